/* Generated from the description volta by gen/emit/encode. Do not edit. */
#include <isadora/volta.h>

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

static inline void field_LONG_number(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3fffffff) << 34;
    put->field.hi |= value >> 30;
    put->given.lo |= 0xfffffffc00000000;
    put->given.hi |= 0x1ffff;
    put->wrong |= value >> 47;
}

static inline void field_LONGH_number(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0xff) << 16;
    put->field.lo |= (value >> 8 & 0x3fffffff) << 34;
    put->field.hi |= value >> 38;
    put->given.lo |= 0xfffffffc00ff0000;
    put->given.hi |= 0x1ffff;
    put->wrong |= value >> 55;
}

static inline void field_FARH_near(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0xff) << 16;
    put->field.lo |= (value >> 8 & 0x3fffffff) << 34;
    put->field.hi |= value >> 38;
    put->given.lo |= 0xfffffffc00ff0000;
    put->given.hi |= 0x3ffff;
    put->wrong |= value >> 56;
}

static inline void field_FAR_near(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3fffffff) << 34;
    put->field.hi |= value >> 30;
    put->given.lo |= 0xfffffffc00000000;
    put->given.hi |= 0x3ffff;
    put->wrong |= value >> 48;
}

static inline void field_LONG_place(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3fffffff) << 34;
    put->field.hi |= value >> 30;
    put->given.lo |= 0xfffffffc00000000;
    put->given.hi |= 0x1ffff;
    put->wrong |= value >> 47;
}

static inline void field_LONGH_place(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0xff) << 16;
    put->field.lo |= (value >> 8 & 0x3fffffff) << 34;
    put->field.hi |= value >> 38;
    put->given.lo |= 0xfffffffc00ff0000;
    put->given.hi |= 0x1ffff;
    put->wrong |= value >> 55;
}

static inline void field_FAR_distance(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0x3fffffff) << 34;
    put->field.hi |= value >> 30;
    put->given.lo |= 0xfffffffc00000000;
    put->given.hi |= 0x3ffff;
    put->wrong |= value >> 48;
}

static inline void field_FARH_distance(struct put *put, uint64_t value)
{
    put->field.lo |= (value & 0xff) << 16;
    put->field.lo |= (value >> 8 & 0x3fffffff) << 34;
    put->field.hi |= value >> 38;
    put->given.lo |= 0xfffffffc00ff0000;
    put->given.hi |= 0x3ffff;
    put->wrong |= value >> 56;
}

PART(put_are)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(OFF, 1) break;
    case 2: SET(lo, 0xff000000) F(OFF, 1) break;
    default: NONE
    }
}

PART(put_guard)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x7000) break;
    case 1: F(GP, 0) break;
    case 2: SET(lo, 0x8000) F(GP, 0) break;
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
    case 0: SET(hi, 0x1c00000000000) break;
    case 1: F(WBAR, 0) break;
    default: NONE
    }
}

PART(put_frees)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0xe000000000000) break;
    case 1: F(RBAR, 0) break;
    default: NONE
    }
}

PART(put_ctl)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0xfe20000000000) break;
    case 1: F(NOY, 1) F(W1, 4) F(W2, 5) F(W3, 6) F(W4, 7) F(W5, 8) F(W6, 9) CALL(put_stalls, 1, 0)
        CALL(put_sets, 2, 2) CALL(put_frees, 3, 3) break;
    default: NONE
    }
}

PART(format_flow)
{
    START
    ONLY(1, 0) CALL(put_guard, 0, 0) CALL(put_ctl, 2, 1)
}

PART(encode_atom_v)
{
    START
    F(WIDE, 0) F(AOP, 1) F(EVICT, 2) F(P0, 7) F(Rd, 8) F(Rb, 11) F(ATYPE3, 3) F(AORDER, 4)
        F(SCOPE, 5) F(PRIV, 6) ONLY(0, 0) ONLY(1, 0) CALL(put_are, 2, 9) CALL(format_flow, 3, 12)
}

PART(put_at)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(Uc, 1) break;
    case 1: F(Ra, 0) F(Uc, 1) F(OFF, 2) break;
    case 2: SET(hi, 0x40) F(Ra, 0) F(Uc, 1) break;
    case 3: SET(hi, 0x40) F(Ra, 0) F(Uc, 1) F(OFF, 2) break;
    case 4: SET(lo, 0xff000000) F(Uc, 1) break;
    case 5: SET(lo, 0xff000000) F(Uc, 1) F(OFF, 2) break;
    default: NONE
    }
}

PART(encode_atom_tu)
{
    START
    F(WIDE, 0) F(AOP, 1) F(EVICT, 2) F(P0, 7) F(Rd, 8) F(Rb, 12) F(ATYPE3, 3) F(AORDER, 4)
        F(SCOPE, 5) F(PRIV, 6) ONLY(0, 0) ONLY(1, 0) CALL(put_at, 2, 9) CALL(format_flow, 3, 13)
}

PART(put_marks)
{
    START
    switch (line[0]) {
    case 0: case 1: break;
    case 2: SET(hi, 0x4000000000) break;
    case 3: SET(hi, 0x8000000000) break;
    case 4: SET(hi, 0xc000000000) break;
    default: NONE
    }
}

PART(format_flow_of_atom_a)
{
    START
    CALL(put_guard, 0, 0) CALL(put_marks, 1, 0) CALL(put_ctl, 2, 1)
}

PART(encode_atom_a)
{
    START
    F(WIDE, 0) F(AOP, 1) F(EVICT, 2) F(SORD, 4) F(P0, 5) F(Rd, 6) F(Rb, 9) F(ATYPE4, 3) ONLY(0, 0)
        CALL(put_are, 1, 7) CALL(format_flow_of_atom_a, 2, 10)
}

PART(put_wu)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0x100) break;
    case 1: break;
    default: NONE
    }
}

PART(put_ag)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(Uc, 1) break;
    case 1: F(Ra, 0) F(Uc, 1) F(OFF, 2) break;
    case 2: SET(hi, 0x40) F(Ra, 0) F(Uc, 1) break;
    case 3: SET(hi, 0x40) F(Ra, 0) F(Uc, 1) F(OFF, 2) break;
    case 4: SET(hi, 0xc0) F(Ra, 0) break;
    case 5: SET(hi, 0xc0) F(Ra, 0) F(OFF, 2) break;
    case 6: SET(hi, 0x20000000c0) F(Uc, 1) F(Ra, 0) break;
    case 7: SET(hi, 0x20000000c0) F(Uc, 1) F(Ra, 0) F(OFF, 2) break;
    default: NONE
    }
}

PART(put_desc)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(hi, 0x2000000080) break;
    case 2: SET(hi, 0x84) break;
    case 3: SET(hi, 0x80) F(Uc, 0) break;
    default: NONE
    }
}

PART(encode_atom_d)
{
    START
    F(AOP, 0) F(EVICT, 1) F(SORD, 3) F(P0, 4) F(Rd, 5) F(Rb, 9) F(ATYPE4, 2) ONLY(1, 0)
        CALL(put_wu, 0, 0) CALL(put_ag, 2, 6) CALL(put_desc, 3, 7)
        CALL(format_flow_of_atom_a, 4, 10)
}

PART(put_marks_of_atom_h)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(hi, 0x4000000000) break;
    case 2: SET(hi, 0x8000000000) break;
    case 3: SET(hi, 0xc000000000) break;
    default: NONE
    }
}

PART(format_flow_of_atom_h)
{
    START
    CALL(put_guard, 0, 0) CALL(put_marks_of_atom_h, 1, 0) CALL(put_ctl, 2, 1)
}

PART(encode_atom_h)
{
    START
    F(WIDE, 0) F(AOP, 1) F(EVICT, 2) F(SORD, 4) F(P0, 5) F(Rd, 6) F(Rb, 9) F(ATYPE9, 3) ONLY(0, 0)
        CALL(put_are, 1, 7) CALL(format_flow_of_atom_h, 2, 10)
}

PART(put_ag_of_atom_hd)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(Uc, 1) break;
    case 1: F(Ra, 0) F(Uc, 1) F(OFF, 2) break;
    case 2: SET(hi, 0x40) F(Ra, 0) F(Uc, 1) break;
    case 3: SET(hi, 0x40) F(Ra, 0) F(Uc, 1) F(OFF, 2) break;
    case 4: SET(hi, 0xc0) F(Ra, 0) break;
    case 5: SET(hi, 0xc0) F(Ra, 0) F(OFF, 2) break;
    default: NONE
    }
}

PART(put_desc_of_atom_hd)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(hi, 0x84) break;
    case 2: SET(hi, 0x80) F(Uc, 0) break;
    default: NONE
    }
}

PART(encode_atom_hd)
{
    START
    F(AOP, 0) F(EVICT, 1) F(SORD, 3) F(P0, 4) F(Rd, 5) F(Rb, 9) F(ATYPE9, 2) ONLY(1, 0)
        CALL(put_wu, 0, 0) CALL(put_ag_of_atom_hd, 2, 6) CALL(put_desc_of_atom_hd, 3, 7)
        CALL(format_flow_of_atom_h, 4, 10)
}

PART(encode_atom_f)
{
    START
    F(WIDE, 0) F(FOP, 1) F(EVICT, 2) F(SORD, 4) F(P0, 5) F(Rd, 6) F(Rb, 9) F(FTYPE, 3) ONLY(0, 0)
        CALL(put_are, 1, 7) CALL(format_flow_of_atom_h, 2, 10)
}

PART(encode_atom_fd)
{
    START
    F(FOP, 0) F(EVICT, 1) F(SORD, 3) F(P0, 4) F(Rd, 5) F(Rb, 9) F(FTYPE, 2) ONLY(1, 0)
        CALL(put_wu, 0, 0) CALL(put_ag_of_atom_hd, 2, 6) CALL(put_desc_of_atom_hd, 3, 7)
        CALL(format_flow_of_atom_h, 4, 10)
}

PART(put_casop)
{
    START
    switch (line[0]) {
    case 0: case 1: F(CAST, 0) break;
    case 2: SET(hi, 0x1000000) F(CAST, 0) break;
    default: NONE
    }
}

PART(encode_atom_cv)
{
    START
    F(WIDE, 0) F(EVICT, 2) F(P0, 7) F(Rd, 8) F(Rb, 11) F(Rc, 12) F(CTYPE3, 3) F(AORDER, 4)
        F(SCOPE, 5) F(PRIV, 6) ONLY(1, 0) ONLY(2, 0) CALL(put_casop, 0, 1) CALL(put_are, 3, 9)
        CALL(format_flow, 4, 13)
}

PART(encode_atom_ca)
{
    START
    F(WIDE, 0) F(EVICT, 2) F(SORD, 4) F(P0, 5) F(Rd, 6) F(Rb, 9) F(Rc, 10) F(CTYPE4, 3) ONLY(1, 0)
        CALL(put_casop, 0, 1) CALL(put_are, 2, 7) CALL(format_flow_of_atom_a, 3, 11)
}

PART(encode_atom_ch)
{
    START
    F(WIDE, 0) F(EVICT, 2) F(SORD, 4) F(P0, 5) F(Rd, 6) F(Rb, 9) F(Rc, 10) F(CTYPE9, 3) ONLY(1, 0)
        CALL(put_casop, 0, 1) CALL(put_are, 2, 7) CALL(format_flow_of_atom_h, 3, 11)
}

PART(encode_atomg_cv)
{
    START
    F(WIDE, 0) F(EVICT, 1) F(P0, 6) F(Rd, 7) F(Rb, 10) F(Rc, 11) F(CTYPE3, 2) F(AORDER, 3)
        F(SCOPE, 4) F(PRIV, 5) ONLY(0, 0) ONLY(1, 0) CALL(put_are, 2, 8) CALL(format_flow, 3, 12)
}

PART(encode_atomg_ca)
{
    START
    F(WIDE, 0) F(EVICT, 1) F(SORD, 3) F(P0, 4) F(Rd, 5) F(Rb, 8) F(Rc, 9) F(CTYPE4, 2) ONLY(0, 0)
        CALL(put_are, 1, 6) CALL(format_flow_of_atom_a, 2, 10)
}

PART(encode_atomg_ch)
{
    START
    F(WIDE, 0) F(EVICT, 1) F(SORD, 3) F(P0, 4) F(Rd, 5) F(Rb, 8) F(Rc, 9) F(CTYPE9, 2) ONLY(0, 0)
        CALL(put_are, 1, 6) CALL(format_flow_of_atom_h, 2, 10)
}

PART(encode_red_v)
{
    START
    F(WIDE, 0) F(ROP, 1) F(EVICT, 2) F(Rb, 9) F(ATYPE3, 3) F(AORDER, 4) F(SCOPE, 5) F(PRIV, 6)
        ONLY(0, 0) ONLY(1, 0) CALL(put_are, 2, 7) CALL(format_flow, 3, 10)
}

PART(put_at_of_red_tu)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(Uc, 1) break;
    case 1: F(Ra, 0) F(Uc, 1) F(OFF, 2) break;
    case 2: SET(hi, 0x4000000) F(Ra, 0) F(Uc, 1) break;
    case 3: SET(hi, 0x4000000) F(Ra, 0) F(Uc, 1) F(OFF, 2) break;
    case 4: SET(lo, 0xff000000) F(Uc, 1) break;
    case 5: SET(lo, 0xff000000) F(Uc, 1) F(OFF, 2) break;
    default: NONE
    }
}

PART(encode_red_tu)
{
    START
    F(WIDE, 0) F(ROP, 1) F(EVICT, 2) F(Rb, 10) F(ATYPE3, 3) F(AORDER, 4) F(SCOPE, 5) F(PRIV, 6)
        ONLY(0, 0) ONLY(1, 0) CALL(put_at_of_red_tu, 2, 7) CALL(format_flow, 3, 11)
}

PART(encode_red_a)
{
    START
    F(WIDE, 0) F(ROP, 1) F(EVICT, 2) F(SORD, 4) F(Rb, 7) F(ATYPE4, 3) ONLY(0, 0) CALL(put_are, 1, 5)
        CALL(format_flow_of_atom_a, 2, 8)
}

PART(put_ag_of_red_d)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(Uc, 1) break;
    case 1: F(Ra, 0) F(Uc, 1) F(OFF, 2) break;
    case 2: SET(hi, 0x4000000) F(Ra, 0) F(Uc, 1) break;
    case 3: SET(hi, 0x4000000) F(Ra, 0) F(Uc, 1) F(OFF, 2) break;
    case 4: SET(hi, 0x4000080) F(Ra, 0) break;
    case 5: SET(hi, 0x4000080) F(Ra, 0) F(OFF, 2) break;
    case 6: SET(hi, 0x2004000080) F(Uc, 1) F(Ra, 0) break;
    case 7: SET(hi, 0x2004000080) F(Uc, 1) F(Ra, 0) F(OFF, 2) break;
    default: NONE
    }
}

PART(encode_red_d)
{
    START
    F(ROP, 0) F(EVICT, 1) F(SORD, 3) F(Rb, 7) F(ATYPE4, 2) ONLY(1, 0) CALL(put_wu, 0, 0)
        CALL(put_ag_of_red_d, 2, 4) CALL(put_desc, 3, 5) CALL(format_flow_of_atom_a, 4, 8)
}

PART(encode_redg_h)
{
    START
    F(WIDE, 0) F(ROP, 1) F(EVICT, 2) F(SORD, 4) F(Rb, 7) F(RTYPE9, 3) ONLY(0, 0) CALL(put_are, 1, 5)
        CALL(format_flow_of_atom_h, 2, 8)
}

PART(put_ag_of_redg_hd)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(Uc, 1) break;
    case 1: F(Ra, 0) F(Uc, 1) F(OFF, 2) break;
    case 2: SET(hi, 0x4000000) F(Ra, 0) F(Uc, 1) break;
    case 3: SET(hi, 0x4000000) F(Ra, 0) F(Uc, 1) F(OFF, 2) break;
    case 4: SET(hi, 0x4000080) F(Ra, 0) break;
    case 5: SET(hi, 0x4000080) F(Ra, 0) F(OFF, 2) break;
    default: NONE
    }
}

PART(encode_redg_hd)
{
    START
    F(ROP, 0) F(EVICT, 1) F(SORD, 3) F(Rb, 7) F(RTYPE9, 2) ONLY(1, 0) CALL(put_wu, 0, 0)
        CALL(put_ag_of_redg_hd, 2, 4) CALL(put_desc_of_atom_hd, 3, 5)
        CALL(format_flow_of_atom_h, 4, 8)
}

PART(encode_redg_f)
{
    START
    F(WIDE, 0) F(FOP, 1) F(EVICT, 2) F(SORD, 4) F(Rb, 7) F(FTYPE, 3) ONLY(0, 0) CALL(put_are, 1, 5)
        CALL(format_flow_of_atom_h, 2, 8)
}

PART(encode_redg_fd)
{
    START
    F(FOP, 0) F(EVICT, 1) F(SORD, 3) F(Rb, 7) F(FTYPE, 2) ONLY(1, 0) CALL(put_wu, 0, 0)
        CALL(put_ag_of_redg_hd, 2, 4) CALL(put_desc_of_atom_hd, 3, 5)
        CALL(format_flow_of_atom_h, 4, 8)
}

PART(encode_atoms_v)
{
    START
    F(AOP, 0) F(Rd, 2) F(Rb, 5) F(STYPE2, 1) ONLY(0, 0) CALL(put_are, 1, 3) CALL(format_flow, 2, 6)
}

PART(put_ars)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(SCALE, 1) break;
    case 1: case 2: F(Ra, 0) F(SCALE, 1) F(OFF, 2) break;
    case 3: SET(lo, 0xff000000) F(OFF, 2) break;
    default: NONE
    }
}

PART(encode_atoms_t)
{
    START
    F(AOP, 0) F(Rd, 2) F(Rb, 6) F(STYPE2, 1) ONLY(0, 0) CALL(put_ars, 1, 3) CALL(format_flow, 2, 7)
}

PART(encode_atoms_a)
{
    START
    F(AOP, 0) F(Rd, 2) F(Rb, 6) F(STYPE2, 1) ONLY(0, 0) CALL(put_ars, 1, 3)
        CALL(format_flow_of_atom_a, 2, 7)
}

PART(put_als)
{
    START
    switch (line[0]) {
    case 0: case 2: F(Ra, 0) F(SCALE, 1) F(Uc, 2) break;
    case 1: case 3: F(Ra, 0) F(SCALE, 1) F(Uc, 2) F(OFF, 3) break;
    case 4: SET(lo, 0xff000000) F(Uc, 2) break;
    case 5: SET(lo, 0xff000000) F(Uc, 2) F(OFF, 3) break;
    default: NONE
    }
}

PART(encode_atoms_tu)
{
    START
    F(AOP, 0) F(Rd, 2) F(Rb, 7) F(STYPE2, 1) ONLY(0, 0) CALL(put_als, 1, 3)
        CALL(format_flow_of_atom_a, 2, 8)
}

PART(encode_atoms_h)
{
    START
    F(AOP, 0) F(Rd, 2) F(Rb, 6) F(ATYPE9, 1) ONLY(0, 0) CALL(put_ars, 1, 3)
        CALL(format_flow_of_atom_h, 2, 7)
}

PART(encode_atoms_hu)
{
    START
    F(AOP, 0) F(Rd, 2) F(Rb, 7) F(ATYPE9, 1) ONLY(0, 0) CALL(put_als, 1, 3)
        CALL(format_flow_of_atom_h, 2, 8)
}

PART(encode_atoms_cv)
{
    START
    F(Rd, 2) F(Rb, 5) F(Rc, 6) F(SCTYPE2, 1) ONLY(1, 0) CALL(put_casop, 0, 0) CALL(put_are, 2, 3)
        CALL(format_flow, 3, 7)
}

PART(encode_atoms_ct)
{
    START
    F(Rd, 2) F(Rb, 6) F(Rc, 7) F(SCTYPE2, 1) ONLY(1, 0) CALL(put_casop, 0, 0) CALL(put_ars, 2, 3)
        CALL(format_flow_of_atom_a, 3, 8)
}

PART(encode_atoms_ch)
{
    START
    F(Rd, 2) F(Rb, 6) F(Rc, 7) F(CTYPE9, 1) ONLY(1, 0) CALL(put_casop, 0, 0) CALL(put_ars, 2, 3)
        CALL(format_flow_of_atom_h, 3, 8)
}

PART(encode_atoms_p)
{
    START
    F(Rd, 0) F(Ra, 1) F(SCALE, 2) F(Uc, 3) CALL(format_flow_of_atom_a, 0, 4)
}

PART(encode_atoms_po)
{
    START
    F(Rd, 0) F(Ra, 1) F(SCALE, 2) F(Uc, 3) F(OFF, 4) CALL(format_flow_of_atom_a, 0, 5)
}

PART(encode_atoms_hp)
{
    START
    F(Rd, 0) F(Ra, 1) F(SCALE, 2) F(Uc, 3) CALL(format_flow_of_atom_h, 0, 4)
}

PART(encode_atoms_hpo)
{
    START
    F(Rd, 0) F(Ra, 1) F(SCALE, 2) F(Uc, 3) F(OFF, 4) CALL(format_flow_of_atom_h, 0, 5)
}

PART(put_px)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0x3800000) break;
    case 1: case 2: F(Q0N, 0) F(Q0, 1) break;
    default: NONE
    }
}

PART(encode_bssy)
{
    START
    F(BB, 2) F(MEET, 3) CALL(put_px, 0, 0) CALL(format_flow_of_atom_a, 1, 4)
}

PART(encode_bsync)
{
    START
    F(BB, 2) CALL(put_px, 0, 0) CALL(format_flow_of_atom_a, 1, 3)
}

PART(encode_bmov_r)
{
    START
    F(BCLEAR, 0) F(Rd, 1) F(BFROM, 2) CALL(format_flow_of_atom_a, 0, 3)
}

PART(put_mb)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rb, 0) break;
    case 1: SET(lo, 0x800) F(UIMM, 1) break;
    case 2: SET(lo, 0xa00) F(CBANK, 2) F(COFF, 3) break;
    case 3: SET(lo, 0xa00) SET(hi, 0x8000000) F(Ub, 4) F(COFF, 3) break;
    case 4: SET(lo, 0xc00) SET(hi, 0x8000000) F(Ub, 4) break;
    default: NONE
    }
}

PART(encode_bmov_b)
{
    START
    F(PQUAD, 0) F(BFROM, 1) CALL(put_mb, 0, 2) CALL(format_flow_of_atom_a, 1, 7)
}

PART(put_mlr)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rb, 0) break;
    case 1: SET(lo, 0x800) F(LONG_number, 1) break;
    case 2: SET(lo, 0x800) F(LONGH_number, 2) break;
    case 3: SET(lo, 0xa00) F(CBANK, 3) F(COFF, 4) break;
    case 4: SET(lo, 0xa00) SET(hi, 0x8000000) F(Ub, 5) F(COFF, 4) break;
    case 5: SET(lo, 0xc00) SET(hi, 0x8000000) F(Ub, 5) break;
    default: NONE
    }
}

PART(encode_bmov_l)
{
    START
    CALL(put_mlr, 0, 0) CALL(format_flow_of_atom_a, 1, 6)
}

PART(encode_bmov_rb)
{
    START
    F(BCLEAR, 0) F(BB, 1) F(BSRC, 2) CALL(format_flow, 0, 3)
}

PART(encode_bmov_ru)
{
    START
    F(BCLEAR, 0) F(BB, 1) CALL(format_flow_of_atom_a, 0, 2)
}

PART(encode_bmov_bb)
{
    START
    CALL(format_flow_of_atom_a, 0, 0)
}

PART(encode_yield)
{
    START
    CALL(put_px, 0, 0) CALL(format_flow_of_atom_a, 1, 2)
}

PART(put_syn)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: F(SYNCS, 0) break;
    default: NONE
    }
}

PART(put_nap)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rb, 0) break;
    case 1: case 2: SET(lo, 0x800) F(UIMM, 1) break;
    case 3: SET(lo, 0xa00) F(CBANK, 2) F(COFF, 3) break;
    case 4: SET(lo, 0xa00) SET(hi, 0x8000000) F(Ub, 4) F(COFF, 3) break;
    case 5: SET(lo, 0xc00) SET(hi, 0x8000000) F(Ub, 4) break;
    default: NONE
    }
}

PART(encode_nanosleep_n)
{
    START
    F(RAND, 0) F(WARPS, 1) CALL(put_syn, 0, 2) CALL(put_px, 1, 3) CALL(put_nap, 2, 5)
        CALL(format_flow_of_atom_a, 3, 10)
}

PART(encode_nanosleep_c)
{
    START
    CALL(put_syn, 0, 0) CALL(format_flow_of_atom_a, 1, 1)
}

PART(put_exclusive)
{
    START
    switch (line[0]) {
    case 0: F(EXCL, 0) break;
    case 1: break;
    default: NONE
    }
}

PART(encode_warpsync_r)
{
    START
    F(Rb, 3) CALL(put_exclusive, 0, 0) CALL(put_px, 1, 1) CALL(format_flow_of_atom_a, 2, 4)
}

PART(put_mi)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x800) F(UIMM, 0) break;
    case 1: SET(lo, 0xa00) F(CBANK, 1) F(COFF, 2) break;
    case 2: SET(lo, 0xa00) SET(hi, 0x8000000) F(Ub, 3) F(COFF, 2) break;
    case 3: SET(lo, 0xc00) SET(hi, 0x8000000) F(Ub, 3) break;
    default: NONE
    }
}

PART(encode_warpsync_m)
{
    START
    CALL(put_px, 0, 0) CALL(put_mi, 1, 2) CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_warpsync_h)
{
    START
    F(EXCLH, 0) F(Ra, 3) CALL(put_px, 0, 1) CALL(format_flow_of_atom_h, 1, 4)
}

PART(encode_warpsync_a)
{
    START
    CALL(put_px, 0, 0) CALL(format_flow_of_atom_h, 1, 2)
}

PART(encode_warpsync_collective_h)
{
    START
    F(Ra, 2) F(FARH_near, 3) CALL(put_px, 0, 0) CALL(format_flow_of_atom_h, 1, 4)
}

PART(encode_warpsync_collective_a)
{
    START
    F(FARH_near, 2) CALL(put_px, 0, 0) CALL(format_flow_of_atom_h, 1, 3)
}

PART(put_baro)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rb, 0) break;
    case 1: SET(lo, 0x400) F(Rb, 0) break;
    case 2: SET(lo, 0x400) F(Rb, 0) F(BCNT, 1) break;
    case 3: SET(lo, 0x800) F(BID, 2) F(Rb, 0) break;
    case 4: SET(lo, 0xa00) F(BID, 2) break;
    case 5: SET(lo, 0xa00) F(BID, 2) F(BCNT, 1) break;
    default: NONE
    }
}

PART(encode_bar_sync)
{
    START
    F(DEFER, 0) CALL(put_baro, 0, 1) CALL(format_flow_of_atom_a, 1, 4)
}

PART(put_bara)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rb, 0) break;
    case 1: SET(lo, 0x400) F(Rb, 0) F(BCNT, 1) break;
    case 2: SET(lo, 0x800) F(BID, 2) F(Rb, 0) break;
    case 3: SET(lo, 0xa00) F(BID, 2) F(BCNT, 1) break;
    default: NONE
    }
}

PART(encode_bar_arv)
{
    START
    F(DEFER, 0) CALL(put_bara, 0, 1) CALL(format_flow_of_atom_a, 1, 4)
}

PART(encode_bar_red)
{
    START
    F(BRED, 0) F(DEFER, 1) F(Q0N, 5) F(Q0, 6) ONLY(1, 0) CALL(put_baro, 0, 2)
        CALL(format_flow_of_atom_a, 2, 7)
}

PART(put_po)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0xe0000) break;
    case 1: F(P0, 0) break;
    default: NONE
    }
}

PART(encode_b2r_r)
{
    START
    F(Rd, 0) CALL(put_po, 0, 1) CALL(format_flow_of_atom_a, 1, 2)
}

PART(encode_b2r_b)
{
    START
    F(Rd, 0) ONLY(0, 0) CALL(format_flow_of_atom_a, 1, 1)
}

PART(encode_r2b)
{
    START
    F(Rb, 0) CALL(format_flow_of_atom_a, 0, 1)
}

PART(put_dlist)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(lo, 0x2000000000) F(D4, 0) F(D3, 1) F(D2, 2) F(D1, 3) F(D0, 4) break;
    case 2: SET(lo, 0x1000000000) F(D3, 1) F(D2, 2) F(D1, 3) F(D0, 4) break;
    case 3: SET(lo, 0x800000000) F(D2, 2) F(D1, 3) F(D0, 4) break;
    case 4: SET(lo, 0x400000000) F(D1, 3) F(D0, 4) break;
    case 5: SET(lo, 0x200000000) F(D0, 4) break;
    case 6: SET(lo, 0x100000000) break;
    default: NONE
    }
}

PART(encode_depbar_le)
{
    START
    F(DSB, 0) F(DCNT, 1) CALL(put_dlist, 0, 2) CALL(format_flow_of_atom_a, 1, 7)
}

PART(encode_depbar_n)
{
    START
    CALL(put_dlist, 0, 0) CALL(format_flow_of_atom_a, 1, 5)
}

PART(encode_depbar_u)
{
    START
    F(DLE, 0) F(DSB, 1) F(Ub, 2) CALL(format_flow_of_atom_h, 0, 3)
}

PART(encode_pmtrig)
{
    START
    F(PMT, 2) CALL(put_px, 0, 0) CALL(format_flow_of_atom_a, 1, 3)
}

PART(encode_rpcmov_r)
{
    START
    CALL(put_mb, 0, 0) CALL(format_flow_of_atom_a, 1, 5)
}

PART(encode_rpcmov_g)
{
    START
    F(Rd, 0) CALL(format_flow_of_atom_a, 0, 1)
}

PART(put_ml)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x800) F(LONG_number, 0) break;
    case 1: SET(lo, 0x800) F(LONGH_number, 1) break;
    case 2: SET(lo, 0xa00) F(CBANK, 2) F(COFF, 3) break;
    case 3: SET(lo, 0xa00) SET(hi, 0x8000000) F(Ub, 4) F(COFF, 3) break;
    case 4: SET(lo, 0xc00) SET(hi, 0x8000000) F(Ub, 4) break;
    default: NONE
    }
}

PART(encode_rpcmov_l)
{
    START
    CALL(put_ml, 0, 0) CALL(format_flow_of_atom_a, 1, 5)
}

PART(encode_ctaid_s)
{
    START
    F(Ra, 0) CALL(format_flow_of_atom_a, 0, 1)
}

PART(put_al)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(Uc, 1) break;
    case 1: F(Ra, 0) F(Uc, 1) F(OFF, 2) break;
    case 2: SET(lo, 0xff000000) F(Uc, 1) break;
    case 3: SET(lo, 0xff000000) F(Uc, 1) F(OFF, 2) break;
    default: NONE
    }
}

PART(encode_syncs_arr)
{
    START
    F(SYMASK, 0) F(SYRED, 1) F(SYOPT, 2) F(SYT, 3) F(Rd, 4) F(Rb, 8) CALL(put_al, 0, 5)
        CALL(format_flow_of_atom_h, 1, 9)
}

PART(encode_syncs_chk)
{
    START
    F(SYOP, 0) F(SYTRY, 1) F(P0, 2) F(Rb, 6) CALL(put_al, 0, 3) CALL(format_flow_of_atom_h, 1, 7)
}

PART(put_syat)
{
    START
    switch (line[0]) {
    case 0: F(Ua, 0) break;
    case 1: F(Ua, 0) F(OFF, 1) break;
    default: NONE
    }
}

PART(put_uguard)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x7000) break;
    case 1: F(GUP, 0) break;
    case 2: SET(lo, 0x8000) F(GUP, 0) break;
    default: NONE
    }
}

PART(format_uflow)
{
    START
    CALL(put_uguard, 0, 0) CALL(put_ctl, 1, 1)
}

PART(encode_syncs_x)
{
    START
    F(SYX, 0) F(Ud, 1) F(Ub, 4) CALL(put_syat, 0, 2) CALL(format_uflow, 1, 5)
}

PART(encode_syncs_ld)
{
    START
    F(Ud, 0) CALL(put_syat, 0, 1) CALL(format_uflow, 1, 3)
}

PART(encode_syncs_cas)
{
    START
    F(Ud, 0) F(Ub, 3) F(Uc, 4) CALL(put_syat, 0, 1) CALL(format_uflow, 1, 5)
}

PART(encode_syncs_cctl)
{
    START
    CALL(format_flow_of_atom_h, 0, 0)
}

PART(encode_arrives)
{
    START
    CALL(put_al, 0, 0) CALL(format_flow_of_atom_a, 1, 3)
}

PART(put_au)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(Uc, 1) break;
    case 1: F(Ra, 0) F(Uc, 1) F(OFF, 2) break;
    case 2: SET(hi, 0x4000000) F(Ra, 0) F(Uc, 1) break;
    case 3: SET(hi, 0x4000000) F(Ra, 0) F(Uc, 1) F(OFF, 2) break;
    default: NONE
    }
}

PART(encode_stas)
{
    START
    F(Rb, 3) CALL(put_au, 0, 0) CALL(format_flow_of_atom_h, 1, 4)
}

PART(encode_ublkcp)
{
    START
    F(Ub, 0) F(Ua, 1) F(Uc, 2) CALL(format_uflow, 0, 3)
}

PART(encode_ublkpf)
{
    START
    F(Ua, 0) F(Uc, 1) CALL(format_uflow, 0, 2)
}

PART(encode_utmaldg_s)
{
    START
    F(Ub, 0) F(Ua, 1) CALL(format_uflow, 0, 2)
}

PART(encode_utmacctl)
{
    START
    CALL(format_uflow, 0, 0)
}

PART(put_ar32)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(OFF32, 1) break;
    case 2: SET(lo, 0xff000000) F(OFF32, 1) break;
    default: NONE
    }
}

PART(encode_cctl_v)
{
    START
    F(CCE, 0) F(CLEVEL, 1) F(CCOP, 2) CALL(put_ar32, 0, 3) CALL(format_flow, 1, 5)
}

PART(encode_cctl_t)
{
    START
    F(CCE, 0) F(CLEVEL, 1) F(CCOP, 2) CALL(put_ar32, 0, 3) CALL(format_flow_of_atom_a, 1, 5)
}

PART(put_al_of_cctl_u)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(Ub, 1) break;
    case 1: F(Ra, 0) F(Ub, 1) F(OFF, 2) break;
    case 2: SET(lo, 0xff000000) F(Ub, 1) break;
    case 3: SET(lo, 0xff000000) F(Ub, 1) F(OFF, 2) break;
    default: NONE
    }
}

PART(encode_cctl_u)
{
    START
    F(CCE, 0) F(CLEVEL, 1) F(CCOP, 2) CALL(put_al_of_cctl_u, 0, 3) CALL(format_flow_of_atom_a, 1, 6)
}

PART(encode_cctl_va)
{
    START
    F(CLEVEL, 0) F(CCOP, 1) CALL(format_flow, 0, 2)
}

PART(encode_cctl_a)
{
    START
    F(CLEVEL, 0) F(CCOP, 1) CALL(format_flow_of_atom_a, 0, 2)
}

PART(encode_cctll_v)
{
    START
    F(CCOP, 0) CALL(put_are, 0, 1) CALL(format_flow, 1, 3)
}

PART(encode_cctll_t)
{
    START
    F(CCOP, 0) CALL(put_are, 0, 1) CALL(format_flow_of_atom_a, 1, 3)
}

PART(encode_cctll_u)
{
    START
    F(CCOP, 0) CALL(put_al_of_cctl_u, 0, 1) CALL(format_flow_of_atom_a, 1, 4)
}

PART(encode_cctlt_c)
{
    START
    F(THEAD, 0) F(TINDEX, 1) CALL(format_flow_of_atom_a, 0, 2)
}

PART(encode_cctlt_u)
{
    START
    F(Ub, 0) CALL(format_flow_of_atom_a, 0, 1)
}

PART(encode_membar_v)
{
    START
    F(MBSEM, 0) F(MBSCOPE, 1) F(MBIO, 2) CALL(format_flow, 0, 3)
}

PART(encode_membar_a)
{
    START
    F(MBSEM, 0) F(MBSCOPE, 1) CALL(format_flow_of_atom_a, 0, 2)
}

PART(encode_membar_h)
{
    START
    F(MBSEM, 0) F(MBSCOPE, 1) CALL(format_flow_of_atom_h, 0, 2)
}

PART(encode_errbar_v)
{
    START
    CALL(format_flow, 0, 0)
}

PART(encode_qspc_v)
{
    START
    F(CCE, 0) F(P0, 2) F(Rd, 3) F(QSPACE, 1) ONLY(0, 0) CALL(put_are, 1, 4) CALL(format_flow, 2, 6)
}

PART(put_qsp)
{
    START
    switch (line[0]) {
    case 0: F(QSPACE, 0) break;
    case 1: F(QSPACE9, 1) break;
    default: NONE
    }
}

PART(encode_qspc_t)
{
    START
    F(CCE, 0) F(P0, 3) F(Rd, 4) CALL(put_qsp, 0, 1) CALL(put_are, 1, 5)
        CALL(format_flow_of_atom_a, 2, 7)
}

PART(put_at_of_qspc_tu)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(Ub, 1) break;
    case 1: F(Ra, 0) F(Ub, 1) F(OFF, 2) break;
    case 2: SET(hi, 0x4000000) F(Ra, 0) F(Ub, 1) break;
    case 3: SET(hi, 0x4000000) F(Ra, 0) F(Ub, 1) F(OFF, 2) break;
    case 4: SET(lo, 0xff000000) F(Ub, 1) break;
    case 5: SET(lo, 0xff000000) F(Ub, 1) F(OFF, 2) break;
    default: NONE
    }
}

PART(encode_qspc_tu)
{
    START
    F(CCE, 0) F(P0, 2) F(Rd, 3) F(QSPACE, 1) ONLY(0, 0) CALL(put_at_of_qspc_tu, 1, 4)
        CALL(format_flow, 2, 7)
}

PART(put_au_of_qspc_u)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(Ub, 1) break;
    case 1: F(Ra, 0) F(Ub, 1) F(OFF, 2) break;
    case 2: SET(hi, 0x4000000) F(Ra, 0) F(Ub, 1) break;
    case 3: SET(hi, 0x4000000) F(Ra, 0) F(Ub, 1) F(OFF, 2) break;
    default: NONE
    }
}

PART(encode_qspc_u)
{
    START
    F(CCE, 0) F(P0, 3) F(Rd, 4) CALL(put_qsp, 0, 1) CALL(put_au_of_qspc_u, 1, 5)
        CALL(format_flow_of_atom_a, 2, 8)
}

PART(encode_warpgroupset)
{
    START
    F(Ub, 0) CALL(format_uflow, 0, 1)
}

PART(put_upo)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0xe0000) break;
    case 1: F(U0, 0) break;
    default: NONE
    }
}

PART(encode_usetmaxreg_u)
{
    START
    F(REGSW, 0) F(Uc, 2) ONLY(1, 0) CALL(put_upo, 0, 1) CALL(format_uflow, 2, 3)
}

PART(encode_usetmaxreg_i)
{
    START
    F(REGSW, 0) F(REGS, 2) CALL(put_upo, 0, 1) CALL(format_uflow, 1, 3)
}

PART(encode_usetshmsz_i)
{
    START
    F(UIMM, 0) CALL(format_uflow, 0, 1)
}

PART(encode_ulepc_n)
{
    START
    F(Ud, 0) ONLY(0, 0) CALL(format_uflow, 1, 1)
}

PART(encode_ulepc_t)
{
    START
    F(RELL, 1) F(Ud, 0) ONLY(0, 0) CALL(format_uflow, 1, 2)
}

PART(encode_exit)
{
    START
    F(KEEP, 0) F(PREEMPT, 1) F(ATEX, 2) CALL(put_px, 0, 3) CALL(format_flow_of_atom_a, 1, 5)
}

PART(put_to)
{
    START
    switch (line[0]) {
    case 0: F(FAR_near, 0) break;
    case 1: F(FARH_near, 1) break;
    default: NONE
    }
}

PART(encode_bra_b)
{
    START
    F(BHOW, 0) F(BDEPTH, 1) CALL(put_px, 0, 2) CALL(put_to, 1, 4) CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_bra_u)
{
    START
    F(BUHOW, 0) F(BDEPTH, 1) F(BUPN, 4) F(BUP, 5) ONLY(1, 0) CALL(put_px, 0, 2) CALL(put_to, 2, 6)
        CALL(format_flow_of_atom_a, 3, 8)
}

PART(encode_bra_div)
{
    START
    F(BRHOW, 0) F(BDEPTH, 1) F(Ua, 4) CALL(put_px, 0, 2) CALL(put_to, 1, 5)
        CALL(format_flow_of_atom_a, 2, 7)
}

PART(put_place)
{
    START
    switch (line[0]) {
    case 0: F(LONG_place, 0) break;
    case 1: F(LONGH_place, 1) break;
    default: NONE
    }
}

PART(encode_jmp_b)
{
    START
    F(JHOW, 0) F(BDEPTH, 1) CALL(put_px, 0, 2) CALL(put_place, 1, 4)
        CALL(format_flow_of_atom_a, 2, 6)
}

PART(put_cb)
{
    START
    switch (line[0]) {
    case 0: F(CBANK, 0) F(COFF, 1) break;
    case 1: SET(hi, 0x8000000) F(Ub, 2) F(COFF, 1) break;
    default: NONE
    }
}

PART(encode_jmp_c)
{
    START
    CALL(put_px, 0, 0) CALL(put_cb, 1, 2) CALL(format_flow_of_atom_a, 2, 5)
}

PART(encode_jmp_u)
{
    START
    F(BUHOW, 0) F(BUPN, 3) F(BUP, 4) ONLY(1, 0) CALL(put_px, 0, 1) CALL(put_place, 2, 5)
        CALL(format_flow_of_atom_a, 3, 7)
}

PART(encode_jmp_uc)
{
    START
    F(BUHOW, 0) F(BUPN, 3) F(BUP, 4) F(CBANK, 5) F(COFF, 6) ONLY(1, 0) ONLY(2, 0) CALL(put_px, 0, 1)
        CALL(format_flow_of_atom_a, 3, 7)
}

PART(put_by)
{
    START
    switch (line[0]) {
    case 0: case 2: break;
    case 1: F(FAR_distance, 0) break;
    case 3: F(FARH_distance, 1) break;
    default: NONE
    }
}

PART(encode_brx)
{
    START
    F(BDEPTH, 0) F(Ra, 3) CALL(put_px, 0, 1) CALL(put_by, 1, 4) CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_brxu_brxu)
{
    START
    F(BDEPTH, 0) F(Ua, 3) CALL(put_px, 0, 1) CALL(put_by, 1, 4) CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_call_at)
{
    START
    F(NOINC, 0) CALL(put_px, 0, 1) CALL(put_place, 1, 3) CALL(format_flow_of_atom_a, 2, 5)
}

PART(encode_call_c)
{
    START
    F(NOINC, 0) CALL(put_px, 0, 1) CALL(put_cb, 1, 3) CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_call_r)
{
    START
    F(NOINC, 0) F(Ra, 3) CALL(put_px, 0, 1) CALL(put_by, 1, 4) CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_call_rel)
{
    START
    F(NOINC, 0) CALL(put_px, 0, 1) CALL(put_to, 1, 3) CALL(format_flow_of_atom_a, 2, 5)
}

PART(encode_call_rr)
{
    START
    F(NOINC, 0) F(Ra, 3) CALL(put_px, 0, 1) CALL(put_to, 1, 4) CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_call_ur)
{
    START
    F(NOINC, 0) F(Ua, 3) CALL(put_px, 0, 1) CALL(put_to, 1, 4) CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_ret_rel)
{
    START
    F(NODEC, 0) F(Ra, 3) CALL(put_px, 0, 1) CALL(put_to, 1, 4) CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_ret_abs)
{
    START
    F(NODEC, 0) F(Ra, 3) CALL(put_px, 0, 1) CALL(put_by, 1, 4) CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_ret_ur_rel)
{
    START
    F(NODEC, 0) F(Ua, 3) CALL(put_px, 0, 1) CALL(put_to, 1, 4) CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_ret_ur_abs)
{
    START
    F(NODEC, 0) F(Ua, 3) CALL(put_px, 0, 1) CALL(put_by, 1, 4) CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_lepc_t)
{
    START
    F(Rd, 0) F(RELL, 1) CALL(format_flow_of_atom_h, 0, 2)
}

PART(put_bpn)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: F(BPNUM, 0) break;
    default: NONE
    }
}

PART(encode_bpt)
{
    START
    F(BPKIND, 0) CALL(put_bpn, 0, 1) CALL(format_flow_of_atom_a, 1, 2)
}

PART(put_cs32)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NB, 0) F(Rb, 1) F(RB, 2) break;
    case 1: SET(lo, 0x4000000000000200) F(NB, 0) F(Rb, 1) F(RB, 2) break;
    case 2: SET(lo, 0x800) F(FIMM, 3) break;
    case 3: SET(lo, 0xa00) F(NB, 0) CALL(put_cb, 1, 4) break;
    case 4: SET(lo, 0x4000000000000a00) F(NB, 0) CALL(put_cb, 2, 4) break;
    case 5: SET(lo, 0xc00) SET(hi, 0x8000000) F(NB, 0) F(Ub, 6) break;
    case 6: SET(lo, 0x4000000000000c00) SET(hi, 0x8000000) F(NB, 0) F(Ub, 6) break;
    default: NONE
    }
}

PART(put_c77)
{
    START
    switch (line[0]) {
    case 0: case 1: case 2: break;
    default: NONE
    }
}

PART(encode_f2f_n)
{
    START
    F(FTZ, 0) F(CDFF, 1) F(CSF, 2) F(FRND, 3) F(Rd, 4) CALL(put_cs32, 0, 5) CALL(put_c77, 3, 0)
        CALL(format_flow_of_atom_a, 4, 12)
}

PART(put_cs16)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NB, 0) F(Rb, 1) F(RB, 2) F(CHALF, 3) break;
    case 1: SET(lo, 0x4000000000000200) F(NB, 0) F(Rb, 1) F(RB, 2) F(CHALF, 3) break;
    case 2: SET(lo, 0x800) F(HIL, 4) break;
    case 3: SET(lo, 0xa00) F(NB, 0) F(CHALF, 3) CALL(put_cb, 1, 5) break;
    case 4: SET(lo, 0x4000000000000a00) F(NB, 0) F(CHALF, 3) CALL(put_cb, 2, 5) break;
    case 5: SET(lo, 0xc00) SET(hi, 0x8000000) F(NB, 0) F(Ub, 7) F(CHALF, 3) break;
    case 6: SET(lo, 0x4000000000000c00) SET(hi, 0x8000000) F(NB, 0) F(Ub, 7) F(CHALF, 3) break;
    default: NONE
    }
}

PART(encode_f2f_w)
{
    START
    F(FTZ, 0) F(CDFF, 1) F(CSF, 2) F(FRND, 3) F(Rd, 4) CALL(put_cs16, 0, 5) CALL(put_c77, 3, 0)
        CALL(format_flow_of_atom_a, 4, 13)
}

PART(put_cs64)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NB, 0) F(Rb, 1) F(RB, 2) break;
    case 1: SET(lo, 0x4000000000000200) F(NB, 0) F(Rb, 1) F(RB, 2) break;
    case 2: SET(lo, 0x800) F(DIMM, 3) break;
    case 3: SET(lo, 0xa00) F(NB, 0) CALL(put_cb, 1, 4) break;
    case 4: SET(lo, 0x4000000000000a00) F(NB, 0) CALL(put_cb, 2, 4) break;
    case 5: SET(lo, 0xc00) SET(hi, 0x8000000) F(NB, 0) F(Ub, 6) break;
    case 6: SET(lo, 0x4000000000000c00) SET(hi, 0x8000000) F(NB, 0) F(Ub, 6) break;
    default: NONE
    }
}

PART(encode_f2f_nd)
{
    START
    F(FTZ, 0) F(CDFF, 1) F(CSF, 2) F(FRND, 3) F(Rd, 4) CALL(put_cs64, 0, 5) CALL(put_c77, 3, 0)
        CALL(format_flow_of_atom_a, 4, 12)
}

PART(put_c86)
{
    START
    switch (line[0]) {
    case 0: case 1: break;
    default: NONE
    }
}

PART(encode_f2i_h)
{
    START
    F(FTZ, 0) F(CDI, 1) F(CSFT, 2) F(CINT, 3) F(NTZ, 4) F(Rd, 5) CALL(put_cs16, 0, 6)
        CALL(put_c86, 3, 0) CALL(format_flow_of_atom_a, 4, 14)
}

PART(encode_f2i_s)
{
    START
    F(FTZ, 0) F(CDI, 1) F(CSFT, 2) F(CINT, 3) F(NTZ, 4) F(Rd, 5) CALL(put_cs32, 0, 6)
        CALL(put_c86, 3, 0) CALL(format_flow_of_atom_a, 4, 13)
}

PART(encode_f2i_d)
{
    START
    F(FTZ, 0) F(CDI, 1) F(CSFT, 2) F(CINT, 3) F(NTZ, 4) F(Rd, 5) CALL(put_cs64, 0, 6)
        CALL(put_c86, 3, 0) CALL(format_flow_of_atom_a, 4, 13)
}

PART(put_ci8)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rb, 0) F(RB, 1) F(CBYTE, 2) break;
    case 1: SET(lo, 0xa00) F(CBYTE, 2) CALL(put_cb, 1, 3) break;
    case 2: SET(lo, 0xc00) SET(hi, 0x8000000) F(Ub, 5) F(CBYTE, 2) break;
    default: NONE
    }
}

PART(encode_i2f_b)
{
    START
    F(CDF, 0) F(CSI, 1) F(FRND, 2) F(Rd, 3) CALL(put_ci8, 0, 4) CALL(put_c86, 2, 0)
        CALL(format_flow_of_atom_a, 3, 10)
}

PART(put_ci16)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rb, 0) F(RB, 1) F(CHALF, 2) break;
    case 1: SET(lo, 0xa00) F(CHALF, 2) CALL(put_cb, 1, 3) break;
    case 2: SET(lo, 0xc00) SET(hi, 0x8000000) F(Ub, 5) F(CHALF, 2) break;
    default: NONE
    }
}

PART(encode_i2f_h)
{
    START
    F(CDF, 0) F(CSI, 1) F(FRND, 2) F(Rd, 3) CALL(put_ci16, 0, 4) CALL(put_c86, 2, 0)
        CALL(format_flow_of_atom_a, 3, 10)
}

PART(put_sb)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rb, 0) F(RB, 1) break;
    case 1: SET(lo, 0x800) F(UIMM, 2) break;
    case 2: SET(lo, 0xa00) F(CBANK, 3) F(COFF, 4) break;
    case 3: SET(lo, 0xa00) SET(hi, 0x8000000) F(Ub, 5) F(COFF, 4) break;
    case 4: SET(lo, 0xc00) SET(hi, 0x8000000) F(Ub, 5) break;
    default: NONE
    }
}

PART(encode_i2f_w)
{
    START
    F(CDF, 0) F(CSI, 1) F(FRND, 2) F(Rd, 3) CALL(put_sb, 0, 4) CALL(put_c86, 1, 0)
        CALL(format_flow_of_atom_a, 2, 10)
}

PART(encode_frnd_h)
{
    START
    F(FTZ, 0) F(CSFT, 1) F(CINT, 2) F(Rd, 3) CALL(put_cs16, 0, 4) CALL(put_c86, 3, 0)
        CALL(format_flow_of_atom_a, 4, 12)
}

PART(encode_frnd_s)
{
    START
    F(FTZ, 0) F(CSFT, 1) F(CINT, 2) F(Rd, 3) CALL(put_cs32, 0, 4) CALL(put_c86, 3, 0)
        CALL(format_flow_of_atom_a, 4, 11)
}

PART(encode_frnd_d)
{
    START
    F(FTZ, 0) F(CSFT, 1) F(CINT, 2) F(Rd, 3) CALL(put_cs64, 0, 4) CALL(put_c86, 3, 0)
        CALL(format_flow_of_atom_a, 4, 11)
}

PART(encode_i2i)
{
    START
    F(CNAR, 0) F(Rd, 1) CALL(put_sb, 0, 2) CALL(format_flow_of_atom_a, 1, 8)
}

PART(put_cpack)
{
    START
    switch (line[0]) {
    case 0: case 1: F(CSATF, 0) F(CRELU, 1) F(CBF, 2) break;
    case 2: F(CSATF, 0) F(CRELU, 1) break;
    case 3: SET(hi, 0x1000) F(CSATF, 0) F(CRELU, 1) break;
    case 4: SET(hi, 0x800000) F(CSATF, 0) F(CRELU, 1) break;
    default: NONE
    }
}

PART(put_cx)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rb, 0) F(RB, 1) break;
    case 1: SET(lo, 0x800) F(FIMM, 2) break;
    case 2: SET(lo, 0xa00) F(CBANK, 3) F(COFF, 4) break;
    case 3: SET(lo, 0xa00) SET(hi, 0x8000000) F(Ub, 5) F(COFF, 4) break;
    case 4: SET(lo, 0xc00) SET(hi, 0x8000000) F(Ub, 5) break;
    default: NONE
    }
}

PART(encode_f2fp_p)
{
    START
    F(CRND2, 3) F(Rd, 4) F(Ra, 5) F(RA, 6) CALL(put_cpack, 0, 0) CALL(put_cx, 1, 7)
        CALL(format_flow_of_atom_a, 2, 13)
}

PART(put_cpack_of_f2fp_rs)
{
    START
    switch (line[0]) {
    case 0: case 1: F(CSATF, 0) F(CRELU, 1) F(CBF, 2) break;
    default: NONE
    }
}

PART(encode_f2fp_rs)
{
    START
    F(Rd, 3) F(Ra, 4) F(RA, 5) F(Rc, 12) F(RC, 13) CALL(put_cpack_of_f2fp_rs, 0, 0)
        CALL(put_cx, 1, 6) CALL(format_flow_of_atom_a, 2, 14)
}

PART(encode_f2fp_m)
{
    START
    F(CRND2, 3) F(Rd, 4) F(Rc, 11) F(RC, 12) CALL(put_cpack, 0, 0) CALL(put_cx, 1, 5)
        CALL(format_flow_of_atom_a, 2, 13)
}

PART(put_cxt)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x400) F(FIMM, 0) break;
    case 1: SET(lo, 0x600) F(CBANK, 1) F(COFF, 2) break;
    case 2: SET(lo, 0x600) SET(hi, 0x8000000) F(Ub, 3) F(COFF, 2) break;
    case 3: SET(lo, 0xe00) SET(hi, 0x8000000) F(Ub, 3) break;
    default: NONE
    }
}

PART(encode_f2fp_mc)
{
    START
    F(CRND2, 3) F(Rd, 4) F(Rc, 5) F(RB, 6) CALL(put_cpack, 0, 0) CALL(put_cxt, 1, 7)
        CALL(format_flow_of_atom_a, 2, 11)
}

PART(encode_f2ip_b)
{
    START
    F(Rd, 4) F(Ra, 5) F(RA, 6) F(Rc, 13) F(RC, 14) F(CIPH, 15) F(CIPT, 0) F(CIPR, 1) F(CIPN, 2)
        F(CRELU, 3) ONLY(0, 0) CALL(put_cx, 1, 7) CALL(format_flow_of_atom_h, 2, 16)
}

PART(encode_f2ip_c)
{
    START
    F(Rd, 4) F(Ra, 5) F(RA, 6) F(Rc, 7) F(RB, 8) F(CIPH, 13) F(CIPT, 0) F(CIPR, 1) F(CIPN, 2)
        F(CRELU, 3) ONLY(0, 0) CALL(put_cxt, 1, 9) CALL(format_flow_of_atom_h, 2, 14)
}

PART(encode_i2fp)
{
    START
    F(CFS, 0) F(CFRND, 1) F(Rd, 2) CALL(put_sb, 0, 3) CALL(format_flow_of_atom_h, 1, 9)
}

PART(put_cips)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: F(CPSX, 0) break;
    case 2: F(CPSH, 1) break;
    default: NONE
    }
}

PART(put_cipc)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(hi, 0x100) break;
    default: NONE
    }
}

PART(encode_i2ip_b)
{
    START
    F(CPAK, 0) F(Rd, 3) F(Ra, 4) F(RA, 5) F(Rc, 12) F(RC, 13) CALL(put_cips, 0, 1)
        CALL(put_sb, 1, 6) CALL(put_cipc, 2, 0) CALL(format_flow_of_atom_a, 3, 14)
}

PART(encode_i2ip_n)
{
    START
    F(CPAK, 0) F(Rd, 3) F(Ra, 4) F(RA, 5) F(Rc, 12) F(RC, 13) CALL(put_cips, 0, 1)
        CALL(put_sb, 1, 6) CALL(format_flow_of_atom_a, 2, 14)
}

PART(put_da)
{
    START
    switch (line[0]) {
    case 0: F(NA, 0) F(Ra, 1) F(RA, 2) break;
    case 1: SET(hi, 0x200) F(NA, 0) F(Ra, 1) F(RA, 2) break;
    default: NONE
    }
}

PART(put_dc)
{
    START
    switch (line[0]) {
    case 0: F(NC, 0) F(Rc, 1) F(RC, 2) break;
    case 1: SET(hi, 0x400) F(NC, 0) F(Rc, 1) F(RC, 2) break;
    default: NONE
    }
}

PART(encode_dadd_r)
{
    START
    F(FRND, 0) F(Rd, 1) CALL(put_da, 0, 2) CALL(put_dc, 1, 5) CALL(format_flow_of_atom_a, 2, 8)
}

PART(put_dt)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x400) F(DIMM, 0) break;
    case 1: SET(lo, 0x600) F(NB, 1) CALL(put_cb, 1, 2) break;
    case 2: SET(lo, 0x4000000000000600) F(NB, 1) CALL(put_cb, 2, 2) break;
    case 3: SET(lo, 0xe00) SET(hi, 0x8000000) F(NB, 1) F(Ub, 4) break;
    case 4: SET(lo, 0x4000000000000e00) SET(hi, 0x8000000) F(NB, 1) F(Ub, 4) break;
    default: NONE
    }
}

PART(encode_dadd_c)
{
    START
    F(FRND, 0) F(Rd, 1) CALL(put_da, 0, 2) CALL(put_dt, 1, 5) CALL(format_flow_of_atom_a, 4, 10)
}

PART(encode_dmul)
{
    START
    F(FRND, 0) F(Rd, 1) CALL(put_da, 0, 2) CALL(put_cs64, 1, 5) CALL(format_flow_of_atom_a, 4, 12)
}

PART(encode_dfma_b)
{
    START
    F(FRND, 0) F(Rd, 1) CALL(put_da, 0, 2) CALL(put_cs64, 1, 5) CALL(put_dc, 4, 12)
        CALL(format_flow_of_atom_a, 5, 15)
}

PART(put_dcb)
{
    START
    switch (line[0]) {
    case 0: F(NC, 0) F(Rc, 1) F(RB, 2) break;
    case 1: SET(hi, 0x400) F(NC, 0) F(Rc, 1) F(RB, 2) break;
    default: NONE
    }
}

PART(encode_dfma_c)
{
    START
    F(FRND, 0) F(Rd, 1) CALL(put_da, 0, 2) CALL(put_dcb, 1, 5) CALL(put_dt, 2, 8)
        CALL(format_flow_of_atom_a, 5, 13)
}

PART(put_dl)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NB, 0) F(Rb, 1) F(RC, 2) break;
    case 1: SET(lo, 0x4000000000000200) F(NB, 0) F(Rb, 1) F(RC, 2) break;
    case 2: SET(lo, 0x400) F(DIMM, 3) break;
    case 3: SET(lo, 0x600) F(NB, 0) CALL(put_cb, 1, 4) break;
    case 4: SET(lo, 0x4000000000000600) F(NB, 0) CALL(put_cb, 2, 4) break;
    case 5: SET(lo, 0xe00) SET(hi, 0x8000000) F(NB, 0) F(Ub, 6) break;
    case 6: SET(lo, 0x4000000000000e00) SET(hi, 0x8000000) F(NB, 0) F(Ub, 6) break;
    default: NONE
    }
}

PART(encode_dsetp)
{
    START
    F(DCMP, 0) F(BOP, 1) F(P0, 2) F(P1, 3) F(Q0N, 14) F(Q0, 15) ONLY(4, 0) CALL(put_da, 0, 4)
        CALL(put_dl, 1, 7) CALL(format_flow_of_atom_a, 5, 16)
}

PART(put_fl)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NB, 0) F(Rb, 1) F(RC, 2) break;
    case 1: SET(lo, 0x4000000000000200) F(NB, 0) F(Rb, 1) F(RC, 2) break;
    case 2: SET(lo, 0x400) F(FIMM, 3) break;
    case 3: SET(lo, 0x600) F(NB, 0) CALL(put_cb, 1, 4) break;
    case 4: SET(lo, 0x4000000000000600) F(NB, 0) CALL(put_cb, 2, 4) break;
    case 5: SET(lo, 0xe00) SET(hi, 0x8000000) F(NB, 0) F(Ub, 6) break;
    case 6: SET(lo, 0x4000000000000e00) SET(hi, 0x8000000) F(NB, 0) F(Ub, 6) break;
    default: NONE
    }
}

PART(encode_fadd)
{
    START
    F(FTZ, 0) F(FRND, 1) F(FSAT, 2) F(Rd, 3) CALL(put_da, 0, 4) CALL(put_fl, 1, 7)
        CALL(format_flow_of_atom_a, 4, 14)
}

PART(encode_fmul)
{
    START
    F(FMODE, 0) F(FSCALE, 1) F(FRND, 2) F(FSAT, 3) F(Rd, 4) CALL(put_da, 0, 5) CALL(put_cs32, 1, 8)
        CALL(format_flow_of_atom_a, 4, 15)
}

PART(encode_ffma_b)
{
    START
    F(FMODE, 0) F(FRND, 1) F(FSAT, 2) F(Rd, 3) CALL(put_da, 0, 4) CALL(put_cs32, 1, 7)
        CALL(put_dc, 4, 14) CALL(format_flow_of_atom_a, 5, 17)
}

PART(put_ft)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x400) F(FIMM, 0) break;
    case 1: SET(lo, 0x600) F(NB, 1) CALL(put_cb, 1, 2) break;
    case 2: SET(lo, 0x4000000000000600) F(NB, 1) CALL(put_cb, 2, 2) break;
    case 3: SET(lo, 0xe00) SET(hi, 0x8000000) F(NB, 1) F(Ub, 4) break;
    case 4: SET(lo, 0x4000000000000e00) SET(hi, 0x8000000) F(NB, 1) F(Ub, 4) break;
    default: NONE
    }
}

PART(encode_ffma_c)
{
    START
    F(FMODE, 0) F(FRND, 1) F(FSAT, 2) F(Rd, 3) CALL(put_da, 0, 4) CALL(put_dcb, 1, 7)
        CALL(put_ft, 2, 10) CALL(format_flow_of_atom_a, 5, 15)
}

PART(put_fmmod)
{
    START
    switch (line[0]) {
    case 0: F(FTZ, 0) break;
    case 1: F(FTZ, 0) F(FNAN, 1) break;
    case 2: case 3: F(FTZ, 0) F(FNAN, 1) F(FXORS, 2) break;
    default: NONE
    }
}

PART(encode_fmnmx_n)
{
    START
    F(Rd, 3) F(Q0N, 14) F(Q0, 15) ONLY(1, 0) ONLY(6, 0) CALL(put_fmmod, 0, 0) CALL(put_da, 2, 4)
        CALL(put_cs32, 3, 7) CALL(format_flow_of_atom_a, 7, 16)
}

PART(encode_fmnmx_isa)
{
    START
    F(FTZ, 0) F(FNAN, 1) F(FXORS, 2) F(Rd, 3) F(P1, 4) F(Q0N, 15) F(Q0, 16) ONLY(4, 0)
        CALL(put_da, 0, 5) CALL(put_cs32, 1, 8) CALL(format_flow_of_atom_h, 5, 17)
}

PART(encode_fsel)
{
    START
    F(FTZ, 0) F(Rd, 1) F(Q0N, 12) F(Q0, 13) ONLY(4, 0) CALL(put_da, 0, 2) CALL(put_cs32, 1, 5)
        CALL(format_flow_of_atom_a, 5, 14)
}

PART(encode_fset)
{
    START
    F(FCMP, 0) F(FTZ, 1) F(BOP, 2) F(Rd, 3) F(Q0N, 14) F(Q0, 15) ONLY(4, 0) CALL(put_da, 0, 4)
        CALL(put_cs32, 1, 7) CALL(format_flow_of_atom_a, 5, 16)
}

PART(encode_fsetp)
{
    START
    F(FCMP, 0) F(FTZ, 1) F(BOP, 2) F(P0, 3) F(P1, 4) F(Q0N, 15) F(Q0, 16) ONLY(4, 0)
        CALL(put_da, 0, 5) CALL(put_cs32, 1, 8) CALL(format_flow_of_atom_a, 5, 17)
}

PART(encode_fchk)
{
    START
    F(P0, 0) CALL(put_da, 0, 1) CALL(put_cs32, 1, 4) CALL(format_flow_of_atom_a, 4, 11)
}

PART(encode_fswzadd)
{
    START
    F(FTZ, 0) F(FRND, 1) F(NDV, 2) F(Rd, 3) F(Ra, 4) F(RA, 5) F(Rc, 6) F(RC, 7) F(SWD, 8) F(SWC, 9)
        F(SWB, 10) F(SWA, 11) CALL(format_flow_of_atom_a, 0, 12)
}

PART(put_fmut)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: F(MUH, 0) break;
    case 2: F(MUT, 1) break;
    default: NONE
    }
}

PART(put_fb)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NB, 0) F(Rb, 1) F(RB, 2) break;
    case 1: SET(lo, 0x4000000000000200) F(NB, 0) F(Rb, 1) F(RB, 2) break;
    case 2: SET(lo, 0xa00) F(NB, 0) CALL(put_cb, 1, 3) break;
    case 3: SET(lo, 0x4000000000000a00) F(NB, 0) CALL(put_cb, 2, 3) break;
    case 4: SET(lo, 0xc00) SET(hi, 0x8000000) F(NB, 0) F(Ub, 5) break;
    case 5: SET(lo, 0x4000000000000c00) SET(hi, 0x8000000) F(NB, 0) F(Ub, 5) break;
    default: NONE
    }
}

PART(encode_mufu_r)
{
    START
    F(MUF, 0) F(Rd, 3) CALL(put_fmut, 0, 1) CALL(put_fb, 1, 4) CALL(format_flow_of_atom_a, 4, 10)
}

PART(encode_mufu_s)
{
    START
    F(MUF, 0) F(Rd, 1) F(FIMM, 2) CALL(put_c77, 0, 0) CALL(format_flow_of_atom_a, 1, 3)
}

PART(encode_mufu_d)
{
    START
    F(MUF, 0) F(Rd, 1) F(DIMM, 2) CALL(put_c77, 0, 0) CALL(format_flow_of_atom_a, 1, 3)
}

PART(put_fmuhalf)
{
    START
    switch (line[0]) {
    case 0: case 2: SET(hi, 0x200) break;
    case 1: SET(hi, 0x100) break;
    default: NONE
    }
}

PART(encode_mufu_h)
{
    START
    F(MUF, 0) F(Rd, 1) F(HIL, 2) CALL(put_fmuhalf, 0, 0) CALL(format_flow_of_atom_a, 1, 3)
}

PART(encode_al2p)
{
    START
    F(Rd, 0) F(Ra, 1) CALL(format_flow_of_atom_a, 0, 2)
}

PART(put_arb)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xff00000000) break;
    case 1: F(Rb, 0) break;
    default: NONE
    }
}

PART(encode_ald_a)
{
    START
    F(AO, 0) F(Rd, 1) F(AOFF, 2) CALL(put_arb, 0, 3) CALL(format_flow_of_atom_a, 1, 4)
}

PART(encode_ald_r)
{
    START
    F(AO, 0) F(Rd, 1) F(Ra, 2) CALL(put_arb, 0, 3) CALL(format_flow_of_atom_a, 1, 4)
}

PART(encode_ald_u)
{
    START
    F(AO, 0) F(Rd, 1) F(Ua, 2) CALL(put_arb, 0, 3) CALL(format_flow_of_atom_a, 1, 4)
}

PART(put_arc)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0xff) break;
    case 1: F(Rc, 0) break;
    default: NONE
    }
}

PART(encode_ast_a)
{
    START
    F(AOFF, 0) F(Rb, 1) CALL(put_arc, 0, 2) CALL(format_flow_of_atom_a, 1, 3)
}

PART(encode_ast_r)
{
    START
    F(Ra, 0) F(Rb, 1) CALL(put_arc, 0, 2) CALL(format_flow_of_atom_a, 1, 3)
}

PART(encode_ast_u)
{
    START
    F(Ua, 0) F(Rb, 1) CALL(put_arc, 0, 2) CALL(format_flow_of_atom_a, 1, 3)
}

PART(put_ipaplace)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) break;
    case 1: SET(lo, 0x800) SET(hi, 0x2000) F(IFROM, 0) break;
    case 2: SET(lo, 0xa00) SET(hi, 0x2000) F(CBANK, 1) F(COFF, 2) break;
    default: NONE
    }
}

PART(encode_ipa_a)
{
    START
    F(AMODE, 0) F(AWHERE, 1) F(Rd, 2) F(IOFF, 4) CALL(put_po, 0, 3) CALL(put_ipaplace, 1, 5)
        CALL(format_flow_of_atom_a, 2, 8)
}

PART(encode_ipa_u)
{
    START
    F(AMODE, 0) F(AWHERE, 1) F(Rd, 2) F(Ua, 4) F(IOFF, 5) CALL(put_po, 0, 3)
        CALL(format_flow_of_atom_a, 1, 6)
}

PART(encode_out_f)
{
    START
    F(Ra, 0) ONLY(0, 0) CALL(format_flow_of_atom_a, 1, 1)
}

PART(encode_out_r)
{
    START
    F(OUTK, 0) F(Rd, 1) F(Ra, 2) F(Rb, 3) CALL(format_flow_of_atom_a, 0, 4)
}

PART(encode_out_i)
{
    START
    F(OUTK, 0) F(Rd, 1) F(Ra, 2) F(OUTN, 3) CALL(format_flow_of_atom_a, 0, 4)
}

PART(encode_out_u)
{
    START
    F(OUTK, 0) F(Rd, 1) F(Ra, 2) F(Ub, 3) CALL(format_flow_of_atom_a, 0, 4)
}

PART(put_isb)
{
    START
    switch (line[0]) {
    case 0: case 1: F(Ra, 0) break;
    case 2: F(Ra, 0) F(ISOFF, 1) break;
    default: NONE
    }
}

PART(encode_isberd)
{
    START
    F(Rd, 0) CALL(put_isb, 0, 1) CALL(format_flow_of_atom_a, 1, 3)
}

PART(encode_isbewr)
{
    START
    F(Rb, 2) CALL(put_isb, 0, 0) CALL(format_flow_of_atom_a, 1, 3)
}

PART(encode_ldtram)
{
    START
    F(Rd, 0) F(Ua, 1) F(IOFF, 2) CALL(format_flow_of_atom_a, 0, 3)
}

PART(put_htadd)
{
    START
    switch (line[0]) {
    case 0: F(HF32, 0) break;
    case 1: F(HTY, 1) break;
    default: NONE
    }
}

PART(put_hswa)
{
    START
    switch (line[0]) {
    case 0: F(HSA, 0) break;
    case 1: F(HXA, 1) break;
    default: NONE
    }
}

PART(put_ha)
{
    START
    switch (line[0]) {
    case 0: F(NA, 0) F(Ra, 1) F(RA, 2) CALL(put_hswa, 1, 3) break;
    case 1: SET(hi, 0x200) F(NA, 0) F(Ra, 1) F(RA, 2) CALL(put_hswa, 2, 3) break;
    default: NONE
    }
}

PART(put_hswb)
{
    START
    switch (line[0]) {
    case 0: F(HSB, 0) break;
    case 1: F(HXB, 1) break;
    default: NONE
    }
}

PART(put_hl)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NB, 0) F(Rb, 1) F(RC, 2) CALL(put_hswb, 1, 3) break;
    case 1: SET(lo, 0x4000000000000200) F(NB, 0) F(Rb, 1) F(RC, 2) CALL(put_hswb, 2, 3) break;
    case 2: SET(lo, 0x400) F(HIH, 5) F(HIL, 6) break;
    case 3: SET(lo, 0x600) F(NB, 0) CALL(put_cb, 3, 7) CALL(put_hswb, 4, 3) break;
    case 4: SET(lo, 0x4000000000000600) F(NB, 0) CALL(put_cb, 5, 7) CALL(put_hswb, 6, 3) break;
    case 5: SET(lo, 0xe00) SET(hi, 0x8000000) F(NB, 0) F(Ub, 9) CALL(put_hswb, 7, 3) break;
    case 6: SET(lo, 0x4000000000000e00) SET(hi, 0x8000000) F(NB, 0) F(Ub, 9) CALL(put_hswb, 8, 3)
        break;
    default: NONE
    }
}

PART(encode_hadd2)
{
    START
    F(FTZ, 2) F(FSAT, 3) F(Rd, 4) CALL(put_htadd, 0, 0) CALL(put_ha, 1, 5) CALL(put_hl, 4, 10)
        CALL(format_flow_of_atom_a, 13, 20)
}

PART(put_htmul)
{
    START
    switch (line[0]) {
    case 0: F(HF32, 0) break;
    case 1: F(HXTY, 1) break;
    default: NONE
    }
}

PART(put_hb)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NB, 0) F(Rb, 1) F(RB, 2) CALL(put_hswb, 1, 3) break;
    case 1: SET(lo, 0x4000000000000200) F(NB, 0) F(Rb, 1) F(RB, 2) CALL(put_hswb, 2, 3) break;
    case 2: SET(lo, 0x800) F(HIH, 5) F(HIL, 6) break;
    case 3: SET(lo, 0xa00) F(NB, 0) CALL(put_cb, 3, 7) CALL(put_hswb, 4, 3) break;
    case 4: SET(lo, 0x4000000000000a00) F(NB, 0) CALL(put_cb, 5, 7) CALL(put_hswb, 6, 3) break;
    case 5: SET(lo, 0xc00) SET(hi, 0x8000000) F(NB, 0) F(Ub, 9) CALL(put_hswb, 7, 3) break;
    case 6: SET(lo, 0x4000000000000c00) SET(hi, 0x8000000) F(NB, 0) F(Ub, 9) CALL(put_hswb, 8, 3)
        break;
    default: NONE
    }
}

PART(encode_hmul2)
{
    START
    F(FMODE, 2) F(FSAT, 3) F(Rd, 4) CALL(put_htmul, 0, 0) CALL(put_ha, 1, 5) CALL(put_hb, 4, 10)
        CALL(format_flow_of_atom_a, 13, 20)
}

PART(put_htfma)
{
    START
    switch (line[0]) {
    case 0: case 1: F(HF32, 0) F(FMODE, 1) F(FSAT, 2) break;
    case 2: SET(hi, 0x200000) F(FMODE, 1) F(FSAT, 2) break;
    default: NONE
    }
}

PART(put_hswm)
{
    START
    switch (line[0]) {
    case 0: F(HSB, 0) break;
    case 1: F(HNB, 1) break;
    default: NONE
    }
}

PART(put_hmb)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NB, 0) F(Rb, 1) F(RB, 2) CALL(put_hswm, 1, 3) break;
    case 1: SET(lo, 0x4000000000000200) F(NB, 0) F(Rb, 1) F(RB, 2) CALL(put_hswm, 2, 3) break;
    case 2: case 3: SET(lo, 0x800) F(HIH, 5) F(HIL, 6) break;
    case 4: SET(lo, 0x800) SET(hi, 0x200000) F(BIH, 7) F(BIL, 8) break;
    case 5: SET(lo, 0xa00) F(NB, 0) CALL(put_cb, 3, 9) CALL(put_hswm, 4, 3) break;
    case 6: SET(lo, 0x4000000000000a00) F(NB, 0) CALL(put_cb, 5, 9) CALL(put_hswm, 6, 3) break;
    case 7: SET(lo, 0xc00) SET(hi, 0x8000000) F(NB, 0) F(Ub, 11) CALL(put_hswm, 7, 3) break;
    case 8: SET(lo, 0x4000000000000c00) SET(hi, 0x8000000) F(NB, 0) F(Ub, 11) CALL(put_hswm, 8, 3)
        break;
    default: NONE
    }
}

PART(put_hswc)
{
    START
    switch (line[0]) {
    case 0: F(HSC, 0) break;
    case 1: F(HXC, 1) break;
    default: NONE
    }
}

PART(put_hc)
{
    START
    switch (line[0]) {
    case 0: F(HNC, 0) F(Rc, 1) F(RC, 2) CALL(put_hswc, 1, 3) break;
    case 1: SET(hi, 0x80000) F(HNC, 0) F(Rc, 1) F(RC, 2) CALL(put_hswc, 2, 3) break;
    default: NONE
    }
}

PART(encode_hfma2_b)
{
    START
    F(Rd, 3) CALL(put_htfma, 0, 0) CALL(put_ha, 1, 4) CALL(put_hmb, 4, 9) CALL(put_hc, 13, 21)
        CALL(format_flow_of_atom_a, 16, 26)
}

PART(put_hcb)
{
    START
    switch (line[0]) {
    case 0: F(HNC, 0) F(Rc, 1) F(RB, 2) CALL(put_hswc, 1, 3) break;
    case 1: SET(hi, 0x80000) F(HNC, 0) F(Rc, 1) F(RB, 2) CALL(put_hswc, 2, 3) break;
    default: NONE
    }
}

PART(put_hmt)
{
    START
    switch (line[0]) {
    case 0: case 1: SET(lo, 0x400) F(HIH, 0) F(HIL, 1) break;
    case 2: SET(lo, 0x400) SET(hi, 0x200000) F(BIH, 2) F(BIL, 3) break;
    case 3: SET(lo, 0x600) F(NB, 4) CALL(put_cb, 1, 5) CALL(put_hswm, 2, 8) break;
    case 4: SET(lo, 0x4000000000000600) F(NB, 4) CALL(put_cb, 3, 5) CALL(put_hswm, 4, 8) break;
    case 5: SET(lo, 0xe00) SET(hi, 0x8000000) F(NB, 4) F(Ub, 7) CALL(put_hswm, 5, 8) break;
    case 6: SET(lo, 0x4000000000000e00) SET(hi, 0x8000000) F(NB, 4) F(Ub, 7) CALL(put_hswm, 6, 8)
        break;
    default: NONE
    }
}

PART(encode_hfma2_c)
{
    START
    F(Rd, 3) CALL(put_htfma, 0, 0) CALL(put_ha, 1, 4) CALL(put_hcb, 4, 9) CALL(put_hmt, 7, 14)
        CALL(format_flow_of_atom_a, 14, 24)
}

PART(put_htrel)
{
    START
    switch (line[0]) {
    case 0: F(HF32, 0) F(FMODE, 1) break;
    case 1: SET(hi, 0x200000) F(FMODE, 1) break;
    default: NONE
    }
}

PART(put_hmb_of_hfma2_rb)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NB, 0) F(Rb, 1) F(RB, 2) CALL(put_hswm, 1, 3) break;
    case 1: SET(lo, 0x4000000000000200) F(NB, 0) F(Rb, 1) F(RB, 2) CALL(put_hswm, 2, 3) break;
    case 2: SET(lo, 0x800) F(HIH, 5) F(HIL, 6) break;
    case 3: SET(lo, 0x800) SET(hi, 0x200000) F(BIH, 7) F(BIL, 8) break;
    case 4: SET(lo, 0xa00) F(NB, 0) CALL(put_cb, 3, 9) CALL(put_hswm, 4, 3) break;
    case 5: SET(lo, 0x4000000000000a00) F(NB, 0) CALL(put_cb, 5, 9) CALL(put_hswm, 6, 3) break;
    case 6: SET(lo, 0xc00) SET(hi, 0x8000000) F(NB, 0) F(Ub, 11) CALL(put_hswm, 7, 3) break;
    case 7: SET(lo, 0x4000000000000c00) SET(hi, 0x8000000) F(NB, 0) F(Ub, 11) CALL(put_hswm, 8, 3)
        break;
    default: NONE
    }
}

PART(encode_hfma2_rb)
{
    START
    F(Rd, 2) F(Q0N, 25) F(Q0, 26) ONLY(16, 0) CALL(put_htrel, 0, 0) CALL(put_ha, 1, 3)
        CALL(put_hmb_of_hfma2_rb, 4, 8) CALL(put_hc, 13, 20) CALL(format_flow_of_atom_a, 17, 27)
}

PART(put_hmt_of_hfma2_rc)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x400) F(HIH, 0) F(HIL, 1) break;
    case 1: SET(lo, 0x400) SET(hi, 0x200000) F(BIH, 2) F(BIL, 3) break;
    case 2: SET(lo, 0x600) F(NB, 4) CALL(put_cb, 1, 5) CALL(put_hswm, 2, 8) break;
    case 3: SET(lo, 0x4000000000000600) F(NB, 4) CALL(put_cb, 3, 5) CALL(put_hswm, 4, 8) break;
    case 4: SET(lo, 0xe00) SET(hi, 0x8000000) F(NB, 4) F(Ub, 7) CALL(put_hswm, 5, 8) break;
    case 5: SET(lo, 0x4000000000000e00) SET(hi, 0x8000000) F(NB, 4) F(Ub, 7) CALL(put_hswm, 6, 8)
        break;
    default: NONE
    }
}

PART(encode_hfma2_rc)
{
    START
    F(Rd, 2) F(Q0N, 23) F(Q0, 24) ONLY(14, 0) CALL(put_htrel, 0, 0) CALL(put_ha, 1, 3)
        CALL(put_hcb, 4, 8) CALL(put_hmt_of_hfma2_rc, 7, 13) CALL(format_flow_of_atom_a, 15, 25)
}

PART(put_htmma)
{
    START
    switch (line[0]) {
    case 0: case 1: F(FMODE, 0) F(FSAT, 1) break;
    case 2: SET(hi, 0x4000) F(FMODE, 0) F(FSAT, 1) break;
    case 3: SET(hi, 0x200000) F(FMODE, 0) F(FSAT, 1) break;
    default: NONE
    }
}

PART(put_hwb)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NB, 0) F(Rb, 1) F(RB, 2) break;
    case 1: SET(lo, 0x4000000000000200) F(NB, 0) F(Rb, 1) F(RB, 2) break;
    case 2: case 3: SET(lo, 0x800) F(HIH, 3) F(HIL, 4) break;
    case 4: SET(lo, 0x800) SET(hi, 0x200000) F(BIH, 5) F(BIL, 6) break;
    case 5: SET(lo, 0xa00) F(NB, 0) CALL(put_cb, 1, 7) break;
    case 6: SET(lo, 0x4000000000000a00) F(NB, 0) CALL(put_cb, 2, 7) break;
    case 7: SET(lo, 0xc00) SET(hi, 0x8000000) F(NB, 0) F(Ub, 9) break;
    case 8: SET(lo, 0x4000000000000c00) SET(hi, 0x8000000) F(NB, 0) F(Ub, 9) break;
    default: NONE
    }
}

PART(put_hwc)
{
    START
    switch (line[0]) {
    case 0: F(HNC, 0) F(Rc, 1) F(RC, 2) break;
    case 1: SET(hi, 0x80000) F(HNC, 0) F(Rc, 1) F(RC, 2) break;
    default: NONE
    }
}

PART(encode_hfma2_mma_b)
{
    START
    F(Rd, 2) CALL(put_htmma, 0, 0) CALL(put_da, 1, 3) CALL(put_hwb, 2, 6) CALL(put_hwc, 5, 16)
        CALL(format_flow_of_atom_a, 6, 19)
}

PART(put_hwcb)
{
    START
    switch (line[0]) {
    case 0: F(HNC, 0) F(Rc, 1) F(RB, 2) break;
    case 1: SET(hi, 0x80000) F(HNC, 0) F(Rc, 1) F(RB, 2) break;
    default: NONE
    }
}

PART(put_hwt)
{
    START
    switch (line[0]) {
    case 0: case 1: SET(lo, 0x400) F(HIH, 0) F(HIL, 1) break;
    case 2: SET(lo, 0x400) SET(hi, 0x200000) F(BIH, 2) F(BIL, 3) break;
    case 3: SET(lo, 0x600) F(NB, 4) CALL(put_cb, 1, 5) break;
    case 4: SET(lo, 0x4000000000000600) F(NB, 4) CALL(put_cb, 2, 5) break;
    case 5: SET(lo, 0xe00) SET(hi, 0x8000000) F(NB, 4) F(Ub, 7) break;
    case 6: SET(lo, 0x4000000000000e00) SET(hi, 0x8000000) F(NB, 4) F(Ub, 7) break;
    default: NONE
    }
}

PART(encode_hfma2_mma_c)
{
    START
    F(Rd, 2) CALL(put_htmma, 0, 0) CALL(put_da, 1, 3) CALL(put_hwcb, 2, 6) CALL(put_hwt, 3, 9)
        CALL(format_flow_of_atom_a, 6, 17)
}

PART(encode_hfma2_mma_rb)
{
    START
    F(Rd, 2) F(Q0N, 19) F(Q0, 20) ONLY(6, 0) CALL(put_htmma, 0, 0) CALL(put_da, 1, 3)
        CALL(put_hwb, 2, 6) CALL(put_hwc, 5, 16) CALL(format_flow_of_atom_a, 7, 21)
}

PART(encode_hfma2_mma_rc)
{
    START
    F(Rd, 2) F(Q0N, 17) F(Q0, 18) ONLY(6, 0) CALL(put_htmma, 0, 0) CALL(put_da, 1, 3)
        CALL(put_hwcb, 2, 6) CALL(put_hwt, 3, 9) CALL(format_flow_of_atom_a, 7, 19)
}

PART(put_hst)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: F(HSTY, 0) break;
    default: NONE
    }
}

PART(put_hsl)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NB, 0) F(Rb, 1) F(RC, 2) CALL(put_hswb, 1, 3) break;
    case 1: SET(lo, 0x4000000000000200) F(NB, 0) F(Rb, 1) F(RC, 2) CALL(put_hswb, 2, 3) break;
    case 2: case 3: SET(lo, 0x400) F(HIH, 5) F(HIL, 6) break;
    case 4: SET(lo, 0x400) SET(hi, 0x2) F(BIH, 7) F(BIL, 8) break;
    case 5: SET(lo, 0x600) F(NB, 0) CALL(put_cb, 3, 9) CALL(put_hswb, 4, 3) break;
    case 6: SET(lo, 0x4000000000000600) F(NB, 0) CALL(put_cb, 5, 9) CALL(put_hswb, 6, 3) break;
    case 7: SET(lo, 0xe00) SET(hi, 0x8000000) F(NB, 0) F(Ub, 11) CALL(put_hswb, 7, 3) break;
    case 8: SET(lo, 0x4000000000000e00) SET(hi, 0x8000000) F(NB, 0) F(Ub, 11) CALL(put_hswb, 8, 3)
        break;
    default: NONE
    }
}

PART(encode_hset2)
{
    START
    F(HBF1, 1) F(FCMP, 2) F(FTZ, 3) F(HBOP, 4) F(Rd, 5) F(Q0N, 23) F(Q0, 24) ONLY(13, 0)
        CALL(put_hst, 0, 0) CALL(put_ha, 1, 6) CALL(put_hsl, 4, 11)
        CALL(format_flow_of_atom_a, 14, 25)
}

PART(encode_hsetp2)
{
    START
    F(FCMP, 1) F(HAND, 2) F(FTZ, 3) F(HBOP, 4) F(P0, 5) F(P1, 6) F(Q0N, 24) F(Q0, 25) ONLY(13, 0)
        CALL(put_hst, 0, 0) CALL(put_ha, 1, 7) CALL(put_hsl, 4, 12)
        CALL(format_flow_of_atom_a, 14, 26)
}

PART(put_hmt2)
{
    START
    switch (line[0]) {
    case 0: F(FTZ, 0) F(FNAN, 1) F(FXORS, 2) break;
    case 1: SET(hi, 0x200000) F(FTZ, 0) F(FNAN, 1) F(FXORS, 2) break;
    default: NONE
    }
}

PART(put_hnm)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NB, 0) F(Rb, 1) F(RB, 2) CALL(put_hswb, 1, 3) break;
    case 1: SET(lo, 0x4000000000000200) F(NB, 0) F(Rb, 1) F(RB, 2) CALL(put_hswb, 2, 3) break;
    case 2: SET(lo, 0x800) F(HIH, 5) F(HIL, 6) break;
    case 3: SET(lo, 0x800) SET(hi, 0x200000) F(BIH, 7) F(BIL, 8) break;
    case 4: SET(lo, 0xa00) F(NB, 0) CALL(put_cb, 3, 9) CALL(put_hswb, 4, 3) break;
    case 5: SET(lo, 0x4000000000000a00) F(NB, 0) CALL(put_cb, 5, 9) CALL(put_hswb, 6, 3) break;
    case 6: SET(lo, 0xc00) SET(hi, 0x8000000) F(NB, 0) F(Ub, 11) CALL(put_hswb, 7, 3) break;
    case 7: SET(lo, 0x4000000000000c00) SET(hi, 0x8000000) F(NB, 0) F(Ub, 11) CALL(put_hswb, 8, 3)
        break;
    default: NONE
    }
}

PART(encode_hmnmx2)
{
    START
    F(Rd, 3) F(Q0N, 21) F(Q0, 22) ONLY(13, 0) CALL(put_hmt2, 0, 0) CALL(put_ha, 1, 4)
        CALL(put_hnm, 4, 9) CALL(format_flow_of_atom_a, 14, 23)
}

PART(put_co)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0x7e0000) break;
    case 1: SET(hi, 0x700000) F(P0, 0) break;
    case 2: F(P0, 0) F(P1, 1) break;
    default: NONE
    }
}

PART(put_sbx)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NB, 0) F(Rb, 1) F(RB, 2) break;
    case 1: SET(lo, 0x800) F(IMM, 3) break;
    case 2: SET(lo, 0xa00) F(NB, 0) CALL(put_cb, 1, 4) break;
    case 3: SET(lo, 0xc00) SET(hi, 0x8000000) F(NB, 0) F(Ub, 6) break;
    default: NONE
    }
}

PART(encode_iadd3_n)
{
    START
    F(Rd, 0) F(NA, 3) F(Ra, 4) F(RA, 5) F(NC, 13) F(Rc, 14) F(RC, 15) ONLY(1, 0) ONLY(4, 0)
        CALL(put_co, 0, 1) CALL(put_sbx, 2, 6) CALL(format_flow_of_atom_a, 5, 16)
}

PART(put_sbx_of_iadd3_x)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(IB, 0) F(Rb, 1) F(RB, 2) break;
    case 1: SET(lo, 0x800) F(IMM, 3) break;
    case 2: SET(lo, 0xa00) F(IB, 0) CALL(put_cb, 1, 4) break;
    case 3: SET(lo, 0xc00) SET(hi, 0x8000000) F(IB, 0) F(Ub, 6) break;
    default: NONE
    }
}

PART(encode_iadd3_x)
{
    START
    F(Rd, 0) F(IA, 3) F(Ra, 4) F(RA, 5) F(IC, 13) F(Rc, 14) F(RC, 15) F(Q0N, 16) F(Q0, 17)
        F(Q1N, 18) F(Q1, 19) ONLY(1, 0) ONLY(4, 0) ONLY(5, 0) ONLY(6, 0) CALL(put_co, 0, 1)
        CALL(put_sbx_of_iadd3_x, 2, 6) CALL(format_flow_of_atom_a, 7, 20)
}

PART(encode_imad_r)
{
    START
    F(US, 0) F(Rd, 1) F(Ra, 2) F(RA, 3) F(Rb, 4) F(RB, 5) F(NC, 6) F(Rc, 7) F(RC, 8) ONLY(0, 0)
        CALL(format_flow_of_atom_a, 1, 9)
}

PART(encode_imad_i)
{
    START
    F(US, 0) F(Rd, 1) F(Ra, 2) F(RA, 3) F(IMM, 4) F(NC, 5) F(Rc, 6) F(RC, 7) ONLY(0, 0)
        CALL(format_flow_of_atom_a, 1, 8)
}

PART(put_sbcu)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xa00) F(CBANK, 0) F(COFF, 1) break;
    case 1: SET(lo, 0xa00) SET(hi, 0x8000000) F(Ub, 2) F(COFF, 1) break;
    case 2: SET(lo, 0xc00) SET(hi, 0x8000000) F(Ub, 2) break;
    default: NONE
    }
}

PART(encode_imad_b)
{
    START
    F(US, 0) F(Rd, 1) F(Ra, 2) F(RA, 3) F(NC, 7) F(Rc, 8) F(RC, 9) ONLY(1, 0) CALL(put_sbcu, 0, 4)
        CALL(format_flow_of_atom_a, 2, 10)
}

PART(encode_imad_ri)
{
    START
    F(US, 0) F(Rd, 1) F(Ra, 2) F(RA, 3) F(Rc, 4) F(RB, 5) F(IMM, 6)
        CALL(format_flow_of_atom_a, 0, 7)
}

PART(encode_imad_rc)
{
    START
    F(US, 0) F(Rd, 1) F(Ra, 2) F(RA, 3) F(Rc, 4) F(RB, 5) F(NB, 6) ONLY(0, 0) CALL(put_cb, 1, 7)
        CALL(format_flow_of_atom_a, 2, 10)
}

PART(encode_imad_ru)
{
    START
    F(US, 0) F(Rd, 1) F(Ra, 2) F(RA, 3) F(Rc, 4) F(RB, 5) F(NB, 6) F(Ub, 7) ONLY(0, 0)
        CALL(format_flow_of_atom_a, 1, 8)
}

PART(put_sb_of_imad_bx)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rb, 0) F(RB, 1) break;
    case 1: SET(lo, 0x800) F(IMM, 2) break;
    case 2: SET(lo, 0xa00) F(CBANK, 3) F(COFF, 4) break;
    case 3: SET(lo, 0xa00) SET(hi, 0x8000000) F(Ub, 5) F(COFF, 4) break;
    case 4: SET(lo, 0xc00) SET(hi, 0x8000000) F(Ub, 5) break;
    default: NONE
    }
}

PART(encode_imad_bx)
{
    START
    F(US, 0) F(Rd, 1) F(Ra, 2) F(RA, 3) F(IC, 10) F(Rc, 11) F(RC, 12) F(Q0N, 13) F(Q0, 14)
        ONLY(1, 0) ONLY(2, 0) CALL(put_sb_of_imad_bx, 0, 4) CALL(format_flow_of_atom_a, 3, 15)
}

PART(put_sci)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x400) F(IMM, 0) break;
    case 1: SET(lo, 0x600) F(IB, 1) CALL(put_cb, 1, 2) break;
    case 2: SET(lo, 0xe00) SET(hi, 0x8000000) F(IB, 1) F(Ub, 4) break;
    default: NONE
    }
}

PART(encode_imad_cx)
{
    START
    F(US, 0) F(Rd, 1) F(Ra, 2) F(RA, 3) F(Rc, 4) F(RB, 5) F(Q0N, 11) F(Q0, 12) ONLY(2, 0)
        CALL(put_sci, 0, 6) CALL(format_flow_of_atom_a, 3, 13)
}

PART(encode_imad_wide_b)
{
    START
    F(US, 0) F(Rd, 1) F(Ra, 3) F(RA, 4) F(NC, 11) F(Rc, 12) F(RC, 13) ONLY(2, 0) CALL(put_po, 0, 2)
        CALL(put_sb_of_imad_bx, 1, 5) CALL(format_flow_of_atom_a, 3, 14)
}

PART(put_widec)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x600) F(NB, 0) CALL(put_cb, 1, 1) break;
    case 1: SET(lo, 0xe00) SET(hi, 0x8000000) F(NB, 0) F(Ub, 3) break;
    default: NONE
    }
}

PART(encode_imad_wide_c)
{
    START
    F(US, 0) F(Rd, 1) F(Ra, 3) F(RA, 4) F(Rc, 5) F(RB, 6) CALL(put_po, 0, 2) CALL(put_widec, 1, 7)
        CALL(format_flow_of_atom_a, 3, 11)
}

PART(encode_imad_wide_bx)
{
    START
    F(US, 0) F(Rd, 1) F(Ra, 3) F(RA, 4) F(IC, 11) F(Rc, 12) F(RC, 13) F(Q0N, 14) F(Q0, 15)
        ONLY(2, 0) ONLY(3, 0) CALL(put_po, 0, 2) CALL(put_sb_of_imad_bx, 1, 5)
        CALL(format_flow_of_atom_a, 4, 16)
}

PART(put_widecx)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x600) F(IB, 0) CALL(put_cb, 1, 1) break;
    case 1: SET(lo, 0xe00) SET(hi, 0x8000000) F(IB, 0) F(Ub, 3) break;
    default: NONE
    }
}

PART(encode_imad_wide_cx)
{
    START
    F(US, 0) F(Rd, 1) F(Ra, 3) F(RA, 4) F(Rc, 5) F(RB, 6) F(Q0N, 11) F(Q0, 12) ONLY(3, 0)
        CALL(put_po, 0, 2) CALL(put_widecx, 1, 7) CALL(format_flow_of_atom_a, 4, 13)
}

PART(encode_lop3)
{
    START
    F(PAND, 0) F(Rd, 2) F(Ra, 3) F(RA, 4) F(Rc, 11) F(RC, 12) F(LUT, 13) F(Q0N, 14) F(Q0, 15)
        ONLY(2, 0) CALL(put_po, 0, 1) CALL(put_sb, 1, 5) CALL(format_flow_of_atom_a, 3, 16)
}

PART(encode_shf_b)
{
    START
    F(SHD, 0) F(SHW, 1) F(SHT, 2) F(SHHI, 3) F(Rd, 4) F(Ra, 5) F(RA, 6) F(Rc, 13) F(RC, 14)
        CALL(put_sb, 0, 7) CALL(format_flow_of_atom_a, 1, 15)
}

PART(put_scu)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x400) F(UIMM, 0) break;
    case 1: SET(lo, 0x600) F(CBANK, 1) F(COFF, 2) break;
    case 2: SET(lo, 0x600) SET(hi, 0x8000000) F(Ub, 3) F(COFF, 2) break;
    case 3: SET(lo, 0xe00) SET(hi, 0x8000000) F(Ub, 3) break;
    default: NONE
    }
}

PART(encode_shf_c)
{
    START
    F(SHD, 0) F(SHW, 1) F(SHT, 2) F(SHHI, 3) F(Rd, 4) F(Ra, 5) F(RA, 6) F(Rc, 7) F(RB, 8)
        CALL(put_scu, 0, 9) CALL(format_flow_of_atom_a, 1, 13)
}

PART(encode_prmt_b)
{
    START
    F(PMODE, 0) F(Rd, 1) F(Ra, 2) F(RA, 3) F(Rc, 10) F(RC, 11) CALL(put_sb, 0, 4)
        CALL(format_flow_of_atom_a, 1, 12)
}

PART(encode_prmt_c)
{
    START
    F(PMODE, 0) F(Rd, 1) F(Ra, 2) F(RA, 3) F(Rc, 4) F(RB, 5) CALL(put_scu, 0, 6)
        CALL(format_flow_of_atom_a, 1, 10)
}

PART(encode_sel)
{
    START
    F(Rd, 0) F(Ra, 1) F(RA, 2) F(Q0N, 9) F(Q0, 10) ONLY(1, 0) CALL(put_sb, 0, 3)
        CALL(format_flow_of_atom_a, 2, 11)
}

PART(encode_isetp_n)
{
    START
    F(CMP, 0) F(CMPU, 1) F(BOP, 2) F(P0, 3) F(P1, 4) F(Ra, 5) F(RA, 6) F(Q0N, 13) F(Q0, 14)
        ONLY(1, 0) CALL(put_sb_of_imad_bx, 0, 7) CALL(format_flow_of_atom_a, 2, 15)
}

PART(encode_isetp_x)
{
    START
    F(CMP, 0) F(CMPU, 1) F(BOP, 2) F(P0, 3) F(P1, 4) F(Ra, 5) F(RA, 6) F(Q0N, 13) F(Q0, 14)
        F(Q2N, 15) F(Q2, 16) ONLY(1, 0) ONLY(2, 0) CALL(put_sb_of_imad_bx, 0, 7)
        CALL(format_flow_of_atom_a, 3, 17)
}

PART(put_qold)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0x70) break;
    case 1: case 2: F(Q2N, 0) F(Q2, 1) break;
    default: NONE
    }
}

PART(encode_isetp_o)
{
    START
    F(CMP, 0) F(CMPU, 1) F(BOP, 2) F(P0, 3) F(P1, 4) F(Ra, 5) F(RA, 6) F(Q0N, 13) F(Q0, 14)
        ONLY(1, 0) CALL(put_sb_of_imad_bx, 0, 7) CALL(put_qold, 2, 15) CALL(format_flow, 3, 17)
}

PART(put_sbx_of_lea_lo)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NB, 0) F(Rb, 1) F(RB, 2) break;
    case 1: SET(lo, 0x800) F(UIMM, 3) break;
    case 2: SET(lo, 0xa00) F(NB, 0) CALL(put_cb, 1, 4) break;
    case 3: SET(lo, 0xc00) SET(hi, 0x8000000) F(NB, 0) F(Ub, 6) break;
    default: NONE
    }
}

PART(encode_lea_lo)
{
    START
    F(Rd, 0) F(NA, 2) F(Ra, 3) F(RA, 4) F(LEAN, 12) CALL(put_po, 0, 1) CALL(put_sbx_of_lea_lo, 1, 5)
        CALL(format_flow_of_atom_a, 3, 13)
}

PART(put_sbx_of_lea_x)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(IB, 0) F(Rb, 1) F(RB, 2) break;
    case 1: SET(lo, 0x800) F(UIMM, 3) break;
    case 2: SET(lo, 0xa00) F(IB, 0) CALL(put_cb, 1, 4) break;
    case 3: SET(lo, 0xc00) SET(hi, 0x8000000) F(IB, 0) F(Ub, 6) break;
    default: NONE
    }
}

PART(encode_lea_x)
{
    START
    F(Rd, 0) F(IA, 2) F(Ra, 3) F(RA, 4) F(LEAN, 12) F(Q0N, 13) F(Q0, 14) ONLY(3, 0)
        CALL(put_po, 0, 1) CALL(put_sbx_of_lea_x, 1, 5) CALL(format_flow_of_atom_a, 4, 15)
}

PART(encode_lea_hi)
{
    START
    F(Rd, 0) F(NA, 2) F(Ra, 3) F(RA, 4) F(Rc, 12) F(RC, 13) F(LEAN, 14) CALL(put_po, 0, 1)
        CALL(put_sbx_of_lea_lo, 1, 5) CALL(format_flow_of_atom_a, 3, 15)
}

PART(encode_lea_hx)
{
    START
    F(Rd, 0) F(IA, 2) F(Ra, 3) F(RA, 4) F(Rc, 12) F(RC, 13) F(LEAN, 14) F(Q0N, 15) F(Q0, 16)
        ONLY(3, 0) CALL(put_po, 0, 1) CALL(put_sbx_of_lea_x, 1, 5)
        CALL(format_flow_of_atom_a, 4, 17)
}

PART(encode_lea_ih)
{
    START
    F(Rd, 0) F(NA, 2) F(Ra, 3) F(RA, 4) F(Rc, 5) F(RB, 6) F(UIMM, 7) F(LEAN, 8) CALL(put_po, 0, 1)
        CALL(format_flow_of_atom_a, 1, 9)
}

PART(encode_lea_ix)
{
    START
    F(Rd, 0) F(IA, 2) F(Ra, 3) F(RA, 4) F(Rc, 5) F(RB, 6) F(UIMM, 7) F(LEAN, 8) F(Q0N, 9) F(Q0, 10)
        ONLY(1, 0) CALL(put_po, 0, 1) CALL(format_flow_of_atom_a, 2, 11)
}

PART(encode_popc)
{
    START
    F(Rd, 0) CALL(put_sbx_of_lea_x, 0, 1) CALL(format_flow_of_atom_a, 2, 8)
}

PART(encode_brev)
{
    START
    F(Rd, 0) CALL(put_sb, 0, 1) CALL(format_flow_of_atom_a, 1, 7)
}

PART(encode_flo)
{
    START
    F(SGU, 0) F(FLSH, 1) F(Rd, 2) CALL(put_po, 0, 3) CALL(put_sbx_of_lea_x, 1, 4)
        CALL(format_flow_of_atom_a, 3, 11)
}

PART(encode_iabs)
{
    START
    F(Rd, 0) CALL(put_sb_of_imad_bx, 0, 1) CALL(format_flow_of_atom_a, 1, 7)
}

PART(encode_sgxt)
{
    START
    F(WRAP, 0) F(MMU, 1) F(Rd, 2) F(Ra, 3) F(RA, 4) CALL(put_sb, 0, 5)
        CALL(format_flow_of_atom_a, 1, 11)
}

PART(encode_bmsk)
{
    START
    F(WRAP, 0) F(Rd, 1) F(Ra, 2) F(RA, 3) CALL(put_sb, 0, 4) CALL(format_flow_of_atom_a, 1, 10)
}

PART(put_mmask)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0xf00) break;
    case 1: F(MSK, 0) break;
    default: NONE
    }
}

PART(encode_mov)
{
    START
    F(Rd, 0) CALL(put_sb, 0, 1) CALL(put_mmask, 1, 7) CALL(format_flow_of_atom_a, 2, 8)
}

PART(encode_imnmx)
{
    START
    F(MMU, 0) F(Rd, 1) F(Ra, 2) F(RA, 3) F(Q0N, 10) F(Q0, 11) ONLY(1, 0)
        CALL(put_sb_of_imad_bx, 0, 4) CALL(format_flow_of_atom_a, 2, 12)
}

PART(encode_ldg_v)
{
    START
    F(Rd, 7) F(WIDE, 0) F(EVICT, 1) F(LSIZE, 2) F(LORDER, 3) F(SCOPE, 4) F(PRIV, 5) ONLY(0, 0)
        CALL(put_po, 1, 6) CALL(put_are, 2, 8) CALL(format_flow, 3, 10)
}

PART(encode_ldg_vz)
{
    START
    F(P0, 6) F(Rd, 7) F(WIDE, 0) F(EVICT, 1) F(LSIZE, 2) F(LORDER, 3) F(SCOPE, 4) F(PRIV, 5)
        ONLY(0, 0) CALL(put_are, 1, 8) CALL(format_flow, 2, 10)
}

PART(put_npred)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: case 2: F(NPN, 0) F(NP, 1) break;
    default: NONE
    }
}

PART(encode_ldg_t)
{
    START
    F(Rd, 8) F(WIDE, 0) F(EVICT, 1) F(LTC, 2) F(LSIZE, 3) F(LORDER, 4) F(SCOPE, 5) F(PRIV, 6)
        ONLY(0, 0) CALL(put_po, 1, 7) CALL(put_are, 2, 9) CALL(put_npred, 3, 11)
        CALL(format_flow, 4, 13)
}

PART(encode_ldg_tz)
{
    START
    F(P0, 7) F(Rd, 8) F(WIDE, 0) F(EVICT, 1) F(LTC, 2) F(LSIZE, 3) F(LORDER, 4) F(SCOPE, 5)
        F(PRIV, 6) ONLY(0, 0) CALL(put_are, 1, 9) CALL(put_npred, 2, 11) CALL(format_flow, 3, 13)
}

PART(encode_ldg_tu)
{
    START
    F(Rd, 8) F(WIDE, 0) F(EVICT, 1) F(LTC, 2) F(LSIZE, 3) F(LORDER, 4) F(SCOPE, 5) F(PRIV, 6)
        ONLY(0, 0) CALL(put_po, 1, 7) CALL(put_at_of_qspc_tu, 2, 9) CALL(put_npred, 3, 12)
        CALL(format_flow, 4, 14)
}

PART(encode_ldg_tuz)
{
    START
    F(P0, 7) F(Rd, 8) F(WIDE, 0) F(EVICT, 1) F(LTC, 2) F(LSIZE, 3) F(LORDER, 4) F(SCOPE, 5)
        F(PRIV, 6) ONLY(0, 0) CALL(put_at_of_qspc_tu, 1, 9) CALL(put_npred, 2, 12)
        CALL(format_flow, 3, 14)
}

PART(encode_ldg_a)
{
    START
    F(WIDE, 0) F(EVICT, 1) F(LTC, 2) F(MSIZE, 3) F(LORD, 4) F(Rd, 6) CALL(put_po, 0, 5)
        CALL(put_are, 1, 7) CALL(put_npred, 2, 9) CALL(format_flow_of_atom_a, 3, 11)
}

PART(put_ag_of_ldg_d)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(Ub, 1) break;
    case 1: F(Ra, 0) F(Ub, 1) F(OFF, 2) break;
    case 2: SET(hi, 0x4000000) F(Ra, 0) F(Ub, 1) break;
    case 3: SET(hi, 0x4000000) F(Ra, 0) F(Ub, 1) F(OFF, 2) break;
    case 4: case 8: SET(hi, 0x4001000) F(Ra, 0) break;
    case 5: case 9: SET(hi, 0x4001000) F(Ra, 0) F(OFF, 2) break;
    case 6: SET(hi, 0x2004001000) F(Ub, 1) F(Ra, 0) break;
    case 7: SET(hi, 0x2004001000) F(Ub, 1) F(Ra, 0) F(OFF, 2) break;
    default: NONE
    }
}

PART(put_desc_of_ldg_d)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(hi, 0x2000001000) break;
    case 2: case 4: SET(lo, 0x400000000) SET(hi, 0x1000) break;
    case 3: case 5: SET(hi, 0x1000) F(Ub, 0) break;
    default: NONE
    }
}

PART(encode_ldg_d)
{
    START
    F(EVICT, 0) F(LTC, 1) F(MSIZE, 2) F(LORD, 3) F(Rd, 5) CALL(put_wu, 0, 0) CALL(put_po, 1, 4)
        CALL(put_ag_of_ldg_d, 2, 6) CALL(put_npred, 3, 9) CALL(put_desc_of_ldg_d, 4, 7)
        CALL(format_flow_of_atom_a, 5, 11)
}

PART(encode_ld_v)
{
    START
    F(Rd, 6) F(WIDE, 0) F(EVICT, 1) F(LSIZE, 2) F(LORDER, 3) F(SCOPE, 4) F(PRIV, 5) ONLY(0, 0)
        ONLY(1, 0) CALL(put_ar32, 2, 7) CALL(format_flow, 3, 9)
}

PART(encode_ld_vz)
{
    START
    F(P0, 6) F(Rd, 7) F(WIDE, 0) F(EVICT, 1) F(LSIZE, 2) F(LORDER, 3) F(SCOPE, 4) F(PRIV, 5)
        ONLY(0, 0) CALL(put_ar32, 1, 8) CALL(format_flow, 2, 10)
}

PART(encode_ld_t)
{
    START
    F(Rd, 7) F(WIDE, 0) F(EVICT, 1) F(LTC, 2) F(LSIZE, 3) F(LORDER, 4) F(SCOPE, 5) F(PRIV, 6)
        ONLY(0, 0) ONLY(1, 0) CALL(put_ar32, 2, 8) CALL(put_npred, 3, 10) CALL(format_flow, 4, 12)
}

PART(encode_ld_tz)
{
    START
    F(P0, 7) F(Rd, 8) F(WIDE, 0) F(EVICT, 1) F(LTC, 2) F(LSIZE, 3) F(LORDER, 4) F(SCOPE, 5)
        F(PRIV, 6) ONLY(0, 0) CALL(put_ar32, 1, 9) CALL(put_npred, 2, 11) CALL(format_flow, 3, 13)
}

PART(encode_ld_tu)
{
    START
    F(Rd, 7) F(WIDE, 0) F(EVICT, 1) F(LTC, 2) F(LSIZE, 3) F(LORDER, 4) F(SCOPE, 5) F(PRIV, 6)
        ONLY(0, 0) ONLY(1, 0) CALL(put_at_of_qspc_tu, 2, 8) CALL(put_npred, 3, 11)
        CALL(format_flow, 4, 13)
}

PART(encode_ld_a)
{
    START
    F(WIDE, 0) F(EVICT, 1) F(LTC, 2) F(MSIZE, 3) F(LORD, 4) F(Rd, 5) ONLY(0, 0) CALL(put_ar32, 1, 6)
        CALL(put_npred, 2, 8) CALL(format_flow_of_atom_a, 3, 10)
}

PART(encode_ld_d)
{
    START
    F(EVICT, 0) F(LTC, 1) F(MSIZE, 2) F(LORD, 3) F(Rd, 4) ONLY(1, 0) CALL(put_wu, 0, 0)
        CALL(put_ag_of_ldg_d, 2, 5) CALL(put_npred, 3, 8) CALL(put_desc_of_ldg_d, 4, 6)
        CALL(format_flow_of_atom_a, 5, 10)
}

PART(encode_stg_v)
{
    START
    F(Rb, 8) F(WIDE, 0) F(EVICT, 1) F(MSIZE, 2) F(SORDER, 3) F(SCOPE, 4) F(PRIV, 5) ONLY(0, 0)
        CALL(put_are, 1, 6) CALL(format_flow, 2, 9)
}

PART(encode_stg_tu)
{
    START
    F(Rb, 9) F(WIDE, 0) F(EVICT, 1) F(MSIZE, 2) F(SORDER, 3) F(SCOPE, 4) F(PRIV, 5) ONLY(0, 0)
        CALL(put_at_of_red_tu, 1, 6) CALL(format_flow, 2, 10)
}

PART(encode_stg_a)
{
    START
    F(WIDE, 0) F(EVICT, 1) F(MSIZE, 2) F(SORD, 3) F(Rb, 6) CALL(put_are, 0, 4)
        CALL(format_flow_of_atom_a, 1, 7)
}

PART(put_ag_of_stg_d)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(Uc, 1) break;
    case 1: F(Ra, 0) F(Uc, 1) F(OFF, 2) break;
    case 2: SET(hi, 0x4000000) F(Ra, 0) F(Uc, 1) break;
    case 3: SET(hi, 0x4000000) F(Ra, 0) F(Uc, 1) F(OFF, 2) break;
    case 4: case 8: SET(hi, 0x4001000) F(Ra, 0) break;
    case 5: case 9: SET(hi, 0x4001000) F(Ra, 0) F(OFF, 2) break;
    case 6: SET(hi, 0x2004001000) F(Uc, 1) F(Ra, 0) break;
    case 7: SET(hi, 0x2004001000) F(Uc, 1) F(Ra, 0) F(OFF, 2) break;
    default: NONE
    }
}

PART(put_desc_of_stg_d)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(hi, 0x2000001000) break;
    case 2: case 4: SET(hi, 0x1004) break;
    case 3: case 5: SET(hi, 0x1000) F(Uc, 0) break;
    default: NONE
    }
}

PART(encode_stg_d)
{
    START
    F(EVICT, 0) F(MSIZE, 1) F(SORD, 2) F(Rb, 6) CALL(put_wu, 0, 0) CALL(put_ag_of_stg_d, 1, 3)
        CALL(put_desc_of_stg_d, 2, 4) CALL(format_flow_of_atom_a, 3, 7)
}

PART(encode_st_v)
{
    START
    F(Rc, 8) F(WIDE, 0) F(EVICT, 1) F(MSIZE, 2) F(SORDER, 3) F(SCOPE, 4) F(PRIV, 5) ONLY(0, 0)
        CALL(put_ar32, 1, 6) CALL(format_flow, 2, 9)
}

PART(encode_st_a)
{
    START
    F(WIDE, 0) F(EVICT, 1) F(MSIZE, 2) F(SORD, 3) F(Rc, 6) CALL(put_ar32, 0, 4)
        CALL(format_flow_of_atom_a, 1, 7)
}

PART(encode_ldl_v)
{
    START
    F(EVICT, 0) F(MSIZE, 1) F(Rd, 2) CALL(put_are, 0, 3) CALL(format_flow, 1, 5)
}

PART(encode_ldl_t)
{
    START
    F(EVICT, 0) F(MSIZE, 1) F(Rd, 2) CALL(put_are, 0, 3) CALL(format_flow_of_atom_a, 1, 5)
}

PART(encode_ldl_tu)
{
    START
    F(EVICT, 0) F(MSIZE, 1) F(Rd, 2) CALL(put_al_of_cctl_u, 0, 3) CALL(format_flow, 1, 6)
}

PART(put_alocal)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(Ub, 1) break;
    case 1: F(Ra, 0) F(Ub, 1) F(OFF, 2) break;
    case 2: SET(lo, 0xff000000) F(Ub, 1) break;
    case 3: SET(lo, 0xff000000) F(Ub, 1) F(OFF, 2) break;
    case 4: SET(hi, 0x1000) F(Ra, 0) break;
    case 5: SET(hi, 0x1000) F(Ra, 0) F(OFF, 2) break;
    case 6: SET(lo, 0xff000000) SET(hi, 0x1000) F(OFF, 2) break;
    default: NONE
    }
}

PART(put_descl)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(hi, 0x1000) F(Ub, 0) break;
    default: NONE
    }
}

PART(encode_ldl_d)
{
    START
    F(EVICT, 0) F(MSIZE, 1) F(Rd, 2) CALL(put_alocal, 0, 3) CALL(put_descl, 1, 4)
        CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_stl_v)
{
    START
    F(EVICT, 0) F(MSIZE, 1) F(Rb, 4) CALL(put_are, 0, 2) CALL(format_flow, 1, 5)
}

PART(encode_stl_t)
{
    START
    F(EVICT, 0) F(MSIZE, 1) F(Rb, 4) CALL(put_are, 0, 2) CALL(format_flow_of_atom_a, 1, 5)
}

PART(encode_stl_tu)
{
    START
    F(EVICT, 0) F(MSIZE, 1) F(Rb, 5) CALL(put_al, 0, 2) CALL(format_flow, 1, 6)
}

PART(put_alocal_of_stl_d)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(Uc, 1) break;
    case 1: F(Ra, 0) F(Uc, 1) F(OFF, 2) break;
    case 2: SET(lo, 0xff000000) F(Uc, 1) break;
    case 3: SET(lo, 0xff000000) F(Uc, 1) F(OFF, 2) break;
    case 4: SET(hi, 0x1000) F(Ra, 0) break;
    case 5: SET(hi, 0x1000) F(Ra, 0) F(OFF, 2) break;
    case 6: SET(lo, 0xff000000) SET(hi, 0x1000) F(OFF, 2) break;
    default: NONE
    }
}

PART(put_descl_of_stl_d)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(hi, 0x1000) F(Uc, 0) break;
    default: NONE
    }
}

PART(encode_stl_d)
{
    START
    F(EVICT, 0) F(MSIZE, 1) F(Rb, 5) CALL(put_alocal_of_stl_d, 0, 2) CALL(put_descl_of_stl_d, 1, 3)
        CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_lds_v)
{
    START
    F(SU, 0) F(SSIZE, 1) F(Rd, 2) ONLY(0, 0) CALL(put_are, 1, 3) CALL(format_flow, 2, 5)
}

PART(encode_lds_vz)
{
    START
    F(SU, 0) F(SSIZE, 1) F(P0, 2) F(Rd, 3) CALL(put_are, 0, 4) CALL(format_flow, 1, 6)
}

PART(encode_lds_t)
{
    START
    F(SU, 0) F(SSIZE, 1) F(Rd, 2) ONLY(0, 0) CALL(put_ars, 1, 3) CALL(format_flow, 2, 6)
}

PART(encode_lds_tz)
{
    START
    F(SU, 0) F(SSIZE, 1) F(P0, 2) F(Rd, 3) CALL(put_ars, 0, 4) CALL(format_flow, 1, 7)
}

PART(put_als_of_lds_tu)
{
    START
    switch (line[0]) {
    case 0: case 2: F(Ra, 0) F(SCALE, 1) F(Ub, 2) break;
    case 1: case 3: F(Ra, 0) F(SCALE, 1) F(Ub, 2) F(OFF, 3) break;
    case 4: SET(lo, 0xff000000) F(Ub, 2) break;
    case 5: SET(lo, 0xff000000) F(Ub, 2) F(OFF, 3) break;
    default: NONE
    }
}

PART(encode_lds_tu)
{
    START
    F(SU, 0) F(SSIZE, 1) F(Rd, 2) ONLY(0, 0) CALL(put_als_of_lds_tu, 1, 3) CALL(format_flow, 2, 7)
}

PART(encode_lds_tuz)
{
    START
    F(SU, 0) F(SSIZE, 1) F(P0, 2) F(Rd, 3) CALL(put_als_of_lds_tu, 0, 4) CALL(format_flow, 1, 8)
}

PART(encode_lds_a)
{
    START
    F(SSIZE, 0) F(Rd, 1) ONLY(0, 0) CALL(put_ars, 1, 2) CALL(format_flow_of_atom_a, 2, 5)
}

PART(encode_lds_au)
{
    START
    F(SSIZE, 0) F(Rd, 1) ONLY(0, 0) CALL(put_als_of_lds_tu, 1, 2) CALL(format_flow_of_atom_a, 2, 6)
}

PART(encode_sts_v)
{
    START
    F(MSIZE, 0) F(Rb, 3) CALL(put_are, 0, 1) CALL(format_flow, 1, 4)
}

PART(encode_sts_t)
{
    START
    F(MSIZE, 0) F(Rb, 4) CALL(put_ars, 0, 1) CALL(format_flow_of_atom_a, 1, 5)
}

PART(encode_sts_tu)
{
    START
    F(MSIZE, 0) F(Rb, 5) CALL(put_als, 0, 1) CALL(format_flow_of_atom_a, 1, 6)
}

PART(put_cindex)
{
    START
    switch (line[0]) {
    case 0: F(CBANK, 0) F(Ra, 1) break;
    case 1: F(CBANK, 0) F(Ra, 1) F(CO16, 2) break;
    case 2: SET(lo, 0xff000000) F(CBANK, 0) F(CO16, 2) break;
    default: NONE
    }
}

PART(encode_ldc_v)
{
    START
    F(CMODE, 0) F(CSIZE, 1) F(Rd, 2) CALL(put_cindex, 0, 3) CALL(format_flow, 1, 6)
}

PART(encode_ldc_t)
{
    START
    F(CMODE, 0) F(CSIZE, 1) F(Rd, 2) CALL(put_cindex, 0, 3) CALL(format_flow_of_atom_a, 1, 6)
}

PART(put_cxindex)
{
    START
    switch (line[0]) {
    case 0: F(Ua, 0) F(Rc, 1) break;
    case 1: F(Ua, 0) F(Rc, 1) F(CO16, 2) break;
    case 2: SET(hi, 0xff) F(Ua, 0) F(CO16, 2) break;
    default: NONE
    }
}

PART(encode_ldc_x)
{
    START
    F(CMODE, 0) F(CSIZE, 1) F(Rd, 2) CALL(put_cxindex, 0, 3) CALL(format_flow_of_atom_a, 1, 6)
}

PART(put_uindex)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xa00) F(CBANK, 0) F(UCOFF, 1) break;
    case 1: SET(lo, 0xa00) SET(hi, 0x8000000) F(Ub, 2) F(UCOFF, 1) break;
    default: NONE
    }
}

PART(encode_uldc_c)
{
    START
    F(CSIZE, 0) F(Ud, 1) CALL(put_uindex, 0, 2) CALL(format_uflow, 1, 5)
}

PART(encode_uldc_i)
{
    START
    F(CSIZE, 0) F(Ud, 1) F(CBANK, 2) F(Ua, 3) CALL(format_uflow, 0, 4)
}

PART(encode_uldc_io)
{
    START
    F(CSIZE, 0) F(Ud, 1) F(CBANK, 2) F(Ua, 3) F(CO16, 4) CALL(format_uflow, 0, 5)
}

PART(encode_uldc_m)
{
    START
    F(CSIZE, 0) F(Ud, 1) F(Ua, 2) F(ULOFF, 3) F(UQN, 4) F(UQP, 5) ONLY(0, 0)
        CALL(format_uflow, 1, 6)
}

PART(encode_ldsm_r)
{
    START
    F(MKIND, 0) F(MCOUNT, 1) F(Rd, 2) CALL(put_are, 0, 3) CALL(format_flow_of_atom_a, 1, 5)
}

PART(encode_ldsm_u)
{
    START
    F(MKIND, 0) F(MCOUNT, 1) F(Rd, 2) CALL(put_al_of_cctl_u, 0, 3) CALL(format_flow_of_atom_a, 1, 6)
}

PART(encode_stsm)
{
    START
    F(MKIND, 0) F(MCOUNT, 1) F(Rb, 4) CALL(put_are, 0, 2) CALL(format_flow_of_atom_h, 1, 5)
}

PART(put_saddr)
{
    START
    switch (line[0]) {
    case 0: F(Rd, 0) break;
    case 1: F(Rd, 0) F(SOFF, 1) break;
    default: NONE
    }
}

PART(put_gaddr)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) F(Uc, 1) break;
    case 1: F(Ra, 0) F(Uc, 1) F(GOFF, 2) break;
    case 2: SET(hi, 0x40) F(Ra, 0) F(Uc, 1) break;
    case 3: SET(hi, 0x40) F(Ra, 0) F(Uc, 1) F(GOFF, 2) break;
    case 4: case 8: SET(hi, 0x1040) F(Ra, 0) break;
    case 5: case 9: SET(hi, 0x1040) F(Ra, 0) F(GOFF, 2) break;
    case 6: SET(hi, 0x2000001040) F(Uc, 1) F(Ra, 0) break;
    case 7: SET(hi, 0x2000001040) F(Uc, 1) F(Ra, 0) F(GOFF, 2) break;
    default: NONE
    }
}

PART(encode_ldgsts_r)
{
    START
    F(BYPASS, 0) F(EVICT, 1) F(GLTC, 2) F(GSIZE, 3) F(ZFILL, 4) F(GORD, 5) CALL(put_saddr, 0, 6)
        CALL(put_gaddr, 1, 8) CALL(put_px, 2, 11) CALL(put_desc_of_stg_d, 3, 9)
        CALL(format_flow_of_atom_a, 4, 13)
}

PART(put_saddru)
{
    START
    switch (line[0]) {
    case 0: F(Rd, 0) F(Uc, 1) break;
    case 1: F(Rd, 0) F(Uc, 1) F(SOFF, 2) break;
    default: NONE
    }
}

PART(put_gaddru)
{
    START
    switch (line[0]) {
    case 0: F(Ra, 0) break;
    case 1: F(Ra, 0) F(GOFF, 1) break;
    default: NONE
    }
}

PART(encode_ldgsts_u)
{
    START
    F(BYPASS, 0) F(EVICT, 1) F(GLTC, 2) F(GSIZE, 3) F(ZFILL, 4) F(GORD, 5) CALL(put_saddru, 0, 6)
        CALL(put_gaddru, 1, 9) CALL(put_px, 2, 11) CALL(format_flow_of_atom_a, 3, 13)
}

PART(encode_ldgsts_us)
{
    START
    F(BYPASS, 0) F(EVICT, 1) F(GLTC, 2) F(GSIZE, 3) F(ZFILL, 4) F(GORD, 5) CALL(put_saddru, 0, 6)
        CALL(put_gaddru, 1, 9) CALL(put_px, 2, 11) CALL(format_flow_of_atom_h, 3, 13)
}

PART(put_special)
{
    START
    switch (line[0]) {
    case 0: case 1: F(SREG, 0) break;
    case 2: SET(hi, 0x8800) break;
    default: NONE
    }
}

PART(encode_s2r)
{
    START
    F(Rd, 0) CALL(put_special, 0, 1) CALL(format_flow_of_atom_a, 1, 2)
}

PART(encode_cs2r)
{
    START
    F(SWIDE, 0) F(Rd, 1) CALL(put_special, 0, 2) CALL(format_flow_of_atom_a, 1, 3)
}

PART(put_show)
{
    START
    switch (line[0]) {
    case 0: F(SORDER, 0) F(SCOPE, 1) F(PRIV, 2) break;
    case 1: F(LORD, 3) break;
    default: NONE
    }
}

PART(put_surf)
{
    START
    switch (line[0]) {
    case 0: case 1: SET(lo, 0xa00) F(TBANK, 0) F(TWORD, 1) break;
    case 2: case 3: SET(lo, 0x600) F(TBANK, 0) F(TSAM, 2) F(THDR, 3) break;
    case 4: SET(lo, 0xe00) SET(hi, 0x8000000) F(TUR, 4) F(THDR, 3) break;
    default: NONE
    }
}

PART(encode_suld_d)
{
    START
    F(SBA, 0) F(SDIM, 1) F(EVICT, 2) F(SBAD, 8) F(Rd, 10) F(Ra, 11) F(MSIZE, 3) ONLY(0, 0)
        CALL(put_show, 1, 4) CALL(put_po, 2, 9) CALL(put_surf, 3, 12)
        CALL(format_flow_of_atom_a, 4, 17)
}

PART(put_surfr)
{
    START
    switch (line[0]) {
    case 0: case 1: SET(lo, 0x800) F(Rc, 0) break;
    default: NONE
    }
}

PART(encode_suld_dr)
{
    START
    F(SBA, 0) F(SDIM, 1) F(EVICT, 2) F(SBAD, 8) F(Rd, 10) F(Ra, 11) F(MSIZE, 3) ONLY(0, 0)
        CALL(put_show, 1, 4) CALL(put_po, 2, 9) CALL(put_surfr, 3, 12)
        CALL(format_flow_of_atom_a, 4, 13)
}

PART(encode_suld_p)
{
    START
    F(SDIM, 0) F(EVICT, 1) F(SBAD, 7) F(Rd, 9) F(Ra, 10) F(SMASK, 6) ONLY(1, 0) CALL(put_show, 0, 2)
        CALL(put_po, 2, 8) CALL(put_surf, 3, 11) CALL(format_flow_of_atom_a, 4, 16)
}

PART(encode_suld_pr)
{
    START
    F(SDIM, 0) F(EVICT, 1) F(SBAD, 7) F(Rd, 9) F(Ra, 10) F(SMASK, 6) ONLY(1, 0) CALL(put_show, 0, 2)
        CALL(put_po, 2, 8) CALL(put_surfr, 3, 11) CALL(format_flow_of_atom_a, 4, 12)
}

PART(put_shows)
{
    START
    switch (line[0]) {
    case 0: F(SORDER, 0) F(SCOPE, 1) F(PRIV, 2) break;
    case 1: F(SORD, 3) break;
    default: NONE
    }
}

PART(encode_sust_d)
{
    START
    F(SBA, 0) F(SDIM, 1) F(EVICT, 2) F(SBAD, 8) F(Ra, 9) F(Rb, 10) F(MSIZE, 3) ONLY(0, 0)
        CALL(put_shows, 1, 4) CALL(put_surf, 2, 11) CALL(format_flow_of_atom_a, 3, 16)
}

PART(encode_sust_dr)
{
    START
    F(SBA, 0) F(SDIM, 1) F(EVICT, 2) F(SBAD, 8) F(Ra, 9) F(Rb, 10) F(MSIZE, 3) ONLY(0, 0)
        CALL(put_shows, 1, 4) CALL(put_surfr, 2, 11) CALL(format_flow_of_atom_a, 3, 12)
}

PART(encode_sust_p)
{
    START
    F(SDIM, 0) F(EVICT, 1) F(SBAD, 7) F(Ra, 8) F(Rb, 9) F(SMASK, 6) ONLY(1, 0) CALL(put_shows, 0, 2)
        CALL(put_surf, 2, 10) CALL(format_flow_of_atom_a, 3, 15)
}

PART(encode_sust_pr)
{
    START
    F(SDIM, 0) F(EVICT, 1) F(SBAD, 7) F(Ra, 8) F(Rb, 9) F(SMASK, 6) ONLY(1, 0) CALL(put_shows, 0, 2)
        CALL(put_surfr, 2, 10) CALL(format_flow_of_atom_a, 3, 11)
}

PART(put_showa)
{
    START
    switch (line[0]) {
    case 0: F(AORDER, 0) F(SCOPE, 1) F(PRIV, 2) break;
    case 1: F(SORD, 3) break;
    default: NONE
    }
}

PART(put_surf2)
{
    START
    switch (line[0]) {
    case 0: case 1: SET(lo, 0x400) F(TBANK, 0) F(TWORD, 1) break;
    case 2: case 3: SET(lo, 0x600) F(TBANK, 0) F(TSAM, 2) F(THDR, 3) break;
    case 4: SET(lo, 0xe00) SET(hi, 0x8000000) F(TUR, 4) F(THDR, 3) break;
    default: NONE
    }
}

PART(encode_sured_d)
{
    START
    F(SBA, 0) F(SDIM, 1) F(ROP, 2) F(EVICT, 3) F(SBAD, 9) F(Ra, 10) F(Rb, 11) F(STYPE, 4) ONLY(0, 0)
        CALL(put_showa, 1, 5) CALL(put_surf2, 2, 12) CALL(format_flow_of_atom_a, 3, 17)
}

PART(put_surfr_of_sured_dr)
{
    START
    switch (line[0]) {
    case 0: case 1: SET(lo, 0x200) F(Rc, 0) break;
    default: NONE
    }
}

PART(encode_sured_dr)
{
    START
    F(SBA, 0) F(SDIM, 1) F(ROP, 2) F(EVICT, 3) F(SBAD, 9) F(Ra, 10) F(Rb, 11) F(STYPE, 4) ONLY(0, 0)
        CALL(put_showa, 1, 5) CALL(put_surfr_of_sured_dr, 2, 12) CALL(format_flow_of_atom_a, 3, 13)
}

PART(encode_suatom_d)
{
    START
    F(SBA, 0) F(SDIM, 1) F(AOP, 2) F(EVICT, 3) F(SBAD, 9) F(P0, 10) F(Rd, 11) F(Ra, 12) F(Rb, 13)
        F(STYPE, 4) ONLY(0, 0) CALL(put_showa, 1, 5) CALL(put_surf2, 2, 14)
        CALL(format_flow_of_atom_a, 3, 19)
}

PART(encode_suatom_dr)
{
    START
    F(SBA, 0) F(SDIM, 1) F(AOP, 2) F(EVICT, 3) F(SBAD, 9) F(P0, 10) F(Rd, 11) F(Ra, 12) F(Rb, 13)
        F(STYPE, 4) ONLY(0, 0) CALL(put_showa, 1, 5) CALL(put_surfr_of_sured_dr, 2, 14)
        CALL(format_flow_of_atom_a, 3, 15)
}

PART(encode_suatom_c)
{
    START
    F(SBA, 0) F(SDIM, 1) F(EVICT, 2) F(SBAD, 8) F(P0, 9) F(Rd, 10) F(Ra, 11) F(Rb, 12) F(SCTYPE, 3)
        ONLY(0, 0) CALL(put_showa, 1, 4) CALL(put_surf2, 2, 13) CALL(format_flow_of_atom_a, 3, 18)
}

PART(encode_suatom_cr)
{
    START
    F(SBA, 0) F(SDIM, 1) F(EVICT, 2) F(SBAD, 8) F(P0, 9) F(Rd, 10) F(Ra, 11) F(Rb, 12) F(SCTYPE, 3)
        ONLY(0, 0) CALL(put_showa, 1, 4) CALL(put_surfr_of_sured_dr, 2, 13)
        CALL(format_flow_of_atom_a, 3, 14)
}

PART(put_surf_of_suquery_c)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xa00) F(TBANK, 0) F(TWORD, 1) break;
    case 1: SET(lo, 0x600) F(TBANK, 0) F(TSAM, 2) F(THDR, 3) break;
    case 2: SET(lo, 0xe00) SET(hi, 0x8000000) F(TUR, 4) F(THDR, 3) break;
    default: NONE
    }
}

PART(encode_suquery_c)
{
    START
    F(SDIM, 0) F(P0, 1) F(Rd, 2) F(Ra, 3) CALL(put_surf_of_suquery_c, 0, 4)
        CALL(format_flow_of_atom_h, 1, 9)
}

PART(encode_suquery_r)
{
    START
    F(SDIM, 0) F(P0, 1) F(Rd, 2) F(Ra, 3) F(Rc, 4) ONLY(0, 0) CALL(format_flow_of_atom_h, 1, 5)
}

PART(encode_hmma_884)
{
    START
    F(MV4, 0) F(MVT, 1) F(MSTEP, 2) F(MSAT1, 3) F(Rd, 4) F(NA, 5) F(Ra, 6) F(RA, 7) F(MROWA, 8)
        F(NB, 9) F(Rb, 10) F(RB, 11) F(MROWB, 12) F(Rc, 13) F(RC, 14) CALL(format_flow, 0, 15)
}

PART(encode_hmma_t)
{
    START
    F(MSHAPE, 0) F(MVD, 1) F(MSAT1, 2) F(Rd, 3) F(NA, 4) F(Ra, 5) F(RA, 6) F(NB, 7) F(Rb, 8)
        F(RB, 9) F(Rc, 10) F(RC, 11) CALL(format_flow, 0, 12)
}

PART(put_mupred)
{
    START
    switch (line[0]) {
    case 0: case 2: break;
    case 1: F(MUP, 0) break;
    case 3: SET(hi, 0x4000000) F(MUPC, 1) break;
    default: NONE
    }
}

PART(encode_hmma_a)
{
    START
    F(MSHAPE, 0) F(MVD, 1) F(MFMT, 2) F(Rd, 3) F(NA, 4) F(Ra, 5) F(RA, 6) F(NB, 7) F(Rb, 8) F(RB, 9)
        F(Rc, 10) F(RC, 11) CALL(put_mupred, 0, 12) CALL(format_flow_of_atom_a, 1, 14)
}

PART(encode_imma)
{
    START
    F(MISHAPE, 0) F(MIA, 1) F(MIB, 2) F(MSAT, 3) F(Rd, 4) F(Ra, 5) F(RA, 6) F(Rb, 7) F(RB, 8)
        F(Rc, 9) F(RC, 10) CALL(put_mupred, 0, 11) CALL(format_flow_of_atom_a, 1, 13)
}

PART(encode_bmma)
{
    START
    F(MBSHAPE, 0) F(Rd, 1) F(Ra, 2) F(RA, 3) F(Rb, 4) F(RB, 5) F(Rc, 6) F(RC, 7)
        CALL(format_flow_of_atom_a, 0, 8)
}

PART(encode_dmma_a)
{
    START
    F(Rd, 0) F(Ra, 1) F(RA, 2) F(Rb, 3) F(RB, 4) F(Rc, 5) F(RC, 6) CALL(format_flow_of_atom_a, 0, 7)
}

PART(encode_dmma_h)
{
    START
    F(Rd, 0) F(Ra, 1) F(RA, 2) F(Rb, 3) F(RB, 4) F(Rc, 5) F(RC, 6) CALL(format_flow_of_atom_h, 0, 7)
}

PART(encode_movm)
{
    START
    F(MMSIZE, 0) F(MMKIND, 1) F(Rd, 2) F(Ra, 3) CALL(format_flow_of_atom_a, 0, 4)
}

PART(encode_hgmma_hgmma_r)
{
    START
    F(Rd, 0) F(Ra, 1) F(RA, 2) F(Ub, 3) F(Rc, 4) F(RC, 5) CALL(format_flow_of_atom_h, 0, 6)
}

PART(encode_hgmma_hgmma_d)
{
    START
    F(Rd, 0) F(Ua, 1) F(Rc, 2) F(RC, 3) CALL(format_flow_of_atom_h, 0, 4)
}

PART(put_tbx)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xa00) F(TB, 0) break;
    case 1: SET(lo, 0xe00) break;
    default: NONE
    }
}

PART(put_tbound)
{
    START
    switch (line[0]) {
    case 0: case 1: SET(lo, 0xa00) F(TBANK, 0) F(TWORD, 1) break;
    case 2: SET(lo, 0xe00) SET(hi, 0x8000000) F(TUR, 2) F(THDR, 3) break;
    default: NONE
    }
}

PART(put_tm)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0xf00) break;
    case 1: F(TMASK, 0) break;
    default: NONE
    }
}

PART(put_thints)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: F(THINT, 0) break;
    default: NONE
    }
}

PART(encode_tex_c)
{
    START
    F(TSCR, 0) F(TF16, 2) F(TLOD, 3) F(TAOFFI, 4) F(TDC, 5) F(EVICT, 6) F(TNDV, 7) F(TNODEP, 8)
        F(Rc, 10) F(Rd, 11) F(Ra, 12) F(TDIM, 18) CALL(put_tbx, 0, 1) CALL(put_po, 1, 9)
        CALL(put_arb, 2, 13) CALL(put_tbound, 3, 14) CALL(put_tm, 4, 19) CALL(put_thints, 5, 20)
        CALL(format_flow_of_atom_a, 6, 21)
}

PART(put_tbound3)
{
    START
    switch (line[0]) {
    case 0: case 1: SET(lo, 0x800000000000a00) F(TBANK, 0) F(TSAM, 1) F(THDR, 2) break;
    default: NONE
    }
}

PART(encode_tex_i)
{
    START
    F(TSCR, 0) F(TB, 1) F(TF16, 2) F(TLOD, 3) F(TAOFFI, 4) F(TDC, 5) F(EVICT, 6) F(TNDV, 7)
        F(TNODEP, 8) F(Rc, 10) F(Rd, 11) F(Ra, 12) F(TDIM, 17) CALL(put_po, 0, 9)
        CALL(put_arb, 1, 13) CALL(put_tbound3, 2, 14) CALL(put_tm, 3, 18) CALL(put_thints, 4, 19)
        CALL(format_flow_of_atom_a, 5, 20)
}

PART(put_tbound1)
{
    START
    switch (line[0]) {
    case 0: case 1: SET(lo, 0x800000000000200) break;
    default: NONE
    }
}

PART(encode_tex_r)
{
    START
    F(TSCR, 0) F(TB, 1) F(TF16, 2) F(TLOD, 3) F(TAOFFI, 4) F(TDC, 5) F(EVICT, 6) F(TNDV, 7)
        F(TNODEP, 8) F(Rc, 10) F(Rd, 11) F(Ra, 12) F(TDIM, 14) CALL(put_po, 0, 9)
        CALL(put_arb, 1, 13) CALL(put_tbound1, 2, 0) CALL(put_tm, 3, 15) CALL(put_thints, 4, 16)
        CALL(format_flow_of_atom_a, 5, 17)
}

PART(encode_tld_c)
{
    START
    F(TSCR, 0) F(TF16, 2) F(TLODL, 3) F(TAOFFI, 4) F(EVICT, 5) F(TCL, 6) F(TMS, 7) F(TNODEP, 8)
        F(Rc, 10) F(Rd, 11) F(Ra, 12) F(TDIML, 18) CALL(put_tbx, 0, 1) CALL(put_po, 1, 9)
        CALL(put_arb, 2, 13) CALL(put_tbound, 3, 14) CALL(put_tm, 4, 19) CALL(put_thints, 5, 20)
        CALL(format_flow_of_atom_a, 6, 21)
}

PART(encode_tld_i)
{
    START
    F(TSCR, 0) F(TB, 1) F(TF16, 2) F(TLODL, 3) F(TAOFFI, 4) F(EVICT, 5) F(TCL, 6) F(TMS, 7)
        F(TNODEP, 8) F(Rc, 10) F(Rd, 11) F(Ra, 12) F(TDIML, 17) CALL(put_po, 0, 9)
        CALL(put_arb, 1, 13) CALL(put_tbound3, 2, 14) CALL(put_tm, 3, 18) CALL(put_thints, 4, 19)
        CALL(format_flow_of_atom_a, 5, 20)
}

PART(encode_tld_r)
{
    START
    F(TSCR, 0) F(TB, 1) F(TF16, 2) F(TLODL, 3) F(TAOFFI, 4) F(EVICT, 5) F(TCL, 6) F(TMS, 7)
        F(TNODEP, 8) F(Rc, 10) F(Rd, 11) F(Ra, 12) F(TDIML, 14) CALL(put_po, 0, 9)
        CALL(put_arb, 1, 13) CALL(put_tbound1, 2, 0) CALL(put_tm, 3, 15) CALL(put_thints, 4, 16)
        CALL(format_flow_of_atom_a, 5, 17)
}

PART(encode_tld4_c)
{
    START
    F(TSCR, 0) F(TCOMP, 1) F(TF16, 3) F(TOFF4, 4) F(TDC, 5) F(EVICT, 6) F(TNODEP, 7) F(Rc, 9)
        F(Rd, 10) F(Ra, 11) F(TDIM4, 17) CALL(put_tbx, 0, 2) CALL(put_po, 1, 8) CALL(put_arb, 2, 12)
        CALL(put_tbound, 3, 13) CALL(put_tm, 4, 18) CALL(put_thints, 5, 19)
        CALL(format_flow_of_atom_a, 6, 20)
}

PART(encode_tld4_i)
{
    START
    F(TSCR, 0) F(TCOMP, 1) F(TB, 2) F(TF16, 3) F(TOFF4, 4) F(TDC, 5) F(EVICT, 6) F(TNODEP, 7)
        F(Rc, 9) F(Rd, 10) F(Ra, 11) F(TDIM4, 16) CALL(put_po, 0, 8) CALL(put_arb, 1, 12)
        CALL(put_tbound3, 2, 13) CALL(put_tm, 3, 17) CALL(put_thints, 4, 18)
        CALL(format_flow_of_atom_a, 5, 19)
}

PART(encode_tld4_r)
{
    START
    F(TSCR, 0) F(TCOMP, 1) F(TB, 2) F(TF16, 3) F(TOFF4, 4) F(TDC, 5) F(EVICT, 6) F(TNODEP, 7)
        F(Rc, 9) F(Rd, 10) F(Ra, 11) F(TDIM4, 13) CALL(put_po, 0, 8) CALL(put_arb, 1, 12)
        CALL(put_tbound1, 2, 0) CALL(put_tm, 3, 14) CALL(put_thints, 4, 15)
        CALL(format_flow_of_atom_a, 5, 16)
}

PART(encode_txd_c)
{
    START
    F(TF16, 1) F(TLC, 2) F(TAOFFI, 3) F(EVICT, 4) F(TNODEP, 5) F(Rc, 7) F(Rd, 8) F(Ra, 9)
        F(TDIML, 15) CALL(put_tbx, 0, 0) CALL(put_po, 1, 6) CALL(put_arb, 2, 10)
        CALL(put_tbound, 3, 11) CALL(put_tm, 4, 16) CALL(put_thints, 5, 17)
        CALL(format_flow_of_atom_a, 6, 18)
}

PART(encode_txd_i)
{
    START
    F(TB, 0) F(TF16, 1) F(TLC, 2) F(TAOFFI, 3) F(EVICT, 4) F(TNODEP, 5) F(Rc, 7) F(Rd, 8) F(Ra, 9)
        F(TDIML, 14) CALL(put_po, 0, 6) CALL(put_arb, 1, 10) CALL(put_tbound3, 2, 11)
        CALL(put_tm, 3, 15) CALL(put_thints, 4, 16) CALL(format_flow_of_atom_a, 5, 17)
}

PART(encode_txd_r)
{
    START
    F(TB, 0) F(TF16, 1) F(TLC, 2) F(TAOFFI, 3) F(EVICT, 4) F(TNODEP, 5) F(Rc, 7) F(Rd, 8) F(Ra, 9)
        F(TDIML, 11) CALL(put_po, 0, 6) CALL(put_arb, 1, 10) CALL(put_tbound1, 2, 0)
        CALL(put_tm, 3, 12) CALL(put_thints, 4, 13) CALL(format_flow_of_atom_a, 5, 14)
}

PART(encode_tmml_c)
{
    START
    F(TNDV, 1) F(TNODEP, 2) F(Rc, 3) F(Rd, 4) F(Ra, 5) F(TDIM, 11) CALL(put_tbx, 0, 0)
        CALL(put_arb, 1, 6) CALL(put_tbound, 2, 7) CALL(put_tm, 3, 12) CALL(put_thints, 4, 13)
        CALL(format_flow_of_atom_a, 5, 14)
}

PART(encode_tmml_i)
{
    START
    F(TB, 0) F(TNDV, 1) F(TNODEP, 2) F(Rc, 3) F(Rd, 4) F(Ra, 5) F(TDIM, 10) CALL(put_arb, 0, 6)
        CALL(put_tbound3, 1, 7) CALL(put_tm, 2, 11) CALL(put_thints, 3, 12)
        CALL(format_flow_of_atom_a, 4, 13)
}

PART(encode_tmml_r)
{
    START
    F(TB, 0) F(TNDV, 1) F(TNODEP, 2) F(Rc, 3) F(Rd, 4) F(Ra, 5) F(TDIM, 7) CALL(put_arb, 0, 6)
        CALL(put_tbound1, 1, 0) CALL(put_tm, 2, 8) CALL(put_thints, 3, 9)
        CALL(format_flow_of_atom_a, 4, 10)
}

PART(encode_txq_c)
{
    START
    F(TNODEP, 1) F(Rc, 2) F(Rd, 3) F(Ra, 4) F(TQ, 5) CALL(put_tbx, 0, 0) CALL(put_tbound, 1, 6)
        CALL(put_tm, 2, 10) CALL(put_thints, 3, 11) CALL(format_flow_of_atom_a, 4, 12)
}

PART(encode_txq_i)
{
    START
    F(TB, 0) F(TNODEP, 1) F(Rc, 2) F(Rd, 3) F(Ra, 4) F(TQ, 5) CALL(put_tbound3, 0, 6)
        CALL(put_tm, 1, 9) CALL(put_thints, 2, 10) CALL(format_flow_of_atom_a, 3, 11)
}

PART(encode_txq_r)
{
    START
    F(TB, 0) F(TNODEP, 1) F(Rc, 2) F(Rd, 3) F(Ra, 4) F(TQ, 5) CALL(put_tbound1, 0, 0)
        CALL(put_tm, 1, 6) CALL(put_thints, 2, 7) CALL(format_flow_of_atom_a, 3, 8)
}

PART(put_fbound)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xb72) F(TBANK, 0) F(TWORD, 1) break;
    case 1: SET(lo, 0xf74) SET(hi, 0x8000000) F(TUR, 2) F(THDR, 3) break;
    case 2: SET(lo, 0x800000000000b74) F(TBANK, 0) F(TSAM, 4) F(THDR, 3) break;
    default: NONE
    }
}

PART(encode_footprint_c)
{
    START
    F(TSCR, 0) F(TLOD, 2) F(TNODEP, 3) F(P0, 4) F(Rc, 5) F(Rd, 6) F(Ra, 7) F(TDIMF, 14)
        CALL(put_tbx, 0, 1) CALL(put_arb, 1, 8) CALL(put_fbound, 2, 9) CALL(put_thints, 3, 15)
        CALL(format_flow_of_atom_a, 4, 16)
}

PART(encode_footprint_r)
{
    START
    F(TSCR, 0) F(TB, 1) F(TLOD, 2) F(TNODEP, 3) F(P0, 4) F(Rc, 5) F(Rd, 6) F(Ra, 7) F(TDIMF, 9)
        ONLY(1, 0) CALL(put_arb, 0, 8) CALL(put_thints, 2, 10) CALL(format_flow_of_atom_a, 3, 11)
}

PART(put_ucarry)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0x7e0000) break;
    case 1: SET(hi, 0x700000) F(U0, 0) break;
    case 2: F(U0, 0) F(U1, 1) break;
    default: NONE
    }
}

PART(put_ubx)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NB, 0) F(Ub, 1) break;
    case 1: SET(lo, 0x800) F(IMM, 2) break;
    default: NONE
    }
}

PART(encode_uiadd3_n)
{
    START
    F(Ud, 0) F(NA, 3) F(Ua, 4) F(NC, 8) F(Uc, 9) ONLY(0, 0) ONLY(2, 0) ONLY(4, 0)
        CALL(put_ucarry, 1, 1) CALL(put_ubx, 3, 5) CALL(format_uflow, 5, 10)
}

PART(put_ubx_of_uiadd3_x)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(IB, 0) F(Ub, 1) break;
    case 1: SET(lo, 0x800) F(IMM, 2) break;
    default: NONE
    }
}

PART(encode_uiadd3_x)
{
    START
    F(Ud, 0) F(IA, 3) F(Ua, 4) F(IC, 8) F(Uc, 9) F(Q0N, 10) F(V0, 11) F(Q1N, 12) F(V1, 13)
        ONLY(0, 0) ONLY(2, 0) ONLY(4, 0) ONLY(5, 0) ONLY(6, 0) CALL(put_ucarry, 1, 1)
        CALL(put_ubx_of_uiadd3_x, 3, 5) CALL(format_uflow, 7, 14)
}

PART(put_ub)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Ub, 0) break;
    case 1: SET(lo, 0x800) F(IMM, 1) break;
    default: NONE
    }
}

PART(encode_uimad_b)
{
    START
    F(US, 0) F(Ud, 1) F(Ua, 2) F(NC, 5) F(Uc, 6) ONLY(0, 0) ONLY(1, 0) ONLY(3, 0) CALL(put_ub, 2, 3)
        CALL(format_uflow, 4, 7)
}

PART(encode_uimad_c)
{
    START
    F(US, 0) F(IMM, 4) F(Ud, 1) F(Ua, 2) F(Uc, 3) ONLY(0, 0) ONLY(1, 0) ONLY(2, 0)
        CALL(format_uflow, 3, 5)
}

PART(encode_uimad_bx)
{
    START
    F(US, 0) F(Ud, 1) F(Ua, 2) F(IC, 5) F(Uc, 6) F(Q0N, 7) F(V0, 8) ONLY(0, 0) ONLY(1, 0) ONLY(3, 0)
        ONLY(4, 0) CALL(put_ub, 2, 3) CALL(format_uflow, 5, 9)
}

PART(encode_uimad_cx)
{
    START
    F(US, 0) F(IMM, 4) F(Ud, 1) F(Ua, 2) F(Uc, 3) F(Q0N, 5) F(V0, 6) ONLY(0, 0) ONLY(1, 0)
        ONLY(2, 0) ONLY(3, 0) CALL(format_uflow, 4, 7)
}

PART(encode_uimad_wide_b)
{
    START
    F(US, 0) F(Ud, 1) F(Ua, 3) F(NC, 6) F(Uc, 7) ONLY(0, 0) ONLY(2, 0) ONLY(4, 0)
        CALL(put_upo, 1, 2) CALL(put_ub, 3, 4) CALL(format_uflow, 5, 8)
}

PART(encode_uimad_wide_bx)
{
    START
    F(US, 0) F(Ud, 1) F(Ua, 3) F(IC, 6) F(Uc, 7) F(Q0N, 8) F(V0, 9) ONLY(0, 0) ONLY(2, 0) ONLY(4, 0)
        ONLY(5, 0) CALL(put_upo, 1, 2) CALL(put_ub, 3, 4) CALL(format_uflow, 6, 10)
}

PART(encode_uisetp_n)
{
    START
    F(CMP, 0) F(CMPU, 1) F(BOP, 2) F(U0, 3) F(U1, 4) F(Ua, 5) F(Q0N, 8) F(V0, 9) ONLY(0, 0)
        ONLY(2, 0) CALL(put_ub, 1, 6) CALL(format_uflow, 3, 10)
}

PART(put_uold)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0x70) break;
    case 1: case 2: F(Q2N, 0) F(V2, 1) break;
    default: NONE
    }
}

PART(encode_uisetp_o)
{
    START
    F(CMP, 0) F(CMPU, 1) F(BOP, 2) F(U0, 3) F(U1, 4) F(Ua, 5) F(Q0N, 8) F(V0, 9) ONLY(0, 0)
        ONLY(2, 0) CALL(put_ub, 1, 6) CALL(put_uold, 3, 10) CALL(format_uflow, 4, 12)
}

PART(encode_uisetp_x)
{
    START
    F(CMP, 0) F(CMPU, 1) F(BOP, 2) F(U0, 3) F(U1, 4) F(Ua, 5) F(Q0N, 8) F(V0, 9) F(Q2N, 10)
        F(V2, 11) ONLY(0, 0) ONLY(2, 0) ONLY(3, 0) CALL(put_ub, 1, 6) CALL(format_uflow, 4, 12)
}

PART(put_ubx_of_ulea_lo)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(NB, 0) F(Ub, 1) break;
    case 1: SET(lo, 0x800) F(UIMM, 2) break;
    default: NONE
    }
}

PART(encode_ulea_lo)
{
    START
    F(NA, 2) F(LEAN, 7) F(Ud, 0) F(Ua, 3) ONLY(0, 0) ONLY(2, 0) CALL(put_upo, 1, 1)
        CALL(put_ubx_of_ulea_lo, 3, 4) CALL(format_uflow, 4, 8)
}

PART(put_ubx_of_ulea_x)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(IB, 0) F(Ub, 1) break;
    case 1: SET(lo, 0x800) F(UIMM, 2) break;
    default: NONE
    }
}

PART(encode_ulea_x)
{
    START
    F(IA, 2) F(LEAN, 7) F(Ud, 0) F(Ua, 3) F(Q0N, 8) F(V0, 9) ONLY(0, 0) ONLY(2, 0) ONLY(4, 0)
        CALL(put_upo, 1, 1) CALL(put_ubx_of_ulea_x, 3, 4) CALL(format_uflow, 5, 10)
}

PART(encode_ulea_hi)
{
    START
    F(NA, 2) F(LEAN, 8) F(Ud, 0) F(Ua, 3) F(Uc, 7) ONLY(0, 0) ONLY(2, 0) ONLY(4, 0)
        CALL(put_upo, 1, 1) CALL(put_ubx_of_ulea_lo, 3, 4) CALL(format_uflow, 5, 9)
}

PART(encode_ulea_hx)
{
    START
    F(IA, 2) F(LEAN, 8) F(Ud, 0) F(Ua, 3) F(Uc, 7) F(Q0N, 9) F(V0, 10) ONLY(0, 0) ONLY(2, 0)
        ONLY(4, 0) ONLY(5, 0) CALL(put_upo, 1, 1) CALL(put_ubx_of_ulea_x, 3, 4)
        CALL(format_uflow, 6, 11)
}

PART(encode_ulea_ih)
{
    START
    F(NA, 2) F(UIMM, 5) F(LEAN, 6) F(Ud, 0) F(Ua, 3) F(Uc, 4) ONLY(0, 0) ONLY(2, 0) ONLY(3, 0)
        CALL(put_upo, 1, 1) CALL(format_uflow, 4, 7)
}

PART(encode_ulea_ix)
{
    START
    F(IA, 2) F(UIMM, 5) F(LEAN, 6) F(Ud, 0) F(Ua, 3) F(Uc, 4) F(Q0N, 7) F(V0, 8) ONLY(0, 0)
        ONLY(2, 0) ONLY(3, 0) ONLY(4, 0) CALL(put_upo, 1, 1) CALL(format_uflow, 5, 9)
}

PART(put_ub_of_ulop3)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Ub, 0) break;
    case 1: SET(lo, 0x800) F(UIMM, 1) break;
    default: NONE
    }
}

PART(encode_ulop3)
{
    START
    F(PAND, 0) F(LUT, 7) F(Ud, 2) F(Ua, 3) F(Uc, 6) F(Q0N, 8) F(V0, 9) ONLY(1, 0) ONLY(2, 0)
        ONLY(4, 0) ONLY(5, 0) CALL(put_upo, 0, 1) CALL(put_ub_of_ulop3, 3, 4)
        CALL(format_uflow, 6, 10)
}

PART(encode_ushf_b)
{
    START
    F(SHD, 0) F(SHW, 1) F(SHT, 2) F(SHHI, 3) F(Ud, 4) F(Ua, 5) F(Uc, 8) ONLY(0, 0) ONLY(1, 0)
        ONLY(3, 0) CALL(put_ub_of_ulop3, 2, 6) CALL(format_uflow, 4, 9)
}

PART(encode_ushf_c)
{
    START
    F(SHD, 0) F(SHW, 1) F(SHT, 2) F(SHHI, 3) F(UIMM, 7) F(Ud, 4) F(Ua, 5) F(Uc, 6) ONLY(0, 0)
        ONLY(1, 0) ONLY(2, 0) CALL(format_uflow, 3, 8)
}

PART(encode_uprmt)
{
    START
    F(UPMODE, 0) F(Ud, 1) F(Ua, 2) F(Uc, 5) ONLY(0, 0) ONLY(1, 0) ONLY(3, 0)
        CALL(put_ub_of_ulop3, 2, 3) CALL(format_uflow, 4, 6)
}

PART(encode_usel)
{
    START
    F(Ud, 0) F(Ua, 1) F(Q0N, 4) F(V0, 5) ONLY(0, 0) ONLY(1, 0) ONLY(3, 0)
        CALL(put_ub_of_ulop3, 2, 2) CALL(format_uflow, 4, 6)
}

PART(put_ux)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xc00) SET(hi, 0x8000000) F(Ub, 0) break;
    case 1: SET(lo, 0x800) F(UIMM, 1) break;
    default: NONE
    }
}

PART(encode_umov)
{
    START
    F(Ud, 0) ONLY(0, 0) CALL(put_ux, 1, 1) CALL(format_uflow, 2, 3)
}

PART(encode_upopc)
{
    START
    F(Ud, 0) ONLY(0, 0) CALL(put_ubx_of_ulea_x, 1, 1) CALL(format_uflow, 2, 4)
}

PART(encode_uflo)
{
    START
    F(SGU, 0) F(FLSH, 1) F(Ud, 2) ONLY(0, 0) CALL(put_upo, 1, 3) CALL(put_ubx_of_ulea_x, 2, 4)
        CALL(format_uflow, 3, 7)
}

PART(encode_ubrev)
{
    START
    F(Ud, 0) ONLY(0, 0) CALL(put_ub_of_ulop3, 1, 1) CALL(format_uflow, 2, 3)
}

PART(encode_usgxt)
{
    START
    F(WRAP, 0) F(MMU, 1) F(Ud, 2) F(Ua, 3) ONLY(0, 0) ONLY(1, 0) CALL(put_ub_of_ulop3, 2, 4)
        CALL(format_uflow, 3, 6)
}

PART(encode_ubmsk)
{
    START
    F(WRAP, 0) F(Ud, 1) F(Ua, 2) ONLY(0, 0) ONLY(1, 0) CALL(put_ub_of_ulop3, 2, 3)
        CALL(format_uflow, 3, 5)
}

PART(encode_uplop3)
{
    START
    F(U0, 0) F(U1, 1) F(LUT1, 8) F(LUT2, 9) F(Q0N, 2) F(V0, 3) F(Q1N, 4) F(V1, 5) F(Q2N, 6) F(V2, 7)
        ONLY(0, 0) ONLY(1, 0) ONLY(2, 0) CALL(format_uflow, 3, 10)
}

PART(encode_uplop3_sign_one)
{
    START
    F(U0, 0) F(U1, 1) F(LUT, 7) F(LUT2, 8) F(Q0N, 2) F(V0, 3) F(Ub, 4) F(Q2N, 5) F(V2, 6) ONLY(0, 0)
        ONLY(1, 0) ONLY(2, 0) CALL(format_uflow, 3, 9)
}

PART(encode_uplop3_sign_two)
{
    START
    F(U0, 0) F(U1, 1) F(LUT, 6) F(LUT2, 7) F(Q0N, 2) F(V0, 3) F(Ub, 4) F(Uc, 5) ONLY(0, 0)
        ONLY(1, 0) ONLY(2, 0) CALL(format_uflow, 3, 8)
}

PART(encode_uplop3_sign_all)
{
    START
    F(U0, 0) F(U1, 1) F(LUT, 5) F(LUT2, 6) F(Ua, 2) F(Ub, 3) F(Uc, 4) ONLY(0, 0) ONLY(1, 0)
        ONLY(2, 0) CALL(format_uflow, 3, 7)
}

PART(put_uclb)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xc00) SET(hi, 0x8000000) F(Ub, 0) break;
    case 1: SET(lo, 0x800) SET(hi, 0x8000000) F(UIMM, 1) break;
    default: NONE
    }
}

PART(encode_uclea)
{
    START
    F(UCLN, 5) F(Ud, 0) F(Ua, 2) ONLY(0, 0) ONLY(2, 0) CALL(put_upo, 1, 1) CALL(put_uclb, 3, 3)
        CALL(format_uflow, 4, 6)
}

PART(encode_up2ur)
{
    START
    F(PRPART, 0) F(Ud, 1) F(Ua, 2) ONLY(0, 0) ONLY(1, 0) CALL(put_uclb, 2, 3)
        CALL(format_uflow, 3, 5)
}

PART(encode_ur2up)
{
    START
    F(Ua, 0) ONLY(0, 0) CALL(put_uclb, 1, 1) CALL(format_uflow, 2, 3)
}

PART(encode_uf2fp)
{
    START
    F(Ud, 0) F(Ua, 1) ONLY(0, 0) ONLY(1, 0) CALL(put_ub_of_ulop3, 2, 2) CALL(format_uflow, 3, 4)
}

PART(put_r2up0)
{
    START
    switch (line[0]) {
    case 0: SET(hi, 0xe0000) break;
    case 1: F(P0, 0) break;
    case 2: SET(hi, 0x100000) F(P0, 0) break;
    default: NONE
    }
}

PART(encode_r2ur_o)
{
    START
    F(ROR, 0) F(Ud, 2) F(Ra, 3) F(RA, 4) CALL(put_r2up0, 0, 1) CALL(format_flow_of_atom_a, 1, 5)
}

PART(encode_r2ur_h)
{
    START
    F(ROR, 0) F(Ud, 2) F(Ra, 3) F(RA, 4) CALL(put_r2up0, 0, 1) CALL(format_flow_of_atom_h, 1, 5)
}

PART(encode_s2ur)
{
    START
    F(Ud, 0) ONLY(0, 0) CALL(put_special, 1, 1) CALL(format_uflow, 2, 2)
}

PART(encode_vabsdiff_b)
{
    START
    F(VU32, 0) F(Rd, 1) F(Ra, 3) F(RA, 4) F(Rc, 11) F(RC, 12) CALL(put_po, 0, 2)
        CALL(put_sb_of_imad_bx, 1, 5) CALL(format_flow_of_atom_a, 2, 13)
}

PART(put_scx)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x400) F(IMM, 0) break;
    case 1: SET(lo, 0x600) F(CBANK, 1) F(COFF, 2) break;
    case 2: SET(lo, 0x600) SET(hi, 0x8000000) F(Ub, 3) F(COFF, 2) break;
    case 3: SET(lo, 0xe00) SET(hi, 0x8000000) F(Ub, 3) break;
    default: NONE
    }
}

PART(encode_vabsdiff_c)
{
    START
    F(VU32, 0) F(Rd, 1) F(Ra, 3) F(RA, 4) F(Rc, 5) F(RB, 6) CALL(put_po, 0, 2) CALL(put_scx, 1, 7)
        CALL(format_flow_of_atom_a, 2, 11)
}

PART(encode_vabsdiff4_b)
{
    START
    F(VU8, 0) F(VACC, 1) F(Rd, 2) F(Ra, 4) F(RA, 5) F(Rc, 12) F(RC, 13) CALL(put_po, 0, 3)
        CALL(put_sb_of_imad_bx, 1, 6) CALL(format_flow_of_atom_a, 2, 14)
}

PART(encode_vabsdiff4_c)
{
    START
    F(VU8, 0) F(VACC, 1) F(Rd, 2) F(Ra, 4) F(RA, 5) F(Rc, 6) F(RB, 7) CALL(put_po, 0, 3)
        CALL(put_scx, 1, 8) CALL(format_flow_of_atom_a, 2, 12)
}

PART(put_dpb_)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rb, 0) F(RB, 1) break;
    case 1: SET(lo, 0xa00) F(CBANK, 2) F(COFF, 3) break;
    case 2: SET(lo, 0xa00) SET(hi, 0x8000000) F(Ub, 4) F(COFF, 3) break;
    case 3: SET(lo, 0xc00) SET(hi, 0x8000000) F(Ub, 4) break;
    default: NONE
    }
}

PART(put_dpc)
{
    START
    switch (line[0]) {
    case 0: F(Rc, 0) F(RC, 1) break;
    case 1: F(NC, 2) F(Rc, 0) F(RC, 1) break;
    default: NONE
    }
}

PART(encode_idp_a4)
{
    START
    F(DPA, 0) F(DPB, 1) F(Rd, 2) F(Ra, 3) F(RA, 4) CALL(put_dpb_, 0, 5) CALL(put_dpc, 1, 10)
        CALL(format_flow_of_atom_a, 2, 13)
}

PART(encode_idp_a2)
{
    START
    F(DPHI, 0) F(DPA2, 1) F(DPB, 2) F(Rd, 3) F(Ra, 4) F(RA, 5) CALL(put_dpb_, 0, 6)
        CALL(put_dpc, 1, 11) CALL(format_flow_of_atom_a, 2, 14)
}

PART(put_rdo)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0xff0000) break;
    case 1: F(Rd, 0) break;
    default: NONE
    }
}

PART(encode_vote)
{
    START
    F(VMODE, 0) F(P0, 2) F(Q0N, 3) F(Q0, 4) ONLY(1, 0) CALL(put_rdo, 0, 1)
        CALL(format_flow_of_atom_a, 2, 5)
}

PART(put_udo)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x3f0000) break;
    case 1: F(Ud, 0) break;
    default: NONE
    }
}

PART(encode_voteu)
{
    START
    F(VMODE, 0) F(U0, 2) F(Q0N, 3) F(Q0, 4) ONLY(1, 0) CALL(put_udo, 0, 1)
        CALL(format_flow_of_atom_a, 2, 5)
}

PART(encode_match_any)
{
    START
    F(MU64, 0) F(Rd, 1) F(Ra, 2) CALL(format_flow_of_atom_a, 0, 3)
}

PART(encode_match_all)
{
    START
    F(MU64, 0) F(P0, 1) F(Rd, 2) F(Ra, 3) CALL(format_flow_of_atom_a, 0, 4)
}

PART(put_shb)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rb, 0) break;
    case 1: SET(lo, 0x800) F(SLANE, 1) break;
    default: NONE
    }
}

PART(put_shc)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rc, 0) break;
    case 1: SET(lo, 0x400) F(SCLAMP, 1) break;
    default: NONE
    }
}

PART(encode_shfl)
{
    START
    F(SMODE, 0) F(P0, 1) F(Rd, 2) F(Ra, 3) CALL(put_shb, 0, 4) CALL(put_shc, 1, 6)
        CALL(format_flow_of_atom_a, 2, 8)
    if (line[0] == 0 && line[1] == 1)
        put->lo ^= 0x200;
    if (line[0] == 1 && line[1] == 0)
        put->lo ^= 0x200;
    if (line[0] == 1 && line[1] == 1)
        put->lo ^= 0x200;
}

PART(encode_redux)
{
    START
    F(RDXOP, 0) F(RDXS, 1) F(Ud, 2) F(Ra, 3) CALL(format_flow_of_atom_a, 0, 4)
}

PART(encode_elect)
{
    START
    F(P0, 0) F(Ud, 1) F(Q0N, 2) F(Q0, 3) ONLY(0, 0) CALL(format_flow_of_atom_h, 1, 4)
}

PART(put_prb)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rb, 0) F(RB, 1) break;
    case 1: SET(lo, 0x800) F(IMM, 2) break;
    case 2: SET(lo, 0x800) F(UIMM, 3) break;
    case 3: SET(lo, 0xa00) F(CBANK, 4) F(COFF, 5) break;
    case 4: SET(lo, 0xa00) SET(hi, 0x8000000) F(Ub, 6) F(COFF, 5) break;
    case 5: SET(lo, 0xc00) SET(hi, 0x8000000) F(Ub, 6) break;
    default: NONE
    }
}

PART(encode_p2r)
{
    START
    F(PRPART, 0) F(Rd, 1) F(Ra, 2) F(RA, 3) CALL(put_prb, 0, 4) CALL(format_flow_of_atom_a, 1, 11)
}

PART(encode_r2p)
{
    START
    F(Ra, 0) F(PRPART, 1) CALL(put_prb, 0, 2) CALL(format_flow_of_atom_a, 1, 9)
}

PART(put_qm)
{
    START
    switch (line[0]) {
    case 0: case 2: F(Q2N, 0) F(Q2, 1) break;
    case 1: SET(hi, 0x8) F(Q2N, 0) F(UP2, 2) break;
    default: NONE
    }
}

PART(encode_plop3)
{
    START
    F(P0, 0) F(P1, 1) F(LUT1, 9) F(LUT2, 10) F(Q0N, 2) F(Q0, 3) F(Q1N, 4) F(Q1, 5) ONLY(0, 0)
        ONLY(1, 0) CALL(put_qm, 2, 6) CALL(format_flow_of_atom_a, 3, 11)
}

PART(put_signb)
{
    START
    switch (line[0]) {
    case 0: SET(lo, 0x200) F(Rb, 0) F(RB, 1) break;
    case 1: SET(lo, 0xa00) CALL(put_cb, 1, 2) break;
    case 2: SET(lo, 0xc00) SET(hi, 0x8000000) F(Ub, 4) break;
    default: NONE
    }
}

PART(encode_plop3_sign_one)
{
    START
    F(P0, 0) F(P1, 1) F(LUT, 11) F(LUT2, 12) F(Q0N, 2) F(Q0, 3) F(Q2N, 9) F(Q2, 10) ONLY(0, 0)
        ONLY(3, 0) CALL(put_signb, 1, 4) CALL(format_flow_of_atom_a, 4, 13)
}

PART(encode_plop3_sign_two)
{
    START
    F(P0, 0) F(P1, 1) F(LUT, 11) F(LUT2, 12) F(Q0N, 2) F(Q0, 3) F(Rc, 9) F(RC, 10) ONLY(0, 0)
        ONLY(3, 0) CALL(put_signb, 1, 4) CALL(format_flow_of_atom_a, 4, 13)
}

PART(encode_plop3_sign_all)
{
    START
    F(P0, 0) F(P1, 1) F(LUT, 11) F(LUT2, 12) F(Ra, 2) F(RA, 3) F(Rc, 9) F(RC, 10) ONLY(0, 0)
        ONLY(3, 0) CALL(put_signb, 1, 4) CALL(format_flow_of_atom_a, 4, 13)
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
