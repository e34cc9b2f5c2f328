/* Generated from the description vuc by gen/emit/uses. Do not edit. */
#include <isadora/vuc.h>
#include "analysis/uses_tables.h"

enum {F_SR = 0, F_R = 2, F_P = 3, F_STAT = 4, F_H2V = 5, F_ICNT = 6, F_L = 7};

#define BRANCH_READS(l1, v2) \
    WHEN(LINE(l1, 1)) READ(F_P, ADD(V(RBP, v2), K(8))) END
#define BRANCH_VALUE(l1, v2, v3, v4) \
    COND(LINE(l1, 0), K(0), CAT(LOW(LOW(BXOR(REG(F_P, ADD(V(RBP, v2), K(8))), V(RBN, v3)), 1), 1), \
        1, LOW(LOW(LOW(ADD(HERE, V(RBT, v4)), 11), 11), 11)))
#define GUARD_READS(l1, v2) \
    WHEN(LINE(l1, 1)) READ(F_P, V(PRED, v2)) END
#define GUARD_VALUE(l1, v2) \
    COND(LINE(l1, 0), K(1), REG(F_P, V(PRED, v2)))
#define S2_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ(F_R, V(SRC2, v2)) END
#define MODE_VALUE(l1, v2) \
    COND(LINE(l1, 0), K(3), V(PM, v2))
#define PD_READS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) READ(F_P, K(15)) END \
    WHEN(LINE(l1, 1)) READ(F_P, V(PRED, v2)) END \
    WHEN(LINE(l1, 2)) READ(F_P, V(PDST, v3)) END
#define PD_WRITES(l1, v2, v3) \
    WHEN(LINE(l1, 0)) WRITE(1, F_P, K(15)) END \
    WHEN(LINE(l1, 1)) WRITE(1, F_P, V(PRED, v2)) END \
    WHEN(LINE(l1, 2)) WRITE(1, F_P, V(PDST, v3)) END
#define S2_VALUE(l1, v2, v3) \
    COND(LINE(l1, 0), REG(F_R, V(SRC2, v2)), V(I6, v3))
#define S2N_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ(F_R, V(SRC2, v2)) END
#define S2N_VALUE(l1, v2, v3) \
    COND(LINE(l1, 0), REG(F_R, V(SRC2, v2)), V(I4, v3))
#define LADDR_READS(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x17)) READ(F_R, V(SRC1, v2)) END \
    WHEN(LINE(l1, 0)) READ(F_R, V(SRC2, v3)) END
#define SADDR_READS(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x5)) READ(F_R, V(DST, v2)) END \
    WHEN(IN(TAKEN(l1), 0x2b)) READ(F_R, V(SRC1, v3)) END

static rt_rows uses_binary_add_rr_40 = {
    BRANCH_READS(4, 8)
    WHEN(LOW(BRANCH_VALUE(4, 8, 7, 9), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 8, 7, 9), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        READ(F_R, V(SRC1, 4))
        S2_READS(2, 5)
        WRITE(1, F_R, V(DST, 3))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_binary_add_rr_30 = {
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        READ(F_R, V(SRC1, 4))
        S2_READS(2, 5)
        WRITE(1, F_R, V(DST, 3))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_binary_subr_rr = {
    BRANCH_READS(4, 8)
    WHEN(LOW(BRANCH_VALUE(4, 8, 7, 9), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 8, 7, 9), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        S2_READS(2, 5)
        READ(F_R, V(SRC1, 4))
        WRITE(1, F_R, V(DST, 3))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_binary_sext_rr_40 = {
    BRANCH_READS(4, 8)
    WHEN(LOW(BRANCH_VALUE(4, 8, 7, 9), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 8, 7, 9), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        READ(F_R, V(SRC1, 4))
        S2_READS(2, 5)
        READ_BITS(F_R, V(SRC1, 4), LOW(S2_VALUE(2, 5, 6), 4), 1)
        WRITE(1, F_R, V(DST, 3))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_binary_sext_rr_30 = {
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        READ(F_R, V(SRC1, 4))
        S2_READS(2, 5)
        READ_BITS(F_R, V(SRC1, 4), LOW(S2_VALUE(2, 5, 6), 4), 1)
        WRITE(1, F_R, V(DST, 3))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_binary_add_rs_40 = {
    BRANCH_READS(4, 8)
    WHEN(LOW(BRANCH_VALUE(4, 8, 7, 9), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 8, 7, 9), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        READ_LATE(F_SR, V(SRS, 4), K(0), 16)
        S2N_READS(2, 5)
        WRITE(1, F_R, V(DST, 3))
        WHEN(EQ(V(SRS, 4), K(4))) WRITE_BITS(1, F_STAT, K(0), K(11), 1) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_binary_add_rs_30 = {
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        READ_LATE(F_SR, V(SRS, 4), K(0), 16)
        S2N_READS(2, 5)
        WRITE(1, F_R, V(DST, 3))
        WHEN(EQ(V(SRS, 4), K(4))) WRITE_BITS(1, F_STAT, K(0), K(11), 1) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_binary_subr_rs = {
    BRANCH_READS(4, 8)
    WHEN(LOW(BRANCH_VALUE(4, 8, 7, 9), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 8, 7, 9), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        S2N_READS(2, 5)
        READ_LATE(F_SR, V(SRS, 4), K(0), 16)
        WRITE(1, F_R, V(DST, 3))
        WHEN(EQ(V(SRS, 4), K(4))) WRITE_BITS(1, F_STAT, K(0), K(11), 1) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_binary_sext_rs_40 = {
    BRANCH_READS(4, 8)
    WHEN(LOW(BRANCH_VALUE(4, 8, 7, 9), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 8, 7, 9), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        READ_LATE(F_SR, V(SRS, 4), K(0), 16)
        S2N_READS(2, 5)
        READ_LATE(F_SR, V(SRS, 4), LOW(S2N_VALUE(2, 5, 6), 4), 1)
        WRITE(1, F_R, V(DST, 3))
        WHEN(EQ(V(SRS, 4), K(4))) WRITE_BITS(1, F_STAT, K(0), K(11), 1) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_binary_sext_rs_30 = {
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        READ_LATE(F_SR, V(SRS, 4), K(0), 16)
        S2N_READS(2, 5)
        READ_LATE(F_SR, V(SRS, 4), LOW(S2N_VALUE(2, 5, 6), 4), 1)
        WRITE(1, F_R, V(DST, 3))
        WHEN(EQ(V(SRS, 4), K(4))) WRITE_BITS(1, F_STAT, K(0), K(11), 1) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_binary_add_sr_40 = {
    BRANCH_READS(4, 8)
    WHEN(LOW(BRANCH_VALUE(4, 8, 7, 9), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 8, 7, 9), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(LOR(LNOT(IN(V(SRD, 3), 0x3010)), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))
            READ(F_R, V(SRC1, 4))
            S2N_READS(2, 5)
        END
        WHEN(EQ(V(SRD, 3), K(14)))
            WRITE(1, F_P, K(0))
            WRITE(1, F_P, K(1))
            WRITE(1, F_P, K(2))
            WRITE(1, F_P, K(3))
            WRITE(1, F_P, K(4))
            WRITE(1, F_P, K(5))
            WRITE(1, F_P, K(6))
            WRITE(1, F_P, K(7))
            WRITE(1, F_P, K(8))
            WRITE(1, F_P, K(9))
            WRITE(1, F_P, K(10))
            WRITE(1, F_P, K(11))
            WRITE(1, F_P, K(12))
            WRITE(1, F_P, K(13))
            WRITE(1, F_P, K(14))
            WRITE(1, F_P, K(15))
        END
        WHEN(EQ(V(SRD, 3), K(15)))
            WRITE(1, F_ICNT, K(0))
            WRITE_BITS(1, F_STAT, K(0), K(12), 1)
        END
        WHEN(EQ(V(SRD, 3), K(24)))
            WRITE_BITS(1, F_SR, K(24), K(0), 1)
            WRITE_BITS(1, F_SR, K(24), K(3), 1)
        END
        WHEN(LNOT(LOR(LOR(LOR(LOR(LOR(LOR(EQ(V(SRD, 3), K(4)), EQ(V(SRD, 3), K(10))), EQ(V(SRD, 3),
            K(12))), EQ(V(SRD, 3), K(13))), EQ(V(SRD, 3), K(14))), EQ(V(SRD, 3), K(15))), EQ(V(SRD,
            3), K(24)))))
            WRITE(1, F_SR, V(SRD, 3))
        END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_binary_add_sr_30 = {
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(LOR(NE(V(SRD, 3), K(4)), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))
            READ(F_R, V(SRC1, 4))
            S2N_READS(2, 5)
        END
        WHEN(EQ(V(SRD, 3), K(12))) WRITE_BITS(1, F_L, K(0), K(16), 16) END
        WHEN(EQ(V(SRD, 3), K(13))) WRITE_BITS(1, F_L, K(0), K(0), 16) END
        WHEN(EQ(V(SRD, 3), K(14)))
            WRITE(1, F_P, K(0))
            WRITE(1, F_P, K(1))
            WRITE(1, F_P, K(2))
            WRITE(1, F_P, K(3))
            WRITE(1, F_P, K(4))
            WRITE(1, F_P, K(5))
            WRITE(1, F_P, K(6))
            WRITE(1, F_P, K(7))
            WRITE(1, F_P, K(8))
            WRITE(1, F_P, K(9))
            WRITE(1, F_P, K(10))
            WRITE(1, F_P, K(11))
            WRITE(1, F_P, K(12))
            WRITE(1, F_P, K(13))
            WRITE(1, F_P, K(14))
            WRITE(1, F_P, K(15))
        END
        WHEN(EQ(V(SRD, 3), K(15)))
            WRITE(1, F_ICNT, K(0))
            WRITE_BITS(1, F_STAT, K(0), K(12), 1)
        END
        WHEN(EQ(V(SRD, 3), K(24)))
            WRITE_BITS(1, F_SR, K(24), K(0), 1)
            WRITE_BITS(1, F_SR, K(24), K(3), 1)
        END
        WHEN(LNOT(LOR(LOR(LOR(LOR(LOR(LOR(EQ(V(SRD, 3), K(4)), EQ(V(SRD, 3), K(10))), EQ(V(SRD, 3),
            K(12))), EQ(V(SRD, 3), K(13))), EQ(V(SRD, 3), K(14))), EQ(V(SRD, 3), K(15))), EQ(V(SRD,
            3), K(24)))))
            WRITE(1, F_SR, V(SRD, 3))
        END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_binary_subr_sr = {
    BRANCH_READS(4, 8)
    WHEN(LOW(BRANCH_VALUE(4, 8, 7, 9), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 8, 7, 9), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(LOR(LNOT(IN(V(SRD, 3), 0x3010)), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))
            S2N_READS(2, 5)
            READ(F_R, V(SRC1, 4))
        END
        WHEN(EQ(V(SRD, 3), K(14)))
            WRITE(1, F_P, K(0))
            WRITE(1, F_P, K(1))
            WRITE(1, F_P, K(2))
            WRITE(1, F_P, K(3))
            WRITE(1, F_P, K(4))
            WRITE(1, F_P, K(5))
            WRITE(1, F_P, K(6))
            WRITE(1, F_P, K(7))
            WRITE(1, F_P, K(8))
            WRITE(1, F_P, K(9))
            WRITE(1, F_P, K(10))
            WRITE(1, F_P, K(11))
            WRITE(1, F_P, K(12))
            WRITE(1, F_P, K(13))
            WRITE(1, F_P, K(14))
            WRITE(1, F_P, K(15))
        END
        WHEN(EQ(V(SRD, 3), K(15)))
            WRITE(1, F_ICNT, K(0))
            WRITE_BITS(1, F_STAT, K(0), K(12), 1)
        END
        WHEN(EQ(V(SRD, 3), K(24)))
            WRITE_BITS(1, F_SR, K(24), K(0), 1)
            WRITE_BITS(1, F_SR, K(24), K(3), 1)
        END
        WHEN(LNOT(LOR(LOR(LOR(LOR(LOR(LOR(EQ(V(SRD, 3), K(4)), EQ(V(SRD, 3), K(10))), EQ(V(SRD, 3),
            K(12))), EQ(V(SRD, 3), K(13))), EQ(V(SRD, 3), K(14))), EQ(V(SRD, 3), K(15))), EQ(V(SRD,
            3), K(24)))))
            WRITE(1, F_SR, V(SRD, 3))
        END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_binary_clamplep_sr_40 = {
    BRANCH_READS(4, 8)
    WHEN(LOW(BRANCH_VALUE(4, 8, 7, 9), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 8, 7, 9), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(LOR(LNOT(IN(V(SRD, 3), 0x3010)), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))
            READ(F_R, V(SRC1, 4))
        END
        WHEN(LOR(LNOT(IN(V(SRD, 3), 0x3010)), LAND(IN(LOW(MODE_VALUE(0, 0), 2), 0x7),
            LNOT(LT(SEXT(REG(F_R, V(SRC1, 4)), 16), K(0))))))
            S2N_READS(2, 5)
        END
        WHEN(EQ(V(SRD, 3), K(14)))
            WRITE(1, F_P, K(0))
            WRITE(1, F_P, K(1))
            WRITE(1, F_P, K(2))
            WRITE(1, F_P, K(3))
            WRITE(1, F_P, K(4))
            WRITE(1, F_P, K(5))
            WRITE(1, F_P, K(6))
            WRITE(1, F_P, K(7))
            WRITE(1, F_P, K(8))
            WRITE(1, F_P, K(9))
            WRITE(1, F_P, K(10))
            WRITE(1, F_P, K(11))
            WRITE(1, F_P, K(12))
            WRITE(1, F_P, K(13))
            WRITE(1, F_P, K(14))
            WRITE(1, F_P, K(15))
        END
        WHEN(EQ(V(SRD, 3), K(15)))
            WRITE(1, F_ICNT, K(0))
            WRITE_BITS(1, F_STAT, K(0), K(12), 1)
        END
        WHEN(EQ(V(SRD, 3), K(24)))
            WRITE_BITS(1, F_SR, K(24), K(0), 1)
            WRITE_BITS(1, F_SR, K(24), K(3), 1)
        END
        WHEN(LNOT(LOR(LOR(LOR(LOR(LOR(LOR(EQ(V(SRD, 3), K(4)), EQ(V(SRD, 3), K(10))), EQ(V(SRD, 3),
            K(12))), EQ(V(SRD, 3), K(13))), EQ(V(SRD, 3), K(14))), EQ(V(SRD, 3), K(15))), EQ(V(SRD,
            3), K(24)))))
            WRITE(1, F_SR, V(SRD, 3))
        END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_binary_clamplep_sr_30 = {
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(LOR(NE(V(SRD, 3), K(4)), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))
            READ(F_R, V(SRC1, 4))
        END
        WHEN(LOR(NE(V(SRD, 3), K(4)), LAND(IN(LOW(MODE_VALUE(0, 0), 2), 0x7), LNOT(LT(SEXT(REG(F_R,
            V(SRC1, 4)), 16), K(0))))))
            S2N_READS(2, 5)
        END
        WHEN(EQ(V(SRD, 3), K(12))) WRITE_BITS(1, F_L, K(0), K(16), 16) END
        WHEN(EQ(V(SRD, 3), K(13))) WRITE_BITS(1, F_L, K(0), K(0), 16) END
        WHEN(EQ(V(SRD, 3), K(14)))
            WRITE(1, F_P, K(0))
            WRITE(1, F_P, K(1))
            WRITE(1, F_P, K(2))
            WRITE(1, F_P, K(3))
            WRITE(1, F_P, K(4))
            WRITE(1, F_P, K(5))
            WRITE(1, F_P, K(6))
            WRITE(1, F_P, K(7))
            WRITE(1, F_P, K(8))
            WRITE(1, F_P, K(9))
            WRITE(1, F_P, K(10))
            WRITE(1, F_P, K(11))
            WRITE(1, F_P, K(12))
            WRITE(1, F_P, K(13))
            WRITE(1, F_P, K(14))
            WRITE(1, F_P, K(15))
        END
        WHEN(EQ(V(SRD, 3), K(15)))
            WRITE(1, F_ICNT, K(0))
            WRITE_BITS(1, F_STAT, K(0), K(12), 1)
        END
        WHEN(EQ(V(SRD, 3), K(24)))
            WRITE_BITS(1, F_SR, K(24), K(0), 1)
            WRITE_BITS(1, F_SR, K(24), K(3), 1)
        END
        WHEN(LNOT(LOR(LOR(LOR(LOR(LOR(LOR(EQ(V(SRD, 3), K(4)), EQ(V(SRD, 3), K(10))), EQ(V(SRD, 3),
            K(12))), EQ(V(SRD, 3), K(13))), EQ(V(SRD, 3), K(14))), EQ(V(SRD, 3), K(15))), EQ(V(SRD,
            3), K(24)))))
            WRITE(1, F_SR, V(SRD, 3))
        END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_binary_sext_sr_40 = {
    BRANCH_READS(4, 8)
    WHEN(LOW(BRANCH_VALUE(4, 8, 7, 9), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 8, 7, 9), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(LNOT(IN(V(SRD, 3), 0x3010))) READ(F_R, V(SRC1, 4)) END
        WHEN(LOR(LNOT(IN(V(SRD, 3), 0x3010)), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))
            S2N_READS(2, 5)
            READ_BITS(F_R, V(SRC1, 4), LOW(S2N_VALUE(2, 5, 6), 4), 1)
        END
        WHEN(EQ(V(SRD, 3), K(14)))
            WRITE(1, F_P, K(0))
            WRITE(1, F_P, K(1))
            WRITE(1, F_P, K(2))
            WRITE(1, F_P, K(3))
            WRITE(1, F_P, K(4))
            WRITE(1, F_P, K(5))
            WRITE(1, F_P, K(6))
            WRITE(1, F_P, K(7))
            WRITE(1, F_P, K(8))
            WRITE(1, F_P, K(9))
            WRITE(1, F_P, K(10))
            WRITE(1, F_P, K(11))
            WRITE(1, F_P, K(12))
            WRITE(1, F_P, K(13))
            WRITE(1, F_P, K(14))
            WRITE(1, F_P, K(15))
        END
        WHEN(EQ(V(SRD, 3), K(15)))
            WRITE(1, F_ICNT, K(0))
            WRITE_BITS(1, F_STAT, K(0), K(12), 1)
        END
        WHEN(EQ(V(SRD, 3), K(24)))
            WRITE_BITS(1, F_SR, K(24), K(0), 1)
            WRITE_BITS(1, F_SR, K(24), K(3), 1)
        END
        WHEN(LNOT(LOR(LOR(LOR(LOR(LOR(LOR(EQ(V(SRD, 3), K(4)), EQ(V(SRD, 3), K(10))), EQ(V(SRD, 3),
            K(12))), EQ(V(SRD, 3), K(13))), EQ(V(SRD, 3), K(14))), EQ(V(SRD, 3), K(15))), EQ(V(SRD,
            3), K(24)))))
            WRITE(1, F_SR, V(SRD, 3))
        END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_binary_sext_sr_30 = {
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(NE(V(SRD, 3), K(4))) READ(F_R, V(SRC1, 4)) END
        WHEN(LOR(NE(V(SRD, 3), K(4)), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))
            S2N_READS(2, 5)
            READ_BITS(F_R, V(SRC1, 4), LOW(S2N_VALUE(2, 5, 6), 4), 1)
        END
        WHEN(EQ(V(SRD, 3), K(12))) WRITE_BITS(1, F_L, K(0), K(16), 16) END
        WHEN(EQ(V(SRD, 3), K(13))) WRITE_BITS(1, F_L, K(0), K(0), 16) END
        WHEN(EQ(V(SRD, 3), K(14)))
            WRITE(1, F_P, K(0))
            WRITE(1, F_P, K(1))
            WRITE(1, F_P, K(2))
            WRITE(1, F_P, K(3))
            WRITE(1, F_P, K(4))
            WRITE(1, F_P, K(5))
            WRITE(1, F_P, K(6))
            WRITE(1, F_P, K(7))
            WRITE(1, F_P, K(8))
            WRITE(1, F_P, K(9))
            WRITE(1, F_P, K(10))
            WRITE(1, F_P, K(11))
            WRITE(1, F_P, K(12))
            WRITE(1, F_P, K(13))
            WRITE(1, F_P, K(14))
            WRITE(1, F_P, K(15))
        END
        WHEN(EQ(V(SRD, 3), K(15)))
            WRITE(1, F_ICNT, K(0))
            WRITE_BITS(1, F_STAT, K(0), K(12), 1)
        END
        WHEN(EQ(V(SRD, 3), K(24)))
            WRITE_BITS(1, F_SR, K(24), K(0), 1)
            WRITE_BITS(1, F_SR, K(24), K(3), 1)
        END
        WHEN(LNOT(LOR(LOR(LOR(LOR(LOR(LOR(EQ(V(SRD, 3), K(4)), EQ(V(SRD, 3), K(10))), EQ(V(SRD, 3),
            K(12))), EQ(V(SRD, 3), K(13))), EQ(V(SRD, 3), K(14))), EQ(V(SRD, 3), K(15))), EQ(V(SRD,
            3), K(24)))))
            WRITE(1, F_SR, V(SRD, 3))
        END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_unary_div2s_rr = {
    GUARD_READS(2, 1)
    WHEN(GUARD_VALUE(2, 1))
        READ(F_R, V(SRC1, 4))
        READ_BITS(F_R, V(SRC1, 4), K(15), 1)
        WRITE(1, F_R, V(DST, 3))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_unary_hswap_rr_40 = {
    BRANCH_READS(3, 6)
    WHEN(LOW(BRANCH_VALUE(3, 6, 5, 7), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(3, 6, 5, 7), K(1), 11))
    END
    GUARD_READS(2, 1)
    WHEN(GUARD_VALUE(2, 1))
        READ_BITS(F_R, V(SRC1, 4), K(8), 8)
        READ_BITS(F_R, V(SRC1, 4), K(0), 8)
        WRITE(1, F_R, V(DST, 3))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_unary_hswap_rr_30 = {
    GUARD_READS(2, 1)
    WHEN(GUARD_VALUE(2, 1))
        READ_BITS(F_R, V(SRC1, 4), K(8), 8)
        READ_BITS(F_R, V(SRC1, 4), K(0), 8)
        WRITE(1, F_R, V(DST, 3))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_unary_div2s_rs = {
    GUARD_READS(2, 1)
    WHEN(GUARD_VALUE(2, 1))
        READ_LATE(F_SR, V(SRS, 4), K(0), 16)
        READ_LATE(F_SR, V(SRS, 4), K(15), 1)
        WRITE(1, F_R, V(DST, 3))
        WHEN(EQ(V(SRS, 4), K(4))) WRITE_BITS(1, F_STAT, K(0), K(11), 1) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_unary_hswap_rs_40 = {
    BRANCH_READS(3, 6)
    WHEN(LOW(BRANCH_VALUE(3, 6, 5, 7), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(3, 6, 5, 7), K(1), 11))
    END
    GUARD_READS(2, 1)
    WHEN(GUARD_VALUE(2, 1))
        READ_LATE(F_SR, V(SRS, 4), K(8), 8)
        READ_LATE(F_SR, V(SRS, 4), K(0), 8)
        WRITE(1, F_R, V(DST, 3))
        WHEN(EQ(V(SRS, 4), K(4))) WRITE_BITS(1, F_STAT, K(0), K(11), 1) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_unary_hswap_rs_30 = {
    GUARD_READS(2, 1)
    WHEN(GUARD_VALUE(2, 1))
        READ_LATE(F_SR, V(SRS, 4), K(8), 8)
        READ_LATE(F_SR, V(SRS, 4), K(0), 8)
        WRITE(1, F_R, V(DST, 3))
        WHEN(EQ(V(SRS, 4), K(4))) WRITE_BITS(1, F_STAT, K(0), K(11), 1) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_unary_div2s_sr = {
    GUARD_READS(2, 1)
    WHEN(GUARD_VALUE(2, 1))
        WHEN(LOR(NE(V(SRD, 3), K(4)), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))
            READ(F_R, V(SRC1, 4))
            READ_BITS(F_R, V(SRC1, 4), K(15), 1)
        END
        WHEN(EQ(V(SRD, 3), K(12))) WRITE_BITS(1, F_L, K(0), K(16), 16) END
        WHEN(EQ(V(SRD, 3), K(13))) WRITE_BITS(1, F_L, K(0), K(0), 16) END
        WHEN(EQ(V(SRD, 3), K(14)))
            WRITE(1, F_P, K(0))
            WRITE(1, F_P, K(1))
            WRITE(1, F_P, K(2))
            WRITE(1, F_P, K(3))
            WRITE(1, F_P, K(4))
            WRITE(1, F_P, K(5))
            WRITE(1, F_P, K(6))
            WRITE(1, F_P, K(7))
            WRITE(1, F_P, K(8))
            WRITE(1, F_P, K(9))
            WRITE(1, F_P, K(10))
            WRITE(1, F_P, K(11))
            WRITE(1, F_P, K(12))
            WRITE(1, F_P, K(13))
            WRITE(1, F_P, K(14))
            WRITE(1, F_P, K(15))
        END
        WHEN(EQ(V(SRD, 3), K(15)))
            WRITE(1, F_ICNT, K(0))
            WRITE_BITS(1, F_STAT, K(0), K(12), 1)
        END
        WHEN(EQ(V(SRD, 3), K(24)))
            WRITE_BITS(1, F_SR, K(24), K(0), 1)
            WRITE_BITS(1, F_SR, K(24), K(3), 1)
        END
        WHEN(LNOT(LOR(LOR(LOR(LOR(LOR(LOR(EQ(V(SRD, 3), K(4)), EQ(V(SRD, 3), K(10))), EQ(V(SRD, 3),
            K(12))), EQ(V(SRD, 3), K(13))), EQ(V(SRD, 3), K(14))), EQ(V(SRD, 3), K(15))), EQ(V(SRD,
            3), K(24)))))
            WRITE(1, F_SR, V(SRD, 3))
        END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_unary_hswap_sr_40 = {
    BRANCH_READS(3, 6)
    WHEN(LOW(BRANCH_VALUE(3, 6, 5, 7), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(3, 6, 5, 7), K(1), 11))
    END
    GUARD_READS(2, 1)
    WHEN(GUARD_VALUE(2, 1))
        WHEN(LOR(LNOT(IN(V(SRD, 3), 0x3010)), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))
            READ_BITS(F_R, V(SRC1, 4), K(8), 8)
            READ_BITS(F_R, V(SRC1, 4), K(0), 8)
        END
        WHEN(EQ(V(SRD, 3), K(14)))
            WRITE(1, F_P, K(0))
            WRITE(1, F_P, K(1))
            WRITE(1, F_P, K(2))
            WRITE(1, F_P, K(3))
            WRITE(1, F_P, K(4))
            WRITE(1, F_P, K(5))
            WRITE(1, F_P, K(6))
            WRITE(1, F_P, K(7))
            WRITE(1, F_P, K(8))
            WRITE(1, F_P, K(9))
            WRITE(1, F_P, K(10))
            WRITE(1, F_P, K(11))
            WRITE(1, F_P, K(12))
            WRITE(1, F_P, K(13))
            WRITE(1, F_P, K(14))
            WRITE(1, F_P, K(15))
        END
        WHEN(EQ(V(SRD, 3), K(15)))
            WRITE(1, F_ICNT, K(0))
            WRITE_BITS(1, F_STAT, K(0), K(12), 1)
        END
        WHEN(EQ(V(SRD, 3), K(24)))
            WRITE_BITS(1, F_SR, K(24), K(0), 1)
            WRITE_BITS(1, F_SR, K(24), K(3), 1)
        END
        WHEN(LNOT(LOR(LOR(LOR(LOR(LOR(LOR(EQ(V(SRD, 3), K(4)), EQ(V(SRD, 3), K(10))), EQ(V(SRD, 3),
            K(12))), EQ(V(SRD, 3), K(13))), EQ(V(SRD, 3), K(14))), EQ(V(SRD, 3), K(15))), EQ(V(SRD,
            3), K(24)))))
            WRITE(1, F_SR, V(SRD, 3))
        END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_unary_hswap_sr_30 = {
    GUARD_READS(2, 1)
    WHEN(GUARD_VALUE(2, 1))
        WHEN(LOR(NE(V(SRD, 3), K(4)), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))
            READ_BITS(F_R, V(SRC1, 4), K(8), 8)
            READ_BITS(F_R, V(SRC1, 4), K(0), 8)
        END
        WHEN(EQ(V(SRD, 3), K(12))) WRITE_BITS(1, F_L, K(0), K(16), 16) END
        WHEN(EQ(V(SRD, 3), K(13))) WRITE_BITS(1, F_L, K(0), K(0), 16) END
        WHEN(EQ(V(SRD, 3), K(14)))
            WRITE(1, F_P, K(0))
            WRITE(1, F_P, K(1))
            WRITE(1, F_P, K(2))
            WRITE(1, F_P, K(3))
            WRITE(1, F_P, K(4))
            WRITE(1, F_P, K(5))
            WRITE(1, F_P, K(6))
            WRITE(1, F_P, K(7))
            WRITE(1, F_P, K(8))
            WRITE(1, F_P, K(9))
            WRITE(1, F_P, K(10))
            WRITE(1, F_P, K(11))
            WRITE(1, F_P, K(12))
            WRITE(1, F_P, K(13))
            WRITE(1, F_P, K(14))
            WRITE(1, F_P, K(15))
        END
        WHEN(EQ(V(SRD, 3), K(15)))
            WRITE(1, F_ICNT, K(0))
            WRITE_BITS(1, F_STAT, K(0), K(12), 1)
        END
        WHEN(EQ(V(SRD, 3), K(24)))
            WRITE_BITS(1, F_SR, K(24), K(0), 1)
            WRITE_BITS(1, F_SR, K(24), K(3), 1)
        END
        WHEN(LNOT(LOR(LOR(LOR(LOR(LOR(LOR(EQ(V(SRD, 3), K(4)), EQ(V(SRD, 3), K(10))), EQ(V(SRD, 3),
            K(12))), EQ(V(SRD, 3), K(13))), EQ(V(SRD, 3), K(14))), EQ(V(SRD, 3), K(15))), EQ(V(SRD,
            3), K(24)))))
            WRITE(1, F_SR, V(SRD, 3))
        END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_slct_rr_40 = {
    BRANCH_READS(4, 8)
    WHEN(LOW(BRANCH_VALUE(4, 8, 7, 9), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 8, 7, 9), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        READ(F_P, V(PRED, 1))
        WHEN(REG(F_P, V(PRED, 1))) READ(F_R, V(SRC1, 4)) END
        WHEN(LNOT(REG(F_P, V(PRED, 1)))) S2_READS(2, 5) END
        WRITE(1, F_R, V(DST, 3))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_slct_rr_30 = {
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        READ(F_P, V(PRED, 1))
        WHEN(REG(F_P, V(PRED, 1))) READ(F_R, V(SRC1, 4)) END
        WHEN(LNOT(REG(F_P, V(PRED, 1)))) S2_READS(2, 5) END
        WRITE(1, F_R, V(DST, 3))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_slct_rs_40 = {
    BRANCH_READS(4, 8)
    WHEN(LOW(BRANCH_VALUE(4, 8, 7, 9), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 8, 7, 9), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        READ(F_P, V(PRED, 1))
        WHEN(REG(F_P, V(PRED, 1))) READ_LATE(F_SR, V(SRS, 4), K(0), 16) END
        WHEN(LNOT(REG(F_P, V(PRED, 1)))) S2N_READS(2, 5) END
        WRITE(1, F_R, V(DST, 3))
        WHEN(EQ(V(SRS, 4), K(4))) WRITE_BITS(1, F_STAT, K(0), K(11), 1) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_slct_rs_30 = {
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        READ(F_P, V(PRED, 1))
        WHEN(REG(F_P, V(PRED, 1))) READ_LATE(F_SR, V(SRS, 4), K(0), 16) END
        WHEN(LNOT(REG(F_P, V(PRED, 1)))) S2N_READS(2, 5) END
        WRITE(1, F_R, V(DST, 3))
        WHEN(EQ(V(SRS, 4), K(4))) WRITE_BITS(1, F_STAT, K(0), K(11), 1) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_slct_sr_40 = {
    BRANCH_READS(4, 8)
    WHEN(LOW(BRANCH_VALUE(4, 8, 7, 9), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 8, 7, 9), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(LOR(LNOT(IN(V(SRD, 3), 0x3010)), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))
            READ(F_P, V(PRED, 1))
        END
        WHEN(COND(IN(V(SRD, 3), 0x3010), LAND(REG(F_P, V(PRED, 1)), IN(LOW(MODE_VALUE(0, 0), 2),
            0x7)), REG(F_P, V(PRED, 1))))
            READ(F_R, V(SRC1, 4))
        END
        WHEN(COND(IN(V(SRD, 3), 0x3010), LAND(LNOT(REG(F_P, V(PRED, 1))), IN(LOW(MODE_VALUE(0, 0),
            2), 0x7)), LNOT(REG(F_P, V(PRED, 1)))))
            S2N_READS(2, 5)
        END
        WHEN(EQ(V(SRD, 3), K(14)))
            WRITE(1, F_P, K(0))
            WRITE(1, F_P, K(1))
            WRITE(1, F_P, K(2))
            WRITE(1, F_P, K(3))
            WRITE(1, F_P, K(4))
            WRITE(1, F_P, K(5))
            WRITE(1, F_P, K(6))
            WRITE(1, F_P, K(7))
            WRITE(1, F_P, K(8))
            WRITE(1, F_P, K(9))
            WRITE(1, F_P, K(10))
            WRITE(1, F_P, K(11))
            WRITE(1, F_P, K(12))
            WRITE(1, F_P, K(13))
            WRITE(1, F_P, K(14))
            WRITE(1, F_P, K(15))
        END
        WHEN(EQ(V(SRD, 3), K(15)))
            WRITE(1, F_ICNT, K(0))
            WRITE_BITS(1, F_STAT, K(0), K(12), 1)
        END
        WHEN(EQ(V(SRD, 3), K(24)))
            WRITE_BITS(1, F_SR, K(24), K(0), 1)
            WRITE_BITS(1, F_SR, K(24), K(3), 1)
        END
        WHEN(LNOT(LOR(LOR(LOR(LOR(LOR(LOR(EQ(V(SRD, 3), K(4)), EQ(V(SRD, 3), K(10))), EQ(V(SRD, 3),
            K(12))), EQ(V(SRD, 3), K(13))), EQ(V(SRD, 3), K(14))), EQ(V(SRD, 3), K(15))), EQ(V(SRD,
            3), K(24)))))
            WRITE(1, F_SR, V(SRD, 3))
        END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_slct_sr_30 = {
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(LOR(NE(V(SRD, 3), K(4)), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))
            READ(F_P, V(PRED, 1))
        END
        WHEN(COND(EQ(V(SRD, 3), K(4)), LAND(REG(F_P, V(PRED, 1)), IN(LOW(MODE_VALUE(0, 0), 2),
            0x7)), REG(F_P, V(PRED, 1))))
            READ(F_R, V(SRC1, 4))
        END
        WHEN(COND(EQ(V(SRD, 3), K(4)), LAND(LNOT(REG(F_P, V(PRED, 1))), IN(LOW(MODE_VALUE(0, 0), 2),
            0x7)), LNOT(REG(F_P, V(PRED, 1)))))
            S2N_READS(2, 5)
        END
        WHEN(EQ(V(SRD, 3), K(12))) WRITE_BITS(1, F_L, K(0), K(16), 16) END
        WHEN(EQ(V(SRD, 3), K(13))) WRITE_BITS(1, F_L, K(0), K(0), 16) END
        WHEN(EQ(V(SRD, 3), K(14)))
            WRITE(1, F_P, K(0))
            WRITE(1, F_P, K(1))
            WRITE(1, F_P, K(2))
            WRITE(1, F_P, K(3))
            WRITE(1, F_P, K(4))
            WRITE(1, F_P, K(5))
            WRITE(1, F_P, K(6))
            WRITE(1, F_P, K(7))
            WRITE(1, F_P, K(8))
            WRITE(1, F_P, K(9))
            WRITE(1, F_P, K(10))
            WRITE(1, F_P, K(11))
            WRITE(1, F_P, K(12))
            WRITE(1, F_P, K(13))
            WRITE(1, F_P, K(14))
            WRITE(1, F_P, K(15))
        END
        WHEN(EQ(V(SRD, 3), K(15)))
            WRITE(1, F_ICNT, K(0))
            WRITE_BITS(1, F_STAT, K(0), K(12), 1)
        END
        WHEN(EQ(V(SRD, 3), K(24)))
            WRITE_BITS(1, F_SR, K(24), K(0), 1)
            WRITE_BITS(1, F_SR, K(24), K(3), 1)
        END
        WHEN(LNOT(LOR(LOR(LOR(LOR(LOR(LOR(EQ(V(SRD, 3), K(4)), EQ(V(SRD, 3), K(10))), EQ(V(SRD, 3),
            K(12))), EQ(V(SRD, 3), K(13))), EQ(V(SRD, 3), K(14))), EQ(V(SRD, 3), K(15))), EQ(V(SRD,
            3), K(24)))))
            WRITE(1, F_SR, V(SRD, 3))
        END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_mov_r_40 = {
    BRANCH_READS(3, 6)
    WHEN(LOW(BRANCH_VALUE(3, 6, 5, 7), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(3, 6, 5, 7), K(1), 11))
    END
    GUARD_READS(2, 1)
    WHEN(GUARD_VALUE(2, 1))
        READ(F_R, V(SRC2, 4))
        WRITE(1, F_R, V(DST, 3))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_mov_r_30 = {
    GUARD_READS(2, 1)
    WHEN(GUARD_VALUE(2, 1))
        READ(F_R, V(SRC2, 4))
        WRITE(1, F_R, V(DST, 3))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_mov_i_40 = {
    BRANCH_READS(3, 6)
    WHEN(LOW(BRANCH_VALUE(3, 6, 5, 7), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(3, 6, 5, 7), K(1), 11))
    END
    GUARD_READS(2, 1)
    WHEN(GUARD_VALUE(2, 1))
        WRITE(1, F_R, V(DST, 3))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_mov_i_30 = {
    GUARD_READS(2, 1)
    WHEN(GUARD_VALUE(2, 1))
        WRITE(1, F_R, V(DST, 3))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_mov_sr_40 = {
    BRANCH_READS(3, 6)
    WHEN(LOW(BRANCH_VALUE(3, 6, 5, 7), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(3, 6, 5, 7), K(1), 11))
    END
    GUARD_READS(2, 1)
    WHEN(GUARD_VALUE(2, 1))
        WHEN(LOR(LNOT(IN(V(SRD, 3), 0x3010)), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))
            READ(F_R, V(SRC2, 4))
        END
        WHEN(EQ(V(SRD, 3), K(14)))
            WRITE(1, F_P, K(0))
            WRITE(1, F_P, K(1))
            WRITE(1, F_P, K(2))
            WRITE(1, F_P, K(3))
            WRITE(1, F_P, K(4))
            WRITE(1, F_P, K(5))
            WRITE(1, F_P, K(6))
            WRITE(1, F_P, K(7))
            WRITE(1, F_P, K(8))
            WRITE(1, F_P, K(9))
            WRITE(1, F_P, K(10))
            WRITE(1, F_P, K(11))
            WRITE(1, F_P, K(12))
            WRITE(1, F_P, K(13))
            WRITE(1, F_P, K(14))
            WRITE(1, F_P, K(15))
        END
        WHEN(EQ(V(SRD, 3), K(15)))
            WRITE(1, F_ICNT, K(0))
            WRITE_BITS(1, F_STAT, K(0), K(12), 1)
        END
        WHEN(EQ(V(SRD, 3), K(24)))
            WRITE_BITS(1, F_SR, K(24), K(0), 1)
            WRITE_BITS(1, F_SR, K(24), K(3), 1)
        END
        WHEN(LNOT(LOR(LOR(LOR(LOR(LOR(LOR(EQ(V(SRD, 3), K(4)), EQ(V(SRD, 3), K(10))), EQ(V(SRD, 3),
            K(12))), EQ(V(SRD, 3), K(13))), EQ(V(SRD, 3), K(14))), EQ(V(SRD, 3), K(15))), EQ(V(SRD,
            3), K(24)))))
            WRITE(1, F_SR, V(SRD, 3))
        END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_mov_sr_30 = {
    GUARD_READS(2, 1)
    WHEN(GUARD_VALUE(2, 1))
        WHEN(LOR(NE(V(SRD, 3), K(4)), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))
            READ(F_R, V(SRC2, 4))
        END
        WHEN(EQ(V(SRD, 3), K(12))) WRITE_BITS(1, F_L, K(0), K(16), 16) END
        WHEN(EQ(V(SRD, 3), K(13))) WRITE_BITS(1, F_L, K(0), K(0), 16) END
        WHEN(EQ(V(SRD, 3), K(14)))
            WRITE(1, F_P, K(0))
            WRITE(1, F_P, K(1))
            WRITE(1, F_P, K(2))
            WRITE(1, F_P, K(3))
            WRITE(1, F_P, K(4))
            WRITE(1, F_P, K(5))
            WRITE(1, F_P, K(6))
            WRITE(1, F_P, K(7))
            WRITE(1, F_P, K(8))
            WRITE(1, F_P, K(9))
            WRITE(1, F_P, K(10))
            WRITE(1, F_P, K(11))
            WRITE(1, F_P, K(12))
            WRITE(1, F_P, K(13))
            WRITE(1, F_P, K(14))
            WRITE(1, F_P, K(15))
        END
        WHEN(EQ(V(SRD, 3), K(15)))
            WRITE(1, F_ICNT, K(0))
            WRITE_BITS(1, F_STAT, K(0), K(12), 1)
        END
        WHEN(EQ(V(SRD, 3), K(24)))
            WRITE_BITS(1, F_SR, K(24), K(0), 1)
            WRITE_BITS(1, F_SR, K(24), K(3), 1)
        END
        WHEN(LNOT(LOR(LOR(LOR(LOR(LOR(LOR(EQ(V(SRD, 3), K(4)), EQ(V(SRD, 3), K(10))), EQ(V(SRD, 3),
            K(12))), EQ(V(SRD, 3), K(13))), EQ(V(SRD, 3), K(14))), EQ(V(SRD, 3), K(15))), EQ(V(SRD,
            3), K(24)))))
            WRITE(1, F_SR, V(SRD, 3))
        END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_mov_si_40 = {
    BRANCH_READS(3, 6)
    WHEN(LOW(BRANCH_VALUE(3, 6, 5, 7), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(3, 6, 5, 7), K(1), 11))
    END
    GUARD_READS(2, 1)
    WHEN(GUARD_VALUE(2, 1))
        WHEN(EQ(V(SRD, 3), K(14)))
            WRITE(1, F_P, K(0))
            WRITE(1, F_P, K(1))
            WRITE(1, F_P, K(2))
            WRITE(1, F_P, K(3))
            WRITE(1, F_P, K(4))
            WRITE(1, F_P, K(5))
            WRITE(1, F_P, K(6))
            WRITE(1, F_P, K(7))
            WRITE(1, F_P, K(8))
            WRITE(1, F_P, K(9))
            WRITE(1, F_P, K(10))
            WRITE(1, F_P, K(11))
            WRITE(1, F_P, K(12))
            WRITE(1, F_P, K(13))
            WRITE(1, F_P, K(14))
            WRITE(1, F_P, K(15))
        END
        WHEN(EQ(V(SRD, 3), K(15)))
            WRITE(1, F_ICNT, K(0))
            WRITE_BITS(1, F_STAT, K(0), K(12), 1)
        END
        WHEN(EQ(V(SRD, 3), K(24)))
            WRITE_BITS(1, F_SR, K(24), K(0), 1)
            WRITE_BITS(1, F_SR, K(24), K(3), 1)
        END
        WHEN(LNOT(LOR(LOR(LOR(LOR(LOR(LOR(EQ(V(SRD, 3), K(4)), EQ(V(SRD, 3), K(10))), EQ(V(SRD, 3),
            K(12))), EQ(V(SRD, 3), K(13))), EQ(V(SRD, 3), K(14))), EQ(V(SRD, 3), K(15))), EQ(V(SRD,
            3), K(24)))))
            WRITE(1, F_SR, V(SRD, 3))
        END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_mov_si_30 = {
    GUARD_READS(2, 1)
    WHEN(GUARD_VALUE(2, 1))
        WHEN(EQ(V(SRD, 3), K(12))) WRITE_BITS(1, F_L, K(0), K(16), 16) END
        WHEN(EQ(V(SRD, 3), K(13))) WRITE_BITS(1, F_L, K(0), K(0), 16) END
        WHEN(EQ(V(SRD, 3), K(14)))
            WRITE(1, F_P, K(0))
            WRITE(1, F_P, K(1))
            WRITE(1, F_P, K(2))
            WRITE(1, F_P, K(3))
            WRITE(1, F_P, K(4))
            WRITE(1, F_P, K(5))
            WRITE(1, F_P, K(6))
            WRITE(1, F_P, K(7))
            WRITE(1, F_P, K(8))
            WRITE(1, F_P, K(9))
            WRITE(1, F_P, K(10))
            WRITE(1, F_P, K(11))
            WRITE(1, F_P, K(12))
            WRITE(1, F_P, K(13))
            WRITE(1, F_P, K(14))
            WRITE(1, F_P, K(15))
        END
        WHEN(EQ(V(SRD, 3), K(15)))
            WRITE(1, F_ICNT, K(0))
            WRITE_BITS(1, F_STAT, K(0), K(12), 1)
        END
        WHEN(EQ(V(SRD, 3), K(24)))
            WRITE_BITS(1, F_SR, K(24), K(0), 1)
            WRITE_BITS(1, F_SR, K(24), K(3), 1)
        END
        WHEN(LNOT(LOR(LOR(LOR(LOR(LOR(LOR(EQ(V(SRD, 3), K(4)), EQ(V(SRD, 3), K(10))), EQ(V(SRD, 3),
            K(12))), EQ(V(SRD, 3), K(13))), EQ(V(SRD, 3), K(14))), EQ(V(SRD, 3), K(15))), EQ(V(SRD,
            3), K(24)))))
            WRITE(1, F_SR, V(SRD, 3))
        END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_set_setgt_r_40 = {
    BRANCH_READS(4, 7)
    WHEN(LOW(BRANCH_VALUE(4, 7, 6, 8), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 7, 6, 8), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7))
            READ(F_R, V(SRC1, 3))
            S2_READS(2, 4)
            PD_WRITES(1, 1, 2)
        END
    END
    DONE
};
static rt_rows uses_set_setgt_r_30 = {
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7))
            READ(F_R, V(SRC1, 3))
            S2_READS(2, 4)
            PD_WRITES(1, 1, 2)
        END
    END
    DONE
};
static rt_rows uses_set_setlep_r_40 = {
    BRANCH_READS(4, 7)
    WHEN(LOW(BRANCH_VALUE(4, 7, 6, 8), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 7, 6, 8), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7))
            READ(F_R, V(SRC1, 3))
            WHEN(GE(SEXT(REG(F_R, V(SRC1, 3)), 16), K(0))) S2_READS(2, 4) END
            PD_WRITES(1, 1, 2)
        END
    END
    DONE
};
static rt_rows uses_set_setlep_r_30 = {
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7))
            READ(F_R, V(SRC1, 3))
            WHEN(GE(SEXT(REG(F_R, V(SRC1, 3)), 16), K(0))) S2_READS(2, 4) END
            PD_WRITES(1, 1, 2)
        END
    END
    DONE
};
static rt_rows uses_set_setzero_r = {
    BRANCH_READS(4, 7)
    WHEN(LOW(BRANCH_VALUE(4, 7, 6, 8), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 7, 6, 8), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7))
            READ(F_R, V(SRC1, 3))
            WHEN(EQ(REG(F_R, V(SRC1, 3)), K(0))) S2_READS(2, 4) END
            PD_WRITES(1, 1, 2)
        END
    END
    DONE
};
static rt_rows uses_set_btest_r_40 = {
    BRANCH_READS(4, 7)
    WHEN(LOW(BRANCH_VALUE(4, 7, 6, 8), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 7, 6, 8), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7))
            S2_READS(2, 4)
            READ_BITS(F_R, V(SRC1, 3), LOW(S2_VALUE(2, 4, 5), 4), 1)
            PD_WRITES(1, 1, 2)
        END
    END
    DONE
};
static rt_rows uses_set_btest_r_30 = {
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7))
            S2_READS(2, 4)
            READ_BITS(F_R, V(SRC1, 3), LOW(S2_VALUE(2, 4, 5), 4), 1)
            PD_WRITES(1, 1, 2)
        END
    END
    DONE
};
static rt_rows uses_set_setgt_s_40 = {
    BRANCH_READS(4, 7)
    WHEN(LOW(BRANCH_VALUE(4, 7, 6, 8), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 7, 6, 8), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(EQ(V(SRS, 3), K(4))) WRITE_BITS(1, F_STAT, K(0), K(11), 1) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7))
            READ_LATE(F_SR, V(SRS, 3), K(0), 16)
            S2N_READS(2, 4)
            PD_WRITES(1, 1, 2)
        END
    END
    DONE
};
static rt_rows uses_set_setgt_s_30 = {
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(EQ(V(SRS, 3), K(4))) WRITE_BITS(1, F_STAT, K(0), K(11), 1) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7))
            READ_LATE(F_SR, V(SRS, 3), K(0), 16)
            S2N_READS(2, 4)
            PD_WRITES(1, 1, 2)
        END
    END
    DONE
};
static rt_rows uses_set_setlep_s_40 = {
    BRANCH_READS(4, 7)
    WHEN(LOW(BRANCH_VALUE(4, 7, 6, 8), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 7, 6, 8), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(EQ(V(SRS, 3), K(4))) WRITE_BITS(1, F_STAT, K(0), K(11), 1) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7))
            READ_LATE(F_SR, V(SRS, 3), K(0), 16)
            WHEN(UNKNOWN) S2N_READS(2, 4) END
            PD_WRITES(1, 1, 2)
        END
    END
    DONE
};
static rt_rows uses_set_setlep_s_30 = {
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(EQ(V(SRS, 3), K(4))) WRITE_BITS(1, F_STAT, K(0), K(11), 1) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7))
            READ_LATE(F_SR, V(SRS, 3), K(0), 16)
            WHEN(UNKNOWN) S2N_READS(2, 4) END
            PD_WRITES(1, 1, 2)
        END
    END
    DONE
};
static rt_rows uses_set_btest_s_40 = {
    BRANCH_READS(4, 7)
    WHEN(LOW(BRANCH_VALUE(4, 7, 6, 8), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 7, 6, 8), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(EQ(V(SRS, 3), K(4))) WRITE_BITS(1, F_STAT, K(0), K(11), 1) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7))
            S2N_READS(2, 4)
            READ_LATE(F_SR, V(SRS, 3), LOW(S2N_VALUE(2, 4, 5), 4), 1)
            PD_WRITES(1, 1, 2)
        END
    END
    DONE
};
static rt_rows uses_set_btest_s_30 = {
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(EQ(V(SRS, 3), K(4))) WRITE_BITS(1, F_STAT, K(0), K(11), 1) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7))
            S2N_READS(2, 4)
            READ_LATE(F_SR, V(SRS, 3), LOW(S2N_VALUE(2, 4, 5), 4), 1)
            PD_WRITES(1, 1, 2)
        END
    END
    DONE
};
static rt_rows uses_set_setgt_d_40 = {
    BRANCH_READS(4, 7)
    WHEN(LOW(BRANCH_VALUE(4, 7, 6, 8), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 7, 6, 8), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7))
            READ(F_R, V(SRC1, 3))
            S2N_READS(2, 4)
            PD_WRITES(1, 1, 2)
        END
    END
    DONE
};
static rt_rows uses_set_setgt_d_30 = {
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7))
            READ(F_R, V(SRC1, 3))
            S2N_READS(2, 4)
            PD_WRITES(1, 1, 2)
        END
    END
    DONE
};
static rt_rows uses_set_setlep_d_40 = {
    BRANCH_READS(4, 7)
    WHEN(LOW(BRANCH_VALUE(4, 7, 6, 8), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 7, 6, 8), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7))
            READ(F_R, V(SRC1, 3))
            WHEN(GE(SEXT(REG(F_R, V(SRC1, 3)), 16), K(0))) S2N_READS(2, 4) END
            PD_WRITES(1, 1, 2)
        END
    END
    DONE
};
static rt_rows uses_set_setlep_d_30 = {
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7))
            READ(F_R, V(SRC1, 3))
            WHEN(GE(SEXT(REG(F_R, V(SRC1, 3)), 16), K(0))) S2N_READS(2, 4) END
            PD_WRITES(1, 1, 2)
        END
    END
    DONE
};
static rt_rows uses_set_setzero_d = {
    BRANCH_READS(4, 7)
    WHEN(LOW(BRANCH_VALUE(4, 7, 6, 8), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 7, 6, 8), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7))
            READ(F_R, V(SRC1, 3))
            WHEN(EQ(REG(F_R, V(SRC1, 3)), K(0))) S2N_READS(2, 4) END
            PD_WRITES(1, 1, 2)
        END
    END
    DONE
};
static rt_rows uses_set_btest_d_40 = {
    BRANCH_READS(4, 7)
    WHEN(LOW(BRANCH_VALUE(4, 7, 6, 8), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 7, 6, 8), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7))
            S2N_READS(2, 4)
            READ_BITS(F_R, V(SRC1, 3), LOW(S2N_VALUE(2, 4, 5), 4), 1)
            PD_WRITES(1, 1, 2)
        END
    END
    DONE
};
static rt_rows uses_set_btest_d_30 = {
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7))
            S2N_READS(2, 4)
            READ_BITS(F_R, V(SRC1, 3), LOW(S2N_VALUE(2, 4, 5), 4), 1)
            PD_WRITES(1, 1, 2)
        END
    END
    DONE
};
static rt_rows uses_complement_rr_40 = {
    BRANCH_READS(4, 8)
    WHEN(LOW(BRANCH_VALUE(4, 8, 7, 9), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 8, 7, 9), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        READ(F_R, V(SRC1, 4))
        WRITE(1, F_R, V(DST, 3))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_complement_rr_30 = {
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        READ(F_R, V(SRC1, 4))
        WRITE(1, F_R, V(DST, 3))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_complement_rs_40 = {
    BRANCH_READS(4, 8)
    WHEN(LOW(BRANCH_VALUE(4, 8, 7, 9), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 8, 7, 9), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        READ_LATE(F_SR, V(SRS, 4), K(0), 16)
        WRITE(1, F_R, V(DST, 3))
        WHEN(EQ(V(SRS, 4), K(4))) WRITE_BITS(1, F_STAT, K(0), K(11), 1) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_complement_rs_30 = {
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        READ_LATE(F_SR, V(SRS, 4), K(0), 16)
        WRITE(1, F_R, V(DST, 3))
        WHEN(EQ(V(SRS, 4), K(4))) WRITE_BITS(1, F_STAT, K(0), K(11), 1) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_complement_sr_40 = {
    BRANCH_READS(4, 8)
    WHEN(LOW(BRANCH_VALUE(4, 8, 7, 9), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 8, 7, 9), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(LOR(LNOT(IN(V(SRD, 3), 0x3010)), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))
            READ(F_R, V(SRC1, 4))
        END
        WHEN(EQ(V(SRD, 3), K(14)))
            WRITE(1, F_P, K(0))
            WRITE(1, F_P, K(1))
            WRITE(1, F_P, K(2))
            WRITE(1, F_P, K(3))
            WRITE(1, F_P, K(4))
            WRITE(1, F_P, K(5))
            WRITE(1, F_P, K(6))
            WRITE(1, F_P, K(7))
            WRITE(1, F_P, K(8))
            WRITE(1, F_P, K(9))
            WRITE(1, F_P, K(10))
            WRITE(1, F_P, K(11))
            WRITE(1, F_P, K(12))
            WRITE(1, F_P, K(13))
            WRITE(1, F_P, K(14))
            WRITE(1, F_P, K(15))
        END
        WHEN(EQ(V(SRD, 3), K(15)))
            WRITE(1, F_ICNT, K(0))
            WRITE_BITS(1, F_STAT, K(0), K(12), 1)
        END
        WHEN(EQ(V(SRD, 3), K(24)))
            WRITE_BITS(1, F_SR, K(24), K(0), 1)
            WRITE_BITS(1, F_SR, K(24), K(3), 1)
        END
        WHEN(LNOT(LOR(LOR(LOR(LOR(LOR(LOR(EQ(V(SRD, 3), K(4)), EQ(V(SRD, 3), K(10))), EQ(V(SRD, 3),
            K(12))), EQ(V(SRD, 3), K(13))), EQ(V(SRD, 3), K(14))), EQ(V(SRD, 3), K(15))), EQ(V(SRD,
            3), K(24)))))
            WRITE(1, F_SR, V(SRD, 3))
        END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_complement_sr_30 = {
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        WHEN(LOR(NE(V(SRD, 3), K(4)), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))
            READ(F_R, V(SRC1, 4))
        END
        WHEN(EQ(V(SRD, 3), K(12))) WRITE_BITS(1, F_L, K(0), K(16), 16) END
        WHEN(EQ(V(SRD, 3), K(13))) WRITE_BITS(1, F_L, K(0), K(0), 16) END
        WHEN(EQ(V(SRD, 3), K(14)))
            WRITE(1, F_P, K(0))
            WRITE(1, F_P, K(1))
            WRITE(1, F_P, K(2))
            WRITE(1, F_P, K(3))
            WRITE(1, F_P, K(4))
            WRITE(1, F_P, K(5))
            WRITE(1, F_P, K(6))
            WRITE(1, F_P, K(7))
            WRITE(1, F_P, K(8))
            WRITE(1, F_P, K(9))
            WRITE(1, F_P, K(10))
            WRITE(1, F_P, K(11))
            WRITE(1, F_P, K(12))
            WRITE(1, F_P, K(13))
            WRITE(1, F_P, K(14))
            WRITE(1, F_P, K(15))
        END
        WHEN(EQ(V(SRD, 3), K(15)))
            WRITE(1, F_ICNT, K(0))
            WRITE_BITS(1, F_STAT, K(0), K(12), 1)
        END
        WHEN(EQ(V(SRD, 3), K(24)))
            WRITE_BITS(1, F_SR, K(24), K(0), 1)
            WRITE_BITS(1, F_SR, K(24), K(3), 1)
        END
        WHEN(LNOT(LOR(LOR(LOR(LOR(LOR(LOR(EQ(V(SRD, 3), K(4)), EQ(V(SRD, 3), K(10))), EQ(V(SRD, 3),
            K(12))), EQ(V(SRD, 3), K(13))), EQ(V(SRD, 3), K(14))), EQ(V(SRD, 3), K(15))), EQ(V(SRD,
            3), K(24)))))
            WRITE(1, F_SR, V(SRD, 3))
        END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_bra_40 = {
    BRANCH_READS(1, 3)
    WHEN(LOW(BRANCH_VALUE(1, 3, 2, 4), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(1, 3, 2, 4), K(1), 11))
    END
    GUARD_READS(0, 1)
    WHEN(GUARD_VALUE(0, 1)) JUMP(JUMPS, 2, V(BTARG, 0)) END
    DONE
};
static rt_rows uses_bra_30 = {
    GUARD_READS(0, 1)
    WHEN(GUARD_VALUE(0, 1)) JUMP(JUMPS, 2, V(BTARG, 0)) END
    DONE
};
static rt_rows uses_call_40 = {
    BRANCH_READS(1, 3)
    WHEN(LOW(BRANCH_VALUE(1, 3, 2, 4), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(1, 3, 2, 4), K(1), 11))
    END
    GUARD_READS(0, 1)
    WHEN(GUARD_VALUE(0, 1)) JUMP(CALLS, 2, V(BTARG, 0)) END
    DONE
};
static rt_rows uses_call_30 = {
    GUARD_READS(0, 1)
    WHEN(GUARD_VALUE(0, 1)) JUMP(CALLS, 2, V(BTARG, 0)) END
    DONE
};
static rt_rows uses_ret_40 = {
    BRANCH_READS(1, 2)
    WHEN(LOW(BRANCH_VALUE(1, 2, 1, 3), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(1, 2, 1, 3), K(1), 11))
    END
    GUARD_READS(0, 0)
    WHEN(GUARD_VALUE(0, 0)) JUMP(RETURNS, 2, UNKNOWN) END
    DONE
};
static rt_rows uses_ret_30 = {
    GUARD_READS(0, 0)
    WHEN(GUARD_VALUE(0, 0)) JUMP(RETURNS, 2, UNKNOWN) END
    DONE
};
static rt_rows uses_sleep_40 = {
    BRANCH_READS(1, 2)
    WHEN(LOW(BRANCH_VALUE(1, 2, 1, 3), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(1, 2, 1, 3), K(1), 11))
    END
    GUARD_READS(0, 0)
    WHEN(GUARD_VALUE(0, 0))
        WAIT(F_STAT, K(0), K(10), 1)
        WHEN(LNOT(SLICE(REG(F_STAT, K(0)), K(10), 1))) WAIT(F_STAT, K(0), K(11), 1) END
    END
    DONE
};
static rt_rows uses_sleep_30 = {
    GUARD_READS(0, 0)
    WHEN(GUARD_VALUE(0, 0))
        WAIT(F_STAT, K(0), K(10), 1)
        WHEN(LNOT(SLICE(REG(F_STAT, K(0)), K(10), 1))) WAIT(F_STAT, K(0), K(11), 1) END
    END
    DONE
};
static rt_rows uses_wait_wstc_40 = {
    BRANCH_READS(1, 3)
    WHEN(LOW(BRANCH_VALUE(1, 3, 2, 4), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(1, 3, 2, 4), K(1), 11))
    END
    GUARD_READS(0, 1)
    WHEN(GUARD_VALUE(0, 1)) WAIT(F_STAT, K(0), V(I4, 0), 1) END
    DONE
};
static rt_rows uses_wait_wstc_30 = {
    GUARD_READS(0, 1)
    WHEN(GUARD_VALUE(0, 1)) WAIT(F_STAT, K(0), V(I4, 0), 1) END
    DONE
};
static rt_rows uses_logic_and_free_40 = {
    BRANCH_READS(1, 6)
    WHEN(LOW(BRANCH_VALUE(1, 6, 5, 7), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(1, 6, 5, 7), K(1), 11))
    END
    READ(F_P, V(PS1, 2))
    READ(F_P, V(PS2, 4))
    WRITE(1, F_P, V(PRED, 0))
    DONE
};
static rt_rows uses_logic_and_free_30 = {
    READ(F_P, V(PS1, 2))
    READ(F_P, V(PS2, 4))
    WRITE(1, F_P, V(PRED, 0))
    DONE
};
static rt_rows uses_logic_and_guarded_40 = {
    BRANCH_READS(1, 7)
    WHEN(LOW(BRANCH_VALUE(1, 7, 6, 8), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(1, 7, 6, 8), K(1), 11))
    END
    READ(F_P, V(PRED, 5))
    WHEN(REG(F_P, V(PRED, 5)))
        READ(F_P, V(PS1, 2))
        READ(F_P, V(PS2, 4))
        WRITE(1, F_P, V(PDST, 0))
    END
    DONE
};
static rt_rows uses_logic_and_guarded_30 = {
    READ(F_P, V(PRED, 5))
    WHEN(REG(F_P, V(PRED, 5)))
        READ(F_P, V(PS1, 2))
        READ(F_P, V(PS2, 4))
        WRITE(1, F_P, V(PDST, 0))
    END
    DONE
};
static rt_rows uses_nop_40 = {
    BRANCH_READS(1, 2)
    WHEN(LOW(BRANCH_VALUE(1, 2, 1, 3), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(1, 2, 1, 3), K(1), 11))
    END
    GUARD_READS(0, 0)
    DONE
};
static rt_rows uses_nop_30 = {
    GUARD_READS(0, 0)
    DONE
};
static rt_rows uses_clicnt_40 = {
    BRANCH_READS(1, 2)
    WHEN(LOW(BRANCH_VALUE(1, 2, 1, 3), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(1, 2, 1, 3), K(1), 11))
    END
    GUARD_READS(0, 0)
    WHEN(GUARD_VALUE(0, 0))
        WRITE(1, F_ICNT, K(0))
        WRITE_BITS(1, F_STAT, K(0), K(12), 1)
    END
    DONE
};
static rt_rows uses_clicnt_30 = {
    GUARD_READS(0, 0)
    WHEN(GUARD_VALUE(0, 0))
        WRITE(1, F_ICNT, K(0))
        WRITE_BITS(1, F_STAT, K(0), K(12), 1)
    END
    DONE
};
static rt_rows uses_lmul_lmulu_40 = {
    BRANCH_READS(2, 5)
    WHEN(LOW(BRANCH_VALUE(2, 5, 4, 6), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(2, 5, 4, 6), K(1), 11))
    END
    GUARD_READS(1, 3)
    WHEN(GUARD_VALUE(1, 3))
        BUSY(0, 3)
        READ(F_R, V(SRC1, 0))
        S2_READS(0, 1)
        WRITE_BY(0, 3, F_L, K(0), K(0), 32)
    END
    DONE
};
static rt_rows uses_lmul_lmulu_30 = {
    GUARD_READS(1, 3)
    WHEN(GUARD_VALUE(1, 3))
        BUSY(0, 3)
        READ(F_R, V(SRC1, 0))
        S2_READS(0, 1)
        WRITE_BY(0, 3, F_L, K(0), K(0), 32)
    END
    DONE
};
static rt_rows uses_lshift_lsrr_40 = {
    BRANCH_READS(2, 4)
    WHEN(LOW(BRANCH_VALUE(2, 4, 3, 5), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(2, 4, 3, 5), K(1), 11))
    END
    GUARD_READS(1, 2)
    WHEN(GUARD_VALUE(1, 2))
        BUSY(0, 1)
        READ(F_L, K(0))
        S2_READS(0, 0)
        WRITE_BY(0, 1, F_L, K(0), K(0), 32)
    END
    DONE
};
static rt_rows uses_lshift_lsrr_30 = {
    GUARD_READS(1, 2)
    WHEN(GUARD_VALUE(1, 2))
        BUSY(0, 1)
        READ(F_L, K(0))
        S2_READS(0, 0)
        WRITE_BY(0, 1, F_L, K(0), K(0), 32)
    END
    DONE
};
static rt_rows uses_ldivu = {
    GUARD_READS(1, 2)
    WHEN(GUARD_VALUE(1, 2))
        BUSY(0, 34)
        S2_READS(0, 0)
        WHEN(NE(S2_VALUE(0, 0, 1), K(0))) READ(F_L, K(0)) END
        WRITE_BY(0, 34, F_L, K(0), K(0), 32)
    END
    DONE
};
static rt_rows uses_lut_rr_40 = {
    BRANCH_READS(4, 8)
    WHEN(LOW(BRANCH_VALUE(4, 8, 7, 9), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 8, 7, 9), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        READ_LATE(F_SR, K(30), K(0), 16)
        S2_READS(2, 5)
        WHEN(LAND(LNOT(IN(LOW(S2_VALUE(2, 5, 6), 4), 0xf0ff)), LOR(IN(LOW(S2_VALUE(2, 5, 6), 4),
            0x500), UNKNOWN)))
            READ_BITS(F_R, V(SRC1, 4), K(0), 3)
        END
        WHEN(LAND(LNOT(IN(LOW(S2_VALUE(2, 5, 6), 4), 0xfaff)), COND(EQ(LOW(S2_VALUE(2, 5, 6), 4),
            K(8)), LAND(IN(LOW(REG(F_R, V(SRC1, 4)), 3), 0xf), UNKNOWN), UNKNOWN)))
            READ_LATE(F_SR, K(24), K(3), 1)
        END
        WHEN(IN(LOW(S2_VALUE(2, 5, 6), 4), 0x600)) READ_BITS(F_R, V(SRC1, 4), K(8), 2) END
        WHEN(IN(LOW(S2_VALUE(2, 5, 6), 4), 0xff))
            WHEN(LOR(LNOT(SLICE(LOW(S2_VALUE(2, 5, 6), 4), K(2), 1)), UNKNOWN))
                READ_BITS(F_R, V(SRC1, 4), K(0), 1)
            END
            WHEN(COND(SLICE(LOW(S2_VALUE(2, 5, 6), 4), K(2), 1), LAND(EQ(LOW(LOW(S2_VALUE(2, 5, 6),
                4), 2), K(0)), LAND(LOW(REG(F_R, V(SRC1, 4)), 1), UNKNOWN)),
                LAND(EQ(LOW(LOW(S2_VALUE(2, 5, 6), 4), 2), K(0)), LOW(REG(F_R, V(SRC1, 4)), 1))))
                READ_LATE(F_SR, K(18), K(0), 16)
            END
            WHEN(COND(SLICE(LOW(S2_VALUE(2, 5, 6), 4), K(2), 1), LAND(EQ(LOW(LOW(S2_VALUE(2, 5, 6),
                4), 2), K(0)), LAND(LNOT(LOW(REG(F_R, V(SRC1, 4)), 1)), UNKNOWN)),
                LAND(EQ(LOW(LOW(S2_VALUE(2, 5, 6), 4), 2), K(0)), LNOT(LOW(REG(F_R, V(SRC1, 4)),
                1)))))
                READ_LATE(F_SR, K(16), K(0), 16)
            END
            WHEN(COND(SLICE(LOW(S2_VALUE(2, 5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2_VALUE(2, 5,
                6), 4), 2), 0xd)), LAND(LOW(REG(F_R, V(SRC1, 4)), 1), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2_VALUE(2, 5, 6), 4), 2), 0xd)), LOW(REG(F_R, V(SRC1, 4)),
                1))))
                READ_LATE(F_SR, K(19), K(0), 16)
            END
            WHEN(COND(SLICE(LOW(S2_VALUE(2, 5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2_VALUE(2, 5,
                6), 4), 2), 0xd)), LAND(LNOT(LOW(REG(F_R, V(SRC1, 4)), 1)), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2_VALUE(2, 5, 6), 4), 2), 0xd)), LNOT(LOW(REG(F_R, V(SRC1,
                4)), 1)))))
                READ_LATE(F_SR, K(17), K(0), 16)
            END
            WHEN(COND(SLICE(LOW(S2_VALUE(2, 5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2_VALUE(2, 5,
                6), 4), 2), 0xb)), LAND(LOW(REG(F_R, V(SRC1, 4)), 1), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2_VALUE(2, 5, 6), 4), 2), 0xb)), LOW(REG(F_R, V(SRC1, 4)),
                1))))
                READ_LATE(F_SR, K(21), K(0), 16)
            END
            WHEN(COND(SLICE(LOW(S2_VALUE(2, 5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2_VALUE(2, 5,
                6), 4), 2), 0xb)), LAND(LNOT(LOW(REG(F_R, V(SRC1, 4)), 1)), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2_VALUE(2, 5, 6), 4), 2), 0xb)), LNOT(LOW(REG(F_R, V(SRC1,
                4)), 1)))))
                READ_LATE(F_SR, K(20), K(0), 16)
            END
            WHEN(COND(SLICE(LOW(S2_VALUE(2, 5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2_VALUE(2, 5,
                6), 4), 2), 0x7)), LAND(LOW(REG(F_R, V(SRC1, 4)), 1), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2_VALUE(2, 5, 6), 4), 2), 0x7)), LOW(REG(F_R, V(SRC1, 4)),
                1))))
                READ_LATE(F_SR, K(23), K(0), 16)
            END
            WHEN(COND(SLICE(LOW(S2_VALUE(2, 5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2_VALUE(2, 5,
                6), 4), 2), 0x7)), LAND(LNOT(LOW(REG(F_R, V(SRC1, 4)), 1)), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2_VALUE(2, 5, 6), 4), 2), 0x7)), LNOT(LOW(REG(F_R, V(SRC1,
                4)), 1)))))
                READ_LATE(F_SR, K(22), K(0), 16)
            END
        END
        WHEN(EQ(LOW(S2_VALUE(2, 5, 6), 4), K(11)))
            WHEN(UNKNOWN) READ_BITS(F_R, V(SRC1, 4), K(0), 2) END
        END
        WRITE(1, F_R, V(DST, 3))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_lut_rr_30 = {
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        READ_LATE(F_SR, K(30), K(0), 16)
        S2_READS(2, 5)
        WHEN(LAND(LNOT(IN(LOW(S2_VALUE(2, 5, 6), 4), 0xf0ff)), LOR(IN(LOW(S2_VALUE(2, 5, 6), 4),
            0x500), UNKNOWN)))
            READ_BITS(F_R, V(SRC1, 4), K(0), 3)
        END
        WHEN(LAND(LNOT(IN(LOW(S2_VALUE(2, 5, 6), 4), 0xfaff)), COND(EQ(LOW(S2_VALUE(2, 5, 6), 4),
            K(8)), LAND(IN(LOW(REG(F_R, V(SRC1, 4)), 3), 0xf), UNKNOWN), UNKNOWN)))
            READ_LATE(F_SR, K(24), K(3), 1)
        END
        WHEN(IN(LOW(S2_VALUE(2, 5, 6), 4), 0x600)) READ_BITS(F_R, V(SRC1, 4), K(8), 2) END
        WHEN(IN(LOW(S2_VALUE(2, 5, 6), 4), 0xff))
            WHEN(LOR(LNOT(SLICE(LOW(S2_VALUE(2, 5, 6), 4), K(2), 1)), UNKNOWN))
                READ_BITS(F_R, V(SRC1, 4), K(0), 1)
            END
            WHEN(COND(SLICE(LOW(S2_VALUE(2, 5, 6), 4), K(2), 1), LAND(EQ(LOW(LOW(S2_VALUE(2, 5, 6),
                4), 2), K(0)), LAND(LOW(REG(F_R, V(SRC1, 4)), 1), UNKNOWN)),
                LAND(EQ(LOW(LOW(S2_VALUE(2, 5, 6), 4), 2), K(0)), LOW(REG(F_R, V(SRC1, 4)), 1))))
                READ_LATE(F_SR, K(18), K(0), 16)
            END
            WHEN(COND(SLICE(LOW(S2_VALUE(2, 5, 6), 4), K(2), 1), LAND(EQ(LOW(LOW(S2_VALUE(2, 5, 6),
                4), 2), K(0)), LAND(LNOT(LOW(REG(F_R, V(SRC1, 4)), 1)), UNKNOWN)),
                LAND(EQ(LOW(LOW(S2_VALUE(2, 5, 6), 4), 2), K(0)), LNOT(LOW(REG(F_R, V(SRC1, 4)),
                1)))))
                READ_LATE(F_SR, K(16), K(0), 16)
            END
            WHEN(COND(SLICE(LOW(S2_VALUE(2, 5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2_VALUE(2, 5,
                6), 4), 2), 0xd)), LAND(LOW(REG(F_R, V(SRC1, 4)), 1), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2_VALUE(2, 5, 6), 4), 2), 0xd)), LOW(REG(F_R, V(SRC1, 4)),
                1))))
                READ_LATE(F_SR, K(19), K(0), 16)
            END
            WHEN(COND(SLICE(LOW(S2_VALUE(2, 5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2_VALUE(2, 5,
                6), 4), 2), 0xd)), LAND(LNOT(LOW(REG(F_R, V(SRC1, 4)), 1)), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2_VALUE(2, 5, 6), 4), 2), 0xd)), LNOT(LOW(REG(F_R, V(SRC1,
                4)), 1)))))
                READ_LATE(F_SR, K(17), K(0), 16)
            END
            WHEN(COND(SLICE(LOW(S2_VALUE(2, 5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2_VALUE(2, 5,
                6), 4), 2), 0xb)), LAND(LOW(REG(F_R, V(SRC1, 4)), 1), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2_VALUE(2, 5, 6), 4), 2), 0xb)), LOW(REG(F_R, V(SRC1, 4)),
                1))))
                READ_LATE(F_SR, K(21), K(0), 16)
            END
            WHEN(COND(SLICE(LOW(S2_VALUE(2, 5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2_VALUE(2, 5,
                6), 4), 2), 0xb)), LAND(LNOT(LOW(REG(F_R, V(SRC1, 4)), 1)), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2_VALUE(2, 5, 6), 4), 2), 0xb)), LNOT(LOW(REG(F_R, V(SRC1,
                4)), 1)))))
                READ_LATE(F_SR, K(20), K(0), 16)
            END
            WHEN(COND(SLICE(LOW(S2_VALUE(2, 5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2_VALUE(2, 5,
                6), 4), 2), 0x7)), LAND(LOW(REG(F_R, V(SRC1, 4)), 1), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2_VALUE(2, 5, 6), 4), 2), 0x7)), LOW(REG(F_R, V(SRC1, 4)),
                1))))
                READ_LATE(F_SR, K(23), K(0), 16)
            END
            WHEN(COND(SLICE(LOW(S2_VALUE(2, 5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2_VALUE(2, 5,
                6), 4), 2), 0x7)), LAND(LNOT(LOW(REG(F_R, V(SRC1, 4)), 1)), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2_VALUE(2, 5, 6), 4), 2), 0x7)), LNOT(LOW(REG(F_R, V(SRC1,
                4)), 1)))))
                READ_LATE(F_SR, K(22), K(0), 16)
            END
        END
        WHEN(EQ(LOW(S2_VALUE(2, 5, 6), 4), K(11)))
            WHEN(UNKNOWN) READ_BITS(F_R, V(SRC1, 4), K(0), 2) END
        END
        WRITE(1, F_R, V(DST, 3))
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_lut_rs_40 = {
    BRANCH_READS(4, 8)
    WHEN(LOW(BRANCH_VALUE(4, 8, 7, 9), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 8, 7, 9), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        READ_LATE(F_SR, K(30), K(0), 16)
        S2N_READS(2, 5)
        WHEN(LAND(LNOT(IN(LOW(S2N_VALUE(2, 5, 6), 4), 0xf0ff)), LOR(IN(LOW(S2N_VALUE(2, 5, 6), 4),
            0x500), UNKNOWN)))
            READ_LATE(F_SR, V(SRS, 4), K(0), 3)
        END
        WHEN(LAND(LNOT(IN(LOW(S2N_VALUE(2, 5, 6), 4), 0xfaff)), COND(EQ(LOW(S2N_VALUE(2, 5, 6), 4),
            K(8)), LAND(IN(LOW(REG(F_SR, V(SRS, 4)), 3), 0xf), UNKNOWN), UNKNOWN)))
            READ_LATE(F_SR, K(24), K(3), 1)
        END
        WHEN(IN(LOW(S2N_VALUE(2, 5, 6), 4), 0x600)) READ_LATE(F_SR, V(SRS, 4), K(8), 2) END
        WHEN(IN(LOW(S2N_VALUE(2, 5, 6), 4), 0xff))
            WHEN(LOR(LNOT(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1)), UNKNOWN))
                READ_LATE(F_SR, V(SRS, 4), K(0), 1)
            END
            WHEN(COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1), LAND(EQ(LOW(LOW(S2N_VALUE(2, 5,
                6), 4), 2), K(0)), LAND(LOW(REG(F_SR, V(SRS, 4)), 1), UNKNOWN)),
                LAND(EQ(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), K(0)), LOW(REG(F_SR, V(SRS, 4)), 1))))
                READ_LATE(F_SR, K(18), K(0), 16)
            END
            WHEN(COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1), LAND(EQ(LOW(LOW(S2N_VALUE(2, 5,
                6), 4), 2), K(0)), LAND(LNOT(LOW(REG(F_SR, V(SRS, 4)), 1)), UNKNOWN)),
                LAND(EQ(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), K(0)), LNOT(LOW(REG(F_SR, V(SRS, 4)),
                1)))))
                READ_LATE(F_SR, K(16), K(0), 16)
            END
            WHEN(COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2,
                5, 6), 4), 2), 0xd)), LAND(LOW(REG(F_SR, V(SRS, 4)), 1), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xd)), LOW(REG(F_SR, V(SRS, 4)),
                1))))
                READ_LATE(F_SR, K(19), K(0), 16)
            END
            WHEN(COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2,
                5, 6), 4), 2), 0xd)), LAND(LNOT(LOW(REG(F_SR, V(SRS, 4)), 1)), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xd)), LNOT(LOW(REG(F_SR, V(SRS,
                4)), 1)))))
                READ_LATE(F_SR, K(17), K(0), 16)
            END
            WHEN(COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2,
                5, 6), 4), 2), 0xb)), LAND(LOW(REG(F_SR, V(SRS, 4)), 1), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xb)), LOW(REG(F_SR, V(SRS, 4)),
                1))))
                READ_LATE(F_SR, K(21), K(0), 16)
            END
            WHEN(COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2,
                5, 6), 4), 2), 0xb)), LAND(LNOT(LOW(REG(F_SR, V(SRS, 4)), 1)), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xb)), LNOT(LOW(REG(F_SR, V(SRS,
                4)), 1)))))
                READ_LATE(F_SR, K(20), K(0), 16)
            END
            WHEN(COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2,
                5, 6), 4), 2), 0x7)), LAND(LOW(REG(F_SR, V(SRS, 4)), 1), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0x7)), LOW(REG(F_SR, V(SRS, 4)),
                1))))
                READ_LATE(F_SR, K(23), K(0), 16)
            END
            WHEN(COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2,
                5, 6), 4), 2), 0x7)), LAND(LNOT(LOW(REG(F_SR, V(SRS, 4)), 1)), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0x7)), LNOT(LOW(REG(F_SR, V(SRS,
                4)), 1)))))
                READ_LATE(F_SR, K(22), K(0), 16)
            END
        END
        WHEN(EQ(LOW(S2N_VALUE(2, 5, 6), 4), K(11)))
            WHEN(UNKNOWN) READ_LATE(F_SR, V(SRS, 4), K(0), 2) END
        END
        WRITE(1, F_R, V(DST, 3))
        WHEN(EQ(V(SRS, 4), K(4))) WRITE_BITS(1, F_STAT, K(0), K(11), 1) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_lut_rs_30 = {
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        READ_LATE(F_SR, K(30), K(0), 16)
        S2N_READS(2, 5)
        WHEN(LAND(LNOT(IN(LOW(S2N_VALUE(2, 5, 6), 4), 0xf0ff)), LOR(IN(LOW(S2N_VALUE(2, 5, 6), 4),
            0x500), UNKNOWN)))
            READ_LATE(F_SR, V(SRS, 4), K(0), 3)
        END
        WHEN(LAND(LNOT(IN(LOW(S2N_VALUE(2, 5, 6), 4), 0xfaff)), COND(EQ(LOW(S2N_VALUE(2, 5, 6), 4),
            K(8)), LAND(IN(LOW(REG(F_SR, V(SRS, 4)), 3), 0xf), UNKNOWN), UNKNOWN)))
            READ_LATE(F_SR, K(24), K(3), 1)
        END
        WHEN(IN(LOW(S2N_VALUE(2, 5, 6), 4), 0x600)) READ_LATE(F_SR, V(SRS, 4), K(8), 2) END
        WHEN(IN(LOW(S2N_VALUE(2, 5, 6), 4), 0xff))
            WHEN(LOR(LNOT(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1)), UNKNOWN))
                READ_LATE(F_SR, V(SRS, 4), K(0), 1)
            END
            WHEN(COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1), LAND(EQ(LOW(LOW(S2N_VALUE(2, 5,
                6), 4), 2), K(0)), LAND(LOW(REG(F_SR, V(SRS, 4)), 1), UNKNOWN)),
                LAND(EQ(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), K(0)), LOW(REG(F_SR, V(SRS, 4)), 1))))
                READ_LATE(F_SR, K(18), K(0), 16)
            END
            WHEN(COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1), LAND(EQ(LOW(LOW(S2N_VALUE(2, 5,
                6), 4), 2), K(0)), LAND(LNOT(LOW(REG(F_SR, V(SRS, 4)), 1)), UNKNOWN)),
                LAND(EQ(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), K(0)), LNOT(LOW(REG(F_SR, V(SRS, 4)),
                1)))))
                READ_LATE(F_SR, K(16), K(0), 16)
            END
            WHEN(COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2,
                5, 6), 4), 2), 0xd)), LAND(LOW(REG(F_SR, V(SRS, 4)), 1), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xd)), LOW(REG(F_SR, V(SRS, 4)),
                1))))
                READ_LATE(F_SR, K(19), K(0), 16)
            END
            WHEN(COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2,
                5, 6), 4), 2), 0xd)), LAND(LNOT(LOW(REG(F_SR, V(SRS, 4)), 1)), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xd)), LNOT(LOW(REG(F_SR, V(SRS,
                4)), 1)))))
                READ_LATE(F_SR, K(17), K(0), 16)
            END
            WHEN(COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2,
                5, 6), 4), 2), 0xb)), LAND(LOW(REG(F_SR, V(SRS, 4)), 1), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xb)), LOW(REG(F_SR, V(SRS, 4)),
                1))))
                READ_LATE(F_SR, K(21), K(0), 16)
            END
            WHEN(COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2,
                5, 6), 4), 2), 0xb)), LAND(LNOT(LOW(REG(F_SR, V(SRS, 4)), 1)), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xb)), LNOT(LOW(REG(F_SR, V(SRS,
                4)), 1)))))
                READ_LATE(F_SR, K(20), K(0), 16)
            END
            WHEN(COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2,
                5, 6), 4), 2), 0x7)), LAND(LOW(REG(F_SR, V(SRS, 4)), 1), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0x7)), LOW(REG(F_SR, V(SRS, 4)),
                1))))
                READ_LATE(F_SR, K(23), K(0), 16)
            END
            WHEN(COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2,
                5, 6), 4), 2), 0x7)), LAND(LNOT(LOW(REG(F_SR, V(SRS, 4)), 1)), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0x7)), LNOT(LOW(REG(F_SR, V(SRS,
                4)), 1)))))
                READ_LATE(F_SR, K(22), K(0), 16)
            END
        END
        WHEN(EQ(LOW(S2N_VALUE(2, 5, 6), 4), K(11)))
            WHEN(UNKNOWN) READ_LATE(F_SR, V(SRS, 4), K(0), 2) END
        END
        WRITE(1, F_R, V(DST, 3))
        WHEN(EQ(V(SRS, 4), K(4))) WRITE_BITS(1, F_STAT, K(0), K(11), 1) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_lut_sr_40 = {
    BRANCH_READS(4, 8)
    WHEN(LOW(BRANCH_VALUE(4, 8, 7, 9), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(4, 8, 7, 9), K(1), 11))
    END
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        READ_LATE(F_SR, K(30), K(0), 16)
        S2N_READS(2, 5)
        WHEN(LAND(LNOT(IN(LOW(S2N_VALUE(2, 5, 6), 4), 0xf0ff)), LOR(EQ(LOW(S2N_VALUE(2, 5, 6), 4),
            K(8)), COND(EQ(LOW(S2N_VALUE(2, 5, 6), 4), K(9)), COND(EQ(SLICE(REG(F_R, V(SRC1, 4)),
            K(8), 2), K(0)), UNKNOWN, COND(IN(V(SRD, 3), 0x3010), LAND(IN(LOW(MODE_VALUE(0, 0), 2),
            0x7), UNKNOWN), UNKNOWN)), COND(EQ(LOW(S2N_VALUE(2, 5, 6), 4), K(10)),
            LOR(LNOT(IN(V(SRD, 3), 0x3010)), UNKNOWN), UNKNOWN)))))
            READ_BITS(F_R, V(SRC1, 4), K(0), 3)
        END
        WHEN(LAND(LNOT(IN(LOW(S2N_VALUE(2, 5, 6), 4), 0xfaff)), COND(EQ(LOW(S2N_VALUE(2, 5, 6), 4),
            K(8)), LAND(IN(LOW(REG(F_R, V(SRC1, 4)), 3), 0xf), UNKNOWN), COND(GE(LOW(REG(F_R,
            V(SRC1, 4)), 3), COND(LOR(LOR(LOR(LOR(LOR(EQ(REG(F_SR, K(30)), K(0)), EQ(REG(F_SR,
            K(30)), K(25))), EQ(REG(F_SR, K(30)), K(35))), EQ(REG(F_SR, K(30)), K(36))),
            EQ(REG(F_SR, K(30)), K(86))), EQ(REG(F_SR, K(30)), K(126))), K(4), COND(LE(REG(F_SR,
            K(30)), K(24)), K(1), COND(LOR(LOR(EQ(REG(F_SR, K(30)), K(32)), LAND(GE(REG(F_SR,
            K(30)), K(64)), LE(REG(F_SR, K(30)), K(67)))), EQ(REG(F_SR, K(30)), K(127))), K(1),
            COND(LOR(LOR(EQ(REG(F_SR, K(30)), K(33)), EQ(REG(F_SR, K(30)), K(34))),
            LAND(GE(REG(F_SR, K(30)), K(68)), LE(REG(F_SR, K(30)), K(85)))), K(2), K(0)))))),
            COND(IN(V(SRD, 3), 0x3010), LAND(IN(LOW(MODE_VALUE(0, 0), 2), 0x7), UNKNOWN), UNKNOWN),
            UNKNOWN))))
            READ_LATE(F_SR, K(24), K(3), 1)
        END
        WHEN(LAND(LNOT(IN(LOW(S2N_VALUE(2, 5, 6), 4), 0xf9ff)), LOR(EQ(LOW(S2N_VALUE(2, 5, 6), 4),
            K(9)), LOR(LNOT(IN(V(SRD, 3), 0x3010)), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))))
            READ_BITS(F_R, V(SRC1, 4), K(8), 2)
        END
        WHEN(IN(LOW(S2N_VALUE(2, 5, 6), 4), 0xff))
            WHEN(COND(IN(V(SRD, 3), 0x3010), COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1),
                LAND(IN(LOW(MODE_VALUE(0, 0), 2), 0x7), UNKNOWN), IN(LOW(MODE_VALUE(0, 0), 2),
                0x7)), LOR(LNOT(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1)), UNKNOWN)))
                READ_BITS(F_R, V(SRC1, 4), K(0), 1)
            END
            WHEN(COND(IN(V(SRD, 3), 0x3010), COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1),
                LAND(EQ(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), K(0)), LAND(LOW(REG(F_R, V(SRC1, 4)),
                1), LAND(IN(LOW(MODE_VALUE(0, 0), 2), 0x7), UNKNOWN))), LAND(EQ(LOW(LOW(S2N_VALUE(2,
                5, 6), 4), 2), K(0)), LAND(LOW(REG(F_R, V(SRC1, 4)), 1), IN(LOW(MODE_VALUE(0, 0),
                2), 0x7)))), COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1),
                LAND(EQ(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), K(0)), LAND(LOW(REG(F_R, V(SRC1, 4)),
                1), UNKNOWN)), LAND(EQ(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), K(0)), LOW(REG(F_R,
                V(SRC1, 4)), 1)))))
                READ_LATE(F_SR, K(18), K(0), 16)
            END
            WHEN(COND(IN(V(SRD, 3), 0x3010), COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1),
                LAND(EQ(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), K(0)), LAND(LNOT(LOW(REG(F_R, V(SRC1,
                4)), 1)), LAND(IN(LOW(MODE_VALUE(0, 0), 2), 0x7), UNKNOWN))),
                LAND(EQ(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), K(0)), LAND(LNOT(LOW(REG(F_R, V(SRC1,
                4)), 1)), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))), COND(SLICE(LOW(S2N_VALUE(2, 5, 6),
                4), K(2), 1), LAND(EQ(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), K(0)),
                LAND(LNOT(LOW(REG(F_R, V(SRC1, 4)), 1)), UNKNOWN)), LAND(EQ(LOW(LOW(S2N_VALUE(2, 5,
                6), 4), 2), K(0)), LNOT(LOW(REG(F_R, V(SRC1, 4)), 1))))))
                READ_LATE(F_SR, K(16), K(0), 16)
            END
            WHEN(COND(IN(V(SRD, 3), 0x3010), COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xd)), LAND(LOW(REG(F_R, V(SRC1,
                4)), 1), LAND(IN(LOW(MODE_VALUE(0, 0), 2), 0x7), UNKNOWN))),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xd)), LAND(LOW(REG(F_R, V(SRC1,
                4)), 1), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))), COND(SLICE(LOW(S2N_VALUE(2, 5, 6),
                4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xd)),
                LAND(LOW(REG(F_R, V(SRC1, 4)), 1), UNKNOWN)), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5,
                6), 4), 2), 0xd)), LOW(REG(F_R, V(SRC1, 4)), 1)))))
                READ_LATE(F_SR, K(19), K(0), 16)
            END
            WHEN(COND(IN(V(SRD, 3), 0x3010), COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xd)), LAND(LNOT(LOW(REG(F_R,
                V(SRC1, 4)), 1)), LAND(IN(LOW(MODE_VALUE(0, 0), 2), 0x7), UNKNOWN))),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xd)), LAND(LNOT(LOW(REG(F_R,
                V(SRC1, 4)), 1)), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))), COND(SLICE(LOW(S2N_VALUE(2,
                5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xd)),
                LAND(LNOT(LOW(REG(F_R, V(SRC1, 4)), 1)), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xd)), LNOT(LOW(REG(F_R, V(SRC1,
                4)), 1))))))
                READ_LATE(F_SR, K(17), K(0), 16)
            END
            WHEN(COND(IN(V(SRD, 3), 0x3010), COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xb)), LAND(LOW(REG(F_R, V(SRC1,
                4)), 1), LAND(IN(LOW(MODE_VALUE(0, 0), 2), 0x7), UNKNOWN))),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xb)), LAND(LOW(REG(F_R, V(SRC1,
                4)), 1), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))), COND(SLICE(LOW(S2N_VALUE(2, 5, 6),
                4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xb)),
                LAND(LOW(REG(F_R, V(SRC1, 4)), 1), UNKNOWN)), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5,
                6), 4), 2), 0xb)), LOW(REG(F_R, V(SRC1, 4)), 1)))))
                READ_LATE(F_SR, K(21), K(0), 16)
            END
            WHEN(COND(IN(V(SRD, 3), 0x3010), COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xb)), LAND(LNOT(LOW(REG(F_R,
                V(SRC1, 4)), 1)), LAND(IN(LOW(MODE_VALUE(0, 0), 2), 0x7), UNKNOWN))),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xb)), LAND(LNOT(LOW(REG(F_R,
                V(SRC1, 4)), 1)), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))), COND(SLICE(LOW(S2N_VALUE(2,
                5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xb)),
                LAND(LNOT(LOW(REG(F_R, V(SRC1, 4)), 1)), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xb)), LNOT(LOW(REG(F_R, V(SRC1,
                4)), 1))))))
                READ_LATE(F_SR, K(20), K(0), 16)
            END
            WHEN(COND(IN(V(SRD, 3), 0x3010), COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0x7)), LAND(LOW(REG(F_R, V(SRC1,
                4)), 1), LAND(IN(LOW(MODE_VALUE(0, 0), 2), 0x7), UNKNOWN))),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0x7)), LAND(LOW(REG(F_R, V(SRC1,
                4)), 1), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))), COND(SLICE(LOW(S2N_VALUE(2, 5, 6),
                4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0x7)),
                LAND(LOW(REG(F_R, V(SRC1, 4)), 1), UNKNOWN)), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5,
                6), 4), 2), 0x7)), LOW(REG(F_R, V(SRC1, 4)), 1)))))
                READ_LATE(F_SR, K(23), K(0), 16)
            END
            WHEN(COND(IN(V(SRD, 3), 0x3010), COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0x7)), LAND(LNOT(LOW(REG(F_R,
                V(SRC1, 4)), 1)), LAND(IN(LOW(MODE_VALUE(0, 0), 2), 0x7), UNKNOWN))),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0x7)), LAND(LNOT(LOW(REG(F_R,
                V(SRC1, 4)), 1)), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))), COND(SLICE(LOW(S2N_VALUE(2,
                5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0x7)),
                LAND(LNOT(LOW(REG(F_R, V(SRC1, 4)), 1)), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0x7)), LNOT(LOW(REG(F_R, V(SRC1,
                4)), 1))))))
                READ_LATE(F_SR, K(22), K(0), 16)
            END
        END
        WHEN(EQ(LOW(S2N_VALUE(2, 5, 6), 4), K(11)))
            WHEN(COND(IN(V(SRD, 3), 0x3010), LAND(IN(LOW(MODE_VALUE(0, 0), 2), 0x7), UNKNOWN),
                UNKNOWN))
                READ_BITS(F_R, V(SRC1, 4), K(0), 2)
            END
        END
        WHEN(EQ(V(SRD, 3), K(14)))
            WRITE(1, F_P, K(0))
            WRITE(1, F_P, K(1))
            WRITE(1, F_P, K(2))
            WRITE(1, F_P, K(3))
            WRITE(1, F_P, K(4))
            WRITE(1, F_P, K(5))
            WRITE(1, F_P, K(6))
            WRITE(1, F_P, K(7))
            WRITE(1, F_P, K(8))
            WRITE(1, F_P, K(9))
            WRITE(1, F_P, K(10))
            WRITE(1, F_P, K(11))
            WRITE(1, F_P, K(12))
            WRITE(1, F_P, K(13))
            WRITE(1, F_P, K(14))
            WRITE(1, F_P, K(15))
        END
        WHEN(EQ(V(SRD, 3), K(15)))
            WRITE(1, F_ICNT, K(0))
            WRITE_BITS(1, F_STAT, K(0), K(12), 1)
        END
        WHEN(EQ(V(SRD, 3), K(24)))
            WRITE_BITS(1, F_SR, K(24), K(0), 1)
            WRITE_BITS(1, F_SR, K(24), K(3), 1)
        END
        WHEN(LNOT(LOR(LOR(LOR(LOR(LOR(LOR(EQ(V(SRD, 3), K(4)), EQ(V(SRD, 3), K(10))), EQ(V(SRD, 3),
            K(12))), EQ(V(SRD, 3), K(13))), EQ(V(SRD, 3), K(14))), EQ(V(SRD, 3), K(15))), EQ(V(SRD,
            3), K(24)))))
            WRITE(1, F_SR, V(SRD, 3))
        END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_lut_sr_30 = {
    GUARD_READS(3, 1)
    WHEN(GUARD_VALUE(3, 1))
        READ_LATE(F_SR, K(30), K(0), 16)
        S2N_READS(2, 5)
        WHEN(LAND(LNOT(IN(LOW(S2N_VALUE(2, 5, 6), 4), 0xf0ff)), LOR(EQ(LOW(S2N_VALUE(2, 5, 6), 4),
            K(8)), COND(EQ(LOW(S2N_VALUE(2, 5, 6), 4), K(9)), COND(EQ(SLICE(REG(F_R, V(SRC1, 4)),
            K(8), 2), K(0)), UNKNOWN, COND(EQ(V(SRD, 3), K(4)), LAND(IN(LOW(MODE_VALUE(0, 0), 2),
            0x7), UNKNOWN), UNKNOWN)), COND(EQ(LOW(S2N_VALUE(2, 5, 6), 4), K(10)), LOR(NE(V(SRD, 3),
            K(4)), UNKNOWN), UNKNOWN)))))
            READ_BITS(F_R, V(SRC1, 4), K(0), 3)
        END
        WHEN(LAND(LNOT(IN(LOW(S2N_VALUE(2, 5, 6), 4), 0xfaff)), COND(EQ(LOW(S2N_VALUE(2, 5, 6), 4),
            K(8)), LAND(IN(LOW(REG(F_R, V(SRC1, 4)), 3), 0xf), UNKNOWN), COND(GE(LOW(REG(F_R,
            V(SRC1, 4)), 3), COND(LOR(LOR(LOR(LOR(LOR(EQ(REG(F_SR, K(30)), K(0)), EQ(REG(F_SR,
            K(30)), K(25))), EQ(REG(F_SR, K(30)), K(35))), EQ(REG(F_SR, K(30)), K(36))),
            EQ(REG(F_SR, K(30)), K(86))), EQ(REG(F_SR, K(30)), K(126))), K(4), COND(LE(REG(F_SR,
            K(30)), K(24)), K(1), COND(LOR(LOR(EQ(REG(F_SR, K(30)), K(32)), LAND(GE(REG(F_SR,
            K(30)), K(64)), LE(REG(F_SR, K(30)), K(67)))), EQ(REG(F_SR, K(30)), K(127))), K(1),
            COND(LOR(LOR(EQ(REG(F_SR, K(30)), K(33)), EQ(REG(F_SR, K(30)), K(34))),
            LAND(GE(REG(F_SR, K(30)), K(68)), LE(REG(F_SR, K(30)), K(85)))), K(2), K(0)))))),
            COND(EQ(V(SRD, 3), K(4)), LAND(IN(LOW(MODE_VALUE(0, 0), 2), 0x7), UNKNOWN), UNKNOWN),
            UNKNOWN))))
            READ_LATE(F_SR, K(24), K(3), 1)
        END
        WHEN(LAND(LNOT(IN(LOW(S2N_VALUE(2, 5, 6), 4), 0xf9ff)), LOR(EQ(LOW(S2N_VALUE(2, 5, 6), 4),
            K(9)), LOR(NE(V(SRD, 3), K(4)), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))))
            READ_BITS(F_R, V(SRC1, 4), K(8), 2)
        END
        WHEN(IN(LOW(S2N_VALUE(2, 5, 6), 4), 0xff))
            WHEN(COND(EQ(V(SRD, 3), K(4)), COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1),
                LAND(IN(LOW(MODE_VALUE(0, 0), 2), 0x7), UNKNOWN), IN(LOW(MODE_VALUE(0, 0), 2),
                0x7)), LOR(LNOT(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1)), UNKNOWN)))
                READ_BITS(F_R, V(SRC1, 4), K(0), 1)
            END
            WHEN(COND(EQ(V(SRD, 3), K(4)), COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1),
                LAND(EQ(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), K(0)), LAND(LOW(REG(F_R, V(SRC1, 4)),
                1), LAND(IN(LOW(MODE_VALUE(0, 0), 2), 0x7), UNKNOWN))), LAND(EQ(LOW(LOW(S2N_VALUE(2,
                5, 6), 4), 2), K(0)), LAND(LOW(REG(F_R, V(SRC1, 4)), 1), IN(LOW(MODE_VALUE(0, 0),
                2), 0x7)))), COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1),
                LAND(EQ(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), K(0)), LAND(LOW(REG(F_R, V(SRC1, 4)),
                1), UNKNOWN)), LAND(EQ(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), K(0)), LOW(REG(F_R,
                V(SRC1, 4)), 1)))))
                READ_LATE(F_SR, K(18), K(0), 16)
            END
            WHEN(COND(EQ(V(SRD, 3), K(4)), COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1),
                LAND(EQ(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), K(0)), LAND(LNOT(LOW(REG(F_R, V(SRC1,
                4)), 1)), LAND(IN(LOW(MODE_VALUE(0, 0), 2), 0x7), UNKNOWN))),
                LAND(EQ(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), K(0)), LAND(LNOT(LOW(REG(F_R, V(SRC1,
                4)), 1)), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))), COND(SLICE(LOW(S2N_VALUE(2, 5, 6),
                4), K(2), 1), LAND(EQ(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), K(0)),
                LAND(LNOT(LOW(REG(F_R, V(SRC1, 4)), 1)), UNKNOWN)), LAND(EQ(LOW(LOW(S2N_VALUE(2, 5,
                6), 4), 2), K(0)), LNOT(LOW(REG(F_R, V(SRC1, 4)), 1))))))
                READ_LATE(F_SR, K(16), K(0), 16)
            END
            WHEN(COND(EQ(V(SRD, 3), K(4)), COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xd)), LAND(LOW(REG(F_R, V(SRC1,
                4)), 1), LAND(IN(LOW(MODE_VALUE(0, 0), 2), 0x7), UNKNOWN))),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xd)), LAND(LOW(REG(F_R, V(SRC1,
                4)), 1), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))), COND(SLICE(LOW(S2N_VALUE(2, 5, 6),
                4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xd)),
                LAND(LOW(REG(F_R, V(SRC1, 4)), 1), UNKNOWN)), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5,
                6), 4), 2), 0xd)), LOW(REG(F_R, V(SRC1, 4)), 1)))))
                READ_LATE(F_SR, K(19), K(0), 16)
            END
            WHEN(COND(EQ(V(SRD, 3), K(4)), COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xd)), LAND(LNOT(LOW(REG(F_R,
                V(SRC1, 4)), 1)), LAND(IN(LOW(MODE_VALUE(0, 0), 2), 0x7), UNKNOWN))),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xd)), LAND(LNOT(LOW(REG(F_R,
                V(SRC1, 4)), 1)), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))), COND(SLICE(LOW(S2N_VALUE(2,
                5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xd)),
                LAND(LNOT(LOW(REG(F_R, V(SRC1, 4)), 1)), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xd)), LNOT(LOW(REG(F_R, V(SRC1,
                4)), 1))))))
                READ_LATE(F_SR, K(17), K(0), 16)
            END
            WHEN(COND(EQ(V(SRD, 3), K(4)), COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xb)), LAND(LOW(REG(F_R, V(SRC1,
                4)), 1), LAND(IN(LOW(MODE_VALUE(0, 0), 2), 0x7), UNKNOWN))),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xb)), LAND(LOW(REG(F_R, V(SRC1,
                4)), 1), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))), COND(SLICE(LOW(S2N_VALUE(2, 5, 6),
                4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xb)),
                LAND(LOW(REG(F_R, V(SRC1, 4)), 1), UNKNOWN)), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5,
                6), 4), 2), 0xb)), LOW(REG(F_R, V(SRC1, 4)), 1)))))
                READ_LATE(F_SR, K(21), K(0), 16)
            END
            WHEN(COND(EQ(V(SRD, 3), K(4)), COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xb)), LAND(LNOT(LOW(REG(F_R,
                V(SRC1, 4)), 1)), LAND(IN(LOW(MODE_VALUE(0, 0), 2), 0x7), UNKNOWN))),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xb)), LAND(LNOT(LOW(REG(F_R,
                V(SRC1, 4)), 1)), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))), COND(SLICE(LOW(S2N_VALUE(2,
                5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xb)),
                LAND(LNOT(LOW(REG(F_R, V(SRC1, 4)), 1)), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0xb)), LNOT(LOW(REG(F_R, V(SRC1,
                4)), 1))))))
                READ_LATE(F_SR, K(20), K(0), 16)
            END
            WHEN(COND(EQ(V(SRD, 3), K(4)), COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0x7)), LAND(LOW(REG(F_R, V(SRC1,
                4)), 1), LAND(IN(LOW(MODE_VALUE(0, 0), 2), 0x7), UNKNOWN))),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0x7)), LAND(LOW(REG(F_R, V(SRC1,
                4)), 1), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))), COND(SLICE(LOW(S2N_VALUE(2, 5, 6),
                4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0x7)),
                LAND(LOW(REG(F_R, V(SRC1, 4)), 1), UNKNOWN)), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5,
                6), 4), 2), 0x7)), LOW(REG(F_R, V(SRC1, 4)), 1)))))
                READ_LATE(F_SR, K(23), K(0), 16)
            END
            WHEN(COND(EQ(V(SRD, 3), K(4)), COND(SLICE(LOW(S2N_VALUE(2, 5, 6), 4), K(2), 1),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0x7)), LAND(LNOT(LOW(REG(F_R,
                V(SRC1, 4)), 1)), LAND(IN(LOW(MODE_VALUE(0, 0), 2), 0x7), UNKNOWN))),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0x7)), LAND(LNOT(LOW(REG(F_R,
                V(SRC1, 4)), 1)), IN(LOW(MODE_VALUE(0, 0), 2), 0x7)))), COND(SLICE(LOW(S2N_VALUE(2,
                5, 6), 4), K(2), 1), LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0x7)),
                LAND(LNOT(LOW(REG(F_R, V(SRC1, 4)), 1)), UNKNOWN)),
                LAND(LNOT(IN(LOW(LOW(S2N_VALUE(2, 5, 6), 4), 2), 0x7)), LNOT(LOW(REG(F_R, V(SRC1,
                4)), 1))))))
                READ_LATE(F_SR, K(22), K(0), 16)
            END
        END
        WHEN(EQ(LOW(S2N_VALUE(2, 5, 6), 4), K(11)))
            WHEN(COND(EQ(V(SRD, 3), K(4)), LAND(IN(LOW(MODE_VALUE(0, 0), 2), 0x7), UNKNOWN),
                UNKNOWN))
                READ_BITS(F_R, V(SRC1, 4), K(0), 2)
            END
        END
        WHEN(EQ(V(SRD, 3), K(12))) WRITE_BITS(1, F_L, K(0), K(16), 16) END
        WHEN(EQ(V(SRD, 3), K(13))) WRITE_BITS(1, F_L, K(0), K(0), 16) END
        WHEN(EQ(V(SRD, 3), K(14)))
            WRITE(1, F_P, K(0))
            WRITE(1, F_P, K(1))
            WRITE(1, F_P, K(2))
            WRITE(1, F_P, K(3))
            WRITE(1, F_P, K(4))
            WRITE(1, F_P, K(5))
            WRITE(1, F_P, K(6))
            WRITE(1, F_P, K(7))
            WRITE(1, F_P, K(8))
            WRITE(1, F_P, K(9))
            WRITE(1, F_P, K(10))
            WRITE(1, F_P, K(11))
            WRITE(1, F_P, K(12))
            WRITE(1, F_P, K(13))
            WRITE(1, F_P, K(14))
            WRITE(1, F_P, K(15))
        END
        WHEN(EQ(V(SRD, 3), K(15)))
            WRITE(1, F_ICNT, K(0))
            WRITE_BITS(1, F_STAT, K(0), K(12), 1)
        END
        WHEN(EQ(V(SRD, 3), K(24)))
            WRITE_BITS(1, F_SR, K(24), K(0), 1)
            WRITE_BITS(1, F_SR, K(24), K(3), 1)
        END
        WHEN(LNOT(LOR(LOR(LOR(LOR(LOR(LOR(EQ(V(SRD, 3), K(4)), EQ(V(SRD, 3), K(10))), EQ(V(SRD, 3),
            K(12))), EQ(V(SRD, 3), K(13))), EQ(V(SRD, 3), K(14))), EQ(V(SRD, 3), K(15))), EQ(V(SRD,
            3), K(24)))))
            WRITE(1, F_SR, V(SRD, 3))
        END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x3)) PD_READS(1, 1, 2) END
        WHEN(IN(LOW(MODE_VALUE(0, 0), 2), 0x7)) PD_WRITES(1, 1, 2) END
    END
    DONE
};
static rt_rows uses_ld_d_40 = {
    BRANCH_READS(2, 7)
    WHEN(LOW(BRANCH_VALUE(2, 7, 6, 8), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(2, 7, 6, 8), K(1), 11))
    END
    GUARD_READS(1, 5)
    WHEN(GUARD_VALUE(1, 5))
        LADDR_READS(0, 1, 2)
        WRITE(3, F_R, V(DST, 0))
    END
    DONE
};
static rt_rows uses_ld_d_30 = {
    GUARD_READS(1, 5)
    WHEN(GUARD_VALUE(1, 5))
        LADDR_READS(0, 1, 2)
        WRITE(3, F_R, V(DST, 0))
    END
    DONE
};
static rt_rows uses_st_d_40 = {
    BRANCH_READS(2, 7)
    WHEN(LOW(BRANCH_VALUE(2, 7, 6, 8), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(2, 7, 6, 8), K(1), 11))
    END
    GUARD_READS(1, 5)
    WHEN(GUARD_VALUE(1, 5))
        READ(F_R, V(SRC2, 4))
        SADDR_READS(0, 0, 1)
    END
    DONE
};
static rt_rows uses_st_d_30 = {
    GUARD_READS(1, 5)
    WHEN(GUARD_VALUE(1, 5))
        READ(F_R, V(SRC2, 4))
        SADDR_READS(0, 0, 1)
    END
    DONE
};
static rt_rows uses_st_vp_40 = {
    BRANCH_READS(2, 7)
    WHEN(LOW(BRANCH_VALUE(2, 7, 6, 8), 1))
        JUMP(JUMPS, 2, SLICE(BRANCH_VALUE(2, 7, 6, 8), K(1), 11))
    END
    GUARD_READS(1, 5)
    DONE
};
static rt_rows uses_st_vp_30 = {
    GUARD_READS(1, 5)
    DONE
};
static rt_rows value_sr_4 = {REG(F_H2V, K(0))};
static rt_rows read_sr_4 = {
    READ_LATE(F_H2V, K(0), K(0), 16)
    DONE
};
static rt_rows write_sr_4 = {
    WRITE(0, F_H2V, K(0))
    DONE
};
static rt_rows value_sr_6 = {REG(F_STAT, K(0))};
static rt_rows read_sr_6 = {
    READ_LATE(F_STAT, K(0), K(0), 16)
    DONE
};
static rt_rows write_sr_6 = {
    WRITE(0, F_STAT, K(0))
    DONE
};
static rt_rows value_sr_8 = {HERE};
static rt_rows write_sr_8 = {
    JUMP(JUMPS, 0, HERE)
    DONE
};
static rt_rows value_sr_9 = {UNKNOWN};
static rt_rows value_sr_10 = {UNKNOWN};
static rt_rows value_sr_12 = {SLICE(REG(F_L, K(0)), K(16), 16)};
static rt_rows read_sr_12 = {
    READ_LATE(F_L, K(0), K(16), 16)
    DONE
};
static rt_rows write_sr_12 = {
    WRITE_BITS(0, F_L, K(0), K(16), 16)
    DONE
};
static rt_rows value_sr_13 = {LOW(REG(F_L, K(0)), 16)};
static rt_rows read_sr_13 = {
    READ_LATE(F_L, K(0), K(0), 16)
    DONE
};
static rt_rows write_sr_13 = {
    WRITE_BITS(0, F_L, K(0), K(0), 16)
    DONE
};
static rt_rows value_sr_14 = {CAT(LOW(REG(F_P, K(0)), 1), 1, CAT(LOW(REG(F_P, K(1)), 1), 1,
    CAT(LOW(REG(F_P, K(2)), 1), 1, CAT(LOW(REG(F_P, K(3)), 1), 1, CAT(LOW(REG(F_P, K(4)), 1), 1,
    CAT(LOW(REG(F_P, K(5)), 1), 1, CAT(LOW(REG(F_P, K(6)), 1), 1, CAT(LOW(REG(F_P, K(7)), 1), 1,
    CAT(LOW(REG(F_P, K(8)), 1), 1, CAT(LOW(REG(F_P, K(9)), 1), 1, CAT(LOW(REG(F_P, K(10)), 1), 1,
    CAT(LOW(REG(F_P, K(11)), 1), 1, CAT(LOW(REG(F_P, K(12)), 1), 1, CAT(LOW(REG(F_P, K(13)), 1), 1,
    CAT(LOW(REG(F_P, K(14)), 1), 1, LOW(K(1), 1))))))))))))))))};
static rt_rows read_sr_14 = {
    READ_LATE(F_P, K(0), K(0), 1)
    READ_LATE(F_P, K(1), K(0), 1)
    READ_LATE(F_P, K(2), K(0), 1)
    READ_LATE(F_P, K(3), K(0), 1)
    READ_LATE(F_P, K(4), K(0), 1)
    READ_LATE(F_P, K(5), K(0), 1)
    READ_LATE(F_P, K(6), K(0), 1)
    READ_LATE(F_P, K(7), K(0), 1)
    READ_LATE(F_P, K(8), K(0), 1)
    READ_LATE(F_P, K(9), K(0), 1)
    READ_LATE(F_P, K(10), K(0), 1)
    READ_LATE(F_P, K(11), K(0), 1)
    READ_LATE(F_P, K(12), K(0), 1)
    READ_LATE(F_P, K(13), K(0), 1)
    READ_LATE(F_P, K(14), K(0), 1)
    READ_LATE(F_P, K(15), K(0), 1)
    DONE
};
static rt_rows value_sr_15 = {REG(F_ICNT, K(0))};
static rt_rows read_sr_15 = {
    READ(F_ICNT, K(0))
    DONE
};
static rt_rows write_sr_15 = {
    WRITE(0, F_ICNT, K(0))
    DONE
};
static rt_rows value_r_0 = {K(0)};
static rt_rows value_p_1 = {LNOT(REG(F_P, K(0)))};
static rt_rows read_p_1 = {
    READ(F_P, K(0))
    DONE
};
static rt_rows value_p_15 = {K(1)};

static const uint16_t *const forms[] = {
    [VUC_BINARY_ADD_RR_40] = uses_binary_add_rr_40,
    [VUC_BINARY_ADD_RR_30] = uses_binary_add_rr_30,
    [VUC_BINARY_SUB_RR_40] = uses_binary_add_rr_40,
    [VUC_BINARY_SUB_RR_30] = uses_binary_add_rr_30,
    [VUC_BINARY_SUBR_RR] = uses_binary_subr_rr,
    [VUC_BINARY_AVGS_RR] = uses_binary_add_rr_30,
    [VUC_BINARY_AVGU_RR] = uses_binary_add_rr_30,
    [VUC_BINARY_CLAMPLEP_RR_40] = uses_binary_add_rr_40,
    [VUC_BINARY_CLAMPLEP_RR_30] = uses_binary_add_rr_30,
    [VUC_BINARY_CLAMPS_RR_40] = uses_binary_add_rr_40,
    [VUC_BINARY_CLAMPS_RR_30] = uses_binary_add_rr_30,
    [VUC_BINARY_SEXT_RR_40] = uses_binary_sext_rr_40,
    [VUC_BINARY_SEXT_RR_30] = uses_binary_sext_rr_30,
    [VUC_BINARY_BSET_RR_40] = uses_binary_add_rr_40,
    [VUC_BINARY_BSET_RR_30] = uses_binary_add_rr_30,
    [VUC_BINARY_BCLR_RR_40] = uses_binary_add_rr_40,
    [VUC_BINARY_BCLR_RR_30] = uses_binary_add_rr_30,
    [VUC_BINARY_SHL_RR_40] = uses_binary_add_rr_40,
    [VUC_BINARY_SHL_RR_30] = uses_binary_add_rr_30,
    [VUC_BINARY_SHR_RR_40] = uses_binary_add_rr_40,
    [VUC_BINARY_SHR_RR_30] = uses_binary_add_rr_30,
    [VUC_BINARY_SAR_RR_40] = uses_binary_add_rr_40,
    [VUC_BINARY_SAR_RR_30] = uses_binary_add_rr_30,
    [VUC_BINARY_AND_RR_40] = uses_binary_add_rr_40,
    [VUC_BINARY_AND_RR_30] = uses_binary_add_rr_30,
    [VUC_BINARY_OR_RR_40] = uses_binary_add_rr_40,
    [VUC_BINARY_OR_RR_30] = uses_binary_add_rr_30,
    [VUC_BINARY_XOR_RR_40] = uses_binary_add_rr_40,
    [VUC_BINARY_XOR_RR_30] = uses_binary_add_rr_30,
    [VUC_BINARY_MIN_RR] = uses_binary_add_rr_30,
    [VUC_BINARY_MAX_RR] = uses_binary_add_rr_30,
    [VUC_BINARY_ADD_RS_40] = uses_binary_add_rs_40,
    [VUC_BINARY_ADD_RS_30] = uses_binary_add_rs_30,
    [VUC_BINARY_SUB_RS_40] = uses_binary_add_rs_40,
    [VUC_BINARY_SUB_RS_30] = uses_binary_add_rs_30,
    [VUC_BINARY_SUBR_RS] = uses_binary_subr_rs,
    [VUC_BINARY_AVGS_RS] = uses_binary_add_rs_30,
    [VUC_BINARY_AVGU_RS] = uses_binary_add_rs_30,
    [VUC_BINARY_CLAMPLEP_RS_40] = uses_binary_add_rs_40,
    [VUC_BINARY_CLAMPLEP_RS_30] = uses_binary_add_rs_30,
    [VUC_BINARY_CLAMPS_RS_40] = uses_binary_add_rs_40,
    [VUC_BINARY_CLAMPS_RS_30] = uses_binary_add_rs_30,
    [VUC_BINARY_SEXT_RS_40] = uses_binary_sext_rs_40,
    [VUC_BINARY_SEXT_RS_30] = uses_binary_sext_rs_30,
    [VUC_BINARY_BSET_RS_40] = uses_binary_add_rs_40,
    [VUC_BINARY_BSET_RS_30] = uses_binary_add_rs_30,
    [VUC_BINARY_BCLR_RS_40] = uses_binary_add_rs_40,
    [VUC_BINARY_BCLR_RS_30] = uses_binary_add_rs_30,
    [VUC_BINARY_SHL_RS_40] = uses_binary_add_rs_40,
    [VUC_BINARY_SHL_RS_30] = uses_binary_add_rs_30,
    [VUC_BINARY_SHR_RS_40] = uses_binary_add_rs_40,
    [VUC_BINARY_SHR_RS_30] = uses_binary_add_rs_30,
    [VUC_BINARY_SAR_RS_40] = uses_binary_add_rs_40,
    [VUC_BINARY_SAR_RS_30] = uses_binary_add_rs_30,
    [VUC_BINARY_AND_RS_40] = uses_binary_add_rs_40,
    [VUC_BINARY_AND_RS_30] = uses_binary_add_rs_30,
    [VUC_BINARY_OR_RS_40] = uses_binary_add_rs_40,
    [VUC_BINARY_OR_RS_30] = uses_binary_add_rs_30,
    [VUC_BINARY_XOR_RS_40] = uses_binary_add_rs_40,
    [VUC_BINARY_XOR_RS_30] = uses_binary_add_rs_30,
    [VUC_BINARY_MIN_RS] = uses_binary_add_rs_30,
    [VUC_BINARY_MAX_RS] = uses_binary_add_rs_30,
    [VUC_BINARY_ADD_SR_40] = uses_binary_add_sr_40,
    [VUC_BINARY_ADD_SR_30] = uses_binary_add_sr_30,
    [VUC_BINARY_SUB_SR_40] = uses_binary_add_sr_40,
    [VUC_BINARY_SUB_SR_30] = uses_binary_add_sr_30,
    [VUC_BINARY_SUBR_SR] = uses_binary_subr_sr,
    [VUC_BINARY_AVGS_SR] = uses_binary_add_sr_30,
    [VUC_BINARY_AVGU_SR] = uses_binary_add_sr_30,
    [VUC_BINARY_CLAMPLEP_SR_40] = uses_binary_clamplep_sr_40,
    [VUC_BINARY_CLAMPLEP_SR_30] = uses_binary_clamplep_sr_30,
    [VUC_BINARY_CLAMPS_SR_40] = uses_binary_add_sr_40,
    [VUC_BINARY_CLAMPS_SR_30] = uses_binary_add_sr_30,
    [VUC_BINARY_SEXT_SR_40] = uses_binary_sext_sr_40,
    [VUC_BINARY_SEXT_SR_30] = uses_binary_sext_sr_30,
    [VUC_BINARY_BSET_SR_40] = uses_binary_add_sr_40,
    [VUC_BINARY_BSET_SR_30] = uses_binary_add_sr_30,
    [VUC_BINARY_BCLR_SR_40] = uses_binary_add_sr_40,
    [VUC_BINARY_BCLR_SR_30] = uses_binary_add_sr_30,
    [VUC_BINARY_SHL_SR_40] = uses_binary_add_sr_40,
    [VUC_BINARY_SHL_SR_30] = uses_binary_add_sr_30,
    [VUC_BINARY_SHR_SR_40] = uses_binary_add_sr_40,
    [VUC_BINARY_SHR_SR_30] = uses_binary_add_sr_30,
    [VUC_BINARY_SAR_SR_40] = uses_binary_add_sr_40,
    [VUC_BINARY_SAR_SR_30] = uses_binary_add_sr_30,
    [VUC_BINARY_AND_SR_40] = uses_binary_add_sr_40,
    [VUC_BINARY_AND_SR_30] = uses_binary_add_sr_30,
    [VUC_BINARY_OR_SR_40] = uses_binary_add_sr_40,
    [VUC_BINARY_OR_SR_30] = uses_binary_add_sr_30,
    [VUC_BINARY_XOR_SR_40] = uses_binary_add_sr_40,
    [VUC_BINARY_XOR_SR_30] = uses_binary_add_sr_30,
    [VUC_BINARY_MIN_SR] = uses_binary_add_sr_30,
    [VUC_BINARY_MAX_SR] = uses_binary_add_sr_30,
    [VUC_UNARY_DIV2S_RR] = uses_unary_div2s_rr,
    [VUC_UNARY_HSWAP_RR_40] = uses_unary_hswap_rr_40,
    [VUC_UNARY_HSWAP_RR_30] = uses_unary_hswap_rr_30,
    [VUC_UNARY_DIV2S_RS] = uses_unary_div2s_rs,
    [VUC_UNARY_HSWAP_RS_40] = uses_unary_hswap_rs_40,
    [VUC_UNARY_HSWAP_RS_30] = uses_unary_hswap_rs_30,
    [VUC_UNARY_DIV2S_SR] = uses_unary_div2s_sr,
    [VUC_UNARY_HSWAP_SR_40] = uses_unary_hswap_sr_40,
    [VUC_UNARY_HSWAP_SR_30] = uses_unary_hswap_sr_30,
    [VUC_SLCT_RR_40] = uses_slct_rr_40,
    [VUC_SLCT_RR_30] = uses_slct_rr_30,
    [VUC_SLCT_RS_40] = uses_slct_rs_40,
    [VUC_SLCT_RS_30] = uses_slct_rs_30,
    [VUC_SLCT_SR_40] = uses_slct_sr_40,
    [VUC_SLCT_SR_30] = uses_slct_sr_30,
    [VUC_MOV_R_40] = uses_mov_r_40,
    [VUC_MOV_R_30] = uses_mov_r_30,
    [VUC_MOV_I_40] = uses_mov_i_40,
    [VUC_MOV_I_30] = uses_mov_i_30,
    [VUC_MOV_SR_40] = uses_mov_sr_40,
    [VUC_MOV_SR_30] = uses_mov_sr_30,
    [VUC_MOV_SI_40] = uses_mov_si_40,
    [VUC_MOV_SI_30] = uses_mov_si_30,
    [VUC_SET_SETGT_R_40] = uses_set_setgt_r_40,
    [VUC_SET_SETGT_R_30] = uses_set_setgt_r_30,
    [VUC_SET_SETLT_R_40] = uses_set_setgt_r_40,
    [VUC_SET_SETLT_R_30] = uses_set_setgt_r_30,
    [VUC_SET_SETEQ_R_40] = uses_set_setgt_r_40,
    [VUC_SET_SETEQ_R_30] = uses_set_setgt_r_30,
    [VUC_SET_SETLEP_R_40] = uses_set_setlep_r_40,
    [VUC_SET_SETLEP_R_30] = uses_set_setlep_r_30,
    [VUC_SET_SETZERO_R] = uses_set_setzero_r,
    [VUC_SET_BTEST_R_40] = uses_set_btest_r_40,
    [VUC_SET_BTEST_R_30] = uses_set_btest_r_30,
    [VUC_SET_SETGT_S_40] = uses_set_setgt_s_40,
    [VUC_SET_SETGT_S_30] = uses_set_setgt_s_30,
    [VUC_SET_SETLT_S_40] = uses_set_setgt_s_40,
    [VUC_SET_SETLT_S_30] = uses_set_setgt_s_30,
    [VUC_SET_SETEQ_S_40] = uses_set_setgt_s_40,
    [VUC_SET_SETEQ_S_30] = uses_set_setgt_s_30,
    [VUC_SET_SETLEP_S_40] = uses_set_setlep_s_40,
    [VUC_SET_SETLEP_S_30] = uses_set_setlep_s_30,
    [VUC_SET_SETZERO_S] = uses_set_setlep_s_40,
    [VUC_SET_BTEST_S_40] = uses_set_btest_s_40,
    [VUC_SET_BTEST_S_30] = uses_set_btest_s_30,
    [VUC_SET_SETGT_D_40] = uses_set_setgt_d_40,
    [VUC_SET_SETGT_D_30] = uses_set_setgt_d_30,
    [VUC_SET_SETLT_D_40] = uses_set_setgt_d_40,
    [VUC_SET_SETLT_D_30] = uses_set_setgt_d_30,
    [VUC_SET_SETEQ_D_40] = uses_set_setgt_d_40,
    [VUC_SET_SETEQ_D_30] = uses_set_setgt_d_30,
    [VUC_SET_SETLEP_D_40] = uses_set_setlep_d_40,
    [VUC_SET_SETLEP_D_30] = uses_set_setlep_d_30,
    [VUC_SET_SETZERO_D] = uses_set_setzero_d,
    [VUC_SET_BTEST_D_40] = uses_set_btest_d_40,
    [VUC_SET_BTEST_D_30] = uses_set_btest_d_30,
    [VUC_COMPLEMENT_RR_40] = uses_complement_rr_40,
    [VUC_COMPLEMENT_RR_30] = uses_complement_rr_30,
    [VUC_COMPLEMENT_RS_40] = uses_complement_rs_40,
    [VUC_COMPLEMENT_RS_30] = uses_complement_rs_30,
    [VUC_COMPLEMENT_SR_40] = uses_complement_sr_40,
    [VUC_COMPLEMENT_SR_30] = uses_complement_sr_30,
    [VUC_BRA_40] = uses_bra_40,
    [VUC_BRA_30] = uses_bra_30,
    [VUC_CALL_40] = uses_call_40,
    [VUC_CALL_30] = uses_call_30,
    [VUC_RET_40] = uses_ret_40,
    [VUC_RET_30] = uses_ret_30,
    [VUC_SLEEP_40] = uses_sleep_40,
    [VUC_SLEEP_30] = uses_sleep_30,
    [VUC_WAIT_WSTC_40] = uses_wait_wstc_40,
    [VUC_WAIT_WSTC_30] = uses_wait_wstc_30,
    [VUC_WAIT_WSTS_40] = uses_wait_wstc_40,
    [VUC_WAIT_WSTS_30] = uses_wait_wstc_30,
    [VUC_LOGIC_AND_FREE_40] = uses_logic_and_free_40,
    [VUC_LOGIC_AND_FREE_30] = uses_logic_and_free_30,
    [VUC_LOGIC_OR_FREE_40] = uses_logic_and_free_40,
    [VUC_LOGIC_OR_FREE_30] = uses_logic_and_free_30,
    [VUC_LOGIC_XOR_FREE_40] = uses_logic_and_free_40,
    [VUC_LOGIC_XOR_FREE_30] = uses_logic_and_free_30,
    [VUC_LOGIC_AND_GUARDED_40] = uses_logic_and_guarded_40,
    [VUC_LOGIC_AND_GUARDED_30] = uses_logic_and_guarded_30,
    [VUC_LOGIC_OR_GUARDED_40] = uses_logic_and_guarded_40,
    [VUC_LOGIC_OR_GUARDED_30] = uses_logic_and_guarded_30,
    [VUC_LOGIC_XOR_GUARDED_40] = uses_logic_and_guarded_40,
    [VUC_LOGIC_XOR_GUARDED_30] = uses_logic_and_guarded_30,
    [VUC_NOP_40] = uses_nop_40,
    [VUC_NOP_30] = uses_nop_30,
    [VUC_CLICNT_40] = uses_clicnt_40,
    [VUC_CLICNT_30] = uses_clicnt_30,
    [VUC_ENGINE_MBIREAD_40] = uses_nop_40,
    [VUC_ENGINE_MBIREAD_30] = uses_nop_30,
    [VUC_ENGINE_MBINEXT_40] = uses_nop_40,
    [VUC_ENGINE_MBINEXT_30] = uses_nop_30,
    [VUC_ENGINE_MVSREAD_40] = uses_nop_40,
    [VUC_ENGINE_MVSREAD_30] = uses_nop_30,
    [VUC_ENGINE_MVSWRITE_40] = uses_nop_40,
    [VUC_ENGINE_MVSWRITE_30] = uses_nop_30,
    [VUC_NAMED_ONLY_O21_40] = uses_nop_40,
    [VUC_NAMED_ONLY_O21_30] = uses_nop_30,
    [VUC_NAMED_ONLY_O22_40] = uses_nop_40,
    [VUC_NAMED_ONLY_O22_30] = uses_nop_30,
    [VUC_NAMED_ONLY_O23_40] = uses_nop_40,
    [VUC_NAMED_ONLY_O23_30] = uses_nop_30,
    [VUC_NAMED_ONLY_O25_40] = uses_nop_40,
    [VUC_NAMED_ONLY_O25_30] = uses_nop_30,
    [VUC_NAMED_ONLY_O26_40] = uses_nop_40,
    [VUC_NAMED_ONLY_O26_30] = uses_nop_30,
    [VUC_NAMED_ONLY_O2B_40] = uses_nop_40,
    [VUC_NAMED_ONLY_O2B_30] = uses_nop_30,
    [VUC_NAMED_ONLY_O2C_40] = uses_nop_40,
    [VUC_NAMED_ONLY_O2C_30] = uses_nop_30,
    [VUC_LMUL_LMULU_40] = uses_lmul_lmulu_40,
    [VUC_LMUL_LMULU_30] = uses_lmul_lmulu_30,
    [VUC_LMUL_LMULS_40] = uses_lmul_lmulu_40,
    [VUC_LMUL_LMULS_30] = uses_lmul_lmulu_30,
    [VUC_LSHIFT_LSRR_40] = uses_lshift_lsrr_40,
    [VUC_LSHIFT_LSRR_30] = uses_lshift_lsrr_30,
    [VUC_LSHIFT_LADD] = uses_lshift_lsrr_30,
    [VUC_LSHIFT_LSAR] = uses_lshift_lsrr_30,
    [VUC_LDIVU] = uses_ldivu,
    [VUC_LUT_RR_40] = uses_lut_rr_40,
    [VUC_LUT_RR_30] = uses_lut_rr_30,
    [VUC_LUT_RS_40] = uses_lut_rs_40,
    [VUC_LUT_RS_30] = uses_lut_rs_30,
    [VUC_LUT_SR_40] = uses_lut_sr_40,
    [VUC_LUT_SR_30] = uses_lut_sr_30,
    [VUC_LD_D_40] = uses_ld_d_40,
    [VUC_LD_D_30] = uses_ld_d_30,
    [VUC_LD_PWT_40] = uses_ld_d_40,
    [VUC_LD_PWT_30] = uses_ld_d_30,
    [VUC_LD_MVSI_40] = uses_ld_d_40,
    [VUC_LD_MVSI_30] = uses_ld_d_30,
    [VUC_LD_B6_40] = uses_ld_d_40,
    [VUC_LD_B6_30] = uses_ld_d_30,
    [VUC_LD_B7_40] = uses_ld_d_40,
    [VUC_LD_B7_30] = uses_ld_d_30,
    [VUC_ST_D_40] = uses_st_d_40,
    [VUC_ST_D_30] = uses_st_d_30,
    [VUC_ST_MVSO_40] = uses_st_d_40,
    [VUC_ST_MVSO_30] = uses_st_d_30,
    [VUC_ST_B6_40] = uses_st_d_40,
    [VUC_ST_B6_30] = uses_st_d_30,
    [VUC_ST_B7_40] = uses_st_d_40,
    [VUC_ST_B7_30] = uses_st_d_30,
    [VUC_ST_VP_40] = uses_st_vp_40,
    [VUC_ST_VP_30] = uses_st_vp_30,
};

static const struct rt_use_alias aliases[] = {
    {F_SR, 4, value_sr_4, read_sr_4, write_sr_4},
    {F_SR, 6, value_sr_6, read_sr_6, write_sr_6},
    {F_SR, 8, value_sr_8, NULL, write_sr_8},
    {F_SR, 9, value_sr_9, NULL, NULL},
    {F_SR, 10, value_sr_10, NULL, NULL},
    {F_SR, 12, value_sr_12, read_sr_12, write_sr_12},
    {F_SR, 13, value_sr_13, read_sr_13, write_sr_13},
    {F_SR, 14, value_sr_14, read_sr_14, NULL},
    {F_SR, 15, value_sr_15, read_sr_15, write_sr_15},
    {F_R, 0, value_r_0, NULL, NULL},
    {F_P, 1, value_p_1, read_p_1, NULL},
    {F_P, 15, value_p_15, NULL, NULL},
};

static const int16_t status[] = {4};

const struct isadora_use_tables vuc_uses = {
    .forms = forms,
    .aliases = aliases, .alias_count = 12,
    .status = status, .status_count = 1,
};
