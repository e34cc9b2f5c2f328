// bitpack: writes fields as a NAL unit: bits to bytes, trailing bits, emulation prevention.
// variants: vp2 vp3 vp4
//
// in    D[0]: how many fields; D[0x40 + 2 * i]: value, and width in bits (1 to 16)
// out   D[0x200..]: the bytes, one in each cell; D[1]: how many
//
// The last field is followed by a 1 and zeros up to the end of the byte. Where two zero bytes would
// be followed by one of 0 to 3, a byte 3 is put between, so that no start code can appear.

    ld $r1 D[0x0]
    mov $r2 0x40                    // $r2: field
    mov $r3 0x200                   // $r3: where the next byte goes
    mov $r5 0x0                     // $r5: byte at hand ..
    mov $r6 0x8                     // .. and how many bits it still takes
    mov $r10 0x0                    // $r10: zero bytes in a row
    mov $r12 0x10
next:
    ld $r9 D[$r2+0x1]               // $r9: width
    ld $r8 D[$r2]                   // $r8: value, soon with its first bit in bit 15
    nop
    sub $r11 $r12 $r9
    call field
    shl $r8 $r8 $r11
    sub $r1 $r1 0x1
    setgt $p2 $r1 0x0
    $p2 bra next
    add $r2 $r2 0x2

    mov $r9 0x1                     // the stop bit
    call field
    bset $r8 0x0 0xf
pad:
    setlt $p2 $r6 0x8
    mov $r9 0x1
    $p2 call field
    mov $r8 0x0
    $p2 bra pad
    nop
    mov $r4 0x200
    sub $r3 $r3 $r4
    st D[0x1] $r3
    bra end
    nop

// The first $r9 bits of $r8. Spoils $r9, $r11, $p3, $p4.
field:
    shl $r5 $r5 0x1
    shl $p3 $r8 $r8 0x1             // $p3: the bit shifted out
    $p3 add $r5 $r5 0x1
    sub $r6 $r6 0x1
    seteq $p3 $r6 0x0
    $p3 call byte
    sub $r9 $r9 0x1
    setgt $p3 $r9 0x0
    $p3 bra field
    nop
    ret
    nop

byte:
    setgt $p4 $r10 0x1
    setlep pand $p4 $r5 0x3
    mov $r11 0x3
    $p4 st D[$r3] $r11
    $p4 add $r3 $r3 0x1
    $p4 sub $r10 $r10 $r10
    st D[$r3] $r5
    add $r3 $r3 0x1
    add $r10 $r10 0x1
    setgt $p4 $r5 0x0
    $p4 sub $r10 $r10 $r10
    mov $r6 0x8
    ret
    mov $r5 0x0
end:
