// diverge: an `if` with `else`, as small as it can be. Threads below 3 count up from 100, the
// others down.
//
// The manual draws this run step by step (desc/maxwell/execution.rst).
//
// parameter: out (u32 a thread)
//
// run: -V sm_52 --block 8 --param buffer:32:diverge.out
        S2R R0, SR_TID.X
        SSY met
        ISETP.LT.U32.AND P0, PT, R0, 0x3, PT
        @P0 BRA below
        IADD32I R2, -R0, 0x64
        SYNC
below:  IADD32I R2, R0, 0x64
        SYNC
met:    SHL R1, R0, 0x2
        IADD R4.CC, R1, c[0x0][0x140]
        IADD.X R5, RZ, c[0x0][0x144]
        STG.E [R4], R2
        EXIT
