/* Generated from the description vuc by gen/emit/exec.lua. Do not edit. */
#include "vuc_exec.h"

/* BRANCH GUARD add MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_add_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i6 = (int32_t)in->value[6];
            b = i6;
        }
        const int32_t r = (s->r[src1] + b) & 0xffff;
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

/* GUARD add MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_add_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i6 = (int32_t)in->value[6];
            b = i6;
        }
        const int32_t r = (s->r[src1] + b) & 0xffff;
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

/* BRANCH GUARD sub MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_sub_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i6 = (int32_t)in->value[6];
            b = i6;
        }
        const int32_t r = (s->r[src1] - b) & 0xffff;
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

/* GUARD sub MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_sub_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i6 = (int32_t)in->value[6];
            b = i6;
        }
        const int32_t r = (s->r[src1] - b) & 0xffff;
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

/* BRANCH GUARD subr MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_subr_rr(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i6 = (int32_t)in->value[6];
            b = i6;
        }
        const int32_t r = (b - s->r[src1]) & 0xffff;
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

/* GUARD avgs MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_avgs_rr(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i6 = (int32_t)in->value[6];
            b = i6;
        }
        const int32_t r = ((int16_t)s->r[src1] + (int16_t)b + 1) >> 1 & 0xffff;
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

/* GUARD avgu MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_avgu_rr(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i6 = (int32_t)in->value[6];
            b = i6;
        }
        const int32_t r = (s->r[src1] + b + 1) >> 1;
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

/* BRANCH GUARD clamplep MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_clamplep_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i6 = (int32_t)in->value[6];
            b = i6;
        }
        const int32_t r = (int16_t)s->r[src1] > (int16_t)b ? b : rt_max_i32((int16_t)s->r[src1], 0);
        const int32_t p = (int16_t)s->r[src1] < 0 || (int16_t)s->r[src1] > (int16_t)b;
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
    return 0;
}

/* GUARD clamplep MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_clamplep_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i6 = (int32_t)in->value[6];
            b = i6;
        }
        const int32_t r = (int16_t)s->r[src1] > (int16_t)b ? b : rt_max_i32((int16_t)s->r[src1], 0);
        const int32_t p = (int16_t)s->r[src1] < 0 || (int16_t)s->r[src1] > (int16_t)b;
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
    return 0;
}

/* BRANCH GUARD clamps MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_clamps_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i6 = (int32_t)in->value[6];
            b = i6;
        }
        const int32_t n = b & 0xf;
        const int32_t r = rt_clamp_i32((int16_t)s->r[src1], -(1 << n), (1 << n) - 1) & 0xffff;
        const int32_t p = (int16_t)s->r[src1] != (int16_t)r;
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
    return 0;
}

/* GUARD clamps MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_clamps_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i6 = (int32_t)in->value[6];
            b = i6;
        }
        const int32_t n = b & 0xf;
        const int32_t r = rt_clamp_i32((int16_t)s->r[src1], -(1 << n), (1 << n) - 1) & 0xffff;
        const int32_t p = (int16_t)s->r[src1] != (int16_t)r;
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
    return 0;
}

/* BRANCH GUARD sext MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_sext_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i6 = (int32_t)in->value[6];
            b = i6;
        }
        const int32_t n = b & 0xf;
        const int32_t r = ((s->r[src1] & ((1 << n) - 1)) - ((s->r[src1] >> n & 1) << n)) & 0xffff;
        const int32_t p = s->r[src1] >> n & 1;
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
    return 0;
}

/* GUARD sext MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_sext_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i6 = (int32_t)in->value[6];
            b = i6;
        }
        const int32_t n = b & 0xf;
        const int32_t r = ((s->r[src1] & ((1 << n) - 1)) - ((s->r[src1] >> n & 1) << n)) & 0xffff;
        const int32_t p = s->r[src1] >> n & 1;
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
    return 0;
}

/* BRANCH GUARD bset MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_bset_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i6 = (int32_t)in->value[6];
            b = i6;
        }
        const int32_t n = b & 0xf;
        const int32_t r = s->r[src1] | 1 << n;
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

/* GUARD bset MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_bset_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i6 = (int32_t)in->value[6];
            b = i6;
        }
        const int32_t n = b & 0xf;
        const int32_t r = s->r[src1] | 1 << n;
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

/* BRANCH GUARD bclr MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_bclr_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i6 = (int32_t)in->value[6];
            b = i6;
        }
        const int32_t n = b & 0xf;
        const int32_t r = s->r[src1] & ~(1 << n);
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

/* GUARD bclr MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_bclr_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i6 = (int32_t)in->value[6];
            b = i6;
        }
        const int32_t n = b & 0xf;
        const int32_t r = s->r[src1] & ~(1 << n);
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

/* BRANCH GUARD shl MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_shl_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i6 = (int32_t)in->value[6];
            b = i6;
        }
        const int32_t n = b & 0xf;
        const int32_t r = s->r[src1] << n & 0xffff;
        const int32_t p = s->r[src1] << n >> 16 & 1;
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
    return 0;
}

/* GUARD shl MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_shl_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i6 = (int32_t)in->value[6];
            b = i6;
        }
        const int32_t n = b & 0xf;
        const int32_t r = s->r[src1] << n & 0xffff;
        const int32_t p = s->r[src1] << n >> 16 & 1;
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
    return 0;
}

/* BRANCH GUARD shr MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_shr_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i6 = (int32_t)in->value[6];
            b = i6;
        }
        const int32_t n = b & 0xf;
        const int32_t r = s->r[src1] >> n;
        const int32_t p = s->r[src1] << 1 >> n & 1;
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
    return 0;
}

/* GUARD shr MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_shr_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i6 = (int32_t)in->value[6];
            b = i6;
        }
        const int32_t n = b & 0xf;
        const int32_t r = s->r[src1] >> n;
        const int32_t p = s->r[src1] << 1 >> n & 1;
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
    return 0;
}

/* BRANCH GUARD sar MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_sar_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i6 = (int32_t)in->value[6];
            b = i6;
        }
        const int32_t n = b & 0xf;
        const int32_t r = (int16_t)s->r[src1] >> n & 0xffff;
        const int32_t p = s->r[src1] << 1 >> n & 1;
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
    return 0;
}

/* GUARD sar MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_sar_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i6 = (int32_t)in->value[6];
            b = i6;
        }
        const int32_t n = b & 0xf;
        const int32_t r = (int16_t)s->r[src1] >> n & 0xffff;
        const int32_t p = s->r[src1] << 1 >> n & 1;
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
    return 0;
}

/* BRANCH GUARD and MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_and_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i6 = (int32_t)in->value[6];
            b = i6;
        }
        const int32_t r = s->r[src1] & b;
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

