/* Generated from the description tesla by gen/emit/fast.lua. Do not edit. */
/* What the files with the quick functions of the forms share. */
#ifndef TESLA_FAST_H
#define TESLA_FAST_H

#include "tesla_state.h"
#include "fast.h"
#include "floating.h"

static inline uint32_t read_sr(const struct isadora_machine *m, const struct tesla_state *s, int32_t index);
static inline void write_sr(struct isadora_machine *m, int32_t index, uint32_t value);

/* Some entries of $sr stand for other state. */
static inline uint32_t read_sr(const struct isadora_machine *m, const struct tesla_state *s, int32_t index)
{
    switch (index) {
    case 0:
        return (uint32_t)(m->lane | ((int32_t)m->launch.warp & 0xff) << 8);
    default:
        return s->sr[index][m->lane];
    }
}

static inline void write_sr(struct isadora_machine *m, int32_t index, uint32_t value)
{
    struct tesla_state *const s = m->state;
    switch (index) {
    case 0:
        break;
    default:
        s->sr[index][m->lane] = value;
        break;
    }
}

static inline uint32_t mask_guard(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[5];
        const int32_t cond = (int32_t)in->value[6];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
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
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[4];
        const int32_t cond = (int32_t)in->value[5];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint64_t *row_v(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[ldst][l] | (uint64_t)s->r[ldst + 1][l] << 32;
    }
    return row;
}

static inline uint32_t mask_guard_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[6];
        const int32_t cond = (int32_t)in->value[7];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
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
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[5];
        const int32_t cond = (int32_t)in->value[6];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint64_t *row_v_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc2 = (int32_t)in->value[3];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[lsrc2][l] | (uint64_t)s->r[lsrc2 + 1][l] << 32;
    }
    return row;
}

static inline int for_warp(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    int32_t st_depth = s->st_depth;
    uint32_t ended_new = s->ended;
    uint16_t warps_new = s->block->warps;
    uint16_t bar_new[16];
    for (int32_t i_2 = 0; i_2 < 16; i_2++)
        bar_new[i_2] = s->block->bar[i_2];
    uint32_t broken_new = s->broken;
    if (mark == 1) {
        const uint32_t e = s->ended | s->active;
        ended_new = e;
        while (st_depth > 0) {
            const uint32_t mask = s->st_mask[st_depth - 1];
            const int32_t kind = s->st_kind[st_depth - 1];
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
                break;
            st_depth--;
        }
        const int32_t depth = st_depth;
        if (depth == 0) {
            s->active = 0;
            m->woke = true;
            warps_new = (uint16_t)((s->block->warps - 1) & 0xffff);
            for (int32_t i = 0; i <= 15; i++) {
                if (s->block->bar[i] == s->block->warps - 1) {
                    m->woke = true;
                    bar_new[i] = 0;
                }
            }
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_2 = s->st_kind[st_depth - 1];
            const uint32_t pc = s->st_pc[st_depth - 1];
            const uint32_t mask_2 = s->st_mask[st_depth - 1];
            st_depth--;
            if (kind_2 == 5) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop");
            }
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
            m->next = (uint64_t)(kind_2 == 6 ? (int32_t)((pc + 8) & 0xffffff) : (int32_t)pc);
            if (kind_2 == 2 || kind_2 == 3) {
                s->returned = s->returned & ~mask_2;
            }
            if (kind_2 == 4) {
                broken_new = s->broken & ~mask_2;
            }
        }
    }
    if (mark == 2) {
        const int32_t depth_2 = st_depth;
        if (depth_2 == 0) {
            return rt_trap(m, ISADORA_TRAP_STATED, "STACK_UNDERFLOW: join without joinat");
        }
        if (st_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
        const int32_t kind_3 = s->st_kind[st_depth - 1];
        if (kind_3 == 1) {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const uint32_t pc_2 = s->st_pc[st_depth - 1];
            const uint32_t mask_3 = s->st_mask[st_depth - 1];
            st_depth--;
            s->active = mask_3 & ~s->ended;
            m->next = pc_2;
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_4 = s->st_kind[st_depth - 1];
            if (kind_4 == 6) {
                if (st_depth == 0)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
                const uint32_t mask_4 = s->st_mask[st_depth - 1];
                st_depth--;
                s->active = mask_4 & ~(s->ended | s->returned | s->broken);
            } else {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat");
            }
        }
    }
    s->ended = ended_new;
    m->woke = true;
    s->block->warps = (uint16_t)warps_new;
    for (int32_t i_3 = 0; i_3 < 16; i_3++)
        s->block->bar[i_3] = bar_new[i_3];
    s->broken = broken_new;
    s->st_depth = (uint16_t)st_depth;
    return 0;
}

static inline void put_ldst(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    rt_put32(s->r[ldst], row, run);
}

static inline uint32_t mask_guard_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[7];
        const int32_t cond = (int32_t)in->value[8];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
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
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[6];
        const int32_t cond = (int32_t)in->value[7];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
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
    struct tesla_state *const s = m->state;
    const int32_t lsrc3 = (int32_t)in->value[4];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[lsrc3][l] | (uint64_t)s->r[lsrc3 + 1][l] << 32;
    }
    return row;
}

static inline uint32_t mask_guard_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[1];
        const int32_t cond = (int32_t)in->value[2];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
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
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[0];
        const int32_t cond = (int32_t)in->value[1];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
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
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[2];
        const int32_t cond = (int32_t)in->value[3];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline int for_warp_2(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[1];
    int32_t st_depth = s->st_depth;
    uint32_t ended_new = s->ended;
    uint16_t warps_new = s->block->warps;
    uint16_t bar_new[16];
    for (int32_t i_2 = 0; i_2 < 16; i_2++)
        bar_new[i_2] = s->block->bar[i_2];
    uint32_t broken_new = s->broken;
    if (mark == 1) {
        const uint32_t e = s->ended | s->active;
        ended_new = e;
        while (st_depth > 0) {
            const uint32_t mask = s->st_mask[st_depth - 1];
            const int32_t kind = s->st_kind[st_depth - 1];
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
                break;
            st_depth--;
        }
        const int32_t depth = st_depth;
        if (depth == 0) {
            s->active = 0;
            m->woke = true;
            warps_new = (uint16_t)((s->block->warps - 1) & 0xffff);
            for (int32_t i = 0; i <= 15; i++) {
                if (s->block->bar[i] == s->block->warps - 1) {
                    m->woke = true;
                    bar_new[i] = 0;
                }
            }
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_2 = s->st_kind[st_depth - 1];
            const uint32_t pc = s->st_pc[st_depth - 1];
            const uint32_t mask_2 = s->st_mask[st_depth - 1];
            st_depth--;
            if (kind_2 == 5) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop");
            }
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
            m->next = (uint64_t)(kind_2 == 6 ? (int32_t)((pc + 8) & 0xffffff) : (int32_t)pc);
            if (kind_2 == 2 || kind_2 == 3) {
                s->returned = s->returned & ~mask_2;
            }
            if (kind_2 == 4) {
                broken_new = s->broken & ~mask_2;
            }
        }
    }
    if (mark == 2) {
        const int32_t depth_2 = st_depth;
        if (depth_2 == 0) {
            return rt_trap(m, ISADORA_TRAP_STATED, "STACK_UNDERFLOW: join without joinat");
        }
        if (st_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
        const int32_t kind_3 = s->st_kind[st_depth - 1];
        if (kind_3 == 1) {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const uint32_t pc_2 = s->st_pc[st_depth - 1];
            const uint32_t mask_3 = s->st_mask[st_depth - 1];
            st_depth--;
            s->active = mask_3 & ~s->ended;
            m->next = pc_2;
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_4 = s->st_kind[st_depth - 1];
            if (kind_4 == 6) {
                if (st_depth == 0)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
                const uint32_t mask_4 = s->st_mask[st_depth - 1];
                st_depth--;
                s->active = mask_4 & ~(s->ended | s->returned | s->broken);
            } else {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat");
            }
        }
    }
    s->ended = ended_new;
    m->woke = true;
    s->block->warps = (uint16_t)warps_new;
    for (int32_t i_3 = 0; i_3 < 16; i_3++)
        s->block->bar[i_3] = bar_new[i_3];
    s->broken = broken_new;
    s->st_depth = (uint16_t)st_depth;
    return 0;
}

static inline void put_cdst(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    rt_put8(s->c[cdst], row, run);
}

static inline uint32_t mask_guard_10(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[15]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[13];
        const int32_t cond = (int32_t)in->value[14];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[5]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[6]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int64_t *row_v_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc >> 1][l] >> 16 * (lsrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_2(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_3(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_4(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[11]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[12]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_8(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[13]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int64_t *row_v_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc][l];
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_5(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_6(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_7(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_8(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const int64_t *row_a(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t chalf = (int32_t)in->value[5];
        _Alignas(64) int64_t v_row[32];
        const int64_t *const v = row_v_3(m, in, run, v_row);
        if (!v)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = chalf >> 1 & 1
                ? (chalf >> 2 != 0 ? (int8_t)v[l] : (int32_t)((uint32_t)v[l] & 0xff))
                : chalf >> 2 != 0 ? (int16_t)v[l] : (int32_t)((uint32_t)v[l] & 0xffff);
        }
        return row;
        }
        case 1: {
        const int32_t cword = (int32_t)in->value[10];
        _Alignas(64) int64_t v_row[32];
        const int64_t *const v = row_v_4(m, in, run, v_row);
        if (!v)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = cword >> 2 != 0 ? (int64_t)(int32_t)(uint32_t)v[l] : (uint32_t)v[l];
        }
        return row;
        }
        case 2: {
        const int32_t creg = (int32_t)in->value[11];
        const int32_t lsrc = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = creg >> 2 != 0 ? (int8_t)s->r[lsrc][l] : (int32_t)(s->r[lsrc][l] & 0xff);
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline int for_warp_3(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    int32_t st_depth = s->st_depth;
    uint32_t ended_new = s->ended;
    uint16_t warps_new = s->block->warps;
    uint16_t bar_new[16];
    for (int32_t i_2 = 0; i_2 < 16; i_2++)
        bar_new[i_2] = s->block->bar[i_2];
    uint32_t broken_new = s->broken;
    if (mark == 1) {
        const uint32_t e = s->ended | s->active;
        ended_new = e;
        while (st_depth > 0) {
            const uint32_t mask = s->st_mask[st_depth - 1];
            const int32_t kind = s->st_kind[st_depth - 1];
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
                break;
            st_depth--;
        }
        const int32_t depth = st_depth;
        if (depth == 0) {
            s->active = 0;
            m->woke = true;
            warps_new = (uint16_t)((s->block->warps - 1) & 0xffff);
            for (int32_t i = 0; i <= 15; i++) {
                if (s->block->bar[i] == s->block->warps - 1) {
                    m->woke = true;
                    bar_new[i] = 0;
                }
            }
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_2 = s->st_kind[st_depth - 1];
            const uint32_t pc = s->st_pc[st_depth - 1];
            const uint32_t mask_2 = s->st_mask[st_depth - 1];
            st_depth--;
            if (kind_2 == 5) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop");
            }
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
            m->next = (uint64_t)(kind_2 == 6 ? (int32_t)((pc + 8) & 0xffffff) : (int32_t)pc);
            if (kind_2 == 2 || kind_2 == 3) {
                s->returned = s->returned & ~mask_2;
            }
            if (kind_2 == 4) {
                broken_new = s->broken & ~mask_2;
            }
        }
    }
    if (mark == 2) {
        const int32_t depth_2 = st_depth;
        if (depth_2 == 0) {
            return rt_trap(m, ISADORA_TRAP_STATED, "STACK_UNDERFLOW: join without joinat");
        }
        if (st_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
        const int32_t kind_3 = s->st_kind[st_depth - 1];
        if (kind_3 == 1) {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const uint32_t pc_2 = s->st_pc[st_depth - 1];
            const uint32_t mask_3 = s->st_mask[st_depth - 1];
            st_depth--;
            s->active = mask_3 & ~s->ended;
            m->next = pc_2;
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_4 = s->st_kind[st_depth - 1];
            if (kind_4 == 6) {
                if (st_depth == 0)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
                const uint32_t mask_4 = s->st_mask[st_depth - 1];
                st_depth--;
                s->active = mask_4 & ~(s->ended | s->returned | s->broken);
            } else {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat");
            }
        }
    }
    s->ended = ended_new;
    m->woke = true;
    s->block->warps = (uint16_t)warps_new;
    for (int32_t i_3 = 0; i_3 < 16; i_3++)
        s->block->bar[i_3] = bar_new[i_3];
    s->broken = broken_new;
    s->st_depth = (uint16_t)st_depth;
    return 0;
}

static inline void put_d(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[3];
        rt_put32(s->r[ldst], row, run);
            break;
        }
        default:
            break;
    }
}

static inline void put_cd(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 1: {
        const int32_t cdst = (int32_t)in->value[2];
        rt_put8(s->c[cdst], row, run);
            break;
        }
        default:
            break;
    }
}

static inline void put_d_2(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[3];
        for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
            m->lane = lane;
            const int32_t t = ldst >> 1;
            const int32_t t_2 = 16 * (ldst & 1);
            s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | row[lane] << t_2;
        }
        m->lane = -1;
            break;
        }
        default:
            break;
    }
}

static inline uint32_t mask_guard_11(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[15]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[15];
        const int32_t cond = (int32_t)in->value[16];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p_9(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[10];
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_10(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[5]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[10];
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_11(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[6]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[10];
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_12(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[10];
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int64_t *row_v_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc >> 1][l] >> 16 * (lsrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_9(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_10(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_11(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_12(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_13(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[10];
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_14(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[11]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[10];
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_15(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[12]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[10];
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_16(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[13]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[10];
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int64_t *row_v_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc][l];
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_13(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_14(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_15(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_16(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const int64_t *row_a_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t chalf = (int32_t)in->value[7];
        _Alignas(64) int64_t v_row[32];
        const int64_t *const v = row_v_5(m, in, run, v_row);
        if (!v)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = chalf >> 1 & 1
                ? (chalf >> 2 != 0 ? (int8_t)v[l] : (int32_t)((uint32_t)v[l] & 0xff))
                : chalf >> 2 != 0 ? (int16_t)v[l] : (int32_t)((uint32_t)v[l] & 0xffff);
        }
        return row;
        }
        case 1: {
        const int32_t cword = (int32_t)in->value[12];
        _Alignas(64) int64_t v_row[32];
        const int64_t *const v = row_v_6(m, in, run, v_row);
        if (!v)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = cword >> 2 != 0 ? (int64_t)(int32_t)(uint32_t)v[l] : (uint32_t)v[l];
        }
        return row;
        }
        case 2: {
        const int32_t creg = (int32_t)in->value[13];
        const int32_t lsrc = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = creg >> 2 != 0 ? (int8_t)s->r[lsrc][l] : (int32_t)(s->r[lsrc][l] & 0xff);
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline int for_warp_4(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[14];
    int32_t st_depth = s->st_depth;
    uint32_t ended_new = s->ended;
    uint16_t warps_new = s->block->warps;
    uint16_t bar_new[16];
    for (int32_t i_2 = 0; i_2 < 16; i_2++)
        bar_new[i_2] = s->block->bar[i_2];
    uint32_t broken_new = s->broken;
    if (mark == 1) {
        const uint32_t e = s->ended | s->active;
        ended_new = e;
        while (st_depth > 0) {
            const uint32_t mask = s->st_mask[st_depth - 1];
            const int32_t kind = s->st_kind[st_depth - 1];
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
                break;
            st_depth--;
        }
        const int32_t depth = st_depth;
        if (depth == 0) {
            s->active = 0;
            m->woke = true;
            warps_new = (uint16_t)((s->block->warps - 1) & 0xffff);
            for (int32_t i = 0; i <= 15; i++) {
                if (s->block->bar[i] == s->block->warps - 1) {
                    m->woke = true;
                    bar_new[i] = 0;
                }
            }
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_2 = s->st_kind[st_depth - 1];
            const uint32_t pc = s->st_pc[st_depth - 1];
            const uint32_t mask_2 = s->st_mask[st_depth - 1];
            st_depth--;
            if (kind_2 == 5) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop");
            }
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
            m->next = (uint64_t)(kind_2 == 6 ? (int32_t)((pc + 8) & 0xffffff) : (int32_t)pc);
            if (kind_2 == 2 || kind_2 == 3) {
                s->returned = s->returned & ~mask_2;
            }
            if (kind_2 == 4) {
                broken_new = s->broken & ~mask_2;
            }
        }
    }
    if (mark == 2) {
        const int32_t depth_2 = st_depth;
        if (depth_2 == 0) {
            return rt_trap(m, ISADORA_TRAP_STATED, "STACK_UNDERFLOW: join without joinat");
        }
        if (st_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
        const int32_t kind_3 = s->st_kind[st_depth - 1];
        if (kind_3 == 1) {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const uint32_t pc_2 = s->st_pc[st_depth - 1];
            const uint32_t mask_3 = s->st_mask[st_depth - 1];
            st_depth--;
            s->active = mask_3 & ~s->ended;
            m->next = pc_2;
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_4 = s->st_kind[st_depth - 1];
            if (kind_4 == 6) {
                if (st_depth == 0)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
                const uint32_t mask_4 = s->st_mask[st_depth - 1];
                st_depth--;
                s->active = mask_4 & ~(s->ended | s->returned | s->broken);
            } else {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat");
            }
        }
    }
    s->ended = ended_new;
    m->woke = true;
    s->block->warps = (uint16_t)warps_new;
    for (int32_t i_3 = 0; i_3 < 16; i_3++)
        s->block->bar[i_3] = bar_new[i_3];
    s->broken = broken_new;
    s->st_depth = (uint16_t)st_depth;
    return 0;
}

static inline void put_d_3(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[5];
        for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
            m->lane = lane;
            const int32_t t = ldst >> 1;
            const int32_t t_2 = 16 * (ldst & 1);
            s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | row[lane] << t_2;
        }
        m->lane = -1;
            break;
        }
        default:
            break;
    }
}

static inline void put_cd_2(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 1: {
        const int32_t cdst = (int32_t)in->value[4];
        rt_put8(s->c[cdst], row, run);
            break;
        }
        default:
            break;
    }
}

static inline void put_d_4(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[5];
        rt_put32(s->r[ldst], row, run);
            break;
        }
        default:
            break;
    }
}

static inline uint32_t mask_guard_12(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[11];
        const int32_t cond = (int32_t)in->value[12];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p_17(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_18(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_19(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[6]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_a_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[6];
        return s->r[lsrc];
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_17(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_18(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_2(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = rt_u32((int16_t)s_2_row[l]);
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_19(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline int for_warp_5(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    int32_t st_depth = s->st_depth;
    uint32_t ended_new = s->ended;
    uint16_t warps_new = s->block->warps;
    uint16_t bar_new[16];
    for (int32_t i_2 = 0; i_2 < 16; i_2++)
        bar_new[i_2] = s->block->bar[i_2];
    uint32_t broken_new = s->broken;
    if (mark == 1) {
        const uint32_t e = s->ended | s->active;
        ended_new = e;
        while (st_depth > 0) {
            const uint32_t mask = s->st_mask[st_depth - 1];
            const int32_t kind = s->st_kind[st_depth - 1];
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
                break;
            st_depth--;
        }
        const int32_t depth = st_depth;
        if (depth == 0) {
            s->active = 0;
            m->woke = true;
            warps_new = (uint16_t)((s->block->warps - 1) & 0xffff);
            for (int32_t i = 0; i <= 15; i++) {
                if (s->block->bar[i] == s->block->warps - 1) {
                    m->woke = true;
                    bar_new[i] = 0;
                }
            }
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_2 = s->st_kind[st_depth - 1];
            const uint32_t pc = s->st_pc[st_depth - 1];
            const uint32_t mask_2 = s->st_mask[st_depth - 1];
            st_depth--;
            if (kind_2 == 5) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop");
            }
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
            m->next = (uint64_t)(kind_2 == 6 ? (int32_t)((pc + 8) & 0xffffff) : (int32_t)pc);
            if (kind_2 == 2 || kind_2 == 3) {
                s->returned = s->returned & ~mask_2;
            }
            if (kind_2 == 4) {
                broken_new = s->broken & ~mask_2;
            }
        }
    }
    if (mark == 2) {
        const int32_t depth_2 = st_depth;
        if (depth_2 == 0) {
            return rt_trap(m, ISADORA_TRAP_STATED, "STACK_UNDERFLOW: join without joinat");
        }
        if (st_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
        const int32_t kind_3 = s->st_kind[st_depth - 1];
        if (kind_3 == 1) {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const uint32_t pc_2 = s->st_pc[st_depth - 1];
            const uint32_t mask_3 = s->st_mask[st_depth - 1];
            st_depth--;
            s->active = mask_3 & ~s->ended;
            m->next = pc_2;
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_4 = s->st_kind[st_depth - 1];
            if (kind_4 == 6) {
                if (st_depth == 0)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
                const uint32_t mask_4 = s->st_mask[st_depth - 1];
                st_depth--;
                s->active = mask_4 & ~(s->ended | s->returned | s->broken);
            } else {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat");
            }
        }
    }
    s->ended = ended_new;
    m->woke = true;
    s->block->warps = (uint16_t)warps_new;
    for (int32_t i_3 = 0; i_3 < 16; i_3++)
        s->block->bar[i_3] = bar_new[i_3];
    s->broken = broken_new;
    s->st_depth = (uint16_t)st_depth;
    return 0;
}

static inline void put_d_5(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint64_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[5];
    for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
        m->lane = lane;
        s->r[ldst][lane] = (uint32_t)row[lane];
        s->r[ldst + 1][lane] = (uint32_t)(row[lane] >> 32);
    }
    m->lane = -1;
}

static inline const int64_t *row_a_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc][l];
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_17(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_18(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_2(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_19(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_13(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[9];
        const int32_t cond = (int32_t)in->value[10];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint64_t *row_a_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[7];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
    }
    return row;
}

static inline int for_warp_6(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    int32_t st_depth = s->st_depth;
    uint32_t ended_new = s->ended;
    uint16_t warps_new = s->block->warps;
    uint16_t bar_new[16];
    for (int32_t i_2 = 0; i_2 < 16; i_2++)
        bar_new[i_2] = s->block->bar[i_2];
    uint32_t broken_new = s->broken;
    if (mark == 1) {
        const uint32_t e = s->ended | s->active;
        ended_new = e;
        while (st_depth > 0) {
            const uint32_t mask = s->st_mask[st_depth - 1];
            const int32_t kind = s->st_kind[st_depth - 1];
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
                break;
            st_depth--;
        }
        const int32_t depth = st_depth;
        if (depth == 0) {
            s->active = 0;
            m->woke = true;
            warps_new = (uint16_t)((s->block->warps - 1) & 0xffff);
            for (int32_t i = 0; i <= 15; i++) {
                if (s->block->bar[i] == s->block->warps - 1) {
                    m->woke = true;
                    bar_new[i] = 0;
                }
            }
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_2 = s->st_kind[st_depth - 1];
            const uint32_t pc = s->st_pc[st_depth - 1];
            const uint32_t mask_2 = s->st_mask[st_depth - 1];
            st_depth--;
            if (kind_2 == 5) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop");
            }
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
            m->next = (uint64_t)(kind_2 == 6 ? (int32_t)((pc + 8) & 0xffffff) : (int32_t)pc);
            if (kind_2 == 2 || kind_2 == 3) {
                s->returned = s->returned & ~mask_2;
            }
            if (kind_2 == 4) {
                broken_new = s->broken & ~mask_2;
            }
        }
    }
    if (mark == 2) {
        const int32_t depth_2 = st_depth;
        if (depth_2 == 0) {
            return rt_trap(m, ISADORA_TRAP_STATED, "STACK_UNDERFLOW: join without joinat");
        }
        if (st_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
        const int32_t kind_3 = s->st_kind[st_depth - 1];
        if (kind_3 == 1) {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const uint32_t pc_2 = s->st_pc[st_depth - 1];
            const uint32_t mask_3 = s->st_mask[st_depth - 1];
            st_depth--;
            s->active = mask_3 & ~s->ended;
            m->next = pc_2;
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_4 = s->st_kind[st_depth - 1];
            if (kind_4 == 6) {
                if (st_depth == 0)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
                const uint32_t mask_4 = s->st_mask[st_depth - 1];
                st_depth--;
                s->active = mask_4 & ~(s->ended | s->returned | s->broken);
            } else {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat");
            }
        }
    }
    s->ended = ended_new;
    m->woke = true;
    s->block->warps = (uint16_t)warps_new;
    for (int32_t i_3 = 0; i_3 < 16; i_3++)
        s->block->bar[i_3] = bar_new[i_3];
    s->broken = broken_new;
    s->st_depth = (uint16_t)st_depth;
    return 0;
}

static inline uint32_t mask_guard_14(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[8];
        const int32_t cond = (int32_t)in->value[9];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint64_t *row_a_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[6];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
    }
    return row;
}

static inline int for_warp_7(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[7];
    int32_t st_depth = s->st_depth;
    uint32_t ended_new = s->ended;
    uint16_t warps_new = s->block->warps;
    uint16_t bar_new[16];
    for (int32_t i_2 = 0; i_2 < 16; i_2++)
        bar_new[i_2] = s->block->bar[i_2];
    uint32_t broken_new = s->broken;
    if (mark == 1) {
        const uint32_t e = s->ended | s->active;
        ended_new = e;
        while (st_depth > 0) {
            const uint32_t mask = s->st_mask[st_depth - 1];
            const int32_t kind = s->st_kind[st_depth - 1];
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
                break;
            st_depth--;
        }
        const int32_t depth = st_depth;
        if (depth == 0) {
            s->active = 0;
            m->woke = true;
            warps_new = (uint16_t)((s->block->warps - 1) & 0xffff);
            for (int32_t i = 0; i <= 15; i++) {
                if (s->block->bar[i] == s->block->warps - 1) {
                    m->woke = true;
                    bar_new[i] = 0;
                }
            }
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_2 = s->st_kind[st_depth - 1];
            const uint32_t pc = s->st_pc[st_depth - 1];
            const uint32_t mask_2 = s->st_mask[st_depth - 1];
            st_depth--;
            if (kind_2 == 5) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop");
            }
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
            m->next = (uint64_t)(kind_2 == 6 ? (int32_t)((pc + 8) & 0xffffff) : (int32_t)pc);
            if (kind_2 == 2 || kind_2 == 3) {
                s->returned = s->returned & ~mask_2;
            }
            if (kind_2 == 4) {
                broken_new = s->broken & ~mask_2;
            }
        }
    }
    if (mark == 2) {
        const int32_t depth_2 = st_depth;
        if (depth_2 == 0) {
            return rt_trap(m, ISADORA_TRAP_STATED, "STACK_UNDERFLOW: join without joinat");
        }
        if (st_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
        const int32_t kind_3 = s->st_kind[st_depth - 1];
        if (kind_3 == 1) {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const uint32_t pc_2 = s->st_pc[st_depth - 1];
            const uint32_t mask_3 = s->st_mask[st_depth - 1];
            st_depth--;
            s->active = mask_3 & ~s->ended;
            m->next = pc_2;
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_4 = s->st_kind[st_depth - 1];
            if (kind_4 == 6) {
                if (st_depth == 0)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
                const uint32_t mask_4 = s->st_mask[st_depth - 1];
                st_depth--;
                s->active = mask_4 & ~(s->ended | s->returned | s->broken);
            } else {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat");
            }
        }
    }
    s->ended = ended_new;
    m->woke = true;
    s->block->warps = (uint16_t)warps_new;
    for (int32_t i_3 = 0; i_3 < 16; i_3++)
        s->block->bar[i_3] = bar_new[i_3];
    s->broken = broken_new;
    s->st_depth = (uint16_t)st_depth;
    return 0;
}

static inline const uint32_t *row_a_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc >> 1][l] >> 16 * (lsrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_17(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_18(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_2(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = rt_u32((int16_t)s_2_row[l]);
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_19(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline void put_d_6(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[4];
        for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
            m->lane = lane;
            const int32_t t = ldst >> 1;
            const int32_t t_2 = 16 * (ldst & 1);
            s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | row[lane] << t_2;
        }
        m->lane = -1;
            break;
        }
        default:
            break;
    }
}

static inline void put_cd_3(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 1: {
        const int32_t cdst = (int32_t)in->value[3];
        rt_put8(s->c[cdst], row, run);
            break;
        }
        default:
            break;
    }
}

static inline void put_d_7(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[4];
        rt_put32(s->r[ldst], row, run);
            break;
        }
        default:
            break;
    }
}

static inline uint32_t mask_guard_15(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[10];
        const int32_t cond = (int32_t)in->value[11];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p_20(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t lsoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_21(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t lsoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_22(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[5]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t lsoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_23(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[6]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t lsoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_a_8(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[5];
        return s->r[lsrc];
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_20(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_21(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_22(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = rt_u32((int16_t)s_2_row[l]);
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_23(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline int for_warp_8(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[9];
    int32_t st_depth = s->st_depth;
    uint32_t ended_new = s->ended;
    uint16_t warps_new = s->block->warps;
    uint16_t bar_new[16];
    for (int32_t i_2 = 0; i_2 < 16; i_2++)
        bar_new[i_2] = s->block->bar[i_2];
    uint32_t broken_new = s->broken;
    if (mark == 1) {
        const uint32_t e = s->ended | s->active;
        ended_new = e;
        while (st_depth > 0) {
            const uint32_t mask = s->st_mask[st_depth - 1];
            const int32_t kind = s->st_kind[st_depth - 1];
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
                break;
            st_depth--;
        }
        const int32_t depth = st_depth;
        if (depth == 0) {
            s->active = 0;
            m->woke = true;
            warps_new = (uint16_t)((s->block->warps - 1) & 0xffff);
            for (int32_t i = 0; i <= 15; i++) {
                if (s->block->bar[i] == s->block->warps - 1) {
                    m->woke = true;
                    bar_new[i] = 0;
                }
            }
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_2 = s->st_kind[st_depth - 1];
            const uint32_t pc = s->st_pc[st_depth - 1];
            const uint32_t mask_2 = s->st_mask[st_depth - 1];
            st_depth--;
            if (kind_2 == 5) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop");
            }
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
            m->next = (uint64_t)(kind_2 == 6 ? (int32_t)((pc + 8) & 0xffffff) : (int32_t)pc);
            if (kind_2 == 2 || kind_2 == 3) {
                s->returned = s->returned & ~mask_2;
            }
            if (kind_2 == 4) {
                broken_new = s->broken & ~mask_2;
            }
        }
    }
    if (mark == 2) {
        const int32_t depth_2 = st_depth;
        if (depth_2 == 0) {
            return rt_trap(m, ISADORA_TRAP_STATED, "STACK_UNDERFLOW: join without joinat");
        }
        if (st_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
        const int32_t kind_3 = s->st_kind[st_depth - 1];
        if (kind_3 == 1) {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const uint32_t pc_2 = s->st_pc[st_depth - 1];
            const uint32_t mask_3 = s->st_mask[st_depth - 1];
            st_depth--;
            s->active = mask_3 & ~s->ended;
            m->next = pc_2;
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_4 = s->st_kind[st_depth - 1];
            if (kind_4 == 6) {
                if (st_depth == 0)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
                const uint32_t mask_4 = s->st_mask[st_depth - 1];
                st_depth--;
                s->active = mask_4 & ~(s->ended | s->returned | s->broken);
            } else {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat");
            }
        }
    }
    s->ended = ended_new;
    m->woke = true;
    s->block->warps = (uint16_t)warps_new;
    for (int32_t i_3 = 0; i_3 < 16; i_3++)
        s->block->bar[i_3] = bar_new[i_3];
    s->broken = broken_new;
    s->st_depth = (uint16_t)st_depth;
    return 0;
}

static inline void put_d_8(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint64_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
        m->lane = lane;
        s->r[ldst][lane] = (uint32_t)row[lane];
        s->r[ldst + 1][lane] = (uint32_t)(row[lane] >> 32);
    }
    m->lane = -1;
}

static inline uint32_t mask_guard_16(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[7];
        const int32_t cond = (int32_t)in->value[8];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint64_t *row_a_9(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[5];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
    }
    return row;
}

static inline int for_warp_9(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[6];
    int32_t st_depth = s->st_depth;
    uint32_t ended_new = s->ended;
    uint16_t warps_new = s->block->warps;
    uint16_t bar_new[16];
    for (int32_t i_2 = 0; i_2 < 16; i_2++)
        bar_new[i_2] = s->block->bar[i_2];
    uint32_t broken_new = s->broken;
    if (mark == 1) {
        const uint32_t e = s->ended | s->active;
        ended_new = e;
        while (st_depth > 0) {
            const uint32_t mask = s->st_mask[st_depth - 1];
            const int32_t kind = s->st_kind[st_depth - 1];
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
                break;
            st_depth--;
        }
        const int32_t depth = st_depth;
        if (depth == 0) {
            s->active = 0;
            m->woke = true;
            warps_new = (uint16_t)((s->block->warps - 1) & 0xffff);
            for (int32_t i = 0; i <= 15; i++) {
                if (s->block->bar[i] == s->block->warps - 1) {
                    m->woke = true;
                    bar_new[i] = 0;
                }
            }
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_2 = s->st_kind[st_depth - 1];
            const uint32_t pc = s->st_pc[st_depth - 1];
            const uint32_t mask_2 = s->st_mask[st_depth - 1];
            st_depth--;
            if (kind_2 == 5) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop");
            }
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
            m->next = (uint64_t)(kind_2 == 6 ? (int32_t)((pc + 8) & 0xffffff) : (int32_t)pc);
            if (kind_2 == 2 || kind_2 == 3) {
                s->returned = s->returned & ~mask_2;
            }
            if (kind_2 == 4) {
                broken_new = s->broken & ~mask_2;
            }
        }
    }
    if (mark == 2) {
        const int32_t depth_2 = st_depth;
        if (depth_2 == 0) {
            return rt_trap(m, ISADORA_TRAP_STATED, "STACK_UNDERFLOW: join without joinat");
        }
        if (st_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
        const int32_t kind_3 = s->st_kind[st_depth - 1];
        if (kind_3 == 1) {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const uint32_t pc_2 = s->st_pc[st_depth - 1];
            const uint32_t mask_3 = s->st_mask[st_depth - 1];
            st_depth--;
            s->active = mask_3 & ~s->ended;
            m->next = pc_2;
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_4 = s->st_kind[st_depth - 1];
            if (kind_4 == 6) {
                if (st_depth == 0)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
                const uint32_t mask_4 = s->st_mask[st_depth - 1];
                st_depth--;
                s->active = mask_4 & ~(s->ended | s->returned | s->broken);
            } else {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat");
            }
        }
    }
    s->ended = ended_new;
    m->woke = true;
    s->block->warps = (uint16_t)warps_new;
    for (int32_t i_3 = 0; i_3 < 16; i_3++)
        s->block->bar[i_3] = bar_new[i_3];
    s->broken = broken_new;
    s->st_depth = (uint16_t)st_depth;
    return 0;
}

static inline uint32_t mask_guard_17(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[12];
        const int32_t cond = (int32_t)in->value[13];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p_24(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[9];
        const int32_t lsoff = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_25(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[9];
        const int32_t lsoff = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_26(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[5]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[9];
        const int32_t lsoff = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_27(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[6]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[9];
        const int32_t lsoff = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_a_10(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc >> 1][l] >> 16 * (lsrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_24(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_25(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_26(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = rt_u32((int16_t)s_2_row[l]);
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_27(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline int for_warp_10(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[11];
    int32_t st_depth = s->st_depth;
    uint32_t ended_new = s->ended;
    uint16_t warps_new = s->block->warps;
    uint16_t bar_new[16];
    for (int32_t i_2 = 0; i_2 < 16; i_2++)
        bar_new[i_2] = s->block->bar[i_2];
    uint32_t broken_new = s->broken;
    if (mark == 1) {
        const uint32_t e = s->ended | s->active;
        ended_new = e;
        while (st_depth > 0) {
            const uint32_t mask = s->st_mask[st_depth - 1];
            const int32_t kind = s->st_kind[st_depth - 1];
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
                break;
            st_depth--;
        }
        const int32_t depth = st_depth;
        if (depth == 0) {
            s->active = 0;
            m->woke = true;
            warps_new = (uint16_t)((s->block->warps - 1) & 0xffff);
            for (int32_t i = 0; i <= 15; i++) {
                if (s->block->bar[i] == s->block->warps - 1) {
                    m->woke = true;
                    bar_new[i] = 0;
                }
            }
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_2 = s->st_kind[st_depth - 1];
            const uint32_t pc = s->st_pc[st_depth - 1];
            const uint32_t mask_2 = s->st_mask[st_depth - 1];
            st_depth--;
            if (kind_2 == 5) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop");
            }
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
            m->next = (uint64_t)(kind_2 == 6 ? (int32_t)((pc + 8) & 0xffffff) : (int32_t)pc);
            if (kind_2 == 2 || kind_2 == 3) {
                s->returned = s->returned & ~mask_2;
            }
            if (kind_2 == 4) {
                broken_new = s->broken & ~mask_2;
            }
        }
    }
    if (mark == 2) {
        const int32_t depth_2 = st_depth;
        if (depth_2 == 0) {
            return rt_trap(m, ISADORA_TRAP_STATED, "STACK_UNDERFLOW: join without joinat");
        }
        if (st_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
        const int32_t kind_3 = s->st_kind[st_depth - 1];
        if (kind_3 == 1) {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const uint32_t pc_2 = s->st_pc[st_depth - 1];
            const uint32_t mask_3 = s->st_mask[st_depth - 1];
            st_depth--;
            s->active = mask_3 & ~s->ended;
            m->next = pc_2;
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_4 = s->st_kind[st_depth - 1];
            if (kind_4 == 6) {
                if (st_depth == 0)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
                const uint32_t mask_4 = s->st_mask[st_depth - 1];
                st_depth--;
                s->active = mask_4 & ~(s->ended | s->returned | s->broken);
            } else {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat");
            }
        }
    }
    s->ended = ended_new;
    m->woke = true;
    s->block->warps = (uint16_t)warps_new;
    for (int32_t i_3 = 0; i_3 < 16; i_3++)
        s->block->bar[i_3] = bar_new[i_3];
    s->broken = broken_new;
    s->st_depth = (uint16_t)st_depth;
    return 0;
}

static inline const int64_t *row_a_11(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc][l];
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_24(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_25(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_26(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_27(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const uint64_t *row_a_12(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[4];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
    }
    return row;
}

static inline void put_d_9(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint64_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[3];
    for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
        m->lane = lane;
        s->r[ldst][lane] = (uint32_t)row[lane];
        s->r[ldst + 1][lane] = (uint32_t)(row[lane] >> 32);
    }
    m->lane = -1;
}

static inline uint32_t mask_guard_18(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[9];
        const int32_t cond = (int32_t)in->value[10];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p_28(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t lsoff = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_29(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t lsoff = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_30(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[5]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t lsoff = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_31(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[6]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t lsoff = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_a_13(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[4];
        return s->r[lsrc];
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_28(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_29(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_30(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = rt_u32((int16_t)s_2_row[l]);
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_31(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_19(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[5]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[9];
        const int32_t cond = (int32_t)in->value[10];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint64_t *row_b(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc2 = (int32_t)in->value[5];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[lsrc2][l] | (uint64_t)s->r[lsrc2 + 1][l] << 32;
    }
    return row;
}

static inline const uint64_t *row_c_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc3 = (int32_t)in->value[7];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[lsrc3][l] | (uint64_t)s->r[lsrc3 + 1][l] << 32;
    }
    return row;
}

static inline void put_d_10(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint64_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
        m->lane = lane;
        s->r[ldst][lane] = (uint32_t)row[lane];
        s->r[ldst + 1][lane] = (uint32_t)(row[lane] >> 32);
    }
    m->lane = -1;
}

static inline void put_cd_4(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 1: {
        const int32_t cdst = (int32_t)in->value[1];
        rt_put8(s->c[cdst], row, run);
            break;
        }
        default:
            break;
    }
}

static inline uint32_t mask_guard_20(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[8];
        const int32_t cond = (int32_t)in->value[9];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint64_t *row_b_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc3 = (int32_t)in->value[6];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[lsrc3][l] | (uint64_t)s->r[lsrc3 + 1][l] << 32;
    }
    return row;
}

static inline uint32_t mask_guard_21(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[7];
        const int32_t cond = (int32_t)in->value[8];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
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
    struct tesla_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[9];
        const int32_t cond = (int32_t)in->value[10];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint64_t *row_b_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc2 = (int32_t)in->value[7];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[lsrc2][l] | (uint64_t)s->r[lsrc2 + 1][l] << 32;
    }
    return row;
}

static inline void put_d_11(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint64_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
        m->lane = lane;
        s->r[ldst][lane] = (uint32_t)row[lane];
        s->r[ldst + 1][lane] = (uint32_t)(row[lane] >> 32);
    }
    m->lane = -1;
}

static inline void put_cd_5(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 1: {
        const int32_t cdst = (int32_t)in->value[0];
        rt_put8(s->c[cdst], row, run);
            break;
        }
        default:
            break;
    }
}

static inline uint32_t mask_guard_23(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[11];
        const int32_t cond = (int32_t)in->value[12];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint64_t *row_b_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc2 = (int32_t)in->value[9];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[lsrc2][l] | (uint64_t)s->r[lsrc2 + 1][l] << 32;
    }
    return row;
}

static inline void put_d_12(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[1];
        rt_put32(s->r[ldst], row, run);
            break;
        }
        default:
            break;
    }
}

static inline const int32_t *row_p_32(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[5];
        const int32_t ssoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_33(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[5];
        const int32_t ssoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_34(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[5];
        const int32_t ssoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_35(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[5]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[5];
        const int32_t ssoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_a_14(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[3];
        return s->r[ssrc];
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_32(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_33(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_34(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = rt_u32((int16_t)s_2_row[l]);
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_35(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_36(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t scoff = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = scoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[5];
        const int32_t scoff = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + scoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        const int32_t ssrc2 = (int32_t)in->value[8];
        return s->r[ssrc2];
        }
        case 1: {
        const int32_t ssrc2 = (int32_t)in->value[8];
        return s->r[ssrc2];
        }
        case 2: {
        const int32_t sspace = (int32_t)in->value[9];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_36(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + sspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline void put_d_13(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    rt_put32(s->r[sdst], row, run);
}

static inline const uint32_t *row_a_15(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[3];
        return s->r[ssrc];
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_32(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_33(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_34(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = rt_u32((int16_t)s_2_row[l]);
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_35(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_24(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[11]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[15];
        const int32_t cond = (int32_t)in->value[16];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p_37(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t c3off = (int32_t)in->value[13];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c3off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t c3off = (int32_t)in->value[13];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c3off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_38(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t c3off = (int32_t)in->value[13];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c3off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t c3off = (int32_t)in->value[13];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c3off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
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
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t lsrc3 = (int32_t)in->value[11];
        return s->r[lsrc3];
        }
        case 1: {
        const int32_t lsrc3 = (int32_t)in->value[11];
        return s->r[lsrc3];
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[12];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_37(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        case 3: {
        const int32_t cspace = (int32_t)in->value[12];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_38(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        case 4: {
        const int32_t c3off = (int32_t)in->value[13];
        const int32_t cspace = (int32_t)in->value[12];
        const uint32_t c_2_value =
            (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c3off * 4 + cspace * 65536), 4);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        case 5: {
        const int32_t c3off = (int32_t)in->value[13];
        const int32_t cspace = (int32_t)in->value[12];
        const uint32_t c_2_value =
            (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c3off * 4 + cspace * 65536), 4);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline int32_t operand_sat(const struct isadora_insn *in)
{
    int32_t sat;
    if (in->line[0] == 1) {
        sat = 1;
    } else {
        sat = 0;
    }
    return sat;
}

static inline const int32_t *row_p_39(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[4];
        const int32_t ssoff = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_40(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[4];
        const int32_t ssoff = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_41(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[5]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[4];
        const int32_t ssoff = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_42(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[6]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[4];
        const int32_t ssoff = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
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
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[2];
        return s->r[ssrc];
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_39(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_40(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_41(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = rt_u32((int16_t)s_2_row[l]);
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_42(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_43(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t scoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = scoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[4];
        const int32_t scoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + scoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t ssrc2 = (int32_t)in->value[7];
        return s->r[ssrc2];
        }
        case 1: {
        const int32_t ssrc2 = (int32_t)in->value[7];
        return s->r[ssrc2];
        }
        case 2: {
        const int32_t sspace = (int32_t)in->value[8];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_43(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + sspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline void put_d_14(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    rt_put32(s->r[sdst], row, run);
}

static inline const uint32_t *row_a_17(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[2];
        return s->r[ssrc];
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_39(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_40(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_41(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = rt_u32((int16_t)s_2_row[l]);
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_42(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_25(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[12]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[14];
        const int32_t cond = (int32_t)in->value[15];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p_44(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t lsoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_45(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[6]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t lsoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_46(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t lsoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_a_18(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[5];
        return s->r[lsrc];
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_44(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_22(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_45(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = rt_u32((int16_t)s_2_row[l]);
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_46(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_47(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[12];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t c2off = (int32_t)in->value[12];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_48(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[11]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[12];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t c2off = (int32_t)in->value[12];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_8(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t lsrc2 = (int32_t)in->value[10];
        return s->r[lsrc2];
        }
        case 1: {
        const int32_t lsrc2 = (int32_t)in->value[10];
        return s->r[lsrc2];
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[11];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_47(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        case 3: {
        const int32_t cspace = (int32_t)in->value[11];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_48(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        case 4: {
        const int32_t c2off = (int32_t)in->value[12];
        const int32_t cspace = (int32_t)in->value[11];
        const uint32_t c_2_value =
            (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        case 5: {
        const int32_t c2off = (int32_t)in->value[12];
        const int32_t cspace = (int32_t)in->value[11];
        const uint32_t c_2_value =
            (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline int for_warp_11(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    int32_t st_depth = s->st_depth;
    uint32_t ended_new = s->ended;
    uint16_t warps_new = s->block->warps;
    uint16_t bar_new[16];
    for (int32_t i_2 = 0; i_2 < 16; i_2++)
        bar_new[i_2] = s->block->bar[i_2];
    uint32_t broken_new = s->broken;
    if (mark == 1) {
        const uint32_t e = s->ended | s->active;
        ended_new = e;
        while (st_depth > 0) {
            const uint32_t mask = s->st_mask[st_depth - 1];
            const int32_t kind = s->st_kind[st_depth - 1];
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
                break;
            st_depth--;
        }
        const int32_t depth = st_depth;
        if (depth == 0) {
            s->active = 0;
            m->woke = true;
            warps_new = (uint16_t)((s->block->warps - 1) & 0xffff);
            for (int32_t i = 0; i <= 15; i++) {
                if (s->block->bar[i] == s->block->warps - 1) {
                    m->woke = true;
                    bar_new[i] = 0;
                }
            }
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_2 = s->st_kind[st_depth - 1];
            const uint32_t pc = s->st_pc[st_depth - 1];
            const uint32_t mask_2 = s->st_mask[st_depth - 1];
            st_depth--;
            if (kind_2 == 5) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop");
            }
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
            m->next = (uint64_t)(kind_2 == 6 ? (int32_t)((pc + 8) & 0xffffff) : (int32_t)pc);
            if (kind_2 == 2 || kind_2 == 3) {
                s->returned = s->returned & ~mask_2;
            }
            if (kind_2 == 4) {
                broken_new = s->broken & ~mask_2;
            }
        }
    }
    if (mark == 2) {
        const int32_t depth_2 = st_depth;
        if (depth_2 == 0) {
            return rt_trap(m, ISADORA_TRAP_STATED, "STACK_UNDERFLOW: join without joinat");
        }
        if (st_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
        const int32_t kind_3 = s->st_kind[st_depth - 1];
        if (kind_3 == 1) {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const uint32_t pc_2 = s->st_pc[st_depth - 1];
            const uint32_t mask_3 = s->st_mask[st_depth - 1];
            st_depth--;
            s->active = mask_3 & ~s->ended;
            m->next = pc_2;
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_4 = s->st_kind[st_depth - 1];
            if (kind_4 == 6) {
                if (st_depth == 0)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
                const uint32_t mask_4 = s->st_mask[st_depth - 1];
                st_depth--;
                s->active = mask_4 & ~(s->ended | s->returned | s->broken);
            } else {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat");
            }
        }
    }
    s->ended = ended_new;
    m->woke = true;
    s->block->warps = (uint16_t)warps_new;
    for (int32_t i_3 = 0; i_3 < 16; i_3++)
        s->block->bar[i_3] = bar_new[i_3];
    s->broken = broken_new;
    s->st_depth = (uint16_t)st_depth;
    return 0;
}

static inline void put_d_15(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[2];
        rt_put32(s->r[ldst], row, run);
            break;
        }
        default:
            break;
    }
}

static inline void put_cd_6(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 1: {
        const int32_t cdst = (int32_t)in->value[1];
        rt_put8(s->c[cdst], row, run);
            break;
        }
        default:
            break;
    }
}

static inline const int32_t *row_p_49(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t scoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = scoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[5];
        const int32_t scoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + scoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_9(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        const int32_t ssrc2 = (int32_t)in->value[7];
        return s->r[ssrc2];
        }
        case 1: {
        const int32_t ssrc2 = (int32_t)in->value[7];
        return s->r[ssrc2];
        }
        case 2: {
        const int32_t sspace = (int32_t)in->value[8];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_49(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + sspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
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
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    return s->r[sdst];
}

static inline uint32_t mask_guard_26(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[14]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[16];
        const int32_t cond = (int32_t)in->value[17];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p_50(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t c2off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_51(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t c2off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_10(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t lsrc2 = (int32_t)in->value[9];
        return s->r[lsrc2];
        }
        case 1: {
        const int32_t lsrc2 = (int32_t)in->value[9];
        return s->r[lsrc2];
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[10];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_50(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        case 3: {
        const int32_t cspace = (int32_t)in->value[10];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_51(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        case 4: {
        const int32_t c2off = (int32_t)in->value[11];
        const int32_t cspace = (int32_t)in->value[10];
        const uint32_t c_2_value =
            (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        case 5: {
        const int32_t c2off = (int32_t)in->value[11];
        const int32_t cspace = (int32_t)in->value[10];
        const uint32_t c_2_value =
            (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_52(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[12]) {
        case 0: {
        const int32_t c3off = (int32_t)in->value[14];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c3off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t c3off = (int32_t)in->value[14];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c3off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_53(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[13]) {
        case 0: {
        const int32_t c3off = (int32_t)in->value[14];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c3off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t c3off = (int32_t)in->value[14];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c3off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_c_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[11]) {
        case 0: {
        const int32_t lsrc3 = (int32_t)in->value[13];
        return s->r[lsrc3];
        }
        case 1: {
        const int32_t lsrc3 = (int32_t)in->value[13];
        return s->r[lsrc3];
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[10];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_52(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        case 3: {
        const int32_t cspace = (int32_t)in->value[10];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_53(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        case 4: {
        const int32_t c3off = (int32_t)in->value[14];
        const int32_t cspace = (int32_t)in->value[10];
        const uint32_t c_2_value =
            (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c3off * 4 + cspace * 65536), 4);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        case 5: {
        const int32_t c3off = (int32_t)in->value[14];
        const int32_t cspace = (int32_t)in->value[10];
        const uint32_t c_2_value =
            (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c3off * 4 + cspace * 65536), 4);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline int for_warp_12(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[15];
    int32_t st_depth = s->st_depth;
    uint32_t ended_new = s->ended;
    uint16_t warps_new = s->block->warps;
    uint16_t bar_new[16];
    for (int32_t i_2 = 0; i_2 < 16; i_2++)
        bar_new[i_2] = s->block->bar[i_2];
    uint32_t broken_new = s->broken;
    if (mark == 1) {
        const uint32_t e = s->ended | s->active;
        ended_new = e;
        while (st_depth > 0) {
            const uint32_t mask = s->st_mask[st_depth - 1];
            const int32_t kind = s->st_kind[st_depth - 1];
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
                break;
            st_depth--;
        }
        const int32_t depth = st_depth;
        if (depth == 0) {
            s->active = 0;
            m->woke = true;
            warps_new = (uint16_t)((s->block->warps - 1) & 0xffff);
            for (int32_t i = 0; i <= 15; i++) {
                if (s->block->bar[i] == s->block->warps - 1) {
                    m->woke = true;
                    bar_new[i] = 0;
                }
            }
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_2 = s->st_kind[st_depth - 1];
            const uint32_t pc = s->st_pc[st_depth - 1];
            const uint32_t mask_2 = s->st_mask[st_depth - 1];
            st_depth--;
            if (kind_2 == 5) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop");
            }
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
            m->next = (uint64_t)(kind_2 == 6 ? (int32_t)((pc + 8) & 0xffffff) : (int32_t)pc);
            if (kind_2 == 2 || kind_2 == 3) {
                s->returned = s->returned & ~mask_2;
            }
            if (kind_2 == 4) {
                broken_new = s->broken & ~mask_2;
            }
        }
    }
    if (mark == 2) {
        const int32_t depth_2 = st_depth;
        if (depth_2 == 0) {
            return rt_trap(m, ISADORA_TRAP_STATED, "STACK_UNDERFLOW: join without joinat");
        }
        if (st_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
        const int32_t kind_3 = s->st_kind[st_depth - 1];
        if (kind_3 == 1) {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const uint32_t pc_2 = s->st_pc[st_depth - 1];
            const uint32_t mask_3 = s->st_mask[st_depth - 1];
            st_depth--;
            s->active = mask_3 & ~s->ended;
            m->next = pc_2;
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_4 = s->st_kind[st_depth - 1];
            if (kind_4 == 6) {
                if (st_depth == 0)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
                const uint32_t mask_4 = s->st_mask[st_depth - 1];
                st_depth--;
                s->active = mask_4 & ~(s->ended | s->returned | s->broken);
            } else {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat");
            }
        }
    }
    s->ended = ended_new;
    m->woke = true;
    s->block->warps = (uint16_t)warps_new;
    for (int32_t i_3 = 0; i_3 < 16; i_3++)
        s->block->bar[i_3] = bar_new[i_3];
    s->broken = broken_new;
    s->st_depth = (uint16_t)st_depth;
    return 0;
}

static inline void put_d_16(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[2];
        rt_put32(s->r[ldst], row, run);
            break;
        }
        default:
            break;
    }
}

static inline uint32_t mask_guard_27(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[11]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[16];
        const int32_t cond = (int32_t)in->value[17];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p_54(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[14];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t c2off = (int32_t)in->value[14];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_55(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[14];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t c2off = (int32_t)in->value[14];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_11(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t lsrc2 = (int32_t)in->value[12];
        return s->r[lsrc2];
        }
        case 1: {
        const int32_t lsrc2 = (int32_t)in->value[12];
        return s->r[lsrc2];
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[13];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_54(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        case 3: {
        const int32_t cspace = (int32_t)in->value[13];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_55(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        case 4: {
        const int32_t c2off = (int32_t)in->value[14];
        const int32_t cspace = (int32_t)in->value[13];
        const uint32_t c_2_value =
            (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        case 5: {
        const int32_t c2off = (int32_t)in->value[14];
        const int32_t cspace = (int32_t)in->value[13];
        const uint32_t c_2_value =
            (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int64_t *row_a_19(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc][l];
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_20(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_21(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_22(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_23(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_56(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[13];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t c2off = (int32_t)in->value[13];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_57(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[13];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t c2off = (int32_t)in->value[13];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
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
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t lsrc2 = (int32_t)in->value[11];
        return s->r[lsrc2];
        }
        case 1: {
        const int32_t lsrc2 = (int32_t)in->value[11];
        return s->r[lsrc2];
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[12];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_56(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        case 3: {
        const int32_t cspace = (int32_t)in->value[12];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_57(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        case 4: {
        const int32_t c2off = (int32_t)in->value[13];
        const int32_t cspace = (int32_t)in->value[12];
        const uint32_t c_2_value =
            (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        case 5: {
        const int32_t c2off = (int32_t)in->value[13];
        const int32_t cspace = (int32_t)in->value[12];
        const uint32_t c_2_value =
            (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_28(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[14]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[14];
        const int32_t cond = (int32_t)in->value[15];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p_58(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t lsoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_59(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t lsoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_60(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[5]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t lsoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_61(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[6]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t lsoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int64_t *row_a_20(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc][l];
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_58(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_59(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_60(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_61(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_62(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t c2off = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_63(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t c2off = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_13(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t lsrc2 = (int32_t)in->value[7];
        return s->r[lsrc2];
        }
        case 1: {
        const int32_t lsrc2 = (int32_t)in->value[7];
        return s->r[lsrc2];
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[8];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_62(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        case 3: {
        const int32_t cspace = (int32_t)in->value[8];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_63(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        case 4: {
        const int32_t c2off = (int32_t)in->value[9];
        const int32_t cspace = (int32_t)in->value[8];
        const uint32_t c_2_value =
            (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        case 5: {
        const int32_t c2off = (int32_t)in->value[9];
        const int32_t cspace = (int32_t)in->value[8];
        const uint32_t c_2_value =
            (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_64(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[12]) {
        case 0: {
        const int32_t c3off = (int32_t)in->value[12];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c3off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t c3off = (int32_t)in->value[12];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c3off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_65(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[13]) {
        case 0: {
        const int32_t c3off = (int32_t)in->value[12];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c3off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t c3off = (int32_t)in->value[12];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c3off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
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
    struct tesla_state *const s = m->state;
    switch (in->line[11]) {
        case 0: {
        const int32_t lsrc3 = (int32_t)in->value[11];
        return s->r[lsrc3];
        }
        case 1: {
        const int32_t lsrc3 = (int32_t)in->value[11];
        return s->r[lsrc3];
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[8];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_64(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        case 3: {
        const int32_t cspace = (int32_t)in->value[8];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_65(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        case 4: {
        const int32_t c3off = (int32_t)in->value[12];
        const int32_t cspace = (int32_t)in->value[8];
        const uint32_t c_2_value =
            (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c3off * 4 + cspace * 65536), 4);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        case 5: {
        const int32_t c3off = (int32_t)in->value[12];
        const int32_t cspace = (int32_t)in->value[8];
        const uint32_t c_2_value =
            (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c3off * 4 + cspace * 65536), 4);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_29(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[10];
        const int32_t cond = (int32_t)in->value[11];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline int32_t operand_quad_lane(const struct isadora_insn *in)
{
    int32_t quad_lane;
    switch (in->line[2]) {
    case 0:
        quad_lane = 0;
        break;
    case 1:
        quad_lane = 1;
        break;
    case 2:
        quad_lane = 2;
        break;
    case 3:
        quad_lane = 3;
        break;
    case 4:
        quad_lane = 4;
        break;
    default:
        quad_lane = 5;
        break;
    }
    return quad_lane;
}

static inline int32_t operand_quad_lane_2(const struct isadora_insn *in)
{
    int32_t quad_lane_2;
    switch (in->line[2]) {
    case 0:
        quad_lane_2 = 0;
        break;
    case 1:
        quad_lane_2 = 1;
        break;
    case 2:
        quad_lane_2 = 2;
        break;
    case 3:
        quad_lane_2 = 3;
        break;
    case 4:
        quad_lane_2 = 4;
        break;
    default:
        quad_lane_2 = 5;
        break;
    }
    return quad_lane_2;
}

static inline const int32_t *row_p_66(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[4];
        const int32_t ssoff = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_67(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[4];
        const int32_t ssoff = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_68(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[5]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[4];
        const int32_t ssoff = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_a_21(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ssrc >> 1][l] >> 16 * (ssrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_66(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_67(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_40(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = rt_u32((int16_t)s_2_row[l]);
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_68(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_69(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t scoff = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = scoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[4];
        const int32_t scoff = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + scoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_b_14(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        const int32_t ssrc2 = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[ssrc2 >> 1][l] >> 16 * (ssrc2 & 1) & 0xffff);
        }
        return row;
        }
        case 1: {
        const int32_t ssrc2 = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[ssrc2 >> 1][l] >> 16 * (ssrc2 & 1) & 0xffff);
        }
        return row;
        }
        case 2: {
        const int32_t sspace = (int32_t)in->value[7];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_69(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + sspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)c_2_row[l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline void put_d_17(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
        m->lane = lane;
        const int32_t t = sdst >> 1;
        const int32_t t_2 = 16 * (sdst & 1);
        s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | row[lane] << t_2;
    }
    m->lane = -1;
}

static inline const uint32_t *row_a_22(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[2];
        return s->r[ssrc];
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_66(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_67(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_40(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = rt_u32((int16_t)s_2_row[l]);
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_68(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_70(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t scoff = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = scoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[4];
        const int32_t scoff = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + scoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_15(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        const int32_t ssrc2 = (int32_t)in->value[6];
        return s->r[ssrc2];
        }
        case 1: {
        const int32_t ssrc2 = (int32_t)in->value[6];
        return s->r[ssrc2];
        }
        case 2: {
        const int32_t sspace = (int32_t)in->value[7];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_70(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + sspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_a_23(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ssrc >> 1][l] >> 16 * (ssrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_66(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_67(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_40(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = rt_u32((int16_t)s_2_row[l]);
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_68(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_a_24(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[2];
        return s->r[ssrc];
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_66(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_67(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_40(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = rt_u32((int16_t)s_2_row[l]);
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_68(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_30(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[11]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[12];
        const int32_t cond = (int32_t)in->value[13];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint32_t *row_a_25(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc >> 1][l] >> 16 * (lsrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_28(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_29(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_30(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = rt_u32((int16_t)s_2_row[l]);
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_31(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_71(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t c3off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c3off * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t c3off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c3off * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_72(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t c3off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c3off * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t c3off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c3off * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_b_16(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t lsrc3 = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[lsrc3 >> 1][l] >> 16 * (lsrc3 & 1) & 0xffff);
        }
        return row;
        }
        case 1: {
        const int32_t lsrc3 = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[lsrc3 >> 1][l] >> 16 * (lsrc3 & 1) & 0xffff);
        }
        return row;
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[9];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_71(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)c_2_row[l];
        }
        return row;
        }
        case 3: {
        const int32_t cspace = (int32_t)in->value[9];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_72(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)c_2_row[l];
        }
        return row;
        }
        case 4: {
        const int32_t c3off = (int32_t)in->value[10];
        const int32_t cspace = (int32_t)in->value[9];
        const int32_t c_2_value =
            (int32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c3off * 2 + cspace * 65536), 2);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        case 5: {
        const int32_t c3off = (int32_t)in->value[10];
        const int32_t cspace = (int32_t)in->value[9];
        const int32_t c_2_value =
            (int32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c3off * 2 + cspace * 65536), 2);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline void put_d_18(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[2];
        for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
            m->lane = lane;
            const int32_t t = ldst >> 1;
            const int32_t t_2 = 16 * (ldst & 1);
            s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | row[lane] << t_2;
        }
        m->lane = -1;
            break;
        }
        default:
            break;
    }
}

static inline const int32_t *row_p_73(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t c3off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c3off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t c3off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c3off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_74(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t c3off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c3off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t c3off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c3off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_17(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t lsrc3 = (int32_t)in->value[8];
        return s->r[lsrc3];
        }
        case 1: {
        const int32_t lsrc3 = (int32_t)in->value[8];
        return s->r[lsrc3];
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[9];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_73(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        case 3: {
        const int32_t cspace = (int32_t)in->value[9];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_74(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        case 4: {
        const int32_t c3off = (int32_t)in->value[10];
        const int32_t cspace = (int32_t)in->value[9];
        const uint32_t c_2_value =
            (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c3off * 4 + cspace * 65536), 4);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        case 5: {
        const int32_t c3off = (int32_t)in->value[10];
        const int32_t cspace = (int32_t)in->value[9];
        const uint32_t c_2_value =
            (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c3off * 4 + cspace * 65536), 4);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_31(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t cond = (int32_t)in->value[11];
    switch (in->line[11]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[13];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int64_t *row_a_26(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ssrc >> 1][l] >> 16 * (ssrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_66(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_67(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_40(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_68(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_75(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t scoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = scoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[4];
        const int32_t scoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + scoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_b_18(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        const int32_t ssrc2 = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[ssrc2 >> 1][l] >> 16 * (ssrc2 & 1) & 0xffff);
        }
        return row;
        }
        case 1: {
        const int32_t ssrc2 = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[ssrc2 >> 1][l] >> 16 * (ssrc2 & 1) & 0xffff);
        }
        return row;
        }
        case 2: {
        const int32_t sspace = (int32_t)in->value[8];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_75(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + sspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)c_2_row[l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int64_t *row_a_27(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ssrc >> 1][l] >> 16 * (ssrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_66(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_67(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_40(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_68(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_32(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[11]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[13];
        const int32_t cond = (int32_t)in->value[14];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int64_t *row_a_28(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc >> 1][l] >> 16 * (lsrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_28(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_29(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_30(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_31(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_76(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t c2off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_77(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t c2off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_b_19(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t lsrc2 = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[lsrc2 >> 1][l] >> 16 * (lsrc2 & 1) & 0xffff);
        }
        return row;
        }
        case 1: {
        const int32_t lsrc2 = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[lsrc2 >> 1][l] >> 16 * (lsrc2 & 1) & 0xffff);
        }
        return row;
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[10];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_76(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)c_2_row[l];
        }
        return row;
        }
        case 3: {
        const int32_t cspace = (int32_t)in->value[10];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_77(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)c_2_row[l];
        }
        return row;
        }
        case 4: {
        const int32_t c2off = (int32_t)in->value[11];
        const int32_t cspace = (int32_t)in->value[10];
        const int32_t c_2_value =
            (int32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 2 + cspace * 65536), 2);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        case 5: {
        const int32_t c2off = (int32_t)in->value[11];
        const int32_t cspace = (int32_t)in->value[10];
        const int32_t c_2_value =
            (int32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 2 + cspace * 65536), 2);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int64_t *row_a_29(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ssrc][l];
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_32(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_33(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_34(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_35(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const int64_t *row_a_30(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ssrc][l];
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_32(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_33(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_34(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_35(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_78(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[3];
        const int32_t ssoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_79(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[3];
        const int32_t ssoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_80(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[3];
        const int32_t ssoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_81(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[5]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[3];
        const int32_t ssoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_a_31(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ssrc >> 1][l] >> 16 * (ssrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_78(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_79(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_80(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = rt_u32((int16_t)s_2_row[l]);
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_81(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_82(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t scoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = scoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[3];
        const int32_t scoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + scoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_b_20(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        const int32_t ssrc2 = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[ssrc2 >> 1][l] >> 16 * (ssrc2 & 1) & 0xffff);
        }
        return row;
        }
        case 1: {
        const int32_t ssrc2 = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[ssrc2 >> 1][l] >> 16 * (ssrc2 & 1) & 0xffff);
        }
        return row;
        }
        case 2: {
        const int32_t sspace = (int32_t)in->value[6];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_82(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + sspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)c_2_row[l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_c3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    return s->r[sdst];
}

static inline const int64_t *row_a_32(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ssrc >> 1][l] >> 16 * (ssrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_78(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_79(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_80(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_81(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_a_33(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[1];
        return s->r[ssrc];
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_78(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_79(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_80(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = rt_u32((int16_t)s_2_row[l]);
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_81(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_83(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t scoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = scoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[3];
        const int32_t scoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + scoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
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
    struct tesla_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        const int32_t ssrc2 = (int32_t)in->value[5];
        return s->r[ssrc2];
        }
        case 1: {
        const int32_t ssrc2 = (int32_t)in->value[5];
        return s->r[ssrc2];
        }
        case 2: {
        const int32_t sspace = (int32_t)in->value[6];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_83(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + sspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_a_34(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ssrc >> 1][l] >> 16 * (ssrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_78(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_79(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_80(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = rt_u32((int16_t)s_2_row[l]);
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_81(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const int64_t *row_a_35(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ssrc >> 1][l] >> 16 * (ssrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_78(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_79(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_80(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_81(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_a_36(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[1];
        return s->r[ssrc];
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_78(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_79(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_80(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = rt_u32((int16_t)s_2_row[l]);
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_81(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_33(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[14]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[13];
        const int32_t cond = (int32_t)in->value[14];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint32_t *row_a_37(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc >> 1][l] >> 16 * (lsrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_58(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_59(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_60(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = rt_u32((int16_t)s_2_row[l]);
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_61(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_84(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t c2off = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_85(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t c2off = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_b_22(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t lsrc2 = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[lsrc2 >> 1][l] >> 16 * (lsrc2 & 1) & 0xffff);
        }
        return row;
        }
        case 1: {
        const int32_t lsrc2 = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[lsrc2 >> 1][l] >> 16 * (lsrc2 & 1) & 0xffff);
        }
        return row;
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[8];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_84(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)c_2_row[l];
        }
        return row;
        }
        case 3: {
        const int32_t cspace = (int32_t)in->value[8];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_85(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)c_2_row[l];
        }
        return row;
        }
        case 4: {
        const int32_t c2off = (int32_t)in->value[9];
        const int32_t cspace = (int32_t)in->value[8];
        const int32_t c_2_value =
            (int32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 2 + cspace * 65536), 2);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        case 5: {
        const int32_t c2off = (int32_t)in->value[9];
        const int32_t cspace = (int32_t)in->value[8];
        const int32_t c_2_value =
            (int32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 2 + cspace * 65536), 2);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_86(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[12]) {
        case 0: {
        const int32_t c3off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c3off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t c3off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c3off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_87(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[13]) {
        case 0: {
        const int32_t c3off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c3off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t c3off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c3off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_c3_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[11]) {
        case 0: {
        const int32_t lsrc3 = (int32_t)in->value[10];
        return s->r[lsrc3];
        }
        case 1: {
        const int32_t lsrc3 = (int32_t)in->value[10];
        return s->r[lsrc3];
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[8];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_86(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        case 3: {
        const int32_t cspace = (int32_t)in->value[8];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_87(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        case 4: {
        const int32_t c3off = (int32_t)in->value[11];
        const int32_t cspace = (int32_t)in->value[8];
        const uint32_t c_2_value =
            (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c3off * 4 + cspace * 65536), 4);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        case 5: {
        const int32_t c3off = (int32_t)in->value[11];
        const int32_t cspace = (int32_t)in->value[8];
        const uint32_t c_2_value =
            (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c3off * 4 + cspace * 65536), 4);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int64_t *row_a_38(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc >> 1][l] >> 16 * (lsrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_58(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_59(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_60(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_61(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_a_39(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[3];
        return s->r[lsrc];
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_58(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_59(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_60(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = rt_u32((int16_t)s_2_row[l]);
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_61(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_34(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t cond = (int32_t)in->value[12];
    switch (in->line[14]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[14];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p_88(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t c2off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_89(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t c2off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_23(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t lsrc2 = (int32_t)in->value[8];
        return s->r[lsrc2];
        }
        case 1: {
        const int32_t lsrc2 = (int32_t)in->value[8];
        return s->r[lsrc2];
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[9];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_88(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        case 3: {
        const int32_t cspace = (int32_t)in->value[9];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_89(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        case 4: {
        const int32_t c2off = (int32_t)in->value[10];
        const int32_t cspace = (int32_t)in->value[9];
        const uint32_t c_2_value =
            (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        case 5: {
        const int32_t c2off = (int32_t)in->value[10];
        const int32_t cspace = (int32_t)in->value[9];
        const uint32_t c_2_value =
            (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_90(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[12]) {
        case 0: {
        const int32_t c3off = (int32_t)in->value[12];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c3off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t c3off = (int32_t)in->value[12];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c3off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_91(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[13]) {
        case 0: {
        const int32_t c3off = (int32_t)in->value[12];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c3off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t c3off = (int32_t)in->value[12];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c3off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_c3_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[11]) {
        case 0: {
        const int32_t lsrc3 = (int32_t)in->value[11];
        return s->r[lsrc3];
        }
        case 1: {
        const int32_t lsrc3 = (int32_t)in->value[11];
        return s->r[lsrc3];
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[9];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_90(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        case 3: {
        const int32_t cspace = (int32_t)in->value[9];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_91(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        case 4: {
        const int32_t c3off = (int32_t)in->value[12];
        const int32_t cspace = (int32_t)in->value[9];
        const uint32_t c_2_value =
            (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c3off * 4 + cspace * 65536), 4);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        case 5: {
        const int32_t c3off = (int32_t)in->value[12];
        const int32_t cspace = (int32_t)in->value[9];
        const uint32_t c_2_value =
            (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c3off * 4 + cspace * 65536), 4);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_35(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t cond = (int32_t)in->value[13];
    switch (in->line[14]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[15];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_a_40(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t ssrc = (int32_t)in->value[1];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (int32_t)(s->r[ssrc >> 1][l] >> 16 * (ssrc & 1) & 0xffff);
    }
    return row;
}

static inline const int32_t *row_b_24(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t ssrc2 = (int32_t)in->value[2];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (int32_t)(s->r[ssrc2 >> 1][l] >> 16 * (ssrc2 & 1) & 0xffff);
    }
    return row;
}

static inline const uint32_t *row_a_41(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t ssrc = (int32_t)in->value[1];
    return s->r[ssrc];
}

static inline const uint32_t *row_b_25(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t ssrc2 = (int32_t)in->value[2];
    return s->r[ssrc2];
}

static inline uint32_t mask_guard_36(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[11]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[11];
        const int32_t cond = (int32_t)in->value[12];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline void put_d_19(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[1];
        for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
            m->lane = lane;
            const int32_t t = ldst >> 1;
            const int32_t t_2 = 16 * (ldst & 1);
            s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | row[lane] << t_2;
        }
        m->lane = -1;
            break;
        }
        default:
            break;
    }
}

static inline const int32_t *row_p_92(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t c2off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_93(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t c2off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_b_26(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t lsrc2 = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[lsrc2 >> 1][l] >> 16 * (lsrc2 & 1) & 0xffff);
        }
        return row;
        }
        case 1: {
        const int32_t lsrc2 = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[lsrc2 >> 1][l] >> 16 * (lsrc2 & 1) & 0xffff);
        }
        return row;
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[9];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_92(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)c_2_row[l];
        }
        return row;
        }
        case 3: {
        const int32_t cspace = (int32_t)in->value[9];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_93(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)c_2_row[l];
        }
        return row;
        }
        case 4: {
        const int32_t c2off = (int32_t)in->value[10];
        const int32_t cspace = (int32_t)in->value[9];
        const int32_t c_2_value =
            (int32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 2 + cspace * 65536), 2);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        case 5: {
        const int32_t c2off = (int32_t)in->value[10];
        const int32_t cspace = (int32_t)in->value[9];
        const int32_t c_2_value =
            (int32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 2 + cspace * 65536), 2);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int64_t *row_a_42(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc][l];
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_28(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_29(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_30(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_31(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const int64_t *row_a_43(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ssrc][l];
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_66(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_67(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_40(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_68(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_94(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t c2off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_95(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t c2off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_27(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t lsrc2 = (int32_t)in->value[9];
        return s->r[lsrc2];
        }
        case 1: {
        const int32_t lsrc2 = (int32_t)in->value[9];
        return s->r[lsrc2];
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[10];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_94(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        case 3: {
        const int32_t cspace = (int32_t)in->value[10];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_95(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_row[l];
        }
        return row;
        }
        case 4: {
        const int32_t c2off = (int32_t)in->value[11];
        const int32_t cspace = (int32_t)in->value[10];
        const uint32_t c_2_value =
            (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        case 5: {
        const int32_t c2off = (int32_t)in->value[11];
        const int32_t cspace = (int32_t)in->value[10];
        const uint32_t c_2_value =
            (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4);
        if (m->trap.kind)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_37(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[6];
        const int32_t cond = (int32_t)in->value[7];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p_96(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t off8 = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = off8 * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[4];
        const int32_t off8 = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + off8 * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline void put_d_20(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[0];
        rt_put32(s->r[ldst], row, run);
            break;
        }
        default:
            break;
    }
}

static inline const int32_t *row_p_97(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t off16 = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = off16 * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[4];
        const int32_t off16 = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + off16 * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_98(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t off32 = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = off32 * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[4];
        const int32_t off32 = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + off32 * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline void put_d_21(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[0];
        for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
            m->lane = lane;
            const int32_t t = ldst >> 1;
            const int32_t t_2 = 16 * (ldst & 1);
            s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | row[lane] << t_2;
        }
        m->lane = -1;
            break;
        }
        default:
            break;
    }
}

static inline uint32_t mask_guard_38(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[4];
        const int32_t cond = (int32_t)in->value[5];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p_99(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t off8 = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = off8 * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[2];
        const int32_t off8 = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + off8 * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline int for_warp_13(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    int32_t st_depth = s->st_depth;
    uint32_t ended_new = s->ended;
    uint16_t warps_new = s->block->warps;
    uint16_t bar_new[16];
    for (int32_t i_2 = 0; i_2 < 16; i_2++)
        bar_new[i_2] = s->block->bar[i_2];
    uint32_t broken_new = s->broken;
    if (mark == 1) {
        const uint32_t e = s->ended | s->active;
        ended_new = e;
        while (st_depth > 0) {
            const uint32_t mask = s->st_mask[st_depth - 1];
            const int32_t kind = s->st_kind[st_depth - 1];
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
                break;
            st_depth--;
        }
        const int32_t depth = st_depth;
        if (depth == 0) {
            s->active = 0;
            m->woke = true;
            warps_new = (uint16_t)((s->block->warps - 1) & 0xffff);
            for (int32_t i = 0; i <= 15; i++) {
                if (s->block->bar[i] == s->block->warps - 1) {
                    m->woke = true;
                    bar_new[i] = 0;
                }
            }
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_2 = s->st_kind[st_depth - 1];
            const uint32_t pc = s->st_pc[st_depth - 1];
            const uint32_t mask_2 = s->st_mask[st_depth - 1];
            st_depth--;
            if (kind_2 == 5) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop");
            }
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
            m->next = (uint64_t)(kind_2 == 6 ? (int32_t)((pc + 8) & 0xffffff) : (int32_t)pc);
            if (kind_2 == 2 || kind_2 == 3) {
                s->returned = s->returned & ~mask_2;
            }
            if (kind_2 == 4) {
                broken_new = s->broken & ~mask_2;
            }
        }
    }
    if (mark == 2) {
        const int32_t depth_2 = st_depth;
        if (depth_2 == 0) {
            return rt_trap(m, ISADORA_TRAP_STATED, "STACK_UNDERFLOW: join without joinat");
        }
        if (st_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
        const int32_t kind_3 = s->st_kind[st_depth - 1];
        if (kind_3 == 1) {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const uint32_t pc_2 = s->st_pc[st_depth - 1];
            const uint32_t mask_3 = s->st_mask[st_depth - 1];
            st_depth--;
            s->active = mask_3 & ~s->ended;
            m->next = pc_2;
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_4 = s->st_kind[st_depth - 1];
            if (kind_4 == 6) {
                if (st_depth == 0)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
                const uint32_t mask_4 = s->st_mask[st_depth - 1];
                st_depth--;
                s->active = mask_4 & ~(s->ended | s->returned | s->broken);
            } else {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat");
            }
        }
    }
    s->ended = ended_new;
    m->woke = true;
    s->block->warps = (uint16_t)warps_new;
    for (int32_t i_3 = 0; i_3 < 16; i_3++)
        s->block->bar[i_3] = bar_new[i_3];
    s->broken = broken_new;
    s->st_depth = (uint16_t)st_depth;
    return 0;
}

static inline const int32_t *row_p_100(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t off16 = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = off16 * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[2];
        const int32_t off16 = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + off16 * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_101(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t off32 = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = off32 * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[2];
        const int32_t off32 = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + off32 * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_102(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t off32 = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = off32 * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[3];
        const int32_t off32 = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + off32 * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_103(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t off8 = (int32_t)in->value[0];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = off8 * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[1];
        const int32_t off8 = (int32_t)in->value[0];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + off8 * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_v_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc3 = (int32_t)in->value[2];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (int32_t)(s->r[lsrc3 >> 1][l] >> 16 * (lsrc3 & 1) & 0xffff);
    }
    return row;
}

static inline const uint32_t *row_v_8(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc3 = (int32_t)in->value[2];
    return s->r[lsrc3];
}

static inline const int32_t *row_p_104(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t off16 = (int32_t)in->value[0];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = off16 * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[1];
        const int32_t off16 = (int32_t)in->value[0];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + off16 * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_105(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t off32 = (int32_t)in->value[0];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = off32 * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[1];
        const int32_t off32 = (int32_t)in->value[0];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + off32 * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline void put_d_22(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    rt_put32(s->r[ldst], row, run);
}

static inline void put_d_23(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint64_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
        m->lane = lane;
        s->r[ldst][lane] = (uint32_t)row[lane];
        s->r[ldst + 1][lane] = (uint32_t)(row[lane] >> 32);
    }
    m->lane = -1;
}

static inline const uint32_t *row_v_9(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    return s->r[ldst];
}

static inline void put_d_24(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
        m->lane = lane;
        const int32_t t = ldst >> 1;
        const int32_t t_2 = 16 * (ldst & 1);
        s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | row[lane] << t_2;
    }
    m->lane = -1;
}

static inline uint32_t mask_guard_39(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[9];
        const int32_t cond = (int32_t)in->value[10];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p_106(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t lsoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_107(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t lsoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_108(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[5]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t lsoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_v_10(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc >> 1][l] >> 16 * (lsrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_106(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_107(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_59(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = rt_u32((int16_t)s_2_row[l]);
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_108(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline void put_d_25(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[1];
        for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
            m->lane = lane;
            const int32_t t = ldst >> 1;
            const int32_t t_2 = 16 * (ldst & 1);
            s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | row[lane] << t_2;
        }
        m->lane = -1;
            break;
        }
        default:
            break;
    }
}

static inline const uint32_t *row_v_11(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[3];
        return s->r[lsrc];
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_106(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_107(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_59(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = rt_u32((int16_t)s_2_row[l]);
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_108(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline void put_d_26(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[1];
        rt_put32(s->r[ldst], row, run);
            break;
        }
        default:
            break;
    }
}

static inline uint32_t mask_guard_40(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t cond = (int32_t)in->value[1];
    switch (in->line[0]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[3];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline int for_warp_14(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[2];
    int32_t st_depth = s->st_depth;
    uint32_t ended_new = s->ended;
    uint16_t warps_new = s->block->warps;
    uint16_t bar_new[16];
    for (int32_t i_2 = 0; i_2 < 16; i_2++)
        bar_new[i_2] = s->block->bar[i_2];
    uint32_t broken_new = s->broken;
    if (mark == 1) {
        const uint32_t e = s->ended | s->active;
        ended_new = e;
        while (st_depth > 0) {
            const uint32_t mask = s->st_mask[st_depth - 1];
            const int32_t kind = s->st_kind[st_depth - 1];
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
                break;
            st_depth--;
        }
        const int32_t depth = st_depth;
        if (depth == 0) {
            s->active = 0;
            m->woke = true;
            warps_new = (uint16_t)((s->block->warps - 1) & 0xffff);
            for (int32_t i = 0; i <= 15; i++) {
                if (s->block->bar[i] == s->block->warps - 1) {
                    m->woke = true;
                    bar_new[i] = 0;
                }
            }
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_2 = s->st_kind[st_depth - 1];
            const uint32_t pc = s->st_pc[st_depth - 1];
            const uint32_t mask_2 = s->st_mask[st_depth - 1];
            st_depth--;
            if (kind_2 == 5) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop");
            }
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
            m->next = (uint64_t)(kind_2 == 6 ? (int32_t)((pc + 8) & 0xffffff) : (int32_t)pc);
            if (kind_2 == 2 || kind_2 == 3) {
                s->returned = s->returned & ~mask_2;
            }
            if (kind_2 == 4) {
                broken_new = s->broken & ~mask_2;
            }
        }
    }
    if (mark == 2) {
        const int32_t depth_2 = st_depth;
        if (depth_2 == 0) {
            return rt_trap(m, ISADORA_TRAP_STATED, "STACK_UNDERFLOW: join without joinat");
        }
        if (st_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
        const int32_t kind_3 = s->st_kind[st_depth - 1];
        if (kind_3 == 1) {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const uint32_t pc_2 = s->st_pc[st_depth - 1];
            const uint32_t mask_3 = s->st_mask[st_depth - 1];
            st_depth--;
            s->active = mask_3 & ~s->ended;
            m->next = pc_2;
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_4 = s->st_kind[st_depth - 1];
            if (kind_4 == 6) {
                if (st_depth == 0)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
                const uint32_t mask_4 = s->st_mask[st_depth - 1];
                st_depth--;
                s->active = mask_4 & ~(s->ended | s->returned | s->broken);
            } else {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat");
            }
        }
    }
    s->ended = ended_new;
    m->woke = true;
    s->block->warps = (uint16_t)warps_new;
    for (int32_t i_3 = 0; i_3 < 16; i_3++)
        s->block->bar[i_3] = bar_new[i_3];
    s->broken = broken_new;
    s->st_depth = (uint16_t)st_depth;
    return 0;
}

static inline uint32_t mask_guard_41(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[3];
        const int32_t cond = (int32_t)in->value[4];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_42(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[3];
        const int32_t cond = (int32_t)in->value[4];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint32_t *row_s(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t sreg = (int32_t)in->value[1];
    switch (in->line[0]) {
        case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = read_sr(m, s, sreg);
        }
        return row;
        }
        case 1: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = read_sr(m, s, 8);
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
    struct tesla_state *const s = m->state;
    switch (in->line[6]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[7];
        const int32_t cond = (int32_t)in->value[8];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p_109(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[3];
        const int32_t lsoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_110(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[3];
        const int32_t lsoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_111(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[3];
        const int32_t lsoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_112(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[3];
        const int32_t lsoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int64_t *row_a_44(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc][l];
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_109(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_110(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_111(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_112(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            s_2_at[l] = (uint32_t)p[l];
        }
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        return NULL;
        }
        case 6: {
        return NULL;
        }
        default:
            return NULL;
    }
}

static inline void put_adst(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t adst = (int32_t)in->value[0];
    for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
        m->lane = lane;
        if (adst != 0)
            s->a[adst][lane] = (uint16_t)row[lane];
    }
    m->lane = -1;
}

static inline uint32_t mask_guard_44(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[4];
        const int32_t cond = (int32_t)in->value[5];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
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
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[6];
        const int32_t cond = (int32_t)in->value[7];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_46(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[5];
        const int32_t cond = (int32_t)in->value[6];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((pred == 0 ? 0 : pred == 1
                ? (s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 1 & 1)
                ^ s->c[cond][l] >> 3 : pred == 2
                ? (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) ^ (s->c[cond][l] & 1) : pred == 3
                ? (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3) : pred == 4
                ? 1 ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))
                : pred == 5 ? 1 ^ (s->c[cond][l] & 1) : pred == 6
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 7
                ? 1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) : pred == 8
                ? s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1) : pred == 9
                ? (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3 : pred == 10 ? s->c[cond][l] & 1
                : pred == 11
                ? (s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)
                : pred == 12
                ? 1 ^ (s->c[cond][l] >> 1 & 1) ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)
                : pred == 13 ? (1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1) : pred == 14
                ? ((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1)) ^ s->c[cond][l] >> 3
                : pred == 15 ? 0 : pred == 16 ? s->c[cond][l] >> 3 : pred == 17
                ? s->c[cond][l] >> 2 & 1 : pred == 18
                ? (s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1)) ^ (s->c[cond][l] >> 2 & 1)
                : pred == 19 ? s->c[cond][l] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0
                : pred == 22 ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26
                ? 0 : pred == 27 ? 0 : pred == 28 ? 1 ^ (s->c[cond][l] >> 1 & 1) : pred == 29
                ? (s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1)) : pred == 30
                ? 1 ^ (s->c[cond][l] >> 2 & 1) : 1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        return lanes;
        }
        default:
            return 0;
    }
}

int ISADORA_LEVEL(tesla_fast_atomic_g_kept_add_num)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_atomic_g_kept_inc_num)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_atomic_g_kept_dec_num)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_atomic_g_kept_max_num)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_atomic_g_kept_min_num)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_atomic_g_kept_and_bits)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_atomic_g_kept_or_bits)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_atomic_g_kept_xor_bits)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_atomic_g_kept_exch_exch)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_bra)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ret)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_break)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_brkpt_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_brkpt_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_vote_any)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_vote_all)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2i_u_full)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2i_s_full)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2i_u8_full)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2i_s8_full)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2i_u_half)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2i_s_half)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2i_u8_byte)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2i_s8_byte)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2f_f16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2f_f32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2f_64_u_to)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2f_64_s_to)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2f_64_u_from)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2f_64_s_from)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2f_64_u_both)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2f_64_s_both)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2i_u16_f16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2i_u16_f32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2i_s16_f16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2i_s16_f32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2i_u32_f16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2i_u32_f32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2i_s32_f16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2i_s32_f32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2i_64_u_to)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2i_64_s_to)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2i_64_u_from)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2i_64_s_from)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2i_64_u_both)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2i_64_s_both)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_same)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_same)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_rint)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_rint)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_narrow)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_nrint)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_widen)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_wrint)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2f_64_narrow)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2f_64_same)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2f_64_rint)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2f_64_widen)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_dfma)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_dadd)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_dmul)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_dminmax_min)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_dminmax_max)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_dset)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_fadd_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_fadd_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_fadd_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_fmul_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_fmul_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_fmul_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_fmad_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_fmad_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_fmad_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_fset)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_fminmax_max)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_fminmax_min)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_fslct)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_quadop)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_add_b16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_add_b32_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_sub_b16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_sub_b32_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_subr_b16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_subr_b32_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_addc_b16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_addc_b32_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_add_b16_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_add_b32_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_sub_b16_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_sub_b32_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_subr_b16_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_subr_b32_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_addc_b16_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_addc_b32_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_add_b16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_add_b32_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_sub_b16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_sub_b32_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_subr_b16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_subr_b32_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_addc_b16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_addc_b32_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul16_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul24_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul24_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul24_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_u16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_s16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_s16sat_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_u24_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_u16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s16sat_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_u16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s16sat_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_u24_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_u16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s16sat_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_u24_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_u16_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_s16_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_s16sat_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_u24_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_u16_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s16_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s16sat_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_u16_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s16_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s16sat_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_u24_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_u16_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s16_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s16sat_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_u24_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_u16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_s16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_s16sat_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_u24_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_s24_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_s24sat_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_u24high_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_s24high_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_s24highsat_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_u16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s16sat_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s24_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s24sat_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_u24high_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s24high_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s24highsat_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_u16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s16sat_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_u24_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s24_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s24sat_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_u24high_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s24high_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s24highsat_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_u16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s16sat_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_u24_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s24_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s24sat_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_u24high_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s24high_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s24highsat_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_again_add)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_again_sub)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_again_subr)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_again_addc)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_sad_u16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_sad_s16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_sad_u32_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_sad_s32_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_sad_u16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_sad_s16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_sad_u32_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_sad_s32_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_minmax_max_u16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_minmax_max_s16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_minmax_max_u32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_minmax_max_s32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_minmax_min_u16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_minmax_min_s16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_minmax_min_u32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_minmax_min_s32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_set_u16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_set_s16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_set_u32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_set_s32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_logop_imm_and)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_logop_imm_or)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_logop_imm_xor)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_logop_imm_mov2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_logop_and_b16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_logop_and_b32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_logop_or_b16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_logop_or_b32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_logop_xor_b16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_logop_xor_b32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_logop_mov2_b16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_logop_mov2_b32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_shl_b16_reg)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_shl_b32_reg)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_shl_b16_cnt)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_shl_b32_cnt)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_shr_u16_reg)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_shr_s16_reg)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_shr_u32_reg)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_shr_s32_reg)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_shr_u16_cnt)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_shr_s16_cnt)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_shr_u32_cnt)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_shr_s32_cnt)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_c_u8_full)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_c_u16_full)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_c_s16_full)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_c_b32_full)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_c_u8_half)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_c_u16_half)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_c_s16_half)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_c_b32_half)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_s_u8_full)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_s_u16_full)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_s_s16_full)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_s_u8_half)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_s_u16_half)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_s_s16_half)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_s_b32_full)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_s_b32_half)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_s_half_b8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_s_full_b8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_s_half_b16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_s_full_b16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_s_half_b32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_s_full_b32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_l_u8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_l_s8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_l_u16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_l_s16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_l_b64)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_l_b32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_l_u8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_l_s8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_l_u16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_l_s16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_l_b64)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_l_b32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_g_u8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_g_s8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_g_u16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_g_s16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_g_b64)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_g_b32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_g_u8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_g_s8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_g_u16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_g_s16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_g_b64)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_g_b32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mov_b16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mov_b32_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mov_b16_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mov_b32_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mov_b16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mov_b32_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mov_r_c)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mov_c_r)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mov_r_a)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_shl_a)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_a)(struct isadora_machine *, const struct isadora_insn *);
extern const isadora_action ISADORA_LEVEL(tesla_fast_actions)[];

#endif
