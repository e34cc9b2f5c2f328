// histogram: how often each byte occurs in n bytes, with reductions in global memory.
//
// `red add` adds without bringing the old value back, and is whole even where many threads add to
// the same word at once, in one warp or in different blocks. The order does not matter to the sum.
// Threads leave the loop by `ret`.
//
// s[0x10] n, s[0x14] bytes, s[0x18] 256 counts, zero before
//
// run: -V g84 --grid 3 --block 64 --param u32:4000 --param buffer:histogram.in
// run: --param buffer:1024:histogram.out
    cvt u32 $r1 u16 $r0l
    mov b16 $r2l u16 s[0x2]
    add $r1 (mul u16 u16 s[0xc] $r2l) $r1   // i
    mul $r2 u16 u16 s[0x8] u16 $r2l         // threads of the grid
    mov b32 $r5 0x1
next:
    set $c0 # le u32 b32 s[0x10] $r1
    (lg $c0) ret
    add b32 $r3 b32 s[0x14] $r1
    ld u8 $r3 g14[$r3]
    shl b32 $r3 $r3 0x2
    add b32 $r3 b32 s[0x18] $r3
    red add u32 g14[$r3] $r5
    add b32 $r1 $r1 $r2
    bra next
