/* Generated from the description tesla by gen/emit/exec.lua. Do not edit. */
#include "tesla_exec.h"

/* MARK GUARD red add ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_add_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 + s->r[ldst]);
    }
    return 0;
}

/* MARK GUARD red inc ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_inc_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, (int64_t)m_2 + 1 > s->r[ldst] ? 0 : m_2 + 1);
    }
    return 0;
}

/* MARK GUARD red dec ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_dec_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4,
            m_2 == 0 || m_2 - 1 > s->r[ldst] ? s->r[ldst] : m_2 - 1);
    }
    return 0;
}

/* MARK GUARD red inc ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_sinc_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, (int64_t)m_2 + 1 > s->r[ldst] ? 0 : m_2 + 1);
    }
    return 0;
}

/* MARK GUARD red dec ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_sdec_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4,
            m_2 == 0 || m_2 - 1 > s->r[ldst] ? s->r[ldst] : m_2 - 1);
    }
    return 0;
}

/* MARK GUARD red inc ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_ninc_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[3];
    int64_t t = 0;
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (s->r[ldst] >> 31 == 0) {
            t = (int64_t)m_2 + 1 > s->r[ldst] ? 0 : m_2 + 1;
        } else {
            const int64_t n = (int64_t)m_2 + 1;
            t = (int32_t)(uint32_t)n > 0
                || (int32_t)s->r[ldst] > (int32_t)(uint32_t)n ? s->r[ldst] : n;
        }
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, (uint32_t)t);
    }
    return 0;
}

/* MARK GUARD red dec ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_ndec_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[3];
    int64_t t = 0;
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (s->r[ldst] >> 31 == 0) {
            t = m_2 == 0 || m_2 - 1 > s->r[ldst] ? s->r[ldst] : m_2 - 1;
        } else {
            const int64_t n = (int64_t)m_2 - 1;
            t = (int32_t)(uint32_t)n > 0 || (int32_t)s->r[ldst] > (int32_t)(uint32_t)n ? 0 : n;
        }
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, (uint32_t)t);
    }
    return 0;
}

/* MARK GUARD red max ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_max_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4,
            (uint32_t)rt_max_i64(atype == 7 ? (int64_t)(int32_t)m_2 : m_2,
            atype == 7 ? (int64_t)(int32_t)s->r[ldst] : s->r[ldst]));
    }
    return 0;
}

/* MARK GUARD red min ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_min_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4,
            (uint32_t)rt_min_i64(atype == 7 ? (int64_t)(int32_t)m_2 : m_2,
            atype == 7 ? (int64_t)(int32_t)s->r[ldst] : s->r[ldst]));
    }
    return 0;
}

/* MARK GUARD red and BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_and_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 & s->r[ldst]);
    }
    return 0;
}

/* MARK GUARD red or BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_or_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 | s->r[ldst]);
    }
    return 0;
}

/* MARK GUARD red xor BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_xor_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 ^ s->r[ldst]);
    }
    return 0;
}

/* MARK GUARD red exch BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_exch_g(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, s->r[ldst]);
    }
    return 0;
}

/* MARK GUARD red add u64 g{GSPACE}[$r[LSRC]] $r[LDST]d */
int tesla_exec_red_g_wide_add(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[2];
    const int32_t lsrc = (int32_t)in->value[1];
    const int32_t gspace = (int32_t)in->value[0];
    const int32_t guard = operand_guard_2(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        uint64_t v;
        v = s->r[ldst] | (uint64_t)s->r[ldst + 1] << 32;
        const uint64_t m_2 =
            rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace << 32)), 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 8))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 8, m_2 + v);
    }
    return 0;
}

/* MARK GUARD red exch b64 g{GSPACE}[$r[LSRC]] $r[LDST]d */
int tesla_exec_red_g_wide_exch(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[2];
    const int32_t lsrc = (int32_t)in->value[1];
    const int32_t gspace = (int32_t)in->value[0];
    const int32_t guard = operand_guard_2(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        uint64_t v;
        v = s->r[ldst] | (uint64_t)s->r[ldst + 1] << 32;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 8))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 8, v);
    }
    return 0;
}

/* MARK GUARD red add ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_narrow_add_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t v = atype < 2 ? (s->r[ldst] & 0xff) * 16843009
            : (s->r[ldst] & 0xffff) * 65537;
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 + v);
    }
    return 0;
}

/* MARK GUARD red inc ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_narrow_inc_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t v = atype < 2 ? (s->r[ldst] & 0xff) * 16843009
            : (s->r[ldst] & 0xffff) * 65537;
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, (int64_t)m_2 + 1 > v ? 0 : m_2 + 1);
    }
    return 0;
}

/* MARK GUARD red dec ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_narrow_dec_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t v = atype < 2 ? (s->r[ldst] & 0xff) * 16843009
            : (s->r[ldst] & 0xffff) * 65537;
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 == 0 || m_2 - 1 > v ? v : m_2 - 1);
    }
    return 0;
}

/* MARK GUARD red max ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_narrow_max_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t v = atype < 2 ? (s->r[ldst] & 0xff) * 16843009
            : (s->r[ldst] & 0xffff) * 65537;
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, rt_max_u32(m_2, v));
    }
    return 0;
}

/* MARK GUARD red min ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_narrow_min_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t v = atype < 2 ? (s->r[ldst] & 0xff) * 16843009
            : (s->r[ldst] & 0xffff) * 65537;
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, rt_min_u32(m_2, v));
    }
    return 0;
}

/* MARK GUARD red and BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_narrow_and_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t btype = (int32_t)in->value[0];
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t v = btype < 2 ? (s->r[ldst] & 0xff) * 16843009
            : (s->r[ldst] & 0xffff) * 65537;
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 & v);
    }
    return 0;
}

/* MARK GUARD red or BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_narrow_or_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t btype = (int32_t)in->value[0];
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t v = btype < 2 ? (s->r[ldst] & 0xff) * 16843009
            : (s->r[ldst] & 0xffff) * 65537;
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 | v);
    }
    return 0;
}

/* MARK GUARD red xor BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_narrow_xor_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t btype = (int32_t)in->value[0];
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t v = btype < 2 ? (s->r[ldst] & 0xff) * 16843009
            : (s->r[ldst] & 0xffff) * 65537;
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 ^ v);
    }
    return 0;
}

/* MARK GUARD red exch BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_exch_g_narrow(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t btype = (int32_t)in->value[0];
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4,
            btype < 2 ? (s->r[ldst] & 0xff) * 16843009 : (s->r[ldst] & 0xffff) * 65537);
    }
    return 0;
}

/* MARK GUARD red add ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_kept_add_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (!guard) {
    }
    return 0;
}

/* MARK GUARD red inc ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_kept_inc_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (!guard) {
    }
    return 0;
}

/* MARK GUARD red dec ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_kept_dec_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (!guard) {
    }
    return 0;
}

/* MARK GUARD red max ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_kept_max_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (!guard) {
    }
    return 0;
}

/* MARK GUARD red min ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_kept_min_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (!guard) {
    }
    return 0;
}

/* MARK GUARD red exch BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_kept_exch_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (!guard) {
    }
    return 0;
}

/* MARK GUARD red and BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_kept_and_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (!guard) {
    }
    return 0;
}

/* MARK GUARD red or BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_kept_or_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (!guard) {
    }
    return 0;
}

/* MARK GUARD red xor BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_kept_xor_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t guard = operand_guard(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (!guard) {
    }
    return 0;
}

/* MARK GUARD ld add ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_add_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace2 << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 + s->r[lsrc2]);
        s->r[ldst] = m_2;
    }
    return 0;
}

/* MARK GUARD ld inc ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_inc_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace2 << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, (int64_t)m_2 + 1 > s->r[lsrc2] ? 0 : m_2 + 1);
        s->r[ldst] = m_2;
    }
    return 0;
}

/* MARK GUARD ld dec ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_dec_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace2 << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4,
            m_2 == 0 || m_2 - 1 > s->r[lsrc2] ? s->r[lsrc2] : m_2 - 1);
        s->r[ldst] = m_2;
    }
    return 0;
}

/* MARK GUARD ld inc ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_sinc_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace2 << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, (int64_t)m_2 + 1 > s->r[lsrc2] ? 0 : m_2 + 1);
        s->r[ldst] = m_2;
    }
    return 0;
}

/* MARK GUARD ld dec ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_sdec_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace2 << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4,
            m_2 == 0 || m_2 - 1 > s->r[lsrc2] ? s->r[lsrc2] : m_2 - 1);
        s->r[ldst] = m_2;
    }
    return 0;
}

/* MARK GUARD ld inc ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_ninc_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[1];
    int64_t t = 0;
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (s->r[lsrc2] >> 31 == 0) {
            t = (int64_t)m_2 + 1 > s->r[lsrc2] ? 0 : m_2 + 1;
        } else {
            const int64_t n = (int64_t)m_2 + 1;
            t = (int32_t)(uint32_t)n > 0
                || (int32_t)s->r[lsrc2] > (int32_t)(uint32_t)n ? s->r[lsrc2] : n;
        }
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace2 << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, (uint32_t)t);
        s->r[ldst] = m_2;
    }
    return 0;
}

/* MARK GUARD ld dec ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_ndec_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[1];
    int64_t t = 0;
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (s->r[lsrc2] >> 31 == 0) {
            t = m_2 == 0 || m_2 - 1 > s->r[lsrc2] ? s->r[lsrc2] : m_2 - 1;
        } else {
            const int64_t n = (int64_t)m_2 - 1;
            t = (int32_t)(uint32_t)n > 0 || (int32_t)s->r[lsrc2] > (int32_t)(uint32_t)n ? 0 : n;
        }
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace2 << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, (uint32_t)t);
        s->r[ldst] = m_2;
    }
    return 0;
}

/* MARK GUARD ld max ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_max_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace2 << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4,
            (uint32_t)rt_max_i64(atype == 7 ? (int64_t)(int32_t)m_2 : m_2,
            atype == 7 ? (int64_t)(int32_t)s->r[lsrc2] : s->r[lsrc2]));
        s->r[ldst] = m_2;
    }
    return 0;
}

/* MARK GUARD ld min ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_min_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace2 << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4,
            (uint32_t)rt_min_i64(atype == 7 ? (int64_t)(int32_t)m_2 : m_2,
            atype == 7 ? (int64_t)(int32_t)s->r[lsrc2] : s->r[lsrc2]));
        s->r[ldst] = m_2;
    }
    return 0;
}

/* MARK GUARD ld and BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_and_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace2 << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 & s->r[lsrc2]);
        s->r[ldst] = m_2;
    }
    return 0;
}

/* MARK GUARD ld or BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_or_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace2 << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 | s->r[lsrc2]);
        s->r[ldst] = m_2;
    }
    return 0;
}

/* MARK GUARD ld xor BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_xor_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace2 << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 ^ s->r[lsrc2]);
        s->r[ldst] = m_2;
    }
    return 0;
}

/* MARK GUARD ld add u64 $r[LDST]d g{GSPACE2}[$r[LSRC]] $r[LSRC2]d */
int tesla_exec_atomic_g_wide(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t lsrc2 = (int32_t)in->value[3];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace2 = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[0];
    const int32_t guard = operand_guard_4(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        uint64_t v;
        v = s->r[lsrc2] | (uint64_t)s->r[lsrc2 + 1] << 32;
        const uint64_t m_2 =
            rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)), 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace2 << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 8))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 8, m_2 + v);
        s->r[ldst] = (uint32_t)m_2;
        s->r[ldst + 1] = (uint32_t)(m_2 >> 32);
    }
    return 0;
}

/* MARK GUARD ld add ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_narrow_add_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t v = atype < 2 ? (s->r[lsrc2] & 0xff) * 16843009
            : (s->r[lsrc2] & 0xffff) * 65537;
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace2 << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 + v);
        s->r[ldst] =
            rt_u32(atype == 0 ? (int32_t)(m_2 & 0xff) : atype == 1 ? (int8_t)m_2 : atype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
    }
    return 0;
}

/* MARK GUARD ld inc ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_narrow_inc_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t v = atype < 2 ? (s->r[lsrc2] & 0xff) * 16843009
            : (s->r[lsrc2] & 0xffff) * 65537;
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace2 << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, (int64_t)m_2 + 1 > v ? 0 : m_2 + 1);
        s->r[ldst] =
            rt_u32(atype == 0 ? (int32_t)(m_2 & 0xff) : atype == 1 ? (int8_t)m_2 : atype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
    }
    return 0;
}

/* MARK GUARD ld dec ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_narrow_dec_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t v = atype < 2 ? (s->r[lsrc2] & 0xff) * 16843009
            : (s->r[lsrc2] & 0xffff) * 65537;
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace2 << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 == 0 || m_2 - 1 > v ? v : m_2 - 1);
        s->r[ldst] =
            rt_u32(atype == 0 ? (int32_t)(m_2 & 0xff) : atype == 1 ? (int8_t)m_2 : atype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
    }
    return 0;
}

/* MARK GUARD ld max ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_narrow_max_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t v = atype < 2 ? (s->r[lsrc2] & 0xff) * 16843009
            : (s->r[lsrc2] & 0xffff) * 65537;
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace2 << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, rt_max_u32(m_2, v));
        s->r[ldst] =
            rt_u32(atype == 0 ? (int32_t)(m_2 & 0xff) : atype == 1 ? (int8_t)m_2 : atype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
    }
    return 0;
}

/* MARK GUARD ld min ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_narrow_min_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t v = atype < 2 ? (s->r[lsrc2] & 0xff) * 16843009
            : (s->r[lsrc2] & 0xffff) * 65537;
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace2 << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, rt_min_u32(m_2, v));
        s->r[ldst] =
            rt_u32(atype == 0 ? (int32_t)(m_2 & 0xff) : atype == 1 ? (int8_t)m_2 : atype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
    }
    return 0;
}

/* MARK GUARD ld and BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_narrow_and_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t btype = (int32_t)in->value[0];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t v = btype < 2 ? (s->r[lsrc2] & 0xff) * 16843009
            : (s->r[lsrc2] & 0xffff) * 65537;
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace2 << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 & v);
        s->r[ldst] =
            rt_u32(btype == 0 ? (int32_t)(m_2 & 0xff) : btype == 1 ? (int8_t)m_2 : btype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
    }
    return 0;
}

/* MARK GUARD ld or BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_narrow_or_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t btype = (int32_t)in->value[0];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t v = btype < 2 ? (s->r[lsrc2] & 0xff) * 16843009
            : (s->r[lsrc2] & 0xffff) * 65537;
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace2 << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 | v);
        s->r[ldst] =
            rt_u32(btype == 0 ? (int32_t)(m_2 & 0xff) : btype == 1 ? (int8_t)m_2 : btype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
    }
    return 0;
}

/* MARK GUARD ld xor BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_narrow_xor_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t btype = (int32_t)in->value[0];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t v = btype < 2 ? (s->r[lsrc2] & 0xff) * 16843009
            : (s->r[lsrc2] & 0xffff) * 65537;
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace2 << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 ^ v);
        s->r[ldst] =
            rt_u32(btype == 0 ? (int32_t)(m_2 & 0xff) : btype == 1 ? (int8_t)m_2 : btype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
    }
    return 0;
}

/* MARK GUARD ld add ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_kept_add_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        s->r[ldst] =
            rt_u32(atype == 0 ? (int32_t)(m_2 & 0xff) : atype == 1 ? (int8_t)m_2 : atype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
    }
    return 0;
}

/* MARK GUARD ld inc ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_kept_inc_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        s->r[ldst] =
            rt_u32(atype == 0 ? (int32_t)(m_2 & 0xff) : atype == 1 ? (int8_t)m_2 : atype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
    }
    return 0;
}

/* MARK GUARD ld dec ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_kept_dec_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        s->r[ldst] =
            rt_u32(atype == 0 ? (int32_t)(m_2 & 0xff) : atype == 1 ? (int8_t)m_2 : atype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
    }
    return 0;
}

/* MARK GUARD ld max ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_kept_max_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        s->r[ldst] =
            rt_u32(atype == 0 ? (int32_t)(m_2 & 0xff) : atype == 1 ? (int8_t)m_2 : atype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
    }
    return 0;
}

/* MARK GUARD ld min ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_kept_min_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        s->r[ldst] =
            rt_u32(atype == 0 ? (int32_t)(m_2 & 0xff) : atype == 1 ? (int8_t)m_2 : atype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
    }
    return 0;
}

/* MARK GUARD ld and BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_kept_and_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t btype = (int32_t)in->value[0];
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        s->r[ldst] =
            rt_u32(btype == 0 ? (int32_t)(m_2 & 0xff) : btype == 1 ? (int8_t)m_2 : btype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
    }
    return 0;
}

/* MARK GUARD ld or BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_kept_or_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t btype = (int32_t)in->value[0];
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        s->r[ldst] =
            rt_u32(btype == 0 ? (int32_t)(m_2 & 0xff) : btype == 1 ? (int8_t)m_2 : btype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
    }
    return 0;
}

/* MARK GUARD ld xor BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_kept_xor_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t btype = (int32_t)in->value[0];
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        s->r[ldst] =
            rt_u32(btype == 0 ? (int32_t)(m_2 & 0xff) : btype == 1 ? (int8_t)m_2 : btype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
    }
    return 0;
}

/* MARK GUARD exch BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_kept_exch_exch(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t btype = (int32_t)in->value[0];
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        s->r[ldst] =
            rt_u32(btype == 0 ? (int32_t)(m_2 & 0xff) : btype == 1 ? (int8_t)m_2 : btype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
    }
    return 0;
}

/* MARK GUARD exch BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_exch_g(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace2 << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, s->r[lsrc2]);
        s->r[ldst] = m_2;
    }
    return 0;
}

/* MARK GUARD exch BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_exch_g_narrow(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t btype = (int32_t)in->value[0];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t guard = operand_guard_3(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace2 << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4,
            btype < 2 ? (s->r[lsrc2] & 0xff) * 16843009 : (s->r[lsrc2] & 0xffff) * 65537);
        s->r[ldst] =
            rt_u32(btype == 0 ? (int32_t)(m_2 & 0xff) : btype == 1 ? (int8_t)m_2 : btype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
    }
    return 0;
}

/* MARK GUARD exch b64 $r[LDST]d g{GSPACE2}[$r[LSRC]] $r[LSRC2]d */
int tesla_exec_exch_g_wide(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t lsrc2 = (int32_t)in->value[3];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace2 = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[0];
    const int32_t guard = operand_guard_4(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        uint64_t v;
        v = s->r[lsrc2] | (uint64_t)s->r[lsrc2 + 1] << 32;
        const uint64_t m_2 =
            rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)), 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace2 << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 8))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 8, v);
        s->r[ldst] = (uint32_t)m_2;
        s->r[ldst + 1] = (uint32_t)(m_2 >> 32);
    }
    return 0;
}

/* MARK GUARD cas BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] $r[LSRC3] */
int tesla_exec_cas_g(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[6];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t lsrc3 = (int32_t)in->value[5];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t guard = operand_guard_5(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        const uint32_t m_2 =
            (uint32_t)rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)),
            4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace2 << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 == s->r[lsrc2] ? s->r[lsrc3] : m_2);
        s->r[ldst] = m_2;
    }
    return 0;
}

/* MARK GUARD cas BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] $r[LSRC3] */
int tesla_exec_cas_g_narrow(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[6];
    const int32_t guard = operand_guard_5(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "no test has compared types of 8 or 16 bits");
    }
    return 0;
}

/* MARK GUARD cas b64 $r[LDST]d g{GSPACE2}[$r[LSRC]] $r[LSRC2]d $r[LSRC3]d */
int tesla_exec_cas_g_wide(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc2 = (int32_t)in->value[3];
    const int32_t lsrc3 = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace2 = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[0];
    const int32_t guard = operand_guard_6(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        uint64_t b;
        b = s->r[lsrc2] | (uint64_t)s->r[lsrc2 + 1] << 32;
        uint64_t c;
        c = s->r[lsrc3] | (uint64_t)s->r[lsrc3 + 1] << 32;
        const uint64_t m_2 =
            rt_load(m, TESLA_SPACE_G, (uint64_t)(s->r[lsrc] + ((int64_t)gspace2 << 32)), 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int64_t g_at = s->r[lsrc] + ((int64_t)gspace2 << 32);
        if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 8))
            return (int)m->trap.kind;
        rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 8, m_2 == b ? c : m_2);
        s->r[ldst] = (uint32_t)m_2;
        s->r[ldst + 1] = (uint32_t)(m_2 >> 32);
    }
    return 0;
}

