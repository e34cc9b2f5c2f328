/* Generated from the description vuc by gen/emit/exec. Do not edit. */
#include "vuc_exec.h"

RT_ALWAYS int do_engine_mbiread_40(struct isadora_machine *m, struct vuc_state *s,
    const struct vuc_op *in, struct rt_way *way, int far, int line, int pred_at, int rbp_at,
    int rbn_at, int rbt_at)
{
    const int32_t guard = operand_guard(m, s, in, line, pred_at);
    const int32_t branch = operand_branch(m, s, in, line + 1, rbp_at, rbn_at, rbt_at);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "the video engines and their data are not part of this model");
    }
    return 0;
}

RT_ALWAYS int do_named_only_o21_40(struct isadora_machine *m, struct vuc_state *s,
    const struct vuc_op *in, struct rt_way *way, int far, int line, int pred_at, int rbp_at,
    int rbn_at, int rbt_at)
{
    const int32_t guard = operand_guard(m, s, in, line, pred_at);
    const int32_t branch = operand_branch(m, s, in, line + 1, rbp_at, rbn_at, rbt_at);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "no source says what it does");
    }
    return 0;
}

/* BRANCH GUARD clicnt */
RT_FORM_NEAR(vuc, vuc_exec_clicnt_40, RT_DELAYS)
{
    rt_settle_time(m, &in->op, now);
    const int32_t guard = operand_guard(m, s, in, 0, 0);
    const int32_t branch = operand_branch(m, s, in, 1, 2, 1, 3);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t);
    }
    if (guard) {
        s->icnt = 0;
        keep_stat(m, s);
        s->stat = (uint16_t)(s->stat & 0xefff);
    }
    return 0;
}

/* GUARD clicnt */
RT_FORM_NEAR(vuc, vuc_exec_clicnt_30, 0)
{
    rt_settle_time(m, &in->op, now);
    const int32_t guard = operand_guard(m, s, in, 0, 0);
    if (guard) {
        s->icnt = 0;
        keep_stat(m, s);
        s->stat = (uint16_t)(s->stat & 0xefff);
    }
    return 0;
}

/* BRANCH GUARD mbiread */
RT_FORM_NEAR(vuc, vuc_exec_engine_mbiread_40, RT_DELAYS)
{
    return do_engine_mbiread_40(m, s, in, way, far, 0, 0, 2, 1, 3);
}

/* GUARD mbiread */
RT_FORM_NEAR(vuc, vuc_exec_engine_mbiread_30, 0)
{
    const int32_t guard = operand_guard(m, s, in, 0, 0);
    if (guard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "the video engines and their data are not part of this model");
    }
    return 0;
}

/* BRANCH GUARD mbinext */
RT_FORM_NEAR(vuc, vuc_exec_engine_mbinext_40, RT_DELAYS)
{
    return do_engine_mbiread_40(m, s, in, way, far, 0, 0, 2, 1, 3);
}

/* GUARD mbinext */
RT_FORM_NEAR(vuc, vuc_exec_engine_mbinext_30, 0)
{
    const int32_t guard = operand_guard(m, s, in, 0, 0);
    if (guard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "the video engines and their data are not part of this model");
    }
    return 0;
}

/* BRANCH GUARD mvsread */
RT_FORM_NEAR(vuc, vuc_exec_engine_mvsread_40, RT_DELAYS)
{
    return do_engine_mbiread_40(m, s, in, way, far, 0, 0, 2, 1, 3);
}

/* GUARD mvsread */
RT_FORM_NEAR(vuc, vuc_exec_engine_mvsread_30, 0)
{
    const int32_t guard = operand_guard(m, s, in, 0, 0);
    if (guard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "the video engines and their data are not part of this model");
    }
    return 0;
}

/* BRANCH GUARD mvswrite */
RT_FORM_NEAR(vuc, vuc_exec_engine_mvswrite_40, RT_DELAYS)
{
    return do_engine_mbiread_40(m, s, in, way, far, 0, 0, 2, 1, 3);
}

/* GUARD mvswrite */
RT_FORM_NEAR(vuc, vuc_exec_engine_mvswrite_30, 0)
{
    const int32_t guard = operand_guard(m, s, in, 0, 0);
    if (guard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "the video engines and their data are not part of this model");
    }
    return 0;
}

/* BRANCH GUARD o21 */
RT_FORM_NEAR(vuc, vuc_exec_named_only_o21_40, RT_DELAYS)
{
    return do_named_only_o21_40(m, s, in, way, far, 0, 0, 2, 1, 3);
}

/* GUARD o21 */
RT_FORM_NEAR(vuc, vuc_exec_named_only_o21_30, 0)
{
    const int32_t guard = operand_guard(m, s, in, 0, 0);
    if (guard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "no source says what it does");
    }
    return 0;
}

/* BRANCH GUARD o22 */
RT_FORM_NEAR(vuc, vuc_exec_named_only_o22_40, RT_DELAYS)
{
    return do_named_only_o21_40(m, s, in, way, far, 0, 0, 2, 1, 3);
}

/* GUARD o22 */
RT_FORM_NEAR(vuc, vuc_exec_named_only_o22_30, 0)
{
    const int32_t guard = operand_guard(m, s, in, 0, 0);
    if (guard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "no source says what it does");
    }
    return 0;
}

/* BRANCH GUARD o23 */
RT_FORM_NEAR(vuc, vuc_exec_named_only_o23_40, RT_DELAYS)
{
    return do_named_only_o21_40(m, s, in, way, far, 0, 0, 2, 1, 3);
}

/* GUARD o23 */
RT_FORM_NEAR(vuc, vuc_exec_named_only_o23_30, 0)
{
    const int32_t guard = operand_guard(m, s, in, 0, 0);
    if (guard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "no source says what it does");
    }
    return 0;
}

/* BRANCH GUARD o25 */
RT_FORM_NEAR(vuc, vuc_exec_named_only_o25_40, RT_DELAYS)
{
    return do_named_only_o21_40(m, s, in, way, far, 0, 0, 2, 1, 3);
}

/* GUARD o25 */
RT_FORM_NEAR(vuc, vuc_exec_named_only_o25_30, 0)
{
    const int32_t guard = operand_guard(m, s, in, 0, 0);
    if (guard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "no source says what it does");
    }
    return 0;
}

/* BRANCH GUARD o26 */
RT_FORM_NEAR(vuc, vuc_exec_named_only_o26_40, RT_DELAYS)
{
    return do_named_only_o21_40(m, s, in, way, far, 0, 0, 2, 1, 3);
}

/* GUARD o26 */
RT_FORM_NEAR(vuc, vuc_exec_named_only_o26_30, 0)
{
    const int32_t guard = operand_guard(m, s, in, 0, 0);
    if (guard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "no source says what it does");
    }
    return 0;
}

/* BRANCH GUARD o2b */
RT_FORM_NEAR(vuc, vuc_exec_named_only_o2b_40, RT_DELAYS)
{
    return do_named_only_o21_40(m, s, in, way, far, 0, 0, 2, 1, 3);
}

/* GUARD o2b */
RT_FORM_NEAR(vuc, vuc_exec_named_only_o2b_30, 0)
{
    const int32_t guard = operand_guard(m, s, in, 0, 0);
    if (guard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "no source says what it does");
    }
    return 0;
}

/* BRANCH GUARD o2c */
RT_FORM_NEAR(vuc, vuc_exec_named_only_o2c_40, RT_DELAYS)
{
    return do_named_only_o21_40(m, s, in, way, far, 0, 0, 2, 1, 3);
}

/* GUARD o2c */
RT_FORM_NEAR(vuc, vuc_exec_named_only_o2c_30, 0)
{
    const int32_t guard = operand_guard(m, s, in, 0, 0);
    if (guard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "no source says what it does");
    }
    return 0;
}

