/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

OPERAND(atom_types)
{
    BEGIN
    V(0, atomic_ATOM_TYPE)
    if ((lo & 0x8000000000000) == 0x0 || (lo & 0x6000000000000) == 0x2000000000000) {
        KNOWN(lo, 0xe000000000000) LINE(0, 0)
    } else if (ON(SM_52_SM_53) && (lo & 0x4000000000000) == 0x0) {
        CANON(lo, 0x8000000000000) LINE(0, 1)
    } else if (ON(SM_60_SM_61_SM_62) && (lo & 0x4000000000000) == 0x0) {
        CANON(lo, 0x8000000000000) LINE(0, 2)
    } else if (ON(SM_60_SM_61_SM_62) && (lo & 0x2000000000000) == 0x0) {
        CANON(lo, 0xc000000000000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(addr)
{
    BEGIN
    V(0, Ra) V(1, atomic_ATOM_OFFSET) V(2, atomic_ATOM_UOFFSET)
    if ((lo & 0xfffff0000000) == 0x0) {
        KNOWN(lo, 0xff00) LINE(0, 0)
    } else if ((lo & 0xff00) != 0xff00) {
        KNOWN(lo, 0xfffff000ff00) LINE(0, 1)
    } else {
        KNOWN(lo, 0xfffff0000000) CANON(lo, 0xff00) LINE(0, 2)
    }
    DONE
}

OPERAND(guard)
{
    BEGIN
    V(0, Pg)
    if ((lo & 0xf0000) == 0x70000) {
        CANON(lo, 0x70000) LINE(0, 0)
    } else if ((lo & 0x80000) == 0x0) {
        KNOWN(lo, 0x70000) LINE(0, 1)
    } else {
        KNOWN(lo, 0x70000) CANON(lo, 0x80000) LINE(0, 2)
    }
    DONE
}

OPERAND(open)
{
    BEGIN
    if ((hi & 0x1f) == 0x10) {
        CANON(hi, 0x10) LINE(0, 0)
    } else if ((hi & 0xf) == 0x0) {
        LINE(0, 1)
    } else {
        CANON(hi, 0x1) LINE(0, 2)
    }
    DONE
}

OPERAND(cycles)
{
    BEGIN
    if ((hi & 0xf) == 0x0) {
        LINE(0, 0)
    } else {
        KNOWN(hi, 0xf) LINE(0, 1)
    }
    DONE
}

OPERAND(writes)
{
    BEGIN
    if ((hi & 0xe0) == 0xe0) {
        CANON(hi, 0xe0) LINE(0, 0)
    } else {
        KNOWN(hi, 0xe0) LINE(0, 1)
    }
    DONE
}

OPERAND(reads)
{
    BEGIN
    if ((hi & 0x700) == 0x700) {
        CANON(hi, 0x700) LINE(0, 0)
    } else {
        KNOWN(hi, 0x700) LINE(0, 1)
    }
    DONE
}

OPERAND(ctl)
{
    BEGIN
    V(0, STALL) V(1, NO_YIELD) V(2, WRITE_BAR) V(3, READ_BAR) V(4, WAIT1) V(5, WAIT2) V(6, WAIT3)
        V(7, WAIT4) V(8, WAIT5) V(9, WAIT6)
    if ((hi & 0x1ffff) == 0x7f1) {
        CANON(hi, 0x7f1) LINE(0, 0)
    } else if ((hi & 0x1fffe) == 0x7f0) {
        CANON(hi, 0x7f0) LINE(0, 1)
    } else {
        KNOWN(hi, 0x1f810) LINE(0, 2) CALL(cycles, 1, 0) CALL(writes, 2, 0) CALL(reads, 3, 0)
    }
    DONE
}

OPERAND(close)
{
    BEGIN
    if ((hi & 0x200000) == 0x0) {
        LINE(0, 0)
    } else {
        CANON(hi, 0x200000) LINE(0, 1)
    }
    DONE
}

OPERAND(format_slot)
{
    BEGIN
    CALL(guard, 0, 0) CALL(open, 1, 0) CALL(ctl, 2, 1) CALL(close, 6, 0)
    DONE
}

OPERAND(cas_pair)
{
    BEGIN
    V(0, Rb) V(1, atomic_Rb_NUMBER)
    if ((lo & 0x8000000000000) != 0x8000000000000 && (lo & 0x4000000000000) != 0x4000000000000 &&
        (lo & 0x2000000000000) != 0x2000000000000 && (lo & 0xff00000) != 0xff00000) {
        KNOWN(lo, 0xff00000) LINE(0, 0)
    } else if ((lo & 0x8000000000000) != 0x8000000000000 &&
        (lo & 0x4000000000000) != 0x4000000000000 && (lo & 0xfe00000) != 0xfe00000) {
        KNOWN(lo, 0xff00000) CANON(lo, 0x2000000000000) LINE(0, 1)
    } else if ((lo & 0xc000000000000) == 0x4000000000000) {
        KNOWN(lo, 0xff00000) CANON(lo, 0x4000000000000) LINE(0, 2)
    } else if ((lo & 0x8000000000000) != 0x0 && (lo & 0x4000000000000) != 0x4000000000000 &&
        (lo & 0xff00000) != 0xff00000) {
        KNOWN(lo, 0xff00000) CANON(lo, 0x8000000000000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(addr_reg)
{
    BEGIN
    V(0, Ra) V(1, atomic_ATOM_OFFSET13) V(2, atomic_ATOM_UOFFSET13)
    if ((lo & 0x1fff0000000) == 0x0) {
        KNOWN(lo, 0xff00) LINE(0, 0)
    } else if ((lo & 0xff00) != 0xff00) {
        KNOWN(lo, 0x1fff000ff00) LINE(0, 1)
    } else {
        KNOWN(lo, 0x1fff0000000) CANON(lo, 0xff00) LINE(0, 2)
    }
    DONE
}

OPERAND(atoms_addr)
{
    BEGIN
    V(0, Ra) V(1, atomic_ATOMS_OFFSET) V(2, atomic_ATOMS_UOFFSET)
    if ((lo & 0xfffffc0000000) == 0x0) {
        KNOWN(lo, 0xff00) LINE(0, 0)
    } else if ((lo & 0xff00) != 0xff00) {
        KNOWN(lo, 0xfffffc000ff00) LINE(0, 1)
    } else {
        KNOWN(lo, 0xfffffc0000000) CANON(lo, 0xff00) LINE(0, 2)
    }
    DONE
}

OPERAND(cas_pair_of_atoms_cas)
{
    BEGIN
    V(0, Rb) V(1, atomic_Rb_NUMBER)
    if ((lo & 0x10000000000000) != 0x10000000000000 && (lo & 0x20000000) != 0x20000000 &&
        (lo & 0x10000000) != 0x10000000 && (lo & 0xff00000) != 0xff00000) {
        KNOWN(lo, 0xff00000) LINE(0, 0)
    } else if ((lo & 0x20000000) != 0x20000000 && (lo & 0x10000000) != 0x10000000 &&
        (lo & 0xfe00000) != 0xfe00000) {
        KNOWN(lo, 0xff00000) CANON(lo, 0x10000000000000) LINE(0, 1)
    } else if ((lo & 0x30000000) == 0x10000000) {
        KNOWN(lo, 0xff00000) CANON(lo, 0x10000000) LINE(0, 2)
    } else if ((lo & 0x20000000) != 0x0 && (lo & 0x10000000) != 0x10000000 &&
        (lo & 0xff00000) != 0xff00000) {
        KNOWN(lo, 0xff00000) CANON(lo, 0x20000000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(red_types)
{
    BEGIN
    V(0, atomic_RED_TYPE)
    if ((lo & 0x400000) == 0x0 || (lo & 0x300000) == 0x100000) {
        KNOWN(lo, 0x700000) LINE(0, 0)
    } else if (ON(SM_52_SM_53) && (lo & 0x200000) == 0x0) {
        CANON(lo, 0x400000) LINE(0, 1)
    } else if (ON(SM_60_SM_61_SM_62) && (lo & 0x200000) == 0x0) {
        CANON(lo, 0x400000) LINE(0, 2)
    } else if (ON(SM_60_SM_61_SM_62) && (lo & 0x100000) == 0x0) {
        CANON(lo, 0x600000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(addr_reg_of_cctl_a)
{
    BEGIN
    V(0, Ra) V(1, atomic_CCTL_OFFSET) V(2, atomic_CCTL_UOFFSET)
    if ((lo & 0xfffffffc00000) == 0x0) {
        KNOWN(lo, 0xff00) LINE(0, 0)
    } else if ((lo & 0xff00) != 0xff00) {
        KNOWN(lo, 0xfffffffc0ff00) LINE(0, 1)
    } else {
        KNOWN(lo, 0xfffffffc00000) CANON(lo, 0xff00) LINE(0, 2)
    }
    DONE
}

OPERAND(cctll_addr)
{
    BEGIN
    V(0, Ra) V(1, atomic_CCTLL_OFFSET) V(2, atomic_CCTLL_UOFFSET)
    if ((lo & 0xfffffc00000) == 0x0) {
        KNOWN(lo, 0xff00) LINE(0, 0)
    } else if ((lo & 0xff00) != 0xff00) {
        KNOWN(lo, 0xfffffc0ff00) LINE(0, 1)
    } else {
        KNOWN(lo, 0xfffffc00000) CANON(lo, 0xff00) LINE(0, 2)
    }
    DONE
}

OPERAND(src_b)
{
    BEGIN
    V(0, Rb) V(1, REUSE_B) V(2, C_BANK) V(3, C_OFFSET) V(4, IMM)
    if ((lo & 0xff00000000000000) == 0x5b00000000000000) {
        KNOWN(lo, 0xff00000) KNOWN(hi, 0x40000) CANON(lo, 0x5b00000000000000) LINE(0, 0)
    } else if ((lo & 0xef00000000000000) == 0x4b00000000000000) {
        KNOWN(lo, 0x7ffff00000) CANON(lo, 0x4b00000000000000) LINE(0, 1)
    } else if ((lo & 0xfe00000000000000) == 0x3600000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3600000000000000) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

OPERAND(any_target)
{
    BEGIN
    V(0, REL_TARGET) V(1, control_TARGET_BANK) V(2, control_TARGET_OFFSET)
    if ((lo & 0x20) == 0x0) {
        KNOWN(lo, 0xffffff00000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x1fffff00000) CANON(lo, 0x20) LINE(0, 1)
    }
    DONE
}

OPERAND(indexed_rel_target)
{
    BEGIN
    V(0, Ra) V(1, control_REL_DISTANCE) V(2, control_TARGET_BANK) V(3, control_TARGET_OFFSET)
    if ((lo & 0xffffff00020) == 0x0) {
        KNOWN(lo, 0xff00) LINE(0, 0)
    } else if ((lo & 0x20) == 0x0) {
        KNOWN(lo, 0xffffff0ff00) LINE(0, 1)
    } else if ((lo & 0xffff00000) == 0x0) {
        KNOWN(lo, 0x1f00000ff00) CANON(lo, 0x20) LINE(0, 2)
    } else if ((lo & 0xff00) != 0xff00) {
        KNOWN(lo, 0x1fffff0ff00) CANON(lo, 0x20) LINE(0, 3)
    } else {
        KNOWN(lo, 0x1fffff00000) CANON(lo, 0xff20) LINE(0, 4)
    }
    DONE
}

OPERAND(any_abs_target)
{
    BEGIN
    V(0, control_ABS_LABEL) V(1, control_TARGET_BANK) V(2, control_TARGET_OFFSET)
    if ((lo & 0x20) == 0x0) {
        KNOWN(lo, 0xffffffff00000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x1fffff00000) CANON(lo, 0x20) LINE(0, 1)
    }
    DONE
}

OPERAND(indexed_abs_target)
{
    BEGIN
    V(0, Ra) V(1, control_ABS_DISTANCE) V(2, control_TARGET_BANK) V(3, control_TARGET_OFFSET)
    if ((lo & 0xffffffff00020) == 0x0) {
        KNOWN(lo, 0xff00) LINE(0, 0)
    } else if ((lo & 0x20) == 0x0) {
        KNOWN(lo, 0xffffffff0ff00) LINE(0, 1)
    } else if ((lo & 0xffff00000) == 0x0) {
        KNOWN(lo, 0x1f00000ff00) CANON(lo, 0x20) LINE(0, 2)
    } else if ((lo & 0xff00) != 0xff00) {
        KNOWN(lo, 0x1fffff0ff00) CANON(lo, 0x20) LINE(0, 3)
    } else {
        KNOWN(lo, 0x1fffff00000) CANON(lo, 0xff20) LINE(0, 4)
    }
    DONE
}

OPERAND(format_slot_of_cal)
{
    BEGIN
    CALL(open, 0, 0) CALL(ctl, 1, 0) CALL(close, 5, 0)
    DONE
}

OPERAND(opt_number)
{
    BEGIN
    V(0, control_BPT_NUMBER)
    if ((lo & 0xfffff00000) == 0x0) {
        LINE(0, 0)
    } else {
        KNOWN(lo, 0xfffff00000) LINE(0, 1)
    }
    DONE
}

OPERAND(opt_number_of_nop)
{
    BEGIN
    V(0, control_NOP_MASK)
    if ((lo & 0xffff00000) == 0x0) {
        LINE(0, 0)
    } else {
        KNOWN(lo, 0xffff00000) LINE(0, 1)
    }
    DONE
}

OPERAND(cvt_f16)
{
    BEGIN
    V(0, F_NEG_B) V(1, F_ABS_B) V(2, Rb) V(3, convert_CVT_H1) V(4, REUSE_B) V(5, C_BANK)
        V(6, C_OFFSET) V(7, convert_FIMM16)
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        KNOWN(lo, 0x222000ff00000) KNOWN(hi, 0x40000) CANON(lo, 0x5c00000000000000) LINE(0, 0)
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000) {
        KNOWN(lo, 0x2227ffff00000) CANON(lo, 0x4c00000000000000) LINE(0, 1) LINE(1, 0)
    } else if ((lo & 0xfe02200000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x20ffff00000) CANON(lo, 0x3800000000000000) LINE(0, 2)
    } else if ((lo & 0xfe02000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x20ffff00000) CANON(lo, 0x3800200000000000) LINE(0, 3)
    } else if ((lo & 0xfe00200000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x20ffff00000) CANON(lo, 0x3802000000000000) LINE(0, 4)
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x20ffff00000) CANON(lo, 0x3802200000000000) LINE(0, 5)
    } else {
        NONE
    }
    DONE
}

OPERAND(f2f_f32)
{
    BEGIN
    V(0, F_NEG_B) V(1, F_ABS_B) V(2, Rb) V(3, REUSE_B) V(4, C_BANK) V(5, C_OFFSET) V(6, FIMM)
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        KNOWN(lo, 0x220000ff00000) KNOWN(hi, 0x40000) CANON(lo, 0x5c00000000000000) LINE(0, 0)
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000) {
        KNOWN(lo, 0x2207ffff00000) CANON(lo, 0x4c00000000000000) LINE(0, 1) LINE(1, 0)
    } else if ((lo & 0xfe02200000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3800000000000000) LINE(0, 2)
    } else if ((lo & 0xfe02000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3800200000000000) LINE(0, 3)
    } else if ((lo & 0xfe00200000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3802000000000000) LINE(0, 4)
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3802200000000000) LINE(0, 5)
    } else {
        NONE
    }
    DONE
}

OPERAND(f2f_f64)
{
    BEGIN
    V(0, F_NEG_B) V(1, F_ABS_B) V(2, Rb) V(3, REUSE_B) V(4, C_BANK) V(5, C_OFFSET) V(6, DIMM)
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        KNOWN(lo, 0x220000ff00000) KNOWN(hi, 0x40000) CANON(lo, 0x5c00000000000000) LINE(0, 0)
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000) {
        KNOWN(lo, 0x2207ffff00000) CANON(lo, 0x4c00000000000000) LINE(0, 1) LINE(1, 0)
    } else if ((lo & 0xfe02200000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3800000000000000) LINE(0, 2)
    } else if ((lo & 0xfe02000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3800200000000000) LINE(0, 3)
    } else if ((lo & 0xfe00200000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3802000000000000) LINE(0, 4)
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3802200000000000) LINE(0, 5)
    } else {
        NONE
    }
    DONE
}

OPERAND(cvt_f32)
{
    BEGIN
    V(0, F_NEG_B) V(1, F_ABS_B) V(2, Rb) V(3, convert_CVT_H1) V(4, REUSE_B) V(5, C_BANK)
        V(6, C_OFFSET) V(7, FIMM)
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        KNOWN(lo, 0x222000ff00000) KNOWN(hi, 0x40000) CANON(lo, 0x5c00000000000000) LINE(0, 0)
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000) {
        KNOWN(lo, 0x2227ffff00000) CANON(lo, 0x4c00000000000000) LINE(0, 1) LINE(1, 0)
    } else if ((lo & 0xfe02200000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100027ffff00000) CANON(lo, 0x3800000000000000) LINE(0, 2)
    } else if ((lo & 0xfe02000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100027ffff00000) CANON(lo, 0x3800200000000000) LINE(0, 3)
    } else if ((lo & 0xfe00200000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100027ffff00000) CANON(lo, 0x3802000000000000) LINE(0, 4)
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100027ffff00000) CANON(lo, 0x3802200000000000) LINE(0, 5)
    } else {
        NONE
    }
    DONE
}

OPERAND(cvt_f64)
{
    BEGIN
    V(0, F_NEG_B) V(1, F_ABS_B) V(2, Rb) V(3, convert_CVT_H1) V(4, REUSE_B) V(5, C_BANK)
        V(6, C_OFFSET) V(7, DIMM)
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        KNOWN(lo, 0x222000ff00000) KNOWN(hi, 0x40000) CANON(lo, 0x5c00000000000000) LINE(0, 0)
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000) {
        KNOWN(lo, 0x2227ffff00000) CANON(lo, 0x4c00000000000000) LINE(0, 1) LINE(1, 0)
    } else if ((lo & 0xfe02200000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100027ffff00000) CANON(lo, 0x3800000000000000) LINE(0, 2)
    } else if ((lo & 0xfe02000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100027ffff00000) CANON(lo, 0x3800200000000000) LINE(0, 3)
    } else if ((lo & 0xfe00200000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100027ffff00000) CANON(lo, 0x3802000000000000) LINE(0, 4)
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100027ffff00000) CANON(lo, 0x3802200000000000) LINE(0, 5)
    } else {
        NONE
    }
    DONE
}

OPERAND(cvt_i16)
{
    BEGIN
    V(0, F_NEG_B) V(1, F_ABS_B) V(2, Rb) V(3, convert_HALF) V(4, REUSE_B) V(5, C_BANK)
        V(6, C_OFFSET) V(7, IMM)
    if ((lo & 0xff00020000000000) == 0x5c00000000000000) {
        KNOWN(lo, 0x226000ff00000) KNOWN(hi, 0x40000) CANON(lo, 0x5c00000000000000) LINE(0, 0)
    } else if ((lo & 0xef00020000000000) == 0x4c00000000000000) {
        KNOWN(lo, 0x2267ffff00000) CANON(lo, 0x4c00000000000000) LINE(0, 1) LINE(1, 0)
    } else if ((lo & 0xfe02220000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100067ffff00000) CANON(lo, 0x3800000000000000) LINE(0, 2)
    } else if ((lo & 0xfe02020000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100067ffff00000) CANON(lo, 0x3800200000000000) LINE(0, 3)
    } else if ((lo & 0xfe00220000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100067ffff00000) CANON(lo, 0x3802000000000000) LINE(0, 4)
    } else if ((lo & 0xfe00020000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100067ffff00000) CANON(lo, 0x3802200000000000) LINE(0, 5)
    } else {
        NONE
    }
    DONE
}

OPERAND(cvt_i8)
{
    BEGIN
    V(0, F_NEG_B) V(1, F_ABS_B) V(2, Rb) V(3, BYTE) V(4, REUSE_B) V(5, C_BANK) V(6, C_OFFSET)
        V(7, IMM)
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        KNOWN(lo, 0x226000ff00000) KNOWN(hi, 0x40000) CANON(lo, 0x5c00000000000000) LINE(0, 0)
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000) {
        KNOWN(lo, 0x2267ffff00000) CANON(lo, 0x4c00000000000000) LINE(0, 1) LINE(1, 0)
    } else if ((lo & 0xfe02200000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100067ffff00000) CANON(lo, 0x3800000000000000) LINE(0, 2)
    } else if ((lo & 0xfe02000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100067ffff00000) CANON(lo, 0x3800200000000000) LINE(0, 3)
    } else if ((lo & 0xfe00200000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100067ffff00000) CANON(lo, 0x3802000000000000) LINE(0, 4)
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100067ffff00000) CANON(lo, 0x3802200000000000) LINE(0, 5)
    } else {
        NONE
    }
    DONE
}

OPERAND(f64_b)
{
    BEGIN
    V(0, F_NEG_B) V(1, F_ABS_B) V(2, Rb) V(3, REUSE_C) V(4, C_BANK) V(5, C_OFFSET) V(6, DIMM)
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        KNOWN(lo, 0x220000ff00000) KNOWN(hi, 0x80000) CANON(lo, 0x5c00000000000000) LINE(0, 0)
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000) {
        KNOWN(lo, 0x2207ffff00000) CANON(lo, 0x4c00000000000000) LINE(0, 1) LINE(1, 0)
    } else if ((lo & 0xfe02200000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3800000000000000) LINE(0, 2)
    } else if ((lo & 0xfe02000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3800200000000000) LINE(0, 3)
    } else if ((lo & 0xfe00200000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3802000000000000) LINE(0, 4)
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3802200000000000) LINE(0, 5)
    } else {
        NONE
    }
    DONE
}

OPERAND(f64_neg_b)
{
    BEGIN
    V(0, NEG_PRODUCT) V(1, Rb) V(2, REUSE_B) V(3, C_BANK) V(4, C_OFFSET) V(5, DIMM)
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        KNOWN(lo, 0x100000ff00000) KNOWN(hi, 0x40000) CANON(lo, 0x5c00000000000000) LINE(0, 0)
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000) {
        KNOWN(lo, 0x1007ffff00000) CANON(lo, 0x4c00000000000000) LINE(0, 1) LINE(1, 0)
    } else if ((lo & 0xfe01000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3800000000000000) LINE(0, 2)
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3801000000000000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(f64_neg_b_of_dfma_b)
{
    BEGIN
    V(0, NEG_PRODUCT) V(1, Rb) V(2, REUSE_B) V(3, C_BANK) V(4, C_OFFSET) V(5, DIMM)
    if ((lo & 0xff00000000000000) == 0x5b00000000000000) {
        KNOWN(lo, 0x100000ff00000) KNOWN(hi, 0x40000) CANON(lo, 0x5b00000000000000) LINE(0, 0)
    } else if ((lo & 0xef00000000000000) == 0x4b00000000000000) {
        KNOWN(lo, 0x1007ffff00000) CANON(lo, 0x4b00000000000000) LINE(0, 1) LINE(1, 0)
    } else if ((lo & 0xfe01000000000000) == 0x3600000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3600000000000000) LINE(0, 2)
    } else if ((lo & 0xfe00000000000000) == 0x3600000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3601000000000000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(f64_b_of_dset)
{
    BEGIN
    V(0, SET_NEG_B) V(1, SET_ABS_B) V(2, Rb) V(3, REUSE_B) V(4, C_BANK) V(5, C_OFFSET) V(6, DIMM)
    if ((lo & 0xff00000000000000) == 0x5900000000000000) {
        KNOWN(lo, 0x2010000ff00000) KNOWN(hi, 0x40000) CANON(lo, 0x5900000000000000) LINE(0, 0)
    } else if ((lo & 0xef00000000000000) == 0x4900000000000000) {
        KNOWN(lo, 0x20107ffff00000) CANON(lo, 0x4900000000000000) LINE(0, 1) LINE(1, 0)
    } else if ((lo & 0xfe20100000000000) == 0x3200000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3200000000000000) LINE(0, 2)
    } else if ((lo & 0xfe00100000000000) == 0x3200000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3220000000000000) LINE(0, 3)
    } else if ((lo & 0xfe20000000000000) == 0x3200000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3200100000000000) LINE(0, 4)
    } else if ((lo & 0xfe00000000000000) == 0x3200000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3220100000000000) LINE(0, 5)
    } else {
        NONE
    }
    DONE
}

OPERAND(f64_b_of_dsetp)
{
    BEGIN
    V(0, SETP_NEG_B) V(1, SET_ABS_B) V(2, Rb) V(3, REUSE_B) V(4, C_BANK) V(5, C_OFFSET) V(6, DIMM)
    if ((lo & 0xff00000000000000) == 0x5b00000000000000) {
        KNOWN(lo, 0x10000ff00040) KNOWN(hi, 0x40000) CANON(lo, 0x5b00000000000000) LINE(0, 0)
    } else if ((lo & 0xef00000000000000) == 0x4b00000000000000) {
        KNOWN(lo, 0x107ffff00040) CANON(lo, 0x4b00000000000000) LINE(0, 1) LINE(1, 0)
    } else if ((lo & 0xfe00100000000040) == 0x3600000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3600000000000000) LINE(0, 2)
    } else if ((lo & 0xfe00100000000000) == 0x3600000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3600000000000040) LINE(0, 3)
    } else if ((lo & 0xfe00000000000040) == 0x3600000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3600100000000000) LINE(0, 4)
    } else if ((lo & 0xfe00000000000000) == 0x3600000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3600100000000040) LINE(0, 5)
    } else {
        NONE
    }
    DONE
}

OPERAND(f32_b)
{
    BEGIN
    V(0, F_NEG_B) V(1, F_ABS_B) V(2, Rb) V(3, REUSE_C) V(4, C_BANK) V(5, C_OFFSET) V(6, FIMM)
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        KNOWN(lo, 0x220000ff00000) KNOWN(hi, 0x80000) CANON(lo, 0x5c00000000000000) LINE(0, 0)
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000) {
        KNOWN(lo, 0x2207ffff00000) CANON(lo, 0x4c00000000000000) LINE(0, 1) LINE(1, 0)
    } else if ((lo & 0xfe02200000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3800000000000000) LINE(0, 2)
    } else if ((lo & 0xfe02000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3800200000000000) LINE(0, 3)
    } else if ((lo & 0xfe00200000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3802000000000000) LINE(0, 4)
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3802200000000000) LINE(0, 5)
    } else {
        NONE
    }
    DONE
}

OPERAND(f32_neg_b)
{
    BEGIN
    V(0, NEG_PRODUCT) V(1, Rb) V(2, REUSE_B) V(3, C_BANK) V(4, C_OFFSET) V(5, FIMM)
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        KNOWN(lo, 0x100000ff00000) KNOWN(hi, 0x40000) CANON(lo, 0x5c00000000000000) LINE(0, 0)
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000) {
        KNOWN(lo, 0x1007ffff00000) CANON(lo, 0x4c00000000000000) LINE(0, 1) LINE(1, 0)
    } else if ((lo & 0xfe01000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3800000000000000) LINE(0, 2)
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3801000000000000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(f32_neg_b_of_ffma_b)
{
    BEGIN
    V(0, NEG_PRODUCT) V(1, Rb) V(2, REUSE_B) V(3, C_BANK) V(4, C_OFFSET) V(5, FIMM)
    if ((lo & 0xff00000000000000) == 0x5900000000000000) {
        KNOWN(lo, 0x100000ff00000) KNOWN(hi, 0x40000) CANON(lo, 0x5900000000000000) LINE(0, 0)
    } else if ((lo & 0xef00000000000000) == 0x4900000000000000) {
        KNOWN(lo, 0x1007ffff00000) CANON(lo, 0x4900000000000000) LINE(0, 1) LINE(1, 0)
    } else if ((lo & 0xfe01000000000000) == 0x3200000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3200000000000000) LINE(0, 2)
    } else if ((lo & 0xfe00000000000000) == 0x3200000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3201000000000000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(f32_b_of_fset)
{
    BEGIN
    V(0, SET_NEG_B) V(1, SET_ABS_B) V(2, Rb) V(3, REUSE_B) V(4, C_BANK) V(5, C_OFFSET) V(6, FIMM)
    if ((lo & 0xff00000000000000) == 0x5800000000000000) {
        KNOWN(lo, 0x2010000ff00000) KNOWN(hi, 0x40000) CANON(lo, 0x5800000000000000) LINE(0, 0)
    } else if ((lo & 0xef00000000000000) == 0x4800000000000000) {
        KNOWN(lo, 0x20107ffff00000) CANON(lo, 0x4800000000000000) LINE(0, 1) LINE(1, 0)
    } else if ((lo & 0xfe20100000000000) == 0x3000000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3000000000000000) LINE(0, 2)
    } else if ((lo & 0xfe00100000000000) == 0x3000000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3020000000000000) LINE(0, 3)
    } else if ((lo & 0xfe20000000000000) == 0x3000000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3000100000000000) LINE(0, 4)
    } else if ((lo & 0xfe00000000000000) == 0x3000000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3020100000000000) LINE(0, 5)
    } else {
        NONE
    }
    DONE
}

OPERAND(f32_b_of_fsetp)
{
    BEGIN
    V(0, SETP_NEG_B) V(1, SET_ABS_B) V(2, Rb) V(3, REUSE_B) V(4, C_BANK) V(5, C_OFFSET) V(6, FIMM)
    if ((lo & 0xff00000000000000) == 0x5b00000000000000) {
        KNOWN(lo, 0x10000ff00040) KNOWN(hi, 0x40000) CANON(lo, 0x5b00000000000000) LINE(0, 0)
    } else if ((lo & 0xef00000000000000) == 0x4b00000000000000) {
        KNOWN(lo, 0x107ffff00040) CANON(lo, 0x4b00000000000000) LINE(0, 1) LINE(1, 0)
    } else if ((lo & 0xfe00100000000040) == 0x3600000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3600000000000000) LINE(0, 2)
    } else if ((lo & 0xfe00100000000000) == 0x3600000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3600000000000040) LINE(0, 3)
    } else if ((lo & 0xfe00000000000040) == 0x3600000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3600100000000000) LINE(0, 4)
    } else if ((lo & 0xfe00000000000000) == 0x3600000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3600100000000040) LINE(0, 5)
    } else {
        NONE
    }
    DONE
}

OPERAND(fcmp_b)
{
    BEGIN
    V(0, Rb) V(1, REUSE_B) V(2, C_BANK) V(3, C_OFFSET) V(4, FIMM)
    if ((lo & 0xff00000000000000) == 0x5b00000000000000) {
        KNOWN(lo, 0xff00000) KNOWN(hi, 0x40000) CANON(lo, 0x5b00000000000000) LINE(0, 0)
    } else if ((lo & 0xef00000000000000) == 0x4b00000000000000) {
        KNOWN(lo, 0x7ffff00000) CANON(lo, 0x4b00000000000000) LINE(0, 1)
    } else if ((lo & 0xfe00000000000000) == 0x3600000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3600000000000000) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

OPERAND(opt)
{
    BEGIN
    V(0, graphics_Pq)
    if ((lo & 0x700000000000) == 0x700000000000) {
        CANON(lo, 0x700000000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x700000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(attr)
{
    BEGIN
    V(0, Ra) V(1, graphics_ATTR_OFFSET11)
    if ((lo & 0x7ff00000) == 0x0 && (lo & 0xff00) != 0xff00) {
        KNOWN(lo, 0xff00) LINE(0, 0)
    } else if ((lo & 0xff00) != 0xff00) {
        KNOWN(lo, 0x7ff0ff00) LINE(0, 1)
    } else if ((lo & 0x7ff00000) != 0x0) {
        KNOWN(lo, 0x7ff00000) CANON(lo, 0xff00) LINE(0, 2)
    } else {
        CANON(lo, 0xff00) LINE(0, 3)
    }
    DONE
}

OPERAND(opt_reg)
{
    BEGIN
    V(0, Rc)
    if ((lo & 0x7f8000000000) == 0x7f8000000000) {
        CANON(lo, 0x7f8000000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x7f8000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(opt_idx)
{
    BEGIN
    if ((lo & 0x4000000000) == 0x0) {
        LINE(0, 0)
    } else {
        CANON(lo, 0x4000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(ipa_source)
{
    BEGIN
    V(0, graphics_IPA_ATTR) V(1, Ra)
    if ((lo & 0x4000000000) == 0x0) {
        KNOWN(lo, 0x3ff0000000) CANON(lo, 0xff00) LINE(0, 0)
    } else if ((lo & 0x3ff0000000) == 0x0) {
        KNOWN(lo, 0xff00) CANON(lo, 0x4000000000) LINE(0, 1)
    } else {
        KNOWN(lo, 0x3ff000ff00) CANON(lo, 0x4000000000) LINE(0, 2)
    }
    DONE
}

OPERAND(ipa_point)
{
    BEGIN
    V(0, Rc)
    if ((lo & 0x20000000000000) == 0x0) {
        CANON(lo, 0x7f8000000000) LINE(0, 0)
    } else if ((lo & 0x10000000000000) == 0x0) {
        KNOWN(lo, 0x7f8000000000) CANON(lo, 0x20000000000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(src_b_of_out)
{
    BEGIN
    V(0, Rb) V(1, REUSE_B) V(2, C_BANK) V(3, C_OFFSET) V(4, IMM)
    if ((lo & 0xff00000000000000) == 0xfb00000000000000) {
        KNOWN(lo, 0xff00000) KNOWN(hi, 0x40000) CANON(lo, 0xfb00000000000000) LINE(0, 0)
    } else if ((lo & 0xef00000000000000) == 0xeb00000000000000) {
        KNOWN(lo, 0x7ffff00000) CANON(lo, 0xeb00000000000000) LINE(0, 1)
    } else if ((lo & 0xfe00000000000000) == 0xf600000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0xf600000000000000) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

OPERAND(pixld_addr)
{
    BEGIN
    V(0, Ra) V(1, graphics_PIXLD_OFFSET)
    if ((lo & 0xff00000) == 0x0) {
        KNOWN(lo, 0xff00) LINE(0, 0)
    } else {
        KNOWN(lo, 0xff0ff00) LINE(0, 1)
    }
    DONE
}

OPERAND(f16_b)
{
    BEGIN
    V(0, half_HALF_NEG_B) V(1, half_HALF_ABS_B) V(2, Rb) V(3, half_SWIZZLE_B) V(4, REUSE_C)
    if ((lo & 0xff00000000000000) == 0x5d00000000000000) {
        KNOWN(lo, 0xfff00000) KNOWN(hi, 0x80000) CANON(lo, 0x5d00000000000000) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(f16_const_or_imm)
{
    BEGIN
    V(0, half_HALF_NEG_CONST) V(1, half_HALF_ABS_CONST) V(2, C_BANK) V(3, C_OFFSET)
        V(4, half_F16_HIGH) V(5, half_F16_LOW)
    if ((lo & 0xfe80000000000000) == 0x7a80000000000000) {
        KNOWN(lo, 0x140007ffff00000) CANON(lo, 0x7a80000000000000) LINE(0, 0) LINE(1, 0)
    } else if ((lo & 0xfe00000000000000) == 0x7a00000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x7a00000000000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(f16_b_of_hmul2_r)
{
    BEGIN
    V(0, half_HALF_NEG_B) V(1, half_HALF_ABS_B) V(2, Rb) V(3, half_SWIZZLE_B) V(4, REUSE_B)
    if ((lo & 0xff00000000000000) == 0x5d00000000000000) {
        KNOWN(lo, 0xfff00000) KNOWN(hi, 0x40000) CANON(lo, 0x5d00000000000000) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(f16_const_b)
{
    BEGIN
    V(0, half_HALF_NEG_CONST) V(1, C_BANK) V(2, C_OFFSET) V(3, half_F16_HIGH) V(4, half_F16_LOW)
    if ((lo & 0x80000000000000) == 0x80000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x80000000000000) LINE(0, 0) LINE(1, 0)
    } else {
        KNOWN(lo, 0x100007ffff00000) LINE(0, 1)
    }
    DONE
}

OPERAND(f16_const_or_imm_of_hsetp2_c)
{
    BEGIN
    V(0, half_HALF_NEG_CONST) V(1, half_HALF_ABS_CONST) V(2, C_BANK) V(3, C_OFFSET)
        V(4, half_F16_HIGH) V(5, half_F16_LOW)
    if ((lo & 0xfe80000000000000) == 0x7e80000000000000) {
        KNOWN(lo, 0x140007ffff00000) CANON(lo, 0x7e80000000000000) LINE(0, 0) LINE(1, 0)
    } else if ((lo & 0xfe00000000000000) == 0x7e00000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x7e00000000000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(opt_po)
{
    BEGIN
    if ((lo & 0x3000000000000) == 0x0) {
        LINE(0, 0)
    } else if ((lo & 0x3000000000000) != 0x3000000000000) {
        CANON(lo, 0x1000000000000) LINE(0, 1)
    } else {
        CANON(lo, 0x3000000000000) LINE(0, 2)
    }
    DONE
}

OPERAND(sum_a)
{
    BEGIN
    V(0, integer_NEG_A) V(1, Ra) V(2, REUSE_A)
    if ((lo & 0x3000000000000) != 0x3000000000000) {
        KNOWN(lo, 0x200000000ff00) KNOWN(hi, 0x20000) LINE(0, 0)
    } else {
        KNOWN(lo, 0xff00) KNOWN(hi, 0x20000) CANON(lo, 0x3000000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(sum_b)
{
    BEGIN
    V(0, integer_NEG_B) V(1, Rb) V(2, REUSE_B) V(3, C_BANK) V(4, C_OFFSET) V(5, IMM)
    if ((lo & 0xff00000000000000) == 0x5c00000000000000 &&
        (lo & 0x3000000000000) != 0x3000000000000) {
        KNOWN(lo, 0x100000ff00000) KNOWN(hi, 0x40000) CANON(lo, 0x5c00000000000000) LINE(0, 0)
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000 &&
        (lo & 0x3000000000000) != 0x3000000000000) {
        KNOWN(lo, 0x1007ffff00000) CANON(lo, 0x4c00000000000000) LINE(0, 1) LINE(1, 0)
    } else if ((lo & 0xfe01000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3800000000000000) LINE(0, 2)
    } else if ((lo & 0xfe02000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3801000000000000) LINE(0, 3)
    } else if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        KNOWN(lo, 0xff00000) KNOWN(hi, 0x40000) CANON(lo, 0x5c03000000000000) LINE(0, 4)
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000) {
        KNOWN(lo, 0x7ffff00000) CANON(lo, 0x4c03000000000000) LINE(0, 5)
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3803000000000000) LINE(0, 6)
    } else {
        NONE
    }
    DONE
}

OPERAND(opt_po_32i)
{
    BEGIN
    if ((lo & 0x80000000000000) == 0x0) {
        LINE(0, 0)
    } else if ((lo & 0x100000000000000) == 0x100000000000000) {
        CANON(lo, 0x180000000000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(sum_a_32i)
{
    BEGIN
    V(0, NEG_A_32I) V(1, Ra) V(2, REUSE_A)
    if ((lo & 0x80000000000000) == 0x0) {
        KNOWN(lo, 0x10000000000ff00) KNOWN(hi, 0x20000) LINE(0, 0)
    } else if ((lo & 0x100000000000000) == 0x100000000000000) {
        KNOWN(lo, 0xff00) KNOWN(hi, 0x20000) CANON(lo, 0x180000000000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(iadd3_a)
{
    BEGIN
    V(0, integer_IADD3_NEG_A) V(1, Ra) V(2, integer_HALF_A) V(3, REUSE_A)
    if ((lo & 0x1800000000) != 0x1800000000) {
        KNOWN(lo, 0x800180000ff00) KNOWN(hi, 0x20000) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(iadd3_b_half)
{
    BEGIN
    V(0, integer_IADD3_NEG_B) V(1, Rb) V(2, integer_HALF_B) V(3, REUSE_B)
    if ((lo & 0x600000000) != 0x600000000) {
        KNOWN(lo, 0x400060ff00000) KNOWN(hi, 0x40000) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(iadd3_c_half)
{
    BEGIN
    V(0, integer_IADD3_NEG_C) V(1, Rc) V(2, integer_HALF_C) V(3, REUSE_C)
    if ((lo & 0x180000000) != 0x180000000) {
        KNOWN(lo, 0x27f8180000000) KNOWN(hi, 0x80000) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(iadd3_b)
{
    BEGIN
    V(0, integer_IADD3_NEG_B) V(1, C_BANK) V(2, C_OFFSET) V(3, UIMM)
    if ((lo & 0xff00000000000000) == 0x4c00000000000000) {
        KNOWN(lo, 0x4007ffff00000) CANON(lo, 0x4c00000000000000) LINE(0, 0) LINE(1, 0)
    } else if ((lo & 0xfe04000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3800000000000000) LINE(0, 1)
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3804000000000000) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

OPERAND(src_b_of_imnmx)
{
    BEGIN
    V(0, Rb) V(1, REUSE_B) V(2, C_BANK) V(3, C_OFFSET) V(4, IMM)
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        KNOWN(lo, 0xff00000) KNOWN(hi, 0x40000) CANON(lo, 0x5c00000000000000) LINE(0, 0)
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000) {
        KNOWN(lo, 0x7ffff00000) CANON(lo, 0x4c00000000000000) LINE(0, 1)
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3800000000000000) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

OPERAND(opt_of_lop)
{
    BEGIN
    V(0, Pd)
    if ((lo & 0x7000000000000) == 0x7000000000000) {
        CANON(lo, 0x7000000000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x7000000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(inverted_b)
{
    BEGIN
    V(0, logic_LOP_INV_B) V(1, Rb) V(2, REUSE_B) V(3, C_BANK) V(4, C_OFFSET) V(5, IMM)
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        KNOWN(lo, 0x1000ff00000) KNOWN(hi, 0x40000) CANON(lo, 0x5c00000000000000) LINE(0, 0)
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000) {
        KNOWN(lo, 0x17ffff00000) CANON(lo, 0x4c00000000000000) LINE(0, 1) LINE(1, 0)
    } else if ((lo & 0xfe00010000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3800000000000000) LINE(0, 2)
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3800010000000000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(addr_of_ldg)
{
    BEGIN
    V(0, Ra) V(1, memory_OFFSET24) V(2, memory_UOFFSET24)
    if ((lo & 0xffffff00000) == 0x0) {
        KNOWN(lo, 0xff00) LINE(0, 0)
    } else if ((lo & 0xff00) != 0xff00) {
        KNOWN(lo, 0xffffff0ff00) LINE(0, 1)
    } else {
        KNOWN(lo, 0xffffff00000) CANON(lo, 0xff00) LINE(0, 2)
    }
    DONE
}

OPERAND(addr_reg_of_ldg_p)
{
    BEGIN
    V(0, Ra) V(1, memory_OFFSET20) V(2, memory_UOFFSET20)
    if ((lo & 0xfffff00000) == 0x0) {
        KNOWN(lo, 0xff00) LINE(0, 0)
    } else if ((lo & 0xff00) != 0xff00) {
        KNOWN(lo, 0xfffff0ff00) LINE(0, 1)
    } else {
        KNOWN(lo, 0xfffff00000) CANON(lo, 0xff00) LINE(0, 2)
    }
    DONE
}

OPERAND(addr_of_ld)
{
    BEGIN
    V(0, Ra) V(1, memory_OFFSET32) V(2, memory_UOFFSET32)
    if ((lo & 0xffffffff00000) == 0x0) {
        KNOWN(lo, 0xff00) LINE(0, 0)
    } else if ((lo & 0xff00) != 0xff00) {
        KNOWN(lo, 0xffffffff0ff00) LINE(0, 1)
    } else {
        KNOWN(lo, 0xffffffff00000) CANON(lo, 0xff00) LINE(0, 2)
    }
    DONE
}

OPERAND(opt_ld_p)
{
    BEGIN
    V(0, LD_P)
    if ((lo & 0x1c00000000000000) == 0x1c00000000000000) {
        CANON(lo, 0x1c00000000000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x1c00000000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(const_indexed)
{
    BEGIN
    V(0, memory_LDC_BANK) V(1, Ra) V(2, memory_INDEX) V(3, memory_UINDEX)
    if ((lo & 0xffff00000) == 0x0 && (lo & 0xff00) != 0xff00) {
        KNOWN(lo, 0x1f00000ff00) LINE(0, 0)
    } else if ((lo & 0xff00) != 0xff00) {
        KNOWN(lo, 0x1fffff0ff00) LINE(0, 1)
    } else {
        KNOWN(lo, 0x1fffff00000) CANON(lo, 0xff00) LINE(0, 2)
    }
    DONE
}

OPERAND(opt_mask)
{
    BEGIN
    V(0, LANES)
    if ((lo & 0x78000000000) == 0x78000000000) {
        CANON(lo, 0x78000000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x78000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(opt_mask_of_mov32i)
{
    BEGIN
    V(0, move_LANES_32I)
    if ((lo & 0xf000) == 0xf000) {
        CANON(lo, 0xf000) LINE(0, 0)
    } else {
        KNOWN(lo, 0xf000) LINE(0, 1)
    }
    DONE
}

OPERAND(opt_mad_po)
{
    BEGIN
    if ((lo & 0x18000000000000) == 0x0) {
        LINE(0, 0)
    } else if ((lo & 0x18000000000000) != 0x18000000000000) {
        CANON(lo, 0x8000000000000) LINE(0, 1)
    } else {
        CANON(lo, 0x18000000000000) LINE(0, 2)
    }
    DONE
}

OPERAND(mad_a)
{
    BEGIN
    V(0, multiply_MAD_NEG_A) V(1, Ra) V(2, REUSE_A)
    if ((lo & 0x18000000000000) != 0x18000000000000) {
        KNOWN(lo, 0x1000000000ff00) KNOWN(hi, 0x20000) LINE(0, 0)
    } else {
        KNOWN(lo, 0xff00) KNOWN(hi, 0x20000) CANON(lo, 0x18000000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(src_b_of_imad_b)
{
    BEGIN
    V(0, Rb) V(1, REUSE_B) V(2, C_BANK) V(3, C_OFFSET) V(4, IMM)
    if ((lo & 0xff00000000000000) == 0x5a00000000000000) {
        KNOWN(lo, 0xff00000) KNOWN(hi, 0x40000) CANON(lo, 0x5a00000000000000) LINE(0, 0)
    } else if ((lo & 0xef00000000000000) == 0x4a00000000000000) {
        KNOWN(lo, 0x7ffff00000) CANON(lo, 0x4a00000000000000) LINE(0, 1)
    } else if ((lo & 0xfe00000000000000) == 0x3400000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3400000000000000) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

OPERAND(mad_c)
{
    BEGIN
    V(0, multiply_MAD_NEG_C) V(1, Rc) V(2, REUSE_C)
    if ((lo & 0x18000000000000) != 0x18000000000000) {
        KNOWN(lo, 0x87f8000000000) KNOWN(hi, 0x80000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x7f8000000000) KNOWN(hi, 0x80000) CANON(lo, 0x18000000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(mad_const_c)
{
    BEGIN
    V(0, multiply_MAD_NEG_C) V(1, C_BANK) V(2, C_OFFSET)
    if ((lo & 0x18000000000000) != 0x18000000000000) {
        KNOWN(lo, 0x8007ffff00000) LINE(0, 0) LINE(1, 0)
    } else {
        KNOWN(lo, 0x7ffff00000) CANON(lo, 0x18000000000000) LINE(0, 1) LINE(2, 0)
    }
    DONE
}

OPERAND(opt_mad32i_po)
{
    BEGIN
    if ((lo & 0x180000000000000) == 0x0) {
        LINE(0, 0)
    } else if ((lo & 0x180000000000000) != 0x180000000000000) {
        CANON(lo, 0x80000000000000) LINE(0, 1)
    } else {
        CANON(lo, 0x180000000000000) LINE(0, 2)
    }
    DONE
}

OPERAND(mad32i_a)
{
    BEGIN
    V(0, NEG_A_32I) V(1, Ra) V(2, REUSE_A)
    if ((lo & 0x180000000000000) != 0x180000000000000) {
        KNOWN(lo, 0x10000000000ff00) KNOWN(hi, 0x20000) LINE(0, 0)
    } else {
        KNOWN(lo, 0xff00) KNOWN(hi, 0x20000) CANON(lo, 0x180000000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(mad32i_c)
{
    BEGIN
    V(0, Rd) V(6, multiply_MAD32I_NEG_C)
    if ((lo & 0x180000000000000) != 0x180000000000000) {
        KNOWN(lo, 0x800000000000ff) LINE(0, 0)
    } else {
        KNOWN(lo, 0xff) CANON(lo, 0x180000000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(xmad_does)
{
    BEGIN
    V(0, multiply_PSL) V(1, multiply_MRG) V(2, multiply_XMAD_MODE) V(3, multiply_XMAD_X)
    if ((lo & 0x10000000000000) == 0x0 || (lo & 0xc000000000000) == 0x0) {
        KNOWN(lo, 0x1c007000000000) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(pr_bits)
{
    BEGIN
    V(0, Rb) V(1, REUSE_B) V(2, C_BANK) V(3, C_OFFSET) V(4, UIMM)
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        KNOWN(lo, 0xff00000) KNOWN(hi, 0x40000) CANON(lo, 0x5c00000000000000) LINE(0, 0)
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000) {
        KNOWN(lo, 0x7ffff00000) CANON(lo, 0x4c00000000000000) LINE(0, 1)
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3800000000000000) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

OPERAND(shf_b)
{
    BEGIN
    V(0, Rb) V(1, REUSE_B) V(2, shift_SHF_IMM)
    if ((lo & 0xff00000000000000) == 0x5b00000000000000) {
        KNOWN(lo, 0xff00000) KNOWN(hi, 0x40000) CANON(lo, 0x5b00000000000000) LINE(0, 0)
    } else if ((lo & 0xfe00000000000000) == 0x3600000000000000) {
        KNOWN(lo, 0x3f00000) CANON(lo, 0x3600000000000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(shf_b_of_shf_r)
{
    BEGIN
    V(0, Rb) V(1, REUSE_B) V(2, shift_SHF_IMM)
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        KNOWN(lo, 0xff00000) KNOWN(hi, 0x40000) CANON(lo, 0x5c00000000000000) LINE(0, 0)
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x3f00000) CANON(lo, 0x3800000000000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(inverted_b_of_flo)
{
    BEGIN
    V(0, shift_INV_B) V(1, Rb) V(2, REUSE_B) V(3, C_BANK) V(4, C_OFFSET) V(5, IMM)
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        KNOWN(lo, 0x1000ff00000) KNOWN(hi, 0x40000) CANON(lo, 0x5c00000000000000) LINE(0, 0)
    } else if ((lo & 0xef00000000000000) == 0x4c00000000000000) {
        KNOWN(lo, 0x17ffff00000) CANON(lo, 0x4c00000000000000) LINE(0, 1) LINE(1, 0)
    } else if ((lo & 0xfe00010000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3800000000000000) LINE(0, 2)
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x3800010000000000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(opt_number_of_lea_lo)
{
    BEGIN
    V(0, shift_LEA_SHIFT)
    if ((lo & 0xf8000000000) == 0x0) {
        LINE(0, 0)
    } else {
        KNOWN(lo, 0xf8000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(opt_number_of_lea_hi)
{
    BEGIN
    V(0, shift_LEA_HI_SHIFT)
    if ((lo & 0x1f0000000) == 0x0) {
        LINE(0, 0)
    } else {
        KNOWN(lo, 0x1f0000000) LINE(0, 1)
    }
    DONE
}

OPERAND(opt_number_of_lea_hc)
{
    BEGIN
    V(0, shift_LEA_HI_CONST_SHIFT)
    if ((lo & 0xf8000000000000) == 0x0) {
        LINE(0, 0)
    } else {
        KNOWN(lo, 0xf8000000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(special)
{
    BEGIN
    V(0, special_SR)
    if (ON(SM_50_SM_52_SM_53)) {
        KNOWN(lo, 0xff00000) LINE(0, 0)
    } else if ((lo & 0xfc00000) != 0x2c00000 && (lo & 0xef00000) != 0x2e00000) {
        KNOWN(lo, 0xff00000) LINE(0, 1)
    } else if ((lo & 0x300000) == 0x0) {
        CANON(lo, 0x2c00000) LINE(0, 2)
    } else if ((lo & 0x200000) == 0x0) {
        CANON(lo, 0x2d00000) LINE(0, 3)
    } else if ((lo & 0x1100000) == 0x0) {
        CANON(lo, 0x2e00000) LINE(0, 4)
    } else if ((lo & 0x100000) == 0x100000) {
        CANON(lo, 0x2f00000) LINE(0, 5)
    } else {
        CANON(lo, 0x3e00000) LINE(0, 6)
    }
    DONE
}

OPERAND(opt_ballot)
{
    BEGIN
    V(0, Rd)
    if ((lo & 0xff) == 0xff) {
        CANON(lo, 0xff) LINE(0, 0)
    } else {
        KNOWN(lo, 0xff) LINE(0, 1)
    }
    DONE
}

OPERAND(shfl_b)
{
    BEGIN
    V(0, Rb) V(1, special_SHFL_LANE)
    if ((lo & 0x10000000) == 0x0) {
        KNOWN(lo, 0xff00000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x1f00000) CANON(lo, 0x10000000) LINE(0, 1)
    }
    DONE
}

OPERAND(shfl_c)
{
    BEGIN
    V(0, Rc) V(1, special_SHFL_CLAMP)
    if ((lo & 0x20000000) == 0x0) {
        KNOWN(lo, 0x7f8000000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x7ffc00000000) CANON(lo, 0x20000000) LINE(0, 1)
    }
    DONE
}

OPERAND(bar_barrier)
{
    BEGIN
    V(0, Ra) V(1, special_BAR_ID)
    if ((lo & 0x100000000000) == 0x0) {
        KNOWN(lo, 0xff00) LINE(0, 0)
    } else {
        KNOWN(lo, 0xff00) CANON(lo, 0x100000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(opt_bar_threads)
{
    BEGIN
    V(0, Rb) V(1, special_BAR_THREADS)
    if ((lo & 0x80000000000) == 0x0) {
        KNOWN(lo, 0xff00000) LINE(0, 0)
    } else if ((lo & 0xfff00000) == 0x0) {
        CANON(lo, 0x80000000000) LINE(0, 1)
    } else {
        KNOWN(lo, 0xfff00000) CANON(lo, 0x80000000000) LINE(0, 2)
    }
    DONE
}

OPERAND(bar_arv_threads)
{
    BEGIN
    V(0, Rb) V(1, special_BAR_THREADS)
    if ((lo & 0x80000000000) == 0x0) {
        KNOWN(lo, 0xff00000) LINE(0, 0)
    } else {
        KNOWN(lo, 0xfff00000) CANON(lo, 0x80000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(opt_of_b2r_r)
{
    BEGIN
    V(0, Pw)
    if ((lo & 0xe00000000000) == 0xe00000000000) {
        CANON(lo, 0xe00000000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0xe00000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(board_list)
{
    BEGIN
    V(0, BOARD4) V(1, BOARD3) V(2, BOARD2) V(3, BOARD1) V(4, BOARD0)
    if ((lo & 0x3f) == 0x0) {
        LINE(0, 0)
    } else if ((lo & 0x20) == 0x20) {
        KNOWN(lo, 0x1f) CANON(lo, 0x20) LINE(0, 1)
    } else if ((lo & 0x10) == 0x10) {
        KNOWN(lo, 0xf) CANON(lo, 0x10) LINE(0, 2)
    } else if ((lo & 0x8) == 0x8) {
        KNOWN(lo, 0x7) CANON(lo, 0x8) LINE(0, 3)
    } else if ((lo & 0x4) == 0x4) {
        KNOWN(lo, 0x3) CANON(lo, 0x4) LINE(0, 4)
    } else if ((lo & 0x2) == 0x2) {
        KNOWN(lo, 0x1) CANON(lo, 0x2) LINE(0, 5)
    } else {
        CANON(lo, 0x1) LINE(0, 6)
    }
    DONE
}

OPERAND(opt_ps)
{
    BEGIN
    V(0, surface_Ps)
    if ((lo & 0x1c0000000) == 0x0) {
        LINE(0, 0)
    } else {
        KNOWN(lo, 0x1c0000000) LINE(0, 1)
    }
    DONE
}

OPERAND(surface)
{
    BEGIN
    V(0, Rc) V(1, HEADER)
    if ((lo & 0x8000000000000) == 0x0) {
        KNOWN(lo, 0x7f8000000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x1fff000000000) CANON(lo, 0x8000000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(sured_types)
{
    BEGIN
    V(0, surface_SURED_TYPE)
    if ((lo & 0x700000) != 0x400000) {
        KNOWN(lo, 0x700000) LINE(0, 0)
    } else if (ON(SM_52_SM_53)) {
        CANON(lo, 0x400000) LINE(0, 1)
    } else if (ON(NOT_SM_50)) {
        CANON(lo, 0x400000) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

OPERAND(suatom_types)
{
    BEGIN
    V(0, surface_SUATOM_TYPE)
    if ((lo & 0x38000000000000) != 0x20000000000000) {
        KNOWN(lo, 0x38000000000000) LINE(0, 0)
    } else if (ON(SM_52_SM_53)) {
        CANON(lo, 0x20000000000000) LINE(0, 1)
    } else if (ON(NOT_SM_50)) {
        CANON(lo, 0x20000000000000) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

OPERAND(suatom_types_r)
{
    BEGIN
    V(0, surface_SUATOM_TYPE_R)
    if ((lo & 0x7000000000) != 0x4000000000) {
        KNOWN(lo, 0x7000000000) LINE(0, 0)
    } else if (ON(SM_52_SM_53)) {
        CANON(lo, 0x4000000000) LINE(0, 1)
    } else if (ON(NOT_SM_50)) {
        CANON(lo, 0x4000000000) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

OPERAND(surface_rc)
{
    BEGIN
    V(0, Rc)
    if ((lo & 0x8000000000000) == 0x0) {
        KNOWN(lo, 0x7f8000000000) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(suatom_types_r_of_suatom_p)
{
    BEGIN
    V(0, surface_SUATOM_TYPE_R)
    if ((lo & 0x7000000000) != 0x4000000000) {
        KNOWN(lo, 0x7000000000) LINE(0, 0)
    } else if (ON(SM_52_SM_53)) {
        CANON(lo, 0x4000000000) LINE(0, 1)
    } else {
        CANON(lo, 0x4000000000) LINE(0, 2)
    }
    DONE
}

OPERAND(opt_of_tex_i)
{
    BEGIN
    V(0, texture_Pt)
    if ((lo & 0x38000000000000) == 0x38000000000000) {
        CANON(lo, 0x38000000000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x38000000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(opt_reg_of_tex_i)
{
    BEGIN
    V(0, Rb)
    if ((lo & 0xff00000) == 0xff00000) {
        CANON(lo, 0xff00000) LINE(0, 0)
    } else {
        KNOWN(lo, 0xff00000) LINE(0, 1)
    }
    DONE
}

OPERAND(any_query)
{
    BEGIN
    V(0, texture_QUERY) V(1, texture_QUERY_NUMBER)
    if ((lo & 0xec00000) == 0x400000 || (lo & 0xe400000) == 0x4000000 ||
        (lo & 0xbc00000) == 0x800000) {
        KNOWN(lo, 0xfc00000) LINE(0, 0)
    } else if ((lo & 0x8400000) == 0x8000000) {
        KNOWN(lo, 0xf800000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(opt_f16)
{
    BEGIN
    V(0, texture_TEXS_F16)
    if (ON(NOT_SM_50)) {
        KNOWN(lo, 0x800000000000000) LINE(0, 0)
    } else if ((lo & 0x800000000000000) == 0x800000000000000) {
        CANON(lo, 0x800000000000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(opt_tld4s_f16)
{
    BEGIN
    V(0, texture_TLD4S_F16)
    if (ON(NOT_SM_50)) {
        KNOWN(lo, 0x80000000000000) LINE(0, 0)
    } else if ((lo & 0x80000000000000) == 0x0) {
        LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(type_b)
{
    BEGIN
    if ((lo & 0x4000040000000) == 0x4000000000000) {
        KNOWN(lo, 0x2000000000000) CANON(lo, 0x4000000000000) LINE(0, 0)
    } else if ((lo & 0x4000020000000) == 0x4000000000000) {
        KNOWN(lo, 0x2000000000000) CANON(lo, 0x4000040000000) LINE(0, 1)
    } else if ((lo & 0x4000000000000) == 0x4000000000000) {
        KNOWN(lo, 0x2000000000000) CANON(lo, 0x4000060000000) LINE(0, 2)
    } else {
        KNOWN(lo, 0x2000000000000) LINE(0, 3)
    }
    DONE
}

OPERAND(type_b_short)
{
    BEGIN
    if ((lo & 0x40000000) == 0x0) {
        KNOWN(lo, 0x2000000000000) CANON(lo, 0x4000000000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x2000000000000) CANON(lo, 0x4000040000000) LINE(0, 1)
    }
    DONE
}

OPERAND(types)
{
    BEGIN
    V(0, video_SIGN_A) V(1, video_SIGN_B)
    if ((lo & 0x4000070000000) != 0x4000070000000 && (lo & 0x4000000000) != 0x4000000000) {
        KNOWN(lo, 0x1000000000000) LINE(0, 0) CALL(type_b, 1, 0)
    } else if ((lo & 0x4000070000000) != 0x4000070000000 && (lo & 0x2000000000) != 0x2000000000) {
        KNOWN(lo, 0x1000000000000) CANON(lo, 0x4000000000) LINE(0, 1) CALL(type_b, 2, 0)
    } else if ((lo & 0x4000070000000) != 0x4000070000000 &&
        (lo & 0x1000000000000) != 0x1000000000000 && (lo & 0x1000000000) != 0x1000000000) {
        CANON(lo, 0x6000000000) LINE(0, 2) CALL(type_b, 3, 0)
    } else if ((lo & 0x4001000000000) == 0x4000000000000 && (lo & 0x60000000) != 0x60000000) {
        CANON(lo, 0x5006000000000) LINE(0, 3) CALL(type_b_short, 4, 0)
    } else if ((lo & 0x6001010000000) == 0x4000000000000) {
        CANON(lo, 0x5006060000000) LINE(0, 4)
    } else if ((lo & 0x4001010000000) == 0x4000000000000) {
        CANON(lo, 0x7006060000000) LINE(0, 5)
    } else if ((lo & 0x6001000000000) == 0x0) {
        CANON(lo, 0x1006000000000) LINE(0, 6)
    } else if ((lo & 0x4001000000000) == 0x0) {
        CANON(lo, 0x3006000000000) LINE(0, 7)
    } else {
        NONE
    }
    DONE
}

OPERAND(src_va)
{
    BEGIN
    V(0, Ra) V(1, video_BYTE_A) V(2, REUSE_A) V(3, video_HALF_A)
    if ((lo & 0x4000000000) == 0x0) {
        KNOWN(lo, 0x300000ff00) KNOWN(hi, 0x20000) LINE(0, 0)
    } else if ((lo & 0x2000000000) == 0x0) {
        KNOWN(lo, 0x100000ff00) KNOWN(hi, 0x20000) CANON(lo, 0x4000000000) LINE(0, 1)
    } else if ((lo & 0x1000000000) == 0x0) {
        KNOWN(lo, 0xff00) KNOWN(hi, 0x20000) CANON(lo, 0x6000000000) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

OPERAND(src_vb)
{
    BEGIN
    V(0, Rb) V(1, video_BYTE_B) V(2, REUSE_B) V(3, video_HALF_B) V(4, video_IMM_B)
    if ((lo & 0x4000040000000) == 0x4000000000000) {
        KNOWN(lo, 0x3ff00000) KNOWN(hi, 0x40000) CANON(lo, 0x4000000000000) LINE(0, 0)
    } else if ((lo & 0x4000020000000) == 0x4000000000000) {
        KNOWN(lo, 0x1ff00000) KNOWN(hi, 0x40000) CANON(lo, 0x4000040000000) LINE(0, 1)
    } else if ((lo & 0x4000010000000) == 0x4000000000000) {
        KNOWN(lo, 0xff00000) KNOWN(hi, 0x40000) CANON(lo, 0x4000060000000) LINE(0, 2)
    } else if ((lo & 0x4000000000000) == 0x0) {
        KNOWN(lo, 0xffff00000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(opt_vmad_po)
{
    BEGIN
    if ((lo & 0x60000000000000) != 0x60000000000000) {
        LINE(0, 0)
    } else {
        CANON(lo, 0x60000000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(src_va_of_vmad)
{
    BEGIN
    if ((lo & 0x4000000000) == 0x0) {
        KNOWN(lo, 0x300000ff00) KNOWN(hi, 0x20000) LINE(0, 0)
    } else if ((lo & 0x2000000000) == 0x0) {
        KNOWN(lo, 0x100000ff00) KNOWN(hi, 0x20000) CANON(lo, 0x4000000000) LINE(0, 1)
    } else {
        KNOWN(lo, 0xff00) KNOWN(hi, 0x20000) CANON(lo, 0x6000000000) LINE(0, 2)
    }
    DONE
}

OPERAND(vmad_a)
{
    BEGIN
    V(0, video_MAD_NEG_A) V(1, Ra) V(2, video_BYTE_A) V(3, REUSE_A) V(4, video_HALF_A)
    if ((lo & 0x60000000000000) != 0x60000000000000 && (lo & 0x7000000000) != 0x7000000000) {
        KNOWN(lo, 0x40000000000000) LINE(0, 0) CALL(src_va_of_vmad, 1, 0)
    } else if ((lo & 0x4000000000) == 0x0) {
        KNOWN(lo, 0x300000ff00) KNOWN(hi, 0x20000) CANON(lo, 0x60000000000000) LINE(0, 1)
    } else if ((lo & 0x2000000000) == 0x0) {
        KNOWN(lo, 0x100000ff00) KNOWN(hi, 0x20000) CANON(lo, 0x60004000000000) LINE(0, 2)
    } else if ((lo & 0x1000000000) == 0x0) {
        KNOWN(lo, 0xff00) KNOWN(hi, 0x20000) CANON(lo, 0x60006000000000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(vmad_c)
{
    BEGIN
    V(0, video_MAD_NEG_C) V(1, Rc) V(2, REUSE_C)
    if ((lo & 0x60000000000000) != 0x60000000000000) {
        KNOWN(lo, 0x207f8000000000) KNOWN(hi, 0x80000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x7f8000000000) KNOWN(hi, 0x80000) CANON(lo, 0x60000000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(shift_type_b)
{
    BEGIN
    if ((lo & 0x4000040000000) == 0x4000000000000) {
        CANON(lo, 0x4000000000000) LINE(0, 0)
    } else if ((lo & 0x4000020000000) == 0x4000000000000) {
        CANON(lo, 0x4000040000000) LINE(0, 1)
    } else if ((lo & 0x4000000000000) == 0x4000000000000) {
        CANON(lo, 0x4000060000000) LINE(0, 2)
    } else {
        LINE(0, 3)
    }
    DONE
}

OPERAND(shift_types)
{
    BEGIN
    V(0, video_SIGN_A)
    if ((lo & 0x4000070000000) != 0x4000070000000 && (lo & 0x4000000000) != 0x4000000000) {
        KNOWN(lo, 0x1000000000000) LINE(0, 0) CALL(shift_type_b, 1, 0)
    } else if ((lo & 0x4000070000000) != 0x4000070000000 && (lo & 0x2000000000) != 0x2000000000) {
        KNOWN(lo, 0x1000000000000) CANON(lo, 0x4000000000) LINE(0, 1) CALL(shift_type_b, 2, 0)
    } else if ((lo & 0x4000070000000) != 0x4000070000000 &&
        (lo & 0x1000000000000) != 0x1000000000000 && (lo & 0x1000000000) != 0x1000000000) {
        CANON(lo, 0x6000000000) LINE(0, 2) CALL(shift_type_b, 3, 0)
    } else if ((lo & 0x4001040000000) == 0x4000000000000) {
        CANON(lo, 0x5006000000000) LINE(0, 3)
    } else if ((lo & 0x4001020000000) == 0x4000000000000) {
        CANON(lo, 0x5006040000000) LINE(0, 4)
    } else if ((lo & 0x4001010000000) == 0x4000000000000) {
        CANON(lo, 0x5006060000000) LINE(0, 5)
    } else if ((lo & 0x4001000000000) == 0x0) {
        CANON(lo, 0x1006000000000) LINE(0, 6)
    } else {
        NONE
    }
    DONE
}

OPERAND(diff4_types)
{
    BEGIN
    V(0, video_DIFF4_A) V(1, video_DIFF4_B)
    if ((lo & 0x1000000000000) == 0x0) {
        KNOWN(lo, 0x3000000000000) LINE(0, 0)
    } else if ((lo & 0x2000000000000) == 0x0) {
        KNOWN(lo, 0x3000000000000) LINE(0, 1)
    } else {
        CANON(lo, 0x3000000000000) LINE(0, 2)
    }
    DONE
}

OPERAND(idp_b)
{
    BEGIN
    V(0, Rb) V(1, REUSE_B) V(2, C_BANK) V(3, C_OFFSET)
    if ((lo & 0xf8000000000000) == 0xf8000000000000) {
        KNOWN(lo, 0xff00000) KNOWN(hi, 0x40000) CANON(lo, 0xf8000000000000) LINE(0, 0)
    } else if ((lo & 0xd8000000000000) == 0xd8000000000000) {
        KNOWN(lo, 0x7ffff00000) CANON(lo, 0xd8000000000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

