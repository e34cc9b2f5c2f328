/* Generated from the description volta by gen/emit/fast.lua. Do not edit. */
/* What the files with the quick functions of the forms share. */
#ifndef VOLTA_FAST_H
#define VOLTA_FAST_H

#define ISADORA_LANES 32
#include "volta_state.h"
#include "fast.h"
#include "floating.h"

static inline uint32_t mask_guard(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[4]) {
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

static inline uint32_t mask_guard_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_8(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_9(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[4]) {
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

static inline uint32_t mask_guard_10(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_11(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_12(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_13(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_14(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[0]) {
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

static inline uint32_t mask_guard_15(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[0]) {
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

static inline const int32_t *row_q(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = 1;
        }
        return row;
        }
        case 1: {
        const int32_t q0 = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[q0][l] ^ 1;
        }
        return row;
        }
        case 2: {
        const int32_t q0 = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[q0][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_guard(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = 1;
        }
        return row;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[gp][l];
        }
        return row;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[4];
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

static inline const int32_t *row_q_2(struct isadora_machine *m, const struct isadora_insn *in,
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

static inline const int32_t *row_q_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[1];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l] ^ 1;
    }
    return row;
}

static inline const int32_t *row_q_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[1];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l];
    }
    return row;
}

static inline const int32_t *row_guard_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t gp = (int32_t)in->value[4];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[gp][l];
    }
    return row;
}

static inline const int32_t *row_guard_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t gp = (int32_t)in->value[4];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = !s->p[gp][l];
    }
    return row;
}

static inline const int32_t *row_guard_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = 1;
        }
        return row;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[gp][l];
        }
        return row;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[3];
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

static inline const int32_t *row_guard_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t gp = (int32_t)in->value[3];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[gp][l];
    }
    return row;
}

static inline const int32_t *row_guard_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t gp = (int32_t)in->value[3];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = !s->p[gp][l];
    }
    return row;
}

static inline uint32_t mask_guard_16(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_17(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_18(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_19(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_20(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline const int32_t *row_q_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = 1;
        }
        return row;
        }
        case 1: {
        const int32_t q0 = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[q0][l] ^ 1;
        }
        return row;
        }
        case 2: {
        const int32_t q0 = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[q0][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_guard_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = 1;
        }
        return row;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[gp][l];
        }
        return row;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[4];
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

static inline const int32_t *row_guard_8(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[2]) {
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
            return 1;
        break;
    }
    case 2:
        return 1;
    default: {
        const int32_t ub = (int32_t)in->value[5];
        m_2 = s->ur[ub];
        break;
    }
    }
    *value = m_2;
    return 0;
}

static inline const int32_t *row_q_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = 1;
        }
        return row;
        }
        case 1: {
        const int32_t q0 = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[q0][l] ^ 1;
        }
        return row;
        }
        case 2: {
        const int32_t q0 = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[q0][l];
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
    struct volta_state *const s = m->state;
    switch (in->line[1]) {
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

static inline uint32_t mask_guard_21(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_22(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_23(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_24(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[1]) {
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

static inline uint32_t mask_guard_25(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_26(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_27(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline const int32_t *row_q_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = 1;
        }
        return row;
        }
        case 1: {
        const int32_t q0 = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[q0][l] ^ 1;
        }
        return row;
        }
        case 2: {
        const int32_t q0 = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[q0][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_guard_10(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = 1;
        }
        return row;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[gp][l];
        }
        return row;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[5];
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

static inline const int32_t *row_q_8(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[4];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l] ^ 1;
    }
    return row;
}

static inline const int32_t *row_q_9(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[4];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l];
    }
    return row;
}

static inline const int32_t *row_guard_11(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t gp = (int32_t)in->value[5];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[gp][l];
    }
    return row;
}

static inline const int32_t *row_guard_12(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t gp = (int32_t)in->value[5];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = !s->p[gp][l];
    }
    return row;
}

static inline const int32_t *row_q_10(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = 1;
        }
        return row;
        }
        case 1: {
        const int32_t q0 = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[q0][l] ^ 1;
        }
        return row;
        }
        case 2: {
        const int32_t q0 = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[q0][l];
        }
        return row;
        }
        default:
            return NULL;
    }
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

static inline const int32_t *row_q_11(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[3];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l] ^ 1;
    }
    return row;
}

static inline const int32_t *row_q_12(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[3];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l];
    }
    return row;
}

static inline const int32_t *row_guard_13(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t gp = (int32_t)in->value[6];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[gp][l];
    }
    return row;
}

static inline const int32_t *row_guard_14(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t gp = (int32_t)in->value[6];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = !s->p[gp][l];
    }
    return row;
}

static inline const int32_t *row_guard_15(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = 1;
        }
        return row;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[gp][l];
        }
        return row;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[8];
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

static inline const int32_t *row_guard_16(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t gp = (int32_t)in->value[8];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[gp][l];
    }
    return row;
}

static inline const int32_t *row_guard_17(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t gp = (int32_t)in->value[8];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = !s->p[gp][l];
    }
    return row;
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

static inline const int32_t *row_guard_18(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = 1;
        }
        return row;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[gp][l];
        }
        return row;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[5];
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

static inline int operand_to_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    const int32_t coff = rt_sext_32((uint32_t)in->value[3], 14) * 4;
    uint32_t to;
    if (in->line[1] == 0) {
        const int32_t cbank = (int32_t)in->value[2];
        to = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
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
            return 1;
    } else {
        return 1;
    }
    *value = to_2;
    return 0;
}

static inline const int32_t *row_guard_19(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = 1;
        }
        return row;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[gp][l];
        }
        return row;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[7];
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

static inline const int32_t *row_q_13(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[2];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l] ^ 1;
    }
    return row;
}

static inline const int32_t *row_q_14(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[2];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l];
    }
    return row;
}

static inline const int32_t *row_guard_20(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t gp = (int32_t)in->value[7];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[gp][l];
    }
    return row;
}

static inline const int32_t *row_guard_21(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t gp = (int32_t)in->value[7];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = !s->p[gp][l];
    }
    return row;
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
    int64_t to_4;
    if (in->line[1] == 0) {
        const int64_t at34 = (int64_t)in->value[3] * 4;
        to_4 = at34;
    } else {
        const int64_t ath = (int64_t)in->value[4] * 4;
        to_4 = ath;
    }
    return to_4;
}

static inline int64_t operand_to_12(const struct isadora_insn *in)
{
    int64_t to_6;
    if (in->line[1] == 0) {
        const int64_t at34 = (int64_t)in->value[3] * 4;
        to_6 = at34;
    } else {
        const int64_t ath = (int64_t)in->value[4] * 4;
        to_6 = ath;
    }
    return to_6;
}

static inline int operand_to_13(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    const int32_t coff = rt_sext_32((uint32_t)in->value[4], 14) * 4;
    uint32_t to_4;
    if (in->line[1] == 0) {
        const int32_t cbank = (int32_t)in->value[3];
        to_4 = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
    }
    *value = to_4;
    return 0;
}

static inline int operand_to_14(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    const int32_t coff = rt_sext_32((uint32_t)in->value[4], 14) * 4;
    uint32_t to_6;
    if (in->line[1] == 0) {
        const int32_t cbank = (int32_t)in->value[3];
        to_6 = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
    }
    *value = to_6;
    return 0;
}

static inline int64_t operand_to_15(const struct isadora_insn *in)
{
    int64_t to_4;
    switch (in->line[1]) {
    case 0:
    case 2:
        to_4 = 0;
        break;
    case 1: {
        const int64_t far = rt_sext_64(in->value[4], 48) * 4;
        to_4 = far;
        break;
    }
    default: {
        const int64_t farh = rt_sext_64(in->value[5], 56) * 4;
        to_4 = farh;
        break;
    }
    }
    return to_4;
}

static inline int64_t operand_to_16(const struct isadora_insn *in)
{
    int64_t to_6;
    switch (in->line[1]) {
    case 0:
    case 2:
        to_6 = 0;
        break;
    case 1: {
        const int64_t far = rt_sext_64(in->value[4], 48) * 4;
        to_6 = far;
        break;
    }
    default: {
        const int64_t farh = rt_sext_64(in->value[5], 56) * 4;
        to_6 = farh;
        break;
    }
    }
    return to_6;
}

static inline uint64_t operand_to_17(struct isadora_machine *m, const struct isadora_insn *in)
{
    const uint64_t next = m->next;
    uint64_t to_4;
    if (in->line[1] == 0) {
        const int64_t rel = rt_sext_64(in->value[3], 48) * 4;
        to_4 = next + (uint64_t)rel;
    } else {
        const int64_t relh = rt_sext_64(in->value[4], 56) * 4;
        to_4 = next + (uint64_t)relh;
    }
    return to_4;
}

static inline uint64_t operand_to_18(struct isadora_machine *m, const struct isadora_insn *in)
{
    const uint64_t next = m->next;
    uint64_t to_6;
    if (in->line[1] == 0) {
        const int64_t rel = rt_sext_64(in->value[3], 48) * 4;
        to_6 = next + (uint64_t)rel;
    } else {
        const int64_t relh = rt_sext_64(in->value[4], 56) * 4;
        to_6 = next + (uint64_t)relh;
    }
    return to_6;
}

static inline uint64_t operand_to_19(struct isadora_machine *m, const struct isadora_insn *in)
{
    const uint64_t next = m->next;
    uint64_t to_4;
    if (in->line[1] == 0) {
        const int64_t rel = rt_sext_64(in->value[4], 48) * 4;
        to_4 = next + (uint64_t)rel;
    } else {
        const int64_t relh = rt_sext_64(in->value[5], 56) * 4;
        to_4 = next + (uint64_t)relh;
    }
    return to_4;
}

static inline uint64_t operand_to_20(struct isadora_machine *m, const struct isadora_insn *in)
{
    const uint64_t next = m->next;
    uint64_t to_6;
    if (in->line[1] == 0) {
        const int64_t rel = rt_sext_64(in->value[4], 48) * 4;
        to_6 = next + (uint64_t)rel;
    } else {
        const int64_t relh = rt_sext_64(in->value[5], 56) * 4;
        to_6 = next + (uint64_t)relh;
    }
    return to_6;
}

static inline uint32_t mask_guard_28(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    (void)m;
    (void)in;
    return UINT32_MAX;
}

static inline uint32_t mask_guard_29(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t gp = (int32_t)in->value[2];
    uint32_t lanes = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
    }
    return lanes;
}

static inline uint32_t mask_guard_30(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t gp = (int32_t)in->value[2];
    uint32_t lanes = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
    }
    return lanes;
}

static inline uint32_t mask_guard_31(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_32(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_33(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_34(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline const uint32_t *row_b(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[2];
        return s->r[rb];
        }
        case 1: {
        const uint32_t uimm = (uint32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = uimm;
        }
        return row;
        }
        case 2: {
        const int32_t cbank = (int32_t)in->value[5];
        const int32_t coff = rt_sext_32((uint32_t)in->value[6], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
        }
        case 3: {
        return NULL;
        }
        case 4: {
        const int32_t ub = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[ub];
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
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[1];
    if (rd != 255)
        rt_put32(s->r[rd], row, run);
}

static inline const uint32_t *row_b_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rb = (int32_t)in->value[2];
    return s->r[rb];
}

static inline const uint32_t *row_b_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    const int32_t cbank = (int32_t)in->value[5];
    const int32_t coff = rt_sext_32((uint32_t)in->value[6], 14) * 4;
    uint64_t c_cell;
    if (!rt_take(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
        return NULL;
    const uint32_t c_value = (uint32_t)c_cell;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = c_value;
    }
    return row;
}

static inline uint32_t mask_guard_35(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_36(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_37(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_38(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_39(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline const uint64_t *row_a(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t na = (int32_t)in->value[2];
    switch (in->line[0]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32) ^ (uint64_t)na << 63;
        }
        return row;
        }
        case 1: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ((s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32)
                & INT64_C(0x7fffffffffffffff)) ^ (uint64_t)na << 63;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint64_t *row_b_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[6];
    const int32_t nc = (int32_t)in->value[5];
    switch (in->line[1]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[rc][l] | (uint64_t)s->r[rc | 1][l] << 32) ^ (uint64_t)nc << 63;
        }
        return row;
        }
        case 1: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ((s->r[rc][l] | (uint64_t)s->r[rc | 1][l] << 32)
                & INT64_C(0x7fffffffffffffff)) ^ (uint64_t)nc << 63;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline void put_result(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, const uint32_t *row)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[1];
    if ((rd | 1) != 255)
        rt_put32(s->r[rd | 1], row, run);
}

static inline const uint64_t *row_a_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32) ^ (uint64_t)0 << 63;
    }
    return row;
}

static inline const uint64_t *row_b_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[6];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (s->r[rc][l] | (uint64_t)s->r[rc | 1][l] << 32) ^ (uint64_t)0 << 63;
    }
    return row;
}

static inline int operand_cd(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *value)
{
    uint64_t cd;
    if (in->line[2] == 0) {
        const int32_t cbank = (int32_t)in->value[7];
        const int32_t coff = rt_sext_32((uint32_t)in->value[8], 14) * 4;
        cd = rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 8);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
    }
    *value = cd;
    return 0;
}

static inline int operand_cd_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *value)
{
    uint64_t cd;
    if (in->line[3] == 0) {
        const int32_t cbank = (int32_t)in->value[7];
        const int32_t coff = rt_sext_32((uint32_t)in->value[8], 14) * 4;
        cd = rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 8);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
    }
    *value = cd;
    return 0;
}

static inline int operand_b(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint64_t *value)
{
    uint64_t b;
    switch (in->line[1]) {
    case 0: {
        const uint64_t dimm = (uint64_t)(uint32_t)in->value[5] * INT64_C(4294967296);
        b = dimm;
        break;
    }
    case 1: {
        const int32_t nb = (int32_t)in->value[6];
        uint64_t cd = 0;
        const int cd_trap = operand_cd(m, in, &cd);
        if (cd_trap) {
            return 1;
        }
        b = cd ^ (uint64_t)nb << 63;
        break;
    }
    case 2: {
        const int32_t nb = (int32_t)in->value[6];
        uint64_t cd = 0;
        const int cd_trap = operand_cd_2(m, in, &cd);
        if (cd_trap) {
            return 1;
        }
        b = (cd & INT64_C(0x7fffffffffffffff)) ^ (uint64_t)nb << 63;
        break;
    }
    case 3: {
        const int32_t ub = (int32_t)in->value[9];
        const int32_t nb = (int32_t)in->value[6];
        b = (s->ur[ub] | (uint64_t)s->ur[ub | 1] << 32) ^ (uint64_t)nb << 63;
        break;
    }
    default: {
        const int32_t ub = (int32_t)in->value[9];
        const int32_t nb = (int32_t)in->value[6];
        b = ((s->ur[ub] | (uint64_t)s->ur[ub | 1] << 32) & INT64_C(0x7fffffffffffffff))
            ^ (uint64_t)nb << 63;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_cd_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *value)
{
    uint64_t cd;
    if (in->line[2] == 0) {
        const int32_t cbank = (int32_t)in->value[9];
        const int32_t coff = rt_sext_32((uint32_t)in->value[10], 14) * 4;
        cd = rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 8);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
    }
    *value = cd;
    return 0;
}

static inline int operand_cd_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *value)
{
    uint64_t cd;
    if (in->line[3] == 0) {
        const int32_t cbank = (int32_t)in->value[9];
        const int32_t coff = rt_sext_32((uint32_t)in->value[10], 14) * 4;
        cd = rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 8);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
    }
    *value = cd;
    return 0;
}

static inline const uint64_t *row_b_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[6];
        const int32_t nb = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[rb][l] | (uint64_t)s->r[rb | 1][l] << 32) ^ (uint64_t)nb << 63;
        }
        return row;
        }
        case 1: {
        const int32_t rb = (int32_t)in->value[6];
        const int32_t nb = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ((s->r[rb][l] | (uint64_t)s->r[rb | 1][l] << 32)
                & INT64_C(0x7fffffffffffffff)) ^ (uint64_t)nb << 63;
        }
        return row;
        }
        case 2: {
        const uint64_t dimm = (uint64_t)(uint32_t)in->value[8] * INT64_C(4294967296);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = dimm;
        }
        return row;
        }
        case 3: {
        const int32_t nb = (int32_t)in->value[5];
        if (m->watch)
            return NULL;
        uint64_t cd = 0;
        const int cd_trap = operand_cd_3(m, in, &cd);
        if (cd_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = cd ^ (uint64_t)nb << 63;
        }
        return row;
        }
        case 4: {
        const int32_t nb = (int32_t)in->value[5];
        if (m->watch)
            return NULL;
        uint64_t cd = 0;
        const int cd_trap = operand_cd_4(m, in, &cd);
        if (cd_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (cd & INT64_C(0x7fffffffffffffff)) ^ (uint64_t)nb << 63;
        }
        return row;
        }
        case 5: {
        const int32_t ub = (int32_t)in->value[11];
        const int32_t nb = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->ur[ub] | (uint64_t)s->ur[ub | 1] << 32) ^ (uint64_t)nb << 63;
        }
        return row;
        }
        case 6: {
        const int32_t ub = (int32_t)in->value[11];
        const int32_t nb = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ((s->ur[ub] | (uint64_t)s->ur[ub | 1] << 32) & INT64_C(0x7fffffffffffffff))
                ^ (uint64_t)nb << 63;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint64_t *row_b_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rb = (int32_t)in->value[6];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (s->r[rb][l] | (uint64_t)s->r[rb | 1][l] << 32) ^ (uint64_t)0 << 63;
    }
    return row;
}

static inline uint32_t mask_guard_40(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[5]) {
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

static inline const uint64_t *row_c(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[13];
    const int32_t nc = (int32_t)in->value[12];
    switch (in->line[4]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[rc][l] | (uint64_t)s->r[rc | 1][l] << 32) ^ (uint64_t)nc << 63;
        }
        return row;
        }
        case 1: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ((s->r[rc][l] | (uint64_t)s->r[rc | 1][l] << 32)
                & INT64_C(0x7fffffffffffffff)) ^ (uint64_t)nc << 63;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint64_t *row_c_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[13];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (s->r[rc][l] | (uint64_t)s->r[rc | 1][l] << 32) ^ (uint64_t)0 << 63;
    }
    return row;
}

static inline uint32_t mask_guard_41(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[5]) {
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

static inline int operand_cd_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *value)
{
    uint64_t cd;
    if (in->line[3] == 0) {
        const int32_t cbank = (int32_t)in->value[10];
        const int32_t coff = rt_sext_32((uint32_t)in->value[11], 14) * 4;
        cd = rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 8);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
    }
    *value = cd;
    return 0;
}

static inline int operand_cd_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *value)
{
    uint64_t cd;
    if (in->line[4] == 0) {
        const int32_t cbank = (int32_t)in->value[10];
        const int32_t coff = rt_sext_32((uint32_t)in->value[11], 14) * 4;
        cd = rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 8);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
    }
    *value = cd;
    return 0;
}

static inline int operand_c(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint64_t *value)
{
    uint64_t c;
    switch (in->line[2]) {
    case 0: {
        const uint64_t dimm = (uint64_t)(uint32_t)in->value[8] * INT64_C(4294967296);
        c = dimm;
        break;
    }
    case 1: {
        const int32_t nb = (int32_t)in->value[9];
        uint64_t cd = 0;
        const int cd_trap = operand_cd_5(m, in, &cd);
        if (cd_trap) {
            return 1;
        }
        c = cd ^ (uint64_t)nb << 63;
        break;
    }
    case 2: {
        const int32_t nb = (int32_t)in->value[9];
        uint64_t cd = 0;
        const int cd_trap = operand_cd_6(m, in, &cd);
        if (cd_trap) {
            return 1;
        }
        c = (cd & INT64_C(0x7fffffffffffffff)) ^ (uint64_t)nb << 63;
        break;
    }
    case 3: {
        const int32_t ub = (int32_t)in->value[12];
        const int32_t nb = (int32_t)in->value[9];
        c = (s->ur[ub] | (uint64_t)s->ur[ub | 1] << 32) ^ (uint64_t)nb << 63;
        break;
    }
    default: {
        const int32_t ub = (int32_t)in->value[12];
        const int32_t nb = (int32_t)in->value[9];
        c = ((s->ur[ub] | (uint64_t)s->ur[ub | 1] << 32) & INT64_C(0x7fffffffffffffff))
            ^ (uint64_t)nb << 63;
        break;
    }
    }
    *value = c;
    return 0;
}

static inline uint32_t mask_guard_42(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[5]) {
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

static inline const uint64_t *row_a_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[5];
    const int32_t na = (int32_t)in->value[4];
    switch (in->line[0]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32) ^ (uint64_t)na << 63;
        }
        return row;
        }
        case 1: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ((s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32)
                & INT64_C(0x7fffffffffffffff)) ^ (uint64_t)na << 63;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline int operand_cd_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *value)
{
    uint64_t cd;
    if (in->line[2] == 0) {
        const int32_t cbank = (int32_t)in->value[11];
        const int32_t coff = rt_sext_32((uint32_t)in->value[12], 14) * 4;
        cd = rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 8);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
    }
    *value = cd;
    return 0;
}

static inline int operand_cd_8(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *value)
{
    uint64_t cd;
    if (in->line[3] == 0) {
        const int32_t cbank = (int32_t)in->value[11];
        const int32_t coff = rt_sext_32((uint32_t)in->value[12], 14) * 4;
        cd = rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 8);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
    }
    *value = cd;
    return 0;
}

static inline const uint64_t *row_b_8(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[8];
        const int32_t nb = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[rb][l] | (uint64_t)s->r[rb | 1][l] << 32) ^ (uint64_t)nb << 63;
        }
        return row;
        }
        case 1: {
        const int32_t rb = (int32_t)in->value[8];
        const int32_t nb = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ((s->r[rb][l] | (uint64_t)s->r[rb | 1][l] << 32)
                & INT64_C(0x7fffffffffffffff)) ^ (uint64_t)nb << 63;
        }
        return row;
        }
        case 2: {
        const uint64_t dimm = (uint64_t)(uint32_t)in->value[10] * INT64_C(4294967296);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = dimm;
        }
        return row;
        }
        case 3: {
        const int32_t nb = (int32_t)in->value[7];
        if (m->watch)
            return NULL;
        uint64_t cd = 0;
        const int cd_trap = operand_cd_7(m, in, &cd);
        if (cd_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = cd ^ (uint64_t)nb << 63;
        }
        return row;
        }
        case 4: {
        const int32_t nb = (int32_t)in->value[7];
        if (m->watch)
            return NULL;
        uint64_t cd = 0;
        const int cd_trap = operand_cd_8(m, in, &cd);
        if (cd_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (cd & INT64_C(0x7fffffffffffffff)) ^ (uint64_t)nb << 63;
        }
        return row;
        }
        case 5: {
        const int32_t ub = (int32_t)in->value[13];
        const int32_t nb = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->ur[ub] | (uint64_t)s->ur[ub | 1] << 32) ^ (uint64_t)nb << 63;
        }
        return row;
        }
        case 6: {
        const int32_t ub = (int32_t)in->value[13];
        const int32_t nb = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ((s->ur[ub] | (uint64_t)s->ur[ub | 1] << 32) & INT64_C(0x7fffffffffffffff))
                ^ (uint64_t)nb << 63;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_q_15(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[15];
    const int32_t q0n = (int32_t)in->value[14];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l] ^ q0n;
    }
    return row;
}

static inline const uint32_t *row_a_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[5];
    const int32_t na = (int32_t)in->value[4];
    switch (in->line[0]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] ^ (uint32_t)na << 31;
        }
        return row;
        }
        case 1: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[ra][l] & 0x7fffffff) ^ (uint32_t)na << 31;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline int operand_cb(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    if (in->line[2] == 0) {
        const int32_t cbank = (int32_t)in->value[11];
        const int32_t coff = rt_sext_32((uint32_t)in->value[12], 14) * 4;
        cb = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
    }
    *value = cb;
    return 0;
}

static inline int operand_cb_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    if (in->line[3] == 0) {
        const int32_t cbank = (int32_t)in->value[11];
        const int32_t coff = rt_sext_32((uint32_t)in->value[12], 14) * 4;
        cb = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
    }
    *value = cb;
    return 0;
}

static inline const uint32_t *row_b_9(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[8];
        const int32_t nb = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[rb][l] ^ (uint32_t)nb << 31;
        }
        return row;
        }
        case 1: {
        const int32_t rb = (int32_t)in->value[8];
        const int32_t nb = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[rb][l] & 0x7fffffff) ^ (uint32_t)nb << 31;
        }
        return row;
        }
        case 2: {
        const uint32_t fimm = (uint32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = fimm;
        }
        return row;
        }
        case 3: {
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
            row[l] = cb ^ (uint32_t)nb << 31;
        }
        return row;
        }
        case 4: {
        const int32_t nb = (int32_t)in->value[7];
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb_2(m, in, &cb);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (cb & 0x7fffffff) ^ (uint32_t)nb << 31;
        }
        return row;
        }
        case 5: {
        const int32_t ub = (int32_t)in->value[13];
        const int32_t nb = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[ub] ^ (uint32_t)nb << 31;
        }
        return row;
        }
        case 6: {
        const int32_t ub = (int32_t)in->value[13];
        const int32_t nb = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->ur[ub] & 0x7fffffff) ^ (uint32_t)nb << 31;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline void put_rd_2(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[3];
    if (rd != 255)
        rt_put32(s->r[rd], row, run);
}

static inline const uint32_t *row_a_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[5];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[ra][l] ^ (uint32_t)0 << 31;
    }
    return row;
}

static inline const uint32_t *row_b_10(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rb = (int32_t)in->value[8];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[rb][l] ^ (uint32_t)0 << 31;
    }
    return row;
}

static inline uint32_t mask_guard_43(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline const uint32_t *row_a_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[6];
    const int32_t na = (int32_t)in->value[5];
    switch (in->line[0]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] ^ (uint32_t)na << 31;
        }
        return row;
        }
        case 1: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[ra][l] & 0x7fffffff) ^ (uint32_t)na << 31;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline int operand_cb_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    if (in->line[2] == 0) {
        const int32_t cbank = (int32_t)in->value[12];
        const int32_t coff = rt_sext_32((uint32_t)in->value[13], 14) * 4;
        cb = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
    }
    *value = cb;
    return 0;
}

static inline int operand_cb_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    if (in->line[3] == 0) {
        const int32_t cbank = (int32_t)in->value[12];
        const int32_t coff = rt_sext_32((uint32_t)in->value[13], 14) * 4;
        cb = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
    }
    *value = cb;
    return 0;
}

static inline const uint32_t *row_b_11(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[9];
        const int32_t nb = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[rb][l] ^ (uint32_t)nb << 31;
        }
        return row;
        }
        case 1: {
        const int32_t rb = (int32_t)in->value[9];
        const int32_t nb = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[rb][l] & 0x7fffffff) ^ (uint32_t)nb << 31;
        }
        return row;
        }
        case 2: {
        const uint32_t fimm = (uint32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = fimm;
        }
        return row;
        }
        case 3: {
        const int32_t nb = (int32_t)in->value[8];
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb_3(m, in, &cb);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = cb ^ (uint32_t)nb << 31;
        }
        return row;
        }
        case 4: {
        const int32_t nb = (int32_t)in->value[8];
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb_4(m, in, &cb);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (cb & 0x7fffffff) ^ (uint32_t)nb << 31;
        }
        return row;
        }
        case 5: {
        const int32_t ub = (int32_t)in->value[14];
        const int32_t nb = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[ub] ^ (uint32_t)nb << 31;
        }
        return row;
        }
        case 6: {
        const int32_t ub = (int32_t)in->value[14];
        const int32_t nb = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->ur[ub] & 0x7fffffff) ^ (uint32_t)nb << 31;
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
    struct volta_state *const s = m->state;
    switch (in->line[5]) {
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

static inline const uint32_t *row_c_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[15];
    const int32_t nc = (int32_t)in->value[14];
    switch (in->line[4]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[rc][l] ^ (uint32_t)nc << 31;
        }
        return row;
        }
        case 1: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[rc][l] & 0x7fffffff) ^ (uint32_t)nc << 31;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_12(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[8];
    const int32_t nc = (int32_t)in->value[7];
    switch (in->line[1]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[rc][l] ^ (uint32_t)nc << 31;
        }
        return row;
        }
        case 1: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[rc][l] & 0x7fffffff) ^ (uint32_t)nc << 31;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline int operand_cb_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    if (in->line[4] == 0) {
        const int32_t cbank = (int32_t)in->value[12];
        const int32_t coff = rt_sext_32((uint32_t)in->value[13], 14) * 4;
        cb = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
    }
    *value = cb;
    return 0;
}

static inline int operand_c_2(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value)
{
    uint32_t c;
    switch (in->line[2]) {
    case 0: {
        const uint32_t fimm = (uint32_t)in->value[10];
        c = fimm;
        break;
    }
    case 1: {
        const int32_t nb = (int32_t)in->value[11];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_4(m, in, &cb);
        if (cb_trap) {
            return 1;
        }
        c = cb ^ (uint32_t)nb << 31;
        break;
    }
    case 2: {
        const int32_t nb = (int32_t)in->value[11];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_5(m, in, &cb);
        if (cb_trap) {
            return 1;
        }
        c = (cb & 0x7fffffff) ^ (uint32_t)nb << 31;
        break;
    }
    case 3: {
        const int32_t ub = (int32_t)in->value[14];
        const int32_t nb = (int32_t)in->value[11];
        c = s->ur[ub] ^ (uint32_t)nb << 31;
        break;
    }
    default: {
        const int32_t ub = (int32_t)in->value[14];
        const int32_t nb = (int32_t)in->value[11];
        c = (s->ur[ub] & 0x7fffffff) ^ (uint32_t)nb << 31;
        break;
    }
    }
    *value = c;
    return 0;
}

static inline uint32_t mask_guard_45(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[7]) {
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

static inline const uint32_t *row_a_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[5];
    const int32_t na = (int32_t)in->value[4];
    switch (in->line[2]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] ^ (uint32_t)na << 31;
        }
        return row;
        }
        case 1: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[ra][l] & 0x7fffffff) ^ (uint32_t)na << 31;
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
    if (in->line[4] == 0) {
        const int32_t cbank = (int32_t)in->value[11];
        const int32_t coff = rt_sext_32((uint32_t)in->value[12], 14) * 4;
        cb = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
    }
    *value = cb;
    return 0;
}

static inline int operand_cb_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    if (in->line[5] == 0) {
        const int32_t cbank = (int32_t)in->value[11];
        const int32_t coff = rt_sext_32((uint32_t)in->value[12], 14) * 4;
        cb = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
    }
    *value = cb;
    return 0;
}

static inline const uint32_t *row_b_13(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[8];
        const int32_t nb = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[rb][l] ^ (uint32_t)nb << 31;
        }
        return row;
        }
        case 1: {
        const int32_t rb = (int32_t)in->value[8];
        const int32_t nb = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[rb][l] & 0x7fffffff) ^ (uint32_t)nb << 31;
        }
        return row;
        }
        case 2: {
        const uint32_t fimm = (uint32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = fimm;
        }
        return row;
        }
        case 3: {
        const int32_t nb = (int32_t)in->value[7];
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb_6(m, in, &cb);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = cb ^ (uint32_t)nb << 31;
        }
        return row;
        }
        case 4: {
        const int32_t nb = (int32_t)in->value[7];
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb_7(m, in, &cb);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (cb & 0x7fffffff) ^ (uint32_t)nb << 31;
        }
        return row;
        }
        case 5: {
        const int32_t ub = (int32_t)in->value[13];
        const int32_t nb = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[ub] ^ (uint32_t)nb << 31;
        }
        return row;
        }
        case 6: {
        const int32_t ub = (int32_t)in->value[13];
        const int32_t nb = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->ur[ub] & 0x7fffffff) ^ (uint32_t)nb << 31;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_46(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline const uint32_t *row_a_8(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t na = (int32_t)in->value[2];
    switch (in->line[0]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] ^ (uint32_t)na << 31;
        }
        return row;
        }
        case 1: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[ra][l] & 0x7fffffff) ^ (uint32_t)na << 31;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline int operand_cb_8(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    if (in->line[2] == 0) {
        const int32_t cbank = (int32_t)in->value[9];
        const int32_t coff = rt_sext_32((uint32_t)in->value[10], 14) * 4;
        cb = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
    }
    *value = cb;
    return 0;
}

static inline int operand_cb_9(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    if (in->line[3] == 0) {
        const int32_t cbank = (int32_t)in->value[9];
        const int32_t coff = rt_sext_32((uint32_t)in->value[10], 14) * 4;
        cb = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
    }
    *value = cb;
    return 0;
}

static inline const uint32_t *row_b_14(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[6];
        const int32_t nb = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[rb][l] ^ (uint32_t)nb << 31;
        }
        return row;
        }
        case 1: {
        const int32_t rb = (int32_t)in->value[6];
        const int32_t nb = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[rb][l] & 0x7fffffff) ^ (uint32_t)nb << 31;
        }
        return row;
        }
        case 2: {
        const uint32_t fimm = (uint32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = fimm;
        }
        return row;
        }
        case 3: {
        const int32_t nb = (int32_t)in->value[5];
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb_8(m, in, &cb);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = cb ^ (uint32_t)nb << 31;
        }
        return row;
        }
        case 4: {
        const int32_t nb = (int32_t)in->value[5];
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb_9(m, in, &cb);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (cb & 0x7fffffff) ^ (uint32_t)nb << 31;
        }
        return row;
        }
        case 5: {
        const int32_t ub = (int32_t)in->value[11];
        const int32_t nb = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[ub] ^ (uint32_t)nb << 31;
        }
        return row;
        }
        case 6: {
        const int32_t ub = (int32_t)in->value[11];
        const int32_t nb = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->ur[ub] & 0x7fffffff) ^ (uint32_t)nb << 31;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_q_16(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[13];
    const int32_t q0n = (int32_t)in->value[12];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l] ^ q0n;
    }
    return row;
}

static inline const uint32_t *row_a_9(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[ra][l] ^ (uint32_t)0 << 31;
    }
    return row;
}

static inline const uint32_t *row_b_15(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rb = (int32_t)in->value[6];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[rb][l] ^ (uint32_t)0 << 31;
    }
    return row;
}

static inline const int32_t *row_q_17(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[13];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l];
    }
    return row;
}

static inline const int32_t *row_q_18(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[16];
    const int32_t q0n = (int32_t)in->value[15];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l] ^ q0n;
    }
    return row;
}

static inline uint32_t mask_guard_47(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[0]) {
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

static inline uint32_t mask_guard_48(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[13]) {
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

static inline uint32_t mask_guard_49(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[16]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[26];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[26];
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

static inline uint32_t mask_guard_50(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[14]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[24];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[24];
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

static inline uint32_t mask_guard_51(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[17]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[27];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[27];
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

static inline uint32_t mask_guard_52(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[15]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[25];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[25];
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
    struct volta_state *const s = m->state;
    switch (in->line[6]) {
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

static inline uint32_t mask_guard_54(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[6]) {
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

static inline uint32_t mask_guard_55(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[21];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[21];
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
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_57(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[14]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[25];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[25];
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
    struct volta_state *const s = m->state;
    switch (in->line[14]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[26];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[26];
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
    struct volta_state *const s = m->state;
    switch (in->line[14]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[23];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[23];
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

static inline const int64_t *row_a_10(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[4];
    const int32_t na = (int32_t)in->value[3];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = na ? (int64_t)~s->r[ra][l] + 1 : s->r[ra][l];
    }
    return row;
}

static inline int operand_cb_10(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    if (in->line[3] == 0) {
        const int32_t cbank = (int32_t)in->value[10];
        const int32_t coff = rt_sext_32((uint32_t)in->value[11], 14) * 4;
        cb = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
    }
    *value = cb;
    return 0;
}

static inline const int64_t *row_b_16(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[7];
        const int32_t nb = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = s->r[rb][l];
            row[l] = nb ? (int64_t)~x + 1 : x;
        }
        return row;
        }
        case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
        }
        case 2: {
        const int32_t nb = (int32_t)in->value[6];
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb_10(m, in, &cb);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = nb ? (int64_t)~cb + 1 : cb;
        }
        return row;
        }
        case 3: {
        const int32_t ub = (int32_t)in->value[12];
        const int32_t nb = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = nb ? (int64_t)~s->ur[ub] + 1 : s->ur[ub];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int64_t *row_c_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[14];
    const int32_t nc = (int32_t)in->value[13];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = nc ? (int64_t)~s->r[rc][l] + 1 : s->r[rc][l];
    }
    return row;
}

static inline void put_rd_3(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[0];
    if (rd != 255)
        rt_put32(s->r[rd], row, run);
}

static inline void put_p0(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct volta_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t p0 = (int32_t)((uint32_t)(word >> 81) & 7);
    if (p0 != 7)
        rt_put8(s->p[p0], row, run);
}

static inline void put_p1(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct volta_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t p1 = (int32_t)((uint32_t)(word >> 84) & 7);
    if (p1 != 7)
        rt_put8(s->p[p1], row, run);
}

static inline uint32_t mask_guard_60(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline const uint32_t *row_a_11(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[4];
    const int32_t ia = (int32_t)in->value[3];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = ia ? ~s->r[ra][l] : s->r[ra][l];
    }
    return row;
}

static inline const uint32_t *row_b_17(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[7];
        const int32_t ib = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ib ? ~s->r[rb][l] : s->r[rb][l];
        }
        return row;
        }
        case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
        }
        case 2: {
        const int32_t ib = (int32_t)in->value[6];
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb_10(m, in, &cb);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ib ? ~cb : cb;
        }
        return row;
        }
        case 3: {
        const int32_t ub = (int32_t)in->value[12];
        const int32_t ib = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ib ? ~s->ur[ub] : s->ur[ub];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_c_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[14];
    const int32_t ic = (int32_t)in->value[13];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = ic ? ~s->r[rc][l] : s->r[rc][l];
    }
    return row;
}

static inline const int32_t *row_p(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[17];
    const int32_t q0n = (int32_t)in->value[16];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l] ^ q0n;
    }
    return row;
}

static inline const int32_t *row_q_19(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q1 = (int32_t)in->value[19];
    const int32_t q1n = (int32_t)in->value[18];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q1][l] ^ q1n;
    }
    return row;
}

static inline const uint32_t *row_a_12(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[4];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = 0 ? ~s->r[ra][l] : s->r[ra][l];
    }
    return row;
}

static inline const uint32_t *row_b_18(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rb = (int32_t)in->value[7];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = 0 ? ~s->r[rb][l] : s->r[rb][l];
    }
    return row;
}

static inline const uint32_t *row_c_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[14];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = 0 ? ~s->r[rc][l] : s->r[rc][l];
    }
    return row;
}

static inline const int32_t *row_p_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[17];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l];
    }
    return row;
}

static inline const int32_t *row_q_20(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q1 = (int32_t)in->value[19];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q1][l];
    }
    return row;
}

static inline const uint32_t *row_c_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[7];
    const int32_t nc = (int32_t)in->value[6];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = nc ? ~s->r[rc][l] + 1 : s->r[rc][l];
    }
    return row;
}

static inline const uint32_t *row_c_8(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[7];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = 0 ? ~s->r[rc][l] + 1 : s->r[rc][l];
    }
    return row;
}

static inline const uint32_t *row_c_9(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[6];
    const int32_t nc = (int32_t)in->value[5];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = nc ? ~s->r[rc][l] + 1 : s->r[rc][l];
    }
    return row;
}

static inline const uint32_t *row_c_10(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[6];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = 0 ? ~s->r[rc][l] + 1 : s->r[rc][l];
    }
    return row;
}

static inline int operand_b_2(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value)
{
    uint32_t b;
    switch (in->line[0]) {
    case 0: {
        const int32_t cbank = (int32_t)in->value[4];
        const int32_t coff = rt_sext_32((uint32_t)in->value[5], 14) * 4;
        b = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
        break;
    }
    case 1:
        return 1;
    default: {
        const int32_t ub = (int32_t)in->value[6];
        b = s->ur[ub];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline const uint32_t *row_c_11(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[8];
    const int32_t nc = (int32_t)in->value[7];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = nc ? ~s->r[rc][l] + 1 : s->r[rc][l];
    }
    return row;
}

static inline const uint32_t *row_c_12(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[8];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = 0 ? ~s->r[rc][l] + 1 : s->r[rc][l];
    }
    return row;
}

static inline uint32_t mask_guard_61(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline int operand_cb_11(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    const int32_t coff = rt_sext_32((uint32_t)in->value[8], 14) * 4;
    uint32_t cb;
    if (in->line[1] == 0) {
        const int32_t cbank = (int32_t)in->value[7];
        cb = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
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
    const int cb_trap = operand_cb_11(m, in, &cb);
    if (cb_trap) {
        return 1;
    }
    c = nb ? (int64_t)~cb + 1 : cb;
    *value = c;
    return 0;
}

static inline int operand_c_4(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *value)
{
    int64_t c;
    uint32_t cb = 0;
    const int cb_trap = operand_cb_11(m, in, &cb);
    if (cb_trap) {
        return 1;
    }
    c = 0 ? (int64_t)~cb + 1 : cb;
    *value = c;
    return 0;
}

static inline uint32_t mask_guard_62(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline const uint32_t *row_b_19(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[4];
        return s->r[rb];
        }
        case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
        }
        case 2: {
        const int32_t cbank = (int32_t)in->value[7];
        const int32_t coff = rt_sext_32((uint32_t)in->value[8], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
        }
        case 3: {
        return NULL;
        }
        case 4: {
        const int32_t ub = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[ub];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_c_13(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[11];
    const int32_t ic = (int32_t)in->value[10];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = ic ? ~s->r[rc][l] : s->r[rc][l];
    }
    return row;
}

static inline const int32_t *row_k(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[14];
    const int32_t q0n = (int32_t)in->value[13];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l] ^ q0n;
    }
    return row;
}

static inline const uint32_t *row_b_20(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rb = (int32_t)in->value[4];
    return s->r[rb];
}

static inline const uint32_t *row_c_14(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[11];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = 0 ? ~s->r[rc][l] : s->r[rc][l];
    }
    return row;
}

static inline const int32_t *row_k_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[14];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l];
    }
    return row;
}

static inline const uint32_t *row_b_21(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    const int32_t cbank = (int32_t)in->value[7];
    const int32_t coff = rt_sext_32((uint32_t)in->value[8], 14) * 4;
    uint64_t c_cell;
    if (!rt_take(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
        return NULL;
    const uint32_t c_value = (uint32_t)c_cell;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = c_value;
    }
    return row;
}

static inline int operand_cb_12(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    if (in->line[1] == 0) {
        const int32_t cbank = (int32_t)in->value[8];
        const int32_t coff = rt_sext_32((uint32_t)in->value[9], 14) * 4;
        cb = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
    }
    *value = cb;
    return 0;
}

static inline int operand_c_5(struct isadora_machine *m, struct volta_state *s,
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
        const int cb_trap = operand_cb_12(m, in, &cb);
        if (cb_trap) {
            return 1;
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

static inline const int32_t *row_k_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[12];
    const int32_t q0n = (int32_t)in->value[11];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l] ^ q0n;
    }
    return row;
}

static inline const int32_t *row_k_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[12];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l];
    }
    return row;
}

static inline const int64_t *row_b_22(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[rb][l];
        }
        return row;
        }
        case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = imm;
        }
        return row;
        }
        case 2: {
        const int32_t cbank = (int32_t)in->value[8];
        const int32_t coff = rt_sext_32((uint32_t)in->value[9], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
        }
        case 3: {
        return NULL;
        }
        case 4: {
        const int32_t ub = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[ub];
        }
        return row;
        }
        default:
            return NULL;
    }
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
            return 1;
    } else {
        return 1;
    }
    *value = cw;
    return 0;
}

static inline uint32_t mask_guard_63(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline const uint64_t *row_c_15(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[12];
    const int32_t ic = (int32_t)in->value[11];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = s->r[rc][l] | (uint64_t)s->r[rc | 1][l] << 32;
        row[l] = ic ? ~x : x;
    }
    return row;
}

static inline int operand_c_6(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint64_t *value)
{
    const int32_t ib = (int32_t)in->value[7];
    uint64_t c;
    if (in->line[1] == 0) {
        uint64_t cw = 0;
        const int cw_trap = operand_cw(m, in, &cw);
        if (cw_trap) {
            return 1;
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

static inline void put_p(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct volta_state *const s = m->state;
    switch (in->line[0]) {
        case 1: {
        const int32_t p0 = (int32_t)in->value[2];
        rt_put8(s->p[p0], row, run);
        break;
        }
        default:
            break;
    }
}

static inline int operand_cw_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *value)
{
    const int32_t coff = rt_sext_32((uint32_t)in->value[9], 14) * 4;
    uint64_t cw;
    if (in->line[2] == 0) {
        const int32_t cbank = (int32_t)in->value[8];
        cw = rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 8);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
    }
    *value = cw;
    return 0;
}

static inline void put_p_2(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct volta_state *const s = m->state;
    const int32_t p0 = (int32_t)in->value[2];
    rt_put8(s->p[p0], row, run);
}

static inline const uint32_t *row_b_23(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rb = (int32_t)in->value[5];
    return s->r[rb];
}

static inline const uint64_t *row_c_16(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[12];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = s->r[rc][l] | (uint64_t)s->r[rc | 1][l] << 32;
        row[l] = 0 ? ~x : x;
    }
    return row;
}

static inline const int32_t *row_k_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[15];
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
    const int32_t cbank = (int32_t)in->value[8];
    const int32_t coff = rt_sext_32((uint32_t)in->value[9], 14) * 4;
    uint64_t c_cell;
    if (!rt_take(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
        return NULL;
    const uint32_t c_value = (uint32_t)c_cell;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = c_value;
    }
    return row;
}

static inline int operand_c_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *value)
{
    uint64_t c;
    uint64_t cw = 0;
    const int cw_trap = operand_cw_2(m, in, &cw);
    if (cw_trap) {
        return 1;
    }
    c = 0 ? ~cw : cw;
    *value = c;
    return 0;
}

static inline uint32_t mask_guard_64(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline const uint32_t *row_b_25(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[5];
        return s->r[rb];
        }
        case 1: {
        const uint32_t uimm = (uint32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = uimm;
        }
        return row;
        }
        case 2: {
        const int32_t cbank = (int32_t)in->value[8];
        const int32_t coff = rt_sext_32((uint32_t)in->value[9], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
        }
        case 3: {
        return NULL;
        }
        case 4: {
        const int32_t ub = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[ub];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline void put_rd_4(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[2];
    if (rd != 255)
        rt_put32(s->r[rd], row, run);
}

static inline void put_p_3(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct volta_state *const s = m->state;
    switch (in->line[0]) {
        case 1: {
        const int32_t p0 = (int32_t)in->value[1];
        rt_put8(s->p[p0], row, run);
        break;
        }
        default:
            break;
    }
}

static inline void put_p_4(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct volta_state *const s = m->state;
    const int32_t p0 = (int32_t)in->value[1];
    rt_put8(s->p[p0], row, run);
}

static inline uint32_t mask_guard_65(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[1]) {
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

static inline const uint32_t *row_b_26(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[7];
        return s->r[rb];
        }
        case 1: {
        const uint32_t uimm = (uint32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = uimm;
        }
        return row;
        }
        case 2: {
        const int32_t cbank = (int32_t)in->value[10];
        const int32_t coff = rt_sext_32((uint32_t)in->value[11], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
        }
        case 3: {
        return NULL;
        }
        case 4: {
        const int32_t ub = (int32_t)in->value[12];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[ub];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline void put_rd_5(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[4];
    if (rd != 255)
        rt_put32(s->r[rd], row, run);
}

static inline const uint32_t *row_b_27(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rb = (int32_t)in->value[7];
    return s->r[rb];
}

static inline const uint32_t *row_b_28(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    const int32_t cbank = (int32_t)in->value[10];
    const int32_t coff = rt_sext_32((uint32_t)in->value[11], 14) * 4;
    uint64_t c_cell;
    if (!rt_take(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
        return NULL;
    const uint32_t c_value = (uint32_t)c_cell;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = c_value;
    }
    return row;
}

static inline uint32_t mask_guard_66(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline int operand_c_8(struct isadora_machine *m, struct volta_state *s,
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
            return 1;
        break;
    }
    case 2:
        return 1;
    default: {
        const int32_t ub = (int32_t)in->value[12];
        c = s->ur[ub];
        break;
    }
    }
    *value = c;
    return 0;
}

static inline uint32_t mask_guard_67(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline const uint32_t *row_b_29(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[4];
        return s->r[rb];
        }
        case 1: {
        const uint32_t uimm = (uint32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = uimm;
        }
        return row;
        }
        case 2: {
        const int32_t cbank = (int32_t)in->value[7];
        const int32_t coff = rt_sext_32((uint32_t)in->value[8], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
        }
        case 3: {
        return NULL;
        }
        case 4: {
        const int32_t ub = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[ub];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_68(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline int operand_c_9(struct isadora_machine *m, struct volta_state *s,
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
            return 1;
        break;
    }
    case 2:
        return 1;
    default: {
        const int32_t ub = (int32_t)in->value[9];
        c = s->ur[ub];
        break;
    }
    }
    *value = c;
    return 0;
}

static inline const uint32_t *row_b_30(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[3];
        return s->r[rb];
        }
        case 1: {
        const uint32_t uimm = (uint32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = uimm;
        }
        return row;
        }
        case 2: {
        const int32_t cbank = (int32_t)in->value[6];
        const int32_t coff = rt_sext_32((uint32_t)in->value[7], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
        }
        case 3: {
        return NULL;
        }
        case 4: {
        const int32_t ub = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[ub];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_q_21(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[10];
    const int32_t q0n = (int32_t)in->value[9];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l] ^ q0n;
    }
    return row;
}

static inline const uint32_t *row_b_31(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rb = (int32_t)in->value[3];
    return s->r[rb];
}

static inline const int32_t *row_q_22(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[10];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l];
    }
    return row;
}

static inline const uint32_t *row_b_32(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    const int32_t cbank = (int32_t)in->value[6];
    const int32_t coff = rt_sext_32((uint32_t)in->value[7], 14) * 4;
    uint64_t c_cell;
    if (!rt_take(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
        return NULL;
    const uint32_t c_value = (uint32_t)c_cell;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = c_value;
    }
    return row;
}

static inline uint32_t mask_guard_69(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline const uint32_t *row_b_33(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[7];
        return s->r[rb];
        }
        case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
        }
        case 2: {
        const int32_t cbank = (int32_t)in->value[10];
        const int32_t coff = rt_sext_32((uint32_t)in->value[11], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
        }
        case 3: {
        return NULL;
        }
        case 4: {
        const int32_t ub = (int32_t)in->value[12];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[ub];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_70(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline const int32_t *row_r(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q2 = (int32_t)in->value[16];
    const int32_t q2n = (int32_t)in->value[15];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q2][l] ^ q2n;
    }
    return row;
}

static inline const int32_t *row_r_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = 1;
        }
        return row;
        }
        case 1: {
        const int32_t q2 = (int32_t)in->value[16];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[q2][l] ^ 1;
        }
        return row;
        }
        case 2: {
        const int32_t q2 = (int32_t)in->value[16];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[q2][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int64_t *row_b_34(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[6];
        const int32_t nb = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = s->r[rb][l];
            row[l] = nb ? (int64_t)~x + 1 : x;
        }
        return row;
        }
        case 1: {
        const uint32_t uimm = (uint32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = uimm;
        }
        return row;
        }
        case 2: {
        const int32_t nb = (int32_t)in->value[5];
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb_8(m, in, &cb);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = nb ? (int64_t)~cb + 1 : cb;
        }
        return row;
        }
        case 3: {
        const int32_t ub = (int32_t)in->value[11];
        const int32_t nb = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = nb ? (int64_t)~s->ur[ub] + 1 : s->ur[ub];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_35(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[6];
        const int32_t ib = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ib ? ~s->r[rb][l] : s->r[rb][l];
        }
        return row;
        }
        case 1: {
        const uint32_t uimm = (uint32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = uimm;
        }
        return row;
        }
        case 2: {
        const int32_t ib = (int32_t)in->value[5];
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb_8(m, in, &cb);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ib ? ~cb : cb;
        }
        return row;
        }
        case 3: {
        const int32_t ub = (int32_t)in->value[11];
        const int32_t ib = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ib ? ~s->ur[ub] : s->ur[ub];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_36(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rb = (int32_t)in->value[6];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = 0 ? ~s->r[rb][l] : s->r[rb][l];
    }
    return row;
}

static inline uint32_t mask_guard_71(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline const int32_t *row_k_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[16];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l];
    }
    return row;
}

static inline int operand_cb_13(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    if (in->line[1] == 0) {
        const int32_t cbank = (int32_t)in->value[5];
        const int32_t coff = rt_sext_32((uint32_t)in->value[6], 14) * 4;
        cb = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
    }
    *value = cb;
    return 0;
}

static inline const uint32_t *row_b_37(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[2];
        const int32_t ib = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ib ? ~s->r[rb][l] : s->r[rb][l];
        }
        return row;
        }
        case 1: {
        const uint32_t uimm = (uint32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = uimm;
        }
        return row;
        }
        case 2: {
        const int32_t ib = (int32_t)in->value[1];
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb_13(m, in, &cb);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ib ? ~cb : cb;
        }
        return row;
        }
        case 3: {
        const int32_t ub = (int32_t)in->value[7];
        const int32_t ib = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ib ? ~s->ur[ub] : s->ur[ub];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_38(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rb = (int32_t)in->value[2];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = 0 ? ~s->r[rb][l] : s->r[rb][l];
    }
    return row;
}

static inline const uint32_t *row_b_39(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[1];
        return s->r[rb];
        }
        case 1: {
        const uint32_t uimm = (uint32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = uimm;
        }
        return row;
        }
        case 2: {
        const int32_t cbank = (int32_t)in->value[4];
        const int32_t coff = rt_sext_32((uint32_t)in->value[5], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
        }
        case 3: {
        return NULL;
        }
        case 4: {
        const int32_t ub = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[ub];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_40(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rb = (int32_t)in->value[1];
    return s->r[rb];
}

static inline const uint32_t *row_b_41(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    const int32_t cbank = (int32_t)in->value[4];
    const int32_t coff = rt_sext_32((uint32_t)in->value[5], 14) * 4;
    uint64_t c_cell;
    if (!rt_take(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
        return NULL;
    const uint32_t c_value = (uint32_t)c_cell;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = c_value;
    }
    return row;
}

static inline int operand_cb_14(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    if (in->line[2] == 0) {
        const int32_t cbank = (int32_t)in->value[8];
        const int32_t coff = rt_sext_32((uint32_t)in->value[9], 14) * 4;
        cb = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
    }
    *value = cb;
    return 0;
}

static inline const uint32_t *row_b_42(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[5];
        const int32_t ib = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ib ? ~s->r[rb][l] : s->r[rb][l];
        }
        return row;
        }
        case 1: {
        const uint32_t uimm = (uint32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = uimm;
        }
        return row;
        }
        case 2: {
        const int32_t ib = (int32_t)in->value[4];
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb_14(m, in, &cb);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ib ? ~cb : cb;
        }
        return row;
        }
        case 3: {
        const int32_t ub = (int32_t)in->value[10];
        const int32_t ib = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ib ? ~s->ur[ub] : s->ur[ub];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int64_t *row_b_43(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[rb][l];
        }
        return row;
        }
        case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = imm;
        }
        return row;
        }
        case 2: {
        const int32_t cbank = (int32_t)in->value[4];
        const int32_t coff = rt_sext_32((uint32_t)in->value[5], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
        }
        case 3: {
        return NULL;
        }
        case 4: {
        const int32_t ub = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[ub];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_72(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline const uint32_t *row_b_44(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[5];
        return s->r[rb];
        }
        case 1: {
        const uint32_t uimm = (uint32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = uimm;
        }
        return row;
        }
        case 2: {
        const int32_t cbank = (int32_t)in->value[8];
        const int32_t coff = rt_sext_32((uint32_t)in->value[9], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
        }
        case 3: {
        return NULL;
        }
        case 4: {
        const int32_t ub = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[ub];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_73(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline const int64_t *row_b_45(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[rb][l];
        }
        return row;
        }
        case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = imm;
        }
        return row;
        }
        case 2: {
        const int32_t cbank = (int32_t)in->value[7];
        const int32_t coff = rt_sext_32((uint32_t)in->value[8], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
        }
        case 3: {
        return NULL;
        }
        case 4: {
        const int32_t ub = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[ub];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_q_23(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[11];
    const int32_t q0n = (int32_t)in->value[10];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l] ^ q0n;
    }
    return row;
}

static inline const int32_t *row_q_24(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[11];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l];
    }
    return row;
}

static inline uint32_t mask_guard_74(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[5]) {
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

static inline uint32_t mask_guard_75(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_76(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[5]) {
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

static inline uint32_t mask_guard_77(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_78(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[2]) {
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

static inline uint32_t mask_guard_79(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[3]) {
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

static inline uint32_t mask_guard_80(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_81(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[0]) {
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

static inline uint32_t mask_guard_82(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_83(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[0]) {
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

static inline uint32_t mask_guard_84(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_85(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[6]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        const int32_t gp = (int32_t)in->value[21];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
        }
        case 2: {
        const int32_t gp = (int32_t)in->value[21];
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

static inline uint32_t mask_guard_86(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[5]) {
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

static inline uint32_t mask_guard_87(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[6]) {
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

static inline uint32_t mask_guard_88(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[5]) {
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

static inline uint32_t mask_guard_89(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline uint32_t mask_guard_90(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t gp = (int32_t)in->value[5];
    uint32_t lanes = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
    }
    return lanes;
}

static inline uint32_t mask_guard_91(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t gp = (int32_t)in->value[5];
    uint32_t lanes = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
    }
    return lanes;
}

static inline int operand_c_10(struct isadora_machine *m, struct volta_state *s,
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
            return 1;
        break;
    }
    case 2:
        return 1;
    default: {
        const int32_t ub = (int32_t)in->value[10];
        c = s->ur[ub];
        break;
    }
    }
    *value = c;
    return 0;
}

static inline uint32_t mask_q(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[4];
    const int32_t q0n = (int32_t)in->value[3];
    uint32_t lanes = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        lanes |= (uint32_t)(((s->p[q0][l] ^ q0n) != 0) != 0) << l;
    }
    return lanes;
}

static inline void put_rdo(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct volta_state *const s = m->state;
    switch (in->line[0]) {
        case 1: {
        const int32_t rd = (int32_t)in->value[1];
        if (rd != 255)
            rt_put32(s->r[rd], row, run);
        break;
        }
        default:
            break;
    }
}

static inline void put_p0_2(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct volta_state *const s = m->state;
    const int32_t p0 = (int32_t)in->value[2];
    if (p0 != 7)
        rt_put8(s->p[p0], row, run);
}

static inline uint32_t mask_q_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[4];
    uint32_t lanes = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        lanes |= (uint32_t)((s->p[q0][l]) != 0) << l;
    }
    return lanes;
}

static inline const int32_t *row_q_25(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[4];
    const int32_t q0n = (int32_t)in->value[3];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l] ^ q0n;
    }
    return row;
}

static inline void put_p0_3(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct volta_state *const s = m->state;
    const int32_t p0 = (int32_t)in->value[1];
    if (p0 != 7)
        rt_put8(s->p[p0], row, run);
}

static inline const uint32_t *row_l(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline const uint32_t *row_k_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
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

static inline const uint32_t *row_b_46(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[4];
        return s->r[rb];
        }
        case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
        }
        case 2: {
        const uint32_t uimm = (uint32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = uimm;
        }
        return row;
        }
        case 3: {
        const int32_t cbank = (int32_t)in->value[8];
        const int32_t coff = rt_sext_32((uint32_t)in->value[9], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
        }
        case 4: {
        return NULL;
        }
        case 5: {
        const int32_t ub = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[ub];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_47(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[2];
        return s->r[rb];
        }
        case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
        }
        case 2: {
        const uint32_t uimm = (uint32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = uimm;
        }
        return row;
        }
        case 3: {
        const int32_t cbank = (int32_t)in->value[6];
        const int32_t coff = rt_sext_32((uint32_t)in->value[7], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
        }
        case 4: {
        return NULL;
        }
        case 5: {
        const int32_t ub = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[ub];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_q_26(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[3];
    const int32_t q0n = (int32_t)in->value[2];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l] ^ q0n;
    }
    return row;
}

static inline const int32_t *row_r_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q1 = (int32_t)in->value[5];
    const int32_t q1n = (int32_t)in->value[4];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q1][l] ^ q1n;
    }
    return row;
}

static inline const int32_t *row_s(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q2n = (int32_t)in->value[6];
    switch (in->line[2]) {
        case 0: {
        const int32_t q2 = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[q2][l] ^ q2n;
        }
        return row;
        }
        case 1: {
        const int32_t up2 = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->up[up2] ^ q2n;
        }
        return row;
        }
        case 2: {
        const int32_t q2 = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[q2][l] ^ q2n;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline void put_p0_4(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct volta_state *const s = m->state;
    const int32_t p0 = (int32_t)in->value[0];
    if (p0 != 7)
        rt_put8(s->p[p0], row, run);
}

static inline void put_p1_2(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct volta_state *const s = m->state;
    const int32_t p1 = (int32_t)in->value[1];
    if (p1 != 7)
        rt_put8(s->p[p1], row, run);
}

static inline const int32_t *row_r_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q1 = (int32_t)in->value[5];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q1][l];
    }
    return row;
}

static inline const int32_t *row_s_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q2 = (int32_t)in->value[7];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q2][l];
    }
    return row;
}

static inline int operand_cb_15(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value)
{
    uint32_t cb;
    if (in->line[2] == 0) {
        const int32_t cbank = (int32_t)in->value[6];
        const int32_t coff = rt_sext_32((uint32_t)in->value[7], 14) * 4;
        cb = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
    }
    *value = cb;
    return 0;
}

static inline const int32_t *row_r_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t rb = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[rb][l] >> 31);
        }
        return row;
        }
        case 1: {
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb_15(m, in, &cb);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(cb >> 31);
        }
        return row;
        }
        case 2: {
        const int32_t ub = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->ur[ub] >> 31);
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_s_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q2 = (int32_t)in->value[10];
    const int32_t q2n = (int32_t)in->value[9];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q2][l] ^ q2n;
    }
    return row;
}

static inline const int32_t *row_r_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rb = (int32_t)in->value[4];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (int32_t)(s->r[rb][l] >> 31);
    }
    return row;
}

static inline const int32_t *row_s_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t q2 = (int32_t)in->value[10];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q2][l];
    }
    return row;
}

static inline const int32_t *row_s_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[9];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (int32_t)(s->r[rc][l] >> 31);
    }
    return row;
}

static inline const int32_t *row_q_27(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (int32_t)(s->r[ra][l] >> 31);
    }
    return row;
}

int ISADORA_LEVEL(volta_fast_bssy)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_bsync)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_break)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_exit)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_bra_b)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_bra_u)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_jmp_b)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_jmp_c)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_jmp_u)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_jmp_uc)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_brx)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_jmx)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_call_at)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_call_c)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_call_r)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_call_rel)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_call_rr)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_ret_rel)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_ret_abs)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_bpt)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_i2i)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_i2i_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_i2i_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_dadd_r)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_dadd_r_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_dadd_c)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_dadd_c_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_dmul)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_dmul_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_dfma_b)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_dfma_b_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_dfma_c)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_dfma_c_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_fadd)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_fadd_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_fsel)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_fsel_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_iadd3_n)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_iadd3_x)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_iadd3_x_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_imad_r)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_imad_r_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_imad_i)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_imad_i_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_imad_b)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_imad_b_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_imad_ri)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_imad_ri_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_imad_rc)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_imad_rc_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_imad_ru)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_imad_ru_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_imad_bx)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_imad_bx_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_imad_bx_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_imad_cx)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_imad_cx_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_imad_hi_c)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_imad_hi_c_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_imad_hi_c_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_imad_hi_bx)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_imad_hi_bx_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_imad_hi_bx_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_imad_hi_bx_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_imad_hi_cx)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_imad_hi_cx_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_imad_hi_cx_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_lop3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_lop3_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_lop3_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_lop3_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_shf_b)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_shf_b_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_shf_b_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_shf_c)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_shf_c_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_shf_c_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_sel)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_sel_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_sel_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_lea_lo)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_lea_x)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_lea_x_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_lea_x_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_lea_hi)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_lea_hx)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_lea_hx_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_lea_hx_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_lea_ih)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_lea_ih_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_lea_ih_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_lea_ix)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_lea_ix_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_lea_ix_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_lea_sx)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_lea_xs)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_lea_xs_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_lea_xs_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_popc)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_popc_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_brev)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_brev_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_brev_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_iabs)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_iabs_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_iabs_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_sgxt)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_sgxt_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_sgxt_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_bmsk)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_bmsk_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_bmsk_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_mov)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_imnmx)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_imnmx_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_imnmx_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_r2ur_o)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_r2ur_h)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_vote)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_voteu)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_match_any)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_match_all)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_shfl)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_p2r)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_p2r_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_p2r_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_plop3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_plop3_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_plop3_sign_one)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_plop3_sign_one_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_plop3_sign_two)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_plop3_sign_two_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_fast_plop3_sign_all)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(volta_usual_plop3_sign_all_1)(struct isadora_machine *, const struct isadora_insn *);
isadora_action ISADORA_LEVEL(volta_fast_pick)(const struct isadora_insn *);

#endif
