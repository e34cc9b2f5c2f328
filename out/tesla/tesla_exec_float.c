/* Generated from the description tesla by gen/emit/exec. Do not edit. */
#include "tesla_exec.h"

/* add SSAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2 */
int tesla_exec_fadd_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sneg1 = (int32_t)in->value[2];
    const int32_t sneg2 = (int32_t)in->value[7];
    const int32_t ssat = (int32_t)in->value[0];
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_l_src_2(m, s, in, lane, &a, 1, 3, 4, 5, 6);
            if (a_trap) {
                return a_trap;
            }
            uint32_t b = 0;
            const int b_trap = operand_s_src2(m, s, in, lane, &b, 7, 8, 9, 10, 5);
            if (b_trap) {
                return b_trap;
            }
            const uint32_t t =
                rt_f32_add((uint32_t)a ^ (uint32_t)sneg1 << 31, b ^ (uint32_t)sneg2 << 31, RT_NEAR,
                RT_FLUSH_ALL, 0x7fffffff);
            const uint32_t r = ssat
                ? (rt_f32_is_nan(t) ? t
                : rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                0x7fc00000)) : t;
            if (commit) {
                s->r[sdst][lane] = r;
                after_s_src(s, in, lane, 1, 5, 4);
                after_s_src2(s, in, lane, 7, 5, 10);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* add SSAT f32 $r[SDST] SNEG1 I_SRC SNEG2 IMM */
int tesla_exec_fadd_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sneg1 = (int32_t)in->value[2];
    const uint32_t imm = (uint32_t)in->value[8];
    const int32_t sneg2 = (int32_t)in->value[7];
    const int32_t ssat = (int32_t)in->value[0];
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src(m, s, in, lane, &a, 1, 3, 4, 5, 6);
            if (a_trap) {
                return a_trap;
            }
            const uint32_t t =
                rt_f32_add((uint32_t)a ^ (uint32_t)sneg1 << 31, imm ^ (uint32_t)sneg2 << 31,
                RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
            const uint32_t r = ssat
                ? (rt_f32_is_nan(t) ? t
                : rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                0x7fc00000)) : t;
            if (commit) {
                s->r[sdst][lane] = r;
                after_s_src(s, in, lane, 1, 5, 4);
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int fadd_long_part(const struct isadora_insn *in, int line_2, int slot_3,
    struct isadora_machine *m, int commit, uint32_t r)
{
    if (in->alt[line_2] == 1) {
        const int32_t ooff = (int32_t)in->value[slot_3];
        if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
            return (int)m->trap.kind;
    }
    if (commit) {
        if (in->alt[line_2] == 1) {
            const int32_t ooff = (int32_t)in->value[slot_3];
            rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, r);
        }
    }
    return 0;
}

/* MARK GUARD add OSAT ARND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC3 */
int tesla_exec_fadd_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[14];
    const int32_t lneg1 = (int32_t)in->value[5];
    const int32_t lneg2 = (int32_t)in->value[10];
    const int32_t arnd = (int32_t)in->value[1];
    const int32_t osat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 14) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 15, 16);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 6, 7, 8, 9);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 11, 12, 13, 8);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t t =
                    rt_f32_add((uint32_t)a ^ (uint32_t)lneg1 << 31, b ^ (uint32_t)lneg2 << 31,
                    (uint32_t)arnd, RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t r = osat
                    ? (rt_f32_is_nan(t) ? t
                    : rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000)) : t;
                {
                    const int part_trap = fadd_long_part(in, 1, 4, m, commit, r);
                    if (part_trap)
                        return part_trap;
                }
                const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[2];
                        s->c[cdst][lane] = (uint8_t)func_fflags(k);
                    }
                    after_l_src(s, in, lane, 2, 8, 7);
                    after_l_src3(s, in, lane, 8, 8, 13);
                    if (in->alt[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[3];
                        s->r[ldst][lane] = r;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* mul FMUL_SAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2 */
int tesla_exec_fmul_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sneg1 = (int32_t)in->value[1];
    const int32_t sneg2 = (int32_t)in->value[6];
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t sat = operand_fmul_sat(in, 0);
            int64_t a = 0;
            const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 2, 3, 4, 5);
            if (a_trap) {
                return a_trap;
            }
            uint32_t b = 0;
            const int b_trap = operand_s_src2(m, s, in, lane, &b, 8, 7, 8, 9, 4);
            if (b_trap) {
                return b_trap;
            }
            const uint32_t t =
                rt_f32_mul((uint32_t)a ^ (uint32_t)sneg1 << 31, b ^ (uint32_t)sneg2 << 31, RT_NEAR,
                RT_FLUSH_ALL, 0x7fffffff);
            const uint32_t r = sat
                ? (rt_f32_is_nan(t) ? t
                : rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                0x7fc00000)) : t;
            if (commit) {
                s->r[sdst][lane] = r;
                after_s_src(s, in, lane, 2, 4, 3);
                after_s_src2(s, in, lane, 8, 4, 9);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* mul FMUL_SAT f32 $r[SDST] SNEG1 I_SRC SNEG2 IMM */
int tesla_exec_fmul_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sneg1 = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[7];
    const int32_t sneg2 = (int32_t)in->value[6];
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t sat = operand_fmul_sat(in, 0);
            int64_t a = 0;
            const int a_trap = operand_i_src(m, s, in, lane, &a, 2, 2, 3, 4, 5);
            if (a_trap) {
                return a_trap;
            }
            const uint32_t t =
                rt_f32_mul((uint32_t)a ^ (uint32_t)sneg1 << 31, imm ^ (uint32_t)sneg2 << 31,
                RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
            const uint32_t r = sat
                ? (rt_f32_is_nan(t) ? t
                : rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                0x7fc00000)) : t;
            if (commit) {
                s->r[sdst][lane] = r;
                after_s_src(s, in, lane, 2, 4, 3);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD mul FMUL_LSAT MRND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC2 */
int tesla_exec_fmul_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    const int32_t lneg1 = (int32_t)in->value[4];
    const int32_t lneg2 = (int32_t)in->value[9];
    const int32_t mrnd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 13) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 12, 14, 15);
            if (guard) {
                const int32_t sat = operand_fmul_sat(in, 0);
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 3, 5, 6, 7, 8);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 9, 10, 11, 12, 7);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t t =
                    rt_f32_mul((uint32_t)a ^ (uint32_t)lneg1 << 31, b ^ (uint32_t)lneg2 << 31,
                    (uint32_t)mrnd, RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t r = sat
                    ? (rt_f32_is_nan(t) ? t
                    : rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000)) : t;
                {
                    const int part_trap = fadd_long_part(in, 2, 3, m, commit, r);
                    if (part_trap)
                        return part_trap;
                }
                const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t cdst = (int32_t)in->value[1];
                        s->c[cdst][lane] = (uint8_t)func_fflags(k);
                    }
                    after_l_src(s, in, lane, 3, 7, 6);
                    after_l_src3(s, in, lane, 9, 7, 12);
                    if (in->alt[2] == 0) {
                        const int32_t ldst = (int32_t)in->value[2];
                        s->r[ldst][lane] = r;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* add SSAT f32 $r[SDST] SNEG1 (mul S_SRC S_SRC2) SNEG2 $r[SDST] */
int tesla_exec_fmad_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    const int32_t sneg1 = (int32_t)in->value[2];
    const int32_t sneg2 = (int32_t)in->value[10];
    const int32_t ssat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_l_src_2(m, s, in, lane, &a, 1, 3, 4, 5, 6);
            if (a_trap) {
                return a_trap;
            }
            uint32_t b = 0;
            const int b_trap = operand_s_src2(m, s, in, lane, &b, 7, 7, 8, 9, 5);
            if (b_trap) {
                return b_trap;
            }
            uint32_t c;
            c = s->r[sdst][lane];
            const uint32_t x = (uint32_t)a ^ (uint32_t)sneg1 << 31;
            const uint32_t y = b;
            const uint32_t z = c ^ (uint32_t)sneg2 << 31;
            const uint32_t t = func_mad32(x, y, z);
            const uint32_t r = ssat
                ? (rt_f32_is_nan(t) ? t
                : rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                0x7fc00000)) : t;
            if (commit) {
                s->r[sdst][lane] = r;
                after_s_src(s, in, lane, 1, 5, 4);
                after_s_src2(s, in, lane, 7, 5, 9);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* add SSAT f32 $r[SDST] SNEG1 (mul I_SRC IMM) SNEG2 $r[SDST] */
int tesla_exec_fmad_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    const int32_t sneg1 = (int32_t)in->value[2];
    const uint32_t imm = (uint32_t)in->value[7];
    const int32_t sneg2 = (int32_t)in->value[8];
    const int32_t ssat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src(m, s, in, lane, &a, 1, 3, 4, 5, 6);
            if (a_trap) {
                return a_trap;
            }
            uint32_t c;
            c = s->r[sdst][lane];
            const uint32_t x = (uint32_t)a ^ (uint32_t)sneg1 << 31;
            const uint32_t y = imm;
            const uint32_t z = c ^ (uint32_t)sneg2 << 31;
            const uint32_t t = func_mad32(x, y, z);
            const uint32_t r = ssat
                ? (rt_f32_is_nan(t) ? t
                : rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                0x7fc00000)) : t;
            if (commit) {
                s->r[sdst][lane] = r;
                after_s_src(s, in, lane, 1, 5, 4);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD add OSAT f32 MCDST LL_DST LNEG1 (mul L_SRC L_SRC2) LNEG2 L_SRC3 */
int tesla_exec_fmad_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[15];
    const int32_t lneg1 = (int32_t)in->value[4];
    const int32_t lneg2 = (int32_t)in->value[12];
    const int32_t osat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 15) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 16, 17);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 5, 6, 7, 8);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 9, 10, 11, 7);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c = 0;
                const int c_trap = operand_l_src3(m, s, in, lane, &c, 11, 13, 10, 14, 7);
                if (c_trap) {
                    return c_trap;
                }
                const uint32_t x = (uint32_t)a ^ (uint32_t)lneg1 << 31;
                const uint32_t y = b;
                const uint32_t z = c ^ (uint32_t)lneg2 << 31;
                const uint32_t t = func_mad32(x, y, z);
                const uint32_t r = osat
                    ? (rt_f32_is_nan(t) ? t
                    : rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000)) : t;
                {
                    const int part_trap = fadd_long_part(in, 1, 3, m, commit, r);
                    if (part_trap)
                        return part_trap;
                }
                const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[1];
                        s->c[cdst][lane] = (uint8_t)func_fflags(k);
                    }
                    after_l_src(s, in, lane, 2, 7, 6);
                    after_l_src3(s, in, lane, 8, 7, 11);
                    after_l_src3(s, in, lane, 11, 7, 14);
                    if (in->alt[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[2];
                        s->r[ldst][lane] = r;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST FCOMPARE f32 LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int tesla_exec_fset(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[15];
    const int32_t labs1 = (int32_t)in->value[5];
    const int32_t lneg1 = (int32_t)in->value[4];
    const int32_t labs2 = (int32_t)in->value[11];
    const int32_t lneg2 = (int32_t)in->value[10];
    const int32_t fcompare = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 15) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 16, 17);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 6, 7, 8, 9);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 12, 13, 14, 8);
                if (b_trap) {
                    return b_trap;
                }
                const int32_t k =
                    rt_f32_compare((labs1 ? (uint32_t)a & 0x7fffffff : (uint32_t)a)
                    ^ (uint32_t)lneg1 << 31, (labs2 ? b & 0x7fffffff : b) ^ (uint32_t)lneg2 << 31,
                    RT_FLUSH_INPUTS);
                const uint32_t r = (k & fcompare) != 0 ? 4294967295u : 0;
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, r);
                    }
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] = (uint8_t)((uint32_t)(r == 0) | r >> 31 << 1);
                    }
                    after_l_src(s, in, lane, 2, 8, 7);
                    after_l_src3(s, in, lane, 8, 8, 14);
                    if (in->alt[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = r;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD max f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int tesla_exec_fminmax_max(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[14];
    const int32_t labs1 = (int32_t)in->value[4];
    const int32_t lneg1 = (int32_t)in->value[3];
    const int32_t labs2 = (int32_t)in->value[10];
    const int32_t lneg2 = (int32_t)in->value[9];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 14) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 15, 16);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 5, 6, 7, 8);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 11, 12, 13, 7);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = (labs1 ? (uint32_t)a & 0x7fffffff : (uint32_t)a)
                    ^ (uint32_t)lneg1 << 31;
                const uint32_t y = (labs2 ? b & 0x7fffffff : b) ^ (uint32_t)lneg2 << 31;
                const uint32_t r = rt_f32_max(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
                {
                    const int part_trap = fadd_long_part(in, 1, 2, m, commit, r);
                    if (part_trap)
                        return part_trap;
                }
                const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] = (uint8_t)func_fflags(k);
                    }
                    after_l_src(s, in, lane, 2, 7, 6);
                    after_l_src3(s, in, lane, 8, 7, 13);
                    if (in->alt[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = r;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD min f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int tesla_exec_fminmax_min(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[14];
    const int32_t labs1 = (int32_t)in->value[4];
    const int32_t lneg1 = (int32_t)in->value[3];
    const int32_t labs2 = (int32_t)in->value[10];
    const int32_t lneg2 = (int32_t)in->value[9];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 14) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 15, 16);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 5, 6, 7, 8);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 11, 12, 13, 7);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = (labs1 ? (uint32_t)a & 0x7fffffff : (uint32_t)a)
                    ^ (uint32_t)lneg1 << 31;
                const uint32_t y = (labs2 ? b & 0x7fffffff : b) ^ (uint32_t)lneg2 << 31;
                const uint32_t r = rt_f32_min(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
                {
                    const int part_trap = fadd_long_part(in, 1, 2, m, commit, r);
                    if (part_trap)
                        return part_trap;
                }
                const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] = (uint8_t)func_fflags(k);
                    }
                    after_l_src(s, in, lane, 2, 7, 6);
                    after_l_src3(s, in, lane, 8, 7, 13);
                    if (in->alt[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = r;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD slct b32 MCDST LL_DST L_SRC L_SRC2 f32 ONEG L_SRC3 */
int tesla_exec_fslct(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    const int32_t oneg = (int32_t)in->value[10];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 13) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 14, 15);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c = 0;
                const int c_trap = operand_l_src3(m, s, in, lane, &c, 11, 11, 8, 12, 5);
                if (c_trap) {
                    return c_trap;
                }
                const int32_t k = rt_f32_compare(c ^ (uint32_t)oneg << 31, 0, RT_FLUSH_INPUTS);
                const uint32_t r = k == 2 || k == 4 ? (uint32_t)a : b;
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, r);
                    }
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)(((r & 0x7fffffff) == 0) | (r > 2147483648u) << 1);
                    }
                    after_l_src(s, in, lane, 2, 5, 4);
                    after_l_src3(s, in, lane, 8, 5, 9);
                    after_l_src3(s, in, lane, 11, 5, 12);
                    if (in->alt[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = r;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD quadop f32 Q0 Q1 Q2 Q3 MCDST LL_DST QUAD_LANE $r[LSRC] $r[LSRC3] */
int tesla_exec_quadop(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[7];
    const int32_t mark = (int32_t)in->value[9];
    const int32_t q3 = (int32_t)in->value[3];
    const int32_t q2 = (int32_t)in->value[2];
    const int32_t q1 = (int32_t)in->value[1];
    const int32_t q0 = (int32_t)in->value[0];
    const int32_t lsrc3 = (int32_t)in->value[8];
    const uint32_t active = s->active;
    uint32_t t = 0;
    uint32_t lane_of_of[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 3, 10, 11);
        if (guard) {
            const int32_t quad_lane = operand_quad_lane(in, 2);
            if (!(quad_lane >= 4)) {
                const uint32_t value = s->r[lsrc][lane];
                lane_of_of[lane] = value;
                here |= UINT32_C(1) << lane;
            }
        }
    }
    m->lane = -1;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 9) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard_2 = operand_guard(s, in, lane, 3, 10, 11);
            if (guard_2) {
                const int32_t quad_lane_2 = operand_quad_lane(in, 2);
                if (quad_lane_2 >= 4) {
                    t = 0;
                } else {
                    const int32_t t_2 = (lane & 0x1c) + (quad_lane_2 & 3);
                    const uint32_t lane_of = (here >> t_2 & 1 ? lane_of_of[t_2] : 0);
                    t = lane_of;
                }
                const uint32_t x = t;
                const int32_t t_3 = lane & 3;
                const int32_t op = t_3 == 0 ? q0 : t_3 == 1 ? q1 : t_3 == 2 ? q2 : q3;
                const uint32_t p = op == 0 ? x : op == 1 ? x ^ 0x80000000u : op == 2 ? x : 0;
                const uint32_t q = op == 2 ? s->r[lsrc3][lane] ^ 0x80000000u : s->r[lsrc3][lane];
                const uint32_t r = rt_f32_add(p, q, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
                {
                    const int part_trap = fadd_long_part(in, 1, 6, m, commit, r);
                    if (part_trap)
                        return part_trap;
                }
                const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[4];
                        s->c[cdst][lane] = (uint8_t)func_fflags(k);
                    }
                    if (in->alt[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[5];
                        s->r[ldst][lane] = r;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

