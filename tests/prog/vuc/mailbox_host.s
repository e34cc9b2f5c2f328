// mailbox_host: asks the host for the vectors of each macroblock that it names, and reports how far
// down they reach. The host is played by mailbox_host.device.
// variants: vp2 vp3 vp4
//
// in    nothing: it sleeps until $h2v is written ($stat bit 11)
//       $h2v: where in D[] the vectors will lie: a count, and as many pairs of x and y
// out   $v2h: the same address, the request; the host answers with $stat bit 5
//       D[0]: how many macroblocks are done; D[0x10 + number]: the largest y of each, the lowest
//       number there is if it has no vectors; MVSO[8 * number + 1]: the same, as y of that block, as
//       soon as bit 7 is clear
//
// $stat bit 10 without a message ends it.

    mov $r8 0x0                     // $r8: number of the macroblock
idle:
    sleep
    or $r1 $stat 0x0
    btest $p2 $r1 0xb
    and $p3 not $p2 not $p2
    $p3 bra end
    nop
    or $r2 $h2v 0x0                 // reading clears bit 11
    mov $v2h $r2
    wsts 0x5                        // until the vectors have come
    ld $r3 D[$r2]                   // $r3: how many are left
    add $r2 $r2 0x2                 // $r2: where the next y lies
    bset $r4 0x0 0xf                // $r4: the largest
    bra more
    setgt $p4 $r3 0x0
one:
    ld $r5 D[$r2]
    add $r2 $r2 0x2
    setgt $p4 $r3 0x0
    setgt $p5 $r5 $r4
    slct $r4 $p5 $r5 $r4
more:
    $p4 bra one
    sub $r3 $r3 0x1
    wstc 0x7                        // until the last ones are written
    mov $r6 0x10
    add $r6 $r6 $r8
    st D[$r6] $r4
    shl $r7 $r8 0x3
    st MVSO[$r7+0x1] $r4
    add $r8 $r8 0x1
    bra idle
    st D[0x0] $r8
end:
