/* Generated from the description tesla by gen/emit/exec. Do not edit. */
#include "tesla_exec.h"

/* MARK GUARD fma DRND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d $r[LSRC2]d LNEG2 $r[LSRC3]d */
int tesla_exec_dfma(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    const int32_t lsrc = (int32_t)in->value[4];
    const int32_t lsrc2 = (int32_t)in->value[5];
    const int32_t lsrc3 = (int32_t)in->value[7];
    const int32_t lneg1 = (int32_t)in->value[3];
    const int32_t lneg2 = (int32_t)in->value[6];
    const int32_t drnd = (int32_t)in->value[0];
    const int32_t ldst = (int32_t)in->value[2];
    const uint32_t active = s->active;
    const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 8) : 0;
    if (status)
        return status;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 5, 9, 10);
        if (guard) {
            uint64_t a;
            a = s->r[lsrc][lane] | (uint64_t)s->r[lsrc + 1][lane] << 32;
            uint64_t b;
            b = s->r[lsrc2][lane] | (uint64_t)s->r[lsrc2 + 1][lane] << 32;
            uint64_t c;
            c = s->r[lsrc3][lane] | (uint64_t)s->r[lsrc3 + 1][lane] << 32;
            const uint64_t x = rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
                : a ^ (uint64_t)lneg1 << 63;
            const uint64_t y = rt_f64_is_nan(b) ? b | INT64_C(0x8000000000000) : b;
            const uint64_t z = rt_f64_is_nan(c) ? c | INT64_C(0x8000000000000)
                : c ^ (uint64_t)lneg2 << 63;
            const uint64_t r =
                rt_float_mul_add(RT_F64, x, y, z, RT_EXACT, (uint32_t)drnd, RT_KEEP,
                func_nan64(y, z, x));
            s->r[ldst][lane] = (uint32_t)r;
            s->r[ldst + 1][lane] = (uint32_t)(r >> 32);
            const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
            if (in->alt[0] == 1) {
                const int32_t cdst = (int32_t)in->value[1];
                s->c[cdst][lane] = (uint8_t)func_fflags(k);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* MARK GUARD add DARND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d LNEG2 $r[LSRC3]d */
int tesla_exec_dadd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[7];
    const int32_t lsrc = (int32_t)in->value[4];
    const int32_t lsrc3 = (int32_t)in->value[6];
    const int32_t lneg1 = (int32_t)in->value[3];
    const int32_t lneg2 = (int32_t)in->value[5];
    const int32_t darnd = (int32_t)in->value[0];
    const int32_t ldst = (int32_t)in->value[2];
    const uint32_t active = s->active;
    const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 7) : 0;
    if (status)
        return status;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 4, 8, 9);
        if (guard) {
            uint64_t a;
            a = s->r[lsrc][lane] | (uint64_t)s->r[lsrc + 1][lane] << 32;
            uint64_t b;
            b = s->r[lsrc3][lane] | (uint64_t)s->r[lsrc3 + 1][lane] << 32;
            const uint64_t x = rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
                : a ^ (uint64_t)lneg1 << 63;
            const uint64_t y = rt_f64_is_nan(b) ? b | INT64_C(0x8000000000000)
                : b ^ (uint64_t)lneg2 << 63;
            const uint64_t r = rt_f64_add(x, y, (uint32_t)darnd, RT_KEEP, func_nan64_2(y, x));
            s->r[ldst][lane] = (uint32_t)r;
            s->r[ldst + 1][lane] = (uint32_t)(r >> 32);
            const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
            if (in->alt[0] == 1) {
                const int32_t cdst = (int32_t)in->value[1];
                s->c[cdst][lane] = (uint8_t)func_fflags(k);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* MARK GUARD mul CRND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d $r[LSRC2]d */
int tesla_exec_dmul(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[6];
    const int32_t lsrc = (int32_t)in->value[4];
    const int32_t lsrc2 = (int32_t)in->value[5];
    const int32_t lneg1 = (int32_t)in->value[3];
    const int32_t crnd = (int32_t)in->value[0];
    const int32_t ldst = (int32_t)in->value[2];
    const uint32_t active = s->active;
    const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 6) : 0;
    if (status)
        return status;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 4, 7, 8);
        if (guard) {
            uint64_t a;
            a = s->r[lsrc][lane] | (uint64_t)s->r[lsrc + 1][lane] << 32;
            uint64_t b;
            b = s->r[lsrc2][lane] | (uint64_t)s->r[lsrc2 + 1][lane] << 32;
            const uint64_t x = rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
                : a ^ (uint64_t)lneg1 << 63;
            const uint64_t y = rt_f64_is_nan(b) ? b | INT64_C(0x8000000000000) : b;
            const uint64_t r = rt_f64_mul(x, y, (uint32_t)crnd, RT_KEEP, func_nan64_2(y, x));
            s->r[ldst][lane] = (uint32_t)r;
            s->r[ldst + 1][lane] = (uint32_t)(r >> 32);
            const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
            if (in->alt[0] == 1) {
                const int32_t cdst = (int32_t)in->value[1];
                s->c[cdst][lane] = (uint8_t)func_fflags(k);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* MARK GUARD min f64 MCDST $r[LDST]d LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
int tesla_exec_dminmax_min(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    const int32_t lsrc = (int32_t)in->value[4];
    const int32_t lsrc2 = (int32_t)in->value[7];
    const int32_t lneg1 = (int32_t)in->value[2];
    const int32_t labs1 = (int32_t)in->value[3];
    const int32_t lneg2 = (int32_t)in->value[5];
    const int32_t labs2 = (int32_t)in->value[6];
    const int32_t ldst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 8) : 0;
    if (status)
        return status;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 4, 9, 10);
        if (guard) {
            uint64_t a;
            a = s->r[lsrc][lane] | (uint64_t)s->r[lsrc + 1][lane] << 32;
            uint64_t b;
            b = s->r[lsrc2][lane] | (uint64_t)s->r[lsrc2 + 1][lane] << 32;
            const uint64_t x = func_signed64(a, lneg1, labs1);
            const uint64_t y = func_signed64(b, lneg2, labs2);
            const uint64_t r = rt_float_min(RT_F64, x, y, RT_KEEP, y);
            s->r[ldst][lane] = (uint32_t)r;
            s->r[ldst + 1][lane] = (uint32_t)(r >> 32);
            const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
            if (in->alt[0] == 1) {
                const int32_t cdst = (int32_t)in->value[0];
                s->c[cdst][lane] = (uint8_t)func_fflags(k);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* MARK GUARD max f64 MCDST $r[LDST]d LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
int tesla_exec_dminmax_max(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    const int32_t lsrc = (int32_t)in->value[4];
    const int32_t lsrc2 = (int32_t)in->value[7];
    const int32_t lneg1 = (int32_t)in->value[2];
    const int32_t labs1 = (int32_t)in->value[3];
    const int32_t lneg2 = (int32_t)in->value[5];
    const int32_t labs2 = (int32_t)in->value[6];
    const int32_t ldst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 8) : 0;
    if (status)
        return status;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 4, 9, 10);
        if (guard) {
            uint64_t a;
            a = s->r[lsrc][lane] | (uint64_t)s->r[lsrc + 1][lane] << 32;
            uint64_t b;
            b = s->r[lsrc2][lane] | (uint64_t)s->r[lsrc2 + 1][lane] << 32;
            const uint64_t x = func_signed64(a, lneg1, labs1);
            const uint64_t y = func_signed64(b, lneg2, labs2);
            const uint64_t r = rt_float_max(RT_F64, x, y, RT_KEEP, y);
            s->r[ldst][lane] = (uint32_t)r;
            s->r[ldst + 1][lane] = (uint32_t)(r >> 32);
            const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
            if (in->alt[0] == 1) {
                const int32_t cdst = (int32_t)in->value[0];
                s->c[cdst][lane] = (uint8_t)func_fflags(k);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* MARK GUARD set MCDST LL_DST FCOMPARE f64 LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
int tesla_exec_dset(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const int32_t lsrc = (int32_t)in->value[6];
    const int32_t lsrc2 = (int32_t)in->value[9];
    const int32_t lneg1 = (int32_t)in->value[4];
    const int32_t labs1 = (int32_t)in->value[5];
    const int32_t lneg2 = (int32_t)in->value[7];
    const int32_t labs2 = (int32_t)in->value[8];
    const int32_t fcompare = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 10) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 11, 12);
            if (guard) {
                uint64_t a;
                a = s->r[lsrc][lane] | (uint64_t)s->r[lsrc + 1][lane] << 32;
                uint64_t b;
                b = s->r[lsrc2][lane] | (uint64_t)s->r[lsrc2 + 1][lane] << 32;
                const int32_t k =
                    rt_float_compare(RT_F64, func_signed64(a, lneg1, labs1),
                    func_signed64(b, lneg2, labs2), RT_KEEP);
                const uint32_t r = (k & fcompare) != 0 ? 4294967295u : 0;
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, r);
                    }
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] = (uint8_t)((uint32_t)(r == 0) | r >> 31 << 1);
                    }
                    if (in->alt[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = r;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

