/* Generated from the description vuc by gen/emit/exec.lua. Do not edit. */
#include "vuc_exec.h"

/* BRANCH GUARD seteq MODE PD $sr[SRS] S2N */
int vuc_exec_set_seteq_s_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t pc = (int32_t)m->pc;
    const int32_t srs = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t cs_depth = s->cs_depth;
    int32_t mode;
    if (in->line[0] == 0) {
        mode = 3;
    } else {
        const int32_t pm = (int32_t)in->value[0];
        mode = pm;
    }
    int32_t pd;
    switch (in->line[1]) {
    case 0:
        pd = 1;
        break;
    case 1: {
        const int32_t pred = (int32_t)in->value[1];
        pd = read_p(m, s, pred);
        break;
    }
    default: {
        const int32_t pdst = (int32_t)in->value[2];
        pd = read_p(m, s, pdst);
        break;
    }
    }
    int32_t guard;
    if (in->line[3] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[1];
        guard = read_p(m, s, pred);
    }
    int32_t branch;
    if (in->line[4] == 0) {
        branch = 0;
    } else {
        const int32_t rbp = (int32_t)in->value[7];
        const int32_t rbn = (int32_t)in->value[6];
        const int32_t rbt = (int32_t)in->value[8];
        branch = (read_p(m, s, rbp + 8) ^ rbn) | ((pc + rbt) & 0x7ff) << 1;
    }
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t_2);
    }
    if (guard) {
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[4];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[5];
            b = i4;
        }
        if (1) {
            t = 0 || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t p = read_sr(m, s, srs) == b;
        if (srs == 4) {
            keep_stat(m, s);
            if (m->pending_count)
                rt_stored(m, 4, 0, 0x800);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd & x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd & x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd & x));
                break;
            }
            }
        } else if ((mode & 3) == 1) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd | x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd | x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd | x));
                break;
            }
            }
        } else if ((mode & 3) == 2) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)x);
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)x);
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)x);
                break;
            }
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD setlep MODE PD $sr[SRS] S2N */
int vuc_exec_set_setlep_s_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t pc = (int32_t)m->pc;
    const int32_t srs = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t cs_depth = s->cs_depth;
    int32_t mode;
    if (in->line[0] == 0) {
        mode = 3;
    } else {
        const int32_t pm = (int32_t)in->value[0];
        mode = pm;
    }
    int32_t pd;
    switch (in->line[1]) {
    case 0:
        pd = 1;
        break;
    case 1: {
        const int32_t pred = (int32_t)in->value[1];
        pd = read_p(m, s, pred);
        break;
    }
    default: {
        const int32_t pdst = (int32_t)in->value[2];
        pd = read_p(m, s, pdst);
        break;
    }
    }
    int32_t guard;
    if (in->line[3] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[1];
        guard = read_p(m, s, pred);
    }
    int32_t branch;
    if (in->line[4] == 0) {
        branch = 0;
    } else {
        const int32_t rbp = (int32_t)in->value[7];
        const int32_t rbn = (int32_t)in->value[6];
        const int32_t rbt = (int32_t)in->value[8];
        branch = (read_p(m, s, rbp + 8) ^ rbn) | ((pc + rbt) & 0x7ff) << 1;
    }
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t_2);
    }
    if (guard) {
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[4];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[5];
            b = i4;
        }
        if (1) {
            t = 0 || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t p = (int16_t)read_sr(m, s, srs) >= 0
            && (int16_t)read_sr(m, s, srs) <= (int16_t)b;
        if (srs == 4) {
            keep_stat(m, s);
            if (m->pending_count)
                rt_stored(m, 4, 0, 0x800);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd & x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd & x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd & x));
                break;
            }
            }
        } else if ((mode & 3) == 1) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd | x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd | x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd | x));
                break;
            }
            }
        } else if ((mode & 3) == 2) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)x);
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)x);
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)x);
                break;
            }
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD setlep MODE PD $sr[SRS] S2N */
int vuc_exec_set_setlep_s_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t cs_depth = s->cs_depth;
    int32_t mode;
    if (in->line[0] == 0) {
        mode = 3;
    } else {
        const int32_t pm = (int32_t)in->value[0];
        mode = pm;
    }
    int32_t pd;
    switch (in->line[1]) {
    case 0:
        pd = 1;
        break;
    case 1: {
        const int32_t pred = (int32_t)in->value[1];
        pd = read_p(m, s, pred);
        break;
    }
    default: {
        const int32_t pdst = (int32_t)in->value[2];
        pd = read_p(m, s, pdst);
        break;
    }
    }
    int32_t guard;
    if (in->line[3] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[1];
        guard = read_p(m, s, pred);
    }
    if (guard) {
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[4];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[5];
            b = i4;
        }
        if (1) {
            const int32_t gone = srs <= 1 || srs == 11 || srs == 31 || srs == 41 || srs == 42;
            t = gone || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t p = (int16_t)read_sr(m, s, srs) >= 0
            && (int16_t)read_sr(m, s, srs) <= (int16_t)b;
        if (srs == 4) {
            keep_stat(m, s);
            if (m->pending_count)
                rt_stored(m, 4, 0, 0x800);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd & x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd & x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd & x));
                break;
            }
            }
        } else if ((mode & 3) == 1) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd | x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd | x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd | x));
                break;
            }
            }
        } else if ((mode & 3) == 2) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)x);
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)x);
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)x);
                break;
            }
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD setzero MODE PD $sr[SRS] S2N */
int vuc_exec_set_setzero_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t pc = (int32_t)m->pc;
    const int32_t srs = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t cs_depth = s->cs_depth;
    int32_t mode;
    if (in->line[0] == 0) {
        mode = 3;
    } else {
        const int32_t pm = (int32_t)in->value[0];
        mode = pm;
    }
    int32_t pd;
    switch (in->line[1]) {
    case 0:
        pd = 1;
        break;
    case 1: {
        const int32_t pred = (int32_t)in->value[1];
        pd = read_p(m, s, pred);
        break;
    }
    default: {
        const int32_t pdst = (int32_t)in->value[2];
        pd = read_p(m, s, pdst);
        break;
    }
    }
    int32_t guard;
    if (in->line[3] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[1];
        guard = read_p(m, s, pred);
    }
    int32_t branch;
    if (in->line[4] == 0) {
        branch = 0;
    } else {
        const int32_t rbp = (int32_t)in->value[7];
        const int32_t rbn = (int32_t)in->value[6];
        const int32_t rbt = (int32_t)in->value[8];
        branch = (read_p(m, s, rbp + 8) ^ rbn) | ((pc + rbt) & 0x7ff) << 1;
    }
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t_2);
    }
    if (guard) {
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[4];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[5];
            b = i4;
        }
        if (1) {
            t = 0 || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t p = read_sr(m, s, srs) == 0 && b == 0;
        if (srs == 4) {
            keep_stat(m, s);
            if (m->pending_count)
                rt_stored(m, 4, 0, 0x800);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd & x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd & x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd & x));
                break;
            }
            }
        } else if ((mode & 3) == 1) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd | x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd | x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd | x));
                break;
            }
            }
        } else if ((mode & 3) == 2) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)x);
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)x);
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)x);
                break;
            }
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD btest MODE PD $sr[SRS] S2N */
int vuc_exec_set_btest_s_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t pc = (int32_t)m->pc;
    const int32_t srs = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t cs_depth = s->cs_depth;
    int32_t mode;
    if (in->line[0] == 0) {
        mode = 3;
    } else {
        const int32_t pm = (int32_t)in->value[0];
        mode = pm;
    }
    int32_t pd;
    switch (in->line[1]) {
    case 0:
        pd = 1;
        break;
    case 1: {
        const int32_t pred = (int32_t)in->value[1];
        pd = read_p(m, s, pred);
        break;
    }
    default: {
        const int32_t pdst = (int32_t)in->value[2];
        pd = read_p(m, s, pdst);
        break;
    }
    }
    int32_t guard;
    if (in->line[3] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[1];
        guard = read_p(m, s, pred);
    }
    int32_t branch;
    if (in->line[4] == 0) {
        branch = 0;
    } else {
        const int32_t rbp = (int32_t)in->value[7];
        const int32_t rbn = (int32_t)in->value[6];
        const int32_t rbt = (int32_t)in->value[8];
        branch = (read_p(m, s, rbp + 8) ^ rbn) | ((pc + rbt) & 0x7ff) << 1;
    }
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t_2);
    }
    if (guard) {
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[4];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[5];
            b = i4;
        }
        if (1) {
            t = 0 || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t p = read_sr(m, s, srs) >> (b & 0xf) & 1;
        if (srs == 4) {
            keep_stat(m, s);
            if (m->pending_count)
                rt_stored(m, 4, 0, 0x800);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd & x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd & x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd & x));
                break;
            }
            }
        } else if ((mode & 3) == 1) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd | x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd | x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd | x));
                break;
            }
            }
        } else if ((mode & 3) == 2) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)x);
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)x);
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)x);
                break;
            }
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD btest MODE PD $sr[SRS] S2N */
int vuc_exec_set_btest_s_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t cs_depth = s->cs_depth;
    int32_t mode;
    if (in->line[0] == 0) {
        mode = 3;
    } else {
        const int32_t pm = (int32_t)in->value[0];
        mode = pm;
    }
    int32_t pd;
    switch (in->line[1]) {
    case 0:
        pd = 1;
        break;
    case 1: {
        const int32_t pred = (int32_t)in->value[1];
        pd = read_p(m, s, pred);
        break;
    }
    default: {
        const int32_t pdst = (int32_t)in->value[2];
        pd = read_p(m, s, pdst);
        break;
    }
    }
    int32_t guard;
    if (in->line[3] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[1];
        guard = read_p(m, s, pred);
    }
    if (guard) {
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[4];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[5];
            b = i4;
        }
        if (1) {
            const int32_t gone = srs <= 1 || srs == 11 || srs == 31 || srs == 41 || srs == 42;
            t = gone || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t p = read_sr(m, s, srs) >> (b & 0xf) & 1;
        if (srs == 4) {
            keep_stat(m, s);
            if (m->pending_count)
                rt_stored(m, 4, 0, 0x800);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd & x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd & x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd & x));
                break;
            }
            }
        } else if ((mode & 3) == 1) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd | x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd | x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd | x));
                break;
            }
            }
        } else if ((mode & 3) == 2) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)x);
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)x);
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)x);
                break;
            }
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD setgt MODE PD $r[SRC1] S2N */
int vuc_exec_set_setgt_d_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t pc = (int32_t)m->pc;
    const int32_t src1 = (int32_t)in->value[3];
    int32_t mode;
    if (in->line[0] == 0) {
        mode = 3;
    } else {
        const int32_t pm = (int32_t)in->value[0];
        mode = pm;
    }
    int32_t pd;
    switch (in->line[1]) {
    case 0:
        pd = 1;
        break;
    case 1: {
        const int32_t pred = (int32_t)in->value[1];
        pd = read_p(m, s, pred);
        break;
    }
    default: {
        const int32_t pdst = (int32_t)in->value[2];
        pd = read_p(m, s, pdst);
        break;
    }
    }
    int32_t guard;
    if (in->line[3] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[1];
        guard = read_p(m, s, pred);
    }
    int32_t branch;
    if (in->line[4] == 0) {
        branch = 0;
    } else {
        const int32_t rbp = (int32_t)in->value[7];
        const int32_t rbn = (int32_t)in->value[6];
        const int32_t rbt = (int32_t)in->value[8];
        branch = (read_p(m, s, rbp + 8) ^ rbn) | ((pc + rbt) & 0x7ff) << 1;
    }
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[4];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[5];
            b = i4;
        }
        const int32_t p = (int16_t)s->r[src1] > (int16_t)b;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd & x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd & x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd & x));
                break;
            }
            }
        } else if ((mode & 3) == 1) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd | x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd | x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd | x));
                break;
            }
            }
        } else if ((mode & 3) == 2) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)x);
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)x);
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)x);
                break;
            }
            }
        }
    }
    return 0;
}

/* GUARD setgt MODE PD $r[SRC1] S2N */
int vuc_exec_set_setgt_d_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[3];
    int32_t mode;
    if (in->line[0] == 0) {
        mode = 3;
    } else {
        const int32_t pm = (int32_t)in->value[0];
        mode = pm;
    }
    int32_t pd;
    switch (in->line[1]) {
    case 0:
        pd = 1;
        break;
    case 1: {
        const int32_t pred = (int32_t)in->value[1];
        pd = read_p(m, s, pred);
        break;
    }
    default: {
        const int32_t pdst = (int32_t)in->value[2];
        pd = read_p(m, s, pdst);
        break;
    }
    }
    int32_t guard;
    if (in->line[3] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[1];
        guard = read_p(m, s, pred);
    }
    if (guard) {
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[4];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[5];
            b = i4;
        }
        const int32_t p = (int16_t)s->r[src1] > (int16_t)b;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd & x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd & x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd & x));
                break;
            }
            }
        } else if ((mode & 3) == 1) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd | x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd | x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd | x));
                break;
            }
            }
        } else if ((mode & 3) == 2) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)x);
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)x);
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)x);
                break;
            }
            }
        }
    }
    return 0;
}

/* BRANCH GUARD setlt MODE PD $r[SRC1] S2N */
int vuc_exec_set_setlt_d_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t pc = (int32_t)m->pc;
    const int32_t src1 = (int32_t)in->value[3];
    int32_t mode;
    if (in->line[0] == 0) {
        mode = 3;
    } else {
        const int32_t pm = (int32_t)in->value[0];
        mode = pm;
    }
    int32_t pd;
    switch (in->line[1]) {
    case 0:
        pd = 1;
        break;
    case 1: {
        const int32_t pred = (int32_t)in->value[1];
        pd = read_p(m, s, pred);
        break;
    }
    default: {
        const int32_t pdst = (int32_t)in->value[2];
        pd = read_p(m, s, pdst);
        break;
    }
    }
    int32_t guard;
    if (in->line[3] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[1];
        guard = read_p(m, s, pred);
    }
    int32_t branch;
    if (in->line[4] == 0) {
        branch = 0;
    } else {
        const int32_t rbp = (int32_t)in->value[7];
        const int32_t rbn = (int32_t)in->value[6];
        const int32_t rbt = (int32_t)in->value[8];
        branch = (read_p(m, s, rbp + 8) ^ rbn) | ((pc + rbt) & 0x7ff) << 1;
    }
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[4];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[5];
            b = i4;
        }
        const int32_t p = (int16_t)s->r[src1] < (int16_t)b;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd & x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd & x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd & x));
                break;
            }
            }
        } else if ((mode & 3) == 1) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd | x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd | x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd | x));
                break;
            }
            }
        } else if ((mode & 3) == 2) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)x);
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)x);
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)x);
                break;
            }
            }
        }
    }
    return 0;
}

/* GUARD setlt MODE PD $r[SRC1] S2N */
int vuc_exec_set_setlt_d_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[3];
    int32_t mode;
    if (in->line[0] == 0) {
        mode = 3;
    } else {
        const int32_t pm = (int32_t)in->value[0];
        mode = pm;
    }
    int32_t pd;
    switch (in->line[1]) {
    case 0:
        pd = 1;
        break;
    case 1: {
        const int32_t pred = (int32_t)in->value[1];
        pd = read_p(m, s, pred);
        break;
    }
    default: {
        const int32_t pdst = (int32_t)in->value[2];
        pd = read_p(m, s, pdst);
        break;
    }
    }
    int32_t guard;
    if (in->line[3] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[1];
        guard = read_p(m, s, pred);
    }
    if (guard) {
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[4];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[5];
            b = i4;
        }
        const int32_t p = (int16_t)s->r[src1] < (int16_t)b;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd & x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd & x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd & x));
                break;
            }
            }
        } else if ((mode & 3) == 1) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd | x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd | x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd | x));
                break;
            }
            }
        } else if ((mode & 3) == 2) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)x);
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)x);
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)x);
                break;
            }
            }
        }
    }
    return 0;
}

/* BRANCH GUARD seteq MODE PD $r[SRC1] S2N */
int vuc_exec_set_seteq_d_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t pc = (int32_t)m->pc;
    const int32_t src1 = (int32_t)in->value[3];
    int32_t mode;
    if (in->line[0] == 0) {
        mode = 3;
    } else {
        const int32_t pm = (int32_t)in->value[0];
        mode = pm;
    }
    int32_t pd;
    switch (in->line[1]) {
    case 0:
        pd = 1;
        break;
    case 1: {
        const int32_t pred = (int32_t)in->value[1];
        pd = read_p(m, s, pred);
        break;
    }
    default: {
        const int32_t pdst = (int32_t)in->value[2];
        pd = read_p(m, s, pdst);
        break;
    }
    }
    int32_t guard;
    if (in->line[3] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[1];
        guard = read_p(m, s, pred);
    }
    int32_t branch;
    if (in->line[4] == 0) {
        branch = 0;
    } else {
        const int32_t rbp = (int32_t)in->value[7];
        const int32_t rbn = (int32_t)in->value[6];
        const int32_t rbt = (int32_t)in->value[8];
        branch = (read_p(m, s, rbp + 8) ^ rbn) | ((pc + rbt) & 0x7ff) << 1;
    }
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[4];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[5];
            b = i4;
        }
        const int32_t p = s->r[src1] == b;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd & x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd & x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd & x));
                break;
            }
            }
        } else if ((mode & 3) == 1) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd | x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd | x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd | x));
                break;
            }
            }
        } else if ((mode & 3) == 2) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)x);
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)x);
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)x);
                break;
            }
            }
        }
    }
    return 0;
}

/* GUARD seteq MODE PD $r[SRC1] S2N */
int vuc_exec_set_seteq_d_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[3];
    int32_t mode;
    if (in->line[0] == 0) {
        mode = 3;
    } else {
        const int32_t pm = (int32_t)in->value[0];
        mode = pm;
    }
    int32_t pd;
    switch (in->line[1]) {
    case 0:
        pd = 1;
        break;
    case 1: {
        const int32_t pred = (int32_t)in->value[1];
        pd = read_p(m, s, pred);
        break;
    }
    default: {
        const int32_t pdst = (int32_t)in->value[2];
        pd = read_p(m, s, pdst);
        break;
    }
    }
    int32_t guard;
    if (in->line[3] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[1];
        guard = read_p(m, s, pred);
    }
    if (guard) {
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[4];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[5];
            b = i4;
        }
        const int32_t p = s->r[src1] == b;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd & x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd & x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd & x));
                break;
            }
            }
        } else if ((mode & 3) == 1) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd | x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd | x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd | x));
                break;
            }
            }
        } else if ((mode & 3) == 2) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)x);
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)x);
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)x);
                break;
            }
            }
        }
    }
    return 0;
}

/* BRANCH GUARD setlep MODE PD $r[SRC1] S2N */
int vuc_exec_set_setlep_d_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t pc = (int32_t)m->pc;
    const int32_t src1 = (int32_t)in->value[3];
    int32_t mode;
    if (in->line[0] == 0) {
        mode = 3;
    } else {
        const int32_t pm = (int32_t)in->value[0];
        mode = pm;
    }
    int32_t pd;
    switch (in->line[1]) {
    case 0:
        pd = 1;
        break;
    case 1: {
        const int32_t pred = (int32_t)in->value[1];
        pd = read_p(m, s, pred);
        break;
    }
    default: {
        const int32_t pdst = (int32_t)in->value[2];
        pd = read_p(m, s, pdst);
        break;
    }
    }
    int32_t guard;
    if (in->line[3] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[1];
        guard = read_p(m, s, pred);
    }
    int32_t branch;
    if (in->line[4] == 0) {
        branch = 0;
    } else {
        const int32_t rbp = (int32_t)in->value[7];
        const int32_t rbn = (int32_t)in->value[6];
        const int32_t rbt = (int32_t)in->value[8];
        branch = (read_p(m, s, rbp + 8) ^ rbn) | ((pc + rbt) & 0x7ff) << 1;
    }
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[4];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[5];
            b = i4;
        }
        const int32_t p = (int16_t)s->r[src1] >= 0 && (int16_t)s->r[src1] <= (int16_t)b;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd & x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd & x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd & x));
                break;
            }
            }
        } else if ((mode & 3) == 1) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd | x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd | x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd | x));
                break;
            }
            }
        } else if ((mode & 3) == 2) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)x);
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)x);
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)x);
                break;
            }
            }
        }
    }
    return 0;
}

/* GUARD setlep MODE PD $r[SRC1] S2N */
int vuc_exec_set_setlep_d_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[3];
    int32_t mode;
    if (in->line[0] == 0) {
        mode = 3;
    } else {
        const int32_t pm = (int32_t)in->value[0];
        mode = pm;
    }
    int32_t pd;
    switch (in->line[1]) {
    case 0:
        pd = 1;
        break;
    case 1: {
        const int32_t pred = (int32_t)in->value[1];
        pd = read_p(m, s, pred);
        break;
    }
    default: {
        const int32_t pdst = (int32_t)in->value[2];
        pd = read_p(m, s, pdst);
        break;
    }
    }
    int32_t guard;
    if (in->line[3] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[1];
        guard = read_p(m, s, pred);
    }
    if (guard) {
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[4];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[5];
            b = i4;
        }
        const int32_t p = (int16_t)s->r[src1] >= 0 && (int16_t)s->r[src1] <= (int16_t)b;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd & x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd & x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd & x));
                break;
            }
            }
        } else if ((mode & 3) == 1) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd | x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd | x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd | x));
                break;
            }
            }
        } else if ((mode & 3) == 2) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)x);
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)x);
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)x);
                break;
            }
            }
        }
    }
    return 0;
}

/* BRANCH GUARD setzero MODE PD $r[SRC1] S2N */
int vuc_exec_set_setzero_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t pc = (int32_t)m->pc;
    const int32_t src1 = (int32_t)in->value[3];
    int32_t mode;
    if (in->line[0] == 0) {
        mode = 3;
    } else {
        const int32_t pm = (int32_t)in->value[0];
        mode = pm;
    }
    int32_t pd;
    switch (in->line[1]) {
    case 0:
        pd = 1;
        break;
    case 1: {
        const int32_t pred = (int32_t)in->value[1];
        pd = read_p(m, s, pred);
        break;
    }
    default: {
        const int32_t pdst = (int32_t)in->value[2];
        pd = read_p(m, s, pdst);
        break;
    }
    }
    int32_t guard;
    if (in->line[3] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[1];
        guard = read_p(m, s, pred);
    }
    int32_t branch;
    if (in->line[4] == 0) {
        branch = 0;
    } else {
        const int32_t rbp = (int32_t)in->value[7];
        const int32_t rbn = (int32_t)in->value[6];
        const int32_t rbt = (int32_t)in->value[8];
        branch = (read_p(m, s, rbp + 8) ^ rbn) | ((pc + rbt) & 0x7ff) << 1;
    }
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[4];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[5];
            b = i4;
        }
        const int32_t p = s->r[src1] == 0 && b == 0;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd & x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd & x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd & x));
                break;
            }
            }
        } else if ((mode & 3) == 1) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd | x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd | x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd | x));
                break;
            }
            }
        } else if ((mode & 3) == 2) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)x);
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)x);
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)x);
                break;
            }
            }
        }
    }
    return 0;
}

/* BRANCH GUARD btest MODE PD $r[SRC1] S2N */
int vuc_exec_set_btest_d_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t pc = (int32_t)m->pc;
    const int32_t src1 = (int32_t)in->value[3];
    int32_t mode;
    if (in->line[0] == 0) {
        mode = 3;
    } else {
        const int32_t pm = (int32_t)in->value[0];
        mode = pm;
    }
    int32_t pd;
    switch (in->line[1]) {
    case 0:
        pd = 1;
        break;
    case 1: {
        const int32_t pred = (int32_t)in->value[1];
        pd = read_p(m, s, pred);
        break;
    }
    default: {
        const int32_t pdst = (int32_t)in->value[2];
        pd = read_p(m, s, pdst);
        break;
    }
    }
    int32_t guard;
    if (in->line[3] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[1];
        guard = read_p(m, s, pred);
    }
    int32_t branch;
    if (in->line[4] == 0) {
        branch = 0;
    } else {
        const int32_t rbp = (int32_t)in->value[7];
        const int32_t rbn = (int32_t)in->value[6];
        const int32_t rbt = (int32_t)in->value[8];
        branch = (read_p(m, s, rbp + 8) ^ rbn) | ((pc + rbt) & 0x7ff) << 1;
    }
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[4];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[5];
            b = i4;
        }
        const int32_t p = s->r[src1] >> (b & 0xf) & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd & x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd & x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd & x));
                break;
            }
            }
        } else if ((mode & 3) == 1) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd | x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd | x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd | x));
                break;
            }
            }
        } else if ((mode & 3) == 2) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)x);
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)x);
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)x);
                break;
            }
            }
        }
    }
    return 0;
}

/* GUARD btest MODE PD $r[SRC1] S2N */
int vuc_exec_set_btest_d_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[3];
    int32_t mode;
    if (in->line[0] == 0) {
        mode = 3;
    } else {
        const int32_t pm = (int32_t)in->value[0];
        mode = pm;
    }
    int32_t pd;
    switch (in->line[1]) {
    case 0:
        pd = 1;
        break;
    case 1: {
        const int32_t pred = (int32_t)in->value[1];
        pd = read_p(m, s, pred);
        break;
    }
    default: {
        const int32_t pdst = (int32_t)in->value[2];
        pd = read_p(m, s, pdst);
        break;
    }
    }
    int32_t guard;
    if (in->line[3] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[1];
        guard = read_p(m, s, pred);
    }
    if (guard) {
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[4];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[5];
            b = i4;
        }
        const int32_t p = s->r[src1] >> (b & 0xf) & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd & x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd & x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd & x));
                break;
            }
            }
        } else if ((mode & 3) == 1) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd | x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd | x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd | x));
                break;
            }
            }
        } else if ((mode & 3) == 2) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)x);
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)x);
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)x);
                break;
            }
            }
        }
    }
    return 0;
}

/* BRANCH GUARD not MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_complement_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t pc = (int32_t)m->pc;
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t mode;
    if (in->line[0] == 0) {
        mode = 3;
    } else {
        const int32_t pm = (int32_t)in->value[0];
        mode = pm;
    }
    int32_t pd;
    switch (in->line[1]) {
    case 0:
        pd = 1;
        break;
    case 1: {
        const int32_t pred = (int32_t)in->value[1];
        pd = read_p(m, s, pred);
        break;
    }
    default: {
        const int32_t pdst = (int32_t)in->value[2];
        pd = read_p(m, s, pdst);
        break;
    }
    }
    int32_t guard;
    if (in->line[3] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[1];
        guard = read_p(m, s, pred);
    }
    int32_t branch;
    if (in->line[4] == 0) {
        branch = 0;
    } else {
        const int32_t rbp = (int32_t)in->value[8];
        const int32_t rbn = (int32_t)in->value[7];
        const int32_t rbt = (int32_t)in->value[9];
        branch = (read_p(m, s, rbp + 8) ^ rbn) | ((pc + rbt) & 0x7ff) << 1;
    }
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        const int32_t r = ~s->r[src1] & 0xffff;
        if (dst != 0) {
            if (m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd & x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd & x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd & x));
                break;
            }
            }
        } else if ((mode & 3) == 1) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd | x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd | x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd | x));
                break;
            }
            }
        } else if ((mode & 3) == 2) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)x);
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)x);
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)x);
                break;
            }
            }
        }
    }
    return 0;
}

/* GUARD not MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_complement_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src1 = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t mode;
    if (in->line[0] == 0) {
        mode = 3;
    } else {
        const int32_t pm = (int32_t)in->value[0];
        mode = pm;
    }
    int32_t pd;
    switch (in->line[1]) {
    case 0:
        pd = 1;
        break;
    case 1: {
        const int32_t pred = (int32_t)in->value[1];
        pd = read_p(m, s, pred);
        break;
    }
    default: {
        const int32_t pdst = (int32_t)in->value[2];
        pd = read_p(m, s, pdst);
        break;
    }
    }
    int32_t guard;
    if (in->line[3] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[1];
        guard = read_p(m, s, pred);
    }
    if (guard) {
        const int32_t r = ~s->r[src1] & 0xffff;
        if (dst != 0) {
            if (m->pending_count)
                rt_stored(m, 2, (uint64_t)dst, 0xffff);
            s->r[dst] = (uint16_t)r;
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd & x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd & x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd & x));
                break;
            }
            }
        } else if ((mode & 3) == 1) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd | x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd | x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd | x));
                break;
            }
            }
        } else if ((mode & 3) == 2) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)x);
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)x);
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)x);
                break;
            }
            }
        }
    }
    return 0;
}

/* BRANCH GUARD not MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_complement_rs_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t pc = (int32_t)m->pc;
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t cs_depth = s->cs_depth;
    int32_t mode;
    if (in->line[0] == 0) {
        mode = 3;
    } else {
        const int32_t pm = (int32_t)in->value[0];
        mode = pm;
    }
    int32_t pd;
    switch (in->line[1]) {
    case 0:
        pd = 1;
        break;
    case 1: {
        const int32_t pred = (int32_t)in->value[1];
        pd = read_p(m, s, pred);
        break;
    }
    default: {
        const int32_t pdst = (int32_t)in->value[2];
        pd = read_p(m, s, pdst);
        break;
    }
    }
    int32_t guard;
    if (in->line[3] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[1];
        guard = read_p(m, s, pred);
    }
    int32_t branch;
    if (in->line[4] == 0) {
        branch = 0;
    } else {
        const int32_t rbp = (int32_t)in->value[8];
        const int32_t rbn = (int32_t)in->value[7];
        const int32_t rbt = (int32_t)in->value[9];
        branch = (read_p(m, s, rbp + 8) ^ rbn) | ((pc + rbt) & 0x7ff) << 1;
    }
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t_2 = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t_2);
    }
    if (guard) {
        if (1) {
            t = 0 || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t r = ~read_sr(m, s, srs) & 0xffff;
        const int32_t p = r & 1;
        if (srs == 4) {
            keep_stat(m, s);
            if (m->pending_count)
                rt_stored(m, 4, 0, 0x800);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd & x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd & x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd & x));
                break;
            }
            }
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd | x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd | x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd | x));
                break;
            }
            }
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)x);
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)x);
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)x);
                break;
            }
            }
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD not MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_complement_rs_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srs = (int32_t)in->value[4];
    const int32_t dst = (int32_t)in->value[3];
    int32_t t = 0;
    int32_t cs_depth = s->cs_depth;
    int32_t mode;
    if (in->line[0] == 0) {
        mode = 3;
    } else {
        const int32_t pm = (int32_t)in->value[0];
        mode = pm;
    }
    int32_t pd;
    switch (in->line[1]) {
    case 0:
        pd = 1;
        break;
    case 1: {
        const int32_t pred = (int32_t)in->value[1];
        pd = read_p(m, s, pred);
        break;
    }
    default: {
        const int32_t pdst = (int32_t)in->value[2];
        pd = read_p(m, s, pdst);
        break;
    }
    }
    int32_t guard;
    if (in->line[3] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[1];
        guard = read_p(m, s, pred);
    }
    if (guard) {
        if (1) {
            const int32_t gone = srs <= 1 || srs == 11 || srs == 31 || srs == 41 || srs == 42;
            t = gone || (srs >= 43 && srs <= 47) || srs >= 59;
        } else {
            t = 0;
        }
        if (t) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source names this register on this variant");
        }
        const int32_t r = ~read_sr(m, s, srs) & 0xffff;
        const int32_t p = r & 1;
        if (srs == 4) {
            keep_stat(m, s);
            if (m->pending_count)
                rt_stored(m, 4, 0, 0x800);
            s->stat = (uint16_t)(s->stat & 0xf7ff);
        } else if (srs == 10) {
            if (cs_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is empty");
            cs_depth--;
        }
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd & x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd & x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd & x));
                break;
            }
            }
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 1) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd | x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd | x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd | x));
                break;
            }
            }
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else if ((mode & 3) == 2) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)x);
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)x);
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)x);
                break;
            }
            }
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        } else {
            if (dst != 0) {
                if (m->pending_count)
                    rt_stored(m, 2, (uint64_t)dst, 0xffff);
                s->r[dst] = (uint16_t)r;
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* BRANCH GUARD not MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_complement_sr_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t pc = (int32_t)m->pc;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    int32_t cs_depth = s->cs_depth;
    int32_t mode;
    if (in->line[0] == 0) {
        mode = 3;
    } else {
        const int32_t pm = (int32_t)in->value[0];
        mode = pm;
    }
    int32_t pd;
    switch (in->line[1]) {
    case 0:
        pd = 1;
        break;
    case 1: {
        const int32_t pred = (int32_t)in->value[1];
        pd = read_p(m, s, pred);
        break;
    }
    default: {
        const int32_t pdst = (int32_t)in->value[2];
        pd = read_p(m, s, pdst);
        break;
    }
    }
    int32_t guard;
    if (in->line[3] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[1];
        guard = read_p(m, s, pred);
    }
    int32_t branch;
    if (in->line[4] == 0) {
        branch = 0;
    } else {
        const int32_t rbp = (int32_t)in->value[8];
        const int32_t rbn = (int32_t)in->value[7];
        const int32_t rbt = (int32_t)in->value[9];
        branch = (read_p(m, s, rbp + 8) ^ rbn) | ((pc + rbt) & 0x7ff) << 1;
    }
    const int32_t side = branch;
    if (side & 1) {
        const int32_t t = side >> 1;
        rt_later_pc(m, 2, (uint64_t)t);
    }
    if (guard) {
        if (0 || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t r = ~s->r[src1] & 0xffff;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (!(srd == 12)) {
                if (!(srd == 13)) {
                    if (srd == 14) {
                        for (int32_t i = 0; i <= 15; i++) {
                            const int32_t t_2 = v >> i & 1;
                            later_p(m, 2, i, t_2);
                        }
                    } else if (srd == 15) {
                        rt_later(m, 2, 6, (uint64_t)0, 0xffff, (uint64_t)v);
                        rt_later(m, 2, 4, (uint64_t)0, 0x1000, 0 << 12);
                    } else if (srd == 24) {
                        const int32_t t_3 = v & 1;
                        rt_later(m, 2, 0, (uint64_t)24, 0x1, (uint64_t)t_3);
                        const int32_t t_4 = v >> 3 & 1;
                        rt_later(m, 2, 0, (uint64_t)24, 0x8, (uint64_t)t_4 << 3);
                    } else {
                        later_sr(m, 2, srd, r);
                    }
                }
            }
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd & x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd & x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd & x));
                break;
            }
            }
        } else if ((mode & 3) == 1) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd | x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd | x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd | x));
                break;
            }
            }
        } else if ((mode & 3) == 2) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)x);
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)x);
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)x);
                break;
            }
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

/* GUARD not MODE PD $sr[SRD] $r[SRC1] S2N */
int vuc_exec_complement_sr_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t srd = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[4];
    int32_t cs_depth = s->cs_depth;
    int32_t mode;
    if (in->line[0] == 0) {
        mode = 3;
    } else {
        const int32_t pm = (int32_t)in->value[0];
        mode = pm;
    }
    int32_t pd;
    switch (in->line[1]) {
    case 0:
        pd = 1;
        break;
    case 1: {
        const int32_t pred = (int32_t)in->value[1];
        pd = read_p(m, s, pred);
        break;
    }
    default: {
        const int32_t pdst = (int32_t)in->value[2];
        pd = read_p(m, s, pdst);
        break;
    }
    }
    int32_t guard;
    if (in->line[3] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[1];
        guard = read_p(m, s, pred);
    }
    if (guard) {
        const int32_t gone = srd <= 1 || srd == 11 || srd == 31 || srd == 41 || srd == 42;
        if (gone || (srd >= 43 && srd <= 47) || srd >= 59 || srd == 6 || srd == 8 || srd == 9
            || srd >= 32) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says what a store to this register does");
        }
        if (srd == 14 && (mode & 3) != 3) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                "no source says whether $pred or the predicate result wins");
        }
        const int32_t r = ~s->r[src1] & 0xffff;
        const int32_t v = r;
        if (!(srd == 4)) {
            if (srd == 10) {
                if (cs_depth == 8)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$cs` is full");
                s->cs_pc[cs_depth] = (uint16_t)(v & 0x7ff);
                cs_depth++;
            } else if (srd == 12) {
                rt_later(m, 2, 7, (uint64_t)0, 0xffff0000u, (uint64_t)v << 16);
            } else if (srd == 13) {
                rt_later(m, 2, 7, (uint64_t)0, 0xffff, (uint64_t)v);
            } else if (srd == 14) {
                for (int32_t i = 0; i <= 15; i++) {
                    const int32_t t = v >> i & 1;
                    later_p(m, 2, i, t);
                }
            } else if (srd == 15) {
                rt_later(m, 2, 6, (uint64_t)0, 0xffff, (uint64_t)v);
                rt_later(m, 2, 4, (uint64_t)0, 0x1000, 0 << 12);
            } else if (srd == 24) {
                const int32_t t_2 = v & 1;
                rt_later(m, 2, 0, (uint64_t)24, 0x1, (uint64_t)t_2);
                const int32_t t_3 = v >> 3 & 1;
                rt_later(m, 2, 0, (uint64_t)24, 0x8, (uint64_t)t_3 << 3);
            } else {
                later_sr(m, 2, srd, r);
            }
        }
        const int32_t p = r & 1;
        const int32_t x = p ^ mode >> 2;
        if ((mode & 3) == 0) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd & x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd & x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd & x));
                break;
            }
            }
        } else if ((mode & 3) == 1) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)(pd | x));
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)(pd | x));
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)(pd | x));
                break;
            }
            }
        } else if ((mode & 3) == 2) {
            switch (in->line[1]) {
            case 0:
                write_p(m, 15, (uint8_t)x);
                break;
            case 1: {
                const int32_t pred = (int32_t)in->value[1];
                write_p(m, pred, (uint8_t)x);
                break;
            }
            default: {
                const int32_t pdst = (int32_t)in->value[2];
                write_p(m, pdst, (uint8_t)x);
                break;
            }
            }
        }
    }
    s->cs_depth = (uint8_t)cs_depth;
    return 0;
}

