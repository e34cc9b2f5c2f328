/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

OPERAND(akind)
{
    BEGIN
    V(0, ATYPE)
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

OPERAND(aaddr)
{
    BEGIN
    V(0, Ra) V(1, AOFF) V(2, UAOFF)
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
    V(0, GP)
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

OPERAND(stalls)
{
    BEGIN
    if ((hi & 0xf) == 0x0) {
        LINE(0, 0)
    } else {
        KNOWN(hi, 0xf) LINE(0, 1)
    }
    DONE
}

OPERAND(sets)
{
    BEGIN
    if ((hi & 0xe0) == 0xe0) {
        CANON(hi, 0xe0) LINE(0, 0)
    } else {
        KNOWN(hi, 0xe0) LINE(0, 1)
    }
    DONE
}

OPERAND(frees)
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
    V(0, STALL) V(1, NOY) V(2, WBAR) V(3, RBAR) V(4, W1) V(5, W2) V(6, W3) V(7, W4) V(8, W5)
        V(9, W6)
    if ((hi & 0x1ffff) == 0x7f1) {
        CANON(hi, 0x7f1) LINE(0, 0)
    } else if ((hi & 0x1fffe) == 0x7f0) {
        CANON(hi, 0x7f0) LINE(0, 1)
    } else {
        KNOWN(hi, 0x1f810) LINE(0, 2) CALL(stalls, 1, 0) CALL(sets, 2, 0) CALL(frees, 3, 0)
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

OPERAND(aaddr13)
{
    BEGIN
    V(0, Ra) V(1, AOFF13) V(2, UAOFF13)
    if ((lo & 0x1fff0000000) == 0x0) {
        KNOWN(lo, 0xff00) LINE(0, 0)
    } else if ((lo & 0xff00) != 0xff00) {
        KNOWN(lo, 0x1fff000ff00) LINE(0, 1)
    } else {
        KNOWN(lo, 0x1fff0000000) CANON(lo, 0xff00) LINE(0, 2)
    }
    DONE
}

OPERAND(paired)
{
    BEGIN
    V(0, Rb) V(1, CASN)
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

OPERAND(asaddr)
{
    BEGIN
    V(0, Ra) V(1, ASOFF) V(2, UASOFF)
    if ((lo & 0xfffffc0000000) == 0x0) {
        KNOWN(lo, 0xff00) LINE(0, 0)
    } else if ((lo & 0xff00) != 0xff00) {
        KNOWN(lo, 0xfffffc000ff00) LINE(0, 1)
    } else {
        KNOWN(lo, 0xfffffc0000000) CANON(lo, 0xff00) LINE(0, 2)
    }
    DONE
}

OPERAND(paired_of_atoms_cas)
{
    BEGIN
    V(0, Rb) V(1, CASN)
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

OPERAND(arkind)
{
    BEGIN
    V(0, ARTYPE)
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

OPERAND(ccaddr)
{
    BEGIN
    V(0, Ra) V(1, CCOFF) V(2, UCCOFF)
    if ((lo & 0xfffffffc00000) == 0x0) {
        KNOWN(lo, 0xff00) LINE(0, 0)
    } else if ((lo & 0xff00) != 0xff00) {
        KNOWN(lo, 0xfffffffc0ff00) LINE(0, 1)
    } else {
        KNOWN(lo, 0xfffffffc00000) CANON(lo, 0xff00) LINE(0, 2)
    }
    DONE
}

OPERAND(ccladdr)
{
    BEGIN
    V(0, Ra) V(1, CCLOFF) V(2, UCCLOFF)
    if ((lo & 0xfffffc00000) == 0x0) {
        KNOWN(lo, 0xff00) LINE(0, 0)
    } else if ((lo & 0xff00) != 0xff00) {
        KNOWN(lo, 0xfffffc0ff00) LINE(0, 1)
    } else {
        KNOWN(lo, 0xfffffc00000) CANON(lo, 0xff00) LINE(0, 2)
    }
    DONE
}

OPERAND(sb)
{
    BEGIN
    V(0, Rb) V(1, RB) V(2, CBANK) V(3, COFF) V(4, IMM)
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

OPERAND(way)
{
    BEGIN
    V(0, TO) V(1, BXBANK) V(2, BXOFF)
    if ((lo & 0x20) == 0x0) {
        KNOWN(lo, 0xffffff00000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x1fffff00000) CANON(lo, 0x20) LINE(0, 1)
    }
    DONE
}

OPERAND(nearx)
{
    BEGIN
    V(0, Ra) V(1, BXNEAR) V(2, BXBANK) V(3, BXOFF)
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

OPERAND(farway)
{
    BEGIN
    V(0, BFAR) V(1, BXBANK) V(2, BXOFF)
    if ((lo & 0x20) == 0x0) {
        KNOWN(lo, 0xffffffff00000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x1fffff00000) CANON(lo, 0x20) LINE(0, 1)
    }
    DONE
}

OPERAND(farx)
{
    BEGIN
    V(0, Ra) V(1, BXFAR) V(2, BXBANK) V(3, BXOFF)
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

OPERAND(bptno)
{
    BEGIN
    V(0, BPTN)
    if ((lo & 0xfffff00000) == 0x0) {
        LINE(0, 0)
    } else {
        KNOWN(lo, 0xfffff00000) LINE(0, 1)
    }
    DONE
}

OPERAND(nopmask)
{
    BEGIN
    V(0, NMASK)
    if ((lo & 0xffff00000) == 0x0) {
        LINE(0, 0)
    } else {
        KNOWN(lo, 0xffff00000) LINE(0, 1)
    }
    DONE
}

OPERAND(cf16)
{
    BEGIN
    V(0, FNB) V(1, FAB) V(2, Rb) V(3, CH) V(4, RB) V(5, CBANK) V(6, COFF) V(7, FIMM)
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

OPERAND(cs32)
{
    BEGIN
    V(0, FNB) V(1, FAB) V(2, Rb) V(3, RB) V(4, CBANK) V(5, COFF) V(6, FIMM)
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

OPERAND(cs64)
{
    BEGIN
    V(0, FNB) V(1, FAB) V(2, Rb) V(3, RB) V(4, CBANK) V(5, COFF) V(6, DIMM)
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

OPERAND(cf64)
{
    BEGIN
    V(0, FNB) V(1, FAB) V(2, Rb) V(3, CH) V(4, RB) V(5, CBANK) V(6, COFF) V(7, DIMM)
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

OPERAND(cih)
{
    BEGIN
    V(0, FNB) V(1, FAB) V(2, Rb) V(3, CHALF) V(4, RB) V(5, CBANK) V(6, COFF) V(7, IMM)
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

OPERAND(cib)
{
    BEGIN
    V(0, FNB) V(1, FAB) V(2, Rb) V(3, CBYTE) V(4, RB) V(5, CBANK) V(6, COFF) V(7, IMM)
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

OPERAND(db)
{
    BEGIN
    V(0, FNB) V(1, FAB) V(2, Rb) V(3, RC) V(4, CBANK) V(5, COFF) V(6, DIMM)
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

OPERAND(dbn)
{
    BEGIN
    V(0, FNM) V(1, Rb) V(2, RB) V(3, CBANK) V(4, COFF) V(5, DIMM)
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

OPERAND(dbn_of_dfma_b)
{
    BEGIN
    V(0, FNM) V(1, Rb) V(2, RB) V(3, CBANK) V(4, COFF) V(5, DIMM)
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

OPERAND(db_of_dset)
{
    BEGIN
    V(0, SNB) V(1, SAB) V(2, Rb) V(3, RB) V(4, CBANK) V(5, COFF) V(6, DIMM)
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

OPERAND(db_of_dsetp)
{
    BEGIN
    V(0, PNB) V(1, SAB) V(2, Rb) V(3, RB) V(4, CBANK) V(5, COFF) V(6, DIMM)
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

OPERAND(fb)
{
    BEGIN
    V(0, FNB) V(1, FAB) V(2, Rb) V(3, RC) V(4, CBANK) V(5, COFF) V(6, FIMM)
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

OPERAND(fbn)
{
    BEGIN
    V(0, FNM) V(1, Rb) V(2, RB) V(3, CBANK) V(4, COFF) V(5, FIMM)
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

OPERAND(fbn_of_ffma_b)
{
    BEGIN
    V(0, FNM) V(1, Rb) V(2, RB) V(3, CBANK) V(4, COFF) V(5, FIMM)
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

OPERAND(fb_of_fset)
{
    BEGIN
    V(0, SNB) V(1, SAB) V(2, Rb) V(3, RB) V(4, CBANK) V(5, COFF) V(6, FIMM)
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

OPERAND(fb_of_fsetp)
{
    BEGIN
    V(0, PNB) V(1, SAB) V(2, Rb) V(3, RB) V(4, CBANK) V(5, COFF) V(6, FIMM)
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

OPERAND(fic)
{
    BEGIN
    V(0, Rb) V(1, RB) V(2, CBANK) V(3, COFF) V(4, FIMM)
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

OPERAND(apop)
{
    BEGIN
    V(0, APO)
    if ((lo & 0x700000000000) == 0x700000000000) {
        CANON(lo, 0x700000000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x700000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(awhich)
{
    BEGIN
    V(0, Ra) V(1, AOFF11)
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

OPERAND(arc)
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

OPERAND(ix)
{
    BEGIN
    if ((lo & 0x4000000000) == 0x0) {
        LINE(0, 0)
    } else {
        CANON(lo, 0x4000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(iattr)
{
    BEGIN
    V(0, ATX) V(1, Ra)
    if ((lo & 0x4000000000) == 0x0) {
        KNOWN(lo, 0x3ff0000000) CANON(lo, 0xff00) LINE(0, 0)
    } else if ((lo & 0x3ff0000000) == 0x0) {
        KNOWN(lo, 0xff00) CANON(lo, 0x4000000000) LINE(0, 1)
    } else {
        KNOWN(lo, 0x3ff000ff00) CANON(lo, 0x4000000000) LINE(0, 2)
    }
    DONE
}

OPERAND(iplace)
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

OPERAND(sb_of_out)
{
    BEGIN
    V(0, Rb) V(1, RB) V(2, CBANK) V(3, COFF) V(4, IMM)
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

OPERAND(pxaddr)
{
    BEGIN
    V(0, Ra) V(1, PXOFF)
    if ((lo & 0xff00000) == 0x0) {
        KNOWN(lo, 0xff00) LINE(0, 0)
    } else {
        KNOWN(lo, 0xff0ff00) LINE(0, 1)
    }
    DONE
}

OPERAND(ha)
{
    BEGIN
    V(0, HNA) V(1, HAA) V(2, Ra) V(3, RA) V(4, HSA)
    if ((lo & 0x1800000000000) != 0x800000000000) {
        KNOWN(lo, 0x198000000ff00) KNOWN(hi, 0x20000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x198000000ff00) KNOWN(hi, 0x20000) LINE(0, 1)
    }
    DONE
}

OPERAND(hb)
{
    BEGIN
    V(0, HNB) V(1, HAB) V(2, Rb) V(3, RB) V(4, HSB)
    if ((lo & 0xff00000000000000) == 0x5d00000000000000 && (lo & 0x30000000) != 0x10000000) {
        KNOWN(lo, 0xfff00000) KNOWN(hi, 0x40000) CANON(lo, 0x5d00000000000000) LINE(0, 0)
    } else if ((lo & 0xff00000000000000) == 0x5d00000000000000) {
        KNOWN(lo, 0xfff00000) KNOWN(hi, 0x40000) CANON(lo, 0x5d00000000000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(hci)
{
    BEGIN
    V(0, HNCB) V(1, HACB) V(2, CBANK) V(3, COFF) V(4, HIHI) V(5, HILO)
    if ((lo & 0xfe80000000000000) == 0x7a80000000000000) {
        KNOWN(lo, 0x140007ffff00000) CANON(lo, 0x7a80000000000000) LINE(0, 0) LINE(1, 0)
    } else if ((lo & 0xfe00000000000000) == 0x7a00000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x7a00000000000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(hal)
{
    BEGIN
    V(0, HNCB) V(1, Ra) V(2, RA) V(3, HSAL)
    if ((lo & 0x60000000000000) != 0x20000000000000) {
        KNOWN(lo, 0x16000000000ff00) KNOWN(hi, 0x20000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x16000000000ff00) KNOWN(hi, 0x20000) LINE(0, 1)
    }
    DONE
}

OPERAND(hma)
{
    BEGIN
    V(0, HAA) V(1, Ra) V(2, RA) V(3, HSA)
    if ((lo & 0x1800000000000) != 0x800000000000) {
        KNOWN(lo, 0x190000000ff00) KNOWN(hi, 0x20000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x190000000ff00) KNOWN(hi, 0x20000) LINE(0, 1)
    }
    DONE
}

OPERAND(halm)
{
    BEGIN
    V(0, Ra) V(1, RA) V(2, HSAL)
    if ((lo & 0x60000000000000) != 0x20000000000000) {
        KNOWN(lo, 0x6000000000ff00) KNOWN(hi, 0x20000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x6000000000ff00) KNOWN(hi, 0x20000) LINE(0, 1)
    }
    DONE
}

OPERAND(hfa)
{
    BEGIN
    V(0, Ra) V(1, RA) V(2, HSA)
    if ((lo & 0x1800000000000) != 0x800000000000) {
        KNOWN(lo, 0x180000000ff00) KNOWN(hi, 0x20000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x180000000ff00) KNOWN(hi, 0x20000) LINE(0, 1)
    }
    DONE
}

OPERAND(hfr)
{
    BEGIN
    V(0, HNB) V(1, Rb) V(2, RB) V(3, HSB)
    if ((lo & 0x30000000) != 0x10000000) {
        KNOWN(lo, 0xbff00000) KNOWN(hi, 0x40000) LINE(0, 0)
    } else {
        KNOWN(lo, 0xbff00000) KNOWN(hi, 0x40000) LINE(0, 1)
    }
    DONE
}

OPERAND(hfc)
{
    BEGIN
    V(0, HNR) V(1, Rc) V(2, RC) V(3, HSR)
    if ((lo & 0x1800000000) != 0x800000000) {
        KNOWN(lo, 0x7f9840000000) KNOWN(hi, 0x80000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x7f9840000000) KNOWN(hi, 0x80000) LINE(0, 1)
    }
    DONE
}

OPERAND(hfb)
{
    BEGIN
    V(0, HNCB) V(1, CBANK) V(2, COFF) V(3, HIHI) V(4, HILO)
    if ((lo & 0x80000000000000) == 0x80000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x80000000000000) LINE(0, 0) LINE(1, 0)
    } else {
        KNOWN(lo, 0x100007ffff00000) LINE(0, 1)
    }
    DONE
}

OPERAND(hfc_of_hfma2_b)
{
    BEGIN
    V(0, HNRC) V(1, Rc) V(2, RC) V(3, HSRC)
    if ((lo & 0x60000000000000) != 0x20000000000000) {
        KNOWN(lo, 0x687f8000000000) KNOWN(hi, 0x80000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x687f8000000000) KNOWN(hi, 0x80000) LINE(0, 1)
    }
    DONE
}

OPERAND(hfcb)
{
    BEGIN
    V(0, HNCB) V(1, Rc) V(2, RB) V(3, HSRC)
    if ((lo & 0x60000000000000) != 0x20000000000000) {
        KNOWN(lo, 0x1607f8000000000) KNOWN(hi, 0x40000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x1607f8000000000) KNOWN(hi, 0x40000) LINE(0, 1)
    }
    DONE
}

OPERAND(hci_of_hsetp2_c)
{
    BEGIN
    V(0, HNCB) V(1, HACB) V(2, CBANK) V(3, COFF) V(4, HIHI) V(5, HILO)
    if ((lo & 0xfe80000000000000) == 0x7e80000000000000) {
        KNOWN(lo, 0x140007ffff00000) CANON(lo, 0x7e80000000000000) LINE(0, 0) LINE(1, 0)
    } else if ((lo & 0xfe00000000000000) == 0x7e00000000000000) {
        KNOWN(lo, 0x100007ffff00000) CANON(lo, 0x7e00000000000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(plusone)
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

OPERAND(suma)
{
    BEGIN
    V(0, NA) V(1, Ra) V(2, RA)
    if ((lo & 0x3000000000000) != 0x3000000000000) {
        KNOWN(lo, 0x200000000ff00) KNOWN(hi, 0x20000) LINE(0, 0)
    } else {
        KNOWN(lo, 0xff00) KNOWN(hi, 0x20000) CANON(lo, 0x3000000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(sumb)
{
    BEGIN
    V(0, NB) V(1, Rb) V(2, RB) V(3, CBANK) V(4, COFF) V(5, IMM)
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

OPERAND(plusonel)
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

OPERAND(sumal)
{
    BEGIN
    V(0, NAL) V(1, Ra) V(2, RA)
    if ((lo & 0x80000000000000) == 0x0) {
        KNOWN(lo, 0x10000000000ff00) KNOWN(hi, 0x20000) LINE(0, 0)
    } else if ((lo & 0x100000000000000) == 0x100000000000000) {
        KNOWN(lo, 0xff00) KNOWN(hi, 0x20000) CANON(lo, 0x180000000000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(add3x)
{
    BEGIN
    V(0, NA3) V(1, Ra) V(2, HA3) V(3, RA)
    if ((lo & 0x1800000000) != 0x1800000000) {
        KNOWN(lo, 0x800180000ff00) KNOWN(hi, 0x20000) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(add3y)
{
    BEGIN
    V(0, NB3) V(1, Rb) V(2, HB3) V(3, RB)
    if ((lo & 0x600000000) != 0x600000000) {
        KNOWN(lo, 0x400060ff00000) KNOWN(hi, 0x40000) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(add3z)
{
    BEGIN
    V(0, NC3) V(1, Rc) V(2, HC3) V(3, RC)
    if ((lo & 0x180000000) != 0x180000000) {
        KNOWN(lo, 0x27f8180000000) KNOWN(hi, 0x80000) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(add3b)
{
    BEGIN
    V(0, NB3) V(1, CBANK) V(2, COFF) V(3, UIMM)
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

OPERAND(sb_of_imnmx)
{
    BEGIN
    V(0, Rb) V(1, RB) V(2, CBANK) V(3, COFF) V(4, IMM)
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

OPERAND(po)
{
    BEGIN
    V(0, P2)
    if ((lo & 0x7000000000000) == 0x7000000000000) {
        CANON(lo, 0x7000000000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x7000000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(sbi)
{
    BEGIN
    V(0, LIB) V(1, Rb) V(2, RB) V(3, CBANK) V(4, COFF) V(5, IMM)
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

OPERAND(a24)
{
    BEGIN
    V(0, Ra) V(1, OFF24) V(2, UOFF24)
    if ((lo & 0xffffff00000) == 0x0) {
        KNOWN(lo, 0xff00) LINE(0, 0)
    } else if ((lo & 0xff00) != 0xff00) {
        KNOWN(lo, 0xffffff0ff00) LINE(0, 1)
    } else {
        KNOWN(lo, 0xffffff00000) CANON(lo, 0xff00) LINE(0, 2)
    }
    DONE
}

OPERAND(a20)
{
    BEGIN
    V(0, Ra) V(1, OFF20) V(2, UOFF20)
    if ((lo & 0xfffff00000) == 0x0) {
        KNOWN(lo, 0xff00) LINE(0, 0)
    } else if ((lo & 0xff00) != 0xff00) {
        KNOWN(lo, 0xfffff0ff00) LINE(0, 1)
    } else {
        KNOWN(lo, 0xfffff00000) CANON(lo, 0xff00) LINE(0, 2)
    }
    DONE
}

OPERAND(a32)
{
    BEGIN
    V(0, Ra) V(1, OFF32) V(2, UOFF32)
    if ((lo & 0xffffffff00000) == 0x0) {
        KNOWN(lo, 0xff00) LINE(0, 0)
    } else if ((lo & 0xff00) != 0xff00) {
        KNOWN(lo, 0xffffffff0ff00) LINE(0, 1)
    } else {
        KNOWN(lo, 0xffffffff00000) CANON(lo, 0xff00) LINE(0, 2)
    }
    DONE
}

OPERAND(genpred)
{
    BEGIN
    V(0, GENP)
    if ((lo & 0x1c00000000000000) == 0x1c00000000000000) {
        CANON(lo, 0x1c00000000000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x1c00000000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(cplace)
{
    BEGIN
    V(0, LBANK) V(1, Ra) V(2, CINDEX) V(3, UCINDEX)
    if ((lo & 0xffff00000) == 0x0) {
        KNOWN(lo, 0x1f00000ff00) LINE(0, 0)
    } else if ((lo & 0xff00) != 0xff00) {
        KNOWN(lo, 0x1fffff0ff00) LINE(0, 1)
    } else {
        KNOWN(lo, 0x1fffff00000) CANON(lo, 0xff00) LINE(0, 2)
    }
    DONE
}

OPERAND(lanes)
{
    BEGIN
    V(0, MASK)
    if ((lo & 0x78000000000) == 0x78000000000) {
        CANON(lo, 0x78000000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x78000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(lanesl)
{
    BEGIN
    V(0, MASKL)
    if ((lo & 0xf000) == 0xf000) {
        CANON(lo, 0xf000) LINE(0, 0)
    } else {
        KNOWN(lo, 0xf000) LINE(0, 1)
    }
    DONE
}

OPERAND(madpo)
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

OPERAND(mada)
{
    BEGIN
    V(0, MNA) V(1, Ra) V(2, RA)
    if ((lo & 0x18000000000000) != 0x18000000000000) {
        KNOWN(lo, 0x1000000000ff00) KNOWN(hi, 0x20000) LINE(0, 0)
    } else {
        KNOWN(lo, 0xff00) KNOWN(hi, 0x20000) CANON(lo, 0x18000000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(sb_of_imad_b)
{
    BEGIN
    V(0, Rb) V(1, RB) V(2, CBANK) V(3, COFF) V(4, IMM)
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

OPERAND(madc)
{
    BEGIN
    V(0, MNC) V(1, Rc) V(2, RC)
    if ((lo & 0x18000000000000) != 0x18000000000000) {
        KNOWN(lo, 0x87f8000000000) KNOWN(hi, 0x80000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x7f8000000000) KNOWN(hi, 0x80000) CANON(lo, 0x18000000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(madcc)
{
    BEGIN
    V(0, MNC) V(1, CBANK) V(2, COFF)
    if ((lo & 0x18000000000000) != 0x18000000000000) {
        KNOWN(lo, 0x8007ffff00000) LINE(0, 0) LINE(1, 0)
    } else {
        KNOWN(lo, 0x7ffff00000) CANON(lo, 0x18000000000000) LINE(0, 1) LINE(2, 0)
    }
    DONE
}

OPERAND(madpol)
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

OPERAND(madal)
{
    BEGIN
    V(0, NAL) V(1, Ra) V(2, RA)
    if ((lo & 0x180000000000000) != 0x180000000000000) {
        KNOWN(lo, 0x10000000000ff00) KNOWN(hi, 0x20000) LINE(0, 0)
    } else {
        KNOWN(lo, 0xff00) KNOWN(hi, 0x20000) CANON(lo, 0x180000000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(madcl)
{
    BEGIN
    V(0, Rd) V(6, MNCL)
    if ((lo & 0x180000000000000) != 0x180000000000000) {
        KNOWN(lo, 0x800000000000ff) LINE(0, 0)
    } else {
        KNOWN(lo, 0xff) CANON(lo, 0x180000000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(xm)
{
    BEGIN
    V(0, XPSL) V(1, XMRG) V(2, XMODE) V(3, XX)
    if ((lo & 0x10000000000000) == 0x0 || (lo & 0xc000000000000) == 0x0) {
        KNOWN(lo, 0x1c007000000000) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

OPERAND(pbits)
{
    BEGIN
    V(0, Rb) V(1, RB) V(2, CBANK) V(3, COFF) V(4, UIMM)
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

OPERAND(shfb)
{
    BEGIN
    V(0, Rb) V(1, RB) V(2, FIMM6)
    if ((lo & 0xff00000000000000) == 0x5b00000000000000) {
        KNOWN(lo, 0xff00000) KNOWN(hi, 0x40000) CANON(lo, 0x5b00000000000000) LINE(0, 0)
    } else if ((lo & 0xfe00000000000000) == 0x3600000000000000) {
        KNOWN(lo, 0x3f00000) CANON(lo, 0x3600000000000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(shfb_of_shf_r)
{
    BEGIN
    V(0, Rb) V(1, RB) V(2, FIMM6)
    if ((lo & 0xff00000000000000) == 0x5c00000000000000) {
        KNOWN(lo, 0xff00000) KNOWN(hi, 0x40000) CANON(lo, 0x5c00000000000000) LINE(0, 0)
    } else if ((lo & 0xfe00000000000000) == 0x3800000000000000) {
        KNOWN(lo, 0x3f00000) CANON(lo, 0x3800000000000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(sbi_of_flo)
{
    BEGIN
    V(0, NBI) V(1, Rb) V(2, RB) V(3, CBANK) V(4, COFF) V(5, IMM)
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

OPERAND(leash)
{
    BEGIN
    V(0, LEAS)
    if ((lo & 0xf8000000000) == 0x0) {
        LINE(0, 0)
    } else {
        KNOWN(lo, 0xf8000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(lehsh)
{
    BEGIN
    V(0, LEHS)
    if ((lo & 0x1f0000000) == 0x0) {
        LINE(0, 0)
    } else {
        KNOWN(lo, 0x1f0000000) LINE(0, 1)
    }
    DONE
}

OPERAND(lecsh)
{
    BEGIN
    V(0, LECS)
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
    V(0, SREG)
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

OPERAND(shb)
{
    BEGIN
    V(0, Rb) V(1, SLANE)
    if ((lo & 0x10000000) == 0x0) {
        KNOWN(lo, 0xff00000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x1f00000) CANON(lo, 0x10000000) LINE(0, 1)
    }
    DONE
}

OPERAND(shc)
{
    BEGIN
    V(0, Rc) V(1, SCLAMP)
    if ((lo & 0x20000000) == 0x0) {
        KNOWN(lo, 0x7f8000000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x7ffc00000000) CANON(lo, 0x20000000) LINE(0, 1)
    }
    DONE
}

OPERAND(barid)
{
    BEGIN
    V(0, Ra) V(1, BID)
    if ((lo & 0x100000000000) == 0x0) {
        KNOWN(lo, 0xff00) LINE(0, 0)
    } else {
        KNOWN(lo, 0xff00) CANON(lo, 0x100000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(baro)
{
    BEGIN
    V(0, Rb) V(1, BCNT)
    if ((lo & 0x80000000000) == 0x0) {
        KNOWN(lo, 0xff00000) LINE(0, 0)
    } else if ((lo & 0xfff00000) == 0x0) {
        CANON(lo, 0x80000000000) LINE(0, 1)
    } else {
        KNOWN(lo, 0xfff00000) CANON(lo, 0x80000000000) LINE(0, 2)
    }
    DONE
}

OPERAND(bara)
{
    BEGIN
    V(0, Rb) V(1, BCNT)
    if ((lo & 0x80000000000) == 0x0) {
        KNOWN(lo, 0xff00000) LINE(0, 0)
    } else {
        KNOWN(lo, 0xfff00000) CANON(lo, 0x80000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(b2rp)
{
    BEGIN
    V(0, VP)
    if ((lo & 0xe00000000000) == 0xe00000000000) {
        CANON(lo, 0xe00000000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0xe00000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(dlist)
{
    BEGIN
    V(0, D4) V(1, D3) V(2, D2) V(3, D1) V(4, D0)
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

OPERAND(supo)
{
    BEGIN
    V(0, SUPR)
    if ((lo & 0x1c0000000) == 0x0) {
        LINE(0, 0)
    } else {
        KNOWN(lo, 0x1c0000000) LINE(0, 1)
    }
    DONE
}

OPERAND(suwhere)
{
    BEGIN
    V(0, Rc) V(1, TXH)
    if ((lo & 0x8000000000000) == 0x0) {
        KNOWN(lo, 0x7f8000000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x1fff000000000) CANON(lo, 0x8000000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(surkind)
{
    BEGIN
    V(0, SURTYPE)
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

OPERAND(suakind)
{
    BEGIN
    V(0, SUATYPE)
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

OPERAND(suakindr)
{
    BEGIN
    V(0, SUATYPER)
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

OPERAND(sureg)
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

OPERAND(suakindr_of_suatom_p)
{
    BEGIN
    V(0, SUATYPER)
    if ((lo & 0x7000000000) != 0x4000000000) {
        KNOWN(lo, 0x7000000000) LINE(0, 0)
    } else if (ON(SM_52_SM_53)) {
        CANON(lo, 0x4000000000) LINE(0, 1)
    } else {
        CANON(lo, 0x4000000000) LINE(0, 2)
    }
    DONE
}

OPERAND(tp)
{
    BEGIN
    V(0, TPO)
    if ((lo & 0x38000000000000) == 0x38000000000000) {
        CANON(lo, 0x38000000000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x38000000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(trb)
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

OPERAND(tm)
{
    BEGIN
    V(0, TMASK)
    if ((lo & 0x780000000) == 0x780000000) {
        CANON(lo, 0x780000000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x780000000) LINE(0, 1)
    }
    DONE
}

OPERAND(txqw)
{
    BEGIN
    V(0, TXQK) V(1, TXQN)
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

OPERAND(short)
{
    BEGIN
    V(0, TXF)
    if (ON(NOT_SM_50)) {
        KNOWN(lo, 0x800000000000000) LINE(0, 0)
    } else if ((lo & 0x800000000000000) == 0x800000000000000) {
        CANON(lo, 0x800000000000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(short4)
{
    BEGIN
    V(0, T4F)
    if (ON(NOT_SM_50)) {
        KNOWN(lo, 0x80000000000000) LINE(0, 0)
    } else if ((lo & 0x80000000000000) == 0x0) {
        LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

OPERAND(vbt)
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

OPERAND(vbtn)
{
    BEGIN
    if ((lo & 0x4000040000000) == 0x4000000000000) {
        KNOWN(lo, 0x2000000000000) CANON(lo, 0x4000000000000) LINE(0, 0)
    } else if ((lo & 0x4000000000000) == 0x4000000000000) {
        KNOWN(lo, 0x2000000000000) CANON(lo, 0x4000040000000) LINE(0, 1)
    } else {
        KNOWN(lo, 0x2000000000000) LINE(0, 2)
    }
    DONE
}

OPERAND(vt)
{
    BEGIN
    V(0, VAS) V(1, VBS)
    if ((lo & 0x4000070000000) != 0x4000070000000 && (lo & 0x4000000000) != 0x4000000000) {
        KNOWN(lo, 0x1000000000000) LINE(0, 0) CALL(vbt, 1, 0)
    } else if ((lo & 0x4000070000000) != 0x4000070000000 && (lo & 0x2000000000) != 0x2000000000) {
        KNOWN(lo, 0x1000000000000) CANON(lo, 0x4000000000) LINE(0, 1) CALL(vbt, 2, 0)
    } else if ((lo & 0x4000070000000) != 0x4000070000000 &&
        (lo & 0x1000000000000) != 0x1000000000000 && (lo & 0x1000000000) != 0x1000000000) {
        CANON(lo, 0x6000000000) LINE(0, 2) CALL(vbt, 3, 0)
    } else if ((lo & 0x4000060000000) != 0x4000060000000 && (lo & 0x1000000000) != 0x1000000000) {
        CANON(lo, 0x1006000000000) LINE(0, 3) CALL(vbtn, 4, 0)
    } else if ((lo & 0x2001010000000) == 0x0) {
        CANON(lo, 0x5006060000000) LINE(0, 4)
    } else if ((lo & 0x1010000000) == 0x0) {
        CANON(lo, 0x7006060000000) LINE(0, 5)
    } else {
        NONE
    }
    DONE
}

OPERAND(va)
{
    BEGIN
    V(0, Ra) V(1, VAB) V(2, RA) V(3, VAH)
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

OPERAND(vb)
{
    BEGIN
    V(0, Rb) V(1, VBB) V(2, RB) V(3, VBH) V(4, VN16)
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

OPERAND(vpo)
{
    BEGIN
    if ((lo & 0x60000000000000) == 0x0) {
        LINE(0, 0)
    } else if ((lo & 0x60000000000000) != 0x60000000000000) {
        CANON(lo, 0x20000000000000) LINE(0, 1)
    } else {
        CANON(lo, 0x60000000000000) LINE(0, 2)
    }
    DONE
}

OPERAND(va_of_vmad)
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

OPERAND(vma)
{
    BEGIN
    V(0, VMNA) V(1, Ra) V(2, VAB) V(3, RA) V(4, VAH)
    if ((lo & 0x60000000000000) != 0x60000000000000 && (lo & 0x7000000000) != 0x7000000000) {
        KNOWN(lo, 0x40000000000000) LINE(0, 0) CALL(va_of_vmad, 1, 0)
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

OPERAND(vmc)
{
    BEGIN
    V(0, VMNC) V(1, Rc) V(2, RC)
    if ((lo & 0x60000000000000) != 0x60000000000000) {
        KNOWN(lo, 0x207f8000000000) KNOWN(hi, 0x80000) LINE(0, 0)
    } else {
        KNOWN(lo, 0x7f8000000000) KNOWN(hi, 0x80000) CANON(lo, 0x60000000000000) LINE(0, 1)
    }
    DONE
}

OPERAND(vsb)
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

OPERAND(vst)
{
    BEGIN
    V(0, VAS)
    if ((lo & 0x4000070000000) != 0x4000070000000 && (lo & 0x4000000000) != 0x4000000000) {
        KNOWN(lo, 0x1000000000000) LINE(0, 0) CALL(vsb, 1, 0)
    } else if ((lo & 0x4000070000000) != 0x4000070000000 && (lo & 0x2000000000) != 0x2000000000) {
        KNOWN(lo, 0x1000000000000) CANON(lo, 0x4000000000) LINE(0, 1) CALL(vsb, 2, 0)
    } else if ((lo & 0x4000070000000) != 0x4000070000000 && (lo & 0x1000000000) != 0x1000000000) {
        KNOWN(lo, 0x1000000000000) CANON(lo, 0x6000000000) LINE(0, 2) CALL(vsb, 3, 0)
    } else {
        NONE
    }
    DONE
}

