// strength: the boundary strengths of the H.264 deblocking filter, for edges between 4x4 blocks.
// variants: vp2 vp3 vp4
//
// in    D[0]: how many edges; D[1]: vertical limit, 4 for frames and 2 for fields
//       D[0x100 + 16 * i]: blocks p and q, eight cells each: flags (bit 0 intra, bit 1 has
//       coefficients, bit 2, of q: the edge is one of its macroblock), picture of the first vector,
//       x, y, picture of the second, x, y (no such vector: -1, 0, 0)
// out   D[0x40 + i]: strength
//
// 4 for intra at the edge of a macroblock, 3 for intra inside, 2 for coefficients, 1 for different
// pictures or vectors, else 0. Which list a vector came from does not matter: the pictures have to
// be the same two, and each vector is compared with the one that has the same picture. When both
// vectors of a block have one picture, one of both orders has to fit.

    .set p, 0x0
    .set q, 0x8

    ld $r1 D[0x0]
    ld $r2 D[0x1]                   // $r2: vertical limit
    mov $r3 0x100                   // $r3: edge
    mov $r4 0x40                    // $r4: result
    sub $r15 $r2 0x1                // $r15: the largest vertical difference that does not count
edge:
    ld $r5 D[$r3+p]
    ld $r6 D[$r3+q]
    mov $r7 0x0                     // $r7: strength
    ld $r8 D[$r3+p+0x1]             // $r8, $r9: pictures of p
    or $r10 $r5 $r6
    btest $p3 $r10 0x0
    btest $p4 $r10 0x1
    btest $p5 $r6 0x2
    $p4 add $r7 0x0 0x2
    $p3 add $r7 0x0 0x3
    and $p5 $p3 $p5
    $p5 add $r7 0x0 0x4
    setgt $p2 $r7 0x0
    $p2 bra done
    ld $r9 D[$r3+p+0x4]
    ld $r10 D[$r3+q+0x1]            // $r10, $r11: pictures of q
    ld $r11 D[$r3+q+0x4]
    nop
    seteq $p6 $r8 $r10              // $p6: the pictures are the same in the same order
    seteq pand $p6 $r9 $r11
    seteq $p7 $r8 $r11              // $p7: .. crosswise
    seteq pand $p7 $r9 $r10
    mov $r13 $r3                    // $r13: p; its first vector ..
    add $r14 $r3 q                  // .. with the first of q
    call near
    or $p8 0x1 0x1
    add $r13 $r3 0x3
    call near                       // both second ones
    add $r14 $r14 0x3
    and $p6 $p6 $p8                 // $p6: fits in the same order
    mov $r13 $r3
    call near                       // first with second
    or $p8 0x1 0x1
    add $r13 $r3 0x3
    call near                       // second with first
    add $r14 $r3 q
    and $p7 $p7 $p8
    or $p6 $p6 $p7
    and $p6 not $p6 not $p6
    $p6 add $r7 0x0 0x1
done:
    st D[$r4] $r7
    add $r4 $r4 0x1
    sub $r1 $r1 0x1
    setgt $p2 $r1 0x0
    $p2 bra edge
    add $r3 $r3 0x10
    bra end
    nop

// Clears $p8 unless the vectors at $r13 and $r14 are near each other. A difference d is small when
// 0 <= d + 3 <= 6,
// the vertical one with $r15 in place of 3. Spoils $r5, $r6, $r11, $r12.
near:
    ld $r5 D[$r13+0x2]
    ld $r6 D[$r14+0x2]
    ld $r11 D[$r13+0x3]
    ld $r12 D[$r14+0x3]
    sub $r5 $r5 $r6
    add $r5 $r5 0x3
    setlep pand $p8 $r5 0x6
    sub $r11 $r11 $r12
    add $r11 $r11 $r15
    shl $r12 $r15 0x1
    ret
    setlep pand $p8 $r11 $r12
end:
