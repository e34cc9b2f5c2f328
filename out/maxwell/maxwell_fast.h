/* Generated from the description maxwell by gen/emit/fast.lua. Do not edit. */
/* What the files with the quick functions of the forms share. */
#ifndef MAXWELL_FAST_H
#define MAXWELL_FAST_H

#define ISADORA_LANES 32
#include "maxwell_state.h"
#include "fast.h"
#include "floating.h"

static const int32_t cct_holds[] = {
    0, 47940, 8738, 13158, 17425, 21845, 52275, 30583, 34952, 13260, 43690, 48110, 52377, 56797,
    17595, 65535, 255, 3855, 13107, 44975, 20560, 52428, 61680, 65280, 0, 0, 0, 0, 0, 0, 61166,
    4369
};

static inline uint32_t mask_guard(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[8];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[8];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[9];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[9];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[7];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[7];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint32_t *row_at(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t ra = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l];
        }
        return row;
        }
        case 1: {
        const int32_t ra = (int32_t)in->value[3];
        const int32_t asoff = rt_sext_32((uint32_t)in->value[4], 22) * 4;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] + (uint32_t)asoff;
        }
        return row;
        }
        case 2: {
        const int32_t uasoff = (int32_t)in->value[5] * 4;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)uasoff;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[7];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[7];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[6];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[6];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[3];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[3];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[4];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[4];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_8(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[1];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[1];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_9(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[0];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[0];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_10(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[15];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[15];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint32_t *row_b(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[8];
        return s->r[rb];
        }
        case 1: {
        const int32_t cbank = (int32_t)in->value[10];
        const int32_t coff = rt_sext_32((uint32_t)in->value[11], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
        }
        case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[12], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_q(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[14];
    const int32_t q0n = (int32_t)in->value[13];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l] ^ q0n;
    }
    return row;
}

static inline void put_p0(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct maxwell_state *const s = m->state;
    const int32_t p0 = (int32_t)in->value[4];
    if (p0 != 7)
        rt_put8(s->p[p0], row, run);
}

static inline void put_p1(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct maxwell_state *const s = m->state;
    const int32_t p1 = (int32_t)in->value[5];
    if (p1 != 7)
        rt_put8(s->p[p1], row, run);
}

static inline const uint32_t *row_b_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t rb = (int32_t)in->value[8];
    return s->r[rb];
}

static inline const int32_t *row_q_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[14];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l];
    }
    return row;
}

static inline const uint32_t *row_b_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    const int32_t cbank = (int32_t)in->value[10];
    const int32_t coff = rt_sext_32((uint32_t)in->value[11], 14) * 4;
    uint64_t c_cell;
    if (!rt_take(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
        return NULL;
    const uint32_t c_value = (uint32_t)c_cell;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = c_value;
    }
    return row;
}

static inline uint32_t mask_guard_11(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[16];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[16];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint32_t *row_b_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[9];
        return s->r[rb];
        }
        case 1: {
        const int32_t cbank = (int32_t)in->value[11];
        const int32_t coff = rt_sext_32((uint32_t)in->value[12], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
        }
        case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[13], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_q_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[15];
    const int32_t q0n = (int32_t)in->value[14];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l] ^ q0n;
    }
    return row;
}

static inline const int32_t *row_guard(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = 1;
        }
        return row;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[gp][l];
        }
        return row;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = !s->p[gp][l];
        }
        return row;
        }
        default:
            return NULL;
    }
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
        return 1;
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
        return 1;
    }
    *value = to_3;
    return 0;
}

static inline const int32_t *row_guard_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    (void)m;
    (void)in;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = 1;
    }
    return row;
}

static inline const int32_t *row_guard_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t gp = (int32_t)in->value[6];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[gp][l];
    }
    return row;
}

static inline const int32_t *row_guard_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t gp = (int32_t)in->value[6];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = !s->p[gp][l];
    }
    return row;
}

static inline const uint32_t *row_to(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const uint32_t pc = (uint32_t)m->pc;
    switch (in->line[0]) {
        case 0: {
        const int32_t ra = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] + pc + 8;
        }
        return row;
        }
        case 1: {
        const int32_t ra = (int32_t)in->value[2];
        const int32_t bxnear = rt_sext_32((uint32_t)in->value[3], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] + (uint32_t)bxnear + pc + 8;
        }
        return row;
        }
        case 2: {
        return NULL;
        }
        case 3: {
        return NULL;
        }
        case 4: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_to_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const uint32_t pc = (uint32_t)m->pc;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[ra][l] + pc + 8;
    }
    return row;
}

static inline int operand_to_3(const struct isadora_insn *in, uint32_t *value)
{
    uint32_t to;
    if (in->line[0] == 0) {
        const uint32_t bfar = (uint32_t)in->value[3];
        to = bfar;
    } else {
        return 1;
    }
    *value = to;
    return 0;
}

static inline int operand_to_4(const struct isadora_insn *in, uint32_t *value)
{
    uint32_t to_2;
    if (in->line[0] == 0) {
        const uint32_t bfar = (uint32_t)in->value[3];
        to_2 = bfar;
    } else {
        return 1;
    }
    *value = to_2;
    return 0;
}

static inline const uint32_t *row_to_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t ra = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l];
        }
        return row;
        }
        case 1: {
        const int32_t ra = (int32_t)in->value[2];
        const int32_t bxfar = (int32_t)(uint32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] + (uint32_t)bxfar;
        }
        return row;
        }
        case 2: {
        return NULL;
        }
        case 3: {
        return NULL;
        }
        case 4: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_to_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[ra][l];
    }
    return row;
}

static inline int operand_to_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    const uint32_t pc = (uint32_t)m->pc;
    uint32_t to;
    if (in->line[0] == 0) {
        const int32_t to_2 = rt_sext_32((uint32_t)in->value[1], 24);
        to = pc + 8 + (uint32_t)to_2;
    } else {
        return 1;
    }
    *value = to;
    return 0;
}

static inline int operand_to_6(const struct isadora_insn *in, uint32_t *value)
{
    uint32_t to;
    if (in->line[0] == 0) {
        const uint32_t bfar = (uint32_t)in->value[1];
        to = bfar;
    } else {
        return 1;
    }
    *value = to;
    return 0;
}

static inline const int32_t *row_guard_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = 1;
        }
        return row;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[gp][l];
        }
        return row;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = !s->p[gp][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_guard_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t gp = (int32_t)in->value[1];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[gp][l];
    }
    return row;
}

static inline const int32_t *row_guard_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t gp = (int32_t)in->value[1];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = !s->p[gp][l];
    }
    return row;
}

static inline int operand_to_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    const uint32_t pc = (uint32_t)m->pc;
    uint32_t to;
    if (in->line[0] == 0) {
        const int32_t to_2 = rt_sext_32((uint32_t)in->value[0], 24);
        to = pc + 8 + (uint32_t)to_2;
    } else {
        return 1;
    }
    *value = to;
    return 0;
}

static inline const int32_t *row_guard_8(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = 1;
        }
        return row;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[gp][l];
        }
        return row;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = !s->p[gp][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_guard_9(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t gp = (int32_t)in->value[2];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[gp][l];
    }
    return row;
}

static inline const int32_t *row_guard_10(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t gp = (int32_t)in->value[2];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = !s->p[gp][l];
    }
    return row;
}

static inline uint32_t mask_guard_12(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[15];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[15];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_13(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[14];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[14];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_14(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[13];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[13];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline int operand_cb(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    {
        const int32_t cbank = (int32_t)in->value[10];
        const int32_t coff = rt_sext_32((uint32_t)in->value[11], 14) * 4;
        cb = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
    }
    *value = cb;
    return 0;
}

static inline const int32_t *row_b_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t chalf = (int32_t)in->value[8];
    switch (in->line[0]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[rb][l] >> 8 * chalf & 0xffff);
        }
        return row;
        }
        case 1: {
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb(m, in, &cb);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(cb >> 8 * chalf & 0xffff);
        }
        return row;
        }
        case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[12], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)((uint32_t)imm >> 8 * chalf & 0xffff);
        }
        return row;
        }
        case 3: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[12], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)((uint32_t)imm >> 8 * chalf & 0xffff);
        }
        return row;
        }
        case 4: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[12], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)((uint32_t)imm >> 8 * chalf & 0xffff);
        }
        return row;
        }
        case 5: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[12], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)((uint32_t)imm >> 8 * chalf & 0xffff);
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[rb][l];
        }
        return row;
        }
        case 1: {
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb(m, in, &cb);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = cb;
        }
        return row;
        }
        case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[12], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
        }
        case 3: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[12], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
        }
        case 4: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[12], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
        }
        case 5: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[12], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_15(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[11];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[11];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_16(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[11];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[11];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_17(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[15];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[15];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_18(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[18];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[18];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_19(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[17];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[17];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint64_t *row_a(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[6];
    const int32_t paa = (int32_t)in->value[5];
    const int32_t sna = (int32_t)in->value[4];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32;
        row[l] = (paa ? x & INT64_C(0x7fffffffffffffff) : x) ^ (uint64_t)sna << 63;
    }
    return row;
}

static inline int operand_cbd(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *value)
{
    uint64_t cbd;
    {
        const int32_t cbank = (int32_t)in->value[12];
        const int32_t coff = rt_sext_32((uint32_t)in->value[13], 14) * 4;
        cbd = rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 8);
        if (m->trap.kind)
            return 1;
    }
    *value = cbd;
    return 0;
}

static inline const uint64_t *row_b_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[10];
        const int32_t sab = (int32_t)in->value[9];
        const int32_t pnb = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t x = s->r[rb][l] | (uint64_t)s->r[rb | 1][l] << 32;
            row[l] = (sab ? x & INT64_C(0x7fffffffffffffff) : x) ^ (uint64_t)pnb << 63;
        }
        return row;
        }
        case 1: {
        const int32_t sab = (int32_t)in->value[9];
        const int32_t pnb = (int32_t)in->value[8];
        if (m->watch)
            return NULL;
        uint64_t cbd = 0;
        const int cbd_trap = operand_cbd(m, in, &cbd);
        if (cbd_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (sab ? cbd & INT64_C(0x7fffffffffffffff) : cbd) ^ (uint64_t)pnb << 63;
        }
        return row;
        }
        case 2: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[14] * INT64_C(17592186044416);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = dimm;
        }
        return row;
        }
        case 3: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[14] * INT64_C(17592186044416);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = dimm ^ UINT64_C(0x8000000000000000);
        }
        return row;
        }
        case 4: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[14] * INT64_C(17592186044416);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = dimm & INT64_C(0x7fffffffffffffff);
        }
        return row;
        }
        case 5: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[14] * INT64_C(17592186044416);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (dimm & INT64_C(0x7fffffffffffffff)) ^ UINT64_C(0x8000000000000000);
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_q_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[16];
    const int32_t q0n = (int32_t)in->value[15];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l] ^ q0n;
    }
    return row;
}

static inline void put_p0_2(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct maxwell_state *const s = m->state;
    const int32_t p0 = (int32_t)in->value[2];
    if (p0 != 7)
        rt_put8(s->p[p0], row, run);
}

static inline void put_p1_2(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct maxwell_state *const s = m->state;
    const int32_t p1 = (int32_t)in->value[3];
    if (p1 != 7)
        rt_put8(s->p[p1], row, run);
}

static inline uint32_t mask_guard_20(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[16];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[16];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_21(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[10];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[10];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint32_t *row_a_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[5];
    const int32_t faal = (int32_t)in->value[4];
    const int32_t fnal = (int32_t)in->value[3];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (faal ? s->r[ra][l] & 0x7fffffff : s->r[ra][l]) ^ (uint32_t)fnal << 31;
    }
    return row;
}

static inline uint32_t mask_guard_22(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[14];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[14];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_23(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[7];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[7];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_24(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[9];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[9];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint32_t *row_a_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[5];
    const int32_t fnal = (int32_t)in->value[4];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[ra][l] ^ (uint32_t)fnal << 31;
    }
    return row;
}

static inline uint32_t mask_guard_25(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[16];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[16];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_26(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[19];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[19];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint32_t *row_a_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[7];
    const int32_t paa = (int32_t)in->value[6];
    const int32_t sna = (int32_t)in->value[5];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (paa ? s->r[ra][l] & 0x7fffffff : s->r[ra][l]) ^ (uint32_t)sna << 31;
    }
    return row;
}

static inline int operand_cb_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    {
        const int32_t cbank = (int32_t)in->value[13];
        const int32_t coff = rt_sext_32((uint32_t)in->value[14], 14) * 4;
        cb = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
    }
    *value = cb;
    return 0;
}

static inline const uint32_t *row_b_8(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[11];
        const int32_t sab = (int32_t)in->value[10];
        const int32_t pnb = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (sab ? s->r[rb][l] & 0x7fffffff : s->r[rb][l]) ^ (uint32_t)pnb << 31;
        }
        return row;
        }
        case 1: {
        const int32_t sab = (int32_t)in->value[10];
        const int32_t pnb = (int32_t)in->value[9];
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb_2(m, in, &cb);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (sab ? cb & 0x7fffffff : cb) ^ (uint32_t)pnb << 31;
        }
        return row;
        }
        case 2: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[15] * 4096;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = fimm;
        }
        return row;
        }
        case 3: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[15] * 4096;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = fimm ^ 0x80000000u;
        }
        return row;
        }
        case 4: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[15] * 4096;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = fimm & 0x7fffffff;
        }
        return row;
        }
        case 5: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[15] * 4096;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (fimm & 0x7fffffff) ^ 0x80000000u;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_q_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[17];
    const int32_t q0n = (int32_t)in->value[16];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l] ^ q0n;
    }
    return row;
}

static inline void put_p0_3(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct maxwell_state *const s = m->state;
    const int32_t p0 = (int32_t)in->value[3];
    if (p0 != 7)
        rt_put8(s->p[p0], row, run);
}

static inline void put_p1_3(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct maxwell_state *const s = m->state;
    const int32_t p1 = (int32_t)in->value[4];
    if (p1 != 7)
        rt_put8(s->p[p1], row, run);
}

static inline const uint32_t *row_a_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[7];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (0 ? s->r[ra][l] & 0x7fffffff : s->r[ra][l]) ^ (uint32_t)0 << 31;
    }
    return row;
}

static inline const uint32_t *row_b_9(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t rb = (int32_t)in->value[11];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (0 ? s->r[rb][l] & 0x7fffffff : s->r[rb][l]) ^ (uint32_t)0 << 31;
    }
    return row;
}

static inline const int32_t *row_q_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[17];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l];
    }
    return row;
}

static inline uint32_t mask_guard_27(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[12];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[12];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint32_t *row_b_10(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[5];
        return s->r[rb];
        }
        case 1: {
        const int32_t cbank = (int32_t)in->value[7];
        const int32_t coff = rt_sext_32((uint32_t)in->value[8], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
        }
        case 2: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[9] * 4096;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = fimm;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline void put_rd(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[2];
    if (rd != 255)
        rt_put32(s->r[rd], row, run);
}

static inline const uint32_t *row_b_11(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t rb = (int32_t)in->value[5];
    return s->r[rb];
}

static inline const uint32_t *row_b_12(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    const int32_t cbank = (int32_t)in->value[7];
    const int32_t coff = rt_sext_32((uint32_t)in->value[8], 14) * 4;
    uint64_t c_cell;
    if (!rt_take(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
        return NULL;
    const uint32_t c_value = (uint32_t)c_cell;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = c_value;
    }
    return row;
}

static inline uint32_t mask_guard_28(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[12];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[12];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_29(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[13];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[13];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_30(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[9];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[9];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_31(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[6];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[6];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_32(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[5];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[5];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_33(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[8];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[8];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_34(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[6];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[6];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_35(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[8];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[8];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint32_t *row_a_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[4];
    const int32_t hsal = (int32_t)in->value[6];
    const int32_t hncb = (int32_t)in->value[3];
    switch (in->line[0]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x =
                (uint32_t)(hsal == 2 ? (int32_t)(s->r[ra][l] & 0xffff)
                : (int32_t)(s->r[ra][l] >> 16)) << 16
                | (uint32_t)(hsal == 3 ? (int32_t)(s->r[ra][l] >> 16)
                : (int32_t)(s->r[ra][l] & 0xffff));
            row[l] = x ^ (hncb ? 2147516416u : 0);
        }
        return row;
        }
        case 1: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_36(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[13];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[13];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_37(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[11];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[11];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint32_t *row_a_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t hsal = (int32_t)in->value[5];
    switch (in->line[0]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)(hsal == 2 ? (int32_t)(s->r[ra][l] & 0xffff)
                : (int32_t)(s->r[ra][l] >> 16)) << 16
                | (uint32_t)(hsal == 3 ? (int32_t)(s->r[ra][l] >> 16)
                : (int32_t)(s->r[ra][l] & 0xffff));
        }
        return row;
        }
        case 1: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_38(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[14];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[14];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint32_t *row_a_8(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t hsal = (int32_t)in->value[4];
    switch (in->line[0]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)(hsal == 2 ? (int32_t)(s->r[ra][l] & 0xffff)
                : (int32_t)(s->r[ra][l] >> 16)) << 16
                | (uint32_t)(hsal == 3 ? (int32_t)(s->r[ra][l] >> 16)
                : (int32_t)(s->r[ra][l] & 0xffff));
        }
        return row;
        }
        case 1: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_39(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[17];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[17];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint32_t *row_a_9(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[7];
    const int32_t hsa = (int32_t)in->value[9];
    const int32_t haa = (int32_t)in->value[6];
    const int32_t hna = (int32_t)in->value[5];
    switch (in->line[0]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x =
                (uint32_t)(hsa == 2 ? (int32_t)(s->r[ra][l] & 0xffff)
                : (int32_t)(s->r[ra][l] >> 16)) << 16
                | (uint32_t)(hsa == 3 ? (int32_t)(s->r[ra][l] >> 16)
                : (int32_t)(s->r[ra][l] & 0xffff));
            row[l] = (haa ? x & 0x7fff7fff : x) ^ (hna ? 2147516416u : 0);
        }
        return row;
        }
        case 1: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_13(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t rb = (int32_t)in->value[12];
    const int32_t hsb = (int32_t)in->value[14];
    const int32_t hab = (int32_t)in->value[11];
    const int32_t hnb = (int32_t)in->value[10];
    switch (in->line[1]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x =
                (uint32_t)(hsb == 2 ? (int32_t)(s->r[rb][l] & 0xffff)
                : (int32_t)(s->r[rb][l] >> 16)) << 16
                | (uint32_t)(hsb == 3 ? (int32_t)(s->r[rb][l] >> 16)
                : (int32_t)(s->r[rb][l] & 0xffff));
            row[l] = (hab ? x & 0x7fff7fff : x) ^ (hnb ? 2147516416u : 0);
        }
        return row;
        }
        case 1: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline void put_rd_2(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[4];
    if (rd != 255)
        rt_put32(s->r[rd], row, run);
}

static inline int operand_b(const struct isadora_insn *in, uint32_t *value)
{
    uint32_t b;
    if (in->line[1] == 0) {
        return 1;
    } else {
        const int32_t hihi = (int32_t)in->value[13] * 64;
        const int32_t hilo = (int32_t)in->value[14] * 64;
        b = (uint32_t)hihi << 16 | (uint32_t)hilo;
    }
    *value = b;
    return 0;
}

static inline uint32_t mask_guard_40(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[18];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[18];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint32_t *row_a_10(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[8];
    const int32_t hsa = (int32_t)in->value[10];
    const int32_t haa = (int32_t)in->value[7];
    const int32_t hna = (int32_t)in->value[6];
    switch (in->line[0]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x =
                (uint32_t)(hsa == 2 ? (int32_t)(s->r[ra][l] & 0xffff)
                : (int32_t)(s->r[ra][l] >> 16)) << 16
                | (uint32_t)(hsa == 3 ? (int32_t)(s->r[ra][l] >> 16)
                : (int32_t)(s->r[ra][l] & 0xffff));
            row[l] = (haa ? x & 0x7fff7fff : x) ^ (hna ? 2147516416u : 0);
        }
        return row;
        }
        case 1: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_14(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t rb = (int32_t)in->value[13];
    const int32_t hsb = (int32_t)in->value[15];
    const int32_t hab = (int32_t)in->value[12];
    const int32_t hnb = (int32_t)in->value[11];
    switch (in->line[1]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x =
                (uint32_t)(hsb == 2 ? (int32_t)(s->r[rb][l] & 0xffff)
                : (int32_t)(s->r[rb][l] >> 16)) << 16
                | (uint32_t)(hsb == 3 ? (int32_t)(s->r[rb][l] >> 16)
                : (int32_t)(s->r[rb][l] & 0xffff));
            row[l] = (hab ? x & 0x7fff7fff : x) ^ (hnb ? 2147516416u : 0);
        }
        return row;
        }
        case 1: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline int operand_b_2(const struct isadora_insn *in, uint32_t *value)
{
    uint32_t b;
    if (in->line[1] == 0) {
        return 1;
    } else {
        const int32_t hihi = (int32_t)in->value[15] * 64;
        const int32_t hilo = (int32_t)in->value[16] * 64;
        b = (uint32_t)hihi << 16 | (uint32_t)hilo;
    }
    *value = b;
    return 0;
}

static inline const int32_t *row_q_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[18];
    const int32_t q0n = (int32_t)in->value[17];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l] ^ q0n;
    }
    return row;
}

static inline uint32_t mask_guard_41(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[13];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[13];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
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

static inline const uint32_t *row_a_11(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[5];
    switch (in->line[1]) {
        case 0: {
        const int32_t na = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = na ? ~s->r[ra][l] : s->r[ra][l];
        }
        return row;
        }
        case 1: {
        return s->r[ra];
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_15(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[8];
        const int32_t nb = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = nb ? ~s->r[rb][l] : s->r[rb][l];
        }
        return row;
        }
        case 1: {
        const int32_t nb = (int32_t)in->value[7];
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb(m, in, &cb);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = nb ? ~cb : cb;
        }
        return row;
        }
        case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[12], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
        }
        case 3: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[12], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)~imm;
        }
        return row;
        }
        case 4: {
        const int32_t rb = (int32_t)in->value[8];
        return s->r[rb];
        }
        case 5: {
        const int32_t cbank = (int32_t)in->value[10];
        const int32_t coff = rt_sext_32((uint32_t)in->value[11], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
        }
        case 6: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[12], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_a_12(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[5];
    switch (in->line[1]) {
        case 0: {
        const int32_t nal = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = nal ? ~s->r[ra][l] : s->r[ra][l];
        }
        return row;
        }
        case 1: {
        return s->r[ra];
        }
        default:
            return NULL;
    }
}

static inline const int64_t *row_a_13(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t ha3 = (int32_t)in->value[6];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t na3 = (int32_t)in->value[4];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = ha3 == 0 ? s->r[ra][l] : ha3 == 1 ? s->r[ra][l] & 0xffff : ha3 == 2
            ? s->r[ra][l] >> 16 : 0;
        row[l] = na3 ? (int64_t)~x + 1 : x;
    }
    return row;
}

static inline const int64_t *row_b_16(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t hb3 = (int32_t)in->value[10];
    const int32_t rb = (int32_t)in->value[9];
    const int32_t nb3 = (int32_t)in->value[8];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = hb3 == 0 ? s->r[rb][l] : hb3 == 1 ? s->r[rb][l] & 0xffff : hb3 == 2
            ? s->r[rb][l] >> 16 : 0;
        row[l] = nb3 ? (int64_t)~x + 1 : x;
    }
    return row;
}

static inline const int64_t *row_c(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t hc3 = (int32_t)in->value[14];
    const int32_t rc = (int32_t)in->value[13];
    const int32_t nc3 = (int32_t)in->value[12];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = hc3 == 0 ? s->r[rc][l] : hc3 == 1 ? s->r[rc][l] & 0xffff : hc3 == 2
            ? s->r[rc][l] >> 16 : 0;
        row[l] = nc3 ? (int64_t)~x + 1 : x;
    }
    return row;
}

static inline const int64_t *row_a_14(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[4];
    const int32_t na3 = (int32_t)in->value[3];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = na3 ? (int64_t)~s->r[ra][l] + 1 : s->r[ra][l];
    }
    return row;
}

static inline int operand_cb_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    {
        const int32_t cbank = (int32_t)in->value[7];
        const int32_t coff = rt_sext_32((uint32_t)in->value[8], 14) * 4;
        cb = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
    }
    *value = cb;
    return 0;
}

static inline int operand_b_3(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *value)
{
    int64_t b;
    switch (in->line[1]) {
    case 0: {
        const int32_t nb3 = (int32_t)in->value[6];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_3(m, in, &cb);
        if (cb_trap) {
            return 1;
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

static inline const int64_t *row_c_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[11];
    const int32_t nc3 = (int32_t)in->value[10];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = nc3 ? (int64_t)~s->r[rc][l] + 1 : s->r[rc][l];
    }
    return row;
}

static inline uint32_t mask_guard_42(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[12];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[12];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint32_t *row_a_15(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t scale = (int32_t)in->value[11];
    switch (in->line[1]) {
        case 0: {
        const int32_t na = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = s->r[ra][l] << scale;
            row[l] = na ? ~x : x;
        }
        return row;
        }
        case 1: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] << scale;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline int operand_cb_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    {
        const int32_t cbank = (int32_t)in->value[8];
        const int32_t coff = rt_sext_32((uint32_t)in->value[9], 14) * 4;
        cb = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
    }
    *value = cb;
    return 0;
}

static inline const uint32_t *row_b_17(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[6];
        const int32_t nb = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = nb ? ~s->r[rb][l] : s->r[rb][l];
        }
        return row;
        }
        case 1: {
        const int32_t nb = (int32_t)in->value[5];
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb_4(m, in, &cb);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = nb ? ~cb : cb;
        }
        return row;
        }
        case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[10], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
        }
        case 3: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[10], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)~imm;
        }
        return row;
        }
        case 4: {
        const int32_t rb = (int32_t)in->value[6];
        return s->r[rb];
        }
        case 5: {
        const int32_t cbank = (int32_t)in->value[8];
        const int32_t coff = rt_sext_32((uint32_t)in->value[9], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
        }
        case 6: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[10], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_18(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[6];
        return s->r[rb];
        }
        case 1: {
        const int32_t cbank = (int32_t)in->value[8];
        const int32_t coff = rt_sext_32((uint32_t)in->value[9], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
        }
        case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[10], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_q_8(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[12];
    const int32_t q0n = (int32_t)in->value[11];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l] ^ q0n;
    }
    return row;
}

static inline const uint32_t *row_b_19(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[5];
        return s->r[rb];
        }
        case 1: {
        const int32_t cbank = (int32_t)in->value[7];
        const int32_t coff = rt_sext_32((uint32_t)in->value[8], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
        }
        case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[9], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_a_16(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[7];
    const int32_t lia = (int32_t)in->value[6];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = lia ? ~s->r[ra][l] : s->r[ra][l];
    }
    return row;
}

static inline int operand_cb_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    {
        const int32_t cbank = (int32_t)in->value[12];
        const int32_t coff = rt_sext_32((uint32_t)in->value[13], 14) * 4;
        cb = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
    }
    *value = cb;
    return 0;
}

static inline const uint32_t *row_b_20(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[10];
        const int32_t lib = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lib ? ~s->r[rb][l] : s->r[rb][l];
        }
        return row;
        }
        case 1: {
        const int32_t lib = (int32_t)in->value[9];
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb_5(m, in, &cb);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lib ? ~cb : cb;
        }
        return row;
        }
        case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[14], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
        }
        case 3: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[14], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)~imm;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_43(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[9];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[9];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint64_t *row_at_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t ge = (int32_t)in->value[0];
    switch (in->line[0]) {
        case 0: {
        const int32_t ra = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ge ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        }
        return row;
        }
        case 1: {
        const int32_t ra = (int32_t)in->value[4];
        const int32_t off24 = rt_sext_32((uint32_t)in->value[5], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ge ? (s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32) + (uint64_t)off24
                : s->r[ra][l] + (uint32_t)off24;
        }
        return row;
        }
        case 2: {
        const int32_t uoff24 = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint64_t)uoff24;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint64_t *row_at_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t ge = (int32_t)in->value[0];
    switch (in->line[0]) {
        case 0: {
        const int32_t ra = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ge ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        }
        return row;
        }
        case 1: {
        const int32_t ra = (int32_t)in->value[3];
        const int32_t off24 = rt_sext_32((uint32_t)in->value[4], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ge ? (s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32) + (uint64_t)off24
                : s->r[ra][l] + (uint32_t)off24;
        }
        return row;
        }
        case 2: {
        const int32_t uoff24 = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint64_t)uoff24;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_at_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t ra = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l];
        }
        return row;
        }
        case 1: {
        const int32_t ra = (int32_t)in->value[3];
        const int32_t off24 = rt_sext_32((uint32_t)in->value[4], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] + (uint32_t)off24;
        }
        return row;
        }
        case 2: {
        const int32_t uoff24 = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)uoff24;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_at_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t ra = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l];
        }
        return row;
        }
        case 1: {
        const int32_t ra = (int32_t)in->value[2];
        const int32_t off24 = rt_sext_32((uint32_t)in->value[3], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] + (uint32_t)off24;
        }
        return row;
        }
        case 2: {
        const int32_t uoff24 = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)uoff24;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_at_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t ra = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l];
        }
        return row;
        }
        case 1: {
        const int32_t ra = (int32_t)in->value[1];
        const int32_t off24 = rt_sext_32((uint32_t)in->value[2], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] + (uint32_t)off24;
        }
        return row;
        }
        case 2: {
        const int32_t uoff24 = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)uoff24;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_at_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t ra = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l];
        }
        return row;
        }
        case 1: {
        const int32_t ra = (int32_t)in->value[4];
        const int32_t cindex = rt_sext_32((uint32_t)in->value[5], 16);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] + (uint32_t)cindex;
        }
        return row;
        }
        case 2: {
        const int32_t ucindex = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)ucindex;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_21(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[1];
        return s->r[rb];
        }
        case 1: {
        const int32_t cbank = (int32_t)in->value[3];
        const int32_t coff = rt_sext_32((uint32_t)in->value[4], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
        }
        case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[5], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_44(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[3];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[3];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_45(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[10];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[10];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint32_t *row_b_22(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[3];
        return s->r[rb];
        }
        case 1: {
        const int32_t cbank = (int32_t)in->value[5];
        const int32_t coff = rt_sext_32((uint32_t)in->value[6], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
        }
        case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[7], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_q_9(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[9];
    const int32_t q0n = (int32_t)in->value[8];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l] ^ q0n;
    }
    return row;
}

static inline void put_rd_3(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[0];
    if (rd != 255)
        rt_put32(s->r[rd], row, run);
}

static inline const uint32_t *row_b_23(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t rb = (int32_t)in->value[3];
    return s->r[rb];
}

static inline const int32_t *row_q_10(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[9];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l];
    }
    return row;
}

static inline const uint32_t *row_b_24(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    const int32_t cbank = (int32_t)in->value[5];
    const int32_t coff = rt_sext_32((uint32_t)in->value[6], 14) * 4;
    uint64_t c_cell;
    if (!rt_take(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
        return NULL;
    const uint32_t c_value = (uint32_t)c_cell;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = c_value;
    }
    return row;
}

static inline const uint32_t *row_b_25(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[4];
        return s->r[rb];
        }
        case 1: {
        const int32_t cbank = (int32_t)in->value[6];
        const int32_t coff = rt_sext_32((uint32_t)in->value[7], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
        }
        case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[8], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_26(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[9];
        return s->r[rb];
        }
        case 1: {
        const int32_t cbank = (int32_t)in->value[11];
        const int32_t coff = rt_sext_32((uint32_t)in->value[12], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
        }
        case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[13], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_c_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[15];
    switch (in->line[3]) {
        case 0: {
        return s->r[rc];
        }
        case 1: {
        return s->r[rc];
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_46(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[5]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[14];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[14];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline int operand_c(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    const int32_t cbank = (int32_t)in->value[12];
    const int32_t coff = rt_sext_32((uint32_t)in->value[13], 14) * 4;
    uint32_t c;
    uint32_t cb;
    cb = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
    if (m->trap.kind)
        return 1;
    c = cb;
    *value = c;
    return 0;
}

static inline uint32_t mask_guard_47(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[14];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[14];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_48(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[10];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[10];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_x(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t q12 = (int32_t)in->value[5];
    const int32_t q12n = (int32_t)in->value[4];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q12][l] ^ q12n;
    }
    return row;
}

static inline const int32_t *row_y(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t q29 = (int32_t)in->value[7];
    const int32_t q29n = (int32_t)in->value[6];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q29][l] ^ q29n;
    }
    return row;
}

static inline const int32_t *row_x_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t q12 = (int32_t)in->value[5];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q12][l];
    }
    return row;
}

static inline const int32_t *row_y_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t q29 = (int32_t)in->value[7];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q29][l];
    }
    return row;
}

static inline const int32_t *row_q_11(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[5];
    const int32_t q0n = (int32_t)in->value[4];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l] ^ q0n;
    }
    return row;
}

static inline void put_rd_4(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[1];
    if (rd != 255)
        rt_put32(s->r[rd], row, run);
}

static inline const uint32_t *row_b_27(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[4];
        return s->r[rb];
        }
        case 1: {
        const int32_t cbank = (int32_t)in->value[6];
        const int32_t coff = rt_sext_32((uint32_t)in->value[7], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
        }
        case 2: {
        const int32_t uimm = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)uimm;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_49(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[13];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[13];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint32_t *row_b_28(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[7];
        return s->r[rb];
        }
        case 1: {
        const int32_t fimm6 = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)fimm6;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline int operand_cb_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    {
        const int32_t cbank = (int32_t)in->value[4];
        const int32_t coff = rt_sext_32((uint32_t)in->value[5], 14) * 4;
        cb = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
    }
    *value = cb;
    return 0;
}

static inline const uint32_t *row_b_29(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[2];
        const int32_t nbi = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = nbi ? ~s->r[rb][l] : s->r[rb][l];
        }
        return row;
        }
        case 1: {
        const int32_t nbi = (int32_t)in->value[1];
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb_6(m, in, &cb);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = nbi ? ~cb : cb;
        }
        return row;
        }
        case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[6], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
        }
        case 3: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[6], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)~imm;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_30(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t rb = (int32_t)in->value[2];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = 0 ? ~s->r[rb][l] : s->r[rb][l];
    }
    return row;
}

static inline const int64_t *row_s(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[5];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t lean = (int32_t)in->value[4];
    const int32_t leas = (int32_t)((uint32_t)((uint64_t)word >> 39) & 0x1f);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = s->r[ra][l] << leas;
        row[l] = lean ? (int64_t)~x + 1 : x;
    }
    return row;
}

static inline const uint32_t *row_b_31(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[7];
        return s->r[rb];
        }
        case 1: {
        const int32_t cbank = (int32_t)in->value[9];
        const int32_t coff = rt_sext_32((uint32_t)in->value[10], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
        }
        case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[11], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int64_t *row_s_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[5];
    const int32_t rc = (int32_t)in->value[9];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t lehn = (int32_t)in->value[4];
    const int32_t lehs = (int32_t)((uint32_t)((uint64_t)word >> 28) & 0x1f);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = (s->r[ra][l] | (uint64_t)s->r[rc][l] << 32) >> (32 - lehs);
        row[l] = lehn ? (int64_t)~(uint32_t)x + 1 : (uint32_t)x;
    }
    return row;
}

static inline const int64_t *row_s_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[5];
    const int32_t rc = (int32_t)in->value[9];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t lecn = (int32_t)in->value[4];
    const int32_t lecs = (int32_t)((uint32_t)((uint64_t)word >> 51) & 0x1f);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = (s->r[ra][l] | (uint64_t)s->r[rc][l] << 32) >> (32 - lecs);
        row[l] = lecn ? (int64_t)~(uint32_t)x + 1 : (uint32_t)x;
    }
    return row;
}

static inline uint32_t mask_guard_50(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[2];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[2];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_q(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[4];
    const int32_t q0n = (int32_t)in->value[3];
    uint32_t lanes = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        lanes |= (uint32_t)(((s->p[q0][l] ^ q0n) != 0) != 0) << l;
    }
    return lanes;
}

static inline void put_vp(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct maxwell_state *const s = m->state;
    const int32_t vp = (int32_t)in->value[2];
    if (vp != 7)
        rt_put8(s->p[vp], row, run);
}

static inline uint32_t mask_q_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[4];
    uint32_t lanes = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        lanes |= (uint32_t)((s->p[q0][l]) != 0) << l;
    }
    return lanes;
}

static inline uint32_t mask_guard_51(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[2];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[2];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint32_t *row_l(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[4];
        return s->r[rb];
        }
        case 1: {
        const int32_t slane = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)slane;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_k(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t rc = (int32_t)in->value[6];
        return s->r[rc];
        }
        case 1: {
        const int32_t sclamp = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)sclamp;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline void put_p2(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct maxwell_state *const s = m->state;
    const int32_t p2 = (int32_t)in->value[1];
    if (p2 != 7)
        rt_put8(s->p[p2], row, run);
}

static inline uint32_t mask_guard_52(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[4];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[4];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_53(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[7];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[7];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_54(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[6];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[6];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_55(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[11];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[11];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_56(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[12];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[12];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_57(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[20];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[20];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_58(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[18];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[18];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_59(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[19];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[19];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_60(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[17];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[17];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_61(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[17];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[17];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int64_t *row_a_17(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[6];
    const rt_u128 word = rt_wide(rt_word(m, in));
    switch (in->line[5]) {
        case 0: {
        const int32_t vab = (int32_t)in->value[7];
        const int32_t vas = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = vas ? (int8_t)(s->r[ra][l] >> 8 * vab & 0xff)
                : (int32_t)(s->r[ra][l] >> 8 * vab & 0xff);
        }
        return row;
        }
        case 1: {
        const int32_t vah = (int32_t)in->value[9];
        const int32_t vas = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = vas ? (int16_t)(s->r[ra][l] >> 16 * vah & 0xffff)
                : (int32_t)(s->r[ra][l] >> 16 * vah & 0xffff);
        }
        return row;
        }
        case 2: {
        const int32_t vas = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = vas ? (int64_t)(int32_t)s->r[ra][l] : s->r[ra][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int64_t *row_b_32(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    switch (in->line[6]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[10];
        const int32_t vbb = (int32_t)in->value[11];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = vbs ? (int8_t)(s->r[rb][l] >> 8 * vbb & 0xff)
                : (int32_t)(s->r[rb][l] >> 8 * vbb & 0xff);
        }
        return row;
        }
        case 1: {
        const int32_t rb = (int32_t)in->value[10];
        const int32_t vbh = (int32_t)in->value[13];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = vbs ? (int16_t)(s->r[rb][l] >> 16 * vbh & 0xffff)
                : (int32_t)(s->r[rb][l] >> 16 * vbh & 0xffff);
        }
        return row;
        }
        case 2: {
        const int32_t rb = (int32_t)in->value[10];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = vbs ? (int64_t)(int32_t)s->r[rb][l] : s->r[rb][l];
        }
        return row;
        }
        case 3: {
        const int32_t vn16 = (int32_t)in->value[14];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = vbs ? (int16_t)vn16 : vn16;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_a_18(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[6];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t vas = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = vas ? (int8_t)(s->r[ra][l] >> 8 * 0 & 0xff)
            : (int32_t)(s->r[ra][l] >> 8 * 0 & 0xff);
    }
    return row;
}

static inline const int32_t *row_b_33(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t rb = (int32_t)in->value[10];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = vbs ? (int8_t)(s->r[rb][l] >> 8 * 0 & 0xff)
            : (int32_t)(s->r[rb][l] >> 8 * 0 & 0xff);
    }
    return row;
}

static inline const int32_t *row_q_12(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[16];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l];
    }
    return row;
}

static inline uint32_t mask_guard_62(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[19];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[19];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_63(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[6]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[18];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[18];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_64(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[16];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[16];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_65(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct maxwell_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[10];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[10];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline void put_rd_5(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[3];
    if (rd != 255)
        rt_put32(s->r[rd], row, run);
}

int ISADORA_LEVEL(maxwell_fast_isetp)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_usual_isetp_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_usual_isetp_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_bra)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_brx)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_jmp)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_jmx)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_cal)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_jcal)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_pret)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_ret)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_plongjmp)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_longjmp)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_pbk)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_brk)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_pcnt)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_cont)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_ssy)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_sync)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_exit)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_kil)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_dsetp)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_fsetp)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_usual_fsetp_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_fcmp_b)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_usual_fcmp_b_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_usual_fcmp_b_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_fcmp_c)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_usual_fcmp_c_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_hadd2_32i)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_hset2_r)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_hset2_c)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_hsetp2_r)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_hsetp2_c)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_icmp_b)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_usual_icmp_b_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_usual_icmp_b_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_icmp_c)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_usual_icmp_c_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_sel)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_usual_sel_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_usual_sel_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_psetp)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_usual_psetp_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_p2r)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_usual_p2r_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_usual_p2r_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_popc)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_usual_popc_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_vote)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_shfl)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_vsetp)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_usual_vsetp_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_idp_a4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_usual_idp_a4_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_fast_idp_a2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(maxwell_usual_idp_a2_1)(struct isadora_machine *, const struct isadora_insn *);
isadora_action ISADORA_LEVEL(maxwell_fast_pick)(const struct isadora_insn *);

#endif
