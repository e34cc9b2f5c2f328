// crc16: the CRC with polynomial x^16 + x^12 + x^5 + 1 over cells of D[], high byte first.
// variants: vp2 vp3 vp4
//
// in    D[0]: how many cells; D[1]: start value; D[0x40..]: the cells
// out   D[2]: CRC
//
// `shl` gives the bit that it shifts out as its predicate, which decides about the polynomial.

    ld $r1 D[0x0]
    ld $r2 D[0x1]                   // $r2: CRC
    mov $r3 0x40                    // $r3: address
    mov $r4 0x1021                  // $r4: polynomial
    setgt $p2 $r1 0x0
    nop
    bra more
    ld $r5 D[$r3]
cell:
    xor $r2 $r2 $r5
    mov $r6 0x8                     // $r6: pairs of bits left
bits:
    shl $p3 $r2 $r2 0x1
    $p3 xor $r2 $r2 $r4
    sub $r6 $r6 0x1
    setgt $p4 $r6 0x0
    shl $p3 $r2 $r2 0x1
    $p4 bra bits
    $p3 xor $r2 $r2 $r4
    add $r3 $r3 0x1
    ld $r5 D[$r3]
    sub $r1 $r1 0x1
    setgt $p2 $r1 0x0
more:
    $p2 bra cell
    nop
    st D[0x2] $r2
