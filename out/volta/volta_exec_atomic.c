/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int do_atom_v(struct isadora_machine *m, const struct isadora_insn *in, int line, int gp_at)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, gp_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ATOM{WIDE}AOP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, $R[Rb]  CTL */
int volta_exec_atom_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 12);
}

/* GUARD ATOM{WIDE}AOP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, $R[Rb]  CTL */
int volta_exec_atom_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 12);
}

/* GUARD ATOM{WIDE}AOP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], AT, $R[Rb]  CTL */
int volta_exec_atom_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 13);
}

/* GUARD ATOM{WIDE}AOP{EVICT}ATYPE4{SORD} $P[P0], $R[Rd], ARE, $R[Rb] MARKS CTL */
int volta_exec_atom_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 10);
}

/* GUARD ATOM{WU}AOP{EVICT}ATYPE4{SORD} $P[P0], $R[Rd], AG, $R[Rb] DESC MARKS CTL */
int volta_exec_atom_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 4, 10);
}

/* GUARD ATOM{WIDE}AOP{EVICT}ATYPE9{SORD} $P[P0], $R[Rd], ARE, $R[Rb] MARKS CTL */
int volta_exec_atom_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 10);
}

/* GUARD ATOM{WU}AOP{EVICT}ATYPE9{SORD} $P[P0], $R[Rd], AG, $R[Rb] DESC MARKS CTL */
int volta_exec_atom_hd(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 4, 10);
}

/* GUARD ATOM{WIDE}FOP{EVICT}FTYPE{SORD} $P[P0], $R[Rd], ARE, $R[Rb] MARKS CTL */
int volta_exec_atom_f(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 10);
}

/* GUARD ATOM{WU}FOP{EVICT}FTYPE{SORD} $P[P0], $R[Rd], AG, $R[Rb] DESC MARKS CTL */
int volta_exec_atom_fd(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 4, 10);
}

/* GUARD ATOM{WIDE}CASOP{EVICT}CTYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, $R[Rb], $R[Rc]  CTL */
int volta_exec_atom_cv(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 4, 13);
}

/* GUARD ATOM{WIDE}CASOP{EVICT}CTYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, $R[Rb], $R[Rc]  CTL */
int volta_exec_atom_ct(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 4, 13);
}

/* GUARD ATOM{WIDE}CASOP{EVICT}CTYPE4{SORD} $P[P0], $R[Rd], ARE, $R[Rb], $R[Rc] MARKS CTL */
int volta_exec_atom_ca(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 11);
}

/* GUARD ATOM{WIDE}CASOP{EVICT}CTYPE9{SORD} $P[P0], $R[Rd], ARE, $R[Rb], $R[Rc] MARKS CTL */
int volta_exec_atom_ch(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 11);
}

/* GUARD ATOMG{WIDE}AOP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, $R[Rb]  CTL */
int volta_exec_atomg_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 12);
}

/* GUARD ATOMG{WIDE}AOP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, $R[Rb]  CTL */
int volta_exec_atomg_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 12);
}

/* GUARD ATOMG{WIDE}AOP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], AT, $R[Rb]  CTL */
int volta_exec_atomg_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 13);
}

/* GUARD ATOMG{WIDE}AOP{EVICT}ATYPE4{SORD} $P[P0], $R[Rd], ARE, $R[Rb] MARKS CTL */
int volta_exec_atomg_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 10);
}

/* GUARD ATOMG{WU}AOP{EVICT}ATYPE4{SORD} $P[P0], $R[Rd], AG, $R[Rb] DESC MARKS CTL */
int volta_exec_atomg_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 4, 10);
}

/* GUARD ATOMG{WIDE}AOP{EVICT}ATYPE9{SORD} $P[P0], $R[Rd], ARE, $R[Rb] MARKS CTL */
int volta_exec_atomg_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 10);
}

/* GUARD ATOMG{WU}AOP{EVICT}ATYPE9{SORD} $P[P0], $R[Rd], AG, $R[Rb] DESC MARKS CTL */
int volta_exec_atomg_hd(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 4, 10);
}

/* GUARD ATOMG{WIDE}FOP{EVICT}FTYPE{SORD} $P[P0], $R[Rd], ARE, $R[Rb] MARKS CTL */
int volta_exec_atomg_f(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 10);
}

/* GUARD ATOMG{WU}FOP{EVICT}FTYPE{SORD} $P[P0], $R[Rd], AG, $R[Rb] DESC MARKS CTL */
int volta_exec_atomg_fd(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 4, 10);
}

/* GUARD ATOMG{WIDE}.CAS{EVICT}CTYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, $R[Rb], $R[Rc]  CTL */
int volta_exec_atomg_cv(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 12);
}

/* GUARD ATOMG{WIDE}.CAS{EVICT}CTYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, $R[Rb], $R[Rc]  CTL */
int volta_exec_atomg_ct(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 12);
}

/* GUARD ATOMG{WIDE}.CAS{EVICT}CTYPE4{SORD} $P[P0], $R[Rd], ARE, $R[Rb], $R[Rc] MARKS CTL */
int volta_exec_atomg_ca(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 10);
}

/* GUARD ATOMG{WIDE}.CAS{EVICT}CTYPE9{SORD} $P[P0], $R[Rd], ARE, $R[Rb], $R[Rc] MARKS CTL */
int volta_exec_atomg_ch(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 10);
}

/* GUARD RED{WIDE}ROP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} ARE, $R[Rb]  CTL */
int volta_exec_red_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 10);
}

/* GUARD RED{WIDE}ROP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} ARE, $R[Rb]  CTL */
int volta_exec_red_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 10);
}

/* GUARD RED{WIDE}ROP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} AT, $R[Rb]  CTL */
int volta_exec_red_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 11);
}

/* GUARD RED{WIDE}ROP{EVICT}ATYPE4{SORD} ARE, $R[Rb] MARKS CTL */
int volta_exec_red_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 8);
}

/* GUARD RED{WU}ROP{EVICT}ATYPE4{SORD} AG, $R[Rb] DESC MARKS CTL */
int volta_exec_red_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 4, 8);
}

/* GUARD REDG{WIDE}ROP{EVICT}RTYPE9{SORD} ARE, $R[Rb] MARKS CTL */
int volta_exec_redg_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 8);
}

/* GUARD REDG{WU}ROP{EVICT}RTYPE9{SORD} AG, $R[Rb] DESC MARKS CTL */
int volta_exec_redg_hd(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 4, 8);
}

/* GUARD REDG{WIDE}FOP{EVICT}FTYPE{SORD} ARE, $R[Rb] MARKS CTL */
int volta_exec_redg_f(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 8);
}

/* GUARD REDG{WU}FOP{EVICT}FTYPE{SORD} AG, $R[Rb] DESC MARKS CTL */
int volta_exec_redg_fd(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 4, 8);
}

/* GUARD ATOMS{AOP}STYPE2 $R[Rd], AR, $R[Rb]  CTL */
int volta_exec_atoms_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 6);
}

/* GUARD ATOMS{AOP}STYPE2 $R[Rd], ARS, $R[Rb]  CTL */
int volta_exec_atoms_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 7);
}

/* GUARD ATOMS{AOP}STYPE2 $R[Rd], ARS, $R[Rb] MARKS CTL */
int volta_exec_atoms_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 7);
}

/* GUARD ATOMS{AOP}STYPE2 $R[Rd], ALS, $R[Rb] MARKS CTL */
int volta_exec_atoms_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 8);
}

/* GUARD ATOMS{AOP}ATYPE9 $R[Rd], ARS, $R[Rb] MARKS CTL */
int volta_exec_atoms_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 7);
}

/* GUARD ATOMS{AOP}ATYPE9 $R[Rd], ALS, $R[Rb] MARKS CTL */
int volta_exec_atoms_hu(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 8);
}

/* GUARD ATOMS{CASOP}SCTYPE2 $R[Rd], AR, $R[Rb], $R[Rc]  CTL */
int volta_exec_atoms_cv(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 7);
}

/* GUARD ATOMS{CASOP}SCTYPE2 $R[Rd], ARS, $R[Rb], $R[Rc] MARKS CTL */
int volta_exec_atoms_ct(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 8);
}

/* GUARD ATOMS{CASOP}CTYPE9 $R[Rd], ARS, $R[Rb], $R[Rc] MARKS CTL */
int volta_exec_atoms_ch(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 3, 8);
}

/* GUARD ATOMS.POPC.INC.32 $R[Rd], [$R[Ra]SCALE+$UR[Uc]] MARKS CTL */
int volta_exec_atoms_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 0, 4);
}

/* GUARD ATOMS.POPC.INC.32 $R[Rd], [$R[Ra]SCALE+$UR[Uc]+OFF] MARKS CTL */
int volta_exec_atoms_po(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 0, 5);
}

/* GUARD ATOMS.POPC.INC.32 $R[Rd], [$R[Ra]SCALE+$UR[Uc]] MARKS CTL */
int volta_exec_atoms_hp(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 0, 4);
}

/* GUARD ATOMS.POPC.INC.32 $R[Rd], [$R[Ra]SCALE+$UR[Uc]+OFF] MARKS CTL */
int volta_exec_atoms_hpo(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 0, 5);
}

