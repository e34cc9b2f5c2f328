// nonzero: which table reads the number of coefficients of a 4x4 block (CAVLC), for a picture.
// variants: vp3 vp4
//
// in    D[0], D[1]: width and height in blocks; D[0x100 + width * y + x]: coefficients, 0 to 16
// out   D[0x400 + width * y + x]: prediction | table << 8
//
// The prediction is the rounded average of the blocks to the left and above, or the one that there
// is, or 0. Tables: 0 for 0 and 1, 1 for 2 and 3, 2 for 4 to 7, 3 for more.

    ld $r1 D[0x0]                   // $r1: width
    ld $r2 D[0x1]                   // $r2: height
    mov $r3 0x100                   // $r3: block
    mov $r4 0x400                   // $r4: result
    sub $r5 0x0 $r1                 // $r5: what leads to the block above
    mov $r6 0x0                     // $r6: y
row:
    mov $r7 0x0                     // $r7: x
block:
    setgt $p3 $r7 0x0               // $p3: there is one to the left
    setgt $p4 $r6 0x0               // $p4: .. and above
    mov $r8 0x0
    mov $r9 0x0
    sub $r11 $r3 0x1
    $p3 ld $r8 D[$r11]
    $p4 ld $r9 D[$r3+$r5]
    and $p5 $p3 $p4
    nop
    or $r10 $r8 $r9                 // one is 0, or both
    avgu $r11 $r8 $r9
    slct $r10 $p5 $r11 $r10
    shr $r11 $r10 0x1               // table: 0 1 2 2 3 3 3 3 3 for half the prediction
    setgt $p5 $r11 0x3
    min $r11 $r11 0x3
    setgt $p6 $r11 0x2
    and $p6 $p6 not $p5
    $p6 sub $r11 $r11 0x1
    hswap $r11 $r11
    or $r11 $r11 $r10
    st D[$r4] $r11
    add $r3 $r3 0x1
    add $r7 $r7 0x1
    setlt $p2 $r7 $r1
    $p2 bra block
    add $r4 $r4 0x1
    add $r6 $r6 0x1
    setlt $p2 $r6 $r2
    $p2 bra row
    nop
