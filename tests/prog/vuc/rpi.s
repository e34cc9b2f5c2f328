// rpi: translates reference indices to pictures through the table that $rpitab points to.
// variants: vp2
//
// in    $rpitab: where the table lies in D[]: 32 entries of list 0, then 32 of list 1; an entry is
//       the number of a frame in the decoded picture buffer
//       D[0]: how many partitions; D[1]: entries used of list 0, D[2]: of list 1
//       D[0x40 + 4 * i]: reference index of list 0, of list 1 (-1: not used), and flags: bit 0
//       field macroblock, bit 1 bottom field
// out   D[0x200 + 2 * i]: picture of list 0, of list 1: frame << 2 | 0 frame, 2 top or 3 bottom
//       field; -1 where the list is not used
//
// In a field macroblock index 2n means the field of frame n with the same parity, 2n + 1 the other
// one. An index beyond the list, which only a broken stream has, is replaced by 0.

    .set count, 0x0
    .set results, 0x200

    or $r2 $rpitab 0x0              // $r2: table
    ld $r1 D[count]                 // $r1: partitions
    ld $r10 D[count+0x1]            // $r10, $r11: entries
    ld $r11 D[count+0x2]
    mov $r3 0x40                    // $r3: partition at hand
    mov $r4 0x0                     // $r4: its number
    mov $r5 results
next:
    ld $r7 D[$r3+0x2]               // $r7: flags
    ld $r6 D[$r3]                   // $r6: index
    mov $r9 $r10                    // $r9: entries of this list
    btest $p8 $r7 0x0
    call translate
    add $r8 $r2 0x0                 // $r8: table of this list
    st D[$r5+$r4*0x2] $r6
    ld $r6 D[$r3+0x1]
    mov $r9 $r11
    add $r8 $r2 0x20
    call translate
    add $r5 $r5 0x1
    st D[$r5+$r4*0x2] $r6
    sub $r5 $r5 0x1
    add $r4 $r4 0x1
    setlt $p9 $r4 $r1
    $p9 rbra again add $r3 $r3 0x4  // forward only, so the way back is a second branch
    nop
    bra end
    nop
again:
    bra next
    nop

// $r6: index to picture. $p8: field macroblock, its parity in $r7 bit 1. Spoils $r12, $p10-12.
translate:
    btest $p10 $r6 0xf              // -1: remains as it is
    $p10 rbra back shl $r12 $r9 0x1
    slct $r12 $p8 $r12 $r9          // fields are twice as many
    setlt $p11 $r6 $r12
    slct $r6 $p11 $r6 $r0           // beyond the list: 0
    shr $p12 $r12 $r6 0x1           // $p12: odd index, the other parity
    slct $r12 $p8 $r12 $r6
    ld $r12 D[$r8+$r12]
    btest $p11 $r7 0x1
    xor $p12 $p11 $p12              // $p12: bottom field
    shl $r6 $r12 0x2
    not $p8 rbra back nop
    nop
    or $r6 $r6 0x2
    $p12 add $r6 $r6 0x1
back:
    ret
    nop
end:
