/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

/* GUARD STAS{AS_SIZE} ADDR_WITH_BARRIER, $R[Rb] PM_EVENTS CTL */
int volta_exec_stas(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t bulk_as_size = (int32_t)in->value[0];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t addr_64 = (int32_t)((uint32_t)(word >> 90) & 1);
    const int32_t urc = (int32_t)((uint32_t)(word >> 64) & 0x3f);
    const int32_t offset =
        rt_sext_32((uint32_t)(int32_t)((uint32_t)((uint64_t)word >> 40) & 0xffffff), 24);
    const int32_t rb = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 5);
            if (guard) {
                const uint64_t a = operand_addr_with_barrier(s, in, lane, 0, 1, 3);
                const int32_t size = bulk_as_size == 0 ? 0 : bulk_as_size == 1 ? 0
                    : bulk_as_size == 2 ? 0 : bulk_as_size == 3 ? 0 : bulk_as_size == 4 ? 4
                    : bulk_as_size == 5 ? 8 : bulk_as_size == 6 ? 16 : 0;
                if (size == 0 || func_is_moved(addr_64, urc, offset)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: which of the addresses the sum is");
                }
                const uint32_t to = (uint32_t)a & 0xffffff;
                const uint32_t at = (uint32_t)(a >> 32) & 0xffffff;
                const uint64_t x = rt_load(m, VOLTA_SPACE_S, at, 8);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (bulk_as_size < 2) {
                    if (!rt_may_store(m, VOLTA_SPACE_S, to, 1))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, VOLTA_SPACE_S, to, 1, s->r[rb][lane] & 0xff);
                    }
                } else if (bulk_as_size < 4) {
                    if (!rt_may_store(m, VOLTA_SPACE_S, to, 2))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, VOLTA_SPACE_S, to, 2, s->r[rb][lane] & 0xffff);
                    }
                } else if (bulk_as_size == 4) {
                    if (!rt_may_store(m, VOLTA_SPACE_S, to, 4))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, VOLTA_SPACE_S, to, 4, s->r[rb][lane]);
                    }
                } else if (rb == 255) {
                    if (bulk_as_size == 5) {
                        if (!rt_may_store(m, VOLTA_SPACE_S, to, 8))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, VOLTA_SPACE_S, to, 8, 0);
                        }
                    } else {
                        if (!rt_may_store(m, VOLTA_SPACE_S, to, 16))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store_word(m, VOLTA_SPACE_S, to, 16, rt_word_of((rt_u128)0));
                        }
                    }
                } else if (bulk_as_size == 5) {
                    if ((rb & 1) != 0) {
                        return rt_trap(m, ISADORA_TRAP_STATED,
                            "`.x2` of a register that is no multiple of 2");
                    }
                    if (!rt_may_store(m, VOLTA_SPACE_S, to, 8))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, VOLTA_SPACE_S, to, 8,
                            s->r[rb][lane] | (uint64_t)s->r[rb + 1][lane] << 32);
                    }
                } else {
                    if ((rb & 3) != 0) {
                        return rt_trap(m, ISADORA_TRAP_STATED,
                            "`.x4` of a register that is no multiple of 4");
                    }
                    if (!rt_may_store(m, VOLTA_SPACE_S, to, 16))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store_word(m, VOLTA_SPACE_S, to, 16,
                            rt_word_of((rt_u128)s->r[rb][lane] | (rt_u128)s->r[rb + 1][lane] << 32
                            | (rt_u128)s->r[rb + 2][lane] << 64
                            | (rt_u128)s->r[rb + 3][lane] << 96));
                    }
                }
                const int32_t transactions = -size;
                const uint32_t expected = (uint32_t)x >> 1 & 0xfffff;
                const uint32_t come = (uint32_t)(x >> 43) & 0xfffff;
                const int32_t more = ((int32_t)((uint32_t)(x >> 21) & 0x3fffff) + transactions)
                    & 0x3fffff;
                const int32_t done = come == 0 && more == 0;
                if (!rt_may_store(m, VOLTA_SPACE_S, at, 8))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, VOLTA_SPACE_S, at, 8,
                        func_less_expected(x, expected, more, done, come));
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD REDAS{AS_OP}AS_TYPE ADDR_WITH_BARRIER, $R[Rb] PM_EVENTS CTL */
int volta_exec_redas(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t bulk_as_op = (int32_t)in->value[0];
    const int32_t bulk_as_type = (int32_t)in->value[1];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t bulk_as_addr_64 = (int32_t)((uint32_t)(word >> 72) & 1);
    const int32_t urc = (int32_t)((uint32_t)(word >> 64) & 0x3f);
    const int32_t offset =
        rt_sext_32((uint32_t)(int32_t)((uint32_t)((uint64_t)word >> 40) & 0xffffff), 24);
    const int32_t rb = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 6);
            if (guard) {
                const uint64_t a = operand_addr_with_barrier(s, in, lane, 0, 2, 4);
                if (bulk_as_op > 7 || bulk_as_type > 2
                    || func_is_moved(bulk_as_addr_64, urc, offset)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: which of the addresses the sum is");
                }
                const uint32_t to = (uint32_t)a & 0xffffff;
                const uint32_t at = (uint32_t)(a >> 32) & 0xffffff;
                if (bulk_as_type == 2) {
                    const uint64_t v = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
                    const uint64_t x = rt_load(m, VOLTA_SPACE_S, at, 8);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t p = rt_load(m, VOLTA_SPACE_S, to, 8);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t result = func_operated_6(bulk_as_op, p, v);
                    if (!rt_may_store(m, VOLTA_SPACE_S, to, 8))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, VOLTA_SPACE_S, to, 8, result);
                    }
                    const uint32_t expected = (uint32_t)x >> 1 & 0xfffff;
                    const uint32_t come = (uint32_t)(x >> 43) & 0xfffff;
                    const int32_t more = ((int32_t)((uint32_t)(x >> 21) & 0x3fffff) + -8)
                        & 0x3fffff;
                    const int32_t done = come == 0 && more == 0;
                    if (!rt_may_store(m, VOLTA_SPACE_S, at, 8))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, VOLTA_SPACE_S, at, 8,
                            func_less_expected(x, expected, more, done, come));
                    }
                } else {
                    const uint64_t y = rt_load(m, VOLTA_SPACE_S, at, 8);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t o = (uint32_t)rt_load(m, VOLTA_SPACE_S, to, 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int32_t x_2 = bulk_as_type == 1;
                    const uint32_t result_2 = func_operated_5(bulk_as_op, o, s->r[rb][lane], x_2);
                    if (!rt_may_store(m, VOLTA_SPACE_S, to, 4))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, VOLTA_SPACE_S, to, 4, result_2);
                    }
                    const uint32_t expected_2 = (uint32_t)y >> 1 & 0xfffff;
                    const uint32_t come_2 = (uint32_t)(y >> 43) & 0xfffff;
                    const int32_t more_2 = ((int32_t)((uint32_t)(y >> 21) & 0x3fffff) + -4)
                        & 0x3fffff;
                    const int32_t done_2 = come_2 == 0 && more_2 == 0;
                    if (!rt_may_store(m, VOLTA_SPACE_S, at, 8))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, VOLTA_SPACE_S, at, 8,
                            func_less_expected(y, expected_2, more_2, done_2, come_2));
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* UGUARD UBLKCP{TO_SHARED}FROM_SHARED{MULTICAST}L2_SECTOR{SEQUENCED} [$UR[URb]], [$UR[URa]],
   $UR[URc]BULK_POLICY CTL */
int volta_exec_ublkcp(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t bulk_to_shared = (int32_t)in->value[0];
    const int32_t bulk_from_shared = (int32_t)in->value[1];
    const int32_t bulk_multicast = (int32_t)in->value[2];
    const int32_t urc = (int32_t)in->value[7];
    const int32_t urb = (int32_t)in->value[5];
    const int32_t ura = (int32_t)in->value[6];
    const uint64_t pc = m->pc;
    struct {
        uint64_t index; rt_u128 value;
        unsigned cells;
    } g_new[8];
    int32_t g_new_count = 0;
    struct {
        uint64_t index; rt_u128 value;
        unsigned cells;
    } s_new[17];
    int32_t s_new_count = 0;
    const int32_t uguard = operand_uguard(s, in, 1, 9);
    if (uguard) {
        if (!bulk_to_shared && (!bulk_from_shared || bulk_multicast)) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: copies inside global memory");
        }
        if (bulk_multicast && s->ur[urc] >> 16 != 1) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: other blocks of the cluster");
        }
        if (s->bulk_done < (s->ur[urc] & 0xffff)) {
            if (!bulk_to_shared) {
                const uint64_t to = s->ur[urb] | (uint64_t)s->ur[urb | 1] << 32;
                for (int32_t i = 0; i <= 7; i++) {
                    const uint32_t k = s->bulk_done + (uint32_t)i;
                    if (k < (s->ur[urc] & 0xffff)) {
                        const rt_u128 g_new_2 =
                            rt_wide(rt_load_word(m, VOLTA_SPACE_S,
                            (s->ur[ura] & 0xffffff) + 16 * k, 16));
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        if (!rt_may_store(m, VOLTA_SPACE_G,
                            (uint64_t)rt_min_i128((rt_i128)to + (rt_i128)(16 * k),
                            UINT64_C(18446744073709551615)), 16))
                            return (int)m->trap.kind;
                        g_new[g_new_count].index =
                            (uint64_t)rt_min_i128((rt_i128)to + (rt_i128)(16 * k),
                            UINT64_C(18446744073709551615));
                        g_new[g_new_count].cells = 16;
                        g_new[g_new_count++].value = g_new_2;
                    }
                }
            } else if (bulk_from_shared) {
                for (int32_t i_2 = 0; i_2 <= 7; i_2++) {
                    const uint32_t k_2 = s->bulk_done + (uint32_t)i_2;
                    if (k_2 < (s->ur[urc] & 0xffff)) {
                        const rt_u128 s_new_2 =
                            rt_wide(rt_load_word(m, VOLTA_SPACE_S,
                            (s->ur[ura] & 0xffffff) + 16 * k_2, 16));
                        const uint32_t s_at = (s->ur[urb] & 0xffffff) + 16 * k_2;
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        if (!rt_may_store(m, VOLTA_SPACE_S, s_at, 16))
                            return (int)m->trap.kind;
                        s_new[s_new_count].index = s_at;
                        s_new[s_new_count].cells = 16;
                        s_new[s_new_count++].value = s_new_2;
                    }
                }
            } else {
                const uint64_t from = s->ur[ura] | (uint64_t)s->ur[ura | 1] << 32;
                for (int32_t i_3 = 0; i_3 <= 7; i_3++) {
                    const uint32_t k_3 = s->bulk_done + (uint32_t)i_3;
                    if (k_3 < (s->ur[urc] & 0xffff)) {
                        const rt_u128 s_new_3 =
                            rt_wide(rt_load_word(m, VOLTA_SPACE_G,
                            (uint64_t)rt_min_i128((rt_i128)from + (rt_i128)(16 * k_3),
                            UINT64_C(18446744073709551615)), 16));
                        const uint32_t s_at_2 = (s->ur[urb] & 0xffffff) + 16 * k_3;
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        if (!rt_may_store(m, VOLTA_SPACE_S, s_at_2, 16))
                            return (int)m->trap.kind;
                        s_new[s_new_count].index = s_at_2;
                        s_new[s_new_count].cells = 16;
                        s_new[s_new_count++].value = s_new_3;
                    }
                }
            }
            const uint32_t done = s->bulk_done + 8;
            m->next = pc;
            s->bulk_done = done;
        } else {
            if (bulk_to_shared) {
                const uint32_t at = (uint32_t)((s->ur[urb] | (uint64_t)s->ur[urb | 1] << 32) >> 32)
                    & 0xffffff;
                const uint64_t x = rt_load(m, VOLTA_SPACE_S, at, 8);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t transactions = -(int32_t)(16 * (s->ur[urc] & 0xffff));
                const uint32_t expected = (uint32_t)x >> 1 & 0xfffff;
                const uint32_t come = (uint32_t)(x >> 43) & 0xfffff;
                const int32_t more = ((int32_t)((uint32_t)(x >> 21) & 0x3fffff) + transactions)
                    & 0x3fffff;
                const int32_t done_2 = come == 0 && more == 0;
                if (!rt_may_store(m, VOLTA_SPACE_S, at, 8))
                    return (int)m->trap.kind;
                s_new[s_new_count].index = at;
                s_new[s_new_count].cells = 8;
                s_new[s_new_count++].value = func_less_expected(x, expected, more, done_2, come);
                s->bulk_done = 0;
            } else {
                s->bulk_done = 0;
            }
        }
    }
    for (int32_t i_4 = 0; i_4 < g_new_count; i_4++)
        rt_store_word(m, VOLTA_SPACE_G, g_new[i_4].index, g_new[i_4].cells,
            rt_word_of(g_new[i_4].value));
    for (int32_t i_5 = 0; i_5 < s_new_count; i_5++)
        rt_store_word(m, VOLTA_SPACE_S, s_new[i_5].index, s_new[i_5].cells,
            rt_word_of(s_new[i_5].value));
    return 0;
}

/* UGUARD UBLKRED{TO_SHARED}RED_FROM{RED_OP}RED_TYPE [$UR[URb]], [$UR[URa]], $UR[URc]BULK_POLICY CTL
   */
int volta_exec_ublkred(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    struct {
        uint64_t index, value;
        unsigned cells;
    } s_new[7];
    int32_t s_new_count = 0;
    const int32_t bulk_red_type = (int32_t)in->value[3];
    const int32_t red_op = (int32_t)in->value[2];
    const int32_t urc = (int32_t)in->value[6];
    const int32_t bulk_to_shared = (int32_t)in->value[0];
    const int32_t urb = (int32_t)in->value[4];
    const int32_t ura = (int32_t)in->value[5];
    const uint64_t pc = m->pc;
    struct volta_state old = *s;
    const uint32_t active = s->active;
    uint64_t result = 0;
    uint32_t result_2 = 0;
    uint32_t result_3 = 0;
    uint64_t result_4 = 0;
    uint32_t result_5 = 0;
    uint32_t result_6 = 0;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int32_t uguard = operand_uguard(s, in, 1, 8);
            if (uguard) {
                const int32_t type = bulk_red_type == 0 ? 0 : bulk_red_type == 1 ? 1
                    : bulk_red_type == 2 ? 2 : bulk_red_type == 3 ? 5 : bulk_red_type == 4 ? 4
                    : bulk_red_type == 5 ? 8 : bulk_red_type == 6 ? 3 : bulk_red_type == 7 ? 6
                    : bulk_red_type == 8 ? 9 : bulk_red_type == 9 ? 0 : bulk_red_type == 10 ? 0
                    : bulk_red_type == 11 ? 0 : bulk_red_type == 12 ? 0 : bulk_red_type == 13 ? 0
                    : bulk_red_type == 14 ? 0 : 0;
                if (bulk_red_type > 8) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined type");
                }
                if ((type == 3 || type == 4 || type >= 6) && red_op != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: which of two NaNs is the minimum");
                }
                if (s->bulk_done < (s->ur[urc] & 0xffff)) {
                    if (bulk_to_shared) {
                        const uint32_t t = (s->ur[urb] & 0xffffff) + 16 * s->bulk_done;
                        const uint32_t f = (s->ur[ura] & 0xffffff) + 16 * s->bulk_done;
                        if (type == 2 || type == 5 || type == 6) {
                            for (int32_t i = 0; i <= 1; i++) {
                                const uint32_t at = t + (uint32_t)(8 * i);
                                const uint64_t v =
                                    rt_load(m, VOLTA_SPACE_S, f + (uint32_t)(8 * i), 8);
                                if (m->trap.kind)
                                    return (int)m->trap.kind;
                                const uint64_t p = rt_load(m, VOLTA_SPACE_S, at, 8);
                                if (m->trap.kind)
                                    return (int)m->trap.kind;
                                if (red_op == 0 && type == 6) {
                                    result = func_f64_sum(p, v);
                                } else {
                                    const int32_t x = type == 5;
                                    result = func_operated_4(red_op, p, v, x);
                                }
                                if (!rt_may_store(m, VOLTA_SPACE_S, at, 8))
                                    return (int)m->trap.kind;
                                s_new[s_new_count].index = at;
                                s_new[s_new_count].cells = 8;
                                s_new[s_new_count++].value = result;
                            }
                        } else {
                            for (int32_t i_2 = 0; i_2 <= 3; i_2++) {
                                const uint32_t at_2 = t + (uint32_t)(4 * i_2);
                                const uint32_t v_2 =
                                    (uint32_t)rt_load(m, VOLTA_SPACE_S, f + (uint32_t)(4 * i_2), 4);
                                if (m->trap.kind)
                                    return (int)m->trap.kind;
                                const uint32_t o = (uint32_t)rt_load(m, VOLTA_SPACE_S, at_2, 4);
                                if (m->trap.kind)
                                    return (int)m->trap.kind;
                                if (red_op == 0 && (type == 3 || type == 4 || type >= 6)) {
                                    result_3 = func_word_sum(type, o, v_2);
                                    result_2 = result_3;
                                } else {
                                    const int32_t x_4 = type == 1;
                                    result_2 = func_operated_5(red_op, o, v_2, x_4);
                                }
                                if (!rt_may_store(m, VOLTA_SPACE_S, at_2, 4))
                                    return (int)m->trap.kind;
                                s_new[s_new_count].index = at_2;
                                s_new[s_new_count].cells = 4;
                                s_new[s_new_count++].value = result_2;
                            }
                        }
                    }
                    const uint32_t done = s->bulk_done + 1;
                    m->next = pc;
                    s->bulk_done = done;
                } else {
                    if (bulk_to_shared) {
                        const uint32_t at_5 =
                            (uint32_t)((s->ur[urb] | (uint64_t)s->ur[urb | 1] << 32) >> 32)
                            & 0xffffff;
                        const uint64_t x_9 = rt_load(m, VOLTA_SPACE_S, at_5, 8);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        const int32_t transactions = -(int32_t)(16 * (s->ur[urc] & 0xffff));
                        const uint32_t expected = (uint32_t)x_9 >> 1 & 0xfffff;
                        const uint32_t come = (uint32_t)(x_9 >> 43) & 0xfffff;
                        const int32_t more =
                            ((int32_t)((uint32_t)(x_9 >> 21) & 0x3fffff) + transactions) & 0x3fffff;
                        const int32_t done_2 = come == 0 && more == 0;
                        if (!rt_may_store(m, VOLTA_SPACE_S, at_5, 8))
                            return (int)m->trap.kind;
                        s_new[s_new_count].index = at_5;
                        s_new[s_new_count].cells = 8;
                        s_new[s_new_count++].value =
                            func_less_expected(x_9, expected, more, done_2, come);
                        s->bulk_done = 0;
                    } else {
                        s->bulk_done = 0;
                    }
                }
            }
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int32_t uguard_2;
            switch (in->alt[1]) {
            case 0:
                uguard_2 = 1;
                break;
            case 1: {
                const int32_t upg = (int32_t)in->value[8];
                uguard_2 = old.up[upg];
                break;
            }
            default: {
                const int32_t upg = (int32_t)in->value[8];
                uguard_2 = !old.up[upg];
                break;
            }
            }
            if (uguard_2) {
                const int32_t type = bulk_red_type == 0 ? 0 : bulk_red_type == 1 ? 1
                    : bulk_red_type == 2 ? 2 : bulk_red_type == 3 ? 5 : bulk_red_type == 4 ? 4
                    : bulk_red_type == 5 ? 8 : bulk_red_type == 6 ? 3 : bulk_red_type == 7 ? 6
                    : bulk_red_type == 8 ? 9 : bulk_red_type == 9 ? 0 : bulk_red_type == 10 ? 0
                    : bulk_red_type == 11 ? 0 : bulk_red_type == 12 ? 0 : bulk_red_type == 13 ? 0
                    : bulk_red_type == 14 ? 0 : 0;
                if (old.bulk_done < (old.ur[urc] & 0xffff)) {
                    if (!bulk_to_shared) {
                        const uint64_t to = old.ur[urb] | (uint64_t)old.ur[urb | 1] << 32;
                        const rt_i128 t_2 = (rt_i128)to + (rt_i128)(16 * old.bulk_done);
                        const uint32_t f_2 = (old.ur[ura] & 0xffffff) + 16 * old.bulk_done;
                        if (type == 2 || type == 5 || type == 6) {
                            for (int32_t i_3 = 0; i_3 <= 1; i_3++) {
                                const rt_i128 at_3 = t_2 + (rt_i128)(8 * i_3);
                                const uint64_t v_3 =
                                    rt_load(m, VOLTA_SPACE_S, f_2 + (uint32_t)(8 * i_3), 8);
                                if (m->trap.kind)
                                    return (int)m->trap.kind;
                                const uint64_t p_2 =
                                    rt_load(m, VOLTA_SPACE_G,
                                    (uint64_t)rt_min_i128(at_3, UINT64_C(18446744073709551615)), 8);
                                if (m->trap.kind)
                                    return (int)m->trap.kind;
                                if (red_op == 0 && type == 6) {
                                    result_4 = func_f64_sum(p_2, v_3);
                                } else {
                                    const int32_t x_5 = type == 5;
                                    result_4 = func_operated_4(red_op, p_2, v_3, x_5);
                                }
                                if (!rt_may_store(m, VOLTA_SPACE_G,
                                    (uint64_t)rt_min_i128(at_3, UINT64_C(18446744073709551615)), 8))
                                    return (int)m->trap.kind;
                                if (commit) {
                                    rt_store(m, VOLTA_SPACE_G,
                                        (uint64_t)rt_min_i128(at_3,
                                        UINT64_C(18446744073709551615)), 8, result_4);
                                }
                            }
                        } else {
                            for (int32_t i_4 = 0; i_4 <= 3; i_4++) {
                                const rt_i128 at_4 = t_2 + (rt_i128)(4 * i_4);
                                const uint32_t v_4 =
                                    (uint32_t)rt_load(m, VOLTA_SPACE_S, f_2 + (uint32_t)(4 * i_4),
                                    4);
                                if (m->trap.kind)
                                    return (int)m->trap.kind;
                                const uint32_t o_2 =
                                    (uint32_t)rt_load(m, VOLTA_SPACE_G,
                                    (uint64_t)rt_min_i128(at_4, UINT64_C(18446744073709551615)), 4);
                                if (m->trap.kind)
                                    return (int)m->trap.kind;
                                if (red_op == 0 && (type == 3 || type == 4 || type >= 6)) {
                                    result_6 = func_word_sum(type, o_2, v_4);
                                    result_5 = result_6;
                                } else {
                                    const int32_t x_8 = type == 1;
                                    result_5 = func_operated_5(red_op, o_2, v_4, x_8);
                                }
                                if (!rt_may_store(m, VOLTA_SPACE_G,
                                    (uint64_t)rt_min_i128(at_4, UINT64_C(18446744073709551615)), 4))
                                    return (int)m->trap.kind;
                                if (commit) {
                                    rt_store(m, VOLTA_SPACE_G,
                                        (uint64_t)rt_min_i128(at_4,
                                        UINT64_C(18446744073709551615)), 4, result_5);
                                }
                            }
                        }
                    }
                }
            }
        }
        m->lane = -1;
    }
    for (int32_t i_5 = 0; i_5 < s_new_count; i_5++)
        rt_store(m, VOLTA_SPACE_S, s_new[i_5].index, s_new[i_5].cells, s_new[i_5].value);
    return 0;
}

/* UGUARD UBLKPF.L2 [$UR[URa]], $UR[URc]BULK_POLICY CTL */
int volta_exec_ublkpf(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD FENCE.VIEW.ASYNC.S PM_EVENTS CTL */
int volta_exec_fence(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

