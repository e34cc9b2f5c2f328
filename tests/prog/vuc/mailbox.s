// mailbox: serves the host: sleeps until there is a message, works through the list of commands to
// which it points, and answers.
// variants: vp2 vp3 vp4
//
// in    $h2v: where in D[] the commands lie; $stat bit 11: it was written; bit 10: a macroblock
//       waits as well
//       a command is four cells: what (0 end, 1 sum, 2 fill, 3 copy, 4 largest), address, count,
//       and value to fill with or target of the copy
// out   sum and largest go to the fourth cell of their command; $v2h: how many commands, with bit
//       15 set if one was not known, which ends the list
//
// When a macroblock waits and no message, the program ends: here decoding would begin.

idle:
    sleep
    or $r1 $stat 0x0
    btest $p2 $r1 0xb
    and $p3 not $p2 not $p2
    $p3 bra end
    nop
    or $r2 $h2v 0x0                 // $r2: command; reading clears bit 11 of $stat
    mov $r3 0x0                     // $r3: how many
command:
    ld $r4 D[$r2]
    ld $r5 D[$r2+0x1]               // $r5: address
    ld $r6 D[$r2+0x2]               // $r6: count
    seteq $p4 $r4 0x0
    $p4 bra answer
    ld $r7 D[$r2+0x3]               // $r7: value or target
    seteq $p5 $r4 0x1
    seteq $p6 $r4 0x2
    seteq $p7 $r4 0x3
    seteq $p8 $r4 0x4
    or $p9 $p5 $p6
    or $p10 $p7 $p8
    or $p9 $p9 $p10
    and $p10 not $p9 not $p9
    $p10 bra answer
    $p10 bset $r3 $r3 0xf           // not known
    $p5 call sum
    nop
    $p6 call fill
    nop
    $p7 call copy
    nop
    $p8 call largest
    nop
    add $r3 $r3 0x1
    bra command
    add $r2 $r2 0x4
answer:
    mov $v2h $r3
    bra idle
    nop

// Subroutines of $r5, $r6, $r7. A count of 0 is none. Spoil $r8, $r9, $p11, $p12.
sum:
    mov $r7 0x0
    bra sum_more
    setgt $p11 $r6 0x0
sum_one:
    ld $r8 D[$r5]
    add $r5 $r5 0x1
    setgt $p11 $r6 0x0
    add $r7 $r7 $r8
sum_more:
    $p11 bra sum_one
    sub $r6 $r6 0x1
    ret
    st D[$r2+0x3] $r7

fill:
    bra fill_more
    setgt $p11 $r6 0x0
fill_one:
    st D[$r5] $r7
    add $r5 $r5 0x1
    setgt $p11 $r6 0x0
fill_more:
    $p11 bra fill_one
    sub $r6 $r6 0x1
    ret
    nop

copy:
    bra copy_more
    setgt $p11 $r6 0x0
copy_one:
    ld $r8 D[$r5]
    add $r5 $r5 0x1
    setgt $p11 $r6 0x0
    st D[$r7] $r8
    add $r7 $r7 0x1
copy_more:
    $p11 bra copy_one
    sub $r6 $r6 0x1
    ret
    nop

largest:                            // of signed numbers; of none, the lowest there is
    bset $r7 0x0 0xf
    bra largest_more
    setgt $p11 $r6 0x0
largest_one:
    ld $r8 D[$r5]
    add $r5 $r5 0x1
    setgt $p11 $r6 0x0
    setgt $p12 $r8 $r7
    slct $r7 $p12 $r8 $r7
largest_more:
    $p11 bra largest_one
    sub $r6 $r6 0x1
    ret
    st D[$r2+0x3] $r7
end:
