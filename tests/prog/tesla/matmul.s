// matmul: c = a * b, square matrices of f32 with n rows, the plain way.
//
// One thread an element of c; it walks along a row of a and down a column of b and reads both from
// global memory. The loop has the same length for all threads, so the warp stays together.
//
// Launch: blocks of 16 by 16, a grid of n/16 by n/16; n is a multiple of 16, at most 4096.
// s[0x10] n, s[0x14] a, s[0x18] b, s[0x1c] c
//
// run: -V g80 --grid 2,2 --block 16,16 --param u32:32 --param buffer:matmul.a
// run: --param buffer:matmul.b --param buffer:4096:matmul.c
    cvt u32 $r1 u16 $r0l                    // tid.x
    shr u32 $r2 $r0 0x10                    // tid.y
    mov b32 $r3 0x10
    add $r1 (mul u16 u16 s[0xc] $r3l) $r1   // column
    add $r2 (mul u16 u16 s[0xe] $r3l) $r2   // row

    mov b32 $r9 b32 s[0x10]                 // n
    shl b32 $r8 $r9 0x2                     // bytes of a row
    mul $r3 u16 $r2l u16 $r9l
    shl b32 $r3 $r3 0x2                     // bytes before the row
    shl b32 $r1 $r1 0x2
    add b32 $r4 b32 s[0x14] $r3             // a[row][0]
    add b32 $r5 b32 s[0x18] $r1             // b[0][column]
    add b32 $r3 $r3 $r1
    add b32 $r3 b32 s[0x1c] $r3             // c[row][column]
    mov b32 $r0 0x0                         // the sum
    mov b32 $r10 0xffffffff                 // -1; immediate words have no flags
next:
    ld b32 $r6 g14[$r4]
    ld b32 $r7 g14[$r5]
    add f32 $r0 (mul $r6 $r7) $r0
    add b32 $r4 $r4 0x4
    add b32 $r5 $r5 $r8
    add b32 $c0 $r9 $r9 $r10                // count down
    (lg $c0) bra next
    exit st b32 g14[$r3] $r0
