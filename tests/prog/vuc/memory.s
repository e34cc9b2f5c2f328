// memory: fills, copies and moves parts of D[], and reports where two parts differ.
// variants: vp2 vp3 vp4
//
// in    D[0x100..0x13f]: anything
// out   D[0x140..0x15f]: filled with 0xa55a
//       D[0x160..0x18f]: copy of D[0x100..0x12f]
//       D[0x104..0x133]: the former D[0x100..0x12f], moved over itself to higher addresses
//       D[0x17c..0x18b]: what D[0x180..0x18f] was, moved over itself to lower addresses
//       D[0]: the first offset at which D[0x100..] and D[0x160..] differ, D[1]: $cspos at the end
//
// `move` decides in which direction to go and calls the copies, so calls are two deep.

    mov $r4 0x140
    mov $r6 0x20
    mov $r7 0x255a                  // a constant has 14 bits, so bit 15 comes after
    bset $r7 $r7 0xf
    call fill
    nop
    mov $r4 0x160
    mov $r5 0x100
    call move
    mov $r6 0x30
    mov $r4 0x104
    mov $r5 0x100
    call move
    mov $r6 0x30
    mov $r4 0x17c
    mov $r5 0x180
    call move
    mov $r6 0x10
    mov $r4 0x100
    mov $r5 0x160
    call differ
    mov $r6 0x30
    st D[0x0] $r6
    or $r1 $cspos 0x0
    st D[0x1] $r1
    bra end
    nop

// Subroutines: $r4 target, $r5 source, $r6 how many cells (at least one), $r7 value.
// Spoil $r4 to $r6, $r8, $p2.
fill:
    st D[$r4] $r7
    add $r4 $r4 0x1
    sub $r6 $r6 0x1
    setgt $p2 $r6 0x0
    $p2 bra fill
    nop
    ret
    nop

move:
    setgt $p2 $r4 $r5
    $p2 add $r4 $r4 $r6             // to higher addresses: the last cell first
    $p2 add $r5 $r5 $r6
    $p2 call down
    nop
    setgt $p2 $r6 0x0
    $p2 call up
    nop
    ret
    nop

up:
    ld $r8 D[$r5]
    add $r5 $r5 0x1
    sub $r6 $r6 0x1
    st D[$r4] $r8
    setgt $p2 $r6 0x0
    $p2 bra up
    add $r4 $r4 0x1
    ret
    nop

down:
    sub $r5 $r5 0x1
    ld $r8 D[$r5]
    sub $r4 $r4 0x1
    sub $r6 $r6 0x1
    st D[$r4] $r8
    setgt $p2 $r6 0x0
    $p2 bra down
    nop
    ret
    nop

// The first offset at which $r6 cells differ to $r6, or -1. Spoils $r9, $r10, too.
differ:
    mov $r10 0x0
differ_one:
    ld $r8 D[$r4+$r10]
    ld $r9 D[$r5+$r10]
    setlt $p3 $r10 $r6
    nop
    seteq $p2 $r8 $r9
    and $p2 $p2 $p3
    $p2 bra differ_one
    $p2 add $r10 $r10 0x1
    sub $r9 0x0 0x1
    ret
    slct $r6 $p3 $r10 $r9
end:
