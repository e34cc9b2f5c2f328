/* Generated from the description tesla by gen/emit/fast. Do not edit. */
#include "tesla_fast.h"

uint32_t lanes_by_pred(struct isadora_machine *m, int32_t pred, int32_t cond)
{
    struct tesla_state *const s = m->state;
    uint32_t lanes = 0;
    switch (pred) {
    case 1:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((((s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1))
                ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        break;
    case 2:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((((s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1))
                ^ (s->c[cond][l] & 1)) != 0) != 0) << l;
        }
        break;
    case 3:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((((s->c[cond][l] >> 1 & 1)
                ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)) != 0) != 0) << l;
        }
        break;
    case 4:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((1
                ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3))) != 0)
                != 0) << l;
        }
        break;
    case 5:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((1 ^ (s->c[cond][l] & 1)) != 0) != 0) << l;
        }
        break;
    case 6:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3) != 0) != 0)
                << l;
        }
        break;
    case 7:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1))) != 0) != 0)
                << l;
        }
        break;
    case 8:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) != 0) != 0) << l;
        }
        break;
    case 9:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        break;
    case 10:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->c[cond][l] & 1) != 0) << l;
        }
        break;
    case 11:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((((s->c[cond][l] & 1)
                | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)) != 0) != 0) << l;
        }
        break;
    case 12:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((1 ^ (s->c[cond][l] >> 1 & 1)
                ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)) != 0) != 0) << l;
        }
        break;
    case 13:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((((1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1)) != 0) != 0)
                << l;
        }
        break;
    case 14:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1))
                ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        break;
    case 16:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->c[cond][l] >> 3 != 0) != 0) << l;
        }
        break;
    case 17:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->c[cond][l] >> 2 & 1) != 0) << l;
        }
        break;
    case 18:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((((s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1))
                ^ (s->c[cond][l] >> 2 & 1)) != 0) != 0) << l;
        }
        break;
    case 19:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->c[cond][l] >> 1 & 1) != 0) << l;
        }
        break;
    case 28:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((1 ^ (s->c[cond][l] >> 1 & 1)) != 0) != 0) << l;
        }
        break;
    case 29:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((((s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1))) != 0) != 0)
                << l;
        }
        break;
    case 30:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((1 ^ (s->c[cond][l] >> 2 & 1)) != 0) != 0) << l;
        }
        break;
    case 31:
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)(((1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
        }
        break;
    default:
        break;
    }
    return lanes;
}

uint32_t mask_guard_any(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int pred_at, int cond_at)
{
    return mask_guard_for(m, in, NULL, line, pred_at, cond_at);
}

int for_warp(struct isadora_machine *m, const struct isadora_insn *in, int mark_at)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[mark_at];
    int32_t st_depth = s->st_depth;
    uint32_t ended_new = s->ended;
    uint16_t warps_new = s->block->warps;
    uint16_t bar_new[16];
    for (int32_t i_2 = 0; i_2 < 16; i_2++)
        bar_new[i_2] = s->block->bar[i_2];
    uint32_t broken_new = s->broken;
    if (mark == 1) {
        const uint32_t e = s->ended | s->active;
        ended_new = e;
        while (st_depth > 0) {
            const uint32_t mask = s->st_mask[st_depth - 1];
            const int32_t kind = s->st_kind[st_depth - 1];
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
                break;
            st_depth--;
        }
        const int32_t depth = st_depth;
        if (depth == 0) {
            s->active = 0;
            m->woke = true;
            warps_new = (uint16_t)((s->block->warps - 1) & 0xffff);
            for (int32_t i = 0; i <= 15; i++) {
                if (s->block->bar[i] == s->block->warps - 1) {
                    m->woke = true;
                    bar_new[i] = 0;
                }
            }
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_2 = s->st_kind[st_depth - 1];
            const uint32_t pc = s->st_pc[st_depth - 1];
            const uint32_t mask_2 = s->st_mask[st_depth - 1];
            st_depth--;
            if (kind_2 == 5) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop");
            }
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
            m->next = (uint64_t)(kind_2 == 6 ? (int32_t)((pc + 8) & 0xffffff) : (int32_t)pc);
            if (kind_2 == 2 || kind_2 == 3) {
                s->returned = s->returned & ~mask_2;
            }
            if (kind_2 == 4) {
                broken_new = s->broken & ~mask_2;
            }
        }
    }
    if (mark == 2) {
        const int32_t depth_2 = st_depth;
        if (depth_2 == 0) {
            return rt_trap(m, ISADORA_TRAP_STATED, "STACK_UNDERFLOW: join without joinat");
        }
        if (st_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
        const int32_t kind_3 = s->st_kind[st_depth - 1];
        if (kind_3 == 1) {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const uint32_t pc_2 = s->st_pc[st_depth - 1];
            const uint32_t mask_3 = s->st_mask[st_depth - 1];
            st_depth--;
            s->active = mask_3 & ~s->ended;
            m->next = pc_2;
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_4 = s->st_kind[st_depth - 1];
            if (kind_4 == 6) {
                if (st_depth == 0)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
                const uint32_t mask_4 = s->st_mask[st_depth - 1];
                st_depth--;
                s->active = mask_4 & ~(s->ended | s->returned | s->broken);
            } else {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a "
                    "joinat");
            }
        }
    }
    s->ended = ended_new;
    m->woke = true;
    s->block->warps = (uint16_t)warps_new;
    for (int32_t i_3 = 0; i_3 < 16; i_3++)
        s->block->bar[i_3] = bar_new[i_3];
    s->broken = broken_new;
    s->st_depth = (uint16_t)st_depth;
    return 0;
}

const uint32_t *row_l_src_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row, int line, int lsrc_at, int lsoff_at, int areg_at, int laoff_at)
{
    return row_l_src_for(m, in, NULL, run, row, line, lsrc_at, lsoff_at, areg_at, laoff_at);
}

const uint32_t *row_l_src_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row, int line, int lsrc_at, int lsoff_at, int areg_at, int laoff_at)
{
    return row_l_src_2_for(m, in, NULL, run, row, line, lsrc_at, lsoff_at, areg_at, laoff_at);
}

const int64_t *row_cvt_int_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row, int line, int chalf_at, int lsrc_at, int lsoff_at, int areg_at,
    int laoff_at, int cword_at, int creg_at)
{
    return row_cvt_int_for(m, in, NULL, run, row, line, chalf_at, lsrc_at, lsoff_at, areg_at,
        laoff_at, cword_at, creg_at);
}

void put_ll_dst(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row, int line, int ldst_at)
{
    struct tesla_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ldst = (int32_t)in->value[ldst_at];
        for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
            m->lane = lane;
            const int32_t t = ldst >> 1;
            const int32_t t_2 = 16 * (ldst & 1);
            s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | row[lane] << t_2;
        }
        m->lane = -1;
        break;
    }
    default:
        break;
    }
}

const int64_t *row_l_src_3_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row, int line, int lsrc_at, int lsoff_at, int areg_at, int laoff_at)
{
    struct tesla_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t lsrc = (int32_t)in->value[lsrc_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc][l];
        }
        return row;
    }
    case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_at(m, in, p_row, line + 1, lsoff_at, areg_at);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
    }
    case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_at_2(m, in, p_row, line + 2, lsoff_at, areg_at);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
    }
    case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_at_2(m, in, p_row, line + 3, lsoff_at, areg_at);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
    }
    case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_at_3(m, in, p_row, line + 4, lsoff_at, areg_at);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
    }
    case 5: {
        const int32_t laoff = (int32_t)in->value[laoff_at];
        _Alignas(64) uint32_t a_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            a_2_at[l] = (uint32_t)(laoff * 4);
        }
        _Alignas(64) uint32_t a_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, a_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = a_2_row[l];
        }
        return row;
    }
    case 6: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_at0(m, in, q_row, line + 5, laoff_at, areg_at);
        if (!q)
            return NULL;
        _Alignas(64) uint32_t p_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, p_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = p_row[l];
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint32_t *row_s_src2_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row, int line, int ssrc2_at, int sspace_at, int scoff_at, int sareg_at)
{
    return row_s_src2_for(m, in, NULL, run, row, line, ssrc2_at, sspace_at, scoff_at, sareg_at);
}

const uint32_t *row_i_src_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row, int line, int ssrc_at, int ssoff_at, int sareg_at, int saoff_at)
{
    return row_i_src_for(m, in, NULL, run, row, line, ssrc_at, ssoff_at, sareg_at, saoff_at);
}

const uint32_t *row_l_src3_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row, int line, int lsrc3_at, int cspace_at, int c3off_at, int areg_at)
{
    return row_l_src3_for(m, in, NULL, run, row, line, lsrc3_at, cspace_at, c3off_at, areg_at);
}

const int32_t *row_s_src2_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row, int line, int ssrc2_at, int sspace_at, int scoff_at, int sareg_at)
{
    return row_s_src2_2_for(m, in, NULL, run, row, line, ssrc2_at, sspace_at, scoff_at, sareg_at);
}

void put_s_dst(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row, int sdst_at)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[sdst_at];
    for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
        m->lane = lane;
        const int32_t t = sdst >> 1;
        const int32_t t_2 = 16 * (sdst & 1);
        s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | row[lane] << t_2;
    }
    m->lane = -1;
}

const uint32_t *row_i_src_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row, int line, int ssrc_at, int ssoff_at, int sareg_at, int saoff_at)
{
    return row_i_src_2_for(m, in, NULL, run, row, line, ssrc_at, ssoff_at, sareg_at, saoff_at);
}

const int32_t *row_l_src3_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row, int line, int lsrc3_at, int cspace_at, int c3off_at, int areg_at)
{
    struct tesla_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t lsrc3 = (int32_t)in->value[lsrc3_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[lsrc3 >> 1][l] >> 16 * (lsrc3 & 1) & 0xffff);
        }
        return row;
    }
    case 1: {
        const int32_t lsrc3 = (int32_t)in->value[lsrc3_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[lsrc3 >> 1][l] >> 16 * (lsrc3 & 1) & 0xffff);
        }
        return row;
    }
    case 2: {
        const int32_t cspace = (int32_t)in->value[cspace_at];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_at_2(m, in, p_row, line + 1, c3off_at, areg_at);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)c_2_row[l];
        }
        return row;
    }
    case 3: {
        const int32_t cspace = (int32_t)in->value[cspace_at];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_at_2(m, in, p_row, line + 2, c3off_at, areg_at);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)c_2_row[l];
        }
        return row;
    }
    case 4: {
        const int32_t c3off = (int32_t)in->value[c3off_at];
        const int32_t cspace = (int32_t)in->value[cspace_at];
        uint64_t c_2_cell;
        if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c3off * 2 + cspace * 65536), 2, &c_2_cell))
            return NULL;
        const int32_t c_2_value = (int32_t)c_2_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
    }
    case 5: {
        const int32_t c3off = (int32_t)in->value[c3off_at];
        const int32_t cspace = (int32_t)in->value[cspace_at];
        uint64_t c_2_cell;
        if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c3off * 2 + cspace * 65536), 2, &c_2_cell))
            return NULL;
        const int32_t c_2_value = (int32_t)c_2_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
    }
    default:
        return NULL;
    }
}

uint32_t mask_guard_2_any(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int cond_at, int pred_at)
{
    return mask_guard_2_for(m, in, NULL, line, cond_at, pred_at);
}

const int32_t *row_at0_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int laoff_at, int areg_at)
{
    return row_at0_2_for(m, in, NULL, row, line, laoff_at, areg_at);
}

const int32_t *row_at_4_any(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int line, int off8_at, int areg_at)
{
    return row_at_4_for(m, in, NULL, row, line, off8_at, areg_at);
}

const int32_t *row_at_5_any(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int line, int off16_at, int areg_at)
{
    return row_at_5_for(m, in, NULL, row, line, off16_at, areg_at);
}

const int32_t *row_at_6_any(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int line, int off32_at, int areg_at)
{
    return row_at_6_for(m, in, NULL, row, line, off32_at, areg_at);
}

static const struct rt_quick *const quick[TESLA_FORMS] = {
    [TESLA_ATOMIC_G_KEPT_ADD_NUM] = &ISADORA_LEVEL(tesla_fast_atomic_g_kept_add_num),
    [TESLA_ATOMIC_G_KEPT_INC_NUM] = &ISADORA_LEVEL(tesla_fast_atomic_g_kept_inc_num),
    [TESLA_ATOMIC_G_KEPT_DEC_NUM] = &ISADORA_LEVEL(tesla_fast_atomic_g_kept_dec_num),
    [TESLA_ATOMIC_G_KEPT_MAX_NUM] = &ISADORA_LEVEL(tesla_fast_atomic_g_kept_max_num),
    [TESLA_ATOMIC_G_KEPT_MIN_NUM] = &ISADORA_LEVEL(tesla_fast_atomic_g_kept_min_num),
    [TESLA_ATOMIC_G_KEPT_AND_BITS] = &ISADORA_LEVEL(tesla_fast_atomic_g_kept_and_bits),
    [TESLA_ATOMIC_G_KEPT_OR_BITS] = &ISADORA_LEVEL(tesla_fast_atomic_g_kept_or_bits),
    [TESLA_ATOMIC_G_KEPT_XOR_BITS] = &ISADORA_LEVEL(tesla_fast_atomic_g_kept_xor_bits),
    [TESLA_ATOMIC_G_KEPT_EXCH_EXCH] = &ISADORA_LEVEL(tesla_fast_atomic_g_kept_exch_exch),
    [TESLA_CAS_G_NARROW] = &ISADORA_LEVEL(tesla_fast_cas_g_narrow),
    [TESLA_BRA] = &ISADORA_LEVEL(tesla_fast_bra),
    [TESLA_RET] = &ISADORA_LEVEL(tesla_fast_ret),
    [TESLA_BREAK] = &ISADORA_LEVEL(tesla_fast_break),
    [TESLA_BRKPT_SHORT] = &ISADORA_LEVEL(tesla_fast_brkpt_short),
    [TESLA_BRKPT_LONG] = &ISADORA_LEVEL(tesla_fast_brkpt_long),
    [TESLA_VOTE_ANY] = &ISADORA_LEVEL(tesla_fast_vote_any),
    [TESLA_VOTE_ALL] = &ISADORA_LEVEL(tesla_fast_vote_all),
    [TESLA_CVT_I2I_U_FULL] = &ISADORA_LEVEL(tesla_fast_cvt_i2i_u_full),
    [TESLA_CVT_I2I_S_FULL] = &ISADORA_LEVEL(tesla_fast_cvt_i2i_s_full),
    [TESLA_CVT_I2I_U8_FULL] = &ISADORA_LEVEL(tesla_fast_cvt_i2i_u8_full),
    [TESLA_CVT_I2I_S8_FULL] = &ISADORA_LEVEL(tesla_fast_cvt_i2i_s8_full),
    [TESLA_CVT_I2I_U_HALF] = &ISADORA_LEVEL(tesla_fast_cvt_i2i_u_half),
    [TESLA_CVT_I2I_S_HALF] = &ISADORA_LEVEL(tesla_fast_cvt_i2i_s_half),
    [TESLA_CVT_I2I_U8_BYTE] = &ISADORA_LEVEL(tesla_fast_cvt_i2i_u8_byte),
    [TESLA_CVT_I2I_S8_BYTE] = &ISADORA_LEVEL(tesla_fast_cvt_i2i_s8_byte),
    [TESLA_CVT_I2F_F16] = &ISADORA_LEVEL(tesla_fast_cvt_i2f_f16),
    [TESLA_CVT_I2F_F32] = &ISADORA_LEVEL(tesla_fast_cvt_i2f_f32),
    [TESLA_CVT_I2F_64_U_TO] = &ISADORA_LEVEL(tesla_fast_cvt_i2f_64_u_to),
    [TESLA_CVT_I2F_64_S_TO] = &ISADORA_LEVEL(tesla_fast_cvt_i2f_64_s_to),
    [TESLA_CVT_I2F_64_U_FROM] = &ISADORA_LEVEL(tesla_fast_cvt_i2f_64_u_from),
    [TESLA_CVT_I2F_64_S_FROM] = &ISADORA_LEVEL(tesla_fast_cvt_i2f_64_s_from),
    [TESLA_CVT_I2F_64_U_BOTH] = &ISADORA_LEVEL(tesla_fast_cvt_i2f_64_u_both),
    [TESLA_CVT_I2F_64_S_BOTH] = &ISADORA_LEVEL(tesla_fast_cvt_i2f_64_s_both),
    [TESLA_CVT_F2I_U16_F16] = &ISADORA_LEVEL(tesla_fast_cvt_f2i_u16_f16),
    [TESLA_CVT_F2I_U16_F32] = &ISADORA_LEVEL(tesla_fast_cvt_f2i_u16_f32),
    [TESLA_CVT_F2I_S16_F16] = &ISADORA_LEVEL(tesla_fast_cvt_f2i_s16_f16),
    [TESLA_CVT_F2I_S16_F32] = &ISADORA_LEVEL(tesla_fast_cvt_f2i_s16_f32),
    [TESLA_CVT_F2I_U32_F16] = &ISADORA_LEVEL(tesla_fast_cvt_f2i_u32_f16),
    [TESLA_CVT_F2I_U32_F32] = &ISADORA_LEVEL(tesla_fast_cvt_f2i_u32_f32),
    [TESLA_CVT_F2I_S32_F16] = &ISADORA_LEVEL(tesla_fast_cvt_f2i_s32_f16),
    [TESLA_CVT_F2I_S32_F32] = &ISADORA_LEVEL(tesla_fast_cvt_f2i_s32_f32),
    [TESLA_CVT_F2I_64_U_TO] = &ISADORA_LEVEL(tesla_fast_cvt_f2i_64_u_to),
    [TESLA_CVT_F2I_64_S_TO] = &ISADORA_LEVEL(tesla_fast_cvt_f2i_64_s_to),
    [TESLA_CVT_F2I_64_U_FROM] = &ISADORA_LEVEL(tesla_fast_cvt_f2i_64_u_from),
    [TESLA_CVT_F2I_64_S_FROM] = &ISADORA_LEVEL(tesla_fast_cvt_f2i_64_s_from),
    [TESLA_CVT_F2I_64_U_BOTH] = &ISADORA_LEVEL(tesla_fast_cvt_f2i_64_u_both),
    [TESLA_CVT_F2I_64_S_BOTH] = &ISADORA_LEVEL(tesla_fast_cvt_f2i_64_s_both),
    [TESLA_CVT_F2F_F16_SAME] = &ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_same),
    [TESLA_CVT_F2F_F32_SAME] = &ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_same),
    [TESLA_CVT_F2F_F16_RINT] = &ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_rint),
    [TESLA_CVT_F2F_F32_RINT] = &ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_rint),
    [TESLA_CVT_F2F_F16_NARROW] = &ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_narrow),
    [TESLA_CVT_F2F_F16_NRINT] = &ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_nrint),
    [TESLA_CVT_F2F_F32_WIDEN] = &ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_widen),
    [TESLA_CVT_F2F_F32_WRINT] = &ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_wrint),
    [TESLA_CVT_F2F_64_NARROW] = &ISADORA_LEVEL(tesla_fast_cvt_f2f_64_narrow),
    [TESLA_CVT_F2F_64_SAME] = &ISADORA_LEVEL(tesla_fast_cvt_f2f_64_same),
    [TESLA_CVT_F2F_64_RINT] = &ISADORA_LEVEL(tesla_fast_cvt_f2f_64_rint),
    [TESLA_CVT_F2F_64_WIDEN] = &ISADORA_LEVEL(tesla_fast_cvt_f2f_64_widen),
    [TESLA_DFMA] = &ISADORA_LEVEL(tesla_fast_dfma),
    [TESLA_DADD] = &ISADORA_LEVEL(tesla_fast_dadd),
    [TESLA_DMUL] = &ISADORA_LEVEL(tesla_fast_dmul),
    [TESLA_DMINMAX_MIN] = &ISADORA_LEVEL(tesla_fast_dminmax_min),
    [TESLA_DMINMAX_MAX] = &ISADORA_LEVEL(tesla_fast_dminmax_max),
    [TESLA_DSET] = &ISADORA_LEVEL(tesla_fast_dset),
    [TESLA_FADD_SHORT] = &ISADORA_LEVEL(tesla_fast_fadd_short),
    [TESLA_FADD_IMM] = &ISADORA_LEVEL(tesla_fast_fadd_imm),
    [TESLA_FADD_LONG] = &ISADORA_LEVEL(tesla_fast_fadd_long),
    [TESLA_FMUL_SHORT] = &ISADORA_LEVEL(tesla_fast_fmul_short),
    [TESLA_FMUL_IMM] = &ISADORA_LEVEL(tesla_fast_fmul_imm),
    [TESLA_FMUL_LONG] = &ISADORA_LEVEL(tesla_fast_fmul_long),
    [TESLA_FMAD_SHORT] = &ISADORA_LEVEL(tesla_fast_fmad_short),
    [TESLA_FMAD_IMM] = &ISADORA_LEVEL(tesla_fast_fmad_imm),
    [TESLA_FMAD_LONG] = &ISADORA_LEVEL(tesla_fast_fmad_long),
    [TESLA_FSET] = &ISADORA_LEVEL(tesla_fast_fset),
    [TESLA_FMINMAX_MAX] = &ISADORA_LEVEL(tesla_fast_fminmax_max),
    [TESLA_FMINMAX_MIN] = &ISADORA_LEVEL(tesla_fast_fminmax_min),
    [TESLA_FSLCT] = &ISADORA_LEVEL(tesla_fast_fslct),
    [TESLA_QUADOP] = &ISADORA_LEVEL(tesla_fast_quadop),
    [TESLA_ADD_ADD_B16_SHORT] = &ISADORA_LEVEL(tesla_fast_add_add_b16_short),
    [TESLA_ADD_ADD_B32_SHORT] = &ISADORA_LEVEL(tesla_fast_add_add_b32_short),
    [TESLA_ADD_SUB_B16_SHORT] = &ISADORA_LEVEL(tesla_fast_add_sub_b16_short),
    [TESLA_ADD_SUB_B32_SHORT] = &ISADORA_LEVEL(tesla_fast_add_sub_b32_short),
    [TESLA_ADD_SUBR_B16_SHORT] = &ISADORA_LEVEL(tesla_fast_add_subr_b16_short),
    [TESLA_ADD_SUBR_B32_SHORT] = &ISADORA_LEVEL(tesla_fast_add_subr_b32_short),
    [TESLA_ADD_ADDC_B16_SHORT] = &ISADORA_LEVEL(tesla_fast_add_addc_b16_short),
    [TESLA_ADD_ADDC_B32_SHORT] = &ISADORA_LEVEL(tesla_fast_add_addc_b32_short),
    [TESLA_ADD_ADD_B16_IMM] = &ISADORA_LEVEL(tesla_fast_add_add_b16_imm),
    [TESLA_ADD_ADD_B32_IMM] = &ISADORA_LEVEL(tesla_fast_add_add_b32_imm),
    [TESLA_ADD_SUB_B16_IMM] = &ISADORA_LEVEL(tesla_fast_add_sub_b16_imm),
    [TESLA_ADD_SUB_B32_IMM] = &ISADORA_LEVEL(tesla_fast_add_sub_b32_imm),
    [TESLA_ADD_SUBR_B16_IMM] = &ISADORA_LEVEL(tesla_fast_add_subr_b16_imm),
    [TESLA_ADD_SUBR_B32_IMM] = &ISADORA_LEVEL(tesla_fast_add_subr_b32_imm),
    [TESLA_ADD_ADDC_B16_IMM] = &ISADORA_LEVEL(tesla_fast_add_addc_b16_imm),
    [TESLA_ADD_ADDC_B32_IMM] = &ISADORA_LEVEL(tesla_fast_add_addc_b32_imm),
    [TESLA_ADD_ADD_B16_LONG] = &ISADORA_LEVEL(tesla_fast_add_add_b16_long),
    [TESLA_ADD_ADD_B32_LONG] = &ISADORA_LEVEL(tesla_fast_add_add_b32_long),
    [TESLA_ADD_SUB_B16_LONG] = &ISADORA_LEVEL(tesla_fast_add_sub_b16_long),
    [TESLA_ADD_SUB_B32_LONG] = &ISADORA_LEVEL(tesla_fast_add_sub_b32_long),
    [TESLA_ADD_SUBR_B16_LONG] = &ISADORA_LEVEL(tesla_fast_add_subr_b16_long),
    [TESLA_ADD_SUBR_B32_LONG] = &ISADORA_LEVEL(tesla_fast_add_subr_b32_long),
    [TESLA_ADD_ADDC_B16_LONG] = &ISADORA_LEVEL(tesla_fast_add_addc_b16_long),
    [TESLA_ADD_ADDC_B32_LONG] = &ISADORA_LEVEL(tesla_fast_add_addc_b32_long),
    [TESLA_MUL16_SHORT] = &ISADORA_LEVEL(tesla_fast_mul16_short),
    [TESLA_MUL16_IMM] = &ISADORA_LEVEL(tesla_fast_mul16_imm),
    [TESLA_MUL16_LONG] = &ISADORA_LEVEL(tesla_fast_mul16_long),
    [TESLA_MUL24_SHORT] = &ISADORA_LEVEL(tesla_fast_mul24_short),
    [TESLA_MUL24_IMM] = &ISADORA_LEVEL(tesla_fast_mul24_imm),
    [TESLA_MUL24_LONG] = &ISADORA_LEVEL(tesla_fast_mul24_long),
    [TESLA_MUL_ADD_ADD_U16_SHORT] = &ISADORA_LEVEL(tesla_fast_mul_add_add_u16_short),
    [TESLA_MUL_ADD_ADD_S16_SHORT] = &ISADORA_LEVEL(tesla_fast_mul_add_add_s16_short),
    [TESLA_MUL_ADD_ADD_S16SAT_SHORT] = &ISADORA_LEVEL(tesla_fast_mul_add_add_s16sat_short),
    [TESLA_MUL_ADD_ADD_U24_SHORT] = &ISADORA_LEVEL(tesla_fast_mul_add_add_u24_short),
    [TESLA_MUL_ADD_SUB_U16_SHORT] = &ISADORA_LEVEL(tesla_fast_mul_add_sub_u16_short),
    [TESLA_MUL_ADD_SUB_S16_SHORT] = &ISADORA_LEVEL(tesla_fast_mul_add_sub_s16_short),
    [TESLA_MUL_ADD_SUB_S16SAT_SHORT] = &ISADORA_LEVEL(tesla_fast_mul_add_sub_s16sat_short),
    [TESLA_MUL_ADD_SUB_U24_SHORT] = &ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_short),
    [TESLA_MUL_ADD_SUBR_U16_SHORT] = &ISADORA_LEVEL(tesla_fast_mul_add_subr_u16_short),
    [TESLA_MUL_ADD_SUBR_S16_SHORT] = &ISADORA_LEVEL(tesla_fast_mul_add_subr_s16_short),
    [TESLA_MUL_ADD_SUBR_S16SAT_SHORT] = &ISADORA_LEVEL(tesla_fast_mul_add_subr_s16sat_short),
    [TESLA_MUL_ADD_SUBR_U24_SHORT] = &ISADORA_LEVEL(tesla_fast_mul_add_subr_u24_short),
    [TESLA_MUL_ADD_ADDC_U16_SHORT] = &ISADORA_LEVEL(tesla_fast_mul_add_addc_u16_short),
    [TESLA_MUL_ADD_ADDC_S16_SHORT] = &ISADORA_LEVEL(tesla_fast_mul_add_addc_s16_short),
    [TESLA_MUL_ADD_ADDC_S16SAT_SHORT] = &ISADORA_LEVEL(tesla_fast_mul_add_addc_s16sat_short),
    [TESLA_MUL_ADD_ADDC_U24_SHORT] = &ISADORA_LEVEL(tesla_fast_mul_add_addc_u24_short),
    [TESLA_MUL_ADD_ADD_U16_IMM] = &ISADORA_LEVEL(tesla_fast_mul_add_add_u16_imm),
    [TESLA_MUL_ADD_ADD_S16_IMM] = &ISADORA_LEVEL(tesla_fast_mul_add_add_s16_imm),
    [TESLA_MUL_ADD_ADD_S16SAT_IMM] = &ISADORA_LEVEL(tesla_fast_mul_add_add_s16sat_imm),
    [TESLA_MUL_ADD_ADD_U24_IMM] = &ISADORA_LEVEL(tesla_fast_mul_add_add_u24_imm),
    [TESLA_MUL_ADD_SUB_U16_IMM] = &ISADORA_LEVEL(tesla_fast_mul_add_sub_u16_imm),
    [TESLA_MUL_ADD_SUB_S16_IMM] = &ISADORA_LEVEL(tesla_fast_mul_add_sub_s16_imm),
    [TESLA_MUL_ADD_SUB_S16SAT_IMM] = &ISADORA_LEVEL(tesla_fast_mul_add_sub_s16sat_imm),
    [TESLA_MUL_ADD_SUB_U24_IMM] = &ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_imm),
    [TESLA_MUL_ADD_SUBR_U16_IMM] = &ISADORA_LEVEL(tesla_fast_mul_add_subr_u16_imm),
    [TESLA_MUL_ADD_SUBR_S16_IMM] = &ISADORA_LEVEL(tesla_fast_mul_add_subr_s16_imm),
    [TESLA_MUL_ADD_SUBR_S16SAT_IMM] = &ISADORA_LEVEL(tesla_fast_mul_add_subr_s16sat_imm),
    [TESLA_MUL_ADD_SUBR_U24_IMM] = &ISADORA_LEVEL(tesla_fast_mul_add_subr_u24_imm),
    [TESLA_MUL_ADD_ADDC_U16_IMM] = &ISADORA_LEVEL(tesla_fast_mul_add_addc_u16_imm),
    [TESLA_MUL_ADD_ADDC_S16_IMM] = &ISADORA_LEVEL(tesla_fast_mul_add_addc_s16_imm),
    [TESLA_MUL_ADD_ADDC_S16SAT_IMM] = &ISADORA_LEVEL(tesla_fast_mul_add_addc_s16sat_imm),
    [TESLA_MUL_ADD_ADDC_U24_IMM] = &ISADORA_LEVEL(tesla_fast_mul_add_addc_u24_imm),
    [TESLA_MUL_ADD_ADD_U16_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_add_u16_long),
    [TESLA_MUL_ADD_ADD_S16_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_add_s16_long),
    [TESLA_MUL_ADD_ADD_S16SAT_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_add_s16sat_long),
    [TESLA_MUL_ADD_ADD_U24_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_add_u24_long),
    [TESLA_MUL_ADD_ADD_S24_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_add_s24_long),
    [TESLA_MUL_ADD_ADD_S24SAT_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_add_s24sat_long),
    [TESLA_MUL_ADD_ADD_U24HIGH_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_add_u24high_long),
    [TESLA_MUL_ADD_ADD_S24HIGH_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_add_s24high_long),
    [TESLA_MUL_ADD_ADD_S24HIGHSAT_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_add_s24highsat_long),
    [TESLA_MUL_ADD_SUB_U16_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_sub_u16_long),
    [TESLA_MUL_ADD_SUB_S16_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_sub_s16_long),
    [TESLA_MUL_ADD_SUB_S16SAT_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_sub_s16sat_long),
    [TESLA_MUL_ADD_SUB_U24_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_long),
    [TESLA_MUL_ADD_SUB_S24_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_sub_s24_long),
    [TESLA_MUL_ADD_SUB_S24SAT_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_sub_s24sat_long),
    [TESLA_MUL_ADD_SUB_U24HIGH_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_sub_u24high_long),
    [TESLA_MUL_ADD_SUB_S24HIGH_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_sub_s24high_long),
    [TESLA_MUL_ADD_SUB_S24HIGHSAT_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_sub_s24highsat_long),
    [TESLA_MUL_ADD_SUBR_U16_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_subr_u16_long),
    [TESLA_MUL_ADD_SUBR_S16_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_subr_s16_long),
    [TESLA_MUL_ADD_SUBR_S16SAT_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_subr_s16sat_long),
    [TESLA_MUL_ADD_SUBR_U24_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_subr_u24_long),
    [TESLA_MUL_ADD_SUBR_S24_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_subr_s24_long),
    [TESLA_MUL_ADD_SUBR_S24SAT_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_subr_s24sat_long),
    [TESLA_MUL_ADD_SUBR_U24HIGH_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_subr_u24high_long),
    [TESLA_MUL_ADD_SUBR_S24HIGH_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_subr_s24high_long),
    [TESLA_MUL_ADD_SUBR_S24HIGHSAT_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_subr_s24highsat_long),
    [TESLA_MUL_ADD_ADDC_U16_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_addc_u16_long),
    [TESLA_MUL_ADD_ADDC_S16_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_addc_s16_long),
    [TESLA_MUL_ADD_ADDC_S16SAT_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_addc_s16sat_long),
    [TESLA_MUL_ADD_ADDC_U24_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_addc_u24_long),
    [TESLA_MUL_ADD_ADDC_S24_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_addc_s24_long),
    [TESLA_MUL_ADD_ADDC_S24SAT_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_addc_s24sat_long),
    [TESLA_MUL_ADD_ADDC_U24HIGH_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_addc_u24high_long),
    [TESLA_MUL_ADD_ADDC_S24HIGH_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_addc_s24high_long),
    [TESLA_MUL_ADD_ADDC_S24HIGHSAT_LONG] = &ISADORA_LEVEL(tesla_fast_mul_add_addc_s24highsat_long),
    [TESLA_MUL_ADD_AGAIN_ADD] = &ISADORA_LEVEL(tesla_fast_mul_add_again_add),
    [TESLA_MUL_ADD_AGAIN_SUB] = &ISADORA_LEVEL(tesla_fast_mul_add_again_sub),
    [TESLA_MUL_ADD_AGAIN_SUBR] = &ISADORA_LEVEL(tesla_fast_mul_add_again_subr),
    [TESLA_MUL_ADD_AGAIN_ADDC] = &ISADORA_LEVEL(tesla_fast_mul_add_again_addc),
    [TESLA_SAD_U16_SHORT] = &ISADORA_LEVEL(tesla_fast_sad_u16_short),
    [TESLA_SAD_S16_SHORT] = &ISADORA_LEVEL(tesla_fast_sad_s16_short),
    [TESLA_SAD_U32_SHORT] = &ISADORA_LEVEL(tesla_fast_sad_u32_short),
    [TESLA_SAD_S32_SHORT] = &ISADORA_LEVEL(tesla_fast_sad_s32_short),
    [TESLA_SAD_U16_LONG] = &ISADORA_LEVEL(tesla_fast_sad_u16_long),
    [TESLA_SAD_S16_LONG] = &ISADORA_LEVEL(tesla_fast_sad_s16_long),
    [TESLA_SAD_U32_LONG] = &ISADORA_LEVEL(tesla_fast_sad_u32_long),
    [TESLA_SAD_S32_LONG] = &ISADORA_LEVEL(tesla_fast_sad_s32_long),
    [TESLA_MINMAX_MAX_U16] = &ISADORA_LEVEL(tesla_fast_minmax_max_u16),
    [TESLA_MINMAX_MAX_S16] = &ISADORA_LEVEL(tesla_fast_minmax_max_s16),
    [TESLA_MINMAX_MAX_U32] = &ISADORA_LEVEL(tesla_fast_minmax_max_u32),
    [TESLA_MINMAX_MAX_S32] = &ISADORA_LEVEL(tesla_fast_minmax_max_s32),
    [TESLA_MINMAX_MIN_U16] = &ISADORA_LEVEL(tesla_fast_minmax_min_u16),
    [TESLA_MINMAX_MIN_S16] = &ISADORA_LEVEL(tesla_fast_minmax_min_s16),
    [TESLA_MINMAX_MIN_U32] = &ISADORA_LEVEL(tesla_fast_minmax_min_u32),
    [TESLA_MINMAX_MIN_S32] = &ISADORA_LEVEL(tesla_fast_minmax_min_s32),
    [TESLA_SET_U16] = &ISADORA_LEVEL(tesla_fast_set_u16),
    [TESLA_SET_S16] = &ISADORA_LEVEL(tesla_fast_set_s16),
    [TESLA_SET_U32] = &ISADORA_LEVEL(tesla_fast_set_u32),
    [TESLA_SET_S32] = &ISADORA_LEVEL(tesla_fast_set_s32),
    [TESLA_LOGOP_IMM_AND] = &ISADORA_LEVEL(tesla_fast_logop_imm_and),
    [TESLA_LOGOP_IMM_OR] = &ISADORA_LEVEL(tesla_fast_logop_imm_or),
    [TESLA_LOGOP_IMM_XOR] = &ISADORA_LEVEL(tesla_fast_logop_imm_xor),
    [TESLA_LOGOP_IMM_MOV2] = &ISADORA_LEVEL(tesla_fast_logop_imm_mov2),
    [TESLA_LOGOP_AND_B16] = &ISADORA_LEVEL(tesla_fast_logop_and_b16),
    [TESLA_LOGOP_AND_B32] = &ISADORA_LEVEL(tesla_fast_logop_and_b32),
    [TESLA_LOGOP_OR_B16] = &ISADORA_LEVEL(tesla_fast_logop_or_b16),
    [TESLA_LOGOP_OR_B32] = &ISADORA_LEVEL(tesla_fast_logop_or_b32),
    [TESLA_LOGOP_XOR_B16] = &ISADORA_LEVEL(tesla_fast_logop_xor_b16),
    [TESLA_LOGOP_XOR_B32] = &ISADORA_LEVEL(tesla_fast_logop_xor_b32),
    [TESLA_LOGOP_MOV2_B16] = &ISADORA_LEVEL(tesla_fast_logop_mov2_b16),
    [TESLA_LOGOP_MOV2_B32] = &ISADORA_LEVEL(tesla_fast_logop_mov2_b32),
    [TESLA_SHL_B16_REG] = &ISADORA_LEVEL(tesla_fast_shl_b16_reg),
    [TESLA_SHL_B32_REG] = &ISADORA_LEVEL(tesla_fast_shl_b32_reg),
    [TESLA_SHL_B16_CNT] = &ISADORA_LEVEL(tesla_fast_shl_b16_cnt),
    [TESLA_SHL_B32_CNT] = &ISADORA_LEVEL(tesla_fast_shl_b32_cnt),
    [TESLA_SHR_U16_REG] = &ISADORA_LEVEL(tesla_fast_shr_u16_reg),
    [TESLA_SHR_S16_REG] = &ISADORA_LEVEL(tesla_fast_shr_s16_reg),
    [TESLA_SHR_U32_REG] = &ISADORA_LEVEL(tesla_fast_shr_u32_reg),
    [TESLA_SHR_S32_REG] = &ISADORA_LEVEL(tesla_fast_shr_s32_reg),
    [TESLA_SHR_U16_CNT] = &ISADORA_LEVEL(tesla_fast_shr_u16_cnt),
    [TESLA_SHR_S16_CNT] = &ISADORA_LEVEL(tesla_fast_shr_s16_cnt),
    [TESLA_SHR_U32_CNT] = &ISADORA_LEVEL(tesla_fast_shr_u32_cnt),
    [TESLA_SHR_S32_CNT] = &ISADORA_LEVEL(tesla_fast_shr_s32_cnt),
    [TESLA_LD_A] = &ISADORA_LEVEL(tesla_fast_ld_a),
    [TESLA_ST_O] = &ISADORA_LEVEL(tesla_fast_st_o),
    [TESLA_LD_C_U8_FULL] = &ISADORA_LEVEL(tesla_fast_ld_c_u8_full),
    [TESLA_LD_C_U16_FULL] = &ISADORA_LEVEL(tesla_fast_ld_c_u16_full),
    [TESLA_LD_C_S16_FULL] = &ISADORA_LEVEL(tesla_fast_ld_c_s16_full),
    [TESLA_LD_C_B32_FULL] = &ISADORA_LEVEL(tesla_fast_ld_c_b32_full),
    [TESLA_LD_C_U8_HALF] = &ISADORA_LEVEL(tesla_fast_ld_c_u8_half),
    [TESLA_LD_C_U16_HALF] = &ISADORA_LEVEL(tesla_fast_ld_c_u16_half),
    [TESLA_LD_C_S16_HALF] = &ISADORA_LEVEL(tesla_fast_ld_c_s16_half),
    [TESLA_LD_C_B32_HALF] = &ISADORA_LEVEL(tesla_fast_ld_c_b32_half),
    [TESLA_LD_S_U8_FULL] = &ISADORA_LEVEL(tesla_fast_ld_s_u8_full),
    [TESLA_LD_S_U16_FULL] = &ISADORA_LEVEL(tesla_fast_ld_s_u16_full),
    [TESLA_LD_S_S16_FULL] = &ISADORA_LEVEL(tesla_fast_ld_s_s16_full),
    [TESLA_LD_S_U8_HALF] = &ISADORA_LEVEL(tesla_fast_ld_s_u8_half),
    [TESLA_LD_S_U16_HALF] = &ISADORA_LEVEL(tesla_fast_ld_s_u16_half),
    [TESLA_LD_S_S16_HALF] = &ISADORA_LEVEL(tesla_fast_ld_s_s16_half),
    [TESLA_LD_S_B32_FULL] = &ISADORA_LEVEL(tesla_fast_ld_s_b32_full),
    [TESLA_LD_S_B32_HALF] = &ISADORA_LEVEL(tesla_fast_ld_s_b32_half),
    [TESLA_ST_S_HALF_B8] = &ISADORA_LEVEL(tesla_fast_st_s_half_b8),
    [TESLA_ST_S_FULL_B8] = &ISADORA_LEVEL(tesla_fast_st_s_full_b8),
    [TESLA_ST_S_HALF_B16] = &ISADORA_LEVEL(tesla_fast_st_s_half_b16),
    [TESLA_ST_S_FULL_B16] = &ISADORA_LEVEL(tesla_fast_st_s_full_b16),
    [TESLA_ST_S_HALF_B32] = &ISADORA_LEVEL(tesla_fast_st_s_half_b32),
    [TESLA_ST_S_FULL_B32] = &ISADORA_LEVEL(tesla_fast_st_s_full_b32),
    [TESLA_LD_L_U8] = &ISADORA_LEVEL(tesla_fast_ld_l_u8),
    [TESLA_LD_L_S8] = &ISADORA_LEVEL(tesla_fast_ld_l_s8),
    [TESLA_LD_L_U16] = &ISADORA_LEVEL(tesla_fast_ld_l_u16),
    [TESLA_LD_L_S16] = &ISADORA_LEVEL(tesla_fast_ld_l_s16),
    [TESLA_LD_L_B64] = &ISADORA_LEVEL(tesla_fast_ld_l_b64),
    [TESLA_LD_L_B32] = &ISADORA_LEVEL(tesla_fast_ld_l_b32),
    [TESLA_ST_L_U8] = &ISADORA_LEVEL(tesla_fast_st_l_u8),
    [TESLA_ST_L_S8] = &ISADORA_LEVEL(tesla_fast_st_l_s8),
    [TESLA_ST_L_U16] = &ISADORA_LEVEL(tesla_fast_st_l_u16),
    [TESLA_ST_L_S16] = &ISADORA_LEVEL(tesla_fast_st_l_s16),
    [TESLA_ST_L_B64] = &ISADORA_LEVEL(tesla_fast_st_l_b64),
    [TESLA_ST_L_B32] = &ISADORA_LEVEL(tesla_fast_st_l_b32),
    [TESLA_LD_G_U8] = &ISADORA_LEVEL(tesla_fast_ld_g_u8),
    [TESLA_LD_G_S8] = &ISADORA_LEVEL(tesla_fast_ld_g_s8),
    [TESLA_LD_G_U16] = &ISADORA_LEVEL(tesla_fast_ld_g_u16),
    [TESLA_LD_G_S16] = &ISADORA_LEVEL(tesla_fast_ld_g_s16),
    [TESLA_LD_G_B64] = &ISADORA_LEVEL(tesla_fast_ld_g_b64),
    [TESLA_LD_G_B32] = &ISADORA_LEVEL(tesla_fast_ld_g_b32),
    [TESLA_ST_G_U8] = &ISADORA_LEVEL(tesla_fast_st_g_u8),
    [TESLA_ST_G_S8] = &ISADORA_LEVEL(tesla_fast_st_g_s8),
    [TESLA_ST_G_U16] = &ISADORA_LEVEL(tesla_fast_st_g_u16),
    [TESLA_ST_G_S16] = &ISADORA_LEVEL(tesla_fast_st_g_s16),
    [TESLA_ST_G_B64] = &ISADORA_LEVEL(tesla_fast_st_g_b64),
    [TESLA_ST_G_B32] = &ISADORA_LEVEL(tesla_fast_st_g_b32),
    [TESLA_MOV_B16_SHORT] = &ISADORA_LEVEL(tesla_fast_mov_b16_short),
    [TESLA_MOV_B32_SHORT] = &ISADORA_LEVEL(tesla_fast_mov_b32_short),
    [TESLA_MOV_B16_IMM] = &ISADORA_LEVEL(tesla_fast_mov_b16_imm),
    [TESLA_MOV_B32_IMM] = &ISADORA_LEVEL(tesla_fast_mov_b32_imm),
    [TESLA_MOV_B16_LONG] = &ISADORA_LEVEL(tesla_fast_mov_b16_long),
    [TESLA_MOV_B32_LONG] = &ISADORA_LEVEL(tesla_fast_mov_b32_long),
    [TESLA_MOV_R_C] = &ISADORA_LEVEL(tesla_fast_mov_r_c),
    [TESLA_MOV_C_R] = &ISADORA_LEVEL(tesla_fast_mov_c_r),
    [TESLA_MOV_R_A] = &ISADORA_LEVEL(tesla_fast_mov_r_a),
    [TESLA_SHL_A] = &ISADORA_LEVEL(tesla_fast_shl_a),
    [TESLA_ADD_A] = &ISADORA_LEVEL(tesla_fast_add_a),
    [TESLA_RCP_SHORT] = &ISADORA_LEVEL(tesla_fast_rcp_short),
    [TESLA_RCP_LONG] = &ISADORA_LEVEL(tesla_fast_rcp_long),
    [TESLA_SFU_RSQRT] = &ISADORA_LEVEL(tesla_fast_sfu_rsqrt),
    [TESLA_SFU_LG2] = &ISADORA_LEVEL(tesla_fast_sfu_lg2),
    [TESLA_SINCOS_SIN] = &ISADORA_LEVEL(tesla_fast_sincos_sin),
    [TESLA_SINCOS_COS] = &ISADORA_LEVEL(tesla_fast_sincos_cos),
    [TESLA_EX2] = &ISADORA_LEVEL(tesla_fast_ex2),
    [TESLA_PRE_PRESIN] = &ISADORA_LEVEL(tesla_fast_pre_presin),
    [TESLA_PRE_PREEX2] = &ISADORA_LEVEL(tesla_fast_pre_preex2),
    [TESLA_INTERP_PLAIN_SHORT] = &ISADORA_LEVEL(tesla_fast_interp_plain_short),
    [TESLA_INTERP_CENT_SHORT] = &ISADORA_LEVEL(tesla_fast_interp_cent_short),
    [TESLA_INTERP_FLAT_SHORT] = &ISADORA_LEVEL(tesla_fast_interp_flat_short),
    [TESLA_INTERP_PLAIN_SMUL] = &ISADORA_LEVEL(tesla_fast_interp_plain_smul),
    [TESLA_INTERP_CENT_SMUL] = &ISADORA_LEVEL(tesla_fast_interp_cent_smul),
    [TESLA_INTERP_PLAIN_LONG] = &ISADORA_LEVEL(tesla_fast_interp_plain_long),
    [TESLA_INTERP_CENT_LONG] = &ISADORA_LEVEL(tesla_fast_interp_cent_long),
    [TESLA_INTERP_FLAT_LONG] = &ISADORA_LEVEL(tesla_fast_interp_flat_long),
    [TESLA_INTERP_PLAIN_MUL] = &ISADORA_LEVEL(tesla_fast_interp_plain_mul),
    [TESLA_INTERP_CENT_MUL] = &ISADORA_LEVEL(tesla_fast_interp_cent_mul),
};

isadora_action ISADORA_LEVEL(tesla_fast_pick)(const struct isadora_insn *in)
{
    return rt_pick(quick[in->form], in);
}
