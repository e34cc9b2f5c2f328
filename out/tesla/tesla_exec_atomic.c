/* Generated from the description tesla by gen/emit/exec.lua. Do not edit. */
#include "tesla_exec.h"

/* MARK GUARD red add ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_add_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD red inc ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_inc_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD red dec ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_dec_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD red max ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_max_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD red min ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_min_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD red exch BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_exch_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD red and BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_and_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD red or BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_or_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD red xor BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_xor_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD red add u64 g{GSPACE}[$r[LSRC]] $r[LDST]d */
int tesla_exec_red_g_add_wide(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD red exch b64 g{GSPACE}[$r[LSRC]] $r[LDST]d */
int tesla_exec_red_g_exch_wide(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld add ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_add_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld inc ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_inc_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld dec ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_dec_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld max ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_max_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld min ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_min_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld and BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_and_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld or BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_or_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld xor BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_xor_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld add u64 $r[LDST]d g{GSPACE2}[$r[LSRC]] $r[LSRC2]d */
int tesla_exec_atomic_g_add_add64(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD exch BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_exch_g_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD exch b64 $r[LDST]d g{GSPACE2}[$r[LSRC]] $r[LSRC2]d */
int tesla_exec_exch_g_wide(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD cas BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] $r[LSRC3] */
int tesla_exec_cas_g_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD cas b64 $r[LDST]d g{GSPACE2}[$r[LSRC]] $r[LSRC2]d $r[LSRC3]d */
int tesla_exec_cas_g_wide(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

