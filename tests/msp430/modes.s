; Every instruction and every mode of both operands, as words and as bytes. Ends at `end` with r15 = 0, or with the
; number of the group that failed. To be loaded at 0x1000; 0x200 to 0x2ff are data, the stack is below 0x400.
        .set data, 0x200
start:  mov  #0x400, sp
        mov  #1, r15            ; sources of words: all modes, to a register
        mov  #data, r4
        mov  #0x1234, &0x200
        mov  #0x5678, &0x202
        mov  #0x9abc, 0x204     ; symbolic
        mov  r4, r5
        cmp  #0x200, r5
        jne  fail
        mov  2(r4), r6
        cmp  #0x5678, r6
        jne  fail
        mov  0x204, r6
        cmp  #0x9abc, r6
        jne  fail
        mov  &0x200, r6
        cmp  #0x1234, r6
        jne  fail
        mov  @r4, r6
        cmp  r6, &0x200
        jne  fail
        mov  @r5+, r6
        mov  @r5+, r7
        add  r6, r7
        cmp  #0x68ac, r7
        jne  fail
        cmp  #0x204, r5
        jne  fail

        inc  r15                ; 2: sources of bytes; an odd address; a byte clears the high half of a register
        mov  #-1, r6
        mov.b r4, r6
        tst  r6
        jne  fail
        mov.b 3(r4), r6
        cmp  #0x56, r6
        jne  fail
        mov.b 0x205, r6
        cmp.b #0x9a, r6
        jne  fail
        mov.b &0x201, r6
        cmp  #0x12, r6
        jne  fail
        mov.b @r4, r6
        cmp  #0x34, r6
        jne  fail
        mov  r4, r5
        mov.b @r5+, r6
        mov.b @r5+, r7
        cmp.b #0x12, r7
        jne  fail
        cmp  #0x202, r5
        jne  fail

        inc  r15                ; 3: constants, and immediate words of the same numbers
        clr  r6
        add  #0x0, r6
        add  #1, r6
        add  #2, r6
        add  #4, r6
        add  #8, r6
        add  #-1, r6
        add  #0x8:16, r6
        add  #0xffff:16, r6
        cmp  #21, r6
        jne  fail
        mov.b #-1, r6
        cmp  #0xff, r6
        jne  fail
        mov  #0x1234, r3        ; no effect
        cmp  #0, r3
        jne  fail

        inc  r15                ; 4: destinations in memory, words and bytes
        mov  #0x1111, 8(r4)
        add  #0x2222, 8(r4)
        cmp  #0x3333, 0x208
        jne  fail
        sub  #0x1111, 0x208
        cmp  #0x2222, &0x208
        jne  fail
        xor  8(r4), &0x208
        jne  fail
        mov.b #0x7f, 9(r4)
        inc.b 0x209
        jn   over
        jmp  fail
over:   cmp  #0x8000, &0x208
        jne  fail
        bis.b #3, &0x208
        bic.b #2, &0x208
        bit.b #2, 8(r4)
        jc   fail
        and.b #0x81, 0x208
        cmp.b #1, 0x208
        jne  fail
        mov  r4, r5             ; the destination sees the register after the increment
        mov  @r5+, 8(r5)
        cmp  &0x200, &0x20a
        jne  fail
        mov  r4, r5
        mov  @r5+, r5
        cmp  &0x200, r5
        jne  fail

        inc  r15                ; 5: carry, borrow, overflow, decimal digits
        mov  #0x7fff, r6
        inc  r6
        jl   fail               ; N and V are equal
        jge  equal
        jmp  fail
equal:  cmp  #0x8000, r6
        jne  fail
        cmp  #1, r6             ; overflows: sr below
        mov  sr, r7
        and  #0x107, r7
        cmp  #0x101, r7
        jne  fail
        mov  #-1, r6
        clr  r7
        add  #1, r6
        adc  r7
        cmp  #1, r7
        jne  fail
        setc
        addc #0x10, r7
        cmp  #0x12, r7
        jne  fail
        clrc
        subc #1, r7
        sbc  r7                 ; the carry is set, nothing is borrowed
        cmp  #0x10, r7
        jl   fail
        jne  fail
        decd r7
        dec.b r7
        cmp.b #0xd, r7
        jne  fail
        clrc
        mov  #0x1999, r6
        dadd #0x0001, r6
        cmp  #0x2000, r6
        jne  fail
        clrc
        mov.b #0x99, r6
        dadd.b #1, r6
        jnc  fail
        dadc r6
        cmp  #1, r6
        jne  fail
        mov  #0x0ff0, r6
        xor  #0x00ff, r6
        cmp  #0x0f0f, r6
        jne  fail
        inv  r6
        cmp  #0xf0f0, r6
        jne  fail
        xor.b #0xff, r6
        cmp  #0x0f, r6
        jne  fail
        and  #6, r6
        bit  #4, r6
        jz   fail
        bic  #4, r6
        bis  #9, r6
        cmp  #0xb, r6
        jne  fail
        incd r6
        cmp  #0xd, r6
        jne  fail

        inc  r15                ; 6: one operand, all modes
        setc
        mov  #0x8001, r6
        rrc  r6
        jnc  fail
        cmp  #0xc000, r6
        jne  fail
        rra  r6
        cmp  #0xe000, r6
        jne  fail
        mov  #0x8180, &0x20c
        rra.b 0x20c
        rra  &0x20c
        cmp  #0xc0e0, 12(r4)
        jne  fail
        mov  #0x20c, r5
        clrc
        rrc.b @r5+
        swpb 0x20c
        cmp  #0x20d, r5
        jne  fail
        cmp  #0x70c0, &0x20c
        jne  fail
        dec  r5
        sxt  @r5
        jn   over2
        jmp  fail
over2:  swpb @r5+
        cmp  #0xc0ff, -2(r5)
        jne  fail
        swpb 12(r4)
        sxt  r6
        tst  r6
        jne  fail

        inc  r15                ; 7: the stack, calls
        push #0x1234
        push @r4
        push 2(r4)
        push 0x204
        push &0x204
        push #4
        push.b r4
        push.b 1(r4)
        cmp  #0x3f0, sp
        jne  fail
        pop.b r6
        cmp  #0x12, r6
        jne  fail
        pop  r6
        pop  r6
        cmp  #4, r6
        jne  fail
        pop  r6
        pop  r7
        cmp  r6, r7
        jne  fail
        pop  &0x20e
        cmp  2(r4), &0x20e
        jne  fail
        add  #4, sp
        mov  #leaf, r8
        mov  r8, &0x210
        mov  #0x210, r9
        call #leaf
        call r8
        call @r9
        call @r9+
        call 0x210
        call &0x210
        call -2(r9)
        cmp  #7, r10
        jne  fail
        push #back
        push #0x107
        reti
        jmp  fail
back:   mov  sr, r6
        cmp  #0x107, r6
        jne  fail
        cmp  #0x400, sp
        jne  fail

        inc  r15                ; 8: jumps, and the program counter as an operand
        clrn
        clrz
        jn   fail
        jeq  fail
        setn
        setz
        jne  fail
        mov  pc, r6
here6:  sub  #here6, r6
        jne  fail
        add  #2, pc
        jmp  fail
        br   #on
        jmp  fail
on:     mov  #on2, &0x212
        br   &0x212
        jmp  fail
on2:    eint
        bit  #8, sr
        jz   fail
        dint
        bit  #8, sr
        jnz  fail
        nop
        clr  r15
end:    jmp  end
fail:   jmp  fail

leaf:   inc  r10
        ret
