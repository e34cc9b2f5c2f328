/* Generated from the description tesla by gen/emit/exec. Do not edit. */
#include "tesla_exec.h"

static void add_add_b16_short_part(uint32_t sum, uint32_t p, int32_t q, int32_t ssat, int commit,
    int32_t sdst, struct tesla_state *s, int32_t lane, const struct isadora_insn *in)
{
    const uint32_t r = sum & 0xffff;
    const int32_t o = func_overflows(p, q, r);
    const int32_t v = (ssat && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
    if (commit) {
        const int32_t t = sdst >> 1;
        const int32_t t_2 = 16 * (sdst & 1);
        s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | (uint32_t)v << t_2;
        after_s_src(s, in, lane, 1, 4, 3);
        after_s_src2_2(s, in, lane, 7, 4, 8);
    }
}

/* add SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2  */
int tesla_exec_add_add_b16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ssat = (int32_t)in->value[0];
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_l_src(m, s, in, lane, &a, 1, 2, 3, 4, 5);
            if (a_trap) {
                return a_trap;
            }
            int32_t b = 0;
            const int b_trap = operand_s_src2_2(m, s, in, lane, &b, 7, 6, 7, 8, 4);
            if (b_trap) {
                return b_trap;
            }
            const uint32_t x = (uint32_t)a & 0xffff;
            const int32_t y = b;
            const uint32_t p = x;
            const int32_t q = y;
            const uint32_t sum = p + (uint32_t)q;
            add_add_b16_short_part(sum, p, q, ssat, commit, sdst, s, lane, in);
        }
        m->lane = -1;
    }
    return 0;
}

/* add SSAT b32 $r[SDST] S_SRC S_SRC2  */
int tesla_exec_add_add_b32_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ssat = (int32_t)in->value[0];
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_l_src_2(m, s, in, lane, &a, 1, 2, 3, 4, 5);
            if (a_trap) {
                return a_trap;
            }
            uint32_t b = 0;
            const int b_trap = operand_s_src2(m, s, in, lane, &b, 7, 6, 7, 8, 4);
            if (b_trap) {
                return b_trap;
            }
            const uint32_t x = (uint32_t)a;
            const uint32_t y = b;
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q;
            const uint32_t r = (uint32_t)sum;
            const int32_t o = func_overflows_2(p, q, r);
            const uint32_t v = (ssat && o) ? 2147483648u - (r >> 31) : r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 4, 3);
                after_s_src2(s, in, lane, 7, 4, 8);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* sub SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2  */
int tesla_exec_add_sub_b16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ssat = (int32_t)in->value[0];
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_l_src(m, s, in, lane, &a, 1, 2, 3, 4, 5);
            if (a_trap) {
                return a_trap;
            }
            int32_t b = 0;
            const int b_trap = operand_s_src2_2(m, s, in, lane, &b, 7, 6, 7, 8, 4);
            if (b_trap) {
                return b_trap;
            }
            const uint32_t x = (uint32_t)a & 0xffff;
            const int32_t y = b;
            const uint32_t p = x;
            const int32_t q = ~y & 0xffff;
            const uint32_t sum = p + (uint32_t)q + 1;
            add_add_b16_short_part(sum, p, q, ssat, commit, sdst, s, lane, in);
        }
        m->lane = -1;
    }
    return 0;
}

/* sub SSAT b32 $r[SDST] S_SRC S_SRC2  */
int tesla_exec_add_sub_b32_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ssat = (int32_t)in->value[0];
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_l_src_2(m, s, in, lane, &a, 1, 2, 3, 4, 5);
            if (a_trap) {
                return a_trap;
            }
            uint32_t b = 0;
            const int b_trap = operand_s_src2(m, s, in, lane, &b, 7, 6, 7, 8, 4);
            if (b_trap) {
                return b_trap;
            }
            const uint32_t x = (uint32_t)a;
            const uint32_t y = b;
            const uint32_t p = x;
            const uint32_t q = ~y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const int32_t o = func_overflows_2(p, q, r);
            const uint32_t v = (ssat && o) ? 2147483648u - (r >> 31) : r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 4, 3);
                after_s_src2(s, in, lane, 7, 4, 8);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* subr SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2  */
int tesla_exec_add_subr_b16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ssat = (int32_t)in->value[0];
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_l_src(m, s, in, lane, &a, 1, 2, 3, 4, 5);
            if (a_trap) {
                return a_trap;
            }
            int32_t b = 0;
            const int b_trap = operand_s_src2_2(m, s, in, lane, &b, 7, 6, 7, 8, 4);
            if (b_trap) {
                return b_trap;
            }
            const uint32_t x = (uint32_t)a & 0xffff;
            const int32_t y = b;
            const int32_t p = ~(int32_t)x & 0xffff;
            const int32_t q = y;
            const int32_t sum = p + q + 1;
            const int32_t r = sum & 0xffff;
            const int32_t o = func_overflows_3(p, q, r);
            const int32_t v = (ssat && o) ? 32768 - (r >> 15) : r;
            if (commit) {
                const int32_t t = sdst >> 1;
                const int32_t t_2 = 16 * (sdst & 1);
                s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | (uint32_t)v << t_2;
                after_s_src(s, in, lane, 1, 4, 3);
                after_s_src2_2(s, in, lane, 7, 4, 8);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* subr SSAT b32 $r[SDST] S_SRC S_SRC2  */
int tesla_exec_add_subr_b32_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ssat = (int32_t)in->value[0];
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_l_src_2(m, s, in, lane, &a, 1, 2, 3, 4, 5);
            if (a_trap) {
                return a_trap;
            }
            uint32_t b = 0;
            const int b_trap = operand_s_src2(m, s, in, lane, &b, 7, 6, 7, 8, 4);
            if (b_trap) {
                return b_trap;
            }
            const uint32_t x = (uint32_t)a;
            const uint32_t y = b;
            const uint32_t p = ~x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const int32_t o = func_overflows_2(p, q, r);
            const uint32_t v = (ssat && o) ? 2147483648u - (r >> 31) : r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 4, 3);
                after_s_src2(s, in, lane, 7, 4, 8);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* addc SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2 $c0 */
int tesla_exec_add_addc_b16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ssat = (int32_t)in->value[0];
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_l_src(m, s, in, lane, &a, 1, 2, 3, 4, 5);
            if (a_trap) {
                return a_trap;
            }
            int32_t b = 0;
            const int b_trap = operand_s_src2_2(m, s, in, lane, &b, 7, 6, 7, 8, 4);
            if (b_trap) {
                return b_trap;
            }
            const uint32_t x = (uint32_t)a & 0xffff;
            const int32_t y = b;
            const uint32_t p = x;
            const int32_t q = y;
            const uint32_t sum = p + (uint32_t)q + (uint32_t)(s->c[0][lane] >> 2 & 1);
            add_add_b16_short_part(sum, p, q, ssat, commit, sdst, s, lane, in);
        }
        m->lane = -1;
    }
    return 0;
}

/* addc SSAT b32 $r[SDST] S_SRC S_SRC2 $c0 */
int tesla_exec_add_addc_b32_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ssat = (int32_t)in->value[0];
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_l_src_2(m, s, in, lane, &a, 1, 2, 3, 4, 5);
            if (a_trap) {
                return a_trap;
            }
            uint32_t b = 0;
            const int b_trap = operand_s_src2(m, s, in, lane, &b, 7, 6, 7, 8, 4);
            if (b_trap) {
                return b_trap;
            }
            const uint32_t x = (uint32_t)a;
            const uint32_t y = b;
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[0][lane] >> 2 & 1);
            const uint32_t r = (uint32_t)sum;
            const int32_t o = func_overflows_2(p, q, r);
            const uint32_t v = (ssat && o) ? 2147483648u - (r >> 31) : r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 4, 3);
                after_s_src2(s, in, lane, 7, 4, 8);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* add SSAT b16 $r[SDST].h[SDST] I_SRC IMM  */
int tesla_exec_add_add_b16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    const int32_t ssat = (int32_t)in->value[0];
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src_2(m, s, in, lane, &a, 1, 2, 3, 4, 5);
            if (a_trap) {
                return a_trap;
            }
            const uint32_t x = (uint32_t)a & 0xffff;
            const uint32_t y = imm & 0xffff;
            const uint32_t p = x;
            const uint32_t q = y;
            const uint32_t sum = p + q;
            const uint32_t r = sum & 0xffff;
            const int32_t o = func_overflows_4(p, q, r);
            const int32_t v = (ssat && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
            if (commit) {
                const int32_t t = sdst >> 1;
                const int32_t t_2 = 16 * (sdst & 1);
                s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | (uint32_t)v << t_2;
                after_s_src(s, in, lane, 1, 4, 3);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* add SSAT b32 $r[SDST] I_SRC IMM  */
int tesla_exec_add_add_b32_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    const int32_t ssat = (int32_t)in->value[0];
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src(m, s, in, lane, &a, 1, 2, 3, 4, 5);
            if (a_trap) {
                return a_trap;
            }
            const uint32_t x = (uint32_t)a;
            const uint32_t y = imm;
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q;
            const uint32_t r = (uint32_t)sum;
            const int32_t o = func_overflows_2(p, q, r);
            const uint32_t v = (ssat && o) ? 2147483648u - (r >> 31) : r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 4, 3);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* sub SSAT b16 $r[SDST].h[SDST] I_SRC IMM  */
int tesla_exec_add_sub_b16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    const int32_t ssat = (int32_t)in->value[0];
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src_2(m, s, in, lane, &a, 1, 2, 3, 4, 5);
            if (a_trap) {
                return a_trap;
            }
            const uint32_t x = (uint32_t)a & 0xffff;
            const uint32_t y = imm & 0xffff;
            const uint32_t p = x;
            const int32_t q = ~(int32_t)y & 0xffff;
            const uint32_t sum = p + (uint32_t)q + 1;
            const uint32_t r = sum & 0xffff;
            const int32_t o = func_overflows(p, q, r);
            const int32_t v = (ssat && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
            if (commit) {
                const int32_t t = sdst >> 1;
                const int32_t t_2 = 16 * (sdst & 1);
                s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | (uint32_t)v << t_2;
                after_s_src(s, in, lane, 1, 4, 3);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* sub SSAT b32 $r[SDST] I_SRC IMM  */
int tesla_exec_add_sub_b32_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    const int32_t ssat = (int32_t)in->value[0];
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src(m, s, in, lane, &a, 1, 2, 3, 4, 5);
            if (a_trap) {
                return a_trap;
            }
            const uint32_t x = (uint32_t)a;
            const uint32_t y = imm;
            const uint32_t p = x;
            const uint32_t q = ~y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const int32_t o = func_overflows_2(p, q, r);
            const uint32_t v = (ssat && o) ? 2147483648u - (r >> 31) : r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 4, 3);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* subr SSAT b16 $r[SDST].h[SDST] I_SRC IMM  */
int tesla_exec_add_subr_b16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    const int32_t ssat = (int32_t)in->value[0];
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src_2(m, s, in, lane, &a, 1, 2, 3, 4, 5);
            if (a_trap) {
                return a_trap;
            }
            const uint32_t x = (uint32_t)a & 0xffff;
            const uint32_t y = imm & 0xffff;
            const int32_t p = ~(int32_t)x & 0xffff;
            const uint32_t q = y;
            const uint32_t sum = (uint32_t)p + q + 1;
            const uint32_t r = sum & 0xffff;
            const int32_t o = func_overflows_5(p, q, r);
            const int32_t v = (ssat && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
            if (commit) {
                const int32_t t = sdst >> 1;
                const int32_t t_2 = 16 * (sdst & 1);
                s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | (uint32_t)v << t_2;
                after_s_src(s, in, lane, 1, 4, 3);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* subr SSAT b32 $r[SDST] I_SRC IMM  */
int tesla_exec_add_subr_b32_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    const int32_t ssat = (int32_t)in->value[0];
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src(m, s, in, lane, &a, 1, 2, 3, 4, 5);
            if (a_trap) {
                return a_trap;
            }
            const uint32_t x = (uint32_t)a;
            const uint32_t y = imm;
            const uint32_t p = ~x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const int32_t o = func_overflows_2(p, q, r);
            const uint32_t v = (ssat && o) ? 2147483648u - (r >> 31) : r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 4, 3);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* addc SSAT b16 $r[SDST].h[SDST] I_SRC IMM $c0 */
int tesla_exec_add_addc_b16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    const int32_t ssat = (int32_t)in->value[0];
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src_2(m, s, in, lane, &a, 1, 2, 3, 4, 5);
            if (a_trap) {
                return a_trap;
            }
            const uint32_t x = (uint32_t)a & 0xffff;
            const uint32_t y = imm & 0xffff;
            const uint32_t p = x;
            const uint32_t q = y;
            const uint32_t sum = p + q + (uint32_t)(s->c[0][lane] >> 2 & 1);
            const uint32_t r = sum & 0xffff;
            const int32_t o = func_overflows_4(p, q, r);
            const int32_t v = (ssat && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
            if (commit) {
                const int32_t t = sdst >> 1;
                const int32_t t_2 = 16 * (sdst & 1);
                s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | (uint32_t)v << t_2;
                after_s_src(s, in, lane, 1, 4, 3);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* addc SSAT b32 $r[SDST] I_SRC IMM $c0 */
int tesla_exec_add_addc_b32_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    const int32_t ssat = (int32_t)in->value[0];
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src(m, s, in, lane, &a, 1, 2, 3, 4, 5);
            if (a_trap) {
                return a_trap;
            }
            const uint32_t x = (uint32_t)a;
            const uint32_t y = imm;
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[0][lane] >> 2 & 1);
            const uint32_t r = (uint32_t)sum;
            const int32_t o = func_overflows_2(p, q, r);
            const uint32_t v = (ssat && o) ? 2147483648u - (r >> 31) : r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 4, 3);
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int add_add_b16_long_part(uint32_t sum, uint32_t p, int32_t q, int32_t lsat,
    const struct isadora_insn *in, struct isadora_machine *m, int commit, struct tesla_state *s,
    int32_t lane)
{
    const uint32_t r = sum & 0xffff;
    const int32_t o = func_overflows(p, q, r);
    const int32_t v = (lsat && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
    if (in->alt[1] == 1) {
        const int32_t ooff = (int32_t)in->value[3];
        if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2))
            return (int)m->trap.kind;
    }
    if (commit) {
        if (in->alt[1] == 1) {
            const int32_t ooff = (int32_t)in->value[3];
            rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2, (uint64_t)v);
        }
        if (in->alt[0] == 1) {
            const int32_t cdst = (int32_t)in->value[1];
            s->c[cdst][lane] =
                (uint8_t)((uint32_t)(v == 0) | (uint32_t)(v >> 15) << 1 | sum >> 16 << 2
                | (uint32_t)o << 3);
        }
        after_l_src(s, in, lane, 2, 6, 5);
        after_l_src3_2(s, in, lane, 8, 6, 10);
        store_ll_dst(s, in, lane, v, 1, 2);
    }
    return 0;
}

/* MARK GUARD add LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int tesla_exec_add_add_b16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[11];
    const int32_t lsat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 11) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 12, 13);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 4, 5, 6, 7);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 8, 9, 10, 6);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = (uint32_t)a & 0xffff;
                const int32_t y = b;
                const uint32_t p = x;
                const int32_t q = y;
                const uint32_t sum = p + (uint32_t)q;
                {
                    const int part_trap =
                        add_add_b16_long_part(sum, p, q, lsat, in, m, commit, s, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static void add_add_b32_long_part(const struct isadora_insn *in, int slot_2,
    struct isadora_machine *m, uint32_t v, int slot_5, struct tesla_state *s, int32_t lane,
    int64_t sum, int32_t o, int slot_10, int slot_11)
{
    if (in->alt[1] == 1) {
        const int32_t ooff = (int32_t)in->value[slot_2];
        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
    }
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[slot_5];
        s->c[cdst][lane] =
            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3);
    }
    after_l_src(s, in, lane, 2, slot_10, slot_11);
}

static int add_add_b32_long_part_2(int64_t sum, uint32_t p, uint32_t q, int32_t lsat,
    const struct isadora_insn *in, struct isadora_machine *m, int commit, struct tesla_state *s,
    int32_t lane)
{
    const uint32_t r = (uint32_t)sum;
    const int32_t o = func_overflows_2(p, q, r);
    const uint32_t v = (lsat && o) ? 2147483648u - (r >> 31) : r;
    if (in->alt[1] == 1) {
        const int32_t ooff = (int32_t)in->value[3];
        if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
            return (int)m->trap.kind;
    }
    if (commit) {
        add_add_b32_long_part(in, 3, m, v, 1, s, lane, sum, o, 6, 5);
        after_l_src3(s, in, lane, 8, 6, 10);
        if (in->alt[1] == 0) {
            const int32_t ldst = (int32_t)in->value[2];
            s->r[ldst][lane] = v;
        }
    }
    return 0;
}

/* MARK GUARD add LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int tesla_exec_add_add_b32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[11];
    const int32_t lsat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 11) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 12, 13);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 4, 5, 6, 7);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 8, 9, 10, 6);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = (uint32_t)a;
                const uint32_t y = b;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q;
                {
                    const int part_trap =
                        add_add_b32_long_part_2(sum, p, q, lsat, in, m, commit, s, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD sub LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int tesla_exec_add_sub_b16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[11];
    const int32_t lsat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 11) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 12, 13);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 4, 5, 6, 7);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 8, 9, 10, 6);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = (uint32_t)a & 0xffff;
                const int32_t y = b;
                const uint32_t p = x;
                const int32_t q = ~y & 0xffff;
                const uint32_t sum = p + (uint32_t)q + 1;
                {
                    const int part_trap =
                        add_add_b16_long_part(sum, p, q, lsat, in, m, commit, s, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD sub LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int tesla_exec_add_sub_b32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[11];
    const int32_t lsat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 11) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 12, 13);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 4, 5, 6, 7);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 8, 9, 10, 6);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = (uint32_t)a;
                const uint32_t y = b;
                const uint32_t p = x;
                const uint32_t q = ~y;
                const int64_t sum = (int64_t)p + q + 1;
                {
                    const int part_trap =
                        add_add_b32_long_part_2(sum, p, q, lsat, in, m, commit, s, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD subr LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int tesla_exec_add_subr_b16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[11];
    const int32_t lsat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 11) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 12, 13);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 4, 5, 6, 7);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 8, 9, 10, 6);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = (uint32_t)a & 0xffff;
                const int32_t y = b;
                const int32_t p = ~(int32_t)x & 0xffff;
                const int32_t q = y;
                const int32_t sum = p + q + 1;
                const int32_t r = sum & 0xffff;
                const int32_t o = func_overflows_3(p, q, r);
                const int32_t v = (lsat && o) ? 32768 - (r >> 15) : r;
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[3];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[3];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2, (uint64_t)v);
                    }
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[1];
                        s->c[cdst][lane] =
                            (uint8_t)((v == 0) | v >> 15 << 1 | sum >> 16 << 2 | o << 3);
                    }
                    after_l_src(s, in, lane, 2, 6, 5);
                    after_l_src3_2(s, in, lane, 8, 6, 10);
                    store_ll_dst(s, in, lane, v, 1, 2);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD subr LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int tesla_exec_add_subr_b32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[11];
    const int32_t lsat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 11) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 12, 13);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 4, 5, 6, 7);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 8, 9, 10, 6);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = (uint32_t)a;
                const uint32_t y = b;
                const uint32_t p = ~x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + 1;
                {
                    const int part_trap =
                        add_add_b32_long_part_2(sum, p, q, lsat, in, m, commit, s, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD addc LSAT b16 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
int tesla_exec_add_addc_b16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const int32_t cond = (int32_t)in->value[11];
    const int32_t lsat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_2(s, in, lane, 11, 11, 13);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 4, 5, 6, 7);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 8, 9, 10, 6);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = (uint32_t)a & 0xffff;
                const int32_t y = b;
                const uint32_t p = x;
                const int32_t q = y;
                const uint32_t sum = p + (uint32_t)q + (uint32_t)(s->c[cond][lane] >> 2 & 1);
                {
                    const int part_trap =
                        add_add_b16_long_part(sum, p, q, lsat, in, m, commit, s, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD addc LSAT b32 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
int tesla_exec_add_addc_b32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const int32_t cond = (int32_t)in->value[11];
    const int32_t lsat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_2(s, in, lane, 11, 11, 13);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 4, 5, 6, 7);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 8, 9, 10, 6);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = (uint32_t)a;
                const uint32_t y = b;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + (s->c[cond][lane] >> 2 & 1);
                {
                    const int part_trap =
                        add_add_b32_long_part_2(sum, p, q, lsat, in, m, commit, s, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* mul $r[SDST] S16A S_SRC S16B S_SRC2 */
int tesla_exec_mul16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t s16a = (int32_t)in->value[1];
    const int32_t s16b = (int32_t)in->value[6];
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_l_src(m, s, in, lane, &a, 1, 2, 3, 4, 5);
            if (a_trap) {
                return a_trap;
            }
            int32_t b = 0;
            const int b_trap = operand_s_src2_2(m, s, in, lane, &b, 7, 7, 8, 9, 4);
            if (b_trap) {
                return b_trap;
            }
            const uint32_t r = rt_u32(s16a ? (int16_t)a : (int32_t)((uint32_t)a & 0xffff))
                * rt_u32(s16b ? (int16_t)b : b);
            if (commit) {
                s->r[sdst][lane] = r;
                after_s_src(s, in, lane, 1, 4, 3);
                after_s_src2_2(s, in, lane, 7, 4, 9);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* mul $r[SDST] S16A I_SRC S16B IMM */
int tesla_exec_mul16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t s16a = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[7];
    const int32_t s16b = (int32_t)in->value[6];
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src_2(m, s, in, lane, &a, 1, 2, 3, 4, 5);
            if (a_trap) {
                return a_trap;
            }
            const uint32_t r = rt_u32(s16a ? (int16_t)a : (int32_t)((uint32_t)a & 0xffff))
                * rt_u32(s16b ? (int16_t)imm : (int32_t)(imm & 0xffff));
            if (commit) {
                s->r[sdst][lane] = r;
                after_s_src(s, in, lane, 1, 4, 3);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD mul MCDST LL_DST L16A L_SRC L16B L_SRC2 */
int tesla_exec_mul16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const int32_t l16a = (int32_t)in->value[3];
    const int32_t l16b = (int32_t)in->value[8];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 4, 5, 6, 7);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 9, 10, 11, 6);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t r = rt_u32(l16a ? (int16_t)a : (int32_t)((uint32_t)a & 0xffff))
                    * rt_u32(l16b ? (int16_t)b : b);
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
                    after_l_src(s, in, lane, 2, 6, 5);
                    after_l_src3_2(s, in, lane, 8, 6, 11);
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

/* mul $r[SDST] SHIGH S24 S_SRC S_SRC2 */
int tesla_exec_mul24_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t s24 = (int32_t)in->value[2];
    const int32_t shigh = (int32_t)in->value[1];
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_l_src_2(m, s, in, lane, &a, 1, 3, 4, 5, 6);
            if (a_trap) {
                return a_trap;
            }
            uint32_t b = 0;
            const int b_trap = operand_s_src2(m, s, in, lane, &b, 7, 7, 8, 9, 5);
            if (b_trap) {
                return b_trap;
            }
            const int64_t m_2 =
                (int64_t)(s24 ? rt_sext_32((uint32_t)a, 24) : (int32_t)((uint32_t)a & 0xffffff))
                * (s24 ? rt_sext_32(b, 24) : (int32_t)(b & 0xffffff));
            const uint32_t r = shigh ? (uint32_t)(m_2 >> 16) : (uint32_t)m_2;
            if (commit) {
                s->r[sdst][lane] = r;
                after_s_src(s, in, lane, 1, 5, 4);
                after_s_src2(s, in, lane, 7, 5, 9);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* mul $r[SDST] SHIGH S24 I_SRC IMM */
int tesla_exec_mul24_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t s24 = (int32_t)in->value[2];
    const uint32_t imm = (uint32_t)in->value[7];
    const int32_t shigh = (int32_t)in->value[1];
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src(m, s, in, lane, &a, 1, 3, 4, 5, 6);
            if (a_trap) {
                return a_trap;
            }
            const int64_t m_2 =
                (int64_t)(s24 ? rt_sext_32((uint32_t)a, 24) : (int32_t)((uint32_t)a & 0xffffff))
                * (s24 ? rt_sext_32(imm, 24) : (int32_t)(imm & 0xffffff));
            const uint32_t r = shigh ? (uint32_t)(m_2 >> 16) : (uint32_t)m_2;
            if (commit) {
                s->r[sdst][lane] = r;
                after_s_src(s, in, lane, 1, 5, 4);
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int mul24_long_part(const struct isadora_insn *in, struct isadora_machine *m, int commit,
    uint32_t r, struct tesla_state *s, int32_t lane, int slot_7, int slot_8, int slot_9)
{
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
        after_l_src(s, in, lane, 2, slot_7, slot_8);
        after_l_src3(s, in, lane, 8, slot_7, slot_9);
        if (in->alt[1] == 0) {
            const int32_t ldst = (int32_t)in->value[1];
            s->r[ldst][lane] = r;
        }
    }
    return 0;
}

/* MARK GUARD mul MCDST LL_DST LHIGH L24 L_SRC L_SRC2 */
int tesla_exec_mul24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const int32_t l24 = (int32_t)in->value[4];
    const int32_t lhigh = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 5, 6, 7, 8);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 9, 10, 11, 7);
                if (b_trap) {
                    return b_trap;
                }
                const int64_t m_2 =
                    (int64_t)(l24 ? rt_sext_32((uint32_t)a, 24)
                    : (int32_t)((uint32_t)a & 0xffffff))
                    * (l24 ? rt_sext_32(b, 24) : (int32_t)(b & 0xffffff));
                const uint32_t r = lhigh ? (uint32_t)(m_2 >> 16) : (uint32_t)m_2;
                {
                    const int part_trap = mul24_long_part(in, m, commit, r, s, lane, 7, 6, 11);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* add  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
int tesla_exec_mul_add_add_u16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_l_src(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            int32_t b = 0;
            const int b_trap = operand_s_src2_2(m, s, in, lane, &b, 7, 5, 6, 7, 3);
            if (b_trap) {
                return b_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const uint32_t m_2 = ((uint32_t)a & 0xffff) * (uint32_t)b;
            const uint32_t x = m_2;
            const uint32_t y = c3;
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q;
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
                after_s_src2_2(s, in, lane, 7, 3, 7);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* add  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int tesla_exec_mul_add_add_s16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_l_src(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            int32_t b = 0;
            const int b_trap = operand_s_src2_2(m, s, in, lane, &b, 7, 5, 6, 7, 3);
            if (b_trap) {
                return b_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const int32_t m_2 = (int16_t)a * (int16_t)b;
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3;
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q;
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
                after_s_src2_2(s, in, lane, 7, 3, 7);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* add sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int tesla_exec_mul_add_add_s16sat_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_l_src(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            int32_t b = 0;
            const int b_trap = operand_s_src2_2(m, s, in, lane, &b, 7, 5, 6, 7, 3);
            if (b_trap) {
                return b_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const int32_t m_2 = (int16_t)a * (int16_t)b;
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3;
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q;
            const uint32_t r = (uint32_t)sum;
            const int32_t o = func_overflows_2(p, q, r);
            const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
                after_s_src2_2(s, in, lane, 7, 3, 7);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* add  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
int tesla_exec_mul_add_add_u24_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_l_src_2(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            uint32_t b = 0;
            const int b_trap = operand_s_src2(m, s, in, lane, &b, 7, 5, 6, 7, 3);
            if (b_trap) {
                return b_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const int64_t m_2 = (int64_t)((uint32_t)a & 0xffffff) * (b & 0xffffff);
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3;
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q;
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
                after_s_src2(s, in, lane, 7, 3, 7);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* sub  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
int tesla_exec_mul_add_sub_u16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_l_src(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            int32_t b = 0;
            const int b_trap = operand_s_src2_2(m, s, in, lane, &b, 7, 5, 6, 7, 3);
            if (b_trap) {
                return b_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const uint32_t m_2 = ((uint32_t)a & 0xffff) * (uint32_t)b;
            const uint32_t x = m_2;
            const uint32_t y = c3;
            const uint32_t p = x;
            const uint32_t q = ~y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
                after_s_src2_2(s, in, lane, 7, 3, 7);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* sub  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int tesla_exec_mul_add_sub_s16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_l_src(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            int32_t b = 0;
            const int b_trap = operand_s_src2_2(m, s, in, lane, &b, 7, 5, 6, 7, 3);
            if (b_trap) {
                return b_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const int32_t m_2 = (int16_t)a * (int16_t)b;
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3;
            const uint32_t p = x;
            const uint32_t q = ~y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
                after_s_src2_2(s, in, lane, 7, 3, 7);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* sub sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int tesla_exec_mul_add_sub_s16sat_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_l_src(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            int32_t b = 0;
            const int b_trap = operand_s_src2_2(m, s, in, lane, &b, 7, 5, 6, 7, 3);
            if (b_trap) {
                return b_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const int32_t m_2 = (int16_t)a * (int16_t)b;
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3;
            const uint32_t p = x;
            const uint32_t q = ~y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const int32_t o = func_overflows_2(p, q, r);
            const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
                after_s_src2_2(s, in, lane, 7, 3, 7);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* sub  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
int tesla_exec_mul_add_sub_u24_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_l_src_2(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            uint32_t b = 0;
            const int b_trap = operand_s_src2(m, s, in, lane, &b, 7, 5, 6, 7, 3);
            if (b_trap) {
                return b_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const int64_t m_2 = (int64_t)((uint32_t)a & 0xffffff) * (b & 0xffffff);
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3;
            const uint32_t p = x;
            const uint32_t q = ~y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
                after_s_src2(s, in, lane, 7, 3, 7);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* subr  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
int tesla_exec_mul_add_subr_u16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_l_src(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            int32_t b = 0;
            const int b_trap = operand_s_src2_2(m, s, in, lane, &b, 7, 5, 6, 7, 3);
            if (b_trap) {
                return b_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const uint32_t m_2 = ((uint32_t)a & 0xffff) * (uint32_t)b;
            const uint32_t x = m_2;
            const uint32_t y = c3;
            const uint32_t p = ~x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
                after_s_src2_2(s, in, lane, 7, 3, 7);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* subr  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int tesla_exec_mul_add_subr_s16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_l_src(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            int32_t b = 0;
            const int b_trap = operand_s_src2_2(m, s, in, lane, &b, 7, 5, 6, 7, 3);
            if (b_trap) {
                return b_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const int32_t m_2 = (int16_t)a * (int16_t)b;
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3;
            const uint32_t p = ~x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
                after_s_src2_2(s, in, lane, 7, 3, 7);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* subr sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int tesla_exec_mul_add_subr_s16sat_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_l_src(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            int32_t b = 0;
            const int b_trap = operand_s_src2_2(m, s, in, lane, &b, 7, 5, 6, 7, 3);
            if (b_trap) {
                return b_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const int32_t m_2 = (int16_t)a * (int16_t)b;
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3;
            const uint32_t p = ~x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const int32_t o = func_overflows_2(p, q, r);
            const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
                after_s_src2_2(s, in, lane, 7, 3, 7);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* subr  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
int tesla_exec_mul_add_subr_u24_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_l_src_2(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            uint32_t b = 0;
            const int b_trap = operand_s_src2(m, s, in, lane, &b, 7, 5, 6, 7, 3);
            if (b_trap) {
                return b_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const int64_t m_2 = (int64_t)((uint32_t)a & 0xffffff) * (b & 0xffffff);
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3;
            const uint32_t p = ~x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
                after_s_src2(s, in, lane, 7, 3, 7);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* addc  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST] $c0 */
int tesla_exec_mul_add_addc_u16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_l_src(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            int32_t b = 0;
            const int b_trap = operand_s_src2_2(m, s, in, lane, &b, 7, 5, 6, 7, 3);
            if (b_trap) {
                return b_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const uint32_t m_2 = ((uint32_t)a & 0xffff) * (uint32_t)b;
            const uint32_t x = m_2;
            const uint32_t y = c3;
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[0][lane] >> 2 & 1);
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
                after_s_src2_2(s, in, lane, 7, 3, 7);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* addc  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] $c0 */
int tesla_exec_mul_add_addc_s16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_l_src(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            int32_t b = 0;
            const int b_trap = operand_s_src2_2(m, s, in, lane, &b, 7, 5, 6, 7, 3);
            if (b_trap) {
                return b_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const int32_t m_2 = (int16_t)a * (int16_t)b;
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3;
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[0][lane] >> 2 & 1);
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
                after_s_src2_2(s, in, lane, 7, 3, 7);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* addc sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] $c0 */
int tesla_exec_mul_add_addc_s16sat_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_l_src(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            int32_t b = 0;
            const int b_trap = operand_s_src2_2(m, s, in, lane, &b, 7, 5, 6, 7, 3);
            if (b_trap) {
                return b_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const int32_t m_2 = (int16_t)a * (int16_t)b;
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3;
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[0][lane] >> 2 & 1);
            const uint32_t r = (uint32_t)sum;
            const int32_t o = func_overflows_2(p, q, r);
            const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
                after_s_src2_2(s, in, lane, 7, 3, 7);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* addc  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST] $c0 */
int tesla_exec_mul_add_addc_u24_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_l_src_2(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            uint32_t b = 0;
            const int b_trap = operand_s_src2(m, s, in, lane, &b, 7, 5, 6, 7, 3);
            if (b_trap) {
                return b_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const int64_t m_2 = (int64_t)((uint32_t)a & 0xffffff) * (b & 0xffffff);
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3;
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[0][lane] >> 2 & 1);
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
                after_s_src2(s, in, lane, 7, 3, 7);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* add  $r[SDST] (mul u16 I_SRC IMM) $r[SDST]  */
int tesla_exec_mul_add_add_u16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src_2(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const uint32_t m_2 = ((uint32_t)a & 0xffff) * (imm & 0xffff);
            const uint32_t x = m_2;
            const uint32_t y = c3;
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q;
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* add  $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int tesla_exec_mul_add_add_s16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src_2(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const int32_t m_2 = (int16_t)a * (int16_t)imm;
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3;
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q;
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* add sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int tesla_exec_mul_add_add_s16sat_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src_2(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const int32_t m_2 = (int16_t)a * (int16_t)imm;
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3;
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q;
            const uint32_t r = (uint32_t)sum;
            const int32_t o = func_overflows_2(p, q, r);
            const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* add  $r[SDST] (mul u24 I_SRC IMM) $r[SDST]  */
int tesla_exec_mul_add_add_u24_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const int64_t m_2 = (int64_t)((uint32_t)a & 0xffffff) * (imm & 0xffffff);
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3;
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q;
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* sub  $r[SDST] (mul u16 I_SRC IMM) $r[SDST]  */
int tesla_exec_mul_add_sub_u16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src_2(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const uint32_t m_2 = ((uint32_t)a & 0xffff) * (imm & 0xffff);
            const uint32_t x = m_2;
            const uint32_t y = c3;
            const uint32_t p = x;
            const uint32_t q = ~y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* sub  $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int tesla_exec_mul_add_sub_s16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src_2(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const int32_t m_2 = (int16_t)a * (int16_t)imm;
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3;
            const uint32_t p = x;
            const uint32_t q = ~y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* sub sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int tesla_exec_mul_add_sub_s16sat_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src_2(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const int32_t m_2 = (int16_t)a * (int16_t)imm;
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3;
            const uint32_t p = x;
            const uint32_t q = ~y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const int32_t o = func_overflows_2(p, q, r);
            const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* sub  $r[SDST] (mul u24 I_SRC IMM) $r[SDST]  */
int tesla_exec_mul_add_sub_u24_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const int64_t m_2 = (int64_t)((uint32_t)a & 0xffffff) * (imm & 0xffffff);
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3;
            const uint32_t p = x;
            const uint32_t q = ~y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* subr  $r[SDST] (mul u16 I_SRC IMM) $r[SDST]  */
int tesla_exec_mul_add_subr_u16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src_2(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const uint32_t m_2 = ((uint32_t)a & 0xffff) * (imm & 0xffff);
            const uint32_t x = m_2;
            const uint32_t y = c3;
            const uint32_t p = ~x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* subr  $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int tesla_exec_mul_add_subr_s16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src_2(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const int32_t m_2 = (int16_t)a * (int16_t)imm;
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3;
            const uint32_t p = ~x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* subr sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int tesla_exec_mul_add_subr_s16sat_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src_2(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const int32_t m_2 = (int16_t)a * (int16_t)imm;
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3;
            const uint32_t p = ~x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const int32_t o = func_overflows_2(p, q, r);
            const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* subr  $r[SDST] (mul u24 I_SRC IMM) $r[SDST]  */
int tesla_exec_mul_add_subr_u24_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const int64_t m_2 = (int64_t)((uint32_t)a & 0xffffff) * (imm & 0xffffff);
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3;
            const uint32_t p = ~x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* addc  $r[SDST] (mul u16 I_SRC IMM) $r[SDST] $c0 */
int tesla_exec_mul_add_addc_u16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src_2(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const uint32_t m_2 = ((uint32_t)a & 0xffff) * (imm & 0xffff);
            const uint32_t x = m_2;
            const uint32_t y = c3;
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[0][lane] >> 2 & 1);
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* addc  $r[SDST] (mul s16 I_SRC IMM) $r[SDST] $c0 */
int tesla_exec_mul_add_addc_s16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src_2(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const int32_t m_2 = (int16_t)a * (int16_t)imm;
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3;
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[0][lane] >> 2 & 1);
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* addc sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST] $c0 */
int tesla_exec_mul_add_addc_s16sat_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src_2(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const int32_t m_2 = (int16_t)a * (int16_t)imm;
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3;
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[0][lane] >> 2 & 1);
            const uint32_t r = (uint32_t)sum;
            const int32_t o = func_overflows_2(p, q, r);
            const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* addc  $r[SDST] (mul u24 I_SRC IMM) $r[SDST] $c0 */
int tesla_exec_mul_add_addc_u24_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src(m, s, in, lane, &a, 1, 1, 2, 3, 4);
            if (a_trap) {
                return a_trap;
            }
            uint32_t c3;
            c3 = s->r[sdst][lane];
            const int64_t m_2 = (int64_t)((uint32_t)a & 0xffffff) * (imm & 0xffffff);
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3;
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[0][lane] >> 2 & 1);
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            if (commit) {
                s->r[sdst][lane] = v;
                after_s_src(s, in, lane, 1, 3, 2);
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int mul_add_add_u16_long_part(const struct isadora_insn *in, struct isadora_machine *m,
    int commit, uint32_t v, struct tesla_state *s, int32_t lane, int64_t sum, int32_t o)
{
    if (in->alt[1] == 1) {
        const int32_t ooff = (int32_t)in->value[2];
        if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
            return (int)m->trap.kind;
    }
    if (commit) {
        add_add_b32_long_part(in, 2, m, v, 0, s, lane, sum, o, 5, 4);
        after_l_src3_2(s, in, lane, 8, 5, 9);
        after_l_src3(s, in, lane, 11, 5, 11);
        if (in->alt[1] == 0) {
            const int32_t ldst = (int32_t)in->value[1];
            s->r[ldst][lane] = v;
        }
    }
    return 0;
}

/* MARK GUARD add  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_add_u16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const uint32_t m_2 = ((uint32_t)a & 0xffff) * (uint32_t)b;
                const uint32_t x = m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = r;
                {
                    const int part_trap =
                        mul_add_add_u16_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD add  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_add_s16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int32_t m_2 = (int16_t)a * (int16_t)b;
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = r;
                {
                    const int part_trap =
                        mul_add_add_u16_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD add sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_add_s16sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int32_t m_2 = (int16_t)a * (int16_t)b;
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
                {
                    const int part_trap =
                        mul_add_add_u16_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int mul_add_add_u24_long_part(const struct isadora_insn *in, struct isadora_machine *m,
    int commit, uint32_t v, struct tesla_state *s, int32_t lane, int64_t sum, int32_t o)
{
    if (in->alt[1] == 1) {
        const int32_t ooff = (int32_t)in->value[2];
        if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
            return (int)m->trap.kind;
    }
    if (commit) {
        if (in->alt[1] == 1) {
            const int32_t ooff = (int32_t)in->value[2];
            rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
        }
        if (in->alt[0] == 1) {
            const int32_t cdst = (int32_t)in->value[0];
            s->c[cdst][lane] =
                (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3);
        }
        after_l_src(s, in, lane, 2, 5, 4);
        after_l_src3(s, in, lane, 8, 5, 9);
        after_l_src3(s, in, lane, 11, 5, 11);
        if (in->alt[1] == 0) {
            const int32_t ldst = (int32_t)in->value[1];
            s->r[ldst][lane] = v;
        }
    }
    return 0;
}

/* MARK GUARD add  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_add_u24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)((uint32_t)a & 0xffffff) * (b & 0xffffff);
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = r;
                {
                    const int part_trap =
                        mul_add_add_u24_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD add  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_add_s24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = r;
                {
                    const int part_trap =
                        mul_add_add_u24_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD add sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_add_s24sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
                {
                    const int part_trap =
                        mul_add_add_u24_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD add  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_add_u24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)((uint32_t)a & 0xffffff) * (b & 0xffffff);
                const uint32_t x = (uint32_t)(m_2 >> 16);
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = r;
                {
                    const int part_trap =
                        mul_add_add_u24_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD add  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_add_s24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)(m_2 >> 16);
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = r;
                {
                    const int part_trap =
                        mul_add_add_u24_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD add sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_add_s24highsat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)(m_2 >> 16);
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
                {
                    const int part_trap =
                        mul_add_add_u24_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_sub_u16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const uint32_t m_2 = ((uint32_t)a & 0xffff) * (uint32_t)b;
                const uint32_t x = m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = ~y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = r;
                {
                    const int part_trap =
                        mul_add_add_u16_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_sub_s16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int32_t m_2 = (int16_t)a * (int16_t)b;
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = ~y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = r;
                {
                    const int part_trap =
                        mul_add_add_u16_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD sub sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_sub_s16sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int32_t m_2 = (int16_t)a * (int16_t)b;
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = ~y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
                {
                    const int part_trap =
                        mul_add_add_u16_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_sub_u24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)((uint32_t)a & 0xffffff) * (b & 0xffffff);
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = ~y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = r;
                {
                    const int part_trap =
                        mul_add_add_u24_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_sub_s24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = ~y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = r;
                {
                    const int part_trap =
                        mul_add_add_u24_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD sub sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_sub_s24sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = ~y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
                {
                    const int part_trap =
                        mul_add_add_u24_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_sub_u24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)((uint32_t)a & 0xffffff) * (b & 0xffffff);
                const uint32_t x = (uint32_t)(m_2 >> 16);
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = ~y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = r;
                {
                    const int part_trap =
                        mul_add_add_u24_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_sub_s24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)(m_2 >> 16);
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = ~y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = r;
                {
                    const int part_trap =
                        mul_add_add_u24_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD sub sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_sub_s24highsat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)(m_2 >> 16);
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = ~y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
                {
                    const int part_trap =
                        mul_add_add_u24_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD subr  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_subr_u16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const uint32_t m_2 = ((uint32_t)a & 0xffff) * (uint32_t)b;
                const uint32_t x = m_2;
                const uint32_t y = c3;
                const uint32_t p = ~x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = r;
                {
                    const int part_trap =
                        mul_add_add_u16_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD subr  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_subr_s16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int32_t m_2 = (int16_t)a * (int16_t)b;
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = ~x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = r;
                {
                    const int part_trap =
                        mul_add_add_u16_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD subr sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_subr_s16sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int32_t m_2 = (int16_t)a * (int16_t)b;
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = ~x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
                {
                    const int part_trap =
                        mul_add_add_u16_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD subr  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_subr_u24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)((uint32_t)a & 0xffffff) * (b & 0xffffff);
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = ~x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = r;
                {
                    const int part_trap =
                        mul_add_add_u24_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD subr  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_subr_s24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = ~x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = r;
                {
                    const int part_trap =
                        mul_add_add_u24_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD subr sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_subr_s24sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = ~x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
                {
                    const int part_trap =
                        mul_add_add_u24_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD subr  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_subr_u24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)((uint32_t)a & 0xffffff) * (b & 0xffffff);
                const uint32_t x = (uint32_t)(m_2 >> 16);
                const uint32_t y = c3;
                const uint32_t p = ~x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = r;
                {
                    const int part_trap =
                        mul_add_add_u24_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD subr  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_subr_s24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)(m_2 >> 16);
                const uint32_t y = c3;
                const uint32_t p = ~x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = r;
                {
                    const int part_trap =
                        mul_add_add_u24_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD subr sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_subr_s24highsat_long(struct isadora_machine *m,
    const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)(m_2 >> 16);
                const uint32_t y = c3;
                const uint32_t p = ~x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
                {
                    const int part_trap =
                        mul_add_add_u24_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD addc  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_exec_mul_add_addc_u16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    const int32_t cond = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 13) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_2(s, in, lane, 14, 12, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const uint32_t m_2 = ((uint32_t)a & 0xffff) * (uint32_t)b;
                const uint32_t x = m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + (s->c[cond][lane] >> 2 & 1);
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = r;
                {
                    const int part_trap =
                        mul_add_add_u16_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD addc  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_exec_mul_add_addc_s16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    const int32_t cond = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 13) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_2(s, in, lane, 14, 12, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int32_t m_2 = (int16_t)a * (int16_t)b;
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + (s->c[cond][lane] >> 2 & 1);
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = r;
                {
                    const int part_trap =
                        mul_add_add_u16_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD addc sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_exec_mul_add_addc_s16sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    const int32_t cond = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 13) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_2(s, in, lane, 14, 12, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int32_t m_2 = (int16_t)a * (int16_t)b;
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + (s->c[cond][lane] >> 2 & 1);
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
                {
                    const int part_trap =
                        mul_add_add_u16_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD addc  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_exec_mul_add_addc_u24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    const int32_t cond = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 13) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_2(s, in, lane, 14, 12, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)((uint32_t)a & 0xffffff) * (b & 0xffffff);
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + (s->c[cond][lane] >> 2 & 1);
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = r;
                {
                    const int part_trap =
                        mul_add_add_u24_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD addc  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_exec_mul_add_addc_s24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    const int32_t cond = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 13) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_2(s, in, lane, 14, 12, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + (s->c[cond][lane] >> 2 & 1);
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = r;
                {
                    const int part_trap =
                        mul_add_add_u24_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD addc sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_exec_mul_add_addc_s24sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    const int32_t cond = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 13) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_2(s, in, lane, 14, 12, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + (s->c[cond][lane] >> 2 & 1);
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
                {
                    const int part_trap =
                        mul_add_add_u24_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD addc  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_exec_mul_add_addc_u24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    const int32_t cond = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 13) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_2(s, in, lane, 14, 12, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)((uint32_t)a & 0xffffff) * (b & 0xffffff);
                const uint32_t x = (uint32_t)(m_2 >> 16);
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + (s->c[cond][lane] >> 2 & 1);
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = r;
                {
                    const int part_trap =
                        mul_add_add_u24_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD addc  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_exec_mul_add_addc_s24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    const int32_t cond = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 13) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_2(s, in, lane, 14, 12, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)(m_2 >> 16);
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + (s->c[cond][lane] >> 2 & 1);
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = r;
                {
                    const int part_trap =
                        mul_add_add_u24_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD addc sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_exec_mul_add_addc_s24highsat_long(struct isadora_machine *m,
    const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    const int32_t cond = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 13) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_2(s, in, lane, 14, 12, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)(m_2 >> 16);
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + (s->c[cond][lane] >> 2 & 1);
                const uint32_t r = (uint32_t)sum;
                const int32_t o = func_overflows_2(p, q, r);
                const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
                {
                    const int part_trap =
                        mul_add_add_u24_long_part(in, m, commit, v, s, lane, sum, o);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int mul_add_again_add_part(int64_t sum, const struct isadora_insn *in,
    struct isadora_machine *m, int commit, struct tesla_state *s, int32_t lane, uint32_t p,
    uint32_t q, int slot_9, int slot_10, int slot_11, int slot_12)
{
    const uint32_t r = (uint32_t)sum;
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
            s->c[cdst][lane] =
                (uint8_t)((uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)func_overflows_2(p, q, r) << 3);
        }
        after_l_src(s, in, lane, 2, slot_9, slot_10);
        after_l_src3(s, in, lane, 8, slot_9, slot_11);
        after_l_src3(s, in, lane, 11, slot_9, slot_12);
        if (in->alt[1] == 0) {
            const int32_t ldst = (int32_t)in->value[1];
            s->r[ldst][lane] = r;
        }
    }
    return 0;
}

/* MARK GUARD add MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_again_add(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 13) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 14, 15);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 4, 5, 6, 7);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 8, 9, 10, 6);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 11, 9, 12, 6);
                if (c3_trap) {
                    return c3_trap;
                }
                const uint32_t x = ((uint32_t)a & 0xffffff) * (b & 0xffffff);
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q;
                {
                    const int part_trap =
                        mul_add_again_add_part(sum, in, m, commit, s, lane, p, q, 6, 5, 10, 12);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD sub MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_again_sub(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 13) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 14, 15);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 4, 5, 6, 7);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 8, 9, 10, 6);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 11, 9, 12, 6);
                if (c3_trap) {
                    return c3_trap;
                }
                const uint32_t x = ((uint32_t)a & 0xffffff) * (b & 0xffffff);
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = ~y;
                const int64_t sum = (int64_t)p + q + 1;
                {
                    const int part_trap =
                        mul_add_again_add_part(sum, in, m, commit, s, lane, p, q, 6, 5, 10, 12);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD subr MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_again_subr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 13) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 14, 15);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 4, 5, 6, 7);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 8, 9, 10, 6);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 11, 9, 12, 6);
                if (c3_trap) {
                    return c3_trap;
                }
                const uint32_t x = ((uint32_t)a & 0xffffff) * (b & 0xffffff);
                const uint32_t y = c3;
                const uint32_t p = ~x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + 1;
                {
                    const int part_trap =
                        mul_add_again_add_part(sum, in, m, commit, s, lane, p, q, 6, 5, 10, 12);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD addc MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_exec_mul_add_again_addc(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[14];
    const int32_t cond = (int32_t)in->value[13];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 14) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_2(s, in, lane, 14, 13, 15);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 4, 5, 6, 7);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 8, 9, 10, 6);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 11, 9, 12, 6);
                if (c3_trap) {
                    return c3_trap;
                }
                const uint32_t x = ((uint32_t)a & 0xffffff) * (b & 0xffffff);
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + (s->c[cond][lane] >> 2 & 1);
                {
                    const int part_trap =
                        mul_add_again_add_part(sum, in, m, commit, s, lane, p, q, 6, 5, 10, 12);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* sad $r[SDST] u16 $r[SSRC].h[SSRC] $r[SSRC2].h[SSRC2] $r[SDST] */
int tesla_exec_sad_u16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ssrc = (int32_t)in->value[1];
    const int32_t ssrc2 = (int32_t)in->value[2];
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        int32_t a;
        a = (int32_t)(s->r[ssrc >> 1][lane] >> 16 * (ssrc & 1) & 0xffff);
        int32_t b;
        b = (int32_t)(s->r[ssrc2 >> 1][lane] >> 16 * (ssrc2 & 1) & 0xffff);
        uint32_t c3;
        c3 = s->r[sdst][lane];
        const int32_t p = rt_abs_i32(a - b);
        const uint32_t q = c3;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        s->r[sdst][lane] = r;
    }
    m->lane = -1;
    return 0;
}

/* sad $r[SDST] s16 $r[SSRC].h[SSRC] $r[SSRC2].h[SSRC2] $r[SDST] */
int tesla_exec_sad_s16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ssrc = (int32_t)in->value[1];
    const int32_t ssrc2 = (int32_t)in->value[2];
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        int32_t a;
        a = (int32_t)(s->r[ssrc >> 1][lane] >> 16 * (ssrc & 1) & 0xffff);
        int32_t b;
        b = (int32_t)(s->r[ssrc2 >> 1][lane] >> 16 * (ssrc2 & 1) & 0xffff);
        uint32_t c3;
        c3 = s->r[sdst][lane];
        const int32_t p = rt_abs_i32((int16_t)a - (int16_t)b);
        const uint32_t q = c3;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        s->r[sdst][lane] = r;
    }
    m->lane = -1;
    return 0;
}

/* sad $r[SDST] u32 $r[SSRC] $r[SSRC2] $r[SDST] */
int tesla_exec_sad_u32_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ssrc = (int32_t)in->value[1];
    const int32_t ssrc2 = (int32_t)in->value[2];
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        uint32_t a;
        a = s->r[ssrc][lane];
        uint32_t b;
        b = s->r[ssrc2][lane];
        uint32_t c3;
        c3 = s->r[sdst][lane];
        const uint32_t p = (uint32_t)rt_abs_i64((int64_t)a - b);
        const uint32_t q = c3;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        s->r[sdst][lane] = r;
    }
    m->lane = -1;
    return 0;
}

/* sad $r[SDST] s32 $r[SSRC] $r[SSRC2] $r[SDST] */
int tesla_exec_sad_s32_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ssrc = (int32_t)in->value[1];
    const int32_t ssrc2 = (int32_t)in->value[2];
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        uint32_t a;
        a = s->r[ssrc][lane];
        uint32_t b;
        b = s->r[ssrc2][lane];
        uint32_t c3;
        c3 = s->r[sdst][lane];
        const uint32_t p = (uint32_t)rt_abs_i64((int64_t)(int32_t)a - (int32_t)b);
        const uint32_t q = c3;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        s->r[sdst][lane] = r;
    }
    m->lane = -1;
    return 0;
}

static int sad_u16_long_part(uint32_t c3, int32_t p, const struct isadora_insn *in,
    struct isadora_machine *m, int commit, struct tesla_state *s, int32_t lane)
{
    const uint32_t q = c3;
    const int64_t sum = (int64_t)p + q;
    const uint32_t r = (uint32_t)sum;
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
            s->c[cdst][lane] =
                (uint8_t)((uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)func_overflows_6(q, r) << 3);
        }
        after_l_src(s, in, lane, 2, 5, 4);
        after_l_src3_2(s, in, lane, 8, 5, 9);
        after_l_src3(s, in, lane, 11, 5, 11);
        if (in->alt[1] == 0) {
            const int32_t ldst = (int32_t)in->value[1];
            s->r[ldst][lane] = r;
        }
    }
    return 0;
}

/* MARK GUARD sad MCDST LL_DST u16 L_SRC L_SRC2 L_SRC3 */
int tesla_exec_sad_u16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int32_t p = rt_abs_i32((int32_t)((uint32_t)a & 0xffff) - b);
                {
                    const int part_trap = sad_u16_long_part(c3, p, in, m, commit, s, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD sad MCDST LL_DST s16 L_SRC L_SRC2 L_SRC3 */
int tesla_exec_sad_s16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int32_t p = rt_abs_i32((int16_t)a - (int16_t)b);
                {
                    const int part_trap = sad_u16_long_part(c3, p, in, m, commit, s, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD sad MCDST LL_DST u32 L_SRC L_SRC2 L_SRC3 */
int tesla_exec_sad_u32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const uint32_t p = (uint32_t)rt_abs_i64((int64_t)(uint32_t)a - b);
                const uint32_t q = c3;
                const int64_t sum = (int64_t)p + q;
                {
                    const int part_trap =
                        mul_add_again_add_part(sum, in, m, commit, s, lane, p, q, 5, 4, 9, 11);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD sad MCDST LL_DST s32 L_SRC L_SRC2 L_SRC3 */
int tesla_exec_sad_s32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const uint32_t p = (uint32_t)rt_abs_i64((int64_t)(int32_t)(uint32_t)a - (int32_t)b);
                const uint32_t q = c3;
                const int64_t sum = (int64_t)p + q;
                {
                    const int part_trap =
                        mul_add_again_add_part(sum, in, m, commit, s, lane, p, q, 5, 4, 9, 11);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int minmax_max_u16_part(const struct isadora_insn *in, struct isadora_machine *m,
    int commit, int32_t r, struct tesla_state *s, int32_t lane, int slot_7, int slot_8, int slot_9)
{
    if (in->alt[1] == 1) {
        const int32_t ooff = (int32_t)in->value[2];
        if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2))
            return (int)m->trap.kind;
    }
    if (commit) {
        if (in->alt[1] == 1) {
            const int32_t ooff = (int32_t)in->value[2];
            rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2, (uint64_t)r);
        }
        if (in->alt[0] == 1) {
            const int32_t cdst = (int32_t)in->value[0];
            s->c[cdst][lane] = (uint8_t)((r == 0) | r >> 15 << 1);
        }
        after_l_src(s, in, lane, 2, slot_7, slot_8);
        after_l_src3_2(s, in, lane, 8, slot_7, slot_9);
        store_ll_dst(s, in, lane, r, 1, 1);
    }
    return 0;
}

/* MARK GUARD max u16 MCDST LL_DST L_SRC L_SRC2 */
int tesla_exec_minmax_max_u16(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 10) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 11, 12);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = (uint32_t)a & 0xffff;
                const int32_t y = b;
                const int32_t r = rt_max_i32((int32_t)x, y);
                {
                    const int part_trap = minmax_max_u16_part(in, m, commit, r, s, lane, 5, 4, 9);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD max s16 MCDST LL_DST L_SRC L_SRC2 */
int tesla_exec_minmax_max_s16(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 10) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 11, 12);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                const int32_t x = (int16_t)a;
                const int32_t y = (int16_t)b;
                const int32_t r = rt_max_i32(x, y) & 0xffff;
                {
                    const int part_trap = minmax_max_u16_part(in, m, commit, r, s, lane, 5, 4, 9);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD max u32 MCDST LL_DST L_SRC L_SRC2 */
int tesla_exec_minmax_max_u32(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 10) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 11, 12);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = (uint32_t)a;
                const uint32_t y = b;
                const uint32_t r = rt_max_u32(x, y);
                {
                    const int part_trap = mul24_long_part(in, m, commit, r, s, lane, 5, 4, 9);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD max s32 MCDST LL_DST L_SRC L_SRC2 */
int tesla_exec_minmax_max_s32(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 10) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 11, 12);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                const int32_t x = (int32_t)(uint32_t)a;
                const int32_t y = (int32_t)b;
                const uint32_t r = (uint32_t)rt_max_i32(x, y);
                {
                    const int part_trap = mul24_long_part(in, m, commit, r, s, lane, 5, 4, 9);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD min u16 MCDST LL_DST L_SRC L_SRC2 */
int tesla_exec_minmax_min_u16(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 10) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 11, 12);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = (uint32_t)a & 0xffff;
                const int32_t y = b;
                const int32_t r = rt_min_i32((int32_t)x, y);
                {
                    const int part_trap = minmax_max_u16_part(in, m, commit, r, s, lane, 5, 4, 9);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD min s16 MCDST LL_DST L_SRC L_SRC2 */
int tesla_exec_minmax_min_s16(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 10) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 11, 12);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                const int32_t x = (int16_t)a;
                const int32_t y = (int16_t)b;
                const int32_t r = rt_min_i32(x, y) & 0xffff;
                {
                    const int part_trap = minmax_max_u16_part(in, m, commit, r, s, lane, 5, 4, 9);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD min u32 MCDST LL_DST L_SRC L_SRC2 */
int tesla_exec_minmax_min_u32(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 10) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 11, 12);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = (uint32_t)a;
                const uint32_t y = b;
                const uint32_t r = rt_min_u32(x, y);
                {
                    const int part_trap = mul24_long_part(in, m, commit, r, s, lane, 5, 4, 9);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD min s32 MCDST LL_DST L_SRC L_SRC2 */
int tesla_exec_minmax_min_s32(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 10) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 11, 12);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                const int32_t x = (int32_t)(uint32_t)a;
                const int32_t y = (int32_t)b;
                const uint32_t r = (uint32_t)rt_min_i32(x, y);
                {
                    const int part_trap = mul24_long_part(in, m, commit, r, s, lane, 5, 4, 9);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE u16 L_SRC L_SRC2 */
int tesla_exec_set_u16(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[11];
    const int32_t compare = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 11) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 12, 13);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 4, 5, 6, 7);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 8, 9, 10, 6);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = (uint32_t)a & 0xffff;
                const int32_t y = b;
                const int32_t holds = (compare & 1 && x < (uint32_t)y)
                    || (compare >> 1 & 1 && x == (uint32_t)y)
                    || (compare >> 2 != 0 && x > (uint32_t)y);
                const int32_t r = holds ? 65535 : 0;
                {
                    const int part_trap = minmax_max_u16_part(in, m, commit, r, s, lane, 6, 5, 10);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE s16 L_SRC L_SRC2 */
int tesla_exec_set_s16(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[11];
    const int32_t compare = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 11) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 12, 13);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 4, 5, 6, 7);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 8, 9, 10, 6);
                if (b_trap) {
                    return b_trap;
                }
                const int32_t x = (int16_t)a;
                const int32_t y = (int16_t)b;
                const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
                    || (compare >> 2 != 0 && x > y);
                const int32_t r = holds ? 65535 : 0;
                {
                    const int part_trap = minmax_max_u16_part(in, m, commit, r, s, lane, 6, 5, 10);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE u32 L_SRC L_SRC2 */
int tesla_exec_set_u32(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[11];
    const int32_t compare = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 11) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 12, 13);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 4, 5, 6, 7);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 8, 9, 10, 6);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = (uint32_t)a;
                const uint32_t y = b;
                const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
                    || (compare >> 2 != 0 && x > y);
                const uint32_t r = holds ? 4294967295u : 0;
                {
                    const int part_trap = mul24_long_part(in, m, commit, r, s, lane, 6, 5, 10);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE s32 L_SRC L_SRC2 */
int tesla_exec_set_s32(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[11];
    const int32_t compare = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 11) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 12, 13);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 4, 5, 6, 7);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 8, 9, 10, 6);
                if (b_trap) {
                    return b_trap;
                }
                const int32_t x = (int32_t)(uint32_t)a;
                const int32_t y = (int32_t)b;
                const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
                    || (compare >> 2 != 0 && x > y);
                const uint32_t r = holds ? 4294967295u : 0;
                {
                    const int part_trap = mul24_long_part(in, m, commit, r, s, lane, 6, 5, 10);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* and b32 $r[SDST] SNOT I_SRC IMM */
int tesla_exec_logop_imm_and(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t snot = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[6];
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src(m, s, in, lane, &a, 1, 2, 3, 4, 5);
            if (a_trap) {
                return a_trap;
            }
            const uint32_t x = snot ? ~(uint32_t)a : (uint32_t)a;
            const uint32_t y = imm;
            if (commit) {
                s->r[sdst][lane] = x & y;
                after_s_src(s, in, lane, 1, 4, 3);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* or b32 $r[SDST] SNOT I_SRC IMM */
int tesla_exec_logop_imm_or(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t snot = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[6];
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src(m, s, in, lane, &a, 1, 2, 3, 4, 5);
            if (a_trap) {
                return a_trap;
            }
            const uint32_t x = snot ? ~(uint32_t)a : (uint32_t)a;
            const uint32_t y = imm;
            if (commit) {
                s->r[sdst][lane] = x | y;
                after_s_src(s, in, lane, 1, 4, 3);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* xor b32 $r[SDST] SNOT I_SRC IMM */
int tesla_exec_logop_imm_xor(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t snot = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[6];
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int64_t a = 0;
            const int a_trap = operand_i_src(m, s, in, lane, &a, 1, 2, 3, 4, 5);
            if (a_trap) {
                return a_trap;
            }
            const uint32_t x = snot ? ~(uint32_t)a : (uint32_t)a;
            const uint32_t y = imm;
            if (commit) {
                s->r[sdst][lane] = x ^ y;
                after_s_src(s, in, lane, 1, 4, 3);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* mov2 b32 $r[SDST] SNOT I_SRC IMM */
int tesla_exec_logop_imm_mov2(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const uint32_t y = imm;
        s->r[sdst][lane] = y;
        after_s_src(s, in, lane, 1, 4, 3);
    }
    m->lane = -1;
    return 0;
}

static void logop_and_b16_part(int commit, const struct isadora_insn *in,
    struct isadora_machine *m, uint32_t r, struct tesla_state *s, int32_t lane)
{
    if (commit) {
        if (in->alt[1] == 1) {
            const int32_t ooff = (int32_t)in->value[2];
            rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2, r);
        }
        if (in->alt[0] == 1) {
            const int32_t cdst = (int32_t)in->value[0];
            s->c[cdst][lane] = (uint8_t)((uint32_t)(r == 0) | r >> 15 << 1);
        }
        after_l_src(s, in, lane, 2, 6, 5);
        after_l_src3_2(s, in, lane, 8, 6, 11);
        store_ll_dst(s, in, lane, (int32_t)r, 1, 1);
    }
}

/* MARK GUARD and b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int tesla_exec_logop_and_b16(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const int32_t lnot1 = (int32_t)in->value[3];
    const int32_t lnot2 = (int32_t)in->value[8];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 4, 5, 6, 7);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 9, 10, 11, 6);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = (lnot1 ? ~(uint32_t)a : (uint32_t)a) & 0xffff;
                const int32_t y = (lnot2 ? ~b : b) & 0xffff;
                const uint32_t r = x & (uint32_t)y;
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2))
                        return (int)m->trap.kind;
                }
                logop_and_b16_part(commit, in, m, r, s, lane);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD and b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int tesla_exec_logop_and_b32(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const int32_t lnot1 = (int32_t)in->value[3];
    const int32_t lnot2 = (int32_t)in->value[8];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 4, 5, 6, 7);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 9, 10, 11, 6);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = lnot1 ? ~(uint32_t)a : (uint32_t)a;
                const uint32_t y = lnot2 ? ~b : b;
                const uint32_t r = x & y;
                {
                    const int part_trap = mul24_long_part(in, m, commit, r, s, lane, 6, 5, 11);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD or b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int tesla_exec_logop_or_b16(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const int32_t lnot1 = (int32_t)in->value[3];
    const int32_t lnot2 = (int32_t)in->value[8];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 4, 5, 6, 7);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 9, 10, 11, 6);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = (lnot1 ? ~(uint32_t)a : (uint32_t)a) & 0xffff;
                const int32_t y = (lnot2 ? ~b : b) & 0xffff;
                const uint32_t r = x | (uint32_t)y;
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2))
                        return (int)m->trap.kind;
                }
                logop_and_b16_part(commit, in, m, r, s, lane);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD or b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int tesla_exec_logop_or_b32(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const int32_t lnot1 = (int32_t)in->value[3];
    const int32_t lnot2 = (int32_t)in->value[8];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 4, 5, 6, 7);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 9, 10, 11, 6);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = lnot1 ? ~(uint32_t)a : (uint32_t)a;
                const uint32_t y = lnot2 ? ~b : b;
                const uint32_t r = x | y;
                {
                    const int part_trap = mul24_long_part(in, m, commit, r, s, lane, 6, 5, 11);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD xor b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int tesla_exec_logop_xor_b16(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const int32_t lnot1 = (int32_t)in->value[3];
    const int32_t lnot2 = (int32_t)in->value[8];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 4, 5, 6, 7);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 9, 10, 11, 6);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = (lnot1 ? ~(uint32_t)a : (uint32_t)a) & 0xffff;
                const int32_t y = (lnot2 ? ~b : b) & 0xffff;
                const uint32_t r = x ^ (uint32_t)y;
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2))
                        return (int)m->trap.kind;
                }
                logop_and_b16_part(commit, in, m, r, s, lane);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD xor b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int tesla_exec_logop_xor_b32(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const int32_t lnot1 = (int32_t)in->value[3];
    const int32_t lnot2 = (int32_t)in->value[8];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 4, 5, 6, 7);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 9, 10, 11, 6);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = lnot1 ? ~(uint32_t)a : (uint32_t)a;
                const uint32_t y = lnot2 ? ~b : b;
                const uint32_t r = x ^ y;
                {
                    const int part_trap = mul24_long_part(in, m, commit, r, s, lane, 6, 5, 11);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD mov2 b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int tesla_exec_logop_mov2_b16(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const int32_t lnot2 = (int32_t)in->value[8];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 13, 14);
            if (guard) {
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 9, 10, 11, 6);
                if (b_trap) {
                    return b_trap;
                }
                const int32_t y = (lnot2 ? ~b : b) & 0xffff;
                const int32_t r = y;
                {
                    const int part_trap = minmax_max_u16_part(in, m, commit, r, s, lane, 6, 5, 11);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD mov2 b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int tesla_exec_logop_mov2_b32(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const int32_t lnot2 = (int32_t)in->value[8];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 13, 14);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 9, 10, 11, 6);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t y = lnot2 ? ~b : b;
                const uint32_t r = y;
                {
                    const int part_trap = mul24_long_part(in, m, commit, r, s, lane, 6, 5, 11);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD shl b16 MCDST LL_DST L_SRC L_SRC2 */
int tesla_exec_shl_b16_reg(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 10) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 11, 12);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = (uint32_t)a & 0xffff;
                const int32_t n = rt_min_i32(b, 16);
                const uint32_t t = x << n;
                const uint32_t r = t & 0xffff;
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2, r);
                    }
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(r == 0) | r >> 15 << 1
                            | (uint32_t)(n < 16 ? (int32_t)(t >> 16 & 1) : 0) << 2
                            | (uint32_t)(n == 1 && r >> 15 != x >> 15) << 3);
                    }
                    after_l_src(s, in, lane, 2, 5, 4);
                    after_l_src3_2(s, in, lane, 8, 5, 9);
                    store_ll_dst(s, in, lane, (int32_t)r, 1, 1);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD shl b32 MCDST LL_DST L_SRC L_SRC2 */
int tesla_exec_shl_b32_reg(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 10) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 11, 12);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = (uint32_t)a;
                const uint32_t n = rt_min_u32(b, 32);
                const uint64_t t = (uint64_t)x << n;
                const uint32_t r = (uint32_t)t;
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
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(r == 0) | r >> 31 << 1
                            | (uint32_t)(n < 32 ? (int32_t)((uint32_t)(t >> 32) & 1) : 0) << 2
                            | (uint32_t)(n == 1 && r >> 31 != x >> 31) << 3);
                    }
                    after_l_src(s, in, lane, 2, 5, 4);
                    after_l_src3(s, in, lane, 8, 5, 9);
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

/* MARK GUARD shl b16 MCDST LL_DST L_SRC SHCNT */
int tesla_exec_shl_b16_cnt(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    const int32_t shcnt = (int32_t)in->value[7];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 8) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 8, 9, 10);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                const uint32_t x = (uint32_t)a & 0xffff;
                const int32_t n = rt_min_i32(shcnt, 16);
                const uint32_t t = x << n;
                const uint32_t r = t & 0xffff;
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2, r);
                    }
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(r == 0) | r >> 15 << 1
                            | (uint32_t)(n < 16 ? (int32_t)(t >> 16 & 1) : 0) << 2
                            | (uint32_t)(n == 1 && r >> 15 != x >> 15) << 3);
                    }
                    after_l_src(s, in, lane, 2, 5, 4);
                    store_ll_dst(s, in, lane, (int32_t)r, 1, 1);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD shl b32 MCDST LL_DST L_SRC SHCNT */
int tesla_exec_shl_b32_cnt(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    const int32_t shcnt = (int32_t)in->value[7];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 8) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 8, 9, 10);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                const uint32_t x = (uint32_t)a;
                const int32_t n = rt_min_i32(shcnt, 32);
                const uint64_t t = (uint64_t)x << n;
                const uint32_t r = (uint32_t)t;
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
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(r == 0) | r >> 31 << 1
                            | (uint32_t)(n < 32 ? (int32_t)((uint32_t)(t >> 32) & 1) : 0) << 2
                            | (uint32_t)(n == 1 && r >> 31 != x >> 31) << 3);
                    }
                    after_l_src(s, in, lane, 2, 5, 4);
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

/* MARK GUARD shr u16 MCDST LL_DST L_SRC L_SRC2 */
int tesla_exec_shr_u16_reg(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 10) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 11, 12);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = (uint32_t)a & 0xffff;
                const int32_t n = rt_min_i32(b, 16);
                const uint32_t r = x >> n;
                const int32_t out = n < 16 ? (int32_t)(x << 1 >> n & 1) : 0;
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2, r);
                    }
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(r == 0) | r >> 15 << 1 | (uint32_t)out << 2
                            | (uint32_t)(n == 1 && r >> 15 != x >> 15) << 3);
                    }
                    after_l_src(s, in, lane, 2, 5, 4);
                    after_l_src3_2(s, in, lane, 8, 5, 9);
                    store_ll_dst(s, in, lane, (int32_t)r, 1, 1);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD shr s16 MCDST LL_DST L_SRC L_SRC2 */
int tesla_exec_shr_s16_reg(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 10) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 11, 12);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                const int32_t x = (int16_t)a;
                const int32_t n = rt_min_i32(b, 16);
                const int32_t r = x >> n & 0xffff;
                const int32_t out = n < 16 ? (int32_t)((uint32_t)x << 1) >> n & 1 : 0;
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2, (uint64_t)r);
                    }
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((r == 0) | r >> 15 << 1 | out << 2
                            | (n == 1 && r >> 15 != (x >> 15 & 1)) << 3);
                    }
                    after_l_src(s, in, lane, 2, 5, 4);
                    after_l_src3_2(s, in, lane, 8, 5, 9);
                    store_ll_dst(s, in, lane, r, 1, 1);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD shr u32 MCDST LL_DST L_SRC L_SRC2 */
int tesla_exec_shr_u32_reg(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 10) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 11, 12);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = (uint32_t)a;
                const uint32_t n = rt_min_u32(b, 32);
                const uint32_t r = rt_shr_u32(x, n);
                const int32_t out = n < 32 ? (int32_t)((uint32_t)((int64_t)x << 1 >> n) & 1) : 0;
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
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)out << 2
                            | (uint32_t)(n == 1 && r >> 31 != x >> 31) << 3);
                    }
                    after_l_src(s, in, lane, 2, 5, 4);
                    after_l_src3(s, in, lane, 8, 5, 9);
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

/* MARK GUARD shr s32 MCDST LL_DST L_SRC L_SRC2 */
int tesla_exec_shr_s32_reg(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 10) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 11, 11, 12);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                const int32_t x = (int32_t)(uint32_t)a;
                const uint32_t n = rt_min_u32(b, 32);
                const uint32_t r = (uint32_t)rt_shr_i32(x, n);
                const int32_t out = n < 32
                    ? (int32_t)((uint32_t)((int64_t)((uint64_t)x << 1) >> n) & 1) : 0;
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
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)out << 2
                            | (uint32_t)(n == 1 && r >> 31 != (uint32_t)(x >> 31 & 1)) << 3);
                    }
                    after_l_src(s, in, lane, 2, 5, 4);
                    after_l_src3(s, in, lane, 8, 5, 9);
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

/* MARK GUARD shr u16 MCDST LL_DST L_SRC SHCNT */
int tesla_exec_shr_u16_cnt(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    const int32_t shcnt = (int32_t)in->value[7];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 8) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 8, 9, 10);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                const uint32_t x = (uint32_t)a & 0xffff;
                const int32_t n = rt_min_i32(shcnt, 16);
                const uint32_t r = x >> n;
                const int32_t out = n < 16 ? (int32_t)(x << 1 >> n & 1) : 0;
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2, r);
                    }
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(r == 0) | r >> 15 << 1 | (uint32_t)out << 2
                            | (uint32_t)(n == 1 && r >> 15 != x >> 15) << 3);
                    }
                    after_l_src(s, in, lane, 2, 5, 4);
                    store_ll_dst(s, in, lane, (int32_t)r, 1, 1);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD shr s16 MCDST LL_DST L_SRC SHCNT */
int tesla_exec_shr_s16_cnt(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    const int32_t shcnt = (int32_t)in->value[7];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 8) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 8, 9, 10);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                const int32_t x = (int16_t)a;
                const int32_t n = rt_min_i32(shcnt, 16);
                const int32_t r = x >> n & 0xffff;
                const int32_t out = n < 16 ? (int32_t)((uint32_t)x << 1) >> n & 1 : 0;
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2, (uint64_t)r);
                    }
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((r == 0) | r >> 15 << 1 | out << 2
                            | (n == 1 && r >> 15 != (x >> 15 & 1)) << 3);
                    }
                    after_l_src(s, in, lane, 2, 5, 4);
                    store_ll_dst(s, in, lane, r, 1, 1);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD shr u32 MCDST LL_DST L_SRC SHCNT */
int tesla_exec_shr_u32_cnt(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    const int32_t shcnt = (int32_t)in->value[7];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 8) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 8, 9, 10);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                const uint32_t x = (uint32_t)a;
                const int32_t n = rt_min_i32(shcnt, 32);
                const uint32_t r = rt_shr_u32(x, (uint64_t)n);
                const int32_t out = n < 32 ? (int32_t)((uint32_t)((int64_t)x << 1 >> n) & 1) : 0;
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
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)out << 2
                            | (uint32_t)(n == 1 && r >> 31 != x >> 31) << 3);
                    }
                    after_l_src(s, in, lane, 2, 5, 4);
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

/* MARK GUARD shr s32 MCDST LL_DST L_SRC SHCNT */
int tesla_exec_shr_s32_cnt(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    const int32_t shcnt = (int32_t)in->value[7];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 8) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 8, 9, 10);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                const int32_t x = (int32_t)(uint32_t)a;
                const int32_t n = rt_min_i32(shcnt, 32);
                const uint32_t r = (uint32_t)rt_shr_i32(x, (uint64_t)n);
                const int32_t out = n < 32
                    ? (int32_t)((uint32_t)((int64_t)((uint64_t)x << 1) >> n) & 1) : 0;
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
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)out << 2
                            | (uint32_t)(n == 1 && r >> 31 != (uint32_t)(x >> 31 & 1)) << 3);
                    }
                    after_l_src(s, in, lane, 2, 5, 4);
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

