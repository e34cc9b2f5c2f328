/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

/* UGUARD UCGABAR_ARV CTL */
int volta_exec_ucgabar_arv(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t uguard = operand_uguard(s, in, 0, 0);
    if (uguard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: clusters of blocks");
    }
    return 0;
}

/* UGUARD UCGABAR_WAIT CTL */
int volta_exec_ucgabar_wait(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t uguard = operand_uguard(s, in, 0, 0);
    if (uguard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: clusters of blocks");
    }
    return 0;
}

/* GUARD CGAERRBAR PM_EVENTS CTL */
int volta_exec_cgaerrbar(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD WARPGROUP.ARRIVE PM_EVENTS CTL */
int volta_exec_warpgroup(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 0);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: groups of warps");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* UGUARD WARPGROUPSET.AC $UR[URb] CTL */
int volta_exec_warpgroupset(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t uguard = operand_uguard(s, in, 0, 1);
    if (uguard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: groups of warps");
    }
    return 0;
}

/* UGUARD USETMAXREG{POOL_OP} OPT, $UR[URc] CTL */
int volta_exec_usetmaxreg_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t uguard = operand_uguard(s, in, 2, 3);
    if (uguard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: pools of registers");
    }
    return 0;
}

/* UGUARD USETMAXREG{POOL_OP} OPT, REG_COUNT CTL */
int volta_exec_usetmaxreg_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t uguard = operand_uguard(s, in, 1, 3);
    if (uguard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: pools of registers");
    }
    return 0;
}

/* UGUARD USETSHMSZ $UR[URb] CTL */
int volta_exec_usetshmsz_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t uguard = operand_uguard(s, in, 0, 1);
    if (uguard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the size of shared memory");
    }
    return 0;
}

/* UGUARD USETSHMSZ UIMM CTL */
int volta_exec_usetshmsz_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t uguard = operand_uguard(s, in, 0, 1);
    if (uguard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the size of shared memory");
    }
    return 0;
}

/* UGUARD ULEPC $UR[URd] CTL */
int volta_exec_ulepc_n(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t uguard = operand_uguard(s, in, 1, 1);
    if (uguard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the address of the program");
    }
    return 0;
}

/* UGUARD ULEPC $UR[URd], LEPC_TARGET CTL */
int volta_exec_ulepc_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t uguard = operand_uguard(s, in, 1, 2);
    if (uguard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the address of the program");
    }
    return 0;
}

