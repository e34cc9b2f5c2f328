// mpeg2mv: MPEG-2 motion vectors of a slice: prediction, range, chroma, and the search window.
// variants: vp3 vp4
//
// in    D[0]: how many macroblocks; D[1]: f_code - 1
//       D[0x40 + 4 * i]: difference x, y; bit 0 of +2: the prediction starts from 0 again
// out   D[0x200 + 4 * i]: luma vector x, y; chroma vector x, y (4:2:0)
//       D[2..5]: least x, greatest x, least y, greatest y; D[6]: average of the last two vectors' x
//       as a guess for the next
//
// A vector is the previous one plus the difference, and comes in at the other end when it leaves
// -16 << f .. (16 << f) - 1. Chroma vectors are half of it, rounded to zero.

    ld $r1 D[0x0]
    ld $r2 D[0x1]
    mov $r3 0x40                    // $r3: differences
    mov $r4 0x200                   // $r4: results
    add $r2 $r2 0x4                 // $r2: bits of a vector without its sign
    mov $r5 0x0                     // $r5, $r6: vector
    mov $r6 0x0
    mov $r9 0x3fff                  // $r9 to $r12: least and greatest
    not $r10 $r9 0x0
    mov $r11 0x3fff
    not $r12 $r9 0x0
    mov $r13 0x0
next:
    ld $r15 D[$r3+0x2]
    ld $r7 D[$r3]
    ld $r8 D[$r3+0x1]
    btest $p3 $r15 0x0
    $p3 sub $r5 $r5 $r5
    $p3 sub $r6 $r6 $r6
    mov $r13 $r5                    // $r13: the previous x
    add $r5 $r5 $r7
    sext $r5 $r5 $r2
    add $r6 $r6 $r8
    sext $r6 $r6 $r2
    div2s $r7 $r5
    div2s $r8 $r6
    st D[$r4] $r5
    st D[$r4+0x1] $r6
    st D[$r4+0x2] $r7
    st D[$r4+0x3] $r8
    min $r9 $r9 $r5
    max $r10 $r10 $r5
    min $r11 $r11 $r6
    max $r12 $r12 $r6
    sub $r1 $r1 0x1
    setgt $p2 $r1 0x0
    add $r3 $r3 0x4
    $p2 bra next
    add $r4 $r4 0x4
    avgs $r13 $r13 $r5
    st D[0x2] $r9
    st D[0x3] $r10
    st D[0x4] $r11
    st D[0x5] $r12
    st D[0x6] $r13
