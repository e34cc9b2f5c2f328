// sad: sum of absolute differences of two blocks of 4 x 4 pixels, the measure of motion search.
//
// Block A is $v0 and block B is $v1, a row in each 32-bit word. The sum goes to $m0; the zero flag
// of $c1 is set if the blocks are equal.
//
// Unsigned byte subtraction stops at 0, so one of a - b and b - a is 0 and "or" of both is the
// difference.

    mov $r20 0xff
    sethi $r20 0xff0000             // 0x00ff00ff: every second byte
    mov $r10 0x0                    // two sums of 16 bits

// row 0
    mov $r1 $v0 0x0
    mov $r2 $v1 0x0
    bsub u $r3 $r1 $r2
    bsub u $r4 $r2 $r1
    or $r3 $r3 $r4
    and $r4 $r3 $r20
    shr $r3 $r3 0x8
    and $r3 $r3 $r20
    add $r10 $r10 $r4
    add $r10 $r10 $r3

// row 1
    mov $r1 $v0 0x1
    mov $r2 $v1 0x1
    bsub u $r3 $r1 $r2
    bsub u $r4 $r2 $r1
    or $r3 $r3 $r4
    and $r4 $r3 $r20
    shr $r3 $r3 0x8
    and $r3 $r3 $r20
    add $r10 $r10 $r4
    add $r10 $r10 $r3

// row 2
    mov $r1 $v0 0x2
    mov $r2 $v1 0x2
    bsub u $r3 $r1 $r2
    bsub u $r4 $r2 $r1
    or $r3 $r3 $r4
    and $r4 $r3 $r20
    shr $r3 $r3 0x8
    and $r3 $r3 $r20
    add $r10 $r10 $r4
    add $r10 $r10 $r3

// row 3
    mov $r1 $v0 0x3
    mov $r2 $v1 0x3
    bsub u $r3 $r1 $r2
    bsub u $r4 $r2 $r1
    or $r3 $r3 $r4
    and $r4 $r3 $r20
    shr $r3 $r3 0x8
    and $r3 $r3 $r20
    add $r10 $r10 $r4
    add $r10 $r10 $r3

// both halves together
    mov $r21 0xffff
    shr $r4 $r10 0x10
    and $r10 $r10 $r21
    add $r10 $c1 $r10 $r4
    mov $m0 $r10
