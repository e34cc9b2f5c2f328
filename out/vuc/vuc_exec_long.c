/* Generated from the description vuc by gen/emit/exec. Do not edit. */
#include "vuc_exec.h"

/* BRANCH GUARD lmulu $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_lmul_lmulu_40, RT_LATER)
{
    const int32_t src1 = (int32_t)in->value[0];
    const int32_t guard = operand_guard(m, s, in, 1, 3);
    const int32_t branch = operand_branch(m, s, in, 2, 5, 4, 6);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 0, 1, 2);
        rt_occupy(m, 3, 0);
        const int32_t t_2 = s->r[src1] * (b & 0x7ff);
        rt_later(m, 3, 7, (uint64_t)0, 0xffffffffu, (uint64_t)t_2);
        rt_engine(m, 0);
    }
    return 0;
}

/* GUARD lmulu $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_lmul_lmulu_30, RT_LATER)
{
    const int32_t src1 = (int32_t)in->value[0];
    const int32_t guard = operand_guard(m, s, in, 1, 3);
    if (guard) {
        const int32_t b = operand_s2(s, in, 0, 1, 2);
        rt_occupy(m, 3, 0);
        const int32_t t = s->r[src1] * (b & 0x7ff);
        rt_later(m, 3, 7, (uint64_t)0, 0xffffffffu, (uint64_t)t);
        rt_engine(m, 0);
    }
    return 0;
}

/* BRANCH GUARD lmuls $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_lmul_lmuls_40, RT_LATER)
{
    const int32_t src1 = (int32_t)in->value[0];
    const int32_t guard = operand_guard(m, s, in, 1, 3);
    const int32_t branch = operand_branch(m, s, in, 2, 5, 4, 6);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 0, 1, 2);
        rt_occupy(m, 3, 0);
        const int32_t t_2 = (int16_t)s->r[src1] * rt_sext_32((uint32_t)b, 11);
        rt_later(m, 3, 7, (uint64_t)0, 0xffffffffu, (uint32_t)t_2);
        rt_engine(m, 0);
    }
    return 0;
}

/* GUARD lmuls $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_lmul_lmuls_30, RT_LATER)
{
    const int32_t src1 = (int32_t)in->value[0];
    const int32_t guard = operand_guard(m, s, in, 1, 3);
    if (guard) {
        const int32_t b = operand_s2(s, in, 0, 1, 2);
        rt_occupy(m, 3, 0);
        const int32_t t = (int16_t)s->r[src1] * rt_sext_32((uint32_t)b, 11);
        rt_later(m, 3, 7, (uint64_t)0, 0xffffffffu, (uint32_t)t);
        rt_engine(m, 0);
    }
    return 0;
}

/* BRANCH GUARD lsrr S2 */
RT_FORM_NEAR(vuc, vuc_exec_lshift_lsrr_40, RT_LATER)
{
    const int32_t guard = operand_guard(m, s, in, 1, 2);
    const int32_t branch = operand_branch(m, s, in, 2, 4, 3, 5);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 0, 0, 1);
        rt_occupy(m, 1, 0);
        keep_l(m, s);
        if (far && m->pending_count)
            rt_stored(m, 7, 0, 0xffffffffu);
        s->l = (uint32_t)(((int64_t)(int32_t)s->l + ((uint32_t)1 << (b & 0x1f)))
            >> ((b & 0x1f) + 1));
    }
    return 0;
}

/* GUARD lsrr S2 */
RT_FORM_NEAR(vuc, vuc_exec_lshift_lsrr_30, RT_LATER)
{
    const int32_t guard = operand_guard(m, s, in, 1, 2);
    if (guard) {
        const int32_t b = operand_s2(s, in, 0, 0, 1);
        rt_occupy(m, 1, 0);
        keep_l(m, s);
        if (far && m->pending_count)
            rt_stored(m, 7, 0, 0xffffffffu);
        s->l = (uint32_t)(((int64_t)(int32_t)s->l + ((uint32_t)1 << (b & 0x1f)))
            >> ((b & 0x1f) + 1));
    }
    return 0;
}

/* GUARD ladd S2 */
RT_FORM_NEAR(vuc, vuc_exec_lshift_ladd, RT_LATER)
{
    const int32_t guard = operand_guard(m, s, in, 1, 2);
    if (guard) {
        const int32_t b = operand_s2(s, in, 0, 0, 1);
        rt_occupy(m, 1, 0);
        keep_l(m, s);
        if (far && m->pending_count)
            rt_stored(m, 7, 0, 0xffffffffu);
        s->l = s->l + rt_u32((int16_t)b);
    }
    return 0;
}

/* GUARD lsar S2 */
RT_FORM_NEAR(vuc, vuc_exec_lshift_lsar, RT_LATER)
{
    const int32_t guard = operand_guard(m, s, in, 1, 2);
    if (guard) {
        const int32_t b = operand_s2(s, in, 0, 0, 1);
        rt_occupy(m, 1, 0);
        keep_l(m, s);
        if (far && m->pending_count)
            rt_stored(m, 7, 0, 0xffffffffu);
        s->l = (uint32_t)((int32_t)s->l >> (b & 0x1f));
    }
    return 0;
}

/* GUARD ldivu S2 */
RT_FORM_NEAR(vuc, vuc_exec_ldivu, RT_LATER)
{
    const int32_t guard = operand_guard(m, s, in, 1, 2);
    if (guard) {
        const int32_t b = operand_s2(s, in, 0, 0, 1);
        rt_occupy(m, 34, 0);
        const uint32_t t = b != 0 ? s->l / (uint32_t)b : 4294967295u;
        rt_later(m, 34, 7, (uint64_t)0, 0xffffffffu, t);
        rt_engine(m, 0);
    }
    return 0;
}

