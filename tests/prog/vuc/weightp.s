// weightp: H.264 explicit weighted prediction of one list, eight rows of sixteen samples.
// variants: vp2 vp3 vp4
//
// in    D[0]: how many rows
//       D[0x10 + 4 * row]: weight (-128 to 127), offset (-128 to 127), logarithm of the denominator
//       D[0x100 + 16 * row]: samples, 0 to 255
// out   D[0x300 + 16 * row]: ((sample * weight + half) >> logarithm) + offset, within 0 to 255
//
// The product takes three cycles and goes to $lhi and $llo; reading $llo as a special register
// needs one cycle more than using it in another long operation. Loads fill the cycles between.

    ld $r1 D[0x0]
    mov $r2 0x10                    // $r2: weights of the row at hand
    mov $r3 0x100                   // $r3: samples
    mov $r4 0x300                   // $r4: results
    mov $r9 0xff                    // $r9: the largest sample
row:
    ld $r7 D[$r2+0x2]
    ld $r5 D[$r2]                   // $r5: weight
    ld $r6 D[$r2+0x1]               // $r6: offset
    setgt $p3 $r7 0x0               // $p3: there is a denominator
    sub $r7 $r7 0x1                 // $r7: what `lsrr` takes, it shifts by one more
    mov $r10 0x10                   // $r10: samples left
    ld $r8 D[$r3]
    nop
sample:
    add $r3 $r3 0x1
    lmuls $r8 $r5
    ld $r8 D[$r3]                   // the next sample; after the last row, one too many
    sub $r10 $r10 0x1
    $p3 lsrr $r7
    setgt $p2 $r10 0x0
    or $r11 $llo 0x0
    add $r11 $r11 $r6
    clamplep $r11 $r11 $r9
    st D[$r4] $r11
    $p2 bra sample
    add $r4 $r4 0x1
    sub $r1 $r1 0x1
    setgt $p2 $r1 0x0
    $p2 bra row
    add $r2 $r2 0x4
