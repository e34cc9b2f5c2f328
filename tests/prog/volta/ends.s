        // Threads that end inside of a region: the others do not wait for them.
        S2R R0, SR_LANEID
        LOP3.LUT R2, R0, 0x3, RZ, 0xc0, !PT
        BSSY B0, out
        ISETP.EQ.AND P0, PT, R2, 0x1, PT
        @P0 BRA one
        ISETP.EQ.AND P0, PT, R2, 0x2, PT
        @P0 EXIT
        BRA met
one:    NOP
        ISETP.GT.AND P0, PT, R0, 0x8, PT
        @P0 EXIT
met:    BSYNC B0
out:    VOTE.ANY R1, PT, PT
        EXIT
