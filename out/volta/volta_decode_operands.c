/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

OPERAND(are)
{
    BEGIN
    V(0, Ra) V(1, OFF)
    if ((lo & 0xffffff0000000000) == 0x0) {
        KNOWN(lo, 0xff000000) LINE(0, 0)
    } else if ((lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xffffff00ff000000) LINE(0, 1)
    } else {
        KNOWN(lo, 0xffffff0000000000) CANON(lo, 0xff000000) LINE(0, 2)
    }
    DONE
}

OPERAND(guard)
{
    BEGIN
    V(0, GP)
    if ((lo & 0xf000) == 0x7000) {
        CANON(lo, 0x7000) LINE(0, 0)
    } else if ((lo & 0x8000) == 0x0) {
        KNOWN(lo, 0x7000) LINE(0, 1)
    } else {
        KNOWN(lo, 0x7000) CANON(lo, 0x8000) LINE(0, 2)
    }
    DONE
}

OPERAND(stalls)
{
    BEGIN
    if ((hi & 0x1e0000000000) == 0x0) {
        LINE(0, 0)
    } else {
        KNOWN(hi, 0x1e0000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(sets)
{
    BEGIN
    if ((hi & 0x1c00000000000) == 0x1c00000000000) {
        CANON(hi, 0x1c00000000000) LINE(0, 0)
    } else {
        KNOWN(hi, 0x1c00000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(frees)
{
    BEGIN
    if ((hi & 0xe000000000000) == 0xe000000000000) {
        CANON(hi, 0xe000000000000) LINE(0, 0)
    } else {
        KNOWN(hi, 0xe000000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(ctl)
{
    BEGIN
    V(0, STALL) V(1, NOY) V(2, WBAR) V(3, RBAR) V(4, W1) V(5, W2) V(6, W3) V(7, W4) V(8, W5)
        V(9, W6)
    if ((hi & 0x3fffe0000000000) == 0xfe20000000000) {
        CANON(hi, 0xfe20000000000) LINE(0, 0)
    } else {
        KNOWN(hi, 0x3f0200000000000) LINE(0, 1) CALL(stalls, 1, 0) CALL(sets, 2, 0)
            CALL(frees, 3, 0)
    }
    DONE
}

OPERAND(format_flow)
{
    BEGIN
    CALL(guard, 0, 0) LINE(1, 0) CALL(ctl, 2, 1)
    DONE
}

OPERAND(at)
{
    BEGIN
    V(0, Ra) V(1, Uc) V(2, OFF)
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x40) == 0x0 && (lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) LINE(0, 0)
    } else if ((hi & 0x40) != 0x40 && (lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) LINE(0, 1)
    } else if ((lo & 0xffffff0000000000) == 0x0 && (lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) CANON(hi, 0x40) LINE(0, 2)
    } else if ((lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) CANON(hi, 0x40) LINE(0, 3)
    } else if ((lo & 0xffffff0000000000) == 0x0) {
        KNOWN(hi, 0x3f) CANON(lo, 0xff000000) LINE(0, 4)
    } else {
        KNOWN(lo, 0xffffff0000000000) KNOWN(hi, 0x3f) CANON(lo, 0xff000000) LINE(0, 5)
    }
    DONE
}

OPERAND(marks)
{
    BEGIN
    if (ON(SM_80)) {
        LINE(0, 0)
    } else if ((hi & 0xc000000000) == 0x0) {
        LINE(0, 1)
    } else if ((hi & 0x8000000000) == 0x0) {
        CANON(hi, 0x4000000000) LINE(0, 2)
    } else if ((hi & 0x4000000000) == 0x0) {
        CANON(hi, 0x8000000000) LINE(0, 3)
    } else {
        CANON(hi, 0xc000000000) LINE(0, 4)
    }
    DONE
}

OPERAND(format_flow_of_atom_a)
{
    BEGIN
    CALL(guard, 0, 0) CALL(marks, 1, 0) CALL(ctl, 2, 1)
    DONE
}

OPERAND(wu)
{
    BEGIN
    if ((hi & 0x100) == 0x100) {
        CANON(hi, 0x100) LINE(0, 0)
    } else if ((hi & 0x40) == 0x0) {
        LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(ag)
{
    BEGIN
    V(0, Ra) V(1, Uc) V(2, OFF)
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0xc0) == 0x0) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) LINE(0, 0)
    } else if ((hi & 0xc0) == 0x0) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) LINE(0, 1)
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x80) == 0x0) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) CANON(hi, 0x40) LINE(0, 2)
    } else if ((hi & 0x80) == 0x0) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) CANON(hi, 0x40) LINE(0, 3)
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x2000000040) == 0x40) {
        KNOWN(lo, 0xff000000) CANON(hi, 0xc0) LINE(0, 4)
    } else if ((hi & 0x2000000040) == 0x40) {
        KNOWN(lo, 0xffffff00ff000000) CANON(hi, 0xc0) LINE(0, 5)
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x40) == 0x40) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) CANON(hi, 0x20000000c0) LINE(0, 6)
    } else if ((hi & 0x40) == 0x40) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) CANON(hi, 0x20000000c0) LINE(0, 7)
    } else {
        NONE
    }
    DONE
}

OPERAND(desc)
{
    BEGIN
    if ((hi & 0x80) == 0x0) {
        LINE(0, 0)
    } else if ((hi & 0x2000000000) == 0x2000000000) {
        CANON(hi, 0x2000000080) LINE(0, 1)
    } else if ((hi & 0x3f) == 0x4) {
        CANON(hi, 0x84) LINE(0, 2)
    } else {
        KNOWN(hi, 0x3f) CANON(hi, 0x80) LINE(0, 3)
    }
    DONE
}

OPERAND(marks_of_atom_h)
{
    BEGIN
    if ((hi & 0xc000000000) == 0x0) {
        LINE(0, 0)
    } else if ((hi & 0x8000000000) == 0x0) {
        CANON(hi, 0x4000000000) LINE(0, 1)
    } else if ((hi & 0x4000000000) == 0x0) {
        CANON(hi, 0x8000000000) LINE(0, 2)
    } else {
        CANON(hi, 0xc000000000) LINE(0, 3)
    }
    DONE
}

OPERAND(format_flow_of_atom_h)
{
    BEGIN
    CALL(guard, 0, 0) CALL(marks_of_atom_h, 1, 0) CALL(ctl, 2, 1)
    DONE
}

OPERAND(ag_of_atom_hd)
{
    BEGIN
    V(0, Ra) V(1, Uc) V(2, OFF)
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0xc0) == 0x0) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) LINE(0, 0)
    } else if ((hi & 0xc0) == 0x0) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) LINE(0, 1)
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x80) == 0x0) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) CANON(hi, 0x40) LINE(0, 2)
    } else if ((hi & 0x80) == 0x0) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) CANON(hi, 0x40) LINE(0, 3)
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x40) == 0x40) {
        KNOWN(lo, 0xff000000) CANON(hi, 0xc0) LINE(0, 4)
    } else if ((hi & 0x40) == 0x40) {
        KNOWN(lo, 0xffffff00ff000000) CANON(hi, 0xc0) LINE(0, 5)
    } else {
        NONE
    }
    DONE
}

OPERAND(desc_of_atom_hd)
{
    BEGIN
    if ((hi & 0x80) == 0x0) {
        LINE(0, 0)
    } else if ((hi & 0x3f) == 0x4) {
        CANON(hi, 0x84) LINE(0, 1)
    } else {
        KNOWN(hi, 0x3f) CANON(hi, 0x80) LINE(0, 2)
    }
    DONE
}

OPERAND(n_ftype)
{
    BEGIN
    V(0, FTYPE)
    if ((hi & 0x801400) == 0x1000 || (hi & 0x801200) == 0x1200 || (hi & 0x800c00) == 0x0 ||
        (hi & 0x800a00) == 0x200 || (hi & 0x1e00) == 0x1200) {
        KNOWN(hi, 0x801e00) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(casop)
{
    BEGIN
    V(0, CAST)
    if ((hi & 0x800000) == 0x0) {
        KNOWN(hi, 0x800000) LINE(0, 0)
    } else if ((hi & 0x1000000) == 0x0) {
        KNOWN(hi, 0x800000) LINE(0, 1)
    } else {
        KNOWN(hi, 0x800000) CANON(hi, 0x1000000) LINE(0, 2)
    }
    DONE
}

OPERAND(n_ctype3)
{
    BEGIN
    V(0, CTYPE3)
    if ((hi & 0xe00) != 0x600) {
        KNOWN(hi, 0xe00) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(n_ctype4)
{
    BEGIN
    V(0, CTYPE4)
    if ((hi & 0x1e00) != 0x600) {
        KNOWN(hi, 0x1e00) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(n_ctype9)
{
    BEGIN
    V(0, CTYPE9)
    if ((hi & 0xe00) != 0x600) {
        KNOWN(hi, 0xe00) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(at_of_red_tu)
{
    BEGIN
    V(0, Ra) V(1, Uc) V(2, OFF)
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x4000000) == 0x0 &&
        (lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) LINE(0, 0)
    } else if ((hi & 0x4000000) != 0x4000000 && (lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) LINE(0, 1)
    } else if ((lo & 0xffffff0000000000) == 0x0 && (lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) CANON(hi, 0x4000000) LINE(0, 2)
    } else if ((lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) CANON(hi, 0x4000000) LINE(0, 3)
    } else if ((lo & 0xffffff0000000000) == 0x0) {
        KNOWN(hi, 0x3f) CANON(lo, 0xff000000) LINE(0, 4)
    } else {
        KNOWN(lo, 0xffffff0000000000) KNOWN(hi, 0x3f) CANON(lo, 0xff000000) LINE(0, 5)
    }
    DONE
}

OPERAND(wu_of_red_d)
{
    BEGIN
    if ((hi & 0x100) == 0x100) {
        CANON(hi, 0x100) LINE(0, 0)
    } else if ((hi & 0x4000000) == 0x0) {
        LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(ag_of_red_d)
{
    BEGIN
    V(0, Ra) V(1, Uc) V(2, OFF)
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x4000080) == 0x0) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) LINE(0, 0)
    } else if ((hi & 0x4000080) == 0x0) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) LINE(0, 1)
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x80) == 0x0) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) CANON(hi, 0x4000000) LINE(0, 2)
    } else if ((hi & 0x80) == 0x0) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) CANON(hi, 0x4000000) LINE(0, 3)
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x2004000000) == 0x4000000) {
        KNOWN(lo, 0xff000000) CANON(hi, 0x4000080) LINE(0, 4)
    } else if ((hi & 0x2004000000) == 0x4000000) {
        KNOWN(lo, 0xffffff00ff000000) CANON(hi, 0x4000080) LINE(0, 5)
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x4000000) == 0x4000000) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) CANON(hi, 0x2004000080) LINE(0, 6)
    } else if ((hi & 0x4000000) == 0x4000000) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) CANON(hi, 0x2004000080) LINE(0, 7)
    } else {
        NONE
    }
    DONE
}

OPERAND(ag_of_redg_hd)
{
    BEGIN
    V(0, Ra) V(1, Uc) V(2, OFF)
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x4000080) == 0x0) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) LINE(0, 0)
    } else if ((hi & 0x4000080) == 0x0) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) LINE(0, 1)
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x80) == 0x0) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) CANON(hi, 0x4000000) LINE(0, 2)
    } else if ((hi & 0x80) == 0x0) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) CANON(hi, 0x4000000) LINE(0, 3)
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x4000000) == 0x4000000) {
        KNOWN(lo, 0xff000000) CANON(hi, 0x4000080) LINE(0, 4)
    } else if ((hi & 0x4000000) == 0x4000000) {
        KNOWN(lo, 0xffffff00ff000000) CANON(hi, 0x4000080) LINE(0, 5)
    } else {
        NONE
    }
    DONE
}

OPERAND(ars)
{
    BEGIN
    V(0, Ra) V(1, SCALE) V(2, OFF)
    if ((lo & 0xffffff0000000000) == 0x0) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0xc000) LINE(0, 0)
    } else if ((lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0xc000) LINE(0, 1)
    } else if ((hi & 0xc000) != 0x0) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0xc000) LINE(0, 2)
    } else {
        KNOWN(lo, 0xffffff0000000000) CANON(lo, 0xff000000) LINE(0, 3)
    }
    DONE
}

OPERAND(als)
{
    BEGIN
    V(0, Ra) V(1, SCALE) V(2, Uc) V(3, OFF)
    if ((lo & 0xffffff0000000000) == 0x0 && (lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0xc03f) LINE(0, 0)
    } else if ((lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0xc03f) LINE(0, 1)
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0xc000) != 0x0) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0xc03f) LINE(0, 2)
    } else if ((hi & 0xc000) != 0x0) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0xc03f) LINE(0, 3)
    } else if ((lo & 0xffffff0000000000) == 0x0) {
        KNOWN(hi, 0x3f) CANON(lo, 0xff000000) LINE(0, 4)
    } else {
        KNOWN(lo, 0xffffff0000000000) KNOWN(hi, 0x3f) CANON(lo, 0xff000000) LINE(0, 5)
    }
    DONE
}

OPERAND(marks_of_atoms_tu)
{
    BEGIN
    if (ON(SM_75_SM_80)) {
        LINE(0, 0)
    } else if ((hi & 0xc000000000) == 0x0) {
        LINE(0, 1)
    } else if ((hi & 0x8000000000) == 0x0) {
        CANON(hi, 0x4000000000) LINE(0, 2)
    } else if ((hi & 0x4000000000) == 0x0) {
        CANON(hi, 0x8000000000) LINE(0, 3)
    } else {
        CANON(hi, 0xc000000000) LINE(0, 4)
    }
    DONE
}

OPERAND(format_flow_of_atoms_tu)
{
    BEGIN
    CALL(guard, 0, 0) CALL(marks_of_atoms_tu, 1, 0) CALL(ctl, 2, 1)
    DONE
}

OPERAND(n_sctype2)
{
    BEGIN
    V(0, SCTYPE2)
    if ((hi & 0x600) != 0x600) {
        KNOWN(hi, 0x600) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(px)
{
    BEGIN
    V(0, Q0N) V(1, Q0)
    if ((hi & 0x7800000) == 0x3800000) {
        CANON(hi, 0x3800000) LINE(0, 0)
    } else if ((hi & 0x4000000) == 0x4000000) {
        KNOWN(hi, 0x7800000) LINE(0, 1)
    } else {
        KNOWN(hi, 0x7800000) LINE(0, 2)
    }
    DONE
}

OPERAND(marks_of_bssy)
{
    BEGIN
    if (ON(NOT_SM_86_SM_89_SM_90)) {
        LINE(0, 0)
    } else if ((hi & 0xc000000000) == 0x0) {
        LINE(0, 1)
    } else if ((hi & 0x8000000000) == 0x0) {
        CANON(hi, 0x4000000000) LINE(0, 2)
    } else if ((hi & 0x4000000000) == 0x0) {
        CANON(hi, 0x8000000000) LINE(0, 3)
    } else {
        CANON(hi, 0xc000000000) LINE(0, 4)
    }
    DONE
}

OPERAND(format_flow_of_bssy)
{
    BEGIN
    CALL(guard, 0, 0) CALL(marks_of_bssy, 1, 0) CALL(ctl, 2, 1)
    DONE
}

OPERAND(mb)
{
    BEGIN
    V(0, Rb) V(1, UIMM) V(2, CBANK) V(3, COFF) V(4, Ub)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xff00000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else if ((lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0xa00) LINE(0, 2)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x3fff3f00000000) CANON(lo, 0xa00) CANON(hi, 0x8000000) LINE(0, 3)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 4)
    } else {
        NONE
    }
    DONE
}

OPERAND(mlr)
{
    BEGIN
    V(0, Rb) V(1, LONG_number) V(2, LONGH_number) V(3, CBANK) V(4, COFF) V(5, Ub)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xff00000000) CANON(lo, 0x200) LINE(0, 0)
    } else if (ON(NOT_SM_90) && (lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xfffffffc00000000) KNOWN(hi, 0x1ffff) CANON(lo, 0x800) LINE(0, 1)
    } else if (ON(SM_90) && (lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xfffffffc00ff0000) KNOWN(hi, 0x1ffff) CANON(lo, 0x800) LINE(0, 2)
    } else if ((lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0xa00) LINE(0, 3)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x3fff3f00000000) CANON(lo, 0xa00) CANON(hi, 0x8000000) LINE(0, 4)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 5)
    } else {
        NONE
    }
    DONE
}

OPERAND(syn)
{
    BEGIN
    V(0, SYNCS)
    if (ON(NOT_SM_90)) {
        LINE(0, 0)
    } else {
        KNOWN(hi, 0x100000) LINE(0, 1)
    }
    DONE
}

OPERAND(nap)
{
    BEGIN
    V(0, Rb) V(1, UIMM) V(2, CBANK) V(3, COFF) V(4, Ub)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xff00000000) CANON(lo, 0x200) LINE(0, 0)
    } else if (ON(NOT_SM_70_SM_72_SM_75) && (lo & 0xe00) == 0x800 && (hi & 0x8080000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else if (ON(SM_70_SM_72_SM_75) && (lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 2)
    } else if ((lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0xa00) LINE(0, 3)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x3fff3f00000000) CANON(lo, 0xa00) CANON(hi, 0x8000000) LINE(0, 4)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 5)
    } else {
        NONE
    }
    DONE
}

OPERAND(syn_of_nanosleep_c)
{
    BEGIN
    V(0, SYNCS)
    if (ON(SM_80_SM_86_SM_89)) {
        LINE(0, 0)
    } else {
        KNOWN(hi, 0x100000) LINE(0, 1)
    }
    DONE
}

OPERAND(exclusive)
{
    BEGIN
    V(0, EXCL)
    if (ON(SM_80_SM_86_SM_89)) {
        KNOWN(hi, 0x400000) LINE(0, 0)
    } else {
        LINE(0, 1)
    }
    DONE
}

OPERAND(mi)
{
    BEGIN
    V(0, UIMM) V(1, CBANK) V(2, COFF) V(3, Ub)
    if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 0)
    } else if ((lo & 0xc00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0xa00) LINE(0, 1)
    } else if (ON(NOT_SM_70_SM_72_SM_90) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x3fff3f00000000) CANON(lo, 0xa00) CANON(hi, 0x8000000) LINE(0, 2)
    } else if (ON(NOT_SM_70_SM_72_SM_90) && (lo & 0xe00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(baro)
{
    BEGIN
    V(0, Rb) V(1, BCNT) V(2, BID)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xff00000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0x3ffc0000000e00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xff00000000) CANON(lo, 0x400) LINE(0, 1)
    } else if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x3ffcff00000000) CANON(lo, 0x400) LINE(0, 2)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x3c000ff00000000) CANON(lo, 0x800) LINE(0, 3)
    } else if ((lo & 0x3ffc0000000600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x3c0000000000000) CANON(lo, 0xa00) LINE(0, 4)
    } else if ((lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x3fffc0000000000) CANON(lo, 0xa00) LINE(0, 5)
    } else {
        NONE
    }
    DONE
}

OPERAND(bara)
{
    BEGIN
    V(0, Rb) V(1, BCNT) V(2, BID)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xff00000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x3ffcff00000000) CANON(lo, 0x400) LINE(0, 1)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x3c000ff00000000) CANON(lo, 0x800) LINE(0, 2)
    } else if ((lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x3fffc0000000000) CANON(lo, 0xa00) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(po)
{
    BEGIN
    V(0, P0)
    if ((hi & 0xe0000) == 0xe0000) {
        CANON(hi, 0xe0000) LINE(0, 0)
    } else {
        KNOWN(hi, 0xe0000) LINE(0, 1)
    }
    DONE
}

OPERAND(dlist)
{
    BEGIN
    V(0, D4) V(1, D3) V(2, D2) V(3, D1) V(4, D0)
    if ((lo & 0x3f00000000) == 0x0) {
        LINE(0, 0)
    } else if ((lo & 0x2000000000) == 0x2000000000) {
        KNOWN(lo, 0x1f00000000) CANON(lo, 0x2000000000) LINE(0, 1)
    } else if ((lo & 0x1000000000) == 0x1000000000) {
        KNOWN(lo, 0xf00000000) CANON(lo, 0x1000000000) LINE(0, 2)
    } else if ((lo & 0x800000000) == 0x800000000) {
        KNOWN(lo, 0x700000000) CANON(lo, 0x800000000) LINE(0, 3)
    } else if ((lo & 0x400000000) == 0x400000000) {
        KNOWN(lo, 0x300000000) CANON(lo, 0x400000000) LINE(0, 4)
    } else if ((lo & 0x200000000) == 0x200000000) {
        KNOWN(lo, 0x100000000) CANON(lo, 0x200000000) LINE(0, 5)
    } else {
        CANON(lo, 0x100000000) LINE(0, 6)
    }
    DONE
}

OPERAND(ml)
{
    BEGIN
    V(0, LONG_number) V(1, LONGH_number) V(2, CBANK) V(3, COFF) V(4, Ub)
    if (ON(NOT_SM_90) && (lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xfffffffc00000000) KNOWN(hi, 0x1ffff) CANON(lo, 0x800) LINE(0, 0)
    } else if (ON(SM_90) && (lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xfffffffc00ff0000) KNOWN(hi, 0x1ffff) CANON(lo, 0x800) LINE(0, 1)
    } else if ((lo & 0xc00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0xa00) LINE(0, 2)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x3fff3f00000000) CANON(lo, 0xa00) CANON(hi, 0x8000000) LINE(0, 3)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 4)
    } else {
        NONE
    }
    DONE
}

OPERAND(al)
{
    BEGIN
    V(0, Ra) V(1, Uc) V(2, OFF)
    if ((lo & 0xffffff0000000000) == 0x0 && (lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) LINE(0, 0)
    } else if ((lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) LINE(0, 1)
    } else if ((lo & 0xffffff0000000000) == 0x0) {
        KNOWN(hi, 0x3f) CANON(lo, 0xff000000) LINE(0, 2)
    } else {
        KNOWN(lo, 0xffffff0000000000) KNOWN(hi, 0x3f) CANON(lo, 0xff000000) LINE(0, 3)
    }
    DONE
}

OPERAND(syat)
{
    BEGIN
    V(0, Ua) V(1, OFF)
    if ((lo & 0xffffff0000000000) == 0x0) {
        KNOWN(lo, 0x3f000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0xffffff003f000000) LINE(0, 1)
    }
    DONE
}

OPERAND(uguard)
{
    BEGIN
    V(0, GUP)
    if ((lo & 0xf000) == 0x7000) {
        CANON(lo, 0x7000) LINE(0, 0)
    } else if ((lo & 0x8000) == 0x0) {
        KNOWN(lo, 0x7000) LINE(0, 1)
    } else {
        KNOWN(lo, 0x7000) CANON(lo, 0x8000) LINE(0, 2)
    }
    DONE
}

OPERAND(format_uflow)
{
    BEGIN
    CALL(uguard, 0, 0) CALL(ctl, 1, 1)
    DONE
}

OPERAND(au)
{
    BEGIN
    V(0, Ra) V(1, Uc) V(2, OFF)
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x4000000) == 0x0) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) LINE(0, 0)
    } else if ((hi & 0x4000000) == 0x0) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) LINE(0, 1)
    } else if ((lo & 0xffffff0000000000) == 0x0) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) CANON(hi, 0x4000000) LINE(0, 2)
    } else {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) CANON(hi, 0x4000000) LINE(0, 3)
    }
    DONE
}

OPERAND(ar32)
{
    BEGIN
    V(0, Ra) V(1, OFF32)
    if ((lo & 0xffffffff00000000) == 0x0) {
        KNOWN(lo, 0xff000000) LINE(0, 0)
    } else if ((lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xffffffffff000000) LINE(0, 1)
    } else {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0xff000000) LINE(0, 2)
    }
    DONE
}

OPERAND(al_of_cctl_u)
{
    BEGIN
    V(0, Ra) V(1, Ub) V(2, OFF)
    if ((lo & 0xffffff0000000000) == 0x0 && (lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0x3fff000000) LINE(0, 0)
    } else if ((lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xffffff3fff000000) LINE(0, 1)
    } else if ((lo & 0xffffff0000000000) == 0x0) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0xff000000) LINE(0, 2)
    } else {
        KNOWN(lo, 0xffffff3f00000000) CANON(lo, 0xff000000) LINE(0, 3)
    }
    DONE
}

OPERAND(qsp)
{
    BEGIN
    V(0, QSPACE) V(1, QSPACE9)
    if (ON(NOT_SM_70_SM_72_SM_90)) {
        KNOWN(hi, 0x600) LINE(0, 0)
    } else {
        KNOWN(hi, 0x600) LINE(0, 1)
    }
    DONE
}

OPERAND(at_of_qspc_tu)
{
    BEGIN
    V(0, Ra) V(1, Ub) V(2, OFF)
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x4000000) == 0x0 &&
        (lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0x3fff000000) LINE(0, 0)
    } else if ((hi & 0x4000000) != 0x4000000 && (lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xffffff3fff000000) LINE(0, 1)
    } else if ((lo & 0xffffff0000000000) == 0x0 && (lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0x3fff000000) CANON(hi, 0x4000000) LINE(0, 2)
    } else if ((lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xffffff3fff000000) CANON(hi, 0x4000000) LINE(0, 3)
    } else if ((lo & 0xffffff0000000000) == 0x0) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0xff000000) LINE(0, 4)
    } else {
        KNOWN(lo, 0xffffff3f00000000) CANON(lo, 0xff000000) LINE(0, 5)
    }
    DONE
}

OPERAND(qsp_of_qspc_u)
{
    BEGIN
    V(0, QSPACE) V(1, QSPACE9)
    if (ON(SM_80_SM_86_SM_89)) {
        KNOWN(hi, 0x600) LINE(0, 0)
    } else {
        KNOWN(hi, 0x600) LINE(0, 1)
    }
    DONE
}

OPERAND(au_of_qspc_u)
{
    BEGIN
    V(0, Ra) V(1, Ub) V(2, OFF)
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x4000000) == 0x0) {
        KNOWN(lo, 0x3fff000000) LINE(0, 0)
    } else if ((hi & 0x4000000) == 0x0) {
        KNOWN(lo, 0xffffff3fff000000) LINE(0, 1)
    } else if ((lo & 0xffffff0000000000) == 0x0) {
        KNOWN(lo, 0x3fff000000) CANON(hi, 0x4000000) LINE(0, 2)
    } else {
        KNOWN(lo, 0xffffff3fff000000) CANON(hi, 0x4000000) LINE(0, 3)
    }
    DONE
}

OPERAND(upo)
{
    BEGIN
    V(0, U0)
    if ((hi & 0xe0000) == 0xe0000) {
        CANON(hi, 0xe0000) LINE(0, 0)
    } else {
        KNOWN(hi, 0xe0000) LINE(0, 1)
    }
    DONE
}

OPERAND(to)
{
    BEGIN
    V(0, FAR_near) V(1, FARH_near)
    if (ON(NOT_SM_90)) {
        KNOWN(lo, 0xfffffffc00000000) KNOWN(hi, 0x3ffff) LINE(0, 0)
    } else {
        KNOWN(lo, 0xfffffffc00ff0000) KNOWN(hi, 0x3ffff) LINE(0, 1)
    }
    DONE
}

OPERAND(to_of_bra_u)
{
    BEGIN
    V(0, FAR_near) V(1, FARH_near)
    if (ON(SM_80_SM_86_SM_89)) {
        KNOWN(lo, 0xfffffffc00000000) KNOWN(hi, 0x3ffff) LINE(0, 0)
    } else {
        KNOWN(lo, 0xfffffffc00ff0000) KNOWN(hi, 0x3ffff) LINE(0, 1)
    }
    DONE
}

OPERAND(place)
{
    BEGIN
    V(0, LONG_place) V(1, LONGH_place)
    if (ON(NOT_SM_90)) {
        KNOWN(lo, 0xfffffffc00000000) KNOWN(hi, 0x1ffff) LINE(0, 0)
    } else {
        KNOWN(lo, 0xfffffffc00ff0000) KNOWN(hi, 0x1ffff) LINE(0, 1)
    }
    DONE
}

OPERAND(cb)
{
    BEGIN
    V(0, CBANK) V(1, COFF) V(2, Ub)
    if ((hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) LINE(0, 0)
    } else if (ON(NOT_SM_70_SM_72)) {
        KNOWN(lo, 0x3fff3f00000000) CANON(hi, 0x8000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(place_of_jmp_u)
{
    BEGIN
    V(0, LONG_place) V(1, LONGH_place)
    if (ON(SM_80_SM_86_SM_89)) {
        KNOWN(lo, 0xfffffffc00000000) KNOWN(hi, 0x1ffff) LINE(0, 0)
    } else {
        KNOWN(lo, 0xfffffffc00ff0000) KNOWN(hi, 0x1ffff) LINE(0, 1)
    }
    DONE
}

OPERAND(by)
{
    BEGIN
    V(0, FAR_distance) V(1, FARH_distance)
    if (ON(NOT_SM_90) && (lo & 0xfffffffc00000000) == 0x0 && (hi & 0x3ffff) == 0x0) {
        LINE(0, 0)
    } else if (ON(NOT_SM_90)) {
        KNOWN(lo, 0xfffffffc00000000) KNOWN(hi, 0x3ffff) LINE(0, 1)
    } else if ((lo & 0xfffffffc00ff0000) == 0x0 && (hi & 0x3ffff) == 0x0) {
        LINE(0, 2)
    } else {
        KNOWN(lo, 0xfffffffc00ff0000) KNOWN(hi, 0x3ffff) LINE(0, 3)
    }
    DONE
}

OPERAND(by_of_brxu_brxu)
{
    BEGIN
    V(0, FAR_distance) V(1, FARH_distance)
    if (ON(NOT_SM_70_SM_72_SM_90) && (lo & 0xfffffffc00000000) == 0x0 && (hi & 0x3ffff) == 0x0) {
        LINE(0, 0)
    } else if (ON(NOT_SM_70_SM_72_SM_90)) {
        KNOWN(lo, 0xfffffffc00000000) KNOWN(hi, 0x3ffff) LINE(0, 1)
    } else if ((lo & 0xfffffffc00ff0000) == 0x0 && (hi & 0x3ffff) == 0x0) {
        LINE(0, 2)
    } else {
        KNOWN(lo, 0xfffffffc00ff0000) KNOWN(hi, 0x3ffff) LINE(0, 3)
    }
    DONE
}

OPERAND(to_of_call_ur)
{
    BEGIN
    V(0, FAR_near) V(1, FARH_near)
    if (ON(NOT_SM_70_SM_72_SM_90)) {
        KNOWN(lo, 0xfffffffc00000000) KNOWN(hi, 0x3ffff) LINE(0, 0)
    } else {
        KNOWN(lo, 0xfffffffc00ff0000) KNOWN(hi, 0x3ffff) LINE(0, 1)
    }
    DONE
}

OPERAND(bpn)
{
    BEGIN
    V(0, BPNUM)
    if ((lo & 0x1c00000000) == 0x0) {
        LINE(0, 0)
    } else {
        KNOWN(lo, 0x1c00000000) LINE(0, 1)
    }
    DONE
}

OPERAND(cb_of_f2f_n)
{
    BEGIN
    if ((hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x3fff3f00000000) CANON(hi, 0x8000000) LINE(0, 1)
    }
    DONE
}

OPERAND(cs32)
{
    BEGIN
    V(0, NB) V(1, Rb) V(2, RB) V(3, FIMM) V(4, CBANK) V(5, COFF) V(6, Ub)
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 2)
    } else if (ON(SM_70_SM_72) && (lo & 0x4000000000000600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 3) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000e00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 3) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 4)
            CALL(cb_of_f2f_n, 2, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 4)
            CALL(cb_of_f2f_n, 2, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000e00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 5)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000c00) CANON(hi, 0x8000000) LINE(0, 6)
    } else {
        NONE
    }
    DONE
}

OPERAND(c77)
{
    BEGIN
    if (ON(SM_70_SM_72)) {
        LINE(0, 0)
    } else if (ON(NOT_SM_86_SM_89_SM_90)) {
        LINE(0, 1)
    } else {
        LINE(0, 2)
    }
    DONE
}

OPERAND(cs16)
{
    BEGIN
    V(0, NB) V(1, Rb) V(2, RB) V(3, CHALF) V(4, HIL) V(5, CBANK) V(6, COFF) V(7, Ub)
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xb00000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xb00000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffff00000000) CANON(lo, 0x800) LINE(0, 2)
    } else if (ON(SM_70_SM_72) && (lo & 0x4000000000000600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xb000000000000000) CANON(lo, 0xa00) LINE(0, 3) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000e00) == 0xa00) {
        KNOWN(lo, 0xb000000000000000) CANON(lo, 0xa00) LINE(0, 3) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xb000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 4)
            CALL(cb_of_f2f_n, 2, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0xb000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 4)
            CALL(cb_of_f2f_n, 2, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000e00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0xb000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 5)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0xb000003f00000000) CANON(lo, 0x4000000000000c00) CANON(hi, 0x8000000) LINE(0, 6)
    } else {
        NONE
    }
    DONE
}

OPERAND(cs64)
{
    BEGIN
    V(0, NB) V(1, Rb) V(2, RB) V(3, DIMM) V(4, CBANK) V(5, COFF) V(6, Ub)
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 2)
    } else if (ON(SM_70_SM_72) && (lo & 0x4000000000000600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 3) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000e00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 3) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 4)
            CALL(cb_of_f2f_n, 2, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 4)
            CALL(cb_of_f2f_n, 2, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000e00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 5)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000c00) CANON(hi, 0x8000000) LINE(0, 6)
    } else {
        NONE
    }
    DONE
}

OPERAND(c86)
{
    BEGIN
    if (ON(NOT_SM_90)) {
        LINE(0, 0)
    } else {
        LINE(0, 1)
    }
    DONE
}

OPERAND(ci8)
{
    BEGIN
    V(0, Rb) V(1, RB) V(2, CBYTE) V(3, CBANK) V(4, COFF) V(5, Ub)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x300000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x3000000000000000) CANON(lo, 0xa00) LINE(0, 1) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x3000000000000000) CANON(lo, 0xa00) LINE(0, 1) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

OPERAND(ci16)
{
    BEGIN
    V(0, Rb) V(1, RB) V(2, CHALF) V(3, CBANK) V(4, COFF) V(5, Ub)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x300000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x3000000000000000) CANON(lo, 0xa00) LINE(0, 1) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x3000000000000000) CANON(lo, 0xa00) LINE(0, 1) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

OPERAND(sb)
{
    BEGIN
    V(0, Rb) V(1, RB) V(2, UIMM) V(3, CBANK) V(4, COFF) V(5, Ub)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else if ((lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0xa00) LINE(0, 2)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x3fff3f00000000) CANON(lo, 0xa00) CANON(hi, 0x8000000) LINE(0, 3)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 4)
    } else {
        NONE
    }
    DONE
}

OPERAND(sb_of_i2i)
{
    BEGIN
    V(0, Rb) V(1, RB) V(2, UIMM) V(3, CBANK) V(4, COFF) V(5, Ub)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else if ((lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0xa00) LINE(0, 2)
    } else if ((lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x3fff3f00000000) CANON(lo, 0xa00) CANON(hi, 0x8000000) LINE(0, 3)
    } else if ((lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 4)
    } else {
        NONE
    }
    DONE
}

OPERAND(cpack)
{
    BEGIN
    V(0, CSATF) V(1, CRELU) V(2, CBF)
    if (ON(SM_80)) {
        KNOWN(hi, 0x3800) LINE(0, 0)
    } else if (ON(SM_80_SM_86_SM_89)) {
        KNOWN(hi, 0x3800) LINE(0, 1)
    } else if ((hi & 0x801000) == 0x0) {
        KNOWN(hi, 0x2800) LINE(0, 2)
    } else if ((hi & 0x800000) == 0x0) {
        KNOWN(hi, 0x2800) CANON(hi, 0x1000) LINE(0, 3)
    } else if ((hi & 0x1000) == 0x0) {
        KNOWN(hi, 0x2800) CANON(hi, 0x800000) LINE(0, 4)
    } else {
        NONE
    }
    DONE
}

OPERAND(cx)
{
    BEGIN
    V(0, Rb) V(1, RB) V(2, FIMM) V(3, CBANK) V(4, COFF) V(5, Ub)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else if ((lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0xa00) LINE(0, 2)
    } else if ((lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x3fff3f00000000) CANON(lo, 0xa00) CANON(hi, 0x8000000) LINE(0, 3)
    } else if ((lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 4)
    } else {
        NONE
    }
    DONE
}

OPERAND(cpack_of_f2fp_rs)
{
    BEGIN
    V(0, CSATF) V(1, CRELU) V(2, CBF)
    if (ON(SM_80)) {
        KNOWN(hi, 0x3800) LINE(0, 0)
    } else {
        KNOWN(hi, 0x3800) LINE(0, 1)
    }
    DONE
}

OPERAND(cxt)
{
    BEGIN
    V(0, FIMM) V(1, CBANK) V(2, COFF) V(3, Ub)
    if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 0)
    } else if ((lo & 0xc00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0x600) LINE(0, 1)
    } else if ((lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x3fff3f00000000) CANON(lo, 0x600) CANON(hi, 0x8000000) LINE(0, 2)
    } else if ((lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(cips)
{
    BEGIN
    V(0, CPSX) V(1, CPSH)
    if (ON(SM_75_SM_80)) {
        LINE(0, 0)
    } else if (ON(NOT_SM_70_SM_72_SM_90)) {
        KNOWN(hi, 0xc00) LINE(0, 1)
    } else {
        KNOWN(hi, 0xc00) LINE(0, 2)
    }
    DONE
}

OPERAND(cipc)
{
    BEGIN
    if ((hi & 0x300) == 0x0) {
        LINE(0, 0)
    } else if ((hi & 0x200) == 0x0) {
        CANON(hi, 0x100) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(da)
{
    BEGIN
    V(0, NA) V(1, Ra) V(2, RA)
    if ((hi & 0x200) == 0x0) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x400000000000100) LINE(0, 0)
    } else {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x400000000000100) CANON(hi, 0x200) LINE(0, 1)
    }
    DONE
}

OPERAND(dc)
{
    BEGIN
    V(0, NC) V(1, Rc) V(2, RC)
    if ((hi & 0x400) == 0x0) {
        KNOWN(hi, 0x10000000000008ff) LINE(0, 0)
    } else {
        KNOWN(hi, 0x10000000000008ff) CANON(hi, 0x400) LINE(0, 1)
    }
    DONE
}

OPERAND(dt)
{
    BEGIN
    V(0, DIMM) V(1, NB) V(2, CBANK) V(3, COFF) V(4, Ub)
    if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0x4000000000000c00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 1) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000e00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 1) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0xc00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 2)
            CALL(cb_of_f2f_n, 2, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 2)
            CALL(cb_of_f2f_n, 2, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 3)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000e00) CANON(hi, 0x8000000) LINE(0, 4)
    } else {
        NONE
    }
    DONE
}

OPERAND(dcb)
{
    BEGIN
    V(0, NC) V(1, Rc) V(2, RB)
    if ((hi & 0x400) == 0x0) {
        KNOWN(hi, 0x8000000000008ff) LINE(0, 0)
    } else {
        KNOWN(hi, 0x8000000000008ff) CANON(hi, 0x400) LINE(0, 1)
    }
    DONE
}

OPERAND(dl)
{
    BEGIN
    V(0, NB) V(1, Rb) V(2, RC) V(3, DIMM) V(4, CBANK) V(5, COFF) V(6, Ub)
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x1000000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x1000000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1)
    } else if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 2)
    } else if (ON(SM_70_SM_72) && (lo & 0x4000000000000a00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 3) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000e00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 3) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0xa00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 4)
            CALL(cb_of_f2f_n, 2, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 4)
            CALL(cb_of_f2f_n, 2, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 5)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000e00) CANON(hi, 0x8000000) LINE(0, 6)
    } else {
        NONE
    }
    DONE
}

OPERAND(fl)
{
    BEGIN
    V(0, NB) V(1, Rb) V(2, RC) V(3, FIMM) V(4, CBANK) V(5, COFF) V(6, Ub)
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x1000000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x1000000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1)
    } else if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 2)
    } else if (ON(SM_70_SM_72) && (lo & 0x4000000000000a00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 3) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000e00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 3) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0xa00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 4)
            CALL(cb_of_f2f_n, 2, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 4)
            CALL(cb_of_f2f_n, 2, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 5)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000e00) CANON(hi, 0x8000000) LINE(0, 6)
    } else {
        NONE
    }
    DONE
}

OPERAND(ft)
{
    BEGIN
    V(0, FIMM) V(1, NB) V(2, CBANK) V(3, COFF) V(4, Ub)
    if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0x4000000000000c00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 1) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000e00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 1) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0xc00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 2)
            CALL(cb_of_f2f_n, 2, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 2)
            CALL(cb_of_f2f_n, 2, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 3)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000e00) CANON(hi, 0x8000000) LINE(0, 4)
    } else {
        NONE
    }
    DONE
}

OPERAND(fmmod)
{
    BEGIN
    V(0, FTZ) V(1, FNAN) V(2, FXORS)
    if (ON(SM_70_SM_72_SM_75)) {
        KNOWN(hi, 0x10000) LINE(0, 0)
    } else if (ON(NOT_SM_86_SM_89_SM_90)) {
        KNOWN(hi, 0x30000) LINE(0, 1)
    } else if (ON(NOT_SM_90)) {
        KNOWN(hi, 0x70000) LINE(0, 2)
    } else if ((hi & 0x2) == 0x0) {
        KNOWN(hi, 0x70000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(fb)
{
    BEGIN
    V(0, NB) V(1, Rb) V(2, RB) V(3, FIMM) V(4, CBANK) V(5, COFF) V(6, Ub)
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 2)
    } else if ((lo & 0x4000000000000e00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 3) CALL(cb_of_f2f_n, 1, 0)
    } else if ((lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 4)
            CALL(cb_of_f2f_n, 2, 0)
    } else if ((lo & 0x4000000000000e00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 5)
    } else if ((lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000c00) CANON(hi, 0x8000000) LINE(0, 6)
    } else {
        NONE
    }
    DONE
}

OPERAND(fmut)
{
    BEGIN
    V(0, MUH) V(1, MUT)
    if (ON(SM_70_SM_72)) {
        LINE(0, 0)
    } else if (ON(NOT_SM_90)) {
        KNOWN(hi, 0x200) LINE(0, 1)
    } else if ((hi & 0x300) != 0x300) {
        KNOWN(hi, 0x300) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

OPERAND(fb_of_mufu_r)
{
    BEGIN
    V(0, NB) V(1, Rb) V(2, RB) V(3, CBANK) V(4, COFF) V(5, Ub)
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1)
    } else if (ON(SM_70_SM_72) && (lo & 0x4000000000000600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 2) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000e00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 2) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 3)
            CALL(cb_of_f2f_n, 2, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 3)
            CALL(cb_of_f2f_n, 2, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000e00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 4)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000c00) CANON(hi, 0x8000000) LINE(0, 5)
    } else {
        NONE
    }
    DONE
}

OPERAND(fmus)
{
    BEGIN
    if (ON(SM_70_SM_72)) {
        LINE(0, 0)
    } else if (ON(NOT_SM_90) && (hi & 0x200) == 0x0) {
        LINE(0, 1)
    } else if (ON(SM_70_SM_72_SM_90) && (hi & 0x300) == 0x0) {
        LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

OPERAND(fmuhalf)
{
    BEGIN
    if (ON(NOT_SM_70_SM_72_SM_90) && (hi & 0x200) == 0x200) {
        CANON(hi, 0x200) LINE(0, 0)
    } else if (ON(SM_90) && (hi & 0x300) == 0x100) {
        CANON(hi, 0x100) LINE(0, 1)
    } else if (ON(SM_90) && (hi & 0x300) == 0x200) {
        CANON(hi, 0x200) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

OPERAND(arb)
{
    BEGIN
    V(0, Rb)
    if ((lo & 0xff00000000) == 0xff00000000) {
        CANON(lo, 0xff00000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0xff00000000) LINE(0, 1)
    }
    DONE
}

OPERAND(arc)
{
    BEGIN
    V(0, Rc)
    if ((hi & 0xff) == 0xff) {
        CANON(hi, 0xff) LINE(0, 0)
    } else {
        KNOWN(hi, 0xff) LINE(0, 1)
    }
    DONE
}

OPERAND(ipaplace)
{
    BEGIN
    V(0, IFROM) V(1, CBANK) V(2, COFF)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8002000) == 0x0) {
        CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8003000) == 0x2000) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) CANON(hi, 0x2000) LINE(0, 1)
    } else if ((lo & 0xc00) == 0x800 && (hi & 0x8003000) == 0x2000) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0xa00) CANON(hi, 0x2000) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

OPERAND(isb)
{
    BEGIN
    V(0, Ra) V(1, ISOFF)
    if (ON(NOT_SM_86_SM_89_SM_90)) {
        KNOWN(lo, 0xff000000) LINE(0, 0)
    } else if ((lo & 0xffff0000000000) == 0x0) {
        KNOWN(lo, 0xff000000) LINE(0, 1)
    } else {
        KNOWN(lo, 0xffff00ff000000) LINE(0, 2)
    }
    DONE
}

OPERAND(isb_of_isbewr)
{
    BEGIN
    V(0, Ra) V(1, ISOFF)
    if (ON(SM_75_SM_80)) {
        KNOWN(lo, 0xff000000) LINE(0, 0)
    } else if ((lo & 0xffff0000000000) == 0x0) {
        KNOWN(lo, 0xff000000) LINE(0, 1)
    } else {
        KNOWN(lo, 0xffff00ff000000) LINE(0, 2)
    }
    DONE
}

OPERAND(htadd)
{
    BEGIN
    V(0, HF32) V(1, HTY)
    if (ON(NOT_SM_90)) {
        KNOWN(hi, 0x4000) LINE(0, 0)
    } else {
        KNOWN(hi, 0x204000) LINE(0, 1)
    }
    DONE
}

OPERAND(hswa)
{
    BEGIN
    if (ON(NOT_SM_90)) {
        KNOWN(hi, 0xc00) LINE(0, 0)
    } else {
        KNOWN(hi, 0xc00) LINE(0, 1)
    }
    DONE
}

OPERAND(ha)
{
    BEGIN
    V(0, NA) V(1, Ra) V(2, RA) V(3, HSA) V(4, HXA)
    if ((hi & 0x200) == 0x0) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x400000000000100) LINE(0, 0) CALL(hswa, 1, 0)
    } else {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x400000000000100) CANON(hi, 0x200) LINE(0, 1)
            CALL(hswa, 2, 0)
    }
    DONE
}

OPERAND(hswb)
{
    BEGIN
    if (ON(NOT_SM_90)) {
        KNOWN(lo, 0x3000000000000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x3000000000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(hl)
{
    BEGIN
    V(0, NB) V(1, Rb) V(2, RC) V(3, HSB) V(4, HXB) V(5, HIH) V(6, HIL) V(7, CBANK) V(8, COFF)
        V(9, Ub)
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x1000000000000000) CANON(lo, 0x200) LINE(0, 0)
            CALL(hswb, 1, 0)
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x1000000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1) CALL(hswb, 2, 0)
    } else if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 2)
    } else if (ON(SM_70_SM_72) && (lo & 0x4000000000000a00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 3) CALL(cb_of_f2f_n, 3, 0)
            CALL(hswb, 4, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000e00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 3) CALL(cb_of_f2f_n, 3, 0)
            CALL(hswb, 4, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0xa00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 4)
            CALL(cb_of_f2f_n, 5, 0) CALL(hswb, 6, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 4)
            CALL(cb_of_f2f_n, 5, 0) CALL(hswb, 6, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 5)
            CALL(hswb, 7, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000e00) CANON(hi, 0x8000000) LINE(0, 6)
            CALL(hswb, 8, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(htmul)
{
    BEGIN
    V(0, HF32) V(1, HXTY)
    if (ON(NOT_SM_90)) {
        KNOWN(hi, 0x4000) LINE(0, 0)
    } else {
        KNOWN(hi, 0x204000) LINE(0, 1)
    }
    DONE
}

OPERAND(hb)
{
    BEGIN
    V(0, NB) V(1, Rb) V(2, RB) V(3, HSB) V(4, HXB) V(5, HIH) V(6, HIL) V(7, CBANK) V(8, COFF)
        V(9, Ub)
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
            CALL(hswb, 1, 0)
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1) CALL(hswb, 2, 0)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 2)
    } else if (ON(SM_70_SM_72) && (lo & 0x4000000000000600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 3) CALL(cb_of_f2f_n, 3, 0)
            CALL(hswb, 4, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000e00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 3) CALL(cb_of_f2f_n, 3, 0)
            CALL(hswb, 4, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 4)
            CALL(cb_of_f2f_n, 5, 0) CALL(hswb, 6, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 4)
            CALL(cb_of_f2f_n, 5, 0) CALL(hswb, 6, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000e00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 5)
            CALL(hswb, 7, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000c00) CANON(hi, 0x8000000) LINE(0, 6)
            CALL(hswb, 8, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(htfma)
{
    BEGIN
    V(0, HF32) V(1, FMODE) V(2, FSAT)
    if (ON(SM_70_SM_72_SM_75) && (hi & 0x11000) != 0x11000) {
        KNOWN(hi, 0x17000) LINE(0, 0)
    } else if (ON(NOT_SM_70_SM_72_SM_75) && ((hi & 0x208000) == 0x0 && (hi & 0x11000) != 0x11000)) {
        KNOWN(hi, 0x17000) LINE(0, 1)
    } else if (ON(NOT_SM_70_SM_72_SM_75) && ((hi & 0xc000) == 0x0 && (hi & 0x11000) != 0x11000)) {
        KNOWN(hi, 0x13000) CANON(hi, 0x200000) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

OPERAND(hswm)
{
    BEGIN
    if (ON(NOT_SM_86_SM_89_SM_90)) {
        KNOWN(lo, 0x3000000000000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x3000000000000000) KNOWN(hi, 0x400000) LINE(0, 1)
    }
    DONE
}

OPERAND(hmb)
{
    BEGIN
    V(0, NB) V(1, Rb) V(2, RB) V(3, HSB) V(4, HNB) V(5, HIH) V(6, HIL) V(7, BIH) V(8, BIL)
        V(9, CBANK) V(10, COFF) V(11, Ub)
    if (ON(NOT_SM_86_SM_89_SM_90) && (lo & 0x4000000000000e00) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
            CALL(hswm, 1, 0)
    } else if (ON(SM_86_SM_89_SM_90) && (((lo & 0x4000000000000e00) == 0x200 &&
        (hi & 0x8400000) == 0x0) || ((lo & 0x7000000000000e00) == 0x200 &&
        (hi & 0x8000000) == 0x0))) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
            CALL(hswm, 1, 0)
    } else if (ON(NOT_SM_86_SM_89_SM_90) && (lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1) CALL(hswm, 2, 0)
    } else if (ON(SM_86_SM_89_SM_90) && (((lo & 0xe00) == 0x200 && (hi & 0x8400000) == 0x0) ||
        ((lo & 0x3000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0))) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1) CALL(hswm, 2, 0)
    } else if (ON(SM_70_SM_72_SM_75) && (lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 2)
    } else if (ON(NOT_SM_70_SM_72_SM_75) && (lo & 0xe00) == 0x800 && (hi & 0x8200000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 3)
    } else if (ON(NOT_SM_70_SM_72_SM_75) && (lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) CANON(hi, 0x200000) LINE(0, 4)
    } else if (ON(SM_70_SM_72) && (lo & 0x4000000000000600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 5) CALL(cb_of_f2f_n, 3, 0)
            CALL(hswm, 4, 0)
    } else if (ON(SM_75_SM_80) && (lo & 0x4000000000000e00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 5) CALL(cb_of_f2f_n, 3, 0)
            CALL(hswm, 4, 0)
    } else if (ON(SM_86_SM_89_SM_90) && (((lo & 0x4000000000000e00) == 0xa00 &&
        (hi & 0x400000) == 0x0) || (lo & 0x7000000000000e00) == 0xa00)) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 5) CALL(cb_of_f2f_n, 3, 0)
            CALL(hswm, 4, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 6)
            CALL(cb_of_f2f_n, 5, 0) CALL(hswm, 6, 0)
    } else if (ON(SM_75_SM_80) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 6)
            CALL(cb_of_f2f_n, 5, 0) CALL(hswm, 6, 0)
    } else if (ON(SM_86_SM_89_SM_90) && (((lo & 0xe00) == 0xa00 && (hi & 0x400000) == 0x0) ||
        (lo & 0x3000000000000e00) == 0xa00)) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 6)
            CALL(cb_of_f2f_n, 5, 0) CALL(hswm, 6, 0)
    } else if (ON(SM_75_SM_80) && (lo & 0x4000000000000e00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 7)
            CALL(hswm, 7, 0)
    } else if (ON(SM_86_SM_89_SM_90) && (((lo & 0x4000000000000e00) == 0xc00 &&
        (hi & 0x8400000) == 0x8000000) || ((lo & 0x7000000000000e00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000))) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 7)
            CALL(hswm, 7, 0)
    } else if (ON(SM_75_SM_80) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000c00) CANON(hi, 0x8000000) LINE(0, 8)
            CALL(hswm, 8, 0)
    } else if (ON(SM_86_SM_89_SM_90) && (((lo & 0xe00) == 0xc00 && (hi & 0x8400000) == 0x8000000) ||
        ((lo & 0x3000000000000e00) == 0xc00 && (hi & 0x8000000) == 0x8000000))) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000c00) CANON(hi, 0x8000000) LINE(0, 8)
            CALL(hswm, 8, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(hswc)
{
    BEGIN
    if (ON(NOT_SM_90)) {
        KNOWN(hi, 0x60000) LINE(0, 0)
    } else {
        KNOWN(hi, 0x60000) LINE(0, 1)
    }
    DONE
}

OPERAND(hc)
{
    BEGIN
    V(0, HNC) V(1, Rc) V(2, RC) V(3, HSC) V(4, HXC)
    if ((hi & 0x80000) == 0x0) {
        KNOWN(hi, 0x10000000001000ff) LINE(0, 0) CALL(hswc, 1, 0)
    } else {
        KNOWN(hi, 0x10000000001000ff) CANON(hi, 0x80000) LINE(0, 1) CALL(hswc, 2, 0)
    }
    DONE
}

OPERAND(hcb)
{
    BEGIN
    V(0, HNC) V(1, Rc) V(2, RB) V(3, HSC) V(4, HXC)
    if ((hi & 0x80000) == 0x0) {
        KNOWN(hi, 0x8000000001000ff) LINE(0, 0) CALL(hswc, 1, 0)
    } else {
        KNOWN(hi, 0x8000000001000ff) CANON(hi, 0x80000) LINE(0, 1) CALL(hswc, 2, 0)
    }
    DONE
}

OPERAND(hmt)
{
    BEGIN
    V(0, HIH) V(1, HIL) V(2, BIH) V(3, BIL) V(4, NB) V(5, CBANK) V(6, COFF) V(7, Ub) V(8, HSB)
        V(9, HNB)
    if (ON(SM_70_SM_72_SM_75) && (lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 0)
    } else if (ON(NOT_SM_70_SM_72_SM_75) && (lo & 0xe00) == 0x400 && (hi & 0x8200000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 1)
    } else if (ON(NOT_SM_70_SM_72_SM_75) && (lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) CANON(hi, 0x200000) LINE(0, 2)
    } else if (ON(SM_70_SM_72) && (lo & 0x4000000000000c00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 3) CALL(cb_of_f2f_n, 1, 0)
            CALL(hswm, 2, 0)
    } else if (ON(SM_75_SM_80) && (lo & 0x4000000000000e00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 3) CALL(cb_of_f2f_n, 1, 0)
            CALL(hswm, 2, 0)
    } else if (ON(SM_86_SM_89_SM_90) && (((lo & 0x4000000000000e00) == 0x600 &&
        (hi & 0x400000) == 0x0) || (lo & 0x7000000000000e00) == 0x600)) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 3) CALL(cb_of_f2f_n, 1, 0)
            CALL(hswm, 2, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0xc00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 4)
            CALL(cb_of_f2f_n, 3, 0) CALL(hswm, 4, 0)
    } else if (ON(SM_75_SM_80) && (lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 4)
            CALL(cb_of_f2f_n, 3, 0) CALL(hswm, 4, 0)
    } else if (ON(SM_86_SM_89_SM_90) && (((lo & 0xe00) == 0x600 && (hi & 0x400000) == 0x0) ||
        (lo & 0x3000000000000e00) == 0x600)) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 4)
            CALL(cb_of_f2f_n, 3, 0) CALL(hswm, 4, 0)
    } else if (ON(SM_75_SM_80) && (lo & 0x4000000000000600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 5)
            CALL(hswm, 5, 0)
    } else if (ON(SM_86_SM_89_SM_90) && (((lo & 0x4000000000000600) == 0x600 &&
        (hi & 0x8400000) == 0x8000000) || ((lo & 0x7000000000000600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000))) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 5)
            CALL(hswm, 5, 0)
    } else if (ON(SM_75_SM_80) && (lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000e00) CANON(hi, 0x8000000) LINE(0, 6)
            CALL(hswm, 6, 0)
    } else if (ON(SM_86_SM_89_SM_90) && (((lo & 0x600) == 0x600 && (hi & 0x8400000) == 0x8000000) ||
        ((lo & 0x3000000000000600) == 0x600 && (hi & 0x8000000) == 0x8000000))) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000e00) CANON(hi, 0x8000000) LINE(0, 6)
            CALL(hswm, 6, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(htrel)
{
    BEGIN
    V(0, HF32) V(1, FMODE)
    if ((hi & 0x200000) == 0x0 && (hi & 0x11000) != 0x11000) {
        KNOWN(hi, 0x15000) LINE(0, 0)
    } else if ((hi & 0x4000) == 0x0 && (hi & 0x11000) != 0x11000) {
        KNOWN(hi, 0x11000) CANON(hi, 0x200000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(hswa_of_hfma2_rb)
{
    BEGIN
    if (ON(SM_80_SM_86_SM_89)) {
        KNOWN(hi, 0xc00) LINE(0, 0)
    } else {
        KNOWN(hi, 0xc00) LINE(0, 1)
    }
    DONE
}

OPERAND(ha_of_hfma2_rb)
{
    BEGIN
    V(0, NA) V(1, Ra) V(2, RA) V(3, HSA) V(4, HXA)
    if ((hi & 0x200) == 0x0) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x400000000000100) LINE(0, 0) CALL(hswa_of_hfma2_rb, 1, 0)
    } else {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x400000000000100) CANON(hi, 0x200) LINE(0, 1)
            CALL(hswa_of_hfma2_rb, 2, 0)
    }
    DONE
}

OPERAND(hswm_of_hfma2_rb)
{
    BEGIN
    if (ON(SM_80)) {
        KNOWN(lo, 0x3000000000000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x3000000000000000) KNOWN(hi, 0x400000) LINE(0, 1)
    }
    DONE
}

OPERAND(hmb_of_hfma2_rb)
{
    BEGIN
    V(0, NB) V(1, Rb) V(2, RB) V(3, HSB) V(4, HNB) V(5, HIH) V(6, HIL) V(7, BIH) V(8, BIL)
        V(9, CBANK) V(10, COFF) V(11, Ub)
    if (ON(SM_80) && (lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
            CALL(hswm_of_hfma2_rb, 1, 0)
    } else if (ON(SM_86_SM_89_SM_90) && (((lo & 0x4000000000000e00) == 0x200 &&
        (hi & 0x8400000) == 0x0) || ((lo & 0x7000000000000e00) == 0x200 &&
        (hi & 0x8000000) == 0x0))) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
            CALL(hswm_of_hfma2_rb, 1, 0)
    } else if (ON(SM_80) && (lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1) CALL(hswm_of_hfma2_rb, 2, 0)
    } else if (ON(SM_86_SM_89_SM_90) && (((lo & 0xe00) == 0x200 && (hi & 0x8400000) == 0x0) ||
        ((lo & 0x3000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0))) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1) CALL(hswm_of_hfma2_rb, 2, 0)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8200000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 2)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) CANON(hi, 0x200000) LINE(0, 3)
    } else if (ON(SM_80) && (lo & 0x4000000000000e00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 4) CALL(cb_of_f2f_n, 3, 0)
            CALL(hswm_of_hfma2_rb, 4, 0)
    } else if (ON(SM_86_SM_89_SM_90) && (((lo & 0x4000000000000e00) == 0xa00 &&
        (hi & 0x400000) == 0x0) || (lo & 0x7000000000000e00) == 0xa00)) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 4) CALL(cb_of_f2f_n, 3, 0)
            CALL(hswm_of_hfma2_rb, 4, 0)
    } else if (ON(SM_80) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 5)
            CALL(cb_of_f2f_n, 5, 0) CALL(hswm_of_hfma2_rb, 6, 0)
    } else if (ON(SM_86_SM_89_SM_90) && (((lo & 0xe00) == 0xa00 && (hi & 0x400000) == 0x0) ||
        (lo & 0x3000000000000e00) == 0xa00)) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 5)
            CALL(cb_of_f2f_n, 5, 0) CALL(hswm_of_hfma2_rb, 6, 0)
    } else if (ON(SM_80) && (lo & 0x4000000000000e00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 6)
            CALL(hswm_of_hfma2_rb, 7, 0)
    } else if (ON(SM_86_SM_89_SM_90) && (((lo & 0x4000000000000e00) == 0xc00 &&
        (hi & 0x8400000) == 0x8000000) || ((lo & 0x7000000000000e00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000))) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 6)
            CALL(hswm_of_hfma2_rb, 7, 0)
    } else if (ON(SM_80) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000c00) CANON(hi, 0x8000000) LINE(0, 7)
            CALL(hswm_of_hfma2_rb, 8, 0)
    } else if (ON(SM_86_SM_89_SM_90) && (((lo & 0xe00) == 0xc00 && (hi & 0x8400000) == 0x8000000) ||
        ((lo & 0x3000000000000e00) == 0xc00 && (hi & 0x8000000) == 0x8000000))) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000c00) CANON(hi, 0x8000000) LINE(0, 7)
            CALL(hswm_of_hfma2_rb, 8, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(hswc_of_hfma2_rb)
{
    BEGIN
    if (ON(SM_80_SM_86_SM_89)) {
        KNOWN(hi, 0x60000) LINE(0, 0)
    } else {
        KNOWN(hi, 0x60000) LINE(0, 1)
    }
    DONE
}

OPERAND(hc_of_hfma2_rb)
{
    BEGIN
    V(0, HNC) V(1, Rc) V(2, RC) V(3, HSC) V(4, HXC)
    if ((hi & 0x80000) == 0x0) {
        KNOWN(hi, 0x10000000001000ff) LINE(0, 0) CALL(hswc_of_hfma2_rb, 1, 0)
    } else {
        KNOWN(hi, 0x10000000001000ff) CANON(hi, 0x80000) LINE(0, 1) CALL(hswc_of_hfma2_rb, 2, 0)
    }
    DONE
}

OPERAND(hcb_of_hfma2_rc)
{
    BEGIN
    V(0, HNC) V(1, Rc) V(2, RB) V(3, HSC) V(4, HXC)
    if ((hi & 0x80000) == 0x0) {
        KNOWN(hi, 0x8000000001000ff) LINE(0, 0) CALL(hswc_of_hfma2_rb, 1, 0)
    } else {
        KNOWN(hi, 0x8000000001000ff) CANON(hi, 0x80000) LINE(0, 1) CALL(hswc_of_hfma2_rb, 2, 0)
    }
    DONE
}

OPERAND(hmt_of_hfma2_rc)
{
    BEGIN
    V(0, HIH) V(1, HIL) V(2, BIH) V(3, BIL) V(4, NB) V(5, CBANK) V(6, COFF) V(7, Ub) V(8, HSB)
        V(9, HNB)
    if ((lo & 0xe00) == 0x400 && (hi & 0x8200000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) CANON(hi, 0x200000) LINE(0, 1)
    } else if (ON(SM_80) && (lo & 0x4000000000000e00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 2) CALL(cb_of_f2f_n, 1, 0)
            CALL(hswm_of_hfma2_rb, 2, 0)
    } else if (ON(SM_86_SM_89_SM_90) && (((lo & 0x4000000000000e00) == 0x600 &&
        (hi & 0x400000) == 0x0) || (lo & 0x7000000000000e00) == 0x600)) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 2) CALL(cb_of_f2f_n, 1, 0)
            CALL(hswm_of_hfma2_rb, 2, 0)
    } else if (ON(SM_80) && (lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 3)
            CALL(cb_of_f2f_n, 3, 0) CALL(hswm_of_hfma2_rb, 4, 0)
    } else if (ON(SM_86_SM_89_SM_90) && (((lo & 0xe00) == 0x600 && (hi & 0x400000) == 0x0) ||
        (lo & 0x3000000000000e00) == 0x600)) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 3)
            CALL(cb_of_f2f_n, 3, 0) CALL(hswm_of_hfma2_rb, 4, 0)
    } else if (ON(SM_80) && (lo & 0x4000000000000600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 4)
            CALL(hswm_of_hfma2_rb, 5, 0)
    } else if (ON(SM_86_SM_89_SM_90) && (((lo & 0x4000000000000600) == 0x600 &&
        (hi & 0x8400000) == 0x8000000) || ((lo & 0x7000000000000600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000))) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 4)
            CALL(hswm_of_hfma2_rb, 5, 0)
    } else if (ON(SM_80) && (lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000e00) CANON(hi, 0x8000000) LINE(0, 5)
            CALL(hswm_of_hfma2_rb, 6, 0)
    } else if (ON(SM_86_SM_89_SM_90) && (((lo & 0x600) == 0x600 && (hi & 0x8400000) == 0x8000000) ||
        ((lo & 0x3000000000000600) == 0x600 && (hi & 0x8000000) == 0x8000000))) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000e00) CANON(hi, 0x8000000) LINE(0, 5)
            CALL(hswm_of_hfma2_rb, 6, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(htmma)
{
    BEGIN
    V(0, FMODE) V(1, FSAT)
    if (ON(SM_80_SM_86_SM_89) && (hi & 0x11000) != 0x11000) {
        KNOWN(hi, 0x13000) LINE(0, 0)
    } else if (ON(SM_90) && ((hi & 0x204000) == 0x0 && (hi & 0x11000) != 0x11000)) {
        KNOWN(hi, 0x13000) LINE(0, 1)
    } else if (ON(SM_90) && ((hi & 0x200000) == 0x0 && (hi & 0x11000) != 0x11000)) {
        KNOWN(hi, 0x13000) CANON(hi, 0x4000) LINE(0, 2)
    } else if (ON(SM_90) && ((hi & 0x4000) == 0x0 && (hi & 0x11000) != 0x11000)) {
        KNOWN(hi, 0x13000) CANON(hi, 0x200000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(hwb)
{
    BEGIN
    V(0, NB) V(1, Rb) V(2, RB) V(3, HIH) V(4, HIL) V(5, BIH) V(6, BIL) V(7, CBANK) V(8, COFF)
        V(9, Ub)
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1)
    } else if (ON(SM_80_SM_86_SM_89) && (lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 2)
    } else if (ON(SM_90) && (lo & 0xe00) == 0x800 && (hi & 0x8200000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 3)
    } else if (ON(SM_90) && (lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) CANON(hi, 0x200000) LINE(0, 4)
    } else if ((lo & 0x4000000000000e00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 5) CALL(cb_of_f2f_n, 1, 0)
    } else if ((lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 6)
            CALL(cb_of_f2f_n, 2, 0)
    } else if ((lo & 0x4000000000000e00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 7)
    } else if ((lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000c00) CANON(hi, 0x8000000) LINE(0, 8)
    } else {
        NONE
    }
    DONE
}

OPERAND(hwc)
{
    BEGIN
    V(0, HNC) V(1, Rc) V(2, RC)
    if ((hi & 0x80000) == 0x0) {
        KNOWN(hi, 0x10000000001000ff) LINE(0, 0)
    } else {
        KNOWN(hi, 0x10000000001000ff) CANON(hi, 0x80000) LINE(0, 1)
    }
    DONE
}

OPERAND(hwcb)
{
    BEGIN
    V(0, HNC) V(1, Rc) V(2, RB)
    if ((hi & 0x80000) == 0x0) {
        KNOWN(hi, 0x8000000001000ff) LINE(0, 0)
    } else {
        KNOWN(hi, 0x8000000001000ff) CANON(hi, 0x80000) LINE(0, 1)
    }
    DONE
}

OPERAND(hwt)
{
    BEGIN
    V(0, HIH) V(1, HIL) V(2, BIH) V(3, BIL) V(4, NB) V(5, CBANK) V(6, COFF) V(7, Ub)
    if (ON(SM_80_SM_86_SM_89) && (lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 0)
    } else if (ON(SM_90) && (lo & 0xe00) == 0x400 && (hi & 0x8200000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 1)
    } else if (ON(SM_90) && (lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) CANON(hi, 0x200000) LINE(0, 2)
    } else if ((lo & 0x4000000000000e00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 3) CALL(cb_of_f2f_n, 1, 0)
    } else if ((lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 4)
            CALL(cb_of_f2f_n, 2, 0)
    } else if ((lo & 0x4000000000000600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 5)
    } else if ((lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000e00) CANON(hi, 0x8000000) LINE(0, 6)
    } else {
        NONE
    }
    DONE
}

OPERAND(hst)
{
    BEGIN
    V(0, HSTY)
    if (ON(NOT_SM_90)) {
        LINE(0, 0)
    } else {
        KNOWN(hi, 0x3) LINE(0, 1)
    }
    DONE
}

OPERAND(hsl)
{
    BEGIN
    V(0, NB) V(1, Rb) V(2, RC) V(3, HSB) V(4, HXB) V(5, HIH) V(6, HIL) V(7, BIH) V(8, BIL)
        V(9, CBANK) V(10, COFF) V(11, Ub)
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x1000000000000000) CANON(lo, 0x200) LINE(0, 0)
            CALL(hswb, 1, 0)
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x1000000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1) CALL(hswb, 2, 0)
    } else if (ON(NOT_SM_90) && (lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 2)
    } else if (ON(SM_90) && ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0 &&
        (hi & 0x3) != 0x2)) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 3)
    } else if (ON(SM_90) && (lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) CANON(hi, 0x2) LINE(0, 4)
    } else if (ON(SM_70_SM_72) && (lo & 0x4000000000000a00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 5) CALL(cb_of_f2f_n, 3, 0)
            CALL(hswb, 4, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000e00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 5) CALL(cb_of_f2f_n, 3, 0)
            CALL(hswb, 4, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0xa00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 6)
            CALL(cb_of_f2f_n, 5, 0) CALL(hswb, 6, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 6)
            CALL(cb_of_f2f_n, 5, 0) CALL(hswb, 6, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 7)
            CALL(hswb, 7, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000e00) CANON(hi, 0x8000000) LINE(0, 8)
            CALL(hswb, 8, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(hmt2)
{
    BEGIN
    V(0, FTZ) V(1, FNAN) V(2, FXORS)
    if ((hi & 0x200000) == 0x0) {
        KNOWN(hi, 0x70000) LINE(0, 0)
    } else {
        KNOWN(hi, 0x70000) CANON(hi, 0x200000) LINE(0, 1)
    }
    DONE
}

OPERAND(hswb_of_hmnmx2)
{
    BEGIN
    if (ON(SM_80_SM_86_SM_89)) {
        KNOWN(lo, 0x3000000000000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x3000000000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(hnm)
{
    BEGIN
    V(0, NB) V(1, Rb) V(2, RB) V(3, HSB) V(4, HXB) V(5, HIH) V(6, HIL) V(7, BIH) V(8, BIL)
        V(9, CBANK) V(10, COFF) V(11, Ub)
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
            CALL(hswb_of_hmnmx2, 1, 0)
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1) CALL(hswb_of_hmnmx2, 2, 0)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8200000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 2)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) CANON(hi, 0x200000) LINE(0, 3)
    } else if ((lo & 0x4000000000000e00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 4) CALL(cb_of_f2f_n, 3, 0)
            CALL(hswb_of_hmnmx2, 4, 0)
    } else if ((lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 5)
            CALL(cb_of_f2f_n, 5, 0) CALL(hswb_of_hmnmx2, 6, 0)
    } else if ((lo & 0x4000000000000e00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 6)
            CALL(hswb_of_hmnmx2, 7, 0)
    } else if ((lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000c00) CANON(hi, 0x8000000) LINE(0, 7)
            CALL(hswb_of_hmnmx2, 8, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(co)
{
    BEGIN
    V(0, P0) V(1, P1)
    if ((hi & 0x7e0000) == 0x7e0000) {
        CANON(hi, 0x7e0000) LINE(0, 0)
    } else if ((hi & 0x700000) == 0x700000) {
        KNOWN(hi, 0xe0000) CANON(hi, 0x700000) LINE(0, 1)
    } else {
        KNOWN(hi, 0x7e0000) LINE(0, 2)
    }
    DONE
}

OPERAND(sbx)
{
    BEGIN
    V(0, NB) V(1, Rb) V(2, RB) V(3, IMM) V(4, CBANK) V(5, COFF) V(6, Ub)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else if (ON(SM_70_SM_72) && (lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 2) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 2) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(sbx_of_iadd3_x)
{
    BEGIN
    V(0, IB) V(1, Rb) V(2, RB) V(3, IMM) V(4, CBANK) V(5, COFF) V(6, Ub)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else if (ON(SM_70_SM_72) && (lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 2) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 2) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(sbcu)
{
    BEGIN
    V(0, CBANK) V(1, COFF) V(2, Ub)
    if ((lo & 0xe00) == 0xa00 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0xa00) LINE(0, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x3fff3f00000000) CANON(lo, 0xa00) CANON(hi, 0x8000000) LINE(0, 1)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

OPERAND(cbn)
{
    BEGIN
    V(0, NB) V(1, CBANK) V(2, COFF) V(3, Ub)
    if (ON(SM_70_SM_72) && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) LINE(0, 0) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72)) {
        KNOWN(lo, 0x8000000000000000) LINE(0, 0) CALL(cb_of_f2f_n, 1, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(sb_of_imad_bx)
{
    BEGIN
    V(0, Rb) V(1, RB) V(2, IMM) V(3, CBANK) V(4, COFF) V(5, Ub)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else if ((lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0xa00) LINE(0, 2)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x3fff3f00000000) CANON(lo, 0xa00) CANON(hi, 0x8000000) LINE(0, 3)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 4)
    } else {
        NONE
    }
    DONE
}

OPERAND(sci)
{
    BEGIN
    V(0, IMM) V(1, IB) V(2, CBANK) V(3, COFF) V(4, Ub)
    if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0xc00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 1) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 1) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

OPERAND(widec)
{
    BEGIN
    V(0, NB) V(1, CBANK) V(2, COFF) V(3, Ub)
    if (ON(SM_70_SM_72) && (lo & 0xe00) == 0x600 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 0) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 0) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(widecx)
{
    BEGIN
    V(0, IB) V(1, CBANK) V(2, COFF) V(3, Ub)
    if (ON(SM_70_SM_72) && (lo & 0xe00) == 0x600 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 0) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 0) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(sb_of_imad_hi_b)
{
    BEGIN
    V(0, Rb) V(1, RB) V(2, IMM) V(3, CBANK) V(4, COFF) V(5, Ub)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else if ((lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0xa00) LINE(0, 2)
    } else if ((lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x3fff3f00000000) CANON(lo, 0xa00) CANON(hi, 0x8000000) LINE(0, 3)
    } else if ((lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 4)
    } else {
        NONE
    }
    DONE
}

OPERAND(widec_of_imad_hi_c)
{
    BEGIN
    V(0, NB) V(1, CBANK) V(2, COFF) V(3, Ub)
    if ((lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 0) CALL(cb_of_f2f_n, 1, 0)
    } else if ((lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(widecx_of_imad_hi_cx)
{
    BEGIN
    V(0, IB) V(1, CBANK) V(2, COFF) V(3, Ub)
    if ((lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 0) CALL(cb_of_f2f_n, 1, 0)
    } else if ((lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(scu)
{
    BEGIN
    V(0, UIMM) V(1, CBANK) V(2, COFF) V(3, Ub)
    if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 0)
    } else if ((lo & 0xc00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0x600) LINE(0, 1)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x3fff3f00000000) CANON(lo, 0x600) CANON(hi, 0x8000000) LINE(0, 2)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(sb_of_isetp_o)
{
    BEGIN
    V(0, Rb) V(1, RB) V(2, IMM) V(3, CBANK) V(4, COFF) V(5, Ub)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else if ((lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0xa00) LINE(0, 2)
    } else if (ON(SM_75) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x3fff3f00000000) CANON(lo, 0xa00) CANON(hi, 0x8000000) LINE(0, 3)
    } else if (ON(SM_75) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 4)
    } else {
        NONE
    }
    DONE
}

OPERAND(qold)
{
    BEGIN
    V(0, Q2N) V(1, Q2)
    if ((hi & 0xf0) == 0x70) {
        CANON(hi, 0x70) LINE(0, 0)
    } else if ((hi & 0x80) == 0x80) {
        KNOWN(hi, 0xf0) LINE(0, 1)
    } else {
        KNOWN(hi, 0xf0) LINE(0, 2)
    }
    DONE
}

OPERAND(sbx_of_lea_lo)
{
    BEGIN
    V(0, NB) V(1, Rb) V(2, RB) V(3, UIMM) V(4, CBANK) V(5, COFF) V(6, Ub)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else if (ON(SM_70_SM_72) && (lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 2) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 2) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(sbx_of_lea_x)
{
    BEGIN
    V(0, IB) V(1, Rb) V(2, RB) V(3, UIMM) V(4, CBANK) V(5, COFF) V(6, Ub)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else if (ON(SM_70_SM_72) && (lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 2) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 2) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(mmask)
{
    BEGIN
    V(0, MSK)
    if ((hi & 0xf00) == 0xf00) {
        CANON(hi, 0xf00) LINE(0, 0)
    } else {
        KNOWN(hi, 0xf00) LINE(0, 1)
    }
    DONE
}

OPERAND(lmod70)
{
    BEGIN
    V(0, WIDE) V(1, EVICT) V(2, LSIZE) V(3, LORDER) V(4, SCOPE) V(5, PRIV)
    if ((hi & 0x600000) != 0x600000) {
        KNOWN(hi, 0x71ff00) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(lmod75)
{
    BEGIN
    V(0, WIDE) V(1, EVICT) V(2, LTC) V(3, LSIZE) V(4, LORDER) V(5, SCOPE) V(6, PRIV)
    if ((hi & 0x600000) != 0x600000) {
        KNOWN(hi, 0x71ff30) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(npred)
{
    BEGIN
    V(0, NPN) V(1, NP)
    if ((hi & 0xf) == 0x0) {
        LINE(0, 0)
    } else if ((hi & 0x8) == 0x0) {
        KNOWN(hi, 0xf) LINE(0, 1)
    } else {
        KNOWN(hi, 0xf) LINE(0, 2)
    }
    DONE
}

OPERAND(ag_of_ldg_d)
{
    BEGIN
    V(0, Ra) V(1, Ub) V(2, OFF)
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x4001000) == 0x0) {
        KNOWN(lo, 0x3fff000000) LINE(0, 0)
    } else if ((hi & 0x4001000) == 0x0) {
        KNOWN(lo, 0xffffff3fff000000) LINE(0, 1)
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x1000) == 0x0) {
        KNOWN(lo, 0x3fff000000) CANON(hi, 0x4000000) LINE(0, 2)
    } else if ((hi & 0x1000) == 0x0) {
        KNOWN(lo, 0xffffff3fff000000) CANON(hi, 0x4000000) LINE(0, 3)
    } else if (ON(SM_80_SM_86_SM_89) && (lo & 0xffffff0000000000) == 0x0 &&
        (hi & 0x2004000000) == 0x4000000) {
        KNOWN(lo, 0xff000000) CANON(hi, 0x4001000) LINE(0, 4)
    } else if (ON(SM_80_SM_86_SM_89) && (hi & 0x2004000000) == 0x4000000) {
        KNOWN(lo, 0xffffff00ff000000) CANON(hi, 0x4001000) LINE(0, 5)
    } else if (ON(SM_80_SM_86_SM_89) && (lo & 0xffffff0000000000) == 0x0 &&
        (hi & 0x4000000) == 0x4000000) {
        KNOWN(lo, 0x3fff000000) CANON(hi, 0x2004001000) LINE(0, 6)
    } else if (ON(SM_80_SM_86_SM_89) && (hi & 0x4000000) == 0x4000000) {
        KNOWN(lo, 0xffffff3fff000000) CANON(hi, 0x2004001000) LINE(0, 7)
    } else if (ON(SM_90) && (lo & 0xffffff0000000000) == 0x0 && (hi & 0x4000000) == 0x4000000) {
        KNOWN(lo, 0xff000000) CANON(hi, 0x4001000) LINE(0, 8)
    } else if (ON(SM_90) && (hi & 0x4000000) == 0x4000000) {
        KNOWN(lo, 0xffffff00ff000000) CANON(hi, 0x4001000) LINE(0, 9)
    } else {
        NONE
    }
    DONE
}

OPERAND(desc_of_ldg_d)
{
    BEGIN
    if ((hi & 0x1000) == 0x0) {
        LINE(0, 0)
    } else if (ON(SM_80_SM_86_SM_89) && (hi & 0x2000000000) == 0x2000000000) {
        CANON(hi, 0x2000001000) LINE(0, 1)
    } else if (ON(SM_80_SM_86_SM_89) && (lo & 0x3f00000000) == 0x400000000) {
        CANON(lo, 0x400000000) CANON(hi, 0x1000) LINE(0, 2)
    } else if (ON(SM_80_SM_86_SM_89)) {
        KNOWN(lo, 0x3f00000000) CANON(hi, 0x1000) LINE(0, 3)
    } else if ((lo & 0x3f00000000) == 0x400000000) {
        CANON(lo, 0x400000000) CANON(hi, 0x1000) LINE(0, 4)
    } else {
        KNOWN(lo, 0x3f00000000) CANON(hi, 0x1000) LINE(0, 5)
    }
    DONE
}

OPERAND(smod70)
{
    BEGIN
    V(0, WIDE) V(1, EVICT) V(2, MSIZE) V(3, SORDER) V(4, SCOPE) V(5, PRIV)
    if ((hi & 0x600000) != 0x600000) {
        KNOWN(hi, 0x71ff00) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(ag_of_stg_d)
{
    BEGIN
    V(0, Ra) V(1, Uc) V(2, OFF)
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x4001000) == 0x0) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) LINE(0, 0)
    } else if ((hi & 0x4001000) == 0x0) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) LINE(0, 1)
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x1000) == 0x0) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) CANON(hi, 0x4000000) LINE(0, 2)
    } else if ((hi & 0x1000) == 0x0) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) CANON(hi, 0x4000000) LINE(0, 3)
    } else if (ON(SM_80_SM_86_SM_89) && (lo & 0xffffff0000000000) == 0x0 &&
        (hi & 0x2004000000) == 0x4000000) {
        KNOWN(lo, 0xff000000) CANON(hi, 0x4001000) LINE(0, 4)
    } else if (ON(SM_80_SM_86_SM_89) && (hi & 0x2004000000) == 0x4000000) {
        KNOWN(lo, 0xffffff00ff000000) CANON(hi, 0x4001000) LINE(0, 5)
    } else if (ON(SM_80_SM_86_SM_89) && (lo & 0xffffff0000000000) == 0x0 &&
        (hi & 0x4000000) == 0x4000000) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) CANON(hi, 0x2004001000) LINE(0, 6)
    } else if (ON(SM_80_SM_86_SM_89) && (hi & 0x4000000) == 0x4000000) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) CANON(hi, 0x2004001000) LINE(0, 7)
    } else if (ON(SM_90) && (lo & 0xffffff0000000000) == 0x0 && (hi & 0x4000000) == 0x4000000) {
        KNOWN(lo, 0xff000000) CANON(hi, 0x4001000) LINE(0, 8)
    } else if (ON(SM_90) && (hi & 0x4000000) == 0x4000000) {
        KNOWN(lo, 0xffffff00ff000000) CANON(hi, 0x4001000) LINE(0, 9)
    } else {
        NONE
    }
    DONE
}

OPERAND(desc_of_stg_d)
{
    BEGIN
    if ((hi & 0x1000) == 0x0) {
        LINE(0, 0)
    } else if (ON(SM_80_SM_86_SM_89) && (hi & 0x2000000000) == 0x2000000000) {
        CANON(hi, 0x2000001000) LINE(0, 1)
    } else if (ON(SM_80_SM_86_SM_89) && (hi & 0x3f) == 0x4) {
        CANON(hi, 0x1004) LINE(0, 2)
    } else if (ON(SM_80_SM_86_SM_89)) {
        KNOWN(hi, 0x3f) CANON(hi, 0x1000) LINE(0, 3)
    } else if ((hi & 0x3f) == 0x4) {
        CANON(hi, 0x1004) LINE(0, 4)
    } else {
        KNOWN(hi, 0x3f) CANON(hi, 0x1000) LINE(0, 5)
    }
    DONE
}

OPERAND(alocal)
{
    BEGIN
    V(0, Ra) V(1, Ub) V(2, OFF)
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x1000) == 0x0 &&
        (lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0x3fff000000) LINE(0, 0)
    } else if ((hi & 0x1000) != 0x1000 && (lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xffffff3fff000000) LINE(0, 1)
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x1000) == 0x0) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0xff000000) LINE(0, 2)
    } else if ((hi & 0x1000) == 0x0) {
        KNOWN(lo, 0xffffff3f00000000) CANON(lo, 0xff000000) LINE(0, 3)
    } else if ((lo & 0xffffff0000000000) == 0x0) {
        KNOWN(lo, 0xff000000) CANON(hi, 0x1000) LINE(0, 4)
    } else if ((lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xffffff00ff000000) CANON(hi, 0x1000) LINE(0, 5)
    } else {
        KNOWN(lo, 0xffffff0000000000) CANON(lo, 0xff000000) CANON(hi, 0x1000) LINE(0, 6)
    }
    DONE
}

OPERAND(descl)
{
    BEGIN
    if ((hi & 0x1000) == 0x0) {
        LINE(0, 0)
    } else {
        KNOWN(lo, 0x3f00000000) CANON(hi, 0x1000) LINE(0, 1)
    }
    DONE
}

OPERAND(alocal_of_stl_d)
{
    BEGIN
    V(0, Ra) V(1, Uc) V(2, OFF)
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x1000) == 0x0 &&
        (lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) LINE(0, 0)
    } else if ((hi & 0x1000) != 0x1000 && (lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) LINE(0, 1)
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x1000) == 0x0) {
        KNOWN(hi, 0x3f) CANON(lo, 0xff000000) LINE(0, 2)
    } else if ((hi & 0x1000) == 0x0) {
        KNOWN(lo, 0xffffff0000000000) KNOWN(hi, 0x3f) CANON(lo, 0xff000000) LINE(0, 3)
    } else if ((lo & 0xffffff0000000000) == 0x0) {
        KNOWN(lo, 0xff000000) CANON(hi, 0x1000) LINE(0, 4)
    } else if ((lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xffffff00ff000000) CANON(hi, 0x1000) LINE(0, 5)
    } else {
        KNOWN(lo, 0xffffff0000000000) CANON(lo, 0xff000000) CANON(hi, 0x1000) LINE(0, 6)
    }
    DONE
}

OPERAND(descl_of_stl_d)
{
    BEGIN
    if ((hi & 0x1000) == 0x0) {
        LINE(0, 0)
    } else {
        KNOWN(hi, 0x3f) CANON(hi, 0x1000) LINE(0, 1)
    }
    DONE
}

OPERAND(als_of_lds_tu)
{
    BEGIN
    V(0, Ra) V(1, SCALE) V(2, Ub) V(3, OFF)
    if ((lo & 0xffffff0000000000) == 0x0 && (lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0x3fff000000) KNOWN(hi, 0xc000) LINE(0, 0)
    } else if ((lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xffffff3fff000000) KNOWN(hi, 0xc000) LINE(0, 1)
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0xc000) != 0x0) {
        KNOWN(lo, 0x3fff000000) KNOWN(hi, 0xc000) LINE(0, 2)
    } else if ((hi & 0xc000) != 0x0) {
        KNOWN(lo, 0xffffff3fff000000) KNOWN(hi, 0xc000) LINE(0, 3)
    } else if ((lo & 0xffffff0000000000) == 0x0) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0xff000000) LINE(0, 4)
    } else {
        KNOWN(lo, 0xffffff3f00000000) CANON(lo, 0xff000000) LINE(0, 5)
    }
    DONE
}

OPERAND(cindex)
{
    BEGIN
    V(0, CBANK) V(1, Ra) V(2, CO16)
    if ((lo & 0x3fffc000000000) == 0x0) {
        KNOWN(lo, 0x7c00000ff000000) LINE(0, 0)
    } else if ((lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0x7ffffc0ff000000) LINE(0, 1)
    } else {
        KNOWN(lo, 0x7ffffc000000000) CANON(lo, 0xff000000) LINE(0, 2)
    }
    DONE
}

OPERAND(cxindex)
{
    BEGIN
    V(0, Ua) V(1, Rc) V(2, CO16)
    if ((lo & 0x3fffc000000000) == 0x0) {
        KNOWN(lo, 0x3f000000) KNOWN(hi, 0xff) LINE(0, 0)
    } else if ((hi & 0xff) != 0xff) {
        KNOWN(lo, 0x3fffc03f000000) KNOWN(hi, 0xff) LINE(0, 1)
    } else {
        KNOWN(lo, 0x3fffc03f000000) CANON(hi, 0xff) LINE(0, 2)
    }
    DONE
}

OPERAND(uindex)
{
    BEGIN
    V(0, CBANK) V(1, UCOFF) V(2, Ub)
    if ((lo & 0xe00) == 0xa00 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffffc000000000) CANON(lo, 0xa00) LINE(0, 0)
    } else if ((lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x3fffff00000000) CANON(lo, 0xa00) CANON(hi, 0x8000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(saddr)
{
    BEGIN
    V(0, Rd) V(1, SOFF)
    if ((lo & 0xfffff00000000000) == 0x0) {
        KNOWN(lo, 0xff0000) LINE(0, 0)
    } else {
        KNOWN(lo, 0xfffff00000ff0000) LINE(0, 1)
    }
    DONE
}

OPERAND(gaddr)
{
    BEGIN
    V(0, Ra) V(1, Uc) V(2, GOFF)
    if ((lo & 0xfff00000000) == 0x0 && (hi & 0x1040) == 0x0) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) LINE(0, 0)
    } else if ((hi & 0x1040) == 0x0) {
        KNOWN(lo, 0xfffff000000) KNOWN(hi, 0x3f) LINE(0, 1)
    } else if ((lo & 0xfff00000000) == 0x0 && (hi & 0x1000) == 0x0) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) CANON(hi, 0x40) LINE(0, 2)
    } else if ((hi & 0x1000) == 0x0) {
        KNOWN(lo, 0xfffff000000) KNOWN(hi, 0x3f) CANON(hi, 0x40) LINE(0, 3)
    } else if (ON(SM_80_SM_86_SM_89) && (lo & 0xfff00000000) == 0x0 &&
        (hi & 0x2000000040) == 0x40) {
        KNOWN(lo, 0xff000000) CANON(hi, 0x1040) LINE(0, 4)
    } else if (ON(SM_80_SM_86_SM_89) && (hi & 0x2000000040) == 0x40) {
        KNOWN(lo, 0xfffff000000) CANON(hi, 0x1040) LINE(0, 5)
    } else if (ON(SM_80_SM_86_SM_89) && (lo & 0xfff00000000) == 0x0 && (hi & 0x40) == 0x40) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) CANON(hi, 0x2000001040) LINE(0, 6)
    } else if (ON(SM_80_SM_86_SM_89) && (hi & 0x40) == 0x40) {
        KNOWN(lo, 0xfffff000000) KNOWN(hi, 0x3f) CANON(hi, 0x2000001040) LINE(0, 7)
    } else if (ON(SM_90) && (lo & 0xfff00000000) == 0x0 && (hi & 0x40) == 0x40) {
        KNOWN(lo, 0xff000000) CANON(hi, 0x1040) LINE(0, 8)
    } else if (ON(SM_90) && (hi & 0x40) == 0x40) {
        KNOWN(lo, 0xfffff000000) CANON(hi, 0x1040) LINE(0, 9)
    } else {
        NONE
    }
    DONE
}

OPERAND(saddru)
{
    BEGIN
    V(0, Rd) V(1, Uc) V(2, SOFF)
    if ((lo & 0xfffff00000000000) == 0x0) {
        KNOWN(lo, 0xff0000) KNOWN(hi, 0x3f) LINE(0, 0)
    } else {
        KNOWN(lo, 0xfffff00000ff0000) KNOWN(hi, 0x3f) LINE(0, 1)
    }
    DONE
}

OPERAND(gaddru)
{
    BEGIN
    V(0, Ra) V(1, GOFF)
    if ((lo & 0xfff00000000) == 0x0) {
        KNOWN(lo, 0xff000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0xfffff000000) LINE(0, 1)
    }
    DONE
}

OPERAND(special)
{
    BEGIN
    V(0, SREG)
    if (ON(NOT_SM_90)) {
        KNOWN(hi, 0xff00) LINE(0, 0)
    } else if ((hi & 0xff00) != 0x8800) {
        KNOWN(hi, 0xff00) LINE(0, 1)
    } else {
        CANON(hi, 0x8800) LINE(0, 2)
    }
    DONE
}

OPERAND(show)
{
    BEGIN
    V(0, SORDER) V(1, SCOPE) V(2, PRIV) V(3, LORD)
    if (ON(SM_70_SM_72_SM_75)) {
        KNOWN(hi, 0x1f000) LINE(0, 0)
    } else if ((hi & 0x1e000) != 0x12000 && (hi & 0x1e000) != 0x18000) {
        KNOWN(hi, 0x1e000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(surf)
{
    BEGIN
    V(0, TBANK) V(1, TWORD) V(2, TSAM) V(3, THDR) V(4, TUR)
    if (ON(SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0xa00) LINE(0, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0xa00) LINE(0, 1)
    } else if (ON(SM_70_SM_72) && (lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0x600) LINE(0, 2)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x600 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0x600) LINE(0, 3)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xe00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3fff0000000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 4)
    } else {
        NONE
    }
    DONE
}

OPERAND(surfr)
{
    BEGIN
    V(0, Rc)
    if (ON(SM_70_SM_72) && (lo & 0xe00) == 0x800) {
        KNOWN(hi, 0xff) CANON(lo, 0x800) LINE(0, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(hi, 0xff) CANON(lo, 0x800) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(n_smask)
{
    BEGIN
    V(0, SMASK)
    if ((hi & 0xf00) != 0x300) {
        KNOWN(hi, 0xf00) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(shows)
{
    BEGIN
    V(0, SORDER) V(1, SCOPE) V(2, PRIV) V(3, SORD)
    if (ON(SM_70_SM_72_SM_75)) {
        KNOWN(hi, 0x1f000) LINE(0, 0)
    } else if ((hi & 0x1e000) != 0x12000 && (hi & 0x1e000) != 0x18000) {
        KNOWN(hi, 0x1e000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(showa)
{
    BEGIN
    V(0, AORDER) V(1, SCOPE) V(2, PRIV) V(3, SORD)
    if (ON(SM_70_SM_72_SM_75)) {
        KNOWN(hi, 0x1f000) LINE(0, 0)
    } else if ((hi & 0x1e000) != 0x12000 && (hi & 0x1e000) != 0x18000) {
        KNOWN(hi, 0x1e000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(surf2)
{
    BEGIN
    V(0, TBANK) V(1, TWORD) V(2, TSAM) V(3, THDR) V(4, TUR)
    if (ON(SM_70_SM_72) && (lo & 0xe00) == 0x400) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0x400) LINE(0, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0x400) LINE(0, 1)
    } else if (ON(SM_70_SM_72) && (lo & 0xc00) == 0x400) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0x600) LINE(0, 2)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xc00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0x600) LINE(0, 3)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xe00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3fff0000000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 4)
    } else {
        NONE
    }
    DONE
}

OPERAND(surfr_of_sured_dr)
{
    BEGIN
    V(0, Rc)
    if (ON(SM_70_SM_72) && (lo & 0xe00) == 0x200) {
        KNOWN(hi, 0xff) CANON(lo, 0x200) LINE(0, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(hi, 0xff) CANON(lo, 0x200) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(n_sctype)
{
    BEGIN
    V(0, SCTYPE)
    if ((hi & 0xe00) != 0x600) {
        KNOWN(hi, 0xe00) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(surf_of_suquery_c)
{
    BEGIN
    V(0, TBANK) V(1, TWORD) V(2, TSAM) V(3, THDR) V(4, TUR)
    if ((lo & 0xe00) == 0xa00 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0xa00) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x600 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0x600) LINE(0, 1)
    } else if ((lo & 0xe00) == 0xe00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3fff0000000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

OPERAND(surfr_of_suquery_r)
{
    BEGIN
    V(0, Rc)
    if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(hi, 0xff) CANON(lo, 0x800) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(mupred)
{
    BEGIN
    V(0, MUP) V(1, MUPC)
    if (ON(SM_80)) {
        LINE(0, 0)
    } else if ((hi & 0x4000000) != 0x4000000 && (hi & 0x3800000) != 0x0) {
        KNOWN(hi, 0x3800000) LINE(0, 1)
    } else if ((hi & 0x4000000) == 0x0) {
        LINE(0, 2)
    } else {
        KNOWN(hi, 0x3800000) CANON(hi, 0x4000000) LINE(0, 3)
    }
    DONE
}

OPERAND(mupred_of_imma)
{
    BEGIN
    V(0, MUP) V(1, MUPC)
    if (ON(SM_75_SM_80)) {
        LINE(0, 0)
    } else if ((hi & 0x4000000) != 0x4000000 && (hi & 0x3800000) != 0x0) {
        KNOWN(hi, 0x3800000) LINE(0, 1)
    } else if ((hi & 0x4000000) == 0x0) {
        LINE(0, 2)
    } else {
        KNOWN(hi, 0x3800000) CANON(hi, 0x4000000) LINE(0, 3)
    }
    DONE
}

OPERAND(tbx)
{
    BEGIN
    V(0, TB)
    if ((lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x800000000000000) CANON(lo, 0xa00) LINE(0, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xa00) == 0xa00) {
        CANON(lo, 0xe00) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(tbound)
{
    BEGIN
    V(0, TBANK) V(1, TWORD) V(2, TUR) V(3, THDR)
    if (ON(SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0xa00) LINE(0, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0xa00) LINE(0, 1)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xe00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3fff0000000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

OPERAND(tm)
{
    BEGIN
    V(0, TMASK)
    if ((hi & 0xf00) == 0xf00) {
        CANON(hi, 0xf00) LINE(0, 0)
    } else {
        KNOWN(hi, 0xf00) LINE(0, 1)
    }
    DONE
}

OPERAND(thints)
{
    BEGIN
    V(0, THINT)
    if ((hi & 0x1c00000000000000) == 0x0) {
        LINE(0, 0)
    } else {
        KNOWN(hi, 0x1c00000000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(tbound3)
{
    BEGIN
    V(0, TBANK) V(1, TSAM) V(2, THDR)
    if (ON(SM_70_SM_72) && (lo & 0x800000000000e00) == 0x800000000000a00) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0x800000000000a00) LINE(0, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x800000000000e00) == 0x800000000000a00 &&
        (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0x800000000000a00) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(tbound1)
{
    BEGIN
    if (ON(SM_70_SM_72) && (lo & 0x800000000000e00) == 0x800000000000200) {
        CANON(lo, 0x800000000000200) LINE(0, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x800000000000e00) == 0x800000000000200 &&
        (hi & 0x8000000) == 0x0) {
        CANON(lo, 0x800000000000200) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(tbx_of_footprint_c)
{
    BEGIN
    V(0, TB)
    if ((lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x800000000000000) CANON(lo, 0xa00) LINE(0, 0)
    } else if ((lo & 0xa00) == 0xa00) {
        CANON(lo, 0xe00) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(fbound)
{
    BEGIN
    V(0, TBANK) V(1, TWORD) V(2, TUR) V(3, THDR) V(4, TSAM)
    if ((lo & 0xfff) == 0xb72 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0xb72) LINE(0, 0)
    } else if ((lo & 0xfff) == 0xf74 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3fff0000000000) CANON(lo, 0xf74) CANON(hi, 0x8000000) LINE(0, 1)
    } else if ((lo & 0x800000000000fff) == 0x800000000000b74 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0x800000000000b74) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

OPERAND(tbound1_of_footprint_r)
{
    BEGIN
    if ((lo & 0x800000000000e00) == 0x800000000000200 && (hi & 0x8000000) == 0x0) {
        CANON(lo, 0x800000000000200) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(ucarry)
{
    BEGIN
    V(0, U0) V(1, U1)
    if ((hi & 0x7e0000) == 0x7e0000) {
        CANON(hi, 0x7e0000) LINE(0, 0)
    } else if ((hi & 0x700000) == 0x700000) {
        KNOWN(hi, 0xe0000) CANON(hi, 0x700000) LINE(0, 1)
    } else {
        KNOWN(hi, 0x7e0000) LINE(0, 2)
    }
    DONE
}

OPERAND(ubx)
{
    BEGIN
    V(0, NB) V(1, Ub) V(2, IMM)
    if ((lo & 0xe00) == 0x200) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(ubx_of_uiadd3_x)
{
    BEGIN
    V(0, IB) V(1, Ub) V(2, IMM)
    if ((lo & 0xe00) == 0x200) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(ub)
{
    BEGIN
    V(0, Ub) V(1, IMM)
    if ((lo & 0xe00) == 0x200) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(uold)
{
    BEGIN
    V(0, Q2N) V(1, V2)
    if ((hi & 0xf0) == 0x70) {
        CANON(hi, 0x70) LINE(0, 0)
    } else if ((hi & 0x80) == 0x80) {
        KNOWN(hi, 0xf0) LINE(0, 1)
    } else {
        KNOWN(hi, 0xf0) LINE(0, 2)
    }
    DONE
}

OPERAND(ubx_of_ulea_lo)
{
    BEGIN
    V(0, NB) V(1, Ub) V(2, UIMM)
    if ((lo & 0xe00) == 0x200) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(ubx_of_ulea_x)
{
    BEGIN
    V(0, IB) V(1, Ub) V(2, UIMM)
    if ((lo & 0xe00) == 0x200) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(ub_of_ulop3)
{
    BEGIN
    V(0, Ub) V(1, UIMM)
    if ((lo & 0xe00) == 0x200) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(ux)
{
    BEGIN
    V(0, Ub) V(1, UIMM)
    if ((lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(uclb)
{
    BEGIN
    V(0, Ub) V(1, UIMM)
    if ((lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 0)
    } else if ((lo & 0xa00) == 0x800 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) CANON(hi, 0x8000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(r2up0)
{
    BEGIN
    V(0, P0)
    if ((hi & 0x1e0000) == 0xe0000) {
        CANON(hi, 0xe0000) LINE(0, 0)
    } else if ((hi & 0x100000) == 0x0) {
        KNOWN(hi, 0xe0000) LINE(0, 1)
    } else {
        KNOWN(hi, 0xe0000) CANON(hi, 0x100000) LINE(0, 2)
    }
    DONE
}

OPERAND(special_of_s2ur)
{
    BEGIN
    V(0, SREG)
    if (ON(NOT_SM_70_SM_72_SM_90)) {
        KNOWN(hi, 0xff00) LINE(0, 0)
    } else if ((hi & 0xff00) != 0x8800) {
        KNOWN(hi, 0xff00) LINE(0, 1)
    } else {
        CANON(hi, 0x8800) LINE(0, 2)
    }
    DONE
}

OPERAND(scx)
{
    BEGIN
    V(0, IMM) V(1, CBANK) V(2, COFF) V(3, Ub)
    if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 0)
    } else if ((lo & 0xc00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0x600) LINE(0, 1)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x3fff3f00000000) CANON(lo, 0x600) CANON(hi, 0x8000000) LINE(0, 2)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(dpb_)
{
    BEGIN
    V(0, Rb) V(1, RB) V(2, CBANK) V(3, COFF) V(4, Ub)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0xa00) LINE(0, 1)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x3fff3f00000000) CANON(lo, 0xa00) CANON(hi, 0x8000000) LINE(0, 2)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(dpc)
{
    BEGIN
    V(0, Rc) V(1, RC) V(2, NC)
    if (ON(SM_70_SM_72)) {
        KNOWN(hi, 0x10000000000000ff) LINE(0, 0)
    } else {
        KNOWN(hi, 0x10000000000008ff) LINE(0, 1)
    }
    DONE
}

OPERAND(rdo)
{
    BEGIN
    V(0, Rd)
    if ((lo & 0xff0000) == 0xff0000) {
        CANON(lo, 0xff0000) LINE(0, 0)
    } else {
        KNOWN(lo, 0xff0000) LINE(0, 1)
    }
    DONE
}

OPERAND(udo)
{
    BEGIN
    V(0, Ud)
    if ((lo & 0x3f0000) == 0x3f0000) {
        CANON(lo, 0x3f0000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x3f0000) LINE(0, 1)
    }
    DONE
}

OPERAND(shb)
{
    BEGIN
    V(0, Rb) V(1, SLANE)
    if ((lo & 0xe00) == 0x200 || (lo & 0xe00) == 0x400) {
        KNOWN(lo, 0xff00000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800 || (lo & 0xe00) == 0xe00) {
        KNOWN(lo, 0x3e0000000000000) CANON(lo, 0x800) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(shc)
{
    BEGIN
    V(0, Rc) V(1, SCLAMP)
    if ((lo & 0xe00) == 0x200 || (lo & 0xe00) == 0x800) {
        KNOWN(hi, 0xff) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x400 || (lo & 0xe00) == 0xe00) {
        KNOWN(lo, 0x1fff0000000000) CANON(lo, 0x400) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(prb)
{
    BEGIN
    V(0, Rb) V(1, RB) V(2, IMM) V(3, UIMM) V(4, CBANK) V(5, COFF) V(6, Ub)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if (ON(NOT_SM_90) && (lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else if (ON(SM_90) && (lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 2)
    } else if ((lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) CANON(lo, 0xa00) LINE(0, 3)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x3fff3f00000000) CANON(lo, 0xa00) CANON(hi, 0x8000000) LINE(0, 4)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 5)
    } else {
        NONE
    }
    DONE
}

OPERAND(qm)
{
    BEGIN
    V(0, Q2N) V(1, Q2) V(2, UP2)
    if (ON(NOT_SM_70_SM_72) && (hi & 0x8) == 0x0) {
        KNOWN(hi, 0xf0) LINE(0, 0)
    } else if (ON(NOT_SM_70_SM_72)) {
        KNOWN(hi, 0xf0) CANON(hi, 0x8) LINE(0, 1)
    } else {
        KNOWN(hi, 0xf0) LINE(0, 2)
    }
    DONE
}

OPERAND(signb)
{
    BEGIN
    V(0, Rb) V(1, RB) V(2, CBANK) V(3, COFF) V(4, Ub)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        CANON(lo, 0xa00) LINE(0, 1) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        CANON(lo, 0xa00) LINE(0, 1) CALL(cb_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

