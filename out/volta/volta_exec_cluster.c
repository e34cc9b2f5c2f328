/* Generated from the description volta by gen/emit/exec.lua. Do not edit. */
#include "volta_exec.h"

/* UGUARD UCGABAR_ARV CTL */
int volta_exec_ucgabar_arv(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: clusters of blocks");
}

/* UGUARD UCGABAR_WAIT CTL */
int volta_exec_ucgabar_wait(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: clusters of blocks");
}

/* GUARD CGAERRBAR MARKS CTL */
int volta_exec_cgaerrbar(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: clusters of blocks");
}

/* GUARD WARPGROUP.ARRIVE MARKS CTL */
int volta_exec_warpgroup(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: groups of warps");
}

/* UGUARD WARPGROUPSET.AC $UR[Ub] CTL */
int volta_exec_warpgroupset(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: groups of warps");
}

/* UGUARD USETMAXREG{REGSW} UPO, $UR[Uc] CTL */
int volta_exec_usetmaxreg_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: pools of registers");
}

/* UGUARD USETMAXREG{REGSW} UPO, REGS CTL */
int volta_exec_usetmaxreg_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: pools of registers");
}

/* UGUARD USETSHMSZ $UR[Ub] CTL */
int volta_exec_usetshmsz_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: how much shared memory a block has");
}

/* UGUARD USETSHMSZ UIMM CTL */
int volta_exec_usetshmsz_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: how much shared memory a block has");
}

/* UGUARD ULEPC $UR[Ud] CTL */
int volta_exec_ulepc_n(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: where programs lie in memory");
}

/* UGUARD ULEPC $UR[Ud], RELL CTL */
int volta_exec_ulepc_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: where programs lie in memory");
}

