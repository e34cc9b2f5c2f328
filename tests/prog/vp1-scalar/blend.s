// blend: lays one row of sixteen pixels over another and brings the result into the range of video.
//
// $v0 is the upper row, $v1 the lower, $v2 the opacity of each upper pixel (0 to 255). The result
// goes to $v3:
//
//     upper * opacity / 256 + lower * (255 - opacity) / 256
//
// with each product rounded to nearest, the sum stopped at 255, and the result kept within 16 to
// 235. Four pixels are done at once; the opacity of the lower row is the inverse of all bits.

// pixels 0 to 3
    mov $r1 $v0 0x0
    mov $r2 $v1 0x0
    mov $r3 $v2 0x0
    bxor $r4 $r3 0xff
    bmul rn u $r5 u $r1 u $r3
    bmul rn u $r6 u $r2 u $r4
    badd u $r7 $r5 $r6
    bmax u $r7 $r7 0x10
    bmin u $r7 $r7 0xeb
    mov $v3 0x0 $r7

// pixels 4 to 7
    mov $r1 $v0 0x1
    mov $r2 $v1 0x1
    mov $r3 $v2 0x1
    bxor $r4 $r3 0xff
    bmul rn u $r5 u $r1 u $r3
    bmul rn u $r6 u $r2 u $r4
    badd u $r7 $r5 $r6
    bmax u $r7 $r7 0x10
    bmin u $r7 $r7 0xeb
    mov $v3 0x1 $r7

// pixels 8 to 11
    mov $r1 $v0 0x2
    mov $r2 $v1 0x2
    mov $r3 $v2 0x2
    bxor $r4 $r3 0xff
    bmul rn u $r5 u $r1 u $r3
    bmul rn u $r6 u $r2 u $r4
    badd u $r7 $r5 $r6
    bmax u $r7 $r7 0x10
    bmin u $r7 $r7 0xeb
    mov $v3 0x2 $r7

// pixels 12 to 15
    mov $r1 $v0 0x3
    mov $r2 $v1 0x3
    mov $r3 $v2 0x3
    bxor $r4 $r3 0xff
    bmul rn u $r5 u $r1 u $r3
    bmul rn u $r6 u $r2 u $r4
    badd u $r7 $r5 $r6
    bmax u $r7 $r7 0x10
    bmin u $r7 $r7 0xeb
    mov $v3 0x3 $r7
