/* Generated from the description volta by gen/emit/exec.lua. Do not edit. */
#include "volta_exec.h"

/* GUARD S2R $R[Rd], SPECIAL MARKS CTL */
int volta_exec_s2r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard_27(s, in, lane);
        if (guard) {
            const uint32_t v = operand_v(s, in, lane);
            if (rd != 255)
                s->r[rd][lane] = v;
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD CS2R{SWIDE} $R[Rd], SPECIAL MARKS CTL */
int volta_exec_cs2r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t swide = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t snum = (int32_t)((uint32_t)(word >> 72) & 0xff);
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_17(s, in, lane);
            if (guard) {
                const uint32_t v = operand_v_2(s, in, lane);
                if (swide == 0) {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = v;
                    }
                } else if (snum != 255) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: which registers come in pairs");
                } else if (rd != 255) {
                    if ((rd & 1) != 0) {
                        return rt_trap(m, ISADORA_TRAP_STATED,
                            "`.x2` of a register that is no multiple of 2");
                    }
                    if (commit) {
                        s->r[rd][lane] = 0;
                        const int32_t t = rd + 1;
                        if (t != 255)
                            s->r[t][lane] = (uint32_t)rt_shr_i32(0, 32);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

