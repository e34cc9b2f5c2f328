/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int do_r2ur_o(struct isadora_machine *m, const struct isadora_insn *in, int line, int ra_at,
    int urd_at, int r2ur_or_at, int pg_at)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t urd = (int32_t)in->value[urd_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t r2ur_or = (int32_t)in->value[r2ur_or_at];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, line, pg_at);
        ballot |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    uint32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const uint32_t value = s->r[ra][lane];
        lane_of_of[lane] = value;
    }
    m->lane = -1;
    const uint32_t these = ballot;
    const int32_t t = rt_min_i32(rt_ctz((rt_u128)these, 32), 31);
    const uint32_t lane_of = (active >> t & 1 ? lane_of_of[t] : 0);
    const uint32_t first = lane_of;
    if (these != 0) {
        if (urd != 63)
            s->ur[urd] = first;
    }
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard(s, in, lane, line, pg_at);
        const uint32_t these_2 = ballot;
        const int32_t t_2 = rt_min_i32(rt_ctz((rt_u128)these_2, 32), 31);
        const uint32_t lane_of_2 = (active >> t_2 & 1 ? lane_of_of[t_2] : 0);
        const uint32_t first_2 = lane_of_2;
        if (pu != 7 && guard_2) {
            s->p[pu][lane] =
                (uint8_t)(s->r[ra][lane] != first_2 || (r2ur_or == 1 && s->p[pu][lane]));
        }
    }
    m->lane = -1;
    return 0;
}

/* UGUARD UIADD3 $UR[URd], U_CARRIES_OUT, NEG_A$UR[URa], SIGNED_UB, NEG_C$UR[URc] CTL */
int volta_exec_uiadd3_n(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[4];
    const int32_t neg_a = (int32_t)in->value[3];
    const int32_t urc = (int32_t)in->value[9];
    const int32_t neg_c = (int32_t)in->value[8];
    const int32_t urd = (int32_t)in->value[0];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t upu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t upv = (int32_t)((uint32_t)(word >> 84) & 7);
    const int32_t uguard = operand_uguard(s, in, 5, 10);
    if (uguard) {
        int64_t a;
        a = neg_a ? (int64_t)~s->ur[ura] + 1 : s->ur[ura];
        const int64_t b = operand_signed_ub(s, in, 3, 6, 5, 7);
        int64_t c;
        c = neg_c ? (int64_t)~s->ur[urc] + 1 : s->ur[urc];
        const int64_t t = a + b + c;
        if (urd != 63)
            s->ur[urd] = (uint32_t)t;
        if (upu != 7)
            s->up[upu] = (uint8_t)(t >= INT64_C(4294967296));
        if (upv != 7)
            s->up[upv] = (uint8_t)(t >= INT64_C(8589934592));
    }
    return 0;
}

/* UGUARD UIADD3.X $UR[URd], U_CARRIES_OUT, INV_A$UR[URa], SIGNED_UB, INV_C$UR[URc], NOT_Pp$UP[UPp],
   NOT_Pq$UP[UPq] CTL */
int volta_exec_uiadd3_x(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[4];
    const int32_t inv_a = (int32_t)in->value[3];
    const int32_t urc = (int32_t)in->value[9];
    const int32_t inv_c = (int32_t)in->value[8];
    const int32_t upp = (int32_t)in->value[11];
    const int32_t not_pp = (int32_t)in->value[10];
    const int32_t upq = (int32_t)in->value[13];
    const int32_t not_pq = (int32_t)in->value[12];
    const int32_t urd = (int32_t)in->value[0];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t upu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t upv = (int32_t)((uint32_t)(word >> 84) & 7);
    const int32_t uguard = operand_uguard(s, in, 7, 14);
    if (uguard) {
        uint32_t a;
        a = inv_a ? ~s->ur[ura] : s->ur[ura];
        const uint32_t b = operand_signed_ub_2(s, in, 3, 6, 5, 7);
        uint32_t c;
        c = inv_c ? ~s->ur[urc] : s->ur[urc];
        int32_t p;
        p = s->up[upp] ^ not_pp;
        int32_t q;
        q = s->up[upq] ^ not_pq;
        const int64_t t = (int64_t)a + b + c + p + q;
        if (urd != 63)
            s->ur[urd] = (uint32_t)t;
        if (upu != 7)
            s->up[upu] = (uint8_t)(t >= INT64_C(4294967296));
        if (upv != 7)
            s->up[upv] = (uint8_t)(t >= INT64_C(8589934592));
    }
    return 0;
}

/* UGUARD UIADD3.64 $UR[URd], U_CARRIES_OUT, NEG_A$UR[URa], SIGNED_PAIR_UB, NEG_C$UR[URc] CTL */
int volta_exec_uiadd3_64(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[4];
    const int32_t urc = (int32_t)in->value[9];
    const int32_t neg_a = (int32_t)in->value[3];
    const int32_t neg_c = (int32_t)in->value[8];
    const int32_t urd = (int32_t)in->value[0];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t upu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t upv = (int32_t)((uint32_t)(word >> 84) & 7);
    const int32_t uguard = operand_uguard(s, in, 5, 10);
    if (uguard) {
        rt_i128 b;
        if (in->alt[3] == 0) {
            const int32_t urb = (int32_t)in->value[6];
            const int32_t neg_b = (int32_t)in->value[5];
            const uint64_t x_4 = s->ur[urb] | (uint64_t)s->ur[urb | 1] << 32;
            b = neg_b ? (rt_i128)~x_4 + 1 : (rt_i128)x_4;
        } else {
            const int32_t imm = (int32_t)(uint32_t)in->value[7];
            b = (rt_i128)(uint64_t)imm;
        }
        const uint64_t x = s->ur[ura] | (uint64_t)s->ur[ura | 1] << 32;
        const uint64_t x_2 = s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32;
        const rt_i128 t = (neg_a ? (rt_i128)~x + 1 : (rt_i128)x) + b
            + (neg_c ? (rt_i128)~x_2 + 1 : (rt_i128)x_2);
        const uint64_t x_3 = (uint64_t)t;
        if (urd != 63)
            s->ur[urd] = (uint32_t)x_3;
        const int32_t t_2 = urd | 1;
        if (t_2 != 63)
            s->ur[t_2] = (uint32_t)(x_3 >> 32);
        if (upu != 7)
            s->up[upu] = (uint8_t)(t >= rt_i128_of(UINT64_C(0x1), UINT64_C(0x0)));
        if (upv != 7)
            s->up[upv] = (uint8_t)(t >= rt_i128_of(UINT64_C(0x2), UINT64_C(0x0)));
    }
    return 0;
}

/* UGUARD UIMAD{SIGNED} $UR[URd], $UR[URa], SRC_UB, NEG_C$UR[URc] CTL */
int volta_exec_uimad_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[2];
    const int32_t urc = (int32_t)in->value[6];
    const int32_t neg_c = (int32_t)in->value[5];
    const int32_t urd = (int32_t)in->value[1];
    const int32_t uguard = operand_uguard(s, in, 4, 7);
    if (uguard) {
        uint32_t a;
        a = s->ur[ura];
        const int64_t b = operand_src_ub(s, in, 2, 3, 4);
        int64_t c;
        c = neg_c ? (int64_t)~s->ur[urc] + 1 : s->ur[urc];
        if (urd != 63)
            s->ur[urd] = a * (uint32_t)b + (uint32_t)c;
    }
    return 0;
}

/* UGUARD UIMAD{SIGNED} $UR[URd], $UR[URa], $UR[URc], IMM CTL */
int volta_exec_uimad_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[2];
    const int32_t urc = (int32_t)in->value[3];
    const int32_t urd = (int32_t)in->value[1];
    const int32_t imm = (int32_t)(uint32_t)in->value[4];
    const int32_t uguard = operand_uguard(s, in, 3, 5);
    if (uguard) {
        uint32_t a;
        a = s->ur[ura];
        uint32_t b;
        b = s->ur[urc];
        if (urd != 63)
            s->ur[urd] = a * b + (uint32_t)imm;
    }
    return 0;
}

/* UGUARD UIMAD{SIGNED}.X $UR[URd], $UR[URa], SRC_UB, INV_C$UR[URc], NOT_Pp$UP[UPp] CTL */
int volta_exec_uimad_bx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[2];
    const int32_t urc = (int32_t)in->value[6];
    const int32_t inv_c = (int32_t)in->value[5];
    const int32_t upp = (int32_t)in->value[8];
    const int32_t not_pp = (int32_t)in->value[7];
    const int32_t urd = (int32_t)in->value[1];
    const int32_t uguard = operand_uguard(s, in, 5, 9);
    if (uguard) {
        uint32_t a;
        a = s->ur[ura];
        const int64_t b = operand_src_ub(s, in, 2, 3, 4);
        uint32_t c;
        c = inv_c ? ~s->ur[urc] : s->ur[urc];
        int32_t k;
        k = s->up[upp] ^ not_pp;
        if (urd != 63)
            s->ur[urd] = a * (uint32_t)b + c + (uint32_t)k;
    }
    return 0;
}

/* UGUARD UIMAD{SIGNED}.X $UR[URd], $UR[URa], $UR[URc], IMM, NOT_Pp$UP[UPp] CTL */
int volta_exec_uimad_cx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[2];
    const int32_t urc = (int32_t)in->value[3];
    const int32_t upp = (int32_t)in->value[6];
    const int32_t not_pp = (int32_t)in->value[5];
    const int32_t urd = (int32_t)in->value[1];
    const int32_t imm = (int32_t)(uint32_t)in->value[4];
    const int32_t uguard = operand_uguard(s, in, 4, 7);
    if (uguard) {
        uint32_t a;
        a = s->ur[ura];
        uint32_t b;
        b = s->ur[urc];
        int32_t k;
        k = s->up[upp] ^ not_pp;
        if (urd != 63)
            s->ur[urd] = a * b + (uint32_t)imm + (uint32_t)k;
    }
    return 0;
}

/* UGUARD UIMAD.WIDE{SIGNED} $UR[URd], JOINED_UPu, $UR[URa], SRC_UB, NEG_C$UR[URc] CTL */
int volta_exec_uimad_wide_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[3];
    const int32_t urc = (int32_t)in->value[7];
    const int32_t neg_c = (int32_t)in->value[6];
    const int32_t signed_2 = (int32_t)in->value[0];
    const int32_t urd = (int32_t)in->value[1];
    const int32_t uguard = operand_uguard(s, in, 5, 8);
    if (uguard) {
        uint32_t a;
        a = s->ur[ura];
        const int64_t b = operand_src_ub(s, in, 3, 4, 5);
        rt_i128 c;
        const uint64_t x_2 = s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32;
        c = neg_c ? (rt_i128)~x_2 + 1 : (rt_i128)x_2;
        const rt_i128 t = (rt_i128)(uint64_t)func_product(a, b, signed_2) + c;
        if (in->alt[1] == 1) {
            const int32_t upu = (int32_t)in->value[2];
            s->up[upu] = (uint8_t)(t >= rt_i128_of(UINT64_C(0x1), UINT64_C(0x0)));
        }
        const uint64_t x = (uint64_t)t;
        if (urd != 63)
            s->ur[urd] = (uint32_t)x;
        const int32_t t_2 = urd | 1;
        if (t_2 != 63)
            s->ur[t_2] = (uint32_t)(x >> 32);
    }
    return 0;
}

/* UGUARD UIMAD.WIDE{SIGNED}.X $UR[URd], JOINED_UPu, $UR[URa], SRC_UB, INV_C$UR[URc], NOT_Pp$UP[UPp]
   CTL */
int volta_exec_uimad_wide_bx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[3];
    const int32_t urc = (int32_t)in->value[7];
    const int32_t inv_c = (int32_t)in->value[6];
    const int32_t upp = (int32_t)in->value[9];
    const int32_t not_pp = (int32_t)in->value[8];
    const int32_t signed_2 = (int32_t)in->value[0];
    const int32_t urd = (int32_t)in->value[1];
    const int32_t uguard = operand_uguard(s, in, 6, 10);
    if (uguard) {
        uint32_t a;
        a = s->ur[ura];
        const int64_t b = operand_src_ub(s, in, 3, 4, 5);
        uint64_t c;
        const uint64_t x_2 = s->ur[urc] | (uint64_t)s->ur[urc | 1] << 32;
        c = inv_c ? ~x_2 : x_2;
        int32_t k;
        k = s->up[upp] ^ not_pp;
        const rt_i128 t = (rt_i128)(uint64_t)func_product(a, b, signed_2) + (rt_i128)c + (rt_i128)k;
        if (in->alt[1] == 1) {
            const int32_t upu = (int32_t)in->value[2];
            s->up[upu] = (uint8_t)(t >= rt_i128_of(UINT64_C(0x1), UINT64_C(0x0)));
        }
        const uint64_t x = (uint64_t)t;
        if (urd != 63)
            s->ur[urd] = (uint32_t)x;
        const int32_t t_2 = urd | 1;
        if (t_2 != 63)
            s->ur[t_2] = (uint32_t)(x >> 32);
    }
    return 0;
}

static int uisetp_n_part(struct isadora_machine *m, const struct isadora_insn *in, int line_3,
    int slot_4)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[5];
    const int32_t upp = (int32_t)in->value[9];
    const int32_t not_pp = (int32_t)in->value[8];
    const int32_t bop = (int32_t)in->value[2];
    const int32_t signed_2 = (int32_t)in->value[1];
    const int32_t cmp = (int32_t)in->value[0];
    const int32_t upu = (int32_t)in->value[3];
    const int32_t upv = (int32_t)in->value[4];
    const int32_t uguard = operand_uguard(s, in, line_3, slot_4);
    if (uguard) {
        uint32_t a_2;
        a_2 = s->ur[ura];
        const int64_t b_2 = operand_src_ub(s, in, 1, 6, 7);
        int32_t q;
        q = s->up[upp] ^ not_pp;
        if (bop == 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined operation");
        }
        const uint32_t x = a_2;
        const uint32_t y = (uint32_t)b_2;
        const uint32_t a = x ^ (uint32_t)signed_2 << 31;
        const uint32_t b = y ^ (uint32_t)signed_2 << 31;
        const int32_t relation = a < b ? 1 : a == b ? 2 : 4;
        const int32_t t = (cmp & relation) != 0;
        const int32_t t_2 = t;
        if (upu != 7)
            s->up[upu] =
                (uint8_t)(bop == 0 ? (t_2 && q) : bop == 1 ? t_2 || q : bop == 2 ? t_2 ^ q : 0);
        const int32_t t_3 = !t_2;
        if (upv != 7)
            s->up[upv] =
                (uint8_t)(bop == 0 ? (t_3 && q) : bop == 1 ? t_3 || q : bop == 2 ? t_3 ^ q : 0);
    }
    return 0;
}

/* UGUARD UISETP{CMP}SIGNED{BOP} $UP[UPu], $UP[UPv], $UR[URa], SRC_UB, NOT_Pp$UP[UPp] CTL */
int volta_exec_uisetp_n(struct isadora_machine *m, const struct isadora_insn *in)
{
    {
        const int part_trap = uisetp_n_part(m, in, 3, 10);
        if (part_trap)
            return part_trap;
    }
    return 0;
}

/* UGUARD UISETP{CMP}SIGNED{BOP} $UP[UPu], $UP[UPv], $UR[URa], SRC_UB, NOT_Pp$UP[UPp], OPT_SRC CTL
   */
int volta_exec_uisetp_o(struct isadora_machine *m, const struct isadora_insn *in)
{
    {
        const int part_trap = uisetp_n_part(m, in, 4, 12);
        if (part_trap)
            return part_trap;
    }
    return 0;
}

/* UGUARD UISETP{CMP}SIGNED{BOP}.EX $UP[UPu], $UP[UPv], $UR[URa], SRC_UB, NOT_Pp$UP[UPp],
   NOT_Pr$UP[UPr] CTL */
int volta_exec_uisetp_x(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[5];
    const int32_t upp = (int32_t)in->value[9];
    const int32_t not_pp = (int32_t)in->value[8];
    const int32_t upr = (int32_t)in->value[11];
    const int32_t not_pr = (int32_t)in->value[10];
    const int32_t bop = (int32_t)in->value[2];
    const int32_t signed_2 = (int32_t)in->value[1];
    const int32_t cmp = (int32_t)in->value[0];
    const int32_t upu = (int32_t)in->value[3];
    const int32_t upv = (int32_t)in->value[4];
    const int32_t uguard = operand_uguard(s, in, 4, 12);
    if (uguard) {
        uint32_t a_2;
        a_2 = s->ur[ura];
        const int64_t b_2 = operand_src_ub(s, in, 1, 6, 7);
        int32_t q;
        q = s->up[upp] ^ not_pp;
        int32_t r;
        r = s->up[upr] ^ not_pr;
        if (bop == 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined operation");
        }
        const uint32_t x = a_2;
        const uint32_t y = (uint32_t)b_2;
        const uint32_t a = x ^ (uint32_t)signed_2 << 31;
        const uint32_t b = y ^ (uint32_t)signed_2 << 31;
        const int32_t relation = a < b ? 1 : a == b ? 2 : 4;
        const int32_t t = (cmp & relation) != 0;
        const int32_t t_2 = (1 && a == b && cmp != 0 && cmp != 7) ? r : t;
        if (upu != 7)
            s->up[upu] =
                (uint8_t)(bop == 0 ? (t_2 && q) : bop == 1 ? t_2 || q : bop == 2 ? t_2 ^ q : 0);
        const int32_t t_3 = !t_2;
        if (upv != 7)
            s->up[upv] =
                (uint8_t)(bop == 0 ? (t_3 && q) : bop == 1 ? t_3 || q : bop == 2 ? t_3 ^ q : 0);
    }
    return 0;
}

/* UGUARD UISETP{CMP}SIGNED{BOP}.EX $UP[UPu], $UP[UPv], $UR[URa], SRC_UB, NOT_Pp$UP[UPp], OPT_SRC
   CTL */
int volta_exec_uisetp_ox(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[5];
    const int32_t upp = (int32_t)in->value[9];
    const int32_t not_pp = (int32_t)in->value[8];
    const int32_t bop = (int32_t)in->value[2];
    const int32_t signed_2 = (int32_t)in->value[1];
    const int32_t cmp = (int32_t)in->value[0];
    const int32_t upu = (int32_t)in->value[3];
    const int32_t upv = (int32_t)in->value[4];
    const int32_t uguard = operand_uguard(s, in, 4, 12);
    if (uguard) {
        uint32_t a_2;
        a_2 = s->ur[ura];
        const int64_t b_2 = operand_src_ub(s, in, 1, 6, 7);
        int32_t q;
        q = s->up[upp] ^ not_pp;
        const int32_t r = operand_opt_src_2(s, in, 3, 11);
        if (bop == 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined operation");
        }
        const uint32_t x = a_2;
        const uint32_t y = (uint32_t)b_2;
        const uint32_t a = x ^ (uint32_t)signed_2 << 31;
        const uint32_t b = y ^ (uint32_t)signed_2 << 31;
        const int32_t relation = a < b ? 1 : a == b ? 2 : 4;
        const int32_t t = (cmp & relation) != 0;
        const int32_t t_2 = (1 && a == b && cmp != 0 && cmp != 7) ? r : t;
        if (upu != 7)
            s->up[upu] =
                (uint8_t)(bop == 0 ? (t_2 && q) : bop == 1 ? t_2 || q : bop == 2 ? t_2 ^ q : 0);
        const int32_t t_3 = !t_2;
        if (upv != 7)
            s->up[upv] =
                (uint8_t)(bop == 0 ? (t_3 && q) : bop == 1 ? t_3 || q : bop == 2 ? t_3 ^ q : 0);
    }
    return 0;
}

/* UGUARD ULEA $UR[URd], JOINED_UPu, NEG_A$UR[URa], SIGNED_UB, LEA_SHIFT CTL */
int volta_exec_ulea_lo(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[3];
    const int32_t lea_shift = (int32_t)in->value[7];
    const int32_t neg_a = (int32_t)in->value[2];
    const int32_t urd = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 4, 8);
    if (uguard) {
        const int64_t b = operand_signed_ub_3(s, in, 3, 5, 4, 6);
        const uint32_t x = s->ur[ura] << lea_shift;
        const int64_t t = (neg_a ? (int64_t)~x + 1 : x) + b;
        if (urd != 63)
            s->ur[urd] = (uint32_t)t;
        if (in->alt[1] == 1) {
            const int32_t upu = (int32_t)in->value[1];
            s->up[upu] = (uint8_t)(t >= INT64_C(4294967296));
        }
    }
    return 0;
}

/* UGUARD ULEA.X $UR[URd], JOINED_UPu, INV_A$UR[URa], SIGNED_UB, LEA_SHIFT, NOT_Pp$UP[UPp] CTL */
int volta_exec_ulea_x(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t upp = (int32_t)in->value[9];
    const int32_t not_pp = (int32_t)in->value[8];
    const int32_t ura = (int32_t)in->value[3];
    const int32_t lea_shift = (int32_t)in->value[7];
    const int32_t inv_a = (int32_t)in->value[2];
    const int32_t urd = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 5, 10);
    if (uguard) {
        const uint32_t b = operand_signed_ub_4(s, in, 3, 5, 4, 6);
        int32_t k;
        k = s->up[upp] ^ not_pp;
        const uint32_t x = s->ur[ura] << lea_shift;
        const int64_t t = (int64_t)(inv_a ? ~x : x) + b + k;
        if (urd != 63)
            s->ur[urd] = (uint32_t)t;
        if (in->alt[1] == 1) {
            const int32_t upu = (int32_t)in->value[1];
            s->up[upu] = (uint8_t)(t >= INT64_C(4294967296));
        }
    }
    return 0;
}

/* UGUARD ULEA.HI $UR[URd], JOINED_UPu, NEG_A$UR[URa], SIGNED_UB, $UR[URc], LEA_SHIFT CTL */
int volta_exec_ulea_hi(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[3];
    const int32_t urc = (int32_t)in->value[7];
    const int32_t lea_shift = (int32_t)in->value[8];
    const int32_t neg_a = (int32_t)in->value[2];
    const int32_t urd = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 5, 9);
    if (uguard) {
        const int64_t b = operand_signed_ub_3(s, in, 3, 5, 4, 6);
        const uint32_t x = func_high(s->ur[ura], s->ur[urc], lea_shift);
        const int64_t t = (neg_a ? (int64_t)~x + 1 : x) + b;
        if (urd != 63)
            s->ur[urd] = (uint32_t)t;
        if (in->alt[1] == 1) {
            const int32_t upu = (int32_t)in->value[1];
            s->up[upu] = (uint8_t)(t >= INT64_C(4294967296));
        }
    }
    return 0;
}

/* UGUARD ULEA.HI.X $UR[URd], JOINED_UPu, INV_A$UR[URa], SIGNED_UB, $UR[URc], LEA_SHIFT,
   NOT_Pp$UP[UPp] CTL */
int volta_exec_ulea_hx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t upp = (int32_t)in->value[10];
    const int32_t not_pp = (int32_t)in->value[9];
    const int32_t ura = (int32_t)in->value[3];
    const int32_t urc = (int32_t)in->value[7];
    const int32_t lea_shift = (int32_t)in->value[8];
    const int32_t inv_a = (int32_t)in->value[2];
    const int32_t urd = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 6, 11);
    if (uguard) {
        const uint32_t b = operand_signed_ub_4(s, in, 3, 5, 4, 6);
        int32_t k;
        k = s->up[upp] ^ not_pp;
        const uint32_t x = func_high(s->ur[ura], s->ur[urc], lea_shift);
        const int64_t t = (int64_t)(inv_a ? ~x : x) + b + k;
        if (urd != 63)
            s->ur[urd] = (uint32_t)t;
        if (in->alt[1] == 1) {
            const int32_t upu = (int32_t)in->value[1];
            s->up[upu] = (uint8_t)(t >= INT64_C(4294967296));
        }
    }
    return 0;
}

/* UGUARD ULEA.HI $UR[URd], JOINED_UPu, NEG_A$UR[URa], $UR[URc], UIMM, LEA_SHIFT CTL */
int volta_exec_ulea_ih(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[3];
    const uint32_t uimm = (uint32_t)in->value[5];
    const int32_t lea_shift = (int32_t)in->value[6];
    const int32_t neg_a = (int32_t)in->value[2];
    const int32_t urc = (int32_t)in->value[4];
    const int32_t urd = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 4, 7);
    if (uguard) {
        const uint32_t x = func_high(s->ur[ura], uimm, lea_shift);
        const int64_t t = (neg_a ? (int64_t)~x + 1 : x) + s->ur[urc];
        if (urd != 63)
            s->ur[urd] = (uint32_t)t;
        if (in->alt[1] == 1) {
            const int32_t upu = (int32_t)in->value[1];
            s->up[upu] = (uint8_t)(t >= INT64_C(4294967296));
        }
    }
    return 0;
}

/* UGUARD ULEA.HI.X $UR[URd], JOINED_UPu, INV_A$UR[URa], $UR[URc], UIMM, LEA_SHIFT, NOT_Pp$UP[UPp]
   CTL */
int volta_exec_ulea_ix(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t upp = (int32_t)in->value[8];
    const int32_t not_pp = (int32_t)in->value[7];
    const int32_t ura = (int32_t)in->value[3];
    const uint32_t uimm = (uint32_t)in->value[5];
    const int32_t lea_shift = (int32_t)in->value[6];
    const int32_t inv_a = (int32_t)in->value[2];
    const int32_t urc = (int32_t)in->value[4];
    const int32_t urd = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 5, 9);
    if (uguard) {
        int32_t k;
        k = s->up[upp] ^ not_pp;
        const uint32_t x = func_high(s->ur[ura], uimm, lea_shift);
        const int64_t t = (int64_t)(inv_a ? ~x : x) + s->ur[urc] + k;
        if (urd != 63)
            s->ur[urd] = (uint32_t)t;
        if (in->alt[1] == 1) {
            const int32_t upu = (int32_t)in->value[1];
            s->up[upu] = (uint8_t)(t >= INT64_C(4294967296));
        }
    }
    return 0;
}

/* UGUARD ULEA.HI.SX32 $UR[URd], JOINED_UPu, NEG_A$UR[URa], SIGNED_UB, LEA_SHIFT CTL */
int volta_exec_ulea_sx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[3];
    const int32_t lea_shift = (int32_t)in->value[7];
    const int32_t neg_a = (int32_t)in->value[2];
    const int32_t urd = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 4, 8);
    if (uguard) {
        const int64_t b = operand_signed_ub_3(s, in, 3, 5, 4, 6);
        const uint32_t x = func_high_2(s->ur[ura], (int32_t)s->ur[ura] >> 31, lea_shift);
        const int64_t t = (neg_a ? (int64_t)~x + 1 : x) + b;
        if (urd != 63)
            s->ur[urd] = (uint32_t)t;
        if (in->alt[1] == 1) {
            const int32_t upu = (int32_t)in->value[1];
            s->up[upu] = (uint8_t)(t >= INT64_C(4294967296));
        }
    }
    return 0;
}

/* UGUARD ULEA.HI.X.SX32 $UR[URd], JOINED_UPu, INV_A$UR[URa], SIGNED_UB, LEA_SHIFT, NOT_Pp$UP[UPp]
   CTL */
int volta_exec_ulea_xs(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t upp = (int32_t)in->value[9];
    const int32_t not_pp = (int32_t)in->value[8];
    const int32_t ura = (int32_t)in->value[3];
    const int32_t lea_shift = (int32_t)in->value[7];
    const int32_t inv_a = (int32_t)in->value[2];
    const int32_t urd = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 5, 10);
    if (uguard) {
        const uint32_t b = operand_signed_ub_4(s, in, 3, 5, 4, 6);
        int32_t k;
        k = s->up[upp] ^ not_pp;
        const uint32_t x = func_high_2(s->ur[ura], (int32_t)s->ur[ura] >> 31, lea_shift);
        const int64_t t = (int64_t)(inv_a ? ~x : x) + b + k;
        if (urd != 63)
            s->ur[urd] = (uint32_t)t;
        if (in->alt[1] == 1) {
            const int32_t upu = (int32_t)in->value[1];
            s->up[upu] = (uint8_t)(t >= INT64_C(4294967296));
        }
    }
    return 0;
}

/* UGUARD ULOP3.LUT{PAND} OPT, $UR[URd], $UR[URa], SRC_UB, $UR[URc], LUT, NOT_Pp$UP[UPp] CTL */
int volta_exec_ulop3(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[3];
    const int32_t urc = (int32_t)in->value[6];
    const int32_t upp = (int32_t)in->value[9];
    const int32_t not_pp = (int32_t)in->value[8];
    const int32_t lut = (int32_t)in->value[7];
    const int32_t urd = (int32_t)in->value[2];
    const int32_t pand = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 6, 10);
    if (uguard) {
        uint32_t a;
        a = s->ur[ura];
        const uint32_t b = operand_src_ub_2(s, in, 3, 4, 5);
        uint32_t c;
        c = s->ur[urc];
        int32_t q;
        q = s->up[upp] ^ not_pp;
        const uint32_t r = rt_lut3((uint32_t)lut, a, b, c);
        if (urd != 63)
            s->ur[urd] = r;
        if (in->alt[0] == 1) {
            const int32_t upu = (int32_t)in->value[1];
            s->up[upu] = (uint8_t)(pand ? (r != 0 && q) : r != 0 || q);
        }
    }
    return 0;
}

/* UGUARD USHF{SHIFT_DIR}W{SHIFT_TYPE}HI $UR[URd], $UR[URa], SRC_UB, $UR[URc] CTL */
int volta_exec_ushf_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[5];
    const int32_t urc = (int32_t)in->value[8];
    const int32_t shift_type = (int32_t)in->value[2];
    const int32_t w = (int32_t)in->value[1];
    const int32_t shift_dir = (int32_t)in->value[0];
    const int32_t hi = (int32_t)in->value[3];
    const int32_t urd = (int32_t)in->value[4];
    uint32_t result = 0;
    uint32_t result_2 = 0;
    uint32_t t = 0;
    const int32_t uguard = operand_uguard(s, in, 4, 9);
    if (uguard) {
        uint32_t a;
        a = s->ur[ura];
        const uint32_t b = operand_src_ub_2(s, in, 2, 6, 7);
        uint32_t c;
        c = s->ur[urc];
        if (shift_type >= 2) {
            result = func_shifted32_2(w, b, shift_dir, hi, a, c, shift_type);
            t = result;
        } else {
            result_2 = func_shifted64_2(w, b, a, c, shift_dir, shift_type, hi);
            t = result_2;
        }
        if (urd != 63)
            s->ur[urd] = t;
    }
    return 0;
}

/* UGUARD USHF{SHIFT_DIR}W{SHIFT_TYPE}HI $UR[URd], $UR[URa], $UR[URc], UIMM CTL */
int volta_exec_ushf_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[5];
    const int32_t urc = (int32_t)in->value[6];
    const int32_t shift_type = (int32_t)in->value[2];
    const int32_t w = (int32_t)in->value[1];
    const int32_t shift_dir = (int32_t)in->value[0];
    const uint32_t uimm = (uint32_t)in->value[7];
    const int32_t hi = (int32_t)in->value[3];
    const int32_t urd = (int32_t)in->value[4];
    uint32_t result = 0;
    uint32_t result_2 = 0;
    uint32_t t = 0;
    const int32_t uguard = operand_uguard(s, in, 3, 8);
    if (uguard) {
        uint32_t a;
        a = s->ur[ura];
        uint32_t b;
        b = s->ur[urc];
        if (shift_type >= 2) {
            result = func_shifted32_2(w, b, shift_dir, hi, a, uimm, shift_type);
            t = result;
        } else {
            result_2 = func_shifted64_2(w, b, a, uimm, shift_dir, shift_type, hi);
            t = result_2;
        }
        if (urd != 63)
            s->ur[urd] = t;
    }
    return 0;
}

/* UGUARD UPRMT{UPRMT_MODE} $UR[URd], $UR[URa], SRC_UB, $UR[URc] CTL */
int volta_exec_uprmt(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[2];
    const int32_t urc = (int32_t)in->value[5];
    const int32_t uniform_uprmt_mode = (int32_t)in->value[0];
    const int32_t urd = (int32_t)in->value[1];
    const int32_t uguard = operand_uguard(s, in, 4, 6);
    if (uguard) {
        uint32_t a;
        a = s->ur[ura];
        const uint32_t b = operand_src_ub_2(s, in, 2, 3, 4);
        uint32_t c;
        c = s->ur[urc];
        if (uniform_uprmt_mode) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this mode");
        }
        const uint64_t x = a | (uint64_t)c << 32;
        if (urd != 63)
            s->ur[urd] = func_picked(x, b);
    }
    return 0;
}

/* UGUARD USEL $UR[URd], $UR[URa], SRC_UB, NOT_Pp$UP[UPp] CTL */
int volta_exec_usel(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[1];
    const int32_t upp = (int32_t)in->value[5];
    const int32_t not_pp = (int32_t)in->value[4];
    const int32_t urd = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 4, 6);
    if (uguard) {
        uint32_t a;
        a = s->ur[ura];
        const uint32_t b = operand_src_ub_2(s, in, 2, 2, 3);
        int32_t q;
        q = s->up[upp] ^ not_pp;
        if (urd != 63)
            s->ur[urd] = q ? a : b;
    }
    return 0;
}

/* UGUARD UMOV $UR[URd], MOV_UB CTL */
int volta_exec_umov(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t urd = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 2, 3);
    if (uguard) {
        const uint32_t b = operand_src_ub_2(s, in, 1, 1, 2);
        if (urd != 63)
            s->ur[urd] = b;
    }
    return 0;
}

/* UGUARD UPOPC $UR[URd], SIGNED_UB CTL */
int volta_exec_upopc(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t urd = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 2, 4);
    if (uguard) {
        const uint32_t b = operand_signed_ub_4(s, in, 1, 2, 1, 3);
        if (urd != 63)
            s->ur[urd] = (uint32_t)rt_popcount((rt_u128)b);
    }
    return 0;
}

/* UGUARD UFLO{SIGNED}SH $UR[URd], OPT, SIGNED_UB CTL */
int volta_exec_uflo(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t signed_2 = (int32_t)in->value[0];
    const int32_t sh = (int32_t)in->value[1];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t upu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t urd = (int32_t)in->value[2];
    int64_t result = 0;
    const int32_t uguard = operand_uguard(s, in, 3, 7);
    if (uguard) {
        const uint32_t b = operand_signed_ub_4(s, in, 2, 5, 4, 6);
        const uint32_t x = (signed_2 && b >> 31 != 0) ? ~b : b;
        if (x == 0) {
            result = 4294967295u;
        } else {
            result = sh ? rt_clz((rt_u128)x, 32) : 31 - rt_clz((rt_u128)x, 32);
        }
        const uint32_t d_new = (uint32_t)result;
        if (upu != 7) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the predicate result");
        }
        if (urd != 63)
            s->ur[urd] = d_new;
    }
    return 0;
}

/* UGUARD UBREV $UR[URd], SRC_UB CTL */
int volta_exec_ubrev(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t urd = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 2, 3);
    if (uguard) {
        const uint32_t b = operand_src_ub_2(s, in, 1, 1, 2);
        if (urd != 63)
            s->ur[urd] = b >> 31 | (b >> 30 & 1) << 1 | (b >> 29 & 1) << 2 | (b >> 28 & 1) << 3
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

/* UGUARD USGXT{W}SIGNED $UR[URd], $UR[URa], SRC_UB CTL */
int volta_exec_usgxt(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[3];
    const int32_t w = (int32_t)in->value[0];
    const int32_t urd = (int32_t)in->value[2];
    const int32_t signed_2 = (int32_t)in->value[1];
    const int32_t uguard = operand_uguard(s, in, 3, 6);
    if (uguard) {
        uint32_t a;
        a = s->ur[ura];
        const uint32_t b = operand_src_ub_2(s, in, 2, 4, 5);
        const int32_t n = w ? (int32_t)(b & 0x1f) : (int32_t)rt_min_u32(b, 32);
        const uint32_t y = rt_shl_u32(a, (uint64_t)(32 - n));
        if (urd != 63)
            s->ur[urd] = signed_2 ? (uint32_t)rt_shr_i32((int32_t)y, (uint64_t)(32 - n))
                : rt_shr_u32(y, (uint64_t)(32 - n));
    }
    return 0;
}

/* UGUARD UBMSK{W} $UR[URd], $UR[URa], SRC_UB CTL */
int volta_exec_ubmsk(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[2];
    const int32_t w = (int32_t)in->value[0];
    const int32_t urd = (int32_t)in->value[1];
    const int32_t uguard = operand_uguard(s, in, 3, 5);
    if (uguard) {
        uint32_t a_2;
        a_2 = s->ur[ura];
        const uint32_t b = operand_src_ub_2(s, in, 2, 3, 4);
        const int32_t a = w ? (int32_t)(a_2 & 0x1f) : (int32_t)rt_min_u32(a_2, 32);
        const int32_t n = w ? (int32_t)(b & 0x1f) : (int32_t)rt_min_u32(b, 32);
        if (urd != 63)
            s->ur[urd] = rt_shl_u32(rt_shl_u32((uint32_t)1, (uint64_t)n) - 1, (uint64_t)a);
    }
    return 0;
}

/* UGUARD UPLOP3.LUT $UP[UPu], $UP[UPv], NOT_Pp$UP[UPp], NOT_Pq$UP[UPq], NOT_Pr$UP[UPr], LUT1, LUT2
   CTL */
int volta_exec_uplop3(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t upp = (int32_t)in->value[3];
    const int32_t not_pp = (int32_t)in->value[2];
    const int32_t upq = (int32_t)in->value[5];
    const int32_t not_pq = (int32_t)in->value[4];
    const int32_t upr = (int32_t)in->value[7];
    const int32_t not_pr = (int32_t)in->value[6];
    const int32_t upu = (int32_t)in->value[0];
    const int32_t lut1 = (int32_t)in->value[8];
    const int32_t upv = (int32_t)in->value[1];
    const int32_t lut2 = (int32_t)in->value[9];
    const int32_t uguard = operand_uguard(s, in, 3, 10);
    if (uguard) {
        int32_t q;
        q = s->up[upp] ^ not_pp;
        int32_t r;
        r = s->up[upq] ^ not_pq;
        int32_t s_2;
        s_2 = s->up[upr] ^ not_pr;
        const int32_t at = 4 * q + 2 * r + s_2;
        if (upu != 7)
            s->up[upu] = (uint8_t)(lut1 >> at & 1);
        if (upv != 7)
            s->up[upv] = (uint8_t)(lut2 >> at & 1);
    }
    return 0;
}

/* UGUARD UPLOP3.LUT $UP[UPu], $UP[UPv], NOT_Pp$UP[UPp], $UR[URb].SIGN, NOT_Pr$UP[UPr], LUT, LUT2
   CTL */
int volta_exec_uplop3_sign_one(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t upp = (int32_t)in->value[3];
    const int32_t not_pp = (int32_t)in->value[2];
    const int32_t urb = (int32_t)in->value[4];
    const int32_t upr = (int32_t)in->value[6];
    const int32_t not_pr = (int32_t)in->value[5];
    const int32_t upu = (int32_t)in->value[0];
    const int32_t lut = (int32_t)in->value[7];
    const int32_t upv = (int32_t)in->value[1];
    const int32_t lut2 = (int32_t)in->value[8];
    const int32_t uguard = operand_uguard(s, in, 3, 9);
    if (uguard) {
        int32_t q;
        q = s->up[upp] ^ not_pp;
        int32_t r;
        r = (int32_t)(s->ur[urb] >> 31);
        int32_t s_2;
        s_2 = s->up[upr] ^ not_pr;
        const int32_t at = 4 * q + 2 * r + s_2;
        if (upu != 7)
            s->up[upu] = (uint8_t)(lut >> at & 1);
        if (upv != 7)
            s->up[upv] = (uint8_t)(lut2 >> at & 1);
    }
    return 0;
}

/* UGUARD UPLOP3.LUT $UP[UPu], $UP[UPv], NOT_Pp$UP[UPp], $UR[URb].SIGN, $UR[URc].SIGN, LUT, LUT2 CTL
   */
int volta_exec_uplop3_sign_two(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t upp = (int32_t)in->value[3];
    const int32_t not_pp = (int32_t)in->value[2];
    const int32_t urb = (int32_t)in->value[4];
    const int32_t urc = (int32_t)in->value[5];
    const int32_t upu = (int32_t)in->value[0];
    const int32_t lut = (int32_t)in->value[6];
    const int32_t upv = (int32_t)in->value[1];
    const int32_t lut2 = (int32_t)in->value[7];
    const int32_t uguard = operand_uguard(s, in, 3, 8);
    if (uguard) {
        int32_t q;
        q = s->up[upp] ^ not_pp;
        int32_t r;
        r = (int32_t)(s->ur[urb] >> 31);
        int32_t s_2;
        s_2 = (int32_t)(s->ur[urc] >> 31);
        const int32_t at = 4 * q + 2 * r + s_2;
        if (upu != 7)
            s->up[upu] = (uint8_t)(lut >> at & 1);
        if (upv != 7)
            s->up[upv] = (uint8_t)(lut2 >> at & 1);
    }
    return 0;
}

/* UGUARD UPLOP3.LUT $UP[UPu], $UP[UPv], $UR[URa].SIGN, $UR[URb].SIGN, $UR[URc].SIGN, LUT, LUT2 CTL
   */
int volta_exec_uplop3_sign_all(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[2];
    const int32_t urb = (int32_t)in->value[3];
    const int32_t urc = (int32_t)in->value[4];
    const int32_t upu = (int32_t)in->value[0];
    const int32_t lut = (int32_t)in->value[5];
    const int32_t upv = (int32_t)in->value[1];
    const int32_t lut2 = (int32_t)in->value[6];
    const int32_t uguard = operand_uguard(s, in, 3, 7);
    if (uguard) {
        int32_t q;
        q = (int32_t)(s->ur[ura] >> 31);
        int32_t r;
        r = (int32_t)(s->ur[urb] >> 31);
        int32_t s_2;
        s_2 = (int32_t)(s->ur[urc] >> 31);
        const int32_t at = 4 * q + 2 * r + s_2;
        if (upu != 7)
            s->up[upu] = (uint8_t)(lut >> at & 1);
        if (upv != 7)
            s->up[upv] = (uint8_t)(lut2 >> at & 1);
    }
    return 0;
}

/* UGUARD UCLEA $UR[URd], OPT, $UR[URa], UCLEA_B, UCLEA_SIZE CTL */
int volta_exec_uclea(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t uguard = operand_uguard(s, in, 4, 6);
    if (uguard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the address of constant memory");
    }
    return 0;
}

/* UGUARD UP2UR{PR_BYTE} $UR[URd], UPR, $UR[URa], MASK_UB CTL */
int volta_exec_up2ur(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[2];
    const int32_t urd = (int32_t)in->value[1];
    const int32_t pr_byte = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 3, 5);
    if (uguard) {
        uint32_t a;
        a = s->ur[ura];
        const uint32_t b = operand_src_ub_2(s, in, 2, 3, 4);
        const int32_t read = s->up[0] | s->up[1] << 1 | s->up[2] << 2 | s->up[3] << 3
            | s->up[4] << 4 | s->up[5] << 5 | s->up[6] << 6;
        const uint32_t m_2 = b & 0x7f;
        if (urd != 63)
            s->ur[urd] = func_with_predicates(a, m_2, read, pr_byte);
    }
    return 0;
}

/* UGUARD UR2UP UPR, $UR[URa], MASK_UB CTL */
int volta_exec_ur2up(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 2, 3);
    if (uguard) {
        uint32_t a;
        a = s->ur[ura];
        const uint32_t b = operand_src_ub_2(s, in, 1, 1, 2);
        const uint32_t m_2 = b;
        for (int32_t i = 0; i <= 6; i++) {
            if (m_2 >> i & 1) {
                s->up[i] = (uint8_t)(a >> i & 1);
            }
        }
    }
    return 0;
}

/* UGUARD UF2FP.???0.PACK_AB $UR[URd], $UR[URa], SRC_UB CTL */
int volta_exec_uf2fp(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[1];
    const int32_t urd = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 3, 4);
    if (uguard) {
        uint32_t a;
        a = s->ur[ura];
        const uint32_t b = operand_src_ub_2(s, in, 2, 2, 3);
        if (urd != 63)
            s->ur[urd] = (uint32_t)rt_float_convert(RT_F16, RT_F32, b, RT_NEAR, RT_KEEP, 0x7fff)
                | (uint32_t)rt_float_convert(RT_F16, RT_F32, a, RT_NEAR, RT_KEEP, 0x7fff) << 16;
    }
    return 0;
}

/* GUARD R2UR{R2UR_OR} R2UR_Pu, $UR[URd], $R[Ra]REUSE_A PM_EVENTS CTL */
int volta_exec_r2ur_o(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_r2ur_o(m, in, 1, 3, 2, 0, 5);
}

/* GUARD R2UR{R2UR_OR} R2UR_Pu, $UR[URd], $R[Ra]REUSE_A PM_EVENTS CTL */
int volta_exec_r2ur_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_r2ur_o(m, in, 1, 3, 2, 0, 5);
}

/* UGUARD S2UR $UR[URd], SPECIAL CTL */
int volta_exec_s2ur(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t urd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t lane_of_of[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t uguard = operand_uguard(s, in, 2, 2);
        if (uguard) {
            const uint32_t v = operand_special(m, s, in, 1, 1);
            const uint32_t value = v;
            lane_of_of[lane] = value;
            here |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    const int32_t uguard_2 = operand_uguard(s, in, 2, 2);
    if (uguard_2) {
        const int32_t t = rt_min_i32(rt_ctz((rt_u128)s->active, 32), 31);
        const uint32_t lane_of = (here >> t & 1 ? lane_of_of[t] : 0);
        if (urd != 63)
            s->ur[urd] = lane_of;
    }
    return 0;
}

