/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

/* GUARD F2FP{SATFINITE}FP8_RELU{FP8_DST}.F32.PACK_AB_MERGE_C $R[Rd], $R[Ra]REUSE_A, SRC_B,
   $R[Rc]REUSE_C{C_H1} PM_EVENTS CTL */
int volta_exec_f2fp_fp8_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[4];
    const int32_t fp8_fp8_dst = (int32_t)in->value[2];
    const int32_t satfinite = (int32_t)in->value[0];
    const int32_t fp8_fp8_relu = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[12];
    const int32_t fp8_c_h1 = (int32_t)in->value[14];
    const uint32_t active = s->active;
    int32_t result = 0;
    int32_t result_2 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 15);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_mov_b(m, s, in, lane, &b, 0, 6, 8, 9, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = s->r[ra][lane];
                const uint32_t y = b;
                const int32_t e4 = fp8_fp8_dst == 5;
                result = func_to_fp8(e4, y, satfinite, fp8_fp8_relu);
                result_2 = func_to_fp8(e4, x, satfinite, fp8_fp8_relu);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (s->r[rc][lane] >> 16 * fp8_c_h1 & 0xffff) << 16
                            | (uint32_t)(result | result_2 << 8);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD F2FP{SATFINITE}FP8_RELU{FP8_DST}.F32.PACK_AB_MERGE_C $R[Rd], $R[Ra]REUSE_A, $R[Rc]REUSE_B,
   C_IN_B{C_H1} PM_EVENTS CTL */
int volta_exec_f2fp_fp8_pc(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[4];
    const int32_t rc = (int32_t)in->value[6];
    const int32_t fp8_fp8_dst = (int32_t)in->value[2];
    const int32_t satfinite = (int32_t)in->value[0];
    const int32_t fp8_fp8_relu = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t fp8_c_h1 = (int32_t)in->value[12];
    const uint32_t active = s->active;
    int32_t result = 0;
    int32_t result_2 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 13);
            if (guard) {
                uint32_t c = 0;
                const int c_trap = operand_mov_imm_b(m, s, in, &c, 0, 8, 9, 10, 11);
                if (c_trap) {
                    return c_trap;
                }
                const uint32_t x = s->r[ra][lane];
                const uint32_t y = s->r[rc][lane];
                const int32_t e4 = fp8_fp8_dst == 5;
                result = func_to_fp8(e4, y, satfinite, fp8_fp8_relu);
                result_2 = func_to_fp8(e4, x, satfinite, fp8_fp8_relu);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (c >> 16 * fp8_c_h1 & 0xffff) << 16
                            | (uint32_t)(result | result_2 << 8);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD F2FP{SATFINITE}FP8_RELU{FP8_DST}.F16.UNPACK_B_MERGE_C $R[Rd], SRC_B, $R[Rc]REUSE_C{C_H1}
   PM_EVENTS CTL */
int volta_exec_f2fp_fp8_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t fp8_fp8_dst = (int32_t)in->value[2];
    const int32_t satfinite = (int32_t)in->value[0];
    const int32_t fp8_fp8_relu = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[10];
    const int32_t fp8_c_h1 = (int32_t)in->value[12];
    const uint32_t active = s->active;
    int32_t result = 0;
    int32_t result_2 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 13);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_mov_b(m, s, in, lane, &b, 0, 4, 6, 7, 8, 9);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, b >> 16, RT_NEAR, RT_KEEP,
                    0x7fffffff);
                const uint32_t y =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, b & 0xffff, RT_NEAR, RT_KEEP,
                    0x7fffffff);
                const int32_t e4 = fp8_fp8_dst == 5;
                result = func_to_fp8(e4, y, satfinite, fp8_fp8_relu);
                result_2 = func_to_fp8(e4, x, satfinite, fp8_fp8_relu);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (s->r[rc][lane] >> 16 * fp8_c_h1 & 0xffff) << 16
                            | (uint32_t)(result | result_2 << 8);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD F2FP{SATFINITE}FP8_RELU{WIDE_DST}FP8_SRC.UNPACK_B $R[Rd], SRC_B{B_H1} PM_EVENTS CTL */
int volta_exec_f2fp_from_fp8(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t fp8_b_h1 = (int32_t)in->value[11];
    const int32_t fp8_fp8_src = (int32_t)in->value[3];
    const int32_t fp8_wide_dst = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[4];
    const int32_t fp8_fp8_relu = (int32_t)in->value[1];
    const uint32_t active = s->active;
    int32_t result = 0;
    int32_t result_2 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 12);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_mov_b(m, s, in, lane, &b, 0, 5, 7, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = b >> (16 * fp8_b_h1 + 8) & 0xff;
                const int32_t e4 = fp8_fp8_src == 3;
                if ((x & 0x7f) > (uint32_t)(e4 ? 126 : 124)) {
                    result = 32767;
                } else {
                    result = e4 ? (int32_t)((uint32_t)rt_float_mul(RT_F16, (x & 0x7f) << 7, 0x5c00,
                        RT_NEAR, RT_KEEP, 0x7e00) | x >> 7 << 15) : (int32_t)(x << 8);
                }
                const int32_t y = result;
                const int32_t z = fp8_wide_dst == 0 ? y
                    : (int32_t)((uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)y, RT_NEAR,
                    RT_KEEP, 0x7fffffff) >> 16);
                const uint32_t x_2 = b >> 16 * fp8_b_h1 & 0xff;
                const int32_t e4_2 = fp8_fp8_src == 3;
                if ((x_2 & 0x7f) > (uint32_t)(e4_2 ? 126 : 124)) {
                    result_2 = 32767;
                } else {
                    result_2 = e4_2
                        ? (int32_t)((uint32_t)rt_float_mul(RT_F16, (x_2 & 0x7f) << 7, 0x5c00,
                        RT_NEAR, RT_KEEP, 0x7e00) | x_2 >> 7 << 15) : (int32_t)(x_2 << 8);
                }
                const int32_t y_2 = result_2;
                const int32_t z_2 = fp8_wide_dst == 0 ? y_2
                    : (int32_t)((uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)y_2, RT_NEAR,
                    RT_KEEP, 0x7fffffff) >> 16);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            (uint32_t)((fp8_fp8_relu && x >> 7 != 0 && y != 32767) ? 0 : z) << 16
                            | (uint32_t)((fp8_fp8_relu && x_2 >> 7 != 0 && y_2 != 32767) ? 0 : z_2);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD F2FP{SATFINITE}FP8_RELU.TF32.F32.PACK_B{TF32_RND} $R[Rd], SRC_B PM_EVENTS CTL */
int volta_exec_f2fp_tf32(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t satfinite = (int32_t)in->value[0];
    const int32_t fp8_tf32_rnd = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t fp8_fp8_relu = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 10);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_mov_b(m, s, in, lane, &b, 0, 4, 6, 7, 8, 9);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = b;
                if (satfinite) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: saturation of TF32");
                }
                if (fp8_tf32_rnd == 1 || fp8_tf32_rnd == 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined rounding");
                }
                const uint32_t y = (fp8_tf32_rnd ? x : x + 4095 + (x >> 13 & 1)) & 0xffffe000u;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = rt_f32_is_nan(x) ? 2147483647
                            : (fp8_fp8_relu && x >> 31 != 0) ? 0 : y;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

