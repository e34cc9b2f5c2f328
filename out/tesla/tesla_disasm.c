/* Generated from the description tesla by gen/emit/disasm.lua. Do not edit. */
#include "tesla.h"
#include "text.h"

#include <string.h>

static const struct rt_code codes_MARK[4] = {
    [0] = {"", 0},
    [1] = {"exit", 4},
    [2] = {"join", 4},
};

static const struct rt_code codes_PRED[32] = {
    [1] = {"l", 1},
    [2] = {"e", 1},
    [3] = {"le", 2},
    [4] = {"g", 1},
    [5] = {"lg", 2},
    [6] = {"ge", 2},
    [7] = {"lge", 3},
    [8] = {"u", 1},
    [9] = {"lu", 2},
    [10] = {"eu", 2},
    [11] = {"leu", 3},
    [12] = {"gu", 2},
    [13] = {"lgu", 3},
    [14] = {"geu", 3},
    [16] = {"o", 1},
    [17] = {"c", 1},
    [18] = {"a", 1},
    [19] = {"s", 1},
    [28] = {"ns", 2},
    [29] = {"na", 2},
    [30] = {"nc", 2},
    [31] = {"no", 2},
};

static const struct rt_code codes_ATYPE[8] = {
    [0] = {"u8", 2},
    [1] = {"s8", 2},
    [2] = {"u16", 3},
    [3] = {"s16", 3},
    [6] = {"u32", 3},
    [7] = {"s32", 3},
};

static const struct rt_code codes_BTYPE[8] = {
    [0] = {"u8", 2},
    [1] = {"s8", 2},
    [2] = {"u16", 3},
    [3] = {"s16", 3},
    [6] = {"b32", 3},
    [7] = {"s32", 3},
};

static const struct rt_code codes_LIM[2] = {
    [0] = {"", 0},
    [1] = {"lim", 3},
};

static const struct rt_code codes_BINC[2] = {
    [0] = {"", 0},
    [1] = {"inc", 3},
};

static const struct rt_code codes_BWAIT[2] = {
    [0] = {"", 0},
    [1] = {"wait", 4},
};

static const struct rt_code codes_ONEG[2] = {
    [0] = {"", 0},
    [1] = {"neg", 3},
};

static const struct rt_code codes_LABS1[2] = {
    [0] = {"", 0},
    [1] = {"abs", 3},
};

static const struct rt_code codes_CHALF[8] = {
    [0] = {"u16", 3},
    [2] = {"u8", 2},
    [4] = {"s16", 3},
    [6] = {"s8", 2},
};

static const struct rt_code codes_CWORD[8] = {
    [1] = {"u32", 3},
    [5] = {"s32", 3},
};

static const struct rt_code codes_CREG[8] = {
    [3] = {"u8", 2},
    [7] = {"s8", 2},
};

static const struct rt_code codes_CSAT[2] = {
    [0] = {"", 0},
    [1] = {"sat", 3},
};

static const struct rt_code codes_CRND[4] = {
    [0] = {"rn", 2},
    [1] = {"rm", 2},
    [2] = {"rp", 2},
    [3] = {"rz", 2},
};

static const struct rt_code codes_IRND[4] = {
    [0] = {"rni", 3},
    [1] = {"rmi", 3},
    [2] = {"rpi", 3},
    [3] = {"rzi", 3},
};

static const struct rt_code codes_DRND[4] = {
    [0] = {"rn", 2},
    [1] = {"rm", 2},
    [2] = {"rp", 2},
    [3] = {"rz", 2},
};

static const struct rt_code codes_LNEG1[2] = {
    [0] = {"", 0},
    [1] = {"neg", 3},
};

static const struct rt_code codes_LNEG2[2] = {
    [0] = {"", 0},
    [1] = {"neg", 3},
};

static const struct rt_code codes_DARND[4] = {
    [0] = {"rn", 2},
    [1] = {"rm", 2},
    [2] = {"rp", 2},
    [3] = {"rz", 2},
};

static const struct rt_code codes_LABS2[2] = {
    [0] = {"", 0},
    [1] = {"abs", 3},
};

static const struct rt_code codes_FCOMPARE[16] = {
    [0] = {"never", 5},
    [1] = {"l", 1},
    [2] = {"e", 1},
    [3] = {"le", 2},
    [4] = {"g", 1},
    [5] = {"lg", 2},
    [6] = {"ge", 2},
    [7] = {"lge", 3},
    [8] = {"u", 1},
    [9] = {"lu", 2},
    [10] = {"eu", 2},
    [11] = {"leu", 3},
    [12] = {"gu", 2},
    [13] = {"lgu", 3},
    [14] = {"geu", 3},
    [15] = {"always", 6},
};

static const struct rt_code codes_SSAT[2] = {
    [0] = {"", 0},
    [1] = {"sat", 3},
};

static const struct rt_code codes_SNEG1[2] = {
    [0] = {"", 0},
    [1] = {"neg", 3},
};

static const struct rt_code codes_SNEG2[2] = {
    [0] = {"", 0},
    [1] = {"neg", 3},
};

static const struct rt_code codes_OSAT[2] = {
    [0] = {"", 0},
    [1] = {"sat", 3},
};

static const struct rt_code codes_ARND[4] = {
    [0] = {"rn", 2},
    [3] = {"rz", 2},
};

static const struct rt_code codes_MRND[4] = {
    [0] = {"rn", 2},
    [3] = {"rz", 2},
};

static const struct rt_code codes_Q0[4] = {
    [0] = {"add", 3},
    [1] = {"subr", 4},
    [2] = {"sub", 3},
    [3] = {"mov2", 4},
};

static const struct rt_code codes_Q1[4] = {
    [0] = {"add", 3},
    [1] = {"subr", 4},
    [2] = {"sub", 3},
    [3] = {"mov2", 4},
};

static const struct rt_code codes_Q2[4] = {
    [0] = {"add", 3},
    [1] = {"subr", 4},
    [2] = {"sub", 3},
    [3] = {"mov2", 4},
};

static const struct rt_code codes_Q3[4] = {
    [0] = {"add", 3},
    [1] = {"subr", 4},
    [2] = {"sub", 3},
    [3] = {"mov2", 4},
};

static const struct rt_code codes_LSAT[2] = {
    [0] = {"", 0},
    [1] = {"sat", 3},
};

static const struct rt_code codes_S16A[2] = {
    [0] = {"u16", 3},
    [1] = {"s16", 3},
};

static const struct rt_code codes_S16B[2] = {
    [0] = {"u16", 3},
    [1] = {"s16", 3},
};

static const struct rt_code codes_L16A[2] = {
    [0] = {"u16", 3},
    [1] = {"s16", 3},
};

static const struct rt_code codes_L16B[2] = {
    [0] = {"u16", 3},
    [1] = {"s16", 3},
};

static const struct rt_code codes_SHIGH[2] = {
    [0] = {"", 0},
    [1] = {"high", 4},
};

static const struct rt_code codes_S24[2] = {
    [0] = {"u24", 3},
    [1] = {"s24", 3},
};

static const struct rt_code codes_LHIGH[2] = {
    [0] = {"", 0},
    [1] = {"high", 4},
};

static const struct rt_code codes_L24[2] = {
    [0] = {"u24", 3},
    [1] = {"s24", 3},
};

static const struct rt_code codes_U24AGAIN[8] = {
    [1] = {"u24.1", 5},
    [2] = {"u24.2", 5},
    [3] = {"u24.3", 5},
    [4] = {"u24.4", 5},
    [5] = {"u24.5", 5},
    [6] = {"u24.6", 5},
    [7] = {"u24.7", 5},
};

static const struct rt_code codes_COMPARE[8] = {
    [0] = {"never", 5},
    [1] = {"l", 1},
    [2] = {"e", 1},
    [3] = {"le", 2},
    [4] = {"g", 1},
    [5] = {"lg", 2},
    [6] = {"ge", 2},
    [7] = {"always", 6},
};

static const struct rt_code codes_SNOT[2] = {
    [0] = {"", 0},
    [1] = {"not", 3},
};

static const struct rt_code codes_LNOT1[2] = {
    [0] = {"", 0},
    [1] = {"not", 3},
};

static const struct rt_code codes_LNOT2[2] = {
    [0] = {"", 0},
    [1] = {"not", 3},
};

static const struct rt_code codes_LANE[16] = {
    [0] = {"(lnone)", 7},
    [1] = {"(l0)", 4},
    [2] = {"(l1)", 4},
    [3] = {"(l01)", 5},
    [4] = {"(l2)", 4},
    [5] = {"(l02)", 5},
    [6] = {"(l12)", 5},
    [7] = {"(l012)", 6},
    [8] = {"(l3)", 4},
    [9] = {"(l03)", 5},
    [10] = {"(l13)", 5},
    [11] = {"(l013)", 6},
    [12] = {"(l23)", 5},
    [13] = {"(l023)", 6},
    [14] = {"(l123)", 6},
    [15] = {"", 0},
};

static const struct rt_code codes_SSFU[2] = {
    [0] = {"", 0},
    [1] = {"sfu", 3},
};

static const struct rt_code codes_LSFU[2] = {
    [0] = {"", 0},
    [1] = {"sfu", 3},
};

static const struct rt_code codes_SABS[2] = {
    [0] = {"", 0},
    [1] = {"abs", 3},
};

static const struct rt_code codes_SLIVE[2] = {
    [0] = {"all", 3},
    [1] = {"live", 4},
};

static const struct rt_code codes_TLIVE[2] = {
    [0] = {"all", 3},
    [1] = {"live", 4},
};

static const struct rt_code codes_DERIV[2] = {
    [0] = {"", 0},
    [1] = {"deriv", 5},
};

static const struct rt_code names_sr[16] = {
    [0] = {"$physid", 7},
    [1] = {"$clock", 6},
    [2] = {"$sr2", 4},
    [3] = {"$vstride", 8},
    [4] = {"$pm0", 4},
    [5] = {"$pm1", 4},
    [6] = {"$pm2", 4},
    [7] = {"$pm3", 4},
    [8] = {"$sampleid", 9},
    [9] = {"$sr9", 4},
    [10] = {"$sr10", 5},
    [11] = {"$sr11", 5},
    [12] = {"$sr12", 5},
    [13] = {"$sr13", 5},
    [14] = {"$sr14", 5},
    [15] = {"$sr15", 5},
};

static void print_operand_guard(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        rt_put(w, "(never)", 7);
        break;
    default:
        rt_put(w, "(", 1);
        rt_code(w, &codes_PRED[value[0]]);
        rt_put(w, " ", 1);
        rt_register(w, "$c", 2, value[1]);
        rt_put(w, ")", 1);
        break;
    }
}

static void print_operand_at0(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[0]);
        break;
    case 1:
        rt_register(w, "$a", 2, value[1]);
        break;
    default:
        rt_register(w, "$a", 2, value[1]);
        rt_put(w, "+", 1);
        rt_hex(w, value[0]);
        break;
    }
}

static void print_operand_mcdst(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    default:
        rt_register(w, "$c", 2, value[0]);
        break;
    }
}

static void print_operand_ll_dst(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$r", 2, value[0]);
        break;
    case 1:
        rt_put(w, "o[", 2);
        rt_hex(w, value[1] * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "#", 1);
        break;
    }
}

static void print_operand_at(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[0]);
        break;
    case 1:
        rt_register(w, "$a", 2, value[1]);
        break;
    case 2:
        rt_register(w, "$a", 2, value[1]);
        rt_put(w, "+", 1);
        rt_hex(w, value[0]);
        break;
    default:
        rt_register(w, "$a", 2, value[1]);
        rt_put(w, "++", 2);
        rt_signed_hex(w, rt_sign(value[0], 5));
        break;
    }
}

static void print_operand_at_of_cvt_i2i_u_full(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[0] * 2);
        break;
    case 1:
        rt_register(w, "$a", 2, value[1]);
        break;
    case 2:
        rt_register(w, "$a", 2, value[1]);
        rt_put(w, "+", 1);
        rt_hex(w, value[0] * 2);
        break;
    default:
        rt_register(w, "$a", 2, value[1]);
        rt_put(w, "++", 2);
        rt_signed_hex(w, rt_sign(value[0], 5) * 2);
        break;
    }
}

static void print_operand_at_of_cvt_i2i_u_full_2(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[0] * 4);
        break;
    case 1:
        rt_register(w, "$a", 2, value[1]);
        break;
    case 2:
        rt_register(w, "$a", 2, value[1]);
        rt_put(w, "+", 1);
        rt_hex(w, value[0] * 4);
        break;
    default:
        rt_register(w, "$a", 2, value[1]);
        rt_put(w, "++", 2);
        rt_signed_hex(w, rt_sign(value[0], 5) * 4);
        break;
    }
}

static void print_operand_at0_of_cvt_i2i_u_full(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[1] * 4);
        break;
    case 1:
        rt_register(w, "$a", 2, value[0]);
        break;
    default:
        rt_register(w, "$a", 2, value[0]);
        rt_put(w, "+", 1);
        rt_hex(w, value[1] * 4);
        break;
    }
}

static void print_operand_l_src(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$r", 2, (value[0] >> 1 & 0x3f));
        rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(value[0] & 0x1)]);
        break;
    case 1: {
        const char *mark0 = w->at;
        rt_put(w, "u8", 2);
        rt_sep(w, mark0, " ");
        rt_put(w, "s[", 2);
        print_operand_at(w, line + 1, value + 1);
        rt_put(w, "]", 1);
        rt_leave(w, mark0);
        break;
    }
    case 2: {
        const char *mark0 = w->at;
        rt_put(w, "u16", 3);
        rt_sep(w, mark0, " ");
        rt_put(w, "s[", 2);
        print_operand_at_of_cvt_i2i_u_full(w, line + 2, value + 1);
        rt_put(w, "]", 1);
        rt_leave(w, mark0);
        break;
    }
    case 3: {
        const char *mark0 = w->at;
        rt_put(w, "s16", 3);
        rt_sep(w, mark0, " ");
        rt_put(w, "s[", 2);
        print_operand_at_of_cvt_i2i_u_full(w, line + 3, value + 1);
        rt_put(w, "]", 1);
        rt_leave(w, mark0);
        break;
    }
    case 4: {
        const char *mark0 = w->at;
        rt_put(w, "b32", 3);
        rt_sep(w, mark0, " ");
        rt_put(w, "s[", 2);
        print_operand_at_of_cvt_i2i_u_full_2(w, line + 4, value + 1);
        rt_put(w, "]", 1);
        rt_leave(w, mark0);
        break;
    }
    case 5:
        rt_put(w, "a[", 2);
        rt_hex(w, value[3] * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "p[", 2);
        print_operand_at0_of_cvt_i2i_u_full(w, line + 5, value + 2);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_l_src_of_cvt_i2i_u_full(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$r", 2, value[0]);
        break;
    case 1: {
        const char *mark0 = w->at;
        rt_put(w, "u8", 2);
        rt_sep(w, mark0, " ");
        rt_put(w, "s[", 2);
        print_operand_at(w, line + 1, value + 1);
        rt_put(w, "]", 1);
        rt_leave(w, mark0);
        break;
    }
    case 2: {
        const char *mark0 = w->at;
        rt_put(w, "u16", 3);
        rt_sep(w, mark0, " ");
        rt_put(w, "s[", 2);
        print_operand_at_of_cvt_i2i_u_full(w, line + 2, value + 1);
        rt_put(w, "]", 1);
        rt_leave(w, mark0);
        break;
    }
    case 3: {
        const char *mark0 = w->at;
        rt_put(w, "s16", 3);
        rt_sep(w, mark0, " ");
        rt_put(w, "s[", 2);
        print_operand_at_of_cvt_i2i_u_full(w, line + 3, value + 1);
        rt_put(w, "]", 1);
        rt_leave(w, mark0);
        break;
    }
    case 4: {
        const char *mark0 = w->at;
        rt_put(w, "b32", 3);
        rt_sep(w, mark0, " ");
        rt_put(w, "s[", 2);
        print_operand_at_of_cvt_i2i_u_full_2(w, line + 4, value + 1);
        rt_put(w, "]", 1);
        rt_leave(w, mark0);
        break;
    }
    case 5:
        rt_put(w, "a[", 2);
        rt_hex(w, value[3] * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "p[", 2);
        print_operand_at0_of_cvt_i2i_u_full(w, line + 5, value + 2);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_cvt_int(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0: {
        const char *mark0 = w->at;
        rt_code(w, &codes_CHALF[value[0]]);
        rt_sep(w, mark0, " ");
        print_operand_l_src(w, line + 1, value + 1);
        rt_leave(w, mark0);
        break;
    }
    case 1: {
        const char *mark0 = w->at;
        rt_code(w, &codes_CWORD[value[5]]);
        rt_sep(w, mark0, " ");
        print_operand_l_src_of_cvt_i2i_u_full(w, line + 7, value + 1);
        rt_leave(w, mark0);
        break;
    }
    default:
        rt_code(w, &codes_CREG[value[6]]);
        rt_put(w, " ", 1);
        rt_register(w, "$r", 2, value[1]);
        break;
    }
}

static void print_operand_ll_dst_of_cvt_i2i_u_half(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$r", 2, (value[0] >> 1 & 0x3f));
        rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(value[0] & 0x1)]);
        break;
    case 1:
        rt_put(w, "o[", 2);
        rt_hex(w, value[1] * 2);
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "#", 1);
        break;
    }
}

static void print_operand_ll_half(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$r", 2, (value[0] >> 1 & 0x3f));
        rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(value[0] & 0x1)]);
        break;
    case 1:
        rt_put(w, "half o[", 7);
        rt_hex(w, value[1] * 2);
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "half #", 6);
        break;
    }
}

static void print_operand_at_of_fadd_short(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[0]);
        break;
    case 1:
        rt_register(w, "$a", 2, value[1]);
        break;
    case 2:
        rt_register(w, "$a", 2, value[1]);
        rt_put(w, "+", 1);
        rt_hex(w, value[0]);
        break;
    default:
        rt_register(w, "$a", 2, value[1]);
        rt_put(w, "++", 2);
        rt_signed_hex(w, rt_sign(value[0], 4));
        break;
    }
}

static void print_operand_at_of_fadd_short_2(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[0] * 2);
        break;
    case 1:
        rt_register(w, "$a", 2, value[1]);
        break;
    case 2:
        rt_register(w, "$a", 2, value[1]);
        rt_put(w, "+", 1);
        rt_hex(w, value[0] * 2);
        break;
    default:
        rt_register(w, "$a", 2, value[1]);
        rt_put(w, "++", 2);
        rt_signed_hex(w, rt_sign(value[0], 4) * 2);
        break;
    }
}

static void print_operand_at_of_fadd_short_3(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[0] * 4);
        break;
    case 1:
        rt_register(w, "$a", 2, value[1]);
        break;
    case 2:
        rt_register(w, "$a", 2, value[1]);
        rt_put(w, "+", 1);
        rt_hex(w, value[0] * 4);
        break;
    default:
        rt_register(w, "$a", 2, value[1]);
        rt_put(w, "++", 2);
        rt_signed_hex(w, rt_sign(value[0], 4) * 4);
        break;
    }
}

static void print_operand_s_src(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$r", 2, value[0]);
        break;
    case 1: {
        const char *mark0 = w->at;
        rt_put(w, "u8", 2);
        rt_sep(w, mark0, " ");
        rt_put(w, "s[", 2);
        print_operand_at_of_fadd_short(w, line + 1, value + 1);
        rt_put(w, "]", 1);
        rt_leave(w, mark0);
        break;
    }
    case 2: {
        const char *mark0 = w->at;
        rt_put(w, "u16", 3);
        rt_sep(w, mark0, " ");
        rt_put(w, "s[", 2);
        print_operand_at_of_fadd_short_2(w, line + 2, value + 1);
        rt_put(w, "]", 1);
        rt_leave(w, mark0);
        break;
    }
    case 3: {
        const char *mark0 = w->at;
        rt_put(w, "s16", 3);
        rt_sep(w, mark0, " ");
        rt_put(w, "s[", 2);
        print_operand_at_of_fadd_short_2(w, line + 3, value + 1);
        rt_put(w, "]", 1);
        rt_leave(w, mark0);
        break;
    }
    case 4: {
        const char *mark0 = w->at;
        rt_put(w, "b32", 3);
        rt_sep(w, mark0, " ");
        rt_put(w, "s[", 2);
        print_operand_at_of_fadd_short_3(w, line + 4, value + 1);
        rt_put(w, "]", 1);
        rt_leave(w, mark0);
        break;
    }
    case 5:
        rt_put(w, "a[", 2);
        rt_hex(w, value[3] * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "p[", 2);
        print_operand_at0_of_cvt_i2i_u_full(w, line + 5, value + 2);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_at_of_fadd_short_4(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[5] * 4);
        break;
    case 1:
        rt_register(w, "$a", 2, value[0]);
        break;
    case 2:
        rt_register(w, "$a", 2, value[0]);
        rt_put(w, "+", 1);
        rt_hex(w, value[5] * 4);
        break;
    default:
        rt_register(w, "$a", 2, value[0]);
        rt_put(w, "++", 2);
        rt_signed_hex(w, rt_sign(value[5], 5) * 4);
        break;
    }
}

static void print_operand_s_src2(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$r", 2, value[3]);
        break;
    case 1:
        rt_register(w, "$r", 2, value[3]);
        break;
    default:
        rt_put(w, "c", 1);
        rt_decimal(w, value[4]);
        rt_put(w, "[", 1);
        print_operand_at_of_fadd_short_4(w, line + 1, value);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_i_src(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$r", 2, value[0]);
        break;
    case 1: {
        const char *mark0 = w->at;
        rt_put(w, "u8", 2);
        rt_sep(w, mark0, " ");
        rt_put(w, "s[", 2);
        print_operand_at_of_fadd_short(w, line + 1, value + 1);
        rt_put(w, "]", 1);
        rt_leave(w, mark0);
        break;
    }
    case 2: {
        const char *mark0 = w->at;
        rt_put(w, "u16", 3);
        rt_sep(w, mark0, " ");
        rt_put(w, "s[", 2);
        print_operand_at_of_fadd_short_2(w, line + 2, value + 1);
        rt_put(w, "]", 1);
        rt_leave(w, mark0);
        break;
    }
    case 3: {
        const char *mark0 = w->at;
        rt_put(w, "s16", 3);
        rt_sep(w, mark0, " ");
        rt_put(w, "s[", 2);
        print_operand_at_of_fadd_short_2(w, line + 3, value + 1);
        rt_put(w, "]", 1);
        rt_leave(w, mark0);
        break;
    }
    case 4: {
        const char *mark0 = w->at;
        rt_put(w, "b32", 3);
        rt_sep(w, mark0, " ");
        rt_put(w, "s[", 2);
        print_operand_at_of_fadd_short_3(w, line + 4, value + 1);
        rt_put(w, "]", 1);
        rt_leave(w, mark0);
        break;
    }
    default:
        rt_put(w, "p[", 2);
        print_operand_at0_of_cvt_i2i_u_full(w, line + 5, value + 2);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_at_of_fadd_long(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[5] * 4);
        break;
    case 1:
        rt_register(w, "$a", 2, value[0]);
        break;
    case 2:
        rt_register(w, "$a", 2, value[0]);
        rt_put(w, "+", 1);
        rt_hex(w, value[5] * 4);
        break;
    default:
        rt_register(w, "$a", 2, value[0]);
        rt_put(w, "++", 2);
        rt_signed_hex(w, rt_sign(value[5], 7) * 4);
        break;
    }
}

static void print_operand_l_src3(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$r", 2, value[3]);
        break;
    case 1:
        rt_register(w, "$r", 2, value[3]);
        break;
    case 2:
        rt_put(w, "c", 1);
        rt_decimal(w, value[4]);
        rt_put(w, "[", 1);
        print_operand_at_of_fadd_long(w, line + 1, value);
        rt_put(w, "]", 1);
        break;
    case 3:
        rt_put(w, "c", 1);
        rt_decimal(w, value[4]);
        rt_put(w, "[", 1);
        print_operand_at_of_fadd_long(w, line + 2, value);
        rt_put(w, "]", 1);
        break;
    case 4:
        rt_put(w, "c", 1);
        rt_decimal(w, value[4]);
        rt_put(w, "[", 1);
        rt_hex(w, value[5] * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "c", 1);
        rt_decimal(w, value[4]);
        rt_put(w, "[", 1);
        rt_hex(w, value[5] * 4);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_fmul_sat(struct rt_text *w, const uint8_t *line)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        rt_put(w, "sat", 3);
        break;
    default:
        break;
    }
}

static void print_operand_at_of_fmad_short(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[4] * 4);
        break;
    case 1:
        rt_register(w, "$a", 2, value[0]);
        break;
    case 2:
        rt_register(w, "$a", 2, value[0]);
        rt_put(w, "+", 1);
        rt_hex(w, value[4] * 4);
        break;
    default:
        rt_register(w, "$a", 2, value[0]);
        rt_put(w, "++", 2);
        rt_signed_hex(w, rt_sign(value[4], 5) * 4);
        break;
    }
}

static void print_operand_s_src2_of_fmad_short(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$r", 2, value[2]);
        break;
    case 1:
        rt_register(w, "$r", 2, value[2]);
        break;
    default:
        rt_put(w, "c", 1);
        rt_decimal(w, value[3]);
        rt_put(w, "[", 1);
        print_operand_at_of_fmad_short(w, line + 1, value);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_at_of_fmad_long(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[4] * 4);
        break;
    case 1:
        rt_register(w, "$a", 2, value[0]);
        break;
    case 2:
        rt_register(w, "$a", 2, value[0]);
        rt_put(w, "+", 1);
        rt_hex(w, value[4] * 4);
        break;
    default:
        rt_register(w, "$a", 2, value[0]);
        rt_put(w, "++", 2);
        rt_signed_hex(w, rt_sign(value[4], 7) * 4);
        break;
    }
}

static void print_operand_l_src2(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$r", 2, value[2]);
        break;
    case 1:
        rt_register(w, "$r", 2, value[2]);
        break;
    case 2:
        rt_put(w, "c", 1);
        rt_decimal(w, value[3]);
        rt_put(w, "[", 1);
        print_operand_at_of_fmad_long(w, line + 1, value);
        rt_put(w, "]", 1);
        break;
    case 3:
        rt_put(w, "c", 1);
        rt_decimal(w, value[3]);
        rt_put(w, "[", 1);
        print_operand_at_of_fmad_long(w, line + 2, value);
        rt_put(w, "]", 1);
        break;
    case 4:
        rt_put(w, "c", 1);
        rt_decimal(w, value[3]);
        rt_put(w, "[", 1);
        rt_hex(w, value[4] * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "c", 1);
        rt_decimal(w, value[3]);
        rt_put(w, "[", 1);
        rt_hex(w, value[4] * 4);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_at_of_fmad_long_2(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[7] * 4);
        break;
    case 1:
        rt_register(w, "$a", 2, value[0]);
        break;
    case 2:
        rt_register(w, "$a", 2, value[0]);
        rt_put(w, "+", 1);
        rt_hex(w, value[7] * 4);
        break;
    default:
        rt_register(w, "$a", 2, value[0]);
        rt_put(w, "++", 2);
        rt_signed_hex(w, rt_sign(value[7], 7) * 4);
        break;
    }
}

static void print_operand_l_src3_of_fmad_long(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$r", 2, value[6]);
        break;
    case 1:
        rt_register(w, "$r", 2, value[6]);
        break;
    case 2:
        rt_put(w, "c", 1);
        rt_decimal(w, value[3]);
        rt_put(w, "[", 1);
        print_operand_at_of_fmad_long_2(w, line + 1, value);
        rt_put(w, "]", 1);
        break;
    case 3:
        rt_put(w, "c", 1);
        rt_decimal(w, value[3]);
        rt_put(w, "[", 1);
        print_operand_at_of_fmad_long_2(w, line + 2, value);
        rt_put(w, "]", 1);
        break;
    case 4:
        rt_put(w, "c", 1);
        rt_decimal(w, value[3]);
        rt_put(w, "[", 1);
        rt_hex(w, value[7] * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "c", 1);
        rt_decimal(w, value[3]);
        rt_put(w, "[", 1);
        rt_hex(w, value[7] * 4);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_at_of_fset(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[6] * 4);
        break;
    case 1:
        rt_register(w, "$a", 2, value[0]);
        break;
    case 2:
        rt_register(w, "$a", 2, value[0]);
        rt_put(w, "+", 1);
        rt_hex(w, value[6] * 4);
        break;
    default:
        rt_register(w, "$a", 2, value[0]);
        rt_put(w, "++", 2);
        rt_signed_hex(w, rt_sign(value[6], 7) * 4);
        break;
    }
}

static void print_operand_l_src2_of_fset(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$r", 2, value[4]);
        break;
    case 1:
        rt_register(w, "$r", 2, value[4]);
        break;
    case 2:
        rt_put(w, "c", 1);
        rt_decimal(w, value[5]);
        rt_put(w, "[", 1);
        print_operand_at_of_fset(w, line + 1, value);
        rt_put(w, "]", 1);
        break;
    case 3:
        rt_put(w, "c", 1);
        rt_decimal(w, value[5]);
        rt_put(w, "[", 1);
        print_operand_at_of_fset(w, line + 2, value);
        rt_put(w, "]", 1);
        break;
    case 4:
        rt_put(w, "c", 1);
        rt_decimal(w, value[5]);
        rt_put(w, "[", 1);
        rt_hex(w, value[6] * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "c", 1);
        rt_decimal(w, value[5]);
        rt_put(w, "[", 1);
        rt_hex(w, value[6] * 4);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_quad_lane(struct rt_text *w, const uint8_t *line)
{
    switch (line[0]) {
    case 0:
        rt_put(w, "l0", 2);
        break;
    case 1:
        rt_put(w, "l1", 2);
        break;
    case 2:
        rt_put(w, "l2", 2);
        break;
    case 3:
        rt_put(w, "l3", 2);
        break;
    case 4:
        rt_put(w, "dx", 2);
        break;
    default:
        rt_put(w, "dy", 2);
        break;
    }
}

static void print_operand_s_src_of_add_add_b16_short(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$r", 2, (value[0] >> 1 & 0x1f));
        rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(value[0] & 0x1)]);
        break;
    case 1: {
        const char *mark0 = w->at;
        rt_put(w, "u8", 2);
        rt_sep(w, mark0, " ");
        rt_put(w, "s[", 2);
        print_operand_at_of_fadd_short(w, line + 1, value + 1);
        rt_put(w, "]", 1);
        rt_leave(w, mark0);
        break;
    }
    case 2: {
        const char *mark0 = w->at;
        rt_put(w, "u16", 3);
        rt_sep(w, mark0, " ");
        rt_put(w, "s[", 2);
        print_operand_at_of_fadd_short_2(w, line + 2, value + 1);
        rt_put(w, "]", 1);
        rt_leave(w, mark0);
        break;
    }
    case 3: {
        const char *mark0 = w->at;
        rt_put(w, "s16", 3);
        rt_sep(w, mark0, " ");
        rt_put(w, "s[", 2);
        print_operand_at_of_fadd_short_2(w, line + 3, value + 1);
        rt_put(w, "]", 1);
        rt_leave(w, mark0);
        break;
    }
    case 4: {
        const char *mark0 = w->at;
        rt_put(w, "b32", 3);
        rt_sep(w, mark0, " ");
        rt_put(w, "s[", 2);
        print_operand_at_of_fadd_short_3(w, line + 4, value + 1);
        rt_put(w, "]", 1);
        rt_leave(w, mark0);
        break;
    }
    case 5:
        rt_put(w, "a[", 2);
        rt_hex(w, value[3] * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "p[", 2);
        print_operand_at0_of_cvt_i2i_u_full(w, line + 5, value + 2);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_at_of_add_add_b16_short(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[4] * 2);
        break;
    case 1:
        rt_register(w, "$a", 2, value[0]);
        break;
    case 2:
        rt_register(w, "$a", 2, value[0]);
        rt_put(w, "+", 1);
        rt_hex(w, value[4] * 2);
        break;
    default:
        rt_register(w, "$a", 2, value[0]);
        rt_put(w, "++", 2);
        rt_signed_hex(w, rt_sign(value[4], 5) * 2);
        break;
    }
}

static void print_operand_s_src2_of_add_add_b16_short(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$r", 2, (value[2] >> 1 & 0x1f));
        rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(value[2] & 0x1)]);
        break;
    case 1:
        rt_register(w, "$r", 2, (value[2] >> 1 & 0x1f));
        rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(value[2] & 0x1)]);
        break;
    default:
        rt_put(w, "c", 1);
        rt_decimal(w, value[3]);
        rt_put(w, "[", 1);
        print_operand_at_of_add_add_b16_short(w, line + 1, value);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_i_src_of_add_add_b16_imm(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$r", 2, (value[0] >> 1 & 0x1f));
        rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(value[0] & 0x1)]);
        break;
    case 1: {
        const char *mark0 = w->at;
        rt_put(w, "u8", 2);
        rt_sep(w, mark0, " ");
        rt_put(w, "s[", 2);
        print_operand_at_of_fadd_short(w, line + 1, value + 1);
        rt_put(w, "]", 1);
        rt_leave(w, mark0);
        break;
    }
    case 2: {
        const char *mark0 = w->at;
        rt_put(w, "u16", 3);
        rt_sep(w, mark0, " ");
        rt_put(w, "s[", 2);
        print_operand_at_of_fadd_short_2(w, line + 2, value + 1);
        rt_put(w, "]", 1);
        rt_leave(w, mark0);
        break;
    }
    case 3: {
        const char *mark0 = w->at;
        rt_put(w, "s16", 3);
        rt_sep(w, mark0, " ");
        rt_put(w, "s[", 2);
        print_operand_at_of_fadd_short_2(w, line + 3, value + 1);
        rt_put(w, "]", 1);
        rt_leave(w, mark0);
        break;
    }
    case 4: {
        const char *mark0 = w->at;
        rt_put(w, "b32", 3);
        rt_sep(w, mark0, " ");
        rt_put(w, "s[", 2);
        print_operand_at_of_fadd_short_3(w, line + 4, value + 1);
        rt_put(w, "]", 1);
        rt_leave(w, mark0);
        break;
    }
    default:
        rt_put(w, "p[", 2);
        print_operand_at0_of_cvt_i2i_u_full(w, line + 5, value + 2);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_at_of_add_add_b16_long(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[4] * 2);
        break;
    case 1:
        rt_register(w, "$a", 2, value[0]);
        break;
    case 2:
        rt_register(w, "$a", 2, value[0]);
        rt_put(w, "+", 1);
        rt_hex(w, value[4] * 2);
        break;
    default:
        rt_register(w, "$a", 2, value[0]);
        rt_put(w, "++", 2);
        rt_signed_hex(w, rt_sign(value[4], 7) * 2);
        break;
    }
}

static void print_operand_l_src3_of_add_add_b16_long(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$r", 2, (value[2] >> 1 & 0x3f));
        rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(value[2] & 0x1)]);
        break;
    case 1:
        rt_register(w, "$r", 2, (value[2] >> 1 & 0x3f));
        rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(value[2] & 0x1)]);
        break;
    case 2:
        rt_put(w, "c", 1);
        rt_decimal(w, value[3]);
        rt_put(w, "[", 1);
        print_operand_at_of_add_add_b16_long(w, line + 1, value);
        rt_put(w, "]", 1);
        break;
    case 3:
        rt_put(w, "c", 1);
        rt_decimal(w, value[3]);
        rt_put(w, "[", 1);
        print_operand_at_of_add_add_b16_long(w, line + 2, value);
        rt_put(w, "]", 1);
        break;
    case 4:
        rt_put(w, "c", 1);
        rt_decimal(w, value[3]);
        rt_put(w, "[", 1);
        rt_hex(w, value[4] * 2);
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "c", 1);
        rt_decimal(w, value[3]);
        rt_put(w, "[", 1);
        rt_hex(w, value[4] * 2);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_guard_of_add_addc_b16_long(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        rt_put(w, "(never)", 7);
        break;
    default:
        rt_put(w, "(", 1);
        rt_code(w, &codes_PRED[value[2]]);
        rt_put(w, " ", 1);
        rt_register(w, "$c", 2, value[0]);
        rt_put(w, ")", 1);
        break;
    }
}

static void print_operand_at_of_mul16_short(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[5] * 2);
        break;
    case 1:
        rt_register(w, "$a", 2, value[0]);
        break;
    case 2:
        rt_register(w, "$a", 2, value[0]);
        rt_put(w, "+", 1);
        rt_hex(w, value[5] * 2);
        break;
    default:
        rt_register(w, "$a", 2, value[0]);
        rt_put(w, "++", 2);
        rt_signed_hex(w, rt_sign(value[5], 5) * 2);
        break;
    }
}

static void print_operand_s_src2_of_mul16_short(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$r", 2, (value[3] >> 1 & 0x1f));
        rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(value[3] & 0x1)]);
        break;
    case 1:
        rt_register(w, "$r", 2, (value[3] >> 1 & 0x1f));
        rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(value[3] & 0x1)]);
        break;
    default:
        rt_put(w, "c", 1);
        rt_decimal(w, value[4]);
        rt_put(w, "[", 1);
        print_operand_at_of_mul16_short(w, line + 1, value);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_at_of_mul16_long(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[5] * 2);
        break;
    case 1:
        rt_register(w, "$a", 2, value[0]);
        break;
    case 2:
        rt_register(w, "$a", 2, value[0]);
        rt_put(w, "+", 1);
        rt_hex(w, value[5] * 2);
        break;
    default:
        rt_register(w, "$a", 2, value[0]);
        rt_put(w, "++", 2);
        rt_signed_hex(w, rt_sign(value[5], 7) * 2);
        break;
    }
}

static void print_operand_l_src2_of_mul16_long(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$r", 2, (value[3] >> 1 & 0x3f));
        rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(value[3] & 0x1)]);
        break;
    case 1:
        rt_register(w, "$r", 2, (value[3] >> 1 & 0x3f));
        rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(value[3] & 0x1)]);
        break;
    case 2:
        rt_put(w, "c", 1);
        rt_decimal(w, value[4]);
        rt_put(w, "[", 1);
        print_operand_at_of_mul16_long(w, line + 1, value);
        rt_put(w, "]", 1);
        break;
    case 3:
        rt_put(w, "c", 1);
        rt_decimal(w, value[4]);
        rt_put(w, "[", 1);
        print_operand_at_of_mul16_long(w, line + 2, value);
        rt_put(w, "]", 1);
        break;
    case 4:
        rt_put(w, "c", 1);
        rt_decimal(w, value[4]);
        rt_put(w, "[", 1);
        rt_hex(w, value[5] * 2);
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "c", 1);
        rt_decimal(w, value[4]);
        rt_put(w, "[", 1);
        rt_hex(w, value[5] * 2);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_l_src3_of_mul_add_add_u16_long(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$r", 2, value[5]);
        break;
    case 1:
        rt_register(w, "$r", 2, value[5]);
        break;
    case 2:
        rt_put(w, "c", 1);
        rt_decimal(w, value[3]);
        rt_put(w, "[", 1);
        print_operand_at_of_fset(w, line + 1, value);
        rt_put(w, "]", 1);
        break;
    case 3:
        rt_put(w, "c", 1);
        rt_decimal(w, value[3]);
        rt_put(w, "[", 1);
        print_operand_at_of_fset(w, line + 2, value);
        rt_put(w, "]", 1);
        break;
    case 4:
        rt_put(w, "c", 1);
        rt_decimal(w, value[3]);
        rt_put(w, "[", 1);
        rt_hex(w, value[6] * 4);
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "c", 1);
        rt_decimal(w, value[3]);
        rt_put(w, "[", 1);
        rt_hex(w, value[6] * 4);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_at0_of_ld_a(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[0] * 4);
        break;
    case 1:
        rt_register(w, "$a", 2, value[1]);
        break;
    default:
        rt_register(w, "$a", 2, value[1]);
        rt_put(w, "+", 1);
        rt_hex(w, value[0] * 4);
        break;
    }
}

static void print_operand_at_of_ld_c_u8_full(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[0]);
        break;
    case 1:
        rt_register(w, "$a", 2, value[1]);
        break;
    case 2:
        rt_register(w, "$a", 2, value[1]);
        rt_put(w, "+", 1);
        rt_hex(w, value[0]);
        break;
    default:
        rt_register(w, "$a", 2, value[1]);
        rt_put(w, "++", 2);
        rt_signed_hex(w, rt_sign(value[0], 16));
        break;
    }
}

static void print_operand_at_of_ld_c_u16_full(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[0] * 2);
        break;
    case 1:
        rt_register(w, "$a", 2, value[1]);
        break;
    case 2:
        rt_register(w, "$a", 2, value[1]);
        rt_put(w, "+", 1);
        rt_hex(w, value[0] * 2);
        break;
    default:
        rt_register(w, "$a", 2, value[1]);
        rt_put(w, "++", 2);
        rt_signed_hex(w, rt_sign(value[0], 15) * 2);
        break;
    }
}

static void print_operand_at_of_ld_c_b32_full(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_hex(w, value[0] * 4);
        break;
    case 1:
        rt_register(w, "$a", 2, value[1]);
        break;
    case 2:
        rt_register(w, "$a", 2, value[1]);
        rt_put(w, "+", 1);
        rt_hex(w, value[0] * 4);
        break;
    default:
        rt_register(w, "$a", 2, value[1]);
        rt_put(w, "++", 2);
        rt_signed_hex(w, rt_sign(value[0], 14) * 4);
        break;
    }
}

static void print_operand_ll_dst_of_ld_s_u8_full(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$r", 2, value[0]);
        break;
    default:
        rt_put(w, "#", 1);
        break;
    }
}

static void print_operand_ll_half_of_ld_s_u8_half(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$r", 2, (value[0] >> 1 & 0x3f));
        rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(value[0] & 0x1)]);
        break;
    default:
        rt_put(w, "half #", 6);
        break;
    }
}

static void print_operand_special(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_sr[value[0]]);
        break;
    default:
        rt_code(w, &names_sr[value[0]]);
        break;
    }
}

static void print_operand_stsrc(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$r", 2, value[0]);
        break;
    case 1:
        rt_register(w, "$r", 2, value[0]);
        rt_put(w, ":", 1);
        rt_register(w, "$r", 2, value[0] + 1);
        break;
    case 2:
        rt_register(w, "$r", 2, value[0]);
        rt_put(w, ":", 1);
        rt_register(w, "$r", 2, value[0] + 1);
        rt_put(w, ":", 1);
        rt_register(w, "$r", 2, value[0] + 2);
        break;
    default:
        rt_register(w, "$r", 2, value[0]);
        rt_put(w, ":", 1);
        rt_register(w, "$r", 2, value[0] + 1);
        rt_put(w, ":", 1);
        rt_register(w, "$r", 2, value[0] + 2);
        rt_put(w, ":", 1);
        rt_register(w, "$r", 2, value[0] + 3);
        break;
    }
}

static void print_operand_ltdst(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_put(w, "#:#:#:#", 7);
        break;
    case 1:
        rt_register(w, "$r", 2, value[0]);
        rt_put(w, ":#:#:#", 6);
        break;
    case 2:
        rt_put(w, "#:", 2);
        rt_register(w, "$r", 2, value[0]);
        rt_put(w, ":#:#", 4);
        break;
    case 3:
        rt_register(w, "$r", 2, value[0]);
        rt_put(w, ":", 1);
        rt_register(w, "$r", 2, value[0] + 1);
        rt_put(w, ":#:#", 4);
        break;
    case 4:
        rt_put(w, "#:#:", 4);
        rt_register(w, "$r", 2, value[0]);
        rt_put(w, ":#", 2);
        break;
    case 5:
        rt_register(w, "$r", 2, value[0]);
        rt_put(w, ":#:", 3);
        rt_register(w, "$r", 2, value[0] + 1);
        rt_put(w, ":#", 2);
        break;
    case 6:
        rt_put(w, "#:", 2);
        rt_register(w, "$r", 2, value[0]);
        rt_put(w, ":", 1);
        rt_register(w, "$r", 2, value[0] + 1);
        rt_put(w, ":#", 2);
        break;
    case 7:
        rt_register(w, "$r", 2, value[0]);
        rt_put(w, ":", 1);
        rt_register(w, "$r", 2, value[0] + 1);
        rt_put(w, ":", 1);
        rt_register(w, "$r", 2, value[0] + 2);
        rt_put(w, ":#", 2);
        break;
    case 8:
        rt_put(w, "#:#:#:", 6);
        rt_register(w, "$r", 2, value[0]);
        break;
    case 9:
        rt_register(w, "$r", 2, value[0]);
        rt_put(w, ":#:#:", 5);
        rt_register(w, "$r", 2, value[0] + 1);
        break;
    case 10:
        rt_put(w, "#:", 2);
        rt_register(w, "$r", 2, value[0]);
        rt_put(w, ":#:", 3);
        rt_register(w, "$r", 2, value[0] + 1);
        break;
    case 11:
        rt_register(w, "$r", 2, value[0]);
        rt_put(w, ":", 1);
        rt_register(w, "$r", 2, value[0] + 1);
        rt_put(w, ":#:", 3);
        rt_register(w, "$r", 2, value[0] + 2);
        break;
    case 12:
        rt_put(w, "#:#:", 4);
        rt_register(w, "$r", 2, value[0]);
        rt_put(w, ":", 1);
        rt_register(w, "$r", 2, value[0] + 1);
        break;
    case 13:
        rt_register(w, "$r", 2, value[0]);
        rt_put(w, ":#:", 3);
        rt_register(w, "$r", 2, value[0] + 1);
        rt_put(w, ":", 1);
        rt_register(w, "$r", 2, value[0] + 2);
        break;
    case 14:
        rt_put(w, "#:", 2);
        rt_register(w, "$r", 2, value[0]);
        rt_put(w, ":", 1);
        rt_register(w, "$r", 2, value[0] + 1);
        rt_put(w, ":", 1);
        rt_register(w, "$r", 2, value[0] + 2);
        break;
    default:
        rt_register(w, "$r", 2, value[0]);
        rt_put(w, ":", 1);
        rt_register(w, "$r", 2, value[0] + 1);
        rt_put(w, ":", 1);
        rt_register(w, "$r", 2, value[0] + 2);
        rt_put(w, ":", 1);
        rt_register(w, "$r", 2, value[0] + 3);
        break;
    }
}

static void print_red_g_add_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red add ", 8);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_g_inc_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red inc ", 8);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_g_dec_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red dec ", 8);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_g_sinc_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red inc ", 8);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_g_sdec_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red dec ", 8);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_g_ninc_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red inc ", 8);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_g_ndec_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red dec ", 8);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_g_max_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red max ", 8);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_g_min_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red min ", 8);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_g_and_bits(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red and ", 8);
    rt_code(w, &codes_BTYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_g_or_bits(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red or ", 7);
    rt_code(w, &codes_BTYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_g_xor_bits(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red xor ", 8);
    rt_code(w, &codes_BTYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_exch_g(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red exch ", 9);
    rt_code(w, &codes_BTYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_g_wide_add(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "red add u64 g", 13);
    rt_decimal(w, in->value[0]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "d", 1);
}

static void print_red_g_wide_exch(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "red exch b64 g", 14);
    rt_decimal(w, in->value[0]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "d", 1);
}

static void print_red_g_narrow_add_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red add ", 8);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_g_narrow_inc_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red inc ", 8);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_g_narrow_dec_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red dec ", 8);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_g_narrow_max_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red max ", 8);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_g_narrow_min_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red min ", 8);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_g_narrow_and_bits(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red and ", 8);
    rt_code(w, &codes_BTYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_g_narrow_or_bits(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red or ", 7);
    rt_code(w, &codes_BTYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_g_narrow_xor_bits(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red xor ", 8);
    rt_code(w, &codes_BTYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_exch_g_narrow(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red exch ", 9);
    rt_code(w, &codes_BTYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_g_kept_add_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red add ", 8);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_g_kept_inc_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red inc ", 8);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_g_kept_dec_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red dec ", 8);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_g_kept_max_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red max ", 8);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_g_kept_min_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red min ", 8);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_g_kept_exch_bits(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red exch ", 9);
    rt_code(w, &codes_BTYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_g_kept_and_bits(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red and ", 8);
    rt_code(w, &codes_BTYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_g_kept_or_bits(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red or ", 7);
    rt_code(w, &codes_BTYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_red_g_kept_xor_bits(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "red xor ", 8);
    rt_code(w, &codes_BTYPE[in->value[0]]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_atomic_g_add_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld add ", 7);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_atomic_g_inc_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld inc ", 7);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_atomic_g_dec_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld dec ", 7);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_atomic_g_sinc_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld inc ", 7);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_atomic_g_sdec_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld dec ", 7);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_atomic_g_ninc_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld inc ", 7);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_atomic_g_ndec_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld dec ", 7);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_atomic_g_max_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld max ", 7);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_atomic_g_min_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld min ", 7);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_atomic_g_and_bits(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld and ", 7);
    rt_code(w, &codes_BTYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_atomic_g_or_bits(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld or ", 6);
    rt_code(w, &codes_BTYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_atomic_g_xor_bits(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld xor ", 7);
    rt_code(w, &codes_BTYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_atomic_g_wide(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "ld add u64 ", 11);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, "d", 1);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "d", 1);
}

static void print_atomic_g_narrow_add_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld add ", 7);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_atomic_g_narrow_inc_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld inc ", 7);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_atomic_g_narrow_dec_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld dec ", 7);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_atomic_g_narrow_max_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld max ", 7);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_atomic_g_narrow_min_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld min ", 7);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_atomic_g_narrow_and_bits(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld and ", 7);
    rt_code(w, &codes_BTYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_atomic_g_narrow_or_bits(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld or ", 6);
    rt_code(w, &codes_BTYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_atomic_g_narrow_xor_bits(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld xor ", 7);
    rt_code(w, &codes_BTYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_atomic_g_kept_add_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld add ", 7);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_atomic_g_kept_inc_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld inc ", 7);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_atomic_g_kept_dec_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld dec ", 7);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_atomic_g_kept_max_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld max ", 7);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_atomic_g_kept_min_num(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld min ", 7);
    rt_code(w, &codes_ATYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_atomic_g_kept_and_bits(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld and ", 7);
    rt_code(w, &codes_BTYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_atomic_g_kept_or_bits(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld or ", 6);
    rt_code(w, &codes_BTYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_atomic_g_kept_xor_bits(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld xor ", 7);
    rt_code(w, &codes_BTYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_atomic_g_kept_exch_exch(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "exch ", 5);
    rt_code(w, &codes_BTYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_exch_g(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "exch ", 5);
    rt_code(w, &codes_BTYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_exch_g_narrow(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "exch ", 5);
    rt_code(w, &codes_BTYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_exch_g_wide(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "exch b64 ", 9);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, "d", 1);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "d", 1);
}

static void print_cas_g(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[6]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "cas ", 4);
    rt_code(w, &codes_BTYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[5]);
}

static void print_cas_g_narrow(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[6]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "cas ", 4);
    rt_code(w, &codes_BTYPE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[5]);
}

static void print_cas_g_wide(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "cas b64 ", 8);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, "d", 1);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "d", 1);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, "d", 1);
}

static void print_discard(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "discard", 7);
}

static void print_bra(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "bra ", 4);
    rt_hex(w, (in->value[0] * 4) & 0xffffff);
}

static void print_call(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "call", 4);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LIM[in->value[0]]);
    rt_sep(w, start, " ");
    rt_hex(w, (in->value[1] * 4) & 0xffffff);
}

static void print_ret(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "ret", 3);
}

static void print_breakaddr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "breakaddr ", 10);
    rt_hex(w, (in->value[0] * 4) & 0xffffff);
}

static void print_break(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "break", 5);
}

static void print_quadon(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    (void)in;
    rt_put(w, "quadon", 6);
}

static void print_quadpop(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    (void)in;
    rt_put(w, "quadpop", 7);
}

static void print_bar_mask(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "bar", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_BINC[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_BWAIT[in->value[1]]);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[2]);
    rt_put(w, " ", 1);
    rt_hex(w, in->value[3]);
}

static void print_bar_all(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "bar", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_BINC[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_BWAIT[in->value[1]]);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[2]);
    rt_put(w, " all", 4);
}

static void print_trap_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    (void)in;
    rt_put(w, "trap", 4);
}

static void print_trap_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    (void)in;
    rt_put(w, "trap", 4);
}

static void print_joinat(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "joinat ", 7);
    rt_hex(w, (in->value[0] * 4) & 0xffffff);
}

static void print_brkpt_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    (void)in;
    rt_put(w, "brkpt", 5);
}

static void print_brkpt_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "brkpt", 5);
}

static void print_bra_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "bra", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LIM[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "c", 1);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    print_operand_at0(w, in->line, in->value + 2);
    rt_put(w, "]", 1);
}

static void print_preret(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "preret", 6);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LIM[in->value[0]]);
    rt_sep(w, start, " ");
    rt_hex(w, (in->value[1] * 4) & 0xffffff);
}

static void print_vote_any(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "vote any ", 9);
    rt_register(w, "$c", 2, in->value[0]);
}

static void print_vote_all(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "vote all ", 9);
    rt_register(w, "$c", 2, in->value[0]);
}

static void print_emit_emit(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "emit", 4);
}

static void print_emit_restart(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "restart", 7);
}

static void print_nop(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "nop", 3);
}

static void print_pmevent(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "pmevent ", 8);
    rt_hex(w, in->value[0]);
}

static void print_unkf5(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "unkf5", 5);
}

static void print_cvt_i2i_u_full(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 15, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_put(w, "u32", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_cvt_int(w, in->line + 2, in->value + 5);
}

static void print_cvt_i2i_s_full(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 15, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_put(w, "s32", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_cvt_int(w, in->line + 2, in->value + 5);
}

static void print_cvt_i2i_u8_full(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 15, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_put(w, "u8", 2);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_cvt_int(w, in->line + 2, in->value + 5);
}

static void print_cvt_i2i_s8_full(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 15, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_put(w, "s8", 2);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_cvt_int(w, in->line + 2, in->value + 5);
}

static void print_cvt_i2i_u_half(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 15, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_put(w, "u16", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_cvt_int(w, in->line + 2, in->value + 5);
}

static void print_cvt_i2i_s_half(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 15, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_put(w, "s16", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_cvt_int(w, in->line + 2, in->value + 5);
}

static void print_cvt_i2i_u8_byte(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 15, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_put(w, "u8", 2);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_ll_half(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_cvt_int(w, in->line + 2, in->value + 5);
}

static void print_cvt_i2i_s8_byte(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 15, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_put(w, "s8", 2);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_ll_half(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_cvt_int(w, in->line + 2, in->value + 5);
}

static void print_cvt_i2f_f16(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[14]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 15, in->value + 15);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CSAT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CRND[in->value[3]]);
    rt_put(w, " f16", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    print_operand_cvt_int(w, in->line + 2, in->value + 7);
}

static void print_cvt_i2f_f32(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[14]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 15, in->value + 15);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CSAT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CRND[in->value[3]]);
    rt_put(w, " f32", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    print_operand_cvt_int(w, in->line + 2, in->value + 7);
}

static void print_cvt_i2f_64_u_to(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 8, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CSAT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CRND[in->value[3]]);
    rt_put(w, " f64", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[5]);
    rt_put(w, "d", 1);
    rt_put(w, " u32", 4);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 6);
}

static void print_cvt_i2f_64_s_to(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 8, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CSAT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CRND[in->value[3]]);
    rt_put(w, " f64", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[5]);
    rt_put(w, "d", 1);
    rt_put(w, " s32", 4);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 6);
}

static void print_cvt_i2f_64_u_from(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CSAT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CRND[in->value[3]]);
    rt_put(w, " f32", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "u64 ", 4);
    rt_register(w, "$r", 2, in->value[7]);
    rt_put(w, "d", 1);
}

static void print_cvt_i2f_64_s_from(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CSAT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CRND[in->value[3]]);
    rt_put(w, " f32", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "s64 ", 4);
    rt_register(w, "$r", 2, in->value[7]);
    rt_put(w, "d", 1);
}

static void print_cvt_i2f_64_u_both(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[7]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CSAT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CRND[in->value[3]]);
    rt_put(w, " f64", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[5]);
    rt_put(w, "d", 1);
    rt_put(w, " u64 ", 5);
    rt_register(w, "$r", 2, in->value[6]);
    rt_put(w, "d", 1);
}

static void print_cvt_i2f_64_s_both(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[7]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CSAT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CRND[in->value[3]]);
    rt_put(w, " f64", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[5]);
    rt_put(w, "d", 1);
    rt_put(w, " s64 ", 5);
    rt_register(w, "$r", 2, in->value[6]);
    rt_put(w, "d", 1);
}

static void print_cvt_f2i_u16_f16(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 8, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_IRND[in->value[2]]);
    rt_put(w, " u16", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "f16", 3);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 6);
}

static void print_cvt_f2i_u16_f32(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 8, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_IRND[in->value[2]]);
    rt_put(w, " u16", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "f32", 3);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 6);
}

static void print_cvt_f2i_s16_f16(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 8, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_IRND[in->value[2]]);
    rt_put(w, " s16", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "f16", 3);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 6);
}

static void print_cvt_f2i_s16_f32(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 8, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_IRND[in->value[2]]);
    rt_put(w, " s16", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "f32", 3);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 6);
}

static void print_cvt_f2i_u32_f16(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 8, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_IRND[in->value[2]]);
    rt_put(w, " u32", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "f16", 3);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 6);
}

static void print_cvt_f2i_u32_f32(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 8, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_IRND[in->value[2]]);
    rt_put(w, " u32", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "f32", 3);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 6);
}

static void print_cvt_f2i_s32_f16(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 8, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_IRND[in->value[2]]);
    rt_put(w, " s32", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "f16", 3);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 6);
}

static void print_cvt_f2i_s32_f32(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 8, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_IRND[in->value[2]]);
    rt_put(w, " s32", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "f32", 3);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 6);
}

static void print_cvt_f2i_64_u_to(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[7]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_IRND[in->value[2]]);
    rt_put(w, " u32", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "f64 ", 4);
    rt_register(w, "$r", 2, in->value[6]);
    rt_put(w, "d", 1);
}

static void print_cvt_f2i_64_s_to(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[7]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_IRND[in->value[2]]);
    rt_put(w, " s32", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "f64 ", 4);
    rt_register(w, "$r", 2, in->value[6]);
    rt_put(w, "d", 1);
}

static void print_cvt_f2i_64_u_from(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[9]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 8, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_IRND[in->value[2]]);
    rt_put(w, " u64", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, "d", 1);
    rt_put(w, " f32", 4);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 5);
}

static void print_cvt_f2i_64_s_from(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[9]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 8, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_IRND[in->value[2]]);
    rt_put(w, " s64", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, "d", 1);
    rt_put(w, " f32", 4);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 5);
}

static void print_cvt_f2i_64_u_both(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[6]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_IRND[in->value[2]]);
    rt_put(w, " u64", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, "d", 1);
    rt_put(w, " f64 ", 5);
    rt_register(w, "$r", 2, in->value[5]);
    rt_put(w, "d", 1);
}

static void print_cvt_f2i_64_s_both(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[6]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_IRND[in->value[2]]);
    rt_put(w, " s64", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, "d", 1);
    rt_put(w, " f64 ", 5);
    rt_register(w, "$r", 2, in->value[5]);
    rt_put(w, "d", 1);
}

static void print_cvt_f2f_f16_same(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 8, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CSAT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_put(w, "f16", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "f16", 3);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 6);
}

static void print_cvt_f2f_f32_same(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 8, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CSAT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_put(w, "f32", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "f32", 3);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 6);
}

static void print_cvt_f2f_f16_rint(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[11]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 8, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CSAT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_IRND[in->value[3]]);
    rt_put(w, " f16", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "f16", 3);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 7);
}

static void print_cvt_f2f_f32_rint(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[11]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 8, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CSAT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_IRND[in->value[3]]);
    rt_put(w, " f32", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "f32", 3);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 7);
}

static void print_cvt_f2f_f16_narrow(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[11]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 8, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CSAT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CRND[in->value[3]]);
    rt_put(w, " f16", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "f32", 3);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 7);
}

static void print_cvt_f2f_f16_nrint(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[11]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 8, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CSAT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_IRND[in->value[3]]);
    rt_put(w, " f16", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "f32", 3);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 7);
}

static void print_cvt_f2f_f32_widen(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 8, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CSAT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_put(w, "f32", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "f16", 3);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 6);
}

static void print_cvt_f2f_f32_wrint(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[11]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 8, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CSAT[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_IRND[in->value[3]]);
    rt_put(w, " f32", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "f16", 3);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 7);
}

static void print_cvt_f2f_64_narrow(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[7]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_CRND[in->value[2]]);
    rt_put(w, " f32", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "f64 ", 4);
    rt_register(w, "$r", 2, in->value[6]);
    rt_put(w, "d", 1);
}

static void print_cvt_f2f_64_same(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_put(w, "f64", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "d", 1);
    rt_put(w, " f64 ", 5);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, "d", 1);
}

static void print_cvt_f2f_64_rint(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[6]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_IRND[in->value[2]]);
    rt_put(w, " f64", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, "d", 1);
    rt_put(w, " f64 ", 5);
    rt_register(w, "$r", 2, in->value[5]);
    rt_put(w, "d", 1);
}

static void print_cvt_f2f_64_widen(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 8, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "cvt", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_put(w, "f64", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, "d", 1);
    rt_put(w, " f32", 4);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 4);
}

static void print_dfma(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 5, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "fma ", 4);
    rt_code(w, &codes_DRND[in->value[0]]);
    rt_put(w, " f64", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "d", 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG1[in->value[3]]);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, "d", 1);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[5]);
    rt_put(w, "d", 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG2[in->value[6]]);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[7]);
    rt_put(w, "d", 1);
}

static void print_dadd(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[7]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 8);
    rt_sep(w, start, " ");
    rt_put(w, "add ", 4);
    rt_code(w, &codes_DARND[in->value[0]]);
    rt_put(w, " f64", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "d", 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG1[in->value[3]]);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, "d", 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG2[in->value[5]]);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[6]);
    rt_put(w, "d", 1);
}

static void print_dmul(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[6]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "mul ", 4);
    rt_code(w, &codes_CRND[in->value[0]]);
    rt_put(w, " f64", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "d", 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG1[in->value[3]]);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, "d", 1);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[5]);
    rt_put(w, "d", 1);
}

static void print_dminmax_min(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "min f64", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, "d", 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG1[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[3]]);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, "d", 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG2[in->value[5]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS2[in->value[6]]);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[7]);
    rt_put(w, "d", 1);
}

static void print_dminmax_max(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "max f64", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, "d", 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG1[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[3]]);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, "d", 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG2[in->value[5]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS2[in->value[6]]);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[7]);
    rt_put(w, "d", 1);
}

static void print_dset(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 4, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "set", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_FCOMPARE[in->value[3]]);
    rt_put(w, " f64", 4);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG1[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[5]]);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[6]);
    rt_put(w, "d", 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG2[in->value[7]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS2[in->value[8]]);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[9]);
    rt_put(w, "d", 1);
}

static void print_fadd_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "f32 ", 4);
    rt_register(w, "$r", 2, in->value[1]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SNEG1[in->value[2]]);
    rt_sep(w, start, " ");
    print_operand_s_src(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SNEG2[in->value[7]]);
    rt_sep(w, start, " ");
    print_operand_s_src2(w, in->line + 7, in->value + 5);
}

static void print_fadd_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "f32 ", 4);
    rt_register(w, "$r", 2, in->value[1]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SNEG1[in->value[2]]);
    rt_sep(w, start, " ");
    print_operand_i_src(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SNEG2[in->value[7]]);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[8]);
}

static void print_fadd_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[14]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 15);
    rt_sep(w, start, " ");
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_OSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ARND[in->value[1]]);
    rt_put(w, " f32", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG1[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG2[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_l_src3(w, in->line + 8, in->value + 8);
}

static void print_fmul_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "mul", 3);
    rt_sep(w, start, " ");
    print_operand_fmul_sat(w, in->line);
    rt_sep(w, start, " ");
    rt_put(w, "f32 ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SNEG1[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_s_src(w, in->line + 2, in->value + 2);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SNEG2[in->value[6]]);
    rt_sep(w, start, " ");
    print_operand_s_src2(w, in->line + 8, in->value + 4);
}

static void print_fmul_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "mul", 3);
    rt_sep(w, start, " ");
    print_operand_fmul_sat(w, in->line);
    rt_sep(w, start, " ");
    rt_put(w, "f32 ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SNEG1[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_i_src(w, in->line + 2, in->value + 2);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SNEG2[in->value[6]]);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[7]);
}

static void print_fmul_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[13]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 12, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "mul", 3);
    rt_sep(w, start, " ");
    print_operand_fmul_sat(w, in->line);
    rt_sep(w, start, " ");
    rt_code(w, &codes_MRND[in->value[0]]);
    rt_put(w, " f32", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 2, in->value + 2);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG1[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 3, in->value + 5);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG2[in->value[9]]);
    rt_sep(w, start, " ");
    print_operand_l_src3(w, in->line + 9, in->value + 7);
}

static void print_fmad_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "f32 ", 4);
    rt_register(w, "$r", 2, in->value[1]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SNEG1[in->value[2]]);
    rt_sep(w, start, " ");
    rt_put(w, "(mul", 4);
    rt_sep(w, start, " ");
    print_operand_s_src(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_s_src2_of_fmad_short(w, in->line + 7, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SNEG2[in->value[10]]);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[1]);
}

static void print_fmad_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "f32 ", 4);
    rt_register(w, "$r", 2, in->value[1]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SNEG1[in->value[2]]);
    rt_sep(w, start, " ");
    rt_put(w, "(mul", 4);
    rt_sep(w, start, " ");
    print_operand_i_src(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[7]);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SNEG2[in->value[8]]);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[1]);
}

static void print_fmad_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[15]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 16);
    rt_sep(w, start, " ");
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_OSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "f32", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG1[in->value[4]]);
    rt_sep(w, start, " ");
    rt_put(w, "(mul", 4);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 5);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 7);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG2[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_fmad_long(w, in->line + 11, in->value + 7);
}

static void print_fset(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[15]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 16);
    rt_sep(w, start, " ");
    rt_put(w, "set", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_FCOMPARE[in->value[3]]);
    rt_put(w, " f32", 4);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG1[in->value[4]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG2[in->value[10]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS2[in->value[11]]);
    rt_sep(w, start, " ");
    print_operand_l_src2_of_fset(w, in->line + 8, in->value + 8);
}

static void print_fminmax_max(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[14]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 15);
    rt_sep(w, start, " ");
    rt_put(w, "max f32", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG1[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 5);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG2[in->value[9]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS2[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_l_src2_of_fset(w, in->line + 8, in->value + 7);
}

static void print_fminmax_min(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[14]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 15);
    rt_sep(w, start, " ");
    rt_put(w, "min f32", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG1[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 5);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG2[in->value[9]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS2[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_l_src2_of_fset(w, in->line + 8, in->value + 7);
}

static void print_fslct(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[13]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "slct b32", 8);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "f32", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_ONEG[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_fmad_long(w, in->line + 11, in->value + 5);
}

static void print_quadop(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[9]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 10);
    rt_sep(w, start, " ");
    rt_put(w, "quadop f32 ", 11);
    rt_code(w, &codes_Q0[in->value[0]]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_Q1[in->value[1]]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_Q2[in->value[2]]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_Q3[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    print_operand_quad_lane(w, in->line + 2);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[7]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[8]);
}

static void print_add_add_b16_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "b16 ", 4);
    rt_register(w, "$r", 2, (in->value[1] >> 1 & 0x1f));
    rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(in->value[1] & 0x1)]);
    rt_sep(w, start, " ");
    print_operand_s_src_of_add_add_b16_short(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_s_src2_of_add_add_b16_short(w, in->line + 7, in->value + 4);
    rt_sep(w, start, " ");
}

static void print_add_add_b32_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "b32 ", 4);
    rt_register(w, "$r", 2, in->value[1]);
    rt_sep(w, start, " ");
    print_operand_s_src(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_s_src2_of_fmad_short(w, in->line + 7, in->value + 4);
    rt_sep(w, start, " ");
}

static void print_add_sub_b16_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "sub", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "b16 ", 4);
    rt_register(w, "$r", 2, (in->value[1] >> 1 & 0x1f));
    rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(in->value[1] & 0x1)]);
    rt_sep(w, start, " ");
    print_operand_s_src_of_add_add_b16_short(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_s_src2_of_add_add_b16_short(w, in->line + 7, in->value + 4);
    rt_sep(w, start, " ");
}

static void print_add_sub_b32_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "sub", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "b32 ", 4);
    rt_register(w, "$r", 2, in->value[1]);
    rt_sep(w, start, " ");
    print_operand_s_src(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_s_src2_of_fmad_short(w, in->line + 7, in->value + 4);
    rt_sep(w, start, " ");
}

static void print_add_subr_b16_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "subr", 4);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "b16 ", 4);
    rt_register(w, "$r", 2, (in->value[1] >> 1 & 0x1f));
    rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(in->value[1] & 0x1)]);
    rt_sep(w, start, " ");
    print_operand_s_src_of_add_add_b16_short(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_s_src2_of_add_add_b16_short(w, in->line + 7, in->value + 4);
    rt_sep(w, start, " ");
}

static void print_add_subr_b32_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "subr", 4);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "b32 ", 4);
    rt_register(w, "$r", 2, in->value[1]);
    rt_sep(w, start, " ");
    print_operand_s_src(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_s_src2_of_fmad_short(w, in->line + 7, in->value + 4);
    rt_sep(w, start, " ");
}

static void print_add_addc_b16_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "addc", 4);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "b16 ", 4);
    rt_register(w, "$r", 2, (in->value[1] >> 1 & 0x1f));
    rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(in->value[1] & 0x1)]);
    rt_sep(w, start, " ");
    print_operand_s_src_of_add_add_b16_short(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_s_src2_of_add_add_b16_short(w, in->line + 7, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "$c0", 3);
}

static void print_add_addc_b32_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "addc", 4);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "b32 ", 4);
    rt_register(w, "$r", 2, in->value[1]);
    rt_sep(w, start, " ");
    print_operand_s_src(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_s_src2_of_fmad_short(w, in->line + 7, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "$c0", 3);
}

static void print_add_add_b16_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "b16 ", 4);
    rt_register(w, "$r", 2, (in->value[1] >> 1 & 0x1f));
    rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(in->value[1] & 0x1)]);
    rt_sep(w, start, " ");
    print_operand_i_src_of_add_add_b16_imm(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[6]);
    rt_sep(w, start, " ");
}

static void print_add_add_b32_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "b32 ", 4);
    rt_register(w, "$r", 2, in->value[1]);
    rt_sep(w, start, " ");
    print_operand_i_src(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[6]);
    rt_sep(w, start, " ");
}

static void print_add_sub_b16_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "sub", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "b16 ", 4);
    rt_register(w, "$r", 2, (in->value[1] >> 1 & 0x1f));
    rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(in->value[1] & 0x1)]);
    rt_sep(w, start, " ");
    print_operand_i_src_of_add_add_b16_imm(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[6]);
    rt_sep(w, start, " ");
}

static void print_add_sub_b32_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "sub", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "b32 ", 4);
    rt_register(w, "$r", 2, in->value[1]);
    rt_sep(w, start, " ");
    print_operand_i_src(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[6]);
    rt_sep(w, start, " ");
}

static void print_add_subr_b16_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "subr", 4);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "b16 ", 4);
    rt_register(w, "$r", 2, (in->value[1] >> 1 & 0x1f));
    rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(in->value[1] & 0x1)]);
    rt_sep(w, start, " ");
    print_operand_i_src_of_add_add_b16_imm(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[6]);
    rt_sep(w, start, " ");
}

static void print_add_subr_b32_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "subr", 4);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "b32 ", 4);
    rt_register(w, "$r", 2, in->value[1]);
    rt_sep(w, start, " ");
    print_operand_i_src(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[6]);
    rt_sep(w, start, " ");
}

static void print_add_addc_b16_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "addc", 4);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "b16 ", 4);
    rt_register(w, "$r", 2, (in->value[1] >> 1 & 0x1f));
    rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(in->value[1] & 0x1)]);
    rt_sep(w, start, " ");
    print_operand_i_src_of_add_add_b16_imm(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[6]);
    rt_put(w, " ", 1);
    rt_put(w, "$c0", 3);
}

static void print_add_addc_b32_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "addc", 4);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "b32 ", 4);
    rt_register(w, "$r", 2, in->value[1]);
    rt_sep(w, start, " ");
    print_operand_i_src(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[6]);
    rt_put(w, " ", 1);
    rt_put(w, "$c0", 3);
}

static void print_add_add_b16_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[11]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "b16", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_add_add_b16_long(w, in->line + 8, in->value + 6);
    rt_sep(w, start, " ");
}

static void print_add_add_b32_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[11]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "b32", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 6);
    rt_sep(w, start, " ");
}

static void print_add_sub_b16_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[11]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "sub", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "b16", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_add_add_b16_long(w, in->line + 8, in->value + 6);
    rt_sep(w, start, " ");
}

static void print_add_sub_b32_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[11]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "sub", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "b32", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 6);
    rt_sep(w, start, " ");
}

static void print_add_subr_b16_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[11]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "subr", 4);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "b16", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_add_add_b16_long(w, in->line + 8, in->value + 6);
    rt_sep(w, start, " ");
}

static void print_add_subr_b32_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[11]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "subr", 4);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "b32", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 6);
    rt_sep(w, start, " ");
}

static void print_add_addc_b16_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard_of_add_addc_b16_long(w, in->line + 11, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "addc", 4);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "b16", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_add_add_b16_long(w, in->line + 8, in->value + 6);
    rt_sep(w, start, " ");
    rt_register(w, "$c", 2, in->value[11]);
}

static void print_add_addc_b32_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard_of_add_addc_b16_long(w, in->line + 11, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "addc", 4);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LSAT[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "b32", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 6);
    rt_sep(w, start, " ");
    rt_register(w, "$c", 2, in->value[11]);
}

static void print_mul16_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "mul ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_S16A[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_s_src_of_add_add_b16_short(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_code(w, &codes_S16B[in->value[6]]);
    rt_sep(w, start, " ");
    print_operand_s_src2_of_mul16_short(w, in->line + 7, in->value + 4);
}

static void print_mul16_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "mul ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_S16A[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_i_src_of_add_add_b16_imm(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_code(w, &codes_S16B[in->value[6]]);
    rt_put(w, " ", 1);
    rt_hex(w, in->value[7]);
}

static void print_mul16_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "mul", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_L16A[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_code(w, &codes_L16B[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_l_src2_of_mul16_long(w, in->line + 8, in->value + 6);
}

static void print_mul24_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "mul ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SHIGH[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_S24[in->value[2]]);
    rt_sep(w, start, " ");
    print_operand_s_src(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_s_src2_of_fmad_short(w, in->line + 7, in->value + 5);
}

static void print_mul24_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "mul ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SHIGH[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_S24[in->value[2]]);
    rt_sep(w, start, " ");
    print_operand_i_src(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[7]);
}

static void print_mul24_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "mul", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LHIGH[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_L24[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 5);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 7);
}

static void print_mul_add_add_u16_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul u16", 9);
    rt_sep(w, start, " ");
    print_operand_s_src_of_add_add_b16_short(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_s_src2_of_add_add_b16_short(w, in->line + 7, in->value + 3);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
}

static void print_mul_add_add_s16_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul s16", 9);
    rt_sep(w, start, " ");
    print_operand_s_src_of_add_add_b16_short(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_s_src2_of_add_add_b16_short(w, in->line + 7, in->value + 3);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
}

static void print_mul_add_add_s16sat_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "add sat ", 8);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul s16", 9);
    rt_sep(w, start, " ");
    print_operand_s_src_of_add_add_b16_short(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_s_src2_of_add_add_b16_short(w, in->line + 7, in->value + 3);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
}

static void print_mul_add_add_u24_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul u24", 9);
    rt_sep(w, start, " ");
    print_operand_s_src(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_s_src2_of_fmad_short(w, in->line + 7, in->value + 3);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
}

static void print_mul_add_sub_u16_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "sub", 3);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul u16", 9);
    rt_sep(w, start, " ");
    print_operand_s_src_of_add_add_b16_short(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_s_src2_of_add_add_b16_short(w, in->line + 7, in->value + 3);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
}

static void print_mul_add_sub_s16_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "sub", 3);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul s16", 9);
    rt_sep(w, start, " ");
    print_operand_s_src_of_add_add_b16_short(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_s_src2_of_add_add_b16_short(w, in->line + 7, in->value + 3);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
}

static void print_mul_add_sub_s16sat_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "sub sat ", 8);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul s16", 9);
    rt_sep(w, start, " ");
    print_operand_s_src_of_add_add_b16_short(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_s_src2_of_add_add_b16_short(w, in->line + 7, in->value + 3);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
}

static void print_mul_add_sub_u24_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "sub", 3);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul u24", 9);
    rt_sep(w, start, " ");
    print_operand_s_src(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_s_src2_of_fmad_short(w, in->line + 7, in->value + 3);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
}

static void print_mul_add_subr_u16_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "subr", 4);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul u16", 9);
    rt_sep(w, start, " ");
    print_operand_s_src_of_add_add_b16_short(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_s_src2_of_add_add_b16_short(w, in->line + 7, in->value + 3);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
}

static void print_mul_add_subr_s16_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "subr", 4);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul s16", 9);
    rt_sep(w, start, " ");
    print_operand_s_src_of_add_add_b16_short(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_s_src2_of_add_add_b16_short(w, in->line + 7, in->value + 3);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
}

static void print_mul_add_subr_s16sat_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "subr sat ", 9);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul s16", 9);
    rt_sep(w, start, " ");
    print_operand_s_src_of_add_add_b16_short(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_s_src2_of_add_add_b16_short(w, in->line + 7, in->value + 3);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
}

static void print_mul_add_subr_u24_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "subr", 4);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul u24", 9);
    rt_sep(w, start, " ");
    print_operand_s_src(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_s_src2_of_fmad_short(w, in->line + 7, in->value + 3);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
}

static void print_mul_add_addc_u16_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "addc", 4);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul u16", 9);
    rt_sep(w, start, " ");
    print_operand_s_src_of_add_add_b16_short(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_s_src2_of_add_add_b16_short(w, in->line + 7, in->value + 3);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " ", 1);
    rt_put(w, "$c0", 3);
}

static void print_mul_add_addc_s16_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "addc", 4);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul s16", 9);
    rt_sep(w, start, " ");
    print_operand_s_src_of_add_add_b16_short(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_s_src2_of_add_add_b16_short(w, in->line + 7, in->value + 3);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " ", 1);
    rt_put(w, "$c0", 3);
}

static void print_mul_add_addc_s16sat_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "addc sat ", 9);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul s16", 9);
    rt_sep(w, start, " ");
    print_operand_s_src_of_add_add_b16_short(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_s_src2_of_add_add_b16_short(w, in->line + 7, in->value + 3);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " ", 1);
    rt_put(w, "$c0", 3);
}

static void print_mul_add_addc_u24_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "addc", 4);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul u24", 9);
    rt_sep(w, start, " ");
    print_operand_s_src(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_s_src2_of_fmad_short(w, in->line + 7, in->value + 3);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " ", 1);
    rt_put(w, "$c0", 3);
}

static void print_mul_add_add_u16_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul u16", 9);
    rt_sep(w, start, " ");
    print_operand_i_src_of_add_add_b16_imm(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[5]);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
}

static void print_mul_add_add_s16_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul s16", 9);
    rt_sep(w, start, " ");
    print_operand_i_src_of_add_add_b16_imm(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[5]);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
}

static void print_mul_add_add_s16sat_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "add sat ", 8);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul s16", 9);
    rt_sep(w, start, " ");
    print_operand_i_src_of_add_add_b16_imm(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[5]);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
}

static void print_mul_add_add_u24_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul u24", 9);
    rt_sep(w, start, " ");
    print_operand_i_src(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[5]);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
}

static void print_mul_add_sub_u16_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "sub", 3);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul u16", 9);
    rt_sep(w, start, " ");
    print_operand_i_src_of_add_add_b16_imm(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[5]);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
}

static void print_mul_add_sub_s16_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "sub", 3);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul s16", 9);
    rt_sep(w, start, " ");
    print_operand_i_src_of_add_add_b16_imm(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[5]);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
}

static void print_mul_add_sub_s16sat_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "sub sat ", 8);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul s16", 9);
    rt_sep(w, start, " ");
    print_operand_i_src_of_add_add_b16_imm(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[5]);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
}

static void print_mul_add_sub_u24_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "sub", 3);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul u24", 9);
    rt_sep(w, start, " ");
    print_operand_i_src(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[5]);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
}

static void print_mul_add_subr_u16_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "subr", 4);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul u16", 9);
    rt_sep(w, start, " ");
    print_operand_i_src_of_add_add_b16_imm(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[5]);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
}

static void print_mul_add_subr_s16_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "subr", 4);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul s16", 9);
    rt_sep(w, start, " ");
    print_operand_i_src_of_add_add_b16_imm(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[5]);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
}

static void print_mul_add_subr_s16sat_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "subr sat ", 9);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul s16", 9);
    rt_sep(w, start, " ");
    print_operand_i_src_of_add_add_b16_imm(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[5]);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
}

static void print_mul_add_subr_u24_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "subr", 4);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul u24", 9);
    rt_sep(w, start, " ");
    print_operand_i_src(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[5]);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
}

static void print_mul_add_addc_u16_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "addc", 4);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul u16", 9);
    rt_sep(w, start, " ");
    print_operand_i_src_of_add_add_b16_imm(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[5]);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " ", 1);
    rt_put(w, "$c0", 3);
}

static void print_mul_add_addc_s16_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "addc", 4);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul s16", 9);
    rt_sep(w, start, " ");
    print_operand_i_src_of_add_add_b16_imm(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[5]);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " ", 1);
    rt_put(w, "$c0", 3);
}

static void print_mul_add_addc_s16sat_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "addc sat ", 9);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul s16", 9);
    rt_sep(w, start, " ");
    print_operand_i_src_of_add_add_b16_imm(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[5]);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " ", 1);
    rt_put(w, "$c0", 3);
}

static void print_mul_add_addc_u24_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "addc", 4);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " (mul u24", 9);
    rt_sep(w, start, " ");
    print_operand_i_src(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[5]);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " ", 1);
    rt_put(w, "$c0", 3);
}

static void print_mul_add_add_u16_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul u16", 8);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_add_add_b16_long(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
}

static void print_mul_add_add_s16_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul s16", 8);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_add_add_b16_long(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
}

static void print_mul_add_add_s16sat_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "add sat", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul s16", 8);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_add_add_b16_long(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
}

static void print_mul_add_add_u24_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul u24", 8);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
}

static void print_mul_add_add_s24_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul s24", 8);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
}

static void print_mul_add_add_s24sat_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "add sat", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul s24", 8);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
}

static void print_mul_add_add_u24high_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul high u24", 13);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
}

static void print_mul_add_add_s24high_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul high s24", 13);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
}

static void print_mul_add_add_s24highsat_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "add sat", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul high s24", 13);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
}

static void print_mul_add_sub_u16_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "sub", 3);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul u16", 8);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_add_add_b16_long(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
}

static void print_mul_add_sub_s16_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "sub", 3);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul s16", 8);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_add_add_b16_long(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
}

static void print_mul_add_sub_s16sat_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "sub sat", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul s16", 8);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_add_add_b16_long(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
}

static void print_mul_add_sub_u24_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "sub", 3);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul u24", 8);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
}

static void print_mul_add_sub_s24_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "sub", 3);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul s24", 8);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
}

static void print_mul_add_sub_s24sat_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "sub sat", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul s24", 8);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
}

static void print_mul_add_sub_u24high_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "sub", 3);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul high u24", 13);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
}

static void print_mul_add_sub_s24high_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "sub", 3);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul high s24", 13);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
}

static void print_mul_add_sub_s24highsat_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "sub sat", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul high s24", 13);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
}

static void print_mul_add_subr_u16_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "subr", 4);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul u16", 8);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_add_add_b16_long(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
}

static void print_mul_add_subr_s16_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "subr", 4);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul s16", 8);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_add_add_b16_long(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
}

static void print_mul_add_subr_s16sat_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "subr sat", 8);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul s16", 8);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_add_add_b16_long(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
}

static void print_mul_add_subr_u24_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "subr", 4);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul u24", 8);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
}

static void print_mul_add_subr_s24_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "subr", 4);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul s24", 8);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
}

static void print_mul_add_subr_s24sat_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "subr sat", 8);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul s24", 8);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
}

static void print_mul_add_subr_u24high_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "subr", 4);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul high u24", 13);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
}

static void print_mul_add_subr_s24high_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "subr", 4);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul high s24", 13);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
}

static void print_mul_add_subr_s24highsat_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "subr sat", 8);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul high s24", 13);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
}

static void print_mul_add_addc_u16_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[13]]);
    rt_sep(w, start, " ");
    print_operand_guard_of_add_addc_b16_long(w, in->line + 14, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "addc", 4);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul u16", 8);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_add_add_b16_long(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
    rt_register(w, "$c", 2, in->value[12]);
}

static void print_mul_add_addc_s16_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[13]]);
    rt_sep(w, start, " ");
    print_operand_guard_of_add_addc_b16_long(w, in->line + 14, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "addc", 4);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul s16", 8);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_add_add_b16_long(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
    rt_register(w, "$c", 2, in->value[12]);
}

static void print_mul_add_addc_s16sat_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[13]]);
    rt_sep(w, start, " ");
    print_operand_guard_of_add_addc_b16_long(w, in->line + 14, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "addc sat", 8);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul s16", 8);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_add_add_b16_long(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
    rt_register(w, "$c", 2, in->value[12]);
}

static void print_mul_add_addc_u24_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[13]]);
    rt_sep(w, start, " ");
    print_operand_guard_of_add_addc_b16_long(w, in->line + 14, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "addc", 4);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul u24", 8);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
    rt_register(w, "$c", 2, in->value[12]);
}

static void print_mul_add_addc_s24_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[13]]);
    rt_sep(w, start, " ");
    print_operand_guard_of_add_addc_b16_long(w, in->line + 14, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "addc", 4);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul s24", 8);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
    rt_register(w, "$c", 2, in->value[12]);
}

static void print_mul_add_addc_s24sat_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[13]]);
    rt_sep(w, start, " ");
    print_operand_guard_of_add_addc_b16_long(w, in->line + 14, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "addc sat", 8);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul s24", 8);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
    rt_register(w, "$c", 2, in->value[12]);
}

static void print_mul_add_addc_u24high_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[13]]);
    rt_sep(w, start, " ");
    print_operand_guard_of_add_addc_b16_long(w, in->line + 14, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "addc", 4);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul high u24", 13);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
    rt_register(w, "$c", 2, in->value[12]);
}

static void print_mul_add_addc_s24high_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[13]]);
    rt_sep(w, start, " ");
    print_operand_guard_of_add_addc_b16_long(w, in->line + 14, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "addc", 4);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul high s24", 13);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
    rt_register(w, "$c", 2, in->value[12]);
}

static void print_mul_add_addc_s24highsat_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[13]]);
    rt_sep(w, start, " ");
    print_operand_guard_of_add_addc_b16_long(w, in->line + 14, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "addc sat", 8);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul high s24", 13);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
    rt_sep(w, start, " ");
    rt_register(w, "$c", 2, in->value[12]);
}

static void print_mul_add_again_add(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[13]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul ", 5);
    rt_code(w, &codes_U24AGAIN[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 6);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 6);
    rt_sep(w, start, " ");
}

static void print_mul_add_again_sub(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[13]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "sub", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul ", 5);
    rt_code(w, &codes_U24AGAIN[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 6);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 6);
    rt_sep(w, start, " ");
}

static void print_mul_add_again_subr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[13]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 14);
    rt_sep(w, start, " ");
    rt_put(w, "subr", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul ", 5);
    rt_code(w, &codes_U24AGAIN[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 6);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 6);
    rt_sep(w, start, " ");
}

static void print_mul_add_again_addc(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[14]]);
    rt_sep(w, start, " ");
    print_operand_guard_of_add_addc_b16_long(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "addc", 4);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "(mul ", 5);
    rt_code(w, &codes_U24AGAIN[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 6);
    rt_put(w, ")", 1);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 6);
    rt_sep(w, start, " ");
    rt_register(w, "$c", 2, in->value[13]);
}

static void print_sad_u16_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "sad ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " u16 ", 5);
    rt_register(w, "$r", 2, (in->value[1] >> 1 & 0x1f));
    rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(in->value[1] & 0x1)]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, (in->value[2] >> 1 & 0x1f));
    rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(in->value[2] & 0x1)]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[0]);
}

static void print_sad_s16_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "sad ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " s16 ", 5);
    rt_register(w, "$r", 2, (in->value[1] >> 1 & 0x1f));
    rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(in->value[1] & 0x1)]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, (in->value[2] >> 1 & 0x1f));
    rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(in->value[2] & 0x1)]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[0]);
}

static void print_sad_u32_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "sad ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " u32 ", 5);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[0]);
}

static void print_sad_s32_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "sad ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " s32 ", 5);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[0]);
}

static void print_sad_u16_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "sad", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "u16", 3);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_add_add_b16_long(w, in->line + 8, in->value + 5);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
}

static void print_sad_s16_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "sad", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "s16", 3);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_add_add_b16_long(w, in->line + 8, in->value + 5);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
}

static void print_sad_u32_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "sad", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "u32", 3);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
}

static void print_sad_s32_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 14, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "sad", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "s32", 3);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_mul_add_add_u16_long(w, in->line + 11, in->value + 5);
}

static void print_minmax_max_u16(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "max u16", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_add_add_b16_long(w, in->line + 8, in->value + 5);
}

static void print_minmax_max_s16(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "max s16", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_add_add_b16_long(w, in->line + 8, in->value + 5);
}

static void print_minmax_max_u32(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "max u32", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
}

static void print_minmax_max_s32(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "max s32", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
}

static void print_minmax_min_u16(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "min u16", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_add_add_b16_long(w, in->line + 8, in->value + 5);
}

static void print_minmax_min_s16(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "min s16", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_add_add_b16_long(w, in->line + 8, in->value + 5);
}

static void print_minmax_min_u32(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "min u32", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
}

static void print_minmax_min_s32(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "min s32", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
}

static void print_set_u16(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[11]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "set", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_COMPARE[in->value[3]]);
    rt_put(w, " u16", 4);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_add_add_b16_long(w, in->line + 8, in->value + 6);
}

static void print_set_s16(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[11]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "set", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_COMPARE[in->value[3]]);
    rt_put(w, " s16", 4);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_add_add_b16_long(w, in->line + 8, in->value + 6);
}

static void print_set_u32(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[11]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "set", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_COMPARE[in->value[3]]);
    rt_put(w, " u32", 4);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 6);
}

static void print_set_s32(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[11]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 12);
    rt_sep(w, start, " ");
    rt_put(w, "set", 3);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_COMPARE[in->value[3]]);
    rt_put(w, " s32", 4);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 6);
}

static void print_logop_imm_and(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "and b32 ", 8);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SNOT[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_i_src(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[6]);
}

static void print_logop_imm_or(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "or b32 ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SNOT[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_i_src(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[6]);
}

static void print_logop_imm_xor(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "xor b32 ", 8);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SNOT[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_i_src(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[6]);
}

static void print_logop_imm_mov2(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "mov2 b32 ", 9);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SNOT[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_i_src(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[6]);
}

static void print_logop_and_b16(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "and b16", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNOT1[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNOT2[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_l_src2_of_mul16_long(w, in->line + 8, in->value + 6);
}

static void print_logop_and_b32(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "and b32", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNOT1[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNOT2[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_l_src3(w, in->line + 8, in->value + 6);
}

static void print_logop_or_b16(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "or b16", 6);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNOT1[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNOT2[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_l_src2_of_mul16_long(w, in->line + 8, in->value + 6);
}

static void print_logop_or_b32(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "or b32", 6);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNOT1[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNOT2[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_l_src3(w, in->line + 8, in->value + 6);
}

static void print_logop_xor_b16(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "xor b16", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNOT1[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNOT2[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_l_src2_of_mul16_long(w, in->line + 8, in->value + 6);
}

static void print_logop_xor_b32(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "xor b32", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNOT1[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNOT2[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_l_src3(w, in->line + 8, in->value + 6);
}

static void print_logop_mov2_b16(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "mov2 b16", 8);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNOT1[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNOT2[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_l_src2_of_mul16_long(w, in->line + 8, in->value + 6);
}

static void print_logop_mov2_b32(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[12]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 13);
    rt_sep(w, start, " ");
    rt_put(w, "mov2 b32", 8);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNOT1[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNOT2[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_l_src3(w, in->line + 8, in->value + 6);
}

static void print_shl_b16_reg(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "shl b16", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_add_add_b16_long(w, in->line + 8, in->value + 5);
}

static void print_shl_b32_reg(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "shl b32", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
}

static void print_shl_b16_cnt(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 8, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "shl b16", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[7]);
}

static void print_shl_b32_cnt(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 8, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "shl b32", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[7]);
}

static void print_shr_u16_reg(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "shr u16", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_add_add_b16_long(w, in->line + 8, in->value + 5);
}

static void print_shr_s16_reg(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "shr s16", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src3_of_add_add_b16_long(w, in->line + 8, in->value + 5);
}

static void print_shr_u32_reg(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "shr u32", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
}

static void print_shr_s32_reg(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[10]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 11, in->value + 11);
    rt_sep(w, start, " ");
    rt_put(w, "shr s32", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_l_src2(w, in->line + 8, in->value + 5);
}

static void print_shr_u16_cnt(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 8, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "shr u16", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[7]);
}

static void print_shr_s16_cnt(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 8, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "shr s16", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[7]);
}

static void print_shr_u32_cnt(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 8, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "shr u32", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[7]);
}

static void print_shr_s32_cnt(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 8, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "shr s32", 7);
    rt_sep(w, start, " ");
    print_operand_mcdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[7]);
}

static void print_ld_a(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LANE[in->value[4]]);
    rt_sep(w, start, " ");
    rt_put(w, "ld b32", 6);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "a[", 2);
    print_operand_at0_of_ld_a(w, in->line + 1, in->value + 2);
    rt_put(w, "]", 1);
}

static void print_st_o(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "st b32", 6);
    rt_sep(w, start, " ");
    rt_put(w, "o[", 2);
    print_operand_at0_of_ld_a(w, in->line, in->value);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
}

static void print_ld_c_u8_full(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld", 2);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "u8 c", 4);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    print_operand_at_of_ld_c_u8_full(w, in->line + 1, in->value + 3);
    rt_put(w, "]", 1);
}

static void print_ld_c_u16_full(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld", 2);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "u16 c", 5);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    print_operand_at_of_ld_c_u16_full(w, in->line + 1, in->value + 3);
    rt_put(w, "]", 1);
}

static void print_ld_c_s16_full(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld", 2);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "s16 c", 5);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    print_operand_at_of_ld_c_u16_full(w, in->line + 1, in->value + 3);
    rt_put(w, "]", 1);
}

static void print_ld_c_b32_full(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld", 2);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "b32 c", 5);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    print_operand_at_of_ld_c_b32_full(w, in->line + 1, in->value + 3);
    rt_put(w, "]", 1);
}

static void print_ld_c_u8_half(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld", 2);
    rt_sep(w, start, " ");
    print_operand_ll_half(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "u8 c", 4);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    print_operand_at_of_ld_c_u8_full(w, in->line + 1, in->value + 3);
    rt_put(w, "]", 1);
}

static void print_ld_c_u16_half(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld", 2);
    rt_sep(w, start, " ");
    print_operand_ll_half(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "u16 c", 5);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    print_operand_at_of_ld_c_u16_full(w, in->line + 1, in->value + 3);
    rt_put(w, "]", 1);
}

static void print_ld_c_s16_half(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld", 2);
    rt_sep(w, start, " ");
    print_operand_ll_half(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "s16 c", 5);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    print_operand_at_of_ld_c_u16_full(w, in->line + 1, in->value + 3);
    rt_put(w, "]", 1);
}

static void print_ld_c_b32_half(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "ld", 2);
    rt_sep(w, start, " ");
    print_operand_ll_half(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "b32 c", 5);
    rt_decimal(w, in->value[2]);
    rt_put(w, "[", 1);
    print_operand_at_of_ld_c_b32_full(w, in->line + 1, in->value + 3);
    rt_put(w, "]", 1);
}

static void print_ld_s_u8_full(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "ld ", 3);
    print_operand_ll_dst_of_ld_s_u8_full(w, in->line, in->value);
    rt_put(w, " u8", 3);
    rt_sep(w, start, " ");
    rt_put(w, "s[", 2);
    print_operand_at_of_ld_c_u8_full(w, in->line + 1, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_ld_s_u16_full(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "ld ", 3);
    print_operand_ll_dst_of_ld_s_u8_full(w, in->line, in->value);
    rt_put(w, " u16", 4);
    rt_sep(w, start, " ");
    rt_put(w, "s[", 2);
    print_operand_at_of_ld_c_u16_full(w, in->line + 1, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_ld_s_s16_full(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "ld ", 3);
    print_operand_ll_dst_of_ld_s_u8_full(w, in->line, in->value);
    rt_put(w, " s16", 4);
    rt_sep(w, start, " ");
    rt_put(w, "s[", 2);
    print_operand_at_of_ld_c_u16_full(w, in->line + 1, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_ld_s_u8_half(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "ld ", 3);
    print_operand_ll_half_of_ld_s_u8_half(w, in->line, in->value);
    rt_put(w, " u8", 3);
    rt_sep(w, start, " ");
    rt_put(w, "s[", 2);
    print_operand_at_of_ld_c_u8_full(w, in->line + 1, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_ld_s_u16_half(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "ld ", 3);
    print_operand_ll_half_of_ld_s_u8_half(w, in->line, in->value);
    rt_put(w, " u16", 4);
    rt_sep(w, start, " ");
    rt_put(w, "s[", 2);
    print_operand_at_of_ld_c_u16_full(w, in->line + 1, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_ld_s_s16_half(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "ld ", 3);
    print_operand_ll_half_of_ld_s_u8_half(w, in->line, in->value);
    rt_put(w, " s16", 4);
    rt_sep(w, start, " ");
    rt_put(w, "s[", 2);
    print_operand_at_of_ld_c_u16_full(w, in->line + 1, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_ld_s_b32_full(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "ld ", 3);
    print_operand_ll_dst_of_ld_s_u8_full(w, in->line, in->value);
    rt_put(w, " b32", 4);
    rt_sep(w, start, " ");
    rt_put(w, "s[", 2);
    print_operand_at_of_ld_c_b32_full(w, in->line + 1, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_ld_s_b32_half(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "ld ", 3);
    print_operand_ll_half_of_ld_s_u8_half(w, in->line, in->value);
    rt_put(w, " b32", 4);
    rt_sep(w, start, " ");
    rt_put(w, "s[", 2);
    print_operand_at_of_ld_c_b32_full(w, in->line + 1, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_ld_s_lock_full(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "ld lock ", 8);
    rt_register(w, "$c", 2, in->value[0]);
    rt_put(w, " ", 1);
    print_operand_ll_dst_of_ld_s_u8_full(w, in->line, in->value + 1);
    rt_put(w, " b32", 4);
    rt_sep(w, start, " ");
    rt_put(w, "s[", 2);
    print_operand_at_of_ld_c_b32_full(w, in->line + 1, in->value + 2);
    rt_put(w, "]", 1);
}

static void print_ld_s_lock_half(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "ld lock ", 8);
    rt_register(w, "$c", 2, in->value[0]);
    rt_put(w, " ", 1);
    print_operand_ll_half_of_ld_s_u8_half(w, in->line, in->value + 1);
    rt_put(w, " b32", 4);
    rt_sep(w, start, " ");
    rt_put(w, "s[", 2);
    print_operand_at_of_ld_c_b32_full(w, in->line + 1, in->value + 2);
    rt_put(w, "]", 1);
}

static void print_st_s_half_b8(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "st b8", 5);
    rt_sep(w, start, " ");
    rt_put(w, "s[", 2);
    print_operand_at_of_ld_c_u8_full(w, in->line, in->value);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, (in->value[2] >> 1 & 0x3f));
    rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(in->value[2] & 0x1)]);
}

static void print_st_s_full_b8(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "st b8", 5);
    rt_sep(w, start, " ");
    rt_put(w, "s[", 2);
    print_operand_at_of_ld_c_u8_full(w, in->line, in->value);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
}

static void print_st_s_half_b16(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "st b16", 6);
    rt_sep(w, start, " ");
    rt_put(w, "s[", 2);
    print_operand_at_of_ld_c_u16_full(w, in->line, in->value);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, (in->value[2] >> 1 & 0x3f));
    rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(in->value[2] & 0x1)]);
}

static void print_st_s_full_b16(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "st b16", 6);
    rt_sep(w, start, " ");
    rt_put(w, "s[", 2);
    print_operand_at_of_ld_c_u16_full(w, in->line, in->value);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
}

static void print_st_s_half_b32(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "st b32", 6);
    rt_sep(w, start, " ");
    rt_put(w, "s[", 2);
    print_operand_at_of_ld_c_b32_full(w, in->line, in->value);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, (in->value[2] >> 1 & 0x3f));
    rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(in->value[2] & 0x1)]);
}

static void print_st_s_full_b32(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "st b32", 6);
    rt_sep(w, start, " ");
    rt_put(w, "s[", 2);
    print_operand_at_of_ld_c_b32_full(w, in->line, in->value);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
}

static void print_st_s_half_unlock(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "st unlock b32", 13);
    rt_sep(w, start, " ");
    rt_put(w, "s[", 2);
    print_operand_at_of_ld_c_b32_full(w, in->line, in->value);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, (in->value[2] >> 1 & 0x3f));
    rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(in->value[2] & 0x1)]);
}

static void print_st_s_full_unlock(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "st unlock b32", 13);
    rt_sep(w, start, " ");
    rt_put(w, "s[", 2);
    print_operand_at_of_ld_c_b32_full(w, in->line, in->value);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
}

static void print_ld_l_u8(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "ld u8 ", 6);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    rt_put(w, "l[", 2);
    print_operand_at_of_ld_c_u8_full(w, in->line + 1, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_ld_l_s8(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "ld s8 ", 6);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    rt_put(w, "l[", 2);
    print_operand_at_of_ld_c_u8_full(w, in->line + 1, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_ld_l_u16(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "ld u16 ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    rt_put(w, "l[", 2);
    print_operand_at_of_ld_c_u8_full(w, in->line + 1, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_ld_l_s16(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "ld s16 ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    rt_put(w, "l[", 2);
    print_operand_at_of_ld_c_u8_full(w, in->line + 1, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_ld_l_b64(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "ld b64 ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, "d", 1);
    rt_sep(w, start, " ");
    rt_put(w, "l[", 2);
    print_operand_at_of_ld_c_u8_full(w, in->line + 1, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_ld_l_b128(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "ld b128 ", 8);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, "q", 1);
    rt_sep(w, start, " ");
    rt_put(w, "l[", 2);
    print_operand_at_of_ld_c_u8_full(w, in->line + 1, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_ld_l_b32(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "ld b32 ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    rt_put(w, "l[", 2);
    print_operand_at_of_ld_c_u8_full(w, in->line + 1, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_st_l_u8(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "st u8", 5);
    rt_sep(w, start, " ");
    rt_put(w, "l[", 2);
    print_operand_at_of_ld_c_u8_full(w, in->line, in->value);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
}

static void print_st_l_s8(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "st s8", 5);
    rt_sep(w, start, " ");
    rt_put(w, "l[", 2);
    print_operand_at_of_ld_c_u8_full(w, in->line, in->value);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
}

static void print_st_l_u16(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "st u16", 6);
    rt_sep(w, start, " ");
    rt_put(w, "l[", 2);
    print_operand_at_of_ld_c_u8_full(w, in->line, in->value);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
}

static void print_st_l_s16(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "st s16", 6);
    rt_sep(w, start, " ");
    rt_put(w, "l[", 2);
    print_operand_at_of_ld_c_u8_full(w, in->line, in->value);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
}

static void print_st_l_b64(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "st b64", 6);
    rt_sep(w, start, " ");
    rt_put(w, "l[", 2);
    print_operand_at_of_ld_c_u8_full(w, in->line, in->value);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "d", 1);
}

static void print_st_l_b128(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "st b128", 7);
    rt_sep(w, start, " ");
    rt_put(w, "l[", 2);
    print_operand_at_of_ld_c_u8_full(w, in->line, in->value);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "q", 1);
}

static void print_st_l_b32(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "st b32", 6);
    rt_sep(w, start, " ");
    rt_put(w, "l[", 2);
    print_operand_at_of_ld_c_u8_full(w, in->line, in->value);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
}

static void print_ld_g_u8(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "ld u8 ", 6);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
}

static void print_ld_g_s8(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "ld s8 ", 6);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
}

static void print_ld_g_u16(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "ld u16 ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
}

static void print_ld_g_s16(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "ld s16 ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
}

static void print_ld_g_b64(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "ld b64 ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, "d", 1);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
}

static void print_ld_g_b128(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "ld b128 ", 8);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, "q", 1);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
}

static void print_ld_g_b32(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "ld b32 ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " g", 2);
    rt_decimal(w, in->value[1]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "]", 1);
}

static void print_st_g_u8(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "st u8 g", 7);
    rt_decimal(w, in->value[0]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
}

static void print_st_g_s8(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "st s8 g", 7);
    rt_decimal(w, in->value[0]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
}

static void print_st_g_u16(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "st u16 g", 8);
    rt_decimal(w, in->value[0]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
}

static void print_st_g_s16(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "st s16 g", 8);
    rt_decimal(w, in->value[0]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
}

static void print_st_g_b64(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "st b64 g", 8);
    rt_decimal(w, in->value[0]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "d", 1);
}

static void print_st_g_b128(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "st b128 g", 9);
    rt_decimal(w, in->value[0]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, "q", 1);
}

static void print_st_g_b32(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "st b32 g", 8);
    rt_decimal(w, in->value[0]);
    rt_put(w, "[", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
}

static void print_mov_b16_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "mov", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SSFU[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "b16 ", 4);
    rt_register(w, "$r", 2, (in->value[1] >> 1 & 0x1f));
    rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(in->value[1] & 0x1)]);
    rt_sep(w, start, " ");
    print_operand_s_src_of_add_add_b16_short(w, in->line + 1, in->value + 2);
}

static void print_mov_b32_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "mov", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SSFU[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "b32 ", 4);
    rt_register(w, "$r", 2, in->value[1]);
    rt_sep(w, start, " ");
    print_operand_s_src(w, in->line + 1, in->value + 2);
}

static void print_mov_b16_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "mov b16 ", 8);
    rt_register(w, "$r", 2, (in->value[0] >> 1 & 0x3f));
    rt_code(w, &(const struct rt_code[]){{"l", 1}, {"h", 1}}[(in->value[0] & 0x1)]);
    rt_put(w, " ", 1);
    rt_hex(w, in->value[1]);
}

static void print_mov_b32_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "mov b32 ", 8);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " ", 1);
    rt_hex(w, in->value[1]);
}

static void print_mov_b16_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 7, in->value + 9);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LANE[in->value[7]]);
    rt_sep(w, start, " ");
    rt_put(w, "mov", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LSFU[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "b16", 3);
    rt_sep(w, start, " ");
    print_operand_ll_dst_of_cvt_i2i_u_half(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_l_src(w, in->line + 1, in->value + 3);
}

static void print_mov_b32_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 7, in->value + 9);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LANE[in->value[7]]);
    rt_sep(w, start, " ");
    rt_put(w, "mov", 3);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LSFU[in->value[0]]);
    rt_sep(w, start, " ");
    rt_put(w, "b32", 3);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 1, in->value + 3);
}

static void print_mov_r_c(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[2]]);
    rt_sep(w, start, " ");
    print_operand_guard_of_add_addc_b16_long(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "mov ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " ", 1);
    rt_register(w, "$c", 2, in->value[1]);
}

static void print_mov_c_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[2]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "mov ", 4);
    rt_register(w, "$c", 2, in->value[0]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
}

static void print_mov_r_a(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[2]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "mov ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " ", 1);
    rt_register(w, "$a", 2, in->value[1]);
}

static void print_mov_r_sr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[2]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "mov ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " ", 1);
    print_operand_special(w, in->line, in->value + 1);
}

static void print_shl_a(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[6]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 6, in->value + 7);
    rt_sep(w, start, " ");
    rt_put(w, "shl ", 4);
    rt_register(w, "$a", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_hex(w, in->value[5]);
}

static void print_add_a(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "add ", 4);
    rt_register(w, "$a", 2, in->value[0]);
    rt_put(w, " ", 1);
    rt_register(w, "$a", 2, in->value[1]);
    rt_put(w, " ", 1);
    rt_hex(w, in->value[2]);
}

static void print_rcp_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "rcp f32 ", 8);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SNEG2[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_SABS[in->value[2]]);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_rcp_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "rcp f32", 7);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG1[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[3]]);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_sfu_rsqrt(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "rsqrt f32", 9);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG1[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[3]]);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_sfu_lg2(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "lg2 f32", 7);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG1[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[3]]);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_sincos_sin(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "sin f32", 7);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
}

static void print_sincos_cos(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "cos f32", 7);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
}

static void print_ex2(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[4]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "ex2 f32", 7);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LSAT[in->value[0]]);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_pre_presin(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 7, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "presin f32", 10);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG1[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 1, in->value + 4);
}

static void print_pre_preex2(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 7, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "preex2 f32", 10);
    rt_sep(w, start, " ");
    print_operand_ll_dst(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG1[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LABS1[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_l_src_of_cvt_i2i_u_full(w, in->line + 1, in->value + 4);
}

static void print_interp_plain_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "interp ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_put(w, "v[", 2);
    print_operand_at0_of_ld_a(w, in->line, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_interp_cent_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "interp ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " cent", 5);
    rt_sep(w, start, " ");
    rt_put(w, "v[", 2);
    print_operand_at0_of_ld_a(w, in->line, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_interp_flat_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "interp ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " flat", 5);
    rt_sep(w, start, " ");
    rt_put(w, "v[", 2);
    print_operand_at0_of_ld_a(w, in->line, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_interp_plain_smul(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "interp ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_put(w, "v[", 2);
    print_operand_at0_of_ld_a(w, in->line, in->value + 1);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_interp_cent_smul(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "interp ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " cent", 5);
    rt_sep(w, start, " ");
    rt_put(w, "v[", 2);
    print_operand_at0_of_ld_a(w, in->line, in->value + 1);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_interp_plain_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "interp ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_put(w, "v[", 2);
    print_operand_at0_of_ld_a(w, in->line, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_interp_cent_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "interp ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " cent", 5);
    rt_sep(w, start, " ");
    rt_put(w, "v[", 2);
    print_operand_at0_of_ld_a(w, in->line, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_interp_flat_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[3]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_put(w, "interp ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " flat", 5);
    rt_sep(w, start, " ");
    rt_put(w, "v[", 2);
    print_operand_at0_of_ld_a(w, in->line, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_interp_plain_mul(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "interp ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_put(w, "v[", 2);
    print_operand_at0_of_ld_a(w, in->line, in->value + 1);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG1[in->value[3]]);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_interp_cent_mul(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "interp ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " cent", 5);
    rt_sep(w, start, " ");
    rt_put(w, "v[", 2);
    print_operand_at0_of_ld_a(w, in->line, in->value + 1);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_code(w, &codes_LNEG1[in->value[3]]);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_tex_texauto_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "texauto ", 8);
    rt_code(w, &codes_SLIVE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, ":", 1);
    rt_register(w, "$r", 2, in->value[1] + 1);
    rt_put(w, ":", 1);
    rt_register(w, "$r", 2, in->value[1] + 2);
    rt_put(w, ":", 1);
    rt_register(w, "$r", 2, in->value[1] + 3);
    rt_put(w, " ", 1);
    rt_register(w, "$t", 2, in->value[2]);
    rt_put(w, " ", 1);
    rt_register(w, "$s", 2, in->value[3]);
    rt_put(w, " ", 1);
    print_operand_stsrc(w, in->line + 1, in->value + 1);
}

static void print_tex_texauto_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "texauto ", 8);
    rt_code(w, &codes_TLIVE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_DERIV[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_ltdst(w, in->line, in->value + 2);
    rt_put(w, " ", 1);
    rt_register(w, "$t", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$s", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_stsrc(w, in->line + 1, in->value + 2);
    rt_put(w, " ", 1);
    rt_signed_hex(w, rt_sign(in->value[5], 4));
    rt_put(w, " ", 1);
    rt_signed_hex(w, rt_sign(in->value[6], 4));
    rt_put(w, " ", 1);
    rt_signed_hex(w, rt_sign(in->value[7], 4));
}

static void print_tex_texbias_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "texbias ", 8);
    rt_code(w, &codes_TLIVE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_DERIV[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_ltdst(w, in->line, in->value + 2);
    rt_put(w, " ", 1);
    rt_register(w, "$t", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$s", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_stsrc(w, in->line + 1, in->value + 2);
    rt_put(w, " ", 1);
    rt_signed_hex(w, rt_sign(in->value[5], 4));
    rt_put(w, " ", 1);
    rt_signed_hex(w, rt_sign(in->value[6], 4));
    rt_put(w, " ", 1);
    rt_signed_hex(w, rt_sign(in->value[7], 4));
}

static void print_tex_texlod_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "texlod ", 7);
    rt_code(w, &codes_TLIVE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_DERIV[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_ltdst(w, in->line, in->value + 2);
    rt_put(w, " ", 1);
    rt_register(w, "$t", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$s", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_stsrc(w, in->line + 1, in->value + 2);
    rt_put(w, " ", 1);
    rt_signed_hex(w, rt_sign(in->value[5], 4));
    rt_put(w, " ", 1);
    rt_signed_hex(w, rt_sign(in->value[6], 4));
    rt_put(w, " ", 1);
    rt_signed_hex(w, rt_sign(in->value[7], 4));
}

static void print_texfetch_short(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "texfetch ", 9);
    rt_code(w, &codes_SLIVE[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, ":", 1);
    rt_register(w, "$r", 2, in->value[1] + 1);
    rt_put(w, ":", 1);
    rt_register(w, "$r", 2, in->value[1] + 2);
    rt_put(w, ":", 1);
    rt_register(w, "$r", 2, in->value[1] + 3);
    rt_put(w, " ", 1);
    rt_register(w, "$t", 2, in->value[2]);
    rt_put(w, " ", 1);
    rt_register(w, "$s", 2, in->value[3]);
    rt_put(w, " ", 1);
    print_operand_stsrc(w, in->line + 1, in->value + 1);
}

static void print_texfetch_long(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "texfetch ", 9);
    rt_code(w, &codes_TLIVE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_DERIV[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_ltdst(w, in->line, in->value + 2);
    rt_put(w, " ", 1);
    rt_register(w, "$t", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$s", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_stsrc(w, in->line + 1, in->value + 2);
    rt_put(w, " ", 1);
    rt_signed_hex(w, rt_sign(in->value[5], 4));
    rt_put(w, " ", 1);
    rt_signed_hex(w, rt_sign(in->value[6], 4));
    rt_put(w, " ", 1);
    rt_signed_hex(w, rt_sign(in->value[7], 4));
}

static void print_tex_cube_texauto(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "texauto cube ", 13);
    rt_code(w, &codes_TLIVE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_DERIV[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_ltdst(w, in->line, in->value + 2);
    rt_put(w, " ", 1);
    rt_register(w, "$t", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$s", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_stsrc(w, in->line + 1, in->value + 2);
}

static void print_tex_cube_texbias(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "texbias cube ", 13);
    rt_code(w, &codes_TLIVE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_DERIV[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_ltdst(w, in->line, in->value + 2);
    rt_put(w, " ", 1);
    rt_register(w, "$t", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$s", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_stsrc(w, in->line + 1, in->value + 2);
}

static void print_tex_cube_texlod(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "texlod cube ", 12);
    rt_code(w, &codes_TLIVE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_DERIV[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_ltdst(w, in->line, in->value + 2);
    rt_put(w, " ", 1);
    rt_register(w, "$t", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$s", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_stsrc(w, in->line + 1, in->value + 2);
}

static void print_tex_cube_texgather(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "texgather cube ", 15);
    rt_code(w, &codes_TLIVE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_DERIV[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_ltdst(w, in->line, in->value + 2);
    rt_put(w, " ", 1);
    rt_register(w, "$t", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$s", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_stsrc(w, in->line + 1, in->value + 2);
}

static void print_texgather_texgather(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "texgather ", 10);
    rt_code(w, &codes_TLIVE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_DERIV[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_ltdst(w, in->line, in->value + 2);
    rt_put(w, " ", 1);
    rt_register(w, "$t", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$s", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_stsrc(w, in->line + 1, in->value + 2);
    rt_put(w, " ", 1);
    rt_signed_hex(w, rt_sign(in->value[5], 4));
    rt_put(w, " ", 1);
    rt_signed_hex(w, rt_sign(in->value[6], 4));
    rt_put(w, " ", 1);
    rt_signed_hex(w, rt_sign(in->value[7], 4));
}

static void print_texgather_texcsaa(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[8]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 9);
    rt_sep(w, start, " ");
    rt_put(w, "texcsaa ", 8);
    rt_code(w, &codes_TLIVE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_DERIV[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_ltdst(w, in->line, in->value + 2);
    rt_put(w, " ", 1);
    rt_register(w, "$t", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$s", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_stsrc(w, in->line + 1, in->value + 2);
    rt_put(w, " ", 1);
    rt_signed_hex(w, rt_sign(in->value[5], 4));
    rt_put(w, " ", 1);
    rt_signed_hex(w, rt_sign(in->value[6], 4));
    rt_put(w, " ", 1);
    rt_signed_hex(w, rt_sign(in->value[7], 4));
}

static void print_texsize(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "texsize ", 8);
    rt_code(w, &codes_TLIVE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_DERIV[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_ltdst(w, in->line, in->value + 2);
    rt_put(w, " ", 1);
    rt_register(w, "$t", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$s", 2, in->value[4]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[2]);
}

static void print_texprep(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "texprep cube ", 13);
    rt_code(w, &codes_TLIVE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_DERIV[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_ltdst(w, in->line, in->value + 2);
    rt_put(w, " ", 1);
    rt_register(w, "$t", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$s", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_stsrc(w, in->line + 1, in->value + 2);
}

static void print_texquerylod_plain(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "texquerylod", 11);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_code(w, &codes_TLIVE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_DERIV[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_ltdst(w, in->line, in->value + 2);
    rt_put(w, " ", 1);
    rt_register(w, "$t", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$s", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_stsrc(w, in->line + 1, in->value + 2);
}

static void print_texquerylod_cube(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_code(w, &codes_MARK[in->value[5]]);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    rt_put(w, "texquerylod cube ", 17);
    rt_code(w, &codes_TLIVE[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_DERIV[in->value[1]]);
    rt_sep(w, start, " ");
    print_operand_ltdst(w, in->line, in->value + 2);
    rt_put(w, " ", 1);
    rt_register(w, "$t", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$s", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_stsrc(w, in->line + 1, in->value + 2);
}

typedef void print_form(struct rt_text *, const struct isadora_context *,
    const struct isadora_insn *);

static print_form *const printers[TESLA_FORMS] = {
    [TESLA_RED_G_ADD_NUM] = print_red_g_add_num,
    [TESLA_RED_G_INC_NUM] = print_red_g_inc_num,
    [TESLA_RED_G_DEC_NUM] = print_red_g_dec_num,
    [TESLA_RED_G_SINC_NUM] = print_red_g_sinc_num,
    [TESLA_RED_G_SDEC_NUM] = print_red_g_sdec_num,
    [TESLA_RED_G_NINC_NUM] = print_red_g_ninc_num,
    [TESLA_RED_G_NDEC_NUM] = print_red_g_ndec_num,
    [TESLA_RED_G_MAX_NUM] = print_red_g_max_num,
    [TESLA_RED_G_MIN_NUM] = print_red_g_min_num,
    [TESLA_RED_G_AND_BITS] = print_red_g_and_bits,
    [TESLA_RED_G_OR_BITS] = print_red_g_or_bits,
    [TESLA_RED_G_XOR_BITS] = print_red_g_xor_bits,
    [TESLA_RED_EXCH_G] = print_red_exch_g,
    [TESLA_RED_G_WIDE_ADD] = print_red_g_wide_add,
    [TESLA_RED_G_WIDE_EXCH] = print_red_g_wide_exch,
    [TESLA_RED_G_NARROW_ADD_NUM] = print_red_g_narrow_add_num,
    [TESLA_RED_G_NARROW_INC_NUM] = print_red_g_narrow_inc_num,
    [TESLA_RED_G_NARROW_DEC_NUM] = print_red_g_narrow_dec_num,
    [TESLA_RED_G_NARROW_MAX_NUM] = print_red_g_narrow_max_num,
    [TESLA_RED_G_NARROW_MIN_NUM] = print_red_g_narrow_min_num,
    [TESLA_RED_G_NARROW_AND_BITS] = print_red_g_narrow_and_bits,
    [TESLA_RED_G_NARROW_OR_BITS] = print_red_g_narrow_or_bits,
    [TESLA_RED_G_NARROW_XOR_BITS] = print_red_g_narrow_xor_bits,
    [TESLA_RED_EXCH_G_NARROW] = print_red_exch_g_narrow,
    [TESLA_RED_G_KEPT_ADD_NUM] = print_red_g_kept_add_num,
    [TESLA_RED_G_KEPT_INC_NUM] = print_red_g_kept_inc_num,
    [TESLA_RED_G_KEPT_DEC_NUM] = print_red_g_kept_dec_num,
    [TESLA_RED_G_KEPT_MAX_NUM] = print_red_g_kept_max_num,
    [TESLA_RED_G_KEPT_MIN_NUM] = print_red_g_kept_min_num,
    [TESLA_RED_G_KEPT_EXCH_BITS] = print_red_g_kept_exch_bits,
    [TESLA_RED_G_KEPT_AND_BITS] = print_red_g_kept_and_bits,
    [TESLA_RED_G_KEPT_OR_BITS] = print_red_g_kept_or_bits,
    [TESLA_RED_G_KEPT_XOR_BITS] = print_red_g_kept_xor_bits,
    [TESLA_ATOMIC_G_ADD_NUM] = print_atomic_g_add_num,
    [TESLA_ATOMIC_G_INC_NUM] = print_atomic_g_inc_num,
    [TESLA_ATOMIC_G_DEC_NUM] = print_atomic_g_dec_num,
    [TESLA_ATOMIC_G_SINC_NUM] = print_atomic_g_sinc_num,
    [TESLA_ATOMIC_G_SDEC_NUM] = print_atomic_g_sdec_num,
    [TESLA_ATOMIC_G_NINC_NUM] = print_atomic_g_ninc_num,
    [TESLA_ATOMIC_G_NDEC_NUM] = print_atomic_g_ndec_num,
    [TESLA_ATOMIC_G_MAX_NUM] = print_atomic_g_max_num,
    [TESLA_ATOMIC_G_MIN_NUM] = print_atomic_g_min_num,
    [TESLA_ATOMIC_G_AND_BITS] = print_atomic_g_and_bits,
    [TESLA_ATOMIC_G_OR_BITS] = print_atomic_g_or_bits,
    [TESLA_ATOMIC_G_XOR_BITS] = print_atomic_g_xor_bits,
    [TESLA_ATOMIC_G_WIDE] = print_atomic_g_wide,
    [TESLA_ATOMIC_G_NARROW_ADD_NUM] = print_atomic_g_narrow_add_num,
    [TESLA_ATOMIC_G_NARROW_INC_NUM] = print_atomic_g_narrow_inc_num,
    [TESLA_ATOMIC_G_NARROW_DEC_NUM] = print_atomic_g_narrow_dec_num,
    [TESLA_ATOMIC_G_NARROW_MAX_NUM] = print_atomic_g_narrow_max_num,
    [TESLA_ATOMIC_G_NARROW_MIN_NUM] = print_atomic_g_narrow_min_num,
    [TESLA_ATOMIC_G_NARROW_AND_BITS] = print_atomic_g_narrow_and_bits,
    [TESLA_ATOMIC_G_NARROW_OR_BITS] = print_atomic_g_narrow_or_bits,
    [TESLA_ATOMIC_G_NARROW_XOR_BITS] = print_atomic_g_narrow_xor_bits,
    [TESLA_ATOMIC_G_KEPT_ADD_NUM] = print_atomic_g_kept_add_num,
    [TESLA_ATOMIC_G_KEPT_INC_NUM] = print_atomic_g_kept_inc_num,
    [TESLA_ATOMIC_G_KEPT_DEC_NUM] = print_atomic_g_kept_dec_num,
    [TESLA_ATOMIC_G_KEPT_MAX_NUM] = print_atomic_g_kept_max_num,
    [TESLA_ATOMIC_G_KEPT_MIN_NUM] = print_atomic_g_kept_min_num,
    [TESLA_ATOMIC_G_KEPT_AND_BITS] = print_atomic_g_kept_and_bits,
    [TESLA_ATOMIC_G_KEPT_OR_BITS] = print_atomic_g_kept_or_bits,
    [TESLA_ATOMIC_G_KEPT_XOR_BITS] = print_atomic_g_kept_xor_bits,
    [TESLA_ATOMIC_G_KEPT_EXCH_EXCH] = print_atomic_g_kept_exch_exch,
    [TESLA_EXCH_G] = print_exch_g,
    [TESLA_EXCH_G_NARROW] = print_exch_g_narrow,
    [TESLA_EXCH_G_WIDE] = print_exch_g_wide,
    [TESLA_CAS_G] = print_cas_g,
    [TESLA_CAS_G_NARROW] = print_cas_g_narrow,
    [TESLA_CAS_G_WIDE] = print_cas_g_wide,
    [TESLA_DISCARD] = print_discard,
    [TESLA_BRA] = print_bra,
    [TESLA_CALL] = print_call,
    [TESLA_RET] = print_ret,
    [TESLA_BREAKADDR] = print_breakaddr,
    [TESLA_BREAK] = print_break,
    [TESLA_QUADON] = print_quadon,
    [TESLA_QUADPOP] = print_quadpop,
    [TESLA_BAR_MASK] = print_bar_mask,
    [TESLA_BAR_ALL] = print_bar_all,
    [TESLA_TRAP_SHORT] = print_trap_short,
    [TESLA_TRAP_LONG] = print_trap_long,
    [TESLA_JOINAT] = print_joinat,
    [TESLA_BRKPT_SHORT] = print_brkpt_short,
    [TESLA_BRKPT_LONG] = print_brkpt_long,
    [TESLA_BRA_C] = print_bra_c,
    [TESLA_PRERET] = print_preret,
    [TESLA_VOTE_ANY] = print_vote_any,
    [TESLA_VOTE_ALL] = print_vote_all,
    [TESLA_EMIT_EMIT] = print_emit_emit,
    [TESLA_EMIT_RESTART] = print_emit_restart,
    [TESLA_NOP] = print_nop,
    [TESLA_PMEVENT] = print_pmevent,
    [TESLA_UNKF5] = print_unkf5,
    [TESLA_CVT_I2I_U_FULL] = print_cvt_i2i_u_full,
    [TESLA_CVT_I2I_S_FULL] = print_cvt_i2i_s_full,
    [TESLA_CVT_I2I_U8_FULL] = print_cvt_i2i_u8_full,
    [TESLA_CVT_I2I_S8_FULL] = print_cvt_i2i_s8_full,
    [TESLA_CVT_I2I_U_HALF] = print_cvt_i2i_u_half,
    [TESLA_CVT_I2I_S_HALF] = print_cvt_i2i_s_half,
    [TESLA_CVT_I2I_U8_BYTE] = print_cvt_i2i_u8_byte,
    [TESLA_CVT_I2I_S8_BYTE] = print_cvt_i2i_s8_byte,
    [TESLA_CVT_I2F_F16] = print_cvt_i2f_f16,
    [TESLA_CVT_I2F_F32] = print_cvt_i2f_f32,
    [TESLA_CVT_I2F_64_U_TO] = print_cvt_i2f_64_u_to,
    [TESLA_CVT_I2F_64_S_TO] = print_cvt_i2f_64_s_to,
    [TESLA_CVT_I2F_64_U_FROM] = print_cvt_i2f_64_u_from,
    [TESLA_CVT_I2F_64_S_FROM] = print_cvt_i2f_64_s_from,
    [TESLA_CVT_I2F_64_U_BOTH] = print_cvt_i2f_64_u_both,
    [TESLA_CVT_I2F_64_S_BOTH] = print_cvt_i2f_64_s_both,
    [TESLA_CVT_F2I_U16_F16] = print_cvt_f2i_u16_f16,
    [TESLA_CVT_F2I_U16_F32] = print_cvt_f2i_u16_f32,
    [TESLA_CVT_F2I_S16_F16] = print_cvt_f2i_s16_f16,
    [TESLA_CVT_F2I_S16_F32] = print_cvt_f2i_s16_f32,
    [TESLA_CVT_F2I_U32_F16] = print_cvt_f2i_u32_f16,
    [TESLA_CVT_F2I_U32_F32] = print_cvt_f2i_u32_f32,
    [TESLA_CVT_F2I_S32_F16] = print_cvt_f2i_s32_f16,
    [TESLA_CVT_F2I_S32_F32] = print_cvt_f2i_s32_f32,
    [TESLA_CVT_F2I_64_U_TO] = print_cvt_f2i_64_u_to,
    [TESLA_CVT_F2I_64_S_TO] = print_cvt_f2i_64_s_to,
    [TESLA_CVT_F2I_64_U_FROM] = print_cvt_f2i_64_u_from,
    [TESLA_CVT_F2I_64_S_FROM] = print_cvt_f2i_64_s_from,
    [TESLA_CVT_F2I_64_U_BOTH] = print_cvt_f2i_64_u_both,
    [TESLA_CVT_F2I_64_S_BOTH] = print_cvt_f2i_64_s_both,
    [TESLA_CVT_F2F_F16_SAME] = print_cvt_f2f_f16_same,
    [TESLA_CVT_F2F_F32_SAME] = print_cvt_f2f_f32_same,
    [TESLA_CVT_F2F_F16_RINT] = print_cvt_f2f_f16_rint,
    [TESLA_CVT_F2F_F32_RINT] = print_cvt_f2f_f32_rint,
    [TESLA_CVT_F2F_F16_NARROW] = print_cvt_f2f_f16_narrow,
    [TESLA_CVT_F2F_F16_NRINT] = print_cvt_f2f_f16_nrint,
    [TESLA_CVT_F2F_F32_WIDEN] = print_cvt_f2f_f32_widen,
    [TESLA_CVT_F2F_F32_WRINT] = print_cvt_f2f_f32_wrint,
    [TESLA_CVT_F2F_64_NARROW] = print_cvt_f2f_64_narrow,
    [TESLA_CVT_F2F_64_SAME] = print_cvt_f2f_64_same,
    [TESLA_CVT_F2F_64_RINT] = print_cvt_f2f_64_rint,
    [TESLA_CVT_F2F_64_WIDEN] = print_cvt_f2f_64_widen,
    [TESLA_DFMA] = print_dfma,
    [TESLA_DADD] = print_dadd,
    [TESLA_DMUL] = print_dmul,
    [TESLA_DMINMAX_MIN] = print_dminmax_min,
    [TESLA_DMINMAX_MAX] = print_dminmax_max,
    [TESLA_DSET] = print_dset,
    [TESLA_FADD_SHORT] = print_fadd_short,
    [TESLA_FADD_IMM] = print_fadd_imm,
    [TESLA_FADD_LONG] = print_fadd_long,
    [TESLA_FMUL_SHORT] = print_fmul_short,
    [TESLA_FMUL_IMM] = print_fmul_imm,
    [TESLA_FMUL_LONG] = print_fmul_long,
    [TESLA_FMAD_SHORT] = print_fmad_short,
    [TESLA_FMAD_IMM] = print_fmad_imm,
    [TESLA_FMAD_LONG] = print_fmad_long,
    [TESLA_FSET] = print_fset,
    [TESLA_FMINMAX_MAX] = print_fminmax_max,
    [TESLA_FMINMAX_MIN] = print_fminmax_min,
    [TESLA_FSLCT] = print_fslct,
    [TESLA_QUADOP] = print_quadop,
    [TESLA_ADD_ADD_B16_SHORT] = print_add_add_b16_short,
    [TESLA_ADD_ADD_B32_SHORT] = print_add_add_b32_short,
    [TESLA_ADD_SUB_B16_SHORT] = print_add_sub_b16_short,
    [TESLA_ADD_SUB_B32_SHORT] = print_add_sub_b32_short,
    [TESLA_ADD_SUBR_B16_SHORT] = print_add_subr_b16_short,
    [TESLA_ADD_SUBR_B32_SHORT] = print_add_subr_b32_short,
    [TESLA_ADD_ADDC_B16_SHORT] = print_add_addc_b16_short,
    [TESLA_ADD_ADDC_B32_SHORT] = print_add_addc_b32_short,
    [TESLA_ADD_ADD_B16_IMM] = print_add_add_b16_imm,
    [TESLA_ADD_ADD_B32_IMM] = print_add_add_b32_imm,
    [TESLA_ADD_SUB_B16_IMM] = print_add_sub_b16_imm,
    [TESLA_ADD_SUB_B32_IMM] = print_add_sub_b32_imm,
    [TESLA_ADD_SUBR_B16_IMM] = print_add_subr_b16_imm,
    [TESLA_ADD_SUBR_B32_IMM] = print_add_subr_b32_imm,
    [TESLA_ADD_ADDC_B16_IMM] = print_add_addc_b16_imm,
    [TESLA_ADD_ADDC_B32_IMM] = print_add_addc_b32_imm,
    [TESLA_ADD_ADD_B16_LONG] = print_add_add_b16_long,
    [TESLA_ADD_ADD_B32_LONG] = print_add_add_b32_long,
    [TESLA_ADD_SUB_B16_LONG] = print_add_sub_b16_long,
    [TESLA_ADD_SUB_B32_LONG] = print_add_sub_b32_long,
    [TESLA_ADD_SUBR_B16_LONG] = print_add_subr_b16_long,
    [TESLA_ADD_SUBR_B32_LONG] = print_add_subr_b32_long,
    [TESLA_ADD_ADDC_B16_LONG] = print_add_addc_b16_long,
    [TESLA_ADD_ADDC_B32_LONG] = print_add_addc_b32_long,
    [TESLA_MUL16_SHORT] = print_mul16_short,
    [TESLA_MUL16_IMM] = print_mul16_imm,
    [TESLA_MUL16_LONG] = print_mul16_long,
    [TESLA_MUL24_SHORT] = print_mul24_short,
    [TESLA_MUL24_IMM] = print_mul24_imm,
    [TESLA_MUL24_LONG] = print_mul24_long,
    [TESLA_MUL_ADD_ADD_U16_SHORT] = print_mul_add_add_u16_short,
    [TESLA_MUL_ADD_ADD_S16_SHORT] = print_mul_add_add_s16_short,
    [TESLA_MUL_ADD_ADD_S16SAT_SHORT] = print_mul_add_add_s16sat_short,
    [TESLA_MUL_ADD_ADD_U24_SHORT] = print_mul_add_add_u24_short,
    [TESLA_MUL_ADD_SUB_U16_SHORT] = print_mul_add_sub_u16_short,
    [TESLA_MUL_ADD_SUB_S16_SHORT] = print_mul_add_sub_s16_short,
    [TESLA_MUL_ADD_SUB_S16SAT_SHORT] = print_mul_add_sub_s16sat_short,
    [TESLA_MUL_ADD_SUB_U24_SHORT] = print_mul_add_sub_u24_short,
    [TESLA_MUL_ADD_SUBR_U16_SHORT] = print_mul_add_subr_u16_short,
    [TESLA_MUL_ADD_SUBR_S16_SHORT] = print_mul_add_subr_s16_short,
    [TESLA_MUL_ADD_SUBR_S16SAT_SHORT] = print_mul_add_subr_s16sat_short,
    [TESLA_MUL_ADD_SUBR_U24_SHORT] = print_mul_add_subr_u24_short,
    [TESLA_MUL_ADD_ADDC_U16_SHORT] = print_mul_add_addc_u16_short,
    [TESLA_MUL_ADD_ADDC_S16_SHORT] = print_mul_add_addc_s16_short,
    [TESLA_MUL_ADD_ADDC_S16SAT_SHORT] = print_mul_add_addc_s16sat_short,
    [TESLA_MUL_ADD_ADDC_U24_SHORT] = print_mul_add_addc_u24_short,
    [TESLA_MUL_ADD_ADD_U16_IMM] = print_mul_add_add_u16_imm,
    [TESLA_MUL_ADD_ADD_S16_IMM] = print_mul_add_add_s16_imm,
    [TESLA_MUL_ADD_ADD_S16SAT_IMM] = print_mul_add_add_s16sat_imm,
    [TESLA_MUL_ADD_ADD_U24_IMM] = print_mul_add_add_u24_imm,
    [TESLA_MUL_ADD_SUB_U16_IMM] = print_mul_add_sub_u16_imm,
    [TESLA_MUL_ADD_SUB_S16_IMM] = print_mul_add_sub_s16_imm,
    [TESLA_MUL_ADD_SUB_S16SAT_IMM] = print_mul_add_sub_s16sat_imm,
    [TESLA_MUL_ADD_SUB_U24_IMM] = print_mul_add_sub_u24_imm,
    [TESLA_MUL_ADD_SUBR_U16_IMM] = print_mul_add_subr_u16_imm,
    [TESLA_MUL_ADD_SUBR_S16_IMM] = print_mul_add_subr_s16_imm,
    [TESLA_MUL_ADD_SUBR_S16SAT_IMM] = print_mul_add_subr_s16sat_imm,
    [TESLA_MUL_ADD_SUBR_U24_IMM] = print_mul_add_subr_u24_imm,
    [TESLA_MUL_ADD_ADDC_U16_IMM] = print_mul_add_addc_u16_imm,
    [TESLA_MUL_ADD_ADDC_S16_IMM] = print_mul_add_addc_s16_imm,
    [TESLA_MUL_ADD_ADDC_S16SAT_IMM] = print_mul_add_addc_s16sat_imm,
    [TESLA_MUL_ADD_ADDC_U24_IMM] = print_mul_add_addc_u24_imm,
    [TESLA_MUL_ADD_ADD_U16_LONG] = print_mul_add_add_u16_long,
    [TESLA_MUL_ADD_ADD_S16_LONG] = print_mul_add_add_s16_long,
    [TESLA_MUL_ADD_ADD_S16SAT_LONG] = print_mul_add_add_s16sat_long,
    [TESLA_MUL_ADD_ADD_U24_LONG] = print_mul_add_add_u24_long,
    [TESLA_MUL_ADD_ADD_S24_LONG] = print_mul_add_add_s24_long,
    [TESLA_MUL_ADD_ADD_S24SAT_LONG] = print_mul_add_add_s24sat_long,
    [TESLA_MUL_ADD_ADD_U24HIGH_LONG] = print_mul_add_add_u24high_long,
    [TESLA_MUL_ADD_ADD_S24HIGH_LONG] = print_mul_add_add_s24high_long,
    [TESLA_MUL_ADD_ADD_S24HIGHSAT_LONG] = print_mul_add_add_s24highsat_long,
    [TESLA_MUL_ADD_SUB_U16_LONG] = print_mul_add_sub_u16_long,
    [TESLA_MUL_ADD_SUB_S16_LONG] = print_mul_add_sub_s16_long,
    [TESLA_MUL_ADD_SUB_S16SAT_LONG] = print_mul_add_sub_s16sat_long,
    [TESLA_MUL_ADD_SUB_U24_LONG] = print_mul_add_sub_u24_long,
    [TESLA_MUL_ADD_SUB_S24_LONG] = print_mul_add_sub_s24_long,
    [TESLA_MUL_ADD_SUB_S24SAT_LONG] = print_mul_add_sub_s24sat_long,
    [TESLA_MUL_ADD_SUB_U24HIGH_LONG] = print_mul_add_sub_u24high_long,
    [TESLA_MUL_ADD_SUB_S24HIGH_LONG] = print_mul_add_sub_s24high_long,
    [TESLA_MUL_ADD_SUB_S24HIGHSAT_LONG] = print_mul_add_sub_s24highsat_long,
    [TESLA_MUL_ADD_SUBR_U16_LONG] = print_mul_add_subr_u16_long,
    [TESLA_MUL_ADD_SUBR_S16_LONG] = print_mul_add_subr_s16_long,
    [TESLA_MUL_ADD_SUBR_S16SAT_LONG] = print_mul_add_subr_s16sat_long,
    [TESLA_MUL_ADD_SUBR_U24_LONG] = print_mul_add_subr_u24_long,
    [TESLA_MUL_ADD_SUBR_S24_LONG] = print_mul_add_subr_s24_long,
    [TESLA_MUL_ADD_SUBR_S24SAT_LONG] = print_mul_add_subr_s24sat_long,
    [TESLA_MUL_ADD_SUBR_U24HIGH_LONG] = print_mul_add_subr_u24high_long,
    [TESLA_MUL_ADD_SUBR_S24HIGH_LONG] = print_mul_add_subr_s24high_long,
    [TESLA_MUL_ADD_SUBR_S24HIGHSAT_LONG] = print_mul_add_subr_s24highsat_long,
    [TESLA_MUL_ADD_ADDC_U16_LONG] = print_mul_add_addc_u16_long,
    [TESLA_MUL_ADD_ADDC_S16_LONG] = print_mul_add_addc_s16_long,
    [TESLA_MUL_ADD_ADDC_S16SAT_LONG] = print_mul_add_addc_s16sat_long,
    [TESLA_MUL_ADD_ADDC_U24_LONG] = print_mul_add_addc_u24_long,
    [TESLA_MUL_ADD_ADDC_S24_LONG] = print_mul_add_addc_s24_long,
    [TESLA_MUL_ADD_ADDC_S24SAT_LONG] = print_mul_add_addc_s24sat_long,
    [TESLA_MUL_ADD_ADDC_U24HIGH_LONG] = print_mul_add_addc_u24high_long,
    [TESLA_MUL_ADD_ADDC_S24HIGH_LONG] = print_mul_add_addc_s24high_long,
    [TESLA_MUL_ADD_ADDC_S24HIGHSAT_LONG] = print_mul_add_addc_s24highsat_long,
    [TESLA_MUL_ADD_AGAIN_ADD] = print_mul_add_again_add,
    [TESLA_MUL_ADD_AGAIN_SUB] = print_mul_add_again_sub,
    [TESLA_MUL_ADD_AGAIN_SUBR] = print_mul_add_again_subr,
    [TESLA_MUL_ADD_AGAIN_ADDC] = print_mul_add_again_addc,
    [TESLA_SAD_U16_SHORT] = print_sad_u16_short,
    [TESLA_SAD_S16_SHORT] = print_sad_s16_short,
    [TESLA_SAD_U32_SHORT] = print_sad_u32_short,
    [TESLA_SAD_S32_SHORT] = print_sad_s32_short,
    [TESLA_SAD_U16_LONG] = print_sad_u16_long,
    [TESLA_SAD_S16_LONG] = print_sad_s16_long,
    [TESLA_SAD_U32_LONG] = print_sad_u32_long,
    [TESLA_SAD_S32_LONG] = print_sad_s32_long,
    [TESLA_MINMAX_MAX_U16] = print_minmax_max_u16,
    [TESLA_MINMAX_MAX_S16] = print_minmax_max_s16,
    [TESLA_MINMAX_MAX_U32] = print_minmax_max_u32,
    [TESLA_MINMAX_MAX_S32] = print_minmax_max_s32,
    [TESLA_MINMAX_MIN_U16] = print_minmax_min_u16,
    [TESLA_MINMAX_MIN_S16] = print_minmax_min_s16,
    [TESLA_MINMAX_MIN_U32] = print_minmax_min_u32,
    [TESLA_MINMAX_MIN_S32] = print_minmax_min_s32,
    [TESLA_SET_U16] = print_set_u16,
    [TESLA_SET_S16] = print_set_s16,
    [TESLA_SET_U32] = print_set_u32,
    [TESLA_SET_S32] = print_set_s32,
    [TESLA_LOGOP_IMM_AND] = print_logop_imm_and,
    [TESLA_LOGOP_IMM_OR] = print_logop_imm_or,
    [TESLA_LOGOP_IMM_XOR] = print_logop_imm_xor,
    [TESLA_LOGOP_IMM_MOV2] = print_logop_imm_mov2,
    [TESLA_LOGOP_AND_B16] = print_logop_and_b16,
    [TESLA_LOGOP_AND_B32] = print_logop_and_b32,
    [TESLA_LOGOP_OR_B16] = print_logop_or_b16,
    [TESLA_LOGOP_OR_B32] = print_logop_or_b32,
    [TESLA_LOGOP_XOR_B16] = print_logop_xor_b16,
    [TESLA_LOGOP_XOR_B32] = print_logop_xor_b32,
    [TESLA_LOGOP_MOV2_B16] = print_logop_mov2_b16,
    [TESLA_LOGOP_MOV2_B32] = print_logop_mov2_b32,
    [TESLA_SHL_B16_REG] = print_shl_b16_reg,
    [TESLA_SHL_B32_REG] = print_shl_b32_reg,
    [TESLA_SHL_B16_CNT] = print_shl_b16_cnt,
    [TESLA_SHL_B32_CNT] = print_shl_b32_cnt,
    [TESLA_SHR_U16_REG] = print_shr_u16_reg,
    [TESLA_SHR_S16_REG] = print_shr_s16_reg,
    [TESLA_SHR_U32_REG] = print_shr_u32_reg,
    [TESLA_SHR_S32_REG] = print_shr_s32_reg,
    [TESLA_SHR_U16_CNT] = print_shr_u16_cnt,
    [TESLA_SHR_S16_CNT] = print_shr_s16_cnt,
    [TESLA_SHR_U32_CNT] = print_shr_u32_cnt,
    [TESLA_SHR_S32_CNT] = print_shr_s32_cnt,
    [TESLA_LD_A] = print_ld_a,
    [TESLA_ST_O] = print_st_o,
    [TESLA_LD_C_U8_FULL] = print_ld_c_u8_full,
    [TESLA_LD_C_U16_FULL] = print_ld_c_u16_full,
    [TESLA_LD_C_S16_FULL] = print_ld_c_s16_full,
    [TESLA_LD_C_B32_FULL] = print_ld_c_b32_full,
    [TESLA_LD_C_U8_HALF] = print_ld_c_u8_half,
    [TESLA_LD_C_U16_HALF] = print_ld_c_u16_half,
    [TESLA_LD_C_S16_HALF] = print_ld_c_s16_half,
    [TESLA_LD_C_B32_HALF] = print_ld_c_b32_half,
    [TESLA_LD_S_U8_FULL] = print_ld_s_u8_full,
    [TESLA_LD_S_U16_FULL] = print_ld_s_u16_full,
    [TESLA_LD_S_S16_FULL] = print_ld_s_s16_full,
    [TESLA_LD_S_U8_HALF] = print_ld_s_u8_half,
    [TESLA_LD_S_U16_HALF] = print_ld_s_u16_half,
    [TESLA_LD_S_S16_HALF] = print_ld_s_s16_half,
    [TESLA_LD_S_B32_FULL] = print_ld_s_b32_full,
    [TESLA_LD_S_B32_HALF] = print_ld_s_b32_half,
    [TESLA_LD_S_LOCK_FULL] = print_ld_s_lock_full,
    [TESLA_LD_S_LOCK_HALF] = print_ld_s_lock_half,
    [TESLA_ST_S_HALF_B8] = print_st_s_half_b8,
    [TESLA_ST_S_FULL_B8] = print_st_s_full_b8,
    [TESLA_ST_S_HALF_B16] = print_st_s_half_b16,
    [TESLA_ST_S_FULL_B16] = print_st_s_full_b16,
    [TESLA_ST_S_HALF_B32] = print_st_s_half_b32,
    [TESLA_ST_S_FULL_B32] = print_st_s_full_b32,
    [TESLA_ST_S_HALF_UNLOCK] = print_st_s_half_unlock,
    [TESLA_ST_S_FULL_UNLOCK] = print_st_s_full_unlock,
    [TESLA_LD_L_U8] = print_ld_l_u8,
    [TESLA_LD_L_S8] = print_ld_l_s8,
    [TESLA_LD_L_U16] = print_ld_l_u16,
    [TESLA_LD_L_S16] = print_ld_l_s16,
    [TESLA_LD_L_B64] = print_ld_l_b64,
    [TESLA_LD_L_B128] = print_ld_l_b128,
    [TESLA_LD_L_B32] = print_ld_l_b32,
    [TESLA_ST_L_U8] = print_st_l_u8,
    [TESLA_ST_L_S8] = print_st_l_s8,
    [TESLA_ST_L_U16] = print_st_l_u16,
    [TESLA_ST_L_S16] = print_st_l_s16,
    [TESLA_ST_L_B64] = print_st_l_b64,
    [TESLA_ST_L_B128] = print_st_l_b128,
    [TESLA_ST_L_B32] = print_st_l_b32,
    [TESLA_LD_G_U8] = print_ld_g_u8,
    [TESLA_LD_G_S8] = print_ld_g_s8,
    [TESLA_LD_G_U16] = print_ld_g_u16,
    [TESLA_LD_G_S16] = print_ld_g_s16,
    [TESLA_LD_G_B64] = print_ld_g_b64,
    [TESLA_LD_G_B128] = print_ld_g_b128,
    [TESLA_LD_G_B32] = print_ld_g_b32,
    [TESLA_ST_G_U8] = print_st_g_u8,
    [TESLA_ST_G_S8] = print_st_g_s8,
    [TESLA_ST_G_U16] = print_st_g_u16,
    [TESLA_ST_G_S16] = print_st_g_s16,
    [TESLA_ST_G_B64] = print_st_g_b64,
    [TESLA_ST_G_B128] = print_st_g_b128,
    [TESLA_ST_G_B32] = print_st_g_b32,
    [TESLA_MOV_B16_SHORT] = print_mov_b16_short,
    [TESLA_MOV_B32_SHORT] = print_mov_b32_short,
    [TESLA_MOV_B16_IMM] = print_mov_b16_imm,
    [TESLA_MOV_B32_IMM] = print_mov_b32_imm,
    [TESLA_MOV_B16_LONG] = print_mov_b16_long,
    [TESLA_MOV_B32_LONG] = print_mov_b32_long,
    [TESLA_MOV_R_C] = print_mov_r_c,
    [TESLA_MOV_C_R] = print_mov_c_r,
    [TESLA_MOV_R_A] = print_mov_r_a,
    [TESLA_MOV_R_SR] = print_mov_r_sr,
    [TESLA_SHL_A] = print_shl_a,
    [TESLA_ADD_A] = print_add_a,
    [TESLA_RCP_SHORT] = print_rcp_short,
    [TESLA_RCP_LONG] = print_rcp_long,
    [TESLA_SFU_RSQRT] = print_sfu_rsqrt,
    [TESLA_SFU_LG2] = print_sfu_lg2,
    [TESLA_SINCOS_SIN] = print_sincos_sin,
    [TESLA_SINCOS_COS] = print_sincos_cos,
    [TESLA_EX2] = print_ex2,
    [TESLA_PRE_PRESIN] = print_pre_presin,
    [TESLA_PRE_PREEX2] = print_pre_preex2,
    [TESLA_INTERP_PLAIN_SHORT] = print_interp_plain_short,
    [TESLA_INTERP_CENT_SHORT] = print_interp_cent_short,
    [TESLA_INTERP_FLAT_SHORT] = print_interp_flat_short,
    [TESLA_INTERP_PLAIN_SMUL] = print_interp_plain_smul,
    [TESLA_INTERP_CENT_SMUL] = print_interp_cent_smul,
    [TESLA_INTERP_PLAIN_LONG] = print_interp_plain_long,
    [TESLA_INTERP_CENT_LONG] = print_interp_cent_long,
    [TESLA_INTERP_FLAT_LONG] = print_interp_flat_long,
    [TESLA_INTERP_PLAIN_MUL] = print_interp_plain_mul,
    [TESLA_INTERP_CENT_MUL] = print_interp_cent_mul,
    [TESLA_TEX_TEXAUTO_SHORT] = print_tex_texauto_short,
    [TESLA_TEX_TEXAUTO_LONG] = print_tex_texauto_long,
    [TESLA_TEX_TEXBIAS_LONG] = print_tex_texbias_long,
    [TESLA_TEX_TEXLOD_LONG] = print_tex_texlod_long,
    [TESLA_TEXFETCH_SHORT] = print_texfetch_short,
    [TESLA_TEXFETCH_LONG] = print_texfetch_long,
    [TESLA_TEX_CUBE_TEXAUTO] = print_tex_cube_texauto,
    [TESLA_TEX_CUBE_TEXBIAS] = print_tex_cube_texbias,
    [TESLA_TEX_CUBE_TEXLOD] = print_tex_cube_texlod,
    [TESLA_TEX_CUBE_TEXGATHER] = print_tex_cube_texgather,
    [TESLA_TEXGATHER_TEXGATHER] = print_texgather_texgather,
    [TESLA_TEXGATHER_TEXCSAA] = print_texgather_texcsaa,
    [TESLA_TEXSIZE] = print_texsize,
    [TESLA_TEXPREP] = print_texprep,
    [TESLA_TEXQUERYLOD_PLAIN] = print_texquerylod_plain,
    [TESLA_TEXQUERYLOD_CUBE] = print_texquerylod_cube,
};

static const char *const marks[TESLA_FORMS] = {
    [TESLA_TRAP_LONG] = "long ",
    [TESLA_BRKPT_LONG] = "long ",
    [TESLA_FMAD_LONG] = "long ",
    [TESLA_ADD_ADD_B16_LONG] = "long ",
    [TESLA_ADD_ADD_B32_LONG] = "long ",
    [TESLA_ADD_SUB_B16_LONG] = "long ",
    [TESLA_ADD_SUB_B32_LONG] = "long ",
    [TESLA_ADD_SUBR_B16_LONG] = "long ",
    [TESLA_ADD_SUBR_B32_LONG] = "long ",
    [TESLA_ADD_ADDC_B16_LONG] = "long ",
    [TESLA_ADD_ADDC_B32_LONG] = "long ",
    [TESLA_MUL16_LONG] = "long ",
    [TESLA_MUL24_LONG] = "long ",
    [TESLA_MUL_ADD_ADD_U16_LONG] = "long ",
    [TESLA_MUL_ADD_ADD_S16_LONG] = "long ",
    [TESLA_MUL_ADD_ADD_S16SAT_LONG] = "long ",
    [TESLA_MUL_ADD_ADD_U24_LONG] = "long ",
    [TESLA_MUL_ADD_SUB_U16_LONG] = "long ",
    [TESLA_MUL_ADD_SUB_S16_LONG] = "long ",
    [TESLA_MUL_ADD_SUB_S16SAT_LONG] = "long ",
    [TESLA_MUL_ADD_SUB_U24_LONG] = "long ",
    [TESLA_MUL_ADD_SUBR_U16_LONG] = "long ",
    [TESLA_MUL_ADD_SUBR_S16_LONG] = "long ",
    [TESLA_MUL_ADD_SUBR_S16SAT_LONG] = "long ",
    [TESLA_MUL_ADD_SUBR_U24_LONG] = "long ",
    [TESLA_MUL_ADD_ADDC_U16_LONG] = "long ",
    [TESLA_MUL_ADD_ADDC_S16_LONG] = "long ",
    [TESLA_MUL_ADD_ADDC_S16SAT_LONG] = "long ",
    [TESLA_MUL_ADD_ADDC_U24_LONG] = "long ",
    [TESLA_SAD_U16_LONG] = "long ",
    [TESLA_SAD_S16_LONG] = "long ",
    [TESLA_SAD_U32_LONG] = "long ",
    [TESLA_SAD_S32_LONG] = "long ",
    [TESLA_MOV_B16_LONG] = "long ",
    [TESLA_MOV_B32_LONG] = "long ",
    [TESLA_RCP_LONG] = "long ",
    [TESLA_INTERP_PLAIN_LONG] = "long ",
    [TESLA_INTERP_CENT_LONG] = "long ",
    [TESLA_INTERP_FLAT_LONG] = "long ",
    [TESLA_INTERP_PLAIN_MUL] = "long ",
    [TESLA_INTERP_CENT_MUL] = "long ",
};

/* May an earlier form of `prefer` print the same text? */
static bool may_be_earlier(const struct isadora_insn *in)
{
    switch (in->form) {
    case TESLA_TRAP_LONG:
        return true;
    case TESLA_BRKPT_LONG:
        return 0x1 >> in->line[0] & 1;
    case TESLA_FMAD_LONG:
        return (0x1 >> in->line[0] & 1) && (0x1 >> in->line[1] & 1) && (0x3 >> in->line[11] & 1) &&
        (0x1 >> in->line[14] & 1) && (0x1 >> in->value[15] & 1);
    case TESLA_ADD_ADD_B16_LONG:
    case TESLA_ADD_ADD_B32_LONG:
    case TESLA_ADD_SUB_B16_LONG:
    case TESLA_ADD_SUB_B32_LONG:
    case TESLA_ADD_SUBR_B16_LONG:
    case TESLA_ADD_SUBR_B32_LONG:
        return (0x1 >> in->line[0] & 1) && (0x1 >> in->line[1] & 1) && (0x1 >> in->line[11] & 1) &&
        (0x1 >> in->value[11] & 1);
    case TESLA_ADD_ADDC_B16_LONG:
    case TESLA_ADD_ADDC_B32_LONG:
    case TESLA_MUL16_LONG:
    case TESLA_MUL24_LONG:
        return (0x1 >> in->line[0] & 1) && (0x1 >> in->line[1] & 1) && (0x1 >> in->line[11] & 1) &&
        (0x1 >> in->value[12] & 1);
    case TESLA_MUL_ADD_ADD_U16_LONG:
    case TESLA_MUL_ADD_ADD_S16_LONG:
    case TESLA_MUL_ADD_ADD_S16SAT_LONG:
    case TESLA_MUL_ADD_ADD_U24_LONG:
    case TESLA_MUL_ADD_SUB_U16_LONG:
    case TESLA_MUL_ADD_SUB_S16_LONG:
    case TESLA_MUL_ADD_SUB_S16SAT_LONG:
    case TESLA_MUL_ADD_SUB_U24_LONG:
    case TESLA_MUL_ADD_SUBR_U16_LONG:
    case TESLA_MUL_ADD_SUBR_S16_LONG:
    case TESLA_MUL_ADD_SUBR_S16SAT_LONG:
    case TESLA_MUL_ADD_SUBR_U24_LONG:
        return (0x1 >> in->line[0] & 1) && (0x1 >> in->line[1] & 1) && (0x3 >> in->line[11] & 1) &&
        (0x1 >> in->line[14] & 1) && (0x1 >> in->value[12] & 1);
    case TESLA_MUL_ADD_ADDC_U16_LONG:
    case TESLA_MUL_ADD_ADDC_S16_LONG:
    case TESLA_MUL_ADD_ADDC_S16SAT_LONG:
    case TESLA_MUL_ADD_ADDC_U24_LONG:
        return (0x1 >> in->line[0] & 1) && (0x1 >> in->line[1] & 1) && (0x3 >> in->line[11] & 1) &&
        (0x1 >> in->line[14] & 1) && (0x1 >> in->value[13] & 1);
    case TESLA_SAD_U16_LONG:
    case TESLA_SAD_S16_LONG:
    case TESLA_SAD_U32_LONG:
    case TESLA_SAD_S32_LONG:
        return (0x1 >> in->line[0] & 1) && (0x1 >> in->line[1] & 1) && (0x1 >> in->line[2] & 1) &&
        (0x3 >> in->line[8] & 1) && (0x3 >> in->line[11] & 1) && (0x1 >> in->line[14] & 1) &&
        (0x1 >> in->value[12] & 1);
    case TESLA_MOV_B16_LONG:
    case TESLA_MOV_B32_LONG:
        return (0x1 >> in->line[0] & 1) && (0x1 >> in->line[7] & 1) && (0x1 >> in->value[8] & 1) &&
        (0x8000 >> in->value[7] & 1);
    case TESLA_RCP_LONG:
        return (0x1 >> in->line[0] & 1) && (0x1 >> in->line[1] & 1) && (0x1 >> in->value[5] & 1);
    case TESLA_INTERP_PLAIN_LONG:
    case TESLA_INTERP_CENT_LONG:
    case TESLA_INTERP_FLAT_LONG:
        return (0x1 >> in->line[1] & 1) && (0x1 >> in->value[3] & 1);
    case TESLA_INTERP_PLAIN_MUL:
    case TESLA_INTERP_CENT_MUL:
        return (0x1 >> in->line[1] & 1) && (0x1 >> in->value[5] & 1) && (0x1 >> in->value[3] & 1);
    default:
        return false;
    }
}

/* Puts the mark of a later form of a `prefer` before its text where that alone would be read as an
 * earlier one. */
static void put_mark(struct rt_text *w, char *text, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    struct isadora_insn again;
    size_t length = (size_t)(w->at - text), size = strlen(marks[in->form]);
    if (tesla_parse(c, NULL, text, length, &again, NULL) > 0 && again.form == in->form)
        return;
    memmove(text + size, text, length);
    memcpy(text, marks[in->form], size);
    w->at += size;
}

size_t tesla_format(const struct isadora_context *c, const struct isadora_insn *in, char *out,
    size_t size)
{
    char own[TESLA_TEXT_MAX];
    char *text = size < sizeof own ? own : out;
    struct rt_text w = {text, NULL};
    if (in->form < TESLA_FORMS)
        printers[in->form](&w, c, in);
    if (may_be_earlier(in))
        put_mark(&w, text, c, in);
    rt_mask(&w, &in->mask);
    *w.at = '\0';
    size_t length = (size_t)(w.at - text);
    if (text == own && size > 0) {
        size_t shown = length < size ? length : size - 1;
        memcpy(out, own, shown);
        out[shown] = '\0';
    }
    return length;
}
