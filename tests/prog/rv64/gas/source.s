# What sources for the GNU assembler are made of; words.txt has the words that it gives, linked at 0x80000000
# without relaxation, sections one after another.
        .option norvc
        .option norelax
        .section .text.start,"ax",@progbits
        .text
        .globl _start
        .type _start, @function
        .equ SIZE, 40
        .set WIDE, 0x123456789abcdef0
_start: la      sp, stack_end           # the stack
        lla     a0, list
        li      a1, SIZE
        call    sum
        call    t0, sum
        li      a2, 0x12345678
        li      a2, -1
        li      a2, 0xffffffffffffffff
        li      a2, 0x80000000
        li      a2, 0x7fffffff
        li      a2, 0x7ffff800
        li      a2, 0xfffff800
        li      a2, -2048
        li      a2, 2048
        li      a2, 0x1000
        li      a2, WIDE
        li      a2, 0x8000000000000000
        li      a2, 0x7fffffffffffffff
        li      a2, 0x100000000
        li      a2, 0xdeadbeefcafebabe
        li      a2, 0x00ff00ff00ff00ff
        li      a2, 0x123456789000
        li      a2, -0x123456789abcd
        li      a2, SIZE*2+1
        lui     a3, %hi(0x80001234)
        addi    a3, a3, %lo(0x80001234)
        lui     a3, %hi(SIZE)
        lw      a3, %lo(SIZE)(a3)
        sw      a3, %lo(SIZE)(a4)
1:      auipc   a4, %pcrel_hi(value)
        ld      a5, %pcrel_lo(1b)(a4)
        sd      a5, %pcrel_lo(1b)(a4)
        addi    a4, a4, %pcrel_lo(1b)
        lw      a5, value
        lbu     a5, value+4
        sd      a5, value, t0
        fld     fa0, value, t0
        fsw     fa0, value + 4, t0
        lr.w    a0, 0(a1)
        lr.d.aq a0, (a1)
        sc.w.rl a0, a2, 0(a1)
        amoadd.w.aqrl a0, a2, 0(a1)
        fadd.d  fa0, fa1, fa2, dyn
        fcvt.w.d a0, fa1, rtz
        fcvt.w.d a0, fa1, dyn
        fsqrt.s fa0, fa1, dyn
        fmadd.s fa0, fa1, fa2, fa3, dyn
        fcvt.s.d fa0, fa1, dyn
        fcvt.s.l fa0, a1, dyn
        beqz    a0, 2f
        bnez    a0, 1b
        bgt     a0, a1, 2f
        sext.b  a0, a1
        sext.h  a0, a1
        zext.b  a0, a1
        zext.h  a0, a1
        zext.w  a0, a1
        seqz    a0, a1
        csrw    mtvec, a0
        csrr    a0, mcause
        csrwi   mstatus, 5
        csrsi   mstatus, 8
        csrci   mstatus, 8
        fence
        fence   rw, w
        rdcycle a0
        .align  3
2:      j       2b
        .p2align 4
        nop
        tail    exit
        jump    exit, t2
sum:
        li      a0, 0
1:      add     a0, a0, a1
        addi    a1, a1, -1
        bgtz    a1, 1b
        ret
        .size   sum, . - sum
exit:   ebreak
        not a0, a1
        neg a0, a1
        mv a0, a1
        jr t0
        jalr t0
        sgtz a0, a1
        unimp
        .balign 16
end:
        .data
        .align  4
list:   .word   1, 2, 3, SIZE
        .dword  WIDE, list, 1f - list
1:      .half   1, 2, end - sum
        .byte   'a', '\n', 0x7f
        .balign 8
value:  .dword  5
        .asciz  "text"
        .string "more", "and"
        .ascii  "x"
        .zero   3
        .space  2, 0xff
        .2byte  0x1234
        .4byte  value
        .8byte  value+8
        .quad 1
        .short 2
        .long 3
        .section .rodata,"a"
        .string "constant"
        .bss
        .align  4
stack:  .space  64
stack_end:
