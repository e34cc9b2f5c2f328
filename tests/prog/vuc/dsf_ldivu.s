// dsf_ldivu: the scale factors of H.264 temporal direct prediction, with the divider of VP4.
// variants: vp4
//
// in    D[0]: how many pairs; D[1]: picture order count of the current picture
//       D[0x40 + i], D[0x80 + i]: order count of the list 0 and of the list 1 picture of a pair
// out   D[0x100 + i]: scale factor
//
//     tb = clip(-128, 127, current - first)      td = clip(-128, 127, second - first)
//     tx = (16384 + abs(td / 2)) / td            factor = clip(-1024, 1023, (tb * tx + 32) >> 6)
//
// Both divisions round to zero. Where td is 0 the factor is 256, which leaves a vector as it is.
// The divider takes 34 cycles, and $llo can be read one cycle later. Counting is the only work that
// does not need the quotient, so the rest of that time is waiting.

    ld $r1 D[0x0]
    ld $r2 D[0x1]                   // $r2: current order count
    mov $r3 0x40                    // $r3, $r4: where the order counts are
    mov $r4 0x80
    mov $r5 0x100                   // $r5: where the factors go
    bset $r6 0x0 0xe                // $r6: 16384
next:
    ld $r7 D[$r3]
    ld $r8 D[$r4]
    add $r3 $r3 0x1
    sub $r9 $r2 $r7
    sub $r10 $r8 $r7
    clamps $r9 $r9 0x7              // $r9: tb
    seteq $p3 $r10 0x0              // $p3: td is 0
    clamps $r10 $r10 0x7            // $r10: td
    setlt $p4 $r10 0x0              // $p4: td is negative
    sub $r11 0x0 $r10
    slct $r11 $p4 $r11 $r10         // $r11: its absolute value
    shr $r12 $r11 0x1
    add $r12 $r12 $r6               // $r12: the dividend, less than 2^15
    add $r4 $r4 0x1
    sub $r1 $r1 0x1
    mov $llo $r12
    mov $lhi 0x0
    nop                             // written as a special register, $lhi is there two cycles later
    ldivu $r11
    setgt $p2 $r1 0x0
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    or $r12 $llo 0x0
    sub $r13 0x0 $r12
    slct $r12 $p4 $r13 $r12         // tx
    lmuls $r12 $r9
    mov $r14 0x100
    nop
    lsrr 0x5                        // adds 32 and shifts by 6
    nop
    or $r12 $llo 0x0
    or $r13 $lhi 0x0
    seteq $p5 $r13 0x0              // 32768, of -16384 * -128, is the one result that needs a
    setlt pand $p5 $r12 0x0         // seventeenth bit
    $p5 sub $r12 $r12 0x1
    clamps $r12 $r12 0xa
    slct $r12 $p3 $r14 $r12
    st D[$r5] $r12
    $p2 bra next
    add $r5 $r5 0x1
