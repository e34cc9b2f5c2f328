/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int do_hmma_884(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int pg_at)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "not modelled: the layout of matrices in registers");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD HMMA{SHAPE_884}HMMA_884_TYPE{STEP}SATFINITE $R[Rd], NEG_A$R[Ra]REUSE_A{LAYOUT_A},
   NEG_B$R[Rb]REUSE_B{LAYOUT_B}, $R[Rc]REUSE_C  CTL */
int volta_exec_hmma_884(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 0, 15);
}

/* GUARD HMMA{HMMA_SHAPE}HMMA_DST{SATFINITE} $R[Rd], NEG_A$R[Ra]REUSE_A, NEG_B$R[Rb]REUSE_B,
   $R[Rc]REUSE_C  CTL */
int volta_exec_hmma_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 0, 12);
}

/* GUARD HMMA{HMMA_SHAPE}HMMA_DST{HMMA_FORMAT} $R[Rd], NEG_A$R[Ra]REUSE_A, NEG_B$R[Rb]REUSE_B,
   $R[Rc]REUSE_C{OPT_UPmma} PM_EVENTS CTL */
int volta_exec_hmma_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 1, 14);
}

/* GUARD HMMA.SP{HMMA_SP_SHAPE}HMMA_DST{HMMA_FORMAT} $R[Rd], NEG_A$R[Ra]REUSE_A, NEG_B$R[Rb]REUSE_B,
   $R[Rc]REUSE_C{OPT_UPmma}, $R[META]META_REUSE, META_THREADS PM_EVENTS CTL */
int volta_exec_hmma_sp(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 1, 17);
}

/* GUARD IMMA{IMMA_SHAPE}IMMA_TYPE_A{IMMA_TYPE_B}SAT_82 $R[Rd], $R[Ra]REUSE_A.ROW,
   $R[Rb]REUSE_B.COL, $R[Rc]REUSE_C{OPT_UPmma} PM_EVENTS CTL */
int volta_exec_imma(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 1, 13);
}

/* GUARD IMMA.SP{IMMA_SP_SHAPE}IMMA_TYPE_A{IMMA_TYPE_B}SAT_82 $R[Rd], $R[Ra]REUSE_A.ROW,
   $R[Rb]REUSE_B.COL, $R[Rc]REUSE_C{OPT_UPmma}, $R[META]META_REUSE, META_THREADS PM_EVENTS CTL */
int volta_exec_imma_sp(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 1, 16);
}

/* GUARD BMMA{BMMA_SHAPE}BMMA_OP.POPC $R[Rd], $R[Ra]REUSE_A.ROW, $R[Rb]REUSE_B.COL,
   $R[Rc]REUSE_C{OPT_UPmma} PM_EVENTS CTL */
int volta_exec_bmma(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 1, 11);
}

/* GUARD DMMA.884{RND} $R[Rd], DMMA_A, DMMA_B, DMMA_C{OPT_UPmma} PM_EVENTS CTL */
int volta_exec_dmma_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 4, 13);
}

/* GUARD DMMA{DMMA_SHAPE}RND $R[Rd], DMMA_A, DMMA_B, DMMA_C{OPT_UPmma} PM_EVENTS CTL */
int volta_exec_dmma_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 4, 14);
}

/* GUARD MOVM{MOVM_SIZE}MOVM_KIND $R[Rd], $R[Ra] PM_EVENTS CTL */
int volta_exec_movm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t tensor_movm_size = (int32_t)in->value[0];
    const int32_t tensor_movm_kind = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t lane_of_of[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 4);
        if (guard) {
            const uint32_t x = s->r[ra][lane];
            lane_of_of[lane] = x;
            here |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard_2 = operand_guard(s, in, lane, 0, 4);
            if (guard_2) {
                if (tensor_movm_size != 0 || tensor_movm_kind != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: other layouts");
                }
                const int32_t t = 8 * (lane & 3) + (lane >> 3);
                const uint32_t lane_of = (here >> t & 1 ? lane_of_of[t] : 0);
                const uint32_t first = lane_of >> 16 * (lane >> 2 & 1) & 0xffff;
                const int32_t t_2 = 8 * (lane & 3) + 4 + (lane >> 3);
                const uint32_t lane_of_2 = (here >> t_2 & 1 ? lane_of_of[t_2] : 0);
                const uint32_t second = lane_of_2 >> 16 * (lane >> 2 & 1) & 0xffff;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = first | second << 16;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD HGMMA $R[Rd], $R[Ra]REUSE_A, gdesc[$UR[URb]], $R[Rc]REUSE_C, gsb0 PM_EVENTS CTL */
int volta_exec_hgmma_hgmma_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 0, 6);
}

/* GUARD IGMMA $R[Rd], $R[Ra]REUSE_A, gdesc[$UR[URb]], $R[Rc]REUSE_C, gsb0 PM_EVENTS CTL */
int volta_exec_hgmma_igmma_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 0, 6);
}

/* GUARD BGMMA $R[Rd], $R[Ra]REUSE_A, gdesc[$UR[URb]], $R[Rc]REUSE_C, gsb0 PM_EVENTS CTL */
int volta_exec_hgmma_bgmma_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 0, 6);
}

/* GUARD HGMMA $R[Rd], gdesc[$UR[URa]], $R[Rc]REUSE_C, gsb0 PM_EVENTS CTL */
int volta_exec_hgmma_hgmma_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 0, 4);
}

/* GUARD IGMMA $R[Rd], gdesc[$UR[URa]], $R[Rc]REUSE_C, gsb0 PM_EVENTS CTL */
int volta_exec_hgmma_igmma_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 0, 4);
}

/* GUARD BGMMA $R[Rd], gdesc[$UR[URa]], $R[Rc]REUSE_C, gsb0 PM_EVENTS CTL */
int volta_exec_hgmma_bgmma_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hmma_884(m, in, 0, 4);
}

