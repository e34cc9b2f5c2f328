/* Generated from the description vuc by gen/emit/encode. Do not edit. */
#include <isadora/vuc.h>

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
FIELD(field_PM, word, 5, 3)
FIELD(field_SRC1, word, 8, 4)
FIELD(field_SRC2, word, 12, 4)
FIELD(field_DST, word, 16, 4)
FIELD(field_PRED, word, 20, 4)
FIELD(field_PDST, word, 16, 4)
FIELD(field_I4, word, 12, 4)
FIELD(field_T10, word, 16, 10)
FIELD(field_BTARG, word, 8, 11)
FIELD(field_PS1, word, 8, 4)
FIELD(field_PS2, word, 12, 4)
FIELD(field_N1, word, 3, 1)
FIELD(field_N2, word, 2, 1)
FIELD(field_RBP, word, 30, 3)
FIELD(field_RBN, word, 33, 1)
FIELD(field_RBT, word, 34, 6)

static inline struct put field_SRS(struct put put, uint64_t value)
{
    put.word |= (value & 0xf) << 8;
    put.word |= (value >> 4) << 24;
    put.wrong |= value >> 6;
    return put;
}

static inline struct put field_SRD(struct put put, uint64_t value)
{
    put.word |= (value & 0xf) << 16;
    put.word |= (value >> 4) << 24;
    put.wrong |= value >> 6;
    return put;
}

static inline struct put field_I6(struct put put, uint64_t value)
{
    put.word |= (value & 0xf) << 12;
    put.word |= (value >> 4) << 24;
    put.wrong |= value >> 6;
    return put;
}

static inline struct put field_I12(struct put put, uint64_t value)
{
    put.word |= (value & 0xff) << 8;
    put.word |= (value >> 8) << 20;
    put.wrong |= value >> 12;
    return put;
}

static inline struct put field_I14(struct put put, uint64_t value)
{
    put.word |= (value & 0xff) << 8;
    put.word |= (value >> 8) << 20;
    put.wrong |= value >> 14;
    return put;
}

static inline struct put field_L10(struct put put, uint64_t value)
{
    put.word |= (value & 0xf) << 12;
    put.word |= (value >> 4) << 20;
    put.wrong |= value >> 10;
    return put;
}

static inline struct put field_L6(struct put put, uint64_t value)
{
    put.word |= (value & 0xf) << 12;
    put.word |= (value >> 4) << 24;
    put.wrong |= value >> 6;
    return put;
}

static inline struct put field_T6(struct put put, uint64_t value)
{
    put.word |= (value & 0xf) << 16;
    put.word |= (value >> 4) << 24;
    put.wrong |= value >> 6;
    return put;
}

PART(put_mode)
{
    START
    switch (line[0]) {
    case 0: SET(word, 0x60) break;
    case 1: F(PM, 0) break;
    default: NONE
    }
    return put;
}

PART(put_pd)
{
    START
    switch (line[0]) {
    case 0: SET(word, 0x60) break;
    case 1: F(PRED, 0) break;
    case 2: SET(word, 0x20000000) F(PDST, 1) break;
    default: NONE
    }
    return put;
}

PART(put_s2)
{
    START
    switch (line[0]) {
    case 0: F(SRC2, 0) break;
    case 1: SET(word, 0x8000000) F(I6, 1) break;
    default: NONE
    }
    return put;
}

PART(put_guard)
{
    START
    switch (line[0]) {
    case 0: break;
    case 1: SET(word, 0x20000000) F(PRED, 0) break;
    default: NONE
    }
    return put;
}

PART(put_branch)
{
    START
    switch (line[0]) {
    case 0: SET(word, 0xffc0000000) break;
    case 1: F(RBN, 0) F(RBP, 1) F(RBT, 2) break;
    default: NONE
    }
    return put;
}

PART(encode_binary_add_rr_40)
{
    START
    F(DST, 3) F(SRC1, 4) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1) CALL(put_s2, 2, 5)
        CALL(put_guard, 3, 1) CALL(put_branch, 4, 7)
    return put;
}

PART(encode_binary_add_rr_30)
{
    START
    F(DST, 3) F(SRC1, 4) ONLY(4, 0) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1) CALL(put_s2, 2, 5)
        CALL(put_guard, 3, 1)
    return put;
}

PART(put_s2n)
{
    START
    switch (line[0]) {
    case 0: F(SRC2, 0) break;
    case 1: SET(word, 0x8000000) F(I4, 1) break;
    default: NONE
    }
    return put;
}

PART(encode_binary_add_rs_40)
{
    START
    F(DST, 3) F(SRS, 4) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1) CALL(put_s2n, 2, 5)
        CALL(put_guard, 3, 1) CALL(put_branch, 4, 7)
    return put;
}

PART(encode_binary_add_rs_30)
{
    START
    F(DST, 3) F(SRS, 4) ONLY(4, 0) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1) CALL(put_s2n, 2, 5)
        CALL(put_guard, 3, 1)
    return put;
}

PART(encode_binary_add_sr_40)
{
    START
    F(SRD, 3) F(SRC1, 4) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1) CALL(put_s2n, 2, 5)
        CALL(put_guard, 3, 1) CALL(put_branch, 4, 7)
    return put;
}

PART(encode_binary_add_sr_30)
{
    START
    F(SRD, 3) F(SRC1, 4) ONLY(4, 0) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1) CALL(put_s2n, 2, 5)
        CALL(put_guard, 3, 1)
    return put;
}

PART(encode_unary_div2s_rr)
{
    START
    F(DST, 3) F(SRC1, 4) ONLY(3, 0) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1) CALL(put_guard, 2, 1)
    return put;
}

PART(encode_unary_hswap_rr_40)
{
    START
    F(DST, 3) F(SRC1, 4) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1) CALL(put_guard, 2, 1)
        CALL(put_branch, 3, 5)
    return put;
}

PART(encode_unary_div2s_rs)
{
    START
    F(DST, 3) F(SRS, 4) ONLY(3, 0) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1) CALL(put_guard, 2, 1)
    return put;
}

PART(encode_unary_hswap_rs_40)
{
    START
    F(DST, 3) F(SRS, 4) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1) CALL(put_guard, 2, 1)
        CALL(put_branch, 3, 5)
    return put;
}

PART(encode_unary_div2s_sr)
{
    START
    F(SRD, 3) F(SRC1, 4) ONLY(3, 0) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1) CALL(put_guard, 2, 1)
    return put;
}

PART(encode_unary_hswap_sr_40)
{
    START
    F(SRD, 3) F(SRC1, 4) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1) CALL(put_guard, 2, 1)
        CALL(put_branch, 3, 5)
    return put;
}

PART(encode_slct_rr_40)
{
    START
    F(DST, 3) F(PRED, 1) F(SRC1, 4) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1) CALL(put_s2, 2, 5)
        CALL(put_guard, 3, 1) CALL(put_branch, 4, 7)
    return put;
}

PART(encode_slct_rr_30)
{
    START
    F(DST, 3) F(PRED, 1) F(SRC1, 4) ONLY(4, 0) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1)
        CALL(put_s2, 2, 5) CALL(put_guard, 3, 1)
    return put;
}

PART(encode_slct_rs_40)
{
    START
    F(DST, 3) F(PRED, 1) F(SRS, 4) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1) CALL(put_s2n, 2, 5)
        CALL(put_guard, 3, 1) CALL(put_branch, 4, 7)
    return put;
}

PART(encode_slct_rs_30)
{
    START
    F(DST, 3) F(PRED, 1) F(SRS, 4) ONLY(4, 0) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1)
        CALL(put_s2n, 2, 5) CALL(put_guard, 3, 1)
    return put;
}

PART(encode_slct_sr_40)
{
    START
    F(SRD, 3) F(PRED, 1) F(SRC1, 4) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1) CALL(put_s2n, 2, 5)
        CALL(put_guard, 3, 1) CALL(put_branch, 4, 7)
    return put;
}

PART(encode_slct_sr_30)
{
    START
    F(SRD, 3) F(PRED, 1) F(SRC1, 4) ONLY(4, 0) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1)
        CALL(put_s2n, 2, 5) CALL(put_guard, 3, 1)
    return put;
}

PART(encode_mov_r_40)
{
    START
    F(DST, 3) F(SRC2, 4) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1) CALL(put_guard, 2, 1)
        CALL(put_branch, 3, 5)
    return put;
}

PART(encode_mov_r_30)
{
    START
    F(DST, 3) F(SRC2, 4) ONLY(3, 0) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1) CALL(put_guard, 2, 1)
    return put;
}

PART(encode_mov_i_40)
{
    START
    F(DST, 3) F(I14, 4) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1) CALL(put_guard, 2, 1)
        CALL(put_branch, 3, 5)
    return put;
}

PART(encode_mov_i_30)
{
    START
    F(DST, 3) F(I14, 4) ONLY(3, 0) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1) CALL(put_guard, 2, 1)
    return put;
}

PART(encode_mov_sr_40)
{
    START
    F(SRD, 3) F(SRC2, 4) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1) CALL(put_guard, 2, 1)
        CALL(put_branch, 3, 5)
    return put;
}

PART(encode_mov_sr_30)
{
    START
    F(SRD, 3) F(SRC2, 4) ONLY(3, 0) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1) CALL(put_guard, 2, 1)
    return put;
}

PART(encode_mov_si_40)
{
    START
    F(SRD, 3) F(I12, 4) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1) CALL(put_guard, 2, 1)
        CALL(put_branch, 3, 5)
    return put;
}

PART(encode_mov_si_30)
{
    START
    F(SRD, 3) F(I12, 4) ONLY(3, 0) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1) CALL(put_guard, 2, 1)
    return put;
}

PART(encode_set_setgt_r_40)
{
    START
    F(SRC1, 3) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1) CALL(put_s2, 2, 4) CALL(put_guard, 3, 1)
        CALL(put_branch, 4, 6)
    return put;
}

PART(encode_set_setgt_r_30)
{
    START
    F(SRC1, 3) ONLY(4, 0) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1) CALL(put_s2, 2, 4)
        CALL(put_guard, 3, 1)
    return put;
}

PART(encode_set_setgt_s_40)
{
    START
    F(SRS, 3) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1) CALL(put_s2n, 2, 4) CALL(put_guard, 3, 1)
        CALL(put_branch, 4, 6)
    return put;
}

PART(encode_set_setgt_s_30)
{
    START
    F(SRS, 3) ONLY(4, 0) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1) CALL(put_s2n, 2, 4)
        CALL(put_guard, 3, 1)
    return put;
}

PART(encode_set_setgt_d_40)
{
    START
    F(SRC1, 3) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1) CALL(put_s2n, 2, 4) CALL(put_guard, 3, 1)
        CALL(put_branch, 4, 6)
    return put;
}

PART(encode_set_setgt_d_30)
{
    START
    F(SRC1, 3) ONLY(4, 0) CALL(put_mode, 0, 0) CALL(put_pd, 1, 1) CALL(put_s2n, 2, 4)
        CALL(put_guard, 3, 1)
    return put;
}

PART(encode_bra_40)
{
    START
    F(BTARG, 0) CALL(put_guard, 0, 1) CALL(put_branch, 1, 2)
    return put;
}

PART(encode_bra_30)
{
    START
    F(BTARG, 0) ONLY(1, 0) CALL(put_guard, 0, 1)
    return put;
}

PART(encode_ret_40)
{
    START
    CALL(put_guard, 0, 0) CALL(put_branch, 1, 1)
    return put;
}

PART(encode_ret_30)
{
    START
    ONLY(1, 0) CALL(put_guard, 0, 0)
    return put;
}

PART(encode_wait_wstc_40)
{
    START
    F(I4, 0) CALL(put_guard, 0, 1) CALL(put_branch, 1, 2)
    return put;
}

PART(encode_wait_wstc_30)
{
    START
    F(I4, 0) ONLY(1, 0) CALL(put_guard, 0, 1)
    return put;
}

PART(encode_logic_and_free_40)
{
    START
    F(PRED, 0) F(N1, 1) F(PS1, 2) F(N2, 3) F(PS2, 4) ONLY(0, 0) CALL(put_branch, 1, 5)
    return put;
}

PART(encode_logic_and_free_30)
{
    START
    F(PRED, 0) F(N1, 1) F(PS1, 2) F(N2, 3) F(PS2, 4) ONLY(0, 0) ONLY(1, 0)
    return put;
}

PART(encode_logic_and_guarded_40)
{
    START
    F(PDST, 0) F(N1, 1) F(PS1, 2) F(N2, 3) F(PS2, 4) F(PRED, 5) ONLY(0, 0) CALL(put_branch, 1, 6)
    return put;
}

PART(encode_logic_and_guarded_30)
{
    START
    F(PDST, 0) F(N1, 1) F(PS1, 2) F(N2, 3) F(PS2, 4) F(PRED, 5) ONLY(0, 0) ONLY(1, 0)
    return put;
}

PART(encode_lmul_lmulu_40)
{
    START
    F(SRC1, 0) CALL(put_s2, 0, 1) CALL(put_guard, 1, 3) CALL(put_branch, 2, 4)
    return put;
}

PART(encode_lmul_lmulu_30)
{
    START
    F(SRC1, 0) ONLY(2, 0) CALL(put_s2, 0, 1) CALL(put_guard, 1, 3)
    return put;
}

PART(encode_lshift_lsrr_40)
{
    START
    CALL(put_s2, 0, 0) CALL(put_guard, 1, 2) CALL(put_branch, 2, 3)
    return put;
}

PART(encode_lshift_lsrr_30)
{
    START
    ONLY(2, 0) CALL(put_s2, 0, 0) CALL(put_guard, 1, 2)
    return put;
}

PART(put_laddr)
{
    START
    switch (line[0]) {
    case 0: F(SRC1, 0) F(SRC2, 1) break;
    case 1: F(SRC1, 0) break;
    case 2: SET(word, 0x8000000) F(SRC1, 0) F(L10, 2) break;
    case 3: SET(word, 0x8000000) F(L10, 2) break;
    case 4: SET(word, 0x28000000) F(SRC1, 0) F(L6, 3) break;
    case 5: SET(word, 0x28000000) F(L6, 3) break;
    default: NONE
    }
    return put;
}

PART(encode_ld_d_40)
{
    START
    F(DST, 0) CALL(put_laddr, 0, 1) CALL(put_guard, 1, 5) CALL(put_branch, 2, 6)
    return put;
}

PART(encode_ld_d_30)
{
    START
    F(DST, 0) ONLY(2, 0) CALL(put_laddr, 0, 1) CALL(put_guard, 1, 5)
    return put;
}

PART(put_saddr)
{
    START
    switch (line[0]) {
    case 0: F(DST, 0) F(SRC1, 1) break;
    case 1: F(SRC1, 1) break;
    case 2: F(DST, 0) break;
    case 3: SET(word, 0x8000000) F(SRC1, 1) F(T10, 2) break;
    case 4: SET(word, 0x8000000) F(T10, 2) break;
    case 5: SET(word, 0x28000000) F(SRC1, 1) F(T6, 3) break;
    case 6: SET(word, 0x28000000) F(T6, 3) break;
    default: NONE
    }
    return put;
}

PART(encode_st_d_40)
{
    START
    F(SRC2, 4) CALL(put_saddr, 0, 0) CALL(put_guard, 1, 5) CALL(put_branch, 2, 6)
    return put;
}

PART(encode_st_d_30)
{
    START
    F(SRC2, 4) ONLY(2, 0) CALL(put_saddr, 0, 0) CALL(put_guard, 1, 5)
    return put;
}

static const struct {
    encode_form *put;
    unsigned length;
    uint64_t word; /* the constants of the form */
} forms[] = {
    [VUC_BINARY_ADD_RR_40] = {encode_binary_add_rr_40, 8, 0x4},
    [VUC_BINARY_ADD_RR_30] = {encode_binary_add_rr_30, 4, 0x4},
    [VUC_BINARY_SUB_RR_40] = {encode_binary_add_rr_40, 8, 0x5},
    [VUC_BINARY_SUB_RR_30] = {encode_binary_add_rr_30, 4, 0x5},
    [VUC_BINARY_SUBR_RR] = {encode_binary_add_rr_40, 8, 0x6},
    [VUC_BINARY_AVGS_RR] = {encode_binary_add_rr_30, 4, 0x6},
    [VUC_BINARY_AVGU_RR] = {encode_binary_add_rr_30, 4, 0x7},
    [VUC_BINARY_CLAMPLEP_RR_40] = {encode_binary_add_rr_40, 8, 0xc},
    [VUC_BINARY_CLAMPLEP_RR_30] = {encode_binary_add_rr_30, 4, 0xc},
    [VUC_BINARY_CLAMPS_RR_40] = {encode_binary_add_rr_40, 8, 0xd},
    [VUC_BINARY_CLAMPS_RR_30] = {encode_binary_add_rr_30, 4, 0xd},
    [VUC_BINARY_SEXT_RR_40] = {encode_binary_add_rr_40, 8, 0xe},
    [VUC_BINARY_SEXT_RR_30] = {encode_binary_add_rr_30, 4, 0xe},
    [VUC_BINARY_BSET_RR_40] = {encode_binary_add_rr_40, 8, 0x10},
    [VUC_BINARY_BSET_RR_30] = {encode_binary_add_rr_30, 4, 0x10},
    [VUC_BINARY_BCLR_RR_40] = {encode_binary_add_rr_40, 8, 0x11},
    [VUC_BINARY_BCLR_RR_30] = {encode_binary_add_rr_30, 4, 0x11},
    [VUC_BINARY_SHL_RR_40] = {encode_binary_add_rr_40, 8, 0x15},
    [VUC_BINARY_SHL_RR_30] = {encode_binary_add_rr_30, 4, 0x15},
    [VUC_BINARY_SHR_RR_40] = {encode_binary_add_rr_40, 8, 0x16},
    [VUC_BINARY_SHR_RR_30] = {encode_binary_add_rr_30, 4, 0x16},
    [VUC_BINARY_SAR_RR_40] = {encode_binary_add_rr_40, 8, 0x17},
    [VUC_BINARY_SAR_RR_30] = {encode_binary_add_rr_30, 4, 0x17},
    [VUC_BINARY_AND_RR_40] = {encode_binary_add_rr_40, 8, 0x18},
    [VUC_BINARY_AND_RR_30] = {encode_binary_add_rr_30, 4, 0x18},
    [VUC_BINARY_OR_RR_40] = {encode_binary_add_rr_40, 8, 0x19},
    [VUC_BINARY_OR_RR_30] = {encode_binary_add_rr_30, 4, 0x19},
    [VUC_BINARY_XOR_RR_40] = {encode_binary_add_rr_40, 8, 0x1a},
    [VUC_BINARY_XOR_RR_30] = {encode_binary_add_rr_30, 4, 0x1a},
    [VUC_BINARY_MIN_RR] = {encode_binary_add_rr_30, 4, 0x1d},
    [VUC_BINARY_MAX_RR] = {encode_binary_add_rr_30, 4, 0x1e},
    [VUC_BINARY_ADD_RS_40] = {encode_binary_add_rs_40, 8, 0x4000004},
    [VUC_BINARY_ADD_RS_30] = {encode_binary_add_rs_30, 4, 0x4000004},
    [VUC_BINARY_SUB_RS_40] = {encode_binary_add_rs_40, 8, 0x4000005},
    [VUC_BINARY_SUB_RS_30] = {encode_binary_add_rs_30, 4, 0x4000005},
    [VUC_BINARY_SUBR_RS] = {encode_binary_add_rs_40, 8, 0x4000006},
    [VUC_BINARY_AVGS_RS] = {encode_binary_add_rs_30, 4, 0x4000006},
    [VUC_BINARY_AVGU_RS] = {encode_binary_add_rs_30, 4, 0x4000007},
    [VUC_BINARY_CLAMPLEP_RS_40] = {encode_binary_add_rs_40, 8, 0x400000c},
    [VUC_BINARY_CLAMPLEP_RS_30] = {encode_binary_add_rs_30, 4, 0x400000c},
    [VUC_BINARY_CLAMPS_RS_40] = {encode_binary_add_rs_40, 8, 0x400000d},
    [VUC_BINARY_CLAMPS_RS_30] = {encode_binary_add_rs_30, 4, 0x400000d},
    [VUC_BINARY_SEXT_RS_40] = {encode_binary_add_rs_40, 8, 0x400000e},
    [VUC_BINARY_SEXT_RS_30] = {encode_binary_add_rs_30, 4, 0x400000e},
    [VUC_BINARY_BSET_RS_40] = {encode_binary_add_rs_40, 8, 0x4000010},
    [VUC_BINARY_BSET_RS_30] = {encode_binary_add_rs_30, 4, 0x4000010},
    [VUC_BINARY_BCLR_RS_40] = {encode_binary_add_rs_40, 8, 0x4000011},
    [VUC_BINARY_BCLR_RS_30] = {encode_binary_add_rs_30, 4, 0x4000011},
    [VUC_BINARY_SHL_RS_40] = {encode_binary_add_rs_40, 8, 0x4000015},
    [VUC_BINARY_SHL_RS_30] = {encode_binary_add_rs_30, 4, 0x4000015},
    [VUC_BINARY_SHR_RS_40] = {encode_binary_add_rs_40, 8, 0x4000016},
    [VUC_BINARY_SHR_RS_30] = {encode_binary_add_rs_30, 4, 0x4000016},
    [VUC_BINARY_SAR_RS_40] = {encode_binary_add_rs_40, 8, 0x4000017},
    [VUC_BINARY_SAR_RS_30] = {encode_binary_add_rs_30, 4, 0x4000017},
    [VUC_BINARY_AND_RS_40] = {encode_binary_add_rs_40, 8, 0x4000018},
    [VUC_BINARY_AND_RS_30] = {encode_binary_add_rs_30, 4, 0x4000018},
    [VUC_BINARY_OR_RS_40] = {encode_binary_add_rs_40, 8, 0x4000019},
    [VUC_BINARY_OR_RS_30] = {encode_binary_add_rs_30, 4, 0x4000019},
    [VUC_BINARY_XOR_RS_40] = {encode_binary_add_rs_40, 8, 0x400001a},
    [VUC_BINARY_XOR_RS_30] = {encode_binary_add_rs_30, 4, 0x400001a},
    [VUC_BINARY_MIN_RS] = {encode_binary_add_rs_30, 4, 0x400001d},
    [VUC_BINARY_MAX_RS] = {encode_binary_add_rs_30, 4, 0x400001e},
    [VUC_BINARY_ADD_SR_40] = {encode_binary_add_sr_40, 8, 0x10000004},
    [VUC_BINARY_ADD_SR_30] = {encode_binary_add_sr_30, 4, 0x10000004},
    [VUC_BINARY_SUB_SR_40] = {encode_binary_add_sr_40, 8, 0x10000005},
    [VUC_BINARY_SUB_SR_30] = {encode_binary_add_sr_30, 4, 0x10000005},
    [VUC_BINARY_SUBR_SR] = {encode_binary_add_sr_40, 8, 0x10000006},
    [VUC_BINARY_AVGS_SR] = {encode_binary_add_sr_30, 4, 0x10000006},
    [VUC_BINARY_AVGU_SR] = {encode_binary_add_sr_30, 4, 0x10000007},
    [VUC_BINARY_CLAMPLEP_SR_40] = {encode_binary_add_sr_40, 8, 0x1000000c},
    [VUC_BINARY_CLAMPLEP_SR_30] = {encode_binary_add_sr_30, 4, 0x1000000c},
    [VUC_BINARY_CLAMPS_SR_40] = {encode_binary_add_sr_40, 8, 0x1000000d},
    [VUC_BINARY_CLAMPS_SR_30] = {encode_binary_add_sr_30, 4, 0x1000000d},
    [VUC_BINARY_SEXT_SR_40] = {encode_binary_add_sr_40, 8, 0x1000000e},
    [VUC_BINARY_SEXT_SR_30] = {encode_binary_add_sr_30, 4, 0x1000000e},
    [VUC_BINARY_BSET_SR_40] = {encode_binary_add_sr_40, 8, 0x10000010},
    [VUC_BINARY_BSET_SR_30] = {encode_binary_add_sr_30, 4, 0x10000010},
    [VUC_BINARY_BCLR_SR_40] = {encode_binary_add_sr_40, 8, 0x10000011},
    [VUC_BINARY_BCLR_SR_30] = {encode_binary_add_sr_30, 4, 0x10000011},
    [VUC_BINARY_SHL_SR_40] = {encode_binary_add_sr_40, 8, 0x10000015},
    [VUC_BINARY_SHL_SR_30] = {encode_binary_add_sr_30, 4, 0x10000015},
    [VUC_BINARY_SHR_SR_40] = {encode_binary_add_sr_40, 8, 0x10000016},
    [VUC_BINARY_SHR_SR_30] = {encode_binary_add_sr_30, 4, 0x10000016},
    [VUC_BINARY_SAR_SR_40] = {encode_binary_add_sr_40, 8, 0x10000017},
    [VUC_BINARY_SAR_SR_30] = {encode_binary_add_sr_30, 4, 0x10000017},
    [VUC_BINARY_AND_SR_40] = {encode_binary_add_sr_40, 8, 0x10000018},
    [VUC_BINARY_AND_SR_30] = {encode_binary_add_sr_30, 4, 0x10000018},
    [VUC_BINARY_OR_SR_40] = {encode_binary_add_sr_40, 8, 0x10000019},
    [VUC_BINARY_OR_SR_30] = {encode_binary_add_sr_30, 4, 0x10000019},
    [VUC_BINARY_XOR_SR_40] = {encode_binary_add_sr_40, 8, 0x1000001a},
    [VUC_BINARY_XOR_SR_30] = {encode_binary_add_sr_30, 4, 0x1000001a},
    [VUC_BINARY_MIN_SR] = {encode_binary_add_sr_30, 4, 0x1000001d},
    [VUC_BINARY_MAX_SR] = {encode_binary_add_sr_30, 4, 0x1000001e},
    [VUC_UNARY_DIV2S_RR] = {encode_unary_div2s_rr, 4, 0xf},
    [VUC_UNARY_HSWAP_RR_40] = {encode_unary_hswap_rr_40, 8, 0x14},
    [VUC_UNARY_HSWAP_RR_30] = {encode_unary_div2s_rr, 4, 0x14},
    [VUC_UNARY_DIV2S_RS] = {encode_unary_div2s_rs, 4, 0x400000f},
    [VUC_UNARY_HSWAP_RS_40] = {encode_unary_hswap_rs_40, 8, 0x4000014},
    [VUC_UNARY_HSWAP_RS_30] = {encode_unary_div2s_rs, 4, 0x4000014},
    [VUC_UNARY_DIV2S_SR] = {encode_unary_div2s_sr, 4, 0x1000000f},
    [VUC_UNARY_HSWAP_SR_40] = {encode_unary_hswap_sr_40, 8, 0x10000014},
    [VUC_UNARY_HSWAP_SR_30] = {encode_unary_div2s_sr, 4, 0x10000014},
    [VUC_SLCT_RR_40] = {encode_slct_rr_40, 8, 0x0},
    [VUC_SLCT_RR_30] = {encode_slct_rr_30, 4, 0x0},
    [VUC_SLCT_RS_40] = {encode_slct_rs_40, 8, 0x4000000},
    [VUC_SLCT_RS_30] = {encode_slct_rs_30, 4, 0x4000000},
    [VUC_SLCT_SR_40] = {encode_slct_sr_40, 8, 0x10000000},
    [VUC_SLCT_SR_30] = {encode_slct_sr_30, 4, 0x10000000},
    [VUC_MOV_R_40] = {encode_mov_r_40, 8, 0x1},
    [VUC_MOV_R_30] = {encode_mov_r_30, 4, 0x1},
    [VUC_MOV_I_40] = {encode_mov_i_40, 8, 0x8000001},
    [VUC_MOV_I_30] = {encode_mov_i_30, 4, 0x8000001},
    [VUC_MOV_SR_40] = {encode_mov_sr_40, 8, 0x10000001},
    [VUC_MOV_SR_30] = {encode_mov_sr_30, 4, 0x10000001},
    [VUC_MOV_SI_40] = {encode_mov_si_40, 8, 0x18000001},
    [VUC_MOV_SI_30] = {encode_mov_si_30, 4, 0x18000001},
    [VUC_SET_SETGT_R_40] = {encode_set_setgt_r_40, 8, 0x8},
    [VUC_SET_SETGT_R_30] = {encode_set_setgt_r_30, 4, 0x8},
    [VUC_SET_SETLT_R_40] = {encode_set_setgt_r_40, 8, 0x9},
    [VUC_SET_SETLT_R_30] = {encode_set_setgt_r_30, 4, 0x9},
    [VUC_SET_SETEQ_R_40] = {encode_set_setgt_r_40, 8, 0xa},
    [VUC_SET_SETEQ_R_30] = {encode_set_setgt_r_30, 4, 0xa},
    [VUC_SET_SETLEP_R_40] = {encode_set_setgt_r_40, 8, 0xb},
    [VUC_SET_SETLEP_R_30] = {encode_set_setgt_r_30, 4, 0xb},
    [VUC_SET_SETZERO_R] = {encode_set_setgt_r_40, 8, 0xf},
    [VUC_SET_BTEST_R_40] = {encode_set_setgt_r_40, 8, 0x12},
    [VUC_SET_BTEST_R_30] = {encode_set_setgt_r_30, 4, 0x12},
    [VUC_SET_SETGT_S_40] = {encode_set_setgt_s_40, 8, 0x4000008},
    [VUC_SET_SETGT_S_30] = {encode_set_setgt_s_30, 4, 0x4000008},
    [VUC_SET_SETLT_S_40] = {encode_set_setgt_s_40, 8, 0x4000009},
    [VUC_SET_SETLT_S_30] = {encode_set_setgt_s_30, 4, 0x4000009},
    [VUC_SET_SETEQ_S_40] = {encode_set_setgt_s_40, 8, 0x400000a},
    [VUC_SET_SETEQ_S_30] = {encode_set_setgt_s_30, 4, 0x400000a},
    [VUC_SET_SETLEP_S_40] = {encode_set_setgt_s_40, 8, 0x400000b},
    [VUC_SET_SETLEP_S_30] = {encode_set_setgt_s_30, 4, 0x400000b},
    [VUC_SET_SETZERO_S] = {encode_set_setgt_s_40, 8, 0x400000f},
    [VUC_SET_BTEST_S_40] = {encode_set_setgt_s_40, 8, 0x4000012},
    [VUC_SET_BTEST_S_30] = {encode_set_setgt_s_30, 4, 0x4000012},
    [VUC_SET_SETGT_D_40] = {encode_set_setgt_d_40, 8, 0x10000008},
    [VUC_SET_SETGT_D_30] = {encode_set_setgt_d_30, 4, 0x10000008},
    [VUC_SET_SETLT_D_40] = {encode_set_setgt_d_40, 8, 0x10000009},
    [VUC_SET_SETLT_D_30] = {encode_set_setgt_d_30, 4, 0x10000009},
    [VUC_SET_SETEQ_D_40] = {encode_set_setgt_d_40, 8, 0x1000000a},
    [VUC_SET_SETEQ_D_30] = {encode_set_setgt_d_30, 4, 0x1000000a},
    [VUC_SET_SETLEP_D_40] = {encode_set_setgt_d_40, 8, 0x1000000b},
    [VUC_SET_SETLEP_D_30] = {encode_set_setgt_d_30, 4, 0x1000000b},
    [VUC_SET_SETZERO_D] = {encode_set_setgt_d_40, 8, 0x1000000f},
    [VUC_SET_BTEST_D_40] = {encode_set_setgt_d_40, 8, 0x10000012},
    [VUC_SET_BTEST_D_30] = {encode_set_setgt_d_30, 4, 0x10000012},
    [VUC_COMPLEMENT_RR_40] = {encode_binary_add_rr_40, 8, 0x1b},
    [VUC_COMPLEMENT_RR_30] = {encode_binary_add_rr_30, 4, 0x1b},
    [VUC_COMPLEMENT_RS_40] = {encode_binary_add_rs_40, 8, 0x400001b},
    [VUC_COMPLEMENT_RS_30] = {encode_binary_add_rs_30, 4, 0x400001b},
    [VUC_COMPLEMENT_SR_40] = {encode_binary_add_sr_40, 8, 0x1000001b},
    [VUC_COMPLEMENT_SR_30] = {encode_binary_add_sr_30, 4, 0x1000001b},
    [VUC_BRA_40] = {encode_bra_40, 8, 0x14000000},
    [VUC_BRA_30] = {encode_bra_30, 4, 0x14000000},
    [VUC_CALL_40] = {encode_bra_40, 8, 0x14000002},
    [VUC_CALL_30] = {encode_bra_30, 4, 0x14000002},
    [VUC_RET_40] = {encode_ret_40, 8, 0x14000003},
    [VUC_RET_30] = {encode_ret_30, 4, 0x14000003},
    [VUC_SLEEP_40] = {encode_ret_40, 8, 0x14000004},
    [VUC_SLEEP_30] = {encode_ret_30, 4, 0x14000004},
    [VUC_WAIT_WSTC_40] = {encode_wait_wstc_40, 8, 0x14000005},
    [VUC_WAIT_WSTC_30] = {encode_wait_wstc_30, 4, 0x14000005},
    [VUC_WAIT_WSTS_40] = {encode_wait_wstc_40, 8, 0x14000006},
    [VUC_WAIT_WSTS_30] = {encode_wait_wstc_30, 4, 0x14000006},
    [VUC_LOGIC_AND_FREE_40] = {encode_logic_and_free_40, 8, 0x14000040},
    [VUC_LOGIC_AND_FREE_30] = {encode_logic_and_free_30, 4, 0x14000040},
    [VUC_LOGIC_OR_FREE_40] = {encode_logic_and_free_40, 8, 0x14000041},
    [VUC_LOGIC_OR_FREE_30] = {encode_logic_and_free_30, 4, 0x14000041},
    [VUC_LOGIC_XOR_FREE_40] = {encode_logic_and_free_40, 8, 0x14000042},
    [VUC_LOGIC_XOR_FREE_30] = {encode_logic_and_free_30, 4, 0x14000042},
    [VUC_LOGIC_AND_GUARDED_40] = {encode_logic_and_guarded_40, 8, 0x34000040},
    [VUC_LOGIC_AND_GUARDED_30] = {encode_logic_and_guarded_30, 4, 0x34000040},
    [VUC_LOGIC_OR_GUARDED_40] = {encode_logic_and_guarded_40, 8, 0x34000041},
    [VUC_LOGIC_OR_GUARDED_30] = {encode_logic_and_guarded_30, 4, 0x34000041},
    [VUC_LOGIC_XOR_GUARDED_40] = {encode_logic_and_guarded_40, 8, 0x34000042},
    [VUC_LOGIC_XOR_GUARDED_30] = {encode_logic_and_guarded_30, 4, 0x34000042},
    [VUC_NOP_40] = {encode_ret_40, 8, 0x14000043},
    [VUC_NOP_30] = {encode_ret_30, 4, 0x14000043},
    [VUC_CLICNT_40] = {encode_ret_40, 8, 0x14000020},
    [VUC_CLICNT_30] = {encode_ret_30, 4, 0x14000020},
    [VUC_ENGINE_MBIREAD_40] = {encode_ret_40, 8, 0x14000024},
    [VUC_ENGINE_MBIREAD_30] = {encode_ret_30, 4, 0x14000024},
    [VUC_ENGINE_MBINEXT_40] = {encode_ret_40, 8, 0x14000028},
    [VUC_ENGINE_MBINEXT_30] = {encode_ret_30, 4, 0x14000028},
    [VUC_ENGINE_MVSREAD_40] = {encode_ret_40, 8, 0x14000029},
    [VUC_ENGINE_MVSREAD_30] = {encode_ret_30, 4, 0x14000029},
    [VUC_ENGINE_MVSWRITE_40] = {encode_ret_40, 8, 0x1400002a},
    [VUC_ENGINE_MVSWRITE_30] = {encode_ret_30, 4, 0x1400002a},
    [VUC_NAMED_ONLY_O21_40] = {encode_ret_40, 8, 0x14000021},
    [VUC_NAMED_ONLY_O21_30] = {encode_ret_30, 4, 0x14000021},
    [VUC_NAMED_ONLY_O22_40] = {encode_ret_40, 8, 0x14000022},
    [VUC_NAMED_ONLY_O22_30] = {encode_ret_30, 4, 0x14000022},
    [VUC_NAMED_ONLY_O23_40] = {encode_ret_40, 8, 0x14000023},
    [VUC_NAMED_ONLY_O23_30] = {encode_ret_30, 4, 0x14000023},
    [VUC_NAMED_ONLY_O25_40] = {encode_ret_40, 8, 0x14000025},
    [VUC_NAMED_ONLY_O25_30] = {encode_ret_30, 4, 0x14000025},
    [VUC_NAMED_ONLY_O26_40] = {encode_ret_40, 8, 0x14000026},
    [VUC_NAMED_ONLY_O26_30] = {encode_ret_30, 4, 0x14000026},
    [VUC_NAMED_ONLY_O2B_40] = {encode_ret_40, 8, 0x1400002b},
    [VUC_NAMED_ONLY_O2B_30] = {encode_ret_30, 4, 0x1400002b},
    [VUC_NAMED_ONLY_O2C_40] = {encode_ret_40, 8, 0x1400002c},
    [VUC_NAMED_ONLY_O2C_30] = {encode_ret_30, 4, 0x1400002c},
    [VUC_LMUL_LMULU_40] = {encode_lmul_lmulu_40, 8, 0x140000a0},
    [VUC_LMUL_LMULU_30] = {encode_lmul_lmulu_30, 4, 0x140000a0},
    [VUC_LMUL_LMULS_40] = {encode_lmul_lmulu_40, 8, 0x140000a1},
    [VUC_LMUL_LMULS_30] = {encode_lmul_lmulu_30, 4, 0x140000a1},
    [VUC_LSHIFT_LSRR_40] = {encode_lshift_lsrr_40, 8, 0x140000a2},
    [VUC_LSHIFT_LSRR_30] = {encode_lshift_lsrr_30, 4, 0x140000a2},
    [VUC_LSHIFT_LADD] = {encode_lshift_lsrr_30, 4, 0x140000a4},
    [VUC_LSHIFT_LSAR] = {encode_lshift_lsrr_30, 4, 0x140000a8},
    [VUC_LDIVU] = {encode_lshift_lsrr_30, 4, 0x140000ac},
    [VUC_LUT_RR_40] = {encode_binary_add_rr_40, 8, 0x1c},
    [VUC_LUT_RR_30] = {encode_binary_add_rr_30, 4, 0x1c},
    [VUC_LUT_RS_40] = {encode_binary_add_rs_40, 8, 0x400001c},
    [VUC_LUT_RS_30] = {encode_binary_add_rs_30, 4, 0x400001c},
    [VUC_LUT_SR_40] = {encode_binary_add_sr_40, 8, 0x1000001c},
    [VUC_LUT_SR_30] = {encode_binary_add_sr_30, 4, 0x1000001c},
    [VUC_LD_D_40] = {encode_ld_d_40, 8, 0x14000081},
    [VUC_LD_D_30] = {encode_ld_d_30, 4, 0x14000081},
    [VUC_LD_PWT_40] = {encode_ld_d_40, 8, 0x14000083},
    [VUC_LD_PWT_30] = {encode_ld_d_30, 4, 0x14000083},
    [VUC_LD_MVSI_40] = {encode_ld_d_40, 8, 0x14000089},
    [VUC_LD_MVSI_30] = {encode_ld_d_30, 4, 0x14000089},
    [VUC_LD_B6_40] = {encode_ld_d_40, 8, 0x1400008d},
    [VUC_LD_B6_30] = {encode_ld_d_30, 4, 0x1400008d},
    [VUC_LD_B7_40] = {encode_ld_d_40, 8, 0x1400008f},
    [VUC_LD_B7_30] = {encode_ld_d_30, 4, 0x1400008f},
    [VUC_ST_D_40] = {encode_st_d_40, 8, 0x14000080},
    [VUC_ST_D_30] = {encode_st_d_30, 4, 0x14000080},
    [VUC_ST_MVSO_40] = {encode_st_d_40, 8, 0x1400008a},
    [VUC_ST_MVSO_30] = {encode_st_d_30, 4, 0x1400008a},
    [VUC_ST_B6_40] = {encode_st_d_40, 8, 0x1400008c},
    [VUC_ST_B6_30] = {encode_st_d_30, 4, 0x1400008c},
    [VUC_ST_B7_40] = {encode_st_d_40, 8, 0x1400008e},
    [VUC_ST_B7_30] = {encode_st_d_30, 4, 0x1400008e},
    [VUC_ST_VP_40] = {encode_st_d_40, 8, 0x14000084},
    [VUC_ST_VP_30] = {encode_st_d_30, 4, 0x14000084},
};

int vuc_encode(const struct isadora_context *c, const struct isadora_insn *in, uint8_t *bytes,
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
