/* Generated from the description volta by gen/emit/fast.lua. Do not edit. */
#include "volta_fast.h"

/* GUARD I2I{CNAR}.S32.SAT $R[Rd], SBU MARKS CTL */
int ISADORA_LEVEL(volta_fast_i2i)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t cnar = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_34(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = (uint32_t)rt_clamp_i32((int32_t)b[l],
            cnar == 0 ? 0 : cnar == 1 ? -128 : cnar == 2 ? 0 : -32768,
            cnar == 0 ? 255 : cnar == 1 ? 127 : cnar == 2 ? 65535 : 32767);
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD I2I{CNAR}.S32.SAT $R[Rd], SBU MARKS CTL */
int ISADORA_LEVEL(volta_usual_i2i_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_i2i)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_2(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = (uint32_t)rt_clamp_i32((int32_t)b[l],
            1 ? 0 : 0 == 1 ? -128 : 0 == 2 ? 0 : -32768,
            1 ? 255 : 0 == 1 ? 127 : 0 == 2 ? 65535 : 32767);
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD I2I{CNAR}.S32.SAT $R[Rd], SBU MARKS CTL */
int ISADORA_LEVEL(volta_usual_i2i_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_i2i)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_3(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = (uint32_t)rt_clamp_i32((int32_t)b[l],
            1 ? 0 : 0 == 1 ? -128 : 0 == 2 ? 0 : -32768,
            1 ? 255 : 0 == 1 ? 127 : 0 == 2 ? 65535 : 32767);
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

