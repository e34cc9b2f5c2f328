/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int do_r2ur_o(struct isadora_machine *m, const struct isadora_insn *in, int line, int ra_at,
    int ror_at, int ud_at, int gp_at)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t ror = (int32_t)in->value[ror_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t p0 = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t ud = (int32_t)in->value[ud_at];
    const uint32_t active = s->active;
    uint32_t any_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, line, gp_at);
        any_lanes |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    const int32_t any = any_lanes != 0;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard(s, in, lane, line, gp_at);
        ballot |= (uint32_t)((guard_2) != 0) << lane;
    }
    m->lane = -1;
    uint32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const uint32_t value = s->r[ra][lane];
        lane_of_of[lane] = value;
    }
    m->lane = -1;
    uint32_t any_2_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_3 = operand_guard(s, in, lane, line, gp_at);
        const int32_t t = rt_min_i32(rt_ctz((rt_u128)ballot, 32), 31);
        const uint32_t lane_of = (active >> t & 1 ? lane_of_of[t] : 0);
        const uint32_t first = lane_of;
        any_2_lanes |= (uint32_t)((guard_3 && s->r[ra][lane] != first) != 0) << lane;
    }
    m->lane = -1;
    const int32_t any_2 = any_2_lanes != 0;
    if (ror || p0 != 7) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what the predicate tells");
    }
    const int32_t go = any;
    const int32_t t_2 = rt_min_i32(rt_ctz((rt_u128)ballot, 32), 31);
    const uint32_t lane_of = (active >> t_2 & 1 ? lane_of_of[t_2] : 0);
    const uint32_t first = lane_of;
    if (any_2) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: which of different threads");
    }
    if (go) {
        if (ud != 63)
            s->ur[ud] = first;
    }
    return 0;
}

/* UGUARD UIADD3 $UR[Ud], UCARRY, NA$UR[Ua], UBX, NC$UR[Uc] CTL */
int volta_exec_uiadd3_n(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ua = (int32_t)in->value[4];
    const int32_t na = (int32_t)in->value[3];
    const int32_t uc = (int32_t)in->value[9];
    const int32_t nc = (int32_t)in->value[8];
    const int32_t ud = (int32_t)in->value[0];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t u0 = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t u1 = (int32_t)((uint32_t)(word >> 84) & 7);
    const int32_t uguard = operand_uguard(s, in, 5, 10);
    if (uguard) {
        int64_t a;
        a = na ? (int64_t)~s->ur[ua] + 1 : s->ur[ua];
        const int64_t b = operand_ubx(s, in, 3, 6, 5, 7);
        int64_t c;
        c = nc ? (int64_t)~s->ur[uc] + 1 : s->ur[uc];
        const int64_t t = a + b + c;
        if (ud != 63)
            s->ur[ud] = (uint32_t)t;
        if (u0 != 7)
            s->up[u0] = (uint8_t)(t >= INT64_C(4294967296));
        if (u1 != 7)
            s->up[u1] = (uint8_t)(t >= INT64_C(8589934592));
    }
    return 0;
}

/* UGUARD UIADD3.X $UR[Ud], UCARRY, IA$UR[Ua], UBX, IC$UR[Uc], Q0N$UP[V0], Q1N$UP[V1] CTL */
int volta_exec_uiadd3_x(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ua = (int32_t)in->value[4];
    const int32_t ia = (int32_t)in->value[3];
    const int32_t uc = (int32_t)in->value[9];
    const int32_t ic = (int32_t)in->value[8];
    const int32_t v0 = (int32_t)in->value[11];
    const int32_t q0n = (int32_t)in->value[10];
    const int32_t v1 = (int32_t)in->value[13];
    const int32_t q1n = (int32_t)in->value[12];
    const int32_t ud = (int32_t)in->value[0];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t u0 = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t u1 = (int32_t)((uint32_t)(word >> 84) & 7);
    const int32_t uguard = operand_uguard(s, in, 7, 14);
    if (uguard) {
        uint32_t a;
        a = ia ? ~s->ur[ua] : s->ur[ua];
        const uint32_t b = operand_ubx_2(s, in, 3, 6, 5, 7);
        uint32_t c;
        c = ic ? ~s->ur[uc] : s->ur[uc];
        int32_t p;
        p = s->up[v0] ^ q0n;
        int32_t q;
        q = s->up[v1] ^ q1n;
        const int64_t t = (int64_t)a + b + c + p + q;
        if (ud != 63)
            s->ur[ud] = (uint32_t)t;
        if (u0 != 7)
            s->up[u0] = (uint8_t)(t >= INT64_C(4294967296));
        if (u1 != 7)
            s->up[u1] = (uint8_t)(t >= INT64_C(8589934592));
    }
    return 0;
}

/* UGUARD UIADD3.64 $UR[Ud], UCARRY, NA$UR[Ua], UBP, NC$UR[Uc] CTL */
int volta_exec_uiadd3_64(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t uguard = operand_uguard(s, in, 5, 10);
    if (uguard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: pairs of uniform registers");
    }
    return 0;
}

/* UGUARD UIMAD{US} $UR[Ud], $UR[Ua], UB, NC$UR[Uc] CTL */
int volta_exec_uimad_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ua = (int32_t)in->value[2];
    const int32_t uc = (int32_t)in->value[6];
    const int32_t nc = (int32_t)in->value[5];
    const int32_t ud = (int32_t)in->value[1];
    const int32_t uguard = operand_uguard(s, in, 4, 7);
    if (uguard) {
        uint32_t a;
        a = s->ur[ua];
        const int64_t b = operand_ub(s, in, 2, 3, 4);
        int64_t c;
        c = nc ? (int64_t)~s->ur[uc] + 1 : s->ur[uc];
        if (ud != 63)
            s->ur[ud] = a * (uint32_t)b + (uint32_t)c;
    }
    return 0;
}

/* UGUARD UIMAD{US} $UR[Ud], $UR[Ua], $UR[Uc], IMM CTL */
int volta_exec_uimad_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ua = (int32_t)in->value[2];
    const int32_t uc = (int32_t)in->value[3];
    const int32_t ud = (int32_t)in->value[1];
    const int32_t imm = (int32_t)(uint32_t)in->value[4];
    const int32_t uguard = operand_uguard(s, in, 3, 5);
    if (uguard) {
        uint32_t a;
        a = s->ur[ua];
        uint32_t b;
        b = s->ur[uc];
        if (ud != 63)
            s->ur[ud] = a * b + (uint32_t)imm;
    }
    return 0;
}

/* UGUARD UIMAD{US}.X $UR[Ud], $UR[Ua], UB, IC$UR[Uc], Q0N$UP[V0] CTL */
int volta_exec_uimad_bx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ua = (int32_t)in->value[2];
    const int32_t uc = (int32_t)in->value[6];
    const int32_t ic = (int32_t)in->value[5];
    const int32_t v0 = (int32_t)in->value[8];
    const int32_t q0n = (int32_t)in->value[7];
    const int32_t ud = (int32_t)in->value[1];
    const int32_t uguard = operand_uguard(s, in, 5, 9);
    if (uguard) {
        uint32_t a;
        a = s->ur[ua];
        const int64_t b = operand_ub(s, in, 2, 3, 4);
        uint32_t c;
        c = ic ? ~s->ur[uc] : s->ur[uc];
        int32_t k;
        k = s->up[v0] ^ q0n;
        if (ud != 63)
            s->ur[ud] = a * (uint32_t)b + c + (uint32_t)k;
    }
    return 0;
}

/* UGUARD UIMAD{US}.X $UR[Ud], $UR[Ua], $UR[Uc], IMM, Q0N$UP[V0] CTL */
int volta_exec_uimad_cx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ua = (int32_t)in->value[2];
    const int32_t uc = (int32_t)in->value[3];
    const int32_t v0 = (int32_t)in->value[6];
    const int32_t q0n = (int32_t)in->value[5];
    const int32_t ud = (int32_t)in->value[1];
    const int32_t imm = (int32_t)(uint32_t)in->value[4];
    const int32_t uguard = operand_uguard(s, in, 4, 7);
    if (uguard) {
        uint32_t a;
        a = s->ur[ua];
        uint32_t b;
        b = s->ur[uc];
        int32_t k;
        k = s->up[v0] ^ q0n;
        if (ud != 63)
            s->ur[ud] = a * b + (uint32_t)imm + (uint32_t)k;
    }
    return 0;
}

/* UGUARD UIMAD.WIDE{US} $UR[Ud], UPJ, $UR[Ua], UB, NC$UR[Uc] CTL */
int volta_exec_uimad_wide_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ua = (int32_t)in->value[3];
    const int32_t uc = (int32_t)in->value[7];
    const int32_t nc = (int32_t)in->value[6];
    const int32_t us = (int32_t)in->value[0];
    const int32_t ud = (int32_t)in->value[1];
    const int32_t uguard = operand_uguard(s, in, 5, 8);
    if (uguard) {
        uint32_t a;
        a = s->ur[ua];
        const int64_t b = operand_ub(s, in, 3, 4, 5);
        rt_i128 c;
        const uint64_t x_2 = s->ur[uc] | (uint64_t)s->ur[uc | 1] << 32;
        c = nc ? (rt_i128)~x_2 + 1 : (rt_i128)x_2;
        const rt_i128 t = (rt_i128)(uint64_t)func_product(a, b, us) + c;
        if (in->alt[1] == 1) {
            const int32_t u0 = (int32_t)in->value[2];
            s->up[u0] = (uint8_t)(t >= rt_i128_of(UINT64_C(0x1), UINT64_C(0x0)));
        }
        const uint64_t x = (uint64_t)t;
        if (ud != 63)
            s->ur[ud] = (uint32_t)x;
        const int32_t t_2 = ud | 1;
        if (t_2 != 63)
            s->ur[t_2] = (uint32_t)(x >> 32);
    }
    return 0;
}

/* UGUARD UIMAD.WIDE{US}.X $UR[Ud], UPJ, $UR[Ua], UB, IC$UR[Uc], Q0N$UP[V0] CTL */
int volta_exec_uimad_wide_bx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ua = (int32_t)in->value[3];
    const int32_t uc = (int32_t)in->value[7];
    const int32_t ic = (int32_t)in->value[6];
    const int32_t v0 = (int32_t)in->value[9];
    const int32_t q0n = (int32_t)in->value[8];
    const int32_t us = (int32_t)in->value[0];
    const int32_t ud = (int32_t)in->value[1];
    const int32_t uguard = operand_uguard(s, in, 6, 10);
    if (uguard) {
        uint32_t a;
        a = s->ur[ua];
        const int64_t b = operand_ub(s, in, 3, 4, 5);
        uint64_t c;
        const uint64_t x_2 = s->ur[uc] | (uint64_t)s->ur[uc | 1] << 32;
        c = ic ? ~x_2 : x_2;
        int32_t k;
        k = s->up[v0] ^ q0n;
        const rt_i128 t = (rt_i128)(uint64_t)func_product(a, b, us) + (rt_i128)c + (rt_i128)k;
        if (in->alt[1] == 1) {
            const int32_t u0 = (int32_t)in->value[2];
            s->up[u0] = (uint8_t)(t >= rt_i128_of(UINT64_C(0x1), UINT64_C(0x0)));
        }
        const uint64_t x = (uint64_t)t;
        if (ud != 63)
            s->ur[ud] = (uint32_t)x;
        const int32_t t_2 = ud | 1;
        if (t_2 != 63)
            s->ur[t_2] = (uint32_t)(x >> 32);
    }
    return 0;
}

/* UGUARD UISETP{CMP}CMPU{BOP} $UP[U0], $UP[U1], $UR[Ua], UB, Q0N$UP[V0] CTL */
int volta_exec_uisetp_n(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ua = (int32_t)in->value[5];
    const int32_t v0 = (int32_t)in->value[9];
    const int32_t q0n = (int32_t)in->value[8];
    const int32_t bop = (int32_t)in->value[2];
    const int32_t cmpu = (int32_t)in->value[1];
    const int32_t cmp = (int32_t)in->value[0];
    const int32_t u0 = (int32_t)in->value[3];
    const int32_t u1 = (int32_t)in->value[4];
    int32_t result = 0;
    int32_t result_2 = 0;
    const int32_t uguard = operand_uguard(s, in, 3, 10);
    if (uguard) {
        uint32_t a_2;
        a_2 = s->ur[ua];
        const int64_t b_2 = operand_ub(s, in, 1, 6, 7);
        int32_t q;
        q = s->up[v0] ^ q0n;
        if (bop == 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "how they are joined");
        }
        const uint32_t x = a_2;
        const uint32_t y = (uint32_t)b_2;
        const int64_t a = cmpu ? (int64_t)(int32_t)x : x;
        const int64_t b = cmpu ? (int64_t)(int32_t)y : y;
        const int32_t relation = a < b ? 1 : a == b ? 2 : 4;
        const int32_t t = (cmp & relation) != 0;
        const int32_t t_2 = t;
        if (bop == 0) {
            result = t_2 && q;
        } else if (bop == 1) {
            result = t_2 || q;
        } else {
            result = t_2 ^ q;
        }
        if (u0 != 7)
            s->up[u0] = (uint8_t)result;
        const int32_t t_3 = !t_2;
        if (bop == 0) {
            result_2 = t_3 && q;
        } else if (bop == 1) {
            result_2 = t_3 || q;
        } else {
            result_2 = t_3 ^ q;
        }
        if (u1 != 7)
            s->up[u1] = (uint8_t)result_2;
    }
    return 0;
}

/* UGUARD UISETP{CMP}CMPU{BOP} $UP[U0], $UP[U1], $UR[Ua], UB, Q0N$UP[V0], UOLD CTL */
int volta_exec_uisetp_o(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ua = (int32_t)in->value[5];
    const int32_t v0 = (int32_t)in->value[9];
    const int32_t q0n = (int32_t)in->value[8];
    const int32_t bop = (int32_t)in->value[2];
    const int32_t cmpu = (int32_t)in->value[1];
    const int32_t cmp = (int32_t)in->value[0];
    const int32_t u0 = (int32_t)in->value[3];
    const int32_t u1 = (int32_t)in->value[4];
    int32_t result = 0;
    int32_t result_2 = 0;
    const int32_t uguard = operand_uguard(s, in, 4, 12);
    if (uguard) {
        uint32_t a_2;
        a_2 = s->ur[ua];
        const int64_t b_2 = operand_ub(s, in, 1, 6, 7);
        int32_t q;
        q = s->up[v0] ^ q0n;
        if (bop == 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "how they are joined");
        }
        const uint32_t x = a_2;
        const uint32_t y = (uint32_t)b_2;
        const int64_t a = cmpu ? (int64_t)(int32_t)x : x;
        const int64_t b = cmpu ? (int64_t)(int32_t)y : y;
        const int32_t relation = a < b ? 1 : a == b ? 2 : 4;
        const int32_t t = (cmp & relation) != 0;
        const int32_t t_2 = t;
        if (bop == 0) {
            result = t_2 && q;
        } else if (bop == 1) {
            result = t_2 || q;
        } else {
            result = t_2 ^ q;
        }
        if (u0 != 7)
            s->up[u0] = (uint8_t)result;
        const int32_t t_3 = !t_2;
        if (bop == 0) {
            result_2 = t_3 && q;
        } else if (bop == 1) {
            result_2 = t_3 || q;
        } else {
            result_2 = t_3 ^ q;
        }
        if (u1 != 7)
            s->up[u1] = (uint8_t)result_2;
    }
    return 0;
}

/* UGUARD UISETP{CMP}CMPU{BOP}.EX $UP[U0], $UP[U1], $UR[Ua], UB, Q0N$UP[V0], Q2N$UP[V2] CTL */
int volta_exec_uisetp_x(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ua = (int32_t)in->value[5];
    const int32_t v0 = (int32_t)in->value[9];
    const int32_t q0n = (int32_t)in->value[8];
    const int32_t v2 = (int32_t)in->value[11];
    const int32_t q2n = (int32_t)in->value[10];
    const int32_t bop = (int32_t)in->value[2];
    const int32_t cmpu = (int32_t)in->value[1];
    const int32_t cmp = (int32_t)in->value[0];
    const int32_t u0 = (int32_t)in->value[3];
    const int32_t u1 = (int32_t)in->value[4];
    int32_t result = 0;
    int32_t result_2 = 0;
    const int32_t uguard = operand_uguard(s, in, 4, 12);
    if (uguard) {
        uint32_t a_2;
        a_2 = s->ur[ua];
        const int64_t b_2 = operand_ub(s, in, 1, 6, 7);
        int32_t q;
        q = s->up[v0] ^ q0n;
        int32_t r;
        r = s->up[v2] ^ q2n;
        if (bop == 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "how they are joined");
        }
        const uint32_t x = a_2;
        const uint32_t y = (uint32_t)b_2;
        const int64_t a = cmpu ? (int64_t)(int32_t)x : x;
        const int64_t b = cmpu ? (int64_t)(int32_t)y : y;
        const int32_t relation = a < b ? 1 : a == b ? 2 : 4;
        const int32_t t = (cmp & relation) != 0;
        const int32_t t_2 = (1 && a == b && cmp != 0 && cmp != 7) ? r : t;
        if (bop == 0) {
            result = t_2 && q;
        } else if (bop == 1) {
            result = t_2 || q;
        } else {
            result = t_2 ^ q;
        }
        if (u0 != 7)
            s->up[u0] = (uint8_t)result;
        const int32_t t_3 = !t_2;
        if (bop == 0) {
            result_2 = t_3 && q;
        } else if (bop == 1) {
            result_2 = t_3 || q;
        } else {
            result_2 = t_3 ^ q;
        }
        if (u1 != 7)
            s->up[u1] = (uint8_t)result_2;
    }
    return 0;
}

/* UGUARD UISETP{CMP}CMPU{BOP}.EX $UP[U0], $UP[U1], $UR[Ua], UB, Q0N$UP[V0], UOLD CTL */
int volta_exec_uisetp_ox(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ua = (int32_t)in->value[5];
    const int32_t v0 = (int32_t)in->value[9];
    const int32_t q0n = (int32_t)in->value[8];
    const int32_t bop = (int32_t)in->value[2];
    const int32_t cmpu = (int32_t)in->value[1];
    const int32_t cmp = (int32_t)in->value[0];
    const int32_t u0 = (int32_t)in->value[3];
    const int32_t u1 = (int32_t)in->value[4];
    int32_t result = 0;
    int32_t result_2 = 0;
    const int32_t uguard = operand_uguard(s, in, 4, 12);
    if (uguard) {
        uint32_t a_2;
        a_2 = s->ur[ua];
        const int64_t b_2 = operand_ub(s, in, 1, 6, 7);
        int32_t q;
        q = s->up[v0] ^ q0n;
        const int32_t r = operand_uold(s, in, 3, 11);
        if (bop == 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "how they are joined");
        }
        const uint32_t x = a_2;
        const uint32_t y = (uint32_t)b_2;
        const int64_t a = cmpu ? (int64_t)(int32_t)x : x;
        const int64_t b = cmpu ? (int64_t)(int32_t)y : y;
        const int32_t relation = a < b ? 1 : a == b ? 2 : 4;
        const int32_t t = (cmp & relation) != 0;
        const int32_t t_2 = (1 && a == b && cmp != 0 && cmp != 7) ? r : t;
        if (bop == 0) {
            result = t_2 && q;
        } else if (bop == 1) {
            result = t_2 || q;
        } else {
            result = t_2 ^ q;
        }
        if (u0 != 7)
            s->up[u0] = (uint8_t)result;
        const int32_t t_3 = !t_2;
        if (bop == 0) {
            result_2 = t_3 && q;
        } else if (bop == 1) {
            result_2 = t_3 || q;
        } else {
            result_2 = t_3 ^ q;
        }
        if (u1 != 7)
            s->up[u1] = (uint8_t)result_2;
    }
    return 0;
}

/* UGUARD ULEA $UR[Ud], UPJ, NA$UR[Ua], UBX, LEAN CTL */
int volta_exec_ulea_lo(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ua = (int32_t)in->value[3];
    const int32_t lean = (int32_t)in->value[7];
    const int32_t na = (int32_t)in->value[2];
    const int32_t ud = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 4, 8);
    if (uguard) {
        const int64_t b = operand_ubx_3(s, in, 3, 5, 4, 6);
        const uint32_t x = s->ur[ua] << lean;
        const int64_t t = (na ? (int64_t)~x + 1 : x) + b;
        if (ud != 63)
            s->ur[ud] = (uint32_t)t;
        if (in->alt[1] == 1) {
            const int32_t u0 = (int32_t)in->value[1];
            s->up[u0] = (uint8_t)(t >= INT64_C(4294967296));
        }
    }
    return 0;
}

/* UGUARD ULEA.X $UR[Ud], UPJ, IA$UR[Ua], UBX, LEAN, Q0N$UP[V0] CTL */
int volta_exec_ulea_x(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t v0 = (int32_t)in->value[9];
    const int32_t q0n = (int32_t)in->value[8];
    const int32_t ua = (int32_t)in->value[3];
    const int32_t lean = (int32_t)in->value[7];
    const int32_t ia = (int32_t)in->value[2];
    const int32_t ud = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 5, 10);
    if (uguard) {
        const uint32_t b = operand_ubx_4(s, in, 3, 5, 4, 6);
        int32_t k;
        k = s->up[v0] ^ q0n;
        const uint32_t x = s->ur[ua] << lean;
        const int64_t t = (int64_t)(ia ? ~x : x) + b + k;
        if (ud != 63)
            s->ur[ud] = (uint32_t)t;
        if (in->alt[1] == 1) {
            const int32_t u0 = (int32_t)in->value[1];
            s->up[u0] = (uint8_t)(t >= INT64_C(4294967296));
        }
    }
    return 0;
}

/* UGUARD ULEA.HI $UR[Ud], UPJ, NA$UR[Ua], UBX, $UR[Uc], LEAN CTL */
int volta_exec_ulea_hi(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ua = (int32_t)in->value[3];
    const int32_t uc = (int32_t)in->value[7];
    const int32_t lean = (int32_t)in->value[8];
    const int32_t na = (int32_t)in->value[2];
    const int32_t ud = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 5, 9);
    if (uguard) {
        const int64_t b = operand_ubx_3(s, in, 3, 5, 4, 6);
        const uint32_t x = func_high(s->ur[ua], s->ur[uc], lean);
        const int64_t t = (na ? (int64_t)~x + 1 : x) + b;
        if (ud != 63)
            s->ur[ud] = (uint32_t)t;
        if (in->alt[1] == 1) {
            const int32_t u0 = (int32_t)in->value[1];
            s->up[u0] = (uint8_t)(t >= INT64_C(4294967296));
        }
    }
    return 0;
}

/* UGUARD ULEA.HI.X $UR[Ud], UPJ, IA$UR[Ua], UBX, $UR[Uc], LEAN, Q0N$UP[V0] CTL */
int volta_exec_ulea_hx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t v0 = (int32_t)in->value[10];
    const int32_t q0n = (int32_t)in->value[9];
    const int32_t ua = (int32_t)in->value[3];
    const int32_t uc = (int32_t)in->value[7];
    const int32_t lean = (int32_t)in->value[8];
    const int32_t ia = (int32_t)in->value[2];
    const int32_t ud = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 6, 11);
    if (uguard) {
        const uint32_t b = operand_ubx_4(s, in, 3, 5, 4, 6);
        int32_t k;
        k = s->up[v0] ^ q0n;
        const uint32_t x = func_high(s->ur[ua], s->ur[uc], lean);
        const int64_t t = (int64_t)(ia ? ~x : x) + b + k;
        if (ud != 63)
            s->ur[ud] = (uint32_t)t;
        if (in->alt[1] == 1) {
            const int32_t u0 = (int32_t)in->value[1];
            s->up[u0] = (uint8_t)(t >= INT64_C(4294967296));
        }
    }
    return 0;
}

/* UGUARD ULEA.HI $UR[Ud], UPJ, NA$UR[Ua], $UR[Uc], UIMM, LEAN CTL */
int volta_exec_ulea_ih(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ua = (int32_t)in->value[3];
    const uint32_t uimm = (uint32_t)in->value[5];
    const int32_t lean = (int32_t)in->value[6];
    const int32_t na = (int32_t)in->value[2];
    const int32_t uc = (int32_t)in->value[4];
    const int32_t ud = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 4, 7);
    if (uguard) {
        const uint32_t x = func_high(s->ur[ua], uimm, lean);
        const int64_t t = (na ? (int64_t)~x + 1 : x) + s->ur[uc];
        if (ud != 63)
            s->ur[ud] = (uint32_t)t;
        if (in->alt[1] == 1) {
            const int32_t u0 = (int32_t)in->value[1];
            s->up[u0] = (uint8_t)(t >= INT64_C(4294967296));
        }
    }
    return 0;
}

/* UGUARD ULEA.HI.X $UR[Ud], UPJ, IA$UR[Ua], $UR[Uc], UIMM, LEAN, Q0N$UP[V0] CTL */
int volta_exec_ulea_ix(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t v0 = (int32_t)in->value[8];
    const int32_t q0n = (int32_t)in->value[7];
    const int32_t ua = (int32_t)in->value[3];
    const uint32_t uimm = (uint32_t)in->value[5];
    const int32_t lean = (int32_t)in->value[6];
    const int32_t ia = (int32_t)in->value[2];
    const int32_t uc = (int32_t)in->value[4];
    const int32_t ud = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 5, 9);
    if (uguard) {
        int32_t k;
        k = s->up[v0] ^ q0n;
        const uint32_t x = func_high(s->ur[ua], uimm, lean);
        const int64_t t = (int64_t)(ia ? ~x : x) + s->ur[uc] + k;
        if (ud != 63)
            s->ur[ud] = (uint32_t)t;
        if (in->alt[1] == 1) {
            const int32_t u0 = (int32_t)in->value[1];
            s->up[u0] = (uint8_t)(t >= INT64_C(4294967296));
        }
    }
    return 0;
}

/* UGUARD ULEA.HI.SX32 $UR[Ud], UPJ, NA$UR[Ua], UBX, LEAN CTL */
int volta_exec_ulea_sx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ua = (int32_t)in->value[3];
    const int32_t lean = (int32_t)in->value[7];
    const int32_t na = (int32_t)in->value[2];
    const int32_t ud = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 4, 8);
    if (uguard) {
        const int64_t b = operand_ubx_3(s, in, 3, 5, 4, 6);
        const uint32_t x = func_high_2(s->ur[ua], (int32_t)s->ur[ua] >> 31, lean);
        const int64_t t = (na ? (int64_t)~x + 1 : x) + b;
        if (ud != 63)
            s->ur[ud] = (uint32_t)t;
        if (in->alt[1] == 1) {
            const int32_t u0 = (int32_t)in->value[1];
            s->up[u0] = (uint8_t)(t >= INT64_C(4294967296));
        }
    }
    return 0;
}

/* UGUARD ULEA.HI.X.SX32 $UR[Ud], UPJ, IA$UR[Ua], UBX, LEAN, Q0N$UP[V0] CTL */
int volta_exec_ulea_xs(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t v0 = (int32_t)in->value[9];
    const int32_t q0n = (int32_t)in->value[8];
    const int32_t ua = (int32_t)in->value[3];
    const int32_t lean = (int32_t)in->value[7];
    const int32_t ia = (int32_t)in->value[2];
    const int32_t ud = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 5, 10);
    if (uguard) {
        const uint32_t b = operand_ubx_4(s, in, 3, 5, 4, 6);
        int32_t k;
        k = s->up[v0] ^ q0n;
        const uint32_t x = func_high_2(s->ur[ua], (int32_t)s->ur[ua] >> 31, lean);
        const int64_t t = (int64_t)(ia ? ~x : x) + b + k;
        if (ud != 63)
            s->ur[ud] = (uint32_t)t;
        if (in->alt[1] == 1) {
            const int32_t u0 = (int32_t)in->value[1];
            s->up[u0] = (uint8_t)(t >= INT64_C(4294967296));
        }
    }
    return 0;
}

/* UGUARD ULOP3.LUT{PAND} UPO, $UR[Ud], $UR[Ua], UB, $UR[Uc], LUT, Q0N$UP[V0] CTL */
int volta_exec_ulop3(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ua = (int32_t)in->value[3];
    const int32_t uc = (int32_t)in->value[6];
    const int32_t v0 = (int32_t)in->value[9];
    const int32_t q0n = (int32_t)in->value[8];
    const int32_t lut = (int32_t)in->value[7];
    const int32_t ud = (int32_t)in->value[2];
    const int32_t pand = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 6, 10);
    if (uguard) {
        uint32_t a;
        a = s->ur[ua];
        const uint32_t b = operand_ub_2(s, in, 3, 4, 5);
        uint32_t c;
        c = s->ur[uc];
        int32_t q;
        q = s->up[v0] ^ q0n;
        const uint32_t r = rt_lut3((uint32_t)lut, a, b, c);
        if (ud != 63)
            s->ur[ud] = r;
        if (in->alt[0] == 1) {
            const int32_t u0 = (int32_t)in->value[1];
            s->up[u0] = (uint8_t)(pand ? (r != 0 && q) : r != 0 || q);
        }
    }
    return 0;
}

/* UGUARD USHF{SHD}SHW{SHT}SHHI $UR[Ud], $UR[Ua], UB, $UR[Uc] CTL */
int volta_exec_ushf_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ua = (int32_t)in->value[5];
    const int32_t uc = (int32_t)in->value[8];
    const int32_t sht = (int32_t)in->value[2];
    const int32_t shw = (int32_t)in->value[1];
    const int32_t shd = (int32_t)in->value[0];
    const int32_t shhi = (int32_t)in->value[3];
    const int32_t ud = (int32_t)in->value[4];
    uint32_t result = 0;
    const int32_t uguard = operand_uguard(s, in, 4, 9);
    if (uguard) {
        uint32_t a;
        a = s->ur[ua];
        const uint32_t b = operand_ub_2(s, in, 2, 6, 7);
        uint32_t c;
        c = s->ur[uc];
        result = func_shifted_2(sht, shw, b, a, c, shd, shhi);
        if (ud != 63)
            s->ur[ud] = result;
    }
    return 0;
}

/* UGUARD USHF{SHD}SHW{SHT}SHHI $UR[Ud], $UR[Ua], $UR[Uc], UIMM CTL */
int volta_exec_ushf_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ua = (int32_t)in->value[5];
    const int32_t uc = (int32_t)in->value[6];
    const int32_t sht = (int32_t)in->value[2];
    const int32_t shw = (int32_t)in->value[1];
    const uint32_t uimm = (uint32_t)in->value[7];
    const int32_t shd = (int32_t)in->value[0];
    const int32_t shhi = (int32_t)in->value[3];
    const int32_t ud = (int32_t)in->value[4];
    uint32_t result = 0;
    const int32_t uguard = operand_uguard(s, in, 3, 8);
    if (uguard) {
        uint32_t a;
        a = s->ur[ua];
        uint32_t b;
        b = s->ur[uc];
        result = func_shifted_2(sht, shw, b, a, uimm, shd, shhi);
        if (ud != 63)
            s->ur[ud] = result;
    }
    return 0;
}

/* UGUARD UPRMT{UPMODE} $UR[Ud], $UR[Ua], UB, $UR[Uc] CTL */
int volta_exec_uprmt(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ua = (int32_t)in->value[2];
    const int32_t uc = (int32_t)in->value[5];
    const int32_t upmode = (int32_t)in->value[0];
    const int32_t ud = (int32_t)in->value[1];
    const int32_t uguard = operand_uguard(s, in, 4, 6);
    if (uguard) {
        uint32_t a;
        a = s->ur[ua];
        const uint32_t b = operand_ub_2(s, in, 2, 3, 4);
        uint32_t c;
        c = s->ur[uc];
        if (upmode) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what this mode is");
        }
        const uint64_t x = a | (uint64_t)c << 32;
        if (ud != 63)
            s->ur[ud] = func_picked(x, b);
    }
    return 0;
}

/* UGUARD USEL $UR[Ud], $UR[Ua], UB, Q0N$UP[V0] CTL */
int volta_exec_usel(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ua = (int32_t)in->value[1];
    const int32_t v0 = (int32_t)in->value[5];
    const int32_t q0n = (int32_t)in->value[4];
    const int32_t ud = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 4, 6);
    if (uguard) {
        uint32_t a;
        a = s->ur[ua];
        const uint32_t b = operand_ub_2(s, in, 2, 2, 3);
        int32_t q;
        q = s->up[v0] ^ q0n;
        if (ud != 63)
            s->ur[ud] = q ? a : b;
    }
    return 0;
}

/* UGUARD UMOV $UR[Ud], UX CTL */
int volta_exec_umov(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ud = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 2, 3);
    if (uguard) {
        const uint32_t b = operand_ub_2(s, in, 1, 1, 2);
        if (ud != 63)
            s->ur[ud] = b;
    }
    return 0;
}

/* UGUARD UPOPC $UR[Ud], UBX CTL */
int volta_exec_upopc(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ud = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 2, 4);
    if (uguard) {
        const uint32_t b = operand_ubx_4(s, in, 1, 2, 1, 3);
        if (ud != 63)
            s->ur[ud] = (uint32_t)rt_popcount((rt_u128)b);
    }
    return 0;
}

/* UGUARD UFLO{SGU}FLSH $UR[Ud], UPO, UBX CTL */
int volta_exec_uflo(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t sgu = (int32_t)in->value[0];
    const int32_t flsh = (int32_t)in->value[1];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t u0 = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t ud = (int32_t)in->value[2];
    int64_t result = 0;
    const int32_t uguard = operand_uguard(s, in, 3, 7);
    if (uguard) {
        const uint32_t b = operand_ubx_4(s, in, 2, 5, 4, 6);
        const uint32_t x = (sgu && b >> 31 != 0) ? ~b : b;
        if (x == 0) {
            result = 4294967295u;
        } else {
            result = flsh ? rt_clz((rt_u128)x, 32) : 31 - rt_clz((rt_u128)x, 32);
        }
        const uint32_t d_new = (uint32_t)result;
        if (u0 != 7) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what the predicate tells");
        }
        if (ud != 63)
            s->ur[ud] = d_new;
    }
    return 0;
}

/* UGUARD UBREV $UR[Ud], UB CTL */
int volta_exec_ubrev(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ud = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 2, 3);
    if (uguard) {
        const uint32_t b = operand_ub_2(s, in, 1, 1, 2);
        if (ud != 63)
            s->ur[ud] = b >> 31 | (b >> 30 & 1) << 1 | (b >> 29 & 1) << 2 | (b >> 28 & 1) << 3
                | (b >> 27 & 1) << 4 | (b >> 26 & 1) << 5 | (b >> 25 & 1) << 6 | (b >> 24 & 1) << 7
                | (b >> 23 & 1) << 8 | (b >> 22 & 1) << 9 | (b >> 21 & 1) << 10
                | (b >> 20 & 1) << 11 | (b >> 19 & 1) << 12 | (b >> 18 & 1) << 13
                | (b >> 17 & 1) << 14 | (b >> 16 & 1) << 15 | (b >> 15 & 1) << 16
                | (b >> 14 & 1) << 17 | (b >> 13 & 1) << 18 | (b >> 12 & 1) << 19
                | (b >> 11 & 1) << 20 | (b >> 10 & 1) << 21 | (b >> 9 & 1) << 22
                | (b >> 8 & 1) << 23 | (b >> 7 & 1) << 24 | (b >> 6 & 1) << 25 | (b >> 5 & 1) << 26
                | (b >> 4 & 1) << 27 | (b >> 3 & 1) << 28 | (b >> 2 & 1) << 29 | (b >> 1 & 1) << 30
                | (b & 1) << 31;
    }
    return 0;
}

/* UGUARD USGXT{WRAP}MMU $UR[Ud], $UR[Ua], UB CTL */
int volta_exec_usgxt(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ua = (int32_t)in->value[3];
    const int32_t wrap = (int32_t)in->value[0];
    const int32_t ud = (int32_t)in->value[2];
    const int32_t mmu = (int32_t)in->value[1];
    const int32_t uguard = operand_uguard(s, in, 3, 6);
    if (uguard) {
        uint32_t a;
        a = s->ur[ua];
        const uint32_t b = operand_ub_2(s, in, 2, 4, 5);
        const int32_t n = wrap ? (int32_t)(b & 0x1f) : (int32_t)rt_min_u32(b, 32);
        const uint32_t y = rt_shl_u32(a, (uint64_t)(32 - n));
        if (ud != 63)
            s->ur[ud] = mmu ? (uint32_t)rt_shr_i32((int32_t)y, (uint64_t)(32 - n))
                : rt_shr_u32(y, (uint64_t)(32 - n));
    }
    return 0;
}

/* UGUARD UBMSK{WRAP} $UR[Ud], $UR[Ua], UB CTL */
int volta_exec_ubmsk(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ua = (int32_t)in->value[2];
    const int32_t wrap = (int32_t)in->value[0];
    const int32_t ud = (int32_t)in->value[1];
    const int32_t uguard = operand_uguard(s, in, 3, 5);
    if (uguard) {
        uint32_t a_2;
        a_2 = s->ur[ua];
        const uint32_t b = operand_ub_2(s, in, 2, 3, 4);
        const int32_t a = wrap ? (int32_t)(a_2 & 0x1f) : (int32_t)rt_min_u32(a_2, 32);
        const int32_t n = wrap ? (int32_t)(b & 0x1f) : (int32_t)rt_min_u32(b, 32);
        if (ud != 63)
            s->ur[ud] = rt_shl_u32(rt_shl_u32((uint32_t)1, (uint64_t)n) - 1, (uint64_t)a);
    }
    return 0;
}

/* UGUARD UPLOP3.LUT $UP[U0], $UP[U1], Q0N$UP[V0], Q1N$UP[V1], Q2N$UP[V2], LUT1, LUT2 CTL */
int volta_exec_uplop3(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t v0 = (int32_t)in->value[3];
    const int32_t q0n = (int32_t)in->value[2];
    const int32_t v1 = (int32_t)in->value[5];
    const int32_t q1n = (int32_t)in->value[4];
    const int32_t v2 = (int32_t)in->value[7];
    const int32_t q2n = (int32_t)in->value[6];
    const int32_t u0 = (int32_t)in->value[0];
    const int32_t lut1 = (int32_t)in->value[8];
    const int32_t u1 = (int32_t)in->value[1];
    const int32_t lut2 = (int32_t)in->value[9];
    const int32_t uguard = operand_uguard(s, in, 3, 10);
    if (uguard) {
        int32_t q;
        q = s->up[v0] ^ q0n;
        int32_t r;
        r = s->up[v1] ^ q1n;
        int32_t s_2;
        s_2 = s->up[v2] ^ q2n;
        const int32_t at = 4 * q + 2 * r + s_2;
        if (u0 != 7)
            s->up[u0] = (uint8_t)(lut1 >> at & 1);
        if (u1 != 7)
            s->up[u1] = (uint8_t)(lut2 >> at & 1);
    }
    return 0;
}

/* UGUARD UPLOP3.LUT $UP[U0], $UP[U1], Q0N$UP[V0], $UR[Ub].SIGN, Q2N$UP[V2], LUT, LUT2 CTL */
int volta_exec_uplop3_sign_one(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t v0 = (int32_t)in->value[3];
    const int32_t q0n = (int32_t)in->value[2];
    const int32_t ub = (int32_t)in->value[4];
    const int32_t v2 = (int32_t)in->value[6];
    const int32_t q2n = (int32_t)in->value[5];
    const int32_t u0 = (int32_t)in->value[0];
    const int32_t lut = (int32_t)in->value[7];
    const int32_t u1 = (int32_t)in->value[1];
    const int32_t lut2 = (int32_t)in->value[8];
    const int32_t uguard = operand_uguard(s, in, 3, 9);
    if (uguard) {
        int32_t q;
        q = s->up[v0] ^ q0n;
        int32_t r;
        r = (int32_t)(s->ur[ub] >> 31);
        int32_t s_2;
        s_2 = s->up[v2] ^ q2n;
        const int32_t at = 4 * q + 2 * r + s_2;
        if (u0 != 7)
            s->up[u0] = (uint8_t)(lut >> at & 1);
        if (u1 != 7)
            s->up[u1] = (uint8_t)(lut2 >> at & 1);
    }
    return 0;
}

/* UGUARD UPLOP3.LUT $UP[U0], $UP[U1], Q0N$UP[V0], $UR[Ub].SIGN, $UR[Uc].SIGN, LUT, LUT2 CTL */
int volta_exec_uplop3_sign_two(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t v0 = (int32_t)in->value[3];
    const int32_t q0n = (int32_t)in->value[2];
    const int32_t ub = (int32_t)in->value[4];
    const int32_t uc = (int32_t)in->value[5];
    const int32_t u0 = (int32_t)in->value[0];
    const int32_t lut = (int32_t)in->value[6];
    const int32_t u1 = (int32_t)in->value[1];
    const int32_t lut2 = (int32_t)in->value[7];
    const int32_t uguard = operand_uguard(s, in, 3, 8);
    if (uguard) {
        int32_t q;
        q = s->up[v0] ^ q0n;
        int32_t r;
        r = (int32_t)(s->ur[ub] >> 31);
        int32_t s_2;
        s_2 = (int32_t)(s->ur[uc] >> 31);
        const int32_t at = 4 * q + 2 * r + s_2;
        if (u0 != 7)
            s->up[u0] = (uint8_t)(lut >> at & 1);
        if (u1 != 7)
            s->up[u1] = (uint8_t)(lut2 >> at & 1);
    }
    return 0;
}

/* UGUARD UPLOP3.LUT $UP[U0], $UP[U1], $UR[Ua].SIGN, $UR[Ub].SIGN, $UR[Uc].SIGN, LUT, LUT2 CTL */
int volta_exec_uplop3_sign_all(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ua = (int32_t)in->value[2];
    const int32_t ub = (int32_t)in->value[3];
    const int32_t uc = (int32_t)in->value[4];
    const int32_t u0 = (int32_t)in->value[0];
    const int32_t lut = (int32_t)in->value[5];
    const int32_t u1 = (int32_t)in->value[1];
    const int32_t lut2 = (int32_t)in->value[6];
    const int32_t uguard = operand_uguard(s, in, 3, 7);
    if (uguard) {
        int32_t q;
        q = (int32_t)(s->ur[ua] >> 31);
        int32_t r;
        r = (int32_t)(s->ur[ub] >> 31);
        int32_t s_2;
        s_2 = (int32_t)(s->ur[uc] >> 31);
        const int32_t at = 4 * q + 2 * r + s_2;
        if (u0 != 7)
            s->up[u0] = (uint8_t)(lut >> at & 1);
        if (u1 != 7)
            s->up[u1] = (uint8_t)(lut2 >> at & 1);
    }
    return 0;
}

/* UGUARD UCLEA $UR[Ud], UPO, $UR[Ua], UCLB, UCLN CTL */
int volta_exec_uclea(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t uguard = operand_uguard(s, in, 4, 6);
    if (uguard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: where constants lie");
    }
    return 0;
}

/* UGUARD UP2UR{PRPART} $UR[Ud], UPR, $UR[Ua], UX6 CTL */
int volta_exec_up2ur(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t uguard = operand_uguard(s, in, 3, 5);
    if (uguard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: what becomes of bits outside of the mask");
    }
    return 0;
}

/* UGUARD UR2UP UPR, $UR[Ua], UX6 CTL */
int volta_exec_ur2up(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t uguard = operand_uguard(s, in, 2, 3);
    if (uguard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: what becomes of bits outside of the mask");
    }
    return 0;
}

/* UGUARD UF2FP.???0.PACK_AB $UR[Ud], $UR[Ua], UB CTL */
int volta_exec_uf2fp(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t uguard = operand_uguard(s, in, 3, 4);
    if (uguard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: which formats");
    }
    return 0;
}

/* GUARD R2UR{ROR} R2UP0, $UR[Ud], $R[Ra]RA MARKS CTL */
int volta_exec_r2ur_o(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_r2ur_o(m, in, 1, 3, 0, 2, 5);
}

/* GUARD R2UR{ROR} R2UP0, $UR[Ud], $R[Ra]RA MARKS CTL */
int volta_exec_r2ur_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_r2ur_o(m, in, 1, 3, 0, 2, 5);
}

/* UGUARD S2UR $UR[Ud], SPECIAL CTL */
int volta_exec_s2ur(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ud = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t uguard = operand_uguard(s, in, 2, 2);
        if (uguard) {
            ballot |= (uint32_t)((1) != 0) << lane;
        }
    }
    m->lane = -1;
    uint32_t lane_of_of[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t uguard_2 = operand_uguard(s, in, 2, 2);
        if (uguard_2) {
            const uint32_t v = operand_special(m, s, in, 1, 1);
            const uint32_t value = v;
            lane_of_of[lane] = value;
            here |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint32_t any_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t uguard_3 = operand_uguard(s, in, 2, 2);
        if (uguard_3) {
            const uint32_t v_2 = operand_special(m, s, in, 1, 1);
            const int32_t t = rt_min_i32(rt_ctz((rt_u128)ballot, 32), 31);
            const uint32_t lane_of = (here >> t & 1 ? lane_of_of[t] : 0);
            const uint32_t first = lane_of;
            any_lanes |= (uint32_t)((v_2 != first) != 0) << lane;
        }
    }
    m->lane = -1;
    const int32_t any = any_lanes != 0;
    const int32_t uguard_4 = operand_uguard(s, in, 2, 2);
    if (uguard_4) {
        const int32_t t_2 = rt_min_i32(rt_ctz((rt_u128)ballot, 32), 31);
        const uint32_t lane_of = (here >> t_2 & 1 ? lane_of_of[t_2] : 0);
        const uint32_t first = lane_of;
        if (any) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: which of different threads");
        }
        if (ud != 63)
            s->ur[ud] = first;
    }
    return 0;
}

