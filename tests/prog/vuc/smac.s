// smac: products of signed 16-bit numbers to 32 bits, and their 32-bit sum.
// variants: vp3 vp4
//
// in    D[0]: how many; D[0x40 + i], D[0x80 + i]: factors a and b
// out   D[0x100 + 2 * i]: product, low and high half; D[1], D[2]: sum of all, low and high half
//
// The multiplier takes 16 by 11 bits. So b is split: its upper six bits, with sign, and its lower
// ten, which are positive as eleven bits. With l = a * lower, the lowest ten bits of the product
// are those of l, and the rest is a * upper + (l >> 10), where l >> 10 fits the 16 bits of `ladd`.

    ld $r1 D[0x0]
    mov $r2 0x40                    // $r2, $r3: where the factors are
    mov $r3 0x80
    mov $r4 0x100                   // $r4: where the products go
    mov $r5 0x0                     // $r5, $r6: the sum
    mov $r6 0x0
    mov $r7 0x3ff                   // $r7: lowest ten bits
next:
    ld $r9 D[$r3]
    ld $r8 D[$r2]
    nop
    and $r10 $r9 $r7
    lmuls $r8 $r10
    sar $r9 $r9 0xa
    sub $r1 $r1 0x1
    add $r2 $r2 0x1
    or $r10 $llo 0x0                // a special register: one cycle later than `lsar` could
    and $r10 $r10 $r7               // $r10: lowest ten bits of the product
    lsar 0xa
    add $r3 $r3 0x1
    or $r11 $llo 0x0                // $r11: l >> 10
    lmuls $r8 $r9
    setgt $p3 $r1 0x0
    nop
    ladd $r11                       // the product without its lowest ten bits
    nop
    or $r11 $llo 0x0
    shl $r11 $r11 0xa
    or $r10 $r10 $r11               // $r10: low half
    lsar 0x6
    st D[$r4] $r10
    or $r11 $llo 0x0                // $r11: high half
    st D[$r4+0x1] $r11
    call accumulate
    add $r4 $r4 0x2
    $p3 bra next
    nop
    st D[0x1] $r5
    st D[0x2] $r6
    bra end
    nop

// Adds $r11:$r10 to $r6:$r5. A carry leaves bit 15 where both had it, or one had it and the sum has
// not: (a & b | (a | b) & ~sum). Spoils $r12, $r13, $p2.
accumulate:
    and $r12 $r5 $r10
    or $r13 $r5 $r10
    add $r5 $r5 $r10
    add $r6 $r6 $r11
    not $r10 $r5 0x0
    and $r13 $r13 $r10
    or $r12 $r12 $r13
    shl $p2 $r12 $r12 0x1           // the bit shifted out
    ret
    $p2 add $r6 $r6 0x1
end:
