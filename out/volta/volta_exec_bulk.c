/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int do_stas(struct isadora_machine *m, const struct isadora_insn *in, int line, int pg_at)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "not modelled: where the address of the barrier is");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD STAS ADDR64_UR, $R[Rb] PM_EVENTS CTL */
int volta_exec_stas(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_stas(m, in, 1, 4);
}

/* GUARD REDAS.ADD ADDR64_UR, $R[Rb] PM_EVENTS CTL */
int volta_exec_redas(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_stas(m, in, 1, 4);
}

/* UGUARD UBLKCP.G.G [$UR[URb]], [$UR[URa]], $UR[URc] CTL */
int volta_exec_ublkcp(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t uguard = operand_uguard(s, in, 0, 3);
    if (uguard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: the unit of the size, and which address is the target");
    }
    return 0;
}

/* UGUARD UBLKRED.G.ADD [$UR[URb]], [$UR[URa]], $UR[URc] CTL */
int volta_exec_ublkred(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t uguard = operand_uguard(s, in, 0, 3);
    if (uguard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: the unit of the size, and which address is the target");
    }
    return 0;
}

/* UGUARD UBLKPF.L2 [$UR[URa]], $UR[URc] CTL */
int volta_exec_ublkpf(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* UGUARD UTMALDG.1D [$UR[URb]], [$UR[URa]], $UR[URc] CTL */
int volta_exec_utmaldg_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t uguard = operand_uguard(s, in, 0, 3);
    if (uguard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: descriptors of tensors");
    }
    return 0;
}

/* UGUARD UTMALDG.1D [$UR[URb]], [$UR[URa]] CTL */
int volta_exec_utmaldg_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t uguard = operand_uguard(s, in, 0, 2);
    if (uguard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: descriptors of tensors");
    }
    return 0;
}

/* UGUARD UTMASTG.1D [$UR[URb]], [$UR[URa]] CTL */
int volta_exec_utmastg(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t uguard = operand_uguard(s, in, 0, 2);
    if (uguard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: descriptors of tensors");
    }
    return 0;
}

/* UGUARD UTMAREDG.1D.ADD [$UR[URb]], [$UR[URa]] CTL */
int volta_exec_utmaredg(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t uguard = operand_uguard(s, in, 0, 2);
    if (uguard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: descriptors of tensors");
    }
    return 0;
}

/* UGUARD UTMAPF.L2.1D [$UR[URb]], [$UR[URa]], $UR[URc] CTL */
int volta_exec_utmapf_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* UGUARD UTMAPF.L2.1D [$UR[URb]], [$UR[URa]] CTL */
int volta_exec_utmapf_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* UGUARD UTMACCTL CTL */
int volta_exec_utmacctl(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* UGUARD UTMACMDFLUSH CTL */
int volta_exec_utmacmdflush(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD FENCE.VIEW.ASYNC.S PM_EVENTS CTL */
int volta_exec_fence(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

