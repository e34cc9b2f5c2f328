/* Generated from the description tesla by gen/emit/exec.lua. Do not edit. */
#include "tesla_exec.h"

/* mov SSFU b16 $r[SDST].h[SDST] S_SRC */
int tesla_exec_mov_b16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    int64_t v = 0;
    const int v_trap = operand_v(m, s, in, &v);
    if (v_trap) {
        return v_trap;
    }
    const int32_t t = sdst >> 1;
    const int32_t t_2 = 16 * (sdst & 1);
    s->r[t] = (s->r[t] & ~((uint32_t)0xffff << t_2)) | ((uint32_t)v & 0xffff) << t_2;
    after_a(s, in);
    return 0;
}

/* mov SSFU b32 $r[SDST] S_SRC */
int tesla_exec_mov_b32_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    int64_t v = 0;
    const int v_trap = operand_v_2(m, s, in, &v);
    if (v_trap) {
        return v_trap;
    }
    s->r[sdst] = (uint32_t)v;
    after_a(s, in);
    return 0;
}

/* mov b16 $r[LDST].h[LDST] IMM */
int tesla_exec_mov_b16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[1];
    const int32_t t = ldst >> 1;
    const int32_t t_2 = 16 * (ldst & 1);
    s->r[t] = (s->r[t] & ~((uint32_t)0xffff << t_2)) | (imm & 0xffff) << t_2;
    return 0;
}

/* mov b32 $r[LDST] IMM */
int tesla_exec_mov_b32_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[1];
    s->r[ldst] = imm;
    return 0;
}

/* MARK GUARD LANE mov LSFU b16 LL_DST L_SRC */
int tesla_exec_mov_b16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    const int32_t lane = (int32_t)in->value[7];
    const int32_t guard = operand_guard_36(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        if (lane != 15) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "not modelled: lanes come with the execution of warps");
        }
        int64_t v = 0;
        const int v_trap = operand_v_3(m, s, in, &v);
        if (v_trap) {
            return v_trap;
        }
        if (in->line[0] == 1) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: outputs come with graphics");
        }
        after_v(s, in);
        if (in->line[0] == 0) {
            const int32_t ldst = (int32_t)in->value[1];
            const int32_t t = ldst >> 1;
            const int32_t t_2 = 16 * (ldst & 1);
            s->r[t] = (s->r[t] & ~((uint32_t)0xffff << t_2)) | ((uint32_t)v & 0xffff) << t_2;
        }
    }
    return 0;
}

/* MARK GUARD LANE mov LSFU b32 LL_DST L_SRC */
int tesla_exec_mov_b32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    const int32_t lane = (int32_t)in->value[7];
    const int32_t guard = operand_guard_36(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        if (lane != 15) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "not modelled: lanes come with the execution of warps");
        }
        int64_t v = 0;
        const int v_trap = operand_v_4(m, s, in, &v);
        if (v_trap) {
            return v_trap;
        }
        if (in->line[0] == 1) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: outputs come with graphics");
        }
        after_v(s, in);
        if (in->line[0] == 0) {
            const int32_t ldst = (int32_t)in->value[1];
            s->r[ldst] = (uint32_t)v;
        }
    }
    return 0;
}

/* MARK GUARD mov $r[LDST] $c[COND] */
int tesla_exec_mov_r_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cond = (int32_t)in->value[1];
    const int32_t mark = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[0];
    const int32_t guard = operand_guard_37(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        s->r[ldst] = (uint32_t)s->c[cond];
    }
    return 0;
}

/* MARK GUARD mov $c[CDST] $r[LSRC] */
int tesla_exec_mov_c_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[2];
    const int32_t cdst = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[1];
    const int32_t guard = operand_guard_38(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        s->c[cdst] = (uint8_t)(s->r[lsrc] & 0xf);
    }
    return 0;
}

/* MARK GUARD mov $r[LDST] $a[AREG] */
int tesla_exec_mov_r_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[0];
    const int32_t areg = (int32_t)in->value[1];
    const int32_t guard = operand_guard_38(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        s->r[ldst] = (uint32_t)s->a[areg];
    }
    return 0;
}

/* MARK GUARD mov $r[LDST] SPECIAL */
int tesla_exec_mov_r_sr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[2];
    const int32_t guard = operand_guard_39(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: what the machine tells comes with the execution of warps");
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
    uint16_t a_new[8];
    for (int32_t i = 0; i < 8; i++)
        a_new[i] = s->a[i];
    const int32_t guard = operand_guard_40(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        int64_t a = 0;
        const int a_trap = operand_a_23(m, s, in, &a);
        if (a_trap) {
            return a_trap;
        }
        if (adst != 0)
            a_new[adst] = (uint16_t)((uint32_t)a << hshcnt);
        switch (in->line[0]) {
        case 1: {
            if (in->line[1] == 3) {
                const int32_t areg = (int32_t)in->value[3];
                const int32_t lsoff = (int32_t)in->value[2];
                a_new[areg] =
                    (uint16_t)((s->a[areg] + rt_sext_32((uint32_t)lsoff, 5) * 1) & 0xffff);
            }
            break;
        }
        case 2: {
            if (in->line[2] == 3) {
                const int32_t areg = (int32_t)in->value[3];
                const int32_t lsoff = (int32_t)in->value[2];
                a_new[areg] =
                    (uint16_t)((s->a[areg] + rt_sext_32((uint32_t)lsoff, 5) * 2) & 0xffff);
            }
            break;
        }
        case 3: {
            if (in->line[3] == 3) {
                const int32_t areg = (int32_t)in->value[3];
                const int32_t lsoff = (int32_t)in->value[2];
                a_new[areg] =
                    (uint16_t)((s->a[areg] + rt_sext_32((uint32_t)lsoff, 5) * 2) & 0xffff);
            }
            break;
        }
        case 4: {
            if (in->line[4] == 3) {
                const int32_t areg = (int32_t)in->value[3];
                const int32_t lsoff = (int32_t)in->value[2];
                a_new[areg] =
                    (uint16_t)((s->a[areg] + rt_sext_32((uint32_t)lsoff, 5) * 4) & 0xffff);
            }
            break;
        }
        default:
            break;
        }
    }
    for (int32_t i_2 = 0; i_2 < 8; i_2++)
        s->a[i_2] = a_new[i_2];
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
    const int32_t guard = operand_guard_41(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        if (adst != 0)
            s->a[adst] = (uint16_t)(s->a[areg] + offs);
    }
    return 0;
}

