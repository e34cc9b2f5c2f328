/* Generated from the description vuc by gen/emit/exec.lua. Do not edit. */
#include "vuc_exec.h"

/* BRANCH GUARD add MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_add_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
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
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (s->r[src1] + b) & 0xffff;
        if (dst != 0) {
            if (m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* GUARD add MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_add_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (s->r[src1] + b) & 0xffff;
        if (dst != 0) {
            if (m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* BRANCH GUARD sub MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_sub_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
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
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (s->r[src1] - b) & 0xffff;
        if (dst != 0) {
            if (m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* GUARD sub MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_sub_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (s->r[src1] - b) & 0xffff;
        if (dst != 0) {
            if (m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* BRANCH GUARD subr MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_subr_rr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
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
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (b - s->r[src1]) & 0xffff;
        if (dst != 0) {
            if (m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* GUARD avgs MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_avgs_rr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = ((int16_t)s->r[src1] + (int16_t)b + 1) >> 1 & 0xffff;
        if (dst != 0) {
            if (m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* GUARD avgu MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_avgu_rr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (s->r[src1] + b + 1) >> 1;
        if (dst != 0) {
            if (m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* BRANCH GUARD clamplep MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_clamplep_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
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
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = (int16_t)s->r[src1] > (int16_t)b ? b : rt_max_i32((int16_t)s->r[src1], 0);
        const int32_t p = (int16_t)s->r[src1] < 0 || (int16_t)s->r[src1] > (int16_t)b;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    return 0;
}

/* GUARD clamplep MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_clamplep_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    return 0;
}

/* BRANCH GUARD clamps MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_clamps_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
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
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = rt_clamp_i32((int16_t)s->r[src1], -(1 << n), (1 << n) - 1) & 0xffff;
        const int32_t p = (int16_t)s->r[src1] != (int16_t)r;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    return 0;
}

/* GUARD clamps MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_clamps_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    return 0;
}

/* BRANCH GUARD sext MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_sext_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
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
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = ((s->r[src1] & ((1 << n) - 1)) - ((s->r[src1] >> n & 1) << n)) & 0xffff;
        const int32_t p = s->r[src1] >> n & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    return 0;
}

/* GUARD sext MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_sext_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    return 0;
}

/* BRANCH GUARD bset MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_bset_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
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
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = s->r[src1] | 1 << n;
        if (dst != 0) {
            if (m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* GUARD bset MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_bset_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
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
            if (m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* BRANCH GUARD bclr MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_bclr_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
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
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = s->r[src1] & ~(1 << n);
        if (dst != 0) {
            if (m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* GUARD bclr MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_bclr_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
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
            if (m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* BRANCH GUARD shl MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_shl_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
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
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = s->r[src1] << n & 0xffff;
        const int32_t p = s->r[src1] << n >> 16 & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    return 0;
}

/* GUARD shl MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_shl_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    return 0;
}

/* BRANCH GUARD shr MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_shr_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
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
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = s->r[src1] >> n;
        const int32_t p = s->r[src1] << 1 >> n & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    return 0;
}

/* GUARD shr MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_shr_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    return 0;
}

/* BRANCH GUARD sar MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_sar_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
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
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t n = b & 0xf;
        const int32_t r = (int16_t)s->r[src1] >> n & 0xffff;
        const int32_t p = s->r[src1] << 1 >> n & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    return 0;
}

/* GUARD sar MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_sar_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    return 0;
}

/* BRANCH GUARD and MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_and_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
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
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = s->r[src1] & b;
        if (dst != 0) {
            if (m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* GUARD and MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_and_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = s->r[src1] & b;
        if (dst != 0) {
            if (m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* BRANCH GUARD or MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_or_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
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
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = s->r[src1] | b;
        if (dst != 0) {
            if (m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* GUARD or MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_or_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = s->r[src1] | b;
        if (dst != 0) {
            if (m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* BRANCH GUARD xor MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_xor_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
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
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = s->r[src1] ^ b;
        if (dst != 0) {
            if (m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* GUARD xor MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_xor_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = s->r[src1] ^ b;
        if (dst != 0) {
            if (m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* GUARD min MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_min_rr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    return 0;
}

/* GUARD max MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_max_rr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    return 0;
}

/* BRANCH GUARD add MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_add_rs_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t_2);
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD add MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_add_rs_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD sub MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_sub_rs_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t_2);
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD sub MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_sub_rs_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD subr MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_subr_rs(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t_2);
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD avgs MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_avgs_rs(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD avgu MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_avgu_rs(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD clamplep MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_clamplep_rs_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t_2);
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD clamplep MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_clamplep_rs_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD clamps MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_clamps_rs_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t_2);
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD clamps MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_clamps_rs_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD sext MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_sext_rs_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t_2);
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD sext MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_sext_rs_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD bset MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_bset_rs_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t_2);
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD bset MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_bset_rs_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD bclr MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_bclr_rs_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t_2);
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD bclr MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_bclr_rs_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD shl MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_shl_rs_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t_2);
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD shl MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_shl_rs_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD shr MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_shr_rs_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t_2);
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD shr MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_shr_rs_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD sar MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_sar_rs_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t_2);
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD sar MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_sar_rs_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD and MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_and_rs_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t_2);
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD div2s MODE PD $r[DST] $r[SRC1] */
int vuc_exec_unary_div2s_rr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 2, 1);
    if (guard) {
        const int32_t r = ((int16_t)s->r[src1] + (s->r[src1] >> 15)) >> 1 & 0xffff;
        if (dst != 0) {
            if (m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r >> 15;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* GUARD hswap MODE PD $r[DST] $r[SRC1] */
int vuc_exec_unary_hswap_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 2, 1);
    if (guard) {
        const int32_t r = s->r[src1] >> 8 | (s->r[src1] & 0xff) << 8;
        if (dst != 0) {
            if (m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

