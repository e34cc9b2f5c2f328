/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

static int do_al2p(struct isadora_machine *m, const struct isadora_insn *in, int line, int gp_at)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, gp_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: attributes");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD AL2P{AO}ASIZE APOP, $R[Rd], AWHICH CTL CLOSE */
int maxwell_exec_al2p(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 2, 6);
}

/* OPEN GUARD ALD{AO}ASIZE $R[Rd], a[AOFF10], ARC CTL CLOSE */
int maxwell_exec_ald_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 5);
}

/* OPEN GUARD ALD{AO}.PHYS{ASIZE} $R[Rd], a[$R[Ra]], ARC CTL CLOSE */
int maxwell_exec_ald_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 5);
}

/* OPEN GUARD ALD{AO}.P{ASIZE} $R[Rd], a[$R[Ra]], ARC CTL CLOSE */
int maxwell_exec_ald_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 5);
}

/* OPEN GUARD ALD{AO}.P{ASIZE} $R[Rd], a[$R[Ra]+AOFF11], ARC CTL CLOSE */
int maxwell_exec_ald_q(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 6);
}

/* OPEN GUARD AST{ASIZE} a[AOFF10], $R[Rd], ARC CTL CLOSE */
int maxwell_exec_ast_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 4);
}

/* OPEN GUARD AST.PHYS{ASIZE} a[$R[Ra]], $R[Rd], ARC CTL CLOSE */
int maxwell_exec_ast_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 4);
}

/* OPEN GUARD AST.P{ASIZE} a[$R[Ra]], $R[Rd], ARC CTL CLOSE */
int maxwell_exec_ast_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 4);
}

/* OPEN GUARD AST.P{ASIZE} a[$R[Ra]+AOFF11], $R[Rd], ARC CTL CLOSE */
int maxwell_exec_ast_q(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 5);
}

/* OPEN GUARD IPA{IX}IMODE{IWHERE}ISAT $R[Rd], IATTR, $R[Rb], IPLACE CTL CLOSE */
int maxwell_exec_ipa(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 3, 8);
}

/* OPEN GUARD ISBERD{AO}ISPACE{ISKEW}ISIZE $R[Rd], [$R[Ra]] CTL CLOSE */
int maxwell_exec_isberd(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 0, 6);
}

/* OPEN GUARD OUT{OUTK} $R[Rd], $R[Ra], SB CTL CLOSE */
int maxwell_exec_out(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 8);
}

/* OPEN GUARD PIXLD{PXK} $R[Rd], $P[IPO], PXADDR CTL CLOSE */
int maxwell_exec_pixld(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 5);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: pixels");
            }
        }
        m->lane = -1;
    }
    return 0;
}

