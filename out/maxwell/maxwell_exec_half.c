/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

/* OPEN GUARD HADD2{HMRG}HFTZ{HSAT} $R[Rd], HA, HB CTL CLOSE */
int maxwell_exec_hadd2_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t hmrg = (int32_t)in->value[0];
    const int32_t hftz = (int32_t)in->value[1];
    const int32_t hsat = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 14);
            if (guard) {
                if (hmrg == 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a result of 32 bits");
                }
                uint32_t a = 0;
                const int a_trap = operand_ha(m, s, in, lane, &a, 0, 6, 8, 5, 4);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_hb(m, s, in, lane, &b, 1, 11, 13, 10, 9);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x =
                    (uint32_t)rt_float_add(RT_F16, a >> 16, b >> 16, RT_NEAR, (uint32_t)(hftz * 3),
                    0x7fff);
                const uint32_t x_2 =
                    (uint32_t)rt_float_add(RT_F16, a & 0xffff, b & 0xffff, RT_NEAR,
                    (uint32_t)(hftz * 3), 0x7fff);
                const uint32_t r = func_add2(hsat, x, x_2);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_merged(r, s->r[rd][lane], hmrg);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HADD2{HMRG}HFTZ{HSATC} $R[Rd], HA, HCI CTL CLOSE */
int maxwell_exec_hadd2_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t hmrg = (int32_t)in->value[0];
    const int32_t hftz = (int32_t)in->value[1];
    const int32_t hsatc = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 15);
            if (guard) {
                if (hmrg == 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a result of 32 bits");
                }
                uint32_t a = 0;
                const int a_trap = operand_ha(m, s, in, lane, &a, 0, 6, 8, 5, 4);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_hci(m, in, &b, 1, 13, 14);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x =
                    (uint32_t)rt_float_add(RT_F16, a >> 16, b >> 16, RT_NEAR, (uint32_t)(hftz * 3),
                    0x7fff);
                const uint32_t x_2 =
                    (uint32_t)rt_float_add(RT_F16, a & 0xffff, b & 0xffff, RT_NEAR,
                    (uint32_t)(hftz * 3), 0x7fff);
                const uint32_t r = func_add2(hsatc, x, x_2);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_merged(r, s->r[rd][lane], hmrg);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HADD2_32I{HFTZL}HSATC $R[Rd], HAL, HHI, HLO CTL CLOSE */
int maxwell_exec_hadd2_32i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t hhi = (int32_t)in->value[7];
    const int32_t hlo = (int32_t)in->value[8];
    const int32_t hftzl = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t hsatc = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 9);
            if (guard) {
                uint32_t a = 0;
                const int a_trap = operand_hal(m, s, in, lane, &a, 0, 4, 6, 3);
                if (a_trap) {
                    return a_trap;
                }
                const uint32_t b = (uint32_t)hhi << 16 | (uint32_t)hlo;
                const uint32_t x =
                    (uint32_t)rt_float_add(RT_F16, a >> 16, b >> 16, RT_NEAR,
                    (uint32_t)(hftzl * 3), 0x7fff);
                const uint32_t x_2 =
                    (uint32_t)rt_float_add(RT_F16, a & 0xffff, b & 0xffff, RT_NEAR,
                    (uint32_t)(hftzl * 3), 0x7fff);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_add2(hsatc, x, x_2);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HMUL2{HMRG}HFMZ{HSAT} $R[Rd], HMA, HB CTL CLOSE */
int maxwell_exec_hmul2_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t hmrg = (int32_t)in->value[0];
    const int32_t hfmz = (int32_t)in->value[1];
    const int32_t hsat = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 13);
            if (guard) {
                if (hmrg == 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a result of 32 bits");
                }
                uint32_t a = 0;
                const int a_trap = operand_hma(m, s, in, lane, &a, 0, 5, 7, 4);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_hb(m, s, in, lane, &b, 1, 10, 12, 9, 8);
                if (b_trap) {
                    return b_trap;
                }
                if (hfmz == 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what counts as 0");
                }
                const uint32_t x =
                    (uint32_t)rt_float_mul(RT_F16, a >> 16, b >> 16, RT_NEAR, (uint32_t)(hfmz * 3),
                    0x7fff);
                const uint32_t x_2 =
                    (uint32_t)rt_float_mul(RT_F16, a & 0xffff, b & 0xffff, RT_NEAR,
                    (uint32_t)(hfmz * 3), 0x7fff);
                const uint32_t r = func_add2(hsat, x, x_2);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_merged(r, s->r[rd][lane], hmrg);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HMUL2{HMRG}HFMZ{HSATC} $R[Rd], HMA, HNA{HACB}c[CBANK][COFF]HACB CTL CLOSE */
int maxwell_exec_hmul2_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t hmrg = (int32_t)in->value[0];
    const int32_t hfmz = (int32_t)in->value[1];
    const int32_t hsatc = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 12);
            if (guard) {
                if (hmrg == 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a result of 32 bits");
                }
                uint32_t a = 0;
                const int a_trap = operand_hma(m, s, in, lane, &a, 0, 5, 7, 4);
                if (a_trap) {
                    return a_trap;
                }
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a source of 32 bits");
                if (hfmz == 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what counts as 0");
                }
                const uint32_t x =
                    (uint32_t)rt_float_mul(RT_F16, a >> 16, 0, RT_NEAR, (uint32_t)(hfmz * 3),
                    0x7fff);
                const uint32_t x_2 =
                    (uint32_t)rt_float_mul(RT_F16, a & 0xffff, 0, RT_NEAR, (uint32_t)(hfmz * 3),
                    0x7fff);
                const uint32_t r = func_add2(hsatc, x, x_2);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_merged(r, s->r[rd][lane], hmrg);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HMUL2{HMRG}HFMZ{HSATC} $R[Rd], HA, HIHI, HILO CTL CLOSE */
int maxwell_exec_hmul2_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t hmrg = (int32_t)in->value[0];
    const int32_t hfmz = (int32_t)in->value[1];
    const int32_t hihi = (int32_t)in->value[9] * 64;
    const int32_t hilo = (int32_t)in->value[10] * 64;
    const int32_t hsatc = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 11);
            if (guard) {
                if (hmrg == 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a result of 32 bits");
                }
                uint32_t a = 0;
                const int a_trap = operand_ha(m, s, in, lane, &a, 0, 6, 8, 5, 4);
                if (a_trap) {
                    return a_trap;
                }
                if (hfmz == 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what counts as 0");
                }
                const uint32_t b = (uint32_t)hihi << 16 | (uint32_t)hilo;
                const uint32_t x =
                    (uint32_t)rt_float_mul(RT_F16, a >> 16, b >> 16, RT_NEAR, (uint32_t)(hfmz * 3),
                    0x7fff);
                const uint32_t x_2 =
                    (uint32_t)rt_float_mul(RT_F16, a & 0xffff, b & 0xffff, RT_NEAR,
                    (uint32_t)(hfmz * 3), 0x7fff);
                const uint32_t r = func_add2(hsatc, x, x_2);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_merged(r, s->r[rd][lane], hmrg);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HMUL2_32I{HFMZL}HSATC $R[Rd], HALM, HHI, HLO CTL CLOSE */
int maxwell_exec_hmul2_32i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t hfmzl = (int32_t)in->value[0];
    const int32_t hhi = (int32_t)in->value[6];
    const int32_t hlo = (int32_t)in->value[7];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t hsatc = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 8);
            if (guard) {
                uint32_t a = 0;
                const int a_trap = operand_halm(m, s, in, lane, &a, 0, 3, 5);
                if (a_trap) {
                    return a_trap;
                }
                if (hfmzl == 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what counts as 0");
                }
                const uint32_t b = (uint32_t)hhi << 16 | (uint32_t)hlo;
                const uint32_t x =
                    (uint32_t)rt_float_mul(RT_F16, a >> 16, b >> 16, RT_NEAR,
                    (uint32_t)(hfmzl * 3), 0x7fff);
                const uint32_t x_2 =
                    (uint32_t)rt_float_mul(RT_F16, a & 0xffff, b & 0xffff, RT_NEAR,
                    (uint32_t)(hfmzl * 3), 0x7fff);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_add2(hsatc, x, x_2);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HFMA2{HMRG}HFMZR{HSAT} $R[Rd], HFA, HFR, HFC CTL CLOSE */
int maxwell_exec_hfma2_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t hmrg = (int32_t)in->value[0];
    const int32_t hfmzr = (int32_t)in->value[1];
    const int32_t hsat = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 15);
            if (guard) {
                if (hmrg == 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a result of 32 bits");
                }
                uint32_t a = 0;
                const int a_trap = operand_halm(m, s, in, lane, &a, 0, 4, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_hfr(m, s, in, lane, &b, 1, 8, 10, 7);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c = 0;
                const int c_trap = operand_hfr(m, s, in, lane, &c, 2, 12, 14, 11);
                if (c_trap) {
                    return c_trap;
                }
                if (hfmzr == 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what counts as 0");
                }
                const uint32_t x =
                    (uint32_t)rt_float_mul_add(RT_F16, a >> 16, b >> 16, c >> 16, RT_EXACT,
                    RT_NEAR, (uint32_t)(hfmzr * 3), 0x7fff);
                const uint32_t x_2 =
                    (uint32_t)rt_float_mul_add(RT_F16, a & 0xffff, b & 0xffff, c & 0xffff,
                    RT_EXACT, RT_NEAR, (uint32_t)(hfmzr * 3), 0x7fff);
                const uint32_t r = (uint32_t)func_hadd(hsat, x) << 16
                    | (uint32_t)func_hadd(hsat, x_2);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_merged(r, s->r[rd][lane], hmrg);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HFMA2{HMRG}HFMZC{HSATC} $R[Rd], HFA, HFB, HFC CTL CLOSE */
int maxwell_exec_hfma2_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t hmrg = (int32_t)in->value[0];
    const int32_t hfmzc = (int32_t)in->value[1];
    const int32_t hsatc = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 16);
            if (guard) {
                if (hmrg == 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a result of 32 bits");
                }
                uint32_t a = 0;
                const int a_trap = operand_halm(m, s, in, lane, &a, 0, 4, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_hci(m, in, &b, 1, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c = 0;
                const int c_trap = operand_hfr(m, s, in, lane, &c, 3, 13, 15, 12);
                if (c_trap) {
                    return c_trap;
                }
                if (hfmzc == 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what counts as 0");
                }
                const uint32_t x =
                    (uint32_t)rt_float_mul_add(RT_F16, a >> 16, b >> 16, c >> 16, RT_EXACT,
                    RT_NEAR, (uint32_t)(hfmzc * 3), 0x7fff);
                const uint32_t x_2 =
                    (uint32_t)rt_float_mul_add(RT_F16, a & 0xffff, b & 0xffff, c & 0xffff,
                    RT_EXACT, RT_NEAR, (uint32_t)(hfmzc * 3), 0x7fff);
                const uint32_t r = (uint32_t)func_hadd(hsatc, x) << 16
                    | (uint32_t)func_hadd(hsatc, x_2);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_merged(r, s->r[rd][lane], hmrg);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HFMA2{HMRG}HFMZC{HSATC} $R[Rd], HFA, HFCB, HNRC{c[CBANK][COFF]} CTL CLOSE */
int maxwell_exec_hfma2_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t hmrg = (int32_t)in->value[0];
    const int32_t hfmzc = (int32_t)in->value[1];
    const int32_t hsatc = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 14);
            if (guard) {
                if (hmrg == 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a result of 32 bits");
                }
                uint32_t a = 0;
                const int a_trap = operand_halm(m, s, in, lane, &a, 0, 4, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_hfr(m, s, in, lane, &b, 1, 8, 10, 7);
                if (b_trap) {
                    return b_trap;
                }
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a source of 32 bits");
                if (hfmzc == 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what counts as 0");
                }
                const uint32_t x =
                    (uint32_t)rt_float_mul_add(RT_F16, a >> 16, b >> 16, 0, RT_EXACT, RT_NEAR,
                    (uint32_t)(hfmzc * 3), 0x7fff);
                const uint32_t x_2 =
                    (uint32_t)rt_float_mul_add(RT_F16, a & 0xffff, b & 0xffff, 0, RT_EXACT,
                    RT_NEAR, (uint32_t)(hfmzc * 3), 0x7fff);
                const uint32_t r = (uint32_t)func_hadd(hsatc, x) << 16
                    | (uint32_t)func_hadd(hsatc, x_2);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_merged(r, s->r[rd][lane], hmrg);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HFMA2_32I{HFMZL} $R[Rd], HALM, HHI, HLO, HNRD$R[Rd] CTL CLOSE */
int maxwell_exec_hfma2_32i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t hfmzl = (int32_t)in->value[0];
    const int32_t hhi = (int32_t)in->value[5];
    const int32_t hlo = (int32_t)in->value[6];
    const int32_t rd = (int32_t)in->value[1];
    const int32_t hnrd = (int32_t)in->value[7];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 8);
            if (guard) {
                uint32_t a = 0;
                const int a_trap = operand_halm(m, s, in, lane, &a, 0, 2, 4);
                if (a_trap) {
                    return a_trap;
                }
                if (hfmzl == 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what counts as 0");
                }
                const uint32_t b = (uint32_t)hhi << 16 | (uint32_t)hlo;
                const uint32_t c = s->r[rd][lane] ^ (hnrd ? 2147516416u : 0);
                const uint32_t x =
                    (uint32_t)rt_float_mul_add(RT_F16, a >> 16, b >> 16, c >> 16, RT_EXACT,
                    RT_NEAR, (uint32_t)(hfmzl * 3), 0x7fff);
                const uint32_t x_2 =
                    (uint32_t)rt_float_mul_add(RT_F16, a & 0xffff, b & 0xffff, c & 0xffff,
                    RT_EXACT, RT_NEAR, (uint32_t)(hfmzl * 3), 0x7fff);
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

/* OPEN GUARD HSET2{HBF}HCMP{HSFTZ}BOP $R[Rd], HA, HB, Q0N$P[Q0] CTL CLOSE */
int maxwell_exec_hset2_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[16];
    const int32_t q0n = (int32_t)in->value[15];
    const int32_t hbf = (int32_t)in->value[0];
    const int32_t hsftz = (int32_t)in->value[2];
    const int32_t hcmp = (int32_t)in->value[1];
    const int32_t bop = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 17);
            if (guard) {
                uint32_t a = 0;
                const int a_trap = operand_ha(m, s, in, lane, &a, 0, 7, 9, 6, 5);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_hb(m, s, in, lane, &b, 1, 12, 14, 11, 10);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[q0][lane] ^ q0n;
                const int32_t yes16 = hbf ? 15360 : 65535;
                const int32_t t =
                    (rt_float_compare(RT_F16, a >> 16, b >> 16, (uint32_t)(hsftz * 3)) & hcmp) != 0;
                const int32_t h1 = (bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0)
                    != 0 ? yes16 : 0;
                const int32_t t_2 =
                    (rt_float_compare(RT_F16, a & 0xffff, b & 0xffff, (uint32_t)(hsftz * 3))
                    & hcmp) != 0;
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

/* OPEN GUARD HSET2{HBFC}HCMPC{HSFTZC}BOP $R[Rd], HA, HFB, Q0N$P[Q0] CTL CLOSE */
int maxwell_exec_hset2_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[16];
    const int32_t q0n = (int32_t)in->value[15];
    const int32_t hbfc = (int32_t)in->value[0];
    const int32_t hsftzc = (int32_t)in->value[2];
    const int32_t hcmpc = (int32_t)in->value[1];
    const int32_t bop = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 17);
            if (guard) {
                uint32_t a = 0;
                const int a_trap = operand_ha(m, s, in, lane, &a, 0, 7, 9, 6, 5);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_hci(m, in, &b, 1, 13, 14);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[q0][lane] ^ q0n;
                const int32_t yes16 = hbfc ? 15360 : 65535;
                const int32_t t =
                    (rt_float_compare(RT_F16, a >> 16, b >> 16, (uint32_t)(hsftzc * 3)) & hcmpc)
                    != 0;
                const int32_t h1 = (bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0)
                    != 0 ? yes16 : 0;
                const int32_t t_2 =
                    (rt_float_compare(RT_F16, a & 0xffff, b & 0xffff, (uint32_t)(hsftzc * 3))
                    & hcmpc) != 0;
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

/* OPEN GUARD HSETP2{HCMP}HAND{HPFTZ}BOP $P[P0], $P[P1], HA, HB, Q0N$P[Q0] CTL CLOSE */
int maxwell_exec_hsetp2_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[17];
    const int32_t q0n = (int32_t)in->value[16];
    const int32_t hpftz = (int32_t)in->value[2];
    const int32_t hcmp = (int32_t)in->value[0];
    const int32_t hand = (int32_t)in->value[1];
    const int32_t p0 = (int32_t)in->value[4];
    const int32_t bop = (int32_t)in->value[3];
    const int32_t p1 = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 18);
            if (guard) {
                uint32_t a = 0;
                const int a_trap = operand_ha(m, s, in, lane, &a, 0, 8, 10, 7, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_hb(m, s, in, lane, &b, 1, 13, 15, 12, 11);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[q0][lane] ^ q0n;
                const int32_t h0 =
                    (rt_float_compare(RT_F16, a & 0xffff, b & 0xffff, (uint32_t)(hpftz * 3))
                    & hcmp) != 0;
                const int32_t h1 =
                    (rt_float_compare(RT_F16, a >> 16, b >> 16, (uint32_t)(hpftz * 3)) & hcmp) != 0;
                const int32_t all2 = h0 && h1;
                const int32_t t = hand ? all2 : h0;
                if (commit) {
                    if (p0 != 7)
                        s->p[p0][lane] =
                            (uint8_t)(bop == 0 ? (t && q) : bop == 1 ? t
                            || q : bop == 2 ? t ^ q : 0);
                }
                const int32_t t_2 = hand ? !all2 : h1;
                if (commit) {
                    if (p1 != 7)
                        s->p[p1][lane] =
                            (uint8_t)(bop == 0 ? (t_2 && q) : bop == 1 ? t_2
                            || q : bop == 2 ? t_2 ^ q : 0);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HSETP2{HCMPC}HANDC{HPFTZ}BOP $P[P0], $P[P1], HA, HCI, Q0N$P[Q0] CTL CLOSE */
int maxwell_exec_hsetp2_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[18];
    const int32_t q0n = (int32_t)in->value[17];
    const int32_t hpftz = (int32_t)in->value[2];
    const int32_t hcmpc = (int32_t)in->value[0];
    const int32_t handc = (int32_t)in->value[1];
    const int32_t p0 = (int32_t)in->value[4];
    const int32_t bop = (int32_t)in->value[3];
    const int32_t p1 = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 19);
            if (guard) {
                uint32_t a = 0;
                const int a_trap = operand_ha(m, s, in, lane, &a, 0, 8, 10, 7, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_hci(m, in, &b, 1, 15, 16);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[q0][lane] ^ q0n;
                const int32_t h0 =
                    (rt_float_compare(RT_F16, a & 0xffff, b & 0xffff, (uint32_t)(hpftz * 3))
                    & hcmpc) != 0;
                const int32_t h1 =
                    (rt_float_compare(RT_F16, a >> 16, b >> 16, (uint32_t)(hpftz * 3)) & hcmpc)
                    != 0;
                const int32_t all2 = h0 && h1;
                const int32_t t = handc ? all2 : h0;
                if (commit) {
                    if (p0 != 7)
                        s->p[p0][lane] =
                            (uint8_t)(bop == 0 ? (t && q) : bop == 1 ? t
                            || q : bop == 2 ? t ^ q : 0);
                }
                const int32_t t_2 = handc ? !all2 : h1;
                if (commit) {
                    if (p1 != 7)
                        s->p[p1][lane] =
                            (uint8_t)(bop == 0 ? (t_2 && q) : bop == 1 ? t_2
                            || q : bop == 2 ? t_2 ^ q : 0);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

