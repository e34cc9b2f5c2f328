/* Generated from the description vuc by gen/emit/exec.lua. Do not edit. */
#include "vuc_exec.h"

/* BRANCH GUARD ld $r[DST] D[LADDR] */
int vuc_exec_ld_d_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t pc = (int32_t)m->pc;
    const int32_t dst = (int32_t)in->value[0];
    int32_t guard;
    if (in->line[1] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[5];
        guard = read_p(m, s, pred);
    }
    int32_t branch;
    if (in->line[2] == 0) {
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
        int32_t at;
        switch (in->line[0]) {
        case 0: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t src2 = (int32_t)in->value[2];
            at = (s->r[src1] + s->r[src2]) & 0xffff;
            break;
        }
        case 1: {
            const int32_t src1 = (int32_t)in->value[1];
            at = s->r[src1];
            break;
        }
        case 2: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t l10 = (int32_t)in->value[3];
            at = (s->r[src1] + l10) & 0xffff;
            break;
        }
        case 3: {
            const int32_t l10 = (int32_t)in->value[3];
            at = l10;
            break;
        }
        case 4: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t l6 = (int32_t)in->value[4];
            at = (s->r[src1] + l6) & 0xffff;
            break;
        }
        default: {
            const int32_t l6 = (int32_t)in->value[4];
            at = l6;
            break;
        }
        }
        const int32_t v = (int32_t)rt_load(m, VUC_SPACE_D, (uint64_t)at, 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (dst != 0) {
            rt_later(m, 3, 2, (uint64_t)dst, 0xffff, (uint64_t)v);
        }
    }
    return 0;
}

/* GUARD ld $r[DST] D[LADDR] */
int vuc_exec_ld_d_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t dst = (int32_t)in->value[0];
    int32_t guard;
    if (in->line[1] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[5];
        guard = read_p(m, s, pred);
    }
    if (guard) {
        int32_t at;
        switch (in->line[0]) {
        case 0: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t src2 = (int32_t)in->value[2];
            at = (s->r[src1] + s->r[src2]) & 0xffff;
            break;
        }
        case 1: {
            const int32_t src1 = (int32_t)in->value[1];
            at = s->r[src1];
            break;
        }
        case 2: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t l10 = (int32_t)in->value[3];
            at = (s->r[src1] + l10) & 0xffff;
            break;
        }
        case 3: {
            const int32_t l10 = (int32_t)in->value[3];
            at = l10;
            break;
        }
        case 4: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t l6 = (int32_t)in->value[4];
            at = (s->r[src1] + l6) & 0xffff;
            break;
        }
        default: {
            const int32_t l6 = (int32_t)in->value[4];
            at = l6;
            break;
        }
        }
        const int32_t v = (int32_t)rt_load(m, VUC_SPACE_D, (uint64_t)at, 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (dst != 0) {
            rt_later(m, 3, 2, (uint64_t)dst, 0xffff, (uint64_t)v);
        }
    }
    return 0;
}

/* BRANCH GUARD ld $r[DST] PWT[LADDR] */
int vuc_exec_ld_pwt_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t pc = (int32_t)m->pc;
    const int32_t dst = (int32_t)in->value[0];
    int32_t guard;
    if (in->line[1] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[5];
        guard = read_p(m, s, pred);
    }
    int32_t branch;
    if (in->line[2] == 0) {
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
        int32_t at;
        switch (in->line[0]) {
        case 0: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t src2 = (int32_t)in->value[2];
            at = (s->r[src1] + s->r[src2]) & 0xffff;
            break;
        }
        case 1: {
            const int32_t src1 = (int32_t)in->value[1];
            at = s->r[src1];
            break;
        }
        case 2: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t l10 = (int32_t)in->value[3];
            at = (s->r[src1] + l10) & 0xffff;
            break;
        }
        case 3: {
            const int32_t l10 = (int32_t)in->value[3];
            at = l10;
            break;
        }
        case 4: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t l6 = (int32_t)in->value[4];
            at = (s->r[src1] + l6) & 0xffff;
            break;
        }
        default: {
            const int32_t l6 = (int32_t)in->value[4];
            at = l6;
            break;
        }
        }
        const int32_t v = (int32_t)rt_load(m, VUC_SPACE_PWT, (uint64_t)at, 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (dst != 0) {
            rt_later(m, 3, 2, (uint64_t)dst, 0xffff, (uint64_t)v);
        }
    }
    return 0;
}

/* GUARD ld $r[DST] PWT[LADDR] */
int vuc_exec_ld_pwt_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t dst = (int32_t)in->value[0];
    int32_t guard;
    if (in->line[1] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[5];
        guard = read_p(m, s, pred);
    }
    if (guard) {
        int32_t at;
        switch (in->line[0]) {
        case 0: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t src2 = (int32_t)in->value[2];
            at = (s->r[src1] + s->r[src2]) & 0xffff;
            break;
        }
        case 1: {
            const int32_t src1 = (int32_t)in->value[1];
            at = s->r[src1];
            break;
        }
        case 2: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t l10 = (int32_t)in->value[3];
            at = (s->r[src1] + l10) & 0xffff;
            break;
        }
        case 3: {
            const int32_t l10 = (int32_t)in->value[3];
            at = l10;
            break;
        }
        case 4: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t l6 = (int32_t)in->value[4];
            at = (s->r[src1] + l6) & 0xffff;
            break;
        }
        default: {
            const int32_t l6 = (int32_t)in->value[4];
            at = l6;
            break;
        }
        }
        const int32_t v = (int32_t)rt_load(m, VUC_SPACE_PWT, (uint64_t)at, 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (dst != 0) {
            rt_later(m, 3, 2, (uint64_t)dst, 0xffff, (uint64_t)v);
        }
    }
    return 0;
}

/* BRANCH GUARD ld $r[DST] MVSI[LADDR] */
int vuc_exec_ld_mvsi_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t pc = (int32_t)m->pc;
    const int32_t dst = (int32_t)in->value[0];
    int32_t guard;
    if (in->line[1] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[5];
        guard = read_p(m, s, pred);
    }
    int32_t branch;
    if (in->line[2] == 0) {
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
        int32_t at;
        switch (in->line[0]) {
        case 0: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t src2 = (int32_t)in->value[2];
            at = (s->r[src1] + s->r[src2]) & 0xffff;
            break;
        }
        case 1: {
            const int32_t src1 = (int32_t)in->value[1];
            at = s->r[src1];
            break;
        }
        case 2: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t l10 = (int32_t)in->value[3];
            at = (s->r[src1] + l10) & 0xffff;
            break;
        }
        case 3: {
            const int32_t l10 = (int32_t)in->value[3];
            at = l10;
            break;
        }
        case 4: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t l6 = (int32_t)in->value[4];
            at = (s->r[src1] + l6) & 0xffff;
            break;
        }
        default: {
            const int32_t l6 = (int32_t)in->value[4];
            at = l6;
            break;
        }
        }
        const int32_t v = (int32_t)rt_load(m, VUC_SPACE_MVSI, (uint64_t)at, 1);
        if (dst != 0) {
            rt_later(m, 3, 2, (uint64_t)dst, 0xffff, (uint64_t)v);
        }
    }
    return 0;
}

/* GUARD ld $r[DST] MVSI[LADDR] */
int vuc_exec_ld_mvsi_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t dst = (int32_t)in->value[0];
    int32_t guard;
    if (in->line[1] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[5];
        guard = read_p(m, s, pred);
    }
    if (guard) {
        int32_t at;
        switch (in->line[0]) {
        case 0: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t src2 = (int32_t)in->value[2];
            at = (s->r[src1] + s->r[src2]) & 0xffff;
            break;
        }
        case 1: {
            const int32_t src1 = (int32_t)in->value[1];
            at = s->r[src1];
            break;
        }
        case 2: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t l10 = (int32_t)in->value[3];
            at = (s->r[src1] + l10) & 0xffff;
            break;
        }
        case 3: {
            const int32_t l10 = (int32_t)in->value[3];
            at = l10;
            break;
        }
        case 4: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t l6 = (int32_t)in->value[4];
            at = (s->r[src1] + l6) & 0xffff;
            break;
        }
        default: {
            const int32_t l6 = (int32_t)in->value[4];
            at = l6;
            break;
        }
        }
        const int32_t v = (int32_t)rt_load(m, VUC_SPACE_MVSI, (uint64_t)at, 1);
        if (dst != 0) {
            rt_later(m, 3, 2, (uint64_t)dst, 0xffff, (uint64_t)v);
        }
    }
    return 0;
}

/* BRANCH GUARD ld6 $r[DST] B6[LADDR] */
int vuc_exec_ld_b6_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t pc = (int32_t)m->pc;
    const int32_t dst = (int32_t)in->value[0];
    int32_t guard;
    if (in->line[1] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[5];
        guard = read_p(m, s, pred);
    }
    int32_t branch;
    if (in->line[2] == 0) {
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
        int32_t at;
        switch (in->line[0]) {
        case 0: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t src2 = (int32_t)in->value[2];
            at = (s->r[src1] + s->r[src2]) & 0xffff;
            break;
        }
        case 1: {
            const int32_t src1 = (int32_t)in->value[1];
            at = s->r[src1];
            break;
        }
        case 2: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t l10 = (int32_t)in->value[3];
            at = (s->r[src1] + l10) & 0xffff;
            break;
        }
        case 3: {
            const int32_t l10 = (int32_t)in->value[3];
            at = l10;
            break;
        }
        case 4: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t l6 = (int32_t)in->value[4];
            at = (s->r[src1] + l6) & 0xffff;
            break;
        }
        default: {
            const int32_t l6 = (int32_t)in->value[4];
            at = l6;
            break;
        }
        }
        const int32_t v = (int32_t)rt_load(m, VUC_SPACE_B6, (uint64_t)at, 1);
        if (dst != 0) {
            rt_later(m, 3, 2, (uint64_t)dst, 0xffff, (uint64_t)v);
        }
    }
    return 0;
}

/* GUARD ld6 $r[DST] B6[LADDR] */
int vuc_exec_ld_b6_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t dst = (int32_t)in->value[0];
    int32_t guard;
    if (in->line[1] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[5];
        guard = read_p(m, s, pred);
    }
    if (guard) {
        int32_t at;
        switch (in->line[0]) {
        case 0: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t src2 = (int32_t)in->value[2];
            at = (s->r[src1] + s->r[src2]) & 0xffff;
            break;
        }
        case 1: {
            const int32_t src1 = (int32_t)in->value[1];
            at = s->r[src1];
            break;
        }
        case 2: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t l10 = (int32_t)in->value[3];
            at = (s->r[src1] + l10) & 0xffff;
            break;
        }
        case 3: {
            const int32_t l10 = (int32_t)in->value[3];
            at = l10;
            break;
        }
        case 4: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t l6 = (int32_t)in->value[4];
            at = (s->r[src1] + l6) & 0xffff;
            break;
        }
        default: {
            const int32_t l6 = (int32_t)in->value[4];
            at = l6;
            break;
        }
        }
        const int32_t v = (int32_t)rt_load(m, VUC_SPACE_B6, (uint64_t)at, 1);
        if (dst != 0) {
            rt_later(m, 3, 2, (uint64_t)dst, 0xffff, (uint64_t)v);
        }
    }
    return 0;
}

/* BRANCH GUARD ld7 $r[DST] B7[LADDR] */
int vuc_exec_ld_b7_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t pc = (int32_t)m->pc;
    const int32_t dst = (int32_t)in->value[0];
    int32_t guard;
    if (in->line[1] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[5];
        guard = read_p(m, s, pred);
    }
    int32_t branch;
    if (in->line[2] == 0) {
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
        int32_t at;
        switch (in->line[0]) {
        case 0: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t src2 = (int32_t)in->value[2];
            at = (s->r[src1] + s->r[src2]) & 0xffff;
            break;
        }
        case 1: {
            const int32_t src1 = (int32_t)in->value[1];
            at = s->r[src1];
            break;
        }
        case 2: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t l10 = (int32_t)in->value[3];
            at = (s->r[src1] + l10) & 0xffff;
            break;
        }
        case 3: {
            const int32_t l10 = (int32_t)in->value[3];
            at = l10;
            break;
        }
        case 4: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t l6 = (int32_t)in->value[4];
            at = (s->r[src1] + l6) & 0xffff;
            break;
        }
        default: {
            const int32_t l6 = (int32_t)in->value[4];
            at = l6;
            break;
        }
        }
        const int32_t v = (int32_t)rt_load(m, VUC_SPACE_B7, (uint64_t)at, 1);
        if (dst != 0) {
            rt_later(m, 3, 2, (uint64_t)dst, 0xffff, (uint64_t)v);
        }
    }
    return 0;
}

/* GUARD ld7 $r[DST] B7[LADDR] */
int vuc_exec_ld_b7_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t dst = (int32_t)in->value[0];
    int32_t guard;
    if (in->line[1] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[5];
        guard = read_p(m, s, pred);
    }
    if (guard) {
        int32_t at;
        switch (in->line[0]) {
        case 0: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t src2 = (int32_t)in->value[2];
            at = (s->r[src1] + s->r[src2]) & 0xffff;
            break;
        }
        case 1: {
            const int32_t src1 = (int32_t)in->value[1];
            at = s->r[src1];
            break;
        }
        case 2: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t l10 = (int32_t)in->value[3];
            at = (s->r[src1] + l10) & 0xffff;
            break;
        }
        case 3: {
            const int32_t l10 = (int32_t)in->value[3];
            at = l10;
            break;
        }
        case 4: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t l6 = (int32_t)in->value[4];
            at = (s->r[src1] + l6) & 0xffff;
            break;
        }
        default: {
            const int32_t l6 = (int32_t)in->value[4];
            at = l6;
            break;
        }
        }
        const int32_t v = (int32_t)rt_load(m, VUC_SPACE_B7, (uint64_t)at, 1);
        if (dst != 0) {
            rt_later(m, 3, 2, (uint64_t)dst, 0xffff, (uint64_t)v);
        }
    }
    return 0;
}

/* BRANCH GUARD st D[SADDR] $r[SRC2] */
int vuc_exec_st_d_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t pc = (int32_t)m->pc;
    const int32_t src2 = (int32_t)in->value[4];
    int32_t guard;
    if (in->line[1] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[5];
        guard = read_p(m, s, pred);
    }
    int32_t branch;
    if (in->line[2] == 0) {
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
        int32_t at;
        switch (in->line[0]) {
        case 0: {
            const int32_t dst = (int32_t)in->value[0];
            const int32_t src1 = (int32_t)in->value[1];
            at = (s->r[dst] + 2 * s->r[src1]) & 0xffff;
            break;
        }
        case 1: {
            const int32_t src1 = (int32_t)in->value[1];
            at = 2 * s->r[src1] & 0xffff;
            break;
        }
        case 2: {
            const int32_t dst = (int32_t)in->value[0];
            at = s->r[dst];
            break;
        }
        case 3: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t t10 = (int32_t)in->value[2];
            at = (s->r[src1] + t10) & 0xffff;
            break;
        }
        case 4: {
            const int32_t t10 = (int32_t)in->value[2];
            at = t10;
            break;
        }
        case 5: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t t6 = (int32_t)in->value[3];
            at = (s->r[src1] + t6) & 0xffff;
            break;
        }
        default: {
            const int32_t t6 = (int32_t)in->value[3];
            at = t6;
            break;
        }
        }
        if (!rt_may_store(m, VUC_SPACE_D, (uint64_t)at, 1))
            return (int)m->trap.kind;
        rt_store(m, VUC_SPACE_D, (uint64_t)at, 1, (uint64_t)s->r[src2]);
    }
    return 0;
}

/* GUARD st D[SADDR] $r[SRC2] */
int vuc_exec_st_d_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src2 = (int32_t)in->value[4];
    int32_t guard;
    if (in->line[1] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[5];
        guard = read_p(m, s, pred);
    }
    if (guard) {
        int32_t at;
        switch (in->line[0]) {
        case 0: {
            const int32_t dst = (int32_t)in->value[0];
            const int32_t src1 = (int32_t)in->value[1];
            at = (s->r[dst] + 2 * s->r[src1]) & 0xffff;
            break;
        }
        case 1: {
            const int32_t src1 = (int32_t)in->value[1];
            at = 2 * s->r[src1] & 0xffff;
            break;
        }
        case 2: {
            const int32_t dst = (int32_t)in->value[0];
            at = s->r[dst];
            break;
        }
        case 3: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t t10 = (int32_t)in->value[2];
            at = (s->r[src1] + t10) & 0xffff;
            break;
        }
        case 4: {
            const int32_t t10 = (int32_t)in->value[2];
            at = t10;
            break;
        }
        case 5: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t t6 = (int32_t)in->value[3];
            at = (s->r[src1] + t6) & 0xffff;
            break;
        }
        default: {
            const int32_t t6 = (int32_t)in->value[3];
            at = t6;
            break;
        }
        }
        if (!rt_may_store(m, VUC_SPACE_D, (uint64_t)at, 1))
            return (int)m->trap.kind;
        rt_store(m, VUC_SPACE_D, (uint64_t)at, 1, (uint64_t)s->r[src2]);
    }
    return 0;
}

/* BRANCH GUARD st MVSO[SADDR] $r[SRC2] */
int vuc_exec_st_mvso_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t pc = (int32_t)m->pc;
    const int32_t src2 = (int32_t)in->value[4];
    int32_t guard;
    if (in->line[1] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[5];
        guard = read_p(m, s, pred);
    }
    int32_t branch;
    if (in->line[2] == 0) {
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
        int32_t at;
        switch (in->line[0]) {
        case 0: {
            const int32_t dst = (int32_t)in->value[0];
            const int32_t src1 = (int32_t)in->value[1];
            at = (s->r[dst] + 2 * s->r[src1]) & 0xffff;
            break;
        }
        case 1: {
            const int32_t src1 = (int32_t)in->value[1];
            at = 2 * s->r[src1] & 0xffff;
            break;
        }
        case 2: {
            const int32_t dst = (int32_t)in->value[0];
            at = s->r[dst];
            break;
        }
        case 3: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t t10 = (int32_t)in->value[2];
            at = (s->r[src1] + t10) & 0xffff;
            break;
        }
        case 4: {
            const int32_t t10 = (int32_t)in->value[2];
            at = t10;
            break;
        }
        case 5: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t t6 = (int32_t)in->value[3];
            at = (s->r[src1] + t6) & 0xffff;
            break;
        }
        default: {
            const int32_t t6 = (int32_t)in->value[3];
            at = t6;
            break;
        }
        }
        rt_store(m, VUC_SPACE_MVSO, (uint64_t)at, 1, (uint64_t)s->r[src2]);
    }
    return 0;
}

/* GUARD st MVSO[SADDR] $r[SRC2] */
int vuc_exec_st_mvso_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src2 = (int32_t)in->value[4];
    int32_t guard;
    if (in->line[1] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[5];
        guard = read_p(m, s, pred);
    }
    if (guard) {
        int32_t at;
        switch (in->line[0]) {
        case 0: {
            const int32_t dst = (int32_t)in->value[0];
            const int32_t src1 = (int32_t)in->value[1];
            at = (s->r[dst] + 2 * s->r[src1]) & 0xffff;
            break;
        }
        case 1: {
            const int32_t src1 = (int32_t)in->value[1];
            at = 2 * s->r[src1] & 0xffff;
            break;
        }
        case 2: {
            const int32_t dst = (int32_t)in->value[0];
            at = s->r[dst];
            break;
        }
        case 3: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t t10 = (int32_t)in->value[2];
            at = (s->r[src1] + t10) & 0xffff;
            break;
        }
        case 4: {
            const int32_t t10 = (int32_t)in->value[2];
            at = t10;
            break;
        }
        case 5: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t t6 = (int32_t)in->value[3];
            at = (s->r[src1] + t6) & 0xffff;
            break;
        }
        default: {
            const int32_t t6 = (int32_t)in->value[3];
            at = t6;
            break;
        }
        }
        rt_store(m, VUC_SPACE_MVSO, (uint64_t)at, 1, (uint64_t)s->r[src2]);
    }
    return 0;
}

/* BRANCH GUARD st6 B6[SADDR] $r[SRC2] */
int vuc_exec_st_b6_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t pc = (int32_t)m->pc;
    const int32_t src2 = (int32_t)in->value[4];
    int32_t guard;
    if (in->line[1] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[5];
        guard = read_p(m, s, pred);
    }
    int32_t branch;
    if (in->line[2] == 0) {
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
        int32_t at;
        switch (in->line[0]) {
        case 0: {
            const int32_t dst = (int32_t)in->value[0];
            const int32_t src1 = (int32_t)in->value[1];
            at = (s->r[dst] + 2 * s->r[src1]) & 0xffff;
            break;
        }
        case 1: {
            const int32_t src1 = (int32_t)in->value[1];
            at = 2 * s->r[src1] & 0xffff;
            break;
        }
        case 2: {
            const int32_t dst = (int32_t)in->value[0];
            at = s->r[dst];
            break;
        }
        case 3: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t t10 = (int32_t)in->value[2];
            at = (s->r[src1] + t10) & 0xffff;
            break;
        }
        case 4: {
            const int32_t t10 = (int32_t)in->value[2];
            at = t10;
            break;
        }
        case 5: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t t6 = (int32_t)in->value[3];
            at = (s->r[src1] + t6) & 0xffff;
            break;
        }
        default: {
            const int32_t t6 = (int32_t)in->value[3];
            at = t6;
            break;
        }
        }
        rt_store(m, VUC_SPACE_B6, (uint64_t)at, 1, (uint64_t)s->r[src2]);
    }
    return 0;
}

/* GUARD st6 B6[SADDR] $r[SRC2] */
int vuc_exec_st_b6_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src2 = (int32_t)in->value[4];
    int32_t guard;
    if (in->line[1] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[5];
        guard = read_p(m, s, pred);
    }
    if (guard) {
        int32_t at;
        switch (in->line[0]) {
        case 0: {
            const int32_t dst = (int32_t)in->value[0];
            const int32_t src1 = (int32_t)in->value[1];
            at = (s->r[dst] + 2 * s->r[src1]) & 0xffff;
            break;
        }
        case 1: {
            const int32_t src1 = (int32_t)in->value[1];
            at = 2 * s->r[src1] & 0xffff;
            break;
        }
        case 2: {
            const int32_t dst = (int32_t)in->value[0];
            at = s->r[dst];
            break;
        }
        case 3: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t t10 = (int32_t)in->value[2];
            at = (s->r[src1] + t10) & 0xffff;
            break;
        }
        case 4: {
            const int32_t t10 = (int32_t)in->value[2];
            at = t10;
            break;
        }
        case 5: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t t6 = (int32_t)in->value[3];
            at = (s->r[src1] + t6) & 0xffff;
            break;
        }
        default: {
            const int32_t t6 = (int32_t)in->value[3];
            at = t6;
            break;
        }
        }
        rt_store(m, VUC_SPACE_B6, (uint64_t)at, 1, (uint64_t)s->r[src2]);
    }
    return 0;
}

/* BRANCH GUARD st7 B7[SADDR] $r[SRC2] */
int vuc_exec_st_b7_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t pc = (int32_t)m->pc;
    const int32_t src2 = (int32_t)in->value[4];
    int32_t guard;
    if (in->line[1] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[5];
        guard = read_p(m, s, pred);
    }
    int32_t branch;
    if (in->line[2] == 0) {
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
        int32_t at;
        switch (in->line[0]) {
        case 0: {
            const int32_t dst = (int32_t)in->value[0];
            const int32_t src1 = (int32_t)in->value[1];
            at = (s->r[dst] + 2 * s->r[src1]) & 0xffff;
            break;
        }
        case 1: {
            const int32_t src1 = (int32_t)in->value[1];
            at = 2 * s->r[src1] & 0xffff;
            break;
        }
        case 2: {
            const int32_t dst = (int32_t)in->value[0];
            at = s->r[dst];
            break;
        }
        case 3: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t t10 = (int32_t)in->value[2];
            at = (s->r[src1] + t10) & 0xffff;
            break;
        }
        case 4: {
            const int32_t t10 = (int32_t)in->value[2];
            at = t10;
            break;
        }
        case 5: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t t6 = (int32_t)in->value[3];
            at = (s->r[src1] + t6) & 0xffff;
            break;
        }
        default: {
            const int32_t t6 = (int32_t)in->value[3];
            at = t6;
            break;
        }
        }
        rt_store(m, VUC_SPACE_B7, (uint64_t)at, 1, (uint64_t)s->r[src2]);
    }
    return 0;
}

/* GUARD st7 B7[SADDR] $r[SRC2] */
int vuc_exec_st_b7_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t src2 = (int32_t)in->value[4];
    int32_t guard;
    if (in->line[1] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[5];
        guard = read_p(m, s, pred);
    }
    if (guard) {
        int32_t at;
        switch (in->line[0]) {
        case 0: {
            const int32_t dst = (int32_t)in->value[0];
            const int32_t src1 = (int32_t)in->value[1];
            at = (s->r[dst] + 2 * s->r[src1]) & 0xffff;
            break;
        }
        case 1: {
            const int32_t src1 = (int32_t)in->value[1];
            at = 2 * s->r[src1] & 0xffff;
            break;
        }
        case 2: {
            const int32_t dst = (int32_t)in->value[0];
            at = s->r[dst];
            break;
        }
        case 3: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t t10 = (int32_t)in->value[2];
            at = (s->r[src1] + t10) & 0xffff;
            break;
        }
        case 4: {
            const int32_t t10 = (int32_t)in->value[2];
            at = t10;
            break;
        }
        case 5: {
            const int32_t src1 = (int32_t)in->value[1];
            const int32_t t6 = (int32_t)in->value[3];
            at = (s->r[src1] + t6) & 0xffff;
            break;
        }
        default: {
            const int32_t t6 = (int32_t)in->value[3];
            at = t6;
            break;
        }
        }
        rt_store(m, VUC_SPACE_B7, (uint64_t)at, 1, (uint64_t)s->r[src2]);
    }
    return 0;
}

/* BRANCH GUARD st VP[SADDR] $r[SRC2] */
int vuc_exec_st_vp_40(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    const int32_t pc = (int32_t)m->pc;
    int32_t guard;
    if (in->line[1] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[5];
        guard = read_p(m, s, pred);
    }
    int32_t branch;
    if (in->line[2] == 0) {
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
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "no source says which addresses take a byte and which a word");
    }
    return 0;
}

/* GUARD st VP[SADDR] $r[SRC2] */
int vuc_exec_st_vp_30(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct vuc_state *const s = m->state;
    int32_t guard;
    if (in->line[1] == 0) {
        guard = 1;
    } else {
        const int32_t pred = (int32_t)in->value[5];
        guard = read_p(m, s, pred);
    }
    if (guard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "no source says which addresses take a byte and which a word");
    }
    return 0;
}

