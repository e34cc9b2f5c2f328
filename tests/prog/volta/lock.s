// lock: threads of one warp that wait for each other: each takes a lock, adds its number and 1 to
// a sum, and returns the lock.
//
// The manual draws this run step by step (desc/volta/execution.rst).
//
// parameter: the lock and the sum (u32 each)
//
// run: -V sm_80 --block 3 --param buffer:8:lock.out
        S2R R0, SR_TID.X
        MOV R2, c[0x0][0x160]
        MOV R3, c[0x0][0x164]
        MOV R4, RZ
        MOV R5, 0x1
        BSSY B0, have
try:    YIELD
        ATOMG.E.CAS.STRONG.GPU PT, R6, [R2], R4, R5
        ISETP.NE.U32.AND P0, PT, R6, RZ, PT
        @P0 BRA try
        BSYNC B0
have:   LDG.E.STRONG.SYS R6, [R2+0x4]
        IADD3 R6, R6, R0, R5
        STG.E.STRONG.SYS [R2+0x4], R6
        ATOMG.E.EXCH.STRONG.GPU PT, RZ, [R2], RZ
        EXIT
