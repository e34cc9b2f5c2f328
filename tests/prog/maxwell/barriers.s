// barriers: 128 threads in four warps. Each stores to s[], all wait, each reads what a thread of
// another warp stored. Then votes of all, a barrier of two warps while the last warp has ended, and
// a pair of warps of which one only arrives.
    S2R R0, SR_TID.X
    SHL R2, R0, 0x2
    STS [R2], R0
    BAR.SYNC 0x0
    LOP32I.XOR R3, R2, 0x180
    LDS R4, [R3]                    // thread ^ 96
    LOP32I.AND R5, R0, 0x3
    ISETP.EQ.U32.AND P0, PT, R5, RZ, PT
    BAR.RED.POPC 0x1, P0
    B2R.RESULT R6                   // 32
    BAR.RED.AND 0x1, P0
    B2R.RESULT RZ, P1               // 0
    BAR.RED.OR 0x1, P0
    B2R.RESULT RZ, P2               // 1
    IADD R4, R4, R6
    @P1 IADD32I R4, R4, 0x1000
    @P2 IADD32I R4, R4, 0x2000
    SHR.U32 R7, R0, 0x5             // the warp
    ISETP.EQ.U32.AND P3, PT, R7, 0x3, PT
    @P3 STG [R2+0x1000], R4
    @P3 EXIT
    STS [R2], R4
    BAR.SYNC 0x2                    // the three that are left
    ISETP.EQ.U32.AND P4, PT, R7, 0x2, PT
    @P4 STG [R2+0x1000], R4
    @P4 EXIT
    ISETP.EQ.U32.AND P5, PT, R7, RZ, PT
    @P5 BRA consumer
    SHL R8, R0, 0x8
    STS [R2+0x200], R8
    BAR.ARV 0x3, 0x40
    STG [R2+0x1000], R4
    EXIT
consumer:
    MOV32I R9, 0x400003             // 64 threads at barrier 3
    BAR.SYNC R9, R9
    LDS R8, [R2+0x280]              // of the thread in warp 1
    IADD R4, R4, R8
    STG [R2+0x1000], R4
    EXIT
