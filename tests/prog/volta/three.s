        // A branch to three places, a loop in one of them, and threads that end early.
        S2R R0, SR_LANEID
        MOV R1, RZ
        LOP3.LUT R2, R0, 0x3, RZ, 0xc0, !PT
        BSSY B0, out
        ISETP.EQ.AND P0, PT, R2, 0x1, PT
        @P0 BRA one
        ISETP.EQ.AND P0, PT, R2, 0x2, PT
        @P0 BRA two
        IADD3 R1, R1, 0x100, RZ
        BRA out0
one:    IADD3 R1, R1, 0x200, RZ
        BRA out0
two:    IADD3 R1, R1, 0x300, RZ
loop:   IADD3 R1, R1, 0x1, RZ
        ISETP.LT.AND P0, PT, R1, 0x304, PT
        @P0 BRA loop
out0:   BSYNC B0
out:    VOTE.ANY R3, PT, PT
        ISETP.GT.AND P0, PT, R0, 0x5, PT
        @P0 EXIT
        VOTE.ANY R4, PT, PT
        EXIT
