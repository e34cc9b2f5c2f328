/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

static int do_al2p(struct isadora_machine *m, const struct isadora_insn *in, int line, int pg_at)
{
    struct maxwell_state *const s = m->state;
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

/* OPEN GUARD AL2P{OUTPUT}ATTR_SIZE OPT, $R[Rd], ATTR CTL CLOSE */
int maxwell_exec_al2p(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 2, 6);
}

/* OPEN GUARD ALD{OUTPUT}ATTR_SIZE $R[Rd], a[ATTR_OFFSET10], OPT_REG CTL CLOSE */
int maxwell_exec_ald_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 5);
}

/* OPEN GUARD ALD{OUTPUT}.PHYS{ATTR_SIZE} $R[Rd], a[$R[Ra]], OPT_REG CTL CLOSE */
int maxwell_exec_ald_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 5);
}

/* OPEN GUARD ALD{OUTPUT}.P{ATTR_SIZE} $R[Rd], a[$R[Ra]], OPT_REG CTL CLOSE */
int maxwell_exec_ald_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 5);
}

/* OPEN GUARD ALD{OUTPUT}.P{ATTR_SIZE} $R[Rd], a[$R[Ra]+ATTR_OFFSET11], OPT_REG CTL CLOSE */
int maxwell_exec_ald_q(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 6);
}

/* OPEN GUARD AST{ATTR_SIZE} a[ATTR_OFFSET10], $R[Rd], OPT_REG CTL CLOSE */
int maxwell_exec_ast_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 4);
}

/* OPEN GUARD AST.PHYS{ATTR_SIZE} a[$R[Ra]], $R[Rd], OPT_REG CTL CLOSE */
int maxwell_exec_ast_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 4);
}

/* OPEN GUARD AST.P{ATTR_SIZE} a[$R[Ra]], $R[Rd], OPT_REG CTL CLOSE */
int maxwell_exec_ast_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 4);
}

/* OPEN GUARD AST.P{ATTR_SIZE} a[$R[Ra]+ATTR_OFFSET11], $R[Rd], OPT_REG CTL CLOSE */
int maxwell_exec_ast_q(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 5);
}

/* OPEN GUARD IPA{OPT_IDX}IPA_MODE{IPA_AT}IPA_SAT $R[Rd], IPA_SOURCE, $R[Rb], IPA_POINT CTL CLOSE */
int maxwell_exec_ipa(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 3, 8);
}

/* OPEN GUARD ISBERD{OUTPUT}ISB_SPACE{SKEW}ISB_SIZE $R[Rd], [$R[Ra]] CTL CLOSE */
int maxwell_exec_isberd(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 0, 6);
}

/* OPEN GUARD OUT{OUT_OP} $R[Rd], $R[Ra], SRC_B CTL CLOSE */
int maxwell_exec_out(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 8);
}

/* OPEN GUARD PIXLD{PIXLD_OP} $R[Rd], $P[Pw], PIXLD_ADDR CTL CLOSE */
int maxwell_exec_pixld(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 5);
}

