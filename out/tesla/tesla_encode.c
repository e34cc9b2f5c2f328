/* Generated from the description tesla by gen/emit/encode.lua. Do not edit. */
#include "tesla.h"

/* A word as far as it is known. `wrong` is not 0 when a value or the number of an alternative
 * is too large. */
struct put {
    uint64_t word;
    uint64_t wrong;
};

typedef struct put encode_form(struct put put, const uint8_t *line, const uint64_t *value);

/* A field of `width` bits from bit `at` of a part of the word on. */
#define FIELD(name, part, at, width) \
    static inline struct put name(struct put put, uint64_t value) \
    { \
        put.part |= value << (at); \
        put.wrong |= value >> (width); \
        return put; \
    }
FIELD(field_MARK, word, 32, 2)
FIELD(field_PRED, word, 39, 5)
FIELD(field_COND, word, 44, 2)
FIELD(field_CDST, word, 36, 2)
FIELD(field_SDST, word, 2, 6)
FIELD(field_SSRC, word, 9, 6)
FIELD(field_SSRC2, word, 16, 6)
FIELD(field_LDST, word, 2, 7)
FIELD(field_LSRC, word, 9, 7)
FIELD(field_LSRC2, word, 16, 7)
FIELD(field_LSRC3, word, 46, 7)
FIELD(field_ADST, word, 2, 3)
FIELD(field_SAREG, word, 26, 2)
FIELD(field_SREG, word, 46, 4)
FIELD(field_SSPACE, word, 21, 1)
FIELD(field_CSPACE, word, 54, 4)
FIELD(field_SSOFF, word, 9, 4)
FIELD(field_LSOFF, word, 9, 5)
FIELD(field_SAOFF, word, 9, 6)
FIELD(field_LAOFF, word, 9, 7)
FIELD(field_SCOFF, word, 16, 5)
FIELD(field_C2OFF, word, 16, 7)
FIELD(field_C3OFF, word, 46, 7)
FIELD(field_OOFF, word, 2, 7)
FIELD(field_OFF8, word, 9, 16)
FIELD(field_OFF16, word, 9, 15)
FIELD(field_OFF32, word, 9, 14)
FIELD(field_VOFF, word, 16, 8)
FIELD(field_GSPACE, word, 16, 4)
FIELD(field_GSPACE2, word, 23, 4)
FIELD(field_SHCNT, word, 16, 7)
FIELD(field_HSHCNT, word, 16, 4)
FIELD(field_OFFS, word, 9, 16)
FIELD(field_SSAT, word, 8, 1)
FIELD(field_SHIGH, word, 8, 1)
FIELD(field_SNEG1, word, 15, 1)
FIELD(field_SNEG2, word, 22, 1)
FIELD(field_SABS, word, 15, 1)
FIELD(field_SNOT, word, 22, 1)
FIELD(field_S16A, word, 15, 1)
FIELD(field_S16B, word, 8, 1)
FIELD(field_S24, word, 15, 1)
FIELD(field_SSFU, word, 17, 1)
FIELD(field_SLIVE, word, 8, 1)
FIELD(field_LSAT, word, 59, 1)
FIELD(field_OSAT, word, 61, 1)
FIELD(field_CSAT, word, 51, 1)
FIELD(field_LNEG1, word, 58, 1)
FIELD(field_LABS1, word, 52, 1)
FIELD(field_LNEG2, word, 59, 1)
FIELD(field_LABS2, word, 51, 1)
FIELD(field_ONEG, word, 61, 1)
FIELD(field_LNOT1, word, 48, 1)
FIELD(field_LNOT2, word, 49, 1)
FIELD(field_L16A, word, 47, 1)
FIELD(field_L16B, word, 46, 1)
FIELD(field_L24, word, 47, 1)
FIELD(field_LHIGH, word, 46, 1)
FIELD(field_COMPARE, word, 46, 3)
FIELD(field_FCOMPARE, word, 46, 4)
FIELD(field_U24AGAIN, word, 61, 3)
FIELD(field_LANE, word, 46, 4)
FIELD(field_LSFU, word, 57, 1)
FIELD(field_CHALF, word, 46, 3)
FIELD(field_CWORD, word, 46, 3)
FIELD(field_CREG, word, 46, 3)
FIELD(field_CRND, word, 49, 2)
FIELD(field_IRND, word, 49, 2)
FIELD(field_DRND, word, 54, 2)
FIELD(field_DARND, word, 16, 2)
FIELD(field_ARND, word, 16, 2)
FIELD(field_MRND, word, 46, 2)
FIELD(field_ATYPE, word, 53, 3)
FIELD(field_BTYPE, word, 53, 3)
FIELD(field_TEX, word, 9, 8)
FIELD(field_SAMP, word, 17, 5)
FIELD(field_TLIVE, word, 34, 1)
FIELD(field_DERIV, word, 35, 1)
FIELD(field_TX, word, 56, 4)
FIELD(field_TY, word, 52, 4)
FIELD(field_TZ, word, 48, 4)
FIELD(field_Q0, word, 58, 2)
FIELD(field_Q1, word, 56, 2)
FIELD(field_Q2, word, 54, 2)
FIELD(field_Q3, word, 20, 2)
FIELD(field_PM, word, 10, 4)
FIELD(field_LIM, word, 38, 1)
FIELD(field_BINC, word, 25, 1)
FIELD(field_BWAIT, word, 26, 1)
FIELD(field_BAR, word, 21, 4)
FIELD(field_BARMASK, word, 9, 12)

static inline struct put field_AREG(struct put put, uint64_t value)
{
    put.word |= (value & 0x3) << 26;
    put.word |= (value >> 2) << 34;
    put.wrong |= value >> 3;
    return put;
}

static inline struct put field_IMM(struct put put, uint64_t value)
{
    put.word |= (value & 0x3f) << 16;
    put.word |= (value >> 6) << 34;
    put.wrong |= value >> 32;
    return put;
}

static inline struct put field_TARGET(struct put put, uint64_t value)
{
    put.word |= (value & 0xffff) << 11;
    put.word |= (value >> 16) << 46;
    put.wrong |= value >> 22;
    return put;
}

static struct put put_guard(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put.word |= 0x78000000000;
        break;
    case 1:
        break;
    case 2:
        put = field_PRED(put, value[0]);
        put = field_COND(put, value[1]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_red_g_add_num(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_ATYPE(put, value[0]);
    put = field_GSPACE(put, value[1]);
    put = field_LSRC(put, value[2]);
    put = field_LDST(put, value[3]);
    put = field_MARK(put, value[4]);
    put = put_guard(put, line, value + 5);
    return put;
}

static struct put encode_red_g_and_bits(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_BTYPE(put, value[0]);
    put = field_GSPACE(put, value[1]);
    put = field_LSRC(put, value[2]);
    put = field_LDST(put, value[3]);
    put = field_MARK(put, value[4]);
    put = put_guard(put, line, value + 5);
    return put;
}

static struct put encode_red_g_wide_add(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_GSPACE(put, value[0]);
    put = field_LSRC(put, value[1]);
    put = field_MARK(put, value[3]);
    put = field_LDST(put, value[2]);
    put.wrong |= line[0];
    put = put_guard(put, line + 1, value + 4);
    return put;
}

static struct put encode_atomic_g_add_num(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_ATYPE(put, value[0]);
    put = field_LDST(put, value[1]);
    put = field_GSPACE2(put, value[2]);
    put = field_LSRC(put, value[3]);
    put = field_LSRC2(put, value[4]);
    put = field_MARK(put, value[5]);
    put = put_guard(put, line, value + 6);
    return put;
}

static struct put encode_atomic_g_and_bits(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_BTYPE(put, value[0]);
    put = field_LDST(put, value[1]);
    put = field_GSPACE2(put, value[2]);
    put = field_LSRC(put, value[3]);
    put = field_LSRC2(put, value[4]);
    put = field_MARK(put, value[5]);
    put = put_guard(put, line, value + 6);
    return put;
}

static struct put encode_atomic_g_wide(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_GSPACE2(put, value[1]);
    put = field_LSRC(put, value[2]);
    put = field_MARK(put, value[4]);
    put = field_LDST(put, value[0]);
    put = field_LSRC2(put, value[3]);
    put.wrong |= line[0];
    put.wrong |= line[1];
    put = put_guard(put, line + 2, value + 5);
    return put;
}

static struct put encode_cas_g(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_BTYPE(put, value[0]);
    put = field_LDST(put, value[1]);
    put = field_GSPACE2(put, value[2]);
    put = field_LSRC(put, value[3]);
    put = field_LSRC2(put, value[4]);
    put = field_LSRC3(put, value[5]);
    put = field_MARK(put, value[6]);
    put = put_guard(put, line, value + 7);
    return put;
}

static struct put encode_cas_g_wide(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_GSPACE2(put, value[1]);
    put = field_LSRC(put, value[2]);
    put = field_MARK(put, value[5]);
    put = field_LDST(put, value[0]);
    put = field_LSRC2(put, value[3]);
    put = field_LSRC3(put, value[4]);
    put.wrong |= line[0];
    put.wrong |= line[1];
    put.wrong |= line[2];
    put = put_guard(put, line + 3, value + 6);
    return put;
}

static struct put encode_discard(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = put_guard(put, line, value);
    return put;
}

static struct put encode_bra(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_TARGET(put, value[0]);
    put = put_guard(put, line, value + 1);
    return put;
}

static struct put encode_call(struct put put, const uint8_t *line, const uint64_t *value)
{
    (void)line;
    put = field_LIM(put, value[0]);
    put = field_TARGET(put, value[1]);
    return put;
}

static struct put encode_breakaddr(struct put put, const uint8_t *line, const uint64_t *value)
{
    (void)line;
    put = field_TARGET(put, value[0]);
    return put;
}

static struct put encode_quadon(struct put put, const uint8_t *line, const uint64_t *value)
{
    (void)line;
    (void)value;
    return put;
}

static struct put encode_bar_mask(struct put put, const uint8_t *line, const uint64_t *value)
{
    (void)line;
    put = field_BINC(put, value[0]);
    put = field_BWAIT(put, value[1]);
    put = field_BAR(put, value[2]);
    put = field_BARMASK(put, value[3]);
    return put;
}

static struct put encode_bar_all(struct put put, const uint8_t *line, const uint64_t *value)
{
    (void)line;
    put = field_BINC(put, value[0]);
    put = field_BWAIT(put, value[1]);
    put = field_BAR(put, value[2]);
    return put;
}

static struct put put_at0(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_OFF8(put, value[0]);
        break;
    case 1:
        put = field_AREG(put, value[1]);
        break;
    case 2:
        put = field_AREG(put, value[1]);
        put = field_OFF8(put, value[0]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_bra_c(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_LIM(put, value[0]);
    put = field_CSPACE(put, value[1]);
    put = put_at0(put, line, value + 2);
    return put;
}

static struct put encode_vote_any(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_CDST(put, value[0]);
    put = field_MARK(put, value[1]);
    put = put_guard(put, line, value + 2);
    return put;
}

static struct put encode_emit_emit(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_MARK(put, value[0]);
    put = put_guard(put, line, value + 1);
    return put;
}

static struct put encode_pmevent(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_PM(put, value[0]);
    put = field_MARK(put, value[1]);
    put = put_guard(put, line, value + 2);
    return put;
}

static struct put put_mcdst(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word |= 0x4000000000;
        put = field_CDST(put, value[0]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ll_dst(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_LDST(put, value[0]);
        break;
    case 1:
        put.word |= 0x800000000;
        put = field_OOFF(put, value[1]);
        break;
    case 2:
        put.word |= 0x8000001fc;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_at(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_LSOFF(put, value[0]);
        break;
    case 1:
        put = field_AREG(put, value[1]);
        break;
    case 2:
        put = field_AREG(put, value[1]);
        put = field_LSOFF(put, value[0]);
        break;
    case 3:
        put.word |= 0x2000000;
        put = field_AREG(put, value[1]);
        put = field_LSOFF(put, value[0]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_at0_of_cvt_i2i_u_full(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_LAOFF(put, value[1]);
        break;
    case 1:
        put = field_AREG(put, value[0]);
        break;
    case 2:
        put = field_AREG(put, value[0]);
        put = field_LAOFF(put, value[1]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_l_src(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_LSRC(put, value[0]);
        break;
    case 1:
        put.word |= 0x20000000000000;
        put = put_at(put, line + 1, value + 1);
        break;
    case 2:
        put.word |= 0x20000000004000;
        put = put_at(put, line + 2, value + 1);
        break;
    case 3:
        put.word |= 0x20000000008000;
        put = put_at(put, line + 3, value + 1);
        break;
    case 4:
        put.word |= 0x2000000000c000;
        put = put_at(put, line + 4, value + 1);
        break;
    case 5:
        put.word |= 0x20000000000000;
        put = field_LAOFF(put, value[3]);
        break;
    case 6:
        put.word |= 0x1800000;
        put = put_at0_of_cvt_i2i_u_full(put, line + 5, value + 2);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_cvt_int(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_CHALF(put, value[0]);
        put = put_l_src(put, line + 1, value + 1);
        break;
    case 1:
        put = field_CWORD(put, value[5]);
        put = put_l_src(put, line + 7, value + 1);
        break;
    case 2:
        put = field_CREG(put, value[6]);
        put = field_LSRC(put, value[1]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_cvt_i2i_u_full(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_ONEG(put, value[0]);
    put = field_LABS1(put, value[1]);
    put = field_MARK(put, value[12]);
    put = put_mcdst(put, line, value + 2);
    put = put_ll_dst(put, line + 1, value + 3);
    put = put_cvt_int(put, line + 2, value + 5);
    put = put_guard(put, line + 15, value + 13);
    return put;
}

static struct put encode_cvt_i2f_f16(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_ONEG(put, value[0]);
    put = field_LABS1(put, value[1]);
    put = field_CSAT(put, value[2]);
    put = field_CRND(put, value[3]);
    put = field_MARK(put, value[14]);
    put = put_mcdst(put, line, value + 4);
    put = put_ll_dst(put, line + 1, value + 5);
    put = put_cvt_int(put, line + 2, value + 7);
    put = put_guard(put, line + 15, value + 15);
    return put;
}

static struct put encode_cvt_i2f_64_u_to(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_ONEG(put, value[0]);
    put = field_LABS1(put, value[1]);
    put = field_CSAT(put, value[2]);
    put = field_CRND(put, value[3]);
    put = field_MARK(put, value[10]);
    put = field_LDST(put, value[5]);
    put.wrong |= line[1];
    put = put_mcdst(put, line, value + 4);
    put = put_l_src(put, line + 2, value + 6);
    put = put_guard(put, line + 8, value + 11);
    return put;
}

static struct put encode_cvt_i2f_64_u_from(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_ONEG(put, value[0]);
    put = field_LABS1(put, value[1]);
    put = field_CSAT(put, value[2]);
    put = field_CRND(put, value[3]);
    put = field_MARK(put, value[8]);
    put = field_LSRC(put, value[7]);
    put.wrong |= line[2];
    put = put_mcdst(put, line, value + 4);
    put = put_ll_dst(put, line + 1, value + 5);
    put = put_guard(put, line + 3, value + 9);
    return put;
}

static struct put encode_cvt_i2f_64_u_both(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_ONEG(put, value[0]);
    put = field_LABS1(put, value[1]);
    put = field_CSAT(put, value[2]);
    put = field_CRND(put, value[3]);
    put = field_MARK(put, value[7]);
    put = field_LDST(put, value[5]);
    put = field_LSRC(put, value[6]);
    put.wrong |= line[1];
    put.wrong |= line[2];
    put = put_mcdst(put, line, value + 4);
    put = put_guard(put, line + 3, value + 8);
    return put;
}

static struct put encode_cvt_f2i_u16_f16(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_ONEG(put, value[0]);
    put = field_LABS1(put, value[1]);
    put = field_IRND(put, value[2]);
    put = field_MARK(put, value[10]);
    put = put_mcdst(put, line, value + 3);
    put = put_ll_dst(put, line + 1, value + 4);
    put = put_l_src(put, line + 2, value + 6);
    put = put_guard(put, line + 8, value + 11);
    return put;
}

static struct put encode_cvt_f2i_64_u_to(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_ONEG(put, value[0]);
    put = field_LABS1(put, value[1]);
    put = field_IRND(put, value[2]);
    put = field_MARK(put, value[7]);
    put = field_LSRC(put, value[6]);
    put.wrong |= line[2];
    put = put_mcdst(put, line, value + 3);
    put = put_ll_dst(put, line + 1, value + 4);
    put = put_guard(put, line + 3, value + 8);
    return put;
}

static struct put encode_cvt_f2i_64_u_from(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_ONEG(put, value[0]);
    put = field_LABS1(put, value[1]);
    put = field_IRND(put, value[2]);
    put = field_MARK(put, value[9]);
    put = field_LDST(put, value[4]);
    put.wrong |= line[1];
    put = put_mcdst(put, line, value + 3);
    put = put_l_src(put, line + 2, value + 5);
    put = put_guard(put, line + 8, value + 10);
    return put;
}

static struct put encode_cvt_f2i_64_u_both(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_ONEG(put, value[0]);
    put = field_LABS1(put, value[1]);
    put = field_IRND(put, value[2]);
    put = field_MARK(put, value[6]);
    put = field_LDST(put, value[4]);
    put = field_LSRC(put, value[5]);
    put.wrong |= line[1];
    put.wrong |= line[2];
    put = put_mcdst(put, line, value + 3);
    put = put_guard(put, line + 3, value + 7);
    return put;
}

static struct put encode_cvt_f2f_f16_same(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_ONEG(put, value[0]);
    put = field_LABS1(put, value[1]);
    put = field_CSAT(put, value[2]);
    put = field_MARK(put, value[10]);
    put = put_mcdst(put, line, value + 3);
    put = put_ll_dst(put, line + 1, value + 4);
    put = put_l_src(put, line + 2, value + 6);
    put = put_guard(put, line + 8, value + 11);
    return put;
}

static struct put encode_cvt_f2f_f16_rint(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_ONEG(put, value[0]);
    put = field_LABS1(put, value[1]);
    put = field_CSAT(put, value[2]);
    put = field_IRND(put, value[3]);
    put = field_MARK(put, value[11]);
    put = put_mcdst(put, line, value + 4);
    put = put_ll_dst(put, line + 1, value + 5);
    put = put_l_src(put, line + 2, value + 7);
    put = put_guard(put, line + 8, value + 12);
    return put;
}

static struct put encode_cvt_f2f_f16_narrow(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_ONEG(put, value[0]);
    put = field_LABS1(put, value[1]);
    put = field_CSAT(put, value[2]);
    put = field_CRND(put, value[3]);
    put = field_MARK(put, value[11]);
    put = put_mcdst(put, line, value + 4);
    put = put_ll_dst(put, line + 1, value + 5);
    put = put_l_src(put, line + 2, value + 7);
    put = put_guard(put, line + 8, value + 12);
    return put;
}

static struct put encode_cvt_f2f_64_narrow(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_ONEG(put, value[0]);
    put = field_LABS1(put, value[1]);
    put = field_CRND(put, value[2]);
    put = field_MARK(put, value[7]);
    put = field_LSRC(put, value[6]);
    put.wrong |= line[2];
    put = put_mcdst(put, line, value + 3);
    put = put_ll_dst(put, line + 1, value + 4);
    put = put_guard(put, line + 3, value + 8);
    return put;
}

static struct put encode_cvt_f2f_64_same(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_ONEG(put, value[0]);
    put = field_LABS1(put, value[1]);
    put = field_MARK(put, value[5]);
    put = field_LDST(put, value[3]);
    put = field_LSRC(put, value[4]);
    put.wrong |= line[1];
    put.wrong |= line[2];
    put = put_mcdst(put, line, value + 2);
    put = put_guard(put, line + 3, value + 6);
    return put;
}

static struct put encode_cvt_f2f_64_widen(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_ONEG(put, value[0]);
    put = field_LABS1(put, value[1]);
    put = field_MARK(put, value[8]);
    put = field_LDST(put, value[3]);
    put.wrong |= line[1];
    put = put_mcdst(put, line, value + 2);
    put = put_l_src(put, line + 2, value + 4);
    put = put_guard(put, line + 8, value + 9);
    return put;
}

static struct put encode_dfma(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_DRND(put, value[0]);
    put = field_LNEG1(put, value[3]);
    put = field_LNEG2(put, value[6]);
    put = field_MARK(put, value[8]);
    put = field_LDST(put, value[2]);
    put = field_LSRC(put, value[4]);
    put = field_LSRC2(put, value[5]);
    put = field_LSRC3(put, value[7]);
    put.wrong |= line[1];
    put.wrong |= line[2];
    put.wrong |= line[3];
    put.wrong |= line[4];
    put = put_mcdst(put, line, value + 1);
    put = put_guard(put, line + 5, value + 9);
    return put;
}

static struct put encode_dadd(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_DARND(put, value[0]);
    put = field_LNEG1(put, value[3]);
    put = field_LNEG2(put, value[5]);
    put = field_MARK(put, value[7]);
    put = field_LDST(put, value[2]);
    put = field_LSRC(put, value[4]);
    put = field_LSRC3(put, value[6]);
    put.wrong |= line[1];
    put.wrong |= line[2];
    put.wrong |= line[3];
    put = put_mcdst(put, line, value + 1);
    put = put_guard(put, line + 4, value + 8);
    return put;
}

static struct put encode_dmul(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_CRND(put, value[0]);
    put = field_LNEG1(put, value[3]);
    put = field_MARK(put, value[6]);
    put = field_LDST(put, value[2]);
    put = field_LSRC(put, value[4]);
    put = field_LSRC2(put, value[5]);
    put.wrong |= line[1];
    put.wrong |= line[2];
    put.wrong |= line[3];
    put = put_mcdst(put, line, value + 1);
    put = put_guard(put, line + 4, value + 7);
    return put;
}

static struct put encode_dminmax_min(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_LNEG1(put, value[2]);
    put = field_LABS1(put, value[3]);
    put = field_LNEG2(put, value[5]);
    put = field_LABS2(put, value[6]);
    put = field_MARK(put, value[8]);
    put = field_LDST(put, value[1]);
    put = field_LSRC(put, value[4]);
    put = field_LSRC2(put, value[7]);
    put.wrong |= line[1];
    put.wrong |= line[2];
    put.wrong |= line[3];
    put = put_mcdst(put, line, value);
    put = put_guard(put, line + 4, value + 9);
    return put;
}

static struct put encode_dset(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_FCOMPARE(put, value[3]);
    put = field_LNEG1(put, value[4]);
    put = field_LABS1(put, value[5]);
    put = field_LNEG2(put, value[7]);
    put = field_LABS2(put, value[8]);
    put = field_MARK(put, value[10]);
    put = field_LSRC(put, value[6]);
    put = field_LSRC2(put, value[9]);
    put.wrong |= line[2];
    put.wrong |= line[3];
    put = put_mcdst(put, line, value);
    put = put_ll_dst(put, line + 1, value + 1);
    put = put_guard(put, line + 4, value + 11);
    return put;
}

static struct put put_at_of_fadd_short(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_SSOFF(put, value[0]);
        break;
    case 1:
        put = field_SAREG(put, value[1]);
        break;
    case 2:
        put = field_SAREG(put, value[1]);
        put = field_SSOFF(put, value[0]);
        break;
    case 3:
        put.word |= 0x2000000;
        put = field_SAREG(put, value[1]);
        put = field_SSOFF(put, value[0]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_at0_of_fadd_short(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_SAOFF(put, value[1]);
        break;
    case 1:
        put = field_SAREG(put, value[0]);
        break;
    case 2:
        put = field_SAREG(put, value[0]);
        put = field_SAOFF(put, value[1]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_s_src(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_SSRC(put, value[0]);
        break;
    case 1:
        put.word |= 0x1000000;
        put = put_at_of_fadd_short(put, line + 1, value + 1);
        break;
    case 2:
        put.word |= 0x1002000;
        put = put_at_of_fadd_short(put, line + 2, value + 1);
        break;
    case 3:
        put.word |= 0x1004000;
        put = put_at_of_fadd_short(put, line + 3, value + 1);
        break;
    case 4:
        put.word |= 0x1006000;
        put = put_at_of_fadd_short(put, line + 4, value + 1);
        break;
    case 5:
        put.word |= 0x1000000;
        put = field_SAOFF(put, value[3]);
        break;
    case 6:
        put.word |= 0x1800000;
        put = put_at0_of_fadd_short(put, line + 5, value + 2);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_at_of_fadd_short_2(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_SCOFF(put, value[5]);
        break;
    case 1:
        put = field_SAREG(put, value[0]);
        break;
    case 2:
        put = field_SAREG(put, value[0]);
        put = field_SCOFF(put, value[5]);
        break;
    case 3:
        put.word |= 0x2000000;
        put = field_SAREG(put, value[0]);
        put = field_SCOFF(put, value[5]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_s_src2(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_SSRC2(put, value[3]);
        break;
    case 1:
        put.word |= 0x1800000;
        put = field_SSRC2(put, value[3]);
        break;
    case 2:
        put.word |= 0x800000;
        put = field_SSPACE(put, value[4]);
        put = put_at_of_fadd_short_2(put, line + 1, value);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_fadd_short(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_SSAT(put, value[0]);
    put = field_SNEG1(put, value[2]);
    put = field_SNEG2(put, value[7]);
    put = field_SDST(put, value[1]);
    put.wrong |= line[0];
    put = put_s_src(put, line + 1, value + 3);
    put = put_s_src2(put, line + 7, value + 5);
    return put;
}

static struct put put_i_src(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_SSRC(put, value[0]);
        break;
    case 1:
        put.word |= 0x1000000;
        put = put_at_of_fadd_short(put, line + 1, value + 1);
        break;
    case 2:
        put.word |= 0x1002000;
        put = put_at_of_fadd_short(put, line + 2, value + 1);
        break;
    case 3:
        put.word |= 0x1004000;
        put = put_at_of_fadd_short(put, line + 3, value + 1);
        break;
    case 4:
        put.word |= 0x1006000;
        put = put_at_of_fadd_short(put, line + 4, value + 1);
        break;
    case 5:
        put.word |= 0x1000000;
        put = put_at0_of_fadd_short(put, line + 5, value + 2);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_fadd_imm(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_SSAT(put, value[0]);
    put = field_SNEG1(put, value[2]);
    put = field_SNEG2(put, value[7]);
    put = field_IMM(put, value[8]);
    put = field_SDST(put, value[1]);
    put.wrong |= line[0];
    put = put_i_src(put, line + 1, value + 3);
    return put;
}

static struct put put_at_of_fadd_long(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_C3OFF(put, value[5]);
        break;
    case 1:
        put = field_AREG(put, value[0]);
        break;
    case 2:
        put = field_AREG(put, value[0]);
        put = field_C3OFF(put, value[5]);
        break;
    case 3:
        put.word |= 0x2000000;
        put = field_AREG(put, value[0]);
        put = field_C3OFF(put, value[5]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_l_src3(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_LSRC3(put, value[3]);
        break;
    case 1:
        put.word |= 0x20000001800000;
        put = field_LSRC3(put, value[3]);
        break;
    case 2:
        put.word |= 0x1000000;
        put = field_CSPACE(put, value[4]);
        put = put_at_of_fadd_long(put, line + 1, value);
        break;
    case 3:
        put.word |= 0x20000001000000;
        put = field_CSPACE(put, value[4]);
        put = put_at_of_fadd_long(put, line + 2, value);
        break;
    case 4:
        put.word |= 0x20000001000000;
        put = field_CSPACE(put, value[4]);
        put = field_C3OFF(put, value[5]);
        break;
    case 5:
        put.word |= 0x1800000;
        put = field_CSPACE(put, value[4]);
        put = field_C3OFF(put, value[5]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_fadd_long(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_OSAT(put, value[0]);
    put = field_ARND(put, value[1]);
    put = field_LNEG1(put, value[5]);
    put = field_LNEG2(put, value[10]);
    put = field_MARK(put, value[14]);
    put = put_mcdst(put, line, value + 2);
    put = put_ll_dst(put, line + 1, value + 3);
    put = put_l_src(put, line + 2, value + 6);
    put = put_l_src3(put, line + 8, value + 8);
    put = put_guard(put, line + 11, value + 15);
    return put;
}

static struct put put_fmul_sat(struct put put, const uint8_t *line)
{
    switch (line[0]) {
    case 0: case 2:
        break;
    case 1:
        put.word |= 0x100;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_fmul_short(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_SNEG1(put, value[1]);
    put = field_SNEG2(put, value[6]);
    put = field_SDST(put, value[0]);
    put.wrong |= line[1];
    put = put_fmul_sat(put, line);
    put = put_s_src(put, line + 2, value + 2);
    put = put_s_src2(put, line + 8, value + 4);
    return put;
}

static struct put encode_fmul_imm(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_SNEG1(put, value[1]);
    put = field_SNEG2(put, value[6]);
    put = field_IMM(put, value[7]);
    put = field_SDST(put, value[0]);
    put.wrong |= line[1];
    put = put_fmul_sat(put, line);
    put = put_i_src(put, line + 2, value + 2);
    return put;
}

static struct put put_fmul_lsat(struct put put, const uint8_t *line)
{
    switch (line[0]) {
    case 0: case 2:
        break;
    case 1:
        put.word |= 0x10000000000000;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_at_of_fmul_long(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_C2OFF(put, value[5]);
        break;
    case 1:
        put = field_AREG(put, value[0]);
        break;
    case 2:
        put = field_AREG(put, value[0]);
        put = field_C2OFF(put, value[5]);
        break;
    case 3:
        put.word |= 0x2000000;
        put = field_AREG(put, value[0]);
        put = field_C2OFF(put, value[5]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_l_src2(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_LSRC2(put, value[3]);
        break;
    case 1:
        put.word |= 0x20000001800000;
        put = field_LSRC2(put, value[3]);
        break;
    case 2:
        put.word |= 0x800000;
        put = field_CSPACE(put, value[4]);
        put = put_at_of_fmul_long(put, line + 1, value);
        break;
    case 3:
        put.word |= 0x20000000800000;
        put = field_CSPACE(put, value[4]);
        put = put_at_of_fmul_long(put, line + 2, value);
        break;
    case 4:
        put.word |= 0x20000000800000;
        put = field_CSPACE(put, value[4]);
        put = field_C2OFF(put, value[5]);
        break;
    case 5:
        put.word |= 0x1800000;
        put = field_CSPACE(put, value[4]);
        put = field_C2OFF(put, value[5]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_fmul_long(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_MRND(put, value[0]);
    put = field_LNEG1(put, value[4]);
    put = field_LNEG2(put, value[9]);
    put = field_MARK(put, value[13]);
    put = put_fmul_lsat(put, line);
    put = put_mcdst(put, line + 1, value + 1);
    put = put_ll_dst(put, line + 2, value + 2);
    put = put_l_src(put, line + 3, value + 5);
    put = put_l_src2(put, line + 9, value + 7);
    put = put_guard(put, line + 12, value + 14);
    return put;
}

static struct put put_at_of_fmad_short(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_SCOFF(put, value[4]);
        break;
    case 1:
        put = field_SAREG(put, value[0]);
        break;
    case 2:
        put = field_SAREG(put, value[0]);
        put = field_SCOFF(put, value[4]);
        break;
    case 3:
        put.word |= 0x2000000;
        put = field_SAREG(put, value[0]);
        put = field_SCOFF(put, value[4]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_s_src2_of_fmad_short(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_SSRC2(put, value[2]);
        break;
    case 1:
        put.word |= 0x1800000;
        put = field_SSRC2(put, value[2]);
        break;
    case 2:
        put.word |= 0x800000;
        put = field_SSPACE(put, value[3]);
        put = put_at_of_fmad_short(put, line + 1, value);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_fmad_short(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_SSAT(put, value[0]);
    put = field_SNEG1(put, value[2]);
    put = field_SNEG2(put, value[10]);
    put = field_SDST(put, value[1]);
    put.wrong |= line[0];
    put.wrong |= line[9];
    put = put_s_src(put, line + 1, value + 3);
    put = put_s_src2_of_fmad_short(put, line + 7, value + 5);
    return put;
}

static struct put encode_fmad_imm(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_SSAT(put, value[0]);
    put = field_SNEG1(put, value[2]);
    put = field_IMM(put, value[7]);
    put = field_SNEG2(put, value[8]);
    put = field_SDST(put, value[1]);
    put.wrong |= line[0];
    put.wrong |= line[7];
    put = put_i_src(put, line + 1, value + 3);
    return put;
}

static struct put put_at_of_fmad_long(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_C2OFF(put, value[4]);
        break;
    case 1:
        put = field_AREG(put, value[0]);
        break;
    case 2:
        put = field_AREG(put, value[0]);
        put = field_C2OFF(put, value[4]);
        break;
    case 3:
        put.word |= 0x2000000;
        put = field_AREG(put, value[0]);
        put = field_C2OFF(put, value[4]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_l_src2_of_fmad_long(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_LSRC2(put, value[2]);
        break;
    case 1:
        put.word |= 0x20000001800000;
        put = field_LSRC2(put, value[2]);
        break;
    case 2:
        put.word |= 0x800000;
        put = field_CSPACE(put, value[3]);
        put = put_at_of_fmad_long(put, line + 1, value);
        break;
    case 3:
        put.word |= 0x20000000800000;
        put = field_CSPACE(put, value[3]);
        put = put_at_of_fmad_long(put, line + 2, value);
        break;
    case 4:
        put.word |= 0x20000000800000;
        put = field_CSPACE(put, value[3]);
        put = field_C2OFF(put, value[4]);
        break;
    case 5:
        put.word |= 0x1800000;
        put = field_CSPACE(put, value[3]);
        put = field_C2OFF(put, value[4]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_at_of_fmad_long_2(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_C3OFF(put, value[7]);
        break;
    case 1:
        put = field_AREG(put, value[0]);
        break;
    case 2:
        put = field_AREG(put, value[0]);
        put = field_C3OFF(put, value[7]);
        break;
    case 3:
        put.word |= 0x2000000;
        put = field_AREG(put, value[0]);
        put = field_C3OFF(put, value[7]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_l_src3_of_fmad_long(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_LSRC3(put, value[6]);
        break;
    case 1:
        put.word |= 0x20000001800000;
        put = field_LSRC3(put, value[6]);
        break;
    case 2:
        put.word |= 0x1000000;
        put = field_CSPACE(put, value[3]);
        put = put_at_of_fmad_long_2(put, line + 1, value);
        break;
    case 3:
        put.word |= 0x20000001000000;
        put = field_CSPACE(put, value[3]);
        put = put_at_of_fmad_long_2(put, line + 2, value);
        break;
    case 4:
        put.word |= 0x20000001000000;
        put = field_CSPACE(put, value[3]);
        put = field_C3OFF(put, value[7]);
        break;
    case 5:
        put.word |= 0x1800000;
        put = field_CSPACE(put, value[3]);
        put = field_C3OFF(put, value[7]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_fmad_long(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_OSAT(put, value[0]);
    put = field_LNEG1(put, value[4]);
    put = field_LNEG2(put, value[12]);
    put = field_MARK(put, value[15]);
    put = put_mcdst(put, line, value + 1);
    put = put_ll_dst(put, line + 1, value + 2);
    put = put_l_src(put, line + 2, value + 5);
    put = put_l_src2_of_fmad_long(put, line + 8, value + 7);
    put = put_l_src3_of_fmad_long(put, line + 11, value + 7);
    put = put_guard(put, line + 14, value + 16);
    return put;
}

static struct put put_at_of_fset(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_C2OFF(put, value[6]);
        break;
    case 1:
        put = field_AREG(put, value[0]);
        break;
    case 2:
        put = field_AREG(put, value[0]);
        put = field_C2OFF(put, value[6]);
        break;
    case 3:
        put.word |= 0x2000000;
        put = field_AREG(put, value[0]);
        put = field_C2OFF(put, value[6]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_l_src2_of_fset(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_LSRC2(put, value[4]);
        break;
    case 1:
        put.word |= 0x20000001800000;
        put = field_LSRC2(put, value[4]);
        break;
    case 2:
        put.word |= 0x800000;
        put = field_CSPACE(put, value[5]);
        put = put_at_of_fset(put, line + 1, value);
        break;
    case 3:
        put.word |= 0x20000000800000;
        put = field_CSPACE(put, value[5]);
        put = put_at_of_fset(put, line + 2, value);
        break;
    case 4:
        put.word |= 0x20000000800000;
        put = field_CSPACE(put, value[5]);
        put = field_C2OFF(put, value[6]);
        break;
    case 5:
        put.word |= 0x1800000;
        put = field_CSPACE(put, value[5]);
        put = field_C2OFF(put, value[6]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_fset(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_FCOMPARE(put, value[3]);
    put = field_LNEG1(put, value[4]);
    put = field_LABS1(put, value[5]);
    put = field_LNEG2(put, value[10]);
    put = field_LABS2(put, value[11]);
    put = field_MARK(put, value[15]);
    put = put_mcdst(put, line, value);
    put = put_ll_dst(put, line + 1, value + 1);
    put = put_l_src(put, line + 2, value + 6);
    put = put_l_src2_of_fset(put, line + 8, value + 8);
    put = put_guard(put, line + 11, value + 16);
    return put;
}

static struct put encode_fminmax_max(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_LNEG1(put, value[3]);
    put = field_LABS1(put, value[4]);
    put = field_LNEG2(put, value[9]);
    put = field_LABS2(put, value[10]);
    put = field_MARK(put, value[14]);
    put = put_mcdst(put, line, value);
    put = put_ll_dst(put, line + 1, value + 1);
    put = put_l_src(put, line + 2, value + 5);
    put = put_l_src2_of_fset(put, line + 8, value + 7);
    put = put_guard(put, line + 11, value + 15);
    return put;
}

static struct put encode_fslct(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_ONEG(put, value[10]);
    put = field_MARK(put, value[13]);
    put = put_mcdst(put, line, value);
    put = put_ll_dst(put, line + 1, value + 1);
    put = put_l_src(put, line + 2, value + 3);
    put = put_l_src2_of_fmad_long(put, line + 8, value + 5);
    put = put_l_src3_of_fmad_long(put, line + 11, value + 5);
    put = put_guard(put, line + 14, value + 14);
    return put;
}

static struct put put_quad_lane(struct put put, const uint8_t *line)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word |= 0x10000;
        break;
    case 2:
        put.word |= 0x20000;
        break;
    case 3:
        put.word |= 0x30000;
        break;
    case 4:
        put.word |= 0x40000;
        break;
    case 5:
        put.word |= 0x50000;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_quadop(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_Q0(put, value[0]);
    put = field_Q1(put, value[1]);
    put = field_Q2(put, value[2]);
    put = field_Q3(put, value[3]);
    put = field_LSRC(put, value[7]);
    put = field_LSRC3(put, value[8]);
    put = field_MARK(put, value[9]);
    put = put_mcdst(put, line, value + 4);
    put = put_ll_dst(put, line + 1, value + 5);
    put = put_quad_lane(put, line + 2);
    put = put_guard(put, line + 3, value + 10);
    return put;
}

static struct put encode_add_add_b16_short(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_SSAT(put, value[0]);
    put = field_SDST(put, value[1]);
    put.wrong |= line[0];
    put = put_s_src(put, line + 1, value + 2);
    put = put_s_src2_of_fmad_short(put, line + 7, value + 4);
    return put;
}

static struct put encode_add_add_b16_imm(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_SSAT(put, value[0]);
    put = field_IMM(put, value[6]);
    put = field_SDST(put, value[1]);
    put.wrong |= line[0];
    put = put_i_src(put, line + 1, value + 2);
    return put;
}

static struct put put_at_of_add_add_b16_long(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_C3OFF(put, value[4]);
        break;
    case 1:
        put = field_AREG(put, value[0]);
        break;
    case 2:
        put = field_AREG(put, value[0]);
        put = field_C3OFF(put, value[4]);
        break;
    case 3:
        put.word |= 0x2000000;
        put = field_AREG(put, value[0]);
        put = field_C3OFF(put, value[4]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_l_src3_of_add_add_b16_long(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_LSRC3(put, value[2]);
        break;
    case 1:
        put.word |= 0x20000001800000;
        put = field_LSRC3(put, value[2]);
        break;
    case 2:
        put.word |= 0x1000000;
        put = field_CSPACE(put, value[3]);
        put = put_at_of_add_add_b16_long(put, line + 1, value);
        break;
    case 3:
        put.word |= 0x20000001000000;
        put = field_CSPACE(put, value[3]);
        put = put_at_of_add_add_b16_long(put, line + 2, value);
        break;
    case 4:
        put.word |= 0x20000001000000;
        put = field_CSPACE(put, value[3]);
        put = field_C3OFF(put, value[4]);
        break;
    case 5:
        put.word |= 0x1800000;
        put = field_CSPACE(put, value[3]);
        put = field_C3OFF(put, value[4]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_add_add_b16_long(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_LSAT(put, value[0]);
    put = field_MARK(put, value[11]);
    put = put_mcdst(put, line, value + 1);
    put = put_ll_dst(put, line + 1, value + 2);
    put = put_l_src(put, line + 2, value + 4);
    put = put_l_src3_of_add_add_b16_long(put, line + 8, value + 6);
    put = put_guard(put, line + 11, value + 12);
    return put;
}

static struct put put_guard_of_add_addc_b16_long(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put.word |= 0x78000000000;
        break;
    case 1:
        break;
    case 2:
        put = field_PRED(put, value[2]);
        put = field_COND(put, value[0]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_add_addc_b16_long(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_LSAT(put, value[0]);
    put = field_COND(put, value[11]);
    put = field_MARK(put, value[12]);
    put = put_mcdst(put, line, value + 1);
    put = put_ll_dst(put, line + 1, value + 2);
    put = put_l_src(put, line + 2, value + 4);
    put = put_l_src3_of_add_add_b16_long(put, line + 8, value + 6);
    put = put_guard_of_add_addc_b16_long(put, line + 11, value + 11);
    return put;
}

static struct put encode_mul16_short(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_S16A(put, value[1]);
    put = field_S16B(put, value[6]);
    put = field_SDST(put, value[0]);
    put.wrong |= line[0];
    put = put_s_src(put, line + 1, value + 2);
    put = put_s_src2(put, line + 7, value + 4);
    return put;
}

static struct put encode_mul16_imm(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_S16A(put, value[1]);
    put = field_S16B(put, value[6]);
    put = field_IMM(put, value[7]);
    put = field_SDST(put, value[0]);
    put.wrong |= line[0];
    put = put_i_src(put, line + 1, value + 2);
    return put;
}

static struct put encode_mul16_long(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_L16A(put, value[3]);
    put = field_L16B(put, value[8]);
    put = field_MARK(put, value[12]);
    put = put_mcdst(put, line, value);
    put = put_ll_dst(put, line + 1, value + 1);
    put = put_l_src(put, line + 2, value + 4);
    put = put_l_src2(put, line + 8, value + 6);
    put = put_guard(put, line + 11, value + 13);
    return put;
}

static struct put encode_mul24_short(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_SHIGH(put, value[1]);
    put = field_S24(put, value[2]);
    put = field_SDST(put, value[0]);
    put.wrong |= line[0];
    put = put_s_src(put, line + 1, value + 3);
    put = put_s_src2_of_fmad_short(put, line + 7, value + 5);
    return put;
}

static struct put encode_mul24_imm(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_SHIGH(put, value[1]);
    put = field_S24(put, value[2]);
    put = field_IMM(put, value[7]);
    put = field_SDST(put, value[0]);
    put.wrong |= line[0];
    put = put_i_src(put, line + 1, value + 3);
    return put;
}

static struct put encode_mul24_long(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_LHIGH(put, value[3]);
    put = field_L24(put, value[4]);
    put = field_MARK(put, value[12]);
    put = put_mcdst(put, line, value);
    put = put_ll_dst(put, line + 1, value + 1);
    put = put_l_src(put, line + 2, value + 5);
    put = put_l_src2_of_fmad_long(put, line + 8, value + 7);
    put = put_guard(put, line + 11, value + 13);
    return put;
}

static struct put encode_mul_add_add_u16_short(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_SDST(put, value[0]);
    put.wrong |= line[0];
    put.wrong |= line[9];
    put = put_s_src(put, line + 1, value + 1);
    put = put_s_src2_of_fmad_short(put, line + 7, value + 3);
    return put;
}

static struct put encode_mul_add_add_u16_imm(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_IMM(put, value[5]);
    put = field_SDST(put, value[0]);
    put.wrong |= line[0];
    put.wrong |= line[7];
    put = put_i_src(put, line + 1, value + 1);
    return put;
}

static struct put put_at_of_mul_add_add_u16_long(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_C3OFF(put, value[6]);
        break;
    case 1:
        put = field_AREG(put, value[0]);
        break;
    case 2:
        put = field_AREG(put, value[0]);
        put = field_C3OFF(put, value[6]);
        break;
    case 3:
        put.word |= 0x2000000;
        put = field_AREG(put, value[0]);
        put = field_C3OFF(put, value[6]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_l_src3_of_mul_add_add_u16_long(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_LSRC3(put, value[5]);
        break;
    case 1:
        put.word |= 0x20000001800000;
        put = field_LSRC3(put, value[5]);
        break;
    case 2:
        put.word |= 0x1000000;
        put = field_CSPACE(put, value[3]);
        put = put_at_of_mul_add_add_u16_long(put, line + 1, value);
        break;
    case 3:
        put.word |= 0x20000001000000;
        put = field_CSPACE(put, value[3]);
        put = put_at_of_mul_add_add_u16_long(put, line + 2, value);
        break;
    case 4:
        put.word |= 0x20000001000000;
        put = field_CSPACE(put, value[3]);
        put = field_C3OFF(put, value[6]);
        break;
    case 5:
        put.word |= 0x1800000;
        put = field_CSPACE(put, value[3]);
        put = field_C3OFF(put, value[6]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_mul_add_add_u16_long(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_MARK(put, value[12]);
    put = put_mcdst(put, line, value);
    put = put_ll_dst(put, line + 1, value + 1);
    put = put_l_src(put, line + 2, value + 3);
    put = put_l_src2_of_fmad_long(put, line + 8, value + 5);
    put = put_l_src3_of_mul_add_add_u16_long(put, line + 11, value + 5);
    put = put_guard(put, line + 14, value + 13);
    return put;
}

static struct put encode_mul_add_addc_u16_long(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_COND(put, value[12]);
    put = field_MARK(put, value[13]);
    put = put_mcdst(put, line, value);
    put = put_ll_dst(put, line + 1, value + 1);
    put = put_l_src(put, line + 2, value + 3);
    put = put_l_src2_of_fmad_long(put, line + 8, value + 5);
    put = put_l_src3_of_mul_add_add_u16_long(put, line + 11, value + 5);
    put = put_guard_of_add_addc_b16_long(put, line + 14, value + 12);
    return put;
}

static struct put encode_mul_add_again_add(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_U24AGAIN(put, value[3]);
    put = field_MARK(put, value[13]);
    put = put_mcdst(put, line, value);
    put = put_ll_dst(put, line + 1, value + 1);
    put = put_l_src(put, line + 2, value + 4);
    put = put_l_src2_of_fmad_long(put, line + 8, value + 6);
    put = put_l_src3_of_mul_add_add_u16_long(put, line + 11, value + 6);
    put = put_guard(put, line + 14, value + 14);
    return put;
}

static struct put encode_mul_add_again_addc(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_U24AGAIN(put, value[3]);
    put = field_COND(put, value[13]);
    put = field_MARK(put, value[14]);
    put = put_mcdst(put, line, value);
    put = put_ll_dst(put, line + 1, value + 1);
    put = put_l_src(put, line + 2, value + 4);
    put = put_l_src2_of_fmad_long(put, line + 8, value + 6);
    put = put_l_src3_of_mul_add_add_u16_long(put, line + 11, value + 6);
    put = put_guard_of_add_addc_b16_long(put, line + 14, value + 13);
    return put;
}

static struct put encode_sad_u16_short(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_SDST(put, value[0]);
    put = field_SSRC(put, value[1]);
    put = field_SSRC2(put, value[2]);
    put.wrong |= line[0];
    put.wrong |= line[1];
    put.wrong |= line[2];
    put.wrong |= line[3];
    return put;
}

static struct put encode_minmax_max_u16(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_MARK(put, value[10]);
    put = put_mcdst(put, line, value);
    put = put_ll_dst(put, line + 1, value + 1);
    put = put_l_src(put, line + 2, value + 3);
    put = put_l_src2_of_fmad_long(put, line + 8, value + 5);
    put = put_guard(put, line + 11, value + 11);
    return put;
}

static struct put encode_set_u16(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_COMPARE(put, value[3]);
    put = field_MARK(put, value[11]);
    put = put_mcdst(put, line, value);
    put = put_ll_dst(put, line + 1, value + 1);
    put = put_l_src(put, line + 2, value + 4);
    put = put_l_src2_of_fmad_long(put, line + 8, value + 6);
    put = put_guard(put, line + 11, value + 12);
    return put;
}

static struct put encode_logop_imm_and(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_SNOT(put, value[1]);
    put = field_IMM(put, value[6]);
    put = field_SDST(put, value[0]);
    put.wrong |= line[0];
    put = put_i_src(put, line + 1, value + 2);
    return put;
}

static struct put encode_logop_and_b16(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_LNOT1(put, value[3]);
    put = field_LNOT2(put, value[8]);
    put = field_MARK(put, value[12]);
    put = put_mcdst(put, line, value);
    put = put_ll_dst(put, line + 1, value + 1);
    put = put_l_src(put, line + 2, value + 4);
    put = put_l_src2(put, line + 8, value + 6);
    put = put_guard(put, line + 11, value + 13);
    return put;
}

static struct put encode_shl_b16_cnt(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_SHCNT(put, value[7]);
    put = field_MARK(put, value[8]);
    put = put_mcdst(put, line, value);
    put = put_ll_dst(put, line + 1, value + 1);
    put = put_l_src(put, line + 2, value + 3);
    put = put_guard(put, line + 8, value + 9);
    return put;
}

static struct put put_at0_of_ld_a(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_LAOFF(put, value[0]);
        break;
    case 1:
        put = field_AREG(put, value[1]);
        break;
    case 2:
        put = field_AREG(put, value[1]);
        put = field_LAOFF(put, value[0]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_ld_a(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_LANE(put, value[4]);
    put = field_MARK(put, value[5]);
    put = put_ll_dst(put, line, value);
    put = put_at0_of_ld_a(put, line + 1, value + 2);
    put = put_guard(put, line + 2, value + 6);
    return put;
}

static struct put put_at0_of_st_o(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_OFF32(put, value[0]);
        break;
    case 1:
        put = field_AREG(put, value[1]);
        break;
    case 2:
        put = field_AREG(put, value[1]);
        put = field_OFF32(put, value[0]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_st_o(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_LSRC3(put, value[2]);
    put = field_MARK(put, value[3]);
    put = put_at0_of_st_o(put, line, value);
    put = put_guard(put, line + 1, value + 4);
    return put;
}

static struct put put_at_of_ld_c_u8_full(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_OFF8(put, value[0]);
        break;
    case 1:
        put = field_AREG(put, value[1]);
        break;
    case 2:
        put = field_AREG(put, value[1]);
        put = field_OFF8(put, value[0]);
        break;
    case 3:
        put.word |= 0x2000000;
        put = field_AREG(put, value[1]);
        put = field_OFF8(put, value[0]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_ld_c_u8_full(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_CSPACE(put, value[2]);
    put = field_MARK(put, value[5]);
    put = put_ll_dst(put, line, value);
    put = put_at_of_ld_c_u8_full(put, line + 1, value + 3);
    put = put_guard(put, line + 2, value + 6);
    return put;
}

static struct put put_at_of_ld_c_u16_full(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_OFF16(put, value[0]);
        break;
    case 1:
        put = field_AREG(put, value[1]);
        break;
    case 2:
        put = field_AREG(put, value[1]);
        put = field_OFF16(put, value[0]);
        break;
    case 3:
        put.word |= 0x2000000;
        put = field_AREG(put, value[1]);
        put = field_OFF16(put, value[0]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_ld_c_u16_full(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_CSPACE(put, value[2]);
    put = field_MARK(put, value[5]);
    put = put_ll_dst(put, line, value);
    put = put_at_of_ld_c_u16_full(put, line + 1, value + 3);
    put = put_guard(put, line + 2, value + 6);
    return put;
}

static struct put put_at_of_ld_c_b32_full(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_OFF32(put, value[0]);
        break;
    case 1:
        put = field_AREG(put, value[1]);
        break;
    case 2:
        put = field_AREG(put, value[1]);
        put = field_OFF32(put, value[0]);
        break;
    case 3:
        put.word |= 0x2000000;
        put = field_AREG(put, value[1]);
        put = field_OFF32(put, value[0]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_ld_c_b32_full(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_CSPACE(put, value[2]);
    put = field_MARK(put, value[5]);
    put = put_ll_dst(put, line, value);
    put = put_at_of_ld_c_b32_full(put, line + 1, value + 3);
    put = put_guard(put, line + 2, value + 6);
    return put;
}

static struct put put_ll_dst_of_ld_s_u8_full(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_LDST(put, value[0]);
        break;
    case 1:
        put.word |= 0x8000001fc;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_ld_s_u8_full(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_MARK(put, value[3]);
    put = put_ll_dst_of_ld_s_u8_full(put, line, value);
    put = put_at_of_ld_c_u8_full(put, line + 1, value + 1);
    put = put_guard(put, line + 2, value + 4);
    return put;
}

static struct put encode_ld_s_u16_full(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_MARK(put, value[3]);
    put = put_ll_dst_of_ld_s_u8_full(put, line, value);
    put = put_at_of_ld_c_u16_full(put, line + 1, value + 1);
    put = put_guard(put, line + 2, value + 4);
    return put;
}

static struct put encode_ld_s_b32_full(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_MARK(put, value[3]);
    put = put_ll_dst_of_ld_s_u8_full(put, line, value);
    put = put_at_of_ld_c_b32_full(put, line + 1, value + 1);
    put = put_guard(put, line + 2, value + 4);
    return put;
}

static struct put encode_ld_s_lock_full(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_CDST(put, value[0]);
    put = field_MARK(put, value[4]);
    put = put_ll_dst_of_ld_s_u8_full(put, line, value + 1);
    put = put_at_of_ld_c_b32_full(put, line + 1, value + 2);
    put = put_guard(put, line + 2, value + 5);
    return put;
}

static struct put encode_st_s_half_b8(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_MARK(put, value[3]);
    put = field_LSRC3(put, value[2]);
    put.wrong |= line[1];
    put = put_at_of_ld_c_u8_full(put, line, value);
    put = put_guard(put, line + 2, value + 4);
    return put;
}

static struct put encode_st_s_half_b16(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_MARK(put, value[3]);
    put = field_LSRC3(put, value[2]);
    put.wrong |= line[1];
    put = put_at_of_ld_c_u16_full(put, line, value);
    put = put_guard(put, line + 2, value + 4);
    return put;
}

static struct put encode_st_s_half_b32(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_MARK(put, value[3]);
    put = field_LSRC3(put, value[2]);
    put.wrong |= line[1];
    put = put_at_of_ld_c_b32_full(put, line, value);
    put = put_guard(put, line + 2, value + 4);
    return put;
}

static struct put encode_ld_l_u8(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_MARK(put, value[3]);
    put = field_LDST(put, value[0]);
    put.wrong |= line[0];
    put = put_at_of_ld_c_u8_full(put, line + 1, value + 1);
    put = put_guard(put, line + 2, value + 4);
    return put;
}

static struct put encode_st_l_u8(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_MARK(put, value[3]);
    put = field_LDST(put, value[2]);
    put.wrong |= line[1];
    put = put_at_of_ld_c_u8_full(put, line, value);
    put = put_guard(put, line + 2, value + 4);
    return put;
}

static struct put encode_ld_g_u8(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_GSPACE(put, value[1]);
    put = field_LSRC(put, value[2]);
    put = field_MARK(put, value[3]);
    put = field_LDST(put, value[0]);
    put.wrong |= line[0];
    put = put_guard(put, line + 1, value + 4);
    return put;
}

static struct put encode_mov_b16_short(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_SSFU(put, value[0]);
    put = field_SDST(put, value[1]);
    put.wrong |= line[0];
    put = put_s_src(put, line + 1, value + 2);
    return put;
}

static struct put encode_mov_b16_imm(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_IMM(put, value[1]);
    put = field_LDST(put, value[0]);
    put.wrong |= line[0];
    return put;
}

static struct put encode_mov_b16_long(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_LSFU(put, value[0]);
    put = field_LANE(put, value[7]);
    put = field_MARK(put, value[8]);
    put = put_ll_dst(put, line, value + 1);
    put = put_l_src(put, line + 1, value + 3);
    put = put_guard(put, line + 7, value + 9);
    return put;
}

static struct put encode_mov_r_c(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_LDST(put, value[0]);
    put = field_COND(put, value[1]);
    put = field_MARK(put, value[2]);
    put = put_guard_of_add_addc_b16_long(put, line, value + 1);
    return put;
}

static struct put encode_mov_c_r(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_CDST(put, value[0]);
    put = field_LSRC(put, value[1]);
    put = field_MARK(put, value[2]);
    put = put_guard(put, line, value + 3);
    return put;
}

static struct put encode_mov_r_a(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_LDST(put, value[0]);
    put = field_AREG(put, value[1]);
    put = field_MARK(put, value[2]);
    put = put_guard(put, line, value + 3);
    return put;
}

static struct put put_special(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: case 1:
        put = field_SREG(put, value[0]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_mov_r_sr(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_LDST(put, value[0]);
    put = field_MARK(put, value[2]);
    put = put_special(put, line, value + 1);
    put = put_guard(put, line + 1, value + 3);
    return put;
}

static struct put encode_shl_a(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_ADST(put, value[0]);
    put = field_HSHCNT(put, value[5]);
    put = field_MARK(put, value[6]);
    put = put_l_src(put, line, value + 1);
    put = put_guard(put, line + 6, value + 7);
    return put;
}

static struct put encode_add_a(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_ADST(put, value[0]);
    put = field_AREG(put, value[1]);
    put = field_OFFS(put, value[2]);
    put = field_MARK(put, value[3]);
    put = put_guard(put, line, value + 4);
    return put;
}

static struct put encode_rcp_short(struct put put, const uint8_t *line, const uint64_t *value)
{
    (void)line;
    put = field_SDST(put, value[0]);
    put = field_SNEG2(put, value[1]);
    put = field_SABS(put, value[2]);
    put = field_SSRC(put, value[3]);
    return put;
}

static struct put encode_rcp_long(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_LNEG1(put, value[2]);
    put = field_LABS1(put, value[3]);
    put = field_LSRC(put, value[4]);
    put = field_MARK(put, value[5]);
    put = put_ll_dst(put, line, value);
    put = put_guard(put, line + 1, value + 6);
    return put;
}

static struct put encode_sincos_sin(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_LSRC(put, value[2]);
    put = field_MARK(put, value[3]);
    put = put_ll_dst(put, line, value);
    put = put_guard(put, line + 1, value + 4);
    return put;
}

static struct put encode_ex2(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_LSAT(put, value[0]);
    put = field_LSRC(put, value[3]);
    put = field_MARK(put, value[4]);
    put = put_ll_dst(put, line, value + 1);
    put = put_guard(put, line + 1, value + 5);
    return put;
}

static struct put encode_pre_presin(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_LNEG1(put, value[2]);
    put = field_LABS1(put, value[3]);
    put = field_MARK(put, value[8]);
    put = put_ll_dst(put, line, value);
    put = put_l_src(put, line + 1, value + 4);
    put = put_guard(put, line + 7, value + 9);
    return put;
}

static struct put put_at0_of_interp_plain_short(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_VOFF(put, value[0]);
        break;
    case 1:
        put = field_SAREG(put, value[1]);
        break;
    case 2:
        put = field_SAREG(put, value[1]);
        put = field_VOFF(put, value[0]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_interp_plain_short(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_SDST(put, value[0]);
    put = put_at0_of_interp_plain_short(put, line, value + 1);
    return put;
}

static struct put encode_interp_plain_smul(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_SDST(put, value[0]);
    put = field_SSRC(put, value[3]);
    put = put_at0_of_interp_plain_short(put, line, value + 1);
    return put;
}

static struct put put_at0_of_interp_plain_long(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_VOFF(put, value[0]);
        break;
    case 1:
        put = field_AREG(put, value[1]);
        break;
    case 2:
        put = field_AREG(put, value[1]);
        put = field_VOFF(put, value[0]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_interp_plain_long(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_LDST(put, value[0]);
    put = field_MARK(put, value[3]);
    put = put_at0_of_interp_plain_long(put, line, value + 1);
    put = put_guard(put, line + 1, value + 4);
    return put;
}

static struct put encode_interp_plain_mul(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_LDST(put, value[0]);
    put = field_LNEG1(put, value[3]);
    put = field_LSRC(put, value[4]);
    put = field_MARK(put, value[5]);
    put = put_at0_of_interp_plain_long(put, line, value + 1);
    put = put_guard(put, line + 1, value + 6);
    return put;
}

static struct put put_stsrc(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_SDST(put, value[0]);
        break;
    case 1:
        put.word |= 0x400000;
        put = field_SDST(put, value[0]);
        break;
    case 2:
        put.word |= 0x800000;
        put = field_SDST(put, value[0]);
        break;
    case 3:
        put.word |= 0xc00000;
        put = field_SDST(put, value[0]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_tex_texauto_short(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_SLIVE(put, value[0]);
    put = field_TEX(put, value[2]);
    put = field_SAMP(put, value[3]);
    put = field_SDST(put, value[1]);
    put.wrong |= line[0];
    put = put_stsrc(put, line + 1, value + 1);
    return put;
}

static struct put put_ltdst(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word |= 0x2000000;
        put = field_LDST(put, value[0]);
        break;
    case 2:
        put.word |= 0x4000000;
        put = field_LDST(put, value[0]);
        break;
    case 3:
        put.word |= 0x6000000;
        put = field_LDST(put, value[0]);
        break;
    case 4:
        put.word |= 0x400000000000;
        put = field_LDST(put, value[0]);
        break;
    case 5:
        put.word |= 0x400002000000;
        put = field_LDST(put, value[0]);
        break;
    case 6:
        put.word |= 0x400004000000;
        put = field_LDST(put, value[0]);
        break;
    case 7:
        put.word |= 0x400006000000;
        put = field_LDST(put, value[0]);
        break;
    case 8:
        put.word |= 0x800000000000;
        put = field_LDST(put, value[0]);
        break;
    case 9:
        put.word |= 0x800002000000;
        put = field_LDST(put, value[0]);
        break;
    case 10:
        put.word |= 0x800004000000;
        put = field_LDST(put, value[0]);
        break;
    case 11:
        put.word |= 0x800006000000;
        put = field_LDST(put, value[0]);
        break;
    case 12:
        put.word |= 0xc00000000000;
        put = field_LDST(put, value[0]);
        break;
    case 13:
        put.word |= 0xc00002000000;
        put = field_LDST(put, value[0]);
        break;
    case 14:
        put.word |= 0xc00004000000;
        put = field_LDST(put, value[0]);
        break;
    case 15:
        put.word |= 0xc00006000000;
        put = field_LDST(put, value[0]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ltsrc(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_LDST(put, value[0]);
        break;
    case 1:
        put.word |= 0x400000;
        put = field_LDST(put, value[0]);
        break;
    case 2:
        put.word |= 0x800000;
        put = field_LDST(put, value[0]);
        break;
    case 3:
        put.word |= 0xc00000;
        put = field_LDST(put, value[0]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_tex_texauto_long(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_TLIVE(put, value[0]);
    put = field_DERIV(put, value[1]);
    put = field_TEX(put, value[3]);
    put = field_SAMP(put, value[4]);
    put = field_TX(put, value[5]);
    put = field_TY(put, value[6]);
    put = field_TZ(put, value[7]);
    put = field_MARK(put, value[8]);
    put = put_ltdst(put, line, value + 2);
    put = put_ltsrc(put, line + 1, value + 2);
    put = put_guard(put, line + 2, value + 9);
    return put;
}

static struct put encode_tex_cube_texauto(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_TLIVE(put, value[0]);
    put = field_DERIV(put, value[1]);
    put = field_TEX(put, value[3]);
    put = field_SAMP(put, value[4]);
    put = field_MARK(put, value[5]);
    put = put_ltdst(put, line, value + 2);
    put = put_ltsrc(put, line + 1, value + 2);
    put = put_guard(put, line + 2, value + 6);
    return put;
}

static struct put encode_texsize(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_TLIVE(put, value[0]);
    put = field_DERIV(put, value[1]);
    put = field_TEX(put, value[3]);
    put = field_SAMP(put, value[4]);
    put = field_LDST(put, value[2]);
    put = field_MARK(put, value[5]);
    put = put_ltdst(put, line, value + 2);
    put = put_guard(put, line + 1, value + 6);
    return put;
}

static const struct {
    encode_form *put;
    unsigned length;
    uint64_t word; /* the constants of the form */
} forms[] = {
    [TESLA_RED_G_ADD_NUM] = {encode_red_g_add_num, 8, 0xc0000000d0000001},
    [TESLA_RED_G_INC_NUM] = {encode_red_g_add_num, 8, 0xc0000010d0000001},
    [TESLA_RED_G_DEC_NUM] = {encode_red_g_add_num, 8, 0xc0000014d0000001},
    [TESLA_RED_G_SINC_NUM] = {encode_red_g_add_num, 8, 0xc0000010d0000001},
    [TESLA_RED_G_SDEC_NUM] = {encode_red_g_add_num, 8, 0xc0000014d0000001},
    [TESLA_RED_G_NINC_NUM] = {encode_red_g_add_num, 8, 0xc0000010d0000001},
    [TESLA_RED_G_NDEC_NUM] = {encode_red_g_add_num, 8, 0xc0000014d0000001},
    [TESLA_RED_G_MAX_NUM] = {encode_red_g_add_num, 8, 0xc0000018d0000001},
    [TESLA_RED_G_MIN_NUM] = {encode_red_g_add_num, 8, 0xc000001cd0000001},
    [TESLA_RED_G_AND_BITS] = {encode_red_g_and_bits, 8, 0xc0000028d0000001},
    [TESLA_RED_G_OR_BITS] = {encode_red_g_and_bits, 8, 0xc000002cd0000001},
    [TESLA_RED_G_XOR_BITS] = {encode_red_g_and_bits, 8, 0xc0000030d0000001},
    [TESLA_RED_EXCH_G] = {encode_red_g_and_bits, 8, 0xc0000004d0000001},
    [TESLA_RED_G_WIDE_ADD] = {encode_red_g_wide_add, 8, 0xc0800000d0000001},
    [TESLA_RED_G_WIDE_EXCH] = {encode_red_g_wide_add, 8, 0xc0800004d0000001},
    [TESLA_RED_G_NARROW_ADD_NUM] = {encode_red_g_add_num, 8, 0xc0000000d0000001},
    [TESLA_RED_G_NARROW_INC_NUM] = {encode_red_g_add_num, 8, 0xc0000010d0000001},
    [TESLA_RED_G_NARROW_DEC_NUM] = {encode_red_g_add_num, 8, 0xc0000014d0000001},
    [TESLA_RED_G_NARROW_MAX_NUM] = {encode_red_g_add_num, 8, 0xc0000018d0000001},
    [TESLA_RED_G_NARROW_MIN_NUM] = {encode_red_g_add_num, 8, 0xc000001cd0000001},
    [TESLA_RED_G_NARROW_AND_BITS] = {encode_red_g_and_bits, 8, 0xc0000028d0000001},
    [TESLA_RED_G_NARROW_OR_BITS] = {encode_red_g_and_bits, 8, 0xc000002cd0000001},
    [TESLA_RED_G_NARROW_XOR_BITS] = {encode_red_g_and_bits, 8, 0xc0000030d0000001},
    [TESLA_RED_EXCH_G_NARROW] = {encode_red_g_and_bits, 8, 0xc0000004d0000001},
    [TESLA_RED_G_KEPT_ADD_NUM] = {encode_red_g_add_num, 8, 0xc0000000d0000001},
    [TESLA_RED_G_KEPT_INC_NUM] = {encode_red_g_add_num, 8, 0xc0000010d0000001},
    [TESLA_RED_G_KEPT_DEC_NUM] = {encode_red_g_add_num, 8, 0xc0000014d0000001},
    [TESLA_RED_G_KEPT_MAX_NUM] = {encode_red_g_add_num, 8, 0xc0000018d0000001},
    [TESLA_RED_G_KEPT_MIN_NUM] = {encode_red_g_add_num, 8, 0xc000001cd0000001},
    [TESLA_RED_G_KEPT_EXCH_BITS] = {encode_red_g_and_bits, 8, 0xc0000004d0000001},
    [TESLA_RED_G_KEPT_AND_BITS] = {encode_red_g_and_bits, 8, 0xc0000028d0000001},
    [TESLA_RED_G_KEPT_OR_BITS] = {encode_red_g_and_bits, 8, 0xc000002cd0000001},
    [TESLA_RED_G_KEPT_XOR_BITS] = {encode_red_g_and_bits, 8, 0xc0000030d0000001},
    [TESLA_ATOMIC_G_ADD_NUM] = {encode_atomic_g_add_num, 8, 0xe0000000d0000001},
    [TESLA_ATOMIC_G_INC_NUM] = {encode_atomic_g_add_num, 8, 0xe0000010d0000001},
    [TESLA_ATOMIC_G_DEC_NUM] = {encode_atomic_g_add_num, 8, 0xe0000014d0000001},
    [TESLA_ATOMIC_G_SINC_NUM] = {encode_atomic_g_add_num, 8, 0xe0000010d0000001},
    [TESLA_ATOMIC_G_SDEC_NUM] = {encode_atomic_g_add_num, 8, 0xe0000014d0000001},
    [TESLA_ATOMIC_G_NINC_NUM] = {encode_atomic_g_add_num, 8, 0xe0000010d0000001},
    [TESLA_ATOMIC_G_NDEC_NUM] = {encode_atomic_g_add_num, 8, 0xe0000014d0000001},
    [TESLA_ATOMIC_G_MAX_NUM] = {encode_atomic_g_add_num, 8, 0xe0000018d0000001},
    [TESLA_ATOMIC_G_MIN_NUM] = {encode_atomic_g_add_num, 8, 0xe000001cd0000001},
    [TESLA_ATOMIC_G_AND_BITS] = {encode_atomic_g_and_bits, 8, 0xe0000028d0000001},
    [TESLA_ATOMIC_G_OR_BITS] = {encode_atomic_g_and_bits, 8, 0xe000002cd0000001},
    [TESLA_ATOMIC_G_XOR_BITS] = {encode_atomic_g_and_bits, 8, 0xe0000030d0000001},
    [TESLA_ATOMIC_G_WIDE] = {encode_atomic_g_wide, 8, 0xe0800000d0000001},
    [TESLA_ATOMIC_G_NARROW_ADD_NUM] = {encode_atomic_g_add_num, 8, 0xe0000000d0000001},
    [TESLA_ATOMIC_G_NARROW_INC_NUM] = {encode_atomic_g_add_num, 8, 0xe0000010d0000001},
    [TESLA_ATOMIC_G_NARROW_DEC_NUM] = {encode_atomic_g_add_num, 8, 0xe0000014d0000001},
    [TESLA_ATOMIC_G_NARROW_MAX_NUM] = {encode_atomic_g_add_num, 8, 0xe0000018d0000001},
    [TESLA_ATOMIC_G_NARROW_MIN_NUM] = {encode_atomic_g_add_num, 8, 0xe000001cd0000001},
    [TESLA_ATOMIC_G_NARROW_AND_BITS] = {encode_atomic_g_and_bits, 8, 0xe0000028d0000001},
    [TESLA_ATOMIC_G_NARROW_OR_BITS] = {encode_atomic_g_and_bits, 8, 0xe000002cd0000001},
    [TESLA_ATOMIC_G_NARROW_XOR_BITS] = {encode_atomic_g_and_bits, 8, 0xe0000030d0000001},
    [TESLA_ATOMIC_G_KEPT_ADD_NUM] = {encode_atomic_g_add_num, 8, 0xe0000000d0000001},
    [TESLA_ATOMIC_G_KEPT_INC_NUM] = {encode_atomic_g_add_num, 8, 0xe0000010d0000001},
    [TESLA_ATOMIC_G_KEPT_DEC_NUM] = {encode_atomic_g_add_num, 8, 0xe0000014d0000001},
    [TESLA_ATOMIC_G_KEPT_MAX_NUM] = {encode_atomic_g_add_num, 8, 0xe0000018d0000001},
    [TESLA_ATOMIC_G_KEPT_MIN_NUM] = {encode_atomic_g_add_num, 8, 0xe000001cd0000001},
    [TESLA_ATOMIC_G_KEPT_AND_BITS] = {encode_atomic_g_and_bits, 8, 0xe0000028d0000001},
    [TESLA_ATOMIC_G_KEPT_OR_BITS] = {encode_atomic_g_and_bits, 8, 0xe000002cd0000001},
    [TESLA_ATOMIC_G_KEPT_XOR_BITS] = {encode_atomic_g_and_bits, 8, 0xe0000030d0000001},
    [TESLA_ATOMIC_G_KEPT_EXCH_EXCH] = {encode_atomic_g_and_bits, 8, 0xe0000004d0000001},
    [TESLA_EXCH_G] = {encode_atomic_g_and_bits, 8, 0xe0000004d0000001},
    [TESLA_EXCH_G_NARROW] = {encode_atomic_g_and_bits, 8, 0xe0000004d0000001},
    [TESLA_EXCH_G_WIDE] = {encode_atomic_g_wide, 8, 0xe0800004d0000001},
    [TESLA_CAS_G] = {encode_cas_g, 8, 0xe0000008d0000001},
    [TESLA_CAS_G_NARROW] = {encode_cas_g, 8, 0xe0000008d0000001},
    [TESLA_CAS_G_WIDE] = {encode_cas_g_wide, 8, 0xe0800008d0000001},
    [TESLA_DISCARD] = {encode_discard, 8, 0x3},
    [TESLA_BRA] = {encode_bra, 8, 0x10000003},
    [TESLA_CALL] = {encode_call, 8, 0x20000003},
    [TESLA_RET] = {encode_discard, 8, 0x30000003},
    [TESLA_BREAKADDR] = {encode_breakaddr, 8, 0x40000003},
    [TESLA_BREAK] = {encode_discard, 8, 0x50000003},
    [TESLA_QUADON] = {encode_quadon, 8, 0x60000003},
    [TESLA_QUADPOP] = {encode_quadon, 8, 0x70000003},
    [TESLA_BAR_MASK] = {encode_bar_mask, 8, 0x80000003},
    [TESLA_BAR_ALL] = {encode_bar_all, 8, 0x400080000003},
    [TESLA_TRAP_SHORT] = {encode_quadon, 4, 0x90000002},
    [TESLA_TRAP_LONG] = {encode_quadon, 8, 0x90000003},
    [TESLA_JOINAT] = {encode_breakaddr, 8, 0xa0000003},
    [TESLA_BRKPT_SHORT] = {encode_quadon, 4, 0xb0000002},
    [TESLA_BRKPT_LONG] = {encode_discard, 8, 0xb0000003},
    [TESLA_BRA_C] = {encode_bra_c, 8, 0xc0000003},
    [TESLA_PRERET] = {encode_call, 8, 0xd0000003},
    [TESLA_VOTE_ANY] = {encode_vote_any, 8, 0x6000000010000201},
    [TESLA_VOTE_ALL] = {encode_vote_any, 8, 0x6000000010000401},
    [TESLA_EMIT_EMIT] = {encode_emit_emit, 8, 0xc0000000f0000201},
    [TESLA_EMIT_RESTART] = {encode_emit_emit, 8, 0xc0000000f0000401},
    [TESLA_NOP] = {encode_emit_emit, 8, 0xe0000000f0000001},
    [TESLA_PMEVENT] = {encode_pmevent, 8, 0xe0000004f0000001},
    [TESLA_UNKF5] = {encode_emit_emit, 8, 0xa0000000f0000001},
    [TESLA_CVT_I2I_U_FULL] = {encode_cvt_i2i_u_full, 8, 0x4000000a0000001},
    [TESLA_CVT_I2I_S_FULL] = {encode_cvt_i2i_u_full, 8, 0xc000000a0000001},
    [TESLA_CVT_I2I_U8_FULL] = {encode_cvt_i2i_u_full, 8, 0x4080000a0000001},
    [TESLA_CVT_I2I_S8_FULL] = {encode_cvt_i2i_u_full, 8, 0xc080000a0000001},
    [TESLA_CVT_I2I_U_HALF] = {encode_cvt_i2i_u_full, 8, 0xa0000001},
    [TESLA_CVT_I2I_S_HALF] = {encode_cvt_i2i_u_full, 8, 0x8000000a0000001},
    [TESLA_CVT_I2I_U8_BYTE] = {encode_cvt_i2i_u_full, 8, 0x80000a0000001},
    [TESLA_CVT_I2I_S8_BYTE] = {encode_cvt_i2i_u_full, 8, 0x8080000a0000001},
    [TESLA_CVT_I2F_F16] = {encode_cvt_i2f_f16, 8, 0x40000000a0000001},
    [TESLA_CVT_I2F_F32] = {encode_cvt_i2f_f16, 8, 0x44000000a0000001},
    [TESLA_CVT_I2F_64_U_TO] = {encode_cvt_i2f_64_u_to, 8, 0x44400000a0000001},
    [TESLA_CVT_I2F_64_S_TO] = {encode_cvt_i2f_64_u_to, 8, 0x44410000a0000001},
    [TESLA_CVT_I2F_64_U_FROM] = {encode_cvt_i2f_64_u_from, 8, 0x40404000a0000001},
    [TESLA_CVT_I2F_64_S_FROM] = {encode_cvt_i2f_64_u_from, 8, 0x40414000a0000001},
    [TESLA_CVT_I2F_64_U_BOTH] = {encode_cvt_i2f_64_u_both, 8, 0x44404000a0000001},
    [TESLA_CVT_I2F_64_S_BOTH] = {encode_cvt_i2f_64_u_both, 8, 0x44414000a0000001},
    [TESLA_CVT_F2I_U16_F16] = {encode_cvt_f2i_u16_f16, 8, 0x80000000a0000001},
    [TESLA_CVT_F2I_U16_F32] = {encode_cvt_f2i_u16_f16, 8, 0x80004000a0000001},
    [TESLA_CVT_F2I_S16_F16] = {encode_cvt_f2i_u16_f16, 8, 0x88000000a0000001},
    [TESLA_CVT_F2I_S16_F32] = {encode_cvt_f2i_u16_f16, 8, 0x88004000a0000001},
    [TESLA_CVT_F2I_U32_F16] = {encode_cvt_f2i_u16_f16, 8, 0x84000000a0000001},
    [TESLA_CVT_F2I_U32_F32] = {encode_cvt_f2i_u16_f16, 8, 0x84004000a0000001},
    [TESLA_CVT_F2I_S32_F16] = {encode_cvt_f2i_u16_f16, 8, 0x8c000000a0000001},
    [TESLA_CVT_F2I_S32_F32] = {encode_cvt_f2i_u16_f16, 8, 0x8c004000a0000001},
    [TESLA_CVT_F2I_64_U_TO] = {encode_cvt_f2i_64_u_to, 8, 0x80404000a0000001},
    [TESLA_CVT_F2I_64_S_TO] = {encode_cvt_f2i_64_u_to, 8, 0x88404000a0000001},
    [TESLA_CVT_F2I_64_U_FROM] = {encode_cvt_f2i_64_u_from, 8, 0x84400000a0000001},
    [TESLA_CVT_F2I_64_S_FROM] = {encode_cvt_f2i_64_u_from, 8, 0x8c400000a0000001},
    [TESLA_CVT_F2I_64_U_BOTH] = {encode_cvt_f2i_64_u_both, 8, 0x84404000a0000001},
    [TESLA_CVT_F2I_64_S_BOTH] = {encode_cvt_f2i_64_u_both, 8, 0x8c404000a0000001},
    [TESLA_CVT_F2F_F16_SAME] = {encode_cvt_f2f_f16_same, 8, 0xc0000000a0000001},
    [TESLA_CVT_F2F_F32_SAME] = {encode_cvt_f2f_f16_same, 8, 0xc4004000a0000001},
    [TESLA_CVT_F2F_F16_RINT] = {encode_cvt_f2f_f16_rint, 8, 0xc8000000a0000001},
    [TESLA_CVT_F2F_F32_RINT] = {encode_cvt_f2f_f16_rint, 8, 0xcc004000a0000001},
    [TESLA_CVT_F2F_F16_NARROW] = {encode_cvt_f2f_f16_narrow, 8, 0xc0004000a0000001},
    [TESLA_CVT_F2F_F16_NRINT] = {encode_cvt_f2f_f16_rint, 8, 0xc8004000a0000001},
    [TESLA_CVT_F2F_F32_WIDEN] = {encode_cvt_f2f_f16_same, 8, 0xc4000000a0000001},
    [TESLA_CVT_F2F_F32_WRINT] = {encode_cvt_f2f_f16_rint, 8, 0xcc000000a0000001},
    [TESLA_CVT_F2F_64_NARROW] = {encode_cvt_f2f_64_narrow, 8, 0xc0404000a0000001},
    [TESLA_CVT_F2F_64_SAME] = {encode_cvt_f2f_64_same, 8, 0xc4404000a0000001},
    [TESLA_CVT_F2F_64_RINT] = {encode_cvt_f2i_64_u_both, 8, 0xcc404000a0000001},
    [TESLA_CVT_F2F_64_WIDEN] = {encode_cvt_f2f_64_widen, 8, 0xc4400000a0000001},
    [TESLA_DFMA] = {encode_dfma, 8, 0x40000000e0000001},
    [TESLA_DADD] = {encode_dadd, 8, 0x60000000e0000001},
    [TESLA_DMUL] = {encode_dmul, 8, 0x80000000e0000001},
    [TESLA_DMINMAX_MIN] = {encode_dminmax_min, 8, 0xa0000000e0000001},
    [TESLA_DMINMAX_MAX] = {encode_dminmax_min, 8, 0xc0000000e0000001},
    [TESLA_DSET] = {encode_dset, 8, 0xe0000000e0000001},
    [TESLA_FADD_SHORT] = {encode_fadd_short, 4, 0xb0000000},
    [TESLA_FADD_IMM] = {encode_fadd_imm, 8, 0x3b0000001},
    [TESLA_FADD_LONG] = {encode_fadd_long, 8, 0xb0000001},
    [TESLA_FMUL_SHORT] = {encode_fmul_short, 4, 0xc0000000},
    [TESLA_FMUL_IMM] = {encode_fmul_imm, 8, 0x3c0000001},
    [TESLA_FMUL_LONG] = {encode_fmul_long, 8, 0xc0000001},
    [TESLA_FMAD_SHORT] = {encode_fmad_short, 4, 0xe0000000},
    [TESLA_FMAD_IMM] = {encode_fmad_imm, 8, 0x3e0000001},
    [TESLA_FMAD_LONG] = {encode_fmad_long, 8, 0xe0000001},
    [TESLA_FSET] = {encode_fset, 8, 0x60000000b0000001},
    [TESLA_FMINMAX_MAX] = {encode_fminmax_max, 8, 0x80000000b0000001},
    [TESLA_FMINMAX_MIN] = {encode_fminmax_max, 8, 0xa0000000b0000001},
    [TESLA_FSLCT] = {encode_fslct, 8, 0x40000000c0000001},
    [TESLA_QUADOP] = {encode_quadop, 8, 0x80000000c0000001},
    [TESLA_ADD_ADD_B16_SHORT] = {encode_add_add_b16_short, 4, 0x20000000},
    [TESLA_ADD_ADD_B32_SHORT] = {encode_add_add_b16_short, 4, 0x20008000},
    [TESLA_ADD_SUB_B16_SHORT] = {encode_add_add_b16_short, 4, 0x20400000},
    [TESLA_ADD_SUB_B32_SHORT] = {encode_add_add_b16_short, 4, 0x20408000},
    [TESLA_ADD_SUBR_B16_SHORT] = {encode_add_add_b16_short, 4, 0x30000000},
    [TESLA_ADD_SUBR_B32_SHORT] = {encode_add_add_b16_short, 4, 0x30008000},
    [TESLA_ADD_ADDC_B16_SHORT] = {encode_add_add_b16_short, 4, 0x30400000},
    [TESLA_ADD_ADDC_B32_SHORT] = {encode_add_add_b16_short, 4, 0x30408000},
    [TESLA_ADD_ADD_B16_IMM] = {encode_add_add_b16_imm, 8, 0x320000001},
    [TESLA_ADD_ADD_B32_IMM] = {encode_add_add_b16_imm, 8, 0x320008001},
    [TESLA_ADD_SUB_B16_IMM] = {encode_add_add_b16_imm, 8, 0x320400001},
    [TESLA_ADD_SUB_B32_IMM] = {encode_add_add_b16_imm, 8, 0x320408001},
    [TESLA_ADD_SUBR_B16_IMM] = {encode_add_add_b16_imm, 8, 0x330000001},
    [TESLA_ADD_SUBR_B32_IMM] = {encode_add_add_b16_imm, 8, 0x330008001},
    [TESLA_ADD_ADDC_B16_IMM] = {encode_add_add_b16_imm, 8, 0x330400001},
    [TESLA_ADD_ADDC_B32_IMM] = {encode_add_add_b16_imm, 8, 0x330408001},
    [TESLA_ADD_ADD_B16_LONG] = {encode_add_add_b16_long, 8, 0x20000001},
    [TESLA_ADD_ADD_B32_LONG] = {encode_add_add_b16_long, 8, 0x400000020000001},
    [TESLA_ADD_SUB_B16_LONG] = {encode_add_add_b16_long, 8, 0x20400001},
    [TESLA_ADD_SUB_B32_LONG] = {encode_add_add_b16_long, 8, 0x400000020400001},
    [TESLA_ADD_SUBR_B16_LONG] = {encode_add_add_b16_long, 8, 0x30000001},
    [TESLA_ADD_SUBR_B32_LONG] = {encode_add_add_b16_long, 8, 0x400000030000001},
    [TESLA_ADD_ADDC_B16_LONG] = {encode_add_addc_b16_long, 8, 0x30400001},
    [TESLA_ADD_ADDC_B32_LONG] = {encode_add_addc_b16_long, 8, 0x400000030400001},
    [TESLA_MUL16_SHORT] = {encode_mul16_short, 4, 0x40000000},
    [TESLA_MUL16_IMM] = {encode_mul16_imm, 8, 0x340000001},
    [TESLA_MUL16_LONG] = {encode_mul16_long, 8, 0x40000001},
    [TESLA_MUL24_SHORT] = {encode_mul24_short, 4, 0x40400000},
    [TESLA_MUL24_IMM] = {encode_mul24_imm, 8, 0x340400001},
    [TESLA_MUL24_LONG] = {encode_mul24_long, 8, 0x1000040000001},
    [TESLA_MUL_ADD_ADD_U16_SHORT] = {encode_mul_add_add_u16_short, 4, 0x60000000},
    [TESLA_MUL_ADD_ADD_S16_SHORT] = {encode_mul_add_add_u16_short, 4, 0x60000100},
    [TESLA_MUL_ADD_ADD_S16SAT_SHORT] = {encode_mul_add_add_u16_short, 4, 0x60008000},
    [TESLA_MUL_ADD_ADD_U24_SHORT] = {encode_mul_add_add_u16_short, 4, 0x60008100},
    [TESLA_MUL_ADD_SUB_U16_SHORT] = {encode_mul_add_add_u16_short, 4, 0x60400000},
    [TESLA_MUL_ADD_SUB_S16_SHORT] = {encode_mul_add_add_u16_short, 4, 0x60400100},
    [TESLA_MUL_ADD_SUB_S16SAT_SHORT] = {encode_mul_add_add_u16_short, 4, 0x60408000},
    [TESLA_MUL_ADD_SUB_U24_SHORT] = {encode_mul_add_add_u16_short, 4, 0x60408100},
    [TESLA_MUL_ADD_SUBR_U16_SHORT] = {encode_mul_add_add_u16_short, 4, 0x70000000},
    [TESLA_MUL_ADD_SUBR_S16_SHORT] = {encode_mul_add_add_u16_short, 4, 0x70000100},
    [TESLA_MUL_ADD_SUBR_S16SAT_SHORT] = {encode_mul_add_add_u16_short, 4, 0x70008000},
    [TESLA_MUL_ADD_SUBR_U24_SHORT] = {encode_mul_add_add_u16_short, 4, 0x70008100},
    [TESLA_MUL_ADD_ADDC_U16_SHORT] = {encode_mul_add_add_u16_short, 4, 0x70400000},
    [TESLA_MUL_ADD_ADDC_S16_SHORT] = {encode_mul_add_add_u16_short, 4, 0x70400100},
    [TESLA_MUL_ADD_ADDC_S16SAT_SHORT] = {encode_mul_add_add_u16_short, 4, 0x70408000},
    [TESLA_MUL_ADD_ADDC_U24_SHORT] = {encode_mul_add_add_u16_short, 4, 0x70408100},
    [TESLA_MUL_ADD_ADD_U16_IMM] = {encode_mul_add_add_u16_imm, 8, 0x360000001},
    [TESLA_MUL_ADD_ADD_S16_IMM] = {encode_mul_add_add_u16_imm, 8, 0x360000101},
    [TESLA_MUL_ADD_ADD_S16SAT_IMM] = {encode_mul_add_add_u16_imm, 8, 0x360008001},
    [TESLA_MUL_ADD_ADD_U24_IMM] = {encode_mul_add_add_u16_imm, 8, 0x360008101},
    [TESLA_MUL_ADD_SUB_U16_IMM] = {encode_mul_add_add_u16_imm, 8, 0x360400001},
    [TESLA_MUL_ADD_SUB_S16_IMM] = {encode_mul_add_add_u16_imm, 8, 0x360400101},
    [TESLA_MUL_ADD_SUB_S16SAT_IMM] = {encode_mul_add_add_u16_imm, 8, 0x360408001},
    [TESLA_MUL_ADD_SUB_U24_IMM] = {encode_mul_add_add_u16_imm, 8, 0x360408101},
    [TESLA_MUL_ADD_SUBR_U16_IMM] = {encode_mul_add_add_u16_imm, 8, 0x370000001},
    [TESLA_MUL_ADD_SUBR_S16_IMM] = {encode_mul_add_add_u16_imm, 8, 0x370000101},
    [TESLA_MUL_ADD_SUBR_S16SAT_IMM] = {encode_mul_add_add_u16_imm, 8, 0x370008001},
    [TESLA_MUL_ADD_SUBR_U24_IMM] = {encode_mul_add_add_u16_imm, 8, 0x370008101},
    [TESLA_MUL_ADD_ADDC_U16_IMM] = {encode_mul_add_add_u16_imm, 8, 0x370400001},
    [TESLA_MUL_ADD_ADDC_S16_IMM] = {encode_mul_add_add_u16_imm, 8, 0x370400101},
    [TESLA_MUL_ADD_ADDC_S16SAT_IMM] = {encode_mul_add_add_u16_imm, 8, 0x370408001},
    [TESLA_MUL_ADD_ADDC_U24_IMM] = {encode_mul_add_add_u16_imm, 8, 0x370408101},
    [TESLA_MUL_ADD_ADD_U16_LONG] = {encode_mul_add_add_u16_long, 8, 0x60000001},
    [TESLA_MUL_ADD_ADD_S16_LONG] = {encode_mul_add_add_u16_long, 8, 0x2000000060000001},
    [TESLA_MUL_ADD_ADD_S16SAT_LONG] = {encode_mul_add_add_u16_long, 8, 0x4000000060000001},
    [TESLA_MUL_ADD_ADD_U24_LONG] = {encode_mul_add_add_u16_long, 8, 0x6000000060000001},
    [TESLA_MUL_ADD_ADD_S24_LONG] = {encode_mul_add_add_u16_long, 8, 0x8000000060000001},
    [TESLA_MUL_ADD_ADD_S24SAT_LONG] = {encode_mul_add_add_u16_long, 8, 0xa000000060000001},
    [TESLA_MUL_ADD_ADD_U24HIGH_LONG] = {encode_mul_add_add_u16_long, 8, 0xc000000060000001},
    [TESLA_MUL_ADD_ADD_S24HIGH_LONG] = {encode_mul_add_add_u16_long, 8, 0xe000000060000001},
    [TESLA_MUL_ADD_ADD_S24HIGHSAT_LONG] = {encode_mul_add_add_u16_long, 8, 0x70000001},
    [TESLA_MUL_ADD_SUB_U16_LONG] = {encode_mul_add_add_u16_long, 8, 0x400000060000001},
    [TESLA_MUL_ADD_SUB_S16_LONG] = {encode_mul_add_add_u16_long, 8, 0x2400000060000001},
    [TESLA_MUL_ADD_SUB_S16SAT_LONG] = {encode_mul_add_add_u16_long, 8, 0x4400000060000001},
    [TESLA_MUL_ADD_SUB_U24_LONG] = {encode_mul_add_add_u16_long, 8, 0x6400000060000001},
    [TESLA_MUL_ADD_SUB_S24_LONG] = {encode_mul_add_add_u16_long, 8, 0x8400000060000001},
    [TESLA_MUL_ADD_SUB_S24SAT_LONG] = {encode_mul_add_add_u16_long, 8, 0xa400000060000001},
    [TESLA_MUL_ADD_SUB_U24HIGH_LONG] = {encode_mul_add_add_u16_long, 8, 0xc400000060000001},
    [TESLA_MUL_ADD_SUB_S24HIGH_LONG] = {encode_mul_add_add_u16_long, 8, 0xe400000060000001},
    [TESLA_MUL_ADD_SUB_S24HIGHSAT_LONG] = {encode_mul_add_add_u16_long, 8, 0x400000070000001},
    [TESLA_MUL_ADD_SUBR_U16_LONG] = {encode_mul_add_add_u16_long, 8, 0x800000060000001},
    [TESLA_MUL_ADD_SUBR_S16_LONG] = {encode_mul_add_add_u16_long, 8, 0x2800000060000001},
    [TESLA_MUL_ADD_SUBR_S16SAT_LONG] = {encode_mul_add_add_u16_long, 8, 0x4800000060000001},
    [TESLA_MUL_ADD_SUBR_U24_LONG] = {encode_mul_add_add_u16_long, 8, 0x6800000060000001},
    [TESLA_MUL_ADD_SUBR_S24_LONG] = {encode_mul_add_add_u16_long, 8, 0x8800000060000001},
    [TESLA_MUL_ADD_SUBR_S24SAT_LONG] = {encode_mul_add_add_u16_long, 8, 0xa800000060000001},
    [TESLA_MUL_ADD_SUBR_U24HIGH_LONG] = {encode_mul_add_add_u16_long, 8, 0xc800000060000001},
    [TESLA_MUL_ADD_SUBR_S24HIGH_LONG] = {encode_mul_add_add_u16_long, 8, 0xe800000060000001},
    [TESLA_MUL_ADD_SUBR_S24HIGHSAT_LONG] = {encode_mul_add_add_u16_long, 8, 0x800000070000001},
    [TESLA_MUL_ADD_ADDC_U16_LONG] = {encode_mul_add_addc_u16_long, 8, 0xc00000060000001},
    [TESLA_MUL_ADD_ADDC_S16_LONG] = {encode_mul_add_addc_u16_long, 8, 0x2c00000060000001},
    [TESLA_MUL_ADD_ADDC_S16SAT_LONG] = {encode_mul_add_addc_u16_long, 8, 0x4c00000060000001},
    [TESLA_MUL_ADD_ADDC_U24_LONG] = {encode_mul_add_addc_u16_long, 8, 0x6c00000060000001},
    [TESLA_MUL_ADD_ADDC_S24_LONG] = {encode_mul_add_addc_u16_long, 8, 0x8c00000060000001},
    [TESLA_MUL_ADD_ADDC_S24SAT_LONG] = {encode_mul_add_addc_u16_long, 8, 0xac00000060000001},
    [TESLA_MUL_ADD_ADDC_U24HIGH_LONG] = {encode_mul_add_addc_u16_long, 8, 0xcc00000060000001},
    [TESLA_MUL_ADD_ADDC_S24HIGH_LONG] = {encode_mul_add_addc_u16_long, 8, 0xec00000060000001},
    [TESLA_MUL_ADD_ADDC_S24HIGHSAT_LONG] = {encode_mul_add_addc_u16_long, 8, 0xc00000070000001},
    [TESLA_MUL_ADD_AGAIN_ADD] = {encode_mul_add_again_add, 8, 0x70000001},
    [TESLA_MUL_ADD_AGAIN_SUB] = {encode_mul_add_again_add, 8, 0x400000070000001},
    [TESLA_MUL_ADD_AGAIN_SUBR] = {encode_mul_add_again_add, 8, 0x800000070000001},
    [TESLA_MUL_ADD_AGAIN_ADDC] = {encode_mul_add_again_addc, 8, 0xc00000070000001},
    [TESLA_SAD_U16_SHORT] = {encode_sad_u16_short, 4, 0x50000000},
    [TESLA_SAD_S16_SHORT] = {encode_sad_u16_short, 4, 0x50000100},
    [TESLA_SAD_U32_SHORT] = {encode_sad_u16_short, 4, 0x50008000},
    [TESLA_SAD_S32_SHORT] = {encode_sad_u16_short, 4, 0x50008100},
    [TESLA_SAD_U16_LONG] = {encode_mul_add_add_u16_long, 8, 0x50000001},
    [TESLA_SAD_S16_LONG] = {encode_mul_add_add_u16_long, 8, 0x800000050000001},
    [TESLA_SAD_U32_LONG] = {encode_mul_add_add_u16_long, 8, 0x400000050000001},
    [TESLA_SAD_S32_LONG] = {encode_mul_add_add_u16_long, 8, 0xc00000050000001},
    [TESLA_MINMAX_MAX_U16] = {encode_minmax_max_u16, 8, 0x8000000030000001},
    [TESLA_MINMAX_MAX_S16] = {encode_minmax_max_u16, 8, 0x8800000030000001},
    [TESLA_MINMAX_MAX_U32] = {encode_minmax_max_u16, 8, 0x8400000030000001},
    [TESLA_MINMAX_MAX_S32] = {encode_minmax_max_u16, 8, 0x8c00000030000001},
    [TESLA_MINMAX_MIN_U16] = {encode_minmax_max_u16, 8, 0xa000000030000001},
    [TESLA_MINMAX_MIN_S16] = {encode_minmax_max_u16, 8, 0xa800000030000001},
    [TESLA_MINMAX_MIN_U32] = {encode_minmax_max_u16, 8, 0xa400000030000001},
    [TESLA_MINMAX_MIN_S32] = {encode_minmax_max_u16, 8, 0xac00000030000001},
    [TESLA_SET_U16] = {encode_set_u16, 8, 0x6000000030000001},
    [TESLA_SET_S16] = {encode_set_u16, 8, 0x6800000030000001},
    [TESLA_SET_U32] = {encode_set_u16, 8, 0x6400000030000001},
    [TESLA_SET_S32] = {encode_set_u16, 8, 0x6c00000030000001},
    [TESLA_LOGOP_IMM_AND] = {encode_logop_imm_and, 8, 0x3d0000001},
    [TESLA_LOGOP_IMM_OR] = {encode_logop_imm_and, 8, 0x3d0000101},
    [TESLA_LOGOP_IMM_XOR] = {encode_logop_imm_and, 8, 0x3d0008001},
    [TESLA_LOGOP_IMM_MOV2] = {encode_logop_imm_and, 8, 0x3d0008101},
    [TESLA_LOGOP_AND_B16] = {encode_logop_and_b16, 8, 0xd0000001},
    [TESLA_LOGOP_AND_B32] = {encode_logop_and_b16, 8, 0x4000000d0000001},
    [TESLA_LOGOP_OR_B16] = {encode_logop_and_b16, 8, 0x4000d0000001},
    [TESLA_LOGOP_OR_B32] = {encode_logop_and_b16, 8, 0x4004000d0000001},
    [TESLA_LOGOP_XOR_B16] = {encode_logop_and_b16, 8, 0x8000d0000001},
    [TESLA_LOGOP_XOR_B32] = {encode_logop_and_b16, 8, 0x4008000d0000001},
    [TESLA_LOGOP_MOV2_B16] = {encode_logop_and_b16, 8, 0xc000d0000001},
    [TESLA_LOGOP_MOV2_B32] = {encode_logop_and_b16, 8, 0x400c000d0000001},
    [TESLA_SHL_B16_REG] = {encode_minmax_max_u16, 8, 0xc000000030000001},
    [TESLA_SHL_B32_REG] = {encode_minmax_max_u16, 8, 0xc400000030000001},
    [TESLA_SHL_B16_CNT] = {encode_shl_b16_cnt, 8, 0xc010000030000001},
    [TESLA_SHL_B32_CNT] = {encode_shl_b16_cnt, 8, 0xc410000030000001},
    [TESLA_SHR_U16_REG] = {encode_minmax_max_u16, 8, 0xe000000030000001},
    [TESLA_SHR_S16_REG] = {encode_minmax_max_u16, 8, 0xe800000030000001},
    [TESLA_SHR_U32_REG] = {encode_minmax_max_u16, 8, 0xe400000030000001},
    [TESLA_SHR_S32_REG] = {encode_minmax_max_u16, 8, 0xec00000030000001},
    [TESLA_SHR_U16_CNT] = {encode_shl_b16_cnt, 8, 0xe010000030000001},
    [TESLA_SHR_S16_CNT] = {encode_shl_b16_cnt, 8, 0xe810000030000001},
    [TESLA_SHR_U32_CNT] = {encode_shl_b16_cnt, 8, 0xe410000030000001},
    [TESLA_SHR_S32_CNT] = {encode_shl_b16_cnt, 8, 0xec10000030000001},
    [TESLA_LD_A] = {encode_ld_a, 8, 0x420000000000001},
    [TESLA_ST_O] = {encode_st_o, 8, 0x80c0000000000001},
    [TESLA_LD_C_U8_FULL] = {encode_ld_c_u8_full, 8, 0x2400000010000001},
    [TESLA_LD_C_U16_FULL] = {encode_ld_c_u16_full, 8, 0x2400400010000001},
    [TESLA_LD_C_S16_FULL] = {encode_ld_c_u16_full, 8, 0x2400800010000001},
    [TESLA_LD_C_B32_FULL] = {encode_ld_c_b32_full, 8, 0x2400c00010000001},
    [TESLA_LD_C_U8_HALF] = {encode_ld_c_u8_full, 8, 0x2000000010000001},
    [TESLA_LD_C_U16_HALF] = {encode_ld_c_u16_full, 8, 0x2000400010000001},
    [TESLA_LD_C_S16_HALF] = {encode_ld_c_u16_full, 8, 0x2000800010000001},
    [TESLA_LD_C_B32_HALF] = {encode_ld_c_b32_full, 8, 0x2000c00010000001},
    [TESLA_LD_S_U8_FULL] = {encode_ld_s_u8_full, 8, 0x4400000010000001},
    [TESLA_LD_S_U16_FULL] = {encode_ld_s_u16_full, 8, 0x4400400010000001},
    [TESLA_LD_S_S16_FULL] = {encode_ld_s_u16_full, 8, 0x4400800010000001},
    [TESLA_LD_S_U8_HALF] = {encode_ld_s_u8_full, 8, 0x4000000010000001},
    [TESLA_LD_S_U16_HALF] = {encode_ld_s_u16_full, 8, 0x4000400010000001},
    [TESLA_LD_S_S16_HALF] = {encode_ld_s_u16_full, 8, 0x4000800010000001},
    [TESLA_LD_S_B32_FULL] = {encode_ld_s_b32_full, 8, 0x4400c00010000001},
    [TESLA_LD_S_B32_HALF] = {encode_ld_s_b32_full, 8, 0x4000c00010000001},
    [TESLA_LD_S_LOCK_FULL] = {encode_ld_s_lock_full, 8, 0x4480c04010000001},
    [TESLA_LD_S_LOCK_HALF] = {encode_ld_s_lock_full, 8, 0x4080c04010000001},
    [TESLA_ST_S_HALF_B8] = {encode_st_s_half_b8, 8, 0xe040000000000001},
    [TESLA_ST_S_FULL_B8] = {encode_st_s_half_b8, 8, 0xe060000000000001},
    [TESLA_ST_S_HALF_B16] = {encode_st_s_half_b16, 8, 0xe000000000000001},
    [TESLA_ST_S_FULL_B16] = {encode_st_s_half_b16, 8, 0xe020000000000001},
    [TESLA_ST_S_HALF_B32] = {encode_st_s_half_b32, 8, 0xe400000000000001},
    [TESLA_ST_S_FULL_B32] = {encode_st_s_half_b32, 8, 0xe420000000000001},
    [TESLA_ST_S_HALF_UNLOCK] = {encode_st_s_half_b32, 8, 0xe480000000000001},
    [TESLA_ST_S_FULL_UNLOCK] = {encode_st_s_half_b32, 8, 0xe4a0000000000001},
    [TESLA_LD_L_U8] = {encode_ld_l_u8, 8, 0x40000000d0000001},
    [TESLA_LD_L_S8] = {encode_ld_l_u8, 8, 0x40200000d0000001},
    [TESLA_LD_L_U16] = {encode_ld_l_u8, 8, 0x40400000d0000001},
    [TESLA_LD_L_S16] = {encode_ld_l_u8, 8, 0x40600000d0000001},
    [TESLA_LD_L_B64] = {encode_ld_l_u8, 8, 0x40800000d0000001},
    [TESLA_LD_L_B128] = {encode_ld_l_u8, 8, 0x40a00000d0000001},
    [TESLA_LD_L_B32] = {encode_ld_l_u8, 8, 0x40c00000d0000001},
    [TESLA_ST_L_U8] = {encode_st_l_u8, 8, 0x60000000d0000001},
    [TESLA_ST_L_S8] = {encode_st_l_u8, 8, 0x60200000d0000001},
    [TESLA_ST_L_U16] = {encode_st_l_u8, 8, 0x60400000d0000001},
    [TESLA_ST_L_S16] = {encode_st_l_u8, 8, 0x60600000d0000001},
    [TESLA_ST_L_B64] = {encode_st_l_u8, 8, 0x60800000d0000001},
    [TESLA_ST_L_B128] = {encode_st_l_u8, 8, 0x60a00000d0000001},
    [TESLA_ST_L_B32] = {encode_st_l_u8, 8, 0x60c00000d0000001},
    [TESLA_LD_G_U8] = {encode_ld_g_u8, 8, 0x80000000d0000001},
    [TESLA_LD_G_S8] = {encode_ld_g_u8, 8, 0x80200000d0000001},
    [TESLA_LD_G_U16] = {encode_ld_g_u8, 8, 0x80400000d0000001},
    [TESLA_LD_G_S16] = {encode_ld_g_u8, 8, 0x80600000d0000001},
    [TESLA_LD_G_B64] = {encode_ld_g_u8, 8, 0x80800000d0000001},
    [TESLA_LD_G_B128] = {encode_ld_g_u8, 8, 0x80a00000d0000001},
    [TESLA_LD_G_B32] = {encode_ld_g_u8, 8, 0x80c00000d0000001},
    [TESLA_ST_G_U8] = {encode_red_g_wide_add, 8, 0xa0000000d0000001},
    [TESLA_ST_G_S8] = {encode_red_g_wide_add, 8, 0xa0200000d0000001},
    [TESLA_ST_G_U16] = {encode_red_g_wide_add, 8, 0xa0400000d0000001},
    [TESLA_ST_G_S16] = {encode_red_g_wide_add, 8, 0xa0600000d0000001},
    [TESLA_ST_G_B64] = {encode_red_g_wide_add, 8, 0xa0800000d0000001},
    [TESLA_ST_G_B128] = {encode_red_g_wide_add, 8, 0xa0a00000d0000001},
    [TESLA_ST_G_B32] = {encode_red_g_wide_add, 8, 0xa0c00000d0000001},
    [TESLA_MOV_B16_SHORT] = {encode_mov_b16_short, 4, 0x10000000},
    [TESLA_MOV_B32_SHORT] = {encode_mov_b16_short, 4, 0x10008000},
    [TESLA_MOV_B16_IMM] = {encode_mov_b16_imm, 8, 0x310000001},
    [TESLA_MOV_B32_IMM] = {encode_mov_b16_imm, 8, 0x310008001},
    [TESLA_MOV_B16_LONG] = {encode_mov_b16_long, 8, 0x10000001},
    [TESLA_MOV_B32_LONG] = {encode_mov_b16_long, 8, 0x400000010000001},
    [TESLA_MOV_R_C] = {encode_mov_r_c, 8, 0x2000000000000001},
    [TESLA_MOV_C_R] = {encode_mov_c_r, 8, 0xa000000000000001},
    [TESLA_MOV_R_A] = {encode_mov_r_a, 8, 0x4000000000000001},
    [TESLA_MOV_R_SR] = {encode_mov_r_sr, 8, 0x6000000000000001},
    [TESLA_SHL_A] = {encode_shl_a, 8, 0xc000000000000001},
    [TESLA_ADD_A] = {encode_add_a, 8, 0x20000000d0000001},
    [TESLA_RCP_SHORT] = {encode_rcp_short, 4, 0x90000000},
    [TESLA_RCP_LONG] = {encode_rcp_long, 8, 0x90000001},
    [TESLA_SFU_RSQRT] = {encode_rcp_long, 8, 0x4000000090000001},
    [TESLA_SFU_LG2] = {encode_rcp_long, 8, 0x6000000090000001},
    [TESLA_SINCOS_SIN] = {encode_sincos_sin, 8, 0x8000000090000001},
    [TESLA_SINCOS_COS] = {encode_sincos_sin, 8, 0xa000000090000001},
    [TESLA_EX2] = {encode_ex2, 8, 0xc000000090000001},
    [TESLA_PRE_PRESIN] = {encode_pre_presin, 8, 0xc0000000b0000001},
    [TESLA_PRE_PREEX2] = {encode_pre_presin, 8, 0xc0004000b0000001},
    [TESLA_INTERP_PLAIN_SHORT] = {encode_interp_plain_short, 4, 0x80000000},
    [TESLA_INTERP_CENT_SHORT] = {encode_interp_plain_short, 4, 0x81000000},
    [TESLA_INTERP_FLAT_SHORT] = {encode_interp_plain_short, 4, 0x80000100},
    [TESLA_INTERP_PLAIN_SMUL] = {encode_interp_plain_smul, 4, 0x82000000},
    [TESLA_INTERP_CENT_SMUL] = {encode_interp_plain_smul, 4, 0x83000000},
    [TESLA_INTERP_PLAIN_LONG] = {encode_interp_plain_long, 8, 0x80000001},
    [TESLA_INTERP_CENT_LONG] = {encode_interp_plain_long, 8, 0x1000080000001},
    [TESLA_INTERP_FLAT_LONG] = {encode_interp_plain_long, 8, 0x4000080000001},
    [TESLA_INTERP_PLAIN_MUL] = {encode_interp_plain_mul, 8, 0x2000080000001},
    [TESLA_INTERP_CENT_MUL] = {encode_interp_plain_mul, 8, 0x3000080000001},
    [TESLA_TEX_TEXAUTO_SHORT] = {encode_tex_texauto_short, 4, 0xf0000000},
    [TESLA_TEX_TEXAUTO_LONG] = {encode_tex_texauto_long, 8, 0xf0000001},
    [TESLA_TEX_TEXBIAS_LONG] = {encode_tex_texauto_long, 8, 0x20000000f0000001},
    [TESLA_TEX_TEXLOD_LONG] = {encode_tex_texauto_long, 8, 0x40000000f0000001},
    [TESLA_TEXFETCH_SHORT] = {encode_tex_texauto_short, 4, 0xf1000000},
    [TESLA_TEXFETCH_LONG] = {encode_tex_texauto_long, 8, 0xf1000001},
    [TESLA_TEX_CUBE_TEXAUTO] = {encode_tex_cube_texauto, 8, 0xf8000001},
    [TESLA_TEX_CUBE_TEXBIAS] = {encode_tex_cube_texauto, 8, 0x20000000f8000001},
    [TESLA_TEX_CUBE_TEXLOD] = {encode_tex_cube_texauto, 8, 0x40000000f8000001},
    [TESLA_TEX_CUBE_TEXGATHER] = {encode_tex_cube_texauto, 8, 0x80000000f9000001},
    [TESLA_TEXGATHER_TEXGATHER] = {encode_tex_texauto_long, 8, 0x80000000f1000001},
    [TESLA_TEXGATHER_TEXCSAA] = {encode_tex_texauto_long, 8, 0x80000000f0000001},
    [TESLA_TEXSIZE] = {encode_texsize, 8, 0x60000000f0000001},
    [TESLA_TEXPREP] = {encode_tex_cube_texauto, 8, 0x60010000f8000001},
    [TESLA_TEXQUERYLOD_PLAIN] = {encode_tex_cube_texauto, 8, 0x60020000f0000001},
    [TESLA_TEXQUERYLOD_CUBE] = {encode_tex_cube_texauto, 8, 0x60020000f8000001},
};

int tesla_encode(const struct isadora_context *c, const struct isadora_insn *in, uint8_t *bytes,
    size_t size)
{
    (void)c;
    if (in->form >= sizeof forms / sizeof *forms)
        return ISADORA_BAD_INSN;
    const unsigned length = forms[in->form].length;
    struct put put = {.word = forms[in->form].word};
    put = forms[in->form].put(put, in->line, in->value);
    if (put.wrong)
        return ISADORA_BAD_INSN;
    if (size < length)
        return ISADORA_NO_SPACE;
    const uint64_t word = put.word ^ in->mask.half[0];
    for (unsigned i = 0; i < length; i++)
        bytes[i] = (uint8_t)(word >> 8 * i);
    return (int)length;
}
