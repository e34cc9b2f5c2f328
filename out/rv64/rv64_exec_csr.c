/* Generated from the description rv64 by gen/emit/exec. Do not edit. */
#include "rv64_exec.h"

/* csrrw $x[RD],CSR,$x[RS1] */
RT_FORM_NEAR(rv64, rv64_exec_csr_csrrw_r, 0)
{
    const int32_t here = (int32_t)(0x2 >> m->context.config & 1);
    const uint64_t pc = in->op.pc;
    const int32_t rs1 = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[0];
    rt_i128 result = 0;
    rt_settle_time(m, &in->op, now);
    const int32_t c = operand_csr(in, 0, 1, 2);
    result = func_csr_value(s, c, here);
    const rt_i128 value = result;
    if ((c >> 8 & 3) > s->mode || value < 0 || (1 && c >> 10 == 3)) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const uint64_t v = s->x[rs1];
    const int32_t subject_2 = c;
    if (subject_2 == 1) {
        s->fflags = (uint8_t)((uint32_t)v & 0x1f);
        s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
        if (rd != 0)
            s->x[rd] = (uint64_t)value;
    } else if (subject_2 == 2) {
        s->frm = (uint8_t)((uint32_t)v & 7);
        s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
        if (rd != 0)
            s->x[rd] = (uint64_t)value;
    } else if (subject_2 == 3) {
        s->fflags = (uint8_t)((uint32_t)v & 0x1f);
        s->frm = (uint8_t)((uint32_t)v >> 5 & 7);
        s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
        if (rd != 0)
            s->x[rd] = (uint64_t)value;
    } else if (subject_2 == 768) {
        s->mstatus = (s->mstatus & 0x3ffff7) | ((uint32_t)v >> 3 & 1) << 3;
        s->mstatus = (s->mstatus & 0x3fff7f) | ((uint32_t)v >> 7 & 1) << 7;
        s->mstatus = (s->mstatus & 0x3dffff) | ((uint32_t)v >> 17 & 1) << 17;
        s->mstatus = (s->mstatus & 0x1fffff) | ((uint32_t)v >> 21 & 1) << 21;
        s->mstatus = (s->mstatus & 0x3f9fff) | ((uint32_t)v >> 13 & 3) << 13;
        if (((uint32_t)v >> 11 & 3) == 0 || ((uint32_t)v >> 11 & 3) == 3) {
            s->mstatus = (s->mstatus & 0x3fe7ff) | ((uint32_t)v >> 11 & 3) << 11;
            if (rd != 0)
                s->x[rd] = (uint64_t)value;
        } else {
            if (rd != 0)
                s->x[rd] = (uint64_t)value;
        }
    } else if (subject_2 == 772) {
        s->mie = (uint16_t)((uint16_t)((uint32_t)v & 0xfff) & 0x888);
        if (rd != 0)
            s->x[rd] = (uint64_t)value;
    } else if (subject_2 == 773) {
        s->mtvec = v & UINT64_C(0xfffffffffffffffc);
        if (rd != 0)
            s->x[rd] = (uint64_t)value;
    } else if (subject_2 == 774) {
        s->mcounteren = (uint32_t)v;
        if (rd != 0)
            s->x[rd] = (uint64_t)value;
    } else if (subject_2 == 832) {
        s->mscratch = v;
        if (rd != 0)
            s->x[rd] = (uint64_t)value;
    } else if (subject_2 == 833) {
        s->mepc = v & UINT64_C(0xfffffffffffffffe);
        if (rd != 0)
            s->x[rd] = (uint64_t)value;
    } else if (subject_2 == 834) {
        s->mcause = v;
        if (rd != 0)
            s->x[rd] = (uint64_t)value;
    } else if (subject_2 == 835) {
        s->mtval = v;
        if (rd != 0)
            s->x[rd] = (uint64_t)value;
    } else if (subject_2 == 2816) {
        s->mcycle = v - 1;
        if (rd != 0)
            s->x[rd] = (uint64_t)value;
    } else if (subject_2 == 2818) {
        s->minstret = v - 1;
        if (rd != 0)
            s->x[rd] = (uint64_t)value;
    } else {
        if (rd != 0)
            s->x[rd] = (uint64_t)value;
    }
    return 0;
}

/* csrrs $x[RD],CSR,$x[RS1] */
RT_FORM_NEAR(rv64, rv64_exec_csr_csrrs_r, 0)
{
    const int32_t here = (int32_t)(0x2 >> m->context.config & 1);
    const int32_t rs1 = (int32_t)in->value[3];
    const uint64_t pc = in->op.pc;
    const int32_t rd = (int32_t)in->value[0];
    rt_i128 result = 0;
    rt_settle_time(m, &in->op, now);
    const int32_t c = operand_csr(in, 0, 1, 2);
    result = func_csr_value(s, c, here);
    const rt_i128 value = result;
    const int32_t writes = 0 || rs1 != 0;
    if ((c >> 8 & 3) > s->mode || value < 0 || (writes && c >> 10 == 3)) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    if (writes) {
        const uint64_t v = (uint64_t)value | s->x[rs1];
        const int32_t subject_2 = c;
        if (subject_2 == 1) {
            s->fflags = (uint8_t)((uint32_t)v & 0x1f);
            s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
            if (rd != 0)
                s->x[rd] = (uint64_t)value;
        } else if (subject_2 == 2) {
            s->frm = (uint8_t)((uint32_t)v & 7);
            s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
            if (rd != 0)
                s->x[rd] = (uint64_t)value;
        } else if (subject_2 == 3) {
            s->fflags = (uint8_t)((uint32_t)v & 0x1f);
            s->frm = (uint8_t)((uint32_t)v >> 5 & 7);
            s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
            if (rd != 0)
                s->x[rd] = (uint64_t)value;
        } else if (subject_2 == 768) {
            s->mstatus = (s->mstatus & 0x3ffff7) | ((uint32_t)v >> 3 & 1) << 3;
            s->mstatus = (s->mstatus & 0x3fff7f) | ((uint32_t)v >> 7 & 1) << 7;
            s->mstatus = (s->mstatus & 0x3dffff) | ((uint32_t)v >> 17 & 1) << 17;
            s->mstatus = (s->mstatus & 0x1fffff) | ((uint32_t)v >> 21 & 1) << 21;
            s->mstatus = (s->mstatus & 0x3f9fff) | ((uint32_t)v >> 13 & 3) << 13;
            if (((uint32_t)v >> 11 & 3) == 0 || ((uint32_t)v >> 11 & 3) == 3) {
                s->mstatus = (s->mstatus & 0x3fe7ff) | ((uint32_t)v >> 11 & 3) << 11;
                if (rd != 0)
                    s->x[rd] = (uint64_t)value;
            } else {
                if (rd != 0)
                    s->x[rd] = (uint64_t)value;
            }
        } else if (subject_2 == 772) {
            s->mie = (uint16_t)((uint16_t)((uint32_t)v & 0xfff) & 0x888);
            if (rd != 0)
                s->x[rd] = (uint64_t)value;
        } else if (subject_2 == 773) {
            s->mtvec = v & UINT64_C(0xfffffffffffffffc);
            if (rd != 0)
                s->x[rd] = (uint64_t)value;
        } else if (subject_2 == 774) {
            s->mcounteren = (uint32_t)v;
            if (rd != 0)
                s->x[rd] = (uint64_t)value;
        } else if (subject_2 == 832) {
            s->mscratch = v;
            if (rd != 0)
                s->x[rd] = (uint64_t)value;
        } else if (subject_2 == 833) {
            s->mepc = v & UINT64_C(0xfffffffffffffffe);
            if (rd != 0)
                s->x[rd] = (uint64_t)value;
        } else if (subject_2 == 834) {
            s->mcause = v;
            if (rd != 0)
                s->x[rd] = (uint64_t)value;
        } else if (subject_2 == 835) {
            s->mtval = v;
            if (rd != 0)
                s->x[rd] = (uint64_t)value;
        } else if (subject_2 == 2816) {
            s->mcycle = v - 1;
            if (rd != 0)
                s->x[rd] = (uint64_t)value;
        } else if (subject_2 == 2818) {
            s->minstret = v - 1;
            if (rd != 0)
                s->x[rd] = (uint64_t)value;
        } else {
            if (rd != 0)
                s->x[rd] = (uint64_t)value;
        }
    } else {
        if (rd != 0)
            s->x[rd] = (uint64_t)value;
    }
    return 0;
}

/* csrrc $x[RD],CSR,$x[RS1] */
RT_FORM_NEAR(rv64, rv64_exec_csr_csrrc_r, 0)
{
    const int32_t here = (int32_t)(0x2 >> m->context.config & 1);
    const int32_t rs1 = (int32_t)in->value[3];
    const uint64_t pc = in->op.pc;
    const int32_t rd = (int32_t)in->value[0];
    rt_i128 result = 0;
    rt_settle_time(m, &in->op, now);
    const int32_t c = operand_csr(in, 0, 1, 2);
    result = func_csr_value(s, c, here);
    const rt_i128 value = result;
    const int32_t writes = 0 || rs1 != 0;
    if ((c >> 8 & 3) > s->mode || value < 0 || (writes && c >> 10 == 3)) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    if (writes) {
        const uint64_t v = (uint64_t)value & ~s->x[rs1];
        const int32_t subject_2 = c;
        if (subject_2 == 1) {
            s->fflags = (uint8_t)((uint32_t)v & 0x1f);
            s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
            if (rd != 0)
                s->x[rd] = (uint64_t)value;
        } else if (subject_2 == 2) {
            s->frm = (uint8_t)((uint32_t)v & 7);
            s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
            if (rd != 0)
                s->x[rd] = (uint64_t)value;
        } else if (subject_2 == 3) {
            s->fflags = (uint8_t)((uint32_t)v & 0x1f);
            s->frm = (uint8_t)((uint32_t)v >> 5 & 7);
            s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
            if (rd != 0)
                s->x[rd] = (uint64_t)value;
        } else if (subject_2 == 768) {
            s->mstatus = (s->mstatus & 0x3ffff7) | ((uint32_t)v >> 3 & 1) << 3;
            s->mstatus = (s->mstatus & 0x3fff7f) | ((uint32_t)v >> 7 & 1) << 7;
            s->mstatus = (s->mstatus & 0x3dffff) | ((uint32_t)v >> 17 & 1) << 17;
            s->mstatus = (s->mstatus & 0x1fffff) | ((uint32_t)v >> 21 & 1) << 21;
            s->mstatus = (s->mstatus & 0x3f9fff) | ((uint32_t)v >> 13 & 3) << 13;
            if (((uint32_t)v >> 11 & 3) == 0 || ((uint32_t)v >> 11 & 3) == 3) {
                s->mstatus = (s->mstatus & 0x3fe7ff) | ((uint32_t)v >> 11 & 3) << 11;
                if (rd != 0)
                    s->x[rd] = (uint64_t)value;
            } else {
                if (rd != 0)
                    s->x[rd] = (uint64_t)value;
            }
        } else if (subject_2 == 772) {
            s->mie = (uint16_t)((uint16_t)((uint32_t)v & 0xfff) & 0x888);
            if (rd != 0)
                s->x[rd] = (uint64_t)value;
        } else if (subject_2 == 773) {
            s->mtvec = v & UINT64_C(0xfffffffffffffffc);
            if (rd != 0)
                s->x[rd] = (uint64_t)value;
        } else if (subject_2 == 774) {
            s->mcounteren = (uint32_t)v;
            if (rd != 0)
                s->x[rd] = (uint64_t)value;
        } else if (subject_2 == 832) {
            s->mscratch = v;
            if (rd != 0)
                s->x[rd] = (uint64_t)value;
        } else if (subject_2 == 833) {
            s->mepc = v & UINT64_C(0xfffffffffffffffe);
            if (rd != 0)
                s->x[rd] = (uint64_t)value;
        } else if (subject_2 == 834) {
            s->mcause = v;
            if (rd != 0)
                s->x[rd] = (uint64_t)value;
        } else if (subject_2 == 835) {
            s->mtval = v;
            if (rd != 0)
                s->x[rd] = (uint64_t)value;
        } else if (subject_2 == 2816) {
            s->mcycle = v - 1;
            if (rd != 0)
                s->x[rd] = (uint64_t)value;
        } else if (subject_2 == 2818) {
            s->minstret = v - 1;
            if (rd != 0)
                s->x[rd] = (uint64_t)value;
        } else {
            if (rd != 0)
                s->x[rd] = (uint64_t)value;
        }
    } else {
        if (rd != 0)
            s->x[rd] = (uint64_t)value;
    }
    return 0;
}

/* csrrwi $x[RD],CSR,ZIMM */
RT_FORM_NEAR(rv64, rv64_exec_csr_csrrw_i, 0)
{
    const int32_t here = (int32_t)(0x2 >> m->context.config & 1);
    const uint64_t pc = in->op.pc;
    const int32_t rd = (int32_t)in->value[0];
    const int32_t zimm = (int32_t)in->value[3];
    rt_i128 result = 0;
    rt_settle_time(m, &in->op, now);
    const int32_t c = operand_csr(in, 0, 1, 2);
    result = func_csr_value(s, c, here);
    const rt_i128 value = result;
    if ((c >> 8 & 3) > s->mode || value < 0 || (1 && c >> 10 == 3)) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    if (rd != 0)
        s->x[rd] = (uint64_t)value;
    const int32_t v = zimm;
    const int32_t subject_2 = c;
    if (subject_2 == 1) {
        s->fflags = (uint8_t)v;
        s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    } else if (subject_2 == 2) {
        s->frm = (uint8_t)(v & 7);
        s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    } else if (subject_2 == 3) {
        s->fflags = (uint8_t)v;
        s->frm = 0;
        s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    } else if (subject_2 == 768) {
        s->mstatus = (s->mstatus & 0x3ffff7) | (uint32_t)(v >> 3 & 1) << 3;
        s->mstatus = s->mstatus & 0x3fff7f;
        s->mstatus = s->mstatus & 0x3dffff;
        s->mstatus = s->mstatus & 0x1fffff;
        s->mstatus = s->mstatus & 0x3f9fff;
        s->mstatus = s->mstatus & 0x3fe7ff;
    } else if (subject_2 == 772) {
        s->mie = (uint16_t)((uint16_t)v & 0x888);
    } else if (subject_2 == 773) {
        s->mtvec = (uint64_t)v & UINT64_C(0xfffffffffffffffc);
    } else if (subject_2 == 774) {
        s->mcounteren = (uint32_t)v;
    } else if (subject_2 == 832) {
        s->mscratch = (uint64_t)v;
    } else if (subject_2 == 833) {
        s->mepc = (uint64_t)v & UINT64_C(0xfffffffffffffffe);
    } else if (subject_2 == 834) {
        s->mcause = (uint64_t)v;
    } else if (subject_2 == 835) {
        s->mtval = (uint64_t)v;
    } else if (subject_2 == 2816) {
        s->mcycle = (uint64_t)(v - 1);
    } else if (subject_2 == 2818) {
        s->minstret = (uint64_t)(v - 1);
    }
    return 0;
}

/* csrrsi $x[RD],CSR,ZIMM */
RT_FORM_NEAR(rv64, rv64_exec_csr_csrrs_i, 0)
{
    const int32_t here = (int32_t)(0x2 >> m->context.config & 1);
    const int32_t zimm = (int32_t)in->value[3];
    const uint64_t pc = in->op.pc;
    const int32_t rd = (int32_t)in->value[0];
    rt_i128 result = 0;
    rt_settle_time(m, &in->op, now);
    const int32_t c = operand_csr(in, 0, 1, 2);
    result = func_csr_value(s, c, here);
    const rt_i128 value = result;
    const int32_t writes = 0 || zimm != 0;
    if ((c >> 8 & 3) > s->mode || value < 0 || (writes && c >> 10 == 3)) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    if (rd != 0)
        s->x[rd] = (uint64_t)value;
    if (writes) {
        const uint64_t v = (uint64_t)value | (uint64_t)zimm;
        const int32_t subject_2 = c;
        if (subject_2 == 1) {
            s->fflags = (uint8_t)((uint32_t)v & 0x1f);
            s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
        } else if (subject_2 == 2) {
            s->frm = (uint8_t)((uint32_t)v & 7);
            s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
        } else if (subject_2 == 3) {
            s->fflags = (uint8_t)((uint32_t)v & 0x1f);
            s->frm = (uint8_t)((uint32_t)v >> 5 & 7);
            s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
        } else if (subject_2 == 768) {
            s->mstatus = (s->mstatus & 0x3ffff7) | ((uint32_t)v >> 3 & 1) << 3;
            s->mstatus = (s->mstatus & 0x3fff7f) | ((uint32_t)v >> 7 & 1) << 7;
            s->mstatus = (s->mstatus & 0x3dffff) | ((uint32_t)v >> 17 & 1) << 17;
            s->mstatus = (s->mstatus & 0x1fffff) | ((uint32_t)v >> 21 & 1) << 21;
            s->mstatus = (s->mstatus & 0x3f9fff) | ((uint32_t)v >> 13 & 3) << 13;
            if (((uint32_t)v >> 11 & 3) == 0 || ((uint32_t)v >> 11 & 3) == 3) {
                s->mstatus = (s->mstatus & 0x3fe7ff) | ((uint32_t)v >> 11 & 3) << 11;
            }
        } else if (subject_2 == 772) {
            s->mie = (uint16_t)((uint16_t)((uint32_t)v & 0xfff) & 0x888);
        } else if (subject_2 == 773) {
            s->mtvec = v & UINT64_C(0xfffffffffffffffc);
        } else if (subject_2 == 774) {
            s->mcounteren = (uint32_t)v;
        } else if (subject_2 == 832) {
            s->mscratch = v;
        } else if (subject_2 == 833) {
            s->mepc = v & UINT64_C(0xfffffffffffffffe);
        } else if (subject_2 == 834) {
            s->mcause = v;
        } else if (subject_2 == 835) {
            s->mtval = v;
        } else if (subject_2 == 2816) {
            s->mcycle = v - 1;
        } else if (subject_2 == 2818) {
            s->minstret = v - 1;
        }
    }
    return 0;
}

/* csrrci $x[RD],CSR,ZIMM */
RT_FORM_NEAR(rv64, rv64_exec_csr_csrrc_i, 0)
{
    const int32_t here = (int32_t)(0x2 >> m->context.config & 1);
    const int32_t zimm = (int32_t)in->value[3];
    const uint64_t pc = in->op.pc;
    const int32_t rd = (int32_t)in->value[0];
    rt_i128 result = 0;
    rt_settle_time(m, &in->op, now);
    const int32_t c = operand_csr(in, 0, 1, 2);
    result = func_csr_value(s, c, here);
    const rt_i128 value = result;
    const int32_t writes = 0 || zimm != 0;
    if ((c >> 8 & 3) > s->mode || value < 0 || (writes && c >> 10 == 3)) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    if (rd != 0)
        s->x[rd] = (uint64_t)value;
    if (writes) {
        const uint64_t v = (uint64_t)value & (uint64_t)~zimm;
        const int32_t subject_2 = c;
        if (subject_2 == 1) {
            s->fflags = (uint8_t)((uint32_t)v & 0x1f);
            s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
        } else if (subject_2 == 2) {
            s->frm = (uint8_t)((uint32_t)v & 7);
            s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
        } else if (subject_2 == 3) {
            s->fflags = (uint8_t)((uint32_t)v & 0x1f);
            s->frm = (uint8_t)((uint32_t)v >> 5 & 7);
            s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
        } else if (subject_2 == 768) {
            s->mstatus = (s->mstatus & 0x3ffff7) | ((uint32_t)v >> 3 & 1) << 3;
            s->mstatus = (s->mstatus & 0x3fff7f) | ((uint32_t)v >> 7 & 1) << 7;
            s->mstatus = (s->mstatus & 0x3dffff) | ((uint32_t)v >> 17 & 1) << 17;
            s->mstatus = (s->mstatus & 0x1fffff) | ((uint32_t)v >> 21 & 1) << 21;
            s->mstatus = (s->mstatus & 0x3f9fff) | ((uint32_t)v >> 13 & 3) << 13;
            if (((uint32_t)v >> 11 & 3) == 0 || ((uint32_t)v >> 11 & 3) == 3) {
                s->mstatus = (s->mstatus & 0x3fe7ff) | ((uint32_t)v >> 11 & 3) << 11;
            }
        } else if (subject_2 == 772) {
            s->mie = (uint16_t)((uint16_t)((uint32_t)v & 0xfff) & 0x888);
        } else if (subject_2 == 773) {
            s->mtvec = v & UINT64_C(0xfffffffffffffffc);
        } else if (subject_2 == 774) {
            s->mcounteren = (uint32_t)v;
        } else if (subject_2 == 832) {
            s->mscratch = v;
        } else if (subject_2 == 833) {
            s->mepc = v & UINT64_C(0xfffffffffffffffe);
        } else if (subject_2 == 834) {
            s->mcause = v;
        } else if (subject_2 == 835) {
            s->mtval = v;
        } else if (subject_2 == 2816) {
            s->mcycle = v - 1;
        } else if (subject_2 == 2818) {
            s->minstret = v - 1;
        }
    }
    return 0;
}

/* unimp */
RT_FORM_NEAR(rv64, rv64_exec_unimplemented_w, 0)
{
    const uint64_t pc = in->op.pc;
    RT_GO_FAR(far);
    rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
    rt_raise_value(m, 0, 2);
    return func_trap_9(m, s, pc);
}

/* c.unimp */
RT_FORM_NEAR(rv64, rv64_exec_unimplemented_c, 0)
{
    const uint64_t pc = in->op.pc;
    RT_GO_FAR(far);
    rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
    rt_raise_value(m, 0, 2);
    return func_trap_9(m, s, pc);
}

/* mret */
RT_FORM_NEAR(rv64, rv64_exec_return, RT_LEADS | RT_ANYWHERE)
{
    const uint64_t pc = in->op.pc;
    uint32_t mstatus_new = s->mstatus;
    if (s->mode != 3) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    mstatus_new = (mstatus_new & 0x3ffff7) | (s->mstatus >> 7 & 1) << 3;
    mstatus_new = (mstatus_new & 0x3fff7f) | (uint32_t)1 << 7;
    s->mode = (uint8_t)(s->mstatus >> 11 & 3);
    if ((s->mstatus >> 11 & 3) != 3) {
        mstatus_new = mstatus_new & 0x3dffff;
    }
    mstatus_new = mstatus_new & 0x3fe7ff;
    rt_lead(way, s->mepc & UINT64_C(0xfffffffffffffffe));
    s->mstatus = mstatus_new & 0x227888;
    return 0;
}

/* wfi */
RT_FORM_NEAR(rv64, rv64_exec_wait, 0)
{
    const uint64_t pc = in->op.pc;
    if (s->mode != 3 && s->mstatus >> 21 != 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    return 0;
}

/* sret */
RT_FORM_NEAR(rv64, rv64_exec_supervisor_ret, 0)
{
    const uint64_t pc = in->op.pc;
    RT_GO_FAR(far);
    rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
    rt_raise_value(m, 0, 2);
    return func_trap_9(m, s, pc);
}

/* sfence.vma $x[RS1],$x[RS2] */
RT_FORM_NEAR(rv64, rv64_exec_supervisor_fence, 0)
{
    const uint64_t pc = in->op.pc;
    RT_GO_FAR(far);
    rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
    rt_raise_value(m, 0, 2);
    return func_trap_9(m, s, pc);
}

