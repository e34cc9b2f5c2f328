        // A loop whose threads leave it one after the other, and then reconverge.
        S2R R0, SR_LANEID
        MOV R1, RZ
        BSSY B0, out
loop:   IADD3 R1, R1, 0x1, RZ
        ISETP.GE.AND P0, PT, R1, R0, PT
        @!P0 BRA loop
        BSYNC B0
out:    VOTE.ANY R3, PT, PT
        EXIT
