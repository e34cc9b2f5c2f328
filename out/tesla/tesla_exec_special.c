/* Generated from the description tesla by gen/emit/exec.lua. Do not edit. */
#include "tesla_exec.h"

/* rcp f32 $r[SDST] SNEG2 SABS $r[SSRC] */
int tesla_exec_rcp_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: special functions come with the execution of warps");
}

/* MARK GUARD rcp f32 LL_DST LNEG1 LABS1 $r[LSRC] */
int tesla_exec_rcp_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = for_warp_3(m, in);
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_46(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "not modelled: special functions come with the execution of warps");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD rsqrt f32 LL_DST LNEG1 LABS1 $r[LSRC] */
int tesla_exec_sfu_rsqrt(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = for_warp_3(m, in);
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_46(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "not modelled: special functions come with the execution of warps");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD lg2 f32 LL_DST LNEG1 LABS1 $r[LSRC] */
int tesla_exec_sfu_lg2(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = for_warp_3(m, in);
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_46(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "not modelled: special functions come with the execution of warps");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD sin f32 LL_DST $r[LSRC] */
int tesla_exec_sincos_sin(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = for_warp_2(m, in);
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_2(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "not modelled: special functions come with the execution of warps");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cos f32 LL_DST $r[LSRC] */
int tesla_exec_sincos_cos(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = for_warp_2(m, in);
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_2(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "not modelled: special functions come with the execution of warps");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ex2 f32 LSAT LL_DST $r[LSRC] */
int tesla_exec_ex2(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = for_warp(m, in);
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_47(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "not modelled: special functions come with the execution of warps");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD presin f32 LL_DST LNEG1 LABS1 L_SRC */
int tesla_exec_pre_presin(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = for_warp_9(m, in);
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_40(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "not modelled: special functions come with the execution of warps");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD preex2 f32 LL_DST LNEG1 LABS1 L_SRC */
int tesla_exec_pre_preex2(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = for_warp_9(m, in);
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_40(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "not modelled: special functions come with the execution of warps");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* interp $r[SDST]  v[AT0] */
int tesla_exec_interp_plain_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: interpolation comes with the execution of warps");
}

/* interp $r[SDST] cent v[AT0] */
int tesla_exec_interp_cent_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: interpolation comes with the execution of warps");
}

/* interp $r[SDST] flat v[AT0] */
int tesla_exec_interp_flat_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: interpolation comes with the execution of warps");
}

/* interp $r[SDST]  v[AT0] $r[SSRC] */
int tesla_exec_interp_plain_smul(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: interpolation comes with the execution of warps");
}

/* interp $r[SDST] cent v[AT0] $r[SSRC] */
int tesla_exec_interp_cent_smul(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: interpolation comes with the execution of warps");
}

/* MARK GUARD interp $r[LDST]  v[AT0] */
int tesla_exec_interp_plain_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: interpolation comes with the execution of warps");
}

/* MARK GUARD interp $r[LDST] cent v[AT0] */
int tesla_exec_interp_cent_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: interpolation comes with the execution of warps");
}

/* MARK GUARD interp $r[LDST] flat v[AT0] */
int tesla_exec_interp_flat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: interpolation comes with the execution of warps");
}

/* MARK GUARD interp $r[LDST]  v[AT0] LNEG1 $r[LSRC] */
int tesla_exec_interp_plain_mul(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: interpolation comes with the execution of warps");
}

/* MARK GUARD interp $r[LDST] cent v[AT0] LNEG1 $r[LSRC] */
int tesla_exec_interp_cent_mul(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: interpolation comes with the execution of warps");
}

