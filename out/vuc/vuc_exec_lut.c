/* Generated from the description vuc by gen/emit/exec. Do not edit. */
#include "vuc_exec.h"

/* BRANCH GUARD lut MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_lut_rr_40, RT_DELAYS)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t result = 0;
    int32_t result_2 = 0;
    int32_t r = 0;
    int32_t p = 0;
    int32_t result_4 = 0;
    int32_t t_2 = 0;
    rt_settle_time(m, &in->op, now);
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_3 = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t_3);
    }
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t t = b & 0xf;
        const int32_t type = late_sr(m, s, 30);
        const int32_t part = s->r[src1] & 7;
        const int32_t whole = late_sr(m, s, 24) >> 3 & 1;
        result = func_parts(type);
        const int32_t count = result;
        result_2 = func_subparts(type, whole);
        const int32_t sub = result_2;
        if (t <= 7) {
            const int32_t t_4 = t & 3;
            const int32_t v = t_4 == 0 ? (s->r[src1] & 1 ? late_sr(m, s, 18) : late_sr(m, s, 16))
                : t_4 == 1 ? (s->r[src1] & 1 ? late_sr(m, s, 19) : late_sr(m, s, 17)) : t_4 == 2
                ? (s->r[src1] & 1 ? late_sr(m, s, 21) : late_sr(m, s, 20)) : s->r[src1] & 1
                ? late_sr(m, s, 23) : late_sr(m, s, 22);
            r = (t >> 2 != 0 && type == 127) ? 0 : v;
            p = r & 1;
        } else if (t == 8) {
            if (count == 0) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "no source gives the number of partitions of this macroblock type");
            }
            if (part < 4 && sub == 0) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "no source gives the sub-partitions of this type");
            }
            r = part < 4 ? sub : count;
            p = r & 1;
        } else if (t == 9) {
            if ((s->r[src1] >> 8 & 3) != 0 || count == 0 || (part & 3) >= count) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "only the first sub-partition is known");
            }
            r = type == 33
                || (type >= 68 && type <= 85 && (type & 1) == 0) ? (part & 1) << 3
                : (part & 3) << 2;
            p = r & 1;
        } else if (t == 10) {
            if (count == 0 || part >= count || sub == 0) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "no source gives the order of these partitions");
            }
            const int32_t more = (s->r[src1] >> 8 & 3) + 1 < sub;
            r = more ? part | ((s->r[src1] >> 8 & 3) + 1) << 8 : part + 1;
            p = more;
        } else if (t == 11) {
            if (type >= 35 && type <= 36) {
                r = 1;
            } else if (type == 127) {
                r = (s->r[src1] & 3) == 0;
            } else if (type <= 25 || type == 64 || type == 126) {
                r = 0;
            } else {
                if (count == 0 || type == 86) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "no source gives the directions of this type");
                }
                if ((part & 3) < count) {
                    result_4 = func_direction(type, part);
                    t_2 = result_4;
                } else {
                    t_2 = 0;
                }
                r = t_2;
            }
            p = r & 1;
        } else if (t == 12) {
            r = 0;
            p = 0;
        } else {
            r = 0;
            p = 0;
        }
        if (dst != 0) {
            if (far && m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
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
    return 0;
}

/* GUARD lut MODE PD $r[DST] $r[SRC1] S2 */
RT_FORM_NEAR(vuc, vuc_exec_lut_rr_30, 0)
{
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t result = 0;
    int32_t result_2 = 0;
    int32_t r = 0;
    int32_t p = 0;
    int32_t result_4 = 0;
    int32_t t_2 = 0;
    rt_settle_time(m, &in->op, now);
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    if (guard) {
        const int32_t b = operand_s2(s, in, 2, 5, 6);
        const int32_t t = b & 0xf;
        const int32_t type = late_sr(m, s, 30);
        const int32_t part = s->r[src1] & 7;
        const int32_t whole = late_sr(m, s, 24) >> 3 & 1;
        result = func_parts(type);
        const int32_t count = result;
        result_2 = func_subparts(type, whole);
        const int32_t sub = result_2;
        if (t <= 7) {
            const int32_t t_3 = t & 3;
            const int32_t v = t_3 == 0 ? (s->r[src1] & 1 ? late_sr(m, s, 18) : late_sr(m, s, 16))
                : t_3 == 1 ? (s->r[src1] & 1 ? late_sr(m, s, 19) : late_sr(m, s, 17)) : t_3 == 2
                ? (s->r[src1] & 1 ? late_sr(m, s, 21) : late_sr(m, s, 20)) : s->r[src1] & 1
                ? late_sr(m, s, 23) : late_sr(m, s, 22);
            r = (t >> 2 != 0 && type == 127) ? 0 : v;
            p = r & 1;
        } else if (t == 8) {
            if (count == 0) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "no source gives the number of partitions of this macroblock type");
            }
            if (part < 4 && sub == 0) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "no source gives the sub-partitions of this type");
            }
            r = part < 4 ? sub : count;
            p = r & 1;
        } else if (t == 9) {
            if ((s->r[src1] >> 8 & 3) != 0 || count == 0 || (part & 3) >= count) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "only the first sub-partition is known");
            }
            r = type == 33
                || (type >= 68 && type <= 85 && (type & 1) == 0) ? (part & 1) << 3
                : (part & 3) << 2;
            p = r & 1;
        } else if (t == 10) {
            if (count == 0 || part >= count || sub == 0) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "no source gives the order of these partitions");
            }
            const int32_t more = (s->r[src1] >> 8 & 3) + 1 < sub;
            r = more ? part | ((s->r[src1] >> 8 & 3) + 1) << 8 : part + 1;
            p = more;
        } else if (t == 11) {
            if (type >= 35 && type <= 36) {
                r = 1;
            } else if (type == 127) {
                r = (s->r[src1] & 3) == 0;
            } else if (type <= 25 || type == 64 || type == 126) {
                r = 0;
            } else {
                if (count == 0 || type == 86) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "no source gives the directions of this type");
                }
                if ((part & 3) < count) {
                    result_4 = func_direction(type, part);
                    t_2 = result_4;
                } else {
                    t_2 = 0;
                }
                r = t_2;
            }
            p = r & 1;
        } else if (t == 12) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "used by VC-1 for an unknown purpose");
        } else {
            r = 0;
            p = 0;
        }
        if (dst != 0) {
            if (far && m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
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
    return 0;
}

/* BRANCH GUARD lut MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_lut_rs_40, RT_DELAYS)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t result = 0;
    int32_t result_2 = 0;
    int32_t r = 0;
    int32_t p = 0;
    int32_t result_4 = 0;
    int32_t t_3 = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_4 = side >> 1;
        rt_lead_after(m, way, far, 2, (uint64_t)t_4);
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
        const int32_t t_2 = b & 0xf;
        const int32_t type = late_sr(m, s, 30);
        const int32_t part = read_sr(m, s, srs) & 7;
        const int32_t whole = late_sr(m, s, 24) >> 3 & 1;
        result = func_parts(type);
        const int32_t count = result;
        result_2 = func_subparts(type, whole);
        const int32_t sub = result_2;
        if (t_2 <= 7) {
            const int32_t t_5 = t_2 & 3;
            const int32_t v = t_5 == 0
                ? (read_sr(m, s, srs) & 1 ? late_sr(m, s, 18) : late_sr(m, s, 16)) : t_5 == 1
                ? (read_sr(m, s, srs) & 1 ? late_sr(m, s, 19) : late_sr(m, s, 17)) : t_5 == 2
                ? (read_sr(m, s, srs) & 1 ? late_sr(m, s, 21) : late_sr(m, s, 20))
                : read_sr(m, s, srs) & 1 ? late_sr(m, s, 23) : late_sr(m, s, 22);
            r = (t_2 >> 2 != 0 && type == 127) ? 0 : v;
            p = r & 1;
        } else if (t_2 == 8) {
            if (count == 0) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "no source gives the number of partitions of this macroblock type");
            }
            if (part < 4 && sub == 0) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "no source gives the sub-partitions of this type");
            }
            r = part < 4 ? sub : count;
            p = r & 1;
        } else if (t_2 == 9) {
            if ((read_sr(m, s, srs) >> 8 & 3) != 0 || count == 0 || (part & 3) >= count) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "only the first sub-partition is known");
            }
            r = type == 33
                || (type >= 68 && type <= 85 && (type & 1) == 0) ? (part & 1) << 3
                : (part & 3) << 2;
            p = r & 1;
        } else if (t_2 == 10) {
            if (count == 0 || part >= count || sub == 0) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "no source gives the order of these partitions");
            }
            const int32_t more = (read_sr(m, s, srs) >> 8 & 3) + 1 < sub;
            r = more ? part | ((read_sr(m, s, srs) >> 8 & 3) + 1) << 8 : part + 1;
            p = more;
        } else if (t_2 == 11) {
            if (type >= 35 && type <= 36) {
                r = 1;
            } else if (type == 127) {
                r = (read_sr(m, s, srs) & 3) == 0;
            } else if (type <= 25 || type == 64 || type == 126) {
                r = 0;
            } else {
                if (count == 0 || type == 86) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "no source gives the directions of this type");
                }
                if ((part & 3) < count) {
                    result_4 = func_direction(type, part);
                    t_3 = result_4;
                } else {
                    t_3 = 0;
                }
                r = t_3;
            }
            p = r & 1;
        } else if (t_2 == 12) {
            r = 0;
            p = 0;
        } else {
            r = 0;
            p = 0;
        }
        const int32_t dst_new = r;
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
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD lut MODE PD $r[DST] $sr[SRS] S2N */
RT_FORM_NEAR(vuc, vuc_exec_lut_rs_30, 0)
{
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t result = 0;
    int32_t result_2 = 0;
    int32_t r = 0;
    int32_t p = 0;
    int32_t result_4 = 0;
    int32_t t_3 = 0;
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
        const int32_t t_2 = b & 0xf;
        const int32_t type = late_sr(m, s, 30);
        const int32_t part = read_sr(m, s, srs) & 7;
        const int32_t whole = late_sr(m, s, 24) >> 3 & 1;
        result = func_parts(type);
        const int32_t count = result;
        result_2 = func_subparts(type, whole);
        const int32_t sub = result_2;
        if (t_2 <= 7) {
            const int32_t t_4 = t_2 & 3;
            const int32_t v = t_4 == 0
                ? (read_sr(m, s, srs) & 1 ? late_sr(m, s, 18) : late_sr(m, s, 16)) : t_4 == 1
                ? (read_sr(m, s, srs) & 1 ? late_sr(m, s, 19) : late_sr(m, s, 17)) : t_4 == 2
                ? (read_sr(m, s, srs) & 1 ? late_sr(m, s, 21) : late_sr(m, s, 20))
                : read_sr(m, s, srs) & 1 ? late_sr(m, s, 23) : late_sr(m, s, 22);
            r = (t_2 >> 2 != 0 && type == 127) ? 0 : v;
            p = r & 1;
        } else if (t_2 == 8) {
            if (count == 0) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "no source gives the number of partitions of this macroblock type");
            }
            if (part < 4 && sub == 0) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "no source gives the sub-partitions of this type");
            }
            r = part < 4 ? sub : count;
            p = r & 1;
        } else if (t_2 == 9) {
            if ((read_sr(m, s, srs) >> 8 & 3) != 0 || count == 0 || (part & 3) >= count) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "only the first sub-partition is known");
            }
            r = type == 33
                || (type >= 68 && type <= 85 && (type & 1) == 0) ? (part & 1) << 3
                : (part & 3) << 2;
            p = r & 1;
        } else if (t_2 == 10) {
            if (count == 0 || part >= count || sub == 0) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "no source gives the order of these partitions");
            }
            const int32_t more = (read_sr(m, s, srs) >> 8 & 3) + 1 < sub;
            r = more ? part | ((read_sr(m, s, srs) >> 8 & 3) + 1) << 8 : part + 1;
            p = more;
        } else if (t_2 == 11) {
            if (type >= 35 && type <= 36) {
                r = 1;
            } else if (type == 127) {
                r = (read_sr(m, s, srs) & 3) == 0;
            } else if (type <= 25 || type == 64 || type == 126) {
                r = 0;
            } else {
                if (count == 0 || type == 86) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "no source gives the directions of this type");
                }
                if ((part & 3) < count) {
                    result_4 = func_direction(type, part);
                    t_3 = result_4;
                } else {
                    t_3 = 0;
                }
                r = t_3;
            }
            p = r & 1;
        } else if (t_2 == 12) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "used by VC-1 for an unknown purpose");
        } else {
            r = 0;
            p = 0;
        }
        const int32_t dst_new = r;
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
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD lut MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_lut_sr_40, RT_GOES | RT_LATER)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    int32_t result = 0;
    int32_t result_2 = 0;
    int32_t r = 0;
    int32_t p = 0;
    int32_t result_4 = 0;
    int32_t t_2 = 0;
    rt_settle_time(m, &in->op, now);
    int32_t cs_depth = s->cs_depth;
    const int32_t mode = operand_mode(in, 0, 0);
    const int32_t pd = operand_pd(m, s, in, 1, 1, 2);
    const int32_t guard = operand_guard(m, s, in, 3, 1);
    const int32_t branch = operand_branch(m, s, in, 4, 8, 7, 9);
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_3 = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t_3);
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
        const int32_t t = b & 0xf;
        const int32_t type = late_sr(m, s, 30);
        const int32_t part = s->r[src1] & 7;
        const int32_t whole = late_sr(m, s, 24) >> 3 & 1;
        result = func_parts(type);
        const int32_t count = result;
        result_2 = func_subparts(type, whole);
        const int32_t sub = result_2;
        if (t <= 7) {
            const int32_t t_4 = t & 3;
            const int32_t v = t_4 == 0 ? (s->r[src1] & 1 ? late_sr(m, s, 18) : late_sr(m, s, 16))
                : t_4 == 1 ? (s->r[src1] & 1 ? late_sr(m, s, 19) : late_sr(m, s, 17)) : t_4 == 2
                ? (s->r[src1] & 1 ? late_sr(m, s, 21) : late_sr(m, s, 20)) : s->r[src1] & 1
                ? late_sr(m, s, 23) : late_sr(m, s, 22);
            r = (t >> 2 != 0 && type == 127) ? 0 : v;
            p = r & 1;
        } else if (t == 8) {
            if (count == 0) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "no source gives the number of partitions of this macroblock type");
            }
            if (part < 4 && sub == 0) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "no source gives the sub-partitions of this type");
            }
            r = part < 4 ? sub : count;
            p = r & 1;
        } else if (t == 9) {
            if ((s->r[src1] >> 8 & 3) != 0 || count == 0 || (part & 3) >= count) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "only the first sub-partition is known");
            }
            r = type == 33
                || (type >= 68 && type <= 85 && (type & 1) == 0) ? (part & 1) << 3
                : (part & 3) << 2;
            p = r & 1;
        } else if (t == 10) {
            if (count == 0 || part >= count || sub == 0) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "no source gives the order of these partitions");
            }
            const int32_t more = (s->r[src1] >> 8 & 3) + 1 < sub;
            r = more ? part | ((s->r[src1] >> 8 & 3) + 1) << 8 : part + 1;
            p = more;
        } else if (t == 11) {
            if (type >= 35 && type <= 36) {
                r = 1;
            } else if (type == 127) {
                r = (s->r[src1] & 3) == 0;
            } else if (type <= 25 || type == 64 || type == 126) {
                r = 0;
            } else {
                if (count == 0 || type == 86) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "no source gives the directions of this type");
                }
                if ((part & 3) < count) {
                    result_4 = func_direction(type, part);
                    t_2 = result_4;
                } else {
                    t_2 = 0;
                }
                r = t_2;
            }
            p = r & 1;
        } else if (t == 12) {
            r = 0;
            p = 0;
        } else {
            r = 0;
            p = 0;
        }
        const int32_t v_2 = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v_2 & 0x7ff);
                cs_depth++;
            } else if (!(srd == 12)) {
                if (!(srd == 13)) {
                    if (srd == 14) {
                        for (int32_t i = 0; i <= 15; i++) {
                            write_p(m, i, (uint8_t)(v_2 >> i & 1));
                        }
                    } else if (srd == 15) {
                        s->icnt = (uint16_t)v_2;
                        keep_stat(m, s);
                        s->stat = (uint16_t)(s->stat & 0xefff);
                    } else if (srd == 24) {
                        write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v_2 & 1)));
                        write_sr(m, 24,
                            (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v_2 >> 3 & 1) << 3));
                    } else {
                        write_sr(m, srd, (uint16_t)r);
                    }
                }
            }
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

/* GUARD lut MODE PD $sr[SRD] $r[SRC1] S2N */
RT_FORM_NEAR(vuc, vuc_exec_lut_sr_30, RT_GOES)
{
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    int32_t result = 0;
    int32_t result_2 = 0;
    int32_t r = 0;
    int32_t p = 0;
    int32_t result_4 = 0;
    int32_t t_2 = 0;
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
        const int32_t t = b & 0xf;
        const int32_t type = late_sr(m, s, 30);
        const int32_t part = s->r[src1] & 7;
        const int32_t whole = late_sr(m, s, 24) >> 3 & 1;
        result = func_parts(type);
        const int32_t count = result;
        result_2 = func_subparts(type, whole);
        const int32_t sub = result_2;
        if (t <= 7) {
            const int32_t t_3 = t & 3;
            const int32_t v = t_3 == 0 ? (s->r[src1] & 1 ? late_sr(m, s, 18) : late_sr(m, s, 16))
                : t_3 == 1 ? (s->r[src1] & 1 ? late_sr(m, s, 19) : late_sr(m, s, 17)) : t_3 == 2
                ? (s->r[src1] & 1 ? late_sr(m, s, 21) : late_sr(m, s, 20)) : s->r[src1] & 1
                ? late_sr(m, s, 23) : late_sr(m, s, 22);
            r = (t >> 2 != 0 && type == 127) ? 0 : v;
            p = r & 1;
        } else if (t == 8) {
            if (count == 0) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "no source gives the number of partitions of this macroblock type");
            }
            if (part < 4 && sub == 0) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "no source gives the sub-partitions of this type");
            }
            r = part < 4 ? sub : count;
            p = r & 1;
        } else if (t == 9) {
            if ((s->r[src1] >> 8 & 3) != 0 || count == 0 || (part & 3) >= count) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "only the first sub-partition is known");
            }
            r = type == 33
                || (type >= 68 && type <= 85 && (type & 1) == 0) ? (part & 1) << 3
                : (part & 3) << 2;
            p = r & 1;
        } else if (t == 10) {
            if (count == 0 || part >= count || sub == 0) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "no source gives the order of these partitions");
            }
            const int32_t more = (s->r[src1] >> 8 & 3) + 1 < sub;
            r = more ? part | ((s->r[src1] >> 8 & 3) + 1) << 8 : part + 1;
            p = more;
        } else if (t == 11) {
            if (type >= 35 && type <= 36) {
                r = 1;
            } else if (type == 127) {
                r = (s->r[src1] & 3) == 0;
            } else if (type <= 25 || type == 64 || type == 126) {
                r = 0;
            } else {
                if (count == 0 || type == 86) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "no source gives the directions of this type");
                }
                if ((part & 3) < count) {
                    result_4 = func_direction(type, part);
                    t_2 = result_4;
                } else {
                    t_2 = 0;
                }
                r = t_2;
            }
            p = r & 1;
        } else if (t == 12) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "used by VC-1 for an unknown purpose");
        } else {
            r = 0;
            p = 0;
        }
        const int32_t v_2 = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v_2 & 0x7ff);
                cs_depth++;
            } else if (srd == 12) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff0000u);
                s->l = (s->l & 0xffff) | (uint32_t)v_2 << 16;
            } else if (srd == 13) {
                keep_l(m, s);
                if (far && m->pending_count)
                    rt_stored(m, 7, 0, 0xffff);
                s->l = (s->l & 0xffff0000u) | (uint32_t)v_2;
            } else if (srd == 14) {
                for (int32_t i = 0; i <= 15; i++) {
                    write_p(m, i, (uint8_t)(v_2 >> i & 1));
                }
            } else if (srd == 15) {
                s->icnt = (uint16_t)v_2;
                keep_stat(m, s);
                s->stat = (uint16_t)(s->stat & 0xefff);
            } else if (srd == 24) {
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfffe) | (v_2 & 1)));
                write_sr(m, 24, (uint16_t)((read_sr(m, s, 24) & 0xfff7) | (v_2 >> 3 & 1) << 3));
            } else {
                write_sr(m, srd, (uint16_t)r);
            }
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

