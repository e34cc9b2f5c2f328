/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int do_hmma_884(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int gp_at)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, gp_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: which lane holds what");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD HMMA{MV4}MVT{MSTEP}MSAT1 $R[Rd], NA$R[Ra]RA{MROWA}, NB$R[Rb]RB{MROWB}, $R[Rc]RC  CTL */
int volta_exec_hmma_884(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 0, 15);
}

/* GUARD HMMA{MSHAPE}MVD{MSAT1} $R[Rd], NA$R[Ra]RA, NB$R[Rb]RB, $R[Rc]RC  CTL */
int volta_exec_hmma_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 0, 12);
}

/* GUARD HMMA{MSHAPE}MVD{MFMT} $R[Rd], NA$R[Ra]RA, NB$R[Rb]RB, $R[Rc]RC{MUPRED} MARKS CTL */
int volta_exec_hmma_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 1, 14);
}

/* GUARD HMMA.SP{MSHAPE}MVD{MFMT} $R[Rd], NA$R[Ra]RA, NB$R[Rb]RB, $R[Rc]RC{MUPRED} MARKS CTL */
int volta_exec_hmma_sp(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 1, 14);
}

/* GUARD IMMA{MISHAPE}MIA{MIB}MSAT $R[Rd], $R[Ra]RA.ROW, $R[Rb]RB.COL, $R[Rc]RC{MUPRED} MARKS CTL */
int volta_exec_imma(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 1, 13);
}

/* GUARD BMMA{MBSHAPE} $R[Rd], $R[Ra]RA.ROW, $R[Rb]RB.COL, $R[Rc]RC MARKS CTL */
int volta_exec_bmma(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 0, 8);
}

/* GUARD DMMA.884 $R[Rd], $R[Ra]RA, $R[Rb]RB, $R[Rc]RC MARKS CTL */
int volta_exec_dmma_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 0, 7);
}

/* GUARD DMMA.8x8x4 $R[Rd], $R[Ra]RA, $R[Rb]RB, $R[Rc]RC MARKS CTL */
int volta_exec_dmma_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 0, 7);
}

/* GUARD MOVM{MMSIZE}MMKIND $R[Rd], $R[Ra] MARKS CTL */
int volta_exec_movm(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 0, 4);
}

/* GUARD HGMMA $R[Rd], $R[Ra]RA, gdesc[$UR[Ub]], $R[Rc]RC, gsb0 MARKS CTL */
int volta_exec_hgmma_hgmma_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 0, 6);
}

/* GUARD IGMMA $R[Rd], $R[Ra]RA, gdesc[$UR[Ub]], $R[Rc]RC, gsb0 MARKS CTL */
int volta_exec_hgmma_igmma_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 0, 6);
}

/* GUARD BGMMA $R[Rd], $R[Ra]RA, gdesc[$UR[Ub]], $R[Rc]RC, gsb0 MARKS CTL */
int volta_exec_hgmma_bgmma_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 0, 6);
}

/* GUARD HGMMA $R[Rd], gdesc[$UR[Ua]], $R[Rc]RC, gsb0 MARKS CTL */
int volta_exec_hgmma_hgmma_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 0, 4);
}

/* GUARD IGMMA $R[Rd], gdesc[$UR[Ua]], $R[Rc]RC, gsb0 MARKS CTL */
int volta_exec_hgmma_igmma_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 0, 4);
}

/* GUARD BGMMA $R[Rd], gdesc[$UR[Ua]], $R[Rc]RC, gsb0 MARKS CTL */
int volta_exec_hgmma_bgmma_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 0, 4);
}

