/* Generated from the description volta by gen/emit/encode.lua. Do not edit. */
#include "volta.h"

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
FIELD(field_SCALE, hi, 14, 2)
FIELD(field_WIDE, hi, 8, 1)
FIELD(field_MSIZE, hi, 9, 3)
FIELD(field_PRIV, hi, 12, 1)
FIELD(field_SORDER, hi, 15, 2)
FIELD(field_AOP, hi, 23, 4)
FIELD(field_ROP, hi, 23, 3)
FIELD(field_ATYPE3, hi, 9, 3)
FIELD(field_ATYPE4, hi, 9, 4)
FIELD(field_ATYPE9, hi, 9, 3)
FIELD(field_RTYPE9, hi, 9, 3)
FIELD(field_CTYPE3, hi, 9, 3)
FIELD(field_CTYPE4, hi, 9, 4)
FIELD(field_CTYPE9, hi, 9, 3)
FIELD(field_FOP, hi, 24, 2)
FIELD(field_AORDER, hi, 15, 2)
FIELD(field_STYPE2, hi, 9, 2)
FIELD(field_SCTYPE2, hi, 9, 2)
FIELD(field_CAST, hi, 23, 1)
FIELD(field_RAND, hi, 22, 1)
FIELD(field_WARPS, hi, 21, 1)
FIELD(field_EXCL, hi, 22, 1)
FIELD(field_EXCLH, hi, 21, 1)
FIELD(field_BRED, hi, 10, 2)
FIELD(field_DEFER, hi, 16, 1)
FIELD(field_BID, lo, 54, 4)
FIELD(field_BCNT, lo, 42, 12)
FIELD(field_DLE, lo, 47, 1)
FIELD(field_DSB, lo, 44, 3)
FIELD(field_DCNT, lo, 38, 6)
FIELD(field_D0, lo, 32, 1)
FIELD(field_D1, lo, 33, 1)
FIELD(field_D2, lo, 34, 1)
FIELD(field_D3, lo, 35, 1)
FIELD(field_D4, lo, 36, 1)
FIELD(field_BFROM, lo, 24, 6)
FIELD(field_BSRC, lo, 24, 4)
FIELD(field_PMT, lo, 32, 16)
FIELD(field_SYOP, hi, 6, 2)
FIELD(field_SYTRY, hi, 8, 1)
FIELD(field_SYX, hi, 8, 2)
FIELD(field_SYMASK, hi, 9, 1)
FIELD(field_SYRED, hi, 10, 1)
FIELD(field_SYOPT, hi, 11, 1)
FIELD(field_CLEVEL, hi, 14, 3)
FIELD(field_CCOP, hi, 23, 4)
FIELD(field_CCE, hi, 8, 1)
FIELD(field_MBSEM, hi, 15, 2)
FIELD(field_MBIO, hi, 8, 1)
FIELD(field_QSPACE, hi, 9, 2)
FIELD(field_QSPACE9, hi, 9, 2)
FIELD(field_THEAD, lo, 54, 5)
FIELD(field_TINDEX, lo, 40, 14)
FIELD(field_REGSW, hi, 8, 3)
FIELD(field_REGS, lo, 32, 8)
FIELD(field_BB, lo, 16, 4)
FIELD(field_BHOW, lo, 32, 2)
FIELD(field_BDEPTH, hi, 21, 2)
FIELD(field_JHOW, lo, 32, 2)
FIELD(field_BRHOW, lo, 32, 2)
FIELD(field_BUP, lo, 24, 3)
FIELD(field_BUPN, lo, 27, 1)
FIELD(field_BUHOW, lo, 32, 2)
FIELD(field_NOINC, hi, 22, 1)
FIELD(field_NODEC, hi, 22, 1)
FIELD(field_PREEMPT, hi, 21, 1)
FIELD(field_ATEX, hi, 22, 1)
FIELD(field_BPNUM, lo, 34, 3)
FIELD(field_CDF, hi, 11, 2)
FIELD(field_CDFF, hi, 11, 2)
FIELD(field_CINT, hi, 14, 2)
FIELD(field_CHALF, lo, 60, 2)
FIELD(field_CBYTE, lo, 60, 2)
FIELD(field_CRELU, hi, 11, 1)
FIELD(field_CBF, hi, 12, 1)
FIELD(field_CRND2, hi, 15, 2)
FIELD(field_CIPR, hi, 14, 2)
FIELD(field_CIPN, hi, 10, 1)
FIELD(field_CIPH, hi, 8, 1)
FIELD(field_CFRND, hi, 14, 2)
FIELD(field_CFS, hi, 10, 1)
FIELD(field_CPSX, hi, 10, 2)
FIELD(field_CPSH, hi, 10, 2)
FIELD(field_GP, lo, 12, 3)
FIELD(field_GUP, lo, 12, 3)
FIELD(field_Rd, lo, 16, 8)
FIELD(field_Ra, lo, 24, 8)
FIELD(field_Rb, lo, 32, 8)
FIELD(field_Ud, lo, 16, 6)
FIELD(field_Ua, lo, 24, 6)
FIELD(field_Ub, lo, 32, 6)
FIELD(field_COFF, lo, 40, 14)
FIELD(field_CBANK, lo, 54, 5)
FIELD(field_NA, hi, 8, 1)
FIELD(field_NB, lo, 63, 1)
FIELD(field_NC, hi, 11, 1)
FIELD(field_IA, hi, 8, 1)
FIELD(field_IB, lo, 63, 1)
FIELD(field_IC, hi, 11, 1)
FIELD(field_US, hi, 9, 1)
FIELD(field_P0, hi, 17, 3)
FIELD(field_Q0, hi, 23, 3)
FIELD(field_Q0N, hi, 26, 1)
FIELD(field_Q1N, hi, 16, 1)
FIELD(field_Q2, hi, 4, 3)
FIELD(field_Q2N, hi, 7, 1)
FIELD(field_RA, hi, 58, 1)
FIELD(field_RB, hi, 59, 1)
FIELD(field_RC, hi, 60, 1)
FIELD(field_STALL, hi, 41, 4)
FIELD(field_NOY, hi, 45, 1)
FIELD(field_WBAR, hi, 46, 3)
FIELD(field_RBAR, hi, 49, 3)
FIELD(field_W1, hi, 52, 1)
FIELD(field_W2, hi, 53, 1)
FIELD(field_W3, hi, 54, 1)
FIELD(field_W4, hi, 55, 1)
FIELD(field_W5, hi, 56, 1)
FIELD(field_W6, hi, 57, 1)
FIELD(field_FTZ, hi, 16, 1)
FIELD(field_FRND, hi, 14, 2)
FIELD(field_FNAN, hi, 17, 1)
FIELD(field_FXORS, hi, 18, 1)
FIELD(field_MUH, hi, 9, 1)
FIELD(field_MUT, hi, 8, 2)
FIELD(field_SWA, lo, 32, 2)
FIELD(field_SWB, lo, 34, 2)
FIELD(field_SWC, lo, 36, 2)
FIELD(field_SWD, lo, 38, 2)
FIELD(field_AOFF, lo, 40, 10)
FIELD(field_AO, hi, 15, 1)
FIELD(field_AMODE, hi, 14, 2)
FIELD(field_OUTK, hi, 14, 2)
FIELD(field_OUTN, lo, 32, 8)
FIELD(field_ISOFF, lo, 40, 16)
FIELD(field_HIL, lo, 32, 16)
FIELD(field_BIL, lo, 32, 16)
FIELD(field_HSA, hi, 10, 2)
FIELD(field_HXA, hi, 10, 2)
FIELD(field_HSB, lo, 60, 2)
FIELD(field_HXB, lo, 60, 2)
FIELD(field_HSC, hi, 17, 2)
FIELD(field_HXC, hi, 17, 2)
FIELD(field_HF32, hi, 14, 1)
FIELD(field_HBOP, hi, 5, 2)
FIELD(field_HBF1, hi, 7, 1)
FIELD(field_HAND, hi, 7, 1)
FIELD(field_PAND, hi, 16, 1)
FIELD(field_SHT, hi, 9, 2)
FIELD(field_SHW, hi, 11, 1)
FIELD(field_SHD, hi, 12, 1)
FIELD(field_SHHI, hi, 16, 1)
FIELD(field_PMODE, hi, 8, 3)
FIELD(field_SGU, hi, 9, 1)
FIELD(field_WRAP, hi, 11, 1)
FIELD(field_FLSH, hi, 10, 1)
FIELD(field_MMU, hi, 9, 1)
FIELD(field_CMPU, hi, 9, 1)
FIELD(field_BOP, hi, 10, 2)
FIELD(field_MSK, hi, 8, 4)
FIELD(field_LSIZE, hi, 9, 3)
FIELD(field_CSIZE, hi, 9, 3)
FIELD(field_SSIZE, hi, 9, 3)
FIELD(field_GSIZE, hi, 9, 3)
FIELD(field_LORDER, hi, 15, 2)
FIELD(field_LTC, hi, 4, 2)
FIELD(field_GLTC, hi, 7, 2)
FIELD(field_NPN, hi, 3, 1)
FIELD(field_SU, hi, 12, 1)
FIELD(field_CO16, lo, 38, 16)
FIELD(field_UCOFF, lo, 38, 16)
FIELD(field_CMODE, hi, 14, 2)
FIELD(field_UQP, hi, 23, 3)
FIELD(field_UQN, hi, 26, 1)
FIELD(field_MCOUNT, hi, 8, 2)
FIELD(field_MKIND, hi, 14, 2)
FIELD(field_GOFF, lo, 32, 12)
FIELD(field_BYPASS, hi, 17, 1)
FIELD(field_ZFILL, hi, 18, 1)
FIELD(field_SWIDE, hi, 16, 1)
FIELD(field_SDIM, lo, 61, 3)
FIELD(field_SBA, hi, 8, 1)
FIELD(field_SMASK, hi, 8, 4)
FIELD(field_STYPE, hi, 9, 3)
FIELD(field_SCTYPE, hi, 9, 3)
FIELD(field_MROWA, hi, 9, 1)
FIELD(field_MROWB, hi, 10, 1)
FIELD(field_MSTEP, hi, 15, 2)
FIELD(field_MSAT, hi, 18, 1)
FIELD(field_MV4, hi, 11, 1)
FIELD(field_MVD, hi, 12, 1)
FIELD(field_MFMT, hi, 18, 2)
FIELD(field_MUP, hi, 23, 3)
FIELD(field_MUPC, hi, 23, 3)
FIELD(field_MBSHAPE, hi, 11, 2)
FIELD(field_MMKIND, hi, 14, 2)
FIELD(field_TBANK, lo, 54, 5)
FIELD(field_TWORD, lo, 40, 14)
FIELD(field_TSAM, lo, 40, 6)
FIELD(field_THDR, lo, 46, 8)
FIELD(field_TUR, lo, 40, 6)
FIELD(field_TSCR, lo, 60, 1)
FIELD(field_TF16, hi, 15, 2)
FIELD(field_TDIM, lo, 61, 3)
FIELD(field_TDIML, lo, 61, 3)
FIELD(field_TDIM4, lo, 61, 3)
FIELD(field_TDIMF, lo, 61, 3)
FIELD(field_TLOD, hi, 23, 3)
FIELD(field_TLODL, hi, 23, 3)
FIELD(field_TCOMP, hi, 23, 2)
FIELD(field_TAOFFI, hi, 12, 1)
FIELD(field_TDC, hi, 14, 1)
FIELD(field_TMS, hi, 14, 1)
FIELD(field_TLC, hi, 23, 1)
FIELD(field_TNODEP, hi, 26, 1)
FIELD(field_TMASK, hi, 8, 4)
FIELD(field_TQ, lo, 62, 2)
FIELD(field_THINT, hi, 58, 3)
FIELD(field_UPMODE, hi, 8, 1)
FIELD(field_VU32, hi, 9, 1)
FIELD(field_VU8, hi, 9, 1)
FIELD(field_VACC, hi, 11, 1)
FIELD(field_DPA, hi, 9, 1)
FIELD(field_DPB, hi, 10, 1)
FIELD(field_DPA2, hi, 9, 1)
FIELD(field_VMODE, hi, 8, 2)
FIELD(field_MU64, hi, 9, 1)
FIELD(field_SLANE, lo, 53, 5)
FIELD(field_SCLAMP, lo, 40, 13)
FIELD(field_RDXOP, hi, 14, 3)
FIELD(field_RDXS, hi, 9, 1)
FIELD(field_LUT2, lo, 16, 8)
FIELD(field_UP2, hi, 4, 3)
FIELD(field_V0, hi, 23, 3)
FIELD(field_V2, hi, 4, 3)
FIELD(field_U0, hi, 17, 3)

static inline void field_OFF(struct put *put, uint64_t value)
{
    put->field.lo |= value << 40;
    put->given.lo |= 0xffffff0000000000;
    put->wrong |= value >> 24;
}

static inline void field_OFF32(struct put *put, uint64_t value)
{
    put->field.lo |= value << 32;
    put->given.lo |= 0xffffffff00000000;
    put->wrong |= value >> 32;
}

static inline void field_EVICT(struct put *put, uint64_t value)
{
    put->field.hi |= value << 20;
    put->given.hi |= 0x700000;
    put->wrong |= value >> 3;
}

static inline void field_SCOPE(struct put *put, uint64_t value)
{
    put->field.hi |= value << 13;
    put->given.hi |= 0x6000;
    put->wrong |= value >> 2;
}

static inline void field_LORD(struct put *put, uint64_t value)
{
    put->field.hi |= value << 13;
    put->given.hi |= 0x1e000;
    put->wrong |= value >> 4;
}

static inline void field_SORD(struct put *put, uint64_t value)
{
    put->field.hi |= value << 13;
    put->given.hi |= 0x1e000;
    put->wrong |= value >> 4;
}

static inline void field_FTYPE(struct put *put, uint64_t value)
{
    put->field.hi |= (value & 0xf) << 9;
    put->field.hi |= (value >> 4) << 23;
    put->wrong |= value >> 5;
}

static inline void field_SYNCS(struct put *put, uint64_t value)
{
    put->field.hi |= value << 20;
    put->given.hi |= 0x100000;
    put->wrong |= value >> 1;
}

static inline void field_BCLEAR(struct put *put, uint64_t value)
{
    put->field.hi |= value << 20;
    put->given.hi |= 0x100000;
    put->wrong |= value >> 1;
}

static inline void field_PQUAD(struct put *put, uint64_t value)
{
    put->field.hi |= value << 20;
    put->given.hi |= 0x100000;
    put->wrong |= value >> 1;
}

static inline void field_LONG(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3fffffff) << 34;
    put->field.hi |= value >> 30;
    put->given.lo |= 0xfffffffc00000000;
    put->given.hi |= 0x1ffff;
    put->wrong |= value >> 47;
}

static inline void field_LONGH(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0xff) << 16;
    put->field.lo |= (value >> 8 & 0x3fffffff) << 34;
    put->field.hi |= value >> 38;
    put->given.lo |= 0xfffffffc00ff0000;
    put->given.hi |= 0x1ffff;
    put->wrong |= value >> 55;
}

static inline void field_SYT(struct put *put, uint64_t value)
{
    put->field.hi |= value << 20;
    put->given.hi |= 0x700000;
    put->wrong |= value >> 3;
}

static inline void field_MBSCOPE(struct put *put, uint64_t value)
{
    put->field.hi |= value << 12;
    put->given.hi |= 0x7000;
    put->wrong |= value >> 3;
}

static inline void field_REL(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3fffffff) << 34;
    put->field.hi |= value >> 30;
    put->given.lo |= 0xfffffffc00000000;
    put->given.hi |= 0x3ffff;
    put->wrong |= value >> 48;
}

static inline void field_RELH(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0xff) << 16;
    put->field.lo |= (value >> 8 & 0x3fffffff) << 34;
    put->field.hi |= value >> 38;
    put->given.lo |= 0xfffffffc00ff0000;
    put->given.hi |= 0x3ffff;
    put->wrong |= value >> 56;
}

static inline void field_FAR(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3fffffff) << 34;
    put->field.hi |= value >> 30;
    put->given.lo |= 0xfffffffc00000000;
    put->given.hi |= 0x3ffff;
    put->wrong |= value >> 48;
}

static inline void field_FARH(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0xff) << 16;
    put->field.lo |= (value >> 8 & 0x3fffffff) << 34;
    put->field.hi |= value >> 38;
    put->given.lo |= 0xfffffffc00ff0000;
    put->given.hi |= 0x3ffff;
    put->wrong |= value >> 56;
}

static inline void field_AT34(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3fffffff) << 34;
    put->field.hi |= value >> 30;
    put->given.lo |= 0xfffffffc00000000;
    put->given.hi |= 0x1ffff;
    put->wrong |= value >> 47;
}

static inline void field_ATH(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0xff) << 16;
    put->field.lo |= (value >> 8 & 0x3fffffff) << 34;
    put->field.hi |= value >> 38;
    put->given.lo |= 0xfffffffc00ff0000;
    put->given.hi |= 0x1ffff;
    put->wrong |= value >> 55;
}

static inline void field_RELL(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0xffffffffff) << 24;
    put->field.hi |= value >> 40;
    put->given.lo |= 0xffffffffff000000;
    put->given.hi |= 0x3ffff;
    put->wrong |= value >> 58;
}

static inline void field_MEET(struct put *put, uint64_t value)
{
    put->field.lo |= value << 34;
    put->given.lo |= 0xfffffffc00000000;
    put->wrong |= value >> 30;
}

static inline void field_KEEP(struct put *put, uint64_t value)
{
    put->field.hi |= value << 20;
    put->given.hi |= 0x100000;
    put->wrong |= value >> 1;
}

static inline void field_BPKIND(struct put *put, uint64_t value)
{
    put->field.hi |= value << 20;
    put->given.hi |= 0x700000;
    put->wrong |= value >> 3;
}

static inline void field_CSF(struct put *put, uint64_t value)
{
    put->field.hi |= value << 20;
    put->given.hi |= 0x300000;
    put->wrong |= value >> 2;
}

static inline void field_CDI(struct put *put, uint64_t value)
{
    put->field.hi |= (value & 0x1) << 8;
    put->field.hi |= (value >> 1) << 11;
    put->wrong |= value >> 3;
}

static inline void field_CSI(struct put *put, uint64_t value)
{
    put->field.hi |= (value & 0x1) << 10;
    put->field.hi |= (value >> 1) << 20;
    put->given.hi |= 0x300400;
    put->wrong |= value >> 3;
}

static inline void field_CSFT(struct put *put, uint64_t value)
{
    put->field.hi |= value << 20;
    put->given.hi |= 0x300000;
    put->wrong |= value >> 2;
}

static inline void field_NTZ(struct put *put, uint64_t value)
{
    put->field.hi |= value << 13;
    put->given.hi |= 0x2000;
    put->wrong |= value >> 1;
}

static inline void field_CNAR(struct put *put, uint64_t value)
{
    put->field.hi |= value << 12;
    put->given.hi |= 0x3000;
    put->wrong |= value >> 2;
}

static inline void field_CPAK(struct put *put, uint64_t value)
{
    put->field.hi |= value << 12;
    put->given.hi |= 0x7000;
    put->wrong |= value >> 3;
}

static inline void field_CSATF(struct put *put, uint64_t value)
{
    put->field.hi |= value << 13;
    put->given.hi |= 0x2000;
    put->wrong |= value >> 1;
}

static inline void field_CIPT(struct put *put, uint64_t value)
{
    put->field.hi |= value << 12;
    put->given.hi |= 0x3000;
    put->wrong |= value >> 2;
}

static inline void field_DIMM(struct put *put, uint64_t value)
{
    put->field.lo |= value << 32;
    put->given.lo |= 0xffffffff00000000;
    put->wrong |= value >> 32;
}

static inline void field_DCMP(struct put *put, uint64_t value)
{
    put->field.hi |= value << 12;
    put->given.hi |= 0xf000;
    put->wrong |= value >> 4;
}

static inline void field_Rc(struct put *put, uint64_t value)
{
    put->field.hi |= value;
    put->given.hi |= 0xff;
    put->wrong |= value >> 8;
}

static inline void field_Uc(struct put *put, uint64_t value)
{
    put->field.hi |= value;
    put->given.hi |= 0x3f;
    put->wrong |= value >> 6;
}

static inline void field_IMM(struct put *put, uint64_t value)
{
    put->field.lo |= value << 32;
    put->given.lo |= 0xffffffff00000000;
    put->wrong |= value >> 32;
}

static inline void field_UIMM(struct put *put, uint64_t value)
{
    put->field.lo |= value << 32;
    put->given.lo |= 0xffffffff00000000;
    put->wrong |= value >> 32;
}

static inline void field_P1(struct put *put, uint64_t value)
{
    put->field.hi |= value << 20;
    put->given.hi |= 0x700000;
    put->wrong |= value >> 3;
}

static inline void field_Q1(struct put *put, uint64_t value)
{
    put->field.hi |= value << 13;
    put->given.hi |= 0xe000;
    put->wrong |= value >> 3;
}

static inline void field_FIMM(struct put *put, uint64_t value)
{
    put->field.lo |= value << 32;
    put->given.lo |= 0xffffffff00000000;
    put->wrong |= value >> 32;
}

static inline void field_FMODE(struct put *put, uint64_t value)
{
    put->field.hi |= (value & 0x1) << 12;
    put->field.hi |= (value >> 1) << 16;
    put->wrong |= value >> 2;
}

static inline void field_FSAT(struct put *put, uint64_t value)
{
    put->field.hi |= value << 13;
    put->given.hi |= 0x2000;
    put->wrong |= value >> 1;
}

static inline void field_FSCALE(struct put *put, uint64_t value)
{
    put->field.hi |= value << 20;
    put->given.hi |= 0x700000;
    put->wrong |= value >> 3;
}

static inline void field_FCMP(struct put *put, uint64_t value)
{
    put->field.hi |= value << 12;
    put->given.hi |= 0xf000;
    put->wrong |= value >> 4;
}

static inline void field_MUF(struct put *put, uint64_t value)
{
    put->field.hi |= value << 10;
    put->given.hi |= 0x3c00;
    put->wrong |= value >> 4;
}

static inline void field_NDV(struct put *put, uint64_t value)
{
    put->field.hi |= value << 13;
    put->given.hi |= 0x2000;
    put->wrong |= value >> 1;
}

static inline void field_IOFF(struct put *put, uint64_t value)
{
    put->field.hi |= value;
    put->given.hi |= 0xff;
    put->wrong |= value >> 8;
}

static inline void field_IFROM(struct put *put, uint64_t value)
{
    put->field.lo |= value << 32;
    put->given.lo |= 0xffffffff00000000;
    put->wrong |= value >> 32;
}

static inline void field_AWHERE(struct put *put, uint64_t value)
{
    put->field.hi |= value << 12;
    put->given.hi |= 0x3000;
    put->wrong |= value >> 2;
}

static inline void field_HIH(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0xffff000000000000;
    put->wrong |= value >> 16;
}

static inline void field_BIH(struct put *put, uint64_t value)
{
    put->field.lo |= value << 48;
    put->given.lo |= 0xffff000000000000;
    put->wrong |= value >> 16;
}

static inline void field_HNB(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3) << 60;
    put->field.hi |= (value >> 2) << 22;
    put->wrong |= value >> 3;
}

static inline void field_HNC(struct put *put, uint64_t value)
{
    put->field.hi |= value << 20;
    put->given.hi |= 0x100000;
    put->wrong |= value >> 1;
}

static inline void field_HTY(struct put *put, uint64_t value)
{
    put->field.hi |= (value & 0x1) << 14;
    put->field.hi |= (value >> 1) << 21;
    put->wrong |= value >> 2;
}

static inline void field_HXTY(struct put *put, uint64_t value)
{
    put->field.hi |= (value & 0x1) << 14;
    put->field.hi |= (value >> 1) << 21;
    put->wrong |= value >> 2;
}

static inline void field_HSTY(struct put *put, uint64_t value)
{
    put->field.hi |= value;
    put->given.hi |= 0x3;
    put->wrong |= value >> 2;
}

static inline void field_LUT(struct put *put, uint64_t value)
{
    put->field.hi |= value << 8;
    put->given.hi |= 0xff00;
    put->wrong |= value >> 8;
}

static inline void field_LEAN(struct put *put, uint64_t value)
{
    put->field.hi |= value << 11;
    put->given.hi |= 0xf800;
    put->wrong |= value >> 5;
}

static inline void field_CMP(struct put *put, uint64_t value)
{
    put->field.hi |= value << 12;
    put->given.hi |= 0x7000;
    put->wrong |= value >> 3;
}

static inline void field_GORD(struct put *put, uint64_t value)
{
    put->field.hi |= value << 13;
    put->given.hi |= 0x1e000;
    put->wrong |= value >> 4;
}

static inline void field_NP(struct put *put, uint64_t value)
{
    put->field.hi |= value;
    put->given.hi |= 0x7;
    put->wrong |= value >> 3;
}

static inline void field_ULOFF(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3ffffff) << 38;
    put->field.hi |= value >> 26;
    put->given.lo |= 0xffffffc000000000;
    put->given.hi |= 0x3f;
    put->wrong |= value >> 32;
}

static inline void field_SOFF(struct put *put, uint64_t value)
{
    put->field.lo |= value << 44;
    put->given.lo |= 0xfffff00000000000;
    put->wrong |= value >> 20;
}

static inline void field_SREG(struct put *put, uint64_t value)
{
    put->field.hi |= value << 8;
    put->given.hi |= 0xff00;
    put->wrong |= value >> 8;
}

static inline void field_SBAD(struct put *put, uint64_t value)
{
    put->field.lo |= value << 59;
    put->given.lo |= 0x1800000000000000;
    put->wrong |= value >> 2;
}

static inline void field_MSAT1(struct put *put, uint64_t value)
{
    put->field.hi |= value << 13;
    put->given.hi |= 0x2000;
    put->wrong |= value >> 1;
}

static inline void field_MVT(struct put *put, uint64_t value)
{
    put->field.hi |= (value & 0x1) << 12;
    put->field.hi |= (value >> 1) << 14;
    put->wrong |= value >> 2;
}

static inline void field_MSHAPE(struct put *put, uint64_t value)
{
    put->field.hi |= (value & 0x1) << 11;
    put->field.hi |= (value >> 1) << 14;
    put->wrong |= value >> 2;
}

static inline void field_MISHAPE(struct put *put, uint64_t value)
{
    put->field.hi |= (value & 0x1) << 11;
    put->field.hi |= (value >> 1) << 21;
    put->wrong |= value >> 3;
}

static inline void field_MIA(struct put *put, uint64_t value)
{
    put->field.hi |= (value & 0x1) << 12;
    put->field.hi |= (value >> 1) << 19;
    put->wrong |= value >> 2;
}

static inline void field_MIB(struct put *put, uint64_t value)
{
    put->field.hi |= (value & 0x1) << 14;
    put->field.hi |= (value >> 1) << 20;
    put->given.hi |= 0x104000;
    put->wrong |= value >> 2;
}

static inline void field_MMSIZE(struct put *put, uint64_t value)
{
    put->field.hi |= value << 11;
    put->given.hi |= 0x3800;
    put->wrong |= value >> 3;
}

static inline void field_TB(struct put *put, uint64_t value)
{
    put->field.lo |= value << 59;
    put->given.lo |= 0x800000000000000;
    put->wrong |= value >> 1;
}

static inline void field_TOFF4(struct put *put, uint64_t value)
{
    put->field.hi |= value << 12;
    put->given.hi |= 0x3000;
    put->wrong |= value >> 2;
}

static inline void field_TNDV(struct put *put, uint64_t value)
{
    put->field.hi |= value << 13;
    put->given.hi |= 0x2000;
    put->wrong |= value >> 1;
}

static inline void field_TCL(struct put *put, uint64_t value)
{
    put->field.hi |= value << 13;
    put->given.hi |= 0x2000;
    put->wrong |= value >> 1;
}

static inline void field_UCLN(struct put *put, uint64_t value)
{
    put->field.hi |= value << 11;
    put->given.hi |= 0xf800;
    put->wrong |= value >> 5;
}

static inline void field_DPHI(struct put *put, uint64_t value)
{
    put->field.hi |= value << 13;
    put->given.hi |= 0x2000;
    put->wrong |= value >> 1;
}

static inline void field_SMODE(struct put *put, uint64_t value)
{
    put->field.lo |= value << 58;
    put->given.lo |= 0xc00000000000000;
    put->wrong |= value >> 2;
}

static inline void field_PRPART(struct put *put, uint64_t value)
{
    put->field.hi |= value << 12;
    put->given.hi |= 0x3000;
    put->wrong |= value >> 2;
}

static inline void field_LUT1(struct put *put, uint64_t value)
{
    put->field.hi |= value & 0x7;
    put->field.hi |= (value >> 3) << 8;
    put->given.hi |= 0x1f07;
    put->wrong |= value >> 8;
}

static inline void field_ROR(struct put *put, uint64_t value)
{
    put->field.hi |= value << 20;
    put->given.hi |= 0x100000;
    put->wrong |= value >> 1;
}

static inline void field_V1(struct put *put, uint64_t value)
{
    put->field.hi |= value << 13;
    put->given.hi |= 0xe000;
    put->wrong |= value >> 3;
}

static inline void field_U1(struct put *put, uint64_t value)
{
    put->field.hi |= value << 20;
    put->given.hi |= 0x700000;
    put->wrong |= value >> 3;
}

static void put_are(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_OFF(put, value[1]);
        break;
    case 2:
        put->lo |= 0xff000000;
        field_OFF(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_guard(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x7000;
        break;
    case 1:
        field_GP(put, value[0]);
        break;
    case 2:
        put->lo |= 0x8000;
        field_GP(put, value[0]);
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
        put->hi |= 0x1c00000000000;
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
        put->hi |= 0xe000000000000;
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
        put->hi |= 0xfe20000000000;
        break;
    case 1:
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

static void format_flow(struct put *put, const uint8_t *line, const uint64_t *value)
{
    put->wrong |= line[1];
    put_guard(put, line, value);
    put_ctl(put, line + 2, value + 1);
}

static void encode_atom_v(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_WIDE(put, value[0]);
    field_AOP(put, value[1]);
    field_EVICT(put, value[2]);
    field_P0(put, value[7]);
    field_Rd(put, value[8]);
    field_Rb(put, value[11]);
    field_ATYPE3(put, value[3]);
    field_AORDER(put, value[4]);
    field_SCOPE(put, value[5]);
    field_PRIV(put, value[6]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put_are(put, line + 2, value + 9);
    format_flow(put, line + 3, value + 12);
}

static void put_at(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        field_OFF(put, value[2]);
        break;
    case 2:
        put->hi |= 0x40;
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        break;
    case 3:
        put->hi |= 0x40;
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        field_OFF(put, value[2]);
        break;
    case 4:
        put->lo |= 0xff000000;
        field_Uc(put, value[1]);
        break;
    case 5:
        put->lo |= 0xff000000;
        field_Uc(put, value[1]);
        field_OFF(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_atom_tu(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_WIDE(put, value[0]);
    field_AOP(put, value[1]);
    field_EVICT(put, value[2]);
    field_P0(put, value[7]);
    field_Rd(put, value[8]);
    field_Rb(put, value[12]);
    field_ATYPE3(put, value[3]);
    field_AORDER(put, value[4]);
    field_SCOPE(put, value[5]);
    field_PRIV(put, value[6]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put_at(put, line + 2, value + 9);
    format_flow(put, line + 3, value + 13);
}

static void put_marks(struct put *put, const uint8_t *line)
{
    switch (line[0]) {
    case 0: case 1:
        break;
    case 2:
        put->hi |= 0x4000000000;
        break;
    case 3:
        put->hi |= 0x8000000000;
        break;
    case 4:
        put->hi |= 0xc000000000;
        break;
    default:
        put->wrong = 1;
    }
}

static void format_flow_of_atom_a(struct put *put, const uint8_t *line, const uint64_t *value)
{
    put_guard(put, line, value);
    put_marks(put, line + 1);
    put_ctl(put, line + 2, value + 1);
}

static void encode_atom_a(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_WIDE(put, value[0]);
    field_AOP(put, value[1]);
    field_EVICT(put, value[2]);
    field_SORD(put, value[4]);
    field_P0(put, value[5]);
    field_Rd(put, value[6]);
    field_Rb(put, value[9]);
    field_ATYPE4(put, value[3]);
    put->wrong |= line[0];
    put_are(put, line + 1, value + 7);
    format_flow_of_atom_a(put, line + 2, value + 10);
}

static void put_wu(struct put *put, const uint8_t *line)
{
    switch (line[0]) {
    case 0:
        put->hi |= 0x100;
        break;
    case 1:
        break;
    default:
        put->wrong = 1;
    }
}

static void put_ag(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        field_OFF(put, value[2]);
        break;
    case 2:
        put->hi |= 0x40;
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        break;
    case 3:
        put->hi |= 0x40;
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        field_OFF(put, value[2]);
        break;
    case 4:
        put->hi |= 0xc0;
        field_Ra(put, value[0]);
        break;
    case 5:
        put->hi |= 0xc0;
        field_Ra(put, value[0]);
        field_OFF(put, value[2]);
        break;
    case 6:
        put->hi |= 0x20000000c0;
        field_Uc(put, value[1]);
        field_Ra(put, value[0]);
        break;
    case 7:
        put->hi |= 0x20000000c0;
        field_Uc(put, value[1]);
        field_Ra(put, value[0]);
        field_OFF(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_desc(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put->hi |= 0x2000000080;
        break;
    case 2:
        put->hi |= 0x84;
        break;
    case 3:
        put->hi |= 0x80;
        field_Uc(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_atom_d(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_AOP(put, value[0]);
    field_EVICT(put, value[1]);
    field_SORD(put, value[3]);
    field_P0(put, value[4]);
    field_Rd(put, value[5]);
    field_Rb(put, value[9]);
    field_ATYPE4(put, value[2]);
    put->wrong |= line[1];
    put_wu(put, line);
    put_ag(put, line + 2, value + 6);
    put_desc(put, line + 3, value + 7);
    format_flow_of_atom_a(put, line + 4, value + 10);
}

static void put_marks_of_atom_h(struct put *put, const uint8_t *line)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put->hi |= 0x4000000000;
        break;
    case 2:
        put->hi |= 0x8000000000;
        break;
    case 3:
        put->hi |= 0xc000000000;
        break;
    default:
        put->wrong = 1;
    }
}

static void format_flow_of_atom_h(struct put *put, const uint8_t *line, const uint64_t *value)
{
    put_guard(put, line, value);
    put_marks_of_atom_h(put, line + 1);
    put_ctl(put, line + 2, value + 1);
}

static void encode_atom_h(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_WIDE(put, value[0]);
    field_AOP(put, value[1]);
    field_EVICT(put, value[2]);
    field_SORD(put, value[4]);
    field_P0(put, value[5]);
    field_Rd(put, value[6]);
    field_Rb(put, value[9]);
    field_ATYPE9(put, value[3]);
    put->wrong |= line[0];
    put_are(put, line + 1, value + 7);
    format_flow_of_atom_h(put, line + 2, value + 10);
}

static void put_ag_of_atom_hd(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        field_OFF(put, value[2]);
        break;
    case 2:
        put->hi |= 0x40;
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        break;
    case 3:
        put->hi |= 0x40;
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        field_OFF(put, value[2]);
        break;
    case 4:
        put->hi |= 0xc0;
        field_Ra(put, value[0]);
        break;
    case 5:
        put->hi |= 0xc0;
        field_Ra(put, value[0]);
        field_OFF(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_desc_of_atom_hd(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put->hi |= 0x84;
        break;
    case 2:
        put->hi |= 0x80;
        field_Uc(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_atom_hd(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_AOP(put, value[0]);
    field_EVICT(put, value[1]);
    field_SORD(put, value[3]);
    field_P0(put, value[4]);
    field_Rd(put, value[5]);
    field_Rb(put, value[9]);
    field_ATYPE9(put, value[2]);
    put->wrong |= line[1];
    put_wu(put, line);
    put_ag_of_atom_hd(put, line + 2, value + 6);
    put_desc_of_atom_hd(put, line + 3, value + 7);
    format_flow_of_atom_h(put, line + 4, value + 10);
}

static void encode_atom_f(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_WIDE(put, value[0]);
    field_FOP(put, value[1]);
    field_EVICT(put, value[2]);
    field_SORD(put, value[4]);
    field_P0(put, value[5]);
    field_Rd(put, value[6]);
    field_Rb(put, value[9]);
    field_FTYPE(put, value[3]);
    put->wrong |= line[0];
    put_are(put, line + 1, value + 7);
    format_flow_of_atom_h(put, line + 2, value + 10);
}

static void encode_atom_fd(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FOP(put, value[0]);
    field_EVICT(put, value[1]);
    field_SORD(put, value[3]);
    field_P0(put, value[4]);
    field_Rd(put, value[5]);
    field_Rb(put, value[9]);
    field_FTYPE(put, value[2]);
    put->wrong |= line[1];
    put_wu(put, line);
    put_ag_of_atom_hd(put, line + 2, value + 6);
    put_desc_of_atom_hd(put, line + 3, value + 7);
    format_flow_of_atom_h(put, line + 4, value + 10);
}

static void put_casop(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 1:
        field_CAST(put, value[0]);
        break;
    case 2:
        put->hi |= 0x1000000;
        field_CAST(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_atom_cv(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_WIDE(put, value[0]);
    field_EVICT(put, value[2]);
    field_P0(put, value[7]);
    field_Rd(put, value[8]);
    field_Rb(put, value[11]);
    field_Rc(put, value[12]);
    field_CTYPE3(put, value[3]);
    field_AORDER(put, value[4]);
    field_SCOPE(put, value[5]);
    field_PRIV(put, value[6]);
    put->wrong |= line[1];
    put->wrong |= line[2];
    put_casop(put, line, value + 1);
    put_are(put, line + 3, value + 9);
    format_flow(put, line + 4, value + 13);
}

static void encode_atom_ca(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_WIDE(put, value[0]);
    field_EVICT(put, value[2]);
    field_SORD(put, value[4]);
    field_P0(put, value[5]);
    field_Rd(put, value[6]);
    field_Rb(put, value[9]);
    field_Rc(put, value[10]);
    field_CTYPE4(put, value[3]);
    put->wrong |= line[1];
    put_casop(put, line, value + 1);
    put_are(put, line + 2, value + 7);
    format_flow_of_atom_a(put, line + 3, value + 11);
}

static void encode_atom_ch(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_WIDE(put, value[0]);
    field_EVICT(put, value[2]);
    field_SORD(put, value[4]);
    field_P0(put, value[5]);
    field_Rd(put, value[6]);
    field_Rb(put, value[9]);
    field_Rc(put, value[10]);
    field_CTYPE9(put, value[3]);
    put->wrong |= line[1];
    put_casop(put, line, value + 1);
    put_are(put, line + 2, value + 7);
    format_flow_of_atom_h(put, line + 3, value + 11);
}

static void encode_atomg_cv(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_WIDE(put, value[0]);
    field_EVICT(put, value[1]);
    field_P0(put, value[6]);
    field_Rd(put, value[7]);
    field_Rb(put, value[10]);
    field_Rc(put, value[11]);
    field_CTYPE3(put, value[2]);
    field_AORDER(put, value[3]);
    field_SCOPE(put, value[4]);
    field_PRIV(put, value[5]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put_are(put, line + 2, value + 8);
    format_flow(put, line + 3, value + 12);
}

static void encode_atomg_ca(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_WIDE(put, value[0]);
    field_EVICT(put, value[1]);
    field_SORD(put, value[3]);
    field_P0(put, value[4]);
    field_Rd(put, value[5]);
    field_Rb(put, value[8]);
    field_Rc(put, value[9]);
    field_CTYPE4(put, value[2]);
    put->wrong |= line[0];
    put_are(put, line + 1, value + 6);
    format_flow_of_atom_a(put, line + 2, value + 10);
}

static void encode_atomg_ch(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_WIDE(put, value[0]);
    field_EVICT(put, value[1]);
    field_SORD(put, value[3]);
    field_P0(put, value[4]);
    field_Rd(put, value[5]);
    field_Rb(put, value[8]);
    field_Rc(put, value[9]);
    field_CTYPE9(put, value[2]);
    put->wrong |= line[0];
    put_are(put, line + 1, value + 6);
    format_flow_of_atom_h(put, line + 2, value + 10);
}

static void encode_red_v(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_WIDE(put, value[0]);
    field_ROP(put, value[1]);
    field_EVICT(put, value[2]);
    field_Rb(put, value[9]);
    field_ATYPE3(put, value[3]);
    field_AORDER(put, value[4]);
    field_SCOPE(put, value[5]);
    field_PRIV(put, value[6]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put_are(put, line + 2, value + 7);
    format_flow(put, line + 3, value + 10);
}

static void put_at_of_red_tu(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        field_OFF(put, value[2]);
        break;
    case 2:
        put->hi |= 0x4000000;
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        break;
    case 3:
        put->hi |= 0x4000000;
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        field_OFF(put, value[2]);
        break;
    case 4:
        put->lo |= 0xff000000;
        field_Uc(put, value[1]);
        break;
    case 5:
        put->lo |= 0xff000000;
        field_Uc(put, value[1]);
        field_OFF(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_red_tu(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_WIDE(put, value[0]);
    field_ROP(put, value[1]);
    field_EVICT(put, value[2]);
    field_Rb(put, value[10]);
    field_ATYPE3(put, value[3]);
    field_AORDER(put, value[4]);
    field_SCOPE(put, value[5]);
    field_PRIV(put, value[6]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put_at_of_red_tu(put, line + 2, value + 7);
    format_flow(put, line + 3, value + 11);
}

static void encode_red_a(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_WIDE(put, value[0]);
    field_ROP(put, value[1]);
    field_EVICT(put, value[2]);
    field_SORD(put, value[4]);
    field_Rb(put, value[7]);
    field_ATYPE4(put, value[3]);
    put->wrong |= line[0];
    put_are(put, line + 1, value + 5);
    format_flow_of_atom_a(put, line + 2, value + 8);
}

static void put_ag_of_red_d(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        field_OFF(put, value[2]);
        break;
    case 2:
        put->hi |= 0x4000000;
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        break;
    case 3:
        put->hi |= 0x4000000;
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        field_OFF(put, value[2]);
        break;
    case 4:
        put->hi |= 0x4000080;
        field_Ra(put, value[0]);
        break;
    case 5:
        put->hi |= 0x4000080;
        field_Ra(put, value[0]);
        field_OFF(put, value[2]);
        break;
    case 6:
        put->hi |= 0x2004000080;
        field_Uc(put, value[1]);
        field_Ra(put, value[0]);
        break;
    case 7:
        put->hi |= 0x2004000080;
        field_Uc(put, value[1]);
        field_Ra(put, value[0]);
        field_OFF(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_red_d(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_ROP(put, value[0]);
    field_EVICT(put, value[1]);
    field_SORD(put, value[3]);
    field_Rb(put, value[7]);
    field_ATYPE4(put, value[2]);
    put->wrong |= line[1];
    put_wu(put, line);
    put_ag_of_red_d(put, line + 2, value + 4);
    put_desc(put, line + 3, value + 5);
    format_flow_of_atom_a(put, line + 4, value + 8);
}

static void encode_redg_h(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_WIDE(put, value[0]);
    field_ROP(put, value[1]);
    field_EVICT(put, value[2]);
    field_SORD(put, value[4]);
    field_Rb(put, value[7]);
    field_RTYPE9(put, value[3]);
    put->wrong |= line[0];
    put_are(put, line + 1, value + 5);
    format_flow_of_atom_h(put, line + 2, value + 8);
}

static void put_ag_of_redg_hd(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        field_OFF(put, value[2]);
        break;
    case 2:
        put->hi |= 0x4000000;
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        break;
    case 3:
        put->hi |= 0x4000000;
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        field_OFF(put, value[2]);
        break;
    case 4:
        put->hi |= 0x4000080;
        field_Ra(put, value[0]);
        break;
    case 5:
        put->hi |= 0x4000080;
        field_Ra(put, value[0]);
        field_OFF(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_redg_hd(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_ROP(put, value[0]);
    field_EVICT(put, value[1]);
    field_SORD(put, value[3]);
    field_Rb(put, value[7]);
    field_RTYPE9(put, value[2]);
    put->wrong |= line[1];
    put_wu(put, line);
    put_ag_of_redg_hd(put, line + 2, value + 4);
    put_desc_of_atom_hd(put, line + 3, value + 5);
    format_flow_of_atom_h(put, line + 4, value + 8);
}

static void encode_redg_f(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_WIDE(put, value[0]);
    field_FOP(put, value[1]);
    field_EVICT(put, value[2]);
    field_SORD(put, value[4]);
    field_Rb(put, value[7]);
    field_FTYPE(put, value[3]);
    put->wrong |= line[0];
    put_are(put, line + 1, value + 5);
    format_flow_of_atom_h(put, line + 2, value + 8);
}

static void encode_redg_fd(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FOP(put, value[0]);
    field_EVICT(put, value[1]);
    field_SORD(put, value[3]);
    field_Rb(put, value[7]);
    field_FTYPE(put, value[2]);
    put->wrong |= line[1];
    put_wu(put, line);
    put_ag_of_redg_hd(put, line + 2, value + 4);
    put_desc_of_atom_hd(put, line + 3, value + 5);
    format_flow_of_atom_h(put, line + 4, value + 8);
}

static void encode_atoms_v(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_AOP(put, value[0]);
    field_Rd(put, value[2]);
    field_Rb(put, value[5]);
    field_STYPE2(put, value[1]);
    put->wrong |= line[0];
    put_are(put, line + 1, value + 3);
    format_flow(put, line + 2, value + 6);
}

static void put_ars(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        field_SCALE(put, value[1]);
        break;
    case 1: case 2:
        field_Ra(put, value[0]);
        field_SCALE(put, value[1]);
        field_OFF(put, value[2]);
        break;
    case 3:
        put->lo |= 0xff000000;
        field_OFF(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_atoms_t(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_AOP(put, value[0]);
    field_Rd(put, value[2]);
    field_Rb(put, value[6]);
    field_STYPE2(put, value[1]);
    put->wrong |= line[0];
    put_ars(put, line + 1, value + 3);
    format_flow(put, line + 2, value + 7);
}

static void encode_atoms_a(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_AOP(put, value[0]);
    field_Rd(put, value[2]);
    field_Rb(put, value[6]);
    field_STYPE2(put, value[1]);
    put->wrong |= line[0];
    put_ars(put, line + 1, value + 3);
    format_flow_of_atom_a(put, line + 2, value + 7);
}

static void put_als(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 2:
        field_Ra(put, value[0]);
        field_SCALE(put, value[1]);
        field_Uc(put, value[2]);
        break;
    case 1: case 3:
        field_Ra(put, value[0]);
        field_SCALE(put, value[1]);
        field_Uc(put, value[2]);
        field_OFF(put, value[3]);
        break;
    case 4:
        put->lo |= 0xff000000;
        field_Uc(put, value[2]);
        break;
    case 5:
        put->lo |= 0xff000000;
        field_Uc(put, value[2]);
        field_OFF(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_atoms_tu(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_AOP(put, value[0]);
    field_Rd(put, value[2]);
    field_Rb(put, value[7]);
    field_STYPE2(put, value[1]);
    put->wrong |= line[0];
    put_als(put, line + 1, value + 3);
    format_flow_of_atom_a(put, line + 2, value + 8);
}

static void encode_atoms_h(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_AOP(put, value[0]);
    field_Rd(put, value[2]);
    field_Rb(put, value[6]);
    field_ATYPE9(put, value[1]);
    put->wrong |= line[0];
    put_ars(put, line + 1, value + 3);
    format_flow_of_atom_h(put, line + 2, value + 7);
}

static void encode_atoms_hu(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_AOP(put, value[0]);
    field_Rd(put, value[2]);
    field_Rb(put, value[7]);
    field_ATYPE9(put, value[1]);
    put->wrong |= line[0];
    put_als(put, line + 1, value + 3);
    format_flow_of_atom_h(put, line + 2, value + 8);
}

static void encode_atoms_cv(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[2]);
    field_Rb(put, value[5]);
    field_Rc(put, value[6]);
    field_SCTYPE2(put, value[1]);
    put->wrong |= line[1];
    put_casop(put, line, value);
    put_are(put, line + 2, value + 3);
    format_flow(put, line + 3, value + 7);
}

static void encode_atoms_ct(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[2]);
    field_Rb(put, value[6]);
    field_Rc(put, value[7]);
    field_SCTYPE2(put, value[1]);
    put->wrong |= line[1];
    put_casop(put, line, value);
    put_ars(put, line + 2, value + 3);
    format_flow_of_atom_a(put, line + 3, value + 8);
}

static void encode_atoms_ch(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[2]);
    field_Rb(put, value[6]);
    field_Rc(put, value[7]);
    field_CTYPE9(put, value[1]);
    put->wrong |= line[1];
    put_casop(put, line, value);
    put_ars(put, line + 2, value + 3);
    format_flow_of_atom_h(put, line + 3, value + 8);
}

static void encode_atoms_p(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    field_Ra(put, value[1]);
    field_SCALE(put, value[2]);
    field_Uc(put, value[3]);
    format_flow_of_atom_a(put, line, value + 4);
}

static void encode_atoms_po(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    field_Ra(put, value[1]);
    field_SCALE(put, value[2]);
    field_Uc(put, value[3]);
    field_OFF(put, value[4]);
    format_flow_of_atom_a(put, line, value + 5);
}

static void encode_atoms_hp(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    field_Ra(put, value[1]);
    field_SCALE(put, value[2]);
    field_Uc(put, value[3]);
    format_flow_of_atom_h(put, line, value + 4);
}

static void encode_atoms_hpo(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    field_Ra(put, value[1]);
    field_SCALE(put, value[2]);
    field_Uc(put, value[3]);
    field_OFF(put, value[4]);
    format_flow_of_atom_h(put, line, value + 5);
}

static void put_px(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->hi |= 0x3800000;
        break;
    case 1: case 2:
        field_Q0N(put, value[0]);
        field_Q0(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_bssy(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_BB(put, value[2]);
    field_MEET(put, value[3]);
    put_px(put, line, value);
    format_flow_of_atom_a(put, line + 1, value + 4);
}

static void encode_bsync(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_BB(put, value[2]);
    put_px(put, line, value);
    format_flow_of_atom_a(put, line + 1, value + 3);
}

static void encode_bmov_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_BCLEAR(put, value[0]);
    field_Rd(put, value[1]);
    field_BFROM(put, value[2]);
    format_flow_of_atom_a(put, line, value + 3);
}

static void put_mb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_Rb(put, value[0]);
        break;
    case 1:
        put->lo |= 0x800;
        field_UIMM(put, value[1]);
        break;
    case 2:
        put->lo |= 0xa00;
        field_CBANK(put, value[2]);
        field_COFF(put, value[3]);
        break;
    case 3:
        put->lo |= 0xa00;
        put->hi |= 0x8000000;
        field_Ub(put, value[4]);
        field_COFF(put, value[3]);
        break;
    case 4:
        put->lo |= 0xc00;
        put->hi |= 0x8000000;
        field_Ub(put, value[4]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_bmov_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_PQUAD(put, value[0]);
    field_BFROM(put, value[1]);
    put_mb(put, line, value + 2);
    format_flow_of_atom_a(put, line + 1, value + 7);
}

static void put_mlr(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_Rb(put, value[0]);
        break;
    case 1:
        put->lo |= 0x800;
        field_LONG(put, value[1]);
        break;
    case 2:
        put->lo |= 0x800;
        field_LONGH(put, value[2]);
        break;
    case 3:
        put->lo |= 0xa00;
        field_CBANK(put, value[3]);
        field_COFF(put, value[4]);
        break;
    case 4:
        put->lo |= 0xa00;
        put->hi |= 0x8000000;
        field_Ub(put, value[5]);
        field_COFF(put, value[4]);
        break;
    case 5:
        put->lo |= 0xc00;
        put->hi |= 0x8000000;
        field_Ub(put, value[5]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_bmov_l(struct put *put, const uint8_t *line, const uint64_t *value)
{
    put_mlr(put, line, value);
    format_flow_of_atom_a(put, line + 1, value + 6);
}

static void encode_bmov_rb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_BCLEAR(put, value[0]);
    field_BB(put, value[1]);
    field_BSRC(put, value[2]);
    format_flow(put, line, value + 3);
}

static void encode_bmov_ru(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_BCLEAR(put, value[0]);
    field_BB(put, value[1]);
    format_flow_of_atom_a(put, line, value + 2);
}

static void encode_bmov_bb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    format_flow_of_atom_a(put, line, value);
}

static void encode_yield(struct put *put, const uint8_t *line, const uint64_t *value)
{
    put_px(put, line, value);
    format_flow_of_atom_a(put, line + 1, value + 2);
}

static void put_syn(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        field_SYNCS(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_nap(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_Rb(put, value[0]);
        break;
    case 1: case 2:
        put->lo |= 0x800;
        field_UIMM(put, value[1]);
        break;
    case 3:
        put->lo |= 0xa00;
        field_CBANK(put, value[2]);
        field_COFF(put, value[3]);
        break;
    case 4:
        put->lo |= 0xa00;
        put->hi |= 0x8000000;
        field_Ub(put, value[4]);
        field_COFF(put, value[3]);
        break;
    case 5:
        put->lo |= 0xc00;
        put->hi |= 0x8000000;
        field_Ub(put, value[4]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_nanosleep_n(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_RAND(put, value[0]);
    field_WARPS(put, value[1]);
    put_syn(put, line, value + 2);
    put_px(put, line + 1, value + 3);
    put_nap(put, line + 2, value + 5);
    format_flow_of_atom_a(put, line + 3, value + 10);
}

static void encode_nanosleep_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    put_syn(put, line, value);
    format_flow_of_atom_a(put, line + 1, value + 1);
}

static void put_exclusive(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_EXCL(put, value[0]);
        break;
    case 1:
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_warpsync_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rb(put, value[3]);
    put_exclusive(put, line, value);
    put_px(put, line + 1, value + 1);
    format_flow_of_atom_a(put, line + 2, value + 4);
}

static void put_mi(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x800;
        field_UIMM(put, value[0]);
        break;
    case 1:
        put->lo |= 0xa00;
        field_CBANK(put, value[1]);
        field_COFF(put, value[2]);
        break;
    case 2:
        put->lo |= 0xa00;
        put->hi |= 0x8000000;
        field_Ub(put, value[3]);
        field_COFF(put, value[2]);
        break;
    case 3:
        put->lo |= 0xc00;
        put->hi |= 0x8000000;
        field_Ub(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_warpsync_m(struct put *put, const uint8_t *line, const uint64_t *value)
{
    put_px(put, line, value);
    put_mi(put, line + 1, value + 2);
    format_flow_of_atom_a(put, line + 2, value + 6);
}

static void encode_warpsync_h(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_EXCLH(put, value[0]);
    field_Ra(put, value[3]);
    put_px(put, line, value + 1);
    format_flow_of_atom_h(put, line + 1, value + 4);
}

static void encode_warpsync_a(struct put *put, const uint8_t *line, const uint64_t *value)
{
    put_px(put, line, value);
    format_flow_of_atom_h(put, line + 1, value + 2);
}

static void encode_warpsync_collective_h(struct put *put, const uint8_t *line,
    const uint64_t *value)
{
    field_Ra(put, value[2]);
    field_RELH(put, value[3]);
    put_px(put, line, value);
    format_flow_of_atom_h(put, line + 1, value + 4);
}

static void encode_warpsync_collective_a(struct put *put, const uint8_t *line,
    const uint64_t *value)
{
    field_RELH(put, value[2]);
    put_px(put, line, value);
    format_flow_of_atom_h(put, line + 1, value + 3);
}

static void put_baro(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_Rb(put, value[0]);
        break;
    case 1:
        put->lo |= 0x400;
        field_Rb(put, value[0]);
        break;
    case 2:
        put->lo |= 0x400;
        field_Rb(put, value[0]);
        field_BCNT(put, value[1]);
        break;
    case 3:
        put->lo |= 0x800;
        field_BID(put, value[2]);
        field_Rb(put, value[0]);
        break;
    case 4:
        put->lo |= 0xa00;
        field_BID(put, value[2]);
        break;
    case 5:
        put->lo |= 0xa00;
        field_BID(put, value[2]);
        field_BCNT(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_bar_sync(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_DEFER(put, value[0]);
    put_baro(put, line, value + 1);
    format_flow_of_atom_a(put, line + 1, value + 4);
}

static void put_bara(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_Rb(put, value[0]);
        break;
    case 1:
        put->lo |= 0x400;
        field_Rb(put, value[0]);
        field_BCNT(put, value[1]);
        break;
    case 2:
        put->lo |= 0x800;
        field_BID(put, value[2]);
        field_Rb(put, value[0]);
        break;
    case 3:
        put->lo |= 0xa00;
        field_BID(put, value[2]);
        field_BCNT(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_bar_arv(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_DEFER(put, value[0]);
    put_bara(put, line, value + 1);
    format_flow_of_atom_a(put, line + 1, value + 4);
}

static void encode_bar_red(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_BRED(put, value[0]);
    field_DEFER(put, value[1]);
    field_Q0N(put, value[5]);
    field_Q0(put, value[6]);
    put->wrong |= line[1];
    put_baro(put, line, value + 2);
    format_flow_of_atom_a(put, line + 2, value + 7);
}

static void put_po(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->hi |= 0xe0000;
        break;
    case 1:
        field_P0(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_b2r_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    put_po(put, line, value + 1);
    format_flow_of_atom_a(put, line + 1, value + 2);
}

static void encode_b2r_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    put->wrong |= line[0];
    format_flow_of_atom_a(put, line + 1, value + 1);
}

static void encode_r2b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rb(put, value[0]);
    format_flow_of_atom_a(put, line, value + 1);
}

static void put_dlist(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put->lo |= 0x2000000000;
        field_D4(put, value[0]);
        field_D3(put, value[1]);
        field_D2(put, value[2]);
        field_D1(put, value[3]);
        field_D0(put, value[4]);
        break;
    case 2:
        put->lo |= 0x1000000000;
        field_D3(put, value[1]);
        field_D2(put, value[2]);
        field_D1(put, value[3]);
        field_D0(put, value[4]);
        break;
    case 3:
        put->lo |= 0x800000000;
        field_D2(put, value[2]);
        field_D1(put, value[3]);
        field_D0(put, value[4]);
        break;
    case 4:
        put->lo |= 0x400000000;
        field_D1(put, value[3]);
        field_D0(put, value[4]);
        break;
    case 5:
        put->lo |= 0x200000000;
        field_D0(put, value[4]);
        break;
    case 6:
        put->lo |= 0x100000000;
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
    format_flow_of_atom_a(put, line + 1, value + 7);
}

static void encode_depbar_n(struct put *put, const uint8_t *line, const uint64_t *value)
{
    put_dlist(put, line, value);
    format_flow_of_atom_a(put, line + 1, value + 5);
}

static void encode_depbar_u(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_DLE(put, value[0]);
    field_DSB(put, value[1]);
    field_Ub(put, value[2]);
    format_flow_of_atom_h(put, line, value + 3);
}

static void encode_pmtrig(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_PMT(put, value[2]);
    put_px(put, line, value);
    format_flow_of_atom_a(put, line + 1, value + 3);
}

static void encode_rpcmov_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    put_mb(put, line, value);
    format_flow_of_atom_a(put, line + 1, value + 5);
}

static void encode_rpcmov_g(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    format_flow_of_atom_a(put, line, value + 1);
}

static void put_ml(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x800;
        field_LONG(put, value[0]);
        break;
    case 1:
        put->lo |= 0x800;
        field_LONGH(put, value[1]);
        break;
    case 2:
        put->lo |= 0xa00;
        field_CBANK(put, value[2]);
        field_COFF(put, value[3]);
        break;
    case 3:
        put->lo |= 0xa00;
        put->hi |= 0x8000000;
        field_Ub(put, value[4]);
        field_COFF(put, value[3]);
        break;
    case 4:
        put->lo |= 0xc00;
        put->hi |= 0x8000000;
        field_Ub(put, value[4]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_rpcmov_l(struct put *put, const uint8_t *line, const uint64_t *value)
{
    put_ml(put, line, value);
    format_flow_of_atom_a(put, line + 1, value + 5);
}

static void encode_ctaid_s(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Ra(put, value[0]);
    format_flow_of_atom_a(put, line, value + 1);
}

static void put_al(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        field_OFF(put, value[2]);
        break;
    case 2:
        put->lo |= 0xff000000;
        field_Uc(put, value[1]);
        break;
    case 3:
        put->lo |= 0xff000000;
        field_Uc(put, value[1]);
        field_OFF(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_syncs_arr(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SYMASK(put, value[0]);
    field_SYRED(put, value[1]);
    field_SYOPT(put, value[2]);
    field_SYT(put, value[3]);
    field_Rd(put, value[4]);
    field_Rb(put, value[8]);
    put_al(put, line, value + 5);
    format_flow_of_atom_h(put, line + 1, value + 9);
}

static void encode_syncs_chk(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SYOP(put, value[0]);
    field_SYTRY(put, value[1]);
    field_P0(put, value[2]);
    field_Rb(put, value[6]);
    put_al(put, line, value + 3);
    format_flow_of_atom_h(put, line + 1, value + 7);
}

static void put_syat(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ua(put, value[0]);
        break;
    case 1:
        field_Ua(put, value[0]);
        field_OFF(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_uguard(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x7000;
        break;
    case 1:
        field_GUP(put, value[0]);
        break;
    case 2:
        put->lo |= 0x8000;
        field_GUP(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void format_uflow(struct put *put, const uint8_t *line, const uint64_t *value)
{
    put_uguard(put, line, value);
    put_ctl(put, line + 1, value + 1);
}

static void encode_syncs_x(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SYX(put, value[0]);
    field_Ud(put, value[1]);
    field_Ub(put, value[4]);
    put_syat(put, line, value + 2);
    format_uflow(put, line + 1, value + 5);
}

static void encode_syncs_ld(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Ud(put, value[0]);
    put_syat(put, line, value + 1);
    format_uflow(put, line + 1, value + 3);
}

static void encode_syncs_cas(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Ud(put, value[0]);
    field_Ub(put, value[3]);
    field_Uc(put, value[4]);
    put_syat(put, line, value + 1);
    format_uflow(put, line + 1, value + 5);
}

static void encode_syncs_cctl(struct put *put, const uint8_t *line, const uint64_t *value)
{
    format_flow_of_atom_h(put, line, value);
}

static void encode_arrives(struct put *put, const uint8_t *line, const uint64_t *value)
{
    put_al(put, line, value);
    format_flow_of_atom_a(put, line + 1, value + 3);
}

static void put_au(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        field_OFF(put, value[2]);
        break;
    case 2:
        put->hi |= 0x4000000;
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        break;
    case 3:
        put->hi |= 0x4000000;
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        field_OFF(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_stas(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rb(put, value[3]);
    put_au(put, line, value);
    format_flow_of_atom_h(put, line + 1, value + 4);
}

static void encode_ublkcp(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Ub(put, value[0]);
    field_Ua(put, value[1]);
    field_Uc(put, value[2]);
    format_uflow(put, line, value + 3);
}

static void encode_ublkpf(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Ua(put, value[0]);
    field_Uc(put, value[1]);
    format_uflow(put, line, value + 2);
}

static void encode_utmaldg_s(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Ub(put, value[0]);
    field_Ua(put, value[1]);
    format_uflow(put, line, value + 2);
}

static void encode_utmacctl(struct put *put, const uint8_t *line, const uint64_t *value)
{
    format_uflow(put, line, value);
}

static void put_ar32(struct put *put, const uint8_t *line, const uint64_t *value)
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
        put->lo |= 0xff000000;
        field_OFF32(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_cctl_v(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CCE(put, value[0]);
    field_CLEVEL(put, value[1]);
    field_CCOP(put, value[2]);
    put_ar32(put, line, value + 3);
    format_flow(put, line + 1, value + 5);
}

static void encode_cctl_t(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CCE(put, value[0]);
    field_CLEVEL(put, value[1]);
    field_CCOP(put, value[2]);
    put_ar32(put, line, value + 3);
    format_flow_of_atom_a(put, line + 1, value + 5);
}

static void put_al_of_cctl_u(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        field_Ub(put, value[1]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_Ub(put, value[1]);
        field_OFF(put, value[2]);
        break;
    case 2:
        put->lo |= 0xff000000;
        field_Ub(put, value[1]);
        break;
    case 3:
        put->lo |= 0xff000000;
        field_Ub(put, value[1]);
        field_OFF(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_cctl_u(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CCE(put, value[0]);
    field_CLEVEL(put, value[1]);
    field_CCOP(put, value[2]);
    put_al_of_cctl_u(put, line, value + 3);
    format_flow_of_atom_a(put, line + 1, value + 6);
}

static void encode_cctl_va(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CLEVEL(put, value[0]);
    field_CCOP(put, value[1]);
    format_flow(put, line, value + 2);
}

static void encode_cctl_a(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CLEVEL(put, value[0]);
    field_CCOP(put, value[1]);
    format_flow_of_atom_a(put, line, value + 2);
}

static void encode_cctll_v(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CCOP(put, value[0]);
    put_are(put, line, value + 1);
    format_flow(put, line + 1, value + 3);
}

static void encode_cctll_t(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CCOP(put, value[0]);
    put_are(put, line, value + 1);
    format_flow_of_atom_a(put, line + 1, value + 3);
}

static void encode_cctll_u(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CCOP(put, value[0]);
    put_al_of_cctl_u(put, line, value + 1);
    format_flow_of_atom_a(put, line + 1, value + 4);
}

static void encode_cctlt_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_THEAD(put, value[0]);
    field_TINDEX(put, value[1]);
    format_flow_of_atom_a(put, line, value + 2);
}

static void encode_cctlt_u(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Ub(put, value[0]);
    format_flow_of_atom_a(put, line, value + 1);
}

static void encode_membar_v(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_MBSEM(put, value[0]);
    field_MBSCOPE(put, value[1]);
    field_MBIO(put, value[2]);
    format_flow(put, line, value + 3);
}

static void encode_membar_a(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_MBSEM(put, value[0]);
    field_MBSCOPE(put, value[1]);
    format_flow_of_atom_a(put, line, value + 2);
}

static void encode_membar_h(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_MBSEM(put, value[0]);
    field_MBSCOPE(put, value[1]);
    format_flow_of_atom_h(put, line, value + 2);
}

static void encode_errbar_v(struct put *put, const uint8_t *line, const uint64_t *value)
{
    format_flow(put, line, value);
}

static void encode_qspc_v(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CCE(put, value[0]);
    field_P0(put, value[2]);
    field_Rd(put, value[3]);
    field_QSPACE(put, value[1]);
    put->wrong |= line[0];
    put_are(put, line + 1, value + 4);
    format_flow(put, line + 2, value + 6);
}

static void put_qsp(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_QSPACE(put, value[0]);
        break;
    case 1:
        field_QSPACE9(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_qspc_t(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CCE(put, value[0]);
    field_P0(put, value[3]);
    field_Rd(put, value[4]);
    put_qsp(put, line, value + 1);
    put_are(put, line + 1, value + 5);
    format_flow_of_atom_a(put, line + 2, value + 7);
}

static void put_at_of_qspc_tu(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        field_Ub(put, value[1]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_Ub(put, value[1]);
        field_OFF(put, value[2]);
        break;
    case 2:
        put->hi |= 0x4000000;
        field_Ra(put, value[0]);
        field_Ub(put, value[1]);
        break;
    case 3:
        put->hi |= 0x4000000;
        field_Ra(put, value[0]);
        field_Ub(put, value[1]);
        field_OFF(put, value[2]);
        break;
    case 4:
        put->lo |= 0xff000000;
        field_Ub(put, value[1]);
        break;
    case 5:
        put->lo |= 0xff000000;
        field_Ub(put, value[1]);
        field_OFF(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_qspc_tu(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CCE(put, value[0]);
    field_P0(put, value[2]);
    field_Rd(put, value[3]);
    field_QSPACE(put, value[1]);
    put->wrong |= line[0];
    put_at_of_qspc_tu(put, line + 1, value + 4);
    format_flow(put, line + 2, value + 7);
}

static void put_au_of_qspc_u(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        field_Ub(put, value[1]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_Ub(put, value[1]);
        field_OFF(put, value[2]);
        break;
    case 2:
        put->hi |= 0x4000000;
        field_Ra(put, value[0]);
        field_Ub(put, value[1]);
        break;
    case 3:
        put->hi |= 0x4000000;
        field_Ra(put, value[0]);
        field_Ub(put, value[1]);
        field_OFF(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_qspc_u(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CCE(put, value[0]);
    field_P0(put, value[3]);
    field_Rd(put, value[4]);
    put_qsp(put, line, value + 1);
    put_au_of_qspc_u(put, line + 1, value + 5);
    format_flow_of_atom_a(put, line + 2, value + 8);
}

static void encode_warpgroupset(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Ub(put, value[0]);
    format_uflow(put, line, value + 1);
}

static void put_upo(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->hi |= 0xe0000;
        break;
    case 1:
        field_U0(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_usetmaxreg_u(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_REGSW(put, value[0]);
    field_Uc(put, value[2]);
    put->wrong |= line[1];
    put_upo(put, line, value + 1);
    format_uflow(put, line + 2, value + 3);
}

static void encode_usetmaxreg_i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_REGSW(put, value[0]);
    field_REGS(put, value[2]);
    put_upo(put, line, value + 1);
    format_uflow(put, line + 1, value + 3);
}

static void encode_usetshmsz_i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_UIMM(put, value[0]);
    format_uflow(put, line, value + 1);
}

static void encode_ulepc_n(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Ud(put, value[0]);
    put->wrong |= line[0];
    format_uflow(put, line + 1, value + 1);
}

static void encode_ulepc_t(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_RELL(put, value[1]);
    field_Ud(put, value[0]);
    put->wrong |= line[0];
    format_uflow(put, line + 1, value + 2);
}

static void encode_exit(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_KEEP(put, value[0]);
    field_PREEMPT(put, value[1]);
    field_ATEX(put, value[2]);
    put_px(put, line, value + 3);
    format_flow_of_atom_a(put, line + 1, value + 5);
}

static void put_to(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_REL(put, value[0]);
        break;
    case 1:
        field_RELH(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_bra_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_BHOW(put, value[0]);
    field_BDEPTH(put, value[1]);
    put_px(put, line, value + 2);
    put_to(put, line + 1, value + 4);
    format_flow_of_atom_a(put, line + 2, value + 6);
}

static void encode_bra_u(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_BUHOW(put, value[0]);
    field_BDEPTH(put, value[1]);
    field_BUPN(put, value[4]);
    field_BUP(put, value[5]);
    put->wrong |= line[1];
    put_px(put, line, value + 2);
    put_to(put, line + 2, value + 6);
    format_flow_of_atom_a(put, line + 3, value + 8);
}

static void encode_bra_div(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_BRHOW(put, value[0]);
    field_BDEPTH(put, value[1]);
    field_Ua(put, value[4]);
    put_px(put, line, value + 2);
    put_to(put, line + 1, value + 5);
    format_flow_of_atom_a(put, line + 2, value + 7);
}

static void put_place(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_AT34(put, value[0]);
        break;
    case 1:
        field_ATH(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_jmp_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_JHOW(put, value[0]);
    field_BDEPTH(put, value[1]);
    put_px(put, line, value + 2);
    put_place(put, line + 1, value + 4);
    format_flow_of_atom_a(put, line + 2, value + 6);
}

static void put_cb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_CBANK(put, value[0]);
        field_COFF(put, value[1]);
        break;
    case 1:
        put->hi |= 0x8000000;
        field_Ub(put, value[2]);
        field_COFF(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_jmp_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    put_px(put, line, value);
    put_cb(put, line + 1, value + 2);
    format_flow_of_atom_a(put, line + 2, value + 5);
}

static void encode_jmp_u(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_BUHOW(put, value[0]);
    field_BUPN(put, value[3]);
    field_BUP(put, value[4]);
    put->wrong |= line[1];
    put_px(put, line, value + 1);
    put_place(put, line + 2, value + 5);
    format_flow_of_atom_a(put, line + 3, value + 7);
}

static void encode_jmp_uc(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_BUHOW(put, value[0]);
    field_BUPN(put, value[3]);
    field_BUP(put, value[4]);
    field_CBANK(put, value[5]);
    field_COFF(put, value[6]);
    put->wrong |= line[1];
    put->wrong |= line[2];
    put_px(put, line, value + 1);
    format_flow_of_atom_a(put, line + 3, value + 7);
}

static void put_by(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 2:
        break;
    case 1:
        field_FAR(put, value[0]);
        break;
    case 3:
        field_FARH(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_brx(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_BDEPTH(put, value[0]);
    field_Ra(put, value[3]);
    put_px(put, line, value + 1);
    put_by(put, line + 1, value + 4);
    format_flow_of_atom_a(put, line + 2, value + 6);
}

static void encode_brxu_brxu(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_BDEPTH(put, value[0]);
    field_Ua(put, value[3]);
    put_px(put, line, value + 1);
    put_by(put, line + 1, value + 4);
    format_flow_of_atom_a(put, line + 2, value + 6);
}

static void encode_call_at(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_NOINC(put, value[0]);
    put_px(put, line, value + 1);
    put_place(put, line + 1, value + 3);
    format_flow_of_atom_a(put, line + 2, value + 5);
}

static void encode_call_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_NOINC(put, value[0]);
    put_px(put, line, value + 1);
    put_cb(put, line + 1, value + 3);
    format_flow_of_atom_a(put, line + 2, value + 6);
}

static void encode_call_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_NOINC(put, value[0]);
    field_Ra(put, value[3]);
    put_px(put, line, value + 1);
    put_by(put, line + 1, value + 4);
    format_flow_of_atom_a(put, line + 2, value + 6);
}

static void encode_call_rel(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_NOINC(put, value[0]);
    put_px(put, line, value + 1);
    put_to(put, line + 1, value + 3);
    format_flow_of_atom_a(put, line + 2, value + 5);
}

static void encode_call_rr(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_NOINC(put, value[0]);
    field_Ra(put, value[3]);
    put_px(put, line, value + 1);
    put_to(put, line + 1, value + 4);
    format_flow_of_atom_a(put, line + 2, value + 6);
}

static void encode_call_ur(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_NOINC(put, value[0]);
    field_Ua(put, value[3]);
    put_px(put, line, value + 1);
    put_to(put, line + 1, value + 4);
    format_flow_of_atom_a(put, line + 2, value + 6);
}

static void encode_ret_rel(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_NODEC(put, value[0]);
    field_Ra(put, value[3]);
    put_px(put, line, value + 1);
    put_to(put, line + 1, value + 4);
    format_flow_of_atom_a(put, line + 2, value + 6);
}

static void encode_ret_abs(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_NODEC(put, value[0]);
    field_Ra(put, value[3]);
    put_px(put, line, value + 1);
    put_by(put, line + 1, value + 4);
    format_flow_of_atom_a(put, line + 2, value + 6);
}

static void encode_ret_ur_rel(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_NODEC(put, value[0]);
    field_Ua(put, value[3]);
    put_px(put, line, value + 1);
    put_to(put, line + 1, value + 4);
    format_flow_of_atom_a(put, line + 2, value + 6);
}

static void encode_ret_ur_abs(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_NODEC(put, value[0]);
    field_Ua(put, value[3]);
    put_px(put, line, value + 1);
    put_by(put, line + 1, value + 4);
    format_flow_of_atom_a(put, line + 2, value + 6);
}

static void encode_lepc_t(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    field_RELL(put, value[1]);
    format_flow_of_atom_h(put, line, value + 2);
}

static void put_bpn(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        field_BPNUM(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_bpt(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_BPKIND(put, value[0]);
    put_bpn(put, line, value + 1);
    format_flow_of_atom_a(put, line + 1, value + 2);
}

static void put_cs32(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_NB(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        break;
    case 1:
        put->lo |= 0x4000000000000200;
        field_NB(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        break;
    case 2:
        put->lo |= 0x800;
        field_FIMM(put, value[3]);
        break;
    case 3:
        put->lo |= 0xa00;
        field_NB(put, value[0]);
        put_cb(put, line + 1, value + 4);
        break;
    case 4:
        put->lo |= 0x4000000000000a00;
        field_NB(put, value[0]);
        put_cb(put, line + 2, value + 4);
        break;
    case 5:
        put->lo |= 0xc00;
        put->hi |= 0x8000000;
        field_NB(put, value[0]);
        field_Ub(put, value[6]);
        break;
    case 6:
        put->lo |= 0x4000000000000c00;
        put->hi |= 0x8000000;
        field_NB(put, value[0]);
        field_Ub(put, value[6]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_c77(struct put *put, const uint8_t *line)
{
    switch (line[0]) {
    case 0: case 1: case 2:
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_f2f_n(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FTZ(put, value[0]);
    field_CDFF(put, value[1]);
    field_CSF(put, value[2]);
    field_FRND(put, value[3]);
    field_Rd(put, value[4]);
    put_cs32(put, line, value + 5);
    put_c77(put, line + 3);
    format_flow_of_atom_a(put, line + 4, value + 12);
}

static void put_cs16(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_NB(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        field_CHALF(put, value[3]);
        break;
    case 1:
        put->lo |= 0x4000000000000200;
        field_NB(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        field_CHALF(put, value[3]);
        break;
    case 2:
        put->lo |= 0x800;
        field_HIL(put, value[4]);
        break;
    case 3:
        put->lo |= 0xa00;
        field_NB(put, value[0]);
        field_CHALF(put, value[3]);
        put_cb(put, line + 1, value + 5);
        break;
    case 4:
        put->lo |= 0x4000000000000a00;
        field_NB(put, value[0]);
        field_CHALF(put, value[3]);
        put_cb(put, line + 2, value + 5);
        break;
    case 5:
        put->lo |= 0xc00;
        put->hi |= 0x8000000;
        field_NB(put, value[0]);
        field_Ub(put, value[7]);
        field_CHALF(put, value[3]);
        break;
    case 6:
        put->lo |= 0x4000000000000c00;
        put->hi |= 0x8000000;
        field_NB(put, value[0]);
        field_Ub(put, value[7]);
        field_CHALF(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_f2f_w(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FTZ(put, value[0]);
    field_CDFF(put, value[1]);
    field_CSF(put, value[2]);
    field_FRND(put, value[3]);
    field_Rd(put, value[4]);
    put_cs16(put, line, value + 5);
    put_c77(put, line + 3);
    format_flow_of_atom_a(put, line + 4, value + 13);
}

static void put_cs64(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_NB(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        break;
    case 1:
        put->lo |= 0x4000000000000200;
        field_NB(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        break;
    case 2:
        put->lo |= 0x800;
        field_DIMM(put, value[3]);
        break;
    case 3:
        put->lo |= 0xa00;
        field_NB(put, value[0]);
        put_cb(put, line + 1, value + 4);
        break;
    case 4:
        put->lo |= 0x4000000000000a00;
        field_NB(put, value[0]);
        put_cb(put, line + 2, value + 4);
        break;
    case 5:
        put->lo |= 0xc00;
        put->hi |= 0x8000000;
        field_NB(put, value[0]);
        field_Ub(put, value[6]);
        break;
    case 6:
        put->lo |= 0x4000000000000c00;
        put->hi |= 0x8000000;
        field_NB(put, value[0]);
        field_Ub(put, value[6]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_f2f_nd(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FTZ(put, value[0]);
    field_CDFF(put, value[1]);
    field_CSF(put, value[2]);
    field_FRND(put, value[3]);
    field_Rd(put, value[4]);
    put_cs64(put, line, value + 5);
    put_c77(put, line + 3);
    format_flow_of_atom_a(put, line + 4, value + 12);
}

static void put_c86(struct put *put, const uint8_t *line)
{
    switch (line[0]) {
    case 0: case 1:
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_f2i_h(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FTZ(put, value[0]);
    field_CDI(put, value[1]);
    field_CSFT(put, value[2]);
    field_CINT(put, value[3]);
    field_NTZ(put, value[4]);
    field_Rd(put, value[5]);
    put_cs16(put, line, value + 6);
    put_c86(put, line + 3);
    format_flow_of_atom_a(put, line + 4, value + 14);
}

static void encode_f2i_s(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FTZ(put, value[0]);
    field_CDI(put, value[1]);
    field_CSFT(put, value[2]);
    field_CINT(put, value[3]);
    field_NTZ(put, value[4]);
    field_Rd(put, value[5]);
    put_cs32(put, line, value + 6);
    put_c86(put, line + 3);
    format_flow_of_atom_a(put, line + 4, value + 13);
}

static void encode_f2i_d(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FTZ(put, value[0]);
    field_CDI(put, value[1]);
    field_CSFT(put, value[2]);
    field_CINT(put, value[3]);
    field_NTZ(put, value[4]);
    field_Rd(put, value[5]);
    put_cs64(put, line, value + 6);
    put_c86(put, line + 3);
    format_flow_of_atom_a(put, line + 4, value + 13);
}

static void put_ci8(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_Rb(put, value[0]);
        field_RB(put, value[1]);
        field_CBYTE(put, value[2]);
        break;
    case 1:
        put->lo |= 0xa00;
        field_CBYTE(put, value[2]);
        put_cb(put, line + 1, value + 3);
        break;
    case 2:
        put->lo |= 0xc00;
        put->hi |= 0x8000000;
        field_Ub(put, value[5]);
        field_CBYTE(put, value[2]);
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
    put_ci8(put, line, value + 4);
    put_c86(put, line + 2);
    format_flow_of_atom_a(put, line + 3, value + 10);
}

static void put_ci16(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_Rb(put, value[0]);
        field_RB(put, value[1]);
        field_CHALF(put, value[2]);
        break;
    case 1:
        put->lo |= 0xa00;
        field_CHALF(put, value[2]);
        put_cb(put, line + 1, value + 3);
        break;
    case 2:
        put->lo |= 0xc00;
        put->hi |= 0x8000000;
        field_Ub(put, value[5]);
        field_CHALF(put, value[2]);
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
    put_ci16(put, line, value + 4);
    put_c86(put, line + 2);
    format_flow_of_atom_a(put, line + 3, value + 10);
}

static void put_sbu(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_Rb(put, value[0]);
        field_RB(put, value[1]);
        break;
    case 1:
        put->lo |= 0x800;
        field_UIMM(put, value[2]);
        break;
    case 2:
        put->lo |= 0xa00;
        field_CBANK(put, value[3]);
        field_COFF(put, value[4]);
        break;
    case 3:
        put->lo |= 0xa00;
        put->hi |= 0x8000000;
        field_Ub(put, value[5]);
        field_COFF(put, value[4]);
        break;
    case 4:
        put->lo |= 0xc00;
        put->hi |= 0x8000000;
        field_Ub(put, value[5]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_i2f_w(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CDF(put, value[0]);
    field_CSI(put, value[1]);
    field_FRND(put, value[2]);
    field_Rd(put, value[3]);
    put_sbu(put, line, value + 4);
    put_c86(put, line + 1);
    format_flow_of_atom_a(put, line + 2, value + 10);
}

static void encode_frnd_h(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FTZ(put, value[0]);
    field_CSFT(put, value[1]);
    field_CINT(put, value[2]);
    field_Rd(put, value[3]);
    put_cs16(put, line, value + 4);
    put_c86(put, line + 3);
    format_flow_of_atom_a(put, line + 4, value + 12);
}

static void encode_frnd_s(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FTZ(put, value[0]);
    field_CSFT(put, value[1]);
    field_CINT(put, value[2]);
    field_Rd(put, value[3]);
    put_cs32(put, line, value + 4);
    put_c86(put, line + 3);
    format_flow_of_atom_a(put, line + 4, value + 11);
}

static void encode_frnd_d(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FTZ(put, value[0]);
    field_CSFT(put, value[1]);
    field_CINT(put, value[2]);
    field_Rd(put, value[3]);
    put_cs64(put, line, value + 4);
    put_c86(put, line + 3);
    format_flow_of_atom_a(put, line + 4, value + 11);
}

static void encode_i2i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CNAR(put, value[0]);
    field_Rd(put, value[1]);
    put_sbu(put, line, value + 2);
    format_flow_of_atom_a(put, line + 1, value + 8);
}

static void put_cpack(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 1:
        field_CSATF(put, value[0]);
        field_CRELU(put, value[1]);
        field_CBF(put, value[2]);
        break;
    case 2:
        field_CSATF(put, value[0]);
        field_CRELU(put, value[1]);
        break;
    case 3:
        put->hi |= 0x1000;
        field_CSATF(put, value[0]);
        field_CRELU(put, value[1]);
        break;
    case 4:
        put->hi |= 0x800000;
        field_CSATF(put, value[0]);
        field_CRELU(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_cx(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_Rb(put, value[0]);
        field_RB(put, value[1]);
        break;
    case 1:
        put->lo |= 0x800;
        field_FIMM(put, value[2]);
        break;
    case 2:
        put->lo |= 0xa00;
        field_CBANK(put, value[3]);
        field_COFF(put, value[4]);
        break;
    case 3:
        put->lo |= 0xa00;
        put->hi |= 0x8000000;
        field_Ub(put, value[5]);
        field_COFF(put, value[4]);
        break;
    case 4:
        put->lo |= 0xc00;
        put->hi |= 0x8000000;
        field_Ub(put, value[5]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_f2fp_p(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CRND2(put, value[3]);
    field_Rd(put, value[4]);
    field_Ra(put, value[5]);
    field_RA(put, value[6]);
    put_cpack(put, line, value);
    put_cx(put, line + 1, value + 7);
    format_flow_of_atom_a(put, line + 2, value + 13);
}

static void put_cpack_of_f2fp_rs(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 1:
        field_CSATF(put, value[0]);
        field_CRELU(put, value[1]);
        field_CBF(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_f2fp_rs(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[3]);
    field_Ra(put, value[4]);
    field_RA(put, value[5]);
    field_Rc(put, value[12]);
    field_RC(put, value[13]);
    put_cpack_of_f2fp_rs(put, line, value);
    put_cx(put, line + 1, value + 6);
    format_flow_of_atom_a(put, line + 2, value + 14);
}

static void encode_f2fp_m(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CRND2(put, value[3]);
    field_Rd(put, value[4]);
    field_Rc(put, value[11]);
    field_RC(put, value[12]);
    put_cpack(put, line, value);
    put_cx(put, line + 1, value + 5);
    format_flow_of_atom_a(put, line + 2, value + 13);
}

static void put_cxt(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x400;
        field_FIMM(put, value[0]);
        break;
    case 1:
        put->lo |= 0x600;
        field_CBANK(put, value[1]);
        field_COFF(put, value[2]);
        break;
    case 2:
        put->lo |= 0x600;
        put->hi |= 0x8000000;
        field_Ub(put, value[3]);
        field_COFF(put, value[2]);
        break;
    case 3:
        put->lo |= 0xe00;
        put->hi |= 0x8000000;
        field_Ub(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_f2fp_mc(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CRND2(put, value[3]);
    field_Rd(put, value[4]);
    field_Rc(put, value[5]);
    field_RB(put, value[6]);
    put_cpack(put, line, value);
    put_cxt(put, line + 1, value + 7);
    format_flow_of_atom_a(put, line + 2, value + 11);
}

static void encode_f2ip_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[4]);
    field_Ra(put, value[5]);
    field_RA(put, value[6]);
    field_Rc(put, value[13]);
    field_RC(put, value[14]);
    field_CIPH(put, value[15]);
    field_CIPT(put, value[0]);
    field_CIPR(put, value[1]);
    field_CIPN(put, value[2]);
    field_CRELU(put, value[3]);
    put->wrong |= line[0];
    put_cx(put, line + 1, value + 7);
    format_flow_of_atom_h(put, line + 2, value + 16);
}

static void encode_f2ip_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[4]);
    field_Ra(put, value[5]);
    field_RA(put, value[6]);
    field_Rc(put, value[7]);
    field_RB(put, value[8]);
    field_CIPH(put, value[13]);
    field_CIPT(put, value[0]);
    field_CIPR(put, value[1]);
    field_CIPN(put, value[2]);
    field_CRELU(put, value[3]);
    put->wrong |= line[0];
    put_cxt(put, line + 1, value + 9);
    format_flow_of_atom_h(put, line + 2, value + 14);
}

static void encode_i2fp(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CFS(put, value[0]);
    field_CFRND(put, value[1]);
    field_Rd(put, value[2]);
    put_sbu(put, line, value + 3);
    format_flow_of_atom_h(put, line + 1, value + 9);
}

static void put_cips(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        field_CPSX(put, value[0]);
        break;
    case 2:
        field_CPSH(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_cipc(struct put *put, const uint8_t *line)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put->hi |= 0x100;
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_i2ip_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CPAK(put, value[0]);
    field_Rd(put, value[3]);
    field_Ra(put, value[4]);
    field_RA(put, value[5]);
    field_Rc(put, value[12]);
    field_RC(put, value[13]);
    put_cips(put, line, value + 1);
    put_sbu(put, line + 1, value + 6);
    put_cipc(put, line + 2);
    format_flow_of_atom_a(put, line + 3, value + 14);
}

static void encode_i2ip_n(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CPAK(put, value[0]);
    field_Rd(put, value[3]);
    field_Ra(put, value[4]);
    field_RA(put, value[5]);
    field_Rc(put, value[12]);
    field_RC(put, value[13]);
    put_cips(put, line, value + 1);
    put_sbu(put, line + 1, value + 6);
    format_flow_of_atom_a(put, line + 2, value + 14);
}

static void put_da(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_NA(put, value[0]);
        field_Ra(put, value[1]);
        field_RA(put, value[2]);
        break;
    case 1:
        put->hi |= 0x200;
        field_NA(put, value[0]);
        field_Ra(put, value[1]);
        field_RA(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_dc(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_NC(put, value[0]);
        field_Rc(put, value[1]);
        field_RC(put, value[2]);
        break;
    case 1:
        put->hi |= 0x400;
        field_NC(put, value[0]);
        field_Rc(put, value[1]);
        field_RC(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_dadd_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FRND(put, value[0]);
    field_Rd(put, value[1]);
    put_da(put, line, value + 2);
    put_dc(put, line + 1, value + 5);
    format_flow_of_atom_a(put, line + 2, value + 8);
}

static void put_dt(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x400;
        field_DIMM(put, value[0]);
        break;
    case 1:
        put->lo |= 0x600;
        field_NB(put, value[1]);
        put_cb(put, line + 1, value + 2);
        break;
    case 2:
        put->lo |= 0x4000000000000600;
        field_NB(put, value[1]);
        put_cb(put, line + 2, value + 2);
        break;
    case 3:
        put->lo |= 0xe00;
        put->hi |= 0x8000000;
        field_NB(put, value[1]);
        field_Ub(put, value[4]);
        break;
    case 4:
        put->lo |= 0x4000000000000e00;
        put->hi |= 0x8000000;
        field_NB(put, value[1]);
        field_Ub(put, value[4]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_dadd_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FRND(put, value[0]);
    field_Rd(put, value[1]);
    put_da(put, line, value + 2);
    put_dt(put, line + 1, value + 5);
    format_flow_of_atom_a(put, line + 4, value + 10);
}

static void encode_dmul(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FRND(put, value[0]);
    field_Rd(put, value[1]);
    put_da(put, line, value + 2);
    put_cs64(put, line + 1, value + 5);
    format_flow_of_atom_a(put, line + 4, value + 12);
}

static void encode_dfma_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FRND(put, value[0]);
    field_Rd(put, value[1]);
    put_da(put, line, value + 2);
    put_cs64(put, line + 1, value + 5);
    put_dc(put, line + 4, value + 12);
    format_flow_of_atom_a(put, line + 5, value + 15);
}

static void put_dcb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_NC(put, value[0]);
        field_Rc(put, value[1]);
        field_RB(put, value[2]);
        break;
    case 1:
        put->hi |= 0x400;
        field_NC(put, value[0]);
        field_Rc(put, value[1]);
        field_RB(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_dfma_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FRND(put, value[0]);
    field_Rd(put, value[1]);
    put_da(put, line, value + 2);
    put_dcb(put, line + 1, value + 5);
    put_dt(put, line + 2, value + 8);
    format_flow_of_atom_a(put, line + 5, value + 13);
}

static void put_dl(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_NB(put, value[0]);
        field_Rb(put, value[1]);
        field_RC(put, value[2]);
        break;
    case 1:
        put->lo |= 0x4000000000000200;
        field_NB(put, value[0]);
        field_Rb(put, value[1]);
        field_RC(put, value[2]);
        break;
    case 2:
        put->lo |= 0x400;
        field_DIMM(put, value[3]);
        break;
    case 3:
        put->lo |= 0x600;
        field_NB(put, value[0]);
        put_cb(put, line + 1, value + 4);
        break;
    case 4:
        put->lo |= 0x4000000000000600;
        field_NB(put, value[0]);
        put_cb(put, line + 2, value + 4);
        break;
    case 5:
        put->lo |= 0xe00;
        put->hi |= 0x8000000;
        field_NB(put, value[0]);
        field_Ub(put, value[6]);
        break;
    case 6:
        put->lo |= 0x4000000000000e00;
        put->hi |= 0x8000000;
        field_NB(put, value[0]);
        field_Ub(put, value[6]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_dsetp(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_DCMP(put, value[0]);
    field_BOP(put, value[1]);
    field_P0(put, value[2]);
    field_P1(put, value[3]);
    field_Q0N(put, value[14]);
    field_Q0(put, value[15]);
    put->wrong |= line[4];
    put_da(put, line, value + 4);
    put_dl(put, line + 1, value + 7);
    format_flow_of_atom_a(put, line + 5, value + 16);
}

static void put_fl(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_NB(put, value[0]);
        field_Rb(put, value[1]);
        field_RC(put, value[2]);
        break;
    case 1:
        put->lo |= 0x4000000000000200;
        field_NB(put, value[0]);
        field_Rb(put, value[1]);
        field_RC(put, value[2]);
        break;
    case 2:
        put->lo |= 0x400;
        field_FIMM(put, value[3]);
        break;
    case 3:
        put->lo |= 0x600;
        field_NB(put, value[0]);
        put_cb(put, line + 1, value + 4);
        break;
    case 4:
        put->lo |= 0x4000000000000600;
        field_NB(put, value[0]);
        put_cb(put, line + 2, value + 4);
        break;
    case 5:
        put->lo |= 0xe00;
        put->hi |= 0x8000000;
        field_NB(put, value[0]);
        field_Ub(put, value[6]);
        break;
    case 6:
        put->lo |= 0x4000000000000e00;
        put->hi |= 0x8000000;
        field_NB(put, value[0]);
        field_Ub(put, value[6]);
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
    put_da(put, line, value + 4);
    put_fl(put, line + 1, value + 7);
    format_flow_of_atom_a(put, line + 4, value + 14);
}

static void encode_fmul(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FMODE(put, value[0]);
    field_FSCALE(put, value[1]);
    field_FRND(put, value[2]);
    field_FSAT(put, value[3]);
    field_Rd(put, value[4]);
    put_da(put, line, value + 5);
    put_cs32(put, line + 1, value + 8);
    format_flow_of_atom_a(put, line + 4, value + 15);
}

static void encode_ffma_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FMODE(put, value[0]);
    field_FRND(put, value[1]);
    field_FSAT(put, value[2]);
    field_Rd(put, value[3]);
    put_da(put, line, value + 4);
    put_cs32(put, line + 1, value + 7);
    put_dc(put, line + 4, value + 14);
    format_flow_of_atom_a(put, line + 5, value + 17);
}

static void put_ft(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x400;
        field_FIMM(put, value[0]);
        break;
    case 1:
        put->lo |= 0x600;
        field_NB(put, value[1]);
        put_cb(put, line + 1, value + 2);
        break;
    case 2:
        put->lo |= 0x4000000000000600;
        field_NB(put, value[1]);
        put_cb(put, line + 2, value + 2);
        break;
    case 3:
        put->lo |= 0xe00;
        put->hi |= 0x8000000;
        field_NB(put, value[1]);
        field_Ub(put, value[4]);
        break;
    case 4:
        put->lo |= 0x4000000000000e00;
        put->hi |= 0x8000000;
        field_NB(put, value[1]);
        field_Ub(put, value[4]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_ffma_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FMODE(put, value[0]);
    field_FRND(put, value[1]);
    field_FSAT(put, value[2]);
    field_Rd(put, value[3]);
    put_da(put, line, value + 4);
    put_dcb(put, line + 1, value + 7);
    put_ft(put, line + 2, value + 10);
    format_flow_of_atom_a(put, line + 5, value + 15);
}

static void put_fmmod(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_FTZ(put, value[0]);
        break;
    case 1:
        field_FTZ(put, value[0]);
        field_FNAN(put, value[1]);
        break;
    case 2: case 3:
        field_FTZ(put, value[0]);
        field_FNAN(put, value[1]);
        field_FXORS(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_fmnmx_n(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[3]);
    field_Q0N(put, value[14]);
    field_Q0(put, value[15]);
    put->wrong |= line[1];
    put->wrong |= line[6];
    put_fmmod(put, line, value);
    put_da(put, line + 2, value + 4);
    put_cs32(put, line + 3, value + 7);
    format_flow_of_atom_a(put, line + 7, value + 16);
}

static void encode_fmnmx_isa(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FTZ(put, value[0]);
    field_FNAN(put, value[1]);
    field_FXORS(put, value[2]);
    field_Rd(put, value[3]);
    field_P1(put, value[4]);
    field_Q0N(put, value[15]);
    field_Q0(put, value[16]);
    put->wrong |= line[4];
    put_da(put, line, value + 5);
    put_cs32(put, line + 1, value + 8);
    format_flow_of_atom_h(put, line + 5, value + 17);
}

static void encode_fsel(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FTZ(put, value[0]);
    field_Rd(put, value[1]);
    field_Q0N(put, value[12]);
    field_Q0(put, value[13]);
    put->wrong |= line[4];
    put_da(put, line, value + 2);
    put_cs32(put, line + 1, value + 5);
    format_flow_of_atom_a(put, line + 5, value + 14);
}

static void encode_fset(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FCMP(put, value[0]);
    field_FTZ(put, value[1]);
    field_BOP(put, value[2]);
    field_Rd(put, value[3]);
    field_Q0N(put, value[14]);
    field_Q0(put, value[15]);
    put->wrong |= line[4];
    put_da(put, line, value + 4);
    put_cs32(put, line + 1, value + 7);
    format_flow_of_atom_a(put, line + 5, value + 16);
}

static void encode_fsetp(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FCMP(put, value[0]);
    field_FTZ(put, value[1]);
    field_BOP(put, value[2]);
    field_P0(put, value[3]);
    field_P1(put, value[4]);
    field_Q0N(put, value[15]);
    field_Q0(put, value[16]);
    put->wrong |= line[4];
    put_da(put, line, value + 5);
    put_cs32(put, line + 1, value + 8);
    format_flow_of_atom_a(put, line + 5, value + 17);
}

static void encode_fchk(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_P0(put, value[0]);
    put_da(put, line, value + 1);
    put_cs32(put, line + 1, value + 4);
    format_flow_of_atom_a(put, line + 4, value + 11);
}

static void encode_fswzadd(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FTZ(put, value[0]);
    field_FRND(put, value[1]);
    field_NDV(put, value[2]);
    field_Rd(put, value[3]);
    field_Ra(put, value[4]);
    field_RA(put, value[5]);
    field_Rc(put, value[6]);
    field_RC(put, value[7]);
    field_SWD(put, value[8]);
    field_SWC(put, value[9]);
    field_SWB(put, value[10]);
    field_SWA(put, value[11]);
    format_flow_of_atom_a(put, line, value + 12);
}

static void put_fmut(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        field_MUH(put, value[0]);
        break;
    case 2:
        field_MUT(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_fb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_NB(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        break;
    case 1:
        put->lo |= 0x4000000000000200;
        field_NB(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        break;
    case 2:
        put->lo |= 0xa00;
        field_NB(put, value[0]);
        put_cb(put, line + 1, value + 3);
        break;
    case 3:
        put->lo |= 0x4000000000000a00;
        field_NB(put, value[0]);
        put_cb(put, line + 2, value + 3);
        break;
    case 4:
        put->lo |= 0xc00;
        put->hi |= 0x8000000;
        field_NB(put, value[0]);
        field_Ub(put, value[5]);
        break;
    case 5:
        put->lo |= 0x4000000000000c00;
        put->hi |= 0x8000000;
        field_NB(put, value[0]);
        field_Ub(put, value[5]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_mufu_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_MUF(put, value[0]);
    field_Rd(put, value[3]);
    put_fmut(put, line, value + 1);
    put_fb(put, line + 1, value + 4);
    format_flow_of_atom_a(put, line + 4, value + 10);
}

static void encode_mufu_s(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_MUF(put, value[0]);
    field_Rd(put, value[1]);
    field_FIMM(put, value[2]);
    put_c77(put, line);
    format_flow_of_atom_a(put, line + 1, value + 3);
}

static void encode_mufu_d(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_MUF(put, value[0]);
    field_Rd(put, value[1]);
    field_DIMM(put, value[2]);
    put_c77(put, line);
    format_flow_of_atom_a(put, line + 1, value + 3);
}

static void put_fmuhalf(struct put *put, const uint8_t *line)
{
    switch (line[0]) {
    case 0: case 2:
        put->hi |= 0x200;
        break;
    case 1:
        put->hi |= 0x100;
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_mufu_h(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_MUF(put, value[0]);
    field_Rd(put, value[1]);
    field_HIL(put, value[2]);
    put_fmuhalf(put, line);
    format_flow_of_atom_a(put, line + 1, value + 3);
}

static void encode_al2p(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    field_Ra(put, value[1]);
    format_flow_of_atom_a(put, line, value + 2);
}

static void put_arb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0xff00000000;
        break;
    case 1:
        field_Rb(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_ald_a(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_AO(put, value[0]);
    field_Rd(put, value[1]);
    field_AOFF(put, value[2]);
    put_arb(put, line, value + 3);
    format_flow_of_atom_a(put, line + 1, value + 4);
}

static void encode_ald_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_AO(put, value[0]);
    field_Rd(put, value[1]);
    field_Ra(put, value[2]);
    put_arb(put, line, value + 3);
    format_flow_of_atom_a(put, line + 1, value + 4);
}

static void encode_ald_u(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_AO(put, value[0]);
    field_Rd(put, value[1]);
    field_Ua(put, value[2]);
    put_arb(put, line, value + 3);
    format_flow_of_atom_a(put, line + 1, value + 4);
}

static void put_arc(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->hi |= 0xff;
        break;
    case 1:
        field_Rc(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_ast_a(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_AOFF(put, value[0]);
    field_Rb(put, value[1]);
    put_arc(put, line, value + 2);
    format_flow_of_atom_a(put, line + 1, value + 3);
}

static void encode_ast_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Ra(put, value[0]);
    field_Rb(put, value[1]);
    put_arc(put, line, value + 2);
    format_flow_of_atom_a(put, line + 1, value + 3);
}

static void encode_ast_u(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Ua(put, value[0]);
    field_Rb(put, value[1]);
    put_arc(put, line, value + 2);
    format_flow_of_atom_a(put, line + 1, value + 3);
}

static void put_ipaplace(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        break;
    case 1:
        put->lo |= 0x800;
        put->hi |= 0x2000;
        field_IFROM(put, value[0]);
        break;
    case 2:
        put->lo |= 0xa00;
        put->hi |= 0x2000;
        field_CBANK(put, value[1]);
        field_COFF(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_ipa_a(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_AMODE(put, value[0]);
    field_AWHERE(put, value[1]);
    field_Rd(put, value[2]);
    field_IOFF(put, value[4]);
    put_po(put, line, value + 3);
    put_ipaplace(put, line + 1, value + 5);
    format_flow_of_atom_a(put, line + 2, value + 8);
}

static void encode_ipa_u(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_AMODE(put, value[0]);
    field_AWHERE(put, value[1]);
    field_Rd(put, value[2]);
    field_Ua(put, value[4]);
    field_IOFF(put, value[5]);
    put_po(put, line, value + 3);
    format_flow_of_atom_a(put, line + 1, value + 6);
}

static void encode_out_f(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Ra(put, value[0]);
    put->wrong |= line[0];
    format_flow_of_atom_a(put, line + 1, value + 1);
}

static void encode_out_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_OUTK(put, value[0]);
    field_Rd(put, value[1]);
    field_Ra(put, value[2]);
    field_Rb(put, value[3]);
    format_flow_of_atom_a(put, line, value + 4);
}

static void encode_out_i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_OUTK(put, value[0]);
    field_Rd(put, value[1]);
    field_Ra(put, value[2]);
    field_OUTN(put, value[3]);
    format_flow_of_atom_a(put, line, value + 4);
}

static void encode_out_u(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_OUTK(put, value[0]);
    field_Rd(put, value[1]);
    field_Ra(put, value[2]);
    field_Ub(put, value[3]);
    format_flow_of_atom_a(put, line, value + 4);
}

static void put_isb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 1:
        field_Ra(put, value[0]);
        break;
    case 2:
        field_Ra(put, value[0]);
        field_ISOFF(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_isberd(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    put_isb(put, line, value + 1);
    format_flow_of_atom_a(put, line + 1, value + 3);
}

static void encode_isbewr(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rb(put, value[2]);
    put_isb(put, line, value);
    format_flow_of_atom_a(put, line + 1, value + 3);
}

static void encode_ldtram(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    field_Ua(put, value[1]);
    field_IOFF(put, value[2]);
    format_flow_of_atom_a(put, line, value + 3);
}

static void put_htadd(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_HF32(put, value[0]);
        break;
    case 1:
        field_HTY(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_hswa(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_HSA(put, value[0]);
        break;
    case 1:
        field_HXA(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_ha(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_NA(put, value[0]);
        field_Ra(put, value[1]);
        field_RA(put, value[2]);
        put_hswa(put, line + 1, value + 3);
        break;
    case 1:
        put->hi |= 0x200;
        field_NA(put, value[0]);
        field_Ra(put, value[1]);
        field_RA(put, value[2]);
        put_hswa(put, line + 2, value + 3);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_hswb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_HSB(put, value[0]);
        break;
    case 1:
        field_HXB(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_hl(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_NB(put, value[0]);
        field_Rb(put, value[1]);
        field_RC(put, value[2]);
        put_hswb(put, line + 1, value + 3);
        break;
    case 1:
        put->lo |= 0x4000000000000200;
        field_NB(put, value[0]);
        field_Rb(put, value[1]);
        field_RC(put, value[2]);
        put_hswb(put, line + 2, value + 3);
        break;
    case 2:
        put->lo |= 0x400;
        field_HIH(put, value[5]);
        field_HIL(put, value[6]);
        break;
    case 3:
        put->lo |= 0x600;
        field_NB(put, value[0]);
        put_cb(put, line + 3, value + 7);
        put_hswb(put, line + 4, value + 3);
        break;
    case 4:
        put->lo |= 0x4000000000000600;
        field_NB(put, value[0]);
        put_cb(put, line + 5, value + 7);
        put_hswb(put, line + 6, value + 3);
        break;
    case 5:
        put->lo |= 0xe00;
        put->hi |= 0x8000000;
        field_NB(put, value[0]);
        field_Ub(put, value[9]);
        put_hswb(put, line + 7, value + 3);
        break;
    case 6:
        put->lo |= 0x4000000000000e00;
        put->hi |= 0x8000000;
        field_NB(put, value[0]);
        field_Ub(put, value[9]);
        put_hswb(put, line + 8, value + 3);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_hadd2(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FTZ(put, value[2]);
    field_FSAT(put, value[3]);
    field_Rd(put, value[4]);
    put_htadd(put, line, value);
    put_ha(put, line + 1, value + 5);
    put_hl(put, line + 4, value + 10);
    format_flow_of_atom_a(put, line + 13, value + 20);
}

static void put_htmul(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_HF32(put, value[0]);
        break;
    case 1:
        field_HXTY(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_hb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_NB(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        put_hswb(put, line + 1, value + 3);
        break;
    case 1:
        put->lo |= 0x4000000000000200;
        field_NB(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        put_hswb(put, line + 2, value + 3);
        break;
    case 2:
        put->lo |= 0x800;
        field_HIH(put, value[5]);
        field_HIL(put, value[6]);
        break;
    case 3:
        put->lo |= 0xa00;
        field_NB(put, value[0]);
        put_cb(put, line + 3, value + 7);
        put_hswb(put, line + 4, value + 3);
        break;
    case 4:
        put->lo |= 0x4000000000000a00;
        field_NB(put, value[0]);
        put_cb(put, line + 5, value + 7);
        put_hswb(put, line + 6, value + 3);
        break;
    case 5:
        put->lo |= 0xc00;
        put->hi |= 0x8000000;
        field_NB(put, value[0]);
        field_Ub(put, value[9]);
        put_hswb(put, line + 7, value + 3);
        break;
    case 6:
        put->lo |= 0x4000000000000c00;
        put->hi |= 0x8000000;
        field_NB(put, value[0]);
        field_Ub(put, value[9]);
        put_hswb(put, line + 8, value + 3);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_hmul2(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FMODE(put, value[2]);
    field_FSAT(put, value[3]);
    field_Rd(put, value[4]);
    put_htmul(put, line, value);
    put_ha(put, line + 1, value + 5);
    put_hb(put, line + 4, value + 10);
    format_flow_of_atom_a(put, line + 13, value + 20);
}

static void put_htfma(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 1:
        field_HF32(put, value[0]);
        field_FMODE(put, value[1]);
        field_FSAT(put, value[2]);
        break;
    case 2:
        put->hi |= 0x200000;
        field_FMODE(put, value[1]);
        field_FSAT(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_hswm(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_HSB(put, value[0]);
        break;
    case 1:
        field_HNB(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_hmb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_NB(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        put_hswm(put, line + 1, value + 3);
        break;
    case 1:
        put->lo |= 0x4000000000000200;
        field_NB(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        put_hswm(put, line + 2, value + 3);
        break;
    case 2: case 3:
        put->lo |= 0x800;
        field_HIH(put, value[5]);
        field_HIL(put, value[6]);
        break;
    case 4:
        put->lo |= 0x800;
        put->hi |= 0x200000;
        field_BIH(put, value[7]);
        field_BIL(put, value[8]);
        break;
    case 5:
        put->lo |= 0xa00;
        field_NB(put, value[0]);
        put_cb(put, line + 3, value + 9);
        put_hswm(put, line + 4, value + 3);
        break;
    case 6:
        put->lo |= 0x4000000000000a00;
        field_NB(put, value[0]);
        put_cb(put, line + 5, value + 9);
        put_hswm(put, line + 6, value + 3);
        break;
    case 7:
        put->lo |= 0xc00;
        put->hi |= 0x8000000;
        field_NB(put, value[0]);
        field_Ub(put, value[11]);
        put_hswm(put, line + 7, value + 3);
        break;
    case 8:
        put->lo |= 0x4000000000000c00;
        put->hi |= 0x8000000;
        field_NB(put, value[0]);
        field_Ub(put, value[11]);
        put_hswm(put, line + 8, value + 3);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_hswc(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_HSC(put, value[0]);
        break;
    case 1:
        field_HXC(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_hc(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_HNC(put, value[0]);
        field_Rc(put, value[1]);
        field_RC(put, value[2]);
        put_hswc(put, line + 1, value + 3);
        break;
    case 1:
        put->hi |= 0x80000;
        field_HNC(put, value[0]);
        field_Rc(put, value[1]);
        field_RC(put, value[2]);
        put_hswc(put, line + 2, value + 3);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_hfma2_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[3]);
    put_htfma(put, line, value);
    put_ha(put, line + 1, value + 4);
    put_hmb(put, line + 4, value + 9);
    put_hc(put, line + 13, value + 21);
    format_flow_of_atom_a(put, line + 16, value + 26);
}

static void put_hcb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_HNC(put, value[0]);
        field_Rc(put, value[1]);
        field_RB(put, value[2]);
        put_hswc(put, line + 1, value + 3);
        break;
    case 1:
        put->hi |= 0x80000;
        field_HNC(put, value[0]);
        field_Rc(put, value[1]);
        field_RB(put, value[2]);
        put_hswc(put, line + 2, value + 3);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_hmt(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 1:
        put->lo |= 0x400;
        field_HIH(put, value[0]);
        field_HIL(put, value[1]);
        break;
    case 2:
        put->lo |= 0x400;
        put->hi |= 0x200000;
        field_BIH(put, value[2]);
        field_BIL(put, value[3]);
        break;
    case 3:
        put->lo |= 0x600;
        field_NB(put, value[4]);
        put_cb(put, line + 1, value + 5);
        put_hswm(put, line + 2, value + 8);
        break;
    case 4:
        put->lo |= 0x4000000000000600;
        field_NB(put, value[4]);
        put_cb(put, line + 3, value + 5);
        put_hswm(put, line + 4, value + 8);
        break;
    case 5:
        put->lo |= 0xe00;
        put->hi |= 0x8000000;
        field_NB(put, value[4]);
        field_Ub(put, value[7]);
        put_hswm(put, line + 5, value + 8);
        break;
    case 6:
        put->lo |= 0x4000000000000e00;
        put->hi |= 0x8000000;
        field_NB(put, value[4]);
        field_Ub(put, value[7]);
        put_hswm(put, line + 6, value + 8);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_hfma2_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[3]);
    put_htfma(put, line, value);
    put_ha(put, line + 1, value + 4);
    put_hcb(put, line + 4, value + 9);
    put_hmt(put, line + 7, value + 14);
    format_flow_of_atom_a(put, line + 14, value + 24);
}

static void put_htrel(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_HF32(put, value[0]);
        field_FMODE(put, value[1]);
        break;
    case 1:
        put->hi |= 0x200000;
        field_FMODE(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_hmb_of_hfma2_rb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_NB(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        put_hswm(put, line + 1, value + 3);
        break;
    case 1:
        put->lo |= 0x4000000000000200;
        field_NB(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        put_hswm(put, line + 2, value + 3);
        break;
    case 2:
        put->lo |= 0x800;
        field_HIH(put, value[5]);
        field_HIL(put, value[6]);
        break;
    case 3:
        put->lo |= 0x800;
        put->hi |= 0x200000;
        field_BIH(put, value[7]);
        field_BIL(put, value[8]);
        break;
    case 4:
        put->lo |= 0xa00;
        field_NB(put, value[0]);
        put_cb(put, line + 3, value + 9);
        put_hswm(put, line + 4, value + 3);
        break;
    case 5:
        put->lo |= 0x4000000000000a00;
        field_NB(put, value[0]);
        put_cb(put, line + 5, value + 9);
        put_hswm(put, line + 6, value + 3);
        break;
    case 6:
        put->lo |= 0xc00;
        put->hi |= 0x8000000;
        field_NB(put, value[0]);
        field_Ub(put, value[11]);
        put_hswm(put, line + 7, value + 3);
        break;
    case 7:
        put->lo |= 0x4000000000000c00;
        put->hi |= 0x8000000;
        field_NB(put, value[0]);
        field_Ub(put, value[11]);
        put_hswm(put, line + 8, value + 3);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_hfma2_rb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[2]);
    field_Q0N(put, value[25]);
    field_Q0(put, value[26]);
    put->wrong |= line[16];
    put_htrel(put, line, value);
    put_ha(put, line + 1, value + 3);
    put_hmb_of_hfma2_rb(put, line + 4, value + 8);
    put_hc(put, line + 13, value + 20);
    format_flow_of_atom_a(put, line + 17, value + 27);
}

static void put_hmt_of_hfma2_rc(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x400;
        field_HIH(put, value[0]);
        field_HIL(put, value[1]);
        break;
    case 1:
        put->lo |= 0x400;
        put->hi |= 0x200000;
        field_BIH(put, value[2]);
        field_BIL(put, value[3]);
        break;
    case 2:
        put->lo |= 0x600;
        field_NB(put, value[4]);
        put_cb(put, line + 1, value + 5);
        put_hswm(put, line + 2, value + 8);
        break;
    case 3:
        put->lo |= 0x4000000000000600;
        field_NB(put, value[4]);
        put_cb(put, line + 3, value + 5);
        put_hswm(put, line + 4, value + 8);
        break;
    case 4:
        put->lo |= 0xe00;
        put->hi |= 0x8000000;
        field_NB(put, value[4]);
        field_Ub(put, value[7]);
        put_hswm(put, line + 5, value + 8);
        break;
    case 5:
        put->lo |= 0x4000000000000e00;
        put->hi |= 0x8000000;
        field_NB(put, value[4]);
        field_Ub(put, value[7]);
        put_hswm(put, line + 6, value + 8);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_hfma2_rc(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[2]);
    field_Q0N(put, value[23]);
    field_Q0(put, value[24]);
    put->wrong |= line[14];
    put_htrel(put, line, value);
    put_ha(put, line + 1, value + 3);
    put_hcb(put, line + 4, value + 8);
    put_hmt_of_hfma2_rc(put, line + 7, value + 13);
    format_flow_of_atom_a(put, line + 15, value + 25);
}

static void put_htmma(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 1:
        field_FMODE(put, value[0]);
        field_FSAT(put, value[1]);
        break;
    case 2:
        put->hi |= 0x4000;
        field_FMODE(put, value[0]);
        field_FSAT(put, value[1]);
        break;
    case 3:
        put->hi |= 0x200000;
        field_FMODE(put, value[0]);
        field_FSAT(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_hwb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_NB(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        break;
    case 1:
        put->lo |= 0x4000000000000200;
        field_NB(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        break;
    case 2: case 3:
        put->lo |= 0x800;
        field_HIH(put, value[3]);
        field_HIL(put, value[4]);
        break;
    case 4:
        put->lo |= 0x800;
        put->hi |= 0x200000;
        field_BIH(put, value[5]);
        field_BIL(put, value[6]);
        break;
    case 5:
        put->lo |= 0xa00;
        field_NB(put, value[0]);
        put_cb(put, line + 1, value + 7);
        break;
    case 6:
        put->lo |= 0x4000000000000a00;
        field_NB(put, value[0]);
        put_cb(put, line + 2, value + 7);
        break;
    case 7:
        put->lo |= 0xc00;
        put->hi |= 0x8000000;
        field_NB(put, value[0]);
        field_Ub(put, value[9]);
        break;
    case 8:
        put->lo |= 0x4000000000000c00;
        put->hi |= 0x8000000;
        field_NB(put, value[0]);
        field_Ub(put, value[9]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_hwc(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_HNC(put, value[0]);
        field_Rc(put, value[1]);
        field_RC(put, value[2]);
        break;
    case 1:
        put->hi |= 0x80000;
        field_HNC(put, value[0]);
        field_Rc(put, value[1]);
        field_RC(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_hfma2_mma_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[2]);
    put_htmma(put, line, value);
    put_da(put, line + 1, value + 3);
    put_hwb(put, line + 2, value + 6);
    put_hwc(put, line + 5, value + 16);
    format_flow_of_atom_a(put, line + 6, value + 19);
}

static void put_hwcb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_HNC(put, value[0]);
        field_Rc(put, value[1]);
        field_RB(put, value[2]);
        break;
    case 1:
        put->hi |= 0x80000;
        field_HNC(put, value[0]);
        field_Rc(put, value[1]);
        field_RB(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_hwt(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 1:
        put->lo |= 0x400;
        field_HIH(put, value[0]);
        field_HIL(put, value[1]);
        break;
    case 2:
        put->lo |= 0x400;
        put->hi |= 0x200000;
        field_BIH(put, value[2]);
        field_BIL(put, value[3]);
        break;
    case 3:
        put->lo |= 0x600;
        field_NB(put, value[4]);
        put_cb(put, line + 1, value + 5);
        break;
    case 4:
        put->lo |= 0x4000000000000600;
        field_NB(put, value[4]);
        put_cb(put, line + 2, value + 5);
        break;
    case 5:
        put->lo |= 0xe00;
        put->hi |= 0x8000000;
        field_NB(put, value[4]);
        field_Ub(put, value[7]);
        break;
    case 6:
        put->lo |= 0x4000000000000e00;
        put->hi |= 0x8000000;
        field_NB(put, value[4]);
        field_Ub(put, value[7]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_hfma2_mma_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[2]);
    put_htmma(put, line, value);
    put_da(put, line + 1, value + 3);
    put_hwcb(put, line + 2, value + 6);
    put_hwt(put, line + 3, value + 9);
    format_flow_of_atom_a(put, line + 6, value + 17);
}

static void encode_hfma2_mma_rb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[2]);
    field_Q0N(put, value[19]);
    field_Q0(put, value[20]);
    put->wrong |= line[6];
    put_htmma(put, line, value);
    put_da(put, line + 1, value + 3);
    put_hwb(put, line + 2, value + 6);
    put_hwc(put, line + 5, value + 16);
    format_flow_of_atom_a(put, line + 7, value + 21);
}

static void encode_hfma2_mma_rc(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[2]);
    field_Q0N(put, value[17]);
    field_Q0(put, value[18]);
    put->wrong |= line[6];
    put_htmma(put, line, value);
    put_da(put, line + 1, value + 3);
    put_hwcb(put, line + 2, value + 6);
    put_hwt(put, line + 3, value + 9);
    format_flow_of_atom_a(put, line + 7, value + 19);
}

static void put_hst(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        field_HSTY(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_hsl(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_NB(put, value[0]);
        field_Rb(put, value[1]);
        field_RC(put, value[2]);
        put_hswb(put, line + 1, value + 3);
        break;
    case 1:
        put->lo |= 0x4000000000000200;
        field_NB(put, value[0]);
        field_Rb(put, value[1]);
        field_RC(put, value[2]);
        put_hswb(put, line + 2, value + 3);
        break;
    case 2: case 3:
        put->lo |= 0x400;
        field_HIH(put, value[5]);
        field_HIL(put, value[6]);
        break;
    case 4:
        put->lo |= 0x400;
        put->hi |= 0x2;
        field_BIH(put, value[7]);
        field_BIL(put, value[8]);
        break;
    case 5:
        put->lo |= 0x600;
        field_NB(put, value[0]);
        put_cb(put, line + 3, value + 9);
        put_hswb(put, line + 4, value + 3);
        break;
    case 6:
        put->lo |= 0x4000000000000600;
        field_NB(put, value[0]);
        put_cb(put, line + 5, value + 9);
        put_hswb(put, line + 6, value + 3);
        break;
    case 7:
        put->lo |= 0xe00;
        put->hi |= 0x8000000;
        field_NB(put, value[0]);
        field_Ub(put, value[11]);
        put_hswb(put, line + 7, value + 3);
        break;
    case 8:
        put->lo |= 0x4000000000000e00;
        put->hi |= 0x8000000;
        field_NB(put, value[0]);
        field_Ub(put, value[11]);
        put_hswb(put, line + 8, value + 3);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_hset2(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_HBF1(put, value[1]);
    field_FCMP(put, value[2]);
    field_FTZ(put, value[3]);
    field_HBOP(put, value[4]);
    field_Rd(put, value[5]);
    field_Q0N(put, value[23]);
    field_Q0(put, value[24]);
    put->wrong |= line[13];
    put_hst(put, line, value);
    put_ha(put, line + 1, value + 6);
    put_hsl(put, line + 4, value + 11);
    format_flow_of_atom_a(put, line + 14, value + 25);
}

static void encode_hsetp2(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_FCMP(put, value[1]);
    field_HAND(put, value[2]);
    field_FTZ(put, value[3]);
    field_HBOP(put, value[4]);
    field_P0(put, value[5]);
    field_P1(put, value[6]);
    field_Q0N(put, value[24]);
    field_Q0(put, value[25]);
    put->wrong |= line[13];
    put_hst(put, line, value);
    put_ha(put, line + 1, value + 7);
    put_hsl(put, line + 4, value + 12);
    format_flow_of_atom_a(put, line + 14, value + 26);
}

static void put_hmt2(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_FTZ(put, value[0]);
        field_FNAN(put, value[1]);
        field_FXORS(put, value[2]);
        break;
    case 1:
        put->hi |= 0x200000;
        field_FTZ(put, value[0]);
        field_FNAN(put, value[1]);
        field_FXORS(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_hnm(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_NB(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        put_hswb(put, line + 1, value + 3);
        break;
    case 1:
        put->lo |= 0x4000000000000200;
        field_NB(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        put_hswb(put, line + 2, value + 3);
        break;
    case 2:
        put->lo |= 0x800;
        field_HIH(put, value[5]);
        field_HIL(put, value[6]);
        break;
    case 3:
        put->lo |= 0x800;
        put->hi |= 0x200000;
        field_BIH(put, value[7]);
        field_BIL(put, value[8]);
        break;
    case 4:
        put->lo |= 0xa00;
        field_NB(put, value[0]);
        put_cb(put, line + 3, value + 9);
        put_hswb(put, line + 4, value + 3);
        break;
    case 5:
        put->lo |= 0x4000000000000a00;
        field_NB(put, value[0]);
        put_cb(put, line + 5, value + 9);
        put_hswb(put, line + 6, value + 3);
        break;
    case 6:
        put->lo |= 0xc00;
        put->hi |= 0x8000000;
        field_NB(put, value[0]);
        field_Ub(put, value[11]);
        put_hswb(put, line + 7, value + 3);
        break;
    case 7:
        put->lo |= 0x4000000000000c00;
        put->hi |= 0x8000000;
        field_NB(put, value[0]);
        field_Ub(put, value[11]);
        put_hswb(put, line + 8, value + 3);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_hmnmx2(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[3]);
    field_Q0N(put, value[21]);
    field_Q0(put, value[22]);
    put->wrong |= line[13];
    put_hmt2(put, line, value);
    put_ha(put, line + 1, value + 4);
    put_hnm(put, line + 4, value + 9);
    format_flow_of_atom_a(put, line + 14, value + 23);
}

static void put_co(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->hi |= 0x7e0000;
        break;
    case 1:
        put->hi |= 0x700000;
        field_P0(put, value[0]);
        break;
    case 2:
        field_P0(put, value[0]);
        field_P1(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_sbn(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_NB(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        break;
    case 1:
        put->lo |= 0x800;
        field_IMM(put, value[3]);
        break;
    case 2:
        put->lo |= 0xa00;
        field_NB(put, value[0]);
        put_cb(put, line + 1, value + 4);
        break;
    case 3:
        put->lo |= 0xc00;
        put->hi |= 0x8000000;
        field_NB(put, value[0]);
        field_Ub(put, value[6]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_iadd3_n(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    field_NA(put, value[3]);
    field_Ra(put, value[4]);
    field_RA(put, value[5]);
    field_NC(put, value[13]);
    field_Rc(put, value[14]);
    field_RC(put, value[15]);
    put->wrong |= line[1];
    put->wrong |= line[4];
    put_co(put, line, value + 1);
    put_sbn(put, line + 2, value + 6);
    format_flow_of_atom_a(put, line + 5, value + 16);
}

static void put_sbi(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_IB(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        break;
    case 1:
        put->lo |= 0x800;
        field_IMM(put, value[3]);
        break;
    case 2:
        put->lo |= 0xa00;
        field_IB(put, value[0]);
        put_cb(put, line + 1, value + 4);
        break;
    case 3:
        put->lo |= 0xc00;
        put->hi |= 0x8000000;
        field_IB(put, value[0]);
        field_Ub(put, value[6]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_iadd3_x(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    field_IA(put, value[3]);
    field_Ra(put, value[4]);
    field_RA(put, value[5]);
    field_IC(put, value[13]);
    field_Rc(put, value[14]);
    field_RC(put, value[15]);
    field_Q0N(put, value[16]);
    field_Q0(put, value[17]);
    field_Q1N(put, value[18]);
    field_Q1(put, value[19]);
    put->wrong |= line[1];
    put->wrong |= line[4];
    put->wrong |= line[5];
    put->wrong |= line[6];
    put_co(put, line, value + 1);
    put_sbi(put, line + 2, value + 6);
    format_flow_of_atom_a(put, line + 7, value + 20);
}

static void encode_imad_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_US(put, value[0]);
    field_Rd(put, value[1]);
    field_Ra(put, value[2]);
    field_RA(put, value[3]);
    field_Rb(put, value[4]);
    field_RB(put, value[5]);
    field_NC(put, value[6]);
    field_Rc(put, value[7]);
    field_RC(put, value[8]);
    put->wrong |= line[0];
    format_flow_of_atom_a(put, line + 1, value + 9);
}

static void encode_imad_i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_US(put, value[0]);
    field_Rd(put, value[1]);
    field_Ra(put, value[2]);
    field_RA(put, value[3]);
    field_IMM(put, value[4]);
    field_NC(put, value[5]);
    field_Rc(put, value[6]);
    field_RC(put, value[7]);
    put->wrong |= line[0];
    format_flow_of_atom_a(put, line + 1, value + 8);
}

static void put_sbcu(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0xa00;
        field_CBANK(put, value[0]);
        field_COFF(put, value[1]);
        break;
    case 1:
        put->lo |= 0xa00;
        put->hi |= 0x8000000;
        field_Ub(put, value[2]);
        field_COFF(put, value[1]);
        break;
    case 2:
        put->lo |= 0xc00;
        put->hi |= 0x8000000;
        field_Ub(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_imad_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_US(put, value[0]);
    field_Rd(put, value[1]);
    field_Ra(put, value[2]);
    field_RA(put, value[3]);
    field_NC(put, value[7]);
    field_Rc(put, value[8]);
    field_RC(put, value[9]);
    put->wrong |= line[1];
    put_sbcu(put, line, value + 4);
    format_flow_of_atom_a(put, line + 2, value + 10);
}

static void encode_imad_ri(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_US(put, value[0]);
    field_Rd(put, value[1]);
    field_Ra(put, value[2]);
    field_RA(put, value[3]);
    field_Rc(put, value[4]);
    field_RB(put, value[5]);
    field_IMM(put, value[6]);
    format_flow_of_atom_a(put, line, value + 7);
}

static void encode_imad_rc(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_US(put, value[0]);
    field_Rd(put, value[1]);
    field_Ra(put, value[2]);
    field_RA(put, value[3]);
    field_Rc(put, value[4]);
    field_RB(put, value[5]);
    field_NB(put, value[6]);
    put->wrong |= line[0];
    put_cb(put, line + 1, value + 7);
    format_flow_of_atom_a(put, line + 2, value + 10);
}

static void encode_imad_ru(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_US(put, value[0]);
    field_Rd(put, value[1]);
    field_Ra(put, value[2]);
    field_RA(put, value[3]);
    field_Rc(put, value[4]);
    field_RB(put, value[5]);
    field_NB(put, value[6]);
    field_Ub(put, value[7]);
    put->wrong |= line[0];
    format_flow_of_atom_a(put, line + 1, value + 8);
}

static void put_sb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_Rb(put, value[0]);
        field_RB(put, value[1]);
        break;
    case 1:
        put->lo |= 0x800;
        field_IMM(put, value[2]);
        break;
    case 2:
        put->lo |= 0xa00;
        field_CBANK(put, value[3]);
        field_COFF(put, value[4]);
        break;
    case 3:
        put->lo |= 0xa00;
        put->hi |= 0x8000000;
        field_Ub(put, value[5]);
        field_COFF(put, value[4]);
        break;
    case 4:
        put->lo |= 0xc00;
        put->hi |= 0x8000000;
        field_Ub(put, value[5]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_imad_bx(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_US(put, value[0]);
    field_Rd(put, value[1]);
    field_Ra(put, value[2]);
    field_RA(put, value[3]);
    field_IC(put, value[10]);
    field_Rc(put, value[11]);
    field_RC(put, value[12]);
    field_Q0N(put, value[13]);
    field_Q0(put, value[14]);
    put->wrong |= line[1];
    put->wrong |= line[2];
    put_sb(put, line, value + 4);
    format_flow_of_atom_a(put, line + 3, value + 15);
}

static void put_sci(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x400;
        field_IMM(put, value[0]);
        break;
    case 1:
        put->lo |= 0x600;
        field_IB(put, value[1]);
        put_cb(put, line + 1, value + 2);
        break;
    case 2:
        put->lo |= 0xe00;
        put->hi |= 0x8000000;
        field_IB(put, value[1]);
        field_Ub(put, value[4]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_imad_cx(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_US(put, value[0]);
    field_Rd(put, value[1]);
    field_Ra(put, value[2]);
    field_RA(put, value[3]);
    field_Rc(put, value[4]);
    field_RB(put, value[5]);
    field_Q0N(put, value[11]);
    field_Q0(put, value[12]);
    put->wrong |= line[2];
    put_sci(put, line, value + 6);
    format_flow_of_atom_a(put, line + 3, value + 13);
}

static void encode_imad_wide_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_US(put, value[0]);
    field_Rd(put, value[1]);
    field_Ra(put, value[3]);
    field_RA(put, value[4]);
    field_NC(put, value[11]);
    field_Rc(put, value[12]);
    field_RC(put, value[13]);
    put->wrong |= line[2];
    put_po(put, line, value + 2);
    put_sb(put, line + 1, value + 5);
    format_flow_of_atom_a(put, line + 3, value + 14);
}

static void put_widec(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x600;
        field_NB(put, value[0]);
        put_cb(put, line + 1, value + 1);
        break;
    case 1:
        put->lo |= 0xe00;
        put->hi |= 0x8000000;
        field_NB(put, value[0]);
        field_Ub(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_imad_wide_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_US(put, value[0]);
    field_Rd(put, value[1]);
    field_Ra(put, value[3]);
    field_RA(put, value[4]);
    field_Rc(put, value[5]);
    field_RB(put, value[6]);
    put_po(put, line, value + 2);
    put_widec(put, line + 1, value + 7);
    format_flow_of_atom_a(put, line + 3, value + 11);
}

static void encode_imad_wide_bx(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_US(put, value[0]);
    field_Rd(put, value[1]);
    field_Ra(put, value[3]);
    field_RA(put, value[4]);
    field_IC(put, value[11]);
    field_Rc(put, value[12]);
    field_RC(put, value[13]);
    field_Q0N(put, value[14]);
    field_Q0(put, value[15]);
    put->wrong |= line[2];
    put->wrong |= line[3];
    put_po(put, line, value + 2);
    put_sb(put, line + 1, value + 5);
    format_flow_of_atom_a(put, line + 4, value + 16);
}

static void put_widecx(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x600;
        field_IB(put, value[0]);
        put_cb(put, line + 1, value + 1);
        break;
    case 1:
        put->lo |= 0xe00;
        put->hi |= 0x8000000;
        field_IB(put, value[0]);
        field_Ub(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_imad_wide_cx(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_US(put, value[0]);
    field_Rd(put, value[1]);
    field_Ra(put, value[3]);
    field_RA(put, value[4]);
    field_Rc(put, value[5]);
    field_RB(put, value[6]);
    field_Q0N(put, value[11]);
    field_Q0(put, value[12]);
    put->wrong |= line[3];
    put_po(put, line, value + 2);
    put_widecx(put, line + 1, value + 7);
    format_flow_of_atom_a(put, line + 4, value + 13);
}

static void encode_lop3(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_PAND(put, value[0]);
    field_Rd(put, value[2]);
    field_Ra(put, value[3]);
    field_RA(put, value[4]);
    field_Rc(put, value[11]);
    field_RC(put, value[12]);
    field_LUT(put, value[13]);
    field_Q0N(put, value[14]);
    field_Q0(put, value[15]);
    put->wrong |= line[2];
    put_po(put, line, value + 1);
    put_sbu(put, line + 1, value + 5);
    format_flow_of_atom_a(put, line + 3, value + 16);
}

static void encode_shf_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SHD(put, value[0]);
    field_SHW(put, value[1]);
    field_SHT(put, value[2]);
    field_SHHI(put, value[3]);
    field_Rd(put, value[4]);
    field_Ra(put, value[5]);
    field_RA(put, value[6]);
    field_Rc(put, value[13]);
    field_RC(put, value[14]);
    put_sbu(put, line, value + 7);
    format_flow_of_atom_a(put, line + 1, value + 15);
}

static void put_scu(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x400;
        field_UIMM(put, value[0]);
        break;
    case 1:
        put->lo |= 0x600;
        field_CBANK(put, value[1]);
        field_COFF(put, value[2]);
        break;
    case 2:
        put->lo |= 0x600;
        put->hi |= 0x8000000;
        field_Ub(put, value[3]);
        field_COFF(put, value[2]);
        break;
    case 3:
        put->lo |= 0xe00;
        put->hi |= 0x8000000;
        field_Ub(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_shf_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SHD(put, value[0]);
    field_SHW(put, value[1]);
    field_SHT(put, value[2]);
    field_SHHI(put, value[3]);
    field_Rd(put, value[4]);
    field_Ra(put, value[5]);
    field_RA(put, value[6]);
    field_Rc(put, value[7]);
    field_RB(put, value[8]);
    put_scu(put, line, value + 9);
    format_flow_of_atom_a(put, line + 1, value + 13);
}

static void encode_prmt_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_PMODE(put, value[0]);
    field_Rd(put, value[1]);
    field_Ra(put, value[2]);
    field_RA(put, value[3]);
    field_Rc(put, value[10]);
    field_RC(put, value[11]);
    put_sbu(put, line, value + 4);
    format_flow_of_atom_a(put, line + 1, value + 12);
}

static void encode_prmt_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_PMODE(put, value[0]);
    field_Rd(put, value[1]);
    field_Ra(put, value[2]);
    field_RA(put, value[3]);
    field_Rc(put, value[4]);
    field_RB(put, value[5]);
    put_scu(put, line, value + 6);
    format_flow_of_atom_a(put, line + 1, value + 10);
}

static void encode_sel(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    field_Ra(put, value[1]);
    field_RA(put, value[2]);
    field_Q0N(put, value[9]);
    field_Q0(put, value[10]);
    put->wrong |= line[1];
    put_sbu(put, line, value + 3);
    format_flow_of_atom_a(put, line + 2, value + 11);
}

static void encode_isetp_n(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CMP(put, value[0]);
    field_CMPU(put, value[1]);
    field_BOP(put, value[2]);
    field_P0(put, value[3]);
    field_P1(put, value[4]);
    field_Ra(put, value[5]);
    field_RA(put, value[6]);
    field_Q0N(put, value[13]);
    field_Q0(put, value[14]);
    put->wrong |= line[1];
    put_sb(put, line, value + 7);
    format_flow_of_atom_a(put, line + 2, value + 15);
}

static void encode_isetp_x(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CMP(put, value[0]);
    field_CMPU(put, value[1]);
    field_BOP(put, value[2]);
    field_P0(put, value[3]);
    field_P1(put, value[4]);
    field_Ra(put, value[5]);
    field_RA(put, value[6]);
    field_Q0N(put, value[13]);
    field_Q0(put, value[14]);
    field_Q2N(put, value[15]);
    field_Q2(put, value[16]);
    put->wrong |= line[1];
    put->wrong |= line[2];
    put_sb(put, line, value + 7);
    format_flow_of_atom_a(put, line + 3, value + 17);
}

static void put_qold(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->hi |= 0x70;
        break;
    case 1: case 2:
        field_Q2N(put, value[0]);
        field_Q2(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_isetp_o(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CMP(put, value[0]);
    field_CMPU(put, value[1]);
    field_BOP(put, value[2]);
    field_P0(put, value[3]);
    field_P1(put, value[4]);
    field_Ra(put, value[5]);
    field_RA(put, value[6]);
    field_Q0N(put, value[13]);
    field_Q0(put, value[14]);
    put->wrong |= line[1];
    put_sb(put, line, value + 7);
    put_qold(put, line + 2, value + 15);
    format_flow(put, line + 3, value + 17);
}

static void put_sbnu(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_NB(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        break;
    case 1:
        put->lo |= 0x800;
        field_UIMM(put, value[3]);
        break;
    case 2:
        put->lo |= 0xa00;
        field_NB(put, value[0]);
        put_cb(put, line + 1, value + 4);
        break;
    case 3:
        put->lo |= 0xc00;
        put->hi |= 0x8000000;
        field_NB(put, value[0]);
        field_Ub(put, value[6]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_lea_lo(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    field_NA(put, value[2]);
    field_Ra(put, value[3]);
    field_RA(put, value[4]);
    field_LEAN(put, value[12]);
    put_po(put, line, value + 1);
    put_sbnu(put, line + 1, value + 5);
    format_flow_of_atom_a(put, line + 3, value + 13);
}

static void put_sbiu(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_IB(put, value[0]);
        field_Rb(put, value[1]);
        field_RB(put, value[2]);
        break;
    case 1:
        put->lo |= 0x800;
        field_UIMM(put, value[3]);
        break;
    case 2:
        put->lo |= 0xa00;
        field_IB(put, value[0]);
        put_cb(put, line + 1, value + 4);
        break;
    case 3:
        put->lo |= 0xc00;
        put->hi |= 0x8000000;
        field_IB(put, value[0]);
        field_Ub(put, value[6]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_lea_x(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    field_IA(put, value[2]);
    field_Ra(put, value[3]);
    field_RA(put, value[4]);
    field_LEAN(put, value[12]);
    field_Q0N(put, value[13]);
    field_Q0(put, value[14]);
    put->wrong |= line[3];
    put_po(put, line, value + 1);
    put_sbiu(put, line + 1, value + 5);
    format_flow_of_atom_a(put, line + 4, value + 15);
}

static void encode_lea_hi(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    field_NA(put, value[2]);
    field_Ra(put, value[3]);
    field_RA(put, value[4]);
    field_Rc(put, value[12]);
    field_RC(put, value[13]);
    field_LEAN(put, value[14]);
    put_po(put, line, value + 1);
    put_sbnu(put, line + 1, value + 5);
    format_flow_of_atom_a(put, line + 3, value + 15);
}

static void encode_lea_hx(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    field_IA(put, value[2]);
    field_Ra(put, value[3]);
    field_RA(put, value[4]);
    field_Rc(put, value[12]);
    field_RC(put, value[13]);
    field_LEAN(put, value[14]);
    field_Q0N(put, value[15]);
    field_Q0(put, value[16]);
    put->wrong |= line[3];
    put_po(put, line, value + 1);
    put_sbiu(put, line + 1, value + 5);
    format_flow_of_atom_a(put, line + 4, value + 17);
}

static void encode_lea_ih(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    field_NA(put, value[2]);
    field_Ra(put, value[3]);
    field_RA(put, value[4]);
    field_Rc(put, value[5]);
    field_RB(put, value[6]);
    field_UIMM(put, value[7]);
    field_LEAN(put, value[8]);
    put_po(put, line, value + 1);
    format_flow_of_atom_a(put, line + 1, value + 9);
}

static void encode_lea_ix(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    field_IA(put, value[2]);
    field_Ra(put, value[3]);
    field_RA(put, value[4]);
    field_Rc(put, value[5]);
    field_RB(put, value[6]);
    field_UIMM(put, value[7]);
    field_LEAN(put, value[8]);
    field_Q0N(put, value[9]);
    field_Q0(put, value[10]);
    put->wrong |= line[1];
    put_po(put, line, value + 1);
    format_flow_of_atom_a(put, line + 2, value + 11);
}

static void encode_popc(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    put_sbiu(put, line, value + 1);
    format_flow_of_atom_a(put, line + 2, value + 8);
}

static void encode_brev(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    put_sbu(put, line, value + 1);
    format_flow_of_atom_a(put, line + 1, value + 7);
}

static void encode_flo(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SGU(put, value[0]);
    field_FLSH(put, value[1]);
    field_Rd(put, value[2]);
    put_po(put, line, value + 3);
    put_sbiu(put, line + 1, value + 4);
    format_flow_of_atom_a(put, line + 3, value + 11);
}

static void encode_iabs(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    put_sb(put, line, value + 1);
    format_flow_of_atom_a(put, line + 1, value + 7);
}

static void encode_sgxt(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_WRAP(put, value[0]);
    field_MMU(put, value[1]);
    field_Rd(put, value[2]);
    field_Ra(put, value[3]);
    field_RA(put, value[4]);
    put_sbu(put, line, value + 5);
    format_flow_of_atom_a(put, line + 1, value + 11);
}

static void encode_bmsk(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_WRAP(put, value[0]);
    field_Rd(put, value[1]);
    field_Ra(put, value[2]);
    field_RA(put, value[3]);
    put_sbu(put, line, value + 4);
    format_flow_of_atom_a(put, line + 1, value + 10);
}

static void put_mmask(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->hi |= 0xf00;
        break;
    case 1:
        field_MSK(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_mov(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    put_sbu(put, line, value + 1);
    put_mmask(put, line + 1, value + 7);
    format_flow_of_atom_a(put, line + 2, value + 8);
}

static void encode_imnmx(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_MMU(put, value[0]);
    field_Rd(put, value[1]);
    field_Ra(put, value[2]);
    field_RA(put, value[3]);
    field_Q0N(put, value[10]);
    field_Q0(put, value[11]);
    put->wrong |= line[1];
    put_sb(put, line, value + 4);
    format_flow_of_atom_a(put, line + 2, value + 12);
}

static void encode_ldg_v(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[7]);
    field_WIDE(put, value[0]);
    field_EVICT(put, value[1]);
    field_LSIZE(put, value[2]);
    field_LORDER(put, value[3]);
    field_SCOPE(put, value[4]);
    field_PRIV(put, value[5]);
    put->wrong |= line[0];
    put_po(put, line + 1, value + 6);
    put_are(put, line + 2, value + 8);
    format_flow(put, line + 3, value + 10);
}

static void encode_ldg_vz(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_P0(put, value[6]);
    field_Rd(put, value[7]);
    field_WIDE(put, value[0]);
    field_EVICT(put, value[1]);
    field_LSIZE(put, value[2]);
    field_LORDER(put, value[3]);
    field_SCOPE(put, value[4]);
    field_PRIV(put, value[5]);
    put->wrong |= line[0];
    put_are(put, line + 1, value + 8);
    format_flow(put, line + 2, value + 10);
}

static void put_npred(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1: case 2:
        field_NPN(put, value[0]);
        field_NP(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_ldg_t(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[8]);
    field_WIDE(put, value[0]);
    field_EVICT(put, value[1]);
    field_LTC(put, value[2]);
    field_LSIZE(put, value[3]);
    field_LORDER(put, value[4]);
    field_SCOPE(put, value[5]);
    field_PRIV(put, value[6]);
    put->wrong |= line[0];
    put_po(put, line + 1, value + 7);
    put_are(put, line + 2, value + 9);
    put_npred(put, line + 3, value + 11);
    format_flow(put, line + 4, value + 13);
}

static void encode_ldg_tz(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_P0(put, value[7]);
    field_Rd(put, value[8]);
    field_WIDE(put, value[0]);
    field_EVICT(put, value[1]);
    field_LTC(put, value[2]);
    field_LSIZE(put, value[3]);
    field_LORDER(put, value[4]);
    field_SCOPE(put, value[5]);
    field_PRIV(put, value[6]);
    put->wrong |= line[0];
    put_are(put, line + 1, value + 9);
    put_npred(put, line + 2, value + 11);
    format_flow(put, line + 3, value + 13);
}

static void encode_ldg_tu(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[8]);
    field_WIDE(put, value[0]);
    field_EVICT(put, value[1]);
    field_LTC(put, value[2]);
    field_LSIZE(put, value[3]);
    field_LORDER(put, value[4]);
    field_SCOPE(put, value[5]);
    field_PRIV(put, value[6]);
    put->wrong |= line[0];
    put_po(put, line + 1, value + 7);
    put_at_of_qspc_tu(put, line + 2, value + 9);
    put_npred(put, line + 3, value + 12);
    format_flow(put, line + 4, value + 14);
}

static void encode_ldg_tuz(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_P0(put, value[7]);
    field_Rd(put, value[8]);
    field_WIDE(put, value[0]);
    field_EVICT(put, value[1]);
    field_LTC(put, value[2]);
    field_LSIZE(put, value[3]);
    field_LORDER(put, value[4]);
    field_SCOPE(put, value[5]);
    field_PRIV(put, value[6]);
    put->wrong |= line[0];
    put_at_of_qspc_tu(put, line + 1, value + 9);
    put_npred(put, line + 2, value + 12);
    format_flow(put, line + 3, value + 14);
}

static void encode_ldg_a(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_WIDE(put, value[0]);
    field_EVICT(put, value[1]);
    field_LTC(put, value[2]);
    field_MSIZE(put, value[3]);
    field_LORD(put, value[4]);
    field_Rd(put, value[6]);
    put_po(put, line, value + 5);
    put_are(put, line + 1, value + 7);
    put_npred(put, line + 2, value + 9);
    format_flow_of_atom_a(put, line + 3, value + 11);
}

static void put_ag_of_ldg_d(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        field_Ub(put, value[1]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_Ub(put, value[1]);
        field_OFF(put, value[2]);
        break;
    case 2:
        put->hi |= 0x4000000;
        field_Ra(put, value[0]);
        field_Ub(put, value[1]);
        break;
    case 3:
        put->hi |= 0x4000000;
        field_Ra(put, value[0]);
        field_Ub(put, value[1]);
        field_OFF(put, value[2]);
        break;
    case 4: case 8:
        put->hi |= 0x4001000;
        field_Ra(put, value[0]);
        break;
    case 5: case 9:
        put->hi |= 0x4001000;
        field_Ra(put, value[0]);
        field_OFF(put, value[2]);
        break;
    case 6:
        put->hi |= 0x2004001000;
        field_Ub(put, value[1]);
        field_Ra(put, value[0]);
        break;
    case 7:
        put->hi |= 0x2004001000;
        field_Ub(put, value[1]);
        field_Ra(put, value[0]);
        field_OFF(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_desc_of_ldg_d(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put->hi |= 0x2000001000;
        break;
    case 2: case 4:
        put->lo |= 0x400000000;
        put->hi |= 0x1000;
        break;
    case 3: case 5:
        put->hi |= 0x1000;
        field_Ub(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_ldg_d(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_EVICT(put, value[0]);
    field_LTC(put, value[1]);
    field_MSIZE(put, value[2]);
    field_LORD(put, value[3]);
    field_Rd(put, value[5]);
    put_wu(put, line);
    put_po(put, line + 1, value + 4);
    put_ag_of_ldg_d(put, line + 2, value + 6);
    put_npred(put, line + 3, value + 9);
    put_desc_of_ldg_d(put, line + 4, value + 7);
    format_flow_of_atom_a(put, line + 5, value + 11);
}

static void encode_ld_v(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[6]);
    field_WIDE(put, value[0]);
    field_EVICT(put, value[1]);
    field_LSIZE(put, value[2]);
    field_LORDER(put, value[3]);
    field_SCOPE(put, value[4]);
    field_PRIV(put, value[5]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put_ar32(put, line + 2, value + 7);
    format_flow(put, line + 3, value + 9);
}

static void encode_ld_vz(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_P0(put, value[6]);
    field_Rd(put, value[7]);
    field_WIDE(put, value[0]);
    field_EVICT(put, value[1]);
    field_LSIZE(put, value[2]);
    field_LORDER(put, value[3]);
    field_SCOPE(put, value[4]);
    field_PRIV(put, value[5]);
    put->wrong |= line[0];
    put_ar32(put, line + 1, value + 8);
    format_flow(put, line + 2, value + 10);
}

static void encode_ld_t(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[7]);
    field_WIDE(put, value[0]);
    field_EVICT(put, value[1]);
    field_LTC(put, value[2]);
    field_LSIZE(put, value[3]);
    field_LORDER(put, value[4]);
    field_SCOPE(put, value[5]);
    field_PRIV(put, value[6]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put_ar32(put, line + 2, value + 8);
    put_npred(put, line + 3, value + 10);
    format_flow(put, line + 4, value + 12);
}

static void encode_ld_tz(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_P0(put, value[7]);
    field_Rd(put, value[8]);
    field_WIDE(put, value[0]);
    field_EVICT(put, value[1]);
    field_LTC(put, value[2]);
    field_LSIZE(put, value[3]);
    field_LORDER(put, value[4]);
    field_SCOPE(put, value[5]);
    field_PRIV(put, value[6]);
    put->wrong |= line[0];
    put_ar32(put, line + 1, value + 9);
    put_npred(put, line + 2, value + 11);
    format_flow(put, line + 3, value + 13);
}

static void encode_ld_tu(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[7]);
    field_WIDE(put, value[0]);
    field_EVICT(put, value[1]);
    field_LTC(put, value[2]);
    field_LSIZE(put, value[3]);
    field_LORDER(put, value[4]);
    field_SCOPE(put, value[5]);
    field_PRIV(put, value[6]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put_at_of_qspc_tu(put, line + 2, value + 8);
    put_npred(put, line + 3, value + 11);
    format_flow(put, line + 4, value + 13);
}

static void encode_ld_a(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_WIDE(put, value[0]);
    field_EVICT(put, value[1]);
    field_LTC(put, value[2]);
    field_MSIZE(put, value[3]);
    field_LORD(put, value[4]);
    field_Rd(put, value[5]);
    put->wrong |= line[0];
    put_ar32(put, line + 1, value + 6);
    put_npred(put, line + 2, value + 8);
    format_flow_of_atom_a(put, line + 3, value + 10);
}

static void encode_ld_d(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_EVICT(put, value[0]);
    field_LTC(put, value[1]);
    field_MSIZE(put, value[2]);
    field_LORD(put, value[3]);
    field_Rd(put, value[4]);
    put->wrong |= line[1];
    put_wu(put, line);
    put_ag_of_ldg_d(put, line + 2, value + 5);
    put_npred(put, line + 3, value + 8);
    put_desc_of_ldg_d(put, line + 4, value + 6);
    format_flow_of_atom_a(put, line + 5, value + 10);
}

static void encode_stg_v(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rb(put, value[8]);
    field_WIDE(put, value[0]);
    field_EVICT(put, value[1]);
    field_MSIZE(put, value[2]);
    field_SORDER(put, value[3]);
    field_SCOPE(put, value[4]);
    field_PRIV(put, value[5]);
    put->wrong |= line[0];
    put_are(put, line + 1, value + 6);
    format_flow(put, line + 2, value + 9);
}

static void encode_stg_tu(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rb(put, value[9]);
    field_WIDE(put, value[0]);
    field_EVICT(put, value[1]);
    field_MSIZE(put, value[2]);
    field_SORDER(put, value[3]);
    field_SCOPE(put, value[4]);
    field_PRIV(put, value[5]);
    put->wrong |= line[0];
    put_at_of_red_tu(put, line + 1, value + 6);
    format_flow(put, line + 2, value + 10);
}

static void encode_stg_a(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_WIDE(put, value[0]);
    field_EVICT(put, value[1]);
    field_MSIZE(put, value[2]);
    field_SORD(put, value[3]);
    field_Rb(put, value[6]);
    put_are(put, line, value + 4);
    format_flow_of_atom_a(put, line + 1, value + 7);
}

static void put_ag_of_stg_d(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        field_OFF(put, value[2]);
        break;
    case 2:
        put->hi |= 0x4000000;
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        break;
    case 3:
        put->hi |= 0x4000000;
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        field_OFF(put, value[2]);
        break;
    case 4: case 8:
        put->hi |= 0x4001000;
        field_Ra(put, value[0]);
        break;
    case 5: case 9:
        put->hi |= 0x4001000;
        field_Ra(put, value[0]);
        field_OFF(put, value[2]);
        break;
    case 6:
        put->hi |= 0x2004001000;
        field_Uc(put, value[1]);
        field_Ra(put, value[0]);
        break;
    case 7:
        put->hi |= 0x2004001000;
        field_Uc(put, value[1]);
        field_Ra(put, value[0]);
        field_OFF(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_desc_of_stg_d(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put->hi |= 0x2000001000;
        break;
    case 2: case 4:
        put->hi |= 0x1004;
        break;
    case 3: case 5:
        put->hi |= 0x1000;
        field_Uc(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_stg_d(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_EVICT(put, value[0]);
    field_MSIZE(put, value[1]);
    field_SORD(put, value[2]);
    field_Rb(put, value[6]);
    put_wu(put, line);
    put_ag_of_stg_d(put, line + 1, value + 3);
    put_desc_of_stg_d(put, line + 2, value + 4);
    format_flow_of_atom_a(put, line + 3, value + 7);
}

static void encode_st_v(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rc(put, value[8]);
    field_WIDE(put, value[0]);
    field_EVICT(put, value[1]);
    field_MSIZE(put, value[2]);
    field_SORDER(put, value[3]);
    field_SCOPE(put, value[4]);
    field_PRIV(put, value[5]);
    put->wrong |= line[0];
    put_ar32(put, line + 1, value + 6);
    format_flow(put, line + 2, value + 9);
}

static void encode_st_a(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_WIDE(put, value[0]);
    field_EVICT(put, value[1]);
    field_MSIZE(put, value[2]);
    field_SORD(put, value[3]);
    field_Rc(put, value[6]);
    put_ar32(put, line, value + 4);
    format_flow_of_atom_a(put, line + 1, value + 7);
}

static void encode_ldl_v(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_EVICT(put, value[0]);
    field_MSIZE(put, value[1]);
    field_Rd(put, value[2]);
    put_are(put, line, value + 3);
    format_flow(put, line + 1, value + 5);
}

static void encode_ldl_t(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_EVICT(put, value[0]);
    field_MSIZE(put, value[1]);
    field_Rd(put, value[2]);
    put_are(put, line, value + 3);
    format_flow_of_atom_a(put, line + 1, value + 5);
}

static void encode_ldl_tu(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_EVICT(put, value[0]);
    field_MSIZE(put, value[1]);
    field_Rd(put, value[2]);
    put_al_of_cctl_u(put, line, value + 3);
    format_flow(put, line + 1, value + 6);
}

static void put_alocal(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        field_Ub(put, value[1]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_Ub(put, value[1]);
        field_OFF(put, value[2]);
        break;
    case 2:
        put->lo |= 0xff000000;
        field_Ub(put, value[1]);
        break;
    case 3:
        put->lo |= 0xff000000;
        field_Ub(put, value[1]);
        field_OFF(put, value[2]);
        break;
    case 4:
        put->hi |= 0x1000;
        field_Ra(put, value[0]);
        break;
    case 5:
        put->hi |= 0x1000;
        field_Ra(put, value[0]);
        field_OFF(put, value[2]);
        break;
    case 6:
        put->lo |= 0xff000000;
        put->hi |= 0x1000;
        field_OFF(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_descl(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put->hi |= 0x1000;
        field_Ub(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_ldl_d(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_EVICT(put, value[0]);
    field_MSIZE(put, value[1]);
    field_Rd(put, value[2]);
    put_alocal(put, line, value + 3);
    put_descl(put, line + 1, value + 4);
    format_flow_of_atom_a(put, line + 2, value + 6);
}

static void encode_stl_v(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_EVICT(put, value[0]);
    field_MSIZE(put, value[1]);
    field_Rb(put, value[4]);
    put_are(put, line, value + 2);
    format_flow(put, line + 1, value + 5);
}

static void encode_stl_t(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_EVICT(put, value[0]);
    field_MSIZE(put, value[1]);
    field_Rb(put, value[4]);
    put_are(put, line, value + 2);
    format_flow_of_atom_a(put, line + 1, value + 5);
}

static void encode_stl_tu(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_EVICT(put, value[0]);
    field_MSIZE(put, value[1]);
    field_Rb(put, value[5]);
    put_al(put, line, value + 2);
    format_flow(put, line + 1, value + 6);
}

static void put_alocal_of_stl_d(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        field_OFF(put, value[2]);
        break;
    case 2:
        put->lo |= 0xff000000;
        field_Uc(put, value[1]);
        break;
    case 3:
        put->lo |= 0xff000000;
        field_Uc(put, value[1]);
        field_OFF(put, value[2]);
        break;
    case 4:
        put->hi |= 0x1000;
        field_Ra(put, value[0]);
        break;
    case 5:
        put->hi |= 0x1000;
        field_Ra(put, value[0]);
        field_OFF(put, value[2]);
        break;
    case 6:
        put->lo |= 0xff000000;
        put->hi |= 0x1000;
        field_OFF(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_descl_of_stl_d(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put->hi |= 0x1000;
        field_Uc(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_stl_d(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_EVICT(put, value[0]);
    field_MSIZE(put, value[1]);
    field_Rb(put, value[5]);
    put_alocal_of_stl_d(put, line, value + 2);
    put_descl_of_stl_d(put, line + 1, value + 3);
    format_flow_of_atom_a(put, line + 2, value + 6);
}

static void encode_lds_v(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SU(put, value[0]);
    field_SSIZE(put, value[1]);
    field_Rd(put, value[2]);
    put->wrong |= line[0];
    put_are(put, line + 1, value + 3);
    format_flow(put, line + 2, value + 5);
}

static void encode_lds_vz(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SU(put, value[0]);
    field_SSIZE(put, value[1]);
    field_P0(put, value[2]);
    field_Rd(put, value[3]);
    put_are(put, line, value + 4);
    format_flow(put, line + 1, value + 6);
}

static void encode_lds_t(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SU(put, value[0]);
    field_SSIZE(put, value[1]);
    field_Rd(put, value[2]);
    put->wrong |= line[0];
    put_ars(put, line + 1, value + 3);
    format_flow(put, line + 2, value + 6);
}

static void encode_lds_tz(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SU(put, value[0]);
    field_SSIZE(put, value[1]);
    field_P0(put, value[2]);
    field_Rd(put, value[3]);
    put_ars(put, line, value + 4);
    format_flow(put, line + 1, value + 7);
}

static void put_als_of_lds_tu(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 2:
        field_Ra(put, value[0]);
        field_SCALE(put, value[1]);
        field_Ub(put, value[2]);
        break;
    case 1: case 3:
        field_Ra(put, value[0]);
        field_SCALE(put, value[1]);
        field_Ub(put, value[2]);
        field_OFF(put, value[3]);
        break;
    case 4:
        put->lo |= 0xff000000;
        field_Ub(put, value[2]);
        break;
    case 5:
        put->lo |= 0xff000000;
        field_Ub(put, value[2]);
        field_OFF(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_lds_tu(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SU(put, value[0]);
    field_SSIZE(put, value[1]);
    field_Rd(put, value[2]);
    put->wrong |= line[0];
    put_als_of_lds_tu(put, line + 1, value + 3);
    format_flow(put, line + 2, value + 7);
}

static void encode_lds_tuz(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SU(put, value[0]);
    field_SSIZE(put, value[1]);
    field_P0(put, value[2]);
    field_Rd(put, value[3]);
    put_als_of_lds_tu(put, line, value + 4);
    format_flow(put, line + 1, value + 8);
}

static void encode_lds_a(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SSIZE(put, value[0]);
    field_Rd(put, value[1]);
    put->wrong |= line[0];
    put_ars(put, line + 1, value + 2);
    format_flow_of_atom_a(put, line + 2, value + 5);
}

static void encode_lds_au(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SSIZE(put, value[0]);
    field_Rd(put, value[1]);
    put->wrong |= line[0];
    put_als_of_lds_tu(put, line + 1, value + 2);
    format_flow_of_atom_a(put, line + 2, value + 6);
}

static void encode_sts_v(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_MSIZE(put, value[0]);
    field_Rb(put, value[3]);
    put_are(put, line, value + 1);
    format_flow(put, line + 1, value + 4);
}

static void encode_sts_t(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_MSIZE(put, value[0]);
    field_Rb(put, value[4]);
    put_ars(put, line, value + 1);
    format_flow_of_atom_a(put, line + 1, value + 5);
}

static void encode_sts_tu(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_MSIZE(put, value[0]);
    field_Rb(put, value[5]);
    put_als(put, line, value + 1);
    format_flow_of_atom_a(put, line + 1, value + 6);
}

static void put_cindex(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_CBANK(put, value[0]);
        field_Ra(put, value[1]);
        break;
    case 1:
        field_CBANK(put, value[0]);
        field_Ra(put, value[1]);
        field_CO16(put, value[2]);
        break;
    case 2:
        put->lo |= 0xff000000;
        field_CBANK(put, value[0]);
        field_CO16(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_ldc_v(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CMODE(put, value[0]);
    field_CSIZE(put, value[1]);
    field_Rd(put, value[2]);
    put_cindex(put, line, value + 3);
    format_flow(put, line + 1, value + 6);
}

static void encode_ldc_t(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CMODE(put, value[0]);
    field_CSIZE(put, value[1]);
    field_Rd(put, value[2]);
    put_cindex(put, line, value + 3);
    format_flow_of_atom_a(put, line + 1, value + 6);
}

static void put_cxindex(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ua(put, value[0]);
        field_Rc(put, value[1]);
        break;
    case 1:
        field_Ua(put, value[0]);
        field_Rc(put, value[1]);
        field_CO16(put, value[2]);
        break;
    case 2:
        put->hi |= 0xff;
        field_Ua(put, value[0]);
        field_CO16(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_ldc_x(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CMODE(put, value[0]);
    field_CSIZE(put, value[1]);
    field_Rd(put, value[2]);
    put_cxindex(put, line, value + 3);
    format_flow_of_atom_a(put, line + 1, value + 6);
}

static void put_uindex(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0xa00;
        field_CBANK(put, value[0]);
        field_UCOFF(put, value[1]);
        break;
    case 1:
        put->lo |= 0xa00;
        put->hi |= 0x8000000;
        field_Ub(put, value[2]);
        field_UCOFF(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_uldc_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CSIZE(put, value[0]);
    field_Ud(put, value[1]);
    put_uindex(put, line, value + 2);
    format_uflow(put, line + 1, value + 5);
}

static void encode_uldc_i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CSIZE(put, value[0]);
    field_Ud(put, value[1]);
    field_CBANK(put, value[2]);
    field_Ua(put, value[3]);
    format_uflow(put, line, value + 4);
}

static void encode_uldc_io(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CSIZE(put, value[0]);
    field_Ud(put, value[1]);
    field_CBANK(put, value[2]);
    field_Ua(put, value[3]);
    field_CO16(put, value[4]);
    format_uflow(put, line, value + 5);
}

static void encode_uldc_m(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CSIZE(put, value[0]);
    field_Ud(put, value[1]);
    field_Ua(put, value[2]);
    field_ULOFF(put, value[3]);
    field_UQN(put, value[4]);
    field_UQP(put, value[5]);
    put->wrong |= line[0];
    format_uflow(put, line + 1, value + 6);
}

static void encode_ldsm_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_MKIND(put, value[0]);
    field_MCOUNT(put, value[1]);
    field_Rd(put, value[2]);
    put_are(put, line, value + 3);
    format_flow_of_atom_a(put, line + 1, value + 5);
}

static void encode_ldsm_u(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_MKIND(put, value[0]);
    field_MCOUNT(put, value[1]);
    field_Rd(put, value[2]);
    put_al_of_cctl_u(put, line, value + 3);
    format_flow_of_atom_a(put, line + 1, value + 6);
}

static void encode_stsm(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_MKIND(put, value[0]);
    field_MCOUNT(put, value[1]);
    field_Rb(put, value[4]);
    put_are(put, line, value + 2);
    format_flow_of_atom_h(put, line + 1, value + 5);
}

static void put_saddr(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Rd(put, value[0]);
        break;
    case 1:
        field_Rd(put, value[0]);
        field_SOFF(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_gaddr(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        field_GOFF(put, value[2]);
        break;
    case 2:
        put->hi |= 0x40;
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        break;
    case 3:
        put->hi |= 0x40;
        field_Ra(put, value[0]);
        field_Uc(put, value[1]);
        field_GOFF(put, value[2]);
        break;
    case 4: case 8:
        put->hi |= 0x1040;
        field_Ra(put, value[0]);
        break;
    case 5: case 9:
        put->hi |= 0x1040;
        field_Ra(put, value[0]);
        field_GOFF(put, value[2]);
        break;
    case 6:
        put->hi |= 0x2000001040;
        field_Uc(put, value[1]);
        field_Ra(put, value[0]);
        break;
    case 7:
        put->hi |= 0x2000001040;
        field_Uc(put, value[1]);
        field_Ra(put, value[0]);
        field_GOFF(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_ldgsts_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_BYPASS(put, value[0]);
    field_EVICT(put, value[1]);
    field_GLTC(put, value[2]);
    field_GSIZE(put, value[3]);
    field_ZFILL(put, value[4]);
    field_GORD(put, value[5]);
    put_saddr(put, line, value + 6);
    put_gaddr(put, line + 1, value + 8);
    put_px(put, line + 2, value + 11);
    put_desc_of_stg_d(put, line + 3, value + 9);
    format_flow_of_atom_a(put, line + 4, value + 13);
}

static void put_saddru(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Rd(put, value[0]);
        field_Uc(put, value[1]);
        break;
    case 1:
        field_Rd(put, value[0]);
        field_Uc(put, value[1]);
        field_SOFF(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_gaddru(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Ra(put, value[0]);
        break;
    case 1:
        field_Ra(put, value[0]);
        field_GOFF(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_ldgsts_u(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_BYPASS(put, value[0]);
    field_EVICT(put, value[1]);
    field_GLTC(put, value[2]);
    field_GSIZE(put, value[3]);
    field_ZFILL(put, value[4]);
    field_GORD(put, value[5]);
    put_saddru(put, line, value + 6);
    put_gaddru(put, line + 1, value + 9);
    put_px(put, line + 2, value + 11);
    format_flow_of_atom_a(put, line + 3, value + 13);
}

static void encode_ldgsts_us(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_BYPASS(put, value[0]);
    field_EVICT(put, value[1]);
    field_GLTC(put, value[2]);
    field_GSIZE(put, value[3]);
    field_ZFILL(put, value[4]);
    field_GORD(put, value[5]);
    put_saddru(put, line, value + 6);
    put_gaddru(put, line + 1, value + 9);
    put_px(put, line + 2, value + 11);
    format_flow_of_atom_h(put, line + 3, value + 13);
}

static void put_special(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 1:
        field_SREG(put, value[0]);
        break;
    case 2:
        put->hi |= 0x8800;
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_s2r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    put_special(put, line, value + 1);
    format_flow_of_atom_a(put, line + 1, value + 2);
}

static void encode_cs2r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SWIDE(put, value[0]);
    field_Rd(put, value[1]);
    put_special(put, line, value + 2);
    format_flow_of_atom_a(put, line + 1, value + 3);
}

static void put_show(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_SORDER(put, value[0]);
        field_SCOPE(put, value[1]);
        field_PRIV(put, value[2]);
        break;
    case 1:
        field_LORD(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_surf(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 1:
        put->lo |= 0xa00;
        field_TBANK(put, value[0]);
        field_TWORD(put, value[1]);
        break;
    case 2: case 3:
        put->lo |= 0x600;
        field_TBANK(put, value[0]);
        field_TSAM(put, value[2]);
        field_THDR(put, value[3]);
        break;
    case 4:
        put->lo |= 0xe00;
        put->hi |= 0x8000000;
        field_TUR(put, value[4]);
        field_THDR(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_suld_d(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SBA(put, value[0]);
    field_SDIM(put, value[1]);
    field_EVICT(put, value[2]);
    field_SBAD(put, value[8]);
    field_Rd(put, value[10]);
    field_Ra(put, value[11]);
    field_MSIZE(put, value[3]);
    put->wrong |= line[0];
    put_show(put, line + 1, value + 4);
    put_po(put, line + 2, value + 9);
    put_surf(put, line + 3, value + 12);
    format_flow_of_atom_a(put, line + 4, value + 17);
}

static void put_surfr(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 1:
        put->lo |= 0x800;
        field_Rc(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_suld_dr(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SBA(put, value[0]);
    field_SDIM(put, value[1]);
    field_EVICT(put, value[2]);
    field_SBAD(put, value[8]);
    field_Rd(put, value[10]);
    field_Ra(put, value[11]);
    field_MSIZE(put, value[3]);
    put->wrong |= line[0];
    put_show(put, line + 1, value + 4);
    put_po(put, line + 2, value + 9);
    put_surfr(put, line + 3, value + 12);
    format_flow_of_atom_a(put, line + 4, value + 13);
}

static void encode_suld_p(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SDIM(put, value[0]);
    field_EVICT(put, value[1]);
    field_SBAD(put, value[7]);
    field_Rd(put, value[9]);
    field_Ra(put, value[10]);
    field_SMASK(put, value[6]);
    put->wrong |= line[1];
    put_show(put, line, value + 2);
    put_po(put, line + 2, value + 8);
    put_surf(put, line + 3, value + 11);
    format_flow_of_atom_a(put, line + 4, value + 16);
}

static void encode_suld_pr(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SDIM(put, value[0]);
    field_EVICT(put, value[1]);
    field_SBAD(put, value[7]);
    field_Rd(put, value[9]);
    field_Ra(put, value[10]);
    field_SMASK(put, value[6]);
    put->wrong |= line[1];
    put_show(put, line, value + 2);
    put_po(put, line + 2, value + 8);
    put_surfr(put, line + 3, value + 11);
    format_flow_of_atom_a(put, line + 4, value + 12);
}

static void put_shows(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_SORDER(put, value[0]);
        field_SCOPE(put, value[1]);
        field_PRIV(put, value[2]);
        break;
    case 1:
        field_SORD(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_sust_d(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SBA(put, value[0]);
    field_SDIM(put, value[1]);
    field_EVICT(put, value[2]);
    field_SBAD(put, value[8]);
    field_Ra(put, value[9]);
    field_Rb(put, value[10]);
    field_MSIZE(put, value[3]);
    put->wrong |= line[0];
    put_shows(put, line + 1, value + 4);
    put_surf(put, line + 2, value + 11);
    format_flow_of_atom_a(put, line + 3, value + 16);
}

static void encode_sust_dr(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SBA(put, value[0]);
    field_SDIM(put, value[1]);
    field_EVICT(put, value[2]);
    field_SBAD(put, value[8]);
    field_Ra(put, value[9]);
    field_Rb(put, value[10]);
    field_MSIZE(put, value[3]);
    put->wrong |= line[0];
    put_shows(put, line + 1, value + 4);
    put_surfr(put, line + 2, value + 11);
    format_flow_of_atom_a(put, line + 3, value + 12);
}

static void encode_sust_p(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SDIM(put, value[0]);
    field_EVICT(put, value[1]);
    field_SBAD(put, value[7]);
    field_Ra(put, value[8]);
    field_Rb(put, value[9]);
    field_SMASK(put, value[6]);
    put->wrong |= line[1];
    put_shows(put, line, value + 2);
    put_surf(put, line + 2, value + 10);
    format_flow_of_atom_a(put, line + 3, value + 15);
}

static void encode_sust_pr(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SDIM(put, value[0]);
    field_EVICT(put, value[1]);
    field_SBAD(put, value[7]);
    field_Ra(put, value[8]);
    field_Rb(put, value[9]);
    field_SMASK(put, value[6]);
    put->wrong |= line[1];
    put_shows(put, line, value + 2);
    put_surfr(put, line + 2, value + 10);
    format_flow_of_atom_a(put, line + 3, value + 11);
}

static void put_showa(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_AORDER(put, value[0]);
        field_SCOPE(put, value[1]);
        field_PRIV(put, value[2]);
        break;
    case 1:
        field_SORD(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_surf2(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 1:
        put->lo |= 0x400;
        field_TBANK(put, value[0]);
        field_TWORD(put, value[1]);
        break;
    case 2: case 3:
        put->lo |= 0x600;
        field_TBANK(put, value[0]);
        field_TSAM(put, value[2]);
        field_THDR(put, value[3]);
        break;
    case 4:
        put->lo |= 0xe00;
        put->hi |= 0x8000000;
        field_TUR(put, value[4]);
        field_THDR(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_sured_d(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SBA(put, value[0]);
    field_SDIM(put, value[1]);
    field_ROP(put, value[2]);
    field_EVICT(put, value[3]);
    field_SBAD(put, value[9]);
    field_Ra(put, value[10]);
    field_Rb(put, value[11]);
    field_STYPE(put, value[4]);
    put->wrong |= line[0];
    put_showa(put, line + 1, value + 5);
    put_surf2(put, line + 2, value + 12);
    format_flow_of_atom_a(put, line + 3, value + 17);
}

static void put_surfr_of_sured_dr(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 1:
        put->lo |= 0x200;
        field_Rc(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_sured_dr(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SBA(put, value[0]);
    field_SDIM(put, value[1]);
    field_ROP(put, value[2]);
    field_EVICT(put, value[3]);
    field_SBAD(put, value[9]);
    field_Ra(put, value[10]);
    field_Rb(put, value[11]);
    field_STYPE(put, value[4]);
    put->wrong |= line[0];
    put_showa(put, line + 1, value + 5);
    put_surfr_of_sured_dr(put, line + 2, value + 12);
    format_flow_of_atom_a(put, line + 3, value + 13);
}

static void encode_suatom_d(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SBA(put, value[0]);
    field_SDIM(put, value[1]);
    field_AOP(put, value[2]);
    field_EVICT(put, value[3]);
    field_SBAD(put, value[9]);
    field_P0(put, value[10]);
    field_Rd(put, value[11]);
    field_Ra(put, value[12]);
    field_Rb(put, value[13]);
    field_STYPE(put, value[4]);
    put->wrong |= line[0];
    put_showa(put, line + 1, value + 5);
    put_surf2(put, line + 2, value + 14);
    format_flow_of_atom_a(put, line + 3, value + 19);
}

static void encode_suatom_dr(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SBA(put, value[0]);
    field_SDIM(put, value[1]);
    field_AOP(put, value[2]);
    field_EVICT(put, value[3]);
    field_SBAD(put, value[9]);
    field_P0(put, value[10]);
    field_Rd(put, value[11]);
    field_Ra(put, value[12]);
    field_Rb(put, value[13]);
    field_STYPE(put, value[4]);
    put->wrong |= line[0];
    put_showa(put, line + 1, value + 5);
    put_surfr_of_sured_dr(put, line + 2, value + 14);
    format_flow_of_atom_a(put, line + 3, value + 15);
}

static void encode_suatom_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SBA(put, value[0]);
    field_SDIM(put, value[1]);
    field_EVICT(put, value[2]);
    field_SBAD(put, value[8]);
    field_P0(put, value[9]);
    field_Rd(put, value[10]);
    field_Ra(put, value[11]);
    field_Rb(put, value[12]);
    field_SCTYPE(put, value[3]);
    put->wrong |= line[0];
    put_showa(put, line + 1, value + 4);
    put_surf2(put, line + 2, value + 13);
    format_flow_of_atom_a(put, line + 3, value + 18);
}

static void encode_suatom_cr(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SBA(put, value[0]);
    field_SDIM(put, value[1]);
    field_EVICT(put, value[2]);
    field_SBAD(put, value[8]);
    field_P0(put, value[9]);
    field_Rd(put, value[10]);
    field_Ra(put, value[11]);
    field_Rb(put, value[12]);
    field_SCTYPE(put, value[3]);
    put->wrong |= line[0];
    put_showa(put, line + 1, value + 4);
    put_surfr_of_sured_dr(put, line + 2, value + 13);
    format_flow_of_atom_a(put, line + 3, value + 14);
}

static void put_surf_of_suquery_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0xa00;
        field_TBANK(put, value[0]);
        field_TWORD(put, value[1]);
        break;
    case 1:
        put->lo |= 0x600;
        field_TBANK(put, value[0]);
        field_TSAM(put, value[2]);
        field_THDR(put, value[3]);
        break;
    case 2:
        put->lo |= 0xe00;
        put->hi |= 0x8000000;
        field_TUR(put, value[4]);
        field_THDR(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_suquery_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SDIM(put, value[0]);
    field_P0(put, value[1]);
    field_Rd(put, value[2]);
    field_Ra(put, value[3]);
    put_surf_of_suquery_c(put, line, value + 4);
    format_flow_of_atom_h(put, line + 1, value + 9);
}

static void encode_suquery_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SDIM(put, value[0]);
    field_P0(put, value[1]);
    field_Rd(put, value[2]);
    field_Ra(put, value[3]);
    field_Rc(put, value[4]);
    put->wrong |= line[0];
    format_flow_of_atom_h(put, line + 1, value + 5);
}

static void encode_hmma_884(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_MV4(put, value[0]);
    field_MVT(put, value[1]);
    field_MSTEP(put, value[2]);
    field_MSAT1(put, value[3]);
    field_Rd(put, value[4]);
    field_NA(put, value[5]);
    field_Ra(put, value[6]);
    field_RA(put, value[7]);
    field_MROWA(put, value[8]);
    field_NB(put, value[9]);
    field_Rb(put, value[10]);
    field_RB(put, value[11]);
    field_MROWB(put, value[12]);
    field_Rc(put, value[13]);
    field_RC(put, value[14]);
    format_flow(put, line, value + 15);
}

static void encode_hmma_t(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_MSHAPE(put, value[0]);
    field_MVD(put, value[1]);
    field_MSAT1(put, value[2]);
    field_Rd(put, value[3]);
    field_NA(put, value[4]);
    field_Ra(put, value[5]);
    field_RA(put, value[6]);
    field_NB(put, value[7]);
    field_Rb(put, value[8]);
    field_RB(put, value[9]);
    field_Rc(put, value[10]);
    field_RC(put, value[11]);
    format_flow(put, line, value + 12);
}

static void put_mupred(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 2:
        break;
    case 1:
        field_MUP(put, value[0]);
        break;
    case 3:
        put->hi |= 0x4000000;
        field_MUPC(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_hmma_a(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_MSHAPE(put, value[0]);
    field_MVD(put, value[1]);
    field_MFMT(put, value[2]);
    field_Rd(put, value[3]);
    field_NA(put, value[4]);
    field_Ra(put, value[5]);
    field_RA(put, value[6]);
    field_NB(put, value[7]);
    field_Rb(put, value[8]);
    field_RB(put, value[9]);
    field_Rc(put, value[10]);
    field_RC(put, value[11]);
    put_mupred(put, line, value + 12);
    format_flow_of_atom_a(put, line + 1, value + 14);
}

static void encode_imma(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_MISHAPE(put, value[0]);
    field_MIA(put, value[1]);
    field_MIB(put, value[2]);
    field_MSAT(put, value[3]);
    field_Rd(put, value[4]);
    field_Ra(put, value[5]);
    field_RA(put, value[6]);
    field_Rb(put, value[7]);
    field_RB(put, value[8]);
    field_Rc(put, value[9]);
    field_RC(put, value[10]);
    put_mupred(put, line, value + 11);
    format_flow_of_atom_a(put, line + 1, value + 13);
}

static void encode_bmma(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_MBSHAPE(put, value[0]);
    field_Rd(put, value[1]);
    field_Ra(put, value[2]);
    field_RA(put, value[3]);
    field_Rb(put, value[4]);
    field_RB(put, value[5]);
    field_Rc(put, value[6]);
    field_RC(put, value[7]);
    format_flow_of_atom_a(put, line, value + 8);
}

static void encode_dmma_a(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    field_Ra(put, value[1]);
    field_RA(put, value[2]);
    field_Rb(put, value[3]);
    field_RB(put, value[4]);
    field_Rc(put, value[5]);
    field_RC(put, value[6]);
    format_flow_of_atom_a(put, line, value + 7);
}

static void encode_dmma_h(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    field_Ra(put, value[1]);
    field_RA(put, value[2]);
    field_Rb(put, value[3]);
    field_RB(put, value[4]);
    field_Rc(put, value[5]);
    field_RC(put, value[6]);
    format_flow_of_atom_h(put, line, value + 7);
}

static void encode_movm(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_MMSIZE(put, value[0]);
    field_MMKIND(put, value[1]);
    field_Rd(put, value[2]);
    field_Ra(put, value[3]);
    format_flow_of_atom_a(put, line, value + 4);
}

static void encode_hgmma_hgmma_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    field_Ra(put, value[1]);
    field_RA(put, value[2]);
    field_Ub(put, value[3]);
    field_Rc(put, value[4]);
    field_RC(put, value[5]);
    format_flow_of_atom_h(put, line, value + 6);
}

static void encode_hgmma_hgmma_d(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Rd(put, value[0]);
    field_Ua(put, value[1]);
    field_Rc(put, value[2]);
    field_RC(put, value[3]);
    format_flow_of_atom_h(put, line, value + 4);
}

static void put_tbx(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0xa00;
        field_TB(put, value[0]);
        break;
    case 1:
        put->lo |= 0xe00;
        break;
    default:
        put->wrong = 1;
    }
}

static void put_tbound(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 1:
        put->lo |= 0xa00;
        field_TBANK(put, value[0]);
        field_TWORD(put, value[1]);
        break;
    case 2:
        put->lo |= 0xe00;
        put->hi |= 0x8000000;
        field_TUR(put, value[2]);
        field_THDR(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_tm(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->hi |= 0xf00;
        break;
    case 1:
        field_TMASK(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_thints(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        field_THINT(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_tex_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TSCR(put, value[0]);
    field_TF16(put, value[2]);
    field_TLOD(put, value[3]);
    field_TAOFFI(put, value[4]);
    field_TDC(put, value[5]);
    field_EVICT(put, value[6]);
    field_TNDV(put, value[7]);
    field_TNODEP(put, value[8]);
    field_Rc(put, value[10]);
    field_Rd(put, value[11]);
    field_Ra(put, value[12]);
    field_TDIM(put, value[18]);
    put_tbx(put, line, value + 1);
    put_po(put, line + 1, value + 9);
    put_arb(put, line + 2, value + 13);
    put_tbound(put, line + 3, value + 14);
    put_tm(put, line + 4, value + 19);
    put_thints(put, line + 5, value + 20);
    format_flow_of_atom_a(put, line + 6, value + 21);
}

static void put_tbound3(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 1:
        put->lo |= 0x800000000000a00;
        field_TBANK(put, value[0]);
        field_TSAM(put, value[1]);
        field_THDR(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_tex_i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TSCR(put, value[0]);
    field_TB(put, value[1]);
    field_TF16(put, value[2]);
    field_TLOD(put, value[3]);
    field_TAOFFI(put, value[4]);
    field_TDC(put, value[5]);
    field_EVICT(put, value[6]);
    field_TNDV(put, value[7]);
    field_TNODEP(put, value[8]);
    field_Rc(put, value[10]);
    field_Rd(put, value[11]);
    field_Ra(put, value[12]);
    field_TDIM(put, value[17]);
    put_po(put, line, value + 9);
    put_arb(put, line + 1, value + 13);
    put_tbound3(put, line + 2, value + 14);
    put_tm(put, line + 3, value + 18);
    put_thints(put, line + 4, value + 19);
    format_flow_of_atom_a(put, line + 5, value + 20);
}

static void put_tbound1(struct put *put, const uint8_t *line)
{
    switch (line[0]) {
    case 0: case 1:
        put->lo |= 0x800000000000200;
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_tex_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TSCR(put, value[0]);
    field_TB(put, value[1]);
    field_TF16(put, value[2]);
    field_TLOD(put, value[3]);
    field_TAOFFI(put, value[4]);
    field_TDC(put, value[5]);
    field_EVICT(put, value[6]);
    field_TNDV(put, value[7]);
    field_TNODEP(put, value[8]);
    field_Rc(put, value[10]);
    field_Rd(put, value[11]);
    field_Ra(put, value[12]);
    field_TDIM(put, value[14]);
    put_po(put, line, value + 9);
    put_arb(put, line + 1, value + 13);
    put_tbound1(put, line + 2);
    put_tm(put, line + 3, value + 15);
    put_thints(put, line + 4, value + 16);
    format_flow_of_atom_a(put, line + 5, value + 17);
}

static void encode_tld_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TSCR(put, value[0]);
    field_TF16(put, value[2]);
    field_TLODL(put, value[3]);
    field_TAOFFI(put, value[4]);
    field_EVICT(put, value[5]);
    field_TCL(put, value[6]);
    field_TMS(put, value[7]);
    field_TNODEP(put, value[8]);
    field_Rc(put, value[10]);
    field_Rd(put, value[11]);
    field_Ra(put, value[12]);
    field_TDIML(put, value[18]);
    put_tbx(put, line, value + 1);
    put_po(put, line + 1, value + 9);
    put_arb(put, line + 2, value + 13);
    put_tbound(put, line + 3, value + 14);
    put_tm(put, line + 4, value + 19);
    put_thints(put, line + 5, value + 20);
    format_flow_of_atom_a(put, line + 6, value + 21);
}

static void encode_tld_i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TSCR(put, value[0]);
    field_TB(put, value[1]);
    field_TF16(put, value[2]);
    field_TLODL(put, value[3]);
    field_TAOFFI(put, value[4]);
    field_EVICT(put, value[5]);
    field_TCL(put, value[6]);
    field_TMS(put, value[7]);
    field_TNODEP(put, value[8]);
    field_Rc(put, value[10]);
    field_Rd(put, value[11]);
    field_Ra(put, value[12]);
    field_TDIML(put, value[17]);
    put_po(put, line, value + 9);
    put_arb(put, line + 1, value + 13);
    put_tbound3(put, line + 2, value + 14);
    put_tm(put, line + 3, value + 18);
    put_thints(put, line + 4, value + 19);
    format_flow_of_atom_a(put, line + 5, value + 20);
}

static void encode_tld_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TSCR(put, value[0]);
    field_TB(put, value[1]);
    field_TF16(put, value[2]);
    field_TLODL(put, value[3]);
    field_TAOFFI(put, value[4]);
    field_EVICT(put, value[5]);
    field_TCL(put, value[6]);
    field_TMS(put, value[7]);
    field_TNODEP(put, value[8]);
    field_Rc(put, value[10]);
    field_Rd(put, value[11]);
    field_Ra(put, value[12]);
    field_TDIML(put, value[14]);
    put_po(put, line, value + 9);
    put_arb(put, line + 1, value + 13);
    put_tbound1(put, line + 2);
    put_tm(put, line + 3, value + 15);
    put_thints(put, line + 4, value + 16);
    format_flow_of_atom_a(put, line + 5, value + 17);
}

static void encode_tld4_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TSCR(put, value[0]);
    field_TCOMP(put, value[1]);
    field_TF16(put, value[3]);
    field_TOFF4(put, value[4]);
    field_TDC(put, value[5]);
    field_EVICT(put, value[6]);
    field_TNODEP(put, value[7]);
    field_Rc(put, value[9]);
    field_Rd(put, value[10]);
    field_Ra(put, value[11]);
    field_TDIM4(put, value[17]);
    put_tbx(put, line, value + 2);
    put_po(put, line + 1, value + 8);
    put_arb(put, line + 2, value + 12);
    put_tbound(put, line + 3, value + 13);
    put_tm(put, line + 4, value + 18);
    put_thints(put, line + 5, value + 19);
    format_flow_of_atom_a(put, line + 6, value + 20);
}

static void encode_tld4_i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TSCR(put, value[0]);
    field_TCOMP(put, value[1]);
    field_TB(put, value[2]);
    field_TF16(put, value[3]);
    field_TOFF4(put, value[4]);
    field_TDC(put, value[5]);
    field_EVICT(put, value[6]);
    field_TNODEP(put, value[7]);
    field_Rc(put, value[9]);
    field_Rd(put, value[10]);
    field_Ra(put, value[11]);
    field_TDIM4(put, value[16]);
    put_po(put, line, value + 8);
    put_arb(put, line + 1, value + 12);
    put_tbound3(put, line + 2, value + 13);
    put_tm(put, line + 3, value + 17);
    put_thints(put, line + 4, value + 18);
    format_flow_of_atom_a(put, line + 5, value + 19);
}

static void encode_tld4_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TSCR(put, value[0]);
    field_TCOMP(put, value[1]);
    field_TB(put, value[2]);
    field_TF16(put, value[3]);
    field_TOFF4(put, value[4]);
    field_TDC(put, value[5]);
    field_EVICT(put, value[6]);
    field_TNODEP(put, value[7]);
    field_Rc(put, value[9]);
    field_Rd(put, value[10]);
    field_Ra(put, value[11]);
    field_TDIM4(put, value[13]);
    put_po(put, line, value + 8);
    put_arb(put, line + 1, value + 12);
    put_tbound1(put, line + 2);
    put_tm(put, line + 3, value + 14);
    put_thints(put, line + 4, value + 15);
    format_flow_of_atom_a(put, line + 5, value + 16);
}

static void encode_txd_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TF16(put, value[1]);
    field_TLC(put, value[2]);
    field_TAOFFI(put, value[3]);
    field_EVICT(put, value[4]);
    field_TNODEP(put, value[5]);
    field_Rc(put, value[7]);
    field_Rd(put, value[8]);
    field_Ra(put, value[9]);
    field_TDIML(put, value[15]);
    put_tbx(put, line, value);
    put_po(put, line + 1, value + 6);
    put_arb(put, line + 2, value + 10);
    put_tbound(put, line + 3, value + 11);
    put_tm(put, line + 4, value + 16);
    put_thints(put, line + 5, value + 17);
    format_flow_of_atom_a(put, line + 6, value + 18);
}

static void encode_txd_i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TB(put, value[0]);
    field_TF16(put, value[1]);
    field_TLC(put, value[2]);
    field_TAOFFI(put, value[3]);
    field_EVICT(put, value[4]);
    field_TNODEP(put, value[5]);
    field_Rc(put, value[7]);
    field_Rd(put, value[8]);
    field_Ra(put, value[9]);
    field_TDIML(put, value[14]);
    put_po(put, line, value + 6);
    put_arb(put, line + 1, value + 10);
    put_tbound3(put, line + 2, value + 11);
    put_tm(put, line + 3, value + 15);
    put_thints(put, line + 4, value + 16);
    format_flow_of_atom_a(put, line + 5, value + 17);
}

static void encode_txd_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TB(put, value[0]);
    field_TF16(put, value[1]);
    field_TLC(put, value[2]);
    field_TAOFFI(put, value[3]);
    field_EVICT(put, value[4]);
    field_TNODEP(put, value[5]);
    field_Rc(put, value[7]);
    field_Rd(put, value[8]);
    field_Ra(put, value[9]);
    field_TDIML(put, value[11]);
    put_po(put, line, value + 6);
    put_arb(put, line + 1, value + 10);
    put_tbound1(put, line + 2);
    put_tm(put, line + 3, value + 12);
    put_thints(put, line + 4, value + 13);
    format_flow_of_atom_a(put, line + 5, value + 14);
}

static void encode_tmml_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TNDV(put, value[1]);
    field_TNODEP(put, value[2]);
    field_Rc(put, value[3]);
    field_Rd(put, value[4]);
    field_Ra(put, value[5]);
    field_TDIM(put, value[11]);
    put_tbx(put, line, value);
    put_arb(put, line + 1, value + 6);
    put_tbound(put, line + 2, value + 7);
    put_tm(put, line + 3, value + 12);
    put_thints(put, line + 4, value + 13);
    format_flow_of_atom_a(put, line + 5, value + 14);
}

static void encode_tmml_i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TB(put, value[0]);
    field_TNDV(put, value[1]);
    field_TNODEP(put, value[2]);
    field_Rc(put, value[3]);
    field_Rd(put, value[4]);
    field_Ra(put, value[5]);
    field_TDIM(put, value[10]);
    put_arb(put, line, value + 6);
    put_tbound3(put, line + 1, value + 7);
    put_tm(put, line + 2, value + 11);
    put_thints(put, line + 3, value + 12);
    format_flow_of_atom_a(put, line + 4, value + 13);
}

static void encode_tmml_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TB(put, value[0]);
    field_TNDV(put, value[1]);
    field_TNODEP(put, value[2]);
    field_Rc(put, value[3]);
    field_Rd(put, value[4]);
    field_Ra(put, value[5]);
    field_TDIM(put, value[7]);
    put_arb(put, line, value + 6);
    put_tbound1(put, line + 1);
    put_tm(put, line + 2, value + 8);
    put_thints(put, line + 3, value + 9);
    format_flow_of_atom_a(put, line + 4, value + 10);
}

static void encode_txq_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TNODEP(put, value[1]);
    field_Rc(put, value[2]);
    field_Rd(put, value[3]);
    field_Ra(put, value[4]);
    field_TQ(put, value[5]);
    put_tbx(put, line, value);
    put_tbound(put, line + 1, value + 6);
    put_tm(put, line + 2, value + 10);
    put_thints(put, line + 3, value + 11);
    format_flow_of_atom_a(put, line + 4, value + 12);
}

static void encode_txq_i(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TB(put, value[0]);
    field_TNODEP(put, value[1]);
    field_Rc(put, value[2]);
    field_Rd(put, value[3]);
    field_Ra(put, value[4]);
    field_TQ(put, value[5]);
    put_tbound3(put, line, value + 6);
    put_tm(put, line + 1, value + 9);
    put_thints(put, line + 2, value + 10);
    format_flow_of_atom_a(put, line + 3, value + 11);
}

static void encode_txq_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TB(put, value[0]);
    field_TNODEP(put, value[1]);
    field_Rc(put, value[2]);
    field_Rd(put, value[3]);
    field_Ra(put, value[4]);
    field_TQ(put, value[5]);
    put_tbound1(put, line);
    put_tm(put, line + 1, value + 6);
    put_thints(put, line + 2, value + 7);
    format_flow_of_atom_a(put, line + 3, value + 8);
}

static void put_fbound(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0xb72;
        field_TBANK(put, value[0]);
        field_TWORD(put, value[1]);
        break;
    case 1:
        put->lo |= 0xf74;
        put->hi |= 0x8000000;
        field_TUR(put, value[2]);
        field_THDR(put, value[3]);
        break;
    case 2:
        put->lo |= 0x800000000000b74;
        field_TBANK(put, value[0]);
        field_TSAM(put, value[4]);
        field_THDR(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_footprint_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TSCR(put, value[0]);
    field_TLOD(put, value[2]);
    field_TNODEP(put, value[3]);
    field_P0(put, value[4]);
    field_Rc(put, value[5]);
    field_Rd(put, value[6]);
    field_Ra(put, value[7]);
    field_TDIMF(put, value[14]);
    put_tbx(put, line, value + 1);
    put_arb(put, line + 1, value + 8);
    put_fbound(put, line + 2, value + 9);
    put_thints(put, line + 3, value + 15);
    format_flow_of_atom_a(put, line + 4, value + 16);
}

static void encode_footprint_r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_TSCR(put, value[0]);
    field_TB(put, value[1]);
    field_TLOD(put, value[2]);
    field_TNODEP(put, value[3]);
    field_P0(put, value[4]);
    field_Rc(put, value[5]);
    field_Rd(put, value[6]);
    field_Ra(put, value[7]);
    field_TDIMF(put, value[9]);
    put->wrong |= line[1];
    put_arb(put, line, value + 8);
    put_thints(put, line + 2, value + 10);
    format_flow_of_atom_a(put, line + 3, value + 11);
}

static void put_ucarry(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->hi |= 0x7e0000;
        break;
    case 1:
        put->hi |= 0x700000;
        field_U0(put, value[0]);
        break;
    case 2:
        field_U0(put, value[0]);
        field_U1(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_ubns(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_NB(put, value[0]);
        field_Ub(put, value[1]);
        break;
    case 1:
        put->lo |= 0x800;
        field_IMM(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_uiadd3_n(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Ud(put, value[0]);
    field_NA(put, value[3]);
    field_Ua(put, value[4]);
    field_NC(put, value[8]);
    field_Uc(put, value[9]);
    put->wrong |= line[0];
    put->wrong |= line[2];
    put->wrong |= line[4];
    put_ucarry(put, line + 1, value + 1);
    put_ubns(put, line + 3, value + 5);
    format_uflow(put, line + 5, value + 10);
}

static void put_ubi(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_IB(put, value[0]);
        field_Ub(put, value[1]);
        break;
    case 1:
        put->lo |= 0x800;
        field_IMM(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_uiadd3_x(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Ud(put, value[0]);
    field_IA(put, value[3]);
    field_Ua(put, value[4]);
    field_IC(put, value[8]);
    field_Uc(put, value[9]);
    field_Q0N(put, value[10]);
    field_V0(put, value[11]);
    field_Q1N(put, value[12]);
    field_V1(put, value[13]);
    put->wrong |= line[0];
    put->wrong |= line[2];
    put->wrong |= line[4];
    put->wrong |= line[5];
    put->wrong |= line[6];
    put_ucarry(put, line + 1, value + 1);
    put_ubi(put, line + 3, value + 5);
    format_uflow(put, line + 7, value + 14);
}

static void put_ub(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_Ub(put, value[0]);
        break;
    case 1:
        put->lo |= 0x800;
        field_IMM(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_uimad_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_US(put, value[0]);
    field_Ud(put, value[1]);
    field_Ua(put, value[2]);
    field_NC(put, value[5]);
    field_Uc(put, value[6]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put->wrong |= line[3];
    put_ub(put, line + 2, value + 3);
    format_uflow(put, line + 4, value + 7);
}

static void encode_uimad_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_US(put, value[0]);
    field_IMM(put, value[4]);
    field_Ud(put, value[1]);
    field_Ua(put, value[2]);
    field_Uc(put, value[3]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put->wrong |= line[2];
    format_uflow(put, line + 3, value + 5);
}

static void encode_uimad_bx(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_US(put, value[0]);
    field_Ud(put, value[1]);
    field_Ua(put, value[2]);
    field_IC(put, value[5]);
    field_Uc(put, value[6]);
    field_Q0N(put, value[7]);
    field_V0(put, value[8]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put->wrong |= line[3];
    put->wrong |= line[4];
    put_ub(put, line + 2, value + 3);
    format_uflow(put, line + 5, value + 9);
}

static void encode_uimad_cx(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_US(put, value[0]);
    field_IMM(put, value[4]);
    field_Ud(put, value[1]);
    field_Ua(put, value[2]);
    field_Uc(put, value[3]);
    field_Q0N(put, value[5]);
    field_V0(put, value[6]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put->wrong |= line[2];
    put->wrong |= line[3];
    format_uflow(put, line + 4, value + 7);
}

static void encode_uimad_wide_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_US(put, value[0]);
    field_Ud(put, value[1]);
    field_Ua(put, value[3]);
    field_NC(put, value[6]);
    field_Uc(put, value[7]);
    put->wrong |= line[0];
    put->wrong |= line[2];
    put->wrong |= line[4];
    put_upo(put, line + 1, value + 2);
    put_ub(put, line + 3, value + 4);
    format_uflow(put, line + 5, value + 8);
}

static void encode_uimad_wide_bx(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_US(put, value[0]);
    field_Ud(put, value[1]);
    field_Ua(put, value[3]);
    field_IC(put, value[6]);
    field_Uc(put, value[7]);
    field_Q0N(put, value[8]);
    field_V0(put, value[9]);
    put->wrong |= line[0];
    put->wrong |= line[2];
    put->wrong |= line[4];
    put->wrong |= line[5];
    put_upo(put, line + 1, value + 2);
    put_ub(put, line + 3, value + 4);
    format_uflow(put, line + 6, value + 10);
}

static void encode_uisetp_n(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CMP(put, value[0]);
    field_CMPU(put, value[1]);
    field_BOP(put, value[2]);
    field_U0(put, value[3]);
    field_U1(put, value[4]);
    field_Ua(put, value[5]);
    field_Q0N(put, value[8]);
    field_V0(put, value[9]);
    put->wrong |= line[0];
    put->wrong |= line[2];
    put_ub(put, line + 1, value + 6);
    format_uflow(put, line + 3, value + 10);
}

static void put_uold(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->hi |= 0x70;
        break;
    case 1: case 2:
        field_Q2N(put, value[0]);
        field_V2(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_uisetp_o(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CMP(put, value[0]);
    field_CMPU(put, value[1]);
    field_BOP(put, value[2]);
    field_U0(put, value[3]);
    field_U1(put, value[4]);
    field_Ua(put, value[5]);
    field_Q0N(put, value[8]);
    field_V0(put, value[9]);
    put->wrong |= line[0];
    put->wrong |= line[2];
    put_ub(put, line + 1, value + 6);
    put_uold(put, line + 3, value + 10);
    format_uflow(put, line + 4, value + 12);
}

static void encode_uisetp_x(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_CMP(put, value[0]);
    field_CMPU(put, value[1]);
    field_BOP(put, value[2]);
    field_U0(put, value[3]);
    field_U1(put, value[4]);
    field_Ua(put, value[5]);
    field_Q0N(put, value[8]);
    field_V0(put, value[9]);
    field_Q2N(put, value[10]);
    field_V2(put, value[11]);
    put->wrong |= line[0];
    put->wrong |= line[2];
    put->wrong |= line[3];
    put_ub(put, line + 1, value + 6);
    format_uflow(put, line + 4, value + 12);
}

static void put_ubnu(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_NB(put, value[0]);
        field_Ub(put, value[1]);
        break;
    case 1:
        put->lo |= 0x800;
        field_UIMM(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_ulea_lo(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_NA(put, value[2]);
    field_LEAN(put, value[7]);
    field_Ud(put, value[0]);
    field_Ua(put, value[3]);
    put->wrong |= line[0];
    put->wrong |= line[2];
    put_upo(put, line + 1, value + 1);
    put_ubnu(put, line + 3, value + 4);
    format_uflow(put, line + 4, value + 8);
}

static void put_ubiu(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_IB(put, value[0]);
        field_Ub(put, value[1]);
        break;
    case 1:
        put->lo |= 0x800;
        field_UIMM(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_ulea_x(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_IA(put, value[2]);
    field_LEAN(put, value[7]);
    field_Ud(put, value[0]);
    field_Ua(put, value[3]);
    field_Q0N(put, value[8]);
    field_V0(put, value[9]);
    put->wrong |= line[0];
    put->wrong |= line[2];
    put->wrong |= line[4];
    put_upo(put, line + 1, value + 1);
    put_ubiu(put, line + 3, value + 4);
    format_uflow(put, line + 5, value + 10);
}

static void encode_ulea_hi(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_NA(put, value[2]);
    field_LEAN(put, value[8]);
    field_Ud(put, value[0]);
    field_Ua(put, value[3]);
    field_Uc(put, value[7]);
    put->wrong |= line[0];
    put->wrong |= line[2];
    put->wrong |= line[4];
    put_upo(put, line + 1, value + 1);
    put_ubnu(put, line + 3, value + 4);
    format_uflow(put, line + 5, value + 9);
}

static void encode_ulea_hx(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_IA(put, value[2]);
    field_LEAN(put, value[8]);
    field_Ud(put, value[0]);
    field_Ua(put, value[3]);
    field_Uc(put, value[7]);
    field_Q0N(put, value[9]);
    field_V0(put, value[10]);
    put->wrong |= line[0];
    put->wrong |= line[2];
    put->wrong |= line[4];
    put->wrong |= line[5];
    put_upo(put, line + 1, value + 1);
    put_ubiu(put, line + 3, value + 4);
    format_uflow(put, line + 6, value + 11);
}

static void encode_ulea_ih(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_NA(put, value[2]);
    field_UIMM(put, value[5]);
    field_LEAN(put, value[6]);
    field_Ud(put, value[0]);
    field_Ua(put, value[3]);
    field_Uc(put, value[4]);
    put->wrong |= line[0];
    put->wrong |= line[2];
    put->wrong |= line[3];
    put_upo(put, line + 1, value + 1);
    format_uflow(put, line + 4, value + 7);
}

static void encode_ulea_ix(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_IA(put, value[2]);
    field_UIMM(put, value[5]);
    field_LEAN(put, value[6]);
    field_Ud(put, value[0]);
    field_Ua(put, value[3]);
    field_Uc(put, value[4]);
    field_Q0N(put, value[7]);
    field_V0(put, value[8]);
    put->wrong |= line[0];
    put->wrong |= line[2];
    put->wrong |= line[3];
    put->wrong |= line[4];
    put_upo(put, line + 1, value + 1);
    format_uflow(put, line + 5, value + 9);
}

static void put_ubu(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_Ub(put, value[0]);
        break;
    case 1:
        put->lo |= 0x800;
        field_UIMM(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_ulop3(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_PAND(put, value[0]);
    field_LUT(put, value[7]);
    field_Ud(put, value[2]);
    field_Ua(put, value[3]);
    field_Uc(put, value[6]);
    field_Q0N(put, value[8]);
    field_V0(put, value[9]);
    put->wrong |= line[1];
    put->wrong |= line[2];
    put->wrong |= line[4];
    put->wrong |= line[5];
    put_upo(put, line, value + 1);
    put_ubu(put, line + 3, value + 4);
    format_uflow(put, line + 6, value + 10);
}

static void encode_ushf_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SHD(put, value[0]);
    field_SHW(put, value[1]);
    field_SHT(put, value[2]);
    field_SHHI(put, value[3]);
    field_Ud(put, value[4]);
    field_Ua(put, value[5]);
    field_Uc(put, value[8]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put->wrong |= line[3];
    put_ubu(put, line + 2, value + 6);
    format_uflow(put, line + 4, value + 9);
}

static void encode_ushf_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SHD(put, value[0]);
    field_SHW(put, value[1]);
    field_SHT(put, value[2]);
    field_SHHI(put, value[3]);
    field_UIMM(put, value[7]);
    field_Ud(put, value[4]);
    field_Ua(put, value[5]);
    field_Uc(put, value[6]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put->wrong |= line[2];
    format_uflow(put, line + 3, value + 8);
}

static void encode_uprmt(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_UPMODE(put, value[0]);
    field_Ud(put, value[1]);
    field_Ua(put, value[2]);
    field_Uc(put, value[5]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put->wrong |= line[3];
    put_ubu(put, line + 2, value + 3);
    format_uflow(put, line + 4, value + 6);
}

static void encode_usel(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Ud(put, value[0]);
    field_Ua(put, value[1]);
    field_Q0N(put, value[4]);
    field_V0(put, value[5]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put->wrong |= line[3];
    put_ubu(put, line + 2, value + 2);
    format_uflow(put, line + 4, value + 6);
}

static void put_ux(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0xc00;
        put->hi |= 0x8000000;
        field_Ub(put, value[0]);
        break;
    case 1:
        put->lo |= 0x800;
        field_UIMM(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_umov(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Ud(put, value[0]);
    put->wrong |= line[0];
    put_ux(put, line + 1, value + 1);
    format_uflow(put, line + 2, value + 3);
}

static void encode_upopc(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Ud(put, value[0]);
    put->wrong |= line[0];
    put_ubiu(put, line + 1, value + 1);
    format_uflow(put, line + 2, value + 4);
}

static void encode_uflo(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SGU(put, value[0]);
    field_FLSH(put, value[1]);
    field_Ud(put, value[2]);
    put->wrong |= line[0];
    put_upo(put, line + 1, value + 3);
    put_ubiu(put, line + 2, value + 4);
    format_uflow(put, line + 3, value + 7);
}

static void encode_ubrev(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Ud(put, value[0]);
    put->wrong |= line[0];
    put_ubu(put, line + 1, value + 1);
    format_uflow(put, line + 2, value + 3);
}

static void encode_usgxt(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_WRAP(put, value[0]);
    field_MMU(put, value[1]);
    field_Ud(put, value[2]);
    field_Ua(put, value[3]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put_ubu(put, line + 2, value + 4);
    format_uflow(put, line + 3, value + 6);
}

static void encode_ubmsk(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_WRAP(put, value[0]);
    field_Ud(put, value[1]);
    field_Ua(put, value[2]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put_ubu(put, line + 2, value + 3);
    format_uflow(put, line + 3, value + 5);
}

static void encode_uplop3(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_U0(put, value[0]);
    field_U1(put, value[1]);
    field_LUT1(put, value[8]);
    field_LUT2(put, value[9]);
    field_Q0N(put, value[2]);
    field_V0(put, value[3]);
    field_Q1N(put, value[4]);
    field_V1(put, value[5]);
    field_Q2N(put, value[6]);
    field_V2(put, value[7]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put->wrong |= line[2];
    format_uflow(put, line + 3, value + 10);
}

static void encode_uplop3_sign_one(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_U0(put, value[0]);
    field_U1(put, value[1]);
    field_LUT(put, value[7]);
    field_LUT2(put, value[8]);
    field_Q0N(put, value[2]);
    field_V0(put, value[3]);
    field_Ub(put, value[4]);
    field_Q2N(put, value[5]);
    field_V2(put, value[6]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put->wrong |= line[2];
    format_uflow(put, line + 3, value + 9);
}

static void encode_uplop3_sign_two(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_U0(put, value[0]);
    field_U1(put, value[1]);
    field_LUT(put, value[6]);
    field_LUT2(put, value[7]);
    field_Q0N(put, value[2]);
    field_V0(put, value[3]);
    field_Ub(put, value[4]);
    field_Uc(put, value[5]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put->wrong |= line[2];
    format_uflow(put, line + 3, value + 8);
}

static void encode_uplop3_sign_all(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_U0(put, value[0]);
    field_U1(put, value[1]);
    field_LUT(put, value[5]);
    field_LUT2(put, value[6]);
    field_Ua(put, value[2]);
    field_Ub(put, value[3]);
    field_Uc(put, value[4]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put->wrong |= line[2];
    format_uflow(put, line + 3, value + 7);
}

static void put_uclb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0xc00;
        put->hi |= 0x8000000;
        field_Ub(put, value[0]);
        break;
    case 1:
        put->lo |= 0x800;
        put->hi |= 0x8000000;
        field_UIMM(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_uclea(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_UCLN(put, value[5]);
    field_Ud(put, value[0]);
    field_Ua(put, value[2]);
    put->wrong |= line[0];
    put->wrong |= line[2];
    put_upo(put, line + 1, value + 1);
    put_uclb(put, line + 3, value + 3);
    format_uflow(put, line + 4, value + 6);
}

static void encode_up2ur(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_PRPART(put, value[0]);
    field_Ud(put, value[1]);
    field_Ua(put, value[2]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put_uclb(put, line + 2, value + 3);
    format_uflow(put, line + 3, value + 5);
}

static void encode_ur2up(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Ua(put, value[0]);
    put->wrong |= line[0];
    put_uclb(put, line + 1, value + 1);
    format_uflow(put, line + 2, value + 3);
}

static void encode_uf2fp(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Ud(put, value[0]);
    field_Ua(put, value[1]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put_ubu(put, line + 2, value + 2);
    format_uflow(put, line + 3, value + 4);
}

static void put_r2up0(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->hi |= 0xe0000;
        break;
    case 1:
        field_P0(put, value[0]);
        break;
    case 2:
        put->hi |= 0x100000;
        field_P0(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_r2ur_o(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_ROR(put, value[0]);
    field_Ud(put, value[2]);
    field_Ra(put, value[3]);
    field_RA(put, value[4]);
    put_r2up0(put, line, value + 1);
    format_flow_of_atom_a(put, line + 1, value + 5);
}

static void encode_r2ur_h(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_ROR(put, value[0]);
    field_Ud(put, value[2]);
    field_Ra(put, value[3]);
    field_RA(put, value[4]);
    put_r2up0(put, line, value + 1);
    format_flow_of_atom_h(put, line + 1, value + 5);
}

static void encode_s2ur(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Ud(put, value[0]);
    put->wrong |= line[0];
    put_special(put, line + 1, value + 1);
    format_uflow(put, line + 2, value + 2);
}

static void encode_vabsdiff_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_VU32(put, value[0]);
    field_Rd(put, value[1]);
    field_Ra(put, value[3]);
    field_RA(put, value[4]);
    field_Rc(put, value[11]);
    field_RC(put, value[12]);
    put_po(put, line, value + 2);
    put_sb(put, line + 1, value + 5);
    format_flow_of_atom_a(put, line + 2, value + 13);
}

static void put_scx(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x400;
        field_IMM(put, value[0]);
        break;
    case 1:
        put->lo |= 0x600;
        field_CBANK(put, value[1]);
        field_COFF(put, value[2]);
        break;
    case 2:
        put->lo |= 0x600;
        put->hi |= 0x8000000;
        field_Ub(put, value[3]);
        field_COFF(put, value[2]);
        break;
    case 3:
        put->lo |= 0xe00;
        put->hi |= 0x8000000;
        field_Ub(put, value[3]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_vabsdiff_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_VU32(put, value[0]);
    field_Rd(put, value[1]);
    field_Ra(put, value[3]);
    field_RA(put, value[4]);
    field_Rc(put, value[5]);
    field_RB(put, value[6]);
    put_po(put, line, value + 2);
    put_scx(put, line + 1, value + 7);
    format_flow_of_atom_a(put, line + 2, value + 11);
}

static void encode_vabsdiff4_b(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_VU8(put, value[0]);
    field_VACC(put, value[1]);
    field_Rd(put, value[2]);
    field_Ra(put, value[4]);
    field_RA(put, value[5]);
    field_Rc(put, value[12]);
    field_RC(put, value[13]);
    put_po(put, line, value + 3);
    put_sb(put, line + 1, value + 6);
    format_flow_of_atom_a(put, line + 2, value + 14);
}

static void encode_vabsdiff4_c(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_VU8(put, value[0]);
    field_VACC(put, value[1]);
    field_Rd(put, value[2]);
    field_Ra(put, value[4]);
    field_RA(put, value[5]);
    field_Rc(put, value[6]);
    field_RB(put, value[7]);
    put_po(put, line, value + 3);
    put_scx(put, line + 1, value + 8);
    format_flow_of_atom_a(put, line + 2, value + 12);
}

static void put_dpb_(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_Rb(put, value[0]);
        field_RB(put, value[1]);
        break;
    case 1:
        put->lo |= 0xa00;
        field_CBANK(put, value[2]);
        field_COFF(put, value[3]);
        break;
    case 2:
        put->lo |= 0xa00;
        put->hi |= 0x8000000;
        field_Ub(put, value[4]);
        field_COFF(put, value[3]);
        break;
    case 3:
        put->lo |= 0xc00;
        put->hi |= 0x8000000;
        field_Ub(put, value[4]);
        break;
    default:
        put->wrong = 1;
    }
}

static void put_dpc(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        field_Rc(put, value[0]);
        field_RC(put, value[1]);
        break;
    case 1:
        field_NC(put, value[2]);
        field_Rc(put, value[0]);
        field_RC(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_idp_a4(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_DPA(put, value[0]);
    field_DPB(put, value[1]);
    field_Rd(put, value[2]);
    field_Ra(put, value[3]);
    field_RA(put, value[4]);
    put_dpb_(put, line, value + 5);
    put_dpc(put, line + 1, value + 10);
    format_flow_of_atom_a(put, line + 2, value + 13);
}

static void encode_idp_a2(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_DPHI(put, value[0]);
    field_DPA2(put, value[1]);
    field_DPB(put, value[2]);
    field_Rd(put, value[3]);
    field_Ra(put, value[4]);
    field_RA(put, value[5]);
    put_dpb_(put, line, value + 6);
    put_dpc(put, line + 1, value + 11);
    format_flow_of_atom_a(put, line + 2, value + 14);
}

static void put_rdo(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0xff0000;
        break;
    case 1:
        field_Rd(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_vote(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_VMODE(put, value[0]);
    field_P0(put, value[2]);
    field_Q0N(put, value[3]);
    field_Q0(put, value[4]);
    put->wrong |= line[1];
    put_rdo(put, line, value + 1);
    format_flow_of_atom_a(put, line + 2, value + 5);
}

static void put_udo(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x3f0000;
        break;
    case 1:
        field_Ud(put, value[0]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_voteu(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_VMODE(put, value[0]);
    field_U0(put, value[2]);
    field_Q0N(put, value[3]);
    field_Q0(put, value[4]);
    put->wrong |= line[1];
    put_udo(put, line, value + 1);
    format_flow_of_atom_a(put, line + 2, value + 5);
}

static void encode_match_any(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_MU64(put, value[0]);
    field_Rd(put, value[1]);
    field_Ra(put, value[2]);
    format_flow_of_atom_a(put, line, value + 3);
}

static void encode_match_all(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_MU64(put, value[0]);
    field_P0(put, value[1]);
    field_Rd(put, value[2]);
    field_Ra(put, value[3]);
    format_flow_of_atom_a(put, line, value + 4);
}

static void put_shb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_Rb(put, value[0]);
        break;
    case 1:
        put->lo |= 0x800;
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
        put->lo |= 0x200;
        field_Rc(put, value[0]);
        break;
    case 1:
        put->lo |= 0x400;
        field_SCLAMP(put, value[1]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_shfl(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_SMODE(put, value[0]);
    field_P0(put, value[1]);
    field_Rd(put, value[2]);
    field_Ra(put, value[3]);
    put_shb(put, line, value + 4);
    put_shc(put, line + 1, value + 6);
    format_flow_of_atom_a(put, line + 2, value + 8);
    if (line[0] == 0 && line[1] == 1)
        put->lo ^= 0x200;
    if (line[0] == 1 && line[1] == 0)
        put->lo ^= 0x200;
    if (line[0] == 1 && line[1] == 1)
        put->lo ^= 0x200;
}

static void encode_redux(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_RDXOP(put, value[0]);
    field_RDXS(put, value[1]);
    field_Ud(put, value[2]);
    field_Ra(put, value[3]);
    format_flow_of_atom_a(put, line, value + 4);
}

static void encode_elect(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_P0(put, value[0]);
    field_Ud(put, value[1]);
    field_Q0N(put, value[2]);
    field_Q0(put, value[3]);
    put->wrong |= line[0];
    format_flow_of_atom_h(put, line + 1, value + 4);
}

static void put_prb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_Rb(put, value[0]);
        field_RB(put, value[1]);
        break;
    case 1:
        put->lo |= 0x800;
        field_IMM(put, value[2]);
        break;
    case 2:
        put->lo |= 0x800;
        field_UIMM(put, value[3]);
        break;
    case 3:
        put->lo |= 0xa00;
        field_CBANK(put, value[4]);
        field_COFF(put, value[5]);
        break;
    case 4:
        put->lo |= 0xa00;
        put->hi |= 0x8000000;
        field_Ub(put, value[6]);
        field_COFF(put, value[5]);
        break;
    case 5:
        put->lo |= 0xc00;
        put->hi |= 0x8000000;
        field_Ub(put, value[6]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_p2r(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_PRPART(put, value[0]);
    field_Rd(put, value[1]);
    field_Ra(put, value[2]);
    field_RA(put, value[3]);
    put_prb(put, line, value + 4);
    format_flow_of_atom_a(put, line + 1, value + 11);
}

static void encode_r2p(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_Ra(put, value[0]);
    field_PRPART(put, value[1]);
    put_prb(put, line, value + 2);
    format_flow_of_atom_a(put, line + 1, value + 9);
}

static void put_qm(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 2:
        field_Q2N(put, value[0]);
        field_Q2(put, value[1]);
        break;
    case 1:
        put->hi |= 0x8;
        field_Q2N(put, value[0]);
        field_UP2(put, value[2]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_plop3(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_P0(put, value[0]);
    field_P1(put, value[1]);
    field_LUT1(put, value[9]);
    field_LUT2(put, value[10]);
    field_Q0N(put, value[2]);
    field_Q0(put, value[3]);
    field_Q1N(put, value[4]);
    field_Q1(put, value[5]);
    put->wrong |= line[0];
    put->wrong |= line[1];
    put_qm(put, line + 2, value + 6);
    format_flow_of_atom_a(put, line + 3, value + 11);
}

static void put_signb(struct put *put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put->lo |= 0x200;
        field_Rb(put, value[0]);
        field_RB(put, value[1]);
        break;
    case 1:
        put->lo |= 0xa00;
        put_cb(put, line + 1, value + 2);
        break;
    case 2:
        put->lo |= 0xc00;
        put->hi |= 0x8000000;
        field_Ub(put, value[4]);
        break;
    default:
        put->wrong = 1;
    }
}

static void encode_plop3_sign_one(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_P0(put, value[0]);
    field_P1(put, value[1]);
    field_LUT(put, value[11]);
    field_LUT2(put, value[12]);
    field_Q0N(put, value[2]);
    field_Q0(put, value[3]);
    field_Q2N(put, value[9]);
    field_Q2(put, value[10]);
    put->wrong |= line[0];
    put->wrong |= line[3];
    put_signb(put, line + 1, value + 4);
    format_flow_of_atom_a(put, line + 4, value + 13);
}

static void encode_plop3_sign_two(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_P0(put, value[0]);
    field_P1(put, value[1]);
    field_LUT(put, value[11]);
    field_LUT2(put, value[12]);
    field_Q0N(put, value[2]);
    field_Q0(put, value[3]);
    field_Rc(put, value[9]);
    field_RC(put, value[10]);
    put->wrong |= line[0];
    put->wrong |= line[3];
    put_signb(put, line + 1, value + 4);
    format_flow_of_atom_a(put, line + 4, value + 13);
}

static void encode_plop3_sign_all(struct put *put, const uint8_t *line, const uint64_t *value)
{
    field_P0(put, value[0]);
    field_P1(put, value[1]);
    field_LUT(put, value[11]);
    field_LUT2(put, value[12]);
    field_Ra(put, value[2]);
    field_RA(put, value[3]);
    field_Rc(put, value[9]);
    field_RC(put, value[10]);
    put->wrong |= line[0];
    put->wrong |= line[3];
    put_signb(put, line + 1, value + 4);
    format_flow_of_atom_a(put, line + 4, value + 13);
}

static const struct {
    encode_form *put;
    uint64_t lo, hi; /* the constants of the form */
} forms[] = {
    [VOLTA_ATOM_V] = {encode_atom_v, 0x38a, 0xff},
    [VOLTA_ATOM_T] = {encode_atom_v, 0x38a, 0xff},
    [VOLTA_ATOM_TU] = {encode_atom_tu, 0x98a, 0x8000000},
    [VOLTA_ATOM_A] = {encode_atom_a, 0x38a, 0x0},
    [VOLTA_ATOM_D] = {encode_atom_d, 0x98a, 0x8000000},
    [VOLTA_ATOM_H] = {encode_atom_h, 0x38a, 0x0},
    [VOLTA_ATOM_HD] = {encode_atom_hd, 0x98a, 0x8000000},
    [VOLTA_ATOM_F] = {encode_atom_f, 0x3a2, 0x0},
    [VOLTA_ATOM_FD] = {encode_atom_fd, 0x9a2, 0x8000000},
    [VOLTA_ATOM_CV] = {encode_atom_cv, 0x38b, 0x0},
    [VOLTA_ATOM_CT] = {encode_atom_cv, 0x38b, 0x0},
    [VOLTA_ATOM_CA] = {encode_atom_ca, 0x38b, 0x0},
    [VOLTA_ATOM_CH] = {encode_atom_ch, 0x38b, 0x0},
    [VOLTA_ATOMG_V] = {encode_atom_v, 0x3a8, 0xff},
    [VOLTA_ATOMG_T] = {encode_atom_v, 0x3a8, 0xff},
    [VOLTA_ATOMG_TU] = {encode_atom_tu, 0x9a8, 0x8000000},
    [VOLTA_ATOMG_A] = {encode_atom_a, 0x3a8, 0x0},
    [VOLTA_ATOMG_D] = {encode_atom_d, 0x9a8, 0x8000000},
    [VOLTA_ATOMG_H] = {encode_atom_h, 0x3a8, 0x0},
    [VOLTA_ATOMG_HD] = {encode_atom_hd, 0x9a8, 0x8000000},
    [VOLTA_ATOMG_F] = {encode_atom_f, 0x3a3, 0x0},
    [VOLTA_ATOMG_FD] = {encode_atom_fd, 0x9a3, 0x8000000},
    [VOLTA_ATOMG_CV] = {encode_atomg_cv, 0x3a9, 0x0},
    [VOLTA_ATOMG_CT] = {encode_atomg_cv, 0x3a9, 0x0},
    [VOLTA_ATOMG_CA] = {encode_atomg_ca, 0x3a9, 0x0},
    [VOLTA_ATOMG_CH] = {encode_atomg_ch, 0x3a9, 0x0},
    [VOLTA_RED_V] = {encode_red_v, 0x98e, 0x0},
    [VOLTA_RED_T] = {encode_red_v, 0x98e, 0x0},
    [VOLTA_RED_TU] = {encode_red_tu, 0x98e, 0x8000000},
    [VOLTA_RED_A] = {encode_red_a, 0x98e, 0x0},
    [VOLTA_RED_D] = {encode_red_d, 0x98e, 0x8000000},
    [VOLTA_REDG_H] = {encode_redg_h, 0x98e, 0x0},
    [VOLTA_REDG_HD] = {encode_redg_hd, 0x98e, 0x8000000},
    [VOLTA_REDG_F] = {encode_redg_f, 0x9a6, 0x0},
    [VOLTA_REDG_FD] = {encode_redg_fd, 0x9a6, 0x8000000},
    [VOLTA_ATOMS_V] = {encode_atoms_v, 0x38c, 0xff},
    [VOLTA_ATOMS_T] = {encode_atoms_t, 0x38c, 0xff},
    [VOLTA_ATOMS_A] = {encode_atoms_a, 0x38c, 0x0},
    [VOLTA_ATOMS_TU] = {encode_atoms_tu, 0x98c, 0x8000000},
    [VOLTA_ATOMS_H] = {encode_atoms_h, 0x38c, 0x0},
    [VOLTA_ATOMS_HU] = {encode_atoms_hu, 0x98c, 0x8000000},
    [VOLTA_ATOMS_CV] = {encode_atoms_cv, 0x38d, 0x0},
    [VOLTA_ATOMS_CT] = {encode_atoms_ct, 0x38d, 0x0},
    [VOLTA_ATOMS_CH] = {encode_atoms_ch, 0x38d, 0x0},
    [VOLTA_ATOMS_P] = {encode_atoms_p, 0xf8c, 0xd000000},
    [VOLTA_ATOMS_PO] = {encode_atoms_po, 0xf8c, 0xd000000},
    [VOLTA_ATOMS_HP] = {encode_atoms_hp, 0xf8c, 0xd800000},
    [VOLTA_ATOMS_HPO] = {encode_atoms_hpo, 0xf8c, 0xd800000},
    [VOLTA_BSSY] = {encode_bssy, 0x945, 0x0},
    [VOLTA_BSYNC] = {encode_bsync, 0x941, 0x0},
    [VOLTA_BREAK] = {encode_bsync, 0x942, 0x0},
    [VOLTA_BMOV_R] = {encode_bmov_r, 0x355, 0x0},
    [VOLTA_BMOV_B] = {encode_bmov_b, 0x156, 0x0},
    [VOLTA_BMOV_L] = {encode_bmov_l, 0x157, 0x0},
    [VOLTA_BMOV_RB] = {encode_bmov_rb, 0xf55, 0x0},
    [VOLTA_BMOV_RU] = {encode_bmov_ru, 0xf55, 0x0},
    [VOLTA_BMOV_BB] = {encode_bmov_bb, 0xf56, 0x0},
    [VOLTA_YIELD] = {encode_yield, 0x946, 0x0},
    [VOLTA_NANOSLEEP_N] = {encode_nanosleep_n, 0x15d, 0x0},
    [VOLTA_NANOSLEEP_C] = {encode_nanosleep_c, 0x95d, 0x3880000},
    [VOLTA_WARPSYNC_R] = {encode_warpsync_r, 0x348, 0x0},
    [VOLTA_WARPSYNC_M] = {encode_warpsync_m, 0x148, 0x0},
    [VOLTA_WARPSYNC_H] = {encode_warpsync_h, 0x348, 0x0},
    [VOLTA_WARPSYNC_A] = {encode_warpsync_a, 0x948, 0x0},
    [VOLTA_WARPSYNC_COLLECTIVE_H] = {encode_warpsync_collective_h, 0x348, 0x400000},
    [VOLTA_WARPSYNC_COLLECTIVE_A] = {encode_warpsync_collective_a, 0x948, 0x400000},
    [VOLTA_ENDCOLLECTIVE] = {encode_warpsync_a, 0x91b, 0x0},
    [VOLTA_BAR_SYNC] = {encode_bar_sync, 0x11d, 0x0},
    [VOLTA_BAR_ARV] = {encode_bar_arv, 0x11d, 0x2000},
    [VOLTA_BAR_RED] = {encode_bar_red, 0x11d, 0x4000},
    [VOLTA_BAR_ALL] = {encode_bmov_bb, 0xb1d, 0x8000},
    [VOLTA_B2R_R] = {encode_b2r_r, 0x31c, 0x4000},
    [VOLTA_B2R_B] = {encode_b2r_b, 0x31c, 0x0},
    [VOLTA_R2B] = {encode_r2b, 0x31e, 0x0},
    [VOLTA_DEPBAR_LE] = {encode_depbar_le, 0x80000000091a, 0x0},
    [VOLTA_DEPBAR_N] = {encode_depbar_n, 0x91a, 0x0},
    [VOLTA_DEPBAR_U] = {encode_depbar_u, 0xd1a, 0x8000000},
    [VOLTA_CSMTEST] = {encode_bmov_bb, 0x80d, 0x0},
    [VOLTA_PMTRIG] = {encode_pmtrig, 0x801, 0x0},
    [VOLTA_RPCMOV_R] = {encode_rpcmov_r, 0x152, 0x0},
    [VOLTA_RPCMOV_G] = {encode_rpcmov_g, 0x353, 0x0},
    [VOLTA_RPCMOV_L] = {encode_rpcmov_l, 0x154, 0x0},
    [VOLTA_CTAID_S] = {encode_ctaid_s, 0x31f, 0x0},
    [VOLTA_CTAID_G] = {encode_rpcmov_g, 0x3c0, 0x0},
    [VOLTA_CTAID_M] = {encode_ctaid_s, 0x3c1, 0x0},
    [VOLTA_SYNCS_ARR] = {encode_syncs_arr, 0x9a7, 0x8000000},
    [VOLTA_SYNCS_CHK] = {encode_syncs_chk, 0x5a7, 0x8000000},
    [VOLTA_SYNCS_X] = {encode_syncs_x, 0x5b2, 0x8000000},
    [VOLTA_SYNCS_LD] = {encode_syncs_ld, 0x9b2, 0x8000000},
    [VOLTA_SYNCS_CAS] = {encode_syncs_cas, 0x3b2, 0x8000000},
    [VOLTA_SYNCS_CCTL] = {encode_syncs_cctl, 0x9b1, 0x0},
    [VOLTA_ARRIVES] = {encode_arrives, 0x9b0, 0x8000000},
    [VOLTA_STAS] = {encode_stas, 0xdbd, 0x8000000},
    [VOLTA_REDAS] = {encode_stas, 0xdbe, 0x8000000},
    [VOLTA_UBLKCP] = {encode_ublkcp, 0x3ba, 0x8000000},
    [VOLTA_UBLKRED] = {encode_ublkcp, 0x3bb, 0x8000000},
    [VOLTA_UBLKPF] = {encode_ublkpf, 0x3bc, 0x8000000},
    [VOLTA_UTMALDG_D] = {encode_ublkcp, 0x3b4, 0x8000000},
    [VOLTA_UTMALDG_S] = {encode_utmaldg_s, 0x5b4, 0x8000000},
    [VOLTA_UTMASTG] = {encode_utmaldg_s, 0x3b5, 0x8000000},
    [VOLTA_UTMAREDG] = {encode_utmaldg_s, 0x3b6, 0x8000000},
    [VOLTA_UTMAPF_D] = {encode_ublkcp, 0x3b8, 0x8000000},
    [VOLTA_UTMAPF_S] = {encode_utmaldg_s, 0x5b8, 0x8000000},
    [VOLTA_UTMACCTL] = {encode_utmacctl, 0x9b9, 0x0},
    [VOLTA_UTMACMDFLUSH] = {encode_utmacctl, 0x9b7, 0x0},
    [VOLTA_ACQBULK] = {encode_syncs_cctl, 0x82e, 0x0},
    [VOLTA_FENCE] = {encode_syncs_cctl, 0x3c6, 0x0},
    [VOLTA_CCTL_V] = {encode_cctl_v, 0x98f, 0x0},
    [VOLTA_CCTL_T] = {encode_cctl_t, 0x98f, 0x0},
    [VOLTA_CCTL_U] = {encode_cctl_u, 0xd8f, 0x8000000},
    [VOLTA_CCTL_VA] = {encode_cctl_va, 0xff00098f, 0x0},
    [VOLTA_CCTL_TA] = {encode_cctl_va, 0xff00098f, 0x0},
    [VOLTA_CCTL_A] = {encode_cctl_a, 0xff00098f, 0x0},
    [VOLTA_CCTLL_V] = {encode_cctll_v, 0x990, 0x0},
    [VOLTA_CCTLL_T] = {encode_cctll_t, 0x990, 0x0},
    [VOLTA_CCTLL_U] = {encode_cctll_u, 0xd90, 0x8000000},
    [VOLTA_CCTLT_ALL] = {encode_bmov_bb, 0x391, 0x400000},
    [VOLTA_CCTLT_R] = {encode_r2b, 0x391, 0x200000},
    [VOLTA_CCTLT_C] = {encode_cctlt_c, 0xb91, 0x200000},
    [VOLTA_CCTLT_U] = {encode_cctlt_u, 0xd91, 0x8200000},
    [VOLTA_MEMBAR_V] = {encode_membar_v, 0x992, 0x0},
    [VOLTA_MEMBAR_A] = {encode_membar_a, 0x992, 0x0},
    [VOLTA_MEMBAR_H] = {encode_membar_h, 0x992, 0x0},
    [VOLTA_MEMBAR_AS] = {encode_membar_h, 0x992, 0x200},
    [VOLTA_ERRBAR_V] = {encode_errbar_v, 0x9ab, 0x0},
    [VOLTA_ERRBAR_A] = {encode_bmov_bb, 0x9ab, 0x0},
    [VOLTA_QSPC_V] = {encode_qspc_v, 0x3aa, 0x0},
    [VOLTA_QSPC_T] = {encode_qspc_t, 0x3aa, 0x0},
    [VOLTA_QSPC_TU] = {encode_qspc_tu, 0x9aa, 0x8000000},
    [VOLTA_QSPC_U] = {encode_qspc_u, 0x9aa, 0x8000000},
    [VOLTA_UCGABAR_ARV] = {encode_utmacctl, 0x9c7, 0x8000000},
    [VOLTA_UCGABAR_WAIT] = {encode_utmacctl, 0xdc7, 0x8000000},
    [VOLTA_CGAERRBAR] = {encode_syncs_cctl, 0x5ab, 0x0},
    [VOLTA_WARPGROUP] = {encode_syncs_cctl, 0x9c5, 0x0},
    [VOLTA_WARPGROUPSET] = {encode_warpgroupset, 0xd5e, 0x8000000},
    [VOLTA_USETMAXREG_U] = {encode_usetmaxreg_u, 0x3c8, 0x8000000},
    [VOLTA_USETMAXREG_I] = {encode_usetmaxreg_i, 0x9c8, 0x8000000},
    [VOLTA_USETSHMSZ_U] = {encode_warpgroupset, 0x3c9, 0x8000000},
    [VOLTA_USETSHMSZ_I] = {encode_usetshmsz_i, 0x9c9, 0x8000000},
    [VOLTA_ULEPC_N] = {encode_ulepc_n, 0x3ce, 0x8000000},
    [VOLTA_ULEPC_T] = {encode_ulepc_t, 0x9ce, 0x8000000},
    [VOLTA_NOP] = {encode_bmov_bb, 0x918, 0x0},
    [VOLTA_EXIT] = {encode_exit, 0x94d, 0x0},
    [VOLTA_KILL] = {encode_yield, 0x95b, 0x0},
    [VOLTA_BRA_B] = {encode_bra_b, 0x947, 0x0},
    [VOLTA_BRA_U] = {encode_bra_u, 0x547, 0x8000000},
    [VOLTA_BRA_DIV] = {encode_bra_div, 0x947, 0x8000000},
    [VOLTA_JMP_B] = {encode_jmp_b, 0x94a, 0x0},
    [VOLTA_JMP_C] = {encode_jmp_c, 0xb4a, 0x0},
    [VOLTA_JMP_U] = {encode_jmp_u, 0x54a, 0x8000000},
    [VOLTA_JMP_UC] = {encode_jmp_uc, 0x74a, 0x8000000},
    [VOLTA_BRX] = {encode_brx, 0x949, 0x0},
    [VOLTA_JMX] = {encode_brx, 0x94c, 0x0},
    [VOLTA_BRXU_BRXU] = {encode_brxu_brxu, 0x958, 0x8000000},
    [VOLTA_BRXU_JMXU] = {encode_brxu_brxu, 0x959, 0x8000000},
    [VOLTA_CALL_AT] = {encode_call_at, 0x943, 0x0},
    [VOLTA_CALL_C] = {encode_call_c, 0xb43, 0x0},
    [VOLTA_CALL_R] = {encode_call_r, 0x343, 0x0},
    [VOLTA_CALL_REL] = {encode_call_rel, 0x944, 0x0},
    [VOLTA_CALL_RR] = {encode_call_rr, 0x344, 0x0},
    [VOLTA_CALL_UR] = {encode_call_ur, 0x944, 0x8000000},
    [VOLTA_RET_REL] = {encode_ret_rel, 0x950, 0x0},
    [VOLTA_RET_ABS] = {encode_ret_abs, 0x950, 0x200000},
    [VOLTA_RET_UR_REL] = {encode_ret_ur_rel, 0x950, 0x8000000},
    [VOLTA_RET_UR_ABS] = {encode_ret_ur_abs, 0x950, 0x8200000},
    [VOLTA_LEPC_N] = {encode_rpcmov_g, 0x34e, 0x0},
    [VOLTA_LEPC_T] = {encode_lepc_t, 0x94e, 0x0},
    [VOLTA_RTT] = {encode_bmov_bb, 0x94f, 0x0},
    [VOLTA_PREEXIT] = {encode_syncs_cctl, 0x82d, 0x0},
    [VOLTA_BPT] = {encode_bpt, 0x95c, 0x0},
    [VOLTA_F2F_N] = {encode_f2f_n, 0x104, 0x0},
    [VOLTA_F2F_W] = {encode_f2f_w, 0x104, 0x0},
    [VOLTA_F2F_DW] = {encode_f2f_w, 0x110, 0x0},
    [VOLTA_F2F_DF] = {encode_f2f_n, 0x110, 0x0},
    [VOLTA_F2F_ND] = {encode_f2f_nd, 0x110, 0x0},
    [VOLTA_F2I_H] = {encode_f2i_h, 0x105, 0x0},
    [VOLTA_F2I_S] = {encode_f2i_s, 0x105, 0x0},
    [VOLTA_F2I_HD] = {encode_f2i_h, 0x111, 0x0},
    [VOLTA_F2I_SD] = {encode_f2i_s, 0x111, 0x0},
    [VOLTA_F2I_D] = {encode_f2i_d, 0x111, 0x0},
    [VOLTA_I2F_B] = {encode_i2f_b, 0x106, 0x0},
    [VOLTA_I2F_H] = {encode_i2f_h, 0x106, 0x0},
    [VOLTA_I2F_W] = {encode_i2f_w, 0x106, 0x0},
    [VOLTA_I2F_BD] = {encode_i2f_b, 0x112, 0x0},
    [VOLTA_I2F_HD] = {encode_i2f_h, 0x112, 0x0},
    [VOLTA_I2F_WD] = {encode_i2f_w, 0x112, 0x0},
    [VOLTA_I2F_D] = {encode_i2f_w, 0x112, 0x0},
    [VOLTA_FRND_H] = {encode_frnd_h, 0x107, 0x800},
    [VOLTA_FRND_S] = {encode_frnd_s, 0x107, 0x1000},
    [VOLTA_FRND_D] = {encode_frnd_d, 0x113, 0x1800},
    [VOLTA_I2I] = {encode_i2i, 0x38, 0x0},
    [VOLTA_F2FP_P] = {encode_f2fp_p, 0x3e, 0xff},
    [VOLTA_F2FP_RS] = {encode_f2fp_rs, 0x3e, 0x20000},
    [VOLTA_F2FP_M] = {encode_f2fp_m, 0x3e, 0x4000},
    [VOLTA_F2FP_MC] = {encode_f2fp_mc, 0x3e, 0x4000},
    [VOLTA_F2IP_B] = {encode_f2ip_b, 0x43, 0x0},
    [VOLTA_F2IP_C] = {encode_f2ip_c, 0x43, 0x0},
    [VOLTA_I2FP] = {encode_i2fp, 0x45, 0x201000},
    [VOLTA_I2IP_B] = {encode_i2ip_b, 0x39, 0x0},
    [VOLTA_I2IP_N] = {encode_i2ip_n, 0x39, 0x0},
    [VOLTA_DADD_R] = {encode_dadd_r, 0x229, 0x0},
    [VOLTA_DADD_C] = {encode_dadd_c, 0x29, 0x0},
    [VOLTA_DMUL] = {encode_dmul, 0x28, 0x0},
    [VOLTA_DFMA_B] = {encode_dfma_b, 0x2b, 0x0},
    [VOLTA_DFMA_C] = {encode_dfma_c, 0x2b, 0x0},
    [VOLTA_DSETP] = {encode_dsetp, 0x2a, 0x0},
    [VOLTA_FADD] = {encode_fadd, 0x21, 0x0},
    [VOLTA_FMUL] = {encode_fmul, 0x20, 0x0},
    [VOLTA_FFMA_B] = {encode_ffma_b, 0x23, 0x0},
    [VOLTA_FFMA_C] = {encode_ffma_c, 0x23, 0x0},
    [VOLTA_FMNMX_N] = {encode_fmnmx_n, 0x9, 0x0},
    [VOLTA_FMNMX_ISA] = {encode_fmnmx_isa, 0x9, 0x2},
    [VOLTA_FSEL] = {encode_fsel, 0x8, 0x0},
    [VOLTA_FSET] = {encode_fset, 0xa, 0x0},
    [VOLTA_FSETP] = {encode_fsetp, 0xb, 0x0},
    [VOLTA_FCHK] = {encode_fchk, 0x102, 0x0},
    [VOLTA_FSWZADD] = {encode_fswzadd, 0x822, 0x0},
    [VOLTA_MUFU_R] = {encode_mufu_r, 0x108, 0x0},
    [VOLTA_MUFU_S] = {encode_mufu_s, 0x908, 0x0},
    [VOLTA_MUFU_D] = {encode_mufu_d, 0x908, 0x0},
    [VOLTA_MUFU_H] = {encode_mufu_h, 0x908, 0x0},
    [VOLTA_AL2P] = {encode_al2p, 0x920, 0x0},
    [VOLTA_ALD_A] = {encode_ald_a, 0xff000321, 0x0},
    [VOLTA_ALD_R] = {encode_ald_r, 0x321, 0x0},
    [VOLTA_ALD_U] = {encode_ald_u, 0x521, 0x8000000},
    [VOLTA_AST_A] = {encode_ast_a, 0xff000322, 0x0},
    [VOLTA_AST_R] = {encode_ast_r, 0x322, 0x0},
    [VOLTA_AST_U] = {encode_ast_u, 0x522, 0x8000000},
    [VOLTA_IPA_A] = {encode_ipa_a, 0x126, 0x0},
    [VOLTA_IPA_U] = {encode_ipa_u, 0x526, 0x8000000},
    [VOLTA_OUT_F] = {encode_out_f, 0x324, 0x0},
    [VOLTA_OUT_R] = {encode_out_r, 0x324, 0x0},
    [VOLTA_OUT_I] = {encode_out_i, 0x924, 0x0},
    [VOLTA_OUT_U] = {encode_out_u, 0xd24, 0x8000000},
    [VOLTA_ISBERD] = {encode_isberd, 0x923, 0x0},
    [VOLTA_ISBEWR] = {encode_isbewr, 0x927, 0x0},
    [VOLTA_PIXLD] = {encode_b2r_r, 0x925, 0x0},
    [VOLTA_LDTRAM] = {encode_ldtram, 0x3ad, 0x8000000},
    [VOLTA_HADD2] = {encode_hadd2, 0x30, 0x0},
    [VOLTA_HMUL2] = {encode_hmul2, 0x32, 0x0},
    [VOLTA_HFMA2_B] = {encode_hfma2_b, 0x31, 0x0},
    [VOLTA_HFMA2_C] = {encode_hfma2_c, 0x31, 0x0},
    [VOLTA_HFMA2_RB] = {encode_hfma2_rb, 0x31, 0x8000},
    [VOLTA_HFMA2_RC] = {encode_hfma2_rc, 0x31, 0x8000},
    [VOLTA_HFMA2_MMA_B] = {encode_hfma2_mma_b, 0x35, 0x0},
    [VOLTA_HFMA2_MMA_C] = {encode_hfma2_mma_c, 0x35, 0x0},
    [VOLTA_HFMA2_MMA_RB] = {encode_hfma2_mma_rb, 0x35, 0x8000},
    [VOLTA_HFMA2_MMA_RC] = {encode_hfma2_mma_rc, 0x35, 0x8000},
    [VOLTA_HSET2] = {encode_hset2, 0x33, 0x0},
    [VOLTA_HSETP2] = {encode_hsetp2, 0x34, 0x0},
    [VOLTA_HMNMX2] = {encode_hmnmx2, 0x40, 0x0},
    [VOLTA_IADD3_N] = {encode_iadd3_n, 0x10, 0x781e000},
    [VOLTA_IADD3_X] = {encode_iadd3_x, 0x10, 0x400},
    [VOLTA_IMAD_R] = {encode_imad_r, 0x224, 0x78e0000},
    [VOLTA_IMAD_I] = {encode_imad_i, 0x824, 0x78e0000},
    [VOLTA_IMAD_B] = {encode_imad_b, 0x24, 0x78e0000},
    [VOLTA_IMAD_RI] = {encode_imad_ri, 0x424, 0x78e0000},
    [VOLTA_IMAD_RC] = {encode_imad_rc, 0x624, 0x78e0000},
    [VOLTA_IMAD_RU] = {encode_imad_ru, 0xe24, 0xf8e0000},
    [VOLTA_IMAD_BX] = {encode_imad_bx, 0x24, 0xe0400},
    [VOLTA_IMAD_CX] = {encode_imad_cx, 0x24, 0xe0400},
    [VOLTA_IMAD_WIDE_B] = {encode_imad_wide_b, 0x25, 0x7800000},
    [VOLTA_IMAD_WIDE_C] = {encode_imad_wide_c, 0x25, 0x7800000},
    [VOLTA_IMAD_WIDE_BX] = {encode_imad_wide_bx, 0x25, 0x400},
    [VOLTA_IMAD_WIDE_CX] = {encode_imad_wide_cx, 0x25, 0x400},
    [VOLTA_IMAD_HI_B] = {encode_imad_wide_b, 0x27, 0x7800000},
    [VOLTA_IMAD_HI_C] = {encode_imad_wide_c, 0x27, 0x7800000},
    [VOLTA_IMAD_HI_BX] = {encode_imad_wide_bx, 0x27, 0x400},
    [VOLTA_IMAD_HI_CX] = {encode_imad_wide_cx, 0x27, 0x400},
    [VOLTA_LOP3] = {encode_lop3, 0x12, 0x0},
    [VOLTA_SHF_B] = {encode_shf_b, 0x19, 0x0},
    [VOLTA_SHF_C] = {encode_shf_c, 0x19, 0x0},
    [VOLTA_PRMT_B] = {encode_prmt_b, 0x16, 0x0},
    [VOLTA_PRMT_C] = {encode_prmt_c, 0x16, 0x0},
    [VOLTA_SEL] = {encode_sel, 0x7, 0x0},
    [VOLTA_ISETP_N] = {encode_isetp_n, 0xc, 0x70},
    [VOLTA_ISETP_X] = {encode_isetp_x, 0xc, 0x100},
    [VOLTA_ISETP_O] = {encode_isetp_o, 0xc, 0x0},
    [VOLTA_ISETP_OX] = {encode_isetp_o, 0xc, 0x100},
    [VOLTA_LEA_LO] = {encode_lea_lo, 0x11, 0x78000ff},
    [VOLTA_LEA_X] = {encode_lea_x, 0x11, 0x4ff},
    [VOLTA_LEA_HI] = {encode_lea_hi, 0x11, 0x7810000},
    [VOLTA_LEA_HX] = {encode_lea_hx, 0x11, 0x10400},
    [VOLTA_LEA_IH] = {encode_lea_ih, 0x411, 0x7810000},
    [VOLTA_LEA_IX] = {encode_lea_ix, 0x411, 0x10400},
    [VOLTA_LEA_SX] = {encode_lea_lo, 0x11, 0x78102ff},
    [VOLTA_LEA_XS] = {encode_lea_x, 0x11, 0x106ff},
    [VOLTA_POPC] = {encode_popc, 0x109, 0x0},
    [VOLTA_BREV] = {encode_brev, 0x101, 0x0},
    [VOLTA_FLO] = {encode_flo, 0x100, 0x0},
    [VOLTA_IABS] = {encode_iabs, 0x13, 0x0},
    [VOLTA_SGXT] = {encode_sgxt, 0x1a, 0x0},
    [VOLTA_BMSK] = {encode_bmsk, 0x1b, 0x0},
    [VOLTA_MOV] = {encode_mov, 0x2, 0x0},
    [VOLTA_IMNMX] = {encode_imnmx, 0x17, 0x0},
    [VOLTA_LDG_V] = {encode_ldg_v, 0x381, 0x0},
    [VOLTA_LDG_VZ] = {encode_ldg_vz, 0x381, 0x800000},
    [VOLTA_LDG_T] = {encode_ldg_t, 0x381, 0x0},
    [VOLTA_LDG_TZ] = {encode_ldg_tz, 0x381, 0x800000},
    [VOLTA_LDG_TU] = {encode_ldg_tu, 0x981, 0x8000000},
    [VOLTA_LDG_TUZ] = {encode_ldg_tuz, 0x981, 0x8800000},
    [VOLTA_LDG_A] = {encode_ldg_a, 0x381, 0x0},
    [VOLTA_LDG_D] = {encode_ldg_d, 0x981, 0x8000000},
    [VOLTA_LD_V] = {encode_ld_v, 0x980, 0x0},
    [VOLTA_LD_VZ] = {encode_ld_vz, 0x980, 0x800000},
    [VOLTA_LD_T] = {encode_ld_t, 0x980, 0x0},
    [VOLTA_LD_TZ] = {encode_ld_tz, 0x980, 0x800000},
    [VOLTA_LD_TU] = {encode_ld_tu, 0x980, 0x8000000},
    [VOLTA_LD_TUZ] = {encode_ldg_tuz, 0x980, 0x8800000},
    [VOLTA_LD_A] = {encode_ld_a, 0x980, 0x0},
    [VOLTA_LD_D] = {encode_ld_d, 0x980, 0x8000000},
    [VOLTA_STG_V] = {encode_stg_v, 0x386, 0x0},
    [VOLTA_STG_T] = {encode_stg_v, 0x386, 0x0},
    [VOLTA_STG_TU] = {encode_stg_tu, 0x986, 0x8000000},
    [VOLTA_STG_A] = {encode_stg_a, 0x386, 0x0},
    [VOLTA_STG_D] = {encode_stg_d, 0x986, 0x8000000},
    [VOLTA_ST_V] = {encode_st_v, 0x385, 0x0},
    [VOLTA_ST_T] = {encode_st_v, 0x385, 0x0},
    [VOLTA_ST_TU] = {encode_stg_tu, 0x985, 0x8000000},
    [VOLTA_ST_A] = {encode_st_a, 0x385, 0x0},
    [VOLTA_ST_D] = {encode_stg_d, 0x985, 0x8000000},
    [VOLTA_LDL_V] = {encode_ldl_v, 0x983, 0x0},
    [VOLTA_LDL_T] = {encode_ldl_t, 0x983, 0x0},
    [VOLTA_LDL_TU] = {encode_ldl_tu, 0x983, 0x8000000},
    [VOLTA_LDL_D] = {encode_ldl_d, 0x983, 0x8000000},
    [VOLTA_STL_V] = {encode_stl_v, 0x387, 0x0},
    [VOLTA_STL_T] = {encode_stl_t, 0x387, 0x0},
    [VOLTA_STL_TU] = {encode_stl_tu, 0x987, 0x8000000},
    [VOLTA_STL_D] = {encode_stl_d, 0x987, 0x8000000},
    [VOLTA_LDS_V] = {encode_lds_v, 0x984, 0x0},
    [VOLTA_LDS_VZ] = {encode_lds_vz, 0x984, 0x800000},
    [VOLTA_LDS_T] = {encode_lds_t, 0x984, 0x0},
    [VOLTA_LDS_TZ] = {encode_lds_tz, 0x984, 0x800000},
    [VOLTA_LDS_TU] = {encode_lds_tu, 0x984, 0x8000000},
    [VOLTA_LDS_TUZ] = {encode_lds_tuz, 0x984, 0x8800000},
    [VOLTA_LDS_A] = {encode_lds_a, 0x984, 0x0},
    [VOLTA_LDS_AU] = {encode_lds_au, 0x984, 0x8000000},
    [VOLTA_STS_V] = {encode_sts_v, 0x388, 0x0},
    [VOLTA_STS_T] = {encode_sts_t, 0x388, 0x0},
    [VOLTA_STS_TU] = {encode_sts_tu, 0x988, 0x8000000},
    [VOLTA_LDC_V] = {encode_ldc_v, 0xb82, 0x0},
    [VOLTA_LDC_T] = {encode_ldc_t, 0xb82, 0x0},
    [VOLTA_LDC_X] = {encode_ldc_x, 0x582, 0x8000000},
    [VOLTA_ULDC_C] = {encode_uldc_c, 0xb9, 0x0},
    [VOLTA_ULDC_I] = {encode_uldc_i, 0xabb, 0x8000000},
    [VOLTA_ULDC_IO] = {encode_uldc_io, 0xabb, 0x8000000},
    [VOLTA_ULDC_M] = {encode_uldc_m, 0x8b8, 0x8000000},
    [VOLTA_LDSM_R] = {encode_ldsm_r, 0x83b, 0x0},
    [VOLTA_LDSM_U] = {encode_ldsm_u, 0x83b, 0x8000000},
    [VOLTA_STSM] = {encode_stsm, 0x844, 0x0},
    [VOLTA_LDGSTS_R] = {encode_ldgsts_r, 0xfae, 0x8000000},
    [VOLTA_LDGSTS_U] = {encode_ldgsts_u, 0xdae, 0x8000040},
    [VOLTA_LDGSTS_US] = {encode_ldgsts_us, 0xdae, 0x8000040},
    [VOLTA_LDGDEPBAR] = {encode_bmov_bb, 0x9af, 0x0},
    [VOLTA_S2R] = {encode_s2r, 0x919, 0x0},
    [VOLTA_CS2R] = {encode_cs2r, 0x805, 0x0},
    [VOLTA_SULD_D] = {encode_suld_d, 0x199, 0x0},
    [VOLTA_SULD_DR] = {encode_suld_dr, 0x19a, 0x0},
    [VOLTA_SULD_P] = {encode_suld_p, 0x197, 0x0},
    [VOLTA_SULD_PR] = {encode_suld_pr, 0x198, 0x0},
    [VOLTA_SUST_D] = {encode_sust_d, 0x19d, 0x0},
    [VOLTA_SUST_DR] = {encode_sust_dr, 0x19e, 0x0},
    [VOLTA_SUST_P] = {encode_sust_p, 0x19b, 0x0},
    [VOLTA_SUST_PR] = {encode_sust_pr, 0x19c, 0x0},
    [VOLTA_SURED_D] = {encode_sured_d, 0x19f, 0x0},
    [VOLTA_SURED_DR] = {encode_sured_dr, 0x1a0, 0x0},
    [VOLTA_SUATOM_D] = {encode_suatom_d, 0x193, 0x0},
    [VOLTA_SUATOM_DR] = {encode_suatom_dr, 0x194, 0x0},
    [VOLTA_SUATOM_C] = {encode_suatom_c, 0x195, 0x0},
    [VOLTA_SUATOM_CR] = {encode_suatom_cr, 0x196, 0x0},
    [VOLTA_SUQUERY_C] = {encode_suquery_c, 0x1b3, 0x0},
    [VOLTA_SUQUERY_R] = {encode_suquery_r, 0x9b3, 0x0},
    [VOLTA_HMMA_884] = {encode_hmma_884, 0x236, 0x0},
    [VOLTA_HMMA_T] = {encode_hmma_t, 0x23c, 0x0},
    [VOLTA_HMMA_A] = {encode_hmma_a, 0x23c, 0x0},
    [VOLTA_HMMA_SP] = {encode_hmma_a, 0x23c, 0x200},
    [VOLTA_IMMA] = {encode_imma, 0x237, 0x400},
    [VOLTA_BMMA] = {encode_bmma, 0x23d, 0x400},
    [VOLTA_DMMA_A] = {encode_dmma_a, 0x23f, 0x0},
    [VOLTA_DMMA_H] = {encode_dmma_h, 0x23f, 0x0},
    [VOLTA_MOVM] = {encode_movm, 0x23a, 0x0},
    [VOLTA_HGMMA_HGMMA_R] = {encode_hgmma_hgmma_r, 0xdf0, 0x8000000},
    [VOLTA_HGMMA_IGMMA_R] = {encode_hgmma_hgmma_r, 0xdf1, 0x8000000},
    [VOLTA_HGMMA_BGMMA_R] = {encode_hgmma_hgmma_r, 0xdf2, 0x8000000},
    [VOLTA_HGMMA_HGMMA_D] = {encode_hgmma_hgmma_d, 0x9f0, 0x8000000},
    [VOLTA_HGMMA_IGMMA_D] = {encode_hgmma_hgmma_d, 0x9f1, 0x8000000},
    [VOLTA_HGMMA_BGMMA_D] = {encode_hgmma_hgmma_d, 0x9f2, 0x8000000},
    [VOLTA_TEX_C] = {encode_tex_c, 0x160, 0x0},
    [VOLTA_TEX_I] = {encode_tex_i, 0x162, 0x0},
    [VOLTA_TEX_R] = {encode_tex_r, 0x161, 0x0},
    [VOLTA_TLD_C] = {encode_tld_c, 0x166, 0x0},
    [VOLTA_TLD_I] = {encode_tld_i, 0x168, 0x0},
    [VOLTA_TLD_R] = {encode_tld_r, 0x167, 0x0},
    [VOLTA_TLD4_C] = {encode_tld4_c, 0x163, 0x0},
    [VOLTA_TLD4_I] = {encode_tld4_i, 0x165, 0x0},
    [VOLTA_TLD4_R] = {encode_tld4_r, 0x164, 0x0},
    [VOLTA_TXD_C] = {encode_txd_c, 0x16c, 0x0},
    [VOLTA_TXD_I] = {encode_txd_i, 0x16e, 0x0},
    [VOLTA_TXD_R] = {encode_txd_r, 0x16d, 0x0},
    [VOLTA_TMML_C] = {encode_tmml_c, 0x169, 0x0},
    [VOLTA_TMML_I] = {encode_tmml_i, 0x16b, 0x0},
    [VOLTA_TMML_R] = {encode_tmml_r, 0x16a, 0x0},
    [VOLTA_TXQ_C] = {encode_txq_c, 0x16f, 0x0},
    [VOLTA_TXQ_I] = {encode_txq_i, 0x171, 0x0},
    [VOLTA_TXQ_R] = {encode_txq_r, 0x170, 0x0},
    [VOLTA_FOOTPRINT_C] = {encode_footprint_c, 0x0, 0x0},
    [VOLTA_FOOTPRINT_R] = {encode_footprint_r, 0x800000000000373, 0x0},
    [VOLTA_UIADD3_N] = {encode_uiadd3_n, 0x90, 0xf81e000},
    [VOLTA_UIADD3_X] = {encode_uiadd3_x, 0x90, 0x8000400},
    [VOLTA_UIADD3_64] = {encode_uiadd3_n, 0x97, 0x8000000},
    [VOLTA_UIMAD_B] = {encode_uimad_b, 0xa4, 0xf800000},
    [VOLTA_UIMAD_C] = {encode_uimad_c, 0x4a4, 0xf800000},
    [VOLTA_UIMAD_BX] = {encode_uimad_bx, 0xa4, 0x8000400},
    [VOLTA_UIMAD_CX] = {encode_uimad_cx, 0x4a4, 0x8000400},
    [VOLTA_UIMAD_WIDE_B] = {encode_uimad_wide_b, 0xa5, 0xf800000},
    [VOLTA_UIMAD_WIDE_BX] = {encode_uimad_wide_bx, 0xa5, 0x8000400},
    [VOLTA_UISETP_N] = {encode_uisetp_n, 0x8c, 0x8000070},
    [VOLTA_UISETP_O] = {encode_uisetp_o, 0x8c, 0x8000000},
    [VOLTA_UISETP_X] = {encode_uisetp_x, 0x8c, 0x8000100},
    [VOLTA_UISETP_OX] = {encode_uisetp_o, 0x8c, 0x8000100},
    [VOLTA_ULEA_LO] = {encode_ulea_lo, 0x91, 0xf80003f},
    [VOLTA_ULEA_X] = {encode_ulea_x, 0x91, 0x800043f},
    [VOLTA_ULEA_HI] = {encode_ulea_hi, 0x91, 0xf810000},
    [VOLTA_ULEA_HX] = {encode_ulea_hx, 0x91, 0x8010400},
    [VOLTA_ULEA_IH] = {encode_ulea_ih, 0x491, 0xf810000},
    [VOLTA_ULEA_IX] = {encode_ulea_ix, 0x491, 0x8010400},
    [VOLTA_ULEA_SX] = {encode_ulea_lo, 0x91, 0xf81023f},
    [VOLTA_ULEA_XS] = {encode_ulea_x, 0x91, 0x801063f},
    [VOLTA_ULOP3] = {encode_ulop3, 0x92, 0x8000000},
    [VOLTA_USHF_B] = {encode_ushf_b, 0x99, 0x8000000},
    [VOLTA_USHF_C] = {encode_ushf_c, 0x499, 0x8000000},
    [VOLTA_UPRMT] = {encode_uprmt, 0x96, 0x8000000},
    [VOLTA_USEL] = {encode_usel, 0x87, 0x8000000},
    [VOLTA_UMOV] = {encode_umov, 0x82, 0x0},
    [VOLTA_UPOPC] = {encode_upopc, 0xbf, 0x8000000},
    [VOLTA_UFLO] = {encode_uflo, 0xbd, 0x8000000},
    [VOLTA_UBREV] = {encode_ubrev, 0xbe, 0x8000000},
    [VOLTA_USGXT] = {encode_usgxt, 0x9a, 0x8000000},
    [VOLTA_UBMSK] = {encode_ubmsk, 0x9b, 0x8000000},
    [VOLTA_UPLOP3] = {encode_uplop3, 0x89c, 0x0},
    [VOLTA_UPLOP3_SIGN_ONE] = {encode_uplop3_sign_one, 0x29d, 0x8000000},
    [VOLTA_UPLOP3_SIGN_TWO] = {encode_uplop3_sign_two, 0x29e, 0x8000000},
    [VOLTA_UPLOP3_SIGN_ALL] = {encode_uplop3_sign_all, 0x29f, 0x8000000},
    [VOLTA_UCLEA] = {encode_uclea, 0xbc, 0x0},
    [VOLTA_UP2UR] = {encode_up2ur, 0x83, 0x0},
    [VOLTA_UR2UP] = {encode_ur2up, 0x84, 0x0},
    [VOLTA_UF2FP] = {encode_uf2fp, 0xba, 0x8000000},
    [VOLTA_R2UR_O] = {encode_r2ur_o, 0x3c2, 0x0},
    [VOLTA_R2UR_H] = {encode_r2ur_h, 0x2ca, 0x0},
    [VOLTA_S2UR] = {encode_s2ur, 0x9c3, 0x0},
    [VOLTA_VABSDIFF_B] = {encode_vabsdiff_b, 0x14, 0x0},
    [VOLTA_VABSDIFF_C] = {encode_vabsdiff_c, 0x14, 0x0},
    [VOLTA_VABSDIFF4_B] = {encode_vabsdiff4_b, 0x15, 0x0},
    [VOLTA_VABSDIFF4_C] = {encode_vabsdiff4_c, 0x15, 0x0},
    [VOLTA_IDP_A4] = {encode_idp_a4, 0x26, 0x0},
    [VOLTA_IDP_A2] = {encode_idp_a2, 0x26, 0x1000},
    [VOLTA_VOTE] = {encode_vote, 0x806, 0x0},
    [VOLTA_VOTEU] = {encode_voteu, 0x886, 0x0},
    [VOLTA_MATCH_ANY] = {encode_match_any, 0x3a1, 0xe8000},
    [VOLTA_MATCH_ALL] = {encode_match_all, 0x3a1, 0x0},
    [VOLTA_SHFL] = {encode_shfl, 0x189, 0x0},
    [VOLTA_REDUX] = {encode_redux, 0x3c4, 0x0},
    [VOLTA_ELECT] = {encode_elect, 0x82f, 0x0},
    [VOLTA_P2R] = {encode_p2r, 0x3, 0x0},
    [VOLTA_R2P] = {encode_r2p, 0x4, 0x0},
    [VOLTA_PLOP3] = {encode_plop3, 0x81c, 0x0},
    [VOLTA_PLOP3_SIGN_ONE] = {encode_plop3_sign_one, 0x1d, 0x0},
    [VOLTA_PLOP3_SIGN_TWO] = {encode_plop3_sign_two, 0x1e, 0x0},
    [VOLTA_PLOP3_SIGN_ALL] = {encode_plop3_sign_all, 0x1f, 0x0},
};

int volta_encode(const struct isadora_context *c, const struct isadora_insn *in, uint8_t *bytes,
    size_t size)
{
    (void)c;
    if (in->form >= sizeof forms / sizeof *forms)
        return ISADORA_BAD_INSN;
    const unsigned length = 16;
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
