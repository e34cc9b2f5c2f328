// temporal: H.264 temporal direct prediction: both vectors of partitions, scaled from the
// co-located one.
// variants: vp2 vp3 vp4
//
// in    D[0]: how many partitions; D[0x10 + index]: scale factor, -1024 to 1023
//       D[0x40 + 4 * i]: co-located reference index (negative: intra), x, y
// out   D[0x200 + 8 * i]: reference index of list 0, x, y, then the same of list 1
//
// List 0 gets (factor * vector + 128) >> 8; list 1 gets that minus the co-located vector. A factor
// has eleven bits, just what the multiplier takes. An intra block gives index 0 and vectors of 0.

    ld $r1 D[0x0]
    mov $r2 0x40                    // $r2: co-located partition
    mov $r3 0x200                   // $r3: result
next:
    ld $r4 D[$r2]                   // $r4: index
    ld $r5 D[$r2+0x1]               // $r5, $r6: co-located vector
    ld $r6 D[$r2+0x2]
    setlt $p3 $r4 0x0
    $p3 sub $r4 $r4 $r4             // intra: index 0 ..
    ld $r7 D[$r4+0x10]              // $r7: factor
    $p3 sub $r5 $r5 $r5             // .. and no motion
    $p3 sub $r6 $r6 $r6
    lmuls $r5 $r7
    st D[$r3] $r4
    st D[$r3+0x3] $r0
    lsrr 0x7                        // adds 128 and shifts by 8
    add $r2 $r2 0x4
    or $r8 $llo 0x0                 // only now: the next product would end this one
    lmuls $r6 $r7
    st D[$r3+0x1] $r8
    sub $r8 $r8 $r5
    lsrr 0x7
    st D[$r3+0x4] $r8
    or $r8 $llo 0x0
    st D[$r3+0x2] $r8
    sub $r8 $r8 $r6
    st D[$r3+0x5] $r8
    sub $r1 $r1 0x1
    setgt $p2 $r1 0x0
    $p2 bra next
    add $r3 $r3 0x8
