/* Generated from the description tesla by gen/emit/exec.lua. Do not edit. */
#include "tesla_exec.h"

/* texfetch SLIVE $r[SDST]:$r[SDST+1]:$r[SDST+2]:$r[SDST+3] $t[TEX] $s[SAMP] STSRC */
int tesla_exec_texfetch_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t tcount = (int32_t)((uint32_t)word >> 22 & 3);
    const int32_t tex = (int32_t)in->value[2];
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = for_warp_2(m, in, 2);
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[128];
            for (int32_t i = 0; i < 128; i++)
                r_new[i] = s->r[i][lane];
            const int32_t test = (uint32_t)(tcount + 1)
                > ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1)
                & 3) + ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3),
                1) >> 2);
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (test) {
                const int32_t test_2 =
                    s->r[(uint32_t)sdst
                    + (((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3),
                    1) & 3) + ((uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 3), 1) >> 2))][lane] != 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "textures have one level here, and the source asks for another");
                }
            }
            const int32_t x = (int32_t)s->r[sdst][lane];
            const int32_t y =
                ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1) & 3)
                > 1 ? (int32_t)s->r[sdst + 1][lane] : 0;
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int32_t z =
                ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1) & 3)
                > 2 ? (int32_t)s->r[sdst + 2][lane] : 0;
            if (m->trap.kind)
                return (int)m->trap.kind;
            const uint32_t layer =
                rt_min_u32(s->r[(uint32_t)sdst
                + ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1)
                & 3)][lane],
                (uint32_t)(rt_max_i32((int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                (uint64_t)(((int64_t)tex << 28) + 2), 1), 1) - 1));
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int32_t inside = x >= 0
                && (uint32_t)x
                < (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) && y >= 0
                && (uint32_t)y
                < (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                && z >= 0 && (uint32_t)z
                < (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2), 1);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const rt_i128 at = inside
                ? (rt_i128)(((int64_t)tex << 28) + 8)
                + ((rt_i128)((int64_t)((uint32_t)rt_load(m, TESLA_SPACE_TX,
                (uint64_t)(((int64_t)tex << 28) + 3), 1) >> 2 != 0 ? (int32_t)layer : z)
                * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                + y) * (rt_i128)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                (uint64_t)((int64_t)tex << 28), 1) + (rt_i128)x)
                * (rt_i128)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                (uint64_t)(((int64_t)tex << 28) + 4), 1) : 0;
            if (m->trap.kind)
                return (int)m->trap.kind;
            for (int32_t c = 0; c <= 3; c++) {
                const uint32_t r_new_2 =
                    (inside && (uint32_t)c
                    < (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4),
                    1)) ? (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    ((uint64_t)at + (uint64_t)c) & INT64_C(0xfffffffff), 1) : 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    r_new[sdst + rt_popcount(rt_u128_from(0xf & ((1 << c) - 1)))] = r_new_2;
                }
            }
            if (commit) {
                for (int32_t i_2 = 0; i_2 < 128; i_2++)
                    s->r[i_2][lane] = r_new[i_2];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD texfetch TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ */
int tesla_exec_texfetch_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    const int32_t ldst = (int32_t)in->value[2];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t tcount = (int32_t)((uint32_t)word >> 22 & 3);
    const int32_t tmask = (int32_t)(((uint32_t)word >> 25 & 3) | ((uint32_t)(word >> 46) & 3) << 2);
    const int32_t tex = (int32_t)in->value[3];
    const int32_t tx = rt_sext_32((uint32_t)in->value[5], 4);
    const int32_t ty = rt_sext_32((uint32_t)in->value[6], 4);
    const int32_t tz = rt_sext_32((uint32_t)in->value[7], 4);
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 8) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[128];
            for (int32_t i_2 = 0; i_2 < 128; i_2++)
                r_new[i_2] = s->r[i_2][lane];
            const int32_t guard = operand_guard(s, in, lane, 2, 9, 10);
            if (guard) {
                if (ldst + rt_max_i32(tcount + 1, rt_popcount(rt_u128_from(tmask))) > 128) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "registers behind the last one");
                }
                const int32_t sources = tcount + 1;
                const int32_t test =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) == 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "there is no texture here: its space is empty");
                }
                const int32_t test_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1)
                    > 134217728 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 1), 1) > 65536
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2),
                    1) > 2048 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 1), 1) == 0
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2),
                    1) == 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_2) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "the texture is too large, or has no height or depth");
                }
                const int32_t test_3 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1)
                    == 0 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 3), 1) == 4
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3),
                    1) > 6 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 4), 1) == 0
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4),
                    1) > 4;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_3) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "the header of the texture has no such number of coordinates or components");
                }
                const int32_t test_4 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 5), 1)
                    > 1 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 6), 1) > 7
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 7),
                    1) > 1;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_4) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "the header of the texture has no such filter, edges or coordinates");
                }
                const int32_t test_5 =
                    (int64_t)(uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28),
                    1) * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1),
                    1) * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2),
                    1) * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4),
                    1) > 268435448;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_5) {
                    return rt_trap(m, ISADORA_TRAP_STATED, "the texture is too large");
                }
                const int32_t test_6 = (uint32_t)sources
                    < ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3),
                    1) & 3) + ((uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 3), 1) >> 2);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_6) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "the instruction has fewer sources than the texture wants");
                }
                const int32_t test_7 = (uint32_t)(tcount + 1)
                    > ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3),
                    1) & 3) + ((uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 3), 1) >> 2);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_7) {
                    const int32_t test_8 =
                        s->r[((uint32_t)ldst
                        + (((uint32_t)rt_load(m, TESLA_SPACE_TX,
                        (uint64_t)(((int64_t)tex << 28) + 3), 1) & 3)
                        + ((uint32_t)rt_load(m, TESLA_SPACE_TX,
                        (uint64_t)(((int64_t)tex << 28) + 3), 1) >> 2))) & 0x7f][lane] != 0;
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (test_8) {
                        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                            "textures have one level here, and the source asks for another");
                    }
                }
                const int64_t x = (int64_t)(int32_t)s->r[ldst][lane] + tx;
                const int64_t y =
                    ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1)
                    & 3) > 1 ? (int64_t)(int32_t)s->r[(ldst + 1) & 0x7f][lane] + ty : 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t z =
                    ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1)
                    & 3) > 2 ? (int64_t)(int32_t)s->r[(ldst + 2) & 0x7f][lane] + tz : 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t layer =
                    rt_min_u32(s->r[((uint32_t)ldst
                    + ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3),
                    1) & 3)) & 0x7f][lane],
                    (uint32_t)(rt_max_i32((int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 2), 1), 1) - 1));
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t inside = x >= 0
                    && (uint32_t)x
                    < (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1)
                    && y >= 0 && (uint32_t)y
                    < (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                    && z >= 0 && (uint32_t)z
                    < (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const rt_i128 at = inside
                    ? (rt_i128)(((int64_t)tex << 28) + 8)
                    + ((rt_i128)(((uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 3), 1) >> 2 != 0 ? layer : z)
                    * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                    + y) * (rt_i128)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)((int64_t)tex << 28), 1) + (rt_i128)x)
                    * (rt_i128)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 4), 1) : 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                for (int32_t c = 0; c <= 3; c++) {
                    if (tmask >> c & 1) {
                        const uint32_t r_new_2 =
                            (inside && (uint32_t)c
                            < (uint32_t)rt_load(m, TESLA_SPACE_TX,
                            (uint64_t)(((int64_t)tex << 28) + 4), 1))
                            ? (uint32_t)rt_load(m, TESLA_SPACE_TX,
                            ((uint64_t)at + (uint64_t)c) & INT64_C(0xfffffffff), 1) : 0;
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        if (commit) {
                            r_new[(ldst + rt_popcount(rt_u128_from(tmask & ((1 << c) - 1))))
                                & 0x7f] = r_new_2;
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_3 = 0; i_3 < 128; i_3++)
                    s->r[i_3][lane] = r_new[i_3];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD texsize TLIVE DERIV LTDST $t[TEX] $s[SAMP] $r[LDST] */
int tesla_exec_texsize(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t tex = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[2];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t tmask = (int32_t)(((uint32_t)word >> 25 & 3) | ((uint32_t)(word >> 46) & 3) << 2);
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[128];
            for (int32_t i_2 = 0; i_2 < 128; i_2++)
                r_new[i_2] = s->r[i_2][lane];
            const int32_t guard = operand_guard(s, in, lane, 1, 6, 7);
            if (guard) {
                const int32_t test =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) == 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "there is no texture here: its space is empty");
                }
                const int32_t test_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1)
                    > 134217728 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 1), 1) > 65536
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2),
                    1) > 2048 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 1), 1) == 0
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2),
                    1) == 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_2) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "the texture is too large, or has no height or depth");
                }
                const int32_t test_3 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1)
                    == 0 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 3), 1) == 4
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3),
                    1) > 6 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 4), 1) == 0
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4),
                    1) > 4;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_3) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "the header of the texture has no such number of coordinates or components");
                }
                const int32_t test_4 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 5), 1)
                    > 1 || (uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 6), 1) > 7
                    || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 7),
                    1) > 1;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_4) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "the header of the texture has no such filter, edges or coordinates");
                }
                const int32_t test_5 =
                    (int64_t)(uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28),
                    1) * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1),
                    1) * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2),
                    1) * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4),
                    1) > 268435448;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_5) {
                    return rt_trap(m, ISADORA_TRAP_STATED, "the texture is too large");
                }
                if (ldst + rt_popcount(rt_u128_from(tmask)) > 128) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "registers behind the last one");
                }
                if (s->r[ldst][lane] != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "textures have one level here, and the source asks for another");
                }
                if (tmask >> 0 & 1) {
                    const int32_t r_new_2 = 1
                        ? (int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                        (uint64_t)((int64_t)tex << 28), 1) : 0 == 1 ? 0 : 0 == 2 ? 0 : 0;
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (commit) {
                        r_new[ldst] = (uint32_t)r_new_2;
                    }
                }
                if (tmask >> 1 & 1) {
                    const int32_t r_new_3 = 1 == 0 ? 0 : 1
                        ? (int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                        (uint64_t)(((int64_t)tex << 28) + 1), 1) : 1 == 2 ? 0 : 0;
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (commit) {
                        r_new[(ldst + rt_popcount(rt_u128_from(tmask & 1))) & 0x7f] =
                            (uint32_t)r_new_3;
                    }
                }
                if (tmask >> 2 & 1) {
                    const int32_t r_new_4 = 2 == 0 ? 0 : 2 == 1 ? 0 : 1
                        ? (int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                        (uint64_t)(((int64_t)tex << 28) + 2), 1) : 0;
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (commit) {
                        r_new[(ldst + rt_popcount(rt_u128_from(tmask & 3))) & 0x7f] =
                            (uint32_t)r_new_4;
                    }
                }
                if (tmask >> 3 != 0) {
                    if (commit) {
                        r_new[(ldst + rt_popcount(rt_u128_from(tmask & 7))) & 0x7f] = 1;
                    }
                }
            }
            if (commit) {
                for (int32_t i_3 = 0; i_3 < 128; i_3++)
                    s->r[i_3][lane] = r_new[i_3];
            }
        }
        m->lane = -1;
    }
    return 0;
}

