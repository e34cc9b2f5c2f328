/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

/* OPEN GUARD FADD{FTZ}RND{SAT} $R[Rd]CC, F_NEG_A{F_ABS_A}$R[Ra]F_ABS_A{REUSE_A}, F32_B CTL CLOSE */
int maxwell_exec_fadd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[7];
    const int32_t f_abs_a = (int32_t)in->value[6];
    const int32_t f_neg_a = (int32_t)in->value[5];
    const int32_t rnd = (int32_t)in->value[1];
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t sat = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t cc = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 16);
            if (guard) {
                uint32_t a;
                a = (f_abs_a ? s->r[ra][lane] & 0x7fffffff : s->r[ra][lane])
                    ^ (uint32_t)f_neg_a << 31;
                uint32_t b = 0;
                const int b_trap = operand_f2f_f32(m, s, in, lane, &b, 1, 11, 10, 9, 13, 14, 15);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = rt_f32_add(a, b, (uint32_t)rnd, (uint32_t)(ftz * 3), 0x7fffffff);
                const uint32_t r = func_saturated(x, sat);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = r;
                }
                if (cc) {
                    const int32_t to_zero = rt_f32_compare(r, 0, RT_KEEP);
                    if (commit) {
                        s->cc[lane] = (uint8_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD FADD32I{FTZ_32I} $R[Rd]CC_32I, F_NEG_A_32I{F_ABS_A_32I}$R[Ra]F_ABS_A_32I{REUSE_A},
   FIMM32{F_NEG_B_32I}F_ABS_B_32I CTL CLOSE */
int maxwell_exec_fadd32i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[5];
    const int32_t float_f_abs_a_32i = (int32_t)in->value[4];
    const int32_t float_f_neg_a_32i = (int32_t)in->value[3];
    const uint32_t fimm32 = (uint32_t)in->value[7];
    const int32_t float_f_abs_b_32i = (int32_t)in->value[9];
    const int32_t float_f_neg_b_32i = (int32_t)in->value[8];
    const int32_t float_ftz_32i = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const int32_t cc_32i = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 10);
        if (guard) {
            uint32_t a;
            a = (float_f_abs_a_32i ? s->r[ra][lane] & 0x7fffffff : s->r[ra][lane])
                ^ (uint32_t)float_f_neg_a_32i << 31;
            const uint32_t b = (float_f_abs_b_32i ? fimm32 & 0x7fffffff : fimm32)
                ^ (uint32_t)float_f_neg_b_32i << 31;
            const uint32_t r = rt_f32_add(a, b, RT_NEAR, (uint32_t)(float_ftz_32i * 3), 0x7fffffff);
            if (rd != 255)
                s->r[rd][lane] = r;
            if (cc_32i) {
                const int32_t to_zero = rt_f32_compare(r, 0, RT_KEEP);
                s->cc[lane] = (uint8_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD FMUL{FMZ}POWER{RND}SAT $R[Rd]CC, $R[Ra]REUSE_A, F32_NEG_B CTL CLOSE */
int maxwell_exec_fmul(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t float_power = (int32_t)in->value[1];
    const int32_t float_fmz = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[6];
    const int32_t rnd = (int32_t)in->value[2];
    const int32_t sat = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[4];
    const int32_t cc = (int32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 14);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_f32_neg_b(m, s, in, lane, &b, 0, 9, 8, 11, 12, 13);
                if (b_trap) {
                    return b_trap;
                }
                const int32_t power = float_power == 0 ? 0 : float_power == 1 ? -1
                    : float_power == 2 ? -2 : float_power == 3 ? -3 : float_power == 4 ? 3
                    : float_power == 5 ? 2 : float_power == 6 ? 1 : 0;
                const int32_t z = float_fmz != 0;
                const int32_t dnz = float_fmz == 2;
                if (dnz && ((s->r[ra][lane] >> 23 & 0xff) == 0 || (b >> 23 & 0xff) == 0)) {
                    result = 0;
                } else {
                    const uint64_t exact =
                        rt_f64_mul(rt_float_convert(RT_F64, RT_F32, s->r[ra][lane], RT_NEAR,
                        (uint32_t)(z * 3), INT64_C(0x7ff8000000000000)),
                        rt_float_convert(RT_F64, RT_F32, b, RT_NEAR, (uint32_t)(z * 3),
                        INT64_C(0x7ff8000000000000)), RT_NEAR, RT_KEEP,
                        INT64_C(0x7ff8000000000000));
                    result = (uint32_t)rt_float_convert(RT_F32, RT_F64,
                        rt_f64_mul(exact, (uint64_t)((int64_t)(1023 + power) << 52), RT_NEAR,
                        RT_KEEP, INT64_C(0x7ff8000000000000)), (uint32_t)rnd, (uint32_t)(z * 3),
                        0x7fffffff);
                }
                const uint32_t r = result;
                const uint32_t r_2 = func_saturated(r, sat);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = r_2;
                }
                if (cc) {
                    const int32_t to_zero = rt_f32_compare(r_2, 0, RT_KEEP);
                    if (commit) {
                        s->cc[lane] = (uint8_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD FMUL32I{FMZ_53}F_SAT_32I $R[Rd]CC_32I, $R[Ra]REUSE_A, FIMM32 CTL CLOSE */
int maxwell_exec_fmul32i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[4];
    const uint32_t fimm32 = (uint32_t)in->value[6];
    const int32_t float_fmz_53 = (int32_t)in->value[0];
    const int32_t float_f_sat_32i = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t cc_32i = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 7);
        if (guard) {
            const uint32_t x =
                rt_f32_mul(s->r[ra][lane], fimm32, RT_NEAR, (uint32_t)((float_fmz_53 != 0) * 3),
                0x7fffffff);
            const uint32_t r = func_saturated(x, float_f_sat_32i);
            const uint32_t r_2 =
                (float_fmz_53 == 2
                && ((s->r[ra][lane] >> 23 & 0xff) == 0 || (fimm32 >> 23 & 0xff) == 0)) ? 0 : r;
            if (rd != 255)
                s->r[rd][lane] = r_2;
            if (cc_32i) {
                const int32_t to_zero = rt_f32_compare(r_2, 0, RT_KEEP);
                s->cc[lane] = (uint8_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
            }
        }
    }
    m->lane = -1;
    return 0;
}

static void ffma_b_part(int32_t float_fmz_53, struct maxwell_state *s, int32_t ra, int32_t lane,
    uint32_t b, uint32_t c, int32_t float_rnd_51, int32_t sat, int commit, int32_t rd, int32_t cc)
{
    uint32_t result = 0;
    uint32_t t = 0;
    if (float_fmz_53 == 2) {
        if ((s->r[ra][lane] >> 23 & 0xff) == 0 || (b >> 23 & 0xff) == 0) {
            result = rt_f32_add(0, c, (uint32_t)float_rnd_51, RT_FLUSH_ALL, 0x7fffffff);
        } else {
            result = rt_f32_mul_add(s->r[ra][lane], b, c, RT_EXACT, (uint32_t)float_rnd_51,
                RT_FLUSH_ALL, 0x7fffffff);
        }
        t = result;
    } else {
        t = rt_f32_mul_add(s->r[ra][lane], b, c, RT_EXACT, (uint32_t)float_rnd_51,
            (uint32_t)((float_fmz_53 != 0) * 3), 0x7fffffff);
    }
    const uint32_t r = t;
    const uint32_t r_2 = func_saturated(r, sat);
    if (commit) {
        if (rd != 255)
            s->r[rd][lane] = r_2;
    }
    if (cc) {
        const int32_t to_zero = rt_f32_compare(r_2, 0, RT_KEEP);
        if (commit) {
            s->cc[lane] = (uint8_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
        }
    }
}

/* OPEN GUARD FFMA{FMZ_53}RND_51{SAT} $R[Rd]CC, $R[Ra]REUSE_A, F32_NEG_B, F_NEG_C$R[Rc]REUSE_C CTL
   CLOSE */
int maxwell_exec_ffma_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[14];
    const int32_t f_neg_c = (int32_t)in->value[13];
    const int32_t float_fmz_53 = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t float_rnd_51 = (int32_t)in->value[1];
    const int32_t sat = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t cc = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 16);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_f32_neg_b(m, s, in, lane, &b, 0, 8, 7, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c;
                c = s->r[rc][lane] ^ (uint32_t)f_neg_c << 31;
                ffma_b_part(float_fmz_53, s, ra, lane, b, c, float_rnd_51, sat, commit, rd, cc);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD FFMA{FMZ_53}RND_51{SAT} $R[Rd]CC, $R[Ra]REUSE_A, NEG_PRODUCT$R[Rc]REUSE_B,
   F_NEG_C{c[C_BANK][C_OFFSET]} CTL CLOSE */
int maxwell_exec_ffma_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[8];
    const int32_t neg_product = (int32_t)in->value[7];
    const int32_t float_fmz_53 = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t float_rnd_51 = (int32_t)in->value[1];
    const int32_t sat = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t cc = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 13);
            if (guard) {
                uint32_t b;
                b = s->r[rc][lane] ^ (uint32_t)neg_product << 31;
                uint32_t c = 0;
                const int c_trap = operand_f32_const_c(m, in, &c, 11, 12, 10);
                if (c_trap) {
                    return c_trap;
                }
                ffma_b_part(float_fmz_53, s, ra, lane, b, c, float_rnd_51, sat, commit, rd, cc);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD FFMA32I{FMZ_53}F_SAT_32I $R[Rd]CC_32I, F_NEG_A_32I$R[Ra]REUSE_A, FIMM32,
   F_NEG_C_32I$R[Rd] CTL CLOSE */
int maxwell_exec_ffma32i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[5];
    const int32_t float_f_neg_a_32i = (int32_t)in->value[4];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t float_f_neg_c_32i = (int32_t)in->value[8];
    const int32_t float_fmz_53 = (int32_t)in->value[0];
    const uint32_t fimm32 = (uint32_t)in->value[7];
    const int32_t float_f_sat_32i = (int32_t)in->value[1];
    const int32_t cc_32i = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t result = 0;
    uint32_t t = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 9);
        if (guard) {
            uint32_t a;
            a = s->r[ra][lane] ^ (uint32_t)float_f_neg_a_32i << 31;
            const uint32_t c = s->r[rd][lane] ^ (uint32_t)float_f_neg_c_32i << 31;
            if (float_fmz_53 == 2) {
                if ((a >> 23 & 0xff) == 0 || (fimm32 >> 23 & 0xff) == 0) {
                    result = rt_f32_add(0, c, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
                } else {
                    result = rt_f32_mul_add(a, fimm32, c, RT_EXACT, RT_NEAR, RT_FLUSH_ALL,
                        0x7fffffff);
                }
                t = result;
            } else {
                t = rt_f32_mul_add(a, fimm32, c, RT_EXACT, RT_NEAR,
                    (uint32_t)((float_fmz_53 != 0) * 3), 0x7fffffff);
            }
            const uint32_t r = t;
            const uint32_t r_2 = func_saturated(r, float_f_sat_32i);
            if (rd != 255)
                s->r[rd][lane] = r_2;
            if (cc_32i) {
                const int32_t to_zero = rt_f32_compare(r_2, 0, RT_KEEP);
                s->cc[lane] = (uint8_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD FMNMX{FTZ} $R[Rd]CC, F_NEG_A{F_ABS_A}$R[Ra]F_ABS_A{REUSE_A}, F32_B, NOT_Pp$P[Pp] CTL
   CLOSE */
int maxwell_exec_fmnmx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[5];
    const int32_t f_abs_a = (int32_t)in->value[4];
    const int32_t f_neg_a = (int32_t)in->value[3];
    const int32_t pp = (int32_t)in->value[15];
    const int32_t not_pp = (int32_t)in->value[14];
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const int32_t cc = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 16);
            if (guard) {
                uint32_t a;
                a = (f_abs_a ? s->r[ra][lane] & 0x7fffffff : s->r[ra][lane])
                    ^ (uint32_t)f_neg_a << 31;
                uint32_t b = 0;
                const int b_trap = operand_f2f_f32(m, s, in, lane, &b, 1, 9, 8, 7, 11, 12, 13);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                const uint32_t low = rt_f32_min(a, b, (uint32_t)(ftz * 3), 0x7fffffff);
                const uint32_t r = q ? low : rt_f32_max(a, b, (uint32_t)(ftz * 3), 0x7fffffff);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = r;
                }
                if (cc) {
                    const int32_t to_zero = rt_f32_compare(r, 0, RT_KEEP);
                    if (commit) {
                        s->cc[lane] = (uint8_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

