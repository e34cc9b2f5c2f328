/* Generated from the description volta by gen/emit/exec. Do not edit. */
/* What the files with the functions of the forms share. */
#ifndef VOLTA_EXEC_H
#define VOLTA_EXEC_H

#include "volta_state.h"
#include "machine/floating.h"

static inline uint32_t read_sr(const struct isadora_machine *m, const struct volta_state *s,
    int32_t index);
static inline void write_sr(struct isadora_machine *m, int32_t index, uint32_t value);

/* Some entries of $SR stand for other state. */
static inline uint32_t read_sr(const struct isadora_machine *m, const struct volta_state *s,
    int32_t index)
{
    switch (index) {
    case 0:
        return (uint32_t)m->lane;
    case 33:
        return (uint32_t)(int32_t)rt_thread(m, 0, m->lane);
    case 34:
        return (uint32_t)(int32_t)rt_thread(m, 1, m->lane);
    case 35:
        return (uint32_t)(int32_t)rt_thread(m, 2, m->lane);
    case 37:
        return m->launch.at[0];
    case 38:
        return m->launch.at[1];
    case 39:
        return m->launch.at[2];
    case 56:
        return (uint32_t)1 << m->lane;
    case 57:
        return ((uint32_t)1 << m->lane) - 1;
    case 58:
        return (uint32_t)(((int64_t)2 << m->lane) - 1);
    case 59:
        return ~(((uint32_t)2 << m->lane) - 1);
    case 60:
        return (uint32_t)~(int32_t)(((uint32_t)1 << m->lane) - 1);
    case 255:
        return 0;
    default:
        return s->sr[index][m->lane];
    }
}

static inline void write_sr(struct isadora_machine *m, int32_t index, uint32_t value)
{
    struct volta_state *const s = m->state;
    switch (index) {
    case 0:
        break;
    case 33:
        break;
    case 34:
        break;
    case 35:
        break;
    case 37:
        break;
    case 38:
        break;
    case 39:
        break;
    case 56:
        break;
    case 57:
        break;
    case 58:
        break;
    case 59:
        break;
    case 60:
        break;
    case 255:
        break;
    default:
        s->sr[index][m->lane] = value;
        break;
    }
}

static inline int32_t operand_guard_any(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int gp_at)
{
    int32_t guard;
    switch (in->alt[line]) {
    case 0:
        guard = 1;
        break;
    case 1: {
        const int32_t gp = (int32_t)in->value[gp_at];
        guard = s->p[gp][lane];
        break;
    }
    default: {
        const int32_t gp = (int32_t)in->value[gp_at];
        guard = !s->p[gp][lane];
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int gp_at)
{
    if (in->alt[line] == 0) {
        return 1;
    }
    return operand_guard_any(s, in, lane, line, gp_at);
}

static inline int32_t operand_px_any(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int q0_at)
{
    int32_t q;
    switch (in->alt[line]) {
    case 0:
        q = 1;
        break;
    case 1: {
        const int32_t q0 = (int32_t)in->value[q0_at];
        q = s->p[q0][lane] ^ 1;
        break;
    }
    default: {
        const int32_t q0 = (int32_t)in->value[q0_at];
        q = s->p[q0][lane];
        break;
    }
    }
    return q;
}

static inline int32_t operand_px(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int q0_at)
{
    if (in->alt[line] == 0) {
        return 1;
    }
    return operand_px_any(s, in, lane, line, q0_at);
}

static inline int operand_mi_any(struct isadora_machine *m, struct volta_state *s,
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
            return (int)m->trap.kind;
        break;
    }
    case 2:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    default: {
        const int32_t ub = (int32_t)in->value[ub_at];
        m_2 = s->ur[ub];
        break;
    }
    }
    *value = m_2;
    return 0;
}

static inline int operand_mi(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value, int line, int uimm_at, int cbank_at,
    int coff_at, int ub_at)
{
    if (in->alt[line] == 0) {
        const uint32_t uimm = (uint32_t)in->value[uimm_at];
        *value = uimm;
        return 0;
    }
    return operand_mi_any(m, s, in, value, line, uimm_at, cbank_at, coff_at, ub_at);
}

static inline int32_t operand_uguard_any(struct volta_state *s, const struct isadora_insn *in,
    int line, int gup_at)
{
    int32_t uguard;
    switch (in->alt[line]) {
    case 0:
        uguard = 1;
        break;
    case 1: {
        const int32_t gup = (int32_t)in->value[gup_at];
        uguard = s->up[gup];
        break;
    }
    default: {
        const int32_t gup = (int32_t)in->value[gup_at];
        uguard = !s->up[gup];
        break;
    }
    }
    return uguard;
}

static inline int32_t operand_uguard(struct volta_state *s, const struct isadora_insn *in,
    int line, int gup_at)
{
    if (in->alt[line] == 0) {
        return 1;
    }
    return operand_uguard_any(s, in, line, gup_at);
}

/* within of cache.isa */
static inline int32_t func_within(uint64_t at, uint32_t low, uint32_t high, uint32_t size)
{
    return at >= (low | (uint64_t)high << 32)
        && (rt_i128)at < (rt_i128)(low | (uint64_t)high << 32) + (rt_i128)size;
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
            return (int)m->trap.kind;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    }
    *value = to;
    return 0;
}

static inline int64_t operand_by_any(const struct isadora_insn *in, int line, int far_distance_at,
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

static inline int64_t operand_by(const struct isadora_insn *in, int line, int far_distance_at,
    int farh_distance_at)
{
    if (in->alt[line] == 0) {
        return 0;
    }
    return operand_by_any(in, line, far_distance_at, farh_distance_at);
}

/* address_in of control.isa */
static inline uint64_t func_address_in(struct volta_state *s, int32_t lane, int32_t n)
{
    return n == 255 ? 0 : s->r[n & 0xfe][lane] | (uint64_t)s->r[n | 1][lane] << 32;
}

static inline int operand_sb_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at, int uimm_at,
    int cbank_at, int coff_at, int ub_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const uint32_t uimm = (uint32_t)in->value[uimm_at];
        b = uimm;
        break;
    }
    case 2: {
        const int32_t cbank = (int32_t)in->value[cbank_at];
        const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
        b = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 3:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    default: {
        const int32_t ub = (int32_t)in->value[ub_at];
        b = s->ur[ub];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_sb(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at, int uimm_at,
    int cbank_at, int coff_at, int ub_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        *value = s->r[rb][lane];
        return 0;
    }
    return operand_sb_any(m, s, in, lane, value, line, rb_at, uimm_at, cbank_at, coff_at, ub_at);
}

static inline uint64_t operand_da(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int na_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t na = (int32_t)in->value[na_at];
    uint64_t a;
    if (in->alt[line] == 0) {
        a = (s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32) ^ (uint64_t)na << 63;
    } else {
        a = ((s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32) & INT64_C(0x7fffffffffffffff))
            ^ (uint64_t)na << 63;
    }
    return a;
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
            return (int)m->trap.kind;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    }
    *value = cd;
    return 0;
}

static inline int operand_dt_any(struct isadora_machine *m, struct volta_state *s,
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
            return cd_trap;
        }
        b = cd ^ (uint64_t)nb << 63;
        break;
    }
    case 2: {
        const int32_t nb = (int32_t)in->value[nb_at];
        uint64_t cd = 0;
        const int cd_trap = operand_cd(m, in, &cd, line + 2, cbank_at, coff_at);
        if (cd_trap) {
            return cd_trap;
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

static inline int operand_dt(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint64_t *value, int line, int dimm_at, int nb_at, int cbank_at,
    int coff_at, int ub_at)
{
    if (in->alt[line] == 0) {
        const uint64_t dimm = (uint64_t)(uint32_t)in->value[dimm_at] * INT64_C(4294967296);
        *value = dimm;
        return 0;
    }
    return operand_dt_any(m, s, in, value, line, dimm_at, nb_at, cbank_at, coff_at, ub_at);
}

static inline int operand_db_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint64_t *value, int line, int rb_at, int nb_at,
    int dimm_at, int cbank_at, int coff_at, int ub_at)
{
    uint64_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        b = (s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32) ^ (uint64_t)nb << 63;
        break;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        b = ((s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32) & INT64_C(0x7fffffffffffffff))
            ^ (uint64_t)nb << 63;
        break;
    }
    case 2: {
        const uint64_t dimm = (uint64_t)(uint32_t)in->value[dimm_at] * INT64_C(4294967296);
        b = dimm;
        break;
    }
    case 3: {
        const int32_t nb = (int32_t)in->value[nb_at];
        uint64_t cd = 0;
        const int cd_trap = operand_cd(m, in, &cd, line + 1, cbank_at, coff_at);
        if (cd_trap) {
            return cd_trap;
        }
        b = cd ^ (uint64_t)nb << 63;
        break;
    }
    case 4: {
        const int32_t nb = (int32_t)in->value[nb_at];
        uint64_t cd = 0;
        const int cd_trap = operand_cd(m, in, &cd, line + 2, cbank_at, coff_at);
        if (cd_trap) {
            return cd_trap;
        }
        b = (cd & INT64_C(0x7fffffffffffffff)) ^ (uint64_t)nb << 63;
        break;
    }
    case 5: {
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

static inline int operand_db(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint64_t *value, int line, int rb_at, int nb_at,
    int dimm_at, int cbank_at, int coff_at, int ub_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        *value = (s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32) ^ (uint64_t)nb << 63;
        return 0;
    }
    return operand_db_any(m, s, in, lane, value, line, rb_at, nb_at, dimm_at, cbank_at, coff_at,
        ub_at);
}

static inline uint32_t operand_fa(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int ra_at, int na_at)
{
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t na = (int32_t)in->value[na_at];
    uint32_t a;
    if (in->alt[line] == 0) {
        a = s->r[ra][lane] ^ (uint32_t)na << 31;
    } else {
        a = (s->r[ra][lane] & 0x7fffffff) ^ (uint32_t)na << 31;
    }
    return a;
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
            return (int)m->trap.kind;
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    }
    *value = cb;
    return 0;
}

static inline int operand_fl_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at, int nb_at,
    int fimm_at, int cbank_at, int coff_at, int ub_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        b = s->r[rb][lane] ^ (uint32_t)nb << 31;
        break;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        b = (s->r[rb][lane] & 0x7fffffff) ^ (uint32_t)nb << 31;
        break;
    }
    case 2: {
        const uint32_t fimm = (uint32_t)in->value[fimm_at];
        b = fimm;
        break;
    }
    case 3: {
        const int32_t nb = (int32_t)in->value[nb_at];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_2(m, in, &cb, line + 1, cbank_at, coff_at);
        if (cb_trap) {
            return cb_trap;
        }
        b = cb ^ (uint32_t)nb << 31;
        break;
    }
    case 4: {
        const int32_t nb = (int32_t)in->value[nb_at];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_2(m, in, &cb, line + 2, cbank_at, coff_at);
        if (cb_trap) {
            return cb_trap;
        }
        b = (cb & 0x7fffffff) ^ (uint32_t)nb << 31;
        break;
    }
    case 5: {
        const int32_t ub = (int32_t)in->value[ub_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        b = s->ur[ub] ^ (uint32_t)nb << 31;
        break;
    }
    default: {
        const int32_t ub = (int32_t)in->value[ub_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        b = (s->ur[ub] & 0x7fffffff) ^ (uint32_t)nb << 31;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_fl(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at, int nb_at,
    int fimm_at, int cbank_at, int coff_at, int ub_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        *value = s->r[rb][lane] ^ (uint32_t)nb << 31;
        return 0;
    }
    return operand_fl_any(m, s, in, lane, value, line, rb_at, nb_at, fimm_at, cbank_at, coff_at,
        ub_at);
}

/* saturated of float.isa */
static inline uint32_t func_saturated(uint32_t x, int32_t s_2)
{
    return !s_2 ? x : rt_f32_is_nan(x) ? 0
        : rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
}

static inline int operand_ft_any(struct isadora_machine *m, struct volta_state *s,
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
            return cb_trap;
        }
        c = cb ^ (uint32_t)nb << 31;
        break;
    }
    case 2: {
        const int32_t nb = (int32_t)in->value[nb_at];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_2(m, in, &cb, line + 2, cbank_at, coff_at);
        if (cb_trap) {
            return cb_trap;
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

static inline int operand_ft(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value, int line, int fimm_at, int nb_at, int cbank_at,
    int coff_at, int ub_at)
{
    if (in->alt[line] == 0) {
        const uint32_t fimm = (uint32_t)in->value[fimm_at];
        *value = fimm;
        return 0;
    }
    return operand_ft_any(m, s, in, value, line, fimm_at, nb_at, cbank_at, coff_at, ub_at);
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

static inline int operand_sbx_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value, int line, int rb_at, int nb_at,
    int imm_at, int cbank_at, int coff_at, int ub_at)
{
    int64_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        b = nb ? (int64_t)~s->r[rb][lane] + 1 : s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        b = (uint32_t)imm;
        break;
    }
    case 2: {
        const int32_t nb = (int32_t)in->value[nb_at];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_2(m, in, &cb, line + 1, cbank_at, coff_at);
        if (cb_trap) {
            return cb_trap;
        }
        b = nb ? (int64_t)~cb + 1 : cb;
        break;
    }
    default: {
        const int32_t ub = (int32_t)in->value[ub_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        b = nb ? (int64_t)~s->ur[ub] + 1 : s->ur[ub];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_sbx(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value, int line, int rb_at, int nb_at,
    int imm_at, int cbank_at, int coff_at, int ub_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        *value = nb ? (int64_t)~s->r[rb][lane] + 1 : s->r[rb][lane];
        return 0;
    }
    return operand_sbx_any(m, s, in, lane, value, line, rb_at, nb_at, imm_at, cbank_at, coff_at,
        ub_at);
}

static inline int operand_sbx_2_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at, int ib_at,
    int imm_at, int cbank_at, int coff_at, int ub_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t ib = (int32_t)in->value[ib_at];
        b = ib ? ~s->r[rb][lane] : s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        b = (uint32_t)imm;
        break;
    }
    case 2: {
        const int32_t ib = (int32_t)in->value[ib_at];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_2(m, in, &cb, line + 1, cbank_at, coff_at);
        if (cb_trap) {
            return cb_trap;
        }
        b = ib ? ~cb : cb;
        break;
    }
    default: {
        const int32_t ub = (int32_t)in->value[ub_at];
        const int32_t ib = (int32_t)in->value[ib_at];
        b = ib ? ~s->ur[ub] : s->ur[ub];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_sbx_2(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at, int ib_at,
    int imm_at, int cbank_at, int coff_at, int ub_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t ib = (int32_t)in->value[ib_at];
        *value = ib ? ~s->r[rb][lane] : s->r[rb][lane];
        return 0;
    }
    return operand_sbx_2_any(m, s, in, lane, value, line, rb_at, ib_at, imm_at, cbank_at, coff_at,
        ub_at);
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
            return (int)m->trap.kind;
        break;
    }
    case 1:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
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
        return cb_trap;
    }
    c = nb ? (int64_t)~cb + 1 : cb;
    *value = c;
    return 0;
}

static inline int operand_sb_2_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value, int line, int rb_at, int imm_at,
    int cbank_at, int coff_at, int ub_at)
{
    int64_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        b = imm;
        break;
    }
    case 2: {
        const int32_t cbank = (int32_t)in->value[cbank_at];
        const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
        b = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 3:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    default: {
        const int32_t ub = (int32_t)in->value[ub_at];
        b = s->ur[ub];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_sb_2(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value, int line, int rb_at, int imm_at,
    int cbank_at, int coff_at, int ub_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        *value = s->r[rb][lane];
        return 0;
    }
    return operand_sb_2_any(m, s, in, lane, value, line, rb_at, imm_at, cbank_at, coff_at, ub_at);
}

static inline int operand_sci_any(struct isadora_machine *m, struct volta_state *s,
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
            return cb_trap;
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

static inline int operand_sci(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value, int line, int imm_at, int ib_at, int cbank_at,
    int coff_at, int ub_at)
{
    if (in->alt[line] == 0) {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        *value = (uint32_t)imm;
        return 0;
    }
    return operand_sci_any(m, s, in, value, line, imm_at, ib_at, cbank_at, coff_at, ub_at);
}

/* product of integer.isa */
static inline rt_i128 func_product(uint32_t a, int64_t b, int32_t is_signed)
{
    return is_signed ? (rt_i128)((int64_t)(int32_t)a * (int32_t)(uint32_t)b)
        : (rt_i128)((uint64_t)a * (uint32_t)b);
}

/* product of integer.isa */
static inline rt_i128 func_product_2(uint32_t a, uint32_t b, int32_t is_signed)
{
    return is_signed ? (rt_i128)((int64_t)(int32_t)a * (int32_t)b) : (rt_i128)((uint64_t)a * b);
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
            return cw_trap;
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

/* shifted of logic.isa */
static inline uint32_t func_shifted(struct volta_state *s, int32_t lane, int32_t sht, int32_t shw,
    uint32_t by, int32_t ra, uint32_t high, int32_t shd, int32_t shhi)
{
    uint32_t result = 0;
    const int32_t width = sht >= 2 ? 32 : 64;
    const int32_t n = shw ? (int32_t)(by & (uint32_t)(width - 1))
        : (int32_t)rt_min_u32(by, (uint32_t)width);
    const uint64_t x = s->r[ra][lane] | (uint64_t)high << 32;
    const uint64_t left = rt_shl_u64(x, (uint64_t)n);
    const uint64_t arithmetic = (uint64_t)rt_shr_i64((int64_t)x, (uint64_t)n);
    const uint64_t logical = rt_shr_u64(x, (uint64_t)n);
    const uint64_t y = !shd ? left : sht & 1 ? logical : arithmetic;
    if (shhi) {
        result = (uint32_t)(y >> 32);
    } else {
        result = (uint32_t)y;
    }
    return result;
}

/* chosen of logic.isa */
static inline int32_t func_chosen(uint64_t x, uint32_t k)
{
    return k >> 3 != 0 ? (int8_t)((uint32_t)(x >> 8 * (k & 7)) & 0xff) >> 7 & 0xff
        : (int32_t)((uint32_t)(x >> 8 * (k & 7)) & 0xff);
}

/* picked of logic.isa */
static inline uint32_t func_picked(uint64_t x, uint32_t b)
{
    return (uint32_t)func_chosen(x, b & 0xf) | (uint32_t)func_chosen(x, b >> 4 & 0xf) << 8
        | (uint32_t)func_chosen(x, b >> 8 & 0xf) << 16
        | (uint32_t)func_chosen(x, b >> 12 & 0xf) << 24;
}

/* byte of logic.isa */
static inline uint32_t func_byte(uint64_t x, uint32_t s_3, int32_t pmode)
{
    return (uint32_t)x
        >> 8 * (pmode == 0 ? 0 : pmode == 1 ? (int32_t)s_3 : pmode == 2 ? (int32_t)(s_3 & 7)
        : pmode == 3 ? (int32_t)s_3 : pmode == 4 ? rt_max_i32((int32_t)s_3, 0) : pmode == 5 ? 0
        : pmode == 6 ? (int32_t)(2 * (s_3 & 1)) : 0) & 0xff;
}

/* byte of logic.isa */
static inline uint32_t func_byte_2(uint64_t x, uint32_t s_3, int32_t pmode)
{
    return (uint32_t)(x
        >> 8 * (pmode == 0 ? 0 : pmode == 1 ? (int32_t)(s_3 + 1) : pmode == 2
        ? ((int32_t)s_3 - 1) & 7 : pmode == 3 ? (int32_t)s_3 : pmode == 4
        ? rt_max_i32((int32_t)s_3, 1) : pmode == 5 ? rt_min_i32((int32_t)s_3, 1) : pmode == 6
        ? (int32_t)(2 * (s_3 & 1) + 1) : 0)) & 0xff;
}

/* byte of logic.isa */
static inline uint32_t func_byte_3(uint64_t x, uint32_t s_3, int32_t pmode)
{
    return (uint32_t)(x
        >> 8 * (pmode == 0 ? 0 : pmode == 1 ? (int32_t)(s_3 + 2) : pmode == 2
        ? ((int32_t)s_3 - 2) & 7 : pmode == 3 ? (int32_t)s_3 : pmode == 4
        ? rt_max_i32((int32_t)s_3, 2) : pmode == 5 ? rt_min_i32((int32_t)s_3, 2) : pmode == 6
        ? (int32_t)(2 * (s_3 & 1)) : 0)) & 0xff;
}

/* byte of logic.isa */
static inline uint32_t func_byte_4(uint64_t x, uint32_t s_3, int32_t pmode)
{
    return (uint32_t)(x
        >> 8 * (pmode == 0 ? 0 : pmode == 1 ? (int32_t)(s_3 + 3) : pmode == 2
        ? ((int32_t)s_3 - 3) & 7 : pmode == 3 ? (int32_t)s_3 : pmode == 4 ? 3 : pmode == 5
        ? rt_min_i32((int32_t)s_3, 3) : pmode == 6 ? (int32_t)(2 * (s_3 & 1) + 1) : 0)) & 0xff;
}

static inline int operand_sbx_3_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value, int line, int rb_at, int nb_at,
    int uimm_at, int cbank_at, int coff_at, int ub_at)
{
    int64_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        b = nb ? (int64_t)~s->r[rb][lane] + 1 : s->r[rb][lane];
        break;
    }
    case 1: {
        const uint32_t uimm = (uint32_t)in->value[uimm_at];
        b = uimm;
        break;
    }
    case 2: {
        const int32_t nb = (int32_t)in->value[nb_at];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_2(m, in, &cb, line + 1, cbank_at, coff_at);
        if (cb_trap) {
            return cb_trap;
        }
        b = nb ? (int64_t)~cb + 1 : cb;
        break;
    }
    default: {
        const int32_t ub = (int32_t)in->value[ub_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        b = nb ? (int64_t)~s->ur[ub] + 1 : s->ur[ub];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_sbx_3(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value, int line, int rb_at, int nb_at,
    int uimm_at, int cbank_at, int coff_at, int ub_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        *value = nb ? (int64_t)~s->r[rb][lane] + 1 : s->r[rb][lane];
        return 0;
    }
    return operand_sbx_3_any(m, s, in, lane, value, line, rb_at, nb_at, uimm_at, cbank_at, coff_at,
        ub_at);
}

static inline int operand_sbx_4_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at, int ib_at,
    int uimm_at, int cbank_at, int coff_at, int ub_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t ib = (int32_t)in->value[ib_at];
        b = ib ? ~s->r[rb][lane] : s->r[rb][lane];
        break;
    }
    case 1: {
        const uint32_t uimm = (uint32_t)in->value[uimm_at];
        b = uimm;
        break;
    }
    case 2: {
        const int32_t ib = (int32_t)in->value[ib_at];
        uint32_t cb = 0;
        const int cb_trap = operand_cb_2(m, in, &cb, line + 1, cbank_at, coff_at);
        if (cb_trap) {
            return cb_trap;
        }
        b = ib ? ~cb : cb;
        break;
    }
    default: {
        const int32_t ub = (int32_t)in->value[ub_at];
        const int32_t ib = (int32_t)in->value[ib_at];
        b = ib ? ~s->ur[ub] : s->ur[ub];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_sbx_4(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int rb_at, int ib_at,
    int uimm_at, int cbank_at, int coff_at, int ub_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t ib = (int32_t)in->value[ib_at];
        *value = ib ? ~s->r[rb][lane] : s->r[rb][lane];
        return 0;
    }
    return operand_sbx_4_any(m, s, in, lane, value, line, rb_at, ib_at, uimm_at, cbank_at, coff_at,
        ub_at);
}

/* high of logic.isa */
static inline uint32_t func_high(uint32_t low, uint32_t up, int32_t lean)
{
    return (uint32_t)((low | (uint64_t)up << 32) >> (32 - lean));
}

/* high of logic.isa */
static inline uint32_t func_high_2(uint32_t low, int32_t up, int32_t lean)
{
    return (uint32_t)((low | (uint64_t)(uint32_t)up << 32) >> (32 - lean));
}

/* constant of memory.isa */
static inline int func_constant(struct isadora_machine *m, int32_t csize, uint32_t at,
    uint64_t *value)
{
    uint64_t result = 0;
    if (csize == 0) {
        result = rt_load(m, VOLTA_SPACE_C, at, 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else if (csize == 1) {
        result = rt_u32((int8_t)(int32_t)rt_load(m, VOLTA_SPACE_C, at, 1));
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else if (csize == 2) {
        result = rt_load(m, VOLTA_SPACE_C, at, 2);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else if (csize == 3) {
        result = rt_u32((int16_t)(int32_t)rt_load(m, VOLTA_SPACE_C, at, 2));
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else if (csize == 4) {
        result = (uint32_t)rt_load(m, VOLTA_SPACE_C, at, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        result = rt_load(m, VOLTA_SPACE_C, at, 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = result;
    return 0;
}

static inline int operand_uindex(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *value, int line, int ucoff_at, int cbank_at)
{
    const int32_t ucoff = rt_sext_32((uint32_t)in->value[ucoff_at], 16);
    int32_t at_2;
    if (in->alt[line] == 0) {
        const int32_t cbank = (int32_t)in->value[cbank_at];
        at_2 = cbank << 16 | (ucoff & 0xffff);
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    }
    *value = at_2;
    return 0;
}

/* constant of memory.isa */
static inline int func_constant_2(struct isadora_machine *m, int32_t csize, int32_t at,
    uint64_t *value)
{
    uint64_t result = 0;
    if (csize == 0) {
        result = rt_load(m, VOLTA_SPACE_C, (uint64_t)at, 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else if (csize == 1) {
        result = rt_u32((int8_t)(int32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)at, 1));
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else if (csize == 2) {
        result = rt_load(m, VOLTA_SPACE_C, (uint64_t)at, 2);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else if (csize == 3) {
        result = rt_u32((int16_t)(int32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)at, 2));
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else if (csize == 4) {
        result = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)at, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        result = rt_load(m, VOLTA_SPACE_C, (uint64_t)at, 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    *value = result;
    return 0;
}

static inline uint32_t operand_special_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int line, int sreg_at)
{
    uint32_t v;
    if (in->alt[line] == 2) {
        v = read_sr(m, s, 136);
    } else {
        const int32_t sreg = (int32_t)in->value[sreg_at];
        v = read_sr(m, s, sreg);
    }
    return v;
}

static inline uint32_t operand_special(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int line, int sreg_at)
{
    if (in->alt[line] == 0) {
        const int32_t sreg = (int32_t)in->value[sreg_at];
        return read_sr(m, s, sreg);
    }
    return operand_special_any(m, s, in, line, sreg_at);
}

static inline int64_t operand_ubx(struct volta_state *s, const struct isadora_insn *in, int line,
    int ub_at, int nb_at, int imm_at)
{
    int64_t b;
    if (in->alt[line] == 0) {
        const int32_t ub = (int32_t)in->value[ub_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        b = nb ? (int64_t)~s->ur[ub] + 1 : s->ur[ub];
    } else {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        b = (uint32_t)imm;
    }
    return b;
}

static inline uint32_t operand_ubx_2(struct volta_state *s, const struct isadora_insn *in,
    int line, int ub_at, int ib_at, int imm_at)
{
    uint32_t b;
    if (in->alt[line] == 0) {
        const int32_t ub = (int32_t)in->value[ub_at];
        const int32_t ib = (int32_t)in->value[ib_at];
        b = ib ? ~s->ur[ub] : s->ur[ub];
    } else {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        b = (uint32_t)imm;
    }
    return b;
}

static inline int64_t operand_ub(struct volta_state *s, const struct isadora_insn *in, int line,
    int ub_at, int imm_at)
{
    int64_t b;
    if (in->alt[line] == 0) {
        const int32_t ub = (int32_t)in->value[ub_at];
        b = s->ur[ub];
    } else {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        b = imm;
    }
    return b;
}

static inline int32_t operand_uold_any(struct volta_state *s, const struct isadora_insn *in,
    int line, int v2_at)
{
    int32_t r;
    switch (in->alt[line]) {
    case 0:
        r = 1;
        break;
    case 1: {
        const int32_t v2 = (int32_t)in->value[v2_at];
        r = s->up[v2] ^ 1;
        break;
    }
    default: {
        const int32_t v2 = (int32_t)in->value[v2_at];
        r = s->up[v2];
        break;
    }
    }
    return r;
}

static inline int32_t operand_uold(struct volta_state *s, const struct isadora_insn *in, int line,
    int v2_at)
{
    if (in->alt[line] == 0) {
        return 1;
    }
    return operand_uold_any(s, in, line, v2_at);
}

static inline int64_t operand_ubx_3(struct volta_state *s, const struct isadora_insn *in, int line,
    int ub_at, int nb_at, int uimm_at)
{
    int64_t b;
    if (in->alt[line] == 0) {
        const int32_t ub = (int32_t)in->value[ub_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        b = nb ? (int64_t)~s->ur[ub] + 1 : s->ur[ub];
    } else {
        const uint32_t uimm = (uint32_t)in->value[uimm_at];
        b = uimm;
    }
    return b;
}

static inline uint32_t operand_ubx_4(struct volta_state *s, const struct isadora_insn *in,
    int line, int ub_at, int ib_at, int uimm_at)
{
    uint32_t b;
    if (in->alt[line] == 0) {
        const int32_t ub = (int32_t)in->value[ub_at];
        const int32_t ib = (int32_t)in->value[ib_at];
        b = ib ? ~s->ur[ub] : s->ur[ub];
    } else {
        const uint32_t uimm = (uint32_t)in->value[uimm_at];
        b = uimm;
    }
    return b;
}

static inline uint32_t operand_ub_2(struct volta_state *s, const struct isadora_insn *in, int line,
    int ub_at, int uimm_at)
{
    uint32_t b;
    if (in->alt[line] == 0) {
        const int32_t ub = (int32_t)in->value[ub_at];
        b = s->ur[ub];
    } else {
        const uint32_t uimm = (uint32_t)in->value[uimm_at];
        b = uimm;
    }
    return b;
}

/* shifted of logic.isa */
static inline uint32_t func_shifted_2(int32_t sht, int32_t shw, uint32_t b, uint32_t a, uint32_t c,
    int32_t shd, int32_t shhi)
{
    uint32_t result = 0;
    const int32_t width = sht >= 2 ? 32 : 64;
    const int32_t n = shw ? (int32_t)(b & (uint32_t)(width - 1))
        : (int32_t)rt_min_u32(b, (uint32_t)width);
    const uint64_t x = a | (uint64_t)c << 32;
    const uint64_t left = rt_shl_u64(x, (uint64_t)n);
    const uint64_t arithmetic = (uint64_t)rt_shr_i64((int64_t)x, (uint64_t)n);
    const uint64_t logical = rt_shr_u64(x, (uint64_t)n);
    const uint64_t y = !shd ? left : sht & 1 ? logical : arithmetic;
    if (shhi) {
        result = (uint32_t)(y >> 32);
    } else {
        result = (uint32_t)y;
    }
    return result;
}

static inline int operand_scx_any(struct isadora_machine *m, struct volta_state *s,
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
            return (int)m->trap.kind;
        break;
    }
    case 2:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    default: {
        const int32_t ub = (int32_t)in->value[ub_at];
        c = s->ur[ub];
        break;
    }
    }
    *value = c;
    return 0;
}

static inline int operand_scx(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, uint32_t *value, int line, int imm_at, int cbank_at,
    int coff_at, int ub_at)
{
    if (in->alt[line] == 0) {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        *value = (uint32_t)imm;
        return 0;
    }
    return operand_scx_any(m, s, in, value, line, imm_at, cbank_at, coff_at, ub_at);
}

/* peers of warp.isa */
static inline int32_t func_peers(uint64_t x, uint64_t lane_of, uint64_t lane_of_2,
    uint64_t lane_of_3, uint64_t lane_of_4, uint64_t lane_of_5, uint64_t lane_of_6,
    uint64_t lane_of_7, uint64_t lane_of_8)
{
    return (lane_of == x) | (lane_of_2 == x) << 1 | (lane_of_3 == x) << 2 | (lane_of_4 == x) << 3
        | (lane_of_5 == x) << 4 | (lane_of_6 == x) << 5 | (lane_of_7 == x) << 6
        | (lane_of_8 == x) << 7;
}

static inline uint32_t operand_shb(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int rb_at, int slane_at)
{
    uint32_t l;
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        l = s->r[rb][lane];
    } else {
        const int32_t slane = (int32_t)in->value[slane_at];
        l = (uint32_t)slane;
    }
    return l;
}

static inline int operand_prb_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value, int line, int rb_at, int imm_at,
    int uimm_at, int cbank_at, int coff_at, int ub_at)
{
    int64_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        b = s->r[rb][lane];
        break;
    }
    case 1: {
        const int32_t imm = (int32_t)(uint32_t)in->value[imm_at];
        b = imm;
        break;
    }
    case 2: {
        const uint32_t uimm = (uint32_t)in->value[uimm_at];
        b = uimm;
        break;
    }
    case 3: {
        const int32_t cbank = (int32_t)in->value[cbank_at];
        const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
        b = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 4:
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
    default: {
        const int32_t ub = (int32_t)in->value[ub_at];
        b = s->ur[ub];
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_prb(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value, int line, int rb_at, int imm_at,
    int uimm_at, int cbank_at, int coff_at, int ub_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        *value = s->r[rb][lane];
        return 0;
    }
    return operand_prb_any(m, s, in, lane, value, line, rb_at, imm_at, uimm_at, cbank_at, coff_at,
        ub_at);
}

static inline int32_t operand_qm(struct volta_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int q2n_at, int up2_at, int q2_at)
{
    const int32_t q2n = (int32_t)in->value[q2n_at];
    int32_t s_2;
    if (in->alt[line] == 1) {
        const int32_t up2 = (int32_t)in->value[up2_at];
        s_2 = s->up[up2] ^ q2n;
    } else {
        const int32_t q2 = (int32_t)in->value[q2_at];
        s_2 = s->p[q2][lane] ^ q2n;
    }
    return s_2;
}

static inline int operand_signb_any(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int32_t *value, int line, int rb_at, int cbank_at,
    int coff_at, int ub_at)
{
    int32_t r;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        r = (int32_t)(s->r[rb][lane] >> 31);
        break;
    }
    case 1: {
        uint32_t cb = 0;
        const int cb_trap = operand_cb_2(m, in, &cb, line + 1, cbank_at, coff_at);
        if (cb_trap) {
            return cb_trap;
        }
        r = (int32_t)(cb >> 31);
        break;
    }
    default: {
        const int32_t ub = (int32_t)in->value[ub_at];
        r = (int32_t)(s->ur[ub] >> 31);
        break;
    }
    }
    *value = r;
    return 0;
}

static inline int operand_signb(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int32_t lane, int32_t *value, int line, int rb_at, int cbank_at,
    int coff_at, int ub_at)
{
    if (in->alt[line] == 0) {
        const int32_t rb = (int32_t)in->value[rb_at];
        *value = (int32_t)(s->r[rb][lane] >> 31);
        return 0;
    }
    return operand_signb_any(m, s, in, lane, value, line, rb_at, cbank_at, coff_at, ub_at);
}

int volta_exec_atom_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_hd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_f(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_fd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_cv(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_ct(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_ca(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atom_ch(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_hd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_f(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_fd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_cv(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_ct(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_ca(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atomg_ch(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_red_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_red_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_red_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_red_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_red_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_redg_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_redg_hd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_redg_f(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_redg_fd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_hu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_cv(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_ct(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_ch(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_p(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_po(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_hp(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_atoms_hpo(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bssy(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bsync(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_break(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bmov_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bmov_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bmov_l(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bmov_rb(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bmov_ru(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bmov_bb(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_yield(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_nanosleep_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_nanosleep_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_warpsync_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_warpsync_m(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_warpsync_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_warpsync_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_warpsync_collective_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_warpsync_collective_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_endcollective(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bar_sync(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bar_arv(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bar_red(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bar_all(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_b2r_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_b2r_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_r2b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_depbar_le(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_depbar_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_depbar_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_csmtest(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_pmtrig(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_rpcmov_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_rpcmov_g(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_rpcmov_l(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ctaid_s(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ctaid_g(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ctaid_m(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_syncs_arr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_syncs_chk(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_syncs_x(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_syncs_ld(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_syncs_cas(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_syncs_cctl(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_arrives(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stas(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_redas(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ublkcp(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ublkred(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ublkpf(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmaldg_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmaldg_s(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmastg(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmaredg(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmapf_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmapf_s(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmacctl(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_utmacmdflush(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_acqbulk(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fence(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctl_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctl_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctl_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctl_va(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctl_ta(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctl_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctll_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctll_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctll_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctlt_all(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctlt_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctlt_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cctlt_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_membar_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_membar_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_membar_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_membar_as(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_errbar_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_errbar_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_qspc_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_qspc_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_qspc_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_qspc_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ucgabar_arv(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ucgabar_wait(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cgaerrbar(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_warpgroup(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_warpgroupset(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_usetmaxreg_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_usetmaxreg_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_usetshmsz_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_usetshmsz_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulepc_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulepc_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_nop(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_exit(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_kill(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bra_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bra_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bra_div(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_jmp_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_jmp_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_jmp_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_jmp_uc(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_brx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_jmx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_brxu_brxu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_brxu_jmxu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_call_at(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_call_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_call_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_call_rel(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_call_rr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_call_ur(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ret_rel(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ret_abs(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ret_ur_rel(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ret_ur_abs(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lepc_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lepc_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_rtt(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_preexit(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bpt(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2f_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2f_w(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2f_dw(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2f_df(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2f_nd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2i_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2i_s(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2i_hd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2i_sd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2i_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_w(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_bd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_hd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_wd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2f_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_frnd_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_frnd_s(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_frnd_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2fp_p(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2fp_rs(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2fp_m(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2fp_mc(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2ip_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_f2ip_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2fp(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2ip_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_i2ip_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_dadd_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_dadd_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_dmul(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_dfma_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_dfma_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_dsetp(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fadd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fmul(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ffma_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ffma_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fmnmx_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fmnmx_isa(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fsel(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fset(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fsetp(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fchk(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_fswzadd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_mufu_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_mufu_s(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_mufu_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_mufu_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_al2p(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ald_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ald_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ald_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ast_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ast_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ast_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ipa_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ipa_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_out_f(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_out_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_out_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_out_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_isberd(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_isbewr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_pixld(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldtram(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hadd2(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hmul2(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hfma2_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hfma2_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hfma2_rb(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hfma2_rc(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hfma2_mma_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hfma2_mma_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hfma2_mma_rb(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hfma2_mma_rc(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hset2(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hsetp2(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hmnmx2(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_iadd3_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_iadd3_x(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_ri(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_rc(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_ru(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_bx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_cx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_wide_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_wide_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_wide_bx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_wide_cx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_hi_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_hi_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_hi_bx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imad_hi_cx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lop3(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_shf_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_shf_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_prmt_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_prmt_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sel(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_isetp_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_isetp_x(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_isetp_o(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_isetp_ox(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lea_lo(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lea_x(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lea_hi(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lea_hx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lea_ih(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lea_ix(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lea_sx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lea_xs(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_popc(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_brev(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_flo(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_iabs(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sgxt(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bmsk(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_mov(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imnmx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldg_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldg_vz(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldg_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldg_tz(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldg_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldg_tuz(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldg_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldg_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ld_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ld_vz(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ld_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ld_tz(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ld_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ld_tuz(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ld_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ld_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stg_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stg_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stg_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stg_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stg_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_st_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_st_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_st_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_st_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_st_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldl_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldl_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldl_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldl_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stl_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stl_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stl_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stl_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lds_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lds_vz(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lds_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lds_tz(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lds_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lds_tuz(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lds_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_lds_au(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sts_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sts_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sts_tu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldc_v(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldc_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldc_x(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uldc_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uldc_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uldc_io(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uldc_m(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldsm_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldsm_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_stsm(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldgsts_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldgsts_u(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldgsts_us(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ldgdepbar(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_s2r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_cs2r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suld_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suld_dr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suld_p(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suld_pr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sust_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sust_dr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sust_p(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sust_pr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sured_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_sured_dr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suatom_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suatom_dr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suatom_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suatom_cr(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suquery_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_suquery_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hmma_884(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hmma_t(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hmma_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hmma_sp(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_imma(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_bmma(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_dmma_a(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_dmma_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_movm(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hgmma_hgmma_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hgmma_igmma_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hgmma_bgmma_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hgmma_hgmma_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hgmma_igmma_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_hgmma_bgmma_d(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tex_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tex_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tex_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tld_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tld_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tld_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tld4_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tld4_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tld4_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_txd_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_txd_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_txd_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tmml_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tmml_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_tmml_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_txq_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_txq_i(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_txq_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_footprint_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_footprint_r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uiadd3_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uiadd3_x(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uiadd3_64(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uimad_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uimad_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uimad_bx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uimad_cx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uimad_wide_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uimad_wide_bx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uisetp_n(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uisetp_o(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uisetp_x(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uisetp_ox(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulea_lo(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulea_x(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulea_hi(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulea_hx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulea_ih(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulea_ix(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulea_sx(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulea_xs(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ulop3(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ushf_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ushf_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uprmt(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_usel(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_umov(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_upopc(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uflo(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ubrev(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_usgxt(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ubmsk(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uplop3(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uplop3_sign_one(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uplop3_sign_two(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uplop3_sign_all(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uclea(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_up2ur(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_ur2up(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_uf2fp(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_r2ur_o(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_r2ur_h(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_s2ur(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_vabsdiff_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_vabsdiff_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_vabsdiff4_b(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_vabsdiff4_c(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_idp_a4(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_idp_a2(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_vote(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_voteu(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_match_any(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_match_all(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_shfl(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_redux(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_elect(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_p2r(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_r2p(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_plop3(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_plop3_sign_one(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_plop3_sign_two(struct isadora_machine *, const struct isadora_insn *);
int volta_exec_plop3_sign_all(struct isadora_machine *, const struct isadora_insn *);

#endif
