// pskip: the motion vectors of skipped macroblocks of H.264 P slices, on the branch slot of VP2.
// variants: vp2
//
// in    D[0]: how many macroblocks
//       D[0x40 + 8 * i]: reference index, x and y of neighbour A, the same of neighbour B
//       (index -2: not available), then x and y of the prediction
// out   D[0x200 + 2 * i]: x, y
//
// The vector is 0 if A or B is not available, or if one of them has reference index 0 and a vector
// of 0. Each word holds a branch beside its instruction; a branch has a delay slot.

    ld $r3 D[0x0]
    mov $r1 0x0                     // $r1: macroblock
    mov $r2 0x40                    // $r2: its neighbours
    mov $r10 0x200                  // $r10, $r11: where x and y go, with an index
    mov $r11 0x201
    mov $r4 0x2
    subr $r15 $r4 0x0               // $r15: -2
    seteq $p8 $r3 0x0
    $p8 rbra end nop
    nop
next:
    ld $r4 D[$r2]                   // index of A
    ld $r5 D[$r2+0x3]               // index of B
    ld $r6 D[$r2+0x1]
    seteq $p8 $r4 $r15
    seteq por $p8 $r5 $r15
    $p8 rbra zero ld $r7 D[$r2+0x2] // one is not available
    ld $r8 D[$r2+0x4]               // delay slot; also when the branch is taken
    ld $r9 D[$r2+0x5]
    setzero $p9 $r6 $r7             // A does not move ..
    seteq pand $p9 $r4 0x0          // .. and has index 0
    $p9 rbra zero setzero $p10 $r8 $r9
    seteq pand $p10 $r5 0x0         // the same of B
    not $p10 rbra store ld $r8 D[$r2+0x6]
    ld $r9 D[$r2+0x7]
zero:
    nop                             // loads that began before the branch come to their end
    nop
    mov $r8 0x0
    mov $r9 0x0
store:
    add $r2 $r2 0x8
    st D[$r10+$r1*0x2] $r8
    st D[$r11+$r1*0x2] $r9
    add $r1 $r1 0x1
    setlt $p2 $r1 $r3
    $p2 bra next
    nop
end:
