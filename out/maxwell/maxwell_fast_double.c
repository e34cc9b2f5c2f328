/* Generated from the description maxwell by gen/emit/fast.lua. Do not edit. */
#include "maxwell_fast.h"

/* OPEN GUARD DSETP{FCMP}BOP $P[P0], $P[P1], SNA{PAA}$R[Ra]PAA{RA}, DB, Q0N$P[Q0] CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_dsetp)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t fcmp = (int32_t)in->value[0];
    const int32_t bop = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_19(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_b_7(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_4(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t p0_new[32];
    _Alignas(64) uint32_t p1_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t t = (rt_float_compare(RT_F64, a[l], b[l], RT_KEEP) & fcmp) != 0;
        const int32_t t_2 = !t;
        p0_new[l] = (uint32_t)(bop == 0 ? (t && q[l]) : bop == 1 ? t
            || q[l] : bop == 2 ? t ^ q[l] : 0);
        p1_new[l] = (uint32_t)(bop == 0 ? (t_2 && q[l]) : bop == 1 ? t_2
            || q[l] : bop == 2 ? t_2 ^ q[l] : 0);
    }
    put_p0_2(m, in, run, p0_new);
    put_p1_2(m, in, run, p1_new);
    return 0;
}

