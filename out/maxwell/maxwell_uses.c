/* Generated from the description maxwell by gen/emit/uses. Do not edit. */
#include <isadora/maxwell.h>
#include "analysis/uses.h"

enum { F_R = 0, F_P = 1, F_CC = 2, F_ACTIVE = 4, F_SR = 5 };

static void guard_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1 || LINE(l2) == 2) USE(EARLY(7), F_P, V(GP, v1));
}

static struct rt_test guard_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return rt_sure(1);
    case 1: return FLAG(F_P, V(GP, v1));
    }
    return rt_not(FLAG(F_P, V(GP, v1)));
}

static void aaddr_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        if (V(AE, v1)) {
            USE(EARLY(-4), F_R, V(Ra, v2));
            USE(EARLY(-4), F_R, (V(Ra, v2) | 1));
        } else USE(EARLY(-4), F_R, V(Ra, v2));
    }
}

static uint64_t akind_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return (((V(ATYPE, v1) == 2) || (V(ATYPE, v1) == 5)) ? (uint64_t)2 : 1);
    case 1: case 2: return 1;
    }
    return 2;
}

static void uses_atom_op(struct rt_uses *u)
{
    guard_reads(u, 8, 2);
    IF(1, guard_value(u, 8, 2))
        aaddr_reads(u, 0, 4, 1);
        USE(EARLY(-4), F_R, V(Rb, 7));
        if ((int64_t)akind_value(u, 2, 0) > (int64_t)1) USE(EARLY(-4), F_R, (V(Rb, 7) | 1));
        USE(WRITE(1), F_R, V(Rd, 3));
        if ((int64_t)akind_value(u, 2, 0) > (int64_t)1) USE(WRITE(1), F_R, (V(Rd, 3) | 1));
    END(1)
}

static void aaddr13_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        if (V(AE, v1)) {
            USE(EARLY(-4), F_R, V(Ra, v2));
            USE(EARLY(-4), F_R, (V(Ra, v2) | 1));
        } else USE(EARLY(-4), F_R, V(Ra, v2));
    }
}

static void uses_atom_opp(struct rt_uses *u)
{
    guard_reads(u, 9, 3);
    IF(1, guard_value(u, 9, 3))
        aaddr13_reads(u, 0, 5, 2);
        USE(EARLY(-4), F_R, V(Rb, 8));
        if ((int64_t)akind_value(u, 2, 0) > (int64_t)1) USE(EARLY(-4), F_R, (V(Rb, 8) | 1));
        USE(WRITE(1), F_P, (7 - V(GP41, 3)));
        USE(WRITE(1), F_R, V(Rd, 4));
        if ((int64_t)akind_value(u, 2, 0) > (int64_t)1) USE(WRITE(1), F_R, (V(Rd, 4) | 1));
    END(1)
}

static void paired_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    struct rt_local x1 = NOTHING;
    rt_enter(u);
    if (LINE(l3) == 0) {
        USE(EARLY(-4), F_R, V(Rb, v1));
        USE(EARLY(-4), F_R, rt_bits((V(Rb, v1) + 1), 0, 8));
    }
    if (LINE(l3) == 1) {
        USE(EARLY(-4), F_R, V(Rb, v1));
        USE(EARLY(-4), F_R, rt_bits((V(Rb, v1) + 1), 0, 8));
        USE(EARLY(-4), F_R, rt_bits((V(Rb, v1) + 2), 0, 8));
        USE(EARLY(-4), F_R, rt_bits((V(Rb, v1) + 3), 0, 8));
    }
    if (LINE(l3) == 2) {
        LET(1)
        END_LET(1)
        rt_assign(u, &x1, K((1 + V(CASW, v2))));
        USE(EARLY(-4), F_R, V(Rb, v1));
        NEED(1);
        IF(1, rt_lt(u, K(1), x1.number)) USE(EARLY(-4), F_R, (V(Rb, v1) | 1)); END(1)
    }
    if (LINE(l3) == 3) {
        LET(1)
        END_LET(1)
        rt_assign(u, &x1, K((1 + V(CASW, v2))));
        USE(EARLY(-4), F_R, V(Rb, v1));
        NEED(1);
        IF(2, rt_lt(u, K(1), x1.number)) USE(EARLY(-4), F_R, (V(Rb, v1) | 1)); END(2)
    }
    rt_leave(u);
}

static void uses_atom_cas(struct rt_uses *u)
{
    guard_reads(u, 8, 2);
    IF(1, guard_value(u, 8, 2))
        aaddr_reads(u, 0, 3, 0);
        paired_reads(u, 6, 1, 1);
        USE(EARLY(-4), F_R, V(Rb, 6));
        if ((int64_t)(1 + V(CASW, 1)) > (int64_t)1) USE(EARLY(-4), F_R, (V(Rb, 6) | 1));
        USE(WRITE(1), F_R, V(Rd, 2));
        if ((int64_t)(1 + V(CASW, 1)) > (int64_t)1) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
    END(1)
}

static void uses_atom_casp(struct rt_uses *u)
{
    guard_reads(u, 9, 3);
    IF(1, guard_value(u, 9, 3))
        aaddr13_reads(u, 0, 4, 1);
        paired_reads(u, 7, 1, 2);
        USE(EARLY(-4), F_R, V(Rb, 7));
        if ((int64_t)(1 + V(CASW, 1)) > (int64_t)1) USE(EARLY(-4), F_R, (V(Rb, 7) | 1));
        USE(WRITE(1), F_P, (7 - V(GP41, 2)));
        USE(WRITE(1), F_R, V(Rd, 3));
        if ((int64_t)(1 + V(CASW, 1)) > (int64_t)1) USE(WRITE(1), F_R, (V(Rd, 3) | 1));
    END(1)
}

static void asaddr_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1) USE(EARLY(-2), F_R, V(Ra, v1));
}

static void uses_atoms(struct rt_uses *u)
{
    guard_reads(u, 7, 1);
    IF(5, guard_value(u, 7, 1))
        if (V(ASTYPE, 1) > 1) {
            USE(EARLY(-2), F_R, V(Rb, 6));
            USE(EARLY(-2), F_R, (V(Rb, 6) | 1));
            asaddr_reads(u, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
            USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        } else {
            if (V(ASOP, 0) == 0) {
                asaddr_reads(u, 3, 0);
                USE(EARLY(-2), F_R, V(Rb, 6));
            }
            if (V(ASOP, 0) == 1) {
                if (V(ASTYPE, 1)) {
                    asaddr_reads(u, 3, 0);
                    USE(EARLY(-2), F_R, V(Rb, 6));
                } else {
                    asaddr_reads(u, 3, 0);
                    USE(EARLY(-2), F_R, V(Rb, 6));
                }
                IF(1, (V(ASTYPE, 1) ? rt_lt(u, rt_signed(u, UNKNOWN, 32), rt_signed(u, rt_content(u,
                    F_R, K(V(Rb, 6))), 32)) : OPEN))
                    asaddr_reads(u, 3, 0);
                ELSE(1) USE(EARLY(-2), F_R, V(Rb, 6)); END(1)
            }
            if (V(ASOP, 0) == 2) {
                if (V(ASTYPE, 1)) {
                    asaddr_reads(u, 3, 0);
                    USE(EARLY(-2), F_R, V(Rb, 6));
                } else {
                    asaddr_reads(u, 3, 0);
                    USE(EARLY(-2), F_R, V(Rb, 6));
                }
                IF(2, (V(ASTYPE, 1) ? rt_lt(u, rt_signed(u, UNKNOWN, 32), rt_signed(u, rt_content(u,
                    F_R, K(V(Rb, 6))), 32)) : OPEN))
                    USE(EARLY(-2), F_R, V(Rb, 6));
                ELSE(2) asaddr_reads(u, 3, 0); END(2)
            }
            if (V(ASOP, 0) == 3) {
                asaddr_reads(u, 3, 0);
                USE(EARLY(-2), F_R, V(Rb, 6));
            }
            if (V(ASOP, 0) == 4) {
                asaddr_reads(u, 3, 0);
                IF(3, OPEN) USE(EARLY(-2), F_R, V(Rb, 6)); END(3)
                IF(4, rt_either(OPEN, OPEN)) USE(EARLY(-2), F_R, V(Rb, 6)); END(4)
            }
            if (V(ASOP, 0) == 5) {
                asaddr_reads(u, 3, 0);
                USE(EARLY(-2), F_R, V(Rb, 6));
            }
            if (V(ASOP, 0) == 6) {
                asaddr_reads(u, 3, 0);
                USE(EARLY(-2), F_R, V(Rb, 6));
            }
            if (V(ASOP, 0) == 7) {
                asaddr_reads(u, 3, 0);
                USE(EARLY(-2), F_R, V(Rb, 6));
            }
            if (V(ASOP, 0) == 8) USE(EARLY(-2), F_R, V(Rb, 6));
            asaddr_reads(u, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        }
    END(5)
}

static void uses_atoms_cas(struct rt_uses *u)
{
    uint64_t x2 = 0;
    rt_enter(u);
    guard_reads(u, 8, 2);
    IF(3, guard_value(u, 8, 2))
        if (V(CASWS, 1)) {
            x2 = rt_bits((V(Rb, 6) + 2), 0, 8);
            LET(3)
                USE(READ, F_R, x2);
                USE(READ, F_R, (x2 | 1));
            END_LET(3)
            asaddr_reads(u, 3, 0);
            USE(EARLY(-2), F_R, V(Rb, 6));
            USE(EARLY(-2), F_R, (V(Rb, 6) | 1));
            IF(1, OPEN) NEED(3); END(1)
            USE(WRITE(1), F_R, V(Rd, 2));
            USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        } else {
            asaddr_reads(u, 3, 0);
            USE(EARLY(-2), F_R, V(Rb, 6));
            IF(2, OPEN) USE(EARLY(-2), F_R, rt_bits((V(Rb, 6) + 1), 0, 8)); END(2)
            USE(WRITE(1), F_R, V(Rd, 2));
        }
    END(3)
    rt_leave(u);
}

static uint64_t arkind_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return (((V(ARTYPE, v1) == 2) || (V(ARTYPE, v1) == 5)) ? (uint64_t)2 : 1);
    case 1: case 2: return 1;
    }
    return 2;
}

static void uses_red(struct rt_uses *u)
{
    guard_reads(u, 7, 2);
    IF(1, guard_value(u, 7, 2))
        aaddr_reads(u, 0, 3, 1);
        USE(EARLY(-4), F_R, V(Rd, 6));
        if ((int64_t)arkind_value(u, 2, 0) > (int64_t)1) USE(EARLY(-4), F_R, (V(Rd, 6) | 1));
    END(1)
}

static void ccaddr_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        if (V(CCE, v1)) {
            USE(READ, F_R, V(Ra, v2));
            USE(READ, F_R, (V(Ra, v2) | 1));
        } else USE(READ, F_R, V(Ra, v2));
    }
}

static void uses_cctl_a(struct rt_uses *u)
{
    guard_reads(u, 6, 1);
    IF(1, guard_value(u, 6, 1)) ccaddr_reads(u, 0, 3, 0); END(1)
}

static void uses_cctl_all(struct rt_uses *u)
{
    guard_reads(u, 3, 0);
}

static void ccladdr_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1) USE(READ, F_R, V(Ra, v1));
}

static void uses_cctll_a(struct rt_uses *u)
{
    guard_reads(u, 4, 1);
    IF(1, guard_value(u, 4, 1)) ccladdr_reads(u, 1, 0); END(1)
}

static void uses_cctll_all(struct rt_uses *u)
{
    guard_reads(u, 1, 0);
}

static void uses_cctlt_all(struct rt_uses *u)
{
    guard_reads(u, 0, 0);
}

static void sb_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(Rb, v1));
}

static rt_value sb_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return rt_content(u, F_R, K(V(Rb, v1)));
    case 1: return UNKNOWN;
    }
    return K(rt_bits(rt_sext(V(IMM, v2), 20), 0, 32));
}

static void sb_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(RB, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_isetp(struct rt_uses *u)
{
    struct rt_test x5 = OPEN;
    rt_value x1 = UNKNOWN, x2 = UNKNOWN, x3 = UNKNOWN, x4 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 15, 2);
    IF(7, guard_value(u, 15, 2))
        LET(1)
            if (V(UI, 1)) {
                USE(READ, F_R, V(Ra, 6));
            } else USE(READ, F_R, V(Ra, 6));
        END_LET(1)
        x1 = (V(UI, 1) ? rt_signed(u, rt_content(u, F_R, K(V(Ra, 6))), 32) : rt_slice(u,
            rt_content(u, F_R, K(V(Ra, 6))), 0, 32));
        LET(2)
            if (V(UI, 1)) {
                sb_reads(u, 8, 0);
            } else sb_reads(u, 8, 0);
        END_LET(2)
        x2 = (V(UI, 1) ? rt_signed(u, sb_value(u, 8, 12, 0), 32) : rt_slice(u, sb_value(u, 8, 12,
            0), 0, 32));
        x3 = rt_sub(u, rt_sub(u, x1, x2), (V(XC, 2) ? rt_sub(u, K(1), rt_of_test(u, rt_test_of(u,
            rt_slice(u, rt_content(u, F_CC, K(0)), 2, 1)))) : K(0)));
        LET(4)
            NEED(1);
            NEED(2);
            if (V(XC, 2)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
            IF(2, rt_not(rt_lt(u, x3, K(0))))
                IF(1, rt_eq(u, x3, K(0))) if (!(!V(XC, 2))) USE_PART(READ, F_CC, K(0), BITS(0, 1));
                    END(1)
            END(2)
        END_LET(4)
        x4 = rt_chosen(u, rt_lt(u, x3, K(0)), K(1), rt_chosen(u, rt_both(rt_eq(u, x3, K(0)),
            rt_either(rt_sure((!V(XC, 2))), rt_test_of(u, rt_slice(u, rt_content(u, F_CC, K(0)), 0,
            1)))), K(2), K(4)));
        x5 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, K(V(CMP, 0)), x4), K(0))));
        if (V(BOP, 3) == 0) {
            NEED(4);
            IF(3, x5) USE(EARLY(7), F_P, V(Q0, 14)); END(3)
        }
        if (V(BOP, 3) == 1) {
            NEED(4);
            IF(4, rt_not(x5)) USE(EARLY(7), F_P, V(Q0, 14)); END(4)
        }
        if (V(BOP, 3) == 2) {
            NEED(4);
            USE(EARLY(7), F_P, V(Q0, 14));
        }
        USE(WRITE(1), F_P, V(P0, 4));
        if (V(BOP, 3) == 0) {
            NEED(4);
            IF(5, rt_not(x5)) USE(EARLY(7), F_P, V(Q0, 14)); END(5)
        }
        if (V(BOP, 3) == 1) {
            NEED(4);
            IF(6, rt_not(rt_not(x5))) USE(EARLY(7), F_P, V(Q0, 14)); END(6)
        }
        if (V(BOP, 3) == 2) {
            NEED(4);
            USE(EARLY(7), F_P, V(Q0, 14));
        }
        USE(WRITE(1), F_P, V(P1, 5));
    END(7)
    if (V(RA, 7)) USE(KEEP, F_R, V(Ra, 6));
    sb_keeps(u, 9, 8, 0);
    rt_leave(u);
}

static void uses_iset(struct rt_uses *u)
{
    struct rt_test x5 = OPEN;
    rt_value x1 = UNKNOWN, x2 = UNKNOWN, x3 = UNKNOWN, x4 = UNKNOWN, x6 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 16, 2);
    IF(6, guard_value(u, 16, 2))
        LET(1)
            if (V(UI, 2)) {
                USE(READ, F_R, V(Ra, 7));
            } else USE(READ, F_R, V(Ra, 7));
        END_LET(1)
        x1 = (V(UI, 2) ? rt_signed(u, rt_content(u, F_R, K(V(Ra, 7))), 32) : rt_slice(u,
            rt_content(u, F_R, K(V(Ra, 7))), 0, 32));
        LET(2)
            if (V(UI, 2)) {
                sb_reads(u, 9, 0);
            } else sb_reads(u, 9, 0);
        END_LET(2)
        x2 = (V(UI, 2) ? rt_signed(u, sb_value(u, 9, 13, 0), 32) : rt_slice(u, sb_value(u, 9, 13,
            0), 0, 32));
        x3 = rt_sub(u, rt_sub(u, x1, x2), (V(XC, 3) ? rt_sub(u, K(1), rt_of_test(u, rt_test_of(u,
            rt_slice(u, rt_content(u, F_CC, K(0)), 2, 1)))) : K(0)));
        LET(4)
            NEED(1);
            NEED(2);
            if (V(XC, 3)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
            IF(2, rt_not(rt_lt(u, x3, K(0))))
                IF(1, rt_eq(u, x3, K(0))) if (!(!V(XC, 3))) USE_PART(READ, F_CC, K(0), BITS(0, 1));
                    END(1)
            END(2)
        END_LET(4)
        x4 = rt_chosen(u, rt_lt(u, x3, K(0)), K(1), rt_chosen(u, rt_both(rt_eq(u, x3, K(0)),
            rt_either(rt_sure((!V(XC, 3))), rt_test_of(u, rt_slice(u, rt_content(u, F_CC, K(0)), 0,
            1)))), K(2), K(4)));
        x5 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, K(V(CMP, 1)), x4), K(0))));
        LET(6)
            if (V(BOP, 4) == 0) {
                NEED(4);
                IF(3, x5) USE(EARLY(7), F_P, V(Q0, 15)); END(3)
            }
            if (V(BOP, 4) == 1) {
                NEED(4);
                IF(4, rt_not(x5)) USE(EARLY(7), F_P, V(Q0, 15)); END(4)
            }
            if (V(BOP, 4) == 2) {
                NEED(4);
                USE(EARLY(7), F_P, V(Q0, 15));
            }
        END_LET(6)
        x6 = rt_chosen(u, rt_not(rt_test_of(u, ((V(BOP, 4) == 0) ? rt_of_test(u, rt_both(x5,
            rt_differ(FLAG(F_P, V(Q0, 15)), rt_sure(V(Q0N, 14))))) : ((V(BOP, 4) == 1) ?
            rt_of_test(u, rt_either(x5, rt_differ(FLAG(F_P, V(Q0, 15)), rt_sure(V(Q0N, 14))))) :
            ((V(BOP, 4) == 2) ? rt_of_test(u, rt_differ(x5, rt_differ(FLAG(F_P, V(Q0, 15)),
            rt_sure(V(Q0N, 14))))) : ((V(BOP, 4) == 3) ? K(0) : UNKNOWN)))))), K(0), K((V(BF, 0) ?
            (uint64_t)1065353216 : INT64_C(4294967295))));
        NEED(6);
        USE(WRITE(1), F_R, V(Rd, 5));
        if (V(CCW, 6)) {
            IF(5, rt_eq(u, rt_slice(u, x6, 0, 32), K(0)))
                if (!(!V(XC, 3))) USE_PART(READ, F_CC, K(0), BITS(0, 1));
            END(5)
            USE(WRITE(1), F_CC, 0);
        }
    END(6)
    if (V(RA, 8)) USE(KEEP, F_R, V(Ra, 7));
    sb_keeps(u, 10, 9, 0);
    rt_leave(u);
}

static rt_value way_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return K(rt_bits(((HERE + 8) + rt_sext(V(TO, v1), 24)), 0, 32));
    }
    return UNKNOWN;
}

static void uses_bra(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN, x7 = OPEN;
    rt_value x4 = UNKNOWN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 6, 1);
        IF(1, guard_value(u, 6, 1)) if (!(V(CCT, 2) == 15)) USE(EARLY(7), F_CC, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 6, 1), rt_either(rt_sure((V(CCT, 2) == 15)),
        rt_test_of(u, rt_band(u, rt_shr(u, ((V(CCT, 2) == 0) ? K(0) : ((V(CCT, 2) == 1) ? K(47940) :
        ((V(CCT, 2) == 2) ? K(8738) : ((V(CCT, 2) == 3) ? K(13158) : ((V(CCT, 2) == 4) ? K(17425) :
        ((V(CCT, 2) == 5) ? K(21845) : ((V(CCT, 2) == 6) ? K(52275) : ((V(CCT, 2) == 7) ? K(30583) :
        ((V(CCT, 2) == 8) ? K(34952) : ((V(CCT, 2) == 9) ? K(13260) : ((V(CCT, 2) == 10) ? K(43690)
        : ((V(CCT, 2) == 11) ? K(48110) : ((V(CCT, 2) == 12) ? K(52377) : ((V(CCT, 2) == 13) ?
        K(56797) : ((V(CCT, 2) == 14) ? K(17595) : ((V(CCT, 2) == 15) ? K(65535) : ((V(CCT, 2) ==
        16) ? K(255) : ((V(CCT, 2) == 17) ? K(3855) : ((V(CCT, 2) == 18) ? K(13107) : ((V(CCT, 2) ==
        19) ? K(44975) : ((V(CCT, 2) == 20) ? K(20560) : ((V(CCT, 2) == 21) ? K(52428) : ((V(CCT, 2)
        == 22) ? K(61680) : ((V(CCT, 2) == 23) ? K(65280) : ((V(CCT, 2) == 24) ? K(0) : ((V(CCT, 2)
        == 25) ? K(0) : ((V(CCT, 2) == 26) ? K(0) : ((V(CCT, 2) == 27) ? K(0) : ((V(CCT, 2) == 28) ?
        K(0) : ((V(CCT, 2) == 29) ? K(0) : ((V(CCT, 2) == 30) ? K(61166) : ((V(CCT, 2) == 31) ?
        K(4369) : UNKNOWN)))))))))))))))))))))))))))))))), rt_content(u, F_CC, K(0))), K(1))))));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    x4 = rt_slice(u, way_value(u, 3, 0), 0, 32);
    x7 = rt_answer(u, rt_eq(u, x4, rt_slice(u, way_value(u, 3, 0), 0, 32)));
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(2, rt_both(x3, x7)) JUMP(JUMPS, 1, x4); END(2)
    rt_leave(u);
}

static void nearx_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1 || LINE(l2) == 2 || LINE(l2) == 3) USE(READ, F_R, V(Ra, v1));
}

static rt_value nearx_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0:
        return rt_slice(u, rt_add(u, rt_add(u, rt_content(u, F_R, K(V(Ra, v1))), K(HERE)), K(8)), 0,
            32);
    case 1:
        return rt_slice(u, rt_add(u, rt_add(u, rt_add(u, rt_content(u, F_R, K(V(Ra, v1))),
            K(rt_sext(V(BXNEAR, v2), 24))), K(HERE)), K(8)), 0, 32);
    }
    return UNKNOWN;
}

static void uses_brx(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN, x7 = OPEN;
    rt_value x4 = UNKNOWN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 6, 1);
        IF(1, guard_value(u, 6, 1)) if (!(V(CCT, 1) == 15)) USE(READ, F_CC, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 6, 1), rt_either(rt_sure((V(CCT, 1) == 15)),
        rt_test_of(u, rt_band(u, rt_shr(u, ((V(CCT, 1) == 0) ? K(0) : ((V(CCT, 1) == 1) ? K(47940) :
        ((V(CCT, 1) == 2) ? K(8738) : ((V(CCT, 1) == 3) ? K(13158) : ((V(CCT, 1) == 4) ? K(17425) :
        ((V(CCT, 1) == 5) ? K(21845) : ((V(CCT, 1) == 6) ? K(52275) : ((V(CCT, 1) == 7) ? K(30583) :
        ((V(CCT, 1) == 8) ? K(34952) : ((V(CCT, 1) == 9) ? K(13260) : ((V(CCT, 1) == 10) ? K(43690)
        : ((V(CCT, 1) == 11) ? K(48110) : ((V(CCT, 1) == 12) ? K(52377) : ((V(CCT, 1) == 13) ?
        K(56797) : ((V(CCT, 1) == 14) ? K(17595) : ((V(CCT, 1) == 15) ? K(65535) : ((V(CCT, 1) ==
        16) ? K(255) : ((V(CCT, 1) == 17) ? K(3855) : ((V(CCT, 1) == 18) ? K(13107) : ((V(CCT, 1) ==
        19) ? K(44975) : ((V(CCT, 1) == 20) ? K(20560) : ((V(CCT, 1) == 21) ? K(52428) : ((V(CCT, 1)
        == 22) ? K(61680) : ((V(CCT, 1) == 23) ? K(65280) : ((V(CCT, 1) == 24) ? K(0) : ((V(CCT, 1)
        == 25) ? K(0) : ((V(CCT, 1) == 26) ? K(0) : ((V(CCT, 1) == 27) ? K(0) : ((V(CCT, 1) == 28) ?
        K(0) : ((V(CCT, 1) == 29) ? K(0) : ((V(CCT, 1) == 30) ? K(61166) : ((V(CCT, 1) == 31) ?
        K(4369) : UNKNOWN)))))))))))))))))))))))))))))))), rt_content(u, F_CC, K(0))), K(1))))));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    x4 = rt_slice(u, nearx_value(u, 2, 3, 0), 0, 32);
    x7 = rt_answer(u, rt_eq(u, x4, rt_slice(u, nearx_value(u, 2, 3, 0), 0, 32)));
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(2, x3) nearx_reads(u, 2, 0); END(2)
    IF(3, rt_both(x3, x7))
        nearx_reads(u, 2, 0);
        JUMP(JUMPS, 1, x4);
    END(3)
    rt_leave(u);
}

static rt_value farway_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return K(V(BFAR, v1));
    }
    return UNKNOWN;
}

static void uses_jmp(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN, x7 = OPEN;
    rt_value x4 = UNKNOWN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 6, 1);
        IF(1, guard_value(u, 6, 1)) if (!(V(CCT, 2) == 15)) USE(READ, F_CC, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 6, 1), rt_either(rt_sure((V(CCT, 2) == 15)),
        rt_test_of(u, rt_band(u, rt_shr(u, ((V(CCT, 2) == 0) ? K(0) : ((V(CCT, 2) == 1) ? K(47940) :
        ((V(CCT, 2) == 2) ? K(8738) : ((V(CCT, 2) == 3) ? K(13158) : ((V(CCT, 2) == 4) ? K(17425) :
        ((V(CCT, 2) == 5) ? K(21845) : ((V(CCT, 2) == 6) ? K(52275) : ((V(CCT, 2) == 7) ? K(30583) :
        ((V(CCT, 2) == 8) ? K(34952) : ((V(CCT, 2) == 9) ? K(13260) : ((V(CCT, 2) == 10) ? K(43690)
        : ((V(CCT, 2) == 11) ? K(48110) : ((V(CCT, 2) == 12) ? K(52377) : ((V(CCT, 2) == 13) ?
        K(56797) : ((V(CCT, 2) == 14) ? K(17595) : ((V(CCT, 2) == 15) ? K(65535) : ((V(CCT, 2) ==
        16) ? K(255) : ((V(CCT, 2) == 17) ? K(3855) : ((V(CCT, 2) == 18) ? K(13107) : ((V(CCT, 2) ==
        19) ? K(44975) : ((V(CCT, 2) == 20) ? K(20560) : ((V(CCT, 2) == 21) ? K(52428) : ((V(CCT, 2)
        == 22) ? K(61680) : ((V(CCT, 2) == 23) ? K(65280) : ((V(CCT, 2) == 24) ? K(0) : ((V(CCT, 2)
        == 25) ? K(0) : ((V(CCT, 2) == 26) ? K(0) : ((V(CCT, 2) == 27) ? K(0) : ((V(CCT, 2) == 28) ?
        K(0) : ((V(CCT, 2) == 29) ? K(0) : ((V(CCT, 2) == 30) ? K(61166) : ((V(CCT, 2) == 31) ?
        K(4369) : UNKNOWN)))))))))))))))))))))))))))))))), rt_content(u, F_CC, K(0))), K(1))))));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    x4 = rt_slice(u, farway_value(u, 3, 0), 0, 32);
    x7 = rt_answer(u, rt_eq(u, x4, rt_slice(u, farway_value(u, 3, 0), 0, 32)));
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(2, rt_both(x3, x7)) JUMP(JUMPS, 1, x4); END(2)
    rt_leave(u);
}

static void farx_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1 || LINE(l2) == 2 || LINE(l2) == 3) USE(READ, F_R, V(Ra, v1));
}

static rt_value farx_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return rt_slice(u, rt_content(u, F_R, K(V(Ra, v1))), 0, 32);
    case 1:
        return rt_slice(u, rt_add(u, rt_content(u, F_R, K(V(Ra, v1))), K(rt_sext(V(BXFAR, v2),
            32))), 0, 32);
    }
    return UNKNOWN;
}

static void uses_jmx(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN, x7 = OPEN;
    rt_value x4 = UNKNOWN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 6, 1);
        IF(1, guard_value(u, 6, 1)) if (!(V(CCT, 1) == 15)) USE(READ, F_CC, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 6, 1), rt_either(rt_sure((V(CCT, 1) == 15)),
        rt_test_of(u, rt_band(u, rt_shr(u, ((V(CCT, 1) == 0) ? K(0) : ((V(CCT, 1) == 1) ? K(47940) :
        ((V(CCT, 1) == 2) ? K(8738) : ((V(CCT, 1) == 3) ? K(13158) : ((V(CCT, 1) == 4) ? K(17425) :
        ((V(CCT, 1) == 5) ? K(21845) : ((V(CCT, 1) == 6) ? K(52275) : ((V(CCT, 1) == 7) ? K(30583) :
        ((V(CCT, 1) == 8) ? K(34952) : ((V(CCT, 1) == 9) ? K(13260) : ((V(CCT, 1) == 10) ? K(43690)
        : ((V(CCT, 1) == 11) ? K(48110) : ((V(CCT, 1) == 12) ? K(52377) : ((V(CCT, 1) == 13) ?
        K(56797) : ((V(CCT, 1) == 14) ? K(17595) : ((V(CCT, 1) == 15) ? K(65535) : ((V(CCT, 1) ==
        16) ? K(255) : ((V(CCT, 1) == 17) ? K(3855) : ((V(CCT, 1) == 18) ? K(13107) : ((V(CCT, 1) ==
        19) ? K(44975) : ((V(CCT, 1) == 20) ? K(20560) : ((V(CCT, 1) == 21) ? K(52428) : ((V(CCT, 1)
        == 22) ? K(61680) : ((V(CCT, 1) == 23) ? K(65280) : ((V(CCT, 1) == 24) ? K(0) : ((V(CCT, 1)
        == 25) ? K(0) : ((V(CCT, 1) == 26) ? K(0) : ((V(CCT, 1) == 27) ? K(0) : ((V(CCT, 1) == 28) ?
        K(0) : ((V(CCT, 1) == 29) ? K(0) : ((V(CCT, 1) == 30) ? K(61166) : ((V(CCT, 1) == 31) ?
        K(4369) : UNKNOWN)))))))))))))))))))))))))))))))), rt_content(u, F_CC, K(0))), K(1))))));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    x4 = rt_slice(u, farx_value(u, 2, 3, 0), 0, 32);
    x7 = rt_answer(u, rt_eq(u, x4, rt_slice(u, farx_value(u, 2, 3, 0), 0, 32)));
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(2, x3) farx_reads(u, 2, 0); END(2)
    IF(3, rt_both(x3, x7))
        farx_reads(u, 2, 0);
        JUMP(JUMPS, 1, x4);
    END(3)
    rt_leave(u);
}

static void uses_cal(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    x1 = rt_slice(u, way_value(u, 1, 0), 0, 32);
    USE(READ, F_ACTIVE, 0);
    JUMP(CALLS, 1, x1);
}

static void uses_jcal(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    x1 = rt_slice(u, farway_value(u, 1, 0), 0, 32);
    USE(READ, F_ACTIVE, 0);
    JUMP(CALLS, 1, x1);
}

static void uses_pret(struct rt_uses *u)
{
    USE(READ, F_ACTIVE, 0);
}

static void uses_ret(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 1, 0);
        IF(1, guard_value(u, 1, 0)) if (!(V(CCT, 0) == 15)) USE(READ, F_CC, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 1, 0), rt_either(rt_sure((V(CCT, 0) == 15)),
        rt_test_of(u, rt_band(u, rt_shr(u, ((V(CCT, 0) == 0) ? K(0) : ((V(CCT, 0) == 1) ? K(47940) :
        ((V(CCT, 0) == 2) ? K(8738) : ((V(CCT, 0) == 3) ? K(13158) : ((V(CCT, 0) == 4) ? K(17425) :
        ((V(CCT, 0) == 5) ? K(21845) : ((V(CCT, 0) == 6) ? K(52275) : ((V(CCT, 0) == 7) ? K(30583) :
        ((V(CCT, 0) == 8) ? K(34952) : ((V(CCT, 0) == 9) ? K(13260) : ((V(CCT, 0) == 10) ? K(43690)
        : ((V(CCT, 0) == 11) ? K(48110) : ((V(CCT, 0) == 12) ? K(52377) : ((V(CCT, 0) == 13) ?
        K(56797) : ((V(CCT, 0) == 14) ? K(17595) : ((V(CCT, 0) == 15) ? K(65535) : ((V(CCT, 0) ==
        16) ? K(255) : ((V(CCT, 0) == 17) ? K(3855) : ((V(CCT, 0) == 18) ? K(13107) : ((V(CCT, 0) ==
        19) ? K(44975) : ((V(CCT, 0) == 20) ? K(20560) : ((V(CCT, 0) == 21) ? K(52428) : ((V(CCT, 0)
        == 22) ? K(61680) : ((V(CCT, 0) == 23) ? K(65280) : ((V(CCT, 0) == 24) ? K(0) : ((V(CCT, 0)
        == 25) ? K(0) : ((V(CCT, 0) == 26) ? K(0) : ((V(CCT, 0) == 27) ? K(0) : ((V(CCT, 0) == 28) ?
        K(0) : ((V(CCT, 0) == 29) ? K(0) : ((V(CCT, 0) == 30) ? K(61166) : ((V(CCT, 0) == 31) ?
        K(4369) : UNKNOWN)))))))))))))))))))))))))))))))), rt_content(u, F_CC, K(0))), K(1))))));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(2, x3) JUMP(RETURNS, 1, UNKNOWN); END(2)
    rt_leave(u);
}

static void uses_exit(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 2, 0);
        IF(1, guard_value(u, 2, 0)) if (!(V(CCT, 1) == 15)) USE(READ, F_CC, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 2, 0), rt_either(rt_sure((V(CCT, 1) == 15)),
        rt_test_of(u, rt_band(u, rt_shr(u, ((V(CCT, 1) == 0) ? K(0) : ((V(CCT, 1) == 1) ? K(47940) :
        ((V(CCT, 1) == 2) ? K(8738) : ((V(CCT, 1) == 3) ? K(13158) : ((V(CCT, 1) == 4) ? K(17425) :
        ((V(CCT, 1) == 5) ? K(21845) : ((V(CCT, 1) == 6) ? K(52275) : ((V(CCT, 1) == 7) ? K(30583) :
        ((V(CCT, 1) == 8) ? K(34952) : ((V(CCT, 1) == 9) ? K(13260) : ((V(CCT, 1) == 10) ? K(43690)
        : ((V(CCT, 1) == 11) ? K(48110) : ((V(CCT, 1) == 12) ? K(52377) : ((V(CCT, 1) == 13) ?
        K(56797) : ((V(CCT, 1) == 14) ? K(17595) : ((V(CCT, 1) == 15) ? K(65535) : ((V(CCT, 1) ==
        16) ? K(255) : ((V(CCT, 1) == 17) ? K(3855) : ((V(CCT, 1) == 18) ? K(13107) : ((V(CCT, 1) ==
        19) ? K(44975) : ((V(CCT, 1) == 20) ? K(20560) : ((V(CCT, 1) == 21) ? K(52428) : ((V(CCT, 1)
        == 22) ? K(61680) : ((V(CCT, 1) == 23) ? K(65280) : ((V(CCT, 1) == 24) ? K(0) : ((V(CCT, 1)
        == 25) ? K(0) : ((V(CCT, 1) == 26) ? K(0) : ((V(CCT, 1) == 27) ? K(0) : ((V(CCT, 1) == 28) ?
        K(0) : ((V(CCT, 1) == 29) ? K(0) : ((V(CCT, 1) == 30) ? K(61166) : ((V(CCT, 1) == 31) ?
        K(4369) : UNKNOWN)))))))))))))))))))))))))))))))), rt_content(u, F_CC, K(0))), K(1))))));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    USE(READ, F_ACTIVE, 0);
    NEED(1);
    IF(2, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u, rt_chosen(u, x3,
        K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
        HALT;
    END(2)
    rt_leave(u);
}

static void uses_kil(struct rt_uses *u)
{
    rt_enter(u);
    LET(1)
        guard_reads(u, 1, 0);
        IF(1, guard_value(u, 1, 0)) if (!(V(CCT, 0) == 15)) USE(READ, F_CC, 0); END(1)
    END_LET(1)
    NEED(1);
    rt_leave(u);
}

static void uses_getcrsptr(struct rt_uses *u)
{
    USE(WRITE(1), F_R, V(Rd, 0));
}

static void uses_setcrsptr(struct rt_uses *u)
{
    USE(READ, F_R, V(Ra, 0));
}

static void uses_lepc(struct rt_uses *u)
{
    guard_reads(u, 1, 0);
    IF(1, guard_value(u, 1, 0)) USE(WRITE(1), F_R, V(Rd, 0)); END(1)
}

static void cf16_reads(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    if (LINE(l4) == 0) {
        if (V(FAB, v1)) {
            USE_PART(EARLY(-4), F_R, K(V(Rb, v2)), BITS((16 * V(CH, v3)), 15));
        } else USE_PART(EARLY(-4), F_R, K(V(Rb, v2)), BITS((16 * V(CH, v3)), 16));
    }
}

static void uses_f2f_hh(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 15, 3);
    IF(1, guard_value(u, 15, 3))
        if (V(CCW, 6)) USE(WRITE(1), F_CC, 0);
        LET(1)
            if (V(CRND, 3) >= 4) {
                cf16_reads(u, 8, 9, 10, 0);
            } else cf16_reads(u, 8, 9, 10, 0);
        END_LET(1)
        if (!V(FSAT, 4)) {
            NEED(1);
        } else NEED(1);
        USE(WRITE(1), F_R, V(Rd, 5));
    END(1)
    rt_leave(u);
}

static void uses_f2f_hs(struct rt_uses *u)
{
    guard_reads(u, 15, 3);
    IF(1, guard_value(u, 15, 3))
        if (V(CCW, 6)) USE(WRITE(1), F_CC, 0);
        if (!V(FSAT, 4)) {
            cf16_reads(u, 8, 9, 10, 0);
        } else cf16_reads(u, 8, 9, 10, 0);
        USE(WRITE(1), F_R, V(Rd, 5));
    END(1)
}

static void uses_f2f_hd(struct rt_uses *u)
{
    guard_reads(u, 15, 3);
    IF(1, guard_value(u, 15, 3)) if (V(CCW, 6)) USE(WRITE(1), F_CC, 0); END(1)
}

static void cs32_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(FAB, v1)) {
            USE_PART(EARLY(-4), F_R, K(V(Rb, v2)), BITS(0, 31));
        } else USE(EARLY(-4), F_R, V(Rb, v2));
    }
}

static void uses_f2f_sh(struct rt_uses *u)
{
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        if (V(CCW, 6)) USE(WRITE(1), F_CC, 0);
        if (!V(FSAT, 4)) {
            cs32_reads(u, 8, 9, 0);
        } else cs32_reads(u, 8, 9, 0);
        USE(WRITE(1), F_R, V(Rd, 5));
    END(1)
}

static void uses_f2f_ss(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        if (V(CCW, 6)) USE(WRITE(1), F_CC, 0);
        LET(1)
            if (V(CRND, 3) >= 4) {
                cs32_reads(u, 8, 9, 0);
            } else cs32_reads(u, 8, 9, 0);
        END_LET(1)
        if (!V(FSAT, 4)) {
            NEED(1);
        } else NEED(1);
        USE(WRITE(1), F_R, V(Rd, 5));
    END(1)
    rt_leave(u);
}

static void uses_f2f_sd(struct rt_uses *u)
{
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        if (V(CCW, 6)) USE(WRITE(1), F_CC, 0);
        cs32_reads(u, 8, 9, 0);
        USE(WRITE(1), F_R, V(Rd, 5));
        USE(WRITE(1), F_R, (V(Rd, 5) | 1));
    END(1)
}

static void uses_f2f_dh(struct rt_uses *u)
{
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3)) if (V(CCW, 6)) USE(WRITE(1), F_CC, 0); END(1)
}

static void cs64_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(FAB, v2)) {
            USE(EARLY(-4), F_R, V(Rb, v1));
            USE(EARLY(-4), F_R, (V(Rb, v1) | 1));
        } else {
            USE(EARLY(-4), F_R, V(Rb, v1));
            USE(EARLY(-4), F_R, (V(Rb, v1) | 1));
        }
    }
}

static void uses_f2f_ds(struct rt_uses *u)
{
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        if (V(CCW, 6)) USE(WRITE(1), F_CC, 0);
        cs64_reads(u, 9, 8, 0);
        USE(WRITE(1), F_R, V(Rd, 5));
    END(1)
}

static void uses_f2f_dd(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        if (V(CCW, 6)) USE(WRITE(1), F_CC, 0);
        LET(1)
            if (V(CRND, 3) >= 4) {
                cs64_reads(u, 9, 8, 0);
            } else cs64_reads(u, 9, 8, 0);
        END_LET(1)
        NEED(1);
        USE(WRITE(1), F_R, V(Rd, 5));
        USE(WRITE(1), F_R, (V(Rd, 5) | 1));
    END(1)
    rt_leave(u);
}

static void uses_f2i_h(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        if (V(CCW, 5)) USE(WRITE(1), F_CC, 0);
        x1 = (rt_bits(V(CDI, 1), 0, 2) == 3);
        if (x1) {
            cf16_reads(u, 7, 8, 9, 0);
            USE(WRITE(1), F_R, V(Rd, 4));
            USE(WRITE(1), F_R, (V(Rd, 4) | 1));
        } else {
            cf16_reads(u, 7, 8, 9, 0);
            USE(WRITE(1), F_R, V(Rd, 4));
        }
    END(1)
}

static void cf32_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(FAB, v1)) {
            USE_PART(EARLY(-4), F_R, K(V(Rb, v2)), BITS(0, 31));
        } else USE(EARLY(-4), F_R, V(Rb, v2));
    }
}

static void uses_f2i_s(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        if (V(CCW, 5)) USE(WRITE(1), F_CC, 0);
        x1 = (rt_bits(V(CDI, 1), 0, 2) == 3);
        if (x1) {
            cf32_reads(u, 7, 8, 0);
            USE(WRITE(1), F_R, V(Rd, 4));
            USE(WRITE(1), F_R, (V(Rd, 4) | 1));
        } else {
            cf32_reads(u, 7, 8, 0);
            USE(WRITE(1), F_R, V(Rd, 4));
        }
    END(1)
}

static void cf64_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(FAB, v2)) {
            USE(EARLY(-4), F_R, V(Rb, v1));
            USE(EARLY(-4), F_R, (V(Rb, v1) | 1));
        } else {
            USE(EARLY(-4), F_R, V(Rb, v1));
            USE(EARLY(-4), F_R, (V(Rb, v1) | 1));
        }
    }
}

static void uses_f2i_d(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        if (V(CCW, 5)) USE(WRITE(1), F_CC, 0);
        x1 = (rt_bits(V(CDI, 1), 0, 2) == 3);
        if (x1) {
            cf64_reads(u, 8, 7, 0);
            USE(WRITE(1), F_R, V(Rd, 4));
            USE(WRITE(1), F_R, (V(Rd, 4) | 1));
        } else {
            cf64_reads(u, 8, 7, 0);
            USE(WRITE(1), F_R, V(Rd, 4));
        }
    END(1)
}

static void cih_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) USE_PART(EARLY(-4), F_R, K(V(Rb, v1)), BITS((8 * V(CHALF, v2)), 16));
}

static void uses_i2f_h(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        if (V(CCW, 4)) USE(WRITE(1), F_CC, 0);
        if (V(CDF, 0) == 3) {
            if (!rt_bits(V(CSI, 1), 2, 1)) {
                LET(1)
                    if (V(FNB, 5)) {
                        cih_reads(u, 7, 8, 0);
                    } else cih_reads(u, 7, 8, 0);
                END_LET(1)
            } else {
                LET(2)
                    if (V(FAB, 6)) {
                        cih_reads(u, 7, 8, 0);
                    } else cih_reads(u, 7, 8, 0);
                END_LET(2)
                LET(1)
                    if (V(FNB, 5)) {
                        NEED(2);
                    } else NEED(2);
                END_LET(1)
            }
            LET(3) NEED(1); END_LET(3)
            NEED(3);
            USE(WRITE(1), F_R, V(Rd, 3));
            USE(WRITE(1), F_R, (V(Rd, 3) | 1));
        } else if (V(CDF, 0) == 2) {
            if (!rt_bits(V(CSI, 1), 2, 1)) {
                LET(4)
                    if (V(FNB, 5)) {
                        cih_reads(u, 7, 8, 0);
                    } else cih_reads(u, 7, 8, 0);
                END_LET(4)
            } else {
                LET(5)
                    if (V(FAB, 6)) {
                        cih_reads(u, 7, 8, 0);
                    } else cih_reads(u, 7, 8, 0);
                END_LET(5)
                LET(4)
                    if (V(FNB, 5)) {
                        NEED(5);
                    } else NEED(5);
                END_LET(4)
            }
            NEED(4);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            if (!rt_bits(V(CSI, 1), 2, 1)) {
                LET(6)
                    if (V(FNB, 5)) {
                        cih_reads(u, 7, 8, 0);
                    } else cih_reads(u, 7, 8, 0);
                END_LET(6)
            } else {
                LET(7)
                    if (V(FAB, 6)) {
                        cih_reads(u, 7, 8, 0);
                    } else cih_reads(u, 7, 8, 0);
                END_LET(7)
                LET(6)
                    if (V(FNB, 5)) {
                        NEED(7);
                    } else NEED(7);
                END_LET(6)
            }
            NEED(6);
            USE(WRITE(1), F_R, V(Rd, 3));
        }
    END(1)
    rt_leave(u);
}

static void cib_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(EARLY(-4), F_R, V(Rb, v1));
}

static void uses_i2f_b(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        if (V(CCW, 4)) USE(WRITE(1), F_CC, 0);
        if (V(CDF, 0) == 3) {
            if (!rt_bits(V(CSI, 1), 2, 1)) {
                LET(2)
                    if (V(FNB, 5)) {
                        cib_reads(u, 7, 0);
                    } else cib_reads(u, 7, 0);
                END_LET(2)
            } else {
                LET(3)
                    if (V(FAB, 6)) {
                        cib_reads(u, 7, 0);
                    } else cib_reads(u, 7, 0);
                END_LET(3)
                LET(2)
                    if (V(FNB, 5)) {
                        NEED(3);
                    } else NEED(3);
                END_LET(2)
            }
            LET(4) NEED(2); END_LET(4)
            NEED(4);
            USE(WRITE(1), F_R, V(Rd, 3));
            USE(WRITE(1), F_R, (V(Rd, 3) | 1));
        } else if (V(CDF, 0) == 2) {
            if (!rt_bits(V(CSI, 1), 2, 1)) {
                LET(6)
                    if (V(FNB, 5)) {
                        cib_reads(u, 7, 0);
                    } else cib_reads(u, 7, 0);
                END_LET(6)
            } else {
                LET(7)
                    if (V(FAB, 6)) {
                        cib_reads(u, 7, 0);
                    } else cib_reads(u, 7, 0);
                END_LET(7)
                LET(6)
                    if (V(FNB, 5)) {
                        NEED(7);
                    } else NEED(7);
                END_LET(6)
            }
            NEED(6);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            if (!rt_bits(V(CSI, 1), 2, 1)) {
                LET(9)
                    if (V(FNB, 5)) {
                        cib_reads(u, 7, 0);
                    } else cib_reads(u, 7, 0);
                END_LET(9)
            } else {
                LET(10)
                    if (V(FAB, 6)) {
                        cib_reads(u, 7, 0);
                    } else cib_reads(u, 7, 0);
                END_LET(10)
                LET(9)
                    if (V(FNB, 5)) {
                        NEED(10);
                    } else NEED(10);
                END_LET(9)
            }
            NEED(9);
            USE(WRITE(1), F_R, V(Rd, 3));
        }
    END(1)
    rt_leave(u);
}

static void uses_i2f_w(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        if (V(CCW, 4)) USE(WRITE(1), F_CC, 0);
        if (V(CDF, 0) == 3) {
            if (!rt_bits(V(CSI, 1), 2, 1)) {
                LET(1)
                    if (V(FNB, 5)) {
                        cib_reads(u, 7, 0);
                    } else cib_reads(u, 7, 0);
                END_LET(1)
            } else {
                LET(2)
                    if (V(FAB, 6)) {
                        cib_reads(u, 7, 0);
                    } else cib_reads(u, 7, 0);
                END_LET(2)
                LET(1)
                    if (V(FNB, 5)) {
                        NEED(2);
                    } else NEED(2);
                END_LET(1)
            }
            LET(3) NEED(1); END_LET(3)
            NEED(3);
            USE(WRITE(1), F_R, V(Rd, 3));
            USE(WRITE(1), F_R, (V(Rd, 3) | 1));
        } else if (V(CDF, 0) == 2) {
            if (!rt_bits(V(CSI, 1), 2, 1)) {
                LET(4)
                    if (V(FNB, 5)) {
                        cib_reads(u, 7, 0);
                    } else cib_reads(u, 7, 0);
                END_LET(4)
            } else {
                LET(5)
                    if (V(FAB, 6)) {
                        cib_reads(u, 7, 0);
                    } else cib_reads(u, 7, 0);
                END_LET(5)
                LET(4)
                    if (V(FNB, 5)) {
                        NEED(5);
                    } else NEED(5);
                END_LET(4)
            }
            NEED(4);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            if (!rt_bits(V(CSI, 1), 2, 1)) {
                LET(6)
                    if (V(FNB, 5)) {
                        cib_reads(u, 7, 0);
                    } else cib_reads(u, 7, 0);
                END_LET(6)
            } else {
                LET(7)
                    if (V(FAB, 6)) {
                        cib_reads(u, 7, 0);
                    } else cib_reads(u, 7, 0);
                END_LET(7)
                LET(6)
                    if (V(FNB, 5)) {
                        NEED(7);
                    } else NEED(7);
                END_LET(6)
            }
            NEED(6);
            USE(WRITE(1), F_R, V(Rd, 3));
        }
    END(1)
    rt_leave(u);
}

static void cid_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) {
        USE(EARLY(-4), F_R, V(Rb, v1));
        USE(EARLY(-4), F_R, (V(Rb, v1) | 1));
    }
}

static void uses_i2f_d(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        if (V(CCW, 4)) USE(WRITE(1), F_CC, 0);
        if (V(CDF, 0) == 3) {
            if (!rt_bits(V(CSI, 1), 2, 1)) {
                LET(1)
                    if (V(FNB, 5)) {
                        cid_reads(u, 7, 0);
                    } else cid_reads(u, 7, 0);
                END_LET(1)
            } else {
                LET(2)
                    if (V(FAB, 6)) {
                        cid_reads(u, 7, 0);
                    } else cid_reads(u, 7, 0);
                END_LET(2)
                LET(1)
                    if (V(FNB, 5)) {
                        NEED(2);
                    } else NEED(2);
                END_LET(1)
            }
            LET(3) NEED(1); END_LET(3)
            NEED(3);
            USE(WRITE(1), F_R, V(Rd, 3));
            USE(WRITE(1), F_R, (V(Rd, 3) | 1));
        } else if (V(CDF, 0) == 2) {
            if (!rt_bits(V(CSI, 1), 2, 1)) {
                LET(4)
                    if (V(FNB, 5)) {
                        cid_reads(u, 7, 0);
                    } else cid_reads(u, 7, 0);
                END_LET(4)
            } else {
                LET(5)
                    if (V(FAB, 6)) {
                        cid_reads(u, 7, 0);
                    } else cid_reads(u, 7, 0);
                END_LET(5)
                LET(4)
                    if (V(FNB, 5)) {
                        NEED(5);
                    } else NEED(5);
                END_LET(4)
            }
            NEED(4);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            if (!rt_bits(V(CSI, 1), 2, 1)) {
                LET(6)
                    if (V(FNB, 5)) {
                        cid_reads(u, 7, 0);
                    } else cid_reads(u, 7, 0);
                END_LET(6)
            } else {
                LET(7)
                    if (V(FAB, 6)) {
                        cid_reads(u, 7, 0);
                    } else cid_reads(u, 7, 0);
                END_LET(7)
                LET(6)
                    if (V(FNB, 5)) {
                        NEED(7);
                    } else NEED(7);
                END_LET(6)
            }
            NEED(6);
            USE(WRITE(1), F_R, V(Rd, 3));
        }
    END(1)
    rt_leave(u);
}

static void cih_reads_2(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) USE_PART(READ, F_R, K(V(Rb, v1)), BITS((8 * V(CHALF, v2)), 16));
}

static void uses_i2i_h(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        if (!rt_bits(V(CSN, 1), 2, 1)) {
            LET(1)
                if (V(FNB, 5)) {
                    cih_reads_2(u, 7, 8, 0);
                } else cih_reads_2(u, 7, 8, 0);
            END_LET(1)
        } else {
            LET(2)
                if (V(FAB, 6)) {
                    cih_reads_2(u, 7, 8, 0);
                } else cih_reads_2(u, 7, 8, 0);
            END_LET(2)
            LET(1)
                if (V(FNB, 5)) {
                    NEED(2);
                } else NEED(2);
            END_LET(1)
        }
        LET(3) NEED(1); END_LET(3)
        LET(6)
            if (V(FSAT, 2)) {
                NEED(3);
            } else {
                if (rt_bits(V(CDN, 0), 0, 2) == 0) NEED(3);
                if (rt_bits(V(CDN, 0), 0, 2) == 1) NEED(3);
                if (rt_bits(V(CDN, 0), 0, 2) == 2) NEED(3);
            }
        END_LET(6)
        NEED(6);
        USE(WRITE(1), F_R, V(Rd, 3));
        if (V(CCW, 4)) USE(WRITE(1), F_CC, 0);
    END(1)
    rt_leave(u);
}

static void cib_reads_2(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(Rb, v1));
}

static void uses_i2i_b(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        if (!rt_bits(V(CSN, 1), 2, 1)) {
            LET(2)
                if (V(FNB, 5)) {
                    cib_reads_2(u, 7, 0);
                } else cib_reads_2(u, 7, 0);
            END_LET(2)
        } else {
            LET(3)
                if (V(FAB, 6)) {
                    cib_reads_2(u, 7, 0);
                } else cib_reads_2(u, 7, 0);
            END_LET(3)
            LET(2)
                if (V(FNB, 5)) {
                    NEED(3);
                } else NEED(3);
            END_LET(2)
        }
        LET(4) NEED(2); END_LET(4)
        LET(7)
            if (V(FSAT, 2)) {
                NEED(4);
            } else {
                if (rt_bits(V(CDN, 0), 0, 2) == 0) NEED(4);
                if (rt_bits(V(CDN, 0), 0, 2) == 1) NEED(4);
                if (rt_bits(V(CDN, 0), 0, 2) == 2) NEED(4);
            }
        END_LET(7)
        NEED(7);
        USE(WRITE(1), F_R, V(Rd, 3));
        if (V(CCW, 4)) USE(WRITE(1), F_CC, 0);
    END(1)
    rt_leave(u);
}

static void uses_i2i_w(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        if (!rt_bits(V(CSN, 1), 2, 1)) {
            LET(1)
                if (V(FNB, 5)) {
                    cib_reads_2(u, 7, 0);
                } else cib_reads_2(u, 7, 0);
            END_LET(1)
        } else {
            LET(2)
                if (V(FAB, 6)) {
                    cib_reads_2(u, 7, 0);
                } else cib_reads_2(u, 7, 0);
            END_LET(2)
            LET(1)
                if (V(FNB, 5)) {
                    NEED(2);
                } else NEED(2);
            END_LET(1)
        }
        LET(3) NEED(1); END_LET(3)
        LET(6)
            if (V(FSAT, 2)) {
                NEED(3);
            } else {
                if (rt_bits(V(CDN, 0), 0, 2) == 0) NEED(3);
                if (rt_bits(V(CDN, 0), 0, 2) == 1) NEED(3);
                if (rt_bits(V(CDN, 0), 0, 2) == 2) NEED(3);
            }
        END_LET(6)
        NEED(6);
        USE(WRITE(1), F_R, V(Rd, 3));
        if (V(CCW, 4)) USE(WRITE(1), F_CC, 0);
    END(1)
    rt_leave(u);
}

static void da_reads(struct rt_uses *u, int v1, int v2)
{
    if (V(FAA, v2)) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
    } else {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
    }
}

static void db_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(FAB, v2)) {
            USE(READ, F_R, V(Rb, v1));
            USE(READ, F_R, (V(Rb, v1) | 1));
        } else {
            USE(READ, F_R, V(Rb, v1));
            USE(READ, F_R, (V(Rb, v1) | 1));
        }
    }
}

static void uses_dadd(struct rt_uses *u)
{
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        if (V(CCW, 2)) USE(WRITE(1), F_CC, 0);
        da_reads(u, 5, 4);
        db_reads(u, 9, 8, 1);
        USE(WRITE(1), F_R, V(Rd, 1));
        USE(WRITE(1), F_R, (V(Rd, 1) | 1));
    END(1)
}

static void dbn_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) {
        USE(READ, F_R, V(Rb, v1));
        USE(READ, F_R, (V(Rb, v1) | 1));
    }
}

static void dbn_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(RB, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_dmul(struct rt_uses *u)
{
    guard_reads(u, 11, 2);
    IF(1, guard_value(u, 11, 2))
        if (V(CCW, 2)) USE(WRITE(1), F_CC, 0);
        USE(READ, F_R, V(Ra, 3));
        USE(READ, F_R, (V(Ra, 3) | 1));
        dbn_reads(u, 6, 0);
        USE(WRITE(1), F_R, V(Rd, 1));
        USE(WRITE(1), F_R, (V(Rd, 1) | 1));
    END(1)
    if (V(RA, 4)) USE(KEEP, F_R, V(Ra, 3));
    dbn_keeps(u, 7, 6, 0);
}

static void dc_reads(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Rc, v1));
    USE(READ, F_R, (V(Rc, v1) | 1));
}

static void dc_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(RC, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void uses_dfma_b(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        if (V(CCW, 2)) USE(WRITE(1), F_CC, 0);
        LET(1)
            USE(READ, F_R, V(Ra, 3));
            USE(READ, F_R, (V(Ra, 3) | 1));
            dbn_reads(u, 6, 0);
            dc_reads(u, 12);
        END_LET(1)
        NEED(1);
        USE(WRITE(1), F_R, V(Rd, 1));
        USE(WRITE(1), F_R, (V(Rd, 1) | 1));
    END(1)
    if (V(RA, 4)) USE(KEEP, F_R, V(Ra, 3));
    dbn_keeps(u, 7, 6, 0);
    dc_keeps(u, 13, 12);
    rt_leave(u);
}

static void dcb_reads(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Rc, v1));
    USE(READ, F_R, (V(Rc, v1) | 1));
}

static void dcb_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(RB, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void uses_dfma_c(struct rt_uses *u)
{
    guard_reads(u, 11, 3);
    IF(1, guard_value(u, 11, 3))
        if (V(CCW, 2)) USE(WRITE(1), F_CC, 0);
        USE(READ, F_R, V(Ra, 3));
        USE(READ, F_R, (V(Ra, 3) | 1));
        dcb_reads(u, 6);
        USE(WRITE(1), F_R, V(Rd, 1));
        USE(WRITE(1), F_R, (V(Rd, 1) | 1));
    END(1)
    if (V(RA, 4)) USE(KEEP, F_R, V(Ra, 3));
    dcb_keeps(u, 7, 6);
}

static void uses_dmnmx(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 15, 4);
    IF(2, guard_value(u, 15, 4))
        if (V(CCW, 1)) USE(WRITE(1), F_CC, 0);
        LET(2)
            USE(EARLY(7), F_P, V(Q0, 14));
            IF(1, rt_differ(FLAG(F_P, V(Q0, 14)), rt_sure(V(Q0N, 13))))
                da_reads(u, 4, 3);
                db_reads(u, 8, 7, 1);
            ELSE(1)
                da_reads(u, 4, 3);
                db_reads(u, 8, 7, 1);
            END(1)
        END_LET(2)
        NEED(2);
        USE(WRITE(1), F_R, V(Rd, 0));
        USE(WRITE(1), F_R, (V(Rd, 0) | 1));
    END(2)
    rt_leave(u);
}

static void da_reads_2(struct rt_uses *u, int v1, int v2)
{
    if (V(SAA, v2)) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
    } else {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
    }
}

static void db_reads_2(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(SAB, v2)) {
            USE(READ, F_R, V(Rb, v1));
            USE(READ, F_R, (V(Rb, v1) | 1));
        } else {
            USE(READ, F_R, V(Rb, v1));
            USE(READ, F_R, (V(Rb, v1) | 1));
        }
    }
}

static void uses_dset(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
    guard_reads(u, 18, 4);
    IF(3, guard_value(u, 18, 4))
        if (V(CCW, 4)) USE(WRITE(1), F_CC, 0);
        x1 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(FCMP, 1))), K(0))));
        if (V(BOP, 2) == 0) {
            da_reads_2(u, 7, 6);
            db_reads_2(u, 11, 10, 1);
            IF(1, x1) USE(EARLY(7), F_P, V(Q0, 17)); END(1)
        }
        if (V(BOP, 2) == 1) {
            da_reads_2(u, 7, 6);
            db_reads_2(u, 11, 10, 1);
            IF(2, rt_not(x1)) USE(EARLY(7), F_P, V(Q0, 17)); END(2)
        }
        if (V(BOP, 2) == 2) {
            da_reads_2(u, 7, 6);
            db_reads_2(u, 11, 10, 1);
            USE(EARLY(7), F_P, V(Q0, 17));
        }
        USE(WRITE(1), F_R, V(Rd, 3));
    END(3)
}

static void da_reads_3(struct rt_uses *u, int v1, int v2)
{
    if (V(PAA, v2)) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
    } else {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
    }
}

static void uses_dsetp(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
    guard_reads(u, 17, 4);
    IF(5, guard_value(u, 17, 4))
        x1 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(FCMP, 0))), K(0))));
        if (V(BOP, 1) == 0) {
            da_reads_3(u, 6, 5);
            db_reads_2(u, 10, 9, 1);
            IF(1, x1) USE(EARLY(7), F_P, V(Q0, 16)); END(1)
        }
        if (V(BOP, 1) == 1) {
            da_reads_3(u, 6, 5);
            db_reads_2(u, 10, 9, 1);
            IF(2, rt_not(x1)) USE(EARLY(7), F_P, V(Q0, 16)); END(2)
        }
        if (V(BOP, 1) == 2) {
            da_reads_3(u, 6, 5);
            db_reads_2(u, 10, 9, 1);
            USE(EARLY(7), F_P, V(Q0, 16));
        }
        USE(WRITE(1), F_P, V(P0, 2));
        if (V(BOP, 1) == 0) {
            da_reads_3(u, 6, 5);
            db_reads_2(u, 10, 9, 1);
            IF(3, rt_not(x1)) USE(EARLY(7), F_P, V(Q0, 16)); END(3)
        }
        if (V(BOP, 1) == 1) {
            da_reads_3(u, 6, 5);
            db_reads_2(u, 10, 9, 1);
            IF(4, rt_not(rt_not(x1))) USE(EARLY(7), F_P, V(Q0, 16)); END(4)
        }
        if (V(BOP, 1) == 2) {
            da_reads_3(u, 6, 5);
            db_reads_2(u, 10, 9, 1);
            USE(EARLY(7), F_P, V(Q0, 16));
        }
        USE(WRITE(1), F_P, V(P1, 3));
    END(5)
}

static void fb_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(FAB, v1)) {
            USE_PART(READ, F_R, K(V(Rb, v2)), BITS(0, 31));
        } else USE(READ, F_R, V(Rb, v2));
    }
}

static void uses_fadd(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 16, 3);
    IF(1, guard_value(u, 16, 3))
        if (V(CCW, 4)) USE(WRITE(1), F_CC, 0);
        LET(1)
            if (V(FAA, 6)) {
                USE_PART(READ, F_R, K(V(Ra, 7)), BITS(0, 31));
            } else USE(READ, F_R, V(Ra, 7));
            fb_reads(u, 10, 11, 1);
        END_LET(1)
        if (!V(FSAT, 2)) {
            NEED(1);
        } else NEED(1);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    rt_leave(u);
}

static void uses_fadd32i(struct rt_uses *u)
{
    guard_reads(u, 10, 1);
    IF(1, guard_value(u, 10, 1))
        if (V(CCWL, 2)) USE(WRITE(1), F_CC, 0);
        if (V(FAAL, 4)) {
            USE_PART(READ, F_R, K(V(Ra, 5)), BITS(0, 31));
        } else USE(READ, F_R, V(Ra, 5));
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
}

static void fbn_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(Rb, v1));
}

static rt_value fbn_value(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    switch (LINE(l4)) {
    case 0:
        return rt_bxor(u, rt_slice(u, rt_content(u, F_R, K(V(Rb, v1))), 0, 32), K(rt_shl_int(V(FNM,
            v2), 31)));
    case 1: return UNKNOWN;
    case 2: return K((V(FIMM, v3) * 4096));
    }
    return K((rt_bits((V(FIMM, v3) * 4096), 0, 32) ^ INT64_C(2147483648)));
}

static void fbn_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(RB, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_fmul(struct rt_uses *u)
{
    guard_reads(u, 14, 2);
    IF(3, guard_value(u, 14, 2))
        if (V(CCW, 5)) USE(WRITE(1), F_CC, 0);
        if (V(FMZ, 0) == 2) {
            USE_PART(READ, F_R, K(V(Ra, 6)), BITS(23, 8));
            IF(1, rt_not(rt_eq(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, 6))), 23, 8), K(0))))
                fbn_reads(u, 9, 0);
            END(1)
        }
        IF(2, rt_not(rt_both(rt_sure((V(FMZ, 0) == 2)), rt_either(rt_eq(u, rt_slice(u, rt_content(u,
            F_R, K(V(Ra, 6))), 23, 8), K(0)), rt_eq(u, rt_slice(u, fbn_value(u, 9, 8, 13, 0), 23,
            8), K(0))))))
            if (!V(FSAT, 3)) {
                USE(READ, F_R, V(Ra, 6));
                fbn_reads(u, 9, 0);
            } else {
                USE(READ, F_R, V(Ra, 6));
                fbn_reads(u, 9, 0);
            }
        END(2)
        USE(WRITE(1), F_R, V(Rd, 4));
    END(3)
    if (V(RA, 7)) USE(KEEP, F_R, V(Ra, 6));
    fbn_keeps(u, 10, 9, 0);
}

static void uses_fmul32i(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 7, 0);
    IF(2, guard_value(u, 7, 0))
        if (V(CCWL, 3)) USE(WRITE(1), F_CC, 0);
        LET(2)
            if (!V(FSATL, 1)) {
                USE(READ, F_R, V(Ra, 4));
            } else USE(READ, F_R, V(Ra, 4));
        END_LET(2)
        if (V(FMZH, 0) == 2) USE_PART(READ, F_R, K(V(Ra, 4)), BITS(23, 8));
        IF(1, rt_not(rt_both(rt_sure((V(FMZH, 0) == 2)), rt_either(rt_eq(u, rt_slice(u,
            rt_content(u, F_R, K(V(Ra, 4))), 23, 8), K(0)), rt_sure((rt_bits(V(FIMM32, 6), 23, 8) ==
            0))))))
            NEED(2);
        END(1)
        USE(WRITE(1), F_R, V(Rd, 2));
    END(2)
    if (V(RA, 5)) USE(KEEP, F_R, V(Ra, 4));
    rt_leave(u);
}

static void uses_ffma_b(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 16, 3);
    IF(3, guard_value(u, 16, 3))
        if (V(CCW, 4)) USE(WRITE(1), F_CC, 0);
        LET(3)
            if (V(FMZH, 0) == 2) {
                USE_PART(READ, F_R, K(V(Ra, 5)), BITS(23, 8));
                IF(1, rt_not(rt_eq(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, 5))), 23, 8), K(0))))
                    fbn_reads(u, 8, 0);
                END(1)
            }
            IF(2, rt_both(rt_sure((V(FMZH, 0) == 2)), rt_either(rt_eq(u, rt_slice(u, rt_content(u,
                F_R, K(V(Ra, 5))), 23, 8), K(0)), rt_eq(u, rt_slice(u, fbn_value(u, 8, 7, 12, 0),
                23, 8), K(0)))))
                USE(READ, F_R, V(Rc, 14));
            ELSE(2)
                USE(READ, F_R, V(Ra, 5));
                fbn_reads(u, 8, 0);
                USE(READ, F_R, V(Rc, 14));
            END(2)
        END_LET(3)
        if (!V(FSAT, 2)) {
            NEED(3);
        } else NEED(3);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(3)
    if (V(RA, 6)) USE(KEEP, F_R, V(Ra, 5));
    fbn_keeps(u, 9, 8, 0);
    if (V(RC, 15)) USE(KEEP, F_R, V(Rc, 14));
    rt_leave(u);
}

static void uses_ffma_c(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 3);
    IF(3, guard_value(u, 13, 3))
        if (V(CCW, 4)) USE(WRITE(1), F_CC, 0);
        LET(3)
            if (V(FMZH, 0) == 2) {
                USE_PART(READ, F_R, K(V(Ra, 5)), BITS(23, 8));
                IF(1, rt_not(rt_eq(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, 5))), 23, 8), K(0))))
                    USE(READ, F_R, V(Rc, 8));
                END(1)
            }
            IF(2, rt_not(rt_both(rt_sure((V(FMZH, 0) == 2)), rt_either(rt_eq(u, rt_slice(u,
                rt_content(u, F_R, K(V(Ra, 5))), 23, 8), K(0)), rt_eq(u, rt_slice(u, rt_bxor(u,
                rt_slice(u, rt_content(u, F_R, K(V(Rc, 8))), 0, 32), K(rt_shl_int(V(FNM, 7), 31))),
                23, 8), K(0))))))
                USE(READ, F_R, V(Ra, 5));
                USE(READ, F_R, V(Rc, 8));
            END(2)
        END_LET(3)
        if (!V(FSAT, 2)) {
            NEED(3);
        } else NEED(3);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(3)
    if (V(RA, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(RB, 9)) USE(KEEP, F_R, V(Rc, 8));
    rt_leave(u);
}

static void uses_ffma32i(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 9, 1);
    IF(2, guard_value(u, 9, 1))
        if (V(CCWL, 3)) USE(WRITE(1), F_CC, 0);
        LET(4)
            if (V(FMZH, 0) == 2) USE(READ, F_R, V(Ra, 5));
            IF(1, rt_both(rt_sure((V(FMZH, 0) == 2)), rt_either(rt_eq(u, rt_slice(u, rt_bxor(u,
                rt_slice(u, rt_content(u, F_R, K(V(Ra, 5))), 0, 32), K(rt_shl_int(V(FNAL, 4), 31))),
                23, 8), K(0)), rt_sure((rt_bits(V(FIMM32, 7), 23, 8) == 0)))))
                USE(READ, F_R, V(Rd, 2));
            ELSE(1)
                USE(READ, F_R, V(Ra, 5));
                USE(READ, F_R, V(Rd, 2));
            END(1)
        END_LET(4)
        if (!V(FSATL, 1)) {
            NEED(4);
        } else NEED(4);
        USE(WRITE(1), F_R, V(Rd, 2));
    END(2)
    if (V(RA, 6)) USE(KEEP, F_R, V(Ra, 5));
    rt_leave(u);
}

static void uses_fmnmx(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 16, 4);
    IF(2, guard_value(u, 16, 4))
        if (V(CCW, 2)) USE(WRITE(1), F_CC, 0);
        LET(1)
            if (V(FAA, 4)) {
                USE_PART(READ, F_R, K(V(Ra, 5)), BITS(0, 31));
            } else USE(READ, F_R, V(Ra, 5));
            fb_reads(u, 8, 9, 1);
        END_LET(1)
        USE(EARLY(7), F_P, V(Q0, 15));
        IF(1, rt_differ(FLAG(F_P, V(Q0, 15)), rt_sure(V(Q0N, 14)))) NEED(1);
        ELSE(1)
            if (V(FAA, 4)) {
                USE_PART(READ, F_R, K(V(Ra, 5)), BITS(0, 31));
            } else USE(READ, F_R, V(Ra, 5));
            fb_reads(u, 8, 9, 1);
        END(1)
        USE(WRITE(1), F_R, V(Rd, 1));
    END(2)
    rt_leave(u);
}

static void fb_reads_2(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(SAB, v1)) {
            USE_PART(READ, F_R, K(V(Rb, v2)), BITS(0, 31));
        } else USE(READ, F_R, V(Rb, v2));
    }
}

static void uses_fset(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
    rt_enter(u);
    guard_reads(u, 19, 4);
    IF(3, guard_value(u, 19, 4))
        if (V(CCW, 5)) USE(WRITE(1), F_CC, 0);
        LET(1)
            if (V(SAA, 7)) {
                USE_PART(READ, F_R, K(V(Ra, 8)), BITS(0, 31));
            } else USE(READ, F_R, V(Ra, 8));
            fb_reads_2(u, 11, 12, 1);
        END_LET(1)
        x1 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(FCMP, 1))), K(0))));
        if (V(BOP, 3) == 0) {
            NEED(1);
            IF(1, x1) USE(EARLY(7), F_P, V(Q0, 18)); END(1)
        }
        if (V(BOP, 3) == 1) {
            NEED(1);
            IF(2, rt_not(x1)) USE(EARLY(7), F_P, V(Q0, 18)); END(2)
        }
        if (V(BOP, 3) == 2) {
            NEED(1);
            USE(EARLY(7), F_P, V(Q0, 18));
        }
        USE(WRITE(1), F_R, V(Rd, 4));
    END(3)
    rt_leave(u);
}

static void uses_fsetp(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
    rt_enter(u);
    guard_reads(u, 18, 4);
    IF(5, guard_value(u, 18, 4))
        LET(1)
            if (V(PAA, 6)) {
                USE_PART(READ, F_R, K(V(Ra, 7)), BITS(0, 31));
            } else USE(READ, F_R, V(Ra, 7));
            fb_reads_2(u, 10, 11, 1);
        END_LET(1)
        x1 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(FCMP, 0))), K(0))));
        if (V(BOP, 2) == 0) {
            NEED(1);
            IF(1, x1) USE(EARLY(7), F_P, V(Q0, 17)); END(1)
        }
        if (V(BOP, 2) == 1) {
            NEED(1);
            IF(2, rt_not(x1)) USE(EARLY(7), F_P, V(Q0, 17)); END(2)
        }
        if (V(BOP, 2) == 2) {
            NEED(1);
            USE(EARLY(7), F_P, V(Q0, 17));
        }
        USE(WRITE(1), F_P, V(P0, 3));
        if (V(BOP, 2) == 0) {
            NEED(1);
            IF(3, rt_not(x1)) USE(EARLY(7), F_P, V(Q0, 17)); END(3)
        }
        if (V(BOP, 2) == 1) {
            NEED(1);
            IF(4, rt_not(rt_not(x1))) USE(EARLY(7), F_P, V(Q0, 17)); END(4)
        }
        if (V(BOP, 2) == 2) {
            NEED(1);
            USE(EARLY(7), F_P, V(Q0, 17));
        }
        USE(WRITE(1), F_P, V(P1, 4));
    END(5)
    rt_leave(u);
}

static void fic_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(Rb, v1));
}

static void fic_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(RB, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_fcmp_b(struct rt_uses *u)
{
    guard_reads(u, 12, 1);
    IF(2, guard_value(u, 12, 1))
        USE(READ, F_R, V(Rc, 10));
        IF(1, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(FCMPN, 0))), K(0)))) USE(READ, F_R, V(Ra, 3));
        ELSE(1) fic_reads(u, 5, 0); END(1)
        USE(WRITE(1), F_R, V(Rd, 2));
    END(2)
    if (V(RA, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(RC, 11)) USE(KEEP, F_R, V(Rc, 10));
    fic_keeps(u, 6, 5, 0);
}

static void uses_fcmp_c(struct rt_uses *u)
{
    guard_reads(u, 9, 1);
    IF(2, guard_value(u, 9, 1))
        IF(1, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(FCMPN, 0))), K(0)))) USE(READ, F_R, V(Ra, 3));
        ELSE(1) USE(READ, F_R, V(Rc, 5)); END(1)
        USE(WRITE(1), F_R, V(Rd, 2));
    END(2)
    if (V(RA, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(RB, 6)) USE(KEEP, F_R, V(Rc, 5));
}

static void uses_fchk(struct rt_uses *u)
{
    guard_reads(u, 12, 3);
    IF(1, guard_value(u, 12, 3))
        if (V(FAA, 2)) {
            USE_PART(READ, F_R, K(V(Ra, 3)), BITS(0, 31));
        } else USE(READ, F_R, V(Ra, 3));
        fb_reads(u, 6, 7, 1);
        USE(WRITE(1), F_P, V(P0, 0));
    END(1)
}

static void uses_fswzadd(struct rt_uses *u)
{
    guard_reads(u, 13, 0);
    IF(1, guard_value(u, 13, 0))
        if (V(CCW, 4)) USE(WRITE(1), F_CC, 0);
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, V(Rb, 7));
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    if (V(RA, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(RB, 8)) USE(KEEP, F_R, V(Rb, 7));
}

static void uses_mufu(struct rt_uses *u)
{
    guard_reads(u, 7, 1);
    IF(1, guard_value(u, 7, 1))
        if (V(FAA, 4)) {
            USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
        } else USE(EARLY(-4), F_R, V(Ra, 5));
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
}

static void uses_rro(struct rt_uses *u)
{
    guard_reads(u, 9, 2);
    IF(1, guard_value(u, 9, 2))
        fb_reads(u, 3, 4, 0);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
}

static void awhich_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1) USE(READ, F_R, V(Ra, v1));
}

static void apop_writes(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(WRITE(1), F_P, V(APO, v1));
}

static void uses_al2p(struct rt_uses *u)
{
    guard_reads(u, 6, 2);
    IF(1, guard_value(u, 6, 2))
        awhich_reads(u, 4, 1);
        apop_writes(u, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
}

static void arc_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(READ, F_R, V(Rc, v1));
}

static void uses_ald_a(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        arc_reads(u, 4, 0);
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(ASIZE, 1) > 0) {
            USE(WRITE(1), F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 1), 0, 8)));
        }
        if (V(ASIZE, 1) > 1) {
            USE(WRITE(1), F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 2), 0, 8)));
        }
        if (V(ASIZE, 1) > 2) {
            USE(WRITE(1), F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 3), 0, 8)));
        }
    END(1)
}

static void uses_ald_h(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        USE(READ, F_R, V(Ra, 3));
        arc_reads(u, 4, 0);
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(ASIZE, 1) > 0) {
            USE(WRITE(1), F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 1), 0, 8)));
        }
        if (V(ASIZE, 1) > 1) {
            USE(WRITE(1), F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 2), 0, 8)));
        }
        if (V(ASIZE, 1) > 2) {
            USE(WRITE(1), F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 3), 0, 8)));
        }
    END(1)
}

static void uses_ald_q(struct rt_uses *u)
{
    guard_reads(u, 6, 1);
    IF(1, guard_value(u, 6, 1))
        USE(READ, F_R, V(Ra, 3));
        arc_reads(u, 5, 0);
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(ASIZE, 1) > 0) {
            USE(WRITE(1), F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 1), 0, 8)));
        }
        if (V(ASIZE, 1) > 1) {
            USE(WRITE(1), F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 2), 0, 8)));
        }
        if (V(ASIZE, 1) > 2) {
            USE(WRITE(1), F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 3), 0, 8)));
        }
    END(1)
}

static void uses_ast_a(struct rt_uses *u)
{
    guard_reads(u, 4, 1);
    IF(1, guard_value(u, 4, 1))
        arc_reads(u, 3, 0);
        USE(READ, F_R, V(Rd, 2));
        if ((int64_t)(1 + V(ASIZE, 0)) > (int64_t)1) {
            USE(READ, F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 1), 0, 8)));
        }
        if ((int64_t)(1 + V(ASIZE, 0)) > (int64_t)2) {
            USE(READ, F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 2), 0, 8)));
        }
        if ((int64_t)(1 + V(ASIZE, 0)) > (int64_t)3) {
            USE(READ, F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 3), 0, 8)));
        }
    END(1)
}

static void uses_ast_h(struct rt_uses *u)
{
    guard_reads(u, 4, 1);
    IF(1, guard_value(u, 4, 1))
        USE(READ, F_R, V(Ra, 1));
        arc_reads(u, 3, 0);
        USE(READ, F_R, V(Rd, 2));
        if ((int64_t)(1 + V(ASIZE, 0)) > (int64_t)1) {
            USE(READ, F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 1), 0, 8)));
        }
        if ((int64_t)(1 + V(ASIZE, 0)) > (int64_t)2) {
            USE(READ, F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 2), 0, 8)));
        }
        if ((int64_t)(1 + V(ASIZE, 0)) > (int64_t)3) {
            USE(READ, F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 3), 0, 8)));
        }
    END(1)
}

static void uses_ast_q(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        USE(READ, F_R, V(Ra, 1));
        arc_reads(u, 4, 0);
        USE(READ, F_R, V(Rd, 3));
        if ((int64_t)(1 + V(ASIZE, 0)) > (int64_t)1) {
            USE(READ, F_R, ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 1), 0, 8)));
        }
        if ((int64_t)(1 + V(ASIZE, 0)) > (int64_t)2) {
            USE(READ, F_R, ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 2), 0, 8)));
        }
        if ((int64_t)(1 + V(ASIZE, 0)) > (int64_t)3) {
            USE(READ, F_R, ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 3), 0, 8)));
        }
    END(1)
}

static void iattr_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1 || LINE(l2) == 2) USE(READ, F_R, V(Ra, v1));
}

static void iplace_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(READ, F_R, V(Rc, v1));
}

static void uses_ipa(struct rt_uses *u)
{
    guard_reads(u, 8, 3);
    IF(1, guard_value(u, 8, 3))
        iattr_reads(u, 5, 1);
        USE(READ, F_R, V(Rb, 6));
        iplace_reads(u, 7, 2);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
}

static void uses_isberd(struct rt_uses *u)
{
    guard_reads(u, 6, 0);
    IF(1, guard_value(u, 6, 0))
        USE(READ, F_R, V(Ra, 5));
        USE(WRITE(1), F_R, V(Rd, 4));
    END(1)
}

static void uses_out(struct rt_uses *u)
{
    guard_reads(u, 8, 1);
    IF(1, guard_value(u, 8, 1))
        USE(READ, F_R, V(Ra, 2));
        sb_reads(u, 3, 0);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    sb_keeps(u, 4, 3, 0);
}

static void pxaddr_reads(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Ra, v1));
}

static void uses_pixld(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        pxaddr_reads(u, 3);
        USE(WRITE(1), F_R, V(Rd, 1));
        USE(WRITE(1), F_P, V(IPO, 2));
    END(1)
}

static void ha_reads(struct rt_uses *u, int v1, int v2, int v3, int l5)
{
    rt_enter(u);
    if (LINE(l5) == 0) {
        LET(1)
            if (V(HSA, v1) == 2) {
                USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
            } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
            if (V(HSA, v1) == 3) {
                USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
            } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
        END_LET(1)
        if (V(HAA, v3)) {
            NEED(1);
        } else NEED(1);
    }
    if (LINE(l5) == 1) USE(READ, F_R, V(Ra, v2));
    rt_leave(u);
}

static void hb_reads(struct rt_uses *u, int v1, int v2, int v3, int l5)
{
    rt_enter(u);
    if (LINE(l5) == 0) {
        LET(1)
            if (V(HSB, v1) == 2) {
                USE_PART(READ, F_R, K(V(Rb, v2)), BITS(0, 16));
            } else USE_PART(READ, F_R, K(V(Rb, v2)), BITS(16, 16));
            if (V(HSB, v1) == 3) {
                USE_PART(READ, F_R, K(V(Rb, v2)), BITS(16, 16));
            } else USE_PART(READ, F_R, K(V(Rb, v2)), BITS(0, 16));
        END_LET(1)
        if (V(HAB, v3)) {
            NEED(1);
        } else NEED(1);
    }
    if (LINE(l5) == 1) USE(READ, F_R, V(Rb, v2));
    rt_leave(u);
}

static void uses_hadd2_r(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 14, 2);
    IF(1, guard_value(u, 14, 2))
        LET(3)
            if (!V(HSAT, 2)) {
                ha_reads(u, 8, 6, 5, 0);
                hb_reads(u, 13, 11, 10, 1);
            } else {
                ha_reads(u, 8, 6, 5, 0);
                hb_reads(u, 13, 11, 10, 1);
            }
            if (!V(HSAT, 2)) {
                ha_reads(u, 8, 6, 5, 0);
                hb_reads(u, 13, 11, 10, 1);
            } else {
                ha_reads(u, 8, 6, 5, 0);
                hb_reads(u, 13, 11, 10, 1);
            }
        END_LET(3)
        if (V(HMRG, 0) == 2) {
            USE_PART(READ, F_R, K(V(Rd, 3)), BITS(16, 16));
            NEED(3);
        } else if (V(HMRG, 0) == 3) {
            NEED(3);
            USE_PART(READ, F_R, K(V(Rd, 3)), BITS(0, 16));
        } else NEED(3);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    rt_leave(u);
}

static void uses_hadd2_c(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 15, 3);
    IF(1, guard_value(u, 15, 3))
        LET(3)
            if (!V(HSATC, 2)) {
                ha_reads(u, 8, 6, 5, 0);
            } else ha_reads(u, 8, 6, 5, 0);
            if (!V(HSATC, 2)) {
                ha_reads(u, 8, 6, 5, 0);
            } else ha_reads(u, 8, 6, 5, 0);
        END_LET(3)
        if (V(HMRG, 0) == 2) {
            USE_PART(READ, F_R, K(V(Rd, 3)), BITS(16, 16));
            NEED(3);
        } else if (V(HMRG, 0) == 3) {
            NEED(3);
            USE_PART(READ, F_R, K(V(Rd, 3)), BITS(0, 16));
        } else NEED(3);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    rt_leave(u);
}

static void hal_reads(struct rt_uses *u, int v1, int v2, int l4)
{
    rt_enter(u);
    if (LINE(l4) == 0) {
        LET(1)
            if (V(HSAL, v1) == 2) {
                USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
            } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
            if (V(HSAL, v1) == 3) {
                USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
            } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
        END_LET(1)
        NEED(1);
    }
    if (LINE(l4) == 1) USE(READ, F_R, V(Ra, v2));
    rt_leave(u);
}

static void hal_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(RA, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void uses_hadd2_32i(struct rt_uses *u)
{
    guard_reads(u, 9, 1);
    IF(1, guard_value(u, 9, 1))
        if (!V(HSATC, 1)) {
            hal_reads(u, 6, 4, 0);
        } else hal_reads(u, 6, 4, 0);
        if (!V(HSATC, 1)) {
            hal_reads(u, 6, 4, 0);
        } else hal_reads(u, 6, 4, 0);
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    hal_keeps(u, 5, 4);
}

static void hma_reads(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    rt_enter(u);
    if (LINE(l4) == 0) {
        LET(1)
            if (V(HSA, v1) == 2) {
                USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
            } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
            if (V(HSA, v1) == 3) {
                USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
            } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
        END_LET(1)
        if (V(HAA, v3)) {
            NEED(1);
        } else NEED(1);
    }
    if (LINE(l4) == 1) USE(READ, F_R, V(Ra, v2));
    rt_leave(u);
}

static void uses_hmul2_r(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 2);
    IF(1, guard_value(u, 13, 2))
        LET(3)
            if (!V(HSAT, 2)) {
                hma_reads(u, 7, 5, 4, 0);
                hb_reads(u, 12, 10, 9, 1);
            } else {
                hma_reads(u, 7, 5, 4, 0);
                hb_reads(u, 12, 10, 9, 1);
            }
            if (!V(HSAT, 2)) {
                hma_reads(u, 7, 5, 4, 0);
                hb_reads(u, 12, 10, 9, 1);
            } else {
                hma_reads(u, 7, 5, 4, 0);
                hb_reads(u, 12, 10, 9, 1);
            }
        END_LET(3)
        if (V(HMRG, 0) == 2) {
            USE_PART(READ, F_R, K(V(Rd, 3)), BITS(16, 16));
            NEED(3);
        } else if (V(HMRG, 0) == 3) {
            NEED(3);
            USE_PART(READ, F_R, K(V(Rd, 3)), BITS(0, 16));
        } else NEED(3);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    rt_leave(u);
}

static void uses_hmul2_c(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 12, 3);
    IF(1, guard_value(u, 12, 3))
        LET(3)
            if (!V(HSATC, 2)) {
                hma_reads(u, 7, 5, 4, 0);
            } else hma_reads(u, 7, 5, 4, 0);
            if (!V(HSATC, 2)) {
                hma_reads(u, 7, 5, 4, 0);
            } else hma_reads(u, 7, 5, 4, 0);
        END_LET(3)
        if (V(HMRG, 0) == 2) {
            USE_PART(READ, F_R, K(V(Rd, 3)), BITS(16, 16));
            NEED(3);
        } else if (V(HMRG, 0) == 3) {
            NEED(3);
            USE_PART(READ, F_R, K(V(Rd, 3)), BITS(0, 16));
        } else NEED(3);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    rt_leave(u);
}

static void uses_hmul2_i(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 11, 1);
    IF(1, guard_value(u, 11, 1))
        LET(4)
            if (!V(HSATC, 2)) {
                ha_reads(u, 8, 6, 5, 0);
            } else ha_reads(u, 8, 6, 5, 0);
            if (!V(HSATC, 2)) {
                ha_reads(u, 8, 6, 5, 0);
            } else ha_reads(u, 8, 6, 5, 0);
        END_LET(4)
        if (V(HMRG, 0) == 2) {
            USE_PART(READ, F_R, K(V(Rd, 3)), BITS(16, 16));
            NEED(4);
        } else if (V(HMRG, 0) == 3) {
            NEED(4);
            USE_PART(READ, F_R, K(V(Rd, 3)), BITS(0, 16));
        } else NEED(4);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    rt_leave(u);
}

static void halm_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(HSAL, v1) == 2) {
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
        } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
        if (V(HSAL, v1) == 3) {
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
        } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
    }
    if (LINE(l3) == 1) USE(READ, F_R, V(Ra, v2));
}

static void halm_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(RA, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void uses_hmul2_32i(struct rt_uses *u)
{
    guard_reads(u, 8, 1);
    IF(1, guard_value(u, 8, 1))
        if (!V(HSATC, 1)) {
            halm_reads(u, 5, 3, 0);
        } else halm_reads(u, 5, 3, 0);
        if (!V(HSATC, 1)) {
            halm_reads(u, 5, 3, 0);
        } else halm_reads(u, 5, 3, 0);
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    halm_keeps(u, 4, 3);
}

static void hfa_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(HSA, v1) == 2) {
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
        } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
        if (V(HSA, v1) == 3) {
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
        } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
    }
    if (LINE(l3) == 1) USE(READ, F_R, V(Ra, v2));
}

static void hfr_reads(struct rt_uses *u, int v1, int v2, int l4)
{
    rt_enter(u);
    if (LINE(l4) == 0) {
        LET(1)
            if (V(HSB, v1) == 2) {
                USE_PART(READ, F_R, K(V(Rb, v2)), BITS(0, 16));
            } else USE_PART(READ, F_R, K(V(Rb, v2)), BITS(16, 16));
            if (V(HSB, v1) == 3) {
                USE_PART(READ, F_R, K(V(Rb, v2)), BITS(16, 16));
            } else USE_PART(READ, F_R, K(V(Rb, v2)), BITS(0, 16));
        END_LET(1)
        NEED(1);
    }
    if (LINE(l4) == 1) USE(READ, F_R, V(Rb, v2));
    rt_leave(u);
}

static void hfc_reads(struct rt_uses *u, int v1, int v2, int l4)
{
    rt_enter(u);
    if (LINE(l4) == 0) {
        LET(1)
            if (V(HSR, v1) == 2) {
                USE_PART(READ, F_R, K(V(Rc, v2)), BITS(0, 16));
            } else USE_PART(READ, F_R, K(V(Rc, v2)), BITS(16, 16));
            if (V(HSR, v1) == 3) {
                USE_PART(READ, F_R, K(V(Rc, v2)), BITS(16, 16));
            } else USE_PART(READ, F_R, K(V(Rc, v2)), BITS(0, 16));
        END_LET(1)
        NEED(1);
    }
    if (LINE(l4) == 1) USE(READ, F_R, V(Rc, v2));
    rt_leave(u);
}

static void hfa_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(RA, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void hfr_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(RB, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void hfc_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(RC, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void uses_hfma2_r(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 15, 3);
    IF(1, guard_value(u, 15, 3))
        LET(3)
            if (!V(HSAT, 2)) {
                hfa_reads(u, 6, 4, 0);
                hfr_reads(u, 10, 8, 1);
                hfc_reads(u, 14, 12, 2);
            } else {
                hfa_reads(u, 6, 4, 0);
                hfr_reads(u, 10, 8, 1);
                hfc_reads(u, 14, 12, 2);
            }
            if (!V(HSAT, 2)) {
                hfa_reads(u, 6, 4, 0);
                hfr_reads(u, 10, 8, 1);
                hfc_reads(u, 14, 12, 2);
            } else {
                hfa_reads(u, 6, 4, 0);
                hfr_reads(u, 10, 8, 1);
                hfc_reads(u, 14, 12, 2);
            }
        END_LET(3)
        if (V(HMRG, 0) == 2) {
            USE_PART(READ, F_R, K(V(Rd, 3)), BITS(16, 16));
            NEED(3);
        } else if (V(HMRG, 0) == 3) {
            NEED(3);
            USE_PART(READ, F_R, K(V(Rd, 3)), BITS(0, 16));
        } else NEED(3);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    hfa_keeps(u, 5, 4);
    hfr_keeps(u, 9, 8);
    hfc_keeps(u, 13, 12);
    rt_leave(u);
}

static void hfc_reads_2(struct rt_uses *u, int v1, int v2, int l4)
{
    rt_enter(u);
    if (LINE(l4) == 0) {
        LET(1)
            if (V(HSRC, v1) == 2) {
                USE_PART(READ, F_R, K(V(Rc, v2)), BITS(0, 16));
            } else USE_PART(READ, F_R, K(V(Rc, v2)), BITS(16, 16));
            if (V(HSRC, v1) == 3) {
                USE_PART(READ, F_R, K(V(Rc, v2)), BITS(16, 16));
            } else USE_PART(READ, F_R, K(V(Rc, v2)), BITS(0, 16));
        END_LET(1)
        NEED(1);
    }
    if (LINE(l4) == 1) USE(READ, F_R, V(Rc, v2));
    rt_leave(u);
}

static void uses_hfma2_b(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 16, 4);
    IF(1, guard_value(u, 16, 4))
        LET(3)
            if (!V(HSATC, 2)) {
                hfa_reads(u, 6, 4, 0);
                hfc_reads_2(u, 15, 13, 3);
            } else {
                hfa_reads(u, 6, 4, 0);
                hfc_reads_2(u, 15, 13, 3);
            }
            if (!V(HSATC, 2)) {
                hfa_reads(u, 6, 4, 0);
                hfc_reads_2(u, 15, 13, 3);
            } else {
                hfa_reads(u, 6, 4, 0);
                hfc_reads_2(u, 15, 13, 3);
            }
        END_LET(3)
        if (V(HMRG, 0) == 2) {
            USE_PART(READ, F_R, K(V(Rd, 3)), BITS(16, 16));
            NEED(3);
        } else if (V(HMRG, 0) == 3) {
            NEED(3);
            USE_PART(READ, F_R, K(V(Rd, 3)), BITS(0, 16));
        } else NEED(3);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    hfa_keeps(u, 5, 4);
    hfc_keeps(u, 14, 13);
    rt_leave(u);
}

static void hfcb_reads(struct rt_uses *u, int v1, int v2, int l4)
{
    rt_enter(u);
    if (LINE(l4) == 0) {
        LET(1)
            if (V(HSRC, v1) == 2) {
                USE_PART(READ, F_R, K(V(Rc, v2)), BITS(0, 16));
            } else USE_PART(READ, F_R, K(V(Rc, v2)), BITS(16, 16));
            if (V(HSRC, v1) == 3) {
                USE_PART(READ, F_R, K(V(Rc, v2)), BITS(16, 16));
            } else USE_PART(READ, F_R, K(V(Rc, v2)), BITS(0, 16));
        END_LET(1)
        NEED(1);
    }
    if (LINE(l4) == 1) USE(READ, F_R, V(Rc, v2));
    rt_leave(u);
}

static void hfcb_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(RB, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void uses_hfma2_c(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 14, 4);
    IF(1, guard_value(u, 14, 4))
        LET(3)
            if (!V(HSATC, 2)) {
                hfa_reads(u, 6, 4, 0);
                hfcb_reads(u, 10, 8, 1);
            } else {
                hfa_reads(u, 6, 4, 0);
                hfcb_reads(u, 10, 8, 1);
            }
            if (!V(HSATC, 2)) {
                hfa_reads(u, 6, 4, 0);
                hfcb_reads(u, 10, 8, 1);
            } else {
                hfa_reads(u, 6, 4, 0);
                hfcb_reads(u, 10, 8, 1);
            }
        END_LET(3)
        if (V(HMRG, 0) == 2) {
            USE_PART(READ, F_R, K(V(Rd, 3)), BITS(16, 16));
            NEED(3);
        } else if (V(HMRG, 0) == 3) {
            NEED(3);
            USE_PART(READ, F_R, K(V(Rd, 3)), BITS(0, 16));
        } else NEED(3);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    hfa_keeps(u, 5, 4);
    hfcb_keeps(u, 9, 8);
    rt_leave(u);
}

static void uses_hfma2_32i(struct rt_uses *u)
{
    guard_reads(u, 8, 1);
    IF(1, guard_value(u, 8, 1))
        halm_reads(u, 4, 2, 0);
        USE(READ, F_R, V(Rd, 1));
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    halm_keeps(u, 3, 2);
}

static void uses_hset2_r(struct rt_uses *u)
{
    struct rt_test x2 = OPEN, x4 = OPEN;
    rt_enter(u);
    guard_reads(u, 17, 3);
    IF(5, guard_value(u, 17, 3))
        x2 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(HCMP, 1))), K(0))));
        LET(3)
            if (V(BOP, 3) == 0) {
                ha_reads(u, 9, 7, 6, 0);
                hb_reads(u, 14, 12, 11, 1);
                IF(1, x2) USE(EARLY(7), F_P, V(Q0, 16)); END(1)
            }
            if (V(BOP, 3) == 1) {
                ha_reads(u, 9, 7, 6, 0);
                hb_reads(u, 14, 12, 11, 1);
                IF(2, rt_not(x2)) USE(EARLY(7), F_P, V(Q0, 16)); END(2)
            }
            if (V(BOP, 3) == 2) {
                ha_reads(u, 9, 7, 6, 0);
                hb_reads(u, 14, 12, 11, 1);
                USE(EARLY(7), F_P, V(Q0, 16));
            }
        END_LET(3)
        x4 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(HCMP, 1))), K(0))));
        LET(5)
            if (V(BOP, 3) == 0) {
                ha_reads(u, 9, 7, 6, 0);
                hb_reads(u, 14, 12, 11, 1);
                IF(3, x4) USE(EARLY(7), F_P, V(Q0, 16)); END(3)
            }
            if (V(BOP, 3) == 1) {
                ha_reads(u, 9, 7, 6, 0);
                hb_reads(u, 14, 12, 11, 1);
                IF(4, rt_not(x4)) USE(EARLY(7), F_P, V(Q0, 16)); END(4)
            }
            if (V(BOP, 3) == 2) {
                ha_reads(u, 9, 7, 6, 0);
                hb_reads(u, 14, 12, 11, 1);
                USE(EARLY(7), F_P, V(Q0, 16));
            }
        END_LET(5)
        NEED(3);
        NEED(5);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(5)
    rt_leave(u);
}

static void uses_hset2_c(struct rt_uses *u)
{
    struct rt_test x2 = OPEN, x4 = OPEN;
    rt_enter(u);
    guard_reads(u, 17, 4);
    IF(5, guard_value(u, 17, 4))
        x2 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(HCMPC, 1))), K(0))));
        LET(3)
            if (V(BOP, 3) == 0) {
                ha_reads(u, 9, 7, 6, 0);
                IF(1, x2) USE(EARLY(7), F_P, V(Q0, 16)); END(1)
            }
            if (V(BOP, 3) == 1) {
                ha_reads(u, 9, 7, 6, 0);
                IF(2, rt_not(x2)) USE(EARLY(7), F_P, V(Q0, 16)); END(2)
            }
            if (V(BOP, 3) == 2) {
                ha_reads(u, 9, 7, 6, 0);
                USE(EARLY(7), F_P, V(Q0, 16));
            }
        END_LET(3)
        x4 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(HCMPC, 1))), K(0))));
        LET(5)
            if (V(BOP, 3) == 0) {
                ha_reads(u, 9, 7, 6, 0);
                IF(3, x4) USE(EARLY(7), F_P, V(Q0, 16)); END(3)
            }
            if (V(BOP, 3) == 1) {
                ha_reads(u, 9, 7, 6, 0);
                IF(4, rt_not(x4)) USE(EARLY(7), F_P, V(Q0, 16)); END(4)
            }
            if (V(BOP, 3) == 2) {
                ha_reads(u, 9, 7, 6, 0);
                USE(EARLY(7), F_P, V(Q0, 16));
            }
        END_LET(5)
        NEED(3);
        NEED(5);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(5)
    rt_leave(u);
}

static void uses_hsetp2_r(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x4 = OPEN, x5 = OPEN;
    rt_enter(u);
    guard_reads(u, 18, 3);
    IF(5, guard_value(u, 18, 3))
        x1 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(HCMP, 0))), K(0))));
        x2 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(HCMP, 0))), K(0))));
        LET(4)
            if (V(HAND, 1)) {
                ha_reads(u, 10, 8, 7, 0);
                hb_reads(u, 15, 13, 12, 1);
            } else {
                ha_reads(u, 10, 8, 7, 0);
                hb_reads(u, 15, 13, 12, 1);
            }
        END_LET(4)
        x4 = rt_answer(u, (V(HAND, 1) ? rt_both(x1, x2) : x1));
        if (V(BOP, 3) == 0) {
            NEED(4);
            IF(1, x4) USE(EARLY(7), F_P, V(Q0, 17)); END(1)
        }
        if (V(BOP, 3) == 1) {
            NEED(4);
            IF(2, rt_not(x4)) USE(EARLY(7), F_P, V(Q0, 17)); END(2)
        }
        if (V(BOP, 3) == 2) {
            NEED(4);
            USE(EARLY(7), F_P, V(Q0, 17));
        }
        USE(WRITE(1), F_P, V(P0, 4));
        LET(5)
            if (V(HAND, 1)) {
                ha_reads(u, 10, 8, 7, 0);
                hb_reads(u, 15, 13, 12, 1);
            } else {
                ha_reads(u, 10, 8, 7, 0);
                hb_reads(u, 15, 13, 12, 1);
            }
        END_LET(5)
        x5 = rt_answer(u, (V(HAND, 1) ? rt_not(rt_both(x1, x2)) : x2));
        if (V(BOP, 3) == 0) {
            NEED(5);
            IF(3, x5) USE(EARLY(7), F_P, V(Q0, 17)); END(3)
        }
        if (V(BOP, 3) == 1) {
            NEED(5);
            IF(4, rt_not(x5)) USE(EARLY(7), F_P, V(Q0, 17)); END(4)
        }
        if (V(BOP, 3) == 2) {
            NEED(5);
            USE(EARLY(7), F_P, V(Q0, 17));
        }
        USE(WRITE(1), F_P, V(P1, 5));
    END(5)
    rt_leave(u);
}

static void uses_hsetp2_c(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x4 = OPEN, x5 = OPEN;
    rt_enter(u);
    guard_reads(u, 19, 4);
    IF(5, guard_value(u, 19, 4))
        x1 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(HCMPC, 0))), K(0))));
        x2 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(HCMPC, 0))), K(0))));
        LET(4)
            if (V(HANDC, 1)) {
                ha_reads(u, 10, 8, 7, 0);
            } else ha_reads(u, 10, 8, 7, 0);
        END_LET(4)
        x4 = rt_answer(u, (V(HANDC, 1) ? rt_both(x1, x2) : x1));
        if (V(BOP, 3) == 0) {
            NEED(4);
            IF(1, x4) USE(EARLY(7), F_P, V(Q0, 18)); END(1)
        }
        if (V(BOP, 3) == 1) {
            NEED(4);
            IF(2, rt_not(x4)) USE(EARLY(7), F_P, V(Q0, 18)); END(2)
        }
        if (V(BOP, 3) == 2) {
            NEED(4);
            USE(EARLY(7), F_P, V(Q0, 18));
        }
        USE(WRITE(1), F_P, V(P0, 4));
        LET(5)
            if (V(HANDC, 1)) {
                ha_reads(u, 10, 8, 7, 0);
            } else ha_reads(u, 10, 8, 7, 0);
        END_LET(5)
        x5 = rt_answer(u, (V(HANDC, 1) ? rt_not(rt_both(x1, x2)) : x2));
        if (V(BOP, 3) == 0) {
            NEED(5);
            IF(3, x5) USE(EARLY(7), F_P, V(Q0, 18)); END(3)
        }
        if (V(BOP, 3) == 1) {
            NEED(5);
            IF(4, rt_not(x5)) USE(EARLY(7), F_P, V(Q0, 18)); END(4)
        }
        if (V(BOP, 3) == 2) {
            NEED(5);
            USE(EARLY(7), F_P, V(Q0, 18));
        }
        USE(WRITE(1), F_P, V(P1, 5));
    END(5)
    rt_leave(u);
}

static uint64_t plusone_value(struct rt_uses *u, int l1)
{
    switch (LINE(l1)) {
    case 0: return 0;
    case 1: return 1;
    }
    return 3;
}

static void suma_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(NA, v1)) {
            USE(READ, F_R, V(Ra, v2));
        } else USE(READ, F_R, V(Ra, v2));
    }
    if (LINE(l3) == 1) USE(READ, F_R, V(Ra, v2));
}

static void sumb_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(NB, v1)) {
            USE(READ, F_R, V(Rb, v2));
        } else USE(READ, F_R, V(Rb, v2));
    }
    if (LINE(l3) == 4) USE(READ, F_R, V(Rb, v2));
}

static rt_value suma_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0:
        return (V(NA, v1) ? rt_slice(u, rt_bxor(u, rt_content(u, F_R, K(V(Ra, v2))), K(UINT64_MAX)),
            0, 32) : rt_slice(u, rt_content(u, F_R, K(V(Ra, v2))), 0, 32));
    }
    return rt_content(u, F_R, K(V(Ra, v2)));
}

static rt_value sumb_value(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    switch (LINE(l4)) {
    case 0:
        return (V(NB, v1) ? rt_slice(u, rt_bxor(u, rt_content(u, F_R, K(V(Rb, v2))), K(UINT64_MAX)),
            0, 32) : rt_slice(u, rt_content(u, F_R, K(V(Rb, v2))), 0, 32));
    case 1: return (V(NB, v1) ? rt_slice(u, rt_bxor(u, UNKNOWN, K(UINT64_MAX)), 0, 32) : UNKNOWN);
    case 2: case 6: return K(rt_bits(rt_sext(V(IMM, v3), 20), 0, 32));
    case 3: return K(rt_bits(~rt_sext(V(IMM, v3), 20), 0, 32));
    case 4: return rt_content(u, F_R, K(V(Rb, v2)));
    }
    return UNKNOWN;
}

static void suma_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(RA, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void sumb_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 4) if (V(RB, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_iadd(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
    rt_value x2 = UNKNOWN;
    guard_reads(u, 13, 4);
    IF(2, guard_value(u, 13, 4))
        x1 = rt_answer(u, rt_chosen_test(rt_sure(V(XI, 1)), rt_test_of(u, rt_slice(u, rt_content(u,
            F_CC, K(0)), 2, 1)), rt_sure(rt_bits(plusone_value(u, 0), 0, 1))));
        x2 = rt_add(u, rt_add(u, rt_slice(u, suma_value(u, 4, 5, 1), 0, 32), rt_slice(u,
            sumb_value(u, 7, 8, 12, 2), 0, 32)), rt_of_test(u, x1));
        if (V(SATI, 0)) {
            suma_reads(u, 4, 5, 1);
            sumb_reads(u, 7, 8, 2);
            if (V(XI, 1)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
        } else {
            suma_reads(u, 4, 5, 1);
            sumb_reads(u, 7, 8, 2);
            if (V(XI, 1)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
        }
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CCW, 3)) {
            suma_reads(u, 4, 5, 1);
            sumb_reads(u, 7, 8, 2);
            if (V(XI, 1)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
            IF(1, rt_eq(u, rt_slice(u, x2, 0, 32), K(0)))
                if (!(!V(XI, 1))) USE_PART(READ, F_CC, K(0), BITS(0, 1));
            END(1)
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    suma_keeps(u, 6, 5);
    sumb_keeps(u, 9, 8, 2);
}

static void sumal_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(NAL, v1)) {
            USE(READ, F_R, V(Ra, v2));
        } else USE(READ, F_R, V(Ra, v2));
    }
    if (LINE(l3) == 1) USE(READ, F_R, V(Ra, v2));
}

static rt_value sumal_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0:
        return (V(NAL, v1) ? rt_slice(u, rt_bxor(u, rt_content(u, F_R, K(V(Ra, v2))),
            K(UINT64_MAX)), 0, 32) : rt_slice(u, rt_content(u, F_R, K(V(Ra, v2))), 0, 32));
    }
    return rt_content(u, F_R, K(V(Ra, v2)));
}

static void sumal_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(RA, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void uses_iadd32i(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
    rt_value x2 = UNKNOWN;
    guard_reads(u, 8, 2);
    IF(2, guard_value(u, 8, 2))
        x1 = rt_answer(u, rt_chosen_test(rt_sure(V(XL, 1)), rt_test_of(u, rt_slice(u, rt_content(u,
            F_CC, K(0)), 2, 1)), rt_sure(V(NAL, 4))));
        x2 = rt_add(u, rt_add(u, rt_slice(u, sumal_value(u, 4, 5, 1), 0, 32),
            K(rt_bits(rt_sext(V(IMM32, 7), 32), 0, 32))), rt_of_test(u, x1));
        if (V(SATL, 0)) {
            sumal_reads(u, 4, 5, 1);
            if (V(XL, 1)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
        } else {
            sumal_reads(u, 4, 5, 1);
            if (V(XL, 1)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
        }
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CCWL, 3)) {
            sumal_reads(u, 4, 5, 1);
            if (V(XL, 1)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
            IF(1, rt_eq(u, rt_slice(u, x2, 0, 32), K(0)))
                if (!(!V(XL, 1))) USE_PART(READ, F_CC, K(0), BITS(0, 1));
            END(1)
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    sumal_keeps(u, 6, 5);
}

static void add3x_reads(struct rt_uses *u, int v1, int v2, int v3)
{
    if (V(NA3, v3)) {
        if (V(HA3, v1) == 0) USE(READ, F_R, V(Ra, v2));
        if (V(HA3, v1) == 1) USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
        if (V(HA3, v1) == 2) USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
    } else {
        if (V(HA3, v1) == 0) USE(READ, F_R, V(Ra, v2));
        if (V(HA3, v1) == 1) USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
        if (V(HA3, v1) == 2) USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
    }
}

static void add3y_reads(struct rt_uses *u, int v1, int v2, int v3)
{
    if (V(NB3, v3)) {
        if (V(HB3, v1) == 0) USE(READ, F_R, V(Rb, v2));
        if (V(HB3, v1) == 1) USE_PART(READ, F_R, K(V(Rb, v2)), BITS(0, 16));
        if (V(HB3, v1) == 2) USE_PART(READ, F_R, K(V(Rb, v2)), BITS(16, 16));
    } else {
        if (V(HB3, v1) == 0) USE(READ, F_R, V(Rb, v2));
        if (V(HB3, v1) == 1) USE_PART(READ, F_R, K(V(Rb, v2)), BITS(0, 16));
        if (V(HB3, v1) == 2) USE_PART(READ, F_R, K(V(Rb, v2)), BITS(16, 16));
    }
}

static void add3z_reads(struct rt_uses *u, int v1, int v2, int v3)
{
    if (V(NC3, v3)) {
        if (V(HC3, v1) == 0) USE(READ, F_R, V(Rc, v2));
        if (V(HC3, v1) == 1) USE_PART(READ, F_R, K(V(Rc, v2)), BITS(0, 16));
        if (V(HC3, v1) == 2) USE_PART(READ, F_R, K(V(Rc, v2)), BITS(16, 16));
    } else {
        if (V(HC3, v1) == 0) USE(READ, F_R, V(Rc, v2));
        if (V(HC3, v1) == 1) USE_PART(READ, F_R, K(V(Rc, v2)), BITS(0, 16));
        if (V(HC3, v1) == 2) USE_PART(READ, F_R, K(V(Rc, v2)), BITS(16, 16));
    }
}

static void uses_iadd3_r(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 16, 3);
    IF(1, guard_value(u, 16, 3))
        if (V(X3, 1)) USE(READ, F_CC, 0);
        if (V(SH3, 0) == 1) {
            add3x_reads(u, 6, 5, 4);
            add3y_reads(u, 10, 9, 8);
        }
        LET(2)
            if (V(SH3, 0) == 0) {
                add3x_reads(u, 6, 5, 4);
                add3y_reads(u, 10, 9, 8);
            }
            if (V(SH3, 0) == 1) {
                add3x_reads(u, 6, 5, 4);
                add3y_reads(u, 10, 9, 8);
            }
            if (V(SH3, 0) == 2) {
                add3x_reads(u, 6, 5, 4);
                add3y_reads(u, 10, 9, 8);
            }
            add3z_reads(u, 14, 13, 12);
        END_LET(2)
        NEED(2);
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CCW, 3)) {
            add3x_reads(u, 6, 5, 4);
            add3y_reads(u, 10, 9, 8);
            USE(WRITE(1), F_CC, 0);
        }
    END(1)
    rt_leave(u);
}

static void uses_iadd3_b(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 4);
    IF(1, guard_value(u, 13, 4))
        if (V(X3, 0)) USE(READ, F_CC, 0);
        LET(1)
            if (V(NA3, 3)) {
                USE(READ, F_R, V(Ra, 4));
            } else USE(READ, F_R, V(Ra, 4));
        END_LET(1)
        LET(2)
            NEED(1);
            if (V(NC3, 10)) {
                USE(READ, F_R, V(Rc, 11));
            } else USE(READ, F_R, V(Rc, 11));
        END_LET(2)
        NEED(2);
        USE(WRITE(1), F_R, V(Rd, 1));
        if (V(CCW, 2)) {
            NEED(1);
            USE(WRITE(1), F_CC, 0);
        }
    END(1)
    if (V(RA, 5)) USE(KEEP, F_R, V(Ra, 4));
    if (V(RC, 12)) USE(KEEP, F_R, V(Rc, 11));
    rt_leave(u);
}

static void sca_reads(struct rt_uses *u, int v1, int v3, int l4)
{
    if (LINE(l4) == 0) {
        if (V(NA, v3)) {
            USE(READ, F_R, V(Ra, v1));
        } else USE(READ, F_R, V(Ra, v1));
    }
    if (LINE(l4) == 1) USE(READ, F_R, V(Ra, v1));
}

static void sca_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(RA, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void uses_iscadd(struct rt_uses *u)
{
    guard_reads(u, 12, 4);
    IF(1, guard_value(u, 12, 4))
        sca_reads(u, 3, 2, 1);
        sumb_reads(u, 5, 6, 2);
        USE(WRITE(1), F_R, V(Rd, 0));
        if (V(CCW, 1)) USE(WRITE(1), F_CC, 0);
    END(1)
    sca_keeps(u, 4, 3);
    sumb_keeps(u, 7, 6, 2);
}

static void uses_iscadd32i(struct rt_uses *u)
{
    guard_reads(u, 6, 0);
    IF(1, guard_value(u, 6, 0))
        USE(READ, F_R, V(Ra, 2));
        USE(WRITE(1), F_R, V(Rd, 0));
        if (V(CCWL, 1)) USE(WRITE(1), F_CC, 0);
    END(1)
    if (V(RA, 3)) USE(KEEP, F_R, V(Ra, 2));
}

static void uses_imnmx(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 2);
    IF(2, guard_value(u, 13, 2))
        if (V(MNX, 1)) if (V(MNX, 1) < 3) USE(EARLY(7), F_CC, 0);
        LET(1)
            if (V(UI, 0)) {
                USE(READ, F_R, V(Ra, 4));
                sb_reads(u, 6, 0);
            } else {
                USE(READ, F_R, V(Ra, 4));
                sb_reads(u, 6, 0);
            }
        END_LET(1)
        LET(2)
            if (V(UI, 0)) {
                USE(READ, F_R, V(Ra, 4));
                sb_reads(u, 6, 0);
            } else {
                USE(READ, F_R, V(Ra, 4));
                sb_reads(u, 6, 0);
            }
        END_LET(2)
        LET(3)
            USE(EARLY(7), F_P, V(Q0, 12));
            IF(1, rt_differ(FLAG(F_P, V(Q0, 12)), rt_sure(V(Q0N, 11)))) NEED(1);
            ELSE(1) NEED(2); END(1)
        END_LET(3)
        NEED(3);
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CCW, 3)) USE(WRITE(1), F_CC, 0);
    END(2)
    if (V(RA, 5)) USE(KEEP, F_R, V(Ra, 4));
    sb_keeps(u, 7, 6, 0);
    rt_leave(u);
}

static void uses_icmp_b(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 12, 1);
    IF(2, guard_value(u, 12, 1))
        LET(1)
            if (V(UI, 1)) {
                USE(READ, F_R, V(Rc, 10));
            } else USE(READ, F_R, V(Rc, 10));
        END_LET(1)
        x1 = (V(UI, 1) ? rt_signed(u, rt_content(u, F_R, K(V(Rc, 10))), 32) : rt_slice(u,
            rt_content(u, F_R, K(V(Rc, 10))), 0, 32));
        NEED(1);
        IF(1, rt_not(rt_eq(u, rt_band(u, K(V(CMP, 0)), rt_chosen(u, rt_lt(u, x1, K(0)), K(1),
            rt_chosen(u, rt_eq(u, x1, K(0)), K(2), K(4)))), K(0))))
            USE(READ, F_R, V(Ra, 3));
        ELSE(1) sb_reads(u, 5, 0); END(1)
        USE(WRITE(1), F_R, V(Rd, 2));
    END(2)
    if (V(RA, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(RC, 11)) USE(KEEP, F_R, V(Rc, 10));
    sb_keeps(u, 6, 5, 0);
    rt_leave(u);
}

static void uses_icmp_c(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 9, 1);
    IF(2, guard_value(u, 9, 1))
        x1 = (V(UI, 1) ? rt_signed(u, UNKNOWN, 32) : UNKNOWN);
        IF(1, rt_not(rt_eq(u, rt_band(u, K(V(CMP, 0)), rt_chosen(u, rt_lt(u, x1, K(0)), K(1),
            rt_chosen(u, rt_eq(u, x1, K(0)), K(2), K(4)))), K(0))))
            USE(READ, F_R, V(Ra, 3));
        ELSE(1) USE(READ, F_R, V(Rc, 5)); END(1)
        USE(WRITE(1), F_R, V(Rd, 2));
    END(2)
    if (V(RA, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(RB, 6)) USE(KEEP, F_R, V(Rc, 5));
}

static void sbi_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(LIB, v1)) {
            USE(READ, F_R, V(Rb, v2));
        } else USE(READ, F_R, V(Rb, v2));
    }
}

static rt_value sbi_value(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    switch (LINE(l4)) {
    case 0:
        return (V(LIB, v1) ? rt_slice(u, rt_bxor(u, rt_content(u, F_R, K(V(Rb, v2))),
            K(UINT64_MAX)), 0, 32) : rt_slice(u, rt_content(u, F_R, K(V(Rb, v2))), 0, 32));
    case 1: return (V(LIB, v1) ? rt_slice(u, rt_bxor(u, UNKNOWN, K(UINT64_MAX)), 0, 32) : UNKNOWN);
    case 2: return K(rt_bits(rt_sext(V(IMM, v3), 20), 0, 32));
    }
    return K(rt_bits(~rt_sext(V(IMM, v3), 20), 0, 32));
}

static void po_writes(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(WRITE(1), F_P, V(P2, v1));
}

static void sbi_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(RB, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_lop(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 15, 4);
    IF(2, guard_value(u, 15, 4))
        LET(1)
            if (V(LOPF, 0) == 0) {
                if (V(LIA, 6)) {
                    USE(READ, F_R, V(Ra, 7));
                } else USE(READ, F_R, V(Ra, 7));
                sbi_reads(u, 9, 10, 2);
            }
            if (V(LOPF, 0) == 1) {
                if (V(LIA, 6)) {
                    USE(READ, F_R, V(Ra, 7));
                } else USE(READ, F_R, V(Ra, 7));
                sbi_reads(u, 9, 10, 2);
            }
            if (V(LOPF, 0) == 2) {
                if (V(LIA, 6)) {
                    USE(READ, F_R, V(Ra, 7));
                } else USE(READ, F_R, V(Ra, 7));
                sbi_reads(u, 9, 10, 2);
            }
            if (V(LOPF, 0) == 3) sbi_reads(u, 9, 10, 2);
        END_LET(1)
        x1 = ((V(LOPF, 0) == 0) ? rt_band(u, (V(LIA, 6) ? rt_slice(u, rt_bxor(u, rt_content(u, F_R,
            K(V(Ra, 7))), K(UINT64_MAX)), 0, 32) : rt_slice(u, rt_content(u, F_R, K(V(Ra, 7))), 0,
            32)), sbi_value(u, 9, 10, 14, 2)) : ((V(LOPF, 0) == 1) ? rt_bor(u, (V(LIA, 6) ?
            rt_slice(u, rt_bxor(u, rt_content(u, F_R, K(V(Ra, 7))), K(UINT64_MAX)), 0, 32) :
            rt_slice(u, rt_content(u, F_R, K(V(Ra, 7))), 0, 32)), sbi_value(u, 9, 10, 14, 2)) :
            ((V(LOPF, 0) == 2) ? rt_bxor(u, (V(LIA, 6) ? rt_slice(u, rt_bxor(u, rt_content(u, F_R,
            K(V(Ra, 7))), K(UINT64_MAX)), 0, 32) : rt_slice(u, rt_content(u, F_R, K(V(Ra, 7))), 0,
            32)), sbi_value(u, 9, 10, 14, 2)) : ((V(LOPF, 0) == 3) ? sbi_value(u, 9, 10, 14, 2) :
            UNKNOWN))));
        NEED(1);
        USE(WRITE(1), F_R, V(Rd, 4));
        po_writes(u, 3, 0);
        if (V(CCW, 5)) {
            IF(1, rt_eq(u, rt_slice(u, x1, 0, 32), K(0)))
                if (!(!V(LOPX, 1))) USE_PART(READ, F_CC, K(0), BITS(0, 1));
            END(1)
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    if (V(RA, 8)) USE(KEEP, F_R, V(Ra, 7));
    sbi_keeps(u, 11, 10, 2);
    rt_leave(u);
}

static void uses_lop32i(struct rt_uses *u)
{
    uint64_t x2 = 0;
    rt_value x1 = UNKNOWN, x3 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 9, 0);
    IF(2, guard_value(u, 9, 0))
        LET(1)
            if (V(LIAL, 4)) {
                USE(READ, F_R, V(Ra, 5));
            } else USE(READ, F_R, V(Ra, 5));
        END_LET(1)
        x1 = (V(LIAL, 4) ? rt_slice(u, rt_bxor(u, rt_content(u, F_R, K(V(Ra, 5))), K(UINT64_MAX)),
            0, 32) : rt_slice(u, rt_content(u, F_R, K(V(Ra, 5))), 0, 32));
        x2 = (V(LIBL, 8) ? rt_bits(~V(UIMM32, 7), 0, 32) : V(UIMM32, 7));
        x3 = ((V(LOPFL, 0) == 0) ? rt_band(u, x1, K(x2)) : ((V(LOPFL, 0) == 1) ? rt_bor(u, x1,
            K(x2)) : ((V(LOPFL, 0) == 2) ? rt_bxor(u, x1, K(x2)) : ((V(LOPFL, 0) == 3) ? K(x2) :
            UNKNOWN))));
        if (V(LOPFL, 0) == 0) NEED(1);
        if (V(LOPFL, 0) == 1) NEED(1);
        if (V(LOPFL, 0) == 2) NEED(1);
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CCWL, 3)) {
            IF(1, rt_eq(u, rt_slice(u, x3, 0, 32), K(0)))
                if (!(!V(LOPXL, 1))) USE_PART(READ, F_CC, K(0), BITS(0, 1));
            END(1)
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    if (V(RA, 6)) USE(KEEP, F_R, V(Ra, 5));
    rt_leave(u);
}

static void uses_lop3_r(struct rt_uses *u)
{
    guard_reads(u, 12, 1);
    IF(2, guard_value(u, 12, 1))
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, V(Rb, 7));
        USE(READ, F_R, V(Rc, 9));
        USE(WRITE(1), F_R, V(Rd, 3));
        po_writes(u, 2, 0);
        if (V(CCW, 4)) {
            IF(1, OPEN) if (!(!V(L3X, 0))) USE_PART(READ, F_CC, K(0), BITS(0, 1)); END(1)
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    if (V(RA, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(RB, 8)) USE(KEEP, F_R, V(Rb, 7));
    if (V(RC, 10)) USE(KEEP, F_R, V(Rc, 9));
}

static void uses_lop3_c(struct rt_uses *u)
{
    guard_reads(u, 10, 1);
    IF(2, guard_value(u, 10, 1))
        USE(READ, F_R, V(Ra, 3));
        USE(READ, F_R, V(Rc, 7));
        USE(WRITE(1), F_R, V(Rd, 1));
        if (V(CCW, 2)) {
            IF(1, OPEN) if (!(!V(L3XC, 0))) USE_PART(READ, F_CC, K(0), BITS(0, 1)); END(1)
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    if (V(RA, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(RC, 8)) USE(KEEP, F_R, V(Rc, 7));
}

static void uses_lop3_i(struct rt_uses *u)
{
    guard_reads(u, 9, 0);
    IF(2, guard_value(u, 9, 0))
        USE(READ, F_R, V(Ra, 3));
        USE(READ, F_R, V(Rc, 6));
        USE(WRITE(1), F_R, V(Rd, 1));
        if (V(CCW, 2)) {
            IF(1, OPEN) if (!(!V(L3XI, 0))) USE_PART(READ, F_CC, K(0), BITS(0, 1)); END(1)
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    if (V(RA, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(RC, 7)) USE(KEEP, F_R, V(Rc, 6));
}

static void a24_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        if (V(GE, v1)) {
            USE(EARLY(-4), F_R, V(Ra, v2));
            USE(EARLY(-4), F_R, (V(Ra, v2) | 1));
        } else USE(EARLY(-4), F_R, V(Ra, v2));
    }
}

static void uses_ldg(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 7, 1);
    IF(1, guard_value(u, 7, 1))
        x1 = ((V(GSIZE, 2) < 6) ? V(GSIZE, 2) : 6);
        if (x1 == 0) {
            a24_reads(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (x1 == 1) {
            a24_reads(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (x1 == 2) {
            a24_reads(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (x1 == 3) {
            a24_reads(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (x1 == 4) {
            a24_reads(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (!(V(Rd, 3) == 255)) {
            if (x1 == 5) {
                a24_reads(u, 0, 4, 0);
                USE(WRITE(1), F_R, V(Rd, 3));
                USE(WRITE(1), F_R, (V(Rd, 3) + 1));
            } else {
                a24_reads(u, 0, 4, 0);
                USE(WRITE(1), F_R, V(Rd, 3));
                USE(WRITE(1), F_R, (V(Rd, 3) + 1));
                USE(WRITE(1), F_R, (V(Rd, 3) + 2));
                USE(WRITE(1), F_R, (V(Rd, 3) + 3));
            }
        }
    END(1)
}

static void a20_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        if (V(GE, v1)) {
            USE(READ, F_R, V(Ra, v2));
            USE(READ, F_R, (V(Ra, v2) | 1));
        } else USE(READ, F_R, V(Ra, v2));
    }
}

static void uses_ldg_p(struct rt_uses *u)
{
    guard_reads(u, 8, 2);
    IF(1, guard_value(u, 8, 2))
        a20_reads(u, 0, 5, 1);
        USE(WRITE(1), F_P, (7 - V(GP41, 3)));
        USE(WRITE(1), F_R, V(Rd, 4));
        if (V(GSIZE, 2) > 4) USE(WRITE(1), F_R, (V(Rd, 4) | 1));
        if (V(GSIZE, 2) > 5) USE(WRITE(1), F_R, (V(Rd, 4) | 2));
        if (V(GSIZE, 2) > 5) USE(WRITE(1), F_R, (V(Rd, 4) | 3));
    END(1)
}

static void uses_stg(struct rt_uses *u)
{
    guard_reads(u, 7, 1);
    IF(1, guard_value(u, 7, 1))
        if (V(SSIZE, 2) < 2) {
            USE(EARLY(-4), F_R, V(Rd, 6));
            a24_reads(u, 0, 3, 0);
        } else if (V(SSIZE, 2) < 4) {
            USE(EARLY(-4), F_R, V(Rd, 6));
            a24_reads(u, 0, 3, 0);
        } else if (V(SSIZE, 2) == 4) {
            USE(EARLY(-4), F_R, V(Rd, 6));
            a24_reads(u, 0, 3, 0);
        } else if (V(Rd, 6) == 255) {
            if (V(SSIZE, 2) == 5) {
                a24_reads(u, 0, 3, 0);
            } else a24_reads(u, 0, 3, 0);
        } else if (V(SSIZE, 2) == 5) {
            USE(EARLY(-4), F_R, V(Rd, 6));
            USE(EARLY(-4), F_R, (V(Rd, 6) + 1));
            a24_reads(u, 0, 3, 0);
        } else {
            USE(EARLY(-4), F_R, V(Rd, 6));
            USE(EARLY(-4), F_R, (V(Rd, 6) + 1));
            USE(EARLY(-4), F_R, (V(Rd, 6) + 2));
            USE(EARLY(-4), F_R, (V(Rd, 6) + 3));
            a24_reads(u, 0, 3, 0);
        }
    END(1)
}

static void a32_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        if (V(GENE, v1)) {
            USE(EARLY(-4), F_R, V(Ra, v2));
            USE(EARLY(-4), F_R, (V(Ra, v2) | 1));
        } else USE(EARLY(-4), F_R, V(Ra, v2));
    }
}

static void genpred_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(EARLY(7), F_P, V(GENP, v1));
}

static void uses_ld(struct rt_uses *u)
{
    guard_reads(u, 8, 2);
    IF(1, guard_value(u, 8, 2))
        a32_reads(u, 0, 4, 0);
        genpred_reads(u, 7, 1);
        USE(WRITE(1), F_R, V(Rd, 3));
        if (V(LSIZE, 2) > 4) USE(WRITE(1), F_R, (V(Rd, 3) | 1));
        if (V(LSIZE, 2) > 5) USE(WRITE(1), F_R, (V(Rd, 3) | 2));
        if (V(LSIZE, 2) > 5) USE(WRITE(1), F_R, (V(Rd, 3) | 3));
    END(1)
}

static void uses_st(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 8, 2);
    IF(1, guard_value(u, 8, 2))
        x1 = ((V(LSIZE, 2) > 5) ? 4 : ((V(LSIZE, 2) > 4) ? (uint64_t)2 : 1));
        a32_reads(u, 0, 3, 0);
        genpred_reads(u, 7, 1);
        USE(EARLY(-4), F_R, V(Rd, 6));
        if ((int64_t)x1 > (int64_t)1) USE(EARLY(-4), F_R, (V(Rd, 6) | 1));
        if ((int64_t)x1 > (int64_t)2) USE(EARLY(-4), F_R, (V(Rd, 6) | 2));
        if ((int64_t)x1 > (int64_t)3) USE(EARLY(-4), F_R, (V(Rd, 6) | 3));
    END(1)
}

static void a24_reads_2(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1) USE(EARLY(-4), F_R, V(Ra, v1));
}

static void uses_ldl(struct rt_uses *u)
{
    guard_reads(u, 6, 1);
    IF(1, guard_value(u, 6, 1))
        if (V(SSIZE, 1) == 0) {
            a24_reads_2(u, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(SSIZE, 1) == 1) {
            a24_reads_2(u, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(SSIZE, 1) == 2) {
            a24_reads_2(u, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(SSIZE, 1) == 3) {
            a24_reads_2(u, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(SSIZE, 1) == 4) {
            a24_reads_2(u, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (!(V(Rd, 2) == 255)) {
            if (V(SSIZE, 1) == 5) {
                a24_reads_2(u, 3, 0);
                USE(WRITE(1), F_R, V(Rd, 2));
                USE(WRITE(1), F_R, (V(Rd, 2) + 1));
            } else {
                a24_reads_2(u, 3, 0);
                USE(WRITE(1), F_R, V(Rd, 2));
                USE(WRITE(1), F_R, (V(Rd, 2) + 1));
                USE(WRITE(1), F_R, (V(Rd, 2) + 2));
                USE(WRITE(1), F_R, (V(Rd, 2) + 3));
            }
        }
    END(1)
}

static void uses_stl(struct rt_uses *u)
{
    guard_reads(u, 6, 1);
    IF(1, guard_value(u, 6, 1))
        if (V(SSIZE, 1) < 2) {
            USE(EARLY(-4), F_R, V(Rd, 5));
            a24_reads_2(u, 2, 0);
        } else if (V(SSIZE, 1) < 4) {
            USE(EARLY(-4), F_R, V(Rd, 5));
            a24_reads_2(u, 2, 0);
        } else if (V(SSIZE, 1) == 4) {
            USE(EARLY(-4), F_R, V(Rd, 5));
            a24_reads_2(u, 2, 0);
        } else if (V(Rd, 5) == 255) {
            if (V(SSIZE, 1) == 5) {
                a24_reads_2(u, 2, 0);
            } else a24_reads_2(u, 2, 0);
        } else if (V(SSIZE, 1) == 5) {
            USE(EARLY(-4), F_R, V(Rd, 5));
            USE(EARLY(-4), F_R, (V(Rd, 5) + 1));
            a24_reads_2(u, 2, 0);
        } else {
            USE(EARLY(-4), F_R, V(Rd, 5));
            USE(EARLY(-4), F_R, (V(Rd, 5) + 1));
            USE(EARLY(-4), F_R, (V(Rd, 5) + 2));
            USE(EARLY(-4), F_R, (V(Rd, 5) + 3));
            a24_reads_2(u, 2, 0);
        }
    END(1)
}

static void a24_reads_3(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1) USE(EARLY(-2), F_R, V(Ra, v1));
}

static void uses_lds_r(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        if (V(SSIZE, 0) == 0) {
            a24_reads_3(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (V(SSIZE, 0) == 1) {
            a24_reads_3(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (V(SSIZE, 0) == 2) {
            a24_reads_3(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (V(SSIZE, 0) == 3) {
            a24_reads_3(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (V(SSIZE, 0) == 4) {
            a24_reads_3(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (!(V(Rd, 1) == 255)) {
            if (V(SSIZE, 0) == 5) {
                a24_reads_3(u, 2, 0);
                USE(WRITE(1), F_R, V(Rd, 1));
                USE(WRITE(1), F_R, (V(Rd, 1) + 1));
            } else {
                a24_reads_3(u, 2, 0);
                USE(WRITE(1), F_R, V(Rd, 1));
                USE(WRITE(1), F_R, (V(Rd, 1) + 1));
                USE(WRITE(1), F_R, (V(Rd, 1) + 2));
                USE(WRITE(1), F_R, (V(Rd, 1) + 3));
            }
        }
    END(1)
}

static void uses_lds_u(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        if (V(USIZE, 0) == 0) {
            a24_reads_3(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (V(USIZE, 0) == 1) {
            a24_reads_3(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (V(USIZE, 0) == 2) {
            a24_reads_3(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (V(USIZE, 0) == 3) {
            a24_reads_3(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (V(USIZE, 0) == 4) {
            a24_reads_3(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (!(V(Rd, 1) == 255)) {
            if (V(USIZE, 0) == 5) {
                a24_reads_3(u, 2, 0);
                USE(WRITE(1), F_R, V(Rd, 1));
                USE(WRITE(1), F_R, (V(Rd, 1) + 1));
            } else {
                a24_reads_3(u, 2, 0);
                USE(WRITE(1), F_R, V(Rd, 1));
                USE(WRITE(1), F_R, (V(Rd, 1) + 1));
                USE(WRITE(1), F_R, (V(Rd, 1) + 2));
                USE(WRITE(1), F_R, (V(Rd, 1) + 3));
            }
        }
    END(1)
}

static void uses_sts(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        if (V(SSIZE, 0) < 2) {
            USE(EARLY(-2), F_R, V(Rd, 4));
            a24_reads_3(u, 1, 0);
        } else if (V(SSIZE, 0) < 4) {
            USE(EARLY(-2), F_R, V(Rd, 4));
            a24_reads_3(u, 1, 0);
        } else if (V(SSIZE, 0) == 4) {
            USE(EARLY(-2), F_R, V(Rd, 4));
            a24_reads_3(u, 1, 0);
        } else if (V(Rd, 4) == 255) {
            if (V(SSIZE, 0) == 5) {
                a24_reads_3(u, 1, 0);
            } else a24_reads_3(u, 1, 0);
        } else if (V(SSIZE, 0) == 5) {
            USE(EARLY(-2), F_R, V(Rd, 4));
            USE(EARLY(-2), F_R, (V(Rd, 4) + 1));
            a24_reads_3(u, 1, 0);
        } else {
            USE(EARLY(-2), F_R, V(Rd, 4));
            USE(EARLY(-2), F_R, (V(Rd, 4) + 1));
            USE(EARLY(-2), F_R, (V(Rd, 4) + 2));
            USE(EARLY(-2), F_R, (V(Rd, 4) + 3));
            a24_reads_3(u, 1, 0);
        }
    END(1)
}

static void cplace_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1) USE(EARLY(-2), F_R, V(Ra, v1));
}

static void uses_ldc(struct rt_uses *u)
{
    guard_reads(u, 7, 1);
    IF(1, guard_value(u, 7, 1))
        cplace_reads(u, 4, 0);
        if (V(CSIZE, 0) == 0) {
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(CSIZE, 0) == 1) {
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(CSIZE, 0) == 2) {
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(CSIZE, 0) == 3) {
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(CSIZE, 0) == 4) {
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (!(V(Rd, 2) == 255)) {
            USE(WRITE(1), F_R, V(Rd, 2));
            USE(WRITE(1), F_R, (V(Rd, 2) + 1));
        }
    END(1)
}

static void uses_membar(struct rt_uses *u)
{
    guard_reads(u, 2, 0);
}

static void uses_mov(struct rt_uses *u)
{
    guard_reads(u, 7, 2);
    IF(1, guard_value(u, 7, 2))
        sb_reads(u, 1, 0);
        USE(WRITE(1), F_R, V(Rd, 0));
    END(1)
    sb_keeps(u, 2, 1, 0);
}

static void uses_mov32i(struct rt_uses *u)
{
    guard_reads(u, 3, 1);
    IF(1, guard_value(u, 3, 1)) USE(WRITE(1), F_R, V(Rd, 0)); END(1)
}

static void uses_sel(struct rt_uses *u)
{
    guard_reads(u, 10, 2);
    IF(2, guard_value(u, 10, 2))
        USE(EARLY(7), F_P, V(Q0, 9));
        IF(1, rt_differ(FLAG(F_P, V(Q0, 9)), rt_sure(V(Q0N, 8)))) USE(READ, F_R, V(Ra, 1));
        ELSE(1) sb_reads(u, 3, 0); END(1)
        USE(WRITE(1), F_R, V(Rd, 0));
    END(2)
    if (V(RA, 2)) USE(KEEP, F_R, V(Ra, 1));
    sb_keeps(u, 4, 3, 0);
}

static void uses_prmt_b(struct rt_uses *u)
{
    rt_value x3 = UNKNOWN;
    guard_reads(u, 11, 1);
    IF(5, guard_value(u, 11, 1))
        if (V(PMODE, 0) == 0) {
            x3 = rt_slice(u, sb_value(u, 4, 8, 0), 0, 32);
            sb_reads(u, 4, 0);
            IF(1, rt_test_of(u, rt_slice(u, rt_slice(u, x3, 0, 4), 3, 1)))
                USE(READ, F_R, V(Ra, 2));
                USE(READ, F_R, V(Rc, 9));
            ELSE(1)
                USE(READ, F_R, V(Ra, 2));
                USE(READ, F_R, V(Rc, 9));
            END(1)
            IF(2, rt_test_of(u, rt_slice(u, rt_slice(u, x3, 4, 4), 3, 1)))
                USE(READ, F_R, V(Ra, 2));
                USE(READ, F_R, V(Rc, 9));
            ELSE(2)
                USE(READ, F_R, V(Ra, 2));
                USE(READ, F_R, V(Rc, 9));
            END(2)
            IF(3, rt_test_of(u, rt_slice(u, rt_slice(u, x3, 8, 4), 3, 1)))
                USE(READ, F_R, V(Ra, 2));
                USE(READ, F_R, V(Rc, 9));
            ELSE(3)
                USE(READ, F_R, V(Ra, 2));
                USE(READ, F_R, V(Rc, 9));
            END(3)
            IF(4, rt_test_of(u, rt_slice(u, rt_slice(u, x3, 12, 4), 3, 1)))
                USE(READ, F_R, V(Ra, 2));
                USE(READ, F_R, V(Rc, 9));
            ELSE(4)
                USE(READ, F_R, V(Ra, 2));
                USE(READ, F_R, V(Rc, 9));
            END(4)
            USE(WRITE(1), F_R, V(Rd, 1));
        } else {
            USE(READ, F_R, V(Ra, 2));
            USE(READ, F_R, V(Rc, 9));
            if (V(PMODE, 0) == 1) sb_reads(u, 4, 0);
            if (V(PMODE, 0) == 2) sb_reads(u, 4, 0);
            if (V(PMODE, 0) == 3) sb_reads(u, 4, 0);
            if (V(PMODE, 0) == 4) sb_reads(u, 4, 0);
            if (V(PMODE, 0) == 5) sb_reads(u, 4, 0);
            if (V(PMODE, 0) == 6) sb_reads(u, 4, 0);
            if (V(PMODE, 0) == 1) sb_reads(u, 4, 0);
            if (V(PMODE, 0) == 2) sb_reads(u, 4, 0);
            if (V(PMODE, 0) == 3) sb_reads(u, 4, 0);
            if (V(PMODE, 0) == 4) sb_reads(u, 4, 0);
            if (V(PMODE, 0) == 5) sb_reads(u, 4, 0);
            if (V(PMODE, 0) == 6) sb_reads(u, 4, 0);
            if (V(PMODE, 0) == 1) sb_reads(u, 4, 0);
            if (V(PMODE, 0) == 2) sb_reads(u, 4, 0);
            if (V(PMODE, 0) == 3) sb_reads(u, 4, 0);
            if (V(PMODE, 0) == 4) sb_reads(u, 4, 0);
            if (V(PMODE, 0) == 5) sb_reads(u, 4, 0);
            if (V(PMODE, 0) == 6) sb_reads(u, 4, 0);
            if (V(PMODE, 0) == 1) sb_reads(u, 4, 0);
            if (V(PMODE, 0) == 2) sb_reads(u, 4, 0);
            if (V(PMODE, 0) == 3) sb_reads(u, 4, 0);
            if (V(PMODE, 0) == 4) sb_reads(u, 4, 0);
            if (V(PMODE, 0) == 5) sb_reads(u, 4, 0);
            if (V(PMODE, 0) == 6) sb_reads(u, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        }
    END(5)
    if (V(RA, 3)) USE(KEEP, F_R, V(Ra, 2));
    if (V(RC, 10)) USE(KEEP, F_R, V(Rc, 9));
    sb_keeps(u, 5, 4, 0);
}

static void uses_prmt_c(struct rt_uses *u)
{
    rt_value x3 = UNKNOWN;
    guard_reads(u, 8, 1);
    IF(5, guard_value(u, 8, 1))
        if (V(PMODE, 0) == 0) {
            x3 = rt_slice(u, rt_content(u, F_R, K(V(Rc, 4))), 0, 32);
            USE(READ, F_R, V(Rc, 4));
            IF(1, rt_test_of(u, rt_slice(u, rt_slice(u, x3, 0, 4), 3, 1))) USE(READ, F_R, V(Ra, 2));
            ELSE(1) USE(READ, F_R, V(Ra, 2)); END(1)
            IF(2, rt_test_of(u, rt_slice(u, rt_slice(u, x3, 4, 4), 3, 1))) USE(READ, F_R, V(Ra, 2));
            ELSE(2) USE(READ, F_R, V(Ra, 2)); END(2)
            IF(3, rt_test_of(u, rt_slice(u, rt_slice(u, x3, 8, 4), 3, 1))) USE(READ, F_R, V(Ra, 2));
            ELSE(3) USE(READ, F_R, V(Ra, 2)); END(3)
            IF(4, rt_test_of(u, rt_slice(u, rt_slice(u, x3, 12, 4), 3, 1))) USE(READ, F_R, V(Ra,
                2));
            ELSE(4) USE(READ, F_R, V(Ra, 2)); END(4)
            USE(WRITE(1), F_R, V(Rd, 1));
        } else {
            USE(READ, F_R, V(Ra, 2));
            if (V(PMODE, 0) == 1) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(PMODE, 0) == 2) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(PMODE, 0) == 3) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(PMODE, 0) == 4) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(PMODE, 0) == 5) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(PMODE, 0) == 6) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(PMODE, 0) == 1) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(PMODE, 0) == 2) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(PMODE, 0) == 3) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(PMODE, 0) == 4) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(PMODE, 0) == 5) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(PMODE, 0) == 6) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(PMODE, 0) == 1) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(PMODE, 0) == 2) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(PMODE, 0) == 3) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(PMODE, 0) == 4) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(PMODE, 0) == 5) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(PMODE, 0) == 6) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(PMODE, 0) == 1) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(PMODE, 0) == 2) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(PMODE, 0) == 3) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(PMODE, 0) == 4) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(PMODE, 0) == 5) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(PMODE, 0) == 6) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            USE(WRITE(1), F_R, V(Rd, 1));
        }
    END(5)
    if (V(RA, 3)) USE(KEEP, F_R, V(Ra, 2));
    if (V(RB, 5)) USE(KEEP, F_R, V(Rc, 4));
}

static void uses_imul(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 11, 1);
    IF(1, guard_value(u, 11, 1))
        if (V(CCW, 3)) USE(WRITE(1), F_CC, 0);
        LET(1)
            if (rt_bits(V(MULS, 0), 0, 1)) {
                USE(READ, F_R, V(Ra, 4));
            } else USE(READ, F_R, V(Ra, 4));
            if (rt_bits(V(MULS, 0), 1, 1)) {
                sb_reads(u, 6, 0);
            } else sb_reads(u, 6, 0);
        END_LET(1)
        if (V(MULHI, 1)) {
            NEED(1);
        } else NEED(1);
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    if (V(RA, 5)) USE(KEEP, F_R, V(Ra, 4));
    sb_keeps(u, 7, 6, 0);
    rt_leave(u);
}

static void uses_imul32i(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 7, 0);
    IF(1, guard_value(u, 7, 0))
        if (V(CCWL, 3)) USE(WRITE(1), F_CC, 0);
        LET(1)
            if (rt_bits(V(MULSL, 0), 0, 1)) {
                USE(READ, F_R, V(Ra, 4));
            } else USE(READ, F_R, V(Ra, 4));
        END_LET(1)
        if (V(MULHIL, 1)) {
            NEED(1);
        } else NEED(1);
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    if (V(RA, 5)) USE(KEEP, F_R, V(Ra, 4));
    rt_leave(u);
}

static void madc_reads(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Rc, v1));
}

static void mada_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(RA, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void madc_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(RC, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void uses_imad_b(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 17, 4);
    IF(1, guard_value(u, 17, 4))
        if (((V(CCW, 5) || V(MADX, 3)) || V(MADSAT, 2)) || (V(MNA, 6) && V(MNC, 14))) {
            if (V(MADX, 3)) USE(READ, F_CC, 0);
            if (V(CCW, 5)) USE(WRITE(1), F_CC, 0);
        }
        LET(1)
            if (rt_bits(V(MADS, 0), 0, 1)) {
                USE(READ, F_R, V(Ra, 7));
            } else USE(READ, F_R, V(Ra, 7));
            if (rt_bits(V(MADS, 0), 1, 1)) {
                sb_reads(u, 9, 2);
            } else sb_reads(u, 9, 2);
        END_LET(1)
        LET(2)
            if (V(MADHI, 1)) {
                NEED(1);
            } else NEED(1);
        END_LET(2)
        if (V(MNA, 6)) {
            NEED(2);
        } else NEED(2);
        if (V(MNC, 14)) {
            madc_reads(u, 15);
        } else madc_reads(u, 15);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(1)
    mada_keeps(u, 8, 7);
    sb_keeps(u, 10, 9, 2);
    madc_keeps(u, 16, 15);
    rt_leave(u);
}

static void uses_imad_c(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 14, 5);
    IF(1, guard_value(u, 14, 5))
        if (((V(CCW, 5) || V(MADX, 3)) || V(MADSAT, 2)) || (V(MNA, 6) && V(MNC, 11))) {
            if (V(MADX, 3)) USE(READ, F_CC, 0);
            if (V(CCW, 5)) USE(WRITE(1), F_CC, 0);
        }
        LET(1)
            if (rt_bits(V(MADS, 0), 0, 1)) {
                USE(READ, F_R, V(Ra, 7));
            } else USE(READ, F_R, V(Ra, 7));
            if (rt_bits(V(MADS, 0), 1, 1)) {
                USE(READ, F_R, V(Rc, 9));
            } else USE(READ, F_R, V(Rc, 9));
        END_LET(1)
        LET(2)
            if (V(MADHI, 1)) {
                NEED(1);
            } else NEED(1);
        END_LET(2)
        if (V(MNA, 6)) {
            NEED(2);
        } else NEED(2);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(1)
    if (V(RB, 10)) USE(KEEP, F_R, V(Rc, 9));
    mada_keeps(u, 8, 7);
    rt_leave(u);
}

static void madal_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(RA, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void uses_imad32i(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 9, 3);
    IF(1, guard_value(u, 9, 3))
        if (V(CCWL, 3) || (V(NAL, 4) && V(MNCL, 8))) if (V(CCWL, 3)) USE(WRITE(1), F_CC, 0);
        LET(1)
            if (rt_bits(V(MADSL, 0), 0, 1)) {
                USE(READ, F_R, V(Ra, 5));
            } else USE(READ, F_R, V(Ra, 5));
        END_LET(1)
        LET(2)
            if (V(MULHIL, 1)) {
                NEED(1);
            } else NEED(1);
        END_LET(2)
        if (V(NAL, 4)) {
            NEED(2);
        } else NEED(2);
        if (V(MNCL, 8)) {
            USE(READ, F_R, V(Rd, 2));
        } else USE(READ, F_R, V(Rd, 2));
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    madal_keeps(u, 6, 5);
    rt_leave(u);
}

static void uses_imadsp_uu_b(struct rt_uses *u)
{
    guard_reads(u, 14, 1);
    IF(1, guard_value(u, 14, 1))
        USE(READ, F_R, V(Ra, 5));
        sb_reads(u, 7, 0);
        USE(READ, F_R, V(Rc, 12));
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    if (V(RA, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(RC, 13)) USE(KEEP, F_R, V(Rc, 12));
    sb_keeps(u, 8, 7, 0);
}

static void uses_imadsp_uu_c(struct rt_uses *u)
{
    guard_reads(u, 11, 1);
    IF(1, guard_value(u, 11, 1))
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, V(Rc, 7));
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    if (V(RA, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(RB, 8)) USE(KEEP, F_R, V(Rc, 7));
}

static void uses_xmad_r(struct rt_uses *u)
{
    uint64_t x1 = 0;
    rt_enter(u);
    guard_reads(u, 15, 3);
    IF(3, guard_value(u, 15, 3))
        if (V(CCW, 6)) USE(WRITE(1), F_CC, 0);
        if (rt_bits((V(XPSL, 1) | (uint64_t)(V(XMRG, 2) | (uint64_t)(V(XX, 4) | (uint64_t)V(XMODE,
            3) << 1) << 1) << 1), 2, 1)) {
            USE(READ, F_CC, 0);
        }
        x1 = rt_bits((V(XPSL, 1) | (uint64_t)(V(XMRG, 2) | (uint64_t)(V(XX, 4) | (uint64_t)V(XMODE,
            3) << 1) << 1) << 1), 3, 3);
        if (x1 == 3) {
            if (!(V(XSIGN, 0) != 3)) {
                USE(READ, F_R, V(Ra, 7));
                USE_PART(READ, F_R, K(V(Ra, 7)), BITS((16 * V(XHA, 8)), 16));
            }
            IF(1, rt_not(rt_either(rt_sure((V(XSIGN, 0) != 3)), rt_not(rt_test_of(u, rt_slice(u,
                rt_cat(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, 7))), 0, 32), 32, rt_cat(u,
                rt_slice(u, rt_content(u, F_R, K(V(Ra, 7))), (16 * V(XHA, 8)), 16), 16, K(V(XHA,
                8)))), 48, 1))))))
                USE(READ, F_R, V(Rb, 10));
                USE_PART(READ, F_R, K(V(Rb, 10)), BITS((16 * V(XHB, 11)), 16));
            END(1)
        }
        LET(4)
            if (rt_bits(V(XSIGN, 0), 0, 1)) {
                USE(READ, F_R, V(Ra, 7));
                USE_PART(READ, F_R, K(V(Ra, 7)), BITS((16 * V(XHA, 8)), 16));
            } else {
                USE(READ, F_R, V(Ra, 7));
                USE_PART(READ, F_R, K(V(Ra, 7)), BITS((16 * V(XHA, 8)), 16));
            }
            if (rt_bits(V(XSIGN, 0), 1, 1)) {
                USE(READ, F_R, V(Rb, 10));
                USE_PART(READ, F_R, K(V(Rb, 10)), BITS((16 * V(XHB, 11)), 16));
            } else {
                USE(READ, F_R, V(Rb, 10));
                USE_PART(READ, F_R, K(V(Rb, 10)), BITS((16 * V(XHB, 11)), 16));
            }
        END_LET(4)
        LET(5)
            USE(READ, F_R, V(Ra, 7));
            USE_PART(READ, F_R, K(V(Ra, 7)), BITS((16 * V(XHA, 8)), 16));
            IF(2, rt_test_of(u, rt_slice(u, rt_cat(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, 7))),
                0, 32), 32, rt_cat(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, 7))), (16 * V(XHA, 8)),
                16), 16, K(V(XHA, 8)))), 31, 1)))
                USE(READ, F_R, V(Rb, 10));
                USE_PART(READ, F_R, K(V(Rb, 10)), BITS((16 * V(XHB, 11)), 16));
            END(2)
            USE(READ, F_R, V(Rb, 10));
            USE_PART(READ, F_R, K(V(Rb, 10)), BITS((16 * V(XHB, 11)), 16));
        END_LET(5)
        LET(6)
            if (x1 == 0) USE(READ, F_R, V(Rc, 13));
            if (x1 == 1) USE_PART(READ, F_R, K(V(Rc, 13)), BITS(0, 16));
            if (x1 == 2) USE_PART(READ, F_R, K(V(Rc, 13)), BITS(16, 16));
            if (x1 == 3) {
                USE(READ, F_R, V(Rc, 13));
                NEED(5);
            }
            if (x1 == 4) {
                USE(READ, F_R, V(Rc, 13));
                USE(READ, F_R, V(Rb, 10));
                USE_PART(READ, F_R, K(V(Rb, 10)), BITS((16 * V(XHB, 11)), 16));
            }
        END_LET(6)
        LET(7)
            if (rt_bits((V(XPSL, 1) | (uint64_t)(V(XMRG, 2) | (uint64_t)(V(XX, 4) |
                (uint64_t)V(XMODE, 3) << 1) << 1) << 1), 0, 1)) {
                NEED(4);
            } else NEED(4);
            NEED(6);
        END_LET(7)
        if (rt_bits((V(XPSL, 1) | (uint64_t)(V(XMRG, 2) | (uint64_t)(V(XX, 4) | (uint64_t)V(XMODE,
            3) << 1) << 1) << 1), 1, 1)) {
            NEED(7);
            USE(READ, F_R, V(Rb, 10));
            USE_PART(READ, F_R, K(V(Rb, 10)), BITS((16 * V(XHB, 11)), 16));
        } else NEED(7);
        USE(WRITE(1), F_R, V(Rd, 5));
    END(3)
    if (V(RC, 14)) USE(KEEP, F_R, V(Rc, 13));
    rt_leave(u);
}

static void uses_xmad_i(struct rt_uses *u)
{
    uint64_t x1 = 0;
    rt_enter(u);
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        if (V(CCW, 6)) USE(WRITE(1), F_CC, 0);
        if (rt_bits((V(XPSL, 1) | (uint64_t)(V(XMRG, 2) | (uint64_t)(V(XX, 4) | (uint64_t)V(XMODE,
            3) << 1) << 1) << 1), 2, 1)) {
            USE(READ, F_CC, 0);
        }
        x1 = rt_bits((V(XPSL, 1) | (uint64_t)(V(XMRG, 2) | (uint64_t)(V(XX, 4) | (uint64_t)V(XMODE,
            3) << 1) << 1) << 1), 3, 3);
        LET(4)
            if (rt_bits(V(XSIGN, 0), 0, 1)) {
                USE(READ, F_R, V(Ra, 7));
                USE_PART(READ, F_R, K(V(Ra, 7)), BITS((16 * V(XHA, 8)), 16));
            } else {
                USE(READ, F_R, V(Ra, 7));
                USE_PART(READ, F_R, K(V(Ra, 7)), BITS((16 * V(XHA, 8)), 16));
            }
        END_LET(4)
        LET(6)
            if (x1 == 0) USE(READ, F_R, V(Rc, 11));
            if (x1 == 1) USE_PART(READ, F_R, K(V(Rc, 11)), BITS(0, 16));
            if (x1 == 2) USE_PART(READ, F_R, K(V(Rc, 11)), BITS(16, 16));
            if (x1 == 3) {
                USE(READ, F_R, V(Rc, 11));
                USE(READ, F_R, V(Ra, 7));
                USE_PART(READ, F_R, K(V(Ra, 7)), BITS((16 * V(XHA, 8)), 16));
            }
            if (x1 == 4) USE(READ, F_R, V(Rc, 11));
        END_LET(6)
        LET(7)
            if (rt_bits((V(XPSL, 1) | (uint64_t)(V(XMRG, 2) | (uint64_t)(V(XX, 4) |
                (uint64_t)V(XMODE, 3) << 1) << 1) << 1), 0, 1)) {
                NEED(4);
            } else NEED(4);
            NEED(6);
        END_LET(7)
        if (rt_bits((V(XPSL, 1) | (uint64_t)(V(XMRG, 2) | (uint64_t)(V(XX, 4) | (uint64_t)V(XMODE,
            3) << 1) << 1) << 1), 1, 1)) {
            NEED(7);
        } else NEED(7);
        USE(WRITE(1), F_R, V(Rd, 5));
    END(1)
    if (V(RC, 12)) USE(KEEP, F_R, V(Rc, 11));
    rt_leave(u);
}

static void uses_xmad_b(struct rt_uses *u)
{
    uint64_t x1 = 0;
    rt_enter(u);
    guard_reads(u, 15, 4);
    IF(1, guard_value(u, 15, 4))
        if (V(CCW, 6)) USE(WRITE(1), F_CC, 0);
        if (rt_bits((V(XPSLC, 1) | (uint64_t)(V(XMRGC, 2) | (uint64_t)(V(XXC, 4) |
            (uint64_t)V(XMODEC, 3) << 1) << 1) << 1), 2, 1)) {
            USE(READ, F_CC, 0);
        }
        x1 = rt_bits((V(XPSLC, 1) | (uint64_t)(V(XMRGC, 2) | (uint64_t)(V(XXC, 4) |
            (uint64_t)V(XMODEC, 3) << 1) << 1) << 1), 3, 3);
        if (x1 == 3) {
            if (!(V(XSIGN, 0) != 3)) {
                USE(READ, F_R, V(Ra, 7));
                USE_PART(READ, F_R, K(V(Ra, 7)), BITS((16 * V(XHA, 8)), 16));
            }
        }
        LET(4)
            if (rt_bits(V(XSIGN, 0), 0, 1)) {
                USE(READ, F_R, V(Ra, 7));
                USE_PART(READ, F_R, K(V(Ra, 7)), BITS((16 * V(XHA, 8)), 16));
            } else {
                USE(READ, F_R, V(Ra, 7));
                USE_PART(READ, F_R, K(V(Ra, 7)), BITS((16 * V(XHA, 8)), 16));
            }
        END_LET(4)
        LET(6)
            if (x1 == 0) USE(READ, F_R, V(Rc, 13));
            if (x1 == 1) USE_PART(READ, F_R, K(V(Rc, 13)), BITS(0, 16));
            if (x1 == 2) USE_PART(READ, F_R, K(V(Rc, 13)), BITS(16, 16));
            if (x1 == 3) {
                USE(READ, F_R, V(Rc, 13));
                USE(READ, F_R, V(Ra, 7));
                USE_PART(READ, F_R, K(V(Ra, 7)), BITS((16 * V(XHA, 8)), 16));
            }
        END_LET(6)
        LET(7)
            if (rt_bits((V(XPSLC, 1) | (uint64_t)(V(XMRGC, 2) | (uint64_t)(V(XXC, 4) |
                (uint64_t)V(XMODEC, 3) << 1) << 1) << 1), 0, 1)) {
                NEED(4);
            } else NEED(4);
            NEED(6);
        END_LET(7)
        if (rt_bits((V(XPSLC, 1) | (uint64_t)(V(XMRGC, 2) | (uint64_t)(V(XXC, 4) |
            (uint64_t)V(XMODEC, 3) << 1) << 1) << 1), 1, 1)) {
            NEED(7);
        } else NEED(7);
        USE(WRITE(1), F_R, V(Rd, 5));
    END(1)
    if (V(RC, 14)) USE(KEEP, F_R, V(Rc, 13));
    rt_leave(u);
}

static void uses_xmad_c(struct rt_uses *u)
{
    uint64_t x1 = 0;
    rt_enter(u);
    guard_reads(u, 13, 4);
    IF(3, guard_value(u, 13, 4))
        if (V(CCW, 4)) USE(WRITE(1), F_CC, 0);
        if (rt_bits((0 | (uint64_t)(V(XXC, 2) | (uint64_t)V(XMODEC, 1) << 1) << 2), 2, 1)) {
            USE(READ, F_CC, 0);
        }
        x1 = rt_bits((0 | (uint64_t)(V(XXC, 2) | (uint64_t)V(XMODEC, 1) << 1) << 2), 3, 3);
        if (x1 == 3) {
            if (!(V(XSIGN, 0) != 3)) {
                USE(READ, F_R, V(Ra, 5));
                USE_PART(READ, F_R, K(V(Ra, 5)), BITS((16 * V(XHA, 6)), 16));
            }
            IF(1, rt_not(rt_either(rt_sure((V(XSIGN, 0) != 3)), rt_not(rt_test_of(u, rt_slice(u,
                rt_cat(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, 5))), 0, 32), 32, rt_cat(u,
                rt_slice(u, rt_content(u, F_R, K(V(Ra, 5))), (16 * V(XHA, 6)), 16), 16, K(V(XHA,
                6)))), 48, 1))))))
                USE(READ, F_R, V(Rc, 8));
                USE_PART(READ, F_R, K(V(Rc, 8)), BITS((16 * V(XHC, 9)), 16));
            END(1)
        }
        LET(4)
            if (rt_bits(V(XSIGN, 0), 0, 1)) {
                USE(READ, F_R, V(Ra, 5));
                USE_PART(READ, F_R, K(V(Ra, 5)), BITS((16 * V(XHA, 6)), 16));
            } else {
                USE(READ, F_R, V(Ra, 5));
                USE_PART(READ, F_R, K(V(Ra, 5)), BITS((16 * V(XHA, 6)), 16));
            }
            if (rt_bits(V(XSIGN, 0), 1, 1)) {
                USE(READ, F_R, V(Rc, 8));
                USE_PART(READ, F_R, K(V(Rc, 8)), BITS((16 * V(XHC, 9)), 16));
            } else {
                USE(READ, F_R, V(Rc, 8));
                USE_PART(READ, F_R, K(V(Rc, 8)), BITS((16 * V(XHC, 9)), 16));
            }
        END_LET(4)
        LET(5)
            USE(READ, F_R, V(Ra, 5));
            USE_PART(READ, F_R, K(V(Ra, 5)), BITS((16 * V(XHA, 6)), 16));
            IF(2, rt_test_of(u, rt_slice(u, rt_cat(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, 5))),
                0, 32), 32, rt_cat(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, 5))), (16 * V(XHA, 6)),
                16), 16, K(V(XHA, 6)))), 31, 1)))
                USE(READ, F_R, V(Rc, 8));
                USE_PART(READ, F_R, K(V(Rc, 8)), BITS((16 * V(XHC, 9)), 16));
            END(2)
            USE(READ, F_R, V(Rc, 8));
            USE_PART(READ, F_R, K(V(Rc, 8)), BITS((16 * V(XHC, 9)), 16));
        END_LET(5)
        LET(6) if (x1 == 3) NEED(5); END_LET(6)
        LET(7)
            if (rt_bits((0 | (uint64_t)(V(XXC, 2) | (uint64_t)V(XMODEC, 1) << 1) << 2), 0, 1)) {
                NEED(4);
            } else NEED(4);
            NEED(6);
        END_LET(7)
        if (rt_bits((0 | (uint64_t)(V(XXC, 2) | (uint64_t)V(XMODEC, 1) << 1) << 2), 1, 1)) {
            NEED(7);
            USE(READ, F_R, V(Rc, 8));
            USE_PART(READ, F_R, K(V(Rc, 8)), BITS((16 * V(XHC, 9)), 16));
        } else NEED(7);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(3)
    rt_leave(u);
}

static void uses_psetp(struct rt_uses *u)
{
    struct rt_test x2 = OPEN;
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(7, guard_value(u, 10, 3))
        LET(1)
            if (V(BOP2, 0) == 0) {
                USE(EARLY(7), F_P, V(Q12, 5));
                IF(1, rt_differ(FLAG(F_P, V(Q12, 5)), rt_sure(V(Q12N, 4))))
                    USE(EARLY(7), F_P, V(Q29, 7));
                END(1)
            }
            if (V(BOP2, 0) == 1) {
                USE(EARLY(7), F_P, V(Q12, 5));
                IF(2, rt_not(rt_differ(FLAG(F_P, V(Q12, 5)), rt_sure(V(Q12N, 4)))))
                    USE(EARLY(7), F_P, V(Q29, 7));
                END(2)
            }
            if (V(BOP2, 0) == 2) {
                USE(EARLY(7), F_P, V(Q12, 5));
                USE(EARLY(7), F_P, V(Q29, 7));
            }
        END_LET(1)
        x1 = ((V(BOP2, 0) == 0) ? rt_of_test(u, rt_both(rt_differ(FLAG(F_P, V(Q12, 5)),
            rt_sure(V(Q12N, 4))), rt_differ(FLAG(F_P, V(Q29, 7)), rt_sure(V(Q29N, 6))))) : ((V(BOP2,
            0) == 1) ? rt_of_test(u, rt_either(rt_differ(FLAG(F_P, V(Q12, 5)), rt_sure(V(Q12N, 4))),
            rt_differ(FLAG(F_P, V(Q29, 7)), rt_sure(V(Q29N, 6))))) : ((V(BOP2, 0) == 2) ?
            rt_of_test(u, rt_differ(rt_differ(FLAG(F_P, V(Q12, 5)), rt_sure(V(Q12N, 4))),
            rt_differ(FLAG(F_P, V(Q29, 7)), rt_sure(V(Q29N, 6))))) : ((V(BOP2, 0) == 3) ? K(0) :
            UNKNOWN))));
        if (V(BOP, 1) == 0) {
            NEED(1);
            IF(3, rt_test_of(u, x1)) USE(EARLY(7), F_P, V(Q0, 9)); END(3)
        }
        if (V(BOP, 1) == 1) {
            NEED(1);
            IF(4, rt_not(rt_test_of(u, x1))) USE(EARLY(7), F_P, V(Q0, 9)); END(4)
        }
        if (V(BOP, 1) == 2) {
            NEED(1);
            USE(EARLY(7), F_P, V(Q0, 9));
        }
        USE(WRITE(1), F_P, V(P0, 2));
        x2 = rt_answer(u, rt_not(rt_test_of(u, x1)));
        if (V(BOP, 1) == 0) {
            NEED(1);
            IF(5, x2) USE(EARLY(7), F_P, V(Q0, 9)); END(5)
        }
        if (V(BOP, 1) == 1) {
            NEED(1);
            IF(6, rt_not(x2)) USE(EARLY(7), F_P, V(Q0, 9)); END(6)
        }
        if (V(BOP, 1) == 2) {
            NEED(1);
            USE(EARLY(7), F_P, V(Q0, 9));
        }
        USE(WRITE(1), F_P, V(P1, 3));
    END(7)
    rt_leave(u);
}

static void uses_pset(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 11, 3);
    IF(5, guard_value(u, 11, 3))
        if (V(CCW, 4)) USE(WRITE(1), F_CC, 0);
        LET(1)
            if (V(BOP2, 1) == 0) {
                USE(EARLY(7), F_P, V(Q12, 6));
                IF(1, rt_differ(FLAG(F_P, V(Q12, 6)), rt_sure(V(Q12N, 5))))
                    USE(EARLY(7), F_P, V(Q29, 8));
                END(1)
            }
            if (V(BOP2, 1) == 1) {
                USE(EARLY(7), F_P, V(Q12, 6));
                IF(2, rt_not(rt_differ(FLAG(F_P, V(Q12, 6)), rt_sure(V(Q12N, 5)))))
                    USE(EARLY(7), F_P, V(Q29, 8));
                END(2)
            }
            if (V(BOP2, 1) == 2) {
                USE(EARLY(7), F_P, V(Q12, 6));
                USE(EARLY(7), F_P, V(Q29, 8));
            }
        END_LET(1)
        x1 = ((V(BOP2, 1) == 0) ? rt_of_test(u, rt_both(rt_differ(FLAG(F_P, V(Q12, 6)),
            rt_sure(V(Q12N, 5))), rt_differ(FLAG(F_P, V(Q29, 8)), rt_sure(V(Q29N, 7))))) : ((V(BOP2,
            1) == 1) ? rt_of_test(u, rt_either(rt_differ(FLAG(F_P, V(Q12, 6)), rt_sure(V(Q12N, 5))),
            rt_differ(FLAG(F_P, V(Q29, 8)), rt_sure(V(Q29N, 7))))) : ((V(BOP2, 1) == 2) ?
            rt_of_test(u, rt_differ(rt_differ(FLAG(F_P, V(Q12, 6)), rt_sure(V(Q12N, 5))),
            rt_differ(FLAG(F_P, V(Q29, 8)), rt_sure(V(Q29N, 7))))) : ((V(BOP2, 1) == 3) ? K(0) :
            UNKNOWN))));
        if (V(BOP, 2) == 0) {
            NEED(1);
            IF(3, rt_test_of(u, x1)) USE(EARLY(7), F_P, V(Q0, 10)); END(3)
        }
        if (V(BOP, 2) == 1) {
            NEED(1);
            IF(4, rt_not(rt_test_of(u, x1))) USE(EARLY(7), F_P, V(Q0, 10)); END(4)
        }
        if (V(BOP, 2) == 2) {
            NEED(1);
            USE(EARLY(7), F_P, V(Q0, 10));
        }
        USE(WRITE(1), F_R, V(Rd, 3));
    END(5)
    rt_leave(u);
}

static void uses_cset(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 7, 1);
    IF(3, guard_value(u, 7, 1))
        if (V(CCW, 4)) USE(WRITE(1), F_CC, 0);
        x1 = rt_band(u, rt_shr(u, ((V(CCT8, 1) == 0) ? K(0) : ((V(CCT8, 1) == 1) ? K(47940) :
            ((V(CCT8, 1) == 2) ? K(8738) : ((V(CCT8, 1) == 3) ? K(13158) : ((V(CCT8, 1) == 4) ?
            K(17425) : ((V(CCT8, 1) == 5) ? K(21845) : ((V(CCT8, 1) == 6) ? K(52275) : ((V(CCT8, 1)
            == 7) ? K(30583) : ((V(CCT8, 1) == 8) ? K(34952) : ((V(CCT8, 1) == 9) ? K(13260) :
            ((V(CCT8, 1) == 10) ? K(43690) : ((V(CCT8, 1) == 11) ? K(48110) : ((V(CCT8, 1) == 12) ?
            K(52377) : ((V(CCT8, 1) == 13) ? K(56797) : ((V(CCT8, 1) == 14) ? K(17595) : ((V(CCT8,
            1) == 15) ? K(65535) : ((V(CCT8, 1) == 16) ? K(255) : ((V(CCT8, 1) == 17) ? K(3855) :
            ((V(CCT8, 1) == 18) ? K(13107) : ((V(CCT8, 1) == 19) ? K(44975) : ((V(CCT8, 1) == 20) ?
            K(20560) : ((V(CCT8, 1) == 21) ? K(52428) : ((V(CCT8, 1) == 22) ? K(61680) : ((V(CCT8,
            1) == 23) ? K(65280) : ((V(CCT8, 1) == 24) ? K(0) : ((V(CCT8, 1) == 25) ? K(0) :
            ((V(CCT8, 1) == 26) ? K(0) : ((V(CCT8, 1) == 27) ? K(0) : ((V(CCT8, 1) == 28) ? K(0) :
            ((V(CCT8, 1) == 29) ? K(0) : ((V(CCT8, 1) == 30) ? K(61166) : ((V(CCT8, 1) == 31) ?
            K(4369) : UNKNOWN)))))))))))))))))))))))))))))))), rt_content(u, F_CC, K(0))), K(1));
        if (V(BOP, 2) == 0) {
            USE(READ, F_CC, 0);
            IF(1, rt_test_of(u, x1)) USE(EARLY(7), F_P, V(Q0, 6)); END(1)
        }
        if (V(BOP, 2) == 1) {
            USE(READ, F_CC, 0);
            IF(2, rt_not(rt_test_of(u, x1))) USE(EARLY(7), F_P, V(Q0, 6)); END(2)
        }
        if (V(BOP, 2) == 2) {
            USE(READ, F_CC, 0);
            USE(EARLY(7), F_P, V(Q0, 6));
        }
        USE(WRITE(1), F_R, V(Rd, 3));
    END(3)
}

static void uses_csetp(struct rt_uses *u)
{
    struct rt_test x2 = OPEN;
    rt_value x1 = UNKNOWN;
    guard_reads(u, 6, 1);
    IF(5, guard_value(u, 6, 1))
        x1 = rt_band(u, rt_shr(u, ((V(CCT8, 0) == 0) ? K(0) : ((V(CCT8, 0) == 1) ? K(47940) :
            ((V(CCT8, 0) == 2) ? K(8738) : ((V(CCT8, 0) == 3) ? K(13158) : ((V(CCT8, 0) == 4) ?
            K(17425) : ((V(CCT8, 0) == 5) ? K(21845) : ((V(CCT8, 0) == 6) ? K(52275) : ((V(CCT8, 0)
            == 7) ? K(30583) : ((V(CCT8, 0) == 8) ? K(34952) : ((V(CCT8, 0) == 9) ? K(13260) :
            ((V(CCT8, 0) == 10) ? K(43690) : ((V(CCT8, 0) == 11) ? K(48110) : ((V(CCT8, 0) == 12) ?
            K(52377) : ((V(CCT8, 0) == 13) ? K(56797) : ((V(CCT8, 0) == 14) ? K(17595) : ((V(CCT8,
            0) == 15) ? K(65535) : ((V(CCT8, 0) == 16) ? K(255) : ((V(CCT8, 0) == 17) ? K(3855) :
            ((V(CCT8, 0) == 18) ? K(13107) : ((V(CCT8, 0) == 19) ? K(44975) : ((V(CCT8, 0) == 20) ?
            K(20560) : ((V(CCT8, 0) == 21) ? K(52428) : ((V(CCT8, 0) == 22) ? K(61680) : ((V(CCT8,
            0) == 23) ? K(65280) : ((V(CCT8, 0) == 24) ? K(0) : ((V(CCT8, 0) == 25) ? K(0) :
            ((V(CCT8, 0) == 26) ? K(0) : ((V(CCT8, 0) == 27) ? K(0) : ((V(CCT8, 0) == 28) ? K(0) :
            ((V(CCT8, 0) == 29) ? K(0) : ((V(CCT8, 0) == 30) ? K(61166) : ((V(CCT8, 0) == 31) ?
            K(4369) : UNKNOWN)))))))))))))))))))))))))))))))), rt_content(u, F_CC, K(0))), K(1));
        if (V(BOP, 1) == 0) {
            USE(EARLY(7), F_CC, 0);
            IF(1, rt_test_of(u, x1)) USE(EARLY(7), F_P, V(Q0, 5)); END(1)
        }
        if (V(BOP, 1) == 1) {
            USE(EARLY(7), F_CC, 0);
            IF(2, rt_not(rt_test_of(u, x1))) USE(EARLY(7), F_P, V(Q0, 5)); END(2)
        }
        if (V(BOP, 1) == 2) {
            USE(EARLY(7), F_CC, 0);
            USE(EARLY(7), F_P, V(Q0, 5));
        }
        USE(WRITE(1), F_P, V(P0, 2));
        x2 = rt_answer(u, rt_not(rt_test_of(u, x1)));
        if (V(BOP, 1) == 0) {
            USE(EARLY(7), F_CC, 0);
            IF(3, x2) USE(EARLY(7), F_P, V(Q0, 5)); END(3)
        }
        if (V(BOP, 1) == 1) {
            USE(EARLY(7), F_CC, 0);
            IF(4, rt_not(x2)) USE(EARLY(7), F_P, V(Q0, 5)); END(4)
        }
        if (V(BOP, 1) == 2) {
            USE(EARLY(7), F_CC, 0);
            USE(EARLY(7), F_P, V(Q0, 5));
        }
        USE(WRITE(1), F_P, V(P1, 3));
    END(5)
}

static void uses_p2r(struct rt_uses *u)
{
    guard_reads(u, 10, 1);
    IF(1, guard_value(u, 10, 1))
        USE(READ, F_R, V(Ra, 3));
        sb_reads(u, 5, 0);
        if (V(WHICH, 2)) {
            USE(EARLY(7), F_CC, 0);
        } else {
            USE(READ, F_P, 0);
            USE(READ, F_P, 1);
            USE(READ, F_P, 2);
            USE(READ, F_P, 3);
            USE(READ, F_P, 4);
            USE(READ, F_P, 5);
            USE(READ, F_P, 6);
        }
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    if (V(RA, 4)) USE(KEEP, F_R, V(Ra, 3));
    sb_keeps(u, 6, 5, 0);
}

static void pbits_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(Rb, v1));
}

static rt_value pbits_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return rt_content(u, F_R, K(V(Rb, v1)));
    case 1: return UNKNOWN;
    }
    return K(V(UIMM, v2));
}

static void pbits_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(RB, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_r2p(struct rt_uses *u)
{
    guard_reads(u, 9, 1);
    IF(8, guard_value(u, 9, 1))
        if (V(WHICH, 0)) {
            USE_PART(READ, F_R, K(V(Ra, 1)), BITS((8 * V(PBYTE, 2)), 8));
            pbits_reads(u, 4, 0);
            USE(READ, F_CC, 0);
            USE(WRITE(1), F_CC, 0);
        } else {
            pbits_reads(u, 4, 0);
            IF(1, rt_test_of(u, rt_slice(u, pbits_value(u, 4, 8, 0), 0, 1)))
                USE_PART(READ, F_R, K(V(Ra, 1)), BITS((8 * V(PBYTE, 2)), 8));
                USE(WRITE(1), F_P, 0);
            END(1)
            IF(2, rt_test_of(u, rt_slice(u, pbits_value(u, 4, 8, 0), 1, 1)))
                USE_PART(READ, F_R, K(V(Ra, 1)), BITS((8 * V(PBYTE, 2)), 8));
                USE(WRITE(1), F_P, 1);
            END(2)
            IF(3, rt_test_of(u, rt_slice(u, pbits_value(u, 4, 8, 0), 2, 1)))
                USE_PART(READ, F_R, K(V(Ra, 1)), BITS((8 * V(PBYTE, 2)), 8));
                USE(WRITE(1), F_P, 2);
            END(3)
            IF(4, rt_test_of(u, rt_slice(u, pbits_value(u, 4, 8, 0), 3, 1)))
                USE_PART(READ, F_R, K(V(Ra, 1)), BITS((8 * V(PBYTE, 2)), 8));
                USE(WRITE(1), F_P, 3);
            END(4)
            IF(5, rt_test_of(u, rt_slice(u, pbits_value(u, 4, 8, 0), 4, 1)))
                USE_PART(READ, F_R, K(V(Ra, 1)), BITS((8 * V(PBYTE, 2)), 8));
                USE(WRITE(1), F_P, 4);
            END(5)
            IF(6, rt_test_of(u, rt_slice(u, pbits_value(u, 4, 8, 0), 5, 1)))
                USE_PART(READ, F_R, K(V(Ra, 1)), BITS((8 * V(PBYTE, 2)), 8));
                USE(WRITE(1), F_P, 5);
            END(6)
            IF(7, rt_test_of(u, rt_slice(u, pbits_value(u, 4, 8, 0), 6, 1)))
                USE_PART(READ, F_R, K(V(Ra, 1)), BITS((8 * V(PBYTE, 2)), 8));
                USE(WRITE(1), F_P, 6);
            END(7)
        }
    END(8)
    pbits_keeps(u, 5, 4, 0);
}

static void uses_shl(struct rt_uses *u)
{
    guard_reads(u, 11, 1);
    IF(1, guard_value(u, 11, 1))
        if (V(CCW, 3)) USE(WRITE(1), F_CC, 0);
        if (V(SHX, 1)) USE(READ, F_CC, 0);
        USE(READ, F_R, V(Ra, 4));
        if (V(SHW, 0)) {
            sb_reads(u, 6, 0);
        } else sb_reads(u, 6, 0);
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    if (V(RA, 5)) USE(KEEP, F_R, V(Ra, 4));
    sb_keeps(u, 7, 6, 0);
}

static void uses_shr(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 1);
    IF(1, guard_value(u, 13, 1))
        if (V(CCW, 5)) USE(WRITE(1), F_CC, 0);
        if (V(SHRX, 2)) USE(READ, F_CC, 0);
        LET(1)
            if (V(BREV, 3)) {
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(31, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(30, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(29, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(28, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(27, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(26, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(25, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(24, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(23, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(22, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(21, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(20, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(19, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(18, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(17, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(16, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(15, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(14, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(13, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(12, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(11, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(10, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(9, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(8, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(7, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(6, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(5, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(4, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(3, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(2, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(1, 1));
                USE_PART(READ, F_R, K(V(Ra, 6)), BITS(0, 1));
            } else USE(READ, F_R, V(Ra, 6));
        END_LET(1)
        if (V(UI, 0)) {
            NEED(1);
        } else NEED(1);
        if (V(SHW, 1)) {
            sb_reads(u, 8, 0);
        } else sb_reads(u, 8, 0);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(1)
    if (V(RA, 7)) USE(KEEP, F_R, V(Ra, 6));
    sb_keeps(u, 9, 8, 0);
    rt_leave(u);
}

static void shfb_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(Rb, v1));
}

static void shfb_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(RB, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_shf_l(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 12, 1);
    IF(1, guard_value(u, 12, 1))
        if (V(FHI, 2) >= 2) USE(READ, F_CC, 0);
        LET(1)
            if (V(FTYPE, 1) >= 2) {
                if (V(FW, 0)) {
                    shfb_reads(u, 7, 0);
                } else shfb_reads(u, 7, 0);
            } else if (V(FW, 0)) {
                shfb_reads(u, 7, 0);
            } else shfb_reads(u, 7, 0);
        END_LET(1)
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, V(Rc, 10));
        NEED(1);
        USE(WRITE(1), F_R, V(Rd, 3));
        if (V(CCW, 4)) USE(WRITE(1), F_CC, 0);
    END(1)
    if (V(RA, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(RC, 11)) USE(KEEP, F_R, V(Rc, 10));
    shfb_keeps(u, 8, 7, 0);
    rt_leave(u);
}

static void uses_shf_r(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 12, 1);
    IF(1, guard_value(u, 12, 1))
        if (V(FHI, 2) >= 2) USE(READ, F_CC, 0);
        LET(1)
            if (V(FTYPE, 1) >= 2) {
                if (V(FW, 0)) {
                    shfb_reads(u, 7, 0);
                } else shfb_reads(u, 7, 0);
            } else if (V(FW, 0)) {
                shfb_reads(u, 7, 0);
            } else shfb_reads(u, 7, 0);
        END_LET(1)
        LET(3)
            if (V(FTYPE, 1) == 3) {
                USE(READ, F_R, V(Ra, 5));
                USE(READ, F_R, V(Rc, 10));
            } else {
                USE(READ, F_R, V(Ra, 5));
                USE(READ, F_R, V(Rc, 10));
            }
            NEED(1);
        END_LET(3)
        LET(4)
            if (V(FHI, 2)) {
                NEED(3);
            } else NEED(3);
        END_LET(4)
        NEED(4);
        USE(WRITE(1), F_R, V(Rd, 3));
        if (V(CCW, 4)) USE(WRITE(1), F_CC, 0);
    END(1)
    if (V(RA, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(RC, 11)) USE(KEEP, F_R, V(Rc, 10));
    shfb_keeps(u, 8, 7, 0);
    rt_leave(u);
}

static void uses_bfe(struct rt_uses *u)
{
    struct rt_test x4 = OPEN;
    rt_value x2 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 11, 1);
    IF(3, guard_value(u, 11, 1))
        if (V(CCW, 3)) USE(WRITE(1), F_CC, 0);
        LET(1)
            if (V(BREV, 1)) {
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(31, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(30, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(29, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(28, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(27, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(26, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(25, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(24, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(23, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(22, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(21, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(20, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(19, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(18, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(17, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(16, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(15, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(14, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(13, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(12, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(11, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(10, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(9, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(8, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(7, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(6, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(5, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(4, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(3, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(2, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(1, 1));
                USE_PART(READ, F_R, K(V(Ra, 4)), BITS(0, 1));
            } else USE(READ, F_R, V(Ra, 4));
        END_LET(1)
        x2 = rt_chosen(u, rt_lt(u, rt_slice(u, sb_value(u, 6, 10, 0), 8, 8), K(32)), rt_slice(u,
            sb_value(u, 6, 10, 0), 8, 8), K(32));
        LET(3)
            if (V(UI, 0)) {
                NEED(1);
            } else NEED(1);
            sb_reads(u, 6, 0);
        END_LET(3)
        LET(4)
            sb_reads(u, 6, 0);
            IF(1, rt_both(rt_not(rt_eq(u, x2, K(0))), rt_sure(V(UI, 0)))) NEED(3); END(1)
        END_LET(4)
        x4 = rt_answer(u, rt_both(rt_both(rt_not(rt_eq(u, x2, K(0))), rt_sure(V(UI, 0))),
            rt_test_of(u, rt_band(u, UNKNOWN, K(1)))));
        NEED(3);
        NEED(4);
        IF(2, x4) sb_reads(u, 6, 0); END(2)
        USE(WRITE(1), F_R, V(Rd, 2));
    END(3)
    if (V(RA, 5)) USE(KEEP, F_R, V(Ra, 4));
    sb_keeps(u, 7, 6, 0);
    rt_leave(u);
}

static void uses_bfi_b(struct rt_uses *u)
{
    guard_reads(u, 11, 1);
    IF(1, guard_value(u, 11, 1))
        USE(READ, F_R, V(Ra, 2));
        sb_reads(u, 4, 0);
        USE(READ, F_R, V(Rc, 9));
        USE(WRITE(1), F_R, V(Rd, 0));
        if (V(CCW, 1)) USE(WRITE(1), F_CC, 0);
    END(1)
    if (V(RA, 3)) USE(KEEP, F_R, V(Ra, 2));
    if (V(RC, 10)) USE(KEEP, F_R, V(Rc, 9));
    sb_keeps(u, 5, 4, 0);
}

static void uses_bfi_c(struct rt_uses *u)
{
    guard_reads(u, 8, 1);
    IF(1, guard_value(u, 8, 1))
        USE(READ, F_R, V(Ra, 2));
        USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 8));
        USE_PART(READ, F_R, K(V(Rc, 4)), BITS(8, 8));
        USE(WRITE(1), F_R, V(Rd, 0));
        if (V(CCW, 1)) USE(WRITE(1), F_CC, 0);
    END(1)
    if (V(RA, 3)) USE(KEEP, F_R, V(Ra, 2));
    if (V(RB, 5)) USE(KEEP, F_R, V(Rc, 4));
}

static void sbi_reads_2(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(NBI, v1)) {
            USE(EARLY(-4), F_R, V(Rb, v2));
        } else USE(EARLY(-4), F_R, V(Rb, v2));
    }
}

static rt_value sbi_value_2(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    switch (LINE(l4)) {
    case 0:
        return (V(NBI, v1) ? rt_slice(u, rt_bxor(u, rt_content(u, F_R, K(V(Rb, v2))),
            K(UINT64_MAX)), 0, 32) : rt_slice(u, rt_content(u, F_R, K(V(Rb, v2))), 0, 32));
    case 1: return (V(NBI, v1) ? rt_slice(u, rt_bxor(u, UNKNOWN, K(UINT64_MAX)), 0, 32) : UNKNOWN);
    case 2: return K(rt_bits(rt_sext(V(IMM, v3), 20), 0, 32));
    }
    return K(rt_bits(~rt_sext(V(IMM, v3), 20), 0, 32));
}

static void uses_flo(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(2, guard_value(u, 10, 2))
        if (V(CCW, 3)) USE(WRITE(1), F_CC, 0);
        LET(1)
            if (V(UI, 0)) sbi_reads_2(u, 4, 5, 0);
            IF(1, rt_both(rt_sure(V(UI, 0)), rt_test_of(u, rt_slice(u, sbi_value_2(u, 4, 5, 9, 0),
                31, 1))))
                sbi_reads_2(u, 4, 5, 0);
            ELSE(1) sbi_reads_2(u, 4, 5, 0); END(1)
        END_LET(1)
        NEED(1);
        USE(WRITE(1), F_R, V(Rd, 2));
    END(2)
    sbi_keeps(u, 6, 5, 0);
    rt_leave(u);
}

static void uses_popc(struct rt_uses *u)
{
    guard_reads(u, 7, 2);
    IF(1, guard_value(u, 7, 2))
        sbi_reads_2(u, 1, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 0));
    END(1)
    sbi_keeps(u, 3, 2, 0);
}

static void lealo_reads(struct rt_uses *u, int v1, int v3)
{
    if (V(LEAN, v3)) {
        USE(READ, F_R, V(Ra, v1));
    } else USE(READ, F_R, V(Ra, v1));
}

static rt_value lealo_value(struct rt_uses *u, int v1, int v2, int v3)
{
    rt_value x1 = UNKNOWN;
    x1 = rt_slice(u, rt_shl(u, rt_content(u, F_R, K(V(Ra, v1))), K(V(LEAS, v2))), 0, 32);
    return (V(LEAN, v3) ? rt_add(u, rt_slice(u, rt_bxor(u, x1, K(UINT64_MAX)), 0, 32), K(1)) :
        rt_slice(u, x1, 0, 32));
}

static void lealo_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(RA, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void uses_lea_lo(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 13, 4);
    IF(2, guard_value(u, 13, 4))
        if (V(P2, 1) != 7) USE(WRITE(1), F_P, V(P2, 1));
        x1 = rt_add(u, rt_add(u, lealo_value(u, 5, 12, 4), sb_value(u, 7, 11, 2)), rt_of_test(u,
            rt_chosen_test(rt_sure(V(LEAX, 0)), rt_test_of(u, rt_slice(u, rt_content(u, F_CC, K(0)),
            2, 1)), rt_sure(0))));
        lealo_reads(u, 5, 4);
        sb_reads(u, 7, 2);
        if (V(LEAX, 0)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CCW, 3)) {
            IF(1, rt_eq(u, rt_slice(u, x1, 0, 32), K(0)))
                if (!(!V(LEAX, 0))) USE_PART(READ, F_CC, K(0), BITS(0, 1));
            END(1)
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    lealo_keeps(u, 6, 5);
    sb_keeps(u, 8, 7, 2);
}

static void leahi_reads(struct rt_uses *u, int v1, int v2, int v3)
{
    if (V(LEHN, v3)) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, V(Rc, v2));
    } else {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, V(Rc, v2));
    }
}

static rt_value leahi_value(struct rt_uses *u, int v1)
{
    return (V(LEHN, v1) ? rt_add(u, rt_slice(u, rt_bxor(u, UNKNOWN, K(UINT64_MAX)), 0, 32), K(1)) :
        UNKNOWN);
}

static void leahi_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(RA, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void uses_lea_hi(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 12, 3);
    IF(2, guard_value(u, 12, 3))
        if (V(P2, 1) != 7) USE(WRITE(1), F_P, V(P2, 1));
        if (V(LEHN, 4)) USE(READ, F_R, V(Ra, 5));
        x1 = rt_add(u, rt_add(u, leahi_value(u, 4), rt_content(u, F_R, K(V(Rb, 7)))), rt_of_test(u,
            rt_chosen_test(rt_sure(V(LEHX, 0)), rt_test_of(u, rt_slice(u, rt_content(u, F_CC, K(0)),
            2, 1)), rt_sure(0))));
        leahi_reads(u, 5, 9, 4);
        USE(READ, F_R, V(Rb, 7));
        if (V(LEHX, 0)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CCW, 3)) {
            IF(1, rt_eq(u, rt_slice(u, x1, 0, 32), K(0)))
                if (!(!V(LEHX, 0))) USE_PART(READ, F_CC, K(0), BITS(0, 1));
            END(1)
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    if (V(RB, 8)) USE(KEEP, F_R, V(Rb, 7));
    if (V(RC, 10)) USE(KEEP, F_R, V(Rc, 9));
    leahi_keeps(u, 6, 5);
}

static void leahc_reads(struct rt_uses *u, int v1, int v2, int v3)
{
    if (V(LECN, v3)) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, V(Rc, v2));
    } else {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, V(Rc, v2));
    }
}

static void leahc_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(RA, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void uses_lea_hc(struct rt_uses *u)
{
    guard_reads(u, 12, 4);
    IF(2, guard_value(u, 12, 4))
        if (V(P2, 1) != 7) USE(WRITE(1), F_P, V(P2, 1));
        if (V(LECN, 4)) USE(READ, F_R, V(Ra, 5));
        leahc_reads(u, 5, 9, 4);
        if (V(LECX, 0)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CCW, 3)) {
            IF(1, OPEN) if (!(!V(LECX, 0))) USE_PART(READ, F_CC, K(0), BITS(0, 1)); END(1)
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    if (V(RC, 10)) USE(KEEP, F_R, V(Rc, 9));
    leahc_keeps(u, 6, 5);
}

static void special_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1) USE(READ, F_SR, V(SREG, v1));
    if (LINE(l2) == 2) USE(READ, F_SR, 44);
    if (LINE(l2) == 3) USE(READ, F_SR, 45);
    if (LINE(l2) == 4) USE(READ, F_SR, 46);
    if (LINE(l2) == 5) USE(READ, F_SR, 47);
    if (LINE(l2) == 6) USE(READ, F_SR, 62);
}

static void uses_s2r(struct rt_uses *u)
{
    guard_reads(u, 2, 1);
    IF(1, guard_value(u, 2, 1))
        special_reads(u, 1, 0);
        USE(WRITE(1), F_R, V(Rd, 0));
    END(1)
}

static void uses_vote(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        USE(EARLY(7), F_P, V(Q0, 4));
        USE(WRITE(1), F_R, V(Rd, 1));
        USE(WRITE(1), F_P, V(VP, 2));
    END(1)
}

static void shc_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(EARLY(-2), F_R, V(Rc, v1));
}

static rt_value shc_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return rt_content(u, F_R, K(V(Rc, v1)));
    }
    return K(V(SCLAMP, v2));
}

static void shb_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(EARLY(-2), F_R, V(Rb, v1));
}

static rt_value shb_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return rt_content(u, F_R, K(V(Rb, v1)));
    }
    return K(V(SLANE, v2));
}

static void uses_shfl(struct rt_uses *u)
{
    struct rt_test x6 = OPEN;
    rt_value x1 = UNKNOWN, x3 = UNKNOWN, x4 = UNKNOWN, x5 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 8, 2);
    IF(4, guard_value(u, 8, 2))
        x1 = rt_slice(u, shc_value(u, 6, 7, 1), 8, 5);
        x3 = rt_bor(u, rt_band(u, UNKNOWN, x1), rt_band(u, rt_band(u, rt_slice(u, shc_value(u, 6, 7,
            1), 0, 5), rt_bxor(u, x1, K(UINT64_MAX))), K(31)));
        x4 = rt_slice(u, shb_value(u, 4, 5, 0), 0, 5);
        LET(5)
            if (V(SMODE, 0) == 0) {
                shc_reads(u, 6, 1);
                shb_reads(u, 4, 0);
            }
            if (V(SMODE, 0) == 1) shb_reads(u, 4, 0);
            if (V(SMODE, 0) == 2) shb_reads(u, 4, 0);
            if (V(SMODE, 0) == 3) shb_reads(u, 4, 0);
        END_LET(5)
        x5 = ((V(SMODE, 0) == 0) ? rt_bor(u, rt_band(u, UNKNOWN, x1), rt_band(u, rt_band(u, x4,
            rt_bxor(u, x1, K(UINT64_MAX))), K(31))) : UNKNOWN);
        LET(6)
            if (V(SMODE, 0) == 1) {
                NEED(5);
                shc_reads(u, 6, 1);
            } else {
                NEED(5);
                shc_reads(u, 6, 1);
            }
        END_LET(6)
        x6 = rt_answer(u, ((V(SMODE, 0) == 1) ? rt_le(u, x3, x5) : rt_le(u, x5, x3)));
        LET(8)
            USE(EARLY(-2), F_R, V(Ra, 3));
            NEED(6);
            IF(1, x6) NEED(5); END(1)
            IF(2, rt_both(x6, rt_le(u, K(0), x5))) NEED(5); END(2)
            IF(3, rt_both(rt_both(x6, rt_le(u, K(0), x5)), rt_lt(u, x5, K(32)))) NEED(5); END(3)
        END_LET(8)
        NEED(8);
        USE(WRITE(1), F_R, V(Rd, 2));
        NEED(6);
        USE(WRITE(1), F_P, V(P2, 1));
    END(4)
    rt_leave(u);
}

static void barid_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(Ra, v1));
}

static void baro_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(Rb, v1));
}

static void uses_bar_sync(struct rt_uses *u)
{
    guard_reads(u, 4, 2);
    IF(1, guard_value(u, 4, 2))
        barid_reads(u, 0, 0);
        baro_reads(u, 2, 1);
    END(1)
}

static void bara_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(Rb, v1));
}

static void uses_bar_arv(struct rt_uses *u)
{
    guard_reads(u, 4, 2);
    IF(1, guard_value(u, 4, 2))
        barid_reads(u, 0, 0);
        bara_reads(u, 2, 1);
    END(1)
}

static void uses_bar_red(struct rt_uses *u)
{
    guard_reads(u, 7, 3);
    IF(1, guard_value(u, 7, 3))
        barid_reads(u, 1, 0);
        baro_reads(u, 3, 1);
        USE(EARLY(7), F_P, V(Q0, 6));
    END(1)
}

static void uses_bar_scan(struct rt_uses *u)
{
    guard_reads(u, 6, 3);
    IF(1, guard_value(u, 6, 3))
        barid_reads(u, 0, 0);
        baro_reads(u, 2, 1);
        USE(EARLY(7), F_P, V(Q0, 5));
    END(1)
}

static void uses_b2r_b(struct rt_uses *u)
{
    guard_reads(u, 2, 0);
    IF(1, guard_value(u, 2, 0)) USE(WRITE(1), F_R, V(Rd, 0)); END(1)
}

static void b2rp_writes(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(WRITE(1), F_P, V(VP, v1));
}

static void uses_b2r_r(struct rt_uses *u)
{
    guard_reads(u, 2, 1);
    IF(1, guard_value(u, 2, 1))
        USE(WRITE(1), F_R, V(Rd, 0));
        b2rp_writes(u, 1, 0);
    END(1)
}

static void uses_r2b(struct rt_uses *u)
{
    guard_reads(u, 3, 0);
    IF(1, guard_value(u, 3, 0)) USE(READ, F_R, V(Rb, 2)); END(1)
}

static void uses_depbar_le(struct rt_uses *u)
{
    guard_reads(u, 7, 1);
}

static void uses_depbar_n(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
}

static void suwhere_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(Rc, v1));
}

static void supo_writes(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(WRITE(1), F_P, (7 - V(SUPR, v1)));
}

static void uses_suld_p(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 9, 2);
    IF(3, guard_value(u, 9, 2))
        x1 = ((V(SUDIM, 0) == 0) ? K(1) : ((V(SUDIM, 0) == 1) ? K(1) : ((V(SUDIM, 0) == 2) ? K(2) :
            ((V(SUDIM, 0) == 3) ? K(2) : ((V(SUDIM, 0) == 4) ? K(3) : ((V(SUDIM, 0) == 5) ? K(3) :
            ((V(SUDIM, 0) == 6) ? K(0) : ((V(SUDIM, 0) == 7) ? K(0) : UNKNOWN))))))));
        USE(READ, F_R, V(Ra, 6));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 6) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 6) | 2)); END(2)
        suwhere_reads(u, 7, 1);
        supo_writes(u, 4, 0);
        USE(WRITE(1), F_R, V(Rd, 5));
        if ((int64_t)(((rt_bits(V(SUMASK, 2), 0, 1) + rt_bits(V(SUMASK, 2), 1, 1)) +
            rt_bits(V(SUMASK, 2), 2, 1)) + rt_bits(V(SUMASK, 2), 3, 1)) > (int64_t)1) {
            USE(WRITE(1), F_R, (V(Rd, 5) | 1));
        }
        if ((int64_t)(((rt_bits(V(SUMASK, 2), 0, 1) + rt_bits(V(SUMASK, 2), 1, 1)) +
            rt_bits(V(SUMASK, 2), 2, 1)) + rt_bits(V(SUMASK, 2), 3, 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, (V(Rd, 5) | 2));
        }
        if ((int64_t)(((rt_bits(V(SUMASK, 2), 0, 1) + rt_bits(V(SUMASK, 2), 1, 1)) +
            rt_bits(V(SUMASK, 2), 2, 1)) + rt_bits(V(SUMASK, 2), 3, 1)) > (int64_t)3) {
            USE(WRITE(1), F_R, (V(Rd, 5) | 3));
        }
    END(3)
}

static void uses_suld_d(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 10, 2);
    IF(3, guard_value(u, 10, 2))
        x1 = ((V(SUDIM, 1) == 0) ? K(1) : ((V(SUDIM, 1) == 1) ? K(1) : ((V(SUDIM, 1) == 2) ? K(2) :
            ((V(SUDIM, 1) == 3) ? K(2) : ((V(SUDIM, 1) == 4) ? K(3) : ((V(SUDIM, 1) == 5) ? K(3) :
            ((V(SUDIM, 1) == 6) ? K(0) : ((V(SUDIM, 1) == 7) ? K(0) : UNKNOWN))))))));
        USE(READ, F_R, V(Ra, 7));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 7) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 7) | 2)); END(2)
        suwhere_reads(u, 8, 1);
        supo_writes(u, 5, 0);
        USE(WRITE(1), F_R, V(Rd, 6));
        if ((int64_t)((V(SUSIZE, 3) == 6) ? 4 : ((V(SUSIZE, 3) == 5) ? (uint64_t)2 : 1)) >
            (int64_t)1) {
            USE(WRITE(1), F_R, (V(Rd, 6) | 1));
        }
        if ((int64_t)((V(SUSIZE, 3) == 6) ? 4 : ((V(SUSIZE, 3) == 5) ? (uint64_t)2 : 1)) >
            (int64_t)2) {
            USE(WRITE(1), F_R, (V(Rd, 6) | 2));
        }
        if ((int64_t)((V(SUSIZE, 3) == 6) ? 4 : ((V(SUSIZE, 3) == 5) ? (uint64_t)2 : 1)) >
            (int64_t)3) {
            USE(WRITE(1), F_R, (V(Rd, 6) | 3));
        }
    END(3)
}

static void uses_sust_p(struct rt_uses *u)
{
    uint64_t x2 = 0;
    rt_value x1 = UNKNOWN;
    guard_reads(u, 8, 1);
    IF(3, guard_value(u, 8, 1))
        x1 = ((V(SUDIM, 0) == 0) ? K(1) : ((V(SUDIM, 0) == 1) ? K(1) : ((V(SUDIM, 0) == 2) ? K(2) :
            ((V(SUDIM, 0) == 3) ? K(2) : ((V(SUDIM, 0) == 4) ? K(3) : ((V(SUDIM, 0) == 5) ? K(3) :
            ((V(SUDIM, 0) == 6) ? K(0) : ((V(SUDIM, 0) == 7) ? K(0) : UNKNOWN))))))));
        x2 = (((rt_bits(V(SUMASK, 2), 0, 1) + rt_bits(V(SUMASK, 2), 1, 1)) + rt_bits(V(SUMASK, 2),
            2, 1)) + rt_bits(V(SUMASK, 2), 3, 1));
        USE(READ, F_R, V(Ra, 4));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 4) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 4) | 2)); END(2)
        USE(READ, F_R, V(Rd, 5));
        if ((int64_t)x2 > (int64_t)1) USE(READ, F_R, (V(Rd, 5) | 1));
        if ((int64_t)x2 > (int64_t)2) USE(READ, F_R, (V(Rd, 5) | 2));
        if ((int64_t)x2 > (int64_t)3) USE(READ, F_R, (V(Rd, 5) | 3));
        suwhere_reads(u, 6, 0);
    END(3)
}

static void uses_sust_d(struct rt_uses *u)
{
    uint64_t x2 = 0;
    rt_value x1 = UNKNOWN;
    guard_reads(u, 9, 1);
    IF(3, guard_value(u, 9, 1))
        x1 = ((V(SUDIM, 1) == 0) ? K(1) : ((V(SUDIM, 1) == 1) ? K(1) : ((V(SUDIM, 1) == 2) ? K(2) :
            ((V(SUDIM, 1) == 3) ? K(2) : ((V(SUDIM, 1) == 4) ? K(3) : ((V(SUDIM, 1) == 5) ? K(3) :
            ((V(SUDIM, 1) == 6) ? K(0) : ((V(SUDIM, 1) == 7) ? K(0) : UNKNOWN))))))));
        x2 = ((V(SUSIZE, 3) == 6) ? 4 : ((V(SUSIZE, 3) == 5) ? (uint64_t)2 : 1));
        USE(READ, F_R, V(Ra, 5));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 5) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 5) | 2)); END(2)
        USE(READ, F_R, V(Rd, 6));
        if ((int64_t)x2 > (int64_t)1) USE(READ, F_R, (V(Rd, 6) | 1));
        if ((int64_t)x2 > (int64_t)2) USE(READ, F_R, (V(Rd, 6) | 2));
        if ((int64_t)x2 > (int64_t)3) USE(READ, F_R, (V(Rd, 6) | 3));
        suwhere_reads(u, 7, 0);
    END(3)
}

static void uses_sured_p(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 7, 1);
    IF(3, guard_value(u, 7, 1))
        x1 = ((V(SUDIM, 0) == 0) ? K(1) : ((V(SUDIM, 0) == 1) ? K(1) : ((V(SUDIM, 0) == 2) ? K(2) :
            ((V(SUDIM, 0) == 3) ? K(2) : ((V(SUDIM, 0) == 4) ? K(3) : ((V(SUDIM, 0) == 5) ? K(3) :
            ((V(SUDIM, 0) == 6) ? K(0) : ((V(SUDIM, 0) == 7) ? K(0) : UNKNOWN))))))));
        USE(READ, F_R, V(Ra, 3));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 3) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 3) | 2)); END(2)
        USE(READ, F_R, V(Rd, 4));
        suwhere_reads(u, 5, 0);
    END(3)
}

static uint64_t surkind_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0:
        return ((((V(SURTYPE, v1) == 2) || (V(SURTYPE, v1) == 5)) || (V(SURTYPE, v1) == 7)) ?
            (uint64_t)2 : 1);
    }
    return 1;
}

static void uses_sured_d(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 9, 2);
    IF(3, guard_value(u, 9, 2))
        x1 = ((V(SUDIM, 1) == 0) ? K(1) : ((V(SUDIM, 1) == 1) ? K(1) : ((V(SUDIM, 1) == 2) ? K(2) :
            ((V(SUDIM, 1) == 3) ? K(2) : ((V(SUDIM, 1) == 4) ? K(3) : ((V(SUDIM, 1) == 5) ? K(3) :
            ((V(SUDIM, 1) == 6) ? K(0) : ((V(SUDIM, 1) == 7) ? K(0) : UNKNOWN))))))));
        USE(READ, F_R, V(Ra, 5));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 5) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 5) | 2)); END(2)
        USE(READ, F_R, V(Rd, 6));
        if ((int64_t)surkind_value(u, 3, 0) > (int64_t)1) USE(READ, F_R, (V(Rd, 6) | 1));
        suwhere_reads(u, 7, 1);
    END(3)
}

static uint64_t suakind_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0:
        return ((((V(SUATYPE, v1) == 2) || (V(SUATYPE, v1) == 5)) || (V(SUATYPE, v1) == 7)) ?
            (uint64_t)2 : 1);
    }
    return 1;
}

static void uses_suatom_i(struct rt_uses *u)
{
    uint64_t x2 = 0;
    rt_value x1 = UNKNOWN;
    guard_reads(u, 9, 1);
    IF(3, guard_value(u, 9, 1))
        x1 = ((V(SUDIM, 1) == 0) ? K(1) : ((V(SUDIM, 1) == 1) ? K(1) : ((V(SUDIM, 1) == 2) ? K(2) :
            ((V(SUDIM, 1) == 3) ? K(2) : ((V(SUDIM, 1) == 4) ? K(3) : ((V(SUDIM, 1) == 5) ? K(3) :
            ((V(SUDIM, 1) == 6) ? K(0) : ((V(SUDIM, 1) == 7) ? K(0) : UNKNOWN))))))));
        x2 = (1 * suakind_value(u, 3, 0));
        USE(READ, F_R, V(Ra, 6));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 6) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 6) | 2)); END(2)
        USE(READ, F_R, V(Rb, 7));
        if ((int64_t)x2 > (int64_t)1) USE(READ, F_R, (V(Rb, 7) | 1));
        USE(WRITE(1), F_R, V(Rd, 5));
        if ((int64_t)suakind_value(u, 3, 0) > (int64_t)1) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
    END(3)
}

static uint64_t suakindr_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0:
        return ((((V(SUATYPER, v1) == 2) || (V(SUATYPER, v1) == 5)) || (V(SUATYPER, v1) == 7)) ?
            (uint64_t)2 : 1);
    }
    return 1;
}

static void uses_suatom_r(struct rt_uses *u)
{
    uint64_t x2 = 0;
    rt_value x1 = UNKNOWN;
    guard_reads(u, 10, 2);
    IF(3, guard_value(u, 10, 2))
        x1 = ((V(SUDIM, 2) == 0) ? K(1) : ((V(SUDIM, 2) == 1) ? K(1) : ((V(SUDIM, 2) == 2) ? K(2) :
            ((V(SUDIM, 2) == 3) ? K(2) : ((V(SUDIM, 2) == 4) ? K(3) : ((V(SUDIM, 2) == 5) ? K(3) :
            ((V(SUDIM, 2) == 6) ? K(0) : ((V(SUDIM, 2) == 7) ? K(0) : UNKNOWN))))))));
        x2 = (1 * suakindr_value(u, 4, 0));
        USE(READ, F_R, V(Ra, 7));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 7) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 7) | 2)); END(2)
        USE(READ, F_R, V(Rb, 8));
        if ((int64_t)x2 > (int64_t)1) USE(READ, F_R, (V(Rb, 8) | 1));
        USE(READ, F_R, V(Rc, 9));
        USE(WRITE(1), F_R, V(Rd, 6));
        if ((int64_t)suakindr_value(u, 4, 0) > (int64_t)1) USE(WRITE(1), F_R, (V(Rd, 6) | 1));
    END(3)
}

static void uses_suatom_p(struct rt_uses *u)
{
    uint64_t x2 = 0;
    rt_value x1 = UNKNOWN;
    guard_reads(u, 10, 2);
    IF(3, guard_value(u, 10, 2))
        x1 = ((V(SUDIM, 1) == 0) ? K(1) : ((V(SUDIM, 1) == 1) ? K(1) : ((V(SUDIM, 1) == 2) ? K(2) :
            ((V(SUDIM, 1) == 3) ? K(2) : ((V(SUDIM, 1) == 4) ? K(3) : ((V(SUDIM, 1) == 5) ? K(3) :
            ((V(SUDIM, 1) == 6) ? K(0) : ((V(SUDIM, 1) == 7) ? K(0) : UNKNOWN))))))));
        x2 = (1 * suakindr_value(u, 3, 0));
        USE(READ, F_R, V(Ra, 7));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 7) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 7) | 2)); END(2)
        USE(READ, F_R, V(Rb, 8));
        if ((int64_t)x2 > (int64_t)1) USE(READ, F_R, (V(Rb, 8) | 1));
        USE(READ, F_R, V(Rc, 9));
        USE(WRITE(1), F_P, (7 - V(SUPA, 5)));
        USE(WRITE(1), F_R, V(Rd, 6));
        if ((int64_t)suakindr_value(u, 3, 0) > (int64_t)1) USE(WRITE(1), F_R, (V(Rd, 6) | 1));
    END(3)
}

static void uses_suatom_ci(struct rt_uses *u)
{
    uint64_t x2 = 0;
    rt_value x1 = UNKNOWN;
    guard_reads(u, 9, 2);
    IF(3, guard_value(u, 9, 2))
        x1 = ((V(SUDIM, 1) == 0) ? K(1) : ((V(SUDIM, 1) == 1) ? K(1) : ((V(SUDIM, 1) == 2) ? K(2) :
            ((V(SUDIM, 1) == 3) ? K(2) : ((V(SUDIM, 1) == 4) ? K(3) : ((V(SUDIM, 1) == 5) ? K(3) :
            ((V(SUDIM, 1) == 6) ? K(0) : ((V(SUDIM, 1) == 7) ? K(0) : UNKNOWN))))))));
        x2 = (2 * suakind_value(u, 2, 0));
        USE(READ, F_R, V(Ra, 6));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 6) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 6) | 2)); END(2)
        USE(READ, F_R, V(Rb, 7));
        USE(READ, F_R, (V(Rb, 7) | 1));
        if ((int64_t)x2 > (int64_t)2) USE(READ, F_R, (V(Rb, 7) | 2));
        if ((int64_t)x2 > (int64_t)3) USE(READ, F_R, (V(Rb, 7) | 3));
        supo_writes(u, 4, 1);
        USE(WRITE(1), F_R, V(Rd, 5));
        if ((int64_t)suakind_value(u, 2, 0) > (int64_t)1) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
    END(3)
}

static void uses_suatom_cr(struct rt_uses *u)
{
    uint64_t x2 = 0;
    rt_value x1 = UNKNOWN;
    guard_reads(u, 10, 3);
    IF(3, guard_value(u, 10, 3))
        x1 = ((V(SUDIM, 2) == 0) ? K(1) : ((V(SUDIM, 2) == 1) ? K(1) : ((V(SUDIM, 2) == 2) ? K(2) :
            ((V(SUDIM, 2) == 3) ? K(2) : ((V(SUDIM, 2) == 4) ? K(3) : ((V(SUDIM, 2) == 5) ? K(3) :
            ((V(SUDIM, 2) == 6) ? K(0) : ((V(SUDIM, 2) == 7) ? K(0) : UNKNOWN))))))));
        x2 = (2 * suakindr_value(u, 3, 0));
        USE(READ, F_R, V(Ra, 7));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 7) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 7) | 2)); END(2)
        USE(READ, F_R, V(Rb, 8));
        USE(READ, F_R, (V(Rb, 8) | 1));
        if ((int64_t)x2 > (int64_t)2) USE(READ, F_R, (V(Rb, 8) | 2));
        if ((int64_t)x2 > (int64_t)3) USE(READ, F_R, (V(Rb, 8) | 3));
        USE(READ, F_R, V(Rc, 9));
        supo_writes(u, 5, 1);
        USE(WRITE(1), F_R, V(Rd, 6));
        if ((int64_t)suakindr_value(u, 3, 0) > (int64_t)1) USE(WRITE(1), F_R, (V(Rd, 6) | 1));
    END(3)
}

static void tp_writes(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(WRITE(1), F_P, V(TPO, v1));
}

static void uses_tex_i(struct rt_uses *u)
{
    uint64_t x2 = 0;
    rt_value x1 = UNKNOWN;
    guard_reads(u, 15, 4);
    IF(4, guard_value(u, 15, 4))
        x1 = ((V(TDIM, 13) == 0) ? K(1) : ((V(TDIM, 13) == 1) ? K(2) : ((V(TDIM, 13) == 2) ? K(2) :
            ((V(TDIM, 13) == 3) ? K(3) : ((V(TDIM, 13) == 4) ? K(3) : ((V(TDIM, 13) == 5) ? K(4) :
            ((V(TDIM, 13) == 6) ? K(3) : ((V(TDIM, 13) == 7) ? K(4) : UNKNOWN))))))));
        x2 = (((int64_t)(((((V(TLOD, 0) & 2) ? (uint64_t)1 : 0) + V(TLC, 1)) + V(TAO, 2)) + V(TDC,
            3)) > (int64_t)1) ? (((((V(TLOD, 0) & 2) ? (uint64_t)1 : 0) + V(TLC, 1)) + V(TAO, 2)) +
            V(TDC, 3)) : 1);
        USE(EARLY(-4), F_R, V(Ra, 10));
        IF(1, rt_lt(u, K(1), x1))
            USE(EARLY(-4), F_R, ((V(Ra, 10) == 255) ? 255 : rt_bits((V(Ra, 10) + 1), 0, 8)));
        END(1)
        IF(2, rt_lt(u, K(2), x1))
            USE(EARLY(-4), F_R, ((V(Ra, 10) == 255) ? 255 : rt_bits((V(Ra, 10) + 2), 0, 8)));
        END(2)
        IF(3, rt_lt(u, K(3), x1))
            USE(EARLY(-4), F_R, ((V(Ra, 10) == 255) ? 255 : rt_bits((V(Ra, 10) + 3), 0, 8)));
        END(3)
        USE(EARLY(-4), F_R, V(Rb, 11));
        if ((int64_t)x2 > (int64_t)1) {
            USE(EARLY(-4), F_R, ((V(Rb, 11) == 255) ? 255 : rt_bits((V(Rb, 11) + 1), 0, 8)));
        }
        if ((int64_t)x2 > (int64_t)2) {
            USE(EARLY(-4), F_R, ((V(Rb, 11) == 255) ? 255 : rt_bits((V(Rb, 11) + 2), 0, 8)));
        }
        if ((int64_t)x2 > (int64_t)3) {
            USE(EARLY(-4), F_R, ((V(Rb, 11) == 255) ? 255 : rt_bits((V(Rb, 11) + 3), 0, 8)));
        }
        tp_writes(u, 8, 1);
        USE(WRITE(1), F_R, V(Rd, 9));
        if ((int64_t)(((rt_bits(V(TMASK, 14), 0, 1) + rt_bits(V(TMASK, 14), 1, 1)) +
            rt_bits(V(TMASK, 14), 2, 1)) + rt_bits(V(TMASK, 14), 3, 1)) > (int64_t)1) {
            USE(WRITE(1), F_R, ((V(Rd, 9) == 255) ? 255 : rt_bits((V(Rd, 9) + 1), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(TMASK, 14), 0, 1) + rt_bits(V(TMASK, 14), 1, 1)) +
            rt_bits(V(TMASK, 14), 2, 1)) + rt_bits(V(TMASK, 14), 3, 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, ((V(Rd, 9) == 255) ? 255 : rt_bits((V(Rd, 9) + 2), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(TMASK, 14), 0, 1) + rt_bits(V(TMASK, 14), 1, 1)) +
            rt_bits(V(TMASK, 14), 2, 1)) + rt_bits(V(TMASK, 14), 3, 1)) > (int64_t)3) {
            USE(WRITE(1), F_R, ((V(Rd, 9) == 255) ? 255 : rt_bits((V(Rd, 9) + 3), 0, 8)));
        }
    END(4)
}

static void uses_tex_b(struct rt_uses *u)
{
    uint64_t x2 = 0;
    rt_value x1 = UNKNOWN;
    guard_reads(u, 14, 4);
    IF(4, guard_value(u, 14, 4))
        x1 = ((V(TDIM, 12) == 0) ? K(1) : ((V(TDIM, 12) == 1) ? K(2) : ((V(TDIM, 12) == 2) ? K(2) :
            ((V(TDIM, 12) == 3) ? K(3) : ((V(TDIM, 12) == 4) ? K(3) : ((V(TDIM, 12) == 5) ? K(4) :
            ((V(TDIM, 12) == 6) ? K(3) : ((V(TDIM, 12) == 7) ? K(4) : UNKNOWN))))))));
        x2 = (((int64_t)((((1 + ((V(TLODB, 0) & 2) ? (uint64_t)1 : 0)) + V(TLCB, 1)) + V(TAOB, 2)) +
            V(TDC, 3)) > (int64_t)1) ? ((((1 + ((V(TLODB, 0) & 2) ? (uint64_t)1 : 0)) + V(TLCB, 1))
            + V(TAOB, 2)) + V(TDC, 3)) : 1);
        USE(EARLY(-4), F_R, V(Ra, 10));
        IF(1, rt_lt(u, K(1), x1))
            USE(EARLY(-4), F_R, ((V(Ra, 10) == 255) ? 255 : rt_bits((V(Ra, 10) + 1), 0, 8)));
        END(1)
        IF(2, rt_lt(u, K(2), x1))
            USE(EARLY(-4), F_R, ((V(Ra, 10) == 255) ? 255 : rt_bits((V(Ra, 10) + 2), 0, 8)));
        END(2)
        IF(3, rt_lt(u, K(3), x1))
            USE(EARLY(-4), F_R, ((V(Ra, 10) == 255) ? 255 : rt_bits((V(Ra, 10) + 3), 0, 8)));
        END(3)
        USE(EARLY(-4), F_R, V(Rb, 11));
        if ((int64_t)x2 > (int64_t)1) {
            USE(EARLY(-4), F_R, ((V(Rb, 11) == 255) ? 255 : rt_bits((V(Rb, 11) + 1), 0, 8)));
        }
        if ((int64_t)x2 > (int64_t)2) {
            USE(EARLY(-4), F_R, ((V(Rb, 11) == 255) ? 255 : rt_bits((V(Rb, 11) + 2), 0, 8)));
        }
        if ((int64_t)x2 > (int64_t)3) {
            USE(EARLY(-4), F_R, ((V(Rb, 11) == 255) ? 255 : rt_bits((V(Rb, 11) + 3), 0, 8)));
        }
        tp_writes(u, 8, 1);
        USE(WRITE(1), F_R, V(Rd, 9));
        if ((int64_t)(((rt_bits(V(TMASK, 13), 0, 1) + rt_bits(V(TMASK, 13), 1, 1)) +
            rt_bits(V(TMASK, 13), 2, 1)) + rt_bits(V(TMASK, 13), 3, 1)) > (int64_t)1) {
            USE(WRITE(1), F_R, ((V(Rd, 9) == 255) ? 255 : rt_bits((V(Rd, 9) + 1), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(TMASK, 13), 0, 1) + rt_bits(V(TMASK, 13), 1, 1)) +
            rt_bits(V(TMASK, 13), 2, 1)) + rt_bits(V(TMASK, 13), 3, 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, ((V(Rd, 9) == 255) ? 255 : rt_bits((V(Rd, 9) + 2), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(TMASK, 13), 0, 1) + rt_bits(V(TMASK, 13), 1, 1)) +
            rt_bits(V(TMASK, 13), 2, 1)) + rt_bits(V(TMASK, 13), 3, 1)) > (int64_t)3) {
            USE(WRITE(1), F_R, ((V(Rd, 9) == 255) ? 255 : rt_bits((V(Rd, 9) + 3), 0, 8)));
        }
    END(4)
}

static void uses_tld_i(struct rt_uses *u)
{
    uint64_t x2 = 0;
    rt_value x1 = UNKNOWN;
    guard_reads(u, 14, 4);
    IF(4, guard_value(u, 14, 4))
        x1 = ((V(TDIM, 12) == 0) ? K(1) : ((V(TDIM, 12) == 1) ? K(2) : ((V(TDIM, 12) == 2) ? K(2) :
            ((V(TDIM, 12) == 3) ? K(3) : ((V(TDIM, 12) == 4) ? K(3) : ((V(TDIM, 12) == 5) ? K(4) :
            ((V(TDIM, 12) == 6) ? K(3) : ((V(TDIM, 12) == 7) ? K(4) : UNKNOWN))))))));
        x2 = (((int64_t)(((V(TLDL, 0) + V(TAOL, 1)) + V(TLDM, 2)) + V(TLDC, 3)) > (int64_t)1) ?
            (((V(TLDL, 0) + V(TAOL, 1)) + V(TLDM, 2)) + V(TLDC, 3)) : 1);
        USE(EARLY(-4), F_R, V(Ra, 9));
        IF(1, rt_lt(u, K(1), x1))
            USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
        END(1)
        IF(2, rt_lt(u, K(2), x1))
            USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 2), 0, 8)));
        END(2)
        IF(3, rt_lt(u, K(3), x1))
            USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 3), 0, 8)));
        END(3)
        USE(EARLY(-4), F_R, V(Rb, 10));
        if ((int64_t)x2 > (int64_t)1) {
            USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 1), 0, 8)));
        }
        if ((int64_t)x2 > (int64_t)2) {
            USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 2), 0, 8)));
        }
        if ((int64_t)x2 > (int64_t)3) {
            USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 3), 0, 8)));
        }
        tp_writes(u, 7, 1);
        USE(WRITE(1), F_R, V(Rd, 8));
        if ((int64_t)(((rt_bits(V(TMASK, 13), 0, 1) + rt_bits(V(TMASK, 13), 1, 1)) +
            rt_bits(V(TMASK, 13), 2, 1)) + rt_bits(V(TMASK, 13), 3, 1)) > (int64_t)1) {
            USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 1), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(TMASK, 13), 0, 1) + rt_bits(V(TMASK, 13), 1, 1)) +
            rt_bits(V(TMASK, 13), 2, 1)) + rt_bits(V(TMASK, 13), 3, 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 2), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(TMASK, 13), 0, 1) + rt_bits(V(TMASK, 13), 1, 1)) +
            rt_bits(V(TMASK, 13), 2, 1)) + rt_bits(V(TMASK, 13), 3, 1)) > (int64_t)3) {
            USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 3), 0, 8)));
        }
    END(4)
}

static void uses_tld_b(struct rt_uses *u)
{
    uint64_t x2 = 0;
    rt_value x1 = UNKNOWN;
    guard_reads(u, 13, 4);
    IF(4, guard_value(u, 13, 4))
        x1 = ((V(TDIM, 11) == 0) ? K(1) : ((V(TDIM, 11) == 1) ? K(2) : ((V(TDIM, 11) == 2) ? K(2) :
            ((V(TDIM, 11) == 3) ? K(3) : ((V(TDIM, 11) == 4) ? K(3) : ((V(TDIM, 11) == 5) ? K(4) :
            ((V(TDIM, 11) == 6) ? K(3) : ((V(TDIM, 11) == 7) ? K(4) : UNKNOWN))))))));
        x2 = (((int64_t)((((1 + V(TLDL, 0)) + V(TAOL, 1)) + V(TLDM, 2)) + V(TLDC, 3)) > (int64_t)1)
            ? ((((1 + V(TLDL, 0)) + V(TAOL, 1)) + V(TLDM, 2)) + V(TLDC, 3)) : 1);
        USE(EARLY(-4), F_R, V(Ra, 9));
        IF(1, rt_lt(u, K(1), x1))
            USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
        END(1)
        IF(2, rt_lt(u, K(2), x1))
            USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 2), 0, 8)));
        END(2)
        IF(3, rt_lt(u, K(3), x1))
            USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 3), 0, 8)));
        END(3)
        USE(EARLY(-4), F_R, V(Rb, 10));
        if ((int64_t)x2 > (int64_t)1) {
            USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 1), 0, 8)));
        }
        if ((int64_t)x2 > (int64_t)2) {
            USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 2), 0, 8)));
        }
        if ((int64_t)x2 > (int64_t)3) {
            USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 3), 0, 8)));
        }
        tp_writes(u, 7, 1);
        USE(WRITE(1), F_R, V(Rd, 8));
        if ((int64_t)(((rt_bits(V(TMASK, 12), 0, 1) + rt_bits(V(TMASK, 12), 1, 1)) +
            rt_bits(V(TMASK, 12), 2, 1)) + rt_bits(V(TMASK, 12), 3, 1)) > (int64_t)1) {
            USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 1), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(TMASK, 12), 0, 1) + rt_bits(V(TMASK, 12), 1, 1)) +
            rt_bits(V(TMASK, 12), 2, 1)) + rt_bits(V(TMASK, 12), 3, 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 2), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(TMASK, 12), 0, 1) + rt_bits(V(TMASK, 12), 1, 1)) +
            rt_bits(V(TMASK, 12), 2, 1)) + rt_bits(V(TMASK, 12), 3, 1)) > (int64_t)3) {
            USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 3), 0, 8)));
        }
    END(4)
}

static void uses_tld4_i(struct rt_uses *u)
{
    uint64_t x2 = 0;
    rt_value x1 = UNKNOWN;
    guard_reads(u, 14, 4);
    IF(4, guard_value(u, 14, 4))
        x1 = ((V(TDIM, 12) == 0) ? K(1) : ((V(TDIM, 12) == 1) ? K(2) : ((V(TDIM, 12) == 2) ? K(2) :
            ((V(TDIM, 12) == 3) ? K(3) : ((V(TDIM, 12) == 4) ? K(3) : ((V(TDIM, 12) == 5) ? K(4) :
            ((V(TDIM, 12) == 6) ? K(3) : ((V(TDIM, 12) == 7) ? K(4) : UNKNOWN))))))));
        x2 = (((int64_t)(V(T4O, 1) + V(TDC, 2)) > (int64_t)1) ? (V(T4O, 1) + V(TDC, 2)) : 1);
        USE(EARLY(-4), F_R, V(Ra, 9));
        IF(1, rt_lt(u, K(1), x1))
            USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
        END(1)
        IF(2, rt_lt(u, K(2), x1))
            USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 2), 0, 8)));
        END(2)
        IF(3, rt_lt(u, K(3), x1))
            USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 3), 0, 8)));
        END(3)
        USE(EARLY(-4), F_R, V(Rb, 10));
        if ((int64_t)x2 > (int64_t)1) {
            USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 1), 0, 8)));
        }
        if ((int64_t)x2 > (int64_t)2) {
            USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 2), 0, 8)));
        }
        tp_writes(u, 7, 1);
        USE(WRITE(1), F_R, V(Rd, 8));
        if ((int64_t)(((rt_bits(V(TMASK, 13), 0, 1) + rt_bits(V(TMASK, 13), 1, 1)) +
            rt_bits(V(TMASK, 13), 2, 1)) + rt_bits(V(TMASK, 13), 3, 1)) > (int64_t)1) {
            USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 1), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(TMASK, 13), 0, 1) + rt_bits(V(TMASK, 13), 1, 1)) +
            rt_bits(V(TMASK, 13), 2, 1)) + rt_bits(V(TMASK, 13), 3, 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 2), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(TMASK, 13), 0, 1) + rt_bits(V(TMASK, 13), 1, 1)) +
            rt_bits(V(TMASK, 13), 2, 1)) + rt_bits(V(TMASK, 13), 3, 1)) > (int64_t)3) {
            USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 3), 0, 8)));
        }
    END(4)
}

static void uses_tld4_b(struct rt_uses *u)
{
    uint64_t x2 = 0;
    rt_value x1 = UNKNOWN;
    guard_reads(u, 13, 4);
    IF(4, guard_value(u, 13, 4))
        x1 = ((V(TDIM, 11) == 0) ? K(1) : ((V(TDIM, 11) == 1) ? K(2) : ((V(TDIM, 11) == 2) ? K(2) :
            ((V(TDIM, 11) == 3) ? K(3) : ((V(TDIM, 11) == 4) ? K(3) : ((V(TDIM, 11) == 5) ? K(4) :
            ((V(TDIM, 11) == 6) ? K(3) : ((V(TDIM, 11) == 7) ? K(4) : UNKNOWN))))))));
        x2 = (((int64_t)((1 + V(T4OB, 1)) + V(TDC, 2)) > (int64_t)1) ? ((1 + V(T4OB, 1)) + V(TDC,
            2)) : 1);
        USE(EARLY(-4), F_R, V(Ra, 9));
        IF(1, rt_lt(u, K(1), x1))
            USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
        END(1)
        IF(2, rt_lt(u, K(2), x1))
            USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 2), 0, 8)));
        END(2)
        IF(3, rt_lt(u, K(3), x1))
            USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 3), 0, 8)));
        END(3)
        USE(EARLY(-4), F_R, V(Rb, 10));
        if ((int64_t)x2 > (int64_t)1) {
            USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 1), 0, 8)));
        }
        if ((int64_t)x2 > (int64_t)2) {
            USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 2), 0, 8)));
        }
        if ((int64_t)x2 > (int64_t)3) {
            USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 3), 0, 8)));
        }
        tp_writes(u, 7, 1);
        USE(WRITE(1), F_R, V(Rd, 8));
        if ((int64_t)(((rt_bits(V(TMASK, 12), 0, 1) + rt_bits(V(TMASK, 12), 1, 1)) +
            rt_bits(V(TMASK, 12), 2, 1)) + rt_bits(V(TMASK, 12), 3, 1)) > (int64_t)1) {
            USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 1), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(TMASK, 12), 0, 1) + rt_bits(V(TMASK, 12), 1, 1)) +
            rt_bits(V(TMASK, 12), 2, 1)) + rt_bits(V(TMASK, 12), 3, 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 2), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(TMASK, 12), 0, 1) + rt_bits(V(TMASK, 12), 1, 1)) +
            rt_bits(V(TMASK, 12), 2, 1)) + rt_bits(V(TMASK, 12), 3, 1)) > (int64_t)3) {
            USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 3), 0, 8)));
        }
    END(4)
}

static void uses_txd_i(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN, x2 = UNKNOWN;
    guard_reads(u, 12, 4);
    IF(6, guard_value(u, 12, 4))
        x1 = rt_add(u, rt_add(u, ((V(TDIM, 10) == 0) ? K(1) : ((V(TDIM, 10) == 1) ? K(2) : ((V(TDIM,
            10) == 2) ? K(2) : ((V(TDIM, 10) == 3) ? K(3) : ((V(TDIM, 10) == 4) ? K(3) : ((V(TDIM,
            10) == 5) ? K(4) : ((V(TDIM, 10) == 6) ? K(3) : ((V(TDIM, 10) == 7) ? K(4) :
            UNKNOWN)))))))), K(V(TLCD, 0))), K(V(TAOL, 1)));
        x2 = rt_mul(u, K(2), ((V(TDIM, 10) == 0) ? K(1) : ((V(TDIM, 10) == 1) ? K(1) : ((V(TDIM, 10)
            == 2) ? K(2) : ((V(TDIM, 10) == 3) ? K(2) : ((V(TDIM, 10) == 4) ? K(3) : ((V(TDIM, 10)
            == 5) ? K(3) : ((V(TDIM, 10) == 6) ? K(3) : ((V(TDIM, 10) == 7) ? K(3) :
            UNKNOWN)))))))));
        USE(READ, F_R, V(Ra, 7));
        IF(1, rt_lt(u, K(1), x1))
            USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
        END(1)
        IF(2, rt_lt(u, K(2), x1))
            USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 2), 0, 8)));
        END(2)
        IF(3, rt_lt(u, K(3), x1))
            USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 3), 0, 8)));
        END(3)
        USE(READ, F_R, V(Rb, 8));
        USE(READ, F_R, ((V(Rb, 8) == 255) ? 255 : rt_bits((V(Rb, 8) + 1), 0, 8)));
        IF(4, rt_lt(u, K(2), x2))
            USE(READ, F_R, ((V(Rb, 8) == 255) ? 255 : rt_bits((V(Rb, 8) + 2), 0, 8)));
        END(4)
        IF(5, rt_lt(u, K(3), x2))
            USE(READ, F_R, ((V(Rb, 8) == 255) ? 255 : rt_bits((V(Rb, 8) + 3), 0, 8)));
        END(5)
        tp_writes(u, 5, 1);
        USE(WRITE(1), F_R, V(Rd, 6));
        if ((int64_t)(((rt_bits(V(TMASK, 11), 0, 1) + rt_bits(V(TMASK, 11), 1, 1)) +
            rt_bits(V(TMASK, 11), 2, 1)) + rt_bits(V(TMASK, 11), 3, 1)) > (int64_t)1) {
            USE(WRITE(1), F_R, ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 1), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(TMASK, 11), 0, 1) + rt_bits(V(TMASK, 11), 1, 1)) +
            rt_bits(V(TMASK, 11), 2, 1)) + rt_bits(V(TMASK, 11), 3, 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 2), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(TMASK, 11), 0, 1) + rt_bits(V(TMASK, 11), 1, 1)) +
            rt_bits(V(TMASK, 11), 2, 1)) + rt_bits(V(TMASK, 11), 3, 1)) > (int64_t)3) {
            USE(WRITE(1), F_R, ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 3), 0, 8)));
        }
    END(6)
}

static void uses_txd_b(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN, x2 = UNKNOWN;
    guard_reads(u, 11, 4);
    IF(5, guard_value(u, 11, 4))
        x1 = rt_add(u, rt_add(u, rt_add(u, K(1), ((V(TDIM, 9) == 0) ? K(1) : ((V(TDIM, 9) == 1) ?
            K(2) : ((V(TDIM, 9) == 2) ? K(2) : ((V(TDIM, 9) == 3) ? K(3) : ((V(TDIM, 9) == 4) ? K(3)
            : ((V(TDIM, 9) == 5) ? K(4) : ((V(TDIM, 9) == 6) ? K(3) : ((V(TDIM, 9) == 7) ? K(4) :
            UNKNOWN))))))))), K(V(TLCD, 0))), K(V(TAOL, 1)));
        x2 = rt_mul(u, K(2), ((V(TDIM, 9) == 0) ? K(1) : ((V(TDIM, 9) == 1) ? K(1) : ((V(TDIM, 9) ==
            2) ? K(2) : ((V(TDIM, 9) == 3) ? K(2) : ((V(TDIM, 9) == 4) ? K(3) : ((V(TDIM, 9) == 5) ?
            K(3) : ((V(TDIM, 9) == 6) ? K(3) : ((V(TDIM, 9) == 7) ? K(3) : UNKNOWN)))))))));
        USE(READ, F_R, V(Ra, 7));
        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
        IF(1, rt_lt(u, K(2), x1))
            USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 2), 0, 8)));
        END(1)
        IF(2, rt_lt(u, K(3), x1))
            USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 3), 0, 8)));
        END(2)
        USE(READ, F_R, V(Rb, 8));
        USE(READ, F_R, ((V(Rb, 8) == 255) ? 255 : rt_bits((V(Rb, 8) + 1), 0, 8)));
        IF(3, rt_lt(u, K(2), x2))
            USE(READ, F_R, ((V(Rb, 8) == 255) ? 255 : rt_bits((V(Rb, 8) + 2), 0, 8)));
        END(3)
        IF(4, rt_lt(u, K(3), x2))
            USE(READ, F_R, ((V(Rb, 8) == 255) ? 255 : rt_bits((V(Rb, 8) + 3), 0, 8)));
        END(4)
        tp_writes(u, 5, 1);
        USE(WRITE(1), F_R, V(Rd, 6));
        if ((int64_t)(((rt_bits(V(TMASK, 10), 0, 1) + rt_bits(V(TMASK, 10), 1, 1)) +
            rt_bits(V(TMASK, 10), 2, 1)) + rt_bits(V(TMASK, 10), 3, 1)) > (int64_t)1) {
            USE(WRITE(1), F_R, ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 1), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(TMASK, 10), 0, 1) + rt_bits(V(TMASK, 10), 1, 1)) +
            rt_bits(V(TMASK, 10), 2, 1)) + rt_bits(V(TMASK, 10), 3, 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 2), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(TMASK, 10), 0, 1) + rt_bits(V(TMASK, 10), 1, 1)) +
            rt_bits(V(TMASK, 10), 2, 1)) + rt_bits(V(TMASK, 10), 3, 1)) > (int64_t)3) {
            USE(WRITE(1), F_R, ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 3), 0, 8)));
        }
    END(5)
}

static void uses_txq_i(struct rt_uses *u)
{
    guard_reads(u, 9, 3);
    IF(1, guard_value(u, 9, 3))
        USE(EARLY(-4), F_R, V(Ra, 4));
        USE(WRITE(1), F_R, V(Rd, 3));
        if ((int64_t)(((rt_bits(V(TMASK, 8), 0, 1) + rt_bits(V(TMASK, 8), 1, 1)) + rt_bits(V(TMASK,
            8), 2, 1)) + rt_bits(V(TMASK, 8), 3, 1)) > (int64_t)1) {
            USE(WRITE(1), F_R, ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 1), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(TMASK, 8), 0, 1) + rt_bits(V(TMASK, 8), 1, 1)) + rt_bits(V(TMASK,
            8), 2, 1)) + rt_bits(V(TMASK, 8), 3, 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 2), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(TMASK, 8), 0, 1) + rt_bits(V(TMASK, 8), 1, 1)) + rt_bits(V(TMASK,
            8), 2, 1)) + rt_bits(V(TMASK, 8), 3, 1)) > (int64_t)3) {
            USE(WRITE(1), F_R, ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 3), 0, 8)));
        }
    END(1)
}

static void uses_txq_b(struct rt_uses *u)
{
    guard_reads(u, 8, 3);
    IF(1, guard_value(u, 8, 3))
        USE(EARLY(-4), F_R, V(Ra, 4));
        USE(EARLY(-4), F_R, ((V(Ra, 4) == 255) ? 255 : rt_bits((V(Ra, 4) + 1), 0, 8)));
        USE(WRITE(1), F_R, V(Rd, 3));
        if ((int64_t)(((rt_bits(V(TMASK, 7), 0, 1) + rt_bits(V(TMASK, 7), 1, 1)) + rt_bits(V(TMASK,
            7), 2, 1)) + rt_bits(V(TMASK, 7), 3, 1)) > (int64_t)1) {
            USE(WRITE(1), F_R, ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 1), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(TMASK, 7), 0, 1) + rt_bits(V(TMASK, 7), 1, 1)) + rt_bits(V(TMASK,
            7), 2, 1)) + rt_bits(V(TMASK, 7), 3, 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 2), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(TMASK, 7), 0, 1) + rt_bits(V(TMASK, 7), 1, 1)) + rt_bits(V(TMASK,
            7), 2, 1)) + rt_bits(V(TMASK, 7), 3, 1)) > (int64_t)3) {
            USE(WRITE(1), F_R, ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 3), 0, 8)));
        }
    END(1)
}

static void uses_txa(struct rt_uses *u)
{
    guard_reads(u, 8, 2);
    IF(1, guard_value(u, 8, 2))
        USE(READ, F_R, V(Ra, 5));
        USE(WRITE(1), F_R, V(Rd, 4));
        if ((int64_t)(((rt_bits(V(TMASK, 7), 0, 1) + rt_bits(V(TMASK, 7), 1, 1)) + rt_bits(V(TMASK,
            7), 2, 1)) + rt_bits(V(TMASK, 7), 3, 1)) > (int64_t)1) {
            USE(WRITE(1), F_R, ((V(Rd, 4) == 255) ? 255 : rt_bits((V(Rd, 4) + 1), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(TMASK, 7), 0, 1) + rt_bits(V(TMASK, 7), 1, 1)) + rt_bits(V(TMASK,
            7), 2, 1)) + rt_bits(V(TMASK, 7), 3, 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, ((V(Rd, 4) == 255) ? 255 : rt_bits((V(Rd, 4) + 2), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(TMASK, 7), 0, 1) + rt_bits(V(TMASK, 7), 1, 1)) + rt_bits(V(TMASK,
            7), 2, 1)) + rt_bits(V(TMASK, 7), 3, 1)) > (int64_t)3) {
            USE(WRITE(1), F_R, ((V(Rd, 4) == 255) ? 255 : rt_bits((V(Rd, 4) + 3), 0, 8)));
        }
    END(1)
}

static void uses_tmml_i(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 9, 2);
    IF(4, guard_value(u, 9, 2))
        x1 = ((V(TDIM, 7) == 0) ? K(1) : ((V(TDIM, 7) == 1) ? K(2) : ((V(TDIM, 7) == 2) ? K(2) :
            ((V(TDIM, 7) == 3) ? K(3) : ((V(TDIM, 7) == 4) ? K(3) : ((V(TDIM, 7) == 5) ? K(4) :
            ((V(TDIM, 7) == 6) ? K(3) : ((V(TDIM, 7) == 7) ? K(4) : UNKNOWN))))))));
        USE(READ, F_R, V(Ra, 5));
        IF(1, rt_lt(u, K(1), x1))
            USE(READ, F_R, ((V(Ra, 5) == 255) ? 255 : rt_bits((V(Ra, 5) + 1), 0, 8)));
        END(1)
        IF(2, rt_lt(u, K(2), x1))
            USE(READ, F_R, ((V(Ra, 5) == 255) ? 255 : rt_bits((V(Ra, 5) + 2), 0, 8)));
        END(2)
        IF(3, rt_lt(u, K(3), x1))
            USE(READ, F_R, ((V(Ra, 5) == 255) ? 255 : rt_bits((V(Ra, 5) + 3), 0, 8)));
        END(3)
        USE(WRITE(1), F_R, V(Rd, 4));
        if ((int64_t)(((rt_bits(V(TMASK, 8), 0, 1) + rt_bits(V(TMASK, 8), 1, 1)) + rt_bits(V(TMASK,
            8), 2, 1)) + rt_bits(V(TMASK, 8), 3, 1)) > (int64_t)1) {
            USE(WRITE(1), F_R, ((V(Rd, 4) == 255) ? 255 : rt_bits((V(Rd, 4) + 1), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(TMASK, 8), 0, 1) + rt_bits(V(TMASK, 8), 1, 1)) + rt_bits(V(TMASK,
            8), 2, 1)) + rt_bits(V(TMASK, 8), 3, 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, ((V(Rd, 4) == 255) ? 255 : rt_bits((V(Rd, 4) + 2), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(TMASK, 8), 0, 1) + rt_bits(V(TMASK, 8), 1, 1)) + rt_bits(V(TMASK,
            8), 2, 1)) + rt_bits(V(TMASK, 8), 3, 1)) > (int64_t)3) {
            USE(WRITE(1), F_R, ((V(Rd, 4) == 255) ? 255 : rt_bits((V(Rd, 4) + 3), 0, 8)));
        }
    END(4)
}

static void uses_tmml_b(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 9, 3);
    IF(4, guard_value(u, 9, 3))
        x1 = ((V(TDIM, 7) == 0) ? K(1) : ((V(TDIM, 7) == 1) ? K(2) : ((V(TDIM, 7) == 2) ? K(2) :
            ((V(TDIM, 7) == 3) ? K(3) : ((V(TDIM, 7) == 4) ? K(3) : ((V(TDIM, 7) == 5) ? K(4) :
            ((V(TDIM, 7) == 6) ? K(3) : ((V(TDIM, 7) == 7) ? K(4) : UNKNOWN))))))));
        USE(READ, F_R, V(Ra, 5));
        IF(1, rt_lt(u, K(1), x1))
            USE(READ, F_R, ((V(Ra, 5) == 255) ? 255 : rt_bits((V(Ra, 5) + 1), 0, 8)));
        END(1)
        IF(2, rt_lt(u, K(2), x1))
            USE(READ, F_R, ((V(Ra, 5) == 255) ? 255 : rt_bits((V(Ra, 5) + 2), 0, 8)));
        END(2)
        IF(3, rt_lt(u, K(3), x1))
            USE(READ, F_R, ((V(Ra, 5) == 255) ? 255 : rt_bits((V(Ra, 5) + 3), 0, 8)));
        END(3)
        USE(READ, F_R, V(Rb, 6));
        USE(WRITE(1), F_R, V(Rd, 4));
        if ((int64_t)(((rt_bits(V(TMASK, 8), 0, 1) + rt_bits(V(TMASK, 8), 1, 1)) + rt_bits(V(TMASK,
            8), 2, 1)) + rt_bits(V(TMASK, 8), 3, 1)) > (int64_t)1) {
            USE(WRITE(1), F_R, ((V(Rd, 4) == 255) ? 255 : rt_bits((V(Rd, 4) + 1), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(TMASK, 8), 0, 1) + rt_bits(V(TMASK, 8), 1, 1)) + rt_bits(V(TMASK,
            8), 2, 1)) + rt_bits(V(TMASK, 8), 3, 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, ((V(Rd, 4) == 255) ? 255 : rt_bits((V(Rd, 4) + 2), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(TMASK, 8), 0, 1) + rt_bits(V(TMASK, 8), 1, 1)) + rt_bits(V(TMASK,
            8), 2, 1)) + rt_bits(V(TMASK, 8), 3, 1)) > (int64_t)3) {
            USE(WRITE(1), F_R, ((V(Rd, 4) == 255) ? 255 : rt_bits((V(Rd, 4) + 3), 0, 8)));
        }
    END(4)
}

static uint64_t short_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return (1 - V(TXF, v1));
    }
    return 0;
}

static void uses_texs_d1_lz_m(struct rt_uses *u)
{
    guard_reads(u, 10, 2);
    IF(1, guard_value(u, 10, 2))
        USE(EARLY(-4), F_R, V(Ra, 6));
        USE(EARLY(-4), F_R, V(Rb, 7));
        USE(WRITE(1), F_R, V(Rd, 5));
        if ((!short_value(u, 0, 0)) != 0) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
        USE(WRITE(1), F_R, V(Rd2, 4));
        if ((V(TXC, 9) == 4) && (!short_value(u, 0, 0))) USE(WRITE(1), F_R, (V(Rd2, 4) | 1));
    END(1)
}

static void uses_texs_d2_ll_m(struct rt_uses *u)
{
    guard_reads(u, 10, 2);
    IF(1, guard_value(u, 10, 2))
        USE(EARLY(-4), F_R, V(Ra, 6));
        USE(EARLY(-4), F_R, (V(Ra, 6) | 1));
        USE(EARLY(-4), F_R, V(Rb, 7));
        USE(WRITE(1), F_R, V(Rd, 5));
        if ((!short_value(u, 0, 0)) != 0) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
        USE(WRITE(1), F_R, V(Rd2, 4));
        if ((V(TXC, 9) == 4) && (!short_value(u, 0, 0))) USE(WRITE(1), F_R, (V(Rd2, 4) | 1));
    END(1)
}

static void uses_texs_d2_ll_dc_m(struct rt_uses *u)
{
    guard_reads(u, 10, 2);
    IF(1, guard_value(u, 10, 2))
        USE(EARLY(-4), F_R, V(Ra, 6));
        USE(EARLY(-4), F_R, (V(Ra, 6) | 1));
        USE(EARLY(-4), F_R, V(Rb, 7));
        USE(EARLY(-4), F_R, (V(Rb, 7) | 1));
        USE(WRITE(1), F_R, V(Rd, 5));
        if ((!short_value(u, 0, 0)) != 0) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
        USE(WRITE(1), F_R, V(Rd2, 4));
        if ((V(TXC, 9) == 4) && (!short_value(u, 0, 0))) USE(WRITE(1), F_R, (V(Rd2, 4) | 1));
    END(1)
}

static void uses_texs_d1_lz_s(struct rt_uses *u)
{
    guard_reads(u, 10, 2);
    IF(1, guard_value(u, 10, 2))
        USE(EARLY(-4), F_R, V(Ra, 6));
        USE(EARLY(-4), F_R, V(Rb, 7));
        USE(WRITE(1), F_R, V(Rd, 5));
        if ((V(TXC1, 9) >= 4) && (!short_value(u, 0, 0))) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
    END(1)
}

static void uses_texs_d2_ll_s(struct rt_uses *u)
{
    guard_reads(u, 10, 2);
    IF(1, guard_value(u, 10, 2))
        USE(EARLY(-4), F_R, V(Ra, 6));
        USE(EARLY(-4), F_R, (V(Ra, 6) | 1));
        USE(EARLY(-4), F_R, V(Rb, 7));
        USE(WRITE(1), F_R, V(Rd, 5));
        if ((V(TXC1, 9) >= 4) && (!short_value(u, 0, 0))) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
    END(1)
}

static void uses_texs_d2_ll_dc_s(struct rt_uses *u)
{
    guard_reads(u, 10, 2);
    IF(1, guard_value(u, 10, 2))
        USE(EARLY(-4), F_R, V(Ra, 6));
        USE(EARLY(-4), F_R, (V(Ra, 6) | 1));
        USE(EARLY(-4), F_R, V(Rb, 7));
        USE(EARLY(-4), F_R, (V(Rb, 7) | 1));
        USE(WRITE(1), F_R, V(Rd, 5));
        if ((V(TXC1, 9) >= 4) && (!short_value(u, 0, 0))) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
    END(1)
}

static uint64_t short4_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return V(T4F, v1);
    }
    return 0;
}

static void uses_tld4s(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0;
    guard_reads(u, 12, 2);
    IF(1, guard_value(u, 12, 2))
        x1 = (V(TAOS, 2) || V(TDC, 3));
        x2 = (V(TAOS, 2) && V(TDC, 3));
        USE(EARLY(-4), F_R, V(Ra, 9));
        if (x1) USE(EARLY(-4), F_R, (V(Ra, 9) | 1));
        USE(EARLY(-4), F_R, V(Rb, 10));
        if (x2) USE(EARLY(-4), F_R, (V(Rb, 10) | 1));
        USE(WRITE(1), F_R, V(Rd, 8));
        if ((!short4_value(u, 0, 0)) != 0) USE(WRITE(1), F_R, (V(Rd, 8) | 1));
        USE(WRITE(1), F_R, V(Rd2, 7));
        if ((!short4_value(u, 0, 0)) != 0) USE(WRITE(1), F_R, (V(Rd2, 7) | 1));
    END(1)
}

static void va_reads(struct rt_uses *u, int v1, int v2, int v3, int v4, int l5)
{
    if (LINE(l5) == 0) {
        if (V(VAS, v1)) {
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS((8 * V(VAB, v3)), 8));
        } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS((8 * V(VAB, v3)), 8));
    }
    if (LINE(l5) == 1) {
        if (V(VAS, v1)) {
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS((16 * V(VAH, v4)), 16));
        } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS((16 * V(VAH, v4)), 16));
    }
    if (LINE(l5) == 2) {
        if (V(VAS, v1)) {
            USE(READ, F_R, V(Ra, v2));
        } else USE(READ, F_R, V(Ra, v2));
    }
}

static void vb_reads(struct rt_uses *u, int v1, int v2, int v3, int v4, int l5)
{
    if (LINE(l5) == 0) {
        if (V(VBS, v1)) {
            USE_PART(READ, F_R, K(V(Rb, v2)), BITS((8 * V(VBB, v3)), 8));
        } else USE_PART(READ, F_R, K(V(Rb, v2)), BITS((8 * V(VBB, v3)), 8));
    }
    if (LINE(l5) == 1) {
        if (V(VBS, v1)) {
            USE_PART(READ, F_R, K(V(Rb, v2)), BITS((16 * V(VBH, v4)), 16));
        } else USE_PART(READ, F_R, K(V(Rb, v2)), BITS((16 * V(VBH, v4)), 16));
    }
    if (LINE(l5) == 2) {
        if (V(VBS, v1)) {
            USE(READ, F_R, V(Rb, v2));
        } else USE(READ, F_R, V(Rb, v2));
    }
}

static rt_value va_value(struct rt_uses *u, int v1, int v2, int v3, int v4, int l5)
{
    switch (LINE(l5)) {
    case 0:
        return (V(VAS, v1) ? rt_signed(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, v2))), (8 * V(VAB,
            v3)), 8), 8) : rt_slice(u, rt_content(u, F_R, K(V(Ra, v2))), (8 * V(VAB, v3)), 8));
    case 1:
        return (V(VAS, v1) ? rt_signed(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, v2))), (16 * V(VAH,
            v4)), 16), 16) : rt_slice(u, rt_content(u, F_R, K(V(Ra, v2))), (16 * V(VAH, v4)), 16));
    }
    return (V(VAS, v1) ? rt_signed(u, rt_content(u, F_R, K(V(Ra, v2))), 32) : rt_slice(u,
        rt_content(u, F_R, K(V(Ra, v2))), 0, 32));
}

static rt_value vb_value(struct rt_uses *u, int v1, int v2, int v3, int v4, int v5, int l6)
{
    switch (LINE(l6)) {
    case 0:
        return (V(VBS, v1) ? rt_signed(u, rt_slice(u, rt_content(u, F_R, K(V(Rb, v2))), (8 * V(VBB,
            v3)), 8), 8) : rt_slice(u, rt_content(u, F_R, K(V(Rb, v2))), (8 * V(VBB, v3)), 8));
    case 1:
        return (V(VBS, v1) ? rt_signed(u, rt_slice(u, rt_content(u, F_R, K(V(Rb, v2))), (16 * V(VBH,
            v4)), 16), 16) : rt_slice(u, rt_content(u, F_R, K(V(Rb, v2))), (16 * V(VBH, v4)), 16));
    case 2:
        return (V(VBS, v1) ? rt_signed(u, rt_content(u, F_R, K(V(Rb, v2))), 32) : rt_slice(u,
            rt_content(u, F_R, K(V(Rb, v2))), 0, 32));
    }
    return K((V(VBS, v1) ? rt_sext(V(VN16, v5), 16) : V(VN16, v5)));
}

static void va_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 2) if (V(RA, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void vb_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 2) if (V(RB, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_vadd(struct rt_uses *u)
{
    uint64_t x2 = 0, x3 = 0, x4 = 0;
    struct rt_test x10 = OPEN;
    rt_value x1 = UNKNOWN, x9 = UNKNOWN;
    struct rt_local x5 = NOTHING;
    rt_enter(u);
    guard_reads(u, 20, 7);
    IF(2, guard_value(u, 20, 7))
        if (V(CCW, 6)) USE(WRITE(1), F_CC, 0);
        LET(1)
            if (V(VNA, 7)) {
                va_reads(u, 1, 8, 9, 11, 5);
            } else va_reads(u, 1, 8, 9, 11, 5);
            if (V(VNB, 12)) {
                vb_reads(u, 2, 13, 14, 16, 6);
            } else vb_reads(u, 2, 13, 14, 16, 6);
        END_LET(1)
        x1 = rt_add(u, (V(VNA, 7) ? rt_sub(u, K(0), va_value(u, 1, 8, 9, 11, 5)) : va_value(u, 1, 8,
            9, 11, 5)), (V(VNB, 12) ? rt_sub(u, K(0), vb_value(u, 2, 13, 14, 16, 17, 6)) :
            vb_value(u, 2, 13, 14, 16, 17, 6)));
        if (V(VSAT, 3)) {
            x2 = ((V(VRED, 4) < 2) ? 16 : ((V(VRED, 4) < 4) ? (uint64_t)8 : 32));
            x3 = (V(VUD, 0) ? (rt_shl_int(1, (x2 - 1)) - 1) : (rt_shl_int(1, x2) - 1));
            x4 = (V(VUD, 0) ? (UINT64_C(0xffffffffffffffff) - x3) : 0);
            LET(5) NEED(1); END_LET(5)
            rt_assign(u, &x5, rt_chosen(u, rt_lt(u, x1, K(x4)), K(x4), rt_chosen(u, rt_lt(u, K(x3),
                x1), K(x3), x1)));
        } else {
            LET(5) NEED(1); END_LET(5)
            rt_assign(u, &x5, x1);
        }
        if (V(VRED, 4) < 4) {
            LET(6) NEED(5); END_LET(6)
            LET(7)
                if (V(VRED, 4) == 0) {
                    NEED(6);
                    USE_PART(READ, F_R, K(V(Rc, 18)), BITS(0, 16));
                } else {
                    USE_PART(READ, F_R, K(V(Rc, 18)), BITS(16, 16));
                    NEED(6);
                }
            END_LET(7)
            LET(8)
                if (V(VRED, 4) == 2) {
                    USE(READ, F_R, V(Rc, 18));
                    NEED(6);
                } else {
                    USE(READ, F_R, V(Rc, 18));
                    NEED(6);
                }
            END_LET(8)
            LET(11)
                if (V(VRED, 4) < 2) {
                    NEED(7);
                } else NEED(8);
            END_LET(11)
        } else {
            LET(9) NEED(5); END_LET(9)
            x9 = rt_slice(u, x5.number, 0, 32);
            LET(10)
                if (V(VUD, 0)) {
                    NEED(9);
                    USE(READ, F_R, V(Rc, 18));
                } else {
                    NEED(9);
                    USE(READ, F_R, V(Rc, 18));
                }
            END_LET(10)
            x10 = rt_answer(u, (V(VUD, 0) ? rt_lt(u, rt_signed(u, x9, 32), rt_signed(u,
                rt_content(u, F_R, K(V(Rc, 18))), 32)) : rt_lt(u, x9, rt_content(u, F_R, K(V(Rc,
                18))))));
            LET(11)
                if (V(VRED, 4) == 4) {
                    NEED(9);
                    USE(READ, F_R, V(Rc, 18));
                } else {
                    if (!(V(VRED, 4) == 7)) NEED(10);
                    IF(1, rt_either(rt_sure((V(VRED, 4) == 7)), rt_eq(u, rt_of_test(u, x10),
                        K((V(VRED, 4) == 5)))))
                        NEED(9);
                    ELSE(1) USE(READ, F_R, V(Rc, 18)); END(1)
                }
            END_LET(11)
        }
        NEED(11);
        USE(WRITE(1), F_R, V(Rd, 5));
    END(2)
    if (V(RC, 19)) USE(KEEP, F_R, V(Rc, 18));
    va_keeps(u, 10, 8, 5);
    vb_keeps(u, 15, 13, 6);
    rt_leave(u);
}

static void uses_vabsdiff(struct rt_uses *u)
{
    uint64_t x2 = 0, x3 = 0, x4 = 0;
    struct rt_test x10 = OPEN;
    rt_value x1 = UNKNOWN, x9 = UNKNOWN;
    struct rt_local x5 = NOTHING;
    rt_enter(u);
    guard_reads(u, 18, 7);
    IF(2, guard_value(u, 18, 7))
        if (V(CCW, 6)) USE(WRITE(1), F_CC, 0);
        x1 = rt_chosen(u, rt_lt(u, vb_value(u, 2, 11, 12, 14, 15, 6), va_value(u, 1, 7, 8, 10, 5)),
            rt_sub(u, va_value(u, 1, 7, 8, 10, 5), vb_value(u, 2, 11, 12, 14, 15, 6)), rt_sub(u,
            vb_value(u, 2, 11, 12, 14, 15, 6), va_value(u, 1, 7, 8, 10, 5)));
        if (V(VSAT, 3)) {
            x2 = ((V(VRED, 4) < 2) ? 16 : ((V(VRED, 4) < 4) ? (uint64_t)8 : 32));
            x3 = (V(VSD, 0) ? (rt_shl_int(1, (x2 - 1)) - 1) : (rt_shl_int(1, x2) - 1));
            x4 = (V(VSD, 0) ? (UINT64_C(0xffffffffffffffff) - x3) : 0);
            LET(5)
                va_reads(u, 1, 7, 8, 10, 5);
                vb_reads(u, 2, 11, 12, 14, 6);
            END_LET(5)
            rt_assign(u, &x5, rt_chosen(u, rt_lt(u, x1, K(x4)), K(x4), rt_chosen(u, rt_lt(u, K(x3),
                x1), K(x3), x1)));
        } else {
            LET(5)
                va_reads(u, 1, 7, 8, 10, 5);
                vb_reads(u, 2, 11, 12, 14, 6);
            END_LET(5)
            rt_assign(u, &x5, x1);
        }
        if (V(VRED, 4) < 4) {
            LET(6) NEED(5); END_LET(6)
            LET(7)
                if (V(VRED, 4) == 0) {
                    NEED(6);
                    USE_PART(READ, F_R, K(V(Rc, 16)), BITS(0, 16));
                } else {
                    USE_PART(READ, F_R, K(V(Rc, 16)), BITS(16, 16));
                    NEED(6);
                }
            END_LET(7)
            LET(8)
                if (V(VRED, 4) == 2) {
                    USE(READ, F_R, V(Rc, 16));
                    NEED(6);
                } else {
                    USE(READ, F_R, V(Rc, 16));
                    NEED(6);
                }
            END_LET(8)
            LET(11)
                if (V(VRED, 4) < 2) {
                    NEED(7);
                } else NEED(8);
            END_LET(11)
        } else {
            LET(9) NEED(5); END_LET(9)
            x9 = rt_slice(u, x5.number, 0, 32);
            LET(10)
                if (V(VSD, 0)) {
                    NEED(9);
                    USE(READ, F_R, V(Rc, 16));
                } else {
                    NEED(9);
                    USE(READ, F_R, V(Rc, 16));
                }
            END_LET(10)
            x10 = rt_answer(u, (V(VSD, 0) ? rt_lt(u, rt_signed(u, x9, 32), rt_signed(u,
                rt_content(u, F_R, K(V(Rc, 16))), 32)) : rt_lt(u, x9, rt_content(u, F_R, K(V(Rc,
                16))))));
            LET(11)
                if (V(VRED, 4) == 4) {
                    NEED(9);
                    USE(READ, F_R, V(Rc, 16));
                } else {
                    if (!(V(VRED, 4) == 7)) NEED(10);
                    IF(1, rt_either(rt_sure((V(VRED, 4) == 7)), rt_eq(u, rt_of_test(u, x10),
                        K((V(VRED, 4) == 5)))))
                        NEED(9);
                    ELSE(1) USE(READ, F_R, V(Rc, 16)); END(1)
                }
            END_LET(11)
        }
        NEED(11);
        USE(WRITE(1), F_R, V(Rd, 5));
    END(2)
    if (V(RC, 17)) USE(KEEP, F_R, V(Rc, 16));
    va_keeps(u, 9, 7, 5);
    vb_keeps(u, 13, 11, 6);
    rt_leave(u);
}

static void uses_vmnmx(struct rt_uses *u)
{
    uint64_t x2 = 0, x3 = 0, x4 = 0;
    struct rt_test x10 = OPEN;
    rt_value x1 = UNKNOWN, x9 = UNKNOWN;
    struct rt_local x5 = NOTHING;
    rt_enter(u);
    guard_reads(u, 19, 7);
    IF(2, guard_value(u, 19, 7))
        if (V(CCW, 7)) USE(WRITE(1), F_CC, 0);
        LET(1)
            if (V(VMX, 3)) {
                va_reads(u, 1, 8, 9, 11, 5);
                vb_reads(u, 2, 12, 13, 15, 6);
            } else {
                va_reads(u, 1, 8, 9, 11, 5);
                vb_reads(u, 2, 12, 13, 15, 6);
            }
        END_LET(1)
        x1 = (V(VMX, 3) ? rt_chosen(u, rt_lt(u, va_value(u, 1, 8, 9, 11, 5), vb_value(u, 2, 12, 13,
            15, 16, 6)), vb_value(u, 2, 12, 13, 15, 16, 6), va_value(u, 1, 8, 9, 11, 5)) :
            rt_chosen(u, rt_lt(u, va_value(u, 1, 8, 9, 11, 5), vb_value(u, 2, 12, 13, 15, 16, 6)),
            va_value(u, 1, 8, 9, 11, 5), vb_value(u, 2, 12, 13, 15, 16, 6)));
        if (V(VSAT, 4)) {
            x2 = ((V(VRED, 5) < 2) ? 16 : ((V(VRED, 5) < 4) ? (uint64_t)8 : 32));
            x3 = (V(VUD, 0) ? (rt_shl_int(1, (x2 - 1)) - 1) : (rt_shl_int(1, x2) - 1));
            x4 = (V(VUD, 0) ? (UINT64_C(0xffffffffffffffff) - x3) : 0);
            LET(5) NEED(1); END_LET(5)
            rt_assign(u, &x5, rt_chosen(u, rt_lt(u, x1, K(x4)), K(x4), rt_chosen(u, rt_lt(u, K(x3),
                x1), K(x3), x1)));
        } else {
            LET(5) NEED(1); END_LET(5)
            rt_assign(u, &x5, x1);
        }
        if (V(VRED, 5) < 4) {
            LET(6) NEED(5); END_LET(6)
            LET(7)
                if (V(VRED, 5) == 0) {
                    NEED(6);
                    USE_PART(READ, F_R, K(V(Rc, 17)), BITS(0, 16));
                } else {
                    USE_PART(READ, F_R, K(V(Rc, 17)), BITS(16, 16));
                    NEED(6);
                }
            END_LET(7)
            LET(8)
                if (V(VRED, 5) == 2) {
                    USE(READ, F_R, V(Rc, 17));
                    NEED(6);
                } else {
                    USE(READ, F_R, V(Rc, 17));
                    NEED(6);
                }
            END_LET(8)
            LET(11)
                if (V(VRED, 5) < 2) {
                    NEED(7);
                } else NEED(8);
            END_LET(11)
        } else {
            LET(9) NEED(5); END_LET(9)
            x9 = rt_slice(u, x5.number, 0, 32);
            LET(10)
                if (V(VUD, 0)) {
                    NEED(9);
                    USE(READ, F_R, V(Rc, 17));
                } else {
                    NEED(9);
                    USE(READ, F_R, V(Rc, 17));
                }
            END_LET(10)
            x10 = rt_answer(u, (V(VUD, 0) ? rt_lt(u, rt_signed(u, x9, 32), rt_signed(u,
                rt_content(u, F_R, K(V(Rc, 17))), 32)) : rt_lt(u, x9, rt_content(u, F_R, K(V(Rc,
                17))))));
            LET(11)
                if (V(VRED, 5) == 4) {
                    NEED(9);
                    USE(READ, F_R, V(Rc, 17));
                } else {
                    if (!(V(VRED, 5) == 7)) NEED(10);
                    IF(1, rt_either(rt_sure((V(VRED, 5) == 7)), rt_eq(u, rt_of_test(u, x10),
                        K((V(VRED, 5) == 5)))))
                        NEED(9);
                    ELSE(1) USE(READ, F_R, V(Rc, 17)); END(1)
                }
            END_LET(11)
        }
        NEED(11);
        USE(WRITE(1), F_R, V(Rd, 6));
    END(2)
    if (V(RC, 18)) USE(KEEP, F_R, V(Rc, 17));
    va_keeps(u, 10, 8, 5);
    vb_keeps(u, 14, 12, 6);
    rt_leave(u);
}

static void uses_vset(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x6 = OPEN;
    rt_value x5 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 17, 7);
    IF(2, guard_value(u, 17, 7))
        if (V(CCW, 5)) USE(WRITE(1), F_CC, 0);
        x1 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, K(V(VCMP, 0)), rt_chosen(u, rt_lt(u,
            va_value(u, 1, 6, 7, 9, 5), vb_value(u, 2, 10, 11, 13, 14, 6)), K(1), rt_chosen(u,
            rt_eq(u, va_value(u, 1, 6, 7, 9, 5), vb_value(u, 2, 10, 11, 13, 14, 6)), K(2), K(4)))),
            K(0))));
        if (V(VRED, 3) < 4) {
            LET(3)
                if (V(VRED, 3) == 0) {
                    va_reads(u, 1, 6, 7, 9, 5);
                    vb_reads(u, 2, 10, 11, 13, 6);
                    USE_PART(READ, F_R, K(V(Rc, 15)), BITS(0, 16));
                } else {
                    USE_PART(READ, F_R, K(V(Rc, 15)), BITS(16, 16));
                    va_reads(u, 1, 6, 7, 9, 5);
                    vb_reads(u, 2, 10, 11, 13, 6);
                }
            END_LET(3)
            LET(4)
                if (V(VRED, 3) == 2) {
                    USE(READ, F_R, V(Rc, 15));
                    va_reads(u, 1, 6, 7, 9, 5);
                    vb_reads(u, 2, 10, 11, 13, 6);
                } else {
                    USE(READ, F_R, V(Rc, 15));
                    va_reads(u, 1, 6, 7, 9, 5);
                    vb_reads(u, 2, 10, 11, 13, 6);
                }
            END_LET(4)
            LET(7)
                if (V(VRED, 3) < 2) {
                    NEED(3);
                } else NEED(4);
            END_LET(7)
        } else {
            x5 = rt_slice(u, rt_chosen(u, x1, K(1), K(0)), 0, 32);
            x6 = rt_answer(u, rt_lt(u, x5, rt_content(u, F_R, K(V(Rc, 15)))));
            LET(7)
                if (V(VRED, 3) == 4) {
                    va_reads(u, 1, 6, 7, 9, 5);
                    vb_reads(u, 2, 10, 11, 13, 6);
                    USE(READ, F_R, V(Rc, 15));
                } else {
                    if (!(V(VRED, 3) == 7)) {
                        va_reads(u, 1, 6, 7, 9, 5);
                        vb_reads(u, 2, 10, 11, 13, 6);
                        USE(READ, F_R, V(Rc, 15));
                    }
                    IF(1, rt_either(rt_sure((V(VRED, 3) == 7)), rt_eq(u, rt_of_test(u, x6),
                        K((V(VRED, 3) == 5)))))
                        va_reads(u, 1, 6, 7, 9, 5);
                        vb_reads(u, 2, 10, 11, 13, 6);
                    ELSE(1) USE(READ, F_R, V(Rc, 15)); END(1)
                }
            END_LET(7)
        }
        NEED(7);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(2)
    if (V(RC, 16)) USE(KEEP, F_R, V(Rc, 15));
    va_keeps(u, 8, 6, 5);
    vb_keeps(u, 12, 10, 6);
    rt_leave(u);
}

static void uses_vsetp(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
    guard_reads(u, 17, 8);
    IF(5, guard_value(u, 17, 8))
        x1 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, K(V(VCMPP, 0)), rt_chosen(u, rt_lt(u,
            va_value(u, 1, 6, 7, 9, 5), vb_value(u, 2, 10, 11, 13, 14, 6)), K(1), rt_chosen(u,
            rt_eq(u, va_value(u, 1, 6, 7, 9, 5), vb_value(u, 2, 10, 11, 13, 14, 6)), K(2), K(4)))),
            K(0))));
        if (V(BOP, 3) == 0) {
            va_reads(u, 1, 6, 7, 9, 5);
            vb_reads(u, 2, 10, 11, 13, 6);
            IF(1, x1) USE(EARLY(7), F_P, V(Q0, 16)); END(1)
        }
        if (V(BOP, 3) == 1) {
            va_reads(u, 1, 6, 7, 9, 5);
            vb_reads(u, 2, 10, 11, 13, 6);
            IF(2, rt_not(x1)) USE(EARLY(7), F_P, V(Q0, 16)); END(2)
        }
        if (V(BOP, 3) == 2) {
            va_reads(u, 1, 6, 7, 9, 5);
            vb_reads(u, 2, 10, 11, 13, 6);
            USE(EARLY(7), F_P, V(Q0, 16));
        }
        USE(WRITE(1), F_P, V(P0, 4));
        if (V(BOP, 3) == 0) {
            va_reads(u, 1, 6, 7, 9, 5);
            vb_reads(u, 2, 10, 11, 13, 6);
            IF(3, rt_not(x1)) USE(EARLY(7), F_P, V(Q0, 16)); END(3)
        }
        if (V(BOP, 3) == 1) {
            va_reads(u, 1, 6, 7, 9, 5);
            vb_reads(u, 2, 10, 11, 13, 6);
            IF(4, rt_not(rt_not(x1))) USE(EARLY(7), F_P, V(Q0, 16)); END(4)
        }
        if (V(BOP, 3) == 2) {
            va_reads(u, 1, 6, 7, 9, 5);
            vb_reads(u, 2, 10, 11, 13, 6);
            USE(EARLY(7), F_P, V(Q0, 16));
        }
        USE(WRITE(1), F_P, V(P1, 5));
    END(5)
    va_keeps(u, 8, 6, 5);
    vb_keeps(u, 12, 10, 6);
}

static void vma_reads(struct rt_uses *u, int v1, int v2, int v3, int v4, int l5, int l6)
{
    if (LINE(l6) == 0) va_reads(u, v1, v2, v3, v4, l5);
    if (LINE(l6) == 1) {
        if (V(VAS, v1)) {
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS((8 * V(VAB, v3)), 8));
        } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS((8 * V(VAB, v3)), 8));
    }
    if (LINE(l6) == 2) {
        if (V(VAS, v1)) {
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS((16 * V(VAH, v4)), 16));
        } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS((16 * V(VAH, v4)), 16));
    }
    if (LINE(l6) == 3) {
        if (V(VAS, v1)) {
            USE(READ, F_R, V(Ra, v2));
        } else USE(READ, F_R, V(Ra, v2));
    }
}

static void vmc_reads(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Rc, v1));
}

static void vma_keeps(struct rt_uses *u, int v1, int v2, int l3, int l4)
{
    if (LINE(l4) == 0) va_keeps(u, v1, v2, l3);
    if (LINE(l4) == 3) if (V(RA, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void vmc_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(RC, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void uses_vmad(struct rt_uses *u)
{
    guard_reads(u, 19, 10);
    IF(1, guard_value(u, 19, 10))
        if (V(CCW, 5)) USE(WRITE(1), F_CC, 0);
        vma_reads(u, 0, 7, 8, 10, 7, 6);
        vb_reads(u, 1, 11, 12, 14, 8);
        vmc_reads(u, 17);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(1)
    vma_keeps(u, 9, 7, 7, 6);
    vb_keeps(u, 13, 11, 8);
    vmc_keeps(u, 18, 17);
}

static void vsc_reads(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    if (LINE(l4) == 0) USE_PART(READ, F_R, K(V(Rb, v1)), BITS((8 * V(VBB, v2)), 8));
    if (LINE(l4) == 1) USE_PART(READ, F_R, K(V(Rb, v1)), BITS((16 * V(VBH, v3)), 16));
    if (LINE(l4) == 2) USE(READ, F_R, V(Rb, v1));
}

static rt_value vsc_value(struct rt_uses *u, int v1, int v2, int v3, int v4, int l5)
{
    switch (LINE(l5)) {
    case 0: return rt_slice(u, rt_content(u, F_R, K(V(Rb, v1))), (8 * V(VBB, v2)), 8);
    case 1: return rt_slice(u, rt_content(u, F_R, K(V(Rb, v1))), (16 * V(VBH, v3)), 16);
    case 2: return rt_slice(u, rt_content(u, F_R, K(V(Rb, v1))), 0, 32);
    }
    return K(V(VN16, v4));
}

static void vsc_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 2) if (V(RB, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_vshl(struct rt_uses *u)
{
    struct rt_test x6 = OPEN;
    rt_enter(u);
    guard_reads(u, 18, 6);
    IF(2, guard_value(u, 18, 6))
        if (V(CCW, 6)) USE(WRITE(1), F_CC, 0);
        LET(1)
            va_reads(u, 1, 7, 8, 10, 4);
            if (V(VWRAP, 2)) {
                vsc_reads(u, 11, 12, 14, 5);
            } else vsc_reads(u, 11, 12, 14, 5);
        END_LET(1)
        if (V(VRED, 4) < 4) {
            LET(3)
                if (V(VRED, 4) == 0) {
                    NEED(1);
                    USE_PART(READ, F_R, K(V(Rc, 16)), BITS(0, 16));
                } else {
                    USE_PART(READ, F_R, K(V(Rc, 16)), BITS(16, 16));
                    NEED(1);
                }
            END_LET(3)
            LET(4)
                if (V(VRED, 4) == 2) {
                    USE(READ, F_R, V(Rc, 16));
                    NEED(1);
                } else {
                    USE(READ, F_R, V(Rc, 16));
                    NEED(1);
                }
            END_LET(4)
            LET(7)
                if (V(VRED, 4) < 2) {
                    NEED(3);
                } else NEED(4);
            END_LET(7)
        } else {
            LET(6)
                if (V(VUD, 0)) {
                    NEED(1);
                    USE(READ, F_R, V(Rc, 16));
                } else {
                    NEED(1);
                    USE(READ, F_R, V(Rc, 16));
                }
            END_LET(6)
            x6 = rt_answer(u, (V(VUD, 0) ? rt_lt(u, rt_signed(u, UNKNOWN, 32), rt_signed(u,
                rt_content(u, F_R, K(V(Rc, 16))), 32)) : OPEN));
            LET(7)
                if (V(VRED, 4) == 4) {
                    NEED(1);
                    USE(READ, F_R, V(Rc, 16));
                } else {
                    if (!(V(VRED, 4) == 7)) NEED(6);
                    IF(1, rt_either(rt_sure((V(VRED, 4) == 7)), rt_eq(u, rt_of_test(u, x6),
                        K((V(VRED, 4) == 5)))))
                        NEED(1);
                    ELSE(1) USE(READ, F_R, V(Rc, 16)); END(1)
                }
            END_LET(7)
        }
        NEED(7);
        USE(WRITE(1), F_R, V(Rd, 5));
    END(2)
    if (V(RC, 17)) USE(KEEP, F_R, V(Rc, 16));
    va_keeps(u, 9, 7, 4);
    vsc_keeps(u, 13, 11, 5);
    rt_leave(u);
}

static void uses_vshr(struct rt_uses *u)
{
    uint64_t x2 = 0, x3 = 0, x4 = 0;
    struct rt_test x10 = OPEN;
    rt_value x1 = UNKNOWN, x9 = UNKNOWN;
    struct rt_local x5 = NOTHING;
    rt_enter(u);
    guard_reads(u, 18, 6);
    IF(2, guard_value(u, 18, 6))
        if (V(CCW, 6)) USE(WRITE(1), F_CC, 0);
        LET(1)
            va_reads(u, 1, 7, 8, 10, 4);
            if (V(VWRAP, 2)) {
                vsc_reads(u, 11, 12, 14, 5);
            } else vsc_reads(u, 11, 12, 14, 5);
        END_LET(1)
        x1 = rt_shr(u, va_value(u, 1, 7, 8, 10, 4), (V(VWRAP, 2) ? rt_band(u, vsc_value(u, 11, 12,
            14, 15, 5), K(31)) : rt_chosen(u, rt_lt(u, K(32), vsc_value(u, 11, 12, 14, 15, 5)),
            K(32), vsc_value(u, 11, 12, 14, 15, 5))));
        if (V(VSAT, 3)) {
            x2 = ((V(VRED, 4) < 2) ? 16 : ((V(VRED, 4) < 4) ? (uint64_t)8 : 32));
            x3 = (V(VUD, 0) ? (rt_shl_int(1, (x2 - 1)) - 1) : (rt_shl_int(1, x2) - 1));
            x4 = (V(VUD, 0) ? (UINT64_C(0xffffffffffffffff) - x3) : 0);
            LET(5) NEED(1); END_LET(5)
            rt_assign(u, &x5, rt_chosen(u, rt_lt(u, x1, K(x4)), K(x4), rt_chosen(u, rt_lt(u, K(x3),
                x1), K(x3), x1)));
        } else {
            LET(5) NEED(1); END_LET(5)
            rt_assign(u, &x5, x1);
        }
        if (V(VRED, 4) < 4) {
            LET(6) NEED(5); END_LET(6)
            LET(7)
                if (V(VRED, 4) == 0) {
                    NEED(6);
                    USE_PART(READ, F_R, K(V(Rc, 16)), BITS(0, 16));
                } else {
                    USE_PART(READ, F_R, K(V(Rc, 16)), BITS(16, 16));
                    NEED(6);
                }
            END_LET(7)
            LET(8)
                if (V(VRED, 4) == 2) {
                    USE(READ, F_R, V(Rc, 16));
                    NEED(6);
                } else {
                    USE(READ, F_R, V(Rc, 16));
                    NEED(6);
                }
            END_LET(8)
            LET(11)
                if (V(VRED, 4) < 2) {
                    NEED(7);
                } else NEED(8);
            END_LET(11)
        } else {
            LET(9) NEED(5); END_LET(9)
            x9 = rt_slice(u, x5.number, 0, 32);
            LET(10)
                if (V(VUD, 0)) {
                    NEED(9);
                    USE(READ, F_R, V(Rc, 16));
                } else {
                    NEED(9);
                    USE(READ, F_R, V(Rc, 16));
                }
            END_LET(10)
            x10 = rt_answer(u, (V(VUD, 0) ? rt_lt(u, rt_signed(u, x9, 32), rt_signed(u,
                rt_content(u, F_R, K(V(Rc, 16))), 32)) : rt_lt(u, x9, rt_content(u, F_R, K(V(Rc,
                16))))));
            LET(11)
                if (V(VRED, 4) == 4) {
                    NEED(9);
                    USE(READ, F_R, V(Rc, 16));
                } else {
                    if (!(V(VRED, 4) == 7)) NEED(10);
                    IF(1, rt_either(rt_sure((V(VRED, 4) == 7)), rt_eq(u, rt_of_test(u, x10),
                        K((V(VRED, 4) == 5)))))
                        NEED(9);
                    ELSE(1) USE(READ, F_R, V(Rc, 16)); END(1)
                }
            END_LET(11)
        }
        NEED(11);
        USE(WRITE(1), F_R, V(Rd, 5));
    END(2)
    if (V(RC, 17)) USE(KEEP, F_R, V(Rc, 16));
    va_keeps(u, 9, 7, 4);
    vsc_keeps(u, 13, 11, 5);
    rt_leave(u);
}

static void uses_vabsdiff4(struct rt_uses *u)
{
    guard_reads(u, 16, 0);
    IF(1, guard_value(u, 16, 0))
        if (V(CCW, 7)) USE(WRITE(1), F_CC, 0);
        USE(READ, F_R, V(Ra, 8));
        USE(READ, F_R, V(Rb, 11));
        USE(READ, F_R, V(Rc, 14));
        USE(WRITE(1), F_R, V(Rd, 6));
    END(1)
    if (V(RC, 15)) USE(KEEP, F_R, V(Rc, 14));
}

static void uses_idp_a4(struct rt_uses *u)
{
    guard_reads(u, 9, 0);
    IF(1, guard_value(u, 9, 0))
        USE(READ, F_R, V(Rc, 7));
        if (V(IDPA, 0)) {
            USE_PART(READ, F_R, K(V(Ra, 3)), BITS(0, 8));
        } else USE_PART(READ, F_R, K(V(Ra, 3)), BITS(0, 8));
        if (V(IDPB, 1)) {
            USE_PART(READ, F_R, K(V(Rb, 5)), BITS(0, 8));
        } else USE_PART(READ, F_R, K(V(Rb, 5)), BITS(0, 8));
        if (V(IDPA, 0)) {
            USE_PART(READ, F_R, K(V(Ra, 3)), BITS(8, 8));
        } else USE_PART(READ, F_R, K(V(Ra, 3)), BITS(8, 8));
        if (V(IDPB, 1)) {
            USE_PART(READ, F_R, K(V(Rb, 5)), BITS(8, 8));
        } else USE_PART(READ, F_R, K(V(Rb, 5)), BITS(8, 8));
        if (V(IDPA, 0)) {
            USE_PART(READ, F_R, K(V(Ra, 3)), BITS(16, 8));
        } else USE_PART(READ, F_R, K(V(Ra, 3)), BITS(16, 8));
        if (V(IDPB, 1)) {
            USE_PART(READ, F_R, K(V(Rb, 5)), BITS(16, 8));
        } else USE_PART(READ, F_R, K(V(Rb, 5)), BITS(16, 8));
        if (V(IDPA, 0)) {
            USE_PART(READ, F_R, K(V(Ra, 3)), BITS(24, 8));
        } else USE_PART(READ, F_R, K(V(Ra, 3)), BITS(24, 8));
        if (V(IDPB, 1)) {
            USE_PART(READ, F_R, K(V(Rb, 5)), BITS(24, 8));
        } else USE_PART(READ, F_R, K(V(Rb, 5)), BITS(24, 8));
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    if (V(RA, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(RB, 6)) USE(KEEP, F_R, V(Rb, 5));
    if (V(RC, 8)) USE(KEEP, F_R, V(Rc, 7));
}

static void uses_idp_a2(struct rt_uses *u)
{
    guard_reads(u, 10, 0);
    IF(1, guard_value(u, 10, 0))
        USE(READ, F_R, V(Rc, 8));
        if (V(IDPA2, 1)) {
            USE_PART(READ, F_R, K(V(Ra, 4)), BITS(0, 16));
        } else USE_PART(READ, F_R, K(V(Ra, 4)), BITS(0, 16));
        if (V(IDPB, 2)) {
            USE_PART(READ, F_R, K(V(Rb, 6)), BITS((8 * ((2 * V(IDPH, 0)) + 0)), 8));
        } else USE_PART(READ, F_R, K(V(Rb, 6)), BITS((8 * ((2 * V(IDPH, 0)) + 0)), 8));
        if (V(IDPA2, 1)) {
            USE_PART(READ, F_R, K(V(Ra, 4)), BITS(16, 16));
        } else USE_PART(READ, F_R, K(V(Ra, 4)), BITS(16, 16));
        if (V(IDPB, 2)) {
            USE_PART(READ, F_R, K(V(Rb, 6)), BITS((8 * ((2 * V(IDPH, 0)) + 1)), 8));
        } else USE_PART(READ, F_R, K(V(Rb, 6)), BITS((8 * ((2 * V(IDPH, 0)) + 1)), 8));
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    if (V(RA, 5)) USE(KEEP, F_R, V(Ra, 4));
    if (V(RB, 7)) USE(KEEP, F_R, V(Rb, 6));
    if (V(RC, 9)) USE(KEEP, F_R, V(Rc, 8));
}

static rt_uses_of *const forms[] = {
    [MAXWELL_ATOM_OP] = uses_atom_op,
    [MAXWELL_ATOM_OPP] = uses_atom_opp,
    [MAXWELL_ATOM_CAS] = uses_atom_cas,
    [MAXWELL_ATOM_CASP] = uses_atom_casp,
    [MAXWELL_ATOMS] = uses_atoms,
    [MAXWELL_ATOMS_CAS] = uses_atoms_cas,
    [MAXWELL_RED] = uses_red,
    [MAXWELL_CCTL_A] = uses_cctl_a,
    [MAXWELL_CCTL_ALL] = uses_cctl_all,
    [MAXWELL_CCTLL_A] = uses_cctll_a,
    [MAXWELL_CCTLL_ALL] = uses_cctll_all,
    [MAXWELL_CCTLT_ALL] = uses_cctlt_all,
    [MAXWELL_CCTLT_ONE] = uses_cctll_all,
    [MAXWELL_ISETP] = uses_isetp,
    [MAXWELL_ISET] = uses_iset,
    [MAXWELL_BRA] = uses_bra,
    [MAXWELL_BRX] = uses_brx,
    [MAXWELL_JMP] = uses_jmp,
    [MAXWELL_JMX] = uses_jmx,
    [MAXWELL_CAL] = uses_cal,
    [MAXWELL_JCAL] = uses_jcal,
    [MAXWELL_PRET] = uses_pret,
    [MAXWELL_RET] = uses_ret,
    [MAXWELL_PLONGJMP] = uses_pret,
    [MAXWELL_LONGJMP] = uses_ret,
    [MAXWELL_PBK] = uses_pret,
    [MAXWELL_BRK] = uses_ret,
    [MAXWELL_PCNT] = uses_pret,
    [MAXWELL_CONT] = uses_ret,
    [MAXWELL_SSY] = uses_pret,
    [MAXWELL_SYNC] = uses_ret,
    [MAXWELL_PEXIT] = NULL,
    [MAXWELL_EXIT] = uses_exit,
    [MAXWELL_KIL] = uses_kil,
    [MAXWELL_BPT] = NULL,
    [MAXWELL_IDE] = NULL,
    [MAXWELL_RAM] = NULL,
    [MAXWELL_SAM] = NULL,
    [MAXWELL_RTT] = NULL,
    [MAXWELL_GETCRSPTR] = uses_getcrsptr,
    [MAXWELL_SETCRSPTR] = uses_setcrsptr,
    [MAXWELL_GETLMEMBASE] = uses_getcrsptr,
    [MAXWELL_SETLMEMBASE] = uses_setcrsptr,
    [MAXWELL_LEPC] = uses_lepc,
    [MAXWELL_NOP] = NULL,
    [MAXWELL_F2F_HH] = uses_f2f_hh,
    [MAXWELL_F2F_HS] = uses_f2f_hs,
    [MAXWELL_F2F_HD] = uses_f2f_hd,
    [MAXWELL_F2F_SH] = uses_f2f_sh,
    [MAXWELL_F2F_SS] = uses_f2f_ss,
    [MAXWELL_F2F_SD] = uses_f2f_sd,
    [MAXWELL_F2F_DH] = uses_f2f_dh,
    [MAXWELL_F2F_DS] = uses_f2f_ds,
    [MAXWELL_F2F_DD] = uses_f2f_dd,
    [MAXWELL_F2I_H] = uses_f2i_h,
    [MAXWELL_F2I_S] = uses_f2i_s,
    [MAXWELL_F2I_D] = uses_f2i_d,
    [MAXWELL_I2F_H] = uses_i2f_h,
    [MAXWELL_I2F_B] = uses_i2f_b,
    [MAXWELL_I2F_W] = uses_i2f_w,
    [MAXWELL_I2F_D] = uses_i2f_d,
    [MAXWELL_I2I_H] = uses_i2i_h,
    [MAXWELL_I2I_B] = uses_i2i_b,
    [MAXWELL_I2I_W] = uses_i2i_w,
    [MAXWELL_DADD] = uses_dadd,
    [MAXWELL_DMUL] = uses_dmul,
    [MAXWELL_DFMA_B] = uses_dfma_b,
    [MAXWELL_DFMA_C] = uses_dfma_c,
    [MAXWELL_DMNMX] = uses_dmnmx,
    [MAXWELL_DSET] = uses_dset,
    [MAXWELL_DSETP] = uses_dsetp,
    [MAXWELL_FADD] = uses_fadd,
    [MAXWELL_FADD32I] = uses_fadd32i,
    [MAXWELL_FMUL] = uses_fmul,
    [MAXWELL_FMUL32I] = uses_fmul32i,
    [MAXWELL_FFMA_B] = uses_ffma_b,
    [MAXWELL_FFMA_C] = uses_ffma_c,
    [MAXWELL_FFMA32I] = uses_ffma32i,
    [MAXWELL_FMNMX] = uses_fmnmx,
    [MAXWELL_FSET] = uses_fset,
    [MAXWELL_FSETP] = uses_fsetp,
    [MAXWELL_FCMP_B] = uses_fcmp_b,
    [MAXWELL_FCMP_C] = uses_fcmp_c,
    [MAXWELL_FCHK] = uses_fchk,
    [MAXWELL_FSWZADD] = uses_fswzadd,
    [MAXWELL_MUFU] = uses_mufu,
    [MAXWELL_MUFU_SQRT] = uses_mufu,
    [MAXWELL_RRO] = uses_rro,
    [MAXWELL_AL2P] = uses_al2p,
    [MAXWELL_ALD_A] = uses_ald_a,
    [MAXWELL_ALD_H] = uses_ald_h,
    [MAXWELL_ALD_P] = uses_ald_h,
    [MAXWELL_ALD_Q] = uses_ald_q,
    [MAXWELL_AST_A] = uses_ast_a,
    [MAXWELL_AST_H] = uses_ast_h,
    [MAXWELL_AST_P] = uses_ast_h,
    [MAXWELL_AST_Q] = uses_ast_q,
    [MAXWELL_IPA] = uses_ipa,
    [MAXWELL_ISBERD] = uses_isberd,
    [MAXWELL_OUT] = uses_out,
    [MAXWELL_PIXLD] = uses_pixld,
    [MAXWELL_HADD2_R] = uses_hadd2_r,
    [MAXWELL_HADD2_C] = uses_hadd2_c,
    [MAXWELL_HADD2_32I] = uses_hadd2_32i,
    [MAXWELL_HMUL2_R] = uses_hmul2_r,
    [MAXWELL_HMUL2_C] = uses_hmul2_c,
    [MAXWELL_HMUL2_I] = uses_hmul2_i,
    [MAXWELL_HMUL2_32I] = uses_hmul2_32i,
    [MAXWELL_HFMA2_R] = uses_hfma2_r,
    [MAXWELL_HFMA2_B] = uses_hfma2_b,
    [MAXWELL_HFMA2_C] = uses_hfma2_c,
    [MAXWELL_HFMA2_32I] = uses_hfma2_32i,
    [MAXWELL_HSET2_R] = uses_hset2_r,
    [MAXWELL_HSET2_C] = uses_hset2_c,
    [MAXWELL_HSETP2_R] = uses_hsetp2_r,
    [MAXWELL_HSETP2_C] = uses_hsetp2_c,
    [MAXWELL_IADD] = uses_iadd,
    [MAXWELL_IADD32I] = uses_iadd32i,
    [MAXWELL_IADD3_R] = uses_iadd3_r,
    [MAXWELL_IADD3_B] = uses_iadd3_b,
    [MAXWELL_ISCADD] = uses_iscadd,
    [MAXWELL_ISCADD32I] = uses_iscadd32i,
    [MAXWELL_IMNMX] = uses_imnmx,
    [MAXWELL_ICMP_B] = uses_icmp_b,
    [MAXWELL_ICMP_C] = uses_icmp_c,
    [MAXWELL_LOP] = uses_lop,
    [MAXWELL_LOP32I] = uses_lop32i,
    [MAXWELL_LOP3_R] = uses_lop3_r,
    [MAXWELL_LOP3_C] = uses_lop3_c,
    [MAXWELL_LOP3_I] = uses_lop3_i,
    [MAXWELL_LDG] = uses_ldg,
    [MAXWELL_LDG_P] = uses_ldg_p,
    [MAXWELL_STG] = uses_stg,
    [MAXWELL_LD] = uses_ld,
    [MAXWELL_ST] = uses_st,
    [MAXWELL_LDL] = uses_ldl,
    [MAXWELL_STL] = uses_stl,
    [MAXWELL_LDS_R] = uses_lds_r,
    [MAXWELL_LDS_U] = uses_lds_u,
    [MAXWELL_STS] = uses_sts,
    [MAXWELL_LDC] = uses_ldc,
    [MAXWELL_STP] = NULL,
    [MAXWELL_MEMBAR] = uses_membar,
    [MAXWELL_MOV] = uses_mov,
    [MAXWELL_MOV32I] = uses_mov32i,
    [MAXWELL_SEL] = uses_sel,
    [MAXWELL_PRMT_B] = uses_prmt_b,
    [MAXWELL_PRMT_C] = uses_prmt_c,
    [MAXWELL_IMUL] = uses_imul,
    [MAXWELL_IMUL32I] = uses_imul32i,
    [MAXWELL_IMAD_B] = uses_imad_b,
    [MAXWELL_IMAD_C] = uses_imad_c,
    [MAXWELL_IMAD32I] = uses_imad32i,
    [MAXWELL_IMADSP_UU_B] = uses_imadsp_uu_b,
    [MAXWELL_IMADSP_SU_B] = uses_imadsp_uu_b,
    [MAXWELL_IMADSP_US_B] = uses_imadsp_uu_b,
    [MAXWELL_IMADSP_SS_B] = uses_imadsp_uu_b,
    [MAXWELL_IMADSP_UU_C] = uses_imadsp_uu_c,
    [MAXWELL_IMADSP_SU_C] = uses_imadsp_uu_c,
    [MAXWELL_IMADSP_US_C] = uses_imadsp_uu_c,
    [MAXWELL_IMADSP_SS_C] = uses_imadsp_uu_c,
    [MAXWELL_XMAD_R] = uses_xmad_r,
    [MAXWELL_XMAD_I] = uses_xmad_i,
    [MAXWELL_XMAD_B] = uses_xmad_b,
    [MAXWELL_XMAD_C] = uses_xmad_c,
    [MAXWELL_PSETP] = uses_psetp,
    [MAXWELL_PSET] = uses_pset,
    [MAXWELL_CSET] = uses_cset,
    [MAXWELL_CSETP] = uses_csetp,
    [MAXWELL_P2R] = uses_p2r,
    [MAXWELL_R2P] = uses_r2p,
    [MAXWELL_SHL] = uses_shl,
    [MAXWELL_SHR] = uses_shr,
    [MAXWELL_SHF_L] = uses_shf_l,
    [MAXWELL_SHF_R] = uses_shf_r,
    [MAXWELL_BFE] = uses_bfe,
    [MAXWELL_BFI_B] = uses_bfi_b,
    [MAXWELL_BFI_C] = uses_bfi_c,
    [MAXWELL_FLO] = uses_flo,
    [MAXWELL_POPC] = uses_popc,
    [MAXWELL_LEA_LO] = uses_lea_lo,
    [MAXWELL_LEA_HI] = uses_lea_hi,
    [MAXWELL_LEA_HC] = uses_lea_hc,
    [MAXWELL_S2R] = uses_s2r,
    [MAXWELL_CS2R] = uses_s2r,
    [MAXWELL_VOTE] = uses_vote,
    [MAXWELL_VOTE_VTG] = uses_membar,
    [MAXWELL_SHFL] = uses_shfl,
    [MAXWELL_BAR_SYNC] = uses_bar_sync,
    [MAXWELL_BAR_ARV] = uses_bar_arv,
    [MAXWELL_BAR_RED] = uses_bar_red,
    [MAXWELL_BAR_SCAN] = uses_bar_scan,
    [MAXWELL_B2R_B] = uses_b2r_b,
    [MAXWELL_B2R_R] = uses_b2r_r,
    [MAXWELL_B2R_W] = uses_lepc,
    [MAXWELL_R2B] = uses_r2b,
    [MAXWELL_DEPBAR_LE] = uses_depbar_le,
    [MAXWELL_DEPBAR_N] = uses_depbar_n,
    [MAXWELL_SULD_P] = uses_suld_p,
    [MAXWELL_SULD_D] = uses_suld_d,
    [MAXWELL_SUST_P] = uses_sust_p,
    [MAXWELL_SUST_D] = uses_sust_d,
    [MAXWELL_SURED_P] = uses_sured_p,
    [MAXWELL_SURED_D] = uses_sured_d,
    [MAXWELL_SUATOM_I] = uses_suatom_i,
    [MAXWELL_SUATOM_R] = uses_suatom_r,
    [MAXWELL_SUATOM_P] = uses_suatom_p,
    [MAXWELL_SUATOM_CI] = uses_suatom_ci,
    [MAXWELL_SUATOM_CR] = uses_suatom_cr,
    [MAXWELL_TEX_I] = uses_tex_i,
    [MAXWELL_TEX_B] = uses_tex_b,
    [MAXWELL_TLD_I] = uses_tld_i,
    [MAXWELL_TLD_B] = uses_tld_b,
    [MAXWELL_TLD4_I] = uses_tld4_i,
    [MAXWELL_TLD4_B] = uses_tld4_b,
    [MAXWELL_TXD_I] = uses_txd_i,
    [MAXWELL_TXD_B] = uses_txd_b,
    [MAXWELL_TXQ_I] = uses_txq_i,
    [MAXWELL_TXQ_B] = uses_txq_b,
    [MAXWELL_TXA] = uses_txa,
    [MAXWELL_TMML_I] = uses_tmml_i,
    [MAXWELL_TMML_B] = uses_tmml_b,
    [MAXWELL_TEXS_D1_LZ_M] = uses_texs_d1_lz_m,
    [MAXWELL_TEXS_D2_M] = uses_texs_d1_lz_m,
    [MAXWELL_TEXS_D2_LZ_M] = uses_texs_d1_lz_m,
    [MAXWELL_TEXS_D2_LL_M] = uses_texs_d2_ll_m,
    [MAXWELL_TEXS_D2_DC_M] = uses_texs_d2_ll_m,
    [MAXWELL_TEXS_D2_LL_DC_M] = uses_texs_d2_ll_dc_m,
    [MAXWELL_TEXS_D2_LZ_DC_M] = uses_texs_d2_ll_m,
    [MAXWELL_TEXS_A2_M] = uses_texs_d2_ll_m,
    [MAXWELL_TEXS_A2_LZ_M] = uses_texs_d2_ll_m,
    [MAXWELL_TEXS_A2_LZ_DC_M] = uses_texs_d2_ll_dc_m,
    [MAXWELL_TEXS_D3_M] = uses_texs_d2_ll_m,
    [MAXWELL_TEXS_D3_LZ_M] = uses_texs_d2_ll_m,
    [MAXWELL_TEXS_CUBE_M] = uses_texs_d2_ll_m,
    [MAXWELL_TEXS_CUBE_LL_M] = uses_texs_d2_ll_dc_m,
    [MAXWELL_TEXS_D1_LZ_S] = uses_texs_d1_lz_s,
    [MAXWELL_TEXS_D2_S] = uses_texs_d1_lz_s,
    [MAXWELL_TEXS_D2_LZ_S] = uses_texs_d1_lz_s,
    [MAXWELL_TEXS_D2_LL_S] = uses_texs_d2_ll_s,
    [MAXWELL_TEXS_D2_DC_S] = uses_texs_d2_ll_s,
    [MAXWELL_TEXS_D2_LL_DC_S] = uses_texs_d2_ll_dc_s,
    [MAXWELL_TEXS_D2_LZ_DC_S] = uses_texs_d2_ll_s,
    [MAXWELL_TEXS_A2_S] = uses_texs_d2_ll_s,
    [MAXWELL_TEXS_A2_LZ_S] = uses_texs_d2_ll_s,
    [MAXWELL_TEXS_A2_LZ_DC_S] = uses_texs_d2_ll_dc_s,
    [MAXWELL_TEXS_D3_S] = uses_texs_d2_ll_s,
    [MAXWELL_TEXS_D3_LZ_S] = uses_texs_d2_ll_s,
    [MAXWELL_TEXS_CUBE_S] = uses_texs_d2_ll_s,
    [MAXWELL_TEXS_CUBE_LL_S] = uses_texs_d2_ll_dc_s,
    [MAXWELL_TLDS_D1_LZ_M] = uses_texs_d1_lz_m,
    [MAXWELL_TLDS_D1_LL_M] = uses_texs_d1_lz_m,
    [MAXWELL_TLDS_D2_LZ_M] = uses_texs_d1_lz_m,
    [MAXWELL_TLDS_D2_LZ_AO_M] = uses_texs_d2_ll_m,
    [MAXWELL_TLDS_D2_LL_M] = uses_texs_d2_ll_m,
    [MAXWELL_TLDS_D2_LZ_MS_M] = uses_texs_d2_ll_m,
    [MAXWELL_TLDS_D3_LZ_M] = uses_texs_d2_ll_m,
    [MAXWELL_TLDS_A2_LZ_M] = uses_texs_d2_ll_m,
    [MAXWELL_TLDS_D2_LL_AO_M] = uses_texs_d2_ll_dc_m,
    [MAXWELL_TLDS_D1_LZ_S] = uses_texs_d1_lz_s,
    [MAXWELL_TLDS_D1_LL_S] = uses_texs_d1_lz_s,
    [MAXWELL_TLDS_D2_LZ_S] = uses_texs_d1_lz_s,
    [MAXWELL_TLDS_D2_LZ_AO_S] = uses_texs_d2_ll_s,
    [MAXWELL_TLDS_D2_LL_S] = uses_texs_d2_ll_s,
    [MAXWELL_TLDS_D2_LZ_MS_S] = uses_texs_d2_ll_s,
    [MAXWELL_TLDS_D3_LZ_S] = uses_texs_d2_ll_s,
    [MAXWELL_TLDS_A2_LZ_S] = uses_texs_d2_ll_s,
    [MAXWELL_TLDS_D2_LL_AO_S] = uses_texs_d2_ll_dc_s,
    [MAXWELL_TLD4S] = uses_tld4s,
    [MAXWELL_VADD] = uses_vadd,
    [MAXWELL_VABSDIFF] = uses_vabsdiff,
    [MAXWELL_VMNMX] = uses_vmnmx,
    [MAXWELL_VSET] = uses_vset,
    [MAXWELL_VSETP] = uses_vsetp,
    [MAXWELL_VMAD] = uses_vmad,
    [MAXWELL_VSHL] = uses_vshl,
    [MAXWELL_VSHR] = uses_vshr,
    [MAXWELL_VABSDIFF4] = uses_vabsdiff4,
    [MAXWELL_IDP_A4] = uses_idp_a4,
    [MAXWELL_IDP_A2] = uses_idp_a2,
};

static const struct rt_use_alias aliases[] = {
    {F_R, 255, NULL, NULL, NULL},
    {F_P, 7, NULL, NULL, NULL},
    {F_SR, 0, NULL, NULL, NULL},
    {F_SR, 33, NULL, NULL, NULL},
    {F_SR, 34, NULL, NULL, NULL},
    {F_SR, 35, NULL, NULL, NULL},
    {F_SR, 37, NULL, NULL, NULL},
    {F_SR, 38, NULL, NULL, NULL},
    {F_SR, 39, NULL, NULL, NULL},
    {F_SR, 56, NULL, NULL, NULL},
    {F_SR, 57, NULL, NULL, NULL},
    {F_SR, 58, NULL, NULL, NULL},
    {F_SR, 59, NULL, NULL, NULL},
    {F_SR, 60, NULL, NULL, NULL},
};

const struct isadora_use_tables maxwell_uses = {
    .forms = forms,
    .aliases = aliases, .alias_count = 14,
};
