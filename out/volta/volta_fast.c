/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

uint32_t mask_guard_any(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int gp_at)
{
    struct volta_state *const s = m->state;
    switch (in->alt[line]) {
    case 0:
        return UINT32_MAX;
    case 1: {
        const int32_t gp = (int32_t)in->value[gp_at];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
    }
    case 2: {
        const int32_t gp = (int32_t)in->value[gp_at];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
    }
    default:
        return 0;
    }
}

const int32_t *row_px(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int line, int q0_at)
{
    struct volta_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = 1;
        }
        return row;
    }
    case 1: {
        const int32_t q0 = (int32_t)in->value[q0_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[q0][l] ^ 1;
        }
        return row;
    }
    case 2: {
        const int32_t q0 = (int32_t)in->value[q0_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[q0][l];
        }
        return row;
    }
    default:
        return NULL;
    }
}

const int32_t *row_guard(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int line, int gp_at)
{
    struct volta_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = 1;
        }
        return row;
    }
    case 1: {
        const int32_t gp = (int32_t)in->value[gp_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[gp][l];
        }
        return row;
    }
    case 2: {
        const int32_t gp = (int32_t)in->value[gp_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = !s->p[gp][l];
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint32_t *row_sb_any(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int rb_at, int cbank_at, int coff_at, int uimm_at, int ub_at)
{
    struct volta_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    case 1: {
        const uint32_t uimm = (uint32_t)in->value[uimm_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = uimm;
        }
        return row;
    }
    case 2: {
        const int32_t cbank = (int32_t)in->value[cbank_at];
        const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
    }
    case 3:
        return NULL;
    case 4: {
        const int32_t ub = (int32_t)in->value[ub_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[ub];
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint64_t *row_da(struct isadora_machine *m, const struct isadora_insn *in, uint64_t *row,
    int line, int ra_at, int na_at)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t na = (int32_t)in->value[na_at];
    switch (in->alt[line]) {
    case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32) ^ (uint64_t)na << 63;
        }
        return row;
    }
    case 1: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ((s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32)
                & INT64_C(0x7fffffffffffffff)) ^ (uint64_t)na << 63;
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint64_t *row_db(struct isadora_machine *m, const struct isadora_insn *in, uint64_t *row,
    int line, int rb_at, int nb_at, int dimm_at, int cbank_at, int coff_at, int ub_at)
{
    struct volta_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[rb][l] | (uint64_t)s->r[rb | 1][l] << 32) ^ (uint64_t)nb << 63;
        }
        return row;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ((s->r[rb][l] | (uint64_t)s->r[rb | 1][l] << 32)
                & INT64_C(0x7fffffffffffffff)) ^ (uint64_t)nb << 63;
        }
        return row;
    }
    case 2: {
        const uint64_t dimm = (uint64_t)(uint32_t)in->value[dimm_at] * INT64_C(4294967296);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = dimm;
        }
        return row;
    }
    case 3: {
        const int32_t nb = (int32_t)in->value[nb_at];
        if (m->watch)
            return NULL;
        uint64_t cd = 0;
        const int cd_trap = operand_cd(m, in, &cd, line + 1, cbank_at, coff_at);
        if (cd_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = cd ^ (uint64_t)nb << 63;
        }
        return row;
    }
    case 4: {
        const int32_t nb = (int32_t)in->value[nb_at];
        if (m->watch)
            return NULL;
        uint64_t cd = 0;
        const int cd_trap = operand_cd(m, in, &cd, line + 2, cbank_at, coff_at);
        if (cd_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (cd & INT64_C(0x7fffffffffffffff)) ^ (uint64_t)nb << 63;
        }
        return row;
    }
    case 5: {
        const int32_t ub = (int32_t)in->value[ub_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->ur[ub] | (uint64_t)s->ur[ub | 1] << 32) ^ (uint64_t)nb << 63;
        }
        return row;
    }
    case 6: {
        const int32_t ub = (int32_t)in->value[ub_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ((s->ur[ub] | (uint64_t)s->ur[ub | 1] << 32) & INT64_C(0x7fffffffffffffff))
                ^ (uint64_t)nb << 63;
        }
        return row;
    }
    default:
        return NULL;
    }
}

const int32_t *row_qa(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int q0_at, int q0n_at)
{
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[q0_at];
    const int32_t q0n = (int32_t)in->value[q0n_at];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l] ^ q0n;
    }
    return row;
}

const uint32_t *row_fa(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int ra_at, int na_at)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t na = (int32_t)in->value[na_at];
    switch (in->alt[line]) {
    case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] ^ (uint32_t)na << 31;
        }
        return row;
    }
    case 1: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[ra][l] & 0x7fffffff) ^ (uint32_t)na << 31;
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint32_t *row_fl(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int rb_at, int nb_at, int fimm_at, int cbank_at, int coff_at, int ub_at)
{
    struct volta_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[rb][l] ^ (uint32_t)nb << 31;
        }
        return row;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->r[rb][l] & 0x7fffffff) ^ (uint32_t)nb << 31;
        }
        return row;
    }
    case 2: {
        const uint32_t fimm = (uint32_t)in->value[fimm_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = fimm;
        }
        return row;
    }
    case 3: {
        const int32_t nb = (int32_t)in->value[nb_at];
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb_2(m, in, &cb, line + 1, cbank_at, coff_at);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = cb ^ (uint32_t)nb << 31;
        }
        return row;
    }
    case 4: {
        const int32_t nb = (int32_t)in->value[nb_at];
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb_2(m, in, &cb, line + 2, cbank_at, coff_at);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (cb & 0x7fffffff) ^ (uint32_t)nb << 31;
        }
        return row;
    }
    case 5: {
        const int32_t ub = (int32_t)in->value[ub_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[ub] ^ (uint32_t)nb << 31;
        }
        return row;
    }
    case 6: {
        const int32_t ub = (int32_t)in->value[ub_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->ur[ub] & 0x7fffffff) ^ (uint32_t)nb << 31;
        }
        return row;
    }
    default:
        return NULL;
    }
}

const int64_t *row_rax(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int ra_at, int na_at)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t na = (int32_t)in->value[na_at];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = na ? (int64_t)~s->r[ra][l] + 1 : s->r[ra][l];
    }
    return row;
}

const int64_t *row_sbx(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int line, int rb_at, int nb_at, int imm_at, int cbank_at, int coff_at, int ub_at)
{
    struct volta_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = nb ? (int64_t)~s->r[rb][l] + 1 : s->r[rb][l];
        }
        return row;
    }
    case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
    }
    case 2: {
        const int32_t nb = (int32_t)in->value[nb_at];
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb_2(m, in, &cb, line + 1, cbank_at, coff_at);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = nb ? (int64_t)~cb + 1 : cb;
        }
        return row;
    }
    case 3: {
        const int32_t ub = (int32_t)in->value[ub_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = nb ? (int64_t)~s->ur[ub] + 1 : s->ur[ub];
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint32_t *row_rax_2(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int ra_at, int ia_at)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t ia = (int32_t)in->value[ia_at];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = ia ? ~s->r[ra][l] : s->r[ra][l];
    }
    return row;
}

const uint32_t *row_sbx_2(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int rb_at, int ib_at, int imm_at, int cbank_at, int coff_at, int ub_at)
{
    struct volta_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t ib = (int32_t)in->value[ib_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ib ? ~s->r[rb][l] : s->r[rb][l];
        }
        return row;
    }
    case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
    }
    case 2: {
        const int32_t ib = (int32_t)in->value[ib_at];
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb_2(m, in, &cb, line + 1, cbank_at, coff_at);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ib ? ~cb : cb;
        }
        return row;
    }
    case 3: {
        const int32_t ub = (int32_t)in->value[ub_at];
        const int32_t ib = (int32_t)in->value[ib_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ib ? ~s->ur[ub] : s->ur[ub];
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint32_t *row_rcx(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int rc_at, int nc_at)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[rc_at];
    const int32_t nc = (int32_t)in->value[nc_at];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = nc ? ~s->r[rc][l] + 1 : s->r[rc][l];
    }
    return row;
}

const uint32_t *row_sb_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int cbank_at, int coff_at, int imm_at, int ub_at)
{
    struct volta_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
    }
    case 2: {
        const int32_t cbank = (int32_t)in->value[cbank_at];
        const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
    }
    case 3:
        return NULL;
    case 4: {
        const int32_t ub = (int32_t)in->value[ub_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[ub];
        }
        return row;
    }
    default:
        return NULL;
    }
}

const int64_t *row_sb_3(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int line, int rb_at, int imm_at, int cbank_at, int coff_at, int ub_at)
{
    struct volta_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[rb][l];
        }
        return row;
    }
    case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = imm;
        }
        return row;
    }
    case 2: {
        const int32_t cbank = (int32_t)in->value[cbank_at];
        const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
    }
    case 3:
        return NULL;
    case 4: {
        const int32_t ub = (int32_t)in->value[ub_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[ub];
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint64_t *row_widex(struct isadora_machine *m, const struct isadora_insn *in, uint64_t *row,
    int rc_at, int ic_at)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[rc_at];
    const int32_t ic = (int32_t)in->value[ic_at];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = s->r[rc][l] | (uint64_t)s->r[rc | 1][l] << 32;
        row[l] = ic ? ~x : x;
    }
    return row;
}

const int64_t *row_sbx_3(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int line, int rb_at, int nb_at, int uimm_at, int cbank_at, int coff_at, int ub_at)
{
    struct volta_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = nb ? (int64_t)~s->r[rb][l] + 1 : s->r[rb][l];
        }
        return row;
    }
    case 1: {
        const uint32_t uimm = (uint32_t)in->value[uimm_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = uimm;
        }
        return row;
    }
    case 2: {
        const int32_t nb = (int32_t)in->value[nb_at];
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb_2(m, in, &cb, line + 1, cbank_at, coff_at);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = nb ? (int64_t)~cb + 1 : cb;
        }
        return row;
    }
    case 3: {
        const int32_t ub = (int32_t)in->value[ub_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = nb ? (int64_t)~s->ur[ub] + 1 : s->ur[ub];
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint32_t *row_sbx_4(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int rb_at, int ib_at, int uimm_at, int cbank_at, int coff_at, int ub_at)
{
    struct volta_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t ib = (int32_t)in->value[ib_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ib ? ~s->r[rb][l] : s->r[rb][l];
        }
        return row;
    }
    case 1: {
        const uint32_t uimm = (uint32_t)in->value[uimm_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = uimm;
        }
        return row;
    }
    case 2: {
        const int32_t ib = (int32_t)in->value[ib_at];
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb_2(m, in, &cb, line + 1, cbank_at, coff_at);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ib ? ~cb : cb;
        }
        return row;
    }
    case 3: {
        const int32_t ub = (int32_t)in->value[ub_at];
        const int32_t ib = (int32_t)in->value[ib_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ib ? ~s->ur[ub] : s->ur[ub];
        }
        return row;
    }
    default:
        return NULL;
    }
}

uint32_t mask_qa(struct isadora_machine *m, const struct isadora_insn *in, int q0_at, int q0n_at)
{
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[q0_at];
    const int32_t q0n = (int32_t)in->value[q0n_at];
    uint32_t lanes = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        lanes |= (uint32_t)(((s->p[q0][l] ^ q0n) != 0) != 0) << l;
    }
    return lanes;
}

const uint32_t *row_shb_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int slane_at)
{
    struct volta_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    case 1: {
        const int32_t slane = (int32_t)in->value[slane_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)slane;
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint32_t *row_prb_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int cbank_at, int coff_at, int imm_at, int uimm_at,
    int ub_at)
{
    struct volta_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
    }
    case 2: {
        const uint32_t uimm = (uint32_t)in->value[uimm_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = uimm;
        }
        return row;
    }
    case 3: {
        const int32_t cbank = (int32_t)in->value[cbank_at];
        const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
        uint64_t c_cell;
        if (!rt_take(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
            return NULL;
        const uint32_t c_value = (uint32_t)c_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_value;
        }
        return row;
    }
    case 4:
        return NULL;
    case 5: {
        const int32_t ub = (int32_t)in->value[ub_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->ur[ub];
        }
        return row;
    }
    default:
        return NULL;
    }
}

const int32_t *row_qm(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int line, int q2n_at, int q2_at, int up2_at)
{
    struct volta_state *const s = m->state;
    const int32_t q2n = (int32_t)in->value[q2n_at];
    switch (in->alt[line]) {
    case 0: {
        const int32_t q2 = (int32_t)in->value[q2_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[q2][l] ^ q2n;
        }
        return row;
    }
    case 1: {
        const int32_t up2 = (int32_t)in->value[up2_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->up[up2] ^ q2n;
        }
        return row;
    }
    case 2: {
        const int32_t q2 = (int32_t)in->value[q2_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[q2][l] ^ q2n;
        }
        return row;
    }
    default:
        return NULL;
    }
}

const int32_t *row_signb(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int line, int rb_at, int cbank_at, int coff_at, int ub_at)
{
    struct volta_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[rb][l] >> 31);
        }
        return row;
    }
    case 1: {
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb_2(m, in, &cb, line + 1, cbank_at, coff_at);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(cb >> 31);
        }
        return row;
    }
    case 2: {
        const int32_t ub = (int32_t)in->value[ub_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->ur[ub] >> 31);
        }
        return row;
    }
    default:
        return NULL;
    }
}

const int32_t *row_signc(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int rc_at)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[rc_at];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (int32_t)(s->r[rc][l] >> 31);
    }
    return row;
}

static const struct rt_quick *const quick[VOLTA_FORMS] = {
    [VOLTA_BSSY] = &ISADORA_LEVEL(volta_fast_bssy),
    [VOLTA_BSYNC] = &ISADORA_LEVEL(volta_fast_bsync),
    [VOLTA_BREAK] = &ISADORA_LEVEL(volta_fast_break),
    [VOLTA_EXIT] = &ISADORA_LEVEL(volta_fast_exit),
    [VOLTA_BRA_B] = &ISADORA_LEVEL(volta_fast_bra_b),
    [VOLTA_BRA_U] = &ISADORA_LEVEL(volta_fast_bra_u),
    [VOLTA_JMP_B] = &ISADORA_LEVEL(volta_fast_jmp_b),
    [VOLTA_JMP_C] = &ISADORA_LEVEL(volta_fast_jmp_c),
    [VOLTA_JMP_U] = &ISADORA_LEVEL(volta_fast_jmp_u),
    [VOLTA_JMP_UC] = &ISADORA_LEVEL(volta_fast_jmp_uc),
    [VOLTA_BRX] = &ISADORA_LEVEL(volta_fast_brx),
    [VOLTA_JMX] = &ISADORA_LEVEL(volta_fast_jmx),
    [VOLTA_CALL_AT] = &ISADORA_LEVEL(volta_fast_call_at),
    [VOLTA_CALL_C] = &ISADORA_LEVEL(volta_fast_call_c),
    [VOLTA_CALL_R] = &ISADORA_LEVEL(volta_fast_call_r),
    [VOLTA_CALL_REL] = &ISADORA_LEVEL(volta_fast_call_rel),
    [VOLTA_CALL_RR] = &ISADORA_LEVEL(volta_fast_call_rr),
    [VOLTA_RET_REL] = &ISADORA_LEVEL(volta_fast_ret_rel),
    [VOLTA_RET_ABS] = &ISADORA_LEVEL(volta_fast_ret_abs),
    [VOLTA_BPT] = &ISADORA_LEVEL(volta_fast_bpt),
    [VOLTA_I2I] = &ISADORA_LEVEL(volta_fast_i2i),
    [VOLTA_DADD_R] = &ISADORA_LEVEL(volta_fast_dadd_r),
    [VOLTA_DADD_C] = &ISADORA_LEVEL(volta_fast_dadd_c),
    [VOLTA_DMUL] = &ISADORA_LEVEL(volta_fast_dmul),
    [VOLTA_DFMA_B] = &ISADORA_LEVEL(volta_fast_dfma_b),
    [VOLTA_DFMA_C] = &ISADORA_LEVEL(volta_fast_dfma_c),
    [VOLTA_FADD] = &ISADORA_LEVEL(volta_fast_fadd),
    [VOLTA_FSEL] = &ISADORA_LEVEL(volta_fast_fsel),
    [VOLTA_IADD3_N] = &ISADORA_LEVEL(volta_fast_iadd3_n),
    [VOLTA_IADD3_X] = &ISADORA_LEVEL(volta_fast_iadd3_x),
    [VOLTA_IMAD_R] = &ISADORA_LEVEL(volta_fast_imad_r),
    [VOLTA_IMAD_I] = &ISADORA_LEVEL(volta_fast_imad_i),
    [VOLTA_IMAD_B] = &ISADORA_LEVEL(volta_fast_imad_b),
    [VOLTA_IMAD_RI] = &ISADORA_LEVEL(volta_fast_imad_ri),
    [VOLTA_IMAD_RC] = &ISADORA_LEVEL(volta_fast_imad_rc),
    [VOLTA_IMAD_RU] = &ISADORA_LEVEL(volta_fast_imad_ru),
    [VOLTA_IMAD_BX] = &ISADORA_LEVEL(volta_fast_imad_bx),
    [VOLTA_IMAD_CX] = &ISADORA_LEVEL(volta_fast_imad_cx),
    [VOLTA_IMAD_HI_C] = &ISADORA_LEVEL(volta_fast_imad_hi_c),
    [VOLTA_IMAD_HI_BX] = &ISADORA_LEVEL(volta_fast_imad_hi_bx),
    [VOLTA_IMAD_HI_CX] = &ISADORA_LEVEL(volta_fast_imad_hi_cx),
    [VOLTA_LOP3] = &ISADORA_LEVEL(volta_fast_lop3),
    [VOLTA_SHF_B] = &ISADORA_LEVEL(volta_fast_shf_b),
    [VOLTA_SHF_C] = &ISADORA_LEVEL(volta_fast_shf_c),
    [VOLTA_SEL] = &ISADORA_LEVEL(volta_fast_sel),
    [VOLTA_LEA_LO] = &ISADORA_LEVEL(volta_fast_lea_lo),
    [VOLTA_LEA_X] = &ISADORA_LEVEL(volta_fast_lea_x),
    [VOLTA_LEA_HI] = &ISADORA_LEVEL(volta_fast_lea_hi),
    [VOLTA_LEA_HX] = &ISADORA_LEVEL(volta_fast_lea_hx),
    [VOLTA_LEA_IH] = &ISADORA_LEVEL(volta_fast_lea_ih),
    [VOLTA_LEA_IX] = &ISADORA_LEVEL(volta_fast_lea_ix),
    [VOLTA_LEA_SX] = &ISADORA_LEVEL(volta_fast_lea_sx),
    [VOLTA_LEA_XS] = &ISADORA_LEVEL(volta_fast_lea_xs),
    [VOLTA_POPC] = &ISADORA_LEVEL(volta_fast_popc),
    [VOLTA_BREV] = &ISADORA_LEVEL(volta_fast_brev),
    [VOLTA_IABS] = &ISADORA_LEVEL(volta_fast_iabs),
    [VOLTA_SGXT] = &ISADORA_LEVEL(volta_fast_sgxt),
    [VOLTA_BMSK] = &ISADORA_LEVEL(volta_fast_bmsk),
    [VOLTA_MOV] = &ISADORA_LEVEL(volta_fast_mov),
    [VOLTA_IMNMX] = &ISADORA_LEVEL(volta_fast_imnmx),
    [VOLTA_R2UR_O] = &ISADORA_LEVEL(volta_fast_r2ur_o),
    [VOLTA_R2UR_H] = &ISADORA_LEVEL(volta_fast_r2ur_h),
    [VOLTA_VOTE] = &ISADORA_LEVEL(volta_fast_vote),
    [VOLTA_VOTEU] = &ISADORA_LEVEL(volta_fast_voteu),
    [VOLTA_MATCH_ANY] = &ISADORA_LEVEL(volta_fast_match_any),
    [VOLTA_MATCH_ALL] = &ISADORA_LEVEL(volta_fast_match_all),
    [VOLTA_SHFL] = &ISADORA_LEVEL(volta_fast_shfl),
    [VOLTA_P2R] = &ISADORA_LEVEL(volta_fast_p2r),
    [VOLTA_PLOP3] = &ISADORA_LEVEL(volta_fast_plop3),
    [VOLTA_PLOP3_SIGN_ONE] = &ISADORA_LEVEL(volta_fast_plop3_sign_one),
    [VOLTA_PLOP3_SIGN_TWO] = &ISADORA_LEVEL(volta_fast_plop3_sign_two),
    [VOLTA_PLOP3_SIGN_ALL] = &ISADORA_LEVEL(volta_fast_plop3_sign_all),
};

isadora_action ISADORA_LEVEL(volta_fast_pick)(const struct isadora_insn *in)
{
    return rt_pick(quick[in->form], in);
}
