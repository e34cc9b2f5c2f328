/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

RT_WITHIN uint32_t lanes_atom_v(const uint64_t *a)
{
    uint32_t hold_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        hold_2 |= (uint32_t)((a[l] >> 24 == 65280) != 0) << l;
    }
    return hold_2;
}

RT_WITHIN uint32_t lanes_atom_v_2(const uint64_t *a)
{
    uint32_t hold_3 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        hold_3 |= (uint32_t)((a[l] >> 24 == 2) != 0) << l;
    }
    return hold_3;
}

RT_WITHIN void lanes_atom_v_3(int32_t is_word, uint8_t *pu_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t pu = (uint32_t)is_word;
        pu_to[l] = (uint8_t)pu;
    }
}

RT_WITHIN void lanes_atom_v_4(int32_t is_word, int32_t swaps, uint8_t *pu_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t pu = (uint32_t)(is_word || swaps);
        pu_to[l] = (uint8_t)pu;
    }
}

/* GUARD ATOM{E}ATOM_OP{EVICT}TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} $P[Pu], $R[Rd], ADDR_E, $R[Rb] 
   CTL */
RT_BODY(volta_fast_atom_v)
{
    const int32_t atomic_type_volta = (int32_t)in->value[3];
    const int32_t atom_op = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 12);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    int32_t t;
    t = atomic_type_volta < 7 ? atomic_type_volta : 17;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_e(m, in, known, a_row, 2, 0, 9, 10);
    if (!a)
        return rt_slowly(m, in);
    if (t > 16 || (atom_op > 8 && 1 && 1) || (atom_op != 0 && 1 && (t == 3 || t == 4 || t >= 6))) {
        return rt_slowly(m, in);
    }
    const int32_t is_word = !(t == 2 || t == 5 || t == 6) && !(t == 3 || t == 4 || t >= 6);
    const int32_t swaps = atom_op >= 8;
    const uint32_t hold_2 = lanes_atom_v(a);
    if ((run & hold_2) == 0) {
        const uint32_t hold_3 = lanes_atom_v_2(a);
        if ((run & hold_3) == 0) {
            return rt_slowly(m, in);
        }
        if (run & ~hold_3)
            return rt_slowly(m, in);
        if (is_word) {
            return rt_slowly(m, in);
        }
        _Alignas(64) uint8_t pu_new[32];
        const bool whole = run == UINT32_MAX;
        uint8_t *const pu_place = place_p(m, in, 7);
        uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
        lanes_atom_v_3(is_word, pu_to);
        rt_write_row8(whole, pu_place, pu_new, run);
        return RT_ON;
    }
    if (run & ~hold_2)
        return rt_slowly(m, in);
    if (is_word || swaps) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint8_t pu_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 7);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    lanes_atom_v_4(is_word, swaps, pu_to);
    rt_write_row8(whole, pu_place, pu_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_atom_v)
RT_KNOWN(volta_fast_atom_v, 0, 0xc, 0x3, .line = {0})
RT_KNOWN(volta_fast_atom_v, 1, 0xc, 0x3, .value = {[0] = 1})
RT_KNOWN(volta_fast_atom_v, 2, 0xc, 0x3, .value = {[1] = 2})
RT_QUICK_3(volta_fast_atom_v)

/* GUARD ATOM{E}ATOM_OP{EVICT}TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} $P[Pu], $R[Rd], ADDR_E, $R[Rb] 
   CTL */
RT_BODY(volta_fast_atom_t)
{
    const int32_t atomic_type_volta = (int32_t)in->value[3];
    const int32_t atom_op = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 12);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    int32_t t;
    t = atomic_type_volta < 7 ? atomic_type_volta : 17;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_e(m, in, known, a_row, 2, 0, 9, 10);
    if (!a)
        return rt_slowly(m, in);
    if (t > 16 || (atom_op > 8 && 1 && 1) || (atom_op != 0 && 1 && (t == 3 || t == 4 || t >= 6))) {
        return rt_slowly(m, in);
    }
    const int32_t is_word = !(t == 2 || t == 5 || t == 6) && !(t == 3 || t == 4 || t >= 6);
    const int32_t swaps = atom_op >= 8;
    const uint32_t hold_2 = lanes_atom_v(a);
    if ((run & hold_2) == 0) {
        const uint32_t hold_3 = lanes_atom_v_2(a);
        if ((run & hold_3) == 0) {
            return rt_slowly(m, in);
        }
        if (run & ~hold_3)
            return rt_slowly(m, in);
        if (is_word) {
            return rt_slowly(m, in);
        }
        _Alignas(64) uint8_t pu_new[32];
        const bool whole = run == UINT32_MAX;
        uint8_t *const pu_place = place_p(m, in, 7);
        uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
        lanes_atom_v_3(is_word, pu_to);
        rt_write_row8(whole, pu_place, pu_new, run);
        return RT_ON;
    }
    if (run & ~hold_2)
        return rt_slowly(m, in);
    if (is_word || swaps) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint8_t pu_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 7);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    lanes_atom_v_4(is_word, swaps, pu_to);
    rt_write_row8(whole, pu_place, pu_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_atom_t)
RT_KNOWN(volta_fast_atom_t, 0, 0xc, 0x3, .line = {0})
RT_KNOWN(volta_fast_atom_t, 1, 0xc, 0x3, .value = {[0] = 1})
RT_KNOWN(volta_fast_atom_t, 2, 0xc, 0x3, .value = {[1] = 2})
RT_QUICK_3(volta_fast_atom_t)

/* GUARD ATOM{E}ATOM_OP{EVICT}TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} $P[Pu], $R[Rd],
   ADDR64_UR_TURING, $R[Rb]  CTL */
RT_BODY(volta_fast_atom_tu)
{
    const int32_t atomic_type_volta = (int32_t)in->value[3];
    const int32_t atom_op = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    int32_t t;
    t = atomic_type_volta < 7 ? atomic_type_volta : 17;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr64_ur_turing(m, in, known, a_row, 2, 10, 0, 9, 11);
    if (!a)
        return rt_slowly(m, in);
    if (t > 16 || (atom_op > 8 && 1 && 1) || (atom_op != 0 && 1 && (t == 3 || t == 4 || t >= 6))) {
        return rt_slowly(m, in);
    }
    const int32_t is_word = !(t == 2 || t == 5 || t == 6) && !(t == 3 || t == 4 || t >= 6);
    const int32_t swaps = atom_op >= 8;
    const uint32_t hold_2 = lanes_atom_v(a);
    if ((run & hold_2) == 0) {
        const uint32_t hold_3 = lanes_atom_v_2(a);
        if ((run & hold_3) == 0) {
            return rt_slowly(m, in);
        }
        if (run & ~hold_3)
            return rt_slowly(m, in);
        if (is_word) {
            return rt_slowly(m, in);
        }
        _Alignas(64) uint8_t pu_new[32];
        const bool whole = run == UINT32_MAX;
        uint8_t *const pu_place = place_p(m, in, 7);
        uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
        lanes_atom_v_3(is_word, pu_to);
        rt_write_row8(whole, pu_place, pu_new, run);
        return RT_ON;
    }
    if (run & ~hold_2)
        return rt_slowly(m, in);
    if (is_word || swaps) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint8_t pu_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 7);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    lanes_atom_v_4(is_word, swaps, pu_to);
    rt_write_row8(whole, pu_place, pu_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_atom_tu)
RT_KNOWN(volta_fast_atom_tu, 0, 0xc, 0x3, .line = {0})
RT_KNOWN(volta_fast_atom_tu, 1, 0xc, 0x3, .value = {[0] = 1})
RT_KNOWN(volta_fast_atom_tu, 2, 0xc, 0x3, .value = {[1] = 2})
RT_QUICK_3(volta_fast_atom_tu)

/* GUARD ATOM{E}ATOM_OP{EVICT}TYPE_AMPERE{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_E, $R[Rb]
   PM_EVENTS CTL */
RT_BODY(volta_fast_atom_a)
{
    const int32_t atomic_type_ampere = (int32_t)in->value[3];
    const int32_t atom_op = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 10);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    int32_t t;
    t = atomic_type_ampere < 7 ? atomic_type_ampere : 17;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_e(m, in, known, a_row, 1, 0, 7, 8);
    if (!a)
        return rt_slowly(m, in);
    if (t > 16 || (atom_op > 8 && 1 && 1) || (atom_op != 0 && 1 && (t == 3 || t == 4 || t >= 6))) {
        return rt_slowly(m, in);
    }
    const int32_t is_word = !(t == 2 || t == 5 || t == 6) && !(t == 3 || t == 4 || t >= 6);
    const int32_t swaps = atom_op >= 8;
    const uint32_t hold_2 = lanes_atom_v(a);
    if ((run & hold_2) == 0) {
        const uint32_t hold_3 = lanes_atom_v_2(a);
        if ((run & hold_3) == 0) {
            return rt_slowly(m, in);
        }
        if (run & ~hold_3)
            return rt_slowly(m, in);
        if (is_word) {
            return rt_slowly(m, in);
        }
        _Alignas(64) uint8_t pu_new[32];
        const bool whole = run == UINT32_MAX;
        uint8_t *const pu_place = place_p(m, in, 5);
        uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
        lanes_atom_v_3(is_word, pu_to);
        rt_write_row8(whole, pu_place, pu_new, run);
        return RT_ON;
    }
    if (run & ~hold_2)
        return rt_slowly(m, in);
    if (is_word || swaps) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint8_t pu_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 5);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    lanes_atom_v_4(is_word, swaps, pu_to);
    rt_write_row8(whole, pu_place, pu_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_atom_a)
RT_KNOWN(volta_fast_atom_a, 0, 0x6, 0x3, .line = {0})
RT_KNOWN(volta_fast_atom_a, 1, 0x6, 0x3, .value = {[0] = 1})
RT_KNOWN(volta_fast_atom_a, 2, 0x6, 0x3, .value = {[1] = 2})
RT_QUICK_3(volta_fast_atom_a)

/* GUARD ATOM{OPT_E}ATOM_OP{EVICT}TYPE_AMPERE{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_GLOBAL, $R[Rb]
   DESC PM_EVENTS CTL */
RT_BODY(volta_fast_atom_d)
{
    const int32_t atomic_type_ampere = (int32_t)in->value[2];
    const int32_t atom_op = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 10);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    int32_t t;
    t = atomic_type_ampere < 7 ? atomic_type_ampere : 17;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_global(m, in, known, a_row, 2, 6, 7, 8);
    if (!a)
        return rt_slowly(m, in);
    if (t > 16 || (atom_op > 8 && 1 && 1) || (atom_op != 0 && 1 && (t == 3 || t == 4 || t >= 6))) {
        return rt_slowly(m, in);
    }
    const int32_t is_word = !(t == 2 || t == 5 || t == 6) && !(t == 3 || t == 4 || t >= 6);
    const int32_t swaps = atom_op >= 8;
    const uint32_t hold_2 = lanes_atom_v(a);
    if ((run & hold_2) == 0) {
        const uint32_t hold_3 = lanes_atom_v_2(a);
        if ((run & hold_3) == 0) {
            return rt_slowly(m, in);
        }
        if (run & ~hold_3)
            return rt_slowly(m, in);
        if (is_word) {
            return rt_slowly(m, in);
        }
        _Alignas(64) uint8_t pu_new[32];
        const bool whole = run == UINT32_MAX;
        uint8_t *const pu_place = place_p(m, in, 4);
        uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
        lanes_atom_v_3(is_word, pu_to);
        rt_write_row8(whole, pu_place, pu_new, run);
        return RT_ON;
    }
    if (run & ~hold_2)
        return rt_slowly(m, in);
    if (is_word || swaps) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint8_t pu_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 4);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    lanes_atom_v_4(is_word, swaps, pu_to);
    rt_write_row8(whole, pu_place, pu_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_atom_d)
RT_KNOWN(volta_fast_atom_d, 0, 0x14, 0x1, .line = {0})
RT_KNOWN(volta_fast_atom_d, 1, 0x14, 0x1, .line = {[2] = 5}, .value = {[0] = 2})
RT_QUICK_2(volta_fast_atom_d)

/* GUARD ATOM{E}ATOM_OP{EVICT}TYPE_HOPPER{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_E, $R[Rb]
   PM_EVENTS CTL */
RT_BODY(volta_fast_atom_h)
{
    const int32_t atomic_type_hopper = (int32_t)in->value[3];
    const int32_t atom_op = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 10);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    int32_t t;
    t = atomic_type_hopper == 0 ? 0 : atomic_type_hopper == 1 ? 1 : atomic_type_hopper == 2 ? 2
        : atomic_type_hopper == 3 ? 5 : atomic_type_hopper == 4 ? 20 : atomic_type_hopper == 5 ? 17
        : atomic_type_hopper == 6 ? 17 : 17;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_e(m, in, known, a_row, 1, 0, 7, 8);
    if (!a)
        return rt_slowly(m, in);
    if (t > 16 || (atom_op > 8 && 1 && 1) || (atom_op != 0 && 1 && (t == 3 || t == 4 || t >= 6))) {
        return rt_slowly(m, in);
    }
    const int32_t is_word = !(t == 2 || t == 5 || t == 6) && !(t == 3 || t == 4 || t >= 6);
    const int32_t swaps = atom_op >= 8;
    const uint32_t hold_2 = lanes_atom_v(a);
    if ((run & hold_2) == 0) {
        const uint32_t hold_3 = lanes_atom_v_2(a);
        if ((run & hold_3) == 0) {
            return rt_slowly(m, in);
        }
        if (run & ~hold_3)
            return rt_slowly(m, in);
        if (is_word) {
            return rt_slowly(m, in);
        }
        _Alignas(64) uint8_t pu_new[32];
        const bool whole = run == UINT32_MAX;
        uint8_t *const pu_place = place_p(m, in, 5);
        uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
        lanes_atom_v_3(is_word, pu_to);
        rt_write_row8(whole, pu_place, pu_new, run);
        return RT_ON;
    }
    if (run & ~hold_2)
        return rt_slowly(m, in);
    if (is_word || swaps) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint8_t pu_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 5);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    lanes_atom_v_4(is_word, swaps, pu_to);
    rt_write_row8(whole, pu_place, pu_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_atom_h)
RT_KNOWN(volta_fast_atom_h, 0, 0x6, 0x3, .line = {0})
RT_KNOWN(volta_fast_atom_h, 1, 0x6, 0x3, .value = {[0] = 1})
RT_KNOWN(volta_fast_atom_h, 2, 0x6, 0x3, .value = {[1] = 2})
RT_QUICK_3(volta_fast_atom_h)

/* GUARD ATOM{OPT_E}ATOM_OP{EVICT}TYPE_HOPPER{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_GLOBAL, $R[Rb]
   DESC PM_EVENTS CTL */
RT_BODY(volta_fast_atom_hd)
{
    const int32_t atomic_type_hopper = (int32_t)in->value[2];
    const int32_t atom_op = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 10);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    int32_t t;
    t = atomic_type_hopper == 0 ? 0 : atomic_type_hopper == 1 ? 1 : atomic_type_hopper == 2 ? 2
        : atomic_type_hopper == 3 ? 5 : atomic_type_hopper == 4 ? 20 : atomic_type_hopper == 5 ? 17
        : atomic_type_hopper == 6 ? 17 : 17;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_global_2(m, in, known, a_row, 2, 6, 7, 8);
    if (!a)
        return rt_slowly(m, in);
    if (t > 16 || (atom_op > 8 && 1 && 1) || (atom_op != 0 && 1 && (t == 3 || t == 4 || t >= 6))) {
        return rt_slowly(m, in);
    }
    const int32_t is_word = !(t == 2 || t == 5 || t == 6) && !(t == 3 || t == 4 || t >= 6);
    const int32_t swaps = atom_op >= 8;
    const uint32_t hold_2 = lanes_atom_v(a);
    if ((run & hold_2) == 0) {
        const uint32_t hold_3 = lanes_atom_v_2(a);
        if ((run & hold_3) == 0) {
            return rt_slowly(m, in);
        }
        if (run & ~hold_3)
            return rt_slowly(m, in);
        if (is_word) {
            return rt_slowly(m, in);
        }
        _Alignas(64) uint8_t pu_new[32];
        const bool whole = run == UINT32_MAX;
        uint8_t *const pu_place = place_p(m, in, 4);
        uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
        lanes_atom_v_3(is_word, pu_to);
        rt_write_row8(whole, pu_place, pu_new, run);
        return RT_ON;
    }
    if (run & ~hold_2)
        return rt_slowly(m, in);
    if (is_word || swaps) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint8_t pu_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 4);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    lanes_atom_v_4(is_word, swaps, pu_to);
    rt_write_row8(whole, pu_place, pu_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_atom_hd)
RT_KNOWN(volta_fast_atom_hd, 0, 0x14, 0x1, .line = {0})
RT_KNOWN(volta_fast_atom_hd, 1, 0x14, 0x1, .line = {[2] = 5}, .value = {[0] = 2})
RT_QUICK_2(volta_fast_atom_hd)

/* GUARD ATOM{E}FLOAT_OP{EVICT}FLOAT_TYPE{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_E, $R[Rb]
   PM_EVENTS CTL */
RT_BODY(volta_fast_atom_f)
{
    const int32_t atomic_float_type = (int32_t)in->value[3];
    const int32_t atomic_float_op = (int32_t)in->value[1];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 10);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    int32_t t;
    t = atomic_float_type == 0 ? 4 : atomic_float_type == 3 ? 9 : atomic_float_type == 9 ? 3
        : atomic_float_type == 12 ? 8 : atomic_float_type == 15 ? 6 : atomic_float_type == 11 ? 20
        : atomic_float_type == 1 || atomic_float_type == 13 ? 18 : 17;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_e(m, in, known, a_row, 1, 0, 7, 8);
    const int32_t op = atomic_float_op ? 18 : 0;
    if (!a)
        return rt_slowly(m, in);
    if (t > 16 || (op > 8 && op != 16 && op != 17)
        || (op != 0 && op < 16 && (t == 3 || t == 4 || t >= 6))) {
        return rt_slowly(m, in);
    }
    const int32_t is_word = !(0 || t == 5 || t == 6) && !(t == 3 || t == 4 || t >= 6);
    const int32_t swaps = (atomic_float_op ? 18 : 0) >= 8;
    const uint32_t hold_2 = lanes_atom_v(a);
    if ((run & hold_2) == 0) {
        const uint32_t hold_3 = lanes_atom_v_2(a);
        if ((run & hold_3) == 0) {
            return rt_slowly(m, in);
        }
        if (run & ~hold_3)
            return rt_slowly(m, in);
        if (is_word) {
            return rt_slowly(m, in);
        }
        _Alignas(64) uint8_t pu_new[32];
        const bool whole = run == UINT32_MAX;
        uint8_t *const pu_place = place_p(m, in, 5);
        uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
        lanes_atom_v_3(is_word, pu_to);
        rt_write_row8(whole, pu_place, pu_new, run);
        return RT_ON;
    }
    if (run & ~hold_2)
        return rt_slowly(m, in);
    if (is_word || swaps) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint8_t pu_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 5);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    lanes_atom_v_4(is_word, swaps, pu_to);
    rt_write_row8(whole, pu_place, pu_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_atom_f)
RT_KNOWN(volta_fast_atom_f, 0, 0x6, 0x1, .line = {0})
RT_KNOWN(volta_fast_atom_f, 1, 0x6, 0x1, .value = {[0] = 1})
RT_QUICK_2(volta_fast_atom_f)

/* GUARD ATOM{OPT_E}FLOAT_OP{EVICT}FLOAT_TYPE{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_GLOBAL, $R[Rb]
   DESC PM_EVENTS CTL */
RT_BODY(volta_fast_atom_fd)
{
    const int32_t atomic_float_type = (int32_t)in->value[2];
    const int32_t atomic_float_op = (int32_t)in->value[0];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 10);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    int32_t t;
    t = atomic_float_type == 0 ? 4 : atomic_float_type == 3 ? 9 : atomic_float_type == 9 ? 3
        : atomic_float_type == 12 ? 8 : atomic_float_type == 15 ? 6 : atomic_float_type == 11 ? 20
        : atomic_float_type == 1 || atomic_float_type == 13 ? 18 : 17;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_global_2(m, in, known, a_row, 2, 6, 7, 8);
    const int32_t op = atomic_float_op ? 18 : 0;
    if (!a)
        return rt_slowly(m, in);
    if (t > 16 || (op > 8 && op != 16 && op != 17)
        || (op != 0 && op < 16 && (t == 3 || t == 4 || t >= 6))) {
        return rt_slowly(m, in);
    }
    const int32_t is_word = !(0 || t == 5 || t == 6) && !(t == 3 || t == 4 || t >= 6);
    const int32_t swaps = (atomic_float_op ? 18 : 0) >= 8;
    const uint32_t hold_2 = lanes_atom_v(a);
    if ((run & hold_2) == 0) {
        const uint32_t hold_3 = lanes_atom_v_2(a);
        if ((run & hold_3) == 0) {
            return rt_slowly(m, in);
        }
        if (run & ~hold_3)
            return rt_slowly(m, in);
        if (is_word) {
            return rt_slowly(m, in);
        }
        _Alignas(64) uint8_t pu_new[32];
        const bool whole = run == UINT32_MAX;
        uint8_t *const pu_place = place_p(m, in, 4);
        uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
        lanes_atom_v_3(is_word, pu_to);
        rt_write_row8(whole, pu_place, pu_new, run);
        return RT_ON;
    }
    if (run & ~hold_2)
        return rt_slowly(m, in);
    if (is_word || swaps) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint8_t pu_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 4);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    lanes_atom_v_4(is_word, swaps, pu_to);
    rt_write_row8(whole, pu_place, pu_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_atom_fd)
RT_KNOWN(volta_fast_atom_fd, 0, 0x14, 0x0, .line = {0})
RT_QUICK_1(volta_fast_atom_fd)

/* GUARD ATOM{E}CAS_OP{EVICT}CAS_TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} $P[Pu], $R[Rd], ADDR_E,
   $R[Rb], $R[Rc]  CTL */
RT_BODY(volta_fast_atom_cv)
{
    const int32_t atomic_cas_type_volta = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    const int32_t op = operand_cas_op(in, 0);
    int32_t t;
    t = atomic_cas_type_volta == 2 ? 2 : atomic_cas_type_volta < 2 ? 0 : 17;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_e(m, in, known, a_row, 3, 0, 9, 10);
    if (!a)
        return rt_slowly(m, in);
    if (t > 16 || (1 && op != 16 && op != 17) || 0) {
        return rt_slowly(m, in);
    }
    const int32_t is_word = !(t == 2 || t == 5 || t == 6) && !(t == 3 || t == 4 || t >= 6);
    const uint32_t hold_2 = lanes_atom_v(a);
    if ((run & hold_2) == 0) {
        const uint32_t hold_3 = lanes_atom_v_2(a);
        if ((run & hold_3) == 0) {
            return rt_slowly(m, in);
        }
        if (run & ~hold_3)
            return rt_slowly(m, in);
        if (is_word) {
            return rt_slowly(m, in);
        }
        _Alignas(64) uint8_t pu_new[32];
        const bool whole = run == UINT32_MAX;
        uint8_t *const pu_place = place_p(m, in, 7);
        uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
        lanes_atom_v_3(is_word, pu_to);
        rt_write_row8(whole, pu_place, pu_new, run);
        return RT_ON;
    }
    if (run & ~hold_2)
        return rt_slowly(m, in);
    return rt_slowly(m, in);
}
RT_MADE_ANY(volta_fast_atom_cv)
RT_KNOWN(volta_fast_atom_cv, 0, 0x18, 0x1, .line = {0})
RT_KNOWN(volta_fast_atom_cv, 1, 0x18, 0x1, .value = {[0] = 1})
RT_QUICK_2(volta_fast_atom_cv)

/* GUARD ATOM{E}CAS_OP{EVICT}CAS_TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} $P[Pu], $R[Rd], ADDR_E,
   $R[Rb], $R[Rc]  CTL */
RT_BODY(volta_fast_atom_ct)
{
    const int32_t atomic_cas_type_volta = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    const int32_t op = operand_cas_op(in, 0);
    int32_t t;
    t = atomic_cas_type_volta == 2 ? 2 : atomic_cas_type_volta < 2 ? 0 : 17;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_e(m, in, known, a_row, 3, 0, 9, 10);
    if (!a)
        return rt_slowly(m, in);
    if (t > 16 || (1 && op != 16 && op != 17) || 0) {
        return rt_slowly(m, in);
    }
    const int32_t is_word = !(t == 2 || t == 5 || t == 6) && !(t == 3 || t == 4 || t >= 6);
    const uint32_t hold_2 = lanes_atom_v(a);
    if ((run & hold_2) == 0) {
        const uint32_t hold_3 = lanes_atom_v_2(a);
        if ((run & hold_3) == 0) {
            return rt_slowly(m, in);
        }
        if (run & ~hold_3)
            return rt_slowly(m, in);
        if (is_word) {
            return rt_slowly(m, in);
        }
        _Alignas(64) uint8_t pu_new[32];
        const bool whole = run == UINT32_MAX;
        uint8_t *const pu_place = place_p(m, in, 7);
        uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
        lanes_atom_v_3(is_word, pu_to);
        rt_write_row8(whole, pu_place, pu_new, run);
        return RT_ON;
    }
    if (run & ~hold_2)
        return rt_slowly(m, in);
    return rt_slowly(m, in);
}
RT_MADE_ANY(volta_fast_atom_ct)
RT_KNOWN(volta_fast_atom_ct, 0, 0x18, 0x1, .line = {0})
RT_KNOWN(volta_fast_atom_ct, 1, 0x18, 0x1, .value = {[0] = 1})
RT_QUICK_2(volta_fast_atom_ct)

/* GUARD ATOM{E}CAS_OP{EVICT}CAS_TYPE_AMPERE{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_E, $R[Rb],
   $R[Rc] PM_EVENTS CTL */
RT_BODY(volta_fast_atom_ca)
{
    const int32_t atomic_cas_type_ampere = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 11);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    const int32_t op = operand_cas_op(in, 0);
    int32_t t;
    t = atomic_cas_type_ampere == 2 ? 2 : atomic_cas_type_ampere < 2 ? 0 : 17;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_e(m, in, known, a_row, 2, 0, 7, 8);
    if (!a)
        return rt_slowly(m, in);
    if (t > 16 || (1 && op != 16 && op != 17) || 0) {
        return rt_slowly(m, in);
    }
    const int32_t is_word = !(t == 2 || t == 5 || t == 6) && !(t == 3 || t == 4 || t >= 6);
    const uint32_t hold_2 = lanes_atom_v(a);
    if ((run & hold_2) == 0) {
        const uint32_t hold_3 = lanes_atom_v_2(a);
        if ((run & hold_3) == 0) {
            return rt_slowly(m, in);
        }
        if (run & ~hold_3)
            return rt_slowly(m, in);
        if (is_word) {
            return rt_slowly(m, in);
        }
        _Alignas(64) uint8_t pu_new[32];
        const bool whole = run == UINT32_MAX;
        uint8_t *const pu_place = place_p(m, in, 5);
        uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
        lanes_atom_v_3(is_word, pu_to);
        rt_write_row8(whole, pu_place, pu_new, run);
        return RT_ON;
    }
    if (run & ~hold_2)
        return rt_slowly(m, in);
    return rt_slowly(m, in);
}
RT_MADE_ANY(volta_fast_atom_ca)
RT_KNOWN(volta_fast_atom_ca, 0, 0xc, 0x1, .line = {0})
RT_KNOWN(volta_fast_atom_ca, 1, 0xc, 0x1, .value = {[0] = 1})
RT_QUICK_2(volta_fast_atom_ca)

/* GUARD ATOM{E}CAS_OP{EVICT}CAS_TYPE_HOPPER{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_E, $R[Rb],
   $R[Rc] PM_EVENTS CTL */
RT_BODY(volta_fast_atom_ch)
{
    const int32_t atomic_cas_type_hopper = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 11);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    const int32_t op = operand_cas_op(in, 0);
    int32_t t;
    t = atomic_cas_type_hopper == 2 ? 2 : atomic_cas_type_hopper < 2 ? 0 : 17;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_e(m, in, known, a_row, 2, 0, 7, 8);
    if (!a)
        return rt_slowly(m, in);
    if (t > 16 || (1 && op != 16 && op != 17) || 0) {
        return rt_slowly(m, in);
    }
    const int32_t is_word = !(t == 2 || t == 5 || t == 6) && !(t == 3 || t == 4 || t >= 6);
    const uint32_t hold_2 = lanes_atom_v(a);
    if ((run & hold_2) == 0) {
        const uint32_t hold_3 = lanes_atom_v_2(a);
        if ((run & hold_3) == 0) {
            return rt_slowly(m, in);
        }
        if (run & ~hold_3)
            return rt_slowly(m, in);
        if (is_word) {
            return rt_slowly(m, in);
        }
        _Alignas(64) uint8_t pu_new[32];
        const bool whole = run == UINT32_MAX;
        uint8_t *const pu_place = place_p(m, in, 5);
        uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
        lanes_atom_v_3(is_word, pu_to);
        rt_write_row8(whole, pu_place, pu_new, run);
        return RT_ON;
    }
    if (run & ~hold_2)
        return rt_slowly(m, in);
    return rt_slowly(m, in);
}
RT_MADE_ANY(volta_fast_atom_ch)
RT_KNOWN(volta_fast_atom_ch, 0, 0xc, 0x1, .line = {0})
RT_KNOWN(volta_fast_atom_ch, 1, 0xc, 0x1, .value = {[0] = 1})
RT_QUICK_2(volta_fast_atom_ch)

/* GUARD REDG{E}FLOAT_OP{EVICT}FLOAT_TYPE{STORE_ORDER_SCOPE} ADDR_E, $R[Rb] PM_EVENTS CTL */
RT_BODY(volta_fast_redg_f)
{
    const int32_t atomic_float_type = (int32_t)in->value[3];
    const int32_t atomic_float_op = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 8);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    int32_t t;
    t = atomic_float_type == 0 ? 4 : atomic_float_type == 3 ? 9 : atomic_float_type == 9 ? 3
        : atomic_float_type == 12 ? 8 : atomic_float_type == 15 ? 6 : atomic_float_type == 11 ? 20
        : atomic_float_type == 1 || atomic_float_type == 13 ? 18 : 17;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_e(m, in, known, a_row, 1, 0, 5, 6);
    const int32_t op = atomic_float_op ? 18 : 0;
    if (!a)
        return rt_slowly(m, in);
    if (t > 16 || (op > 8 && op != 16 && op != 17)
        || (op != 0 && op < 16 && (t == 3 || t == 4 || t >= 6))) {
        return rt_slowly(m, in);
    }
    if ((atomic_float_op ? 18 : 0) <= 8) {
        return rt_slowly(m, in);
    }
    return RT_ON;
}
RT_MADE_ANY(volta_fast_redg_f)
RT_KNOWN(volta_fast_redg_f, 0, 0x6, 0x3, .line = {0})
RT_QUICK_1(volta_fast_redg_f)

/* GUARD REDG{OPT_E}FLOAT_OP{EVICT}FLOAT_TYPE{STORE_ORDER_SCOPE} ADDR_GLOBAL, $R[Rb] DESC PM_EVENTS
   CTL */
RT_BODY(volta_fast_redg_fd)
{
    const int32_t atomic_float_type = (int32_t)in->value[2];
    const int32_t atomic_float_op = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 8);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    int32_t t;
    t = atomic_float_type == 0 ? 4 : atomic_float_type == 3 ? 9 : atomic_float_type == 9 ? 3
        : atomic_float_type == 12 ? 8 : atomic_float_type == 15 ? 6 : atomic_float_type == 11 ? 20
        : atomic_float_type == 1 || atomic_float_type == 13 ? 18 : 17;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_global_2(m, in, known, a_row, 2, 4, 5, 6);
    const int32_t op = atomic_float_op ? 18 : 0;
    if (!a)
        return rt_slowly(m, in);
    if (t > 16 || (op > 8 && op != 16 && op != 17)
        || (op != 0 && op < 16 && (t == 3 || t == 4 || t >= 6))) {
        return rt_slowly(m, in);
    }
    if ((atomic_float_op ? 18 : 0) <= 8) {
        return rt_slowly(m, in);
    }
    return RT_ON;
}
RT_MADE_ANY(volta_fast_redg_fd)
RT_KNOWN(volta_fast_redg_fd, 0, 0x14, 0x1, .line = {0})
RT_QUICK_1(volta_fast_redg_fd)

