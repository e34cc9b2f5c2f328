/* Generated from the description vuc by gen/emit/exec. Do not edit. */
#include "vuc_exec.h"

RT_ALWAYS int do_set_setgt_r_40(struct isadora_machine *m, struct vuc_state *s,
    const struct vuc_op *in, struct rt_way *way, int far, int line, int src1_at, int pm_at,
    int pred_at, int pdst_at, int rbp_at, int rbn_at, int rbt_at, int src2_at, int i6_at)
{
    const int32_t src1 = (int32_t)in->value[src1_at];
    const int32_t mode = operand_mode(in, line, pm_at);
    const int32_t pd = operand_pd(m, s, in, line + 1, pred_at, pdst_at);
    const int32_t guard = operand_guard(m, s, in, line + 3, pred_at);
    const int32_t branch = operand_branch(m, s, in, line + 4, rbp_at, rbn_at, rbt_at);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, line + 2, src2_at, i6_at);
        const int32_t p = (int16_t)s->r[src1] > (int16_t)b;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, line + 1, pred_at, pdst_at);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, line + 1, pred_at, pdst_at);
        } else if (subject == 2) {
            store_pd(m, in, x, line + 1, pred_at, pdst_at);
        }
    }
    return 0;
}

RT_ALWAYS int do_set_setgt_r_30(struct isadora_machine *m, struct vuc_state *s,
    const struct vuc_op *in, int line, int src1_at, int pm_at, int pred_at, int pdst_at,
    int src2_at, int i6_at)
{
    const int32_t src1 = (int32_t)in->value[src1_at];
    const int32_t mode = operand_mode(in, line, pm_at);
    const int32_t pd = operand_pd(m, s, in, line + 1, pred_at, pdst_at);
    const int32_t guard = operand_guard(m, s, in, line + 3, pred_at);
    if (guard) {
        const int32_t b = operand_s2(s, in, line + 2, src2_at, i6_at);
        const int32_t p = (int16_t)s->r[src1] > (int16_t)b;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, line + 1, pred_at, pdst_at);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, line + 1, pred_at, pdst_at);
        } else if (subject == 2) {
            store_pd(m, in, x, line + 1, pred_at, pdst_at);
        }
    }
    return 0;
}

RT_ALWAYS int do_set_setlt_r_40(struct isadora_machine *m, struct vuc_state *s,
    const struct vuc_op *in, struct rt_way *way, int far, int line, int src1_at, int pm_at,
    int pred_at, int pdst_at, int rbp_at, int rbn_at, int rbt_at, int src2_at, int i6_at)
{
    const int32_t src1 = (int32_t)in->value[src1_at];
    const int32_t mode = operand_mode(in, line, pm_at);
    const int32_t pd = operand_pd(m, s, in, line + 1, pred_at, pdst_at);
    const int32_t guard = operand_guard(m, s, in, line + 3, pred_at);
    const int32_t branch = operand_branch(m, s, in, line + 4, rbp_at, rbn_at, rbt_at);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, line + 2, src2_at, i6_at);
        const int32_t p = (int16_t)s->r[src1] < (int16_t)b;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, line + 1, pred_at, pdst_at);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, line + 1, pred_at, pdst_at);
        } else if (subject == 2) {
            store_pd(m, in, x, line + 1, pred_at, pdst_at);
        }
    }
    return 0;
}

RT_ALWAYS int do_set_setlt_r_30(struct isadora_machine *m, struct vuc_state *s,
    const struct vuc_op *in, int line, int src1_at, int pm_at, int pred_at, int pdst_at,
    int src2_at, int i6_at)
{
    const int32_t src1 = (int32_t)in->value[src1_at];
    const int32_t mode = operand_mode(in, line, pm_at);
    const int32_t pd = operand_pd(m, s, in, line + 1, pred_at, pdst_at);
    const int32_t guard = operand_guard(m, s, in, line + 3, pred_at);
    if (guard) {
        const int32_t b = operand_s2(s, in, line + 2, src2_at, i6_at);
        const int32_t p = (int16_t)s->r[src1] < (int16_t)b;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, line + 1, pred_at, pdst_at);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, line + 1, pred_at, pdst_at);
        } else if (subject == 2) {
            store_pd(m, in, x, line + 1, pred_at, pdst_at);
        }
    }
    return 0;
}

RT_ALWAYS int do_set_seteq_r_40(struct isadora_machine *m, struct vuc_state *s,
    const struct vuc_op *in, struct rt_way *way, int far, int line, int src1_at, int pm_at,
    int pred_at, int pdst_at, int rbp_at, int rbn_at, int rbt_at, int src2_at, int i6_at)
{
    const int32_t src1 = (int32_t)in->value[src1_at];
    const int32_t mode = operand_mode(in, line, pm_at);
    const int32_t pd = operand_pd(m, s, in, line + 1, pred_at, pdst_at);
    const int32_t guard = operand_guard(m, s, in, line + 3, pred_at);
    const int32_t branch = operand_branch(m, s, in, line + 4, rbp_at, rbn_at, rbt_at);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, line + 2, src2_at, i6_at);
        const int32_t p = s->r[src1] == b;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, line + 1, pred_at, pdst_at);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, line + 1, pred_at, pdst_at);
        } else if (subject == 2) {
            store_pd(m, in, x, line + 1, pred_at, pdst_at);
        }
    }
    return 0;
}

RT_ALWAYS int do_set_seteq_r_30(struct isadora_machine *m, struct vuc_state *s,
    const struct vuc_op *in, int line, int src1_at, int pm_at, int pred_at, int pdst_at,
    int src2_at, int i6_at)
{
    const int32_t src1 = (int32_t)in->value[src1_at];
    const int32_t mode = operand_mode(in, line, pm_at);
    const int32_t pd = operand_pd(m, s, in, line + 1, pred_at, pdst_at);
    const int32_t guard = operand_guard(m, s, in, line + 3, pred_at);
    if (guard) {
        const int32_t b = operand_s2(s, in, line + 2, src2_at, i6_at);
        const int32_t p = s->r[src1] == b;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, line + 1, pred_at, pdst_at);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, line + 1, pred_at, pdst_at);
        } else if (subject == 2) {
            store_pd(m, in, x, line + 1, pred_at, pdst_at);
        }
    }
    return 0;
}

RT_ALWAYS int do_set_setlep_r_40(struct isadora_machine *m, struct vuc_state *s,
    const struct vuc_op *in, struct rt_way *way, int far, int line, int src1_at, int pm_at,
    int pred_at, int pdst_at, int rbp_at, int rbn_at, int rbt_at, int src2_at, int i6_at)
{
    const int32_t src1 = (int32_t)in->value[src1_at];
    const int32_t mode = operand_mode(in, line, pm_at);
    const int32_t pd = operand_pd(m, s, in, line + 1, pred_at, pdst_at);
    const int32_t guard = operand_guard(m, s, in, line + 3, pred_at);
    const int32_t branch = operand_branch(m, s, in, line + 4, rbp_at, rbn_at, rbt_at);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, line + 2, src2_at, i6_at);
        const int32_t p = (int16_t)s->r[src1] >= 0 && (int16_t)s->r[src1] <= (int16_t)b;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, line + 1, pred_at, pdst_at);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, line + 1, pred_at, pdst_at);
        } else if (subject == 2) {
            store_pd(m, in, x, line + 1, pred_at, pdst_at);
        }
    }
    return 0;
}

RT_ALWAYS int do_set_setlep_r_30(struct isadora_machine *m, struct vuc_state *s,
    const struct vuc_op *in, int line, int src1_at, int pm_at, int pred_at, int pdst_at,
    int src2_at, int i6_at)
{
    const int32_t src1 = (int32_t)in->value[src1_at];
    const int32_t mode = operand_mode(in, line, pm_at);
    const int32_t pd = operand_pd(m, s, in, line + 1, pred_at, pdst_at);
    const int32_t guard = operand_guard(m, s, in, line + 3, pred_at);
    if (guard) {
        const int32_t b = operand_s2(s, in, line + 2, src2_at, i6_at);
        const int32_t p = (int16_t)s->r[src1] >= 0 && (int16_t)s->r[src1] <= (int16_t)b;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, line + 1, pred_at, pdst_at);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, line + 1, pred_at, pdst_at);
        } else if (subject == 2) {
            store_pd(m, in, x, line + 1, pred_at, pdst_at);
        }
    }
    return 0;
}

RT_ALWAYS int do_set_setzero_r(struct isadora_machine *m, struct vuc_state *s,
    const struct vuc_op *in, struct rt_way *way, int far, int line, int src1_at, int pm_at,
    int pred_at, int pdst_at, int rbp_at, int rbn_at, int rbt_at, int src2_at, int i6_at)
{
    const int32_t src1 = (int32_t)in->value[src1_at];
    const int32_t mode = operand_mode(in, line, pm_at);
    const int32_t pd = operand_pd(m, s, in, line + 1, pred_at, pdst_at);
    const int32_t guard = operand_guard(m, s, in, line + 3, pred_at);
    const int32_t branch = operand_branch(m, s, in, line + 4, rbp_at, rbn_at, rbt_at);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, line + 2, src2_at, i6_at);
        const int32_t p = s->r[src1] == 0 && b == 0;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, line + 1, pred_at, pdst_at);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, line + 1, pred_at, pdst_at);
        } else if (subject == 2) {
            store_pd(m, in, x, line + 1, pred_at, pdst_at);
        }
    }
    return 0;
}

RT_ALWAYS int do_set_btest_r_40(struct isadora_machine *m, struct vuc_state *s,
    const struct vuc_op *in, struct rt_way *way, int far, int line, int src1_at, int pm_at,
    int pred_at, int pdst_at, int rbp_at, int rbn_at, int rbt_at, int src2_at, int i6_at)
{
    const int32_t src1 = (int32_t)in->value[src1_at];
    const int32_t mode = operand_mode(in, line, pm_at);
    const int32_t pd = operand_pd(m, s, in, line + 1, pred_at, pdst_at);
    const int32_t guard = operand_guard(m, s, in, line + 3, pred_at);
    const int32_t branch = operand_branch(m, s, in, line + 4, rbp_at, rbn_at, rbt_at);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, line + 2, src2_at, i6_at);
        const int32_t p = s->r[src1] >> (b & 0xf) & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, line + 1, pred_at, pdst_at);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, line + 1, pred_at, pdst_at);
        } else if (subject == 2) {
            store_pd(m, in, x, line + 1, pred_at, pdst_at);
        }
    }
    return 0;
}

RT_ALWAYS int do_set_btest_r_30(struct isadora_machine *m, struct vuc_state *s,
    const struct vuc_op *in, int line, int src1_at, int pm_at, int pred_at, int pdst_at,
    int src2_at, int i6_at)
{
    const int32_t src1 = (int32_t)in->value[src1_at];
    const int32_t mode = operand_mode(in, line, pm_at);
    const int32_t pd = operand_pd(m, s, in, line + 1, pred_at, pdst_at);
    const int32_t guard = operand_guard(m, s, in, line + 3, pred_at);
    if (guard) {
        const int32_t b = operand_s2(s, in, line + 2, src2_at, i6_at);
        const int32_t p = s->r[src1] >> (b & 0xf) & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, line + 1, pred_at, pdst_at);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, line + 1, pred_at, pdst_at);
        } else if (subject == 2) {
            store_pd(m, in, x, line + 1, pred_at, pdst_at);
        }
    }
    return 0;
}

/* BRANCH GUARD add MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_add_rr_40, RT_DELAYS)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (s->r[src1] + b) & 0xffff;
        if (dst != 0) {
            if (far && m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* GUARD add MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_add_rr_30, 0)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (s->r[src1] + b) & 0xffff;
        if (dst != 0) {
            if (far && m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* BRANCH GUARD sub MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_sub_rr_40, RT_DELAYS)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (s->r[src1] - b) & 0xffff;
        if (dst != 0) {
            if (far && m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* GUARD sub MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_sub_rr_30, 0)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (s->r[src1] - b) & 0xffff;
        if (dst != 0) {
            if (far && m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* BRANCH GUARD subr MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_subr_rr, RT_DELAYS)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (b - s->r[src1]) & 0xffff;
        if (dst != 0) {
            if (far && m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* GUARD avgs MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_avgs_rr, 0)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = ((int16_t)s->r[src1] + (int16_t)b + 1) >> 1 & 0xffff;
        if (dst != 0) {
            if (far && m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* GUARD avgu MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_avgu_rr, 0)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (s->r[src1] + b + 1) >> 1;
        if (dst != 0) {
            if (far && m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* BRANCH GUARD clamplep MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_clamplep_rr_40, RT_DELAYS)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (int16_t)s->r[src1] > (int16_t)b ? b : rt_max_i32((int16_t)s->r[src1], 0);
        const int32_t p = (int16_t)s->r[src1] < 0 || (int16_t)s->r[src1] > (int16_t)b;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    return 0;
}

/* GUARD clamplep MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_clamplep_rr_30, 0)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (int16_t)s->r[src1] > (int16_t)b ? b : rt_max_i32((int16_t)s->r[src1], 0);
        const int32_t p = (int16_t)s->r[src1] < 0 || (int16_t)s->r[src1] > (int16_t)b;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    return 0;
}

/* BRANCH GUARD clamps MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_clamps_rr_40, RT_DELAYS)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = rt_clamp_i32((int16_t)s->r[src1], -(1 << n), (1 << n) - 1) & 0xffff;
        const int32_t p = (int16_t)s->r[src1] != (int16_t)r;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    return 0;
}

/* GUARD clamps MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_clamps_rr_30, 0)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = rt_clamp_i32((int16_t)s->r[src1], -(1 << n), (1 << n) - 1) & 0xffff;
        const int32_t p = (int16_t)s->r[src1] != (int16_t)r;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    return 0;
}

/* BRANCH GUARD sext MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_sext_rr_40, RT_DELAYS)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = ((s->r[src1] & ((1 << n) - 1)) - ((s->r[src1] >> n & 1) << n)) & 0xffff;
        const int32_t p = s->r[src1] >> n & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    return 0;
}

/* GUARD sext MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_sext_rr_30, 0)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = ((s->r[src1] & ((1 << n) - 1)) - ((s->r[src1] >> n & 1) << n)) & 0xffff;
        const int32_t p = s->r[src1] >> n & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    return 0;
}

/* BRANCH GUARD bset MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_bset_rr_40, RT_DELAYS)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = s->r[src1] | 1 << n;
        if (dst != 0) {
            if (far && m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* GUARD bset MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_bset_rr_30, 0)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = s->r[src1] | 1 << n;
        if (dst != 0) {
            if (far && m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* BRANCH GUARD bclr MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_bclr_rr_40, RT_DELAYS)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = s->r[src1] & ~(1 << n);
        if (dst != 0) {
            if (far && m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* GUARD bclr MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_bclr_rr_30, 0)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = s->r[src1] & ~(1 << n);
        if (dst != 0) {
            if (far && m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* BRANCH GUARD shl MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_shl_rr_40, RT_DELAYS)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = s->r[src1] << n & 0xffff;
        const int32_t p = s->r[src1] << n >> 16 & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    return 0;
}

/* GUARD shl MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_shl_rr_30, 0)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = s->r[src1] << n & 0xffff;
        const int32_t p = s->r[src1] << n >> 16 & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    return 0;
}

/* BRANCH GUARD shr MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_shr_rr_40, RT_DELAYS)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = s->r[src1] >> n;
        const int32_t p = s->r[src1] << 1 >> n & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    return 0;
}

/* GUARD shr MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_shr_rr_30, 0)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = s->r[src1] >> n;
        const int32_t p = s->r[src1] << 1 >> n & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    return 0;
}

/* BRANCH GUARD sar MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_sar_rr_40, RT_DELAYS)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = (int16_t)s->r[src1] >> n & 0xffff;
        const int32_t p = s->r[src1] << 1 >> n & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    return 0;
}

/* GUARD sar MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_sar_rr_30, 0)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = (int16_t)s->r[src1] >> n & 0xffff;
        const int32_t p = s->r[src1] << 1 >> n & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    return 0;
}

/* BRANCH GUARD and MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_and_rr_40, RT_DELAYS)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = s->r[src1] & b;
        if (dst != 0) {
            if (far && m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* GUARD and MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_and_rr_30, 0)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = s->r[src1] & b;
        if (dst != 0) {
            if (far && m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* BRANCH GUARD or MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_or_rr_40, RT_DELAYS)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = s->r[src1] | b;
        if (dst != 0) {
            if (far && m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* GUARD or MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_or_rr_30, 0)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = s->r[src1] | b;
        if (dst != 0) {
            if (far && m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* BRANCH GUARD xor MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_xor_rr_40, RT_DELAYS)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = s->r[src1] ^ b;
        if (dst != 0) {
            if (far && m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* GUARD xor MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_xor_rr_30, 0)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = s->r[src1] ^ b;
        if (dst != 0) {
            if (far && m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* GUARD min MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_min_rr, 0)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = rt_min_i32((int16_t)s->r[src1], (int16_t)b) & 0xffff;
        const int32_t p = (int16_t)b < (int16_t)s->r[src1];
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    return 0;
}

/* GUARD max MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_binary_max_rr, 0)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = rt_max_i32((int16_t)s->r[src1], (int16_t)b) & 0xffff;
        const int32_t p = (int16_t)b >= (int16_t)s->r[src1];
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    return 0;
}

/* BRANCH GUARD add MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_add_rs_40, RT_DELAYS)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t_2);
    }
    if (guard) {
        if (1) {
            t = 0 || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (read_sr(m, s, srs) + b) & 0xffff;
        const int32_t p = r & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD add MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_add_rs_30, 0)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        if (1) {
            const int32_t gone = srs <= 1 || srs == 11 || srs == 31 || srs == 41 || srs == 42;
            t = gone || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (read_sr(m, s, srs) + b) & 0xffff;
        const int32_t p = r & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD sub MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_sub_rs_40, RT_DELAYS)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t_2);
    }
    if (guard) {
        if (1) {
            t = 0 || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (read_sr(m, s, srs) - b) & 0xffff;
        const int32_t p = r & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD sub MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_sub_rs_30, 0)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        if (1) {
            const int32_t gone = srs <= 1 || srs == 11 || srs == 31 || srs == 41 || srs == 42;
            t = gone || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (read_sr(m, s, srs) - b) & 0xffff;
        const int32_t p = r & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD subr MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_subr_rs, RT_DELAYS)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t_2);
    }
    if (guard) {
        if (1) {
            t = 0 || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (b - read_sr(m, s, srs)) & 0xffff;
        const int32_t p = r & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD avgs MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_avgs_rs, 0)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        if (1) {
            const int32_t gone = srs <= 1 || srs == 11 || srs == 31 || srs == 41 || srs == 42;
            t = gone || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = ((int16_t)read_sr(m, s, srs) + (int16_t)b + 1) >> 1 & 0xffff;
        const int32_t p = r & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD avgu MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_avgu_rs, 0)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        if (1) {
            const int32_t gone = srs <= 1 || srs == 11 || srs == 31 || srs == 41 || srs == 42;
            t = gone || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (read_sr(m, s, srs) + b + 1) >> 1;
        const int32_t p = r & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD clamplep MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_clamplep_rs_40, RT_DELAYS)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t_2);
    }
    if (guard) {
        if (1) {
            t = 0 || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (int16_t)read_sr(m, s, srs) > (int16_t)b ? b
            : rt_max_i32((int16_t)read_sr(m, s, srs), 0);
        const int32_t p = (int16_t)read_sr(m, s, srs) < 0
            || (int16_t)read_sr(m, s, srs) > (int16_t)b;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD clamplep MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_clamplep_rs_30, 0)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        if (1) {
            const int32_t gone = srs <= 1 || srs == 11 || srs == 31 || srs == 41 || srs == 42;
            t = gone || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (int16_t)read_sr(m, s, srs) > (int16_t)b ? b
            : rt_max_i32((int16_t)read_sr(m, s, srs), 0);
        const int32_t p = (int16_t)read_sr(m, s, srs) < 0
            || (int16_t)read_sr(m, s, srs) > (int16_t)b;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD clamps MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_clamps_rs_40, RT_DELAYS)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t_2);
    }
    if (guard) {
        if (1) {
            t = 0 || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = rt_clamp_i32((int16_t)read_sr(m, s, srs), -(1 << n), (1 << n) - 1)
            & 0xffff;
        const int32_t p = (int16_t)read_sr(m, s, srs) != (int16_t)r;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD clamps MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_clamps_rs_30, 0)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        if (1) {
            const int32_t gone = srs <= 1 || srs == 11 || srs == 31 || srs == 41 || srs == 42;
            t = gone || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = rt_clamp_i32((int16_t)read_sr(m, s, srs), -(1 << n), (1 << n) - 1)
            & 0xffff;
        const int32_t p = (int16_t)read_sr(m, s, srs) != (int16_t)r;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD sext MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_sext_rs_40, RT_DELAYS)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t_2);
    }
    if (guard) {
        if (1) {
            t = 0 || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r =
            ((read_sr(m, s, srs) & ((1 << n) - 1)) - ((read_sr(m, s, srs) >> n & 1) << n)) & 0xffff;
        const int32_t p = read_sr(m, s, srs) >> n & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD sext MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_sext_rs_30, 0)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        if (1) {
            const int32_t gone = srs <= 1 || srs == 11 || srs == 31 || srs == 41 || srs == 42;
            t = gone || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r =
            ((read_sr(m, s, srs) & ((1 << n) - 1)) - ((read_sr(m, s, srs) >> n & 1) << n)) & 0xffff;
        const int32_t p = read_sr(m, s, srs) >> n & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD bset MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_bset_rs_40, RT_DELAYS)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t_2);
    }
    if (guard) {
        if (1) {
            t = 0 || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = read_sr(m, s, srs) | 1 << n;
        const int32_t p = r & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD bset MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_bset_rs_30, 0)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        if (1) {
            const int32_t gone = srs <= 1 || srs == 11 || srs == 31 || srs == 41 || srs == 42;
            t = gone || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = read_sr(m, s, srs) | 1 << n;
        const int32_t p = r & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD bclr MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_bclr_rs_40, RT_DELAYS)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t_2);
    }
    if (guard) {
        if (1) {
            t = 0 || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = read_sr(m, s, srs) & ~(1 << n);
        const int32_t p = r & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD bclr MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_bclr_rs_30, 0)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        if (1) {
            const int32_t gone = srs <= 1 || srs == 11 || srs == 31 || srs == 41 || srs == 42;
            t = gone || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = read_sr(m, s, srs) & ~(1 << n);
        const int32_t p = r & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD shl MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_shl_rs_40, RT_DELAYS)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t_2);
    }
    if (guard) {
        if (1) {
            t = 0 || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = read_sr(m, s, srs) << n & 0xffff;
        const int32_t p = read_sr(m, s, srs) << n >> 16 & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD shl MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_shl_rs_30, 0)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        if (1) {
            const int32_t gone = srs <= 1 || srs == 11 || srs == 31 || srs == 41 || srs == 42;
            t = gone || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = read_sr(m, s, srs) << n & 0xffff;
        const int32_t p = read_sr(m, s, srs) << n >> 16 & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD shr MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_shr_rs_40, RT_DELAYS)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t_2);
    }
    if (guard) {
        if (1) {
            t = 0 || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = read_sr(m, s, srs) >> n;
        const int32_t p = read_sr(m, s, srs) << 1 >> n & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD shr MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_shr_rs_30, 0)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        if (1) {
            const int32_t gone = srs <= 1 || srs == 11 || srs == 31 || srs == 41 || srs == 42;
            t = gone || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = read_sr(m, s, srs) >> n;
        const int32_t p = read_sr(m, s, srs) << 1 >> n & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD sar MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_sar_rs_40, RT_DELAYS)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t_2);
    }
    if (guard) {
        if (1) {
            t = 0 || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = (int16_t)read_sr(m, s, srs) >> n & 0xffff;
        const int32_t p = read_sr(m, s, srs) << 1 >> n & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD sar MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_sar_rs_30, 0)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        if (1) {
            const int32_t gone = srs <= 1 || srs == 11 || srs == 31 || srs == 41 || srs == 42;
            t = gone || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = (int16_t)read_sr(m, s, srs) >> n & 0xffff;
        const int32_t p = read_sr(m, s, srs) << 1 >> n & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD and MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_and_rs_40, RT_DELAYS)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t_2);
    }
    if (guard) {
        if (1) {
            t = 0 || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = read_sr(m, s, srs) & b;
        const int32_t p = r & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD and MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_and_rs_30, 0)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        if (1) {
            const int32_t gone = srs <= 1 || srs == 11 || srs == 31 || srs == 41 || srs == 42;
            t = gone || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = read_sr(m, s, srs) & b;
        const int32_t p = r & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD or MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_or_rs_40, RT_DELAYS)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t_2);
    }
    if (guard) {
        if (1) {
            t = 0 || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = read_sr(m, s, srs) | b;
        const int32_t p = r & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD or MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_or_rs_30, 0)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        if (1) {
            const int32_t gone = srs <= 1 || srs == 11 || srs == 31 || srs == 41 || srs == 42;
            t = gone || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = read_sr(m, s, srs) | b;
        const int32_t p = r & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD xor MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_xor_rs_40, RT_DELAYS)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t_2);
    }
    if (guard) {
        if (1) {
            t = 0 || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = read_sr(m, s, srs) ^ b;
        const int32_t p = r & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD xor MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_xor_rs_30, 0)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        if (1) {
            const int32_t gone = srs <= 1 || srs == 11 || srs == 31 || srs == 41 || srs == 42;
            t = gone || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = read_sr(m, s, srs) ^ b;
        const int32_t p = r & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD min MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_min_rs, 0)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        if (1) {
            const int32_t gone = srs <= 1 || srs == 11 || srs == 31 || srs == 41 || srs == 42;
            t = gone || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = rt_min_i32((int16_t)read_sr(m, s, srs), (int16_t)b) & 0xffff;
        const int32_t p = (int16_t)b < (int16_t)read_sr(m, s, srs);
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD max MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_max_rs, 0)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        if (1) {
            const int32_t gone = srs <= 1 || srs == 11 || srs == 31 || srs == 41 || srs == 42;
            t = gone || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = rt_max_i32((int16_t)read_sr(m, s, srs), (int16_t)b) & 0xffff;
        const int32_t p = (int16_t)b >= (int16_t)read_sr(m, s, srs);
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD add MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_add_sr_40, RT_GOES | RT_LATER)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        if (0 || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (s->r[src1] + b) & 0xffff;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (!(srd == 12)) {
                if (!(srd == 13)) {
                    if (srd == 14) {
                        for (int32_t i = 0; i <= 15; i++) {
                            write_p(m, i, (uint8_t)(v >> i & 1));
                        }
                    } else if (srd == 15) {
                        s->icnt = (uint16_t)v;
                        keep_stat(m, s);
                        s->stat = (uint16_t)(s->stat & 0xefff);
                    } else if (srd == 24) {
                        write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                        write_sr(m, 24,
                            (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
                    } else {
                        write_sr(m, srd, (uint16_t)r);
                    }
                }
            }
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD add MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_add_sr_30, RT_GOES)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t gone = srd <= 1 || srd == 11 || srd == 31 || srd == 41 || srd == 42;
        if (gone || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (s->r[src1] + b) & 0xffff;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (srd == 12) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff);
                s->l = (s->l & 0xffff0000u) | (uint32_t)v;
            } else if (srd == 14) {
                for (int32_t i = 0; i <= 15; i++) {
                    write_p(m, i, (uint8_t)(v >> i & 1));
                }
            } else if (srd == 15) {
                s->icnt = (uint16_t)v;
                keep_stat(m, s);
                s->stat = (uint16_t)(s->stat & 0xefff);
            } else if (srd == 24) {
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
            } else {
                write_sr(m, srd, (uint16_t)r);
            }
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD sub MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_sub_sr_40, RT_GOES | RT_LATER)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        if (0 || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (s->r[src1] - b) & 0xffff;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (!(srd == 12)) {
                if (!(srd == 13)) {
                    if (srd == 14) {
                        for (int32_t i = 0; i <= 15; i++) {
                            write_p(m, i, (uint8_t)(v >> i & 1));
                        }
                    } else if (srd == 15) {
                        s->icnt = (uint16_t)v;
                        keep_stat(m, s);
                        s->stat = (uint16_t)(s->stat & 0xefff);
                    } else if (srd == 24) {
                        write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                        write_sr(m, 24,
                            (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
                    } else {
                        write_sr(m, srd, (uint16_t)r);
                    }
                }
            }
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD sub MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_sub_sr_30, RT_GOES)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t gone = srd <= 1 || srd == 11 || srd == 31 || srd == 41 || srd == 42;
        if (gone || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (s->r[src1] - b) & 0xffff;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (srd == 12) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff);
                s->l = (s->l & 0xffff0000u) | (uint32_t)v;
            } else if (srd == 14) {
                for (int32_t i = 0; i <= 15; i++) {
                    write_p(m, i, (uint8_t)(v >> i & 1));
                }
            } else if (srd == 15) {
                s->icnt = (uint16_t)v;
                keep_stat(m, s);
                s->stat = (uint16_t)(s->stat & 0xefff);
            } else if (srd == 24) {
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
            } else {
                write_sr(m, srd, (uint16_t)r);
            }
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD subr MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_subr_sr, RT_GOES | RT_LATER)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        if (0 || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (b - s->r[src1]) & 0xffff;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (!(srd == 12)) {
                if (!(srd == 13)) {
                    if (srd == 14) {
                        for (int32_t i = 0; i <= 15; i++) {
                            write_p(m, i, (uint8_t)(v >> i & 1));
                        }
                    } else if (srd == 15) {
                        s->icnt = (uint16_t)v;
                        keep_stat(m, s);
                        s->stat = (uint16_t)(s->stat & 0xefff);
                    } else if (srd == 24) {
                        write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                        write_sr(m, 24,
                            (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
                    } else {
                        write_sr(m, srd, (uint16_t)r);
                    }
                }
            }
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD avgs MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_avgs_sr, RT_GOES)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t gone = srd <= 1 || srd == 11 || srd == 31 || srd == 41 || srd == 42;
        if (gone || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = ((int16_t)s->r[src1] + (int16_t)b + 1) >> 1 & 0xffff;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (srd == 12) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff);
                s->l = (s->l & 0xffff0000u) | (uint32_t)v;
            } else if (srd == 14) {
                for (int32_t i = 0; i <= 15; i++) {
                    write_p(m, i, (uint8_t)(v >> i & 1));
                }
            } else if (srd == 15) {
                s->icnt = (uint16_t)v;
                keep_stat(m, s);
                s->stat = (uint16_t)(s->stat & 0xefff);
            } else if (srd == 24) {
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
            } else {
                write_sr(m, srd, (uint16_t)r);
            }
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD avgu MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_avgu_sr, RT_GOES)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t gone = srd <= 1 || srd == 11 || srd == 31 || srd == 41 || srd == 42;
        if (gone || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (s->r[src1] + b + 1) >> 1;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (srd == 12) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff);
                s->l = (s->l & 0xffff0000u) | (uint32_t)v;
            } else if (srd == 14) {
                for (int32_t i = 0; i <= 15; i++) {
                    write_p(m, i, (uint8_t)(v >> i & 1));
                }
            } else if (srd == 15) {
                s->icnt = (uint16_t)v;
                keep_stat(m, s);
                s->stat = (uint16_t)(s->stat & 0xefff);
            } else if (srd == 24) {
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
            } else {
                write_sr(m, srd, (uint16_t)r);
            }
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD clamplep MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_clamplep_sr_40, RT_GOES | RT_LATER)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        if (0 || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (int16_t)s->r[src1] > (int16_t)b ? b : rt_max_i32((int16_t)s->r[src1], 0);
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (!(srd == 12)) {
                if (!(srd == 13)) {
                    if (srd == 14) {
                        for (int32_t i = 0; i <= 15; i++) {
                            write_p(m, i, (uint8_t)(v >> i & 1));
                        }
                    } else if (srd == 15) {
                        s->icnt = (uint16_t)v;
                        keep_stat(m, s);
                        s->stat = (uint16_t)(s->stat & 0xefff);
                    } else if (srd == 24) {
                        write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                        write_sr(m, 24,
                            (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
                    } else {
                        write_sr(m, srd, (uint16_t)r);
                    }
                }
            }
        }
        const int32_t p = (int16_t)s->r[src1] < 0 || (int16_t)s->r[src1] > (int16_t)b;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD clamplep MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_clamplep_sr_30, RT_GOES)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t gone = srd <= 1 || srd == 11 || srd == 31 || srd == 41 || srd == 42;
        if (gone || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (int16_t)s->r[src1] > (int16_t)b ? b : rt_max_i32((int16_t)s->r[src1], 0);
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (srd == 12) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff);
                s->l = (s->l & 0xffff0000u) | (uint32_t)v;
            } else if (srd == 14) {
                for (int32_t i = 0; i <= 15; i++) {
                    write_p(m, i, (uint8_t)(v >> i & 1));
                }
            } else if (srd == 15) {
                s->icnt = (uint16_t)v;
                keep_stat(m, s);
                s->stat = (uint16_t)(s->stat & 0xefff);
            } else if (srd == 24) {
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
            } else {
                write_sr(m, srd, (uint16_t)r);
            }
        }
        const int32_t p = (int16_t)s->r[src1] < 0 || (int16_t)s->r[src1] > (int16_t)b;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD clamps MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_clamps_sr_40, RT_GOES | RT_LATER)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        if (0 || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = rt_clamp_i32((int16_t)s->r[src1], -(1 << n), (1 << n) - 1) & 0xffff;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (!(srd == 12)) {
                if (!(srd == 13)) {
                    if (srd == 14) {
                        for (int32_t i = 0; i <= 15; i++) {
                            write_p(m, i, (uint8_t)(v >> i & 1));
                        }
                    } else if (srd == 15) {
                        s->icnt = (uint16_t)v;
                        keep_stat(m, s);
                        s->stat = (uint16_t)(s->stat & 0xefff);
                    } else if (srd == 24) {
                        write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                        write_sr(m, 24,
                            (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
                    } else {
                        write_sr(m, srd, (uint16_t)r);
                    }
                }
            }
        }
        const int32_t p = (int16_t)s->r[src1] != (int16_t)r;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD clamps MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_clamps_sr_30, RT_GOES)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t gone = srd <= 1 || srd == 11 || srd == 31 || srd == 41 || srd == 42;
        if (gone || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = rt_clamp_i32((int16_t)s->r[src1], -(1 << n), (1 << n) - 1) & 0xffff;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (srd == 12) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff);
                s->l = (s->l & 0xffff0000u) | (uint32_t)v;
            } else if (srd == 14) {
                for (int32_t i = 0; i <= 15; i++) {
                    write_p(m, i, (uint8_t)(v >> i & 1));
                }
            } else if (srd == 15) {
                s->icnt = (uint16_t)v;
                keep_stat(m, s);
                s->stat = (uint16_t)(s->stat & 0xefff);
            } else if (srd == 24) {
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
            } else {
                write_sr(m, srd, (uint16_t)r);
            }
        }
        const int32_t p = (int16_t)s->r[src1] != (int16_t)r;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD sext MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_sext_sr_40, RT_GOES | RT_LATER)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        if (0 || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = ((s->r[src1] & ((1 << n) - 1)) - ((s->r[src1] >> n & 1) << n)) & 0xffff;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (!(srd == 12)) {
                if (!(srd == 13)) {
                    if (srd == 14) {
                        for (int32_t i = 0; i <= 15; i++) {
                            write_p(m, i, (uint8_t)(v >> i & 1));
                        }
                    } else if (srd == 15) {
                        s->icnt = (uint16_t)v;
                        keep_stat(m, s);
                        s->stat = (uint16_t)(s->stat & 0xefff);
                    } else if (srd == 24) {
                        write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                        write_sr(m, 24,
                            (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
                    } else {
                        write_sr(m, srd, (uint16_t)r);
                    }
                }
            }
        }
        const int32_t p = s->r[src1] >> n & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD sext MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_sext_sr_30, RT_GOES)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t gone = srd <= 1 || srd == 11 || srd == 31 || srd == 41 || srd == 42;
        if (gone || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = ((s->r[src1] & ((1 << n) - 1)) - ((s->r[src1] >> n & 1) << n)) & 0xffff;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (srd == 12) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff);
                s->l = (s->l & 0xffff0000u) | (uint32_t)v;
            } else if (srd == 14) {
                for (int32_t i = 0; i <= 15; i++) {
                    write_p(m, i, (uint8_t)(v >> i & 1));
                }
            } else if (srd == 15) {
                s->icnt = (uint16_t)v;
                keep_stat(m, s);
                s->stat = (uint16_t)(s->stat & 0xefff);
            } else if (srd == 24) {
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
            } else {
                write_sr(m, srd, (uint16_t)r);
            }
        }
        const int32_t p = s->r[src1] >> n & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD bset MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_bset_sr_40, RT_GOES | RT_LATER)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        if (0 || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = s->r[src1] | 1 << n;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (!(srd == 12)) {
                if (!(srd == 13)) {
                    if (srd == 14) {
                        for (int32_t i = 0; i <= 15; i++) {
                            write_p(m, i, (uint8_t)(v >> i & 1));
                        }
                    } else if (srd == 15) {
                        s->icnt = (uint16_t)v;
                        keep_stat(m, s);
                        s->stat = (uint16_t)(s->stat & 0xefff);
                    } else if (srd == 24) {
                        write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                        write_sr(m, 24,
                            (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
                    } else {
                        write_sr(m, srd, (uint16_t)r);
                    }
                }
            }
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD bset MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_bset_sr_30, RT_GOES)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t gone = srd <= 1 || srd == 11 || srd == 31 || srd == 41 || srd == 42;
        if (gone || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = s->r[src1] | 1 << n;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (srd == 12) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff);
                s->l = (s->l & 0xffff0000u) | (uint32_t)v;
            } else if (srd == 14) {
                for (int32_t i = 0; i <= 15; i++) {
                    write_p(m, i, (uint8_t)(v >> i & 1));
                }
            } else if (srd == 15) {
                s->icnt = (uint16_t)v;
                keep_stat(m, s);
                s->stat = (uint16_t)(s->stat & 0xefff);
            } else if (srd == 24) {
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
            } else {
                write_sr(m, srd, (uint16_t)r);
            }
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD bclr MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_bclr_sr_40, RT_GOES | RT_LATER)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        if (0 || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = s->r[src1] & ~(1 << n);
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (!(srd == 12)) {
                if (!(srd == 13)) {
                    if (srd == 14) {
                        for (int32_t i = 0; i <= 15; i++) {
                            write_p(m, i, (uint8_t)(v >> i & 1));
                        }
                    } else if (srd == 15) {
                        s->icnt = (uint16_t)v;
                        keep_stat(m, s);
                        s->stat = (uint16_t)(s->stat & 0xefff);
                    } else if (srd == 24) {
                        write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                        write_sr(m, 24,
                            (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
                    } else {
                        write_sr(m, srd, (uint16_t)r);
                    }
                }
            }
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD bclr MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_bclr_sr_30, RT_GOES)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t gone = srd <= 1 || srd == 11 || srd == 31 || srd == 41 || srd == 42;
        if (gone || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = s->r[src1] & ~(1 << n);
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (srd == 12) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff);
                s->l = (s->l & 0xffff0000u) | (uint32_t)v;
            } else if (srd == 14) {
                for (int32_t i = 0; i <= 15; i++) {
                    write_p(m, i, (uint8_t)(v >> i & 1));
                }
            } else if (srd == 15) {
                s->icnt = (uint16_t)v;
                keep_stat(m, s);
                s->stat = (uint16_t)(s->stat & 0xefff);
            } else if (srd == 24) {
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
            } else {
                write_sr(m, srd, (uint16_t)r);
            }
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD shl MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_shl_sr_40, RT_GOES | RT_LATER)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        if (0 || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = s->r[src1] << n & 0xffff;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (!(srd == 12)) {
                if (!(srd == 13)) {
                    if (srd == 14) {
                        for (int32_t i = 0; i <= 15; i++) {
                            write_p(m, i, (uint8_t)(v >> i & 1));
                        }
                    } else if (srd == 15) {
                        s->icnt = (uint16_t)v;
                        keep_stat(m, s);
                        s->stat = (uint16_t)(s->stat & 0xefff);
                    } else if (srd == 24) {
                        write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                        write_sr(m, 24,
                            (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
                    } else {
                        write_sr(m, srd, (uint16_t)r);
                    }
                }
            }
        }
        const int32_t p = s->r[src1] << n >> 16 & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD shl MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_shl_sr_30, RT_GOES)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t gone = srd <= 1 || srd == 11 || srd == 31 || srd == 41 || srd == 42;
        if (gone || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = s->r[src1] << n & 0xffff;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (srd == 12) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff);
                s->l = (s->l & 0xffff0000u) | (uint32_t)v;
            } else if (srd == 14) {
                for (int32_t i = 0; i <= 15; i++) {
                    write_p(m, i, (uint8_t)(v >> i & 1));
                }
            } else if (srd == 15) {
                s->icnt = (uint16_t)v;
                keep_stat(m, s);
                s->stat = (uint16_t)(s->stat & 0xefff);
            } else if (srd == 24) {
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
            } else {
                write_sr(m, srd, (uint16_t)r);
            }
        }
        const int32_t p = s->r[src1] << n >> 16 & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD shr MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_shr_sr_40, RT_GOES | RT_LATER)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        if (0 || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = s->r[src1] >> n;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (!(srd == 12)) {
                if (!(srd == 13)) {
                    if (srd == 14) {
                        for (int32_t i = 0; i <= 15; i++) {
                            write_p(m, i, (uint8_t)(v >> i & 1));
                        }
                    } else if (srd == 15) {
                        s->icnt = (uint16_t)v;
                        keep_stat(m, s);
                        s->stat = (uint16_t)(s->stat & 0xefff);
                    } else if (srd == 24) {
                        write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                        write_sr(m, 24,
                            (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
                    } else {
                        write_sr(m, srd, (uint16_t)r);
                    }
                }
            }
        }
        const int32_t p = s->r[src1] << 1 >> n & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD shr MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_shr_sr_30, RT_GOES)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t gone = srd <= 1 || srd == 11 || srd == 31 || srd == 41 || srd == 42;
        if (gone || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = s->r[src1] >> n;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (srd == 12) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff);
                s->l = (s->l & 0xffff0000u) | (uint32_t)v;
            } else if (srd == 14) {
                for (int32_t i = 0; i <= 15; i++) {
                    write_p(m, i, (uint8_t)(v >> i & 1));
                }
            } else if (srd == 15) {
                s->icnt = (uint16_t)v;
                keep_stat(m, s);
                s->stat = (uint16_t)(s->stat & 0xefff);
            } else if (srd == 24) {
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
            } else {
                write_sr(m, srd, (uint16_t)r);
            }
        }
        const int32_t p = s->r[src1] << 1 >> n & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD sar MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_sar_sr_40, RT_GOES | RT_LATER)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        if (0 || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = (int16_t)s->r[src1] >> n & 0xffff;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (!(srd == 12)) {
                if (!(srd == 13)) {
                    if (srd == 14) {
                        for (int32_t i = 0; i <= 15; i++) {
                            write_p(m, i, (uint8_t)(v >> i & 1));
                        }
                    } else if (srd == 15) {
                        s->icnt = (uint16_t)v;
                        keep_stat(m, s);
                        s->stat = (uint16_t)(s->stat & 0xefff);
                    } else if (srd == 24) {
                        write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                        write_sr(m, 24,
                            (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
                    } else {
                        write_sr(m, srd, (uint16_t)r);
                    }
                }
            }
        }
        const int32_t p = s->r[src1] << 1 >> n & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD sar MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_sar_sr_30, RT_GOES)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t gone = srd <= 1 || srd == 11 || srd == 31 || srd == 41 || srd == 42;
        if (gone || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = (int16_t)s->r[src1] >> n & 0xffff;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (srd == 12) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff);
                s->l = (s->l & 0xffff0000u) | (uint32_t)v;
            } else if (srd == 14) {
                for (int32_t i = 0; i <= 15; i++) {
                    write_p(m, i, (uint8_t)(v >> i & 1));
                }
            } else if (srd == 15) {
                s->icnt = (uint16_t)v;
                keep_stat(m, s);
                s->stat = (uint16_t)(s->stat & 0xefff);
            } else if (srd == 24) {
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
            } else {
                write_sr(m, srd, (uint16_t)r);
            }
        }
        const int32_t p = s->r[src1] << 1 >> n & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD and MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_and_sr_40, RT_GOES | RT_LATER)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        if (0 || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = s->r[src1] & b;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (!(srd == 12)) {
                if (!(srd == 13)) {
                    if (srd == 14) {
                        for (int32_t i = 0; i <= 15; i++) {
                            write_p(m, i, (uint8_t)(v >> i & 1));
                        }
                    } else if (srd == 15) {
                        s->icnt = (uint16_t)v;
                        keep_stat(m, s);
                        s->stat = (uint16_t)(s->stat & 0xefff);
                    } else if (srd == 24) {
                        write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                        write_sr(m, 24,
                            (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
                    } else {
                        write_sr(m, srd, (uint16_t)r);
                    }
                }
            }
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD and MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_and_sr_30, RT_GOES)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t gone = srd <= 1 || srd == 11 || srd == 31 || srd == 41 || srd == 42;
        if (gone || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = s->r[src1] & b;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (srd == 12) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff);
                s->l = (s->l & 0xffff0000u) | (uint32_t)v;
            } else if (srd == 14) {
                for (int32_t i = 0; i <= 15; i++) {
                    write_p(m, i, (uint8_t)(v >> i & 1));
                }
            } else if (srd == 15) {
                s->icnt = (uint16_t)v;
                keep_stat(m, s);
                s->stat = (uint16_t)(s->stat & 0xefff);
            } else if (srd == 24) {
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
            } else {
                write_sr(m, srd, (uint16_t)r);
            }
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD or MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_or_sr_40, RT_GOES | RT_LATER)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        if (0 || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = s->r[src1] | b;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (!(srd == 12)) {
                if (!(srd == 13)) {
                    if (srd == 14) {
                        for (int32_t i = 0; i <= 15; i++) {
                            write_p(m, i, (uint8_t)(v >> i & 1));
                        }
                    } else if (srd == 15) {
                        s->icnt = (uint16_t)v;
                        keep_stat(m, s);
                        s->stat = (uint16_t)(s->stat & 0xefff);
                    } else if (srd == 24) {
                        write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                        write_sr(m, 24,
                            (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
                    } else {
                        write_sr(m, srd, (uint16_t)r);
                    }
                }
            }
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD or MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_or_sr_30, RT_GOES)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t gone = srd <= 1 || srd == 11 || srd == 31 || srd == 41 || srd == 42;
        if (gone || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = s->r[src1] | b;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (srd == 12) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff);
                s->l = (s->l & 0xffff0000u) | (uint32_t)v;
            } else if (srd == 14) {
                for (int32_t i = 0; i <= 15; i++) {
                    write_p(m, i, (uint8_t)(v >> i & 1));
                }
            } else if (srd == 15) {
                s->icnt = (uint16_t)v;
                keep_stat(m, s);
                s->stat = (uint16_t)(s->stat & 0xefff);
            } else if (srd == 24) {
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
            } else {
                write_sr(m, srd, (uint16_t)r);
            }
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD xor MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_xor_sr_40, RT_GOES | RT_LATER)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        if (0 || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = s->r[src1] ^ b;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (!(srd == 12)) {
                if (!(srd == 13)) {
                    if (srd == 14) {
                        for (int32_t i = 0; i <= 15; i++) {
                            write_p(m, i, (uint8_t)(v >> i & 1));
                        }
                    } else if (srd == 15) {
                        s->icnt = (uint16_t)v;
                        keep_stat(m, s);
                        s->stat = (uint16_t)(s->stat & 0xefff);
                    } else if (srd == 24) {
                        write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                        write_sr(m, 24,
                            (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
                    } else {
                        write_sr(m, srd, (uint16_t)r);
                    }
                }
            }
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD xor MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_xor_sr_30, RT_GOES)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t gone = srd <= 1 || srd == 11 || srd == 31 || srd == 41 || srd == 42;
        if (gone || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = s->r[src1] ^ b;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (srd == 12) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff);
                s->l = (s->l & 0xffff0000u) | (uint32_t)v;
            } else if (srd == 14) {
                for (int32_t i = 0; i <= 15; i++) {
                    write_p(m, i, (uint8_t)(v >> i & 1));
                }
            } else if (srd == 15) {
                s->icnt = (uint16_t)v;
                keep_stat(m, s);
                s->stat = (uint16_t)(s->stat & 0xefff);
            } else if (srd == 24) {
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
            } else {
                write_sr(m, srd, (uint16_t)r);
            }
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD min MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_min_sr, RT_GOES)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t gone = srd <= 1 || srd == 11 || srd == 31 || srd == 41 || srd == 42;
        if (gone || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = rt_min_i32((int16_t)s->r[src1], (int16_t)b) & 0xffff;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (srd == 12) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff);
                s->l = (s->l & 0xffff0000u) | (uint32_t)v;
            } else if (srd == 14) {
                for (int32_t i = 0; i <= 15; i++) {
                    write_p(m, i, (uint8_t)(v >> i & 1));
                }
            } else if (srd == 15) {
                s->icnt = (uint16_t)v;
                keep_stat(m, s);
                s->stat = (uint16_t)(s->stat & 0xefff);
            } else if (srd == 24) {
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
            } else {
                write_sr(m, srd, (uint16_t)r);
            }
        }
        const int32_t p = (int16_t)b < (int16_t)s->r[src1];
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD max MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_binary_max_sr, RT_GOES)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t gone = srd <= 1 || srd == 11 || srd == 31 || srd == 41 || srd == 42;
        if (gone || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = rt_max_i32((int16_t)s->r[src1], (int16_t)b) & 0xffff;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (srd == 12) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff);
                s->l = (s->l & 0xffff0000u) | (uint32_t)v;
            } else if (srd == 14) {
                for (int32_t i = 0; i <= 15; i++) {
                    write_p(m, i, (uint8_t)(v >> i & 1));
                }
            } else if (srd == 15) {
                s->icnt = (uint16_t)v;
                keep_stat(m, s);
                s->stat = (uint16_t)(s->stat & 0xefff);
            } else if (srd == 24) {
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
            } else {
                write_sr(m, srd, (uint16_t)r);
            }
        }
        const int32_t p = (int16_t)b >= (int16_t)s->r[src1];
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD div2s MODE PD $r[DST] $r[SRC1] */
RT_FORM_NEAR(vuc, vuc_exec_unary_div2s_rr, 0)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 2, 1);
    if (guard) {
        const int32_t r = ((int16_t)s->r[src1] + (s->r[src1] >> 15)) >> 1 & 0xffff;
        if (dst != 0) {
            if (far && m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r >> 15;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* BRANCH GUARD hswap MODE PD $r[DST] $r[SRC1] */
RT_FORM_NEAR(vuc, vuc_exec_unary_hswap_rr_40, RT_DELAYS)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 2, 1);
    const int32_t branch = operand_branch(m, s, in, 3, 6, 5, 7);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t r = s->r[src1] >> 8 | (s->r[src1] & 0xff) << 8;
        if (dst != 0) {
            if (far && m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* GUARD hswap MODE PD $r[DST] $r[SRC1] */
RT_FORM_NEAR(vuc, vuc_exec_unary_hswap_rr_30, 0)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 2, 1);
    if (guard) {
        const int32_t r = s->r[src1] >> 8 | (s->r[src1] & 0xff) << 8;
        if (dst != 0) {
            if (far && m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* GUARD div2s MODE PD $r[DST] $sr[SRS] */
RT_FORM_NEAR(vuc, vuc_exec_unary_div2s_rs, 0)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 2, 1);
    if (guard) {
        if (1) {
            const int32_t gone = srs <= 1 || srs == 11 || srs == 31 || srs == 41 || srs == 42;
            t = gone || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t r = ((int16_t)read_sr(m, s, srs) + (read_sr(m, s, srs) >> 15)) >> 1 & 0xffff;
        const int32_t p = r >> 15;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD hswap MODE PD $r[DST] $sr[SRS] */
RT_FORM_NEAR(vuc, vuc_exec_unary_hswap_rs_40, RT_DELAYS)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 2, 1);
    const int32_t branch = operand_branch(m, s, in, 3, 6, 5, 7);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t_2);
    }
    if (guard) {
        if (1) {
            t = 0 || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t r = read_sr(m, s, srs) >> 8 | (read_sr(m, s, srs) & 0xff) << 8;
        const int32_t p = r & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD hswap MODE PD $r[DST] $sr[SRS] */
RT_FORM_NEAR(vuc, vuc_exec_unary_hswap_rs_30, 0)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 2, 1);
    if (guard) {
        if (1) {
            const int32_t gone = srs <= 1 || srs == 11 || srs == 31 || srs == 41 || srs == 42;
            t = gone || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t r = read_sr(m, s, srs) >> 8 | (read_sr(m, s, srs) & 0xff) << 8;
        const int32_t p = r & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD div2s MODE PD $sr[SRD] $r[SRC1] */
RT_FORM_NEAR(vuc, vuc_exec_unary_div2s_sr, RT_GOES)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 2, 1);
    if (guard) {
        const int32_t gone = srd <= 1 || srd == 11 || srd == 31 || srd == 41 || srd == 42;
        if (gone || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t r = ((int16_t)s->r[src1] + (s->r[src1] >> 15)) >> 1 & 0xffff;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (srd == 12) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff);
                s->l = (s->l & 0xffff0000u) | (uint32_t)v;
            } else if (srd == 14) {
                for (int32_t i = 0; i <= 15; i++) {
                    write_p(m, i, (uint8_t)(v >> i & 1));
                }
            } else if (srd == 15) {
                s->icnt = (uint16_t)v;
                keep_stat(m, s);
                s->stat = (uint16_t)(s->stat & 0xefff);
            } else if (srd == 24) {
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
            } else {
                write_sr(m, srd, (uint16_t)r);
            }
        }
        const int32_t p = r >> 15;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD hswap MODE PD $sr[SRD] $r[SRC1] */
RT_FORM_NEAR(vuc, vuc_exec_unary_hswap_sr_40, RT_GOES | RT_LATER)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 2, 1);
    const int32_t branch = operand_branch(m, s, in, 3, 6, 5, 7);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        if (0 || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t r = s->r[src1] >> 8 | (s->r[src1] & 0xff) << 8;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (!(srd == 12)) {
                if (!(srd == 13)) {
                    if (srd == 14) {
                        for (int32_t i = 0; i <= 15; i++) {
                            write_p(m, i, (uint8_t)(v >> i & 1));
                        }
                    } else if (srd == 15) {
                        s->icnt = (uint16_t)v;
                        keep_stat(m, s);
                        s->stat = (uint16_t)(s->stat & 0xefff);
                    } else if (srd == 24) {
                        write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                        write_sr(m, 24,
                            (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
                    } else {
                        write_sr(m, srd, (uint16_t)r);
                    }
                }
            }
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD hswap MODE PD $sr[SRD] $r[SRC1] */
RT_FORM_NEAR(vuc, vuc_exec_unary_hswap_sr_30, RT_GOES)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 2, 1);
    if (guard) {
        const int32_t gone = srd <= 1 || srd == 11 || srd == 31 || srd == 41 || srd == 42;
        if (gone || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t r = s->r[src1] >> 8 | (s->r[src1] & 0xff) << 8;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (srd == 12) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff);
                s->l = (s->l & 0xffff0000u) | (uint32_t)v;
            } else if (srd == 14) {
                for (int32_t i = 0; i <= 15; i++) {
                    write_p(m, i, (uint8_t)(v >> i & 1));
                }
            } else if (srd == 15) {
                s->icnt = (uint16_t)v;
                keep_stat(m, s);
                s->stat = (uint16_t)(s->stat & 0xefff);
            } else if (srd == 24) {
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
            } else {
                write_sr(m, srd, (uint16_t)r);
            }
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD slct MODE PD $r[DST] $p[PRED] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_slct_rr_40, RT_DELAYS)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t pred = (int32_t)in->value[1];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd_2(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard_2(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t first = s->r[src1];
        const int32_t r = read_p(m, s, pred) ? first : b;
        if (dst != 0) {
            if (far && m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd_2(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd_2(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd_2(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* GUARD slct MODE PD $r[DST] $p[PRED] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_slct_rr_30, 0)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t pred = (int32_t)in->value[1];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd_2(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard_2(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t first = s->r[src1];
        const int32_t r = read_p(m, s, pred) ? first : b;
        if (dst != 0) {
            if (far && m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd_2(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd_2(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd_2(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* BRANCH GUARD slct MODE PD $r[DST] $p[PRED] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_slct_rs_40, RT_DELAYS)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t pred = (int32_t)in->value[1];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd_2(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard_2(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t_2);
    }
    if (guard) {
        if (1) {
            t = 0 || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t first = read_sr(m, s, srs);
        const int32_t r = read_p(m, s, pred) ? first : b;
        const int32_t p = r & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd_2(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd_2(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd_2(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD slct MODE PD $r[DST] $p[PRED] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_slct_rs_30, 0)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t pred = (int32_t)in->value[1];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd_2(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard_2(m, s, in, 3, 1);
    if (guard) {
        if (1) {
            const int32_t gone = srs <= 1 || srs == 11 || srs == 31 || srs == 41 || srs == 42;
            t = gone || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t first = read_sr(m, s, srs);
        const int32_t r = read_p(m, s, pred) ? first : b;
        const int32_t p = r & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd_2(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd_2(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd_2(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD slct MODE PD $sr[SRD] $p[PRED] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_slct_sr_40, RT_GOES | RT_LATER)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t pred = (int32_t)in->value[1];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd_2(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard_2(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        if (0 || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t first = s->r[src1];
        const int32_t r = read_p(m, s, pred) ? first : b;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (!(srd == 12)) {
                if (!(srd == 13)) {
                    if (srd == 14) {
                        for (int32_t i = 0; i <= 15; i++) {
                            write_p(m, i, (uint8_t)(v >> i & 1));
                        }
                    } else if (srd == 15) {
                        s->icnt = (uint16_t)v;
                        keep_stat(m, s);
                        s->stat = (uint16_t)(s->stat & 0xefff);
                    } else if (srd == 24) {
                        write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                        write_sr(m, 24,
                            (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
                    } else {
                        write_sr(m, srd, (uint16_t)r);
                    }
                }
            }
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd_2(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd_2(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd_2(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD slct MODE PD $sr[SRD] $p[PRED] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_slct_sr_30, RT_GOES)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t pred = (int32_t)in->value[1];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd_2(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard_2(m, s, in, 3, 1);
    if (guard) {
        const int32_t gone = srd <= 1 || srd == 11 || srd == 31 || srd == 41 || srd == 42;
        if (gone || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t first = s->r[src1];
        const int32_t r = read_p(m, s, pred) ? first : b;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (srd == 12) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff);
                s->l = (s->l & 0xffff0000u) | (uint32_t)v;
            } else if (srd == 14) {
                for (int32_t i = 0; i <= 15; i++) {
                    write_p(m, i, (uint8_t)(v >> i & 1));
                }
            } else if (srd == 15) {
                s->icnt = (uint16_t)v;
                keep_stat(m, s);
                s->stat = (uint16_t)(s->stat & 0xefff);
            } else if (srd == 24) {
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
            } else {
                write_sr(m, srd, (uint16_t)r);
            }
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd_2(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd_2(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd_2(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD mov MODE PD $r[DST] $r[SRC2] */
RT_FORM_NEAR(vuc, vuc_exec_mov_r_40, RT_DELAYS)
{
    const int32_t src2 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 2, 1);
    const int32_t branch = operand_branch(m, s, in, 3, 6, 5, 7);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t dst_new = s->r[src2];
        const int32_t r = s->r[src2];
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)dst_new;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)dst_new;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)dst_new;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)dst_new;
            }
        }
    }
    return 0;
}

/* GUARD mov MODE PD $r[DST] $r[SRC2] */
RT_FORM_NEAR(vuc, vuc_exec_mov_r_30, 0)
{
    const int32_t src2 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 2, 1);
    if (guard) {
        const int32_t dst_new = s->r[src2];
        const int32_t r = s->r[src2];
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)dst_new;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)dst_new;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)dst_new;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)dst_new;
            }
        }
    }
    return 0;
}

/* BRANCH GUARD mov MODE PD $r[DST] I14 */
RT_FORM_NEAR(vuc, vuc_exec_mov_i_40, RT_DELAYS)
{
    const int32_t dst = (int32_t)in->value[3];
    const int32_t i14 = (int32_t)in->value[4];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 2, 1);
    const int32_t branch = operand_branch(m, s, in, 3, 6, 5, 7);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        if (dst != 0) {
            if (far && m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)i14;
        }
        const int32_t r = i14;
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* GUARD mov MODE PD $r[DST] I14 */
RT_FORM_NEAR(vuc, vuc_exec_mov_i_30, 0)
{
    const int32_t dst = (int32_t)in->value[3];
    const int32_t i14 = (int32_t)in->value[4];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 2, 1);
    if (guard) {
        if (dst != 0) {
            if (far && m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)i14;
        }
        const int32_t r = i14;
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* BRANCH GUARD mov MODE PD $sr[SRD] $r[SRC2] */
RT_FORM_NEAR(vuc, vuc_exec_mov_sr_40, RT_GOES | RT_LATER)
{
    const int32_t ot1 = (int32_t)(in->mask.half[0] >> 28 & 1) ^ 0x1;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src2 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 2, 1);
    const int32_t branch = operand_branch(m, s, in, 3, 6, 5, 7);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        if (ot1 == 1) {
            if (0 || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
                || srd >= 32) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "no source says what a store to this register does");
            }
            if (srd == 14 && (mode & 3) != 3) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "no source says whether $pred or the predicate result wins");
            }
        }
        const int32_t v = s->r[src2];
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (!(srd == 12)) {
                if (!(srd == 13)) {
                    if (srd == 14) {
                        for (int32_t i = 0; i <= 15; i++) {
                            write_p(m, i, (uint8_t)(v >> i & 1));
                        }
                    } else if (srd == 15) {
                        s->icnt = (uint16_t)v;
                        keep_stat(m, s);
                        s->stat = (uint16_t)(s->stat & 0xefff);
                    } else if (srd == 24) {
                        write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                        write_sr(m, 24,
                            (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
                    } else {
                        write_sr(m, srd, (uint16_t)s->r[src2]);
                    }
                }
            }
        }
        const int32_t r = s->r[src2];
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD mov MODE PD $sr[SRD] $r[SRC2] */
RT_FORM_NEAR(vuc, vuc_exec_mov_sr_30, RT_GOES)
{
    const int32_t ot1 = (int32_t)(in->mask.half[0] >> 28 & 1) ^ 0x1;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src2 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 2, 1);
    if (guard) {
        if (ot1 == 1) {
            const int32_t gone = srd <= 1 || srd == 11 || srd == 31 || srd == 41 || srd == 42;
            if (gone || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
                || srd >= 32) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "no source says what a store to this register does");
            }
            if (srd == 14 && (mode & 3) != 3) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "no source says whether $pred or the predicate result wins");
            }
        }
        const int32_t v = s->r[src2];
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (srd == 12) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff);
                s->l = (s->l & 0xffff0000u) | (uint32_t)v;
            } else if (srd == 14) {
                for (int32_t i = 0; i <= 15; i++) {
                    write_p(m, i, (uint8_t)(v >> i & 1));
                }
            } else if (srd == 15) {
                s->icnt = (uint16_t)v;
                keep_stat(m, s);
                s->stat = (uint16_t)(s->stat & 0xefff);
            } else if (srd == 24) {
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
            } else {
                write_sr(m, srd, (uint16_t)s->r[src2]);
            }
        }
        const int32_t r = s->r[src2];
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD mov MODE PD $sr[SRD] I12 */
RT_FORM_NEAR(vuc, vuc_exec_mov_si_40, RT_GOES | RT_LATER)
{
    const int32_t ot1 = (int32_t)(in->mask.half[0] >> 28 & 1) ^ 0x1;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t i12 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 2, 1);
    const int32_t branch = operand_branch(m, s, in, 3, 6, 5, 7);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        if (ot1 == 1) {
            if (0 || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
                || srd >= 32) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "no source says what a store to this register does");
            }
            if (srd == 14 && (mode & 3) != 3) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "no source says whether $pred or the predicate result wins");
            }
        }
        const int32_t v = i12;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (!(srd == 12)) {
                if (!(srd == 13)) {
                    if (srd == 14) {
                        for (int32_t i = 0; i <= 15; i++) {
                            write_p(m, i, (uint8_t)(v >> i & 1));
                        }
                    } else if (srd == 15) {
                        s->icnt = (uint16_t)v;
                        keep_stat(m, s);
                        s->stat = (uint16_t)(s->stat & 0xefff);
                    } else if (srd == 24) {
                        write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                        write_sr(m, 24,
                            (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
                    } else {
                        write_sr(m, srd, (uint16_t)i12);
                    }
                }
            }
        }
        const int32_t r = i12;
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD mov MODE PD $sr[SRD] I12 */
RT_FORM_NEAR(vuc, vuc_exec_mov_si_30, RT_GOES)
{
    const int32_t ot1 = (int32_t)(in->mask.half[0] >> 28 & 1) ^ 0x1;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t i12 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 2, 1);
    if (guard) {
        if (ot1 == 1) {
            const int32_t gone = srd <= 1 || srd == 11 || srd == 31 || srd == 41 || srd == 42;
            if (gone || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
                || srd >= 32) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "no source says what a store to this register does");
            }
            if (srd == 14 && (mode & 3) != 3) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "no source says whether $pred or the predicate result wins");
            }
        }
        const int32_t v = i12;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (srd == 12) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff);
                s->l = (s->l & 0xffff0000u) | (uint32_t)v;
            } else if (srd == 14) {
                for (int32_t i = 0; i <= 15; i++) {
                    write_p(m, i, (uint8_t)(v >> i & 1));
                }
            } else if (srd == 15) {
                s->icnt = (uint16_t)v;
                keep_stat(m, s);
                s->stat = (uint16_t)(s->stat & 0xefff);
            } else if (srd == 24) {
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
            } else {
                write_sr(m, srd, (uint16_t)i12);
            }
        }
        const int32_t r = i12;
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD setgt MODE PD $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_set_setgt_r_40, RT_DELAYS)
{
    return do_set_setgt_r_40(m, s, in, way, far, 0, 3, 0, 1, 2, 7, 6, 8, 4, 5);
}

/* GUARD setgt MODE PD $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_set_setgt_r_30, 0)
{
    return do_set_setgt_r_30(m, s, in, 0, 3, 0, 1, 2, 4, 5);
}

/* BRANCH GUARD setlt MODE PD $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_set_setlt_r_40, RT_DELAYS)
{
    return do_set_setlt_r_40(m, s, in, way, far, 0, 3, 0, 1, 2, 7, 6, 8, 4, 5);
}

/* GUARD setlt MODE PD $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_set_setlt_r_30, 0)
{
    return do_set_setlt_r_30(m, s, in, 0, 3, 0, 1, 2, 4, 5);
}

/* BRANCH GUARD seteq MODE PD $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_set_seteq_r_40, RT_DELAYS)
{
    return do_set_seteq_r_40(m, s, in, way, far, 0, 3, 0, 1, 2, 7, 6, 8, 4, 5);
}

/* GUARD seteq MODE PD $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_set_seteq_r_30, 0)
{
    return do_set_seteq_r_30(m, s, in, 0, 3, 0, 1, 2, 4, 5);
}

/* BRANCH GUARD setlep MODE PD $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_set_setlep_r_40, RT_DELAYS)
{
    return do_set_setlep_r_40(m, s, in, way, far, 0, 3, 0, 1, 2, 7, 6, 8, 4, 5);
}

/* GUARD setlep MODE PD $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_set_setlep_r_30, 0)
{
    return do_set_setlep_r_30(m, s, in, 0, 3, 0, 1, 2, 4, 5);
}

/* BRANCH GUARD setzero MODE PD $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_set_setzero_r, RT_DELAYS)
{
    return do_set_setzero_r(m, s, in, way, far, 0, 3, 0, 1, 2, 7, 6, 8, 4, 5);
}

/* BRANCH GUARD btest MODE PD $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_set_btest_r_40, RT_DELAYS)
{
    return do_set_btest_r_40(m, s, in, way, far, 0, 3, 0, 1, 2, 7, 6, 8, 4, 5);
}

/* GUARD btest MODE PD $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_set_btest_r_30, 0)
{
    return do_set_btest_r_30(m, s, in, 0, 3, 0, 1, 2, 4, 5);
}

/* BRANCH GUARD setgt MODE PD $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_set_setgt_s_40, RT_DELAYS)
{
    const int32_t srs = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t_2);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        if (1) {
            t = 0 || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t p = (int16_t)read_sr(m, s, srs) > (int16_t)b;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD setgt MODE PD $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_set_setgt_s_30, 0)
{
    const int32_t srs = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        if (1) {
            const int32_t gone = srs <= 1 || srs == 11 || srs == 31 || srs == 41 || srs == 42;
            t = gone || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t p = (int16_t)read_sr(m, s, srs) > (int16_t)b;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD setlt MODE PD $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_set_setlt_s_40, RT_DELAYS)
{
    const int32_t srs = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t_2);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        if (1) {
            t = 0 || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t p = (int16_t)read_sr(m, s, srs) < (int16_t)b;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD setlt MODE PD $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_set_setlt_s_30, 0)
{
    const int32_t srs = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        if (1) {
            const int32_t gone = srs <= 1 || srs == 11 || srs == 31 || srs == 41 || srs == 42;
            t = gone || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t p = (int16_t)read_sr(m, s, srs) < (int16_t)b;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD seteq MODE PD $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_set_seteq_s_40, RT_DELAYS)
{
    const int32_t srs = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t_2);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        if (1) {
            t = 0 || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t p = read_sr(m, s, srs) == b;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD seteq MODE PD $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_set_seteq_s_30, 0)
{
    const int32_t srs = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        if (1) {
            const int32_t gone = srs <= 1 || srs == 11 || srs == 31 || srs == 41 || srs == 42;
            t = gone || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t p = read_sr(m, s, srs) == b;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD setlep MODE PD $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_set_setlep_s_40, RT_DELAYS)
{
    const int32_t srs = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t_2);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        if (1) {
            t = 0 || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t p = (int16_t)read_sr(m, s, srs) >= 0
            && (int16_t)read_sr(m, s, srs) <= (int16_t)b;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD setlep MODE PD $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_set_setlep_s_30, 0)
{
    const int32_t srs = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        if (1) {
            const int32_t gone = srs <= 1 || srs == 11 || srs == 31 || srs == 41 || srs == 42;
            t = gone || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t p = (int16_t)read_sr(m, s, srs) >= 0
            && (int16_t)read_sr(m, s, srs) <= (int16_t)b;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD setzero MODE PD $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_set_setzero_s, RT_DELAYS)
{
    const int32_t srs = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t_2);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        if (1) {
            t = 0 || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t p = read_sr(m, s, srs) == 0 && b == 0;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD btest MODE PD $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_set_btest_s_40, RT_DELAYS)
{
    const int32_t srs = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t_2);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        if (1) {
            t = 0 || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t p = read_sr(m, s, srs) >> (b & 0xf) & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD btest MODE PD $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_set_btest_s_30, 0)
{
    const int32_t srs = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        if (1) {
            const int32_t gone = srs <= 1 || srs == 11 || srs == 31 || srs == 41 || srs == 42;
            t = gone || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t p = read_sr(m, s, srs) >> (b & 0xf) & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD setgt MODE PD $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_set_setgt_d_40, RT_DELAYS)
{
    return do_set_setgt_r_40(m, s, in, way, far, 0, 3, 0, 1, 2, 7, 6, 8, 4, 5);
}

/* GUARD setgt MODE PD $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_set_setgt_d_30, 0)
{
    return do_set_setgt_r_30(m, s, in, 0, 3, 0, 1, 2, 4, 5);
}

/* BRANCH GUARD setlt MODE PD $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_set_setlt_d_40, RT_DELAYS)
{
    return do_set_setlt_r_40(m, s, in, way, far, 0, 3, 0, 1, 2, 7, 6, 8, 4, 5);
}

/* GUARD setlt MODE PD $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_set_setlt_d_30, 0)
{
    return do_set_setlt_r_30(m, s, in, 0, 3, 0, 1, 2, 4, 5);
}

/* BRANCH GUARD seteq MODE PD $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_set_seteq_d_40, RT_DELAYS)
{
    return do_set_seteq_r_40(m, s, in, way, far, 0, 3, 0, 1, 2, 7, 6, 8, 4, 5);
}

/* GUARD seteq MODE PD $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_set_seteq_d_30, 0)
{
    return do_set_seteq_r_30(m, s, in, 0, 3, 0, 1, 2, 4, 5);
}

/* BRANCH GUARD setlep MODE PD $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_set_setlep_d_40, RT_DELAYS)
{
    return do_set_setlep_r_40(m, s, in, way, far, 0, 3, 0, 1, 2, 7, 6, 8, 4, 5);
}

/* GUARD setlep MODE PD $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_set_setlep_d_30, 0)
{
    return do_set_setlep_r_30(m, s, in, 0, 3, 0, 1, 2, 4, 5);
}

/* BRANCH GUARD setzero MODE PD $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_set_setzero_d, RT_DELAYS)
{
    return do_set_setzero_r(m, s, in, way, far, 0, 3, 0, 1, 2, 7, 6, 8, 4, 5);
}

/* BRANCH GUARD btest MODE PD $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_set_btest_d_40, RT_DELAYS)
{
    return do_set_btest_r_40(m, s, in, way, far, 0, 3, 0, 1, 2, 7, 6, 8, 4, 5);
}

/* GUARD btest MODE PD $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_set_btest_d_30, 0)
{
    return do_set_btest_r_30(m, s, in, 0, 3, 0, 1, 2, 4, 5);
}

/* BRANCH GUARD not MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_complement_rr_40, RT_DELAYS)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t r = ~s->r[src1] & 0xffff;
        if (dst != 0) {
            if (far && m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* GUARD not MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_complement_rr_30, 0)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t r = ~s->r[src1] & 0xffff;
        if (dst != 0) {
            if (far && m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* BRANCH GUARD not MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_complement_rs_40, RT_DELAYS)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t_2);
    }
    if (guard) {
        if (1) {
            t = 0 || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t r = ~read_sr(m, s, srs) & 0xffff;
        const int32_t p = r & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD not MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_complement_rs_30, 0)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        if (1) {
            const int32_t gone = srs <= 1 || srs == 11 || srs == 31 || srs == 41 || srs == 42;
            t = gone || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t r = ~read_sr(m, s, srs) & 0xffff;
        const int32_t p = r & 1;
        if (srs == 4) {
            keep_stat(m, s);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (far && m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD not MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_complement_sr_40, RT_GOES | RT_LATER)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        if (0 || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t r = ~s->r[src1] & 0xffff;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (!(srd == 12)) {
                if (!(srd == 13)) {
                    if (srd == 14) {
                        for (int32_t i = 0; i <= 15; i++) {
                            write_p(m, i, (uint8_t)(v >> i & 1));
                        }
                    } else if (srd == 15) {
                        s->icnt = (uint16_t)v;
                        keep_stat(m, s);
                        s->stat = (uint16_t)(s->stat & 0xefff);
                    } else if (srd == 24) {
                        write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                        write_sr(m, 24,
                            (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
                    } else {
                        write_sr(m, srd, (uint16_t)r);
                    }
                }
            }
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD not MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_complement_sr_30, RT_GOES)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t gone = srd <= 1 || srd == 11 || srd == 31 || srd == 41 || srd == 42;
        if (gone || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t r = ~s->r[src1] & 0xffff;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (srd == 12) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff);
                s->l = (s->l & 0xffff0000u) | (uint32_t)v;
            } else if (srd == 14) {
                for (int32_t i = 0; i <= 15; i++) {
                    write_p(m, i, (uint8_t)(v >> i & 1));
                }
            } else if (srd == 15) {
                s->icnt = (uint16_t)v;
                keep_stat(m, s);
                s->stat = (uint16_t)(s->stat & 0xefff);
            } else if (srd == 24) {
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v & 1)));
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v >> 3 & 1) << 3));
            } else {
                write_sr(m, srd, (uint16_t)r);
            }
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        const int32_t subject = mode & 3;
        if (subject == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if (subject == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if (subject == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

