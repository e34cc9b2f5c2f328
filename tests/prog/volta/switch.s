        // An indirect branch: each quarter of the lanes has another target.
        S2R R0, SR_LANEID
        LOP3.LUT R2, R0, 0x3, RZ, 0xc0, !PT
        MOV R3, RZ
        SHF.L.U32 R2, R2, 0x5, RZ
        BSSY B0, out
        BRX R2
        IADD3 R1, R0, 0x100, RZ
        BRA met
        IADD3 R1, R0, 0x200, RZ
        BRA met
        IADD3 R1, R0, 0x300, RZ
        BRA met
        IADD3 R1, R0, 0x400, RZ
        BRA met
met:    BSYNC B0
out:    VOTE.ANY R4, PT, PT
        EXIT
