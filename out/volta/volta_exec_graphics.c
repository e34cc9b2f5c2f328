/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int do_al2p(struct isadora_machine *m, const struct isadora_insn *in, int line, int gp_at)
{
    struct volta_state *const s = m->state;
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

/* GUARD AL2P $R[Rd], $R[Ra], 0x0 MARKS CTL */
int volta_exec_al2p(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 0, 2);
}

/* GUARD ALD{AO} $R[Rd], a[AOFF], ARB MARKS CTL */
int volta_exec_ald_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 4);
}

/* GUARD ALD{AO}.PHYS $R[Rd], a[$R[Ra]], ARB MARKS CTL */
int volta_exec_ald_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 4);
}

/* GUARD ALD{AO} $R[Rd], a[$UR[Ua]], ARB MARKS CTL */
int volta_exec_ald_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 4);
}

/* GUARD AST a[AOFF], $R[Rb], ARC MARKS CTL */
int volta_exec_ast_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 3);
}

/* GUARD AST.PHYS a[$R[Ra]], $R[Rb], ARC MARKS CTL */
int volta_exec_ast_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 3);
}

/* GUARD AST a[$UR[Ua]], $R[Rb], ARC MARKS CTL */
int volta_exec_ast_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 3);
}

/* GUARD IPA{AMODE}AWHERE $R[Rd], PO, a[IOFF], IPAPLACE MARKS CTL */
int volta_exec_ipa_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 2, 8);
}

/* GUARD IPA{AMODE}AWHERE $R[Rd], PO, a[$UR[Ua]+IOFF] MARKS CTL */
int volta_exec_ipa_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 6);
}

/* GUARD OUT.FINAL , $R[Ra] MARKS CTL */
int volta_exec_out_f(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 1);
}

/* GUARD OUT{OUTK} $R[Rd], $R[Ra], $R[Rb] MARKS CTL */
int volta_exec_out_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 0, 4);
}

/* GUARD OUT{OUTK} $R[Rd], $R[Ra], OUTN MARKS CTL */
int volta_exec_out_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 0, 4);
}

/* GUARD OUT{OUTK} $R[Rd], $R[Ra], $UR[Ub] MARKS CTL */
int volta_exec_out_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 0, 4);
}

/* GUARD ISBERD $R[Rd], ISB MARKS CTL */
int volta_exec_isberd(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 3);
}

/* GUARD ISBEWR ISB, $R[Rb] MARKS CTL */
int volta_exec_isbewr(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 3);
}

/* GUARD PIXLD $R[Rd], PO MARKS CTL */
int volta_exec_pixld(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 1, 2);
}

/* GUARD LDTRAM.AB $R[Rd], a[$UR[Ua]+IOFF] MARKS CTL */
int volta_exec_ldtram(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_al2p(m, in, 0, 3);
}

