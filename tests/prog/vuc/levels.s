// levels: places the levels of 4x4 blocks by zigzag scan and scales them, H.264 residual blocks.
// variants: vp2 vp3 vp4
//
// in    D[0]: how many blocks; D[1]: quantiser, 0 to 23
//       D[0x10 + scan position]: raster position (the zigzag or the field scan)
//       D[0x20 + raster position]: level scale of the block at this quantiser modulo 6
//       D[0x100..]: per block the number of levels, and for each a run of zeros and a level
// out   D[0x400 + 16 * block + raster position]: coefficients
//
// A coefficient is (level * scale + 2^(3 - q)) >> (4 - q), where q is quantiser / 6. That is what
// `lsrr` does: for the number b it adds 2^b and shifts by b + 1, so b is 3 - q.

    ld $r1 D[0x0]
    ld $r2 D[0x1]
    mov $r4 0x100                   // $r4: input
    mov $r5 0x400                   // $r5: block
    mov $r3 0x3                     // $r3: 3 - quantiser / 6
sixths:
    setgt $p2 $r2 0x5
    $p2 sub $r2 $r2 0x6
    $p2 bra sixths
    $p2 sub $r3 $r3 0x1
block:
    ld $r6 D[$r4]                   // $r6: levels left
    mov $r8 0x0
clear:
    st D[$r5] $r0                   // two cells at a time
    st D[$r5+0x1] $r0
    add $r8 $r8 0x2
    setlt $p2 $r8 0x10
    $p2 bra clear
    add $r5 $r5 0x2
    sub $r5 $r5 0x10
    mov $r8 0x0                     // $r8: scan position
    add $r4 $r4 0x1
    setgt $p2 $r6 0x0
level:
    $p2 ld $r9 D[$r4]               // run
    $p2 ld $r10 D[$r4+0x1]          // $r10: level
    $p2 add $r4 $r4 0x2
    $p2 add $r8 $r8 $r9
    $p2 ld $r11 D[$r8+0x10]         // $r11: raster position
    $p2 add $r8 $r8 0x1
    $p2 sub $r6 $r6 0x1
    $p2 ld $r12 D[$r11+0x20]        // scale
    add $r13 $r5 $r11
    nop
    $p2 lmuls $r10 $r12
    nop
    nop
    $p2 lsrr $r3
    nop
    $p2 or $r12 $llo 0x0
    $p2 st D[$r13] $r12
    setgt pand $p2 $r6 0x0
    $p2 bra level
    nop
    sub $r1 $r1 0x1
    setgt $p2 $r1 0x0
    $p2 bra block
    add $r5 $r5 0x10
