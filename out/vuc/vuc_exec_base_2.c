/* Generated from the description vuc by gen/emit/exec.lua. Do not edit. */
#include "vuc_exec.h"

/* GUARD and MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_and_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
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

/* BRANCH GUARD or MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_or_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
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
        const int32_t r = s->r[src1] | b;
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

/* GUARD or MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_or_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
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
        const int32_t r = s->r[src1] | b;
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

/* BRANCH GUARD xor MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_xor_rr_40(struct isadora_machine *m, const struct isadora_insn *in)
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
        const int32_t r = s->r[src1] ^ b;
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

/* GUARD xor MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_xor_rr_30(struct isadora_machine *m, const struct isadora_insn *in)
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
        const int32_t r = s->r[src1] ^ b;
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

/* GUARD min MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_min_rr(struct isadora_machine *m, const struct isadora_insn *in)
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
        const int32_t r = rt_min_i32((int16_t)s->r[src1], (int16_t)b) & 0xffff;
        const int32_t p = (int16_t)b < (int16_t)s->r[src1];
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

/* GUARD max MODE PD $r[DST] $r[SRC1] S2 */
int vuc_exec_binary_max_rr(struct isadora_machine *m, const struct isadora_insn *in)
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
        const int32_t r = rt_max_i32((int16_t)s->r[src1], (int16_t)b) & 0xffff;
        const int32_t p = (int16_t)b >= (int16_t)s->r[src1];
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

/* BRANCH GUARD add MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_add_rs_40(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[6];
            b = i4;
        }
        const int32_t r = (read_sr(m, s, srs) + b) & 0xffff;
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

/* GUARD add MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_add_rs_30(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[6];
            b = i4;
        }
        const int32_t r = (read_sr(m, s, srs) + b) & 0xffff;
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

/* BRANCH GUARD sub MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_sub_rs_40(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[6];
            b = i4;
        }
        const int32_t r = (read_sr(m, s, srs) - b) & 0xffff;
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

/* GUARD sub MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_sub_rs_30(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[6];
            b = i4;
        }
        const int32_t r = (read_sr(m, s, srs) - b) & 0xffff;
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

/* BRANCH GUARD subr MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_subr_rs(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[6];
            b = i4;
        }
        const int32_t r = (b - read_sr(m, s, srs)) & 0xffff;
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

/* GUARD avgs MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_avgs_rs(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[6];
            b = i4;
        }
        const int32_t r = ((int16_t)read_sr(m, s, srs) + (int16_t)b + 1) >> 1 & 0xffff;
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

/* GUARD avgu MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_avgu_rs(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[6];
            b = i4;
        }
        const int32_t r = (read_sr(m, s, srs) + b + 1) >> 1;
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

/* BRANCH GUARD clamplep MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_clamplep_rs_40(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[6];
            b = i4;
        }
        const int32_t r = (int16_t)read_sr(m, s, srs) > (int16_t)b ? b
            : rt_max_i32((int16_t)read_sr(m, s, srs), 0);
        const int32_t p = (int16_t)read_sr(m, s, srs) < 0
            || (int16_t)read_sr(m, s, srs) > (int16_t)b;
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

/* GUARD clamplep MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_clamplep_rs_30(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[6];
            b = i4;
        }
        const int32_t r = (int16_t)read_sr(m, s, srs) > (int16_t)b ? b
            : rt_max_i32((int16_t)read_sr(m, s, srs), 0);
        const int32_t p = (int16_t)read_sr(m, s, srs) < 0
            || (int16_t)read_sr(m, s, srs) > (int16_t)b;
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

/* BRANCH GUARD clamps MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_clamps_rs_40(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[6];
            b = i4;
        }
        const int32_t n = b & 0xf;
        const int32_t r = rt_clamp_i32((int16_t)read_sr(m, s, srs), -(1 << n), (1 << n) - 1)
            & 0xffff;
        const int32_t p = (int16_t)read_sr(m, s, srs) != (int16_t)r;
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

/* GUARD clamps MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_clamps_rs_30(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[6];
            b = i4;
        }
        const int32_t n = b & 0xf;
        const int32_t r = rt_clamp_i32((int16_t)read_sr(m, s, srs), -(1 << n), (1 << n) - 1)
            & 0xffff;
        const int32_t p = (int16_t)read_sr(m, s, srs) != (int16_t)r;
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

/* BRANCH GUARD sext MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_sext_rs_40(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[6];
            b = i4;
        }
        const int32_t n = b & 0xf;
        const int32_t r =
            ((read_sr(m, s, srs) & ((1 << n) - 1)) - ((read_sr(m, s, srs) >> n & 1) << n)) & 0xffff;
        const int32_t p = read_sr(m, s, srs) >> n & 1;
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

/* GUARD sext MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_sext_rs_30(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[6];
            b = i4;
        }
        const int32_t n = b & 0xf;
        const int32_t r =
            ((read_sr(m, s, srs) & ((1 << n) - 1)) - ((read_sr(m, s, srs) >> n & 1) << n)) & 0xffff;
        const int32_t p = read_sr(m, s, srs) >> n & 1;
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

/* BRANCH GUARD bset MODE PD $r[DST] $sr[SRS] S2N */
int vuc_exec_binary_bset_rs_40(struct isadora_machine *m, const struct isadora_insn *in)
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
        int32_t b;
        if (in->line[2] == 0) {
            const int32_t src2 = (int32_t)in->value[5];
            b = s->r[src2];
        } else {
            const int32_t i4 = (int32_t)in->value[6];
            b = i4;
        }
        const int32_t n = b & 0xf;
        const int32_t r = read_sr(m, s, srs) | 1 << n;
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

