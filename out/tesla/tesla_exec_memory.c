/* Generated from the description tesla by gen/emit/exec.lua. Do not edit. */
#include "tesla_exec.h"

/* MARK GUARD LANE ld b32 LL_DST a[AT0] */
int tesla_exec_ld_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lane_2 = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = for_warp_10(m, in);
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_33(s, in, lane);
            if (guard) {
                if (lane_2 >> (lane & 3) & 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: memory comes with the execution of warps");
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD st b32 o[AT0] $r[LSRC3] */
int tesla_exec_st_o(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_DST u8 c{CSPACE}[AT] */
int tesla_exec_ld_c_u8_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_DST u16 c{CSPACE}[AT] */
int tesla_exec_ld_c_u16_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_DST s16 c{CSPACE}[AT] */
int tesla_exec_ld_c_s16_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_DST b32 c{CSPACE}[AT] */
int tesla_exec_ld_c_b32_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_HALF u8 c{CSPACE}[AT] */
int tesla_exec_ld_c_u8_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_HALF u16 c{CSPACE}[AT] */
int tesla_exec_ld_c_u16_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_HALF s16 c{CSPACE}[AT] */
int tesla_exec_ld_c_s16_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_HALF b32 c{CSPACE}[AT] */
int tesla_exec_ld_c_b32_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_DST u8 s[AT] */
int tesla_exec_ld_s_u8_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_DST u16 s[AT] */
int tesla_exec_ld_s_u16_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_DST s16 s[AT] */
int tesla_exec_ld_s_s16_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_HALF u8 s[AT] */
int tesla_exec_ld_s_u8_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_HALF u16 s[AT] */
int tesla_exec_ld_s_u16_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_HALF s16 s[AT] */
int tesla_exec_ld_s_s16_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_DST b32 s[AT] */
int tesla_exec_ld_s_b32_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_HALF b32 s[AT] */
int tesla_exec_ld_s_b32_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld lock $c[CDST] LL_DST b32 s[AT] */
int tesla_exec_ld_s_lock_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld lock $c[CDST] LL_HALF b32 s[AT] */
int tesla_exec_ld_s_lock_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD st b8 s[AT] $r[LSRC3].h[LSRC3] */
int tesla_exec_st_s_half_b8(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD st b8 s[AT] $r[LSRC3] */
int tesla_exec_st_s_full_b8(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD st b16 s[AT] $r[LSRC3].h[LSRC3] */
int tesla_exec_st_s_half_b16(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD st b16 s[AT] $r[LSRC3] */
int tesla_exec_st_s_full_b16(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD st b32 s[AT] $r[LSRC3].h[LSRC3] */
int tesla_exec_st_s_half_b32(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD st b32 s[AT] $r[LSRC3] */
int tesla_exec_st_s_full_b32(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD st unlock b32 s[AT] $r[LSRC3].h[LSRC3] */
int tesla_exec_st_s_half_unlock(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD st unlock b32 s[AT] $r[LSRC3] */
int tesla_exec_st_s_full_unlock(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld TYPE $r[LDST] l[AT] */
int tesla_exec_ld_l_one(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld b64 $r[LDST]d l[AT] */
int tesla_exec_ld_l_pair(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld b128 $r[LDST]q l[AT] */
int tesla_exec_ld_l_quad(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD st TYPE l[AT] $r[LDST] */
int tesla_exec_st_l_one(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD st b64 l[AT] $r[LDST]d */
int tesla_exec_st_l_pair(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD st b128 l[AT] $r[LDST]q */
int tesla_exec_st_l_quad(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld TYPE $r[LDST] g{GSPACE}[$r[LSRC]] */
int tesla_exec_ld_g_one(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld b64 $r[LDST]d g{GSPACE}[$r[LSRC]] */
int tesla_exec_ld_g_pair(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld b128 $r[LDST]q g{GSPACE}[$r[LSRC]] */
int tesla_exec_ld_g_quad(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD st TYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_st_g_one(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD st b64 g{GSPACE}[$r[LSRC]] $r[LDST]d */
int tesla_exec_st_g_pair(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD st b128 g{GSPACE}[$r[LSRC]] $r[LDST]q */
int tesla_exec_st_g_quad(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

