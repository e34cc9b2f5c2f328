/* Generated from the description volta by gen/emit/fast. Do not edit. */
/* What the files with the quick functions of the forms share. */
#ifndef VOLTA_FAST_H
#define VOLTA_FAST_H

#define ISADORA_LANES 32
#include "volta_state.h"
#include "simt/vector.h"
#include "machine/floating.h"

static inline int operand_mi(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value, int line, int uimm_at, int cbank_at,
    int coff_at, int ub_at)
{
    uint32_t m_2;
    switch (in->alt[line]) {
    case 0: {
        const uint32_t uimm = (uint32_t)in->value[uimm_at];
        m_2 = uimm;
        break;
    }
    case 1: {
        const int32_t cbank = (int32_t)in->value[cbank_at];
        const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
        m_2 = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
        break;
    }
    case 2:
        return 1;
    default: {
        const int32_t ub = (int32_t)in->value[ub_at];
        m_2 = s->ur[ub];
        break;
    }
    }
    *value = m_2;
    return 0;
}

static inline int32_t operand_qsp(const struct isadora_insn *in, int line, int qspace_at,
    int qspace9_at)
{
    int32_t s_2;
    if (in->alt[line] == 0) {
        const int32_t qspace = (int32_t)in->value[qspace_at];
        s_2 = qspace;
    } else {
        const int32_t qspace9 = (int32_t)in->value[qspace9_at];
        s_2 = qspace9;
    }
    return s_2;
}

static inline uint64_t operand_to(struct isadora_machine *m, const struct isadora_insn *in,
    int line, int far_near_at, int farh_near_at)
{
    const uint64_t next = m->next;
    uint64_t to;
    if (in->alt[line] == 0) {
        const int64_t far_near = rt_sext_64(in->value[far_near_at], 48) * 4;
        to = next + (uint64_t)far_near;
    } else {
        const int64_t farh_near = rt_sext_64(in->value[farh_near_at], 56) * 4;
        to = next + (uint64_t)farh_near;
    }
    return to;
}

static inline int64_t operand_place(const struct isadora_insn *in, int line, int long_place_at,
    int longh_place_at)
{
    int64_t to;
    if (in->alt[line] == 0) {
        const int64_t long_place = (int64_t)in->value[long_place_at] * 4;
        to = long_place;
    } else {
        const int64_t longh_place = (int64_t)in->value[longh_place_at] * 4;
        to = longh_place;
    }
    return to;
}

static inline int operand_cb(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value, int line, int coff_at, int cbank_at)
{
    const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
    uint32_t to;
    if (in->alt[line] == 0) {
        const int32_t cbank = (int32_t)in->value[cbank_at];
        to = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
    }
    *value = to;
    return 0;
}

static inline int64_t operand_by(const struct isadora_insn *in, int line, int far_distance_at,
    int farh_distance_at)
{
    int64_t d;
    switch (in->alt[line]) {
    case 0:
    case 2:
        d = 0;
        break;
    case 1: {
        const int64_t far_distance = rt_sext_64(in->value[far_distance_at], 48) * 4;
        d = far_distance;
        break;
    }
    default: {
        const int64_t farh_distance = rt_sext_64(in->value[farh_distance_at], 56) * 4;
        d = farh_distance;
        break;
    }
    }
    return d;
}

static inline uint32_t *place_r(struct isadora_machine *m, const struct isadora_insn *in, int rd_at)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[rd_at];
    return rd != 255 ? s->r[rd] : NULL;
}

static inline uint32_t *place_r_2(struct isadora_machine *m, const struct isadora_insn *in,
    int rd_at)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[rd_at];
    return (rd | 1) != 255 ? s->r[rd | 1] : NULL;
}

static inline int operand_cd(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *value, int line, int cbank_at, int coff_at)
{
    uint64_t cd;
    if (in->alt[line] == 0) {
        const int32_t cbank = (int32_t)in->value[cbank_at];
        const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
        cd = rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 8);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
    }
    *value = cd;
    return 0;
}

static inline int operand_dt(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint64_t *value, int line, int dimm_at, int nb_at, int cbank_at,
    int coff_at, int ub_at)
{
    uint64_t b;
    switch (in->alt[line]) {
    case 0: {
        const uint64_t dimm = (uint64_t)(uint32_t)in->value[dimm_at] * INT64_C(4294967296);
        b = dimm;
        break;
    }
    case 1: {
        const int32_t nb = (int32_t)in->value[nb_at];
        uint64_t cd = 0;
        const int cd_trap = operand_cd(m, in, &cd, line + 1, cbank_at, coff_at);
        if (cd_trap) {
            return 1;
        }
        b = cd ^ (uint64_t)nb << 63;
        break;
    }
    case 2: {
        const int32_t nb = (int32_t)in->value[nb_at];
        uint64_t cd = 0;
        const int cd_trap = operand_cd(m, in, &cd, line + 2, cbank_at, coff_at);
        if (cd_trap) {
            return 1;
        }
        b = (cd & INT64_C(0x7fffffffffffffff)) ^ (uint64_t)nb << 63;
        break;
    }
    case 3: {
        const int32_t ub = (int32_t)in->value[ub_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        b = (s->ur[ub] | (uint64_t)s->ur[ub | 1] << 32) ^ (uint64_t)nb << 63;
        break;
    }
    default: {
        const int32_t ub = (int32_t)in->value[ub_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        b = ((s->ur[ub] | (uint64_t)s->ur[ub | 1] << 32) & INT64_C(0x7fffffffffffffff))
            ^ (uint64_t)nb << 63;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_cb_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value, int line, int cbank_at, int coff_at)
{
    uint32_t cb;
    if (in->alt[line] == 0) {
        const int32_t cbank = (int32_t)in->value[cbank_at];
        const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
        cb = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
    } else {
        return 1;
    }
    *value = cb;
    return 0;
}

static inline int operand_ft(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value, int line, int fimm_at, int nb_at, int cbank_at,
    int coff_at, int ub_at)
{
    uint32_t c;
    switch (in->alt[line]) {
    case 0: {
        const uint32_t fimm = (uint32_t)in->value[fimm_at];
        c = fimm;
        break;
    }
    case 1: {
        const int32_t nb = (int32_t)in->value[nb_at];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_2(m, in, &cb, line + 1, cbank_at, coff_at);
        if (cb_trap) {
            return 1;
        }
        c = cb ^ (uint32_t)nb << 31;
        break;
    }
    case 2: {
        const int32_t nb = (int32_t)in->value[nb_at];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_2(m, in, &cb, line + 2, cbank_at, coff_at);
        if (cb_trap) {
            return 1;
        }
        c = (cb & 0x7fffffff) ^ (uint32_t)nb << 31;
        break;
    }
    case 3: {
        const int32_t ub = (int32_t)in->value[ub_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        c = s->ur[ub] ^ (uint32_t)nb << 31;
        break;
    }
    default: {
        const int32_t ub = (int32_t)in->value[ub_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        c = (s->ur[ub] & 0x7fffffff) ^ (uint32_t)nb << 31;
        break;
    }
    }
    *value = c;
    return 0;
}

static inline int32_t operand_fmmod(const struct isadora_insn *in, int line, int ftz_at,
    int fnan_at, int fxors_at)
{
    const int32_t ftz = (int32_t)in->value[ftz_at];
    int32_t m_2;
    switch (in->alt[line]) {
    case 0:
        m_2 = ftz;
        break;
    case 1: {
        const int32_t fnan = (int32_t)in->value[fnan_at];
        m_2 = ftz | fnan << 1;
        break;
    }
    case 2:
    default: {
        const int32_t fnan = (int32_t)in->value[fnan_at];
        const int32_t fxors = (int32_t)in->value[fxors_at];
        m_2 = ftz | fnan << 1 | fxors << 2;
        break;
    }
    }
    return m_2;
}

static inline uint8_t *place_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t p0 = (int32_t)((uint32_t)(word >> 81) & 7);
    return p0 != 7 ? s->p[p0] : NULL;
}

static inline uint8_t *place_p_2(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t p1 = (int32_t)((uint32_t)(word >> 84) & 7);
    return p1 != 7 ? s->p[p1] : NULL;
}

static inline int operand_sbcu(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value, int line, int cbank_at, int coff_at, int ub_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t cbank = (int32_t)in->value[cbank_at];
        const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
        b = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
        break;
    }
    case 1:
        return 1;
    default: {
        const int32_t ub = (int32_t)in->value[ub_at];
        b = s->ur[ub];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_cbn(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *value, int line, int nb_at, int coff_at, int cbank_at)
{
    const int32_t nb = (int32_t)in->value[nb_at];
    int64_t c;
    uint32_t cb = 0;
    const int cb_trap = operand_cb(m, in, &cb, line, coff_at, cbank_at);
    if (cb_trap) {
        return 1;
    }
    c = nb ? (int64_t)~cb + 1 : cb;
    *value = c;
    return 0;
}

static inline int operand_sci(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value, int line, int imm_at, int ib_at, int cbank_at,
    int coff_at, int ub_at)
{
    uint32_t c;
    switch (in->alt[line]) {
    case 0: {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        c = (uint32_t)imm;
        break;
    }
    case 1: {
        const int32_t ib = (int32_t)in->value[ib_at];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_2(m, in, &cb, line + 1, cbank_at, coff_at);
        if (cb_trap) {
            return 1;
        }
        c = ib ? ~cb : cb;
        break;
    }
    default: {
        const int32_t ub = (int32_t)in->value[ub_at];
        const int32_t ib = (int32_t)in->value[ib_at];
        c = ib ? ~s->ur[ub] : s->ur[ub];
        break;
    }
    }
    *value = c;
    return 0;
}

static inline int operand_widecx(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint64_t *value, int line, int ib_at, int cbank_at, int coff_at,
    int ub_at)
{
    const int32_t ib = (int32_t)in->value[ib_at];
    uint64_t c;
    if (in->alt[line] == 0) {
        uint64_t cw = 0;
        const int cw_trap = operand_cd(m, in, &cw, line + 1, cbank_at, coff_at);
        if (cw_trap) {
            return 1;
        }
        c = ib ? ~cw : cw;
    } else {
        const int32_t ub = (int32_t)in->value[ub_at];
        const uint64_t x = s->ur[ub] | (uint64_t)s->ur[ub | 1] << 32;
        c = ib ? ~x : x;
    }
    *value = c;
    return 0;
}

static inline uint8_t *place_pj(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t usual, int line, int p0_at)
{
    struct volta_state *const s = m->state;
    switch (rt_taken(in, usual, line)) {
    case 1: {
        const int32_t p0 = (int32_t)in->value[p0_at];
        return s->p[p0];
    }
    default:
        return NULL;
    }
}

static inline int operand_scx(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value, int line, int imm_at, int cbank_at,
    int coff_at, int ub_at)
{
    uint32_t c;
    switch (in->alt[line]) {
    case 0: {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        c = (uint32_t)imm;
        break;
    }
    case 1: {
        const int32_t cbank = (int32_t)in->value[cbank_at];
        const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
        c = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
        break;
    }
    case 2:
        return 1;
    default: {
        const int32_t ub = (int32_t)in->value[ub_at];
        c = s->ur[ub];
        break;
    }
    }
    *value = c;
    return 0;
}

static inline uint32_t *place_rdo(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t usual, int line, int rd_at)
{
    struct volta_state *const s = m->state;
    switch (rt_taken(in, usual, line)) {
    case 1: {
        const int32_t rd = (int32_t)in->value[rd_at];
        return s->r[rd];
    }
    default:
        return NULL;
    }
}

static inline uint8_t *place_p_3(struct isadora_machine *m, const struct isadora_insn *in,
    int p0_at)
{
    struct volta_state *const s = m->state;
    const int32_t p0 = (int32_t)in->value[p0_at];
    return p0 != 7 ? s->p[p0] : NULL;
}

#define mask_guard_any ISADORA_LEVEL(volta_mask_guard_any)
uint32_t mask_guard_any(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int gp_at);

static inline uint32_t mask_guard(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t usual, int line, int gp_at)
{
    if (rt_taken(in, usual, line) == 0) {
        return UINT32_MAX;
    }
    return mask_guard_any(m, in, line, gp_at);
}

#define row_px ISADORA_LEVEL(volta_row_px)
const int32_t *row_px(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int line, int q0_at);

#define row_guard ISADORA_LEVEL(volta_row_guard)
const int32_t *row_guard(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int line, int gp_at);

#define row_sb_any ISADORA_LEVEL(volta_row_sb_any)
const uint32_t *row_sb_any(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int rb_at, int cbank_at, int coff_at, int uimm_at, int ub_at);

static inline const uint32_t *row_sb(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t usual, uint32_t *row, int line, int rb_at, int cbank_at, int coff_at, int uimm_at,
    int ub_at)
{
    if (rt_taken(in, usual, line) == 0) {
        struct volta_state *const s = m->state;
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    if (usual && rt_taken(in, usual, line) == 2) {
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
    return row_sb_any(m, in, row, line, rb_at, cbank_at, coff_at, uimm_at, ub_at);
}

#define row_da ISADORA_LEVEL(volta_row_da)
const uint64_t *row_da(struct isadora_machine *m, const struct isadora_insn *in, uint64_t *row,
    int line, int ra_at, int na_at);

#define row_db ISADORA_LEVEL(volta_row_db)
const uint64_t *row_db(struct isadora_machine *m, const struct isadora_insn *in, uint64_t *row,
    int line, int rb_at, int nb_at, int dimm_at, int cbank_at, int coff_at, int ub_at);

#define row_qa ISADORA_LEVEL(volta_row_qa)
const int32_t *row_qa(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int q0_at, int q0n_at);

#define row_fa ISADORA_LEVEL(volta_row_fa)
const uint32_t *row_fa(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int ra_at, int na_at);

#define row_fl ISADORA_LEVEL(volta_row_fl)
const uint32_t *row_fl(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int rb_at, int nb_at, int fimm_at, int cbank_at, int coff_at, int ub_at);

#define row_rax ISADORA_LEVEL(volta_row_rax)
const int64_t *row_rax(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int ra_at, int na_at);

#define row_sbx ISADORA_LEVEL(volta_row_sbx)
const int64_t *row_sbx(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int line, int rb_at, int nb_at, int imm_at, int cbank_at, int coff_at, int ub_at);

#define row_rax_2 ISADORA_LEVEL(volta_row_rax_2)
const uint32_t *row_rax_2(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int ra_at, int ia_at);

#define row_sbx_2 ISADORA_LEVEL(volta_row_sbx_2)
const uint32_t *row_sbx_2(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int rb_at, int ib_at, int imm_at, int cbank_at, int coff_at, int ub_at);

#define row_rcx ISADORA_LEVEL(volta_row_rcx)
const uint32_t *row_rcx(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int rc_at, int nc_at);

#define row_sb_2_any ISADORA_LEVEL(volta_row_sb_2_any)
const uint32_t *row_sb_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int cbank_at, int coff_at, int imm_at, int ub_at);

static inline const uint32_t *row_sb_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t usual, uint32_t *row, int line, int rb_at, int cbank_at, int coff_at, int imm_at,
    int ub_at)
{
    if (rt_taken(in, usual, line) == 0) {
        struct volta_state *const s = m->state;
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    if (usual && rt_taken(in, usual, line) == 2) {
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
    return row_sb_2_any(m, in, row, line, rb_at, cbank_at, coff_at, imm_at, ub_at);
}

#define row_sb_3 ISADORA_LEVEL(volta_row_sb_3)
const int64_t *row_sb_3(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int line, int rb_at, int imm_at, int cbank_at, int coff_at, int ub_at);

#define row_widex ISADORA_LEVEL(volta_row_widex)
const uint64_t *row_widex(struct isadora_machine *m, const struct isadora_insn *in, uint64_t *row,
    int rc_at, int ic_at);

#define row_sbx_3 ISADORA_LEVEL(volta_row_sbx_3)
const int64_t *row_sbx_3(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int line, int rb_at, int nb_at, int uimm_at, int cbank_at, int coff_at, int ub_at);

#define row_sbx_4 ISADORA_LEVEL(volta_row_sbx_4)
const uint32_t *row_sbx_4(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int rb_at, int ib_at, int uimm_at, int cbank_at, int coff_at, int ub_at);

#define mask_qa ISADORA_LEVEL(volta_mask_qa)
uint32_t mask_qa(struct isadora_machine *m, const struct isadora_insn *in, int q0_at, int q0n_at);

#define row_shb_any ISADORA_LEVEL(volta_row_shb_any)
const uint32_t *row_shb_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int slane_at);

static inline const uint32_t *row_shb(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t usual, uint32_t *row, int line, int rb_at, int slane_at)
{
    if (rt_taken(in, usual, line) == 0) {
        struct volta_state *const s = m->state;
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    return row_shb_any(m, in, row, line, rb_at, slane_at);
}

#define row_prb_any ISADORA_LEVEL(volta_row_prb_any)
const uint32_t *row_prb_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int cbank_at, int coff_at, int imm_at, int uimm_at,
    int ub_at);

static inline const uint32_t *row_prb(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t usual, uint32_t *row, int line, int rb_at, int cbank_at, int coff_at, int imm_at,
    int uimm_at, int ub_at)
{
    if (rt_taken(in, usual, line) == 0) {
        struct volta_state *const s = m->state;
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    if (usual && rt_taken(in, usual, line) == 3) {
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
    return row_prb_any(m, in, row, line, rb_at, cbank_at, coff_at, imm_at, uimm_at, ub_at);
}

#define row_qm ISADORA_LEVEL(volta_row_qm)
const int32_t *row_qm(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int line, int q2n_at, int q2_at, int up2_at);

#define row_signb ISADORA_LEVEL(volta_row_signb)
const int32_t *row_signb(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int line, int rb_at, int cbank_at, int coff_at, int ub_at);

#define row_signc ISADORA_LEVEL(volta_row_signc)
const int32_t *row_signc(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int rc_at);

#define ISADORA_ACTIVE(m) (((const struct volta_state *)(m)->state)->active)
extern RT_QUICK(volta_fast_bssy);
extern RT_QUICK(volta_fast_bsync);
extern RT_QUICK(volta_fast_break);
extern RT_QUICK(volta_fast_exit);
extern RT_QUICK(volta_fast_bra_b);
extern RT_QUICK(volta_fast_bra_u);
extern RT_QUICK(volta_fast_jmp_b);
extern RT_QUICK(volta_fast_jmp_c);
extern RT_QUICK(volta_fast_jmp_u);
extern RT_QUICK(volta_fast_jmp_uc);
extern RT_QUICK(volta_fast_brx);
extern RT_QUICK(volta_fast_jmx);
extern RT_QUICK(volta_fast_call_at);
extern RT_QUICK(volta_fast_call_c);
extern RT_QUICK(volta_fast_call_r);
extern RT_QUICK(volta_fast_call_rel);
extern RT_QUICK(volta_fast_call_rr);
extern RT_QUICK(volta_fast_ret_rel);
extern RT_QUICK(volta_fast_ret_abs);
extern RT_QUICK(volta_fast_bpt);
extern RT_QUICK(volta_fast_i2i);
extern RT_QUICK(volta_fast_dadd_r);
extern RT_QUICK(volta_fast_dadd_c);
extern RT_QUICK(volta_fast_dmul);
extern RT_QUICK(volta_fast_dfma_b);
extern RT_QUICK(volta_fast_dfma_c);
extern RT_QUICK(volta_fast_fadd);
extern RT_QUICK(volta_fast_fsel);
extern RT_QUICK(volta_fast_iadd3_n);
extern RT_QUICK(volta_fast_iadd3_x);
extern RT_QUICK(volta_fast_imad_r);
extern RT_QUICK(volta_fast_imad_i);
extern RT_QUICK(volta_fast_imad_b);
extern RT_QUICK(volta_fast_imad_ri);
extern RT_QUICK(volta_fast_imad_rc);
extern RT_QUICK(volta_fast_imad_ru);
extern RT_QUICK(volta_fast_imad_bx);
extern RT_QUICK(volta_fast_imad_cx);
extern RT_QUICK(volta_fast_imad_hi_c);
extern RT_QUICK(volta_fast_imad_hi_bx);
extern RT_QUICK(volta_fast_imad_hi_cx);
extern RT_QUICK(volta_fast_lop3);
extern RT_QUICK(volta_fast_shf_b);
extern RT_QUICK(volta_fast_shf_c);
extern RT_QUICK(volta_fast_sel);
extern RT_QUICK(volta_fast_lea_lo);
extern RT_QUICK(volta_fast_lea_x);
extern RT_QUICK(volta_fast_lea_hi);
extern RT_QUICK(volta_fast_lea_hx);
extern RT_QUICK(volta_fast_lea_ih);
extern RT_QUICK(volta_fast_lea_ix);
extern RT_QUICK(volta_fast_lea_sx);
extern RT_QUICK(volta_fast_lea_xs);
extern RT_QUICK(volta_fast_popc);
extern RT_QUICK(volta_fast_brev);
extern RT_QUICK(volta_fast_iabs);
extern RT_QUICK(volta_fast_sgxt);
extern RT_QUICK(volta_fast_bmsk);
extern RT_QUICK(volta_fast_mov);
extern RT_QUICK(volta_fast_imnmx);
extern RT_QUICK(volta_fast_r2ur_o);
extern RT_QUICK(volta_fast_r2ur_h);
extern RT_QUICK(volta_fast_vote);
extern RT_QUICK(volta_fast_voteu);
extern RT_QUICK(volta_fast_match_any);
extern RT_QUICK(volta_fast_match_all);
extern RT_QUICK(volta_fast_shfl);
extern RT_QUICK(volta_fast_p2r);
extern RT_QUICK(volta_fast_plop3);
extern RT_QUICK(volta_fast_plop3_sign_one);
extern RT_QUICK(volta_fast_plop3_sign_two);
extern RT_QUICK(volta_fast_plop3_sign_all);
isadora_action ISADORA_LEVEL(volta_fast_pick)(const struct isadora_insn *);

#endif
