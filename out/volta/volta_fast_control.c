/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

static void lanes_lepc_n(uint64_t pc, uint32_t *rd_to, uint32_t *result_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = pc;
        const uint32_t rd = (uint32_t)x;
        const uint32_t result = (uint32_t)(x >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

static void lanes_lepc_t(uint64_t next, int64_t lepc_target, uint32_t *rd_to, uint32_t *result_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = next + (uint64_t)lepc_target;
        const uint32_t rd = (uint32_t)x;
        const uint32_t result = (uint32_t)(x >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

/* GUARD LEPC $R[Rd] PM_EVENTS CTL */
RT_BODY(volta_fast_lepc_n)
{
    const uint64_t pc = m->pc;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 0, 1);
    run &= hold;
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    uint32_t *const result_place = place_r_2(m, in, 0);
    uint32_t *const result_to = whole && result_place ? result_place : result_new;
    lanes_lepc_n(pc, rd_to, result_to);
    rt_write_row32(rd_place, rd_to, run);
    rt_write_row32(result_place, result_to, run);
    return 0;
}
RT_USUAL(volta_fast_lepc_n, 0x1, 0x0)

/* GUARD LEPC $R[Rd], LEPC_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_lepc_t)
{
    const uint64_t next = m->next;
    const int64_t lepc_target = rt_sext_64(in->value[1], 58);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 0, 2);
    run &= hold;
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    uint32_t *const result_place = place_r_2(m, in, 0);
    uint32_t *const result_to = whole && result_place ? result_place : result_new;
    lanes_lepc_t(next, lepc_target, rd_to, result_to);
    rt_write_row32(rd_place, rd_to, run);
    rt_write_row32(result_place, result_to, run);
    return 0;
}
RT_USUAL(volta_fast_lepc_t, 0x1, 0x0)

/* GUARD BPT{BPT_KIND} OPT_NUMBER PM_EVENTS CTL */
RT_BODY(volta_fast_bpt)
{
    const int32_t control_bpt_kind = (int32_t)in->value[0];
    int32_t any = 0;
    {
        uint32_t run = active;
    const uint32_t bits = mask_guard(m, in, usual, 1, 2);
    any = (bits & run) != 0;
    }
    const int32_t go = any;
    if (go) {
        if (control_bpt_kind == 3) {
            return rt_trap(m, ISADORA_TRAP_STATED, "BPT.TRAP");
        }
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: debuggers");
    }
    return 0;
}
RT_USUAL(volta_fast_bpt, 0x2, 0x0)

