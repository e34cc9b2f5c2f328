/* Generated from the description tesla by gen/emit/exec.lua. Do not edit. */
#include "tesla_exec.h"

/* texauto SLIVE $r[SDST]:$r[SDST+1]:$r[SDST+2]:$r[SDST+3] $t[TEX] $s[SAMP] STSRC */
int tesla_exec_tex_texauto_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* texfetch SLIVE $r[SDST]:$r[SDST+1]:$r[SDST+2]:$r[SDST+3] $t[TEX] $s[SAMP] STSRC */
int tesla_exec_tex_texfetch_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* MARK GUARD texauto TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ */
int tesla_exec_tex_texauto_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* MARK GUARD texfetch TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ */
int tesla_exec_tex_texfetch_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* MARK GUARD texbias TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ */
int tesla_exec_tex_texbias_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* MARK GUARD texlod TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ */
int tesla_exec_tex_texlod_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* MARK GUARD texgather TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ */
int tesla_exec_tex_texgather_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* MARK GUARD texcsaa TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ */
int tesla_exec_tex_texcsaa_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* MARK GUARD texauto cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
int tesla_exec_tex_texauto_cube(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* MARK GUARD texbias cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
int tesla_exec_tex_texbias_cube(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* MARK GUARD texlod cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
int tesla_exec_tex_texlod_cube(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* MARK GUARD texgather cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
int tesla_exec_tex_texgather_cube(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* MARK GUARD texsize TLIVE DERIV LTDST $t[TEX] $s[SAMP] $r[LDST] */
int tesla_exec_texsize(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* MARK GUARD texprep cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
int tesla_exec_texprep(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* MARK GUARD texquerylod  TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
int tesla_exec_texquerylod_plain(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* MARK GUARD texquerylod cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
int tesla_exec_texquerylod_cube(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

