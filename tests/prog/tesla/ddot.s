// ddot: dot product of vectors of f64, one partial sum a block.
//
// G200 alone has f64, in pairs of registers that begin with an even one. Each thread fuses its
// products into a sum, rounded once a step; the block adds up these sums in shared memory, which
// is read and written by 32 bits only, so that a number is stored in two arrays: low and high
// words. The order of the additions is fixed, hence so is every bit.
//
// Launch: the block has a power of 2 of threads, at most 128.
// s[0x10] n, s[0x14] x, s[0x18] y, s[0x1c] out (f64 a block); s[0x40] low words, s[0x240] high ones
//
// run: -V g200 --grid 2 --block 64 --shared 0x440 --param u32:500 --param buffer:ddot.x
// run: --param buffer:ddot.y --param buffer:16:ddot.out
    cvt u32 $r1 u16 $r0l                    // t
    mov b16 $r2l u16 s[0x2]
    add $r3 (mul u16 u16 s[0xc] $r2l) $r1   // i
    mul $r2 u16 u16 s[0x8] u16 $r2l         // threads of the grid
    mov b32 $r4 0x0                         // the sum, $r4d
    mov b32 $r5 0x0
    mov b32 $r12 b32 s[0x10]
    breakaddr summed
next:
    set $c0 # ge u32 $r3 $r12
    (lg $c0) break
    shl b32 $r6 $r3 0x3
    add b32 $r7 b32 s[0x18] $r6
    add b32 $r6 b32 s[0x14] $r6
    ld b64 $r8d g14[$r6]
    ld b64 $r10d g14[$r7]
    fma rn f64 $r4d $r8d $r10d $r4d
    add b32 $r3 $r3 $r2
    bra next
summed:
    shl $a1 $r1 0x2
    st b32 s[$a1+0x40] $r4
    st b32 s[$a1+0x240] $r5
    cvt u32 $r2 u16 u16 s[0x2]
halve:
    shr u32 $c1 $r2 $r2 0x1
    (e $c1) bra done
    bar inc wait 0x0 0xfff
    set $c0 # l u32 $r1 $r2                 // t < stride
    add b32 $r6 $r1 $r2
    shl $a2 $r6 0x2
    (lg $c0) ld $r8 b32 s[$a2+0x40]
    (lg $c0) ld $r9 b32 s[$a2+0x240]
    (lg $c0) add rn f64 $r4d $r4d $r8d
    (lg $c0) st b32 s[$a1+0x40] $r4
    (lg $c0) st b32 s[$a1+0x240] $r5
    bra halve
done:
    mov b32 $r6 0x0
    set $c0 # lg u32 $r1 $r6
    (lg $c0) ret
    cvt u32 $r2 u16 u16 s[0xc]
    shl b32 $r2 $r2 0x3
    add b32 $r2 b32 s[0x1c] $r2
    exit st b64 g14[$r2] $r4d
