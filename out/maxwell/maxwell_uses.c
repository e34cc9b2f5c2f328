/* Generated from the description maxwell by gen/emit/uses. Do not edit. */
#include <isadora/maxwell.h>
#include "analysis/uses_tables.h"

enum {F_R = 0, F_P = 1, F_CC = 2, F_ACTIVE = 4, F_SR = 5};

#define GUARD_READS(l1, v2) \
    WHEN(IN(TAKEN(l1), 0x6)) READ_EARLY(7, F_P, V(GP, v2)) END
#define GUARD_VALUE(l1, v2) \
    COND(LINE(l1, 0), K(1), COND(LINE(l1, 1), REG(F_P, V(GP, v2)), LNOT(REG(F_P, V(GP, v2)))))
#define AADDR_READS(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x3)) \
        READ_EARLY(-4, F_R, V(Ra, v2)) \
        WHEN(V(AE, v3)) READ_EARLY(-4, F_R, BOR(V(Ra, v2), K(1))) END \
    END
#define AKIND_VALUE(l1, v2) \
    COND(LINE(l1, 0), COND(LOR(EQ(V(ATYPE, v2), K(2)), EQ(V(ATYPE, v2), K(5))), K(2), K(1)), \
        COND(LINE(l1, 1), K(1), COND(LINE(l1, 2), K(1), K(2))))
#define AADDR13_READS(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x3)) \
        READ_EARLY(-4, F_R, V(Ra, v2)) \
        WHEN(V(AE, v3)) READ_EARLY(-4, F_R, BOR(V(Ra, v2), K(1))) END \
    END
#define PAIRED_READS(v1, l2, v3) \
    READ_EARLY(-4, F_R, V(Rb, v1)) \
    WHEN(IN(TAKEN(l2), 0x3)) READ_EARLY(-4, F_R, LOW(ADD(V(Rb, v1), K(1)), 8)) END \
    WHEN(LINE(l2, 1)) \
        READ_EARLY(-4, F_R, LOW(ADD(V(Rb, v1), K(2)), 8)) \
        READ_EARLY(-4, F_R, LOW(ADD(V(Rb, v1), K(3)), 8)) \
    END \
    WHEN(IN(TAKEN(l2), 0xc)) WHEN(V(CASW, v3)) READ_EARLY(-4, F_R, BOR(V(Rb, v1), K(1))) END END
#define ASADDR_READS(l1, v2) \
    WHEN(IN(TAKEN(l1), 0x3)) READ_EARLY(-2, F_R, V(Ra, v2)) END
#define ARKIND_VALUE(l1, v2) \
    COND(LINE(l1, 0), COND(LOR(EQ(V(ARTYPE, v2), K(2)), EQ(V(ARTYPE, v2), K(5))), K(2), K(1)), \
        COND(LINE(l1, 1), K(1), COND(LINE(l1, 2), K(1), K(2))))
#define CCADDR_READS(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x3)) \
        READ(F_R, V(Ra, v2)) \
        WHEN(V(CCE, v3)) READ(F_R, BOR(V(Ra, v2), K(1))) END \
    END
#define CCLADDR_READS(l1, v2) \
    WHEN(IN(TAKEN(l1), 0x3)) READ(F_R, V(Ra, v2)) END
#define SB_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rb, v2)) END
#define SB_VALUE(l1, v2, v3) \
    COND(LINE(l1, 0), REG(F_R, V(Rb, v2)), COND(LINE(l1, 1), UNKNOWN, LOW(SEXT(V(IMM, v3), 20), \
        32)))
#define SB_KEEPS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define WAY_VALUE(l1, v2) \
    COND(LINE(l1, 0), LOW(ADD(ADD(HERE, K(8)), SEXT(V(TO, v2), 24)), 32), UNKNOWN)
#define NEARX_READS(l1, v2) \
    WHEN(IN(TAKEN(l1), 0xf)) READ(F_R, V(Ra, v2)) END
#define NEARX_VALUE(l1, v2, v3) \
    COND(LINE(l1, 0), LOW(ADD(ADD(REG(F_R, V(Ra, v2)), HERE), K(8)), 32), COND(LINE(l1, 1), \
        LOW(ADD(ADD(ADD(REG(F_R, V(Ra, v2)), SEXT(V(BXNEAR, v3), 24)), HERE), K(8)), 32), UNKNOWN))
#define FARWAY_VALUE(l1, v2) \
    COND(LINE(l1, 0), V(BFAR, v2), UNKNOWN)
#define FARX_READS(l1, v2) \
    WHEN(IN(TAKEN(l1), 0xf)) READ(F_R, V(Ra, v2)) END
#define FARX_VALUE(l1, v2, v3) \
    COND(LINE(l1, 0), LOW(REG(F_R, V(Ra, v2)), 32), COND(LINE(l1, 1), LOW(ADD(REG(F_R, V(Ra, v2)), \
        SEXT(V(BXFAR, v3), 32)), 32), UNKNOWN))
#define CF16_READS(l1, v2, v3, v4) \
    WHEN(LINE(l1, 0)) \
        WHEN(V(FAB, v2)) READ_BITS_EARLY(-4, F_R, V(Rb, v3), MUL(K(16), V(CH, v4)), 15) END \
        WHEN(LNOT(V(FAB, v2))) \
            READ_BITS_EARLY(-4, F_R, V(Rb, v3), MUL(K(16), V(CH, v4)), 16) \
        END \
    END
#define CS32_READS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) \
        WHEN(V(FAB, v2)) READ_BITS_EARLY(-4, F_R, V(Rb, v3), K(0), 31) END \
        WHEN(LNOT(V(FAB, v2))) READ_EARLY(-4, F_R, V(Rb, v3)) END \
    END
#define CS64_READS(l1, v2) \
    WHEN(LINE(l1, 0)) \
        READ_EARLY(-4, F_R, V(Rb, v2)) \
        READ_EARLY(-4, F_R, BOR(V(Rb, v2), K(1))) \
    END
#define CF32_READS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) \
        WHEN(V(FAB, v2)) READ_BITS_EARLY(-4, F_R, V(Rb, v3), K(0), 31) END \
        WHEN(LNOT(V(FAB, v2))) READ_EARLY(-4, F_R, V(Rb, v3)) END \
    END
#define CF64_READS(l1, v2) \
    WHEN(LINE(l1, 0)) \
        READ_EARLY(-4, F_R, V(Rb, v2)) \
        READ_EARLY(-4, F_R, BOR(V(Rb, v2), K(1))) \
    END
#define CIH_READS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) READ_BITS_EARLY(-4, F_R, V(Rb, v2), MUL(K(8), V(CHALF, v3)), 16) END
#define CIB_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ_EARLY(-4, F_R, V(Rb, v2)) END
#define CID_READS(l1, v2) \
    WHEN(LINE(l1, 0)) \
        READ_EARLY(-4, F_R, V(Rb, v2)) \
        READ_EARLY(-4, F_R, BOR(V(Rb, v2), K(1))) \
    END
#define CIH_READS_2(l1, v2, v3) \
    WHEN(LINE(l1, 0)) READ_BITS(F_R, V(Rb, v2), MUL(K(8), V(CHALF, v3)), 16) END
#define CIB_READS_2(l1, v2) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rb, v2)) END
#define DB_READS(l1, v2) \
    WHEN(LINE(l1, 0)) \
        READ(F_R, V(Rb, v2)) \
        READ(F_R, BOR(V(Rb, v2), K(1))) \
    END
#define DBN_READS(l1, v2) \
    WHEN(LINE(l1, 0)) \
        READ(F_R, V(Rb, v2)) \
        READ(F_R, BOR(V(Rb, v2), K(1))) \
    END
#define DBN_KEEPS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define FB_READS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) \
        WHEN(V(FAB, v2)) READ_BITS(F_R, V(Rb, v3), K(0), 31) END \
        WHEN(LNOT(V(FAB, v2))) READ(F_R, V(Rb, v3)) END \
    END
#define FBN_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rb, v2)) END
#define FBN_VALUE(l1, v2, v3, v4) \
    COND(LINE(l1, 0), BXOR(LOW(REG(F_R, V(Rb, v2)), 32), SHL(V(FNM, v3), K(31))), COND(LINE(l1, \
        1), BXOR(UNKNOWN, SHL(V(FNM, v3), K(31))), COND(LINE(l1, 2), MUL(V(FIMM, v4), K(4096)), \
        BXOR(LOW(MUL(V(FIMM, v4), K(4096)), 32), LONG(INT64_C(2147483648))))))
#define FBN_KEEPS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define FB_READS_2(l1, v2, v3) \
    WHEN(LINE(l1, 0)) \
        WHEN(V(SAB, v2)) READ_BITS(F_R, V(Rb, v3), K(0), 31) END \
        WHEN(LNOT(V(SAB, v2))) READ(F_R, V(Rb, v3)) END \
    END
#define FIC_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rb, v2)) END
#define FIC_KEEPS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define AWHICH_READS(l1, v2) \
    WHEN(IN(TAKEN(l1), 0x3)) READ(F_R, V(Ra, v2)) END
#define APOP_WRITES(l1, v2) \
    WHEN(LINE(l1, 1)) WRITE(1, F_P, V(APO, v2)) END
#define ARC_READS(l1, v2) \
    WHEN(LINE(l1, 1)) READ(F_R, V(Rc, v2)) END
#define IATTR_READS(l1, v2) \
    WHEN(IN(TAKEN(l1), 0x6)) READ(F_R, V(Ra, v2)) END
#define IPLACE_READS(l1, v2) \
    WHEN(LINE(l1, 1)) READ(F_R, V(Rc, v2)) END
#define PXADDR_READS(v1) \
    READ(F_R, V(Ra, v1))
#define HA_READS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) \
        WHEN(IN(V(HSA, v2), 0x7)) READ_BITS(F_R, V(Ra, v3), K(0), 16) END \
        WHEN(IN(V(HSA, v2), 0xb)) READ_BITS(F_R, V(Ra, v3), K(16), 16) END \
    END \
    WHEN(LINE(l1, 1)) READ(F_R, V(Ra, v3)) END
#define HB_READS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) \
        WHEN(IN(V(HSB, v2), 0x7)) READ_BITS(F_R, V(Rb, v3), K(0), 16) END \
        WHEN(IN(V(HSB, v2), 0xb)) READ_BITS(F_R, V(Rb, v3), K(16), 16) END \
    END \
    WHEN(LINE(l1, 1)) READ(F_R, V(Rb, v3)) END
#define HAL_READS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) \
        WHEN(IN(V(HSAL, v2), 0x7)) READ_BITS(F_R, V(Ra, v3), K(0), 16) END \
        WHEN(IN(V(HSAL, v2), 0xb)) READ_BITS(F_R, V(Ra, v3), K(16), 16) END \
    END \
    WHEN(LINE(l1, 1)) READ(F_R, V(Ra, v3)) END
#define HAL_KEEPS(v1, v2) \
    WHEN(V(RA, v1)) KEEP(F_R, V(Ra, v2)) END
#define HMA_READS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) \
        WHEN(IN(V(HSA, v2), 0x7)) READ_BITS(F_R, V(Ra, v3), K(0), 16) END \
        WHEN(IN(V(HSA, v2), 0xb)) READ_BITS(F_R, V(Ra, v3), K(16), 16) END \
    END \
    WHEN(LINE(l1, 1)) READ(F_R, V(Ra, v3)) END
#define HALM_READS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) \
        WHEN(IN(V(HSAL, v2), 0x7)) READ_BITS(F_R, V(Ra, v3), K(0), 16) END \
        WHEN(IN(V(HSAL, v2), 0xb)) READ_BITS(F_R, V(Ra, v3), K(16), 16) END \
    END \
    WHEN(LINE(l1, 1)) READ(F_R, V(Ra, v3)) END
#define HALM_KEEPS(v1, v2) \
    WHEN(V(RA, v1)) KEEP(F_R, V(Ra, v2)) END
#define HFA_READS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) \
        WHEN(IN(V(HSA, v2), 0x7)) READ_BITS(F_R, V(Ra, v3), K(0), 16) END \
        WHEN(IN(V(HSA, v2), 0xb)) READ_BITS(F_R, V(Ra, v3), K(16), 16) END \
    END \
    WHEN(LINE(l1, 1)) READ(F_R, V(Ra, v3)) END
#define HFR_READS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) \
        WHEN(IN(V(HSB, v2), 0x7)) READ_BITS(F_R, V(Rb, v3), K(0), 16) END \
        WHEN(IN(V(HSB, v2), 0xb)) READ_BITS(F_R, V(Rb, v3), K(16), 16) END \
    END \
    WHEN(LINE(l1, 1)) READ(F_R, V(Rb, v3)) END
#define HFC_READS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) \
        WHEN(IN(V(HSR, v2), 0x7)) READ_BITS(F_R, V(Rc, v3), K(0), 16) END \
        WHEN(IN(V(HSR, v2), 0xb)) READ_BITS(F_R, V(Rc, v3), K(16), 16) END \
    END \
    WHEN(LINE(l1, 1)) READ(F_R, V(Rc, v3)) END
#define HFA_KEEPS(v1, v2) \
    WHEN(V(RA, v1)) KEEP(F_R, V(Ra, v2)) END
#define HFR_KEEPS(v1, v2) \
    WHEN(V(RB, v1)) KEEP(F_R, V(Rb, v2)) END
#define HFC_KEEPS(v1, v2) \
    WHEN(V(RC, v1)) KEEP(F_R, V(Rc, v2)) END
#define HFC_READS_2(l1, v2, v3) \
    WHEN(LINE(l1, 0)) \
        WHEN(IN(V(HSRC, v2), 0x7)) READ_BITS(F_R, V(Rc, v3), K(0), 16) END \
        WHEN(IN(V(HSRC, v2), 0xb)) READ_BITS(F_R, V(Rc, v3), K(16), 16) END \
    END \
    WHEN(LINE(l1, 1)) READ(F_R, V(Rc, v3)) END
#define HFCB_READS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) \
        WHEN(IN(V(HSRC, v2), 0x7)) READ_BITS(F_R, V(Rc, v3), K(0), 16) END \
        WHEN(IN(V(HSRC, v2), 0xb)) READ_BITS(F_R, V(Rc, v3), K(16), 16) END \
    END \
    WHEN(LINE(l1, 1)) READ(F_R, V(Rc, v3)) END
#define HFCB_KEEPS(v1, v2) \
    WHEN(V(RB, v1)) KEEP(F_R, V(Rc, v2)) END
#define SUMA_READS(v1) \
    READ(F_R, V(Ra, v1))
#define SUMB_READS(l1, v2) \
    WHEN(IN(TAKEN(l1), 0x11)) READ(F_R, V(Rb, v2)) END
#define SUMA_VALUE(l1, v2, v3) \
    COND(LINE(l1, 0), COND(V(NA, v2), LOW(BNOT(REG(F_R, V(Ra, v3))), 32), LOW(REG(F_R, V(Ra, v3)), \
        32)), REG(F_R, V(Ra, v3)))
#define SUMB_VALUE(l1, v2, v3, v4) \
    COND(LINE(l1, 0), COND(V(NB, v2), LOW(BNOT(REG(F_R, V(Rb, v3))), 32), LOW(REG(F_R, V(Rb, v3)), \
        32)), COND(LINE(l1, 1), COND(V(NB, v2), LOW(BNOT(UNKNOWN), 32), UNKNOWN), COND(LINE(l1, \
        2), LOW(SEXT(V(IMM, v4), 20), 32), COND(LINE(l1, 3), LOW(BNOT(SEXT(V(IMM, v4), 20)), 32), \
        COND(LINE(l1, 4), REG(F_R, V(Rb, v3)), COND(LINE(l1, 5), UNKNOWN, LOW(SEXT(V(IMM, v4), \
        20), 32)))))))
#define PLUSONE_VALUE(l1) \
    COND(LINE(l1, 0), K(0), COND(LINE(l1, 1), K(1), K(3)))
#define SUMA_KEEPS(v1, v2) \
    WHEN(V(RA, v1)) KEEP(F_R, V(Ra, v2)) END
#define SUMB_KEEPS(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x11)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define SUMAL_READS(v1) \
    READ(F_R, V(Ra, v1))
#define SUMAL_VALUE(l1, v2, v3) \
    COND(LINE(l1, 0), COND(V(NAL, v2), LOW(BNOT(REG(F_R, V(Ra, v3))), 32), LOW(REG(F_R, V(Ra, \
        v3)), 32)), REG(F_R, V(Ra, v3)))
#define SUMAL_KEEPS(v1, v2) \
    WHEN(V(RA, v1)) KEEP(F_R, V(Ra, v2)) END
#define SCA_READS(v1) \
    READ(F_R, V(Ra, v1))
#define SCA_KEEPS(v1, v2) \
    WHEN(V(RA, v1)) KEEP(F_R, V(Ra, v2)) END
#define SBI_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rb, v2)) END
#define PO_WRITES(l1, v2) \
    WHEN(LINE(l1, 1)) WRITE(1, F_P, V(P2, v2)) END
#define SBI_VALUE(l1, v2, v3, v4) \
    COND(LINE(l1, 0), COND(V(LIB, v2), LOW(BNOT(REG(F_R, V(Rb, v3))), 32), LOW(REG(F_R, V(Rb, \
        v3)), 32)), COND(LINE(l1, 1), COND(V(LIB, v2), LOW(BNOT(UNKNOWN), 32), UNKNOWN), \
        COND(LINE(l1, 2), LOW(SEXT(V(IMM, v4), 20), 32), LOW(BNOT(SEXT(V(IMM, v4), 20)), 32))))
#define SBI_KEEPS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define A24_READS(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x3)) \
        READ_EARLY(-4, F_R, V(Ra, v2)) \
        WHEN(V(GE, v3)) READ_EARLY(-4, F_R, BOR(V(Ra, v2), K(1))) END \
    END
#define A20_READS(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x3)) \
        READ(F_R, V(Ra, v2)) \
        WHEN(V(GE, v3)) READ(F_R, BOR(V(Ra, v2), K(1))) END \
    END
#define A32_READS(l1, v2, v3) \
    WHEN(IN(TAKEN(l1), 0x3)) \
        READ_EARLY(-4, F_R, V(Ra, v2)) \
        WHEN(V(GENE, v3)) READ_EARLY(-4, F_R, BOR(V(Ra, v2), K(1))) END \
    END
#define GENPRED_READS(l1, v2) \
    WHEN(LINE(l1, 1)) READ_EARLY(7, F_P, V(GENP, v2)) END
#define A24_READS_2(l1, v2) \
    WHEN(IN(TAKEN(l1), 0x3)) READ_EARLY(-4, F_R, V(Ra, v2)) END
#define A24_READS_3(l1, v2) \
    WHEN(IN(TAKEN(l1), 0x3)) READ_EARLY(-2, F_R, V(Ra, v2)) END
#define CPLACE_READS(l1, v2) \
    WHEN(IN(TAKEN(l1), 0x3)) READ_EARLY(-2, F_R, V(Ra, v2)) END
#define MADC_READS(v1) \
    READ(F_R, V(Rc, v1))
#define MADA_KEEPS(v1, v2) \
    WHEN(V(RA, v1)) KEEP(F_R, V(Ra, v2)) END
#define MADC_KEEPS(v1, v2) \
    WHEN(V(RC, v1)) KEEP(F_R, V(Rc, v2)) END
#define MADAL_KEEPS(v1, v2) \
    WHEN(V(RA, v1)) KEEP(F_R, V(Ra, v2)) END
#define PBITS_VALUE(l1, v2, v3) \
    COND(LINE(l1, 0), REG(F_R, V(Rb, v2)), COND(LINE(l1, 1), UNKNOWN, V(UIMM, v3)))
#define PBITS_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rb, v2)) END
#define PBITS_KEEPS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define SHFB_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rb, v2)) END
#define SHFB_KEEPS(l1, v2, v3) \
    WHEN(LINE(l1, 0)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define SBI_READS_2(l1, v2) \
    WHEN(LINE(l1, 0)) READ_EARLY(-4, F_R, V(Rb, v2)) END
#define SPECIAL_READS(l1, v2) \
    WHEN(IN(TAKEN(l1), 0x3)) READ(F_SR, V(SREG, v2)) END \
    WHEN(LINE(l1, 2)) READ(F_SR, K(44)) END \
    WHEN(LINE(l1, 3)) READ(F_SR, K(45)) END \
    WHEN(LINE(l1, 4)) READ(F_SR, K(46)) END \
    WHEN(LINE(l1, 5)) READ(F_SR, K(47)) END \
    WHEN(LINE(l1, 6)) READ(F_SR, K(62)) END
#define SHC_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ_EARLY(-2, F_R, V(Rc, v2)) END
#define SHB_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ_EARLY(-2, F_R, V(Rb, v2)) END
#define BARID_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Ra, v2)) END
#define BARO_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rb, v2)) END
#define BARA_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rb, v2)) END
#define B2RP_WRITES(l1, v2) \
    WHEN(LINE(l1, 1)) WRITE(1, F_P, V(VP, v2)) END
#define SUWHERE_READS(l1, v2) \
    WHEN(LINE(l1, 0)) READ(F_R, V(Rc, v2)) END
#define SUPO_WRITES(l1, v2) \
    WHEN(LINE(l1, 1)) WRITE(1, F_P, SUB(K(7), V(SUPR, v2))) END
#define SURKIND_VALUE(l1, v2) \
    COND(LINE(l1, 0), COND(LOR(LOR(EQ(V(SURTYPE, v2), K(2)), EQ(V(SURTYPE, v2), K(5))), \
        EQ(V(SURTYPE, v2), K(7))), K(2), K(1)), K(1))
#define SUAKIND_VALUE(l1, v2) \
    COND(LINE(l1, 0), COND(LOR(LOR(EQ(V(SUATYPE, v2), K(2)), EQ(V(SUATYPE, v2), K(5))), \
        EQ(V(SUATYPE, v2), K(7))), K(2), K(1)), K(1))
#define SUAKINDR_VALUE(l1, v2) \
    COND(LINE(l1, 0), COND(LOR(LOR(EQ(V(SUATYPER, v2), K(2)), EQ(V(SUATYPER, v2), K(5))), \
        EQ(V(SUATYPER, v2), K(7))), K(2), K(1)), K(1))
#define TP_WRITES(l1, v2) \
    WHEN(LINE(l1, 1)) WRITE(1, F_P, V(TPO, v2)) END
#define SHORT_VALUE(l1, v2) \
    COND(LINE(l1, 0), SUB(K(1), V(TXF, v2)), K(0))
#define SHORT4_VALUE(l1, v2) \
    COND(LINE(l1, 0), V(T4F, v2), K(0))
#define VA_READS(l1, v2, v3, v4) \
    WHEN(LINE(l1, 0)) READ_BITS(F_R, V(Ra, v2), MUL(K(8), V(VAB, v3)), 8) END \
    WHEN(LINE(l1, 1)) READ_BITS(F_R, V(Ra, v2), MUL(K(16), V(VAH, v4)), 16) END \
    WHEN(LINE(l1, 2)) READ(F_R, V(Ra, v2)) END
#define VB_READS(l1, v2, v3, v4) \
    WHEN(LINE(l1, 0)) READ_BITS(F_R, V(Rb, v2), MUL(K(8), V(VBB, v3)), 8) END \
    WHEN(LINE(l1, 1)) READ_BITS(F_R, V(Rb, v2), MUL(K(16), V(VBH, v4)), 16) END \
    WHEN(LINE(l1, 2)) READ(F_R, V(Rb, v2)) END
#define VA_KEEPS(l1, v2, v3) \
    WHEN(LINE(l1, 2)) WHEN(V(RA, v2)) KEEP(F_R, V(Ra, v3)) END END
#define VB_KEEPS(l1, v2, v3) \
    WHEN(LINE(l1, 2)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END
#define VMA_READS(l1, l2, v3, v4, v5) \
    WHEN(LINE(l1, 0)) VA_READS(l2, v3, v4, v5) END \
    WHEN(LINE(l1, 1)) READ_BITS(F_R, V(Ra, v3), MUL(K(8), V(VAB, v4)), 8) END \
    WHEN(LINE(l1, 2)) READ_BITS(F_R, V(Ra, v3), MUL(K(16), V(VAH, v5)), 16) END \
    WHEN(LINE(l1, 3)) READ(F_R, V(Ra, v3)) END
#define VMC_READS(v1) \
    READ(F_R, V(Rc, v1))
#define VMA_KEEPS(l1, l2, v3, v4) \
    WHEN(LINE(l1, 0)) VA_KEEPS(l2, v3, v4) END \
    WHEN(LINE(l1, 3)) WHEN(V(RA, v3)) KEEP(F_R, V(Ra, v4)) END END
#define VMC_KEEPS(v1, v2) \
    WHEN(V(RC, v1)) KEEP(F_R, V(Rc, v2)) END
#define VSC_READS(l1, v2, v3, v4) \
    WHEN(LINE(l1, 0)) READ_BITS(F_R, V(Rb, v2), MUL(K(8), V(VBB, v3)), 8) END \
    WHEN(LINE(l1, 1)) READ_BITS(F_R, V(Rb, v2), MUL(K(16), V(VBH, v4)), 16) END \
    WHEN(LINE(l1, 2)) READ(F_R, V(Rb, v2)) END
#define VSC_KEEPS(l1, v2, v3) \
    WHEN(LINE(l1, 2)) WHEN(V(RB, v2)) KEEP(F_R, V(Rb, v3)) END END

static rt_rows uses_atom_op = {
    GUARD_READS(2, 8)
    WHEN(GUARD_VALUE(2, 8))
        AADDR_READS(1, 4, 0)
        READ_EARLY(-4, F_R, V(Rb, 7))
        WHEN(GT(AKIND_VALUE(0, 2), K(1))) READ_EARLY(-4, F_R, BOR(V(Rb, 7), K(1))) END
        WRITE(1, F_R, V(Rd, 3))
        WHEN(GT(AKIND_VALUE(0, 2), K(1))) WRITE(1, F_R, BOR(V(Rd, 3), K(1))) END
    END
    DONE
};
static rt_rows uses_atom_opp = {
    GUARD_READS(3, 9)
    WHEN(GUARD_VALUE(3, 9))
        AADDR13_READS(2, 5, 0)
        READ_EARLY(-4, F_R, V(Rb, 8))
        WHEN(GT(AKIND_VALUE(0, 2), K(1))) READ_EARLY(-4, F_R, BOR(V(Rb, 8), K(1))) END
        WRITE(1, F_P, SUB(K(7), V(GP41, 3)))
        WRITE(1, F_R, V(Rd, 4))
        WHEN(GT(AKIND_VALUE(0, 2), K(1))) WRITE(1, F_R, BOR(V(Rd, 4), K(1))) END
    END
    DONE
};
static rt_rows uses_atom_cas = {
    GUARD_READS(2, 8)
    WHEN(GUARD_VALUE(2, 8))
        AADDR_READS(0, 3, 0)
        PAIRED_READS(6, 1, 1)
        READ_EARLY(-4, F_R, V(Rb, 6))
        WHEN(V(CASW, 1)) READ_EARLY(-4, F_R, BOR(V(Rb, 6), K(1))) END
        WRITE(1, F_R, V(Rd, 2))
        WHEN(V(CASW, 1)) WRITE(1, F_R, BOR(V(Rd, 2), K(1))) END
    END
    DONE
};
static rt_rows uses_atom_casp = {
    GUARD_READS(3, 9)
    WHEN(GUARD_VALUE(3, 9))
        AADDR13_READS(1, 4, 0)
        PAIRED_READS(7, 2, 1)
        READ_EARLY(-4, F_R, V(Rb, 7))
        WHEN(V(CASW, 1)) READ_EARLY(-4, F_R, BOR(V(Rb, 7), K(1))) END
        WRITE(1, F_P, SUB(K(7), V(GP41, 2)))
        WRITE(1, F_R, V(Rd, 3))
        WHEN(V(CASW, 1)) WRITE(1, F_R, BOR(V(Rd, 3), K(1))) END
    END
    DONE
};
static rt_rows uses_atoms = {
    GUARD_READS(1, 7)
    WHEN(GUARD_VALUE(1, 7))
        WHEN(LOR(LNOT(IN(V(ASTYPE, 1), 0x3)), LOR(IN(V(ASOP, 0), 0x1ef), LAND(EQ(V(ASOP, 0), K(4)),
            UNKNOWN))))
            READ_EARLY(-2, F_R, V(Rb, 6))
        END
        WHEN(IN(V(ASTYPE, 1), 0xc)) READ_EARLY(-2, F_R, BOR(V(Rb, 6), K(1))) END
        ASADDR_READS(0, 3)
        WRITE(1, F_R, V(Rd, 2))
        WHEN(IN(V(ASTYPE, 1), 0xc)) WRITE(1, F_R, BOR(V(Rd, 2), K(1))) END
    END
    DONE
};
static rt_rows uses_atoms_cas = {
    GUARD_READS(2, 8)
    WHEN(GUARD_VALUE(2, 8))
        ASADDR_READS(0, 3)
        READ_EARLY(-2, F_R, V(Rb, 6))
        WHEN(V(CASWS, 1))
            READ_EARLY(-2, F_R, BOR(V(Rb, 6), K(1)))
            WHEN(UNKNOWN)
                READ(F_R, LOW(ADD(V(Rb, 6), K(2)), 8))
                READ(F_R, BOR(LOW(ADD(V(Rb, 6), K(2)), 8), K(1)))
            END
        END
        WRITE(1, F_R, V(Rd, 2))
        WHEN(V(CASWS, 1)) WRITE(1, F_R, BOR(V(Rd, 2), K(1))) END
        WHEN(LNOT(V(CASWS, 1)))
            WHEN(UNKNOWN) READ_EARLY(-2, F_R, LOW(ADD(V(Rb, 6), K(1)), 8)) END
        END
    END
    DONE
};
static rt_rows uses_red = {
    GUARD_READS(2, 7)
    WHEN(GUARD_VALUE(2, 7))
        AADDR_READS(1, 3, 0)
        READ_EARLY(-4, F_R, V(Rd, 6))
        WHEN(GT(ARKIND_VALUE(0, 2), K(1))) READ_EARLY(-4, F_R, BOR(V(Rd, 6), K(1))) END
    END
    DONE
};
static rt_rows uses_cctl_a = {
    GUARD_READS(1, 6)
    WHEN(GUARD_VALUE(1, 6)) CCADDR_READS(0, 3, 0) END
    DONE
};
static rt_rows uses_cctl_all = {
    GUARD_READS(0, 3)
    DONE
};
static rt_rows uses_cctll_a = {
    GUARD_READS(1, 4)
    WHEN(GUARD_VALUE(1, 4)) CCLADDR_READS(0, 1) END
    DONE
};
static rt_rows uses_cctll_all = {
    GUARD_READS(0, 1)
    DONE
};
static rt_rows uses_cctlt_all = {
    GUARD_READS(0, 0)
    DONE
};
static rt_rows uses_isetp = {
    GUARD_READS(2, 15)
    WHEN(GUARD_VALUE(2, 15))
        WHEN(IN(V(BOP, 3), 0x7))
            READ(F_R, V(Ra, 6))
            SB_READS(0, 8)
            WHEN(V(XC, 2))
                READ_BITS(F_CC, K(0), K(2), 1)
                WHEN(LNOT(LT(SUB(SUB(COND(V(UI, 1), SEXT(REG(F_R, V(Ra, 6)), 32), LOW(REG(F_R, V(Ra,
                    6)), 32)), COND(V(UI, 1), SEXT(SB_VALUE(0, 8, 12), 32), LOW(SB_VALUE(0, 8, 12),
                    32))), COND(V(XC, 2), SUB(K(1), SLICE(REG(F_CC, K(0)), K(2), 1)), K(0))),
                    K(0))))
                    WHEN(EQ(SUB(SUB(COND(V(UI, 1), SEXT(REG(F_R, V(Ra, 6)), 32), LOW(REG(F_R, V(Ra,
                        6)), 32)), COND(V(UI, 1), SEXT(SB_VALUE(0, 8, 12), 32), LOW(SB_VALUE(0, 8,
                        12), 32))), COND(V(XC, 2), SUB(K(1), SLICE(REG(F_CC, K(0)), K(2), 1)),
                        K(0))), K(0)))
                        READ_BITS(F_CC, K(0), K(0), 1)
                    END
                END
            END
        END
        WHEN(COND(IN(V(BOP, 3), 0x3), LOR(NE(BAND(V(CMP, 0), COND(LT(SUB(SUB(COND(V(UI, 1),
            SEXT(REG(F_R, V(Ra, 6)), 32), LOW(REG(F_R, V(Ra, 6)), 32)), COND(V(UI, 1),
            SEXT(SB_VALUE(0, 8, 12), 32), LOW(SB_VALUE(0, 8, 12), 32))), COND(V(XC, 2), SUB(K(1),
            SLICE(REG(F_CC, K(0)), K(2), 1)), K(0))), K(0)), K(1), COND(LAND(EQ(SUB(SUB(COND(V(UI,
            1), SEXT(REG(F_R, V(Ra, 6)), 32), LOW(REG(F_R, V(Ra, 6)), 32)), COND(V(UI, 1),
            SEXT(SB_VALUE(0, 8, 12), 32), LOW(SB_VALUE(0, 8, 12), 32))), COND(V(XC, 2), SUB(K(1),
            SLICE(REG(F_CC, K(0)), K(2), 1)), K(0))), K(0)), LOR(LNOT(V(XC, 2)), LOW(REG(F_CC,
            K(0)), 1))), K(2), K(4)))), K(0)), EQ(BAND(V(CMP, 0), COND(LT(SUB(SUB(COND(V(UI, 1),
            SEXT(REG(F_R, V(Ra, 6)), 32), LOW(REG(F_R, V(Ra, 6)), 32)), COND(V(UI, 1),
            SEXT(SB_VALUE(0, 8, 12), 32), LOW(SB_VALUE(0, 8, 12), 32))), COND(V(XC, 2), SUB(K(1),
            SLICE(REG(F_CC, K(0)), K(2), 1)), K(0))), K(0)), K(1), COND(LAND(EQ(SUB(SUB(COND(V(UI,
            1), SEXT(REG(F_R, V(Ra, 6)), 32), LOW(REG(F_R, V(Ra, 6)), 32)), COND(V(UI, 1),
            SEXT(SB_VALUE(0, 8, 12), 32), LOW(SB_VALUE(0, 8, 12), 32))), COND(V(XC, 2), SUB(K(1),
            SLICE(REG(F_CC, K(0)), K(2), 1)), K(0))), K(0)), LOR(LNOT(V(XC, 2)), LOW(REG(F_CC,
            K(0)), 1))), K(2), K(4)))), K(0))), EQ(V(BOP, 3), K(2))))
            READ_EARLY(7, F_P, V(Q0, 14))
        END
        WRITE(1, F_P, V(P0, 4))
        WRITE(1, F_P, V(P1, 5))
    END
    WHEN(V(RA, 7)) KEEP(F_R, V(Ra, 6)) END
    SB_KEEPS(0, 9, 8)
    DONE
};
static rt_rows uses_iset = {
    GUARD_READS(2, 16)
    WHEN(GUARD_VALUE(2, 16))
        WHEN(IN(V(BOP, 4), 0x7))
            READ(F_R, V(Ra, 7))
            SB_READS(0, 9)
            WHEN(V(XC, 3)) READ_BITS(F_CC, K(0), K(2), 1) END
        END
        WHEN(COND(IN(V(BOP, 4), 0x7), LAND(V(XC, 3), COND(LNOT(LT(SUB(SUB(COND(V(UI, 2),
            SEXT(REG(F_R, V(Ra, 7)), 32), LOW(REG(F_R, V(Ra, 7)), 32)), COND(V(UI, 2),
            SEXT(SB_VALUE(0, 9, 13), 32), LOW(SB_VALUE(0, 9, 13), 32))), COND(V(XC, 3), SUB(K(1),
            SLICE(REG(F_CC, K(0)), K(2), 1)), K(0))), K(0))), LOR(EQ(SUB(SUB(COND(V(UI, 2),
            SEXT(REG(F_R, V(Ra, 7)), 32), LOW(REG(F_R, V(Ra, 7)), 32)), COND(V(UI, 2),
            SEXT(SB_VALUE(0, 9, 13), 32), LOW(SB_VALUE(0, 9, 13), 32))), COND(V(XC, 3), SUB(K(1),
            SLICE(REG(F_CC, K(0)), K(2), 1)), K(0))), K(0)), LAND(V(CCW, 6),
            EQ(LOW(COND(LNOT(COND(EQ(V(BOP, 4), K(0)), LAND(NE(BAND(V(CMP, 1),
            COND(LT(SUB(SUB(COND(V(UI, 2), SEXT(REG(F_R, V(Ra, 7)), 32), LOW(REG(F_R, V(Ra, 7)),
            32)), COND(V(UI, 2), SEXT(SB_VALUE(0, 9, 13), 32), LOW(SB_VALUE(0, 9, 13), 32))),
            COND(V(XC, 3), SUB(K(1), SLICE(REG(F_CC, K(0)), K(2), 1)), K(0))), K(0)), K(1),
            COND(LAND(EQ(SUB(SUB(COND(V(UI, 2), SEXT(REG(F_R, V(Ra, 7)), 32), LOW(REG(F_R, V(Ra,
            7)), 32)), COND(V(UI, 2), SEXT(SB_VALUE(0, 9, 13), 32), LOW(SB_VALUE(0, 9, 13), 32))),
            COND(V(XC, 3), SUB(K(1), SLICE(REG(F_CC, K(0)), K(2), 1)), K(0))), K(0)), LOR(LNOT(V(XC,
            3)), LOW(REG(F_CC, K(0)), 1))), K(2), K(4)))), K(0)), BXOR(REG(F_P, V(Q0, 15)), V(Q0N,
            14))), COND(EQ(V(BOP, 4), K(1)), LOR(NE(BAND(V(CMP, 1), COND(LT(SUB(SUB(COND(V(UI, 2),
            SEXT(REG(F_R, V(Ra, 7)), 32), LOW(REG(F_R, V(Ra, 7)), 32)), COND(V(UI, 2),
            SEXT(SB_VALUE(0, 9, 13), 32), LOW(SB_VALUE(0, 9, 13), 32))), COND(V(XC, 3), SUB(K(1),
            SLICE(REG(F_CC, K(0)), K(2), 1)), K(0))), K(0)), K(1), COND(LAND(EQ(SUB(SUB(COND(V(UI,
            2), SEXT(REG(F_R, V(Ra, 7)), 32), LOW(REG(F_R, V(Ra, 7)), 32)), COND(V(UI, 2),
            SEXT(SB_VALUE(0, 9, 13), 32), LOW(SB_VALUE(0, 9, 13), 32))), COND(V(XC, 3), SUB(K(1),
            SLICE(REG(F_CC, K(0)), K(2), 1)), K(0))), K(0)), LOR(LNOT(V(XC, 3)), LOW(REG(F_CC,
            K(0)), 1))), K(2), K(4)))), K(0)), BXOR(REG(F_P, V(Q0, 15)), V(Q0N, 14))),
            COND(EQ(V(BOP, 4), K(2)), BXOR(NE(BAND(V(CMP, 1), COND(LT(SUB(SUB(COND(V(UI, 2),
            SEXT(REG(F_R, V(Ra, 7)), 32), LOW(REG(F_R, V(Ra, 7)), 32)), COND(V(UI, 2),
            SEXT(SB_VALUE(0, 9, 13), 32), LOW(SB_VALUE(0, 9, 13), 32))), COND(V(XC, 3), SUB(K(1),
            SLICE(REG(F_CC, K(0)), K(2), 1)), K(0))), K(0)), K(1), COND(LAND(EQ(SUB(SUB(COND(V(UI,
            2), SEXT(REG(F_R, V(Ra, 7)), 32), LOW(REG(F_R, V(Ra, 7)), 32)), COND(V(UI, 2),
            SEXT(SB_VALUE(0, 9, 13), 32), LOW(SB_VALUE(0, 9, 13), 32))), COND(V(XC, 3), SUB(K(1),
            SLICE(REG(F_CC, K(0)), K(2), 1)), K(0))), K(0)), LOR(LNOT(V(XC, 3)), LOW(REG(F_CC,
            K(0)), 1))), K(2), K(4)))), K(0)), BXOR(REG(F_P, V(Q0, 15)), V(Q0N, 14))),
            COND(EQ(V(BOP, 4), K(3)), K(0), UNKNOWN))))), K(0), COND(V(BF, 0), LONG(1065353216),
            LONG(INT64_C(4294967295)))), 32), K(0)))), LAND(V(CCW, 6),
            EQ(LOW(COND(LNOT(COND(EQ(V(BOP, 4), K(0)), LAND(NE(BAND(V(CMP, 1),
            COND(LT(SUB(SUB(COND(V(UI, 2), SEXT(REG(F_R, V(Ra, 7)), 32), LOW(REG(F_R, V(Ra, 7)),
            32)), COND(V(UI, 2), SEXT(SB_VALUE(0, 9, 13), 32), LOW(SB_VALUE(0, 9, 13), 32))),
            COND(V(XC, 3), SUB(K(1), SLICE(REG(F_CC, K(0)), K(2), 1)), K(0))), K(0)), K(1),
            COND(LAND(EQ(SUB(SUB(COND(V(UI, 2), SEXT(REG(F_R, V(Ra, 7)), 32), LOW(REG(F_R, V(Ra,
            7)), 32)), COND(V(UI, 2), SEXT(SB_VALUE(0, 9, 13), 32), LOW(SB_VALUE(0, 9, 13), 32))),
            COND(V(XC, 3), SUB(K(1), SLICE(REG(F_CC, K(0)), K(2), 1)), K(0))), K(0)), LOR(LNOT(V(XC,
            3)), LOW(REG(F_CC, K(0)), 1))), K(2), K(4)))), K(0)), BXOR(REG(F_P, V(Q0, 15)), V(Q0N,
            14))), COND(EQ(V(BOP, 4), K(1)), LOR(NE(BAND(V(CMP, 1), COND(LT(SUB(SUB(COND(V(UI, 2),
            SEXT(REG(F_R, V(Ra, 7)), 32), LOW(REG(F_R, V(Ra, 7)), 32)), COND(V(UI, 2),
            SEXT(SB_VALUE(0, 9, 13), 32), LOW(SB_VALUE(0, 9, 13), 32))), COND(V(XC, 3), SUB(K(1),
            SLICE(REG(F_CC, K(0)), K(2), 1)), K(0))), K(0)), K(1), COND(LAND(EQ(SUB(SUB(COND(V(UI,
            2), SEXT(REG(F_R, V(Ra, 7)), 32), LOW(REG(F_R, V(Ra, 7)), 32)), COND(V(UI, 2),
            SEXT(SB_VALUE(0, 9, 13), 32), LOW(SB_VALUE(0, 9, 13), 32))), COND(V(XC, 3), SUB(K(1),
            SLICE(REG(F_CC, K(0)), K(2), 1)), K(0))), K(0)), LOR(LNOT(V(XC, 3)), LOW(REG(F_CC,
            K(0)), 1))), K(2), K(4)))), K(0)), BXOR(REG(F_P, V(Q0, 15)), V(Q0N, 14))),
            COND(EQ(V(BOP, 4), K(2)), BXOR(NE(BAND(V(CMP, 1), COND(LT(SUB(SUB(COND(V(UI, 2),
            SEXT(REG(F_R, V(Ra, 7)), 32), LOW(REG(F_R, V(Ra, 7)), 32)), COND(V(UI, 2),
            SEXT(SB_VALUE(0, 9, 13), 32), LOW(SB_VALUE(0, 9, 13), 32))), COND(V(XC, 3), SUB(K(1),
            SLICE(REG(F_CC, K(0)), K(2), 1)), K(0))), K(0)), K(1), COND(LAND(EQ(SUB(SUB(COND(V(UI,
            2), SEXT(REG(F_R, V(Ra, 7)), 32), LOW(REG(F_R, V(Ra, 7)), 32)), COND(V(UI, 2),
            SEXT(SB_VALUE(0, 9, 13), 32), LOW(SB_VALUE(0, 9, 13), 32))), COND(V(XC, 3), SUB(K(1),
            SLICE(REG(F_CC, K(0)), K(2), 1)), K(0))), K(0)), LOR(LNOT(V(XC, 3)), LOW(REG(F_CC,
            K(0)), 1))), K(2), K(4)))), K(0)), BXOR(REG(F_P, V(Q0, 15)), V(Q0N, 14))),
            COND(EQ(V(BOP, 4), K(3)), K(0), UNKNOWN))))), K(0), COND(V(BF, 0), LONG(1065353216),
            LONG(INT64_C(4294967295)))), 32), K(0))))), LAND(V(XC, 3), LAND(V(CCW, 6),
            EQ(LOW(COND(LNOT(COND(EQ(V(BOP, 4), K(0)), LAND(NE(BAND(V(CMP, 1),
            COND(LT(SUB(SUB(COND(V(UI, 2), SEXT(REG(F_R, V(Ra, 7)), 32), LOW(REG(F_R, V(Ra, 7)),
            32)), COND(V(UI, 2), SEXT(SB_VALUE(0, 9, 13), 32), LOW(SB_VALUE(0, 9, 13), 32))),
            COND(V(XC, 3), SUB(K(1), SLICE(REG(F_CC, K(0)), K(2), 1)), K(0))), K(0)), K(1),
            COND(LAND(EQ(SUB(SUB(COND(V(UI, 2), SEXT(REG(F_R, V(Ra, 7)), 32), LOW(REG(F_R, V(Ra,
            7)), 32)), COND(V(UI, 2), SEXT(SB_VALUE(0, 9, 13), 32), LOW(SB_VALUE(0, 9, 13), 32))),
            COND(V(XC, 3), SUB(K(1), SLICE(REG(F_CC, K(0)), K(2), 1)), K(0))), K(0)), LOR(LNOT(V(XC,
            3)), LOW(REG(F_CC, K(0)), 1))), K(2), K(4)))), K(0)), BXOR(REG(F_P, V(Q0, 15)), V(Q0N,
            14))), COND(EQ(V(BOP, 4), K(1)), LOR(NE(BAND(V(CMP, 1), COND(LT(SUB(SUB(COND(V(UI, 2),
            SEXT(REG(F_R, V(Ra, 7)), 32), LOW(REG(F_R, V(Ra, 7)), 32)), COND(V(UI, 2),
            SEXT(SB_VALUE(0, 9, 13), 32), LOW(SB_VALUE(0, 9, 13), 32))), COND(V(XC, 3), SUB(K(1),
            SLICE(REG(F_CC, K(0)), K(2), 1)), K(0))), K(0)), K(1), COND(LAND(EQ(SUB(SUB(COND(V(UI,
            2), SEXT(REG(F_R, V(Ra, 7)), 32), LOW(REG(F_R, V(Ra, 7)), 32)), COND(V(UI, 2),
            SEXT(SB_VALUE(0, 9, 13), 32), LOW(SB_VALUE(0, 9, 13), 32))), COND(V(XC, 3), SUB(K(1),
            SLICE(REG(F_CC, K(0)), K(2), 1)), K(0))), K(0)), LOR(LNOT(V(XC, 3)), LOW(REG(F_CC,
            K(0)), 1))), K(2), K(4)))), K(0)), BXOR(REG(F_P, V(Q0, 15)), V(Q0N, 14))),
            COND(EQ(V(BOP, 4), K(2)), BXOR(NE(BAND(V(CMP, 1), COND(LT(SUB(SUB(COND(V(UI, 2),
            SEXT(REG(F_R, V(Ra, 7)), 32), LOW(REG(F_R, V(Ra, 7)), 32)), COND(V(UI, 2),
            SEXT(SB_VALUE(0, 9, 13), 32), LOW(SB_VALUE(0, 9, 13), 32))), COND(V(XC, 3), SUB(K(1),
            SLICE(REG(F_CC, K(0)), K(2), 1)), K(0))), K(0)), K(1), COND(LAND(EQ(SUB(SUB(COND(V(UI,
            2), SEXT(REG(F_R, V(Ra, 7)), 32), LOW(REG(F_R, V(Ra, 7)), 32)), COND(V(UI, 2),
            SEXT(SB_VALUE(0, 9, 13), 32), LOW(SB_VALUE(0, 9, 13), 32))), COND(V(XC, 3), SUB(K(1),
            SLICE(REG(F_CC, K(0)), K(2), 1)), K(0))), K(0)), LOR(LNOT(V(XC, 3)), LOW(REG(F_CC,
            K(0)), 1))), K(2), K(4)))), K(0)), BXOR(REG(F_P, V(Q0, 15)), V(Q0N, 14))),
            COND(EQ(V(BOP, 4), K(3)), K(0), UNKNOWN))))), K(0), COND(V(BF, 0), LONG(1065353216),
            LONG(INT64_C(4294967295)))), 32), K(0))))))
            READ_BITS(F_CC, K(0), K(0), 1)
        END
        WHEN(COND(EQ(V(BOP, 4), K(0)), NE(BAND(V(CMP, 1), COND(LT(SUB(SUB(COND(V(UI, 2),
            SEXT(REG(F_R, V(Ra, 7)), 32), LOW(REG(F_R, V(Ra, 7)), 32)), COND(V(UI, 2),
            SEXT(SB_VALUE(0, 9, 13), 32), LOW(SB_VALUE(0, 9, 13), 32))), COND(V(XC, 3), SUB(K(1),
            SLICE(REG(F_CC, K(0)), K(2), 1)), K(0))), K(0)), K(1), COND(LAND(EQ(SUB(SUB(COND(V(UI,
            2), SEXT(REG(F_R, V(Ra, 7)), 32), LOW(REG(F_R, V(Ra, 7)), 32)), COND(V(UI, 2),
            SEXT(SB_VALUE(0, 9, 13), 32), LOW(SB_VALUE(0, 9, 13), 32))), COND(V(XC, 3), SUB(K(1),
            SLICE(REG(F_CC, K(0)), K(2), 1)), K(0))), K(0)), LOR(LNOT(V(XC, 3)), LOW(REG(F_CC,
            K(0)), 1))), K(2), K(4)))), K(0)), COND(EQ(V(BOP, 4), K(1)), EQ(BAND(V(CMP, 1),
            COND(LT(SUB(SUB(COND(V(UI, 2), SEXT(REG(F_R, V(Ra, 7)), 32), LOW(REG(F_R, V(Ra, 7)),
            32)), COND(V(UI, 2), SEXT(SB_VALUE(0, 9, 13), 32), LOW(SB_VALUE(0, 9, 13), 32))),
            COND(V(XC, 3), SUB(K(1), SLICE(REG(F_CC, K(0)), K(2), 1)), K(0))), K(0)), K(1),
            COND(LAND(EQ(SUB(SUB(COND(V(UI, 2), SEXT(REG(F_R, V(Ra, 7)), 32), LOW(REG(F_R, V(Ra,
            7)), 32)), COND(V(UI, 2), SEXT(SB_VALUE(0, 9, 13), 32), LOW(SB_VALUE(0, 9, 13), 32))),
            COND(V(XC, 3), SUB(K(1), SLICE(REG(F_CC, K(0)), K(2), 1)), K(0))), K(0)), LOR(LNOT(V(XC,
            3)), LOW(REG(F_CC, K(0)), 1))), K(2), K(4)))), K(0)), EQ(V(BOP, 4), K(2)))))
            READ_EARLY(7, F_P, V(Q0, 15))
        END
        WRITE(1, F_R, V(Rd, 5))
        WHEN(V(CCW, 6)) WRITE(1, F_CC, K(0)) END
    END
    WHEN(V(RA, 8)) KEEP(F_R, V(Ra, 7)) END
    SB_KEEPS(0, 10, 9)
    DONE
};
static rt_rows uses_bra = {
    GUARD_READS(1, 6)
    WHEN(GUARD_VALUE(1, 6)) WHEN(NE(V(CCT, 2), K(15))) READ_EARLY(7, F_CC, K(0)) END END
    READ(F_ACTIVE, K(0))
    WHEN(EQ(COND(LAND(GUARD_VALUE(1, 6), LOR(EQ(V(CCT, 2), K(15)), BAND(SHR(COND(EQ(V(CCT, 2),
        K(0)), K(0), COND(EQ(V(CCT, 2), K(1)), K(47940), COND(EQ(V(CCT, 2), K(2)), K(8738),
        COND(EQ(V(CCT, 2), K(3)), K(13158), COND(EQ(V(CCT, 2), K(4)), K(17425), COND(EQ(V(CCT, 2),
        K(5)), K(21845), COND(EQ(V(CCT, 2), K(6)), K(52275), COND(EQ(V(CCT, 2), K(7)), K(30583),
        COND(EQ(V(CCT, 2), K(8)), K(34952), COND(EQ(V(CCT, 2), K(9)), K(13260), COND(EQ(V(CCT, 2),
        K(10)), K(43690), COND(EQ(V(CCT, 2), K(11)), K(48110), COND(EQ(V(CCT, 2), K(12)), K(52377),
        COND(EQ(V(CCT, 2), K(13)), K(56797), COND(EQ(V(CCT, 2), K(14)), K(17595), COND(EQ(V(CCT, 2),
        K(15)), K(65535), COND(EQ(V(CCT, 2), K(16)), K(255), COND(EQ(V(CCT, 2), K(17)), K(3855),
        COND(EQ(V(CCT, 2), K(18)), K(13107), COND(EQ(V(CCT, 2), K(19)), K(44975), COND(EQ(V(CCT, 2),
        K(20)), K(20560), COND(EQ(V(CCT, 2), K(21)), K(52428), COND(EQ(V(CCT, 2), K(22)), K(61680),
        COND(EQ(V(CCT, 2), K(23)), K(65280), COND(EQ(V(CCT, 2), K(24)), K(0), COND(EQ(V(CCT, 2),
        K(25)), K(0), COND(EQ(V(CCT, 2), K(26)), K(0), COND(EQ(V(CCT, 2), K(27)), K(0),
        COND(EQ(V(CCT, 2), K(28)), K(0), COND(EQ(V(CCT, 2), K(29)), K(0), COND(EQ(V(CCT, 2), K(30)),
        K(61166), COND(EQ(V(CCT, 2), K(31)), K(4369), UNKNOWN)))))))))))))))))))))))))))))))),
        REG(F_CC, K(0))), K(1)))), LONG(INT64_C(4294967295)), K(0)), LONG(INT64_C(4294967295))))
        WHEN(EQ(LOW(WAY_VALUE(0, 3), 32), LOW(WAY_VALUE(0, 3), 32)))
            JUMP(JUMPS, 1, LOW(WAY_VALUE(0, 3), 32))
        END
    END
    DONE
};
static rt_rows uses_brx = {
    GUARD_READS(1, 6)
    WHEN(GUARD_VALUE(1, 6)) WHEN(NE(V(CCT, 1), K(15))) READ(F_CC, K(0)) END END
    READ(F_ACTIVE, K(0))
    WHEN(EQ(COND(LAND(GUARD_VALUE(1, 6), LOR(EQ(V(CCT, 1), K(15)), BAND(SHR(COND(EQ(V(CCT, 1),
        K(0)), K(0), COND(EQ(V(CCT, 1), K(1)), K(47940), COND(EQ(V(CCT, 1), K(2)), K(8738),
        COND(EQ(V(CCT, 1), K(3)), K(13158), COND(EQ(V(CCT, 1), K(4)), K(17425), COND(EQ(V(CCT, 1),
        K(5)), K(21845), COND(EQ(V(CCT, 1), K(6)), K(52275), COND(EQ(V(CCT, 1), K(7)), K(30583),
        COND(EQ(V(CCT, 1), K(8)), K(34952), COND(EQ(V(CCT, 1), K(9)), K(13260), COND(EQ(V(CCT, 1),
        K(10)), K(43690), COND(EQ(V(CCT, 1), K(11)), K(48110), COND(EQ(V(CCT, 1), K(12)), K(52377),
        COND(EQ(V(CCT, 1), K(13)), K(56797), COND(EQ(V(CCT, 1), K(14)), K(17595), COND(EQ(V(CCT, 1),
        K(15)), K(65535), COND(EQ(V(CCT, 1), K(16)), K(255), COND(EQ(V(CCT, 1), K(17)), K(3855),
        COND(EQ(V(CCT, 1), K(18)), K(13107), COND(EQ(V(CCT, 1), K(19)), K(44975), COND(EQ(V(CCT, 1),
        K(20)), K(20560), COND(EQ(V(CCT, 1), K(21)), K(52428), COND(EQ(V(CCT, 1), K(22)), K(61680),
        COND(EQ(V(CCT, 1), K(23)), K(65280), COND(EQ(V(CCT, 1), K(24)), K(0), COND(EQ(V(CCT, 1),
        K(25)), K(0), COND(EQ(V(CCT, 1), K(26)), K(0), COND(EQ(V(CCT, 1), K(27)), K(0),
        COND(EQ(V(CCT, 1), K(28)), K(0), COND(EQ(V(CCT, 1), K(29)), K(0), COND(EQ(V(CCT, 1), K(30)),
        K(61166), COND(EQ(V(CCT, 1), K(31)), K(4369), UNKNOWN)))))))))))))))))))))))))))))))),
        REG(F_CC, K(0))), K(1)))), LONG(INT64_C(4294967295)), K(0)), LONG(INT64_C(4294967295))))
        NEARX_READS(0, 2)
        WHEN(EQ(LOW(NEARX_VALUE(0, 2, 3), 32), LOW(NEARX_VALUE(0, 2, 3), 32)))
            JUMP(JUMPS, 1, LOW(NEARX_VALUE(0, 2, 3), 32))
        END
    END
    DONE
};
static rt_rows uses_jmp = {
    GUARD_READS(1, 6)
    WHEN(GUARD_VALUE(1, 6)) WHEN(NE(V(CCT, 2), K(15))) READ(F_CC, K(0)) END END
    READ(F_ACTIVE, K(0))
    WHEN(EQ(COND(LAND(GUARD_VALUE(1, 6), LOR(EQ(V(CCT, 2), K(15)), BAND(SHR(COND(EQ(V(CCT, 2),
        K(0)), K(0), COND(EQ(V(CCT, 2), K(1)), K(47940), COND(EQ(V(CCT, 2), K(2)), K(8738),
        COND(EQ(V(CCT, 2), K(3)), K(13158), COND(EQ(V(CCT, 2), K(4)), K(17425), COND(EQ(V(CCT, 2),
        K(5)), K(21845), COND(EQ(V(CCT, 2), K(6)), K(52275), COND(EQ(V(CCT, 2), K(7)), K(30583),
        COND(EQ(V(CCT, 2), K(8)), K(34952), COND(EQ(V(CCT, 2), K(9)), K(13260), COND(EQ(V(CCT, 2),
        K(10)), K(43690), COND(EQ(V(CCT, 2), K(11)), K(48110), COND(EQ(V(CCT, 2), K(12)), K(52377),
        COND(EQ(V(CCT, 2), K(13)), K(56797), COND(EQ(V(CCT, 2), K(14)), K(17595), COND(EQ(V(CCT, 2),
        K(15)), K(65535), COND(EQ(V(CCT, 2), K(16)), K(255), COND(EQ(V(CCT, 2), K(17)), K(3855),
        COND(EQ(V(CCT, 2), K(18)), K(13107), COND(EQ(V(CCT, 2), K(19)), K(44975), COND(EQ(V(CCT, 2),
        K(20)), K(20560), COND(EQ(V(CCT, 2), K(21)), K(52428), COND(EQ(V(CCT, 2), K(22)), K(61680),
        COND(EQ(V(CCT, 2), K(23)), K(65280), COND(EQ(V(CCT, 2), K(24)), K(0), COND(EQ(V(CCT, 2),
        K(25)), K(0), COND(EQ(V(CCT, 2), K(26)), K(0), COND(EQ(V(CCT, 2), K(27)), K(0),
        COND(EQ(V(CCT, 2), K(28)), K(0), COND(EQ(V(CCT, 2), K(29)), K(0), COND(EQ(V(CCT, 2), K(30)),
        K(61166), COND(EQ(V(CCT, 2), K(31)), K(4369), UNKNOWN)))))))))))))))))))))))))))))))),
        REG(F_CC, K(0))), K(1)))), LONG(INT64_C(4294967295)), K(0)), LONG(INT64_C(4294967295))))
        WHEN(EQ(LOW(FARWAY_VALUE(0, 3), 32), LOW(FARWAY_VALUE(0, 3), 32)))
            JUMP(JUMPS, 1, LOW(FARWAY_VALUE(0, 3), 32))
        END
    END
    DONE
};
static rt_rows uses_jmx = {
    GUARD_READS(1, 6)
    WHEN(GUARD_VALUE(1, 6)) WHEN(NE(V(CCT, 1), K(15))) READ(F_CC, K(0)) END END
    READ(F_ACTIVE, K(0))
    WHEN(EQ(COND(LAND(GUARD_VALUE(1, 6), LOR(EQ(V(CCT, 1), K(15)), BAND(SHR(COND(EQ(V(CCT, 1),
        K(0)), K(0), COND(EQ(V(CCT, 1), K(1)), K(47940), COND(EQ(V(CCT, 1), K(2)), K(8738),
        COND(EQ(V(CCT, 1), K(3)), K(13158), COND(EQ(V(CCT, 1), K(4)), K(17425), COND(EQ(V(CCT, 1),
        K(5)), K(21845), COND(EQ(V(CCT, 1), K(6)), K(52275), COND(EQ(V(CCT, 1), K(7)), K(30583),
        COND(EQ(V(CCT, 1), K(8)), K(34952), COND(EQ(V(CCT, 1), K(9)), K(13260), COND(EQ(V(CCT, 1),
        K(10)), K(43690), COND(EQ(V(CCT, 1), K(11)), K(48110), COND(EQ(V(CCT, 1), K(12)), K(52377),
        COND(EQ(V(CCT, 1), K(13)), K(56797), COND(EQ(V(CCT, 1), K(14)), K(17595), COND(EQ(V(CCT, 1),
        K(15)), K(65535), COND(EQ(V(CCT, 1), K(16)), K(255), COND(EQ(V(CCT, 1), K(17)), K(3855),
        COND(EQ(V(CCT, 1), K(18)), K(13107), COND(EQ(V(CCT, 1), K(19)), K(44975), COND(EQ(V(CCT, 1),
        K(20)), K(20560), COND(EQ(V(CCT, 1), K(21)), K(52428), COND(EQ(V(CCT, 1), K(22)), K(61680),
        COND(EQ(V(CCT, 1), K(23)), K(65280), COND(EQ(V(CCT, 1), K(24)), K(0), COND(EQ(V(CCT, 1),
        K(25)), K(0), COND(EQ(V(CCT, 1), K(26)), K(0), COND(EQ(V(CCT, 1), K(27)), K(0),
        COND(EQ(V(CCT, 1), K(28)), K(0), COND(EQ(V(CCT, 1), K(29)), K(0), COND(EQ(V(CCT, 1), K(30)),
        K(61166), COND(EQ(V(CCT, 1), K(31)), K(4369), UNKNOWN)))))))))))))))))))))))))))))))),
        REG(F_CC, K(0))), K(1)))), LONG(INT64_C(4294967295)), K(0)), LONG(INT64_C(4294967295))))
        FARX_READS(0, 2)
        WHEN(EQ(LOW(FARX_VALUE(0, 2, 3), 32), LOW(FARX_VALUE(0, 2, 3), 32)))
            JUMP(JUMPS, 1, LOW(FARX_VALUE(0, 2, 3), 32))
        END
    END
    DONE
};
static rt_rows uses_cal = {
    READ(F_ACTIVE, K(0))
    JUMP(CALLS, 1, LOW(WAY_VALUE(0, 1), 32))
    DONE
};
static rt_rows uses_jcal = {
    READ(F_ACTIVE, K(0))
    JUMP(CALLS, 1, LOW(FARWAY_VALUE(0, 1), 32))
    DONE
};
static rt_rows uses_pret = {
    READ(F_ACTIVE, K(0))
    DONE
};
static rt_rows uses_ret = {
    GUARD_READS(0, 1)
    WHEN(GUARD_VALUE(0, 1)) WHEN(NE(V(CCT, 0), K(15))) READ(F_CC, K(0)) END END
    READ(F_ACTIVE, K(0))
    WHEN(EQ(COND(LAND(GUARD_VALUE(0, 1), LOR(EQ(V(CCT, 0), K(15)), BAND(SHR(COND(EQ(V(CCT, 0),
        K(0)), K(0), COND(EQ(V(CCT, 0), K(1)), K(47940), COND(EQ(V(CCT, 0), K(2)), K(8738),
        COND(EQ(V(CCT, 0), K(3)), K(13158), COND(EQ(V(CCT, 0), K(4)), K(17425), COND(EQ(V(CCT, 0),
        K(5)), K(21845), COND(EQ(V(CCT, 0), K(6)), K(52275), COND(EQ(V(CCT, 0), K(7)), K(30583),
        COND(EQ(V(CCT, 0), K(8)), K(34952), COND(EQ(V(CCT, 0), K(9)), K(13260), COND(EQ(V(CCT, 0),
        K(10)), K(43690), COND(EQ(V(CCT, 0), K(11)), K(48110), COND(EQ(V(CCT, 0), K(12)), K(52377),
        COND(EQ(V(CCT, 0), K(13)), K(56797), COND(EQ(V(CCT, 0), K(14)), K(17595), COND(EQ(V(CCT, 0),
        K(15)), K(65535), COND(EQ(V(CCT, 0), K(16)), K(255), COND(EQ(V(CCT, 0), K(17)), K(3855),
        COND(EQ(V(CCT, 0), K(18)), K(13107), COND(EQ(V(CCT, 0), K(19)), K(44975), COND(EQ(V(CCT, 0),
        K(20)), K(20560), COND(EQ(V(CCT, 0), K(21)), K(52428), COND(EQ(V(CCT, 0), K(22)), K(61680),
        COND(EQ(V(CCT, 0), K(23)), K(65280), COND(EQ(V(CCT, 0), K(24)), K(0), COND(EQ(V(CCT, 0),
        K(25)), K(0), COND(EQ(V(CCT, 0), K(26)), K(0), COND(EQ(V(CCT, 0), K(27)), K(0),
        COND(EQ(V(CCT, 0), K(28)), K(0), COND(EQ(V(CCT, 0), K(29)), K(0), COND(EQ(V(CCT, 0), K(30)),
        K(61166), COND(EQ(V(CCT, 0), K(31)), K(4369), UNKNOWN)))))))))))))))))))))))))))))))),
        REG(F_CC, K(0))), K(1)))), LONG(INT64_C(4294967295)), K(0)), LONG(INT64_C(4294967295))))
        JUMP(RETURNS, 1, UNKNOWN)
    END
    DONE
};
static rt_rows uses_exit = {
    READ(F_ACTIVE, K(0))
    GUARD_READS(0, 2)
    WHEN(GUARD_VALUE(0, 2)) WHEN(NE(V(CCT, 1), K(15))) READ(F_CC, K(0)) END END
    WHEN(EQ(BAND(LONG(INT64_C(4294967295)), BNOT(COND(LAND(GUARD_VALUE(0, 2), LOR(EQ(V(CCT, 1),
        K(15)), BAND(SHR(COND(EQ(V(CCT, 1), K(0)), K(0), COND(EQ(V(CCT, 1), K(1)), K(47940),
        COND(EQ(V(CCT, 1), K(2)), K(8738), COND(EQ(V(CCT, 1), K(3)), K(13158), COND(EQ(V(CCT, 1),
        K(4)), K(17425), COND(EQ(V(CCT, 1), K(5)), K(21845), COND(EQ(V(CCT, 1), K(6)), K(52275),
        COND(EQ(V(CCT, 1), K(7)), K(30583), COND(EQ(V(CCT, 1), K(8)), K(34952), COND(EQ(V(CCT, 1),
        K(9)), K(13260), COND(EQ(V(CCT, 1), K(10)), K(43690), COND(EQ(V(CCT, 1), K(11)), K(48110),
        COND(EQ(V(CCT, 1), K(12)), K(52377), COND(EQ(V(CCT, 1), K(13)), K(56797), COND(EQ(V(CCT, 1),
        K(14)), K(17595), COND(EQ(V(CCT, 1), K(15)), K(65535), COND(EQ(V(CCT, 1), K(16)), K(255),
        COND(EQ(V(CCT, 1), K(17)), K(3855), COND(EQ(V(CCT, 1), K(18)), K(13107), COND(EQ(V(CCT, 1),
        K(19)), K(44975), COND(EQ(V(CCT, 1), K(20)), K(20560), COND(EQ(V(CCT, 1), K(21)), K(52428),
        COND(EQ(V(CCT, 1), K(22)), K(61680), COND(EQ(V(CCT, 1), K(23)), K(65280), COND(EQ(V(CCT, 1),
        K(24)), K(0), COND(EQ(V(CCT, 1), K(25)), K(0), COND(EQ(V(CCT, 1), K(26)), K(0),
        COND(EQ(V(CCT, 1), K(27)), K(0), COND(EQ(V(CCT, 1), K(28)), K(0), COND(EQ(V(CCT, 1), K(29)),
        K(0), COND(EQ(V(CCT, 1), K(30)), K(61166), COND(EQ(V(CCT, 1), K(31)), K(4369),
        UNKNOWN)))))))))))))))))))))))))))))))), REG(F_CC, K(0))), K(1)))),
        LONG(INT64_C(4294967295)), K(0)))), K(0)))
        HALT
    END
    DONE
};
static rt_rows uses_kil = {
    GUARD_READS(0, 1)
    WHEN(GUARD_VALUE(0, 1)) WHEN(NE(V(CCT, 0), K(15))) READ(F_CC, K(0)) END END
    DONE
};
static rt_rows uses_getcrsptr = {
    WRITE(1, F_R, V(Rd, 0))
    DONE
};
static rt_rows uses_setcrsptr = {
    READ(F_R, V(Ra, 0))
    DONE
};
static rt_rows uses_lepc = {
    GUARD_READS(0, 1)
    WHEN(GUARD_VALUE(0, 1)) WRITE(1, F_R, V(Rd, 0)) END
    DONE
};
static rt_rows uses_f2f_hh = {
    GUARD_READS(3, 15)
    WHEN(GUARD_VALUE(3, 15))
        WHEN(V(CCW, 6)) WRITE(1, F_CC, K(0)) END
        CF16_READS(0, 8, 9, 10)
        WRITE(1, F_R, V(Rd, 5))
    END
    DONE
};
static rt_rows uses_f2f_hd = {
    GUARD_READS(3, 15)
    WHEN(GUARD_VALUE(3, 15)) WHEN(V(CCW, 6)) WRITE(1, F_CC, K(0)) END END
    DONE
};
static rt_rows uses_f2f_sh = {
    GUARD_READS(3, 14)
    WHEN(GUARD_VALUE(3, 14))
        WHEN(V(CCW, 6)) WRITE(1, F_CC, K(0)) END
        CS32_READS(0, 8, 9)
        WRITE(1, F_R, V(Rd, 5))
    END
    DONE
};
static rt_rows uses_f2f_sd = {
    GUARD_READS(3, 14)
    WHEN(GUARD_VALUE(3, 14))
        WHEN(V(CCW, 6)) WRITE(1, F_CC, K(0)) END
        CS32_READS(0, 8, 9)
        WRITE(1, F_R, V(Rd, 5))
        WRITE(1, F_R, BOR(V(Rd, 5), K(1)))
    END
    DONE
};
static rt_rows uses_f2f_dh = {
    GUARD_READS(3, 14)
    WHEN(GUARD_VALUE(3, 14)) WHEN(V(CCW, 6)) WRITE(1, F_CC, K(0)) END END
    DONE
};
static rt_rows uses_f2f_ds = {
    GUARD_READS(3, 14)
    WHEN(GUARD_VALUE(3, 14))
        WHEN(V(CCW, 6)) WRITE(1, F_CC, K(0)) END
        CS64_READS(0, 9)
        WRITE(1, F_R, V(Rd, 5))
    END
    DONE
};
static rt_rows uses_f2f_dd = {
    GUARD_READS(3, 14)
    WHEN(GUARD_VALUE(3, 14))
        WHEN(V(CCW, 6)) WRITE(1, F_CC, K(0)) END
        CS64_READS(0, 9)
        WRITE(1, F_R, V(Rd, 5))
        WRITE(1, F_R, BOR(V(Rd, 5), K(1)))
    END
    DONE
};
static rt_rows uses_f2i_h = {
    GUARD_READS(3, 14)
    WHEN(GUARD_VALUE(3, 14))
        WHEN(V(CCW, 5)) WRITE(1, F_CC, K(0)) END
        CF16_READS(0, 7, 8, 9)
        WRITE(1, F_R, V(Rd, 4))
        WHEN(EQ(LOW(V(CDI, 1), 2), K(3))) WRITE(1, F_R, BOR(V(Rd, 4), K(1))) END
    END
    DONE
};
static rt_rows uses_f2i_s = {
    GUARD_READS(3, 14)
    WHEN(GUARD_VALUE(3, 14))
        WHEN(V(CCW, 5)) WRITE(1, F_CC, K(0)) END
        CF32_READS(0, 7, 8)
        WRITE(1, F_R, V(Rd, 4))
        WHEN(EQ(LOW(V(CDI, 1), 2), K(3))) WRITE(1, F_R, BOR(V(Rd, 4), K(1))) END
    END
    DONE
};
static rt_rows uses_f2i_d = {
    GUARD_READS(3, 14)
    WHEN(GUARD_VALUE(3, 14))
        WHEN(V(CCW, 5)) WRITE(1, F_CC, K(0)) END
        CF64_READS(0, 8)
        WRITE(1, F_R, V(Rd, 4))
        WHEN(EQ(LOW(V(CDI, 1), 2), K(3))) WRITE(1, F_R, BOR(V(Rd, 4), K(1))) END
    END
    DONE
};
static rt_rows uses_i2f_h = {
    GUARD_READS(3, 13)
    WHEN(GUARD_VALUE(3, 13))
        WHEN(V(CCW, 4)) WRITE(1, F_CC, K(0)) END
        CIH_READS(0, 7, 8)
        WRITE(1, F_R, V(Rd, 3))
        WHEN(EQ(V(CDF, 0), K(3))) WRITE(1, F_R, BOR(V(Rd, 3), K(1))) END
    END
    DONE
};
static rt_rows uses_i2f_b = {
    GUARD_READS(3, 13)
    WHEN(GUARD_VALUE(3, 13))
        WHEN(V(CCW, 4)) WRITE(1, F_CC, K(0)) END
        CIB_READS(0, 7)
        WRITE(1, F_R, V(Rd, 3))
        WHEN(EQ(V(CDF, 0), K(3))) WRITE(1, F_R, BOR(V(Rd, 3), K(1))) END
    END
    DONE
};
static rt_rows uses_i2f_d = {
    GUARD_READS(3, 13)
    WHEN(GUARD_VALUE(3, 13))
        WHEN(V(CCW, 4)) WRITE(1, F_CC, K(0)) END
        CID_READS(0, 7)
        WRITE(1, F_R, V(Rd, 3))
        WHEN(EQ(V(CDF, 0), K(3))) WRITE(1, F_R, BOR(V(Rd, 3), K(1))) END
    END
    DONE
};
static rt_rows uses_i2i_h = {
    GUARD_READS(3, 13)
    WHEN(GUARD_VALUE(3, 13))
        WHEN(LOR(V(FSAT, 2), IN(LOW(V(CDN, 0), 2), 0x7))) CIH_READS_2(0, 7, 8) END
        WRITE(1, F_R, V(Rd, 3))
        WHEN(V(CCW, 4)) WRITE(1, F_CC, K(0)) END
    END
    DONE
};
static rt_rows uses_i2i_b = {
    GUARD_READS(3, 13)
    WHEN(GUARD_VALUE(3, 13))
        WHEN(LOR(V(FSAT, 2), IN(LOW(V(CDN, 0), 2), 0x7))) CIB_READS_2(0, 7) END
        WRITE(1, F_R, V(Rd, 3))
        WHEN(V(CCW, 4)) WRITE(1, F_CC, K(0)) END
    END
    DONE
};
static rt_rows uses_dadd = {
    GUARD_READS(3, 14)
    WHEN(GUARD_VALUE(3, 14))
        WHEN(V(CCW, 2)) WRITE(1, F_CC, K(0)) END
        READ(F_R, V(Ra, 5))
        READ(F_R, BOR(V(Ra, 5), K(1)))
        DB_READS(1, 9)
        WRITE(1, F_R, V(Rd, 1))
        WRITE(1, F_R, BOR(V(Rd, 1), K(1)))
    END
    DONE
};
static rt_rows uses_dmul = {
    GUARD_READS(2, 11)
    WHEN(GUARD_VALUE(2, 11))
        WHEN(V(CCW, 2)) WRITE(1, F_CC, K(0)) END
        READ(F_R, V(Ra, 3))
        READ(F_R, BOR(V(Ra, 3), K(1)))
        DBN_READS(0, 6)
        WRITE(1, F_R, V(Rd, 1))
        WRITE(1, F_R, BOR(V(Rd, 1), K(1)))
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    DBN_KEEPS(0, 7, 6)
    DONE
};
static rt_rows uses_dfma_b = {
    GUARD_READS(3, 14)
    WHEN(GUARD_VALUE(3, 14))
        WHEN(V(CCW, 2)) WRITE(1, F_CC, K(0)) END
        READ(F_R, V(Ra, 3))
        READ(F_R, BOR(V(Ra, 3), K(1)))
        DBN_READS(0, 6)
        READ(F_R, V(Rc, 12))
        READ(F_R, BOR(V(Rc, 12), K(1)))
        WRITE(1, F_R, V(Rd, 1))
        WRITE(1, F_R, BOR(V(Rd, 1), K(1)))
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    DBN_KEEPS(0, 7, 6)
    WHEN(V(RC, 13)) KEEP(F_R, V(Rc, 12)) END
    DONE
};
static rt_rows uses_dfma_c = {
    GUARD_READS(3, 11)
    WHEN(GUARD_VALUE(3, 11))
        WHEN(V(CCW, 2)) WRITE(1, F_CC, K(0)) END
        READ(F_R, V(Ra, 3))
        READ(F_R, BOR(V(Ra, 3), K(1)))
        READ(F_R, V(Rc, 6))
        READ(F_R, BOR(V(Rc, 6), K(1)))
        WRITE(1, F_R, V(Rd, 1))
        WRITE(1, F_R, BOR(V(Rd, 1), K(1)))
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    WHEN(V(RB, 7)) KEEP(F_R, V(Rc, 6)) END
    DONE
};
static rt_rows uses_dmnmx = {
    GUARD_READS(4, 15)
    WHEN(GUARD_VALUE(4, 15))
        WHEN(V(CCW, 1)) WRITE(1, F_CC, K(0)) END
        READ_EARLY(7, F_P, V(Q0, 14))
        READ(F_R, V(Ra, 4))
        READ(F_R, BOR(V(Ra, 4), K(1)))
        DB_READS(1, 8)
        WRITE(1, F_R, V(Rd, 0))
        WRITE(1, F_R, BOR(V(Rd, 0), K(1)))
    END
    DONE
};
static rt_rows uses_dset = {
    GUARD_READS(4, 18)
    WHEN(GUARD_VALUE(4, 18))
        WHEN(V(CCW, 4)) WRITE(1, F_CC, K(0)) END
        WHEN(IN(V(BOP, 2), 0x7))
            READ(F_R, V(Ra, 7))
            READ(F_R, BOR(V(Ra, 7), K(1)))
            DB_READS(1, 11)
        END
        WHEN(COND(EQ(V(BOP, 2), K(0)), NE(BAND(UNKNOWN, V(FCMP, 1)), K(0)), COND(EQ(V(BOP, 2),
            K(1)), EQ(BAND(UNKNOWN, V(FCMP, 1)), K(0)), EQ(V(BOP, 2), K(2)))))
            READ_EARLY(7, F_P, V(Q0, 17))
        END
        WRITE(1, F_R, V(Rd, 3))
    END
    DONE
};
static rt_rows uses_dsetp = {
    GUARD_READS(4, 17)
    WHEN(GUARD_VALUE(4, 17))
        WHEN(IN(V(BOP, 1), 0x7))
            READ(F_R, V(Ra, 6))
            READ(F_R, BOR(V(Ra, 6), K(1)))
            DB_READS(1, 10)
            READ_EARLY(7, F_P, V(Q0, 16))
        END
        WRITE(1, F_P, V(P0, 2))
        WRITE(1, F_P, V(P1, 3))
    END
    DONE
};
static rt_rows uses_fadd = {
    GUARD_READS(3, 16)
    WHEN(GUARD_VALUE(3, 16))
        WHEN(V(CCW, 4)) WRITE(1, F_CC, K(0)) END
        WHEN(V(FAA, 6)) READ_BITS(F_R, V(Ra, 7), K(0), 31) END
        WHEN(LNOT(V(FAA, 6))) READ(F_R, V(Ra, 7)) END
        FB_READS(1, 10, 11)
        WRITE(1, F_R, V(Rd, 3))
    END
    DONE
};
static rt_rows uses_fadd32i = {
    GUARD_READS(1, 10)
    WHEN(GUARD_VALUE(1, 10))
        WHEN(V(CCWL, 2)) WRITE(1, F_CC, K(0)) END
        WHEN(V(FAAL, 4)) READ_BITS(F_R, V(Ra, 5), K(0), 31) END
        WHEN(LNOT(V(FAAL, 4))) READ(F_R, V(Ra, 5)) END
        WRITE(1, F_R, V(Rd, 1))
    END
    DONE
};
static rt_rows uses_fmul = {
    GUARD_READS(2, 14)
    WHEN(GUARD_VALUE(2, 14))
        WHEN(V(CCW, 5)) WRITE(1, F_CC, K(0)) END
        WHEN(EQ(V(FMZ, 0), K(2))) READ_BITS(F_R, V(Ra, 6), K(23), 8) END
        WHEN(LOR(IN(V(FMZ, 0), 0xb), NE(SLICE(REG(F_R, V(Ra, 6)), K(23), 8), K(0))))
            FBN_READS(0, 9)
        END
        WHEN(LOR(IN(V(FMZ, 0), 0xb), LAND(NE(SLICE(REG(F_R, V(Ra, 6)), K(23), 8), K(0)),
            NE(SLICE(FBN_VALUE(0, 9, 8, 13), K(23), 8), K(0)))))
            READ(F_R, V(Ra, 6))
        END
        WRITE(1, F_R, V(Rd, 4))
    END
    WHEN(V(RA, 7)) KEEP(F_R, V(Ra, 6)) END
    FBN_KEEPS(0, 10, 9)
    DONE
};
static rt_rows uses_fmul32i = {
    GUARD_READS(0, 7)
    WHEN(GUARD_VALUE(0, 7))
        WHEN(V(CCWL, 3)) WRITE(1, F_CC, K(0)) END
        WHEN(EQ(V(FMZH, 0), K(2))) READ_BITS(F_R, V(Ra, 4), K(23), 8) END
        WHEN(LOR(IN(V(FMZH, 0), 0xb), LAND(NE(SLICE(REG(F_R, V(Ra, 4)), K(23), 8), K(0)),
            NE(SLICE(V(FIMM32, 6), K(23), 8), K(0)))))
            READ(F_R, V(Ra, 4))
        END
        WRITE(1, F_R, V(Rd, 2))
    END
    WHEN(V(RA, 5)) KEEP(F_R, V(Ra, 4)) END
    DONE
};
static rt_rows uses_ffma_b = {
    GUARD_READS(3, 16)
    WHEN(GUARD_VALUE(3, 16))
        WHEN(V(CCW, 4)) WRITE(1, F_CC, K(0)) END
        WHEN(EQ(V(FMZH, 0), K(2))) READ_BITS(F_R, V(Ra, 5), K(23), 8) END
        WHEN(LOR(IN(V(FMZH, 0), 0xb), NE(SLICE(REG(F_R, V(Ra, 5)), K(23), 8), K(0))))
            FBN_READS(0, 8)
        END
        WHEN(LOR(IN(V(FMZH, 0), 0xb), LOR(EQ(SLICE(REG(F_R, V(Ra, 5)), K(23), 8), K(0)),
            LOR(EQ(SLICE(FBN_VALUE(0, 8, 7, 12), K(23), 8), K(0)), NE(SLICE(FBN_VALUE(0, 8, 7, 12),
            K(23), 8), K(0))))))
            READ(F_R, V(Rc, 14))
        END
        WHEN(LOR(IN(V(FMZH, 0), 0xb), LAND(NE(SLICE(REG(F_R, V(Ra, 5)), K(23), 8), K(0)),
            NE(SLICE(FBN_VALUE(0, 8, 7, 12), K(23), 8), K(0)))))
            READ(F_R, V(Ra, 5))
        END
        WRITE(1, F_R, V(Rd, 3))
    END
    WHEN(V(RA, 6)) KEEP(F_R, V(Ra, 5)) END
    FBN_KEEPS(0, 9, 8)
    WHEN(V(RC, 15)) KEEP(F_R, V(Rc, 14)) END
    DONE
};
static rt_rows uses_ffma_c = {
    GUARD_READS(3, 13)
    WHEN(GUARD_VALUE(3, 13))
        WHEN(V(CCW, 4)) WRITE(1, F_CC, K(0)) END
        WHEN(EQ(V(FMZH, 0), K(2))) READ_BITS(F_R, V(Ra, 5), K(23), 8) END
        WHEN(LOR(IN(V(FMZH, 0), 0xb), NE(SLICE(REG(F_R, V(Ra, 5)), K(23), 8), K(0))))
            READ(F_R, V(Rc, 8))
        END
        WHEN(LOR(IN(V(FMZH, 0), 0xb), LAND(NE(SLICE(REG(F_R, V(Ra, 5)), K(23), 8), K(0)),
            NE(SLICE(BXOR(LOW(REG(F_R, V(Rc, 8)), 32), SHL(V(FNM, 7), K(31))), K(23), 8), K(0)))))
            READ(F_R, V(Ra, 5))
        END
        WRITE(1, F_R, V(Rd, 3))
    END
    WHEN(V(RA, 6)) KEEP(F_R, V(Ra, 5)) END
    WHEN(V(RB, 9)) KEEP(F_R, V(Rc, 8)) END
    DONE
};
static rt_rows uses_ffma32i = {
    GUARD_READS(1, 9)
    WHEN(GUARD_VALUE(1, 9))
        WHEN(V(CCWL, 3)) WRITE(1, F_CC, K(0)) END
        READ(F_R, V(Ra, 5))
        READ(F_R, V(Rd, 2))
        WRITE(1, F_R, V(Rd, 2))
    END
    WHEN(V(RA, 6)) KEEP(F_R, V(Ra, 5)) END
    DONE
};
static rt_rows uses_fmnmx = {
    GUARD_READS(4, 16)
    WHEN(GUARD_VALUE(4, 16))
        WHEN(V(CCW, 2)) WRITE(1, F_CC, K(0)) END
        READ_EARLY(7, F_P, V(Q0, 15))
        WHEN(V(FAA, 4)) READ_BITS(F_R, V(Ra, 5), K(0), 31) END
        WHEN(LNOT(V(FAA, 4))) READ(F_R, V(Ra, 5)) END
        FB_READS(1, 8, 9)
        WRITE(1, F_R, V(Rd, 1))
    END
    DONE
};
static rt_rows uses_fset = {
    GUARD_READS(4, 19)
    WHEN(GUARD_VALUE(4, 19))
        WHEN(V(CCW, 5)) WRITE(1, F_CC, K(0)) END
        WHEN(IN(V(BOP, 3), 0x7))
            WHEN(V(SAA, 7)) READ_BITS(F_R, V(Ra, 8), K(0), 31) END
            WHEN(LNOT(V(SAA, 7))) READ(F_R, V(Ra, 8)) END
            FB_READS_2(1, 11, 12)
        END
        WHEN(COND(EQ(V(BOP, 3), K(0)), NE(BAND(UNKNOWN, V(FCMP, 1)), K(0)), COND(EQ(V(BOP, 3),
            K(1)), EQ(BAND(UNKNOWN, V(FCMP, 1)), K(0)), EQ(V(BOP, 3), K(2)))))
            READ_EARLY(7, F_P, V(Q0, 18))
        END
        WRITE(1, F_R, V(Rd, 4))
    END
    DONE
};
static rt_rows uses_fsetp = {
    GUARD_READS(4, 18)
    WHEN(GUARD_VALUE(4, 18))
        WHEN(IN(V(BOP, 2), 0x7))
            WHEN(V(PAA, 6)) READ_BITS(F_R, V(Ra, 7), K(0), 31) END
            WHEN(LNOT(V(PAA, 6))) READ(F_R, V(Ra, 7)) END
            FB_READS_2(1, 10, 11)
        END
        WHEN(COND(IN(V(BOP, 2), 0x3), LOR(NE(BAND(UNKNOWN, V(FCMP, 0)), K(0)), EQ(BAND(UNKNOWN,
            V(FCMP, 0)), K(0))), EQ(V(BOP, 2), K(2))))
            READ_EARLY(7, F_P, V(Q0, 17))
        END
        WRITE(1, F_P, V(P0, 3))
        WRITE(1, F_P, V(P1, 4))
    END
    DONE
};
static rt_rows uses_fcmp_b = {
    GUARD_READS(1, 12)
    WHEN(GUARD_VALUE(1, 12))
        READ(F_R, V(Rc, 10))
        WHEN(NE(BAND(UNKNOWN, V(FCMPN, 0)), K(0))) READ(F_R, V(Ra, 3)) END
        WHEN(EQ(BAND(UNKNOWN, V(FCMPN, 0)), K(0))) FIC_READS(0, 5) END
        WRITE(1, F_R, V(Rd, 2))
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    WHEN(V(RC, 11)) KEEP(F_R, V(Rc, 10)) END
    FIC_KEEPS(0, 6, 5)
    DONE
};
static rt_rows uses_fcmp_c = {
    GUARD_READS(1, 9)
    WHEN(GUARD_VALUE(1, 9))
        WHEN(NE(BAND(UNKNOWN, V(FCMPN, 0)), K(0))) READ(F_R, V(Ra, 3)) END
        WHEN(EQ(BAND(UNKNOWN, V(FCMPN, 0)), K(0))) READ(F_R, V(Rc, 5)) END
        WRITE(1, F_R, V(Rd, 2))
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    WHEN(V(RB, 6)) KEEP(F_R, V(Rc, 5)) END
    DONE
};
static rt_rows uses_fchk = {
    GUARD_READS(3, 12)
    WHEN(GUARD_VALUE(3, 12))
        WHEN(V(FAA, 2)) READ_BITS(F_R, V(Ra, 3), K(0), 31) END
        WHEN(LNOT(V(FAA, 2))) READ(F_R, V(Ra, 3)) END
        FB_READS(1, 6, 7)
        WRITE(1, F_P, V(P0, 0))
    END
    DONE
};
static rt_rows uses_fswzadd = {
    GUARD_READS(0, 13)
    WHEN(GUARD_VALUE(0, 13))
        WHEN(V(CCW, 4)) WRITE(1, F_CC, K(0)) END
        READ(F_R, V(Ra, 5))
        READ(F_R, V(Rb, 7))
        WRITE(1, F_R, V(Rd, 3))
    END
    WHEN(V(RA, 6)) KEEP(F_R, V(Ra, 5)) END
    WHEN(V(RB, 8)) KEEP(F_R, V(Rb, 7)) END
    DONE
};
static rt_rows uses_mufu = {
    GUARD_READS(1, 7)
    WHEN(GUARD_VALUE(1, 7))
        WHEN(V(FAA, 4)) READ_BITS_EARLY(-4, F_R, V(Ra, 5), K(0), 31) END
        WHEN(LNOT(V(FAA, 4))) READ_EARLY(-4, F_R, V(Ra, 5)) END
        WRITE(1, F_R, V(Rd, 2))
    END
    DONE
};
static rt_rows uses_rro = {
    GUARD_READS(2, 9)
    WHEN(GUARD_VALUE(2, 9))
        FB_READS(0, 3, 4)
        WRITE(1, F_R, V(Rd, 1))
    END
    DONE
};
static rt_rows uses_al2p = {
    GUARD_READS(2, 6)
    WHEN(GUARD_VALUE(2, 6))
        AWHICH_READS(1, 4)
        APOP_WRITES(0, 2)
        WRITE(1, F_R, V(Rd, 3))
    END
    DONE
};
static rt_rows uses_ald_a = {
    GUARD_READS(1, 5)
    WHEN(GUARD_VALUE(1, 5))
        ARC_READS(0, 4)
        WRITE(1, F_R, V(Rd, 2))
        WHEN(IN(V(ASIZE, 1), 0xe))
            WRITE(1, F_R, COND(EQ(V(Rd, 2), K(255)), K(255), LOW(ADD(V(Rd, 2), K(1)), 8)))
        END
        WHEN(IN(V(ASIZE, 1), 0xc))
            WRITE(1, F_R, COND(EQ(V(Rd, 2), K(255)), K(255), LOW(ADD(V(Rd, 2), K(2)), 8)))
        END
        WHEN(EQ(V(ASIZE, 1), K(3)))
            WRITE(1, F_R, COND(EQ(V(Rd, 2), K(255)), K(255), LOW(ADD(V(Rd, 2), K(3)), 8)))
        END
    END
    DONE
};
static rt_rows uses_ald_h = {
    GUARD_READS(1, 5)
    WHEN(GUARD_VALUE(1, 5))
        READ(F_R, V(Ra, 3))
        ARC_READS(0, 4)
        WRITE(1, F_R, V(Rd, 2))
        WHEN(IN(V(ASIZE, 1), 0xe))
            WRITE(1, F_R, COND(EQ(V(Rd, 2), K(255)), K(255), LOW(ADD(V(Rd, 2), K(1)), 8)))
        END
        WHEN(IN(V(ASIZE, 1), 0xc))
            WRITE(1, F_R, COND(EQ(V(Rd, 2), K(255)), K(255), LOW(ADD(V(Rd, 2), K(2)), 8)))
        END
        WHEN(EQ(V(ASIZE, 1), K(3)))
            WRITE(1, F_R, COND(EQ(V(Rd, 2), K(255)), K(255), LOW(ADD(V(Rd, 2), K(3)), 8)))
        END
    END
    DONE
};
static rt_rows uses_ald_q = {
    GUARD_READS(1, 6)
    WHEN(GUARD_VALUE(1, 6))
        READ(F_R, V(Ra, 3))
        ARC_READS(0, 5)
        WRITE(1, F_R, V(Rd, 2))
        WHEN(IN(V(ASIZE, 1), 0xe))
            WRITE(1, F_R, COND(EQ(V(Rd, 2), K(255)), K(255), LOW(ADD(V(Rd, 2), K(1)), 8)))
        END
        WHEN(IN(V(ASIZE, 1), 0xc))
            WRITE(1, F_R, COND(EQ(V(Rd, 2), K(255)), K(255), LOW(ADD(V(Rd, 2), K(2)), 8)))
        END
        WHEN(EQ(V(ASIZE, 1), K(3)))
            WRITE(1, F_R, COND(EQ(V(Rd, 2), K(255)), K(255), LOW(ADD(V(Rd, 2), K(3)), 8)))
        END
    END
    DONE
};
static rt_rows uses_ast_a = {
    GUARD_READS(1, 4)
    WHEN(GUARD_VALUE(1, 4))
        ARC_READS(0, 3)
        READ(F_R, V(Rd, 2))
        WHEN(IN(V(ASIZE, 0), 0xe))
            READ(F_R, COND(EQ(V(Rd, 2), K(255)), K(255), LOW(ADD(V(Rd, 2), K(1)), 8)))
        END
        WHEN(IN(V(ASIZE, 0), 0xc))
            READ(F_R, COND(EQ(V(Rd, 2), K(255)), K(255), LOW(ADD(V(Rd, 2), K(2)), 8)))
        END
        WHEN(EQ(V(ASIZE, 0), K(3)))
            READ(F_R, COND(EQ(V(Rd, 2), K(255)), K(255), LOW(ADD(V(Rd, 2), K(3)), 8)))
        END
    END
    DONE
};
static rt_rows uses_ast_h = {
    GUARD_READS(1, 4)
    WHEN(GUARD_VALUE(1, 4))
        READ(F_R, V(Ra, 1))
        ARC_READS(0, 3)
        READ(F_R, V(Rd, 2))
        WHEN(IN(V(ASIZE, 0), 0xe))
            READ(F_R, COND(EQ(V(Rd, 2), K(255)), K(255), LOW(ADD(V(Rd, 2), K(1)), 8)))
        END
        WHEN(IN(V(ASIZE, 0), 0xc))
            READ(F_R, COND(EQ(V(Rd, 2), K(255)), K(255), LOW(ADD(V(Rd, 2), K(2)), 8)))
        END
        WHEN(EQ(V(ASIZE, 0), K(3)))
            READ(F_R, COND(EQ(V(Rd, 2), K(255)), K(255), LOW(ADD(V(Rd, 2), K(3)), 8)))
        END
    END
    DONE
};
static rt_rows uses_ast_q = {
    GUARD_READS(1, 5)
    WHEN(GUARD_VALUE(1, 5))
        READ(F_R, V(Ra, 1))
        ARC_READS(0, 4)
        READ(F_R, V(Rd, 3))
        WHEN(IN(V(ASIZE, 0), 0xe))
            READ(F_R, COND(EQ(V(Rd, 3), K(255)), K(255), LOW(ADD(V(Rd, 3), K(1)), 8)))
        END
        WHEN(IN(V(ASIZE, 0), 0xc))
            READ(F_R, COND(EQ(V(Rd, 3), K(255)), K(255), LOW(ADD(V(Rd, 3), K(2)), 8)))
        END
        WHEN(EQ(V(ASIZE, 0), K(3)))
            READ(F_R, COND(EQ(V(Rd, 3), K(255)), K(255), LOW(ADD(V(Rd, 3), K(3)), 8)))
        END
    END
    DONE
};
static rt_rows uses_ipa = {
    GUARD_READS(3, 8)
    WHEN(GUARD_VALUE(3, 8))
        IATTR_READS(1, 5)
        READ(F_R, V(Rb, 6))
        IPLACE_READS(2, 7)
        WRITE(1, F_R, V(Rd, 3))
    END
    DONE
};
static rt_rows uses_isberd = {
    GUARD_READS(0, 6)
    WHEN(GUARD_VALUE(0, 6))
        READ(F_R, V(Ra, 5))
        WRITE(1, F_R, V(Rd, 4))
    END
    DONE
};
static rt_rows uses_out = {
    GUARD_READS(1, 8)
    WHEN(GUARD_VALUE(1, 8))
        READ(F_R, V(Ra, 2))
        SB_READS(0, 3)
        WRITE(1, F_R, V(Rd, 1))
    END
    SB_KEEPS(0, 4, 3)
    DONE
};
static rt_rows uses_pixld = {
    GUARD_READS(1, 5)
    WHEN(GUARD_VALUE(1, 5))
        PXADDR_READS(3)
        WRITE(1, F_R, V(Rd, 1))
        WRITE(1, F_P, V(IPO, 2))
    END
    DONE
};
static rt_rows uses_hadd2_r = {
    GUARD_READS(2, 14)
    WHEN(GUARD_VALUE(2, 14))
        WHEN(EQ(V(HMRG, 0), K(2))) READ_BITS(F_R, V(Rd, 3), K(16), 16) END
        HA_READS(0, 8, 6)
        HB_READS(1, 13, 11)
        WHEN(EQ(V(HMRG, 0), K(3))) READ_BITS(F_R, V(Rd, 3), K(0), 16) END
        WRITE(1, F_R, V(Rd, 3))
    END
    DONE
};
static rt_rows uses_hadd2_c = {
    GUARD_READS(3, 15)
    WHEN(GUARD_VALUE(3, 15))
        WHEN(EQ(V(HMRG, 0), K(2))) READ_BITS(F_R, V(Rd, 3), K(16), 16) END
        HA_READS(0, 8, 6)
        WHEN(EQ(V(HMRG, 0), K(3))) READ_BITS(F_R, V(Rd, 3), K(0), 16) END
        WRITE(1, F_R, V(Rd, 3))
    END
    DONE
};
static rt_rows uses_hadd2_32i = {
    GUARD_READS(1, 9)
    WHEN(GUARD_VALUE(1, 9))
        HAL_READS(0, 6, 4)
        WRITE(1, F_R, V(Rd, 2))
    END
    HAL_KEEPS(5, 4)
    DONE
};
static rt_rows uses_hmul2_r = {
    GUARD_READS(2, 13)
    WHEN(GUARD_VALUE(2, 13))
        WHEN(EQ(V(HMRG, 0), K(2))) READ_BITS(F_R, V(Rd, 3), K(16), 16) END
        HMA_READS(0, 7, 5)
        HB_READS(1, 12, 10)
        WHEN(EQ(V(HMRG, 0), K(3))) READ_BITS(F_R, V(Rd, 3), K(0), 16) END
        WRITE(1, F_R, V(Rd, 3))
    END
    DONE
};
static rt_rows uses_hmul2_c = {
    GUARD_READS(3, 12)
    WHEN(GUARD_VALUE(3, 12))
        WHEN(EQ(V(HMRG, 0), K(2))) READ_BITS(F_R, V(Rd, 3), K(16), 16) END
        HMA_READS(0, 7, 5)
        WHEN(EQ(V(HMRG, 0), K(3))) READ_BITS(F_R, V(Rd, 3), K(0), 16) END
        WRITE(1, F_R, V(Rd, 3))
    END
    DONE
};
static rt_rows uses_hmul2_i = {
    GUARD_READS(1, 11)
    WHEN(GUARD_VALUE(1, 11))
        WHEN(EQ(V(HMRG, 0), K(2))) READ_BITS(F_R, V(Rd, 3), K(16), 16) END
        HA_READS(0, 8, 6)
        WHEN(EQ(V(HMRG, 0), K(3))) READ_BITS(F_R, V(Rd, 3), K(0), 16) END
        WRITE(1, F_R, V(Rd, 3))
    END
    DONE
};
static rt_rows uses_hmul2_32i = {
    GUARD_READS(1, 8)
    WHEN(GUARD_VALUE(1, 8))
        HALM_READS(0, 5, 3)
        WRITE(1, F_R, V(Rd, 2))
    END
    HALM_KEEPS(4, 3)
    DONE
};
static rt_rows uses_hfma2_r = {
    GUARD_READS(3, 15)
    WHEN(GUARD_VALUE(3, 15))
        WHEN(EQ(V(HMRG, 0), K(2))) READ_BITS(F_R, V(Rd, 3), K(16), 16) END
        HFA_READS(0, 6, 4)
        HFR_READS(1, 10, 8)
        HFC_READS(2, 14, 12)
        WHEN(EQ(V(HMRG, 0), K(3))) READ_BITS(F_R, V(Rd, 3), K(0), 16) END
        WRITE(1, F_R, V(Rd, 3))
    END
    HFA_KEEPS(5, 4)
    HFR_KEEPS(9, 8)
    HFC_KEEPS(13, 12)
    DONE
};
static rt_rows uses_hfma2_b = {
    GUARD_READS(4, 16)
    WHEN(GUARD_VALUE(4, 16))
        WHEN(EQ(V(HMRG, 0), K(2))) READ_BITS(F_R, V(Rd, 3), K(16), 16) END
        HFA_READS(0, 6, 4)
        HFC_READS_2(3, 15, 13)
        WHEN(EQ(V(HMRG, 0), K(3))) READ_BITS(F_R, V(Rd, 3), K(0), 16) END
        WRITE(1, F_R, V(Rd, 3))
    END
    HFA_KEEPS(5, 4)
    HFC_KEEPS(14, 13)
    DONE
};
static rt_rows uses_hfma2_c = {
    GUARD_READS(4, 14)
    WHEN(GUARD_VALUE(4, 14))
        WHEN(EQ(V(HMRG, 0), K(2))) READ_BITS(F_R, V(Rd, 3), K(16), 16) END
        HFA_READS(0, 6, 4)
        HFCB_READS(1, 10, 8)
        WHEN(EQ(V(HMRG, 0), K(3))) READ_BITS(F_R, V(Rd, 3), K(0), 16) END
        WRITE(1, F_R, V(Rd, 3))
    END
    HFA_KEEPS(5, 4)
    HFCB_KEEPS(9, 8)
    DONE
};
static rt_rows uses_hfma2_32i = {
    GUARD_READS(1, 8)
    WHEN(GUARD_VALUE(1, 8))
        HALM_READS(0, 4, 2)
        READ(F_R, V(Rd, 1))
        WRITE(1, F_R, V(Rd, 1))
    END
    HALM_KEEPS(3, 2)
    DONE
};
static rt_rows uses_hset2_r = {
    GUARD_READS(3, 17)
    WHEN(GUARD_VALUE(3, 17))
        WHEN(IN(V(BOP, 3), 0x7))
            HA_READS(0, 9, 7)
            HB_READS(1, 14, 12)
        END
        WHEN(COND(EQ(V(BOP, 3), K(0)), NE(BAND(UNKNOWN, V(HCMP, 1)), K(0)), COND(EQ(V(BOP, 3),
            K(1)), EQ(BAND(UNKNOWN, V(HCMP, 1)), K(0)), EQ(V(BOP, 3), K(2)))))
            READ_EARLY(7, F_P, V(Q0, 16))
        END
        WRITE(1, F_R, V(Rd, 4))
    END
    DONE
};
static rt_rows uses_hset2_c = {
    GUARD_READS(4, 17)
    WHEN(GUARD_VALUE(4, 17))
        WHEN(IN(V(BOP, 3), 0x7)) HA_READS(0, 9, 7) END
        WHEN(COND(EQ(V(BOP, 3), K(0)), NE(BAND(UNKNOWN, V(HCMPC, 1)), K(0)), COND(EQ(V(BOP, 3),
            K(1)), EQ(BAND(UNKNOWN, V(HCMPC, 1)), K(0)), EQ(V(BOP, 3), K(2)))))
            READ_EARLY(7, F_P, V(Q0, 16))
        END
        WRITE(1, F_R, V(Rd, 4))
    END
    DONE
};
static rt_rows uses_hsetp2_r = {
    GUARD_READS(3, 18)
    WHEN(GUARD_VALUE(3, 18))
        WHEN(IN(V(BOP, 3), 0x7))
            HA_READS(0, 10, 8)
            HB_READS(1, 15, 13)
        END
        WHEN(COND(EQ(V(BOP, 3), K(0)), COND(V(HAND, 1), LOR(NE(BAND(UNKNOWN, V(HCMP, 0)), K(0)),
            EQ(BAND(UNKNOWN, V(HCMP, 0)), K(0))), NE(BAND(UNKNOWN, V(HCMP, 0)), K(0))),
            COND(EQ(V(BOP, 3), K(1)), COND(V(HAND, 1), LOR(NE(BAND(UNKNOWN, V(HCMP, 0)), K(0)),
            EQ(BAND(UNKNOWN, V(HCMP, 0)), K(0))), EQ(BAND(UNKNOWN, V(HCMP, 0)), K(0))), EQ(V(BOP,
            3), K(2)))))
            READ_EARLY(7, F_P, V(Q0, 17))
        END
        WRITE(1, F_P, V(P0, 4))
        WRITE(1, F_P, V(P1, 5))
    END
    DONE
};
static rt_rows uses_hsetp2_c = {
    GUARD_READS(4, 19)
    WHEN(GUARD_VALUE(4, 19))
        WHEN(IN(V(BOP, 3), 0x7)) HA_READS(0, 10, 8) END
        WHEN(COND(EQ(V(BOP, 3), K(0)), COND(V(HANDC, 1), LOR(NE(BAND(UNKNOWN, V(HCMPC, 0)), K(0)),
            EQ(BAND(UNKNOWN, V(HCMPC, 0)), K(0))), NE(BAND(UNKNOWN, V(HCMPC, 0)), K(0))),
            COND(EQ(V(BOP, 3), K(1)), COND(V(HANDC, 1), LOR(NE(BAND(UNKNOWN, V(HCMPC, 0)), K(0)),
            EQ(BAND(UNKNOWN, V(HCMPC, 0)), K(0))), EQ(BAND(UNKNOWN, V(HCMPC, 0)), K(0))), EQ(V(BOP,
            3), K(2)))))
            READ_EARLY(7, F_P, V(Q0, 18))
        END
        WRITE(1, F_P, V(P0, 4))
        WRITE(1, F_P, V(P1, 5))
    END
    DONE
};
static rt_rows uses_iadd = {
    GUARD_READS(4, 13)
    WHEN(GUARD_VALUE(4, 13))
        SUMA_READS(5)
        SUMB_READS(2, 8)
        WHEN(V(XI, 1)) READ_BITS(F_CC, K(0), K(2), 1) END
        WRITE(1, F_R, V(Rd, 2))
        WHEN(V(XI, 1))
            WHEN(V(CCW, 3))
                WHEN(EQ(LOW(ADD(ADD(LOW(SUMA_VALUE(1, 4, 5), 32), LOW(SUMB_VALUE(2, 7, 8, 12), 32)),
                    COND(V(XI, 1), SLICE(REG(F_CC, K(0)), K(2), 1), LOW(PLUSONE_VALUE(0), 1))), 32),
                    K(0)))
                    READ_BITS(F_CC, K(0), K(0), 1)
                END
            END
        END
        WHEN(V(CCW, 3)) WRITE(1, F_CC, K(0)) END
    END
    SUMA_KEEPS(6, 5)
    SUMB_KEEPS(2, 9, 8)
    DONE
};
static rt_rows uses_iadd32i = {
    GUARD_READS(2, 8)
    WHEN(GUARD_VALUE(2, 8))
        SUMAL_READS(5)
        WHEN(V(XL, 1)) READ_BITS(F_CC, K(0), K(2), 1) END
        WRITE(1, F_R, V(Rd, 2))
        WHEN(V(XL, 1))
            WHEN(V(CCWL, 3))
                WHEN(EQ(LOW(ADD(ADD(LOW(SUMAL_VALUE(1, 4, 5), 32), LOW(SEXT(V(IMM32, 7), 32), 32)),
                    COND(V(XL, 1), SLICE(REG(F_CC, K(0)), K(2), 1), V(NAL, 4))), 32), K(0)))
                    READ_BITS(F_CC, K(0), K(0), 1)
                END
            END
        END
        WHEN(V(CCWL, 3)) WRITE(1, F_CC, K(0)) END
    END
    SUMAL_KEEPS(6, 5)
    DONE
};
static rt_rows uses_iadd3_r = {
    GUARD_READS(3, 16)
    WHEN(GUARD_VALUE(3, 16))
        WHEN(V(X3, 1)) READ(F_CC, K(0)) END
        WHEN(COND(IN(V(SH3, 0), 0x7), EQ(V(HA3, 6), K(0)), LAND(EQ(V(HA3, 6), K(0)), V(CCW, 3))))
            READ(F_R, V(Ra, 5))
        END
        WHEN(COND(IN(V(SH3, 0), 0x7), LNOT(IN(V(HA3, 6), 0xd)), LAND(LNOT(IN(V(HA3, 6), 0xd)),
            V(CCW, 3))))
            READ_BITS(F_R, V(Ra, 5), K(0), 16)
        END
        WHEN(COND(IN(V(SH3, 0), 0x7), LNOT(IN(V(HA3, 6), 0xb)), LAND(LNOT(IN(V(HA3, 6), 0xb)),
            V(CCW, 3))))
            READ_BITS(F_R, V(Ra, 5), K(16), 16)
        END
        WHEN(COND(IN(V(SH3, 0), 0x7), EQ(V(HB3, 10), K(0)), LAND(EQ(V(HB3, 10), K(0)), V(CCW, 3))))
            READ(F_R, V(Rb, 9))
        END
        WHEN(COND(IN(V(SH3, 0), 0x7), LNOT(IN(V(HB3, 10), 0xd)), LAND(LNOT(IN(V(HB3, 10), 0xd)),
            V(CCW, 3))))
            READ_BITS(F_R, V(Rb, 9), K(0), 16)
        END
        WHEN(COND(IN(V(SH3, 0), 0x7), LNOT(IN(V(HB3, 10), 0xb)), LAND(LNOT(IN(V(HB3, 10), 0xb)),
            V(CCW, 3))))
            READ_BITS(F_R, V(Rb, 9), K(16), 16)
        END
        WHEN(EQ(V(HC3, 14), K(0))) READ(F_R, V(Rc, 13)) END
        WHEN(EQ(V(HC3, 14), K(1))) READ_BITS(F_R, V(Rc, 13), K(0), 16) END
        WHEN(EQ(V(HC3, 14), K(2))) READ_BITS(F_R, V(Rc, 13), K(16), 16) END
        WRITE(1, F_R, V(Rd, 2))
        WHEN(V(CCW, 3)) WRITE(1, F_CC, K(0)) END
    END
    DONE
};
static rt_rows uses_iadd3_b = {
    GUARD_READS(4, 13)
    WHEN(GUARD_VALUE(4, 13))
        WHEN(V(X3, 0)) READ(F_CC, K(0)) END
        READ(F_R, V(Ra, 4))
        READ(F_R, V(Rc, 11))
        WRITE(1, F_R, V(Rd, 1))
        WHEN(V(CCW, 2)) WRITE(1, F_CC, K(0)) END
    END
    WHEN(V(RA, 5)) KEEP(F_R, V(Ra, 4)) END
    WHEN(V(RC, 12)) KEEP(F_R, V(Rc, 11)) END
    DONE
};
static rt_rows uses_iscadd = {
    GUARD_READS(4, 12)
    WHEN(GUARD_VALUE(4, 12))
        SCA_READS(3)
        SUMB_READS(2, 6)
        WRITE(1, F_R, V(Rd, 0))
        WHEN(V(CCW, 1)) WRITE(1, F_CC, K(0)) END
    END
    SCA_KEEPS(4, 3)
    SUMB_KEEPS(2, 7, 6)
    DONE
};
static rt_rows uses_iscadd32i = {
    GUARD_READS(0, 6)
    WHEN(GUARD_VALUE(0, 6))
        READ(F_R, V(Ra, 2))
        WRITE(1, F_R, V(Rd, 0))
        WHEN(V(CCWL, 1)) WRITE(1, F_CC, K(0)) END
    END
    WHEN(V(RA, 3)) KEEP(F_R, V(Ra, 2)) END
    DONE
};
static rt_rows uses_imnmx = {
    GUARD_READS(2, 13)
    WHEN(GUARD_VALUE(2, 13))
        WHEN(IN(V(MNX, 1), 0x6)) READ_EARLY(7, F_CC, K(0)) END
        READ_EARLY(7, F_P, V(Q0, 12))
        READ(F_R, V(Ra, 4))
        SB_READS(0, 6)
        WRITE(1, F_R, V(Rd, 2))
        WHEN(V(CCW, 3)) WRITE(1, F_CC, K(0)) END
    END
    WHEN(V(RA, 5)) KEEP(F_R, V(Ra, 4)) END
    SB_KEEPS(0, 7, 6)
    DONE
};
static rt_rows uses_icmp_b = {
    GUARD_READS(1, 12)
    WHEN(GUARD_VALUE(1, 12))
        READ(F_R, V(Rc, 10))
        WHEN(NE(BAND(V(CMP, 0), COND(LT(COND(V(UI, 1), SEXT(REG(F_R, V(Rc, 10)), 32), LOW(REG(F_R,
            V(Rc, 10)), 32)), K(0)), K(1), COND(EQ(COND(V(UI, 1), SEXT(REG(F_R, V(Rc, 10)), 32),
            LOW(REG(F_R, V(Rc, 10)), 32)), K(0)), K(2), K(4)))), K(0)))
            READ(F_R, V(Ra, 3))
        END
        WHEN(EQ(BAND(V(CMP, 0), COND(LT(COND(V(UI, 1), SEXT(REG(F_R, V(Rc, 10)), 32), LOW(REG(F_R,
            V(Rc, 10)), 32)), K(0)), K(1), COND(EQ(COND(V(UI, 1), SEXT(REG(F_R, V(Rc, 10)), 32),
            LOW(REG(F_R, V(Rc, 10)), 32)), K(0)), K(2), K(4)))), K(0)))
            SB_READS(0, 5)
        END
        WRITE(1, F_R, V(Rd, 2))
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    WHEN(V(RC, 11)) KEEP(F_R, V(Rc, 10)) END
    SB_KEEPS(0, 6, 5)
    DONE
};
static rt_rows uses_icmp_c = {
    GUARD_READS(1, 9)
    WHEN(GUARD_VALUE(1, 9))
        WHEN(NE(BAND(V(CMP, 0), COND(LT(COND(V(UI, 1), SEXT(UNKNOWN, 32), UNKNOWN), K(0)), K(1),
            COND(EQ(COND(V(UI, 1), SEXT(UNKNOWN, 32), UNKNOWN), K(0)), K(2), K(4)))), K(0)))
            READ(F_R, V(Ra, 3))
        END
        WHEN(EQ(BAND(V(CMP, 0), COND(LT(COND(V(UI, 1), SEXT(UNKNOWN, 32), UNKNOWN), K(0)), K(1),
            COND(EQ(COND(V(UI, 1), SEXT(UNKNOWN, 32), UNKNOWN), K(0)), K(2), K(4)))), K(0)))
            READ(F_R, V(Rc, 5))
        END
        WRITE(1, F_R, V(Rd, 2))
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    WHEN(V(RB, 6)) KEEP(F_R, V(Rc, 5)) END
    DONE
};
static rt_rows uses_lop = {
    GUARD_READS(4, 15)
    WHEN(GUARD_VALUE(4, 15))
        WHEN(IN(V(LOPF, 0), 0x7)) READ(F_R, V(Ra, 7)) END
        SBI_READS(2, 10)
        WRITE(1, F_R, V(Rd, 4))
        PO_WRITES(0, 3)
        WHEN(V(CCW, 5))
            WHEN(EQ(LOW(COND(EQ(V(LOPF, 0), K(0)), BAND(COND(V(LIA, 6), LOW(BNOT(REG(F_R, V(Ra,
                7))), 32), LOW(REG(F_R, V(Ra, 7)), 32)), SBI_VALUE(2, 9, 10, 14)), COND(EQ(V(LOPF,
                0), K(1)), BOR(COND(V(LIA, 6), LOW(BNOT(REG(F_R, V(Ra, 7))), 32), LOW(REG(F_R, V(Ra,
                7)), 32)), SBI_VALUE(2, 9, 10, 14)), COND(EQ(V(LOPF, 0), K(2)), BXOR(COND(V(LIA, 6),
                LOW(BNOT(REG(F_R, V(Ra, 7))), 32), LOW(REG(F_R, V(Ra, 7)), 32)), SBI_VALUE(2, 9, 10,
                14)), COND(EQ(V(LOPF, 0), K(3)), SBI_VALUE(2, 9, 10, 14), UNKNOWN)))), 32), K(0)))
                WHEN(V(LOPX, 1)) READ_BITS(F_CC, K(0), K(0), 1) END
            END
            WRITE(1, F_CC, K(0))
        END
    END
    WHEN(V(RA, 8)) KEEP(F_R, V(Ra, 7)) END
    SBI_KEEPS(2, 11, 10)
    DONE
};
static rt_rows uses_lop32i = {
    GUARD_READS(0, 9)
    WHEN(GUARD_VALUE(0, 9))
        WHEN(IN(V(LOPFL, 0), 0x7)) READ(F_R, V(Ra, 5)) END
        WRITE(1, F_R, V(Rd, 2))
        WHEN(V(CCWL, 3))
            WHEN(EQ(LOW(COND(EQ(V(LOPFL, 0), K(0)), BAND(COND(V(LIAL, 4), LOW(BNOT(REG(F_R, V(Ra,
                5))), 32), LOW(REG(F_R, V(Ra, 5)), 32)), COND(V(LIBL, 8), LOW(BNOT(V(UIMM32, 7)),
                32), LOW(V(UIMM32, 7), 32))), COND(EQ(V(LOPFL, 0), K(1)), BOR(COND(V(LIAL, 4),
                LOW(BNOT(REG(F_R, V(Ra, 5))), 32), LOW(REG(F_R, V(Ra, 5)), 32)), COND(V(LIBL, 8),
                LOW(BNOT(V(UIMM32, 7)), 32), LOW(V(UIMM32, 7), 32))), COND(EQ(V(LOPFL, 0), K(2)),
                BXOR(COND(V(LIAL, 4), LOW(BNOT(REG(F_R, V(Ra, 5))), 32), LOW(REG(F_R, V(Ra, 5)),
                32)), COND(V(LIBL, 8), LOW(BNOT(V(UIMM32, 7)), 32), LOW(V(UIMM32, 7), 32))),
                COND(EQ(V(LOPFL, 0), K(3)), COND(V(LIBL, 8), LOW(BNOT(V(UIMM32, 7)), 32),
                LOW(V(UIMM32, 7), 32)), UNKNOWN)))), 32), K(0)))
                WHEN(V(LOPXL, 1)) READ_BITS(F_CC, K(0), K(0), 1) END
            END
            WRITE(1, F_CC, K(0))
        END
    END
    WHEN(V(RA, 6)) KEEP(F_R, V(Ra, 5)) END
    DONE
};
static rt_rows uses_lop3_r = {
    GUARD_READS(1, 12)
    WHEN(GUARD_VALUE(1, 12))
        READ(F_R, V(Ra, 5))
        READ(F_R, V(Rb, 7))
        READ(F_R, V(Rc, 9))
        WRITE(1, F_R, V(Rd, 3))
        PO_WRITES(0, 2)
        WHEN(V(CCW, 4))
            WHEN(V(L3X, 0)) WHEN(UNKNOWN) READ_BITS(F_CC, K(0), K(0), 1) END END
            WRITE(1, F_CC, K(0))
        END
    END
    WHEN(V(RA, 6)) KEEP(F_R, V(Ra, 5)) END
    WHEN(V(RB, 8)) KEEP(F_R, V(Rb, 7)) END
    WHEN(V(RC, 10)) KEEP(F_R, V(Rc, 9)) END
    DONE
};
static rt_rows uses_lop3_c = {
    GUARD_READS(1, 10)
    WHEN(GUARD_VALUE(1, 10))
        READ(F_R, V(Ra, 3))
        READ(F_R, V(Rc, 7))
        WRITE(1, F_R, V(Rd, 1))
        WHEN(V(CCW, 2))
            WHEN(V(L3XC, 0)) WHEN(UNKNOWN) READ_BITS(F_CC, K(0), K(0), 1) END END
            WRITE(1, F_CC, K(0))
        END
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    WHEN(V(RC, 8)) KEEP(F_R, V(Rc, 7)) END
    DONE
};
static rt_rows uses_lop3_i = {
    GUARD_READS(0, 9)
    WHEN(GUARD_VALUE(0, 9))
        READ(F_R, V(Ra, 3))
        READ(F_R, V(Rc, 6))
        WRITE(1, F_R, V(Rd, 1))
        WHEN(V(CCW, 2))
            WHEN(V(L3XI, 0)) WHEN(UNKNOWN) READ_BITS(F_CC, K(0), K(0), 1) END END
            WRITE(1, F_CC, K(0))
        END
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    WHEN(V(RC, 7)) KEEP(F_R, V(Rc, 6)) END
    DONE
};
static rt_rows uses_ldg = {
    GUARD_READS(1, 7)
    WHEN(GUARD_VALUE(1, 7))
        WHEN(LOR(IN(V(GSIZE, 2), 0x1f), NE(V(Rd, 3), K(255))))
            A24_READS(0, 4, 0)
            WRITE(1, F_R, V(Rd, 3))
        END
        WHEN(IN(V(GSIZE, 2), 0xe0))
            WHEN(NE(V(Rd, 3), K(255))) WRITE(1, F_R, ADD(V(Rd, 3), K(1))) END
        END
        WHEN(IN(V(GSIZE, 2), 0xc0))
            WHEN(NE(V(Rd, 3), K(255)))
                WRITE(1, F_R, ADD(V(Rd, 3), K(2)))
                WRITE(1, F_R, ADD(V(Rd, 3), K(3)))
            END
        END
    END
    DONE
};
static rt_rows uses_ldg_p = {
    GUARD_READS(2, 8)
    WHEN(GUARD_VALUE(2, 8))
        A20_READS(1, 5, 0)
        WRITE(1, F_P, SUB(K(7), V(GP41, 3)))
        WRITE(1, F_R, V(Rd, 4))
        WHEN(IN(V(GSIZE, 2), 0xe0)) WRITE(1, F_R, BOR(V(Rd, 4), K(1))) END
        WHEN(IN(V(GSIZE, 2), 0xc0))
            WRITE(1, F_R, BOR(V(Rd, 4), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 4), K(3)))
        END
    END
    DONE
};
static rt_rows uses_stg = {
    GUARD_READS(1, 7)
    WHEN(GUARD_VALUE(1, 7))
        WHEN(LOR(IN(V(SSIZE, 2), 0x1f), NE(V(Rd, 6), K(255)))) READ_EARLY(-4, F_R, V(Rd, 6)) END
        A24_READS(0, 3, 0)
        WHEN(IN(V(SSIZE, 2), 0xe0))
            WHEN(NE(V(Rd, 6), K(255))) READ_EARLY(-4, F_R, ADD(V(Rd, 6), K(1))) END
        END
        WHEN(IN(V(SSIZE, 2), 0xc0))
            WHEN(NE(V(Rd, 6), K(255)))
                READ_EARLY(-4, F_R, ADD(V(Rd, 6), K(2)))
                READ_EARLY(-4, F_R, ADD(V(Rd, 6), K(3)))
            END
        END
    END
    DONE
};
static rt_rows uses_ld = {
    GUARD_READS(2, 8)
    WHEN(GUARD_VALUE(2, 8))
        A32_READS(0, 4, 0)
        GENPRED_READS(1, 7)
        WRITE(1, F_R, V(Rd, 3))
        WHEN(IN(V(LSIZE, 2), 0xe0)) WRITE(1, F_R, BOR(V(Rd, 3), K(1))) END
        WHEN(IN(V(LSIZE, 2), 0xc0))
            WRITE(1, F_R, BOR(V(Rd, 3), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 3), K(3)))
        END
    END
    DONE
};
static rt_rows uses_st = {
    GUARD_READS(2, 8)
    WHEN(GUARD_VALUE(2, 8))
        A32_READS(0, 3, 0)
        GENPRED_READS(1, 7)
        READ_EARLY(-4, F_R, V(Rd, 6))
        WHEN(IN(V(LSIZE, 2), 0xe0)) READ_EARLY(-4, F_R, BOR(V(Rd, 6), K(1))) END
        WHEN(IN(V(LSIZE, 2), 0xc0))
            READ_EARLY(-4, F_R, BOR(V(Rd, 6), K(2)))
            READ_EARLY(-4, F_R, BOR(V(Rd, 6), K(3)))
        END
    END
    DONE
};
static rt_rows uses_ldl = {
    GUARD_READS(1, 6)
    WHEN(GUARD_VALUE(1, 6))
        WHEN(LOR(IN(V(SSIZE, 1), 0x1f), NE(V(Rd, 2), K(255))))
            A24_READS_2(0, 3)
            WRITE(1, F_R, V(Rd, 2))
        END
        WHEN(IN(V(SSIZE, 1), 0xe0))
            WHEN(NE(V(Rd, 2), K(255))) WRITE(1, F_R, ADD(V(Rd, 2), K(1))) END
        END
        WHEN(IN(V(SSIZE, 1), 0xc0))
            WHEN(NE(V(Rd, 2), K(255)))
                WRITE(1, F_R, ADD(V(Rd, 2), K(2)))
                WRITE(1, F_R, ADD(V(Rd, 2), K(3)))
            END
        END
    END
    DONE
};
static rt_rows uses_stl = {
    GUARD_READS(1, 6)
    WHEN(GUARD_VALUE(1, 6))
        WHEN(LOR(IN(V(SSIZE, 1), 0x1f), NE(V(Rd, 5), K(255)))) READ_EARLY(-4, F_R, V(Rd, 5)) END
        A24_READS_2(0, 2)
        WHEN(IN(V(SSIZE, 1), 0xe0))
            WHEN(NE(V(Rd, 5), K(255))) READ_EARLY(-4, F_R, ADD(V(Rd, 5), K(1))) END
        END
        WHEN(IN(V(SSIZE, 1), 0xc0))
            WHEN(NE(V(Rd, 5), K(255)))
                READ_EARLY(-4, F_R, ADD(V(Rd, 5), K(2)))
                READ_EARLY(-4, F_R, ADD(V(Rd, 5), K(3)))
            END
        END
    END
    DONE
};
static rt_rows uses_lds_r = {
    GUARD_READS(1, 5)
    WHEN(GUARD_VALUE(1, 5))
        WHEN(LOR(IN(V(SSIZE, 0), 0x1f), NE(V(Rd, 1), K(255))))
            A24_READS_3(0, 2)
            WRITE(1, F_R, V(Rd, 1))
        END
        WHEN(IN(V(SSIZE, 0), 0xe0))
            WHEN(NE(V(Rd, 1), K(255))) WRITE(1, F_R, ADD(V(Rd, 1), K(1))) END
        END
        WHEN(IN(V(SSIZE, 0), 0xc0))
            WHEN(NE(V(Rd, 1), K(255)))
                WRITE(1, F_R, ADD(V(Rd, 1), K(2)))
                WRITE(1, F_R, ADD(V(Rd, 1), K(3)))
            END
        END
    END
    DONE
};
static rt_rows uses_lds_u = {
    GUARD_READS(1, 5)
    WHEN(GUARD_VALUE(1, 5))
        WHEN(LOR(IN(V(USIZE, 0), 0x1f), NE(V(Rd, 1), K(255))))
            A24_READS_3(0, 2)
            WRITE(1, F_R, V(Rd, 1))
        END
        WHEN(IN(V(USIZE, 0), 0xe0))
            WHEN(NE(V(Rd, 1), K(255))) WRITE(1, F_R, ADD(V(Rd, 1), K(1))) END
        END
        WHEN(IN(V(USIZE, 0), 0xc0))
            WHEN(NE(V(Rd, 1), K(255)))
                WRITE(1, F_R, ADD(V(Rd, 1), K(2)))
                WRITE(1, F_R, ADD(V(Rd, 1), K(3)))
            END
        END
    END
    DONE
};
static rt_rows uses_sts = {
    GUARD_READS(1, 5)
    WHEN(GUARD_VALUE(1, 5))
        WHEN(LOR(IN(V(SSIZE, 0), 0x1f), NE(V(Rd, 4), K(255)))) READ_EARLY(-2, F_R, V(Rd, 4)) END
        A24_READS_3(0, 1)
        WHEN(IN(V(SSIZE, 0), 0xe0))
            WHEN(NE(V(Rd, 4), K(255))) READ_EARLY(-2, F_R, ADD(V(Rd, 4), K(1))) END
        END
        WHEN(IN(V(SSIZE, 0), 0xc0))
            WHEN(NE(V(Rd, 4), K(255)))
                READ_EARLY(-2, F_R, ADD(V(Rd, 4), K(2)))
                READ_EARLY(-2, F_R, ADD(V(Rd, 4), K(3)))
            END
        END
    END
    DONE
};
static rt_rows uses_ldc = {
    GUARD_READS(1, 7)
    WHEN(GUARD_VALUE(1, 7))
        CPLACE_READS(0, 4)
        WHEN(LOR(IN(V(CSIZE, 0), 0x1f), NE(V(Rd, 2), K(255)))) WRITE(1, F_R, V(Rd, 2)) END
        WHEN(IN(V(CSIZE, 0), 0xe0))
            WHEN(NE(V(Rd, 2), K(255))) WRITE(1, F_R, ADD(V(Rd, 2), K(1))) END
        END
    END
    DONE
};
static rt_rows uses_membar = {
    GUARD_READS(0, 2)
    DONE
};
static rt_rows uses_mov = {
    GUARD_READS(2, 7)
    WHEN(GUARD_VALUE(2, 7))
        SB_READS(0, 1)
        WRITE(1, F_R, V(Rd, 0))
    END
    SB_KEEPS(0, 2, 1)
    DONE
};
static rt_rows uses_mov32i = {
    GUARD_READS(1, 3)
    WHEN(GUARD_VALUE(1, 3)) WRITE(1, F_R, V(Rd, 0)) END
    DONE
};
static rt_rows uses_sel = {
    GUARD_READS(2, 10)
    WHEN(GUARD_VALUE(2, 10))
        READ_EARLY(7, F_P, V(Q0, 9))
        WHEN(NE(BXOR(REG(F_P, V(Q0, 9)), V(Q0N, 8)), K(0))) READ(F_R, V(Ra, 1)) END
        WHEN(EQ(BXOR(REG(F_P, V(Q0, 9)), V(Q0N, 8)), K(0))) SB_READS(0, 3) END
        WRITE(1, F_R, V(Rd, 0))
    END
    WHEN(V(RA, 2)) KEEP(F_R, V(Ra, 1)) END
    SB_KEEPS(0, 4, 3)
    DONE
};
static rt_rows uses_prmt_b = {
    GUARD_READS(1, 11)
    WHEN(GUARD_VALUE(1, 11))
        WHEN(IN(V(PMODE, 0), 0x7f)) SB_READS(0, 4) END
        WHEN(LOR(NE(V(PMODE, 0), K(0)), LOR(SLICE(LOW(LOW(SB_VALUE(0, 4, 8), 32), 4), K(3), 1),
            LOR(LNOT(SLICE(LOW(LOW(SB_VALUE(0, 4, 8), 32), 4), K(3), 1)),
            LOR(SLICE(SLICE(LOW(SB_VALUE(0, 4, 8), 32), K(4), 4), K(3), 1),
            LOR(LNOT(SLICE(SLICE(LOW(SB_VALUE(0, 4, 8), 32), K(4), 4), K(3), 1)),
            LOR(SLICE(SLICE(LOW(SB_VALUE(0, 4, 8), 32), K(8), 4), K(3), 1),
            LOR(LNOT(SLICE(SLICE(LOW(SB_VALUE(0, 4, 8), 32), K(8), 4), K(3), 1)),
            LOR(SLICE(SLICE(LOW(SB_VALUE(0, 4, 8), 32), K(12), 4), K(3), 1),
            LNOT(SLICE(SLICE(LOW(SB_VALUE(0, 4, 8), 32), K(12), 4), K(3), 1)))))))))))
            READ(F_R, V(Ra, 2))
            READ(F_R, V(Rc, 9))
        END
        WRITE(1, F_R, V(Rd, 1))
    END
    WHEN(V(RA, 3)) KEEP(F_R, V(Ra, 2)) END
    WHEN(V(RC, 10)) KEEP(F_R, V(Rc, 9)) END
    SB_KEEPS(0, 5, 4)
    DONE
};
static rt_rows uses_prmt_c = {
    GUARD_READS(1, 8)
    WHEN(GUARD_VALUE(1, 8))
        WHEN(EQ(V(PMODE, 0), K(0))) READ(F_R, V(Rc, 4)) END
        READ(F_R, V(Ra, 2))
        WRITE(1, F_R, V(Rd, 1))
        WHEN(IN(V(PMODE, 0), 0x7e)) READ_BITS(F_R, V(Rc, 4), K(0), 2) END
    END
    WHEN(V(RA, 3)) KEEP(F_R, V(Ra, 2)) END
    WHEN(V(RB, 5)) KEEP(F_R, V(Rc, 4)) END
    DONE
};
static rt_rows uses_imul = {
    GUARD_READS(1, 11)
    WHEN(GUARD_VALUE(1, 11))
        WHEN(V(CCW, 3)) WRITE(1, F_CC, K(0)) END
        READ(F_R, V(Ra, 4))
        SB_READS(0, 6)
        WRITE(1, F_R, V(Rd, 2))
    END
    WHEN(V(RA, 5)) KEEP(F_R, V(Ra, 4)) END
    SB_KEEPS(0, 7, 6)
    DONE
};
static rt_rows uses_imul32i = {
    GUARD_READS(0, 7)
    WHEN(GUARD_VALUE(0, 7))
        WHEN(V(CCWL, 3)) WRITE(1, F_CC, K(0)) END
        READ(F_R, V(Ra, 4))
        WRITE(1, F_R, V(Rd, 2))
    END
    WHEN(V(RA, 5)) KEEP(F_R, V(Ra, 4)) END
    DONE
};
static rt_rows uses_imad_b = {
    GUARD_READS(4, 17)
    WHEN(GUARD_VALUE(4, 17))
        WHEN(V(MADX, 3)) READ(F_CC, K(0)) END
        WHEN(V(CCW, 5)) WRITE(1, F_CC, K(0)) END
        READ(F_R, V(Ra, 7))
        SB_READS(2, 9)
        MADC_READS(15)
        WRITE(1, F_R, V(Rd, 4))
    END
    MADA_KEEPS(8, 7)
    SB_KEEPS(2, 10, 9)
    MADC_KEEPS(16, 15)
    DONE
};
static rt_rows uses_imad_c = {
    GUARD_READS(5, 14)
    WHEN(GUARD_VALUE(5, 14))
        WHEN(V(MADX, 3)) READ(F_CC, K(0)) END
        WHEN(V(CCW, 5)) WRITE(1, F_CC, K(0)) END
        READ(F_R, V(Ra, 7))
        READ(F_R, V(Rc, 9))
        WRITE(1, F_R, V(Rd, 4))
    END
    WHEN(V(RB, 10)) KEEP(F_R, V(Rc, 9)) END
    MADA_KEEPS(8, 7)
    DONE
};
static rt_rows uses_imad32i = {
    GUARD_READS(3, 9)
    WHEN(GUARD_VALUE(3, 9))
        WHEN(V(CCWL, 3)) WRITE(1, F_CC, K(0)) END
        READ(F_R, V(Ra, 5))
        READ(F_R, V(Rd, 2))
        WRITE(1, F_R, V(Rd, 2))
    END
    MADAL_KEEPS(6, 5)
    DONE
};
static rt_rows uses_imadsp_uu_b = {
    GUARD_READS(1, 14)
    WHEN(GUARD_VALUE(1, 14))
        READ(F_R, V(Ra, 5))
        SB_READS(0, 7)
        READ(F_R, V(Rc, 12))
        WRITE(1, F_R, V(Rd, 3))
    END
    WHEN(V(RA, 6)) KEEP(F_R, V(Ra, 5)) END
    WHEN(V(RC, 13)) KEEP(F_R, V(Rc, 12)) END
    SB_KEEPS(0, 8, 7)
    DONE
};
static rt_rows uses_imadsp_uu_c = {
    GUARD_READS(1, 11)
    WHEN(GUARD_VALUE(1, 11))
        READ(F_R, V(Ra, 5))
        READ(F_R, V(Rc, 7))
        WRITE(1, F_R, V(Rd, 3))
    END
    WHEN(V(RA, 6)) KEEP(F_R, V(Ra, 5)) END
    WHEN(V(RB, 8)) KEEP(F_R, V(Rc, 7)) END
    DONE
};
static rt_rows uses_xmad_r = {
    GUARD_READS(3, 15)
    WHEN(GUARD_VALUE(3, 15))
        WHEN(V(CCW, 6)) WRITE(1, F_CC, K(0)) END
        WHEN(SLICE(CAT(LOW(LOW(V(XPSL, 1), 1), 1), 1, CAT(LOW(LOW(V(XMRG, 2), 1), 1), 1,
            CAT(LOW(LOW(V(XX, 4), 1), 1), 1, LOW(LOW(V(XMODE, 3), 3), 3)))), K(2), 1))
            READ(F_CC, K(0))
        END
        READ(F_R, V(Ra, 7))
        READ_BITS(F_R, V(Ra, 7), MUL(K(16), V(XHA, 8)), 16)
        READ(F_R, V(Rb, 10))
        READ_BITS(F_R, V(Rb, 10), MUL(K(16), V(XHB, 11)), 16)
        WHEN(IN(SLICE(CAT(LOW(LOW(V(XPSL, 1), 1), 1), 1, CAT(LOW(LOW(V(XMRG, 2), 1), 1), 1,
            CAT(LOW(LOW(V(XX, 4), 1), 1), 1, LOW(LOW(V(XMODE, 3), 3), 3)))), K(3), 3), 0x19))
            READ(F_R, V(Rc, 13))
        END
        WHEN(EQ(SLICE(CAT(LOW(LOW(V(XPSL, 1), 1), 1), 1, CAT(LOW(LOW(V(XMRG, 2), 1), 1), 1,
            CAT(LOW(LOW(V(XX, 4), 1), 1), 1, LOW(LOW(V(XMODE, 3), 3), 3)))), K(3), 3), K(1)))
            READ_BITS(F_R, V(Rc, 13), K(0), 16)
        END
        WHEN(EQ(SLICE(CAT(LOW(LOW(V(XPSL, 1), 1), 1), 1, CAT(LOW(LOW(V(XMRG, 2), 1), 1), 1,
            CAT(LOW(LOW(V(XX, 4), 1), 1), 1, LOW(LOW(V(XMODE, 3), 3), 3)))), K(3), 3), K(2)))
            READ_BITS(F_R, V(Rc, 13), K(16), 16)
        END
        WRITE(1, F_R, V(Rd, 5))
    END
    WHEN(V(RC, 14)) KEEP(F_R, V(Rc, 13)) END
    DONE
};
static rt_rows uses_xmad_i = {
    GUARD_READS(3, 13)
    WHEN(GUARD_VALUE(3, 13))
        WHEN(V(CCW, 6)) WRITE(1, F_CC, K(0)) END
        WHEN(SLICE(CAT(LOW(LOW(V(XPSL, 1), 1), 1), 1, CAT(LOW(LOW(V(XMRG, 2), 1), 1), 1,
            CAT(LOW(LOW(V(XX, 4), 1), 1), 1, LOW(LOW(V(XMODE, 3), 3), 3)))), K(2), 1))
            READ(F_CC, K(0))
        END
        READ(F_R, V(Ra, 7))
        READ_BITS(F_R, V(Ra, 7), MUL(K(16), V(XHA, 8)), 16)
        WHEN(IN(SLICE(CAT(LOW(LOW(V(XPSL, 1), 1), 1), 1, CAT(LOW(LOW(V(XMRG, 2), 1), 1), 1,
            CAT(LOW(LOW(V(XX, 4), 1), 1), 1, LOW(LOW(V(XMODE, 3), 3), 3)))), K(3), 3), 0x19))
            READ(F_R, V(Rc, 11))
        END
        WHEN(EQ(SLICE(CAT(LOW(LOW(V(XPSL, 1), 1), 1), 1, CAT(LOW(LOW(V(XMRG, 2), 1), 1), 1,
            CAT(LOW(LOW(V(XX, 4), 1), 1), 1, LOW(LOW(V(XMODE, 3), 3), 3)))), K(3), 3), K(1)))
            READ_BITS(F_R, V(Rc, 11), K(0), 16)
        END
        WHEN(EQ(SLICE(CAT(LOW(LOW(V(XPSL, 1), 1), 1), 1, CAT(LOW(LOW(V(XMRG, 2), 1), 1), 1,
            CAT(LOW(LOW(V(XX, 4), 1), 1), 1, LOW(LOW(V(XMODE, 3), 3), 3)))), K(3), 3), K(2)))
            READ_BITS(F_R, V(Rc, 11), K(16), 16)
        END
        WRITE(1, F_R, V(Rd, 5))
    END
    WHEN(V(RC, 12)) KEEP(F_R, V(Rc, 11)) END
    DONE
};
static rt_rows uses_xmad_b = {
    GUARD_READS(4, 15)
    WHEN(GUARD_VALUE(4, 15))
        WHEN(V(CCW, 6)) WRITE(1, F_CC, K(0)) END
        WHEN(SLICE(CAT(LOW(LOW(V(XPSLC, 1), 1), 1), 1, CAT(LOW(LOW(V(XMRGC, 2), 1), 1), 1,
            CAT(LOW(LOW(V(XXC, 4), 1), 1), 1, LOW(LOW(V(XMODEC, 3), 3), 3)))), K(2), 1))
            READ(F_CC, K(0))
        END
        READ(F_R, V(Ra, 7))
        READ_BITS(F_R, V(Ra, 7), MUL(K(16), V(XHA, 8)), 16)
        WHEN(IN(SLICE(CAT(LOW(LOW(V(XPSLC, 1), 1), 1), 1, CAT(LOW(LOW(V(XMRGC, 2), 1), 1), 1,
            CAT(LOW(LOW(V(XXC, 4), 1), 1), 1, LOW(LOW(V(XMODEC, 3), 3), 3)))), K(3), 3), 0x9))
            READ(F_R, V(Rc, 13))
        END
        WHEN(EQ(SLICE(CAT(LOW(LOW(V(XPSLC, 1), 1), 1), 1, CAT(LOW(LOW(V(XMRGC, 2), 1), 1), 1,
            CAT(LOW(LOW(V(XXC, 4), 1), 1), 1, LOW(LOW(V(XMODEC, 3), 3), 3)))), K(3), 3), K(1)))
            READ_BITS(F_R, V(Rc, 13), K(0), 16)
        END
        WHEN(EQ(SLICE(CAT(LOW(LOW(V(XPSLC, 1), 1), 1), 1, CAT(LOW(LOW(V(XMRGC, 2), 1), 1), 1,
            CAT(LOW(LOW(V(XXC, 4), 1), 1), 1, LOW(LOW(V(XMODEC, 3), 3), 3)))), K(3), 3), K(2)))
            READ_BITS(F_R, V(Rc, 13), K(16), 16)
        END
        WRITE(1, F_R, V(Rd, 5))
    END
    WHEN(V(RC, 14)) KEEP(F_R, V(Rc, 13)) END
    DONE
};
static rt_rows uses_xmad_c = {
    GUARD_READS(4, 13)
    WHEN(GUARD_VALUE(4, 13))
        WHEN(V(CCW, 4)) WRITE(1, F_CC, K(0)) END
        WHEN(SLICE(CAT(LOW(K(0), 2), 2, CAT(LOW(LOW(V(XXC, 2), 1), 1), 1, LOW(LOW(V(XMODEC, 1), 3),
            3))), K(2), 1))
            READ(F_CC, K(0))
        END
        READ(F_R, V(Ra, 5))
        READ_BITS(F_R, V(Ra, 5), MUL(K(16), V(XHA, 6)), 16)
        READ(F_R, V(Rc, 8))
        READ_BITS(F_R, V(Rc, 8), MUL(K(16), V(XHC, 9)), 16)
        WRITE(1, F_R, V(Rd, 3))
    END
    DONE
};
static rt_rows uses_psetp = {
    GUARD_READS(3, 10)
    WHEN(GUARD_VALUE(3, 10))
        WHEN(IN(V(BOP, 1), 0x7))
            WHEN(IN(V(BOP2, 0), 0x7)) READ_EARLY(7, F_P, V(Q12, 5)) END
            WHEN(COND(EQ(V(BOP2, 0), K(0)), NE(BXOR(REG(F_P, V(Q12, 5)), V(Q12N, 4)), K(0)),
                COND(EQ(V(BOP2, 0), K(1)), EQ(BXOR(REG(F_P, V(Q12, 5)), V(Q12N, 4)), K(0)),
                EQ(V(BOP2, 0), K(2)))))
                READ_EARLY(7, F_P, V(Q29, 7))
            END
            READ_EARLY(7, F_P, V(Q0, 9))
        END
        WRITE(1, F_P, V(P0, 2))
        WRITE(1, F_P, V(P1, 3))
    END
    DONE
};
static rt_rows uses_pset = {
    GUARD_READS(3, 11)
    WHEN(GUARD_VALUE(3, 11))
        WHEN(V(CCW, 4)) WRITE(1, F_CC, K(0)) END
        WHEN(IN(V(BOP, 2), 0x7))
            WHEN(IN(V(BOP2, 1), 0x7)) READ_EARLY(7, F_P, V(Q12, 6)) END
            WHEN(COND(EQ(V(BOP2, 1), K(0)), NE(BXOR(REG(F_P, V(Q12, 6)), V(Q12N, 5)), K(0)),
                COND(EQ(V(BOP2, 1), K(1)), EQ(BXOR(REG(F_P, V(Q12, 6)), V(Q12N, 5)), K(0)),
                EQ(V(BOP2, 1), K(2)))))
                READ_EARLY(7, F_P, V(Q29, 8))
            END
        END
        WHEN(COND(EQ(V(BOP, 2), K(0)), COND(EQ(V(BOP2, 1), K(0)), LAND(NE(BXOR(REG(F_P, V(Q12, 6)),
            V(Q12N, 5)), K(0)), NE(BXOR(REG(F_P, V(Q29, 8)), V(Q29N, 7)), K(0))), COND(EQ(V(BOP2,
            1), K(1)), LOR(NE(BXOR(REG(F_P, V(Q12, 6)), V(Q12N, 5)), K(0)), NE(BXOR(REG(F_P, V(Q29,
            8)), V(Q29N, 7)), K(0))), LAND(EQ(V(BOP2, 1), K(2)), NE(BXOR(BXOR(REG(F_P, V(Q12, 6)),
            V(Q12N, 5)), BXOR(REG(F_P, V(Q29, 8)), V(Q29N, 7))), K(0))))), COND(EQ(V(BOP, 2), K(1)),
            COND(EQ(V(BOP2, 1), K(0)), LOR(EQ(BXOR(REG(F_P, V(Q12, 6)), V(Q12N, 5)), K(0)),
            EQ(BXOR(REG(F_P, V(Q29, 8)), V(Q29N, 7)), K(0))), COND(EQ(V(BOP2, 1), K(1)),
            LAND(EQ(BXOR(REG(F_P, V(Q12, 6)), V(Q12N, 5)), K(0)), EQ(BXOR(REG(F_P, V(Q29, 8)),
            V(Q29N, 7)), K(0))), LOR(NE(V(BOP2, 1), K(2)), EQ(BXOR(BXOR(REG(F_P, V(Q12, 6)), V(Q12N,
            5)), BXOR(REG(F_P, V(Q29, 8)), V(Q29N, 7))), K(0))))), EQ(V(BOP, 2), K(2)))))
            READ_EARLY(7, F_P, V(Q0, 10))
        END
        WRITE(1, F_R, V(Rd, 3))
    END
    DONE
};
static rt_rows uses_cset = {
    GUARD_READS(1, 7)
    WHEN(GUARD_VALUE(1, 7))
        WHEN(V(CCW, 4)) WRITE(1, F_CC, K(0)) END
        WHEN(IN(V(BOP, 2), 0x7)) READ(F_CC, K(0)) END
        WHEN(COND(EQ(V(BOP, 2), K(0)), BAND(SHR(COND(EQ(V(CCT8, 1), K(0)), K(0), COND(EQ(V(CCT8, 1),
            K(1)), K(47940), COND(EQ(V(CCT8, 1), K(2)), K(8738), COND(EQ(V(CCT8, 1), K(3)),
            K(13158), COND(EQ(V(CCT8, 1), K(4)), K(17425), COND(EQ(V(CCT8, 1), K(5)), K(21845),
            COND(EQ(V(CCT8, 1), K(6)), K(52275), COND(EQ(V(CCT8, 1), K(7)), K(30583),
            COND(EQ(V(CCT8, 1), K(8)), K(34952), COND(EQ(V(CCT8, 1), K(9)), K(13260),
            COND(EQ(V(CCT8, 1), K(10)), K(43690), COND(EQ(V(CCT8, 1), K(11)), K(48110),
            COND(EQ(V(CCT8, 1), K(12)), K(52377), COND(EQ(V(CCT8, 1), K(13)), K(56797),
            COND(EQ(V(CCT8, 1), K(14)), K(17595), COND(EQ(V(CCT8, 1), K(15)), K(65535),
            COND(EQ(V(CCT8, 1), K(16)), K(255), COND(EQ(V(CCT8, 1), K(17)), K(3855), COND(EQ(V(CCT8,
            1), K(18)), K(13107), COND(EQ(V(CCT8, 1), K(19)), K(44975), COND(EQ(V(CCT8, 1), K(20)),
            K(20560), COND(EQ(V(CCT8, 1), K(21)), K(52428), COND(EQ(V(CCT8, 1), K(22)), K(61680),
            COND(EQ(V(CCT8, 1), K(23)), K(65280), COND(EQ(V(CCT8, 1), K(24)), K(0), COND(EQ(V(CCT8,
            1), K(25)), K(0), COND(EQ(V(CCT8, 1), K(26)), K(0), COND(EQ(V(CCT8, 1), K(27)), K(0),
            COND(EQ(V(CCT8, 1), K(28)), K(0), COND(EQ(V(CCT8, 1), K(29)), K(0), COND(EQ(V(CCT8, 1),
            K(30)), K(61166), COND(EQ(V(CCT8, 1), K(31)), K(4369),
            UNKNOWN)))))))))))))))))))))))))))))))), REG(F_CC, K(0))), K(1)), COND(EQ(V(BOP, 2),
            K(1)), LNOT(BAND(SHR(COND(EQ(V(CCT8, 1), K(0)), K(0), COND(EQ(V(CCT8, 1), K(1)),
            K(47940), COND(EQ(V(CCT8, 1), K(2)), K(8738), COND(EQ(V(CCT8, 1), K(3)), K(13158),
            COND(EQ(V(CCT8, 1), K(4)), K(17425), COND(EQ(V(CCT8, 1), K(5)), K(21845),
            COND(EQ(V(CCT8, 1), K(6)), K(52275), COND(EQ(V(CCT8, 1), K(7)), K(30583),
            COND(EQ(V(CCT8, 1), K(8)), K(34952), COND(EQ(V(CCT8, 1), K(9)), K(13260),
            COND(EQ(V(CCT8, 1), K(10)), K(43690), COND(EQ(V(CCT8, 1), K(11)), K(48110),
            COND(EQ(V(CCT8, 1), K(12)), K(52377), COND(EQ(V(CCT8, 1), K(13)), K(56797),
            COND(EQ(V(CCT8, 1), K(14)), K(17595), COND(EQ(V(CCT8, 1), K(15)), K(65535),
            COND(EQ(V(CCT8, 1), K(16)), K(255), COND(EQ(V(CCT8, 1), K(17)), K(3855), COND(EQ(V(CCT8,
            1), K(18)), K(13107), COND(EQ(V(CCT8, 1), K(19)), K(44975), COND(EQ(V(CCT8, 1), K(20)),
            K(20560), COND(EQ(V(CCT8, 1), K(21)), K(52428), COND(EQ(V(CCT8, 1), K(22)), K(61680),
            COND(EQ(V(CCT8, 1), K(23)), K(65280), COND(EQ(V(CCT8, 1), K(24)), K(0), COND(EQ(V(CCT8,
            1), K(25)), K(0), COND(EQ(V(CCT8, 1), K(26)), K(0), COND(EQ(V(CCT8, 1), K(27)), K(0),
            COND(EQ(V(CCT8, 1), K(28)), K(0), COND(EQ(V(CCT8, 1), K(29)), K(0), COND(EQ(V(CCT8, 1),
            K(30)), K(61166), COND(EQ(V(CCT8, 1), K(31)), K(4369),
            UNKNOWN)))))))))))))))))))))))))))))))), REG(F_CC, K(0))), K(1))), EQ(V(BOP, 2),
            K(2)))))
            READ_EARLY(7, F_P, V(Q0, 6))
        END
        WRITE(1, F_R, V(Rd, 3))
    END
    DONE
};
static rt_rows uses_csetp = {
    GUARD_READS(1, 6)
    WHEN(GUARD_VALUE(1, 6))
        WHEN(IN(V(BOP, 1), 0x7)) READ_EARLY(7, F_CC, K(0)) END
        WHEN(COND(IN(V(BOP, 1), 0x3), LOR(BAND(SHR(COND(EQ(V(CCT8, 0), K(0)), K(0), COND(EQ(V(CCT8,
            0), K(1)), K(47940), COND(EQ(V(CCT8, 0), K(2)), K(8738), COND(EQ(V(CCT8, 0), K(3)),
            K(13158), COND(EQ(V(CCT8, 0), K(4)), K(17425), COND(EQ(V(CCT8, 0), K(5)), K(21845),
            COND(EQ(V(CCT8, 0), K(6)), K(52275), COND(EQ(V(CCT8, 0), K(7)), K(30583),
            COND(EQ(V(CCT8, 0), K(8)), K(34952), COND(EQ(V(CCT8, 0), K(9)), K(13260),
            COND(EQ(V(CCT8, 0), K(10)), K(43690), COND(EQ(V(CCT8, 0), K(11)), K(48110),
            COND(EQ(V(CCT8, 0), K(12)), K(52377), COND(EQ(V(CCT8, 0), K(13)), K(56797),
            COND(EQ(V(CCT8, 0), K(14)), K(17595), COND(EQ(V(CCT8, 0), K(15)), K(65535),
            COND(EQ(V(CCT8, 0), K(16)), K(255), COND(EQ(V(CCT8, 0), K(17)), K(3855), COND(EQ(V(CCT8,
            0), K(18)), K(13107), COND(EQ(V(CCT8, 0), K(19)), K(44975), COND(EQ(V(CCT8, 0), K(20)),
            K(20560), COND(EQ(V(CCT8, 0), K(21)), K(52428), COND(EQ(V(CCT8, 0), K(22)), K(61680),
            COND(EQ(V(CCT8, 0), K(23)), K(65280), COND(EQ(V(CCT8, 0), K(24)), K(0), COND(EQ(V(CCT8,
            0), K(25)), K(0), COND(EQ(V(CCT8, 0), K(26)), K(0), COND(EQ(V(CCT8, 0), K(27)), K(0),
            COND(EQ(V(CCT8, 0), K(28)), K(0), COND(EQ(V(CCT8, 0), K(29)), K(0), COND(EQ(V(CCT8, 0),
            K(30)), K(61166), COND(EQ(V(CCT8, 0), K(31)), K(4369),
            UNKNOWN)))))))))))))))))))))))))))))))), REG(F_CC, K(0))), K(1)),
            LNOT(BAND(SHR(COND(EQ(V(CCT8, 0), K(0)), K(0), COND(EQ(V(CCT8, 0), K(1)), K(47940),
            COND(EQ(V(CCT8, 0), K(2)), K(8738), COND(EQ(V(CCT8, 0), K(3)), K(13158), COND(EQ(V(CCT8,
            0), K(4)), K(17425), COND(EQ(V(CCT8, 0), K(5)), K(21845), COND(EQ(V(CCT8, 0), K(6)),
            K(52275), COND(EQ(V(CCT8, 0), K(7)), K(30583), COND(EQ(V(CCT8, 0), K(8)), K(34952),
            COND(EQ(V(CCT8, 0), K(9)), K(13260), COND(EQ(V(CCT8, 0), K(10)), K(43690),
            COND(EQ(V(CCT8, 0), K(11)), K(48110), COND(EQ(V(CCT8, 0), K(12)), K(52377),
            COND(EQ(V(CCT8, 0), K(13)), K(56797), COND(EQ(V(CCT8, 0), K(14)), K(17595),
            COND(EQ(V(CCT8, 0), K(15)), K(65535), COND(EQ(V(CCT8, 0), K(16)), K(255),
            COND(EQ(V(CCT8, 0), K(17)), K(3855), COND(EQ(V(CCT8, 0), K(18)), K(13107),
            COND(EQ(V(CCT8, 0), K(19)), K(44975), COND(EQ(V(CCT8, 0), K(20)), K(20560),
            COND(EQ(V(CCT8, 0), K(21)), K(52428), COND(EQ(V(CCT8, 0), K(22)), K(61680),
            COND(EQ(V(CCT8, 0), K(23)), K(65280), COND(EQ(V(CCT8, 0), K(24)), K(0), COND(EQ(V(CCT8,
            0), K(25)), K(0), COND(EQ(V(CCT8, 0), K(26)), K(0), COND(EQ(V(CCT8, 0), K(27)), K(0),
            COND(EQ(V(CCT8, 0), K(28)), K(0), COND(EQ(V(CCT8, 0), K(29)), K(0), COND(EQ(V(CCT8, 0),
            K(30)), K(61166), COND(EQ(V(CCT8, 0), K(31)), K(4369),
            UNKNOWN)))))))))))))))))))))))))))))))), REG(F_CC, K(0))), K(1)))), EQ(V(BOP, 1),
            K(2))))
            READ_EARLY(7, F_P, V(Q0, 5))
        END
        WRITE(1, F_P, V(P0, 2))
        WRITE(1, F_P, V(P1, 3))
    END
    DONE
};
static rt_rows uses_p2r = {
    GUARD_READS(1, 10)
    WHEN(GUARD_VALUE(1, 10))
        READ(F_R, V(Ra, 3))
        SB_READS(0, 5)
        WHEN(V(WHICH, 2)) READ_EARLY(7, F_CC, K(0)) END
        WHEN(LNOT(V(WHICH, 2)))
            READ(F_P, K(0))
            READ(F_P, K(1))
            READ(F_P, K(2))
            READ(F_P, K(3))
            READ(F_P, K(4))
            READ(F_P, K(5))
            READ(F_P, K(6))
        END
        WRITE(1, F_R, V(Rd, 1))
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    SB_KEEPS(0, 6, 5)
    DONE
};
static rt_rows uses_r2p = {
    GUARD_READS(1, 9)
    WHEN(GUARD_VALUE(1, 9))
        WHEN(LOR(V(WHICH, 0), LOR(LOW(PBITS_VALUE(0, 4, 8), 1), LOR(SLICE(PBITS_VALUE(0, 4, 8),
            K(1), 1), LOR(SLICE(PBITS_VALUE(0, 4, 8), K(2), 1), LOR(SLICE(PBITS_VALUE(0, 4, 8),
            K(3), 1), LOR(SLICE(PBITS_VALUE(0, 4, 8), K(4), 1), LOR(SLICE(PBITS_VALUE(0, 4, 8),
            K(5), 1), SLICE(PBITS_VALUE(0, 4, 8), K(6), 1)))))))))
            READ_BITS(F_R, V(Ra, 1), MUL(K(8), V(PBYTE, 2)), 8)
        END
        PBITS_READS(0, 4)
        WHEN(V(WHICH, 0))
            READ(F_CC, K(0))
            WRITE(1, F_CC, K(0))
        END
        WHEN(LNOT(V(WHICH, 0)))
            WHEN(LOW(PBITS_VALUE(0, 4, 8), 1)) WRITE(1, F_P, K(0)) END
            WHEN(SLICE(PBITS_VALUE(0, 4, 8), K(1), 1)) WRITE(1, F_P, K(1)) END
            WHEN(SLICE(PBITS_VALUE(0, 4, 8), K(2), 1)) WRITE(1, F_P, K(2)) END
            WHEN(SLICE(PBITS_VALUE(0, 4, 8), K(3), 1)) WRITE(1, F_P, K(3)) END
            WHEN(SLICE(PBITS_VALUE(0, 4, 8), K(4), 1)) WRITE(1, F_P, K(4)) END
            WHEN(SLICE(PBITS_VALUE(0, 4, 8), K(5), 1)) WRITE(1, F_P, K(5)) END
            WHEN(SLICE(PBITS_VALUE(0, 4, 8), K(6), 1)) WRITE(1, F_P, K(6)) END
        END
    END
    PBITS_KEEPS(0, 5, 4)
    DONE
};
static rt_rows uses_shl = {
    GUARD_READS(1, 11)
    WHEN(GUARD_VALUE(1, 11))
        WHEN(V(CCW, 3)) WRITE(1, F_CC, K(0)) END
        WHEN(V(SHX, 1)) READ(F_CC, K(0)) END
        READ(F_R, V(Ra, 4))
        SB_READS(0, 6)
        WRITE(1, F_R, V(Rd, 2))
    END
    WHEN(V(RA, 5)) KEEP(F_R, V(Ra, 4)) END
    SB_KEEPS(0, 7, 6)
    DONE
};
static rt_rows uses_shr = {
    GUARD_READS(1, 13)
    WHEN(GUARD_VALUE(1, 13))
        WHEN(V(CCW, 5)) WRITE(1, F_CC, K(0)) END
        WHEN(IN(V(SHRX, 2), 0xe)) READ(F_CC, K(0)) END
        WHEN(V(BREV, 3))
            READ_BITS(F_R, V(Ra, 6), K(31), 1)
            READ_BITS(F_R, V(Ra, 6), K(30), 1)
            READ_BITS(F_R, V(Ra, 6), K(29), 1)
            READ_BITS(F_R, V(Ra, 6), K(28), 1)
            READ_BITS(F_R, V(Ra, 6), K(27), 1)
            READ_BITS(F_R, V(Ra, 6), K(26), 1)
            READ_BITS(F_R, V(Ra, 6), K(25), 1)
            READ_BITS(F_R, V(Ra, 6), K(24), 1)
            READ_BITS(F_R, V(Ra, 6), K(23), 1)
            READ_BITS(F_R, V(Ra, 6), K(22), 1)
            READ_BITS(F_R, V(Ra, 6), K(21), 1)
            READ_BITS(F_R, V(Ra, 6), K(20), 1)
            READ_BITS(F_R, V(Ra, 6), K(19), 1)
            READ_BITS(F_R, V(Ra, 6), K(18), 1)
            READ_BITS(F_R, V(Ra, 6), K(17), 1)
            READ_BITS(F_R, V(Ra, 6), K(16), 1)
            READ_BITS(F_R, V(Ra, 6), K(15), 1)
            READ_BITS(F_R, V(Ra, 6), K(14), 1)
            READ_BITS(F_R, V(Ra, 6), K(13), 1)
            READ_BITS(F_R, V(Ra, 6), K(12), 1)
            READ_BITS(F_R, V(Ra, 6), K(11), 1)
            READ_BITS(F_R, V(Ra, 6), K(10), 1)
            READ_BITS(F_R, V(Ra, 6), K(9), 1)
            READ_BITS(F_R, V(Ra, 6), K(8), 1)
            READ_BITS(F_R, V(Ra, 6), K(7), 1)
            READ_BITS(F_R, V(Ra, 6), K(6), 1)
            READ_BITS(F_R, V(Ra, 6), K(5), 1)
            READ_BITS(F_R, V(Ra, 6), K(4), 1)
            READ_BITS(F_R, V(Ra, 6), K(3), 1)
            READ_BITS(F_R, V(Ra, 6), K(2), 1)
            READ_BITS(F_R, V(Ra, 6), K(1), 1)
            READ_BITS(F_R, V(Ra, 6), K(0), 1)
        END
        WHEN(LNOT(V(BREV, 3))) READ(F_R, V(Ra, 6)) END
        SB_READS(0, 8)
        WRITE(1, F_R, V(Rd, 4))
    END
    WHEN(V(RA, 7)) KEEP(F_R, V(Ra, 6)) END
    SB_KEEPS(0, 9, 8)
    DONE
};
static rt_rows uses_shf_l = {
    GUARD_READS(1, 12)
    WHEN(GUARD_VALUE(1, 12))
        WHEN(IN(V(FHI, 2), 0xc)) READ(F_CC, K(0)) END
        READ(F_R, V(Ra, 5))
        READ(F_R, V(Rc, 10))
        SHFB_READS(0, 7)
        WRITE(1, F_R, V(Rd, 3))
        WHEN(V(CCW, 4)) WRITE(1, F_CC, K(0)) END
    END
    WHEN(V(RA, 6)) KEEP(F_R, V(Ra, 5)) END
    WHEN(V(RC, 11)) KEEP(F_R, V(Rc, 10)) END
    SHFB_KEEPS(0, 8, 7)
    DONE
};
static rt_rows uses_bfe = {
    GUARD_READS(1, 11)
    WHEN(GUARD_VALUE(1, 11))
        WHEN(V(CCW, 3)) WRITE(1, F_CC, K(0)) END
        WHEN(V(BREV, 1))
            READ_BITS(F_R, V(Ra, 4), K(31), 1)
            READ_BITS(F_R, V(Ra, 4), K(30), 1)
            READ_BITS(F_R, V(Ra, 4), K(29), 1)
            READ_BITS(F_R, V(Ra, 4), K(28), 1)
            READ_BITS(F_R, V(Ra, 4), K(27), 1)
            READ_BITS(F_R, V(Ra, 4), K(26), 1)
            READ_BITS(F_R, V(Ra, 4), K(25), 1)
            READ_BITS(F_R, V(Ra, 4), K(24), 1)
            READ_BITS(F_R, V(Ra, 4), K(23), 1)
            READ_BITS(F_R, V(Ra, 4), K(22), 1)
            READ_BITS(F_R, V(Ra, 4), K(21), 1)
            READ_BITS(F_R, V(Ra, 4), K(20), 1)
            READ_BITS(F_R, V(Ra, 4), K(19), 1)
            READ_BITS(F_R, V(Ra, 4), K(18), 1)
            READ_BITS(F_R, V(Ra, 4), K(17), 1)
            READ_BITS(F_R, V(Ra, 4), K(16), 1)
            READ_BITS(F_R, V(Ra, 4), K(15), 1)
            READ_BITS(F_R, V(Ra, 4), K(14), 1)
            READ_BITS(F_R, V(Ra, 4), K(13), 1)
            READ_BITS(F_R, V(Ra, 4), K(12), 1)
            READ_BITS(F_R, V(Ra, 4), K(11), 1)
            READ_BITS(F_R, V(Ra, 4), K(10), 1)
            READ_BITS(F_R, V(Ra, 4), K(9), 1)
            READ_BITS(F_R, V(Ra, 4), K(8), 1)
            READ_BITS(F_R, V(Ra, 4), K(7), 1)
            READ_BITS(F_R, V(Ra, 4), K(6), 1)
            READ_BITS(F_R, V(Ra, 4), K(5), 1)
            READ_BITS(F_R, V(Ra, 4), K(4), 1)
            READ_BITS(F_R, V(Ra, 4), K(3), 1)
            READ_BITS(F_R, V(Ra, 4), K(2), 1)
            READ_BITS(F_R, V(Ra, 4), K(1), 1)
            READ_BITS(F_R, V(Ra, 4), K(0), 1)
        END
        WHEN(LNOT(V(BREV, 1))) READ(F_R, V(Ra, 4)) END
        SB_READS(0, 6)
        WRITE(1, F_R, V(Rd, 2))
    END
    WHEN(V(RA, 5)) KEEP(F_R, V(Ra, 4)) END
    SB_KEEPS(0, 7, 6)
    DONE
};
static rt_rows uses_bfi_b = {
    GUARD_READS(1, 11)
    WHEN(GUARD_VALUE(1, 11))
        READ(F_R, V(Ra, 2))
        SB_READS(0, 4)
        READ(F_R, V(Rc, 9))
        WRITE(1, F_R, V(Rd, 0))
        WHEN(V(CCW, 1)) WRITE(1, F_CC, K(0)) END
    END
    WHEN(V(RA, 3)) KEEP(F_R, V(Ra, 2)) END
    WHEN(V(RC, 10)) KEEP(F_R, V(Rc, 9)) END
    SB_KEEPS(0, 5, 4)
    DONE
};
static rt_rows uses_bfi_c = {
    GUARD_READS(1, 8)
    WHEN(GUARD_VALUE(1, 8))
        READ(F_R, V(Ra, 2))
        READ_BITS(F_R, V(Rc, 4), K(0), 8)
        READ_BITS(F_R, V(Rc, 4), K(8), 8)
        WRITE(1, F_R, V(Rd, 0))
        WHEN(V(CCW, 1)) WRITE(1, F_CC, K(0)) END
    END
    WHEN(V(RA, 3)) KEEP(F_R, V(Ra, 2)) END
    WHEN(V(RB, 5)) KEEP(F_R, V(Rc, 4)) END
    DONE
};
static rt_rows uses_flo = {
    GUARD_READS(2, 10)
    WHEN(GUARD_VALUE(2, 10))
        WHEN(V(CCW, 3)) WRITE(1, F_CC, K(0)) END
        SBI_READS_2(0, 5)
        WRITE(1, F_R, V(Rd, 2))
    END
    SBI_KEEPS(0, 6, 5)
    DONE
};
static rt_rows uses_popc = {
    GUARD_READS(2, 7)
    WHEN(GUARD_VALUE(2, 7))
        SBI_READS_2(0, 2)
        WRITE(1, F_R, V(Rd, 0))
    END
    SBI_KEEPS(0, 3, 2)
    DONE
};
static rt_rows uses_lea_lo = {
    GUARD_READS(4, 13)
    WHEN(GUARD_VALUE(4, 13))
        WHEN(IN(V(P2, 1), 0x7f)) WRITE(1, F_P, V(P2, 1)) END
        READ(F_R, V(Ra, 5))
        SB_READS(2, 7)
        WHEN(V(LEAX, 0)) READ_BITS(F_CC, K(0), K(2), 1) END
        WRITE(1, F_R, V(Rd, 2))
        WHEN(V(LEAX, 0))
            WHEN(V(CCW, 3))
                WHEN(EQ(LOW(ADD(ADD(COND(V(LEAN, 4), ADD(LOW(BNOT(LOW(SHL(REG(F_R, V(Ra, 5)),
                    V(LEAS, 12)), 32)), 32), K(1)), LOW(LOW(SHL(REG(F_R, V(Ra, 5)), V(LEAS, 12)),
                    32), 32)), SB_VALUE(2, 7, 11)), COND(V(LEAX, 0), SLICE(REG(F_CC, K(0)), K(2),
                    1), K(0))), 32), K(0)))
                    READ_BITS(F_CC, K(0), K(0), 1)
                END
            END
        END
        WHEN(V(CCW, 3)) WRITE(1, F_CC, K(0)) END
    END
    WHEN(V(RA, 6)) KEEP(F_R, V(Ra, 5)) END
    SB_KEEPS(2, 8, 7)
    DONE
};
static rt_rows uses_lea_hi = {
    GUARD_READS(3, 12)
    WHEN(GUARD_VALUE(3, 12))
        WHEN(IN(V(P2, 1), 0x7f)) WRITE(1, F_P, V(P2, 1)) END
        READ(F_R, V(Ra, 5))
        READ(F_R, V(Rc, 9))
        READ(F_R, V(Rb, 7))
        WHEN(V(LEHX, 0)) READ_BITS(F_CC, K(0), K(2), 1) END
        WRITE(1, F_R, V(Rd, 2))
        WHEN(V(LEHX, 0))
            WHEN(V(CCW, 3))
                WHEN(EQ(LOW(ADD(ADD(COND(V(LEHN, 4), ADD(LOW(BNOT(UNKNOWN), 32), K(1)), UNKNOWN),
                    REG(F_R, V(Rb, 7))), COND(V(LEHX, 0), SLICE(REG(F_CC, K(0)), K(2), 1), K(0))),
                    32), K(0)))
                    READ_BITS(F_CC, K(0), K(0), 1)
                END
            END
        END
        WHEN(V(CCW, 3)) WRITE(1, F_CC, K(0)) END
    END
    WHEN(V(RB, 8)) KEEP(F_R, V(Rb, 7)) END
    WHEN(V(RC, 10)) KEEP(F_R, V(Rc, 9)) END
    WHEN(V(RA, 6)) KEEP(F_R, V(Ra, 5)) END
    DONE
};
static rt_rows uses_lea_hc = {
    GUARD_READS(4, 12)
    WHEN(GUARD_VALUE(4, 12))
        WHEN(IN(V(P2, 1), 0x7f)) WRITE(1, F_P, V(P2, 1)) END
        READ(F_R, V(Ra, 5))
        READ(F_R, V(Rc, 9))
        WHEN(V(LECX, 0)) READ_BITS(F_CC, K(0), K(2), 1) END
        WRITE(1, F_R, V(Rd, 2))
        WHEN(V(LECX, 0))
            WHEN(V(CCW, 3)) WHEN(UNKNOWN) READ_BITS(F_CC, K(0), K(0), 1) END END
        END
        WHEN(V(CCW, 3)) WRITE(1, F_CC, K(0)) END
    END
    WHEN(V(RC, 10)) KEEP(F_R, V(Rc, 9)) END
    WHEN(V(RA, 6)) KEEP(F_R, V(Ra, 5)) END
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
static rt_rows uses_vote = {
    GUARD_READS(1, 5)
    WHEN(GUARD_VALUE(1, 5))
        READ_EARLY(7, F_P, V(Q0, 4))
        WRITE(1, F_R, V(Rd, 1))
        WRITE(1, F_P, V(VP, 2))
    END
    DONE
};
static rt_rows uses_shfl = {
    GUARD_READS(2, 8)
    WHEN(GUARD_VALUE(2, 8))
        READ_EARLY(-2, F_R, V(Ra, 3))
        SHC_READS(1, 6)
        SHB_READS(0, 4)
        WRITE(1, F_R, V(Rd, 2))
        WRITE(1, F_P, V(P2, 1))
    END
    DONE
};
static rt_rows uses_bar_sync = {
    GUARD_READS(2, 4)
    WHEN(GUARD_VALUE(2, 4))
        BARID_READS(0, 0)
        BARO_READS(1, 2)
    END
    DONE
};
static rt_rows uses_bar_arv = {
    GUARD_READS(2, 4)
    WHEN(GUARD_VALUE(2, 4))
        BARID_READS(0, 0)
        BARA_READS(1, 2)
    END
    DONE
};
static rt_rows uses_bar_red = {
    GUARD_READS(3, 7)
    WHEN(GUARD_VALUE(3, 7))
        BARID_READS(0, 1)
        BARO_READS(1, 3)
        READ_EARLY(7, F_P, V(Q0, 6))
    END
    DONE
};
static rt_rows uses_bar_scan = {
    GUARD_READS(3, 6)
    WHEN(GUARD_VALUE(3, 6))
        BARID_READS(0, 0)
        BARO_READS(1, 2)
        READ_EARLY(7, F_P, V(Q0, 5))
    END
    DONE
};
static rt_rows uses_b2r_b = {
    GUARD_READS(0, 2)
    WHEN(GUARD_VALUE(0, 2)) WRITE(1, F_R, V(Rd, 0)) END
    DONE
};
static rt_rows uses_b2r_r = {
    GUARD_READS(1, 2)
    WHEN(GUARD_VALUE(1, 2))
        WRITE(1, F_R, V(Rd, 0))
        B2RP_WRITES(0, 1)
    END
    DONE
};
static rt_rows uses_r2b = {
    GUARD_READS(0, 3)
    WHEN(GUARD_VALUE(0, 3)) READ(F_R, V(Rb, 2)) END
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
static rt_rows uses_suld_p = {
    GUARD_READS(2, 9)
    WHEN(GUARD_VALUE(2, 9))
        READ(F_R, V(Ra, 6))
        WHEN(GT(COND(EQ(V(SUDIM, 0), K(0)), K(1), COND(EQ(V(SUDIM, 0), K(1)), K(1), COND(EQ(V(SUDIM,
            0), K(2)), K(2), COND(EQ(V(SUDIM, 0), K(3)), K(2), COND(EQ(V(SUDIM, 0), K(4)), K(3),
            COND(EQ(V(SUDIM, 0), K(5)), K(3), COND(EQ(V(SUDIM, 0), K(6)), K(0), COND(EQ(V(SUDIM, 0),
            K(7)), K(0), UNKNOWN)))))))), K(1)))
            READ(F_R, BOR(V(Ra, 6), K(1)))
        END
        WHEN(GT(COND(EQ(V(SUDIM, 0), K(0)), K(1), COND(EQ(V(SUDIM, 0), K(1)), K(1), COND(EQ(V(SUDIM,
            0), K(2)), K(2), COND(EQ(V(SUDIM, 0), K(3)), K(2), COND(EQ(V(SUDIM, 0), K(4)), K(3),
            COND(EQ(V(SUDIM, 0), K(5)), K(3), COND(EQ(V(SUDIM, 0), K(6)), K(0), COND(EQ(V(SUDIM, 0),
            K(7)), K(0), UNKNOWN)))))))), K(2)))
            READ(F_R, BOR(V(Ra, 6), K(2)))
        END
        SUWHERE_READS(1, 7)
        SUPO_WRITES(0, 4)
        WRITE(1, F_R, V(Rd, 5))
        WHEN(GT(ADD(ADD(ADD(LOW(V(SUMASK, 2), 1), SLICE(V(SUMASK, 2), K(1), 1)), SLICE(V(SUMASK, 2),
            K(2), 1)), SLICE(V(SUMASK, 2), K(3), 1)), K(1)))
            WRITE(1, F_R, BOR(V(Rd, 5), K(1)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(SUMASK, 2), 1), SLICE(V(SUMASK, 2), K(1), 1)), SLICE(V(SUMASK, 2),
            K(2), 1)), SLICE(V(SUMASK, 2), K(3), 1)), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 5), K(2)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(SUMASK, 2), 1), SLICE(V(SUMASK, 2), K(1), 1)), SLICE(V(SUMASK, 2),
            K(2), 1)), SLICE(V(SUMASK, 2), K(3), 1)), K(3)))
            WRITE(1, F_R, BOR(V(Rd, 5), K(3)))
        END
    END
    DONE
};
static rt_rows uses_suld_d = {
    GUARD_READS(2, 10)
    WHEN(GUARD_VALUE(2, 10))
        READ(F_R, V(Ra, 7))
        WHEN(GT(COND(EQ(V(SUDIM, 1), K(0)), K(1), COND(EQ(V(SUDIM, 1), K(1)), K(1), COND(EQ(V(SUDIM,
            1), K(2)), K(2), COND(EQ(V(SUDIM, 1), K(3)), K(2), COND(EQ(V(SUDIM, 1), K(4)), K(3),
            COND(EQ(V(SUDIM, 1), K(5)), K(3), COND(EQ(V(SUDIM, 1), K(6)), K(0), COND(EQ(V(SUDIM, 1),
            K(7)), K(0), UNKNOWN)))))))), K(1)))
            READ(F_R, BOR(V(Ra, 7), K(1)))
        END
        WHEN(GT(COND(EQ(V(SUDIM, 1), K(0)), K(1), COND(EQ(V(SUDIM, 1), K(1)), K(1), COND(EQ(V(SUDIM,
            1), K(2)), K(2), COND(EQ(V(SUDIM, 1), K(3)), K(2), COND(EQ(V(SUDIM, 1), K(4)), K(3),
            COND(EQ(V(SUDIM, 1), K(5)), K(3), COND(EQ(V(SUDIM, 1), K(6)), K(0), COND(EQ(V(SUDIM, 1),
            K(7)), K(0), UNKNOWN)))))))), K(2)))
            READ(F_R, BOR(V(Ra, 7), K(2)))
        END
        SUWHERE_READS(1, 8)
        SUPO_WRITES(0, 5)
        WRITE(1, F_R, V(Rd, 6))
        WHEN(IN(V(SUSIZE, 3), 0x60)) WRITE(1, F_R, BOR(V(Rd, 6), K(1))) END
        WHEN(EQ(V(SUSIZE, 3), K(6)))
            WRITE(1, F_R, BOR(V(Rd, 6), K(2)))
            WRITE(1, F_R, BOR(V(Rd, 6), K(3)))
        END
    END
    DONE
};
static rt_rows uses_sust_p = {
    GUARD_READS(1, 8)
    WHEN(GUARD_VALUE(1, 8))
        READ(F_R, V(Ra, 4))
        WHEN(GT(COND(EQ(V(SUDIM, 0), K(0)), K(1), COND(EQ(V(SUDIM, 0), K(1)), K(1), COND(EQ(V(SUDIM,
            0), K(2)), K(2), COND(EQ(V(SUDIM, 0), K(3)), K(2), COND(EQ(V(SUDIM, 0), K(4)), K(3),
            COND(EQ(V(SUDIM, 0), K(5)), K(3), COND(EQ(V(SUDIM, 0), K(6)), K(0), COND(EQ(V(SUDIM, 0),
            K(7)), K(0), UNKNOWN)))))))), K(1)))
            READ(F_R, BOR(V(Ra, 4), K(1)))
        END
        WHEN(GT(COND(EQ(V(SUDIM, 0), K(0)), K(1), COND(EQ(V(SUDIM, 0), K(1)), K(1), COND(EQ(V(SUDIM,
            0), K(2)), K(2), COND(EQ(V(SUDIM, 0), K(3)), K(2), COND(EQ(V(SUDIM, 0), K(4)), K(3),
            COND(EQ(V(SUDIM, 0), K(5)), K(3), COND(EQ(V(SUDIM, 0), K(6)), K(0), COND(EQ(V(SUDIM, 0),
            K(7)), K(0), UNKNOWN)))))))), K(2)))
            READ(F_R, BOR(V(Ra, 4), K(2)))
        END
        READ(F_R, V(Rd, 5))
        WHEN(GT(ADD(ADD(ADD(LOW(V(SUMASK, 2), 1), SLICE(V(SUMASK, 2), K(1), 1)), SLICE(V(SUMASK, 2),
            K(2), 1)), SLICE(V(SUMASK, 2), K(3), 1)), K(1)))
            READ(F_R, BOR(V(Rd, 5), K(1)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(SUMASK, 2), 1), SLICE(V(SUMASK, 2), K(1), 1)), SLICE(V(SUMASK, 2),
            K(2), 1)), SLICE(V(SUMASK, 2), K(3), 1)), K(2)))
            READ(F_R, BOR(V(Rd, 5), K(2)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(SUMASK, 2), 1), SLICE(V(SUMASK, 2), K(1), 1)), SLICE(V(SUMASK, 2),
            K(2), 1)), SLICE(V(SUMASK, 2), K(3), 1)), K(3)))
            READ(F_R, BOR(V(Rd, 5), K(3)))
        END
        SUWHERE_READS(0, 6)
    END
    DONE
};
static rt_rows uses_sust_d = {
    GUARD_READS(1, 9)
    WHEN(GUARD_VALUE(1, 9))
        READ(F_R, V(Ra, 5))
        WHEN(GT(COND(EQ(V(SUDIM, 1), K(0)), K(1), COND(EQ(V(SUDIM, 1), K(1)), K(1), COND(EQ(V(SUDIM,
            1), K(2)), K(2), COND(EQ(V(SUDIM, 1), K(3)), K(2), COND(EQ(V(SUDIM, 1), K(4)), K(3),
            COND(EQ(V(SUDIM, 1), K(5)), K(3), COND(EQ(V(SUDIM, 1), K(6)), K(0), COND(EQ(V(SUDIM, 1),
            K(7)), K(0), UNKNOWN)))))))), K(1)))
            READ(F_R, BOR(V(Ra, 5), K(1)))
        END
        WHEN(GT(COND(EQ(V(SUDIM, 1), K(0)), K(1), COND(EQ(V(SUDIM, 1), K(1)), K(1), COND(EQ(V(SUDIM,
            1), K(2)), K(2), COND(EQ(V(SUDIM, 1), K(3)), K(2), COND(EQ(V(SUDIM, 1), K(4)), K(3),
            COND(EQ(V(SUDIM, 1), K(5)), K(3), COND(EQ(V(SUDIM, 1), K(6)), K(0), COND(EQ(V(SUDIM, 1),
            K(7)), K(0), UNKNOWN)))))))), K(2)))
            READ(F_R, BOR(V(Ra, 5), K(2)))
        END
        READ(F_R, V(Rd, 6))
        WHEN(IN(V(SUSIZE, 3), 0x60)) READ(F_R, BOR(V(Rd, 6), K(1))) END
        WHEN(EQ(V(SUSIZE, 3), K(6)))
            READ(F_R, BOR(V(Rd, 6), K(2)))
            READ(F_R, BOR(V(Rd, 6), K(3)))
        END
        SUWHERE_READS(0, 7)
    END
    DONE
};
static rt_rows uses_sured_p = {
    GUARD_READS(1, 7)
    WHEN(GUARD_VALUE(1, 7))
        READ(F_R, V(Ra, 3))
        WHEN(GT(COND(EQ(V(SUDIM, 0), K(0)), K(1), COND(EQ(V(SUDIM, 0), K(1)), K(1), COND(EQ(V(SUDIM,
            0), K(2)), K(2), COND(EQ(V(SUDIM, 0), K(3)), K(2), COND(EQ(V(SUDIM, 0), K(4)), K(3),
            COND(EQ(V(SUDIM, 0), K(5)), K(3), COND(EQ(V(SUDIM, 0), K(6)), K(0), COND(EQ(V(SUDIM, 0),
            K(7)), K(0), UNKNOWN)))))))), K(1)))
            READ(F_R, BOR(V(Ra, 3), K(1)))
        END
        WHEN(GT(COND(EQ(V(SUDIM, 0), K(0)), K(1), COND(EQ(V(SUDIM, 0), K(1)), K(1), COND(EQ(V(SUDIM,
            0), K(2)), K(2), COND(EQ(V(SUDIM, 0), K(3)), K(2), COND(EQ(V(SUDIM, 0), K(4)), K(3),
            COND(EQ(V(SUDIM, 0), K(5)), K(3), COND(EQ(V(SUDIM, 0), K(6)), K(0), COND(EQ(V(SUDIM, 0),
            K(7)), K(0), UNKNOWN)))))))), K(2)))
            READ(F_R, BOR(V(Ra, 3), K(2)))
        END
        READ(F_R, V(Rd, 4))
        SUWHERE_READS(0, 5)
    END
    DONE
};
static rt_rows uses_sured_d = {
    GUARD_READS(2, 9)
    WHEN(GUARD_VALUE(2, 9))
        READ(F_R, V(Ra, 5))
        WHEN(GT(COND(EQ(V(SUDIM, 1), K(0)), K(1), COND(EQ(V(SUDIM, 1), K(1)), K(1), COND(EQ(V(SUDIM,
            1), K(2)), K(2), COND(EQ(V(SUDIM, 1), K(3)), K(2), COND(EQ(V(SUDIM, 1), K(4)), K(3),
            COND(EQ(V(SUDIM, 1), K(5)), K(3), COND(EQ(V(SUDIM, 1), K(6)), K(0), COND(EQ(V(SUDIM, 1),
            K(7)), K(0), UNKNOWN)))))))), K(1)))
            READ(F_R, BOR(V(Ra, 5), K(1)))
        END
        WHEN(GT(COND(EQ(V(SUDIM, 1), K(0)), K(1), COND(EQ(V(SUDIM, 1), K(1)), K(1), COND(EQ(V(SUDIM,
            1), K(2)), K(2), COND(EQ(V(SUDIM, 1), K(3)), K(2), COND(EQ(V(SUDIM, 1), K(4)), K(3),
            COND(EQ(V(SUDIM, 1), K(5)), K(3), COND(EQ(V(SUDIM, 1), K(6)), K(0), COND(EQ(V(SUDIM, 1),
            K(7)), K(0), UNKNOWN)))))))), K(2)))
            READ(F_R, BOR(V(Ra, 5), K(2)))
        END
        READ(F_R, V(Rd, 6))
        WHEN(GT(SURKIND_VALUE(0, 3), K(1))) READ(F_R, BOR(V(Rd, 6), K(1))) END
        SUWHERE_READS(1, 7)
    END
    DONE
};
static rt_rows uses_suatom_i = {
    GUARD_READS(1, 9)
    WHEN(GUARD_VALUE(1, 9))
        READ(F_R, V(Ra, 6))
        WHEN(GT(COND(EQ(V(SUDIM, 1), K(0)), K(1), COND(EQ(V(SUDIM, 1), K(1)), K(1), COND(EQ(V(SUDIM,
            1), K(2)), K(2), COND(EQ(V(SUDIM, 1), K(3)), K(2), COND(EQ(V(SUDIM, 1), K(4)), K(3),
            COND(EQ(V(SUDIM, 1), K(5)), K(3), COND(EQ(V(SUDIM, 1), K(6)), K(0), COND(EQ(V(SUDIM, 1),
            K(7)), K(0), UNKNOWN)))))))), K(1)))
            READ(F_R, BOR(V(Ra, 6), K(1)))
        END
        WHEN(GT(COND(EQ(V(SUDIM, 1), K(0)), K(1), COND(EQ(V(SUDIM, 1), K(1)), K(1), COND(EQ(V(SUDIM,
            1), K(2)), K(2), COND(EQ(V(SUDIM, 1), K(3)), K(2), COND(EQ(V(SUDIM, 1), K(4)), K(3),
            COND(EQ(V(SUDIM, 1), K(5)), K(3), COND(EQ(V(SUDIM, 1), K(6)), K(0), COND(EQ(V(SUDIM, 1),
            K(7)), K(0), UNKNOWN)))))))), K(2)))
            READ(F_R, BOR(V(Ra, 6), K(2)))
        END
        READ(F_R, V(Rb, 7))
        WHEN(GT(MUL(K(1), SUAKIND_VALUE(0, 3)), K(1))) READ(F_R, BOR(V(Rb, 7), K(1))) END
        WRITE(1, F_R, V(Rd, 5))
        WHEN(GT(SUAKIND_VALUE(0, 3), K(1))) WRITE(1, F_R, BOR(V(Rd, 5), K(1))) END
    END
    DONE
};
static rt_rows uses_suatom_r = {
    GUARD_READS(2, 10)
    WHEN(GUARD_VALUE(2, 10))
        READ(F_R, V(Ra, 7))
        WHEN(GT(COND(EQ(V(SUDIM, 2), K(0)), K(1), COND(EQ(V(SUDIM, 2), K(1)), K(1), COND(EQ(V(SUDIM,
            2), K(2)), K(2), COND(EQ(V(SUDIM, 2), K(3)), K(2), COND(EQ(V(SUDIM, 2), K(4)), K(3),
            COND(EQ(V(SUDIM, 2), K(5)), K(3), COND(EQ(V(SUDIM, 2), K(6)), K(0), COND(EQ(V(SUDIM, 2),
            K(7)), K(0), UNKNOWN)))))))), K(1)))
            READ(F_R, BOR(V(Ra, 7), K(1)))
        END
        WHEN(GT(COND(EQ(V(SUDIM, 2), K(0)), K(1), COND(EQ(V(SUDIM, 2), K(1)), K(1), COND(EQ(V(SUDIM,
            2), K(2)), K(2), COND(EQ(V(SUDIM, 2), K(3)), K(2), COND(EQ(V(SUDIM, 2), K(4)), K(3),
            COND(EQ(V(SUDIM, 2), K(5)), K(3), COND(EQ(V(SUDIM, 2), K(6)), K(0), COND(EQ(V(SUDIM, 2),
            K(7)), K(0), UNKNOWN)))))))), K(2)))
            READ(F_R, BOR(V(Ra, 7), K(2)))
        END
        READ(F_R, V(Rb, 8))
        WHEN(GT(MUL(K(1), SUAKINDR_VALUE(0, 4)), K(1))) READ(F_R, BOR(V(Rb, 8), K(1))) END
        READ(F_R, V(Rc, 9))
        WRITE(1, F_R, V(Rd, 6))
        WHEN(GT(SUAKINDR_VALUE(0, 4), K(1))) WRITE(1, F_R, BOR(V(Rd, 6), K(1))) END
    END
    DONE
};
static rt_rows uses_suatom_p = {
    GUARD_READS(2, 10)
    WHEN(GUARD_VALUE(2, 10))
        READ(F_R, V(Ra, 7))
        WHEN(GT(COND(EQ(V(SUDIM, 1), K(0)), K(1), COND(EQ(V(SUDIM, 1), K(1)), K(1), COND(EQ(V(SUDIM,
            1), K(2)), K(2), COND(EQ(V(SUDIM, 1), K(3)), K(2), COND(EQ(V(SUDIM, 1), K(4)), K(3),
            COND(EQ(V(SUDIM, 1), K(5)), K(3), COND(EQ(V(SUDIM, 1), K(6)), K(0), COND(EQ(V(SUDIM, 1),
            K(7)), K(0), UNKNOWN)))))))), K(1)))
            READ(F_R, BOR(V(Ra, 7), K(1)))
        END
        WHEN(GT(COND(EQ(V(SUDIM, 1), K(0)), K(1), COND(EQ(V(SUDIM, 1), K(1)), K(1), COND(EQ(V(SUDIM,
            1), K(2)), K(2), COND(EQ(V(SUDIM, 1), K(3)), K(2), COND(EQ(V(SUDIM, 1), K(4)), K(3),
            COND(EQ(V(SUDIM, 1), K(5)), K(3), COND(EQ(V(SUDIM, 1), K(6)), K(0), COND(EQ(V(SUDIM, 1),
            K(7)), K(0), UNKNOWN)))))))), K(2)))
            READ(F_R, BOR(V(Ra, 7), K(2)))
        END
        READ(F_R, V(Rb, 8))
        WHEN(GT(MUL(K(1), SUAKINDR_VALUE(0, 3)), K(1))) READ(F_R, BOR(V(Rb, 8), K(1))) END
        READ(F_R, V(Rc, 9))
        WRITE(1, F_P, SUB(K(7), V(SUPA, 5)))
        WRITE(1, F_R, V(Rd, 6))
        WHEN(GT(SUAKINDR_VALUE(0, 3), K(1))) WRITE(1, F_R, BOR(V(Rd, 6), K(1))) END
    END
    DONE
};
static rt_rows uses_suatom_ci = {
    GUARD_READS(2, 9)
    WHEN(GUARD_VALUE(2, 9))
        READ(F_R, V(Ra, 6))
        WHEN(GT(COND(EQ(V(SUDIM, 1), K(0)), K(1), COND(EQ(V(SUDIM, 1), K(1)), K(1), COND(EQ(V(SUDIM,
            1), K(2)), K(2), COND(EQ(V(SUDIM, 1), K(3)), K(2), COND(EQ(V(SUDIM, 1), K(4)), K(3),
            COND(EQ(V(SUDIM, 1), K(5)), K(3), COND(EQ(V(SUDIM, 1), K(6)), K(0), COND(EQ(V(SUDIM, 1),
            K(7)), K(0), UNKNOWN)))))))), K(1)))
            READ(F_R, BOR(V(Ra, 6), K(1)))
        END
        WHEN(GT(COND(EQ(V(SUDIM, 1), K(0)), K(1), COND(EQ(V(SUDIM, 1), K(1)), K(1), COND(EQ(V(SUDIM,
            1), K(2)), K(2), COND(EQ(V(SUDIM, 1), K(3)), K(2), COND(EQ(V(SUDIM, 1), K(4)), K(3),
            COND(EQ(V(SUDIM, 1), K(5)), K(3), COND(EQ(V(SUDIM, 1), K(6)), K(0), COND(EQ(V(SUDIM, 1),
            K(7)), K(0), UNKNOWN)))))))), K(2)))
            READ(F_R, BOR(V(Ra, 6), K(2)))
        END
        READ(F_R, V(Rb, 7))
        READ(F_R, BOR(V(Rb, 7), K(1)))
        WHEN(GT(MUL(K(2), SUAKIND_VALUE(0, 2)), K(2))) READ(F_R, BOR(V(Rb, 7), K(2))) END
        WHEN(GT(MUL(K(2), SUAKIND_VALUE(0, 2)), K(3))) READ(F_R, BOR(V(Rb, 7), K(3))) END
        SUPO_WRITES(1, 4)
        WRITE(1, F_R, V(Rd, 5))
        WHEN(GT(SUAKIND_VALUE(0, 2), K(1))) WRITE(1, F_R, BOR(V(Rd, 5), K(1))) END
    END
    DONE
};
static rt_rows uses_suatom_cr = {
    GUARD_READS(3, 10)
    WHEN(GUARD_VALUE(3, 10))
        READ(F_R, V(Ra, 7))
        WHEN(GT(COND(EQ(V(SUDIM, 2), K(0)), K(1), COND(EQ(V(SUDIM, 2), K(1)), K(1), COND(EQ(V(SUDIM,
            2), K(2)), K(2), COND(EQ(V(SUDIM, 2), K(3)), K(2), COND(EQ(V(SUDIM, 2), K(4)), K(3),
            COND(EQ(V(SUDIM, 2), K(5)), K(3), COND(EQ(V(SUDIM, 2), K(6)), K(0), COND(EQ(V(SUDIM, 2),
            K(7)), K(0), UNKNOWN)))))))), K(1)))
            READ(F_R, BOR(V(Ra, 7), K(1)))
        END
        WHEN(GT(COND(EQ(V(SUDIM, 2), K(0)), K(1), COND(EQ(V(SUDIM, 2), K(1)), K(1), COND(EQ(V(SUDIM,
            2), K(2)), K(2), COND(EQ(V(SUDIM, 2), K(3)), K(2), COND(EQ(V(SUDIM, 2), K(4)), K(3),
            COND(EQ(V(SUDIM, 2), K(5)), K(3), COND(EQ(V(SUDIM, 2), K(6)), K(0), COND(EQ(V(SUDIM, 2),
            K(7)), K(0), UNKNOWN)))))))), K(2)))
            READ(F_R, BOR(V(Ra, 7), K(2)))
        END
        READ(F_R, V(Rb, 8))
        READ(F_R, BOR(V(Rb, 8), K(1)))
        WHEN(GT(MUL(K(2), SUAKINDR_VALUE(0, 3)), K(2))) READ(F_R, BOR(V(Rb, 8), K(2))) END
        WHEN(GT(MUL(K(2), SUAKINDR_VALUE(0, 3)), K(3))) READ(F_R, BOR(V(Rb, 8), K(3))) END
        READ(F_R, V(Rc, 9))
        SUPO_WRITES(1, 5)
        WRITE(1, F_R, V(Rd, 6))
        WHEN(GT(SUAKINDR_VALUE(0, 3), K(1))) WRITE(1, F_R, BOR(V(Rd, 6), K(1))) END
    END
    DONE
};
static rt_rows uses_tex_i = {
    GUARD_READS(4, 15)
    WHEN(GUARD_VALUE(4, 15))
        READ_EARLY(-4, F_R, V(Ra, 10))
        WHEN(GT(COND(EQ(V(TDIM, 13), K(0)), K(1), COND(EQ(V(TDIM, 13), K(1)), K(2), COND(EQ(V(TDIM,
            13), K(2)), K(2), COND(EQ(V(TDIM, 13), K(3)), K(3), COND(EQ(V(TDIM, 13), K(4)), K(3),
            COND(EQ(V(TDIM, 13), K(5)), K(4), COND(EQ(V(TDIM, 13), K(6)), K(3), COND(EQ(V(TDIM, 13),
            K(7)), K(4), UNKNOWN)))))))), K(1)))
            READ_EARLY(-4, F_R, COND(EQ(V(Ra, 10), K(255)), K(255), LOW(ADD(V(Ra, 10), K(1)), 8)))
        END
        WHEN(GT(COND(EQ(V(TDIM, 13), K(0)), K(1), COND(EQ(V(TDIM, 13), K(1)), K(2), COND(EQ(V(TDIM,
            13), K(2)), K(2), COND(EQ(V(TDIM, 13), K(3)), K(3), COND(EQ(V(TDIM, 13), K(4)), K(3),
            COND(EQ(V(TDIM, 13), K(5)), K(4), COND(EQ(V(TDIM, 13), K(6)), K(3), COND(EQ(V(TDIM, 13),
            K(7)), K(4), UNKNOWN)))))))), K(2)))
            READ_EARLY(-4, F_R, COND(EQ(V(Ra, 10), K(255)), K(255), LOW(ADD(V(Ra, 10), K(2)), 8)))
        END
        WHEN(GT(COND(EQ(V(TDIM, 13), K(0)), K(1), COND(EQ(V(TDIM, 13), K(1)), K(2), COND(EQ(V(TDIM,
            13), K(2)), K(2), COND(EQ(V(TDIM, 13), K(3)), K(3), COND(EQ(V(TDIM, 13), K(4)), K(3),
            COND(EQ(V(TDIM, 13), K(5)), K(4), COND(EQ(V(TDIM, 13), K(6)), K(3), COND(EQ(V(TDIM, 13),
            K(7)), K(4), UNKNOWN)))))))), K(3)))
            READ_EARLY(-4, F_R, COND(EQ(V(Ra, 10), K(255)), K(255), LOW(ADD(V(Ra, 10), K(3)), 8)))
        END
        READ_EARLY(-4, F_R, V(Rb, 11))
        WHEN(GT(COND(GT(ADD(ADD(ADD(COND(BAND(V(TLOD, 0), K(2)), K(1), K(0)), V(TLC, 1)), V(TAO,
            2)), V(TDC, 3)), K(1)), ADD(ADD(ADD(COND(BAND(V(TLOD, 0), K(2)), K(1), K(0)), V(TLC,
            1)), V(TAO, 2)), V(TDC, 3)), K(1)), K(1)))
            READ_EARLY(-4, F_R, COND(EQ(V(Rb, 11), K(255)), K(255), LOW(ADD(V(Rb, 11), K(1)), 8)))
        END
        WHEN(GT(COND(GT(ADD(ADD(ADD(COND(BAND(V(TLOD, 0), K(2)), K(1), K(0)), V(TLC, 1)), V(TAO,
            2)), V(TDC, 3)), K(1)), ADD(ADD(ADD(COND(BAND(V(TLOD, 0), K(2)), K(1), K(0)), V(TLC,
            1)), V(TAO, 2)), V(TDC, 3)), K(1)), K(2)))
            READ_EARLY(-4, F_R, COND(EQ(V(Rb, 11), K(255)), K(255), LOW(ADD(V(Rb, 11), K(2)), 8)))
        END
        WHEN(GT(COND(GT(ADD(ADD(ADD(COND(BAND(V(TLOD, 0), K(2)), K(1), K(0)), V(TLC, 1)), V(TAO,
            2)), V(TDC, 3)), K(1)), ADD(ADD(ADD(COND(BAND(V(TLOD, 0), K(2)), K(1), K(0)), V(TLC,
            1)), V(TAO, 2)), V(TDC, 3)), K(1)), K(3)))
            READ_EARLY(-4, F_R, COND(EQ(V(Rb, 11), K(255)), K(255), LOW(ADD(V(Rb, 11), K(3)), 8)))
        END
        TP_WRITES(1, 8)
        WRITE(1, F_R, V(Rd, 9))
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 14), 1), SLICE(V(TMASK, 14), K(1), 1)), SLICE(V(TMASK, 14),
            K(2), 1)), SLICE(V(TMASK, 14), K(3), 1)), K(1)))
            WRITE(1, F_R, COND(EQ(V(Rd, 9), K(255)), K(255), LOW(ADD(V(Rd, 9), K(1)), 8)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 14), 1), SLICE(V(TMASK, 14), K(1), 1)), SLICE(V(TMASK, 14),
            K(2), 1)), SLICE(V(TMASK, 14), K(3), 1)), K(2)))
            WRITE(1, F_R, COND(EQ(V(Rd, 9), K(255)), K(255), LOW(ADD(V(Rd, 9), K(2)), 8)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 14), 1), SLICE(V(TMASK, 14), K(1), 1)), SLICE(V(TMASK, 14),
            K(2), 1)), SLICE(V(TMASK, 14), K(3), 1)), K(3)))
            WRITE(1, F_R, COND(EQ(V(Rd, 9), K(255)), K(255), LOW(ADD(V(Rd, 9), K(3)), 8)))
        END
    END
    DONE
};
static rt_rows uses_tex_b = {
    GUARD_READS(4, 14)
    WHEN(GUARD_VALUE(4, 14))
        READ_EARLY(-4, F_R, V(Ra, 10))
        WHEN(GT(COND(EQ(V(TDIM, 12), K(0)), K(1), COND(EQ(V(TDIM, 12), K(1)), K(2), COND(EQ(V(TDIM,
            12), K(2)), K(2), COND(EQ(V(TDIM, 12), K(3)), K(3), COND(EQ(V(TDIM, 12), K(4)), K(3),
            COND(EQ(V(TDIM, 12), K(5)), K(4), COND(EQ(V(TDIM, 12), K(6)), K(3), COND(EQ(V(TDIM, 12),
            K(7)), K(4), UNKNOWN)))))))), K(1)))
            READ_EARLY(-4, F_R, COND(EQ(V(Ra, 10), K(255)), K(255), LOW(ADD(V(Ra, 10), K(1)), 8)))
        END
        WHEN(GT(COND(EQ(V(TDIM, 12), K(0)), K(1), COND(EQ(V(TDIM, 12), K(1)), K(2), COND(EQ(V(TDIM,
            12), K(2)), K(2), COND(EQ(V(TDIM, 12), K(3)), K(3), COND(EQ(V(TDIM, 12), K(4)), K(3),
            COND(EQ(V(TDIM, 12), K(5)), K(4), COND(EQ(V(TDIM, 12), K(6)), K(3), COND(EQ(V(TDIM, 12),
            K(7)), K(4), UNKNOWN)))))))), K(2)))
            READ_EARLY(-4, F_R, COND(EQ(V(Ra, 10), K(255)), K(255), LOW(ADD(V(Ra, 10), K(2)), 8)))
        END
        WHEN(GT(COND(EQ(V(TDIM, 12), K(0)), K(1), COND(EQ(V(TDIM, 12), K(1)), K(2), COND(EQ(V(TDIM,
            12), K(2)), K(2), COND(EQ(V(TDIM, 12), K(3)), K(3), COND(EQ(V(TDIM, 12), K(4)), K(3),
            COND(EQ(V(TDIM, 12), K(5)), K(4), COND(EQ(V(TDIM, 12), K(6)), K(3), COND(EQ(V(TDIM, 12),
            K(7)), K(4), UNKNOWN)))))))), K(3)))
            READ_EARLY(-4, F_R, COND(EQ(V(Ra, 10), K(255)), K(255), LOW(ADD(V(Ra, 10), K(3)), 8)))
        END
        READ_EARLY(-4, F_R, V(Rb, 11))
        WHEN(GT(COND(GT(ADD(ADD(ADD(ADD(K(1), COND(BAND(V(TLODB, 0), K(2)), K(1), K(0))), V(TLCB,
            1)), V(TAOB, 2)), V(TDC, 3)), K(1)), ADD(ADD(ADD(ADD(K(1), COND(BAND(V(TLODB, 0), K(2)),
            K(1), K(0))), V(TLCB, 1)), V(TAOB, 2)), V(TDC, 3)), K(1)), K(1)))
            READ_EARLY(-4, F_R, COND(EQ(V(Rb, 11), K(255)), K(255), LOW(ADD(V(Rb, 11), K(1)), 8)))
        END
        WHEN(GT(COND(GT(ADD(ADD(ADD(ADD(K(1), COND(BAND(V(TLODB, 0), K(2)), K(1), K(0))), V(TLCB,
            1)), V(TAOB, 2)), V(TDC, 3)), K(1)), ADD(ADD(ADD(ADD(K(1), COND(BAND(V(TLODB, 0), K(2)),
            K(1), K(0))), V(TLCB, 1)), V(TAOB, 2)), V(TDC, 3)), K(1)), K(2)))
            READ_EARLY(-4, F_R, COND(EQ(V(Rb, 11), K(255)), K(255), LOW(ADD(V(Rb, 11), K(2)), 8)))
        END
        WHEN(GT(COND(GT(ADD(ADD(ADD(ADD(K(1), COND(BAND(V(TLODB, 0), K(2)), K(1), K(0))), V(TLCB,
            1)), V(TAOB, 2)), V(TDC, 3)), K(1)), ADD(ADD(ADD(ADD(K(1), COND(BAND(V(TLODB, 0), K(2)),
            K(1), K(0))), V(TLCB, 1)), V(TAOB, 2)), V(TDC, 3)), K(1)), K(3)))
            READ_EARLY(-4, F_R, COND(EQ(V(Rb, 11), K(255)), K(255), LOW(ADD(V(Rb, 11), K(3)), 8)))
        END
        TP_WRITES(1, 8)
        WRITE(1, F_R, V(Rd, 9))
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 13), 1), SLICE(V(TMASK, 13), K(1), 1)), SLICE(V(TMASK, 13),
            K(2), 1)), SLICE(V(TMASK, 13), K(3), 1)), K(1)))
            WRITE(1, F_R, COND(EQ(V(Rd, 9), K(255)), K(255), LOW(ADD(V(Rd, 9), K(1)), 8)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 13), 1), SLICE(V(TMASK, 13), K(1), 1)), SLICE(V(TMASK, 13),
            K(2), 1)), SLICE(V(TMASK, 13), K(3), 1)), K(2)))
            WRITE(1, F_R, COND(EQ(V(Rd, 9), K(255)), K(255), LOW(ADD(V(Rd, 9), K(2)), 8)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 13), 1), SLICE(V(TMASK, 13), K(1), 1)), SLICE(V(TMASK, 13),
            K(2), 1)), SLICE(V(TMASK, 13), K(3), 1)), K(3)))
            WRITE(1, F_R, COND(EQ(V(Rd, 9), K(255)), K(255), LOW(ADD(V(Rd, 9), K(3)), 8)))
        END
    END
    DONE
};
static rt_rows uses_tld_i = {
    GUARD_READS(4, 14)
    WHEN(GUARD_VALUE(4, 14))
        READ_EARLY(-4, F_R, V(Ra, 9))
        WHEN(GT(COND(EQ(V(TDIM, 12), K(0)), K(1), COND(EQ(V(TDIM, 12), K(1)), K(2), COND(EQ(V(TDIM,
            12), K(2)), K(2), COND(EQ(V(TDIM, 12), K(3)), K(3), COND(EQ(V(TDIM, 12), K(4)), K(3),
            COND(EQ(V(TDIM, 12), K(5)), K(4), COND(EQ(V(TDIM, 12), K(6)), K(3), COND(EQ(V(TDIM, 12),
            K(7)), K(4), UNKNOWN)))))))), K(1)))
            READ_EARLY(-4, F_R, COND(EQ(V(Ra, 9), K(255)), K(255), LOW(ADD(V(Ra, 9), K(1)), 8)))
        END
        WHEN(GT(COND(EQ(V(TDIM, 12), K(0)), K(1), COND(EQ(V(TDIM, 12), K(1)), K(2), COND(EQ(V(TDIM,
            12), K(2)), K(2), COND(EQ(V(TDIM, 12), K(3)), K(3), COND(EQ(V(TDIM, 12), K(4)), K(3),
            COND(EQ(V(TDIM, 12), K(5)), K(4), COND(EQ(V(TDIM, 12), K(6)), K(3), COND(EQ(V(TDIM, 12),
            K(7)), K(4), UNKNOWN)))))))), K(2)))
            READ_EARLY(-4, F_R, COND(EQ(V(Ra, 9), K(255)), K(255), LOW(ADD(V(Ra, 9), K(2)), 8)))
        END
        WHEN(GT(COND(EQ(V(TDIM, 12), K(0)), K(1), COND(EQ(V(TDIM, 12), K(1)), K(2), COND(EQ(V(TDIM,
            12), K(2)), K(2), COND(EQ(V(TDIM, 12), K(3)), K(3), COND(EQ(V(TDIM, 12), K(4)), K(3),
            COND(EQ(V(TDIM, 12), K(5)), K(4), COND(EQ(V(TDIM, 12), K(6)), K(3), COND(EQ(V(TDIM, 12),
            K(7)), K(4), UNKNOWN)))))))), K(3)))
            READ_EARLY(-4, F_R, COND(EQ(V(Ra, 9), K(255)), K(255), LOW(ADD(V(Ra, 9), K(3)), 8)))
        END
        READ_EARLY(-4, F_R, V(Rb, 10))
        WHEN(GT(COND(GT(ADD(ADD(ADD(V(TLDL, 0), V(TAOL, 1)), V(TLDM, 2)), V(TLDC, 3)), K(1)),
            ADD(ADD(ADD(V(TLDL, 0), V(TAOL, 1)), V(TLDM, 2)), V(TLDC, 3)), K(1)), K(1)))
            READ_EARLY(-4, F_R, COND(EQ(V(Rb, 10), K(255)), K(255), LOW(ADD(V(Rb, 10), K(1)), 8)))
        END
        WHEN(GT(COND(GT(ADD(ADD(ADD(V(TLDL, 0), V(TAOL, 1)), V(TLDM, 2)), V(TLDC, 3)), K(1)),
            ADD(ADD(ADD(V(TLDL, 0), V(TAOL, 1)), V(TLDM, 2)), V(TLDC, 3)), K(1)), K(2)))
            READ_EARLY(-4, F_R, COND(EQ(V(Rb, 10), K(255)), K(255), LOW(ADD(V(Rb, 10), K(2)), 8)))
        END
        WHEN(GT(COND(GT(ADD(ADD(ADD(V(TLDL, 0), V(TAOL, 1)), V(TLDM, 2)), V(TLDC, 3)), K(1)),
            ADD(ADD(ADD(V(TLDL, 0), V(TAOL, 1)), V(TLDM, 2)), V(TLDC, 3)), K(1)), K(3)))
            READ_EARLY(-4, F_R, COND(EQ(V(Rb, 10), K(255)), K(255), LOW(ADD(V(Rb, 10), K(3)), 8)))
        END
        TP_WRITES(1, 7)
        WRITE(1, F_R, V(Rd, 8))
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 13), 1), SLICE(V(TMASK, 13), K(1), 1)), SLICE(V(TMASK, 13),
            K(2), 1)), SLICE(V(TMASK, 13), K(3), 1)), K(1)))
            WRITE(1, F_R, COND(EQ(V(Rd, 8), K(255)), K(255), LOW(ADD(V(Rd, 8), K(1)), 8)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 13), 1), SLICE(V(TMASK, 13), K(1), 1)), SLICE(V(TMASK, 13),
            K(2), 1)), SLICE(V(TMASK, 13), K(3), 1)), K(2)))
            WRITE(1, F_R, COND(EQ(V(Rd, 8), K(255)), K(255), LOW(ADD(V(Rd, 8), K(2)), 8)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 13), 1), SLICE(V(TMASK, 13), K(1), 1)), SLICE(V(TMASK, 13),
            K(2), 1)), SLICE(V(TMASK, 13), K(3), 1)), K(3)))
            WRITE(1, F_R, COND(EQ(V(Rd, 8), K(255)), K(255), LOW(ADD(V(Rd, 8), K(3)), 8)))
        END
    END
    DONE
};
static rt_rows uses_tld_b = {
    GUARD_READS(4, 13)
    WHEN(GUARD_VALUE(4, 13))
        READ_EARLY(-4, F_R, V(Ra, 9))
        WHEN(GT(COND(EQ(V(TDIM, 11), K(0)), K(1), COND(EQ(V(TDIM, 11), K(1)), K(2), COND(EQ(V(TDIM,
            11), K(2)), K(2), COND(EQ(V(TDIM, 11), K(3)), K(3), COND(EQ(V(TDIM, 11), K(4)), K(3),
            COND(EQ(V(TDIM, 11), K(5)), K(4), COND(EQ(V(TDIM, 11), K(6)), K(3), COND(EQ(V(TDIM, 11),
            K(7)), K(4), UNKNOWN)))))))), K(1)))
            READ_EARLY(-4, F_R, COND(EQ(V(Ra, 9), K(255)), K(255), LOW(ADD(V(Ra, 9), K(1)), 8)))
        END
        WHEN(GT(COND(EQ(V(TDIM, 11), K(0)), K(1), COND(EQ(V(TDIM, 11), K(1)), K(2), COND(EQ(V(TDIM,
            11), K(2)), K(2), COND(EQ(V(TDIM, 11), K(3)), K(3), COND(EQ(V(TDIM, 11), K(4)), K(3),
            COND(EQ(V(TDIM, 11), K(5)), K(4), COND(EQ(V(TDIM, 11), K(6)), K(3), COND(EQ(V(TDIM, 11),
            K(7)), K(4), UNKNOWN)))))))), K(2)))
            READ_EARLY(-4, F_R, COND(EQ(V(Ra, 9), K(255)), K(255), LOW(ADD(V(Ra, 9), K(2)), 8)))
        END
        WHEN(GT(COND(EQ(V(TDIM, 11), K(0)), K(1), COND(EQ(V(TDIM, 11), K(1)), K(2), COND(EQ(V(TDIM,
            11), K(2)), K(2), COND(EQ(V(TDIM, 11), K(3)), K(3), COND(EQ(V(TDIM, 11), K(4)), K(3),
            COND(EQ(V(TDIM, 11), K(5)), K(4), COND(EQ(V(TDIM, 11), K(6)), K(3), COND(EQ(V(TDIM, 11),
            K(7)), K(4), UNKNOWN)))))))), K(3)))
            READ_EARLY(-4, F_R, COND(EQ(V(Ra, 9), K(255)), K(255), LOW(ADD(V(Ra, 9), K(3)), 8)))
        END
        READ_EARLY(-4, F_R, V(Rb, 10))
        WHEN(GT(COND(GT(ADD(ADD(ADD(ADD(K(1), V(TLDL, 0)), V(TAOL, 1)), V(TLDM, 2)), V(TLDC, 3)),
            K(1)), ADD(ADD(ADD(ADD(K(1), V(TLDL, 0)), V(TAOL, 1)), V(TLDM, 2)), V(TLDC, 3)), K(1)),
            K(1)))
            READ_EARLY(-4, F_R, COND(EQ(V(Rb, 10), K(255)), K(255), LOW(ADD(V(Rb, 10), K(1)), 8)))
        END
        WHEN(GT(COND(GT(ADD(ADD(ADD(ADD(K(1), V(TLDL, 0)), V(TAOL, 1)), V(TLDM, 2)), V(TLDC, 3)),
            K(1)), ADD(ADD(ADD(ADD(K(1), V(TLDL, 0)), V(TAOL, 1)), V(TLDM, 2)), V(TLDC, 3)), K(1)),
            K(2)))
            READ_EARLY(-4, F_R, COND(EQ(V(Rb, 10), K(255)), K(255), LOW(ADD(V(Rb, 10), K(2)), 8)))
        END
        WHEN(GT(COND(GT(ADD(ADD(ADD(ADD(K(1), V(TLDL, 0)), V(TAOL, 1)), V(TLDM, 2)), V(TLDC, 3)),
            K(1)), ADD(ADD(ADD(ADD(K(1), V(TLDL, 0)), V(TAOL, 1)), V(TLDM, 2)), V(TLDC, 3)), K(1)),
            K(3)))
            READ_EARLY(-4, F_R, COND(EQ(V(Rb, 10), K(255)), K(255), LOW(ADD(V(Rb, 10), K(3)), 8)))
        END
        TP_WRITES(1, 7)
        WRITE(1, F_R, V(Rd, 8))
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 12), 1), SLICE(V(TMASK, 12), K(1), 1)), SLICE(V(TMASK, 12),
            K(2), 1)), SLICE(V(TMASK, 12), K(3), 1)), K(1)))
            WRITE(1, F_R, COND(EQ(V(Rd, 8), K(255)), K(255), LOW(ADD(V(Rd, 8), K(1)), 8)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 12), 1), SLICE(V(TMASK, 12), K(1), 1)), SLICE(V(TMASK, 12),
            K(2), 1)), SLICE(V(TMASK, 12), K(3), 1)), K(2)))
            WRITE(1, F_R, COND(EQ(V(Rd, 8), K(255)), K(255), LOW(ADD(V(Rd, 8), K(2)), 8)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 12), 1), SLICE(V(TMASK, 12), K(1), 1)), SLICE(V(TMASK, 12),
            K(2), 1)), SLICE(V(TMASK, 12), K(3), 1)), K(3)))
            WRITE(1, F_R, COND(EQ(V(Rd, 8), K(255)), K(255), LOW(ADD(V(Rd, 8), K(3)), 8)))
        END
    END
    DONE
};
static rt_rows uses_tld4_i = {
    GUARD_READS(4, 14)
    WHEN(GUARD_VALUE(4, 14))
        READ_EARLY(-4, F_R, V(Ra, 9))
        WHEN(GT(COND(EQ(V(TDIM, 12), K(0)), K(1), COND(EQ(V(TDIM, 12), K(1)), K(2), COND(EQ(V(TDIM,
            12), K(2)), K(2), COND(EQ(V(TDIM, 12), K(3)), K(3), COND(EQ(V(TDIM, 12), K(4)), K(3),
            COND(EQ(V(TDIM, 12), K(5)), K(4), COND(EQ(V(TDIM, 12), K(6)), K(3), COND(EQ(V(TDIM, 12),
            K(7)), K(4), UNKNOWN)))))))), K(1)))
            READ_EARLY(-4, F_R, COND(EQ(V(Ra, 9), K(255)), K(255), LOW(ADD(V(Ra, 9), K(1)), 8)))
        END
        WHEN(GT(COND(EQ(V(TDIM, 12), K(0)), K(1), COND(EQ(V(TDIM, 12), K(1)), K(2), COND(EQ(V(TDIM,
            12), K(2)), K(2), COND(EQ(V(TDIM, 12), K(3)), K(3), COND(EQ(V(TDIM, 12), K(4)), K(3),
            COND(EQ(V(TDIM, 12), K(5)), K(4), COND(EQ(V(TDIM, 12), K(6)), K(3), COND(EQ(V(TDIM, 12),
            K(7)), K(4), UNKNOWN)))))))), K(2)))
            READ_EARLY(-4, F_R, COND(EQ(V(Ra, 9), K(255)), K(255), LOW(ADD(V(Ra, 9), K(2)), 8)))
        END
        WHEN(GT(COND(EQ(V(TDIM, 12), K(0)), K(1), COND(EQ(V(TDIM, 12), K(1)), K(2), COND(EQ(V(TDIM,
            12), K(2)), K(2), COND(EQ(V(TDIM, 12), K(3)), K(3), COND(EQ(V(TDIM, 12), K(4)), K(3),
            COND(EQ(V(TDIM, 12), K(5)), K(4), COND(EQ(V(TDIM, 12), K(6)), K(3), COND(EQ(V(TDIM, 12),
            K(7)), K(4), UNKNOWN)))))))), K(3)))
            READ_EARLY(-4, F_R, COND(EQ(V(Ra, 9), K(255)), K(255), LOW(ADD(V(Ra, 9), K(3)), 8)))
        END
        READ_EARLY(-4, F_R, V(Rb, 10))
        WHEN(GT(COND(GT(ADD(V(T4O, 1), V(TDC, 2)), K(1)), ADD(V(T4O, 1), V(TDC, 2)), K(1)), K(1)))
            READ_EARLY(-4, F_R, COND(EQ(V(Rb, 10), K(255)), K(255), LOW(ADD(V(Rb, 10), K(1)), 8)))
        END
        WHEN(GT(COND(GT(ADD(V(T4O, 1), V(TDC, 2)), K(1)), ADD(V(T4O, 1), V(TDC, 2)), K(1)), K(2)))
            READ_EARLY(-4, F_R, COND(EQ(V(Rb, 10), K(255)), K(255), LOW(ADD(V(Rb, 10), K(2)), 8)))
        END
        TP_WRITES(1, 7)
        WRITE(1, F_R, V(Rd, 8))
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 13), 1), SLICE(V(TMASK, 13), K(1), 1)), SLICE(V(TMASK, 13),
            K(2), 1)), SLICE(V(TMASK, 13), K(3), 1)), K(1)))
            WRITE(1, F_R, COND(EQ(V(Rd, 8), K(255)), K(255), LOW(ADD(V(Rd, 8), K(1)), 8)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 13), 1), SLICE(V(TMASK, 13), K(1), 1)), SLICE(V(TMASK, 13),
            K(2), 1)), SLICE(V(TMASK, 13), K(3), 1)), K(2)))
            WRITE(1, F_R, COND(EQ(V(Rd, 8), K(255)), K(255), LOW(ADD(V(Rd, 8), K(2)), 8)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 13), 1), SLICE(V(TMASK, 13), K(1), 1)), SLICE(V(TMASK, 13),
            K(2), 1)), SLICE(V(TMASK, 13), K(3), 1)), K(3)))
            WRITE(1, F_R, COND(EQ(V(Rd, 8), K(255)), K(255), LOW(ADD(V(Rd, 8), K(3)), 8)))
        END
    END
    DONE
};
static rt_rows uses_tld4_b = {
    GUARD_READS(4, 13)
    WHEN(GUARD_VALUE(4, 13))
        READ_EARLY(-4, F_R, V(Ra, 9))
        WHEN(GT(COND(EQ(V(TDIM, 11), K(0)), K(1), COND(EQ(V(TDIM, 11), K(1)), K(2), COND(EQ(V(TDIM,
            11), K(2)), K(2), COND(EQ(V(TDIM, 11), K(3)), K(3), COND(EQ(V(TDIM, 11), K(4)), K(3),
            COND(EQ(V(TDIM, 11), K(5)), K(4), COND(EQ(V(TDIM, 11), K(6)), K(3), COND(EQ(V(TDIM, 11),
            K(7)), K(4), UNKNOWN)))))))), K(1)))
            READ_EARLY(-4, F_R, COND(EQ(V(Ra, 9), K(255)), K(255), LOW(ADD(V(Ra, 9), K(1)), 8)))
        END
        WHEN(GT(COND(EQ(V(TDIM, 11), K(0)), K(1), COND(EQ(V(TDIM, 11), K(1)), K(2), COND(EQ(V(TDIM,
            11), K(2)), K(2), COND(EQ(V(TDIM, 11), K(3)), K(3), COND(EQ(V(TDIM, 11), K(4)), K(3),
            COND(EQ(V(TDIM, 11), K(5)), K(4), COND(EQ(V(TDIM, 11), K(6)), K(3), COND(EQ(V(TDIM, 11),
            K(7)), K(4), UNKNOWN)))))))), K(2)))
            READ_EARLY(-4, F_R, COND(EQ(V(Ra, 9), K(255)), K(255), LOW(ADD(V(Ra, 9), K(2)), 8)))
        END
        WHEN(GT(COND(EQ(V(TDIM, 11), K(0)), K(1), COND(EQ(V(TDIM, 11), K(1)), K(2), COND(EQ(V(TDIM,
            11), K(2)), K(2), COND(EQ(V(TDIM, 11), K(3)), K(3), COND(EQ(V(TDIM, 11), K(4)), K(3),
            COND(EQ(V(TDIM, 11), K(5)), K(4), COND(EQ(V(TDIM, 11), K(6)), K(3), COND(EQ(V(TDIM, 11),
            K(7)), K(4), UNKNOWN)))))))), K(3)))
            READ_EARLY(-4, F_R, COND(EQ(V(Ra, 9), K(255)), K(255), LOW(ADD(V(Ra, 9), K(3)), 8)))
        END
        READ_EARLY(-4, F_R, V(Rb, 10))
        WHEN(GT(COND(GT(ADD(ADD(K(1), V(T4OB, 1)), V(TDC, 2)), K(1)), ADD(ADD(K(1), V(T4OB, 1)),
            V(TDC, 2)), K(1)), K(1)))
            READ_EARLY(-4, F_R, COND(EQ(V(Rb, 10), K(255)), K(255), LOW(ADD(V(Rb, 10), K(1)), 8)))
        END
        WHEN(GT(COND(GT(ADD(ADD(K(1), V(T4OB, 1)), V(TDC, 2)), K(1)), ADD(ADD(K(1), V(T4OB, 1)),
            V(TDC, 2)), K(1)), K(2)))
            READ_EARLY(-4, F_R, COND(EQ(V(Rb, 10), K(255)), K(255), LOW(ADD(V(Rb, 10), K(2)), 8)))
        END
        WHEN(GT(COND(GT(ADD(ADD(K(1), V(T4OB, 1)), V(TDC, 2)), K(1)), ADD(ADD(K(1), V(T4OB, 1)),
            V(TDC, 2)), K(1)), K(3)))
            READ_EARLY(-4, F_R, COND(EQ(V(Rb, 10), K(255)), K(255), LOW(ADD(V(Rb, 10), K(3)), 8)))
        END
        TP_WRITES(1, 7)
        WRITE(1, F_R, V(Rd, 8))
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 12), 1), SLICE(V(TMASK, 12), K(1), 1)), SLICE(V(TMASK, 12),
            K(2), 1)), SLICE(V(TMASK, 12), K(3), 1)), K(1)))
            WRITE(1, F_R, COND(EQ(V(Rd, 8), K(255)), K(255), LOW(ADD(V(Rd, 8), K(1)), 8)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 12), 1), SLICE(V(TMASK, 12), K(1), 1)), SLICE(V(TMASK, 12),
            K(2), 1)), SLICE(V(TMASK, 12), K(3), 1)), K(2)))
            WRITE(1, F_R, COND(EQ(V(Rd, 8), K(255)), K(255), LOW(ADD(V(Rd, 8), K(2)), 8)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 12), 1), SLICE(V(TMASK, 12), K(1), 1)), SLICE(V(TMASK, 12),
            K(2), 1)), SLICE(V(TMASK, 12), K(3), 1)), K(3)))
            WRITE(1, F_R, COND(EQ(V(Rd, 8), K(255)), K(255), LOW(ADD(V(Rd, 8), K(3)), 8)))
        END
    END
    DONE
};
static rt_rows uses_txd_i = {
    GUARD_READS(4, 12)
    WHEN(GUARD_VALUE(4, 12))
        READ(F_R, V(Ra, 7))
        WHEN(GT(ADD(ADD(COND(EQ(V(TDIM, 10), K(0)), K(1), COND(EQ(V(TDIM, 10), K(1)), K(2),
            COND(EQ(V(TDIM, 10), K(2)), K(2), COND(EQ(V(TDIM, 10), K(3)), K(3), COND(EQ(V(TDIM, 10),
            K(4)), K(3), COND(EQ(V(TDIM, 10), K(5)), K(4), COND(EQ(V(TDIM, 10), K(6)), K(3),
            COND(EQ(V(TDIM, 10), K(7)), K(4), UNKNOWN)))))))), V(TLCD, 0)), V(TAOL, 1)), K(1)))
            READ(F_R, COND(EQ(V(Ra, 7), K(255)), K(255), LOW(ADD(V(Ra, 7), K(1)), 8)))
        END
        WHEN(GT(ADD(ADD(COND(EQ(V(TDIM, 10), K(0)), K(1), COND(EQ(V(TDIM, 10), K(1)), K(2),
            COND(EQ(V(TDIM, 10), K(2)), K(2), COND(EQ(V(TDIM, 10), K(3)), K(3), COND(EQ(V(TDIM, 10),
            K(4)), K(3), COND(EQ(V(TDIM, 10), K(5)), K(4), COND(EQ(V(TDIM, 10), K(6)), K(3),
            COND(EQ(V(TDIM, 10), K(7)), K(4), UNKNOWN)))))))), V(TLCD, 0)), V(TAOL, 1)), K(2)))
            READ(F_R, COND(EQ(V(Ra, 7), K(255)), K(255), LOW(ADD(V(Ra, 7), K(2)), 8)))
        END
        WHEN(GT(ADD(ADD(COND(EQ(V(TDIM, 10), K(0)), K(1), COND(EQ(V(TDIM, 10), K(1)), K(2),
            COND(EQ(V(TDIM, 10), K(2)), K(2), COND(EQ(V(TDIM, 10), K(3)), K(3), COND(EQ(V(TDIM, 10),
            K(4)), K(3), COND(EQ(V(TDIM, 10), K(5)), K(4), COND(EQ(V(TDIM, 10), K(6)), K(3),
            COND(EQ(V(TDIM, 10), K(7)), K(4), UNKNOWN)))))))), V(TLCD, 0)), V(TAOL, 1)), K(3)))
            READ(F_R, COND(EQ(V(Ra, 7), K(255)), K(255), LOW(ADD(V(Ra, 7), K(3)), 8)))
        END
        READ(F_R, V(Rb, 8))
        READ(F_R, COND(EQ(V(Rb, 8), K(255)), K(255), LOW(ADD(V(Rb, 8), K(1)), 8)))
        WHEN(GT(MUL(K(2), COND(EQ(V(TDIM, 10), K(0)), K(1), COND(EQ(V(TDIM, 10), K(1)), K(1),
            COND(EQ(V(TDIM, 10), K(2)), K(2), COND(EQ(V(TDIM, 10), K(3)), K(2), COND(EQ(V(TDIM, 10),
            K(4)), K(3), COND(EQ(V(TDIM, 10), K(5)), K(3), COND(EQ(V(TDIM, 10), K(6)), K(3),
            COND(EQ(V(TDIM, 10), K(7)), K(3), UNKNOWN))))))))), K(2)))
            READ(F_R, COND(EQ(V(Rb, 8), K(255)), K(255), LOW(ADD(V(Rb, 8), K(2)), 8)))
        END
        WHEN(GT(MUL(K(2), COND(EQ(V(TDIM, 10), K(0)), K(1), COND(EQ(V(TDIM, 10), K(1)), K(1),
            COND(EQ(V(TDIM, 10), K(2)), K(2), COND(EQ(V(TDIM, 10), K(3)), K(2), COND(EQ(V(TDIM, 10),
            K(4)), K(3), COND(EQ(V(TDIM, 10), K(5)), K(3), COND(EQ(V(TDIM, 10), K(6)), K(3),
            COND(EQ(V(TDIM, 10), K(7)), K(3), UNKNOWN))))))))), K(3)))
            READ(F_R, COND(EQ(V(Rb, 8), K(255)), K(255), LOW(ADD(V(Rb, 8), K(3)), 8)))
        END
        TP_WRITES(1, 5)
        WRITE(1, F_R, V(Rd, 6))
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 11), 1), SLICE(V(TMASK, 11), K(1), 1)), SLICE(V(TMASK, 11),
            K(2), 1)), SLICE(V(TMASK, 11), K(3), 1)), K(1)))
            WRITE(1, F_R, COND(EQ(V(Rd, 6), K(255)), K(255), LOW(ADD(V(Rd, 6), K(1)), 8)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 11), 1), SLICE(V(TMASK, 11), K(1), 1)), SLICE(V(TMASK, 11),
            K(2), 1)), SLICE(V(TMASK, 11), K(3), 1)), K(2)))
            WRITE(1, F_R, COND(EQ(V(Rd, 6), K(255)), K(255), LOW(ADD(V(Rd, 6), K(2)), 8)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 11), 1), SLICE(V(TMASK, 11), K(1), 1)), SLICE(V(TMASK, 11),
            K(2), 1)), SLICE(V(TMASK, 11), K(3), 1)), K(3)))
            WRITE(1, F_R, COND(EQ(V(Rd, 6), K(255)), K(255), LOW(ADD(V(Rd, 6), K(3)), 8)))
        END
    END
    DONE
};
static rt_rows uses_txd_b = {
    GUARD_READS(4, 11)
    WHEN(GUARD_VALUE(4, 11))
        READ(F_R, V(Ra, 7))
        READ(F_R, COND(EQ(V(Ra, 7), K(255)), K(255), LOW(ADD(V(Ra, 7), K(1)), 8)))
        WHEN(GT(ADD(ADD(ADD(K(1), COND(EQ(V(TDIM, 9), K(0)), K(1), COND(EQ(V(TDIM, 9), K(1)), K(2),
            COND(EQ(V(TDIM, 9), K(2)), K(2), COND(EQ(V(TDIM, 9), K(3)), K(3), COND(EQ(V(TDIM, 9),
            K(4)), K(3), COND(EQ(V(TDIM, 9), K(5)), K(4), COND(EQ(V(TDIM, 9), K(6)), K(3),
            COND(EQ(V(TDIM, 9), K(7)), K(4), UNKNOWN))))))))), V(TLCD, 0)), V(TAOL, 1)), K(2)))
            READ(F_R, COND(EQ(V(Ra, 7), K(255)), K(255), LOW(ADD(V(Ra, 7), K(2)), 8)))
        END
        WHEN(GT(ADD(ADD(ADD(K(1), COND(EQ(V(TDIM, 9), K(0)), K(1), COND(EQ(V(TDIM, 9), K(1)), K(2),
            COND(EQ(V(TDIM, 9), K(2)), K(2), COND(EQ(V(TDIM, 9), K(3)), K(3), COND(EQ(V(TDIM, 9),
            K(4)), K(3), COND(EQ(V(TDIM, 9), K(5)), K(4), COND(EQ(V(TDIM, 9), K(6)), K(3),
            COND(EQ(V(TDIM, 9), K(7)), K(4), UNKNOWN))))))))), V(TLCD, 0)), V(TAOL, 1)), K(3)))
            READ(F_R, COND(EQ(V(Ra, 7), K(255)), K(255), LOW(ADD(V(Ra, 7), K(3)), 8)))
        END
        READ(F_R, V(Rb, 8))
        READ(F_R, COND(EQ(V(Rb, 8), K(255)), K(255), LOW(ADD(V(Rb, 8), K(1)), 8)))
        WHEN(GT(MUL(K(2), COND(EQ(V(TDIM, 9), K(0)), K(1), COND(EQ(V(TDIM, 9), K(1)), K(1),
            COND(EQ(V(TDIM, 9), K(2)), K(2), COND(EQ(V(TDIM, 9), K(3)), K(2), COND(EQ(V(TDIM, 9),
            K(4)), K(3), COND(EQ(V(TDIM, 9), K(5)), K(3), COND(EQ(V(TDIM, 9), K(6)), K(3),
            COND(EQ(V(TDIM, 9), K(7)), K(3), UNKNOWN))))))))), K(2)))
            READ(F_R, COND(EQ(V(Rb, 8), K(255)), K(255), LOW(ADD(V(Rb, 8), K(2)), 8)))
        END
        WHEN(GT(MUL(K(2), COND(EQ(V(TDIM, 9), K(0)), K(1), COND(EQ(V(TDIM, 9), K(1)), K(1),
            COND(EQ(V(TDIM, 9), K(2)), K(2), COND(EQ(V(TDIM, 9), K(3)), K(2), COND(EQ(V(TDIM, 9),
            K(4)), K(3), COND(EQ(V(TDIM, 9), K(5)), K(3), COND(EQ(V(TDIM, 9), K(6)), K(3),
            COND(EQ(V(TDIM, 9), K(7)), K(3), UNKNOWN))))))))), K(3)))
            READ(F_R, COND(EQ(V(Rb, 8), K(255)), K(255), LOW(ADD(V(Rb, 8), K(3)), 8)))
        END
        TP_WRITES(1, 5)
        WRITE(1, F_R, V(Rd, 6))
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 10), 1), SLICE(V(TMASK, 10), K(1), 1)), SLICE(V(TMASK, 10),
            K(2), 1)), SLICE(V(TMASK, 10), K(3), 1)), K(1)))
            WRITE(1, F_R, COND(EQ(V(Rd, 6), K(255)), K(255), LOW(ADD(V(Rd, 6), K(1)), 8)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 10), 1), SLICE(V(TMASK, 10), K(1), 1)), SLICE(V(TMASK, 10),
            K(2), 1)), SLICE(V(TMASK, 10), K(3), 1)), K(2)))
            WRITE(1, F_R, COND(EQ(V(Rd, 6), K(255)), K(255), LOW(ADD(V(Rd, 6), K(2)), 8)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 10), 1), SLICE(V(TMASK, 10), K(1), 1)), SLICE(V(TMASK, 10),
            K(2), 1)), SLICE(V(TMASK, 10), K(3), 1)), K(3)))
            WRITE(1, F_R, COND(EQ(V(Rd, 6), K(255)), K(255), LOW(ADD(V(Rd, 6), K(3)), 8)))
        END
    END
    DONE
};
static rt_rows uses_txq_i = {
    GUARD_READS(3, 9)
    WHEN(GUARD_VALUE(3, 9))
        READ_EARLY(-4, F_R, V(Ra, 4))
        WRITE(1, F_R, V(Rd, 3))
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 8), 1), SLICE(V(TMASK, 8), K(1), 1)), SLICE(V(TMASK, 8),
            K(2), 1)), SLICE(V(TMASK, 8), K(3), 1)), K(1)))
            WRITE(1, F_R, COND(EQ(V(Rd, 3), K(255)), K(255), LOW(ADD(V(Rd, 3), K(1)), 8)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 8), 1), SLICE(V(TMASK, 8), K(1), 1)), SLICE(V(TMASK, 8),
            K(2), 1)), SLICE(V(TMASK, 8), K(3), 1)), K(2)))
            WRITE(1, F_R, COND(EQ(V(Rd, 3), K(255)), K(255), LOW(ADD(V(Rd, 3), K(2)), 8)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 8), 1), SLICE(V(TMASK, 8), K(1), 1)), SLICE(V(TMASK, 8),
            K(2), 1)), SLICE(V(TMASK, 8), K(3), 1)), K(3)))
            WRITE(1, F_R, COND(EQ(V(Rd, 3), K(255)), K(255), LOW(ADD(V(Rd, 3), K(3)), 8)))
        END
    END
    DONE
};
static rt_rows uses_txq_b = {
    GUARD_READS(3, 8)
    WHEN(GUARD_VALUE(3, 8))
        READ_EARLY(-4, F_R, V(Ra, 4))
        READ_EARLY(-4, F_R, COND(EQ(V(Ra, 4), K(255)), K(255), LOW(ADD(V(Ra, 4), K(1)), 8)))
        WRITE(1, F_R, V(Rd, 3))
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 7), 1), SLICE(V(TMASK, 7), K(1), 1)), SLICE(V(TMASK, 7),
            K(2), 1)), SLICE(V(TMASK, 7), K(3), 1)), K(1)))
            WRITE(1, F_R, COND(EQ(V(Rd, 3), K(255)), K(255), LOW(ADD(V(Rd, 3), K(1)), 8)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 7), 1), SLICE(V(TMASK, 7), K(1), 1)), SLICE(V(TMASK, 7),
            K(2), 1)), SLICE(V(TMASK, 7), K(3), 1)), K(2)))
            WRITE(1, F_R, COND(EQ(V(Rd, 3), K(255)), K(255), LOW(ADD(V(Rd, 3), K(2)), 8)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 7), 1), SLICE(V(TMASK, 7), K(1), 1)), SLICE(V(TMASK, 7),
            K(2), 1)), SLICE(V(TMASK, 7), K(3), 1)), K(3)))
            WRITE(1, F_R, COND(EQ(V(Rd, 3), K(255)), K(255), LOW(ADD(V(Rd, 3), K(3)), 8)))
        END
    END
    DONE
};
static rt_rows uses_txa = {
    GUARD_READS(2, 8)
    WHEN(GUARD_VALUE(2, 8))
        READ(F_R, V(Ra, 5))
        WRITE(1, F_R, V(Rd, 4))
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 7), 1), SLICE(V(TMASK, 7), K(1), 1)), SLICE(V(TMASK, 7),
            K(2), 1)), SLICE(V(TMASK, 7), K(3), 1)), K(1)))
            WRITE(1, F_R, COND(EQ(V(Rd, 4), K(255)), K(255), LOW(ADD(V(Rd, 4), K(1)), 8)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 7), 1), SLICE(V(TMASK, 7), K(1), 1)), SLICE(V(TMASK, 7),
            K(2), 1)), SLICE(V(TMASK, 7), K(3), 1)), K(2)))
            WRITE(1, F_R, COND(EQ(V(Rd, 4), K(255)), K(255), LOW(ADD(V(Rd, 4), K(2)), 8)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 7), 1), SLICE(V(TMASK, 7), K(1), 1)), SLICE(V(TMASK, 7),
            K(2), 1)), SLICE(V(TMASK, 7), K(3), 1)), K(3)))
            WRITE(1, F_R, COND(EQ(V(Rd, 4), K(255)), K(255), LOW(ADD(V(Rd, 4), K(3)), 8)))
        END
    END
    DONE
};
static rt_rows uses_tmml_i = {
    GUARD_READS(2, 9)
    WHEN(GUARD_VALUE(2, 9))
        READ(F_R, V(Ra, 5))
        WHEN(GT(COND(EQ(V(TDIM, 7), K(0)), K(1), COND(EQ(V(TDIM, 7), K(1)), K(2), COND(EQ(V(TDIM,
            7), K(2)), K(2), COND(EQ(V(TDIM, 7), K(3)), K(3), COND(EQ(V(TDIM, 7), K(4)), K(3),
            COND(EQ(V(TDIM, 7), K(5)), K(4), COND(EQ(V(TDIM, 7), K(6)), K(3), COND(EQ(V(TDIM, 7),
            K(7)), K(4), UNKNOWN)))))))), K(1)))
            READ(F_R, COND(EQ(V(Ra, 5), K(255)), K(255), LOW(ADD(V(Ra, 5), K(1)), 8)))
        END
        WHEN(GT(COND(EQ(V(TDIM, 7), K(0)), K(1), COND(EQ(V(TDIM, 7), K(1)), K(2), COND(EQ(V(TDIM,
            7), K(2)), K(2), COND(EQ(V(TDIM, 7), K(3)), K(3), COND(EQ(V(TDIM, 7), K(4)), K(3),
            COND(EQ(V(TDIM, 7), K(5)), K(4), COND(EQ(V(TDIM, 7), K(6)), K(3), COND(EQ(V(TDIM, 7),
            K(7)), K(4), UNKNOWN)))))))), K(2)))
            READ(F_R, COND(EQ(V(Ra, 5), K(255)), K(255), LOW(ADD(V(Ra, 5), K(2)), 8)))
        END
        WHEN(GT(COND(EQ(V(TDIM, 7), K(0)), K(1), COND(EQ(V(TDIM, 7), K(1)), K(2), COND(EQ(V(TDIM,
            7), K(2)), K(2), COND(EQ(V(TDIM, 7), K(3)), K(3), COND(EQ(V(TDIM, 7), K(4)), K(3),
            COND(EQ(V(TDIM, 7), K(5)), K(4), COND(EQ(V(TDIM, 7), K(6)), K(3), COND(EQ(V(TDIM, 7),
            K(7)), K(4), UNKNOWN)))))))), K(3)))
            READ(F_R, COND(EQ(V(Ra, 5), K(255)), K(255), LOW(ADD(V(Ra, 5), K(3)), 8)))
        END
        WRITE(1, F_R, V(Rd, 4))
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 8), 1), SLICE(V(TMASK, 8), K(1), 1)), SLICE(V(TMASK, 8),
            K(2), 1)), SLICE(V(TMASK, 8), K(3), 1)), K(1)))
            WRITE(1, F_R, COND(EQ(V(Rd, 4), K(255)), K(255), LOW(ADD(V(Rd, 4), K(1)), 8)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 8), 1), SLICE(V(TMASK, 8), K(1), 1)), SLICE(V(TMASK, 8),
            K(2), 1)), SLICE(V(TMASK, 8), K(3), 1)), K(2)))
            WRITE(1, F_R, COND(EQ(V(Rd, 4), K(255)), K(255), LOW(ADD(V(Rd, 4), K(2)), 8)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 8), 1), SLICE(V(TMASK, 8), K(1), 1)), SLICE(V(TMASK, 8),
            K(2), 1)), SLICE(V(TMASK, 8), K(3), 1)), K(3)))
            WRITE(1, F_R, COND(EQ(V(Rd, 4), K(255)), K(255), LOW(ADD(V(Rd, 4), K(3)), 8)))
        END
    END
    DONE
};
static rt_rows uses_tmml_b = {
    GUARD_READS(3, 9)
    WHEN(GUARD_VALUE(3, 9))
        READ(F_R, V(Ra, 5))
        WHEN(GT(COND(EQ(V(TDIM, 7), K(0)), K(1), COND(EQ(V(TDIM, 7), K(1)), K(2), COND(EQ(V(TDIM,
            7), K(2)), K(2), COND(EQ(V(TDIM, 7), K(3)), K(3), COND(EQ(V(TDIM, 7), K(4)), K(3),
            COND(EQ(V(TDIM, 7), K(5)), K(4), COND(EQ(V(TDIM, 7), K(6)), K(3), COND(EQ(V(TDIM, 7),
            K(7)), K(4), UNKNOWN)))))))), K(1)))
            READ(F_R, COND(EQ(V(Ra, 5), K(255)), K(255), LOW(ADD(V(Ra, 5), K(1)), 8)))
        END
        WHEN(GT(COND(EQ(V(TDIM, 7), K(0)), K(1), COND(EQ(V(TDIM, 7), K(1)), K(2), COND(EQ(V(TDIM,
            7), K(2)), K(2), COND(EQ(V(TDIM, 7), K(3)), K(3), COND(EQ(V(TDIM, 7), K(4)), K(3),
            COND(EQ(V(TDIM, 7), K(5)), K(4), COND(EQ(V(TDIM, 7), K(6)), K(3), COND(EQ(V(TDIM, 7),
            K(7)), K(4), UNKNOWN)))))))), K(2)))
            READ(F_R, COND(EQ(V(Ra, 5), K(255)), K(255), LOW(ADD(V(Ra, 5), K(2)), 8)))
        END
        WHEN(GT(COND(EQ(V(TDIM, 7), K(0)), K(1), COND(EQ(V(TDIM, 7), K(1)), K(2), COND(EQ(V(TDIM,
            7), K(2)), K(2), COND(EQ(V(TDIM, 7), K(3)), K(3), COND(EQ(V(TDIM, 7), K(4)), K(3),
            COND(EQ(V(TDIM, 7), K(5)), K(4), COND(EQ(V(TDIM, 7), K(6)), K(3), COND(EQ(V(TDIM, 7),
            K(7)), K(4), UNKNOWN)))))))), K(3)))
            READ(F_R, COND(EQ(V(Ra, 5), K(255)), K(255), LOW(ADD(V(Ra, 5), K(3)), 8)))
        END
        READ(F_R, V(Rb, 6))
        WRITE(1, F_R, V(Rd, 4))
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 8), 1), SLICE(V(TMASK, 8), K(1), 1)), SLICE(V(TMASK, 8),
            K(2), 1)), SLICE(V(TMASK, 8), K(3), 1)), K(1)))
            WRITE(1, F_R, COND(EQ(V(Rd, 4), K(255)), K(255), LOW(ADD(V(Rd, 4), K(1)), 8)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 8), 1), SLICE(V(TMASK, 8), K(1), 1)), SLICE(V(TMASK, 8),
            K(2), 1)), SLICE(V(TMASK, 8), K(3), 1)), K(2)))
            WRITE(1, F_R, COND(EQ(V(Rd, 4), K(255)), K(255), LOW(ADD(V(Rd, 4), K(2)), 8)))
        END
        WHEN(GT(ADD(ADD(ADD(LOW(V(TMASK, 8), 1), SLICE(V(TMASK, 8), K(1), 1)), SLICE(V(TMASK, 8),
            K(2), 1)), SLICE(V(TMASK, 8), K(3), 1)), K(3)))
            WRITE(1, F_R, COND(EQ(V(Rd, 4), K(255)), K(255), LOW(ADD(V(Rd, 4), K(3)), 8)))
        END
    END
    DONE
};
static rt_rows uses_texs_d1_lz_m = {
    GUARD_READS(2, 10)
    WHEN(GUARD_VALUE(2, 10))
        READ_EARLY(-4, F_R, V(Ra, 6))
        READ_EARLY(-4, F_R, V(Rb, 7))
        WRITE(1, F_R, V(Rd, 5))
        WHEN(LNOT(SHORT_VALUE(0, 0))) WRITE(1, F_R, BOR(V(Rd, 5), K(1))) END
        WRITE(1, F_R, V(Rd2, 4))
        WHEN(LNOT(SHORT_VALUE(0, 0)))
            WHEN(EQ(V(TXC, 9), K(4))) WRITE(1, F_R, BOR(V(Rd2, 4), K(1))) END
        END
    END
    DONE
};
static rt_rows uses_texs_d2_ll_m = {
    GUARD_READS(2, 10)
    WHEN(GUARD_VALUE(2, 10))
        READ_EARLY(-4, F_R, V(Ra, 6))
        READ_EARLY(-4, F_R, BOR(V(Ra, 6), K(1)))
        READ_EARLY(-4, F_R, V(Rb, 7))
        WRITE(1, F_R, V(Rd, 5))
        WHEN(LNOT(SHORT_VALUE(0, 0))) WRITE(1, F_R, BOR(V(Rd, 5), K(1))) END
        WRITE(1, F_R, V(Rd2, 4))
        WHEN(LNOT(SHORT_VALUE(0, 0)))
            WHEN(EQ(V(TXC, 9), K(4))) WRITE(1, F_R, BOR(V(Rd2, 4), K(1))) END
        END
    END
    DONE
};
static rt_rows uses_texs_d2_ll_dc_m = {
    GUARD_READS(2, 10)
    WHEN(GUARD_VALUE(2, 10))
        READ_EARLY(-4, F_R, V(Ra, 6))
        READ_EARLY(-4, F_R, BOR(V(Ra, 6), K(1)))
        READ_EARLY(-4, F_R, V(Rb, 7))
        READ_EARLY(-4, F_R, BOR(V(Rb, 7), K(1)))
        WRITE(1, F_R, V(Rd, 5))
        WHEN(LNOT(SHORT_VALUE(0, 0))) WRITE(1, F_R, BOR(V(Rd, 5), K(1))) END
        WRITE(1, F_R, V(Rd2, 4))
        WHEN(LNOT(SHORT_VALUE(0, 0)))
            WHEN(EQ(V(TXC, 9), K(4))) WRITE(1, F_R, BOR(V(Rd2, 4), K(1))) END
        END
    END
    DONE
};
static rt_rows uses_texs_d1_lz_s = {
    GUARD_READS(2, 10)
    WHEN(GUARD_VALUE(2, 10))
        READ_EARLY(-4, F_R, V(Ra, 6))
        READ_EARLY(-4, F_R, V(Rb, 7))
        WRITE(1, F_R, V(Rd, 5))
        WHEN(IN(V(TXC1, 9), 0xf0))
            WHEN(LNOT(SHORT_VALUE(0, 0))) WRITE(1, F_R, BOR(V(Rd, 5), K(1))) END
        END
    END
    DONE
};
static rt_rows uses_texs_d2_ll_s = {
    GUARD_READS(2, 10)
    WHEN(GUARD_VALUE(2, 10))
        READ_EARLY(-4, F_R, V(Ra, 6))
        READ_EARLY(-4, F_R, BOR(V(Ra, 6), K(1)))
        READ_EARLY(-4, F_R, V(Rb, 7))
        WRITE(1, F_R, V(Rd, 5))
        WHEN(IN(V(TXC1, 9), 0xf0))
            WHEN(LNOT(SHORT_VALUE(0, 0))) WRITE(1, F_R, BOR(V(Rd, 5), K(1))) END
        END
    END
    DONE
};
static rt_rows uses_texs_d2_ll_dc_s = {
    GUARD_READS(2, 10)
    WHEN(GUARD_VALUE(2, 10))
        READ_EARLY(-4, F_R, V(Ra, 6))
        READ_EARLY(-4, F_R, BOR(V(Ra, 6), K(1)))
        READ_EARLY(-4, F_R, V(Rb, 7))
        READ_EARLY(-4, F_R, BOR(V(Rb, 7), K(1)))
        WRITE(1, F_R, V(Rd, 5))
        WHEN(IN(V(TXC1, 9), 0xf0))
            WHEN(LNOT(SHORT_VALUE(0, 0))) WRITE(1, F_R, BOR(V(Rd, 5), K(1))) END
        END
    END
    DONE
};
static rt_rows uses_tld4s = {
    GUARD_READS(2, 12)
    WHEN(GUARD_VALUE(2, 12))
        READ_EARLY(-4, F_R, V(Ra, 9))
        WHEN(GT(COND(LOR(V(TAOS, 2), V(TDC, 3)), K(2), K(1)), K(1)))
            READ_EARLY(-4, F_R, BOR(V(Ra, 9), K(1)))
        END
        READ_EARLY(-4, F_R, V(Rb, 10))
        WHEN(GT(COND(LAND(V(TAOS, 2), V(TDC, 3)), K(2), K(1)), K(1)))
            READ_EARLY(-4, F_R, BOR(V(Rb, 10), K(1)))
        END
        WRITE(1, F_R, V(Rd, 8))
        WHEN(LNOT(SHORT4_VALUE(0, 0))) WRITE(1, F_R, BOR(V(Rd, 8), K(1))) END
        WRITE(1, F_R, V(Rd2, 7))
        WHEN(LNOT(SHORT4_VALUE(0, 0))) WRITE(1, F_R, BOR(V(Rd2, 7), K(1))) END
    END
    DONE
};
static rt_rows uses_vadd = {
    GUARD_READS(7, 20)
    WHEN(GUARD_VALUE(7, 20))
        WHEN(V(CCW, 6)) WRITE(1, F_CC, K(0)) END
        VA_READS(5, 8, 9, 11)
        VB_READS(6, 13, 14, 16)
        WHEN(EQ(V(VRED, 4), K(0))) READ_BITS(F_R, V(Rc, 18), K(0), 16) END
        WHEN(EQ(V(VRED, 4), K(1))) READ_BITS(F_R, V(Rc, 18), K(16), 16) END
        WHEN(IN(V(VRED, 4), 0x7c)) READ(F_R, V(Rc, 18)) END
        WRITE(1, F_R, V(Rd, 5))
    END
    WHEN(V(RC, 19)) KEEP(F_R, V(Rc, 18)) END
    VA_KEEPS(5, 10, 8)
    VB_KEEPS(6, 15, 13)
    DONE
};
static rt_rows uses_vabsdiff = {
    GUARD_READS(7, 18)
    WHEN(GUARD_VALUE(7, 18))
        WHEN(V(CCW, 6)) WRITE(1, F_CC, K(0)) END
        VA_READS(5, 7, 8, 10)
        VB_READS(6, 11, 12, 14)
        WHEN(EQ(V(VRED, 4), K(0))) READ_BITS(F_R, V(Rc, 16), K(0), 16) END
        WHEN(EQ(V(VRED, 4), K(1))) READ_BITS(F_R, V(Rc, 16), K(16), 16) END
        WHEN(IN(V(VRED, 4), 0x7c)) READ(F_R, V(Rc, 16)) END
        WRITE(1, F_R, V(Rd, 5))
    END
    WHEN(V(RC, 17)) KEEP(F_R, V(Rc, 16)) END
    VA_KEEPS(5, 9, 7)
    VB_KEEPS(6, 13, 11)
    DONE
};
static rt_rows uses_vmnmx = {
    GUARD_READS(7, 19)
    WHEN(GUARD_VALUE(7, 19))
        WHEN(V(CCW, 7)) WRITE(1, F_CC, K(0)) END
        VA_READS(5, 8, 9, 11)
        VB_READS(6, 12, 13, 15)
        WHEN(EQ(V(VRED, 5), K(0))) READ_BITS(F_R, V(Rc, 17), K(0), 16) END
        WHEN(EQ(V(VRED, 5), K(1))) READ_BITS(F_R, V(Rc, 17), K(16), 16) END
        WHEN(IN(V(VRED, 5), 0x7c)) READ(F_R, V(Rc, 17)) END
        WRITE(1, F_R, V(Rd, 6))
    END
    WHEN(V(RC, 18)) KEEP(F_R, V(Rc, 17)) END
    VA_KEEPS(5, 10, 8)
    VB_KEEPS(6, 14, 12)
    DONE
};
static rt_rows uses_vset = {
    GUARD_READS(7, 17)
    WHEN(GUARD_VALUE(7, 17))
        WHEN(V(CCW, 5)) WRITE(1, F_CC, K(0)) END
        VA_READS(5, 6, 7, 9)
        VB_READS(6, 10, 11, 13)
        WHEN(EQ(V(VRED, 3), K(0))) READ_BITS(F_R, V(Rc, 15), K(0), 16) END
        WHEN(EQ(V(VRED, 3), K(1))) READ_BITS(F_R, V(Rc, 15), K(16), 16) END
        WHEN(IN(V(VRED, 3), 0x7c)) READ(F_R, V(Rc, 15)) END
        WRITE(1, F_R, V(Rd, 4))
    END
    WHEN(V(RC, 16)) KEEP(F_R, V(Rc, 15)) END
    VA_KEEPS(5, 8, 6)
    VB_KEEPS(6, 12, 10)
    DONE
};
static rt_rows uses_vsetp = {
    GUARD_READS(8, 17)
    WHEN(GUARD_VALUE(8, 17))
        WHEN(IN(V(BOP, 3), 0x7))
            VA_READS(5, 6, 7, 9)
            VB_READS(6, 10, 11, 13)
            READ_EARLY(7, F_P, V(Q0, 16))
        END
        WRITE(1, F_P, V(P0, 4))
        WRITE(1, F_P, V(P1, 5))
    END
    VA_KEEPS(5, 8, 6)
    VB_KEEPS(6, 12, 10)
    DONE
};
static rt_rows uses_vmad = {
    GUARD_READS(10, 19)
    WHEN(GUARD_VALUE(10, 19))
        WHEN(V(CCW, 5)) WRITE(1, F_CC, K(0)) END
        VMA_READS(6, 7, 7, 8, 10)
        VB_READS(8, 11, 12, 14)
        VMC_READS(17)
        WRITE(1, F_R, V(Rd, 4))
    END
    VMA_KEEPS(6, 7, 9, 7)
    VB_KEEPS(8, 13, 11)
    VMC_KEEPS(18, 17)
    DONE
};
static rt_rows uses_vshl = {
    GUARD_READS(6, 18)
    WHEN(GUARD_VALUE(6, 18))
        WHEN(V(CCW, 6)) WRITE(1, F_CC, K(0)) END
        VA_READS(4, 7, 8, 10)
        VSC_READS(5, 11, 12, 14)
        WHEN(EQ(V(VRED, 4), K(0))) READ_BITS(F_R, V(Rc, 16), K(0), 16) END
        WHEN(EQ(V(VRED, 4), K(1))) READ_BITS(F_R, V(Rc, 16), K(16), 16) END
        WHEN(IN(V(VRED, 4), 0x7c)) READ(F_R, V(Rc, 16)) END
        WRITE(1, F_R, V(Rd, 5))
    END
    WHEN(V(RC, 17)) KEEP(F_R, V(Rc, 16)) END
    VA_KEEPS(4, 9, 7)
    VSC_KEEPS(5, 13, 11)
    DONE
};
static rt_rows uses_vabsdiff4 = {
    GUARD_READS(0, 16)
    WHEN(GUARD_VALUE(0, 16))
        WHEN(V(CCW, 7)) WRITE(1, F_CC, K(0)) END
        READ(F_R, V(Ra, 8))
        READ(F_R, V(Rb, 11))
        READ(F_R, V(Rc, 14))
        WRITE(1, F_R, V(Rd, 6))
    END
    WHEN(V(RC, 15)) KEEP(F_R, V(Rc, 14)) END
    DONE
};
static rt_rows uses_idp_a4 = {
    GUARD_READS(0, 9)
    WHEN(GUARD_VALUE(0, 9))
        READ(F_R, V(Rc, 7))
        READ_BITS(F_R, V(Ra, 3), K(0), 8)
        READ_BITS(F_R, V(Rb, 5), K(0), 8)
        READ_BITS(F_R, V(Ra, 3), K(8), 8)
        READ_BITS(F_R, V(Rb, 5), K(8), 8)
        READ_BITS(F_R, V(Ra, 3), K(16), 8)
        READ_BITS(F_R, V(Rb, 5), K(16), 8)
        READ_BITS(F_R, V(Ra, 3), K(24), 8)
        READ_BITS(F_R, V(Rb, 5), K(24), 8)
        WRITE(1, F_R, V(Rd, 2))
    END
    WHEN(V(RA, 4)) KEEP(F_R, V(Ra, 3)) END
    WHEN(V(RB, 6)) KEEP(F_R, V(Rb, 5)) END
    WHEN(V(RC, 8)) KEEP(F_R, V(Rc, 7)) END
    DONE
};
static rt_rows uses_idp_a2 = {
    GUARD_READS(0, 10)
    WHEN(GUARD_VALUE(0, 10))
        READ(F_R, V(Rc, 8))
        READ_BITS(F_R, V(Ra, 4), K(0), 16)
        READ_BITS(F_R, V(Rb, 6), MUL(K(8), ADD(MUL(K(2), V(IDPH, 0)), K(0))), 8)
        READ_BITS(F_R, V(Ra, 4), K(16), 16)
        READ_BITS(F_R, V(Rb, 6), MUL(K(8), ADD(MUL(K(2), V(IDPH, 0)), K(1))), 8)
        WRITE(1, F_R, V(Rd, 3))
    END
    WHEN(V(RA, 5)) KEEP(F_R, V(Ra, 4)) END
    WHEN(V(RB, 7)) KEEP(F_R, V(Rb, 6)) END
    WHEN(V(RC, 9)) KEEP(F_R, V(Rc, 8)) END
    DONE
};
static rt_rows value_r_255 = {K(0)};
static rt_rows value_p_7 = {K(1)};
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

static const uint16_t *const forms[] = {
    [MAXWELL_ATOM_OP] = uses_atom_op,
    [MAXWELL_ATOM_OPP] = uses_atom_opp,
    [MAXWELL_ATOM_CAS] = uses_atom_cas,
    [MAXWELL_ATOM_CASP] = uses_atom_casp,
    [MAXWELL_ATOMS] = uses_atoms,
    [MAXWELL_ATOMS_CAS] = uses_atoms_cas,
    [MAXWELL_RED] = uses_red,
    [MAXWELL_CCTL_A] = uses_cctl_a,
    [MAXWELL_CCTL_ALL] = uses_cctl_all,
    [MAXWELL_CCTLL_A] = uses_cctll_a,
    [MAXWELL_CCTLL_ALL] = uses_cctll_all,
    [MAXWELL_CCTLT_ALL] = uses_cctlt_all,
    [MAXWELL_CCTLT_ONE] = uses_cctll_all,
    [MAXWELL_ISETP] = uses_isetp,
    [MAXWELL_ISET] = uses_iset,
    [MAXWELL_BRA] = uses_bra,
    [MAXWELL_BRX] = uses_brx,
    [MAXWELL_JMP] = uses_jmp,
    [MAXWELL_JMX] = uses_jmx,
    [MAXWELL_CAL] = uses_cal,
    [MAXWELL_JCAL] = uses_jcal,
    [MAXWELL_PRET] = uses_pret,
    [MAXWELL_RET] = uses_ret,
    [MAXWELL_PLONGJMP] = uses_pret,
    [MAXWELL_LONGJMP] = uses_ret,
    [MAXWELL_PBK] = uses_pret,
    [MAXWELL_BRK] = uses_ret,
    [MAXWELL_PCNT] = uses_pret,
    [MAXWELL_CONT] = uses_ret,
    [MAXWELL_SSY] = uses_pret,
    [MAXWELL_SYNC] = uses_ret,
    [MAXWELL_PEXIT] = NULL,
    [MAXWELL_EXIT] = uses_exit,
    [MAXWELL_KIL] = uses_kil,
    [MAXWELL_BPT] = NULL,
    [MAXWELL_IDE] = NULL,
    [MAXWELL_RAM] = NULL,
    [MAXWELL_SAM] = NULL,
    [MAXWELL_RTT] = NULL,
    [MAXWELL_GETCRSPTR] = uses_getcrsptr,
    [MAXWELL_SETCRSPTR] = uses_setcrsptr,
    [MAXWELL_GETLMEMBASE] = uses_getcrsptr,
    [MAXWELL_SETLMEMBASE] = uses_setcrsptr,
    [MAXWELL_LEPC] = uses_lepc,
    [MAXWELL_NOP] = NULL,
    [MAXWELL_F2F_HH] = uses_f2f_hh,
    [MAXWELL_F2F_HS] = uses_f2f_hh,
    [MAXWELL_F2F_HD] = uses_f2f_hd,
    [MAXWELL_F2F_SH] = uses_f2f_sh,
    [MAXWELL_F2F_SS] = uses_f2f_sh,
    [MAXWELL_F2F_SD] = uses_f2f_sd,
    [MAXWELL_F2F_DH] = uses_f2f_dh,
    [MAXWELL_F2F_DS] = uses_f2f_ds,
    [MAXWELL_F2F_DD] = uses_f2f_dd,
    [MAXWELL_F2I_H] = uses_f2i_h,
    [MAXWELL_F2I_S] = uses_f2i_s,
    [MAXWELL_F2I_D] = uses_f2i_d,
    [MAXWELL_I2F_H] = uses_i2f_h,
    [MAXWELL_I2F_B] = uses_i2f_b,
    [MAXWELL_I2F_W] = uses_i2f_b,
    [MAXWELL_I2F_D] = uses_i2f_d,
    [MAXWELL_I2I_H] = uses_i2i_h,
    [MAXWELL_I2I_B] = uses_i2i_b,
    [MAXWELL_I2I_W] = uses_i2i_b,
    [MAXWELL_DADD] = uses_dadd,
    [MAXWELL_DMUL] = uses_dmul,
    [MAXWELL_DFMA_B] = uses_dfma_b,
    [MAXWELL_DFMA_C] = uses_dfma_c,
    [MAXWELL_DMNMX] = uses_dmnmx,
    [MAXWELL_DSET] = uses_dset,
    [MAXWELL_DSETP] = uses_dsetp,
    [MAXWELL_FADD] = uses_fadd,
    [MAXWELL_FADD32I] = uses_fadd32i,
    [MAXWELL_FMUL] = uses_fmul,
    [MAXWELL_FMUL32I] = uses_fmul32i,
    [MAXWELL_FFMA_B] = uses_ffma_b,
    [MAXWELL_FFMA_C] = uses_ffma_c,
    [MAXWELL_FFMA32I] = uses_ffma32i,
    [MAXWELL_FMNMX] = uses_fmnmx,
    [MAXWELL_FSET] = uses_fset,
    [MAXWELL_FSETP] = uses_fsetp,
    [MAXWELL_FCMP_B] = uses_fcmp_b,
    [MAXWELL_FCMP_C] = uses_fcmp_c,
    [MAXWELL_FCHK] = uses_fchk,
    [MAXWELL_FSWZADD] = uses_fswzadd,
    [MAXWELL_MUFU] = uses_mufu,
    [MAXWELL_MUFU_SQRT] = uses_mufu,
    [MAXWELL_RRO] = uses_rro,
    [MAXWELL_AL2P] = uses_al2p,
    [MAXWELL_ALD_A] = uses_ald_a,
    [MAXWELL_ALD_H] = uses_ald_h,
    [MAXWELL_ALD_P] = uses_ald_h,
    [MAXWELL_ALD_Q] = uses_ald_q,
    [MAXWELL_AST_A] = uses_ast_a,
    [MAXWELL_AST_H] = uses_ast_h,
    [MAXWELL_AST_P] = uses_ast_h,
    [MAXWELL_AST_Q] = uses_ast_q,
    [MAXWELL_IPA] = uses_ipa,
    [MAXWELL_ISBERD] = uses_isberd,
    [MAXWELL_OUT] = uses_out,
    [MAXWELL_PIXLD] = uses_pixld,
    [MAXWELL_HADD2_R] = uses_hadd2_r,
    [MAXWELL_HADD2_C] = uses_hadd2_c,
    [MAXWELL_HADD2_32I] = uses_hadd2_32i,
    [MAXWELL_HMUL2_R] = uses_hmul2_r,
    [MAXWELL_HMUL2_C] = uses_hmul2_c,
    [MAXWELL_HMUL2_I] = uses_hmul2_i,
    [MAXWELL_HMUL2_32I] = uses_hmul2_32i,
    [MAXWELL_HFMA2_R] = uses_hfma2_r,
    [MAXWELL_HFMA2_B] = uses_hfma2_b,
    [MAXWELL_HFMA2_C] = uses_hfma2_c,
    [MAXWELL_HFMA2_32I] = uses_hfma2_32i,
    [MAXWELL_HSET2_R] = uses_hset2_r,
    [MAXWELL_HSET2_C] = uses_hset2_c,
    [MAXWELL_HSETP2_R] = uses_hsetp2_r,
    [MAXWELL_HSETP2_C] = uses_hsetp2_c,
    [MAXWELL_IADD] = uses_iadd,
    [MAXWELL_IADD32I] = uses_iadd32i,
    [MAXWELL_IADD3_R] = uses_iadd3_r,
    [MAXWELL_IADD3_B] = uses_iadd3_b,
    [MAXWELL_ISCADD] = uses_iscadd,
    [MAXWELL_ISCADD32I] = uses_iscadd32i,
    [MAXWELL_IMNMX] = uses_imnmx,
    [MAXWELL_ICMP_B] = uses_icmp_b,
    [MAXWELL_ICMP_C] = uses_icmp_c,
    [MAXWELL_LOP] = uses_lop,
    [MAXWELL_LOP32I] = uses_lop32i,
    [MAXWELL_LOP3_R] = uses_lop3_r,
    [MAXWELL_LOP3_C] = uses_lop3_c,
    [MAXWELL_LOP3_I] = uses_lop3_i,
    [MAXWELL_LDG] = uses_ldg,
    [MAXWELL_LDG_P] = uses_ldg_p,
    [MAXWELL_STG] = uses_stg,
    [MAXWELL_LD] = uses_ld,
    [MAXWELL_ST] = uses_st,
    [MAXWELL_LDL] = uses_ldl,
    [MAXWELL_STL] = uses_stl,
    [MAXWELL_LDS_R] = uses_lds_r,
    [MAXWELL_LDS_U] = uses_lds_u,
    [MAXWELL_STS] = uses_sts,
    [MAXWELL_LDC] = uses_ldc,
    [MAXWELL_STP] = NULL,
    [MAXWELL_MEMBAR] = uses_membar,
    [MAXWELL_MOV] = uses_mov,
    [MAXWELL_MOV32I] = uses_mov32i,
    [MAXWELL_SEL] = uses_sel,
    [MAXWELL_PRMT_B] = uses_prmt_b,
    [MAXWELL_PRMT_C] = uses_prmt_c,
    [MAXWELL_IMUL] = uses_imul,
    [MAXWELL_IMUL32I] = uses_imul32i,
    [MAXWELL_IMAD_B] = uses_imad_b,
    [MAXWELL_IMAD_C] = uses_imad_c,
    [MAXWELL_IMAD32I] = uses_imad32i,
    [MAXWELL_IMADSP_UU_B] = uses_imadsp_uu_b,
    [MAXWELL_IMADSP_SU_B] = uses_imadsp_uu_b,
    [MAXWELL_IMADSP_US_B] = uses_imadsp_uu_b,
    [MAXWELL_IMADSP_SS_B] = uses_imadsp_uu_b,
    [MAXWELL_IMADSP_UU_C] = uses_imadsp_uu_c,
    [MAXWELL_IMADSP_SU_C] = uses_imadsp_uu_c,
    [MAXWELL_IMADSP_US_C] = uses_imadsp_uu_c,
    [MAXWELL_IMADSP_SS_C] = uses_imadsp_uu_c,
    [MAXWELL_XMAD_R] = uses_xmad_r,
    [MAXWELL_XMAD_I] = uses_xmad_i,
    [MAXWELL_XMAD_B] = uses_xmad_b,
    [MAXWELL_XMAD_C] = uses_xmad_c,
    [MAXWELL_PSETP] = uses_psetp,
    [MAXWELL_PSET] = uses_pset,
    [MAXWELL_CSET] = uses_cset,
    [MAXWELL_CSETP] = uses_csetp,
    [MAXWELL_P2R] = uses_p2r,
    [MAXWELL_R2P] = uses_r2p,
    [MAXWELL_SHL] = uses_shl,
    [MAXWELL_SHR] = uses_shr,
    [MAXWELL_SHF_L] = uses_shf_l,
    [MAXWELL_SHF_R] = uses_shf_l,
    [MAXWELL_BFE] = uses_bfe,
    [MAXWELL_BFI_B] = uses_bfi_b,
    [MAXWELL_BFI_C] = uses_bfi_c,
    [MAXWELL_FLO] = uses_flo,
    [MAXWELL_POPC] = uses_popc,
    [MAXWELL_LEA_LO] = uses_lea_lo,
    [MAXWELL_LEA_HI] = uses_lea_hi,
    [MAXWELL_LEA_HC] = uses_lea_hc,
    [MAXWELL_S2R] = uses_s2r,
    [MAXWELL_CS2R] = uses_s2r,
    [MAXWELL_VOTE] = uses_vote,
    [MAXWELL_VOTE_VTG] = uses_membar,
    [MAXWELL_SHFL] = uses_shfl,
    [MAXWELL_BAR_SYNC] = uses_bar_sync,
    [MAXWELL_BAR_ARV] = uses_bar_arv,
    [MAXWELL_BAR_RED] = uses_bar_red,
    [MAXWELL_BAR_SCAN] = uses_bar_scan,
    [MAXWELL_B2R_B] = uses_b2r_b,
    [MAXWELL_B2R_R] = uses_b2r_r,
    [MAXWELL_B2R_W] = uses_lepc,
    [MAXWELL_R2B] = uses_r2b,
    [MAXWELL_DEPBAR_LE] = uses_depbar_le,
    [MAXWELL_DEPBAR_N] = uses_depbar_n,
    [MAXWELL_SULD_P] = uses_suld_p,
    [MAXWELL_SULD_D] = uses_suld_d,
    [MAXWELL_SUST_P] = uses_sust_p,
    [MAXWELL_SUST_D] = uses_sust_d,
    [MAXWELL_SURED_P] = uses_sured_p,
    [MAXWELL_SURED_D] = uses_sured_d,
    [MAXWELL_SUATOM_I] = uses_suatom_i,
    [MAXWELL_SUATOM_R] = uses_suatom_r,
    [MAXWELL_SUATOM_P] = uses_suatom_p,
    [MAXWELL_SUATOM_CI] = uses_suatom_ci,
    [MAXWELL_SUATOM_CR] = uses_suatom_cr,
    [MAXWELL_TEX_I] = uses_tex_i,
    [MAXWELL_TEX_B] = uses_tex_b,
    [MAXWELL_TLD_I] = uses_tld_i,
    [MAXWELL_TLD_B] = uses_tld_b,
    [MAXWELL_TLD4_I] = uses_tld4_i,
    [MAXWELL_TLD4_B] = uses_tld4_b,
    [MAXWELL_TXD_I] = uses_txd_i,
    [MAXWELL_TXD_B] = uses_txd_b,
    [MAXWELL_TXQ_I] = uses_txq_i,
    [MAXWELL_TXQ_B] = uses_txq_b,
    [MAXWELL_TXA] = uses_txa,
    [MAXWELL_TMML_I] = uses_tmml_i,
    [MAXWELL_TMML_B] = uses_tmml_b,
    [MAXWELL_TEXS_D1_LZ_M] = uses_texs_d1_lz_m,
    [MAXWELL_TEXS_D2_M] = uses_texs_d1_lz_m,
    [MAXWELL_TEXS_D2_LZ_M] = uses_texs_d1_lz_m,
    [MAXWELL_TEXS_D2_LL_M] = uses_texs_d2_ll_m,
    [MAXWELL_TEXS_D2_DC_M] = uses_texs_d2_ll_m,
    [MAXWELL_TEXS_D2_LL_DC_M] = uses_texs_d2_ll_dc_m,
    [MAXWELL_TEXS_D2_LZ_DC_M] = uses_texs_d2_ll_m,
    [MAXWELL_TEXS_A2_M] = uses_texs_d2_ll_m,
    [MAXWELL_TEXS_A2_LZ_M] = uses_texs_d2_ll_m,
    [MAXWELL_TEXS_A2_LZ_DC_M] = uses_texs_d2_ll_dc_m,
    [MAXWELL_TEXS_D3_M] = uses_texs_d2_ll_m,
    [MAXWELL_TEXS_D3_LZ_M] = uses_texs_d2_ll_m,
    [MAXWELL_TEXS_CUBE_M] = uses_texs_d2_ll_m,
    [MAXWELL_TEXS_CUBE_LL_M] = uses_texs_d2_ll_dc_m,
    [MAXWELL_TEXS_D1_LZ_S] = uses_texs_d1_lz_s,
    [MAXWELL_TEXS_D2_S] = uses_texs_d1_lz_s,
    [MAXWELL_TEXS_D2_LZ_S] = uses_texs_d1_lz_s,
    [MAXWELL_TEXS_D2_LL_S] = uses_texs_d2_ll_s,
    [MAXWELL_TEXS_D2_DC_S] = uses_texs_d2_ll_s,
    [MAXWELL_TEXS_D2_LL_DC_S] = uses_texs_d2_ll_dc_s,
    [MAXWELL_TEXS_D2_LZ_DC_S] = uses_texs_d2_ll_s,
    [MAXWELL_TEXS_A2_S] = uses_texs_d2_ll_s,
    [MAXWELL_TEXS_A2_LZ_S] = uses_texs_d2_ll_s,
    [MAXWELL_TEXS_A2_LZ_DC_S] = uses_texs_d2_ll_dc_s,
    [MAXWELL_TEXS_D3_S] = uses_texs_d2_ll_s,
    [MAXWELL_TEXS_D3_LZ_S] = uses_texs_d2_ll_s,
    [MAXWELL_TEXS_CUBE_S] = uses_texs_d2_ll_s,
    [MAXWELL_TEXS_CUBE_LL_S] = uses_texs_d2_ll_dc_s,
    [MAXWELL_TLDS_D1_LZ_M] = uses_texs_d1_lz_m,
    [MAXWELL_TLDS_D1_LL_M] = uses_texs_d1_lz_m,
    [MAXWELL_TLDS_D2_LZ_M] = uses_texs_d1_lz_m,
    [MAXWELL_TLDS_D2_LZ_AO_M] = uses_texs_d2_ll_m,
    [MAXWELL_TLDS_D2_LL_M] = uses_texs_d2_ll_m,
    [MAXWELL_TLDS_D2_LZ_MS_M] = uses_texs_d2_ll_m,
    [MAXWELL_TLDS_D3_LZ_M] = uses_texs_d2_ll_m,
    [MAXWELL_TLDS_A2_LZ_M] = uses_texs_d2_ll_m,
    [MAXWELL_TLDS_D2_LL_AO_M] = uses_texs_d2_ll_dc_m,
    [MAXWELL_TLDS_D1_LZ_S] = uses_texs_d1_lz_s,
    [MAXWELL_TLDS_D1_LL_S] = uses_texs_d1_lz_s,
    [MAXWELL_TLDS_D2_LZ_S] = uses_texs_d1_lz_s,
    [MAXWELL_TLDS_D2_LZ_AO_S] = uses_texs_d2_ll_s,
    [MAXWELL_TLDS_D2_LL_S] = uses_texs_d2_ll_s,
    [MAXWELL_TLDS_D2_LZ_MS_S] = uses_texs_d2_ll_s,
    [MAXWELL_TLDS_D3_LZ_S] = uses_texs_d2_ll_s,
    [MAXWELL_TLDS_A2_LZ_S] = uses_texs_d2_ll_s,
    [MAXWELL_TLDS_D2_LL_AO_S] = uses_texs_d2_ll_dc_s,
    [MAXWELL_TLD4S] = uses_tld4s,
    [MAXWELL_VADD] = uses_vadd,
    [MAXWELL_VABSDIFF] = uses_vabsdiff,
    [MAXWELL_VMNMX] = uses_vmnmx,
    [MAXWELL_VSET] = uses_vset,
    [MAXWELL_VSETP] = uses_vsetp,
    [MAXWELL_VMAD] = uses_vmad,
    [MAXWELL_VSHL] = uses_vshl,
    [MAXWELL_VSHR] = uses_vshl,
    [MAXWELL_VABSDIFF4] = uses_vabsdiff4,
    [MAXWELL_IDP_A4] = uses_idp_a4,
    [MAXWELL_IDP_A2] = uses_idp_a2,
};

static const struct rt_use_alias aliases[] = {
    {F_R, 255, value_r_255, NULL, NULL},
    {F_P, 7, value_p_7, NULL, NULL},
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
};

const struct isadora_use_tables maxwell_uses = {
    .forms = forms,
    .aliases = aliases, .alias_count = 14,
};
