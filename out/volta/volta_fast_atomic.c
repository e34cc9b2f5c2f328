/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

static uint32_t lanes_atom_f(int32_t op)
{
    uint32_t trapping_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        trapping_2 |= (uint32_t)((op > 8 && op != 16 && op != 17) != 0) << l;
    }
    return trapping_2;
}

static uint32_t lanes_atom_f_2(int32_t op, int32_t t)
{
    uint32_t trapping_3 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        trapping_3 |= (uint32_t)((op != 0 && op < 16 && (t == 3 || t == 4 || t >= 6)) != 0) << l;
    }
    return trapping_3;
}

/* GUARD REDG{E}FLOAT_OP{EVICT}FLOAT_TYPE{STORE_ORDER_SCOPE} ADDR_E, $R[Rb] PM_EVENTS CTL */
RT_BODY(volta_fast_redg_f)
{
    const int32_t atomic_float_type = (int32_t)in->value[3];
    const int32_t atomic_float_op = (int32_t)in->value[1];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 2, 8);
    run &= hold;
    if (!usual && !run)
        return 0;
    int32_t t;
    t = atomic_float_type == 0 ? 4 : atomic_float_type == 3 ? 9 : atomic_float_type == 9 ? 3
        : atomic_float_type == 12 ? 8 : atomic_float_type == 15 ? 6 : atomic_float_type == 11 ? 20
        : atomic_float_type == 1 || atomic_float_type == 13 ? 18 : 17;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_e(m, in, a_row, 1, 0, 5, 6);
    const int32_t op = atomic_float_op ? 18 : 0;
    const uint32_t trapping = (t > 16) ? UINT32_MAX : 0;
    if (!a || (run & trapping) != 0)
        return rt_slowly(m, in);
    const uint32_t trapping_2 = lanes_atom_f(op);
    if ((run & trapping_2) != 0)
        return rt_slowly(m, in);
    const uint32_t trapping_3 = lanes_atom_f_2(op, t);
    if ((run & trapping_3) != 0)
        return rt_slowly(m, in);
    if ((atomic_float_op ? 18 : 0) <= 8) {
        return rt_slowly(m, in);
    }
    return 0;
}
RT_USUAL(volta_fast_redg_f, 0x4, 0x0)

/* GUARD REDG{OPT_E}FLOAT_OP{EVICT}FLOAT_TYPE{STORE_ORDER_SCOPE} ADDR_GLOBAL, $R[Rb] DESC PM_EVENTS
   CTL */
RT_BODY(volta_fast_redg_fd)
{
    const int32_t atomic_float_type = (int32_t)in->value[2];
    const int32_t atomic_float_op = (int32_t)in->value[0];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 4, 8);
    run &= hold;
    if (!usual && !run)
        return 0;
    int32_t t;
    t = atomic_float_type == 0 ? 4 : atomic_float_type == 3 ? 9 : atomic_float_type == 9 ? 3
        : atomic_float_type == 12 ? 8 : atomic_float_type == 15 ? 6 : atomic_float_type == 11 ? 20
        : atomic_float_type == 1 || atomic_float_type == 13 ? 18 : 17;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_global_2(m, in, a_row, 2, 4, 5, 6);
    const int32_t op = atomic_float_op ? 18 : 0;
    const uint32_t trapping = (t > 16) ? UINT32_MAX : 0;
    if (!a || (run & trapping) != 0)
        return rt_slowly(m, in);
    const uint32_t trapping_2 = lanes_atom_f(op);
    if ((run & trapping_2) != 0)
        return rt_slowly(m, in);
    const uint32_t trapping_3 = lanes_atom_f_2(op, t);
    if ((run & trapping_3) != 0)
        return rt_slowly(m, in);
    if ((atomic_float_op ? 18 : 0) <= 8) {
        return rt_slowly(m, in);
    }
    return 0;
}
RT_USUAL(volta_fast_redg_fd, 0x10, 0x0)

