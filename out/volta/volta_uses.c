/* Generated from the description volta by gen/emit/uses. Do not edit. */
#include <isadora/volta.h>
#include "analysis/uses_tables.h"

enum {F_R = 0, F_UR = 1, F_P = 2, F_UP = 3, F_B = 4, F_ACTIVE = 6, F_SR = 7};

#define GUARD_READS(l1, v2) \
    WHEN(IN(TAKEN(l1), 0x6)) READ_EARLY(8, F_P, V(GP, v2)) END
#define GUARD_VALUE(l1, v2) \
    COND(LINE(l1, 0), K(1), COND(LINE(l1, 1), REG(F_P, V(GP, v2)), LNOT(REG(F_P, V(GP, v2)))))
#define ARE_READS(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x3)) \
        READ(F_R, V(Ra, v2)) \
        WHEN(V(WIDE, v3)) READ(F_R, BOR(V(Ra, v2), K(1))) END \
    END \
    WHEN(LINE(l1, 2)) READ(F_R, K(255)) END
#define AT_READS(l1, v2, v3, v4) \
    WHEN(IN(TAKEN(l1), 0xf)) READ(F_R, V(Ra, v2)) END \
    READ(F_UR, V(Uc, v3)) \
    WHEN(V(WIDE, v4)) READ(F_UR, BOR(V(Uc, v3), K(1))) END \
    WHEN(IN(TAKEN(l1), 0xc)) READ(F_R, BOR(V(Ra, v2), K(1))) END
#define AG_READS(v1, l2, v3) \
    READ(F_R, V(Ra, v1)) \
    WHEN(IN(TAKEN(l2), 0xcf)) READ(F_UR, V(Uc, v3)) END \
    WHEN(COND(IN(TAKEN(l2), 0xf), WORD(72, 1), LNOT(IN(TAKEN(l2), 0x30)))) \
        READ(F_UR, BOR(V(Uc, v3), K(1))) \
    END \
    WHEN(IN(TAKEN(l2), 0xfc)) READ(F_R, BOR(V(Ra, v1), K(1))) END
#define DESC_READS(l1, v2) \
    WHEN(LINE(l1, 2)) \
        READ(F_UR, K(4)) \
        READ(F_UR, BOR(K(4), K(1))) \
    END \
    WHEN(LINE(l1, 3)) \
        READ(F_UR, V(Uc, v2)) \
        READ(F_UR, BOR(V(Uc, v2), K(1))) \
    END
#define AG_READS_2(v1, l2, v3) \
    READ(F_R, V(Ra, v1)) \
    WHEN(IN(TAKEN(l2), 0xf)) \
        READ(F_UR, V(Uc, v3)) \
        WHEN(WORD(72, 1)) READ(F_UR, BOR(V(Uc, v3), K(1))) END \
    END \
    WHEN(IN(TAKEN(l2), 0x3c)) READ(F_R, BOR(V(Ra, v1), K(1))) END
#define DESC_READS_2(l1, v2) \
    WHEN(LINE(l1, 1)) \
        READ(F_UR, K(4)) \
        READ(F_UR, BOR(K(4), K(1))) \
    END \
    WHEN(LINE(l1, 2)) \
        READ(F_UR, V(Uc, v2)) \
        READ(F_UR, BOR(V(Uc, v2), K(1))) \
    END
#define AR_READS(l1, v2) \
    WHEN(IN(TAKEN(l1), 0x3)) READ(F_R, V(Ra, v2)) END \
    WHEN(LINE(l1, 2)) READ(F_R, K(255)) END
#define ARS_READS(l1, v2) \
    WHEN(IN(TAKEN(l1), 0x3)) READ(F_R, V(Ra, v2)) END \
    WHEN(IN(TAKEN(l1), 0xc)) READ(F_R, K(255)) END
#define ALS_READS(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x3)) READ(F_R, V(Ra, v2)) END \
    READ(F_UR, V(Uc, v3)) \
    WHEN(IN(TAKEN(l1), 0x3c)) READ(F_R, K(255)) END
#define PX_READS(l1, v2) \
    WHEN(IN(TAKEN(l1), 0x6)) READ(F_P, V(Q0, v2)) END
#define PX_VALUE(l1, v2) \
    COND(LINE(l1, 0), K(1), COND(LINE(l1, 1), BXOR(REG(F_P, V(Q0, v2)), K(1)), BXOR(REG(F_P, V(Q0, \
        v2)), K(0))))
#define MB_READS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rb, v2)) END \
    WHEN(IN(TAKEN(l1), 0x18)) READ(F_UR, V(Ub, v3)) END \
    WHEN(LINE(l1, 3)) READ(F_UR, BOR(V(Ub, v3), K(1))) END
#define MLR_READS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) \
        READ(F_R, V(Rb, v2)) \
        READ(F_R, BOR(V(Rb, v2), K(1))) \
    END \
    WHEN(IN(TAKEN(l1), 0x30)) \
        READ(F_UR, V(Ub, v3)) \
        READ(F_UR, BOR(V(Ub, v3), K(1))) \
    END
#define NAP_READS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rb, v2)) END \
    WHEN(IN(TAKEN(l1), 0x30)) READ(F_UR, V(Ub, v3)) END \
    WHEN(LINE(l1, 4)) READ(F_UR, BOR(V(Ub, v3), K(1))) END
#define MI_READS(l1, v2) \
    WHEN(IN(TAKEN(l1), 0xc)) READ(F_UR, V(Ub, v2)) END \
    WHEN(LINE(l1, 2)) READ(F_UR, BOR(V(Ub, v2), K(1))) END
#define BARO_READS(l1, v2) \
    WHEN(IN(TAKEN(l1), 0xf)) READ(F_R, V(Rb, v2)) END
#define BARA_READS(l1, v2) \
    WHEN(IN(TAKEN(l1), 0x7)) READ(F_R, V(Rb, v2)) END
#define PO_WRITES(l1, v2) \
    WHEN(LINE(l1, 1)) WRITE(1, F_P, V(P0, v2)) END
#define ML_READS(l1, v2) \
    WHEN(IN(TAKEN(l1), 0x18)) \
        READ(F_UR, V(Ub, v2)) \
        READ(F_UR, BOR(V(Ub, v2), K(1))) \
    END
#define AL_READS(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x3)) READ(F_R, V(Ra, v2)) END \
    READ(F_UR, V(Uc, v3)) \
    WHEN(IN(TAKEN(l1), 0xc)) READ(F_R, K(255)) END
#define UGUARD_READS(l1, v2) \
    WHEN(IN(TAKEN(l1), 0x6)) READ(F_UP, V(GUP, v2)) END
#define UGUARD_VALUE(l1, v2) \
    COND(LINE(l1, 0), K(1), COND(LINE(l1, 1), REG(F_UP, V(GUP, v2)), LNOT(REG(F_UP, V(GUP, v2)))))
#define SYAT_READS(v1) \
    READ(F_UR, V(Ua, v1))
#define AU_READS(v1, v2, l3) \
    READ(F_R, V(Ra, v1)) \
    READ(F_UR, V(Uc, v2)) \
    WHEN(IN(TAKEN(l3), 0xc)) READ(F_R, BOR(V(Ra, v1), K(1))) END
#define AR32_READS(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x3)) \
        READ(F_R, V(Ra, v2)) \
        WHEN(V(CCE, v3)) READ(F_R, BOR(V(Ra, v2), K(1))) END \
    END \
    WHEN(LINE(l1, 2)) READ(F_R, K(255)) END
#define AL_READS_2(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x3)) READ(F_R, V(Ra, v2)) END \
    READ(F_UR, V(Ub, v3)) \
    WHEN(IN(TAKEN(l1), 0xc)) READ(F_R, K(255)) END
#define ARE_READS_2(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x3)) \
        READ(F_R, V(Ra, v2)) \
        WHEN(V(CCE, v3)) READ(F_R, BOR(V(Ra, v2), K(1))) END \
    END \
    WHEN(LINE(l1, 2)) READ(F_R, K(255)) END
#define QSP_VALUE(l1, v2, v3) \
    COND(LINE(l1, 0), V(QSPACE, v2), V(QSPACE9, v3))
#define AT_READS_2(l1, v2, v3, v4) \
    WHEN(IN(TAKEN(l1), 0xf)) READ(F_R, V(Ra, v2)) END \
    READ(F_UR, V(Ub, v3)) \
    WHEN(V(CCE, v4)) READ(F_UR, BOR(V(Ub, v3), K(1))) END \
    WHEN(IN(TAKEN(l1), 0xc)) READ(F_R, BOR(V(Ra, v2), K(1))) END
#define AU_READS_2(v1, v2, v3, l4) \
    READ(F_R, V(Ra, v1)) \
    READ(F_UR, V(Ub, v2)) \
    WHEN(V(CCE, v3)) READ(F_UR, BOR(V(Ub, v2), K(1))) END \
    WHEN(IN(TAKEN(l4), 0xc)) READ(F_R, BOR(V(Ra, v1), K(1))) END
#define UPO_WRITES(l1, v2) \
    WHEN(LINE(l1, 1)) WRITE(1, F_UP, V(U0, v2)) END
#define TO_VALUE(l1, v2, v3) \
    COND(LINE(l1, 0), ADD(NEXT, MUL(SEXT(V(REL, v2), 48), K(4))), ADD(NEXT, MUL(SEXT(V(RELH, v3), \
        56), K(4))))
#define PLACE_VALUE(l1, v2, v3) \
    COND(LINE(l1, 0), MUL(V(AT34, v2), K(4)), MUL(V(ATH, v3), K(4)))
#define CB_READS(l1, v2) \
    WHEN(LINE(l1, 1)) \
        READ(F_UR, V(Ub, v2)) \
        READ(F_UR, BOR(V(Ub, v2), K(1))) \
    END
#define BY_VALUE(l1, v2, v3) \
    COND(LINE(l1, 0), K(0), COND(LINE(l1, 1), MUL(SEXT(V(FAR, v2), 48), K(4)), COND(LINE(l1, 2), \
        K(0), MUL(SEXT(V(FARH, v3), 56), K(4)))))
#define CS32_READS(l1, v2, l3, v4, l5) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rb, v2)) END \
    WHEN(LINE(l1, 1)) READ_BITS(F_R, V(Rb, v2), K(0), 31) END \
    WHEN(LINE(l1, 3)) CB_READS(l3, v4) END \
    WHEN(LINE(l1, 4)) CB_READS(l5, v4) END \
    WHEN(LINE(l1, 5)) READ(F_UR, V(Ub, v4)) END \
    WHEN(LINE(l1, 6)) READ_BITS(F_UR, V(Ub, v4), K(0), 31) END
#define CS32_KEEPS(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x3)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define CS16_READS(l1, v2, l3, v4, l5) \
    WHEN(IN(TAKEN(l1), 0x3)) READ(F_R, V(Rb, v2)) END \
    WHEN(LINE(l1, 3)) CB_READS(l3, v4) END \
    WHEN(LINE(l1, 4)) CB_READS(l5, v4) END \
    WHEN(IN(TAKEN(l1), 0x60)) READ(F_UR, V(Ub, v4)) END
#define CS16_KEEPS(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x3)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define CD_READS(l1, v2) \
    WHEN(LINE(l1, 1)) \
        READ(F_UR, V(Ub, v2)) \
        READ(F_UR, BOR(V(Ub, v2), K(1))) \
    END
#define CS64_READS(l1, v2, l3, v4, l5) \
    WHEN(IN(TAKEN(l1), 0x3)) \
        READ(F_R, V(Rb, v2)) \
        READ(F_R, BOR(V(Rb, v2), K(1))) \
    END \
    WHEN(LINE(l1, 3)) CD_READS(l3, v4) END \
    WHEN(LINE(l1, 4)) CD_READS(l5, v4) END \
    WHEN(IN(TAKEN(l1), 0x60)) \
        READ(F_UR, V(Ub, v4)) \
        READ(F_UR, BOR(V(Ub, v4), K(1))) \
    END
#define CS64_KEEPS(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x3)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define CI8_READS(l1, v2, l3, v4) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rb, v2)) END \
    WHEN(LINE(l1, 1)) CB_READS(l3, v4) END \
    WHEN(LINE(l1, 2)) READ(F_UR, V(Ub, v4)) END
#define CI8_KEEPS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define CI16_READS(l1, v2, l3, v4) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rb, v2)) END \
    WHEN(LINE(l1, 1)) CB_READS(l3, v4) END \
    WHEN(LINE(l1, 2)) READ(F_UR, V(Ub, v4)) END
#define CI16_KEEPS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define SBU_READS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rb, v2)) END \
    WHEN(IN(TAKEN(l1), 0x18)) READ(F_UR, V(Ub, v3)) END \
    WHEN(LINE(l1, 3)) READ(F_UR, BOR(V(Ub, v3), K(1))) END
#define SBU_KEEPS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define CI64_READS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) \
        READ(F_R, V(Rb, v2)) \
        READ(F_R, BOR(V(Rb, v2), K(1))) \
    END \
    WHEN(IN(TAKEN(l1), 0x18)) \
        READ(F_UR, V(Ub, v3)) \
        READ(F_UR, BOR(V(Ub, v3), K(1))) \
    END
#define CI64_KEEPS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define CX_READS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rb, v2)) END \
    WHEN(IN(TAKEN(l1), 0x18)) READ(F_UR, V(Ub, v3)) END \
    WHEN(LINE(l1, 3)) READ(F_UR, BOR(V(Ub, v3), K(1))) END
#define CX_KEEPS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define CXT_READS(l1, v2) \
    WHEN(IN(TAKEN(l1), 0xc)) READ(F_UR, V(Ub, v2)) END \
    WHEN(LINE(l1, 2)) READ(F_UR, BOR(V(Ub, v2), K(1))) END
#define DA_READS(v1) \
    READ(F_R, V(Ra, v1)) \
    READ(F_R, BOR(V(Ra, v1), K(1)))
#define DC_READS(v1) \
    READ(F_R, V(Rc, v1)) \
    READ(F_R, BOR(V(Rc, v1), K(1)))
#define DA_KEEPS(v1, v2) \
    WHEN(V(RA, v1)) KEEP(F_R, V(Ra, v2)) END
#define DC_KEEPS(v1, v2) \
    WHEN(V(RC, v1)) KEEP(F_R, V(Rc, v2)) END
#define DT_READS(l1, l2, v3, l4) \
    WHEN(LINE(l1, 1)) CD_READS(l2, v3) END \
    WHEN(LINE(l1, 2)) CD_READS(l4, v3) END \
    WHEN(IN(TAKEN(l1), 0x18)) \
        READ(F_UR, V(Ub, v3)) \
        READ(F_UR, BOR(V(Ub, v3), K(1))) \
    END
#define DB_READS(l1, v2, l3, v4, l5) \
    WHEN(IN(TAKEN(l1), 0x3)) \
        READ(F_R, V(Rb, v2)) \
        READ(F_R, BOR(V(Rb, v2), K(1))) \
    END \
    WHEN(LINE(l1, 3)) CD_READS(l3, v4) END \
    WHEN(LINE(l1, 4)) CD_READS(l5, v4) END \
    WHEN(IN(TAKEN(l1), 0x60)) \
        READ(F_UR, V(Ub, v4)) \
        READ(F_UR, BOR(V(Ub, v4), K(1))) \
    END
#define DB_KEEPS(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x3)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define DCB_READS(v1) \
    READ(F_R, V(Rc, v1)) \
    READ(F_R, BOR(V(Rc, v1), K(1)))
#define DCB_KEEPS(v1, v2) \
    WHEN(V(RB, v1)) KEEP(F_R, V(Rc, v2)) END
#define DL_READS(l1, v2, l3, v4, l5) \
    WHEN(IN(TAKEN(l1), 0x3)) \
        READ(F_R, V(Rb, v2)) \
        READ(F_R, BOR(V(Rb, v2), K(1))) \
    END \
    WHEN(LINE(l1, 3)) CD_READS(l3, v4) END \
    WHEN(LINE(l1, 4)) CD_READS(l5, v4) END \
    WHEN(IN(TAKEN(l1), 0x60)) \
        READ(F_UR, V(Ub, v4)) \
        READ(F_UR, BOR(V(Ub, v4), K(1))) \
    END
#define DL_KEEPS(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x3)) WHEN(V(RC, v2)) KEEP(F_R, V(Rb, v3)) END END
#define FA_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Ra, v2)) END \
    WHEN(LINE(l1, 1)) READ_BITS(F_R, V(Ra, v2), K(0), 31) END
#define FL_READS(l1, v2, l3, v4, l5) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rb, v2)) END \
    WHEN(LINE(l1, 1)) READ_BITS(F_R, V(Rb, v2), K(0), 31) END \
    WHEN(LINE(l1, 3)) CB_READS(l3, v4) END \
    WHEN(LINE(l1, 4)) CB_READS(l5, v4) END \
    WHEN(LINE(l1, 5)) READ(F_UR, V(Ub, v4)) END \
    WHEN(LINE(l1, 6)) READ_BITS(F_UR, V(Ub, v4), K(0), 31) END
#define FA_KEEPS(v1, v2) \
    WHEN(V(RA, v1)) KEEP(F_R, V(Ra, v2)) END
#define FL_KEEPS(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x3)) WHEN(V(RC, v2)) KEEP(F_R, V(Rb, v3)) END END
#define FB_READS(l1, v2, l3, v4, l5) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rb, v2)) END \
    WHEN(LINE(l1, 1)) READ_BITS(F_R, V(Rb, v2), K(0), 31) END \
    WHEN(LINE(l1, 3)) CB_READS(l3, v4) END \
    WHEN(LINE(l1, 4)) CB_READS(l5, v4) END \
    WHEN(LINE(l1, 5)) READ(F_UR, V(Ub, v4)) END \
    WHEN(LINE(l1, 6)) READ_BITS(F_UR, V(Ub, v4), K(0), 31) END
#define FB_KEEPS(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x3)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define FC_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rc, v2)) END \
    WHEN(LINE(l1, 1)) READ_BITS(F_R, V(Rc, v2), K(0), 31) END
#define FC_KEEPS(v1, v2) \
    WHEN(V(RC, v1)) KEEP(F_R, V(Rc, v2)) END
#define FCB_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rc, v2)) END \
    WHEN(LINE(l1, 1)) READ_BITS(F_R, V(Rc, v2), K(0), 31) END
#define FT_READS(l1, l2, v3, l4) \
    WHEN(LINE(l1, 1)) CB_READS(l2, v3) END \
    WHEN(LINE(l1, 2)) CB_READS(l4, v3) END \
    WHEN(LINE(l1, 3)) READ(F_UR, V(Ub, v3)) END \
    WHEN(LINE(l1, 4)) READ_BITS(F_UR, V(Ub, v3), K(0), 31) END
#define FCB_KEEPS(v1, v2) \
    WHEN(V(RB, v1)) KEEP(F_R, V(Rc, v2)) END
#define FMMOD_VALUE(l1, v2, v3, v4) \
    COND(LINE(l1, 0), V(FTZ, v2), COND(LINE(l1, 1), BOR(V(FTZ, v2), SHL(V(FNAN, v3), K(1))), \
        BOR(BOR(V(FTZ, v2), SHL(V(FNAN, v3), K(1))), SHL(V(FXORS, v4), K(2)))))
#define FB_READS_2(l1, v2, l3, v4, l5) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rb, v2)) END \
    WHEN(LINE(l1, 1)) READ_BITS(F_R, V(Rb, v2), K(0), 31) END \
    WHEN(LINE(l1, 2)) CB_READS(l3, v4) END \
    WHEN(LINE(l1, 3)) CB_READS(l5, v4) END \
    WHEN(LINE(l1, 4)) READ(F_UR, V(Ub, v4)) END \
    WHEN(LINE(l1, 5)) READ_BITS(F_UR, V(Ub, v4), K(0), 31) END
#define ARB_READS(l1, v2) \
    WHEN(LINE(l1, 1)) READ(F_R, V(Rb, v2)) END
#define ARC_READS(l1, v2) \
    WHEN(LINE(l1, 1)) READ(F_R, V(Rc, v2)) END
#define HA_READS(v1) \
    READ(F_R, V(Ra, v1))
#define HL_READS(l1, v2, l3, v4, l5) \
    WHEN(IN(TAKEN(l1), 0x3)) READ(F_R, V(Rb, v2)) END \
    WHEN(LINE(l1, 3)) CB_READS(l3, v4) END \
    WHEN(LINE(l1, 4)) CB_READS(l5, v4) END \
    WHEN(IN(TAKEN(l1), 0x60)) READ(F_UR, V(Ub, v4)) END
#define HA_KEEPS(v1, v2) \
    WHEN(V(RA, v1)) KEEP(F_R, V(Ra, v2)) END
#define HL_KEEPS(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x3)) WHEN(V(RC, v2)) KEEP(F_R, V(Rb, v3)) END END
#define HB_READS(l1, v2, l3, v4, l5) \
    WHEN(IN(TAKEN(l1), 0x3)) READ(F_R, V(Rb, v2)) END \
    WHEN(LINE(l1, 3)) CB_READS(l3, v4) END \
    WHEN(LINE(l1, 4)) CB_READS(l5, v4) END \
    WHEN(IN(TAKEN(l1), 0x60)) READ(F_UR, V(Ub, v4)) END
#define HB_KEEPS(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x3)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define HMB_READS(l1, v2, l3, v4, l5) \
    WHEN(IN(TAKEN(l1), 0x3)) READ(F_R, V(Rb, v2)) END \
    WHEN(LINE(l1, 5)) CB_READS(l3, v4) END \
    WHEN(LINE(l1, 6)) CB_READS(l5, v4) END \
    WHEN(IN(TAKEN(l1), 0x180)) READ(F_UR, V(Ub, v4)) END
#define HC_READS(v1) \
    READ(F_R, V(Rc, v1))
#define HMB_KEEPS(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x3)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define HC_KEEPS(v1, v2) \
    WHEN(V(RC, v1)) KEEP(F_R, V(Rc, v2)) END
#define HCB_READS(v1) \
    READ(F_R, V(Rc, v1))
#define HMT_READS(l1, l2, v3, l4) \
    WHEN(LINE(l1, 3)) CB_READS(l2, v3) END \
    WHEN(LINE(l1, 4)) CB_READS(l4, v3) END \
    WHEN(IN(TAKEN(l1), 0x60)) READ(F_UR, V(Ub, v3)) END
#define HCB_KEEPS(v1, v2) \
    WHEN(V(RB, v1)) KEEP(F_R, V(Rc, v2)) END
#define HMB_READS_2(l1, v2, l3, v4, l5) \
    WHEN(IN(TAKEN(l1), 0x3)) READ(F_R, V(Rb, v2)) END \
    WHEN(LINE(l1, 4)) CB_READS(l3, v4) END \
    WHEN(LINE(l1, 5)) CB_READS(l5, v4) END \
    WHEN(IN(TAKEN(l1), 0xc0)) READ(F_UR, V(Ub, v4)) END
#define HMT_READS_2(l1, l2, v3, l4) \
    WHEN(LINE(l1, 2)) CB_READS(l2, v3) END \
    WHEN(LINE(l1, 3)) CB_READS(l4, v3) END \
    WHEN(IN(TAKEN(l1), 0x30)) READ(F_UR, V(Ub, v3)) END
#define HWB_READS(l1, v2, l3, v4, l5) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rb, v2)) END \
    WHEN(LINE(l1, 1)) READ_BITS(F_R, V(Rb, v2), K(0), 31) END \
    WHEN(LINE(l1, 5)) CB_READS(l3, v4) END \
    WHEN(LINE(l1, 6)) CB_READS(l5, v4) END \
    WHEN(LINE(l1, 7)) READ(F_UR, V(Ub, v4)) END \
    WHEN(LINE(l1, 8)) READ_BITS(F_UR, V(Ub, v4), K(0), 31) END
#define HWC_READS(v1) \
    READ(F_R, V(Rc, v1))
#define HWB_KEEPS(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x3)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define HWC_KEEPS(v1, v2) \
    WHEN(V(RC, v1)) KEEP(F_R, V(Rc, v2)) END
#define HWCB_READS(v1) \
    READ(F_R, V(Rc, v1))
#define HWT_READS(l1, l2, v3, l4) \
    WHEN(LINE(l1, 3)) CB_READS(l2, v3) END \
    WHEN(LINE(l1, 4)) CB_READS(l4, v3) END \
    WHEN(LINE(l1, 5)) READ(F_UR, V(Ub, v3)) END \
    WHEN(LINE(l1, 6)) READ_BITS(F_UR, V(Ub, v3), K(0), 31) END
#define HWCB_KEEPS(v1, v2) \
    WHEN(V(RB, v1)) KEEP(F_R, V(Rc, v2)) END
#define HSL_READS(l1, v2, l3, v4, l5) \
    WHEN(IN(TAKEN(l1), 0x3)) READ(F_R, V(Rb, v2)) END \
    WHEN(LINE(l1, 5)) CB_READS(l3, v4) END \
    WHEN(LINE(l1, 6)) CB_READS(l5, v4) END \
    WHEN(IN(TAKEN(l1), 0x180)) READ(F_UR, V(Ub, v4)) END
#define HSL_KEEPS(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x3)) WHEN(V(RC, v2)) KEEP(F_R, V(Rb, v3)) END END
#define HNM_READS(l1, v2, l3, v4, l5) \
    WHEN(IN(TAKEN(l1), 0x3)) READ(F_R, V(Rb, v2)) END \
    WHEN(LINE(l1, 4)) CB_READS(l3, v4) END \
    WHEN(LINE(l1, 5)) CB_READS(l5, v4) END \
    WHEN(IN(TAKEN(l1), 0xc0)) READ(F_UR, V(Ub, v4)) END
#define HNM_KEEPS(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x3)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define SBN_READS(l1, v2, l3, v4) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rb, v2)) END \
    WHEN(LINE(l1, 2)) CB_READS(l3, v4) END \
    WHEN(LINE(l1, 3)) READ(F_UR, V(Ub, v4)) END
#define SBN_KEEPS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define SBI_READS(l1, v2, l3, v4) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rb, v2)) END \
    WHEN(LINE(l1, 2)) CB_READS(l3, v4) END \
    WHEN(LINE(l1, 3)) READ(F_UR, V(Ub, v4)) END
#define SBI_KEEPS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define SBCU_READS(l1, v2) \
    WHEN(IN(TAKEN(l1), 0x6)) READ(F_UR, V(Ub, v2)) END \
    WHEN(LINE(l1, 1)) READ(F_UR, BOR(V(Ub, v2), K(1))) END
#define SB_READS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rb, v2)) END \
    WHEN(IN(TAKEN(l1), 0x18)) READ(F_UR, V(Ub, v3)) END \
    WHEN(LINE(l1, 3)) READ(F_UR, BOR(V(Ub, v3), K(1))) END
#define SB_KEEPS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define SCI_READS(l1, l2, v3) \
    WHEN(LINE(l1, 1)) CB_READS(l2, v3) END \
    WHEN(LINE(l1, 2)) READ(F_UR, V(Ub, v3)) END
#define PJ_WRITES(l1, v2) \
    WHEN(LINE(l1, 1)) WRITE(1, F_P, V(P0, v2)) END
#define CW_READS(l1, v2) \
    WHEN(LINE(l1, 1)) \
        READ(F_UR, V(Ub, v2)) \
        READ(F_UR, BOR(V(Ub, v2), K(1))) \
    END
#define WIDEC_READS(l1, l2, v3) \
    WHEN(LINE(l1, 0)) CW_READS(l2, v3) END \
    WHEN(LINE(l1, 1)) \
        READ(F_UR, V(Ub, v3)) \
        READ(F_UR, BOR(V(Ub, v3), K(1))) \
    END
#define WIDECX_READS(l1, l2, v3) \
    WHEN(LINE(l1, 0)) CW_READS(l2, v3) END \
    WHEN(LINE(l1, 1)) \
        READ(F_UR, V(Ub, v3)) \
        READ(F_UR, BOR(V(Ub, v3), K(1))) \
    END
#define SCU_READS(l1, v2) \
    WHEN(IN(TAKEN(l1), 0xc)) READ(F_UR, V(Ub, v2)) END \
    WHEN(LINE(l1, 2)) READ(F_UR, BOR(V(Ub, v2), K(1))) END
#define SBU_VALUE(l1, v2, v3, v4) \
    COND(LINE(l1, 0), REG(F_R, V(Rb, v2)), COND(LINE(l1, 1), V(UIMM, v3), COND(LINE(l1, 2), \
        UNKNOWN, COND(LINE(l1, 3), UNKNOWN, REG(F_UR, V(Ub, v4))))))
#define SB_VALUE(l1, v2, v3, v4) \
    COND(LINE(l1, 0), REG(F_R, V(Rb, v2)), COND(LINE(l1, 1), SEXT(V(IMM, v3), 32), COND(LINE(l1, \
        2), UNKNOWN, COND(LINE(l1, 3), UNKNOWN, REG(F_UR, V(Ub, v4))))))
#define QOLD_READS(l1, v2) \
    WHEN(IN(TAKEN(l1), 0x6)) READ(F_P, V(Q2, v2)) END
#define SBNU_READS(l1, v2, l3, v4) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rb, v2)) END \
    WHEN(LINE(l1, 2)) CB_READS(l3, v4) END \
    WHEN(LINE(l1, 3)) READ(F_UR, V(Ub, v4)) END
#define SBNU_KEEPS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define SBIU_READS(l1, v2, l3, v4) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rb, v2)) END \
    WHEN(LINE(l1, 2)) CB_READS(l3, v4) END \
    WHEN(LINE(l1, 3)) READ(F_UR, V(Ub, v4)) END
#define SBIU_KEEPS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define NOTB_READS(l1, v2, l3, v4) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rb, v2)) END \
    WHEN(LINE(l1, 2)) CB_READS(l3, v4) END \
    WHEN(LINE(l1, 3)) READ(F_UR, V(Ub, v4)) END
#define NOTB_KEEPS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define NPRED_READS(l1, v2) \
    WHEN(IN(TAKEN(l1), 0x6)) READ(F_P, SUB(K(7), V(NP, v2))) END
#define AT_READS_3(l1, v2, v3, v4) \
    WHEN(IN(TAKEN(l1), 0xf)) READ(F_R, V(Ra, v2)) END \
    READ(F_UR, V(Ub, v3)) \
    WHEN(V(WIDE, v4)) READ(F_UR, BOR(V(Ub, v3), K(1))) END \
    WHEN(IN(TAKEN(l1), 0xc)) READ(F_R, BOR(V(Ra, v2), K(1))) END
#define AG_READS_3(v1, l2, v3) \
    READ(F_R, V(Ra, v1)) \
    WHEN(IN(TAKEN(l2), 0xcf)) READ(F_UR, V(Ub, v3)) END \
    WHEN(COND(IN(TAKEN(l2), 0xf), WORD(72, 1), LNOT(IN(TAKEN(l2), 0x330)))) \
        READ(F_UR, BOR(V(Ub, v3), K(1))) \
    END \
    WHEN(IN(TAKEN(l2), 0x3fc)) READ(F_R, BOR(V(Ra, v1), K(1))) END
#define DESC_READS_3(l1, v2) \
    WHEN(IN(TAKEN(l1), 0x14)) \
        READ(F_UR, K(4)) \
        READ(F_UR, BOR(K(4), K(1))) \
    END \
    WHEN(IN(TAKEN(l1), 0x28)) \
        READ(F_UR, V(Ub, v2)) \
        READ(F_UR, BOR(V(Ub, v2), K(1))) \
    END
#define AR32_READS_2(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x3)) \
        READ(F_R, V(Ra, v2)) \
        WHEN(V(WIDE, v3)) READ(F_R, BOR(V(Ra, v2), K(1))) END \
    END \
    WHEN(LINE(l1, 2)) READ(F_R, K(255)) END
#define AG_READS_4(v1, l2, v3) \
    READ(F_R, V(Ra, v1)) \
    WHEN(IN(TAKEN(l2), 0xcf)) READ(F_UR, V(Uc, v3)) END \
    WHEN(COND(IN(TAKEN(l2), 0xf), WORD(72, 1), LNOT(IN(TAKEN(l2), 0x330)))) \
        READ(F_UR, BOR(V(Uc, v3), K(1))) \
    END \
    WHEN(IN(TAKEN(l2), 0x3fc)) READ(F_R, BOR(V(Ra, v1), K(1))) END
#define DESC_READS_4(l1, v2) \
    WHEN(IN(TAKEN(l1), 0x14)) \
        READ(F_UR, K(4)) \
        READ(F_UR, BOR(K(4), K(1))) \
    END \
    WHEN(IN(TAKEN(l1), 0x28)) \
        READ(F_UR, V(Uc, v2)) \
        READ(F_UR, BOR(V(Uc, v2), K(1))) \
    END
#define ALOCAL_READS(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x33)) READ(F_R, V(Ra, v2)) END \
    WHEN(IN(TAKEN(l1), 0xf)) READ(F_UR, V(Ub, v3)) END \
    WHEN(IN(TAKEN(l1), 0x4c)) READ(F_R, K(255)) END
#define DESCL_READS(l1, v2) \
    WHEN(LINE(l1, 1)) \
        READ(F_UR, V(Ub, v2)) \
        READ(F_UR, BOR(V(Ub, v2), K(1))) \
    END
#define ALOCAL_READS_2(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x33)) READ(F_R, V(Ra, v2)) END \
    WHEN(IN(TAKEN(l1), 0xf)) READ(F_UR, V(Uc, v3)) END \
    WHEN(IN(TAKEN(l1), 0x4c)) READ(F_R, K(255)) END
#define DESCL_READS_2(l1, v2) \
    WHEN(LINE(l1, 1)) \
        READ(F_UR, V(Uc, v2)) \
        READ(F_UR, BOR(V(Uc, v2), K(1))) \
    END
#define ALS_READS_2(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x3)) READ(F_R, V(Ra, v2)) END \
    READ(F_UR, V(Ub, v3)) \
    WHEN(IN(TAKEN(l1), 0x3c)) READ(F_R, K(255)) END
#define CINDEX_READS(l1, v2) \
    WHEN(IN(TAKEN(l1), 0x3)) READ(F_R, V(Ra, v2)) END
#define CXINDEX_READS(v1, l2, v3) \
    READ(F_UR, V(Ua, v1)) \
    WHEN(IN(TAKEN(l2), 0x3)) READ(F_R, V(Rc, v3)) END
#define UINDEX_READS(l1, v2) \
    WHEN(LINE(l1, 1)) \
        READ(F_UR, V(Ub, v2)) \
        READ(F_UR, BOR(V(Ub, v2), K(1))) \
    END
#define SADDR_READS(v1) \
    READ(F_R, V(Rd, v1))
#define GADDR_READS(v1, l2, v3) \
    READ(F_R, V(Ra, v1)) \
    WHEN(IN(TAKEN(l2), 0xcf)) \
        READ(F_UR, V(Uc, v3)) \
        READ(F_UR, BOR(V(Uc, v3), K(1))) \
    END \
    WHEN(IN(TAKEN(l2), 0x3fc)) READ(F_R, BOR(V(Ra, v1), K(1))) END
#define SADDRU_READS(v1, v2) \
    READ(F_R, V(Rd, v1)) \
    READ(F_UR, V(Uc, v2))
#define GADDRU_READS(v1, v2) \
    READ(F_R, V(Ra, v1)) \
    READ(F_R, BOR(V(Ra, v1), K(1))) \
    READ(F_UR, BOR(V(Uc, v2), K(1)))
#define SPECIAL_READS(l1, v2) \
    WHEN(IN(TAKEN(l1), 0x3)) READ(F_SR, V(SREG, v2)) END \
    WHEN(LINE(l1, 2)) READ(F_SR, K(136)) END
#define SURF_READS(l1, v2) \
    WHEN(LINE(l1, 4)) READ(F_UR, V(TUR, v2)) END
#define SURFR_READS(v1) \
    READ(F_R, V(Rc, v1))
#define SURF2_READS(l1, v2) \
    WHEN(LINE(l1, 4)) READ(F_UR, V(TUR, v2)) END
#define SURF_READS_2(l1, v2) \
    WHEN(LINE(l1, 2)) READ(F_UR, V(TUR, v2)) END
#define MUPRED_READS(l1, v2, v3) \
    WHEN(LINE(l1, 1)) READ(F_UP, SUB(K(7), V(MUP, v2))) END \
    WHEN(LINE(l1, 3)) READ(F_UP, SUB(K(7), V(MUPC, v3))) END
#define TBOUND_READS(l1, v2) \
    WHEN(LINE(l1, 2)) READ(F_UR, V(TUR, v2)) END
#define FBOUND_READS(l1, v2) \
    WHEN(LINE(l1, 1)) READ(F_UR, V(TUR, v2)) END
#define UBNS_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ(F_UR, V(Ub, v2)) END
#define UBI_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ(F_UR, V(Ub, v2)) END
#define UBP_READS(l1, v2) \
    WHEN(LINE(l1, 0)) \
        READ(F_UR, V(Ub, v2)) \
        READ(F_UR, BOR(V(Ub, v2), K(1))) \
    END
#define UB_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ(F_UR, V(Ub, v2)) END
#define UPJ_WRITES(l1, v2) \
    WHEN(LINE(l1, 1)) WRITE(1, F_UP, V(U0, v2)) END
#define UOLD_READS(l1, v2) \
    WHEN(IN(TAKEN(l1), 0x6)) READ(F_UP, V(V2, v2)) END
#define UB_VALUE(l1, v2, v3) \
    COND(LINE(l1, 0), REG(F_UR, V(Ub, v2)), SEXT(V(IMM, v3), 32))
#define UBNU_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ(F_UR, V(Ub, v2)) END
#define UBIU_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ(F_UR, V(Ub, v2)) END
#define UBU_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ(F_UR, V(Ub, v2)) END
#define UX_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ(F_UR, V(Ub, v2)) END
#define UBNOT_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ(F_UR, V(Ub, v2)) END
#define UCLB_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ(F_UR, V(Ub, v2)) END
#define UX6_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ(F_UR, V(Ub, v2)) END
#define SCX_READS(l1, v2) \
    WHEN(IN(TAKEN(l1), 0xc)) READ(F_UR, V(Ub, v2)) END \
    WHEN(LINE(l1, 2)) READ(F_UR, BOR(V(Ub, v2), K(1))) END
#define DPB__READS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rb, v2)) END \
    WHEN(IN(TAKEN(l1), 0xc)) READ(F_UR, V(Ub, v3)) END \
    WHEN(LINE(l1, 2)) READ(F_UR, BOR(V(Ub, v3), K(1))) END
#define DPC_READS(v1) \
    READ(F_R, V(Rc, v1))
#define DPB__KEEPS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define DPC_KEEPS(v1, v2) \
    WHEN(V(RC, v1)) KEEP(F_R, V(Rc, v2)) END
#define RDO_WRITES(l1, v2) \
    WHEN(LINE(l1, 1)) WRITE(1, F_R, V(Rd, v2)) END
#define UDO_WRITES(l1, v2) \
    WHEN(LINE(l1, 1)) WRITE(1, F_UR, V(Ud, v2)) END
#define SHC_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rc, v2)) END
#define SHB_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rb, v2)) END
#define PRB_READS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rb, v2)) END \
    WHEN(IN(TAKEN(l1), 0x30)) READ(F_UR, V(Ub, v3)) END \
    WHEN(LINE(l1, 4)) READ(F_UR, BOR(V(Ub, v3), K(1))) END
#define PRB_KEEPS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define PRB_VALUE(l1, v2, v3, v4, v5) \
    COND(LINE(l1, 0), REG(F_R, V(Rb, v2)), COND(LINE(l1, 1), SEXT(V(IMM, v3), 32), COND(LINE(l1, \
        2), V(UIMM, v4), COND(LINE(l1, 3), UNKNOWN, COND(LINE(l1, 4), UNKNOWN, REG(F_UR, V(Ub, \
        v5)))))))
#define QM_READS(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x5)) READ(F_P, V(Q2, v2)) END \
    WHEN(LINE(l1, 1)) READ(F_UP, V(UP2, v3)) END
#define SIGNB_READS(l1, v2, l3, v4) \
    WHEN(LINE(l1, 0)) READ_BITS(F_R, V(Rb, v2), K(31), 1) END \
    WHEN(LINE(l1, 1)) CB_READS(l3, v4) END \
    WHEN(LINE(l1, 2)) READ_BITS(F_UR, V(Ub, v4), K(31), 1) END
#define SIGNB_KEEPS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END

static rt_rows uses_atom_v = {
    GUARD_READS(3, 12)
    WHEN(GUARD_VALUE(3, 12))
        ARE_READS(2, 9, 0)
        READ(F_R, V(Rb, 11))
        WHEN(IN(V(ATYPE3, 3), 0x64)) READ(F_R, BOR(V(Rb, 11), K(1))) END
        READ(F_R, K(255))
        WRITE(1, F_P, V(P0, 7))
        WRITE(1, F_R, V(Rd, 8))
        WHEN(IN(V(ATYPE3, 3), 0x64)) WRITE(1, F_R, BOR(V(Rd, 8), K(1))) END
    END
    DONE
};
static rt_rows uses_atom_tu = {
    GUARD_READS(3, 13)
    WHEN(GUARD_VALUE(3, 13))
        AT_READS(2, 9, 10, 0)
        READ(F_R, V(Rb, 12))
        WHEN(IN(V(ATYPE3, 3), 0x64)) READ(F_R, BOR(V(Rb, 12), K(1))) END
        READ(F_R, K(255))
        WRITE(1, F_P, V(P0, 7))
        WRITE(1, F_R, V(Rd, 8))
        WHEN(IN(V(ATYPE3, 3), 0x64)) WRITE(1, F_R, BOR(V(Rd, 8), K(1))) END
    END
    DONE
};
static rt_rows uses_atom_a = {
    GUARD_READS(2, 10)
    WHEN(GUARD_VALUE(2, 10))
        ARE_READS(1, 7, 0)
        READ(F_R, V(Rb, 9))
        WHEN(IN(V(ATYPE4, 3), 0x64)) READ(F_R, BOR(V(Rb, 9), K(1))) END
        READ(F_R, K(255))
        WRITE(1, F_P, V(P0, 5))
        WRITE(1, F_R, V(Rd, 6))
        WHEN(IN(V(ATYPE4, 3), 0x64)) WRITE(1, F_R, BOR(V(Rd, 6), K(1))) END
    END
    DONE
};
static rt_rows uses_atom_d = {
    GUARD_READS(4, 10)
    WHEN(GUARD_VALUE(4, 10))
        AG_READS(6, 2, 7)
        DESC_READS(3, 7)
        READ(F_R, V(Rb, 9))
        WHEN(IN(V(ATYPE4, 2), 0x64)) READ(F_R, BOR(V(Rb, 9), K(1))) END
        READ(F_R, K(255))
        WRITE(1, F_P, V(P0, 4))
        WRITE(1, F_R, V(Rd, 5))
        WHEN(IN(V(ATYPE4, 2), 0x64)) WRITE(1, F_R, BOR(V(Rd, 5), K(1))) END
    END
    DONE
};
static rt_rows uses_atom_h = {
    GUARD_READS(2, 10)
    WHEN(GUARD_VALUE(2, 10))
        ARE_READS(1, 7, 0)
        READ(F_R, V(Rb, 9))
        WHEN(IN(V(ATYPE9, 3), 0x1c)) READ(F_R, BOR(V(Rb, 9), K(1))) END
        WHEN(EQ(V(ATYPE9, 3), K(4)))
            READ(F_R, BOR(V(Rb, 9), K(2)))
            READ(F_R, BOR(V(Rb, 9), K(3)))
        END
        READ(F_R, K(255))
        WRITE(1, F_P, V(P0, 5))
        WRITE(1, F_R, V(Rd, 6))
        WHEN(IN(V(ATYPE9, 3), 0x1c)) WRITE(1, F_R, BOR(V(Rd, 6), K(1))) END
        WHEN(EQ(V(ATYPE9, 3), K(4)))
            WRITE(1, F_R, BOR(V(Rd, 6), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 6), K(3)))
        END
    END
    DONE
};
static rt_rows uses_atom_hd = {
    GUARD_READS(4, 10)
    WHEN(GUARD_VALUE(4, 10))
        AG_READS_2(6, 2, 7)
        DESC_READS_2(3, 7)
        READ(F_R, V(Rb, 9))
        WHEN(IN(V(ATYPE9, 2), 0x1c)) READ(F_R, BOR(V(Rb, 9), K(1))) END
        WHEN(EQ(V(ATYPE9, 2), K(4)))
            READ(F_R, BOR(V(Rb, 9), K(2)))
            READ(F_R, BOR(V(Rb, 9), K(3)))
        END
        READ(F_R, K(255))
        WRITE(1, F_P, V(P0, 4))
        WRITE(1, F_R, V(Rd, 5))
        WHEN(IN(V(ATYPE9, 2), 0x1c)) WRITE(1, F_R, BOR(V(Rd, 5), K(1))) END
        WHEN(EQ(V(ATYPE9, 2), K(4)))
            WRITE(1, F_R, BOR(V(Rd, 5), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 5), K(3)))
        END
    END
    DONE
};
static rt_rows uses_atom_f = {
    GUARD_READS(2, 10)
    WHEN(GUARD_VALUE(2, 10))
        ARE_READS(1, 7, 0)
        READ(F_R, V(Rb, 9))
        WHEN(GT(COND(LOR(LOR(EQ(V(FTYPE, 3), K(1)), EQ(V(FTYPE, 3), K(13))), EQ(V(FTYPE, 3),
            K(15))), K(2), COND(EQ(V(FTYPE, 3), K(11)), K(4), K(1))), K(1)))
            READ(F_R, BOR(V(Rb, 9), K(1)))
        END
        WHEN(GT(COND(LOR(LOR(EQ(V(FTYPE, 3), K(1)), EQ(V(FTYPE, 3), K(13))), EQ(V(FTYPE, 3),
            K(15))), K(2), COND(EQ(V(FTYPE, 3), K(11)), K(4), K(1))), K(2)))
            READ(F_R, BOR(V(Rb, 9), K(2)))
        END
        WHEN(GT(COND(LOR(LOR(EQ(V(FTYPE, 3), K(1)), EQ(V(FTYPE, 3), K(13))), EQ(V(FTYPE, 3),
            K(15))), K(2), COND(EQ(V(FTYPE, 3), K(11)), K(4), K(1))), K(3)))
            READ(F_R, BOR(V(Rb, 9), K(3)))
        END
        READ(F_R, K(255))
        WRITE(1, F_P, V(P0, 5))
        WRITE(1, F_R, V(Rd, 6))
        WHEN(GT(COND(LOR(LOR(EQ(V(FTYPE, 3), K(1)), EQ(V(FTYPE, 3), K(13))), EQ(V(FTYPE, 3),
            K(15))), K(2), COND(EQ(V(FTYPE, 3), K(11)), K(4), K(1))), K(1)))
            WRITE(1, F_R, BOR(V(Rd, 6), K(1)))
        END
        WHEN(GT(COND(LOR(LOR(EQ(V(FTYPE, 3), K(1)), EQ(V(FTYPE, 3), K(13))), EQ(V(FTYPE, 3),
            K(15))), K(2), COND(EQ(V(FTYPE, 3), K(11)), K(4), K(1))), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 6), K(2)))
        END
        WHEN(GT(COND(LOR(LOR(EQ(V(FTYPE, 3), K(1)), EQ(V(FTYPE, 3), K(13))), EQ(V(FTYPE, 3),
            K(15))), K(2), COND(EQ(V(FTYPE, 3), K(11)), K(4), K(1))), K(3)))
            WRITE(1, F_R, BOR(V(Rd, 6), K(3)))
        END
    END
    DONE
};
static rt_rows uses_atom_fd = {
    GUARD_READS(4, 10)
    WHEN(GUARD_VALUE(4, 10))
        AG_READS_2(6, 2, 7)
        DESC_READS_2(3, 7)
        READ(F_R, V(Rb, 9))
        WHEN(GT(COND(LOR(LOR(EQ(V(FTYPE, 2), K(1)), EQ(V(FTYPE, 2), K(13))), EQ(V(FTYPE, 2),
            K(15))), K(2), COND(EQ(V(FTYPE, 2), K(11)), K(4), K(1))), K(1)))
            READ(F_R, BOR(V(Rb, 9), K(1)))
        END
        WHEN(GT(COND(LOR(LOR(EQ(V(FTYPE, 2), K(1)), EQ(V(FTYPE, 2), K(13))), EQ(V(FTYPE, 2),
            K(15))), K(2), COND(EQ(V(FTYPE, 2), K(11)), K(4), K(1))), K(2)))
            READ(F_R, BOR(V(Rb, 9), K(2)))
        END
        WHEN(GT(COND(LOR(LOR(EQ(V(FTYPE, 2), K(1)), EQ(V(FTYPE, 2), K(13))), EQ(V(FTYPE, 2),
            K(15))), K(2), COND(EQ(V(FTYPE, 2), K(11)), K(4), K(1))), K(3)))
            READ(F_R, BOR(V(Rb, 9), K(3)))
        END
        READ(F_R, K(255))
        WRITE(1, F_P, V(P0, 4))
        WRITE(1, F_R, V(Rd, 5))
        WHEN(GT(COND(LOR(LOR(EQ(V(FTYPE, 2), K(1)), EQ(V(FTYPE, 2), K(13))), EQ(V(FTYPE, 2),
            K(15))), K(2), COND(EQ(V(FTYPE, 2), K(11)), K(4), K(1))), K(1)))
            WRITE(1, F_R, BOR(V(Rd, 5), K(1)))
        END
        WHEN(GT(COND(LOR(LOR(EQ(V(FTYPE, 2), K(1)), EQ(V(FTYPE, 2), K(13))), EQ(V(FTYPE, 2),
            K(15))), K(2), COND(EQ(V(FTYPE, 2), K(11)), K(4), K(1))), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 5), K(2)))
        END
        WHEN(GT(COND(LOR(LOR(EQ(V(FTYPE, 2), K(1)), EQ(V(FTYPE, 2), K(13))), EQ(V(FTYPE, 2),
            K(15))), K(2), COND(EQ(V(FTYPE, 2), K(11)), K(4), K(1))), K(3)))
            WRITE(1, F_R, BOR(V(Rd, 5), K(3)))
        END
    END
    DONE
};
static rt_rows uses_atom_cv = {
    GUARD_READS(4, 13)
    WHEN(GUARD_VALUE(4, 13))
        ARE_READS(3, 9, 0)
        READ(F_R, V(Rb, 11))
        WHEN(EQ(V(CTYPE3, 3), K(2))) READ(F_R, BOR(V(Rb, 11), K(1))) END
        READ(F_R, V(Rc, 12))
        WHEN(EQ(V(CTYPE3, 3), K(2))) READ(F_R, BOR(V(Rc, 12), K(1))) END
        WRITE(1, F_P, V(P0, 7))
        WRITE(1, F_R, V(Rd, 8))
        WHEN(EQ(V(CTYPE3, 3), K(2))) WRITE(1, F_R, BOR(V(Rd, 8), K(1))) END
    END
    DONE
};
static rt_rows uses_atom_ca = {
    GUARD_READS(3, 11)
    WHEN(GUARD_VALUE(3, 11))
        ARE_READS(2, 7, 0)
        READ(F_R, V(Rb, 9))
        WHEN(EQ(V(CTYPE4, 3), K(2))) READ(F_R, BOR(V(Rb, 9), K(1))) END
        READ(F_R, V(Rc, 10))
        WHEN(EQ(V(CTYPE4, 3), K(2))) READ(F_R, BOR(V(Rc, 10), K(1))) END
        WRITE(1, F_P, V(P0, 5))
        WRITE(1, F_R, V(Rd, 6))
        WHEN(EQ(V(CTYPE4, 3), K(2))) WRITE(1, F_R, BOR(V(Rd, 6), K(1))) END
    END
    DONE
};
static rt_rows uses_atom_ch = {
    GUARD_READS(3, 11)
    WHEN(GUARD_VALUE(3, 11))
        ARE_READS(2, 7, 0)
        READ(F_R, V(Rb, 9))
        WHEN(IN(V(CTYPE9, 3), 0x14)) READ(F_R, BOR(V(Rb, 9), K(1))) END
        WHEN(EQ(V(CTYPE9, 3), K(4)))
            READ(F_R, BOR(V(Rb, 9), K(2)))
            READ(F_R, BOR(V(Rb, 9), K(3)))
        END
        READ(F_R, V(Rc, 10))
        WHEN(IN(V(CTYPE9, 3), 0x14)) READ(F_R, BOR(V(Rc, 10), K(1))) END
        WHEN(EQ(V(CTYPE9, 3), K(4)))
            READ(F_R, BOR(V(Rc, 10), K(2)))
            READ(F_R, BOR(V(Rc, 10), K(3)))
        END
        WRITE(1, F_P, V(P0, 5))
        WRITE(1, F_R, V(Rd, 6))
        WHEN(IN(V(CTYPE9, 3), 0x14)) WRITE(1, F_R, BOR(V(Rd, 6), K(1))) END
        WHEN(EQ(V(CTYPE9, 3), K(4)))
            WRITE(1, F_R, BOR(V(Rd, 6), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 6), K(3)))
        END
    END
    DONE
};
static rt_rows uses_atomg_cv = {
    GUARD_READS(3, 12)
    WHEN(GUARD_VALUE(3, 12))
        ARE_READS(2, 8, 0)
        READ(F_R, V(Rb, 10))
        WHEN(EQ(V(CTYPE3, 2), K(2))) READ(F_R, BOR(V(Rb, 10), K(1))) END
        READ(F_R, V(Rc, 11))
        WHEN(EQ(V(CTYPE3, 2), K(2))) READ(F_R, BOR(V(Rc, 11), K(1))) END
        WRITE(1, F_P, V(P0, 6))
        WRITE(1, F_R, V(Rd, 7))
        WHEN(EQ(V(CTYPE3, 2), K(2))) WRITE(1, F_R, BOR(V(Rd, 7), K(1))) END
    END
    DONE
};
static rt_rows uses_atomg_ca = {
    GUARD_READS(2, 10)
    WHEN(GUARD_VALUE(2, 10))
        ARE_READS(1, 6, 0)
        READ(F_R, V(Rb, 8))
        WHEN(EQ(V(CTYPE4, 2), K(2))) READ(F_R, BOR(V(Rb, 8), K(1))) END
        READ(F_R, V(Rc, 9))
        WHEN(EQ(V(CTYPE4, 2), K(2))) READ(F_R, BOR(V(Rc, 9), K(1))) END
        WRITE(1, F_P, V(P0, 4))
        WRITE(1, F_R, V(Rd, 5))
        WHEN(EQ(V(CTYPE4, 2), K(2))) WRITE(1, F_R, BOR(V(Rd, 5), K(1))) END
    END
    DONE
};
static rt_rows uses_atomg_ch = {
    GUARD_READS(2, 10)
    WHEN(GUARD_VALUE(2, 10))
        ARE_READS(1, 6, 0)
        READ(F_R, V(Rb, 8))
        WHEN(IN(V(CTYPE9, 2), 0x14)) READ(F_R, BOR(V(Rb, 8), K(1))) END
        WHEN(EQ(V(CTYPE9, 2), K(4)))
            READ(F_R, BOR(V(Rb, 8), K(2)))
            READ(F_R, BOR(V(Rb, 8), K(3)))
        END
        READ(F_R, V(Rc, 9))
        WHEN(IN(V(CTYPE9, 2), 0x14)) READ(F_R, BOR(V(Rc, 9), K(1))) END
        WHEN(EQ(V(CTYPE9, 2), K(4)))
            READ(F_R, BOR(V(Rc, 9), K(2)))
            READ(F_R, BOR(V(Rc, 9), K(3)))
        END
        WRITE(1, F_P, V(P0, 4))
        WRITE(1, F_R, V(Rd, 5))
        WHEN(IN(V(CTYPE9, 2), 0x14)) WRITE(1, F_R, BOR(V(Rd, 5), K(1))) END
        WHEN(EQ(V(CTYPE9, 2), K(4)))
            WRITE(1, F_R, BOR(V(Rd, 5), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 5), K(3)))
        END
    END
    DONE
};
static rt_rows uses_red_v = {
    GUARD_READS(3, 10)
    WHEN(GUARD_VALUE(3, 10))
        ARE_READS(2, 7, 0)
        READ(F_R, V(Rb, 9))
        WHEN(IN(V(ATYPE3, 3), 0x64)) READ(F_R, BOR(V(Rb, 9), K(1))) END
    END
    DONE
};
static rt_rows uses_red_tu = {
    GUARD_READS(3, 11)
    WHEN(GUARD_VALUE(3, 11))
        AT_READS(2, 7, 8, 0)
        READ(F_R, V(Rb, 10))
        WHEN(IN(V(ATYPE3, 3), 0x64)) READ(F_R, BOR(V(Rb, 10), K(1))) END
    END
    DONE
};
static rt_rows uses_red_a = {
    GUARD_READS(2, 8)
    WHEN(GUARD_VALUE(2, 8))
        ARE_READS(1, 5, 0)
        READ(F_R, V(Rb, 7))
        WHEN(IN(V(ATYPE4, 3), 0x64)) READ(F_R, BOR(V(Rb, 7), K(1))) END
    END
    DONE
};
static rt_rows uses_red_d = {
    GUARD_READS(4, 8)
    WHEN(GUARD_VALUE(4, 8))
        AG_READS(4, 2, 5)
        DESC_READS(3, 5)
        READ(F_R, V(Rb, 7))
        WHEN(IN(V(ATYPE4, 2), 0x64)) READ(F_R, BOR(V(Rb, 7), K(1))) END
    END
    DONE
};
static rt_rows uses_redg_h = {
    GUARD_READS(2, 8)
    WHEN(GUARD_VALUE(2, 8))
        ARE_READS(1, 5, 0)
        READ(F_R, V(Rb, 7))
        WHEN(IN(V(RTYPE9, 3), 0xc)) READ(F_R, BOR(V(Rb, 7), K(1))) END
    END
    DONE
};
static rt_rows uses_redg_hd = {
    GUARD_READS(4, 8)
    WHEN(GUARD_VALUE(4, 8))
        AG_READS_2(4, 2, 5)
        DESC_READS_2(3, 5)
        READ(F_R, V(Rb, 7))
        WHEN(IN(V(RTYPE9, 2), 0xc)) READ(F_R, BOR(V(Rb, 7), K(1))) END
    END
    DONE
};
static rt_rows uses_redg_f = {
    GUARD_READS(2, 8)
    WHEN(GUARD_VALUE(2, 8))
        ARE_READS(1, 5, 0)
        READ(F_R, V(Rb, 7))
        WHEN(GT(COND(LOR(LOR(EQ(V(FTYPE, 3), K(1)), EQ(V(FTYPE, 3), K(13))), EQ(V(FTYPE, 3),
            K(15))), K(2), COND(EQ(V(FTYPE, 3), K(11)), K(4), K(1))), K(1)))
            READ(F_R, BOR(V(Rb, 7), K(1)))
        END
        WHEN(GT(COND(LOR(LOR(EQ(V(FTYPE, 3), K(1)), EQ(V(FTYPE, 3), K(13))), EQ(V(FTYPE, 3),
            K(15))), K(2), COND(EQ(V(FTYPE, 3), K(11)), K(4), K(1))), K(2)))
            READ(F_R, BOR(V(Rb, 7), K(2)))
        END
        WHEN(GT(COND(LOR(LOR(EQ(V(FTYPE, 3), K(1)), EQ(V(FTYPE, 3), K(13))), EQ(V(FTYPE, 3),
            K(15))), K(2), COND(EQ(V(FTYPE, 3), K(11)), K(4), K(1))), K(3)))
            READ(F_R, BOR(V(Rb, 7), K(3)))
        END
    END
    DONE
};
static rt_rows uses_redg_fd = {
    GUARD_READS(4, 8)
    WHEN(GUARD_VALUE(4, 8))
        AG_READS_2(4, 2, 5)
        DESC_READS_2(3, 5)
        READ(F_R, V(Rb, 7))
        WHEN(GT(COND(LOR(LOR(EQ(V(FTYPE, 2), K(1)), EQ(V(FTYPE, 2), K(13))), EQ(V(FTYPE, 2),
            K(15))), K(2), COND(EQ(V(FTYPE, 2), K(11)), K(4), K(1))), K(1)))
            READ(F_R, BOR(V(Rb, 7), K(1)))
        END
        WHEN(GT(COND(LOR(LOR(EQ(V(FTYPE, 2), K(1)), EQ(V(FTYPE, 2), K(13))), EQ(V(FTYPE, 2),
            K(15))), K(2), COND(EQ(V(FTYPE, 2), K(11)), K(4), K(1))), K(2)))
            READ(F_R, BOR(V(Rb, 7), K(2)))
        END
        WHEN(GT(COND(LOR(LOR(EQ(V(FTYPE, 2), K(1)), EQ(V(FTYPE, 2), K(13))), EQ(V(FTYPE, 2),
            K(15))), K(2), COND(EQ(V(FTYPE, 2), K(11)), K(4), K(1))), K(3)))
            READ(F_R, BOR(V(Rb, 7), K(3)))
        END
    END
    DONE
};
static rt_rows uses_atoms_v = {
    GUARD_READS(2, 6)
    WHEN(GUARD_VALUE(2, 6))
        AR_READS(1, 3)
        READ(F_R, V(Rb, 5))
        WHEN(IN(V(STYPE2, 1), 0xc)) READ(F_R, BOR(V(Rb, 5), K(1))) END
        READ(F_R, K(255))
        WRITE(1, F_R, V(Rd, 2))
        WHEN(IN(V(STYPE2, 1), 0xc)) WRITE(1, F_R, BOR(V(Rd, 2), K(1))) END
    END
    DONE
};
static rt_rows uses_atoms_t = {
    GUARD_READS(2, 7)
    WHEN(GUARD_VALUE(2, 7))
        ARS_READS(1, 3)
        READ(F_R, V(Rb, 6))
        WHEN(IN(V(STYPE2, 1), 0xc)) READ(F_R, BOR(V(Rb, 6), K(1))) END
        READ(F_R, K(255))
        WRITE(1, F_R, V(Rd, 2))
        WHEN(IN(V(STYPE2, 1), 0xc)) WRITE(1, F_R, BOR(V(Rd, 2), K(1))) END
    END
    DONE
};
static rt_rows uses_atoms_tu = {
    GUARD_READS(2, 8)
    WHEN(GUARD_VALUE(2, 8))
        ALS_READS(1, 3, 5)
        READ(F_R, V(Rb, 7))
        WHEN(IN(V(STYPE2, 1), 0xc)) READ(F_R, BOR(V(Rb, 7), K(1))) END
        READ(F_R, K(255))
        WRITE(1, F_R, V(Rd, 2))
        WHEN(IN(V(STYPE2, 1), 0xc)) WRITE(1, F_R, BOR(V(Rd, 2), K(1))) END
    END
    DONE
};
static rt_rows uses_atoms_h = {
    GUARD_READS(2, 7)
    WHEN(GUARD_VALUE(2, 7))
        ARS_READS(1, 3)
        READ(F_R, V(Rb, 6))
        WHEN(IN(V(ATYPE9, 1), 0x1c)) READ(F_R, BOR(V(Rb, 6), K(1))) END
        WHEN(EQ(V(ATYPE9, 1), K(4)))
            READ(F_R, BOR(V(Rb, 6), K(2)))
            READ(F_R, BOR(V(Rb, 6), K(3)))
        END
        READ(F_R, K(255))
        WRITE(1, F_R, V(Rd, 2))
        WHEN(IN(V(ATYPE9, 1), 0x1c)) WRITE(1, F_R, BOR(V(Rd, 2), K(1))) END
        WHEN(EQ(V(ATYPE9, 1), K(4)))
            WRITE(1, F_R, BOR(V(Rd, 2), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 2), K(3)))
        END
    END
    DONE
};
static rt_rows uses_atoms_hu = {
    GUARD_READS(2, 8)
    WHEN(GUARD_VALUE(2, 8))
        ALS_READS(1, 3, 5)
        READ(F_R, V(Rb, 7))
        WHEN(IN(V(ATYPE9, 1), 0x1c)) READ(F_R, BOR(V(Rb, 7), K(1))) END
        WHEN(EQ(V(ATYPE9, 1), K(4)))
            READ(F_R, BOR(V(Rb, 7), K(2)))
            READ(F_R, BOR(V(Rb, 7), K(3)))
        END
        READ(F_R, K(255))
        WRITE(1, F_R, V(Rd, 2))
        WHEN(IN(V(ATYPE9, 1), 0x1c)) WRITE(1, F_R, BOR(V(Rd, 2), K(1))) END
        WHEN(EQ(V(ATYPE9, 1), K(4)))
            WRITE(1, F_R, BOR(V(Rd, 2), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 2), K(3)))
        END
    END
    DONE
};
static rt_rows uses_atoms_cv = {
    GUARD_READS(3, 7)
    WHEN(GUARD_VALUE(3, 7))
        AR_READS(2, 3)
        READ(F_R, V(Rb, 5))
        WHEN(EQ(V(SCTYPE2, 1), K(2))) READ(F_R, BOR(V(Rb, 5), K(1))) END
        READ(F_R, V(Rc, 6))
        WHEN(EQ(V(SCTYPE2, 1), K(2))) READ(F_R, BOR(V(Rc, 6), K(1))) END
        WRITE(1, F_R, V(Rd, 2))
        WHEN(EQ(V(SCTYPE2, 1), K(2))) WRITE(1, F_R, BOR(V(Rd, 2), K(1))) END
    END
    DONE
};
static rt_rows uses_atoms_ct = {
    GUARD_READS(3, 8)
    WHEN(GUARD_VALUE(3, 8))
        ARS_READS(2, 3)
        READ(F_R, V(Rb, 6))
        WHEN(EQ(V(SCTYPE2, 1), K(2))) READ(F_R, BOR(V(Rb, 6), K(1))) END
        READ(F_R, V(Rc, 7))
        WHEN(EQ(V(SCTYPE2, 1), K(2))) READ(F_R, BOR(V(Rc, 7), K(1))) END
        WRITE(1, F_R, V(Rd, 2))
        WHEN(EQ(V(SCTYPE2, 1), K(2))) WRITE(1, F_R, BOR(V(Rd, 2), K(1))) END
    END
    DONE
};
static rt_rows uses_atoms_ch = {
    GUARD_READS(3, 8)
    WHEN(GUARD_VALUE(3, 8))
        ARS_READS(2, 3)
        READ(F_R, V(Rb, 6))
        WHEN(IN(V(CTYPE9, 1), 0x14)) READ(F_R, BOR(V(Rb, 6), K(1))) END
        WHEN(EQ(V(CTYPE9, 1), K(4)))
            READ(F_R, BOR(V(Rb, 6), K(2)))
            READ(F_R, BOR(V(Rb, 6), K(3)))
        END
        READ(F_R, V(Rc, 7))
        WHEN(IN(V(CTYPE9, 1), 0x14)) READ(F_R, BOR(V(Rc, 7), K(1))) END
        WHEN(EQ(V(CTYPE9, 1), K(4)))
            READ(F_R, BOR(V(Rc, 7), K(2)))
            READ(F_R, BOR(V(Rc, 7), K(3)))
        END
        WRITE(1, F_R, V(Rd, 2))
        WHEN(IN(V(CTYPE9, 1), 0x14)) WRITE(1, F_R, BOR(V(Rd, 2), K(1))) END
        WHEN(EQ(V(CTYPE9, 1), K(4)))
            WRITE(1, F_R, BOR(V(Rd, 2), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 2), K(3)))
        END
    END
    DONE
};
static rt_rows uses_atoms_p = {
    GUARD_READS(0, 4)
    WHEN(GUARD_VALUE(0, 4))
        READ(F_R, V(Ra, 1))
        READ(F_UR, V(Uc, 3))
        READ(F_R, K(255))
        WRITE(1, F_R, V(Rd, 0))
    END
    DONE
};
static rt_rows uses_atoms_po = {
    GUARD_READS(0, 5)
    WHEN(GUARD_VALUE(0, 5))
        READ(F_R, V(Ra, 1))
        READ(F_UR, V(Uc, 3))
        READ(F_R, K(255))
        WRITE(1, F_R, V(Rd, 0))
    END
    DONE
};
static rt_rows uses_bssy = {
    GUARD_READS(1, 4)
    WHEN(GUARD_VALUE(1, 4)) PX_READS(0, 1) END
    WRITE(1, F_B, V(BB, 2))
    DONE
};
static rt_rows uses_bsync = {
    GUARD_READS(1, 3)
    WHEN(GUARD_VALUE(1, 3))
        PX_READS(0, 1)
        WHEN(PX_VALUE(0, 1))
            READ(F_B, V(BB, 2))
            READ(F_ACTIVE, K(0))
        END
    END
    DONE
};
static rt_rows uses_break = {
    READ(F_B, V(BB, 2))
    GUARD_READS(1, 3)
    WHEN(GUARD_VALUE(1, 3)) PX_READS(0, 1) END
    WRITE(1, F_B, V(BB, 2))
    DONE
};
static rt_rows uses_bmov_r = {
    GUARD_READS(0, 3)
    WHEN(GUARD_VALUE(0, 3))
        WHEN(LT(V(BFROM, 2), K(16))) READ_EARLY(1, F_B, BAND(V(BFROM, 2), K(15))) END
        WRITE(1, F_R, V(Rd, 1))
    END
    DONE
};
static rt_rows uses_bmov_b = {
    GUARD_READS(1, 7)
    WHEN(GUARD_VALUE(1, 7))
        MB_READS(0, 2, 6)
        WHEN(LT(V(BFROM, 1), K(16))) WRITE(1, F_B, BAND(V(BFROM, 1), K(15))) END
    END
    DONE
};
static rt_rows uses_bmov_l = {
    GUARD_READS(1, 6)
    WHEN(GUARD_VALUE(1, 6)) MLR_READS(0, 0, 5) END
    DONE
};
static rt_rows uses_bmov_rb = {
    GUARD_READS(0, 3)
    WHEN(GUARD_VALUE(0, 3))
        READ_EARLY(1, F_B, V(BSRC, 2))
        WRITE(1, F_B, V(BB, 1))
    END
    DONE
};
static rt_rows uses_bmov_ru = {
    GUARD_READS(0, 2)
    WHEN(GUARD_VALUE(0, 2)) WRITE(1, F_B, V(BB, 1)) END
    DONE
};
static rt_rows uses_bmov_bb = {
    GUARD_READS(0, 0)
    WHEN(GUARD_VALUE(0, 0))
        READ_EARLY(1, F_B, K(0))
        WRITE(1, F_B, K(0))
    END
    DONE
};
static rt_rows uses_yield = {
    GUARD_READS(1, 2)
    WHEN(GUARD_VALUE(1, 2)) PX_READS(0, 1) END
    DONE
};
static rt_rows uses_nanosleep_n = {
    GUARD_READS(3, 10)
    WHEN(GUARD_VALUE(3, 10)) PX_READS(1, 4) END
    NAP_READS(2, 5, 9)
    DONE
};
static rt_rows uses_nanosleep_c = {
    GUARD_READS(1, 1)
    DONE
};
static rt_rows uses_warpsync_r = {
    GUARD_READS(2, 4)
    WHEN(GUARD_VALUE(2, 4))
        PX_READS(1, 2)
        WHEN(PX_VALUE(1, 2))
            READ(F_R, V(Rb, 3))
            READ(F_ACTIVE, K(0))
        END
    END
    DONE
};
static rt_rows uses_warpsync_m = {
    GUARD_READS(2, 6)
    WHEN(GUARD_VALUE(2, 6))
        PX_READS(0, 1)
        WHEN(PX_VALUE(0, 1))
            MI_READS(1, 5)
            READ(F_ACTIVE, K(0))
        END
    END
    DONE
};
static rt_rows uses_warpsync_h = {
    GUARD_READS(1, 4)
    WHEN(GUARD_VALUE(1, 4))
        PX_READS(0, 2)
        WHEN(PX_VALUE(0, 2))
            READ(F_R, V(Ra, 3))
            READ(F_ACTIVE, K(0))
        END
    END
    DONE
};
static rt_rows uses_warpsync_a = {
    GUARD_READS(1, 2)
    WHEN(GUARD_VALUE(1, 2))
        PX_READS(0, 1)
        WHEN(PX_VALUE(0, 1)) READ(F_ACTIVE, K(0)) END
    END
    DONE
};
static rt_rows uses_warpsync_collective_h = {
    GUARD_READS(1, 4)
    WHEN(GUARD_VALUE(1, 4))
        PX_READS(0, 1)
        READ(F_R, V(Ra, 2))
    END
    DONE
};
static rt_rows uses_warpsync_collective_a = {
    GUARD_READS(1, 3)
    WHEN(GUARD_VALUE(1, 3)) PX_READS(0, 1) END
    DONE
};
static rt_rows uses_bar_sync = {
    GUARD_READS(1, 4)
    WHEN(GUARD_VALUE(1, 4)) BARO_READS(0, 1) END
    DONE
};
static rt_rows uses_bar_arv = {
    GUARD_READS(1, 4)
    WHEN(GUARD_VALUE(1, 4)) BARA_READS(0, 1) END
    DONE
};
static rt_rows uses_bar_red = {
    GUARD_READS(2, 7)
    WHEN(GUARD_VALUE(2, 7))
        BARO_READS(0, 2)
        READ(F_P, V(Q0, 6))
    END
    DONE
};
static rt_rows uses_bar_all = {
    GUARD_READS(0, 0)
    DONE
};
static rt_rows uses_b2r_r = {
    GUARD_READS(1, 2)
    WHEN(GUARD_VALUE(1, 2))
        WRITE(1, F_R, V(Rd, 0))
        PO_WRITES(0, 1)
    END
    DONE
};
static rt_rows uses_b2r_b = {
    GUARD_READS(1, 1)
    WHEN(GUARD_VALUE(1, 1)) WRITE(1, F_R, V(Rd, 0)) END
    DONE
};
static rt_rows uses_r2b = {
    GUARD_READS(0, 1)
    WHEN(GUARD_VALUE(0, 1)) READ(F_R, V(Rb, 0)) END
    DONE
};
static rt_rows uses_depbar_le = {
    GUARD_READS(1, 7)
    DONE
};
static rt_rows uses_depbar_n = {
    GUARD_READS(1, 5)
    DONE
};
static rt_rows uses_depbar_u = {
    GUARD_READS(0, 3)
    READ(F_UR, V(Ub, 2))
    DONE
};
static rt_rows uses_rpcmov_r = {
    GUARD_READS(1, 5)
    WHEN(GUARD_VALUE(1, 5)) MB_READS(0, 0, 4) END
    DONE
};
static rt_rows uses_rpcmov_g = {
    GUARD_READS(0, 1)
    WHEN(GUARD_VALUE(0, 1)) WRITE(1, F_R, V(Rd, 0)) END
    DONE
};
static rt_rows uses_rpcmov_l = {
    GUARD_READS(1, 5)
    WHEN(GUARD_VALUE(1, 5)) ML_READS(0, 4) END
    DONE
};
static rt_rows uses_ctaid_s = {
    GUARD_READS(0, 1)
    WHEN(GUARD_VALUE(0, 1)) READ(F_R, V(Ra, 0)) END
    DONE
};
static rt_rows uses_syncs_arr = {
    GUARD_READS(1, 9)
    WHEN(GUARD_VALUE(1, 9))
        AL_READS(0, 5, 6)
        READ(F_R, V(Rb, 8))
        WRITE(1, F_R, V(Rd, 4))
        WRITE(1, F_R, BOR(V(Rd, 4), K(1)))
    END
    DONE
};
static rt_rows uses_syncs_chk = {
    GUARD_READS(1, 7)
    WHEN(GUARD_VALUE(1, 7))
        AL_READS(0, 3, 4)
        READ(F_R, V(Rb, 6))
        WRITE(1, F_P, V(P0, 2))
    END
    DONE
};
static rt_rows uses_syncs_x = {
    UGUARD_READS(1, 5)
    WHEN(UGUARD_VALUE(1, 5))
        SYAT_READS(2)
        READ(F_UR, V(Ub, 4))
        READ(F_UR, BOR(V(Ub, 4), K(1)))
        WRITE(1, F_UR, V(Ud, 1))
        WRITE(1, F_UR, BOR(V(Ud, 1), K(1)))
    END
    DONE
};
static rt_rows uses_syncs_ld = {
    UGUARD_READS(1, 3)
    WHEN(UGUARD_VALUE(1, 3))
        SYAT_READS(1)
        WRITE(1, F_UR, V(Ud, 0))
        WRITE(1, F_UR, BOR(V(Ud, 0), K(1)))
    END
    DONE
};
static rt_rows uses_syncs_cas = {
    UGUARD_READS(1, 5)
    WHEN(UGUARD_VALUE(1, 5))
        SYAT_READS(1)
        READ(F_UR, V(Ub, 3))
        READ(F_UR, BOR(V(Ub, 3), K(1)))
        READ(F_UR, V(Uc, 4))
        READ(F_UR, BOR(V(Uc, 4), K(1)))
        WRITE(1, F_UR, V(Ud, 0))
        WRITE(1, F_UR, BOR(V(Ud, 0), K(1)))
    END
    DONE
};
static rt_rows uses_arrives = {
    GUARD_READS(1, 3)
    WHEN(GUARD_VALUE(1, 3)) AL_READS(0, 0, 1) END
    DONE
};
static rt_rows uses_stas = {
    GUARD_READS(1, 4)
    WHEN(GUARD_VALUE(1, 4))
        AU_READS(0, 1, 0)
        READ(F_R, V(Rb, 3))
    END
    DONE
};
static rt_rows uses_ublkcp = {
    UGUARD_READS(0, 3)
    WHEN(UGUARD_VALUE(0, 3))
        READ(F_UR, V(Ub, 0))
        READ(F_UR, BOR(V(Ub, 0), K(1)))
        READ(F_UR, V(Ua, 1))
        READ(F_UR, BOR(V(Ua, 1), K(1)))
        READ(F_UR, V(Uc, 2))
    END
    DONE
};
static rt_rows uses_ublkpf = {
    UGUARD_READS(0, 2)
    WHEN(UGUARD_VALUE(0, 2))
        READ(F_UR, V(Ua, 0))
        READ(F_UR, BOR(V(Ua, 0), K(1)))
        READ(F_UR, V(Uc, 1))
    END
    DONE
};
static rt_rows uses_utmaldg_s = {
    UGUARD_READS(0, 2)
    WHEN(UGUARD_VALUE(0, 2))
        READ(F_UR, V(Ub, 0))
        READ(F_UR, BOR(V(Ub, 0), K(1)))
        READ(F_UR, V(Ua, 1))
        READ(F_UR, BOR(V(Ua, 1), K(1)))
    END
    DONE
};
static rt_rows uses_utmacctl = {
    UGUARD_READS(0, 0)
    DONE
};
static rt_rows uses_cctl_v = {
    GUARD_READS(1, 5)
    WHEN(GUARD_VALUE(1, 5)) AR32_READS(0, 3, 0) END
    DONE
};
static rt_rows uses_cctl_u = {
    GUARD_READS(1, 6)
    WHEN(GUARD_VALUE(1, 6)) AL_READS_2(0, 3, 4) END
    DONE
};
static rt_rows uses_cctl_va = {
    GUARD_READS(0, 2)
    DONE
};
static rt_rows uses_cctll_v = {
    GUARD_READS(1, 3)
    WHEN(GUARD_VALUE(1, 3)) AR_READS(0, 1) END
    DONE
};
static rt_rows uses_cctll_u = {
    GUARD_READS(1, 4)
    WHEN(GUARD_VALUE(1, 4)) AL_READS_2(0, 1, 2) END
    DONE
};
static rt_rows uses_cctlt_u = {
    GUARD_READS(0, 1)
    WHEN(GUARD_VALUE(0, 1)) READ(F_UR, V(Ub, 0)) END
    DONE
};
static rt_rows uses_membar_v = {
    GUARD_READS(0, 3)
    DONE
};
static rt_rows uses_qspc_v = {
    GUARD_READS(2, 6)
    WHEN(GUARD_VALUE(2, 6))
        WHEN(LOR(NE(V(Rd, 3), K(255)), LNOT(IN(V(QSPACE, 1), 0x7)))) ARE_READS_2(1, 4, 0) END
        WRITE(1, F_P, V(P0, 2))
        WHEN(NE(V(Rd, 3), K(255))) WRITE(1, F_R, V(Rd, 3)) END
        WHEN(IN(V(QSPACE, 1), 0x7))
            READ(F_R, V(Ra, 4))
            WHEN(V(CCE, 0)) READ(F_R, BOR(V(Ra, 4), K(1))) END
        END
        WHEN(IN(V(QSPACE, 1), 0x5))
            READ(F_SR, K(48))
            READ(F_SR, K(47))
            WHEN(UNKNOWN) READ(F_SR, K(49)) END
        END
        WHEN(COND(EQ(V(QSPACE, 1), K(0)), UNKNOWN, EQ(V(QSPACE, 1), K(1))))
            READ(F_SR, K(52))
            READ(F_SR, K(46))
        END
        WHEN(IN(V(QSPACE, 1), 0x3)) WHEN(UNKNOWN) READ(F_SR, K(53)) END END
    END
    DONE
};
static rt_rows uses_qspc_t = {
    GUARD_READS(2, 7)
    WHEN(GUARD_VALUE(2, 7))
        WHEN(LOR(NE(V(Rd, 4), K(255)), EQ(QSP_VALUE(0, 1, 2), K(3)))) ARE_READS_2(1, 5, 0) END
        WRITE(1, F_P, V(P0, 3))
        WHEN(NE(V(Rd, 4), K(255))) WRITE(1, F_R, V(Rd, 4)) END
        WHEN(IN(QSP_VALUE(0, 1, 2), 0x7))
            READ(F_R, V(Ra, 5))
            WHEN(V(CCE, 0)) READ(F_R, BOR(V(Ra, 5), K(1))) END
        END
        WHEN(IN(QSP_VALUE(0, 1, 2), 0x5))
            READ(F_SR, K(48))
            READ(F_SR, K(47))
            WHEN(UNKNOWN) READ(F_SR, K(49)) END
        END
        WHEN(COND(EQ(QSP_VALUE(0, 1, 2), K(0)), UNKNOWN, EQ(QSP_VALUE(0, 1, 2), K(1))))
            READ(F_SR, K(52))
            READ(F_SR, K(46))
        END
        WHEN(IN(QSP_VALUE(0, 1, 2), 0x3)) WHEN(UNKNOWN) READ(F_SR, K(53)) END END
    END
    DONE
};
static rt_rows uses_qspc_tu = {
    GUARD_READS(2, 7)
    WHEN(GUARD_VALUE(2, 7))
        AT_READS_2(1, 4, 5, 0)
        WRITE(1, F_P, V(P0, 2))
        WHEN(NE(V(Rd, 3), K(255))) WRITE(1, F_R, V(Rd, 3)) END
    END
    DONE
};
static rt_rows uses_qspc_u = {
    GUARD_READS(2, 8)
    WHEN(GUARD_VALUE(2, 8))
        AU_READS_2(5, 6, 0, 1)
        WRITE(1, F_P, V(P0, 3))
        WHEN(NE(V(Rd, 4), K(255))) WRITE(1, F_R, V(Rd, 4)) END
    END
    DONE
};
static rt_rows uses_warpgroupset = {
    UGUARD_READS(0, 1)
    WHEN(UGUARD_VALUE(0, 1)) READ(F_UR, V(Ub, 0)) END
    DONE
};
static rt_rows uses_usetmaxreg_u = {
    UGUARD_READS(2, 3)
    WHEN(UGUARD_VALUE(2, 3))
        READ(F_UR, V(Uc, 2))
        UPO_WRITES(0, 1)
    END
    DONE
};
static rt_rows uses_usetmaxreg_i = {
    UGUARD_READS(1, 3)
    WHEN(UGUARD_VALUE(1, 3)) UPO_WRITES(0, 1) END
    DONE
};
static rt_rows uses_usetshmsz_i = {
    UGUARD_READS(0, 1)
    DONE
};
static rt_rows uses_ulepc_n = {
    UGUARD_READS(1, 1)
    WHEN(UGUARD_VALUE(1, 1))
        WRITE(1, F_UR, V(Ud, 0))
        WRITE(1, F_UR, BOR(V(Ud, 0), K(1)))
    END
    DONE
};
static rt_rows uses_ulepc_t = {
    UGUARD_READS(1, 2)
    WHEN(UGUARD_VALUE(1, 2))
        WRITE(1, F_UR, V(Ud, 0))
        WRITE(1, F_UR, BOR(V(Ud, 0), K(1)))
    END
    DONE
};
static rt_rows uses_exit = {
    READ(F_ACTIVE, K(0))
    GUARD_READS(1, 5)
    WHEN(GUARD_VALUE(1, 5)) PX_READS(0, 4) END
    WHEN(EQ(BAND(LONG(INT64_C(4294967295)), BNOT(COND(LAND(GUARD_VALUE(1, 5), PX_VALUE(0, 4)),
        LONG(INT64_C(4294967295)), K(0)))), K(0)))
        HALT
    END
    DONE
};
static rt_rows uses_bra_b = {
    GUARD_READS(2, 6)
    WHEN(GUARD_VALUE(2, 6)) PX_READS(0, 3) END
    WHEN(IN(V(BHOW, 0), 0xc))
        WHEN(GUARD_VALUE(2, 6)) WHEN(PX_VALUE(0, 3)) JUMP(JUMPS, 1, UNKNOWN) END END
    END
    READ(F_ACTIVE, K(0))
    WHEN(GUARD_VALUE(2, 6)) WHEN(PX_VALUE(0, 3)) JUMP(JUMPS, 1, TO_VALUE(1, 4, 5)) END END
    DONE
};
static rt_rows uses_bra_u = {
    GUARD_READS(3, 8)
    WHEN(GUARD_VALUE(3, 8))
        PX_READS(0, 3)
        WHEN(PX_VALUE(0, 3)) READ(F_UP, V(BUP, 5)) END
    END
    READ(F_ACTIVE, K(0))
    WHEN(GUARD_VALUE(3, 8))
        WHEN(PX_VALUE(0, 3))
            WHEN(NE(BXOR(REG(F_UP, V(BUP, 5)), V(BUPN, 4)), K(0)))
                JUMP(JUMPS, 1, TO_VALUE(2, 6, 7))
            END
        END
    END
    DONE
};
static rt_rows uses_bra_div = {
    READ(F_UR, V(Ua, 4))
    GUARD_READS(2, 7)
    WHEN(GUARD_VALUE(2, 7))
        PX_READS(0, 3)
        WHEN(PX_VALUE(0, 3)) JUMP(JUMPS, 1, UNKNOWN) END
    END
    DONE
};
static rt_rows uses_jmp_b = {
    GUARD_READS(2, 6)
    WHEN(GUARD_VALUE(2, 6)) PX_READS(0, 3) END
    READ(F_ACTIVE, K(0))
    WHEN(GUARD_VALUE(2, 6)) WHEN(PX_VALUE(0, 3)) JUMP(JUMPS, 1, PLACE_VALUE(1, 4, 5)) END END
    DONE
};
static rt_rows uses_jmp_c = {
    GUARD_READS(2, 5)
    WHEN(GUARD_VALUE(2, 5)) PX_READS(0, 1) END
    READ(F_ACTIVE, K(0))
    WHEN(GUARD_VALUE(2, 5))
        WHEN(PX_VALUE(0, 1))
            CB_READS(1, 4)
            WHEN(UNKNOWN) JUMP(JUMPS, 1, UNKNOWN) END
        END
    END
    DONE
};
static rt_rows uses_jmp_u = {
    GUARD_READS(3, 7)
    WHEN(GUARD_VALUE(3, 7))
        PX_READS(0, 2)
        WHEN(PX_VALUE(0, 2)) READ(F_UP, V(BUP, 4)) END
    END
    READ(F_ACTIVE, K(0))
    WHEN(GUARD_VALUE(3, 7))
        WHEN(PX_VALUE(0, 2))
            WHEN(NE(BXOR(REG(F_UP, V(BUP, 4)), V(BUPN, 3)), K(0)))
                JUMP(JUMPS, 1, PLACE_VALUE(2, 5, 6))
            END
        END
    END
    DONE
};
static rt_rows uses_jmp_uc = {
    GUARD_READS(3, 7)
    WHEN(GUARD_VALUE(3, 7))
        PX_READS(0, 2)
        WHEN(PX_VALUE(0, 2)) READ(F_UP, V(BUP, 4)) END
    END
    READ(F_ACTIVE, K(0))
    WHEN(GUARD_VALUE(3, 7))
        WHEN(PX_VALUE(0, 2))
            WHEN(NE(BXOR(REG(F_UP, V(BUP, 4)), V(BUPN, 3)), K(0)))
                WHEN(UNKNOWN) JUMP(JUMPS, 1, UNKNOWN) END
            END
        END
    END
    DONE
};
static rt_rows uses_brx = {
    GUARD_READS(2, 6)
    WHEN(GUARD_VALUE(2, 6)) PX_READS(0, 2) END
    READ(F_ACTIVE, K(0))
    WHEN(GUARD_VALUE(2, 6))
        WHEN(PX_VALUE(0, 2))
            WHEN(NE(V(Ra, 3), K(255)))
                READ(F_R, BAND(V(Ra, 3), K(254)))
                READ(F_R, BOR(V(Ra, 3), K(1)))
            END
            JUMP(JUMPS, 1, ADD(ADD(COND(EQ(V(Ra, 3), K(255)), K(0), UNKNOWN), NEXT), BY_VALUE(1, 4,
                5)))
        END
    END
    DONE
};
static rt_rows uses_jmx = {
    GUARD_READS(2, 6)
    WHEN(GUARD_VALUE(2, 6)) PX_READS(0, 2) END
    READ(F_ACTIVE, K(0))
    WHEN(GUARD_VALUE(2, 6))
        WHEN(PX_VALUE(0, 2))
            WHEN(NE(V(Ra, 3), K(255)))
                READ(F_R, BAND(V(Ra, 3), K(254)))
                READ(F_R, BOR(V(Ra, 3), K(1)))
            END
            JUMP(JUMPS, 1, ADD(COND(EQ(V(Ra, 3), K(255)), K(0), UNKNOWN), BY_VALUE(1, 4, 5)))
        END
    END
    DONE
};
static rt_rows uses_brxu_brxu = {
    READ(F_UR, V(Ua, 3))
    READ(F_UR, BOR(V(Ua, 3), K(1)))
    GUARD_READS(2, 6)
    WHEN(GUARD_VALUE(2, 6))
        PX_READS(0, 2)
        WHEN(PX_VALUE(0, 2)) JUMP(JUMPS, 1, UNKNOWN) END
    END
    DONE
};
static rt_rows uses_call_at = {
    GUARD_READS(2, 5)
    WHEN(GUARD_VALUE(2, 5)) PX_READS(0, 2) END
    READ(F_ACTIVE, K(0))
    WHEN(GUARD_VALUE(2, 5))
        WHEN(PX_VALUE(0, 2)) JUMP(JUMPS, 1, ADD(K(0), PLACE_VALUE(1, 3, 4))) END
    END
    DONE
};
static rt_rows uses_call_c = {
    GUARD_READS(2, 6)
    WHEN(GUARD_VALUE(2, 6)) PX_READS(0, 2) END
    READ(F_ACTIVE, K(0))
    WHEN(GUARD_VALUE(2, 6))
        WHEN(PX_VALUE(0, 2))
            CB_READS(1, 5)
            WHEN(UNKNOWN) JUMP(JUMPS, 1, ADD(K(0), UNKNOWN)) END
        END
    END
    DONE
};
static rt_rows uses_call_rel = {
    GUARD_READS(2, 5)
    WHEN(GUARD_VALUE(2, 5)) PX_READS(0, 2) END
    READ(F_ACTIVE, K(0))
    WHEN(GUARD_VALUE(2, 5))
        WHEN(PX_VALUE(0, 2)) JUMP(JUMPS, 1, ADD(K(0), TO_VALUE(1, 3, 4))) END
    END
    DONE
};
static rt_rows uses_call_rr = {
    GUARD_READS(2, 6)
    WHEN(GUARD_VALUE(2, 6)) PX_READS(0, 2) END
    READ(F_ACTIVE, K(0))
    WHEN(GUARD_VALUE(2, 6))
        WHEN(PX_VALUE(0, 2))
            WHEN(NE(V(Ra, 3), K(255)))
                READ(F_R, BAND(V(Ra, 3), K(254)))
                READ(F_R, BOR(V(Ra, 3), K(1)))
            END
            JUMP(JUMPS, 1, ADD(COND(EQ(V(Ra, 3), K(255)), K(0), UNKNOWN), TO_VALUE(1, 4, 5)))
        END
    END
    DONE
};
static rt_rows uses_lepc_n = {
    GUARD_READS(0, 1)
    WHEN(GUARD_VALUE(0, 1))
        WRITE(1, F_R, V(Rd, 0))
        WRITE(1, F_R, BOR(V(Rd, 0), K(1)))
    END
    DONE
};
static rt_rows uses_lepc_t = {
    GUARD_READS(0, 2)
    WHEN(GUARD_VALUE(0, 2))
        WRITE(1, F_R, V(Rd, 0))
        WRITE(1, F_R, BOR(V(Rd, 0), K(1)))
    END
    DONE
};
static rt_rows uses_bpt = {
    GUARD_READS(1, 2)
    DONE
};
static rt_rows uses_f2f_n = {
    GUARD_READS(4, 12)
    WHEN(GUARD_VALUE(4, 12))
        CS32_READS(0, 6, 1, 11, 2)
        WRITE(1, F_R, V(Rd, 4))
    END
    CS32_KEEPS(0, 7, 6)
    DONE
};
static rt_rows uses_f2f_w = {
    GUARD_READS(4, 13)
    WHEN(GUARD_VALUE(4, 13))
        CS16_READS(0, 6, 1, 12, 2)
        WRITE(1, F_R, V(Rd, 4))
    END
    CS16_KEEPS(0, 7, 6)
    DONE
};
static rt_rows uses_f2f_dw = {
    GUARD_READS(4, 13)
    WHEN(GUARD_VALUE(4, 13))
        CS16_READS(0, 6, 1, 12, 2)
        WRITE(1, F_R, V(Rd, 4))
        WRITE(1, F_R, BOR(V(Rd, 4), K(1)))
    END
    CS16_KEEPS(0, 7, 6)
    DONE
};
static rt_rows uses_f2f_df = {
    GUARD_READS(4, 12)
    WHEN(GUARD_VALUE(4, 12))
        CS32_READS(0, 6, 1, 11, 2)
        WRITE(1, F_R, V(Rd, 4))
        WRITE(1, F_R, BOR(V(Rd, 4), K(1)))
    END
    CS32_KEEPS(0, 7, 6)
    DONE
};
static rt_rows uses_f2f_nd = {
    GUARD_READS(4, 12)
    WHEN(GUARD_VALUE(4, 12))
        CS64_READS(0, 6, 1, 11, 2)
        WRITE(1, F_R, V(Rd, 4))
    END
    CS64_KEEPS(0, 7, 6)
    DONE
};
static rt_rows uses_f2i_h = {
    GUARD_READS(4, 14)
    WHEN(GUARD_VALUE(4, 14))
        CS16_READS(0, 7, 1, 13, 2)
        WRITE(1, F_R, V(Rd, 5))
    END
    CS16_KEEPS(0, 8, 7)
    DONE
};
static rt_rows uses_f2i_s = {
    GUARD_READS(4, 13)
    WHEN(GUARD_VALUE(4, 13))
        CS32_READS(0, 7, 1, 12, 2)
        WRITE(1, F_R, V(Rd, 5))
    END
    CS32_KEEPS(0, 8, 7)
    DONE
};
static rt_rows uses_f2i_hd = {
    GUARD_READS(4, 14)
    WHEN(GUARD_VALUE(4, 14))
        CS16_READS(0, 7, 1, 13, 2)
        WRITE(1, F_R, V(Rd, 5))
        WRITE(1, F_R, BOR(V(Rd, 5), K(1)))
    END
    CS16_KEEPS(0, 8, 7)
    DONE
};
static rt_rows uses_f2i_sd = {
    GUARD_READS(4, 13)
    WHEN(GUARD_VALUE(4, 13))
        CS32_READS(0, 7, 1, 12, 2)
        WRITE(1, F_R, V(Rd, 5))
        WRITE(1, F_R, BOR(V(Rd, 5), K(1)))
    END
    CS32_KEEPS(0, 8, 7)
    DONE
};
static rt_rows uses_f2i_d = {
    GUARD_READS(4, 13)
    WHEN(GUARD_VALUE(4, 13))
        CS64_READS(0, 7, 1, 12, 2)
        WRITE(1, F_R, V(Rd, 5))
        WHEN(IN(V(CDI, 1), 0xc0)) WRITE(1, F_R, BOR(V(Rd, 5), K(1))) END
    END
    CS64_KEEPS(0, 8, 7)
    DONE
};
static rt_rows uses_i2f_b = {
    GUARD_READS(3, 10)
    WHEN(GUARD_VALUE(3, 10))
        CI8_READS(0, 4, 1, 9)
        WRITE(1, F_R, V(Rd, 3))
    END
    CI8_KEEPS(0, 5, 4)
    DONE
};
static rt_rows uses_i2f_h = {
    GUARD_READS(3, 10)
    WHEN(GUARD_VALUE(3, 10))
        CI16_READS(0, 4, 1, 9)
        WRITE(1, F_R, V(Rd, 3))
    END
    CI16_KEEPS(0, 5, 4)
    DONE
};
static rt_rows uses_i2f_w = {
    GUARD_READS(2, 10)
    WHEN(GUARD_VALUE(2, 10))
        SBU_READS(0, 4, 9)
        WRITE(1, F_R, V(Rd, 3))
    END
    SBU_KEEPS(0, 5, 4)
    DONE
};
static rt_rows uses_i2f_bd = {
    GUARD_READS(3, 10)
    WHEN(GUARD_VALUE(3, 10))
        CI8_READS(0, 4, 1, 9)
        WRITE(1, F_R, V(Rd, 3))
        WRITE(1, F_R, BOR(V(Rd, 3), K(1)))
    END
    CI8_KEEPS(0, 5, 4)
    DONE
};
static rt_rows uses_i2f_hd = {
    GUARD_READS(3, 10)
    WHEN(GUARD_VALUE(3, 10))
        CI16_READS(0, 4, 1, 9)
        WRITE(1, F_R, V(Rd, 3))
        WRITE(1, F_R, BOR(V(Rd, 3), K(1)))
    END
    CI16_KEEPS(0, 5, 4)
    DONE
};
static rt_rows uses_i2f_wd = {
    GUARD_READS(2, 10)
    WHEN(GUARD_VALUE(2, 10))
        SBU_READS(0, 4, 9)
        WRITE(1, F_R, V(Rd, 3))
        WRITE(1, F_R, BOR(V(Rd, 3), K(1)))
    END
    SBU_KEEPS(0, 5, 4)
    DONE
};
static rt_rows uses_i2f_d = {
    GUARD_READS(2, 10)
    WHEN(GUARD_VALUE(2, 10))
        CI64_READS(0, 4, 9)
        WRITE(1, F_R, V(Rd, 3))
        WHEN(EQ(V(CDF, 0), K(3))) WRITE(1, F_R, BOR(V(Rd, 3), K(1))) END
    END
    CI64_KEEPS(0, 5, 4)
    DONE
};
static rt_rows uses_frnd_h = {
    GUARD_READS(4, 12)
    WHEN(GUARD_VALUE(4, 12))
        CS16_READS(0, 5, 1, 11, 2)
        WRITE(1, F_R, V(Rd, 3))
    END
    CS16_KEEPS(0, 6, 5)
    DONE
};
static rt_rows uses_frnd_s = {
    GUARD_READS(4, 11)
    WHEN(GUARD_VALUE(4, 11))
        CS32_READS(0, 5, 1, 10, 2)
        WRITE(1, F_R, V(Rd, 3))
    END
    CS32_KEEPS(0, 6, 5)
    DONE
};
static rt_rows uses_frnd_d = {
    GUARD_READS(4, 11)
    WHEN(GUARD_VALUE(4, 11))
        CS64_READS(0, 5, 1, 10, 2)
        WRITE(1, F_R, V(Rd, 3))
        WRITE(1, F_R, BOR(V(Rd, 3), K(1)))
    END
    CS64_KEEPS(0, 6, 5)
    DONE
};
static rt_rows uses_i2i = {
    GUARD_READS(1, 8)
    WHEN(GUARD_VALUE(1, 8))
        SBU_READS(0, 2, 7)
        WRITE(1, F_R, V(Rd, 1))
    END
    SBU_KEEPS(0, 3, 2)
    DONE
};
static rt_rows uses_f2fp_p = {
    GUARD_READS(2, 13)
    WHEN(GUARD_VALUE(2, 13))
        READ(F_R, V(Ra, 5))
        CX_READS(1, 7, 12)
        WRITE(1, F_R, V(Rd, 4))
    END
    WHEN(V(RA, 6)) KEEP(F_R, V(Ra, 5)) END
    CX_KEEPS(1, 8, 7)
    DONE
};
static rt_rows uses_f2fp_rs = {
    GUARD_READS(2, 14)
    WHEN(GUARD_VALUE(2, 14))
        READ(F_R, V(Ra, 4))
        CX_READS(1, 6, 11)
        READ(F_R, V(Rc, 12))
        WRITE(1, F_R, V(Rd, 3))
    END
    WHEN(V(RA, 5)) KEEP(F_R, V(Ra, 4)) END
    WHEN(V(RC, 13)) KEEP(F_R, V(Rc, 12)) END
    CX_KEEPS(1, 7, 6)
    DONE
};
static rt_rows uses_f2fp_m = {
    GUARD_READS(2, 13)
    WHEN(GUARD_VALUE(2, 13))
        CX_READS(1, 5, 10)
        READ(F_R, V(Rc, 11))
        WRITE(1, F_R, V(Rd, 4))
    END
    WHEN(V(RC, 12)) KEEP(F_R, V(Rc, 11)) END
    CX_KEEPS(1, 6, 5)
    DONE
};
static rt_rows uses_f2fp_mc = {
    GUARD_READS(2, 11)
    WHEN(GUARD_VALUE(2, 11))
        READ(F_R, V(Rc, 5))
        CXT_READS(1, 10)
        WRITE(1, F_R, V(Rd, 4))
    END
    WHEN(V(RB, 6)) KEEP(F_R, V(Rc, 5)) END
    DONE
};
static rt_rows uses_f2ip_b = {
    GUARD_READS(2, 16)
    WHEN(GUARD_VALUE(2, 16))
        READ(F_R, V(Ra, 5))
        CX_READS(1, 7, 12)
        READ(F_R, V(Rc, 13))
        WRITE(1, F_R, V(Rd, 4))
    END
    WHEN(V(RA, 6)) KEEP(F_R, V(Ra, 5)) END
    WHEN(V(RC, 14)) KEEP(F_R, V(Rc, 13)) END
    CX_KEEPS(1, 8, 7)
    DONE
};
static rt_rows uses_f2ip_c = {
    GUARD_READS(2, 14)
    WHEN(GUARD_VALUE(2, 14))
        READ(F_R, V(Ra, 5))
        READ(F_R, V(Rc, 7))
        CXT_READS(1, 12)
        WRITE(1, F_R, V(Rd, 4))
    END
    WHEN(V(RA, 6)) KEEP(F_R, V(Ra, 5)) END
    WHEN(V(RB, 8)) KEEP(F_R, V(Rc, 7)) END
    DONE
};
static rt_rows uses_i2fp = {
    GUARD_READS(1, 9)
    WHEN(GUARD_VALUE(1, 9))
        SBU_READS(0, 3, 8)
        WRITE(1, F_R, V(Rd, 2))
    END
    SBU_KEEPS(0, 4, 3)
    DONE
};
static rt_rows uses_i2ip_b = {
    GUARD_READS(3, 14)
    WHEN(GUARD_VALUE(3, 14))
        READ(F_R, V(Ra, 4))
        SBU_READS(1, 6, 11)
        READ(F_R, V(Rc, 12))
        WRITE(1, F_R, V(Rd, 3))
    END
    WHEN(V(RA, 5)) KEEP(F_R, V(Ra, 4)) END
    WHEN(V(RC, 13)) KEEP(F_R, V(Rc, 12)) END
    SBU_KEEPS(1, 7, 6)
    DONE
};
static rt_rows uses_i2ip_n = {
    GUARD_READS(2, 14)
    WHEN(GUARD_VALUE(2, 14))
        READ(F_R, V(Ra, 4))
        SBU_READS(1, 6, 11)
        READ(F_R, V(Rc, 12))
        WRITE(1, F_R, V(Rd, 3))
    END
    WHEN(V(RA, 5)) KEEP(F_R, V(Ra, 4)) END
    WHEN(V(RC, 13)) KEEP(F_R, V(Rc, 12)) END
    SBU_KEEPS(1, 7, 6)
    DONE
};
static rt_rows uses_dadd_r = {
    GUARD_READS(2, 8)
    WHEN(GUARD_VALUE(2, 8))
        DA_READS(3)
        DC_READS(6)
        WRITE(1, F_R, V(Rd, 1))
        WRITE(1, F_R, BOR(V(Rd, 1), K(1)))
    END
    DA_KEEPS(4, 3)
    DC_KEEPS(7, 6)
    DONE
};
static rt_rows uses_dadd_c = {
    GUARD_READS(4, 10)
    WHEN(GUARD_VALUE(4, 10))
        DA_READS(3)
        DT_READS(1, 2, 9, 3)
        WRITE(1, F_R, V(Rd, 1))
        WRITE(1, F_R, BOR(V(Rd, 1), K(1)))
    END
    DA_KEEPS(4, 3)
    DONE
};
static rt_rows uses_dmul = {
    GUARD_READS(4, 12)
    WHEN(GUARD_VALUE(4, 12))
        DA_READS(3)
        DB_READS(1, 6, 2, 11, 3)
        WRITE(1, F_R, V(Rd, 1))
        WRITE(1, F_R, BOR(V(Rd, 1), K(1)))
    END
    DA_KEEPS(4, 3)
    DB_KEEPS(1, 7, 6)
    DONE
};
static rt_rows uses_dfma_b = {
    GUARD_READS(5, 15)
    WHEN(GUARD_VALUE(5, 15))
        DA_READS(3)
        DB_READS(1, 6, 2, 11, 3)
        DC_READS(13)
        WRITE(1, F_R, V(Rd, 1))
        WRITE(1, F_R, BOR(V(Rd, 1), K(1)))
    END
    DA_KEEPS(4, 3)
    DB_KEEPS(1, 7, 6)
    DC_KEEPS(14, 13)
    DONE
};
static rt_rows uses_dfma_c = {
    GUARD_READS(5, 13)
    WHEN(GUARD_VALUE(5, 13))
        DA_READS(3)
        DCB_READS(6)
        DT_READS(2, 3, 12, 4)
        WRITE(1, F_R, V(Rd, 1))
        WRITE(1, F_R, BOR(V(Rd, 1), K(1)))
    END
    DA_KEEPS(4, 3)
    DCB_KEEPS(7, 6)
    DONE
};
static rt_rows uses_dsetp = {
    GUARD_READS(5, 16)
    WHEN(GUARD_VALUE(5, 16))
        DA_READS(5)
        DL_READS(1, 8, 2, 13, 3)
        READ(F_P, V(Q0, 15))
        WRITE(1, F_P, V(P0, 2))
        WRITE(1, F_P, V(P1, 3))
    END
    DA_KEEPS(6, 5)
    DL_KEEPS(1, 9, 8)
    DONE
};
static rt_rows uses_fadd = {
    GUARD_READS(4, 14)
    WHEN(GUARD_VALUE(4, 14))
        FA_READS(0, 5)
        FL_READS(1, 8, 2, 13, 3)
        WRITE(1, F_R, V(Rd, 3))
    END
    FA_KEEPS(6, 5)
    FL_KEEPS(1, 9, 8)
    DONE
};
static rt_rows uses_fmul = {
    GUARD_READS(4, 15)
    WHEN(GUARD_VALUE(4, 15))
        FA_READS(0, 6)
        FB_READS(1, 9, 2, 14, 3)
        WRITE(1, F_R, V(Rd, 4))
    END
    FA_KEEPS(7, 6)
    FB_KEEPS(1, 10, 9)
    DONE
};
static rt_rows uses_ffma_b = {
    GUARD_READS(5, 17)
    WHEN(GUARD_VALUE(5, 17))
        FA_READS(0, 5)
        FB_READS(1, 8, 2, 13, 3)
        FC_READS(4, 15)
        WRITE(1, F_R, V(Rd, 3))
    END
    FA_KEEPS(6, 5)
    FB_KEEPS(1, 9, 8)
    FC_KEEPS(16, 15)
    DONE
};
static rt_rows uses_ffma_c = {
    GUARD_READS(5, 15)
    WHEN(GUARD_VALUE(5, 15))
        FA_READS(0, 5)
        FCB_READS(1, 8)
        FT_READS(2, 3, 14, 4)
        WRITE(1, F_R, V(Rd, 3))
    END
    FA_KEEPS(6, 5)
    FCB_KEEPS(9, 8)
    DONE
};
static rt_rows uses_fmnmx_n = {
    GUARD_READS(7, 16)
    WHEN(GUARD_VALUE(7, 16))
        FA_READS(2, 5)
        WHEN(LOR(NE(SLICE(FMMOD_VALUE(0, 0, 1, 2), K(2), 2), K(0)), LOR(LNOT(SLICE(FMMOD_VALUE(0, 0,
            1, 2), K(1), 1)), UNKNOWN)))
            FB_READS(3, 8, 4, 13, 5)
            READ(F_P, V(Q0, 15))
        END
        WRITE(1, F_R, V(Rd, 3))
    END
    FA_KEEPS(6, 5)
    FB_KEEPS(3, 9, 8)
    DONE
};
static rt_rows uses_fmnmx_isa = {
    GUARD_READS(5, 17)
    WHEN(GUARD_VALUE(5, 17))
        FA_READS(0, 6)
        FB_READS(1, 9, 2, 14, 3)
        READ(F_P, V(Q0, 16))
        WRITE(1, F_R, V(Rd, 3))
        WRITE(1, F_P, V(P1, 4))
    END
    FA_KEEPS(7, 6)
    FB_KEEPS(1, 10, 9)
    DONE
};
static rt_rows uses_fsel = {
    GUARD_READS(5, 14)
    WHEN(GUARD_VALUE(5, 14))
        READ(F_P, V(Q0, 13))
        WHEN(NE(BXOR(REG(F_P, V(Q0, 13)), V(Q0N, 12)), K(0))) FA_READS(0, 3) END
        WHEN(EQ(BXOR(REG(F_P, V(Q0, 13)), V(Q0N, 12)), K(0))) FB_READS(1, 6, 2, 11, 3) END
        WRITE(1, F_R, V(Rd, 1))
    END
    FA_KEEPS(4, 3)
    FB_KEEPS(1, 7, 6)
    DONE
};
static rt_rows uses_fset = {
    GUARD_READS(5, 16)
    WHEN(GUARD_VALUE(5, 16))
        FA_READS(0, 5)
        FB_READS(1, 8, 2, 13, 3)
        WHEN(COND(EQ(V(BOP, 2), K(0)), NE(BAND(UNKNOWN, V(FCMP, 0)), K(0)), LOR(NE(V(BOP, 2), K(1)),
            EQ(BAND(UNKNOWN, V(FCMP, 0)), K(0)))))
            READ(F_P, V(Q0, 15))
        END
        WRITE(1, F_R, V(Rd, 3))
    END
    FA_KEEPS(6, 5)
    FB_KEEPS(1, 9, 8)
    DONE
};
static rt_rows uses_fsetp = {
    GUARD_READS(5, 17)
    WHEN(GUARD_VALUE(5, 17))
        FA_READS(0, 6)
        FB_READS(1, 9, 2, 14, 3)
        WHEN(LOR(LNOT(IN(V(BOP, 2), 0x3)), LOR(NE(BAND(UNKNOWN, V(FCMP, 0)), K(0)), EQ(BAND(UNKNOWN,
            V(FCMP, 0)), K(0)))))
            READ(F_P, V(Q0, 16))
        END
        WRITE(1, F_P, V(P0, 3))
        WRITE(1, F_P, V(P1, 4))
    END
    FA_KEEPS(7, 6)
    FB_KEEPS(1, 10, 9)
    DONE
};
static rt_rows uses_fchk = {
    GUARD_READS(4, 11)
    WHEN(GUARD_VALUE(4, 11))
        FA_READS(0, 2)
        FB_READS(1, 5, 2, 10, 3)
        WRITE(1, F_P, V(P0, 0))
    END
    FA_KEEPS(3, 2)
    FB_KEEPS(1, 6, 5)
    DONE
};
static rt_rows uses_fswzadd = {
    GUARD_READS(0, 12)
    WHEN(GUARD_VALUE(0, 12))
        READ(F_R, V(Ra, 4))
        READ(F_R, V(Rc, 6))
        WRITE(1, F_R, V(Rd, 3))
    END
    WHEN(V(RA, 5)) KEEP(F_R, V(Ra, 4)) END
    WHEN(V(RC, 7)) KEEP(F_R, V(Rc, 6)) END
    DONE
};
static rt_rows uses_mufu_r = {
    GUARD_READS(4, 10)
    WHEN(GUARD_VALUE(4, 10))
        FB_READS_2(1, 5, 2, 9, 3)
        WRITE(1, F_R, V(Rd, 3))
    END
    FB_KEEPS(1, 6, 5)
    DONE
};
static rt_rows uses_mufu_s = {
    GUARD_READS(1, 3)
    WHEN(GUARD_VALUE(1, 3)) WRITE(1, F_R, V(Rd, 1)) END
    DONE
};
static rt_rows uses_al2p = {
    GUARD_READS(0, 2)
    WHEN(GUARD_VALUE(0, 2))
        READ(F_R, V(Ra, 1))
        WRITE(1, F_R, V(Rd, 0))
    END
    DONE
};
static rt_rows uses_ald_a = {
    GUARD_READS(1, 4)
    WHEN(GUARD_VALUE(1, 4))
        ARB_READS(0, 3)
        WRITE(1, F_R, V(Rd, 1))
    END
    DONE
};
static rt_rows uses_ald_r = {
    GUARD_READS(1, 4)
    WHEN(GUARD_VALUE(1, 4))
        READ(F_R, V(Ra, 2))
        ARB_READS(0, 3)
        WRITE(1, F_R, V(Rd, 1))
    END
    DONE
};
static rt_rows uses_ald_u = {
    GUARD_READS(1, 4)
    WHEN(GUARD_VALUE(1, 4))
        READ(F_UR, V(Ua, 2))
        ARB_READS(0, 3)
        WRITE(1, F_R, V(Rd, 1))
    END
    DONE
};
static rt_rows uses_ast_a = {
    GUARD_READS(1, 3)
    WHEN(GUARD_VALUE(1, 3))
        READ(F_R, V(Rb, 1))
        ARC_READS(0, 2)
    END
    DONE
};
static rt_rows uses_ast_r = {
    GUARD_READS(1, 3)
    WHEN(GUARD_VALUE(1, 3))
        READ(F_R, V(Ra, 0))
        READ(F_R, V(Rb, 1))
        ARC_READS(0, 2)
    END
    DONE
};
static rt_rows uses_ast_u = {
    GUARD_READS(1, 3)
    WHEN(GUARD_VALUE(1, 3))
        READ(F_UR, V(Ua, 0))
        READ(F_R, V(Rb, 1))
        ARC_READS(0, 2)
    END
    DONE
};
static rt_rows uses_ipa_a = {
    GUARD_READS(2, 8)
    WHEN(GUARD_VALUE(2, 8))
        WRITE(1, F_R, V(Rd, 2))
        PO_WRITES(0, 3)
    END
    DONE
};
static rt_rows uses_ipa_u = {
    GUARD_READS(1, 6)
    WHEN(GUARD_VALUE(1, 6))
        READ(F_UR, V(Ua, 4))
        WRITE(1, F_R, V(Rd, 2))
        PO_WRITES(0, 3)
    END
    DONE
};
static rt_rows uses_out_f = {
    GUARD_READS(1, 1)
    WHEN(GUARD_VALUE(1, 1)) READ(F_R, V(Ra, 0)) END
    DONE
};
static rt_rows uses_out_r = {
    GUARD_READS(0, 4)
    WHEN(GUARD_VALUE(0, 4))
        READ(F_R, V(Ra, 2))
        READ(F_R, V(Rb, 3))
        WRITE(1, F_R, V(Rd, 1))
    END
    DONE
};
static rt_rows uses_out_i = {
    GUARD_READS(0, 4)
    WHEN(GUARD_VALUE(0, 4))
        READ(F_R, V(Ra, 2))
        WRITE(1, F_R, V(Rd, 1))
    END
    DONE
};
static rt_rows uses_out_u = {
    GUARD_READS(0, 4)
    WHEN(GUARD_VALUE(0, 4))
        READ(F_R, V(Ra, 2))
        READ(F_UR, V(Ub, 3))
        WRITE(1, F_R, V(Rd, 1))
    END
    DONE
};
static rt_rows uses_isberd = {
    GUARD_READS(1, 3)
    WHEN(GUARD_VALUE(1, 3))
        READ(F_R, V(Ra, 1))
        WRITE(1, F_R, V(Rd, 0))
    END
    DONE
};
static rt_rows uses_isbewr = {
    GUARD_READS(1, 3)
    WHEN(GUARD_VALUE(1, 3))
        READ(F_R, V(Ra, 0))
        READ(F_R, V(Rb, 2))
    END
    DONE
};
static rt_rows uses_ldtram = {
    GUARD_READS(0, 3)
    WHEN(GUARD_VALUE(0, 3))
        READ(F_UR, V(Ua, 1))
        WRITE(1, F_R, V(Rd, 0))
    END
    DONE
};
static rt_rows uses_hadd2 = {
    GUARD_READS(13, 20)
    WHEN(GUARD_VALUE(13, 20))
        HA_READS(6)
        HL_READS(4, 11, 7, 19, 9)
        WRITE(1, F_R, V(Rd, 4))
    END
    HA_KEEPS(7, 6)
    HL_KEEPS(4, 12, 11)
    DONE
};
static rt_rows uses_hmul2 = {
    GUARD_READS(13, 20)
    WHEN(GUARD_VALUE(13, 20))
        HA_READS(6)
        HB_READS(4, 11, 7, 19, 9)
        WRITE(1, F_R, V(Rd, 4))
    END
    HA_KEEPS(7, 6)
    HB_KEEPS(4, 12, 11)
    DONE
};
static rt_rows uses_hfma2_b = {
    GUARD_READS(16, 26)
    WHEN(GUARD_VALUE(16, 26))
        HA_READS(5)
        HMB_READS(4, 10, 7, 20, 9)
        HC_READS(22)
        WRITE(1, F_R, V(Rd, 3))
    END
    HA_KEEPS(6, 5)
    HMB_KEEPS(4, 11, 10)
    HC_KEEPS(23, 22)
    DONE
};
static rt_rows uses_hfma2_c = {
    GUARD_READS(14, 24)
    WHEN(GUARD_VALUE(14, 24))
        HA_READS(5)
        HCB_READS(10)
        HMT_READS(7, 8, 21, 10)
        WRITE(1, F_R, V(Rd, 3))
    END
    HA_KEEPS(6, 5)
    HCB_KEEPS(11, 10)
    DONE
};
static rt_rows uses_hfma2_rb = {
    GUARD_READS(17, 27)
    WHEN(GUARD_VALUE(17, 27))
        HA_READS(4)
        HMB_READS_2(4, 9, 7, 19, 9)
        HC_READS(21)
        READ(F_P, V(Q0, 26))
        WRITE(1, F_R, V(Rd, 2))
    END
    HA_KEEPS(5, 4)
    HMB_KEEPS(4, 10, 9)
    HC_KEEPS(22, 21)
    DONE
};
static rt_rows uses_hfma2_rc = {
    GUARD_READS(15, 25)
    WHEN(GUARD_VALUE(15, 25))
        HA_READS(4)
        HCB_READS(9)
        HMT_READS_2(7, 8, 20, 10)
        READ(F_P, V(Q0, 24))
        WRITE(1, F_R, V(Rd, 2))
    END
    HA_KEEPS(5, 4)
    HCB_KEEPS(10, 9)
    DONE
};
static rt_rows uses_hfma2_mma_b = {
    GUARD_READS(6, 19)
    WHEN(GUARD_VALUE(6, 19))
        FA_READS(1, 4)
        HWB_READS(2, 7, 3, 15, 4)
        HWC_READS(17)
        WRITE(1, F_R, V(Rd, 2))
    END
    FA_KEEPS(5, 4)
    HWB_KEEPS(2, 8, 7)
    HWC_KEEPS(18, 17)
    DONE
};
static rt_rows uses_hfma2_mma_c = {
    GUARD_READS(6, 17)
    WHEN(GUARD_VALUE(6, 17))
        FA_READS(1, 4)
        HWCB_READS(7)
        HWT_READS(3, 4, 16, 5)
        WRITE(1, F_R, V(Rd, 2))
    END
    FA_KEEPS(5, 4)
    HWCB_KEEPS(8, 7)
    DONE
};
static rt_rows uses_hfma2_mma_rb = {
    GUARD_READS(7, 21)
    WHEN(GUARD_VALUE(7, 21))
        FA_READS(1, 4)
        HWB_READS(2, 7, 3, 15, 4)
        HWC_READS(17)
        READ(F_P, V(Q0, 20))
        WRITE(1, F_R, V(Rd, 2))
    END
    FA_KEEPS(5, 4)
    HWB_KEEPS(2, 8, 7)
    HWC_KEEPS(18, 17)
    DONE
};
static rt_rows uses_hfma2_mma_rc = {
    GUARD_READS(7, 19)
    WHEN(GUARD_VALUE(7, 19))
        FA_READS(1, 4)
        HWCB_READS(7)
        HWT_READS(3, 4, 16, 5)
        READ(F_P, V(Q0, 18))
        WRITE(1, F_R, V(Rd, 2))
    END
    FA_KEEPS(5, 4)
    HWCB_KEEPS(8, 7)
    DONE
};
static rt_rows uses_hset2 = {
    GUARD_READS(14, 25)
    WHEN(GUARD_VALUE(14, 25))
        HA_READS(7)
        HSL_READS(4, 12, 7, 22, 9)
        READ(F_P, V(Q0, 24))
        WRITE(1, F_R, V(Rd, 5))
    END
    HA_KEEPS(8, 7)
    HSL_KEEPS(4, 13, 12)
    DONE
};
static rt_rows uses_hsetp2 = {
    GUARD_READS(14, 26)
    WHEN(GUARD_VALUE(14, 26))
        HA_READS(8)
        HSL_READS(4, 13, 7, 23, 9)
        READ(F_P, V(Q0, 25))
        WRITE(1, F_P, V(P0, 5))
        WRITE(1, F_P, V(P1, 6))
    END
    HA_KEEPS(9, 8)
    HSL_KEEPS(4, 14, 13)
    DONE
};
static rt_rows uses_hmnmx2 = {
    GUARD_READS(14, 23)
    WHEN(GUARD_VALUE(14, 23))
        HA_READS(5)
        HNM_READS(4, 10, 7, 20, 9)
        READ(F_P, V(Q0, 22))
        WRITE(1, F_R, V(Rd, 3))
    END
    HA_KEEPS(6, 5)
    HNM_KEEPS(4, 11, 10)
    DONE
};
static rt_rows uses_iadd3_n = {
    GUARD_READS(5, 16)
    WHEN(GUARD_VALUE(5, 16))
        READ(F_R, V(Ra, 4))
        SBN_READS(2, 7, 3, 12)
        READ(F_R, V(Rc, 14))
        WRITE(1, F_R, V(Rd, 0))
        WRITE(1, F_P, V(P0, 1))
        WRITE(1, F_P, V(P1, 2))
    END
    WHEN(V(RA, 5)) KEEP(F_R, V(Ra, 4)) END
    SBN_KEEPS(2, 8, 7)
    WHEN(V(RC, 15)) KEEP(F_R, V(Rc, 14)) END
    DONE
};
static rt_rows uses_iadd3_x = {
    GUARD_READS(7, 20)
    WHEN(GUARD_VALUE(7, 20))
        READ(F_R, V(Ra, 4))
        SBI_READS(2, 7, 3, 12)
        READ(F_R, V(Rc, 14))
        READ(F_P, V(Q0, 17))
        READ(F_P, V(Q1, 19))
        WRITE(1, F_R, V(Rd, 0))
        WRITE(1, F_P, V(P0, 1))
        WRITE(1, F_P, V(P1, 2))
    END
    WHEN(V(RA, 5)) KEEP(F_R, V(Ra, 4)) END
    SBI_KEEPS(2, 8, 7)
    WHEN(V(RC, 15)) KEEP(F_R, V(Rc, 14)) END
    DONE
};
static rt_rows uses_imad_r = {
    GUARD_READS(1, 9)
    WHEN(GUARD_VALUE(1, 9))
        READ(F_R, V(Ra, 2))
        READ(F_R, V(Rb, 4))
        READ(F_R, V(Rc, 7))
        WRITE(1, F_R, V(Rd, 1))
    END
    WHEN(V(RA, 3)) KEEP(F_R, V(Ra, 2)) END
    WHEN(V(RB, 5)) KEEP(F_R, V(Rb, 4)) END
    WHEN(V(RC, 8)) KEEP(F_R, V(Rc, 7)) END
    DONE
};
static rt_rows uses_imad_i = {
    GUARD_READS(1, 8)
    WHEN(GUARD_VALUE(1, 8))
        READ(F_R, V(Ra, 2))
        READ(F_R, V(Rc, 6))
        WRITE(1, F_R, V(Rd, 1))
    END
    WHEN(V(RA, 3)) KEEP(F_R, V(Ra, 2)) END
    WHEN(V(RC, 7)) KEEP(F_R, V(Rc, 6)) END
    DONE
};
static rt_rows uses_imad_b = {
    GUARD_READS(2, 10)
    WHEN(GUARD_VALUE(2, 10))
        READ(F_R, V(Ra, 2))
        SBCU_READS(0, 6)
        READ(F_R, V(Rc, 8))
        WRITE(1, F_R, V(Rd, 1))
    END
    WHEN(V(RA, 3)) KEEP(F_R, V(Ra, 2)) END
    WHEN(V(RC, 9)) KEEP(F_R, V(Rc, 8)) END
    DONE
};
static rt_rows uses_imad_ri = {
    GUARD_READS(0, 7)
    WHEN(GUARD_VALUE(0, 7))
        READ(F_R, V(Ra, 2))
        READ(F_R, V(Rc, 4))
        WRITE(1, F_R, V(Rd, 1))
    END
    WHEN(V(RA, 3)) KEEP(F_R, V(Ra, 2)) END
    WHEN(V(RB, 5)) KEEP(F_R, V(Rc, 4)) END
    DONE
};
static rt_rows uses_imad_rc = {
    GUARD_READS(2, 10)
    WHEN(GUARD_VALUE(2, 10))
        READ(F_R, V(Ra, 2))
        READ(F_R, V(Rc, 4))
        CB_READS(1, 9)
        WRITE(1, F_R, V(Rd, 1))
    END
    WHEN(V(RA, 3)) KEEP(F_R, V(Ra, 2)) END
    WHEN(V(RB, 5)) KEEP(F_R, V(Rc, 4)) END
    DONE
};
static rt_rows uses_imad_ru = {
    GUARD_READS(1, 8)
    WHEN(GUARD_VALUE(1, 8))
        READ(F_R, V(Ra, 2))
        READ(F_R, V(Rc, 4))
        READ(F_UR, V(Ub, 7))
        WRITE(1, F_R, V(Rd, 1))
    END
    WHEN(V(RA, 3)) KEEP(F_R, V(Ra, 2)) END
    WHEN(V(RB, 5)) KEEP(F_R, V(Rc, 4)) END
    DONE
};
static rt_rows uses_imad_bx = {
    GUARD_READS(3, 15)
    WHEN(GUARD_VALUE(3, 15))
        READ(F_R, V(Ra, 2))
        SB_READS(0, 4, 9)
        READ(F_R, V(Rc, 11))
        READ(F_P, V(Q0, 14))
        WRITE(1, F_R, V(Rd, 1))
    END
    WHEN(V(RA, 3)) KEEP(F_R, V(Ra, 2)) END
    SB_KEEPS(0, 5, 4)
    WHEN(V(RC, 12)) KEEP(F_R, V(Rc, 11)) END
    DONE
};
static rt_rows uses_imad_cx = {
    GUARD_READS(3, 13)
    WHEN(GUARD_VALUE(3, 13))
        READ(F_R, V(Ra, 2))
        READ(F_R, V(Rc, 4))
        SCI_READS(0, 1, 10)
        READ(F_P, V(Q0, 12))
        WRITE(1, F_R, V(Rd, 1))
    END
    WHEN(V(RA, 3)) KEEP(F_R, V(Ra, 2)) END
    WHEN(V(RB, 5)) KEEP(F_R, V(Rc, 4)) END
    DONE
};
static rt_rows uses_imad_wide_b = {
    GUARD_READS(3, 14)
    WHEN(GUARD_VALUE(3, 14))
        READ(F_R, V(Ra, 3))
        SB_READS(1, 5, 10)
        READ_EARLY(-2, F_R, V(Rc, 12))
        READ_EARLY(-2, F_R, BOR(V(Rc, 12), K(1)))
        PJ_WRITES(0, 2)
        WHEN(NE(V(Rd, 1), K(255)))
            WRITE(1, F_R, V(Rd, 1))
            WRITE(1, F_R, ADD(V(Rd, 1), K(1)))
        END
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    SB_KEEPS(1, 6, 5)
    WHEN(V(RC, 13)) KEEP(F_R, V(Rc, 12)) END
    DONE
};
static rt_rows uses_imad_wide_c = {
    GUARD_READS(3, 11)
    WHEN(GUARD_VALUE(3, 11))
        READ(F_R, V(Ra, 3))
        READ_EARLY(-2, F_R, V(Rc, 5))
        WIDEC_READS(1, 2, 10)
        PJ_WRITES(0, 2)
        WHEN(NE(V(Rd, 1), K(255)))
            WRITE(1, F_R, V(Rd, 1))
            WRITE(1, F_R, ADD(V(Rd, 1), K(1)))
        END
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    WHEN(V(RB, 6)) KEEP(F_R, V(Rc, 5)) END
    DONE
};
static rt_rows uses_imad_wide_bx = {
    GUARD_READS(4, 16)
    WHEN(GUARD_VALUE(4, 16))
        READ(F_R, V(Ra, 3))
        SB_READS(1, 5, 10)
        READ_EARLY(-2, F_R, V(Rc, 12))
        READ_EARLY(-2, F_R, BOR(V(Rc, 12), K(1)))
        READ(F_P, V(Q0, 15))
        PJ_WRITES(0, 2)
        WHEN(NE(V(Rd, 1), K(255)))
            WRITE(1, F_R, V(Rd, 1))
            WRITE(1, F_R, ADD(V(Rd, 1), K(1)))
        END
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    SB_KEEPS(1, 6, 5)
    WHEN(V(RC, 13)) KEEP(F_R, V(Rc, 12)) END
    DONE
};
static rt_rows uses_imad_wide_cx = {
    GUARD_READS(4, 13)
    WHEN(GUARD_VALUE(4, 13))
        READ(F_R, V(Ra, 3))
        READ_EARLY(-2, F_R, V(Rc, 5))
        WIDECX_READS(1, 2, 10)
        READ(F_P, V(Q0, 12))
        PJ_WRITES(0, 2)
        WHEN(NE(V(Rd, 1), K(255)))
            WRITE(1, F_R, V(Rd, 1))
            WRITE(1, F_R, ADD(V(Rd, 1), K(1)))
        END
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    WHEN(V(RB, 6)) KEEP(F_R, V(Rc, 5)) END
    DONE
};
static rt_rows uses_imad_hi_b = {
    GUARD_READS(3, 14)
    WHEN(GUARD_VALUE(3, 14))
        READ(F_R, V(Ra, 3))
        SB_READS(1, 5, 10)
        READ(F_R, V(Rc, 12))
        READ(F_R, BOR(V(Rc, 12), K(1)))
        PJ_WRITES(0, 2)
        WRITE(1, F_R, V(Rd, 1))
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    SB_KEEPS(1, 6, 5)
    WHEN(V(RC, 13)) KEEP(F_R, V(Rc, 12)) END
    DONE
};
static rt_rows uses_imad_hi_c = {
    GUARD_READS(3, 11)
    WHEN(GUARD_VALUE(3, 11))
        READ(F_R, V(Ra, 3))
        READ(F_R, V(Rc, 5))
        WIDEC_READS(1, 2, 10)
        PJ_WRITES(0, 2)
        WRITE(1, F_R, V(Rd, 1))
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    WHEN(V(RB, 6)) KEEP(F_R, V(Rc, 5)) END
    DONE
};
static rt_rows uses_imad_hi_bx = {
    GUARD_READS(4, 16)
    WHEN(GUARD_VALUE(4, 16))
        READ(F_R, V(Ra, 3))
        SB_READS(1, 5, 10)
        READ(F_R, V(Rc, 12))
        READ(F_R, BOR(V(Rc, 12), K(1)))
        READ(F_P, V(Q0, 15))
        PJ_WRITES(0, 2)
        WRITE(1, F_R, V(Rd, 1))
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    SB_KEEPS(1, 6, 5)
    WHEN(V(RC, 13)) KEEP(F_R, V(Rc, 12)) END
    DONE
};
static rt_rows uses_imad_hi_cx = {
    GUARD_READS(4, 13)
    WHEN(GUARD_VALUE(4, 13))
        READ(F_R, V(Ra, 3))
        READ(F_R, V(Rc, 5))
        WIDECX_READS(1, 2, 10)
        READ(F_P, V(Q0, 12))
        PJ_WRITES(0, 2)
        WRITE(1, F_R, V(Rd, 1))
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    WHEN(V(RB, 6)) KEEP(F_R, V(Rc, 5)) END
    DONE
};
static rt_rows uses_lop3 = {
    GUARD_READS(3, 16)
    WHEN(GUARD_VALUE(3, 16))
        READ(F_R, V(Ra, 3))
        SBU_READS(1, 5, 10)
        READ(F_R, V(Rc, 11))
        WRITE(1, F_R, V(Rd, 2))
        WHEN(UNKNOWN) READ(F_P, V(Q0, 15)) END
        PO_WRITES(0, 1)
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    WHEN(V(RC, 12)) KEEP(F_R, V(Rc, 11)) END
    SBU_KEEPS(1, 6, 5)
    DONE
};
static rt_rows uses_shf_b = {
    GUARD_READS(1, 15)
    WHEN(GUARD_VALUE(1, 15))
        READ(F_R, V(Ra, 5))
        READ(F_R, V(Rc, 13))
        SBU_READS(0, 7, 12)
        WRITE(1, F_R, V(Rd, 4))
    END
    WHEN(V(RA, 6)) KEEP(F_R, V(Ra, 5)) END
    WHEN(V(RC, 14)) KEEP(F_R, V(Rc, 13)) END
    SBU_KEEPS(0, 8, 7)
    DONE
};
static rt_rows uses_shf_c = {
    GUARD_READS(1, 13)
    WHEN(GUARD_VALUE(1, 13))
        READ(F_R, V(Ra, 5))
        SCU_READS(0, 12)
        READ(F_R, V(Rc, 7))
        WRITE(1, F_R, V(Rd, 4))
    END
    WHEN(V(RA, 6)) KEEP(F_R, V(Ra, 5)) END
    WHEN(V(RB, 8)) KEEP(F_R, V(Rc, 7)) END
    DONE
};
static rt_rows uses_prmt_b = {
    GUARD_READS(1, 12)
    WHEN(GUARD_VALUE(1, 12))
        SBU_READS(0, 4, 9)
        WHEN(LOR(NE(V(PMODE, 0), K(0)), LOR(SLICE(LOW(LOW(SBU_VALUE(0, 4, 6, 9), 32), 4), K(3), 1),
            LOR(LNOT(SLICE(LOW(LOW(SBU_VALUE(0, 4, 6, 9), 32), 4), K(3), 1)),
            LOR(SLICE(SLICE(LOW(SBU_VALUE(0, 4, 6, 9), 32), K(4), 4), K(3), 1),
            LOR(LNOT(SLICE(SLICE(LOW(SBU_VALUE(0, 4, 6, 9), 32), K(4), 4), K(3), 1)),
            LOR(SLICE(SLICE(LOW(SBU_VALUE(0, 4, 6, 9), 32), K(8), 4), K(3), 1),
            LOR(LNOT(SLICE(SLICE(LOW(SBU_VALUE(0, 4, 6, 9), 32), K(8), 4), K(3), 1)),
            LOR(SLICE(SLICE(LOW(SBU_VALUE(0, 4, 6, 9), 32), K(12), 4), K(3), 1),
            LNOT(SLICE(SLICE(LOW(SBU_VALUE(0, 4, 6, 9), 32), K(12), 4), K(3), 1)))))))))))
            READ(F_R, V(Ra, 2))
            READ(F_R, V(Rc, 10))
        END
        WRITE(1, F_R, V(Rd, 1))
    END
    WHEN(V(RA, 3)) KEEP(F_R, V(Ra, 2)) END
    WHEN(V(RC, 11)) KEEP(F_R, V(Rc, 10)) END
    SBU_KEEPS(0, 5, 4)
    DONE
};
static rt_rows uses_prmt_c = {
    GUARD_READS(1, 10)
    WHEN(GUARD_VALUE(1, 10))
        WHEN(IN(V(PMODE, 0), 0x81)) READ(F_R, V(Rc, 4)) END
        READ(F_R, V(Ra, 2))
        SCU_READS(0, 9)
        WRITE(1, F_R, V(Rd, 1))
        WHEN(IN(V(PMODE, 0), 0x7e)) READ_BITS(F_R, V(Rc, 4), K(0), 2) END
    END
    WHEN(V(RA, 3)) KEEP(F_R, V(Ra, 2)) END
    WHEN(V(RB, 5)) KEEP(F_R, V(Rc, 4)) END
    DONE
};
static rt_rows uses_sel = {
    GUARD_READS(2, 11)
    WHEN(GUARD_VALUE(2, 11))
        READ(F_P, V(Q0, 10))
        WHEN(NE(BXOR(REG(F_P, V(Q0, 10)), V(Q0N, 9)), K(0))) READ(F_R, V(Ra, 1)) END
        WHEN(EQ(BXOR(REG(F_P, V(Q0, 10)), V(Q0N, 9)), K(0))) SBU_READS(0, 3, 8) END
        WRITE(1, F_R, V(Rd, 0))
    END
    WHEN(V(RA, 2)) KEEP(F_R, V(Ra, 1)) END
    SBU_KEEPS(0, 4, 3)
    DONE
};
static rt_rows uses_isetp_n = {
    GUARD_READS(2, 15)
    WHEN(GUARD_VALUE(2, 15))
        READ(F_R, V(Ra, 5))
        SB_READS(0, 7, 12)
        WHEN(LOR(LNOT(IN(V(BOP, 2), 0x3)), LOR(NE(BAND(V(CMP, 0), COND(LT(COND(V(CMPU, 1),
            SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R, V(Ra, 5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0,
            7, 9, 12), 32), 32), LOW(SB_VALUE(0, 7, 9, 12), 32))), K(1), COND(EQ(COND(V(CMPU, 1),
            SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R, V(Ra, 5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0,
            7, 9, 12), 32), 32), LOW(SB_VALUE(0, 7, 9, 12), 32))), K(2), K(4)))), K(0)),
            EQ(BAND(V(CMP, 0), COND(LT(COND(V(CMPU, 1), SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R, V(Ra,
            5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0, 7, 9, 12), 32), 32), LOW(SB_VALUE(0, 7, 9,
            12), 32))), K(1), COND(EQ(COND(V(CMPU, 1), SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R, V(Ra,
            5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0, 7, 9, 12), 32), 32), LOW(SB_VALUE(0, 7, 9,
            12), 32))), K(2), K(4)))), K(0)))))
            READ(F_P, V(Q0, 14))
        END
        WRITE(1, F_P, V(P0, 3))
        WRITE(1, F_P, V(P1, 4))
    END
    WHEN(V(RA, 6)) KEEP(F_R, V(Ra, 5)) END
    SB_KEEPS(0, 8, 7)
    DONE
};
static rt_rows uses_isetp_x = {
    GUARD_READS(3, 17)
    WHEN(GUARD_VALUE(3, 17))
        READ(F_R, V(Ra, 5))
        SB_READS(0, 7, 12)
        WHEN(LOR(LNOT(IN(V(BOP, 2), 0x3)), COND(EQ(COND(V(CMPU, 1), SEXT(REG(F_R, V(Ra, 5)), 32),
            REG(F_R, V(Ra, 5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0, 7, 9, 12), 32), 32),
            LOW(SB_VALUE(0, 7, 9, 12), 32))), LOR(LNOT(IN(V(CMP, 0), 0x81)), LOR(NE(BAND(V(CMP, 0),
            COND(LT(COND(V(CMPU, 1), SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R, V(Ra, 5))), COND(V(CMPU,
            1), SEXT(LOW(SB_VALUE(0, 7, 9, 12), 32), 32), LOW(SB_VALUE(0, 7, 9, 12), 32))), K(1),
            COND(EQ(COND(V(CMPU, 1), SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R, V(Ra, 5))), COND(V(CMPU,
            1), SEXT(LOW(SB_VALUE(0, 7, 9, 12), 32), 32), LOW(SB_VALUE(0, 7, 9, 12), 32))), K(2),
            K(4)))), K(0)), EQ(BAND(V(CMP, 0), COND(LT(COND(V(CMPU, 1), SEXT(REG(F_R, V(Ra, 5)),
            32), REG(F_R, V(Ra, 5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0, 7, 9, 12), 32), 32),
            LOW(SB_VALUE(0, 7, 9, 12), 32))), K(1), COND(EQ(COND(V(CMPU, 1), SEXT(REG(F_R, V(Ra,
            5)), 32), REG(F_R, V(Ra, 5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0, 7, 9, 12), 32),
            32), LOW(SB_VALUE(0, 7, 9, 12), 32))), K(2), K(4)))), K(0)))), COND(IN(V(CMP, 0), 0x81),
            LOR(NE(BAND(V(CMP, 0), COND(LT(COND(V(CMPU, 1), SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R,
            V(Ra, 5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0, 7, 9, 12), 32), 32), LOW(SB_VALUE(0,
            7, 9, 12), 32))), K(1), COND(EQ(COND(V(CMPU, 1), SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R,
            V(Ra, 5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0, 7, 9, 12), 32), 32), LOW(SB_VALUE(0,
            7, 9, 12), 32))), K(2), K(4)))), K(0)), EQ(BAND(V(CMP, 0), COND(LT(COND(V(CMPU, 1),
            SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R, V(Ra, 5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0,
            7, 9, 12), 32), 32), LOW(SB_VALUE(0, 7, 9, 12), 32))), K(1), COND(EQ(COND(V(CMPU, 1),
            SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R, V(Ra, 5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0,
            7, 9, 12), 32), 32), LOW(SB_VALUE(0, 7, 9, 12), 32))), K(2), K(4)))), K(0))),
            LAND(NE(COND(V(CMPU, 1), SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R, V(Ra, 5))), COND(V(CMPU,
            1), SEXT(LOW(SB_VALUE(0, 7, 9, 12), 32), 32), LOW(SB_VALUE(0, 7, 9, 12), 32))),
            LOR(NE(BAND(V(CMP, 0), COND(LT(COND(V(CMPU, 1), SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R,
            V(Ra, 5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0, 7, 9, 12), 32), 32), LOW(SB_VALUE(0,
            7, 9, 12), 32))), K(1), COND(EQ(COND(V(CMPU, 1), SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R,
            V(Ra, 5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0, 7, 9, 12), 32), 32), LOW(SB_VALUE(0,
            7, 9, 12), 32))), K(2), K(4)))), K(0)), EQ(BAND(V(CMP, 0), COND(LT(COND(V(CMPU, 1),
            SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R, V(Ra, 5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0,
            7, 9, 12), 32), 32), LOW(SB_VALUE(0, 7, 9, 12), 32))), K(1), COND(EQ(COND(V(CMPU, 1),
            SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R, V(Ra, 5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0,
            7, 9, 12), 32), 32), LOW(SB_VALUE(0, 7, 9, 12), 32))), K(2), K(4)))), K(0))))))))
            READ(F_P, V(Q0, 14))
        END
        WHEN(LOR(LNOT(IN(V(BOP, 2), 0x7)), LAND(EQ(COND(V(CMPU, 1), SEXT(REG(F_R, V(Ra, 5)), 32),
            REG(F_R, V(Ra, 5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0, 7, 9, 12), 32), 32),
            LOW(SB_VALUE(0, 7, 9, 12), 32))), LNOT(IN(V(CMP, 0), 0x81)))))
            READ(F_P, V(Q2, 16))
        END
        WRITE(1, F_P, V(P0, 3))
        WRITE(1, F_P, V(P1, 4))
    END
    WHEN(V(RA, 6)) KEEP(F_R, V(Ra, 5)) END
    SB_KEEPS(0, 8, 7)
    DONE
};
static rt_rows uses_isetp_o = {
    GUARD_READS(3, 17)
    WHEN(GUARD_VALUE(3, 17))
        READ(F_R, V(Ra, 5))
        SB_READS(0, 7, 12)
        WHEN(LOR(LNOT(IN(V(BOP, 2), 0x3)), LOR(NE(BAND(V(CMP, 0), COND(LT(COND(V(CMPU, 1),
            SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R, V(Ra, 5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0,
            7, 9, 12), 32), 32), LOW(SB_VALUE(0, 7, 9, 12), 32))), K(1), COND(EQ(COND(V(CMPU, 1),
            SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R, V(Ra, 5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0,
            7, 9, 12), 32), 32), LOW(SB_VALUE(0, 7, 9, 12), 32))), K(2), K(4)))), K(0)),
            EQ(BAND(V(CMP, 0), COND(LT(COND(V(CMPU, 1), SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R, V(Ra,
            5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0, 7, 9, 12), 32), 32), LOW(SB_VALUE(0, 7, 9,
            12), 32))), K(1), COND(EQ(COND(V(CMPU, 1), SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R, V(Ra,
            5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0, 7, 9, 12), 32), 32), LOW(SB_VALUE(0, 7, 9,
            12), 32))), K(2), K(4)))), K(0)))))
            READ(F_P, V(Q0, 14))
        END
        WHEN(EQ(V(BOP, 2), K(3))) QOLD_READS(2, 16) END
        WRITE(1, F_P, V(P0, 3))
        WRITE(1, F_P, V(P1, 4))
    END
    WHEN(V(RA, 6)) KEEP(F_R, V(Ra, 5)) END
    SB_KEEPS(0, 8, 7)
    DONE
};
static rt_rows uses_isetp_ox = {
    GUARD_READS(3, 17)
    WHEN(GUARD_VALUE(3, 17))
        READ(F_R, V(Ra, 5))
        SB_READS(0, 7, 12)
        WHEN(LOR(LNOT(IN(V(BOP, 2), 0x3)), COND(EQ(COND(V(CMPU, 1), SEXT(REG(F_R, V(Ra, 5)), 32),
            REG(F_R, V(Ra, 5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0, 7, 9, 12), 32), 32),
            LOW(SB_VALUE(0, 7, 9, 12), 32))), LOR(LNOT(IN(V(CMP, 0), 0x81)), LOR(NE(BAND(V(CMP, 0),
            COND(LT(COND(V(CMPU, 1), SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R, V(Ra, 5))), COND(V(CMPU,
            1), SEXT(LOW(SB_VALUE(0, 7, 9, 12), 32), 32), LOW(SB_VALUE(0, 7, 9, 12), 32))), K(1),
            COND(EQ(COND(V(CMPU, 1), SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R, V(Ra, 5))), COND(V(CMPU,
            1), SEXT(LOW(SB_VALUE(0, 7, 9, 12), 32), 32), LOW(SB_VALUE(0, 7, 9, 12), 32))), K(2),
            K(4)))), K(0)), EQ(BAND(V(CMP, 0), COND(LT(COND(V(CMPU, 1), SEXT(REG(F_R, V(Ra, 5)),
            32), REG(F_R, V(Ra, 5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0, 7, 9, 12), 32), 32),
            LOW(SB_VALUE(0, 7, 9, 12), 32))), K(1), COND(EQ(COND(V(CMPU, 1), SEXT(REG(F_R, V(Ra,
            5)), 32), REG(F_R, V(Ra, 5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0, 7, 9, 12), 32),
            32), LOW(SB_VALUE(0, 7, 9, 12), 32))), K(2), K(4)))), K(0)))), COND(IN(V(CMP, 0), 0x81),
            LOR(NE(BAND(V(CMP, 0), COND(LT(COND(V(CMPU, 1), SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R,
            V(Ra, 5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0, 7, 9, 12), 32), 32), LOW(SB_VALUE(0,
            7, 9, 12), 32))), K(1), COND(EQ(COND(V(CMPU, 1), SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R,
            V(Ra, 5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0, 7, 9, 12), 32), 32), LOW(SB_VALUE(0,
            7, 9, 12), 32))), K(2), K(4)))), K(0)), EQ(BAND(V(CMP, 0), COND(LT(COND(V(CMPU, 1),
            SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R, V(Ra, 5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0,
            7, 9, 12), 32), 32), LOW(SB_VALUE(0, 7, 9, 12), 32))), K(1), COND(EQ(COND(V(CMPU, 1),
            SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R, V(Ra, 5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0,
            7, 9, 12), 32), 32), LOW(SB_VALUE(0, 7, 9, 12), 32))), K(2), K(4)))), K(0))),
            LAND(NE(COND(V(CMPU, 1), SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R, V(Ra, 5))), COND(V(CMPU,
            1), SEXT(LOW(SB_VALUE(0, 7, 9, 12), 32), 32), LOW(SB_VALUE(0, 7, 9, 12), 32))),
            LOR(NE(BAND(V(CMP, 0), COND(LT(COND(V(CMPU, 1), SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R,
            V(Ra, 5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0, 7, 9, 12), 32), 32), LOW(SB_VALUE(0,
            7, 9, 12), 32))), K(1), COND(EQ(COND(V(CMPU, 1), SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R,
            V(Ra, 5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0, 7, 9, 12), 32), 32), LOW(SB_VALUE(0,
            7, 9, 12), 32))), K(2), K(4)))), K(0)), EQ(BAND(V(CMP, 0), COND(LT(COND(V(CMPU, 1),
            SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R, V(Ra, 5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0,
            7, 9, 12), 32), 32), LOW(SB_VALUE(0, 7, 9, 12), 32))), K(1), COND(EQ(COND(V(CMPU, 1),
            SEXT(REG(F_R, V(Ra, 5)), 32), REG(F_R, V(Ra, 5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0,
            7, 9, 12), 32), 32), LOW(SB_VALUE(0, 7, 9, 12), 32))), K(2), K(4)))), K(0))))))))
            READ(F_P, V(Q0, 14))
        END
        WHEN(LOR(LNOT(IN(V(BOP, 2), 0x7)), LAND(EQ(COND(V(CMPU, 1), SEXT(REG(F_R, V(Ra, 5)), 32),
            REG(F_R, V(Ra, 5))), COND(V(CMPU, 1), SEXT(LOW(SB_VALUE(0, 7, 9, 12), 32), 32),
            LOW(SB_VALUE(0, 7, 9, 12), 32))), LNOT(IN(V(CMP, 0), 0x81)))))
            QOLD_READS(2, 16)
        END
        WRITE(1, F_P, V(P0, 3))
        WRITE(1, F_P, V(P1, 4))
    END
    WHEN(V(RA, 6)) KEEP(F_R, V(Ra, 5)) END
    SB_KEEPS(0, 8, 7)
    DONE
};
static rt_rows uses_lea_lo = {
    GUARD_READS(3, 13)
    WHEN(GUARD_VALUE(3, 13))
        READ(F_R, V(Ra, 3))
        SBNU_READS(1, 6, 2, 11)
        WRITE(1, F_R, V(Rd, 0))
        PJ_WRITES(0, 1)
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    SBNU_KEEPS(1, 7, 6)
    DONE
};
static rt_rows uses_lea_x = {
    GUARD_READS(4, 15)
    WHEN(GUARD_VALUE(4, 15))
        READ(F_R, V(Ra, 3))
        SBIU_READS(1, 6, 2, 11)
        READ(F_P, V(Q0, 14))
        WRITE(1, F_R, V(Rd, 0))
        PJ_WRITES(0, 1)
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    SBIU_KEEPS(1, 7, 6)
    DONE
};
static rt_rows uses_lea_hi = {
    GUARD_READS(3, 15)
    WHEN(GUARD_VALUE(3, 15))
        READ(F_R, V(Ra, 3))
        READ(F_R, V(Rc, 12))
        SBNU_READS(1, 6, 2, 11)
        WRITE(1, F_R, V(Rd, 0))
        PJ_WRITES(0, 1)
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    WHEN(V(RC, 13)) KEEP(F_R, V(Rc, 12)) END
    SBNU_KEEPS(1, 7, 6)
    DONE
};
static rt_rows uses_lea_hx = {
    GUARD_READS(4, 17)
    WHEN(GUARD_VALUE(4, 17))
        READ(F_R, V(Ra, 3))
        READ(F_R, V(Rc, 12))
        SBIU_READS(1, 6, 2, 11)
        READ(F_P, V(Q0, 16))
        WRITE(1, F_R, V(Rd, 0))
        PJ_WRITES(0, 1)
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    WHEN(V(RC, 13)) KEEP(F_R, V(Rc, 12)) END
    SBIU_KEEPS(1, 7, 6)
    DONE
};
static rt_rows uses_lea_ih = {
    GUARD_READS(1, 9)
    WHEN(GUARD_VALUE(1, 9))
        READ(F_R, V(Ra, 3))
        READ(F_R, V(Rc, 5))
        WRITE(1, F_R, V(Rd, 0))
        PJ_WRITES(0, 1)
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    WHEN(V(RB, 6)) KEEP(F_R, V(Rc, 5)) END
    DONE
};
static rt_rows uses_lea_ix = {
    GUARD_READS(2, 11)
    WHEN(GUARD_VALUE(2, 11))
        READ(F_R, V(Ra, 3))
        READ(F_R, V(Rc, 5))
        READ(F_P, V(Q0, 10))
        WRITE(1, F_R, V(Rd, 0))
        PJ_WRITES(0, 1)
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    WHEN(V(RB, 6)) KEEP(F_R, V(Rc, 5)) END
    DONE
};
static rt_rows uses_popc = {
    GUARD_READS(2, 8)
    WHEN(GUARD_VALUE(2, 8))
        NOTB_READS(0, 2, 1, 7)
        WRITE(1, F_R, V(Rd, 0))
    END
    NOTB_KEEPS(0, 3, 2)
    DONE
};
static rt_rows uses_brev = {
    GUARD_READS(1, 7)
    WHEN(GUARD_VALUE(1, 7))
        SBU_READS(0, 1, 6)
        WRITE(1, F_R, V(Rd, 0))
    END
    SBU_KEEPS(0, 2, 1)
    DONE
};
static rt_rows uses_flo = {
    GUARD_READS(3, 11)
    WHEN(GUARD_VALUE(3, 11))
        NOTB_READS(1, 5, 2, 10)
        WRITE(1, F_R, V(Rd, 2))
        WHEN(IN(V(P0, 3), 0x7f)) WRITE(1, F_P, V(P0, 3)) END
    END
    NOTB_KEEPS(1, 6, 5)
    DONE
};
static rt_rows uses_iabs = {
    GUARD_READS(1, 7)
    WHEN(GUARD_VALUE(1, 7))
        SB_READS(0, 1, 6)
        WRITE(1, F_R, V(Rd, 0))
    END
    SB_KEEPS(0, 2, 1)
    DONE
};
static rt_rows uses_sgxt = {
    GUARD_READS(1, 11)
    WHEN(GUARD_VALUE(1, 11))
        READ(F_R, V(Ra, 3))
        SBU_READS(0, 5, 10)
        WRITE(1, F_R, V(Rd, 2))
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    SBU_KEEPS(0, 6, 5)
    DONE
};
static rt_rows uses_bmsk = {
    GUARD_READS(1, 10)
    WHEN(GUARD_VALUE(1, 10))
        SBU_READS(0, 4, 9)
        READ(F_R, V(Ra, 2))
        WRITE(1, F_R, V(Rd, 1))
    END
    WHEN(V(RA, 3)) KEEP(F_R, V(Ra, 2)) END
    SBU_KEEPS(0, 5, 4)
    DONE
};
static rt_rows uses_mov = {
    GUARD_READS(2, 8)
    WHEN(GUARD_VALUE(2, 8))
        WHEN(SLICE(V(MSK, 7), BAND(UNKNOWN, K(3)), 1))
            SBU_READS(0, 1, 6)
            WRITE(1, F_R, V(Rd, 0))
        END
    END
    SBU_KEEPS(0, 2, 1)
    DONE
};
static rt_rows uses_imnmx = {
    GUARD_READS(2, 12)
    WHEN(GUARD_VALUE(2, 12))
        READ(F_P, V(Q0, 11))
        READ(F_R, V(Ra, 2))
        SB_READS(0, 4, 9)
        WRITE(1, F_R, V(Rd, 1))
    END
    WHEN(V(RA, 3)) KEEP(F_R, V(Ra, 2)) END
    SB_KEEPS(0, 5, 4)
    DONE
};
static rt_rows uses_ldg_v = {
    GUARD_READS(3, 10)
    WHEN(GUARD_VALUE(3, 10))
        ARE_READS(2, 8, 0)
        PO_WRITES(1, 6)
        WRITE(1, F_R, V(Rd, 7))
        WHEN(IN(WORD(73, 3), 0xe0)) WRITE(1, F_R, BOR(V(Rd, 7), K(1))) END
        WHEN(IN(WORD(73, 3), 0xc0))
            WRITE(1, F_R, BOR(V(Rd, 7), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 7), K(3)))
        END
    END
    DONE
};
static rt_rows uses_ldg_vz = {
    GUARD_READS(2, 10)
    WHEN(GUARD_VALUE(2, 10))
        ARE_READS(1, 8, 0)
        WRITE(1, F_P, V(P0, 6))
        WRITE(1, F_R, V(Rd, 7))
        WHEN(IN(WORD(73, 3), 0xe0)) WRITE(1, F_R, BOR(V(Rd, 7), K(1))) END
        WHEN(IN(WORD(73, 3), 0xc0))
            WRITE(1, F_R, BOR(V(Rd, 7), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 7), K(3)))
        END
    END
    DONE
};
static rt_rows uses_ldg_t = {
    GUARD_READS(4, 13)
    WHEN(GUARD_VALUE(4, 13))
        ARE_READS(2, 9, 0)
        NPRED_READS(3, 12)
        PO_WRITES(1, 7)
        WRITE(1, F_R, V(Rd, 8))
        WHEN(IN(WORD(73, 3), 0xe0)) WRITE(1, F_R, BOR(V(Rd, 8), K(1))) END
        WHEN(IN(WORD(73, 3), 0xc0))
            WRITE(1, F_R, BOR(V(Rd, 8), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 8), K(3)))
        END
    END
    DONE
};
static rt_rows uses_ldg_tz = {
    GUARD_READS(3, 13)
    WHEN(GUARD_VALUE(3, 13))
        ARE_READS(1, 9, 0)
        NPRED_READS(2, 12)
        WRITE(1, F_P, V(P0, 7))
        WRITE(1, F_R, V(Rd, 8))
        WHEN(IN(WORD(73, 3), 0xe0)) WRITE(1, F_R, BOR(V(Rd, 8), K(1))) END
        WHEN(IN(WORD(73, 3), 0xc0))
            WRITE(1, F_R, BOR(V(Rd, 8), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 8), K(3)))
        END
    END
    DONE
};
static rt_rows uses_ldg_tu = {
    GUARD_READS(4, 14)
    WHEN(GUARD_VALUE(4, 14))
        AT_READS_3(2, 9, 10, 0)
        NPRED_READS(3, 13)
        PO_WRITES(1, 7)
        WRITE(1, F_R, V(Rd, 8))
        WHEN(IN(WORD(73, 3), 0xe0)) WRITE(1, F_R, BOR(V(Rd, 8), K(1))) END
        WHEN(IN(WORD(73, 3), 0xc0))
            WRITE(1, F_R, BOR(V(Rd, 8), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 8), K(3)))
        END
    END
    DONE
};
static rt_rows uses_ldg_tuz = {
    GUARD_READS(3, 14)
    WHEN(GUARD_VALUE(3, 14))
        AT_READS_3(1, 9, 10, 0)
        NPRED_READS(2, 13)
        WRITE(1, F_P, V(P0, 7))
        WRITE(1, F_R, V(Rd, 8))
        WHEN(IN(WORD(73, 3), 0xe0)) WRITE(1, F_R, BOR(V(Rd, 8), K(1))) END
        WHEN(IN(WORD(73, 3), 0xc0))
            WRITE(1, F_R, BOR(V(Rd, 8), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 8), K(3)))
        END
    END
    DONE
};
static rt_rows uses_ldg_a = {
    GUARD_READS(3, 11)
    WHEN(GUARD_VALUE(3, 11))
        ARE_READS(1, 7, 0)
        NPRED_READS(2, 10)
        PO_WRITES(0, 5)
        WRITE(1, F_R, V(Rd, 6))
        WHEN(IN(V(MSIZE, 3), 0xe0)) WRITE(1, F_R, BOR(V(Rd, 6), K(1))) END
        WHEN(IN(V(MSIZE, 3), 0xc0))
            WRITE(1, F_R, BOR(V(Rd, 6), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 6), K(3)))
        END
    END
    DONE
};
static rt_rows uses_ldg_d = {
    GUARD_READS(5, 11)
    WHEN(GUARD_VALUE(5, 11))
        AG_READS_3(6, 2, 7)
        DESC_READS_3(4, 7)
        NPRED_READS(3, 10)
        PO_WRITES(1, 4)
        WRITE(1, F_R, V(Rd, 5))
        WHEN(IN(V(MSIZE, 2), 0xe0)) WRITE(1, F_R, BOR(V(Rd, 5), K(1))) END
        WHEN(IN(V(MSIZE, 2), 0xc0))
            WRITE(1, F_R, BOR(V(Rd, 5), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 5), K(3)))
        END
    END
    DONE
};
static rt_rows uses_ld_v = {
    GUARD_READS(3, 9)
    WHEN(GUARD_VALUE(3, 9))
        AR32_READS_2(2, 7, 0)
        WRITE(1, F_R, V(Rd, 6))
        WHEN(IN(WORD(73, 3), 0xe0)) WRITE(1, F_R, BOR(V(Rd, 6), K(1))) END
        WHEN(IN(WORD(73, 3), 0xc0))
            WRITE(1, F_R, BOR(V(Rd, 6), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 6), K(3)))
        END
    END
    DONE
};
static rt_rows uses_ld_vz = {
    GUARD_READS(2, 10)
    WHEN(GUARD_VALUE(2, 10))
        AR32_READS_2(1, 8, 0)
        WRITE(1, F_P, V(P0, 6))
        WRITE(1, F_R, V(Rd, 7))
        WHEN(IN(WORD(73, 3), 0xe0)) WRITE(1, F_R, BOR(V(Rd, 7), K(1))) END
        WHEN(IN(WORD(73, 3), 0xc0))
            WRITE(1, F_R, BOR(V(Rd, 7), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 7), K(3)))
        END
    END
    DONE
};
static rt_rows uses_ld_t = {
    GUARD_READS(4, 12)
    WHEN(GUARD_VALUE(4, 12))
        AR32_READS_2(2, 8, 0)
        NPRED_READS(3, 11)
        WRITE(1, F_R, V(Rd, 7))
        WHEN(IN(WORD(73, 3), 0xe0)) WRITE(1, F_R, BOR(V(Rd, 7), K(1))) END
        WHEN(IN(WORD(73, 3), 0xc0))
            WRITE(1, F_R, BOR(V(Rd, 7), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 7), K(3)))
        END
    END
    DONE
};
static rt_rows uses_ld_tz = {
    GUARD_READS(3, 13)
    WHEN(GUARD_VALUE(3, 13))
        AR32_READS_2(1, 9, 0)
        NPRED_READS(2, 12)
        WRITE(1, F_P, V(P0, 7))
        WRITE(1, F_R, V(Rd, 8))
        WHEN(IN(WORD(73, 3), 0xe0)) WRITE(1, F_R, BOR(V(Rd, 8), K(1))) END
        WHEN(IN(WORD(73, 3), 0xc0))
            WRITE(1, F_R, BOR(V(Rd, 8), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 8), K(3)))
        END
    END
    DONE
};
static rt_rows uses_ld_tu = {
    GUARD_READS(4, 13)
    WHEN(GUARD_VALUE(4, 13))
        AT_READS_3(2, 8, 9, 0)
        NPRED_READS(3, 12)
        WRITE(1, F_R, V(Rd, 7))
        WHEN(IN(WORD(73, 3), 0xe0)) WRITE(1, F_R, BOR(V(Rd, 7), K(1))) END
        WHEN(IN(WORD(73, 3), 0xc0))
            WRITE(1, F_R, BOR(V(Rd, 7), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 7), K(3)))
        END
    END
    DONE
};
static rt_rows uses_ld_a = {
    GUARD_READS(3, 10)
    WHEN(GUARD_VALUE(3, 10))
        AR32_READS_2(1, 6, 0)
        NPRED_READS(2, 9)
        WRITE(1, F_R, V(Rd, 5))
        WHEN(IN(V(MSIZE, 3), 0xe0)) WRITE(1, F_R, BOR(V(Rd, 5), K(1))) END
        WHEN(IN(V(MSIZE, 3), 0xc0))
            WRITE(1, F_R, BOR(V(Rd, 5), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 5), K(3)))
        END
    END
    DONE
};
static rt_rows uses_ld_d = {
    GUARD_READS(5, 10)
    WHEN(GUARD_VALUE(5, 10))
        AG_READS_3(5, 2, 6)
        DESC_READS_3(4, 6)
        NPRED_READS(3, 9)
        WRITE(1, F_R, V(Rd, 4))
        WHEN(IN(V(MSIZE, 2), 0xe0)) WRITE(1, F_R, BOR(V(Rd, 4), K(1))) END
        WHEN(IN(V(MSIZE, 2), 0xc0))
            WRITE(1, F_R, BOR(V(Rd, 4), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 4), K(3)))
        END
    END
    DONE
};
static rt_rows uses_stg_v = {
    GUARD_READS(2, 9)
    WHEN(GUARD_VALUE(2, 9))
        ARE_READS(1, 6, 0)
        READ(F_R, V(Rb, 8))
        WHEN(IN(V(MSIZE, 2), 0xe0)) READ(F_R, BOR(V(Rb, 8), K(1))) END
        WHEN(IN(V(MSIZE, 2), 0xc0))
            READ(F_R, BOR(V(Rb, 8), K(2)))
            READ(F_R, BOR(V(Rb, 8), K(3)))
        END
    END
    DONE
};
static rt_rows uses_stg_tu = {
    GUARD_READS(2, 10)
    WHEN(GUARD_VALUE(2, 10))
        AT_READS(1, 6, 7, 0)
        READ(F_R, V(Rb, 9))
        WHEN(IN(V(MSIZE, 2), 0xe0)) READ(F_R, BOR(V(Rb, 9), K(1))) END
        WHEN(IN(V(MSIZE, 2), 0xc0))
            READ(F_R, BOR(V(Rb, 9), K(2)))
            READ(F_R, BOR(V(Rb, 9), K(3)))
        END
    END
    DONE
};
static rt_rows uses_stg_a = {
    GUARD_READS(1, 7)
    WHEN(GUARD_VALUE(1, 7))
        ARE_READS(0, 4, 0)
        READ(F_R, V(Rb, 6))
        WHEN(IN(V(MSIZE, 2), 0xe0)) READ(F_R, BOR(V(Rb, 6), K(1))) END
        WHEN(IN(V(MSIZE, 2), 0xc0))
            READ(F_R, BOR(V(Rb, 6), K(2)))
            READ(F_R, BOR(V(Rb, 6), K(3)))
        END
    END
    DONE
};
static rt_rows uses_stg_d = {
    GUARD_READS(3, 7)
    WHEN(GUARD_VALUE(3, 7))
        AG_READS_4(3, 1, 4)
        DESC_READS_4(2, 4)
        READ(F_R, V(Rb, 6))
        WHEN(IN(V(MSIZE, 1), 0xe0)) READ(F_R, BOR(V(Rb, 6), K(1))) END
        WHEN(IN(V(MSIZE, 1), 0xc0))
            READ(F_R, BOR(V(Rb, 6), K(2)))
            READ(F_R, BOR(V(Rb, 6), K(3)))
        END
    END
    DONE
};
static rt_rows uses_st_v = {
    GUARD_READS(2, 9)
    WHEN(GUARD_VALUE(2, 9))
        AR32_READS_2(1, 6, 0)
        READ(F_R, V(Rc, 8))
        WHEN(IN(V(MSIZE, 2), 0xe0)) READ(F_R, BOR(V(Rc, 8), K(1))) END
        WHEN(IN(V(MSIZE, 2), 0xc0))
            READ(F_R, BOR(V(Rc, 8), K(2)))
            READ(F_R, BOR(V(Rc, 8), K(3)))
        END
    END
    DONE
};
static rt_rows uses_st_a = {
    GUARD_READS(1, 7)
    WHEN(GUARD_VALUE(1, 7))
        AR32_READS_2(0, 4, 0)
        READ(F_R, V(Rc, 6))
        WHEN(IN(V(MSIZE, 2), 0xe0)) READ(F_R, BOR(V(Rc, 6), K(1))) END
        WHEN(IN(V(MSIZE, 2), 0xc0))
            READ(F_R, BOR(V(Rc, 6), K(2)))
            READ(F_R, BOR(V(Rc, 6), K(3)))
        END
    END
    DONE
};
static rt_rows uses_ldl_v = {
    GUARD_READS(1, 5)
    WHEN(GUARD_VALUE(1, 5))
        AR_READS(0, 3)
        WRITE(1, F_R, V(Rd, 2))
        WHEN(IN(V(MSIZE, 1), 0xe0)) WRITE(1, F_R, BOR(V(Rd, 2), K(1))) END
        WHEN(IN(V(MSIZE, 1), 0xc0))
            WRITE(1, F_R, BOR(V(Rd, 2), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 2), K(3)))
        END
    END
    DONE
};
static rt_rows uses_ldl_tu = {
    GUARD_READS(1, 6)
    WHEN(GUARD_VALUE(1, 6))
        AL_READS_2(0, 3, 4)
        WRITE(1, F_R, V(Rd, 2))
        WHEN(IN(V(MSIZE, 1), 0xe0)) WRITE(1, F_R, BOR(V(Rd, 2), K(1))) END
        WHEN(IN(V(MSIZE, 1), 0xc0))
            WRITE(1, F_R, BOR(V(Rd, 2), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 2), K(3)))
        END
    END
    DONE
};
static rt_rows uses_ldl_d = {
    GUARD_READS(2, 6)
    WHEN(GUARD_VALUE(2, 6))
        ALOCAL_READS(0, 3, 4)
        DESCL_READS(1, 4)
        WRITE(1, F_R, V(Rd, 2))
        WHEN(IN(V(MSIZE, 1), 0xe0)) WRITE(1, F_R, BOR(V(Rd, 2), K(1))) END
        WHEN(IN(V(MSIZE, 1), 0xc0))
            WRITE(1, F_R, BOR(V(Rd, 2), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 2), K(3)))
        END
    END
    DONE
};
static rt_rows uses_stl_v = {
    GUARD_READS(1, 5)
    WHEN(GUARD_VALUE(1, 5))
        AR_READS(0, 2)
        READ(F_R, V(Rb, 4))
        WHEN(IN(V(MSIZE, 1), 0xe0)) READ(F_R, BOR(V(Rb, 4), K(1))) END
        WHEN(IN(V(MSIZE, 1), 0xc0))
            READ(F_R, BOR(V(Rb, 4), K(2)))
            READ(F_R, BOR(V(Rb, 4), K(3)))
        END
    END
    DONE
};
static rt_rows uses_stl_tu = {
    GUARD_READS(1, 6)
    WHEN(GUARD_VALUE(1, 6))
        AL_READS(0, 2, 3)
        READ(F_R, V(Rb, 5))
        WHEN(IN(V(MSIZE, 1), 0xe0)) READ(F_R, BOR(V(Rb, 5), K(1))) END
        WHEN(IN(V(MSIZE, 1), 0xc0))
            READ(F_R, BOR(V(Rb, 5), K(2)))
            READ(F_R, BOR(V(Rb, 5), K(3)))
        END
    END
    DONE
};
static rt_rows uses_stl_d = {
    GUARD_READS(2, 6)
    WHEN(GUARD_VALUE(2, 6))
        ALOCAL_READS_2(0, 2, 3)
        DESCL_READS_2(1, 3)
        READ(F_R, V(Rb, 5))
        WHEN(IN(V(MSIZE, 1), 0xe0)) READ(F_R, BOR(V(Rb, 5), K(1))) END
        WHEN(IN(V(MSIZE, 1), 0xc0))
            READ(F_R, BOR(V(Rb, 5), K(2)))
            READ(F_R, BOR(V(Rb, 5), K(3)))
        END
    END
    DONE
};
static rt_rows uses_lds_v = {
    GUARD_READS(2, 5)
    WHEN(GUARD_VALUE(2, 5))
        AR_READS(1, 3)
        WRITE(1, F_R, V(Rd, 2))
        WHEN(IN(WORD(73, 3), 0xe0)) WRITE(1, F_R, BOR(V(Rd, 2), K(1))) END
        WHEN(IN(WORD(73, 3), 0xc0))
            WRITE(1, F_R, BOR(V(Rd, 2), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 2), K(3)))
        END
    END
    DONE
};
static rt_rows uses_lds_vz = {
    GUARD_READS(1, 6)
    WHEN(GUARD_VALUE(1, 6))
        AR_READS(0, 4)
        WRITE(1, F_P, V(P0, 2))
        WRITE(1, F_R, V(Rd, 3))
        WHEN(IN(WORD(73, 3), 0xe0)) WRITE(1, F_R, BOR(V(Rd, 3), K(1))) END
        WHEN(IN(WORD(73, 3), 0xc0))
            WRITE(1, F_R, BOR(V(Rd, 3), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 3), K(3)))
        END
    END
    DONE
};
static rt_rows uses_lds_t = {
    GUARD_READS(2, 6)
    WHEN(GUARD_VALUE(2, 6))
        ARS_READS(1, 3)
        WRITE(1, F_R, V(Rd, 2))
        WHEN(IN(WORD(73, 3), 0xe0)) WRITE(1, F_R, BOR(V(Rd, 2), K(1))) END
        WHEN(IN(WORD(73, 3), 0xc0))
            WRITE(1, F_R, BOR(V(Rd, 2), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 2), K(3)))
        END
    END
    DONE
};
static rt_rows uses_lds_tz = {
    GUARD_READS(1, 7)
    WHEN(GUARD_VALUE(1, 7))
        ARS_READS(0, 4)
        WRITE(1, F_P, V(P0, 2))
        WRITE(1, F_R, V(Rd, 3))
        WHEN(IN(WORD(73, 3), 0xe0)) WRITE(1, F_R, BOR(V(Rd, 3), K(1))) END
        WHEN(IN(WORD(73, 3), 0xc0))
            WRITE(1, F_R, BOR(V(Rd, 3), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 3), K(3)))
        END
    END
    DONE
};
static rt_rows uses_lds_tu = {
    GUARD_READS(2, 7)
    WHEN(GUARD_VALUE(2, 7))
        ALS_READS_2(1, 3, 5)
        WRITE(1, F_R, V(Rd, 2))
        WHEN(IN(WORD(73, 3), 0xe0)) WRITE(1, F_R, BOR(V(Rd, 2), K(1))) END
        WHEN(IN(WORD(73, 3), 0xc0))
            WRITE(1, F_R, BOR(V(Rd, 2), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 2), K(3)))
        END
    END
    DONE
};
static rt_rows uses_lds_tuz = {
    GUARD_READS(1, 8)
    WHEN(GUARD_VALUE(1, 8))
        ALS_READS_2(0, 4, 6)
        WRITE(1, F_P, V(P0, 2))
        WRITE(1, F_R, V(Rd, 3))
        WHEN(IN(WORD(73, 3), 0xe0)) WRITE(1, F_R, BOR(V(Rd, 3), K(1))) END
        WHEN(IN(WORD(73, 3), 0xc0))
            WRITE(1, F_R, BOR(V(Rd, 3), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 3), K(3)))
        END
    END
    DONE
};
static rt_rows uses_lds_a = {
    GUARD_READS(2, 5)
    WHEN(GUARD_VALUE(2, 5))
        ARS_READS(1, 2)
        WRITE(1, F_R, V(Rd, 1))
        WHEN(IN(WORD(73, 3), 0xe0)) WRITE(1, F_R, BOR(V(Rd, 1), K(1))) END
        WHEN(IN(WORD(73, 3), 0xc0))
            WRITE(1, F_R, BOR(V(Rd, 1), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 1), K(3)))
        END
    END
    DONE
};
static rt_rows uses_lds_au = {
    GUARD_READS(2, 6)
    WHEN(GUARD_VALUE(2, 6))
        ALS_READS_2(1, 2, 4)
        WRITE(1, F_R, V(Rd, 1))
        WHEN(IN(WORD(73, 3), 0xe0)) WRITE(1, F_R, BOR(V(Rd, 1), K(1))) END
        WHEN(IN(WORD(73, 3), 0xc0))
            WRITE(1, F_R, BOR(V(Rd, 1), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 1), K(3)))
        END
    END
    DONE
};
static rt_rows uses_sts_v = {
    GUARD_READS(1, 4)
    WHEN(GUARD_VALUE(1, 4))
        AR_READS(0, 1)
        READ(F_R, V(Rb, 3))
        WHEN(IN(V(MSIZE, 0), 0xe0)) READ(F_R, BOR(V(Rb, 3), K(1))) END
        WHEN(IN(V(MSIZE, 0), 0xc0))
            READ(F_R, BOR(V(Rb, 3), K(2)))
            READ(F_R, BOR(V(Rb, 3), K(3)))
        END
    END
    DONE
};
static rt_rows uses_sts_t = {
    GUARD_READS(1, 5)
    WHEN(GUARD_VALUE(1, 5))
        ARS_READS(0, 1)
        READ(F_R, V(Rb, 4))
        WHEN(IN(V(MSIZE, 0), 0xe0)) READ(F_R, BOR(V(Rb, 4), K(1))) END
        WHEN(IN(V(MSIZE, 0), 0xc0))
            READ(F_R, BOR(V(Rb, 4), K(2)))
            READ(F_R, BOR(V(Rb, 4), K(3)))
        END
    END
    DONE
};
static rt_rows uses_sts_tu = {
    GUARD_READS(1, 6)
    WHEN(GUARD_VALUE(1, 6))
        ALS_READS(0, 1, 3)
        READ(F_R, V(Rb, 5))
        WHEN(IN(V(MSIZE, 0), 0xe0)) READ(F_R, BOR(V(Rb, 5), K(1))) END
        WHEN(IN(V(MSIZE, 0), 0xc0))
            READ(F_R, BOR(V(Rb, 5), K(2)))
            READ(F_R, BOR(V(Rb, 5), K(3)))
        END
    END
    DONE
};
static rt_rows uses_ldc_v = {
    GUARD_READS(1, 6)
    WHEN(GUARD_VALUE(1, 6))
        WHEN(LOR(NE(V(CMODE, 0), K(0)), LOR(LNOT(IN(V(CSIZE, 1), 0x3f)), GE(COND(EQ(V(Ra, 4),
            K(255)), LOW(SEXT(V(CO16, 5), 16), 16), LOW(ADD(REG(F_R, V(Ra, 4)), SEXT(V(CO16, 5),
            16)), 32)), LONG(65536)))))
            CINDEX_READS(0, 4)
        END
        WRITE(1, F_R, V(Rd, 2))
        WHEN(EQ(V(CSIZE, 1), K(5))) WRITE(1, F_R, BOR(V(Rd, 2), K(1))) END
        WHEN(NE(V(Ra, 4), K(255))) READ(F_R, V(Ra, 4)) END
    END
    DONE
};
static rt_rows uses_ldc_x = {
    GUARD_READS(1, 6)
    WHEN(GUARD_VALUE(1, 6))
        CXINDEX_READS(3, 0, 4)
        WRITE(1, F_R, V(Rd, 2))
        WHEN(EQ(V(CSIZE, 1), K(5))) WRITE(1, F_R, BOR(V(Rd, 2), K(1))) END
    END
    DONE
};
static rt_rows uses_uldc_c = {
    UGUARD_READS(1, 5)
    WHEN(UGUARD_VALUE(1, 5))
        WRITE(1, F_UR, V(Ud, 1))
        UINDEX_READS(0, 4)
        WHEN(EQ(V(CSIZE, 0), K(5))) WRITE(1, F_UR, BOR(V(Ud, 1), K(1))) END
    END
    DONE
};
static rt_rows uses_uldc_i = {
    UGUARD_READS(0, 4)
    WHEN(UGUARD_VALUE(0, 4))
        READ(F_UR, V(Ua, 3))
        WRITE(1, F_UR, V(Ud, 1))
        WHEN(EQ(V(CSIZE, 0), K(5))) WRITE(1, F_UR, BOR(V(Ud, 1), K(1))) END
    END
    DONE
};
static rt_rows uses_uldc_io = {
    UGUARD_READS(0, 5)
    WHEN(UGUARD_VALUE(0, 5))
        READ(F_UR, V(Ua, 3))
        WRITE(1, F_UR, V(Ud, 1))
        WHEN(EQ(V(CSIZE, 0), K(5))) WRITE(1, F_UR, BOR(V(Ud, 1), K(1))) END
    END
    DONE
};
static rt_rows uses_uldc_m = {
    UGUARD_READS(1, 6)
    WHEN(UGUARD_VALUE(1, 6))
        WRITE(1, F_UR, V(Ud, 1))
        READ(F_UR, V(Ua, 2))
        READ(F_UR, BOR(V(Ua, 2), K(1)))
        READ(F_UP, V(UQP, 5))
        WHEN(EQ(V(CSIZE, 0), K(5))) WRITE(1, F_UR, BOR(V(Ud, 1), K(1))) END
    END
    DONE
};
static rt_rows uses_ldsm_r = {
    GUARD_READS(1, 5)
    WHEN(GUARD_VALUE(1, 5))
        AR_READS(0, 3)
        WRITE(1, F_R, V(Rd, 2))
        WHEN(GT(SHL(K(1), V(MCOUNT, 1)), K(1))) WRITE(1, F_R, BOR(V(Rd, 2), K(1))) END
        WHEN(GT(SHL(K(1), V(MCOUNT, 1)), K(2))) WRITE(1, F_R, BOR(V(Rd, 2), K(2))) END
        WHEN(GT(SHL(K(1), V(MCOUNT, 1)), K(3))) WRITE(1, F_R, BOR(V(Rd, 2), K(3))) END
    END
    DONE
};
static rt_rows uses_ldsm_u = {
    GUARD_READS(1, 6)
    WHEN(GUARD_VALUE(1, 6))
        AL_READS_2(0, 3, 4)
        WRITE(1, F_R, V(Rd, 2))
        WHEN(GT(SHL(K(1), V(MCOUNT, 1)), K(1))) WRITE(1, F_R, BOR(V(Rd, 2), K(1))) END
        WHEN(GT(SHL(K(1), V(MCOUNT, 1)), K(2))) WRITE(1, F_R, BOR(V(Rd, 2), K(2))) END
        WHEN(GT(SHL(K(1), V(MCOUNT, 1)), K(3))) WRITE(1, F_R, BOR(V(Rd, 2), K(3))) END
    END
    DONE
};
static rt_rows uses_stsm = {
    GUARD_READS(1, 5)
    WHEN(GUARD_VALUE(1, 5))
        AR_READS(0, 2)
        READ(F_R, V(Rb, 4))
        WHEN(GT(SHL(K(1), V(MCOUNT, 1)), K(1))) READ(F_R, BOR(V(Rb, 4), K(1))) END
        WHEN(GT(SHL(K(1), V(MCOUNT, 1)), K(2))) READ(F_R, BOR(V(Rb, 4), K(2))) END
        WHEN(GT(SHL(K(1), V(MCOUNT, 1)), K(3))) READ(F_R, BOR(V(Rb, 4), K(3))) END
    END
    DONE
};
static rt_rows uses_ldgsts_r = {
    GUARD_READS(4, 13)
    WHEN(GUARD_VALUE(4, 13))
        SADDR_READS(6)
        GADDR_READS(8, 1, 9)
        DESC_READS_4(3, 9)
        PX_READS(2, 12)
    END
    DONE
};
static rt_rows uses_ldgsts_u = {
    GUARD_READS(3, 13)
    WHEN(GUARD_VALUE(3, 13))
        SADDRU_READS(6, 7)
        GADDRU_READS(9, 7)
        PX_READS(2, 12)
    END
    DONE
};
static rt_rows uses_s2r = {
    GUARD_READS(1, 2)
    WHEN(GUARD_VALUE(1, 2))
        SPECIAL_READS(0, 1)
        WRITE(1, F_R, V(Rd, 0))
    END
    DONE
};
static rt_rows uses_cs2r = {
    GUARD_READS(1, 3)
    WHEN(GUARD_VALUE(1, 3))
        WHEN(LOR(LNOT(V(SWIDE, 0)), LNOT(LOR(LOR(EQ(WORD(72, 8), K(80)), EQ(WORD(72, 8), K(82))),
            EQ(WORD(72, 8), K(255))))))
            SPECIAL_READS(0, 2)
        END
        WRITE(1, F_R, V(Rd, 1))
        WHEN(V(SWIDE, 0))
            WRITE(1, F_R, BOR(V(Rd, 1), K(1)))
            WHEN(LOR(EQ(WORD(72, 8), K(80)), EQ(WORD(72, 8), K(82))))
                READ(F_SR, WORD(72, 8))
                READ(F_SR, BOR(WORD(72, 8), K(1)))
            END
        END
    END
    DONE
};
static rt_rows uses_suld_d = {
    GUARD_READS(4, 17)
    WHEN(GUARD_VALUE(4, 17))
        READ(F_R, V(Ra, 11))
        WHEN(GT(COND(EQ(V(SDIM, 1), K(0)), K(1), COND(EQ(V(SDIM, 1), K(1)), K(1), COND(EQ(V(SDIM,
            1), K(2)), K(2), COND(EQ(V(SDIM, 1), K(3)), K(2), COND(EQ(V(SDIM, 1), K(4)), K(3),
            COND(EQ(V(SDIM, 1), K(5)), K(3), COND(EQ(V(SDIM, 1), K(6)), K(1), COND(EQ(V(SDIM, 1),
            K(7)), K(1), UNKNOWN)))))))), K(1)))
            READ(F_R, BOR(V(Ra, 11), K(1)))
        END
        WHEN(GT(COND(EQ(V(SDIM, 1), K(0)), K(1), COND(EQ(V(SDIM, 1), K(1)), K(1), COND(EQ(V(SDIM,
            1), K(2)), K(2), COND(EQ(V(SDIM, 1), K(3)), K(2), COND(EQ(V(SDIM, 1), K(4)), K(3),
            COND(EQ(V(SDIM, 1), K(5)), K(3), COND(EQ(V(SDIM, 1), K(6)), K(1), COND(EQ(V(SDIM, 1),
            K(7)), K(1), UNKNOWN)))))))), K(2)))
            READ(F_R, BOR(V(Ra, 11), K(2)))
        END
        SURF_READS(3, 16)
        PO_WRITES(2, 9)
        WRITE(1, F_R, V(Rd, 10))
        WHEN(IN(V(MSIZE, 3), 0x60)) WRITE(1, F_R, BOR(V(Rd, 10), K(1))) END
        WHEN(EQ(V(MSIZE, 3), K(6)))
            WRITE(1, F_R, BOR(V(Rd, 10), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 10), K(3)))
        END
    END
    DONE
};
static rt_rows uses_suld_dr = {
    GUARD_READS(4, 13)
    WHEN(GUARD_VALUE(4, 13))
        READ(F_R, V(Ra, 11))
        WHEN(GT(COND(EQ(V(SDIM, 1), K(0)), K(1), COND(EQ(V(SDIM, 1), K(1)), K(1), COND(EQ(V(SDIM,
            1), K(2)), K(2), COND(EQ(V(SDIM, 1), K(3)), K(2), COND(EQ(V(SDIM, 1), K(4)), K(3),
            COND(EQ(V(SDIM, 1), K(5)), K(3), COND(EQ(V(SDIM, 1), K(6)), K(1), COND(EQ(V(SDIM, 1),
            K(7)), K(1), UNKNOWN)))))))), K(1)))
            READ(F_R, BOR(V(Ra, 11), K(1)))
        END
        WHEN(GT(COND(EQ(V(SDIM, 1), K(0)), K(1), COND(EQ(V(SDIM, 1), K(1)), K(1), COND(EQ(V(SDIM,
            1), K(2)), K(2), COND(EQ(V(SDIM, 1), K(3)), K(2), COND(EQ(V(SDIM, 1), K(4)), K(3),
            COND(EQ(V(SDIM, 1), K(5)), K(3), COND(EQ(V(SDIM, 1), K(6)), K(1), COND(EQ(V(SDIM, 1),
            K(7)), K(1), UNKNOWN)))))))), K(2)))
            READ(F_R, BOR(V(Ra, 11), K(2)))
        END
        SURFR_READS(12)
        PO_WRITES(2, 9)
        WRITE(1, F_R, V(Rd, 10))
        WHEN(IN(V(MSIZE, 3), 0x60)) WRITE(1, F_R, BOR(V(Rd, 10), K(1))) END
        WHEN(EQ(V(MSIZE, 3), K(6)))
            WRITE(1, F_R, BOR(V(Rd, 10), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 10), K(3)))
        END
    END
    DONE
};
static rt_rows uses_suld_p = {
    GUARD_READS(4, 16)
    WHEN(GUARD_VALUE(4, 16))
        READ(F_R, V(Ra, 10))
        WHEN(GT(COND(EQ(V(SDIM, 0), K(0)), K(1), COND(EQ(V(SDIM, 0), K(1)), K(1), COND(EQ(V(SDIM,
            0), K(2)), K(2), COND(EQ(V(SDIM, 0), K(3)), K(2), COND(EQ(V(SDIM, 0), K(4)), K(3),
            COND(EQ(V(SDIM, 0), K(5)), K(3), COND(EQ(V(SDIM, 0), K(6)), K(1), COND(EQ(V(SDIM, 0),
            K(7)), K(1), UNKNOWN)))))))), K(1)))
            READ(F_R, BOR(V(Ra, 10), K(1)))
        END
        WHEN(GT(COND(EQ(V(SDIM, 0), K(0)), K(1), COND(EQ(V(SDIM, 0), K(1)), K(1), COND(EQ(V(SDIM,
            0), K(2)), K(2), COND(EQ(V(SDIM, 0), K(3)), K(2), COND(EQ(V(SDIM, 0), K(4)), K(3),
            COND(EQ(V(SDIM, 0), K(5)), K(3), COND(EQ(V(SDIM, 0), K(6)), K(1), COND(EQ(V(SDIM, 0),
            K(7)), K(1), UNKNOWN)))))))), K(2)))
            READ(F_R, BOR(V(Ra, 10), K(2)))
        END
        SURF_READS(3, 15)
        PO_WRITES(2, 8)
        WRITE(1, F_R, V(Rd, 9))
        WHEN(GT(ADD(ADD(ADD(LOW(V(SMASK, 6), 1), SLICE(V(SMASK, 6), K(1), 1)), SLICE(V(SMASK, 6),
            K(2), 1)), SLICE(V(SMASK, 6), K(3), 1)), K(1)))
            WRITE(1, F_R, BOR(V(Rd, 9), K(1)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(SMASK, 6), 1), SLICE(V(SMASK, 6), K(1), 1)), SLICE(V(SMASK, 6),
            K(2), 1)), SLICE(V(SMASK, 6), K(3), 1)), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 9), K(2)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(SMASK, 6), 1), SLICE(V(SMASK, 6), K(1), 1)), SLICE(V(SMASK, 6),
            K(2), 1)), SLICE(V(SMASK, 6), K(3), 1)), K(3)))
            WRITE(1, F_R, BOR(V(Rd, 9), K(3)))
        END
    END
    DONE
};
static rt_rows uses_suld_pr = {
    GUARD_READS(4, 12)
    WHEN(GUARD_VALUE(4, 12))
        READ(F_R, V(Ra, 10))
        WHEN(GT(COND(EQ(V(SDIM, 0), K(0)), K(1), COND(EQ(V(SDIM, 0), K(1)), K(1), COND(EQ(V(SDIM,
            0), K(2)), K(2), COND(EQ(V(SDIM, 0), K(3)), K(2), COND(EQ(V(SDIM, 0), K(4)), K(3),
            COND(EQ(V(SDIM, 0), K(5)), K(3), COND(EQ(V(SDIM, 0), K(6)), K(1), COND(EQ(V(SDIM, 0),
            K(7)), K(1), UNKNOWN)))))))), K(1)))
            READ(F_R, BOR(V(Ra, 10), K(1)))
        END
        WHEN(GT(COND(EQ(V(SDIM, 0), K(0)), K(1), COND(EQ(V(SDIM, 0), K(1)), K(1), COND(EQ(V(SDIM,
            0), K(2)), K(2), COND(EQ(V(SDIM, 0), K(3)), K(2), COND(EQ(V(SDIM, 0), K(4)), K(3),
            COND(EQ(V(SDIM, 0), K(5)), K(3), COND(EQ(V(SDIM, 0), K(6)), K(1), COND(EQ(V(SDIM, 0),
            K(7)), K(1), UNKNOWN)))))))), K(2)))
            READ(F_R, BOR(V(Ra, 10), K(2)))
        END
        SURFR_READS(11)
        PO_WRITES(2, 8)
        WRITE(1, F_R, V(Rd, 9))
        WHEN(GT(ADD(ADD(ADD(LOW(V(SMASK, 6), 1), SLICE(V(SMASK, 6), K(1), 1)), SLICE(V(SMASK, 6),
            K(2), 1)), SLICE(V(SMASK, 6), K(3), 1)), K(1)))
            WRITE(1, F_R, BOR(V(Rd, 9), K(1)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(SMASK, 6), 1), SLICE(V(SMASK, 6), K(1), 1)), SLICE(V(SMASK, 6),
            K(2), 1)), SLICE(V(SMASK, 6), K(3), 1)), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 9), K(2)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(SMASK, 6), 1), SLICE(V(SMASK, 6), K(1), 1)), SLICE(V(SMASK, 6),
            K(2), 1)), SLICE(V(SMASK, 6), K(3), 1)), K(3)))
            WRITE(1, F_R, BOR(V(Rd, 9), K(3)))
        END
    END
    DONE
};
static rt_rows uses_sust_d = {
    GUARD_READS(3, 16)
    WHEN(GUARD_VALUE(3, 16))
        READ(F_R, V(Ra, 9))
        WHEN(GT(COND(EQ(V(SDIM, 1), K(0)), K(1), COND(EQ(V(SDIM, 1), K(1)), K(1), COND(EQ(V(SDIM,
            1), K(2)), K(2), COND(EQ(V(SDIM, 1), K(3)), K(2), COND(EQ(V(SDIM, 1), K(4)), K(3),
            COND(EQ(V(SDIM, 1), K(5)), K(3), COND(EQ(V(SDIM, 1), K(6)), K(1), COND(EQ(V(SDIM, 1),
            K(7)), K(1), UNKNOWN)))))))), K(1)))
            READ(F_R, BOR(V(Ra, 9), K(1)))
        END
        WHEN(GT(COND(EQ(V(SDIM, 1), K(0)), K(1), COND(EQ(V(SDIM, 1), K(1)), K(1), COND(EQ(V(SDIM,
            1), K(2)), K(2), COND(EQ(V(SDIM, 1), K(3)), K(2), COND(EQ(V(SDIM, 1), K(4)), K(3),
            COND(EQ(V(SDIM, 1), K(5)), K(3), COND(EQ(V(SDIM, 1), K(6)), K(1), COND(EQ(V(SDIM, 1),
            K(7)), K(1), UNKNOWN)))))))), K(2)))
            READ(F_R, BOR(V(Ra, 9), K(2)))
        END
        READ(F_R, V(Rb, 10))
        WHEN(IN(V(MSIZE, 3), 0x60)) READ(F_R, BOR(V(Rb, 10), K(1))) END
        WHEN(EQ(V(MSIZE, 3), K(6)))
            READ(F_R, BOR(V(Rb, 10), K(2)))
            READ(F_R, BOR(V(Rb, 10), K(3)))
        END
        SURF_READS(2, 15)
    END
    DONE
};
static rt_rows uses_sust_dr = {
    GUARD_READS(3, 12)
    WHEN(GUARD_VALUE(3, 12))
        READ(F_R, V(Ra, 9))
        WHEN(GT(COND(EQ(V(SDIM, 1), K(0)), K(1), COND(EQ(V(SDIM, 1), K(1)), K(1), COND(EQ(V(SDIM,
            1), K(2)), K(2), COND(EQ(V(SDIM, 1), K(3)), K(2), COND(EQ(V(SDIM, 1), K(4)), K(3),
            COND(EQ(V(SDIM, 1), K(5)), K(3), COND(EQ(V(SDIM, 1), K(6)), K(1), COND(EQ(V(SDIM, 1),
            K(7)), K(1), UNKNOWN)))))))), K(1)))
            READ(F_R, BOR(V(Ra, 9), K(1)))
        END
        WHEN(GT(COND(EQ(V(SDIM, 1), K(0)), K(1), COND(EQ(V(SDIM, 1), K(1)), K(1), COND(EQ(V(SDIM,
            1), K(2)), K(2), COND(EQ(V(SDIM, 1), K(3)), K(2), COND(EQ(V(SDIM, 1), K(4)), K(3),
            COND(EQ(V(SDIM, 1), K(5)), K(3), COND(EQ(V(SDIM, 1), K(6)), K(1), COND(EQ(V(SDIM, 1),
            K(7)), K(1), UNKNOWN)))))))), K(2)))
            READ(F_R, BOR(V(Ra, 9), K(2)))
        END
        READ(F_R, V(Rb, 10))
        WHEN(IN(V(MSIZE, 3), 0x60)) READ(F_R, BOR(V(Rb, 10), K(1))) END
        WHEN(EQ(V(MSIZE, 3), K(6)))
            READ(F_R, BOR(V(Rb, 10), K(2)))
            READ(F_R, BOR(V(Rb, 10), K(3)))
        END
        SURFR_READS(11)
    END
    DONE
};
static rt_rows uses_sust_p = {
    GUARD_READS(3, 15)
    WHEN(GUARD_VALUE(3, 15))
        READ(F_R, V(Ra, 8))
        WHEN(GT(COND(EQ(V(SDIM, 0), K(0)), K(1), COND(EQ(V(SDIM, 0), K(1)), K(1), COND(EQ(V(SDIM,
            0), K(2)), K(2), COND(EQ(V(SDIM, 0), K(3)), K(2), COND(EQ(V(SDIM, 0), K(4)), K(3),
            COND(EQ(V(SDIM, 0), K(5)), K(3), COND(EQ(V(SDIM, 0), K(6)), K(1), COND(EQ(V(SDIM, 0),
            K(7)), K(1), UNKNOWN)))))))), K(1)))
            READ(F_R, BOR(V(Ra, 8), K(1)))
        END
        WHEN(GT(COND(EQ(V(SDIM, 0), K(0)), K(1), COND(EQ(V(SDIM, 0), K(1)), K(1), COND(EQ(V(SDIM,
            0), K(2)), K(2), COND(EQ(V(SDIM, 0), K(3)), K(2), COND(EQ(V(SDIM, 0), K(4)), K(3),
            COND(EQ(V(SDIM, 0), K(5)), K(3), COND(EQ(V(SDIM, 0), K(6)), K(1), COND(EQ(V(SDIM, 0),
            K(7)), K(1), UNKNOWN)))))))), K(2)))
            READ(F_R, BOR(V(Ra, 8), K(2)))
        END
        READ(F_R, V(Rb, 9))
        WHEN(GT(ADD(ADD(ADD(LOW(V(SMASK, 6), 1), SLICE(V(SMASK, 6), K(1), 1)), SLICE(V(SMASK, 6),
            K(2), 1)), SLICE(V(SMASK, 6), K(3), 1)), K(1)))
            READ(F_R, BOR(V(Rb, 9), K(1)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(SMASK, 6), 1), SLICE(V(SMASK, 6), K(1), 1)), SLICE(V(SMASK, 6),
            K(2), 1)), SLICE(V(SMASK, 6), K(3), 1)), K(2)))
            READ(F_R, BOR(V(Rb, 9), K(2)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(SMASK, 6), 1), SLICE(V(SMASK, 6), K(1), 1)), SLICE(V(SMASK, 6),
            K(2), 1)), SLICE(V(SMASK, 6), K(3), 1)), K(3)))
            READ(F_R, BOR(V(Rb, 9), K(3)))
        END
        SURF_READS(2, 14)
    END
    DONE
};
static rt_rows uses_sust_pr = {
    GUARD_READS(3, 11)
    WHEN(GUARD_VALUE(3, 11))
        READ(F_R, V(Ra, 8))
        WHEN(GT(COND(EQ(V(SDIM, 0), K(0)), K(1), COND(EQ(V(SDIM, 0), K(1)), K(1), COND(EQ(V(SDIM,
            0), K(2)), K(2), COND(EQ(V(SDIM, 0), K(3)), K(2), COND(EQ(V(SDIM, 0), K(4)), K(3),
            COND(EQ(V(SDIM, 0), K(5)), K(3), COND(EQ(V(SDIM, 0), K(6)), K(1), COND(EQ(V(SDIM, 0),
            K(7)), K(1), UNKNOWN)))))))), K(1)))
            READ(F_R, BOR(V(Ra, 8), K(1)))
        END
        WHEN(GT(COND(EQ(V(SDIM, 0), K(0)), K(1), COND(EQ(V(SDIM, 0), K(1)), K(1), COND(EQ(V(SDIM,
            0), K(2)), K(2), COND(EQ(V(SDIM, 0), K(3)), K(2), COND(EQ(V(SDIM, 0), K(4)), K(3),
            COND(EQ(V(SDIM, 0), K(5)), K(3), COND(EQ(V(SDIM, 0), K(6)), K(1), COND(EQ(V(SDIM, 0),
            K(7)), K(1), UNKNOWN)))))))), K(2)))
            READ(F_R, BOR(V(Ra, 8), K(2)))
        END
        READ(F_R, V(Rb, 9))
        WHEN(GT(ADD(ADD(ADD(LOW(V(SMASK, 6), 1), SLICE(V(SMASK, 6), K(1), 1)), SLICE(V(SMASK, 6),
            K(2), 1)), SLICE(V(SMASK, 6), K(3), 1)), K(1)))
            READ(F_R, BOR(V(Rb, 9), K(1)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(SMASK, 6), 1), SLICE(V(SMASK, 6), K(1), 1)), SLICE(V(SMASK, 6),
            K(2), 1)), SLICE(V(SMASK, 6), K(3), 1)), K(2)))
            READ(F_R, BOR(V(Rb, 9), K(2)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(SMASK, 6), 1), SLICE(V(SMASK, 6), K(1), 1)), SLICE(V(SMASK, 6),
            K(2), 1)), SLICE(V(SMASK, 6), K(3), 1)), K(3)))
            READ(F_R, BOR(V(Rb, 9), K(3)))
        END
        SURFR_READS(10)
    END
    DONE
};
static rt_rows uses_sured_d = {
    GUARD_READS(3, 17)
    WHEN(GUARD_VALUE(3, 17))
        READ(F_R, V(Ra, 10))
        WHEN(GT(COND(EQ(V(SDIM, 1), K(0)), K(1), COND(EQ(V(SDIM, 1), K(1)), K(1), COND(EQ(V(SDIM,
            1), K(2)), K(2), COND(EQ(V(SDIM, 1), K(3)), K(2), COND(EQ(V(SDIM, 1), K(4)), K(3),
            COND(EQ(V(SDIM, 1), K(5)), K(3), COND(EQ(V(SDIM, 1), K(6)), K(1), COND(EQ(V(SDIM, 1),
            K(7)), K(1), UNKNOWN)))))))), K(1)))
            READ(F_R, BOR(V(Ra, 10), K(1)))
        END
        WHEN(GT(COND(EQ(V(SDIM, 1), K(0)), K(1), COND(EQ(V(SDIM, 1), K(1)), K(1), COND(EQ(V(SDIM,
            1), K(2)), K(2), COND(EQ(V(SDIM, 1), K(3)), K(2), COND(EQ(V(SDIM, 1), K(4)), K(3),
            COND(EQ(V(SDIM, 1), K(5)), K(3), COND(EQ(V(SDIM, 1), K(6)), K(1), COND(EQ(V(SDIM, 1),
            K(7)), K(1), UNKNOWN)))))))), K(2)))
            READ(F_R, BOR(V(Ra, 10), K(2)))
        END
        READ(F_R, V(Rb, 11))
        WHEN(IN(V(STYPE, 4), 0xa4)) READ(F_R, BOR(V(Rb, 11), K(1))) END
        SURF2_READS(2, 16)
    END
    DONE
};
static rt_rows uses_sured_dr = {
    GUARD_READS(3, 13)
    WHEN(GUARD_VALUE(3, 13))
        READ(F_R, V(Ra, 10))
        WHEN(GT(COND(EQ(V(SDIM, 1), K(0)), K(1), COND(EQ(V(SDIM, 1), K(1)), K(1), COND(EQ(V(SDIM,
            1), K(2)), K(2), COND(EQ(V(SDIM, 1), K(3)), K(2), COND(EQ(V(SDIM, 1), K(4)), K(3),
            COND(EQ(V(SDIM, 1), K(5)), K(3), COND(EQ(V(SDIM, 1), K(6)), K(1), COND(EQ(V(SDIM, 1),
            K(7)), K(1), UNKNOWN)))))))), K(1)))
            READ(F_R, BOR(V(Ra, 10), K(1)))
        END
        WHEN(GT(COND(EQ(V(SDIM, 1), K(0)), K(1), COND(EQ(V(SDIM, 1), K(1)), K(1), COND(EQ(V(SDIM,
            1), K(2)), K(2), COND(EQ(V(SDIM, 1), K(3)), K(2), COND(EQ(V(SDIM, 1), K(4)), K(3),
            COND(EQ(V(SDIM, 1), K(5)), K(3), COND(EQ(V(SDIM, 1), K(6)), K(1), COND(EQ(V(SDIM, 1),
            K(7)), K(1), UNKNOWN)))))))), K(2)))
            READ(F_R, BOR(V(Ra, 10), K(2)))
        END
        READ(F_R, V(Rb, 11))
        WHEN(IN(V(STYPE, 4), 0xa4)) READ(F_R, BOR(V(Rb, 11), K(1))) END
        SURFR_READS(12)
    END
    DONE
};
static rt_rows uses_suatom_d = {
    GUARD_READS(3, 19)
    WHEN(GUARD_VALUE(3, 19))
        READ(F_R, V(Ra, 12))
        WHEN(GT(COND(EQ(V(SDIM, 1), K(0)), K(1), COND(EQ(V(SDIM, 1), K(1)), K(1), COND(EQ(V(SDIM,
            1), K(2)), K(2), COND(EQ(V(SDIM, 1), K(3)), K(2), COND(EQ(V(SDIM, 1), K(4)), K(3),
            COND(EQ(V(SDIM, 1), K(5)), K(3), COND(EQ(V(SDIM, 1), K(6)), K(1), COND(EQ(V(SDIM, 1),
            K(7)), K(1), UNKNOWN)))))))), K(1)))
            READ(F_R, BOR(V(Ra, 12), K(1)))
        END
        WHEN(GT(COND(EQ(V(SDIM, 1), K(0)), K(1), COND(EQ(V(SDIM, 1), K(1)), K(1), COND(EQ(V(SDIM,
            1), K(2)), K(2), COND(EQ(V(SDIM, 1), K(3)), K(2), COND(EQ(V(SDIM, 1), K(4)), K(3),
            COND(EQ(V(SDIM, 1), K(5)), K(3), COND(EQ(V(SDIM, 1), K(6)), K(1), COND(EQ(V(SDIM, 1),
            K(7)), K(1), UNKNOWN)))))))), K(2)))
            READ(F_R, BOR(V(Ra, 12), K(2)))
        END
        READ(F_R, V(Rb, 13))
        WHEN(IN(V(STYPE, 4), 0xa4)) READ(F_R, BOR(V(Rb, 13), K(1))) END
        SURF2_READS(2, 18)
        WRITE(1, F_P, V(P0, 10))
        WRITE(1, F_R, V(Rd, 11))
        WHEN(IN(V(STYPE, 4), 0xa4)) WRITE(1, F_R, BOR(V(Rd, 11), K(1))) END
    END
    DONE
};
static rt_rows uses_suatom_dr = {
    GUARD_READS(3, 15)
    WHEN(GUARD_VALUE(3, 15))
        READ(F_R, V(Ra, 12))
        WHEN(GT(COND(EQ(V(SDIM, 1), K(0)), K(1), COND(EQ(V(SDIM, 1), K(1)), K(1), COND(EQ(V(SDIM,
            1), K(2)), K(2), COND(EQ(V(SDIM, 1), K(3)), K(2), COND(EQ(V(SDIM, 1), K(4)), K(3),
            COND(EQ(V(SDIM, 1), K(5)), K(3), COND(EQ(V(SDIM, 1), K(6)), K(1), COND(EQ(V(SDIM, 1),
            K(7)), K(1), UNKNOWN)))))))), K(1)))
            READ(F_R, BOR(V(Ra, 12), K(1)))
        END
        WHEN(GT(COND(EQ(V(SDIM, 1), K(0)), K(1), COND(EQ(V(SDIM, 1), K(1)), K(1), COND(EQ(V(SDIM,
            1), K(2)), K(2), COND(EQ(V(SDIM, 1), K(3)), K(2), COND(EQ(V(SDIM, 1), K(4)), K(3),
            COND(EQ(V(SDIM, 1), K(5)), K(3), COND(EQ(V(SDIM, 1), K(6)), K(1), COND(EQ(V(SDIM, 1),
            K(7)), K(1), UNKNOWN)))))))), K(2)))
            READ(F_R, BOR(V(Ra, 12), K(2)))
        END
        READ(F_R, V(Rb, 13))
        WHEN(IN(V(STYPE, 4), 0xa4)) READ(F_R, BOR(V(Rb, 13), K(1))) END
        SURFR_READS(14)
        WRITE(1, F_P, V(P0, 10))
        WRITE(1, F_R, V(Rd, 11))
        WHEN(IN(V(STYPE, 4), 0xa4)) WRITE(1, F_R, BOR(V(Rd, 11), K(1))) END
    END
    DONE
};
static rt_rows uses_suatom_c = {
    GUARD_READS(3, 18)
    WHEN(GUARD_VALUE(3, 18))
        READ(F_R, V(Ra, 11))
        WHEN(GT(COND(EQ(V(SDIM, 1), K(0)), K(1), COND(EQ(V(SDIM, 1), K(1)), K(1), COND(EQ(V(SDIM,
            1), K(2)), K(2), COND(EQ(V(SDIM, 1), K(3)), K(2), COND(EQ(V(SDIM, 1), K(4)), K(3),
            COND(EQ(V(SDIM, 1), K(5)), K(3), COND(EQ(V(SDIM, 1), K(6)), K(1), COND(EQ(V(SDIM, 1),
            K(7)), K(1), UNKNOWN)))))))), K(1)))
            READ(F_R, BOR(V(Ra, 11), K(1)))
        END
        WHEN(GT(COND(EQ(V(SDIM, 1), K(0)), K(1), COND(EQ(V(SDIM, 1), K(1)), K(1), COND(EQ(V(SDIM,
            1), K(2)), K(2), COND(EQ(V(SDIM, 1), K(3)), K(2), COND(EQ(V(SDIM, 1), K(4)), K(3),
            COND(EQ(V(SDIM, 1), K(5)), K(3), COND(EQ(V(SDIM, 1), K(6)), K(1), COND(EQ(V(SDIM, 1),
            K(7)), K(1), UNKNOWN)))))))), K(2)))
            READ(F_R, BOR(V(Ra, 11), K(2)))
        END
        READ(F_R, V(Rb, 12))
        READ(F_R, BOR(V(Rb, 12), K(1)))
        WHEN(EQ(V(SCTYPE, 3), K(2)))
            READ(F_R, BOR(V(Rb, 12), K(2)))
            READ(F_R, BOR(V(Rb, 12), K(3)))
        END
        SURF2_READS(2, 17)
        WRITE(1, F_P, V(P0, 9))
        WRITE(1, F_R, V(Rd, 10))
        WHEN(EQ(V(SCTYPE, 3), K(2))) WRITE(1, F_R, BOR(V(Rd, 10), K(1))) END
    END
    DONE
};
static rt_rows uses_suatom_cr = {
    GUARD_READS(3, 14)
    WHEN(GUARD_VALUE(3, 14))
        READ(F_R, V(Ra, 11))
        WHEN(GT(COND(EQ(V(SDIM, 1), K(0)), K(1), COND(EQ(V(SDIM, 1), K(1)), K(1), COND(EQ(V(SDIM,
            1), K(2)), K(2), COND(EQ(V(SDIM, 1), K(3)), K(2), COND(EQ(V(SDIM, 1), K(4)), K(3),
            COND(EQ(V(SDIM, 1), K(5)), K(3), COND(EQ(V(SDIM, 1), K(6)), K(1), COND(EQ(V(SDIM, 1),
            K(7)), K(1), UNKNOWN)))))))), K(1)))
            READ(F_R, BOR(V(Ra, 11), K(1)))
        END
        WHEN(GT(COND(EQ(V(SDIM, 1), K(0)), K(1), COND(EQ(V(SDIM, 1), K(1)), K(1), COND(EQ(V(SDIM,
            1), K(2)), K(2), COND(EQ(V(SDIM, 1), K(3)), K(2), COND(EQ(V(SDIM, 1), K(4)), K(3),
            COND(EQ(V(SDIM, 1), K(5)), K(3), COND(EQ(V(SDIM, 1), K(6)), K(1), COND(EQ(V(SDIM, 1),
            K(7)), K(1), UNKNOWN)))))))), K(2)))
            READ(F_R, BOR(V(Ra, 11), K(2)))
        END
        READ(F_R, V(Rb, 12))
        READ(F_R, BOR(V(Rb, 12), K(1)))
        WHEN(EQ(V(SCTYPE, 3), K(2)))
            READ(F_R, BOR(V(Rb, 12), K(2)))
            READ(F_R, BOR(V(Rb, 12), K(3)))
        END
        SURFR_READS(13)
        WRITE(1, F_P, V(P0, 9))
        WRITE(1, F_R, V(Rd, 10))
        WHEN(EQ(V(SCTYPE, 3), K(2))) WRITE(1, F_R, BOR(V(Rd, 10), K(1))) END
    END
    DONE
};
static rt_rows uses_suquery_c = {
    GUARD_READS(1, 9)
    WHEN(GUARD_VALUE(1, 9))
        READ(F_R, V(Ra, 3))
        WHEN(GT(COND(EQ(V(SDIM, 0), K(0)), K(1), COND(EQ(V(SDIM, 0), K(1)), K(1), COND(EQ(V(SDIM,
            0), K(2)), K(2), COND(EQ(V(SDIM, 0), K(3)), K(2), COND(EQ(V(SDIM, 0), K(4)), K(3),
            COND(EQ(V(SDIM, 0), K(5)), K(3), COND(EQ(V(SDIM, 0), K(6)), K(1), COND(EQ(V(SDIM, 0),
            K(7)), K(1), UNKNOWN)))))))), K(1)))
            READ(F_R, BOR(V(Ra, 3), K(1)))
        END
        WHEN(GT(COND(EQ(V(SDIM, 0), K(0)), K(1), COND(EQ(V(SDIM, 0), K(1)), K(1), COND(EQ(V(SDIM,
            0), K(2)), K(2), COND(EQ(V(SDIM, 0), K(3)), K(2), COND(EQ(V(SDIM, 0), K(4)), K(3),
            COND(EQ(V(SDIM, 0), K(5)), K(3), COND(EQ(V(SDIM, 0), K(6)), K(1), COND(EQ(V(SDIM, 0),
            K(7)), K(1), UNKNOWN)))))))), K(2)))
            READ(F_R, BOR(V(Ra, 3), K(2)))
        END
        SURF_READS_2(0, 8)
        WRITE(1, F_P, V(P0, 1))
        WRITE(1, F_R, V(Rd, 2))
    END
    DONE
};
static rt_rows uses_suquery_r = {
    GUARD_READS(1, 5)
    WHEN(GUARD_VALUE(1, 5))
        READ(F_R, V(Ra, 3))
        WHEN(GT(COND(EQ(V(SDIM, 0), K(0)), K(1), COND(EQ(V(SDIM, 0), K(1)), K(1), COND(EQ(V(SDIM,
            0), K(2)), K(2), COND(EQ(V(SDIM, 0), K(3)), K(2), COND(EQ(V(SDIM, 0), K(4)), K(3),
            COND(EQ(V(SDIM, 0), K(5)), K(3), COND(EQ(V(SDIM, 0), K(6)), K(1), COND(EQ(V(SDIM, 0),
            K(7)), K(1), UNKNOWN)))))))), K(1)))
            READ(F_R, BOR(V(Ra, 3), K(1)))
        END
        WHEN(GT(COND(EQ(V(SDIM, 0), K(0)), K(1), COND(EQ(V(SDIM, 0), K(1)), K(1), COND(EQ(V(SDIM,
            0), K(2)), K(2), COND(EQ(V(SDIM, 0), K(3)), K(2), COND(EQ(V(SDIM, 0), K(4)), K(3),
            COND(EQ(V(SDIM, 0), K(5)), K(3), COND(EQ(V(SDIM, 0), K(6)), K(1), COND(EQ(V(SDIM, 0),
            K(7)), K(1), UNKNOWN)))))))), K(2)))
            READ(F_R, BOR(V(Ra, 3), K(2)))
        END
        READ(F_R, V(Rc, 4))
        WRITE(1, F_P, V(P0, 1))
        WRITE(1, F_R, V(Rd, 2))
    END
    DONE
};
static rt_rows uses_hmma_884 = {
    GUARD_READS(0, 15)
    WHEN(GUARD_VALUE(0, 15))
        READ(F_R, V(Ra, 6))
        READ(F_R, BOR(V(Ra, 6), K(1)))
        READ(F_R, V(Rb, 10))
        READ(F_R, BOR(V(Rb, 10), K(1)))
        READ(F_R, V(Rc, 13))
        READ(F_R, BOR(V(Rc, 13), K(1)))
        WRITE(1, F_R, V(Rd, 4))
        WRITE(1, F_R, BOR(V(Rd, 4), K(1)))
    END
    WHEN(V(RA, 7)) KEEP(F_R, V(Ra, 6)) END
    WHEN(V(RB, 11)) KEEP(F_R, V(Rb, 10)) END
    WHEN(V(RC, 14)) KEEP(F_R, V(Rc, 13)) END
    DONE
};
static rt_rows uses_hmma_t = {
    GUARD_READS(0, 12)
    WHEN(GUARD_VALUE(0, 12))
        READ(F_R, V(Ra, 5))
        READ(F_R, BOR(V(Ra, 5), K(1)))
        WHEN(EQ(V(MSHAPE, 0), K(1)))
            READ(F_R, BOR(V(Ra, 5), K(2)))
            READ(F_R, BOR(V(Ra, 5), K(3)))
        END
        READ(F_R, V(Rb, 8))
        WHEN(EQ(V(MSHAPE, 0), K(1))) READ(F_R, BOR(V(Rb, 8), K(1))) END
        READ(F_R, V(Rc, 10))
        READ(F_R, BOR(V(Rc, 10), K(1)))
        WHEN(V(MVD, 1))
            READ(F_R, BOR(V(Rc, 10), K(2)))
            READ(F_R, BOR(V(Rc, 10), K(3)))
        END
        WRITE(1, F_R, V(Rd, 3))
        WRITE(1, F_R, BOR(V(Rd, 3), K(1)))
        WHEN(V(MVD, 1))
            WRITE(1, F_R, BOR(V(Rd, 3), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 3), K(3)))
        END
    END
    WHEN(V(RA, 6)) KEEP(F_R, V(Ra, 5)) END
    WHEN(V(RB, 9)) KEEP(F_R, V(Rb, 8)) END
    WHEN(V(RC, 11)) KEEP(F_R, V(Rc, 10)) END
    DONE
};
static rt_rows uses_hmma_a = {
    GUARD_READS(1, 14)
    WHEN(GUARD_VALUE(1, 14))
        READ(F_R, V(Ra, 5))
        READ(F_R, BOR(V(Ra, 5), K(1)))
        WHEN(GT(COND(LOR(EQ(V(MSHAPE, 0), K(1)), LAND(EQ(V(MSHAPE, 0), K(0)), EQ(V(MFMT, 2),
            K(2)))), K(4), K(2)), K(2)))
            READ(F_R, BOR(V(Ra, 5), K(2)))
        END
        WHEN(GT(COND(LOR(EQ(V(MSHAPE, 0), K(1)), LAND(EQ(V(MSHAPE, 0), K(0)), EQ(V(MFMT, 2),
            K(2)))), K(4), K(2)), K(3)))
            READ(F_R, BOR(V(Ra, 5), K(3)))
        END
        READ(F_R, V(Rb, 8))
        WHEN(GT(COND(LOR(EQ(V(MSHAPE, 0), K(1)), LAND(EQ(V(MSHAPE, 0), K(0)), EQ(V(MFMT, 2),
            K(2)))), K(2), K(1)), K(1)))
            READ(F_R, BOR(V(Rb, 8), K(1)))
        END
        READ(F_R, V(Rc, 10))
        READ(F_R, BOR(V(Rc, 10), K(1)))
        WHEN(V(MVD, 1))
            READ(F_R, BOR(V(Rc, 10), K(2)))
            READ(F_R, BOR(V(Rc, 10), K(3)))
        END
        MUPRED_READS(0, 12, 13)
        WRITE(1, F_R, V(Rd, 3))
        WRITE(1, F_R, BOR(V(Rd, 3), K(1)))
        WHEN(V(MVD, 1))
            WRITE(1, F_R, BOR(V(Rd, 3), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 3), K(3)))
        END
    END
    WHEN(V(RA, 6)) KEEP(F_R, V(Ra, 5)) END
    WHEN(V(RB, 9)) KEEP(F_R, V(Rb, 8)) END
    WHEN(V(RC, 11)) KEEP(F_R, V(Rc, 10)) END
    DONE
};
static rt_rows uses_hmma_sp = {
    GUARD_READS(1, 14)
    WHEN(GUARD_VALUE(1, 14))
        READ(F_R, V(Ra, 5))
        READ(F_R, V(Rb, 8))
        READ(F_R, V(Rc, 10))
        READ(F_R, BOR(V(Rc, 10), K(1)))
        WHEN(V(MVD, 1))
            READ(F_R, BOR(V(Rc, 10), K(2)))
            READ(F_R, BOR(V(Rc, 10), K(3)))
        END
        MUPRED_READS(0, 12, 13)
        WRITE(1, F_R, V(Rd, 3))
        WRITE(1, F_R, BOR(V(Rd, 3), K(1)))
        WHEN(V(MVD, 1))
            WRITE(1, F_R, BOR(V(Rd, 3), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 3), K(3)))
        END
    END
    WHEN(V(RA, 6)) KEEP(F_R, V(Ra, 5)) END
    WHEN(V(RB, 9)) KEEP(F_R, V(Rb, 8)) END
    WHEN(V(RC, 11)) KEEP(F_R, V(Rc, 10)) END
    DONE
};
static rt_rows uses_imma = {
    GUARD_READS(1, 13)
    WHEN(GUARD_VALUE(1, 13))
        READ(F_R, V(Ra, 5))
        WHEN(GT(COND(EQ(V(MISHAPE, 0), K(0)), K(1), COND(EQ(V(MISHAPE, 0), K(1)), K(1),
            COND(EQ(V(MISHAPE, 0), K(2)), K(1), COND(EQ(V(MISHAPE, 0), K(3)), K(1),
            COND(EQ(V(MISHAPE, 0), K(4)), K(2), COND(EQ(V(MISHAPE, 0), K(5)), COND(GT(V(MIA, 1),
            K(1)), K(2), K(4)), COND(EQ(V(MISHAPE, 0), K(6)), K(4), COND(EQ(V(MISHAPE, 0), K(7)),
            K(0), UNKNOWN)))))))), K(1)))
            READ(F_R, BOR(V(Ra, 5), K(1)))
        END
        WHEN(GT(COND(EQ(V(MISHAPE, 0), K(0)), K(1), COND(EQ(V(MISHAPE, 0), K(1)), K(1),
            COND(EQ(V(MISHAPE, 0), K(2)), K(1), COND(EQ(V(MISHAPE, 0), K(3)), K(1),
            COND(EQ(V(MISHAPE, 0), K(4)), K(2), COND(EQ(V(MISHAPE, 0), K(5)), COND(GT(V(MIA, 1),
            K(1)), K(2), K(4)), COND(EQ(V(MISHAPE, 0), K(6)), K(4), COND(EQ(V(MISHAPE, 0), K(7)),
            K(0), UNKNOWN)))))))), K(2)))
            READ(F_R, BOR(V(Ra, 5), K(2)))
        END
        WHEN(GT(COND(EQ(V(MISHAPE, 0), K(0)), K(1), COND(EQ(V(MISHAPE, 0), K(1)), K(1),
            COND(EQ(V(MISHAPE, 0), K(2)), K(1), COND(EQ(V(MISHAPE, 0), K(3)), K(1),
            COND(EQ(V(MISHAPE, 0), K(4)), K(2), COND(EQ(V(MISHAPE, 0), K(5)), COND(GT(V(MIA, 1),
            K(1)), K(2), K(4)), COND(EQ(V(MISHAPE, 0), K(6)), K(4), COND(EQ(V(MISHAPE, 0), K(7)),
            K(0), UNKNOWN)))))))), K(3)))
            READ(F_R, BOR(V(Ra, 5), K(3)))
        END
        READ(F_R, V(Rb, 7))
        WHEN(GT(COND(EQ(COND(EQ(V(MISHAPE, 0), K(0)), K(1), COND(EQ(V(MISHAPE, 0), K(1)), K(1),
            COND(EQ(V(MISHAPE, 0), K(2)), K(1), COND(EQ(V(MISHAPE, 0), K(3)), K(1),
            COND(EQ(V(MISHAPE, 0), K(4)), K(2), COND(EQ(V(MISHAPE, 0), K(5)), COND(GT(V(MIA, 1),
            K(1)), K(2), K(4)), COND(EQ(V(MISHAPE, 0), K(6)), K(4), COND(EQ(V(MISHAPE, 0), K(7)),
            K(0), UNKNOWN)))))))), K(4)), K(2), K(1)), K(1)))
            READ(F_R, BOR(V(Rb, 7), K(1)))
        END
        READ(F_R, V(Rc, 9))
        READ(F_R, BOR(V(Rc, 9), K(1)))
        WHEN(IN(V(MISHAPE, 0), 0xf0))
            READ(F_R, BOR(V(Rc, 9), K(2)))
            READ(F_R, BOR(V(Rc, 9), K(3)))
        END
        MUPRED_READS(0, 11, 12)
        WRITE(1, F_R, V(Rd, 4))
        WRITE(1, F_R, BOR(V(Rd, 4), K(1)))
        WHEN(IN(V(MISHAPE, 0), 0xf0))
            WRITE(1, F_R, BOR(V(Rd, 4), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 4), K(3)))
        END
    END
    WHEN(V(RA, 6)) KEEP(F_R, V(Ra, 5)) END
    WHEN(V(RB, 8)) KEEP(F_R, V(Rb, 7)) END
    WHEN(V(RC, 10)) KEEP(F_R, V(Rc, 9)) END
    DONE
};
static rt_rows uses_bmma = {
    GUARD_READS(0, 8)
    WHEN(GUARD_VALUE(0, 8))
        READ(F_R, V(Ra, 2))
        WHEN(GT(SHL(K(1), V(MBSHAPE, 0)), K(1))) READ(F_R, BOR(V(Ra, 2), K(1))) END
        WHEN(GT(SHL(K(1), V(MBSHAPE, 0)), K(2))) READ(F_R, BOR(V(Ra, 2), K(2))) END
        WHEN(GT(SHL(K(1), V(MBSHAPE, 0)), K(3))) READ(F_R, BOR(V(Ra, 2), K(3))) END
        READ(F_R, V(Rb, 4))
        WHEN(EQ(V(MBSHAPE, 0), K(2))) READ(F_R, BOR(V(Rb, 4), K(1))) END
        READ(F_R, V(Rc, 6))
        READ(F_R, BOR(V(Rc, 6), K(1)))
        WHEN(IN(V(MBSHAPE, 0), 0xe))
            READ(F_R, BOR(V(Rc, 6), K(2)))
            READ(F_R, BOR(V(Rc, 6), K(3)))
        END
        WRITE(1, F_R, V(Rd, 1))
        WRITE(1, F_R, BOR(V(Rd, 1), K(1)))
        WHEN(IN(V(MBSHAPE, 0), 0xe))
            WRITE(1, F_R, BOR(V(Rd, 1), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 1), K(3)))
        END
    END
    WHEN(V(RA, 3)) KEEP(F_R, V(Ra, 2)) END
    WHEN(V(RB, 5)) KEEP(F_R, V(Rb, 4)) END
    WHEN(V(RC, 7)) KEEP(F_R, V(Rc, 6)) END
    DONE
};
static rt_rows uses_dmma_a = {
    GUARD_READS(0, 7)
    WHEN(GUARD_VALUE(0, 7))
        READ(F_R, V(Ra, 1))
        READ(F_R, BOR(V(Ra, 1), K(1)))
        READ(F_R, V(Rb, 3))
        READ(F_R, BOR(V(Rb, 3), K(1)))
        READ(F_R, V(Rc, 5))
        READ(F_R, BOR(V(Rc, 5), K(1)))
        READ(F_R, BOR(V(Rc, 5), K(2)))
        READ(F_R, BOR(V(Rc, 5), K(3)))
        WRITE(1, F_R, V(Rd, 0))
        WRITE(1, F_R, BOR(V(Rd, 0), K(1)))
        WRITE(1, F_R, BOR(V(Rd, 0), K(2)))
        WRITE(1, F_R, BOR(V(Rd, 0), K(3)))
    END
    WHEN(V(RA, 2)) KEEP(F_R, V(Ra, 1)) END
    WHEN(V(RB, 4)) KEEP(F_R, V(Rb, 3)) END
    WHEN(V(RC, 6)) KEEP(F_R, V(Rc, 5)) END
    DONE
};
static rt_rows uses_movm = {
    GUARD_READS(0, 4)
    WHEN(GUARD_VALUE(0, 4))
        READ(F_R, V(Ra, 3))
        WRITE(1, F_R, V(Rd, 2))
    END
    DONE
};
static rt_rows uses_hgmma_hgmma_r = {
    GUARD_READS(0, 6)
    WHEN(GUARD_VALUE(0, 6))
        READ(F_R, V(Ra, 1))
        READ(F_UR, V(Ub, 3))
        READ(F_R, V(Rc, 4))
        WRITE(1, F_R, V(Rd, 0))
    END
    WHEN(V(RA, 2)) KEEP(F_R, V(Ra, 1)) END
    WHEN(V(RC, 5)) KEEP(F_R, V(Rc, 4)) END
    DONE
};
static rt_rows uses_hgmma_hgmma_d = {
    GUARD_READS(0, 4)
    WHEN(GUARD_VALUE(0, 4))
        READ(F_UR, V(Ua, 1))
        READ(F_R, V(Rc, 2))
        WRITE(1, F_R, V(Rd, 0))
    END
    WHEN(V(RC, 3)) KEEP(F_R, V(Rc, 2)) END
    DONE
};
static rt_rows uses_tex_c = {
    GUARD_READS(6, 21)
    WHEN(GUARD_VALUE(6, 21))
        READ(F_R, V(Ra, 12))
        READ(F_R, V(Rb, 13))
        TBOUND_READS(3, 16)
        PO_WRITES(1, 9)
        WRITE(1, F_R, V(Rd, 11))
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 19), 1), SLICE(V(TMASK, 19), K(1), 1)), SLICE(V(TMASK, 19),
            K(2), 1)), SLICE(V(TMASK, 19), K(3), 1)), K(1)))
            WHEN(EQ(V(TF16, 2), K(0))) WRITE(1, F_R, BOR(V(Rd, 11), K(1))) END
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 19), 1), SLICE(V(TMASK, 19), K(1), 1)), SLICE(V(TMASK, 19),
            K(2), 1)), SLICE(V(TMASK, 19), K(3), 1)), K(2)))
            WRITE(1, F_R, V(Rc, 10))
        END
        WHEN(EQ(V(TF16, 2), K(0)))
            WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 19), 1), SLICE(V(TMASK, 19), K(1), 1)), SLICE(V(TMASK,
                19), K(2), 1)), SLICE(V(TMASK, 19), K(3), 1)), K(3)))
                WRITE(1, F_R, BOR(V(Rc, 10), K(1)))
            END
        END
    END
    DONE
};
static rt_rows uses_tex_i = {
    GUARD_READS(5, 20)
    WHEN(GUARD_VALUE(5, 20))
        READ(F_R, V(Ra, 12))
        READ(F_R, V(Rb, 13))
        PO_WRITES(0, 9)
        WRITE(1, F_R, V(Rd, 11))
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 18), 1), SLICE(V(TMASK, 18), K(1), 1)), SLICE(V(TMASK, 18),
            K(2), 1)), SLICE(V(TMASK, 18), K(3), 1)), K(1)))
            WHEN(EQ(V(TF16, 2), K(0))) WRITE(1, F_R, BOR(V(Rd, 11), K(1))) END
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 18), 1), SLICE(V(TMASK, 18), K(1), 1)), SLICE(V(TMASK, 18),
            K(2), 1)), SLICE(V(TMASK, 18), K(3), 1)), K(2)))
            WRITE(1, F_R, V(Rc, 10))
        END
        WHEN(EQ(V(TF16, 2), K(0)))
            WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 18), 1), SLICE(V(TMASK, 18), K(1), 1)), SLICE(V(TMASK,
                18), K(2), 1)), SLICE(V(TMASK, 18), K(3), 1)), K(3)))
                WRITE(1, F_R, BOR(V(Rc, 10), K(1)))
            END
        END
    END
    DONE
};
static rt_rows uses_tex_r = {
    GUARD_READS(5, 17)
    WHEN(GUARD_VALUE(5, 17))
        READ(F_R, V(Ra, 12))
        READ(F_R, V(Rb, 13))
        PO_WRITES(0, 9)
        WRITE(1, F_R, V(Rd, 11))
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 15), 1), SLICE(V(TMASK, 15), K(1), 1)), SLICE(V(TMASK, 15),
            K(2), 1)), SLICE(V(TMASK, 15), K(3), 1)), K(1)))
            WHEN(EQ(V(TF16, 2), K(0))) WRITE(1, F_R, BOR(V(Rd, 11), K(1))) END
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 15), 1), SLICE(V(TMASK, 15), K(1), 1)), SLICE(V(TMASK, 15),
            K(2), 1)), SLICE(V(TMASK, 15), K(3), 1)), K(2)))
            WRITE(1, F_R, V(Rc, 10))
        END
        WHEN(EQ(V(TF16, 2), K(0)))
            WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 15), 1), SLICE(V(TMASK, 15), K(1), 1)), SLICE(V(TMASK,
                15), K(2), 1)), SLICE(V(TMASK, 15), K(3), 1)), K(3)))
                WRITE(1, F_R, BOR(V(Rc, 10), K(1)))
            END
        END
    END
    DONE
};
static rt_rows uses_tld4_c = {
    GUARD_READS(6, 20)
    WHEN(GUARD_VALUE(6, 20))
        READ(F_R, V(Ra, 11))
        READ(F_R, V(Rb, 12))
        TBOUND_READS(3, 15)
        PO_WRITES(1, 8)
        WRITE(1, F_R, V(Rd, 10))
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 18), 1), SLICE(V(TMASK, 18), K(1), 1)), SLICE(V(TMASK, 18),
            K(2), 1)), SLICE(V(TMASK, 18), K(3), 1)), K(1)))
            WHEN(EQ(V(TF16, 3), K(0))) WRITE(1, F_R, BOR(V(Rd, 10), K(1))) END
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 18), 1), SLICE(V(TMASK, 18), K(1), 1)), SLICE(V(TMASK, 18),
            K(2), 1)), SLICE(V(TMASK, 18), K(3), 1)), K(2)))
            WRITE(1, F_R, V(Rc, 9))
        END
        WHEN(EQ(V(TF16, 3), K(0)))
            WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 18), 1), SLICE(V(TMASK, 18), K(1), 1)), SLICE(V(TMASK,
                18), K(2), 1)), SLICE(V(TMASK, 18), K(3), 1)), K(3)))
                WRITE(1, F_R, BOR(V(Rc, 9), K(1)))
            END
        END
    END
    DONE
};
static rt_rows uses_tld4_i = {
    GUARD_READS(5, 19)
    WHEN(GUARD_VALUE(5, 19))
        READ(F_R, V(Ra, 11))
        READ(F_R, V(Rb, 12))
        PO_WRITES(0, 8)
        WRITE(1, F_R, V(Rd, 10))
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 17), 1), SLICE(V(TMASK, 17), K(1), 1)), SLICE(V(TMASK, 17),
            K(2), 1)), SLICE(V(TMASK, 17), K(3), 1)), K(1)))
            WHEN(EQ(V(TF16, 3), K(0))) WRITE(1, F_R, BOR(V(Rd, 10), K(1))) END
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 17), 1), SLICE(V(TMASK, 17), K(1), 1)), SLICE(V(TMASK, 17),
            K(2), 1)), SLICE(V(TMASK, 17), K(3), 1)), K(2)))
            WRITE(1, F_R, V(Rc, 9))
        END
        WHEN(EQ(V(TF16, 3), K(0)))
            WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 17), 1), SLICE(V(TMASK, 17), K(1), 1)), SLICE(V(TMASK,
                17), K(2), 1)), SLICE(V(TMASK, 17), K(3), 1)), K(3)))
                WRITE(1, F_R, BOR(V(Rc, 9), K(1)))
            END
        END
    END
    DONE
};
static rt_rows uses_tld4_r = {
    GUARD_READS(5, 16)
    WHEN(GUARD_VALUE(5, 16))
        READ(F_R, V(Ra, 11))
        READ(F_R, V(Rb, 12))
        PO_WRITES(0, 8)
        WRITE(1, F_R, V(Rd, 10))
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 14), 1), SLICE(V(TMASK, 14), K(1), 1)), SLICE(V(TMASK, 14),
            K(2), 1)), SLICE(V(TMASK, 14), K(3), 1)), K(1)))
            WHEN(EQ(V(TF16, 3), K(0))) WRITE(1, F_R, BOR(V(Rd, 10), K(1))) END
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 14), 1), SLICE(V(TMASK, 14), K(1), 1)), SLICE(V(TMASK, 14),
            K(2), 1)), SLICE(V(TMASK, 14), K(3), 1)), K(2)))
            WRITE(1, F_R, V(Rc, 9))
        END
        WHEN(EQ(V(TF16, 3), K(0)))
            WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 14), 1), SLICE(V(TMASK, 14), K(1), 1)), SLICE(V(TMASK,
                14), K(2), 1)), SLICE(V(TMASK, 14), K(3), 1)), K(3)))
                WRITE(1, F_R, BOR(V(Rc, 9), K(1)))
            END
        END
    END
    DONE
};
static rt_rows uses_txd_c = {
    GUARD_READS(6, 18)
    WHEN(GUARD_VALUE(6, 18))
        READ(F_R, V(Ra, 9))
        READ(F_R, V(Rb, 10))
        TBOUND_READS(3, 13)
        PO_WRITES(1, 6)
        WRITE(1, F_R, V(Rd, 8))
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 16), 1), SLICE(V(TMASK, 16), K(1), 1)), SLICE(V(TMASK, 16),
            K(2), 1)), SLICE(V(TMASK, 16), K(3), 1)), K(1)))
            WHEN(EQ(V(TF16, 1), K(0))) WRITE(1, F_R, BOR(V(Rd, 8), K(1))) END
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 16), 1), SLICE(V(TMASK, 16), K(1), 1)), SLICE(V(TMASK, 16),
            K(2), 1)), SLICE(V(TMASK, 16), K(3), 1)), K(2)))
            WRITE(1, F_R, V(Rc, 7))
        END
        WHEN(EQ(V(TF16, 1), K(0)))
            WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 16), 1), SLICE(V(TMASK, 16), K(1), 1)), SLICE(V(TMASK,
                16), K(2), 1)), SLICE(V(TMASK, 16), K(3), 1)), K(3)))
                WRITE(1, F_R, BOR(V(Rc, 7), K(1)))
            END
        END
    END
    DONE
};
static rt_rows uses_txd_i = {
    GUARD_READS(5, 17)
    WHEN(GUARD_VALUE(5, 17))
        READ(F_R, V(Ra, 9))
        READ(F_R, V(Rb, 10))
        PO_WRITES(0, 6)
        WRITE(1, F_R, V(Rd, 8))
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 15), 1), SLICE(V(TMASK, 15), K(1), 1)), SLICE(V(TMASK, 15),
            K(2), 1)), SLICE(V(TMASK, 15), K(3), 1)), K(1)))
            WHEN(EQ(V(TF16, 1), K(0))) WRITE(1, F_R, BOR(V(Rd, 8), K(1))) END
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 15), 1), SLICE(V(TMASK, 15), K(1), 1)), SLICE(V(TMASK, 15),
            K(2), 1)), SLICE(V(TMASK, 15), K(3), 1)), K(2)))
            WRITE(1, F_R, V(Rc, 7))
        END
        WHEN(EQ(V(TF16, 1), K(0)))
            WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 15), 1), SLICE(V(TMASK, 15), K(1), 1)), SLICE(V(TMASK,
                15), K(2), 1)), SLICE(V(TMASK, 15), K(3), 1)), K(3)))
                WRITE(1, F_R, BOR(V(Rc, 7), K(1)))
            END
        END
    END
    DONE
};
static rt_rows uses_txd_r = {
    GUARD_READS(5, 14)
    WHEN(GUARD_VALUE(5, 14))
        READ(F_R, V(Ra, 9))
        READ(F_R, V(Rb, 10))
        PO_WRITES(0, 6)
        WRITE(1, F_R, V(Rd, 8))
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 12), 1), SLICE(V(TMASK, 12), K(1), 1)), SLICE(V(TMASK, 12),
            K(2), 1)), SLICE(V(TMASK, 12), K(3), 1)), K(1)))
            WHEN(EQ(V(TF16, 1), K(0))) WRITE(1, F_R, BOR(V(Rd, 8), K(1))) END
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 12), 1), SLICE(V(TMASK, 12), K(1), 1)), SLICE(V(TMASK, 12),
            K(2), 1)), SLICE(V(TMASK, 12), K(3), 1)), K(2)))
            WRITE(1, F_R, V(Rc, 7))
        END
        WHEN(EQ(V(TF16, 1), K(0)))
            WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 12), 1), SLICE(V(TMASK, 12), K(1), 1)), SLICE(V(TMASK,
                12), K(2), 1)), SLICE(V(TMASK, 12), K(3), 1)), K(3)))
                WRITE(1, F_R, BOR(V(Rc, 7), K(1)))
            END
        END
    END
    DONE
};
static rt_rows uses_tmml_c = {
    GUARD_READS(5, 14)
    WHEN(GUARD_VALUE(5, 14))
        READ(F_R, V(Ra, 5))
        READ(F_R, V(Rb, 6))
        TBOUND_READS(2, 9)
        WRITE(1, F_R, V(Rd, 4))
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 12), 1), SLICE(V(TMASK, 12), K(1), 1)), SLICE(V(TMASK, 12),
            K(2), 1)), SLICE(V(TMASK, 12), K(3), 1)), K(1)))
            WRITE(1, F_R, BOR(V(Rd, 4), K(1)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 12), 1), SLICE(V(TMASK, 12), K(1), 1)), SLICE(V(TMASK, 12),
            K(2), 1)), SLICE(V(TMASK, 12), K(3), 1)), K(2)))
            WRITE(1, F_R, V(Rc, 3))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 12), 1), SLICE(V(TMASK, 12), K(1), 1)), SLICE(V(TMASK, 12),
            K(2), 1)), SLICE(V(TMASK, 12), K(3), 1)), K(3)))
            WRITE(1, F_R, BOR(V(Rc, 3), K(1)))
        END
    END
    DONE
};
static rt_rows uses_tmml_i = {
    GUARD_READS(4, 13)
    WHEN(GUARD_VALUE(4, 13))
        READ(F_R, V(Ra, 5))
        READ(F_R, V(Rb, 6))
        WRITE(1, F_R, V(Rd, 4))
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 11), 1), SLICE(V(TMASK, 11), K(1), 1)), SLICE(V(TMASK, 11),
            K(2), 1)), SLICE(V(TMASK, 11), K(3), 1)), K(1)))
            WRITE(1, F_R, BOR(V(Rd, 4), K(1)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 11), 1), SLICE(V(TMASK, 11), K(1), 1)), SLICE(V(TMASK, 11),
            K(2), 1)), SLICE(V(TMASK, 11), K(3), 1)), K(2)))
            WRITE(1, F_R, V(Rc, 3))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 11), 1), SLICE(V(TMASK, 11), K(1), 1)), SLICE(V(TMASK, 11),
            K(2), 1)), SLICE(V(TMASK, 11), K(3), 1)), K(3)))
            WRITE(1, F_R, BOR(V(Rc, 3), K(1)))
        END
    END
    DONE
};
static rt_rows uses_tmml_r = {
    GUARD_READS(4, 10)
    WHEN(GUARD_VALUE(4, 10))
        READ(F_R, V(Ra, 5))
        READ(F_R, V(Rb, 6))
        WRITE(1, F_R, V(Rd, 4))
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 8), 1), SLICE(V(TMASK, 8), K(1), 1)), SLICE(V(TMASK, 8),
            K(2), 1)), SLICE(V(TMASK, 8), K(3), 1)), K(1)))
            WRITE(1, F_R, BOR(V(Rd, 4), K(1)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 8), 1), SLICE(V(TMASK, 8), K(1), 1)), SLICE(V(TMASK, 8),
            K(2), 1)), SLICE(V(TMASK, 8), K(3), 1)), K(2)))
            WRITE(1, F_R, V(Rc, 3))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 8), 1), SLICE(V(TMASK, 8), K(1), 1)), SLICE(V(TMASK, 8),
            K(2), 1)), SLICE(V(TMASK, 8), K(3), 1)), K(3)))
            WRITE(1, F_R, BOR(V(Rc, 3), K(1)))
        END
    END
    DONE
};
static rt_rows uses_txq_c = {
    GUARD_READS(4, 12)
    WHEN(GUARD_VALUE(4, 12))
        READ(F_R, V(Ra, 4))
        TBOUND_READS(1, 8)
        WRITE(1, F_R, V(Rd, 3))
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 10), 1), SLICE(V(TMASK, 10), K(1), 1)), SLICE(V(TMASK, 10),
            K(2), 1)), SLICE(V(TMASK, 10), K(3), 1)), K(1)))
            WRITE(1, F_R, BOR(V(Rd, 3), K(1)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 10), 1), SLICE(V(TMASK, 10), K(1), 1)), SLICE(V(TMASK, 10),
            K(2), 1)), SLICE(V(TMASK, 10), K(3), 1)), K(2)))
            WRITE(1, F_R, V(Rc, 2))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 10), 1), SLICE(V(TMASK, 10), K(1), 1)), SLICE(V(TMASK, 10),
            K(2), 1)), SLICE(V(TMASK, 10), K(3), 1)), K(3)))
            WRITE(1, F_R, BOR(V(Rc, 2), K(1)))
        END
    END
    DONE
};
static rt_rows uses_txq_i = {
    GUARD_READS(3, 11)
    WHEN(GUARD_VALUE(3, 11))
        READ(F_R, V(Ra, 4))
        WRITE(1, F_R, V(Rd, 3))
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 9), 1), SLICE(V(TMASK, 9), K(1), 1)), SLICE(V(TMASK, 9),
            K(2), 1)), SLICE(V(TMASK, 9), K(3), 1)), K(1)))
            WRITE(1, F_R, BOR(V(Rd, 3), K(1)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 9), 1), SLICE(V(TMASK, 9), K(1), 1)), SLICE(V(TMASK, 9),
            K(2), 1)), SLICE(V(TMASK, 9), K(3), 1)), K(2)))
            WRITE(1, F_R, V(Rc, 2))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 9), 1), SLICE(V(TMASK, 9), K(1), 1)), SLICE(V(TMASK, 9),
            K(2), 1)), SLICE(V(TMASK, 9), K(3), 1)), K(3)))
            WRITE(1, F_R, BOR(V(Rc, 2), K(1)))
        END
    END
    DONE
};
static rt_rows uses_txq_r = {
    GUARD_READS(3, 8)
    WHEN(GUARD_VALUE(3, 8))
        READ(F_R, V(Ra, 4))
        WRITE(1, F_R, V(Rd, 3))
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 6), 1), SLICE(V(TMASK, 6), K(1), 1)), SLICE(V(TMASK, 6),
            K(2), 1)), SLICE(V(TMASK, 6), K(3), 1)), K(1)))
            WRITE(1, F_R, BOR(V(Rd, 3), K(1)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 6), 1), SLICE(V(TMASK, 6), K(1), 1)), SLICE(V(TMASK, 6),
            K(2), 1)), SLICE(V(TMASK, 6), K(3), 1)), K(2)))
            WRITE(1, F_R, V(Rc, 2))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 6), 1), SLICE(V(TMASK, 6), K(1), 1)), SLICE(V(TMASK, 6),
            K(2), 1)), SLICE(V(TMASK, 6), K(3), 1)), K(3)))
            WRITE(1, F_R, BOR(V(Rc, 2), K(1)))
        END
    END
    DONE
};
static rt_rows uses_footprint_c = {
    GUARD_READS(4, 16)
    WHEN(GUARD_VALUE(4, 16))
        READ(F_R, V(Ra, 7))
        READ(F_R, V(Rb, 8))
        FBOUND_READS(2, 11)
        WRITE(1, F_P, V(P0, 4))
        WRITE(1, F_R, V(Rd, 6))
        WRITE(1, F_R, V(Rc, 5))
    END
    DONE
};
static rt_rows uses_footprint_r = {
    GUARD_READS(3, 11)
    WHEN(GUARD_VALUE(3, 11))
        READ(F_R, V(Ra, 7))
        READ(F_R, V(Rb, 8))
        WRITE(1, F_P, V(P0, 4))
        WRITE(1, F_R, V(Rd, 6))
        WRITE(1, F_R, V(Rc, 5))
    END
    DONE
};
static rt_rows uses_uiadd3_n = {
    UGUARD_READS(5, 10)
    WHEN(UGUARD_VALUE(5, 10))
        READ(F_UR, V(Ua, 4))
        UBNS_READS(3, 6)
        READ(F_UR, V(Uc, 9))
        WRITE(1, F_UR, V(Ud, 0))
        WRITE(1, F_UP, V(U0, 1))
        WRITE(1, F_UP, V(U1, 2))
    END
    DONE
};
static rt_rows uses_uiadd3_x = {
    UGUARD_READS(7, 14)
    WHEN(UGUARD_VALUE(7, 14))
        READ(F_UR, V(Ua, 4))
        UBI_READS(3, 6)
        READ(F_UR, V(Uc, 9))
        READ(F_UP, V(V0, 11))
        READ(F_UP, V(V1, 13))
        WRITE(1, F_UR, V(Ud, 0))
        WRITE(1, F_UP, V(U0, 1))
        WRITE(1, F_UP, V(U1, 2))
    END
    DONE
};
static rt_rows uses_uiadd3_64 = {
    UGUARD_READS(5, 10)
    WHEN(UGUARD_VALUE(5, 10))
        READ(F_UR, V(Ua, 4))
        READ(F_UR, BOR(V(Ua, 4), K(1)))
        UBP_READS(3, 6)
        READ(F_UR, V(Uc, 9))
        READ(F_UR, BOR(V(Uc, 9), K(1)))
        WRITE(1, F_UR, V(Ud, 0))
        WRITE(1, F_UR, BOR(V(Ud, 0), K(1)))
        WRITE(1, F_UP, V(U0, 1))
        WRITE(1, F_UP, V(U1, 2))
    END
    DONE
};
static rt_rows uses_uimad_b = {
    UGUARD_READS(4, 7)
    WHEN(UGUARD_VALUE(4, 7))
        READ(F_UR, V(Ua, 2))
        UB_READS(2, 3)
        READ(F_UR, V(Uc, 6))
        WRITE(1, F_UR, V(Ud, 1))
    END
    DONE
};
static rt_rows uses_uimad_c = {
    UGUARD_READS(3, 5)
    WHEN(UGUARD_VALUE(3, 5))
        READ(F_UR, V(Ua, 2))
        READ(F_UR, V(Uc, 3))
        WRITE(1, F_UR, V(Ud, 1))
    END
    DONE
};
static rt_rows uses_uimad_bx = {
    UGUARD_READS(5, 9)
    WHEN(UGUARD_VALUE(5, 9))
        READ(F_UR, V(Ua, 2))
        UB_READS(2, 3)
        READ(F_UR, V(Uc, 6))
        READ(F_UP, V(V0, 8))
        WRITE(1, F_UR, V(Ud, 1))
    END
    DONE
};
static rt_rows uses_uimad_cx = {
    UGUARD_READS(4, 7)
    WHEN(UGUARD_VALUE(4, 7))
        READ(F_UR, V(Ua, 2))
        READ(F_UR, V(Uc, 3))
        READ(F_UP, V(V0, 6))
        WRITE(1, F_UR, V(Ud, 1))
    END
    DONE
};
static rt_rows uses_uimad_wide_b = {
    UGUARD_READS(5, 8)
    WHEN(UGUARD_VALUE(5, 8))
        READ(F_UR, V(Ua, 3))
        UB_READS(3, 4)
        READ(F_UR, V(Uc, 7))
        READ(F_UR, BOR(V(Uc, 7), K(1)))
        UPJ_WRITES(1, 2)
        WRITE(1, F_UR, V(Ud, 1))
        WRITE(1, F_UR, BOR(V(Ud, 1), K(1)))
    END
    DONE
};
static rt_rows uses_uimad_wide_bx = {
    UGUARD_READS(6, 10)
    WHEN(UGUARD_VALUE(6, 10))
        READ(F_UR, V(Ua, 3))
        UB_READS(3, 4)
        READ(F_UR, V(Uc, 7))
        READ(F_UR, BOR(V(Uc, 7), K(1)))
        READ(F_UP, V(V0, 9))
        UPJ_WRITES(1, 2)
        WRITE(1, F_UR, V(Ud, 1))
        WRITE(1, F_UR, BOR(V(Ud, 1), K(1)))
    END
    DONE
};
static rt_rows uses_uisetp_n = {
    UGUARD_READS(3, 10)
    WHEN(UGUARD_VALUE(3, 10))
        READ(F_UR, V(Ua, 5))
        UB_READS(1, 6)
        READ(F_UP, V(V0, 9))
        WRITE(1, F_UP, V(U0, 3))
        WRITE(1, F_UP, V(U1, 4))
    END
    DONE
};
static rt_rows uses_uisetp_o = {
    UGUARD_READS(4, 12)
    WHEN(UGUARD_VALUE(4, 12))
        READ(F_UR, V(Ua, 5))
        UB_READS(1, 6)
        READ(F_UP, V(V0, 9))
        WHEN(EQ(V(BOP, 2), K(3))) UOLD_READS(3, 11) END
        WRITE(1, F_UP, V(U0, 3))
        WRITE(1, F_UP, V(U1, 4))
    END
    DONE
};
static rt_rows uses_uisetp_x = {
    UGUARD_READS(4, 12)
    WHEN(UGUARD_VALUE(4, 12))
        READ(F_UR, V(Ua, 5))
        UB_READS(1, 6)
        READ(F_UP, V(V0, 9))
        WHEN(LOR(LNOT(IN(V(BOP, 2), 0x7)), LAND(EQ(COND(V(CMPU, 1), SEXT(LOW(REG(F_UR, V(Ua, 5)),
            32), 32), LOW(REG(F_UR, V(Ua, 5)), 32)), COND(V(CMPU, 1), SEXT(LOW(UB_VALUE(1, 6, 7),
            32), 32), LOW(UB_VALUE(1, 6, 7), 32))), LNOT(IN(V(CMP, 0), 0x81)))))
            READ(F_UP, V(V2, 11))
        END
        WRITE(1, F_UP, V(U0, 3))
        WRITE(1, F_UP, V(U1, 4))
    END
    DONE
};
static rt_rows uses_uisetp_ox = {
    UGUARD_READS(4, 12)
    WHEN(UGUARD_VALUE(4, 12))
        READ(F_UR, V(Ua, 5))
        UB_READS(1, 6)
        READ(F_UP, V(V0, 9))
        WHEN(LOR(LNOT(IN(V(BOP, 2), 0x7)), LAND(EQ(COND(V(CMPU, 1), SEXT(LOW(REG(F_UR, V(Ua, 5)),
            32), 32), LOW(REG(F_UR, V(Ua, 5)), 32)), COND(V(CMPU, 1), SEXT(LOW(UB_VALUE(1, 6, 7),
            32), 32), LOW(UB_VALUE(1, 6, 7), 32))), LNOT(IN(V(CMP, 0), 0x81)))))
            UOLD_READS(3, 11)
        END
        WRITE(1, F_UP, V(U0, 3))
        WRITE(1, F_UP, V(U1, 4))
    END
    DONE
};
static rt_rows uses_ulea_lo = {
    UGUARD_READS(4, 8)
    WHEN(UGUARD_VALUE(4, 8))
        READ(F_UR, V(Ua, 3))
        UBNU_READS(3, 5)
        WRITE(1, F_UR, V(Ud, 0))
        UPJ_WRITES(1, 1)
    END
    DONE
};
static rt_rows uses_ulea_x = {
    UGUARD_READS(5, 10)
    WHEN(UGUARD_VALUE(5, 10))
        READ(F_UR, V(Ua, 3))
        UBIU_READS(3, 5)
        READ(F_UP, V(V0, 9))
        WRITE(1, F_UR, V(Ud, 0))
        UPJ_WRITES(1, 1)
    END
    DONE
};
static rt_rows uses_ulea_hi = {
    UGUARD_READS(5, 9)
    WHEN(UGUARD_VALUE(5, 9))
        READ(F_UR, V(Ua, 3))
        READ(F_UR, V(Uc, 7))
        UBNU_READS(3, 5)
        WRITE(1, F_UR, V(Ud, 0))
        UPJ_WRITES(1, 1)
    END
    DONE
};
static rt_rows uses_ulea_hx = {
    UGUARD_READS(6, 11)
    WHEN(UGUARD_VALUE(6, 11))
        READ(F_UR, V(Ua, 3))
        READ(F_UR, V(Uc, 7))
        UBIU_READS(3, 5)
        READ(F_UP, V(V0, 10))
        WRITE(1, F_UR, V(Ud, 0))
        UPJ_WRITES(1, 1)
    END
    DONE
};
static rt_rows uses_ulea_ih = {
    UGUARD_READS(4, 7)
    WHEN(UGUARD_VALUE(4, 7))
        READ(F_UR, V(Ua, 3))
        READ(F_UR, V(Uc, 4))
        WRITE(1, F_UR, V(Ud, 0))
        UPJ_WRITES(1, 1)
    END
    DONE
};
static rt_rows uses_ulea_ix = {
    UGUARD_READS(5, 9)
    WHEN(UGUARD_VALUE(5, 9))
        READ(F_UR, V(Ua, 3))
        READ(F_UR, V(Uc, 4))
        READ(F_UP, V(V0, 8))
        WRITE(1, F_UR, V(Ud, 0))
        UPJ_WRITES(1, 1)
    END
    DONE
};
static rt_rows uses_ulop3 = {
    UGUARD_READS(6, 10)
    WHEN(UGUARD_VALUE(6, 10))
        READ(F_UR, V(Ua, 3))
        UBU_READS(3, 4)
        READ(F_UR, V(Uc, 6))
        WRITE(1, F_UR, V(Ud, 2))
        WHEN(UNKNOWN) READ(F_UP, V(V0, 9)) END
        UPO_WRITES(0, 1)
    END
    DONE
};
static rt_rows uses_ushf_b = {
    UGUARD_READS(4, 9)
    WHEN(UGUARD_VALUE(4, 9))
        READ(F_UR, V(Ua, 5))
        READ(F_UR, V(Uc, 8))
        UBU_READS(2, 6)
        WRITE(1, F_UR, V(Ud, 4))
    END
    DONE
};
static rt_rows uses_ushf_c = {
    UGUARD_READS(3, 8)
    WHEN(UGUARD_VALUE(3, 8))
        READ(F_UR, V(Ua, 5))
        READ(F_UR, V(Uc, 6))
        WRITE(1, F_UR, V(Ud, 4))
    END
    DONE
};
static rt_rows uses_uprmt = {
    UGUARD_READS(4, 6)
    WHEN(UGUARD_VALUE(4, 6))
        READ(F_UR, V(Ua, 2))
        UBU_READS(2, 3)
        READ(F_UR, V(Uc, 5))
        WRITE(1, F_UR, V(Ud, 1))
    END
    DONE
};
static rt_rows uses_usel = {
    UGUARD_READS(4, 6)
    WHEN(UGUARD_VALUE(4, 6))
        READ(F_UP, V(V0, 5))
        WHEN(NE(BXOR(REG(F_UP, V(V0, 5)), V(Q0N, 4)), K(0))) READ(F_UR, V(Ua, 1)) END
        WHEN(EQ(BXOR(REG(F_UP, V(V0, 5)), V(Q0N, 4)), K(0))) UBU_READS(2, 2) END
        WRITE(1, F_UR, V(Ud, 0))
    END
    DONE
};
static rt_rows uses_umov = {
    UGUARD_READS(2, 3)
    WHEN(UGUARD_VALUE(2, 3))
        UX_READS(1, 1)
        WRITE(1, F_UR, V(Ud, 0))
    END
    DONE
};
static rt_rows uses_upopc = {
    UGUARD_READS(2, 4)
    WHEN(UGUARD_VALUE(2, 4))
        UBNOT_READS(1, 2)
        WRITE(1, F_UR, V(Ud, 0))
    END
    DONE
};
static rt_rows uses_uflo = {
    UGUARD_READS(3, 7)
    WHEN(UGUARD_VALUE(3, 7))
        UBNOT_READS(2, 5)
        WRITE(1, F_UR, V(Ud, 2))
        WHEN(IN(V(U0, 3), 0x7f)) WRITE(1, F_UP, V(U0, 3)) END
    END
    DONE
};
static rt_rows uses_ubrev = {
    UGUARD_READS(2, 3)
    WHEN(UGUARD_VALUE(2, 3))
        UBU_READS(1, 1)
        WRITE(1, F_UR, V(Ud, 0))
    END
    DONE
};
static rt_rows uses_usgxt = {
    UGUARD_READS(3, 6)
    WHEN(UGUARD_VALUE(3, 6))
        READ(F_UR, V(Ua, 3))
        UBU_READS(2, 4)
        WRITE(1, F_UR, V(Ud, 2))
    END
    DONE
};
static rt_rows uses_ubmsk = {
    UGUARD_READS(3, 5)
    WHEN(UGUARD_VALUE(3, 5))
        UBU_READS(2, 3)
        READ(F_UR, V(Ua, 2))
        WRITE(1, F_UR, V(Ud, 1))
    END
    DONE
};
static rt_rows uses_uplop3 = {
    UGUARD_READS(3, 10)
    WHEN(UGUARD_VALUE(3, 10))
        READ(F_UP, V(V0, 3))
        READ(F_UP, V(V1, 5))
        READ(F_UP, V(V2, 7))
        WRITE(1, F_UP, V(U0, 0))
        WRITE(1, F_UP, V(U1, 1))
    END
    DONE
};
static rt_rows uses_uplop3_sign_one = {
    UGUARD_READS(3, 9)
    WHEN(UGUARD_VALUE(3, 9))
        READ(F_UP, V(V0, 3))
        READ_BITS(F_UR, V(Ub, 4), K(31), 1)
        READ(F_UP, V(V2, 6))
        WRITE(1, F_UP, V(U0, 0))
        WRITE(1, F_UP, V(U1, 1))
    END
    DONE
};
static rt_rows uses_uplop3_sign_two = {
    UGUARD_READS(3, 8)
    WHEN(UGUARD_VALUE(3, 8))
        READ(F_UP, V(V0, 3))
        READ_BITS(F_UR, V(Ub, 4), K(31), 1)
        READ_BITS(F_UR, V(Uc, 5), K(31), 1)
        WRITE(1, F_UP, V(U0, 0))
        WRITE(1, F_UP, V(U1, 1))
    END
    DONE
};
static rt_rows uses_uplop3_sign_all = {
    UGUARD_READS(3, 7)
    WHEN(UGUARD_VALUE(3, 7))
        READ_BITS(F_UR, V(Ua, 2), K(31), 1)
        READ_BITS(F_UR, V(Ub, 3), K(31), 1)
        READ_BITS(F_UR, V(Uc, 4), K(31), 1)
        WRITE(1, F_UP, V(U0, 0))
        WRITE(1, F_UP, V(U1, 1))
    END
    DONE
};
static rt_rows uses_uclea = {
    UGUARD_READS(4, 6)
    WHEN(UGUARD_VALUE(4, 6))
        READ(F_UR, V(Ua, 2))
        UCLB_READS(3, 3)
        WRITE(1, F_UR, V(Ud, 0))
        UPO_WRITES(1, 1)
    END
    DONE
};
static rt_rows uses_up2ur = {
    UGUARD_READS(3, 5)
    WHEN(UGUARD_VALUE(3, 5))
        READ(F_UR, V(Ua, 2))
        UX6_READS(2, 3)
        READ(F_UP, K(0))
        READ(F_UP, K(1))
        READ(F_UP, K(2))
        READ(F_UP, K(3))
        READ(F_UP, K(4))
        READ(F_UP, K(5))
        READ(F_UP, K(6))
        WRITE(1, F_UR, V(Ud, 1))
    END
    DONE
};
static rt_rows uses_ur2up = {
    UGUARD_READS(2, 3)
    WHEN(UGUARD_VALUE(2, 3))
        READ(F_UR, V(Ua, 0))
        UX6_READS(1, 1)
        WRITE(1, F_UP, K(0))
        WRITE(1, F_UP, K(1))
        WRITE(1, F_UP, K(2))
        WRITE(1, F_UP, K(3))
        WRITE(1, F_UP, K(4))
        WRITE(1, F_UP, K(5))
        WRITE(1, F_UP, K(6))
    END
    DONE
};
static rt_rows uses_uf2fp = {
    UGUARD_READS(3, 4)
    WHEN(UGUARD_VALUE(3, 4))
        READ(F_UR, V(Ua, 1))
        UBU_READS(2, 2)
        WRITE(1, F_UR, V(Ud, 0))
    END
    DONE
};
static rt_rows uses_r2ur_o = {
    GUARD_READS(1, 5)
    WHEN(LOR(V(ROR, 0), LOR(IN(V(P0, 1), 0x7f), GUARD_VALUE(1, 5)))) READ(F_R, V(Ra, 3)) END
    WHEN(GUARD_VALUE(1, 5)) WRITE(1, F_UR, V(Ud, 2)) END
    WHEN(COND(V(ROR, 0), GUARD_VALUE(1, 5), LAND(IN(V(P0, 1), 0x7f), GUARD_VALUE(1, 5))))
        WRITE(1, F_P, V(P0, 1))
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    DONE
};
static rt_rows uses_s2ur = {
    UGUARD_READS(2, 2)
    WHEN(UGUARD_VALUE(2, 2))
        SPECIAL_READS(1, 1)
        WRITE(1, F_UR, V(Ud, 0))
    END
    DONE
};
static rt_rows uses_vabsdiff_b = {
    GUARD_READS(2, 13)
    WHEN(GUARD_VALUE(2, 13))
        READ(F_R, V(Ra, 3))
        SB_READS(1, 5, 10)
        READ(F_R, V(Rc, 11))
        WRITE(1, F_R, V(Rd, 1))
        WHEN(IN(V(P0, 2), 0x7f)) WRITE(1, F_P, V(P0, 2)) END
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    WHEN(V(RC, 12)) KEEP(F_R, V(Rc, 11)) END
    SB_KEEPS(1, 6, 5)
    DONE
};
static rt_rows uses_vabsdiff_c = {
    GUARD_READS(2, 11)
    WHEN(GUARD_VALUE(2, 11))
        READ(F_R, V(Ra, 3))
        READ(F_R, V(Rc, 5))
        SCX_READS(1, 10)
        WRITE(1, F_R, V(Rd, 1))
        WHEN(IN(V(P0, 2), 0x7f)) WRITE(1, F_P, V(P0, 2)) END
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    WHEN(V(RB, 6)) KEEP(F_R, V(Rc, 5)) END
    DONE
};
static rt_rows uses_vabsdiff4_b = {
    GUARD_READS(2, 14)
    WHEN(GUARD_VALUE(2, 14))
        READ(F_R, V(Ra, 4))
        SB_READS(1, 6, 11)
        READ(F_R, V(Rc, 12))
        WRITE(1, F_R, V(Rd, 2))
        PO_WRITES(0, 3)
    END
    WHEN(V(RA, 5)) KEEP(F_R, V(Ra, 4)) END
    WHEN(V(RC, 13)) KEEP(F_R, V(Rc, 12)) END
    SB_KEEPS(1, 7, 6)
    DONE
};
static rt_rows uses_vabsdiff4_c = {
    GUARD_READS(2, 12)
    WHEN(GUARD_VALUE(2, 12))
        READ(F_R, V(Ra, 4))
        READ(F_R, V(Rc, 6))
        SCX_READS(1, 11)
        WRITE(1, F_R, V(Rd, 2))
        PO_WRITES(0, 3)
    END
    WHEN(V(RA, 5)) KEEP(F_R, V(Ra, 4)) END
    WHEN(V(RB, 7)) KEEP(F_R, V(Rc, 6)) END
    DONE
};
static rt_rows uses_idp_a4 = {
    GUARD_READS(2, 13)
    WHEN(GUARD_VALUE(2, 13))
        READ(F_R, V(Ra, 3))
        DPB__READS(0, 5, 9)
        DPC_READS(10)
        WRITE(1, F_R, V(Rd, 2))
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    DPB__KEEPS(0, 6, 5)
    DPC_KEEPS(11, 10)
    DONE
};
static rt_rows uses_idp_a2 = {
    GUARD_READS(2, 14)
    WHEN(GUARD_VALUE(2, 14))
        READ(F_R, V(Ra, 4))
        DPB__READS(0, 6, 10)
        DPC_READS(11)
        WRITE(1, F_R, V(Rd, 3))
    END
    WHEN(V(RA, 5)) KEEP(F_R, V(Ra, 4)) END
    DPB__KEEPS(0, 7, 6)
    DPC_KEEPS(12, 11)
    DONE
};
static rt_rows uses_vote = {
    GUARD_READS(2, 5)
    WHEN(GUARD_VALUE(2, 5))
        READ(F_P, V(Q0, 4))
        RDO_WRITES(0, 1)
        WRITE(1, F_P, V(P0, 2))
    END
    DONE
};
static rt_rows uses_voteu = {
    GUARD_READS(2, 5)
    WHEN(GUARD_VALUE(2, 5))
        READ(F_P, V(Q0, 4))
        UDO_WRITES(0, 1)
        WRITE(1, F_UP, V(U0, 2))
    END
    DONE
};
static rt_rows uses_match_any = {
    GUARD_READS(0, 3)
    WHEN(GUARD_VALUE(0, 3))
        READ(F_R, V(Ra, 2))
        WHEN(V(MU64, 0)) READ(F_R, BOR(V(Ra, 2), K(1))) END
        WRITE(1, F_R, V(Rd, 1))
    END
    DONE
};
static rt_rows uses_match_all = {
    GUARD_READS(0, 4)
    WHEN(GUARD_VALUE(0, 4))
        READ(F_R, V(Ra, 3))
        WHEN(V(MU64, 0)) READ(F_R, BOR(V(Ra, 3), K(1))) END
        WRITE(1, F_P, V(P0, 1))
        WRITE(1, F_R, V(Rd, 2))
    END
    DONE
};
static rt_rows uses_shfl = {
    GUARD_READS(2, 8)
    WHEN(GUARD_VALUE(2, 8))
        READ(F_R, V(Ra, 3))
        SHC_READS(1, 6)
        SHB_READS(0, 4)
        WRITE(1, F_R, V(Rd, 2))
        WRITE(1, F_P, V(P0, 1))
    END
    DONE
};
static rt_rows uses_redux = {
    GUARD_READS(0, 4)
    WHEN(GUARD_VALUE(0, 4))
        READ(F_R, V(Ra, 3))
        WRITE(1, F_UR, V(Ud, 2))
    END
    DONE
};
static rt_rows uses_elect = {
    GUARD_READS(1, 4)
    WHEN(GUARD_VALUE(1, 4))
        READ(F_P, V(Q0, 3))
        WRITE(1, F_P, V(P0, 0))
        WRITE(1, F_UR, V(Ud, 1))
    END
    DONE
};
static rt_rows uses_p2r = {
    GUARD_READS(1, 11)
    WHEN(GUARD_VALUE(1, 11))
        READ(F_R, V(Ra, 2))
        PRB_READS(0, 4, 10)
        READ(F_P, K(0))
        READ(F_P, K(1))
        READ(F_P, K(2))
        READ(F_P, K(3))
        READ(F_P, K(4))
        READ(F_P, K(5))
        READ(F_P, K(6))
        WRITE(1, F_R, V(Rd, 1))
    END
    WHEN(V(RA, 3)) KEEP(F_R, V(Ra, 2)) END
    PRB_KEEPS(0, 5, 4)
    DONE
};
static rt_rows uses_r2p = {
    GUARD_READS(1, 9)
    WHEN(GUARD_VALUE(1, 9))
        PRB_READS(0, 2, 8)
        WHEN(LOR(LOW(LOW(PRB_VALUE(0, 2, 4, 5, 8), 32), 1), LOR(SLICE(LOW(PRB_VALUE(0, 2, 4, 5, 8),
            32), K(1), 1), LOR(SLICE(LOW(PRB_VALUE(0, 2, 4, 5, 8), 32), K(2), 1),
            LOR(SLICE(LOW(PRB_VALUE(0, 2, 4, 5, 8), 32), K(3), 1), LOR(SLICE(LOW(PRB_VALUE(0, 2, 4,
            5, 8), 32), K(4), 1), LOR(SLICE(LOW(PRB_VALUE(0, 2, 4, 5, 8), 32), K(5), 1),
            SLICE(LOW(PRB_VALUE(0, 2, 4, 5, 8), 32), K(6), 1))))))))
            READ_BITS(F_R, V(Ra, 0), MUL(K(8), V(PRPART, 1)), 8)
        END
        WHEN(LOW(LOW(PRB_VALUE(0, 2, 4, 5, 8), 32), 1)) WRITE(1, F_P, K(0)) END
        WHEN(SLICE(LOW(PRB_VALUE(0, 2, 4, 5, 8), 32), K(1), 1)) WRITE(1, F_P, K(1)) END
        WHEN(SLICE(LOW(PRB_VALUE(0, 2, 4, 5, 8), 32), K(2), 1)) WRITE(1, F_P, K(2)) END
        WHEN(SLICE(LOW(PRB_VALUE(0, 2, 4, 5, 8), 32), K(3), 1)) WRITE(1, F_P, K(3)) END
        WHEN(SLICE(LOW(PRB_VALUE(0, 2, 4, 5, 8), 32), K(4), 1)) WRITE(1, F_P, K(4)) END
        WHEN(SLICE(LOW(PRB_VALUE(0, 2, 4, 5, 8), 32), K(5), 1)) WRITE(1, F_P, K(5)) END
        WHEN(SLICE(LOW(PRB_VALUE(0, 2, 4, 5, 8), 32), K(6), 1)) WRITE(1, F_P, K(6)) END
    END
    PRB_KEEPS(0, 3, 2)
    DONE
};
static rt_rows uses_plop3 = {
    GUARD_READS(3, 11)
    WHEN(GUARD_VALUE(3, 11))
        READ(F_P, V(Q0, 3))
        READ(F_P, V(Q1, 5))
        QM_READS(2, 7, 8)
        WRITE(1, F_P, V(P0, 0))
        WRITE(1, F_P, V(P1, 1))
    END
    DONE
};
static rt_rows uses_plop3_sign_one = {
    GUARD_READS(4, 13)
    WHEN(GUARD_VALUE(4, 13))
        READ(F_P, V(Q0, 3))
        SIGNB_READS(1, 4, 2, 8)
        READ(F_P, V(Q2, 10))
        WRITE(1, F_P, V(P0, 0))
        WRITE(1, F_P, V(P1, 1))
    END
    SIGNB_KEEPS(1, 5, 4)
    DONE
};
static rt_rows uses_plop3_sign_two = {
    GUARD_READS(4, 13)
    WHEN(GUARD_VALUE(4, 13))
        READ(F_P, V(Q0, 3))
        SIGNB_READS(1, 4, 2, 8)
        READ_BITS(F_R, V(Rc, 9), K(31), 1)
        WRITE(1, F_P, V(P0, 0))
        WRITE(1, F_P, V(P1, 1))
    END
    SIGNB_KEEPS(1, 5, 4)
    WHEN(V(RC, 10)) KEEP(F_R, V(Rc, 9)) END
    DONE
};
static rt_rows uses_plop3_sign_all = {
    GUARD_READS(4, 13)
    WHEN(GUARD_VALUE(4, 13))
        READ_BITS(F_R, V(Ra, 2), K(31), 1)
        SIGNB_READS(1, 4, 2, 8)
        READ_BITS(F_R, V(Rc, 9), K(31), 1)
        WRITE(1, F_P, V(P0, 0))
        WRITE(1, F_P, V(P1, 1))
    END
    WHEN(V(RA, 3)) KEEP(F_R, V(Ra, 2)) END
    SIGNB_KEEPS(1, 5, 4)
    WHEN(V(RC, 10)) KEEP(F_R, V(Rc, 9)) END
    DONE
};
static rt_rows value_r_255 = {K(0)};
static rt_rows value_ur_63 = {K(0)};
static rt_rows value_p_7 = {K(1)};
static rt_rows value_up_7 = {K(1)};
static rt_rows value_sr_0 = {UNKNOWN};
static rt_rows value_sr_33 = {UNKNOWN};
static rt_rows value_sr_34 = {UNKNOWN};
static rt_rows value_sr_35 = {UNKNOWN};
static rt_rows value_sr_37 = {UNKNOWN};
static rt_rows value_sr_38 = {UNKNOWN};
static rt_rows value_sr_39 = {UNKNOWN};
static rt_rows value_sr_56 = {SHL(K(1), UNKNOWN)};
static rt_rows value_sr_57 = {SUB(SHL(K(1), UNKNOWN), K(1))};
static rt_rows value_sr_58 = {SUB(SHL(K(2), UNKNOWN), K(1))};
static rt_rows value_sr_59 = {LOW(BNOT(SUB(SHL(K(2), UNKNOWN), K(1))), 32)};
static rt_rows value_sr_60 = {LOW(BNOT(SUB(SHL(K(1), UNKNOWN), K(1))), 32)};
static rt_rows value_sr_255 = {K(0)};

static const uint16_t *const forms[] = {
    [VOLTA_ATOM_V] = uses_atom_v,
    [VOLTA_ATOM_T] = uses_atom_v,
    [VOLTA_ATOM_TU] = uses_atom_tu,
    [VOLTA_ATOM_A] = uses_atom_a,
    [VOLTA_ATOM_D] = uses_atom_d,
    [VOLTA_ATOM_H] = uses_atom_h,
    [VOLTA_ATOM_HD] = uses_atom_hd,
    [VOLTA_ATOM_F] = uses_atom_f,
    [VOLTA_ATOM_FD] = uses_atom_fd,
    [VOLTA_ATOM_CV] = uses_atom_cv,
    [VOLTA_ATOM_CT] = uses_atom_cv,
    [VOLTA_ATOM_CA] = uses_atom_ca,
    [VOLTA_ATOM_CH] = uses_atom_ch,
    [VOLTA_ATOMG_V] = uses_atom_v,
    [VOLTA_ATOMG_T] = uses_atom_v,
    [VOLTA_ATOMG_TU] = uses_atom_tu,
    [VOLTA_ATOMG_A] = uses_atom_a,
    [VOLTA_ATOMG_D] = uses_atom_d,
    [VOLTA_ATOMG_H] = uses_atom_h,
    [VOLTA_ATOMG_HD] = uses_atom_hd,
    [VOLTA_ATOMG_F] = uses_atom_f,
    [VOLTA_ATOMG_FD] = uses_atom_fd,
    [VOLTA_ATOMG_CV] = uses_atomg_cv,
    [VOLTA_ATOMG_CT] = uses_atomg_cv,
    [VOLTA_ATOMG_CA] = uses_atomg_ca,
    [VOLTA_ATOMG_CH] = uses_atomg_ch,
    [VOLTA_RED_V] = uses_red_v,
    [VOLTA_RED_T] = uses_red_v,
    [VOLTA_RED_TU] = uses_red_tu,
    [VOLTA_RED_A] = uses_red_a,
    [VOLTA_RED_D] = uses_red_d,
    [VOLTA_REDG_H] = uses_redg_h,
    [VOLTA_REDG_HD] = uses_redg_hd,
    [VOLTA_REDG_F] = uses_redg_f,
    [VOLTA_REDG_FD] = uses_redg_fd,
    [VOLTA_ATOMS_V] = uses_atoms_v,
    [VOLTA_ATOMS_T] = uses_atoms_t,
    [VOLTA_ATOMS_A] = uses_atoms_t,
    [VOLTA_ATOMS_TU] = uses_atoms_tu,
    [VOLTA_ATOMS_H] = uses_atoms_h,
    [VOLTA_ATOMS_HU] = uses_atoms_hu,
    [VOLTA_ATOMS_CV] = uses_atoms_cv,
    [VOLTA_ATOMS_CT] = uses_atoms_ct,
    [VOLTA_ATOMS_CH] = uses_atoms_ch,
    [VOLTA_ATOMS_P] = uses_atoms_p,
    [VOLTA_ATOMS_PO] = uses_atoms_po,
    [VOLTA_ATOMS_HP] = uses_atoms_p,
    [VOLTA_ATOMS_HPO] = uses_atoms_po,
    [VOLTA_BSSY] = uses_bssy,
    [VOLTA_BSYNC] = uses_bsync,
    [VOLTA_BREAK] = uses_break,
    [VOLTA_BMOV_R] = uses_bmov_r,
    [VOLTA_BMOV_B] = uses_bmov_b,
    [VOLTA_BMOV_L] = uses_bmov_l,
    [VOLTA_BMOV_RB] = uses_bmov_rb,
    [VOLTA_BMOV_RU] = uses_bmov_ru,
    [VOLTA_BMOV_BB] = uses_bmov_bb,
    [VOLTA_YIELD] = uses_yield,
    [VOLTA_NANOSLEEP_N] = uses_nanosleep_n,
    [VOLTA_NANOSLEEP_C] = uses_nanosleep_c,
    [VOLTA_WARPSYNC_R] = uses_warpsync_r,
    [VOLTA_WARPSYNC_M] = uses_warpsync_m,
    [VOLTA_WARPSYNC_H] = uses_warpsync_h,
    [VOLTA_WARPSYNC_A] = uses_warpsync_a,
    [VOLTA_WARPSYNC_COLLECTIVE_H] = uses_warpsync_collective_h,
    [VOLTA_WARPSYNC_COLLECTIVE_A] = uses_warpsync_collective_a,
    [VOLTA_ENDCOLLECTIVE] = uses_yield,
    [VOLTA_BAR_SYNC] = uses_bar_sync,
    [VOLTA_BAR_ARV] = uses_bar_arv,
    [VOLTA_BAR_RED] = uses_bar_red,
    [VOLTA_BAR_ALL] = uses_bar_all,
    [VOLTA_B2R_R] = uses_b2r_r,
    [VOLTA_B2R_B] = uses_b2r_b,
    [VOLTA_R2B] = uses_r2b,
    [VOLTA_DEPBAR_LE] = uses_depbar_le,
    [VOLTA_DEPBAR_N] = uses_depbar_n,
    [VOLTA_DEPBAR_U] = uses_depbar_u,
    [VOLTA_CSMTEST] = NULL,
    [VOLTA_PMTRIG] = uses_warpsync_collective_a,
    [VOLTA_RPCMOV_R] = uses_rpcmov_r,
    [VOLTA_RPCMOV_G] = uses_rpcmov_g,
    [VOLTA_RPCMOV_L] = uses_rpcmov_l,
    [VOLTA_CTAID_S] = uses_ctaid_s,
    [VOLTA_CTAID_G] = uses_rpcmov_g,
    [VOLTA_CTAID_M] = uses_ctaid_s,
    [VOLTA_SYNCS_ARR] = uses_syncs_arr,
    [VOLTA_SYNCS_CHK] = uses_syncs_chk,
    [VOLTA_SYNCS_X] = uses_syncs_x,
    [VOLTA_SYNCS_LD] = uses_syncs_ld,
    [VOLTA_SYNCS_CAS] = uses_syncs_cas,
    [VOLTA_SYNCS_CCTL] = uses_bar_all,
    [VOLTA_ARRIVES] = uses_arrives,
    [VOLTA_STAS] = uses_stas,
    [VOLTA_REDAS] = uses_stas,
    [VOLTA_UBLKCP] = uses_ublkcp,
    [VOLTA_UBLKRED] = uses_ublkcp,
    [VOLTA_UBLKPF] = uses_ublkpf,
    [VOLTA_UTMALDG_D] = uses_ublkcp,
    [VOLTA_UTMALDG_S] = uses_utmaldg_s,
    [VOLTA_UTMASTG] = uses_utmaldg_s,
    [VOLTA_UTMAREDG] = uses_utmaldg_s,
    [VOLTA_UTMAPF_D] = uses_ublkcp,
    [VOLTA_UTMAPF_S] = uses_utmaldg_s,
    [VOLTA_UTMACCTL] = uses_utmacctl,
    [VOLTA_UTMACMDFLUSH] = uses_utmacctl,
    [VOLTA_ACQBULK] = uses_bar_all,
    [VOLTA_FENCE] = uses_bar_all,
    [VOLTA_CCTL_V] = uses_cctl_v,
    [VOLTA_CCTL_T] = uses_cctl_v,
    [VOLTA_CCTL_U] = uses_cctl_u,
    [VOLTA_CCTL_VA] = uses_cctl_va,
    [VOLTA_CCTL_TA] = uses_cctl_va,
    [VOLTA_CCTL_A] = uses_cctl_va,
    [VOLTA_CCTLL_V] = uses_cctll_v,
    [VOLTA_CCTLL_T] = uses_cctll_v,
    [VOLTA_CCTLL_U] = uses_cctll_u,
    [VOLTA_CCTLT_ALL] = uses_bar_all,
    [VOLTA_CCTLT_R] = uses_r2b,
    [VOLTA_CCTLT_C] = uses_cctl_va,
    [VOLTA_CCTLT_U] = uses_cctlt_u,
    [VOLTA_MEMBAR_V] = uses_membar_v,
    [VOLTA_MEMBAR_A] = uses_cctl_va,
    [VOLTA_MEMBAR_H] = uses_cctl_va,
    [VOLTA_MEMBAR_AS] = uses_cctl_va,
    [VOLTA_ERRBAR_V] = uses_bar_all,
    [VOLTA_ERRBAR_A] = uses_bar_all,
    [VOLTA_QSPC_V] = uses_qspc_v,
    [VOLTA_QSPC_T] = uses_qspc_t,
    [VOLTA_QSPC_TU] = uses_qspc_tu,
    [VOLTA_QSPC_U] = uses_qspc_u,
    [VOLTA_UCGABAR_ARV] = uses_utmacctl,
    [VOLTA_UCGABAR_WAIT] = uses_utmacctl,
    [VOLTA_CGAERRBAR] = uses_bar_all,
    [VOLTA_WARPGROUP] = uses_bar_all,
    [VOLTA_WARPGROUPSET] = uses_warpgroupset,
    [VOLTA_USETMAXREG_U] = uses_usetmaxreg_u,
    [VOLTA_USETMAXREG_I] = uses_usetmaxreg_i,
    [VOLTA_USETSHMSZ_U] = uses_warpgroupset,
    [VOLTA_USETSHMSZ_I] = uses_usetshmsz_i,
    [VOLTA_ULEPC_N] = uses_ulepc_n,
    [VOLTA_ULEPC_T] = uses_ulepc_t,
    [VOLTA_NOP] = NULL,
    [VOLTA_EXIT] = uses_exit,
    [VOLTA_KILL] = uses_yield,
    [VOLTA_BRA_B] = uses_bra_b,
    [VOLTA_BRA_U] = uses_bra_u,
    [VOLTA_BRA_DIV] = uses_bra_div,
    [VOLTA_JMP_B] = uses_jmp_b,
    [VOLTA_JMP_C] = uses_jmp_c,
    [VOLTA_JMP_U] = uses_jmp_u,
    [VOLTA_JMP_UC] = uses_jmp_uc,
    [VOLTA_BRX] = uses_brx,
    [VOLTA_JMX] = uses_jmx,
    [VOLTA_BRXU_BRXU] = uses_brxu_brxu,
    [VOLTA_BRXU_JMXU] = uses_brxu_brxu,
    [VOLTA_CALL_AT] = uses_call_at,
    [VOLTA_CALL_C] = uses_call_c,
    [VOLTA_CALL_R] = uses_jmx,
    [VOLTA_CALL_REL] = uses_call_rel,
    [VOLTA_CALL_RR] = uses_call_rr,
    [VOLTA_CALL_UR] = uses_brxu_brxu,
    [VOLTA_RET_REL] = uses_call_rr,
    [VOLTA_RET_ABS] = uses_jmx,
    [VOLTA_RET_UR_REL] = uses_brxu_brxu,
    [VOLTA_RET_UR_ABS] = uses_brxu_brxu,
    [VOLTA_LEPC_N] = uses_lepc_n,
    [VOLTA_LEPC_T] = uses_lepc_t,
    [VOLTA_RTT] = NULL,
    [VOLTA_PREEXIT] = NULL,
    [VOLTA_BPT] = uses_bpt,
    [VOLTA_F2F_N] = uses_f2f_n,
    [VOLTA_F2F_W] = uses_f2f_w,
    [VOLTA_F2F_DW] = uses_f2f_dw,
    [VOLTA_F2F_DF] = uses_f2f_df,
    [VOLTA_F2F_ND] = uses_f2f_nd,
    [VOLTA_F2I_H] = uses_f2i_h,
    [VOLTA_F2I_S] = uses_f2i_s,
    [VOLTA_F2I_HD] = uses_f2i_hd,
    [VOLTA_F2I_SD] = uses_f2i_sd,
    [VOLTA_F2I_D] = uses_f2i_d,
    [VOLTA_I2F_B] = uses_i2f_b,
    [VOLTA_I2F_H] = uses_i2f_h,
    [VOLTA_I2F_W] = uses_i2f_w,
    [VOLTA_I2F_BD] = uses_i2f_bd,
    [VOLTA_I2F_HD] = uses_i2f_hd,
    [VOLTA_I2F_WD] = uses_i2f_wd,
    [VOLTA_I2F_D] = uses_i2f_d,
    [VOLTA_FRND_H] = uses_frnd_h,
    [VOLTA_FRND_S] = uses_frnd_s,
    [VOLTA_FRND_D] = uses_frnd_d,
    [VOLTA_I2I] = uses_i2i,
    [VOLTA_F2FP_P] = uses_f2fp_p,
    [VOLTA_F2FP_RS] = uses_f2fp_rs,
    [VOLTA_F2FP_M] = uses_f2fp_m,
    [VOLTA_F2FP_MC] = uses_f2fp_mc,
    [VOLTA_F2IP_B] = uses_f2ip_b,
    [VOLTA_F2IP_C] = uses_f2ip_c,
    [VOLTA_I2FP] = uses_i2fp,
    [VOLTA_I2IP_B] = uses_i2ip_b,
    [VOLTA_I2IP_N] = uses_i2ip_n,
    [VOLTA_DADD_R] = uses_dadd_r,
    [VOLTA_DADD_C] = uses_dadd_c,
    [VOLTA_DMUL] = uses_dmul,
    [VOLTA_DFMA_B] = uses_dfma_b,
    [VOLTA_DFMA_C] = uses_dfma_c,
    [VOLTA_DSETP] = uses_dsetp,
    [VOLTA_FADD] = uses_fadd,
    [VOLTA_FMUL] = uses_fmul,
    [VOLTA_FFMA_B] = uses_ffma_b,
    [VOLTA_FFMA_C] = uses_ffma_c,
    [VOLTA_FMNMX_N] = uses_fmnmx_n,
    [VOLTA_FMNMX_ISA] = uses_fmnmx_isa,
    [VOLTA_FSEL] = uses_fsel,
    [VOLTA_FSET] = uses_fset,
    [VOLTA_FSETP] = uses_fsetp,
    [VOLTA_FCHK] = uses_fchk,
    [VOLTA_FSWZADD] = uses_fswzadd,
    [VOLTA_MUFU_R] = uses_mufu_r,
    [VOLTA_MUFU_S] = uses_mufu_s,
    [VOLTA_MUFU_D] = uses_mufu_s,
    [VOLTA_MUFU_H] = uses_mufu_s,
    [VOLTA_AL2P] = uses_al2p,
    [VOLTA_ALD_A] = uses_ald_a,
    [VOLTA_ALD_R] = uses_ald_r,
    [VOLTA_ALD_U] = uses_ald_u,
    [VOLTA_AST_A] = uses_ast_a,
    [VOLTA_AST_R] = uses_ast_r,
    [VOLTA_AST_U] = uses_ast_u,
    [VOLTA_IPA_A] = uses_ipa_a,
    [VOLTA_IPA_U] = uses_ipa_u,
    [VOLTA_OUT_F] = uses_out_f,
    [VOLTA_OUT_R] = uses_out_r,
    [VOLTA_OUT_I] = uses_out_i,
    [VOLTA_OUT_U] = uses_out_u,
    [VOLTA_ISBERD] = uses_isberd,
    [VOLTA_ISBEWR] = uses_isbewr,
    [VOLTA_PIXLD] = uses_b2r_r,
    [VOLTA_LDTRAM] = uses_ldtram,
    [VOLTA_HADD2] = uses_hadd2,
    [VOLTA_HMUL2] = uses_hmul2,
    [VOLTA_HFMA2_B] = uses_hfma2_b,
    [VOLTA_HFMA2_C] = uses_hfma2_c,
    [VOLTA_HFMA2_RB] = uses_hfma2_rb,
    [VOLTA_HFMA2_RC] = uses_hfma2_rc,
    [VOLTA_HFMA2_MMA_B] = uses_hfma2_mma_b,
    [VOLTA_HFMA2_MMA_C] = uses_hfma2_mma_c,
    [VOLTA_HFMA2_MMA_RB] = uses_hfma2_mma_rb,
    [VOLTA_HFMA2_MMA_RC] = uses_hfma2_mma_rc,
    [VOLTA_HSET2] = uses_hset2,
    [VOLTA_HSETP2] = uses_hsetp2,
    [VOLTA_HMNMX2] = uses_hmnmx2,
    [VOLTA_IADD3_N] = uses_iadd3_n,
    [VOLTA_IADD3_X] = uses_iadd3_x,
    [VOLTA_IMAD_R] = uses_imad_r,
    [VOLTA_IMAD_I] = uses_imad_i,
    [VOLTA_IMAD_B] = uses_imad_b,
    [VOLTA_IMAD_RI] = uses_imad_ri,
    [VOLTA_IMAD_RC] = uses_imad_rc,
    [VOLTA_IMAD_RU] = uses_imad_ru,
    [VOLTA_IMAD_BX] = uses_imad_bx,
    [VOLTA_IMAD_CX] = uses_imad_cx,
    [VOLTA_IMAD_WIDE_B] = uses_imad_wide_b,
    [VOLTA_IMAD_WIDE_C] = uses_imad_wide_c,
    [VOLTA_IMAD_WIDE_BX] = uses_imad_wide_bx,
    [VOLTA_IMAD_WIDE_CX] = uses_imad_wide_cx,
    [VOLTA_IMAD_HI_B] = uses_imad_hi_b,
    [VOLTA_IMAD_HI_C] = uses_imad_hi_c,
    [VOLTA_IMAD_HI_BX] = uses_imad_hi_bx,
    [VOLTA_IMAD_HI_CX] = uses_imad_hi_cx,
    [VOLTA_LOP3] = uses_lop3,
    [VOLTA_SHF_B] = uses_shf_b,
    [VOLTA_SHF_C] = uses_shf_c,
    [VOLTA_PRMT_B] = uses_prmt_b,
    [VOLTA_PRMT_C] = uses_prmt_c,
    [VOLTA_SEL] = uses_sel,
    [VOLTA_ISETP_N] = uses_isetp_n,
    [VOLTA_ISETP_X] = uses_isetp_x,
    [VOLTA_ISETP_O] = uses_isetp_o,
    [VOLTA_ISETP_OX] = uses_isetp_ox,
    [VOLTA_LEA_LO] = uses_lea_lo,
    [VOLTA_LEA_X] = uses_lea_x,
    [VOLTA_LEA_HI] = uses_lea_hi,
    [VOLTA_LEA_HX] = uses_lea_hx,
    [VOLTA_LEA_IH] = uses_lea_ih,
    [VOLTA_LEA_IX] = uses_lea_ix,
    [VOLTA_LEA_SX] = uses_lea_lo,
    [VOLTA_LEA_XS] = uses_lea_x,
    [VOLTA_POPC] = uses_popc,
    [VOLTA_BREV] = uses_brev,
    [VOLTA_FLO] = uses_flo,
    [VOLTA_IABS] = uses_iabs,
    [VOLTA_SGXT] = uses_sgxt,
    [VOLTA_BMSK] = uses_bmsk,
    [VOLTA_MOV] = uses_mov,
    [VOLTA_IMNMX] = uses_imnmx,
    [VOLTA_LDG_V] = uses_ldg_v,
    [VOLTA_LDG_VZ] = uses_ldg_vz,
    [VOLTA_LDG_T] = uses_ldg_t,
    [VOLTA_LDG_TZ] = uses_ldg_tz,
    [VOLTA_LDG_TU] = uses_ldg_tu,
    [VOLTA_LDG_TUZ] = uses_ldg_tuz,
    [VOLTA_LDG_A] = uses_ldg_a,
    [VOLTA_LDG_D] = uses_ldg_d,
    [VOLTA_LD_V] = uses_ld_v,
    [VOLTA_LD_VZ] = uses_ld_vz,
    [VOLTA_LD_T] = uses_ld_t,
    [VOLTA_LD_TZ] = uses_ld_tz,
    [VOLTA_LD_TU] = uses_ld_tu,
    [VOLTA_LD_TUZ] = uses_ldg_tuz,
    [VOLTA_LD_A] = uses_ld_a,
    [VOLTA_LD_D] = uses_ld_d,
    [VOLTA_STG_V] = uses_stg_v,
    [VOLTA_STG_T] = uses_stg_v,
    [VOLTA_STG_TU] = uses_stg_tu,
    [VOLTA_STG_A] = uses_stg_a,
    [VOLTA_STG_D] = uses_stg_d,
    [VOLTA_ST_V] = uses_st_v,
    [VOLTA_ST_T] = uses_st_v,
    [VOLTA_ST_TU] = uses_stg_tu,
    [VOLTA_ST_A] = uses_st_a,
    [VOLTA_ST_D] = uses_stg_d,
    [VOLTA_LDL_V] = uses_ldl_v,
    [VOLTA_LDL_T] = uses_ldl_v,
    [VOLTA_LDL_TU] = uses_ldl_tu,
    [VOLTA_LDL_D] = uses_ldl_d,
    [VOLTA_STL_V] = uses_stl_v,
    [VOLTA_STL_T] = uses_stl_v,
    [VOLTA_STL_TU] = uses_stl_tu,
    [VOLTA_STL_D] = uses_stl_d,
    [VOLTA_LDS_V] = uses_lds_v,
    [VOLTA_LDS_VZ] = uses_lds_vz,
    [VOLTA_LDS_T] = uses_lds_t,
    [VOLTA_LDS_TZ] = uses_lds_tz,
    [VOLTA_LDS_TU] = uses_lds_tu,
    [VOLTA_LDS_TUZ] = uses_lds_tuz,
    [VOLTA_LDS_A] = uses_lds_a,
    [VOLTA_LDS_AU] = uses_lds_au,
    [VOLTA_STS_V] = uses_sts_v,
    [VOLTA_STS_T] = uses_sts_t,
    [VOLTA_STS_TU] = uses_sts_tu,
    [VOLTA_LDC_V] = uses_ldc_v,
    [VOLTA_LDC_T] = uses_ldc_v,
    [VOLTA_LDC_X] = uses_ldc_x,
    [VOLTA_ULDC_C] = uses_uldc_c,
    [VOLTA_ULDC_I] = uses_uldc_i,
    [VOLTA_ULDC_IO] = uses_uldc_io,
    [VOLTA_ULDC_M] = uses_uldc_m,
    [VOLTA_LDSM_R] = uses_ldsm_r,
    [VOLTA_LDSM_U] = uses_ldsm_u,
    [VOLTA_STSM] = uses_stsm,
    [VOLTA_LDGSTS_R] = uses_ldgsts_r,
    [VOLTA_LDGSTS_U] = uses_ldgsts_u,
    [VOLTA_LDGSTS_US] = uses_ldgsts_u,
    [VOLTA_LDGDEPBAR] = uses_bar_all,
    [VOLTA_S2R] = uses_s2r,
    [VOLTA_CS2R] = uses_cs2r,
    [VOLTA_SULD_D] = uses_suld_d,
    [VOLTA_SULD_DR] = uses_suld_dr,
    [VOLTA_SULD_P] = uses_suld_p,
    [VOLTA_SULD_PR] = uses_suld_pr,
    [VOLTA_SUST_D] = uses_sust_d,
    [VOLTA_SUST_DR] = uses_sust_dr,
    [VOLTA_SUST_P] = uses_sust_p,
    [VOLTA_SUST_PR] = uses_sust_pr,
    [VOLTA_SURED_D] = uses_sured_d,
    [VOLTA_SURED_DR] = uses_sured_dr,
    [VOLTA_SUATOM_D] = uses_suatom_d,
    [VOLTA_SUATOM_DR] = uses_suatom_dr,
    [VOLTA_SUATOM_C] = uses_suatom_c,
    [VOLTA_SUATOM_CR] = uses_suatom_cr,
    [VOLTA_SUQUERY_C] = uses_suquery_c,
    [VOLTA_SUQUERY_R] = uses_suquery_r,
    [VOLTA_HMMA_884] = uses_hmma_884,
    [VOLTA_HMMA_T] = uses_hmma_t,
    [VOLTA_HMMA_A] = uses_hmma_a,
    [VOLTA_HMMA_SP] = uses_hmma_sp,
    [VOLTA_IMMA] = uses_imma,
    [VOLTA_BMMA] = uses_bmma,
    [VOLTA_DMMA_A] = uses_dmma_a,
    [VOLTA_DMMA_H] = uses_dmma_a,
    [VOLTA_MOVM] = uses_movm,
    [VOLTA_HGMMA_HGMMA_R] = uses_hgmma_hgmma_r,
    [VOLTA_HGMMA_IGMMA_R] = uses_hgmma_hgmma_r,
    [VOLTA_HGMMA_BGMMA_R] = uses_hgmma_hgmma_r,
    [VOLTA_HGMMA_HGMMA_D] = uses_hgmma_hgmma_d,
    [VOLTA_HGMMA_IGMMA_D] = uses_hgmma_hgmma_d,
    [VOLTA_HGMMA_BGMMA_D] = uses_hgmma_hgmma_d,
    [VOLTA_TEX_C] = uses_tex_c,
    [VOLTA_TEX_I] = uses_tex_i,
    [VOLTA_TEX_R] = uses_tex_r,
    [VOLTA_TLD_C] = uses_tex_c,
    [VOLTA_TLD_I] = uses_tex_i,
    [VOLTA_TLD_R] = uses_tex_r,
    [VOLTA_TLD4_C] = uses_tld4_c,
    [VOLTA_TLD4_I] = uses_tld4_i,
    [VOLTA_TLD4_R] = uses_tld4_r,
    [VOLTA_TXD_C] = uses_txd_c,
    [VOLTA_TXD_I] = uses_txd_i,
    [VOLTA_TXD_R] = uses_txd_r,
    [VOLTA_TMML_C] = uses_tmml_c,
    [VOLTA_TMML_I] = uses_tmml_i,
    [VOLTA_TMML_R] = uses_tmml_r,
    [VOLTA_TXQ_C] = uses_txq_c,
    [VOLTA_TXQ_I] = uses_txq_i,
    [VOLTA_TXQ_R] = uses_txq_r,
    [VOLTA_FOOTPRINT_C] = uses_footprint_c,
    [VOLTA_FOOTPRINT_R] = uses_footprint_r,
    [VOLTA_UIADD3_N] = uses_uiadd3_n,
    [VOLTA_UIADD3_X] = uses_uiadd3_x,
    [VOLTA_UIADD3_64] = uses_uiadd3_64,
    [VOLTA_UIMAD_B] = uses_uimad_b,
    [VOLTA_UIMAD_C] = uses_uimad_c,
    [VOLTA_UIMAD_BX] = uses_uimad_bx,
    [VOLTA_UIMAD_CX] = uses_uimad_cx,
    [VOLTA_UIMAD_WIDE_B] = uses_uimad_wide_b,
    [VOLTA_UIMAD_WIDE_BX] = uses_uimad_wide_bx,
    [VOLTA_UISETP_N] = uses_uisetp_n,
    [VOLTA_UISETP_O] = uses_uisetp_o,
    [VOLTA_UISETP_X] = uses_uisetp_x,
    [VOLTA_UISETP_OX] = uses_uisetp_ox,
    [VOLTA_ULEA_LO] = uses_ulea_lo,
    [VOLTA_ULEA_X] = uses_ulea_x,
    [VOLTA_ULEA_HI] = uses_ulea_hi,
    [VOLTA_ULEA_HX] = uses_ulea_hx,
    [VOLTA_ULEA_IH] = uses_ulea_ih,
    [VOLTA_ULEA_IX] = uses_ulea_ix,
    [VOLTA_ULEA_SX] = uses_ulea_lo,
    [VOLTA_ULEA_XS] = uses_ulea_x,
    [VOLTA_ULOP3] = uses_ulop3,
    [VOLTA_USHF_B] = uses_ushf_b,
    [VOLTA_USHF_C] = uses_ushf_c,
    [VOLTA_UPRMT] = uses_uprmt,
    [VOLTA_USEL] = uses_usel,
    [VOLTA_UMOV] = uses_umov,
    [VOLTA_UPOPC] = uses_upopc,
    [VOLTA_UFLO] = uses_uflo,
    [VOLTA_UBREV] = uses_ubrev,
    [VOLTA_USGXT] = uses_usgxt,
    [VOLTA_UBMSK] = uses_ubmsk,
    [VOLTA_UPLOP3] = uses_uplop3,
    [VOLTA_UPLOP3_SIGN_ONE] = uses_uplop3_sign_one,
    [VOLTA_UPLOP3_SIGN_TWO] = uses_uplop3_sign_two,
    [VOLTA_UPLOP3_SIGN_ALL] = uses_uplop3_sign_all,
    [VOLTA_UCLEA] = uses_uclea,
    [VOLTA_UP2UR] = uses_up2ur,
    [VOLTA_UR2UP] = uses_ur2up,
    [VOLTA_UF2FP] = uses_uf2fp,
    [VOLTA_R2UR_O] = uses_r2ur_o,
    [VOLTA_R2UR_H] = uses_r2ur_o,
    [VOLTA_S2UR] = uses_s2ur,
    [VOLTA_VABSDIFF_B] = uses_vabsdiff_b,
    [VOLTA_VABSDIFF_C] = uses_vabsdiff_c,
    [VOLTA_VABSDIFF4_B] = uses_vabsdiff4_b,
    [VOLTA_VABSDIFF4_C] = uses_vabsdiff4_c,
    [VOLTA_IDP_A4] = uses_idp_a4,
    [VOLTA_IDP_A2] = uses_idp_a2,
    [VOLTA_VOTE] = uses_vote,
    [VOLTA_VOTEU] = uses_voteu,
    [VOLTA_MATCH_ANY] = uses_match_any,
    [VOLTA_MATCH_ALL] = uses_match_all,
    [VOLTA_SHFL] = uses_shfl,
    [VOLTA_REDUX] = uses_redux,
    [VOLTA_ELECT] = uses_elect,
    [VOLTA_P2R] = uses_p2r,
    [VOLTA_R2P] = uses_r2p,
    [VOLTA_PLOP3] = uses_plop3,
    [VOLTA_PLOP3_SIGN_ONE] = uses_plop3_sign_one,
    [VOLTA_PLOP3_SIGN_TWO] = uses_plop3_sign_two,
    [VOLTA_PLOP3_SIGN_ALL] = uses_plop3_sign_all,
};

static const struct rt_use_alias aliases[] = {
    {F_R, 255, value_r_255, NULL, NULL},
    {F_UR, 63, value_ur_63, NULL, NULL},
    {F_P, 7, value_p_7, NULL, NULL},
    {F_UP, 7, value_up_7, NULL, NULL},
    {F_SR, 0, value_sr_0, NULL, NULL},
    {F_SR, 33, value_sr_33, NULL, NULL},
    {F_SR, 34, value_sr_34, NULL, NULL},
    {F_SR, 35, value_sr_35, NULL, NULL},
    {F_SR, 37, value_sr_37, NULL, NULL},
    {F_SR, 38, value_sr_38, NULL, NULL},
    {F_SR, 39, value_sr_39, NULL, NULL},
    {F_SR, 56, value_sr_56, NULL, NULL},
    {F_SR, 57, value_sr_57, NULL, NULL},
    {F_SR, 58, value_sr_58, NULL, NULL},
    {F_SR, 59, value_sr_59, NULL, NULL},
    {F_SR, 60, value_sr_60, NULL, NULL},
    {F_SR, 255, value_sr_255, NULL, NULL},
};

const struct isadora_use_tables volta_uses = {
    .forms = forms,
    .aliases = aliases, .alias_count = 17,
};
