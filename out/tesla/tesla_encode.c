/* Generated from the description tesla by gen/emit/encode. Do not edit. */
#include <isadora/tesla.h>

/* A word as far as it is known. `wrong` is not 0 when a value or the number of an alternative
 * is too large. */
struct put {
    uint64_t word;
    uint64_t wrong;
};

typedef struct put encode_form(struct put put, const uint8_t *line, const uint64_t *value);

#define PART(name) \
    static struct put name(struct put put, const uint8_t *line, const uint64_t *value)
#define START (void)put; (void)line; (void)value;
#define F(field, slot) put = field_##field(put, value[slot]);
#define SET(half, bits) put.half |= bits;
#define CALL(name, choice, slot) put = name(put, line + (choice), value + (slot));
#define ONLY(choice, number) put.wrong |= line[choice] ^ number##u;
#define NONE put.wrong = 1;

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

PART(put_guard)
{
    START
    switch (line[0]) {
    case 0: SET(word, 0x78000000000) break;
    case 1: break;
    case 2: F(PRED, 0) F(COND, 1) break;
    default: NONE
    }
    return put;
}

PART(encode_red_g_add_num)
{
    START
    F(ATYPE, 0) F(GSPACE, 1) F(LSRC, 2) F(LDST, 3) F(MARK, 4) CALL(put_guard, 0, 5)
    return put;
}

PART(encode_red_g_and_bits)
{
    START
    F(BTYPE, 0) F(GSPACE, 1) F(LSRC, 2) F(LDST, 3) F(MARK, 4) CALL(put_guard, 0, 5)
    return put;
}

PART(encode_red_g_wide_add)
{
    START
    F(GSPACE, 0) F(LSRC, 1) F(MARK, 3) F(LDST, 2) ONLY(0, 0) CALL(put_guard, 1, 4)
    return put;
}

PART(encode_atomic_g_add_num)
{
    START
    F(ATYPE, 0) F(LDST, 1) F(GSPACE2, 2) F(LSRC, 3) F(LSRC2, 4) F(MARK, 5) CALL(put_guard, 0, 6)
    return put;
}

PART(encode_atomic_g_and_bits)
{
    START
    F(BTYPE, 0) F(LDST, 1) F(GSPACE2, 2) F(LSRC, 3) F(LSRC2, 4) F(MARK, 5) CALL(put_guard, 0, 6)
    return put;
}

PART(encode_atomic_g_wide)
{
    START
    F(GSPACE2, 1) F(LSRC, 2) F(MARK, 4) F(LDST, 0) F(LSRC2, 3) ONLY(0, 0) ONLY(1, 0)
        CALL(put_guard, 2, 5)
    return put;
}

PART(encode_cas_g)
{
    START
    F(BTYPE, 0) F(LDST, 1) F(GSPACE2, 2) F(LSRC, 3) F(LSRC2, 4) F(LSRC3, 5) F(MARK, 6)
        CALL(put_guard, 0, 7)
    return put;
}

PART(encode_cas_g_wide)
{
    START
    F(GSPACE2, 1) F(LSRC, 2) F(MARK, 5) F(LDST, 0) F(LSRC2, 3) F(LSRC3, 4) ONLY(0, 0) ONLY(1, 0)
        ONLY(2, 0) CALL(put_guard, 3, 6)
    return put;
}

PART(encode_discard)
{
    START
    CALL(put_guard, 0, 0)
    return put;
}

PART(encode_bra)
{
    START
    F(TARGET, 0) CALL(put_guard, 0, 1)
    return put;
}

PART(encode_call)
{
    START
    F(LIM, 0) F(TARGET, 1)
    return put;
}

PART(encode_breakaddr)
{
    START
    F(TARGET, 0)
    return put;
}

PART(encode_quadon)
{
    START
    return put;
}

PART(encode_bar_mask)
{
    START
    F(BINC, 0) F(BWAIT, 1) F(BAR, 2) F(BARMASK, 3)
    return put;
}

PART(encode_bar_all)
{
    START
    F(BINC, 0) F(BWAIT, 1) F(BAR, 2)
    return put;
}

PART(put_at0)
{
    START
    switch (line[0]) {
    case 0: F(OFF8, 0) break;
    case 1: F(AREG, 1) break;
    case 2: F(AREG, 1) F(OFF8, 0) break;
    default: NONE
    }
    return put;
}

PART(encode_bra_c)
{
    START
    F(LIM, 0) F(CSPACE, 1) CALL(put_at0, 0, 2)
    return put;
}

PART(encode_vote_any)
{
    START
    F(CDST, 0) F(MARK, 1) CALL(put_guard, 0, 2)
    return put;
}

PART(encode_emit_emit)
{
    START
    F(MARK, 0) CALL(put_guard, 0, 1)
    return put;
}

PART(encode_pmevent)
{
    START
    F(PM, 0) F(MARK, 1) CALL(put_guard, 0, 2)
    return put;
}

PART(put_mcdst)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(word, 0x4000000000) F(CDST, 0) break;
    default: NONE
    }
    return put;
}

PART(put_ll_dst)
{
    START
    switch (line[0]) {
    case 0: F(LDST, 0) break;
    case 1: SET(word, 0x800000000) F(OOFF, 1) break;
    case 2: SET(word, 0x8000001fc) break;
    default: NONE
    }
    return put;
}

PART(put_at)
{
    START
    switch (line[0]) {
    case 0: F(LSOFF, 0) break;
    case 1: F(AREG, 1) break;
    case 2: F(AREG, 1) F(LSOFF, 0) break;
    case 3: SET(word, 0x2000000) F(AREG, 1) F(LSOFF, 0) break;
    default: NONE
    }
    return put;
}

PART(put_at0_of_cvt_i2i_u_full)
{
    START
    switch (line[0]) {
    case 0: F(LAOFF, 1) break;
    case 1: F(AREG, 0) break;
    case 2: F(AREG, 0) F(LAOFF, 1) break;
    default: NONE
    }
    return put;
}

PART(put_l_src)
{
    START
    switch (line[0]) {
    case 0: F(LSRC, 0) break;
    case 1: SET(word, 0x20000000000000) CALL(put_at, 1, 1) break;
    case 2: SET(word, 0x20000000004000) CALL(put_at, 2, 1) break;
    case 3: SET(word, 0x20000000008000) CALL(put_at, 3, 1) break;
    case 4: SET(word, 0x2000000000c000) CALL(put_at, 4, 1) break;
    case 5: SET(word, 0x20000000000000) F(LAOFF, 3) break;
    case 6: SET(word, 0x1800000) CALL(put_at0_of_cvt_i2i_u_full, 5, 2) break;
    default: NONE
    }
    return put;
}

PART(put_cvt_int)
{
    START
    switch (line[0]) {
    case 0: F(CHALF, 0) CALL(put_l_src, 1, 1) break;
    case 1: F(CWORD, 5) CALL(put_l_src, 7, 1) break;
    case 2: F(CREG, 6) F(LSRC, 1) break;
    default: NONE
    }
    return put;
}

PART(encode_cvt_i2i_u_full)
{
    START
    F(ONEG, 0) F(LABS1, 1) F(MARK, 12) CALL(put_mcdst, 0, 2) CALL(put_ll_dst, 1, 3)
        CALL(put_cvt_int, 2, 5) CALL(put_guard, 15, 13)
    return put;
}

PART(encode_cvt_i2f_f16)
{
    START
    F(ONEG, 0) F(LABS1, 1) F(CSAT, 2) F(CRND, 3) F(MARK, 14) CALL(put_mcdst, 0, 4)
        CALL(put_ll_dst, 1, 5) CALL(put_cvt_int, 2, 7) CALL(put_guard, 15, 15)
    return put;
}

PART(encode_cvt_i2f_64_u_to)
{
    START
    F(ONEG, 0) F(LABS1, 1) F(CSAT, 2) F(CRND, 3) F(MARK, 10) F(LDST, 5) ONLY(1, 0)
        CALL(put_mcdst, 0, 4) CALL(put_l_src, 2, 6) CALL(put_guard, 8, 11)
    return put;
}

PART(encode_cvt_i2f_64_u_from)
{
    START
    F(ONEG, 0) F(LABS1, 1) F(CSAT, 2) F(CRND, 3) F(MARK, 8) F(LSRC, 7) ONLY(2, 0)
        CALL(put_mcdst, 0, 4) CALL(put_ll_dst, 1, 5) CALL(put_guard, 3, 9)
    return put;
}

PART(encode_cvt_i2f_64_u_both)
{
    START
    F(ONEG, 0) F(LABS1, 1) F(CSAT, 2) F(CRND, 3) F(MARK, 7) F(LDST, 5) F(LSRC, 6) ONLY(1, 0)
        ONLY(2, 0) CALL(put_mcdst, 0, 4) CALL(put_guard, 3, 8)
    return put;
}

PART(encode_cvt_f2i_u16_f16)
{
    START
    F(ONEG, 0) F(LABS1, 1) F(IRND, 2) F(MARK, 10) CALL(put_mcdst, 0, 3) CALL(put_ll_dst, 1, 4)
        CALL(put_l_src, 2, 6) CALL(put_guard, 8, 11)
    return put;
}

PART(encode_cvt_f2i_64_u_to)
{
    START
    F(ONEG, 0) F(LABS1, 1) F(IRND, 2) F(MARK, 7) F(LSRC, 6) ONLY(2, 0) CALL(put_mcdst, 0, 3)
        CALL(put_ll_dst, 1, 4) CALL(put_guard, 3, 8)
    return put;
}

PART(encode_cvt_f2i_64_u_from)
{
    START
    F(ONEG, 0) F(LABS1, 1) F(IRND, 2) F(MARK, 9) F(LDST, 4) ONLY(1, 0) CALL(put_mcdst, 0, 3)
        CALL(put_l_src, 2, 5) CALL(put_guard, 8, 10)
    return put;
}

PART(encode_cvt_f2i_64_u_both)
{
    START
    F(ONEG, 0) F(LABS1, 1) F(IRND, 2) F(MARK, 6) F(LDST, 4) F(LSRC, 5) ONLY(1, 0) ONLY(2, 0)
        CALL(put_mcdst, 0, 3) CALL(put_guard, 3, 7)
    return put;
}

PART(encode_cvt_f2f_f16_same)
{
    START
    F(ONEG, 0) F(LABS1, 1) F(CSAT, 2) F(MARK, 10) CALL(put_mcdst, 0, 3) CALL(put_ll_dst, 1, 4)
        CALL(put_l_src, 2, 6) CALL(put_guard, 8, 11)
    return put;
}

PART(encode_cvt_f2f_f16_rint)
{
    START
    F(ONEG, 0) F(LABS1, 1) F(CSAT, 2) F(IRND, 3) F(MARK, 11) CALL(put_mcdst, 0, 4)
        CALL(put_ll_dst, 1, 5) CALL(put_l_src, 2, 7) CALL(put_guard, 8, 12)
    return put;
}

PART(encode_cvt_f2f_f16_narrow)
{
    START
    F(ONEG, 0) F(LABS1, 1) F(CSAT, 2) F(CRND, 3) F(MARK, 11) CALL(put_mcdst, 0, 4)
        CALL(put_ll_dst, 1, 5) CALL(put_l_src, 2, 7) CALL(put_guard, 8, 12)
    return put;
}

PART(encode_cvt_f2f_64_narrow)
{
    START
    F(ONEG, 0) F(LABS1, 1) F(CRND, 2) F(MARK, 7) F(LSRC, 6) ONLY(2, 0) CALL(put_mcdst, 0, 3)
        CALL(put_ll_dst, 1, 4) CALL(put_guard, 3, 8)
    return put;
}

PART(encode_cvt_f2f_64_same)
{
    START
    F(ONEG, 0) F(LABS1, 1) F(MARK, 5) F(LDST, 3) F(LSRC, 4) ONLY(1, 0) ONLY(2, 0)
        CALL(put_mcdst, 0, 2) CALL(put_guard, 3, 6)
    return put;
}

PART(encode_cvt_f2f_64_widen)
{
    START
    F(ONEG, 0) F(LABS1, 1) F(MARK, 8) F(LDST, 3) ONLY(1, 0) CALL(put_mcdst, 0, 2)
        CALL(put_l_src, 2, 4) CALL(put_guard, 8, 9)
    return put;
}

PART(encode_dfma)
{
    START
    F(DRND, 0) F(LNEG1, 3) F(LNEG2, 6) F(MARK, 8) F(LDST, 2) F(LSRC, 4) F(LSRC2, 5) F(LSRC3, 7)
        ONLY(1, 0) ONLY(2, 0) ONLY(3, 0) ONLY(4, 0) CALL(put_mcdst, 0, 1) CALL(put_guard, 5, 9)
    return put;
}

PART(encode_dadd)
{
    START
    F(DARND, 0) F(LNEG1, 3) F(LNEG2, 5) F(MARK, 7) F(LDST, 2) F(LSRC, 4) F(LSRC3, 6) ONLY(1, 0)
        ONLY(2, 0) ONLY(3, 0) CALL(put_mcdst, 0, 1) CALL(put_guard, 4, 8)
    return put;
}

PART(encode_dmul)
{
    START
    F(CRND, 0) F(LNEG1, 3) F(MARK, 6) F(LDST, 2) F(LSRC, 4) F(LSRC2, 5) ONLY(1, 0) ONLY(2, 0)
        ONLY(3, 0) CALL(put_mcdst, 0, 1) CALL(put_guard, 4, 7)
    return put;
}

PART(encode_dminmax_min)
{
    START
    F(LNEG1, 2) F(LABS1, 3) F(LNEG2, 5) F(LABS2, 6) F(MARK, 8) F(LDST, 1) F(LSRC, 4) F(LSRC2, 7)
        ONLY(1, 0) ONLY(2, 0) ONLY(3, 0) CALL(put_mcdst, 0, 0) CALL(put_guard, 4, 9)
    return put;
}

PART(encode_dset)
{
    START
    F(FCOMPARE, 3) F(LNEG1, 4) F(LABS1, 5) F(LNEG2, 7) F(LABS2, 8) F(MARK, 10) F(LSRC, 6)
        F(LSRC2, 9) ONLY(2, 0) ONLY(3, 0) CALL(put_mcdst, 0, 0) CALL(put_ll_dst, 1, 1)
        CALL(put_guard, 4, 11)
    return put;
}

PART(put_at_of_fadd_short)
{
    START
    switch (line[0]) {
    case 0: F(SSOFF, 0) break;
    case 1: F(SAREG, 1) break;
    case 2: F(SAREG, 1) F(SSOFF, 0) break;
    case 3: SET(word, 0x2000000) F(SAREG, 1) F(SSOFF, 0) break;
    default: NONE
    }
    return put;
}

PART(put_at0_of_fadd_short)
{
    START
    switch (line[0]) {
    case 0: F(SAOFF, 1) break;
    case 1: F(SAREG, 0) break;
    case 2: F(SAREG, 0) F(SAOFF, 1) break;
    default: NONE
    }
    return put;
}

PART(put_s_src)
{
    START
    switch (line[0]) {
    case 0: F(SSRC, 0) break;
    case 1: SET(word, 0x1000000) CALL(put_at_of_fadd_short, 1, 1) break;
    case 2: SET(word, 0x1002000) CALL(put_at_of_fadd_short, 2, 1) break;
    case 3: SET(word, 0x1004000) CALL(put_at_of_fadd_short, 3, 1) break;
    case 4: SET(word, 0x1006000) CALL(put_at_of_fadd_short, 4, 1) break;
    case 5: SET(word, 0x1000000) F(SAOFF, 3) break;
    case 6: SET(word, 0x1800000) CALL(put_at0_of_fadd_short, 5, 2) break;
    default: NONE
    }
    return put;
}

PART(put_at_of_fadd_short_2)
{
    START
    switch (line[0]) {
    case 0: F(SCOFF, 5) break;
    case 1: F(SAREG, 0) break;
    case 2: F(SAREG, 0) F(SCOFF, 5) break;
    case 3: SET(word, 0x2000000) F(SAREG, 0) F(SCOFF, 5) break;
    default: NONE
    }
    return put;
}

PART(put_s_src2)
{
    START
    switch (line[0]) {
    case 0: F(SSRC2, 3) break;
    case 1: SET(word, 0x1800000) F(SSRC2, 3) break;
    case 2: SET(word, 0x800000) F(SSPACE, 4) CALL(put_at_of_fadd_short_2, 1, 0) break;
    default: NONE
    }
    return put;
}

PART(encode_fadd_short)
{
    START
    F(SSAT, 0) F(SNEG1, 2) F(SNEG2, 7) F(SDST, 1) ONLY(0, 0) CALL(put_s_src, 1, 3)
        CALL(put_s_src2, 7, 5)
    return put;
}

PART(put_i_src)
{
    START
    switch (line[0]) {
    case 0: F(SSRC, 0) break;
    case 1: SET(word, 0x1000000) CALL(put_at_of_fadd_short, 1, 1) break;
    case 2: SET(word, 0x1002000) CALL(put_at_of_fadd_short, 2, 1) break;
    case 3: SET(word, 0x1004000) CALL(put_at_of_fadd_short, 3, 1) break;
    case 4: SET(word, 0x1006000) CALL(put_at_of_fadd_short, 4, 1) break;
    case 5: SET(word, 0x1000000) CALL(put_at0_of_fadd_short, 5, 2) break;
    default: NONE
    }
    return put;
}

PART(encode_fadd_imm)
{
    START
    F(SSAT, 0) F(SNEG1, 2) F(SNEG2, 7) F(IMM, 8) F(SDST, 1) ONLY(0, 0) CALL(put_i_src, 1, 3)
    return put;
}

PART(put_at_of_fadd_long)
{
    START
    switch (line[0]) {
    case 0: F(C3OFF, 5) break;
    case 1: F(AREG, 0) break;
    case 2: F(AREG, 0) F(C3OFF, 5) break;
    case 3: SET(word, 0x2000000) F(AREG, 0) F(C3OFF, 5) break;
    default: NONE
    }
    return put;
}

PART(put_l_src3)
{
    START
    switch (line[0]) {
    case 0: F(LSRC3, 3) break;
    case 1: SET(word, 0x20000001800000) F(LSRC3, 3) break;
    case 2: SET(word, 0x1000000) F(CSPACE, 4) CALL(put_at_of_fadd_long, 1, 0) break;
    case 3: SET(word, 0x20000001000000) F(CSPACE, 4) CALL(put_at_of_fadd_long, 2, 0) break;
    case 4: SET(word, 0x20000001000000) F(CSPACE, 4) F(C3OFF, 5) break;
    case 5: SET(word, 0x1800000) F(CSPACE, 4) F(C3OFF, 5) break;
    default: NONE
    }
    return put;
}

PART(encode_fadd_long)
{
    START
    F(OSAT, 0) F(ARND, 1) F(LNEG1, 5) F(LNEG2, 10) F(MARK, 14) CALL(put_mcdst, 0, 2)
        CALL(put_ll_dst, 1, 3) CALL(put_l_src, 2, 6) CALL(put_l_src3, 8, 8) CALL(put_guard, 11, 15)
    return put;
}

PART(put_fmul_sat)
{
    START
    switch (line[0]) {
    case 0: case 2: break;
    case 1: SET(word, 0x100) break;
    default: NONE
    }
    return put;
}

PART(encode_fmul_short)
{
    START
    F(SNEG1, 1) F(SNEG2, 6) F(SDST, 0) ONLY(1, 0) CALL(put_fmul_sat, 0, 0) CALL(put_s_src, 2, 2)
        CALL(put_s_src2, 8, 4)
    return put;
}

PART(encode_fmul_imm)
{
    START
    F(SNEG1, 1) F(SNEG2, 6) F(IMM, 7) F(SDST, 0) ONLY(1, 0) CALL(put_fmul_sat, 0, 0)
        CALL(put_i_src, 2, 2)
    return put;
}

PART(put_fmul_lsat)
{
    START
    switch (line[0]) {
    case 0: case 2: break;
    case 1: SET(word, 0x10000000000000) break;
    default: NONE
    }
    return put;
}

PART(put_at_of_fmul_long)
{
    START
    switch (line[0]) {
    case 0: F(C2OFF, 5) break;
    case 1: F(AREG, 0) break;
    case 2: F(AREG, 0) F(C2OFF, 5) break;
    case 3: SET(word, 0x2000000) F(AREG, 0) F(C2OFF, 5) break;
    default: NONE
    }
    return put;
}

PART(put_l_src2)
{
    START
    switch (line[0]) {
    case 0: F(LSRC2, 3) break;
    case 1: SET(word, 0x20000001800000) F(LSRC2, 3) break;
    case 2: SET(word, 0x800000) F(CSPACE, 4) CALL(put_at_of_fmul_long, 1, 0) break;
    case 3: SET(word, 0x20000000800000) F(CSPACE, 4) CALL(put_at_of_fmul_long, 2, 0) break;
    case 4: SET(word, 0x20000000800000) F(CSPACE, 4) F(C2OFF, 5) break;
    case 5: SET(word, 0x1800000) F(CSPACE, 4) F(C2OFF, 5) break;
    default: NONE
    }
    return put;
}

PART(encode_fmul_long)
{
    START
    F(MRND, 0) F(LNEG1, 4) F(LNEG2, 9) F(MARK, 13) CALL(put_fmul_lsat, 0, 0) CALL(put_mcdst, 1, 1)
        CALL(put_ll_dst, 2, 2) CALL(put_l_src, 3, 5) CALL(put_l_src2, 9, 7) CALL(put_guard, 12, 14)
    return put;
}

PART(put_at_of_fmad_short)
{
    START
    switch (line[0]) {
    case 0: F(SCOFF, 4) break;
    case 1: F(SAREG, 0) break;
    case 2: F(SAREG, 0) F(SCOFF, 4) break;
    case 3: SET(word, 0x2000000) F(SAREG, 0) F(SCOFF, 4) break;
    default: NONE
    }
    return put;
}

PART(put_s_src2_of_fmad_short)
{
    START
    switch (line[0]) {
    case 0: F(SSRC2, 2) break;
    case 1: SET(word, 0x1800000) F(SSRC2, 2) break;
    case 2: SET(word, 0x800000) F(SSPACE, 3) CALL(put_at_of_fmad_short, 1, 0) break;
    default: NONE
    }
    return put;
}

PART(encode_fmad_short)
{
    START
    F(SSAT, 0) F(SNEG1, 2) F(SNEG2, 10) F(SDST, 1) ONLY(0, 0) ONLY(9, 0) CALL(put_s_src, 1, 3)
        CALL(put_s_src2_of_fmad_short, 7, 5)
    return put;
}

PART(encode_fmad_imm)
{
    START
    F(SSAT, 0) F(SNEG1, 2) F(IMM, 7) F(SNEG2, 8) F(SDST, 1) ONLY(0, 0) ONLY(7, 0)
        CALL(put_i_src, 1, 3)
    return put;
}

PART(put_at_of_fmad_long)
{
    START
    switch (line[0]) {
    case 0: F(C2OFF, 4) break;
    case 1: F(AREG, 0) break;
    case 2: F(AREG, 0) F(C2OFF, 4) break;
    case 3: SET(word, 0x2000000) F(AREG, 0) F(C2OFF, 4) break;
    default: NONE
    }
    return put;
}

PART(put_l_src2_of_fmad_long)
{
    START
    switch (line[0]) {
    case 0: F(LSRC2, 2) break;
    case 1: SET(word, 0x20000001800000) F(LSRC2, 2) break;
    case 2: SET(word, 0x800000) F(CSPACE, 3) CALL(put_at_of_fmad_long, 1, 0) break;
    case 3: SET(word, 0x20000000800000) F(CSPACE, 3) CALL(put_at_of_fmad_long, 2, 0) break;
    case 4: SET(word, 0x20000000800000) F(CSPACE, 3) F(C2OFF, 4) break;
    case 5: SET(word, 0x1800000) F(CSPACE, 3) F(C2OFF, 4) break;
    default: NONE
    }
    return put;
}

PART(put_at_of_fmad_long_2)
{
    START
    switch (line[0]) {
    case 0: F(C3OFF, 7) break;
    case 1: F(AREG, 0) break;
    case 2: F(AREG, 0) F(C3OFF, 7) break;
    case 3: SET(word, 0x2000000) F(AREG, 0) F(C3OFF, 7) break;
    default: NONE
    }
    return put;
}

PART(put_l_src3_of_fmad_long)
{
    START
    switch (line[0]) {
    case 0: F(LSRC3, 6) break;
    case 1: SET(word, 0x20000001800000) F(LSRC3, 6) break;
    case 2: SET(word, 0x1000000) F(CSPACE, 3) CALL(put_at_of_fmad_long_2, 1, 0) break;
    case 3: SET(word, 0x20000001000000) F(CSPACE, 3) CALL(put_at_of_fmad_long_2, 2, 0) break;
    case 4: SET(word, 0x20000001000000) F(CSPACE, 3) F(C3OFF, 7) break;
    case 5: SET(word, 0x1800000) F(CSPACE, 3) F(C3OFF, 7) break;
    default: NONE
    }
    return put;
}

PART(encode_fmad_long)
{
    START
    F(OSAT, 0) F(LNEG1, 4) F(LNEG2, 12) F(MARK, 15) CALL(put_mcdst, 0, 1) CALL(put_ll_dst, 1, 2)
        CALL(put_l_src, 2, 5) CALL(put_l_src2_of_fmad_long, 8, 7)
        CALL(put_l_src3_of_fmad_long, 11, 7) CALL(put_guard, 14, 16)
    return put;
}

PART(put_at_of_fset)
{
    START
    switch (line[0]) {
    case 0: F(C2OFF, 6) break;
    case 1: F(AREG, 0) break;
    case 2: F(AREG, 0) F(C2OFF, 6) break;
    case 3: SET(word, 0x2000000) F(AREG, 0) F(C2OFF, 6) break;
    default: NONE
    }
    return put;
}

PART(put_l_src2_of_fset)
{
    START
    switch (line[0]) {
    case 0: F(LSRC2, 4) break;
    case 1: SET(word, 0x20000001800000) F(LSRC2, 4) break;
    case 2: SET(word, 0x800000) F(CSPACE, 5) CALL(put_at_of_fset, 1, 0) break;
    case 3: SET(word, 0x20000000800000) F(CSPACE, 5) CALL(put_at_of_fset, 2, 0) break;
    case 4: SET(word, 0x20000000800000) F(CSPACE, 5) F(C2OFF, 6) break;
    case 5: SET(word, 0x1800000) F(CSPACE, 5) F(C2OFF, 6) break;
    default: NONE
    }
    return put;
}

PART(encode_fset)
{
    START
    F(FCOMPARE, 3) F(LNEG1, 4) F(LABS1, 5) F(LNEG2, 10) F(LABS2, 11) F(MARK, 15)
        CALL(put_mcdst, 0, 0) CALL(put_ll_dst, 1, 1) CALL(put_l_src, 2, 6)
        CALL(put_l_src2_of_fset, 8, 8) CALL(put_guard, 11, 16)
    return put;
}

PART(encode_fminmax_max)
{
    START
    F(LNEG1, 3) F(LABS1, 4) F(LNEG2, 9) F(LABS2, 10) F(MARK, 14) CALL(put_mcdst, 0, 0)
        CALL(put_ll_dst, 1, 1) CALL(put_l_src, 2, 5) CALL(put_l_src2_of_fset, 8, 7)
        CALL(put_guard, 11, 15)
    return put;
}

PART(encode_fslct)
{
    START
    F(ONEG, 10) F(MARK, 13) CALL(put_mcdst, 0, 0) CALL(put_ll_dst, 1, 1) CALL(put_l_src, 2, 3)
        CALL(put_l_src2_of_fmad_long, 8, 5) CALL(put_l_src3_of_fmad_long, 11, 5)
        CALL(put_guard, 14, 14)
    return put;
}

PART(put_quad_lane)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(word, 0x10000) break;
    case 2: SET(word, 0x20000) break;
    case 3: SET(word, 0x30000) break;
    case 4: SET(word, 0x40000) break;
    case 5: SET(word, 0x50000) break;
    default: NONE
    }
    return put;
}

PART(encode_quadop)
{
    START
    F(Q0, 0) F(Q1, 1) F(Q2, 2) F(Q3, 3) F(LSRC, 7) F(LSRC3, 8) F(MARK, 9) CALL(put_mcdst, 0, 4)
        CALL(put_ll_dst, 1, 5) CALL(put_quad_lane, 2, 0) CALL(put_guard, 3, 10)
    return put;
}

PART(encode_add_add_b16_short)
{
    START
    F(SSAT, 0) F(SDST, 1) ONLY(0, 0) CALL(put_s_src, 1, 2) CALL(put_s_src2_of_fmad_short, 7, 4)
    return put;
}

PART(encode_add_add_b16_imm)
{
    START
    F(SSAT, 0) F(IMM, 6) F(SDST, 1) ONLY(0, 0) CALL(put_i_src, 1, 2)
    return put;
}

PART(put_at_of_add_add_b16_long)
{
    START
    switch (line[0]) {
    case 0: F(C3OFF, 4) break;
    case 1: F(AREG, 0) break;
    case 2: F(AREG, 0) F(C3OFF, 4) break;
    case 3: SET(word, 0x2000000) F(AREG, 0) F(C3OFF, 4) break;
    default: NONE
    }
    return put;
}

PART(put_l_src3_of_add_add_b16_long)
{
    START
    switch (line[0]) {
    case 0: F(LSRC3, 2) break;
    case 1: SET(word, 0x20000001800000) F(LSRC3, 2) break;
    case 2: SET(word, 0x1000000) F(CSPACE, 3) CALL(put_at_of_add_add_b16_long, 1, 0) break;
    case 3: SET(word, 0x20000001000000) F(CSPACE, 3) CALL(put_at_of_add_add_b16_long, 2, 0) break;
    case 4: SET(word, 0x20000001000000) F(CSPACE, 3) F(C3OFF, 4) break;
    case 5: SET(word, 0x1800000) F(CSPACE, 3) F(C3OFF, 4) break;
    default: NONE
    }
    return put;
}

PART(encode_add_add_b16_long)
{
    START
    F(LSAT, 0) F(MARK, 11) CALL(put_mcdst, 0, 1) CALL(put_ll_dst, 1, 2) CALL(put_l_src, 2, 4)
        CALL(put_l_src3_of_add_add_b16_long, 8, 6) CALL(put_guard, 11, 12)
    return put;
}

PART(put_guard_of_add_addc_b16_long)
{
    START
    switch (line[0]) {
    case 0: SET(word, 0x78000000000) break;
    case 1: break;
    case 2: F(PRED, 2) F(COND, 0) break;
    default: NONE
    }
    return put;
}

PART(encode_add_addc_b16_long)
{
    START
    F(LSAT, 0) F(COND, 11) F(MARK, 12) CALL(put_mcdst, 0, 1) CALL(put_ll_dst, 1, 2)
        CALL(put_l_src, 2, 4) CALL(put_l_src3_of_add_add_b16_long, 8, 6)
        CALL(put_guard_of_add_addc_b16_long, 11, 11)
    return put;
}

PART(encode_mul16_short)
{
    START
    F(S16A, 1) F(S16B, 6) F(SDST, 0) ONLY(0, 0) CALL(put_s_src, 1, 2) CALL(put_s_src2, 7, 4)
    return put;
}

PART(encode_mul16_imm)
{
    START
    F(S16A, 1) F(S16B, 6) F(IMM, 7) F(SDST, 0) ONLY(0, 0) CALL(put_i_src, 1, 2)
    return put;
}

PART(encode_mul16_long)
{
    START
    F(L16A, 3) F(L16B, 8) F(MARK, 12) CALL(put_mcdst, 0, 0) CALL(put_ll_dst, 1, 1)
        CALL(put_l_src, 2, 4) CALL(put_l_src2, 8, 6) CALL(put_guard, 11, 13)
    return put;
}

PART(encode_mul24_short)
{
    START
    F(SHIGH, 1) F(S24, 2) F(SDST, 0) ONLY(0, 0) CALL(put_s_src, 1, 3)
        CALL(put_s_src2_of_fmad_short, 7, 5)
    return put;
}

PART(encode_mul24_imm)
{
    START
    F(SHIGH, 1) F(S24, 2) F(IMM, 7) F(SDST, 0) ONLY(0, 0) CALL(put_i_src, 1, 3)
    return put;
}

PART(encode_mul24_long)
{
    START
    F(LHIGH, 3) F(L24, 4) F(MARK, 12) CALL(put_mcdst, 0, 0) CALL(put_ll_dst, 1, 1)
        CALL(put_l_src, 2, 5) CALL(put_l_src2_of_fmad_long, 8, 7) CALL(put_guard, 11, 13)
    return put;
}

PART(encode_mul_add_add_u16_short)
{
    START
    F(SDST, 0) ONLY(0, 0) ONLY(9, 0) CALL(put_s_src, 1, 1) CALL(put_s_src2_of_fmad_short, 7, 3)
    return put;
}

PART(encode_mul_add_add_u16_imm)
{
    START
    F(IMM, 5) F(SDST, 0) ONLY(0, 0) ONLY(7, 0) CALL(put_i_src, 1, 1)
    return put;
}

PART(put_at_of_mul_add_add_u16_long)
{
    START
    switch (line[0]) {
    case 0: F(C3OFF, 6) break;
    case 1: F(AREG, 0) break;
    case 2: F(AREG, 0) F(C3OFF, 6) break;
    case 3: SET(word, 0x2000000) F(AREG, 0) F(C3OFF, 6) break;
    default: NONE
    }
    return put;
}

PART(put_l_src3_of_mul_add_add_u16_long)
{
    START
    switch (line[0]) {
    case 0: F(LSRC3, 5) break;
    case 1: SET(word, 0x20000001800000) F(LSRC3, 5) break;
    case 2: SET(word, 0x1000000) F(CSPACE, 3) CALL(put_at_of_mul_add_add_u16_long, 1, 0) break;
    case 3: SET(word, 0x20000001000000) F(CSPACE, 3) CALL(put_at_of_mul_add_add_u16_long, 2, 0)
        break;
    case 4: SET(word, 0x20000001000000) F(CSPACE, 3) F(C3OFF, 6) break;
    case 5: SET(word, 0x1800000) F(CSPACE, 3) F(C3OFF, 6) break;
    default: NONE
    }
    return put;
}

PART(encode_mul_add_add_u16_long)
{
    START
    F(MARK, 12) CALL(put_mcdst, 0, 0) CALL(put_ll_dst, 1, 1) CALL(put_l_src, 2, 3)
        CALL(put_l_src2_of_fmad_long, 8, 5) CALL(put_l_src3_of_mul_add_add_u16_long, 11, 5)
        CALL(put_guard, 14, 13)
    return put;
}

PART(encode_mul_add_addc_u16_long)
{
    START
    F(COND, 12) F(MARK, 13) CALL(put_mcdst, 0, 0) CALL(put_ll_dst, 1, 1) CALL(put_l_src, 2, 3)
        CALL(put_l_src2_of_fmad_long, 8, 5) CALL(put_l_src3_of_mul_add_add_u16_long, 11, 5)
        CALL(put_guard_of_add_addc_b16_long, 14, 12)
    return put;
}

PART(encode_mul_add_again_add)
{
    START
    F(U24AGAIN, 3) F(MARK, 13) CALL(put_mcdst, 0, 0) CALL(put_ll_dst, 1, 1) CALL(put_l_src, 2, 4)
        CALL(put_l_src2_of_fmad_long, 8, 6) CALL(put_l_src3_of_mul_add_add_u16_long, 11, 6)
        CALL(put_guard, 14, 14)
    return put;
}

PART(encode_mul_add_again_addc)
{
    START
    F(U24AGAIN, 3) F(COND, 13) F(MARK, 14) CALL(put_mcdst, 0, 0) CALL(put_ll_dst, 1, 1)
        CALL(put_l_src, 2, 4) CALL(put_l_src2_of_fmad_long, 8, 6)
        CALL(put_l_src3_of_mul_add_add_u16_long, 11, 6) CALL(put_guard_of_add_addc_b16_long, 14, 13)
    return put;
}

PART(encode_sad_u16_short)
{
    START
    F(SDST, 0) F(SSRC, 1) F(SSRC2, 2) ONLY(0, 0) ONLY(1, 0) ONLY(2, 0) ONLY(3, 0)
    return put;
}

PART(encode_minmax_max_u16)
{
    START
    F(MARK, 10) CALL(put_mcdst, 0, 0) CALL(put_ll_dst, 1, 1) CALL(put_l_src, 2, 3)
        CALL(put_l_src2_of_fmad_long, 8, 5) CALL(put_guard, 11, 11)
    return put;
}

PART(encode_set_u16)
{
    START
    F(COMPARE, 3) F(MARK, 11) CALL(put_mcdst, 0, 0) CALL(put_ll_dst, 1, 1) CALL(put_l_src, 2, 4)
        CALL(put_l_src2_of_fmad_long, 8, 6) CALL(put_guard, 11, 12)
    return put;
}

PART(encode_logop_imm_and)
{
    START
    F(SNOT, 1) F(IMM, 6) F(SDST, 0) ONLY(0, 0) CALL(put_i_src, 1, 2)
    return put;
}

PART(encode_logop_and_b16)
{
    START
    F(LNOT1, 3) F(LNOT2, 8) F(MARK, 12) CALL(put_mcdst, 0, 0) CALL(put_ll_dst, 1, 1)
        CALL(put_l_src, 2, 4) CALL(put_l_src2, 8, 6) CALL(put_guard, 11, 13)
    return put;
}

PART(encode_shl_b16_cnt)
{
    START
    F(SHCNT, 7) F(MARK, 8) CALL(put_mcdst, 0, 0) CALL(put_ll_dst, 1, 1) CALL(put_l_src, 2, 3)
        CALL(put_guard, 8, 9)
    return put;
}

PART(put_at0_of_ld_a)
{
    START
    switch (line[0]) {
    case 0: F(LAOFF, 0) break;
    case 1: F(AREG, 1) break;
    case 2: F(AREG, 1) F(LAOFF, 0) break;
    default: NONE
    }
    return put;
}

PART(encode_ld_a)
{
    START
    F(LANE, 4) F(MARK, 5) CALL(put_ll_dst, 0, 0) CALL(put_at0_of_ld_a, 1, 2) CALL(put_guard, 2, 6)
    return put;
}

PART(put_at0_of_st_o)
{
    START
    switch (line[0]) {
    case 0: F(OFF32, 0) break;
    case 1: F(AREG, 1) break;
    case 2: F(AREG, 1) F(OFF32, 0) break;
    default: NONE
    }
    return put;
}

PART(encode_st_o)
{
    START
    F(LSRC3, 2) F(MARK, 3) CALL(put_at0_of_st_o, 0, 0) CALL(put_guard, 1, 4)
    return put;
}

PART(put_at_of_ld_c_u8_full)
{
    START
    switch (line[0]) {
    case 0: F(OFF8, 0) break;
    case 1: F(AREG, 1) break;
    case 2: F(AREG, 1) F(OFF8, 0) break;
    case 3: SET(word, 0x2000000) F(AREG, 1) F(OFF8, 0) break;
    default: NONE
    }
    return put;
}

PART(encode_ld_c_u8_full)
{
    START
    F(CSPACE, 2) F(MARK, 5) CALL(put_ll_dst, 0, 0) CALL(put_at_of_ld_c_u8_full, 1, 3)
        CALL(put_guard, 2, 6)
    return put;
}

PART(put_at_of_ld_c_u16_full)
{
    START
    switch (line[0]) {
    case 0: F(OFF16, 0) break;
    case 1: F(AREG, 1) break;
    case 2: F(AREG, 1) F(OFF16, 0) break;
    case 3: SET(word, 0x2000000) F(AREG, 1) F(OFF16, 0) break;
    default: NONE
    }
    return put;
}

PART(encode_ld_c_u16_full)
{
    START
    F(CSPACE, 2) F(MARK, 5) CALL(put_ll_dst, 0, 0) CALL(put_at_of_ld_c_u16_full, 1, 3)
        CALL(put_guard, 2, 6)
    return put;
}

PART(put_at_of_ld_c_b32_full)
{
    START
    switch (line[0]) {
    case 0: F(OFF32, 0) break;
    case 1: F(AREG, 1) break;
    case 2: F(AREG, 1) F(OFF32, 0) break;
    case 3: SET(word, 0x2000000) F(AREG, 1) F(OFF32, 0) break;
    default: NONE
    }
    return put;
}

PART(encode_ld_c_b32_full)
{
    START
    F(CSPACE, 2) F(MARK, 5) CALL(put_ll_dst, 0, 0) CALL(put_at_of_ld_c_b32_full, 1, 3)
        CALL(put_guard, 2, 6)
    return put;
}

PART(put_ll_dst_of_ld_s_u8_full)
{
    START
    switch (line[0]) {
    case 0: F(LDST, 0) break;
    case 1: SET(word, 0x8000001fc) break;
    default: NONE
    }
    return put;
}

PART(encode_ld_s_u8_full)
{
    START
    F(MARK, 3) CALL(put_ll_dst_of_ld_s_u8_full, 0, 0) CALL(put_at_of_ld_c_u8_full, 1, 1)
        CALL(put_guard, 2, 4)
    return put;
}

PART(encode_ld_s_u16_full)
{
    START
    F(MARK, 3) CALL(put_ll_dst_of_ld_s_u8_full, 0, 0) CALL(put_at_of_ld_c_u16_full, 1, 1)
        CALL(put_guard, 2, 4)
    return put;
}

PART(encode_ld_s_b32_full)
{
    START
    F(MARK, 3) CALL(put_ll_dst_of_ld_s_u8_full, 0, 0) CALL(put_at_of_ld_c_b32_full, 1, 1)
        CALL(put_guard, 2, 4)
    return put;
}

PART(encode_ld_s_lock_full)
{
    START
    F(CDST, 0) F(MARK, 4) CALL(put_ll_dst_of_ld_s_u8_full, 0, 1) CALL(put_at_of_ld_c_b32_full, 1, 2)
        CALL(put_guard, 2, 5)
    return put;
}

PART(encode_st_s_half_b8)
{
    START
    F(MARK, 3) F(LSRC3, 2) ONLY(1, 0) CALL(put_at_of_ld_c_u8_full, 0, 0) CALL(put_guard, 2, 4)
    return put;
}

PART(encode_st_s_half_b16)
{
    START
    F(MARK, 3) F(LSRC3, 2) ONLY(1, 0) CALL(put_at_of_ld_c_u16_full, 0, 0) CALL(put_guard, 2, 4)
    return put;
}

PART(encode_st_s_half_b32)
{
    START
    F(MARK, 3) F(LSRC3, 2) ONLY(1, 0) CALL(put_at_of_ld_c_b32_full, 0, 0) CALL(put_guard, 2, 4)
    return put;
}

PART(encode_ld_l_u8)
{
    START
    F(MARK, 3) F(LDST, 0) ONLY(0, 0) CALL(put_at_of_ld_c_u8_full, 1, 1) CALL(put_guard, 2, 4)
    return put;
}

PART(encode_st_l_u8)
{
    START
    F(MARK, 3) F(LDST, 2) ONLY(1, 0) CALL(put_at_of_ld_c_u8_full, 0, 0) CALL(put_guard, 2, 4)
    return put;
}

PART(encode_ld_g_u8)
{
    START
    F(GSPACE, 1) F(LSRC, 2) F(MARK, 3) F(LDST, 0) ONLY(0, 0) CALL(put_guard, 1, 4)
    return put;
}

PART(encode_mov_b16_short)
{
    START
    F(SSFU, 0) F(SDST, 1) ONLY(0, 0) CALL(put_s_src, 1, 2)
    return put;
}

PART(encode_mov_b16_imm)
{
    START
    F(IMM, 1) F(LDST, 0) ONLY(0, 0)
    return put;
}

PART(encode_mov_b16_long)
{
    START
    F(LSFU, 0) F(LANE, 7) F(MARK, 8) CALL(put_ll_dst, 0, 1) CALL(put_l_src, 1, 3)
        CALL(put_guard, 7, 9)
    return put;
}

PART(encode_mov_r_c)
{
    START
    F(LDST, 0) F(COND, 1) F(MARK, 2) CALL(put_guard_of_add_addc_b16_long, 0, 1)
    return put;
}

PART(encode_mov_c_r)
{
    START
    F(CDST, 0) F(LSRC, 1) F(MARK, 2) CALL(put_guard, 0, 3)
    return put;
}

PART(encode_mov_r_a)
{
    START
    F(LDST, 0) F(AREG, 1) F(MARK, 2) CALL(put_guard, 0, 3)
    return put;
}

PART(put_special)
{
    START
    switch (line[0]) {
    case 0: case 1: F(SREG, 0) break;
    default: NONE
    }
    return put;
}

PART(encode_mov_r_sr)
{
    START
    F(LDST, 0) F(MARK, 2) CALL(put_special, 0, 1) CALL(put_guard, 1, 3)
    return put;
}

PART(encode_shl_a)
{
    START
    F(ADST, 0) F(HSHCNT, 5) F(MARK, 6) CALL(put_l_src, 0, 1) CALL(put_guard, 6, 7)
    return put;
}

PART(encode_add_a)
{
    START
    F(ADST, 0) F(AREG, 1) F(OFFS, 2) F(MARK, 3) CALL(put_guard, 0, 4)
    return put;
}

PART(encode_rcp_short)
{
    START
    F(SDST, 0) F(SNEG2, 1) F(SABS, 2) F(SSRC, 3)
    return put;
}

PART(encode_rcp_long)
{
    START
    F(LNEG1, 2) F(LABS1, 3) F(LSRC, 4) F(MARK, 5) CALL(put_ll_dst, 0, 0) CALL(put_guard, 1, 6)
    return put;
}

PART(encode_sincos_sin)
{
    START
    F(LSRC, 2) F(MARK, 3) CALL(put_ll_dst, 0, 0) CALL(put_guard, 1, 4)
    return put;
}

PART(encode_ex2)
{
    START
    F(LSAT, 0) F(LSRC, 3) F(MARK, 4) CALL(put_ll_dst, 0, 1) CALL(put_guard, 1, 5)
    return put;
}

PART(encode_pre_presin)
{
    START
    F(LNEG1, 2) F(LABS1, 3) F(MARK, 8) CALL(put_ll_dst, 0, 0) CALL(put_l_src, 1, 4)
        CALL(put_guard, 7, 9)
    return put;
}

PART(put_at0_of_interp_plain_short)
{
    START
    switch (line[0]) {
    case 0: F(VOFF, 0) break;
    case 1: F(SAREG, 1) break;
    case 2: F(SAREG, 1) F(VOFF, 0) break;
    default: NONE
    }
    return put;
}

PART(encode_interp_plain_short)
{
    START
    F(SDST, 0) CALL(put_at0_of_interp_plain_short, 0, 1)
    return put;
}

PART(encode_interp_plain_smul)
{
    START
    F(SDST, 0) F(SSRC, 3) CALL(put_at0_of_interp_plain_short, 0, 1)
    return put;
}

PART(put_at0_of_interp_plain_long)
{
    START
    switch (line[0]) {
    case 0: F(VOFF, 0) break;
    case 1: F(AREG, 1) break;
    case 2: F(AREG, 1) F(VOFF, 0) break;
    default: NONE
    }
    return put;
}

PART(encode_interp_plain_long)
{
    START
    F(LDST, 0) F(MARK, 3) CALL(put_at0_of_interp_plain_long, 0, 1) CALL(put_guard, 1, 4)
    return put;
}

PART(encode_interp_plain_mul)
{
    START
    F(LDST, 0) F(LNEG1, 3) F(LSRC, 4) F(MARK, 5) CALL(put_at0_of_interp_plain_long, 0, 1)
        CALL(put_guard, 1, 6)
    return put;
}

PART(put_stsrc)
{
    START
    switch (line[0]) {
    case 0: F(SDST, 0) break;
    case 1: SET(word, 0x400000) F(SDST, 0) break;
    case 2: SET(word, 0x800000) F(SDST, 0) break;
    case 3: SET(word, 0xc00000) F(SDST, 0) break;
    default: NONE
    }
    return put;
}

PART(encode_tex_texauto_short)
{
    START
    F(SLIVE, 0) F(TEX, 2) F(SAMP, 3) F(SDST, 1) ONLY(0, 0) CALL(put_stsrc, 1, 1)
    return put;
}

PART(put_ltdst)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(word, 0x2000000) F(LDST, 0) break;
    case 2: SET(word, 0x4000000) F(LDST, 0) break;
    case 3: SET(word, 0x6000000) F(LDST, 0) break;
    case 4: SET(word, 0x400000000000) F(LDST, 0) break;
    case 5: SET(word, 0x400002000000) F(LDST, 0) break;
    case 6: SET(word, 0x400004000000) F(LDST, 0) break;
    case 7: SET(word, 0x400006000000) F(LDST, 0) break;
    case 8: SET(word, 0x800000000000) F(LDST, 0) break;
    case 9: SET(word, 0x800002000000) F(LDST, 0) break;
    case 10: SET(word, 0x800004000000) F(LDST, 0) break;
    case 11: SET(word, 0x800006000000) F(LDST, 0) break;
    case 12: SET(word, 0xc00000000000) F(LDST, 0) break;
    case 13: SET(word, 0xc00002000000) F(LDST, 0) break;
    case 14: SET(word, 0xc00004000000) F(LDST, 0) break;
    case 15: SET(word, 0xc00006000000) F(LDST, 0) break;
    default: NONE
    }
    return put;
}

PART(put_ltsrc)
{
    START
    switch (line[0]) {
    case 0: F(LDST, 0) break;
    case 1: SET(word, 0x400000) F(LDST, 0) break;
    case 2: SET(word, 0x800000) F(LDST, 0) break;
    case 3: SET(word, 0xc00000) F(LDST, 0) break;
    default: NONE
    }
    return put;
}

PART(encode_tex_texauto_long)
{
    START
    F(TLIVE, 0) F(DERIV, 1) F(TEX, 3) F(SAMP, 4) F(TX, 5) F(TY, 6) F(TZ, 7) F(MARK, 8)
        CALL(put_ltdst, 0, 2) CALL(put_ltsrc, 1, 2) CALL(put_guard, 2, 9)
    return put;
}

PART(encode_tex_cube_texauto)
{
    START
    F(TLIVE, 0) F(DERIV, 1) F(TEX, 3) F(SAMP, 4) F(MARK, 5) CALL(put_ltdst, 0, 2)
        CALL(put_ltsrc, 1, 2) CALL(put_guard, 2, 6)
    return put;
}

PART(encode_texsize)
{
    START
    F(TLIVE, 0) F(DERIV, 1) F(TEX, 3) F(SAMP, 4) F(LDST, 2) F(MARK, 5) CALL(put_ltdst, 0, 2)
        CALL(put_guard, 1, 6)
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
    put = forms[in->form].put(put, in->alt, in->value);
    if (put.wrong)
        return ISADORA_BAD_INSN;
    if (size < length)
        return ISADORA_NO_SPACE;
    const uint64_t word = put.word ^ in->mask.half[0];
    for (unsigned i = 0; i < length; i++)
        bytes[i] = (uint8_t)(word >> 8 * i);
    return (int)length;
}
