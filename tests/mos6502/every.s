; Executes all 151 opcodes of the 6502 and checks what they do. A check that fails branches to
; itself, so that the address where the program stays names it. At the end 0x99 is stored at
; `result`.
        .set result, 0x0200
        .set where, 0x0210      ; some bytes of memory
        .set zp, 0x10           ; some bytes in page 0
        .set ptr, 0x20          ; a pointer to `where`

        .org 0x400
start:  LDX #0xff
        TXS
        CLD

; Flags: each is cleared and set, each branch is taken and not taken
        CLC
        BCS .
        BCC f1
        JMP .
f1:     SEC
        BCC .
        BCS f2
        JMP .
f2:     LDA #0x40
        STA zp                  ; STA zero page
        BIT zp                  ; V is set, Z is clear, N is clear
        BVC .
        BVS f3
        JMP .
f3:     BEQ .
        BNE f4
        JMP .
f4:     BMI .
        BPL f5
        JMP .
f5:     CLV
        BVS .
        BVC f6
        JMP .
f6:     LDA #0x80
        BPL .
        BMI f7
        JMP .
f7:     LDA #0
        BNE .
        BEQ f8
        JMP .
f8:     STA where
        LDA #0xc0
        STA where
        LDA #0x3f
        BIT where               ; BIT absolute: Z, V and N are set
        BNE .
        BVC .
        BPL .
        SED
        SEI
        PHP
        PLA
        CMP #0xff               ; all flags are set
        BNE .
        CLD
        CLI
        CLC
        CLV
        LDA #1
        PHP
        PLA
        CMP #0x30               ; nothing but B and the bit above
        BNE .
        LDA #0xcb
        PHA
        PLP
        BPL .
        BVC .
        BNE .
        BCC .
        PHP
        PLA
        CMP #0xfb               ; B and the bit above are not stored
        BNE .
        CLD

; Transfers, counts of registers
        LDA #0x7f
        TAX
        INX
        BPL .
        CPX #0x80               ; CPX immediate
        BNE .
        TXA
        BPL .
        TAY
        DEY
        BMI .
        CPY #0x7f               ; CPY immediate
        BNE .
        INY
        TYA
        CMP #0x80
        BNE .
        DEX
        CPX #0x7f
        BNE .
        TSX
        CPX #0xff
        BNE .
        LDX #0
        DEX
        BPL .
        NOP

        .include "moves.s"
        .include "sums.s"

; Jumps. The second byte of the pointer at 0x03ff is at 0x0300, not at 0x0400.
        LDA there
        STA 0x03ff
        LDA there+1
        STA 0x0300
        JMP (0x03ff)
        JMP .
jumped: JSR called
back:   CMP #0x77
        BNE .
        TSX
        CPX #0xff
        BNE .

; BRK with the handler `broken`, which returns to what follows the next byte
        LDA there+2
        STA 0xfffe
        LDA there+3
        STA 0xffff
        LDA #0
        SEC
        BRK
        .byte 0x02
after:  BCC .                   ; the status came back
        BNE .
        JMP last

called: TSX
        CPX #0xfd
        BNE .
        LDA 0x01fe
        CMP backs
        BNE .
        LDA 0x01ff
        CMP backs+1
        BNE .
        LDA #0x77
        RTS

broken: TSX
        CPX #0xfc
        BNE .
        LDA 0x0101,X
        AND #0x3f
        CMP #0x33               ; with B, before I was set
        BNE .
        LDA 0x0102,X
        CMP backs+2
        BNE .
        LDA 0x0103,X
        CMP backs+3
        BNE .
        PHP
        PLA
        AND #0x04               ; I
        BEQ .
        CLC
        RTI

last:   LDA #0x99
        STA result
passed: JMP passed

there:  .half jumped, broken
backs:  .half back-1, after
