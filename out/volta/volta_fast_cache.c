/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

RT_WITHIN void lanes_qspc_v(int32_t s_2, const uint64_t *a, uint8_t *pu_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t pu =
            (uint32_t)(s_2 == 0 ? (!(a[l] >> 24 == 65280) && !(a[l] >> 24 == 2)) : s_2 == 1
            ? a[l] >> 24 == 2 : s_2 == 2 ? a[l] >> 24 == 65280 : a[l] >> 24 == 65280);
        pu_to[l] = (uint8_t)pu;
    }
}

/* GUARD QSPC{E}SPACE $P[Pu], $R[Rd], ADDR_E  CTL */
RT_BODY(volta_fast_qspc_v)
{
    const int32_t cache_space = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 6);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    int32_t s_2;
    s_2 = cache_space;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_e(m, in, known, a_row, 1, 0, 4, 5);
    if (!a || rd != 255)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t pu_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 2);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    lanes_qspc_v(s_2, a, pu_to);
    rt_write_row8(whole, pu_place, pu_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_qspc_v)
RT_KNOWN(volta_fast_qspc_v, 0, 0x6, 0x1, .line = {0})
RT_KNOWN(volta_fast_qspc_v, 1, 0x6, 0x1, .line = {[1] = 1}, .value = {[0] = 1})
RT_KNOWN(volta_fast_qspc_v, 2, 0x6, 0x1, .value = {[0] = 1})
RT_QUICK_3(volta_fast_qspc_v)

/* GUARD QSPC{E}ANY_SPACE $P[Pu], $R[Rd], ADDR_E PM_EVENTS CTL */
RT_BODY(volta_fast_qspc_t)
{
    const int32_t rd = (int32_t)in->value[4];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 7);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    const int32_t s_2 = operand_any_space(in, 0, 1, 2);
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_e(m, in, known, a_row, 1, 0, 5, 6);
    if (!a || rd != 255)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t pu_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 3);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    lanes_qspc_v(s_2, a, pu_to);
    rt_write_row8(whole, pu_place, pu_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_qspc_t)
RT_KNOWN(volta_fast_qspc_t, 0, 0x6, 0x1, .line = {0})
RT_KNOWN(volta_fast_qspc_t, 1, 0x6, 0x1, .line = {[1] = 1}, .value = {[0] = 1})
RT_KNOWN(volta_fast_qspc_t, 2, 0x6, 0x1, .value = {[0] = 1})
RT_QUICK_3(volta_fast_qspc_t)

/* GUARD QSPC{E}SPACE $P[Pu], $R[Rd], ADDR64_UR_TURING PM_EVENTS CTL */
RT_BODY(volta_fast_qspc_u)
{
    const int32_t cache_space = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 7);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    int32_t s_2;
    s_2 = cache_space;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr64_ur_turing(m, in, known, a_row, 1, 5, 0, 4, 6);
    if (!a || rd != 255)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t pu_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 2);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    lanes_qspc_v(s_2, a, pu_to);
    rt_write_row8(whole, pu_place, pu_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_qspc_u)
RT_KNOWN(volta_fast_qspc_u, 0, 0x6, 0x1, .line = {0})
RT_KNOWN(volta_fast_qspc_u, 1, 0x6, 0x1, .value = {[0] = 1})
RT_QUICK_2(volta_fast_qspc_u)

/* GUARD QSPC{E}SPACE_HOPPER $P[Pu], $R[Rd], ADDR64_UR PM_EVENTS CTL */
RT_BODY(volta_fast_qspc_h)
{
    const int32_t cache_space_hopper = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 7);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    int32_t s_2;
    s_2 = cache_space_hopper;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr64_ur(m, in, known, a_row, 1, 4, 5, 0, 6);
    if (!a || rd != 255)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t pu_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 2);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    lanes_qspc_v(s_2, a, pu_to);
    rt_write_row8(whole, pu_place, pu_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_qspc_h)
RT_KNOWN(volta_fast_qspc_h, 0, 0x6, 0x1, .line = {0})
RT_KNOWN(volta_fast_qspc_h, 1, 0x6, 0x1, .value = {[0] = 1})
RT_QUICK_2(volta_fast_qspc_h)

