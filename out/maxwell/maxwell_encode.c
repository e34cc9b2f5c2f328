/* Generated from the description maxwell by gen/emit/encode. Do not edit. */
#include <isadora/maxwell.h>

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

#define PART(name) \
    static void name(struct put *put, const uint8_t *line, const uint64_t *value)
#define START (void)put; (void)line; (void)value;
#define F(field, slot) field_##field(put, value[slot]);
#define SET(half, bits) put->half |= bits;
#define CALL(name, choice, slot) name(put, line + (choice), value + (slot));
#define ONLY(choice, number) put->wrong |= line[choice] ^ number##u;
#define NONE put->wrong = 1;

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

PART(put_akind)
{
    START
    switch (line[0]) {
    case 0: F(ATYPE, 0) break;
    case 1: case 2: SET(lo, 0x8000000000000) break;
    case 3: SET(lo, 0xc000000000000) break;
    default: NONE
    }
}

PART(put_aaddr)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(AOFF, 1) break;
    case 2: SET(lo, 0xff00) F(UAOFF, 2) break;
    default: NONE
    }
}

PART(put_guard)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x70000) break;
    case 1: F(GP, 0) break;
    case 2: SET(lo, 0x80000) F(GP, 0) break;
    default: NONE
    }
}

PART(put_open)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0x10) break;
    case 1: break;
    case 2: SET(hi, 0x1) break;
    default: NONE
    }
}

PART(put_stalls)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: F(STALL, 0) break;
    default: NONE
    }
}

PART(put_sets)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0xe0) break;
    case 1: F(WBAR, 0) break;
    default: NONE
    }
}

PART(put_frees)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0x700) break;
    case 1: F(RBAR, 0) break;
    default: NONE
    }
}

PART(put_ctl)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0x7f1) break;
    case 1: SET(hi, 0x7f0) break;
    case 2: F(NOY, 1) F(W1, 4) F(W2, 5) F(W3, 6) F(W4, 7) F(W5, 8) F(W6, 9) CALL(put_stalls, 1, 0)
        CALL(put_sets, 2, 2) CALL(put_frees, 3, 3) break;
    default: NONE
    }
}

PART(put_close)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(hi, 0x200000) break;
    default: NONE
    }
}

PART(format_slot)
{
    START
    CALL(put_guard, 0, 0) CALL(put_open, 1, 0) CALL(put_ctl, 2, 1) CALL(put_close, 6, 0)
}

PART(encode_atom_op)
{
    START
    F(AE, 0) F(AOP, 1) F(Rd, 3) F(Rb, 7) CALL(put_akind, 0, 2) CALL(put_aaddr, 1, 4)
        CALL(format_slot, 2, 8)
}

PART(put_aaddr13)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(AOFF13, 1) break;
    case 2: SET(lo, 0xff00) F(UAOFF13, 2) break;
    default: NONE
    }
}

PART(encode_atom_opp)
{
    START
    F(AE, 0) F(AOPP, 1) F(Rd, 4) F(Rb, 8) F(GP41, 3) ONLY(1, 0) CALL(put_akind, 0, 2)
        CALL(put_aaddr13, 2, 5) CALL(format_slot, 3, 9)
}

PART(put_paired)
{
    START
    switch (line[0]) {
    case 0: F(Rb, 0) F(CASN, 1) break;
    case 1: SET(lo, 0x2000000000000) F(Rb, 0) F(CASN, 1) break;
    case 2: SET(lo, 0x4000000000000) F(Rb, 0) break;
    case 3: SET(lo, 0x8000000000000) F(Rb, 0) break;
    default: NONE
    }
}

PART(encode_atom_cas)
{
    START
    F(AE, 0) F(CASW, 1) F(Rd, 2) CALL(put_aaddr, 0, 3) CALL(put_paired, 1, 6)
        CALL(format_slot, 2, 8)
}

PART(encode_atom_casp)
{
    START
    F(AE, 0) F(CASW, 1) F(Rd, 3) F(GP41, 2) ONLY(0, 0) CALL(put_aaddr13, 1, 4)
        CALL(put_paired, 2, 7) CALL(format_slot, 3, 9)
}

PART(put_asaddr)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(ASOFF, 1) break;
    case 2: SET(lo, 0xff00) F(UASOFF, 2) break;
    default: NONE
    }
}

PART(encode_atoms)
{
    START
    F(ASOP, 0) F(ASTYPE, 1) F(Rd, 2) F(Rb, 6) CALL(put_asaddr, 0, 3) CALL(format_slot, 1, 7)
}

PART(put_paired_of_atoms_cas)
{
    START
    switch (line[0]) {
    case 0: F(Rb, 0) F(CASN, 1) break;
    case 1: SET(lo, 0x10000000000000) F(Rb, 0) F(CASN, 1) break;
    case 2: SET(lo, 0x10000000) F(Rb, 0) break;
    case 3: SET(lo, 0x20000000) F(Rb, 0) break;
    default: NONE
    }
}

PART(encode_atoms_cas)
{
    START
    F(CASK, 0) F(CASWS, 1) F(Rd, 2) CALL(put_asaddr, 0, 3) CALL(put_paired_of_atoms_cas, 1, 6)
        CALL(format_slot, 2, 8)
}

PART(put_arkind)
{
    START
    switch (line[0]) {
    case 0: F(ARTYPE, 0) break;
    case 1: case 2: SET(lo, 0x400000) break;
    case 3: SET(lo, 0x600000) break;
    default: NONE
    }
}

PART(encode_red)
{
    START
    F(AE, 0) F(AROP, 1) F(Rd, 6) CALL(put_arkind, 0, 2) CALL(put_aaddr, 1, 3)
        CALL(format_slot, 2, 7)
}

PART(put_ccaddr)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(CCOFF, 1) break;
    case 2: SET(lo, 0xff00) F(UCCOFF, 2) break;
    default: NONE
    }
}

PART(encode_cctl_a)
{
    START
    F(CCE, 0) F(CCLEVEL, 1) F(CCOPQ, 2) CALL(put_ccaddr, 0, 3) CALL(format_slot, 1, 6)
}

PART(encode_cctl_all)
{
    START
    F(CCE, 0) F(CCLEVEL, 1) F(CCOPQ, 2) CALL(format_slot, 0, 3)
}

PART(put_ccladdr)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(CCLOFF, 1) break;
    case 2: SET(lo, 0xff00) F(UCCLOFF, 2) break;
    default: NONE
    }
}

PART(encode_cctll_a)
{
    START
    F(CCOP, 0) CALL(put_ccladdr, 0, 1) CALL(format_slot, 1, 4)
}

PART(encode_cctll_all)
{
    START
    F(CCOP, 0) CALL(format_slot, 0, 1)
}

PART(encode_cctlt_all)
{
    START
    CALL(format_slot, 0, 0)
}

PART(encode_cctlt_one)
{
    START
    F(CTH, 0) CALL(format_slot, 0, 1)
}

PART(put_sb)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5b00000000000000) F(Rb, 0) F(RB, 1) break;
    case 1: SET(lo, 0x4b00000000000000) F(CBANK, 2) F(COFF, 3) break;
    case 2: SET(lo, 0x3600000000000000) F(IMM, 4) break;
    default: NONE
    }
}

PART(encode_isetp)
{
    START
    F(CMP, 0) F(UI, 1) F(XC, 2) F(BOP, 3) F(P0, 4) F(P1, 5) F(Ra, 6) F(RA, 7) F(Q0N, 13) F(Q0, 14)
        ONLY(1, 0) CALL(put_sb, 0, 8) CALL(format_slot, 2, 15)
}

PART(encode_iset)
{
    START
    F(BF, 0) F(CMP, 1) F(UI, 2) F(XC, 3) F(BOP, 4) F(Rd, 5) F(CCW, 6) F(Ra, 7) F(RA, 8) F(Q0N, 14)
        F(Q0, 15) ONLY(1, 0) CALL(put_sb, 0, 9) CALL(format_slot, 2, 16)
}

PART(put_way)
{
    START
    switch (line[0]) {
    case 0: F(TO, 0) break;
    case 1: SET(lo, 0x20) F(BXBANK, 1) F(BXOFF, 2) break;
    default: NONE
    }
}

PART(encode_bra)
{
    START
    F(UNI, 0) F(LMT, 1) F(CCT, 2) CALL(put_way, 0, 3) CALL(format_slot, 1, 6)
}

PART(put_nearx)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(BXNEAR, 1) break;
    case 2: SET(lo, 0x20) F(BXBANK, 2) F(Ra, 0) break;
    case 3: SET(lo, 0x20) F(BXBANK, 2) F(Ra, 0) F(BXOFF, 3) break;
    case 4: SET(lo, 0xff20) F(BXBANK, 2) F(BXOFF, 3) break;
    default: NONE
    }
}

PART(encode_brx)
{
    START
    F(LMT, 0) F(CCT, 1) CALL(put_nearx, 0, 2) CALL(format_slot, 1, 6)
}

PART(put_farway)
{
    START
    switch (line[0]) {
    case 0: F(BFAR, 0) break;
    case 1: SET(lo, 0x20) F(BXBANK, 1) F(BXOFF, 2) break;
    default: NONE
    }
}

PART(encode_jmp)
{
    START
    F(UNI, 0) F(LMT, 1) F(CCT, 2) CALL(put_farway, 0, 3) CALL(format_slot, 1, 6)
}

PART(put_farx)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(BXFAR, 1) break;
    case 2: SET(lo, 0x20) F(BXBANK, 2) F(Ra, 0) break;
    case 3: SET(lo, 0x20) F(BXBANK, 2) F(Ra, 0) F(BXOFF, 3) break;
    case 4: SET(lo, 0xff20) F(BXBANK, 2) F(BXOFF, 3) break;
    default: NONE
    }
}

PART(encode_jmx)
{
    START
    F(LMT, 0) F(CCT, 1) CALL(put_farx, 0, 2) CALL(format_slot, 1, 6)
}

PART(format_slot_of_cal)
{
    START
    CALL(put_open, 0, 0) CALL(put_ctl, 1, 0) CALL(put_close, 5, 0)
}

PART(encode_cal)
{
    START
    F(NOINC, 0) CALL(put_way, 0, 1) CALL(format_slot_of_cal, 1, 4)
}

PART(encode_jcal)
{
    START
    F(NOINC, 0) CALL(put_farway, 0, 1) CALL(format_slot_of_cal, 1, 4)
}

PART(encode_ret)
{
    START
    F(CCT, 0) CALL(format_slot, 0, 1)
}

PART(encode_plongjmp)
{
    START
    CALL(put_way, 0, 0) CALL(format_slot_of_cal, 1, 3)
}

PART(encode_pexit)
{
    START
    F(TO, 0) CALL(format_slot_of_cal, 0, 1)
}

PART(encode_exit)
{
    START
    F(KEEP, 0) F(CCT, 1) CALL(format_slot, 0, 2)
}

PART(put_bptno)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: F(BPTN, 0) break;
    default: NONE
    }
}

PART(encode_bpt)
{
    START
    F(BPTK, 0) CALL(put_bptno, 0, 1) CALL(format_slot_of_cal, 1, 2)
}

PART(encode_ide)
{
    START
    F(IDEN, 0) F(IDEMASK, 1) CALL(format_slot_of_cal, 0, 2)
}

PART(encode_ram)
{
    START
    CALL(format_slot_of_cal, 0, 0)
}

PART(encode_rtt)
{
    START
    F(RTTK, 0) CALL(format_slot_of_cal, 0, 1)
}

PART(encode_getcrsptr)
{
    START
    F(Rd, 0) CALL(format_slot_of_cal, 0, 1)
}

PART(encode_setcrsptr)
{
    START
    F(Ra, 0) CALL(format_slot_of_cal, 0, 1)
}

PART(encode_lepc)
{
    START
    F(Rd, 0) CALL(format_slot, 0, 1)
}

PART(put_nopmask)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: F(NMASK, 0) break;
    default: NONE
    }
}

PART(encode_nop)
{
    START
    F(NTRIG, 0) F(CCT8, 1) CALL(put_nopmask, 0, 2) CALL(format_slot, 1, 3)
}

PART(put_cf16)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(FNB, 0) F(FAB, 1) F(Rb, 2) F(CH, 3) F(RB, 4) break;
    case 1: SET(lo, 0x4c00000000000000) F(FNB, 0) F(FAB, 1) F(CH, 3) F(CBANK, 5) F(COFF, 6)
        ONLY(1, 0) break;
    case 2: SET(lo, 0x3800000000000000) F(FIMM, 7) F(CH, 3) break;
    case 3: SET(lo, 0x3800200000000000) F(FIMM, 7) F(CH, 3) break;
    case 4: SET(lo, 0x3802000000000000) F(FIMM, 7) F(CH, 3) break;
    case 5: SET(lo, 0x3802200000000000) F(FIMM, 7) F(CH, 3) break;
    default: NONE
    }
}

PART(encode_f2f_hh)
{
    START
    F(FTZ, 0) F(CDF, 1) F(CSF, 2) F(CRND, 3) F(FSAT, 4) F(Rd, 5) F(CCW, 6) ONLY(2, 0)
        CALL(put_cf16, 0, 7) CALL(format_slot, 3, 15)
}

PART(encode_f2f_hs)
{
    START
    F(FTZ, 0) F(CDF, 1) F(CSF, 2) F(FRND, 3) F(FSAT, 4) F(Rd, 5) F(CCW, 6) ONLY(2, 0)
        CALL(put_cf16, 0, 7) CALL(format_slot, 3, 15)
}

PART(put_cs32)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(FNB, 0) F(FAB, 1) F(Rb, 2) F(RB, 3) break;
    case 1: SET(lo, 0x4c00000000000000) F(FNB, 0) F(FAB, 1) F(CBANK, 4) F(COFF, 5) ONLY(1, 0) break;
    case 2: SET(lo, 0x3800000000000000) F(FIMM, 6) break;
    case 3: SET(lo, 0x3800200000000000) F(FIMM, 6) break;
    case 4: SET(lo, 0x3802000000000000) F(FIMM, 6) break;
    case 5: SET(lo, 0x3802200000000000) F(FIMM, 6) break;
    default: NONE
    }
}

PART(encode_f2f_sh)
{
    START
    F(FTZ, 0) F(CDF, 1) F(CSF, 2) F(FRND, 3) F(FSAT, 4) F(Rd, 5) F(CCW, 6) ONLY(2, 0)
        CALL(put_cs32, 0, 7) CALL(format_slot, 3, 14)
}

PART(encode_f2f_ss)
{
    START
    F(FTZ, 0) F(CDF, 1) F(CSF, 2) F(CRND, 3) F(FSAT, 4) F(Rd, 5) F(CCW, 6) ONLY(2, 0)
        CALL(put_cs32, 0, 7) CALL(format_slot, 3, 14)
}

PART(put_cs64)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(FNB, 0) F(FAB, 1) F(Rb, 2) F(RB, 3) break;
    case 1: SET(lo, 0x4c00000000000000) F(FNB, 0) F(FAB, 1) F(CBANK, 4) F(COFF, 5) ONLY(1, 0) break;
    case 2: SET(lo, 0x3800000000000000) F(DIMM, 6) break;
    case 3: SET(lo, 0x3800200000000000) F(DIMM, 6) break;
    case 4: SET(lo, 0x3802000000000000) F(DIMM, 6) break;
    case 5: SET(lo, 0x3802200000000000) F(DIMM, 6) break;
    default: NONE
    }
}

PART(encode_f2f_dh)
{
    START
    F(FTZ, 0) F(CDF, 1) F(CSF, 2) F(FRND, 3) F(FSAT, 4) F(Rd, 5) F(CCW, 6) ONLY(2, 0)
        CALL(put_cs64, 0, 7) CALL(format_slot, 3, 14)
}

PART(encode_f2f_dd)
{
    START
    F(FTZ, 0) F(CDF, 1) F(CSF, 2) F(CRND, 3) F(FSAT, 4) F(Rd, 5) F(CCW, 6) ONLY(2, 0)
        CALL(put_cs64, 0, 7) CALL(format_slot, 3, 14)
}

PART(encode_f2i_h)
{
    START
    F(FTZ, 0) F(CDI, 1) F(CSF, 2) F(CINT, 3) F(Rd, 4) F(CCW, 5) ONLY(2, 0) CALL(put_cf16, 0, 6)
        CALL(format_slot, 3, 14)
}

PART(put_cf64)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(FNB, 0) F(FAB, 1) F(Rb, 2) F(CH, 3) F(RB, 4) break;
    case 1: SET(lo, 0x4c00000000000000) F(FNB, 0) F(FAB, 1) F(CH, 3) F(CBANK, 5) F(COFF, 6)
        ONLY(1, 0) break;
    case 2: SET(lo, 0x3800000000000000) F(DIMM, 7) F(CH, 3) break;
    case 3: SET(lo, 0x3800200000000000) F(DIMM, 7) F(CH, 3) break;
    case 4: SET(lo, 0x3802000000000000) F(DIMM, 7) F(CH, 3) break;
    case 5: SET(lo, 0x3802200000000000) F(DIMM, 7) F(CH, 3) break;
    default: NONE
    }
}

PART(encode_f2i_d)
{
    START
    F(FTZ, 0) F(CDI, 1) F(CSF, 2) F(CINT, 3) F(Rd, 4) F(CCW, 5) ONLY(2, 0) CALL(put_cf64, 0, 6)
        CALL(format_slot, 3, 14)
}

PART(put_cih)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(FNB, 0) F(FAB, 1) F(Rb, 2) F(CHALF, 3) F(RB, 4) break;
    case 1: SET(lo, 0x4c00000000000000) F(FNB, 0) F(FAB, 1) F(CHALF, 3) F(CBANK, 5) F(COFF, 6)
        ONLY(1, 0) break;
    case 2: SET(lo, 0x3800000000000000) F(IMM, 7) F(CHALF, 3) break;
    case 3: SET(lo, 0x3800200000000000) F(IMM, 7) F(CHALF, 3) break;
    case 4: SET(lo, 0x3802000000000000) F(IMM, 7) F(CHALF, 3) break;
    case 5: SET(lo, 0x3802200000000000) F(IMM, 7) F(CHALF, 3) break;
    default: NONE
    }
}

PART(encode_i2f_h)
{
    START
    F(CDF, 0) F(CSI, 1) F(FRND, 2) F(Rd, 3) F(CCW, 4) ONLY(2, 0) CALL(put_cih, 0, 5)
        CALL(format_slot, 3, 13)
}

PART(put_cib)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(FNB, 0) F(FAB, 1) F(Rb, 2) F(CBYTE, 3) F(RB, 4) break;
    case 1: SET(lo, 0x4c00000000000000) F(FNB, 0) F(FAB, 1) F(CBYTE, 3) F(CBANK, 5) F(COFF, 6)
        ONLY(1, 0) break;
    case 2: SET(lo, 0x3800000000000000) F(IMM, 7) F(CBYTE, 3) break;
    case 3: SET(lo, 0x3800200000000000) F(IMM, 7) F(CBYTE, 3) break;
    case 4: SET(lo, 0x3802000000000000) F(IMM, 7) F(CBYTE, 3) break;
    case 5: SET(lo, 0x3802200000000000) F(IMM, 7) F(CBYTE, 3) break;
    default: NONE
    }
}

PART(encode_i2f_b)
{
    START
    F(CDF, 0) F(CSI, 1) F(FRND, 2) F(Rd, 3) F(CCW, 4) ONLY(2, 0) CALL(put_cib, 0, 5)
        CALL(format_slot, 3, 13)
}

PART(encode_i2i_h)
{
    START
    F(CDN, 0) F(CSN, 1) F(FSAT, 2) F(Rd, 3) F(CCW, 4) ONLY(2, 0) CALL(put_cih, 0, 5)
        CALL(format_slot, 3, 13)
}

PART(encode_i2i_b)
{
    START
    F(CDN, 0) F(CSN, 1) F(FSAT, 2) F(Rd, 3) F(CCW, 4) ONLY(2, 0) CALL(put_cib, 0, 5)
        CALL(format_slot, 3, 13)
}

PART(put_db)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(FNB, 0) F(FAB, 1) F(Rb, 2) F(RC, 3) break;
    case 1: SET(lo, 0x4c00000000000000) F(FNB, 0) F(FAB, 1) F(CBANK, 4) F(COFF, 5) ONLY(1, 0) break;
    case 2: SET(lo, 0x3800000000000000) F(DIMM, 6) break;
    case 3: SET(lo, 0x3800200000000000) F(DIMM, 6) break;
    case 4: SET(lo, 0x3802000000000000) F(DIMM, 6) break;
    case 5: SET(lo, 0x3802200000000000) F(DIMM, 6) break;
    default: NONE
    }
}

PART(encode_dadd)
{
    START
    F(FRND, 0) F(Rd, 1) F(CCW, 2) F(FNA, 3) F(FAA, 4) F(Ra, 5) F(RA, 6) ONLY(0, 0)
        CALL(put_db, 1, 7) CALL(format_slot, 3, 14)
}

PART(put_dbn)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(FNM, 0) F(Rb, 1) F(RB, 2) break;
    case 1: SET(lo, 0x4c00000000000000) F(FNM, 0) F(CBANK, 3) F(COFF, 4) ONLY(1, 0) break;
    case 2: SET(lo, 0x3800000000000000) F(DIMM, 5) break;
    case 3: SET(lo, 0x3801000000000000) F(DIMM, 5) break;
    default: NONE
    }
}

PART(encode_dmul)
{
    START
    F(FRND, 0) F(Rd, 1) F(CCW, 2) F(Ra, 3) F(RA, 4) CALL(put_dbn, 0, 5) CALL(format_slot, 2, 11)
}

PART(put_dbn_of_dfma_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5b00000000000000) F(FNM, 0) F(Rb, 1) F(RB, 2) break;
    case 1: SET(lo, 0x4b00000000000000) F(FNM, 0) F(CBANK, 3) F(COFF, 4) ONLY(1, 0) break;
    case 2: SET(lo, 0x3600000000000000) F(DIMM, 5) break;
    case 3: SET(lo, 0x3601000000000000) F(DIMM, 5) break;
    default: NONE
    }
}

PART(encode_dfma_b)
{
    START
    F(DRND, 0) F(Rd, 1) F(CCW, 2) F(Ra, 3) F(RA, 4) F(FNC, 11) F(Rc, 12) F(RC, 13) ONLY(2, 0)
        CALL(put_dbn_of_dfma_b, 0, 5) CALL(format_slot, 3, 14)
}

PART(encode_dfma_c)
{
    START
    F(DRND, 0) F(Rd, 1) F(CCW, 2) F(Ra, 3) F(RA, 4) F(FNM, 5) F(Rc, 6) F(RB, 7) F(FNC, 8)
        F(CBANK, 9) F(COFF, 10) ONLY(0, 0) ONLY(1, 0) ONLY(2, 0) CALL(format_slot, 3, 11)
}

PART(encode_dmnmx)
{
    START
    F(Rd, 0) F(CCW, 1) F(FNA, 2) F(FAA, 3) F(Ra, 4) F(RA, 5) F(Q0N, 13) F(Q0, 14) ONLY(0, 0)
        ONLY(3, 0) CALL(put_cs64, 1, 6) CALL(format_slot, 4, 15)
}

PART(put_db_of_dset)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5900000000000000) F(SNB, 0) F(SAB, 1) F(Rb, 2) F(RB, 3) break;
    case 1: SET(lo, 0x4900000000000000) F(SNB, 0) F(SAB, 1) F(CBANK, 4) F(COFF, 5) ONLY(1, 0) break;
    case 2: SET(lo, 0x3200000000000000) F(DIMM, 6) break;
    case 3: SET(lo, 0x3220000000000000) F(DIMM, 6) break;
    case 4: SET(lo, 0x3200100000000000) F(DIMM, 6) break;
    case 5: SET(lo, 0x3220100000000000) F(DIMM, 6) break;
    default: NONE
    }
}

PART(encode_dset)
{
    START
    F(BFH, 0) F(FCMP, 1) F(BOP, 2) F(Rd, 3) F(CCW, 4) F(SNA, 5) F(SAA, 6) F(Ra, 7) F(RA, 8)
        F(Q0N, 16) F(Q0, 17) ONLY(0, 0) ONLY(3, 0) CALL(put_db_of_dset, 1, 9)
        CALL(format_slot, 4, 18)
}

PART(put_db_of_dsetp)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5b00000000000000) F(PNB, 0) F(SAB, 1) F(Rb, 2) F(RB, 3) break;
    case 1: SET(lo, 0x4b00000000000000) F(PNB, 0) F(SAB, 1) F(CBANK, 4) F(COFF, 5) ONLY(1, 0) break;
    case 2: SET(lo, 0x3600000000000000) F(DIMM, 6) break;
    case 3: SET(lo, 0x3600000000000040) F(DIMM, 6) break;
    case 4: SET(lo, 0x3600100000000000) F(DIMM, 6) break;
    case 5: SET(lo, 0x3600100000000040) F(DIMM, 6) break;
    default: NONE
    }
}

PART(encode_dsetp)
{
    START
    F(FCMP, 0) F(BOP, 1) F(P0, 2) F(P1, 3) F(SNA, 4) F(PAA, 5) F(Ra, 6) F(RA, 7) F(Q0N, 15)
        F(Q0, 16) ONLY(0, 0) ONLY(3, 0) CALL(put_db_of_dsetp, 1, 8) CALL(format_slot, 4, 17)
}

PART(put_fb)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(FNB, 0) F(FAB, 1) F(Rb, 2) F(RC, 3) break;
    case 1: SET(lo, 0x4c00000000000000) F(FNB, 0) F(FAB, 1) F(CBANK, 4) F(COFF, 5) ONLY(1, 0) break;
    case 2: SET(lo, 0x3800000000000000) F(FIMM, 6) break;
    case 3: SET(lo, 0x3800200000000000) F(FIMM, 6) break;
    case 4: SET(lo, 0x3802000000000000) F(FIMM, 6) break;
    case 5: SET(lo, 0x3802200000000000) F(FIMM, 6) break;
    default: NONE
    }
}

PART(encode_fadd)
{
    START
    F(FTZ, 0) F(FRND, 1) F(FSAT, 2) F(Rd, 3) F(CCW, 4) F(FNA, 5) F(FAA, 6) F(Ra, 7) F(RA, 8)
        ONLY(0, 0) CALL(put_fb, 1, 9) CALL(format_slot, 3, 16)
}

PART(encode_fadd32i)
{
    START
    F(FTZL, 0) F(Rd, 1) F(CCWL, 2) F(FIMM32, 7) F(FNBL, 8) F(FABL, 9) F(FNAL, 3) F(FAAL, 4) F(Ra, 5)
        F(RA, 6) ONLY(0, 0) CALL(format_slot, 1, 10)
}

PART(put_fbn)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(FNM, 0) F(Rb, 1) F(RB, 2) break;
    case 1: SET(lo, 0x4c00000000000000) F(FNM, 0) F(CBANK, 3) F(COFF, 4) ONLY(1, 0) break;
    case 2: SET(lo, 0x3800000000000000) F(FIMM, 5) break;
    case 3: SET(lo, 0x3801000000000000) F(FIMM, 5) break;
    default: NONE
    }
}

PART(encode_fmul)
{
    START
    F(FMZ, 0) F(FSCALE, 1) F(FRND, 2) F(FSAT, 3) F(Rd, 4) F(CCW, 5) F(Ra, 6) F(RA, 7)
        CALL(put_fbn, 0, 8) CALL(format_slot, 2, 14)
}

PART(encode_fmul32i)
{
    START
    F(FMZH, 0) F(FSATL, 1) F(Rd, 2) F(CCWL, 3) F(Ra, 4) F(RA, 5) F(FIMM32, 6)
        CALL(format_slot, 0, 7)
}

PART(put_fbn_of_ffma_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5900000000000000) F(FNM, 0) F(Rb, 1) F(RB, 2) break;
    case 1: SET(lo, 0x4900000000000000) F(FNM, 0) F(CBANK, 3) F(COFF, 4) ONLY(1, 0) break;
    case 2: SET(lo, 0x3200000000000000) F(FIMM, 5) break;
    case 3: SET(lo, 0x3201000000000000) F(FIMM, 5) break;
    default: NONE
    }
}

PART(encode_ffma_b)
{
    START
    F(FMZH, 0) F(FRNDH, 1) F(FSAT, 2) F(Rd, 3) F(CCW, 4) F(Ra, 5) F(RA, 6) F(FNC, 13) F(Rc, 14)
        F(RC, 15) ONLY(2, 0) CALL(put_fbn_of_ffma_b, 0, 7) CALL(format_slot, 3, 16)
}

PART(encode_ffma_c)
{
    START
    F(FMZH, 0) F(FRNDH, 1) F(FSAT, 2) F(Rd, 3) F(CCW, 4) F(Ra, 5) F(RA, 6) F(FNM, 7) F(Rc, 8)
        F(RB, 9) F(FNC, 10) F(CBANK, 11) F(COFF, 12) ONLY(0, 0) ONLY(1, 0) ONLY(2, 0)
        CALL(format_slot, 3, 13)
}

PART(encode_ffma32i)
{
    START
    F(FMZH, 0) F(FSATL, 1) F(Rd, 2) F(CCWL, 3) F(FIMM32, 7) F(FNCL, 8) F(FNAL, 4) F(Ra, 5) F(RA, 6)
        ONLY(0, 0) CALL(format_slot, 1, 9)
}

PART(encode_fmnmx)
{
    START
    F(FTZ, 0) F(Rd, 1) F(CCW, 2) F(FNA, 3) F(FAA, 4) F(Ra, 5) F(RA, 6) F(Q0N, 14) F(Q0, 15)
        ONLY(0, 0) ONLY(3, 0) CALL(put_cs32, 1, 7) CALL(format_slot, 4, 16)
}

PART(put_fb_of_fset)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5800000000000000) F(SNB, 0) F(SAB, 1) F(Rb, 2) F(RB, 3) break;
    case 1: SET(lo, 0x4800000000000000) F(SNB, 0) F(SAB, 1) F(CBANK, 4) F(COFF, 5) ONLY(1, 0) break;
    case 2: SET(lo, 0x3000000000000000) F(FIMM, 6) break;
    case 3: SET(lo, 0x3020000000000000) F(FIMM, 6) break;
    case 4: SET(lo, 0x3000100000000000) F(FIMM, 6) break;
    case 5: SET(lo, 0x3020100000000000) F(FIMM, 6) break;
    default: NONE
    }
}

PART(encode_fset)
{
    START
    F(BFH, 0) F(FCMP, 1) F(SFTZ, 2) F(BOP, 3) F(Rd, 4) F(CCW, 5) F(SNA, 6) F(SAA, 7) F(Ra, 8)
        F(RA, 9) F(Q0N, 17) F(Q0, 18) ONLY(0, 0) ONLY(3, 0) CALL(put_fb_of_fset, 1, 10)
        CALL(format_slot, 4, 19)
}

PART(put_fb_of_fsetp)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5b00000000000000) F(PNB, 0) F(SAB, 1) F(Rb, 2) F(RB, 3) break;
    case 1: SET(lo, 0x4b00000000000000) F(PNB, 0) F(SAB, 1) F(CBANK, 4) F(COFF, 5) ONLY(1, 0) break;
    case 2: SET(lo, 0x3600000000000000) F(FIMM, 6) break;
    case 3: SET(lo, 0x3600000000000040) F(FIMM, 6) break;
    case 4: SET(lo, 0x3600100000000000) F(FIMM, 6) break;
    case 5: SET(lo, 0x3600100000000040) F(FIMM, 6) break;
    default: NONE
    }
}

PART(encode_fsetp)
{
    START
    F(FCMP, 0) F(PFTZ, 1) F(BOP, 2) F(P0, 3) F(P1, 4) F(SNA, 5) F(PAA, 6) F(Ra, 7) F(RA, 8)
        F(Q0N, 16) F(Q0, 17) ONLY(0, 0) ONLY(3, 0) CALL(put_fb_of_fsetp, 1, 9)
        CALL(format_slot, 4, 18)
}

PART(put_fic)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5b00000000000000) F(Rb, 0) F(RB, 1) break;
    case 1: SET(lo, 0x4b00000000000000) F(CBANK, 2) F(COFF, 3) break;
    case 2: SET(lo, 0x3600000000000000) F(FIMM, 4) break;
    default: NONE
    }
}

PART(encode_fcmp_b)
{
    START
    F(FCMPN, 0) F(PFTZ, 1) F(Rd, 2) F(Ra, 3) F(RA, 4) F(Rc, 10) F(RC, 11) CALL(put_fic, 0, 5)
        CALL(format_slot, 1, 12)
}

PART(encode_fcmp_c)
{
    START
    F(FCMPN, 0) F(PFTZ, 1) F(Rd, 2) F(Ra, 3) F(RA, 4) F(Rc, 5) F(RB, 6) F(CBANK, 7) F(COFF, 8)
        ONLY(0, 0) CALL(format_slot, 1, 9)
}

PART(encode_fchk)
{
    START
    F(P0, 0) F(FNA, 1) F(FAA, 2) F(Ra, 3) F(RA, 4) ONLY(0, 0) CALL(put_cs32, 1, 5)
        CALL(format_slot, 3, 12)
}

PART(encode_fswzadd)
{
    START
    F(FTZ, 0) F(FRND, 1) F(NDV, 2) F(Rd, 3) F(CCW, 4) F(Ra, 5) F(RA, 6) F(Rb, 7) F(RB, 8) F(SWD, 9)
        F(SWC, 10) F(SWB, 11) F(SWA, 12) CALL(format_slot, 0, 13)
}

PART(encode_mufu)
{
    START
    F(MUF, 0) F(FSAT, 1) F(Rd, 2) F(FNA, 3) F(FAA, 4) F(Ra, 5) F(RA, 6) ONLY(0, 0)
        CALL(format_slot, 1, 7)
}

PART(encode_rro)
{
    START
    F(RROF, 0) F(Rd, 1) CALL(put_cs32, 0, 2) CALL(format_slot, 2, 9)
}

PART(put_apop)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x700000000000) break;
    case 1: F(APO, 0) break;
    default: NONE
    }
}

PART(put_awhich)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(AOFF11, 1) break;
    case 2: SET(lo, 0xff00) F(AOFF11, 1) break;
    case 3: SET(lo, 0xff00) break;
    default: NONE
    }
}

PART(encode_al2p)
{
    START
    F(AO, 0) F(ASIZE, 1) F(Rd, 3) CALL(put_apop, 0, 2) CALL(put_awhich, 1, 4)
        CALL(format_slot, 2, 6)
}

PART(put_arc)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x7f8000000000) break;
    case 1: F(Rc, 0) break;
    default: NONE
    }
}

PART(encode_ald_a)
{
    START
    F(AO, 0) F(ASIZE, 1) F(Rd, 2) F(AOFF10, 3) CALL(put_arc, 0, 4) CALL(format_slot, 1, 5)
}

PART(encode_ald_h)
{
    START
    F(AO, 0) F(ASIZE, 1) F(Rd, 2) F(Ra, 3) CALL(put_arc, 0, 4) CALL(format_slot, 1, 5)
}

PART(encode_ald_q)
{
    START
    F(AO, 0) F(ASIZE, 1) F(Rd, 2) F(Ra, 3) F(AOFF11, 4) CALL(put_arc, 0, 5) CALL(format_slot, 1, 6)
}

PART(encode_ast_a)
{
    START
    F(ASIZE, 0) F(AOFF10, 1) F(Rd, 2) CALL(put_arc, 0, 3) CALL(format_slot, 1, 4)
}

PART(encode_ast_h)
{
    START
    F(ASIZE, 0) F(Ra, 1) F(Rd, 2) CALL(put_arc, 0, 3) CALL(format_slot, 1, 4)
}

PART(encode_ast_q)
{
    START
    F(ASIZE, 0) F(Ra, 1) F(AOFF11, 2) F(Rd, 3) CALL(put_arc, 0, 4) CALL(format_slot, 1, 5)
}

PART(put_ix)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(lo, 0x4000000000) break;
    default: NONE
    }
}

PART(put_iattr)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xff00) F(ATX, 0) break;
    case 1: SET(lo, 0x4000000000) F(Ra, 1) break;
    case 2: SET(lo, 0x4000000000) F(Ra, 1) F(ATX, 0) break;
    default: NONE
    }
}

PART(put_iplace)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x7f8000000000) break;
    case 1: SET(lo, 0x20000000000000) F(Rc, 0) break;
    default: NONE
    }
}

PART(encode_ipa)
{
    START
    F(IMODE, 0) F(IWHERE, 1) F(ISAT, 2) F(Rd, 3) F(Rb, 6) CALL(put_ix, 0, 0) CALL(put_iattr, 1, 4)
        CALL(put_iplace, 2, 7) CALL(format_slot, 3, 8)
}

PART(encode_isberd)
{
    START
    F(AO, 0) F(ISPACE, 1) F(ISKEW, 2) F(ISIZE, 3) F(Rd, 4) F(Ra, 5) CALL(format_slot, 0, 6)
}

PART(put_sb_of_out)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xfb00000000000000) F(Rb, 0) F(RB, 1) break;
    case 1: SET(lo, 0xeb00000000000000) F(CBANK, 2) F(COFF, 3) break;
    case 2: SET(lo, 0xf600000000000000) F(IMM, 4) break;
    default: NONE
    }
}

PART(encode_out)
{
    START
    F(OUTK, 0) F(Rd, 1) F(Ra, 2) CALL(put_sb_of_out, 0, 3) CALL(format_slot, 1, 8)
}

PART(put_pxaddr)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(PXOFF, 1) break;
    default: NONE
    }
}

PART(encode_pixld)
{
    START
    F(PXK, 0) F(Rd, 1) F(IPO, 2) CALL(put_pxaddr, 0, 3) CALL(format_slot, 1, 5)
}

PART(put_ha)
{
    START
    switch (line[0]) {
    case 0: case 1: F(HNA, 0) F(HAA, 1) F(Ra, 2) F(RA, 3) F(HSA, 4) break;
    default: NONE
    }
}

PART(put_hb)
{
    START
    switch (line[0]) {
    case 0: case 1: SET(lo, 0x5d00000000000000) F(HNB, 0) F(HAB, 1) F(Rb, 2) F(RB, 3) F(HSB, 4)
        break;
    default: NONE
    }
}

PART(encode_hadd2_r)
{
    START
    F(HMRG, 0) F(HFTZ, 1) F(HSAT, 2) F(Rd, 3) CALL(put_ha, 0, 4) CALL(put_hb, 1, 9)
        CALL(format_slot, 2, 14)
}

PART(put_hci)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x7a80000000000000) F(HNCB, 0) F(HACB, 1) F(CBANK, 2) F(COFF, 3) ONLY(1, 0)
        break;
    case 1: SET(lo, 0x7a00000000000000) F(HIHI, 4) F(HILO, 5) break;
    default: NONE
    }
}

PART(encode_hadd2_c)
{
    START
    F(HMRG, 0) F(HFTZ, 1) F(HSATC, 2) F(Rd, 3) CALL(put_ha, 0, 4) CALL(put_hci, 1, 9)
        CALL(format_slot, 3, 15)
}

PART(put_hal)
{
    START
    switch (line[0]) {
    case 0: case 1: F(HNCB, 0) F(Ra, 1) F(RA, 2) F(HSAL, 3) break;
    default: NONE
    }
}

PART(encode_hadd2_32i)
{
    START
    F(HFTZL, 0) F(HSATC, 1) F(Rd, 2) F(HHI, 7) F(HLO, 8) CALL(put_hal, 0, 3) CALL(format_slot, 1, 9)
}

PART(put_hma)
{
    START
    switch (line[0]) {
    case 0: case 1: F(HAA, 0) F(Ra, 1) F(RA, 2) F(HSA, 3) break;
    default: NONE
    }
}

PART(encode_hmul2_r)
{
    START
    F(HMRG, 0) F(HFMZ, 1) F(HSAT, 2) F(Rd, 3) CALL(put_hma, 0, 4) CALL(put_hb, 1, 8)
        CALL(format_slot, 2, 13)
}

PART(encode_hmul2_c)
{
    START
    F(HMRG, 0) F(HFMZ, 1) F(HSATC, 2) F(Rd, 3) F(HNA, 8) F(HACB, 9) F(CBANK, 10) F(COFF, 11)
        ONLY(1, 0) ONLY(2, 0) CALL(put_hma, 0, 4) CALL(format_slot, 3, 12)
}

PART(encode_hmul2_i)
{
    START
    F(HMRG, 0) F(HFMZ, 1) F(HSATC, 2) F(Rd, 3) F(HIHI, 9) F(HILO, 10) CALL(put_ha, 0, 4)
        CALL(format_slot, 1, 11)
}

PART(put_halm)
{
    START
    switch (line[0]) {
    case 0: case 1: F(Ra, 0) F(RA, 1) F(HSAL, 2) break;
    default: NONE
    }
}

PART(encode_hmul2_32i)
{
    START
    F(HFMZL, 0) F(HSATC, 1) F(Rd, 2) F(HHI, 6) F(HLO, 7) CALL(put_halm, 0, 3)
        CALL(format_slot, 1, 8)
}

PART(put_hfa)
{
    START
    switch (line[0]) {
    case 0: case 1: F(Ra, 0) F(RA, 1) F(HSA, 2) break;
    default: NONE
    }
}

PART(put_hfr)
{
    START
    switch (line[0]) {
    case 0: case 1: F(HNB, 0) F(Rb, 1) F(RB, 2) F(HSB, 3) break;
    default: NONE
    }
}

PART(put_hfc)
{
    START
    switch (line[0]) {
    case 0: case 1: F(HNR, 0) F(Rc, 1) F(RC, 2) F(HSR, 3) break;
    default: NONE
    }
}

PART(encode_hfma2_r)
{
    START
    F(HMRG, 0) F(HFMZR, 1) F(HSAT, 2) F(Rd, 3) CALL(put_hfa, 0, 4) CALL(put_hfr, 1, 7)
        CALL(put_hfc, 2, 11) CALL(format_slot, 3, 15)
}

PART(put_hfb)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x80000000000000) F(HNCB, 0) F(CBANK, 1) F(COFF, 2) ONLY(1, 0) break;
    case 1: F(HIHI, 3) F(HILO, 4) break;
    default: NONE
    }
}

PART(put_hfc_of_hfma2_b)
{
    START
    switch (line[0]) {
    case 0: case 1: F(HNRC, 0) F(Rc, 1) F(RC, 2) F(HSRC, 3) break;
    default: NONE
    }
}

PART(encode_hfma2_b)
{
    START
    F(HMRG, 0) F(HFMZC, 1) F(HSATC, 2) F(Rd, 3) CALL(put_hfa, 0, 4) CALL(put_hfb, 1, 7)
        CALL(put_hfc_of_hfma2_b, 3, 12) CALL(format_slot, 4, 16)
}

PART(put_hfcb)
{
    START
    switch (line[0]) {
    case 0: case 1: F(HNCB, 0) F(Rc, 1) F(RB, 2) F(HSRC, 3) break;
    default: NONE
    }
}

PART(encode_hfma2_c)
{
    START
    F(HMRG, 0) F(HFMZC, 1) F(HSATC, 2) F(Rd, 3) F(HNRC, 11) F(CBANK, 12) F(COFF, 13) ONLY(2, 0)
        ONLY(3, 0) CALL(put_hfa, 0, 4) CALL(put_hfcb, 1, 7) CALL(format_slot, 4, 14)
}

PART(encode_hfma2_32i)
{
    START
    F(HFMZL, 0) F(Rd, 1) F(HHI, 5) F(HLO, 6) F(HNRD, 7) CALL(put_halm, 0, 2) CALL(format_slot, 1, 8)
}

PART(encode_hset2_r)
{
    START
    F(HBF, 0) F(HCMP, 1) F(HSFTZ, 2) F(BOP, 3) F(Rd, 4) F(Q0N, 15) F(Q0, 16) ONLY(2, 0)
        CALL(put_ha, 0, 5) CALL(put_hb, 1, 10) CALL(format_slot, 3, 17)
}

PART(encode_hset2_c)
{
    START
    F(HBFC, 0) F(HCMPC, 1) F(HSFTZC, 2) F(BOP, 3) F(Rd, 4) F(Q0N, 15) F(Q0, 16) ONLY(3, 0)
        CALL(put_ha, 0, 5) CALL(put_hfb, 1, 10) CALL(format_slot, 4, 17)
}

PART(encode_hsetp2_r)
{
    START
    F(HCMP, 0) F(HAND, 1) F(HPFTZ, 2) F(BOP, 3) F(P0, 4) F(P1, 5) F(Q0N, 16) F(Q0, 17) ONLY(2, 0)
        CALL(put_ha, 0, 6) CALL(put_hb, 1, 11) CALL(format_slot, 3, 18)
}

PART(put_hci_of_hsetp2_c)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x7e80000000000000) F(HNCB, 0) F(HACB, 1) F(CBANK, 2) F(COFF, 3) ONLY(1, 0)
        break;
    case 1: SET(lo, 0x7e00000000000000) F(HIHI, 4) F(HILO, 5) break;
    default: NONE
    }
}

PART(encode_hsetp2_c)
{
    START
    F(HCMPC, 0) F(HANDC, 1) F(HPFTZ, 2) F(BOP, 3) F(P0, 4) F(P1, 5) F(Q0N, 17) F(Q0, 18) ONLY(3, 0)
        CALL(put_ha, 0, 6) CALL(put_hci_of_hsetp2_c, 1, 11) CALL(format_slot, 4, 19)
}

PART(put_plusone)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(lo, 0x1000000000000) break;
    case 2: SET(lo, 0x3000000000000) break;
    default: NONE
    }
}

PART(put_suma)
{
    START
    switch (line[0]) {
    case 0: F(NA, 0) F(Ra, 1) F(RA, 2) break;
    case 1: SET(lo, 0x3000000000000) F(Ra, 1) F(RA, 2) break;
    default: NONE
    }
}

PART(put_sumb)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(NB, 0) F(Rb, 1) F(RB, 2) break;
    case 1: SET(lo, 0x4c00000000000000) F(NB, 0) F(CBANK, 3) F(COFF, 4) ONLY(1, 0) break;
    case 2: SET(lo, 0x3800000000000000) F(IMM, 5) break;
    case 3: SET(lo, 0x3801000000000000) F(IMM, 5) break;
    case 4: SET(lo, 0x5c03000000000000) F(Rb, 1) F(RB, 2) break;
    case 5: SET(lo, 0x4c03000000000000) F(CBANK, 3) F(COFF, 4) break;
    case 6: SET(lo, 0x3803000000000000) F(IMM, 5) break;
    default: NONE
    }
}

PART(encode_iadd)
{
    START
    F(SATI, 0) F(XI, 1) F(Rd, 2) F(CCW, 3) CALL(put_plusone, 0, 0) CALL(put_suma, 1, 4)
        CALL(put_sumb, 2, 7) CALL(format_slot, 4, 13)
    if (line[0] == 1 && line[1] == 0 && line[2] == 2)
        put->lo ^= 0x1000000000000;
}

PART(put_plusonel)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(lo, 0x180000000000000) break;
    default: NONE
    }
}

PART(put_sumal)
{
    START
    switch (line[0]) {
    case 0: F(NAL, 0) F(Ra, 1) F(RA, 2) break;
    case 1: SET(lo, 0x180000000000000) F(Ra, 1) F(RA, 2) break;
    default: NONE
    }
}

PART(encode_iadd32i)
{
    START
    F(SATL, 0) F(XL, 1) F(Rd, 2) F(CCWL, 3) F(IMM32, 7) CALL(put_plusonel, 0, 0)
        CALL(put_sumal, 1, 4) CALL(format_slot, 2, 8)
}

PART(encode_iadd3_r)
{
    START
    F(SH3, 0) F(X3, 1) F(Rd, 2) F(CCW, 3) F(NA3, 4) F(Ra, 5) F(HA3, 6) F(RA, 7) F(NB3, 8) F(Rb, 9)
        F(HB3, 10) F(RB, 11) F(NC3, 12) F(Rc, 13) F(HC3, 14) F(RC, 15) ONLY(0, 0) ONLY(1, 0)
        ONLY(2, 0) CALL(format_slot, 3, 16)
}

PART(put_add3b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x4c00000000000000) F(NB3, 0) F(CBANK, 1) F(COFF, 2) ONLY(1, 0) break;
    case 1: SET(lo, 0x3800000000000000) F(UIMM, 3) break;
    case 2: SET(lo, 0x3804000000000000) F(UIMM, 3) break;
    default: NONE
    }
}

PART(encode_iadd3_b)
{
    START
    F(X3, 0) F(Rd, 1) F(CCW, 2) F(NA3, 3) F(Ra, 4) F(RA, 5) F(NC3, 10) F(Rc, 11) F(RC, 12)
        ONLY(0, 0) ONLY(3, 0) CALL(put_add3b, 1, 6) CALL(format_slot, 4, 13)
}

PART(encode_iscadd)
{
    START
    F(Rd, 0) F(CCW, 1) F(SCALE, 11) CALL(put_plusone, 0, 0) CALL(put_suma, 1, 2)
        CALL(put_sumb, 2, 5) CALL(format_slot, 4, 12)
    if (line[0] == 1 && line[1] == 0 && line[2] == 2)
        put->lo ^= 0x1000000000000;
}

PART(encode_iscadd32i)
{
    START
    F(Rd, 0) F(CCWL, 1) F(Ra, 2) F(RA, 3) F(IMM32, 4) F(SCALEL, 5) CALL(format_slot, 0, 6)
}

PART(put_sb_of_imnmx)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(Rb, 0) F(RB, 1) break;
    case 1: SET(lo, 0x4c00000000000000) F(CBANK, 2) F(COFF, 3) break;
    case 2: SET(lo, 0x3800000000000000) F(IMM, 4) break;
    default: NONE
    }
}

PART(encode_imnmx)
{
    START
    F(UI, 0) F(MNX, 1) F(Rd, 2) F(CCW, 3) F(Ra, 4) F(RA, 5) F(Q0N, 11) F(Q0, 12) ONLY(1, 0)
        CALL(put_sb_of_imnmx, 0, 6) CALL(format_slot, 2, 13)
}

PART(encode_icmp_b)
{
    START
    F(CMP, 0) F(UI, 1) F(Rd, 2) F(Ra, 3) F(RA, 4) F(Rc, 10) F(RC, 11) CALL(put_sb, 0, 5)
        CALL(format_slot, 1, 12)
}

PART(encode_icmp_c)
{
    START
    F(CMP, 0) F(UI, 1) F(Rd, 2) F(Ra, 3) F(RA, 4) F(Rc, 5) F(RB, 6) F(CBANK, 7) F(COFF, 8)
        ONLY(0, 0) CALL(format_slot, 1, 9)
}

PART(put_po)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x7000000000000) break;
    case 1: F(P2, 0) break;
    default: NONE
    }
}

PART(put_sbi)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(LIB, 0) F(Rb, 1) F(RB, 2) break;
    case 1: SET(lo, 0x4c00000000000000) F(LIB, 0) F(CBANK, 3) F(COFF, 4) ONLY(1, 0) break;
    case 2: SET(lo, 0x3800000000000000) F(IMM, 5) break;
    case 3: SET(lo, 0x3800010000000000) F(IMM, 5) break;
    default: NONE
    }
}

PART(encode_lop)
{
    START
    F(LOPF, 0) F(LOPX, 1) F(LOPT, 2) F(Rd, 4) F(CCW, 5) F(LIA, 6) F(Ra, 7) F(RA, 8) ONLY(1, 0)
        CALL(put_po, 0, 3) CALL(put_sbi, 2, 9) CALL(format_slot, 4, 15)
}

PART(encode_lop32i)
{
    START
    F(LOPFL, 0) F(LOPXL, 1) F(Rd, 2) F(CCWL, 3) F(LIAL, 4) F(Ra, 5) F(RA, 6) F(UIMM32, 7) F(LIBL, 8)
        CALL(format_slot, 0, 9)
}

PART(encode_lop3_r)
{
    START
    F(L3X, 0) F(L3T, 1) F(Rd, 3) F(CCW, 4) F(Ra, 5) F(RA, 6) F(Rb, 7) F(RB, 8) F(Rc, 9) F(RC, 10)
        F(LUT, 11) CALL(put_po, 0, 2) CALL(format_slot, 1, 12)
}

PART(encode_lop3_c)
{
    START
    F(L3XC, 0) F(Rd, 1) F(CCW, 2) F(Ra, 3) F(RA, 4) F(Rc, 7) F(RC, 8) F(LUTH, 9) F(CBANK, 5)
        F(COFF, 6) ONLY(0, 0) CALL(format_slot, 1, 10)
}

PART(encode_lop3_i)
{
    START
    F(L3XI, 0) F(Rd, 1) F(CCW, 2) F(Ra, 3) F(RA, 4) F(IMM, 5) F(Rc, 6) F(RC, 7) F(LUTH, 8)
        CALL(format_slot, 0, 9)
}

PART(put_a24)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(OFF24, 1) break;
    case 2: SET(lo, 0xff00) F(UOFF24, 2) break;
    default: NONE
    }
}

PART(encode_ldg)
{
    START
    F(GE, 0) F(GCL, 1) F(GSIZE, 2) F(Rd, 3) CALL(put_a24, 0, 4) CALL(format_slot, 1, 7)
}

PART(put_a20)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(OFF20, 1) break;
    case 2: SET(lo, 0xff00) F(UOFF20, 2) break;
    default: NONE
    }
}

PART(encode_ldg_p)
{
    START
    F(GE, 0) F(GCL, 1) F(GSIZE, 2) F(Rd, 4) F(GP41, 3) ONLY(0, 0) CALL(put_a20, 1, 5)
        CALL(format_slot, 2, 8)
}

PART(encode_stg)
{
    START
    F(GE, 0) F(GCS, 1) F(SSIZE, 2) F(Rd, 6) CALL(put_a24, 0, 3) CALL(format_slot, 1, 7)
}

PART(put_a32)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(OFF32, 1) break;
    case 2: SET(lo, 0xff00) F(UOFF32, 2) break;
    default: NONE
    }
}

PART(put_genpred)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x1c00000000000000) break;
    case 1: F(GENP, 0) break;
    default: NONE
    }
}

PART(encode_ld)
{
    START
    F(GENE, 0) F(GENL, 1) F(LSIZE, 2) F(Rd, 3) CALL(put_a32, 0, 4) CALL(put_genpred, 1, 7)
        CALL(format_slot, 2, 8)
}

PART(encode_st)
{
    START
    F(GENE, 0) F(GENS, 1) F(LSIZE, 2) F(Rd, 6) CALL(put_a32, 0, 3) CALL(put_genpred, 1, 7)
        CALL(format_slot, 2, 8)
}

PART(encode_ldl)
{
    START
    F(LCL, 0) F(SSIZE, 1) F(Rd, 2) CALL(put_a24, 0, 3) CALL(format_slot, 1, 6)
}

PART(encode_stl)
{
    START
    F(LCS, 0) F(SSIZE, 1) F(Rd, 5) CALL(put_a24, 0, 2) CALL(format_slot, 1, 6)
}

PART(encode_lds_r)
{
    START
    F(SSIZE, 0) F(Rd, 1) CALL(put_a24, 0, 2) CALL(format_slot, 1, 5)
}

PART(encode_lds_u)
{
    START
    F(USIZE, 0) F(Rd, 1) CALL(put_a24, 0, 2) CALL(format_slot, 1, 5)
}

PART(encode_sts)
{
    START
    F(SSIZE, 0) F(Rd, 4) CALL(put_a24, 0, 1) CALL(format_slot, 1, 5)
}

PART(put_cplace)
{
    START
    switch (line[0]) {
    case 0: F(LBANK, 0) F(Ra, 1) break;
    case 1: F(LBANK, 0) F(Ra, 1) F(CINDEX, 2) break;
    case 2: SET(lo, 0xff00) F(LBANK, 0) F(UCINDEX, 3) break;
    default: NONE
    }
}

PART(encode_ldc)
{
    START
    F(CSIZE, 0) F(LMODE, 1) F(Rd, 2) CALL(put_cplace, 0, 3) CALL(format_slot, 1, 7)
}

PART(encode_stp)
{
    START
    F(STPW, 0) F(STPN, 1) CALL(format_slot_of_cal, 0, 2)
}

PART(encode_membar)
{
    START
    F(MSCOPE, 0) F(MINV, 1) CALL(format_slot, 0, 2)
}

PART(put_lanes)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x78000000000) break;
    case 1: F(MASK, 0) break;
    default: NONE
    }
}

PART(encode_mov)
{
    START
    F(Rd, 0) CALL(put_sb_of_imnmx, 0, 1) CALL(put_lanes, 1, 6) CALL(format_slot, 2, 7)
}

PART(put_lanesl)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xf000) break;
    case 1: F(MASKL, 0) break;
    default: NONE
    }
}

PART(encode_mov32i)
{
    START
    F(Rd, 0) F(UIMM32, 1) CALL(put_lanesl, 0, 2) CALL(format_slot, 1, 3)
}

PART(encode_sel)
{
    START
    F(Rd, 0) F(Ra, 1) F(RA, 2) F(Q0N, 8) F(Q0, 9) ONLY(1, 0) CALL(put_sb_of_imnmx, 0, 3)
        CALL(format_slot, 2, 10)
}

PART(encode_prmt_b)
{
    START
    F(PMODE, 0) F(Rd, 1) F(Ra, 2) F(RA, 3) F(Rc, 9) F(RC, 10) CALL(put_sb, 0, 4)
        CALL(format_slot, 1, 11)
}

PART(encode_prmt_c)
{
    START
    F(PMODE, 0) F(Rd, 1) F(Ra, 2) F(RA, 3) F(Rc, 4) F(RB, 5) F(CBANK, 6) F(COFF, 7) ONLY(0, 0)
        CALL(format_slot, 1, 8)
}

PART(encode_imul)
{
    START
    F(MULS, 0) F(MULHI, 1) F(Rd, 2) F(CCW, 3) F(Ra, 4) F(RA, 5) CALL(put_sb_of_imnmx, 0, 6)
        CALL(format_slot, 1, 11)
}

PART(encode_imul32i)
{
    START
    F(MULSL, 0) F(MULHIL, 1) F(Rd, 2) F(CCWL, 3) F(Ra, 4) F(RA, 5) F(IMM32, 6)
        CALL(format_slot, 0, 7)
}

PART(put_madpo)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(lo, 0x8000000000000) break;
    case 2: SET(lo, 0x18000000000000) break;
    default: NONE
    }
}

PART(put_mada)
{
    START
    switch (line[0]) {
    case 0: F(MNA, 0) F(Ra, 1) F(RA, 2) break;
    case 1: SET(lo, 0x18000000000000) F(Ra, 1) F(RA, 2) break;
    default: NONE
    }
}

PART(put_sb_of_imad_b)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5a00000000000000) F(Rb, 0) F(RB, 1) break;
    case 1: SET(lo, 0x4a00000000000000) F(CBANK, 2) F(COFF, 3) break;
    case 2: SET(lo, 0x3400000000000000) F(IMM, 4) break;
    default: NONE
    }
}

PART(put_madc)
{
    START
    switch (line[0]) {
    case 0: F(MNC, 0) F(Rc, 1) F(RC, 2) break;
    case 1: SET(lo, 0x18000000000000) F(Rc, 1) F(RC, 2) break;
    default: NONE
    }
}

PART(encode_imad_b)
{
    START
    F(MADS, 0) F(MADHI, 1) F(MADSAT, 2) F(MADX, 3) F(Rd, 4) F(CCW, 5) CALL(put_madpo, 0, 0)
        CALL(put_mada, 1, 6) CALL(put_sb_of_imad_b, 2, 9) CALL(put_madc, 3, 14)
        CALL(format_slot, 4, 17)
}

PART(put_madcc)
{
    START
    switch (line[0]) {
    case 0: F(MNC, 0) F(CBANK, 1) F(COFF, 2) ONLY(1, 0) break;
    case 1: SET(lo, 0x18000000000000) F(CBANK, 1) F(COFF, 2) ONLY(2, 0) break;
    default: NONE
    }
}

PART(encode_imad_c)
{
    START
    F(MADS, 0) F(MADHI, 1) F(MADSAT, 2) F(MADX, 3) F(Rd, 4) F(CCW, 5) F(Rc, 9) F(RB, 10)
        CALL(put_madpo, 0, 0) CALL(put_mada, 1, 6) CALL(put_madcc, 2, 11) CALL(format_slot, 5, 14)
}

PART(put_madpol)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(lo, 0x80000000000000) break;
    case 2: SET(lo, 0x180000000000000) break;
    default: NONE
    }
}

PART(put_madcl)
{
    START
    switch (line[0]) {
    case 0: F(MNCL, 6) F(Rd, 0) break;
    case 1: SET(lo, 0x180000000000000) F(Rd, 0) break;
    default: NONE
    }
}

PART(encode_imad32i)
{
    START
    F(MADSL, 0) F(MULHIL, 1) F(Rd, 2) F(CCWL, 3) F(IMM32, 7) CALL(put_madpol, 0, 0)
        CALL(put_sumal, 1, 4) CALL(put_madcl, 2, 2) CALL(format_slot, 3, 9)
}

PART(encode_imadsp_uu_b)
{
    START
    F(SPA, 0) F(SPB, 1) F(SPC, 2) F(Rd, 3) F(CCW, 4) F(Ra, 5) F(RA, 6) F(Rc, 12) F(RC, 13)
        CALL(put_sb_of_imad_b, 0, 7) CALL(format_slot, 1, 14)
}

PART(encode_imadsp_uu_c)
{
    START
    F(SPA, 0) F(SPB, 1) F(SPC, 2) F(Rd, 3) F(CCW, 4) F(Ra, 5) F(RA, 6) F(Rc, 7) F(RB, 8) F(CBANK, 9)
        F(COFF, 10) ONLY(0, 0) CALL(format_slot, 1, 11)
}

PART(encode_xmad_r)
{
    START
    F(XSIGN, 0) F(Rd, 5) F(CCW, 6) F(Rc, 13) F(RC, 14) F(XPSL, 1) F(XMRG, 2) F(XMODE, 3) F(XX, 4)
        F(Ra, 7) F(XHA, 8) F(RA, 9) F(Rb, 10) F(XHB, 11) F(RB, 12) ONLY(0, 0) ONLY(1, 0) ONLY(2, 0)
        CALL(format_slot, 3, 15)
}

PART(encode_xmad_i)
{
    START
    F(XSIGN, 0) F(Rd, 5) F(CCW, 6) F(Rc, 11) F(RC, 12) F(XPSL, 1) F(XMRG, 2) F(XMODE, 3) F(XX, 4)
        F(Ra, 7) F(XHA, 8) F(RA, 9) F(IMM16, 10) ONLY(0, 0) ONLY(1, 0) ONLY(2, 0)
        CALL(format_slot, 3, 13)
}

PART(encode_xmad_b)
{
    START
    F(XSIGN, 0) F(Rd, 5) F(CCW, 6) F(Rc, 13) F(RC, 14) F(XPSLC, 1) F(XMRGC, 2) F(XMODEC, 3)
        F(XXC, 4) F(Ra, 7) F(XHA, 8) F(RA, 9) F(XHC, 12) F(CBANK, 10) F(COFF, 11) ONLY(0, 0)
        ONLY(1, 0) ONLY(2, 0) ONLY(3, 0) CALL(format_slot, 4, 15)
}

PART(encode_xmad_c)
{
    START
    F(XSIGN, 0) F(Rd, 3) F(CCW, 4) F(XMODEC, 1) F(XXC, 2) F(Ra, 5) F(XHA, 6) F(RA, 7) F(Rc, 8)
        F(XHC, 9) F(RB, 10) F(CBANK, 11) F(COFF, 12) ONLY(0, 0) ONLY(1, 0) ONLY(2, 0) ONLY(3, 0)
        CALL(format_slot, 4, 13)
}

PART(encode_psetp)
{
    START
    F(BOP2, 0) F(BOP, 1) F(P0, 2) F(P1, 3) F(Q12N, 4) F(Q12, 5) F(Q29N, 6) F(Q29, 7) F(Q0N, 8)
        F(Q0, 9) ONLY(0, 0) ONLY(1, 0) ONLY(2, 0) CALL(format_slot, 3, 10)
}

PART(encode_pset)
{
    START
    F(BF, 0) F(BOP2, 1) F(BOP, 2) F(Rd, 3) F(CCW, 4) F(Q12N, 5) F(Q12, 6) F(Q29N, 7) F(Q29, 8)
        F(Q0N, 9) F(Q0, 10) ONLY(0, 0) ONLY(1, 0) ONLY(2, 0) CALL(format_slot, 3, 11)
}

PART(encode_cset)
{
    START
    F(BF, 0) F(CCT8, 1) F(BOP, 2) F(Rd, 3) F(CCW, 4) F(Q0N, 5) F(Q0, 6) ONLY(0, 0)
        CALL(format_slot, 1, 7)
}

PART(encode_csetp)
{
    START
    F(CCT8, 0) F(BOP, 1) F(P0, 2) F(P1, 3) F(Q0N, 4) F(Q0, 5) ONLY(0, 0) CALL(format_slot, 1, 6)
}

PART(encode_p2r)
{
    START
    F(PBYTE, 0) F(Rd, 1) F(WHICH, 2) F(Ra, 3) F(RA, 4) CALL(put_sb_of_imnmx, 0, 5)
        CALL(format_slot, 1, 10)
}

PART(put_pbits)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(Rb, 0) F(RB, 1) break;
    case 1: SET(lo, 0x4c00000000000000) F(CBANK, 2) F(COFF, 3) break;
    case 2: SET(lo, 0x3800000000000000) F(UIMM, 4) break;
    default: NONE
    }
}

PART(encode_r2p)
{
    START
    F(WHICH, 0) F(Ra, 1) F(PBYTE, 2) F(RA, 3) CALL(put_pbits, 0, 4) CALL(format_slot, 1, 9)
}

PART(encode_shl)
{
    START
    F(SHW, 0) F(SHX, 1) F(Rd, 2) F(CCW, 3) F(Ra, 4) F(RA, 5) CALL(put_sb_of_imnmx, 0, 6)
        CALL(format_slot, 1, 11)
}

PART(encode_shr)
{
    START
    F(UI, 0) F(SHW, 1) F(SHRX, 2) F(BREV, 3) F(Rd, 4) F(CCW, 5) F(Ra, 6) F(RA, 7)
        CALL(put_sb_of_imnmx, 0, 8) CALL(format_slot, 1, 13)
}

PART(put_shfb)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5b00000000000000) F(Rb, 0) F(RB, 1) break;
    case 1: SET(lo, 0x3600000000000000) F(FIMM6, 2) break;
    default: NONE
    }
}

PART(encode_shf_l)
{
    START
    F(FW, 0) F(FTYPE, 1) F(FHI, 2) F(Rd, 3) F(CCW, 4) F(Ra, 5) F(RA, 6) F(Rc, 10) F(RC, 11)
        CALL(put_shfb, 0, 7) CALL(format_slot, 1, 12)
}

PART(put_shfb_of_shf_r)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(Rb, 0) F(RB, 1) break;
    case 1: SET(lo, 0x3800000000000000) F(FIMM6, 2) break;
    default: NONE
    }
}

PART(encode_shf_r)
{
    START
    F(FW, 0) F(FTYPE, 1) F(FHI, 2) F(Rd, 3) F(CCW, 4) F(Ra, 5) F(RA, 6) F(Rc, 10) F(RC, 11)
        CALL(put_shfb_of_shf_r, 0, 7) CALL(format_slot, 1, 12)
}

PART(encode_bfe)
{
    START
    F(UI, 0) F(BREV, 1) F(Rd, 2) F(CCW, 3) F(Ra, 4) F(RA, 5) CALL(put_sb_of_imnmx, 0, 6)
        CALL(format_slot, 1, 11)
}

PART(encode_bfi_b)
{
    START
    F(Rd, 0) F(CCW, 1) F(Ra, 2) F(RA, 3) F(Rc, 9) F(RC, 10) CALL(put_sb, 0, 4)
        CALL(format_slot, 1, 11)
}

PART(encode_bfi_c)
{
    START
    F(Rd, 0) F(CCW, 1) F(Ra, 2) F(RA, 3) F(Rc, 4) F(RB, 5) F(CBANK, 6) F(COFF, 7) ONLY(0, 0)
        CALL(format_slot, 1, 8)
}

PART(put_sbi_of_flo)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x5c00000000000000) F(NBI, 0) F(Rb, 1) F(RB, 2) break;
    case 1: SET(lo, 0x4c00000000000000) F(NBI, 0) F(CBANK, 3) F(COFF, 4) ONLY(1, 0) break;
    case 2: SET(lo, 0x3800000000000000) F(IMM, 5) break;
    case 3: SET(lo, 0x3800010000000000) F(IMM, 5) break;
    default: NONE
    }
}

PART(encode_flo)
{
    START
    F(UI, 0) F(FLSH, 1) F(Rd, 2) F(CCW, 3) CALL(put_sbi_of_flo, 0, 4) CALL(format_slot, 2, 10)
}

PART(encode_popc)
{
    START
    F(Rd, 0) CALL(put_sbi_of_flo, 0, 1) CALL(format_slot, 2, 7)
}

PART(put_leash)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: F(LEAS, 0) break;
    default: NONE
    }
}

PART(encode_lea_lo)
{
    START
    F(LEAX, 0) F(Rd, 2) F(CCW, 3) F(LEAN, 4) F(Ra, 5) F(RA, 6) ONLY(1, 0) CALL(put_po, 0, 1)
        CALL(put_sb, 2, 7) CALL(put_leash, 3, 12) CALL(format_slot, 4, 13)
}

PART(put_lehsh)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: F(LEHS, 0) break;
    default: NONE
    }
}

PART(encode_lea_hi)
{
    START
    F(LEHX, 0) F(Rd, 2) F(CCW, 3) F(Rb, 7) F(RB, 8) F(Rc, 9) F(RC, 10) F(LEHN, 4) F(Ra, 5) F(RA, 6)
        ONLY(1, 0) CALL(put_po, 0, 1) CALL(put_lehsh, 2, 11) CALL(format_slot, 3, 12)
}

PART(put_lecsh)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: F(LECS, 0) break;
    default: NONE
    }
}

PART(encode_lea_hc)
{
    START
    F(LECX, 0) F(Rd, 2) F(CCW, 3) F(Rc, 9) F(RC, 10) F(LECN, 4) F(Ra, 5) F(RA, 6) F(CBANK, 7)
        F(COFF, 8) ONLY(1, 0) ONLY(2, 0) CALL(put_po, 0, 1) CALL(put_lecsh, 3, 11)
        CALL(format_slot, 4, 12)
}

PART(put_special)
{
    START
    switch (line[0]) {
    case 0: case 1: F(SREG, 0) break;
    case 2: SET(lo, 0x2c00000) break;
    case 3: SET(lo, 0x2d00000) break;
    case 4: SET(lo, 0x2e00000) break;
    case 5: SET(lo, 0x2f00000) break;
    case 6: SET(lo, 0x3e00000) break;
    default: NONE
    }
}

PART(encode_s2r)
{
    START
    F(Rd, 0) CALL(put_special, 0, 1) CALL(format_slot, 1, 2)
}

PART(encode_vote)
{
    START
    F(VMODE, 0) F(Rd, 1) F(VP, 2) F(Q0N, 3) F(Q0, 4) ONLY(0, 0) CALL(format_slot, 1, 5)
}

PART(encode_vote_vtg)
{
    START
    F(VTG, 0) F(VTGN, 1) CALL(format_slot, 0, 2)
}

PART(put_shb)
{
    START
    switch (line[0]) {
    case 0: F(Rb, 0) break;
    case 1: SET(lo, 0x10000000) F(SLANE, 1) break;
    default: NONE
    }
}

PART(put_shc)
{
    START
    switch (line[0]) {
    case 0: F(Rc, 0) break;
    case 1: SET(lo, 0x20000000) F(SCLAMP, 1) break;
    default: NONE
    }
}

PART(encode_shfl)
{
    START
    F(SMODE, 0) F(P2, 1) F(Rd, 2) F(Ra, 3) CALL(put_shb, 0, 4) CALL(put_shc, 1, 6)
        CALL(format_slot, 2, 8)
}

PART(put_barid)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: SET(lo, 0x100000000000) F(BID, 1) break;
    default: NONE
    }
}

PART(put_baro)
{
    START
    switch (line[0]) {
    case 0: F(Rb, 0) break;
    case 1: SET(lo, 0x80000000000) break;
    case 2: SET(lo, 0x80000000000) F(BCNT, 1) break;
    default: NONE
    }
}

PART(encode_bar_sync)
{
    START
    CALL(put_barid, 0, 0) CALL(put_baro, 1, 2) CALL(format_slot, 2, 4)
}

PART(put_bara)
{
    START
    switch (line[0]) {
    case 0: F(Rb, 0) break;
    case 1: SET(lo, 0x80000000000) F(BCNT, 1) break;
    default: NONE
    }
}

PART(encode_bar_arv)
{
    START
    CALL(put_barid, 0, 0) CALL(put_bara, 1, 2) CALL(format_slot, 2, 4)
}

PART(encode_bar_red)
{
    START
    F(BRED, 0) F(Q0N, 5) F(Q0, 6) ONLY(2, 0) CALL(put_barid, 0, 1) CALL(put_baro, 1, 3)
        CALL(format_slot, 3, 7)
}

PART(encode_bar_scan)
{
    START
    F(Q0N, 4) F(Q0, 5) ONLY(2, 0) CALL(put_barid, 0, 0) CALL(put_baro, 1, 2) CALL(format_slot, 3, 6)
}

PART(encode_b2r_b)
{
    START
    F(Rd, 0) F(BID, 1) CALL(format_slot, 0, 2)
}

PART(put_b2rp)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xe00000000000) break;
    case 1: F(VP, 0) break;
    default: NONE
    }
}

PART(encode_b2r_r)
{
    START
    F(Rd, 0) CALL(put_b2rp, 0, 1) CALL(format_slot, 1, 2)
}

PART(encode_r2b)
{
    START
    F(R2BK, 0) F(BRID, 1) F(Rb, 2) CALL(format_slot, 0, 3)
}

PART(put_dlist)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(lo, 0x20) F(D4, 0) F(D3, 1) F(D2, 2) F(D1, 3) F(D0, 4) break;
    case 2: SET(lo, 0x10) F(D3, 1) F(D2, 2) F(D1, 3) F(D0, 4) break;
    case 3: SET(lo, 0x8) F(D2, 2) F(D1, 3) F(D0, 4) break;
    case 4: SET(lo, 0x4) F(D1, 3) F(D0, 4) break;
    case 5: SET(lo, 0x2) F(D0, 4) break;
    case 6: SET(lo, 0x1) break;
    default: NONE
    }
}

PART(encode_depbar_le)
{
    START
    F(DSB, 0) F(DCNT, 1) CALL(put_dlist, 0, 2) CALL(format_slot, 1, 7)
}

PART(encode_depbar_n)
{
    START
    CALL(put_dlist, 0, 0) CALL(format_slot, 1, 5)
}

PART(put_supo)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: F(SUPR, 0) break;
    default: NONE
    }
}

PART(put_suwhere)
{
    START
    switch (line[0]) {
    case 0: F(Rc, 0) break;
    case 1: SET(lo, 0x8000000000000) F(TXH, 1) break;
    default: NONE
    }
}

PART(encode_suld_p)
{
    START
    F(SUDIM, 0) F(SULC, 1) F(SUMASK, 2) F(SUCLAMP, 3) F(Rd, 5) F(Ra, 6) CALL(put_supo, 0, 4)
        CALL(put_suwhere, 1, 7) CALL(format_slot, 2, 9)
}

PART(encode_suld_d)
{
    START
    F(SUBA, 0) F(SUDIM, 1) F(SULC, 2) F(SUSIZE, 3) F(SUCLAMP, 4) F(Rd, 6) F(Ra, 7)
        CALL(put_supo, 0, 5) CALL(put_suwhere, 1, 8) CALL(format_slot, 2, 10)
}

PART(encode_sust_p)
{
    START
    F(SUDIM, 0) F(SUSC, 1) F(SUMASK, 2) F(SUCLAMP, 3) F(Ra, 4) F(Rd, 5) CALL(put_suwhere, 0, 6)
        CALL(format_slot, 1, 8)
}

PART(encode_sust_d)
{
    START
    F(SUBA, 0) F(SUDIM, 1) F(SUSC, 2) F(SUSIZE, 3) F(SUCLAMP, 4) F(Ra, 5) F(Rd, 6)
        CALL(put_suwhere, 0, 7) CALL(format_slot, 1, 9)
}

PART(encode_sured_p)
{
    START
    F(SUDIM, 0) F(SUROP, 1) F(SUCLAMP, 2) F(Ra, 3) F(Rd, 4) CALL(put_suwhere, 0, 5)
        CALL(format_slot, 1, 7)
}

PART(put_surkind)
{
    START
    switch (line[0]) {
    case 0: F(SURTYPE, 0) break;
    case 1: case 2: SET(lo, 0x400000) break;
    default: NONE
    }
}

PART(encode_sured_d)
{
    START
    F(SUBA, 0) F(SUDIM, 1) F(SUROP, 2) F(SUCLAMP, 4) F(Ra, 5) F(Rd, 6) CALL(put_surkind, 0, 3)
        CALL(put_suwhere, 1, 7) CALL(format_slot, 2, 9)
}

PART(put_suakind)
{
    START
    switch (line[0]) {
    case 0: F(SUATYPE, 0) break;
    case 1: case 2: SET(lo, 0x20000000000000) break;
    default: NONE
    }
}

PART(encode_suatom_i)
{
    START
    F(SUABA, 0) F(SUDIM, 1) F(SUAOP, 2) F(SUCLAMP, 4) F(Rd, 5) F(Ra, 6) F(Rb, 7) F(TXH, 8)
        CALL(put_suakind, 0, 3) CALL(format_slot, 1, 9)
}

PART(put_suakindr)
{
    START
    switch (line[0]) {
    case 0: F(SUATYPER, 0) break;
    case 1: case 2: SET(lo, 0x4000000000) break;
    default: NONE
    }
}

PART(encode_suatom_r)
{
    START
    F(SUAPD, 0) F(SUABA, 1) F(SUDIM, 2) F(SUAOP, 3) F(SUCLAMP, 5) F(Rd, 6) F(Ra, 7) F(Rb, 8)
        F(Rc, 9) ONLY(1, 0) CALL(put_suakindr, 0, 4) CALL(format_slot, 2, 10)
}

PART(encode_suatom_p)
{
    START
    F(SUABA, 0) F(SUDIM, 1) F(SUAOP, 2) F(SUCLAMP, 4) F(Rd, 6) F(Ra, 7) F(Rb, 8) F(Rc, 9) F(SUPA, 5)
        ONLY(1, 0) CALL(put_suakindr, 0, 3) CALL(format_slot, 2, 10)
}

PART(encode_suatom_ci)
{
    START
    F(SUABA, 0) F(SUDIM, 1) F(SUCLAMP, 3) F(Rd, 5) F(Ra, 6) F(Rb, 7) F(TXH, 8)
        CALL(put_suakind, 0, 2) CALL(put_supo, 1, 4) CALL(format_slot, 2, 9)
}

PART(encode_suatom_cr)
{
    START
    F(SUAPD, 0) F(SUABA, 1) F(SUDIM, 2) F(SUCLAMP, 4) F(Rd, 6) F(Ra, 7) F(Rb, 8) F(Rc, 9) ONLY(2, 0)
        CALL(put_suakindr, 0, 3) CALL(put_supo, 1, 5) CALL(format_slot, 3, 10)
}

PART(put_tp)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x38000000000000) break;
    case 1: F(TPO, 0) break;
    default: NONE
    }
}

PART(put_trb)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xff00000) break;
    case 1: F(Rb, 0) break;
    default: NONE
    }
}

PART(put_tm)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x780000000) break;
    case 1: F(TMASK, 0) break;
    default: NONE
    }
}

PART(encode_tex_i)
{
    START
    F(TLOD, 0) F(TLC, 1) F(TAO, 2) F(TDC, 3) F(TNDV, 4) F(Rd, 9) F(Ra, 10) F(TXH, 12) F(TDIM, 13)
        F(NODEP, 5) F(PHT, 6) F(PHP, 7) ONLY(0, 0) CALL(put_tp, 1, 8) CALL(put_trb, 2, 11)
        CALL(put_tm, 3, 14) CALL(format_slot, 4, 15)
}

PART(encode_tex_b)
{
    START
    F(TLODB, 0) F(TLCB, 1) F(TAOB, 2) F(TDC, 3) F(TNDV, 4) F(Rd, 9) F(Ra, 10) F(TDIM, 12)
        F(NODEP, 5) F(PHT, 6) F(PHP, 7) ONLY(0, 0) CALL(put_tp, 1, 8) CALL(put_trb, 2, 11)
        CALL(put_tm, 3, 13) CALL(format_slot, 4, 14)
}

PART(encode_tld_i)
{
    START
    F(TLDL, 0) F(TAOL, 1) F(TLDM, 2) F(TLDC, 3) F(Rd, 8) F(Ra, 9) F(TXH, 11) F(TDIM, 12) F(NODEP, 4)
        F(PHT, 5) F(PHP, 6) ONLY(0, 0) CALL(put_tp, 1, 7) CALL(put_trb, 2, 10) CALL(put_tm, 3, 13)
        CALL(format_slot, 4, 14)
}

PART(encode_tld_b)
{
    START
    F(TLDL, 0) F(TAOL, 1) F(TLDM, 2) F(TLDC, 3) F(Rd, 8) F(Ra, 9) F(TDIM, 11) F(NODEP, 4) F(PHT, 5)
        F(PHP, 6) ONLY(0, 0) CALL(put_tp, 1, 7) CALL(put_trb, 2, 10) CALL(put_tm, 3, 12)
        CALL(format_slot, 4, 13)
}

PART(encode_tld4_i)
{
    START
    F(T4C, 0) F(T4O, 1) F(TDC, 2) F(TNDV, 3) F(Rd, 8) F(Ra, 9) F(TXH, 11) F(TDIM, 12) F(NODEP, 4)
        F(PHT, 5) F(PHP, 6) ONLY(0, 0) CALL(put_tp, 1, 7) CALL(put_trb, 2, 10) CALL(put_tm, 3, 13)
        CALL(format_slot, 4, 14)
}

PART(encode_tld4_b)
{
    START
    F(T4CB, 0) F(T4OB, 1) F(TDC, 2) F(TNDV, 3) F(Rd, 8) F(Ra, 9) F(TDIM, 11) F(NODEP, 4) F(PHT, 5)
        F(PHP, 6) ONLY(0, 0) CALL(put_tp, 1, 7) CALL(put_trb, 2, 10) CALL(put_tm, 3, 12)
        CALL(format_slot, 4, 13)
}

PART(encode_txd_i)
{
    START
    F(TLCD, 0) F(TAOL, 1) F(Rd, 6) F(Ra, 7) F(TXH, 9) F(TDIM, 10) F(NODEP, 2) F(PHT, 3) F(PHP, 4)
        ONLY(0, 0) CALL(put_tp, 1, 5) CALL(put_trb, 2, 8) CALL(put_tm, 3, 11)
        CALL(format_slot, 4, 12)
}

PART(encode_txd_b)
{
    START
    F(TLCD, 0) F(TAOL, 1) F(Rd, 6) F(Ra, 7) F(TDIM, 9) F(NODEP, 2) F(PHT, 3) F(PHP, 4) ONLY(0, 0)
        CALL(put_tp, 1, 5) CALL(put_trb, 2, 8) CALL(put_tm, 3, 10) CALL(format_slot, 4, 11)
}

PART(put_txqw)
{
    START
    switch (line[0]) {
    case 0: F(TXQK, 0) break;
    case 1: F(TXQN, 1) break;
    default: NONE
    }
}

PART(encode_txq_i)
{
    START
    F(Rd, 3) F(Ra, 4) F(TXH, 7) F(NODEP, 0) F(PHT, 1) F(PHP, 2) ONLY(0, 0) CALL(put_txqw, 1, 5)
        CALL(put_tm, 2, 8) CALL(format_slot, 3, 9)
}

PART(encode_txq_b)
{
    START
    F(Rd, 3) F(Ra, 4) F(NODEP, 0) F(PHT, 1) F(PHP, 2) ONLY(0, 0) CALL(put_txqw, 1, 5)
        CALL(put_tm, 2, 7) CALL(format_slot, 3, 8)
}

PART(encode_txa)
{
    START
    F(TNDV, 0) F(Rd, 4) F(Ra, 5) F(TXH, 6) F(NODEP, 1) F(PHT, 2) F(PHP, 3) ONLY(0, 0)
        CALL(put_tm, 1, 7) CALL(format_slot, 2, 8)
}

PART(encode_tmml_i)
{
    START
    F(TNDV, 0) F(Rd, 4) F(Ra, 5) F(TXH, 6) F(TDIM, 7) F(NODEP, 1) F(PHT, 2) F(PHP, 3) ONLY(0, 0)
        CALL(put_tm, 1, 8) CALL(format_slot, 2, 9)
}

PART(encode_tmml_b)
{
    START
    F(TNDV, 0) F(Rd, 4) F(Ra, 5) F(TDIM, 7) F(NODEP, 1) F(PHT, 2) F(PHP, 3) ONLY(0, 0)
        CALL(put_trb, 1, 6) CALL(put_tm, 2, 8) CALL(format_slot, 3, 9)
}

PART(put_short)
{
    START
    switch (line[0]) {
    case 0: F(TXF, 0) break;
    case 1: SET(lo, 0x800000000000000) break;
    default: NONE
    }
}

PART(encode_texs_d1_lz_m)
{
    START
    F(Rd2, 4) F(Rd, 5) F(Ra, 6) F(Rb, 7) F(TXH, 8) F(TXC, 9) F(NODEP, 1) F(PHT, 2) F(PHP, 3)
        ONLY(1, 0) CALL(put_short, 0, 0) CALL(format_slot, 2, 10)
}

PART(encode_texs_d1_lz_s)
{
    START
    F(Rd2, 4) F(Rd, 5) F(Ra, 6) F(Rb, 7) F(TXH, 8) F(TXC1, 9) F(NODEP, 1) F(PHT, 2) F(PHP, 3)
        ONLY(1, 0) CALL(put_short, 0, 0) CALL(format_slot, 2, 10)
}

PART(put_short4)
{
    START
    switch (line[0]) {
    case 0: F(T4F, 0) break;
    case 1: break;
    default: NONE
    }
}

PART(encode_tld4s)
{
    START
    F(T4CS, 1) F(TAOS, 2) F(TDC, 3) F(Rd2, 7) F(Rd, 8) F(Ra, 9) F(Rb, 10) F(TXH, 11) F(NODEP, 4)
        F(PHT, 5) F(PHP, 6) ONLY(1, 0) CALL(put_short4, 0, 0) CALL(format_slot, 2, 12)
}

PART(put_vbt)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x4000000000000) F(VBS, 0) break;
    case 1: SET(lo, 0x4000040000000) F(VBS, 0) break;
    case 2: SET(lo, 0x4000060000000) F(VBS, 0) break;
    case 3: F(VBS, 0) break;
    default: NONE
    }
}

PART(put_vbtn)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x4000000000000) F(VBS, 0) break;
    case 1: SET(lo, 0x4000040000000) F(VBS, 0) break;
    case 2: F(VBS, 0) break;
    default: NONE
    }
}

PART(put_vt)
{
    START
    switch (line[0]) {
    case 0: F(VAS, 0) CALL(put_vbt, 1, 1) break;
    case 1: SET(lo, 0x4000000000) F(VAS, 0) CALL(put_vbt, 2, 1) break;
    case 2: SET(lo, 0x6000000000) CALL(put_vbt, 3, 1) break;
    case 3: SET(lo, 0x1006000000000) CALL(put_vbtn, 4, 1) break;
    case 4: SET(lo, 0x5006060000000) break;
    case 5: SET(lo, 0x7006060000000) break;
    default: NONE
    }
}

PART(put_va)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(VAB, 1) F(RA, 2) break;
    case 1: SET(lo, 0x4000000000) F(Ra, 0) F(VAH, 3) F(RA, 2) break;
    case 2: SET(lo, 0x6000000000) F(Ra, 0) F(RA, 2) break;
    default: NONE
    }
}

PART(put_vb)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x4000000000000) F(Rb, 0) F(VBB, 1) F(RB, 2) break;
    case 1: SET(lo, 0x4000040000000) F(Rb, 0) F(VBH, 3) F(RB, 2) break;
    case 2: SET(lo, 0x4000060000000) F(Rb, 0) F(RB, 2) break;
    case 3: F(VN16, 4) break;
    default: NONE
    }
}

PART(encode_vadd)
{
    START
    F(VUD, 0) F(VSAT, 3) F(VRED, 4) F(Rd, 5) F(CCW, 6) F(VNA, 7) F(VNB, 12) F(Rc, 18) F(RC, 19)
        CALL(put_vt, 0, 1) CALL(put_va, 5, 8) CALL(put_vb, 6, 13) CALL(format_slot, 7, 20)
}

PART(encode_vabsdiff)
{
    START
    F(VSD, 0) F(VSAT, 3) F(VRED, 4) F(Rd, 5) F(CCW, 6) F(Rc, 16) F(RC, 17) CALL(put_vt, 0, 1)
        CALL(put_va, 5, 7) CALL(put_vb, 6, 11) CALL(format_slot, 7, 18)
}

PART(encode_vmnmx)
{
    START
    F(VUD, 0) F(VMX, 3) F(VSAT, 4) F(VRED, 5) F(Rd, 6) F(CCW, 7) F(Rc, 17) F(RC, 18)
        CALL(put_vt, 0, 1) CALL(put_va, 5, 8) CALL(put_vb, 6, 12) CALL(format_slot, 7, 19)
}

PART(encode_vset)
{
    START
    F(VCMP, 0) F(VRED, 3) F(Rd, 4) F(CCW, 5) F(Rc, 15) F(RC, 16) CALL(put_vt, 0, 1)
        CALL(put_va, 5, 6) CALL(put_vb, 6, 10) CALL(format_slot, 7, 17)
}

PART(encode_vsetp)
{
    START
    F(VCMPP, 0) F(BOP, 3) F(P0, 4) F(P1, 5) F(Q0N, 15) F(Q0, 16) ONLY(7, 0) CALL(put_vt, 0, 1)
        CALL(put_va, 5, 6) CALL(put_vb, 6, 10) CALL(format_slot, 8, 17)
}

PART(put_vpo)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(lo, 0x20000000000000) break;
    case 2: SET(lo, 0x60000000000000) break;
    default: NONE
    }
}

PART(put_vma)
{
    START
    switch (line[0]) {
    case 0: F(VMNA, 0) CALL(put_va, 1, 1) break;
    case 1: SET(lo, 0x60000000000000) F(Ra, 1) F(VAB, 2) F(RA, 3) break;
    case 2: SET(lo, 0x60004000000000) F(Ra, 1) F(VAH, 4) F(RA, 3) break;
    case 3: SET(lo, 0x60006000000000) F(Ra, 1) F(RA, 3) break;
    default: NONE
    }
}

PART(put_vmc)
{
    START
    switch (line[0]) {
    case 0: F(VMNC, 0) F(Rc, 1) F(RC, 2) break;
    case 1: SET(lo, 0x60000000000000) F(Rc, 1) F(RC, 2) break;
    default: NONE
    }
}

PART(encode_vmad)
{
    START
    F(VSHIFT, 2) F(VSAT, 3) F(Rd, 4) F(CCW, 5) CALL(put_vt, 0, 0) CALL(put_vpo, 5, 0)
        CALL(put_vma, 6, 6) CALL(put_vb, 8, 11) CALL(put_vmc, 9, 16) CALL(format_slot, 10, 19)
}

PART(put_vsb)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x4000000000000) break;
    case 1: SET(lo, 0x4000040000000) break;
    case 2: SET(lo, 0x4000060000000) break;
    case 3: break;
    default: NONE
    }
}

PART(put_vst)
{
    START
    switch (line[0]) {
    case 0: F(VAS, 0) CALL(put_vsb, 1, 0) break;
    case 1: SET(lo, 0x4000000000) F(VAS, 0) CALL(put_vsb, 2, 0) break;
    case 2: SET(lo, 0x6000000000) F(VAS, 0) CALL(put_vsb, 3, 0) break;
    default: NONE
    }
}

PART(encode_vshl)
{
    START
    F(VUD, 0) F(VWRAP, 2) F(VSAT, 3) F(VRED, 4) F(Rd, 5) F(CCW, 6) F(Rc, 16) F(RC, 17)
        CALL(put_vst, 0, 1) CALL(put_va, 4, 7) CALL(put_vb, 5, 11) CALL(format_slot, 6, 18)
}

PART(encode_vabsdiff4)
{
    START
    F(V4SD, 0) F(V4A, 1) F(V4B, 2) F(V4SAT, 3) F(V4RED, 4) F(V4M, 5) F(Rd, 6) F(CCW, 7) F(Ra, 8)
        F(V4SA, 9) F(RA, 10) F(Rb, 11) F(V4SB, 12) F(RB, 13) F(Rc, 14) F(RC, 15)
        CALL(format_slot, 0, 16)
}

PART(encode_idp_a4)
{
    START
    F(IDPA, 0) F(IDPB, 1) F(Rd, 2) F(Ra, 3) F(RA, 4) F(Rb, 5) F(RB, 6) F(Rc, 7) F(RC, 8)
        CALL(format_slot, 0, 9)
}

PART(encode_idp_a2)
{
    START
    F(IDPH, 0) F(IDPA2, 1) F(IDPB, 2) F(Rd, 3) F(Ra, 4) F(RA, 5) F(Rb, 6) F(RB, 7) F(Rc, 8) F(RC, 9)
        CALL(format_slot, 0, 10)
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
    forms[in->form].put(&put, in->alt, in->value);
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
