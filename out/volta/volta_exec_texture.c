/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int do_tex_c(struct isadora_machine *m, const struct isadora_insn *in, int line, int gp_at)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, gp_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD TEX{TSCR}TBX{TF16}TLOD{TAOFFI}TDC{EVICT}TNDV{TNODEP} PO, $R[Rc], $R[Rd], $R[Ra], TRB,
   TBOUND, TDIM, TM THINTS MARKS CTL */
int volta_exec_tex_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 6, 21);
}

/* GUARD TEX{TSCR}TB{TF16}TLOD{TAOFFI}TDC{EVICT}TNDV{TNODEP} PO, $R[Rc], $R[Rd], $R[Ra], TRB,
   TBOUND3, TDIM, TM THINTS MARKS CTL */
int volta_exec_tex_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 5, 20);
}

/* GUARD TEX{TSCR}TB{TF16}TLOD{TAOFFI}TDC{EVICT}TNDV{TNODEP} PO, $R[Rc], $R[Rd], $R[Ra], TRB,
   TBOUND1 TDIM, TM THINTS MARKS CTL */
int volta_exec_tex_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 5, 17);
}

/* GUARD TLD{TSCR}TBX{TF16}TLODL{TAOFFI}EVICT{TCL}TMS{TNODEP} PO, $R[Rc], $R[Rd], $R[Ra], TRB,
   TBOUND, TDIML, TM THINTS MARKS CTL */
int volta_exec_tld_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 6, 21);
}

/* GUARD TLD{TSCR}TB{TF16}TLODL{TAOFFI}EVICT{TCL}TMS{TNODEP} PO, $R[Rc], $R[Rd], $R[Ra], TRB,
   TBOUND3, TDIML, TM THINTS MARKS CTL */
int volta_exec_tld_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 5, 20);
}

/* GUARD TLD{TSCR}TB{TF16}TLODL{TAOFFI}EVICT{TCL}TMS{TNODEP} PO, $R[Rc], $R[Rd], $R[Ra], TRB,
   TBOUND1 TDIML, TM THINTS MARKS CTL */
int volta_exec_tld_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 5, 17);
}

/* GUARD TLD4{TSCR}TCOMP{TBX}TF16{TOFF4}TDC{EVICT}TNODEP PO, $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND,
   TDIM4, TM THINTS MARKS CTL */
int volta_exec_tld4_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 6, 20);
}

/* GUARD TLD4{TSCR}TCOMP{TB}TF16{TOFF4}TDC{EVICT}TNODEP PO, $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND3,
   TDIM4, TM THINTS MARKS CTL */
int volta_exec_tld4_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 5, 19);
}

/* GUARD TLD4{TSCR}TCOMP{TB}TF16{TOFF4}TDC{EVICT}TNODEP PO, $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND1
   TDIM4, TM THINTS MARKS CTL */
int volta_exec_tld4_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 5, 16);
}

/* GUARD TXD{TBX}TF16{TLC}TAOFFI{EVICT}TNODEP PO, $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND, TDIML, TM
   THINTS MARKS CTL */
int volta_exec_txd_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 6, 18);
}

/* GUARD TXD{TB}TF16{TLC}TAOFFI{EVICT}TNODEP PO, $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND3, TDIML, TM
   THINTS MARKS CTL */
int volta_exec_txd_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 5, 17);
}

/* GUARD TXD{TB}TF16{TLC}TAOFFI{EVICT}TNODEP PO, $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND1 TDIML, TM
   THINTS MARKS CTL */
int volta_exec_txd_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 5, 14);
}

/* GUARD TMML{TBX}.LOD{TNDV}TNODEP $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND, TDIM, TM THINTS MARKS CTL */
int volta_exec_tmml_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 5, 14);
}

/* GUARD TMML{TB}.LOD{TNDV}TNODEP $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND3, TDIM, TM THINTS MARKS CTL */
int volta_exec_tmml_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 4, 13);
}

/* GUARD TMML{TB}.LOD{TNDV}TNODEP $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND1 TDIM, TM THINTS MARKS CTL */
int volta_exec_tmml_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 4, 10);
}

/* GUARD TXQ{TBX}TNODEP $R[Rc], $R[Rd], $R[Ra], TQ, TBOUND, TM THINTS MARKS CTL */
int volta_exec_txq_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 4, 12);
}

/* GUARD TXQ{TB}TNODEP $R[Rc], $R[Rd], $R[Ra], TQ, TBOUND3, TM THINTS MARKS CTL */
int volta_exec_txq_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 3, 11);
}

/* GUARD TXQ{TB}TNODEP $R[Rc], $R[Rd], $R[Ra], TQ, TBOUND1 TM THINTS MARKS CTL */
int volta_exec_txq_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 3, 8);
}

/* GUARD FOOTPRINT{TSCR}TBX.TEX{TLOD}TNODEP $P[P0], $R[Rc], $R[Rd], $R[Ra], TRB, FBOUND, TDIMF
   THINTS MARKS CTL */
int volta_exec_footprint_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 4, 16);
}

/* GUARD FOOTPRINT{TSCR}TB.TEX{TLOD}TNODEP $P[P0], $R[Rc], $R[Rd], $R[Ra], TRB,  TDIMF THINTS MARKS
   CTL */
int volta_exec_footprint_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 3, 11);
}

