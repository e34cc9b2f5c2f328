// texture: what lookups give at points that lie within textures and around them.
//
// One thread a point: x, y, z as f32, and a whole number k. Textures, as texture.tN are headed:
//   t0  13 by 7, one component, the nearest texel, the edge beyond
//   t1  the same with two components, linear
//   t2  8 by 6, linear, coordinates from 0 to 1, wrapping in x and y
//   t3  the same, the nearest texel, wrapping in x only; with offsets of texels
//   t4  50 texels in a row, four components, by whole numbers
//   t5  5 by 4 by 3, four components, linear, of which three are asked for
//   t6  6 by 5 in 4 layers, linear, by texlod
//   t7  3 by 4 by 5, three components, linear, coordinates from 0 to 1, wrapping in y and z, with offsets
//   t8  20 texels in a row in 3 layers, the nearest texel; it would wrap around if its coordinates were from 0 to 1
//
// Launch: blocks of 64, a grid of n/64. s[0x10] points, 16 bytes each; s[0x14] results, 80 bytes each
//
// run: -V g80 --grid 6 --block 64 --param buffer:texture.points --param buffer:30720:texture.out
// run: --memory tx0:texture.t0 --memory tx1:texture.t1 --memory tx2:texture.t2 --memory tx3:texture.t3
// run: --memory tx4:texture.t4 --memory tx5:texture.t5 --memory tx6:texture.t6 --memory tx7:texture.t7
// run: --memory tx8:texture.t8
    cvt u32 $r1 u16 $r0l                    // tid.x
    mov b32 $r3 0x40
    add $r1 (mul u16 u16 s[0xc] $r3l) $r1
    shl b32 $r2 $r1 0x4
    add b32 $r2 b32 s[0x10] $r2
    ld b128 $r4q g14[$r2]                   // x, y, z, k
    mov b32 $r3 0x50
    mul $r3 u16 $r1l u16 $r3l
    add b32 $r3 b32 s[0x14] $r3
    mov b32 $r0 0x10
    mul f32 $r16 $r4 0x3dcccccd             // a tenth, for coordinates from 0 to 1
    mul f32 $r17 $r5 0x3dcccccd

    mov b32 $r8 $r4
    mov b32 $r9 $r5
    texauto live $r8:#:#:# $t0 $s0 $r8:$r9 0x0 0x0 0x0
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    texauto live $r12:$r13:#:# $t1 $s0 $r12:$r13 0x0 0x0 0x0
    mov b32 $r9 $r12
    mov b32 $r10 $r13
    mov b32 $r12 $r16
    mov b32 $r13 $r17
    texauto all $r12:#:#:# $t2 $s0 $r12:$r13 0x0 0x0 0x0
    mov b32 $r11 $r12
    st b128 g14[$r3] $r8q
    add b32 $r3 $r3 $r0

    mov b32 $r24 $r7
    texfetch live $r24:$r25:$r26:$r27 $t4 $s0 $r24
    st b128 g14[$r3] $r24q
    add b32 $r3 $r3 $r0

    mov b32 $r28 $r16
    mov b32 $r29 $r17
    texauto live $r28:#:#:# $t3 $s0 $r28:$r29 0x1 -0x2 0x0
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    texauto live $r12:#:$r13:$r14 $t5 $s0 $r12:$r13:$r14 0x0 0x0 0x0
    mov b32 $r29 $r12
    mov b32 $r30 $r13
    mov b32 $r31 $r14
    st b128 g14[$r3] $r28q
    add b32 $r3 $r3 $r0

    mov b32 $r20 $r4
    mov b32 $r21 $r5
    mov b32 $r22 $r7
    mov b32 $r23 0x0
    texlod live $r20:#:#:# $t6 $s0 $r20:$r21:$r22:$r23 0x0 0x0 0x0
    mov b32 $r12 0x0
    texsize live $r12:$r13:$r14:# $t5 $s0 $r12
    mov b32 $r21 $r12
    mov b32 $r22 $r13
    mov b32 $r23 $r14
    st b128 g14[$r3] $r20q
    add b32 $r3 $r3 $r0

    mov b32 $r32 $r16
    mov b32 $r33 $r17
    mul f32 $r34 $r6 0x3dcccccd
    mov b32 $r35 0x40000000                 // a bias
    texbias all deriv $r32:$r33:$r34:# $t7 $s3 $r32:$r33:$r34:$r35 0x1 -0x2 0x3
    mov b32 $r35 $r4
    mov b32 $r36 $r7
    texauto live #:#:#:# $t8 $s0 $r35:$r36 0x0 0x0 0x0
    texauto live $r35:#:#:# $t8 $s0 $r35:$r36 0x0 0x0 0x0
    exit st b128 g14[$r3] $r32q
