// conv2d: convolution of an image with a kernel of 5 by 5, both f32.
//
// The weights lie in c0 and are a source of the multiplication, through $a1, which walks along
// them. At the border the image goes on with its outermost pixels: coordinates are cut to the
// image by `max` and `min`, so that no lane needs a way of its own.
//
// Launch: blocks of 16 by 16 that cover the image exactly.
// s[0x10] width, s[0x14] height, s[0x18] in, s[0x1c] out; c0: 25 weights, row by row
//
// run: -V g80 --grid 2,1 --block 16,16 --memory c0:conv2d.weights --param u32:32 --param u32:16
// run: --param buffer:conv2d.in --param buffer:2048:conv2d.out
    cvt u32 $r1 u16 $r0l
    shr u32 $r2 $r0 0x10
    mov b32 $r3 0x10
    add $r1 (mul u16 u16 s[0xc] $r3l) $r1   // x
    add $r2 (mul u16 u16 s[0xe] $r3l) $r2   // y
    mov b32 $r3 b32 s[0x10]                 // width
    mov b32 $r4 b32 s[0x14]
    mov b32 $r5 0x0
    mov b32 $r6 0xffffffff
    add b32 $r7 $r3 $r6                     // last column
    add b32 $r8 $r4 $r6                     // last row
    mov b32 $r9 0x0                         // the sum
    mov b32 $r10 0xfffffffe                 // row of the kernel, -2 to 2
    mov b32 $r16 0x3
    mov b32 $r17 0x1
    shl $a1 $r5 0x0
row:
    add b32 $r12 $r2 $r10
    max s32 $r12 $r12 $r5
    min s32 $r12 $r12 $r8
    mul $r12 u16 $r12l u16 $r3l
    mov b32 $r11 0xfffffffe                 // column of the kernel
column:
    add b32 $r13 $r1 $r11
    max s32 $r13 $r13 $r5
    min s32 $r13 $r13 $r7
    add b32 $r13 $r13 $r12
    shl b32 $r13 $r13 0x2
    add b32 $r13 b32 s[0x18] $r13
    ld b32 $r13 g14[$r13]
    add f32 $r9 (mul $r13 c0[$a1]) $r9
    add $a1 $a1 0x4
    add b32 $r11 $r11 $r17
    set $c0 # lg u32 $r11 $r16
    (lg $c0) bra column
    add b32 $r10 $r10 $r17
    set $c0 # lg u32 $r10 $r16
    (lg $c0) bra row
    mul $r12 u16 $r2l u16 $r3l
    add b32 $r12 $r12 $r1
    shl b32 $r12 $r12 0x2
    add b32 $r12 b32 s[0x1c] $r12
    exit st b32 g14[$r12] $r9
