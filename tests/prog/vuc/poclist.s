// poclist: the initial reference lists of an H.264 B slice of frames, in order of display.
// variants: vp2 vp3 vp4
//
// in    D[0]: how many reference frames; D[1]: picture order count of the current picture
//       D[0x40 + 2 * i]: order count of a frame, its place in the decoded picture buffer
// out   D[0x100 + i]: list 0, D[0x140 + i]: list 1, as places in the buffer
//
// List 0 has the earlier frames, the nearest first, then the later ones, the nearest first; list 1
// the later ones before the earlier. Where both come out equal and have more than one entry, the
// first two entries of list 1 change places.
// Each list is an insertion sort by a key: the distance, plus 0x4000 for frames of the second kind.

    .set keys, 0x180

    ld $r1 D[0x0]                   // $r1: frames
    ld $r2 D[0x1]                   // $r2: current order count
    mov $r3 0x100                   // $r3: list
    bset $r14 0x0 0xe               // $r14: 0x4000
    call sort
    xor $p3 0x1 0x1                 // $p3 = 0: earlier frames come first
    mov $r3 0x140
    call sort
    or $p3 0x1 0x1                  // $p3 = 1: later frames come first

    mov $r3 0x100                   // $r3, $r8: both lists
    mov $r8 0x140
    setgt $p2 $r1 0x1               // $p2: several entries, and no difference so far
    mov $r4 0x0
compare:
    ld $r5 D[$r3]
    ld $r6 D[$r8]
    add $r3 $r3 0x1
    add $r4 $r4 0x1
    setlt $p4 $r4 $r1
    seteq pand $p2 $r5 $r6
    $p4 bra compare
    add $r8 $r8 0x1

    mov $r3 0x140
    $p2 ld $r5 D[$r3]
    $p2 ld $r6 D[$r3+0x1]
    nop
    $p2 st D[$r3+0x1] $r5
    $p2 st D[$r3] $r6
    bra end
    nop

// Makes the list at $r3. Spoils $r4 to $r13, $p4, $p5.
sort:
    mov $r4 0x40                    // $r4: frame
    mov $r5 0x0                     // $r5: its number
    mov $r11 keys
    setgt $p4 $r1 0x0
    and $p4 not $p4 not $p4
    $p4 bra sorted
    nop
frame:
    ld $r6 D[$r4]
    ld $r7 D[$r4+0x1]               // $r7: place
    add $r9 $r11 $r5
    sub $r6 $r2 $r6
    setlt $p4 $r6 0x0               // $p4: a later frame
    sub $r8 0x0 $r6
    slct $r6 $p4 $r8 $r6
    xor $p4 $p4 $p3
    $p4 add $r6 $r6 $r14            // $r6: key
    add $r10 $r3 $r5
    sub $r9 $r9 0x1                 // $r9, $r10: the last key and place in the list so far
    sub $r10 $r10 0x1
moveup:
    ld $r12 D[$r9]
    ld $r13 D[$r10]
    setlt $p4 $r9 $r11              // none left
    setgt $p5 $r12 $r6
    and $p5 $p5 not $p4             // $p5: this one must make room
    $p5 st D[$r9+0x1] $r12
    $p5 st D[$r10+0x1] $r13
    $p5 sub $r9 $r9 0x1
    $p5 bra moveup
    $p5 sub $r10 $r10 0x1
    st D[$r9+0x1] $r6
    st D[$r10+0x1] $r7
    add $r5 $r5 0x1
    setlt $p4 $r5 $r1
    $p4 bra frame
    add $r4 $r4 0x2
sorted:
    ret
    nop
end:
