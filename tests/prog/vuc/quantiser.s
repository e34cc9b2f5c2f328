// quantiser: the quantisers of H.264 macroblocks, luma and both chroma, as the hardware wants them.
// variants: vp2 vp3 vp4
//
// in    D[0]: how many macroblocks; D[1]: quantiser at the beginning of the slice
//       D[2], D[3]: offsets of Cb and Cr, -12 to 12
//       D[0x10 + i]: chroma quantiser for index 30 + i, i from 0 to 21
//       D[0x40 + i]: mb_qp_delta, -26 to 25
// out   $qpy, $qpc: of the last macroblock; D[0x100 + 2 * i]: both of each macroblock
//
// Luma: (previous + delta) modulo 52. Chroma: the luma quantiser plus the offset, within 0 to 51;
// below 30 it stands for itself, from there on the table is asked. $qpc has Cr in its high byte.

    ld $r1 D[0x0]
    ld $r2 D[0x1]                   // $r2: quantiser
    ld $r3 D[0x2]                   // $r3, $r4: offsets
    ld $r4 D[0x3]
    mov $r5 0x40                    // $r5: delta
    mov $r6 0x100                   // $r6: result
    mov $r7 0x33                    // $r7: 51
next:
    ld $r8 D[$r5]
    add $r5 $r5 0x1
    sub $r1 $r1 0x1
    add $r2 $r2 $r8
    setlt $p3 $r2 0x0
    $p3 add $r2 $r2 0x34
    setgt $p3 $r2 $r7
    $p3 sub $r2 $r2 0x34
    mov $qpy $r2
    call chroma
    add $r9 $r2 $r3
    hswap $r10 $r9                  // Cb waits in the other byte
    call chroma
    add $r9 $r2 $r4
    or $r10 $r10 $r9
    hswap $r10 $r10
    mov $qpc $r10
    st D[$r6] $r2
    setgt $p2 $r1 0x0
    st D[$r6+0x1] $r10
    $p2 bra next
    add $r6 $r6 0x2
    bra end
    nop

// Index $r9 to chroma quantiser.
chroma:
    clamplep $r9 $r9 $r7
    sub $r8 $r9 0x1e
    setlt pnot $p3 $r8 0x0
    $p3 ld $r9 D[$r8+0x10]
    ret
    nop
end:
