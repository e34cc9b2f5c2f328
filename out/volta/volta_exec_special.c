/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

/* GUARD S2R $R[Rd], SPECIAL PM_EVENTS CTL */
int volta_exec_s2r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 2);
        if (guard) {
            const uint32_t v = operand_special(m, s, in, 0, 1);
            if (rd != 255)
                s->r[rd][lane] = v;
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD CS2R{SR_64} $R[Rd], SPECIAL PM_EVENTS CTL */
int volta_exec_cs2r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t special_sr_64 = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t special_sr_number = (int32_t)((uint32_t)(word >> 72) & 0xff);
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 3);
            if (guard) {
                const uint32_t v = operand_special(m, s, in, 0, 2);
                if (special_sr_64 == 0) {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = v;
                    }
                } else if (special_sr_number == 255) {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = 0;
                        const int32_t t = rd | 1;
                        if (t != 255)
                            s->r[t][lane] = 0;
                    }
                } else if (special_sr_number == 80 || special_sr_number == 82) {
                    const uint64_t x = read_sr(m, s, special_sr_number)
                        | (uint64_t)read_sr(m, s, special_sr_number | 1) << 32;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)x;
                        const int32_t t_2 = rd | 1;
                        if (t_2 != 255)
                            s->r[t_2][lane] = (uint32_t)(x >> 32);
                    }
                } else {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: pairs of other special registers");
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

