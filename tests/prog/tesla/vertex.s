// vertex: a vertex program that multiplies positions by a matrix and doubles colours.
//
// A thread a vertex. a[0x0] position of four f32, a[0x10] colour; c0 has the matrix row by row; o[0x0]
// position, o[0x10] colour, held in 0 to 1. The rows use the ways to an attribute: as an operand, by a
// load, and by an address register.
//
// run: -V g80 --mode vp --grid 2 --block 50 --memory c0:vertex.c0 --memory a:vertex.a
// run: --save o@0+32:vertex.o
    mul rn f32 $r4 a[0x0] c0[0x0]
    add f32 $r4 (mul a[0x4] c0[0x4]) $r4
    add f32 $r4 (mul a[0x8] c0[0x8]) $r4
    add f32 o[0x0] (mul a[0xc] c0[0xc]) $r4

    ld b32 $r0 a[0x0]
    ld b32 $r1 a[0x4]
    ld b32 $r2 a[0x8]
    ld b32 $r3 a[0xc]
    mul rn f32 $r5 $r0 c0[0x10]
    add f32 $r5 (mul $r1 c0[0x14]) $r5
    add f32 $r5 (mul $r2 c0[0x18]) $r5
    add f32 $r5 (mul $r3 c0[0x1c]) $r5
    mul rn f32 $r6 $r0 c0[0x20]
    add f32 $r6 (mul $r1 c0[0x24]) $r6
    add f32 $r6 (mul $r2 c0[0x28]) $r6
    add f32 o[0x8] (mul $r3 c0[0x2c]) $r6
    mul rn f32 $r7 $r0 c0[0x30]
    add f32 $r7 (mul $r1 c0[0x34]) $r7
    add f32 $r7 (mul $r2 c0[0x38]) $r7
    add f32 $r7 (mul $r3 c0[0x3c]) $r7
    mov b32 $r0 0x4
    shl $a1 $r0 0x0
    st b32 o[$a1] $r5
    st b32 o[$a1+0x8] $r7

    mov b32 $r1 a[0x10]
    add sat rn f32 o[0x10] $r1 $r1
    mov b32 $r1 a[0x14]
    add sat rn f32 o[0x14] $r1 $r1
    mov b32 $r1 a[0x18]
    add sat rn f32 o[0x18] $r1 $r1
    ld b32 $r1 a[$a1+0x18]
    exit add sat rn f32 o[0x1c] $r1 $r1
