// box4: reduces a picture of 16 x 4 pixels to 4 x 1.
//
// Each row is one vector register, $v0 to $v3, sixteen bytes. Each block of 4 x 4 pixels becomes
// its average, rounded to nearest: (sum + 8) >> 4. The four results go to $m0, the leftmost in the
// low byte.
//
// A row of a block is one 32-bit word. Sums need more than eight bits, so even and odd bytes are
// added apart, two to a word with 16 bits each.

    mov $r20 0xff
    sethi $r20 0xff0000             // 0x00ff00ff: every second byte
    mov $r30 0x0                    // the result

// block 0
    mov $r10 0x8                    // half of 16, for rounding
    mov $r1 $v0 0x0
    and $r2 $r1 $r20
    shr $r3 $r1 0x8
    and $r3 $r3 $r20
    add $r10 $r10 $r2
    add $r10 $r10 $r3
    mov $r1 $v1 0x0
    and $r2 $r1 $r20
    shr $r3 $r1 0x8
    and $r3 $r3 $r20
    add $r10 $r10 $r2
    add $r10 $r10 $r3
    mov $r1 $v2 0x0
    and $r2 $r1 $r20
    shr $r3 $r1 0x8
    and $r3 $r3 $r20
    add $r10 $r10 $r2
    add $r10 $r10 $r3
    mov $r1 $v3 0x0
    and $r2 $r1 $r20
    shr $r3 $r1 0x8
    and $r3 $r3 $r20
    add $r10 $r10 $r2
    add $r10 $r10 $r3
    shr $r4 $r10 0x10               // upper half of the sums
    add $r10 $r10 $r4
    shr $r10 $r10 0x4
    and $r10 $r10 0xff
    or $r30 $r30 $r10

// block 1
    mov $r10 0x8                    // half of 16, for rounding
    mov $r1 $v0 0x1
    and $r2 $r1 $r20
    shr $r3 $r1 0x8
    and $r3 $r3 $r20
    add $r10 $r10 $r2
    add $r10 $r10 $r3
    mov $r1 $v1 0x1
    and $r2 $r1 $r20
    shr $r3 $r1 0x8
    and $r3 $r3 $r20
    add $r10 $r10 $r2
    add $r10 $r10 $r3
    mov $r1 $v2 0x1
    and $r2 $r1 $r20
    shr $r3 $r1 0x8
    and $r3 $r3 $r20
    add $r10 $r10 $r2
    add $r10 $r10 $r3
    mov $r1 $v3 0x1
    and $r2 $r1 $r20
    shr $r3 $r1 0x8
    and $r3 $r3 $r20
    add $r10 $r10 $r2
    add $r10 $r10 $r3
    shr $r4 $r10 0x10               // upper half of the sums
    add $r10 $r10 $r4
    shr $r10 $r10 0x4
    and $r10 $r10 0xff
    shr $r10 $r10 -0x8              // to its byte
    or $r30 $r30 $r10

// block 2
    mov $r10 0x8                    // half of 16, for rounding
    mov $r1 $v0 0x2
    and $r2 $r1 $r20
    shr $r3 $r1 0x8
    and $r3 $r3 $r20
    add $r10 $r10 $r2
    add $r10 $r10 $r3
    mov $r1 $v1 0x2
    and $r2 $r1 $r20
    shr $r3 $r1 0x8
    and $r3 $r3 $r20
    add $r10 $r10 $r2
    add $r10 $r10 $r3
    mov $r1 $v2 0x2
    and $r2 $r1 $r20
    shr $r3 $r1 0x8
    and $r3 $r3 $r20
    add $r10 $r10 $r2
    add $r10 $r10 $r3
    mov $r1 $v3 0x2
    and $r2 $r1 $r20
    shr $r3 $r1 0x8
    and $r3 $r3 $r20
    add $r10 $r10 $r2
    add $r10 $r10 $r3
    shr $r4 $r10 0x10               // upper half of the sums
    add $r10 $r10 $r4
    shr $r10 $r10 0x4
    and $r10 $r10 0xff
    shr $r10 $r10 -0x10              // to its byte
    or $r30 $r30 $r10

// block 3
    mov $r10 0x8                    // half of 16, for rounding
    mov $r1 $v0 0x3
    and $r2 $r1 $r20
    shr $r3 $r1 0x8
    and $r3 $r3 $r20
    add $r10 $r10 $r2
    add $r10 $r10 $r3
    mov $r1 $v1 0x3
    and $r2 $r1 $r20
    shr $r3 $r1 0x8
    and $r3 $r3 $r20
    add $r10 $r10 $r2
    add $r10 $r10 $r3
    mov $r1 $v2 0x3
    and $r2 $r1 $r20
    shr $r3 $r1 0x8
    and $r3 $r3 $r20
    add $r10 $r10 $r2
    add $r10 $r10 $r3
    mov $r1 $v3 0x3
    and $r2 $r1 $r20
    shr $r3 $r1 0x8
    and $r3 $r3 $r20
    add $r10 $r10 $r2
    add $r10 $r10 $r3
    shr $r4 $r10 0x10               // upper half of the sums
    add $r10 $r10 $r4
    shr $r10 $r10 0x4
    and $r10 $r10 0xff
    shr $r10 $r10 -0x18              // to its byte
    or $r30 $r30 $r10

    mov $m0 $r30
