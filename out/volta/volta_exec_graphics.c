/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int do_al2p(struct isadora_machine *m, const struct isadora_insn *in, int line, int pg_at)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: graphics");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD AL2P $R[Rd], $R[Ra], 0x0 PM_EVENTS CTL */
int volta_exec_al2p(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 0, 2);
}

/* GUARD ALD{OUTPUT} $R[Rd], a[ATTR], OPT_REG PM_EVENTS CTL */
int volta_exec_ald_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 4);
}

/* GUARD ALD{OUTPUT}.PHYS $R[Rd], a[$R[Ra]], OPT_REG PM_EVENTS CTL */
int volta_exec_ald_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 4);
}

/* GUARD ALD{OUTPUT} $R[Rd], a[$UR[URa]], OPT_REG PM_EVENTS CTL */
int volta_exec_ald_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 4);
}

/* GUARD AST a[ATTR], $R[Rb], OPT_REG PM_EVENTS CTL */
int volta_exec_ast_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 3);
}

/* GUARD AST.PHYS a[$R[Ra]], $R[Rb], OPT_REG PM_EVENTS CTL */
int volta_exec_ast_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 3);
}

/* GUARD AST a[$UR[URa]], $R[Rb], OPT_REG PM_EVENTS CTL */
int volta_exec_ast_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 3);
}

/* GUARD IPA{IPA_MODE}IPA_AT $R[Rd], OPT, a[ATTR_IPA], IPA_POINT PM_EVENTS CTL */
int volta_exec_ipa_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 2, 8);
}

/* GUARD IPA{IPA_MODE}IPA_AT $R[Rd], OPT, a[$UR[URa]+ATTR_IPA] PM_EVENTS CTL */
int volta_exec_ipa_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 6);
}

/* GUARD OUT.FINAL , $R[Ra] PM_EVENTS CTL */
int volta_exec_out_f(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 1);
}

/* GUARD OUT{OUT_OP} $R[Rd], $R[Ra], $R[Rb] PM_EVENTS CTL */
int volta_exec_out_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 0, 4);
}

/* GUARD OUT{OUT_OP} $R[Rd], $R[Ra], OUT_STREAM PM_EVENTS CTL */
int volta_exec_out_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 0, 4);
}

/* GUARD OUT{OUT_OP} $R[Rd], $R[Ra], $UR[URb] PM_EVENTS CTL */
int volta_exec_out_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 0, 4);
}

/* GUARD ISBERD $R[Rd], ISB_ADDR PM_EVENTS CTL */
int volta_exec_isberd(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 3);
}

/* GUARD ISBEWR ISB_ADDR, $R[Rb] PM_EVENTS CTL */
int volta_exec_isbewr(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 3);
}

/* GUARD PIXLD $R[Rd], OPT PM_EVENTS CTL */
int volta_exec_pixld(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 2);
}

/* GUARD LDTRAM.AB $R[Rd], a[$UR[URa]+ATTR_IPA] PM_EVENTS CTL */
int volta_exec_ldtram(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 0, 3);
}

