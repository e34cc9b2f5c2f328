; Addresses: loads, stores and comparisons in all modes. A part of every.s.

; Pointers: at `ptr` to `where`; at 0xff, with its second byte at 0x00, to `where` + 8
        LDA #0
        STA where+8
        LDA #0x10
        STA ptr
        LDA #0x18
        STA 0xff
        LDA #0x02
        STA ptr+1
        STA 0x00

; Stores of A in all modes, read back in another one each
        LDX #4
        LDY #3
        LDA #0xa1
        STA zp,X                ; 0x14
        LDA #0xa2
        STA where,X             ; 0x214
        LDA #0xa3
        STA where,Y             ; 0x213
        LDA #0xa4
        STA (ptr),Y             ; 0x213
        CMP where,X
        BEQ .
        LDX #0x10
        STA (ptr-0x10,X)        ; 0x210
        LDX #0x24
        LDA 0xf0,X              ; 0x14, in page 0
        CMP #0xa1
        BNE .
        LDA 0x01f0,X            ; 0x214
        CMP #0xa2
        BNE .
        LDA where,Y             ; 0x213
        CMP #0xa4
        BNE .
        LDA #0
        LDA where
        CMP #0xa4
        BNE .
        LDX #0xdf
        LDY #0xfb
        LDA (ptr,X)             ; the pointer at 0xff
        BNE .
        LDA #0x55
        STA (ptr,X)
        LDY #0x08
        LDA (ptr),Y
        CMP #0x55
        BNE .
        LDA zp+4
        CMP #0xa1
        BNE .

; Comparisons of A
        LDX #4
        LDY #3
        LDA #0xa4
        STA where,X
        STA zp,X
        STA zp
        CMP zp
        BNE .
        CMP where
        BNE .
        CMP zp,X
        BNE .
        CMP where,X
        BNE .
        CMP where,Y
        BNE .
        CMP (ptr),Y
        BNE .
        BCC .
        LDX #0x10
        CMP (ptr-0x10,X)
        BNE .
        CMP #0xa5
        BCS .
        BPL .
        CMP #0x24
        BPL .
        BCC .

; X and Y
        LDX #0x81
        STX zp                  ; STX zero page
        STX where               ; STX absolute
        LDY #2
        STX zp,Y                ; 0x12
        LDX #0
        LDX zp
        CPX where
        BNE .
        LDX where
        CPX zp
        BNE .
        LDX 0xfe,Y              ; address 0
        CPX #2
        BNE .
        LDX #0
        LDX zp,Y
        BPL .
        LDX where-2,Y
        CPX #0x81
        BNE .
        LDY #0x42
        STY zp
        STY where
        LDX #3
        STY zp,X                ; 0x13
        LDY #0
        LDY zp
        CPY where
        BNE .
        LDY #0
        LDY where
        CPY zp
        BNE .
        LDY #0
        LDY zp,X
        CPY #0x42
        BNE .
        LDY where-3,X
        CPY #0x42
        BNE .
