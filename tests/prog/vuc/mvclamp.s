// mvclamp: VC-1 motion vectors: prediction and difference added within the range, then pulled back
// to the picture and its margin, then saturated for storage.
// variants: vp2 vp3 vp4
//
// in    D[0], D[1]: width and height in macroblocks; D[2]: b, the range is -2^b to 2^b - 1
//       D[3]: s, stored vectors are kept within -2^s to 2^s - 1
//       D[0x100 + 8 * address]: prediction x y, difference x y
// out   +4 +5 of each record: the vector; +6 +7 the one to be stored
//       D[4]: how many components were pulled back, D[5]: how many vectors were saturated
//
// In quarter pixels, a macroblock at column X may begin at -60 at the left and at 64 * width - 4 at
// the right. Both ends are moved up by 60, so that the lower one is 0 as `clamplep` wants it.

    ld $r5 D[0x0]
    ld $r6 D[0x1]
    ld $r7 D[0x2]                   // $r7: b
    shl $r5 $r5 0x6
    shl $r6 $r6 0x6
    ld $r8 D[0x3]                   // $r8: s
    add $r5 $r5 0x38                // $r5, $r6: the right and the lower end, plus 60
    add $r6 $r6 0x38
    mov $r4 0x100                   // $r4: the record at hand
    mov $r2 0x0                     // $r2: its row, in quarter pixels
    mov $r13 0x0                    // $r13: components pulled back
    mov $r14 0x0                    // $r14: vectors saturated
row:
    mov $r1 0x0                     // $r1: its column, in quarter pixels
macroblock:
    ld $r9 D[$r4]
    ld $r11 D[$r4+0x2]
    ld $r10 D[$r4+0x1]
    ld $r12 D[$r4+0x3]
    add $r9 $r9 $r11
    sext $r9 $r9 $r7                // sums that leave the range come in at the other end
    add $r10 $r10 $r12
    sext $r10 $r10 $r7

    add $r9 $r9 $r1                 // x
    add $r9 $r9 0x3c
    clamplep $p2 $r9 $r9 $r5
    sub $r9 $r9 0x3c
    sub $r9 $r9 $r1
    $p2 add $r13 $r13 0x1

    add $r10 $r10 $r2               // y
    add $r10 $r10 0x3c
    clamplep $p2 $r10 $r10 $r6
    sub $r10 $r10 0x3c
    sub $r10 $r10 $r2
    $p2 add $r13 $r13 0x1

    st D[$r4+0x4] $r9
    st D[$r4+0x5] $r10
    clamps $p2 $r9 $r9 $r8
    clamps por $p2 $r10 $r10 $r8
    $p2 add $r14 $r14 0x1
    st D[$r4+0x6] $r9
    st D[$r4+0x7] $r10

    mov $r15 0x40                   // one macroblock is 64 quarter pixels wide
    add $r1 $r1 $r15
    sub $r11 $r5 0x38               // the ends without what was added
    setlt $p2 $r1 $r11
    $p2 bra macroblock
    add $r4 $r4 0x8
    add $r2 $r2 $r15
    sub $r11 $r6 0x38
    setlt $p2 $r2 $r11
    $p2 bra row
    nop
    st D[0x4] $r13
    st D[0x5] $r14
