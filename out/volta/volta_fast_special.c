/* Generated from the description volta by gen/emit/fast.lua. Do not edit. */
#include "volta_fast.h"

/* GUARD S2R $R[Rd], SPECIAL MARKS CTL */
int ISADORA_LEVEL(volta_fast_s2r)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_25(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = v[l];
    }
    put_rd_3(m, in, run, rd_new);
    return 0;
}

/* GUARD S2R $R[Rd], SPECIAL MARKS CTL */
int ISADORA_LEVEL(volta_usual_s2r_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_s2r)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_2(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = v[l];
    }
    put_rd_3(m, in, run, rd_new);
    return 0;
}

