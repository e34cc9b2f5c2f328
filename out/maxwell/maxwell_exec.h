/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
/* What the files with the functions of the forms share. */
#ifndef MAXWELL_EXEC_H
#define MAXWELL_EXEC_H

#include "maxwell_state.h"
#include "machine/floating.h"

static const int32_t cct_holds[] = {
    0, 47940, 8738, 13158, 17425, 21845, 52275, 30583, 34952, 13260, 43690, 48110, 52377, 56797,
    17595, 65535, 255, 3855, 13107, 44975, 20560, 52428, 61680, 65280, 0, 0, 0, 0, 0, 0, 61166,
    4369
};

static inline uint32_t read_sr(const struct isadora_machine *m, const struct maxwell_state *s,
    int32_t index);
static inline void write_sr(struct isadora_machine *m, int32_t index, uint32_t value);

/* Some entries of $SR stand for other state. */
static inline uint32_t read_sr(const struct isadora_machine *m, const struct maxwell_state *s,
    int32_t index)
{
    switch (index) {
    case 0:
        return (uint32_t)m->lane;
    case 33:
        return (uint32_t)(int32_t)rt_thread(m, 0, m->lane);
    case 34:
        return (uint32_t)(int32_t)rt_thread(m, 1, m->lane);
    case 35:
        return (uint32_t)(int32_t)rt_thread(m, 2, m->lane);
    case 37:
        return m->launch.at[0];
    case 38:
        return m->launch.at[1];
    case 39:
        return m->launch.at[2];
    case 56:
        return (uint32_t)1 << m->lane;
    case 57:
        return ((uint32_t)1 << m->lane) - 1;
    case 58:
        return (uint32_t)(((int64_t)2 << m->lane) - 1);
    case 59:
        return ~(((uint32_t)2 << m->lane) - 1);
    case 60:
        return (uint32_t)~(int32_t)(((uint32_t)1 << m->lane) - 1);
    default:
        return s->sr[index][m->lane];
    }
}

static inline void write_sr(struct isadora_machine *m, int32_t index, uint32_t value)
{
    struct maxwell_state *const s = m->state;
    switch (index) {
    case 0:
        break;
    case 33:
        break;
    case 34:
        break;
    case 35:
        break;
    case 37:
        break;
    case 38:
        break;
    case 39:
        break;
    case 56:
        break;
    case 57:
        break;
    case 58:
        break;
    case 59:
        break;
    case 60:
        break;
    default:
        s->sr[index][m->lane] = value;
        break;
    }
}

static inline int32_t operand_guard_any(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int gp_at)
{
    int32_t guard;
    switch (in->alt[line]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[gp_at];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[gp_at];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int gp_at)
{
    if (in->alt[line] == 0) {
        return 1;
    }
    return operand_guard_any(s, in, lane, line, gp_at);
}

static inline uint32_t operand_asaddr_any(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int asoff_at, int uasoff_at)
{
    uint32_t at;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        at = s->r[ra][lane];
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t asoff = rt_sext_32((uint32_t)in->value[asoff_at], 22) * 4;
        at = s->r[ra][lane] + (uint32_t)asoff;
        break;
    }
    default: {
        const int32_t uasoff = (int32_t)in->value[uasoff_at] * 4;
        at = (uint32_t)uasoff;
        break;
    }
    }
    return at;
}

static inline uint32_t operand_asaddr(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int asoff_at, int uasoff_at)
{
    if (in->alt[line] == 0) {
        const int32_t ra = (int32_t)in->value[ra_at];
        return s->r[ra][lane];
    }
    return operand_asaddr_any(s, in, lane, line, ra_at, asoff_at, uasoff_at);
}

static inline int operand_sb_any(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int cbank_at, int coff_at, int imm_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t cbank = (int32_t)in->value[cbank_at];
        const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
        b = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    default: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        b = (uint32_t)imm;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_sb(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int cbank_at, int coff_at, int imm_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        *value = s->r[rb][lane];
        return 0;
    }
    return operand_sb_any(m, s, in, lane, value, line, rb_at, cbank_at, coff_at, imm_at);
}

/* nothing_set of integer.isa */
static inline int32_t func_nothing_set(struct maxwell_state *s, int32_t lane, uint32_t r,
    int32_t more)
{
    return r == 0 && (!more || s->cc[lane] & 1);
}

static inline int operand_way(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value, int line, int to_at)
{
    const uint32_t pc = (uint32_t)m->pc;
    uint32_t to;
    if (in->alt[line] == 0) {
        const int32_t to_2 = rt_sext_32((uint32_t)in->value[to_at], 24);
        to = pc + 8 + (uint32_t)to_2;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: place or distance\?");
    }
    *value = to;
    return 0;
}

static inline int operand_nearx(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int ra_at,
    int bxnear_at)
{
    const uint32_t pc = (uint32_t)m->pc;
    uint32_t to;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        to = s->r[ra][lane] + pc + 8;
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t bxnear = rt_sext_32((uint32_t)in->value[bxnear_at], 24);
        to = s->r[ra][lane] + (uint32_t)bxnear + pc + 8;
        break;
    }
    case 2:
    case 3:
    default:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: place or distance\?");
    }
    *value = to;
    return 0;
}

static inline int operand_farway(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value, int line, int bfar_at)
{
    uint32_t to;
    if (in->alt[line] == 0) {
        const uint32_t bfar = (uint32_t)in->value[bfar_at];
        to = bfar;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: place or distance\?");
    }
    *value = to;
    return 0;
}

static inline int operand_farx_any(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int ra_at, int bxfar_at)
{
    uint32_t to;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        to = s->r[ra][lane];
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t bxfar = (int32_t)(uint32_t)in->value[bxfar_at];
        to = s->r[ra][lane] + (uint32_t)bxfar;
        break;
    }
    case 2:
    case 3:
    default:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: place or distance\?");
    }
    *value = to;
    return 0;
}

static inline int operand_farx(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int ra_at, int bxfar_at)
{
    if (in->alt[line] == 0) {
        const int32_t ra = (int32_t)in->value[ra_at];
        *value = s->r[ra][lane];
        return 0;
    }
    return operand_farx_any(m, s, in, lane, value, line, ra_at, bxfar_at);
}

/* float16 of convert.isa */
static inline int32_t func_float16(uint32_t x, int32_t h, int32_t a, int32_t n)
{
    return (a ? (int32_t)(x >> 16 * h & 0x7fff) : (int32_t)(x >> 16 * h & 0xffff)) ^ n << 15;
}

static inline int operand_cb(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value, int cbank_at, int coff_at)
{
    uint32_t cb;
    {
        const int32_t cbank = (int32_t)in->value[cbank_at];
        const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
        cb = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = cb;
    return 0;
}

static inline int operand_cf16(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, int32_t *value, int line, int ch_at, int rb_at,
    int fab_at, int fnb_at, int cbank_at, int coff_at)
{
    const int32_t ch = (int32_t)in->value[ch_at];
    int32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t fab = (int32_t)in->value[fab_at];
        const int32_t fnb = (int32_t)in->value[fnb_at];
        b = func_float16(s->r[rb][lane], ch, fab, fnb);
        break;
    }
    case 1: {
        const int32_t fab = (int32_t)in->value[fab_at];
        const int32_t fnb = (int32_t)in->value[fnb_at];
        uint32_t cb = 0;
        const int cb_trap = operand_cb(m, in, &cb, cbank_at, coff_at);
        if (cb_trap) {
            return cb_trap;
        }
        b = func_float16(cb, ch, fab, fnb);
        break;
    }
    case 2:
    case 3:
    case 4:
    default:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what a number is as f16");
    }
    *value = b;
    return 0;
}

static inline int operand_cs32_any(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at, int fab_at,
    int fnb_at, int cbank_at, int coff_at, int fimm_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t fab = (int32_t)in->value[fab_at];
        const int32_t fnb = (int32_t)in->value[fnb_at];
        b = (fab ? s->r[rb][lane] & 0x7fffffff : s->r[rb][lane]) ^ (uint32_t)fnb << 31;
        break;
    }
    case 1: {
        const int32_t fab = (int32_t)in->value[fab_at];
        const int32_t fnb = (int32_t)in->value[fnb_at];
        uint32_t cb = 0;
        const int cb_trap = operand_cb(m, in, &cb, cbank_at, coff_at);
        if (cb_trap) {
            return cb_trap;
        }
        b = (fab ? cb & 0x7fffffff : cb) ^ (uint32_t)fnb << 31;
        break;
    }
    case 2: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        b = fimm;
        break;
    }
    case 3: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        b = fimm ^ 0x80000000u;
        break;
    }
    case 4: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        b = fimm & 0x7fffffff;
        break;
    }
    default: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        b = (fimm & 0x7fffffff) ^ 0x80000000u;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_cs32(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at, int fab_at,
    int fnb_at, int cbank_at, int coff_at, int fimm_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t fab = (int32_t)in->value[fab_at];
        const int32_t fnb = (int32_t)in->value[fnb_at];
        *value = (fab ? s->r[rb][lane] & 0x7fffffff : s->r[rb][lane]) ^ (uint32_t)fnb << 31;
        return 0;
    }
    return operand_cs32_any(m, s, in, lane, value, line, rb_at, fab_at, fnb_at, cbank_at, coff_at,
        fimm_at);
}

static inline int operand_cbd(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *value, int cbank_at, int coff_at)
{
    uint64_t cbd;
    {
        const int32_t cbank = (int32_t)in->value[cbank_at];
        const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
        cbd = rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = cbd;
    return 0;
}

static inline int operand_cs64(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint64_t *value, int line, int rb_at, int fab_at,
    int fnb_at, int cbank_at, int coff_at, int dimm_at)
{
    uint64_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t fab = (int32_t)in->value[fab_at];
        const int32_t fnb = (int32_t)in->value[fnb_at];
        const uint64_t x = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
        b = (fab ? x & INT64_C(0x7fffffffffffffff) : x) ^ (uint64_t)fnb << 63;
        break;
    }
    case 1: {
        const int32_t fab = (int32_t)in->value[fab_at];
        const int32_t fnb = (int32_t)in->value[fnb_at];
        uint64_t cbd = 0;
        const int cbd_trap = operand_cbd(m, in, &cbd, cbank_at, coff_at);
        if (cbd_trap) {
            return cbd_trap;
        }
        b = (fab ? cbd & INT64_C(0x7fffffffffffffff) : cbd) ^ (uint64_t)fnb << 63;
        break;
    }
    case 2: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[dimm_at] * INT64_C(17592186044416);
        b = dimm;
        break;
    }
    case 3: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[dimm_at] * INT64_C(17592186044416);
        b = dimm ^ UINT64_C(0x8000000000000000);
        break;
    }
    case 4: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[dimm_at] * INT64_C(17592186044416);
        b = dimm & INT64_C(0x7fffffffffffffff);
        break;
    }
    default: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[dimm_at] * INT64_C(17592186044416);
        b = (dimm & INT64_C(0x7fffffffffffffff)) ^ UINT64_C(0x8000000000000000);
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_cih(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, int32_t *value, int line, int chalf_at, int rb_at,
    int cbank_at, int coff_at, int imm_at)
{
    const int32_t chalf = (int32_t)in->value[chalf_at];
    int32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = (int32_t)(s->r[rb][lane] >> 8 * chalf & 0xffff);
        break;
    }
    case 1: {
        uint32_t cb = 0;
        const int cb_trap = operand_cb(m, in, &cb, cbank_at, coff_at);
        if (cb_trap) {
            return cb_trap;
        }
        b = (int32_t)(cb >> 8 * chalf & 0xffff);
        break;
    }
    case 2:
    case 3:
    case 4:
    default: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        b = (int32_t)((uint32_t)imm >> 8 * chalf & 0xffff);
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_cib_any(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int cbank_at, int coff_at, int imm_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        uint32_t cb = 0;
        const int cb_trap = operand_cb(m, in, &cb, cbank_at, coff_at);
        if (cb_trap) {
            return cb_trap;
        }
        b = cb;
        break;
    }
    case 2:
    case 3:
    case 4:
    default: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        b = (uint32_t)imm;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_cib(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int cbank_at, int coff_at, int imm_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        *value = s->r[rb][lane];
        return 0;
    }
    return operand_cib_any(m, s, in, lane, value, line, rb_at, cbank_at, coff_at, imm_at);
}

static inline int operand_cid_any(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint64_t *value, int line, int rb_at,
    int cbank_at, int coff_at, int imm_at)
{
    uint64_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
        break;
    }
    case 1: {
        uint64_t cbd = 0;
        const int cbd_trap = operand_cbd(m, in, &cbd, cbank_at, coff_at);
        if (cbd_trap) {
            return cbd_trap;
        }
        b = cbd;
        break;
    }
    case 2:
    case 3:
    case 4:
    default: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        b = (uint64_t)imm << 32;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_cid(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint64_t *value, int line, int rb_at,
    int cbank_at, int coff_at, int imm_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        *value = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
        return 0;
    }
    return operand_cid_any(m, s, in, lane, value, line, rb_at, cbank_at, coff_at, imm_at);
}

static inline int operand_dbn(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint64_t *value, int line, int rb_at, int fnm_at,
    int cbank_at, int coff_at, int dimm_at)
{
    uint64_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t fnm = (int32_t)in->value[fnm_at];
        const uint64_t x_2 = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
        b = x_2 ^ (uint64_t)fnm << 63;
        break;
    }
    case 1: {
        const int32_t fnm = (int32_t)in->value[fnm_at];
        uint64_t cbd = 0;
        const int cbd_trap = operand_cbd(m, in, &cbd, cbank_at, coff_at);
        if (cbd_trap) {
            return cbd_trap;
        }
        b = cbd ^ (uint64_t)fnm << 63;
        break;
    }
    case 2: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[dimm_at] * INT64_C(17592186044416);
        b = dimm;
        break;
    }
    default: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[dimm_at] * INT64_C(17592186044416);
        b = dimm ^ UINT64_C(0x8000000000000000);
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_dcc(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *value, int cbank_at, int coff_at, int fnc_at)
{
    const int32_t cbank = (int32_t)in->value[cbank_at];
    const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
    const int32_t fnc = (int32_t)in->value[fnc_at];
    uint64_t c;
    uint64_t cbd;
    cbd = rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 8);
    if (m->trap.kind)
        return (int)m->trap.kind;
    c = cbd ^ (uint64_t)fnc << 63;
    *value = c;
    return 0;
}

/* saturated of float.isa */
static inline uint32_t func_saturated(uint32_t x, int32_t s_2)
{
    return !s_2 ? x : rt_f32_is_nan(x) ? 0
        : rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
}

static inline int operand_fbn_any(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at, int fnm_at,
    int cbank_at, int coff_at, int fimm_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t fnm = (int32_t)in->value[fnm_at];
        b = s->r[rb][lane] ^ (uint32_t)fnm << 31;
        break;
    }
    case 1: {
        const int32_t fnm = (int32_t)in->value[fnm_at];
        uint32_t cb = 0;
        const int cb_trap = operand_cb(m, in, &cb, cbank_at, coff_at);
        if (cb_trap) {
            return cb_trap;
        }
        b = cb ^ (uint32_t)fnm << 31;
        break;
    }
    case 2: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        b = fimm;
        break;
    }
    default: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        b = fimm ^ 0x80000000u;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_fbn(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at, int fnm_at,
    int cbank_at, int coff_at, int fimm_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t fnm = (int32_t)in->value[fnm_at];
        *value = s->r[rb][lane] ^ (uint32_t)fnm << 31;
        return 0;
    }
    return operand_fbn_any(m, s, in, lane, value, line, rb_at, fnm_at, cbank_at, coff_at, fimm_at);
}

static inline int operand_fcc(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value, int cbank_at, int coff_at, int fnc_at)
{
    const int32_t cbank = (int32_t)in->value[cbank_at];
    const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
    const int32_t fnc = (int32_t)in->value[fnc_at];
    uint32_t c;
    uint32_t cb;
    cb = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
    if (m->trap.kind)
        return (int)m->trap.kind;
    c = cb ^ (uint32_t)fnc << 31;
    *value = c;
    return 0;
}

static inline int operand_fic_any(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int cbank_at, int coff_at, int fimm_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t cbank = (int32_t)in->value[cbank_at];
        const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
        b = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    default: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        b = fimm;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_fic(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int cbank_at, int coff_at, int fimm_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        *value = s->r[rb][lane];
        return 0;
    }
    return operand_fic_any(m, s, in, lane, value, line, rb_at, cbank_at, coff_at, fimm_at);
}

/* halves of half.isa */
static inline uint32_t func_halves(uint32_t x, int32_t s_2)
{
    return (uint32_t)(s_2 == 2 ? (int32_t)(x & 0xffff) : (int32_t)(x >> 16)) << 16
        | (uint32_t)(s_2 == 3 ? (int32_t)(x >> 16) : (int32_t)(x & 0xffff));
}

static inline int operand_ha(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int ra_at, int hsa_at,
    int haa_at, int hna_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t hsa = (int32_t)in->value[hsa_at];
    const int32_t haa = (int32_t)in->value[haa_at];
    const int32_t hna = (int32_t)in->value[hna_at];
    uint32_t a;
    if (in->alt[line] == 0) {
        const uint32_t x_3 = func_halves(s->r[ra][lane], hsa);
        a = (haa ? x_3 & 0x7fff7fff : x_3) ^ (hna ? 2147516416u : 0);
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a source of 32 bits");
    }
    *value = a;
    return 0;
}

static inline int operand_hb(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at, int hsb_at,
    int hab_at, int hnb_at)
{
    const int32_t rb = (int32_t)in->value[rb_at];
    const int32_t hsb = (int32_t)in->value[hsb_at];
    const int32_t hab = (int32_t)in->value[hab_at];
    const int32_t hnb = (int32_t)in->value[hnb_at];
    uint32_t b;
    if (in->alt[line] == 0) {
        const uint32_t x_3 = func_halves(s->r[rb][lane], hsb);
        b = (hab ? x_3 & 0x7fff7fff : x_3) ^ (hnb ? 2147516416u : 0);
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a source of 32 bits");
    }
    *value = b;
    return 0;
}

/* hadd of half.isa */
static inline int32_t func_hadd(int32_t s_3, uint32_t x)
{
    return !s_3 ? (int32_t)x : rt_float_is_nan(RT_F16, x) ? 0
        : (int32_t)(uint32_t)rt_float_min(RT_F16,
        (uint32_t)rt_float_max(RT_F16, x, 0, RT_KEEP, 0x7e00), 0x3c00, RT_KEEP, 0x7e00);
}

/* add2 of half.isa */
static inline uint32_t func_add2(int32_t s_2, uint32_t x, uint32_t x_2)
{
    return (uint32_t)func_hadd(s_2, x) << 16 | (uint32_t)func_hadd(s_2, x_2);
}

/* merged of half.isa */
static inline uint32_t func_merged(uint32_t r, uint32_t old, int32_t m_2)
{
    return m_2 == 2 ? old >> 16 << 16 | (r & 0xffff) : m_2 == 3 ? r >> 16 << 16 | (old & 0xffff)
        : r;
}

static inline int operand_hci(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value, int line, int hihi_at, int hilo_at)
{
    uint32_t b;
    if (in->alt[line] == 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a source of 32 bits");
    } else {
        const int32_t hihi = (int32_t)in->value[hihi_at] * 64;
        const int32_t hilo = (int32_t)in->value[hilo_at] * 64;
        b = (uint32_t)hihi << 16 | (uint32_t)hilo;
    }
    *value = b;
    return 0;
}

static inline int operand_hal(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int ra_at, int hsal_at,
    int hncb_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t hsal = (int32_t)in->value[hsal_at];
    const int32_t hncb = (int32_t)in->value[hncb_at];
    uint32_t a;
    if (in->alt[line] == 0) {
        const uint32_t x_3 = func_halves(s->r[ra][lane], hsal);
        a = x_3 ^ (hncb ? 2147516416u : 0);
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a source of 32 bits");
    }
    *value = a;
    return 0;
}

static inline int operand_hma(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int ra_at, int hsa_at,
    int haa_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t hsa = (int32_t)in->value[hsa_at];
    const int32_t haa = (int32_t)in->value[haa_at];
    uint32_t a;
    if (in->alt[line] == 0) {
        const uint32_t x_3 = func_halves(s->r[ra][lane], hsa);
        a = haa ? x_3 & 0x7fff7fff : x_3;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a source of 32 bits");
    }
    *value = a;
    return 0;
}

static inline int operand_halm(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int ra_at, int hsal_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t hsal = (int32_t)in->value[hsal_at];
    uint32_t a;
    if (in->alt[line] == 0) {
        a = func_halves(s->r[ra][lane], hsal);
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a source of 32 bits");
    }
    *value = a;
    return 0;
}

static inline int operand_hfr(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at, int hsb_at,
    int hnb_at)
{
    const int32_t rb = (int32_t)in->value[rb_at];
    const int32_t hsb = (int32_t)in->value[hsb_at];
    const int32_t hnb = (int32_t)in->value[hnb_at];
    uint32_t b;
    if (in->alt[line] == 0) {
        const uint32_t x_3 = func_halves(s->r[rb][lane], hsb);
        b = x_3 ^ (hnb ? 2147516416u : 0);
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a source of 32 bits");
    }
    *value = b;
    return 0;
}

static inline int32_t operand_plusone_any(const struct isadora_insn *in, int line)
{
    int32_t o;
    switch (in->alt[line]) {
    case 0:
        o = 0;
        break;
    case 1:
        o = 1;
        break;
    default:
        o = 3;
        break;
    }
    return o;
}

static inline int32_t operand_plusone(const struct isadora_insn *in, int line)
{
    if (in->alt[line] == 0) {
        return 0;
    }
    return operand_plusone_any(in, line);
}

static inline uint32_t operand_suma(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int na_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    uint32_t a;
    if (in->alt[line] == 0) {
        const int32_t na = (int32_t)in->value[na_at];
        a = na ? ~s->r[ra][lane] : s->r[ra][lane];
    } else {
        a = s->r[ra][lane];
    }
    return a;
}

static inline int operand_sumb_any(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at, int nb_at,
    int cbank_at, int coff_at, int imm_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        b = nb ? ~s->r[rb][lane] : s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t nb = (int32_t)in->value[nb_at];
        uint32_t cb = 0;
        const int cb_trap = operand_cb(m, in, &cb, cbank_at, coff_at);
        if (cb_trap) {
            return cb_trap;
        }
        b = nb ? ~cb : cb;
        break;
    }
    case 2:
    case 6: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        b = (uint32_t)imm;
        break;
    }
    case 3: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        b = (uint32_t)~imm;
        break;
    }
    case 4: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = s->r[rb][lane];
        break;
    }
    default: {
        const int32_t cbank = (int32_t)in->value[cbank_at];
        const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
        b = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_sumb(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at, int nb_at,
    int cbank_at, int coff_at, int imm_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        *value = nb ? ~s->r[rb][lane] : s->r[rb][lane];
        return 0;
    }
    return operand_sumb_any(m, s, in, lane, value, line, rb_at, nb_at, cbank_at, coff_at, imm_at);
}

static inline int operand_add3b(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *value, int line, int nb3_at, int cbank_at, int coff_at, int uimm_at)
{
    int64_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t nb3 = (int32_t)in->value[nb3_at];
        uint32_t cb = 0;
        const int cb_trap = operand_cb(m, in, &cb, cbank_at, coff_at);
        if (cb_trap) {
            return cb_trap;
        }
        b = nb3 ? (int64_t)~cb + 1 : cb;
        break;
    }
    case 1: {
        const int32_t uimm = (int32_t)in->value[uimm_at];
        b = uimm;
        break;
    }
    default: {
        const int32_t uimm = (int32_t)in->value[uimm_at];
        b = (int64_t)(uint32_t)~uimm + 1;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline uint32_t operand_sca(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int scale_at, int na_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t scale = (int32_t)in->value[scale_at];
    uint32_t a;
    if (in->alt[line] == 0) {
        const int32_t na = (int32_t)in->value[na_at];
        const uint32_t x_2 = s->r[ra][lane] << scale;
        a = na ? ~x_2 : x_2;
    } else {
        a = s->r[ra][lane] << scale;
    }
    return a;
}

static inline int operand_sbi_any(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at, int lib_at,
    int cbank_at, int coff_at, int imm_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t lib = (int32_t)in->value[lib_at];
        b = lib ? ~s->r[rb][lane] : s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t lib = (int32_t)in->value[lib_at];
        uint32_t cb = 0;
        const int cb_trap = operand_cb(m, in, &cb, cbank_at, coff_at);
        if (cb_trap) {
            return cb_trap;
        }
        b = lib ? ~cb : cb;
        break;
    }
    case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        b = (uint32_t)imm;
        break;
    }
    default: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        b = (uint32_t)~imm;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_sbi(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at, int lib_at,
    int cbank_at, int coff_at, int imm_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t lib = (int32_t)in->value[lib_at];
        *value = lib ? ~s->r[rb][lane] : s->r[rb][lane];
        return 0;
    }
    return operand_sbi_any(m, s, in, lane, value, line, rb_at, lib_at, cbank_at, coff_at, imm_at);
}

/* wide of memory.isa */
static inline uint64_t func_wide(struct maxwell_state *s, int32_t lane, int32_t n, int32_t e)
{
    return e ? s->r[n][lane] | (uint64_t)s->r[n | 1][lane] << 32 : s->r[n][lane];
}

/* wide of memory.isa */
static inline uint64_t func_wide_2(struct maxwell_state *s, int32_t lane, int32_t n, int32_t off,
    int32_t e)
{
    return e ? (s->r[n][lane] | (uint64_t)s->r[n | 1][lane] << 32) + (uint64_t)off
        : s->r[n][lane] + (uint32_t)off;
}

static inline uint64_t operand_a24(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ge_at, int ra_at, int off24_at, int uoff24_at)
{
    const int32_t ge = (int32_t)in->value[ge_at];
    uint64_t at;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        at = func_wide(s, lane, ra, ge);
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t off24 = rt_sext_32((uint32_t)in->value[off24_at], 24);
        at = func_wide_2(s, lane, ra, off24, ge);
        break;
    }
    default: {
        const int32_t uoff24 = (int32_t)in->value[uoff24_at];
        at = (uint64_t)uoff24;
        break;
    }
    }
    return at;
}

static inline uint32_t operand_a24_2_any(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int off24_at, int uoff24_at)
{
    uint32_t at;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        at = s->r[ra][lane];
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t off24 = rt_sext_32((uint32_t)in->value[off24_at], 24);
        at = s->r[ra][lane] + (uint32_t)off24;
        break;
    }
    default: {
        const int32_t uoff24 = (int32_t)in->value[uoff24_at];
        at = (uint32_t)uoff24;
        break;
    }
    }
    return at;
}

static inline uint32_t operand_a24_2(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int off24_at, int uoff24_at)
{
    if (in->alt[line] == 0) {
        const int32_t ra = (int32_t)in->value[ra_at];
        return s->r[ra][lane];
    }
    return operand_a24_2_any(s, in, lane, line, ra_at, off24_at, uoff24_at);
}

static inline uint32_t operand_cplace_any(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int cindex_at, int ucindex_at)
{
    uint32_t at_2;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        at_2 = s->r[ra][lane];
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t cindex = rt_sext_32((uint32_t)in->value[cindex_at], 16);
        at_2 = s->r[ra][lane] + (uint32_t)cindex;
        break;
    }
    default: {
        const int32_t ucindex = (int32_t)in->value[ucindex_at];
        at_2 = (uint32_t)ucindex;
        break;
    }
    }
    return at_2;
}

static inline uint32_t operand_cplace(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int cindex_at, int ucindex_at)
{
    if (in->alt[line] == 0) {
        const int32_t ra = (int32_t)in->value[ra_at];
        return s->r[ra][lane];
    }
    return operand_cplace_any(s, in, lane, line, ra_at, cindex_at, ucindex_at);
}

/* chosen of move.isa */
static inline int32_t func_chosen(uint64_t x, uint32_t k)
{
    return k >> 3 != 0 ? (int8_t)((uint32_t)(x >> 8 * (k & 7)) & 0xff) >> 7 & 0xff
        : (int32_t)((uint32_t)(x >> 8 * (k & 7)) & 0xff);
}

/* picked of move.isa */
static inline uint32_t func_picked(uint64_t x, uint32_t b)
{
    return (uint32_t)func_chosen(x, b & 0xf) | (uint32_t)func_chosen(x, b >> 4 & 0xf) << 8
        | (uint32_t)func_chosen(x, b >> 8 & 0xf) << 16
        | (uint32_t)func_chosen(x, b >> 12 & 0xf) << 24;
}

/* place of move.isa */
static inline int32_t func_place(uint32_t s_4, int32_t pmode)
{
    return pmode == 0 ? 0 : pmode == 1 ? (int32_t)s_4 : pmode == 2 ? (int32_t)(s_4 & 7)
        : pmode == 3 ? (int32_t)s_4 : pmode == 4 ? rt_max_i32((int32_t)s_4, 0) : pmode == 5 ? 0
        : pmode == 6 ? (int32_t)(2 * (s_4 & 1)) : pmode == 7 ? 0 : pmode == 8 ? 0 : pmode == 9 ? 0
        : pmode == 10 ? 0 : pmode == 11 ? 0 : pmode == 12 ? 0 : pmode == 13 ? 0 : pmode == 14 ? 0
        : 0;
}

/* byte of move.isa */
static inline uint32_t func_byte(uint64_t x, uint32_t s_3, int32_t pmode)
{
    return (uint32_t)x >> 8 * func_place(s_3, pmode) & 0xff;
}

/* place of move.isa */
static inline int32_t func_place_2(uint32_t s_4, int32_t pmode)
{
    return pmode == 0 ? 0 : pmode == 1 ? (int32_t)(s_4 + 1) : pmode == 2 ? ((int32_t)s_4 - 1) & 7
        : pmode == 3 ? (int32_t)s_4 : pmode == 4 ? rt_max_i32((int32_t)s_4, 1) : pmode == 5
        ? rt_min_i32((int32_t)s_4, 1) : pmode == 6 ? (int32_t)(2 * (s_4 & 1) + 1) : pmode == 7 ? 0
        : pmode == 8 ? 0 : pmode == 9 ? 0 : pmode == 10 ? 0 : pmode == 11 ? 0 : pmode == 12 ? 0
        : pmode == 13 ? 0 : pmode == 14 ? 0 : 0;
}

/* byte of move.isa */
static inline uint32_t func_byte_2(uint64_t x, uint32_t s_3, int32_t pmode)
{
    return (uint32_t)(x >> 8 * func_place_2(s_3, pmode)) & 0xff;
}

/* place of move.isa */
static inline int32_t func_place_3(uint32_t s_4, int32_t pmode)
{
    return pmode == 0 ? 0 : pmode == 1 ? (int32_t)(s_4 + 2) : pmode == 2 ? ((int32_t)s_4 - 2) & 7
        : pmode == 3 ? (int32_t)s_4 : pmode == 4 ? rt_max_i32((int32_t)s_4, 2) : pmode == 5
        ? rt_min_i32((int32_t)s_4, 2) : pmode == 6 ? (int32_t)(2 * (s_4 & 1)) : pmode == 7 ? 0
        : pmode == 8 ? 0 : pmode == 9 ? 0 : pmode == 10 ? 0 : pmode == 11 ? 0 : pmode == 12 ? 0
        : pmode == 13 ? 0 : pmode == 14 ? 0 : 0;
}

/* byte of move.isa */
static inline uint32_t func_byte_3(uint64_t x, uint32_t s_3, int32_t pmode)
{
    return (uint32_t)(x >> 8 * func_place_3(s_3, pmode)) & 0xff;
}

/* place of move.isa */
static inline int32_t func_place_4(uint32_t s_4, int32_t pmode)
{
    return pmode == 0 ? 0 : pmode == 1 ? (int32_t)(s_4 + 3) : pmode == 2 ? ((int32_t)s_4 - 3) & 7
        : pmode == 3 ? (int32_t)s_4 : pmode == 4 ? 3 : pmode == 5 ? rt_min_i32((int32_t)s_4, 3)
        : pmode == 6 ? (int32_t)(2 * (s_4 & 1) + 1) : pmode == 7 ? 0 : pmode == 8 ? 0 : pmode == 9
        ? 0 : pmode == 10 ? 0 : pmode == 11 ? 0 : pmode == 12 ? 0 : pmode == 13 ? 0 : pmode == 14
        ? 0 : 0;
}

/* byte of move.isa */
static inline uint32_t func_byte_4(uint64_t x, uint32_t s_3, int32_t pmode)
{
    return (uint32_t)(x >> 8 * func_place_4(s_3, pmode)) & 0xff;
}

/* product of multiply.isa */
static inline rt_i128 func_product(int32_t kind, uint32_t a, uint32_t b)
{
    return (rt_i128)(kind & 1 ? (int64_t)(int32_t)a : a)
        * (rt_i128)(kind >> 1 != 0 ? (int64_t)(int32_t)b : b);
}

/* product of multiply.isa */
static inline rt_i128 func_product_2(int32_t kind, uint32_t a, int32_t b)
{
    return (rt_i128)(kind & 1 ? (int64_t)(int32_t)a : a)
        * (rt_i128)(kind >> 1 != 0 ? (int64_t)b : (uint32_t)b);
}

static inline int operand_madcc(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value, int cbank_at, int coff_at)
{
    const int32_t cbank = (int32_t)in->value[cbank_at];
    const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
    uint32_t c;
    uint32_t cb;
    cb = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
    if (m->trap.kind)
        return (int)m->trap.kind;
    c = cb;
    *value = c;
    return 0;
}

static inline int operand_xbc(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *value, int cbank_at, int coff_at, int xhc_at)
{
    const int32_t cbank = (int32_t)in->value[cbank_at];
    const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
    const int32_t xhc = (int32_t)in->value[xhc_at];
    int64_t b;
    uint32_t cb;
    cb = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
    if (m->trap.kind)
        return (int)m->trap.kind;
    b = (int64_t)(cb | (uint64_t)(cb >> 16 * xhc & 0xffff) << 32 | (uint64_t)xhc << 48);
    *value = b;
    return 0;
}

static inline int operand_pbits_any(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int cbank_at, int coff_at, int uimm_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t cbank = (int32_t)in->value[cbank_at];
        const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
        b = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    default: {
        const int32_t uimm = (int32_t)in->value[uimm_at];
        b = (uint32_t)uimm;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_pbits(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at,
    int cbank_at, int coff_at, int uimm_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        *value = s->r[rb][lane];
        return 0;
    }
    return operand_pbits_any(m, s, in, lane, value, line, rb_at, cbank_at, coff_at, uimm_at);
}

static inline uint32_t operand_shfb(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int rb_at, int fimm6_at)
{
    uint32_t b;
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = s->r[rb][lane];
    } else {
        const int32_t fimm6 = (int32_t)in->value[fimm6_at];
        b = (uint32_t)fimm6;
    }
    return b;
}

static inline int64_t operand_lealo(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, int ra_at, int lean_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t lean = (int32_t)in->value[lean_at];
    int64_t s_2;
    {
        const int32_t leas = (int32_t)((uint32_t)((uint64_t)word >> 39) & 0x1f);
        const uint32_t x = s->r[ra][lane] << leas;
        s_2 = lean ? (int64_t)~x + 1 : x;
    }
    return s_2;
}

static inline int64_t operand_leahi(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, int ra_at, int rc_at, int lehn_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t rc = (int32_t)in->value[rc_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t lehn = (int32_t)in->value[lehn_at];
    int64_t s_2;
    {
        const int32_t lehs = (int32_t)((uint32_t)((uint64_t)word >> 28) & 0x1f);
        const uint64_t x = (s->r[ra][lane] | (uint64_t)s->r[rc][lane] << 32) >> (32 - lehs);
        s_2 = lehn ? (int64_t)~(uint32_t)x + 1 : (uint32_t)x;
    }
    return s_2;
}

static inline int64_t operand_leahc(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, int ra_at, int rc_at, int lecn_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t rc = (int32_t)in->value[rc_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t lecn = (int32_t)in->value[lecn_at];
    int64_t s_2;
    {
        const int32_t lecs = (int32_t)((uint32_t)((uint64_t)word >> 51) & 0x1f);
        const uint64_t x = (s->r[ra][lane] | (uint64_t)s->r[rc][lane] << 32) >> (32 - lecs);
        s_2 = lecn ? (int64_t)~(uint32_t)x + 1 : (uint32_t)x;
    }
    return s_2;
}

static inline uint32_t operand_special_any(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int line, int sreg_at)
{
    uint32_t v;
    switch (in->alt[line]) {
    case 0:
    case 1: {
        const int32_t sreg = (int32_t)in->value[sreg_at];
        v = read_sr(m, s, sreg);
        break;
    }
    case 2:
        v = read_sr(m, s, 44);
        break;
    case 3:
        v = read_sr(m, s, 45);
        break;
    case 4:
        v = read_sr(m, s, 46);
        break;
    case 5:
        v = read_sr(m, s, 47);
        break;
    default:
        v = read_sr(m, s, 62);
        break;
    }
    return v;
}

static inline uint32_t operand_special(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int line, int sreg_at)
{
    if (in->alt[line] == 0) {
        const int32_t sreg = (int32_t)in->value[sreg_at];
        return read_sr(m, s, sreg);
    }
    return operand_special_any(m, s, in, line, sreg_at);
}

static inline int64_t operand_va(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, int line, int ra_at, int vab_at, int vah_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    int64_t a;
    switch (in->alt[line]) {
    case 0: {
        const int32_t vab = (int32_t)in->value[vab_at];
        const int32_t vas = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        a = vas ? (int8_t)(s->r[ra][lane] >> 8 * vab & 0xff)
            : (int32_t)(s->r[ra][lane] >> 8 * vab & 0xff);
        break;
    }
    case 1: {
        const int32_t vah = (int32_t)in->value[vah_at];
        const int32_t vas = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        a = vas ? (int16_t)(s->r[ra][lane] >> 16 * vah & 0xffff)
            : (int32_t)(s->r[ra][lane] >> 16 * vah & 0xffff);
        break;
    }
    default: {
        const int32_t vas = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        a = vas ? (int64_t)(int32_t)s->r[ra][lane] : s->r[ra][lane];
        break;
    }
    }
    return a;
}

static inline int64_t operand_vb(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, int line, int rb_at, int vbb_at, int vbh_at,
    int vn16_at)
{
    const rt_u128 word = rt_wide(rt_word(m, in));
    int64_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t vbb = (int32_t)in->value[vbb_at];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        b = vbs ? (int8_t)(s->r[rb][lane] >> 8 * vbb & 0xff)
            : (int32_t)(s->r[rb][lane] >> 8 * vbb & 0xff);
        break;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t vbh = (int32_t)in->value[vbh_at];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        b = vbs ? (int16_t)(s->r[rb][lane] >> 16 * vbh & 0xffff)
            : (int32_t)(s->r[rb][lane] >> 16 * vbh & 0xffff);
        break;
    }
    case 2: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        b = vbs ? (int64_t)(int32_t)s->r[rb][lane] : s->r[rb][lane];
        break;
    }
    default: {
        const int32_t vn16 = (int32_t)in->value[vn16_at];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        b = vbs ? (int16_t)vn16 : vn16;
        break;
    }
    }
    return b;
}

static inline int32_t operand_vpo_any(const struct isadora_insn *in, int line)
{
    int32_t o;
    if (in->alt[line] == 0) {
        o = 0;
    } else {
        o = 1;
    }
    return o;
}

static inline int32_t operand_vpo(const struct isadora_insn *in, int line)
{
    if (in->alt[line] == 0) {
        return 0;
    }
    return operand_vpo_any(in, line);
}

static inline int64_t operand_vma(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, int line, int ra_at, int vab_at, int vah_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    int64_t a;
    switch (in->alt[line]) {
    case 0: {
        const int64_t va = operand_va(m, s, in, lane, line + 1, ra_at, vab_at, vah_at);
        a = va;
        break;
    }
    case 1: {
        const int32_t vab = (int32_t)in->value[vab_at];
        const int32_t vas = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        a = vas ? (int8_t)(s->r[ra][lane] >> 8 * vab & 0xff)
            : (int32_t)(s->r[ra][lane] >> 8 * vab & 0xff);
        break;
    }
    case 2: {
        const int32_t vah = (int32_t)in->value[vah_at];
        const int32_t vas = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        a = vas ? (int16_t)(s->r[ra][lane] >> 16 * vah & 0xffff)
            : (int32_t)(s->r[ra][lane] >> 16 * vah & 0xffff);
        break;
    }
    default: {
        const int32_t vas = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        a = vas ? (int64_t)(int32_t)s->r[ra][lane] : s->r[ra][lane];
        break;
    }
    }
    return a;
}

static inline int64_t operand_va_2(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int vas_at, int vab_at, int vah_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t vas = (int32_t)in->value[vas_at];
    int64_t a;
    switch (in->alt[line]) {
    case 0: {
        const int32_t vab = (int32_t)in->value[vab_at];
        a = vas ? (int8_t)(s->r[ra][lane] >> 8 * vab & 0xff)
            : (int32_t)(s->r[ra][lane] >> 8 * vab & 0xff);
        break;
    }
    case 1: {
        const int32_t vah = (int32_t)in->value[vah_at];
        a = vas ? (int16_t)(s->r[ra][lane] >> 16 * vah & 0xffff)
            : (int32_t)(s->r[ra][lane] >> 16 * vah & 0xffff);
        break;
    }
    default:
        a = vas ? (int64_t)(int32_t)s->r[ra][lane] : s->r[ra][lane];
        break;
    }
    return a;
}

static inline uint32_t operand_vsc_any(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int rb_at, int vbb_at, int vbh_at, int vn16_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t vbb = (int32_t)in->value[vbb_at];
        b = s->r[rb][lane] >> 8 * vbb & 0xff;
        break;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t vbh = (int32_t)in->value[vbh_at];
        b = s->r[rb][lane] >> 16 * vbh & 0xffff;
        break;
    }
    case 2: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = s->r[rb][lane];
        break;
    }
    default: {
        const int32_t vn16 = (int32_t)in->value[vn16_at];
        b = (uint32_t)vn16;
        break;
    }
    }
    return b;
}

static inline uint32_t operand_vsc(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int rb_at, int vbb_at, int vbh_at, int vn16_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t vbb = (int32_t)in->value[vbb_at];
        return s->r[rb][lane] >> 8 * vbb & 0xff;
    }
    return operand_vsc_any(s, in, lane, line, rb_at, vbb_at, vbh_at, vn16_at);
}

/* count of video.isa */
static inline int32_t func_count(uint32_t b, int32_t vwrap)
{
    return vwrap ? (int32_t)(b & 0x1f) : b > 32 ? 32 : (int32_t)b;
}

/* factor of video.isa */
static inline int32_t func_factor(struct maxwell_state *s, int32_t lane, int32_t idpb, int32_t rb)
{
    return idpb ? (int8_t)(s->r[rb][lane] & 0xff) : (int32_t)(s->r[rb][lane] & 0xff);
}

/* dot4 of video.isa */
static inline int32_t func_dot4(struct maxwell_state *s, int32_t lane, int32_t idpa, int32_t ra,
    int32_t idpb, int32_t rb)
{
    return (idpa ? (int8_t)(s->r[ra][lane] & 0xff) : (int32_t)(s->r[ra][lane] & 0xff))
        * func_factor(s, lane, idpb, rb);
}

/* factor of video.isa */
static inline int32_t func_factor_2(struct maxwell_state *s, int32_t lane, int32_t idpb, int32_t rb)
{
    return idpb ? (int8_t)(s->r[rb][lane] >> 8 & 0xff) : (int32_t)(s->r[rb][lane] >> 8 & 0xff);
}

/* dot4 of video.isa */
static inline int32_t func_dot4_2(struct maxwell_state *s, int32_t lane, int32_t idpa, int32_t ra,
    int32_t idpb, int32_t rb)
{
    return (idpa ? (int8_t)(s->r[ra][lane] >> 8 & 0xff) : (int32_t)(s->r[ra][lane] >> 8 & 0xff))
        * func_factor_2(s, lane, idpb, rb);
}

/* factor of video.isa */
static inline int32_t func_factor_3(struct maxwell_state *s, int32_t lane, int32_t idpb, int32_t rb)
{
    return idpb ? (int8_t)(s->r[rb][lane] >> 16 & 0xff) : (int32_t)(s->r[rb][lane] >> 16 & 0xff);
}

/* dot4 of video.isa */
static inline int32_t func_dot4_3(struct maxwell_state *s, int32_t lane, int32_t idpa, int32_t ra,
    int32_t idpb, int32_t rb)
{
    return (idpa ? (int8_t)(s->r[ra][lane] >> 16 & 0xff) : (int32_t)(s->r[ra][lane] >> 16 & 0xff))
        * func_factor_3(s, lane, idpb, rb);
}

/* factor of video.isa */
static inline int32_t func_factor_4(struct maxwell_state *s, int32_t lane, int32_t idpb, int32_t rb)
{
    return idpb ? (int8_t)(s->r[rb][lane] >> 24) : (int32_t)(s->r[rb][lane] >> 24);
}

/* dot4 of video.isa */
static inline int32_t func_dot4_4(struct maxwell_state *s, int32_t lane, int32_t idpa, int32_t ra,
    int32_t idpb, int32_t rb)
{
    return (idpa ? (int8_t)(s->r[ra][lane] >> 24) : (int32_t)(s->r[ra][lane] >> 24))
        * func_factor_4(s, lane, idpb, rb);
}

/* factor of video.isa */
static inline int32_t func_factor_5(struct maxwell_state *s, int32_t lane, int32_t i, int32_t idpb,
    int32_t rb)
{
    return idpb ? (int8_t)(s->r[rb][lane] >> 8 * i & 0xff)
        : (int32_t)(s->r[rb][lane] >> 8 * i & 0xff);
}

/* dot2 of video.isa */
static inline int32_t func_dot2(struct maxwell_state *s, int32_t lane, int32_t idpa2, int32_t ra,
    int32_t i, int32_t idpb, int32_t rb)
{
    return (idpa2 ? (int16_t)(s->r[ra][lane] & 0xffff) : (int32_t)(s->r[ra][lane] & 0xffff))
        * func_factor_5(s, lane, i, idpb, rb);
}

/* dot2 of video.isa */
static inline int32_t func_dot2_2(struct maxwell_state *s, int32_t lane, int32_t idpa2, int32_t ra,
    int32_t i, int32_t idpb, int32_t rb)
{
    return (idpa2 ? (int16_t)(s->r[ra][lane] >> 16) : (int32_t)(s->r[ra][lane] >> 16))
        * func_factor_5(s, lane, i, idpb, rb);
}

int maxwell_exec_atom_op(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_atom_opp(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_atom_cas(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_atom_casp(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_atoms(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_atoms_cas(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_red(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_cctl_a(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_cctl_all(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_cctll_a(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_cctll_all(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_cctlt_all(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_cctlt_one(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_isetp(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_iset(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_bra(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_brx(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_jmp(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_jmx(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_cal(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_jcal(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_pret(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ret(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_plongjmp(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_longjmp(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_pbk(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_brk(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_pcnt(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_cont(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ssy(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_sync(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_pexit(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_exit(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_kil(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_bpt(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ide(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ram(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_sam(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_rtt(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_getcrsptr(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_setcrsptr(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_getlmembase(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_setlmembase(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_lepc(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_nop(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_f2f_hh(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_f2f_hs(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_f2f_hd(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_f2f_sh(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_f2f_ss(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_f2f_sd(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_f2f_dh(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_f2f_ds(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_f2f_dd(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_f2i_h(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_f2i_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_f2i_d(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_i2f_h(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_i2f_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_i2f_w(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_i2f_d(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_i2i_h(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_i2i_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_i2i_w(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_dadd(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_dmul(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_dfma_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_dfma_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_dmnmx(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_dset(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_dsetp(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_fadd(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_fadd32i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_fmul(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_fmul32i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ffma_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ffma_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ffma32i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_fmnmx(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_fset(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_fsetp(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_fcmp_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_fcmp_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_fchk(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_fswzadd(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_mufu(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_mufu_sqrt(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_rro(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_al2p(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ald_a(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ald_h(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ald_p(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ald_q(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ast_a(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ast_h(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ast_p(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ast_q(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ipa(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_isberd(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_out(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_pixld(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hadd2_r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hadd2_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hadd2_32i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hmul2_r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hmul2_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hmul2_i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hmul2_32i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hfma2_r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hfma2_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hfma2_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hfma2_32i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hset2_r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hset2_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hsetp2_r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_hsetp2_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_iadd(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_iadd32i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_iadd3_r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_iadd3_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_iscadd(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_iscadd32i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_imnmx(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_icmp_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_icmp_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_lop(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_lop32i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_lop3_r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_lop3_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_lop3_i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ldg(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ldg_p(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_stg(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ld(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_st(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ldl(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_stl(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_lds_r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_lds_u(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_sts(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_ldc(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_stp(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_membar(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_mov(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_mov32i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_sel(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_prmt_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_prmt_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_imul(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_imul32i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_imad_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_imad_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_imad32i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_imadsp_uu_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_imadsp_su_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_imadsp_us_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_imadsp_ss_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_imadsp_uu_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_imadsp_su_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_imadsp_us_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_imadsp_ss_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_xmad_r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_xmad_i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_xmad_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_xmad_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_psetp(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_pset(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_cset(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_csetp(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_p2r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_r2p(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_shl(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_shr(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_shf_l(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_shf_r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_bfe(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_bfi_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_bfi_c(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_flo(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_popc(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_lea_lo(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_lea_hi(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_lea_hc(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_s2r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_cs2r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_vote(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_vote_vtg(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_shfl(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_bar_sync(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_bar_arv(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_bar_red(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_bar_scan(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_b2r_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_b2r_r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_b2r_w(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_r2b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_depbar_le(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_depbar_n(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_suld_p(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_suld_d(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_sust_p(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_sust_d(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_sured_p(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_sured_d(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_suatom_i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_suatom_r(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_suatom_p(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_suatom_ci(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_suatom_cr(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tex_i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tex_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tld_i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tld_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tld4_i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tld4_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_txd_i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_txd_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_txq_i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_txq_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_txa(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tmml_i(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tmml_b(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d1_lz_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d2_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d2_lz_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d2_ll_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d2_dc_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d2_ll_dc_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d2_lz_dc_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_a2_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_a2_lz_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_a2_lz_dc_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d3_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d3_lz_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_cube_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_cube_ll_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d1_lz_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d2_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d2_lz_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d2_ll_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d2_dc_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d2_ll_dc_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d2_lz_dc_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_a2_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_a2_lz_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_a2_lz_dc_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d3_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_d3_lz_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_cube_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_texs_cube_ll_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d1_lz_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d1_ll_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d2_lz_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d2_lz_ao_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d2_ll_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d2_lz_ms_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d3_lz_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_a2_lz_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d2_ll_ao_m(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d1_lz_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d1_ll_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d2_lz_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d2_lz_ao_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d2_ll_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d2_lz_ms_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d3_lz_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_a2_lz_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tlds_d2_ll_ao_s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_tld4s(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_vadd(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_vabsdiff(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_vmnmx(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_vset(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_vsetp(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_vmad(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_vshl(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_vshr(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_vabsdiff4(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_idp_a4(struct isadora_machine *, const struct isadora_insn *);
int maxwell_exec_idp_a2(struct isadora_machine *, const struct isadora_insn *);

#endif
