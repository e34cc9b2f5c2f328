// diverge: an `if` with `else`, as small as it can be. Threads below 3 count up from 100, the
// others down.
//
// The manual draws this run step by step (desc/volta/execution.rst).
//
// parameter: out (u32 a thread)
//
// run: -V sm_80 --block 8 --param buffer:32:diverge.out
        S2R R0, SR_TID.X
        BSSY B0, met
        ISETP.LT.U32.AND P0, PT, R0, 0x3, PT
        @P0 BRA below
        IADD3 R2, -R0, 0x64, RZ
        BRA met
below:  IADD3 R2, R0, 0x64, RZ
met:    BSYNC B0
        MOV R4, 0x4
        IMAD.WIDE.U32 R4, R0, R4, c[0x0][0x160]
        STG.E [R4], R2
        EXIT
