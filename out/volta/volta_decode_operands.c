/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

OPERAND(addr_e)
{
    BEGIN
    V(0, Ra) V(1, OFFSET)
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
    V(0, Pg)
    if ((lo & 0xf000) == 0x7000) {
        CANON(lo, 0x7000) LINE(0, 0)
    } else if ((lo & 0x8000) == 0x0) {
        KNOWN(lo, 0x7000) LINE(0, 1)
    } else {
        KNOWN(lo, 0x7000) CANON(lo, 0x8000) LINE(0, 2)
    }
    DONE
}

OPERAND(cycles)
{
    BEGIN
    if ((hi & 0x1e0000000000) == 0x0) {
        LINE(0, 0)
    } else {
        KNOWN(hi, 0x1e0000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(writes)
{
    BEGIN
    if ((hi & 0x1c00000000000) == 0x1c00000000000) {
        CANON(hi, 0x1c00000000000) LINE(0, 0)
    } else {
        KNOWN(hi, 0x1c00000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(reads)
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
    V(0, STALL) V(1, NO_YIELD) V(2, WRITE_BAR) V(3, READ_BAR) V(4, WAIT1) V(5, WAIT2) V(6, WAIT3)
        V(7, WAIT4) V(8, WAIT5) V(9, WAIT6)
    if ((hi & 0x3fffe0000000000) == 0xfe20000000000) {
        CANON(hi, 0xfe20000000000) LINE(0, 0)
    } else {
        KNOWN(hi, 0x3f0200000000000) LINE(0, 1) CALL(cycles, 1, 0) CALL(writes, 2, 0)
            CALL(reads, 3, 0)
    }
    DONE
}

OPERAND(format_flow)
{
    BEGIN
    CALL(guard, 0, 0) LINE(1, 0) CALL(ctl, 2, 1)
    DONE
}

OPERAND(addr64_ur_turing)
{
    BEGIN
    V(0, Ra) V(1, URc) V(2, OFFSET)
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x40) == 0x0 && (lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) LINE(0, 0)
    } else if ((hi & 0x40) != 0x40 && (lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) LINE(0, 1)
    } else if ((lo & 0xffffff0000000000) == 0x0 && (lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) CANON(hi, 0x40) LINE(0, 2)
    } else if ((lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) CANON(hi, 0x40) LINE(0, 3)
    } else if ((lo & 0xffffff0000000000) == 0x0) {
        KNOWN(hi, 0x3f) CANON(lo, 0xff000000) CANON(hi, 0x40) LINE(0, 4)
    } else {
        KNOWN(lo, 0xffffff0000000000) KNOWN(hi, 0x3f) CANON(lo, 0xff000000) CANON(hi, 0x40)
            LINE(0, 5)
    }
    DONE
}

OPERAND(pm_events)
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
    CALL(guard, 0, 0) CALL(pm_events, 1, 0) CALL(ctl, 2, 1)
    DONE
}

OPERAND(opt_e)
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

OPERAND(addr_global)
{
    BEGIN
    V(0, Ra) V(1, URc) V(2, OFFSET)
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

OPERAND(pm_events_of_atom_h)
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
    CALL(guard, 0, 0) CALL(pm_events_of_atom_h, 1, 0) CALL(ctl, 2, 1)
    DONE
}

OPERAND(addr_global_of_atom_hd)
{
    BEGIN
    V(0, Ra) V(1, URc) V(2, OFFSET)
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

OPERAND(float_types)
{
    BEGIN
    V(0, atomic_FLOAT_TYPE)
    if ((hi & 0x801400) == 0x1000 || (hi & 0x801200) == 0x1200 || (hi & 0x800c00) == 0x0 ||
        (hi & 0x800a00) == 0x200 || (hi & 0x1e00) == 0x1200) {
        KNOWN(hi, 0x801e00) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(cas_op)
{
    BEGIN
    V(0, atomic_CAS)
    if ((hi & 0x800000) == 0x0) {
        KNOWN(hi, 0x800000) LINE(0, 0)
    } else if ((hi & 0x1000000) == 0x0) {
        KNOWN(hi, 0x800000) LINE(0, 1)
    } else {
        KNOWN(hi, 0x800000) CANON(hi, 0x1000000) LINE(0, 2)
    }
    DONE
}

OPERAND(cas_types)
{
    BEGIN
    V(0, atomic_CAS_TYPE_VOLTA)
    if ((hi & 0xe00) != 0x600) {
        KNOWN(hi, 0xe00) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(cas_types_of_atom_ca)
{
    BEGIN
    V(0, atomic_CAS_TYPE_AMPERE)
    if ((hi & 0x1e00) != 0x600) {
        KNOWN(hi, 0x1e00) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(cas_types_of_atom_ch)
{
    BEGIN
    V(0, atomic_CAS_TYPE_HOPPER)
    if ((hi & 0xe00) != 0x600) {
        KNOWN(hi, 0xe00) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(addr64_ur_turing_of_red_tu)
{
    BEGIN
    V(0, Ra) V(1, URc) V(2, OFFSET)
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
        KNOWN(hi, 0x3f) CANON(lo, 0xff000000) CANON(hi, 0x4000000) LINE(0, 4)
    } else {
        KNOWN(lo, 0xffffff0000000000) KNOWN(hi, 0x3f) CANON(lo, 0xff000000) CANON(hi, 0x4000000)
            LINE(0, 5)
    }
    DONE
}

OPERAND(opt_e_of_red_d)
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

OPERAND(addr_global_of_red_d)
{
    BEGIN
    V(0, Ra) V(1, URc) V(2, OFFSET)
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

OPERAND(addr_global_of_redg_hd)
{
    BEGIN
    V(0, Ra) V(1, URc) V(2, OFFSET)
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

OPERAND(addr_scaled)
{
    BEGIN
    V(0, Ra) V(1, SCALE) V(2, OFFSET)
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

OPERAND(addr_scaled_ur)
{
    BEGIN
    V(0, Ra) V(1, SCALE) V(2, URc) V(3, OFFSET)
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

OPERAND(pm_events_of_atoms_tu)
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
    CALL(guard, 0, 0) CALL(pm_events_of_atoms_tu, 1, 0) CALL(ctl, 2, 1)
    DONE
}

OPERAND(cas_types_of_atoms_cv)
{
    BEGIN
    V(0, atomic_SHARED_CAS_TYPE)
    if ((hi & 0x600) != 0x600) {
        KNOWN(hi, 0x600) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(opt_src)
{
    BEGIN
    V(0, NOT_Pp) V(1, Pp)
    if ((hi & 0x7800000) == 0x3800000) {
        CANON(hi, 0x3800000) LINE(0, 0)
    } else if ((hi & 0x4000000) == 0x4000000) {
        KNOWN(hi, 0x7800000) LINE(0, 1)
    } else {
        KNOWN(hi, 0x7800000) LINE(0, 2)
    }
    DONE
}

OPERAND(pm_events_of_bssy)
{
    BEGIN
    if (ON(SM_70_SM_72_SM_75_SM_80)) {
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
    CALL(guard, 0, 0) CALL(pm_events_of_bssy, 1, 0) CALL(ctl, 2, 1)
    DONE
}

OPERAND(mov_b)
{
    BEGIN
    V(0, Rb) V(1, UIMM) V(2, C_BANK) V(3, C_OFFSET) V(4, URb)
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

OPERAND(mov64_b)
{
    BEGIN
    V(0, Rb) V(1, LONG_number) V(2, LONG_HOPPER_number) V(3, C_BANK) V(4, C_OFFSET) V(5, URb)
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

OPERAND(opt_syncs)
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

OPERAND(sleep_time)
{
    BEGIN
    V(0, Rb) V(1, UIMM) V(2, C_BANK) V(3, C_OFFSET) V(4, URb)
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

OPERAND(opt_syncs_of_nanosleep_c)
{
    BEGIN
    V(0, SYNCS)
    if (ON(SM_80_SM_86_SM_87_SM_89)) {
        LINE(0, 0)
    } else {
        KNOWN(hi, 0x100000) LINE(0, 1)
    }
    DONE
}

OPERAND(exclusive)
{
    BEGIN
    V(0, barrier_EXCLUSIVE_AMPERE)
    if (ON(SM_80_SM_86_SM_87_SM_89)) {
        KNOWN(hi, 0x400000) LINE(0, 0)
    } else {
        LINE(0, 1)
    }
    DONE
}

OPERAND(mov_imm_b)
{
    BEGIN
    V(0, UIMM) V(1, C_BANK) V(2, C_OFFSET) V(3, URb)
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

OPERAND(bar_operands)
{
    BEGIN
    V(0, Rb) V(1, barrier_BAR_THREADS) V(2, barrier_BAR_ID)
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

OPERAND(bar_arv_operands)
{
    BEGIN
    V(0, Rb) V(1, barrier_BAR_THREADS) V(2, barrier_BAR_ID)
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

OPERAND(opt)
{
    BEGIN
    V(0, Pu)
    if ((hi & 0xe0000) == 0xe0000) {
        CANON(hi, 0xe0000) LINE(0, 0)
    } else {
        KNOWN(hi, 0xe0000) LINE(0, 1)
    }
    DONE
}

OPERAND(board_list)
{
    BEGIN
    V(0, BOARD4) V(1, BOARD3) V(2, BOARD2) V(3, BOARD1) V(4, BOARD0)
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

OPERAND(mov64_imm_b)
{
    BEGIN
    V(0, LONG_number) V(1, LONG_HOPPER_number) V(2, C_BANK) V(3, C_OFFSET) V(4, URb)
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

OPERAND(addr_with_barrier)
{
    BEGIN
    V(0, Ra) V(1, OFFSET) V(2, URc)
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x400003f) == 0x400003f) {
        KNOWN(lo, 0xff000000) CANON(hi, 0x400003f) LINE(0, 0)
    } else if ((hi & 0x400003f) == 0x400003f) {
        KNOWN(lo, 0xffffff00ff000000) CANON(hi, 0x400003f) LINE(0, 1)
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x4000000) == 0x4000000) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) CANON(hi, 0x4000000) LINE(0, 2)
    } else if ((hi & 0x4000000) == 0x4000000) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) CANON(hi, 0x4000000) LINE(0, 3)
    } else if ((lo & 0xffffff0000000000) == 0x0) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) LINE(0, 4)
    } else {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) LINE(0, 5)
    }
    DONE
}

OPERAND(addr_with_barrier_of_redas)
{
    BEGIN
    V(0, Ra) V(1, OFFSET) V(2, URc)
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x13f) == 0x13f) {
        KNOWN(lo, 0xff000000) CANON(hi, 0x13f) LINE(0, 0)
    } else if ((hi & 0x13f) == 0x13f) {
        KNOWN(lo, 0xffffff00ff000000) CANON(hi, 0x13f) LINE(0, 1)
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x100) == 0x100) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) CANON(hi, 0x100) LINE(0, 2)
    } else if ((hi & 0x100) == 0x100) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) CANON(hi, 0x100) LINE(0, 3)
    } else if ((lo & 0xffffff0000000000) == 0x0) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) LINE(0, 4)
    } else {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) LINE(0, 5)
    }
    DONE
}

OPERAND(bulk_policy)
{
    BEGIN
    V(0, bulk_POLICY)
    if ((hi & 0x1000) == 0x0) {
        LINE(0, 0)
    } else {
        KNOWN(lo, 0x3f0000000000) CANON(hi, 0x1000) LINE(0, 1)
    }
    DONE
}

OPERAND(uguard)
{
    BEGIN
    V(0, UPg)
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

OPERAND(line_op)
{
    BEGIN
    V(0, cache_CACHE_OP)
    if ((hi & 0x6000000) == 0x0 || (hi & 0x5800000) == 0x800000) {
        KNOWN(hi, 0x7800000) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(addr_e_of_cctl_v)
{
    BEGIN
    V(0, Ra) V(1, OFFSET32)
    if ((lo & 0xffffffff00000000) == 0x0) {
        KNOWN(lo, 0xff000000) LINE(0, 0)
    } else if ((lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xffffffffff000000) LINE(0, 1)
    } else {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0xff000000) LINE(0, 2)
    }
    DONE
}

OPERAND(line_op_of_cctl_t)
{
    BEGIN
    V(0, cache_CACHE_OP)
    if ((hi & 0x6000000) == 0x0 || (hi & 0x5800000) == 0x800000) {
        KNOWN(hi, 0x7800000) LINE(0, 0)
    } else if (ON(NOT_SM_70_SM_72_SM_75) && ((hi & 0x2000000) == 0x0 && (hi & 0x1800000) != 0x0)) {
        KNOWN(hi, 0x7800000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(addr_ur)
{
    BEGIN
    V(0, Ra) V(1, URb) V(2, OFFSET)
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

OPERAND(any_space)
{
    BEGIN
    V(0, cache_SPACE) V(1, cache_SPACE_HOPPER)
    if (ON(NOT_SM_70_SM_72_SM_90)) {
        KNOWN(hi, 0x600) LINE(0, 0)
    } else {
        KNOWN(hi, 0x600) LINE(0, 1)
    }
    DONE
}

OPERAND(addr64_ur_turing_of_qspc_u)
{
    BEGIN
    V(0, Ra) V(1, URb) V(2, OFFSET)
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
        KNOWN(lo, 0x3f00000000) CANON(lo, 0xff000000) CANON(hi, 0x4000000) LINE(0, 4)
    } else {
        KNOWN(lo, 0xffffff3f00000000) CANON(lo, 0xff000000) CANON(hi, 0x4000000) LINE(0, 5)
    }
    DONE
}

OPERAND(addr64_ur)
{
    BEGIN
    V(0, Ra) V(1, URb) V(2, OFFSET)
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

OPERAND(opt_of_usetmaxreg_u)
{
    BEGIN
    V(0, UPu)
    if ((hi & 0xe0000) == 0xe0000) {
        CANON(hi, 0xe0000) LINE(0, 0)
    } else {
        KNOWN(hi, 0xe0000) LINE(0, 1)
    }
    DONE
}

OPERAND(opt_any)
{
    BEGIN
    V(0, control_ANY)
    if (ON(NOT_SM_90)) {
        LINE(0, 0)
    } else if ((lo & 0x300000000) != 0x100000000) {
        LINE(0, 1)
    } else {
        KNOWN(hi, 0x100000) CANON(lo, 0x100000000) LINE(0, 2)
    }
    DONE
}

OPERAND(rel_target)
{
    BEGIN
    V(0, control_TARGET_near) V(1, TARGET_HOPPER_near)
    if (ON(NOT_SM_90)) {
        KNOWN(lo, 0xfffffffc00000000) KNOWN(hi, 0x3ffff) LINE(0, 0)
    } else {
        KNOWN(lo, 0xfffffffc00ff0000) KNOWN(hi, 0x3ffff) LINE(0, 1)
    }
    DONE
}

OPERAND(opt_any_of_bra_u)
{
    BEGIN
    V(0, control_ANY)
    if (ON(SM_80_SM_86_SM_87_SM_89)) {
        LINE(0, 0)
    } else if ((lo & 0x300000000) != 0x100000000) {
        LINE(0, 1)
    } else {
        KNOWN(hi, 0x100000) CANON(lo, 0x100000000) LINE(0, 2)
    }
    DONE
}

OPERAND(rel_target_of_bra_u)
{
    BEGIN
    V(0, control_TARGET_near) V(1, TARGET_HOPPER_near)
    if (ON(SM_80_SM_86_SM_87_SM_89)) {
        KNOWN(lo, 0xfffffffc00000000) KNOWN(hi, 0x3ffff) LINE(0, 0)
    } else {
        KNOWN(lo, 0xfffffffc00ff0000) KNOWN(hi, 0x3ffff) LINE(0, 1)
    }
    DONE
}

OPERAND(abs_target)
{
    BEGIN
    V(0, LONG_place) V(1, LONG_HOPPER_place)
    if (ON(NOT_SM_90)) {
        KNOWN(lo, 0xfffffffc00000000) KNOWN(hi, 0x1ffff) LINE(0, 0)
    } else {
        KNOWN(lo, 0xfffffffc00ff0000) KNOWN(hi, 0x1ffff) LINE(0, 1)
    }
    DONE
}

OPERAND(abs_target_of_jmp_u)
{
    BEGIN
    V(0, LONG_place) V(1, LONG_HOPPER_place)
    if (ON(SM_80_SM_86_SM_87_SM_89)) {
        KNOWN(lo, 0xfffffffc00000000) KNOWN(hi, 0x1ffff) LINE(0, 0)
    } else {
        KNOWN(lo, 0xfffffffc00ff0000) KNOWN(hi, 0x1ffff) LINE(0, 1)
    }
    DONE
}

OPERAND(opt_distance)
{
    BEGIN
    V(0, control_TARGET_distance) V(1, TARGET_HOPPER_distance)
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

OPERAND(opt_distance_of_brxu_brxu)
{
    BEGIN
    V(0, control_TARGET_distance) V(1, TARGET_HOPPER_distance)
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

OPERAND(const)
{
    BEGIN
    V(0, C_BANK) V(1, C_OFFSET) V(2, URb)
    if ((hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) LINE(0, 0)
    } else if (ON(NOT_SM_70_SM_72)) {
        KNOWN(lo, 0x3fff3f00000000) CANON(hi, 0x8000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(rel_target_of_call_ur)
{
    BEGIN
    V(0, control_TARGET_near) V(1, TARGET_HOPPER_near)
    if (ON(NOT_SM_70_SM_72_SM_90)) {
        KNOWN(lo, 0xfffffffc00000000) KNOWN(hi, 0x3ffff) LINE(0, 0)
    } else {
        KNOWN(lo, 0xfffffffc00ff0000) KNOWN(hi, 0x3ffff) LINE(0, 1)
    }
    DONE
}

OPERAND(distance)
{
    BEGIN
    V(0, control_TARGET_distance) V(1, TARGET_HOPPER_distance)
    if (ON(NOT_SM_90)) {
        KNOWN(lo, 0xfffffffc00000000) KNOWN(hi, 0x3ffff) LINE(0, 0)
    } else {
        KNOWN(lo, 0xfffffffc00ff0000) KNOWN(hi, 0x3ffff) LINE(0, 1)
    }
    DONE
}

OPERAND(distance_of_ret_ur_abs)
{
    BEGIN
    V(0, control_TARGET_distance) V(1, TARGET_HOPPER_distance)
    if (ON(NOT_SM_70_SM_72_SM_90)) {
        KNOWN(lo, 0xfffffffc00000000) KNOWN(hi, 0x3ffff) LINE(0, 0)
    } else {
        KNOWN(lo, 0xfffffffc00ff0000) KNOWN(hi, 0x3ffff) LINE(0, 1)
    }
    DONE
}

OPERAND(opt_number)
{
    BEGIN
    V(0, control_BPT_NUMBER)
    if ((lo & 0x1c00000000) == 0x0) {
        LINE(0, 0)
    } else {
        KNOWN(lo, 0x1c00000000) LINE(0, 1)
    }
    DONE
}

OPERAND(const_of_f2f_n)
{
    BEGIN
    if ((hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffff0000000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x3fff3f00000000) CANON(hi, 0x8000000) LINE(0, 1)
    }
    DONE
}

OPERAND(cvt_f32)
{
    BEGIN
    V(0, NEG_B) V(1, Rb) V(2, REUSE_B) V(3, FIMM) V(4, C_BANK) V(5, C_OFFSET) V(6, URb)
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 2)
    } else if (ON(SM_70_SM_72) && (lo & 0x4000000000000600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 3) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000e00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 3) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 4)
            CALL(const_of_f2f_n, 2, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 4)
            CALL(const_of_f2f_n, 2, 0)
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

OPERAND(format_bits)
{
    BEGIN
    if (ON(SM_70_SM_72)) {
        LINE(0, 0)
    } else if (ON(SM_70_SM_72_SM_75_SM_80)) {
        LINE(0, 1)
    } else {
        LINE(0, 2)
    }
    DONE
}

OPERAND(cvt_f16)
{
    BEGIN
    V(0, NEG_B) V(1, Rb) V(2, REUSE_B) V(3, convert_HALF) V(4, F16_LOW) V(5, C_BANK) V(6, C_OFFSET)
        V(7, URb)
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xb00000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xb00000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffff00000000) CANON(lo, 0x800) LINE(0, 2)
    } else if (ON(SM_70_SM_72) && (lo & 0x4000000000000600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xb000000000000000) CANON(lo, 0xa00) LINE(0, 3) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000e00) == 0xa00) {
        KNOWN(lo, 0xb000000000000000) CANON(lo, 0xa00) LINE(0, 3) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xb000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 4)
            CALL(const_of_f2f_n, 2, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0xb000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 4)
            CALL(const_of_f2f_n, 2, 0)
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

OPERAND(cvt_f64)
{
    BEGIN
    V(0, NEG_B) V(1, Rb) V(2, REUSE_B) V(3, DIMM) V(4, C_BANK) V(5, C_OFFSET) V(6, URb)
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 2)
    } else if (ON(SM_70_SM_72) && (lo & 0x4000000000000600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 3) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000e00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 3) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 4)
            CALL(const_of_f2f_n, 2, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 4)
            CALL(const_of_f2f_n, 2, 0)
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

OPERAND(cvt_f32_of_f2f_nb)
{
    BEGIN
    V(0, NEG_B) V(1, Rb) V(2, REUSE_B) V(3, FIMM) V(4, C_BANK) V(5, C_OFFSET) V(6, URb)
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 2)
    } else if ((lo & 0x4000000000000e00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 3) CALL(const_of_f2f_n, 1, 0)
    } else if ((lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 4)
            CALL(const_of_f2f_n, 2, 0)
    } else if ((lo & 0x4000000000000e00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 5)
    } else if ((lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000c00) CANON(hi, 0x8000000) LINE(0, 6)
    } else {
        NONE
    }
    DONE
}

OPERAND(cvt_f16_of_f2f_hb)
{
    BEGIN
    V(0, NEG_B) V(1, Rb) V(2, REUSE_B) V(3, convert_HALF) V(4, F16_LOW) V(5, C_BANK) V(6, C_OFFSET)
        V(7, URb)
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xb00000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xb00000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffff00000000) CANON(lo, 0x800) LINE(0, 2)
    } else if ((lo & 0x4000000000000e00) == 0xa00) {
        KNOWN(lo, 0xb000000000000000) CANON(lo, 0xa00) LINE(0, 3) CALL(const_of_f2f_n, 1, 0)
    } else if ((lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0xb000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 4)
            CALL(const_of_f2f_n, 2, 0)
    } else if ((lo & 0x4000000000000e00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0xb000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 5)
    } else if ((lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0xb000003f00000000) CANON(lo, 0x4000000000000c00) CANON(hi, 0x8000000) LINE(0, 6)
    } else {
        NONE
    }
    DONE
}

OPERAND(cvt_f64_of_f2f_db)
{
    BEGIN
    V(0, NEG_B) V(1, Rb) V(2, REUSE_B) V(3, DIMM) V(4, C_BANK) V(5, C_OFFSET) V(6, URb)
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 2)
    } else if ((lo & 0x4000000000000e00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 3) CALL(const_of_f2f_n, 1, 0)
    } else if ((lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 4)
            CALL(const_of_f2f_n, 2, 0)
    } else if ((lo & 0x4000000000000e00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 5)
    } else if ((lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000c00) CANON(hi, 0x8000000) LINE(0, 6)
    } else {
        NONE
    }
    DONE
}

OPERAND(cvt_bf16)
{
    BEGIN
    V(0, NEG_B) V(1, Rb) V(2, REUSE_B) V(3, convert_HALF) V(4, convert_BF16_IMM) V(5, C_BANK)
        V(6, C_OFFSET) V(7, URb)
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xb00000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xb00000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffff00000000) CANON(lo, 0x800) LINE(0, 2)
    } else if ((lo & 0x4000000000000e00) == 0xa00) {
        KNOWN(lo, 0xb000000000000000) CANON(lo, 0xa00) LINE(0, 3) CALL(const_of_f2f_n, 1, 0)
    } else if ((lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0xb000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 4)
            CALL(const_of_f2f_n, 2, 0)
    } else if ((lo & 0x4000000000000e00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0xb000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 5)
    } else if ((lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0xb000003f00000000) CANON(lo, 0x4000000000000c00) CANON(hi, 0x8000000) LINE(0, 6)
    } else {
        NONE
    }
    DONE
}

OPERAND(f2i_format_bit)
{
    BEGIN
    if (ON(NOT_SM_90)) {
        LINE(0, 0)
    } else {
        LINE(0, 1)
    }
    DONE
}

OPERAND(cvt_part)
{
    BEGIN
    V(0, Rb) V(1, REUSE_B) V(2, convert_BYTE) V(3, C_BANK) V(4, C_OFFSET) V(5, URb)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x300000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x3000000000000000) CANON(lo, 0xa00) LINE(0, 1) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x3000000000000000) CANON(lo, 0xa00) LINE(0, 1) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

OPERAND(cvt_part_of_i2f_h)
{
    BEGIN
    V(0, Rb) V(1, REUSE_B) V(2, convert_HALF) V(3, C_BANK) V(4, C_OFFSET) V(5, URb)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x300000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x3000000000000000) CANON(lo, 0xa00) LINE(0, 1) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x3000000000000000) CANON(lo, 0xa00) LINE(0, 1) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

OPERAND(src_b)
{
    BEGIN
    V(0, Rb) V(1, REUSE_B) V(2, UIMM) V(3, C_BANK) V(4, C_OFFSET) V(5, URb)
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

OPERAND(cvt_part_of_i2f_bb)
{
    BEGIN
    V(0, Rb) V(1, REUSE_B) V(2, convert_BYTE) V(3, C_BANK) V(4, C_OFFSET) V(5, URb)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x300000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x3000000000000000) CANON(lo, 0xa00) LINE(0, 1) CALL(const_of_f2f_n, 1, 0)
    } else if ((lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

OPERAND(cvt_part_of_i2f_hb)
{
    BEGIN
    V(0, Rb) V(1, REUSE_B) V(2, convert_HALF) V(3, C_BANK) V(4, C_OFFSET) V(5, URb)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x300000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x3000000000000000) CANON(lo, 0xa00) LINE(0, 1) CALL(const_of_f2f_n, 1, 0)
    } else if ((lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

OPERAND(src_b_of_i2f_wb)
{
    BEGIN
    V(0, Rb) V(1, REUSE_B) V(2, UIMM) V(3, C_BANK) V(4, C_OFFSET) V(5, URb)
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

OPERAND(pm_events_of_i2i)
{
    BEGIN
    if (ON(SM_72_SM_75_SM_80)) {
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

OPERAND(format_flow_of_i2i)
{
    BEGIN
    CALL(guard, 0, 0) CALL(pm_events_of_i2i, 1, 0) CALL(ctl, 2, 1)
    DONE
}

OPERAND(f2fp_mode)
{
    BEGIN
    V(0, SATFINITE) V(1, convert_RELU) V(2, convert_BF16) V(3, convert_F2FP_DST)
    if (ON(SM_80)) {
        KNOWN(hi, 0x3800) LINE(0, 0)
    } else if (ON(SM_80_SM_86_SM_87)) {
        KNOWN(hi, 0x3800) LINE(0, 1)
    } else if ((hi & 0xc00000) == 0x0) {
        KNOWN(hi, 0xc03800) LINE(0, 2)
    } else if ((hi & 0x801000) == 0x1000 || (hi & 0x400000) == 0x0) {
        KNOWN(hi, 0xc03800) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(src_b_of_f2fp_p)
{
    BEGIN
    V(0, Rb) V(1, REUSE_B) V(2, FIMM) V(3, C_BANK) V(4, C_OFFSET) V(5, URb)
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

OPERAND(f2fp_mode_of_f2fp_rs)
{
    BEGIN
    V(0, SATFINITE) V(1, convert_RELU) V(2, convert_BF16)
    if (ON(SM_80)) {
        KNOWN(hi, 0x3800) LINE(0, 0)
    } else {
        KNOWN(hi, 0x3800) LINE(0, 1)
    }
    DONE
}

OPERAND(c_in_b)
{
    BEGIN
    V(0, FIMM) V(1, C_BANK) V(2, C_OFFSET) V(3, URb)
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

OPERAND(i2ip_sat)
{
    BEGIN
    V(0, convert_I2IP_SAT_GA10X) V(1, convert_I2IP_SAT_HOPPER)
    if (ON(SM_72_SM_75_SM_80)) {
        LINE(0, 0)
    } else if (ON(NOT_SM_70_SM_90) && (hi & 0xc00) == 0x0) {
        KNOWN(hi, 0xc00) LINE(0, 1)
    } else if (ON(NOT_SM_70_SM_90) && (hi & 0x800) == 0x0) {
        KNOWN(hi, 0xc00) LINE(0, 2)
    } else if (ON(NOT_SM_70_SM_90) && (hi & 0x400) == 0x0) {
        KNOWN(hi, 0xc00) LINE(0, 3)
    } else if (ON(NOT_SM_70_SM_90)) {
        KNOWN(hi, 0xc00) LINE(0, 4)
    } else if ((hi & 0xc00) != 0xc00) {
        KNOWN(hi, 0xc00) LINE(0, 5)
    } else {
        KNOWN(hi, 0xc00) LINE(0, 6)
    }
    DONE
}

OPERAND(opt_part)
{
    BEGIN
    if ((hi & 0x4300) == 0x0) {
        LINE(0, 0)
    } else if ((hi & 0x4200) == 0x0) {
        CANON(hi, 0x100) LINE(0, 1)
    } else if ((hi & 0x6300) == 0x4300) {
        CANON(hi, 0x4300) LINE(0, 2)
    } else if ((hi & 0x6300) == 0x6200) {
        CANON(hi, 0x6200) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(f64_a)
{
    BEGIN
    V(0, NEG_A) V(1, Ra) V(2, REUSE_A)
    if ((hi & 0x200) == 0x0) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x400000000000100) LINE(0, 0)
    } else {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x400000000000100) CANON(hi, 0x200) LINE(0, 1)
    }
    DONE
}

OPERAND(f64_rc)
{
    BEGIN
    V(0, NEG_C) V(1, Rc) V(2, REUSE_C)
    if ((hi & 0x400) == 0x0) {
        KNOWN(hi, 0x10000000000008ff) LINE(0, 0)
    } else {
        KNOWN(hi, 0x10000000000008ff) CANON(hi, 0x400) LINE(0, 1)
    }
    DONE
}

OPERAND(f64_c_in_b)
{
    BEGIN
    V(0, DIMM) V(1, NEG_B) V(2, C_BANK) V(3, C_OFFSET) V(4, URb)
    if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0x4000000000000c00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 1) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000e00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 1) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0xc00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 2)
            CALL(const_of_f2f_n, 2, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 2)
            CALL(const_of_f2f_n, 2, 0)
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

OPERAND(f64_rc_of_dfma_c)
{
    BEGIN
    V(0, NEG_C) V(1, Rc) V(2, REUSE_B)
    if ((hi & 0x400) == 0x0) {
        KNOWN(hi, 0x8000000000008ff) LINE(0, 0)
    } else {
        KNOWN(hi, 0x8000000000008ff) CANON(hi, 0x400) LINE(0, 1)
    }
    DONE
}

OPERAND(f64_last)
{
    BEGIN
    V(0, NEG_B) V(1, Rb) V(2, REUSE_C) V(3, DIMM) V(4, C_BANK) V(5, C_OFFSET) V(6, URb)
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x1000000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x1000000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1)
    } else if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 2)
    } else if (ON(SM_70_SM_72) && (lo & 0x4000000000000a00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 3) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000e00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 3) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0xa00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 4)
            CALL(const_of_f2f_n, 2, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 4)
            CALL(const_of_f2f_n, 2, 0)
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

OPERAND(f32_last)
{
    BEGIN
    V(0, NEG_B) V(1, Rb) V(2, REUSE_C) V(3, FIMM) V(4, C_BANK) V(5, C_OFFSET) V(6, URb)
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x1000000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x1000000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1)
    } else if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 2)
    } else if (ON(SM_70_SM_72) && (lo & 0x4000000000000a00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 3) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000e00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 3) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0xa00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 4)
            CALL(const_of_f2f_n, 2, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 4)
            CALL(const_of_f2f_n, 2, 0)
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

OPERAND(f32_c_in_b)
{
    BEGIN
    V(0, FIMM) V(1, NEG_B) V(2, C_BANK) V(3, C_OFFSET) V(4, URb)
    if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0x4000000000000c00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 1) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000e00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 1) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0xc00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 2)
            CALL(const_of_f2f_n, 2, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 2)
            CALL(const_of_f2f_n, 2, 0)
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

OPERAND(minmax_mode)
{
    BEGIN
    V(0, FTZ) V(1, NAN)
    if (ON(SM_70_SM_72_SM_75)) {
        KNOWN(hi, 0x10000) LINE(0, 0)
    } else if (ON(SM_70_SM_72_SM_75_SM_80)) {
        KNOWN(hi, 0x30000) LINE(0, 1)
    } else if (ON(NOT_SM_90)) {
        KNOWN(hi, 0x30000) LINE(0, 2)
    } else if ((hi & 0x2) == 0x0) {
        KNOWN(hi, 0x30000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(no_xorsign)
{
    BEGIN
    if (ON(SM_70_SM_72_SM_75_SM_80)) {
        LINE(0, 0)
    } else if ((hi & 0x40000) == 0x0) {
        LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(minmax_mode_of_fmnmx_x)
{
    BEGIN
    V(0, FTZ) V(1, NAN)
    if (ON(SM_86_SM_87_SM_89)) {
        KNOWN(hi, 0x30000) LINE(0, 0)
    } else if ((hi & 0x2) == 0x0) {
        KNOWN(hi, 0x30000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(mufu_f32)
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

OPERAND(f32_b)
{
    BEGIN
    V(0, NEG_B) V(1, Rb) V(2, REUSE_B) V(3, C_BANK) V(4, C_OFFSET) V(5, URb)
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1)
    } else if (ON(SM_70_SM_72) && (lo & 0x4000000000000600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 2) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000e00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 2) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 3)
            CALL(const_of_f2f_n, 2, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 3)
            CALL(const_of_f2f_n, 2, 0)
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

OPERAND(mufu_half)
{
    BEGIN
    if (ON(NOT_SM_70_SM_72_SM_90) && (hi & 0x200) == 0x200) {
        CANON(hi, 0x200) LINE(0, 0)
    } else if (ON(SM_90) && (hi & 0x300) == 0x100) {
        CANON(hi, 0x100) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(opt_reg)
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

OPERAND(opt_reg_of_ast_a)
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

OPERAND(ipa_point)
{
    BEGIN
    V(0, graphics_IPA_OFFSET) V(1, C_BANK) V(2, C_OFFSET)
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

OPERAND(isb_addr)
{
    BEGIN
    V(0, Ra) V(1, graphics_ISB_OFFSET)
    if (ON(SM_70_SM_72_SM_75_SM_80)) {
        KNOWN(lo, 0xff000000) LINE(0, 0)
    } else if ((lo & 0xffff0000000000) == 0x0) {
        KNOWN(lo, 0xff000000) LINE(0, 1)
    } else {
        KNOWN(lo, 0xffff00ff000000) LINE(0, 2)
    }
    DONE
}

OPERAND(isb_addr_of_isbewr)
{
    BEGIN
    V(0, Ra) V(1, graphics_ISB_OFFSET)
    if (ON(SM_75_SM_80)) {
        KNOWN(lo, 0xff000000) LINE(0, 0)
    } else if ((lo & 0xffff0000000000) == 0x0) {
        KNOWN(lo, 0xff000000) LINE(0, 1)
    } else {
        KNOWN(lo, 0xffff00ff000000) LINE(0, 2)
    }
    DONE
}

OPERAND(add_mode)
{
    BEGIN
    V(0, half_F32) V(1, half_ADD_TYPE)
    if (ON(NOT_SM_90)) {
        KNOWN(hi, 0x4000) LINE(0, 0)
    } else if ((hi & 0x204000) != 0x204000) {
        KNOWN(hi, 0x204000) LINE(0, 1)
    } else {
        KNOWN(hi, 0x204000) LINE(0, 2)
    }
    DONE
}

OPERAND(halves_a)
{
    BEGIN
    if (ON(NOT_SM_90)) {
        KNOWN(hi, 0xc00) LINE(0, 0)
    } else if ((hi & 0xc00) != 0x400) {
        KNOWN(hi, 0xc00) LINE(0, 1)
    } else {
        KNOWN(hi, 0xc00) LINE(0, 2)
    }
    DONE
}

OPERAND(f16_a)
{
    BEGIN
    V(0, NEG_A) V(1, Ra) V(2, REUSE_A) V(3, half_SWIZZLE_A) V(4, half_SWIZZLE_A_HOPPER)
    if ((hi & 0x200) == 0x0) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x400000000000100) LINE(0, 0) CALL(halves_a, 1, 0)
    } else {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x400000000000100) CANON(hi, 0x200) LINE(0, 1)
            CALL(halves_a, 2, 0)
    }
    DONE
}

OPERAND(halves_b)
{
    BEGIN
    if (ON(NOT_SM_90)) {
        KNOWN(lo, 0x3000000000000000) LINE(0, 0)
    } else if ((lo & 0x3000000000000000) != 0x1000000000000000) {
        KNOWN(lo, 0x3000000000000000) LINE(0, 1)
    } else {
        KNOWN(lo, 0x3000000000000000) LINE(0, 2)
    }
    DONE
}

OPERAND(f16_last)
{
    BEGIN
    V(0, NEG_B) V(1, Rb) V(2, REUSE_C) V(3, half_SWIZZLE_B) V(4, half_SWIZZLE_B_HOPPER)
        V(5, half_F16_HIGH) V(6, F16_LOW) V(7, half_BF16_HIGH) V(8, half_BF16_LOW) V(9, C_BANK)
        V(10, C_OFFSET) V(11, URb)
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x1000000000000000) CANON(lo, 0x200) LINE(0, 0)
            CALL(halves_b, 1, 0)
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x1000000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1) CALL(halves_b, 2, 0)
    } else if (ON(NOT_SM_90) && (lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 2)
    } else if (ON(SM_90) && (lo & 0xe00) == 0x400 && (hi & 0x8200000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 3)
    } else if (ON(SM_90) && (lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) CANON(hi, 0x200000) LINE(0, 4)
    } else if (ON(SM_70_SM_72) && (lo & 0x4000000000000a00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 5) CALL(const_of_f2f_n, 3, 0)
            CALL(halves_b, 4, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000e00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 5) CALL(const_of_f2f_n, 3, 0)
            CALL(halves_b, 4, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0xa00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 6)
            CALL(const_of_f2f_n, 5, 0) CALL(halves_b, 6, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 6)
            CALL(const_of_f2f_n, 5, 0) CALL(halves_b, 6, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 7)
            CALL(halves_b, 7, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000e00) CANON(hi, 0x8000000) LINE(0, 8)
            CALL(halves_b, 8, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(mul_mode)
{
    BEGIN
    V(0, half_F32) V(1, half_MUL_TYPE)
    if (ON(NOT_SM_90)) {
        KNOWN(hi, 0x4000) LINE(0, 0)
    } else if ((hi & 0x4000) == 0x0) {
        KNOWN(hi, 0x204000) LINE(0, 1)
    } else {
        KNOWN(hi, 0x204000) LINE(0, 2)
    }
    DONE
}

OPERAND(f16_b)
{
    BEGIN
    V(0, NEG_B) V(1, Rb) V(2, REUSE_B) V(3, half_SWIZZLE_B) V(4, half_SWIZZLE_B_HOPPER)
        V(5, half_F16_HIGH) V(6, F16_LOW) V(7, half_BF16_HIGH) V(8, half_BF16_LOW) V(9, C_BANK)
        V(10, C_OFFSET) V(11, URb)
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
            CALL(halves_b, 1, 0)
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1) CALL(halves_b, 2, 0)
    } else if (ON(NOT_SM_90) && (lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 2)
    } else if (ON(SM_90) && (lo & 0xe00) == 0x800 && (hi & 0x8200000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 3)
    } else if (ON(SM_90) && (lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) CANON(hi, 0x200000) LINE(0, 4)
    } else if (ON(SM_70_SM_72) && (lo & 0x4000000000000600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 5) CALL(const_of_f2f_n, 3, 0)
            CALL(halves_b, 4, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000e00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 5) CALL(const_of_f2f_n, 3, 0)
            CALL(halves_b, 4, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 6)
            CALL(const_of_f2f_n, 5, 0) CALL(halves_b, 6, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 6)
            CALL(const_of_f2f_n, 5, 0) CALL(halves_b, 6, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000e00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 7)
            CALL(halves_b, 7, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000c00) CANON(hi, 0x8000000) LINE(0, 8)
            CALL(halves_b, 8, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(fma_mode)
{
    BEGIN
    V(0, half_F32) V(1, FMZ) V(2, SAT)
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

OPERAND(halves_b_fma)
{
    BEGIN
    if (ON(SM_70_SM_72_SM_75_SM_80)) {
        KNOWN(lo, 0x3000000000000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x3000000000000000) KNOWN(hi, 0x400000) LINE(0, 1)
    }
    DONE
}

OPERAND(fma_b)
{
    BEGIN
    V(0, NEG_B) V(1, Rb) V(2, REUSE_B) V(3, half_SWIZZLE_B) V(4, half_SWIZZLE_B_NEG)
        V(5, half_F16_HIGH) V(6, F16_LOW) V(7, half_BF16_HIGH) V(8, half_BF16_LOW) V(9, C_BANK)
        V(10, C_OFFSET) V(11, URb)
    if (ON(SM_70_SM_72_SM_75_SM_80) && (lo & 0x4000000000000e00) == 0x200 &&
        (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
            CALL(halves_b_fma, 1, 0)
    } else if (ON(SM_86_SM_87_SM_89_SM_90) && (((lo & 0x4000000000000e00) == 0x200 &&
        (hi & 0x8400000) == 0x0) || ((lo & 0x7000000000000e00) == 0x200 &&
        (hi & 0x8000000) == 0x0))) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
            CALL(halves_b_fma, 1, 0)
    } else if (ON(SM_70_SM_72_SM_75_SM_80) && (lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1) CALL(halves_b_fma, 2, 0)
    } else if (ON(SM_86_SM_87_SM_89_SM_90) && (((lo & 0xe00) == 0x200 && (hi & 0x8400000) == 0x0) ||
        ((lo & 0x3000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0))) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1) CALL(halves_b_fma, 2, 0)
    } else if (ON(SM_70_SM_72_SM_75) && (lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 2)
    } else if (ON(NOT_SM_70_SM_72_SM_75) && (lo & 0xe00) == 0x800 && (hi & 0x8200000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 3)
    } else if (ON(NOT_SM_70_SM_72_SM_75) && (lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) CANON(hi, 0x200000) LINE(0, 4)
    } else if (ON(SM_70_SM_72) && (lo & 0x4000000000000600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 5) CALL(const_of_f2f_n, 3, 0)
            CALL(halves_b_fma, 4, 0)
    } else if (ON(SM_75_SM_80) && (lo & 0x4000000000000e00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 5) CALL(const_of_f2f_n, 3, 0)
            CALL(halves_b_fma, 4, 0)
    } else if (ON(SM_86_SM_87_SM_89_SM_90) && (((lo & 0x4000000000000e00) == 0xa00 &&
        (hi & 0x400000) == 0x0) || (lo & 0x7000000000000e00) == 0xa00)) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 5) CALL(const_of_f2f_n, 3, 0)
            CALL(halves_b_fma, 4, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 6)
            CALL(const_of_f2f_n, 5, 0) CALL(halves_b_fma, 6, 0)
    } else if (ON(SM_75_SM_80) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 6)
            CALL(const_of_f2f_n, 5, 0) CALL(halves_b_fma, 6, 0)
    } else if (ON(SM_86_SM_87_SM_89_SM_90) && (((lo & 0xe00) == 0xa00 && (hi & 0x400000) == 0x0) ||
        (lo & 0x3000000000000e00) == 0xa00)) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 6)
            CALL(const_of_f2f_n, 5, 0) CALL(halves_b_fma, 6, 0)
    } else if (ON(SM_75_SM_80) && (lo & 0x4000000000000e00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 7)
            CALL(halves_b_fma, 7, 0)
    } else if (ON(SM_86_SM_87_SM_89_SM_90) && (((lo & 0x4000000000000e00) == 0xc00 &&
        (hi & 0x8400000) == 0x8000000) || ((lo & 0x7000000000000e00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000))) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 7)
            CALL(halves_b_fma, 7, 0)
    } else if (ON(SM_75_SM_80) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000c00) CANON(hi, 0x8000000) LINE(0, 8)
            CALL(halves_b_fma, 8, 0)
    } else if (ON(SM_86_SM_87_SM_89_SM_90) && (((lo & 0xe00) == 0xc00 &&
        (hi & 0x8400000) == 0x8000000) || ((lo & 0x3000000000000e00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000))) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000c00) CANON(hi, 0x8000000) LINE(0, 8)
            CALL(halves_b_fma, 8, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(halves_c)
{
    BEGIN
    if (ON(NOT_SM_90)) {
        KNOWN(hi, 0x60000) LINE(0, 0)
    } else if ((hi & 0x60000) != 0x20000) {
        KNOWN(hi, 0x60000) LINE(0, 1)
    } else {
        KNOWN(hi, 0x60000) LINE(0, 2)
    }
    DONE
}

OPERAND(f16_rc)
{
    BEGIN
    V(0, half_F16_NEG_C) V(1, Rc) V(2, REUSE_C) V(3, half_SWIZZLE_C) V(4, half_SWIZZLE_C_HOPPER)
    if ((hi & 0x80000) == 0x0) {
        KNOWN(hi, 0x10000000001000ff) LINE(0, 0) CALL(halves_c, 1, 0)
    } else {
        KNOWN(hi, 0x10000000001000ff) CANON(hi, 0x80000) LINE(0, 1) CALL(halves_c, 2, 0)
    }
    DONE
}

OPERAND(f16_rc_of_hfma2_c)
{
    BEGIN
    V(0, half_F16_NEG_C) V(1, Rc) V(2, REUSE_B) V(3, half_SWIZZLE_C) V(4, half_SWIZZLE_C_HOPPER)
    if ((hi & 0x80000) == 0x0) {
        KNOWN(hi, 0x8000000001000ff) LINE(0, 0) CALL(halves_c, 1, 0)
    } else {
        KNOWN(hi, 0x8000000001000ff) CANON(hi, 0x80000) LINE(0, 1) CALL(halves_c, 2, 0)
    }
    DONE
}

OPERAND(fma_c_in_b)
{
    BEGIN
    V(0, half_F16_HIGH) V(1, F16_LOW) V(2, half_BF16_HIGH) V(3, half_BF16_LOW) V(4, NEG_B)
        V(5, C_BANK) V(6, C_OFFSET) V(7, URb) V(8, half_SWIZZLE_B) V(9, half_SWIZZLE_B_NEG)
    if (ON(SM_70_SM_72_SM_75) && (lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 0)
    } else if (ON(NOT_SM_70_SM_72_SM_75) && (lo & 0xe00) == 0x400 && (hi & 0x8200000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 1)
    } else if (ON(NOT_SM_70_SM_72_SM_75) && (lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) CANON(hi, 0x200000) LINE(0, 2)
    } else if (ON(SM_70_SM_72) && (lo & 0x4000000000000c00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 3) CALL(const_of_f2f_n, 1, 0)
            CALL(halves_b_fma, 2, 0)
    } else if (ON(SM_75_SM_80) && (lo & 0x4000000000000e00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 3) CALL(const_of_f2f_n, 1, 0)
            CALL(halves_b_fma, 2, 0)
    } else if (ON(SM_86_SM_87_SM_89_SM_90) && (((lo & 0x4000000000000e00) == 0x600 &&
        (hi & 0x400000) == 0x0) || (lo & 0x7000000000000e00) == 0x600)) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 3) CALL(const_of_f2f_n, 1, 0)
            CALL(halves_b_fma, 2, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0xc00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 4)
            CALL(const_of_f2f_n, 3, 0) CALL(halves_b_fma, 4, 0)
    } else if (ON(SM_75_SM_80) && (lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 4)
            CALL(const_of_f2f_n, 3, 0) CALL(halves_b_fma, 4, 0)
    } else if (ON(SM_86_SM_87_SM_89_SM_90) && (((lo & 0xe00) == 0x600 && (hi & 0x400000) == 0x0) ||
        (lo & 0x3000000000000e00) == 0x600)) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 4)
            CALL(const_of_f2f_n, 3, 0) CALL(halves_b_fma, 4, 0)
    } else if (ON(SM_75_SM_80) && (lo & 0x4000000000000600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 5)
            CALL(halves_b_fma, 5, 0)
    } else if (ON(SM_86_SM_87_SM_89_SM_90) && (((lo & 0x4000000000000600) == 0x600 &&
        (hi & 0x8400000) == 0x8000000) || ((lo & 0x7000000000000600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000))) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 5)
            CALL(halves_b_fma, 5, 0)
    } else if (ON(SM_75_SM_80) && (lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000e00) CANON(hi, 0x8000000) LINE(0, 6)
            CALL(halves_b_fma, 6, 0)
    } else if (ON(SM_86_SM_87_SM_89_SM_90) && (((lo & 0x600) == 0x600 &&
        (hi & 0x8400000) == 0x8000000) || ((lo & 0x3000000000000600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000))) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000e00) CANON(hi, 0x8000000) LINE(0, 6)
            CALL(halves_b_fma, 6, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(relu_mode)
{
    BEGIN
    V(0, half_F32) V(1, FMZ)
    if ((hi & 0x200000) == 0x0 && (hi & 0x11000) != 0x11000) {
        KNOWN(hi, 0x15000) LINE(0, 0)
    } else if ((hi & 0x4000) == 0x0 && (hi & 0x11000) != 0x11000) {
        KNOWN(hi, 0x11000) CANON(hi, 0x200000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(halves_a_of_hfma2_rb)
{
    BEGIN
    if (ON(SM_80_SM_86_SM_87_SM_89)) {
        KNOWN(hi, 0xc00) LINE(0, 0)
    } else if ((hi & 0xc00) != 0x400) {
        KNOWN(hi, 0xc00) LINE(0, 1)
    } else {
        KNOWN(hi, 0xc00) LINE(0, 2)
    }
    DONE
}

OPERAND(f16_a_of_hfma2_rb)
{
    BEGIN
    V(0, NEG_A) V(1, Ra) V(2, REUSE_A) V(3, half_SWIZZLE_A) V(4, half_SWIZZLE_A_HOPPER)
    if ((hi & 0x200) == 0x0) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x400000000000100) LINE(0, 0)
            CALL(halves_a_of_hfma2_rb, 1, 0)
    } else {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x400000000000100) CANON(hi, 0x200) LINE(0, 1)
            CALL(halves_a_of_hfma2_rb, 2, 0)
    }
    DONE
}

OPERAND(halves_b_fma_of_hfma2_rb)
{
    BEGIN
    if (ON(SM_80)) {
        KNOWN(lo, 0x3000000000000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x3000000000000000) KNOWN(hi, 0x400000) LINE(0, 1)
    }
    DONE
}

OPERAND(fma_b_of_hfma2_rb)
{
    BEGIN
    V(0, NEG_B) V(1, Rb) V(2, REUSE_B) V(3, half_SWIZZLE_B) V(4, half_SWIZZLE_B_NEG)
        V(5, half_F16_HIGH) V(6, F16_LOW) V(7, half_BF16_HIGH) V(8, half_BF16_LOW) V(9, C_BANK)
        V(10, C_OFFSET) V(11, URb)
    if (ON(SM_80) && (lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
            CALL(halves_b_fma_of_hfma2_rb, 1, 0)
    } else if (ON(SM_86_SM_87_SM_89_SM_90) && (((lo & 0x4000000000000e00) == 0x200 &&
        (hi & 0x8400000) == 0x0) || ((lo & 0x7000000000000e00) == 0x200 &&
        (hi & 0x8000000) == 0x0))) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
            CALL(halves_b_fma_of_hfma2_rb, 1, 0)
    } else if (ON(SM_80) && (lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1) CALL(halves_b_fma_of_hfma2_rb, 2, 0)
    } else if (ON(SM_86_SM_87_SM_89_SM_90) && (((lo & 0xe00) == 0x200 && (hi & 0x8400000) == 0x0) ||
        ((lo & 0x3000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0))) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1) CALL(halves_b_fma_of_hfma2_rb, 2, 0)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8200000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 2)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) CANON(hi, 0x200000) LINE(0, 3)
    } else if (ON(SM_80) && (lo & 0x4000000000000e00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 4) CALL(const_of_f2f_n, 3, 0)
            CALL(halves_b_fma_of_hfma2_rb, 4, 0)
    } else if (ON(SM_86_SM_87_SM_89_SM_90) && (((lo & 0x4000000000000e00) == 0xa00 &&
        (hi & 0x400000) == 0x0) || (lo & 0x7000000000000e00) == 0xa00)) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 4) CALL(const_of_f2f_n, 3, 0)
            CALL(halves_b_fma_of_hfma2_rb, 4, 0)
    } else if (ON(SM_80) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 5)
            CALL(const_of_f2f_n, 5, 0) CALL(halves_b_fma_of_hfma2_rb, 6, 0)
    } else if (ON(SM_86_SM_87_SM_89_SM_90) && (((lo & 0xe00) == 0xa00 && (hi & 0x400000) == 0x0) ||
        (lo & 0x3000000000000e00) == 0xa00)) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 5)
            CALL(const_of_f2f_n, 5, 0) CALL(halves_b_fma_of_hfma2_rb, 6, 0)
    } else if (ON(SM_80) && (lo & 0x4000000000000e00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 6)
            CALL(halves_b_fma_of_hfma2_rb, 7, 0)
    } else if (ON(SM_86_SM_87_SM_89_SM_90) && (((lo & 0x4000000000000e00) == 0xc00 &&
        (hi & 0x8400000) == 0x8000000) || ((lo & 0x7000000000000e00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000))) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 6)
            CALL(halves_b_fma_of_hfma2_rb, 7, 0)
    } else if (ON(SM_80) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000c00) CANON(hi, 0x8000000) LINE(0, 7)
            CALL(halves_b_fma_of_hfma2_rb, 8, 0)
    } else if (ON(SM_86_SM_87_SM_89_SM_90) && (((lo & 0xe00) == 0xc00 &&
        (hi & 0x8400000) == 0x8000000) || ((lo & 0x3000000000000e00) == 0xc00 &&
        (hi & 0x8000000) == 0x8000000))) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000c00) CANON(hi, 0x8000000) LINE(0, 7)
            CALL(halves_b_fma_of_hfma2_rb, 8, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(halves_c_of_hfma2_rb)
{
    BEGIN
    if (ON(SM_80_SM_86_SM_87_SM_89)) {
        KNOWN(hi, 0x60000) LINE(0, 0)
    } else if ((hi & 0x60000) != 0x20000) {
        KNOWN(hi, 0x60000) LINE(0, 1)
    } else {
        KNOWN(hi, 0x60000) LINE(0, 2)
    }
    DONE
}

OPERAND(f16_rc_of_hfma2_rb)
{
    BEGIN
    V(0, half_F16_NEG_C) V(1, Rc) V(2, REUSE_C) V(3, half_SWIZZLE_C) V(4, half_SWIZZLE_C_HOPPER)
    if ((hi & 0x80000) == 0x0) {
        KNOWN(hi, 0x10000000001000ff) LINE(0, 0) CALL(halves_c_of_hfma2_rb, 1, 0)
    } else {
        KNOWN(hi, 0x10000000001000ff) CANON(hi, 0x80000) LINE(0, 1) CALL(halves_c_of_hfma2_rb, 2, 0)
    }
    DONE
}

OPERAND(f16_rc_of_hfma2_rc)
{
    BEGIN
    V(0, half_F16_NEG_C) V(1, Rc) V(2, REUSE_B) V(3, half_SWIZZLE_C) V(4, half_SWIZZLE_C_HOPPER)
    if ((hi & 0x80000) == 0x0) {
        KNOWN(hi, 0x8000000001000ff) LINE(0, 0) CALL(halves_c_of_hfma2_rb, 1, 0)
    } else {
        KNOWN(hi, 0x8000000001000ff) CANON(hi, 0x80000) LINE(0, 1) CALL(halves_c_of_hfma2_rb, 2, 0)
    }
    DONE
}

OPERAND(fma_c_in_b_of_hfma2_rc)
{
    BEGIN
    V(0, half_F16_HIGH) V(1, F16_LOW) V(2, half_BF16_HIGH) V(3, half_BF16_LOW) V(4, NEG_B)
        V(5, C_BANK) V(6, C_OFFSET) V(7, URb) V(8, half_SWIZZLE_B) V(9, half_SWIZZLE_B_NEG)
    if ((lo & 0xe00) == 0x400 && (hi & 0x8200000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) CANON(hi, 0x200000) LINE(0, 1)
    } else if (ON(SM_80) && (lo & 0x4000000000000e00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 2) CALL(const_of_f2f_n, 1, 0)
            CALL(halves_b_fma_of_hfma2_rb, 2, 0)
    } else if (ON(SM_86_SM_87_SM_89_SM_90) && (((lo & 0x4000000000000e00) == 0x600 &&
        (hi & 0x400000) == 0x0) || (lo & 0x7000000000000e00) == 0x600)) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 2) CALL(const_of_f2f_n, 1, 0)
            CALL(halves_b_fma_of_hfma2_rb, 2, 0)
    } else if (ON(SM_80) && (lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 3)
            CALL(const_of_f2f_n, 3, 0) CALL(halves_b_fma_of_hfma2_rb, 4, 0)
    } else if (ON(SM_86_SM_87_SM_89_SM_90) && (((lo & 0xe00) == 0x600 && (hi & 0x400000) == 0x0) ||
        (lo & 0x3000000000000e00) == 0x600)) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 3)
            CALL(const_of_f2f_n, 3, 0) CALL(halves_b_fma_of_hfma2_rb, 4, 0)
    } else if (ON(SM_80) && (lo & 0x4000000000000600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 4)
            CALL(halves_b_fma_of_hfma2_rb, 5, 0)
    } else if (ON(SM_86_SM_87_SM_89_SM_90) && (((lo & 0x4000000000000600) == 0x600 &&
        (hi & 0x8400000) == 0x8000000) || ((lo & 0x7000000000000600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000))) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 4)
            CALL(halves_b_fma_of_hfma2_rb, 5, 0)
    } else if (ON(SM_80) && (lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000e00) CANON(hi, 0x8000000) LINE(0, 5)
            CALL(halves_b_fma_of_hfma2_rb, 6, 0)
    } else if (ON(SM_86_SM_87_SM_89_SM_90) && (((lo & 0x600) == 0x600 &&
        (hi & 0x8400000) == 0x8000000) || ((lo & 0x3000000000000600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000))) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000e00) CANON(hi, 0x8000000) LINE(0, 5)
            CALL(halves_b_fma_of_hfma2_rb, 6, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(mma_mode)
{
    BEGIN
    V(0, FMZ) V(1, SAT)
    if (ON(SM_80_SM_86_SM_87_SM_89) && (hi & 0x11000) != 0x11000) {
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

OPERAND(mma_b)
{
    BEGIN
    V(0, NEG_B) V(1, Rb) V(2, REUSE_B) V(3, half_F16_HIGH) V(4, F16_LOW) V(5, half_BF16_HIGH)
        V(6, half_BF16_LOW) V(7, C_BANK) V(8, C_OFFSET) V(9, URb)
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1)
    } else if (ON(SM_80_SM_86_SM_87_SM_89) && (lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 2)
    } else if (ON(SM_90) && (lo & 0xe00) == 0x800 && (hi & 0x8200000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 3)
    } else if (ON(SM_90) && (lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) CANON(hi, 0x200000) LINE(0, 4)
    } else if ((lo & 0x4000000000000e00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 5) CALL(const_of_f2f_n, 1, 0)
    } else if ((lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 6)
            CALL(const_of_f2f_n, 2, 0)
    } else if ((lo & 0x4000000000000e00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 7)
    } else if ((lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000c00) CANON(hi, 0x8000000) LINE(0, 8)
    } else {
        NONE
    }
    DONE
}

OPERAND(mma_rc)
{
    BEGIN
    V(0, half_F16_NEG_C) V(1, Rc) V(2, REUSE_C)
    if ((hi & 0x80000) == 0x0) {
        KNOWN(hi, 0x10000000001000ff) LINE(0, 0)
    } else {
        KNOWN(hi, 0x10000000001000ff) CANON(hi, 0x80000) LINE(0, 1)
    }
    DONE
}

OPERAND(mma_rc_of_hfma2_mma_c)
{
    BEGIN
    V(0, half_F16_NEG_C) V(1, Rc) V(2, REUSE_B)
    if ((hi & 0x80000) == 0x0) {
        KNOWN(hi, 0x8000000001000ff) LINE(0, 0)
    } else {
        KNOWN(hi, 0x8000000001000ff) CANON(hi, 0x80000) LINE(0, 1)
    }
    DONE
}

OPERAND(mma_c_in_b)
{
    BEGIN
    V(0, half_F16_HIGH) V(1, F16_LOW) V(2, half_BF16_HIGH) V(3, half_BF16_LOW) V(4, NEG_B)
        V(5, C_BANK) V(6, C_OFFSET) V(7, URb)
    if (ON(SM_80_SM_86_SM_87_SM_89) && (lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 0)
    } else if (ON(SM_90) && (lo & 0xe00) == 0x400 && (hi & 0x8200000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 1)
    } else if (ON(SM_90) && (lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) CANON(hi, 0x200000) LINE(0, 2)
    } else if ((lo & 0x4000000000000e00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 3) CALL(const_of_f2f_n, 1, 0)
    } else if ((lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 4)
            CALL(const_of_f2f_n, 2, 0)
    } else if ((lo & 0x4000000000000600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 5)
    } else if ((lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000e00) CANON(hi, 0x8000000) LINE(0, 6)
    } else {
        NONE
    }
    DONE
}

OPERAND(set_mode)
{
    BEGIN
    V(0, half_SET_TYPE)
    if (ON(NOT_SM_90)) {
        LINE(0, 0)
    } else if ((hi & 0x1) == 0x0) {
        KNOWN(hi, 0x3) LINE(0, 1)
    } else {
        KNOWN(hi, 0x3) LINE(0, 2)
    }
    DONE
}

OPERAND(set_last)
{
    BEGIN
    V(0, NEG_B) V(1, Rb) V(2, REUSE_C) V(3, half_SWIZZLE_B) V(4, half_SWIZZLE_B_HOPPER)
        V(5, half_F16_HIGH) V(6, F16_LOW) V(7, half_BF16_HIGH) V(8, half_BF16_LOW) V(9, C_BANK)
        V(10, C_OFFSET) V(11, URb)
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x1000000000000000) CANON(lo, 0x200) LINE(0, 0)
            CALL(halves_b, 1, 0)
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x1000000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1) CALL(halves_b, 2, 0)
    } else if (ON(NOT_SM_90) && (lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 2)
    } else if (ON(SM_90) && ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0 &&
        (hi & 0x3) != 0x2)) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 3)
    } else if (ON(SM_90) && (lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) CANON(hi, 0x2) LINE(0, 4)
    } else if (ON(SM_70_SM_72) && (lo & 0x4000000000000a00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 5) CALL(const_of_f2f_n, 3, 0)
            CALL(halves_b, 4, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000e00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 5) CALL(const_of_f2f_n, 3, 0)
            CALL(halves_b, 4, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0xa00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 6)
            CALL(const_of_f2f_n, 5, 0) CALL(halves_b, 6, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000600) LINE(0, 6)
            CALL(const_of_f2f_n, 5, 0) CALL(halves_b, 6, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x4000000000000600) == 0x600 &&
        (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 7)
            CALL(halves_b, 7, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000e00) CANON(hi, 0x8000000) LINE(0, 8)
            CALL(halves_b, 8, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(mnmx_mode)
{
    BEGIN
    V(0, FTZ) V(1, NAN) V(2, XORSIGN)
    if ((hi & 0x200000) == 0x0) {
        KNOWN(hi, 0x70000) LINE(0, 0)
    } else {
        KNOWN(hi, 0x70000) CANON(hi, 0x200000) LINE(0, 1)
    }
    DONE
}

OPERAND(halves_b_of_hmnmx2)
{
    BEGIN
    if (ON(SM_80_SM_86_SM_87_SM_89)) {
        KNOWN(lo, 0x3000000000000000) LINE(0, 0)
    } else if ((lo & 0x3000000000000000) != 0x1000000000000000) {
        KNOWN(lo, 0x3000000000000000) LINE(0, 1)
    } else {
        KNOWN(lo, 0x3000000000000000) LINE(0, 2)
    }
    DONE
}

OPERAND(mnmx_b)
{
    BEGIN
    V(0, NEG_B) V(1, Rb) V(2, REUSE_B) V(3, half_SWIZZLE_B) V(4, half_SWIZZLE_B_HOPPER)
        V(5, half_F16_HIGH) V(6, F16_LOW) V(7, half_BF16_HIGH) V(8, half_BF16_LOW) V(9, C_BANK)
        V(10, C_OFFSET) V(11, URb)
    if ((lo & 0x4000000000000e00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
            CALL(halves_b_of_hmnmx2, 1, 0)
    } else if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x4000000000000200)
            LINE(0, 1) CALL(halves_b_of_hmnmx2, 2, 0)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8200000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 2)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) CANON(hi, 0x200000) LINE(0, 3)
    } else if ((lo & 0x4000000000000e00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 4) CALL(const_of_f2f_n, 3, 0)
            CALL(halves_b_of_hmnmx2, 4, 0)
    } else if ((lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x4000000000000a00) LINE(0, 5)
            CALL(const_of_f2f_n, 5, 0) CALL(halves_b_of_hmnmx2, 6, 0)
    } else if ((lo & 0x4000000000000e00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 6)
            CALL(halves_b_of_hmnmx2, 7, 0)
    } else if ((lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x4000000000000c00) CANON(hi, 0x8000000) LINE(0, 7)
            CALL(halves_b_of_hmnmx2, 8, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(carries_out)
{
    BEGIN
    V(0, Pu) V(1, Pv)
    if ((hi & 0x7e0000) == 0x7e0000) {
        CANON(hi, 0x7e0000) LINE(0, 0)
    } else if ((hi & 0x700000) == 0x700000) {
        KNOWN(hi, 0xe0000) CANON(hi, 0x700000) LINE(0, 1)
    } else {
        KNOWN(hi, 0x7e0000) LINE(0, 2)
    }
    DONE
}

OPERAND(signed_b_no_imm)
{
    BEGIN
    V(0, NEG_B) V(1, Rb) V(2, REUSE_B) V(3, C_BANK) V(4, C_OFFSET) V(5, URb)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 1) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 1) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

OPERAND(imm_b)
{
    BEGIN
    V(0, IMM)
    if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(signed_b)
{
    BEGIN
    V(0, INV_B) V(1, Rb) V(2, REUSE_B) V(3, IMM) V(4, C_BANK) V(5, C_OFFSET) V(6, URb)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else if (ON(SM_70_SM_72) && (lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 2) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 2) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(viadd_b)
{
    BEGIN
    V(0, IMM) V(1, URb)
    if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 0)
    } else if ((lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(const_b)
{
    BEGIN
    V(0, C_BANK) V(1, C_OFFSET) V(2, URb)
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

OPERAND(signed_const_c)
{
    BEGIN
    V(0, NEG_B) V(1, C_BANK) V(2, C_OFFSET) V(3, URb)
    if (ON(SM_70_SM_72) && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) LINE(0, 0) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72)) {
        KNOWN(lo, 0x8000000000000000) LINE(0, 0) CALL(const_of_f2f_n, 1, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(src_b_of_imad_bx)
{
    BEGIN
    V(0, Rb) V(1, REUSE_B) V(2, IMM) V(3, C_BANK) V(4, C_OFFSET) V(5, URb)
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

OPERAND(inverted_c_in_b)
{
    BEGIN
    V(0, IMM) V(1, INV_B) V(2, C_BANK) V(3, C_OFFSET) V(4, URb)
    if ((lo & 0xe00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x400) LINE(0, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0xc00) == 0x400 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 1) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 1) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

OPERAND(signed_c64_in_b)
{
    BEGIN
    V(0, NEG_B) V(1, C_BANK) V(2, C_OFFSET) V(3, URb)
    if (ON(SM_70_SM_72) && (lo & 0xe00) == 0x600 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 0) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 0) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(inverted_c64_in_b)
{
    BEGIN
    V(0, INV_B) V(1, C_BANK) V(2, C_OFFSET) V(3, URb)
    if (ON(SM_70_SM_72) && (lo & 0xe00) == 0x600 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 0) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 0) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(signed_c64_in_b_of_imad_hi_c)
{
    BEGIN
    V(0, NEG_B) V(1, C_BANK) V(2, C_OFFSET) V(3, URb)
    if (ON(SM_72) && (lo & 0xe00) == 0x600 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 0) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 0) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(inverted_c64_in_b_of_imad_hi_cx)
{
    BEGIN
    V(0, INV_B) V(1, C_BANK) V(2, C_OFFSET) V(3, URb)
    if (ON(SM_72) && (lo & 0xe00) == 0x600 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 0) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x600) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0x600) LINE(0, 0) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0x600) == 0x600 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xe00) CANON(hi, 0x8000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(c_in_b_of_shf_c)
{
    BEGIN
    V(0, UIMM) V(1, C_BANK) V(2, C_OFFSET) V(3, URb)
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

OPERAND(src_b_of_isetp_n)
{
    BEGIN
    V(0, Rb) V(1, REUSE_B) V(2, IMM) V(3, C_BANK) V(4, C_OFFSET) V(5, URb)
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

OPERAND(src_b_of_isetp_o)
{
    BEGIN
    V(0, Rb) V(1, REUSE_B) V(2, IMM) V(3, C_BANK) V(4, C_OFFSET) V(5, URb)
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

OPERAND(opt_src_of_isetp_o)
{
    BEGIN
    V(0, NOT_Pr) V(1, Pr)
    if ((hi & 0xf0) == 0x70) {
        CANON(hi, 0x70) LINE(0, 0)
    } else if ((hi & 0x80) == 0x80) {
        KNOWN(hi, 0xf0) LINE(0, 1)
    } else {
        KNOWN(hi, 0xf0) LINE(0, 2)
    }
    DONE
}

OPERAND(signed_b_of_lea_lo)
{
    BEGIN
    V(0, NEG_B) V(1, Rb) V(2, REUSE_B) V(3, UIMM) V(4, C_BANK) V(5, C_OFFSET) V(6, URb)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else if (ON(SM_70_SM_72) && (lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 2) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 2) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(signed_b_of_lea_x)
{
    BEGIN
    V(0, INV_B) V(1, Rb) V(2, REUSE_B) V(3, UIMM) V(4, C_BANK) V(5, C_OFFSET) V(6, URb)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else if (ON(SM_70_SM_72) && (lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 2) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x8000000000000000) CANON(lo, 0xa00) LINE(0, 2) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

OPERAND(opt_mask)
{
    BEGIN
    V(0, logic_LANES)
    if ((hi & 0xf00) == 0xf00) {
        CANON(hi, 0xf00) LINE(0, 0)
    } else {
        KNOWN(hi, 0xf00) LINE(0, 1)
    }
    DONE
}

OPERAND(arrive_op)
{
    BEGIN
    if (ON(SM_80_SM_86_SM_87_SM_89) && (hi & 0x7800000) == 0x4800000) {
        CANON(hi, 0x4800000) LINE(0, 0)
    } else if (ON(SM_90) && (hi & 0x7800000) == 0x5000000) {
        CANON(hi, 0x5000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(warp_address)
{
    BEGIN
    V(0, Ra) V(1, URc) V(2, OFFSET)
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x140) == 0x100 &&
        (lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) CANON(hi, 0x100) LINE(0, 0)
    } else if ((hi & 0x100) != 0x0 && (hi & 0x40) != 0x40 && (lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) CANON(hi, 0x100) LINE(0, 1)
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x100) == 0x100 &&
        (lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) CANON(hi, 0x140) LINE(0, 2)
    } else if ((hi & 0x100) != 0x0 && (lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) CANON(hi, 0x140) LINE(0, 3)
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x100) == 0x100) {
        KNOWN(hi, 0x3f) CANON(lo, 0xff000000) CANON(hi, 0x140) LINE(0, 4)
    } else if ((hi & 0x100) == 0x100) {
        KNOWN(lo, 0xffffff0000000000) KNOWN(hi, 0x3f) CANON(lo, 0xff000000) CANON(hi, 0x140)
            LINE(0, 5)
    } else {
        NONE
    }
    DONE
}

OPERAND(popc_op)
{
    BEGIN
    if (ON(SM_80_SM_86_SM_87_SM_89) && (hi & 0x7800000) == 0x5000000) {
        CANON(hi, 0x5000000) LINE(0, 0)
    } else if (ON(SM_90) && (hi & 0x7800000) == 0x5800000) {
        CANON(hi, 0x5800000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(addr_ur_of_syncs_arr)
{
    BEGIN
    V(0, Ra) V(1, URc) V(2, OFFSET)
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

OPERAND(addr_ura)
{
    BEGIN
    V(0, URa) V(1, OFFSET)
    if ((lo & 0xffffff0000000000) == 0x0) {
        KNOWN(lo, 0x3f000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0xffffff003f000000) LINE(0, 1)
    }
    DONE
}

OPERAND(opt_count)
{
    BEGIN
    V(0, mbarrier_BAR_COUNT)
    if (ON(SM_80_SM_86_SM_87_SM_89)) {
        LINE(0, 0)
    } else if ((hi & 0xc0) != 0xc0) {
        KNOWN(hi, 0xc0) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(load_mode_volta)
{
    BEGIN
    V(0, E) V(1, EVICT) V(2, memory_LOAD_SIZE) V(3, memory_LOAD_ORDER) V(4, SCOPE) V(5, PRIVATE)
    if ((hi & 0x600000) != 0x600000) {
        KNOWN(hi, 0x71ff00) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(load_mode_turing)
{
    BEGIN
    V(0, E) V(1, EVICT) V(2, memory_LTC) V(3, memory_LOAD_SIZE) V(4, memory_LOAD_ORDER) V(5, SCOPE)
        V(6, PRIVATE)
    if ((hi & 0x600000) != 0x600000) {
        KNOWN(hi, 0x71ff30) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(opt_pl)
{
    BEGIN
    V(0, memory_NOT_Pl) V(1, memory_Pl)
    if ((hi & 0xf) == 0x0) {
        LINE(0, 0)
    } else if ((hi & 0x8) == 0x0) {
        KNOWN(hi, 0xf) LINE(0, 1)
    } else {
        KNOWN(hi, 0xf) LINE(0, 2)
    }
    DONE
}

OPERAND(addr_global_of_ldg_d)
{
    BEGIN
    V(0, Ra) V(1, URb) V(2, OFFSET)
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x4001000) == 0x0) {
        KNOWN(lo, 0x3fff000000) LINE(0, 0)
    } else if ((hi & 0x4001000) == 0x0) {
        KNOWN(lo, 0xffffff3fff000000) LINE(0, 1)
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x1000) == 0x0) {
        KNOWN(lo, 0x3fff000000) CANON(hi, 0x4000000) LINE(0, 2)
    } else if ((hi & 0x1000) == 0x0) {
        KNOWN(lo, 0xffffff3fff000000) CANON(hi, 0x4000000) LINE(0, 3)
    } else if (ON(SM_80_SM_86_SM_87_SM_89) && (lo & 0xffffff0000000000) == 0x0 &&
        (hi & 0x2004000000) == 0x4000000) {
        KNOWN(lo, 0xff000000) CANON(hi, 0x4001000) LINE(0, 4)
    } else if (ON(SM_80_SM_86_SM_87_SM_89) && (hi & 0x2004000000) == 0x4000000) {
        KNOWN(lo, 0xffffff00ff000000) CANON(hi, 0x4001000) LINE(0, 5)
    } else if (ON(SM_80_SM_86_SM_87_SM_89) && (lo & 0xffffff0000000000) == 0x0 &&
        (hi & 0x4000000) == 0x4000000) {
        KNOWN(lo, 0x3fff000000) CANON(hi, 0x2004001000) LINE(0, 6)
    } else if (ON(SM_80_SM_86_SM_87_SM_89) && (hi & 0x4000000) == 0x4000000) {
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
    } else if (ON(SM_80_SM_86_SM_87_SM_89) && (hi & 0x2000000000) == 0x2000000000) {
        CANON(hi, 0x2000001000) LINE(0, 1)
    } else if (ON(SM_80_SM_86_SM_87_SM_89) && (lo & 0x3f00000000) == 0x400000000) {
        CANON(lo, 0x400000000) CANON(hi, 0x1000) LINE(0, 2)
    } else if (ON(SM_80_SM_86_SM_87_SM_89)) {
        KNOWN(lo, 0x3f00000000) CANON(hi, 0x1000) LINE(0, 3)
    } else if ((lo & 0x3f00000000) == 0x400000000) {
        CANON(lo, 0x400000000) CANON(hi, 0x1000) LINE(0, 4)
    } else {
        KNOWN(lo, 0x3f00000000) CANON(hi, 0x1000) LINE(0, 5)
    }
    DONE
}

OPERAND(store_mode_volta)
{
    BEGIN
    V(0, E) V(1, EVICT) V(2, SIZE) V(3, STORE_ORDER) V(4, SCOPE) V(5, PRIVATE)
    if ((hi & 0x600000) != 0x600000) {
        KNOWN(hi, 0x71ff00) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(addr_global_of_stg_d)
{
    BEGIN
    V(0, Ra) V(1, URc) V(2, OFFSET)
    if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x4001000) == 0x0) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) LINE(0, 0)
    } else if ((hi & 0x4001000) == 0x0) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) LINE(0, 1)
    } else if ((lo & 0xffffff0000000000) == 0x0 && (hi & 0x1000) == 0x0) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) CANON(hi, 0x4000000) LINE(0, 2)
    } else if ((hi & 0x1000) == 0x0) {
        KNOWN(lo, 0xffffff00ff000000) KNOWN(hi, 0x3f) CANON(hi, 0x4000000) LINE(0, 3)
    } else if (ON(SM_80_SM_86_SM_87_SM_89) && (lo & 0xffffff0000000000) == 0x0 &&
        (hi & 0x2004000000) == 0x4000000) {
        KNOWN(lo, 0xff000000) CANON(hi, 0x4001000) LINE(0, 4)
    } else if (ON(SM_80_SM_86_SM_87_SM_89) && (hi & 0x2004000000) == 0x4000000) {
        KNOWN(lo, 0xffffff00ff000000) CANON(hi, 0x4001000) LINE(0, 5)
    } else if (ON(SM_80_SM_86_SM_87_SM_89) && (lo & 0xffffff0000000000) == 0x0 &&
        (hi & 0x4000000) == 0x4000000) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) CANON(hi, 0x2004001000) LINE(0, 6)
    } else if (ON(SM_80_SM_86_SM_87_SM_89) && (hi & 0x4000000) == 0x4000000) {
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
    } else if (ON(SM_80_SM_86_SM_87_SM_89) && (hi & 0x2000000000) == 0x2000000000) {
        CANON(hi, 0x2000001000) LINE(0, 1)
    } else if (ON(SM_80_SM_86_SM_87_SM_89) && (hi & 0x3f) == 0x4) {
        CANON(hi, 0x1004) LINE(0, 2)
    } else if (ON(SM_80_SM_86_SM_87_SM_89)) {
        KNOWN(hi, 0x3f) CANON(hi, 0x1000) LINE(0, 3)
    } else if ((hi & 0x3f) == 0x4) {
        CANON(hi, 0x1004) LINE(0, 4)
    } else {
        KNOWN(hi, 0x3f) CANON(hi, 0x1000) LINE(0, 5)
    }
    DONE
}

OPERAND(addr_local)
{
    BEGIN
    V(0, Ra) V(1, URb) V(2, OFFSET)
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

OPERAND(desc_local)
{
    BEGIN
    if ((hi & 0x1000) == 0x0) {
        LINE(0, 0)
    } else {
        KNOWN(lo, 0x3f00000000) CANON(hi, 0x1000) LINE(0, 1)
    }
    DONE
}

OPERAND(addr_local_of_stl_d)
{
    BEGIN
    V(0, Ra) V(1, URc) V(2, OFFSET)
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

OPERAND(desc_local_of_stl_d)
{
    BEGIN
    if ((hi & 0x1000) == 0x0) {
        LINE(0, 0)
    } else {
        KNOWN(hi, 0x3f) CANON(hi, 0x1000) LINE(0, 1)
    }
    DONE
}

OPERAND(addr_scaled_ur_of_lds_tu)
{
    BEGIN
    V(0, Ra) V(1, SCALE) V(2, URb) V(3, OFFSET)
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

OPERAND(const_indexed)
{
    BEGIN
    V(0, C_BANK) V(1, Ra) V(2, memory_INDEX)
    if ((lo & 0x3fffc000000000) == 0x0) {
        KNOWN(lo, 0x7c00000ff000000) LINE(0, 0)
    } else if ((lo & 0xff000000) != 0xff000000) {
        KNOWN(lo, 0x7ffffc0ff000000) LINE(0, 1)
    } else {
        KNOWN(lo, 0x7ffffc000000000) CANON(lo, 0xff000000) LINE(0, 2)
    }
    DONE
}

OPERAND(const_bindless)
{
    BEGIN
    V(0, URa) V(1, Rc) V(2, memory_INDEX)
    if ((lo & 0x3fffc000000000) == 0x0) {
        KNOWN(lo, 0x3f000000) KNOWN(hi, 0xff) LINE(0, 0)
    } else if ((hi & 0xff) != 0xff) {
        KNOWN(lo, 0x3fffc03f000000) KNOWN(hi, 0xff) LINE(0, 1)
    } else {
        KNOWN(lo, 0x3fffc03f000000) CANON(hi, 0xff) LINE(0, 2)
    }
    DONE
}

OPERAND(const_u)
{
    BEGIN
    V(0, C_BANK) V(1, memory_C_OFFSET_U) V(2, URb)
    if ((lo & 0xe00) == 0xa00 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0x7ffffc000000000) CANON(lo, 0xa00) LINE(0, 0)
    } else if ((lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x3fffff00000000) CANON(lo, 0xa00) CANON(hi, 0x8000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(copy_to)
{
    BEGIN
    V(0, Rd) V(1, memory_TO_OFFSET)
    if ((lo & 0xfffff00000000000) == 0x0) {
        KNOWN(lo, 0xff0000) LINE(0, 0)
    } else {
        KNOWN(lo, 0xfffff00000ff0000) LINE(0, 1)
    }
    DONE
}

OPERAND(copy_from)
{
    BEGIN
    V(0, Ra) V(1, URc) V(2, memory_FROM_OFFSET)
    if ((lo & 0xfff00000000) == 0x0 && (hi & 0x1040) == 0x0) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) LINE(0, 0)
    } else if ((hi & 0x1040) == 0x0) {
        KNOWN(lo, 0xfffff000000) KNOWN(hi, 0x3f) LINE(0, 1)
    } else if ((lo & 0xfff00000000) == 0x0 && (hi & 0x1000) == 0x0) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) CANON(hi, 0x40) LINE(0, 2)
    } else if ((hi & 0x1000) == 0x0) {
        KNOWN(lo, 0xfffff000000) KNOWN(hi, 0x3f) CANON(hi, 0x40) LINE(0, 3)
    } else if (ON(SM_80_SM_86_SM_87_SM_89) && (lo & 0xfff00000000) == 0x0 &&
        (hi & 0x2000000040) == 0x40) {
        KNOWN(lo, 0xff000000) CANON(hi, 0x1040) LINE(0, 4)
    } else if (ON(SM_80_SM_86_SM_87_SM_89) && (hi & 0x2000000040) == 0x40) {
        KNOWN(lo, 0xfffff000000) CANON(hi, 0x1040) LINE(0, 5)
    } else if (ON(SM_80_SM_86_SM_87_SM_89) && (lo & 0xfff00000000) == 0x0 && (hi & 0x40) == 0x40) {
        KNOWN(lo, 0xff000000) KNOWN(hi, 0x3f) CANON(hi, 0x2000001040) LINE(0, 6)
    } else if (ON(SM_80_SM_86_SM_87_SM_89) && (hi & 0x40) == 0x40) {
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

OPERAND(copy_to_ur)
{
    BEGIN
    V(0, Rd) V(1, URc) V(2, memory_TO_OFFSET)
    if ((lo & 0xfffff00000000000) == 0x0) {
        KNOWN(lo, 0xff0000) KNOWN(hi, 0x3f) LINE(0, 0)
    } else {
        KNOWN(lo, 0xfffff00000ff0000) KNOWN(hi, 0x3f) LINE(0, 1)
    }
    DONE
}

OPERAND(copy_from_ur)
{
    BEGIN
    V(0, Ra) V(1, memory_FROM_OFFSET)
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
    V(0, special_SR)
    if (ON(NOT_SM_90)) {
        KNOWN(hi, 0xff00) LINE(0, 0)
    } else if ((hi & 0xff00) != 0x200 && (hi & 0xff00) != 0x8800) {
        KNOWN(hi, 0xff00) LINE(0, 1)
    } else if ((hi & 0x8000) == 0x0) {
        CANON(hi, 0x200) LINE(0, 2)
    } else {
        CANON(hi, 0x8800) LINE(0, 3)
    }
    DONE
}

OPERAND(access_order)
{
    BEGIN
    V(0, STORE_ORDER) V(1, SCOPE) V(2, PRIVATE) V(3, LOAD_ORDER_SCOPE)
    if (ON(SM_70_SM_72_SM_75)) {
        KNOWN(hi, 0x1f000) LINE(0, 0)
    } else if ((hi & 0x1e000) != 0x12000 && (hi & 0x1e000) != 0x18000) {
        KNOWN(hi, 0x1e000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(surface)
{
    BEGIN
    V(0, TEX_C_BANK) V(1, TEX_C_WORD) V(2, SAMPLER) V(3, HEADER) V(4, URtex)
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

OPERAND(surface_rc)
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

OPERAND(access_order_of_sust_d)
{
    BEGIN
    V(0, STORE_ORDER) V(1, SCOPE) V(2, PRIVATE) V(3, STORE_ORDER_SCOPE)
    if (ON(SM_70_SM_72_SM_75)) {
        KNOWN(hi, 0x1f000) LINE(0, 0)
    } else if ((hi & 0x1e000) != 0x12000 && (hi & 0x1e000) != 0x18000) {
        KNOWN(hi, 0x1e000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(atom_order)
{
    BEGIN
    V(0, atomic_ATOMIC_ORDER) V(1, SCOPE) V(2, PRIVATE) V(3, STORE_ORDER_SCOPE)
    if (ON(SM_70_SM_72_SM_75)) {
        KNOWN(hi, 0x1f000) LINE(0, 0)
    } else if ((hi & 0x1e000) != 0x12000 && (hi & 0x1e000) != 0x18000) {
        KNOWN(hi, 0x1e000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(surface_of_sured_d)
{
    BEGIN
    V(0, TEX_C_BANK) V(1, TEX_C_WORD) V(2, SAMPLER) V(3, HEADER) V(4, URtex)
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

OPERAND(surface_rc_of_sured_dr)
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

OPERAND(n_cas_type)
{
    BEGIN
    V(0, surface_CAS_TYPE)
    if ((hi & 0xe00) != 0x600) {
        KNOWN(hi, 0xe00) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(surface_of_suquery_c)
{
    BEGIN
    V(0, TEX_C_BANK) V(1, TEX_C_WORD) V(2, SAMPLER) V(3, HEADER) V(4, URtex)
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

OPERAND(surface_rc_of_suquery_r)
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

OPERAND(opt_upmma)
{
    BEGIN
    V(0, tensor_UPmma) V(1, tensor_UPmma_NOT)
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

OPERAND(extra)
{
    BEGIN
    if (ON(SM_80_SM_86_SM_87_SM_89)) {
        LINE(0, 0)
    } else {
        LINE(0, 1)
    }
    DONE
}

OPERAND(opt_upmma_of_imma)
{
    BEGIN
    V(0, tensor_UPmma) V(1, tensor_UPmma_NOT)
    if (ON(SM_72_SM_75_SM_80)) {
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

OPERAND(opt_upmma_of_bmma)
{
    BEGIN
    V(0, tensor_UPmma) V(1, tensor_UPmma_NOT)
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

OPERAND(dmma_b)
{
    BEGIN
    V(0, NEG_B) V(1, Rb) V(2, REUSE_B)
    if ((lo & 0x4000000000000000) == 0x0) {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x800000ff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x4000000000000000)
            LINE(0, 1)
    }
    DONE
}

OPERAND(opt_upmma_of_dmma_h)
{
    BEGIN
    V(0, tensor_UPmma) V(1, tensor_UPmma_NOT)
    if ((hi & 0x4000000) != 0x4000000 && (hi & 0x3800000) != 0x0) {
        KNOWN(hi, 0x3800000) LINE(0, 0)
    } else if ((hi & 0x4000000) == 0x0) {
        LINE(0, 1)
    } else {
        KNOWN(hi, 0x3800000) CANON(hi, 0x4000000) LINE(0, 2)
    }
    DONE
}

OPERAND(opt_bindless)
{
    BEGIN
    V(0, texture_BINDLESS)
    if ((lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x800000000000000) CANON(lo, 0xa00) LINE(0, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xa00) == 0xa00) {
        CANON(lo, 0xe00) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(bound_const)
{
    BEGIN
    V(0, TEX_C_BANK) V(1, TEX_C_WORD) V(2, URtex) V(3, HEADER)
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

OPERAND(opt_mask_of_tex_c)
{
    BEGIN
    V(0, texture_MASK)
    if ((hi & 0xf00) == 0xf00) {
        CANON(hi, 0xf00) LINE(0, 0)
    } else {
        KNOWN(hi, 0xf00) LINE(0, 1)
    }
    DONE
}

OPERAND(opt_hint)
{
    BEGIN
    V(0, texture_HINT)
    if ((hi & 0x1c00000000000000) == 0x0) {
        LINE(0, 0)
    } else {
        KNOWN(hi, 0x1c00000000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(bound_numbers)
{
    BEGIN
    V(0, TEX_C_BANK) V(1, SAMPLER) V(2, HEADER)
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

OPERAND(bound_registers)
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

OPERAND(opt_bindless_of_footprint_c)
{
    BEGIN
    V(0, texture_BINDLESS)
    if ((lo & 0xe00) == 0xa00) {
        KNOWN(lo, 0x800000000000000) CANON(lo, 0xa00) LINE(0, 0)
    } else if ((lo & 0xa00) == 0xa00) {
        CANON(lo, 0xe00) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(footprint_bound)
{
    BEGIN
    V(0, TEX_C_BANK) V(1, TEX_C_WORD) V(2, URtex) V(3, HEADER) V(4, SAMPLER)
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

OPERAND(bound_registers_of_footprint_r)
{
    BEGIN
    if ((lo & 0x800000000000e00) == 0x800000000000200 && (hi & 0x8000000) == 0x0) {
        CANON(lo, 0x800000000000200) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(u_carries_out)
{
    BEGIN
    V(0, UPu) V(1, UPv)
    if ((hi & 0x7e0000) == 0x7e0000) {
        CANON(hi, 0x7e0000) LINE(0, 0)
    } else if ((hi & 0x700000) == 0x700000) {
        KNOWN(hi, 0xe0000) CANON(hi, 0x700000) LINE(0, 1)
    } else {
        KNOWN(hi, 0x7e0000) LINE(0, 2)
    }
    DONE
}

OPERAND(signed_ub)
{
    BEGIN
    V(0, NEG_B) V(1, URb) V(2, IMM)
    if ((lo & 0xe00) == 0x200) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(signed_ub_of_uiadd3_x)
{
    BEGIN
    V(0, INV_B) V(1, URb) V(2, IMM)
    if ((lo & 0xe00) == 0x200) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(src_ub)
{
    BEGIN
    V(0, URb) V(1, IMM)
    if ((lo & 0xe00) == 0x200) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(opt_src_of_uisetp_o)
{
    BEGIN
    V(0, NOT_Pr) V(1, UPr)
    if ((hi & 0xf0) == 0x70) {
        CANON(hi, 0x70) LINE(0, 0)
    } else if ((hi & 0x80) == 0x80) {
        KNOWN(hi, 0xf0) LINE(0, 1)
    } else {
        KNOWN(hi, 0xf0) LINE(0, 2)
    }
    DONE
}

OPERAND(signed_ub_of_ulea_lo)
{
    BEGIN
    V(0, NEG_B) V(1, URb) V(2, UIMM)
    if ((lo & 0xe00) == 0x200) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(signed_ub_of_ulea_x)
{
    BEGIN
    V(0, INV_B) V(1, URb) V(2, UIMM)
    if ((lo & 0xe00) == 0x200) {
        KNOWN(lo, 0x8000003f00000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(src_ub_of_ulop3)
{
    BEGIN
    V(0, URb) V(1, UIMM)
    if ((lo & 0xe00) == 0x200) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(mov_ub)
{
    BEGIN
    V(0, URb) V(1, UIMM)
    if ((lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(uclea_b)
{
    BEGIN
    V(0, URb) V(1, UIMM)
    if ((lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 0)
    } else if ((lo & 0xa00) == 0x800 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0xffffffff00000000) CANON(lo, 0x800) CANON(hi, 0x8000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(r2ur_pu)
{
    BEGIN
    V(0, Pu)
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
    V(0, special_SR)
    if (ON(NOT_SM_70_SM_72_SM_90)) {
        KNOWN(hi, 0xff00) LINE(0, 0)
    } else if ((hi & 0xff00) != 0x200 && (hi & 0xff00) != 0x8800) {
        KNOWN(hi, 0xff00) LINE(0, 1)
    } else if ((hi & 0x8000) == 0x0) {
        CANON(hi, 0x200) LINE(0, 2)
    } else {
        CANON(hi, 0x8800) LINE(0, 3)
    }
    DONE
}

OPERAND(c_in_b_of_vabsdiff_c)
{
    BEGIN
    V(0, IMM) V(1, C_BANK) V(2, C_OFFSET) V(3, URb)
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

OPERAND(src_b_no_imm)
{
    BEGIN
    V(0, Rb) V(1, REUSE_B) V(2, C_BANK) V(3, C_OFFSET) V(4, URb)
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

OPERAND(dot_c)
{
    BEGIN
    V(0, Rc) V(1, REUSE_C) V(2, NEG_C)
    if (ON(SM_70_SM_72)) {
        KNOWN(hi, 0x10000000000000ff) LINE(0, 0)
    } else {
        KNOWN(hi, 0x10000000000008ff) LINE(0, 1)
    }
    DONE
}

OPERAND(opt_rd)
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

OPERAND(opt_urd)
{
    BEGIN
    V(0, URd)
    if ((lo & 0x3f0000) == 0x3f0000) {
        CANON(lo, 0x3f0000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x3f0000) LINE(0, 1)
    }
    DONE
}

OPERAND(shfl_b)
{
    BEGIN
    V(0, Rb) V(1, warp_SHFL_LANE)
    if ((lo & 0xe00) == 0x200 || (lo & 0xe00) == 0x400) {
        KNOWN(lo, 0xff00000000) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x800 || (lo & 0xe00) == 0xe00) {
        KNOWN(lo, 0x3e0000000000000) CANON(lo, 0x800) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(shfl_c)
{
    BEGIN
    V(0, Rc) V(1, warp_SHFL_CLAMP)
    if ((lo & 0xe00) == 0x200 || (lo & 0xe00) == 0x800) {
        KNOWN(hi, 0xff) CANON(lo, 0x200) LINE(0, 0)
    } else if ((lo & 0xe00) == 0x400 || (lo & 0xe00) == 0xe00) {
        KNOWN(lo, 0x1fff0000000000) CANON(lo, 0x400) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(pr_mask)
{
    BEGIN
    V(0, Rb) V(1, REUSE_B) V(2, IMM) V(3, UIMM) V(4, C_BANK) V(5, C_OFFSET) V(6, URb)
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

OPERAND(src_pr_or_upr)
{
    BEGIN
    V(0, NOT_Pr) V(1, Pr) V(2, UPr)
    if (ON(NOT_SM_70_SM_72) && (hi & 0x8) == 0x0) {
        KNOWN(hi, 0xf0) LINE(0, 0)
    } else if (ON(NOT_SM_70_SM_72)) {
        KNOWN(hi, 0xf0) CANON(hi, 0x8) LINE(0, 1)
    } else {
        KNOWN(hi, 0xf0) LINE(0, 2)
    }
    DONE
}

OPERAND(sign_b)
{
    BEGIN
    V(0, Rb) V(1, REUSE_B) V(2, C_BANK) V(3, C_OFFSET) V(4, URb)
    if ((lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0) {
        KNOWN(lo, 0xff00000000) KNOWN(hi, 0x800000000000000) CANON(lo, 0x200) LINE(0, 0)
    } else if (ON(SM_70_SM_72) && (lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0) {
        CANON(lo, 0xa00) LINE(0, 1) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00) {
        CANON(lo, 0xa00) LINE(0, 1) CALL(const_of_f2f_n, 1, 0)
    } else if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xc00 && (hi & 0x8000000) == 0x8000000) {
        KNOWN(lo, 0x3f00000000) CANON(lo, 0xc00) CANON(hi, 0x8000000) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

