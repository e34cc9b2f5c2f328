/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int do_tex_c(struct isadora_machine *m, const struct isadora_insn *in, int line, int pg_at)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD TEX{SCR}OPT_BINDLESS{F16}LOD{AOFFI}DC{EVICT}NDV{NODEP} OPT, $R[Rc], $R[Rd], $R[Ra],
   OPT_REG, BOUND_CONST, DIM, OPT_MASK OPT_HINT PM_EVENTS CTL */
int volta_exec_tex_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 6, 21);
}

/* GUARD TEX{SCR}BINDLESS{F16}LOD{AOFFI}DC{EVICT}NDV{NODEP} OPT, $R[Rc], $R[Rd], $R[Ra], OPT_REG,
   BOUND_NUMBERS, DIM, OPT_MASK OPT_HINT PM_EVENTS CTL */
int volta_exec_tex_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 5, 20);
}

/* GUARD TEX{SCR}BINDLESS{F16}LOD{AOFFI}DC{EVICT}NDV{NODEP} OPT, $R[Rc], $R[Rd], $R[Ra], OPT_REG,
   BOUND_REGISTERS DIM, OPT_MASK OPT_HINT PM_EVENTS CTL */
int volta_exec_tex_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 5, 17);
}

/* GUARD TLD{SCR}OPT_BINDLESS{F16}LOAD_LOD{AOFFI}EVICT{CL}MS{NODEP} OPT, $R[Rc], $R[Rd], $R[Ra],
   OPT_REG, BOUND_CONST, LOAD_DIM, OPT_MASK OPT_HINT PM_EVENTS CTL */
int volta_exec_tld_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 6, 21);
}

/* GUARD TLD{SCR}BINDLESS{F16}LOAD_LOD{AOFFI}EVICT{CL}MS{NODEP} OPT, $R[Rc], $R[Rd], $R[Ra],
   OPT_REG, BOUND_NUMBERS, LOAD_DIM, OPT_MASK OPT_HINT PM_EVENTS CTL */
int volta_exec_tld_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 5, 20);
}

/* GUARD TLD{SCR}BINDLESS{F16}LOAD_LOD{AOFFI}EVICT{CL}MS{NODEP} OPT, $R[Rc], $R[Rd], $R[Ra],
   OPT_REG, BOUND_REGISTERS LOAD_DIM, OPT_MASK OPT_HINT PM_EVENTS CTL */
int volta_exec_tld_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 5, 17);
}

/* GUARD TLD4{SCR}COMPONENT{OPT_BINDLESS}F16{GATHER_OFFSET}DC{EVICT}NODEP OPT, $R[Rc], $R[Rd],
   $R[Ra], OPT_REG, BOUND_CONST, GATHER_DIM, OPT_MASK OPT_HINT PM_EVENTS CTL */
int volta_exec_tld4_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 6, 20);
}

/* GUARD TLD4{SCR}COMPONENT{BINDLESS}F16{GATHER_OFFSET}DC{EVICT}NODEP OPT, $R[Rc], $R[Rd], $R[Ra],
   OPT_REG, BOUND_NUMBERS, GATHER_DIM, OPT_MASK OPT_HINT PM_EVENTS CTL */
int volta_exec_tld4_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 5, 19);
}

/* GUARD TLD4{SCR}COMPONENT{BINDLESS}F16{GATHER_OFFSET}DC{EVICT}NODEP OPT, $R[Rc], $R[Rd], $R[Ra],
   OPT_REG, BOUND_REGISTERS GATHER_DIM, OPT_MASK OPT_HINT PM_EVENTS CTL */
int volta_exec_tld4_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 5, 16);
}

/* GUARD TXD{OPT_BINDLESS}F16{LC}AOFFI{EVICT}NODEP OPT, $R[Rc], $R[Rd], $R[Ra], OPT_REG,
   BOUND_CONST, LOAD_DIM, OPT_MASK OPT_HINT PM_EVENTS CTL */
int volta_exec_txd_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 6, 18);
}

/* GUARD TXD{BINDLESS}F16{LC}AOFFI{EVICT}NODEP OPT, $R[Rc], $R[Rd], $R[Ra], OPT_REG, BOUND_NUMBERS,
   LOAD_DIM, OPT_MASK OPT_HINT PM_EVENTS CTL */
int volta_exec_txd_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 5, 17);
}

/* GUARD TXD{BINDLESS}F16{LC}AOFFI{EVICT}NODEP OPT, $R[Rc], $R[Rd], $R[Ra], OPT_REG, BOUND_REGISTERS
   LOAD_DIM, OPT_MASK OPT_HINT PM_EVENTS CTL */
int volta_exec_txd_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 5, 14);
}

/* GUARD TMML{OPT_BINDLESS}.LOD{NDV}NODEP $R[Rc], $R[Rd], $R[Ra], OPT_REG, BOUND_CONST, DIM,
   OPT_MASK OPT_HINT PM_EVENTS CTL */
int volta_exec_tmml_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 5, 14);
}

/* GUARD TMML{BINDLESS}.LOD{NDV}NODEP $R[Rc], $R[Rd], $R[Ra], OPT_REG, BOUND_NUMBERS, DIM, OPT_MASK
   OPT_HINT PM_EVENTS CTL */
int volta_exec_tmml_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 4, 13);
}

/* GUARD TMML{BINDLESS}.LOD{NDV}NODEP $R[Rc], $R[Rd], $R[Ra], OPT_REG, BOUND_REGISTERS DIM, OPT_MASK
   OPT_HINT PM_EVENTS CTL */
int volta_exec_tmml_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 4, 10);
}

/* GUARD TXQ{OPT_BINDLESS}NODEP $R[Rc], $R[Rd], $R[Ra], QUERY, BOUND_CONST, OPT_MASK OPT_HINT
   PM_EVENTS CTL */
int volta_exec_txq_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 4, 12);
}

/* GUARD TXQ{BINDLESS}NODEP $R[Rc], $R[Rd], $R[Ra], QUERY, BOUND_NUMBERS, OPT_MASK OPT_HINT
   PM_EVENTS CTL */
int volta_exec_txq_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 3, 11);
}

/* GUARD TXQ{BINDLESS}NODEP $R[Rc], $R[Rd], $R[Ra], QUERY, BOUND_REGISTERS OPT_MASK OPT_HINT
   PM_EVENTS CTL */
int volta_exec_txq_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 3, 8);
}

/* GUARD FOOTPRINT{SCR}OPT_BINDLESS.TEX{LOD}NODEP $P[Pu], $R[Rc], $R[Rd], $R[Ra], OPT_REG,
   FOOTPRINT_BOUND, FOOTPRINT_DIM OPT_HINT PM_EVENTS CTL */
int volta_exec_footprint_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 4, 16);
}

/* GUARD FOOTPRINT{SCR}BINDLESS.TEX{LOD}NODEP $P[Pu], $R[Rc], $R[Rd], $R[Ra], OPT_REG, 
   FOOTPRINT_DIM OPT_HINT PM_EVENTS CTL */
int volta_exec_footprint_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_c(m, in, 3, 11);
}

