// bitonic: sorts signed numbers, one a thread, in the shared memory of a block.
//
// A bitonic network: for k = 2, 4, .., n, runs of k numbers that rise and fall in turn are made
// from runs of k/2. Each step compares the numbers at places p and p ^ j, for j = k/2, .., 1; the
// thread with the lower place does it, and exchanges them when they are in the wrong order for
// bit k of its place. The two loops are the same in all threads; the comparison is done by half of
// the lanes, between joinat and join, and the exchange by some of these, under a predicate.
//
// Launch: any grid; the block has a power of 2 of threads. Each block sorts its own part.
// s[0x10] numbers, sorted in place; s[0x40] the block's numbers
//
// run: -V g80 --grid 2 --block 128 --shared 0x240 --param buffer:bitonic.in:bitonic.out
    cvt u32 $r1 u16 $r0l                    // p
    cvt u32 $r2 u16 u16 s[0x2]              // n
    add $r3 (mul u16 u16 s[0xc] $r2l) $r1
    shl b32 $r3 $r3 0x2
    add b32 $r3 b32 s[0x10] $r3
    ld b32 $r4 g14[$r3]
    shl $a1 $r1 0x2
    st b32 s[$a1+0x40] $r4
    mov b32 $r12 0x0
    mov b32 $r5 0x2                         // k
merge:
    shr u32 $r6 $r5 0x1                     // j
step:
    bar inc wait 0x0 0xfff
    xor b32 $r7 $r1 $r6
    joinat compared
    set $c0 # le u32 $r7 $r1
    (lg $c0) bra compared                   // the partner does it
    shl $a2 $r7 0x2
    mov b32 $r8 b32 s[$a1+0x40]
    mov b32 $r9 b32 s[$a2+0x40]
    set $r10 g s32 $r8 $r9                  // all ones: the greater one comes first
    and b32 $r11 $r1 $r5
    set $r11 lg u32 $r11 $r12               // all ones: this run falls
    xor b32 $c0 # $r10 $r11                 // all ones: the wrong order
    (lg $c0) st b32 s[$a1+0x40] $r9
    (lg $c0) st b32 s[$a2+0x40] $r8
compared:
    join nop
    shr u32 $c0 $r6 $r6 0x1
    (lg $c0) bra step
    shl b32 $r5 $r5 0x1
    set $c0 # le u32 $r5 $r2
    (lg $c0) bra merge
    bar inc wait 0x0 0xfff
    mov b32 $r4 b32 s[$a1+0x40]
    exit st b32 g14[$r3] $r4
