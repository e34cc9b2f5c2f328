/* Generated from the description volta by gen/emit/exec.lua. Do not edit. */
#include "volta_exec.h"

/* GUARD DADD{FRND} $R[Rd], DA, DC MARKS CTL */
int volta_exec_dadd_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t frnd = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard_8(s, in, lane);
        if (guard) {
            const uint64_t a = operand_a(s, in, lane);
            const uint64_t b = operand_b_2(s, in, lane);
            const uint64_t x =
                rt_f64_add(a, b, (uint32_t)frnd, RT_KEEP, INT64_C(0x7ff8000000000000));
            if (rd != 255)
                s->r[rd][lane] = (uint32_t)x;
            const int32_t t = rd | 1;
            if (t != 255)
                s->r[t][lane] = (uint32_t)(x >> 32);
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD DADD{FRND} $R[Rd], DA, DT MARKS CTL */
int volta_exec_dadd_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t frnd = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_4(s, in, lane);
            if (guard) {
                const uint64_t a = operand_a(s, in, lane);
                uint64_t b;
                switch (in->line[1]) {
                case 0: {
                    const uint64_t dimm = (uint64_t)(uint32_t)in->value[5] * INT64_C(4294967296);
                    b = dimm;
                    break;
                }
                case 1: {
                    const int32_t nb = (int32_t)in->value[6];
                    uint64_t cd;
                    if (in->line[2] == 0) {
                        const int32_t cbank = (int32_t)in->value[7];
                        const int32_t coff = rt_sext_32((uint32_t)in->value[8], 14) * 4;
                        cd = rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)),
                            8);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                    } else {
                        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                            "which constants a handle stands for");
                    }
                    b = cd ^ (uint64_t)nb << 63;
                    break;
                }
                case 2: {
                    const int32_t nb = (int32_t)in->value[6];
                    uint64_t cd;
                    if (in->line[3] == 0) {
                        const int32_t cbank = (int32_t)in->value[7];
                        const int32_t coff = rt_sext_32((uint32_t)in->value[8], 14) * 4;
                        cd = rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)),
                            8);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                    } else {
                        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                            "which constants a handle stands for");
                    }
                    b = (cd & INT64_C(0x7fffffffffffffff)) ^ (uint64_t)nb << 63;
                    break;
                }
                case 3: {
                    const int32_t ub = (int32_t)in->value[9];
                    const int32_t nb = (int32_t)in->value[6];
                    b = (s->ur[ub] | (uint64_t)s->ur[ub | 1] << 32) ^ (uint64_t)nb << 63;
                    break;
                }
                default: {
                    const int32_t ub = (int32_t)in->value[9];
                    const int32_t nb = (int32_t)in->value[6];
                    b = ((s->ur[ub] | (uint64_t)s->ur[ub | 1] << 32) & INT64_C(0x7fffffffffffffff))
                        ^ (uint64_t)nb << 63;
                    break;
                }
                }
                const uint64_t x =
                    rt_f64_add(a, b, (uint32_t)frnd, RT_KEEP, INT64_C(0x7ff8000000000000));
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x;
                }
                if (commit) {
                    const int32_t t = rd | 1;
                    if (t != 255)
                        s->r[t][lane] = (uint32_t)(x >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD DMUL{FRND} $R[Rd], DA, DB MARKS CTL */
int volta_exec_dmul(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t frnd = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_34(s, in, lane);
            if (guard) {
                const uint64_t a = operand_a(s, in, lane);
                uint64_t b;
                switch (in->line[1]) {
                case 0: {
                    const int32_t rb = (int32_t)in->value[6];
                    const int32_t nb = (int32_t)in->value[5];
                    b = (s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32) ^ (uint64_t)nb << 63;
                    break;
                }
                case 1: {
                    const int32_t rb = (int32_t)in->value[6];
                    const int32_t nb = (int32_t)in->value[5];
                    b = ((s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32)
                        & INT64_C(0x7fffffffffffffff)) ^ (uint64_t)nb << 63;
                    break;
                }
                case 2: {
                    const uint64_t dimm = (uint64_t)(uint32_t)in->value[8] * INT64_C(4294967296);
                    b = dimm;
                    break;
                }
                case 3: {
                    const int32_t nb = (int32_t)in->value[5];
                    uint64_t cd;
                    if (in->line[2] == 0) {
                        const int32_t cbank = (int32_t)in->value[9];
                        const int32_t coff = rt_sext_32((uint32_t)in->value[10], 14) * 4;
                        cd = rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)),
                            8);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                    } else {
                        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                            "which constants a handle stands for");
                    }
                    b = cd ^ (uint64_t)nb << 63;
                    break;
                }
                case 4: {
                    const int32_t nb = (int32_t)in->value[5];
                    uint64_t cd;
                    if (in->line[3] == 0) {
                        const int32_t cbank = (int32_t)in->value[9];
                        const int32_t coff = rt_sext_32((uint32_t)in->value[10], 14) * 4;
                        cd = rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)),
                            8);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                    } else {
                        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                            "which constants a handle stands for");
                    }
                    b = (cd & INT64_C(0x7fffffffffffffff)) ^ (uint64_t)nb << 63;
                    break;
                }
                case 5: {
                    const int32_t ub = (int32_t)in->value[11];
                    const int32_t nb = (int32_t)in->value[5];
                    b = (s->ur[ub] | (uint64_t)s->ur[ub | 1] << 32) ^ (uint64_t)nb << 63;
                    break;
                }
                default: {
                    const int32_t ub = (int32_t)in->value[11];
                    const int32_t nb = (int32_t)in->value[5];
                    b = ((s->ur[ub] | (uint64_t)s->ur[ub | 1] << 32) & INT64_C(0x7fffffffffffffff))
                        ^ (uint64_t)nb << 63;
                    break;
                }
                }
                const uint64_t x =
                    rt_f64_mul(a, b, (uint32_t)frnd, RT_KEEP, INT64_C(0x7ff8000000000000));
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x;
                }
                if (commit) {
                    const int32_t t = rd | 1;
                    if (t != 255)
                        s->r[t][lane] = (uint32_t)(x >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD DFMA{FRND} $R[Rd], DA, DB, DC MARKS CTL */
int volta_exec_dfma_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t frnd = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_43(s, in, lane);
            if (guard) {
                const uint64_t a = operand_a(s, in, lane);
                uint64_t b;
                switch (in->line[1]) {
                case 0: {
                    const int32_t rb = (int32_t)in->value[6];
                    const int32_t nb = (int32_t)in->value[5];
                    b = (s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32) ^ (uint64_t)nb << 63;
                    break;
                }
                case 1: {
                    const int32_t rb = (int32_t)in->value[6];
                    const int32_t nb = (int32_t)in->value[5];
                    b = ((s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32)
                        & INT64_C(0x7fffffffffffffff)) ^ (uint64_t)nb << 63;
                    break;
                }
                case 2: {
                    const uint64_t dimm = (uint64_t)(uint32_t)in->value[8] * INT64_C(4294967296);
                    b = dimm;
                    break;
                }
                case 3: {
                    const int32_t nb = (int32_t)in->value[5];
                    uint64_t cd;
                    if (in->line[2] == 0) {
                        const int32_t cbank = (int32_t)in->value[9];
                        const int32_t coff = rt_sext_32((uint32_t)in->value[10], 14) * 4;
                        cd = rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)),
                            8);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                    } else {
                        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                            "which constants a handle stands for");
                    }
                    b = cd ^ (uint64_t)nb << 63;
                    break;
                }
                case 4: {
                    const int32_t nb = (int32_t)in->value[5];
                    uint64_t cd;
                    if (in->line[3] == 0) {
                        const int32_t cbank = (int32_t)in->value[9];
                        const int32_t coff = rt_sext_32((uint32_t)in->value[10], 14) * 4;
                        cd = rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)),
                            8);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                    } else {
                        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                            "which constants a handle stands for");
                    }
                    b = (cd & INT64_C(0x7fffffffffffffff)) ^ (uint64_t)nb << 63;
                    break;
                }
                case 5: {
                    const int32_t ub = (int32_t)in->value[11];
                    const int32_t nb = (int32_t)in->value[5];
                    b = (s->ur[ub] | (uint64_t)s->ur[ub | 1] << 32) ^ (uint64_t)nb << 63;
                    break;
                }
                default: {
                    const int32_t ub = (int32_t)in->value[11];
                    const int32_t nb = (int32_t)in->value[5];
                    b = ((s->ur[ub] | (uint64_t)s->ur[ub | 1] << 32) & INT64_C(0x7fffffffffffffff))
                        ^ (uint64_t)nb << 63;
                    break;
                }
                }
                const uint64_t c = operand_c(s, in, lane);
                const uint64_t x =
                    rt_float_mul_add(RT_F64, a, b, c, RT_EXACT, (uint32_t)frnd, RT_KEEP,
                    INT64_C(0x7ff8000000000000));
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x;
                }
                if (commit) {
                    const int32_t t = rd | 1;
                    if (t != 255)
                        s->r[t][lane] = (uint32_t)(x >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD DFMA{FRND} $R[Rd], DA, DCB, DT MARKS CTL */
int volta_exec_dfma_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t frnd = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_44(s, in, lane);
            if (guard) {
                const uint64_t a = operand_a(s, in, lane);
                const uint64_t b = operand_b_2(s, in, lane);
                uint64_t c;
                switch (in->line[2]) {
                case 0: {
                    const uint64_t dimm = (uint64_t)(uint32_t)in->value[8] * INT64_C(4294967296);
                    c = dimm;
                    break;
                }
                case 1: {
                    const int32_t nb = (int32_t)in->value[9];
                    uint64_t cd;
                    if (in->line[3] == 0) {
                        const int32_t cbank = (int32_t)in->value[10];
                        const int32_t coff = rt_sext_32((uint32_t)in->value[11], 14) * 4;
                        cd = rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)),
                            8);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                    } else {
                        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                            "which constants a handle stands for");
                    }
                    c = cd ^ (uint64_t)nb << 63;
                    break;
                }
                case 2: {
                    const int32_t nb = (int32_t)in->value[9];
                    uint64_t cd;
                    if (in->line[4] == 0) {
                        const int32_t cbank = (int32_t)in->value[10];
                        const int32_t coff = rt_sext_32((uint32_t)in->value[11], 14) * 4;
                        cd = rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)),
                            8);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                    } else {
                        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                            "which constants a handle stands for");
                    }
                    c = (cd & INT64_C(0x7fffffffffffffff)) ^ (uint64_t)nb << 63;
                    break;
                }
                case 3: {
                    const int32_t ub = (int32_t)in->value[12];
                    const int32_t nb = (int32_t)in->value[9];
                    c = (s->ur[ub] | (uint64_t)s->ur[ub | 1] << 32) ^ (uint64_t)nb << 63;
                    break;
                }
                default: {
                    const int32_t ub = (int32_t)in->value[12];
                    const int32_t nb = (int32_t)in->value[9];
                    c = ((s->ur[ub] | (uint64_t)s->ur[ub | 1] << 32) & INT64_C(0x7fffffffffffffff))
                        ^ (uint64_t)nb << 63;
                    break;
                }
                }
                const uint64_t x =
                    rt_float_mul_add(RT_F64, a, b, c, RT_EXACT, (uint32_t)frnd, RT_KEEP,
                    INT64_C(0x7ff8000000000000));
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x;
                }
                if (commit) {
                    const int32_t t = rd | 1;
                    if (t != 255)
                        s->r[t][lane] = (uint32_t)(x >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD DSETP{DCMP}BOP $P[P0], $P[P1], DA, DL, Q0N$P[Q0] MARKS CTL */
int volta_exec_dsetp(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[15];
    const int32_t q0n = (int32_t)in->value[14];
    const int32_t dcmp = (int32_t)in->value[0];
    const int32_t bop = (int32_t)in->value[1];
    const int32_t p0 = (int32_t)in->value[2];
    const int32_t p1 = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_45(s, in, lane);
            if (guard) {
                const uint64_t a = operand_a_2(s, in, lane);
                uint64_t b;
                switch (in->line[1]) {
                case 0: {
                    const int32_t rb = (int32_t)in->value[8];
                    const int32_t nb = (int32_t)in->value[7];
                    b = (s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32) ^ (uint64_t)nb << 63;
                    break;
                }
                case 1: {
                    const int32_t rb = (int32_t)in->value[8];
                    const int32_t nb = (int32_t)in->value[7];
                    b = ((s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32)
                        & INT64_C(0x7fffffffffffffff)) ^ (uint64_t)nb << 63;
                    break;
                }
                case 2: {
                    const uint64_t dimm = (uint64_t)(uint32_t)in->value[10] * INT64_C(4294967296);
                    b = dimm;
                    break;
                }
                case 3: {
                    const int32_t nb = (int32_t)in->value[7];
                    uint64_t cd;
                    if (in->line[2] == 0) {
                        const int32_t cbank = (int32_t)in->value[11];
                        const int32_t coff = rt_sext_32((uint32_t)in->value[12], 14) * 4;
                        cd = rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)),
                            8);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                    } else {
                        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                            "which constants a handle stands for");
                    }
                    b = cd ^ (uint64_t)nb << 63;
                    break;
                }
                case 4: {
                    const int32_t nb = (int32_t)in->value[7];
                    uint64_t cd;
                    if (in->line[3] == 0) {
                        const int32_t cbank = (int32_t)in->value[11];
                        const int32_t coff = rt_sext_32((uint32_t)in->value[12], 14) * 4;
                        cd = rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)),
                            8);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                    } else {
                        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                            "which constants a handle stands for");
                    }
                    b = (cd & INT64_C(0x7fffffffffffffff)) ^ (uint64_t)nb << 63;
                    break;
                }
                case 5: {
                    const int32_t ub = (int32_t)in->value[13];
                    const int32_t nb = (int32_t)in->value[7];
                    b = (s->ur[ub] | (uint64_t)s->ur[ub | 1] << 32) ^ (uint64_t)nb << 63;
                    break;
                }
                default: {
                    const int32_t ub = (int32_t)in->value[13];
                    const int32_t nb = (int32_t)in->value[7];
                    b = ((s->ur[ub] | (uint64_t)s->ur[ub | 1] << 32) & INT64_C(0x7fffffffffffffff))
                        ^ (uint64_t)nb << 63;
                    break;
                }
                }
                int32_t q;
                q = s->p[q0][lane] ^ q0n;
                if (dcmp == 0 || dcmp == 15) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what MIN and MAX compare");
                }
                const int32_t t = (rt_float_compare(RT_F64, a, b, RT_KEEP) & dcmp) != 0;
                if (bop == 3) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "no such operation");
                }
                if (commit) {
                    if (p0 != 7)
                        s->p[p0][lane] =
                            (uint8_t)(bop == 0 ? (t && q) : bop == 1 ? t
                            || q : bop == 2 ? t ^ q : 0);
                }
                const int32_t x = !t;
                if (commit) {
                    if (p1 != 7)
                        s->p[p1][lane] =
                            (uint8_t)(bop == 0 ? (x && q) : bop == 1 ? x
                            || q : bop == 2 ? x ^ q : 0);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

