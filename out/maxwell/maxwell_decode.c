/* Generated from the description maxwell by gen/emit/decode.lua. Do not edit. */
#include "maxwell.h"
#include "wide.h"

/* Sets of configurations, bit 0 the first one. */
#define ON_NOT_SM_50 0x3e
#define ON_SM_50_SM_52_SM_53 0x7
#define ON_SM_52_SM_53 0x6
#define ON_SM_60_SM_61_SM_62 0x38
#define ON_SM_61_SM_62 0x30

/* Bits that fields of the word give, and those of the others that are 1 in a canonical word. */
struct bits {
    rt_u128 carried, canon;
};

static inline struct bits with(struct bits a, struct bits b)
{
    const rt_u128 carried = a.carried | b.carried;
    return (struct bits){carried, (a.canon | b.canon) & ~carried};
}

/* Of a choice that has no line for the word; else no bit is both. */
static const struct bits no_line = {1, 1};

static inline int none(struct bits bits)
{
    return (bits.carried & bits.canon) != 0;
}

static inline int found(rt_u128 word, struct isadora_insn *out, uint16_t form, uint8_t length,
                        struct bits bits)
{
    out->form = form;
    out->length = length;
    out->mask = rt_word_of((word ^ bits.canon) & ~bits.carried);
    return length;
}

static struct bits choose_akind(rt_u128 word, unsigned config, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x8000000000000)) == 0x0 || (word & UINT64_C(0x6000000000000)) == UINT64_C(0x2000000000000)) {
        bits = (struct bits){UINT64_C(0xe000000000000), 0x0};
        line[0] = 0;
    } else if (ON_SM_52_SM_53 >> config & 1 && (word & UINT64_C(0x4000000000000)) == 0x0) {
        bits = (struct bits){0x0, UINT64_C(0x8000000000000)};
        line[0] = 1;
    } else if (ON_SM_60_SM_61_SM_62 >> config & 1 && (word & UINT64_C(0x4000000000000)) == 0x0) {
        bits = (struct bits){0x0, UINT64_C(0x8000000000000)};
        line[0] = 2;
    } else if (ON_SM_60_SM_61_SM_62 >> config & 1 && (word & UINT64_C(0x2000000000000)) == 0x0) {
        bits = (struct bits){0x0, UINT64_C(0xc000000000000)};
        line[0] = 3;
    } else {
        return no_line;
    }
    return bits;
}

static struct bits choose_aaddr(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xfffff0000000)) == 0x0) {
        bits = (struct bits){0xff00, 0x0};
        line[0] = 0;
    } else if ((word & 0xff00) != 0xff00) {
        bits = (struct bits){UINT64_C(0xfffff000ff00), 0x0};
        line[0] = 1;
    } else {
        bits = (struct bits){UINT64_C(0xfffff0000000), 0xff00};
        line[0] = 2;
    }
    return bits;
}

static struct bits choose_guard(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0xf0000) == 0x70000) {
        bits = (struct bits){0x0, 0x70000};
        line[0] = 0;
    } else if ((word & 0x80000) == 0x0) {
        bits = (struct bits){0x70000, 0x0};
        line[0] = 1;
    } else {
        bits = (struct bits){0x70000, 0x80000};
        line[0] = 2;
    }
    return bits;
}

static struct bits choose_open(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & RT_U128(0x1f, 0x0)) == RT_U128(0x10, 0x0)) {
        bits = (struct bits){0x0, RT_U128(0x10, 0x0)};
        line[0] = 0;
    } else if ((word & RT_U128(0xf, 0x0)) == 0x0) {
        bits = (struct bits){0x0, 0x0};
        line[0] = 1;
    } else {
        bits = (struct bits){0x0, RT_U128(0x1, 0x0)};
        line[0] = 2;
    }
    return bits;
}

static struct bits choose_stalls(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & RT_U128(0xf, 0x0)) == 0x0) {
        bits = (struct bits){0x0, 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){RT_U128(0xf, 0x0), 0x0};
        line[0] = 1;
    }
    return bits;
}

static struct bits choose_sets(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & RT_U128(0xe0, 0x0)) == RT_U128(0xe0, 0x0)) {
        bits = (struct bits){0x0, RT_U128(0xe0, 0x0)};
        line[0] = 0;
    } else {
        bits = (struct bits){RT_U128(0xe0, 0x0), 0x0};
        line[0] = 1;
    }
    return bits;
}

static struct bits choose_frees(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & RT_U128(0x700, 0x0)) == RT_U128(0x700, 0x0)) {
        bits = (struct bits){0x0, RT_U128(0x700, 0x0)};
        line[0] = 0;
    } else {
        bits = (struct bits){RT_U128(0x700, 0x0), 0x0};
        line[0] = 1;
    }
    return bits;
}

static struct bits choose_ctl(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & RT_U128(0x1ffff, 0x0)) == RT_U128(0x7f1, 0x0)) {
        bits = (struct bits){0x0, RT_U128(0x7f1, 0x0)};
        line[0] = 0;
    } else if ((word & RT_U128(0x1fffe, 0x0)) == RT_U128(0x7f0, 0x0)) {
        bits = (struct bits){0x0, RT_U128(0x7f0, 0x0)};
        line[0] = 1;
    } else {
        bits = (struct bits){RT_U128(0x1f810, 0x0), 0x0};
        line[0] = 2;
        bits = with(bits, choose_stalls(word, line + 1));
        bits = with(bits, choose_sets(word, line + 2));
        bits = with(bits, choose_frees(word, line + 3));
    }
    return bits;
}

static struct bits choose_close(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & RT_U128(0x200000, 0x0)) == 0x0) {
        bits = (struct bits){0x0, 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){0x0, RT_U128(0x200000, 0x0)};
        line[0] = 1;
    }
    return bits;
}

static void fields_atom_op(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 48) & 0x1; /* AE */
    value[1] = (uint64_t)(word >> 52) & 0xf; /* AOP */
    value[2] = (uint64_t)(word >> 49) & 0x7; /* ATYPE */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[5] = (uint64_t)(word >> 28) & 0xfffff; /* AOFF */
    value[6] = (uint64_t)(word >> 28) & 0xfffff; /* UAOFF */
    value[7] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[8] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[9] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[10] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[11] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[12] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[13] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[14] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[15] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[16] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[17] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[18] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101101 aaaaaaaa aaaaaaaa aaaaaaaa aaaarrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD ATOM{AE}AOP{AKIND} $R[Rd], AADDR, $R[Rb] CTL CLOSE */
static int take_atom_op(rt_u128 word, unsigned config, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0xf100000ff000ff), canon};
    const struct bits of_0 = choose_akind(word, config, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_aaddr(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_atom_op(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_aaddr13(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x1fff0000000)) == 0x0) {
        bits = (struct bits){0xff00, 0x0};
        line[0] = 0;
    } else if ((word & 0xff00) != 0xff00) {
        bits = (struct bits){UINT64_C(0x1fff000ff00), 0x0};
        line[0] = 1;
    } else {
        bits = (struct bits){UINT64_C(0x1fff0000000), 0xff00};
        line[0] = 2;
    }
    return bits;
}

static void fields_atom_opp(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 48) & 0x1; /* AE */
    value[1] = (uint64_t)(word >> 44) & 0xf; /* AOPP */
    value[2] = (uint64_t)(word >> 49) & 0x7; /* ATYPE */
    value[3] = (uint64_t)(word >> 41) & 0x7; /* GP41 */
    value[4] = (uint64_t)word & 0xff; /* Rd */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 28) & 0x1fff; /* AOFF13 */
    value[7] = (uint64_t)(word >> 28) & 0x1fff; /* UAOFF13 */
    value[8] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[9] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[10] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[11] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[12] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[13] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[14] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[15] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[16] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[17] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[18] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[19] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101110 0110aaaa aaaaggga aaaaaaaa aaaarrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD ATOM{AE}AOPP{AKIND} GP41, $R[Rd], AADDR13, $R[Rb] CTL CLOSE */
static int take_atom_opp(rt_u128 word, unsigned config, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x1fe000ff000ff), canon};
    const struct bits of_0 = choose_akind(word, config, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[1] = 0;
    bits = with(bits, choose_aaddr13(word, out->line + 2));
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_atom_opp(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_paired(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x8000000000000)) != UINT64_C(0x8000000000000) && (word & UINT64_C(0x4000000000000)) != UINT64_C(0x4000000000000) && (word & UINT64_C(0x2000000000000)) != UINT64_C(0x2000000000000) && (word & 0xff00000) != 0xff00000) {
        bits = (struct bits){0xff00000, 0x0};
        line[0] = 0;
    } else if ((word & UINT64_C(0x8000000000000)) != UINT64_C(0x8000000000000) && (word & UINT64_C(0x4000000000000)) != UINT64_C(0x4000000000000) && (word & 0xfe00000) != 0xfe00000) {
        bits = (struct bits){0xff00000, UINT64_C(0x2000000000000)};
        line[0] = 1;
    } else if ((word & UINT64_C(0xc000000000000)) == UINT64_C(0x4000000000000)) {
        bits = (struct bits){0xff00000, UINT64_C(0x4000000000000)};
        line[0] = 2;
    } else if ((word & UINT64_C(0x8000000000000)) != 0x0 && (word & UINT64_C(0x4000000000000)) != UINT64_C(0x4000000000000) && (word & 0xff00000) != 0xff00000) {
        bits = (struct bits){0xff00000, UINT64_C(0x8000000000000)};
        line[0] = 3;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_atom_cas(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 48) & 0x1; /* AE */
    value[1] = (uint64_t)(word >> 49) & 0x1; /* CASW */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[4] = (uint64_t)(word >> 28) & 0xfffff; /* AOFF */
    value[5] = (uint64_t)(word >> 28) & 0xfffff; /* UAOFF */
    value[6] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[7] = (uint64_t)(word >> 20) & 0xff; /* CASN */
    value[8] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[9] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[10] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[11] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[12] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[13] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[14] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[15] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[16] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[17] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[18] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101110 1111..ca aaaaaaaa aaaaaaaa aaaarrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD ATOM{AE}.CAS{CASW} $R[Rd], AADDR, PAIRED CTL CLOSE */
static int take_atom_cas(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x30000000000ff), canon};
    bits = with(bits, choose_aaddr(word, out->line));
    const struct bits of_1 = choose_paired(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_atom_cas(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_atom_casp(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 48) & 0x1; /* AE */
    value[1] = (uint64_t)(word >> 49) & 0x1; /* CASW */
    value[2] = (uint64_t)(word >> 41) & 0x7; /* GP41 */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[5] = (uint64_t)(word >> 28) & 0x1fff; /* AOFF13 */
    value[6] = (uint64_t)(word >> 28) & 0x1fff; /* UAOFF13 */
    value[7] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[8] = (uint64_t)(word >> 20) & 0xff; /* CASN */
    value[9] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[10] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[11] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[12] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[13] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[14] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[15] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[16] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[17] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[18] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[19] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101110 0111..ca ????ggga aaaaaaaa aaaarrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD ATOM{AE}.CAS{CASW} GP41, $R[Rd], AADDR13, PAIRED CTL CLOSE */
static int take_atom_casp(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x30e00000000ff), canon};
    out->line[0] = 0;
    bits = with(bits, choose_aaddr13(word, out->line + 1));
    const struct bits of_2 = choose_paired(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_atom_casp(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_asaddr(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xfffffc0000000)) == 0x0) {
        bits = (struct bits){0xff00, 0x0};
        line[0] = 0;
    } else if ((word & 0xff00) != 0xff00) {
        bits = (struct bits){UINT64_C(0xfffffc000ff00), 0x0};
        line[0] = 1;
    } else {
        bits = (struct bits){UINT64_C(0xfffffc0000000), 0xff00};
        line[0] = 2;
    }
    return bits;
}

static void fields_atoms(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 52) & 0xf; /* ASOP */
    value[1] = (uint64_t)(word >> 28) & 0x3; /* ASTYPE */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[4] = (uint64_t)(word >> 30) & 0x3fffff; /* ASOFF */
    value[5] = (uint64_t)(word >> 30) & 0x3fffff; /* UASOFF */
    value[6] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[7] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[8] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[9] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[10] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[11] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[12] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[13] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[14] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[15] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[16] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[17] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101100 aaaaaaaa aaaaaaaa aaaaaaaa aaaarrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD ATOMS{ASOP}ASTYPE $R[Rd], ASADDR, $R[Rb] CTL CLOSE */
static int take_atoms(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0xf000003ff000ff), canon};
    bits = with(bits, choose_asaddr(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_atoms(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_paired_2(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x10000000000000)) != UINT64_C(0x10000000000000) && (word & 0x20000000) != 0x20000000 && (word & 0x10000000) != 0x10000000 && (word & 0xff00000) != 0xff00000) {
        bits = (struct bits){0xff00000, 0x0};
        line[0] = 0;
    } else if ((word & 0x20000000) != 0x20000000 && (word & 0x10000000) != 0x10000000 && (word & 0xfe00000) != 0xfe00000) {
        bits = (struct bits){0xff00000, UINT64_C(0x10000000000000)};
        line[0] = 1;
    } else if ((word & 0x30000000) == 0x10000000) {
        bits = (struct bits){0xff00000, 0x10000000};
        line[0] = 2;
    } else if ((word & 0x20000000) != 0x0 && (word & 0x10000000) != 0x10000000 && (word & 0xff00000) != 0xff00000) {
        bits = (struct bits){0xff00000, 0x20000000};
        line[0] = 3;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_atoms_cas(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 53) & 0x3; /* CASK */
    value[1] = (uint64_t)(word >> 52) & 0x1; /* CASWS */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[4] = (uint64_t)(word >> 30) & 0x3fffff; /* ASOFF */
    value[5] = (uint64_t)(word >> 30) & 0x3fffff; /* UASOFF */
    value[6] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[7] = (uint64_t)(word >> 20) & 0xff; /* CASN */
    value[8] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[9] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[10] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[11] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[12] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[13] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[14] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[15] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[16] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[17] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[18] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101110 0cccaaaa aaaaaaaa aaaaaaaa aa..rrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD ATOMS{CASK}CASWS $R[Rd], ASADDR, PAIRED CTL CLOSE */
static int take_atoms_cas(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x700000000000ff), canon};
    bits = with(bits, choose_asaddr(word, out->line));
    const struct bits of_1 = choose_paired_2(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_atoms_cas(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_arkind(rt_u128 word, unsigned config, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x400000) == 0x0 || (word & 0x300000) == 0x100000) {
        bits = (struct bits){0x700000, 0x0};
        line[0] = 0;
    } else if (ON_SM_52_SM_53 >> config & 1 && (word & 0x200000) == 0x0) {
        bits = (struct bits){0x0, 0x400000};
        line[0] = 1;
    } else if (ON_SM_60_SM_61_SM_62 >> config & 1 && (word & 0x200000) == 0x0) {
        bits = (struct bits){0x0, 0x400000};
        line[0] = 2;
    } else if (ON_SM_60_SM_61_SM_62 >> config & 1 && (word & 0x100000) == 0x0) {
        bits = (struct bits){0x0, 0x600000};
        line[0] = 3;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_red(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 48) & 0x1; /* AE */
    value[1] = (uint64_t)(word >> 23) & 0x7; /* AROP */
    value[2] = (uint64_t)(word >> 20) & 0x7; /* ARTYPE */
    value[3] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[4] = (uint64_t)(word >> 28) & 0xfffff; /* AOFF */
    value[5] = (uint64_t)(word >> 28) & 0xfffff; /* UAOFF */
    value[6] = (uint64_t)word & 0xff; /* Rd */
    value[7] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[8] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[9] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[10] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[11] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[12] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[13] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[14] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[15] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[16] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[17] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101011 11111--a aaaaaaaa aaaaaaaa aaaa--aa aaaa.ggg rrrrrrrr rrrrrrrr  OPEN GUARD RED{AE}AROP{ARKIND} AADDR, $R[Rd] CTL CLOSE */
static int take_red(rt_u128 word, unsigned config, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x10000038000ff), canon};
    const struct bits of_0 = choose_arkind(word, config, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_aaddr(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_red(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_ccaddr(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xfffffffc00000)) == 0x0) {
        bits = (struct bits){0xff00, 0x0};
        line[0] = 0;
    } else if ((word & 0xff00) != 0xff00) {
        bits = (struct bits){UINT64_C(0xfffffffc0ff00), 0x0};
        line[0] = 1;
    } else {
        bits = (struct bits){UINT64_C(0xfffffffc00000), 0xff00};
        line[0] = 2;
    }
    return bits;
}

static void fields_cctl_a(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 52) & 0x1; /* CCE */
    value[1] = (uint64_t)(word >> 4) & 0x7; /* CCLEVEL */
    value[2] = (uint64_t)word & 0xf; /* CCOPQ */
    value[3] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[4] = (uint64_t)(word >> 22) & 0x3fffffff; /* CCOFF */
    value[5] = (uint64_t)(word >> 22) & 0x3fffffff; /* UCCOFF */
    value[6] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[7] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[8] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[9] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[10] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[11] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[12] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[13] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[14] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[15] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[16] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101111 011ccccc cccccccc cccccccc cccccccc cc--.ggg rrrrrrrr -ccccccc  OPEN GUARD CCTL{CCE}CCLEVEL{CCOPQ} CCADDR CTL CLOSE */
static int take_cctl_a(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x1000000000007f), canon};
    bits = with(bits, choose_ccaddr(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_cctl_a(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_cctl_all(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 52) & 0x1; /* CCE */
    value[1] = (uint64_t)(word >> 4) & 0x7; /* CCLEVEL */
    value[2] = (uint64_t)word & 0xf; /* CCOPQ */
    value[3] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[4] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[5] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[6] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[7] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[8] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[9] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[10] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[11] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[12] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[13] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101111 011c0000 00000000 00000000 00000000 00--.ggg 11111111 -ccc0110  OPEN GUARD CCTL{CCE}CCLEVEL{CCOPQ} CTL CLOSE */
static int take_cctl_all(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x1000000000007f), canon};
    bits = with(bits, choose_guard(word, out->line));
    bits = with(bits, choose_open(word, out->line + 1));
    bits = with(bits, choose_ctl(word, out->line + 2));
    bits = with(bits, choose_close(word, out->line + 6));
    fields_cctl_all(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_ccladdr(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xfffffc00000)) == 0x0) {
        bits = (struct bits){0xff00, 0x0};
        line[0] = 0;
    } else if ((word & 0xff00) != 0xff00) {
        bits = (struct bits){UINT64_C(0xfffffc0ff00), 0x0};
        line[0] = 1;
    } else {
        bits = (struct bits){UINT64_C(0xfffffc00000), 0xff00};
        line[0] = 2;
    }
    return bits;
}

static void fields_cctll_a(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)word & 0xf; /* CCOP */
    value[1] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[2] = (uint64_t)(word >> 22) & 0x3fffff; /* CCLOFF */
    value[3] = (uint64_t)(word >> 22) & 0x3fffff; /* UCCLOFF */
    value[4] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[5] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[6] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[7] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[8] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[9] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[10] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[11] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[12] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[13] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[14] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101111 10000--- ----cccc cccccccc cccccccc cc--.ggg rrrrrrrr --zzcccc  OPEN GUARD CCTLL{CCOP} CCLADDR CTL CLOSE */
static int take_cctll_a(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0xf, canon};
    bits = with(bits, choose_ccladdr(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_cctll_a(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_cctll_all(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)word & 0xf; /* CCOP */
    value[1] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[2] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[3] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[4] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[5] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[6] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[7] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[8] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[9] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[10] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[11] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101111 10000--- ----0000 00000000 00000000 00--.ggg 11111111 --zz0110  OPEN GUARD CCTLL{CCOP} CTL CLOSE */
static int take_cctll_all(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0xf, canon};
    bits = with(bits, choose_guard(word, out->line));
    bits = with(bits, choose_open(word, out->line + 1));
    bits = with(bits, choose_ctl(word, out->line + 2));
    bits = with(bits, choose_close(word, out->line + 6));
    fields_cctll_all(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_cctlt_all(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[1] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[2] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[3] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[4] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[5] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[6] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[7] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[8] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[9] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[10] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101011 11110--z zzzzzzzz zzzz---- -------- ----.ggg -------- ------00  OPEN GUARD CCTLT.IVALL CTL CLOSE */
static int take_cctlt_all(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0x0, canon};
    bits = with(bits, choose_guard(word, out->line));
    bits = with(bits, choose_open(word, out->line + 1));
    bits = with(bits, choose_ctl(word, out->line + 2));
    bits = with(bits, choose_close(word, out->line + 6));
    fields_cctlt_all(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_cctlt_one(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 36) & 0x1fff; /* CTH */
    value[1] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[2] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[3] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[4] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[5] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[6] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[7] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[8] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[9] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[10] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[11] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101011 11110--c cccccccc cccc---- -------- ----.ggg -------- ------01  OPEN GUARD CCTLT.IVTH CTH CTL CLOSE */
static int take_cctlt_one(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x1fff000000000), canon};
    bits = with(bits, choose_guard(word, out->line));
    bits = with(bits, choose_open(word, out->line + 1));
    bits = with(bits, choose_ctl(word, out->line + 2));
    bits = with(bits, choose_close(word, out->line + 6));
    fields_cctlt_one(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_sb(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xff00000000000000)) == UINT64_C(0x5b00000000000000)) {
        bits = (struct bits){RT_U128(0x40000, 0xff00000), UINT64_C(0x5b00000000000000)};
        line[0] = 0;
    } else if ((word & UINT64_C(0xef00000000000000)) == UINT64_C(0x4b00000000000000)) {
        bits = (struct bits){UINT64_C(0x7ffff00000), UINT64_C(0x4b00000000000000)};
        line[0] = 1;
    } else if ((word & UINT64_C(0xfe00000000000000)) == UINT64_C(0x3600000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3600000000000000)};
        line[0] = 2;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_isetp(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 49) & 0x7; /* CMP */
    value[1] = (uint64_t)(word >> 48) & 0x1; /* UI */
    value[2] = (uint64_t)(word >> 43) & 0x1; /* XC */
    value[3] = (uint64_t)(word >> 45) & 0x3; /* BOP */
    value[4] = (uint64_t)(word >> 3) & 0x7; /* P0 */
    value[5] = (uint64_t)word & 0x7; /* P1 */
    value[6] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[7] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[8] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[9] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[10] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[11] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[12] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* IMM */
    value[13] = (uint64_t)(word >> 42) & 0x1; /* Q0N */
    value[14] = (uint64_t)(word >> 39) & 0x7; /* Q0 */
    value[15] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[16] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[17] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[18] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[19] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[20] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[21] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[22] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[23] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[24] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[25] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss .......t 0110cccu -bb-xqqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr --pppppp  OPEN GUARD ISETP{CMP}UI{XC}BOP $P[P0], $P[P1], $R[Ra]RA, SB, Q0N$P[Q0] CTL CLOSE */
static int take_isetp(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0xf6f800000ff3f)), canon};
    const struct bits of_0 = choose_sb(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[1] = 0;
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_isetp(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_iset(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 44) & 0x1; /* BF */
    value[1] = (uint64_t)(word >> 49) & 0x7; /* CMP */
    value[2] = (uint64_t)(word >> 48) & 0x1; /* UI */
    value[3] = (uint64_t)(word >> 43) & 0x1; /* XC */
    value[4] = (uint64_t)(word >> 45) & 0x3; /* BOP */
    value[5] = (uint64_t)word & 0xff; /* Rd */
    value[6] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[7] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[8] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[9] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[10] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[11] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[12] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[13] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* IMM */
    value[14] = (uint64_t)(word >> 42) & 0x1; /* Q0N */
    value[15] = (uint64_t)(word >> 39) & 0x7; /* Q0 */
    value[16] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[17] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[18] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[19] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[20] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[21] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[22] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[23] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[24] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[25] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[26] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss .......t 0101cccu cbbbxqqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD ISET{BF}CMP{UI}XC{BOP} $R[Rd]CCW, $R[Ra]RA, SB, Q0N$P[Q0] CTL CLOSE */
static int take_iset(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0xfff800000ffff)), canon};
    const struct bits of_0 = choose_sb(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[1] = 0;
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_iset(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_way(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x20) == 0x0) {
        bits = (struct bits){UINT64_C(0xffffff00000), 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){UINT64_C(0x1fffff00000), 0x20};
        line[0] = 1;
    }
    return bits;
}

static void fields_bra(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 7) & 0x1; /* UNI */
    value[1] = (uint64_t)(word >> 6) & 0x1; /* LMT */
    value[2] = (uint64_t)word & 0x1f; /* CCT */
    value[3] = (uint64_t)(word >> 20) & 0xffffff; /* TO */
    value[4] = (uint64_t)(word >> 36) & 0x1f; /* BXBANK */
    value[5] = (uint64_t)(word >> 20) & 0xffff; /* BXOFF */
    value[6] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[7] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[8] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[9] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[10] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[11] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[12] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[13] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[14] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[15] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[16] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11100010 0100---- ----tttt tttttttt tttttttt tttt.ggg -------- ul.ccccc  OPEN GUARD BRA{UNI}LMT CCT, WAY CTL CLOSE */
static int take_bra(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0xdf, canon};
    bits = with(bits, choose_way(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_bra(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_nearx(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xffffff00020)) == 0x0) {
        bits = (struct bits){0xff00, 0x0};
        line[0] = 0;
    } else if ((word & 0x20) == 0x0) {
        bits = (struct bits){UINT64_C(0xffffff0ff00), 0x0};
        line[0] = 1;
    } else if ((word & UINT64_C(0xffff00000)) == 0x0) {
        bits = (struct bits){UINT64_C(0x1f00000ff00), 0x20};
        line[0] = 2;
    } else if ((word & 0xff00) != 0xff00) {
        bits = (struct bits){UINT64_C(0x1fffff0ff00), 0x20};
        line[0] = 3;
    } else {
        bits = (struct bits){UINT64_C(0x1fffff00000), 0xff20};
        line[0] = 4;
    }
    return bits;
}

static void fields_brx(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 6) & 0x1; /* LMT */
    value[1] = (uint64_t)word & 0x1f; /* CCT */
    value[2] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[3] = (uint64_t)(word >> 20) & 0xffffff; /* BXNEAR */
    value[4] = (uint64_t)(word >> 36) & 0x1f; /* BXBANK */
    value[5] = (uint64_t)(word >> 20) & 0xffff; /* BXOFF */
    value[6] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[7] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[8] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[9] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[10] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[11] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[12] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[13] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[14] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[15] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[16] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11100010 0101---- ----bbbb bbbbbbbb bbbbbbbb bbbb.ggg rrrrrrrr -l.ccccc  OPEN GUARD BRX{LMT} CCT, NEARX CTL CLOSE */
static int take_brx(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0x5f, canon};
    bits = with(bits, choose_nearx(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_brx(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_farway(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x20) == 0x0) {
        bits = (struct bits){UINT64_C(0xffffffff00000), 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){UINT64_C(0x1fffff00000), 0x20};
        line[0] = 1;
    }
    return bits;
}

static void fields_jmp(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 7) & 0x1; /* UNI */
    value[1] = (uint64_t)(word >> 6) & 0x1; /* LMT */
    value[2] = (uint64_t)word & 0x1f; /* CCT */
    value[3] = (uint64_t)(word >> 20) & 0xffffffffu; /* BFAR */
    value[4] = (uint64_t)(word >> 36) & 0x1f; /* BXBANK */
    value[5] = (uint64_t)(word >> 20) & 0xffff; /* BXOFF */
    value[6] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[7] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[8] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[9] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[10] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[11] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[12] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[13] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[14] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[15] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[16] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11100010 0001bbbb bbbbbbbb bbbbbbbb bbbbbbbb bbbb.ggg -------- ul.ccccc  OPEN GUARD JMP{UNI}LMT CCT, FARWAY CTL CLOSE */
static int take_jmp(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0xdf, canon};
    bits = with(bits, choose_farway(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_jmp(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_farx(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xffffffff00020)) == 0x0) {
        bits = (struct bits){0xff00, 0x0};
        line[0] = 0;
    } else if ((word & 0x20) == 0x0) {
        bits = (struct bits){UINT64_C(0xffffffff0ff00), 0x0};
        line[0] = 1;
    } else if ((word & UINT64_C(0xffff00000)) == 0x0) {
        bits = (struct bits){UINT64_C(0x1f00000ff00), 0x20};
        line[0] = 2;
    } else if ((word & 0xff00) != 0xff00) {
        bits = (struct bits){UINT64_C(0x1fffff0ff00), 0x20};
        line[0] = 3;
    } else {
        bits = (struct bits){UINT64_C(0x1fffff00000), 0xff20};
        line[0] = 4;
    }
    return bits;
}

static void fields_jmx(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 6) & 0x1; /* LMT */
    value[1] = (uint64_t)word & 0x1f; /* CCT */
    value[2] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[3] = (uint64_t)(word >> 20) & 0xffffffffu; /* BXFAR */
    value[4] = (uint64_t)(word >> 36) & 0x1f; /* BXBANK */
    value[5] = (uint64_t)(word >> 20) & 0xffff; /* BXOFF */
    value[6] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[7] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[8] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[9] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[10] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[11] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[12] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[13] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[14] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[15] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[16] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11100010 0000bbbb bbbbbbbb bbbbbbbb bbbbbbbb bbbb.ggg rrrrrrrr -l.ccccc  OPEN GUARD JMX{LMT} CCT, FARX CTL CLOSE */
static int take_jmx(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0x5f, canon};
    bits = with(bits, choose_farx(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_jmx(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_cal(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 6) & 0x1; /* NOINC */
    value[1] = (uint64_t)(word >> 20) & 0xffffff; /* TO */
    value[2] = (uint64_t)(word >> 36) & 0x1f; /* BXBANK */
    value[3] = (uint64_t)(word >> 20) & 0xffff; /* BXOFF */
    value[4] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[5] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[6] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[7] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[8] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[9] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[10] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[11] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[12] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[13] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11100010 0110---- ----tttt tttttttt tttttttt tttt---- -------- -n.-----  OPEN CAL{NOINC} WAY CTL CLOSE */
static int take_cal(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0x40, canon};
    bits = with(bits, choose_way(word, out->line));
    bits = with(bits, choose_open(word, out->line + 1));
    bits = with(bits, choose_ctl(word, out->line + 2));
    bits = with(bits, choose_close(word, out->line + 6));
    fields_cal(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_jcal(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 6) & 0x1; /* NOINC */
    value[1] = (uint64_t)(word >> 20) & 0xffffffffu; /* BFAR */
    value[2] = (uint64_t)(word >> 36) & 0x1f; /* BXBANK */
    value[3] = (uint64_t)(word >> 20) & 0xffff; /* BXOFF */
    value[4] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[5] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[6] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[7] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[8] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[9] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[10] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[11] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[12] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[13] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11100010 0010bbbb bbbbbbbb bbbbbbbb bbbbbbbb bbbb---- -------- -n.-----  OPEN JCAL{NOINC} FARWAY CTL CLOSE */
static int take_jcal(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0x40, canon};
    bits = with(bits, choose_farway(word, out->line));
    bits = with(bits, choose_open(word, out->line + 1));
    bits = with(bits, choose_ctl(word, out->line + 2));
    bits = with(bits, choose_close(word, out->line + 6));
    fields_jcal(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_ret(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)word & 0x1f; /* CCT */
    value[1] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[2] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[3] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[4] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[5] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[6] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[7] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[8] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[9] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[10] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[11] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11100011 0010---- -------- -------- -------- ----.ggg -------- ---ccccc  OPEN GUARD RET CCT CTL CLOSE */
static int take_ret(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0x1f, canon};
    bits = with(bits, choose_guard(word, out->line));
    bits = with(bits, choose_open(word, out->line + 1));
    bits = with(bits, choose_ctl(word, out->line + 2));
    bits = with(bits, choose_close(word, out->line + 6));
    fields_ret(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_plongjmp(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 20) & 0xffffff; /* TO */
    value[1] = (uint64_t)(word >> 36) & 0x1f; /* BXBANK */
    value[2] = (uint64_t)(word >> 20) & 0xffff; /* BXOFF */
    value[3] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[4] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[5] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[6] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[7] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[8] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[9] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[10] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[11] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[12] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11100010 1000---- ----tttt tttttttt tttttttt tttt---- -------- --.-----  OPEN PLONGJMP WAY CTL CLOSE */
static int take_plongjmp(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0x0, canon};
    bits = with(bits, choose_way(word, out->line));
    bits = with(bits, choose_open(word, out->line + 1));
    bits = with(bits, choose_ctl(word, out->line + 2));
    bits = with(bits, choose_close(word, out->line + 6));
    fields_plongjmp(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_pexit(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 20) & 0xffffff; /* TO */
    value[1] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[2] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[3] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[4] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[5] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[6] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[7] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[8] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[9] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[10] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11100010 0011---- ----tttt tttttttt tttttttt tttt---- -------- --------  OPEN PEXIT TO CTL CLOSE */
static int take_pexit(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0xffffff00000), canon};
    bits = with(bits, choose_open(word, out->line));
    bits = with(bits, choose_ctl(word, out->line + 1));
    bits = with(bits, choose_close(word, out->line + 5));
    fields_pexit(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_exit(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 5) & 0x1; /* KEEP */
    value[1] = (uint64_t)word & 0x1f; /* CCT */
    value[2] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[3] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[4] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[5] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[6] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[7] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[8] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[9] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[10] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[11] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[12] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11100011 0000---- -------- -------- -------- ----.ggg -------- --kccccc  OPEN GUARD EXIT{KEEP} CCT CTL CLOSE */
static int take_exit(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0x3f, canon};
    bits = with(bits, choose_guard(word, out->line));
    bits = with(bits, choose_open(word, out->line + 1));
    bits = with(bits, choose_ctl(word, out->line + 2));
    bits = with(bits, choose_close(word, out->line + 6));
    fields_exit(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_bptno(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xfffff00000)) == 0x0) {
        bits = (struct bits){0x0, 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){UINT64_C(0xfffff00000), 0x0};
        line[0] = 1;
    }
    return bits;
}

static void fields_bpt(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 6) & 0x7; /* BPTK */
    value[1] = (uint64_t)(word >> 20) & 0xfffff; /* BPTN */
    value[2] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[3] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[4] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[5] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[6] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[7] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[8] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[9] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[10] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[11] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11100011 1010---- -------- bbbbbbbb bbbbbbbb bbbb---- -------b bb------  OPEN BPT{BPTK} BPTNO CTL CLOSE */
static int take_bpt(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0x1c0, canon};
    bits = with(bits, choose_bptno(word, out->line));
    bits = with(bits, choose_open(word, out->line + 1));
    bits = with(bits, choose_ctl(word, out->line + 2));
    bits = with(bits, choose_close(word, out->line + 6));
    fields_bpt(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_ide(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 5) & 0x1; /* IDEN */
    value[1] = (uint64_t)(word >> 20) & 0xffff; /* IDEMASK */
    value[2] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[3] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[4] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[5] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[6] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[7] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[8] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[9] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[10] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[11] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11100011 1001---- -------- ----iiii iiiiiiii iiii---- -------- --i-----  OPEN IDE{IDEN} IDEMASK CTL CLOSE */
static int take_ide(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0xffff00020), canon};
    bits = with(bits, choose_open(word, out->line));
    bits = with(bits, choose_ctl(word, out->line + 1));
    bits = with(bits, choose_close(word, out->line + 5));
    fields_ide(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_ram(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[1] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[2] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[3] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[4] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[5] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[6] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[7] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[8] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[9] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11100011 1000---- -------- -------- -------- -------- -------- --------  OPEN RAM CTL CLOSE */
static int take_ram(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0x0, canon};
    bits = with(bits, choose_open(word, out->line));
    bits = with(bits, choose_ctl(word, out->line + 1));
    bits = with(bits, choose_close(word, out->line + 5));
    fields_ram(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_rtt(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)word & 0x3; /* RTTK */
    value[1] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[2] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[3] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[4] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[5] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[6] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[7] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[8] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[9] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[10] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11100011 0110---- -------- -------- -------- -------- -------- ------rr  OPEN RTT{RTTK} CTL CLOSE */
static int take_rtt(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0x3, canon};
    bits = with(bits, choose_open(word, out->line));
    bits = with(bits, choose_ctl(word, out->line + 1));
    bits = with(bits, choose_close(word, out->line + 5));
    fields_rtt(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_getcrsptr(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)word & 0xff; /* Rd */
    value[1] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[2] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[3] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[4] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[5] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[6] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[7] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[8] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[9] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[10] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11100010 1100---- -------- -------- -------- -------- -------- rrrrrrrr  OPEN GETCRSPTR $R[Rd] CTL CLOSE */
static int take_getcrsptr(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0xff, canon};
    bits = with(bits, choose_open(word, out->line));
    bits = with(bits, choose_ctl(word, out->line + 1));
    bits = with(bits, choose_close(word, out->line + 5));
    fields_getcrsptr(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_setcrsptr(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[1] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[2] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[3] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[4] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[5] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[6] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[7] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[8] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[9] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[10] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11100010 1110---- -------- -------- -------- -------- rrrrrrrr --------  OPEN SETCRSPTR $R[Ra] CTL CLOSE */
static int take_setcrsptr(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0xff00, canon};
    bits = with(bits, choose_open(word, out->line));
    bits = with(bits, choose_ctl(word, out->line + 1));
    bits = with(bits, choose_close(word, out->line + 5));
    fields_setcrsptr(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_lepc(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)word & 0xff; /* Rd */
    value[1] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[2] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[3] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[4] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[5] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[6] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[7] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[8] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[9] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[10] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[11] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 01010000 11010--- -------- -------- -------- ----.ggg -------- rrrrrrrr  OPEN GUARD LEPC $R[Rd] CTL CLOSE */
static int take_lepc(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0xff, canon};
    bits = with(bits, choose_guard(word, out->line));
    bits = with(bits, choose_open(word, out->line + 1));
    bits = with(bits, choose_ctl(word, out->line + 2));
    bits = with(bits, choose_close(word, out->line + 6));
    fields_lepc(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_nopmask(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xffff00000)) == 0x0) {
        bits = (struct bits){0x0, 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){UINT64_C(0xffff00000), 0x0};
        line[0] = 1;
    }
    return bits;
}

static void fields_nop(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 13) & 0x1; /* NTRIG */
    value[1] = (uint64_t)(word >> 8) & 0x1f; /* CCT8 */
    value[2] = (uint64_t)(word >> 20) & 0xffff; /* NMASK */
    value[3] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[4] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[5] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[6] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[7] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[8] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[9] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[10] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[11] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[12] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[13] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 01010000 10110--- -------- ----nnnn nnnnnnnn nnnn.ggg --nccccc --------  OPEN GUARD NOP{NTRIG} CCT8, NOPMASK CTL CLOSE */
static int take_nop(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0x3f00, canon};
    bits = with(bits, choose_nopmask(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_nop(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_cf16(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xff00000000000000)) == UINT64_C(0x5c00000000000000)) {
        bits = (struct bits){RT_U128(0x40000, UINT64_C(0x222000ff00000)), UINT64_C(0x5c00000000000000)};
        line[0] = 0;
    } else if ((word & UINT64_C(0xef00000000000000)) == UINT64_C(0x4c00000000000000)) {
        bits = (struct bits){UINT64_C(0x2227ffff00000), UINT64_C(0x4c00000000000000)};
        line[0] = 1;
        line[1] = 0;
    } else if ((word & UINT64_C(0xfe02200000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100027ffff00000), UINT64_C(0x3800000000000000)};
        line[0] = 2;
    } else if ((word & UINT64_C(0xfe02000000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100027ffff00000), UINT64_C(0x3800200000000000)};
        line[0] = 3;
    } else if ((word & UINT64_C(0xfe00200000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100027ffff00000), UINT64_C(0x3802000000000000)};
        line[0] = 4;
    } else if ((word & UINT64_C(0xfe00000000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100027ffff00000), UINT64_C(0x3802200000000000)};
        line[0] = 5;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_f2f_hh(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 44) & 0x1; /* FTZ */
    value[1] = (uint64_t)(word >> 8) & 0x3; /* CDF */
    value[2] = (uint64_t)(word >> 10) & 0x3; /* CSF */
    value[3] = ((uint64_t)(word >> 39) & 0x3) | ((uint64_t)(word >> 42) & 0x1) << 2; /* CRND */
    value[4] = (uint64_t)(word >> 50) & 0x1; /* FSAT */
    value[5] = (uint64_t)word & 0xff; /* Rd */
    value[6] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[7] = (uint64_t)(word >> 45) & 0x1; /* FNB */
    value[8] = (uint64_t)(word >> 49) & 0x1; /* FAB */
    value[9] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[10] = (uint64_t)(word >> 41) & 0x1; /* CH */
    value[11] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[12] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[13] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[14] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* FIMM */
    value[15] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[16] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[17] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[18] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[19] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[20] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[21] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[22] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[23] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[24] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[25] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff-ccc cccccccc ccccrrrr rrrr.ggg ----0101 rrrrrrrr  OPEN GUARD F2F{FTZ}CDF{CSF}CRND{FSAT} $R[Rd]CCW, CF16  CTL CLOSE */
static int take_f2f_hh(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x4958000000fff), canon};
    const struct bits of_0 = choose_cf16(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[2] = 0;
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_f2f_hh(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_f2f_hs(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 44) & 0x1; /* FTZ */
    value[1] = (uint64_t)(word >> 8) & 0x3; /* CDF */
    value[2] = (uint64_t)(word >> 10) & 0x3; /* CSF */
    value[3] = (uint64_t)(word >> 39) & 0x3; /* FRND */
    value[4] = (uint64_t)(word >> 50) & 0x1; /* FSAT */
    value[5] = (uint64_t)word & 0xff; /* Rd */
    value[6] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[7] = (uint64_t)(word >> 45) & 0x1; /* FNB */
    value[8] = (uint64_t)(word >> 49) & 0x1; /* FAB */
    value[9] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[10] = (uint64_t)(word >> 41) & 0x1; /* CH */
    value[11] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[12] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[13] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[14] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* FIMM */
    value[15] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[16] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[17] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[18] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[19] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[20] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[21] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[22] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[23] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[24] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[25] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff--cf fccccccc ccccrrrr rrrr.ggg ----0110 rrrrrrrr  OPEN GUARD F2F{FTZ}CDF{CSF}FRND{FSAT} $R[Rd]CCW, CF16  CTL CLOSE */
static int take_f2f_hs(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x4918000000fff), canon};
    const struct bits of_0 = choose_cf16(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[2] = 0;
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_f2f_hs(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_cs32(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xff00000000000000)) == UINT64_C(0x5c00000000000000)) {
        bits = (struct bits){RT_U128(0x40000, UINT64_C(0x220000ff00000)), UINT64_C(0x5c00000000000000)};
        line[0] = 0;
    } else if ((word & UINT64_C(0xef00000000000000)) == UINT64_C(0x4c00000000000000)) {
        bits = (struct bits){UINT64_C(0x2207ffff00000), UINT64_C(0x4c00000000000000)};
        line[0] = 1;
        line[1] = 0;
    } else if ((word & UINT64_C(0xfe02200000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3800000000000000)};
        line[0] = 2;
    } else if ((word & UINT64_C(0xfe02000000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3800200000000000)};
        line[0] = 3;
    } else if ((word & UINT64_C(0xfe00200000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3802000000000000)};
        line[0] = 4;
    } else if ((word & UINT64_C(0xfe00000000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3802200000000000)};
        line[0] = 5;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_f2f_sh(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 44) & 0x1; /* FTZ */
    value[1] = (uint64_t)(word >> 8) & 0x3; /* CDF */
    value[2] = (uint64_t)(word >> 10) & 0x3; /* CSF */
    value[3] = (uint64_t)(word >> 39) & 0x3; /* FRND */
    value[4] = (uint64_t)(word >> 50) & 0x1; /* FSAT */
    value[5] = (uint64_t)word & 0xff; /* Rd */
    value[6] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[7] = (uint64_t)(word >> 45) & 0x1; /* FNB */
    value[8] = (uint64_t)(word >> 49) & 0x1; /* FAB */
    value[9] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[10] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[11] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[12] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[13] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* FIMM */
    value[14] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[15] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[16] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[17] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[18] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[19] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[20] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[21] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[22] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[23] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[24] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff---f fccccccc ccccrrrr rrrr.ggg ----1001 rrrrrrrr  OPEN GUARD F2F{FTZ}CDF{CSF}FRND{FSAT} $R[Rd]CCW, CS32  CTL CLOSE */
static int take_f2f_sh(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x4918000000fff), canon};
    const struct bits of_0 = choose_cs32(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[2] = 0;
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_f2f_sh(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_f2f_ss(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 44) & 0x1; /* FTZ */
    value[1] = (uint64_t)(word >> 8) & 0x3; /* CDF */
    value[2] = (uint64_t)(word >> 10) & 0x3; /* CSF */
    value[3] = ((uint64_t)(word >> 39) & 0x3) | ((uint64_t)(word >> 42) & 0x1) << 2; /* CRND */
    value[4] = (uint64_t)(word >> 50) & 0x1; /* FSAT */
    value[5] = (uint64_t)word & 0xff; /* Rd */
    value[6] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[7] = (uint64_t)(word >> 45) & 0x1; /* FNB */
    value[8] = (uint64_t)(word >> 49) & 0x1; /* FAB */
    value[9] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[10] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[11] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[12] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[13] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* FIMM */
    value[14] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[15] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[16] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[17] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[18] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[19] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[20] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[21] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[22] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[23] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[24] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff-c-c cccccccc ccccrrrr rrrr.ggg ----1010 rrrrrrrr  OPEN GUARD F2F{FTZ}CDF{CSF}CRND{FSAT} $R[Rd]CCW, CS32  CTL CLOSE */
static int take_f2f_ss(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x4958000000fff), canon};
    const struct bits of_0 = choose_cs32(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[2] = 0;
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_f2f_ss(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_f2f_dh(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 44) & 0x1; /* FTZ */
    value[1] = (uint64_t)(word >> 8) & 0x3; /* CDF */
    value[2] = (uint64_t)(word >> 10) & 0x3; /* CSF */
    value[3] = (uint64_t)(word >> 39) & 0x3; /* FRND */
    value[4] = (uint64_t)(word >> 50) & 0x1; /* FSAT */
    value[5] = (uint64_t)word & 0xff; /* Rd */
    value[6] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[7] = (uint64_t)(word >> 45) & 0x1; /* FNB */
    value[8] = (uint64_t)(word >> 49) & 0x1; /* FAB */
    value[9] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[10] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[11] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[12] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[13] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* DIMM */
    value[14] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[15] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[16] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[17] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[18] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[19] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[20] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[21] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[22] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[23] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[24] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff---f fccccccc ccccrrrr rrrr.ggg ----1101 rrrrrrrr  OPEN GUARD F2F{FTZ}CDF{CSF}FRND{FSAT} $R[Rd]CCW, CS64  CTL CLOSE */
static int take_f2f_dh(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x4918000000fff), canon};
    const struct bits of_0 = choose_cs32(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[2] = 0;
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_f2f_dh(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_f2f_dd(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 44) & 0x1; /* FTZ */
    value[1] = (uint64_t)(word >> 8) & 0x3; /* CDF */
    value[2] = (uint64_t)(word >> 10) & 0x3; /* CSF */
    value[3] = ((uint64_t)(word >> 39) & 0x3) | ((uint64_t)(word >> 42) & 0x1) << 2; /* CRND */
    value[4] = (uint64_t)(word >> 50) & 0x1; /* FSAT */
    value[5] = (uint64_t)word & 0xff; /* Rd */
    value[6] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[7] = (uint64_t)(word >> 45) & 0x1; /* FNB */
    value[8] = (uint64_t)(word >> 49) & 0x1; /* FAB */
    value[9] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[10] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[11] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[12] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[13] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* DIMM */
    value[14] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[15] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[16] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[17] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[18] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[19] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[20] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[21] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[22] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[23] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[24] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff-c-c cccccccc ccccrrrr rrrr.ggg ----1111 rrrrrrrr  OPEN GUARD F2F{FTZ}CDF{CSF}CRND{FSAT} $R[Rd]CCW, CS64  CTL CLOSE */
static int take_f2f_dd(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x4958000000fff), canon};
    const struct bits of_0 = choose_cs32(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[2] = 0;
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_f2f_dd(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_f2i_h(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 44) & 0x1; /* FTZ */
    value[1] = ((uint64_t)(word >> 8) & 0x3) | ((uint64_t)(word >> 12) & 0x1) << 2; /* CDI */
    value[2] = (uint64_t)(word >> 10) & 0x3; /* CSF */
    value[3] = (uint64_t)(word >> 39) & 0x3; /* CINT */
    value[4] = (uint64_t)word & 0xff; /* Rd */
    value[5] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[6] = (uint64_t)(word >> 45) & 0x1; /* FNB */
    value[7] = (uint64_t)(word >> 49) & 0x1; /* FAB */
    value[8] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[9] = (uint64_t)(word >> 41) & 0x1; /* CH */
    value[10] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[11] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[12] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[13] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* FIMM */
    value[14] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[15] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[16] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[17] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[18] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[19] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[20] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[21] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[22] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[23] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[24] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrzc cccccccc cccnssss .......t 10110-f- c-ff--cc cccccccc ccccrrrr rrrr.ggg ---c01cc rrrrrrrr  OPEN GUARD F2I{FTZ}CDI{CSF}CINT $R[Rd]CCW, CF16  CTL CLOSE */
static int take_f2i_h(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x918000001fff), canon};
    const struct bits of_0 = choose_cf16(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[2] = 0;
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_f2i_h(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_f2i_d(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 44) & 0x1; /* FTZ */
    value[1] = ((uint64_t)(word >> 8) & 0x3) | ((uint64_t)(word >> 12) & 0x1) << 2; /* CDI */
    value[2] = (uint64_t)(word >> 10) & 0x3; /* CSF */
    value[3] = (uint64_t)(word >> 39) & 0x3; /* CINT */
    value[4] = (uint64_t)word & 0xff; /* Rd */
    value[5] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[6] = (uint64_t)(word >> 45) & 0x1; /* FNB */
    value[7] = (uint64_t)(word >> 49) & 0x1; /* FAB */
    value[8] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[9] = (uint64_t)(word >> 41) & 0x1; /* CH */
    value[10] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[11] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[12] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[13] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* DIMM */
    value[14] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[15] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[16] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[17] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[18] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[19] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[20] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[21] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[22] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[23] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[24] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrzc cccccccc cccnssss .......t 10110-f- c-ff--cc cccccccc ccccrrrr rrrr.ggg ---c11cc rrrrrrrr  OPEN GUARD F2I{FTZ}CDI{CSF}CINT $R[Rd]CCW, CF64  CTL CLOSE */
static int take_f2i_d(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x918000001fff), canon};
    const struct bits of_0 = choose_cf16(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[2] = 0;
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_f2i_d(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_cih(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xff00020000000000)) == UINT64_C(0x5c00000000000000)) {
        bits = (struct bits){RT_U128(0x40000, UINT64_C(0x226000ff00000)), UINT64_C(0x5c00000000000000)};
        line[0] = 0;
    } else if ((word & UINT64_C(0xef00020000000000)) == UINT64_C(0x4c00000000000000)) {
        bits = (struct bits){UINT64_C(0x2267ffff00000), UINT64_C(0x4c00000000000000)};
        line[0] = 1;
        line[1] = 0;
    } else if ((word & UINT64_C(0xfe02220000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100067ffff00000), UINT64_C(0x3800000000000000)};
        line[0] = 2;
    } else if ((word & UINT64_C(0xfe02020000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100067ffff00000), UINT64_C(0x3800200000000000)};
        line[0] = 3;
    } else if ((word & UINT64_C(0xfe00220000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100067ffff00000), UINT64_C(0x3802000000000000)};
        line[0] = 4;
    } else if ((word & UINT64_C(0xfe00020000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100067ffff00000), UINT64_C(0x3802200000000000)};
        line[0] = 5;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_i2f_h(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 8) & 0x3; /* CDF */
    value[1] = ((uint64_t)(word >> 10) & 0x3) | ((uint64_t)(word >> 13) & 0x1) << 2; /* CSI */
    value[2] = (uint64_t)(word >> 39) & 0x3; /* FRND */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[5] = (uint64_t)(word >> 45) & 0x1; /* FNB */
    value[6] = (uint64_t)(word >> 49) & 0x1; /* FAB */
    value[7] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[8] = (uint64_t)(word >> 41) & 0x3; /* CHALF */
    value[9] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[10] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[11] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[12] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* IMM */
    value[13] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[14] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[15] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[16] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[17] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[18] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[19] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[20] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[21] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[22] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[23] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrzc cccccccc cccnssss .......t 10111-f- c-f--ccf fccccccc ccccrrrr rrrr.ggg --c-01cc rrrrrrrr  OPEN GUARD I2F{CDF}CSI{FRND} $R[Rd]CCW, CIH  CTL CLOSE */
static int take_i2f_h(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x818000002fff), canon};
    const struct bits of_0 = choose_cih(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[2] = 0;
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_i2f_h(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_cib(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xff00000000000000)) == UINT64_C(0x5c00000000000000)) {
        bits = (struct bits){RT_U128(0x40000, UINT64_C(0x226000ff00000)), UINT64_C(0x5c00000000000000)};
        line[0] = 0;
    } else if ((word & UINT64_C(0xef00000000000000)) == UINT64_C(0x4c00000000000000)) {
        bits = (struct bits){UINT64_C(0x2267ffff00000), UINT64_C(0x4c00000000000000)};
        line[0] = 1;
        line[1] = 0;
    } else if ((word & UINT64_C(0xfe02200000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100067ffff00000), UINT64_C(0x3800000000000000)};
        line[0] = 2;
    } else if ((word & UINT64_C(0xfe02000000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100067ffff00000), UINT64_C(0x3800200000000000)};
        line[0] = 3;
    } else if ((word & UINT64_C(0xfe00200000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100067ffff00000), UINT64_C(0x3802000000000000)};
        line[0] = 4;
    } else if ((word & UINT64_C(0xfe00000000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100067ffff00000), UINT64_C(0x3802200000000000)};
        line[0] = 5;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_i2f_b(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 8) & 0x3; /* CDF */
    value[1] = ((uint64_t)(word >> 10) & 0x3) | ((uint64_t)(word >> 13) & 0x1) << 2; /* CSI */
    value[2] = (uint64_t)(word >> 39) & 0x3; /* FRND */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[5] = (uint64_t)(word >> 45) & 0x1; /* FNB */
    value[6] = (uint64_t)(word >> 49) & 0x1; /* FAB */
    value[7] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[8] = (uint64_t)(word >> 41) & 0x3; /* CBYTE */
    value[9] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[10] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[11] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[12] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* IMM */
    value[13] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[14] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[15] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[16] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[17] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[18] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[19] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[20] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[21] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[22] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[23] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrzc cccccccc cccnssss .......t 10111-f- c-f--ccf fccccccc ccccrrrr rrrr.ggg --c-00cc rrrrrrrr  OPEN GUARD I2F{CDF}CSI{FRND} $R[Rd]CCW, CIB  CTL CLOSE */
static int take_i2f_b(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x818000002fff), canon};
    const struct bits of_0 = choose_cib(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[2] = 0;
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_i2f_b(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_i2i_h(rt_u128 word, uint64_t *value)
{
    value[0] = ((uint64_t)(word >> 8) & 0x3) | ((uint64_t)(word >> 12) & 0x1) << 2; /* CDN */
    value[1] = ((uint64_t)(word >> 10) & 0x3) | ((uint64_t)(word >> 13) & 0x1) << 2; /* CSN */
    value[2] = (uint64_t)(word >> 50) & 0x1; /* FSAT */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[5] = (uint64_t)(word >> 45) & 0x1; /* FNB */
    value[6] = (uint64_t)(word >> 49) & 0x1; /* FAB */
    value[7] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[8] = (uint64_t)(word >> 41) & 0x3; /* CHALF */
    value[9] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[10] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[11] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[12] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* IMM */
    value[13] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[14] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[15] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[16] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[17] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[18] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[19] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[20] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[21] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[22] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[23] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrzc cccccccc cccnssss .......t 11100ff- c-f--cc- -ccccccc ccccrrrr rrrr.ggg --cc01cc rrrrrrrr  OPEN GUARD I2I{CDN}CSN{FSAT} $R[Rd]CCW, CIH  CTL CLOSE */
static int take_i2i_h(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x4800000003fff), canon};
    const struct bits of_0 = choose_cih(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[2] = 0;
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_i2i_h(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_i2i_b(rt_u128 word, uint64_t *value)
{
    value[0] = ((uint64_t)(word >> 8) & 0x3) | ((uint64_t)(word >> 12) & 0x1) << 2; /* CDN */
    value[1] = ((uint64_t)(word >> 10) & 0x3) | ((uint64_t)(word >> 13) & 0x1) << 2; /* CSN */
    value[2] = (uint64_t)(word >> 50) & 0x1; /* FSAT */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[5] = (uint64_t)(word >> 45) & 0x1; /* FNB */
    value[6] = (uint64_t)(word >> 49) & 0x1; /* FAB */
    value[7] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[8] = (uint64_t)(word >> 41) & 0x3; /* CBYTE */
    value[9] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[10] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[11] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[12] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* IMM */
    value[13] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[14] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[15] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[16] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[17] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[18] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[19] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[20] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[21] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[22] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[23] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrzc cccccccc cccnssss .......t 11100ff- c-f--cc- -ccccccc ccccrrrr rrrr.ggg --cc00cc rrrrrrrr  OPEN GUARD I2I{CDN}CSN{FSAT} $R[Rd]CCW, CIB  CTL CLOSE */
static int take_i2i_b(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x4800000003fff), canon};
    const struct bits of_0 = choose_cib(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[2] = 0;
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_i2i_b(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_db(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xff00000000000000)) == UINT64_C(0x5c00000000000000)) {
        bits = (struct bits){RT_U128(0x80000, UINT64_C(0x220000ff00000)), UINT64_C(0x5c00000000000000)};
        line[0] = 0;
    } else if ((word & UINT64_C(0xef00000000000000)) == UINT64_C(0x4c00000000000000)) {
        bits = (struct bits){UINT64_C(0x2207ffff00000), UINT64_C(0x4c00000000000000)};
        line[0] = 1;
        line[1] = 0;
    } else if ((word & UINT64_C(0xfe02200000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3800000000000000)};
        line[0] = 2;
    } else if ((word & UINT64_C(0xfe02000000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3800200000000000)};
        line[0] = 3;
    } else if ((word & UINT64_C(0xfe00200000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3802000000000000)};
        line[0] = 4;
    } else if ((word & UINT64_C(0xfe00000000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3802200000000000)};
        line[0] = 5;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_dadd(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 39) & 0x3; /* FRND */
    value[1] = (uint64_t)word & 0xff; /* Rd */
    value[2] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[3] = (uint64_t)(word >> 48) & 0x1; /* FNA */
    value[4] = (uint64_t)(word >> 46) & 0x1; /* FAA */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[7] = (uint64_t)(word >> 45) & 0x1; /* FNB */
    value[8] = (uint64_t)(word >> 49) & 0x1; /* FAB */
    value[9] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[10] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[11] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[12] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[13] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* DIMM */
    value[14] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[15] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[16] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[17] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[18] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[19] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[20] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[21] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[22] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[23] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[24] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrzrc cccccccc cccnssss .......t 01110-ff cff----f fccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD DADD{FRND} $R[Rd]CCW, FNA{FAA}$R[Ra]FAA{RA}, DB CTL CLOSE */
static int take_dadd(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0x1c1800000ffff)), canon};
    out->line[0] = 0;
    const struct bits of_1 = choose_db(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_dadd(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_dbn(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xff00000000000000)) == UINT64_C(0x5c00000000000000)) {
        bits = (struct bits){RT_U128(0x40000, UINT64_C(0x100000ff00000)), UINT64_C(0x5c00000000000000)};
        line[0] = 0;
    } else if ((word & UINT64_C(0xef00000000000000)) == UINT64_C(0x4c00000000000000)) {
        bits = (struct bits){UINT64_C(0x1007ffff00000), UINT64_C(0x4c00000000000000)};
        line[0] = 1;
        line[1] = 0;
    } else if ((word & UINT64_C(0xfe01000000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3800000000000000)};
        line[0] = 2;
    } else if ((word & UINT64_C(0xfe00000000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3801000000000000)};
        line[0] = 3;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_dmul(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 39) & 0x3; /* FRND */
    value[1] = (uint64_t)word & 0xff; /* Rd */
    value[2] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[3] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[4] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[5] = (uint64_t)(word >> 48) & 0x1; /* FNM */
    value[6] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[7] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[8] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[9] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[10] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* DIMM */
    value[11] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[12] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[13] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[14] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[15] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[16] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[17] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[18] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[19] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[20] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[21] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss .......t 10000--f c------f fccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD DMUL{FRND} $R[Rd]CCW, $R[Ra]RA, DBN CTL CLOSE */
static int take_dmul(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0x81800000ffff)), canon};
    const struct bits of_0 = choose_dbn(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_dmul(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_dbn_2(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xff00000000000000)) == UINT64_C(0x5b00000000000000)) {
        bits = (struct bits){RT_U128(0x40000, UINT64_C(0x100000ff00000)), UINT64_C(0x5b00000000000000)};
        line[0] = 0;
    } else if ((word & UINT64_C(0xef00000000000000)) == UINT64_C(0x4b00000000000000)) {
        bits = (struct bits){UINT64_C(0x1007ffff00000), UINT64_C(0x4b00000000000000)};
        line[0] = 1;
        line[1] = 0;
    } else if ((word & UINT64_C(0xfe01000000000000)) == UINT64_C(0x3600000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3600000000000000)};
        line[0] = 2;
    } else if ((word & UINT64_C(0xfe00000000000000)) == UINT64_C(0x3600000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3601000000000000)};
        line[0] = 3;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_dfma_b(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 50) & 0x3; /* DRND */
    value[1] = (uint64_t)word & 0xff; /* Rd */
    value[2] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[3] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[4] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[5] = (uint64_t)(word >> 48) & 0x1; /* FNM */
    value[6] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[7] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[8] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[9] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[10] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* DIMM */
    value[11] = (uint64_t)(word >> 49) & 0x1; /* FNC */
    value[12] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[13] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[14] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[15] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[16] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[17] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[18] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[19] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[20] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[21] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[22] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[23] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[24] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrrrc cccccccc cccnssss .......t 0111ddff crrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD DFMA{DRND} $R[Rd]CCW, $R[Ra]RA, DBN, FNC$R[Rc]RC CTL CLOSE */
static int take_dfma_b(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0xa0000, UINT64_C(0xeff800000ffff)), canon};
    const struct bits of_0 = choose_dbn_2(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[2] = 0;
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_dfma_b(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_dfma_c(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 50) & 0x3; /* DRND */
    value[1] = (uint64_t)word & 0xff; /* Rd */
    value[2] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[3] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[4] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[5] = (uint64_t)(word >> 48) & 0x1; /* FNM */
    value[6] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[7] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[8] = (uint64_t)(word >> 49) & 0x1; /* FNC */
    value[9] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[10] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[11] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[12] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[13] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[14] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[15] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[16] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[17] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[18] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[19] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[20] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[21] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss 01010011 0111ddff crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr  OPEN GUARD DFMA{DRND} $R[Rd]CCW, $R[Ra]RA, FNM$R[Rc]RB, FNC{c[CBANK][COFF]} CTL CLOSE */
static int take_dfma_c(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x60000, UINT64_C(0xffffffff0ffff)), canon};
    out->line[0] = 0;
    out->line[1] = 0;
    out->line[2] = 0;
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_dfma_c(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_dmnmx(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)word & 0xff; /* Rd */
    value[1] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[2] = (uint64_t)(word >> 48) & 0x1; /* FNA */
    value[3] = (uint64_t)(word >> 46) & 0x1; /* FAA */
    value[4] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[5] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[6] = (uint64_t)(word >> 45) & 0x1; /* FNB */
    value[7] = (uint64_t)(word >> 49) & 0x1; /* FAB */
    value[8] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[9] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[10] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[11] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[12] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* DIMM */
    value[13] = (uint64_t)(word >> 42) & 0x1; /* Q0N */
    value[14] = (uint64_t)(word >> 39) & 0x7; /* Q0 */
    value[15] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[16] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[17] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[18] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[19] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[20] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[21] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[22] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[23] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[24] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[25] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss .......t 01010-ff cff--qqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD DMNMX $R[Rd]CCW, FNA{FAA}$R[Ra]FAA{RA}, DB, Q0N$P[Q0] CTL CLOSE */
static int take_dmnmx(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0x1c7800000ffff)), canon};
    out->line[0] = 0;
    const struct bits of_1 = choose_cs32(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    out->line[3] = 0;
    bits = with(bits, choose_guard(word, out->line + 4));
    bits = with(bits, choose_open(word, out->line + 5));
    bits = with(bits, choose_ctl(word, out->line + 6));
    bits = with(bits, choose_close(word, out->line + 10));
    fields_dmnmx(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_db_2(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xff00000000000000)) == UINT64_C(0x5900000000000000)) {
        bits = (struct bits){RT_U128(0x40000, UINT64_C(0x2010000ff00000)), UINT64_C(0x5900000000000000)};
        line[0] = 0;
    } else if ((word & UINT64_C(0xef00000000000000)) == UINT64_C(0x4900000000000000)) {
        bits = (struct bits){UINT64_C(0x20107ffff00000), UINT64_C(0x4900000000000000)};
        line[0] = 1;
        line[1] = 0;
    } else if ((word & UINT64_C(0xfe20100000000000)) == UINT64_C(0x3200000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3200000000000000)};
        line[0] = 2;
    } else if ((word & UINT64_C(0xfe00100000000000)) == UINT64_C(0x3200000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3220000000000000)};
        line[0] = 3;
    } else if ((word & UINT64_C(0xfe20000000000000)) == UINT64_C(0x3200000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3200100000000000)};
        line[0] = 4;
    } else if ((word & UINT64_C(0xfe00000000000000)) == UINT64_C(0x3200000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3220100000000000)};
        line[0] = 5;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_dset(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 52) & 0x1; /* BFH */
    value[1] = (uint64_t)(word >> 48) & 0xf; /* FCMP */
    value[2] = (uint64_t)(word >> 45) & 0x3; /* BOP */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[5] = (uint64_t)(word >> 43) & 0x1; /* SNA */
    value[6] = (uint64_t)(word >> 54) & 0x1; /* SAA */
    value[7] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[8] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[9] = (uint64_t)(word >> 53) & 0x1; /* SNB */
    value[10] = (uint64_t)(word >> 44) & 0x1; /* SAB */
    value[11] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[12] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[13] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[14] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[15] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* DIMM */
    value[16] = (uint64_t)(word >> 42) & 0x1; /* Q0N */
    value[17] = (uint64_t)(word >> 39) & 0x7; /* Q0 */
    value[18] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[19] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[20] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[21] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[22] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[23] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[24] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[25] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[26] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[27] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[28] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss .......t 0ssbffff cbbssqqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD DSET{BFH}FCMP{BOP} $R[Rd]CCW, SNA{SAA}$R[Ra]SAA{RA}, DB, Q0N$P[Q0] CTL CLOSE */
static int take_dset(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0x5fef800000ffff)), canon};
    out->line[0] = 0;
    const struct bits of_1 = choose_db_2(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    out->line[3] = 0;
    bits = with(bits, choose_guard(word, out->line + 4));
    bits = with(bits, choose_open(word, out->line + 5));
    bits = with(bits, choose_ctl(word, out->line + 6));
    bits = with(bits, choose_close(word, out->line + 10));
    fields_dset(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_db_3(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xff00000000000000)) == UINT64_C(0x5b00000000000000)) {
        bits = (struct bits){RT_U128(0x40000, UINT64_C(0x10000ff00040)), UINT64_C(0x5b00000000000000)};
        line[0] = 0;
    } else if ((word & UINT64_C(0xef00000000000000)) == UINT64_C(0x4b00000000000000)) {
        bits = (struct bits){UINT64_C(0x107ffff00040), UINT64_C(0x4b00000000000000)};
        line[0] = 1;
        line[1] = 0;
    } else if ((word & UINT64_C(0xfe00100000000040)) == UINT64_C(0x3600000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3600000000000000)};
        line[0] = 2;
    } else if ((word & UINT64_C(0xfe00100000000000)) == UINT64_C(0x3600000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3600000000000040)};
        line[0] = 3;
    } else if ((word & UINT64_C(0xfe00000000000040)) == UINT64_C(0x3600000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3600100000000000)};
        line[0] = 4;
    } else if ((word & UINT64_C(0xfe00000000000000)) == UINT64_C(0x3600000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3600100000000040)};
        line[0] = 5;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_dsetp(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 48) & 0xf; /* FCMP */
    value[1] = (uint64_t)(word >> 45) & 0x3; /* BOP */
    value[2] = (uint64_t)(word >> 3) & 0x7; /* P0 */
    value[3] = (uint64_t)word & 0x7; /* P1 */
    value[4] = (uint64_t)(word >> 43) & 0x1; /* SNA */
    value[5] = (uint64_t)(word >> 7) & 0x1; /* PAA */
    value[6] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[7] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[8] = (uint64_t)(word >> 6) & 0x1; /* PNB */
    value[9] = (uint64_t)(word >> 44) & 0x1; /* SAB */
    value[10] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[11] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[12] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[13] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[14] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* DIMM */
    value[15] = (uint64_t)(word >> 42) & 0x1; /* Q0N */
    value[16] = (uint64_t)(word >> 39) & 0x7; /* Q0 */
    value[17] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[18] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[19] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[20] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[21] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[22] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[23] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[24] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[25] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[26] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[27] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss .......t 1000ffff -bbssqqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr pppppppp  OPEN GUARD DSETP{FCMP}BOP $P[P0], $P[P1], SNA{PAA}$R[Ra]PAA{RA}, DB, Q0N$P[Q0] CTL CLOSE */
static int take_dsetp(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0xf6f800000ffbf)), canon};
    out->line[0] = 0;
    const struct bits of_1 = choose_db_3(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    out->line[3] = 0;
    bits = with(bits, choose_guard(word, out->line + 4));
    bits = with(bits, choose_open(word, out->line + 5));
    bits = with(bits, choose_ctl(word, out->line + 6));
    bits = with(bits, choose_close(word, out->line + 10));
    fields_dsetp(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_fadd(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 44) & 0x1; /* FTZ */
    value[1] = (uint64_t)(word >> 39) & 0x3; /* FRND */
    value[2] = (uint64_t)(word >> 50) & 0x1; /* FSAT */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[5] = (uint64_t)(word >> 48) & 0x1; /* FNA */
    value[6] = (uint64_t)(word >> 46) & 0x1; /* FAA */
    value[7] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[8] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[9] = (uint64_t)(word >> 45) & 0x1; /* FNB */
    value[10] = (uint64_t)(word >> 49) & 0x1; /* FAB */
    value[11] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[12] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[13] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[14] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[15] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* FIMM */
    value[16] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[17] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[18] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[19] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[20] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[21] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[22] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[23] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[24] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[25] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[26] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrzrc cccccccc cccnssss .......t 01011fff cfff---f fccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD FADD{FTZ}FRND{FSAT} $R[Rd]CCW, FNA{FAA}$R[Ra]FAA{RA}, FB CTL CLOSE */
static int take_fadd(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0x5d1800000ffff)), canon};
    out->line[0] = 0;
    const struct bits of_1 = choose_db(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_fadd(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_fadd32i(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 55) & 0x1; /* FTZL */
    value[1] = (uint64_t)word & 0xff; /* Rd */
    value[2] = (uint64_t)(word >> 52) & 0x1; /* CCWL */
    value[3] = (uint64_t)(word >> 56) & 0x1; /* FNAL */
    value[4] = (uint64_t)(word >> 54) & 0x1; /* FAAL */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[7] = (uint64_t)(word >> 20) & 0xffffffffu; /* FIMM32 */
    value[8] = (uint64_t)(word >> 53) & 0x1; /* FNBL */
    value[9] = (uint64_t)(word >> 57) & 0x1; /* FABL */
    value[10] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[11] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[12] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[13] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[14] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[15] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[16] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[17] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[18] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[19] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[20] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzrc cccccccc cccnssss 000010ff fffcffff ffffffff ffffffff ffffffff ffff.ggg rrrrrrrr rrrrrrrr  OPEN GUARD FADD32I{FTZL} $R[Rd]CCWL, FNAL{FAAL}$R[Ra]FAAL{RA}, FIMM32{FNBL}FABL CTL CLOSE */
static int take_fadd32i(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0x3fffffffff0ffff)), canon};
    out->line[0] = 0;
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_fadd32i(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_fmul(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 44) & 0x3; /* FMZ */
    value[1] = (uint64_t)(word >> 41) & 0x7; /* FSCALE */
    value[2] = (uint64_t)(word >> 39) & 0x3; /* FRND */
    value[3] = (uint64_t)(word >> 50) & 0x1; /* FSAT */
    value[4] = (uint64_t)word & 0xff; /* Rd */
    value[5] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[6] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[7] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[8] = (uint64_t)(word >> 48) & 0x1; /* FNM */
    value[9] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[10] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[11] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[12] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[13] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* FIMM */
    value[14] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[15] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[16] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[17] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[18] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[19] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[20] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[21] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[22] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[23] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[24] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss .......t 01101f-f c-ffffff fccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD FMUL{FMZ}FSCALE{FRND}FSAT $R[Rd]CCW, $R[Ra]RA, FBN CTL CLOSE */
static int take_fmul(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0x4bf800000ffff)), canon};
    const struct bits of_0 = choose_dbn(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_fmul(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_fmul32i(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 53) & 0x3; /* FMZH */
    value[1] = (uint64_t)(word >> 55) & 0x1; /* FSATL */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 52) & 0x1; /* CCWL */
    value[4] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[5] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[6] = (uint64_t)(word >> 20) & 0xffffffffu; /* FIMM32 */
    value[7] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[8] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[9] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[10] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[11] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[12] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[13] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[14] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[15] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[16] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[17] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzrc cccccccc cccnssss 00011110 fffcffff ffffffff ffffffff ffffffff ffff.ggg rrrrrrrr rrrrrrrr  OPEN GUARD FMUL32I{FMZH}FSATL $R[Rd]CCWL, $R[Ra]RA, FIMM32 CTL CLOSE */
static int take_fmul32i(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0xfffffffff0ffff)), canon};
    bits = with(bits, choose_guard(word, out->line));
    bits = with(bits, choose_open(word, out->line + 1));
    bits = with(bits, choose_ctl(word, out->line + 2));
    bits = with(bits, choose_close(word, out->line + 6));
    fields_fmul32i(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_fbn(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xff00000000000000)) == UINT64_C(0x5900000000000000)) {
        bits = (struct bits){RT_U128(0x40000, UINT64_C(0x100000ff00000)), UINT64_C(0x5900000000000000)};
        line[0] = 0;
    } else if ((word & UINT64_C(0xef00000000000000)) == UINT64_C(0x4900000000000000)) {
        bits = (struct bits){UINT64_C(0x1007ffff00000), UINT64_C(0x4900000000000000)};
        line[0] = 1;
        line[1] = 0;
    } else if ((word & UINT64_C(0xfe01000000000000)) == UINT64_C(0x3200000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3200000000000000)};
        line[0] = 2;
    } else if ((word & UINT64_C(0xfe00000000000000)) == UINT64_C(0x3200000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3201000000000000)};
        line[0] = 3;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_ffma_b(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 53) & 0x3; /* FMZH */
    value[1] = (uint64_t)(word >> 51) & 0x3; /* FRNDH */
    value[2] = (uint64_t)(word >> 50) & 0x1; /* FSAT */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[7] = (uint64_t)(word >> 48) & 0x1; /* FNM */
    value[8] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[9] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[10] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[11] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[12] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* FIMM */
    value[13] = (uint64_t)(word >> 49) & 0x1; /* FNC */
    value[14] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[15] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[16] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[17] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[18] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[19] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[20] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[21] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[22] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[23] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[24] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[25] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[26] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrrrc cccccccc cccnssss .......t 1fffffff crrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD FFMA{FMZH}FRNDH{FSAT} $R[Rd]CCW, $R[Ra]RA, FBN, FNC$R[Rc]RC CTL CLOSE */
static int take_ffma_b(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0xa0000, UINT64_C(0x7eff800000ffff)), canon};
    const struct bits of_0 = choose_fbn(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[2] = 0;
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_ffma_b(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_ffma_c(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 53) & 0x3; /* FMZH */
    value[1] = (uint64_t)(word >> 51) & 0x3; /* FRNDH */
    value[2] = (uint64_t)(word >> 50) & 0x1; /* FSAT */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[7] = (uint64_t)(word >> 48) & 0x1; /* FNM */
    value[8] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[9] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[10] = (uint64_t)(word >> 49) & 0x1; /* FNC */
    value[11] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[12] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[13] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[14] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[15] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[16] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[17] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[18] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[19] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[20] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[21] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[22] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[23] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss 01010001 1fffffff crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr  OPEN GUARD FFMA{FMZH}FRNDH{FSAT} $R[Rd]CCW, $R[Ra]RA, FNM$R[Rc]RB, FNC{c[CBANK][COFF]} CTL CLOSE */
static int take_ffma_c(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x60000, UINT64_C(0x7ffffffff0ffff)), canon};
    out->line[0] = 0;
    out->line[1] = 0;
    out->line[2] = 0;
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_ffma_c(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_ffma32i(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 53) & 0x3; /* FMZH */
    value[1] = (uint64_t)(word >> 55) & 0x1; /* FSATL */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 52) & 0x1; /* CCWL */
    value[4] = (uint64_t)(word >> 56) & 0x1; /* FNAL */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[7] = (uint64_t)(word >> 20) & 0xffffffffu; /* FIMM32 */
    value[8] = (uint64_t)(word >> 57) & 0x1; /* FNCL */
    value[9] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[10] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[11] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[12] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[13] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[14] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[15] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[16] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[17] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[18] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[19] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzrc cccccccc cccnssss 000011ff fffcffff ffffffff ffffffff ffffffff ffff.ggg rrrrrrrr rrrrrrrr  OPEN GUARD FFMA32I{FMZH}FSATL $R[Rd]CCWL, FNAL$R[Ra]RA, FIMM32, FNCL$R[Rd] CTL CLOSE */
static int take_ffma32i(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0x3fffffffff0ffff)), canon};
    out->line[0] = 0;
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_ffma32i(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_fmnmx(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 44) & 0x1; /* FTZ */
    value[1] = (uint64_t)word & 0xff; /* Rd */
    value[2] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[3] = (uint64_t)(word >> 48) & 0x1; /* FNA */
    value[4] = (uint64_t)(word >> 46) & 0x1; /* FAA */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[7] = (uint64_t)(word >> 45) & 0x1; /* FNB */
    value[8] = (uint64_t)(word >> 49) & 0x1; /* FAB */
    value[9] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[10] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[11] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[12] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[13] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* FIMM */
    value[14] = (uint64_t)(word >> 42) & 0x1; /* Q0N */
    value[15] = (uint64_t)(word >> 39) & 0x7; /* Q0 */
    value[16] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[17] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[18] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[19] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[20] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[21] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[22] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[23] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[24] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[25] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[26] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss .......t 01100-ff cfff-qqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD FMNMX{FTZ} $R[Rd]CCW, FNA{FAA}$R[Ra]FAA{RA}, FB, Q0N$P[Q0] CTL CLOSE */
static int take_fmnmx(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0x1d7800000ffff)), canon};
    out->line[0] = 0;
    const struct bits of_1 = choose_cs32(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    out->line[3] = 0;
    bits = with(bits, choose_guard(word, out->line + 4));
    bits = with(bits, choose_open(word, out->line + 5));
    bits = with(bits, choose_ctl(word, out->line + 6));
    bits = with(bits, choose_close(word, out->line + 10));
    fields_fmnmx(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_fb(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xff00000000000000)) == UINT64_C(0x5800000000000000)) {
        bits = (struct bits){RT_U128(0x40000, UINT64_C(0x2010000ff00000)), UINT64_C(0x5800000000000000)};
        line[0] = 0;
    } else if ((word & UINT64_C(0xef00000000000000)) == UINT64_C(0x4800000000000000)) {
        bits = (struct bits){UINT64_C(0x20107ffff00000), UINT64_C(0x4800000000000000)};
        line[0] = 1;
        line[1] = 0;
    } else if ((word & UINT64_C(0xfe20100000000000)) == UINT64_C(0x3000000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3000000000000000)};
        line[0] = 2;
    } else if ((word & UINT64_C(0xfe00100000000000)) == UINT64_C(0x3000000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3020000000000000)};
        line[0] = 3;
    } else if ((word & UINT64_C(0xfe20000000000000)) == UINT64_C(0x3000000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3000100000000000)};
        line[0] = 4;
    } else if ((word & UINT64_C(0xfe00000000000000)) == UINT64_C(0x3000000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3020100000000000)};
        line[0] = 5;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_fset(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 52) & 0x1; /* BFH */
    value[1] = (uint64_t)(word >> 48) & 0xf; /* FCMP */
    value[2] = (uint64_t)(word >> 55) & 0x1; /* SFTZ */
    value[3] = (uint64_t)(word >> 45) & 0x3; /* BOP */
    value[4] = (uint64_t)word & 0xff; /* Rd */
    value[5] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[6] = (uint64_t)(word >> 43) & 0x1; /* SNA */
    value[7] = (uint64_t)(word >> 54) & 0x1; /* SAA */
    value[8] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[9] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[10] = (uint64_t)(word >> 53) & 0x1; /* SNB */
    value[11] = (uint64_t)(word >> 44) & 0x1; /* SAB */
    value[12] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[13] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[14] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[15] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[16] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* FIMM */
    value[17] = (uint64_t)(word >> 42) & 0x1; /* Q0N */
    value[18] = (uint64_t)(word >> 39) & 0x7; /* Q0 */
    value[19] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[20] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[21] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[22] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[23] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[24] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[25] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[26] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[27] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[28] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[29] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss .......t sssbffff cbbssqqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD FSET{BFH}FCMP{SFTZ}BOP $R[Rd]CCW, SNA{SAA}$R[Ra]SAA{RA}, FB, Q0N$P[Q0] CTL CLOSE */
static int take_fset(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0xdfef800000ffff)), canon};
    out->line[0] = 0;
    const struct bits of_1 = choose_fb(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    out->line[3] = 0;
    bits = with(bits, choose_guard(word, out->line + 4));
    bits = with(bits, choose_open(word, out->line + 5));
    bits = with(bits, choose_ctl(word, out->line + 6));
    bits = with(bits, choose_close(word, out->line + 10));
    fields_fset(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_fsetp(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 48) & 0xf; /* FCMP */
    value[1] = (uint64_t)(word >> 47) & 0x1; /* PFTZ */
    value[2] = (uint64_t)(word >> 45) & 0x3; /* BOP */
    value[3] = (uint64_t)(word >> 3) & 0x7; /* P0 */
    value[4] = (uint64_t)word & 0x7; /* P1 */
    value[5] = (uint64_t)(word >> 43) & 0x1; /* SNA */
    value[6] = (uint64_t)(word >> 7) & 0x1; /* PAA */
    value[7] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[8] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[9] = (uint64_t)(word >> 6) & 0x1; /* PNB */
    value[10] = (uint64_t)(word >> 44) & 0x1; /* SAB */
    value[11] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[12] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[13] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[14] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[15] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* FIMM */
    value[16] = (uint64_t)(word >> 42) & 0x1; /* Q0N */
    value[17] = (uint64_t)(word >> 39) & 0x7; /* Q0 */
    value[18] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[19] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[20] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[21] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[22] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[23] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[24] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[25] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[26] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[27] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[28] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss .......t 1011ffff pbbssqqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr pppppppp  OPEN GUARD FSETP{FCMP}PFTZ{BOP} $P[P0], $P[P1], SNA{PAA}$R[Ra]PAA{RA}, FB, Q0N$P[Q0] CTL CLOSE */
static int take_fsetp(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0xfef800000ffbf)), canon};
    out->line[0] = 0;
    const struct bits of_1 = choose_db_3(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    out->line[3] = 0;
    bits = with(bits, choose_guard(word, out->line + 4));
    bits = with(bits, choose_open(word, out->line + 5));
    bits = with(bits, choose_ctl(word, out->line + 6));
    bits = with(bits, choose_close(word, out->line + 10));
    fields_fsetp(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_fcmp_b(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 48) & 0xf; /* FCMPN */
    value[1] = (uint64_t)(word >> 47) & 0x1; /* PFTZ */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[4] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[5] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[6] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[7] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[8] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[9] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* FIMM */
    value[10] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[11] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[12] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[13] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[14] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[15] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[16] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[17] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[18] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[19] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[20] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[21] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[22] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrrrc cccccccc cccnssss .......t 1010ffff prrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD FCMP{FCMPN}PFTZ $R[Rd], $R[Ra]RA, FIC, $R[Rc]RC CTL CLOSE */
static int take_fcmp_b(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0xa0000, UINT64_C(0xfff800000ffff)), canon};
    const struct bits of_0 = choose_sb(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_fcmp_b(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_fcmp_c(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 48) & 0xf; /* FCMPN */
    value[1] = (uint64_t)(word >> 47) & 0x1; /* PFTZ */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[4] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[5] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[6] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[7] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[8] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[9] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[10] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[11] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[12] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[13] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[14] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[15] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[16] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[17] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[18] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[19] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss 01010011 1010ffff prrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr  OPEN GUARD FCMP{FCMPN}PFTZ $R[Rd], $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE */
static int take_fcmp_c(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x60000, UINT64_C(0xffffffff0ffff)), canon};
    out->line[0] = 0;
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_fcmp_c(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_fchk(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 3) & 0x7; /* P0 */
    value[1] = (uint64_t)(word >> 48) & 0x1; /* FNA */
    value[2] = (uint64_t)(word >> 46) & 0x1; /* FAA */
    value[3] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[4] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[5] = (uint64_t)(word >> 45) & 0x1; /* FNB */
    value[6] = (uint64_t)(word >> 49) & 0x1; /* FAB */
    value[7] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[8] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[9] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[10] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[11] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* FIMM */
    value[12] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[13] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[14] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[15] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[16] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[17] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[18] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[19] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[20] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[21] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[22] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss .......t 10001-ff -ffzzzzz zccccccc ccccrrrr rrrr.ggg rrrrrrrr --ppp---  OPEN GUARD FCHK.DIVIDE $P[P0], FNA{FAA}$R[Ra]FAA{RA}, FB CTL CLOSE */
static int take_fchk(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0x140000000ff38)), canon};
    out->line[0] = 0;
    const struct bits of_1 = choose_cs32(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_fchk(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_fswzadd(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 44) & 0x1; /* FTZ */
    value[1] = (uint64_t)(word >> 39) & 0x3; /* FRND */
    value[2] = (uint64_t)(word >> 38) & 0x1; /* NDV */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[7] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[8] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[9] = (uint64_t)(word >> 34) & 0x3; /* SWD */
    value[10] = (uint64_t)(word >> 32) & 0x3; /* SWC */
    value[11] = (uint64_t)(word >> 30) & 0x3; /* SWB */
    value[12] = (uint64_t)(word >> 28) & 0x3; /* SWA */
    value[13] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[14] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[15] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[16] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[17] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[18] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[19] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[20] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[21] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[22] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[23] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss 01010000 11111--- c--f---f fn--ssss ssssrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD FSWZADD{FTZ}FRND{NDV} $R[Rd]CCW, $R[Ra]RA, $R[Rb]RB, SWD{SWC}SWB{SWA} CTL CLOSE */
static int take_fswzadd(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x60000, UINT64_C(0x91cffff0ffff)), canon};
    bits = with(bits, choose_guard(word, out->line));
    bits = with(bits, choose_open(word, out->line + 1));
    bits = with(bits, choose_ctl(word, out->line + 2));
    bits = with(bits, choose_close(word, out->line + 6));
    fields_fswzadd(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_mufu(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 20) & 0xf; /* MUF */
    value[1] = (uint64_t)(word >> 50) & 0x1; /* FSAT */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 48) & 0x1; /* FNA */
    value[4] = (uint64_t)(word >> 46) & 0x1; /* FAA */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[7] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[8] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[9] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[10] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[11] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[12] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[13] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[14] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[15] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[16] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[17] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzrc cccccccc cccnssss 01010000 10000f-f -f------ -------- -------- 0mmm.ggg rrrrrrrr rrrrrrrr  OPEN GUARD MUFU{MUF}FSAT $R[Rd], FNA{FAA}$R[Ra]FAA{RA} CTL CLOSE */
static int take_mufu(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0x5400000f0ffff)), canon};
    out->line[0] = 0;
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_mufu(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_rro(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 39) & 0x1; /* RROF */
    value[1] = (uint64_t)word & 0xff; /* Rd */
    value[2] = (uint64_t)(word >> 45) & 0x1; /* FNB */
    value[3] = (uint64_t)(word >> 49) & 0x1; /* FAB */
    value[4] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[5] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[6] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[7] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[8] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* FIMM */
    value[9] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[10] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[11] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[12] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[13] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[14] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[15] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[16] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[17] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[18] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[19] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrzc cccccccc cccnssss .......t 10010-f- --f----- rccccccc ccccrrrr rrrr.ggg -------- rrrrrrrr  OPEN GUARD RRO{RROF} $R[Rd], FB CTL CLOSE */
static int take_rro(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x80000000ff), canon};
    const struct bits of_0 = choose_cs32(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_rro(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_apop(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x700000000000)) == UINT64_C(0x700000000000)) {
        bits = (struct bits){0x0, UINT64_C(0x700000000000)};
        line[0] = 0;
    } else {
        bits = (struct bits){UINT64_C(0x700000000000), 0x0};
        line[0] = 1;
    }
    return bits;
}

static struct bits choose_awhich(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x7ff08000) == 0x0 || (word & 0x7ff04000) == 0x0 || (word & 0x7ff02000) == 0x0 || (word & 0x7ff01000) == 0x0 || (word & 0x7ff00800) == 0x0 || (word & 0x7ff00400) == 0x0 || (word & 0x7ff00200) == 0x0 || (word & 0x7ff00100) == 0x0) {
        bits = (struct bits){0xff00, 0x0};
        line[0] = 0;
    } else if ((word & 0xff00) != 0xff00) {
        bits = (struct bits){0x7ff0ff00, 0x0};
        line[0] = 1;
    } else if ((word & 0x7ff00000) != 0x0) {
        bits = (struct bits){0x7ff00000, 0xff00};
        line[0] = 2;
    } else {
        bits = (struct bits){0x0, 0xff00};
        line[0] = 3;
    }
    return bits;
}

static void fields_al2p(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 32) & 0x1; /* AO */
    value[1] = (uint64_t)(word >> 47) & 0x3; /* ASIZE */
    value[2] = (uint64_t)(word >> 44) & 0x7; /* APO */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[5] = (uint64_t)(word >> 20) & 0x7ff; /* AOFF11 */
    value[6] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[7] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[8] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[9] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[10] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[11] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[12] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[13] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[14] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[15] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[16] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101111 10100--a aaaa---- -------a -aaaaaaa aaaa.ggg rrrrrrrr rrrrrrrr  OPEN GUARD AL2P{AO}ASIZE APOP, $R[Rd], AWHICH CTL CLOSE */
static int take_al2p(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x18001000000ff), canon};
    bits = with(bits, choose_apop(word, out->line));
    bits = with(bits, choose_awhich(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_al2p(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_arc(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x7f8000000000)) == UINT64_C(0x7f8000000000)) {
        bits = (struct bits){0x0, UINT64_C(0x7f8000000000)};
        line[0] = 0;
    } else {
        bits = (struct bits){UINT64_C(0x7f8000000000), 0x0};
        line[0] = 1;
    }
    return bits;
}

static void fields_ald_a(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 32) & 0x1; /* AO */
    value[1] = (uint64_t)(word >> 47) & 0x3; /* ASIZE */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 20) & 0x3ff; /* AOFF10 */
    value[4] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[5] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[6] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[7] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[8] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[9] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[10] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[11] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[12] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[13] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[14] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[15] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101111 11011--a arrrrrrr r------a 0zaaaaaa aaaa.ggg 11111111 rrrrrrrr  OPEN GUARD ALD{AO}ASIZE $R[Rd], a[AOFF10], ARC CTL CLOSE */
static int take_ald_a(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x180013ff000ff), canon};
    bits = with(bits, choose_arc(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_ald_a(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_ald_h(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 32) & 0x1; /* AO */
    value[1] = (uint64_t)(word >> 47) & 0x3; /* ASIZE */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[4] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[5] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[6] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[7] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[8] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[9] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[10] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[11] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[12] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[13] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[14] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[15] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101111 11011--a arrrrrrr r------a 00000000 0000.ggg rrrrrrrr rrrrrrrr  OPEN GUARD ALD{AO}.PHYS{ASIZE} $R[Rd], a[$R[Ra]], ARC CTL CLOSE */
static int take_ald_h(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x180010000ffff), canon};
    bits = with(bits, choose_arc(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_ald_h(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_ald_q(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 32) & 0x1; /* AO */
    value[1] = (uint64_t)(word >> 47) & 0x3; /* ASIZE */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[4] = (uint64_t)(word >> 20) & 0x7ff; /* AOFF11 */
    value[5] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[6] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[7] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[8] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[9] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[10] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[11] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[12] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[13] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[14] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[15] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[16] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101111 11011--a arrrrrrr r------a 1aaaaaaa aaaa.ggg rrrrrrrr rrrrrrrr  OPEN GUARD ALD{AO}.P{ASIZE} $R[Rd], a[$R[Ra]+AOFF11], ARC CTL CLOSE */
static int take_ald_q(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x180017ff0ffff), canon};
    bits = with(bits, choose_arc(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_ald_q(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_ast_a(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 47) & 0x3; /* ASIZE */
    value[1] = (uint64_t)(word >> 20) & 0x3ff; /* AOFF10 */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[4] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[5] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[6] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[7] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[8] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[9] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[10] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[11] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[12] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[13] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[14] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101111 11110--a arrrrrrr r------- 0zaaaaaa aaaa.ggg 11111111 rrrrrrrr  OPEN GUARD AST{ASIZE} a[AOFF10], $R[Rd], ARC CTL CLOSE */
static int take_ast_a(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x180003ff000ff), canon};
    bits = with(bits, choose_arc(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_ast_a(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_ast_h(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 47) & 0x3; /* ASIZE */
    value[1] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[4] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[5] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[6] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[7] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[8] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[9] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[10] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[11] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[12] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[13] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[14] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101111 11110--a arrrrrrr r------- 00000000 0000.ggg rrrrrrrr rrrrrrrr  OPEN GUARD AST.PHYS{ASIZE} a[$R[Ra]], $R[Rd], ARC CTL CLOSE */
static int take_ast_h(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x180000000ffff), canon};
    bits = with(bits, choose_arc(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_ast_h(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_ast_q(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 47) & 0x3; /* ASIZE */
    value[1] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[2] = (uint64_t)(word >> 20) & 0x7ff; /* AOFF11 */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[5] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[6] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[7] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[8] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[9] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[10] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[11] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[12] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[13] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[14] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[15] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101111 11110--a arrrrrrr r------- 1aaaaaaa aaaa.ggg rrrrrrrr rrrrrrrr  OPEN GUARD AST.P{ASIZE} a[$R[Ra]+AOFF11], $R[Rd], ARC CTL CLOSE */
static int take_ast_q(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x180007ff0ffff), canon};
    bits = with(bits, choose_arc(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_ast_q(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_ix(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x4000000000)) == 0x0) {
        bits = (struct bits){0x0, 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){0x0, UINT64_C(0x4000000000)};
        line[0] = 1;
    }
    return bits;
}

static struct bits choose_iattr(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x4000000000)) == 0x0) {
        bits = (struct bits){UINT64_C(0x3ff0000000), 0xff00};
        line[0] = 0;
    } else if ((word & UINT64_C(0x3ff0000000)) == 0x0) {
        bits = (struct bits){0xff00, UINT64_C(0x4000000000)};
        line[0] = 1;
    } else {
        bits = (struct bits){UINT64_C(0x3ff000ff00), UINT64_C(0x4000000000)};
        line[0] = 2;
    }
    return bits;
}

static struct bits choose_iplace(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x20000000000000)) == 0x0) {
        bits = (struct bits){0x0, UINT64_C(0x7f8000000000)};
        line[0] = 0;
    } else if ((word & UINT64_C(0x10000000000000)) == 0x0) {
        bits = (struct bits){UINT64_C(0x7f8000000000), UINT64_C(0x20000000000000)};
        line[0] = 1;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_ipa(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 54) & 0x3; /* IMODE */
    value[1] = (uint64_t)(word >> 52) & 0x3; /* IWHERE */
    value[2] = (uint64_t)(word >> 51) & 0x1; /* ISAT */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 28) & 0x3ff; /* ATX */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[7] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[8] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[9] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[10] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[11] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[12] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[13] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[14] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[15] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[16] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[17] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[18] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11100000 iiiiiz11 1rrrrrrr r.aaaaaa aaaarrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD IPA{IX}IMODE{IWHERE}ISAT $R[Rd], IATTR, $R[Rb], IPLACE CTL CLOSE */
static int take_ipa(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0xf800000ff000ff), canon};
    bits = with(bits, choose_ix(word, out->line));
    bits = with(bits, choose_iattr(word, out->line + 1));
    const struct bits of_2 = choose_iplace(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_ipa(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_isberd(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 32) & 0x1; /* AO */
    value[1] = (uint64_t)(word >> 33) & 0x3; /* ISPACE */
    value[2] = (uint64_t)(word >> 31) & 0x1; /* ISKEW */
    value[3] = (uint64_t)(word >> 47) & 0x3; /* ISIZE */
    value[4] = (uint64_t)word & 0xff; /* Rd */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[7] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[8] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[9] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[10] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[11] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[12] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[13] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[14] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[15] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[16] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101111 11010--i i------- -----iia i------- ----.ggg rrrrrrrr rrrrrrrr  OPEN GUARD ISBERD{AO}ISPACE{ISKEW}ISIZE $R[Rd], [$R[Ra]] CTL CLOSE */
static int take_isberd(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x180078000ffff), canon};
    bits = with(bits, choose_guard(word, out->line));
    bits = with(bits, choose_open(word, out->line + 1));
    bits = with(bits, choose_ctl(word, out->line + 2));
    bits = with(bits, choose_close(word, out->line + 6));
    fields_isberd(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_sb_2(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xff00000000000000)) == UINT64_C(0xfb00000000000000)) {
        bits = (struct bits){RT_U128(0x40000, 0xff00000), UINT64_C(0xfb00000000000000)};
        line[0] = 0;
    } else if ((word & UINT64_C(0xef00000000000000)) == UINT64_C(0xeb00000000000000)) {
        bits = (struct bits){UINT64_C(0x7ffff00000), UINT64_C(0xeb00000000000000)};
        line[0] = 1;
    } else if ((word & UINT64_C(0xfe00000000000000)) == UINT64_C(0xf600000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0xf600000000000000)};
        line[0] = 2;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_out(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 39) & 0x3; /* OUTK */
    value[1] = (uint64_t)word & 0xff; /* Rd */
    value[2] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[3] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[4] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[5] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[6] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[7] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* IMM */
    value[8] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[9] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[10] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[11] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[12] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[13] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[14] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[15] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[16] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[17] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[18] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrzc cccccccc cccnssss .......t 11100--- -------o occccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD OUT{OUTK} $R[Rd], $R[Ra], SB CTL CLOSE */
static int take_out(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x1800000ffff), canon};
    const struct bits of_0 = choose_sb_2(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_out(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_pxaddr(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0xff00000) == 0x0) {
        bits = (struct bits){0xff00, 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){0xff0ff00, 0x0};
        line[0] = 1;
    }
    return bits;
}

static void fields_pixld(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 31) & 0x7; /* PXK */
    value[1] = (uint64_t)word & 0xff; /* Rd */
    value[2] = (uint64_t)(word >> 45) & 0x7; /* IPO */
    value[3] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[4] = (uint64_t)(word >> 20) & 0xff; /* PXOFF */
    value[5] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[6] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[7] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[8] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[9] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[10] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[11] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[12] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[13] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[14] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[15] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101111 11101--- iii----- ------pp p---pppp pppp.ggg rrrrrrrr rrrrrrrr  OPEN GUARD PIXLD{PXK} $R[Rd], $P[IPO], PXADDR CTL CLOSE */
static int take_pixld(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0xe003800000ff), canon};
    bits = with(bits, choose_pxaddr(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_pixld(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_ha(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x1800000000000)) != UINT64_C(0x800000000000)) {
        bits = (struct bits){RT_U128(0x20000, UINT64_C(0x198000000ff00)), 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){RT_U128(0x20000, UINT64_C(0x198000000ff00)), 0x0};
        line[0] = 1;
    }
    return bits;
}

static struct bits choose_hb(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xff00000020000000)) == UINT64_C(0x5d00000020000000) || (word & UINT64_C(0xff00000010000000)) == UINT64_C(0x5d00000000000000)) {
        bits = (struct bits){RT_U128(0x40000, 0xfff00000u), UINT64_C(0x5d00000000000000)};
        line[0] = 0;
    } else if ((word & UINT64_C(0xff00000000000000)) == UINT64_C(0x5d00000000000000)) {
        bits = (struct bits){RT_U128(0x40000, 0xfff00000u), UINT64_C(0x5d00000000000000)};
        line[0] = 1;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_hadd2_r(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 49) & 0x3; /* HMRG */
    value[1] = (uint64_t)(word >> 39) & 0x1; /* HFTZ */
    value[2] = (uint64_t)(word >> 32) & 0x1; /* HSAT */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 43) & 0x1; /* HNA */
    value[5] = (uint64_t)(word >> 44) & 0x1; /* HAA */
    value[6] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[7] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[8] = (uint64_t)(word >> 47) & 0x3; /* HSA */
    value[9] = (uint64_t)(word >> 31) & 0x1; /* HNB */
    value[10] = (uint64_t)(word >> 30) & 0x1; /* HAB */
    value[11] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[12] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[13] = (uint64_t)(word >> 28) & 0x3; /* HSB */
    value[14] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[15] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[16] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[17] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[18] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[19] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[20] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[21] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[22] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[23] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[24] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss ........ 00010hhh h--hh--- h------h hhhhrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD HADD2{HMRG}HFTZ{HSAT} $R[Rd], HA, HB CTL CLOSE */
static int take_hadd2_r(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x60081000000ff), canon};
    bits = with(bits, choose_ha(word, out->line));
    const struct bits of_1 = choose_hb(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_hadd2_r(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_hci(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xfe80000000000000)) == UINT64_C(0x7a80000000000000)) {
        bits = (struct bits){UINT64_C(0x140007ffff00000), UINT64_C(0x7a80000000000000)};
        line[0] = 0;
        line[1] = 0;
    } else if ((word & UINT64_C(0xfe00000000000000)) == UINT64_C(0x7a00000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x7a00000000000000)};
        line[0] = 1;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_hadd2_c(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 49) & 0x3; /* HMRG */
    value[1] = (uint64_t)(word >> 39) & 0x1; /* HFTZ */
    value[2] = (uint64_t)(word >> 52) & 0x1; /* HSATC */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 43) & 0x1; /* HNA */
    value[5] = (uint64_t)(word >> 44) & 0x1; /* HAA */
    value[6] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[7] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[8] = (uint64_t)(word >> 47) & 0x3; /* HSA */
    value[9] = (uint64_t)(word >> 56) & 0x1; /* HNCB */
    value[10] = (uint64_t)(word >> 54) & 0x1; /* HACB */
    value[11] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[12] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[13] = ((uint64_t)(word >> 30) & 0x1ff) | ((uint64_t)(word >> 56) & 0x1) << 9; /* HIHI */
    value[14] = (uint64_t)(word >> 20) & 0x3ff; /* HILO */
    value[15] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[16] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[17] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[18] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[19] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[20] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[21] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[22] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[23] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[24] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[25] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzrc cccccccc cccnssss .......h .h-h-hhh h--hh--- hccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr  OPEN GUARD HADD2{HMRG}HFTZ{HSATC} $R[Rd], HA, HCI CTL CLOSE */
static int take_hadd2_c(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x160080000000ff), canon};
    bits = with(bits, choose_ha(word, out->line));
    const struct bits of_1 = choose_hci(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_hadd2_c(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_hal(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x60000000000000)) != UINT64_C(0x20000000000000)) {
        bits = (struct bits){RT_U128(0x20000, UINT64_C(0x16000000000ff00)), 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){RT_U128(0x20000, UINT64_C(0x16000000000ff00)), 0x0};
        line[0] = 1;
    }
    return bits;
}

static void fields_hadd2_32i(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 55) & 0x1; /* HFTZL */
    value[1] = (uint64_t)(word >> 52) & 0x1; /* HSATC */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 56) & 0x1; /* HNCB */
    value[4] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[5] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[6] = (uint64_t)(word >> 53) & 0x3; /* HSAL */
    value[7] = (uint64_t)(word >> 36) & 0xffff; /* HHI */
    value[8] = (uint64_t)(word >> 20) & 0xffff; /* HLO */
    value[9] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[10] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[11] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[12] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[13] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[14] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[15] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[16] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[17] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[18] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[19] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzrc cccccccc cccnssss 0010110h hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh hhhh.ggg rrrrrrrr rrrrrrrr  OPEN GUARD HADD2_32I{HFTZL}HSATC $R[Rd], HAL, HHI, HLO CTL CLOSE */
static int take_hadd2_32i(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x9ffffffff000ff), canon};
    bits = with(bits, choose_hal(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_hadd2_32i(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_hma(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x1800000000000)) != UINT64_C(0x800000000000)) {
        bits = (struct bits){RT_U128(0x20000, UINT64_C(0x190000000ff00)), 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){RT_U128(0x20000, UINT64_C(0x190000000ff00)), 0x0};
        line[0] = 1;
    }
    return bits;
}

static void fields_hmul2_r(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 49) & 0x3; /* HMRG */
    value[1] = (uint64_t)(word >> 39) & 0x3; /* HFMZ */
    value[2] = (uint64_t)(word >> 32) & 0x1; /* HSAT */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 44) & 0x1; /* HAA */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[7] = (uint64_t)(word >> 47) & 0x3; /* HSA */
    value[8] = (uint64_t)(word >> 31) & 0x1; /* HNB */
    value[9] = (uint64_t)(word >> 30) & 0x1; /* HAB */
    value[10] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[11] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[12] = (uint64_t)(word >> 28) & 0x3; /* HSB */
    value[13] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[14] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[15] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[16] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[17] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[18] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[19] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[20] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[21] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[22] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[23] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss ........ 00001hhh h--h---h h------h hhhhrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD HMUL2{HMRG}HFMZ{HSAT} $R[Rd], HMA, HB CTL CLOSE */
static int take_hmul2_r(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x60181000000ff), canon};
    bits = with(bits, choose_hma(word, out->line));
    const struct bits of_1 = choose_hb(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_hmul2_r(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_hmul2_c(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 49) & 0x3; /* HMRG */
    value[1] = (uint64_t)(word >> 39) & 0x3; /* HFMZ */
    value[2] = (uint64_t)(word >> 52) & 0x1; /* HSATC */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 44) & 0x1; /* HAA */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[7] = (uint64_t)(word >> 47) & 0x3; /* HSA */
    value[8] = (uint64_t)(word >> 43) & 0x1; /* HNA */
    value[9] = (uint64_t)(word >> 54) & 0x1; /* HACB */
    value[10] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[11] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[12] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[13] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[14] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[15] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[16] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[17] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[18] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[19] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[20] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[21] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[22] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzrc cccccccc cccnssss 0111100- 1h-h-hhh h--hh--h hccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr  OPEN GUARD HMUL2{HMRG}HFMZ{HSATC} $R[Rd], HMA, HNA{HACB}c[CBANK][COFF]HACB CTL CLOSE */
static int take_hmul2_c(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x5609fffff000ff), canon};
    bits = with(bits, choose_hma(word, out->line));
    out->line[1] = 0;
    out->line[2] = 0;
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_hmul2_c(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_hmul2_i(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 49) & 0x3; /* HMRG */
    value[1] = (uint64_t)(word >> 39) & 0x3; /* HFMZ */
    value[2] = (uint64_t)(word >> 52) & 0x1; /* HSATC */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 43) & 0x1; /* HNA */
    value[5] = (uint64_t)(word >> 44) & 0x1; /* HAA */
    value[6] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[7] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[8] = (uint64_t)(word >> 47) & 0x3; /* HSA */
    value[9] = ((uint64_t)(word >> 30) & 0x1ff) | ((uint64_t)(word >> 56) & 0x1) << 9; /* HIHI */
    value[10] = (uint64_t)(word >> 20) & 0x3ff; /* HILO */
    value[11] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[12] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[13] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[14] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[15] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[16] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[17] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[18] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[19] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[20] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[21] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzrc cccccccc cccnssss 0111100h 0--h-hhh h--hh--h hhhhhhhh hhhhhhhh hhhh.ggg rrrrrrrr rrrrrrrr  OPEN GUARD HMUL2{HMRG}HFMZ{HSATC} $R[Rd], HA, HIHI, HILO CTL CLOSE */
static int take_hmul2_i(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x11601fffff000ff), canon};
    bits = with(bits, choose_ha(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_hmul2_i(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_halm(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x60000000000000)) != UINT64_C(0x20000000000000)) {
        bits = (struct bits){RT_U128(0x20000, UINT64_C(0x6000000000ff00)), 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){RT_U128(0x20000, UINT64_C(0x6000000000ff00)), 0x0};
        line[0] = 1;
    }
    return bits;
}

static void fields_hmul2_32i(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 55) & 0x3; /* HFMZL */
    value[1] = (uint64_t)(word >> 52) & 0x1; /* HSATC */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[4] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[5] = (uint64_t)(word >> 53) & 0x3; /* HSAL */
    value[6] = (uint64_t)(word >> 36) & 0xffff; /* HHI */
    value[7] = (uint64_t)(word >> 20) & 0xffff; /* HLO */
    value[8] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[9] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[10] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[11] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[12] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[13] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[14] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[15] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[16] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[17] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[18] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzrc cccccccc cccnssss 0010101h hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh hhhh.ggg rrrrrrrr rrrrrrrr  OPEN GUARD HMUL2_32I{HFMZL}HSATC $R[Rd], HALM, HHI, HLO CTL CLOSE */
static int take_hmul2_32i(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x19ffffffff000ff), canon};
    bits = with(bits, choose_halm(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_hmul2_32i(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_hfa(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x1800000000000)) != UINT64_C(0x800000000000)) {
        bits = (struct bits){RT_U128(0x20000, UINT64_C(0x180000000ff00)), 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){RT_U128(0x20000, UINT64_C(0x180000000ff00)), 0x0};
        line[0] = 1;
    }
    return bits;
}

static struct bits choose_hfr(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x30000000) != 0x10000000) {
        bits = (struct bits){RT_U128(0x40000, 0xbff00000u), 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){RT_U128(0x40000, 0xbff00000u), 0x0};
        line[0] = 1;
    }
    return bits;
}

static struct bits choose_hfc(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x1800000000)) != UINT64_C(0x800000000)) {
        bits = (struct bits){RT_U128(0x80000, UINT64_C(0x7f9840000000)), 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){RT_U128(0x80000, UINT64_C(0x7f9840000000)), 0x0};
        line[0] = 1;
    }
    return bits;
}

static void fields_hfma2_r(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 49) & 0x3; /* HMRG */
    value[1] = (uint64_t)(word >> 37) & 0x3; /* HFMZR */
    value[2] = (uint64_t)(word >> 32) & 0x1; /* HSAT */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[5] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[6] = (uint64_t)(word >> 47) & 0x3; /* HSA */
    value[7] = (uint64_t)(word >> 31) & 0x1; /* HNB */
    value[8] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[9] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[10] = (uint64_t)(word >> 28) & 0x3; /* HSB */
    value[11] = (uint64_t)(word >> 30) & 0x1; /* HNR */
    value[12] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[13] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[14] = (uint64_t)(word >> 35) & 0x3; /* HSR */
    value[15] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[16] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[17] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[18] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[19] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[20] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[21] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[22] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[23] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[24] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[25] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrrrc cccccccc cccnssss 01011101 00000hhh hrrrrrrr rhhhh--h hhhhrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD HFMA2{HMRG}HFMZR{HSAT} $R[Rd], HFA, HFR, HFC CTL CLOSE */
static int take_hfma2_r(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x60061000000ff), canon};
    bits = with(bits, choose_hfa(word, out->line));
    bits = with(bits, choose_hfr(word, out->line + 1));
    bits = with(bits, choose_hfc(word, out->line + 2));
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_hfma2_r(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_hfb(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x80000000000000)) == UINT64_C(0x80000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x80000000000000)};
        line[0] = 0;
        line[1] = 0;
    } else {
        bits = (struct bits){UINT64_C(0x100007ffff00000), 0x0};
        line[0] = 1;
    }
    return bits;
}

static struct bits choose_hfc_2(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x60000000000000)) != UINT64_C(0x20000000000000)) {
        bits = (struct bits){RT_U128(0x80000, UINT64_C(0x687f8000000000)), 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){RT_U128(0x80000, UINT64_C(0x687f8000000000)), 0x0};
        line[0] = 1;
    }
    return bits;
}

static void fields_hfma2_b(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 49) & 0x3; /* HMRG */
    value[1] = (uint64_t)(word >> 57) & 0x3; /* HFMZC */
    value[2] = (uint64_t)(word >> 52) & 0x1; /* HSATC */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[5] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[6] = (uint64_t)(word >> 47) & 0x3; /* HSA */
    value[7] = (uint64_t)(word >> 56) & 0x1; /* HNCB */
    value[8] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[9] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[10] = ((uint64_t)(word >> 30) & 0x1ff) | ((uint64_t)(word >> 56) & 0x1) << 9; /* HIHI */
    value[11] = (uint64_t)(word >> 20) & 0x3ff; /* HILO */
    value[12] = (uint64_t)(word >> 51) & 0x1; /* HNRC */
    value[13] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[14] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[15] = (uint64_t)(word >> 53) & 0x3; /* HSRC */
    value[16] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[17] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[18] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[19] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[20] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[21] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[22] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[23] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[24] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[25] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[26] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrzrc cccccccc cccnssss 01110hhh .hhhhhhh hrrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr  OPEN GUARD HFMA2{HMRG}HFMZC{HSATC} $R[Rd], HFA, HFB, HFC CTL CLOSE */
static int take_hfma2_b(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x6160000000000ff), canon};
    bits = with(bits, choose_hfa(word, out->line));
    bits = with(bits, choose_hfb(word, out->line + 1));
    bits = with(bits, choose_hfc_2(word, out->line + 3));
    bits = with(bits, choose_guard(word, out->line + 4));
    bits = with(bits, choose_open(word, out->line + 5));
    bits = with(bits, choose_ctl(word, out->line + 6));
    bits = with(bits, choose_close(word, out->line + 10));
    fields_hfma2_b(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_hfcb(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x60000000000000)) != UINT64_C(0x20000000000000)) {
        bits = (struct bits){RT_U128(0x40000, UINT64_C(0x1607f8000000000)), 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){RT_U128(0x40000, UINT64_C(0x1607f8000000000)), 0x0};
        line[0] = 1;
    }
    return bits;
}

static void fields_hfma2_c(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 49) & 0x3; /* HMRG */
    value[1] = (uint64_t)(word >> 57) & 0x3; /* HFMZC */
    value[2] = (uint64_t)(word >> 52) & 0x1; /* HSATC */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[5] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[6] = (uint64_t)(word >> 47) & 0x3; /* HSA */
    value[7] = (uint64_t)(word >> 56) & 0x1; /* HNCB */
    value[8] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[9] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[10] = (uint64_t)(word >> 53) & 0x3; /* HSRC */
    value[11] = (uint64_t)(word >> 51) & 0x1; /* HNRC */
    value[12] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[13] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[14] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[15] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[16] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[17] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[18] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[19] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[20] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[21] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[22] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[23] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[24] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss 01100hhh 1hhhhhhh hrrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr  OPEN GUARD HFMA2{HMRG}HFMZC{HSATC} $R[Rd], HFA, HFCB, HNRC{c[CBANK][COFF]} CTL CLOSE */
static int take_hfma2_c(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x61e007ffff000ff), canon};
    bits = with(bits, choose_hfa(word, out->line));
    bits = with(bits, choose_hfcb(word, out->line + 1));
    out->line[2] = 0;
    out->line[3] = 0;
    bits = with(bits, choose_guard(word, out->line + 4));
    bits = with(bits, choose_open(word, out->line + 5));
    bits = with(bits, choose_ctl(word, out->line + 6));
    bits = with(bits, choose_close(word, out->line + 10));
    fields_hfma2_c(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_hfma2_32i(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 55) & 0x3; /* HFMZL */
    value[1] = (uint64_t)word & 0xff; /* Rd */
    value[2] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[3] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[4] = (uint64_t)(word >> 53) & 0x3; /* HSAL */
    value[5] = (uint64_t)(word >> 36) & 0xffff; /* HHI */
    value[6] = (uint64_t)(word >> 20) & 0xffff; /* HLO */
    value[7] = (uint64_t)(word >> 52) & 0x1; /* HNRD */
    value[8] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[9] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[10] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[11] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[12] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[13] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[14] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[15] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[16] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[17] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[18] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzrc cccccccc cccnssss 0010100h hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh hhhh.ggg rrrrrrrr rrrrrrrr  OPEN GUARD HFMA2_32I{HFMZL} $R[Rd], HALM, HHI, HLO, HNRD$R[Rd] CTL CLOSE */
static int take_hfma2_32i(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x19ffffffff000ff), canon};
    bits = with(bits, choose_halm(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_hfma2_32i(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_hset2_r(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 49) & 0x1; /* HBF */
    value[1] = (uint64_t)(word >> 35) & 0xf; /* HCMP */
    value[2] = (uint64_t)(word >> 50) & 0x1; /* HSFTZ */
    value[3] = (uint64_t)(word >> 45) & 0x3; /* BOP */
    value[4] = (uint64_t)word & 0xff; /* Rd */
    value[5] = (uint64_t)(word >> 43) & 0x1; /* HNA */
    value[6] = (uint64_t)(word >> 44) & 0x1; /* HAA */
    value[7] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[8] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[9] = (uint64_t)(word >> 47) & 0x3; /* HSA */
    value[10] = (uint64_t)(word >> 31) & 0x1; /* HNB */
    value[11] = (uint64_t)(word >> 30) & 0x1; /* HAB */
    value[12] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[13] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[14] = (uint64_t)(word >> 28) & 0x3; /* HSB */
    value[15] = (uint64_t)(word >> 42) & 0x1; /* Q0N */
    value[16] = (uint64_t)(word >> 39) & 0x7; /* Q0 */
    value[17] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[18] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[19] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[20] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[21] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[22] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[23] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[24] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[25] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[26] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[27] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss ........ 00011hhh hbbhhqqq qhhhh--- hhhhrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD HSET2{HBF}HCMP{HSFTZ}BOP $R[Rd], HA, HB, Q0N$P[Q0] CTL CLOSE */
static int take_hset2_r(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x667f8000000ff), canon};
    bits = with(bits, choose_ha(word, out->line));
    const struct bits of_1 = choose_hb(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    out->line[2] = 0;
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_hset2_r(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_hset2_c(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 53) & 0x1; /* HBFC */
    value[1] = (uint64_t)(word >> 49) & 0xf; /* HCMPC */
    value[2] = (uint64_t)(word >> 54) & 0x1; /* HSFTZC */
    value[3] = (uint64_t)(word >> 45) & 0x3; /* BOP */
    value[4] = (uint64_t)word & 0xff; /* Rd */
    value[5] = (uint64_t)(word >> 43) & 0x1; /* HNA */
    value[6] = (uint64_t)(word >> 44) & 0x1; /* HAA */
    value[7] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[8] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[9] = (uint64_t)(word >> 47) & 0x3; /* HSA */
    value[10] = (uint64_t)(word >> 56) & 0x1; /* HNCB */
    value[11] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[12] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[13] = ((uint64_t)(word >> 30) & 0x1ff) | ((uint64_t)(word >> 56) & 0x1) << 9; /* HIHI */
    value[14] = (uint64_t)(word >> 20) & 0x3ff; /* HILO */
    value[15] = (uint64_t)(word >> 42) & 0x1; /* Q0N */
    value[16] = (uint64_t)(word >> 39) & 0x7; /* Q0 */
    value[17] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[18] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[19] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[20] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[21] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[22] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[23] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[24] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[25] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[26] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[27] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzrc cccccccc cccnssss 0111110h .hhhhhhh hbbhhqqq qccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr  OPEN GUARD HSET2{HBFC}HCMPC{HSFTZC}BOP $R[Rd], HA, HFB, Q0N$P[Q0] CTL CLOSE */
static int take_hset2_c(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x7e6780000000ff), canon};
    bits = with(bits, choose_ha(word, out->line));
    bits = with(bits, choose_hfb(word, out->line + 1));
    out->line[3] = 0;
    bits = with(bits, choose_guard(word, out->line + 4));
    bits = with(bits, choose_open(word, out->line + 5));
    bits = with(bits, choose_ctl(word, out->line + 6));
    bits = with(bits, choose_close(word, out->line + 10));
    fields_hset2_c(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_hsetp2_r(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 35) & 0xf; /* HCMP */
    value[1] = (uint64_t)(word >> 49) & 0x1; /* HAND */
    value[2] = (uint64_t)(word >> 6) & 0x1; /* HPFTZ */
    value[3] = (uint64_t)(word >> 45) & 0x3; /* BOP */
    value[4] = (uint64_t)(word >> 3) & 0x7; /* P0 */
    value[5] = (uint64_t)word & 0x7; /* P1 */
    value[6] = (uint64_t)(word >> 43) & 0x1; /* HNA */
    value[7] = (uint64_t)(word >> 44) & 0x1; /* HAA */
    value[8] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[9] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[10] = (uint64_t)(word >> 47) & 0x3; /* HSA */
    value[11] = (uint64_t)(word >> 31) & 0x1; /* HNB */
    value[12] = (uint64_t)(word >> 30) & 0x1; /* HAB */
    value[13] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[14] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[15] = (uint64_t)(word >> 28) & 0x3; /* HSB */
    value[16] = (uint64_t)(word >> 42) & 0x1; /* Q0N */
    value[17] = (uint64_t)(word >> 39) & 0x7; /* Q0 */
    value[18] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[19] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[20] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[21] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[22] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[23] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[24] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[25] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[26] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[27] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[28] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss ........ 00100-hh hbbhhqqq qhhhh--- hhhhrrrr rrrr.ggg rrrrrrrr -hpppppp  OPEN GUARD HSETP2{HCMP}HAND{HPFTZ}BOP $P[P0], $P[P1], HA, HB, Q0N$P[Q0] CTL CLOSE */
static int take_hsetp2_r(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x267f80000007f), canon};
    bits = with(bits, choose_ha(word, out->line));
    const struct bits of_1 = choose_hb(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    out->line[2] = 0;
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_hsetp2_r(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_hci_2(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xfe80000000000000)) == UINT64_C(0x7e80000000000000)) {
        bits = (struct bits){UINT64_C(0x140007ffff00000), UINT64_C(0x7e80000000000000)};
        line[0] = 0;
        line[1] = 0;
    } else if ((word & UINT64_C(0xfe00000000000000)) == UINT64_C(0x7e00000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x7e00000000000000)};
        line[0] = 1;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_hsetp2_c(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 49) & 0xf; /* HCMPC */
    value[1] = (uint64_t)(word >> 53) & 0x1; /* HANDC */
    value[2] = (uint64_t)(word >> 6) & 0x1; /* HPFTZ */
    value[3] = (uint64_t)(word >> 45) & 0x3; /* BOP */
    value[4] = (uint64_t)(word >> 3) & 0x7; /* P0 */
    value[5] = (uint64_t)word & 0x7; /* P1 */
    value[6] = (uint64_t)(word >> 43) & 0x1; /* HNA */
    value[7] = (uint64_t)(word >> 44) & 0x1; /* HAA */
    value[8] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[9] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[10] = (uint64_t)(word >> 47) & 0x3; /* HSA */
    value[11] = (uint64_t)(word >> 56) & 0x1; /* HNCB */
    value[12] = (uint64_t)(word >> 54) & 0x1; /* HACB */
    value[13] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[14] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[15] = ((uint64_t)(word >> 30) & 0x1ff) | ((uint64_t)(word >> 56) & 0x1) << 9; /* HIHI */
    value[16] = (uint64_t)(word >> 20) & 0x3ff; /* HILO */
    value[17] = (uint64_t)(word >> 42) & 0x1; /* Q0N */
    value[18] = (uint64_t)(word >> 39) & 0x7; /* Q0 */
    value[19] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[20] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[21] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[22] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[23] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[24] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[25] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[26] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[27] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[28] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[29] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzrc cccccccc cccnssss .......h .hhhhhhh hbbhhqqq qccccccc cccccccc cccc.ggg rrrrrrrr -hpppppp  OPEN GUARD HSETP2{HCMPC}HANDC{HPFTZ}BOP $P[P0], $P[P1], HA, HCI, Q0N$P[Q0] CTL CLOSE */
static int take_hsetp2_c(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x3e67800000007f), canon};
    bits = with(bits, choose_ha(word, out->line));
    const struct bits of_1 = choose_hci_2(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    out->line[3] = 0;
    bits = with(bits, choose_guard(word, out->line + 4));
    bits = with(bits, choose_open(word, out->line + 5));
    bits = with(bits, choose_ctl(word, out->line + 6));
    bits = with(bits, choose_close(word, out->line + 10));
    fields_hsetp2_c(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_plusone(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x3000000000000)) == 0x0) {
        bits = (struct bits){0x0, 0x0};
        line[0] = 0;
    } else if ((word & UINT64_C(0x3000000000000)) != UINT64_C(0x3000000000000)) {
        bits = (struct bits){0x0, UINT64_C(0x1000000000000)};
        line[0] = 1;
    } else {
        bits = (struct bits){0x0, UINT64_C(0x3000000000000)};
        line[0] = 2;
    }
    return bits;
}

static struct bits choose_suma(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x3000000000000)) != UINT64_C(0x3000000000000)) {
        bits = (struct bits){RT_U128(0x20000, UINT64_C(0x200000000ff00)), 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){RT_U128(0x20000, 0xff00), UINT64_C(0x3000000000000)};
        line[0] = 1;
    }
    return bits;
}

static struct bits choose_sumb(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xff02000000000000)) == UINT64_C(0x5c00000000000000) || (word & UINT64_C(0xff01000000000000)) == UINT64_C(0x5c00000000000000)) {
        bits = (struct bits){RT_U128(0x40000, UINT64_C(0x100000ff00000)), UINT64_C(0x5c00000000000000)};
        line[0] = 0;
    } else if ((word & UINT64_C(0xef02000000000000)) == UINT64_C(0x4c00000000000000) || (word & UINT64_C(0xef01000000000000)) == UINT64_C(0x4c00000000000000)) {
        bits = (struct bits){UINT64_C(0x1007ffff00000), UINT64_C(0x4c00000000000000)};
        line[0] = 1;
        line[1] = 0;
    } else if ((word & UINT64_C(0xfe01000000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3800000000000000)};
        line[0] = 2;
    } else if ((word & UINT64_C(0xfe02000000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3801000000000000)};
        line[0] = 3;
    } else if ((word & UINT64_C(0xff00000000000000)) == UINT64_C(0x5c00000000000000)) {
        bits = (struct bits){RT_U128(0x40000, 0xff00000), UINT64_C(0x5c03000000000000)};
        line[0] = 4;
    } else if ((word & UINT64_C(0xef00000000000000)) == UINT64_C(0x4c00000000000000)) {
        bits = (struct bits){UINT64_C(0x7ffff00000), UINT64_C(0x4c03000000000000)};
        line[0] = 5;
    } else if ((word & UINT64_C(0xfe00000000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3803000000000000)};
        line[0] = 6;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_iadd(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 50) & 0x1; /* SATI */
    value[1] = (uint64_t)(word >> 43) & 0x1; /* XI */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[4] = (uint64_t)(word >> 49) & 0x1; /* NA */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[7] = (uint64_t)(word >> 48) & 0x1; /* NB */
    value[8] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[9] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[10] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[11] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[12] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* IMM */
    value[13] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[14] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[15] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[16] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[17] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[18] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[19] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[20] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[21] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[22] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[23] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss .......t 00010snn c---x--- -ccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD IADD{PLUSONE}SATI{XI} $R[Rd]CCW, SUMA, SUMB CTL CLOSE */
static int take_iadd(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x48800000000ff), canon};
    bits = with(bits, choose_plusone(word, out->line));
    bits = with(bits, choose_suma(word, out->line + 1));
    const struct bits of_2 = choose_sumb(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    bits = with(bits, choose_guard(word, out->line + 4));
    bits = with(bits, choose_open(word, out->line + 5));
    bits = with(bits, choose_ctl(word, out->line + 6));
    bits = with(bits, choose_close(word, out->line + 10));
    if (out->line[0] == 1 && out->line[1] == 0 && out->line[2] == 2)
        bits.canon ^= UINT64_C(0x1000000000000);
    fields_iadd(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_plusonel(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x80000000000000)) == 0x0) {
        bits = (struct bits){0x0, 0x0};
        line[0] = 0;
    } else if ((word & UINT64_C(0x100000000000000)) == UINT64_C(0x100000000000000)) {
        bits = (struct bits){0x0, UINT64_C(0x180000000000000)};
        line[0] = 1;
    } else {
        return no_line;
    }
    return bits;
}

static struct bits choose_sumal(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x80000000000000)) == 0x0) {
        bits = (struct bits){RT_U128(0x20000, UINT64_C(0x10000000000ff00)), 0x0};
        line[0] = 0;
    } else if ((word & UINT64_C(0x100000000000000)) == UINT64_C(0x100000000000000)) {
        bits = (struct bits){RT_U128(0x20000, 0xff00), UINT64_C(0x180000000000000)};
        line[0] = 1;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_iadd32i(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 54) & 0x1; /* SATL */
    value[1] = (uint64_t)(word >> 53) & 0x1; /* XL */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 52) & 0x1; /* CCWL */
    value[4] = (uint64_t)(word >> 56) & 0x1; /* NAL */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[7] = (uint64_t)(word >> 20) & 0xffffffffu; /* IMM32 */
    value[8] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[9] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[10] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[11] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[12] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[13] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[14] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[15] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[16] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[17] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[18] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzrc cccccccc cccnssss 0001110n .sxciiii iiiiiiii iiiiiiii iiiiiiii iiii.ggg rrrrrrrr rrrrrrrr  OPEN GUARD IADD32I{PLUSONEL}SATL{XL} $R[Rd]CCWL, SUMAL, IMM32 CTL CLOSE */
static int take_iadd32i(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x7ffffffff000ff), canon};
    const struct bits of_0 = choose_plusonel(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = choose_sumal(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_iadd32i(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_add3x(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x1800000000)) != UINT64_C(0x1800000000)) {
        bits = (struct bits){RT_U128(0x20000, UINT64_C(0x800180000ff00)), 0x0};
        line[0] = 0;
    } else {
        return no_line;
    }
    return bits;
}

static struct bits choose_add3y(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x600000000)) != UINT64_C(0x600000000)) {
        bits = (struct bits){RT_U128(0x40000, UINT64_C(0x400060ff00000)), 0x0};
        line[0] = 0;
    } else {
        return no_line;
    }
    return bits;
}

static struct bits choose_add3z(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x180000000)) != UINT64_C(0x180000000)) {
        bits = (struct bits){RT_U128(0x80000, UINT64_C(0x27f8180000000)), 0x0};
        line[0] = 0;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_iadd3_r(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 37) & 0x3; /* SH3 */
    value[1] = (uint64_t)(word >> 48) & 0x1; /* X3 */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[4] = (uint64_t)(word >> 51) & 0x1; /* NA3 */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 35) & 0x3; /* HA3 */
    value[7] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[8] = (uint64_t)(word >> 50) & 0x1; /* NB3 */
    value[9] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[10] = (uint64_t)(word >> 33) & 0x3; /* HB3 */
    value[11] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[12] = (uint64_t)(word >> 49) & 0x1; /* NC3 */
    value[13] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[14] = (uint64_t)(word >> 31) & 0x3; /* HC3 */
    value[15] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[16] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[17] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[18] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[19] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[20] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[21] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[22] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[23] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[24] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[25] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[26] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrrrc cccccccc cccnssss 01011100 1100nnnx crrrrrrr rsshhhhh h---rrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD IADD3{SH3}X3 $R[Rd]CCW, NA3$R[Ra]HA3{RA}, NB3$R[Rb]HB3{RB}, NC3$R[Rc]HC3{RC} CTL CLOSE */
static int take_iadd3_r(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x18060000000ff), canon};
    const struct bits of_0 = choose_add3x(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = choose_add3y(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_add3z(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_iadd3_r(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_add3b(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xff00000000000000)) == UINT64_C(0x4c00000000000000)) {
        bits = (struct bits){UINT64_C(0x4007ffff00000), UINT64_C(0x4c00000000000000)};
        line[0] = 0;
        line[1] = 0;
    } else if ((word & UINT64_C(0xfe04000000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3800000000000000)};
        line[0] = 1;
    } else if ((word & UINT64_C(0xfe00000000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3804000000000000)};
        line[0] = 2;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_iadd3_b(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 48) & 0x1; /* X3 */
    value[1] = (uint64_t)word & 0xff; /* Rd */
    value[2] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[3] = (uint64_t)(word >> 51) & 0x1; /* NA3 */
    value[4] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[5] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[6] = (uint64_t)(word >> 50) & 0x1; /* NB3 */
    value[7] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[8] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[9] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* UIMM */
    value[10] = (uint64_t)(word >> 49) & 0x1; /* NC3 */
    value[11] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[12] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[13] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[14] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[15] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[16] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[17] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[18] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[19] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[20] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[21] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[22] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[23] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrzrc cccccccc cccnssss .......t 1100nnnx crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr  OPEN GUARD IADD3{X3} $R[Rd]CCW, NA3$R[Ra]RA, ADD3B, NC3$R[Rc]RC CTL CLOSE */
static int take_iadd3_b(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0xa0000, UINT64_C(0xbff800000ffff)), canon};
    out->line[0] = 0;
    const struct bits of_1 = choose_add3b(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    out->line[3] = 0;
    bits = with(bits, choose_guard(word, out->line + 4));
    bits = with(bits, choose_open(word, out->line + 5));
    bits = with(bits, choose_ctl(word, out->line + 6));
    bits = with(bits, choose_close(word, out->line + 10));
    fields_iadd3_b(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_iscadd(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)word & 0xff; /* Rd */
    value[1] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[2] = (uint64_t)(word >> 49) & 0x1; /* NA */
    value[3] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[4] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[5] = (uint64_t)(word >> 48) & 0x1; /* NB */
    value[6] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[7] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[8] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[9] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[10] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* IMM */
    value[11] = (uint64_t)(word >> 39) & 0x1f; /* SCALE */
    value[12] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[13] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[14] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[15] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[16] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[17] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[18] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[19] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[20] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[21] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[22] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss .......t 00011-nn c---ssss sccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD ISCADD{PLUSONE} $R[Rd]CCW, SCA, SUMB, SCALE CTL CLOSE */
static int take_iscadd(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x8f80000000ff), canon};
    bits = with(bits, choose_plusone(word, out->line));
    bits = with(bits, choose_suma(word, out->line + 1));
    const struct bits of_2 = choose_sumb(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    bits = with(bits, choose_guard(word, out->line + 4));
    bits = with(bits, choose_open(word, out->line + 5));
    bits = with(bits, choose_ctl(word, out->line + 6));
    bits = with(bits, choose_close(word, out->line + 10));
    if (out->line[0] == 1 && out->line[1] == 0 && out->line[2] == 2)
        bits.canon ^= UINT64_C(0x1000000000000);
    fields_iscadd(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_iscadd32i(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)word & 0xff; /* Rd */
    value[1] = (uint64_t)(word >> 52) & 0x1; /* CCWL */
    value[2] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[3] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[4] = (uint64_t)(word >> 20) & 0xffffffffu; /* IMM32 */
    value[5] = (uint64_t)(word >> 53) & 0x1f; /* SCALEL */
    value[6] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[7] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[8] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[9] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[10] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[11] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[12] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[13] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[14] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[15] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[16] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzrc cccccccc cccnssss 000101ss sssciiii iiiiiiii iiiiiiii iiiiiiii iiii.ggg rrrrrrrr rrrrrrrr  OPEN GUARD ISCADD32I $R[Rd]CCWL, $R[Ra]RA, IMM32, SCALEL CTL CLOSE */
static int take_iscadd32i(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0x3fffffffff0ffff)), canon};
    bits = with(bits, choose_guard(word, out->line));
    bits = with(bits, choose_open(word, out->line + 1));
    bits = with(bits, choose_ctl(word, out->line + 2));
    bits = with(bits, choose_close(word, out->line + 6));
    fields_iscadd32i(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_sb_3(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xff00000000000000)) == UINT64_C(0x5c00000000000000)) {
        bits = (struct bits){RT_U128(0x40000, 0xff00000), UINT64_C(0x5c00000000000000)};
        line[0] = 0;
    } else if ((word & UINT64_C(0xef00000000000000)) == UINT64_C(0x4c00000000000000)) {
        bits = (struct bits){UINT64_C(0x7ffff00000), UINT64_C(0x4c00000000000000)};
        line[0] = 1;
    } else if ((word & UINT64_C(0xfe00000000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3800000000000000)};
        line[0] = 2;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_imnmx(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 48) & 0x1; /* UI */
    value[1] = (uint64_t)(word >> 43) & 0x3; /* MNX */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[4] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[5] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[6] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[7] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[8] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[9] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[10] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* IMM */
    value[11] = (uint64_t)(word >> 42) & 0x1; /* Q0N */
    value[12] = (uint64_t)(word >> 39) & 0x7; /* Q0 */
    value[13] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[14] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[15] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[16] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[17] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[18] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[19] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[20] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[21] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[22] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[23] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss .......t 00100--u c--mmqqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD IMNMX{UI}MNX $R[Rd]CCW, $R[Ra]RA, SB, Q0N$P[Q0] CTL CLOSE */
static int take_imnmx(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0x19f800000ffff)), canon};
    const struct bits of_0 = choose_sb_3(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[1] = 0;
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_imnmx(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_icmp_b(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 49) & 0x7; /* CMP */
    value[1] = (uint64_t)(word >> 48) & 0x1; /* UI */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[4] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[5] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[6] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[7] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[8] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[9] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* IMM */
    value[10] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[11] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[12] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[13] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[14] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[15] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[16] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[17] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[18] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[19] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[20] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[21] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[22] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrrrc cccccccc cccnssss .......t 0100cccu -rrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD ICMP{CMP}UI $R[Rd], $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE */
static int take_icmp_b(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0xa0000, UINT64_C(0xf7f800000ffff)), canon};
    const struct bits of_0 = choose_sb(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_icmp_b(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_icmp_c(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 49) & 0x7; /* CMP */
    value[1] = (uint64_t)(word >> 48) & 0x1; /* UI */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[4] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[5] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[6] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[7] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[8] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[9] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[10] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[11] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[12] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[13] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[14] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[15] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[16] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[17] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[18] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[19] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss 01010011 0100cccu -rrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr  OPEN GUARD ICMP{CMP}UI $R[Rd], $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE */
static int take_icmp_c(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x60000, UINT64_C(0xf7ffffff0ffff)), canon};
    out->line[0] = 0;
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_icmp_c(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_po(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x7000000000000)) == UINT64_C(0x7000000000000)) {
        bits = (struct bits){0x0, UINT64_C(0x7000000000000)};
        line[0] = 0;
    } else {
        bits = (struct bits){UINT64_C(0x7000000000000), 0x0};
        line[0] = 1;
    }
    return bits;
}

static struct bits choose_sbi(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xff00000000000000)) == UINT64_C(0x5c00000000000000)) {
        bits = (struct bits){RT_U128(0x40000, UINT64_C(0x1000ff00000)), UINT64_C(0x5c00000000000000)};
        line[0] = 0;
    } else if ((word & UINT64_C(0xef00000000000000)) == UINT64_C(0x4c00000000000000)) {
        bits = (struct bits){UINT64_C(0x17ffff00000), UINT64_C(0x4c00000000000000)};
        line[0] = 1;
        line[1] = 0;
    } else if ((word & UINT64_C(0xfe00010000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3800000000000000)};
        line[0] = 2;
    } else if ((word & UINT64_C(0xfe00000000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3800010000000000)};
        line[0] = 3;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_lop(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 41) & 0x3; /* LOPF */
    value[1] = (uint64_t)(word >> 43) & 0x1; /* LOPX */
    value[2] = (uint64_t)(word >> 44) & 0x3; /* LOPT */
    value[3] = (uint64_t)(word >> 48) & 0x7; /* P2 */
    value[4] = (uint64_t)word & 0xff; /* Rd */
    value[5] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[6] = (uint64_t)(word >> 39) & 0x1; /* LIA */
    value[7] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[8] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[9] = (uint64_t)(word >> 40) & 0x1; /* LIB */
    value[10] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[11] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[12] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[13] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[14] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* IMM */
    value[15] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[16] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[17] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[18] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[19] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[20] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[21] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[22] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[23] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[24] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[25] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss .......t 01000ppp c-llllll lccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD LOP{LOPF}LOPX{LOPT} PO, $R[Rd]CCW, LIA$R[Ra]RA, SBI CTL CLOSE */
static int take_lop(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0xbe800000ffff)), canon};
    bits = with(bits, choose_po(word, out->line));
    out->line[1] = 0;
    const struct bits of_2 = choose_sbi(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    bits = with(bits, choose_guard(word, out->line + 4));
    bits = with(bits, choose_open(word, out->line + 5));
    bits = with(bits, choose_ctl(word, out->line + 6));
    bits = with(bits, choose_close(word, out->line + 10));
    fields_lop(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_lop32i(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 53) & 0x3; /* LOPFL */
    value[1] = (uint64_t)(word >> 57) & 0x1; /* LOPXL */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 52) & 0x1; /* CCWL */
    value[4] = (uint64_t)(word >> 55) & 0x1; /* LIAL */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[7] = (uint64_t)(word >> 20) & 0xffffffffu; /* UIMM32 */
    value[8] = (uint64_t)(word >> 56) & 0x1; /* LIBL */
    value[9] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[10] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[11] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[12] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[13] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[14] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[15] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[16] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[17] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[18] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[19] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzrc cccccccc cccnssss 000001ll lllcuuuu uuuuuuuu uuuuuuuu uuuuuuuu uuuu.ggg rrrrrrrr rrrrrrrr  OPEN GUARD LOP32I{LOPFL}LOPXL $R[Rd]CCWL, LIAL$R[Ra]RA, UIMM32{LIBL} CTL CLOSE */
static int take_lop32i(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0x3fffffffff0ffff)), canon};
    bits = with(bits, choose_guard(word, out->line));
    bits = with(bits, choose_open(word, out->line + 1));
    bits = with(bits, choose_ctl(word, out->line + 2));
    bits = with(bits, choose_close(word, out->line + 6));
    fields_lop32i(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_lop3_r(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 38) & 0x1; /* L3X */
    value[1] = (uint64_t)(word >> 36) & 0x3; /* L3T */
    value[2] = (uint64_t)(word >> 48) & 0x7; /* P2 */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[7] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[8] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[9] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[10] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[11] = (uint64_t)(word >> 28) & 0xff; /* LUT */
    value[12] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[13] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[14] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[15] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[16] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[17] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[18] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[19] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[20] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[21] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[22] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrrrc cccccccc cccnssss 01011011 11100ppp crrrrrrr rlllllll llllrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD LOP3.LUT{L3X}L3T PO, $R[Rd]CCW, $R[Ra]RA, $R[Rb]RB, $R[Rc]RC, LUT CTL CLOSE */
static int take_lop3_r(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0xe0000, UINT64_C(0xfffffff0ffff)), canon};
    bits = with(bits, choose_po(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_lop3_r(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_lop3_c(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 56) & 0x1; /* L3XC */
    value[1] = (uint64_t)word & 0xff; /* Rd */
    value[2] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[3] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[4] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[5] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[6] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[7] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[8] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[9] = (uint64_t)(word >> 48) & 0xff; /* LUTH */
    value[10] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[11] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[12] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[13] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[14] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[15] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[16] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[17] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[18] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[19] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[20] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrzrc cccccccc cccnssss 0000001l llllllll crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr  OPEN GUARD LOP3.LUT{L3XC} $R[Rd]CCW, $R[Ra]RA, c[CBANK][COFF], $R[Rc]RC, LUTH CTL CLOSE */
static int take_lop3_c(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0xa0000, UINT64_C(0x1fffffffff0ffff)), canon};
    out->line[0] = 0;
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_lop3_c(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_lop3_i(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 57) & 0x1; /* L3XI */
    value[1] = (uint64_t)word & 0xff; /* Rd */
    value[2] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[3] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[4] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[5] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* IMM */
    value[6] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[7] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[8] = (uint64_t)(word >> 48) & 0xff; /* LUTH */
    value[9] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[10] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[11] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[12] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[13] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[14] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[15] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[16] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[17] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[18] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[19] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrzrc cccccccc cccnssss 001111li llllllll crrrrrrr riiiiiii iiiiiiii iiii.ggg rrrrrrrr rrrrrrrr  OPEN GUARD LOP3.LUT{L3XI} $R[Rd]CCW, $R[Ra]RA, IMM, $R[Rc]RC, LUTH CTL CLOSE */
static int take_lop3_i(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0xa0000, UINT64_C(0x3fffffffff0ffff)), canon};
    bits = with(bits, choose_guard(word, out->line));
    bits = with(bits, choose_open(word, out->line + 1));
    bits = with(bits, choose_ctl(word, out->line + 2));
    bits = with(bits, choose_close(word, out->line + 6));
    fields_lop3_i(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_a24(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xffffff00000)) == 0x0) {
        bits = (struct bits){0xff00, 0x0};
        line[0] = 0;
    } else if ((word & 0xff00) != 0xff00) {
        bits = (struct bits){UINT64_C(0xffffff0ff00), 0x0};
        line[0] = 1;
    } else {
        bits = (struct bits){UINT64_C(0xffffff00000), 0xff00};
        line[0] = 2;
    }
    return bits;
}

static void fields_ldg(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 45) & 0x1; /* GE */
    value[1] = (uint64_t)(word >> 46) & 0x3; /* GCL */
    value[2] = (uint64_t)(word >> 48) & 0x7; /* GSIZE */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[5] = (uint64_t)(word >> 20) & 0xffffff; /* OFF24 */
    value[6] = (uint64_t)(word >> 20) & 0xffffff; /* UOFF24 */
    value[7] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[8] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[9] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[10] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[11] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[12] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[13] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[14] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[15] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[16] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[17] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101110 11010ggg ggg-oooo oooooooo oooooooo oooo.ggg rrrrrrrr rrrrrrrr  OPEN GUARD LDG{GE}GCL{GSIZE} $R[Rd], A24 CTL CLOSE */
static int take_ldg(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x7e000000000ff), canon};
    bits = with(bits, choose_a24(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_ldg(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_a20(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xfffff00000)) == 0x0) {
        bits = (struct bits){0xff00, 0x0};
        line[0] = 0;
    } else if ((word & 0xff00) != 0xff00) {
        bits = (struct bits){UINT64_C(0xfffff0ff00), 0x0};
        line[0] = 1;
    } else {
        bits = (struct bits){UINT64_C(0xfffff00000), 0xff00};
        line[0] = 2;
    }
    return bits;
}

static void fields_ldg_p(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 45) & 0x1; /* GE */
    value[1] = (uint64_t)(word >> 46) & 0x3; /* GCL */
    value[2] = (uint64_t)(word >> 48) & 0x7; /* GSIZE */
    value[3] = (uint64_t)(word >> 41) & 0x7; /* GP41 */
    value[4] = (uint64_t)word & 0xff; /* Rd */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 20) & 0xfffff; /* OFF20 */
    value[7] = (uint64_t)(word >> 20) & 0xfffff; /* UOFF20 */
    value[8] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[9] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[10] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[11] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[12] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[13] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[14] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[15] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[16] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[17] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[18] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101110 11001ggg ggg-ggg? oooooooo oooooooo oooo.ggg rrrrrrrr rrrrrrrr  OPEN GUARD LDG{GE}GCL{GSIZE} GP41, $R[Rd], A20 CTL CLOSE */
static int take_ldg_p(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x7ee00000000ff), canon};
    out->line[0] = 0;
    bits = with(bits, choose_a20(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_ldg_p(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_stg(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 45) & 0x1; /* GE */
    value[1] = (uint64_t)(word >> 46) & 0x3; /* GCS */
    value[2] = (uint64_t)(word >> 48) & 0x7; /* SSIZE */
    value[3] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[4] = (uint64_t)(word >> 20) & 0xffffff; /* OFF24 */
    value[5] = (uint64_t)(word >> 20) & 0xffffff; /* UOFF24 */
    value[6] = (uint64_t)word & 0xff; /* Rd */
    value[7] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[8] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[9] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[10] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[11] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[12] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[13] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[14] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[15] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[16] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[17] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101110 11011sss ggg-oooo oooooooo oooooooo oooo.ggg rrrrrrrr rrrrrrrr  OPEN GUARD STG{GE}GCS{SSIZE} A24, $R[Rd] CTL CLOSE */
static int take_stg(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x7e000000000ff), canon};
    bits = with(bits, choose_a24(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_stg(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_a32(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xffffffff00000)) == 0x0) {
        bits = (struct bits){0xff00, 0x0};
        line[0] = 0;
    } else if ((word & 0xff00) != 0xff00) {
        bits = (struct bits){UINT64_C(0xffffffff0ff00), 0x0};
        line[0] = 1;
    } else {
        bits = (struct bits){UINT64_C(0xffffffff00000), 0xff00};
        line[0] = 2;
    }
    return bits;
}

static struct bits choose_genpred(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x1c00000000000000)) == UINT64_C(0x1c00000000000000)) {
        bits = (struct bits){0x0, UINT64_C(0x1c00000000000000)};
        line[0] = 0;
    } else {
        bits = (struct bits){UINT64_C(0x1c00000000000000), 0x0};
        line[0] = 1;
    }
    return bits;
}

static void fields_ld(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 52) & 0x1; /* GENE */
    value[1] = (uint64_t)(word >> 56) & 0x3; /* GENL */
    value[2] = (uint64_t)(word >> 53) & 0x7; /* LSIZE */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[5] = (uint64_t)(word >> 20) & 0xffffffffu; /* OFF32 */
    value[6] = (uint64_t)(word >> 20) & 0xffffffffu; /* UOFF32 */
    value[7] = (uint64_t)(word >> 58) & 0x7; /* GENP */
    value[8] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[9] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[10] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[11] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[12] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[13] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[14] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[15] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[16] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[17] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[18] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 100ggggg lllgoooo oooooooo oooooooo oooooooo oooo.ggg rrrrrrrr rrrrrrrr  OPEN GUARD LD{GENE}GENL{LSIZE} $R[Rd], A32, GENPRED CTL CLOSE */
static int take_ld(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x3f00000000000ff), canon};
    bits = with(bits, choose_a32(word, out->line));
    bits = with(bits, choose_genpred(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_ld(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_st(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 52) & 0x1; /* GENE */
    value[1] = (uint64_t)(word >> 56) & 0x3; /* GENS */
    value[2] = (uint64_t)(word >> 53) & 0x7; /* LSIZE */
    value[3] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[4] = (uint64_t)(word >> 20) & 0xffffffffu; /* OFF32 */
    value[5] = (uint64_t)(word >> 20) & 0xffffffffu; /* UOFF32 */
    value[6] = (uint64_t)word & 0xff; /* Rd */
    value[7] = (uint64_t)(word >> 58) & 0x7; /* GENP */
    value[8] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[9] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[10] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[11] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[12] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[13] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[14] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[15] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[16] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[17] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[18] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 101ggggg lllgoooo oooooooo oooooooo oooooooo oooo.ggg rrrrrrrr rrrrrrrr  OPEN GUARD ST{GENE}GENS{LSIZE} A32, $R[Rd], GENPRED CTL CLOSE */
static int take_st(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x3f00000000000ff), canon};
    bits = with(bits, choose_a32(word, out->line));
    bits = with(bits, choose_genpred(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_st(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_ldl(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 44) & 0x3; /* LCL */
    value[1] = (uint64_t)(word >> 48) & 0x7; /* SSIZE */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[4] = (uint64_t)(word >> 20) & 0xffffff; /* OFF24 */
    value[5] = (uint64_t)(word >> 20) & 0xffffff; /* UOFF24 */
    value[6] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[7] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[8] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[9] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[10] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[11] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[12] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[13] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[14] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[15] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[16] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101111 01000sss --lloooo oooooooo oooooooo oooo.ggg rrrrrrrr rrrrrrrr  OPEN GUARD LDL{LCL}SSIZE $R[Rd], A24 CTL CLOSE */
static int take_ldl(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x73000000000ff), canon};
    bits = with(bits, choose_a24(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_ldl(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_stl(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 44) & 0x3; /* LCS */
    value[1] = (uint64_t)(word >> 48) & 0x7; /* SSIZE */
    value[2] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[3] = (uint64_t)(word >> 20) & 0xffffff; /* OFF24 */
    value[4] = (uint64_t)(word >> 20) & 0xffffff; /* UOFF24 */
    value[5] = (uint64_t)word & 0xff; /* Rd */
    value[6] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[7] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[8] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[9] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[10] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[11] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[12] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[13] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[14] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[15] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[16] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101111 01010sss --lloooo oooooooo oooooooo oooo.ggg rrrrrrrr rrrrrrrr  OPEN GUARD STL{LCS}SSIZE A24, $R[Rd] CTL CLOSE */
static int take_stl(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x73000000000ff), canon};
    bits = with(bits, choose_a24(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_stl(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_lds_r(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 48) & 0x7; /* SSIZE */
    value[1] = (uint64_t)word & 0xff; /* Rd */
    value[2] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[3] = (uint64_t)(word >> 20) & 0xffffff; /* OFF24 */
    value[4] = (uint64_t)(word >> 20) & 0xffffff; /* UOFF24 */
    value[5] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[6] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[7] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[8] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[9] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[10] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[11] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[12] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[13] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[14] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[15] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101111 01001sss ---0oooo oooooooo oooooooo oooo.ggg rrrrrrrr rrrrrrrr  OPEN GUARD LDS{SSIZE} $R[Rd], A24 CTL CLOSE */
static int take_lds_r(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x70000000000ff), canon};
    bits = with(bits, choose_a24(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_lds_r(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_lds_u(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 48) & 0x7; /* USIZE */
    value[1] = (uint64_t)word & 0xff; /* Rd */
    value[2] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[3] = (uint64_t)(word >> 20) & 0xffffff; /* OFF24 */
    value[4] = (uint64_t)(word >> 20) & 0xffffff; /* UOFF24 */
    value[5] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[6] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[7] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[8] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[9] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[10] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[11] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[12] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[13] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[14] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[15] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101111 01001uuu ---1oooo oooooooo oooooooo oooo.ggg rrrrrrrr rrrrrrrr  OPEN GUARD LDS.U{USIZE} $R[Rd], A24 CTL CLOSE */
static int take_lds_u(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x70000000000ff), canon};
    bits = with(bits, choose_a24(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_lds_u(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_sts(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 48) & 0x7; /* SSIZE */
    value[1] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[2] = (uint64_t)(word >> 20) & 0xffffff; /* OFF24 */
    value[3] = (uint64_t)(word >> 20) & 0xffffff; /* UOFF24 */
    value[4] = (uint64_t)word & 0xff; /* Rd */
    value[5] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[6] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[7] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[8] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[9] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[10] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[11] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[12] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[13] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[14] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[15] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101111 01011sss ----oooo oooooooo oooooooo oooo.ggg rrrrrrrr rrrrrrrr  OPEN GUARD STS{SSIZE} A24, $R[Rd] CTL CLOSE */
static int take_sts(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x70000000000ff), canon};
    bits = with(bits, choose_a24(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_sts(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_cplace(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xffff00000)) == 0x0) {
        bits = (struct bits){UINT64_C(0x1f00000ff00), 0x0};
        line[0] = 0;
    } else if ((word & 0xff00) != 0xff00) {
        bits = (struct bits){UINT64_C(0x1fffff0ff00), 0x0};
        line[0] = 1;
    } else {
        bits = (struct bits){UINT64_C(0x1fffff00000), 0xff00};
        line[0] = 2;
    }
    return bits;
}

static void fields_ldc(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 48) & 0x7; /* CSIZE */
    value[1] = (uint64_t)(word >> 44) & 0x3; /* LMODE */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 36) & 0x1f; /* LBANK */
    value[4] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[5] = (uint64_t)(word >> 20) & 0xffff; /* CINDEX */
    value[6] = (uint64_t)(word >> 20) & 0xffff; /* UCINDEX */
    value[7] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[8] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[9] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[10] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[11] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[12] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[13] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[14] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[15] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[16] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[17] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101111 10010ccc --ll---l llllcccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr  OPEN GUARD LDC{CSIZE}LMODE $R[Rd], CPLACE CTL CLOSE */
static int take_ldc(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x73000000000ff), canon};
    bits = with(bits, choose_cplace(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_ldc(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_stp(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 31) & 0x1; /* STPW */
    value[1] = (uint64_t)(word >> 20) & 0xff; /* STPN */
    value[2] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[3] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[4] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[5] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[6] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[7] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[8] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[9] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[10] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[11] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101110 10100--- -------- -------- s---ssss ssss---- -------- --------  OPEN STP{STPW} STPN CTL CLOSE */
static int take_stp(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0x8ff00000u, canon};
    bits = with(bits, choose_open(word, out->line));
    bits = with(bits, choose_ctl(word, out->line + 1));
    bits = with(bits, choose_close(word, out->line + 5));
    fields_stp(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_membar(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 8) & 0x3; /* MSCOPE */
    value[1] = (uint64_t)word & 0x3; /* MINV */
    value[2] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[3] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[4] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[5] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[6] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[7] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[8] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[9] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[10] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[11] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[12] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101111 10011--- -------- -------- -------- ----.ggg ------mm ------mm  OPEN GUARD MEMBAR{MSCOPE}MINV CTL CLOSE */
static int take_membar(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0x303, canon};
    bits = with(bits, choose_guard(word, out->line));
    bits = with(bits, choose_open(word, out->line + 1));
    bits = with(bits, choose_ctl(word, out->line + 2));
    bits = with(bits, choose_close(word, out->line + 6));
    fields_membar(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_lanes(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x78000000000)) == UINT64_C(0x78000000000)) {
        bits = (struct bits){0x0, UINT64_C(0x78000000000)};
        line[0] = 0;
    } else {
        bits = (struct bits){UINT64_C(0x78000000000), 0x0};
        line[0] = 1;
    }
    return bits;
}

static void fields_mov(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)word & 0xff; /* Rd */
    value[1] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[2] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[3] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[4] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[5] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* IMM */
    value[6] = (uint64_t)(word >> 39) & 0xf; /* MASK */
    value[7] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[8] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[9] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[10] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[11] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[12] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[13] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[14] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[15] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[16] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[17] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrzc cccccccc cccnssss .......t 10011--- -----mmm mccccccc ccccrrrr rrrr.ggg -------- rrrrrrrr  OPEN GUARD MOV $R[Rd], SB, LANES CTL CLOSE */
static int take_mov(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0xff, canon};
    const struct bits of_0 = choose_sb_3(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_lanes(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_mov(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_lanesl(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0xf000) == 0xf000) {
        bits = (struct bits){0x0, 0xf000};
        line[0] = 0;
    } else {
        bits = (struct bits){0xf000, 0x0};
        line[0] = 1;
    }
    return bits;
}

static void fields_mov32i(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)word & 0xff; /* Rd */
    value[1] = (uint64_t)(word >> 20) & 0xffffffffu; /* UIMM32 */
    value[2] = (uint64_t)(word >> 12) & 0xf; /* MASKL */
    value[3] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[4] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[5] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[6] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[7] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[8] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[9] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[10] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[11] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[12] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[13] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 00000001 0000uuuu uuuuuuuu uuuuuuuu uuuuuuuu uuuu.ggg mmmm---- rrrrrrrr  OPEN GUARD MOV32I $R[Rd], UIMM32, LANESL CTL CLOSE */
static int take_mov32i(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0xffffffff000ff), canon};
    bits = with(bits, choose_lanesl(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_mov32i(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_sel(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)word & 0xff; /* Rd */
    value[1] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[2] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[3] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[4] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[5] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[6] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[7] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* IMM */
    value[8] = (uint64_t)(word >> 42) & 0x1; /* Q0N */
    value[9] = (uint64_t)(word >> 39) & 0x7; /* Q0 */
    value[10] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[11] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[12] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[13] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[14] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[15] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[16] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[17] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[18] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[19] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[20] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss .......t 10100--- -----qqq qccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD SEL $R[Rd], $R[Ra]RA, SB, Q0N$P[Q0] CTL CLOSE */
static int take_sel(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0x7800000ffff)), canon};
    const struct bits of_0 = choose_sb_3(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[1] = 0;
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_sel(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_prmt_b(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 48) & 0xf; /* PMODE */
    value[1] = (uint64_t)word & 0xff; /* Rd */
    value[2] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[3] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[4] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[5] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[6] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[7] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[8] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* IMM */
    value[9] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[10] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[11] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[12] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[13] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[14] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[15] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[16] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[17] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[18] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[19] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[20] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[21] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrrrc cccccccc cccnssss .......t 11000ppp -rrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD PRMT{PMODE} $R[Rd], $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE */
static int take_prmt_b(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0xa0000, UINT64_C(0xf7f800000ffff)), canon};
    const struct bits of_0 = choose_sb(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_prmt_b(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_prmt_c(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 48) & 0xf; /* PMODE */
    value[1] = (uint64_t)word & 0xff; /* Rd */
    value[2] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[3] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[4] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[5] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[6] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[7] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[8] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[9] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[10] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[11] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[12] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[13] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[14] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[15] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[16] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[17] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[18] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss 01010011 11000ppp -rrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr  OPEN GUARD PRMT{PMODE} $R[Rd], $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE */
static int take_prmt_c(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x60000, UINT64_C(0xf7ffffff0ffff)), canon};
    out->line[0] = 0;
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_prmt_c(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_imul(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 40) & 0x3; /* MULS */
    value[1] = (uint64_t)(word >> 39) & 0x1; /* MULHI */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[4] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[5] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[6] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[7] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[8] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[9] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[10] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* IMM */
    value[11] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[12] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[13] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[14] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[15] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[16] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[17] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[18] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[19] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[20] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[21] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss .......t 00111--- c-----mm mccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD IMUL{MULS}MULHI $R[Rd]CCW, $R[Ra]RA, SB CTL CLOSE */
static int take_imul(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0x83800000ffff)), canon};
    const struct bits of_0 = choose_sb_3(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_imul(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_imul32i(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 54) & 0x3; /* MULSL */
    value[1] = (uint64_t)(word >> 53) & 0x1; /* MULHIL */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 52) & 0x1; /* CCWL */
    value[4] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[5] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[6] = (uint64_t)(word >> 20) & 0xffffffffu; /* IMM32 */
    value[7] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[8] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[9] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[10] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[11] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[12] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[13] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[14] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[15] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[16] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[17] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzrc cccccccc cccnssss 00011111 mmmciiii iiiiiiii iiiiiiii iiiiiiii iiii.ggg rrrrrrrr rrrrrrrr  OPEN GUARD IMUL32I{MULSL}MULHIL $R[Rd]CCWL, $R[Ra]RA, IMM32 CTL CLOSE */
static int take_imul32i(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0xfffffffff0ffff)), canon};
    bits = with(bits, choose_guard(word, out->line));
    bits = with(bits, choose_open(word, out->line + 1));
    bits = with(bits, choose_ctl(word, out->line + 2));
    bits = with(bits, choose_close(word, out->line + 6));
    fields_imul32i(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_madpo(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x18000000000000)) == 0x0) {
        bits = (struct bits){0x0, 0x0};
        line[0] = 0;
    } else if ((word & UINT64_C(0x18000000000000)) != UINT64_C(0x18000000000000)) {
        bits = (struct bits){0x0, UINT64_C(0x8000000000000)};
        line[0] = 1;
    } else {
        bits = (struct bits){0x0, UINT64_C(0x18000000000000)};
        line[0] = 2;
    }
    return bits;
}

static struct bits choose_mada(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x18000000000000)) != UINT64_C(0x18000000000000)) {
        bits = (struct bits){RT_U128(0x20000, UINT64_C(0x1000000000ff00)), 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){RT_U128(0x20000, 0xff00), UINT64_C(0x18000000000000)};
        line[0] = 1;
    }
    return bits;
}

static struct bits choose_sb_4(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xff00000000000000)) == UINT64_C(0x5a00000000000000)) {
        bits = (struct bits){RT_U128(0x40000, 0xff00000), UINT64_C(0x5a00000000000000)};
        line[0] = 0;
    } else if ((word & UINT64_C(0xef00000000000000)) == UINT64_C(0x4a00000000000000)) {
        bits = (struct bits){UINT64_C(0x7ffff00000), UINT64_C(0x4a00000000000000)};
        line[0] = 1;
    } else if ((word & UINT64_C(0xfe00000000000000)) == UINT64_C(0x3400000000000000)) {
        bits = (struct bits){UINT64_C(0x100007ffff00000), UINT64_C(0x3400000000000000)};
        line[0] = 2;
    } else {
        return no_line;
    }
    return bits;
}

static struct bits choose_madc(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x18000000000000)) != UINT64_C(0x18000000000000)) {
        bits = (struct bits){RT_U128(0x80000, UINT64_C(0x87f8000000000)), 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){RT_U128(0x80000, UINT64_C(0x7f8000000000)), UINT64_C(0x18000000000000)};
        line[0] = 1;
    }
    return bits;
}

static void fields_imad_b(rt_u128 word, uint64_t *value)
{
    value[0] = ((uint64_t)(word >> 48) & 0x1) | ((uint64_t)(word >> 53) & 0x1) << 1; /* MADS */
    value[1] = (uint64_t)(word >> 54) & 0x1; /* MADHI */
    value[2] = (uint64_t)(word >> 50) & 0x1; /* MADSAT */
    value[3] = (uint64_t)(word >> 49) & 0x1; /* MADX */
    value[4] = (uint64_t)word & 0xff; /* Rd */
    value[5] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[6] = (uint64_t)(word >> 52) & 0x1; /* MNA */
    value[7] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[8] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[9] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[10] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[11] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[12] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[13] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* IMM */
    value[14] = (uint64_t)(word >> 51) & 0x1; /* MNC */
    value[15] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[16] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[17] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[18] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[19] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[20] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[21] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[22] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[23] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[24] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[25] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[26] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[27] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrrrc cccccccc cccnssss .......t 0mmmmmmm crrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD IMAD{MADS}MADHI{MADPO}MADSAT{MADX} $R[Rd]CCW, MADA, SB, MADC CTL CLOSE */
static int take_imad_b(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x678000000000ff), canon};
    bits = with(bits, choose_madpo(word, out->line));
    bits = with(bits, choose_mada(word, out->line + 1));
    const struct bits of_2 = choose_sb_4(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    bits = with(bits, choose_madc(word, out->line + 3));
    bits = with(bits, choose_guard(word, out->line + 4));
    bits = with(bits, choose_open(word, out->line + 5));
    bits = with(bits, choose_ctl(word, out->line + 6));
    bits = with(bits, choose_close(word, out->line + 10));
    fields_imad_b(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_madcc(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x18000000000000)) != UINT64_C(0x18000000000000)) {
        bits = (struct bits){UINT64_C(0x8007ffff00000), 0x0};
        line[0] = 0;
        line[1] = 0;
    } else {
        bits = (struct bits){UINT64_C(0x7ffff00000), UINT64_C(0x18000000000000)};
        line[0] = 1;
        line[2] = 0;
    }
    return bits;
}

static void fields_imad_c(rt_u128 word, uint64_t *value)
{
    value[0] = ((uint64_t)(word >> 48) & 0x1) | ((uint64_t)(word >> 53) & 0x1) << 1; /* MADS */
    value[1] = (uint64_t)(word >> 54) & 0x1; /* MADHI */
    value[2] = (uint64_t)(word >> 50) & 0x1; /* MADSAT */
    value[3] = (uint64_t)(word >> 49) & 0x1; /* MADX */
    value[4] = (uint64_t)word & 0xff; /* Rd */
    value[5] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[6] = (uint64_t)(word >> 52) & 0x1; /* MNA */
    value[7] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[8] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[9] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[10] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[11] = (uint64_t)(word >> 51) & 0x1; /* MNC */
    value[12] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[13] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[14] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[15] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[16] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[17] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[18] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[19] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[20] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[21] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[22] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[23] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[24] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss 01010010 0mmmmmmm crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr  OPEN GUARD IMAD{MADS}MADHI{MADPO}MADSAT{MADX} $R[Rd]CCW, MADA, $R[Rc]RB, MADCC CTL CLOSE */
static int take_imad_c(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x40000, UINT64_C(0x67ff80000000ff)), canon};
    bits = with(bits, choose_madpo(word, out->line));
    bits = with(bits, choose_mada(word, out->line + 1));
    bits = with(bits, choose_madcc(word, out->line + 2));
    bits = with(bits, choose_guard(word, out->line + 5));
    bits = with(bits, choose_open(word, out->line + 6));
    bits = with(bits, choose_ctl(word, out->line + 7));
    bits = with(bits, choose_close(word, out->line + 11));
    fields_imad_c(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_madpol(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x180000000000000)) == 0x0) {
        bits = (struct bits){0x0, 0x0};
        line[0] = 0;
    } else if ((word & UINT64_C(0x180000000000000)) != UINT64_C(0x180000000000000)) {
        bits = (struct bits){0x0, UINT64_C(0x80000000000000)};
        line[0] = 1;
    } else {
        bits = (struct bits){0x0, UINT64_C(0x180000000000000)};
        line[0] = 2;
    }
    return bits;
}

static struct bits choose_madal(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x180000000000000)) != UINT64_C(0x180000000000000)) {
        bits = (struct bits){RT_U128(0x20000, UINT64_C(0x10000000000ff00)), 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){RT_U128(0x20000, 0xff00), UINT64_C(0x180000000000000)};
        line[0] = 1;
    }
    return bits;
}

static struct bits choose_madcl(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x180000000000000)) != UINT64_C(0x180000000000000)) {
        bits = (struct bits){UINT64_C(0x800000000000ff), 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){0xff, UINT64_C(0x180000000000000)};
        line[0] = 1;
    }
    return bits;
}

static void fields_imad32i(rt_u128 word, uint64_t *value)
{
    value[0] = ((uint64_t)(word >> 54) & 0x1) | ((uint64_t)(word >> 57) & 0x1) << 1; /* MADSL */
    value[1] = (uint64_t)(word >> 53) & 0x1; /* MULHIL */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 52) & 0x1; /* CCWL */
    value[4] = (uint64_t)(word >> 56) & 0x1; /* NAL */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[7] = (uint64_t)(word >> 20) & 0xffffffffu; /* IMM32 */
    value[8] = (uint64_t)(word >> 55) & 0x1; /* MNCL */
    value[9] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[10] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[11] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[12] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[13] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[14] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[15] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[16] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[17] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[18] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[19] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzrc cccccccc cccnssss 000100mn mmmciiii iiiiiiii iiiiiiii iiiiiiii iiii.ggg rrrrrrrr rrrrrrrr  OPEN GUARD IMAD32I{MADSL}MULHIL{MADPOL} $R[Rd]CCWL, MADAL, IMM32, MADCL CTL CLOSE */
static int take_imad32i(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x27ffffffff000ff), canon};
    bits = with(bits, choose_madpol(word, out->line));
    bits = with(bits, choose_madal(word, out->line + 1));
    bits = with(bits, choose_madcl(word, out->line + 2));
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_imad32i(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_imadsp_uu_b(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 49) & 0x3; /* SPA */
    value[1] = (uint64_t)(word >> 54) & 0x1; /* SPB */
    value[2] = (uint64_t)(word >> 51) & 0x3; /* SPC */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[7] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[8] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[9] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[10] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[11] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* IMM */
    value[12] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[13] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[14] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[15] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[16] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[17] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[18] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[19] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[20] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[21] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[22] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[23] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[24] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrrrc cccccccc cccnssss .......t 1s0ssss0 crrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD IMADSP.U{SPA}.U{SPB}.U{SPC} $R[Rd]CCW, $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE */
static int take_imadsp_uu_b(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0xa0000, UINT64_C(0x5eff800000ffff)), canon};
    const struct bits of_0 = choose_sb_4(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_imadsp_uu_b(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_imadsp_uu_c(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 49) & 0x3; /* SPA */
    value[1] = (uint64_t)(word >> 54) & 0x1; /* SPB */
    value[2] = (uint64_t)(word >> 51) & 0x3; /* SPC */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[7] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[8] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[9] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[10] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[11] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[12] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[13] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[14] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[15] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[16] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[17] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[18] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[19] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[20] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[21] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss 01010010 1s0ssss0 crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr  OPEN GUARD IMADSP.U{SPA}.U{SPB}.U{SPC} $R[Rd]CCW, $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE */
static int take_imadsp_uu_c(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x60000, UINT64_C(0x5efffffff0ffff)), canon};
    out->line[0] = 0;
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_imadsp_uu_c(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_xm(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x10000000000000)) == 0x0 || (word & UINT64_C(0xc000000000000)) == 0x0) {
        bits = (struct bits){UINT64_C(0x1c007000000000), 0x0};
        line[0] = 0;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_xmad_r(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 48) & 0x3; /* XSIGN */
    value[1] = (uint64_t)(word >> 36) & 0x1; /* XPSL */
    value[2] = (uint64_t)(word >> 37) & 0x1; /* XMRG */
    value[3] = (uint64_t)(word >> 50) & 0x7; /* XMODE */
    value[4] = (uint64_t)(word >> 38) & 0x1; /* XX */
    value[5] = (uint64_t)word & 0xff; /* Rd */
    value[6] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[7] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[8] = (uint64_t)(word >> 53) & 0x1; /* XHA */
    value[9] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[10] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[11] = (uint64_t)(word >> 35) & 0x1; /* XHB */
    value[12] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[13] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[14] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[15] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[16] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[17] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[18] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[19] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[20] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[21] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[22] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[23] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[24] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[25] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrrrc cccccccc cccnssss 01011011 00xxxxxx crrrrrrr rxxxx--- ----rrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD XMAD{XSIGN}XPSL{XMRG}XMODE{XX} $R[Rd]CCW, $R[Ra]XHA{RA}, $R[Rb]XHB{RB}, $R[Rc]RC CTL CLOSE */
static int take_xmad_r(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0xe0000, UINT64_C(0x23ff880ff0ffff)), canon};
    const struct bits of_0 = choose_xm(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[1] = 0;
    out->line[2] = 0;
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_xmad_r(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_xmad_i(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 48) & 0x3; /* XSIGN */
    value[1] = (uint64_t)(word >> 36) & 0x1; /* XPSL */
    value[2] = (uint64_t)(word >> 37) & 0x1; /* XMRG */
    value[3] = (uint64_t)(word >> 50) & 0x7; /* XMODE */
    value[4] = (uint64_t)(word >> 38) & 0x1; /* XX */
    value[5] = (uint64_t)word & 0xff; /* Rd */
    value[6] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[7] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[8] = (uint64_t)(word >> 53) & 0x1; /* XHA */
    value[9] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[10] = (uint64_t)(word >> 20) & 0xffff; /* IMM16 */
    value[11] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[12] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[13] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[14] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[15] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[16] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[17] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[18] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[19] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[20] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[21] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[22] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[23] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrzrc cccccccc cccnssss 0011011- 00xxxxxx crrrrrrr rxxxiiii iiiiiiii iiii.ggg rrrrrrrr rrrrrrrr  OPEN GUARD XMAD{XSIGN}XPSL{XMRG}XMODE{XX} $R[Rd]CCW, $R[Ra]XHA{RA}, IMM16, $R[Rc]RC CTL CLOSE */
static int take_xmad_i(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0xa0000, UINT64_C(0x23ff8ffff0ffff)), canon};
    const struct bits of_0 = choose_xm(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[1] = 0;
    out->line[2] = 0;
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_xmad_i(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_xmad_b(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 48) & 0x3; /* XSIGN */
    value[1] = (uint64_t)(word >> 55) & 0x1; /* XPSLC */
    value[2] = (uint64_t)(word >> 56) & 0x1; /* XMRGC */
    value[3] = (uint64_t)(word >> 50) & 0x3; /* XMODEC */
    value[4] = (uint64_t)(word >> 54) & 0x1; /* XXC */
    value[5] = (uint64_t)word & 0xff; /* Rd */
    value[6] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[7] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[8] = (uint64_t)(word >> 53) & 0x1; /* XHA */
    value[9] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[10] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[11] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[12] = (uint64_t)(word >> 52) & 0x1; /* XHC */
    value[13] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[14] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[15] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[16] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[17] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[18] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[19] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[20] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[21] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[22] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[23] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[24] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[25] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrzrc cccccccc cccnssss 0100111x xxxxxxxx crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr  OPEN GUARD XMAD{XSIGN}XPSLC{XMRGC}XMODEC{XXC} $R[Rd]CCW, $R[Ra]XHA{RA}, c[CBANK][COFF]XHC, $R[Rc]RC CTL CLOSE */
static int take_xmad_b(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0xa0000, UINT64_C(0x1fffffffff0ffff)), canon};
    out->line[0] = 0;
    out->line[1] = 0;
    out->line[2] = 0;
    out->line[3] = 0;
    bits = with(bits, choose_guard(word, out->line + 4));
    bits = with(bits, choose_open(word, out->line + 5));
    bits = with(bits, choose_ctl(word, out->line + 6));
    bits = with(bits, choose_close(word, out->line + 10));
    fields_xmad_b(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_xmad_c(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 48) & 0x3; /* XSIGN */
    value[1] = (uint64_t)(word >> 50) & 0x3; /* XMODEC */
    value[2] = (uint64_t)(word >> 54) & 0x1; /* XXC */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 53) & 0x1; /* XHA */
    value[7] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[8] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[9] = (uint64_t)(word >> 52) & 0x1; /* XHC */
    value[10] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[11] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[12] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[13] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[14] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[15] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[16] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[17] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[18] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[19] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[20] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[21] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[22] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[23] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss 01010001 0xxxxxxx crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr  OPEN GUARD XMAD{XSIGN}XMODEC{XXC} $R[Rd]CCW, $R[Ra]XHA{RA}, $R[Rc]XHC{RB}, c[CBANK][COFF] CTL CLOSE */
static int take_xmad_c(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x60000, UINT64_C(0x7ffffffff0ffff)), canon};
    out->line[0] = 0;
    out->line[1] = 0;
    out->line[2] = 0;
    out->line[3] = 0;
    bits = with(bits, choose_guard(word, out->line + 4));
    bits = with(bits, choose_open(word, out->line + 5));
    bits = with(bits, choose_ctl(word, out->line + 6));
    bits = with(bits, choose_close(word, out->line + 10));
    fields_xmad_c(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_psetp(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 24) & 0x3; /* BOP2 */
    value[1] = (uint64_t)(word >> 45) & 0x3; /* BOP */
    value[2] = (uint64_t)(word >> 3) & 0x7; /* P0 */
    value[3] = (uint64_t)word & 0x7; /* P1 */
    value[4] = (uint64_t)(word >> 15) & 0x1; /* Q12N */
    value[5] = (uint64_t)(word >> 12) & 0x7; /* Q12 */
    value[6] = (uint64_t)(word >> 32) & 0x1; /* Q29N */
    value[7] = (uint64_t)(word >> 29) & 0x7; /* Q29 */
    value[8] = (uint64_t)(word >> 42) & 0x1; /* Q0N */
    value[9] = (uint64_t)(word >> 39) & 0x7; /* Q0 */
    value[10] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[11] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[12] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[13] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[14] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[15] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[16] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[17] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[18] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[19] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[20] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 01010000 10010--- -bb--qqq q------q qqq---bb ----.ggg qqqq---- --pppppp  OPEN GUARD PSETP{BOP2}BOP $P[P0], $P[P1], Q12N$P[Q12], Q29N$P[Q29], Q0N$P[Q0] CTL CLOSE */
static int take_psetp(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x6781e300f03f), canon};
    out->line[0] = 0;
    out->line[1] = 0;
    out->line[2] = 0;
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_psetp(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_pset(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 44) & 0x1; /* BF */
    value[1] = (uint64_t)(word >> 24) & 0x3; /* BOP2 */
    value[2] = (uint64_t)(word >> 45) & 0x3; /* BOP */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[5] = (uint64_t)(word >> 15) & 0x1; /* Q12N */
    value[6] = (uint64_t)(word >> 12) & 0x7; /* Q12 */
    value[7] = (uint64_t)(word >> 32) & 0x1; /* Q29N */
    value[8] = (uint64_t)(word >> 29) & 0x7; /* Q29 */
    value[9] = (uint64_t)(word >> 42) & 0x1; /* Q0N */
    value[10] = (uint64_t)(word >> 39) & 0x7; /* Q0 */
    value[11] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[12] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[13] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[14] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[15] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[16] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[17] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[18] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[19] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[20] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[21] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 01010000 10001--- cbbb-qqq q------q qqq---bb ----.ggg qqqq---- rrrrrrrr  OPEN GUARD PSET{BF}BOP2{BOP} $R[Rd]CCW, Q12N$P[Q12], Q29N$P[Q29], Q0N$P[Q0] CTL CLOSE */
static int take_pset(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0xf781e300f0ff), canon};
    out->line[0] = 0;
    out->line[1] = 0;
    out->line[2] = 0;
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_pset(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_cset(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 44) & 0x1; /* BF */
    value[1] = (uint64_t)(word >> 8) & 0x1f; /* CCT8 */
    value[2] = (uint64_t)(word >> 45) & 0x3; /* BOP */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[5] = (uint64_t)(word >> 42) & 0x1; /* Q0N */
    value[6] = (uint64_t)(word >> 39) & 0x7; /* Q0 */
    value[7] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[8] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[9] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[10] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[11] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[12] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[13] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[14] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[15] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[16] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[17] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 01010000 10011--- cbbb-qqq q------- -------- ----.ggg ---ccccc rrrrrrrr  OPEN GUARD CSET{BF}CCT8{BOP} $R[Rd]CCW, CC, Q0N$P[Q0] CTL CLOSE */
static int take_cset(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0xf78000001fff), canon};
    out->line[0] = 0;
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_cset(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_csetp(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 8) & 0x1f; /* CCT8 */
    value[1] = (uint64_t)(word >> 45) & 0x3; /* BOP */
    value[2] = (uint64_t)(word >> 3) & 0x7; /* P0 */
    value[3] = (uint64_t)word & 0x7; /* P1 */
    value[4] = (uint64_t)(word >> 42) & 0x1; /* Q0N */
    value[5] = (uint64_t)(word >> 39) & 0x7; /* Q0 */
    value[6] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[7] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[8] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[9] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[10] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[11] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[12] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[13] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[14] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[15] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[16] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 01010000 10100--- -bb--qqq q------- -------- ----.ggg ---ccccc --pppppp  OPEN GUARD CSETP{CCT8}BOP $P[P0], $P[P1], CC, Q0N$P[Q0] CTL CLOSE */
static int take_csetp(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x678000001f3f), canon};
    out->line[0] = 0;
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_csetp(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_p2r(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 41) & 0x3; /* PBYTE */
    value[1] = (uint64_t)word & 0xff; /* Rd */
    value[2] = (uint64_t)(word >> 40) & 0x1; /* WHICH */
    value[3] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[4] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[5] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[6] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[7] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[8] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[9] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* IMM */
    value[10] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[11] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[12] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[13] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[14] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[15] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[16] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[17] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[18] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[19] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[20] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss .......t 11101--- -----ppw -ccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD P2R{PBYTE} $R[Rd], WHICH, $R[Ra]RA, SB CTL CLOSE */
static int take_p2r(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0x7000000ffff)), canon};
    const struct bits of_0 = choose_sb_3(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_p2r(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_r2p(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 40) & 0x1; /* WHICH */
    value[1] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[2] = (uint64_t)(word >> 41) & 0x3; /* PBYTE */
    value[3] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[4] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[5] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[6] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[7] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[8] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* UIMM */
    value[9] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[10] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[11] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[12] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[13] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[14] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[15] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[16] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[17] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[18] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[19] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss .......t 11110--- -----ppw -ccccccc ccccrrrr rrrr.ggg rrrrrrrr --------  OPEN GUARD R2P WHICH, $R[Ra]PBYTE{RA}, PBITS CTL CLOSE */
static int take_r2p(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0x7000000ff00)), canon};
    const struct bits of_0 = choose_sb_3(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_r2p(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_shl(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 39) & 0x1; /* SHW */
    value[1] = (uint64_t)(word >> 43) & 0x1; /* SHX */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[4] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[5] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[6] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[7] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[8] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[9] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[10] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* IMM */
    value[11] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[12] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[13] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[14] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[15] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[16] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[17] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[18] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[19] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[20] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[21] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss .......t 01001--- c---s--- sccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD SHL{SHW}SHX $R[Rd]CCW, $R[Ra]RA, SB CTL CLOSE */
static int take_shl(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0x88800000ffff)), canon};
    const struct bits of_0 = choose_sb_3(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_shl(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_shr(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 48) & 0x1; /* UI */
    value[1] = (uint64_t)(word >> 39) & 0x1; /* SHW */
    value[2] = (uint64_t)(word >> 43) & 0x3; /* SHRX */
    value[3] = (uint64_t)(word >> 40) & 0x1; /* BREV */
    value[4] = (uint64_t)word & 0xff; /* Rd */
    value[5] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[6] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[7] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[8] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[9] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[10] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[11] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[12] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* IMM */
    value[13] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[14] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[15] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[16] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[17] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[18] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[19] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[20] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[21] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[22] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[23] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss .......t 00101--u c--ss--b sccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD SHR{UI}SHW{SHRX}BREV $R[Rd]CCW, $R[Ra]RA, SB CTL CLOSE */
static int take_shr(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0x199800000ffff)), canon};
    const struct bits of_0 = choose_sb_3(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_shr(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_shfb(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xff00000000000000)) == UINT64_C(0x5b00000000000000)) {
        bits = (struct bits){RT_U128(0x40000, 0xff00000), UINT64_C(0x5b00000000000000)};
        line[0] = 0;
    } else if ((word & UINT64_C(0xfe00000000000000)) == UINT64_C(0x3600000000000000)) {
        bits = (struct bits){0x3f00000, UINT64_C(0x3600000000000000)};
        line[0] = 1;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_shf_l(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 50) & 0x1; /* FW */
    value[1] = (uint64_t)(word >> 37) & 0x3; /* FTYPE */
    value[2] = (uint64_t)(word >> 48) & 0x3; /* FHI */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[7] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[8] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[9] = (uint64_t)(word >> 20) & 0x3f; /* FIMM6 */
    value[10] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[11] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[12] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[13] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[14] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[15] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[16] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[17] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[18] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[19] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[20] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[21] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[22] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrrrc cccccccc cccnssss ........ 11111fff crrrrrrr rff----- ----rrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD SHF.L{FW}FTYPE{FHI} $R[Rd]CCW, $R[Ra]RA, SHFB, $R[Rc]RC CTL CLOSE */
static int take_shf_l(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0xa0000, UINT64_C(0x7ffe00000ffff)), canon};
    const struct bits of_0 = choose_shfb(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_shf_l(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_shfb_2(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xff00000000000000)) == UINT64_C(0x5c00000000000000)) {
        bits = (struct bits){RT_U128(0x40000, 0xff00000), UINT64_C(0x5c00000000000000)};
        line[0] = 0;
    } else if ((word & UINT64_C(0xfe00000000000000)) == UINT64_C(0x3800000000000000)) {
        bits = (struct bits){0x3f00000, UINT64_C(0x3800000000000000)};
        line[0] = 1;
    } else {
        return no_line;
    }
    return bits;
}

/* z.zrrrc cccccccc cccnssss ........ 11111fff crrrrrrr rff----- ----rrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD SHF.R{FW}FTYPE{FHI} $R[Rd]CCW, $R[Ra]RA, SHFB, $R[Rc]RC CTL CLOSE */
static int take_shf_r(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0xa0000, UINT64_C(0x7ffe00000ffff)), canon};
    const struct bits of_0 = choose_shfb_2(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_shf_l(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_bfe(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 48) & 0x1; /* UI */
    value[1] = (uint64_t)(word >> 40) & 0x1; /* BREV */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[4] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[5] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[6] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[7] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[8] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[9] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[10] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* IMM */
    value[11] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[12] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[13] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[14] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[15] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[16] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[17] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[18] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[19] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[20] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[21] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss .......t 00000--u c------b -ccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD BFE{UI}BREV $R[Rd]CCW, $R[Ra]RA, SB CTL CLOSE */
static int take_bfe(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0x181000000ffff)), canon};
    const struct bits of_0 = choose_sb_3(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_bfe(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_bfi_b(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)word & 0xff; /* Rd */
    value[1] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[2] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[3] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[4] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[5] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[6] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[7] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[8] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* IMM */
    value[9] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[10] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[11] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[12] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[13] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[14] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[15] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[16] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[17] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[18] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[19] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[20] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[21] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrrrc cccccccc cccnssss .......t 11110--- crrrrrrr rccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD BFI $R[Rd]CCW, $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE */
static int take_bfi_b(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0xa0000, UINT64_C(0xff800000ffff)), canon};
    const struct bits of_0 = choose_sb(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_bfi_b(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_bfi_c(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)word & 0xff; /* Rd */
    value[1] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[2] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[3] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[4] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[5] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[6] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[7] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[8] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[9] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[10] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[11] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[12] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[13] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[14] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[15] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[16] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[17] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[18] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss 01010011 11110--- crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr  OPEN GUARD BFI $R[Rd]CCW, $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE */
static int take_bfi_c(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x60000, UINT64_C(0xfffffff0ffff)), canon};
    out->line[0] = 0;
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_bfi_c(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_flo(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 48) & 0x1; /* UI */
    value[1] = (uint64_t)(word >> 41) & 0x1; /* FLSH */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[4] = (uint64_t)(word >> 40) & 0x1; /* NBI */
    value[5] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[6] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[7] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[8] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[9] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* IMM */
    value[10] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[11] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[12] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[13] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[14] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[15] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[16] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[17] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[18] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[19] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[20] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrzc cccccccc cccnssss .......t 00110--u c-----fn -ccccccc ccccrrrr rrrr.ggg -------- rrrrrrrr  OPEN GUARD FLO{UI}FLSH $R[Rd]CCW, SBI CTL CLOSE */
static int take_flo(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x18200000000ff), canon};
    const struct bits of_0 = choose_sbi(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_flo(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_popc(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)word & 0xff; /* Rd */
    value[1] = (uint64_t)(word >> 40) & 0x1; /* NBI */
    value[2] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[3] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[4] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[5] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[6] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* IMM */
    value[7] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[8] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[9] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[10] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[11] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[12] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[13] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[14] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[15] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[16] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[17] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrzc cccccccc cccnssss .......t 00001--- -------n -ccccccc ccccrrrr rrrr.ggg -------- rrrrrrrr  OPEN GUARD POPC $R[Rd], SBI CTL CLOSE */
static int take_popc(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0xff, canon};
    const struct bits of_0 = choose_sbi(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_popc(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_leash(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xf8000000000)) == 0x0) {
        bits = (struct bits){0x0, 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){UINT64_C(0xf8000000000), 0x0};
        line[0] = 1;
    }
    return bits;
}

static void fields_lea_lo(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 46) & 0x1; /* LEAX */
    value[1] = (uint64_t)(word >> 48) & 0x7; /* P2 */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[4] = (uint64_t)(word >> 45) & 0x1; /* LEAN */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[7] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[8] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[9] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[10] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[11] = ((uint64_t)(word >> 20) & 0x7ffff) | ((uint64_t)(word >> 56) & 0x1) << 19; /* IMM */
    value[12] = (uint64_t)(word >> 39) & 0x1f; /* LEAS */
    value[13] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[14] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[15] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[16] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[17] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[18] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[19] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[20] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[21] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[22] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[23] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss .......t 11010ppp cll-llll lccccccc ccccrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD LEA{LEAX} PO, $R[Rd]CCW, LEAN$R[Ra]RA, SB, LEASH CTL CLOSE */
static int take_lea_lo(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x20000, UINT64_C(0xe0000000ffff)), canon};
    bits = with(bits, choose_po(word, out->line));
    out->line[1] = 0;
    const struct bits of_2 = choose_sb(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    bits = with(bits, choose_leash(word, out->line + 3));
    bits = with(bits, choose_guard(word, out->line + 4));
    bits = with(bits, choose_open(word, out->line + 5));
    bits = with(bits, choose_ctl(word, out->line + 6));
    bits = with(bits, choose_close(word, out->line + 10));
    fields_lea_lo(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_lehsh(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x1f0000000)) == 0x0) {
        bits = (struct bits){0x0, 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){UINT64_C(0x1f0000000), 0x0};
        line[0] = 1;
    }
    return bits;
}

static void fields_lea_hi(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 38) & 0x1; /* LEHX */
    value[1] = (uint64_t)(word >> 48) & 0x7; /* P2 */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[4] = (uint64_t)(word >> 37) & 0x1; /* LEHN */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[7] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[8] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[9] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[10] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[11] = (uint64_t)(word >> 28) & 0x1f; /* LEHS */
    value[12] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[13] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[14] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[15] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[16] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[17] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[18] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[19] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[20] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[21] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[22] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrrrc cccccccc cccnssss 01011011 11011ppp crrrrrrr rll----l llllrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD LEA.HI{LEHX} PO, $R[Rd]CCW, LEHN$R[Ra]RA, $R[Rb]RB, $R[Rc]RC, LEHSH CTL CLOSE */
static int take_lea_hi(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0xe0000, UINT64_C(0xffe00ff0ffff)), canon};
    bits = with(bits, choose_po(word, out->line));
    out->line[1] = 0;
    bits = with(bits, choose_lehsh(word, out->line + 2));
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_lea_hi(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_lecsh(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xf8000000000000)) == 0x0) {
        bits = (struct bits){0x0, 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){UINT64_C(0xf8000000000000), 0x0};
        line[0] = 1;
    }
    return bits;
}

static void fields_lea_hc(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 57) & 0x1; /* LECX */
    value[1] = (uint64_t)(word >> 48) & 0x7; /* P2 */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[4] = (uint64_t)(word >> 56) & 0x1; /* LECN */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[7] = (uint64_t)(word >> 34) & 0x1f; /* CBANK */
    value[8] = (uint64_t)(word >> 20) & 0x3fff; /* COFF */
    value[9] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[10] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[11] = (uint64_t)(word >> 51) & 0x1f; /* LECS */
    value[12] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[13] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[14] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[15] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[16] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[17] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[18] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[19] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[20] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[21] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[22] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrzrc cccccccc cccnssss 000110ll lllllppp crrrrrrr rccccccc cccccccc cccc.ggg rrrrrrrr rrrrrrrr  OPEN GUARD LEA.HI{LECX} PO, $R[Rd]CCW, LECN$R[Ra]RA, c[CBANK][COFF], $R[Rc]RC, LECSH CTL CLOSE */
static int take_lea_hc(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0xa0000, UINT64_C(0x300fffffff0ffff)), canon};
    bits = with(bits, choose_po(word, out->line));
    out->line[1] = 0;
    out->line[2] = 0;
    bits = with(bits, choose_lecsh(word, out->line + 3));
    bits = with(bits, choose_guard(word, out->line + 4));
    bits = with(bits, choose_open(word, out->line + 5));
    bits = with(bits, choose_ctl(word, out->line + 6));
    bits = with(bits, choose_close(word, out->line + 10));
    fields_lea_hc(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_special(rt_u128 word, unsigned config, uint8_t *line)
{
    struct bits bits;
    if (ON_SM_50_SM_52_SM_53 >> config & 1) {
        bits = (struct bits){0xff00000, 0x0};
        line[0] = 0;
    } else if ((word & 0xfc00000) != 0x2c00000 && (word & 0xef00000) != 0x2e00000) {
        bits = (struct bits){0xff00000, 0x0};
        line[0] = 1;
    } else if ((word & 0x300000) == 0x0) {
        bits = (struct bits){0x0, 0x2c00000};
        line[0] = 2;
    } else if ((word & 0x200000) == 0x0) {
        bits = (struct bits){0x0, 0x2d00000};
        line[0] = 3;
    } else if ((word & 0x1100000) == 0x0) {
        bits = (struct bits){0x0, 0x2e00000};
        line[0] = 4;
    } else if ((word & 0x100000) == 0x100000) {
        bits = (struct bits){0x0, 0x2f00000};
        line[0] = 5;
    } else {
        bits = (struct bits){0x0, 0x3e00000};
        line[0] = 6;
    }
    return bits;
}

static void fields_s2r(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)word & 0xff; /* Rd */
    value[1] = (uint64_t)(word >> 20) & 0xff; /* SREG */
    value[2] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[3] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[4] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[5] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[6] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[7] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[8] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[9] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[10] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[11] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[12] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11110000 11001--- -------- -------- ----ssss ssss.ggg -------- rrrrrrrr  OPEN GUARD S2R $R[Rd], SPECIAL CTL CLOSE */
static int take_s2r(rt_u128 word, unsigned config, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0xff, canon};
    bits = with(bits, choose_special(word, config, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_s2r(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_vote(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 48) & 0x3; /* VMODE */
    value[1] = (uint64_t)word & 0xff; /* Rd */
    value[2] = (uint64_t)(word >> 45) & 0x7; /* VP */
    value[3] = (uint64_t)(word >> 42) & 0x1; /* Q0N */
    value[4] = (uint64_t)(word >> 39) & 0x7; /* Q0 */
    value[5] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[6] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[7] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[8] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[9] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[10] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[11] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[12] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[13] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[14] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[15] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 01010000 11011-vv vvv--qqq q------- -------- ----.ggg -------- rrrrrrrr  OPEN GUARD VOTE{VMODE} $R[Rd], $P[VP], Q0N$P[Q0] CTL CLOSE */
static int take_vote(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x3e780000000ff), canon};
    out->line[0] = 0;
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_vote(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_vote_vtg(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 48) & 0x3; /* VTG */
    value[1] = (uint64_t)(word >> 20) & 0xfffffff; /* VTGN */
    value[2] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[3] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[4] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[5] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[6] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[7] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[8] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[9] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[10] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[11] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[12] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 01010000 11100-vv vvvvvvvv vvvvvvvv vvvvvvvv vvvv.ggg -------- --------  OPEN GUARD VOTE.VTG{VTG} VTGN CTL CLOSE */
static int take_vote_vtg(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x3fffffff00000), canon};
    bits = with(bits, choose_guard(word, out->line));
    bits = with(bits, choose_open(word, out->line + 1));
    bits = with(bits, choose_ctl(word, out->line + 2));
    bits = with(bits, choose_close(word, out->line + 6));
    fields_vote_vtg(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_shb(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x10000000) == 0x0) {
        bits = (struct bits){0xff00000, 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){0x1f00000, 0x10000000};
        line[0] = 1;
    }
    return bits;
}

static struct bits choose_shc(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x20000000) == 0x0) {
        bits = (struct bits){UINT64_C(0x7f8000000000), 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){UINT64_C(0x7ffc00000000), 0x20000000};
        line[0] = 1;
    }
    return bits;
}

static void fields_shfl(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 30) & 0x3; /* SMODE */
    value[1] = (uint64_t)(word >> 48) & 0x7; /* P2 */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[4] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[5] = (uint64_t)(word >> 20) & 0x1f; /* SLANE */
    value[6] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[7] = (uint64_t)(word >> 34) & 0x1fff; /* SCLAMP */
    value[8] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[9] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[10] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[11] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[12] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[13] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[14] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[15] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[16] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[17] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[18] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101111 00010ppp -rrrrrrr rsssss-- ss..rrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD SHFL{SMODE} $P[P2], $R[Rd], $R[Ra], SHB, SHC CTL CLOSE */
static int take_shfl(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x70000c000ffff), canon};
    bits = with(bits, choose_shb(word, out->line));
    bits = with(bits, choose_shc(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_shfl(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_barid(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x100000000000)) == 0x0) {
        bits = (struct bits){0xff00, 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){0xff00, UINT64_C(0x100000000000)};
        line[0] = 1;
    }
    return bits;
}

static struct bits choose_baro(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x80000000000)) == 0x0) {
        bits = (struct bits){0xff00000, 0x0};
        line[0] = 0;
    } else if ((word & 0xfff00000u) == 0x0) {
        bits = (struct bits){0x0, UINT64_C(0x80000000000)};
        line[0] = 1;
    } else {
        bits = (struct bits){0xfff00000u, UINT64_C(0x80000000000)};
        line[0] = 2;
    }
    return bits;
}

static void fields_bar_sync(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[1] = (uint64_t)(word >> 8) & 0xff; /* BID */
    value[2] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[3] = (uint64_t)(word >> 20) & 0xfff; /* BCNT */
    value[4] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[5] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[6] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[7] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[8] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[9] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[10] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[11] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[12] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[13] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[14] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11110000 10101--- ---..011 1----z00 bbbbrrrr rrrr.ggg rrrrrrrr --------  OPEN GUARD BAR.SYNC BARID, BARO CTL CLOSE */
static int take_bar_sync(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0x0, canon};
    bits = with(bits, choose_barid(word, out->line));
    bits = with(bits, choose_baro(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_bar_sync(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_bara(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x80000000000)) == 0x0) {
        bits = (struct bits){0xff00000, 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){0xfff00000u, UINT64_C(0x80000000000)};
        line[0] = 1;
    }
    return bits;
}

/* z.zzzzc cccccccc cccnssss 11110000 10101--- ---..011 1----z01 bbbbrrrr rrrr.ggg rrrrrrrr --------  OPEN GUARD BAR.ARV BARID, BARA CTL CLOSE */
static int take_bar_arv(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0x0, canon};
    bits = with(bits, choose_barid(word, out->line));
    bits = with(bits, choose_bara(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_bar_sync(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_bar_red(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 35) & 0x3; /* BRED */
    value[1] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[2] = (uint64_t)(word >> 8) & 0xff; /* BID */
    value[3] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[4] = (uint64_t)(word >> 20) & 0xfff; /* BCNT */
    value[5] = (uint64_t)(word >> 42) & 0x1; /* Q0N */
    value[6] = (uint64_t)(word >> 39) & 0x7; /* Q0 */
    value[7] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[8] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[9] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[10] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[11] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[12] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[13] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[14] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[15] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[16] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[17] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11110000 10101--- ---..qqq q--bbz10 bbbbrrrr rrrr.ggg rrrrrrrr --------  OPEN GUARD BAR.RED{BRED} BARID, BARO, Q0N$P[Q0] CTL CLOSE */
static int take_bar_red(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x79800000000), canon};
    bits = with(bits, choose_barid(word, out->line));
    bits = with(bits, choose_baro(word, out->line + 1));
    out->line[2] = 0;
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_bar_red(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_bar_scan(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[1] = (uint64_t)(word >> 8) & 0xff; /* BID */
    value[2] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[3] = (uint64_t)(word >> 20) & 0xfff; /* BCNT */
    value[4] = (uint64_t)(word >> 42) & 0x1; /* Q0N */
    value[5] = (uint64_t)(word >> 39) & 0x7; /* Q0 */
    value[6] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[7] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[8] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[9] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[10] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[11] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[12] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[13] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[14] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[15] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[16] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11110000 10101--- ---..qqq q----z11 bbbbrrrr rrrr.ggg rrrrrrrr --------  OPEN GUARD BAR.SCAN BARID, BARO, Q0N$P[Q0] CTL CLOSE */
static int take_bar_scan(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x78000000000), canon};
    bits = with(bits, choose_barid(word, out->line));
    bits = with(bits, choose_baro(word, out->line + 1));
    out->line[2] = 0;
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_bar_scan(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_b2r_b(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)word & 0xff; /* Rd */
    value[1] = (uint64_t)(word >> 8) & 0xff; /* BID */
    value[2] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[3] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[4] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[5] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[6] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[7] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[8] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[9] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[10] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[11] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[12] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11110000 10111--- -------- ------00 -------- ----.ggg bbbbbbbb rrrrrrrr  OPEN GUARD B2R $R[Rd], BID CTL CLOSE */
static int take_b2r_b(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0xffff, canon};
    bits = with(bits, choose_guard(word, out->line));
    bits = with(bits, choose_open(word, out->line + 1));
    bits = with(bits, choose_ctl(word, out->line + 2));
    bits = with(bits, choose_close(word, out->line + 6));
    fields_b2r_b(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_b2rp(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xe00000000000)) == UINT64_C(0xe00000000000)) {
        bits = (struct bits){0x0, UINT64_C(0xe00000000000)};
        line[0] = 0;
    } else {
        bits = (struct bits){UINT64_C(0xe00000000000), 0x0};
        line[0] = 1;
    }
    return bits;
}

static void fields_b2r_r(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)word & 0xff; /* Rd */
    value[1] = (uint64_t)(word >> 45) & 0x7; /* VP */
    value[2] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[3] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[4] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[5] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[6] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[7] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[8] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[9] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[10] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[11] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[12] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11110000 10111--- vvv----- ------01 -------- ----.ggg 11111111 rrrrrrrr  OPEN GUARD B2R.RESULT $R[Rd], B2RP CTL CLOSE */
static int take_b2r_r(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0xff, canon};
    bits = with(bits, choose_b2rp(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_b2r_r(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_r2b(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 32) & 0x3; /* R2BK */
    value[1] = (uint64_t)(word >> 28) & 0xf; /* BRID */
    value[2] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[3] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[4] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[5] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[6] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[7] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[8] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[9] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[10] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[11] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[12] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[13] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11110000 11000--- -------- ------rr bbbbrrrr rrrr.ggg -------- --------  OPEN GUARD R2B{R2BK} BRID, $R[Rb] CTL CLOSE */
static int take_r2b(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x3fff00000), canon};
    bits = with(bits, choose_guard(word, out->line));
    bits = with(bits, choose_open(word, out->line + 1));
    bits = with(bits, choose_ctl(word, out->line + 2));
    bits = with(bits, choose_close(word, out->line + 6));
    fields_r2b(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_dlist(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x3f) == 0x0) {
        bits = (struct bits){0x0, 0x0};
        line[0] = 0;
    } else if ((word & 0x20) == 0x20) {
        bits = (struct bits){0x1f, 0x20};
        line[0] = 1;
    } else if ((word & 0x10) == 0x10) {
        bits = (struct bits){0xf, 0x10};
        line[0] = 2;
    } else if ((word & 0x8) == 0x8) {
        bits = (struct bits){0x7, 0x8};
        line[0] = 3;
    } else if ((word & 0x4) == 0x4) {
        bits = (struct bits){0x3, 0x4};
        line[0] = 4;
    } else if ((word & 0x2) == 0x2) {
        bits = (struct bits){0x1, 0x2};
        line[0] = 5;
    } else {
        bits = (struct bits){0x0, 0x1};
        line[0] = 6;
    }
    return bits;
}

static void fields_depbar_le(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 26) & 0x7; /* DSB */
    value[1] = (uint64_t)(word >> 20) & 0x3f; /* DCNT */
    value[2] = (uint64_t)(word >> 4) & 0x1; /* D4 */
    value[3] = (uint64_t)(word >> 3) & 0x1; /* D3 */
    value[4] = (uint64_t)(word >> 2) & 0x1; /* D2 */
    value[5] = (uint64_t)(word >> 1) & 0x1; /* D1 */
    value[6] = (uint64_t)word & 0x1; /* D0 */
    value[7] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[8] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[9] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[10] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[11] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[12] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[13] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[14] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[15] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[16] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[17] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11110000 11110--- -------- -------- --1ddddd dddd.ggg -------- --.ddddd  OPEN GUARD DEPBAR.LE DSB, DCNT, DLIST CTL CLOSE */
static int take_depbar_le(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0x1ff00000, canon};
    bits = with(bits, choose_dlist(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_depbar_le(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_depbar_n(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 4) & 0x1; /* D4 */
    value[1] = (uint64_t)(word >> 3) & 0x1; /* D3 */
    value[2] = (uint64_t)(word >> 2) & 0x1; /* D2 */
    value[3] = (uint64_t)(word >> 1) & 0x1; /* D1 */
    value[4] = (uint64_t)word & 0x1; /* D0 */
    value[5] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[6] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[7] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[8] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[9] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[10] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[11] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[12] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[13] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[14] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[15] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11110000 11110--- -------- -------- --0----- ----.ggg -------- --.ddddd  OPEN GUARD DEPBAR DLIST CTL CLOSE */
static int take_depbar_n(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {0x0, canon};
    bits = with(bits, choose_dlist(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_depbar_n(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_supo(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x1c0000000)) == 0x0) {
        bits = (struct bits){0x0, 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){UINT64_C(0x1c0000000), 0x0};
        line[0] = 1;
    }
    return bits;
}

static struct bits choose_suwhere(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x8000000000000)) == 0x0) {
        bits = (struct bits){UINT64_C(0x7f8000000000), 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){UINT64_C(0x1fff000000000), UINT64_C(0x8000000000000)};
        line[0] = 1;
    }
    return bits;
}

static void fields_suld_p(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 33) & 0x7; /* SUDIM */
    value[1] = (uint64_t)(word >> 24) & 0x3; /* SULC */
    value[2] = (uint64_t)(word >> 20) & 0xf; /* SUMASK */
    value[3] = (uint64_t)(word >> 49) & 0x3; /* SUCLAMP */
    value[4] = (uint64_t)(word >> 30) & 0x7; /* SUPR */
    value[5] = (uint64_t)word & 0xff; /* Rd */
    value[6] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[7] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[8] = (uint64_t)(word >> 36) & 0x1fff; /* TXH */
    value[9] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[10] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[11] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[12] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[13] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[14] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[15] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[16] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[17] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[18] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[19] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101011 0000.sst trrrrrrr rtttssss ss----ss ssss.ggg rrrrrrrr rrrrrrrr  OPEN GUARD SULD.P{SUDIM}SULC{SUMASK}SUCLAMP SUPO, $R[Rd], [$R[Ra]], SUWHERE CTL CLOSE */
static int take_suld_p(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x6000e03f0ffff), canon};
    bits = with(bits, choose_supo(word, out->line));
    bits = with(bits, choose_suwhere(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_suld_p(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_suld_d(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 23) & 0x1; /* SUBA */
    value[1] = (uint64_t)(word >> 33) & 0x7; /* SUDIM */
    value[2] = (uint64_t)(word >> 24) & 0x3; /* SULC */
    value[3] = (uint64_t)(word >> 20) & 0x7; /* SUSIZE */
    value[4] = (uint64_t)(word >> 49) & 0x3; /* SUCLAMP */
    value[5] = (uint64_t)(word >> 30) & 0x7; /* SUPR */
    value[6] = (uint64_t)word & 0xff; /* Rd */
    value[7] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[8] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[9] = (uint64_t)(word >> 36) & 0x1fff; /* TXH */
    value[10] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[11] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[12] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[13] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[14] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[15] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[16] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[17] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[18] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[19] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[20] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101011 0001.sst trrrrrrr rtttssss ss----ss ssss.ggg rrrrrrrr rrrrrrrr  OPEN GUARD SULD.D{SUBA}SUDIM{SULC}SUSIZE{SUCLAMP} SUPO, $R[Rd], [$R[Ra]], SUWHERE CTL CLOSE */
static int take_suld_d(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x6000e03f0ffff), canon};
    bits = with(bits, choose_supo(word, out->line));
    bits = with(bits, choose_suwhere(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_suld_d(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_sust_p(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 33) & 0x7; /* SUDIM */
    value[1] = (uint64_t)(word >> 24) & 0x3; /* SUSC */
    value[2] = (uint64_t)(word >> 20) & 0xf; /* SUMASK */
    value[3] = (uint64_t)(word >> 49) & 0x3; /* SUCLAMP */
    value[4] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[5] = (uint64_t)word & 0xff; /* Rd */
    value[6] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[7] = (uint64_t)(word >> 36) & 0x1fff; /* TXH */
    value[8] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[9] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[10] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[11] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[12] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[13] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[14] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[15] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[16] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[17] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[18] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101011 0010.sst trrrrrrr rtttsss- ------ss ssss.ggg rrrrrrrr rrrrrrrr  OPEN GUARD SUST.P{SUDIM}SUSC{SUMASK}SUCLAMP [$R[Ra]], $R[Rd], SUWHERE CTL CLOSE */
static int take_sust_p(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x6000e03f0ffff), canon};
    bits = with(bits, choose_suwhere(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_sust_p(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_sust_d(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 23) & 0x1; /* SUBA */
    value[1] = (uint64_t)(word >> 33) & 0x7; /* SUDIM */
    value[2] = (uint64_t)(word >> 24) & 0x3; /* SUSC */
    value[3] = (uint64_t)(word >> 20) & 0x7; /* SUSIZE */
    value[4] = (uint64_t)(word >> 49) & 0x3; /* SUCLAMP */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)word & 0xff; /* Rd */
    value[7] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[8] = (uint64_t)(word >> 36) & 0x1fff; /* TXH */
    value[9] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[10] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[11] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[12] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[13] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[14] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[15] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[16] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[17] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[18] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[19] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101011 0011.sst trrrrrrr rtttsss- ------ss ssss.ggg rrrrrrrr rrrrrrrr  OPEN GUARD SUST.D{SUBA}SUDIM{SUSC}SUSIZE{SUCLAMP} [$R[Ra]], $R[Rd], SUWHERE CTL CLOSE */
static int take_sust_d(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x6000e03f0ffff), canon};
    bits = with(bits, choose_suwhere(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_sust_d(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_sured_p(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 33) & 0x7; /* SUDIM */
    value[1] = (uint64_t)(word >> 24) & 0x7; /* SUROP */
    value[2] = (uint64_t)(word >> 49) & 0x3; /* SUCLAMP */
    value[3] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[4] = (uint64_t)word & 0xff; /* Rd */
    value[5] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[6] = (uint64_t)(word >> 36) & 0x1fff; /* TXH */
    value[7] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[8] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[9] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[10] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[11] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[12] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[13] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[14] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[15] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[16] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[17] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101011 0100.sst trrrrrrr rtttsss- -----sss ----.ggg rrrrrrrr rrrrrrrr  OPEN GUARD SURED.P{SUDIM}SUROP{SUCLAMP} [$R[Ra]], $R[Rd], SUWHERE CTL CLOSE */
static int take_sured_p(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x6000e0700ffff), canon};
    bits = with(bits, choose_suwhere(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_sured_p(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_surkind(rt_u128 word, unsigned config, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x700000) != 0x400000) {
        bits = (struct bits){0x700000, 0x0};
        line[0] = 0;
    } else if (ON_SM_52_SM_53 >> config & 1) {
        bits = (struct bits){0x0, 0x400000};
        line[0] = 1;
    } else if (ON_NOT_SM_50 >> config & 1) {
        bits = (struct bits){0x0, 0x400000};
        line[0] = 2;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_sured_d(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 23) & 0x1; /* SUBA */
    value[1] = (uint64_t)(word >> 33) & 0x7; /* SUDIM */
    value[2] = (uint64_t)(word >> 24) & 0x7; /* SUROP */
    value[3] = (uint64_t)(word >> 20) & 0x7; /* SURTYPE */
    value[4] = (uint64_t)(word >> 49) & 0x3; /* SUCLAMP */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)word & 0xff; /* Rd */
    value[7] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[8] = (uint64_t)(word >> 36) & 0x1fff; /* TXH */
    value[9] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[10] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[11] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[12] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[13] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[14] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[15] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[16] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[17] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[18] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[19] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101011 0101.sst trrrrrrr rtttsss- -----sss ssss.ggg rrrrrrrr rrrrrrrr  OPEN GUARD SURED.D{SUBA}SUDIM{SUROP}SURKIND{SUCLAMP} [$R[Ra]], $R[Rd], SUWHERE CTL CLOSE */
static int take_sured_d(rt_u128 word, unsigned config, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x6000e0780ffff), canon};
    const struct bits of_0 = choose_surkind(word, config, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_suwhere(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_sured_d(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_suakind(rt_u128 word, unsigned config, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x38000000000000)) != UINT64_C(0x20000000000000)) {
        bits = (struct bits){UINT64_C(0x38000000000000), 0x0};
        line[0] = 0;
    } else if (ON_SM_52_SM_53 >> config & 1) {
        bits = (struct bits){0x0, UINT64_C(0x20000000000000)};
        line[0] = 1;
    } else if (ON_NOT_SM_50 >> config & 1) {
        bits = (struct bits){0x0, UINT64_C(0x20000000000000)};
        line[0] = 2;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_suatom_i(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 28) & 0x1; /* SUABA */
    value[1] = (uint64_t)(word >> 33) & 0x7; /* SUDIM */
    value[2] = (uint64_t)(word >> 29) & 0xf; /* SUAOP */
    value[3] = (uint64_t)(word >> 51) & 0x7; /* SUATYPE */
    value[4] = (uint64_t)(word >> 49) & 0x3; /* SUCLAMP */
    value[5] = (uint64_t)word & 0xff; /* Rd */
    value[6] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[7] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[8] = (uint64_t)(word >> 36) & 0x1fff; /* TXH */
    value[9] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[10] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[11] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[12] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[13] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[14] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[15] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[16] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[17] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[18] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[19] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101010 00ssssst tttttttt ttttssss ssssrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD SUATOM.D{SUABA}SUDIM{SUAOP}SUAKIND{SUCLAMP} $R[Rd], [$R[Ra]], $R[Rb], TXH CTL CLOSE */
static int take_suatom_i(rt_u128 word, unsigned config, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x7fffffff0ffff), canon};
    const struct bits of_0 = choose_suakind(word, config, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_open(word, out->line + 2));
    bits = with(bits, choose_ctl(word, out->line + 3));
    bits = with(bits, choose_close(word, out->line + 7));
    fields_suatom_i(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_suakindr(rt_u128 word, unsigned config, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x7000000000)) != UINT64_C(0x4000000000)) {
        bits = (struct bits){UINT64_C(0x7000000000), 0x0};
        line[0] = 0;
    } else if (ON_SM_52_SM_53 >> config & 1) {
        bits = (struct bits){0x0, UINT64_C(0x4000000000)};
        line[0] = 1;
    } else if (ON_NOT_SM_50 >> config & 1) {
        bits = (struct bits){0x0, UINT64_C(0x4000000000)};
        line[0] = 2;
    } else {
        return no_line;
    }
    return bits;
}

static struct bits choose_sureg(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x8000000000000)) == 0x0) {
        bits = (struct bits){UINT64_C(0x7f8000000000), 0x0};
        line[0] = 0;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_suatom_r(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 52) & 0x1; /* SUAPD */
    value[1] = (uint64_t)(word >> 28) & 0x1; /* SUABA */
    value[2] = (uint64_t)(word >> 33) & 0x7; /* SUDIM */
    value[3] = (uint64_t)(word >> 29) & 0xf; /* SUAOP */
    value[4] = (uint64_t)(word >> 36) & 0x7; /* SUATYPER */
    value[5] = (uint64_t)(word >> 49) & 0x3; /* SUCLAMP */
    value[6] = (uint64_t)word & 0xff; /* Rd */
    value[7] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[8] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[9] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[10] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[11] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[12] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[13] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[14] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[15] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[16] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[17] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[18] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[19] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[20] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101010 011s.ss- -rrrrrrr rsssssss ssssrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD SUATOM{SUAPD}SUABA{SUDIM}SUAOP{SUAKINDR}SUCLAMP $R[Rd], [$R[Ra]], $R[Rb], $R[Rc] CTL CLOSE */
static int take_suatom_r(rt_u128 word, unsigned config, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x16000ffff0ffff), canon};
    const struct bits of_0 = choose_suakindr(word, config, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = choose_sureg(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_suatom_r(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_suakindr_2(rt_u128 word, unsigned config, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x7000000000)) != UINT64_C(0x4000000000)) {
        bits = (struct bits){UINT64_C(0x7000000000), 0x0};
        line[0] = 0;
    } else if (ON_SM_52_SM_53 >> config & 1) {
        bits = (struct bits){0x0, UINT64_C(0x4000000000)};
        line[0] = 1;
    } else {
        bits = (struct bits){0x0, UINT64_C(0x4000000000)};
        line[0] = 2;
    }
    return bits;
}

static void fields_suatom_p(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 28) & 0x1; /* SUABA */
    value[1] = (uint64_t)(word >> 33) & 0x7; /* SUDIM */
    value[2] = (uint64_t)(word >> 29) & 0xf; /* SUAOP */
    value[3] = (uint64_t)(word >> 36) & 0x7; /* SUATYPER */
    value[4] = (uint64_t)(word >> 49) & 0x3; /* SUCLAMP */
    value[5] = (uint64_t)(word >> 51) & 0x7; /* SUPA */
    value[6] = (uint64_t)word & 0xff; /* Rd */
    value[7] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[8] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[9] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[10] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[11] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[12] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[13] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[14] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[15] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[16] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[17] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[18] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[19] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[20] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101011 10sssss- -rrrrrrr rsssssss ssssrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD SUATOM.D{SUABA}SUDIM{SUAOP}SUAKINDR{SUCLAMP} SUPA, $R[Rd], [$R[Ra]], $R[Rb], $R[Rc] CTL CLOSE */
static int take_suatom_p(rt_u128 word, unsigned config, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x3e7f8ffff0ffff), canon};
    bits = with(bits, choose_suakindr_2(word, config, out->line));
    out->line[1] = 0;
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_suatom_p(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_suatom_ci(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 28) & 0x1; /* SUABA */
    value[1] = (uint64_t)(word >> 33) & 0x7; /* SUDIM */
    value[2] = (uint64_t)(word >> 51) & 0x7; /* SUATYPE */
    value[3] = (uint64_t)(word >> 49) & 0x3; /* SUCLAMP */
    value[4] = (uint64_t)(word >> 30) & 0x7; /* SUPR */
    value[5] = (uint64_t)word & 0xff; /* Rd */
    value[6] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[7] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[8] = (uint64_t)(word >> 36) & 0x1fff; /* TXH */
    value[9] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[10] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[11] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[12] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[13] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[14] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[15] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[16] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[17] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[18] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[19] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101010 10ssssst tttttttt ttttssss ss-srrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD SUATOM.D{SUABA}SUDIM.CAS{SUAKIND}SUCLAMP SUPO, $R[Rd], [$R[Ra]], $R[Rb], TXH CTL CLOSE */
static int take_suatom_ci(rt_u128 word, unsigned config, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x7fffe1ff0ffff), canon};
    const struct bits of_0 = choose_suakind(word, config, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_supo(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_suatom_ci(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_suatom_cr(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 52) & 0x1; /* SUAPD */
    value[1] = (uint64_t)(word >> 28) & 0x1; /* SUABA */
    value[2] = (uint64_t)(word >> 33) & 0x7; /* SUDIM */
    value[3] = (uint64_t)(word >> 36) & 0x7; /* SUATYPER */
    value[4] = (uint64_t)(word >> 49) & 0x3; /* SUCLAMP */
    value[5] = (uint64_t)(word >> 30) & 0x7; /* SUPR */
    value[6] = (uint64_t)word & 0xff; /* Rd */
    value[7] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[8] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[9] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[10] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[11] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[12] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[13] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[14] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[15] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[16] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[17] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[18] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[19] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[20] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzzzc cccccccc cccnssss 11101010 110s.ss- -rrrrrrr rsssssss ss-srrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD SUATOM{SUAPD}SUABA{SUDIM}.CAS{SUAKINDR}SUCLAMP SUPO, $R[Rd], [$R[Ra]], $R[Rb], $R[Rc] CTL CLOSE */
static int take_suatom_cr(rt_u128 word, unsigned config, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x16000e1ff0ffff), canon};
    const struct bits of_0 = choose_suakindr(word, config, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_supo(word, out->line + 1));
    const struct bits of_2 = choose_sureg(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_suatom_cr(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_tp(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x38000000000000)) == UINT64_C(0x38000000000000)) {
        bits = (struct bits){0x0, UINT64_C(0x38000000000000)};
        line[0] = 0;
    } else {
        bits = (struct bits){UINT64_C(0x38000000000000), 0x0};
        line[0] = 1;
    }
    return bits;
}

static struct bits choose_trb(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0xff00000) == 0xff00000) {
        bits = (struct bits){0x0, 0xff00000};
        line[0] = 0;
    } else {
        bits = (struct bits){0xff00000, 0x0};
        line[0] = 1;
    }
    return bits;
}

static struct bits choose_tm(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x780000000)) == UINT64_C(0x780000000)) {
        bits = (struct bits){0x0, UINT64_C(0x780000000)};
        line[0] = 0;
    } else {
        bits = (struct bits){UINT64_C(0x780000000), 0x0};
        line[0] = 1;
    }
    return bits;
}

static void fields_tex_i(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 55) & 0x7; /* TLOD */
    value[1] = (uint64_t)(word >> 58) & 0x1; /* TLC */
    value[2] = (uint64_t)(word >> 54) & 0x1; /* TAO */
    value[3] = (uint64_t)(word >> 50) & 0x1; /* TDC */
    value[4] = (uint64_t)(word >> 35) & 0x1; /* TNDV */
    value[5] = (uint64_t)(word >> 49) & 0x1; /* NODEP */
    value[6] = (uint64_t)(word >> 81) & 0x1; /* PHT */
    value[7] = (uint64_t)(word >> 82) & 0x1; /* PHP */
    value[8] = (uint64_t)(word >> 51) & 0x7; /* TPO */
    value[9] = (uint64_t)word & 0xff; /* Rd */
    value[10] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[11] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[12] = (uint64_t)(word >> 36) & 0x1fff; /* TXH */
    value[13] = (uint64_t)(word >> 28) & 0x7; /* TDIM */
    value[14] = (uint64_t)(word >> 31) & 0xf; /* TMASK */
    value[15] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[16] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[17] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[18] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[19] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[20] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[21] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[22] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[23] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[24] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[25] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzppc cccccccc cccnssss 11000ttt ttttttnt tttttttt tttttttt ttttrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD TEX{TLOD}TLC{TAO}TDC{TNDV}NODEP{PHT}PHP TP, $R[Rd], $R[Ra], TRB, TXH, TDIM, TM CTL CLOSE */
static int take_tex_i(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x60000, UINT64_C(0x7c7fff87000ffff)), canon};
    out->line[0] = 0;
    bits = with(bits, choose_tp(word, out->line + 1));
    bits = with(bits, choose_trb(word, out->line + 2));
    bits = with(bits, choose_tm(word, out->line + 3));
    bits = with(bits, choose_guard(word, out->line + 4));
    bits = with(bits, choose_open(word, out->line + 5));
    bits = with(bits, choose_ctl(word, out->line + 6));
    bits = with(bits, choose_close(word, out->line + 10));
    fields_tex_i(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_tex_b(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 37) & 0x7; /* TLODB */
    value[1] = (uint64_t)(word >> 40) & 0x1; /* TLCB */
    value[2] = (uint64_t)(word >> 36) & 0x1; /* TAOB */
    value[3] = (uint64_t)(word >> 50) & 0x1; /* TDC */
    value[4] = (uint64_t)(word >> 35) & 0x1; /* TNDV */
    value[5] = (uint64_t)(word >> 49) & 0x1; /* NODEP */
    value[6] = (uint64_t)(word >> 81) & 0x1; /* PHT */
    value[7] = (uint64_t)(word >> 82) & 0x1; /* PHP */
    value[8] = (uint64_t)(word >> 51) & 0x7; /* TPO */
    value[9] = (uint64_t)word & 0xff; /* Rd */
    value[10] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[11] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[12] = (uint64_t)(word >> 28) & 0x7; /* TDIM */
    value[13] = (uint64_t)(word >> 31) & 0xf; /* TMASK */
    value[14] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[15] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[16] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[17] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[18] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[19] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[20] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[21] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[22] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[23] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[24] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzppc cccccccc cccnssss 11011110 10ttttn- -------t tttttttt ttttrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD TEX.B{TLODB}TLCB{TAOB}TDC{TNDV}NODEP{PHT}PHP TP, $R[Rd], $R[Ra], TRB, 0x0, TDIM, TM CTL CLOSE */
static int take_tex_b(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x60000, UINT64_C(0x601f87000ffff)), canon};
    out->line[0] = 0;
    bits = with(bits, choose_tp(word, out->line + 1));
    bits = with(bits, choose_trb(word, out->line + 2));
    bits = with(bits, choose_tm(word, out->line + 3));
    bits = with(bits, choose_guard(word, out->line + 4));
    bits = with(bits, choose_open(word, out->line + 5));
    bits = with(bits, choose_ctl(word, out->line + 6));
    bits = with(bits, choose_close(word, out->line + 10));
    fields_tex_b(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_tld_i(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 55) & 0x1; /* TLDL */
    value[1] = (uint64_t)(word >> 35) & 0x1; /* TAOL */
    value[2] = (uint64_t)(word >> 50) & 0x1; /* TLDM */
    value[3] = (uint64_t)(word >> 54) & 0x1; /* TLDC */
    value[4] = (uint64_t)(word >> 49) & 0x1; /* NODEP */
    value[5] = (uint64_t)(word >> 81) & 0x1; /* PHT */
    value[6] = (uint64_t)(word >> 82) & 0x1; /* PHP */
    value[7] = (uint64_t)(word >> 51) & 0x7; /* TPO */
    value[8] = (uint64_t)word & 0xff; /* Rd */
    value[9] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[10] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[11] = (uint64_t)(word >> 36) & 0x1fff; /* TXH */
    value[12] = (uint64_t)(word >> 28) & 0x7; /* TDIM */
    value[13] = (uint64_t)(word >> 31) & 0xf; /* TMASK */
    value[14] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[15] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[16] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[17] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[18] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[19] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[20] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[21] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[22] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[23] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[24] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzppc cccccccc cccnssss 11011100 ttttttnt tttttttt tttttttt ttttrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD TLD{TLDL}TAOL{TLDM}TLDC{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, TXH, TDIM, TM CTL CLOSE */
static int take_tld_i(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x60000, UINT64_C(0xc7fff87000ffff)), canon};
    out->line[0] = 0;
    bits = with(bits, choose_tp(word, out->line + 1));
    bits = with(bits, choose_trb(word, out->line + 2));
    bits = with(bits, choose_tm(word, out->line + 3));
    bits = with(bits, choose_guard(word, out->line + 4));
    bits = with(bits, choose_open(word, out->line + 5));
    bits = with(bits, choose_ctl(word, out->line + 6));
    bits = with(bits, choose_close(word, out->line + 10));
    fields_tld_i(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_tld_b(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 55) & 0x1; /* TLDL */
    value[1] = (uint64_t)(word >> 35) & 0x1; /* TAOL */
    value[2] = (uint64_t)(word >> 50) & 0x1; /* TLDM */
    value[3] = (uint64_t)(word >> 54) & 0x1; /* TLDC */
    value[4] = (uint64_t)(word >> 49) & 0x1; /* NODEP */
    value[5] = (uint64_t)(word >> 81) & 0x1; /* PHT */
    value[6] = (uint64_t)(word >> 82) & 0x1; /* PHP */
    value[7] = (uint64_t)(word >> 51) & 0x7; /* TPO */
    value[8] = (uint64_t)word & 0xff; /* Rd */
    value[9] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[10] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[11] = (uint64_t)(word >> 28) & 0x7; /* TDIM */
    value[12] = (uint64_t)(word >> 31) & 0xf; /* TMASK */
    value[13] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[14] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[15] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[16] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[17] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[18] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[19] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[20] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[21] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[22] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[23] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzppc cccccccc cccnssss 11011101 ttttttn- -------- ----tttt ttttrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD TLD.B{TLDL}TAOL{TLDM}TLDC{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, 0x0, TDIM, TM CTL CLOSE */
static int take_tld_b(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x60000, UINT64_C(0xc600087000ffff)), canon};
    out->line[0] = 0;
    bits = with(bits, choose_tp(word, out->line + 1));
    bits = with(bits, choose_trb(word, out->line + 2));
    bits = with(bits, choose_tm(word, out->line + 3));
    bits = with(bits, choose_guard(word, out->line + 4));
    bits = with(bits, choose_open(word, out->line + 5));
    bits = with(bits, choose_ctl(word, out->line + 6));
    bits = with(bits, choose_close(word, out->line + 10));
    fields_tld_b(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_tld4_i(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 56) & 0x3; /* T4C */
    value[1] = (uint64_t)(word >> 54) & 0x3; /* T4O */
    value[2] = (uint64_t)(word >> 50) & 0x1; /* TDC */
    value[3] = (uint64_t)(word >> 35) & 0x1; /* TNDV */
    value[4] = (uint64_t)(word >> 49) & 0x1; /* NODEP */
    value[5] = (uint64_t)(word >> 81) & 0x1; /* PHT */
    value[6] = (uint64_t)(word >> 82) & 0x1; /* PHP */
    value[7] = (uint64_t)(word >> 51) & 0x7; /* TPO */
    value[8] = (uint64_t)word & 0xff; /* Rd */
    value[9] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[10] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[11] = (uint64_t)(word >> 36) & 0x1fff; /* TXH */
    value[12] = (uint64_t)(word >> 28) & 0x7; /* TDIM */
    value[13] = (uint64_t)(word >> 31) & 0xf; /* TMASK */
    value[14] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[15] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[16] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[17] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[18] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[19] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[20] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[21] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[22] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[23] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[24] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzppc cccccccc cccnssss 110010tt ttttttnt tttttttt tttttttt ttttrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD TLD4{T4C}T4O{TDC}TNDV{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, TXH, TDIM, TM CTL CLOSE */
static int take_tld4_i(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x60000, UINT64_C(0x3c7fff87000ffff)), canon};
    out->line[0] = 0;
    bits = with(bits, choose_tp(word, out->line + 1));
    bits = with(bits, choose_trb(word, out->line + 2));
    bits = with(bits, choose_tm(word, out->line + 3));
    bits = with(bits, choose_guard(word, out->line + 4));
    bits = with(bits, choose_open(word, out->line + 5));
    bits = with(bits, choose_ctl(word, out->line + 6));
    bits = with(bits, choose_close(word, out->line + 10));
    fields_tld4_i(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_tld4_b(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 38) & 0x3; /* T4CB */
    value[1] = (uint64_t)(word >> 36) & 0x3; /* T4OB */
    value[2] = (uint64_t)(word >> 50) & 0x1; /* TDC */
    value[3] = (uint64_t)(word >> 35) & 0x1; /* TNDV */
    value[4] = (uint64_t)(word >> 49) & 0x1; /* NODEP */
    value[5] = (uint64_t)(word >> 81) & 0x1; /* PHT */
    value[6] = (uint64_t)(word >> 82) & 0x1; /* PHP */
    value[7] = (uint64_t)(word >> 51) & 0x7; /* TPO */
    value[8] = (uint64_t)word & 0xff; /* Rd */
    value[9] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[10] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[11] = (uint64_t)(word >> 28) & 0x7; /* TDIM */
    value[12] = (uint64_t)(word >> 31) & 0xf; /* TMASK */
    value[13] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[14] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[15] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[16] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[17] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[18] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[19] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[20] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[21] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[22] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[23] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzppc cccccccc cccnssss 11011110 11ttttn- -------z tttttttt ttttrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD TLD4{T4CB}.B{T4OB}TDC{TNDV}NODEP{PHT}PHP TP, $R[Rd], $R[Ra], TRB, 0x0, TDIM, TM CTL CLOSE */
static int take_tld4_b(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x60000, UINT64_C(0x600f87000ffff)), canon};
    out->line[0] = 0;
    bits = with(bits, choose_tp(word, out->line + 1));
    bits = with(bits, choose_trb(word, out->line + 2));
    bits = with(bits, choose_tm(word, out->line + 3));
    bits = with(bits, choose_guard(word, out->line + 4));
    bits = with(bits, choose_open(word, out->line + 5));
    bits = with(bits, choose_ctl(word, out->line + 6));
    bits = with(bits, choose_close(word, out->line + 10));
    fields_tld4_b(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_txd_i(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 50) & 0x1; /* TLCD */
    value[1] = (uint64_t)(word >> 35) & 0x1; /* TAOL */
    value[2] = (uint64_t)(word >> 49) & 0x1; /* NODEP */
    value[3] = (uint64_t)(word >> 81) & 0x1; /* PHT */
    value[4] = (uint64_t)(word >> 82) & 0x1; /* PHP */
    value[5] = (uint64_t)(word >> 51) & 0x7; /* TPO */
    value[6] = (uint64_t)word & 0xff; /* Rd */
    value[7] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[8] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[9] = (uint64_t)(word >> 36) & 0x1fff; /* TXH */
    value[10] = (uint64_t)(word >> 28) & 0x7; /* TDIM */
    value[11] = (uint64_t)(word >> 31) & 0xf; /* TMASK */
    value[12] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[13] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[14] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[15] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[16] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[17] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[18] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[19] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[20] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[21] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[22] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzppc cccccccc cccnssss 11011110 00ttttnt tttttttt tttttttt ttttrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD TXD{TLCD}TAOL{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, TXH, TDIM, TM CTL CLOSE */
static int take_txd_i(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x60000, UINT64_C(0x7fff87000ffff)), canon};
    out->line[0] = 0;
    bits = with(bits, choose_tp(word, out->line + 1));
    bits = with(bits, choose_trb(word, out->line + 2));
    bits = with(bits, choose_tm(word, out->line + 3));
    bits = with(bits, choose_guard(word, out->line + 4));
    bits = with(bits, choose_open(word, out->line + 5));
    bits = with(bits, choose_ctl(word, out->line + 6));
    bits = with(bits, choose_close(word, out->line + 10));
    fields_txd_i(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_txd_b(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 50) & 0x1; /* TLCD */
    value[1] = (uint64_t)(word >> 35) & 0x1; /* TAOL */
    value[2] = (uint64_t)(word >> 49) & 0x1; /* NODEP */
    value[3] = (uint64_t)(word >> 81) & 0x1; /* PHT */
    value[4] = (uint64_t)(word >> 82) & 0x1; /* PHP */
    value[5] = (uint64_t)(word >> 51) & 0x7; /* TPO */
    value[6] = (uint64_t)word & 0xff; /* Rd */
    value[7] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[8] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[9] = (uint64_t)(word >> 28) & 0x7; /* TDIM */
    value[10] = (uint64_t)(word >> 31) & 0xf; /* TMASK */
    value[11] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[12] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[13] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[14] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[15] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[16] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[17] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[18] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[19] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[20] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[21] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzppc cccccccc cccnssss 11011110 01ttttn- -------- ----tttt ttttrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD TXD.B{TLCD}TAOL{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, 0x0, TDIM, TM CTL CLOSE */
static int take_txd_b(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x60000, UINT64_C(0x600087000ffff)), canon};
    out->line[0] = 0;
    bits = with(bits, choose_tp(word, out->line + 1));
    bits = with(bits, choose_trb(word, out->line + 2));
    bits = with(bits, choose_tm(word, out->line + 3));
    bits = with(bits, choose_guard(word, out->line + 4));
    bits = with(bits, choose_open(word, out->line + 5));
    bits = with(bits, choose_ctl(word, out->line + 6));
    bits = with(bits, choose_close(word, out->line + 10));
    fields_txd_b(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_txqw(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0xec00000) == 0x400000 || (word & 0xe400000) == 0x4000000 || (word & 0xbc00000) == 0x800000) {
        bits = (struct bits){0xfc00000, 0x0};
        line[0] = 0;
    } else if ((word & 0x8400000) == 0x8000000) {
        bits = (struct bits){0xf800000, 0x0};
        line[0] = 1;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_txq_i(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 49) & 0x1; /* NODEP */
    value[1] = (uint64_t)(word >> 81) & 0x1; /* PHT */
    value[2] = (uint64_t)(word >> 82) & 0x1; /* PHP */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[5] = (uint64_t)(word >> 22) & 0x3f; /* TXQK */
    value[6] = (uint64_t)(word >> 23) & 0x1f; /* TXQN */
    value[7] = (uint64_t)(word >> 36) & 0x1fff; /* TXH */
    value[8] = (uint64_t)(word >> 31) & 0xf; /* TMASK */
    value[9] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[10] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[11] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[12] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[13] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[14] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[15] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[16] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[17] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[18] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[19] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzppc cccccccc cccnssss 11011111 01001-nt tttttttt tttt-ttt t---tttt tt--.ggg rrrrrrrr rrrrrrrr  OPEN GUARD TXQ{NODEP{PHT}PHP} $R[Rd], $R[Ra], TXQW, TXH, TM CTL CLOSE */
static int take_txq_i(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x60000, UINT64_C(0x3fff00000ffff)), canon};
    out->line[0] = 0;
    const struct bits of_1 = choose_txqw(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    bits = with(bits, choose_tm(word, out->line + 2));
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_txq_i(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_txq_b(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 49) & 0x1; /* NODEP */
    value[1] = (uint64_t)(word >> 81) & 0x1; /* PHT */
    value[2] = (uint64_t)(word >> 82) & 0x1; /* PHP */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[5] = (uint64_t)(word >> 22) & 0x3f; /* TXQK */
    value[6] = (uint64_t)(word >> 23) & 0x1f; /* TXQN */
    value[7] = (uint64_t)(word >> 31) & 0xf; /* TMASK */
    value[8] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[9] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[10] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[11] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[12] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[13] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[14] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[15] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[16] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[17] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[18] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzppc cccccccc cccnssss 11011111 01010-n- -------- -----ttt t---tttt tt--.ggg rrrrrrrr rrrrrrrr  OPEN GUARD TXQ.B{NODEP{PHT}PHP} $R[Rd], $R[Ra], TXQW, 0x0, TM CTL CLOSE */
static int take_txq_b(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x60000, UINT64_C(0x200000000ffff)), canon};
    out->line[0] = 0;
    const struct bits of_1 = choose_txqw(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    bits = with(bits, choose_tm(word, out->line + 2));
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_txq_b(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_txa(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 35) & 0x1; /* TNDV */
    value[1] = (uint64_t)(word >> 49) & 0x1; /* NODEP */
    value[2] = (uint64_t)(word >> 81) & 0x1; /* PHT */
    value[3] = (uint64_t)(word >> 82) & 0x1; /* PHP */
    value[4] = (uint64_t)word & 0xff; /* Rd */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 36) & 0x1fff; /* TXH */
    value[7] = (uint64_t)(word >> 31) & 0xf; /* TMASK */
    value[8] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[9] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[10] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[11] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[12] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[13] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[14] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[15] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[16] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[17] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[18] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzppc cccccccc cccnssss 11011111 01000-nt tttttttt tttttttt t------- ----.ggg rrrrrrrr rrrrrrrr  OPEN GUARD TXA{TNDV}NODEP{PHT}PHP $R[Rd], $R[Ra], TXH, TM CTL CLOSE */
static int take_txa(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x60000, UINT64_C(0x3fff80000ffff)), canon};
    out->line[0] = 0;
    bits = with(bits, choose_tm(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_txa(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_tmml_i(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 35) & 0x1; /* TNDV */
    value[1] = (uint64_t)(word >> 49) & 0x1; /* NODEP */
    value[2] = (uint64_t)(word >> 81) & 0x1; /* PHT */
    value[3] = (uint64_t)(word >> 82) & 0x1; /* PHP */
    value[4] = (uint64_t)word & 0xff; /* Rd */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 36) & 0x1fff; /* TXH */
    value[7] = (uint64_t)(word >> 28) & 0x7; /* TDIM */
    value[8] = (uint64_t)(word >> 31) & 0xf; /* TMASK */
    value[9] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[10] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[11] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[12] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[13] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[14] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[15] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[16] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[17] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[18] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[19] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzppc cccccccc cccnssss 11011111 01011-nt tttttttt tttttttt tttt---- ----.ggg rrrrrrrr rrrrrrrr  OPEN GUARD TMML.LOD{TNDV}NODEP{PHT}PHP $R[Rd], $R[Ra], TXH, TDIM, TM CTL CLOSE */
static int take_tmml_i(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x60000, UINT64_C(0x3fff87000ffff)), canon};
    out->line[0] = 0;
    bits = with(bits, choose_tm(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_tmml_i(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_tmml_b(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 35) & 0x1; /* TNDV */
    value[1] = (uint64_t)(word >> 49) & 0x1; /* NODEP */
    value[2] = (uint64_t)(word >> 81) & 0x1; /* PHT */
    value[3] = (uint64_t)(word >> 82) & 0x1; /* PHP */
    value[4] = (uint64_t)word & 0xff; /* Rd */
    value[5] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[6] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[7] = (uint64_t)(word >> 28) & 0x7; /* TDIM */
    value[8] = (uint64_t)(word >> 31) & 0xf; /* TMASK */
    value[9] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[10] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[11] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[12] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[13] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[14] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[15] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[16] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[17] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[18] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[19] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzppc cccccccc cccnssss 11011111 01100-n- -------- ----tttt ttttrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD TMML.B.LOD{TNDV}NODEP{PHT}PHP $R[Rd], $R[Ra], TRB, 0x0, TDIM, TM CTL CLOSE */
static int take_tmml_b(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x60000, UINT64_C(0x200087000ffff)), canon};
    out->line[0] = 0;
    bits = with(bits, choose_trb(word, out->line + 1));
    bits = with(bits, choose_tm(word, out->line + 2));
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_open(word, out->line + 4));
    bits = with(bits, choose_ctl(word, out->line + 5));
    bits = with(bits, choose_close(word, out->line + 9));
    fields_tmml_b(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_short(rt_u128 word, unsigned config, uint8_t *line)
{
    struct bits bits;
    if (ON_NOT_SM_50 >> config & 1) {
        bits = (struct bits){UINT64_C(0x800000000000000), 0x0};
        line[0] = 0;
    } else if ((word & UINT64_C(0x800000000000000)) == UINT64_C(0x800000000000000)) {
        bits = (struct bits){0x0, UINT64_C(0x800000000000000)};
        line[0] = 1;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_texs_d1_lz_m(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 59) & 0x1; /* TXF */
    value[1] = (uint64_t)(word >> 49) & 0x1; /* NODEP */
    value[2] = (uint64_t)(word >> 81) & 0x1; /* PHT */
    value[3] = (uint64_t)(word >> 82) & 0x1; /* PHP */
    value[4] = (uint64_t)(word >> 28) & 0xff; /* Rd2 */
    value[5] = (uint64_t)word & 0xff; /* Rd */
    value[6] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[7] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[8] = (uint64_t)(word >> 36) & 0x1fff; /* TXH */
    value[9] = (uint64_t)(word >> 50) & 0x7; /* TXC */
    value[10] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[11] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[12] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[13] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[14] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[15] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[16] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[17] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[18] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[19] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[20] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzppc cccccccc cccnssss 1101t000 000tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 1D, TXC CTL CLOSE */
static int take_texs_d1_lz_m(rt_u128 word, unsigned config, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x60000, UINT64_C(0x1ffffffff0ffff)), canon};
    const struct bits of_0 = choose_short(word, config, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[1] = 0;
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_texs_d1_lz_m(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_texs_d1_lz_s(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 59) & 0x1; /* TXF */
    value[1] = (uint64_t)(word >> 49) & 0x1; /* NODEP */
    value[2] = (uint64_t)(word >> 81) & 0x1; /* PHT */
    value[3] = (uint64_t)(word >> 82) & 0x1; /* PHP */
    value[4] = (uint64_t)(word >> 28) & 0xff; /* Rd2 */
    value[5] = (uint64_t)word & 0xff; /* Rd */
    value[6] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[7] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[8] = (uint64_t)(word >> 36) & 0x1fff; /* TXH */
    value[9] = (uint64_t)(word >> 50) & 0x7; /* TXC1 */
    value[10] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[11] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[12] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[13] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[14] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[15] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[16] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[17] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[18] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[19] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[20] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzppc cccccccc cccnssss 1101t000 000tttnt tttttttt tttt1111 1111rrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 1D, TXC1 CTL CLOSE */
static int take_texs_d1_lz_s(rt_u128 word, unsigned config, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x60000, UINT64_C(0x1ffffffff0ffff)), canon};
    const struct bits of_0 = choose_short(word, config, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[1] = 0;
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_texs_d1_lz_s(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_short4(rt_u128 word, unsigned config, uint8_t *line)
{
    struct bits bits;
    if (ON_NOT_SM_50 >> config & 1) {
        bits = (struct bits){UINT64_C(0x80000000000000), 0x0};
        line[0] = 0;
    } else if ((word & UINT64_C(0x80000000000000)) == 0x0) {
        bits = (struct bits){0x0, 0x0};
        line[0] = 1;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_tld4s(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 55) & 0x1; /* T4F */
    value[1] = (uint64_t)(word >> 52) & 0x3; /* T4CS */
    value[2] = (uint64_t)(word >> 51) & 0x1; /* TAOS */
    value[3] = (uint64_t)(word >> 50) & 0x1; /* TDC */
    value[4] = (uint64_t)(word >> 49) & 0x1; /* NODEP */
    value[5] = (uint64_t)(word >> 81) & 0x1; /* PHT */
    value[6] = (uint64_t)(word >> 82) & 0x1; /* PHP */
    value[7] = (uint64_t)(word >> 28) & 0xff; /* Rd2 */
    value[8] = (uint64_t)word & 0xff; /* Rd */
    value[9] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[10] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[11] = (uint64_t)(word >> 36) & 0x1fff; /* TXH */
    value[12] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[13] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[14] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[15] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[16] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[17] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[18] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[19] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[20] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[21] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[22] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzppc cccccccc cccnssss 11011111 t0ttttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD TLD4S{SHORT4}T4CS{TAOS}TDC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH CTL CLOSE */
static int take_tld4s(rt_u128 word, unsigned config, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x60000, UINT64_C(0x3ffffffff0ffff)), canon};
    const struct bits of_0 = choose_short4(word, config, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[1] = 0;
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_open(word, out->line + 3));
    bits = with(bits, choose_ctl(word, out->line + 4));
    bits = with(bits, choose_close(word, out->line + 8));
    fields_tld4s(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_vbt(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x4000040000000)) == UINT64_C(0x4000000000000)) {
        bits = (struct bits){UINT64_C(0x2000000000000), UINT64_C(0x4000000000000)};
        line[0] = 0;
    } else if ((word & UINT64_C(0x4000020000000)) == UINT64_C(0x4000000000000)) {
        bits = (struct bits){UINT64_C(0x2000000000000), UINT64_C(0x4000040000000)};
        line[0] = 1;
    } else if ((word & UINT64_C(0x4000000000000)) == UINT64_C(0x4000000000000)) {
        bits = (struct bits){UINT64_C(0x2000000000000), UINT64_C(0x4000060000000)};
        line[0] = 2;
    } else {
        bits = (struct bits){UINT64_C(0x2000000000000), 0x0};
        line[0] = 3;
    }
    return bits;
}

static struct bits choose_vbtn(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x4000040000000)) == UINT64_C(0x4000000000000)) {
        bits = (struct bits){UINT64_C(0x2000000000000), UINT64_C(0x4000000000000)};
        line[0] = 0;
    } else if ((word & UINT64_C(0x4000000000000)) == UINT64_C(0x4000000000000)) {
        bits = (struct bits){UINT64_C(0x2000000000000), UINT64_C(0x4000040000000)};
        line[0] = 1;
    } else {
        bits = (struct bits){UINT64_C(0x2000000000000), 0x0};
        line[0] = 2;
    }
    return bits;
}

static struct bits choose_vt(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x4000070000000)) != UINT64_C(0x4000070000000) && (word & UINT64_C(0x4000000000)) != UINT64_C(0x4000000000)) {
        bits = (struct bits){UINT64_C(0x1000000000000), 0x0};
        line[0] = 0;
        bits = with(bits, choose_vbt(word, line + 1));
    } else if ((word & UINT64_C(0x4000070000000)) != UINT64_C(0x4000070000000) && (word & UINT64_C(0x2000000000)) != UINT64_C(0x2000000000)) {
        bits = (struct bits){UINT64_C(0x1000000000000), UINT64_C(0x4000000000)};
        line[0] = 1;
        bits = with(bits, choose_vbt(word, line + 2));
    } else if ((word & UINT64_C(0x4000070000000)) != UINT64_C(0x4000070000000) && (word & UINT64_C(0x1000000000000)) != UINT64_C(0x1000000000000) && (word & UINT64_C(0x1000000000)) != UINT64_C(0x1000000000)) {
        bits = (struct bits){0x0, UINT64_C(0x6000000000)};
        line[0] = 2;
        bits = with(bits, choose_vbt(word, line + 3));
    } else if ((word & UINT64_C(0x4000060000000)) != UINT64_C(0x4000060000000) && (word & UINT64_C(0x1000000000)) != UINT64_C(0x1000000000)) {
        bits = (struct bits){0x0, UINT64_C(0x1006000000000)};
        line[0] = 3;
        bits = with(bits, choose_vbtn(word, line + 4));
    } else if ((word & UINT64_C(0x2001010000000)) == 0x0) {
        bits = (struct bits){0x0, UINT64_C(0x5006060000000)};
        line[0] = 4;
    } else if ((word & UINT64_C(0x1010000000)) == 0x0) {
        bits = (struct bits){0x0, UINT64_C(0x7006060000000)};
        line[0] = 5;
    } else {
        return no_line;
    }
    return bits;
}

static struct bits choose_va(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x4000000000)) == 0x0) {
        bits = (struct bits){RT_U128(0x20000, UINT64_C(0x300000ff00)), 0x0};
        line[0] = 0;
    } else if ((word & UINT64_C(0x2000000000)) == 0x0) {
        bits = (struct bits){RT_U128(0x20000, UINT64_C(0x100000ff00)), UINT64_C(0x4000000000)};
        line[0] = 1;
    } else if ((word & UINT64_C(0x1000000000)) == 0x0) {
        bits = (struct bits){RT_U128(0x20000, 0xff00), UINT64_C(0x6000000000)};
        line[0] = 2;
    } else {
        return no_line;
    }
    return bits;
}

static struct bits choose_vb(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x4000040000000)) == UINT64_C(0x4000000000000)) {
        bits = (struct bits){RT_U128(0x40000, 0x3ff00000), UINT64_C(0x4000000000000)};
        line[0] = 0;
    } else if ((word & UINT64_C(0x4000020000000)) == UINT64_C(0x4000000000000)) {
        bits = (struct bits){RT_U128(0x40000, 0x1ff00000), UINT64_C(0x4000040000000)};
        line[0] = 1;
    } else if ((word & UINT64_C(0x4000010000000)) == UINT64_C(0x4000000000000)) {
        bits = (struct bits){RT_U128(0x40000, 0xff00000), UINT64_C(0x4000060000000)};
        line[0] = 2;
    } else if ((word & UINT64_C(0x4000000000000)) == 0x0) {
        bits = (struct bits){UINT64_C(0xffff00000), 0x0};
        line[0] = 3;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_vadd(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 54) & 0x1; /* VUD */
    value[1] = (uint64_t)(word >> 48) & 0x1; /* VAS */
    value[2] = (uint64_t)(word >> 49) & 0x1; /* VBS */
    value[3] = (uint64_t)(word >> 55) & 0x1; /* VSAT */
    value[4] = (uint64_t)(word >> 51) & 0x7; /* VRED */
    value[5] = (uint64_t)word & 0xff; /* Rd */
    value[6] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[7] = (uint64_t)(word >> 57) & 0x1; /* VNA */
    value[8] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[9] = (uint64_t)(word >> 36) & 0x3; /* VAB */
    value[10] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[11] = (uint64_t)(word >> 36) & 0x1; /* VAH */
    value[12] = (uint64_t)(word >> 56) & 0x1; /* VNB */
    value[13] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[14] = (uint64_t)(word >> 28) & 0x3; /* VBB */
    value[15] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[16] = (uint64_t)(word >> 28) & 0x1; /* VBH */
    value[17] = (uint64_t)(word >> 20) & 0xffff; /* VN16 */
    value[18] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[19] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[20] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[21] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[22] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[23] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[24] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[25] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[26] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[27] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[28] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[29] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[30] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrrrc cccccccc cccnssss 001000vv vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD VADD{VUD}VT{VSAT}VRED $R[Rd]CCW, VNA{VA}, VNB{VB}, $R[Rc]RC CTL CLOSE */
static int take_vadd(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x80000, UINT64_C(0x3f8ff80000000ff)), canon};
    const struct bits of_0 = choose_vt(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_5 = choose_va(word, out->line + 5);
    if (none(of_5))
        return ISADORA_NO_FORM;
    bits = with(bits, of_5);
    const struct bits of_6 = choose_vb(word, out->line + 6);
    if (none(of_6))
        return ISADORA_NO_FORM;
    bits = with(bits, of_6);
    bits = with(bits, choose_guard(word, out->line + 7));
    bits = with(bits, choose_open(word, out->line + 8));
    bits = with(bits, choose_ctl(word, out->line + 9));
    bits = with(bits, choose_close(word, out->line + 13));
    fields_vadd(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_vabsdiff(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 54) & 0x1; /* VSD */
    value[1] = (uint64_t)(word >> 48) & 0x1; /* VAS */
    value[2] = (uint64_t)(word >> 49) & 0x1; /* VBS */
    value[3] = (uint64_t)(word >> 55) & 0x1; /* VSAT */
    value[4] = (uint64_t)(word >> 51) & 0x7; /* VRED */
    value[5] = (uint64_t)word & 0xff; /* Rd */
    value[6] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[7] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[8] = (uint64_t)(word >> 36) & 0x3; /* VAB */
    value[9] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[10] = (uint64_t)(word >> 36) & 0x1; /* VAH */
    value[11] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[12] = (uint64_t)(word >> 28) & 0x3; /* VBB */
    value[13] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[14] = (uint64_t)(word >> 28) & 0x1; /* VBH */
    value[15] = (uint64_t)(word >> 20) & 0xffff; /* VN16 */
    value[16] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[17] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[18] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[19] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[20] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[21] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[22] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[23] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[24] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[25] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[26] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[27] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[28] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrrrc cccccccc cccnssss 01010100 vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD VABSDIFF{VSD}VT{VSAT}VRED $R[Rd]CCW, VA, VB, $R[Rc]RC CTL CLOSE */
static int take_vabsdiff(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x80000, UINT64_C(0xf8ff80000000ff)), canon};
    const struct bits of_0 = choose_vt(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_5 = choose_va(word, out->line + 5);
    if (none(of_5))
        return ISADORA_NO_FORM;
    bits = with(bits, of_5);
    const struct bits of_6 = choose_vb(word, out->line + 6);
    if (none(of_6))
        return ISADORA_NO_FORM;
    bits = with(bits, of_6);
    bits = with(bits, choose_guard(word, out->line + 7));
    bits = with(bits, choose_open(word, out->line + 8));
    bits = with(bits, choose_ctl(word, out->line + 9));
    bits = with(bits, choose_close(word, out->line + 13));
    fields_vabsdiff(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_vmnmx(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 54) & 0x1; /* VUD */
    value[1] = (uint64_t)(word >> 48) & 0x1; /* VAS */
    value[2] = (uint64_t)(word >> 49) & 0x1; /* VBS */
    value[3] = (uint64_t)(word >> 56) & 0x1; /* VMX */
    value[4] = (uint64_t)(word >> 55) & 0x1; /* VSAT */
    value[5] = (uint64_t)(word >> 51) & 0x7; /* VRED */
    value[6] = (uint64_t)word & 0xff; /* Rd */
    value[7] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[8] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[9] = (uint64_t)(word >> 36) & 0x3; /* VAB */
    value[10] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[11] = (uint64_t)(word >> 36) & 0x1; /* VAH */
    value[12] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[13] = (uint64_t)(word >> 28) & 0x3; /* VBB */
    value[14] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[15] = (uint64_t)(word >> 28) & 0x1; /* VBH */
    value[16] = (uint64_t)(word >> 20) & 0xffff; /* VN16 */
    value[17] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[18] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[19] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[20] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[21] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[22] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[23] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[24] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[25] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[26] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[27] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[28] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[29] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrrrc cccccccc cccnssss 0011101v vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD VMNMX{VUD}VT{VMX}VSAT{VRED} $R[Rd]CCW, VA, VB, $R[Rc]RC CTL CLOSE */
static int take_vmnmx(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x80000, UINT64_C(0x1f8ff80000000ff)), canon};
    const struct bits of_0 = choose_vt(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_5 = choose_va(word, out->line + 5);
    if (none(of_5))
        return ISADORA_NO_FORM;
    bits = with(bits, of_5);
    const struct bits of_6 = choose_vb(word, out->line + 6);
    if (none(of_6))
        return ISADORA_NO_FORM;
    bits = with(bits, of_6);
    bits = with(bits, choose_guard(word, out->line + 7));
    bits = with(bits, choose_open(word, out->line + 8));
    bits = with(bits, choose_ctl(word, out->line + 9));
    bits = with(bits, choose_close(word, out->line + 13));
    fields_vmnmx(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_vset(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 54) & 0x7; /* VCMP */
    value[1] = (uint64_t)(word >> 48) & 0x1; /* VAS */
    value[2] = (uint64_t)(word >> 49) & 0x1; /* VBS */
    value[3] = (uint64_t)(word >> 51) & 0x7; /* VRED */
    value[4] = (uint64_t)word & 0xff; /* Rd */
    value[5] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[6] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[7] = (uint64_t)(word >> 36) & 0x3; /* VAB */
    value[8] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[9] = (uint64_t)(word >> 36) & 0x1; /* VAH */
    value[10] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[11] = (uint64_t)(word >> 28) & 0x3; /* VBB */
    value[12] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[13] = (uint64_t)(word >> 28) & 0x1; /* VBH */
    value[14] = (uint64_t)(word >> 20) & 0xffff; /* VN16 */
    value[15] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[16] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[17] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[18] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[19] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[20] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[21] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[22] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[23] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[24] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[25] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[26] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[27] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrrrc cccccccc cccnssss 0100000v vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD VSET{VCMP}VT{VRED} $R[Rd]CCW, VA, VB, $R[Rc]RC CTL CLOSE */
static int take_vset(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x80000, UINT64_C(0x1f8ff80000000ff)), canon};
    const struct bits of_0 = choose_vt(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_5 = choose_va(word, out->line + 5);
    if (none(of_5))
        return ISADORA_NO_FORM;
    bits = with(bits, of_5);
    const struct bits of_6 = choose_vb(word, out->line + 6);
    if (none(of_6))
        return ISADORA_NO_FORM;
    bits = with(bits, of_6);
    bits = with(bits, choose_guard(word, out->line + 7));
    bits = with(bits, choose_open(word, out->line + 8));
    bits = with(bits, choose_ctl(word, out->line + 9));
    bits = with(bits, choose_close(word, out->line + 13));
    fields_vset(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_vsetp(rt_u128 word, uint64_t *value)
{
    value[0] = ((uint64_t)(word >> 43) & 0x3) | ((uint64_t)(word >> 47) & 0x1) << 2; /* VCMPP */
    value[1] = (uint64_t)(word >> 48) & 0x1; /* VAS */
    value[2] = (uint64_t)(word >> 49) & 0x1; /* VBS */
    value[3] = (uint64_t)(word >> 45) & 0x3; /* BOP */
    value[4] = (uint64_t)(word >> 3) & 0x7; /* P0 */
    value[5] = (uint64_t)word & 0x7; /* P1 */
    value[6] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[7] = (uint64_t)(word >> 36) & 0x3; /* VAB */
    value[8] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[9] = (uint64_t)(word >> 36) & 0x1; /* VAH */
    value[10] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[11] = (uint64_t)(word >> 28) & 0x3; /* VBB */
    value[12] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[13] = (uint64_t)(word >> 28) & 0x1; /* VBH */
    value[14] = (uint64_t)(word >> 20) & 0xffff; /* VN16 */
    value[15] = (uint64_t)(word >> 42) & 0x1; /* Q0N */
    value[16] = (uint64_t)(word >> 39) & 0x7; /* Q0 */
    value[17] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[18] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[19] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[20] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[21] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[22] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[23] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[24] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[25] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[26] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[27] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zzrrc cccccccc cccnssss 01010000 11110.vv vbbvvqqq q.vvvvvv vvvvrrrr rrrr.ggg rrrrrrrr --pppppp  OPEN GUARD VSETP{VCMPP}VT{BOP} $P[P0], $P[P1], VA, VB, Q0N$P[Q0] CTL CLOSE */
static int take_vsetp(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0xff800000003f), canon};
    const struct bits of_0 = choose_vt(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_5 = choose_va(word, out->line + 5);
    if (none(of_5))
        return ISADORA_NO_FORM;
    bits = with(bits, of_5);
    const struct bits of_6 = choose_vb(word, out->line + 6);
    if (none(of_6))
        return ISADORA_NO_FORM;
    bits = with(bits, of_6);
    out->line[7] = 0;
    bits = with(bits, choose_guard(word, out->line + 8));
    bits = with(bits, choose_open(word, out->line + 9));
    bits = with(bits, choose_ctl(word, out->line + 10));
    bits = with(bits, choose_close(word, out->line + 14));
    fields_vsetp(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_vpo(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x60000000000000)) == 0x0) {
        bits = (struct bits){0x0, 0x0};
        line[0] = 0;
    } else if ((word & UINT64_C(0x60000000000000)) != UINT64_C(0x60000000000000)) {
        bits = (struct bits){0x0, UINT64_C(0x20000000000000)};
        line[0] = 1;
    } else {
        bits = (struct bits){0x0, UINT64_C(0x60000000000000)};
        line[0] = 2;
    }
    return bits;
}

static struct bits choose_va_2(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x4000000000)) == 0x0) {
        bits = (struct bits){RT_U128(0x20000, UINT64_C(0x300000ff00)), 0x0};
        line[0] = 0;
    } else if ((word & UINT64_C(0x2000000000)) == 0x0) {
        bits = (struct bits){RT_U128(0x20000, UINT64_C(0x100000ff00)), UINT64_C(0x4000000000)};
        line[0] = 1;
    } else {
        bits = (struct bits){RT_U128(0x20000, 0xff00), UINT64_C(0x6000000000)};
        line[0] = 2;
    }
    return bits;
}

static struct bits choose_vma(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x60000000000000)) != UINT64_C(0x60000000000000) && (word & UINT64_C(0x7000000000)) != UINT64_C(0x7000000000)) {
        bits = (struct bits){UINT64_C(0x40000000000000), 0x0};
        line[0] = 0;
        bits = with(bits, choose_va_2(word, line + 1));
    } else if ((word & UINT64_C(0x4000000000)) == 0x0) {
        bits = (struct bits){RT_U128(0x20000, UINT64_C(0x300000ff00)), UINT64_C(0x60000000000000)};
        line[0] = 1;
    } else if ((word & UINT64_C(0x2000000000)) == 0x0) {
        bits = (struct bits){RT_U128(0x20000, UINT64_C(0x100000ff00)), UINT64_C(0x60004000000000)};
        line[0] = 2;
    } else if ((word & UINT64_C(0x1000000000)) == 0x0) {
        bits = (struct bits){RT_U128(0x20000, 0xff00), UINT64_C(0x60006000000000)};
        line[0] = 3;
    } else {
        return no_line;
    }
    return bits;
}

static struct bits choose_vmc(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x60000000000000)) != UINT64_C(0x60000000000000)) {
        bits = (struct bits){RT_U128(0x80000, UINT64_C(0x207f8000000000)), 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){RT_U128(0x80000, UINT64_C(0x7f8000000000)), UINT64_C(0x60000000000000)};
        line[0] = 1;
    }
    return bits;
}

static void fields_vmad(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 48) & 0x1; /* VAS */
    value[1] = (uint64_t)(word >> 49) & 0x1; /* VBS */
    value[2] = (uint64_t)(word >> 51) & 0x3; /* VSHIFT */
    value[3] = (uint64_t)(word >> 55) & 0x1; /* VSAT */
    value[4] = (uint64_t)word & 0xff; /* Rd */
    value[5] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[6] = (uint64_t)(word >> 54) & 0x1; /* VMNA */
    value[7] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[8] = (uint64_t)(word >> 36) & 0x3; /* VAB */
    value[9] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[10] = (uint64_t)(word >> 36) & 0x1; /* VAH */
    value[11] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[12] = (uint64_t)(word >> 28) & 0x3; /* VBB */
    value[13] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[14] = (uint64_t)(word >> 28) & 0x1; /* VBH */
    value[15] = (uint64_t)(word >> 20) & 0xffff; /* VN16 */
    value[16] = (uint64_t)(word >> 53) & 0x1; /* VMNC */
    value[17] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[18] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[19] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[20] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[21] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[22] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[23] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[24] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[25] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[26] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[27] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[28] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[29] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrrrc cccccccc cccnssss 01011111 vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD VMAD{VT}VPO{VSHIFT}VSAT $R[Rd]CCW, VMA, VB, VMC CTL CLOSE */
static int take_vmad(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {UINT64_C(0x988000000000ff), canon};
    const struct bits of_0 = choose_vt(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_vpo(word, out->line + 5));
    const struct bits of_6 = choose_vma(word, out->line + 6);
    if (none(of_6))
        return ISADORA_NO_FORM;
    bits = with(bits, of_6);
    const struct bits of_8 = choose_vb(word, out->line + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    bits = with(bits, choose_vmc(word, out->line + 9));
    bits = with(bits, choose_guard(word, out->line + 10));
    bits = with(bits, choose_open(word, out->line + 11));
    bits = with(bits, choose_ctl(word, out->line + 12));
    bits = with(bits, choose_close(word, out->line + 16));
    fields_vmad(word, out->value);
    return found(word, out, form, 11, bits);
}

static struct bits choose_vsb(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x4000040000000)) == UINT64_C(0x4000000000000)) {
        bits = (struct bits){0x0, UINT64_C(0x4000000000000)};
        line[0] = 0;
    } else if ((word & UINT64_C(0x4000020000000)) == UINT64_C(0x4000000000000)) {
        bits = (struct bits){0x0, UINT64_C(0x4000040000000)};
        line[0] = 1;
    } else if ((word & UINT64_C(0x4000000000000)) == UINT64_C(0x4000000000000)) {
        bits = (struct bits){0x0, UINT64_C(0x4000060000000)};
        line[0] = 2;
    } else {
        bits = (struct bits){0x0, 0x0};
        line[0] = 3;
    }
    return bits;
}

static struct bits choose_vst(rt_u128 word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x4000070000000)) != UINT64_C(0x4000070000000) && (word & UINT64_C(0x4000000000)) != UINT64_C(0x4000000000)) {
        bits = (struct bits){UINT64_C(0x1000000000000), 0x0};
        line[0] = 0;
        bits = with(bits, choose_vsb(word, line + 1));
    } else if ((word & UINT64_C(0x4000070000000)) != UINT64_C(0x4000070000000) && (word & UINT64_C(0x2000000000)) != UINT64_C(0x2000000000)) {
        bits = (struct bits){UINT64_C(0x1000000000000), UINT64_C(0x4000000000)};
        line[0] = 1;
        bits = with(bits, choose_vsb(word, line + 2));
    } else if ((word & UINT64_C(0x4000070000000)) != UINT64_C(0x4000070000000) && (word & UINT64_C(0x1000000000)) != UINT64_C(0x1000000000)) {
        bits = (struct bits){UINT64_C(0x1000000000000), UINT64_C(0x6000000000)};
        line[0] = 2;
        bits = with(bits, choose_vsb(word, line + 3));
    } else {
        return no_line;
    }
    return bits;
}

static void fields_vshl(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 54) & 0x1; /* VUD */
    value[1] = (uint64_t)(word >> 48) & 0x1; /* VAS */
    value[2] = (uint64_t)(word >> 49) & 0x1; /* VWRAP */
    value[3] = (uint64_t)(word >> 55) & 0x1; /* VSAT */
    value[4] = (uint64_t)(word >> 51) & 0x7; /* VRED */
    value[5] = (uint64_t)word & 0xff; /* Rd */
    value[6] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[7] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[8] = (uint64_t)(word >> 36) & 0x3; /* VAB */
    value[9] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[10] = (uint64_t)(word >> 36) & 0x1; /* VAH */
    value[11] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[12] = (uint64_t)(word >> 28) & 0x3; /* VBB */
    value[13] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[14] = (uint64_t)(word >> 28) & 0x1; /* VBH */
    value[15] = (uint64_t)(word >> 20) & 0xffff; /* VN16 */
    value[16] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[17] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[18] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[19] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[20] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[21] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[22] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[23] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[24] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[25] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[26] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[27] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[28] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrrrc cccccccc cccnssss 01010111 vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD VSHL{VUD}VST{VWRAP}VSAT{VRED} $R[Rd]CCW, VA, VSC, $R[Rc]RC CTL CLOSE */
static int take_vshl(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0x80000, UINT64_C(0xfaff80000000ff)), canon};
    const struct bits of_0 = choose_vst(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_4 = choose_va(word, out->line + 4);
    if (none(of_4))
        return ISADORA_NO_FORM;
    bits = with(bits, of_4);
    const struct bits of_5 = choose_vb(word, out->line + 5);
    if (none(of_5))
        return ISADORA_NO_FORM;
    bits = with(bits, of_5);
    bits = with(bits, choose_guard(word, out->line + 6));
    bits = with(bits, choose_open(word, out->line + 7));
    bits = with(bits, choose_ctl(word, out->line + 8));
    bits = with(bits, choose_close(word, out->line + 12));
    fields_vshl(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_vabsdiff4(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 38) & 0x1; /* V4SD */
    value[1] = (uint64_t)(word >> 48) & 0x1; /* V4A */
    value[2] = (uint64_t)(word >> 49) & 0x1; /* V4B */
    value[3] = (uint64_t)(word >> 50) & 0x1; /* V4SAT */
    value[4] = (uint64_t)(word >> 53) & 0x3; /* V4RED */
    value[5] = ((uint64_t)(word >> 51) & 0x3) | ((uint64_t)(word >> 36) & 0x3) << 2; /* V4M */
    value[6] = (uint64_t)word & 0xff; /* Rd */
    value[7] = (uint64_t)(word >> 47) & 0x1; /* CCW */
    value[8] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[9] = (uint64_t)(word >> 32) & 0xf; /* V4SA */
    value[10] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[11] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[12] = (uint64_t)(word >> 28) & 0xf; /* V4SB */
    value[13] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[14] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[15] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[16] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[17] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[18] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[19] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[20] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[21] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[22] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[23] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[24] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[25] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[26] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrrrc cccccccc cccnssss 01010000 00vvvvvv crrrrrrr rvvvvvvv vvvvrrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD VABSDIFF4{V4SD}V4A{V4B}V4SAT{V4RED}V4M $R[Rd]CCW, $R[Ra]V4SA{RA}, $R[Rb]V4SB{RB}, $R[Rc]RC CTL CLOSE */
static int take_vabsdiff4(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0xe0000, UINT64_C(0x7ffffffff0ffff)), canon};
    bits = with(bits, choose_guard(word, out->line));
    bits = with(bits, choose_open(word, out->line + 1));
    bits = with(bits, choose_ctl(word, out->line + 2));
    bits = with(bits, choose_close(word, out->line + 6));
    fields_vabsdiff4(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_idp_a4(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 49) & 0x1; /* IDPA */
    value[1] = (uint64_t)(word >> 47) & 0x1; /* IDPB */
    value[2] = (uint64_t)word & 0xff; /* Rd */
    value[3] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[4] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[5] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[6] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[7] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[8] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[9] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[10] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[11] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[12] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[13] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[14] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[15] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[16] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[17] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[18] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[19] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrrrc cccccccc cccnssss 01010011 11111?i0 irrrrrrr r??????? ????rrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD IDP.4A{IDPA}IDPB $R[Rd], $R[Ra]RA, $R[Rb]RB, $R[Rc]RC CTL CLOSE */
static int take_idp_a4(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0xe0000, UINT64_C(0x2ff800ff0ffff)), canon};
    bits = with(bits, choose_guard(word, out->line));
    bits = with(bits, choose_open(word, out->line + 1));
    bits = with(bits, choose_ctl(word, out->line + 2));
    bits = with(bits, choose_close(word, out->line + 6));
    fields_idp_a4(word, out->value);
    return found(word, out, form, 11, bits);
}

static void fields_idp_a2(rt_u128 word, uint64_t *value)
{
    value[0] = (uint64_t)(word >> 50) & 0x1; /* IDPH */
    value[1] = (uint64_t)(word >> 49) & 0x1; /* IDPA2 */
    value[2] = (uint64_t)(word >> 47) & 0x1; /* IDPB */
    value[3] = (uint64_t)word & 0xff; /* Rd */
    value[4] = (uint64_t)(word >> 8) & 0xff; /* Ra */
    value[5] = (uint64_t)(word >> 81) & 0x1; /* RA */
    value[6] = (uint64_t)(word >> 20) & 0xff; /* Rb */
    value[7] = (uint64_t)(word >> 82) & 0x1; /* RB */
    value[8] = (uint64_t)(word >> 39) & 0xff; /* Rc */
    value[9] = (uint64_t)(word >> 83) & 0x1; /* RC */
    value[10] = (uint64_t)(word >> 16) & 0x7; /* GP */
    value[11] = (uint64_t)(word >> 64) & 0xf; /* STALL */
    value[12] = (uint64_t)(word >> 68) & 0x1; /* NOY */
    value[13] = (uint64_t)(word >> 69) & 0x7; /* WBAR */
    value[14] = (uint64_t)(word >> 72) & 0x7; /* RBAR */
    value[15] = (uint64_t)(word >> 75) & 0x1; /* W1 */
    value[16] = (uint64_t)(word >> 76) & 0x1; /* W2 */
    value[17] = (uint64_t)(word >> 77) & 0x1; /* W3 */
    value[18] = (uint64_t)(word >> 78) & 0x1; /* W4 */
    value[19] = (uint64_t)(word >> 79) & 0x1; /* W5 */
    value[20] = (uint64_t)(word >> 80) & 0x1; /* W6 */
}

/* z.zrrrc cccccccc cccnssss 01010011 11111ii1 irrrrrrr r??????? ????rrrr rrrr.ggg rrrrrrrr rrrrrrrr  OPEN GUARD IDP.2A{IDPH}IDPA2{IDPB} $R[Rd], $R[Ra]RA, $R[Rb]RB, $R[Rc]RC CTL CLOSE */
static int take_idp_a2(rt_u128 word, struct isadora_insn *out, uint16_t form, rt_u128 canon)
{
    struct bits bits = {RT_U128(0xe0000, UINT64_C(0x6ff800ff0ffff)), canon};
    bits = with(bits, choose_guard(word, out->line));
    bits = with(bits, choose_open(word, out->line + 1));
    bits = with(bits, choose_ctl(word, out->line + 2));
    bits = with(bits, choose_close(word, out->line + 6));
    fields_idp_a2(word, out->value);
    return found(word, out, form, 11, bits);
}

static int tree_87(rt_u128 word, unsigned config, struct isadora_insn *out)
{
    switch ((uint64_t)(word >> 55) & 0x1f) {
    case 0x0:
        switch ((uint64_t)(word >> 60) & 0xf) {
        case 0x1:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_imad32i(word, out, MAXWELL_IMAD32I, UINT64_C(0x1000000000000000));
            return ISADORA_NO_FORM;
        case 0x2:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x4000000000000))) == UINT64_C(0x4000000000000))
                return take_vadd(word, out, MAXWELL_VADD, UINT64_C(0x2000000000000000));
            return ISADORA_NO_FORM;
        case 0x3:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x200000000000))) == 0x0)
                return take_fset(word, out, MAXWELL_FSET, 0x0);
            return ISADORA_NO_FORM;
        case 0x4:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x4000000000000))) == UINT64_C(0x4000000000000))
                return take_vset(word, out, MAXWELL_VSET, UINT64_C(0x4000000000000000));
            return ISADORA_NO_FORM;
        case 0x5:
            if ((word & RT_U128(0x400000, 0x0)) != RT_U128(0x400000, 0x0) && (word & RT_U128(0x100000, 0x0)) != RT_U128(0x100000, 0x0) && (word & UINT64_C(0x40000000000000)) != UINT64_C(0x40000000000000) && (word & UINT64_C(0x18003000000000)) != 0x0 && (word & UINT64_C(0xe00000000)) != UINT64_C(0xe00000000) && (word & 0xc0000000u) != 0xc0000000u && (word & 0xb0000000u) != 0xb0000000u)
                return take_vabsdiff4(word, out, MAXWELL_VABSDIFF4, UINT64_C(0x5000000000000000));
            return ISADORA_NO_FORM;
        case 0x7:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_hfma2_b(word, out, MAXWELL_HFMA2_B, UINT64_C(0x7000000000000000));
            return ISADORA_NO_FORM;
        case 0x8: case 0x9:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0xa: case 0xb:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0xc:
            if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                return take_tex_i(word, out, MAXWELL_TEX_I, UINT64_C(0xc000000000000000));
            return ISADORA_NO_FORM;
        case 0xd:
            switch ((uint64_t)(word >> 53) & 0x3) {
            case 0x0:
                if (ON_NOT_SM_50 >> config & 1 && (word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TEXS_D1_LZ_S, UINT64_C(0xd000000000000000));
                if (ON_NOT_SM_50 >> config & 1 && ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0))
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TEXS_D1_LZ_M, UINT64_C(0xd000000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if (ON_NOT_SM_50 >> config & 1 && (word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TEXS_D2_S, UINT64_C(0xd020000000000000));
                if (ON_NOT_SM_50 >> config & 1 && ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0))
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TEXS_D2_M, UINT64_C(0xd020000000000000));
                return ISADORA_NO_FORM;
            case 0x2:
                if (ON_NOT_SM_50 >> config & 1 && (word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TEXS_D2_LZ_S, UINT64_C(0xd040000000000000));
                if (ON_NOT_SM_50 >> config & 1 && ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0))
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TEXS_D2_LZ_M, UINT64_C(0xd040000000000000));
                return ISADORA_NO_FORM;
            case 0x3:
                if (ON_NOT_SM_50 >> config & 1 && (word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TEXS_D2_LL_S, UINT64_C(0xd060000000000000));
                if (ON_NOT_SM_50 >> config & 1 && ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0))
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TEXS_D2_LL_M, UINT64_C(0xd060000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0xe:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x7800000000000))) == UINT64_C(0x3800000000000))
                return take_ipa(word, out, MAXWELL_IPA, UINT64_C(0xe003800000000000));
            return ISADORA_NO_FORM;
        default:
            return ISADORA_NO_FORM;
        }
    case 0x1:
        switch ((uint64_t)(word >> 60) & 0xf) {
        case 0x0:
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_imad32i(word, out, MAXWELL_IMAD32I, UINT64_C(0x1000000000000000));
            return ISADORA_NO_FORM;
        case 0x2:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x4000000000000))) == UINT64_C(0x4000000000000))
                return take_vadd(word, out, MAXWELL_VADD, UINT64_C(0x2000000000000000));
            return ISADORA_NO_FORM;
        case 0x3:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x200000000000))) == 0x0)
                return take_fset(word, out, MAXWELL_FSET, 0x0);
            return ISADORA_NO_FORM;
        case 0x4:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x4000000000000))) == UINT64_C(0x4000000000000))
                return take_vset(word, out, MAXWELL_VSET, UINT64_C(0x4000000000000000));
            return ISADORA_NO_FORM;
        case 0x5:
            switch ((uint64_t)(word >> 51) & 0xf) {
            case 0x0:
                switch ((uint64_t)(word >> 23) & 0x1) {
                case 0x0:
                    if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                        return take_mufu(word, out, MAXWELL_MUFU, UINT64_C(0x5080000000000000));
                    return ISADORA_NO_FORM;
                case 0x1:
                    if (ON_NOT_SM_50 >> config & 1 && (word & RT_U128(0x5c0000, 0x700000)) == 0x0)
                        return take_mufu(word, out, MAXWELL_MUFU_SQRT, UINT64_C(0x5080000000000000));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                if ((word & RT_U128(0x5e0000, UINT64_C(0x400002000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x400001000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x200002000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x200001000000))) == 0x0)
                    return take_pset(word, out, MAXWELL_PSET, UINT64_C(0x5088000000000000));
                return ISADORA_NO_FORM;
            case 0x2:
                if ((word & RT_U128(0x5e0000, UINT64_C(0x400002000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x400001000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x200002000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x200001000000))) == 0x0)
                    return take_psetp(word, out, MAXWELL_PSETP, UINT64_C(0x5090000000000000));
                return ISADORA_NO_FORM;
            case 0x3:
                if ((word & RT_U128(0x5e0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x200000000000))) == 0x0)
                    return take_cset(word, out, MAXWELL_CSET, UINT64_C(0x5098000000000000));
                return ISADORA_NO_FORM;
            case 0x4:
                if ((word & RT_U128(0x5e0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x200000000000))) == 0x0)
                    return take_csetp(word, out, MAXWELL_CSETP, UINT64_C(0x50a0000000000000));
                return ISADORA_NO_FORM;
            case 0x6:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_nop(word, out, MAXWELL_NOP, UINT64_C(0x50b0000000000000));
                return ISADORA_NO_FORM;
            case 0x9:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_s2r(word, config, out, MAXWELL_CS2R, UINT64_C(0x50c8000000000000));
                return ISADORA_NO_FORM;
            case 0xa:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_lepc(word, out, MAXWELL_LEPC, UINT64_C(0x50d0000000000000));
                return ISADORA_NO_FORM;
            case 0xb:
                if ((word & RT_U128(0x5e0000, UINT64_C(0x2000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x1000000000000))) == 0x0)
                    return take_vote(word, out, MAXWELL_VOTE, UINT64_C(0x50d8000000000000));
                return ISADORA_NO_FORM;
            case 0xc:
                if ((word & RT_U128(0x5e0000, UINT64_C(0x2000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x1000000000000))) == 0x0)
                    return take_vote_vtg(word, out, MAXWELL_VOTE_VTG, UINT64_C(0x50e0000000000000));
                return ISADORA_NO_FORM;
            case 0xe:
                if ((word & RT_U128(0x5c0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x200000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x4400000000000))) == UINT64_C(0x4000000000000) || (word & RT_U128(0x580000, UINT64_C(0x4200000000000))) == UINT64_C(0x4000000000000))
                    return take_vsetp(word, out, MAXWELL_VSETP, UINT64_C(0x50f0000000000000));
                return ISADORA_NO_FORM;
            case 0xf:
                if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                    return take_fswzadd(word, out, MAXWELL_FSWZADD, UINT64_C(0x50f8000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x6:
            if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                return take_hfma2_c(word, out, MAXWELL_HFMA2_C, UINT64_C(0x6080000000000000));
            return ISADORA_NO_FORM;
        case 0x7:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_hfma2_b(word, out, MAXWELL_HFMA2_B, UINT64_C(0x7000000000000000));
            return ISADORA_NO_FORM;
        case 0xa: case 0xb:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0xc:
            if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                return take_tex_i(word, out, MAXWELL_TEX_I, UINT64_C(0xc000000000000000));
            return ISADORA_NO_FORM;
        case 0xd:
            switch ((uint64_t)(word >> 53) & 0x3) {
            case 0x0:
                if (ON_NOT_SM_50 >> config & 1 && (word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TEXS_D2_DC_S, UINT64_C(0xd080000000000000));
                if (ON_NOT_SM_50 >> config & 1 && ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0))
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TEXS_D2_DC_M, UINT64_C(0xd080000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if (ON_NOT_SM_50 >> config & 1 && (word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TEXS_D2_LL_DC_S, UINT64_C(0xd0a0000000000000));
                if (ON_NOT_SM_50 >> config & 1 && ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0))
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TEXS_D2_LL_DC_M, UINT64_C(0xd0a0000000000000));
                return ISADORA_NO_FORM;
            case 0x2:
                if (ON_NOT_SM_50 >> config & 1 && (word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TEXS_D2_LZ_DC_S, UINT64_C(0xd0c0000000000000));
                if (ON_NOT_SM_50 >> config & 1 && ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0))
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TEXS_D2_LZ_DC_M, UINT64_C(0xd0c0000000000000));
                return ISADORA_NO_FORM;
            case 0x3:
                if (ON_NOT_SM_50 >> config & 1 && (word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TEXS_A2_S, UINT64_C(0xd0e0000000000000));
                if (ON_NOT_SM_50 >> config & 1 && ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0))
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TEXS_A2_M, UINT64_C(0xd0e0000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0xe:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x7800000000000))) == UINT64_C(0x3800000000000))
                return take_ipa(word, out, MAXWELL_IPA, UINT64_C(0xe003800000000000));
            return ISADORA_NO_FORM;
        case 0xf:
            switch ((uint64_t)(word >> 51) & 0xf) {
            case 0x5:
                switch ((uint64_t)(word >> 32) & 0x7) {
                case 0x0:
                    if ((word & RT_U128(0x5e0000, UINT64_C(0x78000000000))) == UINT64_C(0x38000000000))
                        return take_bar_sync(word, out, MAXWELL_BAR_SYNC, UINT64_C(0xf0a8038000000000));
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & RT_U128(0x5e0000, UINT64_C(0x78000000000))) == UINT64_C(0x38000000000))
                        return take_bar_arv(word, out, MAXWELL_BAR_ARV, UINT64_C(0xf0a8038100000000));
                    return ISADORA_NO_FORM;
                case 0x2:
                    if ((word & RT_U128(0x5e0000, UINT64_C(0x1000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x800000000))) == 0x0)
                        return take_bar_red(word, out, MAXWELL_BAR_RED, UINT64_C(0xf0a8000200000000));
                    return ISADORA_NO_FORM;
                case 0x3:
                    if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                        return take_bar_scan(word, out, MAXWELL_BAR_SCAN, UINT64_C(0xf0a8000300000000));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x7:
                switch ((uint64_t)(word >> 32) & 0x3) {
                case 0x0:
                    if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                        return take_b2r_b(word, out, MAXWELL_B2R_B, UINT64_C(0xf0b8000000000000));
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & RT_U128(0x5e0000, 0xff00)) == 0xff00)
                        return take_b2r_r(word, out, MAXWELL_B2R_R, UINT64_C(0xf0b800010000ff00));
                    return ISADORA_NO_FORM;
                case 0x2:
                    if ((word & RT_U128(0x5e0000, 0xff00)) == 0xff00)
                        return take_lepc(word, out, MAXWELL_B2R_W, UINT64_C(0xf0b800020000ff00));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x8:
                if ((word & RT_U128(0x5e0000, UINT64_C(0x200000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x100000000))) == 0x0)
                    return take_r2b(word, out, MAXWELL_R2B, UINT64_C(0xf0c0000000000000));
                return ISADORA_NO_FORM;
            case 0x9:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_s2r(word, config, out, MAXWELL_S2R, UINT64_C(0xf0c8000000000000));
                return ISADORA_NO_FORM;
            case 0xe:
                switch ((uint64_t)(word >> 29) & 0x1) {
                case 0x0:
                    if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                        return take_depbar_n(word, out, MAXWELL_DEPBAR_N, UINT64_C(0xf0f0000000000000));
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & RT_U128(0x5e0000, 0x10000000)) == 0x0 || (word & RT_U128(0x5e0000, 0x8000000)) == 0x0)
                        return take_depbar_le(word, out, MAXWELL_DEPBAR_LE, UINT64_C(0xf0f0000020000000));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0xf:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_ret(word, out, MAXWELL_SYNC, UINT64_C(0xf0f8000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        }
    case 0x2:
        switch ((uint64_t)(word >> 60) & 0xf) {
        case 0x0:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x70000000000000))) == 0x0)
                return take_mov32i(word, out, MAXWELL_MOV32I, UINT64_C(0x100000000000000));
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_imad32i(word, out, MAXWELL_IMAD32I, UINT64_C(0x1000000000000000));
            return ISADORA_NO_FORM;
        case 0x2:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x4000000000000))) == UINT64_C(0x4000000000000))
                return take_vadd(word, out, MAXWELL_VADD, UINT64_C(0x2000000000000000));
            return ISADORA_NO_FORM;
        case 0x3:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x200000000000))) == 0x0)
                return take_fset(word, out, MAXWELL_FSET, 0x0);
            return ISADORA_NO_FORM;
        case 0x4:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x4000000000000))) == UINT64_C(0x4000000000000))
                return take_vset(word, out, MAXWELL_VSET, UINT64_C(0x4000000000000000));
            return ISADORA_NO_FORM;
        case 0x5:
            if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                return take_xmad_c(word, out, MAXWELL_XMAD_C, UINT64_C(0x5100000000000000));
            return ISADORA_NO_FORM;
        case 0x7:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_hfma2_b(word, out, MAXWELL_HFMA2_B, UINT64_C(0x7000000000000000));
            return ISADORA_NO_FORM;
        case 0x8: case 0x9:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0xa: case 0xb:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0xc:
            if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                return take_tex_i(word, out, MAXWELL_TEX_I, UINT64_C(0xc000000000000000));
            return ISADORA_NO_FORM;
        case 0xd:
            switch ((uint64_t)(word >> 53) & 0x3) {
            case 0x0:
                if (ON_NOT_SM_50 >> config & 1 && (word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TEXS_A2_LZ_S, UINT64_C(0xd100000000000000));
                if (ON_NOT_SM_50 >> config & 1 && ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0))
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TEXS_A2_LZ_M, UINT64_C(0xd100000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if (ON_NOT_SM_50 >> config & 1 && (word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TEXS_A2_LZ_DC_S, UINT64_C(0xd120000000000000));
                if (ON_NOT_SM_50 >> config & 1 && ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0))
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TEXS_A2_LZ_DC_M, UINT64_C(0xd120000000000000));
                return ISADORA_NO_FORM;
            case 0x2:
                if (ON_NOT_SM_50 >> config & 1 && (word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TEXS_D3_S, UINT64_C(0xd140000000000000));
                if (ON_NOT_SM_50 >> config & 1 && ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0))
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TEXS_D3_M, UINT64_C(0xd140000000000000));
                return ISADORA_NO_FORM;
            case 0x3:
                if (ON_NOT_SM_50 >> config & 1 && (word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TEXS_D3_LZ_S, UINT64_C(0xd160000000000000));
                if (ON_NOT_SM_50 >> config & 1 && ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0))
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TEXS_D3_LZ_M, UINT64_C(0xd160000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x3:
        switch ((uint64_t)(word >> 60) & 0xf) {
        case 0x1:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_imad32i(word, out, MAXWELL_IMAD32I, UINT64_C(0x1000000000000000));
            return ISADORA_NO_FORM;
        case 0x2:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x4000000000000))) == UINT64_C(0x4000000000000))
                return take_vadd(word, out, MAXWELL_VADD, UINT64_C(0x2000000000000000));
            return ISADORA_NO_FORM;
        case 0x3:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x200000000000))) == 0x0)
                return take_fset(word, out, MAXWELL_FSET, 0x0);
            return ISADORA_NO_FORM;
        case 0x4:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x4000000000000))) == UINT64_C(0x4000000000000))
                return take_vset(word, out, MAXWELL_VSET, UINT64_C(0x4000000000000000));
            return ISADORA_NO_FORM;
        case 0x5:
            if ((word & RT_U128(0x580000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x20000000000000))) == 0x0)
                return take_ffma_c(word, out, MAXWELL_FFMA_C, UINT64_C(0x5180000000000000));
            return ISADORA_NO_FORM;
        case 0x6:
            if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                return take_hfma2_c(word, out, MAXWELL_HFMA2_C, UINT64_C(0x6080000000000000));
            return ISADORA_NO_FORM;
        case 0x7:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_hfma2_b(word, out, MAXWELL_HFMA2_B, UINT64_C(0x7000000000000000));
            return ISADORA_NO_FORM;
        case 0x8: case 0x9:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0xa: case 0xb:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0xc:
            if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                return take_tex_i(word, out, MAXWELL_TEX_I, UINT64_C(0xc000000000000000));
            return ISADORA_NO_FORM;
        case 0xd:
            switch ((uint64_t)(word >> 53) & 0x3) {
            case 0x0:
                if (ON_NOT_SM_50 >> config & 1 && (word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TEXS_CUBE_S, UINT64_C(0xd180000000000000));
                if (ON_NOT_SM_50 >> config & 1 && ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0))
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TEXS_CUBE_M, UINT64_C(0xd180000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if (ON_NOT_SM_50 >> config & 1 && (word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TEXS_CUBE_LL_S, UINT64_C(0xd1a0000000000000));
                if (ON_NOT_SM_50 >> config & 1 && ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0))
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TEXS_CUBE_LL_M, UINT64_C(0xd1a0000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x4:
        switch ((uint64_t)(word >> 60) & 0xf) {
        case 0x0:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_lop3_c(word, out, MAXWELL_LOP3_C, UINT64_C(0x200000000000000));
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_imad32i(word, out, MAXWELL_IMAD32I, UINT64_C(0x1000000000000000));
            return ISADORA_NO_FORM;
        case 0x2:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x4000000000000))) == UINT64_C(0x4000000000000))
                return take_vadd(word, out, MAXWELL_VADD, UINT64_C(0x2000000000000000));
            return ISADORA_NO_FORM;
        case 0x3:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x200000000000))) == 0x0)
                return take_dset(word, out, MAXWELL_DSET, 0x0);
            return ISADORA_NO_FORM;
        case 0x5:
            if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                return take_imad_c(word, out, MAXWELL_IMAD_C, UINT64_C(0x5200000000000000));
            return ISADORA_NO_FORM;
        case 0x7:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_hfma2_b(word, out, MAXWELL_HFMA2_B, UINT64_C(0x7000000000000000));
            return ISADORA_NO_FORM;
        case 0x8: case 0x9:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0xa: case 0xb:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0xd:
            switch ((uint64_t)(word >> 53) & 0x3) {
            case 0x0:
                if (ON_NOT_SM_50 >> config & 1 && (word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TLDS_D1_LZ_S, UINT64_C(0xd200000000000000));
                if (ON_NOT_SM_50 >> config & 1 && ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0))
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TLDS_D1_LZ_M, UINT64_C(0xd200000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if (ON_NOT_SM_50 >> config & 1 && (word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TLDS_D1_LL_S, UINT64_C(0xd220000000000000));
                if (ON_NOT_SM_50 >> config & 1 && ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0))
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TLDS_D1_LL_M, UINT64_C(0xd220000000000000));
                return ISADORA_NO_FORM;
            case 0x2:
                if (ON_NOT_SM_50 >> config & 1 && (word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TLDS_D2_LZ_S, UINT64_C(0xd240000000000000));
                if (ON_NOT_SM_50 >> config & 1 && ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0))
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TLDS_D2_LZ_M, UINT64_C(0xd240000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0xe:
            switch ((uint64_t)(word >> 52) & 0x7) {
            case 0x0:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_jmx(word, out, MAXWELL_JMX, UINT64_C(0xe200000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_jmp(word, out, MAXWELL_JMP, UINT64_C(0xe210000000000000));
                return ISADORA_NO_FORM;
            case 0x2:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_jcal(word, out, MAXWELL_JCAL, UINT64_C(0xe220000000000000));
                return ISADORA_NO_FORM;
            case 0x3:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_pexit(word, out, MAXWELL_PEXIT, UINT64_C(0xe230000000000000));
                return ISADORA_NO_FORM;
            case 0x4:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_bra(word, out, MAXWELL_BRA, UINT64_C(0xe240000000000000));
                return ISADORA_NO_FORM;
            case 0x5:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_brx(word, out, MAXWELL_BRX, UINT64_C(0xe250000000000000));
                return ISADORA_NO_FORM;
            case 0x6:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_cal(word, out, MAXWELL_CAL, UINT64_C(0xe260000000000000));
                return ISADORA_NO_FORM;
            case 0x7:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_cal(word, out, MAXWELL_PRET, UINT64_C(0xe270000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x5:
        switch ((uint64_t)(word >> 60) & 0xf) {
        case 0x0:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_lop3_c(word, out, MAXWELL_LOP3_C, UINT64_C(0x200000000000000));
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_imad32i(word, out, MAXWELL_IMAD32I, UINT64_C(0x1000000000000000));
            return ISADORA_NO_FORM;
        case 0x2:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x4000000000000))) == UINT64_C(0x4000000000000))
                return take_vadd(word, out, MAXWELL_VADD, UINT64_C(0x2000000000000000));
            return ISADORA_NO_FORM;
        case 0x3:
            if ((word & RT_U128(0x540000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x540000, UINT64_C(0x20000000000000))) == 0x0)
                return take_ffma_b(word, out, MAXWELL_FFMA_B, UINT64_C(0x80000000000000));
            return ISADORA_NO_FORM;
        case 0x5:
            switch ((uint64_t)(word >> 48) & 0x3f) {
            case 0x0: case 0x2: case 0x4: case 0x6: case 0x8: case 0xa:
            case 0xc: case 0xe: case 0x10: case 0x12: case 0x14: case 0x16:
                if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                    return take_imadsp_uu_c(word, out, MAXWELL_IMADSP_UU_C, UINT64_C(0x5280000000000000));
                return ISADORA_NO_FORM;
            case 0x1: case 0x3: case 0x5: case 0x7: case 0x9: case 0xb:
            case 0xd: case 0xf: case 0x11: case 0x13: case 0x15: case 0x17:
                if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                    return take_imadsp_uu_c(word, out, MAXWELL_IMADSP_SU_C, UINT64_C(0x5281000000000000));
                return ISADORA_NO_FORM;
            case 0x20: case 0x22: case 0x24: case 0x26: case 0x28: case 0x2a:
            case 0x2c: case 0x2e: case 0x30: case 0x32: case 0x34: case 0x36:
                if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                    return take_imadsp_uu_c(word, out, MAXWELL_IMADSP_US_C, UINT64_C(0x52a0000000000000));
                return ISADORA_NO_FORM;
            case 0x21: case 0x23: case 0x25: case 0x27: case 0x29: case 0x2b:
            case 0x2d: case 0x2f: case 0x31: case 0x33: case 0x35: case 0x37:
                if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                    return take_imadsp_uu_c(word, out, MAXWELL_IMADSP_SS_C, UINT64_C(0x52a1000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x6:
            if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                return take_hfma2_c(word, out, MAXWELL_HFMA2_C, UINT64_C(0x6080000000000000));
            return ISADORA_NO_FORM;
        case 0x7:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_hfma2_b(word, out, MAXWELL_HFMA2_B, UINT64_C(0x7000000000000000));
            return ISADORA_NO_FORM;
        case 0x8: case 0x9:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0xa: case 0xb:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0xd:
            switch ((uint64_t)(word >> 53) & 0x3) {
            case 0x0:
                if (ON_NOT_SM_50 >> config & 1 && (word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TLDS_D2_LZ_AO_S, UINT64_C(0xd280000000000000));
                if (ON_NOT_SM_50 >> config & 1 && ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0))
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TLDS_D2_LZ_AO_M, UINT64_C(0xd280000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if (ON_NOT_SM_50 >> config & 1 && (word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TLDS_D2_LL_S, UINT64_C(0xd2a0000000000000));
                if (ON_NOT_SM_50 >> config & 1 && ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0))
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TLDS_D2_LL_M, UINT64_C(0xd2a0000000000000));
                return ISADORA_NO_FORM;
            case 0x2:
                if (ON_NOT_SM_50 >> config & 1 && (word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TLDS_D2_LZ_MS_S, UINT64_C(0xd2c0000000000000));
                if (ON_NOT_SM_50 >> config & 1 && ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0))
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TLDS_D2_LZ_MS_M, UINT64_C(0xd2c0000000000000));
                return ISADORA_NO_FORM;
            case 0x3:
                if (ON_NOT_SM_50 >> config & 1 && (word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TLDS_D3_LZ_S, UINT64_C(0xd2e0000000000000));
                if (ON_NOT_SM_50 >> config & 1 && ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0))
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TLDS_D3_LZ_M, UINT64_C(0xd2e0000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0xe:
            switch ((uint64_t)(word >> 52) & 0x7) {
            case 0x0:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_plongjmp(word, out, MAXWELL_PLONGJMP, UINT64_C(0xe280000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_plongjmp(word, out, MAXWELL_SSY, UINT64_C(0xe290000000000000));
                return ISADORA_NO_FORM;
            case 0x2:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_plongjmp(word, out, MAXWELL_PBK, UINT64_C(0xe2a0000000000000));
                return ISADORA_NO_FORM;
            case 0x3:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_plongjmp(word, out, MAXWELL_PCNT, UINT64_C(0xe2b0000000000000));
                return ISADORA_NO_FORM;
            case 0x4:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_getcrsptr(word, out, MAXWELL_GETCRSPTR, UINT64_C(0xe2c0000000000000));
                return ISADORA_NO_FORM;
            case 0x5:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_getcrsptr(word, out, MAXWELL_GETLMEMBASE, UINT64_C(0xe2d0000000000000));
                return ISADORA_NO_FORM;
            case 0x6:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_setcrsptr(word, out, MAXWELL_SETCRSPTR, UINT64_C(0xe2e0000000000000));
                return ISADORA_NO_FORM;
            case 0x7:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_setcrsptr(word, out, MAXWELL_SETLMEMBASE, UINT64_C(0xe2f0000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x6:
        switch ((uint64_t)(word >> 60) & 0xf) {
        case 0x0:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_lop3_c(word, out, MAXWELL_LOP3_C, UINT64_C(0x200000000000000));
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_imad32i(word, out, MAXWELL_IMAD32I, UINT64_C(0x1000000000000000));
            return ISADORA_NO_FORM;
        case 0x2:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x4000000000000))) == UINT64_C(0x4000000000000))
                return take_vadd(word, out, MAXWELL_VADD, UINT64_C(0x2000000000000000));
            return ISADORA_NO_FORM;
        case 0x3:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x200000000000))) == 0x0)
                return take_dset(word, out, MAXWELL_DSET, 0x0);
            return ISADORA_NO_FORM;
        case 0x5:
            switch ((uint64_t)(word >> 52) & 0x7) {
            case 0x4:
                if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                    return take_icmp_c(word, out, MAXWELL_ICMP_C, UINT64_C(0x5340000000000000));
                return ISADORA_NO_FORM;
            case 0x7:
                if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                    return take_dfma_c(word, out, MAXWELL_DFMA_C, UINT64_C(0x5370000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x7:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_hfma2_b(word, out, MAXWELL_HFMA2_B, UINT64_C(0x7000000000000000));
            return ISADORA_NO_FORM;
        case 0x8: case 0x9:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0xa: case 0xb:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0xc:
            if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                return take_tex_i(word, out, MAXWELL_TEX_I, UINT64_C(0xc000000000000000));
            return ISADORA_NO_FORM;
        case 0xd:
            if (ON_NOT_SM_50 >> config & 1 && (word & RT_U128(0x580000, UINT64_C(0x60000ff0000000))) == UINT64_C(0xff0000000))
                return take_texs_d1_lz_s(word, config, out, MAXWELL_TLDS_A2_LZ_S, UINT64_C(0xd300000000000000));
            if (ON_NOT_SM_50 >> config & 1 && ((word & RT_U128(0x580000, UINT64_C(0x70000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x6c000000000000))) == 0x0))
                return take_texs_d1_lz_m(word, config, out, MAXWELL_TLDS_A2_LZ_M, UINT64_C(0xd300000000000000));
            return ISADORA_NO_FORM;
        case 0xe:
            switch ((uint64_t)(word >> 52) & 0x7) {
            case 0x0:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_exit(word, out, MAXWELL_EXIT, UINT64_C(0xe300000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_ret(word, out, MAXWELL_LONGJMP, UINT64_C(0xe310000000000000));
                return ISADORA_NO_FORM;
            case 0x2:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_ret(word, out, MAXWELL_RET, UINT64_C(0xe320000000000000));
                return ISADORA_NO_FORM;
            case 0x3:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_ret(word, out, MAXWELL_KIL, UINT64_C(0xe330000000000000));
                return ISADORA_NO_FORM;
            case 0x4:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_ret(word, out, MAXWELL_BRK, UINT64_C(0xe340000000000000));
                return ISADORA_NO_FORM;
            case 0x5:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_ret(word, out, MAXWELL_CONT, UINT64_C(0xe350000000000000));
                return ISADORA_NO_FORM;
            case 0x6:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_rtt(word, out, MAXWELL_RTT, UINT64_C(0xe360000000000000));
                return ISADORA_NO_FORM;
            case 0x7:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_ram(word, out, MAXWELL_SAM, UINT64_C(0xe370000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x7:
        switch ((uint64_t)(word >> 60) & 0xf) {
        case 0x0:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_lop3_c(word, out, MAXWELL_LOP3_C, UINT64_C(0x200000000000000));
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_imad32i(word, out, MAXWELL_IMAD32I, UINT64_C(0x1000000000000000));
            return ISADORA_NO_FORM;
        case 0x2:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x4000000000000))) == UINT64_C(0x4000000000000))
                return take_vadd(word, out, MAXWELL_VADD, UINT64_C(0x2000000000000000));
            return ISADORA_NO_FORM;
        case 0x3:
            if ((word & RT_U128(0x540000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x540000, UINT64_C(0x20000000000000))) == 0x0)
                return take_ffma_b(word, out, MAXWELL_FFMA_B, UINT64_C(0x80000000000000));
            return ISADORA_NO_FORM;
        case 0x5:
            switch ((uint64_t)(word >> 48) & 0x7f) {
            case 0x20: case 0x21: case 0x22: case 0x23: case 0x24: case 0x25:
            case 0x26: case 0x27: case 0x28: case 0x29: case 0x2a: case 0x2b:
            case 0x2c: case 0x2d: case 0x2e: case 0x2f:
                if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                    return take_fcmp_c(word, out, MAXWELL_FCMP_C, UINT64_C(0x53a0000000000000));
                return ISADORA_NO_FORM;
            case 0x40: case 0x41: case 0x42: case 0x43: case 0x44: case 0x45:
            case 0x46:
                if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                    return take_prmt_c(word, out, MAXWELL_PRMT_C, UINT64_C(0x53c0000000000000));
                return ISADORA_NO_FORM;
            case 0x70: case 0x71: case 0x72: case 0x73: case 0x74: case 0x75:
            case 0x76: case 0x77:
                if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                    return take_bfi_c(word, out, MAXWELL_BFI_C, UINT64_C(0x53f0000000000000));
                return ISADORA_NO_FORM;
            case 0x78: case 0x7a: case 0x7c: case 0x7e:
                if (ON_SM_61_SM_62 >> config & 1 && (word & RT_U128(0x500000, 0x0)) == 0x0)
                    return take_idp_a4(word, out, MAXWELL_IDP_A4, UINT64_C(0x53f8000000000000));
                return ISADORA_NO_FORM;
            case 0x79: case 0x7b: case 0x7d: case 0x7f:
                if (ON_SM_61_SM_62 >> config & 1 && (word & RT_U128(0x500000, 0x0)) == 0x0)
                    return take_idp_a2(word, out, MAXWELL_IDP_A2, UINT64_C(0x53f9000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x6:
            if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                return take_hfma2_c(word, out, MAXWELL_HFMA2_C, UINT64_C(0x6080000000000000));
            return ISADORA_NO_FORM;
        case 0x7:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_hfma2_b(word, out, MAXWELL_HFMA2_B, UINT64_C(0x7000000000000000));
            return ISADORA_NO_FORM;
        case 0x8: case 0x9:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0xa: case 0xb:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0xc:
            if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                return take_tex_i(word, out, MAXWELL_TEX_I, UINT64_C(0xc000000000000000));
            return ISADORA_NO_FORM;
        case 0xd:
            if (ON_NOT_SM_50 >> config & 1 && (word & RT_U128(0x580000, UINT64_C(0x60000ff0000000))) == UINT64_C(0xff0000000))
                return take_texs_d1_lz_s(word, config, out, MAXWELL_TLDS_D2_LL_AO_S, UINT64_C(0xd380000000000000));
            if (ON_NOT_SM_50 >> config & 1 && ((word & RT_U128(0x580000, UINT64_C(0x70000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x6c000000000000))) == 0x0))
                return take_texs_d1_lz_m(word, config, out, MAXWELL_TLDS_D2_LL_AO_M, UINT64_C(0xd380000000000000));
            return ISADORA_NO_FORM;
        case 0xe:
            switch ((uint64_t)(word >> 52) & 0x7) {
            case 0x0:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_ram(word, out, MAXWELL_RAM, UINT64_C(0xe380000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_ide(word, out, MAXWELL_IDE, UINT64_C(0xe390000000000000));
                return ISADORA_NO_FORM;
            case 0x2:
                if ((word & RT_U128(0x5e0000, 0x100)) == 0x0 || (word & RT_U128(0x5e0000, 0x80)) == 0x0)
                    return take_bpt(word, out, MAXWELL_BPT, UINT64_C(0xe3a0000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x8:
        switch ((uint64_t)(word >> 60) & 0xf) {
        case 0x0:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_lop32i(word, out, MAXWELL_LOP32I, UINT64_C(0x400000000000000));
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_iscadd32i(word, out, MAXWELL_ISCADD32I, UINT64_C(0x1400000000000000));
            return ISADORA_NO_FORM;
        case 0x3:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_imad_b(word, out, MAXWELL_IMAD_B, 0x0);
            return ISADORA_NO_FORM;
        case 0x5:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x4000000000000))) == UINT64_C(0x4000000000000))
                return take_vabsdiff(word, out, MAXWELL_VABSDIFF, UINT64_C(0x5400000000000000));
            return ISADORA_NO_FORM;
        case 0x7:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_hfma2_b(word, out, MAXWELL_HFMA2_B, UINT64_C(0x7000000000000000));
            return ISADORA_NO_FORM;
        case 0x8: case 0x9:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0xa: case 0xb:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0xc:
            if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                return take_tex_i(word, out, MAXWELL_TEX_I, UINT64_C(0xc000000000000000));
            return ISADORA_NO_FORM;
        default:
            return ISADORA_NO_FORM;
        }
    case 0x9:
        switch ((uint64_t)(word >> 60) & 0xf) {
        case 0x0:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_lop32i(word, out, MAXWELL_LOP32I, UINT64_C(0x400000000000000));
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_iscadd32i(word, out, MAXWELL_ISCADD32I, UINT64_C(0x1400000000000000));
            return ISADORA_NO_FORM;
        case 0x3:
            switch ((uint64_t)(word >> 48) & 0x3f) {
            case 0x0: case 0x2: case 0x4: case 0x6: case 0x8: case 0xa:
            case 0xc: case 0xe: case 0x10: case 0x12: case 0x14: case 0x16:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_imadsp_uu_b(word, out, MAXWELL_IMADSP_UU_B, UINT64_C(0x80000000000000));
                return ISADORA_NO_FORM;
            case 0x1: case 0x3: case 0x5: case 0x7: case 0x9: case 0xb:
            case 0xd: case 0xf: case 0x11: case 0x13: case 0x15: case 0x17:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_imadsp_uu_b(word, out, MAXWELL_IMADSP_SU_B, UINT64_C(0x81000000000000));
                return ISADORA_NO_FORM;
            case 0x20: case 0x22: case 0x24: case 0x26: case 0x28: case 0x2a:
            case 0x2c: case 0x2e: case 0x30: case 0x32: case 0x34: case 0x36:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_imadsp_uu_b(word, out, MAXWELL_IMADSP_US_B, UINT64_C(0xa0000000000000));
                return ISADORA_NO_FORM;
            case 0x21: case 0x23: case 0x25: case 0x27: case 0x29: case 0x2b:
            case 0x2d: case 0x2f: case 0x31: case 0x33: case 0x35: case 0x37:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_imadsp_uu_b(word, out, MAXWELL_IMADSP_SS_B, UINT64_C(0xa1000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x5:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x4000000000000))) == UINT64_C(0x4000000000000))
                return take_vabsdiff(word, out, MAXWELL_VABSDIFF, UINT64_C(0x5400000000000000));
            return ISADORA_NO_FORM;
        case 0x6:
            if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                return take_hfma2_c(word, out, MAXWELL_HFMA2_C, UINT64_C(0x6080000000000000));
            return ISADORA_NO_FORM;
        case 0x7:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_hfma2_b(word, out, MAXWELL_HFMA2_B, UINT64_C(0x7000000000000000));
            return ISADORA_NO_FORM;
        case 0x8: case 0x9:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0xa: case 0xb:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0xc:
            if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                return take_tex_i(word, out, MAXWELL_TEX_I, UINT64_C(0xc000000000000000));
            return ISADORA_NO_FORM;
        default:
            return ISADORA_NO_FORM;
        }
    case 0xa:
        switch ((uint64_t)(word >> 60) & 0xf) {
        case 0x0:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_lop32i(word, out, MAXWELL_LOP32I, UINT64_C(0x400000000000000));
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_iscadd32i(word, out, MAXWELL_ISCADD32I, UINT64_C(0x1400000000000000));
            return ISADORA_NO_FORM;
        case 0x3:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_imad_b(word, out, MAXWELL_IMAD_B, 0x0);
            return ISADORA_NO_FORM;
        case 0x7:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_hfma2_b(word, out, MAXWELL_HFMA2_B, UINT64_C(0x7000000000000000));
            return ISADORA_NO_FORM;
        case 0x8: case 0x9:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0xa: case 0xb:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0xc:
            if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                return take_tex_i(word, out, MAXWELL_TEX_I, UINT64_C(0xc000000000000000));
            return ISADORA_NO_FORM;
        default:
            return ISADORA_NO_FORM;
        }
    case 0xb:
        switch ((uint64_t)(word >> 60) & 0xf) {
        case 0x0:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_lop32i(word, out, MAXWELL_LOP32I, UINT64_C(0x400000000000000));
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_iscadd32i(word, out, MAXWELL_ISCADD32I, UINT64_C(0x1400000000000000));
            return ISADORA_NO_FORM;
        case 0x3:
            switch ((uint64_t)(word >> 48) & 0x3f) {
            case 0x0: case 0x2: case 0x4: case 0x6: case 0x8: case 0xa:
            case 0xc: case 0xe: case 0x10: case 0x12: case 0x14: case 0x16:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_imadsp_uu_b(word, out, MAXWELL_IMADSP_UU_B, UINT64_C(0x80000000000000));
                return ISADORA_NO_FORM;
            case 0x1: case 0x3: case 0x5: case 0x7: case 0x9: case 0xb:
            case 0xd: case 0xf: case 0x11: case 0x13: case 0x15: case 0x17:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_imadsp_uu_b(word, out, MAXWELL_IMADSP_SU_B, UINT64_C(0x81000000000000));
                return ISADORA_NO_FORM;
            case 0x20: case 0x22: case 0x24: case 0x26: case 0x28: case 0x2a:
            case 0x2c: case 0x2e: case 0x30: case 0x32: case 0x34: case 0x36:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_imadsp_uu_b(word, out, MAXWELL_IMADSP_US_B, UINT64_C(0xa0000000000000));
                return ISADORA_NO_FORM;
            case 0x21: case 0x23: case 0x25: case 0x27: case 0x29: case 0x2b:
            case 0x2d: case 0x2f: case 0x31: case 0x33: case 0x35: case 0x37:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_imadsp_uu_b(word, out, MAXWELL_IMADSP_SS_B, UINT64_C(0xa1000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x6:
            if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                return take_hfma2_c(word, out, MAXWELL_HFMA2_C, UINT64_C(0x6080000000000000));
            return ISADORA_NO_FORM;
        case 0x7:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_hfma2_b(word, out, MAXWELL_HFMA2_B, UINT64_C(0x7000000000000000));
            return ISADORA_NO_FORM;
        case 0x8: case 0x9:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0xa: case 0xb:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0xc:
            if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                return take_tex_i(word, out, MAXWELL_TEX_I, UINT64_C(0xc000000000000000));
            return ISADORA_NO_FORM;
        default:
            return ISADORA_NO_FORM;
        }
    case 0xc:
        switch ((uint64_t)(word >> 60) & 0xf) {
        case 0x0:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_lop32i(word, out, MAXWELL_LOP32I, UINT64_C(0x400000000000000));
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_iscadd32i(word, out, MAXWELL_ISCADD32I, UINT64_C(0x1400000000000000));
            return ISADORA_NO_FORM;
        case 0x3:
            switch ((uint64_t)(word >> 52) & 0x7) {
            case 0x1: case 0x3:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_xmad_i(word, out, MAXWELL_XMAD_I, UINT64_C(0x3600000000000000));
                return ISADORA_NO_FORM;
            case 0x4:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_icmp_b(word, out, MAXWELL_ICMP_B, UINT64_C(0x40000000000000));
                return ISADORA_NO_FORM;
            case 0x5:
                if ((word & RT_U128(0x5c0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x200000000000))) == 0x0)
                    return take_iset(word, out, MAXWELL_ISET, UINT64_C(0x50000000000000));
                return ISADORA_NO_FORM;
            case 0x6:
                if ((word & RT_U128(0x5c0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x200000000000))) == 0x0)
                    return take_isetp(word, out, MAXWELL_ISETP, UINT64_C(0x60000000000000));
                return ISADORA_NO_FORM;
            case 0x7:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_dfma_b(word, out, MAXWELL_DFMA_B, UINT64_C(0x70000000000000));
                return ISADORA_NO_FORM;
            default:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_xmad_i(word, out, MAXWELL_XMAD_I, UINT64_C(0x3600000000000000));
                return ISADORA_NO_FORM;
            }
        case 0x5:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x4000000000000))) == UINT64_C(0x4000000000000))
                return take_vshl(word, out, MAXWELL_VSHR, UINT64_C(0x5600000000000000));
            return ISADORA_NO_FORM;
        case 0x8: case 0x9:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0xa: case 0xb:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        default:
            return ISADORA_NO_FORM;
        }
    case 0xd:
        switch ((uint64_t)(word >> 60) & 0xf) {
        case 0x0:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_lop32i(word, out, MAXWELL_LOP32I, UINT64_C(0x400000000000000));
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_iscadd32i(word, out, MAXWELL_ISCADD32I, UINT64_C(0x1400000000000000));
            return ISADORA_NO_FORM;
        case 0x3:
            switch ((uint64_t)(word >> 51) & 0xf) {
            case 0x0: case 0x1:
                if ((word & RT_U128(0x5c0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x200000000000))) == 0x0)
                    return take_dsetp(word, out, MAXWELL_DSETP, UINT64_C(0x80000000000000));
                return ISADORA_NO_FORM;
            case 0x4: case 0x5:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_fcmp_b(word, out, MAXWELL_FCMP_B, UINT64_C(0xa0000000000000));
                return ISADORA_NO_FORM;
            case 0x6: case 0x7:
                if ((word & RT_U128(0x5c0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x200000000000))) == 0x0)
                    return take_fsetp(word, out, MAXWELL_FSETP, UINT64_C(0xb0000000000000));
                return ISADORA_NO_FORM;
            case 0x8:
                if ((word & RT_U128(0x540000, UINT64_C(0x4000000000000))) == 0x0 || (word & RT_U128(0x540000, UINT64_C(0x2000000000000))) == 0x0 || (word & RT_U128(0x540000, UINT64_C(0x1000000000000))) == 0x0)
                    return take_prmt_b(word, out, MAXWELL_PRMT_B, UINT64_C(0xc0000000000000));
                return ISADORA_NO_FORM;
            case 0xa:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_lea_lo(word, out, MAXWELL_LEA_LO, UINT64_C(0xd0000000000000));
                return ISADORA_NO_FORM;
            case 0xe:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_bfi_b(word, out, MAXWELL_BFI_B, UINT64_C(0xf0000000000000));
                return ISADORA_NO_FORM;
            case 0xf:
                if ((word & RT_U128(0x540000, UINT64_C(0x4000000000))) == UINT64_C(0x4000000000) || (word & RT_U128(0x540000, UINT64_C(0x2000000000))) == 0x0)
                    return take_shf_l(word, out, MAXWELL_SHF_L, UINT64_C(0xf8000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x5:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x4000000000000))) == UINT64_C(0x4000000000000))
                return take_vshl(word, out, MAXWELL_VSHR, UINT64_C(0x5600000000000000));
            return ISADORA_NO_FORM;
        case 0x8: case 0x9:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0xa: case 0xb:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0xf:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x78010000000000))) == UINT64_C(0x60010000000000) || (word & RT_U128(0x5e0000, UINT64_C(0x78008000000000))) == UINT64_C(0x60008000000000))
                return take_out(word, out, MAXWELL_OUT, UINT64_C(0xe0000000000000));
            return ISADORA_NO_FORM;
        default:
            return ISADORA_NO_FORM;
        }
    case 0xe:
        switch ((uint64_t)(word >> 60) & 0xf) {
        case 0x0:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_lop32i(word, out, MAXWELL_LOP32I, UINT64_C(0x400000000000000));
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_iscadd32i(word, out, MAXWELL_ISCADD32I, UINT64_C(0x1400000000000000));
            return ISADORA_NO_FORM;
        case 0x3:
            switch ((uint64_t)(word >> 52) & 0x7) {
            case 0x1: case 0x3:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_xmad_i(word, out, MAXWELL_XMAD_I, UINT64_C(0x3600000000000000));
                return ISADORA_NO_FORM;
            case 0x4:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_icmp_b(word, out, MAXWELL_ICMP_B, UINT64_C(0x40000000000000));
                return ISADORA_NO_FORM;
            case 0x5:
                if ((word & RT_U128(0x5c0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x200000000000))) == 0x0)
                    return take_iset(word, out, MAXWELL_ISET, UINT64_C(0x50000000000000));
                return ISADORA_NO_FORM;
            case 0x6:
                if ((word & RT_U128(0x5c0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x200000000000))) == 0x0)
                    return take_isetp(word, out, MAXWELL_ISETP, UINT64_C(0x60000000000000));
                return ISADORA_NO_FORM;
            case 0x7:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_dfma_b(word, out, MAXWELL_DFMA_B, UINT64_C(0x70000000000000));
                return ISADORA_NO_FORM;
            default:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_xmad_i(word, out, MAXWELL_XMAD_I, UINT64_C(0x3600000000000000));
                return ISADORA_NO_FORM;
            }
        case 0x5:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x4000000000000))) == UINT64_C(0x4000000000000))
                return take_vshl(word, out, MAXWELL_VSHL, UINT64_C(0x5700000000000000));
            return ISADORA_NO_FORM;
        case 0x8: case 0x9:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0xa: case 0xb:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0xc:
            if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                return take_tex_i(word, out, MAXWELL_TEX_I, UINT64_C(0xc000000000000000));
            return ISADORA_NO_FORM;
        default:
            return ISADORA_NO_FORM;
        }
    case 0xf:
        switch ((uint64_t)(word >> 60) & 0xf) {
        case 0x0:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_lop32i(word, out, MAXWELL_LOP32I, UINT64_C(0x400000000000000));
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_iscadd32i(word, out, MAXWELL_ISCADD32I, UINT64_C(0x1400000000000000));
            return ISADORA_NO_FORM;
        case 0x3:
            switch ((uint64_t)(word >> 51) & 0xf) {
            case 0x0: case 0x1:
                if ((word & RT_U128(0x5c0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x200000000000))) == 0x0)
                    return take_dsetp(word, out, MAXWELL_DSETP, UINT64_C(0x80000000000000));
                return ISADORA_NO_FORM;
            case 0x4: case 0x5:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_fcmp_b(word, out, MAXWELL_FCMP_B, UINT64_C(0xa0000000000000));
                return ISADORA_NO_FORM;
            case 0x6: case 0x7:
                if ((word & RT_U128(0x5c0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x200000000000))) == 0x0)
                    return take_fsetp(word, out, MAXWELL_FSETP, UINT64_C(0xb0000000000000));
                return ISADORA_NO_FORM;
            case 0x8:
                if ((word & RT_U128(0x540000, UINT64_C(0x4000000000000))) == 0x0 || (word & RT_U128(0x540000, UINT64_C(0x2000000000000))) == 0x0 || (word & RT_U128(0x540000, UINT64_C(0x1000000000000))) == 0x0)
                    return take_prmt_b(word, out, MAXWELL_PRMT_B, UINT64_C(0xc0000000000000));
                return ISADORA_NO_FORM;
            case 0xa:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_lea_lo(word, out, MAXWELL_LEA_LO, UINT64_C(0xd0000000000000));
                return ISADORA_NO_FORM;
            case 0xe:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_bfi_b(word, out, MAXWELL_BFI_B, UINT64_C(0xf0000000000000));
                return ISADORA_NO_FORM;
            case 0xf:
                if ((word & RT_U128(0x540000, UINT64_C(0x4000000000))) == UINT64_C(0x4000000000) || (word & RT_U128(0x540000, UINT64_C(0x2000000000))) == 0x0)
                    return take_shf_l(word, out, MAXWELL_SHF_L, UINT64_C(0xf8000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x5:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x4000000000000))) == UINT64_C(0x4000000000000))
                return take_vshl(word, out, MAXWELL_VSHL, UINT64_C(0x5700000000000000));
            return ISADORA_NO_FORM;
        case 0x8: case 0x9:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0xa: case 0xb:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0xc:
            if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                return take_tex_i(word, out, MAXWELL_TEX_I, UINT64_C(0xc000000000000000));
            return ISADORA_NO_FORM;
        case 0xf:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x78010000000000))) == UINT64_C(0x60010000000000) || (word & RT_U128(0x5e0000, UINT64_C(0x78008000000000))) == UINT64_C(0x60008000000000))
                return take_out(word, out, MAXWELL_OUT, UINT64_C(0xe0000000000000));
            return ISADORA_NO_FORM;
        default:
            return ISADORA_NO_FORM;
        }
    case 0x10:
        switch ((uint64_t)(word >> 60) & 0xf) {
        case 0x0:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_fadd32i(word, out, MAXWELL_FADD32I, UINT64_C(0x800000000000000));
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_lea_hc(word, out, MAXWELL_LEA_HC, UINT64_C(0x1800000000000000));
            return ISADORA_NO_FORM;
        case 0x2:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_hfma2_32i(word, out, MAXWELL_HFMA2_32I, UINT64_C(0x2800000000000000));
            return ISADORA_NO_FORM;
        case 0x3:
            switch ((uint64_t)(word >> 51) & 0xf) {
            case 0x0:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_bfe(word, out, MAXWELL_BFE, 0x0);
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_popc(word, out, MAXWELL_POPC, UINT64_C(0x8000000000000));
                return ISADORA_NO_FORM;
            case 0x2:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_iadd(word, out, MAXWELL_IADD, UINT64_C(0x10000000000000));
                return ISADORA_NO_FORM;
            case 0x3:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_iscadd(word, out, MAXWELL_ISCADD, UINT64_C(0x18000000000000));
                return ISADORA_NO_FORM;
            case 0x4:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_imnmx(word, out, MAXWELL_IMNMX, UINT64_C(0x20000000000000));
                return ISADORA_NO_FORM;
            case 0x5:
                if ((word & RT_U128(0x5c0000, UINT64_C(0x100000000000))) == UINT64_C(0x100000000000) || (word & RT_U128(0x5c0000, UINT64_C(0x80000000000))) == 0x0)
                    return take_shr(word, out, MAXWELL_SHR, UINT64_C(0x28000000000000));
                return ISADORA_NO_FORM;
            case 0x6:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_flo(word, out, MAXWELL_FLO, UINT64_C(0x30000000000000));
                return ISADORA_NO_FORM;
            case 0x7:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_imul(word, out, MAXWELL_IMUL, UINT64_C(0x38000000000000));
                return ISADORA_NO_FORM;
            case 0x8:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_lop(word, out, MAXWELL_LOP, UINT64_C(0x40000000000000));
                return ISADORA_NO_FORM;
            case 0x9:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_shl(word, out, MAXWELL_SHL, UINT64_C(0x48000000000000));
                return ISADORA_NO_FORM;
            case 0xa:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_dmnmx(word, out, MAXWELL_DMNMX, UINT64_C(0x50000000000000));
                return ISADORA_NO_FORM;
            case 0xb:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_fadd(word, out, MAXWELL_FADD, UINT64_C(0x58000000000000));
                return ISADORA_NO_FORM;
            case 0xc:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_fmnmx(word, out, MAXWELL_FMNMX, UINT64_C(0x60000000000000));
                return ISADORA_NO_FORM;
            case 0xd:
                if ((word & RT_U128(0x5c0000, UINT64_C(0x280000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x240000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x220000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x180000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x140000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x120000000000))) == 0x0)
                    return take_fmul(word, out, MAXWELL_FMUL, UINT64_C(0x68000000000000));
                return ISADORA_NO_FORM;
            case 0xe:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_dadd(word, out, MAXWELL_DADD, UINT64_C(0x70000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x4:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x200000000000))) == 0x0)
                return take_fset(word, out, MAXWELL_FSET, 0x0);
            return ISADORA_NO_FORM;
        case 0x5:
            if ((word & RT_U128(0x580000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x200000000000))) == 0x0)
                return take_fset(word, out, MAXWELL_FSET, 0x0);
            return ISADORA_NO_FORM;
        case 0x7:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x10000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x8000000000))) == 0x0)
                return take_hmul2_i(word, out, MAXWELL_HMUL2_I, UINT64_C(0x7800000000000000));
            return ISADORA_NO_FORM;
        case 0x8: case 0x9:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0xa: case 0xb:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0xc:
            if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                return take_tld4_i(word, out, MAXWELL_TLD4_I, UINT64_C(0xc800000000000000));
            return ISADORA_NO_FORM;
        case 0xd:
            switch ((uint64_t)(word >> 53) & 0x3) {
            case 0x0:
                if ((word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TEXS_D1_LZ_S, UINT64_C(0xd000000000000000));
                if ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0)
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TEXS_D1_LZ_M, UINT64_C(0xd000000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TEXS_D2_S, UINT64_C(0xd020000000000000));
                if ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0)
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TEXS_D2_M, UINT64_C(0xd020000000000000));
                return ISADORA_NO_FORM;
            case 0x2:
                if ((word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TEXS_D2_LZ_S, UINT64_C(0xd040000000000000));
                if ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0)
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TEXS_D2_LZ_M, UINT64_C(0xd040000000000000));
                return ISADORA_NO_FORM;
            case 0x3:
                if ((word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TEXS_D2_LL_S, UINT64_C(0xd060000000000000));
                if ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0)
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TEXS_D2_LL_M, UINT64_C(0xd060000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x11:
        switch ((uint64_t)(word >> 60) & 0xf) {
        case 0x0:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_fadd32i(word, out, MAXWELL_FADD32I, UINT64_C(0x800000000000000));
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_lea_hc(word, out, MAXWELL_LEA_HC, UINT64_C(0x1800000000000000));
            return ISADORA_NO_FORM;
        case 0x2:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_hfma2_32i(word, out, MAXWELL_HFMA2_32I, UINT64_C(0x2800000000000000));
            return ISADORA_NO_FORM;
        case 0x3:
            switch ((uint64_t)(word >> 51) & 0xf) {
            case 0x0:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_dmul(word, out, MAXWELL_DMUL, UINT64_C(0x80000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x5c0000, UINT64_C(0x1f8000000000))) == 0x0)
                    return take_fchk(word, out, MAXWELL_FCHK, UINT64_C(0x88000000000000));
                return ISADORA_NO_FORM;
            case 0x2:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_rro(word, out, MAXWELL_RRO, UINT64_C(0x90000000000000));
                return ISADORA_NO_FORM;
            case 0x3:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_mov(word, out, MAXWELL_MOV, UINT64_C(0x98000000000000));
                return ISADORA_NO_FORM;
            case 0x4:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_sel(word, out, MAXWELL_SEL, UINT64_C(0xa0000000000000));
                return ISADORA_NO_FORM;
            case 0x5:
                switch ((uint64_t)(word >> 8) & 0xf) {
                case 0x5:
                    if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000))) == UINT64_C(0x40000000000) || (word & RT_U128(0x5e0000, UINT64_C(0x18000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x18000000000))) == UINT64_C(0x18000000000))
                        return take_f2f_hh(word, out, MAXWELL_F2F_HH, UINT64_C(0xa8000000000000));
                    return ISADORA_NO_FORM;
                case 0x6:
                    if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                        return take_f2f_hs(word, out, MAXWELL_F2F_HS, UINT64_C(0xa8000000000000));
                    return ISADORA_NO_FORM;
                case 0x7:
                    if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                        return take_f2f_hs(word, out, MAXWELL_F2F_HD, UINT64_C(0xa8000000000000));
                    return ISADORA_NO_FORM;
                case 0x9:
                    if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                        return take_f2f_sh(word, out, MAXWELL_F2F_SH, UINT64_C(0xa8000000000000));
                    return ISADORA_NO_FORM;
                case 0xa:
                    if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000))) == UINT64_C(0x40000000000) || (word & RT_U128(0x5e0000, UINT64_C(0x18000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x18000000000))) == UINT64_C(0x18000000000))
                        return take_f2f_ss(word, out, MAXWELL_F2F_SS, UINT64_C(0xa8000000000000));
                    return ISADORA_NO_FORM;
                case 0xb:
                    if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                        return take_f2f_sh(word, out, MAXWELL_F2F_SD, UINT64_C(0xa8000000000000));
                    return ISADORA_NO_FORM;
                case 0xd:
                    if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                        return take_f2f_dh(word, out, MAXWELL_F2F_DH, UINT64_C(0xa8000000000000));
                    return ISADORA_NO_FORM;
                case 0xe:
                    if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                        return take_f2f_dh(word, out, MAXWELL_F2F_DS, UINT64_C(0xa8000000000000));
                    return ISADORA_NO_FORM;
                case 0xf:
                    if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000))) == UINT64_C(0x40000000000) || (word & RT_U128(0x5e0000, UINT64_C(0x18000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x18000000000))) == UINT64_C(0x18000000000))
                        return take_f2f_dd(word, out, MAXWELL_F2F_DD, UINT64_C(0xa8000000000000));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x6:
                switch ((uint64_t)(word >> 10) & 0x3) {
                case 0x1:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x200 || (word & RT_U128(0x5e0000, 0x100)) == 0x100)
                        return take_f2i_h(word, out, MAXWELL_F2I_H, UINT64_C(0xb0000000000000));
                    return ISADORA_NO_FORM;
                case 0x2:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x200 || (word & RT_U128(0x5e0000, 0x100)) == 0x100)
                        return take_f2i_h(word, out, MAXWELL_F2I_S, UINT64_C(0xb0000000000000));
                    return ISADORA_NO_FORM;
                case 0x3:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x200 || (word & RT_U128(0x5e0000, 0x100)) == 0x100)
                        return take_f2i_d(word, out, MAXWELL_F2I_D, UINT64_C(0xb0000000000000));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x7:
                switch ((uint64_t)(word >> 10) & 0x3) {
                case 0x0:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x200 || (word & RT_U128(0x5e0000, 0x100)) == 0x100)
                        return take_i2f_b(word, out, MAXWELL_I2F_B, UINT64_C(0xb8000000000000));
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x200 || (word & RT_U128(0x5e0000, 0x100)) == 0x100)
                        return take_i2f_h(word, out, MAXWELL_I2F_H, UINT64_C(0xb8000000000000));
                    return ISADORA_NO_FORM;
                case 0x2:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x200 || (word & RT_U128(0x5e0000, 0x100)) == 0x100)
                        return take_i2f_b(word, out, MAXWELL_I2F_W, UINT64_C(0xb8000000000000));
                    return ISADORA_NO_FORM;
                case 0x3:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x200 || (word & RT_U128(0x5e0000, 0x100)) == 0x100)
                        return take_i2f_b(word, out, MAXWELL_I2F_D, UINT64_C(0xb8000000000000));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x8: case 0x9:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_iadd3_b(word, out, MAXWELL_IADD3_B, UINT64_C(0xc0000000000000));
                return ISADORA_NO_FORM;
            case 0xc:
                switch ((uint64_t)(word >> 10) & 0x3) {
                case 0x0:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x0 || (word & RT_U128(0x5e0000, 0x100)) == 0x0)
                        return take_i2i_b(word, out, MAXWELL_I2I_B, UINT64_C(0xe0000000000000));
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x0 || (word & RT_U128(0x5e0000, 0x100)) == 0x0)
                        return take_i2i_h(word, out, MAXWELL_I2I_H, UINT64_C(0xe0000000000000));
                    return ISADORA_NO_FORM;
                case 0x2:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x0 || (word & RT_U128(0x5e0000, 0x100)) == 0x0)
                        return take_i2i_b(word, out, MAXWELL_I2I_W, UINT64_C(0xe0000000000000));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0xd:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_p2r(word, out, MAXWELL_P2R, UINT64_C(0xe8000000000000));
                return ISADORA_NO_FORM;
            case 0xe:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_r2p(word, out, MAXWELL_R2P, UINT64_C(0xf0000000000000));
                return ISADORA_NO_FORM;
            case 0xf:
                if ((word & RT_U128(0x540000, UINT64_C(0x4000000000))) == UINT64_C(0x4000000000) || (word & RT_U128(0x540000, UINT64_C(0x2000000000))) == 0x0)
                    return take_shf_r(word, out, MAXWELL_SHF_R, UINT64_C(0xf8000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x4:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x200000000000))) == 0x0)
                return take_fset(word, out, MAXWELL_FSET, 0x0);
            return ISADORA_NO_FORM;
        case 0x5:
            if ((word & RT_U128(0x580000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x200000000000))) == 0x0)
                return take_fset(word, out, MAXWELL_FSET, 0x0);
            return ISADORA_NO_FORM;
        case 0x7:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x10000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x8000000000))) == 0x0)
                return take_hmul2_c(word, out, MAXWELL_HMUL2_C, UINT64_C(0x7880000000000000));
            return ISADORA_NO_FORM;
        case 0x8: case 0x9:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0xa: case 0xb:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0xc:
            if ((word & RT_U128(0x580000, UINT64_C(0x40000000000000))) == 0x0)
                return take_tld4_i(word, out, MAXWELL_TLD4_I, UINT64_C(0xc800000000000000));
            return ISADORA_NO_FORM;
        case 0xd:
            switch ((uint64_t)(word >> 53) & 0x3) {
            case 0x0:
                if ((word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TEXS_D2_DC_S, UINT64_C(0xd080000000000000));
                if ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0)
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TEXS_D2_DC_M, UINT64_C(0xd080000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TEXS_D2_LL_DC_S, UINT64_C(0xd0a0000000000000));
                if ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0)
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TEXS_D2_LL_DC_M, UINT64_C(0xd0a0000000000000));
                return ISADORA_NO_FORM;
            case 0x2:
                if ((word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TEXS_D2_LZ_DC_S, UINT64_C(0xd0c0000000000000));
                if ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0)
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TEXS_D2_LZ_DC_M, UINT64_C(0xd0c0000000000000));
                return ISADORA_NO_FORM;
            case 0x3:
                if ((word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TEXS_A2_S, UINT64_C(0xd0e0000000000000));
                if ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0)
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TEXS_A2_M, UINT64_C(0xd0e0000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x12:
        switch ((uint64_t)(word >> 60) & 0xf) {
        case 0x0:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_fadd32i(word, out, MAXWELL_FADD32I, UINT64_C(0x800000000000000));
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_lea_hc(word, out, MAXWELL_LEA_HC, UINT64_C(0x1800000000000000));
            return ISADORA_NO_FORM;
        case 0x2:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_hfma2_32i(word, out, MAXWELL_HFMA2_32I, UINT64_C(0x2800000000000000));
            return ISADORA_NO_FORM;
        case 0x3:
            switch ((uint64_t)(word >> 51) & 0xf) {
            case 0x0:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_bfe(word, out, MAXWELL_BFE, 0x0);
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_popc(word, out, MAXWELL_POPC, UINT64_C(0x8000000000000));
                return ISADORA_NO_FORM;
            case 0x2:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_iadd(word, out, MAXWELL_IADD, UINT64_C(0x10000000000000));
                return ISADORA_NO_FORM;
            case 0x3:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_iscadd(word, out, MAXWELL_ISCADD, UINT64_C(0x18000000000000));
                return ISADORA_NO_FORM;
            case 0x4:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_imnmx(word, out, MAXWELL_IMNMX, UINT64_C(0x20000000000000));
                return ISADORA_NO_FORM;
            case 0x5:
                if ((word & RT_U128(0x5c0000, UINT64_C(0x100000000000))) == UINT64_C(0x100000000000) || (word & RT_U128(0x5c0000, UINT64_C(0x80000000000))) == 0x0)
                    return take_shr(word, out, MAXWELL_SHR, UINT64_C(0x28000000000000));
                return ISADORA_NO_FORM;
            case 0x6:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_flo(word, out, MAXWELL_FLO, UINT64_C(0x30000000000000));
                return ISADORA_NO_FORM;
            case 0x7:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_imul(word, out, MAXWELL_IMUL, UINT64_C(0x38000000000000));
                return ISADORA_NO_FORM;
            case 0x8:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_lop(word, out, MAXWELL_LOP, UINT64_C(0x40000000000000));
                return ISADORA_NO_FORM;
            case 0x9:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_shl(word, out, MAXWELL_SHL, UINT64_C(0x48000000000000));
                return ISADORA_NO_FORM;
            case 0xa:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_dmnmx(word, out, MAXWELL_DMNMX, UINT64_C(0x50000000000000));
                return ISADORA_NO_FORM;
            case 0xb:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_fadd(word, out, MAXWELL_FADD, UINT64_C(0x58000000000000));
                return ISADORA_NO_FORM;
            case 0xc:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_fmnmx(word, out, MAXWELL_FMNMX, UINT64_C(0x60000000000000));
                return ISADORA_NO_FORM;
            case 0xd:
                if ((word & RT_U128(0x5c0000, UINT64_C(0x280000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x240000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x220000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x180000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x140000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x120000000000))) == 0x0)
                    return take_fmul(word, out, MAXWELL_FMUL, UINT64_C(0x68000000000000));
                return ISADORA_NO_FORM;
            case 0xe:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_dadd(word, out, MAXWELL_DADD, UINT64_C(0x70000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x4:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x200000000000))) == 0x0)
                return take_dset(word, out, MAXWELL_DSET, 0x0);
            return ISADORA_NO_FORM;
        case 0x5:
            if ((word & RT_U128(0x580000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x200000000000))) == 0x0)
                return take_dset(word, out, MAXWELL_DSET, 0x0);
            return ISADORA_NO_FORM;
        case 0x7:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x10000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x8000000000))) == 0x0)
                return take_hmul2_i(word, out, MAXWELL_HMUL2_I, UINT64_C(0x7800000000000000));
            return ISADORA_NO_FORM;
        case 0x8: case 0x9:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0xa: case 0xb:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0xc:
            if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                return take_tld4_i(word, out, MAXWELL_TLD4_I, UINT64_C(0xc800000000000000));
            return ISADORA_NO_FORM;
        case 0xd:
            switch ((uint64_t)(word >> 53) & 0x3) {
            case 0x0:
                if ((word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TEXS_A2_LZ_S, UINT64_C(0xd100000000000000));
                if ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0)
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TEXS_A2_LZ_M, UINT64_C(0xd100000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TEXS_A2_LZ_DC_S, UINT64_C(0xd120000000000000));
                if ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0)
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TEXS_A2_LZ_DC_M, UINT64_C(0xd120000000000000));
                return ISADORA_NO_FORM;
            case 0x2:
                if ((word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TEXS_D3_S, UINT64_C(0xd140000000000000));
                if ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0)
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TEXS_D3_M, UINT64_C(0xd140000000000000));
                return ISADORA_NO_FORM;
            case 0x3:
                if ((word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TEXS_D3_LZ_S, UINT64_C(0xd160000000000000));
                if ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0)
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TEXS_D3_LZ_M, UINT64_C(0xd160000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x13:
        switch ((uint64_t)(word >> 60) & 0xf) {
        case 0x0:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_fadd32i(word, out, MAXWELL_FADD32I, UINT64_C(0x800000000000000));
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_lea_hc(word, out, MAXWELL_LEA_HC, UINT64_C(0x1800000000000000));
            return ISADORA_NO_FORM;
        case 0x3:
            switch ((uint64_t)(word >> 51) & 0xf) {
            case 0x0:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_dmul(word, out, MAXWELL_DMUL, UINT64_C(0x80000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x5c0000, UINT64_C(0x1f8000000000))) == 0x0)
                    return take_fchk(word, out, MAXWELL_FCHK, UINT64_C(0x88000000000000));
                return ISADORA_NO_FORM;
            case 0x2:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_rro(word, out, MAXWELL_RRO, UINT64_C(0x90000000000000));
                return ISADORA_NO_FORM;
            case 0x3:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_mov(word, out, MAXWELL_MOV, UINT64_C(0x98000000000000));
                return ISADORA_NO_FORM;
            case 0x4:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_sel(word, out, MAXWELL_SEL, UINT64_C(0xa0000000000000));
                return ISADORA_NO_FORM;
            case 0x5:
                switch ((uint64_t)(word >> 8) & 0xf) {
                case 0x5:
                    if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000))) == UINT64_C(0x40000000000) || (word & RT_U128(0x5e0000, UINT64_C(0x18000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x18000000000))) == UINT64_C(0x18000000000))
                        return take_f2f_hh(word, out, MAXWELL_F2F_HH, UINT64_C(0xa8000000000000));
                    return ISADORA_NO_FORM;
                case 0x6:
                    if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                        return take_f2f_hs(word, out, MAXWELL_F2F_HS, UINT64_C(0xa8000000000000));
                    return ISADORA_NO_FORM;
                case 0x7:
                    if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                        return take_f2f_hs(word, out, MAXWELL_F2F_HD, UINT64_C(0xa8000000000000));
                    return ISADORA_NO_FORM;
                case 0x9:
                    if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                        return take_f2f_sh(word, out, MAXWELL_F2F_SH, UINT64_C(0xa8000000000000));
                    return ISADORA_NO_FORM;
                case 0xa:
                    if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000))) == UINT64_C(0x40000000000) || (word & RT_U128(0x5e0000, UINT64_C(0x18000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x18000000000))) == UINT64_C(0x18000000000))
                        return take_f2f_ss(word, out, MAXWELL_F2F_SS, UINT64_C(0xa8000000000000));
                    return ISADORA_NO_FORM;
                case 0xb:
                    if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                        return take_f2f_sh(word, out, MAXWELL_F2F_SD, UINT64_C(0xa8000000000000));
                    return ISADORA_NO_FORM;
                case 0xd:
                    if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                        return take_f2f_dh(word, out, MAXWELL_F2F_DH, UINT64_C(0xa8000000000000));
                    return ISADORA_NO_FORM;
                case 0xe:
                    if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                        return take_f2f_dh(word, out, MAXWELL_F2F_DS, UINT64_C(0xa8000000000000));
                    return ISADORA_NO_FORM;
                case 0xf:
                    if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000))) == UINT64_C(0x40000000000) || (word & RT_U128(0x5e0000, UINT64_C(0x18000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x18000000000))) == UINT64_C(0x18000000000))
                        return take_f2f_dd(word, out, MAXWELL_F2F_DD, UINT64_C(0xa8000000000000));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x6:
                switch ((uint64_t)(word >> 10) & 0x3) {
                case 0x1:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x200 || (word & RT_U128(0x5e0000, 0x100)) == 0x100)
                        return take_f2i_h(word, out, MAXWELL_F2I_H, UINT64_C(0xb0000000000000));
                    return ISADORA_NO_FORM;
                case 0x2:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x200 || (word & RT_U128(0x5e0000, 0x100)) == 0x100)
                        return take_f2i_h(word, out, MAXWELL_F2I_S, UINT64_C(0xb0000000000000));
                    return ISADORA_NO_FORM;
                case 0x3:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x200 || (word & RT_U128(0x5e0000, 0x100)) == 0x100)
                        return take_f2i_d(word, out, MAXWELL_F2I_D, UINT64_C(0xb0000000000000));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x7:
                switch ((uint64_t)(word >> 10) & 0x3) {
                case 0x0:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x200 || (word & RT_U128(0x5e0000, 0x100)) == 0x100)
                        return take_i2f_b(word, out, MAXWELL_I2F_B, UINT64_C(0xb8000000000000));
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x200 || (word & RT_U128(0x5e0000, 0x100)) == 0x100)
                        return take_i2f_h(word, out, MAXWELL_I2F_H, UINT64_C(0xb8000000000000));
                    return ISADORA_NO_FORM;
                case 0x2:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x200 || (word & RT_U128(0x5e0000, 0x100)) == 0x100)
                        return take_i2f_b(word, out, MAXWELL_I2F_W, UINT64_C(0xb8000000000000));
                    return ISADORA_NO_FORM;
                case 0x3:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x200 || (word & RT_U128(0x5e0000, 0x100)) == 0x100)
                        return take_i2f_b(word, out, MAXWELL_I2F_D, UINT64_C(0xb8000000000000));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x8: case 0x9:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_iadd3_b(word, out, MAXWELL_IADD3_B, UINT64_C(0xc0000000000000));
                return ISADORA_NO_FORM;
            case 0xc:
                switch ((uint64_t)(word >> 10) & 0x3) {
                case 0x0:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x0 || (word & RT_U128(0x5e0000, 0x100)) == 0x0)
                        return take_i2i_b(word, out, MAXWELL_I2I_B, UINT64_C(0xe0000000000000));
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x0 || (word & RT_U128(0x5e0000, 0x100)) == 0x0)
                        return take_i2i_h(word, out, MAXWELL_I2I_H, UINT64_C(0xe0000000000000));
                    return ISADORA_NO_FORM;
                case 0x2:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x0 || (word & RT_U128(0x5e0000, 0x100)) == 0x0)
                        return take_i2i_b(word, out, MAXWELL_I2I_W, UINT64_C(0xe0000000000000));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0xd:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_p2r(word, out, MAXWELL_P2R, UINT64_C(0xe8000000000000));
                return ISADORA_NO_FORM;
            case 0xe:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_r2p(word, out, MAXWELL_R2P, UINT64_C(0xf0000000000000));
                return ISADORA_NO_FORM;
            case 0xf:
                if ((word & RT_U128(0x540000, UINT64_C(0x4000000000))) == UINT64_C(0x4000000000) || (word & RT_U128(0x540000, UINT64_C(0x2000000000))) == 0x0)
                    return take_shf_r(word, out, MAXWELL_SHF_R, UINT64_C(0xf8000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x4:
            if ((word & RT_U128(0x540000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x540000, UINT64_C(0x20000000000000))) == 0x0)
                return take_ffma_b(word, out, MAXWELL_FFMA_B, UINT64_C(0x80000000000000));
            return ISADORA_NO_FORM;
        case 0x5:
            if ((word & RT_U128(0x500000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x20000000000000))) == 0x0)
                return take_ffma_b(word, out, MAXWELL_FFMA_B, UINT64_C(0x80000000000000));
            return ISADORA_NO_FORM;
        case 0x7:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x10000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x8000000000))) == 0x0)
                return take_hmul2_c(word, out, MAXWELL_HMUL2_C, UINT64_C(0x7880000000000000));
            return ISADORA_NO_FORM;
        case 0x8: case 0x9:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0xa: case 0xb:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0xc:
            if ((word & RT_U128(0x580000, UINT64_C(0x40000000000000))) == 0x0)
                return take_tld4_i(word, out, MAXWELL_TLD4_I, UINT64_C(0xc800000000000000));
            return ISADORA_NO_FORM;
        case 0xd:
            switch ((uint64_t)(word >> 53) & 0x3) {
            case 0x0:
                if ((word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TEXS_CUBE_S, UINT64_C(0xd180000000000000));
                if ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0)
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TEXS_CUBE_M, UINT64_C(0xd180000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TEXS_CUBE_LL_S, UINT64_C(0xd1a0000000000000));
                if ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0)
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TEXS_CUBE_LL_M, UINT64_C(0xd1a0000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x14:
        switch ((uint64_t)(word >> 60) & 0xf) {
        case 0x0:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_fadd32i(word, out, MAXWELL_FADD32I, UINT64_C(0x800000000000000));
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_lea_hc(word, out, MAXWELL_LEA_HC, UINT64_C(0x1800000000000000));
            return ISADORA_NO_FORM;
        case 0x2:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_hmul2_32i(word, out, MAXWELL_HMUL2_32I, UINT64_C(0x2a00000000000000));
            return ISADORA_NO_FORM;
        case 0x3:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x4000000000000))) == UINT64_C(0x4000000000000))
                return take_vmnmx(word, out, MAXWELL_VMNMX, UINT64_C(0x3a00000000000000));
            return ISADORA_NO_FORM;
        case 0x4:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_imad_b(word, out, MAXWELL_IMAD_B, 0x0);
            return ISADORA_NO_FORM;
        case 0x5:
            if ((word & RT_U128(0x500000, 0x0)) == 0x0)
                return take_imad_b(word, out, MAXWELL_IMAD_B, 0x0);
            return ISADORA_NO_FORM;
        case 0x7:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_hadd2_c(word, out, MAXWELL_HADD2_C, 0x0);
            return ISADORA_NO_FORM;
        case 0x8: case 0x9:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0xa: case 0xb:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0xc:
            if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                return take_tld4_i(word, out, MAXWELL_TLD4_I, UINT64_C(0xc800000000000000));
            return ISADORA_NO_FORM;
        case 0xd:
            switch ((uint64_t)(word >> 53) & 0x3) {
            case 0x0:
                if ((word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TLDS_D1_LZ_S, UINT64_C(0xd200000000000000));
                if ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0)
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TLDS_D1_LZ_M, UINT64_C(0xd200000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TLDS_D1_LL_S, UINT64_C(0xd220000000000000));
                if ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0)
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TLDS_D1_LL_M, UINT64_C(0xd220000000000000));
                return ISADORA_NO_FORM;
            case 0x2:
                if ((word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TLDS_D2_LZ_S, UINT64_C(0xd240000000000000));
                if ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0)
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TLDS_D2_LZ_M, UINT64_C(0xd240000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0xe:
            switch ((uint64_t)(word >> 54) & 0x1) {
            case 0x0:
                if ((word & RT_U128(0x5e0000, UINT64_C(0x4000900000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x40008e0000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x4000500000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x40004e0000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x2000900000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20008e0000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x2000500000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20004e0000000))) == 0x0)
                    return take_suatom_i(word, config, out, MAXWELL_SUATOM_I, UINT64_C(0xea00000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x5e0000, UINT64_C(0x24000900000000))) == UINT64_C(0x20000000000000) || (word & RT_U128(0x5e0000, UINT64_C(0x240008e0000000))) == UINT64_C(0x20000000000000) || (word & RT_U128(0x5e0000, UINT64_C(0x24000500000000))) == UINT64_C(0x20000000000000) || (word & RT_U128(0x5e0000, UINT64_C(0x240004e0000000))) == UINT64_C(0x20000000000000) || (word & RT_U128(0x5e0000, UINT64_C(0x22000900000000))) == UINT64_C(0x20000000000000) || (word & RT_U128(0x5e0000, UINT64_C(0x220008e0000000))) == UINT64_C(0x20000000000000) || (word & RT_U128(0x5e0000, UINT64_C(0x22000500000000))) == UINT64_C(0x20000000000000) || (word & RT_U128(0x5e0000, UINT64_C(0x220004e0000000))) == UINT64_C(0x20000000000000))
                    return take_suatom_r(word, config, out, MAXWELL_SUATOM_R, UINT64_C(0xea60000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x15:
        switch ((uint64_t)(word >> 60) & 0xf) {
        case 0x0:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_fadd32i(word, out, MAXWELL_FADD32I, UINT64_C(0x800000000000000));
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_lea_hc(word, out, MAXWELL_LEA_HC, UINT64_C(0x1800000000000000));
            return ISADORA_NO_FORM;
        case 0x2:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_hmul2_32i(word, out, MAXWELL_HMUL2_32I, UINT64_C(0x2a00000000000000));
            return ISADORA_NO_FORM;
        case 0x3:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x4000000000000))) == UINT64_C(0x4000000000000))
                return take_vmnmx(word, out, MAXWELL_VMNMX, UINT64_C(0x3a00000000000000));
            return ISADORA_NO_FORM;
        case 0x4:
            switch ((uint64_t)(word >> 48) & 0x3f) {
            case 0x0: case 0x2: case 0x4: case 0x6: case 0x8: case 0xa:
            case 0xc: case 0xe: case 0x10: case 0x12: case 0x14: case 0x16:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_imadsp_uu_b(word, out, MAXWELL_IMADSP_UU_B, UINT64_C(0x80000000000000));
                return ISADORA_NO_FORM;
            case 0x1: case 0x3: case 0x5: case 0x7: case 0x9: case 0xb:
            case 0xd: case 0xf: case 0x11: case 0x13: case 0x15: case 0x17:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_imadsp_uu_b(word, out, MAXWELL_IMADSP_SU_B, UINT64_C(0x81000000000000));
                return ISADORA_NO_FORM;
            case 0x20: case 0x22: case 0x24: case 0x26: case 0x28: case 0x2a:
            case 0x2c: case 0x2e: case 0x30: case 0x32: case 0x34: case 0x36:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_imadsp_uu_b(word, out, MAXWELL_IMADSP_US_B, UINT64_C(0xa0000000000000));
                return ISADORA_NO_FORM;
            case 0x21: case 0x23: case 0x25: case 0x27: case 0x29: case 0x2b:
            case 0x2d: case 0x2f: case 0x31: case 0x33: case 0x35: case 0x37:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_imadsp_uu_b(word, out, MAXWELL_IMADSP_SS_B, UINT64_C(0xa1000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x5:
            switch ((uint64_t)(word >> 48) & 0x3f) {
            case 0x0: case 0x2: case 0x4: case 0x6: case 0x8: case 0xa:
            case 0xc: case 0xe: case 0x10: case 0x12: case 0x14: case 0x16:
                if ((word & RT_U128(0x500000, 0x0)) == 0x0)
                    return take_imadsp_uu_b(word, out, MAXWELL_IMADSP_UU_B, UINT64_C(0x80000000000000));
                return ISADORA_NO_FORM;
            case 0x1: case 0x3: case 0x5: case 0x7: case 0x9: case 0xb:
            case 0xd: case 0xf: case 0x11: case 0x13: case 0x15: case 0x17:
                if ((word & RT_U128(0x500000, 0x0)) == 0x0)
                    return take_imadsp_uu_b(word, out, MAXWELL_IMADSP_SU_B, UINT64_C(0x81000000000000));
                return ISADORA_NO_FORM;
            case 0x20: case 0x22: case 0x24: case 0x26: case 0x28: case 0x2a:
            case 0x2c: case 0x2e: case 0x30: case 0x32: case 0x34: case 0x36:
                if ((word & RT_U128(0x500000, 0x0)) == 0x0)
                    return take_imadsp_uu_b(word, out, MAXWELL_IMADSP_US_B, UINT64_C(0xa0000000000000));
                return ISADORA_NO_FORM;
            case 0x21: case 0x23: case 0x25: case 0x27: case 0x29: case 0x2b:
            case 0x2d: case 0x2f: case 0x31: case 0x33: case 0x35: case 0x37:
                if ((word & RT_U128(0x500000, 0x0)) == 0x0)
                    return take_imadsp_uu_b(word, out, MAXWELL_IMADSP_SS_B, UINT64_C(0xa1000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x7:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_hadd2_c(word, out, MAXWELL_HADD2_C, 0x0);
            return ISADORA_NO_FORM;
        case 0x8: case 0x9:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0xa: case 0xb:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0xc:
            if ((word & RT_U128(0x580000, UINT64_C(0x40000000000000))) == 0x0)
                return take_tld4_i(word, out, MAXWELL_TLD4_I, UINT64_C(0xc800000000000000));
            return ISADORA_NO_FORM;
        case 0xd:
            switch ((uint64_t)(word >> 53) & 0x3) {
            case 0x0:
                if ((word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TLDS_D2_LZ_AO_S, UINT64_C(0xd280000000000000));
                if ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0)
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TLDS_D2_LZ_AO_M, UINT64_C(0xd280000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TLDS_D2_LL_S, UINT64_C(0xd2a0000000000000));
                if ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0)
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TLDS_D2_LL_M, UINT64_C(0xd2a0000000000000));
                return ISADORA_NO_FORM;
            case 0x2:
                if ((word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TLDS_D2_LZ_MS_S, UINT64_C(0xd2c0000000000000));
                if ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0)
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TLDS_D2_LZ_MS_M, UINT64_C(0xd2c0000000000000));
                return ISADORA_NO_FORM;
            case 0x3:
                if ((word & RT_U128(0x580000, UINT64_C(0xff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TLDS_D3_LZ_S, UINT64_C(0xd2e0000000000000));
                if ((word & RT_U128(0x580000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0xc000000000000))) == 0x0)
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TLDS_D3_LZ_M, UINT64_C(0xd2e0000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0xe:
            switch ((uint64_t)(word >> 54) & 0x1) {
            case 0x0:
                if ((word & RT_U128(0x5e0000, UINT64_C(0x4000800000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x4000400000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x2000800000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x2000400000000))) == 0x0)
                    return take_suatom_ci(word, config, out, MAXWELL_SUATOM_CI, UINT64_C(0xea80000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x5e0000, UINT64_C(0x24000800000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x24000400000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x22000800000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x22000400000000))) == 0x0)
                    return take_suatom_cr(word, config, out, MAXWELL_SUATOM_CR, UINT64_C(0xeac0000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x16:
        switch ((uint64_t)(word >> 61) & 0x7) {
        case 0x0:
            switch ((uint64_t)(word >> 60) & 0x1) {
            case 0x0:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_fadd32i(word, out, MAXWELL_FADD32I, UINT64_C(0x800000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_lea_hc(word, out, MAXWELL_LEA_HC, UINT64_C(0x1800000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch ((uint64_t)(word >> 60) & 0x1) {
            case 0x0:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_hmul2_32i(word, out, MAXWELL_HMUL2_32I, UINT64_C(0x2a00000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x4000000000000))) == UINT64_C(0x4000000000000))
                    return take_vmnmx(word, out, MAXWELL_VMNMX, UINT64_C(0x3a00000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x2:
            switch ((uint64_t)(word >> 52) & 0x7) {
            case 0x1: case 0x3:
                if ((word & RT_U128(0x500000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                    return take_xmad_r(word, out, MAXWELL_XMAD_R, UINT64_C(0x5b00000000000000));
                return ISADORA_NO_FORM;
            case 0x4:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                    return take_icmp_b(word, out, MAXWELL_ICMP_B, UINT64_C(0x40000000000000));
                return ISADORA_NO_FORM;
            case 0x5:
                if ((word & RT_U128(0x5c0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x200000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x1000400000000000))) == UINT64_C(0x1000000000000000) || (word & RT_U128(0x580000, UINT64_C(0x1000200000000000))) == UINT64_C(0x1000000000000000))
                    return take_iset(word, out, MAXWELL_ISET, UINT64_C(0x50000000000000));
                return ISADORA_NO_FORM;
            case 0x6:
                if ((word & RT_U128(0x5c0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x200000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x1000400000000000))) == UINT64_C(0x1000000000000000) || (word & RT_U128(0x580000, UINT64_C(0x1000200000000000))) == UINT64_C(0x1000000000000000))
                    return take_isetp(word, out, MAXWELL_ISETP, UINT64_C(0x60000000000000));
                return ISADORA_NO_FORM;
            case 0x7:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                    return take_dfma_b(word, out, MAXWELL_DFMA_B, UINT64_C(0x70000000000000));
                return ISADORA_NO_FORM;
            default:
                if ((word & RT_U128(0x500000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                    return take_xmad_r(word, out, MAXWELL_XMAD_R, UINT64_C(0x5b00000000000000));
                return ISADORA_NO_FORM;
            }
        case 0x3:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_hadd2_c(word, out, MAXWELL_HADD2_C, 0x0);
            return ISADORA_NO_FORM;
        case 0x4:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0x5:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0x6:
            switch ((uint64_t)(word >> 60) & 0x1) {
            case 0x0:
                if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                    return take_tld4_i(word, out, MAXWELL_TLD4_I, UINT64_C(0xc800000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x580000, UINT64_C(0x60000ff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TLDS_A2_LZ_S, UINT64_C(0xd300000000000000));
                if ((word & RT_U128(0x580000, UINT64_C(0x70000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x6c000000000000))) == 0x0)
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TLDS_A2_LZ_M, UINT64_C(0xd300000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x7:
            switch ((uint64_t)(word >> 52) & 0x7) {
            case 0x0:
                if ((word & RT_U128(0x400000, 0x0)) != RT_U128(0x400000, 0x0) && (word & RT_U128(0x100000, 0x0)) != RT_U128(0x100000, 0x0) && (word & RT_U128(0x80000, 0x0)) != RT_U128(0x80000, 0x0) && (word & RT_U128(0x40000, 0x0)) != RT_U128(0x40000, 0x0) && (word & RT_U128(0x20000, 0x0)) != RT_U128(0x20000, 0x0) && (word & UINT64_C(0x1000000000000000)) != UINT64_C(0x1000000000000000) && (word & UINT64_C(0x6000000000000)) != UINT64_C(0x6000000000000) && (word & UINT64_C(0xc00000000)) != UINT64_C(0xc00000000) && (word & 0xf00000) != 0x0)
                    return take_suld_p(word, out, MAXWELL_SULD_P, UINT64_C(0xeb00000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x400000, 0x0)) != RT_U128(0x400000, 0x0) && (word & RT_U128(0x100000, 0x0)) != RT_U128(0x100000, 0x0) && (word & RT_U128(0x80000, 0x0)) != RT_U128(0x80000, 0x0) && (word & RT_U128(0x40000, 0x0)) != RT_U128(0x40000, 0x0) && (word & RT_U128(0x20000, 0x0)) != RT_U128(0x20000, 0x0) && (word & UINT64_C(0x1000000000000000)) != UINT64_C(0x1000000000000000) && (word & UINT64_C(0x6000000000000)) != UINT64_C(0x6000000000000) && (word & UINT64_C(0xc00000000)) != UINT64_C(0xc00000000) && (word & 0x700000) != 0x700000)
                    return take_suld_d(word, out, MAXWELL_SULD_D, UINT64_C(0xeb10000000000000));
                return ISADORA_NO_FORM;
            case 0x2:
                if ((word & RT_U128(0x400000, 0x0)) != RT_U128(0x400000, 0x0) && (word & RT_U128(0x100000, 0x0)) != RT_U128(0x100000, 0x0) && (word & RT_U128(0x80000, 0x0)) != RT_U128(0x80000, 0x0) && (word & RT_U128(0x40000, 0x0)) != RT_U128(0x40000, 0x0) && (word & RT_U128(0x20000, 0x0)) != RT_U128(0x20000, 0x0) && (word & UINT64_C(0x1000000000000000)) != UINT64_C(0x1000000000000000) && (word & UINT64_C(0x6000000000000)) != UINT64_C(0x6000000000000) && (word & UINT64_C(0xc00000000)) != UINT64_C(0xc00000000) && (word & 0xf00000) != 0x0)
                    return take_sust_p(word, out, MAXWELL_SUST_P, UINT64_C(0xeb20000000000000));
                return ISADORA_NO_FORM;
            case 0x3:
                if ((word & RT_U128(0x400000, 0x0)) != RT_U128(0x400000, 0x0) && (word & RT_U128(0x100000, 0x0)) != RT_U128(0x100000, 0x0) && (word & RT_U128(0x80000, 0x0)) != RT_U128(0x80000, 0x0) && (word & RT_U128(0x40000, 0x0)) != RT_U128(0x40000, 0x0) && (word & RT_U128(0x20000, 0x0)) != RT_U128(0x20000, 0x0) && (word & UINT64_C(0x1000000000000000)) != UINT64_C(0x1000000000000000) && (word & UINT64_C(0x6000000000000)) != UINT64_C(0x6000000000000) && (word & UINT64_C(0xc00000000)) != UINT64_C(0xc00000000) && (word & 0x700000) != 0x700000)
                    return take_sust_d(word, out, MAXWELL_SUST_D, UINT64_C(0xeb30000000000000));
                return ISADORA_NO_FORM;
            case 0x4:
                if ((word & RT_U128(0x5e0000, UINT64_C(0x1004000800000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x1004000400000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x1002000800000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x1002000400000000))) == 0x0)
                    return take_sured_p(word, out, MAXWELL_SURED_P, UINT64_C(0xeb40000000000000));
                return ISADORA_NO_FORM;
            case 0x5:
                if ((word & RT_U128(0x5e0000, UINT64_C(0x1004000800000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x1004000400000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x1002000800000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x1002000400000000))) == 0x0)
                    return take_sured_d(word, config, out, MAXWELL_SURED_D, UINT64_C(0xeb50000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x17:
        switch ((uint64_t)(word >> 61) & 0x7) {
        case 0x0:
            switch ((uint64_t)(word >> 60) & 0x1) {
            case 0x0:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_fadd32i(word, out, MAXWELL_FADD32I, UINT64_C(0x800000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_lea_hc(word, out, MAXWELL_LEA_HC, UINT64_C(0x1800000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            if ((word & RT_U128(0x540000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000) || (word & RT_U128(0x500000, UINT64_C(0x1004000000000000))) == UINT64_C(0x1004000000000000))
                return take_vmnmx(word, out, MAXWELL_VMNMX, UINT64_C(0x3a00000000000000));
            return ISADORA_NO_FORM;
        case 0x2:
            switch ((uint64_t)(word >> 51) & 0xf) {
            case 0x0: case 0x1:
                if ((word & RT_U128(0x5c0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x200000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x1000400000000000))) == UINT64_C(0x1000000000000000) || (word & RT_U128(0x580000, UINT64_C(0x1000200000000000))) == UINT64_C(0x1000000000000000))
                    return take_dsetp(word, out, MAXWELL_DSETP, UINT64_C(0x80000000000000));
                return ISADORA_NO_FORM;
            case 0x4: case 0x5:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                    return take_fcmp_b(word, out, MAXWELL_FCMP_B, UINT64_C(0xa0000000000000));
                return ISADORA_NO_FORM;
            case 0x6: case 0x7:
                if ((word & RT_U128(0x5c0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x200000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x1000400000000000))) == UINT64_C(0x1000000000000000) || (word & RT_U128(0x580000, UINT64_C(0x1000200000000000))) == UINT64_C(0x1000000000000000))
                    return take_fsetp(word, out, MAXWELL_FSETP, UINT64_C(0xb0000000000000));
                return ISADORA_NO_FORM;
            case 0x8:
                if ((word & RT_U128(0x400000, 0x0)) != RT_U128(0x400000, 0x0) && (word & RT_U128(0x100000, 0x0)) != RT_U128(0x100000, 0x0) && (word & RT_U128(0x40000, UINT64_C(0x1000000000000000))) != RT_U128(0x40000, 0x0) && (word & UINT64_C(0x7000000000000)) != UINT64_C(0x7000000000000))
                    return take_prmt_b(word, out, MAXWELL_PRMT_B, UINT64_C(0xc0000000000000));
                return ISADORA_NO_FORM;
            case 0xa:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                    return take_lea_lo(word, out, MAXWELL_LEA_LO, UINT64_C(0xd0000000000000));
                return ISADORA_NO_FORM;
            case 0xb:
                if ((word & RT_U128(0x500000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                    return take_lea_hi(word, out, MAXWELL_LEA_HI, UINT64_C(0x5bd8000000000000));
                return ISADORA_NO_FORM;
            case 0xc:
                if ((word & RT_U128(0x500000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                    return take_lop3_r(word, out, MAXWELL_LOP3_R, UINT64_C(0x5be0000000000000));
                return ISADORA_NO_FORM;
            case 0xe:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                    return take_bfi_b(word, out, MAXWELL_BFI_B, UINT64_C(0xf0000000000000));
                return ISADORA_NO_FORM;
            case 0xf:
                if ((word & RT_U128(0x500000, UINT64_C(0x4000000000))) == UINT64_C(0x4000000000) || (word & RT_U128(0x500000, UINT64_C(0x2000000000))) == 0x0)
                    return take_shf_l(word, out, MAXWELL_SHF_L, UINT64_C(0xf8000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x3:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_hadd2_c(word, out, MAXWELL_HADD2_C, 0x0);
            return ISADORA_NO_FORM;
        case 0x4:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0x5:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0x6:
            switch ((uint64_t)(word >> 60) & 0x1) {
            case 0x0:
                if ((word & RT_U128(0x580000, UINT64_C(0x40000000000000))) == 0x0)
                    return take_tld4_i(word, out, MAXWELL_TLD4_I, UINT64_C(0xc800000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x580000, UINT64_C(0x60000ff0000000))) == UINT64_C(0xff0000000))
                    return take_texs_d1_lz_s(word, config, out, MAXWELL_TLDS_D2_LL_AO_S, UINT64_C(0xd380000000000000));
                if ((word & RT_U128(0x580000, UINT64_C(0x70000000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x6c000000000000))) == 0x0)
                    return take_texs_d1_lz_m(word, config, out, MAXWELL_TLDS_D2_LL_AO_M, UINT64_C(0xd380000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x7:
            switch ((uint64_t)(word >> 51) & 0xf) {
            case 0x8: case 0x9: case 0xa: case 0xb: case 0xd:
                return ISADORA_NO_FORM;
            case 0xc:
                if ((word & RT_U128(0x5e0000, UINT64_C(0x10000000000))) == UINT64_C(0x10000000000) || (word & RT_U128(0x5e0000, UINT64_C(0x8000000000))) == UINT64_C(0x8000000000) || (word & RT_U128(0x5a0000, UINT64_C(0x1000010000000000))) == UINT64_C(0x1000010000000000) || (word & RT_U128(0x5a0000, UINT64_C(0x1000008000000000))) == UINT64_C(0x1000008000000000))
                    return take_out(word, out, MAXWELL_OUT, UINT64_C(0xe0000000000000));
                return ISADORA_NO_FORM;
            case 0xe:
                switch ((uint64_t)(word >> 0) & 0x3) {
                case 0x0:
                    if ((word & RT_U128(0x5e0000, UINT64_C(0x1001fff000000000))) == 0x0)
                        return take_cctlt_all(word, out, MAXWELL_CCTLT_ALL, UINT64_C(0xebf0000000000000));
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & RT_U128(0x5e0000, UINT64_C(0x1000000000000000))) == 0x0)
                        return take_cctlt_one(word, out, MAXWELL_CCTLT_ONE, UINT64_C(0xebf0000000000001));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0xf:
                if ((word & RT_U128(0x5e0000, UINT64_C(0x1000000000000000))) == 0x0)
                    return take_red(word, config, out, MAXWELL_RED, UINT64_C(0xebf8000000000000));
                return ISADORA_NO_FORM;
            default:
                if (ON_NOT_SM_50 >> config & 1 && ((word & RT_U128(0x5e0000, UINT64_C(0x1004000900000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x10040008e0000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x1004000500000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x10040004e0000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x1002000900000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x10020008e0000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x1002000500000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x10020004e0000000))) == 0x0))
                    return take_suatom_p(word, config, out, MAXWELL_SUATOM_P, UINT64_C(0xeb80000000000000));
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x18:
        switch ((uint64_t)(word >> 61) & 0x7) {
        case 0x0:
            switch ((uint64_t)(word >> 60) & 0x1) {
            case 0x0:
                if ((word & RT_U128(0x5c0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x20000000000000))) == 0x0)
                    return take_ffma32i(word, out, MAXWELL_FFMA32I, UINT64_C(0xc00000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_iadd32i(word, out, MAXWELL_IADD32I, UINT64_C(0x1c00000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch ((uint64_t)(word >> 60) & 0x1) {
            case 0x0:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_hadd2_32i(word, out, MAXWELL_HADD2_32I, UINT64_C(0x2c00000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_lop3_i(word, out, MAXWELL_LOP3_I, UINT64_C(0x3c00000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x2:
            switch ((uint64_t)(word >> 51) & 0xf) {
            case 0x0:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                    return take_bfe(word, out, MAXWELL_BFE, 0x0);
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0 || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                    return take_popc(word, out, MAXWELL_POPC, UINT64_C(0x8000000000000));
                return ISADORA_NO_FORM;
            case 0x2:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                    return take_iadd(word, out, MAXWELL_IADD, UINT64_C(0x10000000000000));
                return ISADORA_NO_FORM;
            case 0x3:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                    return take_iscadd(word, out, MAXWELL_ISCADD, UINT64_C(0x18000000000000));
                return ISADORA_NO_FORM;
            case 0x4:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                    return take_imnmx(word, out, MAXWELL_IMNMX, UINT64_C(0x20000000000000));
                return ISADORA_NO_FORM;
            case 0x5:
                if ((word & RT_U128(0x5c0000, UINT64_C(0x100000000000))) == UINT64_C(0x100000000000) || (word & RT_U128(0x5c0000, UINT64_C(0x80000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x1000100000000000))) == UINT64_C(0x1000100000000000) || (word & RT_U128(0x580000, UINT64_C(0x1000080000000000))) == UINT64_C(0x1000000000000000))
                    return take_shr(word, out, MAXWELL_SHR, UINT64_C(0x28000000000000));
                return ISADORA_NO_FORM;
            case 0x6:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0 || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                    return take_flo(word, out, MAXWELL_FLO, UINT64_C(0x30000000000000));
                return ISADORA_NO_FORM;
            case 0x7:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                    return take_imul(word, out, MAXWELL_IMUL, UINT64_C(0x38000000000000));
                return ISADORA_NO_FORM;
            case 0x8:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                    return take_lop(word, out, MAXWELL_LOP, UINT64_C(0x40000000000000));
                return ISADORA_NO_FORM;
            case 0x9:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                    return take_shl(word, out, MAXWELL_SHL, UINT64_C(0x48000000000000));
                return ISADORA_NO_FORM;
            case 0xa:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                    return take_dmnmx(word, out, MAXWELL_DMNMX, UINT64_C(0x50000000000000));
                return ISADORA_NO_FORM;
            case 0xb:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0 || (word & RT_U128(0x540000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                    return take_fadd(word, out, MAXWELL_FADD, UINT64_C(0x58000000000000));
                return ISADORA_NO_FORM;
            case 0xc:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                    return take_fmnmx(word, out, MAXWELL_FMNMX, UINT64_C(0x60000000000000));
                return ISADORA_NO_FORM;
            case 0xd:
                if ((word & RT_U128(0x400000, 0x0)) != RT_U128(0x400000, 0x0) && (word & RT_U128(0x100000, 0x0)) != RT_U128(0x100000, 0x0) && (word & RT_U128(0x80000, 0x0)) != RT_U128(0x80000, 0x0) && (word & RT_U128(0x40000, UINT64_C(0x1000000000000000))) != RT_U128(0x40000, 0x0) && (word & UINT64_C(0x300000000000)) != UINT64_C(0x300000000000) && (word & UINT64_C(0xe0000000000)) != UINT64_C(0xe0000000000))
                    return take_fmul(word, out, MAXWELL_FMUL, UINT64_C(0x68000000000000));
                return ISADORA_NO_FORM;
            case 0xe:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0 || (word & RT_U128(0x540000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                    return take_dadd(word, out, MAXWELL_DADD, UINT64_C(0x70000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x3:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x1000400000000000))) == UINT64_C(0x1000000000000000) || (word & RT_U128(0x5c0000, UINT64_C(0x1000200000000000))) == UINT64_C(0x1000000000000000))
                return take_hset2_c(word, out, MAXWELL_HSET2_C, UINT64_C(0x7c00000000000000));
            return ISADORA_NO_FORM;
        case 0x4:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0x5:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0x6:
            if ((word & RT_U128(0x580000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                return take_tld_i(word, out, MAXWELL_TLD_I, UINT64_C(0xdc00000000000000));
            return ISADORA_NO_FORM;
        case 0x7:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x1000000000000000))) == 0x0)
                return take_atoms(word, out, MAXWELL_ATOMS, UINT64_C(0xec00000000000000));
            return ISADORA_NO_FORM;
        default:
            return ISADORA_NO_FORM;
        }
    case 0x19:
        switch ((uint64_t)(word >> 61) & 0x7) {
        case 0x0:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x1040000000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x1020000000000000))) == 0x0)
                return take_ffma32i(word, out, MAXWELL_FFMA32I, UINT64_C(0xc00000000000000));
            return ISADORA_NO_FORM;
        case 0x1:
            switch ((uint64_t)(word >> 60) & 0x1) {
            case 0x0:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                    return take_hadd2_32i(word, out, MAXWELL_HADD2_32I, UINT64_C(0x2c00000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                    return take_lop3_i(word, out, MAXWELL_LOP3_I, UINT64_C(0x3c00000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x2:
            switch ((uint64_t)(word >> 51) & 0xf) {
            case 0x0:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                    return take_dmul(word, out, MAXWELL_DMUL, UINT64_C(0x80000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x5c0000, UINT64_C(0x1f8000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x10001f8000000000))) == UINT64_C(0x1000000000000000))
                    return take_fchk(word, out, MAXWELL_FCHK, UINT64_C(0x88000000000000));
                return ISADORA_NO_FORM;
            case 0x2:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0 || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                    return take_rro(word, out, MAXWELL_RRO, UINT64_C(0x90000000000000));
                return ISADORA_NO_FORM;
            case 0x3:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0 || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                    return take_mov(word, out, MAXWELL_MOV, UINT64_C(0x98000000000000));
                return ISADORA_NO_FORM;
            case 0x4:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                    return take_sel(word, out, MAXWELL_SEL, UINT64_C(0xa0000000000000));
                return ISADORA_NO_FORM;
            case 0x5:
                switch ((uint64_t)(word >> 8) & 0xf) {
                case 0x5:
                    if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000))) == UINT64_C(0x40000000000) || (word & RT_U128(0x5e0000, UINT64_C(0x18000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x18000000000))) == UINT64_C(0x18000000000) || (word & RT_U128(0x5a0000, UINT64_C(0x1000040000000000))) == UINT64_C(0x1000040000000000) || (word & RT_U128(0x5a0000, UINT64_C(0x1000018000000000))) == UINT64_C(0x1000000000000000) || (word & RT_U128(0x5a0000, UINT64_C(0x1000018000000000))) == UINT64_C(0x1000018000000000))
                        return take_f2f_hh(word, out, MAXWELL_F2F_HH, UINT64_C(0xa8000000000000));
                    return ISADORA_NO_FORM;
                case 0x6:
                    if ((word & RT_U128(0x5e0000, 0x0)) == 0x0 || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                        return take_f2f_hs(word, out, MAXWELL_F2F_HS, UINT64_C(0xa8000000000000));
                    return ISADORA_NO_FORM;
                case 0x7:
                    if ((word & RT_U128(0x5e0000, 0x0)) == 0x0 || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                        return take_f2f_hs(word, out, MAXWELL_F2F_HD, UINT64_C(0xa8000000000000));
                    return ISADORA_NO_FORM;
                case 0x9:
                    if ((word & RT_U128(0x5e0000, 0x0)) == 0x0 || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                        return take_f2f_sh(word, out, MAXWELL_F2F_SH, UINT64_C(0xa8000000000000));
                    return ISADORA_NO_FORM;
                case 0xa:
                    if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000))) == UINT64_C(0x40000000000) || (word & RT_U128(0x5e0000, UINT64_C(0x18000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x18000000000))) == UINT64_C(0x18000000000) || (word & RT_U128(0x5a0000, UINT64_C(0x1000040000000000))) == UINT64_C(0x1000040000000000) || (word & RT_U128(0x5a0000, UINT64_C(0x1000018000000000))) == UINT64_C(0x1000000000000000) || (word & RT_U128(0x5a0000, UINT64_C(0x1000018000000000))) == UINT64_C(0x1000018000000000))
                        return take_f2f_ss(word, out, MAXWELL_F2F_SS, UINT64_C(0xa8000000000000));
                    return ISADORA_NO_FORM;
                case 0xb:
                    if ((word & RT_U128(0x5e0000, 0x0)) == 0x0 || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                        return take_f2f_sh(word, out, MAXWELL_F2F_SD, UINT64_C(0xa8000000000000));
                    return ISADORA_NO_FORM;
                case 0xd:
                    if ((word & RT_U128(0x5e0000, 0x0)) == 0x0 || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                        return take_f2f_dh(word, out, MAXWELL_F2F_DH, UINT64_C(0xa8000000000000));
                    return ISADORA_NO_FORM;
                case 0xe:
                    if ((word & RT_U128(0x5e0000, 0x0)) == 0x0 || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                        return take_f2f_dh(word, out, MAXWELL_F2F_DS, UINT64_C(0xa8000000000000));
                    return ISADORA_NO_FORM;
                case 0xf:
                    if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000))) == UINT64_C(0x40000000000) || (word & RT_U128(0x5e0000, UINT64_C(0x18000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x18000000000))) == UINT64_C(0x18000000000) || (word & RT_U128(0x5a0000, UINT64_C(0x1000040000000000))) == UINT64_C(0x1000040000000000) || (word & RT_U128(0x5a0000, UINT64_C(0x1000018000000000))) == UINT64_C(0x1000000000000000) || (word & RT_U128(0x5a0000, UINT64_C(0x1000018000000000))) == UINT64_C(0x1000018000000000))
                        return take_f2f_dd(word, out, MAXWELL_F2F_DD, UINT64_C(0xa8000000000000));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x6:
                switch ((uint64_t)(word >> 10) & 0x3) {
                case 0x1:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x200 || (word & RT_U128(0x5e0000, 0x100)) == 0x100 || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000200))) == UINT64_C(0x1000000000000200) || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000100))) == UINT64_C(0x1000000000000100))
                        return take_f2i_h(word, out, MAXWELL_F2I_H, UINT64_C(0xb0000000000000));
                    return ISADORA_NO_FORM;
                case 0x2:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x200 || (word & RT_U128(0x5e0000, 0x100)) == 0x100 || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000200))) == UINT64_C(0x1000000000000200) || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000100))) == UINT64_C(0x1000000000000100))
                        return take_f2i_h(word, out, MAXWELL_F2I_S, UINT64_C(0xb0000000000000));
                    return ISADORA_NO_FORM;
                case 0x3:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x200 || (word & RT_U128(0x5e0000, 0x100)) == 0x100 || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000200))) == UINT64_C(0x1000000000000200) || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000100))) == UINT64_C(0x1000000000000100))
                        return take_f2i_d(word, out, MAXWELL_F2I_D, UINT64_C(0xb0000000000000));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x7:
                switch ((uint64_t)(word >> 10) & 0x3) {
                case 0x0:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x200 || (word & RT_U128(0x5e0000, 0x100)) == 0x100 || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000200))) == UINT64_C(0x1000000000000200) || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000100))) == UINT64_C(0x1000000000000100))
                        return take_i2f_b(word, out, MAXWELL_I2F_B, UINT64_C(0xb8000000000000));
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x200 || (word & RT_U128(0x5e0000, 0x100)) == 0x100 || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000200))) == UINT64_C(0x1000000000000200) || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000100))) == UINT64_C(0x1000000000000100))
                        return take_i2f_h(word, out, MAXWELL_I2F_H, UINT64_C(0xb8000000000000));
                    return ISADORA_NO_FORM;
                case 0x2:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x200 || (word & RT_U128(0x5e0000, 0x100)) == 0x100 || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000200))) == UINT64_C(0x1000000000000200) || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000100))) == UINT64_C(0x1000000000000100))
                        return take_i2f_b(word, out, MAXWELL_I2F_W, UINT64_C(0xb8000000000000));
                    return ISADORA_NO_FORM;
                case 0x3:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x200 || (word & RT_U128(0x5e0000, 0x100)) == 0x100 || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000200))) == UINT64_C(0x1000000000000200) || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000100))) == UINT64_C(0x1000000000000100))
                        return take_i2f_b(word, out, MAXWELL_I2F_D, UINT64_C(0xb8000000000000));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x8: case 0x9:
                switch ((uint64_t)(word >> 60) & 0x1) {
                case 0x0:
                    if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                        return take_iadd3_b(word, out, MAXWELL_IADD3_B, UINT64_C(0xc0000000000000));
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & RT_U128(0x500000, UINT64_C(0x4000000000))) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x2000000000))) == 0x0)
                        return take_iadd3_r(word, out, MAXWELL_IADD3_R, UINT64_C(0x5cc0000000000000));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0xc:
                switch ((uint64_t)(word >> 10) & 0x3) {
                case 0x0:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x0 || (word & RT_U128(0x5e0000, 0x100)) == 0x0 || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000200))) == UINT64_C(0x1000000000000000) || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000100))) == UINT64_C(0x1000000000000000))
                        return take_i2i_b(word, out, MAXWELL_I2I_B, UINT64_C(0xe0000000000000));
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x0 || (word & RT_U128(0x5e0000, 0x100)) == 0x0 || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000200))) == UINT64_C(0x1000000000000000) || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000100))) == UINT64_C(0x1000000000000000))
                        return take_i2i_h(word, out, MAXWELL_I2I_H, UINT64_C(0xe0000000000000));
                    return ISADORA_NO_FORM;
                case 0x2:
                    if ((word & RT_U128(0x5e0000, 0x200)) == 0x0 || (word & RT_U128(0x5e0000, 0x100)) == 0x0 || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000200))) == UINT64_C(0x1000000000000000) || (word & RT_U128(0x5a0000, UINT64_C(0x1000000000000100))) == UINT64_C(0x1000000000000000))
                        return take_i2i_b(word, out, MAXWELL_I2I_W, UINT64_C(0xe0000000000000));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0xd:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                    return take_p2r(word, out, MAXWELL_P2R, UINT64_C(0xe8000000000000));
                return ISADORA_NO_FORM;
            case 0xe:
                if ((word & RT_U128(0x5c0000, 0x0)) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                    return take_r2p(word, out, MAXWELL_R2P, UINT64_C(0xf0000000000000));
                return ISADORA_NO_FORM;
            case 0xf:
                if ((word & RT_U128(0x500000, UINT64_C(0x4000000000))) == UINT64_C(0x4000000000) || (word & RT_U128(0x500000, UINT64_C(0x2000000000))) == 0x0)
                    return take_shf_r(word, out, MAXWELL_SHF_R, UINT64_C(0xf8000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x3:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x1000400000000000))) == UINT64_C(0x1000000000000000) || (word & RT_U128(0x5c0000, UINT64_C(0x1000200000000000))) == UINT64_C(0x1000000000000000))
                return take_hset2_c(word, out, MAXWELL_HSET2_C, UINT64_C(0x7c00000000000000));
            return ISADORA_NO_FORM;
        case 0x4:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0x5:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0x6:
            if ((word & RT_U128(0x580000, UINT64_C(0x1000000000000000))) == UINT64_C(0x1000000000000000))
                return take_tld_i(word, out, MAXWELL_TLD_I, UINT64_C(0xdc00000000000000));
            return ISADORA_NO_FORM;
        case 0x7:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x1070000000000000))) == 0x0)
                return take_atoms(word, out, MAXWELL_ATOMS, UINT64_C(0xec00000000000000));
            return ISADORA_NO_FORM;
        default:
            return ISADORA_NO_FORM;
        }
    case 0x1a:
        switch ((uint64_t)(word >> 60) & 0xf) {
        case 0x0:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_ffma32i(word, out, MAXWELL_FFMA32I, UINT64_C(0xc00000000000000));
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_iadd32i(word, out, MAXWELL_IADD32I, UINT64_C(0x1c00000000000000));
            return ISADORA_NO_FORM;
        case 0x2:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_hadd2_32i(word, out, MAXWELL_HADD2_32I, UINT64_C(0x2c00000000000000));
            return ISADORA_NO_FORM;
        case 0x3:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_lop3_i(word, out, MAXWELL_LOP3_I, UINT64_C(0x3c00000000000000));
            return ISADORA_NO_FORM;
        case 0x5:
            switch ((uint64_t)(word >> 51) & 0xf) {
            case 0x0:
                if ((word & RT_U128(0x500000, UINT64_C(0x4000000000))) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x2000000000))) == 0x0)
                    return take_hfma2_r(word, out, MAXWELL_HFMA2_R, UINT64_C(0x5d00000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x580000, UINT64_C(0x10000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x8000000000))) == 0x0)
                    return take_hmul2_r(word, out, MAXWELL_HMUL2_R, UINT64_C(0x8000000000000));
                return ISADORA_NO_FORM;
            case 0x2:
                if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                    return take_hadd2_r(word, out, MAXWELL_HADD2_R, UINT64_C(0x10000000000000));
                return ISADORA_NO_FORM;
            case 0x3:
                if ((word & RT_U128(0x580000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x200000000000))) == 0x0)
                    return take_hset2_r(word, out, MAXWELL_HSET2_R, UINT64_C(0x18000000000000));
                return ISADORA_NO_FORM;
            case 0x4:
                if ((word & RT_U128(0x580000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x200000000000))) == 0x0)
                    return take_hsetp2_r(word, out, MAXWELL_HSETP2_R, UINT64_C(0x20000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x7:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x200000000000))) == 0x0)
                return take_hset2_c(word, out, MAXWELL_HSET2_C, UINT64_C(0x7c00000000000000));
            return ISADORA_NO_FORM;
        case 0x8: case 0x9:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0xa: case 0xb:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0xd:
            if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                return take_tld_b(word, out, MAXWELL_TLD_B, UINT64_C(0xdd00000000000000));
            return ISADORA_NO_FORM;
        case 0xe:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_atom_op(word, config, out, MAXWELL_ATOM_OP, UINT64_C(0xed00000000000000));
            return ISADORA_NO_FORM;
        default:
            return ISADORA_NO_FORM;
        }
    case 0x1b:
        switch ((uint64_t)(word >> 60) & 0xf) {
        case 0x0:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_ffma32i(word, out, MAXWELL_FFMA32I, UINT64_C(0xc00000000000000));
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_iadd32i(word, out, MAXWELL_IADD32I, UINT64_C(0x1c00000000000000));
            return ISADORA_NO_FORM;
        case 0x2:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_hadd2_32i(word, out, MAXWELL_HADD2_32I, UINT64_C(0x2c00000000000000));
            return ISADORA_NO_FORM;
        case 0x3:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_lop3_i(word, out, MAXWELL_LOP3_I, UINT64_C(0x3c00000000000000));
            return ISADORA_NO_FORM;
        case 0x7:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x200000000000))) == 0x0)
                return take_hset2_c(word, out, MAXWELL_HSET2_C, UINT64_C(0x7c00000000000000));
            return ISADORA_NO_FORM;
        case 0x8: case 0x9:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0xa: case 0xb:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0xd:
            if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                return take_tld_b(word, out, MAXWELL_TLD_B, UINT64_C(0xdd00000000000000));
            return ISADORA_NO_FORM;
        case 0xe:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x50000000000000))) == 0x0)
                return take_atom_op(word, config, out, MAXWELL_ATOM_OP, UINT64_C(0xed00000000000000));
            return ISADORA_NO_FORM;
        default:
            return ISADORA_NO_FORM;
        }
    case 0x1c:
        switch ((uint64_t)(word >> 60) & 0xf) {
        case 0x0:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_ffma32i(word, out, MAXWELL_FFMA32I, UINT64_C(0xc00000000000000));
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_fmul32i(word, out, MAXWELL_FMUL32I, UINT64_C(0x1e00000000000000));
            return ISADORA_NO_FORM;
        case 0x3:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_lop3_i(word, out, MAXWELL_LOP3_I, UINT64_C(0x3c00000000000000));
            return ISADORA_NO_FORM;
        case 0x4:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_xmad_b(word, out, MAXWELL_XMAD_B, UINT64_C(0x4e00000000000000));
            return ISADORA_NO_FORM;
        case 0x7:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x200000000000))) == 0x0)
                return take_hsetp2_c(word, out, MAXWELL_HSETP2_C, 0x0);
            return ISADORA_NO_FORM;
        case 0x8: case 0x9:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0xa: case 0xb:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0xd:
            switch ((uint64_t)(word >> 54) & 0x1) {
            case 0x0:
                if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                    return take_txd_i(word, out, MAXWELL_TXD_I, UINT64_C(0xde00000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                    return take_txd_b(word, out, MAXWELL_TXD_B, UINT64_C(0xde40000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0xe:
            switch ((uint64_t)(word >> 52) & 0x1) {
            case 0x0:
                if ((word & RT_U128(0x5e0000, UINT64_C(0x60800000000000))) == UINT64_C(0x60000000000000) || (word & RT_U128(0x5e0000, UINT64_C(0x60500000000000))) == UINT64_C(0x60000000000000))
                    return take_atom_opp(word, config, out, MAXWELL_ATOM_OPP, UINT64_C(0xee60000000000000));
                if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                    return take_atoms_cas(word, out, MAXWELL_ATOMS_CAS, UINT64_C(0xee00000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                    return take_atoms_cas(word, out, MAXWELL_ATOMS_CAS, UINT64_C(0xee00000000000000));
                if ((word & RT_U128(0x5e0000, UINT64_C(0x60000000000000))) == UINT64_C(0x60000000000000))
                    return take_atom_casp(word, out, MAXWELL_ATOM_CASP, UINT64_C(0xee70000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x1d:
        switch ((uint64_t)(word >> 60) & 0xf) {
        case 0x0:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_ffma32i(word, out, MAXWELL_FFMA32I, UINT64_C(0xc00000000000000));
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_fmul32i(word, out, MAXWELL_FMUL32I, UINT64_C(0x1e00000000000000));
            return ISADORA_NO_FORM;
        case 0x3:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_lop3_i(word, out, MAXWELL_LOP3_I, UINT64_C(0x3c00000000000000));
            return ISADORA_NO_FORM;
        case 0x4:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_xmad_b(word, out, MAXWELL_XMAD_B, UINT64_C(0x4e00000000000000));
            return ISADORA_NO_FORM;
        case 0x7:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x200000000000))) == 0x0)
                return take_hsetp2_c(word, out, MAXWELL_HSETP2_C, 0x0);
            return ISADORA_NO_FORM;
        case 0x8: case 0x9:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0xa: case 0xb:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0xd:
            switch ((uint64_t)(word >> 54) & 0x1) {
            case 0x0:
                if ((word & RT_U128(0x580000, UINT64_C(0x8000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x4000000000))) == UINT64_C(0x4000000000))
                    return take_tex_b(word, out, MAXWELL_TEX_B, UINT64_C(0xde80000000000000));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & RT_U128(0x580000, UINT64_C(0x12000000000))) == 0x0 || (word & RT_U128(0x580000, UINT64_C(0x11000000000))) == 0x0)
                    return take_tld4_b(word, out, MAXWELL_TLD4_B, UINT64_C(0xdec0000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0xe:
            switch ((uint64_t)(word >> 51) & 0xf) {
            case 0x4:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_stp(word, out, MAXWELL_STP, UINT64_C(0xeea0000000000000));
                return ISADORA_NO_FORM;
            case 0x9:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_ldg_p(word, out, MAXWELL_LDG_P, UINT64_C(0xeec8000000000000));
                return ISADORA_NO_FORM;
            case 0xa:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_ldg(word, out, MAXWELL_LDG, UINT64_C(0xeed0000000000000));
                return ISADORA_NO_FORM;
            case 0xb:
                if ((word & RT_U128(0x5e0000, UINT64_C(0x4000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x2000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x1000000000000))) == 0x0)
                    return take_stg(word, out, MAXWELL_STG, UINT64_C(0xeed8000000000000));
                return ISADORA_NO_FORM;
            case 0xe:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_atom_cas(word, out, MAXWELL_ATOM_CAS, UINT64_C(0xeef0000000000000));
                return ISADORA_NO_FORM;
            case 0xf:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_atom_cas(word, out, MAXWELL_ATOM_CAS, UINT64_C(0xeef0000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x1e:
        switch ((uint64_t)(word >> 60) & 0xf) {
        case 0x0:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_ffma32i(word, out, MAXWELL_FFMA32I, UINT64_C(0xc00000000000000));
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_imul32i(word, out, MAXWELL_IMUL32I, UINT64_C(0x1f00000000000000));
            return ISADORA_NO_FORM;
        case 0x3:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_lop3_i(word, out, MAXWELL_LOP3_I, UINT64_C(0x3c00000000000000));
            return ISADORA_NO_FORM;
        case 0x4:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_xmad_b(word, out, MAXWELL_XMAD_B, UINT64_C(0x4e00000000000000));
            return ISADORA_NO_FORM;
        case 0x5:
            if ((word & RT_U128(0x540000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x540000, UINT64_C(0x8000000000000))) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x14000000000000))) == UINT64_C(0x4000000000000) || (word & RT_U128(0x500000, UINT64_C(0xc000000000000))) == UINT64_C(0x4000000000000))
                return take_vmad(word, out, MAXWELL_VMAD, UINT64_C(0x5f00000000000000));
            return ISADORA_NO_FORM;
        case 0x7:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x200000000000))) == 0x0)
                return take_hsetp2_c(word, out, MAXWELL_HSETP2_C, 0x0);
            return ISADORA_NO_FORM;
        case 0x8: case 0x9:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0xa: case 0xb:
            if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0xd:
            switch ((uint64_t)(word >> 51) & 0xf) {
            case 0x8:
                if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                    return take_txa(word, out, MAXWELL_TXA, UINT64_C(0xdf40000000000000));
                return ISADORA_NO_FORM;
            case 0x9:
                if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                    return take_txq_i(word, out, MAXWELL_TXQ_I, UINT64_C(0xdf48000000000000));
                return ISADORA_NO_FORM;
            case 0xa:
                if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                    return take_txq_b(word, out, MAXWELL_TXQ_B, UINT64_C(0xdf50000000000000));
                return ISADORA_NO_FORM;
            case 0xb:
                if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                    return take_tmml_i(word, out, MAXWELL_TMML_I, UINT64_C(0xdf58000000000000));
                return ISADORA_NO_FORM;
            case 0xc:
                if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                    return take_tmml_b(word, out, MAXWELL_TMML_B, UINT64_C(0xdf60000000000000));
                return ISADORA_NO_FORM;
            case 0xd: case 0xe: case 0xf:
                return ISADORA_NO_FORM;
            default:
                if ((word & RT_U128(0x580000, 0x0)) == 0x0)
                    return take_tld4s(word, config, out, MAXWELL_TLD4S, UINT64_C(0xdf00000000000000));
                return ISADORA_NO_FORM;
            }
        case 0xe:
            switch ((uint64_t)(word >> 51) & 0xf) {
            case 0x2:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_shfl(word, out, MAXWELL_SHFL, UINT64_C(0xef10000000000000));
                return ISADORA_NO_FORM;
            case 0x8:
                if ((word & RT_U128(0x5e0000, UINT64_C(0x4000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x2000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x1000000000000))) == 0x0)
                    return take_ldl(word, out, MAXWELL_LDL, UINT64_C(0xef40000000000000));
                return ISADORA_NO_FORM;
            case 0x9:
                switch ((uint64_t)(word >> 44) & 0x1) {
                case 0x0:
                    if ((word & RT_U128(0x5e0000, UINT64_C(0x4000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x2000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x1000000000000))) == 0x0)
                        return take_lds_r(word, out, MAXWELL_LDS_R, UINT64_C(0xef48000000000000));
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & RT_U128(0x5e0000, UINT64_C(0x4000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x2000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x1000000000000))) == 0x0)
                        return take_lds_u(word, out, MAXWELL_LDS_U, UINT64_C(0xef48100000000000));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0xa:
                if ((word & RT_U128(0x5e0000, UINT64_C(0x4000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x2000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x1000000000000))) == 0x0)
                    return take_stl(word, out, MAXWELL_STL, UINT64_C(0xef50000000000000));
                return ISADORA_NO_FORM;
            case 0xb:
                if ((word & RT_U128(0x5e0000, UINT64_C(0x4000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x2000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x1000000000000))) == 0x0)
                    return take_sts(word, out, MAXWELL_STS, UINT64_C(0xef58000000000000));
                return ISADORA_NO_FORM;
            case 0xc: case 0xe:
                if ((word & RT_U128(0x5e0000, UINT64_C(0x7ffffffc0ff4f))) == 0xff06 || (word & RT_U128(0x5e0000, UINT64_C(0x7ffffffc0ff3f))) == 0xff06)
                    return take_cctl_all(word, out, MAXWELL_CCTL_ALL, UINT64_C(0xef6000000000ff00));
                if ((word & RT_U128(0x5e0000, 0x4c)) == 0x0 || (word & RT_U128(0x5e0000, 0x4a)) == 0x0 || (word & RT_U128(0x5e0000, 0x49)) == 0x1 || (word & RT_U128(0x5e0000, 0x47)) == 0x1 || (word & RT_U128(0x5e0000, 0x3c)) == 0x0 || (word & RT_U128(0x5e0000, 0x3a)) == 0x0 || (word & RT_U128(0x5e0000, 0x39)) == 0x1 || (word & RT_U128(0x5e0000, 0x37)) == 0x1)
                    return take_cctl_a(word, out, MAXWELL_CCTL_A, UINT64_C(0xef60000000000000));
                return ISADORA_NO_FORM;
            case 0xd: case 0xf:
                if ((word & RT_U128(0x5e0000, 0x4c)) == 0x0 || (word & RT_U128(0x5e0000, 0x4a)) == 0x0 || (word & RT_U128(0x5e0000, 0x49)) == 0x1 || (word & RT_U128(0x5e0000, 0x47)) == 0x1 || (word & RT_U128(0x5e0000, 0x3c)) == 0x0 || (word & RT_U128(0x5e0000, 0x3a)) == 0x0 || (word & RT_U128(0x5e0000, 0x39)) == 0x1 || (word & RT_U128(0x5e0000, 0x37)) == 0x1)
                    return take_cctl_a(word, out, MAXWELL_CCTL_A, UINT64_C(0xef60000000000000));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x1f:
        switch ((uint64_t)(word >> 60) & 0xf) {
        case 0x0:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_ffma32i(word, out, MAXWELL_FFMA32I, UINT64_C(0xc00000000000000));
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & RT_U128(0x5c0000, 0x0)) == 0x0)
                return take_imul32i(word, out, MAXWELL_IMUL32I, UINT64_C(0x1f00000000000000));
            return ISADORA_NO_FORM;
        case 0x3:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_lop3_i(word, out, MAXWELL_LOP3_I, UINT64_C(0x3c00000000000000));
            return ISADORA_NO_FORM;
        case 0x4:
            if ((word & RT_U128(0x540000, 0x0)) == 0x0)
                return take_xmad_b(word, out, MAXWELL_XMAD_B, UINT64_C(0x4e00000000000000));
            return ISADORA_NO_FORM;
        case 0x5:
            if ((word & RT_U128(0x540000, UINT64_C(0x10000000000000))) == 0x0 || (word & RT_U128(0x540000, UINT64_C(0x8000000000000))) == 0x0 || (word & RT_U128(0x500000, UINT64_C(0x14000000000000))) == UINT64_C(0x4000000000000) || (word & RT_U128(0x500000, UINT64_C(0xc000000000000))) == UINT64_C(0x4000000000000))
                return take_vmad(word, out, MAXWELL_VMAD, UINT64_C(0x5f00000000000000));
            return ISADORA_NO_FORM;
        case 0x7:
            if ((word & RT_U128(0x5c0000, UINT64_C(0x400000000000))) == 0x0 || (word & RT_U128(0x5c0000, UINT64_C(0x200000000000))) == 0x0)
                return take_hsetp2_c(word, out, MAXWELL_HSETP2_C, 0x0);
            return ISADORA_NO_FORM;
        case 0x8: case 0x9:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_ld(word, out, MAXWELL_LD, UINT64_C(0x8000000000000000));
            return ISADORA_NO_FORM;
        case 0xa: case 0xb:
            if ((word & RT_U128(0x5e0000, UINT64_C(0x40000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x20000000000000))) == 0x0)
                return take_st(word, out, MAXWELL_ST, UINT64_C(0xa000000000000000));
            return ISADORA_NO_FORM;
        case 0xd:
            if (ON_NOT_SM_50 >> config & 1 && (word & RT_U128(0x580000, UINT64_C(0x40000000000000))) == 0x0)
                return take_tld4s(word, config, out, MAXWELL_TLD4S, UINT64_C(0xdf00000000000000));
            return ISADORA_NO_FORM;
        case 0xe:
            switch ((uint64_t)(word >> 51) & 0xf) {
            case 0x0:
                if ((word & RT_U128(0x5e0000, UINT64_C(0xfffffc0ff3f))) == 0xff06)
                    return take_cctll_all(word, out, MAXWELL_CCTLL_ALL, UINT64_C(0xef8000000000ff00));
                if ((word & RT_U128(0x5e0000, 0x3e)) == 0x2 || (word & RT_U128(0x5e0000, 0x3e)) == 0x4 || (word & RT_U128(0x5e0000, 0x39)) == 0x1 || (word & RT_U128(0x5e0000, 0x37)) == 0x1)
                    return take_cctll_a(word, out, MAXWELL_CCTLL_A, UINT64_C(0xef80000000000000));
                return ISADORA_NO_FORM;
            case 0x2:
                if ((word & RT_U128(0x5e0000, UINT64_C(0x4000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x2000000000000))) == 0x0)
                    return take_ldc(word, out, MAXWELL_LDC, UINT64_C(0xef90000000000000));
                return ISADORA_NO_FORM;
            case 0x3:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_membar(word, out, MAXWELL_MEMBAR, UINT64_C(0xef98000000000000));
                return ISADORA_NO_FORM;
            case 0x4:
                if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                    return take_al2p(word, out, MAXWELL_AL2P, UINT64_C(0xefa0000000000000));
                return ISADORA_NO_FORM;
            case 0xa:
                if ((word & RT_U128(0x5e0000, UINT64_C(0x1000000000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x800000000000))) == 0x0)
                    return take_isberd(word, out, MAXWELL_ISBERD, UINT64_C(0xefd0000000000000));
                return ISADORA_NO_FORM;
            case 0xb:
                switch ((uint64_t)(word >> 31) & 0x1) {
                case 0x0:
                    if ((word & RT_U128(0x5e0000, 0x4000ff00)) == 0xff00)
                        return take_ald_a(word, out, MAXWELL_ALD_A, UINT64_C(0xefd800000000ff00));
                    if ((word & RT_U128(0x5e0000, 0x7ff00000)) == 0x0)
                        return take_ald_h(word, out, MAXWELL_ALD_H, UINT64_C(0xefd8000000000000));
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & RT_U128(0x5e0000, 0x7ff00000)) == 0x0)
                        return take_ald_h(word, out, MAXWELL_ALD_P, UINT64_C(0xefd8000080000000));
                    if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                        return take_ald_q(word, out, MAXWELL_ALD_Q, UINT64_C(0xefd8000080000000));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0xd:
                if ((word & RT_U128(0x5e0000, UINT64_C(0x200000000))) == 0x0 || (word & RT_U128(0x5e0000, UINT64_C(0x100000000))) == 0x0)
                    return take_pixld(word, out, MAXWELL_PIXLD, UINT64_C(0xefe8000000000000));
                return ISADORA_NO_FORM;
            case 0xe:
                switch ((uint64_t)(word >> 31) & 0x1) {
                case 0x0:
                    if ((word & RT_U128(0x5e0000, 0x4000ff00)) == 0xff00)
                        return take_ast_a(word, out, MAXWELL_AST_A, UINT64_C(0xeff000000000ff00));
                    if ((word & RT_U128(0x5e0000, 0x7ff00000)) == 0x0)
                        return take_ast_h(word, out, MAXWELL_AST_H, UINT64_C(0xeff0000000000000));
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & RT_U128(0x5e0000, 0x7ff00000)) == 0x0)
                        return take_ast_h(word, out, MAXWELL_AST_P, UINT64_C(0xeff0000080000000));
                    if ((word & RT_U128(0x5e0000, 0x0)) == 0x0)
                        return take_ast_q(word, out, MAXWELL_AST_Q, UINT64_C(0xeff0000080000000));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    default:
        return ISADORA_NO_FORM;
    }
}

int maxwell_decode(const struct isadora_context *c, const uint8_t *bytes, size_t size, struct isadora_insn *out)
{
    if (size < 11)
        return ISADORA_SHORT;
    {
        rt_u128 word = (rt_u128)bytes[0] | (rt_u128)bytes[1] << 8 | (rt_u128)bytes[2] << 16 | (rt_u128)bytes[3] << 24 | (rt_u128)bytes[4] << 32 | (rt_u128)bytes[5] << 40 | (rt_u128)bytes[6] << 48 | (rt_u128)bytes[7] << 56 | (rt_u128)bytes[8] << 64 | (rt_u128)bytes[9] << 72 | (rt_u128)bytes[10] << 80;
        if (word >> 87)
            return ISADORA_NO_FORM;
        int length = tree_87(word, c->config, out);
        if (length > 0)
            return length;
    }
    return ISADORA_NO_FORM;
}
