// rounds: a loop that threads leave one after the other, with an `if` in it: each thread counts
// its rounds, and the odd ones twice.
//
// The manual draws this run step by step (desc/maxwell/execution.rst).
//
// parameter: out (u32 a thread)
//
// run: -V sm_52 --block 3 --param buffer:12:rounds.out
        S2R R0, SR_TID.X
        MOV R1, RZ
        MOV R2, RZ
        PBK left
again:  ISETP.GE.U32.AND P0, PT, R1, R0, PT
        @P0 BRK
        IADD R1, R1, 0x1
        LOP.AND R3, R1, 0x1
        ISETP.EQ.AND P1, PT, R3, RZ, PT
        SSY met
        @P1 SYNC
        IADD R2, R2, 0x1
        SYNC
met:    IADD R2, R2, 0x1
        BRA again
left:   SHL R1, R0, 0x2
        IADD R4.CC, R1, c[0x0][0x140]
        IADD.X R5, RZ, c[0x0][0x144]
        STG.E [R4], R2
        EXIT
