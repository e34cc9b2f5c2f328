/* Generated from the description vuc by gen/emit/exec.lua. Do not edit. */
#include "vuc_exec.h"

/* BRANCH GUARD hswap MODE PD $sr[SRD] $r[SRC1] */
int vuc_exec_unary_hswap_sr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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

/* GUARD hswap MODE PD $sr[SRD] $r[SRC1] */
int vuc_exec_unary_hswap_sr_30(struct isadora_machine *m, const struct isadora_insn *in)
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

/* GUARD slct MODE PD $r[DST] $p[PRED] $r[SRC1] S2 */
int vuc_exec_slct_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t pred = (int32_t)in->value[1];
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd_2(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard_2(m, s, in, 3, 1);
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

/* BRANCH GUARD slct MODE PD $r[DST] $p[PRED] $sr[SRS] S2N */
int vuc_exec_slct_rs_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t pred = (int32_t)in->value[1];
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd_2(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard_2(m, s, in, 3, 1);
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
        const int32_t r = read_p(m, s, pred) ? read_sr(m, s, srs) : b;
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
            store_pd_2(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd_2(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd_2(m, in, x, 1, 1, 2);
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

/* GUARD slct MODE PD $r[DST] $p[PRED] $sr[SRS] S2N */
int vuc_exec_slct_rs_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t pred = (int32_t)in->value[1];
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
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
        const int32_t r = read_p(m, s, pred) ? read_sr(m, s, srs) : b;
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
            store_pd_2(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            store_pd_2(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            store_pd_2(m, in, x, 1, 1, 2);
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

/* BRANCH GUARD slct MODE PD $sr[SRD] $p[PRED] $r[SRC1] S2N */
int vuc_exec_slct_sr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t pred = (int32_t)in->value[1];
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
        const int32_t r = read_p(m, s, pred) ? s->r[src1] : b;
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
            store_pd_2(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd_2(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd_2(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD slct MODE PD $sr[SRD] $p[PRED] $r[SRC1] S2N */
int vuc_exec_slct_sr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t pred = (int32_t)in->value[1];
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
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
        const int32_t r = read_p(m, s, pred) ? s->r[src1] : b;
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
            store_pd_2(m, in, pd & x, 1, 1, 2);
        } else if ((mode & 3) == 1) {
            store_pd_2(m, in, pd | x, 1, 1, 2);
        } else if ((mode & 3) == 2) {
            store_pd_2(m, in, x, 1, 1, 2);
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD mov MODE PD $r[DST] $r[SRC2] */
int vuc_exec_mov_r_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src2 = (int32_t)in->value[4];
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
        const int32_t dst_new = s->r[src2];
        const int32_t r = s->r[src2];
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)dst_new;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)dst_new;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)dst_new;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)dst_new;
            }
        }
    }
    return 0;
}

/* GUARD mov MODE PD $r[DST] $r[SRC2] */
int vuc_exec_mov_r_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
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
        if ((mode & 3) == 0) {
            store_pd(m, in, pd & x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)dst_new;
            }
        } else if ((mode & 3) == 1) {
            store_pd(m, in, pd | x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)dst_new;
            }
        } else if ((mode & 3) == 2) {
            store_pd(m, in, x, 1, 1, 2);
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)dst_new;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)dst_new;
            }
        }
    }
    return 0;
}

/* BRANCH GUARD mov MODE PD $r[DST] I14 */
int vuc_exec_mov_i_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t dst = (int32_t)in->value[3];
    const int32_t i14 = (int32_t)in->value[4];
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

/* BRANCH GUARD mov MODE PD $sr[SRD] $r[SRC2] */
int vuc_exec_mov_sr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t ot1 = (int32_t)(in->mask.half[0] >> 28 & 1) ^ 0x1;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src2 = (int32_t)in->value[4];
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

/* GUARD mov MODE PD $sr[SRD] $r[SRC2] */
int vuc_exec_mov_sr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t ot1 = (int32_t)(in->mask.half[0] >> 28 & 1) ^ 0x1;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src2 = (int32_t)in->value[4];
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
                write_sr(m, srd, (uint16_t)s->r[src2]);
            }
        }
        const int32_t r = s->r[src2];
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

/* BRANCH GUARD mov MODE PD $sr[SRD] I12 */
int vuc_exec_mov_si_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t ot1 = (int32_t)(in->mask.half[0] >> 28 & 1) ^ 0x1;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t i12 = (int32_t)in->value[4];
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

/* GUARD mov MODE PD $sr[SRD] I12 */
int vuc_exec_mov_si_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t ot1 = (int32_t)(in->mask.half[0] >> 28 & 1) ^ 0x1;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t i12 = (int32_t)in->value[4];
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
                write_sr(m, srd, (uint16_t)i12);
            }
        }
        const int32_t r = i12;
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

/* BRANCH GUARD setgt MODE PD $r[SRC1] S2 */
int vuc_exec_set_setgt_r_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        const int32_t p = (int16_t)s->r[src1] > (int16_t)b;
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

/* GUARD setgt MODE PD $r[SRC1] S2 */
int vuc_exec_set_setgt_r_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        const int32_t p = (int16_t)s->r[src1] > (int16_t)b;
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

/* BRANCH GUARD setlt MODE PD $r[SRC1] S2 */
int vuc_exec_set_setlt_r_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        const int32_t p = (int16_t)s->r[src1] < (int16_t)b;
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

/* GUARD setlt MODE PD $r[SRC1] S2 */
int vuc_exec_set_setlt_r_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        const int32_t p = (int16_t)s->r[src1] < (int16_t)b;
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

/* BRANCH GUARD seteq MODE PD $r[SRC1] S2 */
int vuc_exec_set_seteq_r_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        const int32_t p = s->r[src1] == b;
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

/* GUARD seteq MODE PD $r[SRC1] S2 */
int vuc_exec_set_seteq_r_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        const int32_t p = s->r[src1] == b;
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

/* BRANCH GUARD setlep MODE PD $r[SRC1] S2 */
int vuc_exec_set_setlep_r_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        const int32_t p = (int16_t)s->r[src1] >= 0 && (int16_t)s->r[src1] <= (int16_t)b;
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

/* GUARD setlep MODE PD $r[SRC1] S2 */
int vuc_exec_set_setlep_r_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        const int32_t p = (int16_t)s->r[src1] >= 0 && (int16_t)s->r[src1] <= (int16_t)b;
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

/* BRANCH GUARD setzero MODE PD $r[SRC1] S2 */
int vuc_exec_set_setzero_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        const int32_t p = s->r[src1] == 0 && b == 0;
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

/* BRANCH GUARD btest MODE PD $r[SRC1] S2 */
int vuc_exec_set_btest_r_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        const int32_t p = s->r[src1] >> (b & 0xf) & 1;
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

/* GUARD btest MODE PD $r[SRC1] S2 */
int vuc_exec_set_btest_r_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        const int32_t p = s->r[src1] >> (b & 0xf) & 1;
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

/* BRANCH GUARD setgt MODE PD $sr[SRS] S2N */
int vuc_exec_set_setgt_s_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t_2);
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

/* GUARD setgt MODE PD $sr[SRS] S2N */
int vuc_exec_set_setgt_s_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[3];
    int32_t t = 0;
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

/* BRANCH GUARD setlt MODE PD $sr[SRS] S2N */
int vuc_exec_set_setlt_s_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t_2);
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

/* GUARD setlt MODE PD $sr[SRS] S2N */
int vuc_exec_set_setlt_s_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[3];
    int32_t t = 0;
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

/* BRANCH GUARD seteq MODE PD $sr[SRS] S2N */
int vuc_exec_set_seteq_s_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t_2);
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

/* GUARD seteq MODE PD $sr[SRS] S2N */
int vuc_exec_set_seteq_s_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[3];
    int32_t t = 0;
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

/* BRANCH GUARD setlep MODE PD $sr[SRS] S2N */
int vuc_exec_set_setlep_s_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t_2);
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

/* GUARD setlep MODE PD $sr[SRS] S2N */
int vuc_exec_set_setlep_s_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[3];
    int32_t t = 0;
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

/* BRANCH GUARD setzero MODE PD $sr[SRS] S2N */
int vuc_exec_set_setzero_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t_2);
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

/* BRANCH GUARD btest MODE PD $sr[SRS] S2N */
int vuc_exec_set_btest_s_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t_2);
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

/* GUARD btest MODE PD $sr[SRS] S2N */
int vuc_exec_set_btest_s_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[3];
    int32_t t = 0;
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

/* BRANCH GUARD setgt MODE PD $r[SRC1] S2N */
int vuc_exec_set_setgt_d_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        const int32_t p = (int16_t)s->r[src1] > (int16_t)b;
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

/* GUARD setgt MODE PD $r[SRC1] S2N */
int vuc_exec_set_setgt_d_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        const int32_t p = (int16_t)s->r[src1] > (int16_t)b;
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

/* BRANCH GUARD setlt MODE PD $r[SRC1] S2N */
int vuc_exec_set_setlt_d_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        const int32_t p = (int16_t)s->r[src1] < (int16_t)b;
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

/* GUARD setlt MODE PD $r[SRC1] S2N */
int vuc_exec_set_setlt_d_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        const int32_t p = (int16_t)s->r[src1] < (int16_t)b;
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

/* BRANCH GUARD seteq MODE PD $r[SRC1] S2N */
int vuc_exec_set_seteq_d_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        const int32_t p = s->r[src1] == b;
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

/* GUARD seteq MODE PD $r[SRC1] S2N */
int vuc_exec_set_seteq_d_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        const int32_t p = s->r[src1] == b;
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

/* BRANCH GUARD setlep MODE PD $r[SRC1] S2N */
int vuc_exec_set_setlep_d_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        const int32_t p = (int16_t)s->r[src1] >= 0 && (int16_t)s->r[src1] <= (int16_t)b;
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

/* GUARD setlep MODE PD $r[SRC1] S2N */
int vuc_exec_set_setlep_d_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        const int32_t p = (int16_t)s->r[src1] >= 0 && (int16_t)s->r[src1] <= (int16_t)b;
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

/* BRANCH GUARD setzero MODE PD $r[SRC1] S2N */
int vuc_exec_set_setzero_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        const int32_t p = s->r[src1] == 0 && b == 0;
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

/* BRANCH GUARD btest MODE PD $r[SRC1] S2N */
int vuc_exec_set_btest_d_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 7, 6, 8);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        const int32_t p = s->r[src1] >> (b & 0xf) & 1;
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

/* GUARD btest MODE PD $r[SRC1] S2N */
int vuc_exec_set_btest_d_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 4, 5);
        const int32_t p = s->r[src1] >> (b & 0xf) & 1;
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

/* BRANCH GUARD not MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_complement_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
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
        const int32_t r = ~s->r[src1] & 0xffff;
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

/* GUARD not MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_complement_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t r = ~s->r[src1] & 0xffff;
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

/* BRANCH GUARD not MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_complement_rs_40(struct isadora_machine *m, const struct isadora_insn *in)
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

/* GUARD not MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_complement_rs_30(struct isadora_machine *m, const struct isadora_insn *in)
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

/* BRANCH GUARD not MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_complement_sr_40(struct isadora_machine *m, const struct isadora_insn *in)
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

/* GUARD not MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_complement_sr_30(struct isadora_machine *m, const struct isadora_insn *in)
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

