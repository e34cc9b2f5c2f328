/* Generated from the description vuc by gen/emit/exec. Do not edit. */
/* What the files with the functions of the forms share. */
#ifndef VUC_EXEC_H
#define VUC_EXEC_H

#include "vuc_state.h"

/* Keeps what $sr holds until the cycle after the next, for those who read it late. */
static inline void keep_sr(const struct isadora_machine *m, struct vuc_state *s, int32_t index)
{
    if (s->sr_since[index] != m->now) {
        s->sr_before[index] = s->sr[index];
        s->sr_since[index] = m->now;
    }
}

static inline int32_t late_sr(const struct isadora_machine *m, const struct vuc_state *s,
    int32_t index)
{
    return s->sr_since[index] + 1 == m->now ? s->sr_before[index] : s->sr[index];
}

/* Keeps what $p holds until the cycle after the next, for those who read it late. */
static inline void keep_p(const struct isadora_machine *m, struct vuc_state *s, int32_t index)
{
    if (s->p_since[index] != m->now) {
        s->p_before[index] = s->p[index];
        s->p_since[index] = m->now;
    }
}

static inline int32_t late_p(const struct isadora_machine *m, const struct vuc_state *s,
    int32_t index)
{
    return s->p_since[index] + 1 == m->now ? s->p_before[index] : s->p[index];
}

/* Keeps what $stat holds until the cycle after the next, for those who read it late. */
static inline void keep_stat(const struct isadora_machine *m, struct vuc_state *s)
{
    if (s->stat_since != m->now) {
        s->stat_before = s->stat;
        s->stat_since = m->now;
    }
}

static inline int32_t late_stat(const struct isadora_machine *m, const struct vuc_state *s)
{
    return s->stat_since + 1 == m->now ? s->stat_before : s->stat;
}

/* Keeps what $h2v holds until the cycle after the next, for those who read it late. */
static inline void keep_h2v(const struct isadora_machine *m, struct vuc_state *s)
{
    if (s->h2v_since != m->now) {
        s->h2v_before = s->h2v;
        s->h2v_since = m->now;
    }
}

static inline int32_t late_h2v(const struct isadora_machine *m, const struct vuc_state *s)
{
    return s->h2v_since + 1 == m->now ? s->h2v_before : s->h2v;
}

/* Keeps what $l holds until the cycle after the next, for those who read it late. */
static inline void keep_l(const struct isadora_machine *m, struct vuc_state *s)
{
    if (s->l_since != m->now) {
        s->l_before = s->l;
        s->l_since = m->now;
    }
}

static inline uint32_t late_l(const struct isadora_machine *m, const struct vuc_state *s)
{
    return s->l_since + 1 == m->now ? s->l_before : s->l;
}

static inline int32_t read_sr(const struct isadora_machine *m, const struct vuc_state *s,
    int32_t index);
static inline void write_sr(struct isadora_machine *m, int32_t index, int32_t value);
static inline int32_t read_p(const struct isadora_machine *m, const struct vuc_state *s,
    int32_t index);
static inline void write_p(struct isadora_machine *m, int32_t index, int32_t value);

/* Some entries of $sr stand for other state. */
static inline int32_t read_sr(const struct isadora_machine *m, const struct vuc_state *s,
    int32_t index)
{
    const int32_t pc = (int32_t)m->pc;
    switch (index) {
    case 4:
        return late_h2v(m, s);
    case 6:
        return late_stat(m, s);
    case 8:
        return pc;
    case 9:
        return s->cs_depth;
    case 10:
        return (s->cs_depth ? s->cs_pc[s->cs_depth - 1] : 0);
    case 12:
        return (int32_t)(late_l(m, s) >> 16);
    case 13:
        return (int32_t)(late_l(m, s) & 0xffff);
    case 14:
        return late_p(m, s, 0) | (!late_p(m, s, 0) << 1) | late_p(m, s, 2) << 2
            | late_p(m, s, 3) << 3 | late_p(m, s, 4) << 4 | late_p(m, s, 5) << 5
            | late_p(m, s, 6) << 6 | late_p(m, s, 7) << 7 | late_p(m, s, 8) << 8
            | late_p(m, s, 9) << 9 | late_p(m, s, 10) << 10 | late_p(m, s, 11) << 11
            | late_p(m, s, 12) << 12 | late_p(m, s, 13) << 13 | late_p(m, s, 14) << 14 | 1 << 15;
    case 15:
        return s->icnt;
    default:
        return late_sr(m, s, index);
    }
}

static inline void write_sr(struct isadora_machine *m, int32_t index, int32_t value)
{
    struct vuc_state *const s = m->state;
    switch (index) {
    case 4:
        keep_h2v(m, s);
        s->h2v = (uint16_t)value;
        break;
    case 6:
        keep_stat(m, s);
        s->stat = (uint16_t)value;
        break;
    case 8:
        rt_go(m, (uint64_t)(value & 0x7ff));
        break;
    case 9:
        break;
    case 10:
        break;
    case 12:
        keep_l(m, s);
        if (m->pending_count)
            rt_stored(m, 7, 0, 0xffff0000u);
        s->l = (s->l & 0xffff) | (uint32_t)value << 16;
        break;
    case 13:
        keep_l(m, s);
        if (m->pending_count)
            rt_stored(m, 7, 0, 0xffff);
        s->l = (s->l & 0xffff0000u) | (uint32_t)value;
        break;
    case 14:
        break;
    case 15:
        s->icnt = (uint16_t)value;
        break;
    default:
        keep_sr(m, s, index);
        s->sr[index] = (uint16_t)value;
        break;
    }
}


/* Some entries of $p stand for other state. */
static inline int32_t read_p(const struct isadora_machine *m, const struct vuc_state *s,
    int32_t index)
{
    switch (index) {
    case 1:
        return !read_p(m, s, 0);
    case 15:
        return 1;
    default:
        return s->p[index];
    }
}

static inline void write_p(struct isadora_machine *m, int32_t index, int32_t value)
{
    struct vuc_state *const s = m->state;
    switch (index) {
    case 1:
        break;
    case 15:
        break;
    default:
        keep_p(m, s, index);
        s->p[index] = (uint8_t)value;
        break;
    }
}

static inline int32_t operand_mode(const struct vuc_op *in, int line, int pm_at)
{
    int32_t mode;
    if (in->alt[line] == 0) {
        mode = 3;
    } else {
        const int32_t pm = (int32_t)in->value[pm_at];
        mode = pm;
    }
    return mode;
}

static inline int32_t operand_pd_any(struct isadora_machine *m, struct vuc_state *s,
    const struct vuc_op *in, int line, int pred_at, int pdst_at)
{
    int32_t pd;
    switch (in->alt[line]) {
    case 0:
        pd = 1;
        break;
    case 1: {
        const int32_t pred = (int32_t)in->value[pred_at];
        pd = read_p(m, s, pred);
        break;
    }
    default: {
        const int32_t pdst = (int32_t)in->value[pdst_at];
        pd = read_p(m, s, pdst);
        break;
    }
    }
    return pd;
}

static inline int32_t operand_pd(struct isadora_machine *m, struct vuc_state *s,
    const struct vuc_op *in, int line, int pred_at, int pdst_at)
{
    if (in->alt[line] == 0) {
        return 1;
    }
    return operand_pd_any(m, s, in, line, pred_at, pdst_at);
}

static inline int32_t operand_guard(struct isadora_machine *m, struct vuc_state *s,
    const struct vuc_op *in, int line, int pred_at)
{
    int32_t guard;
    if (in->alt[line] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[pred_at];
        guard = read_p(m, s, pred);
    }
    return guard;
}

static inline int32_t operand_branch(struct isadora_machine *m, struct vuc_state *s,
    const struct vuc_op *in, int line, int rbp_at, int rbn_at, int rbt_at)
{
    const int32_t pc = (int32_t)in->op.pc;
    int32_t branch;
    if (in->alt[line] == 0) {
        branch = 0;
    } else {
        const int32_t rbp = (int32_t)in->value[rbp_at];
        const int32_t rbn = (int32_t)in->value[rbn_at];
        const int32_t rbt = (int32_t)in->value[rbt_at];
        branch = (read_p(m, s, rbp + 8) ^ rbn) | ((pc + rbt) & 0x7ff) << 1;
    }
    return branch;
}

static inline int32_t operand_s2(struct vuc_state *s, const struct vuc_op *in, int line,
    int src2_at, int i6_at)
{
    int32_t b;
    if (in->alt[line] == 0) {
        const int32_t src2 = (int32_t)in->value[src2_at];
        b = s->r[src2];
    } else {
        const int32_t i6 = (int32_t)in->value[i6_at];
        b = i6;
    }
    return b;
}

static inline void store_pd(struct isadora_machine *m, const struct vuc_op *in, int32_t value,
    int line, int pred_at, int pdst_at)
{
    switch (in->alt[line]) {
    case 0:
        write_p(m, 15, (uint8_t)value);
        break;
    case 1: {
        const int32_t pred = (int32_t)in->value[pred_at];
        write_p(m, pred, (uint8_t)value);
        break;
    }
    default: {
        const int32_t pdst = (int32_t)in->value[pdst_at];
        write_p(m, pdst, (uint8_t)value);
        break;
    }
    }
}

static inline int32_t operand_pd_2(struct isadora_machine *m, struct vuc_state *s,
    const struct vuc_op *in, int line, int pred_at, int pdst_at)
{
    const int32_t pred = (int32_t)in->value[pred_at];
    int32_t pd;
    switch (in->alt[line]) {
    case 0:
        pd = 1;
        break;
    case 1:
        pd = read_p(m, s, pred);
        break;
    default: {
        const int32_t pdst = (int32_t)in->value[pdst_at];
        pd = read_p(m, s, pdst);
        break;
    }
    }
    return pd;
}

static inline int32_t operand_guard_2(struct isadora_machine *m, struct vuc_state *s,
    const struct vuc_op *in, int line, int pred_at)
{
    const int32_t pred = (int32_t)in->value[pred_at];
    int32_t guard;
    if (in->alt[line] == 0) {
        guard = 1;
    } else {
        guard = read_p(m, s, pred);
    }
    return guard;
}

static inline void store_pd_2(struct isadora_machine *m, const struct vuc_op *in, int32_t value,
    int line, int pred_at, int pdst_at)
{
    const int32_t pred = (int32_t)in->value[pred_at];
    switch (in->alt[line]) {
    case 0:
        write_p(m, 15, (uint8_t)value);
        break;
    case 1:
        write_p(m, pred, (uint8_t)value);
        break;
    default: {
        const int32_t pdst = (int32_t)in->value[pdst_at];
        write_p(m, pdst, (uint8_t)value);
        break;
    }
    }
}

/* parts of lut.isa */
static inline int32_t func_parts(int32_t type)
{
    int32_t result = 0;
    if (type == 0 || type == 25 || (type >= 35 && type <= 36) || type == 86 || type == 126) {
        result = 4;
    } else if (type <= 24 || type == 32 || (type >= 64 && type <= 67) || type == 127) {
        result = 1;
    } else if ((type >= 33 && type <= 34) || (type >= 68 && type <= 85)) {
        result = 2;
    } else {
        result = 0;
    }
    return result;
}

/* subparts of lut.isa */
static inline int32_t func_subparts(int32_t type, int32_t whole)
{
    int32_t result_3 = 0;
    int32_t result_2 = 0;
    result_3 = func_parts(type);
    const int32_t count_2 = result_3;
    if (count_2 == 1 || count_2 == 2) {
        result_2 = 1;
    } else if (type == 0 || type == 25) {
        result_2 = whole ? 1 : 4;
    } else {
        result_2 = 0;
    }
    return result_2;
}

/* direction of lut.isa */
static inline int32_t func_direction(int32_t type, int32_t part)
{
    int32_t result_4 = 0;
    const int32_t pair = (type - 68) >> 1 & 0x1f;
    if (type >= 32 && type <= 34) {
        result_4 = 1;
    } else if (type >= 65 && type <= 67) {
        result_4 = type - 64;
    } else if (type >= 68 && type <= 85) {
        const int32_t first = pair >= 6 ? 3 : pair == 1 || pair == 3 || pair == 5 ? 2 : 1;
        const int32_t second = pair == 0 || pair == 3 || pair == 6 ? 1 : pair == 1 || pair == 2
            || pair == 7 ? 2 : 3;
        result_4 = part & 1 ? second : first;
    } else {
        result_4 = 0;
    }
    return result_4;
}

static inline int32_t operand_laddr_any(struct vuc_state *s, const struct vuc_op *in, int line,
    int src1_at, int src2_at, int l10_at, int l6_at)
{
    int32_t at;
    switch (in->alt[line]) {
    case 0: {
        const int32_t src1 = (int32_t)in->value[src1_at];
        const int32_t src2 = (int32_t)in->value[src2_at];
        at = (s->r[src1] + s->r[src2]) & 0xffff;
        break;
    }
    case 1: {
        const int32_t src1 = (int32_t)in->value[src1_at];
        at = s->r[src1];
        break;
    }
    case 2: {
        const int32_t src1 = (int32_t)in->value[src1_at];
        const int32_t l10 = (int32_t)in->value[l10_at];
        at = (s->r[src1] + l10) & 0xffff;
        break;
    }
    case 3: {
        const int32_t l10 = (int32_t)in->value[l10_at];
        at = l10;
        break;
    }
    case 4: {
        const int32_t src1 = (int32_t)in->value[src1_at];
        const int32_t l6 = (int32_t)in->value[l6_at];
        at = (s->r[src1] + l6) & 0xffff;
        break;
    }
    default: {
        const int32_t l6 = (int32_t)in->value[l6_at];
        at = l6;
        break;
    }
    }
    return at;
}

static inline int32_t operand_laddr(struct vuc_state *s, const struct vuc_op *in, int line,
    int src1_at, int src2_at, int l10_at, int l6_at)
{
    if (in->alt[line] == 0) {
        const int32_t src1 = (int32_t)in->value[src1_at];
        const int32_t src2 = (int32_t)in->value[src2_at];
        return (s->r[src1] + s->r[src2]) & 0xffff;
    }
    return operand_laddr_any(s, in, line, src1_at, src2_at, l10_at, l6_at);
}

static inline int32_t operand_saddr_any(struct vuc_state *s, const struct vuc_op *in, int line,
    int dst_at, int src1_at, int t10_at, int t6_at)
{
    int32_t at;
    switch (in->alt[line]) {
    case 0: {
        const int32_t dst = (int32_t)in->value[dst_at];
        const int32_t src1 = (int32_t)in->value[src1_at];
        at = (s->r[dst] + 2 * s->r[src1]) & 0xffff;
        break;
    }
    case 1: {
        const int32_t src1 = (int32_t)in->value[src1_at];
        at = 2 * s->r[src1] & 0xffff;
        break;
    }
    case 2: {
        const int32_t dst = (int32_t)in->value[dst_at];
        at = s->r[dst];
        break;
    }
    case 3: {
        const int32_t src1 = (int32_t)in->value[src1_at];
        const int32_t t10 = (int32_t)in->value[t10_at];
        at = (s->r[src1] + t10) & 0xffff;
        break;
    }
    case 4: {
        const int32_t t10 = (int32_t)in->value[t10_at];
        at = t10;
        break;
    }
    case 5: {
        const int32_t src1 = (int32_t)in->value[src1_at];
        const int32_t t6 = (int32_t)in->value[t6_at];
        at = (s->r[src1] + t6) & 0xffff;
        break;
    }
    default: {
        const int32_t t6 = (int32_t)in->value[t6_at];
        at = t6;
        break;
    }
    }
    return at;
}

static inline int32_t operand_saddr(struct vuc_state *s, const struct vuc_op *in, int line,
    int dst_at, int src1_at, int t10_at, int t6_at)
{
    if (in->alt[line] == 0) {
        const int32_t dst = (int32_t)in->value[dst_at];
        const int32_t src1 = (int32_t)in->value[src1_at];
        return (s->r[dst] + 2 * s->r[src1]) & 0xffff;
    }
    return operand_saddr_any(s, in, line, dst_at, src1_at, t10_at, t6_at);
}

isadora_run_op vuc_exec_binary_add_rr_40;
isadora_run_op vuc_exec_binary_add_rr_30;
isadora_run_op vuc_exec_binary_sub_rr_40;
isadora_run_op vuc_exec_binary_sub_rr_30;
isadora_run_op vuc_exec_binary_subr_rr;
isadora_run_op vuc_exec_binary_avgs_rr;
isadora_run_op vuc_exec_binary_avgu_rr;
isadora_run_op vuc_exec_binary_clamplep_rr_40;
isadora_run_op vuc_exec_binary_clamplep_rr_30;
isadora_run_op vuc_exec_binary_clamps_rr_40;
isadora_run_op vuc_exec_binary_clamps_rr_30;
isadora_run_op vuc_exec_binary_sext_rr_40;
isadora_run_op vuc_exec_binary_sext_rr_30;
isadora_run_op vuc_exec_binary_bset_rr_40;
isadora_run_op vuc_exec_binary_bset_rr_30;
isadora_run_op vuc_exec_binary_bclr_rr_40;
isadora_run_op vuc_exec_binary_bclr_rr_30;
isadora_run_op vuc_exec_binary_shl_rr_40;
isadora_run_op vuc_exec_binary_shl_rr_30;
isadora_run_op vuc_exec_binary_shr_rr_40;
isadora_run_op vuc_exec_binary_shr_rr_30;
isadora_run_op vuc_exec_binary_sar_rr_40;
isadora_run_op vuc_exec_binary_sar_rr_30;
isadora_run_op vuc_exec_binary_and_rr_40;
isadora_run_op vuc_exec_binary_and_rr_30;
isadora_run_op vuc_exec_binary_or_rr_40;
isadora_run_op vuc_exec_binary_or_rr_30;
isadora_run_op vuc_exec_binary_xor_rr_40;
isadora_run_op vuc_exec_binary_xor_rr_30;
isadora_run_op vuc_exec_binary_min_rr;
isadora_run_op vuc_exec_binary_max_rr;
isadora_run_op vuc_exec_binary_add_rs_40;
isadora_run_op vuc_exec_binary_add_rs_30;
isadora_run_op vuc_exec_binary_sub_rs_40;
isadora_run_op vuc_exec_binary_sub_rs_30;
isadora_run_op vuc_exec_binary_subr_rs;
isadora_run_op vuc_exec_binary_avgs_rs;
isadora_run_op vuc_exec_binary_avgu_rs;
isadora_run_op vuc_exec_binary_clamplep_rs_40;
isadora_run_op vuc_exec_binary_clamplep_rs_30;
isadora_run_op vuc_exec_binary_clamps_rs_40;
isadora_run_op vuc_exec_binary_clamps_rs_30;
isadora_run_op vuc_exec_binary_sext_rs_40;
isadora_run_op vuc_exec_binary_sext_rs_30;
isadora_run_op vuc_exec_binary_bset_rs_40;
isadora_run_op vuc_exec_binary_bset_rs_30;
isadora_run_op vuc_exec_binary_bclr_rs_40;
isadora_run_op vuc_exec_binary_bclr_rs_30;
isadora_run_op vuc_exec_binary_shl_rs_40;
isadora_run_op vuc_exec_binary_shl_rs_30;
isadora_run_op vuc_exec_binary_shr_rs_40;
isadora_run_op vuc_exec_binary_shr_rs_30;
isadora_run_op vuc_exec_binary_sar_rs_40;
isadora_run_op vuc_exec_binary_sar_rs_30;
isadora_run_op vuc_exec_binary_and_rs_40;
isadora_run_op vuc_exec_binary_and_rs_30;
isadora_run_op vuc_exec_binary_or_rs_40;
isadora_run_op vuc_exec_binary_or_rs_30;
isadora_run_op vuc_exec_binary_xor_rs_40;
isadora_run_op vuc_exec_binary_xor_rs_30;
isadora_run_op vuc_exec_binary_min_rs;
isadora_run_op vuc_exec_binary_max_rs;
isadora_run_op vuc_exec_binary_add_sr_40;
isadora_run_op vuc_exec_binary_add_sr_30;
isadora_run_op vuc_exec_binary_sub_sr_40;
isadora_run_op vuc_exec_binary_sub_sr_30;
isadora_run_op vuc_exec_binary_subr_sr;
isadora_run_op vuc_exec_binary_avgs_sr;
isadora_run_op vuc_exec_binary_avgu_sr;
isadora_run_op vuc_exec_binary_clamplep_sr_40;
isadora_run_op vuc_exec_binary_clamplep_sr_30;
isadora_run_op vuc_exec_binary_clamps_sr_40;
isadora_run_op vuc_exec_binary_clamps_sr_30;
isadora_run_op vuc_exec_binary_sext_sr_40;
isadora_run_op vuc_exec_binary_sext_sr_30;
isadora_run_op vuc_exec_binary_bset_sr_40;
isadora_run_op vuc_exec_binary_bset_sr_30;
isadora_run_op vuc_exec_binary_bclr_sr_40;
isadora_run_op vuc_exec_binary_bclr_sr_30;
isadora_run_op vuc_exec_binary_shl_sr_40;
isadora_run_op vuc_exec_binary_shl_sr_30;
isadora_run_op vuc_exec_binary_shr_sr_40;
isadora_run_op vuc_exec_binary_shr_sr_30;
isadora_run_op vuc_exec_binary_sar_sr_40;
isadora_run_op vuc_exec_binary_sar_sr_30;
isadora_run_op vuc_exec_binary_and_sr_40;
isadora_run_op vuc_exec_binary_and_sr_30;
isadora_run_op vuc_exec_binary_or_sr_40;
isadora_run_op vuc_exec_binary_or_sr_30;
isadora_run_op vuc_exec_binary_xor_sr_40;
isadora_run_op vuc_exec_binary_xor_sr_30;
isadora_run_op vuc_exec_binary_min_sr;
isadora_run_op vuc_exec_binary_max_sr;
isadora_run_op vuc_exec_unary_div2s_rr;
isadora_run_op vuc_exec_unary_hswap_rr_40;
isadora_run_op vuc_exec_unary_hswap_rr_30;
isadora_run_op vuc_exec_unary_div2s_rs;
isadora_run_op vuc_exec_unary_hswap_rs_40;
isadora_run_op vuc_exec_unary_hswap_rs_30;
isadora_run_op vuc_exec_unary_div2s_sr;
isadora_run_op vuc_exec_unary_hswap_sr_40;
isadora_run_op vuc_exec_unary_hswap_sr_30;
isadora_run_op vuc_exec_slct_rr_40;
isadora_run_op vuc_exec_slct_rr_30;
isadora_run_op vuc_exec_slct_rs_40;
isadora_run_op vuc_exec_slct_rs_30;
isadora_run_op vuc_exec_slct_sr_40;
isadora_run_op vuc_exec_slct_sr_30;
isadora_run_op vuc_exec_mov_r_40;
isadora_run_op vuc_exec_mov_r_30;
isadora_run_op vuc_exec_mov_i_40;
isadora_run_op vuc_exec_mov_i_30;
isadora_run_op vuc_exec_mov_sr_40;
isadora_run_op vuc_exec_mov_sr_30;
isadora_run_op vuc_exec_mov_si_40;
isadora_run_op vuc_exec_mov_si_30;
isadora_run_op vuc_exec_set_setgt_r_40;
isadora_run_op vuc_exec_set_setgt_r_30;
isadora_run_op vuc_exec_set_setlt_r_40;
isadora_run_op vuc_exec_set_setlt_r_30;
isadora_run_op vuc_exec_set_seteq_r_40;
isadora_run_op vuc_exec_set_seteq_r_30;
isadora_run_op vuc_exec_set_setlep_r_40;
isadora_run_op vuc_exec_set_setlep_r_30;
isadora_run_op vuc_exec_set_setzero_r;
isadora_run_op vuc_exec_set_btest_r_40;
isadora_run_op vuc_exec_set_btest_r_30;
isadora_run_op vuc_exec_set_setgt_s_40;
isadora_run_op vuc_exec_set_setgt_s_30;
isadora_run_op vuc_exec_set_setlt_s_40;
isadora_run_op vuc_exec_set_setlt_s_30;
isadora_run_op vuc_exec_set_seteq_s_40;
isadora_run_op vuc_exec_set_seteq_s_30;
isadora_run_op vuc_exec_set_setlep_s_40;
isadora_run_op vuc_exec_set_setlep_s_30;
isadora_run_op vuc_exec_set_setzero_s;
isadora_run_op vuc_exec_set_btest_s_40;
isadora_run_op vuc_exec_set_btest_s_30;
isadora_run_op vuc_exec_set_setgt_d_40;
isadora_run_op vuc_exec_set_setgt_d_30;
isadora_run_op vuc_exec_set_setlt_d_40;
isadora_run_op vuc_exec_set_setlt_d_30;
isadora_run_op vuc_exec_set_seteq_d_40;
isadora_run_op vuc_exec_set_seteq_d_30;
isadora_run_op vuc_exec_set_setlep_d_40;
isadora_run_op vuc_exec_set_setlep_d_30;
isadora_run_op vuc_exec_set_setzero_d;
isadora_run_op vuc_exec_set_btest_d_40;
isadora_run_op vuc_exec_set_btest_d_30;
isadora_run_op vuc_exec_complement_rr_40;
isadora_run_op vuc_exec_complement_rr_30;
isadora_run_op vuc_exec_complement_rs_40;
isadora_run_op vuc_exec_complement_rs_30;
isadora_run_op vuc_exec_complement_sr_40;
isadora_run_op vuc_exec_complement_sr_30;
isadora_run_op vuc_exec_bra_40;
isadora_run_op vuc_exec_bra_30;
isadora_run_op vuc_exec_call_40;
isadora_run_op vuc_exec_call_30;
isadora_run_op vuc_exec_ret_40;
isadora_run_op vuc_exec_ret_30;
isadora_run_op vuc_exec_sleep_40;
isadora_run_op vuc_exec_sleep_30;
isadora_run_op vuc_exec_wait_wstc_40;
isadora_run_op vuc_exec_wait_wstc_30;
isadora_run_op vuc_exec_wait_wsts_40;
isadora_run_op vuc_exec_wait_wsts_30;
isadora_run_op vuc_exec_logic_and_free_40;
isadora_run_op vuc_exec_logic_and_free_30;
isadora_run_op vuc_exec_logic_or_free_40;
isadora_run_op vuc_exec_logic_or_free_30;
isadora_run_op vuc_exec_logic_xor_free_40;
isadora_run_op vuc_exec_logic_xor_free_30;
isadora_run_op vuc_exec_logic_and_guarded_40;
isadora_run_op vuc_exec_logic_and_guarded_30;
isadora_run_op vuc_exec_logic_or_guarded_40;
isadora_run_op vuc_exec_logic_or_guarded_30;
isadora_run_op vuc_exec_logic_xor_guarded_40;
isadora_run_op vuc_exec_logic_xor_guarded_30;
isadora_run_op vuc_exec_nop_40;
isadora_run_op vuc_exec_nop_30;
isadora_run_op vuc_exec_clicnt_40;
isadora_run_op vuc_exec_clicnt_30;
isadora_run_op vuc_exec_engine_mbiread_40;
isadora_run_op vuc_exec_engine_mbiread_30;
isadora_run_op vuc_exec_engine_mbinext_40;
isadora_run_op vuc_exec_engine_mbinext_30;
isadora_run_op vuc_exec_engine_mvsread_40;
isadora_run_op vuc_exec_engine_mvsread_30;
isadora_run_op vuc_exec_engine_mvswrite_40;
isadora_run_op vuc_exec_engine_mvswrite_30;
isadora_run_op vuc_exec_named_only_o21_40;
isadora_run_op vuc_exec_named_only_o21_30;
isadora_run_op vuc_exec_named_only_o22_40;
isadora_run_op vuc_exec_named_only_o22_30;
isadora_run_op vuc_exec_named_only_o23_40;
isadora_run_op vuc_exec_named_only_o23_30;
isadora_run_op vuc_exec_named_only_o25_40;
isadora_run_op vuc_exec_named_only_o25_30;
isadora_run_op vuc_exec_named_only_o26_40;
isadora_run_op vuc_exec_named_only_o26_30;
isadora_run_op vuc_exec_named_only_o2b_40;
isadora_run_op vuc_exec_named_only_o2b_30;
isadora_run_op vuc_exec_named_only_o2c_40;
isadora_run_op vuc_exec_named_only_o2c_30;
isadora_run_op vuc_exec_lmul_lmulu_40;
isadora_run_op vuc_exec_lmul_lmulu_30;
isadora_run_op vuc_exec_lmul_lmuls_40;
isadora_run_op vuc_exec_lmul_lmuls_30;
isadora_run_op vuc_exec_lshift_lsrr_40;
isadora_run_op vuc_exec_lshift_lsrr_30;
isadora_run_op vuc_exec_lshift_ladd;
isadora_run_op vuc_exec_lshift_lsar;
isadora_run_op vuc_exec_ldivu;
isadora_run_op vuc_exec_lut_rr_40;
isadora_run_op vuc_exec_lut_rr_30;
isadora_run_op vuc_exec_lut_rs_40;
isadora_run_op vuc_exec_lut_rs_30;
isadora_run_op vuc_exec_lut_sr_40;
isadora_run_op vuc_exec_lut_sr_30;
isadora_run_op vuc_exec_ld_d_40;
isadora_run_op vuc_exec_ld_d_30;
isadora_run_op vuc_exec_ld_pwt_40;
isadora_run_op vuc_exec_ld_pwt_30;
isadora_run_op vuc_exec_ld_mvsi_40;
isadora_run_op vuc_exec_ld_mvsi_30;
isadora_run_op vuc_exec_ld_b6_40;
isadora_run_op vuc_exec_ld_b6_30;
isadora_run_op vuc_exec_ld_b7_40;
isadora_run_op vuc_exec_ld_b7_30;
isadora_run_op vuc_exec_st_d_40;
isadora_run_op vuc_exec_st_d_30;
isadora_run_op vuc_exec_st_mvso_40;
isadora_run_op vuc_exec_st_mvso_30;
isadora_run_op vuc_exec_st_b6_40;
isadora_run_op vuc_exec_st_b6_30;
isadora_run_op vuc_exec_st_b7_40;
isadora_run_op vuc_exec_st_b7_30;
isadora_run_op vuc_exec_st_vp_40;
isadora_run_op vuc_exec_st_vp_30;

#endif
