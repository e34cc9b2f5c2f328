        // A function called by some threads, from which they return after different numbers of
        // rounds: 1 + .. + n, where n is the lane's low two bits. R20 and R21 are the return address.
        S2R R0, SR_LANEID
        LOP3.LUT R4, R0, 0x3, RZ, 0xc0, !PT
        MOV R5, RZ
        BSSY B0, out
        ISETP.EQ.AND P0, PT, R4, RZ, PT
        @P0 BRA none
        MOV R20, 0x90
        MOV R21, RZ
        CALL.REL.NOINC sum
none:   BSYNC B0
out:    VOTE.ANY R7, PT, PT
        EXIT
sum:    IADD3 R5, R5, R4, RZ
        IADD3 R4, R4, -0x1, RZ
        ISETP.GT.AND P0, PT, R4, RZ, PT
        @P0 BRA sum
        RET.REL.NODEC R20 0x0
