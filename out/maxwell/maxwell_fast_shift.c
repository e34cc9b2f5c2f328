/* Generated from the description maxwell by gen/emit/fast.lua. Do not edit. */
#include "maxwell_fast.h"

/* OPEN GUARD POPC $R[Rd], SBI CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_popc)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_4(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_29(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = (uint32_t)rt_popcount((rt_u128)b[l]);
    }
    put_rd_3(m, in, run, rd_new);
    return 0;
}

/* OPEN GUARD POPC $R[Rd], SBI CTL CLOSE */
int ISADORA_LEVEL(maxwell_usual_popc_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(maxwell_fast_popc)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_30(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = (uint32_t)rt_popcount((rt_u128)b[l]);
    }
    put_rd_3(m, in, run, rd_new);
    return 0;
}

