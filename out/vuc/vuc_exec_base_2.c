/* Generated from the description vuc by gen/emit/exec.lua. Do not edit. */
#include "vuc_exec.h"

/* GUARD and MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_and_rs_30(struct isadora_machine *m, const struct isadora_insn *in)
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

/* BRANCH GUARD or MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_or_rs_40(struct isadora_machine *m, const struct isadora_insn *in)
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

/* GUARD or MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_or_rs_30(struct isadora_machine *m, const struct isadora_insn *in)
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

/* BRANCH GUARD xor MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_xor_rs_40(struct isadora_machine *m, const struct isadora_insn *in)
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

/* GUARD xor MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_xor_rs_30(struct isadora_machine *m, const struct isadora_insn *in)
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

/* GUARD min MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_min_rs(struct isadora_machine *m, const struct isadora_insn *in)
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

/* GUARD max MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_max_rs(struct isadora_machine *m, const struct isadora_insn *in)
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

/* BRANCH GUARD add MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_add_sr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD add MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_add_sr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
                if (m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (m->pending_count)
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD sub MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_sub_sr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD sub MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_sub_sr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
                if (m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (m->pending_count)
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD subr MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_subr_sr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD avgs MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_avgs_sr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
                if (m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (m->pending_count)
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD avgu MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_avgu_sr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
                if (m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (m->pending_count)
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD clamplep MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_clamplep_sr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD clamplep MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_clamplep_sr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
                if (m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (m->pending_count)
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD clamps MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_clamps_sr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD clamps MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_clamps_sr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
                if (m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (m->pending_count)
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD sext MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_sext_sr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD sext MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_sext_sr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
                if (m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (m->pending_count)
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD bset MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_bset_sr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD bset MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_bset_sr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
                if (m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (m->pending_count)
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD bclr MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_bclr_sr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD bclr MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_bclr_sr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
                if (m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (m->pending_count)
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD shl MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_shl_sr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD shl MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_shl_sr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
                if (m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (m->pending_count)
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD shr MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_shr_sr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD shr MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_shr_sr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
                if (m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (m->pending_count)
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD sar MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_sar_sr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD sar MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_sar_sr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
                if (m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (m->pending_count)
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD and MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_and_sr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD and MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_and_sr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
                if (m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (m->pending_count)
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD or MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_or_sr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD or MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_or_sr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
                if (m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (m->pending_count)
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD xor MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_xor_sr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD xor MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_xor_sr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
                if (m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (m->pending_count)
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD min MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_min_sr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
                if (m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (m->pending_count)
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD max MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_binary_max_sr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
                if (m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (m->pending_count)
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD hswap MODE PD $r[DST] $r[SRC1] */
int vuc_exec_unary_hswap_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
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

/* GUARD div2s MODE PD $r[DST] $sr[SRS] */
int vuc_exec_unary_div2s_rs(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
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

/* BRANCH GUARD hswap MODE PD $r[DST] $sr[SRS] */
int vuc_exec_unary_hswap_rs_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 2, 1);
    const int32_t branch = operand_branch(m, s, in, 3, 6, 5, 7);
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

/* GUARD hswap MODE PD $r[DST] $sr[SRS] */
int vuc_exec_unary_hswap_rs_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
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

/* GUARD div2s MODE PD $sr[SRD] $r[SRC1] */
int vuc_exec_unary_div2s_sr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
                if (m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (m->pending_count)
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD slct MODE PD $r[DST] $p[PRED] $r[SRC1] S2 */
int vuc_exec_slct_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t pred = (int32_t)in->value[1];
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
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
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t r = read_p(m, s, pred) ? s->r[src1] : b;
        if (dst != 0) {
            if (m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            store_pd_2(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd_2(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd_2(m, in, x, 1, 1, 2);
        }
    }
    return 0;
}

/* GUARD mov MODE PD $r[DST] I14 */
int vuc_exec_mov_i_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t dst = (int32_t)in->value[3];
    const int32_t i14 = (int32_t)in->value[4];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 2, 1);
    if (guard) {
        if (dst != 0) {
            if (m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)i14;
        }
        const int32_t r = i14;
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

