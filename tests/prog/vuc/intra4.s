// intra4: the prediction modes of 4x4 intra blocks, in one row of I_NxN macroblocks (H.264).
// variants: vp2 vp3 vp4
//
// in    D[0]: how many macroblocks, at most 8
//       D[0x40 + 16 * macroblock + block]: what was read: -1 the most probable mode, else rem (0-7)
//       D[0x100..]: the modes as a map, 33 cells a row: a row of the blocks above (-1: not
//       available), then four rows that begin with the block to the left
// out   the four rows of the map
//
// The most probable mode is the smaller one of the blocks to the left and above, or 2 (DC) if one
// is not available. rem counts the other modes, so it grows by one from the most probable one on.
// Blocks are numbered 0 to 3 in each 8x8 block, and so are the 8x8 blocks: y x y x of the number.

    .set map, 0x100
    .set stride, 0x21

    ld $r1 D[0x0]
    mov $r2 0x40                    // $r2: what was read
    mov $r3 map                     // $r3: the block above and to the left of the macroblock
    mov $r12 stride
macroblock:
    mov $r4 0x0                     // $r4: number of the block
block:
    and $r5 $r4 0x1                 // $r5: x
    shr $r6 $r4 0x1
    and $r7 $r6 0x2
    or $r5 $r5 $r7
    and $r6 $r6 0x1                 // $r6: y
    shr $r7 $r4 0x2
    and $r7 $r7 0x2
    or $r6 $r6 $r7
    lmulu $r6 $r12
    add $r5 $r5 $r3
    ld $r8 D[$r2]                   // $r8: what was read
    nop
    or $r6 $llo 0x0
    add $r5 $r5 $r6                 // $r5: the block above and to the left
    ld $r9 D[$r5+0x1]               // above
    ld $r10 D[$r5+stride]           // left
    add $r2 $r2 0x1
    setlt $p3 $r9 0x0
    setlt por $p3 $r10 0x0
    setlt $p4 $r9 $r10
    slct $r9 $p4 $r9 $r10
    mov $r11 0x2
    slct $r9 $p3 $r11 $r9           // $r9: most probable mode
    setlt $p3 $r8 0x0
    setlt pnot $p4 $r8 $r9
    $p4 add $r8 $r8 0x1
    slct $r8 $p3 $r9 $r8
    st D[$r5+stride+0x1] $r8
    add $r4 $r4 0x1
    setlt $p2 $r4 0x10
    $p2 bra block
    nop
    sub $r1 $r1 0x1
    setgt $p2 $r1 0x0
    $p2 bra macroblock
    add $r3 $r3 0x4
