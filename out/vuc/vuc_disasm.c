/* Generated from the description vuc by gen/emit/disasm.lua. Do not edit. */
#include "vuc.h"
#include "text.h"

#include <string.h>

static const struct rt_code codes_RBN[2] = {
    [0] = {"", 0},
    [1] = {"not", 3},
};

static const struct rt_code codes_PM[8] = {
    [0] = {"pand", 4},
    [1] = {"por", 3},
    [2] = {"", 0},
    [4] = {"pandn", 5},
    [5] = {"porn", 4},
    [6] = {"pnot", 4},
};

static const struct rt_code codes_N1[2] = {
    [0] = {"", 0},
    [1] = {"not", 3},
};

static const struct rt_code codes_N2[2] = {
    [0] = {"", 0},
    [1] = {"not", 3},
};

static const struct rt_code names_p[16] = {
    [0] = {"$p0", 3},
    [1] = {"$np0", 4},
    [2] = {"$p2", 3},
    [3] = {"$p3", 3},
    [4] = {"$p4", 3},
    [5] = {"$p5", 3},
    [6] = {"$p6", 3},
    [7] = {"$p7", 3},
    [8] = {"$p8", 3},
    [9] = {"$p9", 3},
    [10] = {"$p10", 4},
    [11] = {"$p11", 4},
    [12] = {"$p12", 4},
    [13] = {"$p13", 4},
    [14] = {"$p14", 4},
    [15] = {"$p15", 4},
};

static const struct rt_code names_sr[64] = {
    [0] = {"$sr0", 4},
    [1] = {"$sr1", 4},
    [2] = {"$spidx", 6},
    [3] = {"$sr3", 4},
    [4] = {"$h2v", 4},
    [5] = {"$v2h", 4},
    [6] = {"$stat", 5},
    [7] = {"$parm", 5},
    [8] = {"$pc", 3},
    [9] = {"$cspos", 6},
    [10] = {"$cstop", 6},
    [11] = {"$sr11", 5},
    [12] = {"$lhi", 4},
    [13] = {"$llo", 4},
    [14] = {"$pred", 5},
    [15] = {"$icnt", 5},
    [16] = {"$mvxl0", 6},
    [17] = {"$mvyl0", 6},
    [18] = {"$mvxl1", 6},
    [19] = {"$mvyl1", 6},
    [20] = {"$refl0", 6},
    [21] = {"$refl1", 6},
    [22] = {"$rpil0", 6},
    [23] = {"$rpil1", 6},
    [24] = {"$mbflags", 8},
    [25] = {"$qpy", 4},
    [26] = {"$qpc", 4},
    [27] = {"$mbpart", 7},
    [28] = {"$mbxy", 5},
    [29] = {"$mbaddr", 7},
    [30] = {"$mbtype", 7},
    [31] = {"$sr31", 5},
    [32] = {"$amvxl0", 7},
    [33] = {"$amvyl0", 7},
    [34] = {"$amvxl1", 7},
    [35] = {"$amvyl1", 7},
    [36] = {"$arefl0", 7},
    [37] = {"$arefl1", 7},
    [38] = {"$arpil0", 7},
    [39] = {"$arpil1", 7},
    [40] = {"$ambflags", 9},
    [41] = {"$sr41", 5},
    [42] = {"$sr42", 5},
    [43] = {"$sr43", 5},
    [44] = {"$sr44", 5},
    [45] = {"$sr45", 5},
    [46] = {"$sr46", 5},
    [47] = {"$sr47", 5},
    [48] = {"$bmvxl0", 7},
    [49] = {"$bmvyl0", 7},
    [50] = {"$bmvxl1", 7},
    [51] = {"$bmvyl1", 7},
    [52] = {"$brefl0", 7},
    [53] = {"$brefl1", 7},
    [54] = {"$brpil0", 7},
    [55] = {"$brpil1", 7},
    [56] = {"$bmbflags", 9},
    [57] = {"$bqpy", 5},
    [58] = {"$bqpc", 5},
    [59] = {"$sr59", 5},
    [60] = {"$sr60", 5},
    [61] = {"$sr61", 5},
    [62] = {"$sr62", 5},
    [63] = {"$sr63", 5},
};

static void print_operand_branch(struct rt_text *w, const struct isadora_context *c,
    const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    default: {
        const char *mark0 = w->at;
        rt_code(w, &codes_RBN[value[0]]);
        rt_sep(w, mark0, " ");
        rt_register(w, "$p", 2, value[1] + 8);
        rt_put(w, " rbra ", 6);
        rt_hex(w, (c->address + value[2]) & 0x7ff);
        rt_leave(w, mark0);
        break;
    }
    }
}

static void print_operand_guard(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    default:
        rt_code(w, &names_p[value[0]]);
        break;
    }
}

static void print_operand_mode(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    default:
        rt_code(w, &codes_PM[value[0]]);
        break;
    }
}

static void print_operand_pd(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    case 1:
        rt_code(w, &names_p[value[0]]);
        break;
    default:
        rt_code(w, &names_p[value[1]]);
        break;
    }
}

static void print_operand_s2(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$r", 2, value[0]);
        break;
    default:
        rt_hex(w, value[1]);
        break;
    }
}

static void print_operand_laddr(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$r", 2, value[0]);
        rt_put(w, "+", 1);
        rt_register(w, "$r", 2, value[1]);
        break;
    case 1:
        rt_register(w, "$r", 2, value[0]);
        break;
    case 2:
        rt_register(w, "$r", 2, value[0]);
        rt_put(w, "+", 1);
        rt_hex(w, value[2]);
        break;
    case 3:
        rt_hex(w, value[2]);
        break;
    case 4:
        rt_register(w, "$r", 2, value[0]);
        rt_put(w, "+", 1);
        rt_hex(w, value[3]);
        break;
    default:
        rt_hex(w, value[3]);
        break;
    }
}

static void print_operand_saddr(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$r", 2, value[0]);
        rt_put(w, "+", 1);
        rt_register(w, "$r", 2, value[1]);
        rt_put(w, "*0x2", 4);
        break;
    case 1:
        rt_register(w, "$r", 2, value[1]);
        rt_put(w, "*0x2", 4);
        break;
    case 2:
        rt_register(w, "$r", 2, value[0]);
        break;
    case 3:
        rt_register(w, "$r", 2, value[1]);
        rt_put(w, "+", 1);
        rt_hex(w, value[2]);
        break;
    case 4:
        rt_hex(w, value[2]);
        break;
    case 5:
        rt_register(w, "$r", 2, value[1]);
        rt_put(w, "+", 1);
        rt_hex(w, value[3]);
        break;
    default:
        rt_hex(w, value[3]);
        break;
    }
}

static void print_binary_add_rr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_add_rr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_sub_rr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "sub", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_sub_rr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "sub", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_subr_rr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "subr", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_avgs_rr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "avgs", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_avgu_rr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "avgu", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_clamplep_rr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "clamplep", 8);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_clamplep_rr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "clamplep", 8);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_clamps_rr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "clamps", 6);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_clamps_rr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "clamps", 6);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_sext_rr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "sext", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_sext_rr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "sext", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_bset_rr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "bset", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_bset_rr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "bset", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_bclr_rr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "bclr", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_bclr_rr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "bclr", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_shl_rr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "shl", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_shl_rr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "shl", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_shr_rr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "shr", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_shr_rr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "shr", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_sar_rr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "sar", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_sar_rr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "sar", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_and_rr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "and", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_and_rr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "and", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_or_rr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "or", 2);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_or_rr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "or", 2);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_xor_rr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "xor", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_xor_rr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "xor", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_min_rr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "min", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_max_rr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "max", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_add_rs_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_add_rs_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_sub_rs_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "sub", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_sub_rs_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "sub", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_subr_rs(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "subr", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_avgs_rs(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "avgs", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_avgu_rs(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "avgu", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_clamplep_rs_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "clamplep", 8);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_clamplep_rs_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "clamplep", 8);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_clamps_rs_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "clamps", 6);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_clamps_rs_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "clamps", 6);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_sext_rs_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "sext", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_sext_rs_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "sext", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_bset_rs_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "bset", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_bset_rs_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "bset", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_bclr_rs_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "bclr", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_bclr_rs_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "bclr", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_shl_rs_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "shl", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_shl_rs_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "shl", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_shr_rs_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "shr", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_shr_rs_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "shr", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_sar_rs_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "sar", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_sar_rs_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "sar", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_and_rs_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "and", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_and_rs_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "and", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_or_rs_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "or", 2);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_or_rs_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "or", 2);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_xor_rs_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "xor", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_xor_rs_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "xor", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_min_rs(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "min", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_max_rs(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "max", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_add_sr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_add_sr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "add", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_sub_sr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "sub", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_sub_sr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "sub", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_subr_sr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "subr", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_avgs_sr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "avgs", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_avgu_sr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "avgu", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_clamplep_sr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "clamplep", 8);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_clamplep_sr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "clamplep", 8);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_clamps_sr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "clamps", 6);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_clamps_sr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "clamps", 6);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_sext_sr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "sext", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_sext_sr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "sext", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_bset_sr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "bset", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_bset_sr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "bset", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_bclr_sr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "bclr", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_bclr_sr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "bclr", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_shl_sr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "shl", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_shl_sr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "shl", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_shr_sr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "shr", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_shr_sr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "shr", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_sar_sr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "sar", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_sar_sr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "sar", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_and_sr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "and", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_and_sr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "and", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_or_sr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "or", 2);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_or_sr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "or", 2);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_xor_sr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "xor", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_xor_sr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "xor", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_min_sr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "min", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_binary_max_sr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "max", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_unary_div2s_rr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "div2s", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_unary_hswap_rr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 3, in->value + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "hswap", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_unary_hswap_rr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "hswap", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_unary_div2s_rs(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "div2s", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
}

static void print_unary_hswap_rs_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 3, in->value + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "hswap", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
}

static void print_unary_hswap_rs_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "hswap", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
}

static void print_unary_div2s_sr(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "div2s", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_unary_hswap_sr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 3, in->value + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "hswap", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_unary_hswap_sr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "hswap", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_slct_rr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "slct", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[1]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_slct_rr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "slct", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[1]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_slct_rs_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "slct", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[1]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_slct_rs_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "slct", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[1]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_slct_sr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "slct", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[1]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_slct_sr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "slct", 4);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_code(w, &names_p[in->value[1]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_mov_r_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 3, in->value + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "mov", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_mov_r_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "mov", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_mov_i_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 3, in->value + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "mov", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_hex(w, in->value[4]);
}

static void print_mov_i_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "mov", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_hex(w, in->value[4]);
}

static void print_mov_sr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 3, in->value + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "mov", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_mov_sr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "mov", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_mov_si_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 3, in->value + 5);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "mov", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_hex(w, in->value[4]);
}

static void print_mov_si_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 2, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "mov", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_hex(w, in->value[4]);
}

static void print_set_setgt_r_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 6);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "setgt", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_setgt_r_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "setgt", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_setlt_r_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 6);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "setlt", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_setlt_r_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "setlt", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_seteq_r_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 6);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "seteq", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_seteq_r_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "seteq", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_setlep_r_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 6);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "setlep", 6);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_setlep_r_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "setlep", 6);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_setzero_r(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 6);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "setzero", 7);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_btest_r_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 6);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "btest", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_btest_r_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "btest", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_setgt_s_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 6);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "setgt", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_setgt_s_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "setgt", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_setlt_s_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 6);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "setlt", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_setlt_s_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "setlt", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_seteq_s_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 6);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "seteq", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_seteq_s_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "seteq", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_setlep_s_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 6);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "setlep", 6);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_setlep_s_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "setlep", 6);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_setzero_s(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 6);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "setzero", 7);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_btest_s_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 6);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "btest", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_btest_s_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "btest", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_setgt_d_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 6);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "setgt", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_setgt_d_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "setgt", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_setlt_d_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 6);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "setlt", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_setlt_d_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "setlt", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_seteq_d_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 6);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "seteq", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_seteq_d_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "seteq", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_setlep_d_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 6);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "setlep", 6);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_setlep_d_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "setlep", 6);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_setzero_d(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 6);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "setzero", 7);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_btest_d_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 6);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "btest", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_set_btest_d_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "btest", 5);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 4);
}

static void print_complement_rr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "not", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_complement_rr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "not", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_complement_rs_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "not", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_complement_rs_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "not", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_complement_sr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "not", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_complement_sr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "not", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_bra_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "bra ", 4);
    rt_hex(w, (in->value[0]) & 0x7ff);
}

static void print_bra_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "bra ", 4);
    rt_hex(w, (in->value[0]) & 0x7ff);
}

static void print_call_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "call ", 5);
    rt_hex(w, (in->value[0]) & 0x7ff);
}

static void print_call_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "call ", 5);
    rt_hex(w, (in->value[0]) & 0x7ff);
}

static void print_ret_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "ret", 3);
}

static void print_ret_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "ret", 3);
}

static void print_sleep_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "sleep", 5);
}

static void print_sleep_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "sleep", 5);
}

static void print_wait_wstc_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "wstc ", 5);
    rt_hex(w, in->value[0]);
}

static void print_wait_wstc_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "wstc ", 5);
    rt_hex(w, in->value[0]);
}

static void print_wait_wsts_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "wsts ", 5);
    rt_hex(w, in->value[0]);
}

static void print_wait_wsts_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "wsts ", 5);
    rt_hex(w, in->value[0]);
}

static void print_logic_and_free_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_put(w, "and ", 4);
    rt_code(w, &names_p[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_N1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_N2[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[4]]);
}

static void print_logic_and_free_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_put(w, "and ", 4);
    rt_code(w, &names_p[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_N1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_N2[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[4]]);
}

static void print_logic_or_free_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_put(w, "or ", 3);
    rt_code(w, &names_p[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_N1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_N2[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[4]]);
}

static void print_logic_or_free_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_put(w, "or ", 3);
    rt_code(w, &names_p[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_N1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_N2[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[4]]);
}

static void print_logic_xor_free_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_put(w, "xor ", 4);
    rt_code(w, &names_p[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_N1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_N2[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[4]]);
}

static void print_logic_xor_free_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_put(w, "xor ", 4);
    rt_code(w, &names_p[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_N1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_N2[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[4]]);
}

static void print_logic_and_guarded_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[5]]);
    rt_put(w, " and ", 5);
    rt_code(w, &names_p[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_N1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_N2[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[4]]);
}

static void print_logic_and_guarded_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[5]]);
    rt_put(w, " and ", 5);
    rt_code(w, &names_p[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_N1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_N2[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[4]]);
}

static void print_logic_or_guarded_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[5]]);
    rt_put(w, " or ", 4);
    rt_code(w, &names_p[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_N1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_N2[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[4]]);
}

static void print_logic_or_guarded_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[5]]);
    rt_put(w, " or ", 4);
    rt_code(w, &names_p[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_N1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_N2[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[4]]);
}

static void print_logic_xor_guarded_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 1, in->value + 6);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[5]]);
    rt_put(w, " xor ", 5);
    rt_code(w, &names_p[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_N1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_N2[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[4]]);
}

static void print_logic_xor_guarded_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[5]]);
    rt_put(w, " xor ", 5);
    rt_code(w, &names_p[in->value[0]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_N1[in->value[1]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[2]]);
    rt_sep(w, start, " ");
    rt_code(w, &codes_N2[in->value[3]]);
    rt_sep(w, start, " ");
    rt_code(w, &names_p[in->value[4]]);
}

static void print_nop_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "nop", 3);
}

static void print_nop_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "nop", 3);
}

static void print_clicnt_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "clicnt", 6);
}

static void print_clicnt_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "clicnt", 6);
}

static void print_engine_mbiread_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "mbiread", 7);
}

static void print_engine_mbiread_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "mbiread", 7);
}

static void print_engine_mbinext_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "mbinext", 7);
}

static void print_engine_mbinext_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "mbinext", 7);
}

static void print_engine_mvsread_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "mvsread", 7);
}

static void print_engine_mvsread_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "mvsread", 7);
}

static void print_engine_mvswrite_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "mvswrite", 8);
}

static void print_engine_mvswrite_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "mvswrite", 8);
}

static void print_named_only_o21_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "o21", 3);
}

static void print_named_only_o21_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "o21", 3);
}

static void print_named_only_o22_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "o22", 3);
}

static void print_named_only_o22_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "o22", 3);
}

static void print_named_only_o23_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "o23", 3);
}

static void print_named_only_o23_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "o23", 3);
}

static void print_named_only_o25_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "o25", 3);
}

static void print_named_only_o25_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "o25", 3);
}

static void print_named_only_o26_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "o26", 3);
}

static void print_named_only_o26_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "o26", 3);
}

static void print_named_only_o2b_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "o2b", 3);
}

static void print_named_only_o2b_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "o2b", 3);
}

static void print_named_only_o2c_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "o2c", 3);
}

static void print_named_only_o2c_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_put(w, "o2c", 3);
}

static void print_lmul_lmulu_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "lmulu ", 6);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line, in->value + 1);
}

static void print_lmul_lmulu_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "lmulu ", 6);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line, in->value + 1);
}

static void print_lmul_lmuls_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 2, in->value + 4);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "lmuls ", 6);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line, in->value + 1);
}

static void print_lmul_lmuls_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_put(w, "lmuls ", 6);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line, in->value + 1);
}

static void print_lshift_lsrr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 2, in->value + 3);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "lsrr ", 5);
    print_operand_s2(w, in->line, in->value);
}

static void print_lshift_lsrr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "lsrr ", 5);
    print_operand_s2(w, in->line, in->value);
}

static void print_lshift_ladd(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "ladd ", 5);
    print_operand_s2(w, in->line, in->value);
}

static void print_lshift_lsar(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "lsar ", 5);
    print_operand_s2(w, in->line, in->value);
}

static void print_ldivu(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 2);
    rt_sep(w, start, " ");
    rt_put(w, "ldivu ", 6);
    print_operand_s2(w, in->line, in->value);
}

static void print_lut_rr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "lut", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_lut_rr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "lut", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_lut_rs_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "lut", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_lut_rs_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "lut", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &names_sr[in->value[4]]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_lut_sr_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 4, in->value + 7);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "lut", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_lut_sr_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 3, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "lut", 3);
    rt_sep(w, start, " ");
    print_operand_mode(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_pd(w, in->line + 1, in->value + 1);
    rt_sep(w, start, " ");
    rt_code(w, &names_sr[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
    rt_put(w, " ", 1);
    print_operand_s2(w, in->line + 2, in->value + 5);
}

static void print_ld_d_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "ld ", 3);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " D[", 3);
    print_operand_laddr(w, in->line, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_ld_d_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "ld ", 3);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " D[", 3);
    print_operand_laddr(w, in->line, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_ld_pwt_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "ld ", 3);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " PWT[", 5);
    print_operand_laddr(w, in->line, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_ld_pwt_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "ld ", 3);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " PWT[", 5);
    print_operand_laddr(w, in->line, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_ld_mvsi_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "ld ", 3);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " MVSI[", 6);
    print_operand_laddr(w, in->line, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_ld_mvsi_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "ld ", 3);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " MVSI[", 6);
    print_operand_laddr(w, in->line, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_ld_b6_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "ld6 ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " B6[", 4);
    print_operand_laddr(w, in->line, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_ld_b6_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "ld6 ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " B6[", 4);
    print_operand_laddr(w, in->line, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_ld_b7_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "ld7 ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " B7[", 4);
    print_operand_laddr(w, in->line, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_ld_b7_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "ld7 ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " B7[", 4);
    print_operand_laddr(w, in->line, in->value + 1);
    rt_put(w, "]", 1);
}

static void print_st_d_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "st D[", 5);
    print_operand_saddr(w, in->line, in->value);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_st_d_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "st D[", 5);
    print_operand_saddr(w, in->line, in->value);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_st_mvso_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "st MVSO[", 8);
    print_operand_saddr(w, in->line, in->value);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_st_mvso_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "st MVSO[", 8);
    print_operand_saddr(w, in->line, in->value);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_st_b6_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "st6 B6[", 7);
    print_operand_saddr(w, in->line, in->value);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_st_b6_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "st6 B6[", 7);
    print_operand_saddr(w, in->line, in->value);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_st_b7_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "st7 B7[", 7);
    print_operand_saddr(w, in->line, in->value);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_st_b7_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "st7 B7[", 7);
    print_operand_saddr(w, in->line, in->value);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_st_vp_40(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    print_operand_branch(w, c, in->line + 2, in->value + 6);
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "st", 2);
    rt_sep(w, start, " ");
    rt_put(w, "VP[", 3);
    print_operand_saddr(w, in->line, in->value);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_st_vp_30(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_sep(w, start, " ");
    print_operand_guard(w, in->line + 1, in->value + 5);
    rt_sep(w, start, " ");
    rt_put(w, "st", 2);
    rt_sep(w, start, " ");
    rt_put(w, "VP[", 3);
    print_operand_saddr(w, in->line, in->value);
    rt_put(w, "]", 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

typedef void print_form(struct rt_text *, const struct isadora_context *,
    const struct isadora_insn *);

static print_form *const printers[VUC_FORMS] = {
    [VUC_BINARY_ADD_RR_40] = print_binary_add_rr_40,
    [VUC_BINARY_ADD_RR_30] = print_binary_add_rr_30,
    [VUC_BINARY_SUB_RR_40] = print_binary_sub_rr_40,
    [VUC_BINARY_SUB_RR_30] = print_binary_sub_rr_30,
    [VUC_BINARY_SUBR_RR] = print_binary_subr_rr,
    [VUC_BINARY_AVGS_RR] = print_binary_avgs_rr,
    [VUC_BINARY_AVGU_RR] = print_binary_avgu_rr,
    [VUC_BINARY_CLAMPLEP_RR_40] = print_binary_clamplep_rr_40,
    [VUC_BINARY_CLAMPLEP_RR_30] = print_binary_clamplep_rr_30,
    [VUC_BINARY_CLAMPS_RR_40] = print_binary_clamps_rr_40,
    [VUC_BINARY_CLAMPS_RR_30] = print_binary_clamps_rr_30,
    [VUC_BINARY_SEXT_RR_40] = print_binary_sext_rr_40,
    [VUC_BINARY_SEXT_RR_30] = print_binary_sext_rr_30,
    [VUC_BINARY_BSET_RR_40] = print_binary_bset_rr_40,
    [VUC_BINARY_BSET_RR_30] = print_binary_bset_rr_30,
    [VUC_BINARY_BCLR_RR_40] = print_binary_bclr_rr_40,
    [VUC_BINARY_BCLR_RR_30] = print_binary_bclr_rr_30,
    [VUC_BINARY_SHL_RR_40] = print_binary_shl_rr_40,
    [VUC_BINARY_SHL_RR_30] = print_binary_shl_rr_30,
    [VUC_BINARY_SHR_RR_40] = print_binary_shr_rr_40,
    [VUC_BINARY_SHR_RR_30] = print_binary_shr_rr_30,
    [VUC_BINARY_SAR_RR_40] = print_binary_sar_rr_40,
    [VUC_BINARY_SAR_RR_30] = print_binary_sar_rr_30,
    [VUC_BINARY_AND_RR_40] = print_binary_and_rr_40,
    [VUC_BINARY_AND_RR_30] = print_binary_and_rr_30,
    [VUC_BINARY_OR_RR_40] = print_binary_or_rr_40,
    [VUC_BINARY_OR_RR_30] = print_binary_or_rr_30,
    [VUC_BINARY_XOR_RR_40] = print_binary_xor_rr_40,
    [VUC_BINARY_XOR_RR_30] = print_binary_xor_rr_30,
    [VUC_BINARY_MIN_RR] = print_binary_min_rr,
    [VUC_BINARY_MAX_RR] = print_binary_max_rr,
    [VUC_BINARY_ADD_RS_40] = print_binary_add_rs_40,
    [VUC_BINARY_ADD_RS_30] = print_binary_add_rs_30,
    [VUC_BINARY_SUB_RS_40] = print_binary_sub_rs_40,
    [VUC_BINARY_SUB_RS_30] = print_binary_sub_rs_30,
    [VUC_BINARY_SUBR_RS] = print_binary_subr_rs,
    [VUC_BINARY_AVGS_RS] = print_binary_avgs_rs,
    [VUC_BINARY_AVGU_RS] = print_binary_avgu_rs,
    [VUC_BINARY_CLAMPLEP_RS_40] = print_binary_clamplep_rs_40,
    [VUC_BINARY_CLAMPLEP_RS_30] = print_binary_clamplep_rs_30,
    [VUC_BINARY_CLAMPS_RS_40] = print_binary_clamps_rs_40,
    [VUC_BINARY_CLAMPS_RS_30] = print_binary_clamps_rs_30,
    [VUC_BINARY_SEXT_RS_40] = print_binary_sext_rs_40,
    [VUC_BINARY_SEXT_RS_30] = print_binary_sext_rs_30,
    [VUC_BINARY_BSET_RS_40] = print_binary_bset_rs_40,
    [VUC_BINARY_BSET_RS_30] = print_binary_bset_rs_30,
    [VUC_BINARY_BCLR_RS_40] = print_binary_bclr_rs_40,
    [VUC_BINARY_BCLR_RS_30] = print_binary_bclr_rs_30,
    [VUC_BINARY_SHL_RS_40] = print_binary_shl_rs_40,
    [VUC_BINARY_SHL_RS_30] = print_binary_shl_rs_30,
    [VUC_BINARY_SHR_RS_40] = print_binary_shr_rs_40,
    [VUC_BINARY_SHR_RS_30] = print_binary_shr_rs_30,
    [VUC_BINARY_SAR_RS_40] = print_binary_sar_rs_40,
    [VUC_BINARY_SAR_RS_30] = print_binary_sar_rs_30,
    [VUC_BINARY_AND_RS_40] = print_binary_and_rs_40,
    [VUC_BINARY_AND_RS_30] = print_binary_and_rs_30,
    [VUC_BINARY_OR_RS_40] = print_binary_or_rs_40,
    [VUC_BINARY_OR_RS_30] = print_binary_or_rs_30,
    [VUC_BINARY_XOR_RS_40] = print_binary_xor_rs_40,
    [VUC_BINARY_XOR_RS_30] = print_binary_xor_rs_30,
    [VUC_BINARY_MIN_RS] = print_binary_min_rs,
    [VUC_BINARY_MAX_RS] = print_binary_max_rs,
    [VUC_BINARY_ADD_SR_40] = print_binary_add_sr_40,
    [VUC_BINARY_ADD_SR_30] = print_binary_add_sr_30,
    [VUC_BINARY_SUB_SR_40] = print_binary_sub_sr_40,
    [VUC_BINARY_SUB_SR_30] = print_binary_sub_sr_30,
    [VUC_BINARY_SUBR_SR] = print_binary_subr_sr,
    [VUC_BINARY_AVGS_SR] = print_binary_avgs_sr,
    [VUC_BINARY_AVGU_SR] = print_binary_avgu_sr,
    [VUC_BINARY_CLAMPLEP_SR_40] = print_binary_clamplep_sr_40,
    [VUC_BINARY_CLAMPLEP_SR_30] = print_binary_clamplep_sr_30,
    [VUC_BINARY_CLAMPS_SR_40] = print_binary_clamps_sr_40,
    [VUC_BINARY_CLAMPS_SR_30] = print_binary_clamps_sr_30,
    [VUC_BINARY_SEXT_SR_40] = print_binary_sext_sr_40,
    [VUC_BINARY_SEXT_SR_30] = print_binary_sext_sr_30,
    [VUC_BINARY_BSET_SR_40] = print_binary_bset_sr_40,
    [VUC_BINARY_BSET_SR_30] = print_binary_bset_sr_30,
    [VUC_BINARY_BCLR_SR_40] = print_binary_bclr_sr_40,
    [VUC_BINARY_BCLR_SR_30] = print_binary_bclr_sr_30,
    [VUC_BINARY_SHL_SR_40] = print_binary_shl_sr_40,
    [VUC_BINARY_SHL_SR_30] = print_binary_shl_sr_30,
    [VUC_BINARY_SHR_SR_40] = print_binary_shr_sr_40,
    [VUC_BINARY_SHR_SR_30] = print_binary_shr_sr_30,
    [VUC_BINARY_SAR_SR_40] = print_binary_sar_sr_40,
    [VUC_BINARY_SAR_SR_30] = print_binary_sar_sr_30,
    [VUC_BINARY_AND_SR_40] = print_binary_and_sr_40,
    [VUC_BINARY_AND_SR_30] = print_binary_and_sr_30,
    [VUC_BINARY_OR_SR_40] = print_binary_or_sr_40,
    [VUC_BINARY_OR_SR_30] = print_binary_or_sr_30,
    [VUC_BINARY_XOR_SR_40] = print_binary_xor_sr_40,
    [VUC_BINARY_XOR_SR_30] = print_binary_xor_sr_30,
    [VUC_BINARY_MIN_SR] = print_binary_min_sr,
    [VUC_BINARY_MAX_SR] = print_binary_max_sr,
    [VUC_UNARY_DIV2S_RR] = print_unary_div2s_rr,
    [VUC_UNARY_HSWAP_RR_40] = print_unary_hswap_rr_40,
    [VUC_UNARY_HSWAP_RR_30] = print_unary_hswap_rr_30,
    [VUC_UNARY_DIV2S_RS] = print_unary_div2s_rs,
    [VUC_UNARY_HSWAP_RS_40] = print_unary_hswap_rs_40,
    [VUC_UNARY_HSWAP_RS_30] = print_unary_hswap_rs_30,
    [VUC_UNARY_DIV2S_SR] = print_unary_div2s_sr,
    [VUC_UNARY_HSWAP_SR_40] = print_unary_hswap_sr_40,
    [VUC_UNARY_HSWAP_SR_30] = print_unary_hswap_sr_30,
    [VUC_SLCT_RR_40] = print_slct_rr_40,
    [VUC_SLCT_RR_30] = print_slct_rr_30,
    [VUC_SLCT_RS_40] = print_slct_rs_40,
    [VUC_SLCT_RS_30] = print_slct_rs_30,
    [VUC_SLCT_SR_40] = print_slct_sr_40,
    [VUC_SLCT_SR_30] = print_slct_sr_30,
    [VUC_MOV_R_40] = print_mov_r_40,
    [VUC_MOV_R_30] = print_mov_r_30,
    [VUC_MOV_I_40] = print_mov_i_40,
    [VUC_MOV_I_30] = print_mov_i_30,
    [VUC_MOV_SR_40] = print_mov_sr_40,
    [VUC_MOV_SR_30] = print_mov_sr_30,
    [VUC_MOV_SI_40] = print_mov_si_40,
    [VUC_MOV_SI_30] = print_mov_si_30,
    [VUC_SET_SETGT_R_40] = print_set_setgt_r_40,
    [VUC_SET_SETGT_R_30] = print_set_setgt_r_30,
    [VUC_SET_SETLT_R_40] = print_set_setlt_r_40,
    [VUC_SET_SETLT_R_30] = print_set_setlt_r_30,
    [VUC_SET_SETEQ_R_40] = print_set_seteq_r_40,
    [VUC_SET_SETEQ_R_30] = print_set_seteq_r_30,
    [VUC_SET_SETLEP_R_40] = print_set_setlep_r_40,
    [VUC_SET_SETLEP_R_30] = print_set_setlep_r_30,
    [VUC_SET_SETZERO_R] = print_set_setzero_r,
    [VUC_SET_BTEST_R_40] = print_set_btest_r_40,
    [VUC_SET_BTEST_R_30] = print_set_btest_r_30,
    [VUC_SET_SETGT_S_40] = print_set_setgt_s_40,
    [VUC_SET_SETGT_S_30] = print_set_setgt_s_30,
    [VUC_SET_SETLT_S_40] = print_set_setlt_s_40,
    [VUC_SET_SETLT_S_30] = print_set_setlt_s_30,
    [VUC_SET_SETEQ_S_40] = print_set_seteq_s_40,
    [VUC_SET_SETEQ_S_30] = print_set_seteq_s_30,
    [VUC_SET_SETLEP_S_40] = print_set_setlep_s_40,
    [VUC_SET_SETLEP_S_30] = print_set_setlep_s_30,
    [VUC_SET_SETZERO_S] = print_set_setzero_s,
    [VUC_SET_BTEST_S_40] = print_set_btest_s_40,
    [VUC_SET_BTEST_S_30] = print_set_btest_s_30,
    [VUC_SET_SETGT_D_40] = print_set_setgt_d_40,
    [VUC_SET_SETGT_D_30] = print_set_setgt_d_30,
    [VUC_SET_SETLT_D_40] = print_set_setlt_d_40,
    [VUC_SET_SETLT_D_30] = print_set_setlt_d_30,
    [VUC_SET_SETEQ_D_40] = print_set_seteq_d_40,
    [VUC_SET_SETEQ_D_30] = print_set_seteq_d_30,
    [VUC_SET_SETLEP_D_40] = print_set_setlep_d_40,
    [VUC_SET_SETLEP_D_30] = print_set_setlep_d_30,
    [VUC_SET_SETZERO_D] = print_set_setzero_d,
    [VUC_SET_BTEST_D_40] = print_set_btest_d_40,
    [VUC_SET_BTEST_D_30] = print_set_btest_d_30,
    [VUC_COMPLEMENT_RR_40] = print_complement_rr_40,
    [VUC_COMPLEMENT_RR_30] = print_complement_rr_30,
    [VUC_COMPLEMENT_RS_40] = print_complement_rs_40,
    [VUC_COMPLEMENT_RS_30] = print_complement_rs_30,
    [VUC_COMPLEMENT_SR_40] = print_complement_sr_40,
    [VUC_COMPLEMENT_SR_30] = print_complement_sr_30,
    [VUC_BRA_40] = print_bra_40,
    [VUC_BRA_30] = print_bra_30,
    [VUC_CALL_40] = print_call_40,
    [VUC_CALL_30] = print_call_30,
    [VUC_RET_40] = print_ret_40,
    [VUC_RET_30] = print_ret_30,
    [VUC_SLEEP_40] = print_sleep_40,
    [VUC_SLEEP_30] = print_sleep_30,
    [VUC_WAIT_WSTC_40] = print_wait_wstc_40,
    [VUC_WAIT_WSTC_30] = print_wait_wstc_30,
    [VUC_WAIT_WSTS_40] = print_wait_wsts_40,
    [VUC_WAIT_WSTS_30] = print_wait_wsts_30,
    [VUC_LOGIC_AND_FREE_40] = print_logic_and_free_40,
    [VUC_LOGIC_AND_FREE_30] = print_logic_and_free_30,
    [VUC_LOGIC_OR_FREE_40] = print_logic_or_free_40,
    [VUC_LOGIC_OR_FREE_30] = print_logic_or_free_30,
    [VUC_LOGIC_XOR_FREE_40] = print_logic_xor_free_40,
    [VUC_LOGIC_XOR_FREE_30] = print_logic_xor_free_30,
    [VUC_LOGIC_AND_GUARDED_40] = print_logic_and_guarded_40,
    [VUC_LOGIC_AND_GUARDED_30] = print_logic_and_guarded_30,
    [VUC_LOGIC_OR_GUARDED_40] = print_logic_or_guarded_40,
    [VUC_LOGIC_OR_GUARDED_30] = print_logic_or_guarded_30,
    [VUC_LOGIC_XOR_GUARDED_40] = print_logic_xor_guarded_40,
    [VUC_LOGIC_XOR_GUARDED_30] = print_logic_xor_guarded_30,
    [VUC_NOP_40] = print_nop_40,
    [VUC_NOP_30] = print_nop_30,
    [VUC_CLICNT_40] = print_clicnt_40,
    [VUC_CLICNT_30] = print_clicnt_30,
    [VUC_ENGINE_MBIREAD_40] = print_engine_mbiread_40,
    [VUC_ENGINE_MBIREAD_30] = print_engine_mbiread_30,
    [VUC_ENGINE_MBINEXT_40] = print_engine_mbinext_40,
    [VUC_ENGINE_MBINEXT_30] = print_engine_mbinext_30,
    [VUC_ENGINE_MVSREAD_40] = print_engine_mvsread_40,
    [VUC_ENGINE_MVSREAD_30] = print_engine_mvsread_30,
    [VUC_ENGINE_MVSWRITE_40] = print_engine_mvswrite_40,
    [VUC_ENGINE_MVSWRITE_30] = print_engine_mvswrite_30,
    [VUC_NAMED_ONLY_O21_40] = print_named_only_o21_40,
    [VUC_NAMED_ONLY_O21_30] = print_named_only_o21_30,
    [VUC_NAMED_ONLY_O22_40] = print_named_only_o22_40,
    [VUC_NAMED_ONLY_O22_30] = print_named_only_o22_30,
    [VUC_NAMED_ONLY_O23_40] = print_named_only_o23_40,
    [VUC_NAMED_ONLY_O23_30] = print_named_only_o23_30,
    [VUC_NAMED_ONLY_O25_40] = print_named_only_o25_40,
    [VUC_NAMED_ONLY_O25_30] = print_named_only_o25_30,
    [VUC_NAMED_ONLY_O26_40] = print_named_only_o26_40,
    [VUC_NAMED_ONLY_O26_30] = print_named_only_o26_30,
    [VUC_NAMED_ONLY_O2B_40] = print_named_only_o2b_40,
    [VUC_NAMED_ONLY_O2B_30] = print_named_only_o2b_30,
    [VUC_NAMED_ONLY_O2C_40] = print_named_only_o2c_40,
    [VUC_NAMED_ONLY_O2C_30] = print_named_only_o2c_30,
    [VUC_LMUL_LMULU_40] = print_lmul_lmulu_40,
    [VUC_LMUL_LMULU_30] = print_lmul_lmulu_30,
    [VUC_LMUL_LMULS_40] = print_lmul_lmuls_40,
    [VUC_LMUL_LMULS_30] = print_lmul_lmuls_30,
    [VUC_LSHIFT_LSRR_40] = print_lshift_lsrr_40,
    [VUC_LSHIFT_LSRR_30] = print_lshift_lsrr_30,
    [VUC_LSHIFT_LADD] = print_lshift_ladd,
    [VUC_LSHIFT_LSAR] = print_lshift_lsar,
    [VUC_LDIVU] = print_ldivu,
    [VUC_LUT_RR_40] = print_lut_rr_40,
    [VUC_LUT_RR_30] = print_lut_rr_30,
    [VUC_LUT_RS_40] = print_lut_rs_40,
    [VUC_LUT_RS_30] = print_lut_rs_30,
    [VUC_LUT_SR_40] = print_lut_sr_40,
    [VUC_LUT_SR_30] = print_lut_sr_30,
    [VUC_LD_D_40] = print_ld_d_40,
    [VUC_LD_D_30] = print_ld_d_30,
    [VUC_LD_PWT_40] = print_ld_pwt_40,
    [VUC_LD_PWT_30] = print_ld_pwt_30,
    [VUC_LD_MVSI_40] = print_ld_mvsi_40,
    [VUC_LD_MVSI_30] = print_ld_mvsi_30,
    [VUC_LD_B6_40] = print_ld_b6_40,
    [VUC_LD_B6_30] = print_ld_b6_30,
    [VUC_LD_B7_40] = print_ld_b7_40,
    [VUC_LD_B7_30] = print_ld_b7_30,
    [VUC_ST_D_40] = print_st_d_40,
    [VUC_ST_D_30] = print_st_d_30,
    [VUC_ST_MVSO_40] = print_st_mvso_40,
    [VUC_ST_MVSO_30] = print_st_mvso_30,
    [VUC_ST_B6_40] = print_st_b6_40,
    [VUC_ST_B6_30] = print_st_b6_30,
    [VUC_ST_B7_40] = print_st_b7_40,
    [VUC_ST_B7_30] = print_st_b7_30,
    [VUC_ST_VP_40] = print_st_vp_40,
    [VUC_ST_VP_30] = print_st_vp_30,
};

static const char *const marks[VUC_FORMS] = {
    [VUC_SET_SETGT_D_40] = "alt ",
    [VUC_SET_SETGT_D_30] = "alt ",
    [VUC_SET_SETLT_D_40] = "alt ",
    [VUC_SET_SETLT_D_30] = "alt ",
    [VUC_SET_SETEQ_D_40] = "alt ",
    [VUC_SET_SETEQ_D_30] = "alt ",
    [VUC_SET_SETLEP_D_40] = "alt ",
    [VUC_SET_SETLEP_D_30] = "alt ",
    [VUC_SET_SETZERO_D] = "alt ",
    [VUC_SET_BTEST_D_40] = "alt ",
    [VUC_SET_BTEST_D_30] = "alt ",
};

/* May an earlier form of `prefer` print the same text? */
static bool may_be_earlier(const struct isadora_insn *in)
{
    switch (in->form) {
    case VUC_SET_SETGT_D_40:
    case VUC_SET_SETGT_D_30:
    case VUC_SET_SETLT_D_40:
    case VUC_SET_SETLT_D_30:
    case VUC_SET_SETEQ_D_40:
    case VUC_SET_SETEQ_D_30:
    case VUC_SET_SETLEP_D_40:
    case VUC_SET_SETLEP_D_30:
    case VUC_SET_SETZERO_D:
    case VUC_SET_BTEST_D_40:
    case VUC_SET_BTEST_D_30:
        return true;
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
    if (vuc_parse(c, NULL, text, length, &again, NULL) > 0 && again.form == in->form)
        return;
    memmove(text + size, text, length);
    memcpy(text, marks[in->form], size);
    w->at += size;
}

size_t vuc_format(const struct isadora_context *c, const struct isadora_insn *in, char *out,
    size_t size)
{
    char own[VUC_TEXT_MAX];
    char *text = size < sizeof own ? own : out;
    struct rt_text w = {text, NULL};
    if (in->form < VUC_FORMS)
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
