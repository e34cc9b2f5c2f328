/* Generated from the description maxwell by gen/emit/encode.lua. Do not edit. */
#include "maxwell.h"

/* A word as far as it is known. `wrong` is not 0 when a value or the number of an alternative
 * is too large. */
struct put {
    uint64_t lo, hi;
    struct {
        uint64_t lo, hi;
    } field, given; /* bits of fields, and which these are: constants give way */
    uint64_t wrong;
};

typedef void encode_form(struct put *put, const uint8_t *line, const uint64_t *value);

/* A field of `width` bits from bit `at` of a part of the word on. */
#define FIELD(name, part, at, width) \
    static inline void name(struct put *put, uint64_t value) \
    { \
        put->field.part |= value << (at); \
        put->wrong |= value >> (width); \
    }
FIELD(field_AROP, lo, 23, 3)
FIELD(field_ARTYPE, lo, 20, 3)
FIELD(field_ASTYPE, lo, 28, 2)
FIELD(field_AOFF, lo, 28, 20)
FIELD(field_UAOFF, lo, 28, 20)
FIELD(field_AOFF13, lo, 28, 13)
FIELD(field_UAOFF13, lo, 28, 13)
FIELD(field_AOPP, lo, 44, 4)
FIELD(field_CASN, lo, 20, 8)
FIELD(field_CCOP, lo, 0, 4)
FIELD(field_CCOPQ, lo, 0, 4)
FIELD(field_CCLEVEL, lo, 4, 3)
FIELD(field_CCLOFF, lo, 22, 22)
FIELD(field_UCCLOFF, lo, 22, 22)
FIELD(field_XC, lo, 43, 1)
FIELD(field_LMT, lo, 6, 1)
FIELD(field_UNI, lo, 7, 1)
FIELD(field_KEEP, lo, 5, 1)
FIELD(field_NOINC, lo, 6, 1)
FIELD(field_BXNEAR, lo, 20, 24)
FIELD(field_BXOFF, lo, 20, 16)
FIELD(field_BXBANK, lo, 36, 5)
FIELD(field_IDEN, lo, 5, 1)
FIELD(field_IDEMASK, lo, 20, 16)
FIELD(field_RTTK, lo, 0, 2)
FIELD(field_BPTK, lo, 6, 3)
FIELD(field_BPTN, lo, 20, 20)
FIELD(field_NTRIG, lo, 13, 1)
FIELD(field_NMASK, lo, 20, 16)
FIELD(field_CDF, lo, 8, 2)
FIELD(field_CSF, lo, 10, 2)
FIELD(field_CH, lo, 41, 1)
FIELD(field_CINT, lo, 39, 2)
FIELD(field_CBYTE, lo, 41, 2)
FIELD(field_CHALF, lo, 41, 2)
FIELD(field_WBAR, hi, 5, 3)
FIELD(field_RBAR, hi, 8, 3)
FIELD(field_W1, hi, 11, 1)
FIELD(field_W2, hi, 12, 1)
FIELD(field_W3, hi, 13, 1)
FIELD(field_W4, hi, 14, 1)
FIELD(field_W5, hi, 15, 1)
FIELD(field_W6, hi, 16, 1)
FIELD(field_RA, hi, 17, 1)
FIELD(field_RB, hi, 18, 1)
FIELD(field_RC, hi, 19, 1)
FIELD(field_GP, lo, 16, 3)
FIELD(field_Rd, lo, 0, 8)
FIELD(field_Ra, lo, 8, 8)
FIELD(field_Rb, lo, 20, 8)
FIELD(field_Rc, lo, 39, 8)
FIELD(field_P0, lo, 3, 3)
FIELD(field_P1, lo, 0, 3)
FIELD(field_Q0, lo, 39, 3)
FIELD(field_Q0N, lo, 42, 1)
FIELD(field_COFF, lo, 20, 14)
FIELD(field_CBANK, lo, 34, 5)
FIELD(field_MASK, lo, 39, 4)
FIELD(field_CCW, lo, 47, 1)
FIELD(field_CCT, lo, 0, 5)
FIELD(field_CCT8, lo, 8, 5)
FIELD(field_TO, lo, 20, 24)
FIELD(field_FRND, lo, 39, 2)
FIELD(field_FTZ, lo, 44, 1)
FIELD(field_FSAT, lo, 50, 1)
FIELD(field_FNB, lo, 45, 1)
FIELD(field_FAA, lo, 46, 1)
FIELD(field_FNAL, lo, 56, 1)
FIELD(field_FAAL, lo, 54, 1)
FIELD(field_FABL, lo, 57, 1)
FIELD(field_FMZ, lo, 44, 2)
FIELD(field_FSCALE, lo, 41, 3)
FIELD(field_FNCL, lo, 57, 1)
FIELD(field_SNA, lo, 43, 1)
FIELD(field_SAA, lo, 54, 1)
FIELD(field_SAB, lo, 44, 1)
FIELD(field_PNB, lo, 6, 1)
FIELD(field_PAA, lo, 7, 1)
FIELD(field_PFTZ, lo, 47, 1)
FIELD(field_SWA, lo, 28, 2)
FIELD(field_SWB, lo, 30, 2)
FIELD(field_SWC, lo, 32, 2)
FIELD(field_SWD, lo, 34, 2)
FIELD(field_NDV, lo, 38, 1)
FIELD(field_MUF, lo, 20, 4)
FIELD(field_RROF, lo, 39, 1)
FIELD(field_AO, lo, 32, 1)
FIELD(field_AOFF11, lo, 20, 11)
FIELD(field_AOFF10, lo, 20, 10)
FIELD(field_APO, lo, 44, 3)
FIELD(field_IPO, lo, 45, 3)
FIELD(field_ATX, lo, 28, 10)
FIELD(field_ISKEW, lo, 31, 1)
FIELD(field_ISPACE, lo, 33, 2)
FIELD(field_OUTK, lo, 39, 2)
FIELD(field_PXK, lo, 31, 3)
FIELD(field_PXOFF, lo, 20, 8)
FIELD(field_HFTZ, lo, 39, 1)
FIELD(field_HSAT, lo, 32, 1)
FIELD(field_HNA, lo, 43, 1)
FIELD(field_HAA, lo, 44, 1)
FIELD(field_HNB, lo, 31, 1)
FIELD(field_HAB, lo, 30, 1)
FIELD(field_HSB, lo, 28, 2)
FIELD(field_HNCB, lo, 56, 1)
FIELD(field_HACB, lo, 54, 1)
FIELD(field_HILO, lo, 20, 10)
FIELD(field_HLO, lo, 20, 16)
FIELD(field_HFMZ, lo, 39, 2)
FIELD(field_HFMZR, lo, 37, 2)
FIELD(field_HFMZC, lo, 57, 2)
FIELD(field_HNR, lo, 30, 1)
FIELD(field_HSR, lo, 35, 2)
FIELD(field_HCMP, lo, 35, 4)
FIELD(field_HSFTZ, lo, 50, 1)
FIELD(field_HSFTZC, lo, 54, 1)
FIELD(field_HPFTZ, lo, 6, 1)
FIELD(field_XI, lo, 43, 1)
FIELD(field_SATI, lo, 50, 1)
FIELD(field_NAL, lo, 56, 1)
FIELD(field_SATL, lo, 54, 1)
FIELD(field_NB3, lo, 50, 1)
FIELD(field_HA3, lo, 35, 2)
FIELD(field_HB3, lo, 33, 2)
FIELD(field_HC3, lo, 31, 2)
FIELD(field_SH3, lo, 37, 2)
FIELD(field_SCALE, lo, 39, 5)
FIELD(field_MNX, lo, 43, 2)
FIELD(field_MULHI, lo, 39, 1)
FIELD(field_MULS, lo, 40, 2)
FIELD(field_LOPF, lo, 41, 2)
FIELD(field_LOPX, lo, 43, 1)
FIELD(field_LOPT, lo, 44, 2)
FIELD(field_LIA, lo, 39, 1)
FIELD(field_LIB, lo, 40, 1)
FIELD(field_LOPXL, lo, 57, 1)
FIELD(field_LIBL, lo, 56, 1)
FIELD(field_L3T, lo, 36, 2)
FIELD(field_L3X, lo, 38, 1)
FIELD(field_LUT, lo, 28, 8)
FIELD(field_L3XC, lo, 56, 1)
FIELD(field_L3XI, lo, 57, 1)
FIELD(field_OFF24, lo, 20, 24)
FIELD(field_UOFF24, lo, 20, 24)
FIELD(field_OFF20, lo, 20, 20)
FIELD(field_UOFF20, lo, 20, 20)
FIELD(field_GE, lo, 45, 1)
FIELD(field_GCL, lo, 46, 2)
FIELD(field_GCS, lo, 46, 2)
FIELD(field_GENL, lo, 56, 2)
FIELD(field_GENS, lo, 56, 2)
FIELD(field_GENP, lo, 58, 3)
FIELD(field_LCL, lo, 44, 2)
FIELD(field_LCS, lo, 44, 2)
FIELD(field_LMODE, lo, 44, 2)
FIELD(field_CINDEX, lo, 20, 16)
FIELD(field_UCINDEX, lo, 20, 16)
FIELD(field_LBANK, lo, 36, 5)
FIELD(field_GP41, lo, 41, 3)
FIELD(field_STPN, lo, 20, 8)
FIELD(field_STPW, lo, 31, 1)
FIELD(field_MSCOPE, lo, 8, 2)
FIELD(field_MINV, lo, 0, 2)
FIELD(field_MASKL, lo, 12, 4)
FIELD(field_MADSAT, lo, 50, 1)
FIELD(field_MADHI, lo, 54, 1)
FIELD(field_XHB, lo, 35, 1)
FIELD(field_XPSL, lo, 36, 1)
FIELD(field_XMRG, lo, 37, 1)
FIELD(field_XX, lo, 38, 1)
FIELD(field_XMRGC, lo, 56, 1)
FIELD(field_XXC, lo, 54, 1)
FIELD(field_IMM16, lo, 20, 16)
FIELD(field_SPB, lo, 54, 1)
FIELD(field_BOP, lo, 45, 2)
FIELD(field_BOP2, lo, 24, 2)
FIELD(field_BF, lo, 44, 1)
FIELD(field_Q12, lo, 12, 3)
FIELD(field_Q12N, lo, 15, 1)
FIELD(field_Q29, lo, 29, 3)
FIELD(field_Q29N, lo, 32, 1)
FIELD(field_WHICH, lo, 40, 1)
FIELD(field_PBYTE, lo, 41, 2)
FIELD(field_SHW, lo, 39, 1)
FIELD(field_SHX, lo, 43, 1)
FIELD(field_SHRX, lo, 43, 2)
FIELD(field_BREV, lo, 40, 1)
FIELD(field_FTYPE, lo, 37, 2)
FIELD(field_FW, lo, 50, 1)
FIELD(field_FIMM6, lo, 20, 6)
FIELD(field_FLSH, lo, 41, 1)
FIELD(field_NBI, lo, 40, 1)
FIELD(field_LEAX, lo, 46, 1)
FIELD(field_LEAN, lo, 45, 1)
FIELD(field_LEAS, lo, 39, 5)
FIELD(field_LEHX, lo, 38, 1)
FIELD(field_LEHN, lo, 37, 1)
FIELD(field_LEHS, lo, 28, 5)
FIELD(field_LECX, lo, 57, 1)
FIELD(field_LECN, lo, 56, 1)
FIELD(field_SREG, lo, 20, 8)
FIELD(field_VP, lo, 45, 3)
FIELD(field_VTGN, lo, 20, 28)
FIELD(field_SMODE, lo, 30, 2)
FIELD(field_SLANE, lo, 20, 5)
FIELD(field_SCLAMP, lo, 34, 13)
FIELD(field_BRED, lo, 35, 2)
FIELD(field_BID, lo, 8, 8)
FIELD(field_BCNT, lo, 20, 12)
FIELD(field_BRID, lo, 28, 4)
FIELD(field_R2BK, lo, 32, 2)
FIELD(field_DSB, lo, 26, 3)
FIELD(field_DCNT, lo, 20, 6)
FIELD(field_D0, lo, 0, 1)
FIELD(field_D1, lo, 1, 1)
FIELD(field_D2, lo, 2, 1)
FIELD(field_D3, lo, 3, 1)
FIELD(field_D4, lo, 4, 1)
FIELD(field_SUDIM, lo, 33, 3)
FIELD(field_SUMASK, lo, 20, 4)
FIELD(field_SUSIZE, lo, 20, 3)
FIELD(field_SUBA, lo, 23, 1)
FIELD(field_SULC, lo, 24, 2)
FIELD(field_SUSC, lo, 24, 2)
FIELD(field_SUPR, lo, 30, 3)
FIELD(field_SUROP, lo, 24, 3)
FIELD(field_SURTYPE, lo, 20, 3)
FIELD(field_SUABA, lo, 28, 1)
FIELD(field_SUAOP, lo, 29, 4)
FIELD(field_SUATYPER, lo, 36, 3)
FIELD(field_TXF, lo, 59, 1)
FIELD(field_Rd2, lo, 28, 8)
FIELD(field_PHT, hi, 17, 1)
FIELD(field_PHP, hi, 18, 1)
FIELD(field_TDIM, lo, 28, 3)
FIELD(field_TMASK, lo, 31, 4)
FIELD(field_TLODB, lo, 37, 3)
FIELD(field_TLC, lo, 58, 1)
FIELD(field_TLCB, lo, 40, 1)
FIELD(field_TLCD, lo, 50, 1)
FIELD(field_TDC, lo, 50, 1)
FIELD(field_TNDV, lo, 35, 1)
FIELD(field_TAO, lo, 54, 1)
FIELD(field_TAOB, lo, 36, 1)
FIELD(field_TAOL, lo, 35, 1)
FIELD(field_TLDC, lo, 54, 1)
FIELD(field_TLDM, lo, 50, 1)
FIELD(field_T4C, lo, 56, 2)
FIELD(field_T4CB, lo, 38, 2)
FIELD(field_T4OB, lo, 36, 2)
FIELD(field_TXQK, lo, 22, 6)
FIELD(field_TXQN, lo, 23, 5)
FIELD(field_VAB, lo, 36, 2)
FIELD(field_VAH, lo, 36, 1)
FIELD(field_VBB, lo, 28, 2)
FIELD(field_VBH, lo, 28, 1)
FIELD(field_VN16, lo, 20, 16)
FIELD(field_VUD, lo, 54, 1)
FIELD(field_VSD, lo, 54, 1)
FIELD(field_VMX, lo, 56, 1)
FIELD(field_VNA, lo, 57, 1)
FIELD(field_VNB, lo, 56, 1)
FIELD(field_VMNA, lo, 54, 1)
FIELD(field_V4SD, lo, 38, 1)
FIELD(field_V4SAT, lo, 50, 1)
FIELD(field_V4SA, lo, 32, 4)
FIELD(field_V4SB, lo, 28, 4)
FIELD(field_IDPB, lo, 47, 1)
FIELD(field_IDPH, lo, 50, 1)

static inline void field_AOP(struct put *put, uint64_t value)
{
    put->field.lo |= value << 52;
    put->given.lo |= 0xf0000000000000;
    put->wrong |= value >> 4;
}

static inline void field_ASOP(struct put *put, uint64_t value)
{
    put->field.lo |= value << 52;
    put->given.lo |= 0xf0000000000000;
    put->wrong |= value >> 4;
}

static inline void field_ATYPE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0xe000000000000;
    put->wrong |= value >> 3;
}

static inline void field_AE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x1000000000000;
    put->wrong |= value >> 1;
}

static inline void field_ASOFF(struct put *put, uint64_t value)
{
    put->field.lo |= value << 30;
    put->given.lo |= 0xfffffc0000000;
    put->wrong |= value >> 22;
}

static inline void field_UASOFF(struct put *put, uint64_t value)
{
    put->field.lo |= value << 30;
    put->given.lo |= 0xfffffc0000000;
    put->wrong |= value >> 22;
}

static inline void field_CASW(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x2000000000000;
    put->wrong |= value >> 1;
}

static inline void field_CASWS(struct put *put, uint64_t value)
{
    put->field.lo |= value << 52;
    put->given.lo |= 0x10000000000000;
    put->wrong |= value >> 1;
}

static inline void field_CASK(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x60000000000000;
    put->wrong |= value >> 2;
}

static inline void field_CCE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 52;
    put->given.lo |= 0x10000000000000;
    put->wrong |= value >> 1;
}

static inline void field_CCOFF(struct put *put, uint64_t value)
{
    put->field.lo |= value << 22;
    put->given.lo |= 0xfffffffc00000;
    put->wrong |= value >> 30;
}

static inline void field_UCCOFF(struct put *put, uint64_t value)
{
    put->field.lo |= value << 22;
    put->given.lo |= 0xfffffffc00000;
    put->wrong |= value >> 30;
}

static inline void field_CTH(struct put *put, uint64_t value)
{
    put->field.lo |= value << 36;
    put->given.lo |= 0x1fff000000000;
    put->wrong |= value >> 13;
}

static inline void field_BFAR(struct put *put, uint64_t value)
{
    put->field.lo |= value << 20;
    put->given.lo |= 0xffffffff00000;
    put->wrong |= value >> 32;
}

static inline void field_BXFAR(struct put *put, uint64_t value)
{
    put->field.lo |= value << 20;
    put->given.lo |= 0xffffffff00000;
    put->wrong |= value >> 32;
}

static inline void field_CRND(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3) << 39;
    put->field.lo |= (value >> 2) << 42;
    put->wrong |= value >> 3;
}

static inline void field_CDI(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3) << 8;
    put->field.lo |= (value >> 2) << 12;
    put->wrong |= value >> 3;
}

static inline void field_CDN(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3) << 8;
    put->field.lo |= (value >> 2) << 12;
    put->wrong |= value >> 3;
}

static inline void field_CSI(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3) << 10;
    put->field.lo |= (value >> 2) << 13;
    put->wrong |= value >> 3;
}

static inline void field_CSN(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3) << 10;
    put->field.lo |= (value >> 2) << 13;
    put->wrong |= value >> 3;
}

static inline void field_DRND(struct put *put, uint64_t value)
{
    put->field.lo |= value << 50;
    put->given.lo |= 0xc000000000000;
    put->wrong |= value >> 2;
}

static inline void field_STALL(struct put *put, uint64_t value)
{
    put->field.hi |= value;
    put->given.hi |= 0xf;
    put->wrong |= value >> 4;
}

static inline void field_NOY(struct put *put, uint64_t value)
{
    put->field.hi |= value << 4;
    put->given.hi |= 0x10;
    put->wrong |= value >> 1;
}

static inline void field_P2(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x7000000000000;
    put->wrong |= value >> 3;
}

static inline void field_IMM(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x7ffff) << 20;
    put->field.lo |= (value >> 19) << 56;
    put->wrong |= value >> 20;
}

static inline void field_UIMM(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x7ffff) << 20;
    put->field.lo |= (value >> 19) << 56;
    put->wrong |= value >> 20;
}

static inline void field_FIMM(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x7ffff) << 20;
    put->field.lo |= (value >> 19) << 56;
    put->wrong |= value >> 20;
}

static inline void field_DIMM(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x7ffff) << 20;
    put->field.lo |= (value >> 19) << 56;
    put->wrong |= value >> 20;
}

static inline void field_IMM32(struct put *put, uint64_t value)
{
    put->field.lo |= value << 20;
    put->given.lo |= 0xffffffff00000;
    put->wrong |= value >> 32;
}

static inline void field_UIMM32(struct put *put, uint64_t value)
{
    put->field.lo |= value << 20;
    put->given.lo |= 0xffffffff00000;
    put->wrong |= value >> 32;
}

static inline void field_FIMM32(struct put *put, uint64_t value)
{
    put->field.lo |= value << 20;
    put->given.lo |= 0xffffffff00000;
    put->wrong |= value >> 32;
}

static inline void field_CCWL(struct put *put, uint64_t value)
{
    put->field.lo |= value << 52;
    put->given.lo |= 0x10000000000000;
    put->wrong |= value >> 1;
}

static inline void field_FNA(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x1000000000000;
    put->wrong |= value >> 1;
}

static inline void field_FAB(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x2000000000000;
    put->wrong |= value >> 1;
}

static inline void field_FTZL(struct put *put, uint64_t value)
{
    put->field.lo |= value << 55;
    put->given.lo |= 0x80000000000000;
    put->wrong |= value >> 1;
}

static inline void field_FNBL(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x20000000000000;
    put->wrong |= value >> 1;
}

static inline void field_FNM(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x1000000000000;
    put->wrong |= value >> 1;
}

static inline void field_FMZH(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x60000000000000;
    put->wrong |= value >> 2;
}

static inline void field_FSATL(struct put *put, uint64_t value)
{
    put->field.lo |= value << 55;
    put->given.lo |= 0x80000000000000;
    put->wrong |= value >> 1;
}

static inline void field_FRNDH(struct put *put, uint64_t value)
{
    put->field.lo |= value << 51;
    put->given.lo |= 0x18000000000000;
    put->wrong |= value >> 2;
}

static inline void field_FNC(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x2000000000000;
    put->wrong |= value >> 1;
}

static inline void field_FCMP(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0xf000000000000;
    put->wrong |= value >> 4;
}

static inline void field_FCMPN(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0xf000000000000;
    put->wrong |= value >> 4;
}

static inline void field_SNB(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x20000000000000;
    put->wrong |= value >> 1;
}

static inline void field_SFTZ(struct put *put, uint64_t value)
{
    put->field.lo |= value << 55;
    put->given.lo |= 0x80000000000000;
    put->wrong |= value >> 1;
}

static inline void field_BFH(struct put *put, uint64_t value)
{
    put->field.lo |= value << 52;
    put->given.lo |= 0x10000000000000;
    put->wrong |= value >> 1;
}

static inline void field_ASIZE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 47;
    put->given.lo |= 0x1800000000000;
    put->wrong |= value >> 2;
}

static inline void field_IMODE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 54;
    put->given.lo |= 0xc0000000000000;
    put->wrong |= value >> 2;
}

static inline void field_IWHERE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 52;
    put->given.lo |= 0x30000000000000;
    put->wrong |= value >> 2;
}

static inline void field_ISAT(struct put *put, uint64_t value)
{
    put->field.lo |= value << 51;
    put->given.lo |= 0x8000000000000;
    put->wrong |= value >> 1;
}

static inline void field_ISIZE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 47;
    put->given.lo |= 0x1800000000000;
    put->wrong |= value >> 2;
}

static inline void field_HMRG(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x6000000000000;
    put->wrong |= value >> 2;
}

static inline void field_HSATC(struct put *put, uint64_t value)
{
    put->field.lo |= value << 52;
    put->given.lo |= 0x10000000000000;
    put->wrong |= value >> 1;
}

static inline void field_HSA(struct put *put, uint64_t value)
{
    put->field.lo |= value << 47;
    put->given.lo |= 0x1800000000000;
    put->wrong |= value >> 2;
}

static inline void field_HIHI(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x1ff) << 30;
    put->field.lo |= (value >> 9) << 56;
    put->wrong |= value >> 10;
}

static inline void field_HFTZL(struct put *put, uint64_t value)
{
    put->field.lo |= value << 55;
    put->given.lo |= 0x80000000000000;
    put->wrong |= value >> 1;
}

static inline void field_HSAL(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x60000000000000;
    put->wrong |= value >> 2;
}

static inline void field_HHI(struct put *put, uint64_t value)
{
    put->field.lo |= value << 36;
    put->given.lo |= 0xffff000000000;
    put->wrong |= value >> 16;
}

static inline void field_HFMZL(struct put *put, uint64_t value)
{
    put->field.lo |= value << 55;
    put->given.lo |= 0x180000000000000;
    put->wrong |= value >> 2;
}

static inline void field_HNRC(struct put *put, uint64_t value)
{
    put->field.lo |= value << 51;
    put->given.lo |= 0x8000000000000;
    put->wrong |= value >> 1;
}

static inline void field_HSRC(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x60000000000000;
    put->wrong |= value >> 2;
}

static inline void field_HNRD(struct put *put, uint64_t value)
{
    put->field.lo |= value << 52;
    put->given.lo |= 0x10000000000000;
    put->wrong |= value >> 1;
}

static inline void field_HBF(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x2000000000000;
    put->wrong |= value >> 1;
}

static inline void field_HBFC(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x20000000000000;
    put->wrong |= value >> 1;
}

static inline void field_HCMPC(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x1e000000000000;
    put->wrong |= value >> 4;
}

static inline void field_HAND(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x2000000000000;
    put->wrong |= value >> 1;
}

static inline void field_HANDC(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x20000000000000;
    put->wrong |= value >> 1;
}

static inline void field_NA(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x2000000000000;
    put->wrong |= value >> 1;
}

static inline void field_NB(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x1000000000000;
    put->wrong |= value >> 1;
}

static inline void field_XL(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x20000000000000;
    put->wrong |= value >> 1;
}

static inline void field_NA3(struct put *put, uint64_t value)
{
    put->field.lo |= value << 51;
    put->given.lo |= 0x8000000000000;
    put->wrong |= value >> 1;
}

static inline void field_NC3(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x2000000000000;
    put->wrong |= value >> 1;
}

static inline void field_X3(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x1000000000000;
    put->wrong |= value >> 1;
}

static inline void field_SCALEL(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x3e0000000000000;
    put->wrong |= value >> 5;
}

static inline void field_UI(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x1000000000000;
    put->wrong |= value >> 1;
}

static inline void field_MULHIL(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x20000000000000;
    put->wrong |= value >> 1;
}

static inline void field_MULSL(struct put *put, uint64_t value)
{
    put->field.lo |= value << 54;
    put->given.lo |= 0xc0000000000000;
    put->wrong |= value >> 2;
}

static inline void field_CMP(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0xe000000000000;
    put->wrong |= value >> 3;
}

static inline void field_LOPFL(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x60000000000000;
    put->wrong |= value >> 2;
}

static inline void field_LIAL(struct put *put, uint64_t value)
{
    put->field.lo |= value << 55;
    put->given.lo |= 0x80000000000000;
    put->wrong |= value >> 1;
}

static inline void field_LUTH(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0xff000000000000;
    put->wrong |= value >> 8;
}

static inline void field_OFF32(struct put *put, uint64_t value)
{
    put->field.lo |= value << 20;
    put->given.lo |= 0xffffffff00000;
    put->wrong |= value >> 32;
}

static inline void field_UOFF32(struct put *put, uint64_t value)
{
    put->field.lo |= value << 20;
    put->given.lo |= 0xffffffff00000;
    put->wrong |= value >> 32;
}

static inline void field_GSIZE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x7000000000000;
    put->wrong |= value >> 3;
}

static inline void field_SSIZE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x7000000000000;
    put->wrong |= value >> 3;
}

static inline void field_USIZE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x7000000000000;
    put->wrong |= value >> 3;
}

static inline void field_CSIZE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x7000000000000;
    put->wrong |= value >> 3;
}

static inline void field_LSIZE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0xe0000000000000;
    put->wrong |= value >> 3;
}

static inline void field_GENE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 52;
    put->given.lo |= 0x10000000000000;
    put->wrong |= value >> 1;
}

static inline void field_PMODE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0xf000000000000;
    put->wrong |= value >> 4;
}

static inline void field_MADS(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x1) << 48;
    put->field.lo |= (value >> 1) << 53;
    put->given.lo |= 0x21000000000000;
    put->wrong |= value >> 2;
}

static inline void field_MADX(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x2000000000000;
    put->wrong |= value >> 1;
}

static inline void field_MNA(struct put *put, uint64_t value)
{
    put->field.lo |= value << 52;
    put->given.lo |= 0x10000000000000;
    put->wrong |= value >> 1;
}

static inline void field_MNC(struct put *put, uint64_t value)
{
    put->field.lo |= value << 51;
    put->given.lo |= 0x8000000000000;
    put->wrong |= value >> 1;
}

static inline void field_MADSL(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x1) << 54;
    put->field.lo |= (value >> 1) << 57;
    put->wrong |= value >> 2;
}

static inline void field_MNCL(struct put *put, uint64_t value)
{
    put->field.lo |= value << 55;
    put->given.lo |= 0x80000000000000;
    put->wrong |= value >> 1;
}

static inline void field_XSIGN(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x3000000000000;
    put->wrong |= value >> 2;
}

static inline void field_XHA(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x20000000000000;
    put->wrong |= value >> 1;
}

static inline void field_XHC(struct put *put, uint64_t value)
{
    put->field.lo |= value << 52;
    put->given.lo |= 0x10000000000000;
    put->wrong |= value >> 1;
}

static inline void field_XMODE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 50;
    put->given.lo |= 0x1c000000000000;
    put->wrong |= value >> 3;
}

static inline void field_XPSLC(struct put *put, uint64_t value)
{
    put->field.lo |= value << 55;
    put->given.lo |= 0x80000000000000;
    put->wrong |= value >> 1;
}

static inline void field_XMODEC(struct put *put, uint64_t value)
{
    put->field.lo |= value << 50;
    put->given.lo |= 0xc000000000000;
    put->wrong |= value >> 2;
}

static inline void field_SPA(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x6000000000000;
    put->wrong |= value >> 2;
}

static inline void field_SPC(struct put *put, uint64_t value)
{
    put->field.lo |= value << 51;
    put->given.lo |= 0x18000000000000;
    put->wrong |= value >> 2;
}

static inline void field_FHI(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x3000000000000;
    put->wrong |= value >> 2;
}

static inline void field_LECS(struct put *put, uint64_t value)
{
    put->field.lo |= value << 51;
    put->given.lo |= 0xf8000000000000;
    put->wrong |= value >> 5;
}

static inline void field_VMODE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x3000000000000;
    put->wrong |= value >> 2;
}

static inline void field_VTG(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x3000000000000;
    put->wrong |= value >> 2;
}

static inline void field_SUCLAMP(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x6000000000000;
    put->wrong |= value >> 2;
}

static inline void field_SUATYPE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 51;
    put->given.lo |= 0x38000000000000;
    put->wrong |= value >> 3;
}

static inline void field_SUPA(struct put *put, uint64_t value)
{
    put->field.lo |= value << 51;
    put->given.lo |= 0x38000000000000;
    put->wrong |= value >> 3;
}

static inline void field_SUAPD(struct put *put, uint64_t value)
{
    put->field.lo |= value << 52;
    put->given.lo |= 0x10000000000000;
    put->wrong |= value >> 1;
}

static inline void field_NODEP(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x2000000000000;
    put->wrong |= value >> 1;
}

static inline void field_TXH(struct put *put, uint64_t value)
{
    put->field.lo |= value << 36;
    put->given.lo |= 0x1fff000000000;
    put->wrong |= value >> 13;
}

static inline void field_TXC(struct put *put, uint64_t value)
{
    put->field.lo |= value << 50;
    put->given.lo |= 0x1c000000000000;
    put->wrong |= value >> 3;
}

static inline void field_TXC1(struct put *put, uint64_t value)
{
    put->field.lo |= value << 50;
    put->given.lo |= 0x1c000000000000;
    put->wrong |= value >> 3;
}

static inline void field_TPO(struct put *put, uint64_t value)
{
    put->field.lo |= value << 51;
    put->given.lo |= 0x38000000000000;
    put->wrong |= value >> 3;
}

static inline void field_TLOD(struct put *put, uint64_t value)
{
    put->field.lo |= value << 55;
    put->given.lo |= 0x380000000000000;
    put->wrong |= value >> 3;
}

static inline void field_TAOS(struct put *put, uint64_t value)
{
    put->field.lo |= value << 51;
    put->given.lo |= 0x8000000000000;
    put->wrong |= value >> 1;
}

static inline void field_TLDL(struct put *put, uint64_t value)
{
    put->field.lo |= value << 55;
    put->given.lo |= 0x80000000000000;
    put->wrong |= value >> 1;
}

static inline void field_T4CS(struct put *put, uint64_t value)
{
    put->field.lo |= value << 52;
    put->given.lo |= 0x30000000000000;
    put->wrong |= value >> 2;
}

static inline void field_T4O(struct put *put, uint64_t value)
{
    put->field.lo |= value << 54;
    put->given.lo |= 0xc0000000000000;
    put->wrong |= value >> 2;
}

static inline void field_T4F(struct put *put, uint64_t value)
{
    put->field.lo |= value << 55;
    put->given.lo |= 0x80000000000000;
    put->wrong |= value >> 1;
}

static inline void field_VAS(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x1000000000000;
    put->wrong |= value >> 1;
}

static inline void field_VBS(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x2000000000000;
    put->wrong |= value >> 1;
}

static inline void field_VSAT(struct put *put, uint64_t value)
{
    put->field.lo |= value << 55;
    put->given.lo |= 0x80000000000000;
    put->wrong |= value >> 1;
}

static inline void field_VWRAP(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x2000000000000;
    put->wrong |= value >> 1;
}

static inline void field_VRED(struct put *put, uint64_t value)
{
    put->field.lo |= value << 51;
    put->given.lo |= 0x38000000000000;
    put->wrong |= value >> 3;
}

static inline void field_VMNC(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x20000000000000;
    put->wrong |= value >> 1;
}

static inline void field_VSHIFT(struct put *put, uint64_t value)
{
    put->field.lo |= value << 51;
    put->given.lo |= 0x18000000000000;
    put->wrong |= value >> 2;
}

static inline void field_VCMP(struct put *put, uint64_t value)
{
    put->field.lo |= value << 54;
    put->given.lo |= 0x1c0000000000000;
    put->wrong |= value >> 3;
}

static inline void field_VCMPP(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3) << 43;
    put->field.lo |= (value >> 2) << 47;
    put->wrong |= value >> 3;
}

static inline void field_V4A(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0x1000000000000;
    put->wrong |= value >> 1;
}

static inline void field_V4B(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x2000000000000;
    put->wrong |= value >> 1;
}

static inline void field_V4RED(struct put *put, uint64_t value)
{
    put->field.lo |= value << 53;
    put->given.lo |= 0x60000000000000;
    put->wrong |= value >> 2;
}

static inline void field_V4M(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3) << 51;
    put->field.lo |= (value >> 2) << 36;
    put->given.lo |= 0x18003000000000;
    put->wrong |= value >> 4;
}

static inline void field_IDPA(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x2000000000000;
    put->wrong |= value >> 1;
}

static inline void field_IDPA2(struct put *put, uint64_t value)
{
    put->field.lo |= value << 49;
    put->given.lo |= 0x2000000000000;
    put->wrong |= value >> 1;
}

static void put_akind(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_ATYPE(put, value[0]);
        break;
    case 1: case 2:
        put->lo |= 0x8000000000000;
        break;
    case 3:
        put->lo |= 0xc000000000000;
        break;
    default:
        put->wrong = 1;
    }
}

static void put_aaddr(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_AOFF(put, value[1]);
        break;
    case 2:
        put->lo |= 0xff00;
        field_UAOFF(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_guard(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x70000;
        break;
    case 1:
        field_GP(put, value[0]);
        break;
    case 2:
        put->lo |= 0x80000;
        field_GP(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_open(struct put *put, const uint8_t *line)
{
    switch (line[0]) {
    case 0:
        put->hi |= 0x10;
        break;
    case 1:
        break;
    case 2:
        put->hi |= 0x1;
        break;
    default:
        put->wrong = 1;
    }
}

static void put_stalls(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        field_STALL(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_sets(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->hi |= 0xe0;
        break;
    case 1:
        field_WBAR(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_frees(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->hi |= 0x700;
        break;
    case 1:
        field_RBAR(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_ctl(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->hi |= 0x7f1;
        break;
    case 1:
        put->hi |= 0x7f0;
        break;
    case 2:
        field_NOY(put, value[1]);
        field_W1(put, value[4]);
        field_W2(put, value[5]);
        field_W3(put, value[6]);
        field_W4(put, value[7]);
        field_W5(put, value[8]);
        field_W6(put, value[9]);
        put_stalls(put, line + 1, value);
        put_sets(put, line + 2, value + 2);
        put_frees(put, line + 3, value + 3);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_close(struct put *put, const uint8_t *line)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put->hi |= 0x200000;
        break;
    default:
        put->wrong = 1;
    }
}

static void format_slot(struct put *put, const uint8_t *line, const uint64_t *value)
{
    put_guard(put, line, value);
    put_open(put, line + 1);
    put_ctl(put, line + 2, value + 1);
    put_close(put, line + 6);
}

static void encode_atom_op(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_AE(put, value[0]);
    field_AOP(put, value[1]);
    field_Rd(put, value[3]);
    field_Rb(put, value[7]);
    put_akind(put, line, value + 2);
    put_aaddr(put, line + 1, value + 4);
    format_slot(put, line + 2, value + 8);
}

static void put_aaddr13(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_AOFF13(put, value[1]);
        break;
    case 2:
        put->lo |= 0xff00;
        field_UAOFF13(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_atom_opp(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_AE(put, value[0]);
    field_AOPP(put, value[1]);
    field_Rd(put, value[4]);
    field_Rb(put, value[8]);
    field_GP41(put, value[3]);
    put->wrong |= line[1];
    put_akind(put, line, value + 2);
    put_aaddr13(put, line + 2, value + 5);
    format_slot(put, line + 3, value + 9);
}

static void put_paired(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Rb(put, value[0]);
        field_CASN(put, value[1]);
        break;
    case 1:
        put->lo |= 0x2000000000000;
        field_Rb(put, value[0]);
        field_CASN(put, value[1]);
        break;
    case 2:
        put->lo |= 0x4000000000000;
        field_Rb(put, value[0]);
        break;
    case 3:
        put->lo |= 0x8000000000000;
        field_Rb(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_atom_cas(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_AE(put, value[0]);
    field_CASW(put, value[1]);
    field_Rd(put, value[2]);
    put_aaddr(put, line, value + 3);
    put_paired(put, line + 1, value + 6);
    format_slot(put, line + 2, value + 8);
}

static void encode_atom_casp(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_AE(put, value[0]);
    field_CASW(put, value[1]);
    field_Rd(put, value[3]);
    field_GP41(put, value[2]);
    put->wrong |= line[0];
    put_aaddr13(put, line + 1, value + 4);
    put_paired(put, line + 2, value + 7);
    format_slot(put, line + 3, value + 9);
}

static void put_asaddr(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_ASOFF(put, value[1]);
        break;
    case 2:
        put->lo |= 0xff00;
        field_UASOFF(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_atoms(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_ASOP(put, value[0]);
    field_ASTYPE(put, value[1]);
    field_Rd(put, value[2]);
    field_Rb(put, value[6]);
    put_asaddr(put, line, value + 3);
    format_slot(put, line + 1, value + 7);
}

static void put_paired_of_atoms_cas(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Rb(put, value[0]);
        field_CASN(put, value[1]);
        break;
    case 1:
        put->lo |= 0x10000000000000;
        field_Rb(put, value[0]);
        field_CASN(put, value[1]);
        break;
    case 2:
        put->lo |= 0x10000000;
        field_Rb(put, value[0]);
        break;
    case 3:
        put->lo |= 0x20000000;
        field_Rb(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_atoms_cas(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CASK(put, value[0]);
    field_CASWS(put, value[1]);
    field_Rd(put, value[2]);
    put_asaddr(put, line, value + 3);
    put_paired_of_atoms_cas(put, line + 1, value + 6);
    format_slot(put, line + 2, value + 8);
}

static void put_arkind(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_ARTYPE(put, value[0]);
        break;
    case 1: case 2:
        put->lo |= 0x400000;
        break;
    case 3:
        put->lo |= 0x600000;
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_red(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_AE(put, value[0]);
    field_AROP(put, value[1]);
    field_Rd(put, value[6]);
    put_arkind(put, line, value + 2);
    put_aaddr(put, line + 1, value + 3);
    format_slot(put, line + 2, value + 7);
}

static void put_ccaddr(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_CCOFF(put, value[1]);
        break;
    case 2:
        put->lo |= 0xff00;
        field_UCCOFF(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_cctl_a(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CCE(put, value[0]);
    field_CCLEVEL(put, value[1]);
    field_CCOPQ(put, value[2]);
    put_ccaddr(put, line, value + 3);
    format_slot(put, line + 1, value + 6);
}

static void encode_cctl_all(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CCE(put, value[0]);
    field_CCLEVEL(put, value[1]);
    field_CCOPQ(put, value[2]);
    format_slot(put, line, value + 3);
}

static void put_ccladdr(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_CCLOFF(put, value[1]);
        break;
    case 2:
        put->lo |= 0xff00;
        field_UCCLOFF(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_cctll_a(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CCOP(put, value[0]);
    put_ccladdr(put, line, value + 1);
    format_slot(put, line + 1, value + 4);
}

static void encode_cctll_all(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CCOP(put, value[0]);
    format_slot(put, line, value + 1);
}

static void encode_cctlt_all(struct put *put, const uint8_t *line, const uint64_t *value)
{
    format_slot(put, line, value);
}

static void encode_cctlt_one(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CTH(put, value[0]);
    format_slot(put, line, value + 1);
}

static void put_sb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x5b00000000000000;
        field_Rb(put, value[0]);
        field_RB(put, value[1]);
        break;
    case 1:
        put->lo |= 0x4b00000000000000;
        field_CBANK(put, value[2]);
        field_COFF(put, value[3]);
        break;
    case 2:
        put->lo |= 0x3600000000000000;
        field_IMM(put, value[4]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_isetp(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CMP(put, value[0]);
    field_UI(put, value[1]);
    field_XC(put, value[2]);
    field_BOP(put, value[3]);
    field_P0(put, value[4]);
    field_P1(put, value[5]);
    field_Ra(put, value[6]);
    field_RA(put, value[7]);
    field_Q0N(put, value[13]);
    field_Q0(put, value[14]);
    put->wrong |= line[1];
    put_sb(put, line, value + 8);
    format_slot(put, line + 2, value + 15);
}

static void encode_iset(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_BF(put, value[0]);
    field_CMP(put, value[1]);
    field_UI(put, value[2]);
    field_XC(put, value[3]);
    field_BOP(put, value[4]);
    field_Rd(put, value[5]);
    field_CCW(put, value[6]);
    field_Ra(put, value[7]);
    field_RA(put, value[8]);
    field_Q0N(put, value[14]);
    field_Q0(put, value[15]);
    put->wrong |= line[1];
    put_sb(put, line, value + 9);
    format_slot(put, line + 2, value + 16);
}

static void put_way(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_TO(put, value[0]);
        break;
    case 1:
        put->lo |= 0x20;
        field_BXBANK(put, value[1]);
        field_BXOFF(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_bra(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_UNI(put, value[0]);
    field_LMT(put, value[1]);
    field_CCT(put, value[2]);
    put_way(put, line, value + 3);
    format_slot(put, line + 1, value + 6);
}

static void put_nearx(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_BXNEAR(put, value[1]);
        break;
    case 2:
        put->lo |= 0x20;
        field_BXBANK(put, value[2]);
        field_Ra(put, value[0]);
        break;
    case 3:
        put->lo |= 0x20;
        field_BXBANK(put, value[2]);
        field_Ra(put, value[0]);
        field_BXOFF(put, value[3]);
        break;
    case 4:
        put->lo |= 0xff20;
        field_BXBANK(put, value[2]);
        field_BXOFF(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_brx(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_LMT(put, value[0]);
    field_CCT(put, value[1]);
    put_nearx(put, line, value + 2);
    format_slot(put, line + 1, value + 6);
}

static void put_farway(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_BFAR(put, value[0]);
        break;
    case 1:
        put->lo |= 0x20;
        field_BXBANK(put, value[1]);
        field_BXOFF(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_jmp(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_UNI(put, value[0]);
    field_LMT(put, value[1]);
    field_CCT(put, value[2]);
    put_farway(put, line, value + 3);
    format_slot(put, line + 1, value + 6);
}

static void put_farx(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_BXFAR(put, value[1]);
        break;
    case 2:
        put->lo |= 0x20;
        field_BXBANK(put, value[2]);
        field_Ra(put, value[0]);
        break;
    case 3:
        put->lo |= 0x20;
        field_BXBANK(put, value[2]);
        field_Ra(put, value[0]);
        field_BXOFF(put, value[3]);
        break;
    case 4:
        put->lo |= 0xff20;
        field_BXBANK(put, value[2]);
        field_BXOFF(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_jmx(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_LMT(put, value[0]);
    field_CCT(put, value[1]);
    put_farx(put, line, value + 2);
    format_slot(put, line + 1, value + 6);
}

static void format_slot_of_cal(struct put *put, const uint8_t *line, const uint64_t *value)
{
    put_open(put, line);
    put_ctl(put, line + 1, value);
    put_close(put, line + 5);
}

static void encode_cal(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_NOINC(put, value[0]);
    put_way(put, line, value + 1);
    format_slot_of_cal(put, line + 1, value + 4);
}

static void encode_jcal(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_NOINC(put, value[0]);
    put_farway(put, line, value + 1);
    format_slot_of_cal(put, line + 1, value + 4);
}

static void encode_ret(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CCT(put, value[0]);
    format_slot(put, line, value + 1);
}

static void encode_plongjmp(struct put *put, const uint8_t *line, const uint64_t *value)
{
    put_way(put, line, value);
    format_slot_of_cal(put, line + 1, value + 3);
}

static void encode_pexit(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TO(put, value[0]);
    format_slot_of_cal(put, line, value + 1);
}

static void encode_exit(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_KEEP(put, value[0]);
    field_CCT(put, value[1]);
    format_slot(put, line, value + 2);
}

static void put_bptno(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        field_BPTN(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_bpt(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_BPTK(put, value[0]);
    put_bptno(put, line, value + 1);
    format_slot_of_cal(put, line + 1, value + 2);
}

static void encode_ide(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_IDEN(put, value[0]);
    field_IDEMASK(put, value[1]);
    format_slot_of_cal(put, line, value + 2);
}

static void encode_ram(struct put *put, const uint8_t *line, const uint64_t *value)
{
    format_slot_of_cal(put, line, value);
}

static void encode_rtt(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_RTTK(put, value[0]);
    format_slot_of_cal(put, line, value + 1);
}

static void encode_getcrsptr(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    format_slot_of_cal(put, line, value + 1);
}

static void encode_setcrsptr(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Ra(put, value[0]);
    format_slot_of_cal(put, line, value + 1);
}

static void encode_lepc(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    format_slot(put, line, value + 1);
}

static void put_nopmask(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        field_NMASK(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_nop(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_NTRIG(put, value[0]);
    field_CCT8(put, value[1]);
    put_nopmask(put, line, value + 2);
    format_slot(put, line + 1, value + 3);
}

static void put_cf16(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x5c00000000000000;
        field_FNB(put, value[0]);
        field_FAB(put, value[1]);
        field_Rb(put, value[2]);
        field_CH(put, value[3]);
        field_RB(put, value[4]);
        break;
    case 1:
        put->lo |= 0x4c00000000000000;
        field_FNB(put, value[0]);
        field_FAB(put, value[1]);
        field_CH(put, value[3]);
        field_CBANK(put, value[5]);
        field_COFF(put, value[6]);
        put->wrong |= line[1];
        break;
    case 2:
        put->lo |= 0x3800000000000000;
        field_FIMM(put, value[7]);
        field_CH(put, value[3]);
        break;
    case 3:
        put->lo |= 0x3800200000000000;
        field_FIMM(put, value[7]);
        field_CH(put, value[3]);
        break;
    case 4:
        put->lo |= 0x3802000000000000;
        field_FIMM(put, value[7]);
        field_CH(put, value[3]);
        break;
    case 5:
        put->lo |= 0x3802200000000000;
        field_FIMM(put, value[7]);
        field_CH(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_f2f_hh(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FTZ(put, value[0]);
    field_CDF(put, value[1]);
    field_CSF(put, value[2]);
    field_CRND(put, value[3]);
    field_FSAT(put, value[4]);
    field_Rd(put, value[5]);
    field_CCW(put, value[6]);
    put->wrong |= line[2];
    put_cf16(put, line, value + 7);
    format_slot(put, line + 3, value + 15);
}

static void encode_f2f_hs(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FTZ(put, value[0]);
    field_CDF(put, value[1]);
    field_CSF(put, value[2]);
    field_FRND(put, value[3]);
    field_FSAT(put, value[4]);
    field_Rd(put, value[5]);
    field_CCW(put, value[6]);
    put->wrong |= line[2];
    put_cf16(put, line, value + 7);
    format_slot(put, line + 3, value + 15);
}

static void put_cs32(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x5c00000000000000;
        field_FNB(put, value[0]);
        field_FAB(put, value[1]);
        field_Rb(put, value[2]);
        field_RB(put, value[3]);
        break;
    case 1:
        put->lo |= 0x4c00000000000000;
        field_FNB(put, value[0]);
        field_FAB(put, value[1]);
        field_CBANK(put, value[4]);
        field_COFF(put, value[5]);
        put->wrong |= line[1];
        break;
    case 2:
        put->lo |= 0x3800000000000000;
        field_FIMM(put, value[6]);
        break;
    case 3:
        put->lo |= 0x3800200000000000;
        field_FIMM(put, value[6]);
        break;
    case 4:
        put->lo |= 0x3802000000000000;
        field_FIMM(put, value[6]);
        break;
    case 5:
        put->lo |= 0x3802200000000000;
        field_FIMM(put, value[6]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_f2f_sh(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FTZ(put, value[0]);
    field_CDF(put, value[1]);
    field_CSF(put, value[2]);
    field_FRND(put, value[3]);
    field_FSAT(put, value[4]);
    field_Rd(put, value[5]);
    field_CCW(put, value[6]);
    put->wrong |= line[2];
    put_cs32(put, line, value + 7);
    format_slot(put, line + 3, value + 14);
}

static void encode_f2f_ss(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FTZ(put, value[0]);
    field_CDF(put, value[1]);
    field_CSF(put, value[2]);
    field_CRND(put, value[3]);
    field_FSAT(put, value[4]);
    field_Rd(put, value[5]);
    field_CCW(put, value[6]);
    put->wrong |= line[2];
    put_cs32(put, line, value + 7);
    format_slot(put, line + 3, value + 14);
}

static void put_cs64(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x5c00000000000000;
        field_FNB(put, value[0]);
        field_FAB(put, value[1]);
        field_Rb(put, value[2]);
        field_RB(put, value[3]);
        break;
    case 1:
        put->lo |= 0x4c00000000000000;
        field_FNB(put, value[0]);
        field_FAB(put, value[1]);
        field_CBANK(put, value[4]);
        field_COFF(put, value[5]);
        put->wrong |= line[1];
        break;
    case 2:
        put->lo |= 0x3800000000000000;
        field_DIMM(put, value[6]);
        break;
    case 3:
        put->lo |= 0x3800200000000000;
        field_DIMM(put, value[6]);
        break;
    case 4:
        put->lo |= 0x3802000000000000;
        field_DIMM(put, value[6]);
        break;
    case 5:
        put->lo |= 0x3802200000000000;
        field_DIMM(put, value[6]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_f2f_dh(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FTZ(put, value[0]);
    field_CDF(put, value[1]);
    field_CSF(put, value[2]);
    field_FRND(put, value[3]);
    field_FSAT(put, value[4]);
    field_Rd(put, value[5]);
    field_CCW(put, value[6]);
    put->wrong |= line[2];
    put_cs64(put, line, value + 7);
    format_slot(put, line + 3, value + 14);
}

static void encode_f2f_dd(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FTZ(put, value[0]);
    field_CDF(put, value[1]);
    field_CSF(put, value[2]);
    field_CRND(put, value[3]);
    field_FSAT(put, value[4]);
    field_Rd(put, value[5]);
    field_CCW(put, value[6]);
    put->wrong |= line[2];
    put_cs64(put, line, value + 7);
    format_slot(put, line + 3, value + 14);
}

static void encode_f2i_h(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FTZ(put, value[0]);
    field_CDI(put, value[1]);
    field_CSF(put, value[2]);
    field_CINT(put, value[3]);
    field_Rd(put, value[4]);
    field_CCW(put, value[5]);
    put->wrong |= line[2];
    put_cf16(put, line, value + 6);
    format_slot(put, line + 3, value + 14);
}

static void put_cf64(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x5c00000000000000;
        field_FNB(put, value[0]);
        field_FAB(put, value[1]);
        field_Rb(put, value[2]);
        field_CH(put, value[3]);
        field_RB(put, value[4]);
        break;
    case 1:
        put->lo |= 0x4c00000000000000;
        field_FNB(put, value[0]);
        field_FAB(put, value[1]);
        field_CH(put, value[3]);
        field_CBANK(put, value[5]);
        field_COFF(put, value[6]);
        put->wrong |= line[1];
        break;
    case 2:
        put->lo |= 0x3800000000000000;
        field_DIMM(put, value[7]);
        field_CH(put, value[3]);
        break;
    case 3:
        put->lo |= 0x3800200000000000;
        field_DIMM(put, value[7]);
        field_CH(put, value[3]);
        break;
    case 4:
        put->lo |= 0x3802000000000000;
        field_DIMM(put, value[7]);
        field_CH(put, value[3]);
        break;
    case 5:
        put->lo |= 0x3802200000000000;
        field_DIMM(put, value[7]);
        field_CH(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_f2i_d(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FTZ(put, value[0]);
    field_CDI(put, value[1]);
    field_CSF(put, value[2]);
    field_CINT(put, value[3]);
    field_Rd(put, value[4]);
    field_CCW(put, value[5]);
    put->wrong |= line[2];
    put_cf64(put, line, value + 6);
    format_slot(put, line + 3, value + 14);
}

static void put_cih(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x5c00000000000000;
        field_FNB(put, value[0]);
        field_FAB(put, value[1]);
        field_Rb(put, value[2]);
        field_CHALF(put, value[3]);
        field_RB(put, value[4]);
        break;
    case 1:
        put->lo |= 0x4c00000000000000;
        field_FNB(put, value[0]);
        field_FAB(put, value[1]);
        field_CHALF(put, value[3]);
        field_CBANK(put, value[5]);
        field_COFF(put, value[6]);
        put->wrong |= line[1];
        break;
    case 2:
        put->lo |= 0x3800000000000000;
        field_IMM(put, value[7]);
        field_CHALF(put, value[3]);
        break;
    case 3:
        put->lo |= 0x3800200000000000;
        field_IMM(put, value[7]);
        field_CHALF(put, value[3]);
        break;
    case 4:
        put->lo |= 0x3802000000000000;
        field_IMM(put, value[7]);
        field_CHALF(put, value[3]);
        break;
    case 5:
        put->lo |= 0x3802200000000000;
        field_IMM(put, value[7]);
        field_CHALF(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_i2f_h(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CDF(put, value[0]);
    field_CSI(put, value[1]);
    field_FRND(put, value[2]);
    field_Rd(put, value[3]);
    field_CCW(put, value[4]);
    put->wrong |= line[2];
    put_cih(put, line, value + 5);
    format_slot(put, line + 3, value + 13);
}

static void put_cib(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x5c00000000000000;
        field_FNB(put, value[0]);
        field_FAB(put, value[1]);
        field_Rb(put, value[2]);
        field_CBYTE(put, value[3]);
        field_RB(put, value[4]);
        break;
    case 1:
        put->lo |= 0x4c00000000000000;
        field_FNB(put, value[0]);
        field_FAB(put, value[1]);
        field_CBYTE(put, value[3]);
        field_CBANK(put, value[5]);
        field_COFF(put, value[6]);
        put->wrong |= line[1];
        break;
    case 2:
        put->lo |= 0x3800000000000000;
        field_IMM(put, value[7]);
        field_CBYTE(put, value[3]);
        break;
    case 3:
        put->lo |= 0x3800200000000000;
        field_IMM(put, value[7]);
        field_CBYTE(put, value[3]);
        break;
    case 4:
        put->lo |= 0x3802000000000000;
        field_IMM(put, value[7]);
        field_CBYTE(put, value[3]);
        break;
    case 5:
        put->lo |= 0x3802200000000000;
        field_IMM(put, value[7]);
        field_CBYTE(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_i2f_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CDF(put, value[0]);
    field_CSI(put, value[1]);
    field_FRND(put, value[2]);
    field_Rd(put, value[3]);
    field_CCW(put, value[4]);
    put->wrong |= line[2];
    put_cib(put, line, value + 5);
    format_slot(put, line + 3, value + 13);
}

static void encode_i2i_h(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CDN(put, value[0]);
    field_CSN(put, value[1]);
    field_FSAT(put, value[2]);
    field_Rd(put, value[3]);
    field_CCW(put, value[4]);
    put->wrong |= line[2];
    put_cih(put, line, value + 5);
    format_slot(put, line + 3, value + 13);
}

static void encode_i2i_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CDN(put, value[0]);
    field_CSN(put, value[1]);
    field_FSAT(put, value[2]);
    field_Rd(put, value[3]);
    field_CCW(put, value[4]);
    put->wrong |= line[2];
    put_cib(put, line, value + 5);
    format_slot(put, line + 3, value + 13);
}

static void put_db(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x5c00000000000000;
        field_FNB(put, value[0]);
        field_FAB(put, value[1]);
        field_Rb(put, value[2]);
        field_RC(put, value[3]);
        break;
    case 1:
        put->lo |= 0x4c00000000000000;
        field_FNB(put, value[0]);
        field_FAB(put, value[1]);
        field_CBANK(put, value[4]);
        field_COFF(put, value[5]);
        put->wrong |= line[1];
        break;
    case 2:
        put->lo |= 0x3800000000000000;
        field_DIMM(put, value[6]);
        break;
    case 3:
        put->lo |= 0x3800200000000000;
        field_DIMM(put, value[6]);
        break;
    case 4:
        put->lo |= 0x3802000000000000;
        field_DIMM(put, value[6]);
        break;
    case 5:
        put->lo |= 0x3802200000000000;
        field_DIMM(put, value[6]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_dadd(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FRND(put, value[0]);
    field_Rd(put, value[1]);
    field_CCW(put, value[2]);
    field_FNA(put, value[3]);
    field_FAA(put, value[4]);
    field_Ra(put, value[5]);
    field_RA(put, value[6]);
    put->wrong |= line[0];
    put_db(put, line + 1, value + 7);
    format_slot(put, line + 3, value + 14);
}

static void put_dbn(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x5c00000000000000;
        field_FNM(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        break;
    case 1:
        put->lo |= 0x4c00000000000000;
        field_FNM(put, value[0]);
        field_CBANK(put, value[3]);
        field_COFF(put, value[4]);
        put->wrong |= line[1];
        break;
    case 2:
        put->lo |= 0x3800000000000000;
        field_DIMM(put, value[5]);
        break;
    case 3:
        put->lo |= 0x3801000000000000;
        field_DIMM(put, value[5]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_dmul(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FRND(put, value[0]);
    field_Rd(put, value[1]);
    field_CCW(put, value[2]);
    field_Ra(put, value[3]);
    field_RA(put, value[4]);
    put_dbn(put, line, value + 5);
    format_slot(put, line + 2, value + 11);
}

static void put_dbn_of_dfma_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x5b00000000000000;
        field_FNM(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        break;
    case 1:
        put->lo |= 0x4b00000000000000;
        field_FNM(put, value[0]);
        field_CBANK(put, value[3]);
        field_COFF(put, value[4]);
        put->wrong |= line[1];
        break;
    case 2:
        put->lo |= 0x3600000000000000;
        field_DIMM(put, value[5]);
        break;
    case 3:
        put->lo |= 0x3601000000000000;
        field_DIMM(put, value[5]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_dfma_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_DRND(put, value[0]);
    field_Rd(put, value[1]);
    field_CCW(put, value[2]);
    field_Ra(put, value[3]);
    field_RA(put, value[4]);
    field_FNC(put, value[11]);
    field_Rc(put, value[12]);
    field_RC(put, value[13]);
    put->wrong |= line[2];
    put_dbn_of_dfma_b(put, line, value + 5);
    format_slot(put, line + 3, value + 14);
}

static void encode_dfma_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_DRND(put, value[0]);
    field_Rd(put, value[1]);
    field_CCW(put, value[2]);
    field_Ra(put, value[3]);
    field_RA(put, value[4]);
    field_FNM(put, value[5]);
    field_Rc(put, value[6]);
    field_RB(put, value[7]);
    field_FNC(put, value[8]);
    field_CBANK(put, value[9]);
    field_COFF(put, value[10]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put->wrong |= line[2];
    format_slot(put, line + 3, value + 11);
}

static void encode_dmnmx(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    field_CCW(put, value[1]);
    field_FNA(put, value[2]);
    field_FAA(put, value[3]);
    field_Ra(put, value[4]);
    field_RA(put, value[5]);
    field_Q0N(put, value[13]);
    field_Q0(put, value[14]);
    put->wrong |= line[0];
    put->wrong |= line[3];
    put_cs64(put, line + 1, value + 6);
    format_slot(put, line + 4, value + 15);
}

static void put_db_of_dset(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x5900000000000000;
        field_SNB(put, value[0]);
        field_SAB(put, value[1]);
        field_Rb(put, value[2]);
        field_RB(put, value[3]);
        break;
    case 1:
        put->lo |= 0x4900000000000000;
        field_SNB(put, value[0]);
        field_SAB(put, value[1]);
        field_CBANK(put, value[4]);
        field_COFF(put, value[5]);
        put->wrong |= line[1];
        break;
    case 2:
        put->lo |= 0x3200000000000000;
        field_DIMM(put, value[6]);
        break;
    case 3:
        put->lo |= 0x3220000000000000;
        field_DIMM(put, value[6]);
        break;
    case 4:
        put->lo |= 0x3200100000000000;
        field_DIMM(put, value[6]);
        break;
    case 5:
        put->lo |= 0x3220100000000000;
        field_DIMM(put, value[6]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_dset(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_BFH(put, value[0]);
    field_FCMP(put, value[1]);
    field_BOP(put, value[2]);
    field_Rd(put, value[3]);
    field_CCW(put, value[4]);
    field_SNA(put, value[5]);
    field_SAA(put, value[6]);
    field_Ra(put, value[7]);
    field_RA(put, value[8]);
    field_Q0N(put, value[16]);
    field_Q0(put, value[17]);
    put->wrong |= line[0];
    put->wrong |= line[3];
    put_db_of_dset(put, line + 1, value + 9);
    format_slot(put, line + 4, value + 18);
}

static void put_db_of_dsetp(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x5b00000000000000;
        field_PNB(put, value[0]);
        field_SAB(put, value[1]);
        field_Rb(put, value[2]);
        field_RB(put, value[3]);
        break;
    case 1:
        put->lo |= 0x4b00000000000000;
        field_PNB(put, value[0]);
        field_SAB(put, value[1]);
        field_CBANK(put, value[4]);
        field_COFF(put, value[5]);
        put->wrong |= line[1];
        break;
    case 2:
        put->lo |= 0x3600000000000000;
        field_DIMM(put, value[6]);
        break;
    case 3:
        put->lo |= 0x3600000000000040;
        field_DIMM(put, value[6]);
        break;
    case 4:
        put->lo |= 0x3600100000000000;
        field_DIMM(put, value[6]);
        break;
    case 5:
        put->lo |= 0x3600100000000040;
        field_DIMM(put, value[6]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_dsetp(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FCMP(put, value[0]);
    field_BOP(put, value[1]);
    field_P0(put, value[2]);
    field_P1(put, value[3]);
    field_SNA(put, value[4]);
    field_PAA(put, value[5]);
    field_Ra(put, value[6]);
    field_RA(put, value[7]);
    field_Q0N(put, value[15]);
    field_Q0(put, value[16]);
    put->wrong |= line[0];
    put->wrong |= line[3];
    put_db_of_dsetp(put, line + 1, value + 8);
    format_slot(put, line + 4, value + 17);
}

static void put_fb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x5c00000000000000;
        field_FNB(put, value[0]);
        field_FAB(put, value[1]);
        field_Rb(put, value[2]);
        field_RC(put, value[3]);
        break;
    case 1:
        put->lo |= 0x4c00000000000000;
        field_FNB(put, value[0]);
        field_FAB(put, value[1]);
        field_CBANK(put, value[4]);
        field_COFF(put, value[5]);
        put->wrong |= line[1];
        break;
    case 2:
        put->lo |= 0x3800000000000000;
        field_FIMM(put, value[6]);
        break;
    case 3:
        put->lo |= 0x3800200000000000;
        field_FIMM(put, value[6]);
        break;
    case 4:
        put->lo |= 0x3802000000000000;
        field_FIMM(put, value[6]);
        break;
    case 5:
        put->lo |= 0x3802200000000000;
        field_FIMM(put, value[6]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_fadd(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FTZ(put, value[0]);
    field_FRND(put, value[1]);
    field_FSAT(put, value[2]);
    field_Rd(put, value[3]);
    field_CCW(put, value[4]);
    field_FNA(put, value[5]);
    field_FAA(put, value[6]);
    field_Ra(put, value[7]);
    field_RA(put, value[8]);
    put->wrong |= line[0];
    put_fb(put, line + 1, value + 9);
    format_slot(put, line + 3, value + 16);
}

static void encode_fadd32i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FTZL(put, value[0]);
    field_Rd(put, value[1]);
    field_CCWL(put, value[2]);
    field_FIMM32(put, value[7]);
    field_FNBL(put, value[8]);
    field_FABL(put, value[9]);
    field_FNAL(put, value[3]);
    field_FAAL(put, value[4]);
    field_Ra(put, value[5]);
    field_RA(put, value[6]);
    put->wrong |= line[0];
    format_slot(put, line + 1, value + 10);
}

static void put_fbn(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x5c00000000000000;
        field_FNM(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        break;
    case 1:
        put->lo |= 0x4c00000000000000;
        field_FNM(put, value[0]);
        field_CBANK(put, value[3]);
        field_COFF(put, value[4]);
        put->wrong |= line[1];
        break;
    case 2:
        put->lo |= 0x3800000000000000;
        field_FIMM(put, value[5]);
        break;
    case 3:
        put->lo |= 0x3801000000000000;
        field_FIMM(put, value[5]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_fmul(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FMZ(put, value[0]);
    field_FSCALE(put, value[1]);
    field_FRND(put, value[2]);
    field_FSAT(put, value[3]);
    field_Rd(put, value[4]);
    field_CCW(put, value[5]);
    field_Ra(put, value[6]);
    field_RA(put, value[7]);
    put_fbn(put, line, value + 8);
    format_slot(put, line + 2, value + 14);
}

static void encode_fmul32i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FMZH(put, value[0]);
    field_FSATL(put, value[1]);
    field_Rd(put, value[2]);
    field_CCWL(put, value[3]);
    field_Ra(put, value[4]);
    field_RA(put, value[5]);
    field_FIMM32(put, value[6]);
    format_slot(put, line, value + 7);
}

static void put_fbn_of_ffma_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x5900000000000000;
        field_FNM(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        break;
    case 1:
        put->lo |= 0x4900000000000000;
        field_FNM(put, value[0]);
        field_CBANK(put, value[3]);
        field_COFF(put, value[4]);
        put->wrong |= line[1];
        break;
    case 2:
        put->lo |= 0x3200000000000000;
        field_FIMM(put, value[5]);
        break;
    case 3:
        put->lo |= 0x3201000000000000;
        field_FIMM(put, value[5]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_ffma_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FMZH(put, value[0]);
    field_FRNDH(put, value[1]);
    field_FSAT(put, value[2]);
    field_Rd(put, value[3]);
    field_CCW(put, value[4]);
    field_Ra(put, value[5]);
    field_RA(put, value[6]);
    field_FNC(put, value[13]);
    field_Rc(put, value[14]);
    field_RC(put, value[15]);
    put->wrong |= line[2];
    put_fbn_of_ffma_b(put, line, value + 7);
    format_slot(put, line + 3, value + 16);
}

static void encode_ffma_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FMZH(put, value[0]);
    field_FRNDH(put, value[1]);
    field_FSAT(put, value[2]);
    field_Rd(put, value[3]);
    field_CCW(put, value[4]);
    field_Ra(put, value[5]);
    field_RA(put, value[6]);
    field_FNM(put, value[7]);
    field_Rc(put, value[8]);
    field_RB(put, value[9]);
    field_FNC(put, value[10]);
    field_CBANK(put, value[11]);
    field_COFF(put, value[12]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put->wrong |= line[2];
    format_slot(put, line + 3, value + 13);
}

static void encode_ffma32i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FMZH(put, value[0]);
    field_FSATL(put, value[1]);
    field_Rd(put, value[2]);
    field_CCWL(put, value[3]);
    field_FIMM32(put, value[7]);
    field_FNCL(put, value[8]);
    field_FNAL(put, value[4]);
    field_Ra(put, value[5]);
    field_RA(put, value[6]);
    put->wrong |= line[0];
    format_slot(put, line + 1, value + 9);
}

static void encode_fmnmx(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FTZ(put, value[0]);
    field_Rd(put, value[1]);
    field_CCW(put, value[2]);
    field_FNA(put, value[3]);
    field_FAA(put, value[4]);
    field_Ra(put, value[5]);
    field_RA(put, value[6]);
    field_Q0N(put, value[14]);
    field_Q0(put, value[15]);
    put->wrong |= line[0];
    put->wrong |= line[3];
    put_cs32(put, line + 1, value + 7);
    format_slot(put, line + 4, value + 16);
}

static void put_fb_of_fset(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x5800000000000000;
        field_SNB(put, value[0]);
        field_SAB(put, value[1]);
        field_Rb(put, value[2]);
        field_RB(put, value[3]);
        break;
    case 1:
        put->lo |= 0x4800000000000000;
        field_SNB(put, value[0]);
        field_SAB(put, value[1]);
        field_CBANK(put, value[4]);
        field_COFF(put, value[5]);
        put->wrong |= line[1];
        break;
    case 2:
        put->lo |= 0x3000000000000000;
        field_FIMM(put, value[6]);
        break;
    case 3:
        put->lo |= 0x3020000000000000;
        field_FIMM(put, value[6]);
        break;
    case 4:
        put->lo |= 0x3000100000000000;
        field_FIMM(put, value[6]);
        break;
    case 5:
        put->lo |= 0x3020100000000000;
        field_FIMM(put, value[6]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_fset(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_BFH(put, value[0]);
    field_FCMP(put, value[1]);
    field_SFTZ(put, value[2]);
    field_BOP(put, value[3]);
    field_Rd(put, value[4]);
    field_CCW(put, value[5]);
    field_SNA(put, value[6]);
    field_SAA(put, value[7]);
    field_Ra(put, value[8]);
    field_RA(put, value[9]);
    field_Q0N(put, value[17]);
    field_Q0(put, value[18]);
    put->wrong |= line[0];
    put->wrong |= line[3];
    put_fb_of_fset(put, line + 1, value + 10);
    format_slot(put, line + 4, value + 19);
}

static void put_fb_of_fsetp(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x5b00000000000000;
        field_PNB(put, value[0]);
        field_SAB(put, value[1]);
        field_Rb(put, value[2]);
        field_RB(put, value[3]);
        break;
    case 1:
        put->lo |= 0x4b00000000000000;
        field_PNB(put, value[0]);
        field_SAB(put, value[1]);
        field_CBANK(put, value[4]);
        field_COFF(put, value[5]);
        put->wrong |= line[1];
        break;
    case 2:
        put->lo |= 0x3600000000000000;
        field_FIMM(put, value[6]);
        break;
    case 3:
        put->lo |= 0x3600000000000040;
        field_FIMM(put, value[6]);
        break;
    case 4:
        put->lo |= 0x3600100000000000;
        field_FIMM(put, value[6]);
        break;
    case 5:
        put->lo |= 0x3600100000000040;
        field_FIMM(put, value[6]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_fsetp(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FCMP(put, value[0]);
    field_PFTZ(put, value[1]);
    field_BOP(put, value[2]);
    field_P0(put, value[3]);
    field_P1(put, value[4]);
    field_SNA(put, value[5]);
    field_PAA(put, value[6]);
    field_Ra(put, value[7]);
    field_RA(put, value[8]);
    field_Q0N(put, value[16]);
    field_Q0(put, value[17]);
    put->wrong |= line[0];
    put->wrong |= line[3];
    put_fb_of_fsetp(put, line + 1, value + 9);
    format_slot(put, line + 4, value + 18);
}

static void put_fic(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x5b00000000000000;
        field_Rb(put, value[0]);
        field_RB(put, value[1]);
        break;
    case 1:
        put->lo |= 0x4b00000000000000;
        field_CBANK(put, value[2]);
        field_COFF(put, value[3]);
        break;
    case 2:
        put->lo |= 0x3600000000000000;
        field_FIMM(put, value[4]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_fcmp_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FCMPN(put, value[0]);
    field_PFTZ(put, value[1]);
    field_Rd(put, value[2]);
    field_Ra(put, value[3]);
    field_RA(put, value[4]);
    field_Rc(put, value[10]);
    field_RC(put, value[11]);
    put_fic(put, line, value + 5);
    format_slot(put, line + 1, value + 12);
}

static void encode_fcmp_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FCMPN(put, value[0]);
    field_PFTZ(put, value[1]);
    field_Rd(put, value[2]);
    field_Ra(put, value[3]);
    field_RA(put, value[4]);
    field_Rc(put, value[5]);
    field_RB(put, value[6]);
    field_CBANK(put, value[7]);
    field_COFF(put, value[8]);
    put->wrong |= line[0];
    format_slot(put, line + 1, value + 9);
}

static void encode_fchk(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_P0(put, value[0]);
    field_FNA(put, value[1]);
    field_FAA(put, value[2]);
    field_Ra(put, value[3]);
    field_RA(put, value[4]);
    put->wrong |= line[0];
    put_cs32(put, line + 1, value + 5);
    format_slot(put, line + 3, value + 12);
}

static void encode_fswzadd(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FTZ(put, value[0]);
    field_FRND(put, value[1]);
    field_NDV(put, value[2]);
    field_Rd(put, value[3]);
    field_CCW(put, value[4]);
    field_Ra(put, value[5]);
    field_RA(put, value[6]);
    field_Rb(put, value[7]);
    field_RB(put, value[8]);
    field_SWD(put, value[9]);
    field_SWC(put, value[10]);
    field_SWB(put, value[11]);
    field_SWA(put, value[12]);
    format_slot(put, line, value + 13);
}

static void encode_mufu(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_MUF(put, value[0]);
    field_FSAT(put, value[1]);
    field_Rd(put, value[2]);
    field_FNA(put, value[3]);
    field_FAA(put, value[4]);
    field_Ra(put, value[5]);
    field_RA(put, value[6]);
    put->wrong |= line[0];
    format_slot(put, line + 1, value + 7);
}

static void encode_rro(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_RROF(put, value[0]);
    field_Rd(put, value[1]);
    put_cs32(put, line, value + 2);
    format_slot(put, line + 2, value + 9);
}

static void put_apop(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x700000000000;
        break;
    case 1:
        field_APO(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_awhich(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_AOFF11(put, value[1]);
        break;
    case 2:
        put->lo |= 0xff00;
        field_AOFF11(put, value[1]);
        break;
    case 3:
        put->lo |= 0xff00;
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_al2p(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_AO(put, value[0]);
    field_ASIZE(put, value[1]);
    field_Rd(put, value[3]);
    put_apop(put, line, value + 2);
    put_awhich(put, line + 1, value + 4);
    format_slot(put, line + 2, value + 6);
}

static void put_arc(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x7f8000000000;
        break;
    case 1:
        field_Rc(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_ald_a(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_AO(put, value[0]);
    field_ASIZE(put, value[1]);
    field_Rd(put, value[2]);
    field_AOFF10(put, value[3]);
    put_arc(put, line, value + 4);
    format_slot(put, line + 1, value + 5);
}

static void encode_ald_h(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_AO(put, value[0]);
    field_ASIZE(put, value[1]);
    field_Rd(put, value[2]);
    field_Ra(put, value[3]);
    put_arc(put, line, value + 4);
    format_slot(put, line + 1, value + 5);
}

static void encode_ald_q(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_AO(put, value[0]);
    field_ASIZE(put, value[1]);
    field_Rd(put, value[2]);
    field_Ra(put, value[3]);
    field_AOFF11(put, value[4]);
    put_arc(put, line, value + 5);
    format_slot(put, line + 1, value + 6);
}

static void encode_ast_a(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_ASIZE(put, value[0]);
    field_AOFF10(put, value[1]);
    field_Rd(put, value[2]);
    put_arc(put, line, value + 3);
    format_slot(put, line + 1, value + 4);
}

static void encode_ast_h(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_ASIZE(put, value[0]);
    field_Ra(put, value[1]);
    field_Rd(put, value[2]);
    put_arc(put, line, value + 3);
    format_slot(put, line + 1, value + 4);
}

static void encode_ast_q(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_ASIZE(put, value[0]);
    field_Ra(put, value[1]);
    field_AOFF11(put, value[2]);
    field_Rd(put, value[3]);
    put_arc(put, line, value + 4);
    format_slot(put, line + 1, value + 5);
}

static void put_ix(struct put *put, const uint8_t *line)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put->lo |= 0x4000000000;
        break;
    default:
        put->wrong = 1;
    }
}

static void put_iattr(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0xff00;
        field_ATX(put, value[0]);
        break;
    case 1:
        put->lo |= 0x4000000000;
        field_Ra(put, value[1]);
        break;
    case 2:
        put->lo |= 0x4000000000;
        field_Ra(put, value[1]);
        field_ATX(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_iplace(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x7f8000000000;
        break;
    case 1:
        put->lo |= 0x20000000000000;
        field_Rc(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_ipa(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_IMODE(put, value[0]);
    field_IWHERE(put, value[1]);
    field_ISAT(put, value[2]);
    field_Rd(put, value[3]);
    field_Rb(put, value[6]);
    put_ix(put, line);
    put_iattr(put, line + 1, value + 4);
    put_iplace(put, line + 2, value + 7);
    format_slot(put, line + 3, value + 8);
}

static void encode_isberd(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_AO(put, value[0]);
    field_ISPACE(put, value[1]);
    field_ISKEW(put, value[2]);
    field_ISIZE(put, value[3]);
    field_Rd(put, value[4]);
    field_Ra(put, value[5]);
    format_slot(put, line, value + 6);
}

static void put_sb_of_out(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0xfb00000000000000;
        field_Rb(put, value[0]);
        field_RB(put, value[1]);
        break;
    case 1:
        put->lo |= 0xeb00000000000000;
        field_CBANK(put, value[2]);
        field_COFF(put, value[3]);
        break;
    case 2:
        put->lo |= 0xf600000000000000;
        field_IMM(put, value[4]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_out(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_OUTK(put, value[0]);
    field_Rd(put, value[1]);
    field_Ra(put, value[2]);
    put_sb_of_out(put, line, value + 3);
    format_slot(put, line + 1, value + 8);
}

static void put_pxaddr(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_PXOFF(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_pixld(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_PXK(put, value[0]);
    field_Rd(put, value[1]);
    field_IPO(put, value[2]);
    put_pxaddr(put, line, value + 3);
    format_slot(put, line + 1, value + 5);
}

static void put_ha(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 1:
        field_HNA(put, value[0]);
        field_HAA(put, value[1]);
        field_Ra(put, value[2]);
        field_RA(put, value[3]);
        field_HSA(put, value[4]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_hb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 1:
        put->lo |= 0x5d00000000000000;
        field_HNB(put, value[0]);
        field_HAB(put, value[1]);
        field_Rb(put, value[2]);
        field_RB(put, value[3]);
        field_HSB(put, value[4]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_hadd2_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_HMRG(put, value[0]);
    field_HFTZ(put, value[1]);
    field_HSAT(put, value[2]);
    field_Rd(put, value[3]);
    put_ha(put, line, value + 4);
    put_hb(put, line + 1, value + 9);
    format_slot(put, line + 2, value + 14);
}

static void put_hci(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x7a80000000000000;
        field_HNCB(put, value[0]);
        field_HACB(put, value[1]);
        field_CBANK(put, value[2]);
        field_COFF(put, value[3]);
        put->wrong |= line[1];
        break;
    case 1:
        put->lo |= 0x7a00000000000000;
        field_HIHI(put, value[4]);
        field_HILO(put, value[5]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_hadd2_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_HMRG(put, value[0]);
    field_HFTZ(put, value[1]);
    field_HSATC(put, value[2]);
    field_Rd(put, value[3]);
    put_ha(put, line, value + 4);
    put_hci(put, line + 1, value + 9);
    format_slot(put, line + 3, value + 15);
}

static void put_hal(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 1:
        field_HNCB(put, value[0]);
        field_Ra(put, value[1]);
        field_RA(put, value[2]);
        field_HSAL(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_hadd2_32i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_HFTZL(put, value[0]);
    field_HSATC(put, value[1]);
    field_Rd(put, value[2]);
    field_HHI(put, value[7]);
    field_HLO(put, value[8]);
    put_hal(put, line, value + 3);
    format_slot(put, line + 1, value + 9);
}

static void put_hma(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 1:
        field_HAA(put, value[0]);
        field_Ra(put, value[1]);
        field_RA(put, value[2]);
        field_HSA(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_hmul2_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_HMRG(put, value[0]);
    field_HFMZ(put, value[1]);
    field_HSAT(put, value[2]);
    field_Rd(put, value[3]);
    put_hma(put, line, value + 4);
    put_hb(put, line + 1, value + 8);
    format_slot(put, line + 2, value + 13);
}

static void encode_hmul2_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_HMRG(put, value[0]);
    field_HFMZ(put, value[1]);
    field_HSATC(put, value[2]);
    field_Rd(put, value[3]);
    field_HNA(put, value[8]);
    field_HACB(put, value[9]);
    field_CBANK(put, value[10]);
    field_COFF(put, value[11]);
    put->wrong |= line[1];
    put->wrong |= line[2];
    put_hma(put, line, value + 4);
    format_slot(put, line + 3, value + 12);
}

static void encode_hmul2_i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_HMRG(put, value[0]);
    field_HFMZ(put, value[1]);
    field_HSATC(put, value[2]);
    field_Rd(put, value[3]);
    field_HIHI(put, value[9]);
    field_HILO(put, value[10]);
    put_ha(put, line, value + 4);
    format_slot(put, line + 1, value + 11);
}

static void put_halm(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 1:
        field_Ra(put, value[0]);
        field_RA(put, value[1]);
        field_HSAL(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_hmul2_32i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_HFMZL(put, value[0]);
    field_HSATC(put, value[1]);
    field_Rd(put, value[2]);
    field_HHI(put, value[6]);
    field_HLO(put, value[7]);
    put_halm(put, line, value + 3);
    format_slot(put, line + 1, value + 8);
}

static void put_hfa(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 1:
        field_Ra(put, value[0]);
        field_RA(put, value[1]);
        field_HSA(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_hfr(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 1:
        field_HNB(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        field_HSB(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_hfc(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 1:
        field_HNR(put, value[0]);
        field_Rc(put, value[1]);
        field_RC(put, value[2]);
        field_HSR(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_hfma2_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_HMRG(put, value[0]);
    field_HFMZR(put, value[1]);
    field_HSAT(put, value[2]);
    field_Rd(put, value[3]);
    put_hfa(put, line, value + 4);
    put_hfr(put, line + 1, value + 7);
    put_hfc(put, line + 2, value + 11);
    format_slot(put, line + 3, value + 15);
}

static void put_hfb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x80000000000000;
        field_HNCB(put, value[0]);
        field_CBANK(put, value[1]);
        field_COFF(put, value[2]);
        put->wrong |= line[1];
        break;
    case 1:
        field_HIHI(put, value[3]);
        field_HILO(put, value[4]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_hfc_of_hfma2_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 1:
        field_HNRC(put, value[0]);
        field_Rc(put, value[1]);
        field_RC(put, value[2]);
        field_HSRC(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_hfma2_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_HMRG(put, value[0]);
    field_HFMZC(put, value[1]);
    field_HSATC(put, value[2]);
    field_Rd(put, value[3]);
    put_hfa(put, line, value + 4);
    put_hfb(put, line + 1, value + 7);
    put_hfc_of_hfma2_b(put, line + 3, value + 12);
    format_slot(put, line + 4, value + 16);
}

static void put_hfcb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 1:
        field_HNCB(put, value[0]);
        field_Rc(put, value[1]);
        field_RB(put, value[2]);
        field_HSRC(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_hfma2_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_HMRG(put, value[0]);
    field_HFMZC(put, value[1]);
    field_HSATC(put, value[2]);
    field_Rd(put, value[3]);
    field_HNRC(put, value[11]);
    field_CBANK(put, value[12]);
    field_COFF(put, value[13]);
    put->wrong |= line[2];
    put->wrong |= line[3];
    put_hfa(put, line, value + 4);
    put_hfcb(put, line + 1, value + 7);
    format_slot(put, line + 4, value + 14);
}

static void encode_hfma2_32i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_HFMZL(put, value[0]);
    field_Rd(put, value[1]);
    field_HHI(put, value[5]);
    field_HLO(put, value[6]);
    field_HNRD(put, value[7]);
    put_halm(put, line, value + 2);
    format_slot(put, line + 1, value + 8);
}

static void encode_hset2_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_HBF(put, value[0]);
    field_HCMP(put, value[1]);
    field_HSFTZ(put, value[2]);
    field_BOP(put, value[3]);
    field_Rd(put, value[4]);
    field_Q0N(put, value[15]);
    field_Q0(put, value[16]);
    put->wrong |= line[2];
    put_ha(put, line, value + 5);
    put_hb(put, line + 1, value + 10);
    format_slot(put, line + 3, value + 17);
}

static void encode_hset2_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_HBFC(put, value[0]);
    field_HCMPC(put, value[1]);
    field_HSFTZC(put, value[2]);
    field_BOP(put, value[3]);
    field_Rd(put, value[4]);
    field_Q0N(put, value[15]);
    field_Q0(put, value[16]);
    put->wrong |= line[3];
    put_ha(put, line, value + 5);
    put_hfb(put, line + 1, value + 10);
    format_slot(put, line + 4, value + 17);
}

static void encode_hsetp2_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_HCMP(put, value[0]);
    field_HAND(put, value[1]);
    field_HPFTZ(put, value[2]);
    field_BOP(put, value[3]);
    field_P0(put, value[4]);
    field_P1(put, value[5]);
    field_Q0N(put, value[16]);
    field_Q0(put, value[17]);
    put->wrong |= line[2];
    put_ha(put, line, value + 6);
    put_hb(put, line + 1, value + 11);
    format_slot(put, line + 3, value + 18);
}

static void put_hci_of_hsetp2_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x7e80000000000000;
        field_HNCB(put, value[0]);
        field_HACB(put, value[1]);
        field_CBANK(put, value[2]);
        field_COFF(put, value[3]);
        put->wrong |= line[1];
        break;
    case 1:
        put->lo |= 0x7e00000000000000;
        field_HIHI(put, value[4]);
        field_HILO(put, value[5]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_hsetp2_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_HCMPC(put, value[0]);
    field_HANDC(put, value[1]);
    field_HPFTZ(put, value[2]);
    field_BOP(put, value[3]);
    field_P0(put, value[4]);
    field_P1(put, value[5]);
    field_Q0N(put, value[17]);
    field_Q0(put, value[18]);
    put->wrong |= line[3];
    put_ha(put, line, value + 6);
    put_hci_of_hsetp2_c(put, line + 1, value + 11);
    format_slot(put, line + 4, value + 19);
}

static void put_plusone(struct put *put, const uint8_t *line)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put->lo |= 0x1000000000000;
        break;
    case 2:
        put->lo |= 0x3000000000000;
        break;
    default:
        put->wrong = 1;
    }
}

static void put_suma(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_NA(put, value[0]);
        field_Ra(put, value[1]);
        field_RA(put, value[2]);
        break;
    case 1:
        put->lo |= 0x3000000000000;
        field_Ra(put, value[1]);
        field_RA(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_sumb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x5c00000000000000;
        field_NB(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        break;
    case 1:
        put->lo |= 0x4c00000000000000;
        field_NB(put, value[0]);
        field_CBANK(put, value[3]);
        field_COFF(put, value[4]);
        put->wrong |= line[1];
        break;
    case 2:
        put->lo |= 0x3800000000000000;
        field_IMM(put, value[5]);
        break;
    case 3:
        put->lo |= 0x3801000000000000;
        field_IMM(put, value[5]);
        break;
    case 4:
        put->lo |= 0x5c03000000000000;
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        break;
    case 5:
        put->lo |= 0x4c03000000000000;
        field_CBANK(put, value[3]);
        field_COFF(put, value[4]);
        break;
    case 6:
        put->lo |= 0x3803000000000000;
        field_IMM(put, value[5]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_iadd(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SATI(put, value[0]);
    field_XI(put, value[1]);
    field_Rd(put, value[2]);
    field_CCW(put, value[3]);
    put_plusone(put, line);
    put_suma(put, line + 1, value + 4);
    put_sumb(put, line + 2, value + 7);
    format_slot(put, line + 4, value + 13);
    if (line[0] == 1 && line[1] == 0 && line[2] == 2)
        put->lo ^= 0x1000000000000;
}

static void put_plusonel(struct put *put, const uint8_t *line)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put->lo |= 0x180000000000000;
        break;
    default:
        put->wrong = 1;
    }
}

static void put_sumal(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_NAL(put, value[0]);
        field_Ra(put, value[1]);
        field_RA(put, value[2]);
        break;
    case 1:
        put->lo |= 0x180000000000000;
        field_Ra(put, value[1]);
        field_RA(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_iadd32i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SATL(put, value[0]);
    field_XL(put, value[1]);
    field_Rd(put, value[2]);
    field_CCWL(put, value[3]);
    field_IMM32(put, value[7]);
    put_plusonel(put, line);
    put_sumal(put, line + 1, value + 4);
    format_slot(put, line + 2, value + 8);
}

static void encode_iadd3_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SH3(put, value[0]);
    field_X3(put, value[1]);
    field_Rd(put, value[2]);
    field_CCW(put, value[3]);
    field_NA3(put, value[4]);
    field_Ra(put, value[5]);
    field_HA3(put, value[6]);
    field_RA(put, value[7]);
    field_NB3(put, value[8]);
    field_Rb(put, value[9]);
    field_HB3(put, value[10]);
    field_RB(put, value[11]);
    field_NC3(put, value[12]);
    field_Rc(put, value[13]);
    field_HC3(put, value[14]);
    field_RC(put, value[15]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put->wrong |= line[2];
    format_slot(put, line + 3, value + 16);
}

static void put_add3b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x4c00000000000000;
        field_NB3(put, value[0]);
        field_CBANK(put, value[1]);
        field_COFF(put, value[2]);
        put->wrong |= line[1];
        break;
    case 1:
        put->lo |= 0x3800000000000000;
        field_UIMM(put, value[3]);
        break;
    case 2:
        put->lo |= 0x3804000000000000;
        field_UIMM(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_iadd3_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_X3(put, value[0]);
    field_Rd(put, value[1]);
    field_CCW(put, value[2]);
    field_NA3(put, value[3]);
    field_Ra(put, value[4]);
    field_RA(put, value[5]);
    field_NC3(put, value[10]);
    field_Rc(put, value[11]);
    field_RC(put, value[12]);
    put->wrong |= line[0];
    put->wrong |= line[3];
    put_add3b(put, line + 1, value + 6);
    format_slot(put, line + 4, value + 13);
}

static void encode_iscadd(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    field_CCW(put, value[1]);
    field_SCALE(put, value[11]);
    put_plusone(put, line);
    put_suma(put, line + 1, value + 2);
    put_sumb(put, line + 2, value + 5);
    format_slot(put, line + 4, value + 12);
    if (line[0] == 1 && line[1] == 0 && line[2] == 2)
        put->lo ^= 0x1000000000000;
}

static void encode_iscadd32i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    field_CCWL(put, value[1]);
    field_Ra(put, value[2]);
    field_RA(put, value[3]);
    field_IMM32(put, value[4]);
    field_SCALEL(put, value[5]);
    format_slot(put, line, value + 6);
}

static void put_sb_of_imnmx(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x5c00000000000000;
        field_Rb(put, value[0]);
        field_RB(put, value[1]);
        break;
    case 1:
        put->lo |= 0x4c00000000000000;
        field_CBANK(put, value[2]);
        field_COFF(put, value[3]);
        break;
    case 2:
        put->lo |= 0x3800000000000000;
        field_IMM(put, value[4]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_imnmx(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_UI(put, value[0]);
    field_MNX(put, value[1]);
    field_Rd(put, value[2]);
    field_CCW(put, value[3]);
    field_Ra(put, value[4]);
    field_RA(put, value[5]);
    field_Q0N(put, value[11]);
    field_Q0(put, value[12]);
    put->wrong |= line[1];
    put_sb_of_imnmx(put, line, value + 6);
    format_slot(put, line + 2, value + 13);
}

static void encode_icmp_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CMP(put, value[0]);
    field_UI(put, value[1]);
    field_Rd(put, value[2]);
    field_Ra(put, value[3]);
    field_RA(put, value[4]);
    field_Rc(put, value[10]);
    field_RC(put, value[11]);
    put_sb(put, line, value + 5);
    format_slot(put, line + 1, value + 12);
}

static void encode_icmp_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CMP(put, value[0]);
    field_UI(put, value[1]);
    field_Rd(put, value[2]);
    field_Ra(put, value[3]);
    field_RA(put, value[4]);
    field_Rc(put, value[5]);
    field_RB(put, value[6]);
    field_CBANK(put, value[7]);
    field_COFF(put, value[8]);
    put->wrong |= line[0];
    format_slot(put, line + 1, value + 9);
}

static void put_po(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x7000000000000;
        break;
    case 1:
        field_P2(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_sbi(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x5c00000000000000;
        field_LIB(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        break;
    case 1:
        put->lo |= 0x4c00000000000000;
        field_LIB(put, value[0]);
        field_CBANK(put, value[3]);
        field_COFF(put, value[4]);
        put->wrong |= line[1];
        break;
    case 2:
        put->lo |= 0x3800000000000000;
        field_IMM(put, value[5]);
        break;
    case 3:
        put->lo |= 0x3800010000000000;
        field_IMM(put, value[5]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_lop(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_LOPF(put, value[0]);
    field_LOPX(put, value[1]);
    field_LOPT(put, value[2]);
    field_Rd(put, value[4]);
    field_CCW(put, value[5]);
    field_LIA(put, value[6]);
    field_Ra(put, value[7]);
    field_RA(put, value[8]);
    put->wrong |= line[1];
    put_po(put, line, value + 3);
    put_sbi(put, line + 2, value + 9);
    format_slot(put, line + 4, value + 15);
}

static void encode_lop32i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_LOPFL(put, value[0]);
    field_LOPXL(put, value[1]);
    field_Rd(put, value[2]);
    field_CCWL(put, value[3]);
    field_LIAL(put, value[4]);
    field_Ra(put, value[5]);
    field_RA(put, value[6]);
    field_UIMM32(put, value[7]);
    field_LIBL(put, value[8]);
    format_slot(put, line, value + 9);
}

static void encode_lop3_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_L3X(put, value[0]);
    field_L3T(put, value[1]);
    field_Rd(put, value[3]);
    field_CCW(put, value[4]);
    field_Ra(put, value[5]);
    field_RA(put, value[6]);
    field_Rb(put, value[7]);
    field_RB(put, value[8]);
    field_Rc(put, value[9]);
    field_RC(put, value[10]);
    field_LUT(put, value[11]);
    put_po(put, line, value + 2);
    format_slot(put, line + 1, value + 12);
}

static void encode_lop3_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_L3XC(put, value[0]);
    field_Rd(put, value[1]);
    field_CCW(put, value[2]);
    field_Ra(put, value[3]);
    field_RA(put, value[4]);
    field_Rc(put, value[7]);
    field_RC(put, value[8]);
    field_LUTH(put, value[9]);
    field_CBANK(put, value[5]);
    field_COFF(put, value[6]);
    put->wrong |= line[0];
    format_slot(put, line + 1, value + 10);
}

static void encode_lop3_i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_L3XI(put, value[0]);
    field_Rd(put, value[1]);
    field_CCW(put, value[2]);
    field_Ra(put, value[3]);
    field_RA(put, value[4]);
    field_IMM(put, value[5]);
    field_Rc(put, value[6]);
    field_RC(put, value[7]);
    field_LUTH(put, value[8]);
    format_slot(put, line, value + 9);
}

static void put_a24(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_OFF24(put, value[1]);
        break;
    case 2:
        put->lo |= 0xff00;
        field_UOFF24(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_ldg(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_GE(put, value[0]);
    field_GCL(put, value[1]);
    field_GSIZE(put, value[2]);
    field_Rd(put, value[3]);
    put_a24(put, line, value + 4);
    format_slot(put, line + 1, value + 7);
}

static void put_a20(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_OFF20(put, value[1]);
        break;
    case 2:
        put->lo |= 0xff00;
        field_UOFF20(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_ldg_p(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_GE(put, value[0]);
    field_GCL(put, value[1]);
    field_GSIZE(put, value[2]);
    field_Rd(put, value[4]);
    field_GP41(put, value[3]);
    put->wrong |= line[0];
    put_a20(put, line + 1, value + 5);
    format_slot(put, line + 2, value + 8);
}

static void encode_stg(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_GE(put, value[0]);
    field_GCS(put, value[1]);
    field_SSIZE(put, value[2]);
    field_Rd(put, value[6]);
    put_a24(put, line, value + 3);
    format_slot(put, line + 1, value + 7);
}

static void put_a32(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_OFF32(put, value[1]);
        break;
    case 2:
        put->lo |= 0xff00;
        field_UOFF32(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_genpred(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x1c00000000000000;
        break;
    case 1:
        field_GENP(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_ld(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_GENE(put, value[0]);
    field_GENL(put, value[1]);
    field_LSIZE(put, value[2]);
    field_Rd(put, value[3]);
    put_a32(put, line, value + 4);
    put_genpred(put, line + 1, value + 7);
    format_slot(put, line + 2, value + 8);
}

static void encode_st(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_GENE(put, value[0]);
    field_GENS(put, value[1]);
    field_LSIZE(put, value[2]);
    field_Rd(put, value[6]);
    put_a32(put, line, value + 3);
    put_genpred(put, line + 1, value + 7);
    format_slot(put, line + 2, value + 8);
}

static void encode_ldl(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_LCL(put, value[0]);
    field_SSIZE(put, value[1]);
    field_Rd(put, value[2]);
    put_a24(put, line, value + 3);
    format_slot(put, line + 1, value + 6);
}

static void encode_stl(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_LCS(put, value[0]);
    field_SSIZE(put, value[1]);
    field_Rd(put, value[5]);
    put_a24(put, line, value + 2);
    format_slot(put, line + 1, value + 6);
}

static void encode_lds_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SSIZE(put, value[0]);
    field_Rd(put, value[1]);
    put_a24(put, line, value + 2);
    format_slot(put, line + 1, value + 5);
}

static void encode_lds_u(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_USIZE(put, value[0]);
    field_Rd(put, value[1]);
    put_a24(put, line, value + 2);
    format_slot(put, line + 1, value + 5);
}

static void encode_sts(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SSIZE(put, value[0]);
    field_Rd(put, value[4]);
    put_a24(put, line, value + 1);
    format_slot(put, line + 1, value + 5);
}

static void put_cplace(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_LBANK(put, value[0]);
        field_Ra(put, value[1]);
        break;
    case 1:
        field_LBANK(put, value[0]);
        field_Ra(put, value[1]);
        field_CINDEX(put, value[2]);
        break;
    case 2:
        put->lo |= 0xff00;
        field_LBANK(put, value[0]);
        field_UCINDEX(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_ldc(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CSIZE(put, value[0]);
    field_LMODE(put, value[1]);
    field_Rd(put, value[2]);
    put_cplace(put, line, value + 3);
    format_slot(put, line + 1, value + 7);
}

static void encode_stp(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_STPW(put, value[0]);
    field_STPN(put, value[1]);
    format_slot_of_cal(put, line, value + 2);
}

static void encode_membar(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_MSCOPE(put, value[0]);
    field_MINV(put, value[1]);
    format_slot(put, line, value + 2);
}

static void put_lanes(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x78000000000;
        break;
    case 1:
        field_MASK(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_mov(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    put_sb_of_imnmx(put, line, value + 1);
    put_lanes(put, line + 1, value + 6);
    format_slot(put, line + 2, value + 7);
}

static void put_lanesl(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0xf000;
        break;
    case 1:
        field_MASKL(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_mov32i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    field_UIMM32(put, value[1]);
    put_lanesl(put, line, value + 2);
    format_slot(put, line + 1, value + 3);
}

static void encode_sel(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    field_Ra(put, value[1]);
    field_RA(put, value[2]);
    field_Q0N(put, value[8]);
    field_Q0(put, value[9]);
    put->wrong |= line[1];
    put_sb_of_imnmx(put, line, value + 3);
    format_slot(put, line + 2, value + 10);
}

static void encode_prmt_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_PMODE(put, value[0]);
    field_Rd(put, value[1]);
    field_Ra(put, value[2]);
    field_RA(put, value[3]);
    field_Rc(put, value[9]);
    field_RC(put, value[10]);
    put_sb(put, line, value + 4);
    format_slot(put, line + 1, value + 11);
}

static void encode_prmt_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_PMODE(put, value[0]);
    field_Rd(put, value[1]);
    field_Ra(put, value[2]);
    field_RA(put, value[3]);
    field_Rc(put, value[4]);
    field_RB(put, value[5]);
    field_CBANK(put, value[6]);
    field_COFF(put, value[7]);
    put->wrong |= line[0];
    format_slot(put, line + 1, value + 8);
}

static void encode_imul(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_MULS(put, value[0]);
    field_MULHI(put, value[1]);
    field_Rd(put, value[2]);
    field_CCW(put, value[3]);
    field_Ra(put, value[4]);
    field_RA(put, value[5]);
    put_sb_of_imnmx(put, line, value + 6);
    format_slot(put, line + 1, value + 11);
}

static void encode_imul32i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_MULSL(put, value[0]);
    field_MULHIL(put, value[1]);
    field_Rd(put, value[2]);
    field_CCWL(put, value[3]);
    field_Ra(put, value[4]);
    field_RA(put, value[5]);
    field_IMM32(put, value[6]);
    format_slot(put, line, value + 7);
}

static void put_madpo(struct put *put, const uint8_t *line)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put->lo |= 0x8000000000000;
        break;
    case 2:
        put->lo |= 0x18000000000000;
        break;
    default:
        put->wrong = 1;
    }
}

static void put_mada(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_MNA(put, value[0]);
        field_Ra(put, value[1]);
        field_RA(put, value[2]);
        break;
    case 1:
        put->lo |= 0x18000000000000;
        field_Ra(put, value[1]);
        field_RA(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_sb_of_imad_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x5a00000000000000;
        field_Rb(put, value[0]);
        field_RB(put, value[1]);
        break;
    case 1:
        put->lo |= 0x4a00000000000000;
        field_CBANK(put, value[2]);
        field_COFF(put, value[3]);
        break;
    case 2:
        put->lo |= 0x3400000000000000;
        field_IMM(put, value[4]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_madc(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_MNC(put, value[0]);
        field_Rc(put, value[1]);
        field_RC(put, value[2]);
        break;
    case 1:
        put->lo |= 0x18000000000000;
        field_Rc(put, value[1]);
        field_RC(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_imad_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_MADS(put, value[0]);
    field_MADHI(put, value[1]);
    field_MADSAT(put, value[2]);
    field_MADX(put, value[3]);
    field_Rd(put, value[4]);
    field_CCW(put, value[5]);
    put_madpo(put, line);
    put_mada(put, line + 1, value + 6);
    put_sb_of_imad_b(put, line + 2, value + 9);
    put_madc(put, line + 3, value + 14);
    format_slot(put, line + 4, value + 17);
}

static void put_madcc(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_MNC(put, value[0]);
        field_CBANK(put, value[1]);
        field_COFF(put, value[2]);
        put->wrong |= line[1];
        break;
    case 1:
        put->lo |= 0x18000000000000;
        field_CBANK(put, value[1]);
        field_COFF(put, value[2]);
        put->wrong |= line[2];
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_imad_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_MADS(put, value[0]);
    field_MADHI(put, value[1]);
    field_MADSAT(put, value[2]);
    field_MADX(put, value[3]);
    field_Rd(put, value[4]);
    field_CCW(put, value[5]);
    field_Rc(put, value[9]);
    field_RB(put, value[10]);
    put_madpo(put, line);
    put_mada(put, line + 1, value + 6);
    put_madcc(put, line + 2, value + 11);
    format_slot(put, line + 5, value + 14);
}

static void put_madpol(struct put *put, const uint8_t *line)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put->lo |= 0x80000000000000;
        break;
    case 2:
        put->lo |= 0x180000000000000;
        break;
    default:
        put->wrong = 1;
    }
}

static void put_madcl(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_MNCL(put, value[6]);
        field_Rd(put, value[0]);
        break;
    case 1:
        put->lo |= 0x180000000000000;
        field_Rd(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_imad32i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_MADSL(put, value[0]);
    field_MULHIL(put, value[1]);
    field_Rd(put, value[2]);
    field_CCWL(put, value[3]);
    field_IMM32(put, value[7]);
    put_madpol(put, line);
    put_sumal(put, line + 1, value + 4);
    put_madcl(put, line + 2, value + 2);
    format_slot(put, line + 3, value + 9);
}

static void encode_imadsp_uu_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SPA(put, value[0]);
    field_SPB(put, value[1]);
    field_SPC(put, value[2]);
    field_Rd(put, value[3]);
    field_CCW(put, value[4]);
    field_Ra(put, value[5]);
    field_RA(put, value[6]);
    field_Rc(put, value[12]);
    field_RC(put, value[13]);
    put_sb_of_imad_b(put, line, value + 7);
    format_slot(put, line + 1, value + 14);
}

static void encode_imadsp_uu_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SPA(put, value[0]);
    field_SPB(put, value[1]);
    field_SPC(put, value[2]);
    field_Rd(put, value[3]);
    field_CCW(put, value[4]);
    field_Ra(put, value[5]);
    field_RA(put, value[6]);
    field_Rc(put, value[7]);
    field_RB(put, value[8]);
    field_CBANK(put, value[9]);
    field_COFF(put, value[10]);
    put->wrong |= line[0];
    format_slot(put, line + 1, value + 11);
}

static void encode_xmad_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_XSIGN(put, value[0]);
    field_Rd(put, value[5]);
    field_CCW(put, value[6]);
    field_Rc(put, value[13]);
    field_RC(put, value[14]);
    field_XPSL(put, value[1]);
    field_XMRG(put, value[2]);
    field_XMODE(put, value[3]);
    field_XX(put, value[4]);
    field_Ra(put, value[7]);
    field_XHA(put, value[8]);
    field_RA(put, value[9]);
    field_Rb(put, value[10]);
    field_XHB(put, value[11]);
    field_RB(put, value[12]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put->wrong |= line[2];
    format_slot(put, line + 3, value + 15);
}

static void encode_xmad_i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_XSIGN(put, value[0]);
    field_Rd(put, value[5]);
    field_CCW(put, value[6]);
    field_Rc(put, value[11]);
    field_RC(put, value[12]);
    field_XPSL(put, value[1]);
    field_XMRG(put, value[2]);
    field_XMODE(put, value[3]);
    field_XX(put, value[4]);
    field_Ra(put, value[7]);
    field_XHA(put, value[8]);
    field_RA(put, value[9]);
    field_IMM16(put, value[10]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put->wrong |= line[2];
    format_slot(put, line + 3, value + 13);
}

static void encode_xmad_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_XSIGN(put, value[0]);
    field_Rd(put, value[5]);
    field_CCW(put, value[6]);
    field_Rc(put, value[13]);
    field_RC(put, value[14]);
    field_XPSLC(put, value[1]);
    field_XMRGC(put, value[2]);
    field_XMODEC(put, value[3]);
    field_XXC(put, value[4]);
    field_Ra(put, value[7]);
    field_XHA(put, value[8]);
    field_RA(put, value[9]);
    field_XHC(put, value[12]);
    field_CBANK(put, value[10]);
    field_COFF(put, value[11]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put->wrong |= line[2];
    put->wrong |= line[3];
    format_slot(put, line + 4, value + 15);
}

static void encode_xmad_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_XSIGN(put, value[0]);
    field_Rd(put, value[3]);
    field_CCW(put, value[4]);
    field_XMODEC(put, value[1]);
    field_XXC(put, value[2]);
    field_Ra(put, value[5]);
    field_XHA(put, value[6]);
    field_RA(put, value[7]);
    field_Rc(put, value[8]);
    field_XHC(put, value[9]);
    field_RB(put, value[10]);
    field_CBANK(put, value[11]);
    field_COFF(put, value[12]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put->wrong |= line[2];
    put->wrong |= line[3];
    format_slot(put, line + 4, value + 13);
}

static void encode_psetp(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_BOP2(put, value[0]);
    field_BOP(put, value[1]);
    field_P0(put, value[2]);
    field_P1(put, value[3]);
    field_Q12N(put, value[4]);
    field_Q12(put, value[5]);
    field_Q29N(put, value[6]);
    field_Q29(put, value[7]);
    field_Q0N(put, value[8]);
    field_Q0(put, value[9]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put->wrong |= line[2];
    format_slot(put, line + 3, value + 10);
}

static void encode_pset(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_BF(put, value[0]);
    field_BOP2(put, value[1]);
    field_BOP(put, value[2]);
    field_Rd(put, value[3]);
    field_CCW(put, value[4]);
    field_Q12N(put, value[5]);
    field_Q12(put, value[6]);
    field_Q29N(put, value[7]);
    field_Q29(put, value[8]);
    field_Q0N(put, value[9]);
    field_Q0(put, value[10]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put->wrong |= line[2];
    format_slot(put, line + 3, value + 11);
}

static void encode_cset(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_BF(put, value[0]);
    field_CCT8(put, value[1]);
    field_BOP(put, value[2]);
    field_Rd(put, value[3]);
    field_CCW(put, value[4]);
    field_Q0N(put, value[5]);
    field_Q0(put, value[6]);
    put->wrong |= line[0];
    format_slot(put, line + 1, value + 7);
}

static void encode_csetp(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CCT8(put, value[0]);
    field_BOP(put, value[1]);
    field_P0(put, value[2]);
    field_P1(put, value[3]);
    field_Q0N(put, value[4]);
    field_Q0(put, value[5]);
    put->wrong |= line[0];
    format_slot(put, line + 1, value + 6);
}

static void encode_p2r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_PBYTE(put, value[0]);
    field_Rd(put, value[1]);
    field_WHICH(put, value[2]);
    field_Ra(put, value[3]);
    field_RA(put, value[4]);
    put_sb_of_imnmx(put, line, value + 5);
    format_slot(put, line + 1, value + 10);
}

static void put_pbits(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x5c00000000000000;
        field_Rb(put, value[0]);
        field_RB(put, value[1]);
        break;
    case 1:
        put->lo |= 0x4c00000000000000;
        field_CBANK(put, value[2]);
        field_COFF(put, value[3]);
        break;
    case 2:
        put->lo |= 0x3800000000000000;
        field_UIMM(put, value[4]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_r2p(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_WHICH(put, value[0]);
    field_Ra(put, value[1]);
    field_PBYTE(put, value[2]);
    field_RA(put, value[3]);
    put_pbits(put, line, value + 4);
    format_slot(put, line + 1, value + 9);
}

static void encode_shl(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SHW(put, value[0]);
    field_SHX(put, value[1]);
    field_Rd(put, value[2]);
    field_CCW(put, value[3]);
    field_Ra(put, value[4]);
    field_RA(put, value[5]);
    put_sb_of_imnmx(put, line, value + 6);
    format_slot(put, line + 1, value + 11);
}

static void encode_shr(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_UI(put, value[0]);
    field_SHW(put, value[1]);
    field_SHRX(put, value[2]);
    field_BREV(put, value[3]);
    field_Rd(put, value[4]);
    field_CCW(put, value[5]);
    field_Ra(put, value[6]);
    field_RA(put, value[7]);
    put_sb_of_imnmx(put, line, value + 8);
    format_slot(put, line + 1, value + 13);
}

static void put_shfb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x5b00000000000000;
        field_Rb(put, value[0]);
        field_RB(put, value[1]);
        break;
    case 1:
        put->lo |= 0x3600000000000000;
        field_FIMM6(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_shf_l(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FW(put, value[0]);
    field_FTYPE(put, value[1]);
    field_FHI(put, value[2]);
    field_Rd(put, value[3]);
    field_CCW(put, value[4]);
    field_Ra(put, value[5]);
    field_RA(put, value[6]);
    field_Rc(put, value[10]);
    field_RC(put, value[11]);
    put_shfb(put, line, value + 7);
    format_slot(put, line + 1, value + 12);
}

static void put_shfb_of_shf_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x5c00000000000000;
        field_Rb(put, value[0]);
        field_RB(put, value[1]);
        break;
    case 1:
        put->lo |= 0x3800000000000000;
        field_FIMM6(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_shf_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FW(put, value[0]);
    field_FTYPE(put, value[1]);
    field_FHI(put, value[2]);
    field_Rd(put, value[3]);
    field_CCW(put, value[4]);
    field_Ra(put, value[5]);
    field_RA(put, value[6]);
    field_Rc(put, value[10]);
    field_RC(put, value[11]);
    put_shfb_of_shf_r(put, line, value + 7);
    format_slot(put, line + 1, value + 12);
}

static void encode_bfe(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_UI(put, value[0]);
    field_BREV(put, value[1]);
    field_Rd(put, value[2]);
    field_CCW(put, value[3]);
    field_Ra(put, value[4]);
    field_RA(put, value[5]);
    put_sb_of_imnmx(put, line, value + 6);
    format_slot(put, line + 1, value + 11);
}

static void encode_bfi_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    field_CCW(put, value[1]);
    field_Ra(put, value[2]);
    field_RA(put, value[3]);
    field_Rc(put, value[9]);
    field_RC(put, value[10]);
    put_sb(put, line, value + 4);
    format_slot(put, line + 1, value + 11);
}

static void encode_bfi_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    field_CCW(put, value[1]);
    field_Ra(put, value[2]);
    field_RA(put, value[3]);
    field_Rc(put, value[4]);
    field_RB(put, value[5]);
    field_CBANK(put, value[6]);
    field_COFF(put, value[7]);
    put->wrong |= line[0];
    format_slot(put, line + 1, value + 8);
}

static void put_sbi_of_flo(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x5c00000000000000;
        field_NBI(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        break;
    case 1:
        put->lo |= 0x4c00000000000000;
        field_NBI(put, value[0]);
        field_CBANK(put, value[3]);
        field_COFF(put, value[4]);
        put->wrong |= line[1];
        break;
    case 2:
        put->lo |= 0x3800000000000000;
        field_IMM(put, value[5]);
        break;
    case 3:
        put->lo |= 0x3800010000000000;
        field_IMM(put, value[5]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_flo(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_UI(put, value[0]);
    field_FLSH(put, value[1]);
    field_Rd(put, value[2]);
    field_CCW(put, value[3]);
    put_sbi_of_flo(put, line, value + 4);
    format_slot(put, line + 2, value + 10);
}

static void encode_popc(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    put_sbi_of_flo(put, line, value + 1);
    format_slot(put, line + 2, value + 7);
}

static void put_leash(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        field_LEAS(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_lea_lo(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_LEAX(put, value[0]);
    field_Rd(put, value[2]);
    field_CCW(put, value[3]);
    field_LEAN(put, value[4]);
    field_Ra(put, value[5]);
    field_RA(put, value[6]);
    put->wrong |= line[1];
    put_po(put, line, value + 1);
    put_sb(put, line + 2, value + 7);
    put_leash(put, line + 3, value + 12);
    format_slot(put, line + 4, value + 13);
}

static void put_lehsh(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        field_LEHS(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_lea_hi(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_LEHX(put, value[0]);
    field_Rd(put, value[2]);
    field_CCW(put, value[3]);
    field_Rb(put, value[7]);
    field_RB(put, value[8]);
    field_Rc(put, value[9]);
    field_RC(put, value[10]);
    field_LEHN(put, value[4]);
    field_Ra(put, value[5]);
    field_RA(put, value[6]);
    put->wrong |= line[1];
    put_po(put, line, value + 1);
    put_lehsh(put, line + 2, value + 11);
    format_slot(put, line + 3, value + 12);
}

static void put_lecsh(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        field_LECS(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_lea_hc(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_LECX(put, value[0]);
    field_Rd(put, value[2]);
    field_CCW(put, value[3]);
    field_Rc(put, value[9]);
    field_RC(put, value[10]);
    field_LECN(put, value[4]);
    field_Ra(put, value[5]);
    field_RA(put, value[6]);
    field_CBANK(put, value[7]);
    field_COFF(put, value[8]);
    put->wrong |= line[1];
    put->wrong |= line[2];
    put_po(put, line, value + 1);
    put_lecsh(put, line + 3, value + 11);
    format_slot(put, line + 4, value + 12);
}

static void put_special(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 1:
        field_SREG(put, value[0]);
        break;
    case 2:
        put->lo |= 0x2c00000;
        break;
    case 3:
        put->lo |= 0x2d00000;
        break;
    case 4:
        put->lo |= 0x2e00000;
        break;
    case 5:
        put->lo |= 0x2f00000;
        break;
    case 6:
        put->lo |= 0x3e00000;
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_s2r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    put_special(put, line, value + 1);
    format_slot(put, line + 1, value + 2);
}

static void encode_vote(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_VMODE(put, value[0]);
    field_Rd(put, value[1]);
    field_VP(put, value[2]);
    field_Q0N(put, value[3]);
    field_Q0(put, value[4]);
    put->wrong |= line[0];
    format_slot(put, line + 1, value + 5);
}

static void encode_vote_vtg(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_VTG(put, value[0]);
    field_VTGN(put, value[1]);
    format_slot(put, line, value + 2);
}

static void put_shb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Rb(put, value[0]);
        break;
    case 1:
        put->lo |= 0x10000000;
        field_SLANE(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_shc(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Rc(put, value[0]);
        break;
    case 1:
        put->lo |= 0x20000000;
        field_SCLAMP(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_shfl(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SMODE(put, value[0]);
    field_P2(put, value[1]);
    field_Rd(put, value[2]);
    field_Ra(put, value[3]);
    put_shb(put, line, value + 4);
    put_shc(put, line + 1, value + 6);
    format_slot(put, line + 2, value + 8);
}

static void put_barid(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        break;
    case 1:
        put->lo |= 0x100000000000;
        field_BID(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_baro(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Rb(put, value[0]);
        break;
    case 1:
        put->lo |= 0x80000000000;
        break;
    case 2:
        put->lo |= 0x80000000000;
        field_BCNT(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_bar_sync(struct put *put, const uint8_t *line, const uint64_t *value)
{
    put_barid(put, line, value);
    put_baro(put, line + 1, value + 2);
    format_slot(put, line + 2, value + 4);
}

static void put_bara(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Rb(put, value[0]);
        break;
    case 1:
        put->lo |= 0x80000000000;
        field_BCNT(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_bar_arv(struct put *put, const uint8_t *line, const uint64_t *value)
{
    put_barid(put, line, value);
    put_bara(put, line + 1, value + 2);
    format_slot(put, line + 2, value + 4);
}

static void encode_bar_red(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_BRED(put, value[0]);
    field_Q0N(put, value[5]);
    field_Q0(put, value[6]);
    put->wrong |= line[2];
    put_barid(put, line, value + 1);
    put_baro(put, line + 1, value + 3);
    format_slot(put, line + 3, value + 7);
}

static void encode_bar_scan(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Q0N(put, value[4]);
    field_Q0(put, value[5]);
    put->wrong |= line[2];
    put_barid(put, line, value);
    put_baro(put, line + 1, value + 2);
    format_slot(put, line + 3, value + 6);
}

static void encode_b2r_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    field_BID(put, value[1]);
    format_slot(put, line, value + 2);
}

static void put_b2rp(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0xe00000000000;
        break;
    case 1:
        field_VP(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_b2r_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    put_b2rp(put, line, value + 1);
    format_slot(put, line + 1, value + 2);
}

static void encode_r2b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_R2BK(put, value[0]);
    field_BRID(put, value[1]);
    field_Rb(put, value[2]);
    format_slot(put, line, value + 3);
}

static void put_dlist(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put->lo |= 0x20;
        field_D4(put, value[0]);
        field_D3(put, value[1]);
        field_D2(put, value[2]);
        field_D1(put, value[3]);
        field_D0(put, value[4]);
        break;
    case 2:
        put->lo |= 0x10;
        field_D3(put, value[1]);
        field_D2(put, value[2]);
        field_D1(put, value[3]);
        field_D0(put, value[4]);
        break;
    case 3:
        put->lo |= 0x8;
        field_D2(put, value[2]);
        field_D1(put, value[3]);
        field_D0(put, value[4]);
        break;
    case 4:
        put->lo |= 0x4;
        field_D1(put, value[3]);
        field_D0(put, value[4]);
        break;
    case 5:
        put->lo |= 0x2;
        field_D0(put, value[4]);
        break;
    case 6:
        put->lo |= 0x1;
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_depbar_le(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_DSB(put, value[0]);
    field_DCNT(put, value[1]);
    put_dlist(put, line, value + 2);
    format_slot(put, line + 1, value + 7);
}

static void encode_depbar_n(struct put *put, const uint8_t *line, const uint64_t *value)
{
    put_dlist(put, line, value);
    format_slot(put, line + 1, value + 5);
}

static void put_supo(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        field_SUPR(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_suwhere(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Rc(put, value[0]);
        break;
    case 1:
        put->lo |= 0x8000000000000;
        field_TXH(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_suld_p(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SUDIM(put, value[0]);
    field_SULC(put, value[1]);
    field_SUMASK(put, value[2]);
    field_SUCLAMP(put, value[3]);
    field_Rd(put, value[5]);
    field_Ra(put, value[6]);
    put_supo(put, line, value + 4);
    put_suwhere(put, line + 1, value + 7);
    format_slot(put, line + 2, value + 9);
}

static void encode_suld_d(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SUBA(put, value[0]);
    field_SUDIM(put, value[1]);
    field_SULC(put, value[2]);
    field_SUSIZE(put, value[3]);
    field_SUCLAMP(put, value[4]);
    field_Rd(put, value[6]);
    field_Ra(put, value[7]);
    put_supo(put, line, value + 5);
    put_suwhere(put, line + 1, value + 8);
    format_slot(put, line + 2, value + 10);
}

static void encode_sust_p(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SUDIM(put, value[0]);
    field_SUSC(put, value[1]);
    field_SUMASK(put, value[2]);
    field_SUCLAMP(put, value[3]);
    field_Ra(put, value[4]);
    field_Rd(put, value[5]);
    put_suwhere(put, line, value + 6);
    format_slot(put, line + 1, value + 8);
}

static void encode_sust_d(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SUBA(put, value[0]);
    field_SUDIM(put, value[1]);
    field_SUSC(put, value[2]);
    field_SUSIZE(put, value[3]);
    field_SUCLAMP(put, value[4]);
    field_Ra(put, value[5]);
    field_Rd(put, value[6]);
    put_suwhere(put, line, value + 7);
    format_slot(put, line + 1, value + 9);
}

static void encode_sured_p(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SUDIM(put, value[0]);
    field_SUROP(put, value[1]);
    field_SUCLAMP(put, value[2]);
    field_Ra(put, value[3]);
    field_Rd(put, value[4]);
    put_suwhere(put, line, value + 5);
    format_slot(put, line + 1, value + 7);
}

static void put_surkind(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_SURTYPE(put, value[0]);
        break;
    case 1: case 2:
        put->lo |= 0x400000;
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_sured_d(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SUBA(put, value[0]);
    field_SUDIM(put, value[1]);
    field_SUROP(put, value[2]);
    field_SUCLAMP(put, value[4]);
    field_Ra(put, value[5]);
    field_Rd(put, value[6]);
    put_surkind(put, line, value + 3);
    put_suwhere(put, line + 1, value + 7);
    format_slot(put, line + 2, value + 9);
}

static void put_suakind(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_SUATYPE(put, value[0]);
        break;
    case 1: case 2:
        put->lo |= 0x20000000000000;
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_suatom_i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SUABA(put, value[0]);
    field_SUDIM(put, value[1]);
    field_SUAOP(put, value[2]);
    field_SUCLAMP(put, value[4]);
    field_Rd(put, value[5]);
    field_Ra(put, value[6]);
    field_Rb(put, value[7]);
    field_TXH(put, value[8]);
    put_suakind(put, line, value + 3);
    format_slot(put, line + 1, value + 9);
}

static void put_suakindr(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_SUATYPER(put, value[0]);
        break;
    case 1: case 2:
        put->lo |= 0x4000000000;
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_suatom_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SUAPD(put, value[0]);
    field_SUABA(put, value[1]);
    field_SUDIM(put, value[2]);
    field_SUAOP(put, value[3]);
    field_SUCLAMP(put, value[5]);
    field_Rd(put, value[6]);
    field_Ra(put, value[7]);
    field_Rb(put, value[8]);
    field_Rc(put, value[9]);
    put->wrong |= line[1];
    put_suakindr(put, line, value + 4);
    format_slot(put, line + 2, value + 10);
}

static void encode_suatom_p(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SUABA(put, value[0]);
    field_SUDIM(put, value[1]);
    field_SUAOP(put, value[2]);
    field_SUCLAMP(put, value[4]);
    field_Rd(put, value[6]);
    field_Ra(put, value[7]);
    field_Rb(put, value[8]);
    field_Rc(put, value[9]);
    field_SUPA(put, value[5]);
    put->wrong |= line[1];
    put_suakindr(put, line, value + 3);
    format_slot(put, line + 2, value + 10);
}

static void encode_suatom_ci(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SUABA(put, value[0]);
    field_SUDIM(put, value[1]);
    field_SUCLAMP(put, value[3]);
    field_Rd(put, value[5]);
    field_Ra(put, value[6]);
    field_Rb(put, value[7]);
    field_TXH(put, value[8]);
    put_suakind(put, line, value + 2);
    put_supo(put, line + 1, value + 4);
    format_slot(put, line + 2, value + 9);
}

static void encode_suatom_cr(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SUAPD(put, value[0]);
    field_SUABA(put, value[1]);
    field_SUDIM(put, value[2]);
    field_SUCLAMP(put, value[4]);
    field_Rd(put, value[6]);
    field_Ra(put, value[7]);
    field_Rb(put, value[8]);
    field_Rc(put, value[9]);
    put->wrong |= line[2];
    put_suakindr(put, line, value + 3);
    put_supo(put, line + 1, value + 5);
    format_slot(put, line + 3, value + 10);
}

static void put_tp(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x38000000000000;
        break;
    case 1:
        field_TPO(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_trb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0xff00000;
        break;
    case 1:
        field_Rb(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_tm(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x780000000;
        break;
    case 1:
        field_TMASK(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_tex_i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TLOD(put, value[0]);
    field_TLC(put, value[1]);
    field_TAO(put, value[2]);
    field_TDC(put, value[3]);
    field_TNDV(put, value[4]);
    field_Rd(put, value[9]);
    field_Ra(put, value[10]);
    field_TXH(put, value[12]);
    field_TDIM(put, value[13]);
    field_NODEP(put, value[5]);
    field_PHT(put, value[6]);
    field_PHP(put, value[7]);
    put->wrong |= line[0];
    put_tp(put, line + 1, value + 8);
    put_trb(put, line + 2, value + 11);
    put_tm(put, line + 3, value + 14);
    format_slot(put, line + 4, value + 15);
}

static void encode_tex_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TLODB(put, value[0]);
    field_TLCB(put, value[1]);
    field_TAOB(put, value[2]);
    field_TDC(put, value[3]);
    field_TNDV(put, value[4]);
    field_Rd(put, value[9]);
    field_Ra(put, value[10]);
    field_TDIM(put, value[12]);
    field_NODEP(put, value[5]);
    field_PHT(put, value[6]);
    field_PHP(put, value[7]);
    put->wrong |= line[0];
    put_tp(put, line + 1, value + 8);
    put_trb(put, line + 2, value + 11);
    put_tm(put, line + 3, value + 13);
    format_slot(put, line + 4, value + 14);
}

static void encode_tld_i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TLDL(put, value[0]);
    field_TAOL(put, value[1]);
    field_TLDM(put, value[2]);
    field_TLDC(put, value[3]);
    field_Rd(put, value[8]);
    field_Ra(put, value[9]);
    field_TXH(put, value[11]);
    field_TDIM(put, value[12]);
    field_NODEP(put, value[4]);
    field_PHT(put, value[5]);
    field_PHP(put, value[6]);
    put->wrong |= line[0];
    put_tp(put, line + 1, value + 7);
    put_trb(put, line + 2, value + 10);
    put_tm(put, line + 3, value + 13);
    format_slot(put, line + 4, value + 14);
}

static void encode_tld_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TLDL(put, value[0]);
    field_TAOL(put, value[1]);
    field_TLDM(put, value[2]);
    field_TLDC(put, value[3]);
    field_Rd(put, value[8]);
    field_Ra(put, value[9]);
    field_TDIM(put, value[11]);
    field_NODEP(put, value[4]);
    field_PHT(put, value[5]);
    field_PHP(put, value[6]);
    put->wrong |= line[0];
    put_tp(put, line + 1, value + 7);
    put_trb(put, line + 2, value + 10);
    put_tm(put, line + 3, value + 12);
    format_slot(put, line + 4, value + 13);
}

static void encode_tld4_i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_T4C(put, value[0]);
    field_T4O(put, value[1]);
    field_TDC(put, value[2]);
    field_TNDV(put, value[3]);
    field_Rd(put, value[8]);
    field_Ra(put, value[9]);
    field_TXH(put, value[11]);
    field_TDIM(put, value[12]);
    field_NODEP(put, value[4]);
    field_PHT(put, value[5]);
    field_PHP(put, value[6]);
    put->wrong |= line[0];
    put_tp(put, line + 1, value + 7);
    put_trb(put, line + 2, value + 10);
    put_tm(put, line + 3, value + 13);
    format_slot(put, line + 4, value + 14);
}

static void encode_tld4_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_T4CB(put, value[0]);
    field_T4OB(put, value[1]);
    field_TDC(put, value[2]);
    field_TNDV(put, value[3]);
    field_Rd(put, value[8]);
    field_Ra(put, value[9]);
    field_TDIM(put, value[11]);
    field_NODEP(put, value[4]);
    field_PHT(put, value[5]);
    field_PHP(put, value[6]);
    put->wrong |= line[0];
    put_tp(put, line + 1, value + 7);
    put_trb(put, line + 2, value + 10);
    put_tm(put, line + 3, value + 12);
    format_slot(put, line + 4, value + 13);
}

static void encode_txd_i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TLCD(put, value[0]);
    field_TAOL(put, value[1]);
    field_Rd(put, value[6]);
    field_Ra(put, value[7]);
    field_TXH(put, value[9]);
    field_TDIM(put, value[10]);
    field_NODEP(put, value[2]);
    field_PHT(put, value[3]);
    field_PHP(put, value[4]);
    put->wrong |= line[0];
    put_tp(put, line + 1, value + 5);
    put_trb(put, line + 2, value + 8);
    put_tm(put, line + 3, value + 11);
    format_slot(put, line + 4, value + 12);
}

static void encode_txd_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TLCD(put, value[0]);
    field_TAOL(put, value[1]);
    field_Rd(put, value[6]);
    field_Ra(put, value[7]);
    field_TDIM(put, value[9]);
    field_NODEP(put, value[2]);
    field_PHT(put, value[3]);
    field_PHP(put, value[4]);
    put->wrong |= line[0];
    put_tp(put, line + 1, value + 5);
    put_trb(put, line + 2, value + 8);
    put_tm(put, line + 3, value + 10);
    format_slot(put, line + 4, value + 11);
}

static void put_txqw(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_TXQK(put, value[0]);
        break;
    case 1:
        field_TXQN(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_txq_i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[3]);
    field_Ra(put, value[4]);
    field_TXH(put, value[7]);
    field_NODEP(put, value[0]);
    field_PHT(put, value[1]);
    field_PHP(put, value[2]);
    put->wrong |= line[0];
    put_txqw(put, line + 1, value + 5);
    put_tm(put, line + 2, value + 8);
    format_slot(put, line + 3, value + 9);
}

static void encode_txq_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[3]);
    field_Ra(put, value[4]);
    field_NODEP(put, value[0]);
    field_PHT(put, value[1]);
    field_PHP(put, value[2]);
    put->wrong |= line[0];
    put_txqw(put, line + 1, value + 5);
    put_tm(put, line + 2, value + 7);
    format_slot(put, line + 3, value + 8);
}

static void encode_txa(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TNDV(put, value[0]);
    field_Rd(put, value[4]);
    field_Ra(put, value[5]);
    field_TXH(put, value[6]);
    field_NODEP(put, value[1]);
    field_PHT(put, value[2]);
    field_PHP(put, value[3]);
    put->wrong |= line[0];
    put_tm(put, line + 1, value + 7);
    format_slot(put, line + 2, value + 8);
}

static void encode_tmml_i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TNDV(put, value[0]);
    field_Rd(put, value[4]);
    field_Ra(put, value[5]);
    field_TXH(put, value[6]);
    field_TDIM(put, value[7]);
    field_NODEP(put, value[1]);
    field_PHT(put, value[2]);
    field_PHP(put, value[3]);
    put->wrong |= line[0];
    put_tm(put, line + 1, value + 8);
    format_slot(put, line + 2, value + 9);
}

static void encode_tmml_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TNDV(put, value[0]);
    field_Rd(put, value[4]);
    field_Ra(put, value[5]);
    field_TDIM(put, value[7]);
    field_NODEP(put, value[1]);
    field_PHT(put, value[2]);
    field_PHP(put, value[3]);
    put->wrong |= line[0];
    put_trb(put, line + 1, value + 6);
    put_tm(put, line + 2, value + 8);
    format_slot(put, line + 3, value + 9);
}

static void put_short(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_TXF(put, value[0]);
        break;
    case 1:
        put->lo |= 0x800000000000000;
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_texs_d1_lz_m(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd2(put, value[4]);
    field_Rd(put, value[5]);
    field_Ra(put, value[6]);
    field_Rb(put, value[7]);
    field_TXH(put, value[8]);
    field_TXC(put, value[9]);
    field_NODEP(put, value[1]);
    field_PHT(put, value[2]);
    field_PHP(put, value[3]);
    put->wrong |= line[1];
    put_short(put, line, value);
    format_slot(put, line + 2, value + 10);
}

static void encode_texs_d1_lz_s(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd2(put, value[4]);
    field_Rd(put, value[5]);
    field_Ra(put, value[6]);
    field_Rb(put, value[7]);
    field_TXH(put, value[8]);
    field_TXC1(put, value[9]);
    field_NODEP(put, value[1]);
    field_PHT(put, value[2]);
    field_PHP(put, value[3]);
    put->wrong |= line[1];
    put_short(put, line, value);
    format_slot(put, line + 2, value + 10);
}

static void put_short4(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_T4F(put, value[0]);
        break;
    case 1:
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_tld4s(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_T4CS(put, value[1]);
    field_TAOS(put, value[2]);
    field_TDC(put, value[3]);
    field_Rd2(put, value[7]);
    field_Rd(put, value[8]);
    field_Ra(put, value[9]);
    field_Rb(put, value[10]);
    field_TXH(put, value[11]);
    field_NODEP(put, value[4]);
    field_PHT(put, value[5]);
    field_PHP(put, value[6]);
    put->wrong |= line[1];
    put_short4(put, line, value);
    format_slot(put, line + 2, value + 12);
}

static void put_vbt(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x4000000000000;
        field_VBS(put, value[0]);
        break;
    case 1:
        put->lo |= 0x4000040000000;
        field_VBS(put, value[0]);
        break;
    case 2:
        put->lo |= 0x4000060000000;
        field_VBS(put, value[0]);
        break;
    case 3:
        field_VBS(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_vbtn(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x4000000000000;
        field_VBS(put, value[0]);
        break;
    case 1:
        put->lo |= 0x4000040000000;
        field_VBS(put, value[0]);
        break;
    case 2:
        field_VBS(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_vt(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_VAS(put, value[0]);
        put_vbt(put, line + 1, value + 1);
        break;
    case 1:
        put->lo |= 0x4000000000;
        field_VAS(put, value[0]);
        put_vbt(put, line + 2, value + 1);
        break;
    case 2:
        put->lo |= 0x6000000000;
        put_vbt(put, line + 3, value + 1);
        break;
    case 3:
        put->lo |= 0x1006000000000;
        put_vbtn(put, line + 4, value + 1);
        break;
    case 4:
        put->lo |= 0x5006060000000;
        break;
    case 5:
        put->lo |= 0x7006060000000;
        break;
    default:
        put->wrong = 1;
    }
}

static void put_va(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        field_VAB(put, value[1]);
        field_RA(put, value[2]);
        break;
    case 1:
        put->lo |= 0x4000000000;
        field_Ra(put, value[0]);
        field_VAH(put, value[3]);
        field_RA(put, value[2]);
        break;
    case 2:
        put->lo |= 0x6000000000;
        field_Ra(put, value[0]);
        field_RA(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_vb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x4000000000000;
        field_Rb(put, value[0]);
        field_VBB(put, value[1]);
        field_RB(put, value[2]);
        break;
    case 1:
        put->lo |= 0x4000040000000;
        field_Rb(put, value[0]);
        field_VBH(put, value[3]);
        field_RB(put, value[2]);
        break;
    case 2:
        put->lo |= 0x4000060000000;
        field_Rb(put, value[0]);
        field_RB(put, value[2]);
        break;
    case 3:
        field_VN16(put, value[4]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_vadd(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_VUD(put, value[0]);
    field_VSAT(put, value[3]);
    field_VRED(put, value[4]);
    field_Rd(put, value[5]);
    field_CCW(put, value[6]);
    field_VNA(put, value[7]);
    field_VNB(put, value[12]);
    field_Rc(put, value[18]);
    field_RC(put, value[19]);
    put_vt(put, line, value + 1);
    put_va(put, line + 5, value + 8);
    put_vb(put, line + 6, value + 13);
    format_slot(put, line + 7, value + 20);
}

static void encode_vabsdiff(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_VSD(put, value[0]);
    field_VSAT(put, value[3]);
    field_VRED(put, value[4]);
    field_Rd(put, value[5]);
    field_CCW(put, value[6]);
    field_Rc(put, value[16]);
    field_RC(put, value[17]);
    put_vt(put, line, value + 1);
    put_va(put, line + 5, value + 7);
    put_vb(put, line + 6, value + 11);
    format_slot(put, line + 7, value + 18);
}

static void encode_vmnmx(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_VUD(put, value[0]);
    field_VMX(put, value[3]);
    field_VSAT(put, value[4]);
    field_VRED(put, value[5]);
    field_Rd(put, value[6]);
    field_CCW(put, value[7]);
    field_Rc(put, value[17]);
    field_RC(put, value[18]);
    put_vt(put, line, value + 1);
    put_va(put, line + 5, value + 8);
    put_vb(put, line + 6, value + 12);
    format_slot(put, line + 7, value + 19);
}

static void encode_vset(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_VCMP(put, value[0]);
    field_VRED(put, value[3]);
    field_Rd(put, value[4]);
    field_CCW(put, value[5]);
    field_Rc(put, value[15]);
    field_RC(put, value[16]);
    put_vt(put, line, value + 1);
    put_va(put, line + 5, value + 6);
    put_vb(put, line + 6, value + 10);
    format_slot(put, line + 7, value + 17);
}

static void encode_vsetp(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_VCMPP(put, value[0]);
    field_BOP(put, value[3]);
    field_P0(put, value[4]);
    field_P1(put, value[5]);
    field_Q0N(put, value[15]);
    field_Q0(put, value[16]);
    put->wrong |= line[7];
    put_vt(put, line, value + 1);
    put_va(put, line + 5, value + 6);
    put_vb(put, line + 6, value + 10);
    format_slot(put, line + 8, value + 17);
}

static void put_vpo(struct put *put, const uint8_t *line)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put->lo |= 0x20000000000000;
        break;
    case 2:
        put->lo |= 0x60000000000000;
        break;
    default:
        put->wrong = 1;
    }
}

static void put_vma(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_VMNA(put, value[0]);
        put_va(put, line + 1, value + 1);
        break;
    case 1:
        put->lo |= 0x60000000000000;
        field_Ra(put, value[1]);
        field_VAB(put, value[2]);
        field_RA(put, value[3]);
        break;
    case 2:
        put->lo |= 0x60004000000000;
        field_Ra(put, value[1]);
        field_VAH(put, value[4]);
        field_RA(put, value[3]);
        break;
    case 3:
        put->lo |= 0x60006000000000;
        field_Ra(put, value[1]);
        field_RA(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_vmc(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_VMNC(put, value[0]);
        field_Rc(put, value[1]);
        field_RC(put, value[2]);
        break;
    case 1:
        put->lo |= 0x60000000000000;
        field_Rc(put, value[1]);
        field_RC(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_vmad(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_VSHIFT(put, value[2]);
    field_VSAT(put, value[3]);
    field_Rd(put, value[4]);
    field_CCW(put, value[5]);
    put_vt(put, line, value);
    put_vpo(put, line + 5);
    put_vma(put, line + 6, value + 6);
    put_vb(put, line + 8, value + 11);
    put_vmc(put, line + 9, value + 16);
    format_slot(put, line + 10, value + 19);
}

static void put_vsb(struct put *put, const uint8_t *line)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x4000000000000;
        break;
    case 1:
        put->lo |= 0x4000040000000;
        break;
    case 2:
        put->lo |= 0x4000060000000;
        break;
    case 3:
        break;
    default:
        put->wrong = 1;
    }
}

static void put_vst(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_VAS(put, value[0]);
        put_vsb(put, line + 1);
        break;
    case 1:
        put->lo |= 0x4000000000;
        field_VAS(put, value[0]);
        put_vsb(put, line + 2);
        break;
    case 2:
        put->lo |= 0x6000000000;
        field_VAS(put, value[0]);
        put_vsb(put, line + 3);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_vshl(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_VUD(put, value[0]);
    field_VWRAP(put, value[2]);
    field_VSAT(put, value[3]);
    field_VRED(put, value[4]);
    field_Rd(put, value[5]);
    field_CCW(put, value[6]);
    field_Rc(put, value[16]);
    field_RC(put, value[17]);
    put_vst(put, line, value + 1);
    put_va(put, line + 4, value + 7);
    put_vb(put, line + 5, value + 11);
    format_slot(put, line + 6, value + 18);
}

static void encode_vabsdiff4(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_V4SD(put, value[0]);
    field_V4A(put, value[1]);
    field_V4B(put, value[2]);
    field_V4SAT(put, value[3]);
    field_V4RED(put, value[4]);
    field_V4M(put, value[5]);
    field_Rd(put, value[6]);
    field_CCW(put, value[7]);
    field_Ra(put, value[8]);
    field_V4SA(put, value[9]);
    field_RA(put, value[10]);
    field_Rb(put, value[11]);
    field_V4SB(put, value[12]);
    field_RB(put, value[13]);
    field_Rc(put, value[14]);
    field_RC(put, value[15]);
    format_slot(put, line, value + 16);
}

static void encode_idp_a4(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_IDPA(put, value[0]);
    field_IDPB(put, value[1]);
    field_Rd(put, value[2]);
    field_Ra(put, value[3]);
    field_RA(put, value[4]);
    field_Rb(put, value[5]);
    field_RB(put, value[6]);
    field_Rc(put, value[7]);
    field_RC(put, value[8]);
    format_slot(put, line, value + 9);
}

static void encode_idp_a2(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_IDPH(put, value[0]);
    field_IDPA2(put, value[1]);
    field_IDPB(put, value[2]);
    field_Rd(put, value[3]);
    field_Ra(put, value[4]);
    field_RA(put, value[5]);
    field_Rb(put, value[6]);
    field_RB(put, value[7]);
    field_Rc(put, value[8]);
    field_RC(put, value[9]);
    format_slot(put, line, value + 10);
}

static const struct {
    encode_form *put;
    uint64_t lo, hi; /* the constants of the form */
} forms[] = {
    [MAXWELL_ATOM_OP] = {encode_atom_op, 0xed00000000000000, 0x0},
    [MAXWELL_ATOM_OPP] = {encode_atom_opp, 0xee60000000000000, 0x0},
    [MAXWELL_ATOM_CAS] = {encode_atom_cas, 0xeef0000000000000, 0x0},
    [MAXWELL_ATOM_CASP] = {encode_atom_casp, 0xee70000000000000, 0x0},
    [MAXWELL_ATOMS] = {encode_atoms, 0xec00000000000000, 0x0},
    [MAXWELL_ATOMS_CAS] = {encode_atoms_cas, 0xee00000000000000, 0x0},
    [MAXWELL_RED] = {encode_red, 0xebf8000000000000, 0x0},
    [MAXWELL_CCTL_A] = {encode_cctl_a, 0xef60000000000000, 0x0},
    [MAXWELL_CCTL_ALL] = {encode_cctl_all, 0xef6000000000ff00, 0x0},
    [MAXWELL_CCTLL_A] = {encode_cctll_a, 0xef80000000000000, 0x0},
    [MAXWELL_CCTLL_ALL] = {encode_cctll_all, 0xef8000000000ff00, 0x0},
    [MAXWELL_CCTLT_ALL] = {encode_cctlt_all, 0xebf0000000000000, 0x0},
    [MAXWELL_CCTLT_ONE] = {encode_cctlt_one, 0xebf0000000000001, 0x0},
    [MAXWELL_ISETP] = {encode_isetp, 0x60000000000000, 0x0},
    [MAXWELL_ISET] = {encode_iset, 0x50000000000000, 0x0},
    [MAXWELL_BRA] = {encode_bra, 0xe240000000000000, 0x0},
    [MAXWELL_BRX] = {encode_brx, 0xe250000000000000, 0x0},
    [MAXWELL_JMP] = {encode_jmp, 0xe210000000000000, 0x0},
    [MAXWELL_JMX] = {encode_jmx, 0xe200000000000000, 0x0},
    [MAXWELL_CAL] = {encode_cal, 0xe260000000000000, 0x0},
    [MAXWELL_JCAL] = {encode_jcal, 0xe220000000000000, 0x0},
    [MAXWELL_PRET] = {encode_cal, 0xe270000000000000, 0x0},
    [MAXWELL_RET] = {encode_ret, 0xe320000000000000, 0x0},
    [MAXWELL_PLONGJMP] = {encode_plongjmp, 0xe280000000000000, 0x0},
    [MAXWELL_LONGJMP] = {encode_ret, 0xe310000000000000, 0x0},
    [MAXWELL_PBK] = {encode_plongjmp, 0xe2a0000000000000, 0x0},
    [MAXWELL_BRK] = {encode_ret, 0xe340000000000000, 0x0},
    [MAXWELL_PCNT] = {encode_plongjmp, 0xe2b0000000000000, 0x0},
    [MAXWELL_CONT] = {encode_ret, 0xe350000000000000, 0x0},
    [MAXWELL_SSY] = {encode_plongjmp, 0xe290000000000000, 0x0},
    [MAXWELL_SYNC] = {encode_ret, 0xf0f8000000000000, 0x0},
    [MAXWELL_PEXIT] = {encode_pexit, 0xe230000000000000, 0x0},
    [MAXWELL_EXIT] = {encode_exit, 0xe300000000000000, 0x0},
    [MAXWELL_KIL] = {encode_ret, 0xe330000000000000, 0x0},
    [MAXWELL_BPT] = {encode_bpt, 0xe3a0000000000000, 0x0},
    [MAXWELL_IDE] = {encode_ide, 0xe390000000000000, 0x0},
    [MAXWELL_RAM] = {encode_ram, 0xe380000000000000, 0x0},
    [MAXWELL_SAM] = {encode_ram, 0xe370000000000000, 0x0},
    [MAXWELL_RTT] = {encode_rtt, 0xe360000000000000, 0x0},
    [MAXWELL_GETCRSPTR] = {encode_getcrsptr, 0xe2c0000000000000, 0x0},
    [MAXWELL_SETCRSPTR] = {encode_setcrsptr, 0xe2e0000000000000, 0x0},
    [MAXWELL_GETLMEMBASE] = {encode_getcrsptr, 0xe2d0000000000000, 0x0},
    [MAXWELL_SETLMEMBASE] = {encode_setcrsptr, 0xe2f0000000000000, 0x0},
    [MAXWELL_LEPC] = {encode_lepc, 0x50d0000000000000, 0x0},
    [MAXWELL_NOP] = {encode_nop, 0x50b0000000000000, 0x0},
    [MAXWELL_F2F_HH] = {encode_f2f_hh, 0xa8000000000000, 0x0},
    [MAXWELL_F2F_HS] = {encode_f2f_hs, 0xa8000000000000, 0x0},
    [MAXWELL_F2F_HD] = {encode_f2f_hs, 0xa8000000000000, 0x0},
    [MAXWELL_F2F_SH] = {encode_f2f_sh, 0xa8000000000000, 0x0},
    [MAXWELL_F2F_SS] = {encode_f2f_ss, 0xa8000000000000, 0x0},
    [MAXWELL_F2F_SD] = {encode_f2f_sh, 0xa8000000000000, 0x0},
    [MAXWELL_F2F_DH] = {encode_f2f_dh, 0xa8000000000000, 0x0},
    [MAXWELL_F2F_DS] = {encode_f2f_dh, 0xa8000000000000, 0x0},
    [MAXWELL_F2F_DD] = {encode_f2f_dd, 0xa8000000000000, 0x0},
    [MAXWELL_F2I_H] = {encode_f2i_h, 0xb0000000000000, 0x0},
    [MAXWELL_F2I_S] = {encode_f2i_h, 0xb0000000000000, 0x0},
    [MAXWELL_F2I_D] = {encode_f2i_d, 0xb0000000000000, 0x0},
    [MAXWELL_I2F_H] = {encode_i2f_h, 0xb8000000000000, 0x0},
    [MAXWELL_I2F_B] = {encode_i2f_b, 0xb8000000000000, 0x0},
    [MAXWELL_I2F_W] = {encode_i2f_b, 0xb8000000000000, 0x0},
    [MAXWELL_I2F_D] = {encode_i2f_b, 0xb8000000000000, 0x0},
    [MAXWELL_I2I_H] = {encode_i2i_h, 0xe0000000000000, 0x0},
    [MAXWELL_I2I_B] = {encode_i2i_b, 0xe0000000000000, 0x0},
    [MAXWELL_I2I_W] = {encode_i2i_b, 0xe0000000000000, 0x0},
    [MAXWELL_DADD] = {encode_dadd, 0x70000000000000, 0x0},
    [MAXWELL_DMUL] = {encode_dmul, 0x80000000000000, 0x0},
    [MAXWELL_DFMA_B] = {encode_dfma_b, 0x70000000000000, 0x0},
    [MAXWELL_DFMA_C] = {encode_dfma_c, 0x5370000000000000, 0x0},
    [MAXWELL_DMNMX] = {encode_dmnmx, 0x50000000000000, 0x0},
    [MAXWELL_DSET] = {encode_dset, 0x0, 0x0},
    [MAXWELL_DSETP] = {encode_dsetp, 0x80000000000000, 0x0},
    [MAXWELL_FADD] = {encode_fadd, 0x58000000000000, 0x0},
    [MAXWELL_FADD32I] = {encode_fadd32i, 0x800000000000000, 0x0},
    [MAXWELL_FMUL] = {encode_fmul, 0x68000000000000, 0x0},
    [MAXWELL_FMUL32I] = {encode_fmul32i, 0x1e00000000000000, 0x0},
    [MAXWELL_FFMA_B] = {encode_ffma_b, 0x80000000000000, 0x0},
    [MAXWELL_FFMA_C] = {encode_ffma_c, 0x5180000000000000, 0x0},
    [MAXWELL_FFMA32I] = {encode_ffma32i, 0xc00000000000000, 0x0},
    [MAXWELL_FMNMX] = {encode_fmnmx, 0x60000000000000, 0x0},
    [MAXWELL_FSET] = {encode_fset, 0x0, 0x0},
    [MAXWELL_FSETP] = {encode_fsetp, 0xb0000000000000, 0x0},
    [MAXWELL_FCMP_B] = {encode_fcmp_b, 0xa0000000000000, 0x0},
    [MAXWELL_FCMP_C] = {encode_fcmp_c, 0x53a0000000000000, 0x0},
    [MAXWELL_FCHK] = {encode_fchk, 0x88000000000000, 0x0},
    [MAXWELL_FSWZADD] = {encode_fswzadd, 0x50f8000000000000, 0x0},
    [MAXWELL_MUFU] = {encode_mufu, 0x5080000000000000, 0x0},
    [MAXWELL_MUFU_SQRT] = {encode_mufu, 0x5080000000000000, 0x0},
    [MAXWELL_RRO] = {encode_rro, 0x90000000000000, 0x0},
    [MAXWELL_AL2P] = {encode_al2p, 0xefa0000000000000, 0x0},
    [MAXWELL_ALD_A] = {encode_ald_a, 0xefd800000000ff00, 0x0},
    [MAXWELL_ALD_H] = {encode_ald_h, 0xefd8000000000000, 0x0},
    [MAXWELL_ALD_P] = {encode_ald_h, 0xefd8000080000000, 0x0},
    [MAXWELL_ALD_Q] = {encode_ald_q, 0xefd8000080000000, 0x0},
    [MAXWELL_AST_A] = {encode_ast_a, 0xeff000000000ff00, 0x0},
    [MAXWELL_AST_H] = {encode_ast_h, 0xeff0000000000000, 0x0},
    [MAXWELL_AST_P] = {encode_ast_h, 0xeff0000080000000, 0x0},
    [MAXWELL_AST_Q] = {encode_ast_q, 0xeff0000080000000, 0x0},
    [MAXWELL_IPA] = {encode_ipa, 0xe003800000000000, 0x0},
    [MAXWELL_ISBERD] = {encode_isberd, 0xefd0000000000000, 0x0},
    [MAXWELL_OUT] = {encode_out, 0xe0000000000000, 0x0},
    [MAXWELL_PIXLD] = {encode_pixld, 0xefe8000000000000, 0x0},
    [MAXWELL_HADD2_R] = {encode_hadd2_r, 0x10000000000000, 0x0},
    [MAXWELL_HADD2_C] = {encode_hadd2_c, 0x0, 0x0},
    [MAXWELL_HADD2_32I] = {encode_hadd2_32i, 0x2c00000000000000, 0x0},
    [MAXWELL_HMUL2_R] = {encode_hmul2_r, 0x8000000000000, 0x0},
    [MAXWELL_HMUL2_C] = {encode_hmul2_c, 0x7880000000000000, 0x0},
    [MAXWELL_HMUL2_I] = {encode_hmul2_i, 0x7800000000000000, 0x0},
    [MAXWELL_HMUL2_32I] = {encode_hmul2_32i, 0x2a00000000000000, 0x0},
    [MAXWELL_HFMA2_R] = {encode_hfma2_r, 0x5d00000000000000, 0x0},
    [MAXWELL_HFMA2_B] = {encode_hfma2_b, 0x7000000000000000, 0x0},
    [MAXWELL_HFMA2_C] = {encode_hfma2_c, 0x6080000000000000, 0x0},
    [MAXWELL_HFMA2_32I] = {encode_hfma2_32i, 0x2800000000000000, 0x0},
    [MAXWELL_HSET2_R] = {encode_hset2_r, 0x18000000000000, 0x0},
    [MAXWELL_HSET2_C] = {encode_hset2_c, 0x7c00000000000000, 0x0},
    [MAXWELL_HSETP2_R] = {encode_hsetp2_r, 0x20000000000000, 0x0},
    [MAXWELL_HSETP2_C] = {encode_hsetp2_c, 0x0, 0x0},
    [MAXWELL_IADD] = {encode_iadd, 0x10000000000000, 0x0},
    [MAXWELL_IADD32I] = {encode_iadd32i, 0x1c00000000000000, 0x0},
    [MAXWELL_IADD3_R] = {encode_iadd3_r, 0x5cc0000000000000, 0x0},
    [MAXWELL_IADD3_B] = {encode_iadd3_b, 0xc0000000000000, 0x0},
    [MAXWELL_ISCADD] = {encode_iscadd, 0x18000000000000, 0x0},
    [MAXWELL_ISCADD32I] = {encode_iscadd32i, 0x1400000000000000, 0x0},
    [MAXWELL_IMNMX] = {encode_imnmx, 0x20000000000000, 0x0},
    [MAXWELL_ICMP_B] = {encode_icmp_b, 0x40000000000000, 0x0},
    [MAXWELL_ICMP_C] = {encode_icmp_c, 0x5340000000000000, 0x0},
    [MAXWELL_LOP] = {encode_lop, 0x40000000000000, 0x0},
    [MAXWELL_LOP32I] = {encode_lop32i, 0x400000000000000, 0x0},
    [MAXWELL_LOP3_R] = {encode_lop3_r, 0x5be0000000000000, 0x0},
    [MAXWELL_LOP3_C] = {encode_lop3_c, 0x200000000000000, 0x0},
    [MAXWELL_LOP3_I] = {encode_lop3_i, 0x3c00000000000000, 0x0},
    [MAXWELL_LDG] = {encode_ldg, 0xeed0000000000000, 0x0},
    [MAXWELL_LDG_P] = {encode_ldg_p, 0xeec8000000000000, 0x0},
    [MAXWELL_STG] = {encode_stg, 0xeed8000000000000, 0x0},
    [MAXWELL_LD] = {encode_ld, 0x8000000000000000, 0x0},
    [MAXWELL_ST] = {encode_st, 0xa000000000000000, 0x0},
    [MAXWELL_LDL] = {encode_ldl, 0xef40000000000000, 0x0},
    [MAXWELL_STL] = {encode_stl, 0xef50000000000000, 0x0},
    [MAXWELL_LDS_R] = {encode_lds_r, 0xef48000000000000, 0x0},
    [MAXWELL_LDS_U] = {encode_lds_u, 0xef48100000000000, 0x0},
    [MAXWELL_STS] = {encode_sts, 0xef58000000000000, 0x0},
    [MAXWELL_LDC] = {encode_ldc, 0xef90000000000000, 0x0},
    [MAXWELL_STP] = {encode_stp, 0xeea0000000000000, 0x0},
    [MAXWELL_MEMBAR] = {encode_membar, 0xef98000000000000, 0x0},
    [MAXWELL_MOV] = {encode_mov, 0x98000000000000, 0x0},
    [MAXWELL_MOV32I] = {encode_mov32i, 0x100000000000000, 0x0},
    [MAXWELL_SEL] = {encode_sel, 0xa0000000000000, 0x0},
    [MAXWELL_PRMT_B] = {encode_prmt_b, 0xc0000000000000, 0x0},
    [MAXWELL_PRMT_C] = {encode_prmt_c, 0x53c0000000000000, 0x0},
    [MAXWELL_IMUL] = {encode_imul, 0x38000000000000, 0x0},
    [MAXWELL_IMUL32I] = {encode_imul32i, 0x1f00000000000000, 0x0},
    [MAXWELL_IMAD_B] = {encode_imad_b, 0x0, 0x0},
    [MAXWELL_IMAD_C] = {encode_imad_c, 0x5200000000000000, 0x0},
    [MAXWELL_IMAD32I] = {encode_imad32i, 0x1000000000000000, 0x0},
    [MAXWELL_IMADSP_UU_B] = {encode_imadsp_uu_b, 0x80000000000000, 0x0},
    [MAXWELL_IMADSP_SU_B] = {encode_imadsp_uu_b, 0x81000000000000, 0x0},
    [MAXWELL_IMADSP_US_B] = {encode_imadsp_uu_b, 0xa0000000000000, 0x0},
    [MAXWELL_IMADSP_SS_B] = {encode_imadsp_uu_b, 0xa1000000000000, 0x0},
    [MAXWELL_IMADSP_UU_C] = {encode_imadsp_uu_c, 0x5280000000000000, 0x0},
    [MAXWELL_IMADSP_SU_C] = {encode_imadsp_uu_c, 0x5281000000000000, 0x0},
    [MAXWELL_IMADSP_US_C] = {encode_imadsp_uu_c, 0x52a0000000000000, 0x0},
    [MAXWELL_IMADSP_SS_C] = {encode_imadsp_uu_c, 0x52a1000000000000, 0x0},
    [MAXWELL_XMAD_R] = {encode_xmad_r, 0x5b00000000000000, 0x0},
    [MAXWELL_XMAD_I] = {encode_xmad_i, 0x3600000000000000, 0x0},
    [MAXWELL_XMAD_B] = {encode_xmad_b, 0x4e00000000000000, 0x0},
    [MAXWELL_XMAD_C] = {encode_xmad_c, 0x5100000000000000, 0x0},
    [MAXWELL_PSETP] = {encode_psetp, 0x5090000000000000, 0x0},
    [MAXWELL_PSET] = {encode_pset, 0x5088000000000000, 0x0},
    [MAXWELL_CSET] = {encode_cset, 0x5098000000000000, 0x0},
    [MAXWELL_CSETP] = {encode_csetp, 0x50a0000000000000, 0x0},
    [MAXWELL_P2R] = {encode_p2r, 0xe8000000000000, 0x0},
    [MAXWELL_R2P] = {encode_r2p, 0xf0000000000000, 0x0},
    [MAXWELL_SHL] = {encode_shl, 0x48000000000000, 0x0},
    [MAXWELL_SHR] = {encode_shr, 0x28000000000000, 0x0},
    [MAXWELL_SHF_L] = {encode_shf_l, 0xf8000000000000, 0x0},
    [MAXWELL_SHF_R] = {encode_shf_r, 0xf8000000000000, 0x0},
    [MAXWELL_BFE] = {encode_bfe, 0x0, 0x0},
    [MAXWELL_BFI_B] = {encode_bfi_b, 0xf0000000000000, 0x0},
    [MAXWELL_BFI_C] = {encode_bfi_c, 0x53f0000000000000, 0x0},
    [MAXWELL_FLO] = {encode_flo, 0x30000000000000, 0x0},
    [MAXWELL_POPC] = {encode_popc, 0x8000000000000, 0x0},
    [MAXWELL_LEA_LO] = {encode_lea_lo, 0xd0000000000000, 0x0},
    [MAXWELL_LEA_HI] = {encode_lea_hi, 0x5bd8000000000000, 0x0},
    [MAXWELL_LEA_HC] = {encode_lea_hc, 0x1800000000000000, 0x0},
    [MAXWELL_S2R] = {encode_s2r, 0xf0c8000000000000, 0x0},
    [MAXWELL_CS2R] = {encode_s2r, 0x50c8000000000000, 0x0},
    [MAXWELL_VOTE] = {encode_vote, 0x50d8000000000000, 0x0},
    [MAXWELL_VOTE_VTG] = {encode_vote_vtg, 0x50e0000000000000, 0x0},
    [MAXWELL_SHFL] = {encode_shfl, 0xef10000000000000, 0x0},
    [MAXWELL_BAR_SYNC] = {encode_bar_sync, 0xf0a8038000000000, 0x0},
    [MAXWELL_BAR_ARV] = {encode_bar_arv, 0xf0a8038100000000, 0x0},
    [MAXWELL_BAR_RED] = {encode_bar_red, 0xf0a8000200000000, 0x0},
    [MAXWELL_BAR_SCAN] = {encode_bar_scan, 0xf0a8000300000000, 0x0},
    [MAXWELL_B2R_B] = {encode_b2r_b, 0xf0b8000000000000, 0x0},
    [MAXWELL_B2R_R] = {encode_b2r_r, 0xf0b800010000ff00, 0x0},
    [MAXWELL_B2R_W] = {encode_lepc, 0xf0b800020000ff00, 0x0},
    [MAXWELL_R2B] = {encode_r2b, 0xf0c0000000000000, 0x0},
    [MAXWELL_DEPBAR_LE] = {encode_depbar_le, 0xf0f0000020000000, 0x0},
    [MAXWELL_DEPBAR_N] = {encode_depbar_n, 0xf0f0000000000000, 0x0},
    [MAXWELL_SULD_P] = {encode_suld_p, 0xeb00000000000000, 0x0},
    [MAXWELL_SULD_D] = {encode_suld_d, 0xeb10000000000000, 0x0},
    [MAXWELL_SUST_P] = {encode_sust_p, 0xeb20000000000000, 0x0},
    [MAXWELL_SUST_D] = {encode_sust_d, 0xeb30000000000000, 0x0},
    [MAXWELL_SURED_P] = {encode_sured_p, 0xeb40000000000000, 0x0},
    [MAXWELL_SURED_D] = {encode_sured_d, 0xeb50000000000000, 0x0},
    [MAXWELL_SUATOM_I] = {encode_suatom_i, 0xea00000000000000, 0x0},
    [MAXWELL_SUATOM_R] = {encode_suatom_r, 0xea60000000000000, 0x0},
    [MAXWELL_SUATOM_P] = {encode_suatom_p, 0xeb80000000000000, 0x0},
    [MAXWELL_SUATOM_CI] = {encode_suatom_ci, 0xea80000000000000, 0x0},
    [MAXWELL_SUATOM_CR] = {encode_suatom_cr, 0xeac0000000000000, 0x0},
    [MAXWELL_TEX_I] = {encode_tex_i, 0xc000000000000000, 0x0},
    [MAXWELL_TEX_B] = {encode_tex_b, 0xde80000000000000, 0x0},
    [MAXWELL_TLD_I] = {encode_tld_i, 0xdc00000000000000, 0x0},
    [MAXWELL_TLD_B] = {encode_tld_b, 0xdd00000000000000, 0x0},
    [MAXWELL_TLD4_I] = {encode_tld4_i, 0xc800000000000000, 0x0},
    [MAXWELL_TLD4_B] = {encode_tld4_b, 0xdec0000000000000, 0x0},
    [MAXWELL_TXD_I] = {encode_txd_i, 0xde00000000000000, 0x0},
    [MAXWELL_TXD_B] = {encode_txd_b, 0xde40000000000000, 0x0},
    [MAXWELL_TXQ_I] = {encode_txq_i, 0xdf48000000000000, 0x0},
    [MAXWELL_TXQ_B] = {encode_txq_b, 0xdf50000000000000, 0x0},
    [MAXWELL_TXA] = {encode_txa, 0xdf40000000000000, 0x0},
    [MAXWELL_TMML_I] = {encode_tmml_i, 0xdf58000000000000, 0x0},
    [MAXWELL_TMML_B] = {encode_tmml_b, 0xdf60000000000000, 0x0},
    [MAXWELL_TEXS_D1_LZ_M] = {encode_texs_d1_lz_m, 0xd000000000000000, 0x0},
    [MAXWELL_TEXS_D2_M] = {encode_texs_d1_lz_m, 0xd020000000000000, 0x0},
    [MAXWELL_TEXS_D2_LZ_M] = {encode_texs_d1_lz_m, 0xd040000000000000, 0x0},
    [MAXWELL_TEXS_D2_LL_M] = {encode_texs_d1_lz_m, 0xd060000000000000, 0x0},
    [MAXWELL_TEXS_D2_DC_M] = {encode_texs_d1_lz_m, 0xd080000000000000, 0x0},
    [MAXWELL_TEXS_D2_LL_DC_M] = {encode_texs_d1_lz_m, 0xd0a0000000000000, 0x0},
    [MAXWELL_TEXS_D2_LZ_DC_M] = {encode_texs_d1_lz_m, 0xd0c0000000000000, 0x0},
    [MAXWELL_TEXS_A2_M] = {encode_texs_d1_lz_m, 0xd0e0000000000000, 0x0},
    [MAXWELL_TEXS_A2_LZ_M] = {encode_texs_d1_lz_m, 0xd100000000000000, 0x0},
    [MAXWELL_TEXS_A2_LZ_DC_M] = {encode_texs_d1_lz_m, 0xd120000000000000, 0x0},
    [MAXWELL_TEXS_D3_M] = {encode_texs_d1_lz_m, 0xd140000000000000, 0x0},
    [MAXWELL_TEXS_D3_LZ_M] = {encode_texs_d1_lz_m, 0xd160000000000000, 0x0},
    [MAXWELL_TEXS_CUBE_M] = {encode_texs_d1_lz_m, 0xd180000000000000, 0x0},
    [MAXWELL_TEXS_CUBE_LL_M] = {encode_texs_d1_lz_m, 0xd1a0000000000000, 0x0},
    [MAXWELL_TEXS_D1_LZ_S] = {encode_texs_d1_lz_s, 0xd000000000000000, 0x0},
    [MAXWELL_TEXS_D2_S] = {encode_texs_d1_lz_s, 0xd020000000000000, 0x0},
    [MAXWELL_TEXS_D2_LZ_S] = {encode_texs_d1_lz_s, 0xd040000000000000, 0x0},
    [MAXWELL_TEXS_D2_LL_S] = {encode_texs_d1_lz_s, 0xd060000000000000, 0x0},
    [MAXWELL_TEXS_D2_DC_S] = {encode_texs_d1_lz_s, 0xd080000000000000, 0x0},
    [MAXWELL_TEXS_D2_LL_DC_S] = {encode_texs_d1_lz_s, 0xd0a0000000000000, 0x0},
    [MAXWELL_TEXS_D2_LZ_DC_S] = {encode_texs_d1_lz_s, 0xd0c0000000000000, 0x0},
    [MAXWELL_TEXS_A2_S] = {encode_texs_d1_lz_s, 0xd0e0000000000000, 0x0},
    [MAXWELL_TEXS_A2_LZ_S] = {encode_texs_d1_lz_s, 0xd100000000000000, 0x0},
    [MAXWELL_TEXS_A2_LZ_DC_S] = {encode_texs_d1_lz_s, 0xd120000000000000, 0x0},
    [MAXWELL_TEXS_D3_S] = {encode_texs_d1_lz_s, 0xd140000000000000, 0x0},
    [MAXWELL_TEXS_D3_LZ_S] = {encode_texs_d1_lz_s, 0xd160000000000000, 0x0},
    [MAXWELL_TEXS_CUBE_S] = {encode_texs_d1_lz_s, 0xd180000000000000, 0x0},
    [MAXWELL_TEXS_CUBE_LL_S] = {encode_texs_d1_lz_s, 0xd1a0000000000000, 0x0},
    [MAXWELL_TLDS_D1_LZ_M] = {encode_texs_d1_lz_m, 0xd200000000000000, 0x0},
    [MAXWELL_TLDS_D1_LL_M] = {encode_texs_d1_lz_m, 0xd220000000000000, 0x0},
    [MAXWELL_TLDS_D2_LZ_M] = {encode_texs_d1_lz_m, 0xd240000000000000, 0x0},
    [MAXWELL_TLDS_D2_LZ_AO_M] = {encode_texs_d1_lz_m, 0xd280000000000000, 0x0},
    [MAXWELL_TLDS_D2_LL_M] = {encode_texs_d1_lz_m, 0xd2a0000000000000, 0x0},
    [MAXWELL_TLDS_D2_LZ_MS_M] = {encode_texs_d1_lz_m, 0xd2c0000000000000, 0x0},
    [MAXWELL_TLDS_D3_LZ_M] = {encode_texs_d1_lz_m, 0xd2e0000000000000, 0x0},
    [MAXWELL_TLDS_A2_LZ_M] = {encode_texs_d1_lz_m, 0xd300000000000000, 0x0},
    [MAXWELL_TLDS_D2_LL_AO_M] = {encode_texs_d1_lz_m, 0xd380000000000000, 0x0},
    [MAXWELL_TLDS_D1_LZ_S] = {encode_texs_d1_lz_s, 0xd200000000000000, 0x0},
    [MAXWELL_TLDS_D1_LL_S] = {encode_texs_d1_lz_s, 0xd220000000000000, 0x0},
    [MAXWELL_TLDS_D2_LZ_S] = {encode_texs_d1_lz_s, 0xd240000000000000, 0x0},
    [MAXWELL_TLDS_D2_LZ_AO_S] = {encode_texs_d1_lz_s, 0xd280000000000000, 0x0},
    [MAXWELL_TLDS_D2_LL_S] = {encode_texs_d1_lz_s, 0xd2a0000000000000, 0x0},
    [MAXWELL_TLDS_D2_LZ_MS_S] = {encode_texs_d1_lz_s, 0xd2c0000000000000, 0x0},
    [MAXWELL_TLDS_D3_LZ_S] = {encode_texs_d1_lz_s, 0xd2e0000000000000, 0x0},
    [MAXWELL_TLDS_A2_LZ_S] = {encode_texs_d1_lz_s, 0xd300000000000000, 0x0},
    [MAXWELL_TLDS_D2_LL_AO_S] = {encode_texs_d1_lz_s, 0xd380000000000000, 0x0},
    [MAXWELL_TLD4S] = {encode_tld4s, 0xdf00000000000000, 0x0},
    [MAXWELL_VADD] = {encode_vadd, 0x2000000000000000, 0x0},
    [MAXWELL_VABSDIFF] = {encode_vabsdiff, 0x5400000000000000, 0x0},
    [MAXWELL_VMNMX] = {encode_vmnmx, 0x3a00000000000000, 0x0},
    [MAXWELL_VSET] = {encode_vset, 0x4000000000000000, 0x0},
    [MAXWELL_VSETP] = {encode_vsetp, 0x50f0000000000000, 0x0},
    [MAXWELL_VMAD] = {encode_vmad, 0x5f00000000000000, 0x0},
    [MAXWELL_VSHL] = {encode_vshl, 0x5700000000000000, 0x0},
    [MAXWELL_VSHR] = {encode_vshl, 0x5600000000000000, 0x0},
    [MAXWELL_VABSDIFF4] = {encode_vabsdiff4, 0x5000000000000000, 0x0},
    [MAXWELL_IDP_A4] = {encode_idp_a4, 0x53f8000000000000, 0x0},
    [MAXWELL_IDP_A2] = {encode_idp_a2, 0x53f9000000000000, 0x0},
};

int maxwell_encode(const struct isadora_context *c, const struct isadora_insn *in, uint8_t *bytes,
    size_t size)
{
    (void)c;
    if (in->form >= sizeof forms / sizeof *forms)
        return ISADORA_BAD_INSN;
    const unsigned length = 11;
    struct put put = {.lo = forms[in->form].lo, .hi = forms[in->form].hi};
    forms[in->form].put(&put, in->line, in->value);
    if (put.wrong)
        return ISADORA_BAD_INSN;
    if (size < length)
        return ISADORA_NO_SPACE;
    const uint64_t lo = ((put.lo & ~put.given.lo) | put.field.lo) ^ in->mask.half[0];
    const uint64_t hi = ((put.hi & ~put.given.hi) | put.field.hi) ^ in->mask.half[1];
    for (unsigned i = 0; i < length; i++)
        bytes[i] = (uint8_t)(i < 8 ? lo >> 8 * i : hi >> 8 * (i - 8));
    return (int)length;
}
