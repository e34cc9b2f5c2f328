/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

/* OPEN GUARD FADD{FTZ}FRND{FSAT} $R[Rd]CCW, FNA{FAA}$R[Ra]FAA{RA}, FB CTL CLOSE */
int maxwell_exec_fadd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[4];
    const int32_t ra = (int32_t)in->value[7];
    const int32_t faa = (int32_t)in->value[6];
    const int32_t fna = (int32_t)in->value[5];
    const int32_t frnd = (int32_t)in->value[1];
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t fsat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 16);
            if (guard) {
                if (ccw) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                uint32_t a;
                a = (faa ? s->r[ra][lane] & 0x7fffffff : s->r[ra][lane]) ^ (uint32_t)fna << 31;
                uint32_t b = 0;
                const int b_trap =
                    operand_cs32(m, s, in, lane, &b, 1, 11, 10, 9, 13, 14, 15);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x =
                    rt_f32_add(a, b, (uint32_t)frnd, (uint32_t)(ftz * 3), 0x7fffffff);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_saturated(x, fsat);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD FADD32I{FTZL} $R[Rd]CCWL, FNAL{FAAL}$R[Ra]FAAL{RA}, FIMM32{FNBL}FABL CTL CLOSE */
int maxwell_exec_fadd32i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[5];
    const int32_t faal = (int32_t)in->value[4];
    const int32_t fnal = (int32_t)in->value[3];
    const int32_t ccwl = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t fimm32 = (uint32_t)in->value[7];
    const int32_t fabl = (int32_t)in->value[9];
    const int32_t fnbl = (int32_t)in->value[8];
    const int32_t ftzl = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 10);
            if (guard) {
                uint32_t a;
                a = (faal ? s->r[ra][lane] & 0x7fffffff : s->r[ra][lane]) ^ (uint32_t)fnal << 31;
                if (ccwl) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            rt_f32_add(a,
                            (fabl ? fimm32 & 0x7fffffff : fimm32) ^ (uint32_t)fnbl << 31, RT_NEAR,
                            (uint32_t)(ftzl * 3), 0x7fffffff);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD FMUL{FMZ}FSCALE{FRND}FSAT $R[Rd]CCW, $R[Ra]RA, FBN CTL CLOSE */
int maxwell_exec_fmul(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[5];
    const int32_t ra = (int32_t)in->value[6];
    const int32_t fmz = (int32_t)in->value[0];
    const int32_t fscale = (int32_t)in->value[1];
    const int32_t frnd = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[4];
    const int32_t fsat = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 14);
            if (guard) {
                if (ccw) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                uint32_t b = 0;
                const int b_trap = operand_fbn(m, s, in, lane, &b, 0, 9, 8, 11, 12, 13);
                if (b_trap) {
                    return b_trap;
                }
                const uint64_t exact =
                    rt_f64_mul(rt_float_convert(RT_F64, RT_F32, s->r[ra][lane], RT_NEAR,
                    (uint32_t)((fmz != 0) * 3), INT64_C(0x7ff8000000000000)),
                    rt_float_convert(RT_F64, RT_F32, b, RT_NEAR, (uint32_t)((fmz != 0) * 3),
                    INT64_C(0x7ff8000000000000)), RT_NEAR, RT_KEEP, INT64_C(0x7ff8000000000000));
                const int64_t power =
                    (int64_t)(1023
                    - (fscale == 0 ? 0 : fscale == 1 ? 1 : fscale == 2 ? 2 : fscale == 3 ? 3
                    : fscale == 4 ? -3 : fscale == 5 ? -2 : fscale == 6 ? -1 : 0)) << 52;
                const uint32_t r =
                    (uint32_t)rt_float_convert(RT_F32, RT_F64,
                    rt_f64_mul(exact, (uint64_t)power, RT_NEAR, RT_KEEP,
                    INT64_C(0x7ff8000000000000)), (uint32_t)frnd, (uint32_t)((fmz != 0) * 3),
                    0x7fffffff);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            (fmz == 2 && ((s->r[ra][lane] >> 23 & 0xff) == 0
                            || (b >> 23 & 0xff) == 0)) ? 0 : func_saturated(r, fsat);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD FMUL32I{FMZH}FSATL $R[Rd]CCWL, $R[Ra]RA, FIMM32 CTL CLOSE */
int maxwell_exec_fmul32i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccwl = (int32_t)in->value[3];
    const int32_t ra = (int32_t)in->value[4];
    const uint32_t fimm32 = (uint32_t)in->value[6];
    const int32_t fmzh = (int32_t)in->value[0];
    const int32_t fsatl = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 7);
            if (guard) {
                if (ccwl) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                const uint32_t x =
                    rt_f32_mul(s->r[ra][lane], fimm32, RT_NEAR, (uint32_t)((fmzh != 0) * 3),
                    0x7fffffff);
                const uint32_t r = func_saturated(x, fsatl);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            (fmzh == 2 && ((s->r[ra][lane] >> 23 & 0xff) == 0
                            || (fimm32 >> 23 & 0xff) == 0)) ? 0 : r;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD FFMA{FMZH}FRNDH{FSAT} $R[Rd]CCW, $R[Ra]RA, FBN, FNC$R[Rc]RC CTL CLOSE */
int maxwell_exec_ffma_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[4];
    const int32_t rc = (int32_t)in->value[14];
    const int32_t fnc = (int32_t)in->value[13];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t frndh = (int32_t)in->value[1];
    const int32_t fmzh = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t fsat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 16);
            if (guard) {
                if (ccw) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                uint32_t b = 0;
                const int b_trap = operand_fbn(m, s, in, lane, &b, 0, 8, 7, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c;
                c = s->r[rc][lane] ^ (uint32_t)fnc << 31;
                const uint32_t r =
                    rt_f32_mul_add(s->r[ra][lane], b, c, RT_EXACT, (uint32_t)frndh,
                    (uint32_t)((fmzh != 0) * 3), 0x7fffffff);
                const uint32_t alone = rt_f32_add(0, c, (uint32_t)frndh, RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t x =
                    (fmzh == 2 && ((s->r[ra][lane] >> 23 & 0xff) == 0 || (b >> 23 & 0xff) == 0))
                    ? alone : r;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_saturated(x, fsat);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD FFMA{FMZH}FRNDH{FSAT} $R[Rd]CCW, $R[Ra]RA, FNM$R[Rc]RB, FNC{c[CBANK][COFF]} CTL CLOSE
   */
int maxwell_exec_ffma_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[4];
    const int32_t rc = (int32_t)in->value[8];
    const int32_t fnm = (int32_t)in->value[7];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t frndh = (int32_t)in->value[1];
    const int32_t fmzh = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t fsat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 13);
            if (guard) {
                if (ccw) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                uint32_t b;
                b = s->r[rc][lane] ^ (uint32_t)fnm << 31;
                uint32_t c = 0;
                const int c_trap = operand_fcc(m, in, &c, 11, 12, 10);
                if (c_trap) {
                    return c_trap;
                }
                const uint32_t r =
                    rt_f32_mul_add(s->r[ra][lane], b, c, RT_EXACT, (uint32_t)frndh,
                    (uint32_t)((fmzh != 0) * 3), 0x7fffffff);
                const uint32_t alone = rt_f32_add(0, c, (uint32_t)frndh, RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t x =
                    (fmzh == 2 && ((s->r[ra][lane] >> 23 & 0xff) == 0 || (b >> 23 & 0xff) == 0))
                    ? alone : r;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_saturated(x, fsat);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD FFMA32I{FMZH}FSATL $R[Rd]CCWL, FNAL$R[Ra]RA, FIMM32, FNCL$R[Rd] CTL CLOSE */
int maxwell_exec_ffma32i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[5];
    const int32_t fnal = (int32_t)in->value[4];
    const int32_t ccwl = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t fncl = (int32_t)in->value[8];
    const uint32_t fimm32 = (uint32_t)in->value[7];
    const int32_t fmzh = (int32_t)in->value[0];
    const int32_t fsatl = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 9);
            if (guard) {
                uint32_t a;
                a = s->r[ra][lane] ^ (uint32_t)fnal << 31;
                if (ccwl) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                const uint32_t c = s->r[rd][lane] ^ (uint32_t)fncl << 31;
                const uint32_t r =
                    rt_f32_mul_add(a, fimm32, c, RT_EXACT, RT_NEAR, (uint32_t)((fmzh != 0) * 3),
                    0x7fffffff);
                const uint32_t alone = rt_f32_add(0, c, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t x =
                    (fmzh == 2 && ((a >> 23 & 0xff) == 0 || (fimm32 >> 23 & 0xff) == 0)) ? alone
                    : r;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_saturated(x, fsatl);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD FMNMX{FTZ} $R[Rd]CCW, FNA{FAA}$R[Ra]FAA{RA}, FB, Q0N$P[Q0] CTL CLOSE */
int maxwell_exec_fmnmx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[2];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t faa = (int32_t)in->value[4];
    const int32_t fna = (int32_t)in->value[3];
    const int32_t q0 = (int32_t)in->value[15];
    const int32_t q0n = (int32_t)in->value[14];
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 16);
            if (guard) {
                if (ccw) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what .CC tells of this result");
                }
                uint32_t a;
                a = (faa ? s->r[ra][lane] & 0x7fffffff : s->r[ra][lane]) ^ (uint32_t)fna << 31;
                uint32_t b = 0;
                const int b_trap =
                    operand_cs32(m, s, in, lane, &b, 1, 9, 8, 7, 11, 12, 13);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[q0][lane] ^ q0n;
                const uint32_t low = rt_f32_min(a, b, (uint32_t)(ftz * 3), 0x7fffffff);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = q ? low
                            : rt_f32_max(a, b, (uint32_t)(ftz * 3), 0x7fffffff);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

