/* Generated from the description maxwell by gen/emit/exec.lua. Do not edit. */
/* What the files with the functions of the forms share. */
#ifndef MAXWELL_EXEC_H
#define MAXWELL_EXEC_H

#include "maxwell_state.h"
#include "floating.h"

static const int32_t cct_holds[] = {
    0, 47940, 8738, 13158, 17425, 21845, 52275, 30583, 34952, 13260, 43690, 48110, 52377, 56797,
    17595, 65535, 255, 3855, 13107, 44975, 20560, 52428, 61680, 65280, 0, 0, 0, 0, 0, 0, 61166,
    4369
};

static inline uint32_t read_sr(const struct isadora_machine *m, const struct maxwell_state *s, int32_t index);
static inline void write_sr(struct isadora_machine *m, int32_t index, uint32_t value);

/* Some entries of $SR stand for other state. */
static inline uint32_t read_sr(const struct isadora_machine *m, const struct maxwell_state *s, int32_t index)
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

static inline int32_t operand_guard(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[2]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[8];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[8];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_2(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[3]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[9];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[9];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_3(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[1]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[7];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[7];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline uint32_t operand_at(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    uint32_t at;
    switch (in->line[0]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[3];
        at = s->r[ra][lane];
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[3];
        const int32_t asoff = rt_sext_32((uint32_t)in->value[4], 22) * 4;
        at = s->r[ra][lane] + (uint32_t)asoff;
        break;
    }
    default: {
        const int32_t uasoff = (int32_t)in->value[5] * 4;
        at = (uint32_t)uasoff;
        break;
    }
    }
    return at;
}

static inline int32_t operand_guard_4(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[2]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[7];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[7];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_5(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[1]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[6];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[6];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_6(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[0]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_7(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[1]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[4];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[4];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_8(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[0]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[1];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[1];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_9(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[0]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[0];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[0];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_10(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[2]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[15];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[15];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int operand_b(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[8];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t cbank = (int32_t)in->value[10];
        const int32_t coff = rt_sext_32((uint32_t)in->value[11], 14) * 4;
        b = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    default: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[12], 20);
        b = (uint32_t)imm;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int32_t operand_guard_11(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[2]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[16];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[16];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int operand_b_2(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[9];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t cbank = (int32_t)in->value[11];
        const int32_t coff = rt_sext_32((uint32_t)in->value[12], 14) * 4;
        b = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    default: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[13], 20);
        b = (uint32_t)imm;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_to(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    const uint32_t pc = (uint32_t)m->pc;
    uint32_t to;
    if (in->line[0] == 0) {
        const int32_t to_2 = rt_sext_32((uint32_t)in->value[3], 24);
        to = pc + 8 + (uint32_t)to_2;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: place or distance\?");
    }
    *value = to;
    return 0;
}

static inline int operand_to_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    const uint32_t pc = (uint32_t)m->pc;
    uint32_t to_3;
    if (in->line[0] == 0) {
        const int32_t to_2 = rt_sext_32((uint32_t)in->value[3], 24);
        to_3 = pc + 8 + (uint32_t)to_2;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: place or distance\?");
    }
    *value = to_3;
    return 0;
}

static inline int operand_to_3(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    const uint32_t pc = (uint32_t)m->pc;
    uint32_t to;
    switch (in->line[0]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[2];
        to = s->r[ra][lane] + pc + 8;
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[2];
        const int32_t bxnear = rt_sext_32((uint32_t)in->value[3], 24);
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

static inline int operand_to_4(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    const uint32_t pc = (uint32_t)m->pc;
    uint32_t to_2;
    switch (in->line[0]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[2];
        to_2 = s->r[ra][lane] + pc + 8;
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[2];
        const int32_t bxnear = rt_sext_32((uint32_t)in->value[3], 24);
        to_2 = s->r[ra][lane] + (uint32_t)bxnear + pc + 8;
        break;
    }
    case 2:
    case 3:
    default:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: place or distance\?");
    }
    *value = to_2;
    return 0;
}

static inline int operand_to_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t to;
    if (in->line[0] == 0) {
        const uint32_t bfar = (uint32_t)in->value[3];
        to = bfar;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: place or distance\?");
    }
    *value = to;
    return 0;
}

static inline int operand_to_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t to_2;
    if (in->line[0] == 0) {
        const uint32_t bfar = (uint32_t)in->value[3];
        to_2 = bfar;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: place or distance\?");
    }
    *value = to_2;
    return 0;
}

static inline int operand_to_7(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t to;
    switch (in->line[0]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[2];
        to = s->r[ra][lane];
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[2];
        const int32_t bxfar = (int32_t)(uint32_t)in->value[3];
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

static inline int operand_to_8(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t to_2;
    switch (in->line[0]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[2];
        to_2 = s->r[ra][lane];
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[2];
        const int32_t bxfar = (int32_t)(uint32_t)in->value[3];
        to_2 = s->r[ra][lane] + (uint32_t)bxfar;
        break;
    }
    case 2:
    case 3:
    default:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: place or distance\?");
    }
    *value = to_2;
    return 0;
}

static inline int operand_to_9(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    const uint32_t pc = (uint32_t)m->pc;
    uint32_t to;
    if (in->line[0] == 0) {
        const int32_t to_2 = rt_sext_32((uint32_t)in->value[1], 24);
        to = pc + 8 + (uint32_t)to_2;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: place or distance\?");
    }
    *value = to;
    return 0;
}

static inline int operand_to_10(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t to;
    if (in->line[0] == 0) {
        const uint32_t bfar = (uint32_t)in->value[1];
        to = bfar;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: place or distance\?");
    }
    *value = to;
    return 0;
}

static inline int operand_to_11(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    const uint32_t pc = (uint32_t)m->pc;
    uint32_t to;
    if (in->line[0] == 0) {
        const int32_t to_2 = rt_sext_32((uint32_t)in->value[0], 24);
        to = pc + 8 + (uint32_t)to_2;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: place or distance\?");
    }
    *value = to;
    return 0;
}

static inline int32_t operand_guard_12(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[0]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[2];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[2];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_13(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[3]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[15];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[15];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int operand_cb(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    {
        const int32_t cbank = (int32_t)in->value[12];
        const int32_t coff = rt_sext_32((uint32_t)in->value[13], 14) * 4;
        cb = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = cb;
    return 0;
}

static inline int operand_b_3(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, int32_t *value)
{
    const int32_t ch = (int32_t)in->value[10];
    int32_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[9];
        const int32_t fab = (int32_t)in->value[8];
        const int32_t fnb = (int32_t)in->value[7];
        b = (fab ? (int32_t)(s->r[rb][lane] >> 16 * ch & 0x7fff)
            : (int32_t)(s->r[rb][lane] >> 16 * ch & 0xffff)) ^ fnb << 15;
        break;
    }
    case 1: {
        const int32_t fab = (int32_t)in->value[8];
        const int32_t fnb = (int32_t)in->value[7];
        uint32_t cb = 0;
        const int cb_trap = operand_cb(m, in, &cb);
        if (cb_trap) {
            return cb_trap;
        }
        b = (fab ? (int32_t)(cb >> 16 * ch & 0x7fff) : (int32_t)(cb >> 16 * ch & 0xffff))
            ^ fnb << 15;
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

static inline int32_t operand_guard_14(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[3]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[14];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[14];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int operand_cb_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    {
        const int32_t cbank = (int32_t)in->value[11];
        const int32_t coff = rt_sext_32((uint32_t)in->value[12], 14) * 4;
        cb = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = cb;
    return 0;
}

static inline int operand_b_4(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[9];
        const int32_t fab = (int32_t)in->value[8];
        const int32_t fnb = (int32_t)in->value[7];
        b = (fab ? s->r[rb][lane] & 0x7fffffff : s->r[rb][lane]) ^ (uint32_t)fnb << 31;
        break;
    }
    case 1: {
        const int32_t fab = (int32_t)in->value[8];
        const int32_t fnb = (int32_t)in->value[7];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_2(m, in, &cb);
        if (cb_trap) {
            return cb_trap;
        }
        b = (fab ? cb & 0x7fffffff : cb) ^ (uint32_t)fnb << 31;
        break;
    }
    case 2: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[13] * 4096;
        b = fimm;
        break;
    }
    case 3: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[13] * 4096;
        b = fimm ^ 0x80000000u;
        break;
    }
    case 4: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[13] * 4096;
        b = fimm & 0x7fffffff;
        break;
    }
    default: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[13] * 4096;
        b = (fimm & 0x7fffffff) ^ 0x80000000u;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_cbd(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *value)
{
    uint64_t cbd;
    {
        const int32_t cbank = (int32_t)in->value[11];
        const int32_t coff = rt_sext_32((uint32_t)in->value[12], 14) * 4;
        cbd = rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = cbd;
    return 0;
}

static inline int operand_b_5(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint64_t *value)
{
    uint64_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[9];
        const int32_t fab = (int32_t)in->value[8];
        const int32_t fnb = (int32_t)in->value[7];
        const uint64_t x = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
        b = (fab ? x & INT64_C(0x7fffffffffffffff) : x) ^ (uint64_t)fnb << 63;
        break;
    }
    case 1: {
        const int32_t fab = (int32_t)in->value[8];
        const int32_t fnb = (int32_t)in->value[7];
        uint64_t cbd = 0;
        const int cbd_trap = operand_cbd(m, in, &cbd);
        if (cbd_trap) {
            return cbd_trap;
        }
        b = (fab ? cbd & INT64_C(0x7fffffffffffffff) : cbd) ^ (uint64_t)fnb << 63;
        break;
    }
    case 2: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[13] * INT64_C(17592186044416);
        b = dimm;
        break;
    }
    case 3: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[13] * INT64_C(17592186044416);
        b = dimm ^ UINT64_C(0x8000000000000000);
        break;
    }
    case 4: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[13] * INT64_C(17592186044416);
        b = dimm & INT64_C(0x7fffffffffffffff);
        break;
    }
    default: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[13] * INT64_C(17592186044416);
        b = (dimm & INT64_C(0x7fffffffffffffff)) ^ UINT64_C(0x8000000000000000);
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_b_6(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint64_t *value)
{
    uint64_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[9];
        const int32_t fab = (int32_t)in->value[8];
        const int32_t fnb = (int32_t)in->value[7];
        const uint64_t x_2 = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
        b = (fab ? x_2 & INT64_C(0x7fffffffffffffff) : x_2) ^ (uint64_t)fnb << 63;
        break;
    }
    case 1: {
        const int32_t fab = (int32_t)in->value[8];
        const int32_t fnb = (int32_t)in->value[7];
        uint64_t cbd = 0;
        const int cbd_trap = operand_cbd(m, in, &cbd);
        if (cbd_trap) {
            return cbd_trap;
        }
        b = (fab ? cbd & INT64_C(0x7fffffffffffffff) : cbd) ^ (uint64_t)fnb << 63;
        break;
    }
    case 2: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[13] * INT64_C(17592186044416);
        b = dimm;
        break;
    }
    case 3: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[13] * INT64_C(17592186044416);
        b = dimm ^ UINT64_C(0x8000000000000000);
        break;
    }
    case 4: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[13] * INT64_C(17592186044416);
        b = dimm & INT64_C(0x7fffffffffffffff);
        break;
    }
    default: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[13] * INT64_C(17592186044416);
        b = (dimm & INT64_C(0x7fffffffffffffff)) ^ UINT64_C(0x8000000000000000);
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_b_7(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, int32_t *value)
{
    const int32_t ch = (int32_t)in->value[9];
    int32_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[8];
        const int32_t fab = (int32_t)in->value[7];
        const int32_t fnb = (int32_t)in->value[6];
        b = (fab ? (int32_t)(s->r[rb][lane] >> 16 * ch & 0x7fff)
            : (int32_t)(s->r[rb][lane] >> 16 * ch & 0xffff)) ^ fnb << 15;
        break;
    }
    case 1: {
        const int32_t fab = (int32_t)in->value[7];
        const int32_t fnb = (int32_t)in->value[6];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_2(m, in, &cb);
        if (cb_trap) {
            return cb_trap;
        }
        b = (fab ? (int32_t)(cb >> 16 * ch & 0x7fff) : (int32_t)(cb >> 16 * ch & 0xffff))
            ^ fnb << 15;
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

static inline int operand_b_8(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[8];
        const int32_t fab = (int32_t)in->value[7];
        const int32_t fnb = (int32_t)in->value[6];
        b = (fab ? s->r[rb][lane] & 0x7fffffff : s->r[rb][lane]) ^ (uint32_t)fnb << 31;
        break;
    }
    case 1: {
        const int32_t fab = (int32_t)in->value[7];
        const int32_t fnb = (int32_t)in->value[6];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_2(m, in, &cb);
        if (cb_trap) {
            return cb_trap;
        }
        b = (fab ? cb & 0x7fffffff : cb) ^ (uint32_t)fnb << 31;
        break;
    }
    case 2: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[13] * 4096;
        b = fimm;
        break;
    }
    case 3: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[13] * 4096;
        b = fimm ^ 0x80000000u;
        break;
    }
    case 4: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[13] * 4096;
        b = fimm & 0x7fffffff;
        break;
    }
    default: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[13] * 4096;
        b = (fimm & 0x7fffffff) ^ 0x80000000u;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_b_9(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint64_t *value)
{
    uint64_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[8];
        const int32_t fab = (int32_t)in->value[7];
        const int32_t fnb = (int32_t)in->value[6];
        const uint64_t x_3 = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
        b = (fab ? x_3 & INT64_C(0x7fffffffffffffff) : x_3) ^ (uint64_t)fnb << 63;
        break;
    }
    case 1: {
        const int32_t fab = (int32_t)in->value[7];
        const int32_t fnb = (int32_t)in->value[6];
        uint64_t cbd = 0;
        const int cbd_trap = operand_cbd(m, in, &cbd);
        if (cbd_trap) {
            return cbd_trap;
        }
        b = (fab ? cbd & INT64_C(0x7fffffffffffffff) : cbd) ^ (uint64_t)fnb << 63;
        break;
    }
    case 2: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[13] * INT64_C(17592186044416);
        b = dimm;
        break;
    }
    case 3: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[13] * INT64_C(17592186044416);
        b = dimm ^ UINT64_C(0x8000000000000000);
        break;
    }
    case 4: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[13] * INT64_C(17592186044416);
        b = dimm & INT64_C(0x7fffffffffffffff);
        break;
    }
    default: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[13] * INT64_C(17592186044416);
        b = (dimm & INT64_C(0x7fffffffffffffff)) ^ UINT64_C(0x8000000000000000);
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int32_t operand_guard_15(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[3]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[13];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[13];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int operand_cb_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    {
        const int32_t cbank = (int32_t)in->value[10];
        const int32_t coff = rt_sext_32((uint32_t)in->value[11], 14) * 4;
        cb = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = cb;
    return 0;
}

static inline int operand_b_10(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, int32_t *value)
{
    const int32_t chalf = (int32_t)in->value[8];
    int32_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[7];
        b = (int32_t)(s->r[rb][lane] >> 8 * chalf & 0xffff);
        break;
    }
    case 1: {
        uint32_t cb = 0;
        const int cb_trap = operand_cb_3(m, in, &cb);
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
        const int32_t imm = rt_sext_32((uint32_t)in->value[12], 20);
        b = (int32_t)((uint32_t)imm >> 8 * chalf & 0xffff);
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_b_11(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[7];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        uint32_t cb = 0;
        const int cb_trap = operand_cb_3(m, in, &cb);
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
        const int32_t imm = rt_sext_32((uint32_t)in->value[12], 20);
        b = (uint32_t)imm;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_cbd_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *value)
{
    uint64_t cbd;
    {
        const int32_t cbank = (int32_t)in->value[10];
        const int32_t coff = rt_sext_32((uint32_t)in->value[11], 14) * 4;
        cbd = rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = cbd;
    return 0;
}

static inline int operand_b_12(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint64_t *value)
{
    uint64_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[7];
        b = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
        break;
    }
    case 1: {
        uint64_t cbd = 0;
        const int cbd_trap = operand_cbd_2(m, in, &cbd);
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
        const int32_t imm = rt_sext_32((uint32_t)in->value[12], 20);
        b = (uint64_t)imm << 32;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_b_13(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint64_t *value)
{
    uint64_t b;
    switch (in->line[1]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[9];
        const int32_t fab = (int32_t)in->value[8];
        const int32_t fnb = (int32_t)in->value[7];
        const uint64_t x_2 = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
        b = (fab ? x_2 & INT64_C(0x7fffffffffffffff) : x_2) ^ (uint64_t)fnb << 63;
        break;
    }
    case 1: {
        const int32_t fab = (int32_t)in->value[8];
        const int32_t fnb = (int32_t)in->value[7];
        uint64_t cbd = 0;
        const int cbd_trap = operand_cbd(m, in, &cbd);
        if (cbd_trap) {
            return cbd_trap;
        }
        b = (fab ? cbd & INT64_C(0x7fffffffffffffff) : cbd) ^ (uint64_t)fnb << 63;
        break;
    }
    case 2: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[13] * INT64_C(17592186044416);
        b = dimm;
        break;
    }
    case 3: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[13] * INT64_C(17592186044416);
        b = dimm ^ UINT64_C(0x8000000000000000);
        break;
    }
    case 4: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[13] * INT64_C(17592186044416);
        b = dimm & INT64_C(0x7fffffffffffffff);
        break;
    }
    default: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[13] * INT64_C(17592186044416);
        b = (dimm & INT64_C(0x7fffffffffffffff)) ^ UINT64_C(0x8000000000000000);
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int32_t operand_guard_16(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[2]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[11];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[11];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int operand_cbd_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *value)
{
    uint64_t cbd;
    {
        const int32_t cbank = (int32_t)in->value[8];
        const int32_t coff = rt_sext_32((uint32_t)in->value[9], 14) * 4;
        cbd = rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = cbd;
    return 0;
}

static inline int operand_b_14(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint64_t *value)
{
    uint64_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[6];
        const int32_t fnm = (int32_t)in->value[5];
        const uint64_t x_2 = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
        b = x_2 ^ (uint64_t)fnm << 63;
        break;
    }
    case 1: {
        const int32_t fnm = (int32_t)in->value[5];
        uint64_t cbd = 0;
        const int cbd_trap = operand_cbd_3(m, in, &cbd);
        if (cbd_trap) {
            return cbd_trap;
        }
        b = cbd ^ (uint64_t)fnm << 63;
        break;
    }
    case 2: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[10] * INT64_C(17592186044416);
        b = dimm;
        break;
    }
    default: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[10] * INT64_C(17592186044416);
        b = dimm ^ UINT64_C(0x8000000000000000);
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int32_t operand_guard_17(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[3]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[11];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[11];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int operand_c(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *value)
{
    const int32_t cbank = (int32_t)in->value[9];
    const int32_t coff = rt_sext_32((uint32_t)in->value[10], 14) * 4;
    const int32_t fnc = (int32_t)in->value[8];
    uint64_t c;
    uint64_t cbd;
    cbd = rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 8);
    if (m->trap.kind)
        return (int)m->trap.kind;
    c = cbd ^ (uint64_t)fnc << 63;
    *value = c;
    return 0;
}

static inline int32_t operand_guard_18(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[4]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[15];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[15];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int operand_b_15(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint64_t *value)
{
    uint64_t b;
    switch (in->line[1]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[8];
        const int32_t fab = (int32_t)in->value[7];
        const int32_t fnb = (int32_t)in->value[6];
        const uint64_t x_2 = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
        b = (fab ? x_2 & INT64_C(0x7fffffffffffffff) : x_2) ^ (uint64_t)fnb << 63;
        break;
    }
    case 1: {
        const int32_t fab = (int32_t)in->value[7];
        const int32_t fnb = (int32_t)in->value[6];
        uint64_t cbd = 0;
        const int cbd_trap = operand_cbd_2(m, in, &cbd);
        if (cbd_trap) {
            return cbd_trap;
        }
        b = (fab ? cbd & INT64_C(0x7fffffffffffffff) : cbd) ^ (uint64_t)fnb << 63;
        break;
    }
    case 2: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[12] * INT64_C(17592186044416);
        b = dimm;
        break;
    }
    case 3: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[12] * INT64_C(17592186044416);
        b = dimm ^ UINT64_C(0x8000000000000000);
        break;
    }
    case 4: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[12] * INT64_C(17592186044416);
        b = dimm & INT64_C(0x7fffffffffffffff);
        break;
    }
    default: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[12] * INT64_C(17592186044416);
        b = (dimm & INT64_C(0x7fffffffffffffff)) ^ UINT64_C(0x8000000000000000);
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int32_t operand_guard_19(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[4]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[18];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[18];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int operand_cbd_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *value)
{
    uint64_t cbd;
    {
        const int32_t cbank = (int32_t)in->value[13];
        const int32_t coff = rt_sext_32((uint32_t)in->value[14], 14) * 4;
        cbd = rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = cbd;
    return 0;
}

static inline int operand_b_16(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint64_t *value)
{
    uint64_t b;
    switch (in->line[1]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[11];
        const int32_t sab = (int32_t)in->value[10];
        const int32_t snb = (int32_t)in->value[9];
        const uint64_t x = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
        b = (sab ? x & INT64_C(0x7fffffffffffffff) : x) ^ (uint64_t)snb << 63;
        break;
    }
    case 1: {
        const int32_t sab = (int32_t)in->value[10];
        const int32_t snb = (int32_t)in->value[9];
        uint64_t cbd = 0;
        const int cbd_trap = operand_cbd_4(m, in, &cbd);
        if (cbd_trap) {
            return cbd_trap;
        }
        b = (sab ? cbd & INT64_C(0x7fffffffffffffff) : cbd) ^ (uint64_t)snb << 63;
        break;
    }
    case 2: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[15] * INT64_C(17592186044416);
        b = dimm;
        break;
    }
    case 3: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[15] * INT64_C(17592186044416);
        b = dimm ^ UINT64_C(0x8000000000000000);
        break;
    }
    case 4: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[15] * INT64_C(17592186044416);
        b = dimm & INT64_C(0x7fffffffffffffff);
        break;
    }
    default: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[15] * INT64_C(17592186044416);
        b = (dimm & INT64_C(0x7fffffffffffffff)) ^ UINT64_C(0x8000000000000000);
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int32_t operand_guard_20(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[4]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[17];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[17];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int operand_cbd_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *value)
{
    uint64_t cbd;
    {
        const int32_t cbank = (int32_t)in->value[12];
        const int32_t coff = rt_sext_32((uint32_t)in->value[13], 14) * 4;
        cbd = rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = cbd;
    return 0;
}

static inline int operand_b_17(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint64_t *value)
{
    uint64_t b;
    switch (in->line[1]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[10];
        const int32_t sab = (int32_t)in->value[9];
        const int32_t pnb = (int32_t)in->value[8];
        const uint64_t x = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
        b = (sab ? x & INT64_C(0x7fffffffffffffff) : x) ^ (uint64_t)pnb << 63;
        break;
    }
    case 1: {
        const int32_t sab = (int32_t)in->value[9];
        const int32_t pnb = (int32_t)in->value[8];
        uint64_t cbd = 0;
        const int cbd_trap = operand_cbd_5(m, in, &cbd);
        if (cbd_trap) {
            return cbd_trap;
        }
        b = (sab ? cbd & INT64_C(0x7fffffffffffffff) : cbd) ^ (uint64_t)pnb << 63;
        break;
    }
    case 2: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[14] * INT64_C(17592186044416);
        b = dimm;
        break;
    }
    case 3: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[14] * INT64_C(17592186044416);
        b = dimm ^ UINT64_C(0x8000000000000000);
        break;
    }
    case 4: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[14] * INT64_C(17592186044416);
        b = dimm & INT64_C(0x7fffffffffffffff);
        break;
    }
    default: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[14] * INT64_C(17592186044416);
        b = (dimm & INT64_C(0x7fffffffffffffff)) ^ UINT64_C(0x8000000000000000);
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int32_t operand_guard_21(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[3]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[16];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[16];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int operand_cb_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    {
        const int32_t cbank = (int32_t)in->value[13];
        const int32_t coff = rt_sext_32((uint32_t)in->value[14], 14) * 4;
        cb = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = cb;
    return 0;
}

static inline int operand_b_18(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[1]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[11];
        const int32_t fab = (int32_t)in->value[10];
        const int32_t fnb = (int32_t)in->value[9];
        b = (fab ? s->r[rb][lane] & 0x7fffffff : s->r[rb][lane]) ^ (uint32_t)fnb << 31;
        break;
    }
    case 1: {
        const int32_t fab = (int32_t)in->value[10];
        const int32_t fnb = (int32_t)in->value[9];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_4(m, in, &cb);
        if (cb_trap) {
            return cb_trap;
        }
        b = (fab ? cb & 0x7fffffff : cb) ^ (uint32_t)fnb << 31;
        break;
    }
    case 2: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[15] * 4096;
        b = fimm;
        break;
    }
    case 3: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[15] * 4096;
        b = fimm ^ 0x80000000u;
        break;
    }
    case 4: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[15] * 4096;
        b = fimm & 0x7fffffff;
        break;
    }
    default: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[15] * 4096;
        b = (fimm & 0x7fffffff) ^ 0x80000000u;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int32_t operand_guard_22(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[1]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[10];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[10];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_23(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[2]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[14];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[14];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int operand_b_19(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[9];
        const int32_t fnm = (int32_t)in->value[8];
        b = s->r[rb][lane] ^ (uint32_t)fnm << 31;
        break;
    }
    case 1: {
        const int32_t fnm = (int32_t)in->value[8];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_2(m, in, &cb);
        if (cb_trap) {
            return cb_trap;
        }
        b = cb ^ (uint32_t)fnm << 31;
        break;
    }
    case 2: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[13] * 4096;
        b = fimm;
        break;
    }
    default: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[13] * 4096;
        b = fimm ^ 0x80000000u;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int32_t operand_guard_24(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[0]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[7];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[7];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int operand_b_20(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[8];
        const int32_t fnm = (int32_t)in->value[7];
        b = s->r[rb][lane] ^ (uint32_t)fnm << 31;
        break;
    }
    case 1: {
        const int32_t fnm = (int32_t)in->value[7];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_3(m, in, &cb);
        if (cb_trap) {
            return cb_trap;
        }
        b = cb ^ (uint32_t)fnm << 31;
        break;
    }
    case 2: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[12] * 4096;
        b = fimm;
        break;
    }
    default: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[12] * 4096;
        b = fimm ^ 0x80000000u;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_c_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    const int32_t cbank = (int32_t)in->value[11];
    const int32_t coff = rt_sext_32((uint32_t)in->value[12], 14) * 4;
    const int32_t fnc = (int32_t)in->value[10];
    uint32_t c;
    uint32_t cb;
    cb = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
    if (m->trap.kind)
        return (int)m->trap.kind;
    c = cb ^ (uint32_t)fnc << 31;
    *value = c;
    return 0;
}

static inline int32_t operand_guard_25(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[1]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[9];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[9];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_26(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[4]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[16];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[16];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int operand_b_21(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[1]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[9];
        const int32_t fab = (int32_t)in->value[8];
        const int32_t fnb = (int32_t)in->value[7];
        b = (fab ? s->r[rb][lane] & 0x7fffffff : s->r[rb][lane]) ^ (uint32_t)fnb << 31;
        break;
    }
    case 1: {
        const int32_t fab = (int32_t)in->value[8];
        const int32_t fnb = (int32_t)in->value[7];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_2(m, in, &cb);
        if (cb_trap) {
            return cb_trap;
        }
        b = (fab ? cb & 0x7fffffff : cb) ^ (uint32_t)fnb << 31;
        break;
    }
    case 2: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[13] * 4096;
        b = fimm;
        break;
    }
    case 3: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[13] * 4096;
        b = fimm ^ 0x80000000u;
        break;
    }
    case 4: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[13] * 4096;
        b = fimm & 0x7fffffff;
        break;
    }
    default: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[13] * 4096;
        b = (fimm & 0x7fffffff) ^ 0x80000000u;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int32_t operand_guard_27(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[4]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[19];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[19];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int operand_cb_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    {
        const int32_t cbank = (int32_t)in->value[14];
        const int32_t coff = rt_sext_32((uint32_t)in->value[15], 14) * 4;
        cb = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = cb;
    return 0;
}

static inline int operand_b_22(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[1]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[12];
        const int32_t sab = (int32_t)in->value[11];
        const int32_t snb = (int32_t)in->value[10];
        b = (sab ? s->r[rb][lane] & 0x7fffffff : s->r[rb][lane]) ^ (uint32_t)snb << 31;
        break;
    }
    case 1: {
        const int32_t sab = (int32_t)in->value[11];
        const int32_t snb = (int32_t)in->value[10];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_5(m, in, &cb);
        if (cb_trap) {
            return cb_trap;
        }
        b = (sab ? cb & 0x7fffffff : cb) ^ (uint32_t)snb << 31;
        break;
    }
    case 2: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[16] * 4096;
        b = fimm;
        break;
    }
    case 3: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[16] * 4096;
        b = fimm ^ 0x80000000u;
        break;
    }
    case 4: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[16] * 4096;
        b = fimm & 0x7fffffff;
        break;
    }
    default: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[16] * 4096;
        b = (fimm & 0x7fffffff) ^ 0x80000000u;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_b_23(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[1]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[11];
        const int32_t sab = (int32_t)in->value[10];
        const int32_t pnb = (int32_t)in->value[9];
        b = (sab ? s->r[rb][lane] & 0x7fffffff : s->r[rb][lane]) ^ (uint32_t)pnb << 31;
        break;
    }
    case 1: {
        const int32_t sab = (int32_t)in->value[10];
        const int32_t pnb = (int32_t)in->value[9];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_4(m, in, &cb);
        if (cb_trap) {
            return cb_trap;
        }
        b = (sab ? cb & 0x7fffffff : cb) ^ (uint32_t)pnb << 31;
        break;
    }
    case 2: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[15] * 4096;
        b = fimm;
        break;
    }
    case 3: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[15] * 4096;
        b = fimm ^ 0x80000000u;
        break;
    }
    case 4: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[15] * 4096;
        b = fimm & 0x7fffffff;
        break;
    }
    default: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[15] * 4096;
        b = (fimm & 0x7fffffff) ^ 0x80000000u;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int32_t operand_guard_28(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[1]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[12];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[12];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int operand_b_24(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[5];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t cbank = (int32_t)in->value[7];
        const int32_t coff = rt_sext_32((uint32_t)in->value[8], 14) * 4;
        b = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    default: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[9] * 4096;
        b = fimm;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int32_t operand_guard_29(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[3]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[12];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[12];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_30(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[0]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[13];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[13];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_31(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[2]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[9];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[9];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_32(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[2]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[6];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[6];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_33(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[1]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[5];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[5];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_34(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[3]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[8];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[8];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_35(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[0]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[6];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[6];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_36(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[1]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[8];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[8];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int operand_a(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    const int32_t ra = (int32_t)in->value[6];
    const int32_t hsa = (int32_t)in->value[8];
    const int32_t haa = (int32_t)in->value[5];
    const int32_t hna = (int32_t)in->value[4];
    uint32_t a;
    if (in->line[0] == 0) {
        const uint32_t x_3 =
            (uint32_t)(hsa == 2 ? (int32_t)(s->r[ra][lane] & 0xffff)
            : (int32_t)(s->r[ra][lane] >> 16)) << 16
            | (uint32_t)(hsa == 3 ? (int32_t)(s->r[ra][lane] >> 16)
            : (int32_t)(s->r[ra][lane] & 0xffff));
        a = (haa ? x_3 & 0x7fff7fff : x_3) ^ (hna ? 2147516416u : 0);
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a source of 32 bits");
    }
    *value = a;
    return 0;
}

static inline int operand_a_2(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    const int32_t ra = (int32_t)in->value[4];
    const int32_t hsal = (int32_t)in->value[6];
    const int32_t hncb = (int32_t)in->value[3];
    uint32_t a;
    if (in->line[0] == 0) {
        const uint32_t x_3 =
            (uint32_t)(hsal == 2 ? (int32_t)(s->r[ra][lane] & 0xffff)
            : (int32_t)(s->r[ra][lane] >> 16)) << 16
            | (uint32_t)(hsal == 3 ? (int32_t)(s->r[ra][lane] >> 16)
            : (int32_t)(s->r[ra][lane] & 0xffff));
        a = x_3 ^ (hncb ? 2147516416u : 0);
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a source of 32 bits");
    }
    *value = a;
    return 0;
}

static inline int32_t operand_guard_37(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[2]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[13];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[13];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int operand_a_3(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    const int32_t ra = (int32_t)in->value[5];
    const int32_t hsa = (int32_t)in->value[7];
    const int32_t haa = (int32_t)in->value[4];
    uint32_t a;
    if (in->line[0] == 0) {
        const uint32_t x_3 =
            (uint32_t)(hsa == 2 ? (int32_t)(s->r[ra][lane] & 0xffff)
            : (int32_t)(s->r[ra][lane] >> 16)) << 16
            | (uint32_t)(hsa == 3 ? (int32_t)(s->r[ra][lane] >> 16)
            : (int32_t)(s->r[ra][lane] & 0xffff));
        a = haa ? x_3 & 0x7fff7fff : x_3;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a source of 32 bits");
    }
    *value = a;
    return 0;
}

static inline int32_t operand_guard_38(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[1]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[11];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[11];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int operand_a_4(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    const int32_t ra = (int32_t)in->value[3];
    const int32_t hsal = (int32_t)in->value[5];
    uint32_t a;
    if (in->line[0] == 0) {
        a = (uint32_t)(hsal == 2 ? (int32_t)(s->r[ra][lane] & 0xffff)
            : (int32_t)(s->r[ra][lane] >> 16)) << 16
            | (uint32_t)(hsal == 3 ? (int32_t)(s->r[ra][lane] >> 16)
            : (int32_t)(s->r[ra][lane] & 0xffff));
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a source of 32 bits");
    }
    *value = a;
    return 0;
}

static inline int operand_a_5(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    const int32_t ra = (int32_t)in->value[4];
    const int32_t hsa = (int32_t)in->value[6];
    uint32_t a;
    if (in->line[0] == 0) {
        a = (uint32_t)(hsa == 2 ? (int32_t)(s->r[ra][lane] & 0xffff)
            : (int32_t)(s->r[ra][lane] >> 16)) << 16
            | (uint32_t)(hsa == 3 ? (int32_t)(s->r[ra][lane] >> 16)
            : (int32_t)(s->r[ra][lane] & 0xffff));
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a source of 32 bits");
    }
    *value = a;
    return 0;
}

static inline int32_t operand_guard_39(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[4]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[14];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[14];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int operand_a_6(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    const int32_t ra = (int32_t)in->value[2];
    const int32_t hsal = (int32_t)in->value[4];
    uint32_t a;
    if (in->line[0] == 0) {
        a = (uint32_t)(hsal == 2 ? (int32_t)(s->r[ra][lane] & 0xffff)
            : (int32_t)(s->r[ra][lane] >> 16)) << 16
            | (uint32_t)(hsal == 3 ? (int32_t)(s->r[ra][lane] >> 16)
            : (int32_t)(s->r[ra][lane] & 0xffff));
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a source of 32 bits");
    }
    *value = a;
    return 0;
}

static inline int32_t operand_guard_40(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[3]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[17];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[17];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int operand_a_7(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    const int32_t ra = (int32_t)in->value[7];
    const int32_t hsa = (int32_t)in->value[9];
    const int32_t haa = (int32_t)in->value[6];
    const int32_t hna = (int32_t)in->value[5];
    uint32_t a;
    if (in->line[0] == 0) {
        const uint32_t x =
            (uint32_t)(hsa == 2 ? (int32_t)(s->r[ra][lane] & 0xffff)
            : (int32_t)(s->r[ra][lane] >> 16)) << 16
            | (uint32_t)(hsa == 3 ? (int32_t)(s->r[ra][lane] >> 16)
            : (int32_t)(s->r[ra][lane] & 0xffff));
        a = (haa ? x & 0x7fff7fff : x) ^ (hna ? 2147516416u : 0);
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a source of 32 bits");
    }
    *value = a;
    return 0;
}

static inline int32_t operand_guard_41(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[3]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[18];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[18];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int operand_a_8(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    const int32_t ra = (int32_t)in->value[8];
    const int32_t hsa = (int32_t)in->value[10];
    const int32_t haa = (int32_t)in->value[7];
    const int32_t hna = (int32_t)in->value[6];
    uint32_t a;
    if (in->line[0] == 0) {
        const uint32_t x =
            (uint32_t)(hsa == 2 ? (int32_t)(s->r[ra][lane] & 0xffff)
            : (int32_t)(s->r[ra][lane] >> 16)) << 16
            | (uint32_t)(hsa == 3 ? (int32_t)(s->r[ra][lane] >> 16)
            : (int32_t)(s->r[ra][lane] & 0xffff));
        a = (haa ? x & 0x7fff7fff : x) ^ (hna ? 2147516416u : 0);
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a source of 32 bits");
    }
    *value = a;
    return 0;
}

static inline int32_t operand_guard_42(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[4]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[13];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[13];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_o(const struct isadora_insn *in)
{
    int32_t o;
    switch (in->line[0]) {
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

static inline uint32_t operand_a_9(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    const int32_t ra = (int32_t)in->value[5];
    uint32_t a;
    if (in->line[1] == 0) {
        const int32_t na = (int32_t)in->value[4];
        a = na ? ~s->r[ra][lane] : s->r[ra][lane];
    } else {
        a = s->r[ra][lane];
    }
    return a;
}

static inline int operand_b_25(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[2]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[8];
        const int32_t nb = (int32_t)in->value[7];
        b = nb ? ~s->r[rb][lane] : s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t nb = (int32_t)in->value[7];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_3(m, in, &cb);
        if (cb_trap) {
            return cb_trap;
        }
        b = nb ? ~cb : cb;
        break;
    }
    case 2:
    case 6: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[12], 20);
        b = (uint32_t)imm;
        break;
    }
    case 3: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[12], 20);
        b = (uint32_t)~imm;
        break;
    }
    case 4: {
        const int32_t rb = (int32_t)in->value[8];
        b = s->r[rb][lane];
        break;
    }
    default: {
        const int32_t cbank = (int32_t)in->value[10];
        const int32_t coff = rt_sext_32((uint32_t)in->value[11], 14) * 4;
        b = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline uint32_t operand_a_10(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    const int32_t ra = (int32_t)in->value[5];
    uint32_t a;
    if (in->line[1] == 0) {
        const int32_t nal = (int32_t)in->value[4];
        a = nal ? ~s->r[ra][lane] : s->r[ra][lane];
    } else {
        a = s->r[ra][lane];
    }
    return a;
}

static inline int operand_cb_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    {
        const int32_t cbank = (int32_t)in->value[7];
        const int32_t coff = rt_sext_32((uint32_t)in->value[8], 14) * 4;
        cb = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = cb;
    return 0;
}

static inline int operand_b_26(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *value)
{
    int64_t b;
    switch (in->line[1]) {
    case 0: {
        const int32_t nb3 = (int32_t)in->value[6];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_6(m, in, &cb);
        if (cb_trap) {
            return cb_trap;
        }
        b = nb3 ? (int64_t)~cb + 1 : cb;
        break;
    }
    case 1: {
        const int32_t uimm = (int32_t)in->value[9];
        b = uimm;
        break;
    }
    default: {
        const int32_t uimm = (int32_t)in->value[9];
        b = (int64_t)(uint32_t)~uimm + 1;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int32_t operand_guard_43(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[4]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[12];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[12];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline uint32_t operand_a_11(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    const int32_t ra = (int32_t)in->value[3];
    const int32_t scale = (int32_t)in->value[11];
    uint32_t a;
    if (in->line[1] == 0) {
        const int32_t na = (int32_t)in->value[2];
        const uint32_t x_2 = s->r[ra][lane] << scale;
        a = na ? ~x_2 : x_2;
    } else {
        a = s->r[ra][lane] << scale;
    }
    return a;
}

static inline int operand_cb_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    {
        const int32_t cbank = (int32_t)in->value[8];
        const int32_t coff = rt_sext_32((uint32_t)in->value[9], 14) * 4;
        cb = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = cb;
    return 0;
}

static inline int operand_b_27(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[2]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[6];
        const int32_t nb = (int32_t)in->value[5];
        b = nb ? ~s->r[rb][lane] : s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t nb = (int32_t)in->value[5];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_7(m, in, &cb);
        if (cb_trap) {
            return cb_trap;
        }
        b = nb ? ~cb : cb;
        break;
    }
    case 2:
    case 6: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[10], 20);
        b = (uint32_t)imm;
        break;
    }
    case 3: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[10], 20);
        b = (uint32_t)~imm;
        break;
    }
    case 4: {
        const int32_t rb = (int32_t)in->value[6];
        b = s->r[rb][lane];
        break;
    }
    default: {
        const int32_t cbank = (int32_t)in->value[8];
        const int32_t coff = rt_sext_32((uint32_t)in->value[9], 14) * 4;
        b = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_b_28(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[6];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t cbank = (int32_t)in->value[8];
        const int32_t coff = rt_sext_32((uint32_t)in->value[9], 14) * 4;
        b = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    default: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[10], 20);
        b = (uint32_t)imm;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_b_29(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[5];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t cbank = (int32_t)in->value[7];
        const int32_t coff = rt_sext_32((uint32_t)in->value[8], 14) * 4;
        b = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    default: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[9], 20);
        b = (uint32_t)imm;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_b_30(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[2]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[10];
        const int32_t lib = (int32_t)in->value[9];
        b = lib ? ~s->r[rb][lane] : s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t lib = (int32_t)in->value[9];
        uint32_t cb = 0;
        const int cb_trap = operand_cb(m, in, &cb);
        if (cb_trap) {
            return cb_trap;
        }
        b = lib ? ~cb : cb;
        break;
    }
    case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[14], 20);
        b = (uint32_t)imm;
        break;
    }
    default: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[14], 20);
        b = (uint32_t)~imm;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int32_t operand_guard_44(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[0]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[9];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[9];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline uint64_t operand_at_2(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    const int32_t ge = (int32_t)in->value[0];
    uint64_t at;
    switch (in->line[0]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[4];
        at = ge ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32 : s->r[ra][lane];
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[4];
        const int32_t off24 = rt_sext_32((uint32_t)in->value[5], 24);
        at = ge ? (s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32) + (uint64_t)off24
            : s->r[ra][lane] + (uint32_t)off24;
        break;
    }
    default: {
        const int32_t uoff24 = (int32_t)in->value[6];
        at = (uint64_t)uoff24;
        break;
    }
    }
    return at;
}

static inline uint64_t operand_at_3(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    const int32_t ge = (int32_t)in->value[0];
    uint64_t at;
    switch (in->line[0]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[3];
        at = ge ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32 : s->r[ra][lane];
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[3];
        const int32_t off24 = rt_sext_32((uint32_t)in->value[4], 24);
        at = ge ? (s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32) + (uint64_t)off24
            : s->r[ra][lane] + (uint32_t)off24;
        break;
    }
    default: {
        const int32_t uoff24 = (int32_t)in->value[5];
        at = (uint64_t)uoff24;
        break;
    }
    }
    return at;
}

static inline uint32_t operand_at_4(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    uint32_t at;
    switch (in->line[0]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[3];
        at = s->r[ra][lane];
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[3];
        const int32_t off24 = rt_sext_32((uint32_t)in->value[4], 24);
        at = s->r[ra][lane] + (uint32_t)off24;
        break;
    }
    default: {
        const int32_t uoff24 = (int32_t)in->value[5];
        at = (uint32_t)uoff24;
        break;
    }
    }
    return at;
}

static inline uint32_t operand_at_5(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    uint32_t at;
    switch (in->line[0]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[2];
        at = s->r[ra][lane];
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[2];
        const int32_t off24 = rt_sext_32((uint32_t)in->value[3], 24);
        at = s->r[ra][lane] + (uint32_t)off24;
        break;
    }
    default: {
        const int32_t uoff24 = (int32_t)in->value[4];
        at = (uint32_t)uoff24;
        break;
    }
    }
    return at;
}

static inline uint32_t operand_at_6(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    uint32_t at;
    switch (in->line[0]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[1];
        at = s->r[ra][lane];
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[1];
        const int32_t off24 = rt_sext_32((uint32_t)in->value[2], 24);
        at = s->r[ra][lane] + (uint32_t)off24;
        break;
    }
    default: {
        const int32_t uoff24 = (int32_t)in->value[3];
        at = (uint32_t)uoff24;
        break;
    }
    }
    return at;
}

static inline uint32_t operand_at_7(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    uint32_t at_2;
    switch (in->line[0]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[4];
        at_2 = s->r[ra][lane];
        break;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[4];
        const int32_t cindex = rt_sext_32((uint32_t)in->value[5], 16);
        at_2 = s->r[ra][lane] + (uint32_t)cindex;
        break;
    }
    default: {
        const int32_t ucindex = (int32_t)in->value[6];
        at_2 = (uint32_t)ucindex;
        break;
    }
    }
    return at_2;
}

static inline int operand_b_31(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[1];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t cbank = (int32_t)in->value[3];
        const int32_t coff = rt_sext_32((uint32_t)in->value[4], 14) * 4;
        b = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    default: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[5], 20);
        b = (uint32_t)imm;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int32_t operand_guard_45(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[1]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_46(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[2]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[10];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[10];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int operand_b_32(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[3];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t cbank = (int32_t)in->value[5];
        const int32_t coff = rt_sext_32((uint32_t)in->value[6], 14) * 4;
        b = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    default: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[7], 20);
        b = (uint32_t)imm;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_b_33(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b_2;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[4];
        b_2 = s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t cbank = (int32_t)in->value[6];
        const int32_t coff = rt_sext_32((uint32_t)in->value[7], 14) * 4;
        b_2 = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    default: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[8], 20);
        b_2 = (uint32_t)imm;
        break;
    }
    }
    *value = b_2;
    return 0;
}

static inline int operand_b_34(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[2]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[9];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t cbank = (int32_t)in->value[11];
        const int32_t coff = rt_sext_32((uint32_t)in->value[12], 14) * 4;
        b = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    default: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[13], 20);
        b = (uint32_t)imm;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int32_t operand_guard_47(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[5]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[14];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[14];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int operand_c_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    const int32_t cbank = (int32_t)in->value[12];
    const int32_t coff = rt_sext_32((uint32_t)in->value[13], 14) * 4;
    uint32_t c;
    uint32_t cb;
    cb = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
    if (m->trap.kind)
        return (int)m->trap.kind;
    c = cb;
    *value = c;
    return 0;
}

static inline int32_t operand_guard_48(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[1]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[14];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[14];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int operand_b_35(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *value)
{
    const int32_t cbank = (int32_t)in->value[10];
    const int32_t coff = rt_sext_32((uint32_t)in->value[11], 14) * 4;
    const int32_t xhc = (int32_t)in->value[12];
    int64_t b;
    uint32_t cb;
    cb = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
    if (m->trap.kind)
        return (int)m->trap.kind;
    b = (int64_t)(cb | (uint64_t)(cb >> 16 * xhc & 0xffff) << 32 | (uint64_t)xhc << 48);
    *value = b;
    return 0;
}

static inline int32_t operand_guard_49(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[3]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[10];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[10];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int operand_b_36(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[4];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t cbank = (int32_t)in->value[6];
        const int32_t coff = rt_sext_32((uint32_t)in->value[7], 14) * 4;
        b = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    default: {
        const int32_t uimm = (int32_t)in->value[8];
        b = (uint32_t)uimm;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int32_t operand_guard_50(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[1]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[13];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[13];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline uint32_t operand_b_37(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    uint32_t b;
    if (in->line[0] == 0) {
        const int32_t rb = (int32_t)in->value[7];
        b = s->r[rb][lane];
    } else {
        const int32_t fimm6 = (int32_t)in->value[9];
        b = (uint32_t)fimm6;
    }
    return b;
}

static inline int operand_b_38(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[4];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t cbank = (int32_t)in->value[6];
        const int32_t coff = rt_sext_32((uint32_t)in->value[7], 14) * 4;
        b = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    default: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[8], 20);
        b = (uint32_t)imm;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_b_39(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[5];
        const int32_t nbi = (int32_t)in->value[4];
        b = nbi ? ~s->r[rb][lane] : s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t nbi = (int32_t)in->value[4];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_6(m, in, &cb);
        if (cb_trap) {
            return cb_trap;
        }
        b = nbi ? ~cb : cb;
        break;
    }
    case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[9], 20);
        b = (uint32_t)imm;
        break;
    }
    default: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[9], 20);
        b = (uint32_t)~imm;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_cb_8(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    {
        const int32_t cbank = (int32_t)in->value[4];
        const int32_t coff = rt_sext_32((uint32_t)in->value[5], 14) * 4;
        cb = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = cb;
    return 0;
}

static inline int operand_b_40(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[2];
        const int32_t nbi = (int32_t)in->value[1];
        b = nbi ? ~s->r[rb][lane] : s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t nbi = (int32_t)in->value[1];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_8(m, in, &cb);
        if (cb_trap) {
            return cb_trap;
        }
        b = nbi ? ~cb : cb;
        break;
    }
    case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[6], 20);
        b = (uint32_t)imm;
        break;
    }
    default: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[6], 20);
        b = (uint32_t)~imm;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int64_t operand_s(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane)
{
    const int32_t ra = (int32_t)in->value[5];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t lean = (int32_t)in->value[4];
    int64_t s_2;
    {
        const int32_t leas = (int32_t)((uint32_t)((uint64_t)word >> 39) & 0x1f);
        const uint32_t x = s->r[ra][lane] << leas;
        s_2 = lean ? (int64_t)~x + 1 : x;
    }
    return s_2;
}

static inline int operand_b_41(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[2]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[7];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t cbank = (int32_t)in->value[9];
        const int32_t coff = rt_sext_32((uint32_t)in->value[10], 14) * 4;
        b = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    default: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[11], 20);
        b = (uint32_t)imm;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int64_t operand_s_2(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane)
{
    const int32_t ra = (int32_t)in->value[5];
    const int32_t rc = (int32_t)in->value[9];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t lehn = (int32_t)in->value[4];
    int64_t s_2;
    {
        const int32_t lehs = (int32_t)((uint32_t)((uint64_t)word >> 28) & 0x1f);
        const uint64_t x = (s->r[ra][lane] | (uint64_t)s->r[rc][lane] << 32) >> (32 - lehs);
        s_2 = lehn ? (int64_t)~(uint32_t)x + 1 : (uint32_t)x;
    }
    return s_2;
}

static inline int64_t operand_s_3(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane)
{
    const int32_t ra = (int32_t)in->value[5];
    const int32_t rc = (int32_t)in->value[9];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t lecn = (int32_t)in->value[4];
    int64_t s_2;
    {
        const int32_t lecs = (int32_t)((uint32_t)((uint64_t)word >> 51) & 0x1f);
        const uint64_t x = (s->r[ra][lane] | (uint64_t)s->r[rc][lane] << 32) >> (32 - lecs);
        s_2 = lecn ? (int64_t)~(uint32_t)x + 1 : (uint32_t)x;
    }
    return s_2;
}

static inline int32_t operand_guard_51(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[1]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[2];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[2];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline uint32_t operand_v(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in)
{
    uint32_t v;
    switch (in->line[0]) {
    case 0:
    case 1: {
        const int32_t sreg = (int32_t)in->value[1];
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

static inline int32_t operand_guard_52(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_2;
    switch (in->line[1]) {
    case 0:
        guard_2 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[5];
        guard_2 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[5];
        guard_2 = !s->p[gp][lane];
        break;
    }
    }
    return guard_2;
}

static inline int32_t operand_guard_53(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_3;
    switch (in->line[1]) {
    case 0:
        guard_3 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[5];
        guard_3 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[5];
        guard_3 = !s->p[gp][lane];
        break;
    }
    }
    return guard_3;
}

static inline int32_t operand_guard_54(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_2;
    switch (in->line[2]) {
    case 0:
        guard_2 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[8];
        guard_2 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[8];
        guard_2 = !s->p[gp][lane];
        break;
    }
    }
    return guard_2;
}

static inline uint32_t operand_l(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    uint32_t l;
    if (in->line[0] == 0) {
        const int32_t rb = (int32_t)in->value[4];
        l = s->r[rb][lane];
    } else {
        const int32_t slane = (int32_t)in->value[5];
        l = (uint32_t)slane;
    }
    return l;
}

static inline uint32_t operand_k(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    uint32_t k;
    if (in->line[1] == 0) {
        const int32_t rc = (int32_t)in->value[6];
        k = s->r[rc][lane];
    } else {
        const int32_t sclamp = (int32_t)in->value[7];
        k = (uint32_t)sclamp;
    }
    return k;
}

static inline int32_t operand_guard_55(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[2]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[4];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[4];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_56(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[3]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[7];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[7];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_57(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[3]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[6];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[6];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_58(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[4]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[11];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[11];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_59(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[2]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[12];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[12];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_60(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[7]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[20];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[20];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int64_t operand_a_12(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane)
{
    const int32_t ra = (int32_t)in->value[8];
    const rt_u128 word = rt_wide(rt_word(m, in));
    int64_t a;
    switch (in->line[5]) {
    case 0: {
        const int32_t vab = (int32_t)in->value[9];
        const int32_t vas = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        a = vas ? (int8_t)(s->r[ra][lane] >> 8 * vab & 0xff)
            : (int32_t)(s->r[ra][lane] >> 8 * vab & 0xff);
        break;
    }
    case 1: {
        const int32_t vah = (int32_t)in->value[11];
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

static inline int64_t operand_b_42(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane)
{
    const rt_u128 word = rt_wide(rt_word(m, in));
    int64_t b;
    switch (in->line[6]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[13];
        const int32_t vbb = (int32_t)in->value[14];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        b = vbs ? (int8_t)(s->r[rb][lane] >> 8 * vbb & 0xff)
            : (int32_t)(s->r[rb][lane] >> 8 * vbb & 0xff);
        break;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[13];
        const int32_t vbh = (int32_t)in->value[16];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        b = vbs ? (int16_t)(s->r[rb][lane] >> 16 * vbh & 0xffff)
            : (int32_t)(s->r[rb][lane] >> 16 * vbh & 0xffff);
        break;
    }
    case 2: {
        const int32_t rb = (int32_t)in->value[13];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        b = vbs ? (int64_t)(int32_t)s->r[rb][lane] : s->r[rb][lane];
        break;
    }
    default: {
        const int32_t vn16 = (int32_t)in->value[17];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        b = vbs ? (int16_t)vn16 : vn16;
        break;
    }
    }
    return b;
}

static inline int32_t operand_guard_61(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[7]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[18];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[18];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int64_t operand_a_13(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane)
{
    const int32_t ra = (int32_t)in->value[7];
    const rt_u128 word = rt_wide(rt_word(m, in));
    int64_t a;
    switch (in->line[5]) {
    case 0: {
        const int32_t vab = (int32_t)in->value[8];
        const int32_t vas = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        a = vas ? (int8_t)(s->r[ra][lane] >> 8 * vab & 0xff)
            : (int32_t)(s->r[ra][lane] >> 8 * vab & 0xff);
        break;
    }
    case 1: {
        const int32_t vah = (int32_t)in->value[10];
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

static inline int64_t operand_b_43(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane)
{
    const rt_u128 word = rt_wide(rt_word(m, in));
    int64_t b;
    switch (in->line[6]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[11];
        const int32_t vbb = (int32_t)in->value[12];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        b = vbs ? (int8_t)(s->r[rb][lane] >> 8 * vbb & 0xff)
            : (int32_t)(s->r[rb][lane] >> 8 * vbb & 0xff);
        break;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[11];
        const int32_t vbh = (int32_t)in->value[14];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        b = vbs ? (int16_t)(s->r[rb][lane] >> 16 * vbh & 0xffff)
            : (int32_t)(s->r[rb][lane] >> 16 * vbh & 0xffff);
        break;
    }
    case 2: {
        const int32_t rb = (int32_t)in->value[11];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        b = vbs ? (int64_t)(int32_t)s->r[rb][lane] : s->r[rb][lane];
        break;
    }
    default: {
        const int32_t vn16 = (int32_t)in->value[15];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        b = vbs ? (int16_t)vn16 : vn16;
        break;
    }
    }
    return b;
}

static inline int32_t operand_guard_62(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[7]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[19];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[19];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int64_t operand_b_44(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane)
{
    const rt_u128 word = rt_wide(rt_word(m, in));
    int64_t b;
    switch (in->line[6]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[12];
        const int32_t vbb = (int32_t)in->value[13];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        b = vbs ? (int8_t)(s->r[rb][lane] >> 8 * vbb & 0xff)
            : (int32_t)(s->r[rb][lane] >> 8 * vbb & 0xff);
        break;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[12];
        const int32_t vbh = (int32_t)in->value[15];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        b = vbs ? (int16_t)(s->r[rb][lane] >> 16 * vbh & 0xffff)
            : (int32_t)(s->r[rb][lane] >> 16 * vbh & 0xffff);
        break;
    }
    case 2: {
        const int32_t rb = (int32_t)in->value[12];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        b = vbs ? (int64_t)(int32_t)s->r[rb][lane] : s->r[rb][lane];
        break;
    }
    default: {
        const int32_t vn16 = (int32_t)in->value[16];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        b = vbs ? (int16_t)vn16 : vn16;
        break;
    }
    }
    return b;
}

static inline int32_t operand_guard_63(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[7]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[17];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[17];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int64_t operand_a_14(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane)
{
    const int32_t ra = (int32_t)in->value[6];
    const rt_u128 word = rt_wide(rt_word(m, in));
    int64_t a;
    switch (in->line[5]) {
    case 0: {
        const int32_t vab = (int32_t)in->value[7];
        const int32_t vas = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        a = vas ? (int8_t)(s->r[ra][lane] >> 8 * vab & 0xff)
            : (int32_t)(s->r[ra][lane] >> 8 * vab & 0xff);
        break;
    }
    case 1: {
        const int32_t vah = (int32_t)in->value[9];
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

static inline int64_t operand_b_45(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane)
{
    const rt_u128 word = rt_wide(rt_word(m, in));
    int64_t b;
    switch (in->line[6]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[10];
        const int32_t vbb = (int32_t)in->value[11];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        b = vbs ? (int8_t)(s->r[rb][lane] >> 8 * vbb & 0xff)
            : (int32_t)(s->r[rb][lane] >> 8 * vbb & 0xff);
        break;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[10];
        const int32_t vbh = (int32_t)in->value[13];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        b = vbs ? (int16_t)(s->r[rb][lane] >> 16 * vbh & 0xffff)
            : (int32_t)(s->r[rb][lane] >> 16 * vbh & 0xffff);
        break;
    }
    case 2: {
        const int32_t rb = (int32_t)in->value[10];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        b = vbs ? (int64_t)(int32_t)s->r[rb][lane] : s->r[rb][lane];
        break;
    }
    default: {
        const int32_t vn16 = (int32_t)in->value[14];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        b = vbs ? (int16_t)vn16 : vn16;
        break;
    }
    }
    return b;
}

static inline int32_t operand_guard_64(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[8]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[17];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[17];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_65(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[10]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[19];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[19];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_o_2(const struct isadora_insn *in)
{
    int32_t o;
    if (in->line[5] == 0) {
        o = 0;
    } else {
        o = 1;
    }
    return o;
}

static inline int64_t operand_va(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane)
{
    const int32_t ra = (int32_t)in->value[7];
    const rt_u128 word = rt_wide(rt_word(m, in));
    int64_t va;
    switch (in->line[7]) {
    case 0: {
        const int32_t vab = (int32_t)in->value[8];
        const int32_t vas = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        va = vas ? (int8_t)(s->r[ra][lane] >> 8 * vab & 0xff)
            : (int32_t)(s->r[ra][lane] >> 8 * vab & 0xff);
        break;
    }
    case 1: {
        const int32_t vah = (int32_t)in->value[10];
        const int32_t vas = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        va = vas ? (int16_t)(s->r[ra][lane] >> 16 * vah & 0xffff)
            : (int32_t)(s->r[ra][lane] >> 16 * vah & 0xffff);
        break;
    }
    default: {
        const int32_t vas = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        va = vas ? (int64_t)(int32_t)s->r[ra][lane] : s->r[ra][lane];
        break;
    }
    }
    return va;
}

static inline int64_t operand_a_15(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane)
{
    const int32_t ra = (int32_t)in->value[7];
    const rt_u128 word = rt_wide(rt_word(m, in));
    int64_t a;
    switch (in->line[6]) {
    case 0: {
        const int64_t va = operand_va(m, s, in, lane);
        a = va;
        break;
    }
    case 1: {
        const int32_t vab = (int32_t)in->value[8];
        const int32_t vas = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        a = vas ? (int8_t)(s->r[ra][lane] >> 8 * vab & 0xff)
            : (int32_t)(s->r[ra][lane] >> 8 * vab & 0xff);
        break;
    }
    case 2: {
        const int32_t vah = (int32_t)in->value[10];
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

static inline int64_t operand_b_46(struct isadora_machine *m, struct maxwell_state *s,
    const struct isadora_insn *in, int32_t lane)
{
    const rt_u128 word = rt_wide(rt_word(m, in));
    int64_t b;
    switch (in->line[8]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[11];
        const int32_t vbb = (int32_t)in->value[12];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        b = vbs ? (int8_t)(s->r[rb][lane] >> 8 * vbb & 0xff)
            : (int32_t)(s->r[rb][lane] >> 8 * vbb & 0xff);
        break;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[11];
        const int32_t vbh = (int32_t)in->value[14];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        b = vbs ? (int16_t)(s->r[rb][lane] >> 16 * vbh & 0xffff)
            : (int32_t)(s->r[rb][lane] >> 16 * vbh & 0xffff);
        break;
    }
    case 2: {
        const int32_t rb = (int32_t)in->value[11];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        b = vbs ? (int64_t)(int32_t)s->r[rb][lane] : s->r[rb][lane];
        break;
    }
    default: {
        const int32_t vn16 = (int32_t)in->value[15];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        b = vbs ? (int16_t)vn16 : vn16;
        break;
    }
    }
    return b;
}

static inline int32_t operand_guard_66(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[6]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[18];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[18];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int64_t operand_a_16(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    const int32_t ra = (int32_t)in->value[7];
    const int32_t vas = (int32_t)in->value[1];
    int64_t a;
    switch (in->line[4]) {
    case 0: {
        const int32_t vab = (int32_t)in->value[8];
        a = vas ? (int8_t)(s->r[ra][lane] >> 8 * vab & 0xff)
            : (int32_t)(s->r[ra][lane] >> 8 * vab & 0xff);
        break;
    }
    case 1: {
        const int32_t vah = (int32_t)in->value[10];
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

static inline uint32_t operand_b_47(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    uint32_t b;
    switch (in->line[5]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[11];
        const int32_t vbb = (int32_t)in->value[12];
        b = s->r[rb][lane] >> 8 * vbb & 0xff;
        break;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[11];
        const int32_t vbh = (int32_t)in->value[14];
        b = s->r[rb][lane] >> 16 * vbh & 0xffff;
        break;
    }
    case 2: {
        const int32_t rb = (int32_t)in->value[11];
        b = s->r[rb][lane];
        break;
    }
    default: {
        const int32_t vn16 = (int32_t)in->value[15];
        b = (uint32_t)vn16;
        break;
    }
    }
    return b;
}

static inline int32_t operand_guard_67(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[0]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[16];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[16];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_68(struct maxwell_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[0]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[10];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[10];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
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
