/* Generated from the description rv64 by gen/emit/exec. Do not edit. */
#include "rv64_exec.h"

/* fadd.s $f[FD],$f[FS1],$f[FS2],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_arith_fadd_s, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[3];
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const uint32_t a = (uint32_t)(s->f[fs1] >> 32) == 4294967295u ? (uint32_t)s->f[fs1]
        : 2143289344;
    const uint32_t b = (uint32_t)(s->f[fs2] >> 32) == 4294967295u ? (uint32_t)s->f[fs2]
        : 2143289344;
    const rt_flagged flagged = rt_f32_add_flags(a, b, (uint32_t)mode, RT_KEEP, 0x7fc00000);
    const uint32_t x = flagged.flags;
    const uint32_t r = (uint32_t)flagged.bits;
    s->f[fd] = (uint64_t)r | UINT64_C(0xffffffff00000000);
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fadd.d $f[FD],$f[FS1],$f[FS2],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_arith_fadd_d, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[3];
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const uint64_t a = s->f[fs1];
    const uint64_t b = s->f[fs2];
    const rt_flagged flagged =
        rt_f64_add_flags(a, b, (uint32_t)mode, RT_KEEP, INT64_C(0x7ff8000000000000));
    const uint32_t x = flagged.flags;
    const uint64_t r = flagged.bits;
    s->f[fd] = r;
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fsub.s $f[FD],$f[FS1],$f[FS2],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_arith_fsub_s, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[3];
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const uint32_t a = (uint32_t)(s->f[fs1] >> 32) == 4294967295u ? (uint32_t)s->f[fs1]
        : 2143289344;
    const uint32_t b = (uint32_t)(s->f[fs2] >> 32) == 4294967295u ? (uint32_t)s->f[fs2]
        : 2143289344;
    const rt_flagged flagged =
        rt_f32_add_flags(a, b ^ 0x80000000u, (uint32_t)mode, RT_KEEP, 0x7fc00000);
    const uint32_t x = flagged.flags;
    const uint32_t r = (uint32_t)flagged.bits;
    s->f[fd] = (uint64_t)r | UINT64_C(0xffffffff00000000);
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fsub.d $f[FD],$f[FS1],$f[FS2],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_arith_fsub_d, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[3];
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const uint64_t a = s->f[fs1];
    const uint64_t b = s->f[fs2];
    const rt_flagged flagged =
        rt_f64_add_flags(a, b ^ UINT64_C(0x8000000000000000), (uint32_t)mode, RT_KEEP,
        INT64_C(0x7ff8000000000000));
    const uint32_t x = flagged.flags;
    const uint64_t r = flagged.bits;
    s->f[fd] = r;
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fmul.s $f[FD],$f[FS1],$f[FS2],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_arith_fmul_s, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[3];
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const uint32_t a = (uint32_t)(s->f[fs1] >> 32) == 4294967295u ? (uint32_t)s->f[fs1]
        : 2143289344;
    const uint32_t b = (uint32_t)(s->f[fs2] >> 32) == 4294967295u ? (uint32_t)s->f[fs2]
        : 2143289344;
    const rt_flagged flagged = rt_f32_mul_flags(a, b, (uint32_t)mode, RT_KEEP, 0x7fc00000);
    const uint32_t x = flagged.flags;
    const uint32_t r = (uint32_t)flagged.bits;
    s->f[fd] = (uint64_t)r | UINT64_C(0xffffffff00000000);
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fmul.d $f[FD],$f[FS1],$f[FS2],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_arith_fmul_d, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[3];
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const uint64_t a = s->f[fs1];
    const uint64_t b = s->f[fs2];
    const rt_flagged flagged =
        rt_f64_mul_flags(a, b, (uint32_t)mode, RT_KEEP, INT64_C(0x7ff8000000000000));
    const uint32_t x = flagged.flags;
    const uint64_t r = flagged.bits;
    s->f[fd] = r;
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fdiv.s $f[FD],$f[FS1],$f[FS2],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_arith_fdiv_s, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[3];
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const uint32_t a = (uint32_t)(s->f[fs1] >> 32) == 4294967295u ? (uint32_t)s->f[fs1]
        : 2143289344;
    const uint32_t b = (uint32_t)(s->f[fs2] >> 32) == 4294967295u ? (uint32_t)s->f[fs2]
        : 2143289344;
    const rt_flagged flagged = rt_f32_div_flags(a, b, (uint32_t)mode, RT_KEEP, 0x7fc00000);
    const uint32_t x = flagged.flags;
    const uint32_t r = (uint32_t)flagged.bits;
    s->f[fd] = (uint64_t)r | UINT64_C(0xffffffff00000000);
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fdiv.d $f[FD],$f[FS1],$f[FS2],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_arith_fdiv_d, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[3];
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const uint64_t a = s->f[fs1];
    const uint64_t b = s->f[fs2];
    const rt_flagged flagged =
        rt_f64_div_flags(a, b, (uint32_t)mode, RT_KEEP, INT64_C(0x7ff8000000000000));
    const uint32_t x = flagged.flags;
    const uint64_t r = flagged.bits;
    s->f[fd] = r;
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fsqrt.s $f[FD],$f[FS1],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_root_fsqrt_s, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[2];
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const uint32_t a = (uint32_t)(s->f[fs1] >> 32) == 4294967295u ? (uint32_t)s->f[fs1]
        : 2143289344;
    const rt_flagged flagged = rt_f32_sqrt_flags(a, (uint32_t)mode, RT_KEEP, 0x7fc00000);
    const uint32_t x = flagged.flags;
    const uint32_t r = (uint32_t)flagged.bits;
    s->f[fd] = (uint64_t)r | UINT64_C(0xffffffff00000000);
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fsqrt.d $f[FD],$f[FS1],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_root_fsqrt_d, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[2];
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const uint64_t a = s->f[fs1];
    const rt_flagged flagged =
        rt_f64_sqrt_flags(a, (uint32_t)mode, RT_KEEP, INT64_C(0x7ff8000000000000));
    const uint32_t x = flagged.flags;
    const uint64_t r = flagged.bits;
    s->f[fd] = r;
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fmadd.s $f[FD],$f[FS1],$f[FS2],$f[FS3],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_fused_fmadd_s, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[4];
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t fs3 = (int32_t)in->value[3];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const uint32_t a = (uint32_t)(s->f[fs1] >> 32) == 4294967295u ? (uint32_t)s->f[fs1]
        : 2143289344;
    const uint32_t b = (uint32_t)(s->f[fs2] >> 32) == 4294967295u ? (uint32_t)s->f[fs2]
        : 2143289344;
    const uint32_t c = (uint32_t)(s->f[fs3] >> 32) == 4294967295u ? (uint32_t)s->f[fs3]
        : 2143289344;
    const rt_flagged flagged =
        rt_f32_mul_add_flags(a, b, c, RT_EXACT, (uint32_t)mode, RT_KEEP, 0x7fc00000);
    const uint32_t x = flagged.flags;
    const uint32_t r = (uint32_t)flagged.bits;
    s->f[fd] = (uint64_t)r | UINT64_C(0xffffffff00000000);
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fmadd.d $f[FD],$f[FS1],$f[FS2],$f[FS3],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_fused_fmadd_d, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[4];
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t fs3 = (int32_t)in->value[3];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const uint64_t a = s->f[fs1];
    const uint64_t b = s->f[fs2];
    const uint64_t c = s->f[fs3];
    const rt_flagged flagged =
        rt_f64_mul_add_flags(a, b, c, RT_EXACT, (uint32_t)mode, RT_KEEP,
        INT64_C(0x7ff8000000000000));
    const uint32_t x = flagged.flags;
    const uint64_t r = flagged.bits;
    s->f[fd] = r;
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fmsub.s $f[FD],$f[FS1],$f[FS2],$f[FS3],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_fused_fmsub_s, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[4];
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t fs3 = (int32_t)in->value[3];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const uint32_t a = (uint32_t)(s->f[fs1] >> 32) == 4294967295u ? (uint32_t)s->f[fs1]
        : 2143289344;
    const uint32_t b = (uint32_t)(s->f[fs2] >> 32) == 4294967295u ? (uint32_t)s->f[fs2]
        : 2143289344;
    const uint32_t c =
        ((uint32_t)(s->f[fs3] >> 32) == 4294967295u ? (uint32_t)s->f[fs3] : 2143289344)
        ^ 0x80000000u;
    const rt_flagged flagged =
        rt_f32_mul_add_flags(a, b, c, RT_EXACT, (uint32_t)mode, RT_KEEP, 0x7fc00000);
    const uint32_t x = flagged.flags;
    const uint32_t r = (uint32_t)flagged.bits;
    s->f[fd] = (uint64_t)r | UINT64_C(0xffffffff00000000);
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fmsub.d $f[FD],$f[FS1],$f[FS2],$f[FS3],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_fused_fmsub_d, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[4];
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t fs3 = (int32_t)in->value[3];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const uint64_t a = s->f[fs1];
    const uint64_t b = s->f[fs2];
    const uint64_t c = s->f[fs3] ^ UINT64_C(0x8000000000000000);
    const rt_flagged flagged =
        rt_f64_mul_add_flags(a, b, c, RT_EXACT, (uint32_t)mode, RT_KEEP,
        INT64_C(0x7ff8000000000000));
    const uint32_t x = flagged.flags;
    const uint64_t r = flagged.bits;
    s->f[fd] = r;
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fnmsub.s $f[FD],$f[FS1],$f[FS2],$f[FS3],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_fused_fnmsub_s, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[4];
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t fs3 = (int32_t)in->value[3];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const uint32_t a =
        ((uint32_t)(s->f[fs1] >> 32) == 4294967295u ? (uint32_t)s->f[fs1] : 2143289344)
        ^ 0x80000000u;
    const uint32_t b = (uint32_t)(s->f[fs2] >> 32) == 4294967295u ? (uint32_t)s->f[fs2]
        : 2143289344;
    const uint32_t c = (uint32_t)(s->f[fs3] >> 32) == 4294967295u ? (uint32_t)s->f[fs3]
        : 2143289344;
    const rt_flagged flagged =
        rt_f32_mul_add_flags(a, b, c, RT_EXACT, (uint32_t)mode, RT_KEEP, 0x7fc00000);
    const uint32_t x = flagged.flags;
    const uint32_t r = (uint32_t)flagged.bits;
    s->f[fd] = (uint64_t)r | UINT64_C(0xffffffff00000000);
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fnmsub.d $f[FD],$f[FS1],$f[FS2],$f[FS3],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_fused_fnmsub_d, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[4];
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t fs3 = (int32_t)in->value[3];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const uint64_t a = s->f[fs1] ^ UINT64_C(0x8000000000000000);
    const uint64_t b = s->f[fs2];
    const uint64_t c = s->f[fs3];
    const rt_flagged flagged =
        rt_f64_mul_add_flags(a, b, c, RT_EXACT, (uint32_t)mode, RT_KEEP,
        INT64_C(0x7ff8000000000000));
    const uint32_t x = flagged.flags;
    const uint64_t r = flagged.bits;
    s->f[fd] = r;
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fnmadd.s $f[FD],$f[FS1],$f[FS2],$f[FS3],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_fused_fnmadd_s, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[4];
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t fs3 = (int32_t)in->value[3];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const uint32_t a =
        ((uint32_t)(s->f[fs1] >> 32) == 4294967295u ? (uint32_t)s->f[fs1] : 2143289344)
        ^ 0x80000000u;
    const uint32_t b = (uint32_t)(s->f[fs2] >> 32) == 4294967295u ? (uint32_t)s->f[fs2]
        : 2143289344;
    const uint32_t c =
        ((uint32_t)(s->f[fs3] >> 32) == 4294967295u ? (uint32_t)s->f[fs3] : 2143289344)
        ^ 0x80000000u;
    const rt_flagged flagged =
        rt_f32_mul_add_flags(a, b, c, RT_EXACT, (uint32_t)mode, RT_KEEP, 0x7fc00000);
    const uint32_t x = flagged.flags;
    const uint32_t r = (uint32_t)flagged.bits;
    s->f[fd] = (uint64_t)r | UINT64_C(0xffffffff00000000);
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fnmadd.d $f[FD],$f[FS1],$f[FS2],$f[FS3],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_fused_fnmadd_d, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[4];
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t fs3 = (int32_t)in->value[3];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const uint64_t a = s->f[fs1] ^ UINT64_C(0x8000000000000000);
    const uint64_t b = s->f[fs2];
    const uint64_t c = s->f[fs3] ^ UINT64_C(0x8000000000000000);
    const rt_flagged flagged =
        rt_f64_mul_add_flags(a, b, c, RT_EXACT, (uint32_t)mode, RT_KEEP,
        INT64_C(0x7ff8000000000000));
    const uint32_t x = flagged.flags;
    const uint64_t r = flagged.bits;
    s->f[fd] = r;
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fsgnj.s $f[FD],$f[FS1],$f[FS2] */
RT_FORM_NEAR(rv64, rv64_exec_float_sign_fsgnj_s, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const uint32_t a = (uint32_t)(s->f[fs1] >> 32) == 4294967295u ? (uint32_t)s->f[fs1]
        : 2143289344;
    const uint32_t b = (uint32_t)(s->f[fs2] >> 32) == 4294967295u ? (uint32_t)s->f[fs2]
        : 2143289344;
    const uint32_t x = (a & 0x7fffffff & 0xffffffffu) | (b & 0x80000000u);
    s->f[fd] = (uint64_t)x | UINT64_C(0xffffffff00000000);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fsgnj.d $f[FD],$f[FS1],$f[FS2] */
RT_FORM_NEAR(rv64, rv64_exec_float_sign_fsgnj_d, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const uint64_t a = s->f[fs1];
    const uint64_t b = s->f[fs2];
    const uint64_t x = (a & INT64_C(0x7fffffffffffffff) & UINT64_C(0xffffffffffffffff))
        | (b & UINT64_C(0x8000000000000000));
    s->f[fd] = x;
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fsgnjn.s $f[FD],$f[FS1],$f[FS2] */
RT_FORM_NEAR(rv64, rv64_exec_float_sign_fsgnjn_s, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const uint32_t a = (uint32_t)(s->f[fs1] >> 32) == 4294967295u ? (uint32_t)s->f[fs1]
        : 2143289344;
    const uint32_t b = (uint32_t)(s->f[fs2] >> 32) == 4294967295u ? (uint32_t)s->f[fs2]
        : 2143289344;
    const uint32_t x = (a & 0x7fffffff & 0xffffffffu) | (~b & 0x80000000u);
    s->f[fd] = (uint64_t)x | UINT64_C(0xffffffff00000000);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fsgnjn.d $f[FD],$f[FS1],$f[FS2] */
RT_FORM_NEAR(rv64, rv64_exec_float_sign_fsgnjn_d, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const uint64_t a = s->f[fs1];
    const uint64_t b = s->f[fs2];
    const uint64_t x = (a & INT64_C(0x7fffffffffffffff) & UINT64_C(0xffffffffffffffff))
        | (~b & UINT64_C(0x8000000000000000));
    s->f[fd] = x;
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fsgnjx.s $f[FD],$f[FS1],$f[FS2] */
RT_FORM_NEAR(rv64, rv64_exec_float_sign_fsgnjx_s, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const uint32_t a = (uint32_t)(s->f[fs1] >> 32) == 4294967295u ? (uint32_t)s->f[fs1]
        : 2143289344;
    const uint32_t b = (uint32_t)(s->f[fs2] >> 32) == 4294967295u ? (uint32_t)s->f[fs2]
        : 2143289344;
    const uint32_t x = (a & 0x7fffffff & 0xffffffffu) | ((a ^ b) & 0x80000000u);
    s->f[fd] = (uint64_t)x | UINT64_C(0xffffffff00000000);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fsgnjx.d $f[FD],$f[FS1],$f[FS2] */
RT_FORM_NEAR(rv64, rv64_exec_float_sign_fsgnjx_d, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const uint64_t a = s->f[fs1];
    const uint64_t b = s->f[fs2];
    const uint64_t x = (a & INT64_C(0x7fffffffffffffff) & UINT64_C(0xffffffffffffffff))
        | ((a ^ b) & UINT64_C(0x8000000000000000));
    s->f[fd] = x;
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fmin.s $f[FD],$f[FS1],$f[FS2] */
RT_FORM_NEAR(rv64, rv64_exec_float_minimum_fmin_s, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const uint32_t a = (uint32_t)(s->f[fs1] >> 32) == 4294967295u ? (uint32_t)s->f[fs1]
        : 2143289344;
    const uint32_t b = (uint32_t)(s->f[fs2] >> 32) == 4294967295u ? (uint32_t)s->f[fs2]
        : 2143289344;
    const rt_flagged flagged = rt_f32_min_flags(a, b, RT_KEEP, 0x7fc00000);
    const uint32_t x = flagged.flags;
    const uint32_t r = (uint32_t)flagged.bits;
    s->f[fd] = (uint64_t)r | UINT64_C(0xffffffff00000000);
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fmin.d $f[FD],$f[FS1],$f[FS2] */
RT_FORM_NEAR(rv64, rv64_exec_float_minimum_fmin_d, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const uint64_t a = s->f[fs1];
    const uint64_t b = s->f[fs2];
    const rt_flagged flagged = rt_f64_min_flags(a, b, RT_KEEP, INT64_C(0x7ff8000000000000));
    const uint32_t x = flagged.flags;
    const uint64_t r = flagged.bits;
    s->f[fd] = r;
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fmax.s $f[FD],$f[FS1],$f[FS2] */
RT_FORM_NEAR(rv64, rv64_exec_float_minimum_fmax_s, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const uint32_t a = (uint32_t)(s->f[fs1] >> 32) == 4294967295u ? (uint32_t)s->f[fs1]
        : 2143289344;
    const uint32_t b = (uint32_t)(s->f[fs2] >> 32) == 4294967295u ? (uint32_t)s->f[fs2]
        : 2143289344;
    const rt_flagged flagged = rt_f32_max_flags(a, b, RT_KEEP, 0x7fc00000);
    const uint32_t x = flagged.flags;
    const uint32_t r = (uint32_t)flagged.bits;
    s->f[fd] = (uint64_t)r | UINT64_C(0xffffffff00000000);
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fmax.d $f[FD],$f[FS1],$f[FS2] */
RT_FORM_NEAR(rv64, rv64_exec_float_minimum_fmax_d, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const uint64_t a = s->f[fs1];
    const uint64_t b = s->f[fs2];
    const rt_flagged flagged = rt_f64_max_flags(a, b, RT_KEEP, INT64_C(0x7ff8000000000000));
    const uint32_t x = flagged.flags;
    const uint64_t r = flagged.bits;
    s->f[fd] = r;
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* feq.s $x[RD],$f[FS1],$f[FS2] */
RT_FORM_NEAR(rv64, rv64_exec_float_compare_feq_s, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const uint32_t a = (uint32_t)(s->f[fs1] >> 32) == 4294967295u ? (uint32_t)s->f[fs1]
        : 2143289344;
    const uint32_t b = (uint32_t)(s->f[fs2] >> 32) == 4294967295u ? (uint32_t)s->f[fs2]
        : 2143289344;
    const int32_t flagged = rt_f32_compare_flags(a, b, RT_KEEP, 0);
    const int32_t x = flagged & 0x1f;
    const int32_t order = flagged >> 5;
    s->x[rd] = (uint64_t)((order & 2) != 0);
    s->fflags = (uint8_t)(s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* feq.d $x[RD],$f[FS1],$f[FS2] */
RT_FORM_NEAR(rv64, rv64_exec_float_compare_feq_d, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const uint64_t a = s->f[fs1];
    const uint64_t b = s->f[fs2];
    const int32_t flagged = rt_f64_compare_flags(a, b, RT_KEEP, 0);
    const int32_t x = flagged & 0x1f;
    const int32_t order = flagged >> 5;
    s->x[rd] = (uint64_t)((order & 2) != 0);
    s->fflags = (uint8_t)(s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* flt.s $x[RD],$f[FS1],$f[FS2] */
RT_FORM_NEAR(rv64, rv64_exec_float_compare_flt_s, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const uint32_t a = (uint32_t)(s->f[fs1] >> 32) == 4294967295u ? (uint32_t)s->f[fs1]
        : 2143289344;
    const uint32_t b = (uint32_t)(s->f[fs2] >> 32) == 4294967295u ? (uint32_t)s->f[fs2]
        : 2143289344;
    const int32_t flagged = rt_f32_compare_flags(a, b, RT_KEEP, 1);
    const int32_t x = flagged & 0x1f;
    const int32_t order = flagged >> 5;
    s->x[rd] = (uint64_t)((order & 1) != 0);
    s->fflags = (uint8_t)(s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* flt.d $x[RD],$f[FS1],$f[FS2] */
RT_FORM_NEAR(rv64, rv64_exec_float_compare_flt_d, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const uint64_t a = s->f[fs1];
    const uint64_t b = s->f[fs2];
    const int32_t flagged = rt_f64_compare_flags(a, b, RT_KEEP, 1);
    const int32_t x = flagged & 0x1f;
    const int32_t order = flagged >> 5;
    s->x[rd] = (uint64_t)((order & 1) != 0);
    s->fflags = (uint8_t)(s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fle.s $x[RD],$f[FS1],$f[FS2] */
RT_FORM_NEAR(rv64, rv64_exec_float_compare_fle_s, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const uint32_t a = (uint32_t)(s->f[fs1] >> 32) == 4294967295u ? (uint32_t)s->f[fs1]
        : 2143289344;
    const uint32_t b = (uint32_t)(s->f[fs2] >> 32) == 4294967295u ? (uint32_t)s->f[fs2]
        : 2143289344;
    const int32_t flagged = rt_f32_compare_flags(a, b, RT_KEEP, 1);
    const int32_t x = flagged & 0x1f;
    const int32_t order = flagged >> 5;
    s->x[rd] = (uint64_t)((order & 3) != 0);
    s->fflags = (uint8_t)(s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fle.d $x[RD],$f[FS1],$f[FS2] */
RT_FORM_NEAR(rv64, rv64_exec_float_compare_fle_d, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const uint64_t a = s->f[fs1];
    const uint64_t b = s->f[fs2];
    const int32_t flagged = rt_f64_compare_flags(a, b, RT_KEEP, 1);
    const int32_t x = flagged & 0x1f;
    const int32_t order = flagged >> 5;
    s->x[rd] = (uint64_t)((order & 3) != 0);
    s->fflags = (uint8_t)(s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fclass.s $x[RD],$f[FS1] */
RT_FORM_NEAR(rv64, rv64_exec_float_class_fclass_s, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[0];
    int32_t result = 0;
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const uint32_t x = (uint32_t)(s->f[fs1] >> 32) == 4294967295u ? (uint32_t)s->f[fs1]
        : 2143289344;
    result = func_class(x);
    s->x[rd] = (uint64_t)result;
    return 0;
}

/* fclass.d $x[RD],$f[FS1] */
RT_FORM_NEAR(rv64, rv64_exec_float_class_fclass_d, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[0];
    int32_t result = 0;
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    result = func_class_2(s, fs1);
    s->x[rd] = (uint64_t)result;
    return 0;
}

/* fmv.x.w $x[RD],$f[FS1] */
RT_FORM_NEAR(rv64, rv64_exec_float_bits_fmv_x_w, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rd = (int32_t)in->value[0];
    const int32_t fs1 = (int32_t)in->value[1];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    s->x[rd] = (uint64_t)(int32_t)(uint32_t)s->f[fs1];
    return 0;
}

/* fmv.x.d $x[RD],$f[FS1] */
RT_FORM_NEAR(rv64, rv64_exec_float_bits_fmv_x_d, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rd = (int32_t)in->value[0];
    const int32_t fs1 = (int32_t)in->value[1];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    s->x[rd] = s->f[fs1];
    return 0;
}

/* fmv.w.x $f[FD],$x[RS1] */
RT_FORM_NEAR(rv64, rv64_exec_float_of_bits_fmv_w_x, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t fd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    s->f[fd] = (uint64_t)(uint32_t)s->x[rs1] | UINT64_C(0xffffffff00000000);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fmv.d.x $f[FD],$x[RS1] */
RT_FORM_NEAR(rv64, rv64_exec_float_of_bits_fmv_d_x, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t fd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    s->f[fd] = s->x[rs1];
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fcvt.w.s $x[RD],$f[FS1],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_to_int_fcvt_w_s, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[2];
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const uint32_t a = (uint32_t)(s->f[fs1] >> 32) == 4294967295u ? (uint32_t)s->f[fs1]
        : 2143289344;
    const int64_t flagged =
        (int64_t)rt_f32_to_int_flags(a, INT32_MIN, 2147483647, (uint32_t)mode, RT_KEEP, 0x7fffffff);
    const uint32_t x = (uint32_t)flagged & 0x1f;
    const int32_t r = (int32_t)(flagged >> 5);
    s->x[rd] = (uint64_t)(int32_t)(uint32_t)r;
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fcvt.wu.s $x[RD],$f[FS1],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_to_int_fcvt_wu_s, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[2];
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const uint32_t a = (uint32_t)(s->f[fs1] >> 32) == 4294967295u ? (uint32_t)s->f[fs1]
        : 2143289344;
    const int64_t flagged =
        (int64_t)rt_f32_to_int_flags(a, 0, 4294967295u, (uint32_t)mode, RT_KEEP, 0xffffffffu);
    const uint32_t x = (uint32_t)flagged & 0x1f;
    const uint32_t r = (uint32_t)(flagged >> 5);
    s->x[rd] = (uint64_t)(int32_t)r;
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fcvt.l.s $x[RD],$f[FS1],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_to_int_fcvt_l_s, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[2];
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const uint32_t a = (uint32_t)(s->f[fs1] >> 32) == 4294967295u ? (uint32_t)s->f[fs1]
        : 2143289344;
    const rt_i128 flagged =
        rt_f32_to_int_flags(a, INT64_MIN, INT64_C(9223372036854775807), (uint32_t)mode, RT_KEEP,
        INT64_C(0x7fffffffffffffff));
    const uint32_t x = (uint32_t)flagged & 0x1f;
    const int64_t r = (int64_t)(flagged >> 5);
    s->x[rd] = (uint64_t)r;
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fcvt.lu.s $x[RD],$f[FS1],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_to_int_fcvt_lu_s, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[2];
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const uint32_t a = (uint32_t)(s->f[fs1] >> 32) == 4294967295u ? (uint32_t)s->f[fs1]
        : 2143289344;
    const rt_i128 flagged =
        rt_f32_to_int_flags(a, 0, UINT64_C(18446744073709551615), (uint32_t)mode, RT_KEEP,
        UINT64_C(0xffffffffffffffff));
    const uint32_t x = (uint32_t)flagged & 0x1f;
    const uint64_t r = (uint64_t)(flagged >> 5);
    s->x[rd] = r;
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fcvt.w.d $x[RD],$f[FS1],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_to_int_fcvt_w_d, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[2];
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const uint64_t a = s->f[fs1];
    const int64_t flagged =
        (int64_t)rt_f64_to_int_flags(a, INT32_MIN, 2147483647, (uint32_t)mode, RT_KEEP, 0x7fffffff);
    const uint32_t x = (uint32_t)flagged & 0x1f;
    const int32_t r = (int32_t)(flagged >> 5);
    s->x[rd] = (uint64_t)(int32_t)(uint32_t)r;
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fcvt.wu.d $x[RD],$f[FS1],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_to_int_fcvt_wu_d, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[2];
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const uint64_t a = s->f[fs1];
    const int64_t flagged =
        (int64_t)rt_f64_to_int_flags(a, 0, 4294967295u, (uint32_t)mode, RT_KEEP, 0xffffffffu);
    const uint32_t x = (uint32_t)flagged & 0x1f;
    const uint32_t r = (uint32_t)(flagged >> 5);
    s->x[rd] = (uint64_t)(int32_t)r;
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fcvt.l.d $x[RD],$f[FS1],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_to_int_fcvt_l_d, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[2];
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const uint64_t a = s->f[fs1];
    const rt_i128 flagged =
        rt_f64_to_int_flags(a, INT64_MIN, INT64_C(9223372036854775807), (uint32_t)mode, RT_KEEP,
        INT64_C(0x7fffffffffffffff));
    const uint32_t x = (uint32_t)flagged & 0x1f;
    const int64_t r = (int64_t)(flagged >> 5);
    s->x[rd] = (uint64_t)r;
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fcvt.lu.d $x[RD],$f[FS1],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_to_int_fcvt_lu_d, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[2];
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const uint64_t a = s->f[fs1];
    const rt_i128 flagged =
        rt_f64_to_int_flags(a, 0, UINT64_C(18446744073709551615), (uint32_t)mode, RT_KEEP,
        UINT64_C(0xffffffffffffffff));
    const uint32_t x = (uint32_t)flagged & 0x1f;
    const uint64_t r = (uint64_t)(flagged >> 5);
    s->x[rd] = r;
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fcvt.s.w $f[FD],$x[RS1],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_from_int_fcvt_s_w, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[2];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const rt_flagged flagged = rt_f32_from_i64_flags((int32_t)(uint32_t)s->x[rs1], (uint32_t)mode);
    const uint32_t x = flagged.flags;
    const uint32_t r = (uint32_t)flagged.bits;
    s->f[fd] = (uint64_t)r | UINT64_C(0xffffffff00000000);
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fcvt.s.wu $f[FD],$x[RS1],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_from_int_fcvt_s_wu, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[2];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const rt_flagged flagged = rt_f32_from_i64_flags((uint32_t)s->x[rs1], (uint32_t)mode);
    const uint32_t x = flagged.flags;
    const uint32_t r = (uint32_t)flagged.bits;
    s->f[fd] = (uint64_t)r | UINT64_C(0xffffffff00000000);
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fcvt.s.l $f[FD],$x[RS1],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_from_int_fcvt_s_l, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[2];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const rt_flagged flagged = rt_f32_from_i64_flags((int64_t)s->x[rs1], (uint32_t)mode);
    const uint32_t x = flagged.flags;
    const uint32_t r = (uint32_t)flagged.bits;
    s->f[fd] = (uint64_t)r | UINT64_C(0xffffffff00000000);
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fcvt.s.lu $f[FD],$x[RS1],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_from_int_fcvt_s_lu, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[2];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const rt_flagged flagged = rt_f32_from_u64_flags(s->x[rs1], (uint32_t)mode);
    const uint32_t x = flagged.flags;
    const uint32_t r = (uint32_t)flagged.bits;
    s->f[fd] = (uint64_t)r | UINT64_C(0xffffffff00000000);
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fcvt.d.l $f[FD],$x[RS1],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_from_int_fcvt_d_l, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[2];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const rt_flagged flagged = rt_f64_from_i64_flags((int64_t)s->x[rs1], (uint32_t)mode);
    const uint32_t x = flagged.flags;
    const uint64_t r = flagged.bits;
    s->f[fd] = r;
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fcvt.d.lu $f[FD],$x[RS1],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_from_int_fcvt_d_lu, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[2];
    const int32_t rs1 = (int32_t)in->value[1];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const rt_flagged flagged = rt_f64_from_u64_flags(s->x[rs1], (uint32_t)mode);
    const uint32_t x = flagged.flags;
    const uint64_t r = flagged.bits;
    s->f[fd] = r;
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fcvt.s.d $f[FD],$f[FS1],RM */
RT_FORM_NEAR(rv64, rv64_exec_float_narrow, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rm_2 = (int32_t)in->value[2];
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t rm = rm_2 == 7 ? s->frm : rm_2;
    if (rm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const int32_t mode = rm == 0 ? 0 : rm == 1 ? 3 : rm == 2 ? 1 : rm == 3 ? 2 : rm == 4 ? 4
        : rm == 5 ? 0 : rm == 6 ? 0 : 0;
    const rt_flagged flagged =
        rt_f32_from_f64_flags(s->f[fs1], (uint32_t)mode, RT_KEEP, 0x7fc00000);
    const uint32_t x = flagged.flags;
    const uint32_t r = (uint32_t)flagged.bits;
    s->f[fd] = (uint64_t)r | UINT64_C(0xffffffff00000000);
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fcvt.d.s $f[FD],$f[FS1],RMX */
RT_FORM_NEAR(rv64, rv64_exec_float_widen, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rmx = (int32_t)in->value[2];
    const int32_t fs1 = (int32_t)in->value[1];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    if (rmx == 7 && s->frm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const rt_flagged flagged =
        rt_f64_from_f32_flags((uint32_t)(s->f[fs1] >> 32) == 4294967295u ? (uint32_t)s->f[fs1]
        : 2143289344, RT_NEAR, RT_KEEP, INT64_C(0x7ff8000000000000));
    const uint32_t x = flagged.flags;
    const uint64_t r = flagged.bits;
    s->f[fd] = r;
    s->fflags = (uint8_t)((uint32_t)s->fflags | x);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fcvt.d.w $f[FD],$x[RS1],RMX */
RT_FORM_NEAR(rv64, rv64_exec_float_from_word_fcvt_d_w, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rmx = (int32_t)in->value[2];
    const int32_t fd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    if (rmx == 7 && s->frm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    s->f[fd] = rt_float_from_signed(RT_F64, (rt_i128)(int32_t)(uint32_t)s->x[rs1], RT_NEAR);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fcvt.d.wu $f[FD],$x[RS1],RMX */
RT_FORM_NEAR(rv64, rv64_exec_float_from_word_fcvt_d_wu, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rmx = (int32_t)in->value[2];
    const int32_t fd = (int32_t)in->value[0];
    const int32_t rs1 = (int32_t)in->value[1];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    if (rmx == 7 && s->frm > 4) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    s->f[fd] = rt_float_from_unsigned(RT_F64, (rt_u128)(uint32_t)s->x[rs1], RT_NEAR);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* flw $f[FD],IMMI($x[RS1]) */
RT_FORM_NEAR(rv64, rv64_exec_float_load_flw_i, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rs1 = (int32_t)in->value[2];
    const int32_t immi = (int32_t)in->value[1];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const uint64_t p = s->x[rs1] + (uint64_t)immi;
    if (far && p > INT64_C(72057594037927932)) {
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 5);
        rt_raise_value(m, 1, p);
        return func_trap_3(m, s, pc, p);
    }
    if (!rt_is_near(m, RV64_SPACE_MEM, p, 4, far))
        return RT_FAR;
    s->f[fd] = rt_load(m, RV64_SPACE_MEM, p, 4) | UINT64_C(0xffffffff00000000);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fld $f[FD],IMMI($x[RS1]) */
RT_FORM_NEAR(rv64, rv64_exec_float_load_fld_i, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t rs1 = (int32_t)in->value[2];
    const int32_t immi = (int32_t)in->value[1];
    const int32_t fd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const uint64_t p = s->x[rs1] + (uint64_t)immi;
    if (far && p > INT64_C(72057594037927928)) {
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 5);
        rt_raise_value(m, 1, p);
        return func_trap_3(m, s, pc, p);
    }
    if (!rt_is_near(m, RV64_SPACE_MEM, p, 8, far))
        return RT_FAR;
    s->f[fd] = rt_load(m, RV64_SPACE_MEM, p, 8);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* c.fld $f[CP+8],CDW($x[CQ+8]) */
RT_FORM_NEAR(rv64, rv64_exec_float_load_fld_c, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t cq = (int32_t)in->value[2];
    const int32_t cdw = (int32_t)in->value[1];
    const int32_t cp = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    uint64_t xq;
    xq = s->x[cq];
    const uint64_t p = xq + (uint64_t)cdw;
    if (far && p > INT64_C(72057594037927928)) {
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 5);
        rt_raise_value(m, 1, p);
        return func_trap_3(m, s, pc, p);
    }
    if (!rt_is_near(m, RV64_SPACE_MEM, p, 8, far))
        return RT_FAR;
    s->f[cp] = rt_load(m, RV64_SPACE_MEM, p, 8);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* c.fldsp $f[CFD],CLD($x2) */
RT_FORM_NEAR(rv64, rv64_exec_float_load_fld_csp, 0)
{
    const uint64_t pc = in->op.pc;
    const int32_t cld = (int32_t)in->value[1];
    const int32_t cfd = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const uint64_t p = s->x[2] + (uint64_t)cld;
    if (far && p > INT64_C(72057594037927928)) {
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 5);
        rt_raise_value(m, 1, p);
        return func_trap_3(m, s, pc, p);
    }
    if (!rt_is_near(m, RV64_SPACE_MEM, p, 8, far))
        return RT_FAR;
    s->f[cfd] = rt_load(m, RV64_SPACE_MEM, p, 8);
    s->mstatus = (s->mstatus & 0x3f9fff) | (uint32_t)3 << 13;
    return 0;
}

/* fsw $f[FS2],IMMS($x[RS1]) */
RT_FORM_NEAR(rv64, rv64_exec_float_store_fsw_s, RT_STORES)
{
    const uint64_t pc = in->op.pc;
    const int32_t rs1 = (int32_t)in->value[2];
    const int32_t imms = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const uint64_t p = s->x[rs1] + (uint64_t)imms;
    if (far && p > INT64_C(72057594037927932)) {
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 7);
        rt_raise_value(m, 1, p);
        return func_trap_6(m, s, pc, p);
    }
    if (!rt_can_store(m, RV64_SPACE_MEM, p, 4, far))
        return RT_FAR;
    rt_store(m, RV64_SPACE_MEM, p, 4, (uint32_t)s->f[fs2]);
    return 0;
}

/* fsd $f[FS2],IMMS($x[RS1]) */
RT_FORM_NEAR(rv64, rv64_exec_float_store_fsd_s, RT_STORES)
{
    const uint64_t pc = in->op.pc;
    const int32_t rs1 = (int32_t)in->value[2];
    const int32_t imms = (int32_t)in->value[1];
    const int32_t fs2 = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const uint64_t p = s->x[rs1] + (uint64_t)imms;
    if (far && p > INT64_C(72057594037927928)) {
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 7);
        rt_raise_value(m, 1, p);
        return func_trap_6(m, s, pc, p);
    }
    if (!rt_can_store(m, RV64_SPACE_MEM, p, 8, far))
        return RT_FAR;
    rt_store(m, RV64_SPACE_MEM, p, 8, s->f[fs2]);
    return 0;
}

/* c.fsd $f[CP+8],CDW($x[CQ+8]) */
RT_FORM_NEAR(rv64, rv64_exec_float_store_fsd_c, RT_STORES)
{
    const uint64_t pc = in->op.pc;
    const int32_t cp = (int32_t)in->value[0];
    const int32_t cq = (int32_t)in->value[2];
    const int32_t cdw = (int32_t)in->value[1];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    uint64_t v;
    v = s->f[cp];
    uint64_t xq;
    xq = s->x[cq];
    const uint64_t p = xq + (uint64_t)cdw;
    if (far && p > INT64_C(72057594037927928)) {
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 7);
        rt_raise_value(m, 1, p);
        return func_trap_6(m, s, pc, p);
    }
    if (!rt_can_store(m, RV64_SPACE_MEM, p, 8, far))
        return RT_FAR;
    rt_store(m, RV64_SPACE_MEM, p, 8, v);
    return 0;
}

/* c.fsdsp $f[CFS],CSD($x2) */
RT_FORM_NEAR(rv64, rv64_exec_float_store_fsd_csp, RT_STORES)
{
    const uint64_t pc = in->op.pc;
    const int32_t csd = (int32_t)in->value[1];
    const int32_t cfs = (int32_t)in->value[0];
    if ((s->mstatus >> 13 & 3) == 0) {
        RT_GO_FAR(far);
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 2);
        return func_trap_9(m, s, pc);
    }
    const uint64_t p = s->x[2] + (uint64_t)csd;
    if (far && p > INT64_C(72057594037927928)) {
        rt_raise_at(m, &in->op, in[1].op.pc, now, "trap");
        rt_raise_value(m, 0, 7);
        rt_raise_value(m, 1, p);
        return func_trap_6(m, s, pc, p);
    }
    if (!rt_can_store(m, RV64_SPACE_MEM, p, 8, far))
        return RT_FAR;
    rt_store(m, RV64_SPACE_MEM, p, 8, s->f[cfs]);
    return 0;
}

