// lutwalk: lists the partitions of inter macroblocks and how they are predicted, by table lookup.
// variants: vp2 vp3 vp4
//
// in    D[0]: how many macroblocks; D[0x10 + i]: macroblock type as in $mbtype, of those with one
//       or two partitions
// out   D[0x100..]: for each partition $spidx, prediction mode (0 direct, 1 list 0, 2 list 1, 3
//       both), and the index as the tables count it; D[1]: how many
//
// Table 8 has the number of partitions, 9 the $spidx of an index, 10 the next index, 11 the mode.
// The tables follow the special registers, and those need a cycle more than other results.

    ld $r1 D[0x0]
    mov $r2 0x10                    // $r2: macroblock
    mov $r3 0x100                   // $r3: where the list goes on
    mov $r4 0x0                     // $r4: length of the list
    mov $r7 0x4                     // entries from 4 on of table 8: of the macroblock
next:
    ld $r5 D[$r2]
    add $r2 $r2 0x1
    sub $r1 $r1 0x1
    mov $mbtype $r5
    mov $r6 0x0                     // $r6: index
    lut $r8 $r7 0x8                 // $r8: partitions
part:
    lut $r9 $r6 0x9
    lut $r10 $r6 0xb
    st D[$r3] $r9
    st D[$r3+0x1] $r10
    st D[$r3+0x2] $r6
    add $r3 $r3 0x3
    add $r4 $r4 0x1
    lut $p3 $r6 $r6 0xa             // $p3: one more part of the same partition
    setlt $p4 $r6 $r8
    or $p3 $p3 $p4
    $p3 bra part
    nop
    setgt $p2 $r1 0x0
    $p2 bra next
    nop
    st D[0x1] $r4
