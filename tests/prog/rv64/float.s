# Square roots by Newton's rule, beside fsqrt.d; a sum of 32-bit floats; the exceptions.
        lui     a0,0x6
        csrrs   zero,mstatus,a0     # floats on
        c.li    a0,2
        fcvt.d.w fa0,a0             # 2
        fcvt.d.w fa1,a0             # the guess
        fmv.d.x ft1,zero
        c.li    a1,6
step:   fdiv.d  fa2,fa0,fa1
        fadd.d  fa1,fa1,fa2
        fcvt.d.w fa3,a0
        fdiv.d  fa1,fa1,fa3
        c.addi  a1,-1
        c.bnez  a1,step
        fsqrt.d fa4,fa0
        feq.d   a2,fa1,fa4
        fmv.x.d a3,fa4
        c.li    a1,10
        fmv.w.x fa5,zero
sum:    fcvt.s.w ft0,a1
        c.li    a4,1
        fcvt.s.w ft2,a4
        fdiv.s  ft0,ft2,ft0,rdn     # 1 / n
        fadd.s  fa5,fa5,ft0
        c.addi  a1,-1
        c.bnez  a1,sum
        fmv.x.w a4,fa5
        fcvt.wu.d a5,fa4,rup
        csrrs   a6,fflags,zero
        fclass.s a7,fa4             # a float of 64 bits, read as one of 32: the NaN
end:    c.nop
