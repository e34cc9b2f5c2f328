/* Generated from the description vp1-scalar by gen/emit/disasm.lua. Do not edit. */
#include "vp1_scalar.h"
#include "text.h"

#include <string.h>

static const struct rt_code codes_SLCT[16] = {
    [0] = {"sf", 2},
    [1] = {"zf", 2},
    [2] = {"b19", 3},
    [3] = {"b20d", 4},
    [4] = {"b20", 3},
    [5] = {"b21", 3},
    [6] = {"b19a", 4},
    [7] = {"b18", 3},
    [8] = {"asf", 3},
    [9] = {"azf", 3},
    [10] = {"aef", 3},
    [11] = {"c11", 3},
    [12] = {"c12", 3},
    [13] = {"lzf", 3},
    [14] = {"false", 5},
    [15] = {"true", 4},
};

static const struct rt_code codes_RND[2] = {
    [0] = {"rd", 2},
    [1] = {"rn", 2},
};

static const struct rt_code codes_SIGN1[2] = {
    [0] = {"u", 1},
    [1] = {"s", 1},
};

static const struct rt_code codes_SIGN2[2] = {
    [0] = {"u", 1},
    [1] = {"s", 1},
};

static const struct rt_code codes_VCFLAG[2] = {
    [0] = {"sf", 2},
    [1] = {"zf", 2},
};

static const struct rt_code names_sr[32] = {
    [0] = {"$sr0", 4},
    [1] = {"$sr1", 4},
    [2] = {"$sr2", 4},
    [3] = {"$sr3", 4},
    [4] = {"$sr4", 4},
    [5] = {"$sr5", 4},
    [6] = {"$sr6", 4},
    [7] = {"$sr7", 4},
    [8] = {"$sr8", 4},
    [9] = {"$sr9", 4},
    [10] = {"$sr10", 5},
    [11] = {"$sr11", 5},
    [12] = {"$sr12", 5},
    [13] = {"$sr13", 5},
    [14] = {"$sr14", 5},
    [15] = {"$sr15", 5},
    [16] = {"$sr16", 5},
    [17] = {"$sr17", 5},
    [18] = {"$sr18", 5},
    [19] = {"$sr19", 5},
    [20] = {"$sr20", 5},
    [21] = {"$sr21", 5},
    [22] = {"$sr22", 5},
    [23] = {"$sr23", 5},
    [24] = {"$sr24", 5},
    [25] = {"$sr25", 5},
    [26] = {"$sr26", 5},
    [27] = {"$sr27", 5},
    [28] = {"$sr28", 5},
    [29] = {"$sr29", 5},
    [30] = {"$tick", 5},
    [31] = {"$csreq", 6},
};

static const struct rt_code names_uc[32] = {
    [0] = {"$uc0", 4},
    [1] = {"$uc1", 4},
    [2] = {"$uc2", 4},
    [3] = {"$uc3", 4},
    [4] = {"$uc4", 4},
    [5] = {"$uc5", 4},
    [6] = {"$uc6", 4},
    [7] = {"$uc7", 4},
    [8] = {"$uc8", 4},
    [9] = {"$uc9", 4},
    [10] = {"$uc10", 5},
    [11] = {"$uc11", 5},
    [12] = {"$uc12", 5},
    [13] = {"$uc13", 5},
    [14] = {"$uc14", 5},
    [15] = {"$uc15", 5},
    [16] = {"$uccfg", 6},
    [17] = {"$uc17", 5},
    [18] = {"$uc18", 5},
    [19] = {"$uc19", 5},
    [20] = {"$uc20", 5},
    [21] = {"$uc21", 5},
    [22] = {"$uc22", 5},
    [23] = {"$uc23", 5},
    [24] = {"$uc24", 5},
    [25] = {"$uc25", 5},
    [26] = {"$uc26", 5},
    [27] = {"$uc27", 5},
    [28] = {"$uc28", 5},
    [29] = {"$uc29", 5},
    [30] = {"$uc30", 5},
    [31] = {"$uc31", 5},
};

static void print_operand_cdst(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        break;
    default:
        rt_register(w, "$c", 2, value[0]);
        break;
    }
}

static void print_operand_word2(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$r", 2, value[0]);
        break;
    case 1:
        rt_put(w, "(slct ", 6);
        rt_register(w, "$c", 2, value[1]);
        rt_put(w, " ", 1);
        rt_code(w, &codes_SLCT[value[2]]);
        rt_put(w, " ", 1);
        rt_register(w, "$r", 2, value[0]);
        rt_put(w, "q)", 2);
        break;
    case 2:
        rt_put(w, "(slct ", 6);
        rt_register(w, "$c", 2, value[1]);
        rt_put(w, " ", 1);
        rt_code(w, &codes_SLCT[value[2]]);
        rt_put(w, " ", 1);
        rt_register(w, "$r", 2, value[0]);
        rt_put(w, "d)", 2);
        break;
    default:
        rt_signed_hex(w, rt_sign(value[3], 11));
        break;
    }
}

static void print_operand_bytes2(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$r", 2, value[0]);
        break;
    case 1:
        rt_put(w, "(slct ", 6);
        rt_register(w, "$c", 2, value[1]);
        rt_put(w, " ", 1);
        rt_code(w, &codes_SLCT[value[2]]);
        rt_put(w, " ", 1);
        rt_register(w, "$r", 2, value[0]);
        rt_put(w, "q)", 2);
        break;
    case 2:
        rt_put(w, "(slct ", 6);
        rt_register(w, "$c", 2, value[1]);
        rt_put(w, " ", 1);
        rt_code(w, &codes_SLCT[value[2]]);
        rt_put(w, " ", 1);
        rt_register(w, "$r", 2, value[0]);
        rt_put(w, "d)", 2);
        break;
    default:
        rt_hex(w, value[3]);
        break;
    }
}

static void print_operand_tofile(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$v", 2, value[0]);
        rt_put(w, " ", 1);
        rt_put(w, "0x0", 3);
        break;
    case 1:
        rt_register(w, "$v", 2, value[0]);
        rt_put(w, " ", 1);
        rt_put(w, "0x1", 3);
        break;
    case 2:
        rt_register(w, "$v", 2, value[0]);
        rt_put(w, " ", 1);
        rt_put(w, "0x2", 3);
        break;
    case 3:
        rt_register(w, "$v", 2, value[0]);
        rt_put(w, " ", 1);
        rt_put(w, "0x3", 3);
        break;
    case 4:
        rt_register(w, "$l", 2, value[0]);
        break;
    case 5:
        rt_register(w, "$l", 2, value[0]);
        break;
    case 6:
        rt_register(w, "$a", 2, value[0]);
        break;
    case 7:
        rt_register(w, "$m", 2, value[1]);
        break;
    case 8:
        rt_register(w, "$x", 2, value[0]);
        break;
    case 9:
        rt_put(w, "file", 4);
        rt_decimal(w, value[2]);
        rt_put(w, "[", 1);
        rt_decimal(w, value[3]);
        rt_put(w, "]", 1);
        break;
    case 10:
        rt_put(w, "file", 4);
        rt_decimal(w, value[2]);
        rt_put(w, "[", 1);
        rt_decimal(w, value[3]);
        rt_put(w, "]", 1);
        break;
    case 11:
        rt_put(w, "file", 4);
        rt_decimal(w, value[2]);
        rt_put(w, "[", 1);
        rt_decimal(w, value[3]);
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "file", 4);
        rt_decimal(w, value[2]);
        rt_put(w, "[", 1);
        rt_decimal(w, value[3]);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_fromfile(struct rt_text *w, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_register(w, "$v", 2, value[0]);
        rt_put(w, " ", 1);
        rt_put(w, "0x0", 3);
        break;
    case 1:
        rt_register(w, "$v", 2, value[0]);
        rt_put(w, " ", 1);
        rt_put(w, "0x1", 3);
        break;
    case 2:
        rt_register(w, "$v", 2, value[0]);
        rt_put(w, " ", 1);
        rt_put(w, "0x2", 3);
        break;
    case 3:
        rt_register(w, "$v", 2, value[0]);
        rt_put(w, " ", 1);
        rt_put(w, "0x3", 3);
        break;
    case 4:
        rt_register(w, "$l", 2, value[0]);
        break;
    case 5:
        rt_register(w, "$a", 2, value[0]);
        break;
    case 6:
        rt_register(w, "$c", 2, value[0]);
        break;
    case 7:
        rt_register(w, "$m", 2, value[1]);
        break;
    case 8:
        rt_register(w, "$x", 2, value[0]);
        break;
    case 9:
        rt_put(w, "file", 4);
        rt_decimal(w, value[2]);
        rt_put(w, "[", 1);
        rt_decimal(w, value[3]);
        rt_put(w, "]", 1);
        break;
    case 10:
        rt_put(w, "file", 4);
        rt_decimal(w, value[2]);
        rt_put(w, "[", 1);
        rt_decimal(w, value[3]);
        rt_put(w, "]", 1);
        break;
    case 11:
        rt_put(w, "file", 4);
        rt_decimal(w, value[2]);
        rt_put(w, "[", 1);
        rt_decimal(w, value[3]);
        rt_put(w, "]", 1);
        break;
    default:
        rt_put(w, "file", 4);
        rt_decimal(w, value[2]);
        rt_put(w, "[", 1);
        rt_decimal(w, value[3]);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_operand_to_untested(struct rt_text *w, const uint8_t *line,
    const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        rt_code(w, &names_sr[value[0]]);
        break;
    case 1:
        rt_register(w, "$mi", 3, value[0]);
        break;
    case 2:
        rt_code(w, &names_uc[value[0]]);
        break;
    case 3:
        rt_register(w, "$d", 2, value[0]);
        break;
    case 4:
        rt_register(w, "$f", 2, value[0]);
        break;
    default:
        rt_put(w, "file", 4);
        rt_decimal(w, value[1]);
        rt_put(w, "[", 1);
        rt_decimal(w, value[2]);
        rt_put(w, "]", 1);
        break;
    }
}

static void print_arith_mul_two(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "mul ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_sep(w, start, " ");
    print_operand_word2(w, in->line + 1, in->value + 3);
}

static void print_arith_min_two(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "min ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_sep(w, start, " ");
    print_operand_word2(w, in->line + 1, in->value + 3);
}

static void print_arith_max_two(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "max ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_sep(w, start, " ");
    print_operand_word2(w, in->line + 1, in->value + 3);
}

static void print_arith_add_two(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "add ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_sep(w, start, " ");
    print_operand_word2(w, in->line + 1, in->value + 3);
}

static void print_arith_sub_two(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "sub ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_sep(w, start, " ");
    print_operand_word2(w, in->line + 1, in->value + 3);
}

static void print_arith_sar_two(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "sar ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_sep(w, start, " ");
    print_operand_word2(w, in->line + 1, in->value + 3);
}

static void print_arith_shr_two(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "shr ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_sep(w, start, " ");
    print_operand_word2(w, in->line + 1, in->value + 3);
}

static void print_arith_abs_one(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "abs ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
}

static void print_arith_neg_one(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "neg ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
}

static void print_bitop_nor(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "nor ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_bitop_and_not1(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "and ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "not ", 4);
    rt_register(w, "$r", 2, in->value[2]);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_bitop_and_not2(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "and ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, " not ", 5);
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_bitop_xor(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "xor ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_bitop_nand(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "nand ", 5);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_bitop_and(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "and ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_bitop_nxor(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "nxor ", 5);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_bitop_or_not1(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "or ", 3);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_put(w, "not ", 4);
    rt_register(w, "$r", 2, in->value[2]);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_bitop_or_not2(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "or ", 3);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, " not ", 5);
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_bitop_or(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "or ", 3);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_sep(w, start, " ");
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_bitop_rest(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "bitop ", 6);
    rt_hex(w, in->value[0]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 2);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_bits_imm_and(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "and ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, " ", 1);
    rt_signed_hex(w, rt_sign(in->value[3], 11));
}

static void print_bits_imm_xor(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "xor ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, " ", 1);
    rt_signed_hex(w, rt_sign(in->value[3], 11));
}

static void print_bits_imm_or(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "or ", 3);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, " ", 1);
    rt_signed_hex(w, rt_sign(in->value[3], 11));
}

static void print_bytes_bmin_signed_two(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "bmin s ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_sep(w, start, " ");
    print_operand_bytes2(w, in->line + 1, in->value + 3);
}

static void print_bytes_bmin_unsigned_two(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "bmin u ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_sep(w, start, " ");
    print_operand_bytes2(w, in->line + 1, in->value + 3);
}

static void print_bytes_bmax_signed_two(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "bmax s ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_sep(w, start, " ");
    print_operand_bytes2(w, in->line + 1, in->value + 3);
}

static void print_bytes_bmax_unsigned_two(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "bmax u ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_sep(w, start, " ");
    print_operand_bytes2(w, in->line + 1, in->value + 3);
}

static void print_bytes_badd_signed_two(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "badd s ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_sep(w, start, " ");
    print_operand_bytes2(w, in->line + 1, in->value + 3);
}

static void print_bytes_badd_unsigned_two(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "badd u ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_sep(w, start, " ");
    print_operand_bytes2(w, in->line + 1, in->value + 3);
}

static void print_bytes_bsub_signed_two(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "bsub s ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_sep(w, start, " ");
    print_operand_bytes2(w, in->line + 1, in->value + 3);
}

static void print_bytes_bsub_unsigned_two(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "bsub u ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_sep(w, start, " ");
    print_operand_bytes2(w, in->line + 1, in->value + 3);
}

static void print_bytes_babs_signed_one(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "babs s ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
}

static void print_bytes_babs_unsigned_one(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "babs u ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
}

static void print_bytes_bneg_signed_one(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "bneg s ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
}

static void print_bytes_bneg_unsigned_one(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "bneg u ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
}

static void print_byte_shift_signed(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "bshr s ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_sep(w, start, " ");
    print_operand_bytes2(w, in->line + 1, in->value + 3);
}

static void print_byte_shift_unsigned(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "bshr u ", 7);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_sep(w, start, " ");
    print_operand_bytes2(w, in->line + 1, in->value + 3);
}

static void print_byte_bits_band(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "band ", 5);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, " ", 1);
    rt_hex(w, in->value[3]);
}

static void print_byte_bits_bor(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "bor ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, " ", 1);
    rt_hex(w, in->value[3]);
}

static void print_byte_bits_bxor(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "bxor ", 5);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, " ", 1);
    rt_hex(w, in->value[3]);
}

static void print_bmul_bmul_s_reg(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "bmul ", 5);
    rt_code(w, &codes_RND[in->value[0]]);
    rt_put(w, " s ", 3);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_SIGN1[in->value[2]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_SIGN2[in->value[4]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[5]);
}

static void print_bmul_bmul_u_reg(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "bmul ", 5);
    rt_code(w, &codes_RND[in->value[0]]);
    rt_put(w, " u ", 3);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_SIGN1[in->value[2]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_SIGN2[in->value[4]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[5]);
}

static void print_bmul_bmula_s_reg(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "bmula ", 6);
    rt_code(w, &codes_RND[in->value[0]]);
    rt_put(w, " s ", 3);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_SIGN1[in->value[2]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_SIGN2[in->value[4]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[5]);
}

static void print_bmul_bmula_u_reg(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "bmula ", 6);
    rt_code(w, &codes_RND[in->value[0]]);
    rt_put(w, " u ", 3);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_SIGN1[in->value[2]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_SIGN2[in->value[4]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[5]);
}

static void print_bmul_bmul_s_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "bmul ", 5);
    rt_code(w, &codes_RND[in->value[0]]);
    rt_put(w, " s ", 3);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_SIGN1[in->value[2]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_SIGN2[in->value[4]]);
    rt_put(w, " ", 1);
    rt_hex(w, in->value[5] * 4);
}

static void print_bmul_bmul_u_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "bmul ", 5);
    rt_code(w, &codes_RND[in->value[0]]);
    rt_put(w, " u ", 3);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_SIGN1[in->value[2]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_SIGN2[in->value[4]]);
    rt_put(w, " ", 1);
    rt_hex(w, in->value[5] * 4);
}

static void print_bmul_bmula_s_bad(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "bmula ", 6);
    rt_code(w, &codes_RND[in->value[0]]);
    rt_put(w, " s ", 3);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_SIGN1[in->value[2]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_SIGN2[in->value[4]]);
    rt_put(w, " ", 1);
    rt_hex(w, in->value[5]);
}

static void print_bmul_bmula_u_bad(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "bmula ", 6);
    rt_code(w, &codes_RND[in->value[0]]);
    rt_put(w, " u ", 3);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_SIGN1[in->value[2]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[3]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_SIGN2[in->value[4]]);
    rt_put(w, " ", 1);
    rt_hex(w, in->value[5]);
}

static void print_bmulbus_reg(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "bmulbus ", 8);
    rt_code(w, &codes_SIGN1[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_SIGN2[in->value[2]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[3]);
}

static void print_bmulbus_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "bmulbus ", 8);
    rt_code(w, &codes_SIGN1[in->value[0]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_SIGN2[in->value[2]]);
    rt_put(w, " ", 1);
    rt_hex(w, in->value[3]);
}

static void print_bmulabus_signed_reg(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "bmulabus ", 9);
    rt_code(w, &codes_RND[in->value[0]]);
    rt_put(w, " s ", 3);
    rt_code(w, &codes_SIGN1[in->value[1]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_SIGN2[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_bmulabus_unsigned_reg(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "bmulabus ", 9);
    rt_code(w, &codes_RND[in->value[0]]);
    rt_put(w, " u ", 3);
    rt_code(w, &codes_SIGN1[in->value[1]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_SIGN2[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_bmulabus_signed_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "bmulabus ", 9);
    rt_code(w, &codes_RND[in->value[0]]);
    rt_put(w, " s ", 3);
    rt_code(w, &codes_SIGN1[in->value[1]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_SIGN2[in->value[3]]);
    rt_put(w, " ", 1);
    rt_hex(w, in->value[4]);
}

static void print_bmulabus_unsigned_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "bmulabus ", 9);
    rt_code(w, &codes_RND[in->value[0]]);
    rt_put(w, " u ", 3);
    rt_code(w, &codes_SIGN1[in->value[1]]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[2]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_SIGN2[in->value[3]]);
    rt_put(w, " ", 1);
    rt_hex(w, in->value[4]);
}

static void print_bprodbus_reg(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "bprodbus ", 9);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
}

static void print_bprodbus_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "bprodbus ", 9);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " ", 1);
    rt_hex(w, in->value[1]);
}

static void print_bprodbusc(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "bprodbusc", 9);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[1]);
    rt_sep(w, start, " ");
    print_operand_bytes2(w, in->line + 1, in->value + 2);
}

static void print_mov_imm(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "mov ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " ", 1);
    rt_signed_hex(w, rt_sign(in->value[1], 19));
}

static void print_sethi(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "sethi ", 6);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " ", 1);
    rt_hex(w, in->value[1] * 65536);
}

static void print_mov_to(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "mov", 3);
    rt_sep(w, start, " ");
    print_operand_tofile(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line + 1, in->value + 4);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[5]);
}

static void print_mov_from(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "mov ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_fromfile(w, in->line + 1, in->value + 2);
}

static void print_mov_to_untested(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "mov", 3);
    rt_sep(w, start, " ");
    print_operand_to_untested(w, in->line, in->value);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line + 1, in->value + 3);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[4]);
}

static void print_mov_from_untested(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "mov ", 4);
    rt_register(w, "$r", 2, in->value[0]);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value + 1);
    rt_sep(w, start, " ");
    print_operand_to_untested(w, in->line + 1, in->value + 2);
}

static void print_snop(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    (void)in;
    rt_put(w, "snop", 4);
}

static void print_cclear(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    const char *start = w->at;
    (void)c;
    rt_put(w, "cclear", 6);
    rt_sep(w, start, " ");
    print_operand_cdst(w, in->line, in->value);
    rt_sep(w, start, " ");
    rt_register(w, "$r", 2, in->value[1]);
}

static void print_vec(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "vec ", 4);
    rt_signed_hex(w, rt_sign(in->value[0], 9));
    rt_put(w, " ", 1);
    rt_signed_hex(w, rt_sign(in->value[1], 9));
    rt_put(w, " ", 1);
    rt_register(w, "$vc", 3, in->value[2]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_VCFLAG[in->value[3]]);
    rt_put(w, " ", 1);
    rt_hex(w, in->value[4]);
}

static void print_bvec(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "bvec ", 5);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " ", 1);
    rt_register(w, "$vc", 3, in->value[1]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_VCFLAG[in->value[2]]);
    rt_put(w, " ", 1);
    rt_hex(w, in->value[3]);
}

static void print_vecms(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "vecms ", 6);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " ", 1);
    rt_register(w, "$vc", 3, in->value[1]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_VCFLAG[in->value[2]]);
    rt_put(w, " ", 1);
    rt_hex(w, in->value[3]);
}

static void print_bvecmad(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "bvecmad ", 8);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, "q ", 2);
    rt_register(w, "$c", 2, in->value[2]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_SLCT[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$vc", 3, in->value[4]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_VCFLAG[in->value[5]]);
    rt_put(w, " ", 1);
    rt_hex(w, in->value[6]);
}

static void print_bvecmadsel(struct rt_text *w, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    rt_put(w, "bvecmadsel ", 11);
    rt_register(w, "$r", 2, in->value[0]);
    rt_put(w, " ", 1);
    rt_register(w, "$r", 2, in->value[1]);
    rt_put(w, "q ", 2);
    rt_register(w, "$c", 2, in->value[2]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_SLCT[in->value[3]]);
    rt_put(w, " ", 1);
    rt_register(w, "$vc", 3, in->value[4]);
    rt_put(w, " ", 1);
    rt_code(w, &codes_VCFLAG[in->value[5]]);
    rt_put(w, " ", 1);
    rt_hex(w, in->value[6]);
}

typedef void print_form(struct rt_text *, const struct isadora_context *,
    const struct isadora_insn *);

static print_form *const printers[VP1_SCALAR_FORMS] = {
    [VP1_SCALAR_ARITH_MUL_TWO] = print_arith_mul_two,
    [VP1_SCALAR_ARITH_MIN_TWO] = print_arith_min_two,
    [VP1_SCALAR_ARITH_MAX_TWO] = print_arith_max_two,
    [VP1_SCALAR_ARITH_ADD_TWO] = print_arith_add_two,
    [VP1_SCALAR_ARITH_SUB_TWO] = print_arith_sub_two,
    [VP1_SCALAR_ARITH_SAR_TWO] = print_arith_sar_two,
    [VP1_SCALAR_ARITH_SHR_TWO] = print_arith_shr_two,
    [VP1_SCALAR_ARITH_ABS_ONE] = print_arith_abs_one,
    [VP1_SCALAR_ARITH_NEG_ONE] = print_arith_neg_one,
    [VP1_SCALAR_BITOP_NOR] = print_bitop_nor,
    [VP1_SCALAR_BITOP_AND_NOT1] = print_bitop_and_not1,
    [VP1_SCALAR_BITOP_AND_NOT2] = print_bitop_and_not2,
    [VP1_SCALAR_BITOP_XOR] = print_bitop_xor,
    [VP1_SCALAR_BITOP_NAND] = print_bitop_nand,
    [VP1_SCALAR_BITOP_AND] = print_bitop_and,
    [VP1_SCALAR_BITOP_NXOR] = print_bitop_nxor,
    [VP1_SCALAR_BITOP_OR_NOT1] = print_bitop_or_not1,
    [VP1_SCALAR_BITOP_OR_NOT2] = print_bitop_or_not2,
    [VP1_SCALAR_BITOP_OR] = print_bitop_or,
    [VP1_SCALAR_BITOP_REST] = print_bitop_rest,
    [VP1_SCALAR_BITS_IMM_AND] = print_bits_imm_and,
    [VP1_SCALAR_BITS_IMM_XOR] = print_bits_imm_xor,
    [VP1_SCALAR_BITS_IMM_OR] = print_bits_imm_or,
    [VP1_SCALAR_BYTES_BMIN_SIGNED_TWO] = print_bytes_bmin_signed_two,
    [VP1_SCALAR_BYTES_BMIN_UNSIGNED_TWO] = print_bytes_bmin_unsigned_two,
    [VP1_SCALAR_BYTES_BMAX_SIGNED_TWO] = print_bytes_bmax_signed_two,
    [VP1_SCALAR_BYTES_BMAX_UNSIGNED_TWO] = print_bytes_bmax_unsigned_two,
    [VP1_SCALAR_BYTES_BADD_SIGNED_TWO] = print_bytes_badd_signed_two,
    [VP1_SCALAR_BYTES_BADD_UNSIGNED_TWO] = print_bytes_badd_unsigned_two,
    [VP1_SCALAR_BYTES_BSUB_SIGNED_TWO] = print_bytes_bsub_signed_two,
    [VP1_SCALAR_BYTES_BSUB_UNSIGNED_TWO] = print_bytes_bsub_unsigned_two,
    [VP1_SCALAR_BYTES_BABS_SIGNED_ONE] = print_bytes_babs_signed_one,
    [VP1_SCALAR_BYTES_BABS_UNSIGNED_ONE] = print_bytes_babs_unsigned_one,
    [VP1_SCALAR_BYTES_BNEG_SIGNED_ONE] = print_bytes_bneg_signed_one,
    [VP1_SCALAR_BYTES_BNEG_UNSIGNED_ONE] = print_bytes_bneg_unsigned_one,
    [VP1_SCALAR_BYTE_SHIFT_SIGNED] = print_byte_shift_signed,
    [VP1_SCALAR_BYTE_SHIFT_UNSIGNED] = print_byte_shift_unsigned,
    [VP1_SCALAR_BYTE_BITS_BAND] = print_byte_bits_band,
    [VP1_SCALAR_BYTE_BITS_BOR] = print_byte_bits_bor,
    [VP1_SCALAR_BYTE_BITS_BXOR] = print_byte_bits_bxor,
    [VP1_SCALAR_BMUL_BMUL_S_REG] = print_bmul_bmul_s_reg,
    [VP1_SCALAR_BMUL_BMUL_U_REG] = print_bmul_bmul_u_reg,
    [VP1_SCALAR_BMUL_BMULA_S_REG] = print_bmul_bmula_s_reg,
    [VP1_SCALAR_BMUL_BMULA_U_REG] = print_bmul_bmula_u_reg,
    [VP1_SCALAR_BMUL_BMUL_S_IMM] = print_bmul_bmul_s_imm,
    [VP1_SCALAR_BMUL_BMUL_U_IMM] = print_bmul_bmul_u_imm,
    [VP1_SCALAR_BMUL_BMULA_S_BAD] = print_bmul_bmula_s_bad,
    [VP1_SCALAR_BMUL_BMULA_U_BAD] = print_bmul_bmula_u_bad,
    [VP1_SCALAR_BMULBUS_REG] = print_bmulbus_reg,
    [VP1_SCALAR_BMULBUS_IMM] = print_bmulbus_imm,
    [VP1_SCALAR_BMULABUS_SIGNED_REG] = print_bmulabus_signed_reg,
    [VP1_SCALAR_BMULABUS_UNSIGNED_REG] = print_bmulabus_unsigned_reg,
    [VP1_SCALAR_BMULABUS_SIGNED_IMM] = print_bmulabus_signed_imm,
    [VP1_SCALAR_BMULABUS_UNSIGNED_IMM] = print_bmulabus_unsigned_imm,
    [VP1_SCALAR_BPRODBUS_REG] = print_bprodbus_reg,
    [VP1_SCALAR_BPRODBUS_IMM] = print_bprodbus_imm,
    [VP1_SCALAR_BPRODBUSC] = print_bprodbusc,
    [VP1_SCALAR_MOV_IMM] = print_mov_imm,
    [VP1_SCALAR_SETHI] = print_sethi,
    [VP1_SCALAR_MOV_TO] = print_mov_to,
    [VP1_SCALAR_MOV_FROM] = print_mov_from,
    [VP1_SCALAR_MOV_TO_UNTESTED] = print_mov_to_untested,
    [VP1_SCALAR_MOV_FROM_UNTESTED] = print_mov_from_untested,
    [VP1_SCALAR_SNOP] = print_snop,
    [VP1_SCALAR_CCLEAR] = print_cclear,
    [VP1_SCALAR_VEC] = print_vec,
    [VP1_SCALAR_BVEC] = print_bvec,
    [VP1_SCALAR_VECMS] = print_vecms,
    [VP1_SCALAR_BVECMAD] = print_bvecmad,
    [VP1_SCALAR_BVECMADSEL] = print_bvecmadsel,
};

size_t vp1_scalar_format(const struct isadora_context *c, const struct isadora_insn *in, char *out,
    size_t size)
{
    char own[VP1_SCALAR_TEXT_MAX];
    char *text = size < sizeof own ? own : out;
    struct rt_text w = {text, NULL};
    if (in->form < VP1_SCALAR_FORMS)
        printers[in->form](&w, c, in);
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
