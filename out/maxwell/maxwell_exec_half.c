/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

/* OPEN GUARD HADD2{MERGE}HADD_FTZ{HALF_SAT} $R[Rd], F16_A, F16_B CTL CLOSE */
int maxwell_exec_hadd2_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_merge = (int32_t)in->value[0];
    const int32_t half_hadd_ftz = (int32_t)in->value[1];
    const int32_t half_half_sat = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 14);
            if (guard) {
                if (half_merge == 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a result of 32 bits");
                }
                uint32_t a = 0;
                const int a_trap = operand_f16_a(m, s, in, lane, &a, 0, 6, 8, 5, 4);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_f16_b(m, s, in, lane, &b, 1, 11, 13, 10, 9);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x =
                    (uint32_t)rt_float_add(RT_F16, a >> 16, b >> 16, RT_NEAR,
                    (uint32_t)(half_hadd_ftz * 3), 0x7fff);
                const uint32_t x_2 =
                    (uint32_t)rt_float_add(RT_F16, a & 0xffff, b & 0xffff, RT_NEAR,
                    (uint32_t)(half_hadd_ftz * 3), 0x7fff);
                const uint32_t r = func_add2(half_half_sat, x, x_2);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_merged(r, s->r[rd][lane], half_merge);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HADD2{MERGE}HADD_FTZ{HALF_SAT_CONST} $R[Rd], F16_A, F16_CONST_OR_IMM CTL CLOSE */
int maxwell_exec_hadd2_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_merge = (int32_t)in->value[0];
    const int32_t half_hadd_ftz = (int32_t)in->value[1];
    const int32_t half_half_sat_const = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 15);
            if (guard) {
                if (half_merge == 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a result of 32 bits");
                }
                uint32_t a = 0;
                const int a_trap = operand_f16_a(m, s, in, lane, &a, 0, 6, 8, 5, 4);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_f16_const_or_imm(m, in, &b, 1, 13, 14);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x =
                    (uint32_t)rt_float_add(RT_F16, a >> 16, b >> 16, RT_NEAR,
                    (uint32_t)(half_hadd_ftz * 3), 0x7fff);
                const uint32_t x_2 =
                    (uint32_t)rt_float_add(RT_F16, a & 0xffff, b & 0xffff, RT_NEAR,
                    (uint32_t)(half_hadd_ftz * 3), 0x7fff);
                const uint32_t r = func_add2(half_half_sat_const, x, x_2);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_merged(r, s->r[rd][lane], half_merge);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HADD2_32I{HADD_FTZ_32I}HALF_SAT_CONST $R[Rd], NEG_HALVES, F16_HIGH_32I, F16_LOW_32I
   CTL CLOSE */
int maxwell_exec_hadd2_32i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_f16_high_32i = (int32_t)in->value[7];
    const int32_t half_f16_low_32i = (int32_t)in->value[8];
    const int32_t half_hadd_ftz_32i = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t half_half_sat_const = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 9);
            if (guard) {
                uint32_t a = 0;
                const int a_trap = operand_neg_halves(m, s, in, lane, &a, 0, 4, 6, 3);
                if (a_trap) {
                    return a_trap;
                }
                const uint32_t b = (uint32_t)half_f16_high_32i << 16 | (uint32_t)half_f16_low_32i;
                const uint32_t x =
                    (uint32_t)rt_float_add(RT_F16, a >> 16, b >> 16, RT_NEAR,
                    (uint32_t)(half_hadd_ftz_32i * 3), 0x7fff);
                const uint32_t x_2 =
                    (uint32_t)rt_float_add(RT_F16, a & 0xffff, b & 0xffff, RT_NEAR,
                    (uint32_t)(half_hadd_ftz_32i * 3), 0x7fff);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_add2(half_half_sat_const, x, x_2);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HMUL2{MERGE}HMUL_FMZ{HALF_SAT} $R[Rd], HMUL_A, F16_B CTL CLOSE */
int maxwell_exec_hmul2_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_merge = (int32_t)in->value[0];
    const int32_t half_hmul_fmz = (int32_t)in->value[1];
    const int32_t half_half_sat = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 13);
            if (guard) {
                if (half_merge == 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a result of 32 bits");
                }
                uint32_t a = 0;
                const int a_trap = operand_hmul_a(m, s, in, lane, &a, 0, 5, 7, 4);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_f16_b(m, s, in, lane, &b, 1, 10, 12, 9, 8);
                if (b_trap) {
                    return b_trap;
                }
                if (half_hmul_fmz == 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the zeros of .FMZ");
                }
                const uint32_t x =
                    (uint32_t)rt_float_mul(RT_F16, a >> 16, b >> 16, RT_NEAR,
                    (uint32_t)(half_hmul_fmz * 3), 0x7fff);
                const uint32_t x_2 =
                    (uint32_t)rt_float_mul(RT_F16, a & 0xffff, b & 0xffff, RT_NEAR,
                    (uint32_t)(half_hmul_fmz * 3), 0x7fff);
                const uint32_t r = func_add2(half_half_sat, x, x_2);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_merged(r, s->r[rd][lane], half_merge);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HMUL2{MERGE}HMUL_FMZ{HALF_SAT_CONST} $R[Rd], HMUL_A,
   HALF_NEG_A{HALF_ABS_CONST}c[C_BANK][C_OFFSET]HALF_ABS_CONST CTL CLOSE */
int maxwell_exec_hmul2_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_merge = (int32_t)in->value[0];
    const int32_t half_hmul_fmz = (int32_t)in->value[1];
    const int32_t half_half_sat_const = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 12);
            if (guard) {
                if (half_merge == 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a result of 32 bits");
                }
                uint32_t a = 0;
                const int a_trap = operand_hmul_a(m, s, in, lane, &a, 0, 5, 7, 4);
                if (a_trap) {
                    return a_trap;
                }
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a source of 32 bits");
                if (half_hmul_fmz == 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the zeros of .FMZ");
                }
                const uint32_t x =
                    (uint32_t)rt_float_mul(RT_F16, a >> 16, 0, RT_NEAR,
                    (uint32_t)(half_hmul_fmz * 3), 0x7fff);
                const uint32_t x_2 =
                    (uint32_t)rt_float_mul(RT_F16, a & 0xffff, 0, RT_NEAR,
                    (uint32_t)(half_hmul_fmz * 3), 0x7fff);
                const uint32_t r = func_add2(half_half_sat_const, x, x_2);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_merged(r, s->r[rd][lane], half_merge);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HMUL2{MERGE}HMUL_FMZ{HALF_SAT_CONST} $R[Rd], F16_A, F16_HIGH, F16_LOW CTL CLOSE */
int maxwell_exec_hmul2_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_merge = (int32_t)in->value[0];
    const int32_t half_hmul_fmz = (int32_t)in->value[1];
    const int32_t half_f16_high = (int32_t)in->value[9] * 64;
    const int32_t half_f16_low = (int32_t)in->value[10] * 64;
    const int32_t half_half_sat_const = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 11);
            if (guard) {
                if (half_merge == 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a result of 32 bits");
                }
                uint32_t a = 0;
                const int a_trap = operand_f16_a(m, s, in, lane, &a, 0, 6, 8, 5, 4);
                if (a_trap) {
                    return a_trap;
                }
                if (half_hmul_fmz == 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the zeros of .FMZ");
                }
                const uint32_t b = (uint32_t)half_f16_high << 16 | (uint32_t)half_f16_low;
                const uint32_t x =
                    (uint32_t)rt_float_mul(RT_F16, a >> 16, b >> 16, RT_NEAR,
                    (uint32_t)(half_hmul_fmz * 3), 0x7fff);
                const uint32_t x_2 =
                    (uint32_t)rt_float_mul(RT_F16, a & 0xffff, b & 0xffff, RT_NEAR,
                    (uint32_t)(half_hmul_fmz * 3), 0x7fff);
                const uint32_t r = func_add2(half_half_sat_const, x, x_2);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_merged(r, s->r[rd][lane], half_merge);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HMUL2_32I{HALF_FMZ_32I}HALF_SAT_CONST $R[Rd], HALVES, F16_HIGH_32I, F16_LOW_32I CTL
   CLOSE */
int maxwell_exec_hmul2_32i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_half_fmz_32i = (int32_t)in->value[0];
    const int32_t half_f16_high_32i = (int32_t)in->value[6];
    const int32_t half_f16_low_32i = (int32_t)in->value[7];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t half_half_sat_const = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 8);
            if (guard) {
                uint32_t a = 0;
                const int a_trap = operand_halves(m, s, in, lane, &a, 0, 3, 5);
                if (a_trap) {
                    return a_trap;
                }
                if (half_half_fmz_32i == 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the zeros of .FMZ");
                }
                const uint32_t b = (uint32_t)half_f16_high_32i << 16 | (uint32_t)half_f16_low_32i;
                const uint32_t x =
                    (uint32_t)rt_float_mul(RT_F16, a >> 16, b >> 16, RT_NEAR,
                    (uint32_t)(half_half_fmz_32i * 3), 0x7fff);
                const uint32_t x_2 =
                    (uint32_t)rt_float_mul(RT_F16, a & 0xffff, b & 0xffff, RT_NEAR,
                    (uint32_t)(half_half_fmz_32i * 3), 0x7fff);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_add2(half_half_sat_const, x, x_2);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HFMA2{MERGE}HFMA_FMZ{HALF_SAT} $R[Rd], HALVES, NEG_HALVES, NEG_HALVES CTL CLOSE */
int maxwell_exec_hfma2_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_merge = (int32_t)in->value[0];
    const int32_t half_hfma_fmz = (int32_t)in->value[1];
    const int32_t half_half_sat = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 15);
            if (guard) {
                if (half_merge == 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a result of 32 bits");
                }
                uint32_t a = 0;
                const int a_trap = operand_halves(m, s, in, lane, &a, 0, 4, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_neg_halves_2(m, s, in, lane, &b, 1, 8, 10, 7);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c = 0;
                const int c_trap = operand_neg_halves_2(m, s, in, lane, &c, 2, 12, 14, 11);
                if (c_trap) {
                    return c_trap;
                }
                if (half_hfma_fmz == 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the zeros of .FMZ");
                }
                const uint32_t x =
                    (uint32_t)rt_float_mul_add(RT_F16, a >> 16, b >> 16, c >> 16, RT_EXACT,
                    RT_NEAR, (uint32_t)(half_hfma_fmz * 3), 0x7fff);
                const uint32_t x_2 =
                    (uint32_t)rt_float_mul_add(RT_F16, a & 0xffff, b & 0xffff, c & 0xffff,
                    RT_EXACT, RT_NEAR, (uint32_t)(half_hfma_fmz * 3), 0x7fff);
                const uint32_t r = (uint32_t)func_hadd(half_half_sat, x) << 16
                    | (uint32_t)func_hadd(half_half_sat, x_2);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_merged(r, s->r[rd][lane], half_merge);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HFMA2{MERGE}HFMA_FMZ_CONST{HALF_SAT_CONST} $R[Rd], HALVES, F16_CONST_B, NEG_HALVES CTL
   CLOSE */
int maxwell_exec_hfma2_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_merge = (int32_t)in->value[0];
    const int32_t half_hfma_fmz_const = (int32_t)in->value[1];
    const int32_t half_half_sat_const = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 16);
            if (guard) {
                if (half_merge == 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a result of 32 bits");
                }
                uint32_t a = 0;
                const int a_trap = operand_halves(m, s, in, lane, &a, 0, 4, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_f16_const_or_imm(m, in, &b, 1, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c = 0;
                const int c_trap = operand_neg_halves_2(m, s, in, lane, &c, 3, 13, 15, 12);
                if (c_trap) {
                    return c_trap;
                }
                if (half_hfma_fmz_const == 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the zeros of .FMZ");
                }
                const uint32_t x =
                    (uint32_t)rt_float_mul_add(RT_F16, a >> 16, b >> 16, c >> 16, RT_EXACT,
                    RT_NEAR, (uint32_t)(half_hfma_fmz_const * 3), 0x7fff);
                const uint32_t x_2 =
                    (uint32_t)rt_float_mul_add(RT_F16, a & 0xffff, b & 0xffff, c & 0xffff,
                    RT_EXACT, RT_NEAR, (uint32_t)(half_hfma_fmz_const * 3), 0x7fff);
                const uint32_t r = (uint32_t)func_hadd(half_half_sat_const, x) << 16
                    | (uint32_t)func_hadd(half_half_sat_const, x_2);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_merged(r, s->r[rd][lane], half_merge);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HFMA2{MERGE}HFMA_FMZ_CONST{HALF_SAT_CONST} $R[Rd], HALVES, NEG_HALVES,
   HFMA_NEG_C_CONST{c[C_BANK][C_OFFSET]} CTL CLOSE */
int maxwell_exec_hfma2_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_merge = (int32_t)in->value[0];
    const int32_t half_hfma_fmz_const = (int32_t)in->value[1];
    const int32_t half_half_sat_const = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 14);
            if (guard) {
                if (half_merge == 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a result of 32 bits");
                }
                uint32_t a = 0;
                const int a_trap = operand_halves(m, s, in, lane, &a, 0, 4, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_neg_halves_2(m, s, in, lane, &b, 1, 8, 10, 7);
                if (b_trap) {
                    return b_trap;
                }
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a source of 32 bits");
                if (half_hfma_fmz_const == 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the zeros of .FMZ");
                }
                const uint32_t x =
                    (uint32_t)rt_float_mul_add(RT_F16, a >> 16, b >> 16, 0, RT_EXACT, RT_NEAR,
                    (uint32_t)(half_hfma_fmz_const * 3), 0x7fff);
                const uint32_t x_2 =
                    (uint32_t)rt_float_mul_add(RT_F16, a & 0xffff, b & 0xffff, 0, RT_EXACT,
                    RT_NEAR, (uint32_t)(half_hfma_fmz_const * 3), 0x7fff);
                const uint32_t r = (uint32_t)func_hadd(half_half_sat_const, x) << 16
                    | (uint32_t)func_hadd(half_half_sat_const, x_2);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_merged(r, s->r[rd][lane], half_merge);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HFMA2_32I{HALF_FMZ_32I} $R[Rd], HALVES, F16_HIGH_32I, F16_LOW_32I,
   HFMA_NEG_C_32I$R[Rd] CTL CLOSE */
int maxwell_exec_hfma2_32i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_half_fmz_32i = (int32_t)in->value[0];
    const int32_t half_f16_high_32i = (int32_t)in->value[5];
    const int32_t half_f16_low_32i = (int32_t)in->value[6];
    const int32_t rd = (int32_t)in->value[1];
    const int32_t half_hfma_neg_c_32i = (int32_t)in->value[7];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 8);
            if (guard) {
                uint32_t a = 0;
                const int a_trap = operand_halves(m, s, in, lane, &a, 0, 2, 4);
                if (a_trap) {
                    return a_trap;
                }
                if (half_half_fmz_32i == 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the zeros of .FMZ");
                }
                const uint32_t b = (uint32_t)half_f16_high_32i << 16 | (uint32_t)half_f16_low_32i;
                const uint32_t c = s->r[rd][lane] ^ (half_hfma_neg_c_32i ? 2147516416u : 0);
                const uint32_t x =
                    (uint32_t)rt_float_mul_add(RT_F16, a >> 16, b >> 16, c >> 16, RT_EXACT,
                    RT_NEAR, (uint32_t)(half_half_fmz_32i * 3), 0x7fff);
                const uint32_t x_2 =
                    (uint32_t)rt_float_mul_add(RT_F16, a & 0xffff, b & 0xffff, c & 0xffff,
                    RT_EXACT, RT_NEAR, (uint32_t)(half_half_fmz_32i * 3), 0x7fff);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = x << 16 | x_2;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HSET2{HALF_BF}HALF_CMP{HSET_FTZ}BOP $R[Rd], F16_A, F16_B, NOT_Pp$P[Pp] CTL CLOSE */
int maxwell_exec_hset2_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[16];
    const int32_t not_pp = (int32_t)in->value[15];
    const int32_t half_half_bf = (int32_t)in->value[0];
    const int32_t half_hset_ftz = (int32_t)in->value[2];
    const int32_t half_half_cmp = (int32_t)in->value[1];
    const int32_t bop = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 17);
            if (guard) {
                uint32_t a = 0;
                const int a_trap = operand_f16_a(m, s, in, lane, &a, 0, 7, 9, 6, 5);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_f16_b(m, s, in, lane, &b, 1, 12, 14, 11, 10);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                const int32_t yes16 = half_half_bf ? 15360 : 65535;
                const int32_t t =
                    (rt_float_compare(RT_F16, a >> 16, b >> 16, (uint32_t)(half_hset_ftz * 3))
                    & half_half_cmp) != 0;
                const int32_t h1 = (bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0)
                    != 0 ? yes16 : 0;
                const int32_t t_2 =
                    (rt_float_compare(RT_F16, a & 0xffff, b & 0xffff,
                    (uint32_t)(half_hset_ftz * 3)) & half_half_cmp) != 0;
                const int32_t h0 =
                    (bop == 0 ? (t_2 && q) : bop == 1 ? t_2 || q : bop == 2 ? t_2 ^ q : 0) != 0
                    ? yes16 : 0;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)h1 << 16 | (uint32_t)h0;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HSET2{HALF_BF_CONST}HALF_CMP_CONST{HSET_FTZ_CONST}BOP $R[Rd], F16_A, F16_CONST_B,
   NOT_Pp$P[Pp] CTL CLOSE */
int maxwell_exec_hset2_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[16];
    const int32_t not_pp = (int32_t)in->value[15];
    const int32_t half_half_bf_const = (int32_t)in->value[0];
    const int32_t half_hset_ftz_const = (int32_t)in->value[2];
    const int32_t half_half_cmp_const = (int32_t)in->value[1];
    const int32_t bop = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 17);
            if (guard) {
                uint32_t a = 0;
                const int a_trap = operand_f16_a(m, s, in, lane, &a, 0, 7, 9, 6, 5);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_f16_const_or_imm(m, in, &b, 1, 13, 14);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                const int32_t yes16 = half_half_bf_const ? 15360 : 65535;
                const int32_t t =
                    (rt_float_compare(RT_F16, a >> 16, b >> 16,
                    (uint32_t)(half_hset_ftz_const * 3)) & half_half_cmp_const) != 0;
                const int32_t h1 = (bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0)
                    != 0 ? yes16 : 0;
                const int32_t t_2 =
                    (rt_float_compare(RT_F16, a & 0xffff, b & 0xffff,
                    (uint32_t)(half_hset_ftz_const * 3)) & half_half_cmp_const) != 0;
                const int32_t h0 =
                    (bop == 0 ? (t_2 && q) : bop == 1 ? t_2 || q : bop == 2 ? t_2 ^ q : 0) != 0
                    ? yes16 : 0;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)h1 << 16 | (uint32_t)h0;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HSETP2{HALF_CMP}H_AND{HSETP_FTZ}BOP $P[Pu], $P[Pv], F16_A, F16_B, NOT_Pp$P[Pp] CTL
   CLOSE */
int maxwell_exec_hsetp2_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[17];
    const int32_t not_pp = (int32_t)in->value[16];
    const int32_t half_hsetp_ftz = (int32_t)in->value[2];
    const int32_t half_half_cmp = (int32_t)in->value[0];
    const int32_t half_h_and = (int32_t)in->value[1];
    const int32_t pu = (int32_t)in->value[4];
    const int32_t bop = (int32_t)in->value[3];
    const int32_t pv = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 18);
            if (guard) {
                uint32_t a = 0;
                const int a_trap = operand_f16_a(m, s, in, lane, &a, 0, 8, 10, 7, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_f16_b(m, s, in, lane, &b, 1, 13, 15, 12, 11);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                const int32_t h0 =
                    (rt_float_compare(RT_F16, a & 0xffff, b & 0xffff,
                    (uint32_t)(half_hsetp_ftz * 3)) & half_half_cmp) != 0;
                const int32_t h1 =
                    (rt_float_compare(RT_F16, a >> 16, b >> 16, (uint32_t)(half_hsetp_ftz * 3))
                    & half_half_cmp) != 0;
                const int32_t all2 = h0 && h1;
                const int32_t t = half_h_and ? all2 : h0;
                if (commit) {
                    if (pu != 7)
                        s->p[pu][lane] =
                            (uint8_t)(bop == 0 ? (t && q) : bop == 1 ? t
                            || q : bop == 2 ? t ^ q : 0);
                }
                const int32_t t_2 = half_h_and ? !all2 : h1;
                if (commit) {
                    if (pv != 7)
                        s->p[pv][lane] =
                            (uint8_t)(bop == 0 ? (t_2 && q) : bop == 1 ? t_2
                            || q : bop == 2 ? t_2 ^ q : 0);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HSETP2{HALF_CMP_CONST}H_AND_CONST{HSETP_FTZ}BOP $P[Pu], $P[Pv], F16_A,
   F16_CONST_OR_IMM, NOT_Pp$P[Pp] CTL CLOSE */
int maxwell_exec_hsetp2_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[18];
    const int32_t not_pp = (int32_t)in->value[17];
    const int32_t half_hsetp_ftz = (int32_t)in->value[2];
    const int32_t half_half_cmp_const = (int32_t)in->value[0];
    const int32_t half_h_and_const = (int32_t)in->value[1];
    const int32_t pu = (int32_t)in->value[4];
    const int32_t bop = (int32_t)in->value[3];
    const int32_t pv = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 19);
            if (guard) {
                uint32_t a = 0;
                const int a_trap = operand_f16_a(m, s, in, lane, &a, 0, 8, 10, 7, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_f16_const_or_imm(m, in, &b, 1, 15, 16);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                const int32_t h0 =
                    (rt_float_compare(RT_F16, a & 0xffff, b & 0xffff,
                    (uint32_t)(half_hsetp_ftz * 3)) & half_half_cmp_const) != 0;
                const int32_t h1 =
                    (rt_float_compare(RT_F16, a >> 16, b >> 16, (uint32_t)(half_hsetp_ftz * 3))
                    & half_half_cmp_const) != 0;
                const int32_t all2 = h0 && h1;
                const int32_t t = half_h_and_const ? all2 : h0;
                if (commit) {
                    if (pu != 7)
                        s->p[pu][lane] =
                            (uint8_t)(bop == 0 ? (t && q) : bop == 1 ? t
                            || q : bop == 2 ? t ^ q : 0);
                }
                const int32_t t_2 = half_h_and_const ? !all2 : h1;
                if (commit) {
                    if (pv != 7)
                        s->p[pv][lane] =
                            (uint8_t)(bop == 0 ? (t_2 && q) : bop == 1 ? t_2
                            || q : bop == 2 ? t_2 ^ q : 0);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

