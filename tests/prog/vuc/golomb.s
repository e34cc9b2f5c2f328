// golomb: reads syntax elements of H.264 headers from a bit buffer.
// variants: vp2 vp3 vp4
//
// in    D[0]: how many elements; D[0x40 + i]: how each is coded: 0 ue(v), 1 se(v), 2 te(v) with a
//       range of one, otherwise 16 + n: u(n)
//       D[0x100..]: the bits, the first one in bit 15
// out   D[0x200 + i]: value; D[1]: how many bits were read
//
// ue(v) is n zeros, a one, and n bits: 2^n - 1 plus these bits. se(v) takes the odd ones positive.

    ld $r1 D[0x0]
    mov $r2 0x40                    // $r2: how the element is coded
    mov $r3 0x200                   // $r3: where the value goes
    mov $r4 0x100                   // $r4: the next cell of the buffer
    mov $r5 0x0                     // $r5: bits at hand, the next one in bit 15 ..
    mov $r6 0x0                     // .. and how many
    mov $r7 0x0                     // $r7: bits read
next:
    ld $r8 D[$r2]
    add $r2 $r2 0x1
    nop
    btest $p3 $r8 0x4               // $p3: u(n)
    $p3 call bits
    and $r9 $r8 0xf
    seteq $p4 $r8 0x2               // $p4: te(v), which is the inverse of one bit
    $p4 call bits
    $p4 add $r9 0x0 0x1
    $p4 xor $r10 $r10 0x1
    or $p5 $p3 $p4
    and $p5 not $p5 not $p5
    $p5 call unsigned
    nop
    seteq $p4 $r8 0x1
    $p4 call signed
    nop
    st D[$r3] $r10
    sub $r1 $r1 0x1
    setgt $p2 $r1 0x0
    $p2 bra next
    add $r3 $r3 0x1
    st D[0x1] $r7
    bra end
    nop

// $r9 bits (at least one, at most 16) to $r10. Spoils $r9, $r11, $p6, $p7.
bits:
    mov $r10 0x0
bit:
    call one
    shl $r10 $r10 0x1
    $p6 add $r10 $r10 0x1
    sub $r9 $r9 0x1
    setgt $p7 $r9 0x0
    $p7 bra bit
    nop
    ret
    nop

// The next bit to $p6.
one:
    seteq $p6 $r6 0x0
    $p6 ld $r5 D[$r4]
    $p6 add $r4 $r4 0x1
    $p6 add $r6 0x0 0x10
    add $r7 $r7 0x1
    sub $r6 $r6 0x1
    ret
    shl $p6 $r5 $r5 0x1

// ue(v) to $r10.
unsigned:
    mov $r11 0x0                    // $r11: zeros
zero:
    call one
    nop
    $p6 bra value
    mov $r10 0x0
    bra zero
    add $r11 $r11 0x1
value:
    seteq $p6 $r11 0x0              // no zeros, no bits
    $p6 bra done
    mov $r9 $r11
    call bits
    nop
    mov $r9 0x1
    shl $r9 $r9 $r11
    sub $r9 $r9 0x1
    add $r10 $r10 $r9
done:
    ret
    nop

// $r10, of ue(v), to the value of se(v): 1 2 3 4 is 1 -1 2 -2.
signed:
    add $r9 $r10 0x1
    shr $r9 $r9 0x1
    btest $p6 $r10 0x0
    sub $r10 0x0 $r9
    ret
    slct $r10 $p6 $r9 $r10
end:
