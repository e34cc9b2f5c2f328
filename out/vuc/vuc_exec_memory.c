/* Generated from the description vuc by gen/emit/exec. Do not edit. */
#include "vuc_exec.h"

/* BRANCH GUARD ld $r[DST] D[LADDR] */
RT_FORM_NEAR(vuc, vuc_exec_ld_d_40, RT_LATER)
{
    const int32_t dst = (int32_t)in->value[0];
    const int32_t guard = operand_guard(m, s, in, 1, 5);
    const int32_t branch = operand_branch(m, s, in, 2, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t at = operand_laddr(s, in, 0, 1, 2, 3, 4);
        const int32_t v = (int32_t)rt_load(m, VUC_SPACE_D, (uint64_t)at, 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (dst != 0) {
            rt_later(m, 3, 2, (uint64_t)dst, 0xffff, (uint64_t)v);
        }
    }
    return 0;
}

/* GUARD ld $r[DST] D[LADDR] */
RT_FORM_NEAR(vuc, vuc_exec_ld_d_30, RT_LATER)
{
    const int32_t dst = (int32_t)in->value[0];
    const int32_t guard = operand_guard(m, s, in, 1, 5);
    if (guard) {
        const int32_t at = operand_laddr(s, in, 0, 1, 2, 3, 4);
        const int32_t v = (int32_t)rt_load(m, VUC_SPACE_D, (uint64_t)at, 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (dst != 0) {
            rt_later(m, 3, 2, (uint64_t)dst, 0xffff, (uint64_t)v);
        }
    }
    return 0;
}

/* BRANCH GUARD ld $r[DST] PWT[LADDR] */
RT_FORM_NEAR(vuc, vuc_exec_ld_pwt_40, RT_LATER)
{
    const int32_t dst = (int32_t)in->value[0];
    const int32_t guard = operand_guard(m, s, in, 1, 5);
    const int32_t branch = operand_branch(m, s, in, 2, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t at = operand_laddr(s, in, 0, 1, 2, 3, 4);
        if (!rt_is_near(m, VUC_SPACE_PWT, (uint64_t)at, 1, far))
            return RT_FAR;
        const int32_t v = (int32_t)rt_load(m, VUC_SPACE_PWT, (uint64_t)at, 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (dst != 0) {
            rt_later(m, 3, 2, (uint64_t)dst, 0xffff, (uint64_t)v);
        }
    }
    return 0;
}

/* GUARD ld $r[DST] PWT[LADDR] */
RT_FORM_NEAR(vuc, vuc_exec_ld_pwt_30, RT_LATER)
{
    const int32_t dst = (int32_t)in->value[0];
    const int32_t guard = operand_guard(m, s, in, 1, 5);
    if (guard) {
        const int32_t at = operand_laddr(s, in, 0, 1, 2, 3, 4);
        if (!rt_is_near(m, VUC_SPACE_PWT, (uint64_t)at, 1, far))
            return RT_FAR;
        const int32_t v = (int32_t)rt_load(m, VUC_SPACE_PWT, (uint64_t)at, 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (dst != 0) {
            rt_later(m, 3, 2, (uint64_t)dst, 0xffff, (uint64_t)v);
        }
    }
    return 0;
}

/* BRANCH GUARD ld $r[DST] MVSI[LADDR] */
RT_FORM_NEAR(vuc, vuc_exec_ld_mvsi_40, RT_LATER)
{
    const int32_t dst = (int32_t)in->value[0];
    const int32_t guard = operand_guard(m, s, in, 1, 5);
    const int32_t branch = operand_branch(m, s, in, 2, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t at = operand_laddr(s, in, 0, 1, 2, 3, 4);
        const int32_t v =
            (int32_t)rt_load(m, VUC_SPACE_MVSI,
            (uint64_t)((at & 7) == 2 ? at & 0xffe7 : at >> 2 & 1 ? (at & 0xff80) | 4 : at), 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (dst != 0) {
            rt_later(m, 3, 2, (uint64_t)dst, 0xffff, (uint64_t)v);
        }
    }
    return 0;
}

/* GUARD ld $r[DST] MVSI[LADDR] */
RT_FORM_NEAR(vuc, vuc_exec_ld_mvsi_30, RT_LATER)
{
    const int32_t dst = (int32_t)in->value[0];
    const int32_t guard = operand_guard(m, s, in, 1, 5);
    if (guard) {
        const int32_t at = operand_laddr(s, in, 0, 1, 2, 3, 4);
        const int32_t v =
            (int32_t)rt_load(m, VUC_SPACE_MVSI,
            (uint64_t)((at & 7) == 2 ? at & 0xffe7 : at >> 2 & 1 ? (at & 0xff80) | 4 : at), 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (dst != 0) {
            rt_later(m, 3, 2, (uint64_t)dst, 0xffff, (uint64_t)v);
        }
    }
    return 0;
}

/* BRANCH GUARD ld6 $r[DST] B6[LADDR] */
RT_FORM_NEAR(vuc, vuc_exec_ld_b6_40, RT_LATER)
{
    const int32_t dst = (int32_t)in->value[0];
    const int32_t guard = operand_guard(m, s, in, 1, 5);
    const int32_t branch = operand_branch(m, s, in, 2, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t at = operand_laddr(s, in, 0, 1, 2, 3, 4);
        const int32_t v = (int32_t)rt_load(m, VUC_SPACE_B6, (uint64_t)at, 1);
        if (dst != 0) {
            rt_later(m, 3, 2, (uint64_t)dst, 0xffff, (uint64_t)v);
        }
    }
    return 0;
}

/* GUARD ld6 $r[DST] B6[LADDR] */
RT_FORM_NEAR(vuc, vuc_exec_ld_b6_30, RT_LATER)
{
    const int32_t dst = (int32_t)in->value[0];
    const int32_t guard = operand_guard(m, s, in, 1, 5);
    if (guard) {
        const int32_t at = operand_laddr(s, in, 0, 1, 2, 3, 4);
        const int32_t v = (int32_t)rt_load(m, VUC_SPACE_B6, (uint64_t)at, 1);
        if (dst != 0) {
            rt_later(m, 3, 2, (uint64_t)dst, 0xffff, (uint64_t)v);
        }
    }
    return 0;
}

/* BRANCH GUARD ld7 $r[DST] B7[LADDR] */
RT_FORM_NEAR(vuc, vuc_exec_ld_b7_40, RT_LATER)
{
    const int32_t dst = (int32_t)in->value[0];
    const int32_t guard = operand_guard(m, s, in, 1, 5);
    const int32_t branch = operand_branch(m, s, in, 2, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t at = operand_laddr(s, in, 0, 1, 2, 3, 4);
        const int32_t v = (int32_t)rt_load(m, VUC_SPACE_B7, (uint64_t)at, 1);
        if (dst != 0) {
            rt_later(m, 3, 2, (uint64_t)dst, 0xffff, (uint64_t)v);
        }
    }
    return 0;
}

/* GUARD ld7 $r[DST] B7[LADDR] */
RT_FORM_NEAR(vuc, vuc_exec_ld_b7_30, RT_LATER)
{
    const int32_t dst = (int32_t)in->value[0];
    const int32_t guard = operand_guard(m, s, in, 1, 5);
    if (guard) {
        const int32_t at = operand_laddr(s, in, 0, 1, 2, 3, 4);
        const int32_t v = (int32_t)rt_load(m, VUC_SPACE_B7, (uint64_t)at, 1);
        if (dst != 0) {
            rt_later(m, 3, 2, (uint64_t)dst, 0xffff, (uint64_t)v);
        }
    }
    return 0;
}

/* BRANCH GUARD st D[SADDR] $r[SRC2] */
RT_FORM_NEAR(vuc, vuc_exec_st_d_40, RT_ENDS | RT_DELAYS)
{
    const int32_t src2 = (int32_t)in->value[4];
    const int32_t guard = operand_guard(m, s, in, 1, 5);
    const int32_t branch = operand_branch(m, s, in, 2, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t at = operand_saddr(s, in, 0, 0, 1, 2, 3);
        if (!rt_may_store(m, VUC_SPACE_D, (uint64_t)at, 1))
            return (int)m->trap.kind;
        rt_store(m, VUC_SPACE_D, (uint64_t)at, 1, (uint64_t)s->r[src2]);
    }
    return 0;
}

/* GUARD st D[SADDR] $r[SRC2] */
RT_FORM_NEAR(vuc, vuc_exec_st_d_30, RT_ENDS)
{
    const int32_t src2 = (int32_t)in->value[4];
    const int32_t guard = operand_guard(m, s, in, 1, 5);
    if (guard) {
        const int32_t at = operand_saddr(s, in, 0, 0, 1, 2, 3);
        if (!rt_may_store(m, VUC_SPACE_D, (uint64_t)at, 1))
            return (int)m->trap.kind;
        rt_store(m, VUC_SPACE_D, (uint64_t)at, 1, (uint64_t)s->r[src2]);
    }
    return 0;
}

/* BRANCH GUARD st MVSO[SADDR] $r[SRC2] */
RT_FORM_NEAR(vuc, vuc_exec_st_mvso_40, RT_ENDS | RT_DELAYS)
{
    const int32_t src2 = (int32_t)in->value[4];
    const int32_t guard = operand_guard(m, s, in, 1, 5);
    const int32_t branch = operand_branch(m, s, in, 2, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t at = operand_saddr(s, in, 0, 0, 1, 2, 3);
        const int32_t shared = (at >> 3 & 3) == 0 && ((at & 7) == 4 || (at & 7) == 5);
        if (!rt_may_store(m, VUC_SPACE_MVSO,
            (uint64_t)((at & 7) == 2 ? at & 0xffe7 : shared ? at & 0xff9f : at), 1))
            return (int)m->trap.kind;
        rt_store(m, VUC_SPACE_MVSO,
            (uint64_t)((at & 7) == 2 ? at & 0xffe7 : shared ? at & 0xff9f : at), 1,
            (uint64_t)s->r[src2]);
    }
    return 0;
}

/* GUARD st MVSO[SADDR] $r[SRC2] */
RT_FORM_NEAR(vuc, vuc_exec_st_mvso_30, RT_ENDS)
{
    const int32_t src2 = (int32_t)in->value[4];
    const int32_t guard = operand_guard(m, s, in, 1, 5);
    if (guard) {
        const int32_t at = operand_saddr(s, in, 0, 0, 1, 2, 3);
        const int32_t shared = (at >> 3 & 3) == 0 && ((at & 7) == 4 || (at & 7) == 5);
        if (!rt_may_store(m, VUC_SPACE_MVSO,
            (uint64_t)((at & 7) == 2 ? at & 0xffe7 : shared ? at & 0xff9f : at), 1))
            return (int)m->trap.kind;
        rt_store(m, VUC_SPACE_MVSO,
            (uint64_t)((at & 7) == 2 ? at & 0xffe7 : shared ? at & 0xff9f : at), 1,
            (uint64_t)s->r[src2]);
    }
    return 0;
}

/* BRANCH GUARD st6 B6[SADDR] $r[SRC2] */
RT_FORM_NEAR(vuc, vuc_exec_st_b6_40, RT_ENDS | RT_DELAYS)
{
    const int32_t src2 = (int32_t)in->value[4];
    const int32_t guard = operand_guard(m, s, in, 1, 5);
    const int32_t branch = operand_branch(m, s, in, 2, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t at = operand_saddr(s, in, 0, 0, 1, 2, 3);
        rt_store(m, VUC_SPACE_B6, (uint64_t)at, 1, (uint64_t)s->r[src2]);
    }
    return 0;
}

/* GUARD st6 B6[SADDR] $r[SRC2] */
RT_FORM_NEAR(vuc, vuc_exec_st_b6_30, RT_ENDS)
{
    const int32_t src2 = (int32_t)in->value[4];
    const int32_t guard = operand_guard(m, s, in, 1, 5);
    if (guard) {
        const int32_t at = operand_saddr(s, in, 0, 0, 1, 2, 3);
        rt_store(m, VUC_SPACE_B6, (uint64_t)at, 1, (uint64_t)s->r[src2]);
    }
    return 0;
}

/* BRANCH GUARD st7 B7[SADDR] $r[SRC2] */
RT_FORM_NEAR(vuc, vuc_exec_st_b7_40, RT_ENDS | RT_DELAYS)
{
    const int32_t src2 = (int32_t)in->value[4];
    const int32_t guard = operand_guard(m, s, in, 1, 5);
    const int32_t branch = operand_branch(m, s, in, 2, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t at = operand_saddr(s, in, 0, 0, 1, 2, 3);
        rt_store(m, VUC_SPACE_B7, (uint64_t)at, 1, (uint64_t)s->r[src2]);
    }
    return 0;
}

/* GUARD st7 B7[SADDR] $r[SRC2] */
RT_FORM_NEAR(vuc, vuc_exec_st_b7_30, RT_ENDS)
{
    const int32_t src2 = (int32_t)in->value[4];
    const int32_t guard = operand_guard(m, s, in, 1, 5);
    if (guard) {
        const int32_t at = operand_saddr(s, in, 0, 0, 1, 2, 3);
        rt_store(m, VUC_SPACE_B7, (uint64_t)at, 1, (uint64_t)s->r[src2]);
    }
    return 0;
}

/* BRANCH GUARD st VP[SADDR] $r[SRC2] */
RT_FORM_NEAR(vuc, vuc_exec_st_vp_40, RT_DELAYS)
{
    const int32_t guard = operand_guard(m, s, in, 1, 5);
    const int32_t branch = operand_branch(m, s, in, 2, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "no source says which addresses accept a byte and which a word");
    }
    return 0;
}

/* GUARD st VP[SADDR] $r[SRC2] */
RT_FORM_NEAR(vuc, vuc_exec_st_vp_30, 0)
{
    const int32_t guard = operand_guard(m, s, in, 1, 5);
    if (guard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "no source says which addresses accept a byte and which a word");
    }
    return 0;
}

