// reduce: sum and greatest of n unsigned numbers, one pair a block.
//
// First each thread goes through the numbers with the step of the whole grid. Then the block adds
// up its partial results in shared memory as a tree: with a stride that halves each time, the
// threads below the stride take in the results of those above. These rounds show the usual shape of
// a branch without `else`:
//
//     joinat J           the mask of all lanes is kept on the stack, with the place where they meet
//     (cond) bra J       some lanes go to J at once; the others wait as an entry, or the reverse
//     ...                lanes without the condition do the work and come to J
//     J: join ...        done by both in turn; then the entry of joinat gives back the full mask
//
// The barrier follows J, because a warp must not come to it in pieces.
//
// Launch: the block has a power of 2 of threads, at most 256.
// s[0x10] n, s[0x14] in, s[0x18] out (8 bytes a block: sum modulo 2^32, greatest)
// s[0x40] sums, s[0x440] greatest ones
//
// run: -V g80 --grid 4 --block 128 --shared 0x840 --param u32:3000 --param buffer:reduce.in
// run: --param buffer:32:reduce.out
    cvt u32 $r1 u16 $r0l                    // t = tid.x
    mov b16 $r2l u16 s[0x2]
    add $r3 (mul u16 u16 s[0xc] $r2l) $r1   // i
    mul $r4 u16 u16 s[0x8] u16 $r2l         // threads of the grid
    mov b32 $r5 0x0                         // sum
    mov b32 $r6 0x0                         // greatest
    mov b32 $r11 b32 s[0x10]                // n

    joinat summed
next:
    set $c0 # ge u32 $r3 $r11
    (lg $c0) bra summed                     // the lanes at the end wait for the others here
    shl b32 $r7 $r3 0x2
    add b32 $r7 b32 s[0x14] $r7
    ld b32 $r7 g14[$r7]
    add b32 $r5 $r5 $r7
    max u32 $r6 $r6 $r7
    add b32 $r3 $r3 $r4
    bra next
summed:
    join nop
    shl $a1 $r1 0x2
    add $a2 $a1 0x400
    st b32 s[$a1+0x40] $r5
    st b32 s[$a2+0x40] $r6

    cvt u32 $r2 u16 u16 s[0x2]
halve:
    shr u32 $c1 $r2 $r2 0x1                 // the stride
    (e $c1) bra done                        // the same in all lanes
    bar inc wait 0x0 0xfff
    joinat round
    set $c0 # ge u32 $r1 $r2
    (lg $c0) bra round
    add b32 $r7 $r1 $r2
    shl $a3 $r7 0x2                         // the partner
    add $a4 $a3 0x400
    mov b32 $r8 b32 s[$a3+0x40]
    add b32 $r5 $r5 $r8
    mov b32 $r9 b32 s[$a4+0x40]
    max u32 $r6 $r6 $r9
    st b32 s[$a1+0x40] $r5
    st b32 s[$a2+0x40] $r6
round:
    join nop
    bra halve
done:
    mov b32 $r10 0x0
    set $c0 # lg u32 $r1 $r10
    (lg $c0) ret                            // thread 0 has the result
    mov b32 $r4 $r5
    mov b32 $r5 $r6
    cvt u32 $r2 u16 u16 s[0xc]
    shl b32 $r2 $r2 0x3
    add b32 $r2 b32 s[0x18] $r2
    exit st b64 g14[$r2] $r4d
