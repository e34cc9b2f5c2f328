// partwalk: lists the partitions and sub-partitions of macroblocks with their place and size.
// variants: vp2 vp3 vp4
//
// in    D[0]: how many macroblocks; D[0x10 + i]: partitioning as in $mbpart: bits 0-1 of the
//       macroblock (0 16x16, 1 16x8, 2 8x16, 3 8x8), then two bits for each 8x8 (8x8 8x4 4x8 4x4)
// out   D[0x100..]: for each sub-partition its index as $spidx takes it, x | y << 8,
//       width | height << 8; D[1]: how many
//
// Bit 1 of a partitioning halves the width and bit 0 the height, so that macroblocks and 8x8 blocks
// are walked by the same subroutine.

    ld $r1 D[0x0]
    mov $r2 0x10                    // $r2: the macroblock at hand
    mov $r3 0x100                   // $r3: where the list goes on
    mov $r4 0x0                     // $r4: length of the list
next:
    ld $r5 D[$r2]                   // $r5: partitioning; the one in force is in the lowest bits
    mov $r6 0x0                     // $r6, $r7: x and y
    mov $r7 0x0
    and $r15 $r5 0x3
    seteq $p3 $r15 0x3
    $p3 bra eight
    mov $r8 0x10                    // $r8: size of the square that is divided
    call walk
    nop
    bra done
    nop
eight:
    mov $r8 0x8
    call walk
    shr $r5 $r5 0x2                 // the next 8x8 block has its own two bits
    add $r6 $r13 0x8                // the block to the right ..
    setlt $p3 $r6 0x10
    $p3 bra eight
    sub $r7 $r12 0x8
    mov $r7 $r12                    // .. or the first one of the lower half
    setlt $p3 $r7 0x10
    $p3 bra eight
    mov $r6 0x0
done:
    sub $r1 $r1 0x1
    setgt $p2 $r1 0x0
    $p2 bra next
    add $r2 $r2 0x1
    st D[0x1] $r4
    bra end
    nop

// Walks a square of size $r8 at $r6, $r7, in reading order. Leaves the left end in $r13, the lower
// end in $r12.
walk:
    and $r15 $r5 0x1
    shr $r10 $r8 $r15               // $r10: height of a part
    btest $p4 $r5 0x1
    shr $r9 $r8 0x1
    slct $r9 $p4 $r9 $r8            // $r9: width of a part
    add $r11 $r6 $r8                // $r11: right end
    add $r12 $r7 $r8
    mov $r13 $r6
part:
    call emit
    nop
    add $r6 $r6 $r9
    setlt $p4 $r6 $r11
    $p4 bra part
    nop
    add $r7 $r7 $r10
    setlt $p4 $r7 $r12
    $p4 bra part
    mov $r6 $r13
    ret
    nop

// One entry of the list. An index has y[3] x[3] y[2] x[2]: the 8x8 block, then the 4x4 block in it.
emit:
    and $r14 $r7 0x8
    and $r15 $r6 0x8
    shr $r15 $r15 0x1
    or $r14 $r14 $r15
    and $r15 $r7 0x4
    shr $r15 $r15 0x1
    or $r14 $r14 $r15
    shr $r15 $r6 0x2
    and $r15 $r15 0x1
    or $r14 $r14 $r15
    st D[$r3] $r14
    hswap $r15 $r7
    or $r15 $r15 $r6
    st D[$r3+0x1] $r15
    hswap $r15 $r10
    or $r15 $r15 $r9
    st D[$r3+0x2] $r15
    add $r3 $r3 0x3
    ret
    add $r4 $r4 0x1
end:
