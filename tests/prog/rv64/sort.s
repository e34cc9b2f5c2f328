# Sorts 40 numbers of a generator, by insertion, and folds them: a0.
        lui     s0,0x10             # the numbers
        c.li    s1,0                # how many there are
        c.li    a0,1
        addi    a4,zero,40
next:   lui     a1,0x41c65          # a0 = a0 * 0x41c64e6d + 12345, 64 bits
        addiw   a1,a1,-403
        mul     a0,a0,a1
        lui     a1,0x3
        addi    a1,a1,57
        c.add   a0,a1
        srli    a2,a0,0x10
        slli    a3,s1,0x3
        c.add   a3,s0
back:   beq     a3,s0,place
        ld      a5,-8(a3)
        bge     a2,a5,place
        c.sd    a5,0(a3)
        c.addi  a3,-8
        c.j     back
place:  c.sd    a2,0(a3)
        c.addi  s1,1
        blt     s1,a4,next
        c.li    a0,0
        c.mv    a3,s0
fold:   c.ld    a5,0(a3)
        slli    a1,a0,0x5
        c.sub   a1,a0
        add     a0,a1,a5
        c.addi  a3,8
        c.addi  s1,-1
        c.bnez  s1,fold
end:    c.nop
