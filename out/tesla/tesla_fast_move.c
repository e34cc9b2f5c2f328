/* Generated from the description tesla by gen/emit/fast.lua. Do not edit. */
#include "tesla_fast.h"

/* mov SSFU b16 $r[SDST].h[SDST] S_SRC */
int ISADORA_LEVEL(tesla_fast_mov_b16_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_a_55(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        d_new[l] = v[l] & 0xffff;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* mov SSFU b16 $r[SDST].h[SDST] S_SRC */
int ISADORA_LEVEL(tesla_usual_mov_b16_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mov_b16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t v_row[32];
    const int32_t *const v = row_a_56(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        d_new[l] = (uint32_t)v[l];
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* mov SSFU b16 $r[SDST].h[SDST] S_SRC */
int ISADORA_LEVEL(tesla_usual_mov_b16_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mov_b16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_a_57(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        d_new[l] = v[l] & 0xffff;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* mov SSFU b16 $r[SDST].h[SDST] S_SRC */
int ISADORA_LEVEL(tesla_usual_mov_b16_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mov_b16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_a_43(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        d_new[l] = v[l] & 0xffff;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* mov SSFU b16 $r[SDST].h[SDST] S_SRC */
int ISADORA_LEVEL(tesla_usual_mov_b16_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mov_b16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_a_58(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        d_new[l] = v[l] & 0xffff;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* mov SSFU b32 $r[SDST] S_SRC */
int ISADORA_LEVEL(tesla_fast_mov_b32_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_a_59(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        d_new[l] = v[l];
    }
    put_d_16(m, in, run, d_new);
    return 0;
}

/* mov SSFU b32 $r[SDST] S_SRC */
int ISADORA_LEVEL(tesla_usual_mov_b32_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mov_b32_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_a_41(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t d = v[l];
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* mov SSFU b32 $r[SDST] S_SRC */
int ISADORA_LEVEL(tesla_usual_mov_b32_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mov_b32_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_a_57(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t d = v[l];
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* mov SSFU b32 $r[SDST] S_SRC */
int ISADORA_LEVEL(tesla_usual_mov_b32_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mov_b32_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_a_43(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t d = v[l];
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* mov SSFU b32 $r[SDST] S_SRC */
int ISADORA_LEVEL(tesla_usual_mov_b32_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mov_b32_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_a_58(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t d = v[l];
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* mov b16 $r[LDST].h[LDST] IMM */
int ISADORA_LEVEL(tesla_fast_mov_b16_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        d_new[l] = imm & 0xffff;
    }
    put_d_27(m, in, run, d_new);
    return 0;
}

/* mov b32 $r[LDST] IMM */
int ISADORA_LEVEL(tesla_fast_mov_b32_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        d_new[l] = imm;
    }
    put_d_28(m, in, run, d_new);
    return 0;
}

/* MARK GUARD LANE mov LSFU b16 LL_DST L_SRC */
int ISADORA_LEVEL(tesla_fast_mov_b16_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lane_2 = (int32_t)in->value[7];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_40(m, in, run);
    run &= hold;
    uint32_t hold_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        hold_2 |= (uint32_t)((lane_2 >> (l & 3) & 1) != 0) << l;
    }
    run &= hold_2;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_10(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if (in->line[0] == 1)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        d_new[l] = v[l] & 0xffff;
    }
    const int status = for_warp_6(m, in);
    if (status)
        return status;
    put_d_30(m, in, run, d_new);
    return 0;
}

/* MARK GUARD LANE mov LSFU b16 LL_DST L_SRC */
int ISADORA_LEVEL(tesla_usual_mov_b16_long_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mov_b16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t v_row[32];
    const int32_t *const v = row_a_81(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        d_new[l] = (uint32_t)v[l];
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD LANE mov LSFU b16 LL_DST L_SRC */
int ISADORA_LEVEL(tesla_usual_mov_b16_long_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mov_b16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_11(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        d_new[l] = v[l] & 0xffff;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD LANE mov LSFU b16 LL_DST L_SRC */
int ISADORA_LEVEL(tesla_usual_mov_b16_long_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mov_b16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_a_53(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        d_new[l] = v[l] & 0xffff;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD LANE mov LSFU b16 LL_DST L_SRC */
int ISADORA_LEVEL(tesla_usual_mov_b16_long_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mov_b16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_12(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        d_new[l] = v[l] & 0xffff;
    }
    put_d_24(m, in, run, d_new);
    return 0;
}

/* MARK GUARD LANE mov LSFU b32 LL_DST L_SRC */
int ISADORA_LEVEL(tesla_fast_mov_b32_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lane_2 = (int32_t)in->value[7];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_40(m, in, run);
    run &= hold;
    uint32_t hold_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        hold_2 |= (uint32_t)((lane_2 >> (l & 3) & 1) != 0) << l;
    }
    run &= hold_2;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_13(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if (in->line[0] == 1)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        d_new[l] = v[l];
    }
    const int status = for_warp_6(m, in);
    if (status)
        return status;
    put_d_31(m, in, run, d_new);
    return 0;
}

/* MARK GUARD LANE mov LSFU b32 LL_DST L_SRC */
int ISADORA_LEVEL(tesla_usual_mov_b32_long_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mov_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_a_51(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t d = v[l];
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD LANE mov LSFU b32 LL_DST L_SRC */
int ISADORA_LEVEL(tesla_usual_mov_b32_long_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mov_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_11(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t d = v[l];
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD LANE mov LSFU b32 LL_DST L_SRC */
int ISADORA_LEVEL(tesla_usual_mov_b32_long_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mov_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_a_53(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t d = v[l];
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD LANE mov LSFU b32 LL_DST L_SRC */
int ISADORA_LEVEL(tesla_usual_mov_b32_long_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mov_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_12(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t d = v[l];
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD mov $r[LDST] $c[COND] */
int ISADORA_LEVEL(tesla_fast_mov_r_c)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cond = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_41(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t ldst_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        ldst_new[l] = (uint32_t)s->c[cond][l];
    }
    const int status = for_warp_14(m, in);
    if (status)
        return status;
    put_d_28(m, in, run, ldst_new);
    return 0;
}

/* MARK GUARD mov $r[LDST] $c[COND] */
int ISADORA_LEVEL(tesla_usual_mov_r_c_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    const int32_t cond = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mov_r_c)(m, in);
    uint32_t *const ldst_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t ldst_2 = (uint32_t)s->c[cond][l];
        ldst_place[l] = (uint32_t)ldst_2;
    }
    return 0;
}

/* MARK GUARD mov $c[CDST] $r[LSRC] */
int ISADORA_LEVEL(tesla_fast_mov_c_r)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_42(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t cdst_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        cdst_new[l] = s->r[lsrc][l] & 0xf;
    }
    const int status = for_warp_14(m, in);
    if (status)
        return status;
    put_cdst(m, in, run, cdst_new);
    return 0;
}

/* MARK GUARD mov $c[CDST] $r[LSRC] */
int ISADORA_LEVEL(tesla_usual_mov_c_r_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mov_c_r)(m, in);
    uint8_t *const cdst_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t cdst_2 = s->r[lsrc][l] & 0xf;
        cdst_place[l] = (uint8_t)cdst_2;
    }
    return 0;
}

/* MARK GUARD mov $r[LDST] $a[AREG] */
int ISADORA_LEVEL(tesla_fast_mov_r_a)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t areg = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_42(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t ldst_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        ldst_new[l] = (uint32_t)s->a[areg][l];
    }
    const int status = for_warp_14(m, in);
    if (status)
        return status;
    put_d_28(m, in, run, ldst_new);
    return 0;
}

/* MARK GUARD mov $r[LDST] $a[AREG] */
int ISADORA_LEVEL(tesla_usual_mov_r_a_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    const int32_t areg = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mov_r_a)(m, in);
    uint32_t *const ldst_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t ldst_2 = (uint32_t)s->a[areg][l];
        ldst_place[l] = (uint32_t)ldst_2;
    }
    return 0;
}

/* MARK GUARD shl $a[ADST] L_SRC HSHCNT */
int ISADORA_LEVEL(tesla_fast_shl_a)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t hshcnt = (int32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_44(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_85(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[0] == 1 && (in->line[1] == 3)) || (in->line[0] == 2 && (in->line[2] == 3))
        || (in->line[0] == 3 && (in->line[3] == 3)) || (in->line[0] == 4 && (in->line[4] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t adst_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        adst_new[l] = (uint32_t)a[l] << hshcnt & 0xffff;
    }
    const int status = for_warp_9(m, in);
    if (status)
        return status;
    put_adst(m, in, run, adst_new);
    return 0;
}

/* MARK GUARD shl $a[ADST] L_SRC HSHCNT */
int ISADORA_LEVEL(tesla_usual_shl_a_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t hshcnt = (int32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_shl_a)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_86(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t adst_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        adst_new[l] = a[l] << hshcnt & 0xffff;
    }
    put_adst(m, in, run, adst_new);
    return 0;
}

/* MARK GUARD shl $a[ADST] L_SRC HSHCNT */
int ISADORA_LEVEL(tesla_usual_shl_a_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t hshcnt = (int32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_shl_a)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_87(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[4] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t adst_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        adst_new[l] = a[l] << hshcnt & 0xffff;
    }
    put_adst(m, in, run, adst_new);
    return 0;
}

/* MARK GUARD shl $a[ADST] L_SRC HSHCNT */
int ISADORA_LEVEL(tesla_usual_shl_a_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t hshcnt = (int32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_shl_a)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_88(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t adst_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        adst_new[l] = a[l] << hshcnt & 0xffff;
    }
    put_adst(m, in, run, adst_new);
    return 0;
}

/* MARK GUARD shl $a[ADST] L_SRC HSHCNT */
int ISADORA_LEVEL(tesla_usual_shl_a_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t hshcnt = (int32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_shl_a)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_89(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t adst_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        adst_new[l] = a[l] << hshcnt & 0xffff;
    }
    put_adst(m, in, run, adst_new);
    return 0;
}

/* MARK GUARD add $a[ADST] $a[AREG] OFFS */
int ISADORA_LEVEL(tesla_fast_add_a)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t areg = (int32_t)in->value[1];
    const int32_t offs = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_45(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t adst_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        adst_new[l] = (uint32_t)((s->a[areg][l] + offs) & 0xffff);
    }
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    put_adst(m, in, run, adst_new);
    return 0;
}

/* MARK GUARD add $a[ADST] $a[AREG] OFFS */
int ISADORA_LEVEL(tesla_usual_add_a_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t areg = (int32_t)in->value[1];
    const int32_t offs = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_a)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t adst_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        adst_new[l] = (uint32_t)((s->a[areg][l] + offs) & 0xffff);
    }
    put_adst(m, in, run, adst_new);
    return 0;
}

