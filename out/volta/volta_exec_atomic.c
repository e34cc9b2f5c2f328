/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int do_atom_v(struct isadora_machine *m, const struct isadora_insn *in, int line, int pg_at)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ATOM{E}ATOM_OP{EVICT}TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} $P[Pu], $R[Rd], ADDR_E, $R[Rb] 
   CTL */
int volta_exec_atom_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 12);
}

/* GUARD ATOM{E}ATOM_OP{EVICT}TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} $P[Pu], $R[Rd], ADDR_E, $R[Rb] 
   CTL */
int volta_exec_atom_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 12);
}

/* GUARD ATOM{E}ATOM_OP{EVICT}TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} $P[Pu], $R[Rd],
   ADDR64_UR_TURING, $R[Rb]  CTL */
int volta_exec_atom_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 13);
}

/* GUARD ATOM{E}ATOM_OP{EVICT}TYPE_AMPERE{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_E, $R[Rb]
   PM_EVENTS CTL */
int volta_exec_atom_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 10);
}

/* GUARD ATOM{OPT_E}ATOM_OP{EVICT}TYPE_AMPERE{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_GLOBAL, $R[Rb]
   DESC PM_EVENTS CTL */
int volta_exec_atom_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 4, 10);
}

/* GUARD ATOM{E}ATOM_OP{EVICT}TYPE_HOPPER{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_E, $R[Rb]
   PM_EVENTS CTL */
int volta_exec_atom_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 10);
}

/* GUARD ATOM{OPT_E}ATOM_OP{EVICT}TYPE_HOPPER{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_GLOBAL, $R[Rb]
   DESC PM_EVENTS CTL */
int volta_exec_atom_hd(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 4, 10);
}

/* GUARD ATOM{E}FLOAT_OP{EVICT}FLOAT_TYPE{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_E, $R[Rb]
   PM_EVENTS CTL */
int volta_exec_atom_f(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 10);
}

/* GUARD ATOM{OPT_E}FLOAT_OP{EVICT}FLOAT_TYPE{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_GLOBAL, $R[Rb]
   DESC PM_EVENTS CTL */
int volta_exec_atom_fd(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 4, 10);
}

/* GUARD ATOM{E}CAS_OP{EVICT}CAS_TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} $P[Pu], $R[Rd], ADDR_E,
   $R[Rb], $R[Rc]  CTL */
int volta_exec_atom_cv(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 4, 13);
}

/* GUARD ATOM{E}CAS_OP{EVICT}CAS_TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} $P[Pu], $R[Rd], ADDR_E,
   $R[Rb], $R[Rc]  CTL */
int volta_exec_atom_ct(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 4, 13);
}

/* GUARD ATOM{E}CAS_OP{EVICT}CAS_TYPE_AMPERE{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_E, $R[Rb],
   $R[Rc] PM_EVENTS CTL */
int volta_exec_atom_ca(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 11);
}

/* GUARD ATOM{E}CAS_OP{EVICT}CAS_TYPE_HOPPER{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_E, $R[Rb],
   $R[Rc] PM_EVENTS CTL */
int volta_exec_atom_ch(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 11);
}

/* GUARD ATOMG{E}ATOM_OP{EVICT}TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} $P[Pu], $R[Rd], ADDR_E, $R[Rb]
    CTL */
int volta_exec_atomg_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 12);
}

/* GUARD ATOMG{E}ATOM_OP{EVICT}TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} $P[Pu], $R[Rd], ADDR_E, $R[Rb]
    CTL */
int volta_exec_atomg_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 12);
}

/* GUARD ATOMG{E}ATOM_OP{EVICT}TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} $P[Pu], $R[Rd],
   ADDR64_UR_TURING, $R[Rb]  CTL */
int volta_exec_atomg_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 13);
}

/* GUARD ATOMG{E}ATOM_OP{EVICT}TYPE_AMPERE{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_E, $R[Rb]
   PM_EVENTS CTL */
int volta_exec_atomg_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 10);
}

/* GUARD ATOMG{OPT_E}ATOM_OP{EVICT}TYPE_AMPERE{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_GLOBAL,
   $R[Rb] DESC PM_EVENTS CTL */
int volta_exec_atomg_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 4, 10);
}

/* GUARD ATOMG{E}ATOM_OP{EVICT}TYPE_HOPPER{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_E, $R[Rb]
   PM_EVENTS CTL */
int volta_exec_atomg_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 10);
}

/* GUARD ATOMG{OPT_E}ATOM_OP{EVICT}TYPE_HOPPER{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_GLOBAL,
   $R[Rb] DESC PM_EVENTS CTL */
int volta_exec_atomg_hd(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 4, 10);
}

/* GUARD ATOMG{E}FLOAT_OP{EVICT}FLOAT_TYPE{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_E, $R[Rb]
   PM_EVENTS CTL */
int volta_exec_atomg_f(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 10);
}

/* GUARD ATOMG{OPT_E}FLOAT_OP{EVICT}FLOAT_TYPE{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_GLOBAL,
   $R[Rb] DESC PM_EVENTS CTL */
int volta_exec_atomg_fd(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 4, 10);
}

/* GUARD ATOMG{E}.CAS{EVICT}CAS_TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} $P[Pu], $R[Rd], ADDR_E,
   $R[Rb], $R[Rc]  CTL */
int volta_exec_atomg_cv(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 12);
}

/* GUARD ATOMG{E}.CAS{EVICT}CAS_TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} $P[Pu], $R[Rd], ADDR_E,
   $R[Rb], $R[Rc]  CTL */
int volta_exec_atomg_ct(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 12);
}

/* GUARD ATOMG{E}.CAS{EVICT}CAS_TYPE_AMPERE{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_E, $R[Rb],
   $R[Rc] PM_EVENTS CTL */
int volta_exec_atomg_ca(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 10);
}

/* GUARD ATOMG{E}.CAS{EVICT}CAS_TYPE_HOPPER{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_E, $R[Rb],
   $R[Rc] PM_EVENTS CTL */
int volta_exec_atomg_ch(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 10);
}

/* GUARD RED{E}RED_OP{EVICT}TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} ADDR_E, $R[Rb]  CTL */
int volta_exec_red_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 10);
}

/* GUARD RED{E}RED_OP{EVICT}TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} ADDR_E, $R[Rb]  CTL */
int volta_exec_red_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 10);
}

/* GUARD RED{E}RED_OP{EVICT}TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} ADDR64_UR_TURING, $R[Rb]  CTL */
int volta_exec_red_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 11);
}

/* GUARD RED{E}RED_OP{EVICT}TYPE_AMPERE{STORE_ORDER_SCOPE} ADDR_E, $R[Rb] PM_EVENTS CTL */
int volta_exec_red_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 8);
}

/* GUARD RED{OPT_E}RED_OP{EVICT}TYPE_AMPERE{STORE_ORDER_SCOPE} ADDR_GLOBAL, $R[Rb] DESC PM_EVENTS
   CTL */
int volta_exec_red_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 4, 8);
}

/* GUARD REDG{E}RED_OP{EVICT}RED_TYPE_HOPPER{STORE_ORDER_SCOPE} ADDR_E, $R[Rb] PM_EVENTS CTL */
int volta_exec_redg_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 8);
}

/* GUARD REDG{OPT_E}RED_OP{EVICT}RED_TYPE_HOPPER{STORE_ORDER_SCOPE} ADDR_GLOBAL, $R[Rb] DESC
   PM_EVENTS CTL */
int volta_exec_redg_hd(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 4, 8);
}

/* GUARD REDG{E}FLOAT_OP{EVICT}FLOAT_TYPE{STORE_ORDER_SCOPE} ADDR_E, $R[Rb] PM_EVENTS CTL */
int volta_exec_redg_f(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 8);
}

/* GUARD REDG{OPT_E}FLOAT_OP{EVICT}FLOAT_TYPE{STORE_ORDER_SCOPE} ADDR_GLOBAL, $R[Rb] DESC PM_EVENTS
   CTL */
int volta_exec_redg_fd(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 4, 8);
}

/* GUARD ATOMS{ATOM_OP}SHARED_TYPE $R[Rd], ADDR, $R[Rb]  CTL */
int volta_exec_atoms_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 6);
}

/* GUARD ATOMS{ATOM_OP}SHARED_TYPE $R[Rd], ADDR_SCALED, $R[Rb]  CTL */
int volta_exec_atoms_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 7);
}

/* GUARD ATOMS{ATOM_OP}SHARED_TYPE $R[Rd], ADDR_SCALED, $R[Rb] PM_EVENTS CTL */
int volta_exec_atoms_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 7);
}

/* GUARD ATOMS{ATOM_OP}SHARED_TYPE $R[Rd], ADDR_SCALED_UR, $R[Rb] PM_EVENTS CTL */
int volta_exec_atoms_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 8);
}

/* GUARD ATOMS{ATOM_OP}TYPE_HOPPER $R[Rd], ADDR_SCALED, $R[Rb] PM_EVENTS CTL */
int volta_exec_atoms_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 7);
}

/* GUARD ATOMS{ATOM_OP}TYPE_HOPPER $R[Rd], ADDR_SCALED_UR, $R[Rb] PM_EVENTS CTL */
int volta_exec_atoms_hu(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 8);
}

/* GUARD ATOMS{CAS_OP}SHARED_CAS_TYPE $R[Rd], ADDR, $R[Rb], $R[Rc]  CTL */
int volta_exec_atoms_cv(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 7);
}

/* GUARD ATOMS{CAS_OP}SHARED_CAS_TYPE $R[Rd], ADDR_SCALED, $R[Rb], $R[Rc] PM_EVENTS CTL */
int volta_exec_atoms_ct(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 8);
}

/* GUARD ATOMS{CAS_OP}CAS_TYPE_HOPPER $R[Rd], ADDR_SCALED, $R[Rb], $R[Rc] PM_EVENTS CTL */
int volta_exec_atoms_ch(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 8);
}

/* GUARD ATOMS.POPC.INC.32 $R[Rd], [$R[Ra]SCALE+$UR[URc]] PM_EVENTS CTL */
int volta_exec_atoms_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 0, 4);
}

/* GUARD ATOMS.POPC.INC.32 $R[Rd], [$R[Ra]SCALE+$UR[URc]+OFFSET] PM_EVENTS CTL */
int volta_exec_atoms_po(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 0, 5);
}

/* GUARD ATOMS.POPC.INC.32 $R[Rd], [$R[Ra]SCALE+$UR[URc]] PM_EVENTS CTL */
int volta_exec_atoms_hp(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 0, 4);
}

/* GUARD ATOMS.POPC.INC.32 $R[Rd], [$R[Ra]SCALE+$UR[URc]+OFFSET] PM_EVENTS CTL */
int volta_exec_atoms_hpo(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 0, 5);
}

