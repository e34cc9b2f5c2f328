// mvpred: H.264 prediction of motion vectors, list 0, for a picture of 16x16 partitions.
// variants: vp2 vp3 vp4
//
// in    D[0], D[1]: width and height in macroblocks
//       D[0x100 + 8 * address]: +0 reference index (-1: not predicted from this list),
//       +1 +2 motion vector difference, +3 number of the slice
// out   +4 +5 of each record: motion vector = prediction + difference
//
// A is the macroblock to the left, B the one above, C the one above to the right or, where that is
// not available, the one above to the left. A macroblock is available inside the picture and inside
// the same slice. The prediction is the vector of A when only A is available; the vector of the
// one neighbour that has the same reference index, when there is exactly one; else the median.

    .set width, 0x0
    .set height, 0x1
    .set near, 0x10                 // neighbours: A at +0, B at +4, C at +8: index, x, y
    .set records, 0x100

    ld $r5 D[width]
    ld $r3 D[height]
    mov $r4 records                 // $r4: the macroblock at hand
    mov $r2 0x0                     // $r2: its row
    shl $r7 $r5 0x3                 // $r7: size of a row of records
row:
    mov $r1 0x0                     // $r1: its column
macroblock:
    ld $r6 D[$r4]                   // $r6: its reference index
    ld $r9 D[$r4+0x3]               // $r9: its slice
    mov $r8 0x0
    setlt $p2 $r6 0x0
    $p2 bra store                   // not predicted: the vector is 0
    $p2 add $r9 0x0 0x0             // .. in both components

    setgt $p2 $r1 0x0               // A: not in the first column
    sub $r10 $r4 0x8
    call fetch
    mov $r11 near
    or $p4 $p2 $p2                  // $p4: A is available

    setgt $p2 $r2 0x0               // B: not in the first row
    sub $r10 $r4 $r7
    call fetch
    add $r11 $r11 0x4
    or $p5 $p2 $p2                  // $p5: B is available

    setgt $p2 $r2 0x0               // C: nor in the last column
    add $r15 $r1 0x1
    setlt pand $p2 $r15 $r5
    add $r10 $r10 0x8
    call fetch
    add $r11 $r11 0x4
    $p2 bra found
    or $p6 $p2 $p2                  // $p6: C is available

    setgt $p2 $r2 0x0               // instead of C: nor in the first column
    setgt pand $p2 $r1 0x0
    call fetch
    sub $r10 $r10 0x10
    or $p6 $p2 $p2
found:
    ld $r12 D[near]
    ld $r13 D[near+0x1]
    ld $r14 D[near+0x2]
    or $p7 $p5 $p6
    and $p7 $p4 not $p7             // only A is available: it stands for B and C, too
    $p7 st D[near+0x4] $r12
    $p7 st D[near+0x5] $r13
    $p7 st D[near+0x6] $r14
    $p7 st D[near+0x8] $r12
    $p7 st D[near+0x9] $r13
    $p7 st D[near+0xa] $r14

    ld $r13 D[near+0x4]
    ld $r14 D[near+0x8]
    seteq $p7 $r12 $r6              // who has the same reference index
    seteq $p8 $r13 $r6
    seteq $p9 $r14 $r6
    and $p10 not $p8 not $p9        // $p10: only A has
    and $p10 $p7 $p10
    and $p11 not $p7 not $p9        // $p11: only B has
    and $p11 $p8 $p11
    and $p12 not $p7 not $p8        // $p12: only C has
    and $p12 $p9 $p12

    mov $r11 near
    call predict                    // x
    ld $r8 D[$r4+0x1]
    add $r8 $r8 $r15
    ld $r9 D[$r4+0x2]
    call predict                    // y
    add $r11 $r11 0x1
    add $r9 $r9 $r15
store:
    st D[$r4+0x4] $r8
    st D[$r4+0x5] $r9
    add $r1 $r1 0x1
    setlt $p2 $r1 $r5
    $p2 bra macroblock
    add $r4 $r4 0x8
    add $r2 $r2 0x1
    setlt $p2 $r2 $r3
    $p2 bra row
    nop
    bra end
    nop

// Takes a neighbour from the record at $r10, which is in the picture if $p2, to D[$r11].
// Not available: index -2, vector 0. $p2 is set if it is. Spoils $r12 to $r15.
fetch:
    $p2 ld $r12 D[$r10+0x3]
    sub $r15 0x0 0x2
    mov $r13 0x0
    seteq pand $p2 $r12 $r9         // in the same slice
    $p2 ld $r15 D[$r10]
    mov $r14 0x0
    $p2 ld $r13 D[$r10+0x4]
    $p2 ld $r14 D[$r10+0x5]
    st D[$r11] $r15
    st D[$r11+0x1] $r13
    ret
    st D[$r11+0x2] $r14

// The prediction of one component to $r15; $r11 + 1 is where that of A lies.
// Spoils $r10, $r12 to $r14, $p2.
predict:
    ld $r12 D[$r11+0x1]
    ld $r13 D[$r11+0x5]
    ld $r14 D[$r11+0x9]
    nop
    setgt $p2 $r12 $r13             // the median is C, kept between A and B
    slct $r15 $p2 $r13 $r12
    slct $r10 $p2 $r12 $r13
    setlt $p2 $r14 $r15
    slct $r15 $p2 $r15 $r14
    setgt $p2 $r15 $r10
    slct $r15 $p2 $r10 $r15
    slct $r15 $p10 $r12 $r15
    slct $r15 $p11 $r13 $r15
    ret
    slct $r15 $p12 $r14 $r15
end:
