/* Generated from the description volta by gen/emit/exec.lua. Do not edit. */
/* What the files with the functions of the forms share. */
#ifndef VOLTA_EXEC_H
#define VOLTA_EXEC_H

#include "volta_state.h"
#include "floating.h"

static inline uint32_t read_sr(const struct isadora_machine *m, const struct volta_state *s, int32_t index);
static inline void write_sr(struct isadora_machine *m, int32_t index, uint32_t value);

/* Some entries of $SR stand for other state. */
static inline uint32_t read_sr(const struct isadora_machine *m, const struct volta_state *s, int32_t index)
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
    case 255:
        return 0;
    default:
        return s->sr[index][m->lane];
    }
}

static inline void write_sr(struct isadora_machine *m, int32_t index, uint32_t value)
{
    struct volta_state *const s = m->state;
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
    case 255:
        break;
    default:
        s->sr[index][m->lane] = value;
        break;
    }
}

static inline int32_t operand_guard(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_2(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_3(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_4(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[4]) {
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

static inline int32_t operand_guard_5(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_6(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_7(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_8(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_9(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[4]) {
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

static inline int32_t operand_guard_10(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_11(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_12(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_13(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_14(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[0]) {
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

static inline int32_t operand_guard_15(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[0]) {
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

static inline int32_t operand_q(struct volta_state *s, const struct isadora_insn *in, int32_t lane)
{
    int32_t q;
    switch (in->line[0]) {
    case 0:
        q = 1;
        break;
    case 1: {
        const int32_t q0 = (int32_t)in->value[1];
        q = s->p[q0][lane] ^ 1;
        break;
    }
    default: {
        const int32_t q0 = (int32_t)in->value[1];
        q = s->p[q0][lane];
        break;
    }
    }
    return q;
}

static inline int32_t operand_guard_16(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_17(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_18(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_19(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_20(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_21(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_22(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_q_2(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t q;
    switch (in->line[1]) {
    case 0:
        q = 1;
        break;
    case 1: {
        const int32_t q0 = (int32_t)in->value[2];
        q = s->p[q0][lane] ^ 1;
        break;
    }
    default: {
        const int32_t q0 = (int32_t)in->value[2];
        q = s->p[q0][lane];
        break;
    }
    }
    return q;
}

static inline int32_t operand_guard_23(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_q_3(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t q_2;
    switch (in->line[1]) {
    case 0:
        q_2 = 1;
        break;
    case 1: {
        const int32_t q0 = (int32_t)in->value[2];
        q_2 = s->p[q0][lane] ^ 1;
        break;
    }
    default: {
        const int32_t q0 = (int32_t)in->value[2];
        q_2 = s->p[q0][lane];
        break;
    }
    }
    return q_2;
}

static inline int32_t operand_guard_24(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_2;
    switch (in->line[2]) {
    case 0:
        guard_2 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[4];
        guard_2 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[4];
        guard_2 = !s->p[gp][lane];
        break;
    }
    }
    return guard_2;
}

static inline int32_t operand_q_4(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t q_2;
    switch (in->line[0]) {
    case 0:
        q_2 = 1;
        break;
    case 1: {
        const int32_t q0 = (int32_t)in->value[1];
        q_2 = s->p[q0][lane] ^ 1;
        break;
    }
    default: {
        const int32_t q0 = (int32_t)in->value[1];
        q_2 = s->p[q0][lane];
        break;
    }
    }
    return q_2;
}

static inline int operand_m(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value)
{
    uint32_t m_2;
    switch (in->line[1]) {
    case 0: {
        const uint32_t uimm = (uint32_t)in->value[2];
        m_2 = uimm;
        break;
    }
    case 1: {
        const int32_t cbank = (int32_t)in->value[3];
        const int32_t coff = rt_sext_32((uint32_t)in->value[4], 14) * 4;
        m_2 = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 2:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    default: {
        const int32_t ub = (int32_t)in->value[5];
        m_2 = s->ur[ub];
        break;
    }
    }
    *value = m_2;
    return 0;
}

static inline int32_t operand_guard_25(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_2;
    switch (in->line[2]) {
    case 0:
        guard_2 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[6];
        guard_2 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[6];
        guard_2 = !s->p[gp][lane];
        break;
    }
    }
    return guard_2;
}

static inline int32_t operand_q_5(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t q;
    switch (in->line[0]) {
    case 0:
        q = 1;
        break;
    case 1: {
        const int32_t q0 = (int32_t)in->value[2];
        q = s->p[q0][lane] ^ 1;
        break;
    }
    default: {
        const int32_t q0 = (int32_t)in->value[2];
        q = s->p[q0][lane];
        break;
    }
    }
    return q;
}

static inline int32_t operand_q_6(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t q_2;
    switch (in->line[0]) {
    case 0:
        q_2 = 1;
        break;
    case 1: {
        const int32_t q0 = (int32_t)in->value[2];
        q_2 = s->p[q0][lane] ^ 1;
        break;
    }
    default: {
        const int32_t q0 = (int32_t)in->value[2];
        q_2 = s->p[q0][lane];
        break;
    }
    }
    return q_2;
}

static inline int32_t operand_guard_26(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_2;
    switch (in->line[1]) {
    case 0:
        guard_2 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[4];
        guard_2 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[4];
        guard_2 = !s->p[gp][lane];
        break;
    }
    }
    return guard_2;
}

static inline int32_t operand_guard_27(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_28(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_2;
    switch (in->line[1]) {
    case 0:
        guard_2 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[2];
        guard_2 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[2];
        guard_2 = !s->p[gp][lane];
        break;
    }
    }
    return guard_2;
}

static inline int32_t operand_guard_29(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[1]) {
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

static inline int32_t operand_guard_30(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_31(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_32(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_uguard(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[1]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[5];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[5];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline int32_t operand_uguard_2(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[1]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[3];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[3];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline int32_t operand_uguard_3(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[0]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[3];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[3];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline int32_t operand_uguard_4(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[0]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[2];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[2];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline int32_t operand_uguard_5(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[0]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[0];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[0];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline int32_t operand_s(const struct isadora_insn *in)
{
    int32_t s_2;
    if (in->line[0] == 0) {
        const int32_t qspace = (int32_t)in->value[1];
        s_2 = qspace;
    } else {
        const int32_t qspace9 = (int32_t)in->value[2];
        s_2 = qspace9;
    }
    return s_2;
}

static inline int32_t operand_uguard_6(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[0]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[1];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[1];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline int32_t operand_uguard_7(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[2]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[3];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[3];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline int32_t operand_uguard_8(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[1]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[1];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[1];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline int32_t operand_uguard_9(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[1]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[2];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[2];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline int32_t operand_q_7(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t q;
    switch (in->line[0]) {
    case 0:
        q = 1;
        break;
    case 1: {
        const int32_t q0 = (int32_t)in->value[4];
        q = s->p[q0][lane] ^ 1;
        break;
    }
    default: {
        const int32_t q0 = (int32_t)in->value[4];
        q = s->p[q0][lane];
        break;
    }
    }
    return q;
}

static inline int32_t operand_q_8(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t q;
    switch (in->line[0]) {
    case 0:
        q = 1;
        break;
    case 1: {
        const int32_t q0 = (int32_t)in->value[3];
        q = s->p[q0][lane] ^ 1;
        break;
    }
    default: {
        const int32_t q0 = (int32_t)in->value[3];
        q = s->p[q0][lane];
        break;
    }
    }
    return q;
}

static inline uint64_t operand_to(struct isadora_machine *m, const struct isadora_insn *in)
{
    const uint64_t next = m->next;
    uint64_t to;
    if (in->line[1] == 0) {
        const int64_t rel = rt_sext_64(in->value[4], 48) * 4;
        to = next + (uint64_t)rel;
    } else {
        const int64_t relh = rt_sext_64(in->value[5], 56) * 4;
        to = next + (uint64_t)relh;
    }
    return to;
}

static inline uint64_t operand_to_2(struct isadora_machine *m, const struct isadora_insn *in)
{
    const uint64_t next = m->next;
    uint64_t to_2;
    if (in->line[1] == 0) {
        const int64_t rel = rt_sext_64(in->value[4], 48) * 4;
        to_2 = next + (uint64_t)rel;
    } else {
        const int64_t relh = rt_sext_64(in->value[5], 56) * 4;
        to_2 = next + (uint64_t)relh;
    }
    return to_2;
}

static inline uint64_t operand_to_3(struct isadora_machine *m, const struct isadora_insn *in)
{
    const uint64_t next = m->next;
    uint64_t to;
    if (in->line[2] == 0) {
        const int64_t rel = rt_sext_64(in->value[6], 48) * 4;
        to = next + (uint64_t)rel;
    } else {
        const int64_t relh = rt_sext_64(in->value[7], 56) * 4;
        to = next + (uint64_t)relh;
    }
    return to;
}

static inline uint64_t operand_to_4(struct isadora_machine *m, const struct isadora_insn *in)
{
    const uint64_t next = m->next;
    uint64_t to_2;
    if (in->line[2] == 0) {
        const int64_t rel = rt_sext_64(in->value[6], 48) * 4;
        to_2 = next + (uint64_t)rel;
    } else {
        const int64_t relh = rt_sext_64(in->value[7], 56) * 4;
        to_2 = next + (uint64_t)relh;
    }
    return to_2;
}

static inline int64_t operand_to_5(const struct isadora_insn *in)
{
    int64_t to;
    if (in->line[1] == 0) {
        const int64_t at34 = (int64_t)in->value[4] * 4;
        to = at34;
    } else {
        const int64_t ath = (int64_t)in->value[5] * 4;
        to = ath;
    }
    return to;
}

static inline int64_t operand_to_6(const struct isadora_insn *in)
{
    int64_t to_2;
    if (in->line[1] == 0) {
        const int64_t at34 = (int64_t)in->value[4] * 4;
        to_2 = at34;
    } else {
        const int64_t ath = (int64_t)in->value[5] * 4;
        to_2 = ath;
    }
    return to_2;
}

static inline int32_t operand_guard_33(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[2]) {
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

static inline int operand_to_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    const int32_t coff = rt_sext_32((uint32_t)in->value[3], 14) * 4;
    uint32_t to;
    if (in->line[1] == 0) {
        const int32_t cbank = (int32_t)in->value[2];
        to = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    }
    *value = to;
    return 0;
}

static inline int operand_to_8(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    const int32_t coff = rt_sext_32((uint32_t)in->value[3], 14) * 4;
    uint32_t to_2;
    if (in->line[1] == 0) {
        const int32_t cbank = (int32_t)in->value[2];
        to_2 = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    }
    *value = to_2;
    return 0;
}

static inline int64_t operand_to_9(const struct isadora_insn *in)
{
    int64_t to;
    if (in->line[2] == 0) {
        const int64_t at34 = (int64_t)in->value[5] * 4;
        to = at34;
    } else {
        const int64_t ath = (int64_t)in->value[6] * 4;
        to = ath;
    }
    return to;
}

static inline int64_t operand_to_10(const struct isadora_insn *in)
{
    int64_t to_2;
    if (in->line[2] == 0) {
        const int64_t at34 = (int64_t)in->value[5] * 4;
        to_2 = at34;
    } else {
        const int64_t ath = (int64_t)in->value[6] * 4;
        to_2 = ath;
    }
    return to_2;
}

static inline int64_t operand_d(const struct isadora_insn *in)
{
    int64_t d;
    switch (in->line[1]) {
    case 0:
    case 2:
        d = 0;
        break;
    case 1: {
        const int64_t far = rt_sext_64(in->value[4], 48) * 4;
        d = far;
        break;
    }
    default: {
        const int64_t farh = rt_sext_64(in->value[5], 56) * 4;
        d = farh;
        break;
    }
    }
    return d;
}

static inline int64_t operand_d_2(const struct isadora_insn *in)
{
    int64_t d_2;
    switch (in->line[1]) {
    case 0:
    case 2:
        d_2 = 0;
        break;
    case 1: {
        const int64_t far = rt_sext_64(in->value[4], 48) * 4;
        d_2 = far;
        break;
    }
    default: {
        const int64_t farh = rt_sext_64(in->value[5], 56) * 4;
        d_2 = farh;
        break;
    }
    }
    return d_2;
}

static inline int64_t operand_to_11(const struct isadora_insn *in)
{
    int64_t to_2;
    if (in->line[1] == 0) {
        const int64_t at34 = (int64_t)in->value[3] * 4;
        to_2 = at34;
    } else {
        const int64_t ath = (int64_t)in->value[4] * 4;
        to_2 = ath;
    }
    return to_2;
}

static inline int64_t operand_to_12(const struct isadora_insn *in)
{
    int64_t to_3;
    if (in->line[1] == 0) {
        const int64_t at34 = (int64_t)in->value[3] * 4;
        to_3 = at34;
    } else {
        const int64_t ath = (int64_t)in->value[4] * 4;
        to_3 = ath;
    }
    return to_3;
}

static inline int operand_to_13(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    const int32_t coff = rt_sext_32((uint32_t)in->value[4], 14) * 4;
    uint32_t to_2;
    if (in->line[1] == 0) {
        const int32_t cbank = (int32_t)in->value[3];
        to_2 = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    }
    *value = to_2;
    return 0;
}

static inline int operand_to_14(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    const int32_t coff = rt_sext_32((uint32_t)in->value[4], 14) * 4;
    uint32_t to_3;
    if (in->line[1] == 0) {
        const int32_t cbank = (int32_t)in->value[3];
        to_3 = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    }
    *value = to_3;
    return 0;
}

static inline int64_t operand_to_15(const struct isadora_insn *in)
{
    int64_t to_2;
    switch (in->line[1]) {
    case 0:
    case 2:
        to_2 = 0;
        break;
    case 1: {
        const int64_t far = rt_sext_64(in->value[4], 48) * 4;
        to_2 = far;
        break;
    }
    default: {
        const int64_t farh = rt_sext_64(in->value[5], 56) * 4;
        to_2 = farh;
        break;
    }
    }
    return to_2;
}

static inline int64_t operand_to_16(const struct isadora_insn *in)
{
    int64_t to_3;
    switch (in->line[1]) {
    case 0:
    case 2:
        to_3 = 0;
        break;
    case 1: {
        const int64_t far = rt_sext_64(in->value[4], 48) * 4;
        to_3 = far;
        break;
    }
    default: {
        const int64_t farh = rt_sext_64(in->value[5], 56) * 4;
        to_3 = farh;
        break;
    }
    }
    return to_3;
}

static inline uint64_t operand_to_17(struct isadora_machine *m, const struct isadora_insn *in)
{
    const uint64_t next = m->next;
    uint64_t to_2;
    if (in->line[1] == 0) {
        const int64_t rel = rt_sext_64(in->value[3], 48) * 4;
        to_2 = next + (uint64_t)rel;
    } else {
        const int64_t relh = rt_sext_64(in->value[4], 56) * 4;
        to_2 = next + (uint64_t)relh;
    }
    return to_2;
}

static inline uint64_t operand_to_18(struct isadora_machine *m, const struct isadora_insn *in)
{
    const uint64_t next = m->next;
    uint64_t to_3;
    if (in->line[1] == 0) {
        const int64_t rel = rt_sext_64(in->value[3], 48) * 4;
        to_3 = next + (uint64_t)rel;
    } else {
        const int64_t relh = rt_sext_64(in->value[4], 56) * 4;
        to_3 = next + (uint64_t)relh;
    }
    return to_3;
}

static inline uint64_t operand_to_19(struct isadora_machine *m, const struct isadora_insn *in)
{
    const uint64_t next = m->next;
    uint64_t to_3;
    if (in->line[1] == 0) {
        const int64_t rel = rt_sext_64(in->value[4], 48) * 4;
        to_3 = next + (uint64_t)rel;
    } else {
        const int64_t relh = rt_sext_64(in->value[5], 56) * 4;
        to_3 = next + (uint64_t)relh;
    }
    return to_3;
}

static inline int32_t operand_guard_34(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_35(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_36(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_37(struct volta_state *s, const struct isadora_insn *in,
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

static inline int operand_b(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[2];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const uint32_t uimm = (uint32_t)in->value[4];
        b = uimm;
        break;
    }
    case 2: {
        const int32_t cbank = (int32_t)in->value[5];
        const int32_t coff = rt_sext_32((uint32_t)in->value[6], 14) * 4;
        b = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 3:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    default: {
        const int32_t ub = (int32_t)in->value[7];
        b = s->ur[ub];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int32_t operand_guard_38(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_39(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_40(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_41(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_42(struct volta_state *s, const struct isadora_insn *in,
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

static inline uint64_t operand_a(struct volta_state *s, const struct isadora_insn *in, int32_t lane)
{
    const int32_t ra = (int32_t)in->value[3];
    const int32_t na = (int32_t)in->value[2];
    uint64_t a;
    if (in->line[0] == 0) {
        a = (s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32) ^ (uint64_t)na << 63;
    } else {
        a = ((s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32) & INT64_C(0x7fffffffffffffff))
            ^ (uint64_t)na << 63;
    }
    return a;
}

static inline uint64_t operand_b_2(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    const int32_t rc = (int32_t)in->value[6];
    const int32_t nc = (int32_t)in->value[5];
    uint64_t b;
    if (in->line[1] == 0) {
        b = (s->r[rc][lane] | (uint64_t)s->r[rc | 1][lane] << 32) ^ (uint64_t)nc << 63;
    } else {
        b = ((s->r[rc][lane] | (uint64_t)s->r[rc | 1][lane] << 32) & INT64_C(0x7fffffffffffffff))
            ^ (uint64_t)nc << 63;
    }
    return b;
}

static inline int32_t operand_guard_43(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[5]) {
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

static inline uint64_t operand_c(struct volta_state *s, const struct isadora_insn *in, int32_t lane)
{
    const int32_t rc = (int32_t)in->value[13];
    const int32_t nc = (int32_t)in->value[12];
    uint64_t c;
    if (in->line[4] == 0) {
        c = (s->r[rc][lane] | (uint64_t)s->r[rc | 1][lane] << 32) ^ (uint64_t)nc << 63;
    } else {
        c = ((s->r[rc][lane] | (uint64_t)s->r[rc | 1][lane] << 32) & INT64_C(0x7fffffffffffffff))
            ^ (uint64_t)nc << 63;
    }
    return c;
}

static inline int32_t operand_guard_44(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[5]) {
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

static inline int32_t operand_guard_45(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[5]) {
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

static inline uint64_t operand_a_2(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    const int32_t ra = (int32_t)in->value[5];
    const int32_t na = (int32_t)in->value[4];
    uint64_t a;
    if (in->line[0] == 0) {
        a = (s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32) ^ (uint64_t)na << 63;
    } else {
        a = ((s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32) & INT64_C(0x7fffffffffffffff))
            ^ (uint64_t)na << 63;
    }
    return a;
}

static inline uint32_t operand_a_3(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    const int32_t ra = (int32_t)in->value[5];
    const int32_t na = (int32_t)in->value[4];
    uint32_t a;
    if (in->line[0] == 0) {
        a = s->r[ra][lane] ^ (uint32_t)na << 31;
    } else {
        a = (s->r[ra][lane] & 0x7fffffff) ^ (uint32_t)na << 31;
    }
    return a;
}

static inline int32_t operand_guard_46(struct volta_state *s, const struct isadora_insn *in,
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

static inline uint32_t operand_a_4(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    const int32_t ra = (int32_t)in->value[6];
    const int32_t na = (int32_t)in->value[5];
    uint32_t a;
    if (in->line[0] == 0) {
        a = s->r[ra][lane] ^ (uint32_t)na << 31;
    } else {
        a = (s->r[ra][lane] & 0x7fffffff) ^ (uint32_t)na << 31;
    }
    return a;
}

static inline int32_t operand_guard_47(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[5]) {
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

static inline uint32_t operand_c_2(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    const int32_t rc = (int32_t)in->value[15];
    const int32_t nc = (int32_t)in->value[14];
    uint32_t c;
    if (in->line[4] == 0) {
        c = s->r[rc][lane] ^ (uint32_t)nc << 31;
    } else {
        c = (s->r[rc][lane] & 0x7fffffff) ^ (uint32_t)nc << 31;
    }
    return c;
}

static inline uint32_t operand_b_3(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    const int32_t rc = (int32_t)in->value[8];
    const int32_t nc = (int32_t)in->value[7];
    uint32_t b;
    if (in->line[1] == 0) {
        b = s->r[rc][lane] ^ (uint32_t)nc << 31;
    } else {
        b = (s->r[rc][lane] & 0x7fffffff) ^ (uint32_t)nc << 31;
    }
    return b;
}

static inline int32_t operand_guard_48(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[7]) {
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

static inline int32_t operand_m_2(const struct isadora_insn *in)
{
    const int32_t ftz = (int32_t)in->value[0];
    int32_t m_2;
    switch (in->line[0]) {
    case 0:
        m_2 = ftz;
        break;
    case 1: {
        const int32_t fnan = (int32_t)in->value[1];
        m_2 = ftz | fnan << 1;
        break;
    }
    case 2:
    default: {
        const int32_t fnan = (int32_t)in->value[1];
        const int32_t fxors = (int32_t)in->value[2];
        m_2 = ftz | fnan << 1 | fxors << 2;
        break;
    }
    }
    return m_2;
}

static inline uint32_t operand_a_5(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    const int32_t ra = (int32_t)in->value[5];
    const int32_t na = (int32_t)in->value[4];
    uint32_t a;
    if (in->line[2] == 0) {
        a = s->r[ra][lane] ^ (uint32_t)na << 31;
    } else {
        a = (s->r[ra][lane] & 0x7fffffff) ^ (uint32_t)na << 31;
    }
    return a;
}

static inline int32_t operand_guard_49(struct volta_state *s, const struct isadora_insn *in,
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

static inline uint32_t operand_a_6(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    const int32_t ra = (int32_t)in->value[3];
    const int32_t na = (int32_t)in->value[2];
    uint32_t a;
    if (in->line[0] == 0) {
        a = s->r[ra][lane] ^ (uint32_t)na << 31;
    } else {
        a = (s->r[ra][lane] & 0x7fffffff) ^ (uint32_t)na << 31;
    }
    return a;
}

static inline int32_t operand_guard_50(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[0]) {
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

static inline int32_t operand_guard_51(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[13]) {
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

static inline int32_t operand_guard_52(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[16]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[26];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[26];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_53(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[14]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[24];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[24];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_54(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[17]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[27];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[27];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_55(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[15]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[25];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[25];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_56(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[6]) {
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

static inline int32_t operand_guard_57(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[6]) {
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

static inline int32_t operand_guard_58(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[7]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[21];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[21];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_59(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_60(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[14]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[25];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[25];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_61(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[14]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[26];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[26];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_62(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[14]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[23];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[23];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_63(struct volta_state *s, const struct isadora_insn *in,
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

static inline int operand_b_4(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value)
{
    uint32_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t cbank = (int32_t)in->value[4];
        const int32_t coff = rt_sext_32((uint32_t)in->value[5], 14) * 4;
        b = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 1:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    default: {
        const int32_t ub = (int32_t)in->value[6];
        b = s->ur[ub];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int32_t operand_guard_64(struct volta_state *s, const struct isadora_insn *in,
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

static inline int operand_cb(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    const int32_t coff = rt_sext_32((uint32_t)in->value[8], 14) * 4;
    uint32_t cb;
    if (in->line[1] == 0) {
        const int32_t cbank = (int32_t)in->value[7];
        cb = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    }
    *value = cb;
    return 0;
}

static inline int operand_c_3(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *value)
{
    const int32_t nb = (int32_t)in->value[6];
    int64_t c;
    uint32_t cb = 0;
    const int cb_trap = operand_cb(m, in, &cb);
    if (cb_trap) {
        return cb_trap;
    }
    c = nb ? (int64_t)~cb + 1 : cb;
    *value = c;
    return 0;
}

static inline int32_t operand_guard_65(struct volta_state *s, const struct isadora_insn *in,
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

static inline int operand_b_5(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value)
{
    int64_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[4];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[6];
        b = imm;
        break;
    }
    case 2: {
        const int32_t cbank = (int32_t)in->value[7];
        const int32_t coff = rt_sext_32((uint32_t)in->value[8], 14) * 4;
        b = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 3:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    default: {
        const int32_t ub = (int32_t)in->value[9];
        b = s->ur[ub];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_cb_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    if (in->line[1] == 0) {
        const int32_t cbank = (int32_t)in->value[8];
        const int32_t coff = rt_sext_32((uint32_t)in->value[9], 14) * 4;
        cb = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    }
    *value = cb;
    return 0;
}

static inline int operand_c_4(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value)
{
    uint32_t c;
    switch (in->line[0]) {
    case 0: {
        const int32_t imm = (int32_t)(uint32_t)in->value[6];
        c = (uint32_t)imm;
        break;
    }
    case 1: {
        const int32_t ib = (int32_t)in->value[7];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_2(m, in, &cb);
        if (cb_trap) {
            return cb_trap;
        }
        c = ib ? ~cb : cb;
        break;
    }
    default: {
        const int32_t ub = (int32_t)in->value[10];
        const int32_t ib = (int32_t)in->value[7];
        c = ib ? ~s->ur[ub] : s->ur[ub];
        break;
    }
    }
    *value = c;
    return 0;
}

static inline int operand_b_6(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value)
{
    int64_t b;
    switch (in->line[1]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[5];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[7];
        b = imm;
        break;
    }
    case 2: {
        const int32_t cbank = (int32_t)in->value[8];
        const int32_t coff = rt_sext_32((uint32_t)in->value[9], 14) * 4;
        b = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 3:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    default: {
        const int32_t ub = (int32_t)in->value[10];
        b = s->ur[ub];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_cw(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *value)
{
    uint64_t cw;
    if (in->line[2] == 0) {
        const int32_t cbank = (int32_t)in->value[8];
        const int32_t coff = rt_sext_32((uint32_t)in->value[9], 14) * 4;
        cw = rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    }
    *value = cw;
    return 0;
}

static inline int32_t operand_guard_66(struct volta_state *s, const struct isadora_insn *in,
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

static inline int operand_c_5(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint64_t *value)
{
    const int32_t ib = (int32_t)in->value[7];
    uint64_t c;
    if (in->line[1] == 0) {
        uint64_t cw = 0;
        const int cw_trap = operand_cw(m, in, &cw);
        if (cw_trap) {
            return cw_trap;
        }
        c = ib ? ~cw : cw;
    } else {
        const int32_t ub = (int32_t)in->value[10];
        const uint64_t x = s->ur[ub] | (uint64_t)s->ur[ub | 1] << 32;
        c = ib ? ~x : x;
    }
    *value = c;
    return 0;
}

static inline int32_t operand_guard_67(struct volta_state *s, const struct isadora_insn *in,
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

static inline int operand_b_7(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[1]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[5];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const uint32_t uimm = (uint32_t)in->value[7];
        b = uimm;
        break;
    }
    case 2: {
        const int32_t cbank = (int32_t)in->value[8];
        const int32_t coff = rt_sext_32((uint32_t)in->value[9], 14) * 4;
        b = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 3:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    default: {
        const int32_t ub = (int32_t)in->value[10];
        b = s->ur[ub];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int32_t operand_guard_68(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[1]) {
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

static inline int operand_b_8(struct isadora_machine *m, struct volta_state *s,
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
        const uint32_t uimm = (uint32_t)in->value[9];
        b = uimm;
        break;
    }
    case 2: {
        const int32_t cbank = (int32_t)in->value[10];
        const int32_t coff = rt_sext_32((uint32_t)in->value[11], 14) * 4;
        b = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 3:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    default: {
        const int32_t ub = (int32_t)in->value[12];
        b = s->ur[ub];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int32_t operand_guard_69(struct volta_state *s, const struct isadora_insn *in,
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

static inline int operand_c_6(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value)
{
    uint32_t c;
    switch (in->line[0]) {
    case 0: {
        const uint32_t uimm = (uint32_t)in->value[9];
        c = uimm;
        break;
    }
    case 1: {
        const int32_t cbank = (int32_t)in->value[10];
        const int32_t coff = rt_sext_32((uint32_t)in->value[11], 14) * 4;
        c = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 2:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    default: {
        const int32_t ub = (int32_t)in->value[12];
        c = s->ur[ub];
        break;
    }
    }
    *value = c;
    return 0;
}

static inline int32_t operand_guard_70(struct volta_state *s, const struct isadora_insn *in,
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

static inline int operand_b_9(struct isadora_machine *m, struct volta_state *s,
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
        const uint32_t uimm = (uint32_t)in->value[6];
        b_2 = uimm;
        break;
    }
    case 2: {
        const int32_t cbank = (int32_t)in->value[7];
        const int32_t coff = rt_sext_32((uint32_t)in->value[8], 14) * 4;
        b_2 = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 3:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    default: {
        const int32_t ub = (int32_t)in->value[9];
        b_2 = s->ur[ub];
        break;
    }
    }
    *value = b_2;
    return 0;
}

static inline int32_t operand_guard_71(struct volta_state *s, const struct isadora_insn *in,
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

static inline int operand_c_7(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value)
{
    uint32_t c;
    switch (in->line[0]) {
    case 0: {
        const uint32_t uimm = (uint32_t)in->value[6];
        c = uimm;
        break;
    }
    case 1: {
        const int32_t cbank = (int32_t)in->value[7];
        const int32_t coff = rt_sext_32((uint32_t)in->value[8], 14) * 4;
        c = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 2:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    default: {
        const int32_t ub = (int32_t)in->value[9];
        c = s->ur[ub];
        break;
    }
    }
    *value = c;
    return 0;
}

static inline int operand_b_10(struct isadora_machine *m, struct volta_state *s,
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
        const uint32_t uimm = (uint32_t)in->value[5];
        b = uimm;
        break;
    }
    case 2: {
        const int32_t cbank = (int32_t)in->value[6];
        const int32_t coff = rt_sext_32((uint32_t)in->value[7], 14) * 4;
        b = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 3:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    default: {
        const int32_t ub = (int32_t)in->value[8];
        b = s->ur[ub];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int32_t operand_guard_72(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_73(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_r(struct volta_state *s, const struct isadora_insn *in, int32_t lane)
{
    int32_t r;
    switch (in->line[2]) {
    case 0:
        r = 1;
        break;
    case 1: {
        const int32_t q2 = (int32_t)in->value[16];
        r = s->p[q2][lane] ^ 1;
        break;
    }
    default: {
        const int32_t q2 = (int32_t)in->value[16];
        r = s->p[q2][lane];
        break;
    }
    }
    return r;
}

static inline int operand_cb_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    if (in->line[2] == 0) {
        const int32_t cbank = (int32_t)in->value[9];
        const int32_t coff = rt_sext_32((uint32_t)in->value[10], 14) * 4;
        cb = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    }
    *value = cb;
    return 0;
}

static inline int operand_b_11(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value)
{
    int64_t b;
    switch (in->line[1]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[6];
        const int32_t nb = (int32_t)in->value[5];
        const uint32_t x_2 = s->r[rb][lane];
        b = nb ? (int64_t)~x_2 + 1 : x_2;
        break;
    }
    case 1: {
        const uint32_t uimm = (uint32_t)in->value[8];
        b = uimm;
        break;
    }
    case 2: {
        const int32_t nb = (int32_t)in->value[5];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_3(m, in, &cb);
        if (cb_trap) {
            return cb_trap;
        }
        b = nb ? (int64_t)~cb + 1 : cb;
        break;
    }
    default: {
        const int32_t ub = (int32_t)in->value[11];
        const int32_t nb = (int32_t)in->value[5];
        b = nb ? (int64_t)~s->ur[ub] + 1 : s->ur[ub];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_b_12(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[1]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[6];
        const int32_t ib = (int32_t)in->value[5];
        b = ib ? ~s->r[rb][lane] : s->r[rb][lane];
        break;
    }
    case 1: {
        const uint32_t uimm = (uint32_t)in->value[8];
        b = uimm;
        break;
    }
    case 2: {
        const int32_t ib = (int32_t)in->value[5];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_3(m, in, &cb);
        if (cb_trap) {
            return cb_trap;
        }
        b = ib ? ~cb : cb;
        break;
    }
    default: {
        const int32_t ub = (int32_t)in->value[11];
        const int32_t ib = (int32_t)in->value[5];
        b = ib ? ~s->ur[ub] : s->ur[ub];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int32_t operand_guard_74(struct volta_state *s, const struct isadora_insn *in,
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

static inline int operand_cb_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    if (in->line[1] == 0) {
        const int32_t cbank = (int32_t)in->value[5];
        const int32_t coff = rt_sext_32((uint32_t)in->value[6], 14) * 4;
        cb = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    }
    *value = cb;
    return 0;
}

static inline int operand_b_13(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[2];
        const int32_t ib = (int32_t)in->value[1];
        b = ib ? ~s->r[rb][lane] : s->r[rb][lane];
        break;
    }
    case 1: {
        const uint32_t uimm = (uint32_t)in->value[4];
        b = uimm;
        break;
    }
    case 2: {
        const int32_t ib = (int32_t)in->value[1];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_4(m, in, &cb);
        if (cb_trap) {
            return cb_trap;
        }
        b = ib ? ~cb : cb;
        break;
    }
    default: {
        const int32_t ub = (int32_t)in->value[7];
        const int32_t ib = (int32_t)in->value[1];
        b = ib ? ~s->ur[ub] : s->ur[ub];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_b_14(struct isadora_machine *m, struct volta_state *s,
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
        const uint32_t uimm = (uint32_t)in->value[3];
        b = uimm;
        break;
    }
    case 2: {
        const int32_t cbank = (int32_t)in->value[4];
        const int32_t coff = rt_sext_32((uint32_t)in->value[5], 14) * 4;
        b = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 3:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    default: {
        const int32_t ub = (int32_t)in->value[6];
        b = s->ur[ub];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_cb_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    if (in->line[2] == 0) {
        const int32_t cbank = (int32_t)in->value[8];
        const int32_t coff = rt_sext_32((uint32_t)in->value[9], 14) * 4;
        cb = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    }
    *value = cb;
    return 0;
}

static inline int operand_b_15(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b;
    switch (in->line[1]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[5];
        const int32_t ib = (int32_t)in->value[4];
        b = ib ? ~s->r[rb][lane] : s->r[rb][lane];
        break;
    }
    case 1: {
        const uint32_t uimm = (uint32_t)in->value[7];
        b = uimm;
        break;
    }
    case 2: {
        const int32_t ib = (int32_t)in->value[4];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_5(m, in, &cb);
        if (cb_trap) {
            return cb_trap;
        }
        b = ib ? ~cb : cb;
        break;
    }
    default: {
        const int32_t ub = (int32_t)in->value[10];
        const int32_t ib = (int32_t)in->value[4];
        b = ib ? ~s->ur[ub] : s->ur[ub];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_b_16(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value)
{
    int64_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[1];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[3];
        b = imm;
        break;
    }
    case 2: {
        const int32_t cbank = (int32_t)in->value[4];
        const int32_t coff = rt_sext_32((uint32_t)in->value[5], 14) * 4;
        b = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 3:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    default: {
        const int32_t ub = (int32_t)in->value[6];
        b = s->ur[ub];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int32_t operand_guard_75(struct volta_state *s, const struct isadora_insn *in,
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

static inline int operand_b_17(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value)
{
    uint32_t b_2;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[5];
        b_2 = s->r[rb][lane];
        break;
    }
    case 1: {
        const uint32_t uimm = (uint32_t)in->value[7];
        b_2 = uimm;
        break;
    }
    case 2: {
        const int32_t cbank = (int32_t)in->value[8];
        const int32_t coff = rt_sext_32((uint32_t)in->value[9], 14) * 4;
        b_2 = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 3:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    default: {
        const int32_t ub = (int32_t)in->value[10];
        b_2 = s->ur[ub];
        break;
    }
    }
    *value = b_2;
    return 0;
}

static inline int32_t operand_guard_76(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_77(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[5]) {
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

static inline int32_t operand_guard_78(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_79(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[5]) {
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

static inline int32_t operand_guard_80(struct volta_state *s, const struct isadora_insn *in,
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

static inline int operand_at(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *value)
{
    const int32_t ucoff = rt_sext_32((uint32_t)in->value[3], 16);
    int32_t at_2;
    if (in->line[0] == 0) {
        const int32_t cbank = (int32_t)in->value[2];
        at_2 = cbank << 16 | (ucoff & 0xffff);
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    }
    *value = at_2;
    return 0;
}

static inline int32_t operand_uguard_10(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[0]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[4];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[4];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline int32_t operand_uguard_11(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[0]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[5];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[5];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline int32_t operand_uguard_12(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[1]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[6];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[6];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline uint32_t operand_v(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in)
{
    uint32_t v;
    if (in->line[0] == 2) {
        v = read_sr(m, s, 136);
    } else {
        const int32_t sreg = (int32_t)in->value[1];
        v = read_sr(m, s, sreg);
    }
    return v;
}

static inline uint32_t operand_v_2(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in)
{
    uint32_t v;
    if (in->line[0] == 2) {
        v = read_sr(m, s, 136);
    } else {
        const int32_t sreg = (int32_t)in->value[2];
        v = read_sr(m, s, sreg);
    }
    return v;
}

static inline int32_t operand_guard_81(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[3]) {
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

static inline int32_t operand_guard_82(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_83(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[0]) {
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

static inline int32_t operand_guard_84(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_85(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[0]) {
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

static inline int32_t operand_guard_86(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_87(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[6]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[21];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[21];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard_88(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[5]) {
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

static inline int32_t operand_guard_89(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[6]) {
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

static inline int32_t operand_guard_90(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard;
    switch (in->line[5]) {
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

static inline int32_t operand_guard_91(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_uguard_13(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[5]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[10];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[10];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline int64_t operand_b_18(struct volta_state *s, const struct isadora_insn *in)
{
    int64_t b;
    if (in->line[3] == 0) {
        const int32_t ub = (int32_t)in->value[6];
        const int32_t nb = (int32_t)in->value[5];
        const uint32_t x = s->ur[ub];
        b = nb ? (int64_t)~x + 1 : x;
    } else {
        const int32_t imm = (int32_t)(uint32_t)in->value[7];
        b = (uint32_t)imm;
    }
    return b;
}

static inline int32_t operand_uguard_14(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[7]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[14];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[14];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline uint32_t operand_b_19(struct volta_state *s, const struct isadora_insn *in)
{
    uint32_t b;
    if (in->line[3] == 0) {
        const int32_t ub = (int32_t)in->value[6];
        const int32_t ib = (int32_t)in->value[5];
        b = ib ? ~s->ur[ub] : s->ur[ub];
    } else {
        const int32_t imm = (int32_t)(uint32_t)in->value[7];
        b = (uint32_t)imm;
    }
    return b;
}

static inline int32_t operand_uguard_15(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[4]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[7];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[7];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline int64_t operand_b_20(struct volta_state *s, const struct isadora_insn *in)
{
    int64_t b;
    if (in->line[2] == 0) {
        const int32_t ub = (int32_t)in->value[3];
        b = s->ur[ub];
    } else {
        const int32_t imm = (int32_t)(uint32_t)in->value[4];
        b = imm;
    }
    return b;
}

static inline int32_t operand_uguard_16(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[3]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[5];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[5];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline int32_t operand_uguard_17(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[5]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[9];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[9];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline int32_t operand_uguard_18(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[5]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[8];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[8];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline int64_t operand_b_21(struct volta_state *s, const struct isadora_insn *in)
{
    int64_t b;
    if (in->line[3] == 0) {
        const int32_t ub = (int32_t)in->value[4];
        b = s->ur[ub];
    } else {
        const int32_t imm = (int32_t)(uint32_t)in->value[5];
        b = imm;
    }
    return b;
}

static inline int32_t operand_uguard_19(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[6]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[10];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[10];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline int32_t operand_uguard_20(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[3]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[10];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[10];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline int64_t operand_b_22(struct volta_state *s, const struct isadora_insn *in)
{
    int64_t b_2;
    if (in->line[1] == 0) {
        const int32_t ub = (int32_t)in->value[6];
        b_2 = s->ur[ub];
    } else {
        const int32_t imm = (int32_t)(uint32_t)in->value[7];
        b_2 = imm;
    }
    return b_2;
}

static inline int32_t operand_uguard_21(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[4]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[12];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[12];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline int32_t operand_r_2(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t r;
    switch (in->line[3]) {
    case 0:
        r = 1;
        break;
    case 1: {
        const int32_t v2 = (int32_t)in->value[11];
        r = s->up[v2] ^ 1;
        break;
    }
    default: {
        const int32_t v2 = (int32_t)in->value[11];
        r = s->up[v2];
        break;
    }
    }
    return r;
}

static inline int32_t operand_uguard_22(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[4]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[8];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[8];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline int64_t operand_b_23(struct volta_state *s, const struct isadora_insn *in)
{
    int64_t b;
    if (in->line[3] == 0) {
        const int32_t ub = (int32_t)in->value[5];
        const int32_t nb = (int32_t)in->value[4];
        const uint32_t x_2 = s->ur[ub];
        b = nb ? (int64_t)~x_2 + 1 : x_2;
    } else {
        const uint32_t uimm = (uint32_t)in->value[6];
        b = uimm;
    }
    return b;
}

static inline uint32_t operand_b_24(struct volta_state *s, const struct isadora_insn *in)
{
    uint32_t b;
    if (in->line[3] == 0) {
        const int32_t ub = (int32_t)in->value[5];
        const int32_t ib = (int32_t)in->value[4];
        b = ib ? ~s->ur[ub] : s->ur[ub];
    } else {
        const uint32_t uimm = (uint32_t)in->value[6];
        b = uimm;
    }
    return b;
}

static inline int32_t operand_uguard_23(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[6]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[11];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[11];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline uint32_t operand_b_25(struct volta_state *s, const struct isadora_insn *in)
{
    uint32_t b;
    if (in->line[3] == 0) {
        const int32_t ub = (int32_t)in->value[4];
        b = s->ur[ub];
    } else {
        const uint32_t uimm = (uint32_t)in->value[5];
        b = uimm;
    }
    return b;
}

static inline int32_t operand_uguard_24(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[4]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[9];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[9];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline uint32_t operand_b_26(struct volta_state *s, const struct isadora_insn *in)
{
    uint32_t b;
    if (in->line[2] == 0) {
        const int32_t ub = (int32_t)in->value[6];
        b = s->ur[ub];
    } else {
        const uint32_t uimm = (uint32_t)in->value[7];
        b = uimm;
    }
    return b;
}

static inline int32_t operand_uguard_25(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[3]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[8];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[8];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline int32_t operand_uguard_26(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[4]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[6];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[6];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline uint32_t operand_b_27(struct volta_state *s, const struct isadora_insn *in)
{
    uint32_t b;
    if (in->line[2] == 0) {
        const int32_t ub = (int32_t)in->value[3];
        b = s->ur[ub];
    } else {
        const uint32_t uimm = (uint32_t)in->value[4];
        b = uimm;
    }
    return b;
}

static inline uint32_t operand_b_28(struct volta_state *s, const struct isadora_insn *in)
{
    uint32_t b;
    if (in->line[2] == 0) {
        const int32_t ub = (int32_t)in->value[2];
        b = s->ur[ub];
    } else {
        const uint32_t uimm = (uint32_t)in->value[3];
        b = uimm;
    }
    return b;
}

static inline uint32_t operand_b_29(struct volta_state *s, const struct isadora_insn *in)
{
    uint32_t b;
    if (in->line[1] == 0) {
        const int32_t ub = (int32_t)in->value[1];
        b = s->ur[ub];
    } else {
        const uint32_t uimm = (uint32_t)in->value[2];
        b = uimm;
    }
    return b;
}

static inline int32_t operand_uguard_27(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[2]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[4];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[4];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline uint32_t operand_b_30(struct volta_state *s, const struct isadora_insn *in)
{
    uint32_t b;
    if (in->line[1] == 0) {
        const int32_t ub = (int32_t)in->value[2];
        const int32_t ib = (int32_t)in->value[1];
        b = ib ? ~s->ur[ub] : s->ur[ub];
    } else {
        const uint32_t uimm = (uint32_t)in->value[3];
        b = uimm;
    }
    return b;
}

static inline int32_t operand_uguard_28(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[3]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[7];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[7];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline uint32_t operand_b_31(struct volta_state *s, const struct isadora_insn *in)
{
    uint32_t b;
    if (in->line[2] == 0) {
        const int32_t ub = (int32_t)in->value[5];
        const int32_t ib = (int32_t)in->value[4];
        b = ib ? ~s->ur[ub] : s->ur[ub];
    } else {
        const uint32_t uimm = (uint32_t)in->value[6];
        b = uimm;
    }
    return b;
}

static inline int32_t operand_uguard_29(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[3]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[6];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[6];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline uint32_t operand_b_32(struct volta_state *s, const struct isadora_insn *in)
{
    uint32_t b;
    if (in->line[2] == 0) {
        const int32_t ub = (int32_t)in->value[4];
        b = s->ur[ub];
    } else {
        const uint32_t uimm = (uint32_t)in->value[5];
        b = uimm;
    }
    return b;
}

static inline int32_t operand_uguard_30(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[3]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[9];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[9];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline int32_t operand_uguard_31(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[3]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[4];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[4];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline int32_t operand_guard_92(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_guard_93(struct volta_state *s, const struct isadora_insn *in,
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

static inline int32_t operand_uguard_32(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard;
    switch (in->line[2]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[2];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[2];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline int32_t operand_uguard_33(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard_2;
    switch (in->line[2]) {
    case 0:
        uguard_2 = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[2];
        uguard_2 = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[2];
        uguard_2 = !s->up[gup];
        break;
    }
    }
    return uguard_2;
}

static inline uint32_t operand_v_3(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in)
{
    uint32_t v;
    if (in->line[1] == 2) {
        v = read_sr(m, s, 136);
    } else {
        const int32_t sreg = (int32_t)in->value[1];
        v = read_sr(m, s, sreg);
    }
    return v;
}

static inline int32_t operand_uguard_34(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard_3;
    switch (in->line[2]) {
    case 0:
        uguard_3 = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[2];
        uguard_3 = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[2];
        uguard_3 = !s->up[gup];
        break;
    }
    }
    return uguard_3;
}

static inline uint32_t operand_v_4(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in)
{
    uint32_t v_2;
    if (in->line[1] == 2) {
        v_2 = read_sr(m, s, 136);
    } else {
        const int32_t sreg = (int32_t)in->value[1];
        v_2 = read_sr(m, s, sreg);
    }
    return v_2;
}

static inline int32_t operand_uguard_35(struct volta_state *s, const struct isadora_insn *in)
{
    int32_t uguard_4;
    switch (in->line[2]) {
    case 0:
        uguard_4 = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[2];
        uguard_4 = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[2];
        uguard_4 = !s->up[gup];
        break;
    }
    }
    return uguard_4;
}

static inline int operand_c_8(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value)
{
    uint32_t c;
    switch (in->line[1]) {
    case 0: {
        const int32_t imm = (int32_t)(uint32_t)in->value[7];
        c = (uint32_t)imm;
        break;
    }
    case 1: {
        const int32_t cbank = (int32_t)in->value[8];
        const int32_t coff = rt_sext_32((uint32_t)in->value[9], 14) * 4;
        c = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 2:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    default: {
        const int32_t ub = (int32_t)in->value[10];
        c = s->ur[ub];
        break;
    }
    }
    *value = c;
    return 0;
}

static inline int32_t operand_guard_94(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_2;
    switch (in->line[2]) {
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

static inline int32_t operand_guard_95(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_3;
    switch (in->line[2]) {
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

static inline int32_t operand_guard_96(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_2;
    switch (in->line[0]) {
    case 0:
        guard_2 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_2 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_2 = !s->p[gp][lane];
        break;
    }
    }
    return guard_2;
}

static inline int32_t operand_guard_97(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_3;
    switch (in->line[0]) {
    case 0:
        guard_3 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_3 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_3 = !s->p[gp][lane];
        break;
    }
    }
    return guard_3;
}

static inline int32_t operand_guard_98(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_4;
    switch (in->line[0]) {
    case 0:
        guard_4 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_4 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_4 = !s->p[gp][lane];
        break;
    }
    }
    return guard_4;
}

static inline int32_t operand_guard_99(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_5;
    switch (in->line[0]) {
    case 0:
        guard_5 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_5 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_5 = !s->p[gp][lane];
        break;
    }
    }
    return guard_5;
}

static inline int32_t operand_guard_100(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_6;
    switch (in->line[0]) {
    case 0:
        guard_6 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_6 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_6 = !s->p[gp][lane];
        break;
    }
    }
    return guard_6;
}

static inline int32_t operand_guard_101(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_7;
    switch (in->line[0]) {
    case 0:
        guard_7 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_7 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_7 = !s->p[gp][lane];
        break;
    }
    }
    return guard_7;
}

static inline int32_t operand_guard_102(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_8;
    switch (in->line[0]) {
    case 0:
        guard_8 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_8 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_8 = !s->p[gp][lane];
        break;
    }
    }
    return guard_8;
}

static inline int32_t operand_guard_103(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_9;
    switch (in->line[0]) {
    case 0:
        guard_9 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_9 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_9 = !s->p[gp][lane];
        break;
    }
    }
    return guard_9;
}

static inline int32_t operand_guard_104(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_10;
    switch (in->line[0]) {
    case 0:
        guard_10 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_10 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_10 = !s->p[gp][lane];
        break;
    }
    }
    return guard_10;
}

static inline int32_t operand_guard_105(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_11;
    switch (in->line[0]) {
    case 0:
        guard_11 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_11 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_11 = !s->p[gp][lane];
        break;
    }
    }
    return guard_11;
}

static inline int32_t operand_guard_106(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_12;
    switch (in->line[0]) {
    case 0:
        guard_12 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_12 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_12 = !s->p[gp][lane];
        break;
    }
    }
    return guard_12;
}

static inline int32_t operand_guard_107(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_13;
    switch (in->line[0]) {
    case 0:
        guard_13 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_13 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_13 = !s->p[gp][lane];
        break;
    }
    }
    return guard_13;
}

static inline int32_t operand_guard_108(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_14;
    switch (in->line[0]) {
    case 0:
        guard_14 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_14 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_14 = !s->p[gp][lane];
        break;
    }
    }
    return guard_14;
}

static inline int32_t operand_guard_109(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_15;
    switch (in->line[0]) {
    case 0:
        guard_15 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_15 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_15 = !s->p[gp][lane];
        break;
    }
    }
    return guard_15;
}

static inline int32_t operand_guard_110(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_16;
    switch (in->line[0]) {
    case 0:
        guard_16 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_16 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_16 = !s->p[gp][lane];
        break;
    }
    }
    return guard_16;
}

static inline int32_t operand_guard_111(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_17;
    switch (in->line[0]) {
    case 0:
        guard_17 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_17 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_17 = !s->p[gp][lane];
        break;
    }
    }
    return guard_17;
}

static inline int32_t operand_guard_112(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_18;
    switch (in->line[0]) {
    case 0:
        guard_18 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_18 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_18 = !s->p[gp][lane];
        break;
    }
    }
    return guard_18;
}

static inline int32_t operand_guard_113(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_19;
    switch (in->line[0]) {
    case 0:
        guard_19 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_19 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_19 = !s->p[gp][lane];
        break;
    }
    }
    return guard_19;
}

static inline int32_t operand_guard_114(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_20;
    switch (in->line[0]) {
    case 0:
        guard_20 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_20 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_20 = !s->p[gp][lane];
        break;
    }
    }
    return guard_20;
}

static inline int32_t operand_guard_115(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_21;
    switch (in->line[0]) {
    case 0:
        guard_21 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_21 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_21 = !s->p[gp][lane];
        break;
    }
    }
    return guard_21;
}

static inline int32_t operand_guard_116(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_22;
    switch (in->line[0]) {
    case 0:
        guard_22 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_22 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_22 = !s->p[gp][lane];
        break;
    }
    }
    return guard_22;
}

static inline int32_t operand_guard_117(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_23;
    switch (in->line[0]) {
    case 0:
        guard_23 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_23 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_23 = !s->p[gp][lane];
        break;
    }
    }
    return guard_23;
}

static inline int32_t operand_guard_118(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_24;
    switch (in->line[0]) {
    case 0:
        guard_24 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_24 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_24 = !s->p[gp][lane];
        break;
    }
    }
    return guard_24;
}

static inline int32_t operand_guard_119(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_25;
    switch (in->line[0]) {
    case 0:
        guard_25 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_25 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_25 = !s->p[gp][lane];
        break;
    }
    }
    return guard_25;
}

static inline int32_t operand_guard_120(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_26;
    switch (in->line[0]) {
    case 0:
        guard_26 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_26 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_26 = !s->p[gp][lane];
        break;
    }
    }
    return guard_26;
}

static inline int32_t operand_guard_121(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_27;
    switch (in->line[0]) {
    case 0:
        guard_27 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_27 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_27 = !s->p[gp][lane];
        break;
    }
    }
    return guard_27;
}

static inline int32_t operand_guard_122(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_28;
    switch (in->line[0]) {
    case 0:
        guard_28 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_28 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_28 = !s->p[gp][lane];
        break;
    }
    }
    return guard_28;
}

static inline int32_t operand_guard_123(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_29;
    switch (in->line[0]) {
    case 0:
        guard_29 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_29 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_29 = !s->p[gp][lane];
        break;
    }
    }
    return guard_29;
}

static inline int32_t operand_guard_124(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_30;
    switch (in->line[0]) {
    case 0:
        guard_30 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_30 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_30 = !s->p[gp][lane];
        break;
    }
    }
    return guard_30;
}

static inline int32_t operand_guard_125(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_31;
    switch (in->line[0]) {
    case 0:
        guard_31 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_31 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_31 = !s->p[gp][lane];
        break;
    }
    }
    return guard_31;
}

static inline int32_t operand_guard_126(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_32;
    switch (in->line[0]) {
    case 0:
        guard_32 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_32 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_32 = !s->p[gp][lane];
        break;
    }
    }
    return guard_32;
}

static inline int32_t operand_guard_127(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_33;
    switch (in->line[0]) {
    case 0:
        guard_33 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_33 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_33 = !s->p[gp][lane];
        break;
    }
    }
    return guard_33;
}

static inline int32_t operand_guard_128(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_34;
    switch (in->line[0]) {
    case 0:
        guard_34 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[3];
        guard_34 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[3];
        guard_34 = !s->p[gp][lane];
        break;
    }
    }
    return guard_34;
}

static inline int32_t operand_guard_129(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_2;
    switch (in->line[0]) {
    case 0:
        guard_2 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[4];
        guard_2 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[4];
        guard_2 = !s->p[gp][lane];
        break;
    }
    }
    return guard_2;
}

static inline int32_t operand_guard_130(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_3;
    switch (in->line[0]) {
    case 0:
        guard_3 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[4];
        guard_3 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[4];
        guard_3 = !s->p[gp][lane];
        break;
    }
    }
    return guard_3;
}

static inline int32_t operand_guard_131(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    int32_t guard_4;
    switch (in->line[0]) {
    case 0:
        guard_4 = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[4];
        guard_4 = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[4];
        guard_4 = !s->p[gp][lane];
        break;
    }
    }
    return guard_4;
}

static inline int32_t operand_guard_132(struct volta_state *s, const struct isadora_insn *in,
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

static inline uint32_t operand_l(struct volta_state *s, const struct isadora_insn *in, int32_t lane)
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

static inline uint32_t operand_k(struct volta_state *s, const struct isadora_insn *in, int32_t lane)
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

static inline int operand_b_33(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value)
{
    int64_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[4];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[6];
        b = imm;
        break;
    }
    case 2: {
        const uint32_t uimm = (uint32_t)in->value[7];
        b = uimm;
        break;
    }
    case 3: {
        const int32_t cbank = (int32_t)in->value[8];
        const int32_t coff = rt_sext_32((uint32_t)in->value[9], 14) * 4;
        b = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 4:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    default: {
        const int32_t ub = (int32_t)in->value[10];
        b = s->ur[ub];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_b_34(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value)
{
    int64_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[2];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[4];
        b = imm;
        break;
    }
    case 2: {
        const uint32_t uimm = (uint32_t)in->value[5];
        b = uimm;
        break;
    }
    case 3: {
        const int32_t cbank = (int32_t)in->value[6];
        const int32_t coff = rt_sext_32((uint32_t)in->value[7], 14) * 4;
        b = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 4:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    default: {
        const int32_t ub = (int32_t)in->value[8];
        b = s->ur[ub];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int32_t operand_s_2(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane)
{
    const int32_t q2n = (int32_t)in->value[6];
    int32_t s_2;
    if (in->line[2] == 1) {
        const int32_t up2 = (int32_t)in->value[8];
        s_2 = s->up[up2] ^ q2n;
    } else {
        const int32_t q2 = (int32_t)in->value[7];
        s_2 = s->p[q2][lane] ^ q2n;
    }
    return s_2;
}

static inline int operand_cb_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    if (in->line[2] == 0) {
        const int32_t cbank = (int32_t)in->value[6];
        const int32_t coff = rt_sext_32((uint32_t)in->value[7], 14) * 4;
        cb = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    }
    *value = cb;
    return 0;
}

static inline int operand_r_3(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int32_t *value)
{
    int32_t r;
    switch (in->line[1]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[4];
        r = (int32_t)(s->r[rb][lane] >> 31);
        break;
    }
    case 1: {
        uint32_t cb = 0;
        const int cb_trap = operand_cb_6(m, in, &cb);
        if (cb_trap) {
            return cb_trap;
        }
        r = (int32_t)(cb >> 31);
        break;
    }
    default: {
        const int32_t ub = (int32_t)in->value[8];
        r = (int32_t)(s->ur[ub] >> 31);
        break;
    }
    }
    *value = r;
    return 0;
}

int volta_exec_atom_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_hd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_f(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_fd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_cv(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_ct(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_ca(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_ch(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_hd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_f(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_fd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_cv(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_ct(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_ca(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_ch(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_red_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_red_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_red_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_red_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_red_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_redg_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_redg_hd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_redg_f(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_redg_fd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_hu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_cv(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_ct(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_ch(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_p(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_po(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_hp(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_hpo(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bssy(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bsync(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_break(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bmov_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bmov_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bmov_l(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bmov_rb(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bmov_ru(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bmov_bb(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_yield(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_nanosleep_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_nanosleep_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_warpsync_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_warpsync_m(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_warpsync_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_warpsync_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_warpsync_collective_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_warpsync_collective_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_endcollective(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bar_sync(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bar_arv(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bar_red(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bar_all(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_b2r_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_b2r_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_r2b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_depbar_le(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_depbar_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_depbar_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_csmtest(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_pmtrig(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_rpcmov_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_rpcmov_g(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_rpcmov_l(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ctaid_s(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ctaid_g(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ctaid_m(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_syncs_arr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_syncs_chk(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_syncs_x(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_syncs_ld(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_syncs_cas(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_syncs_cctl(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_arrives(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stas(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_redas(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ublkcp(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ublkred(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ublkpf(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmaldg_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmaldg_s(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmastg(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmaredg(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmapf_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmapf_s(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmacctl(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmacmdflush(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_acqbulk(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fence(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctl_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctl_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctl_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctl_va(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctl_ta(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctl_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctll_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctll_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctll_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctlt_all(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctlt_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctlt_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctlt_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_membar_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_membar_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_membar_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_membar_as(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_errbar_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_errbar_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_qspc_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_qspc_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_qspc_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_qspc_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ucgabar_arv(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ucgabar_wait(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cgaerrbar(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_warpgroup(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_warpgroupset(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_usetmaxreg_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_usetmaxreg_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_usetshmsz_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_usetshmsz_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulepc_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulepc_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_nop(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_exit(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_kill(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bra_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bra_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bra_div(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_jmp_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_jmp_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_jmp_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_jmp_uc(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_brx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_jmx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_brxu_brxu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_brxu_jmxu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_call_at(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_call_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_call_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_call_rel(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_call_rr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_call_ur(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ret_rel(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ret_abs(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ret_ur_rel(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ret_ur_abs(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lepc_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lepc_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_rtt(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_preexit(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bpt(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2f_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2f_w(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2f_dw(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2f_df(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2f_nd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2i_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2i_s(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2i_hd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2i_sd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2i_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_w(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_bd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_hd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_wd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_frnd_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_frnd_s(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_frnd_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2fp_p(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2fp_rs(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2fp_m(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2fp_mc(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2ip_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2ip_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2fp(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2ip_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2ip_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_dadd_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_dadd_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_dmul(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_dfma_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_dfma_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_dsetp(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fadd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fmul(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ffma_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ffma_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fmnmx_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fmnmx_isa(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fsel(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fset(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fsetp(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fchk(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fswzadd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_mufu_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_mufu_s(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_mufu_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_mufu_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_al2p(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ald_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ald_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ald_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ast_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ast_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ast_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ipa_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ipa_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_out_f(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_out_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_out_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_out_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_isberd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_isbewr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_pixld(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldtram(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hadd2(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hmul2(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hfma2_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hfma2_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hfma2_rb(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hfma2_rc(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hfma2_mma_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hfma2_mma_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hfma2_mma_rb(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hfma2_mma_rc(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hset2(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hsetp2(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hmnmx2(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_iadd3_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_iadd3_x(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_ri(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_rc(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_ru(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_bx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_cx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_wide_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_wide_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_wide_bx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_wide_cx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_hi_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_hi_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_hi_bx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_hi_cx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lop3(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_shf_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_shf_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_prmt_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_prmt_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sel(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_isetp_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_isetp_x(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_isetp_o(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_isetp_ox(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lea_lo(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lea_x(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lea_hi(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lea_hx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lea_ih(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lea_ix(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lea_sx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lea_xs(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_popc(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_brev(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_flo(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_iabs(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sgxt(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bmsk(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_mov(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imnmx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldg_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldg_vz(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldg_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldg_tz(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldg_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldg_tuz(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldg_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldg_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ld_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ld_vz(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ld_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ld_tz(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ld_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ld_tuz(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ld_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ld_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stg_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stg_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stg_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stg_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stg_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_st_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_st_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_st_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_st_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_st_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldl_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldl_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldl_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldl_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stl_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stl_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stl_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stl_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lds_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lds_vz(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lds_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lds_tz(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lds_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lds_tuz(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lds_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lds_au(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sts_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sts_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sts_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldc_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldc_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldc_x(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uldc_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uldc_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uldc_io(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uldc_m(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldsm_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldsm_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stsm(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldgsts_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldgsts_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldgsts_us(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldgdepbar(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_s2r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cs2r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suld_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suld_dr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suld_p(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suld_pr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sust_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sust_dr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sust_p(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sust_pr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sured_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sured_dr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suatom_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suatom_dr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suatom_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suatom_cr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suquery_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suquery_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hmma_884(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hmma_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hmma_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hmma_sp(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imma(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bmma(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_dmma_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_dmma_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_movm(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hgmma_hgmma_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hgmma_igmma_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hgmma_bgmma_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hgmma_hgmma_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hgmma_igmma_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hgmma_bgmma_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tex_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tex_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tex_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tld_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tld_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tld_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tld4_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tld4_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tld4_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_txd_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_txd_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_txd_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tmml_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tmml_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tmml_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_txq_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_txq_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_txq_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_footprint_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_footprint_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uiadd3_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uiadd3_x(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uiadd3_64(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uimad_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uimad_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uimad_bx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uimad_cx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uimad_wide_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uimad_wide_bx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uisetp_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uisetp_o(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uisetp_x(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uisetp_ox(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulea_lo(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulea_x(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulea_hi(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulea_hx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulea_ih(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulea_ix(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulea_sx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulea_xs(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulop3(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ushf_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ushf_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uprmt(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_usel(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_umov(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_upopc(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uflo(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ubrev(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_usgxt(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ubmsk(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uplop3(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uplop3_sign_one(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uplop3_sign_two(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uplop3_sign_all(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uclea(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_up2ur(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ur2up(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uf2fp(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_r2ur_o(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_r2ur_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_s2ur(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_vabsdiff_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_vabsdiff_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_vabsdiff4_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_vabsdiff4_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_idp_a4(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_idp_a2(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_vote(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_voteu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_match_any(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_match_all(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_shfl(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_redux(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_elect(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_p2r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_r2p(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_plop3(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_plop3_sign_one(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_plop3_sign_two(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_plop3_sign_all(struct isadora_machine *, const struct isadora_insn *);

#endif
