/* Generated from the description tesla by gen/emit/exec. Do not edit. */
#include "tesla_exec.h"

/* mov SSFU b16 $r[SDST].h[SDST] S_SRC */
int tesla_exec_mov_b16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t v = 0;
            const int v_trap = operand_l_src(m, s, in, lane, &v, 1, 2, 3, 4, 5);
            if (v_trap) {
                return v_trap;
            }
            if (commit) {
                const int32_t t = sdst >> 1;
                const int32_t t_2 = 16 * (sdst & 1);
                s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2))
                    | ((uint32_t)v & 0xffff) << t_2;
                after_s_src(s, in, lane, 1, 4, 3);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* mov SSFU b32 $r[SDST] S_SRC */
int tesla_exec_mov_b32_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t v = 0;
            const int v_trap = operand_l_src_2(m, s, in, lane, &v, 1, 2, 3, 4, 5);
            if (v_trap) {
                return v_trap;
            }
            if (commit) {
                s->r[sdst][lane] = (uint32_t)v;
                after_s_src(s, in, lane, 1, 4, 3);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* mov b16 $r[LDST].h[LDST] IMM */
int tesla_exec_mov_b16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[1];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t t = ldst >> 1;
        const int32_t t_2 = 16 * (ldst & 1);
        s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | (imm & 0xffff) << t_2;
    }
    m->lane = -1;
    return 0;
}

/* mov b32 $r[LDST] IMM */
int tesla_exec_mov_b32_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[1];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        s->r[ldst][lane] = imm;
    }
    m->lane = -1;
    return 0;
}

/* MARK GUARD LANE mov LSFU b16 LL_DST L_SRC */
int tesla_exec_mov_b16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    const int32_t lane_2 = (int32_t)in->value[7];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 8) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 7, 9, 10);
            if (guard) {
                if (lane_2 >> (lane & 3) & 1) {
                    int64_t v = 0;
                    const int v_trap = operand_l_src(m, s, in, lane, &v, 1, 3, 4, 5, 6);
                    if (v_trap) {
                        return v_trap;
                    }
                    const uint32_t d_new = (uint32_t)v & 0xffff;
                    if (in->alt[0] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2))
                            return (int)m->trap.kind;
                    }
                    if (commit) {
                        if (in->alt[0] == 1) {
                            const int32_t ooff = (int32_t)in->value[2];
                            rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2, d_new);
                        }
                        after_l_src(s, in, lane, 1, 5, 4);
                        store_ll_dst(s, in, lane, (int32_t)d_new, 0, 1);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD LANE mov LSFU b32 LL_DST L_SRC */
int tesla_exec_mov_b32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    const int32_t lane_2 = (int32_t)in->value[7];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 8) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 7, 9, 10);
            if (guard) {
                if (lane_2 >> (lane & 3) & 1) {
                    int64_t v = 0;
                    const int v_trap = operand_l_src_2(m, s, in, lane, &v, 1, 3, 4, 5, 6);
                    if (v_trap) {
                        return v_trap;
                    }
                    const uint32_t d_new = (uint32_t)v;
                    if (in->alt[0] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                            return (int)m->trap.kind;
                    }
                    if (commit) {
                        if (in->alt[0] == 1) {
                            const int32_t ooff = (int32_t)in->value[2];
                            rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, d_new);
                        }
                        after_l_src(s, in, lane, 1, 5, 4);
                        if (in->alt[0] == 0) {
                            const int32_t ldst = (int32_t)in->value[1];
                            s->r[ldst][lane] = d_new;
                        }
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD mov $r[LDST] $c[COND] */
int tesla_exec_mov_r_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[0];
    const int32_t cond = (int32_t)in->value[1];
    const uint32_t active = s->active;
    const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 2) : 0;
    if (status)
        return status;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard_2(s, in, lane, 0, 1, 3);
        if (guard) {
            s->r[ldst][lane] = (uint32_t)s->c[cond][lane];
        }
    }
    m->lane = -1;
    return 0;
}

/* MARK GUARD mov $c[CDST] $r[LSRC] */
int tesla_exec_mov_c_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[2];
    const int32_t cdst = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[1];
    const uint32_t active = s->active;
    const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 2) : 0;
    if (status)
        return status;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 3, 4);
        if (guard) {
            s->c[cdst][lane] = (uint8_t)(s->r[lsrc][lane] & 0xf);
        }
    }
    m->lane = -1;
    return 0;
}

/* MARK GUARD mov $r[LDST] $a[AREG] */
int tesla_exec_mov_r_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[0];
    const int32_t areg = (int32_t)in->value[1];
    const uint32_t active = s->active;
    const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 2) : 0;
    if (status)
        return status;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 3, 4);
        if (guard) {
            s->r[ldst][lane] = (uint32_t)s->a[areg][lane];
        }
    }
    m->lane = -1;
    return 0;
}

/* MARK GUARD mov $r[LDST] SPECIAL */
int tesla_exec_mov_r_sr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[2];
    const int32_t sreg = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 2) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 3, 4);
            if (guard) {
                const uint32_t s_2 = operand_special(m, s, in, 0, 1);
                if (sreg != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: only $physid is modelled");
                }
                if (commit) {
                    s->r[ldst][lane] = s_2;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD shl $a[ADST] L_SRC HSHCNT */
int tesla_exec_shl_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[6];
    const int32_t adst = (int32_t)in->value[0];
    const int32_t hshcnt = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 6) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint16_t a_new[8];
            for (int32_t i_2 = 0; i_2 < 8; i_2++)
                a_new[i_2] = s->a[i_2][lane];
            const int32_t guard = operand_guard(s, in, lane, 6, 7, 8);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 0, 1, 2, 3, 4);
                if (a_trap) {
                    return a_trap;
                }
                if (commit) {
                    if (adst != 0)
                        a_new[adst] = (uint16_t)((uint32_t)a << hshcnt);
                    switch (in->alt[0]) {
                    case 1: {
                        if (in->alt[1] == 3) {
                            const int32_t areg = (int32_t)in->value[3];
                            const int32_t lsoff = (int32_t)in->value[2];
                            a_new[areg] =
                                (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)lsoff, 5) * 1)
                                & 0xffff);
                        }
                        break;
                    }
                    case 2: {
                        if (in->alt[2] == 3) {
                            const int32_t areg = (int32_t)in->value[3];
                            const int32_t lsoff = (int32_t)in->value[2];
                            a_new[areg] =
                                (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)lsoff, 5) * 2)
                                & 0xffff);
                        }
                        break;
                    }
                    case 3: {
                        if (in->alt[3] == 3) {
                            const int32_t areg = (int32_t)in->value[3];
                            const int32_t lsoff = (int32_t)in->value[2];
                            a_new[areg] =
                                (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)lsoff, 5) * 2)
                                & 0xffff);
                        }
                        break;
                    }
                    case 4: {
                        if (in->alt[4] == 3) {
                            const int32_t areg = (int32_t)in->value[3];
                            const int32_t lsoff = (int32_t)in->value[2];
                            a_new[areg] =
                                (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)lsoff, 5) * 4)
                                & 0xffff);
                        }
                        break;
                    }
                    default:
                        break;
                    }
                }
            }
            if (commit) {
                for (int32_t i_3 = 0; i_3 < 8; i_3++)
                    s->a[i_3][lane] = a_new[i_3];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD add $a[ADST] $a[AREG] OFFS */
int tesla_exec_add_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t adst = (int32_t)in->value[0];
    const int32_t areg = (int32_t)in->value[1];
    const int32_t offs = (int32_t)in->value[2];
    const uint32_t active = s->active;
    const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 4, 5);
        if (guard) {
            if (adst != 0)
                s->a[adst][lane] = (uint16_t)(s->a[areg][lane] + offs);
        }
    }
    m->lane = -1;
    return 0;
}

