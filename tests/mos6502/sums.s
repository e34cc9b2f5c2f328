; Logic, sums, counts, shifts in all modes. A part of every.s.

; Logic: 0x0f in five places
        LDA #0x0f
        STA zp
        STA zp+3
        STA where
        STA where+3
        LDX #3
        LDY #3
        LDA #0xf0
        ORA #0x01
        CMP #0xf1
        BNE .
        AND #0xf0
        ORA zp
        AND zp
        EOR zp                  ; 0
        BNE .
        ORA zp,X
        EOR #0xff               ; 0xf0
        EOR zp,X                ; 0xff
        AND zp,X                ; 0x0f
        EOR where               ; 0
        BNE .
        ORA where
        AND where
        EOR where,X             ; 0
        BNE .
        ORA where,X
        AND where,X
        EOR where,Y
        BNE .
        ORA where,Y
        AND where,Y
        EOR (ptr),Y
        BNE .
        ORA (ptr),Y
        AND (ptr),Y
        LDX #0x10
        EOR (ptr-0x10,X)
        BNE .
        ORA (ptr-0x10,X)
        AND (ptr-0x10,X)
        CMP #0x0f
        BNE .

; Binary sums: 0x7f + 1 overflows
        CLC
        LDX #3
        LDY #3
        LDA #0x7f
        ADC #1
        BVC .
        BPL .
        BCS .
        ADC zp                  ; 0x8f
        ADC zp,X                ; 0x9e
        ADC where               ; 0xad
        ADC where,X             ; 0xbc
        ADC where,Y             ; 0xcb
        ADC (ptr),Y             ; 0xda
        LDX #0x10
        ADC (ptr-0x10,X)        ; 0xe9
        CMP #0xe9               ; equal, which sets carry
        BNE .
        ADC #0x16
        BNE .
        BCC .
        LDX #3
        SBC #1                  ; 0xff, with a borrow
        BCS .
        SEC
        SBC zp                  ; 0xf0
        SBC zp,X                ; 0xe1
        SBC where               ; 0xd2
        SBC where,X             ; 0xc3
        SBC where,Y             ; 0xb4
        SBC (ptr),Y             ; 0xa5
        LDX #0x10
        SBC (ptr-0x10,X)        ; 0x96
        CMP #0x96
        BNE .
        SBC #0x17               ; 0x7f
        BVC .
        BMI .
        BCC .

; Decimal: 58 + 46 + 1 = 105, 12 - 21 = 91 with a borrow
        SED
        LDA #0x58
        SEC
        ADC #0x46
        BCC .
        CMP #0x05
        BNE .
        LDA #0x12
        SEC
        SBC #0x21
        BCS .
        CMP #0x91
        BNE .
        CLD

; Counts in memory
        LDX #4
        LDA #0xff
        STA zp
        STA zp+4
        STA where
        STA where+4
        INC zp
        BNE .
        INC zp,X
        BNE .
        INC where
        BNE .
        INC where,X
        BNE .
        DEC zp
        BPL .
        DEC zp,X
        BPL .
        DEC where
        BPL .
        DEC where,X
        LDA where+4
        CMP zp
        BNE .

; Shifts: 0x81 in five places; left, left, right, right, and it is there again
        LDA #0x81
        STA zp
        STA zp+4
        STA where
        STA where+4
        ASL A                   ; 0x02 and carry
        BCC .
        ROL A                   ; 0x05
        BCS .
        LSR A                   ; 0x02 and carry
        BCC .
        ROR A                   ; 0x81
        BCS .
        CMP #0x81
        BNE .
        ASL zp
        BCC .
        ROL zp
        LSR zp
        BCC .
        ROR zp
        CMP zp
        BNE .
        ASL zp,X
        BCC .
        ROL zp,X
        LSR zp,X
        BCC .
        ROR zp,X
        CMP zp,X
        BNE .
        ASL where
        BCC .
        ROL where
        LSR where
        BCC .
        ROR where
        CMP where
        BNE .
        ASL where,X
        BCC .
        ROL where,X
        LSR where,X
        BCC .
        ROR where,X
        CMP where,X
        BNE .
