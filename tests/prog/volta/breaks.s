        // Two nested loops. Each thread leaves the inner one after as many rounds as its lane has in
        // its low two bits, and some leave both from inside: BREAK, then a branch past the barrier.
        S2R R0, SR_LANEID
        LOP3.LUT R2, R0, 0x3, RZ, 0xc0, !PT
        MOV R1, RZ
        MOV R5, RZ
        BSSY B0, out
outer:  MOV R3, RZ
        BSSY B1, met
inner:  IADD3 R1, R1, 0x1, RZ
        ISETP.GT.AND P1, PT, R1, 0x9, PT
        @P1 BREAK B1
        @P1 BRA left
        IADD3 R3, R3, 0x1, RZ
        ISETP.LE.AND P0, PT, R3, R2, PT
        @P0 BRA inner
        BSYNC B1
met:    IADD3 R5, R5, 0x1, RZ
        ISETP.LT.AND P0, PT, R5, 0x4, PT
        @P0 BRA outer
left:   BSYNC B0
out:    VOTE.ANY R4, PT, PT
        EXIT
