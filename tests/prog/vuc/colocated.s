// colocated: prepares the motion of one macroblock for direct prediction from a later picture:
// MVSI[] to MVSO[], with direct_8x8_inference.
// variants: vp2 vp3 vp4
//
// in    MVSI[0x80 * m + 8 * i]: x and y of 4x4 block i of macroblock m; cell 2, the picture, is one
//       for four blocks, whichever of their addresses is taken
//       D[0]: m; D[1]: the picture that counts as not moving
// out   MVSO[8 * i]: x, y, picture (again one for four blocks), and whether the block does not move
//
// All four blocks of an 8x8 block take the motion of the one in the corner of the macroblock, which
// are 0, 5, 10 and 15. A block does not move if it refers to that picture and both components are
// -1, 0 or 1.

    ld $r1 D[0x0]
    ld $r2 D[0x1]                   // $r2: picture
    mov $r4 0x0                     // $r4: where the 8x8 block begins in MVSO
    shl $r3 $r1 0x7                 // $r3: where its corner lies in MVSI
    mov $r5 0x80
eighth:
    ld $r6 MVSI[$r3]
    ld $r7 MVSI[$r3+0x1]
    ld $r8 MVSI[$r3+0x2]
    add $r9 $r6 0x1
    setlep $p3 $r9 0x2
    add $r9 $r7 0x1
    setlep pand $p3 $r9 0x2
    seteq pand $p3 $r8 $r2
    mov $r9 0x0
    $p3 bset $r9 $r9 0x0
    mov $r10 0x4
block:
    st MVSO[$r4] $r6
    st MVSO[$r4+0x1] $r7
    st MVSO[$r4+0x2] $r8
    st MVSO[$r4+0x3] $r9
    sub $r10 $r10 0x1
    setgt $p2 $r10 0x0
    $p2 bra block
    add $r4 $r4 0x8
    setlt $p2 $r4 $r5
    $p2 bra eighth
    add $r3 $r3 0x28                // five blocks on
