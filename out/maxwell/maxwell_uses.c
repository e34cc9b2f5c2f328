/* Generated from the description maxwell by gen/emit/uses. Do not edit. */
#include <isadora/maxwell.h>
#include "analysis/uses.h"

enum { F_R = 0, F_P = 1, F_CC = 2, F_ACTIVE = 4, F_SR = 5 };

static void guard_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1 || LINE(l2) == 2) USE(EARLY(7), F_P, V(Pg, v1));
}

static struct rt_test guard_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return rt_sure(1);
    case 1: return FLAG(F_P, V(Pg, v1));
    }
    return rt_not(FLAG(F_P, V(Pg, v1)));
}

static void addr_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        if (V(atomic_ATOM_E, v1)) {
            USE(EARLY(-4), F_R, V(Ra, v2));
            USE(EARLY(-4), F_R, (V(Ra, v2) | 1));
        } else USE(EARLY(-4), F_R, V(Ra, v2));
    }
}

static uint64_t atom_types_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0:
        return (((V(atomic_ATOM_TYPE, v1) == 2) || (V(atomic_ATOM_TYPE, v1) == 5)) ? (uint64_t)2 :
            1);
    case 1: case 2: return 1;
    }
    return 2;
}

static void uses_atom_op(struct rt_uses *u)
{
    guard_reads(u, 8, 2);
    IF(1, guard_value(u, 8, 2))
        addr_reads(u, 0, 4, 1);
        USE(EARLY(-4), F_R, V(Rb, 7));
        if ((int64_t)atom_types_value(u, 2, 0) > (int64_t)1) USE(EARLY(-4), F_R, (V(Rb, 7) | 1));
        USE(WRITE(1), F_R, V(Rd, 3));
        if ((int64_t)atom_types_value(u, 2, 0) > (int64_t)1) USE(WRITE(1), F_R, (V(Rd, 3) | 1));
    END(1)
}

static void addr_reg_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        if (V(atomic_ATOM_E, v1)) {
            USE(EARLY(-4), F_R, V(Ra, v2));
            USE(EARLY(-4), F_R, (V(Ra, v2) | 1));
        } else USE(EARLY(-4), F_R, V(Ra, v2));
    }
}

static void uses_atom_opp(struct rt_uses *u)
{
    guard_reads(u, 9, 3);
    IF(1, guard_value(u, 9, 3))
        addr_reg_reads(u, 0, 5, 2);
        USE(EARLY(-4), F_R, V(Rb, 8));
        if ((int64_t)atom_types_value(u, 2, 0) > (int64_t)1) USE(EARLY(-4), F_R, (V(Rb, 8) | 1));
        USE(WRITE(1), F_P, (7 - V(memory_Pl, 3)));
        USE(WRITE(1), F_R, V(Rd, 4));
        if ((int64_t)atom_types_value(u, 2, 0) > (int64_t)1) USE(WRITE(1), F_R, (V(Rd, 4) | 1));
    END(1)
}

static void cas_pair_reads(struct rt_uses *u, int v1, int v2, int l3)
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
        rt_assign(u, &x1, K((1 + V(atomic_CAS_64, v2))));
        USE(EARLY(-4), F_R, V(Rb, v1));
        NEED(1);
        IF(1, rt_lt(u, K(1), x1.number)) USE(EARLY(-4), F_R, (V(Rb, v1) | 1)); END(1)
    }
    if (LINE(l3) == 3) {
        LET(1)
        END_LET(1)
        rt_assign(u, &x1, K((1 + V(atomic_CAS_64, v2))));
        USE(EARLY(-4), F_R, V(Rb, v1));
        NEED(1);
        IF(2, rt_lt(u, K(1), x1.number)) USE(EARLY(-4), F_R, (V(Rb, v1) | 1)); END(2)
    }
    rt_leave(u);
}

static void uses_atom_cas(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 8, 2);
    IF(1, guard_value(u, 8, 2))
        x1 = (1 + V(atomic_CAS_64, 1));
        addr_reads(u, 0, 3, 0);
        cas_pair_reads(u, 6, 1, 1);
        USE(EARLY(-4), F_R, V(Rb, 6));
        if ((int64_t)x1 > (int64_t)1) USE(EARLY(-4), F_R, (V(Rb, 6) | 1));
        USE(WRITE(1), F_R, V(Rd, 2));
        if ((int64_t)(1 + V(atomic_CAS_64, 1)) > (int64_t)1) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
    END(1)
}

static void uses_atom_casp(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 9, 3);
    IF(1, guard_value(u, 9, 3))
        x1 = (1 + V(atomic_CAS_64, 1));
        addr_reg_reads(u, 0, 4, 1);
        cas_pair_reads(u, 7, 1, 2);
        USE(EARLY(-4), F_R, V(Rb, 7));
        if ((int64_t)x1 > (int64_t)1) USE(EARLY(-4), F_R, (V(Rb, 7) | 1));
        USE(WRITE(1), F_P, (7 - V(memory_Pl, 2)));
        USE(WRITE(1), F_R, V(Rd, 3));
        if ((int64_t)(1 + V(atomic_CAS_64, 1)) > (int64_t)1) USE(WRITE(1), F_R, (V(Rd, 3) | 1));
    END(1)
}

static void atoms_addr_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1) USE(EARLY(-2), F_R, V(Ra, v1));
}

static void uses_atoms(struct rt_uses *u)
{
    guard_reads(u, 7, 1);
    IF(5, guard_value(u, 7, 1))
        if (V(atomic_ATOMS_TYPE, 1) > 1) {
            USE(EARLY(-2), F_R, V(Rb, 6));
            USE(EARLY(-2), F_R, (V(Rb, 6) | 1));
            atoms_addr_reads(u, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
            USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        } else {
            if (V(atomic_ATOMS_OP, 0) == 0) {
                atoms_addr_reads(u, 3, 0);
                USE(EARLY(-2), F_R, V(Rb, 6));
            }
            if (V(atomic_ATOMS_OP, 0) == 1) {
                if (V(atomic_ATOMS_TYPE, 1)) {
                    atoms_addr_reads(u, 3, 0);
                    USE(EARLY(-2), F_R, V(Rb, 6));
                } else {
                    atoms_addr_reads(u, 3, 0);
                    USE(EARLY(-2), F_R, V(Rb, 6));
                }
                IF(1, (V(atomic_ATOMS_TYPE, 1) ? rt_lt(u, rt_signed(u, UNKNOWN, 32), rt_signed(u,
                    rt_content(u, F_R, K(V(Rb, 6))), 32)) : OPEN))
                    atoms_addr_reads(u, 3, 0);
                ELSE(1) USE(EARLY(-2), F_R, V(Rb, 6)); END(1)
            }
            if (V(atomic_ATOMS_OP, 0) == 2) {
                if (V(atomic_ATOMS_TYPE, 1)) {
                    atoms_addr_reads(u, 3, 0);
                    USE(EARLY(-2), F_R, V(Rb, 6));
                } else {
                    atoms_addr_reads(u, 3, 0);
                    USE(EARLY(-2), F_R, V(Rb, 6));
                }
                IF(2, (V(atomic_ATOMS_TYPE, 1) ? rt_lt(u, rt_signed(u, UNKNOWN, 32), rt_signed(u,
                    rt_content(u, F_R, K(V(Rb, 6))), 32)) : OPEN))
                    USE(EARLY(-2), F_R, V(Rb, 6));
                ELSE(2) atoms_addr_reads(u, 3, 0); END(2)
            }
            if (V(atomic_ATOMS_OP, 0) == 3) {
                atoms_addr_reads(u, 3, 0);
                USE(EARLY(-2), F_R, V(Rb, 6));
            }
            if (V(atomic_ATOMS_OP, 0) == 4) {
                atoms_addr_reads(u, 3, 0);
                IF(3, OPEN) USE(EARLY(-2), F_R, V(Rb, 6)); END(3)
                IF(4, rt_either(OPEN, OPEN)) USE(EARLY(-2), F_R, V(Rb, 6)); END(4)
            }
            if (V(atomic_ATOMS_OP, 0) == 5) {
                atoms_addr_reads(u, 3, 0);
                USE(EARLY(-2), F_R, V(Rb, 6));
            }
            if (V(atomic_ATOMS_OP, 0) == 6) {
                atoms_addr_reads(u, 3, 0);
                USE(EARLY(-2), F_R, V(Rb, 6));
            }
            if (V(atomic_ATOMS_OP, 0) == 7) {
                atoms_addr_reads(u, 3, 0);
                USE(EARLY(-2), F_R, V(Rb, 6));
            }
            if (V(atomic_ATOMS_OP, 0) == 8) USE(EARLY(-2), F_R, V(Rb, 6));
            atoms_addr_reads(u, 3, 0);
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
        if (V(atomic_ATOMS_CAS_64, 1)) {
            x2 = rt_bits((V(Rb, 6) + 2), 0, 8);
            LET(3)
                USE(READ, F_R, x2);
                USE(READ, F_R, (x2 | 1));
            END_LET(3)
            atoms_addr_reads(u, 3, 0);
            USE(EARLY(-2), F_R, V(Rb, 6));
            USE(EARLY(-2), F_R, (V(Rb, 6) | 1));
            IF(1, OPEN) NEED(3); END(1)
            USE(WRITE(1), F_R, V(Rd, 2));
            USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        } else {
            atoms_addr_reads(u, 3, 0);
            USE(EARLY(-2), F_R, V(Rb, 6));
            IF(2, OPEN) USE(EARLY(-2), F_R, rt_bits((V(Rb, 6) + 1), 0, 8)); END(2)
            USE(WRITE(1), F_R, V(Rd, 2));
        }
    END(3)
    rt_leave(u);
}

static uint64_t red_types_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0:
        return (((V(atomic_RED_TYPE, v1) == 2) || (V(atomic_RED_TYPE, v1) == 5)) ? (uint64_t)2 : 1);
    case 1: case 2: return 1;
    }
    return 2;
}

static void uses_red(struct rt_uses *u)
{
    guard_reads(u, 7, 2);
    IF(1, guard_value(u, 7, 2))
        addr_reads(u, 0, 3, 1);
        USE(EARLY(-4), F_R, V(Rd, 6));
        if ((int64_t)red_types_value(u, 2, 0) > (int64_t)1) USE(EARLY(-4), F_R, (V(Rd, 6) | 1));
    END(1)
}

static void addr_reg_reads_2(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        if (V(atomic_CCTL_E, v1)) {
            USE(READ, F_R, V(Ra, v2));
            USE(READ, F_R, (V(Ra, v2) | 1));
        } else USE(READ, F_R, V(Ra, v2));
    }
}

static void uses_cctl_a(struct rt_uses *u)
{
    guard_reads(u, 6, 1);
    IF(1, guard_value(u, 6, 1)) addr_reg_reads_2(u, 0, 3, 0); END(1)
}

static void uses_cctl_all(struct rt_uses *u)
{
    guard_reads(u, 3, 0);
}

static void cctll_addr_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1) USE(READ, F_R, V(Ra, v1));
}

static void uses_cctll_a(struct rt_uses *u)
{
    guard_reads(u, 4, 1);
    IF(1, guard_value(u, 4, 1)) cctll_addr_reads(u, 1, 0); END(1)
}

static void uses_cctll_all(struct rt_uses *u)
{
    guard_reads(u, 1, 0);
}

static void uses_cctlt_all(struct rt_uses *u)
{
    guard_reads(u, 0, 0);
}

static void src_b_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(Rb, v1));
}

static rt_value src_b_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return rt_content(u, F_R, K(V(Rb, v1)));
    case 1: return UNKNOWN;
    }
    return K(rt_bits(rt_sext(V(IMM, v2), 20), 0, 32));
}

static void src_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_isetp(struct rt_uses *u)
{
    struct rt_test x5 = OPEN;
    rt_value x1 = UNKNOWN, x2 = UNKNOWN, x3 = UNKNOWN, x4 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 15, 2);
    IF(7, guard_value(u, 15, 2))
        LET(1)
            if (V(SIGNED, 1)) {
                USE(READ, F_R, V(Ra, 6));
            } else USE(READ, F_R, V(Ra, 6));
        END_LET(1)
        x1 = (V(SIGNED, 1) ? rt_signed(u, rt_content(u, F_R, K(V(Ra, 6))), 32) : rt_slice(u,
            rt_content(u, F_R, K(V(Ra, 6))), 0, 32));
        LET(2)
            if (V(SIGNED, 1)) {
                src_b_reads(u, 8, 0);
            } else src_b_reads(u, 8, 0);
        END_LET(2)
        x2 = (V(SIGNED, 1) ? rt_signed(u, src_b_value(u, 8, 12, 0), 32) : rt_slice(u, src_b_value(u,
            8, 12, 0), 0, 32));
        x3 = rt_sub(u, rt_sub(u, x1, x2), (V(X, 2) ? rt_sub(u, K(1), rt_of_test(u, rt_test_of(u,
            rt_slice(u, rt_content(u, F_CC, K(0)), 2, 1)))) : K(0)));
        LET(4)
            NEED(1);
            NEED(2);
            if (V(X, 2)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
            IF(2, rt_not(rt_lt(u, x3, K(0))))
                IF(1, rt_eq(u, x3, K(0))) if (!(!V(X, 2))) USE_PART(READ, F_CC, K(0), BITS(0, 1));
                    END(1)
            END(2)
        END_LET(4)
        x4 = rt_chosen(u, rt_lt(u, x3, K(0)), K(1), rt_chosen(u, rt_both(rt_eq(u, x3, K(0)),
            rt_either(rt_sure((!V(X, 2))), rt_test_of(u, rt_slice(u, rt_content(u, F_CC, K(0)), 0,
            1)))), K(2), K(4)));
        x5 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, K(V(CMP, 0)), x4), K(0))));
        if (V(BOP, 3) == 0) {
            NEED(4);
            IF(3, x5) USE(EARLY(7), F_P, V(Pp, 14)); END(3)
        }
        if (V(BOP, 3) == 1) {
            NEED(4);
            IF(4, rt_not(x5)) USE(EARLY(7), F_P, V(Pp, 14)); END(4)
        }
        if (V(BOP, 3) == 2) {
            NEED(4);
            USE(EARLY(7), F_P, V(Pp, 14));
        }
        USE(WRITE(1), F_P, V(Pu, 4));
        if (V(BOP, 3) == 0) {
            NEED(4);
            IF(5, rt_not(x5)) USE(EARLY(7), F_P, V(Pp, 14)); END(5)
        }
        if (V(BOP, 3) == 1) {
            NEED(4);
            IF(6, rt_not(rt_not(x5))) USE(EARLY(7), F_P, V(Pp, 14)); END(6)
        }
        if (V(BOP, 3) == 2) {
            NEED(4);
            USE(EARLY(7), F_P, V(Pp, 14));
        }
        USE(WRITE(1), F_P, V(Pv, 5));
    END(7)
    if (V(REUSE_A, 7)) USE(KEEP, F_R, V(Ra, 6));
    src_b_keeps(u, 9, 8, 0);
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
            if (V(SIGNED, 2)) {
                USE(READ, F_R, V(Ra, 7));
            } else USE(READ, F_R, V(Ra, 7));
        END_LET(1)
        x1 = (V(SIGNED, 2) ? rt_signed(u, rt_content(u, F_R, K(V(Ra, 7))), 32) : rt_slice(u,
            rt_content(u, F_R, K(V(Ra, 7))), 0, 32));
        LET(2)
            if (V(SIGNED, 2)) {
                src_b_reads(u, 9, 0);
            } else src_b_reads(u, 9, 0);
        END_LET(2)
        x2 = (V(SIGNED, 2) ? rt_signed(u, src_b_value(u, 9, 13, 0), 32) : rt_slice(u, src_b_value(u,
            9, 13, 0), 0, 32));
        x3 = rt_sub(u, rt_sub(u, x1, x2), (V(X, 3) ? rt_sub(u, K(1), rt_of_test(u, rt_test_of(u,
            rt_slice(u, rt_content(u, F_CC, K(0)), 2, 1)))) : K(0)));
        LET(4)
            NEED(1);
            NEED(2);
            if (V(X, 3)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
            IF(2, rt_not(rt_lt(u, x3, K(0))))
                IF(1, rt_eq(u, x3, K(0))) if (!(!V(X, 3))) USE_PART(READ, F_CC, K(0), BITS(0, 1));
                    END(1)
            END(2)
        END_LET(4)
        x4 = rt_chosen(u, rt_lt(u, x3, K(0)), K(1), rt_chosen(u, rt_both(rt_eq(u, x3, K(0)),
            rt_either(rt_sure((!V(X, 3))), rt_test_of(u, rt_slice(u, rt_content(u, F_CC, K(0)), 0,
            1)))), K(2), K(4)));
        x5 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, K(V(CMP, 1)), x4), K(0))));
        LET(6)
            if (V(BOP, 4) == 0) {
                NEED(4);
                IF(3, x5) USE(EARLY(7), F_P, V(Pp, 15)); END(3)
            }
            if (V(BOP, 4) == 1) {
                NEED(4);
                IF(4, rt_not(x5)) USE(EARLY(7), F_P, V(Pp, 15)); END(4)
            }
            if (V(BOP, 4) == 2) {
                NEED(4);
                USE(EARLY(7), F_P, V(Pp, 15));
            }
        END_LET(6)
        x6 = rt_chosen(u, rt_not(rt_test_of(u, ((V(BOP, 4) == 0) ? rt_of_test(u, rt_both(x5,
            rt_differ(FLAG(F_P, V(Pp, 15)), rt_sure(V(NOT_Pp, 14))))) : ((V(BOP, 4) == 1) ?
            rt_of_test(u, rt_either(x5, rt_differ(FLAG(F_P, V(Pp, 15)), rt_sure(V(NOT_Pp, 14))))) :
            ((V(BOP, 4) == 2) ? rt_of_test(u, rt_differ(x5, rt_differ(FLAG(F_P, V(Pp, 15)),
            rt_sure(V(NOT_Pp, 14))))) : ((V(BOP, 4) == 3) ? K(0) : UNKNOWN)))))), K(0), K((V(BF, 0)
            ? (uint64_t)1065353216 : INT64_C(4294967295))));
        NEED(6);
        USE(WRITE(1), F_R, V(Rd, 5));
        if (V(CC, 6)) {
            IF(5, rt_eq(u, rt_slice(u, x6, 0, 32), K(0)))
                if (!(!V(X, 3))) USE_PART(READ, F_CC, K(0), BITS(0, 1));
            END(5)
            USE(WRITE(1), F_CC, 0);
        }
    END(6)
    if (V(REUSE_A, 8)) USE(KEEP, F_R, V(Ra, 7));
    src_b_keeps(u, 10, 9, 0);
    rt_leave(u);
}

static rt_value any_target_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return K(rt_bits(((HERE + 8) + rt_sext(V(REL_TARGET, v1), 24)), 0, 32));
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
        IF(1, guard_value(u, 6, 1)) if (!(V(CC_TEST, 2) == 15)) USE(EARLY(7), F_CC, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 6, 1), rt_either(rt_sure((V(CC_TEST, 2) == 15)),
        rt_test_of(u, rt_band(u, rt_shr(u, ((V(CC_TEST, 2) == 0) ? K(0) : ((V(CC_TEST, 2) == 1) ?
        K(47940) : ((V(CC_TEST, 2) == 2) ? K(8738) : ((V(CC_TEST, 2) == 3) ? K(13158) : ((V(CC_TEST,
        2) == 4) ? K(17425) : ((V(CC_TEST, 2) == 5) ? K(21845) : ((V(CC_TEST, 2) == 6) ? K(52275) :
        ((V(CC_TEST, 2) == 7) ? K(30583) : ((V(CC_TEST, 2) == 8) ? K(34952) : ((V(CC_TEST, 2) == 9)
        ? K(13260) : ((V(CC_TEST, 2) == 10) ? K(43690) : ((V(CC_TEST, 2) == 11) ? K(48110) :
        ((V(CC_TEST, 2) == 12) ? K(52377) : ((V(CC_TEST, 2) == 13) ? K(56797) : ((V(CC_TEST, 2) ==
        14) ? K(17595) : ((V(CC_TEST, 2) == 15) ? K(65535) : ((V(CC_TEST, 2) == 16) ? K(255) :
        ((V(CC_TEST, 2) == 17) ? K(3855) : ((V(CC_TEST, 2) == 18) ? K(13107) : ((V(CC_TEST, 2) ==
        19) ? K(44975) : ((V(CC_TEST, 2) == 20) ? K(20560) : ((V(CC_TEST, 2) == 21) ? K(52428) :
        ((V(CC_TEST, 2) == 22) ? K(61680) : ((V(CC_TEST, 2) == 23) ? K(65280) : ((V(CC_TEST, 2) ==
        24) ? K(0) : ((V(CC_TEST, 2) == 25) ? K(0) : ((V(CC_TEST, 2) == 26) ? K(0) : ((V(CC_TEST, 2)
        == 27) ? K(0) : ((V(CC_TEST, 2) == 28) ? K(0) : ((V(CC_TEST, 2) == 29) ? K(0) : ((V(CC_TEST,
        2) == 30) ? K(61166) : ((V(CC_TEST, 2) == 31) ? K(4369) :
        UNKNOWN)))))))))))))))))))))))))))))))), rt_content(u, F_CC, K(0))), K(1))))));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    x4 = rt_slice(u, any_target_value(u, 3, 0), 0, 32);
    x7 = rt_answer(u, rt_eq(u, x4, rt_slice(u, any_target_value(u, 3, 0), 0, 32)));
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(2, rt_both(x3, x7)) JUMP(JUMPS, 1, x4); END(2)
    rt_leave(u);
}

static void indexed_rel_target_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1 || LINE(l2) == 2 || LINE(l2) == 3) USE(READ, F_R, V(Ra, v1));
}

static rt_value indexed_rel_target_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0:
        return rt_slice(u, rt_add(u, rt_add(u, rt_content(u, F_R, K(V(Ra, v1))), K(HERE)), K(8)), 0,
            32);
    case 1:
        return rt_slice(u, rt_add(u, rt_add(u, rt_add(u, rt_content(u, F_R, K(V(Ra, v1))),
            K(rt_sext(V(control_REL_DISTANCE, v2), 24))), K(HERE)), K(8)), 0, 32);
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
        IF(1, guard_value(u, 6, 1)) if (!(V(CC_TEST, 1) == 15)) USE(READ, F_CC, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 6, 1), rt_either(rt_sure((V(CC_TEST, 1) == 15)),
        rt_test_of(u, rt_band(u, rt_shr(u, ((V(CC_TEST, 1) == 0) ? K(0) : ((V(CC_TEST, 1) == 1) ?
        K(47940) : ((V(CC_TEST, 1) == 2) ? K(8738) : ((V(CC_TEST, 1) == 3) ? K(13158) : ((V(CC_TEST,
        1) == 4) ? K(17425) : ((V(CC_TEST, 1) == 5) ? K(21845) : ((V(CC_TEST, 1) == 6) ? K(52275) :
        ((V(CC_TEST, 1) == 7) ? K(30583) : ((V(CC_TEST, 1) == 8) ? K(34952) : ((V(CC_TEST, 1) == 9)
        ? K(13260) : ((V(CC_TEST, 1) == 10) ? K(43690) : ((V(CC_TEST, 1) == 11) ? K(48110) :
        ((V(CC_TEST, 1) == 12) ? K(52377) : ((V(CC_TEST, 1) == 13) ? K(56797) : ((V(CC_TEST, 1) ==
        14) ? K(17595) : ((V(CC_TEST, 1) == 15) ? K(65535) : ((V(CC_TEST, 1) == 16) ? K(255) :
        ((V(CC_TEST, 1) == 17) ? K(3855) : ((V(CC_TEST, 1) == 18) ? K(13107) : ((V(CC_TEST, 1) ==
        19) ? K(44975) : ((V(CC_TEST, 1) == 20) ? K(20560) : ((V(CC_TEST, 1) == 21) ? K(52428) :
        ((V(CC_TEST, 1) == 22) ? K(61680) : ((V(CC_TEST, 1) == 23) ? K(65280) : ((V(CC_TEST, 1) ==
        24) ? K(0) : ((V(CC_TEST, 1) == 25) ? K(0) : ((V(CC_TEST, 1) == 26) ? K(0) : ((V(CC_TEST, 1)
        == 27) ? K(0) : ((V(CC_TEST, 1) == 28) ? K(0) : ((V(CC_TEST, 1) == 29) ? K(0) : ((V(CC_TEST,
        1) == 30) ? K(61166) : ((V(CC_TEST, 1) == 31) ? K(4369) :
        UNKNOWN)))))))))))))))))))))))))))))))), rt_content(u, F_CC, K(0))), K(1))))));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    x4 = rt_slice(u, indexed_rel_target_value(u, 2, 3, 0), 0, 32);
    x7 = rt_answer(u, rt_eq(u, x4, rt_slice(u, indexed_rel_target_value(u, 2, 3, 0), 0, 32)));
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(2, x3) indexed_rel_target_reads(u, 2, 0); END(2)
    IF(3, rt_both(x3, x7))
        indexed_rel_target_reads(u, 2, 0);
        JUMP(JUMPS, 1, x4);
    END(3)
    rt_leave(u);
}

static rt_value any_abs_target_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return K(V(control_ABS_LABEL, v1));
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
        IF(1, guard_value(u, 6, 1)) if (!(V(CC_TEST, 2) == 15)) USE(READ, F_CC, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 6, 1), rt_either(rt_sure((V(CC_TEST, 2) == 15)),
        rt_test_of(u, rt_band(u, rt_shr(u, ((V(CC_TEST, 2) == 0) ? K(0) : ((V(CC_TEST, 2) == 1) ?
        K(47940) : ((V(CC_TEST, 2) == 2) ? K(8738) : ((V(CC_TEST, 2) == 3) ? K(13158) : ((V(CC_TEST,
        2) == 4) ? K(17425) : ((V(CC_TEST, 2) == 5) ? K(21845) : ((V(CC_TEST, 2) == 6) ? K(52275) :
        ((V(CC_TEST, 2) == 7) ? K(30583) : ((V(CC_TEST, 2) == 8) ? K(34952) : ((V(CC_TEST, 2) == 9)
        ? K(13260) : ((V(CC_TEST, 2) == 10) ? K(43690) : ((V(CC_TEST, 2) == 11) ? K(48110) :
        ((V(CC_TEST, 2) == 12) ? K(52377) : ((V(CC_TEST, 2) == 13) ? K(56797) : ((V(CC_TEST, 2) ==
        14) ? K(17595) : ((V(CC_TEST, 2) == 15) ? K(65535) : ((V(CC_TEST, 2) == 16) ? K(255) :
        ((V(CC_TEST, 2) == 17) ? K(3855) : ((V(CC_TEST, 2) == 18) ? K(13107) : ((V(CC_TEST, 2) ==
        19) ? K(44975) : ((V(CC_TEST, 2) == 20) ? K(20560) : ((V(CC_TEST, 2) == 21) ? K(52428) :
        ((V(CC_TEST, 2) == 22) ? K(61680) : ((V(CC_TEST, 2) == 23) ? K(65280) : ((V(CC_TEST, 2) ==
        24) ? K(0) : ((V(CC_TEST, 2) == 25) ? K(0) : ((V(CC_TEST, 2) == 26) ? K(0) : ((V(CC_TEST, 2)
        == 27) ? K(0) : ((V(CC_TEST, 2) == 28) ? K(0) : ((V(CC_TEST, 2) == 29) ? K(0) : ((V(CC_TEST,
        2) == 30) ? K(61166) : ((V(CC_TEST, 2) == 31) ? K(4369) :
        UNKNOWN)))))))))))))))))))))))))))))))), rt_content(u, F_CC, K(0))), K(1))))));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    x4 = rt_slice(u, any_abs_target_value(u, 3, 0), 0, 32);
    x7 = rt_answer(u, rt_eq(u, x4, rt_slice(u, any_abs_target_value(u, 3, 0), 0, 32)));
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(2, rt_both(x3, x7)) JUMP(JUMPS, 1, x4); END(2)
    rt_leave(u);
}

static void indexed_abs_target_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1 || LINE(l2) == 2 || LINE(l2) == 3) USE(READ, F_R, V(Ra, v1));
}

static rt_value indexed_abs_target_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return rt_slice(u, rt_content(u, F_R, K(V(Ra, v1))), 0, 32);
    case 1:
        return rt_slice(u, rt_add(u, rt_content(u, F_R, K(V(Ra, v1))),
            K(rt_sext(V(control_ABS_DISTANCE, v2), 32))), 0, 32);
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
        IF(1, guard_value(u, 6, 1)) if (!(V(CC_TEST, 1) == 15)) USE(READ, F_CC, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 6, 1), rt_either(rt_sure((V(CC_TEST, 1) == 15)),
        rt_test_of(u, rt_band(u, rt_shr(u, ((V(CC_TEST, 1) == 0) ? K(0) : ((V(CC_TEST, 1) == 1) ?
        K(47940) : ((V(CC_TEST, 1) == 2) ? K(8738) : ((V(CC_TEST, 1) == 3) ? K(13158) : ((V(CC_TEST,
        1) == 4) ? K(17425) : ((V(CC_TEST, 1) == 5) ? K(21845) : ((V(CC_TEST, 1) == 6) ? K(52275) :
        ((V(CC_TEST, 1) == 7) ? K(30583) : ((V(CC_TEST, 1) == 8) ? K(34952) : ((V(CC_TEST, 1) == 9)
        ? K(13260) : ((V(CC_TEST, 1) == 10) ? K(43690) : ((V(CC_TEST, 1) == 11) ? K(48110) :
        ((V(CC_TEST, 1) == 12) ? K(52377) : ((V(CC_TEST, 1) == 13) ? K(56797) : ((V(CC_TEST, 1) ==
        14) ? K(17595) : ((V(CC_TEST, 1) == 15) ? K(65535) : ((V(CC_TEST, 1) == 16) ? K(255) :
        ((V(CC_TEST, 1) == 17) ? K(3855) : ((V(CC_TEST, 1) == 18) ? K(13107) : ((V(CC_TEST, 1) ==
        19) ? K(44975) : ((V(CC_TEST, 1) == 20) ? K(20560) : ((V(CC_TEST, 1) == 21) ? K(52428) :
        ((V(CC_TEST, 1) == 22) ? K(61680) : ((V(CC_TEST, 1) == 23) ? K(65280) : ((V(CC_TEST, 1) ==
        24) ? K(0) : ((V(CC_TEST, 1) == 25) ? K(0) : ((V(CC_TEST, 1) == 26) ? K(0) : ((V(CC_TEST, 1)
        == 27) ? K(0) : ((V(CC_TEST, 1) == 28) ? K(0) : ((V(CC_TEST, 1) == 29) ? K(0) : ((V(CC_TEST,
        1) == 30) ? K(61166) : ((V(CC_TEST, 1) == 31) ? K(4369) :
        UNKNOWN)))))))))))))))))))))))))))))))), rt_content(u, F_CC, K(0))), K(1))))));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    x4 = rt_slice(u, indexed_abs_target_value(u, 2, 3, 0), 0, 32);
    x7 = rt_answer(u, rt_eq(u, x4, rt_slice(u, indexed_abs_target_value(u, 2, 3, 0), 0, 32)));
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(2, x3) indexed_abs_target_reads(u, 2, 0); END(2)
    IF(3, rt_both(x3, x7))
        indexed_abs_target_reads(u, 2, 0);
        JUMP(JUMPS, 1, x4);
    END(3)
    rt_leave(u);
}

static void uses_cal(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    x1 = rt_slice(u, any_target_value(u, 1, 0), 0, 32);
    USE(READ, F_ACTIVE, 0);
    JUMP(CALLS, 1, x1);
}

static void uses_jcal(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    x1 = rt_slice(u, any_abs_target_value(u, 1, 0), 0, 32);
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
        IF(1, guard_value(u, 1, 0)) if (!(V(CC_TEST, 0) == 15)) USE(READ, F_CC, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 1, 0), rt_either(rt_sure((V(CC_TEST, 0) == 15)),
        rt_test_of(u, rt_band(u, rt_shr(u, ((V(CC_TEST, 0) == 0) ? K(0) : ((V(CC_TEST, 0) == 1) ?
        K(47940) : ((V(CC_TEST, 0) == 2) ? K(8738) : ((V(CC_TEST, 0) == 3) ? K(13158) : ((V(CC_TEST,
        0) == 4) ? K(17425) : ((V(CC_TEST, 0) == 5) ? K(21845) : ((V(CC_TEST, 0) == 6) ? K(52275) :
        ((V(CC_TEST, 0) == 7) ? K(30583) : ((V(CC_TEST, 0) == 8) ? K(34952) : ((V(CC_TEST, 0) == 9)
        ? K(13260) : ((V(CC_TEST, 0) == 10) ? K(43690) : ((V(CC_TEST, 0) == 11) ? K(48110) :
        ((V(CC_TEST, 0) == 12) ? K(52377) : ((V(CC_TEST, 0) == 13) ? K(56797) : ((V(CC_TEST, 0) ==
        14) ? K(17595) : ((V(CC_TEST, 0) == 15) ? K(65535) : ((V(CC_TEST, 0) == 16) ? K(255) :
        ((V(CC_TEST, 0) == 17) ? K(3855) : ((V(CC_TEST, 0) == 18) ? K(13107) : ((V(CC_TEST, 0) ==
        19) ? K(44975) : ((V(CC_TEST, 0) == 20) ? K(20560) : ((V(CC_TEST, 0) == 21) ? K(52428) :
        ((V(CC_TEST, 0) == 22) ? K(61680) : ((V(CC_TEST, 0) == 23) ? K(65280) : ((V(CC_TEST, 0) ==
        24) ? K(0) : ((V(CC_TEST, 0) == 25) ? K(0) : ((V(CC_TEST, 0) == 26) ? K(0) : ((V(CC_TEST, 0)
        == 27) ? K(0) : ((V(CC_TEST, 0) == 28) ? K(0) : ((V(CC_TEST, 0) == 29) ? K(0) : ((V(CC_TEST,
        0) == 30) ? K(61166) : ((V(CC_TEST, 0) == 31) ? K(4369) :
        UNKNOWN)))))))))))))))))))))))))))))))), rt_content(u, F_CC, K(0))), K(1))))));
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
        IF(1, guard_value(u, 2, 0)) if (!(V(CC_TEST, 1) == 15)) USE(READ, F_CC, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 2, 0), rt_either(rt_sure((V(CC_TEST, 1) == 15)),
        rt_test_of(u, rt_band(u, rt_shr(u, ((V(CC_TEST, 1) == 0) ? K(0) : ((V(CC_TEST, 1) == 1) ?
        K(47940) : ((V(CC_TEST, 1) == 2) ? K(8738) : ((V(CC_TEST, 1) == 3) ? K(13158) : ((V(CC_TEST,
        1) == 4) ? K(17425) : ((V(CC_TEST, 1) == 5) ? K(21845) : ((V(CC_TEST, 1) == 6) ? K(52275) :
        ((V(CC_TEST, 1) == 7) ? K(30583) : ((V(CC_TEST, 1) == 8) ? K(34952) : ((V(CC_TEST, 1) == 9)
        ? K(13260) : ((V(CC_TEST, 1) == 10) ? K(43690) : ((V(CC_TEST, 1) == 11) ? K(48110) :
        ((V(CC_TEST, 1) == 12) ? K(52377) : ((V(CC_TEST, 1) == 13) ? K(56797) : ((V(CC_TEST, 1) ==
        14) ? K(17595) : ((V(CC_TEST, 1) == 15) ? K(65535) : ((V(CC_TEST, 1) == 16) ? K(255) :
        ((V(CC_TEST, 1) == 17) ? K(3855) : ((V(CC_TEST, 1) == 18) ? K(13107) : ((V(CC_TEST, 1) ==
        19) ? K(44975) : ((V(CC_TEST, 1) == 20) ? K(20560) : ((V(CC_TEST, 1) == 21) ? K(52428) :
        ((V(CC_TEST, 1) == 22) ? K(61680) : ((V(CC_TEST, 1) == 23) ? K(65280) : ((V(CC_TEST, 1) ==
        24) ? K(0) : ((V(CC_TEST, 1) == 25) ? K(0) : ((V(CC_TEST, 1) == 26) ? K(0) : ((V(CC_TEST, 1)
        == 27) ? K(0) : ((V(CC_TEST, 1) == 28) ? K(0) : ((V(CC_TEST, 1) == 29) ? K(0) : ((V(CC_TEST,
        1) == 30) ? K(61166) : ((V(CC_TEST, 1) == 31) ? K(4369) :
        UNKNOWN)))))))))))))))))))))))))))))))), rt_content(u, F_CC, K(0))), K(1))))));
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
        IF(1, guard_value(u, 1, 0)) if (!(V(CC_TEST, 0) == 15)) USE(READ, F_CC, 0); END(1)
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

static void cvt_f16_reads(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    if (LINE(l4) == 0) {
        if (V(F_ABS_B, v1)) {
            USE_PART(EARLY(-4), F_R, K(V(Rb, v2)), BITS((16 * V(convert_CVT_H1, v3)), 15));
        } else USE_PART(EARLY(-4), F_R, K(V(Rb, v2)), BITS((16 * V(convert_CVT_H1, v3)), 16));
    }
}

static void uses_f2f_hh(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 15, 3);
    IF(1, guard_value(u, 15, 3))
        if (V(CC, 6)) USE(WRITE(1), F_CC, 0);
        LET(1)
            if (V(convert_CVT_RND, 3) >= 4) {
                cvt_f16_reads(u, 8, 9, 10, 0);
            } else cvt_f16_reads(u, 8, 9, 10, 0);
        END_LET(1)
        if (!V(SAT, 4)) {
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
        if (V(CC, 6)) USE(WRITE(1), F_CC, 0);
        if (!V(SAT, 4)) {
            cvt_f16_reads(u, 8, 9, 10, 0);
        } else cvt_f16_reads(u, 8, 9, 10, 0);
        USE(WRITE(1), F_R, V(Rd, 5));
    END(1)
}

static void uses_f2f_hd(struct rt_uses *u)
{
    guard_reads(u, 15, 3);
    IF(1, guard_value(u, 15, 3)) if (V(CC, 6)) USE(WRITE(1), F_CC, 0); END(1)
}

static void f2f_f32_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(F_ABS_B, v1)) {
            USE_PART(EARLY(-4), F_R, K(V(Rb, v2)), BITS(0, 31));
        } else USE(EARLY(-4), F_R, V(Rb, v2));
    }
}

static void uses_f2f_sh(struct rt_uses *u)
{
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        if (V(CC, 6)) USE(WRITE(1), F_CC, 0);
        if (!V(SAT, 4)) {
            f2f_f32_reads(u, 8, 9, 0);
        } else f2f_f32_reads(u, 8, 9, 0);
        USE(WRITE(1), F_R, V(Rd, 5));
    END(1)
}

static void uses_f2f_ss(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        if (V(CC, 6)) USE(WRITE(1), F_CC, 0);
        LET(1)
            if (V(convert_CVT_RND, 3) >= 4) {
                f2f_f32_reads(u, 8, 9, 0);
            } else f2f_f32_reads(u, 8, 9, 0);
        END_LET(1)
        if (!V(SAT, 4)) {
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
        if (V(CC, 6)) USE(WRITE(1), F_CC, 0);
        f2f_f32_reads(u, 8, 9, 0);
        USE(WRITE(1), F_R, V(Rd, 5));
        USE(WRITE(1), F_R, (V(Rd, 5) | 1));
    END(1)
}

static void uses_f2f_dh(struct rt_uses *u)
{
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3)) if (V(CC, 6)) USE(WRITE(1), F_CC, 0); END(1)
}

static void f2f_f64_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(F_ABS_B, v2)) {
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
        if (V(CC, 6)) USE(WRITE(1), F_CC, 0);
        f2f_f64_reads(u, 9, 8, 0);
        USE(WRITE(1), F_R, V(Rd, 5));
    END(1)
}

static void uses_f2f_dd(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        if (V(CC, 6)) USE(WRITE(1), F_CC, 0);
        LET(1)
            if (V(convert_CVT_RND, 3) >= 4) {
                f2f_f64_reads(u, 9, 8, 0);
            } else f2f_f64_reads(u, 9, 8, 0);
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
        if (V(CC, 5)) USE(WRITE(1), F_CC, 0);
        x1 = (rt_bits(V(convert_DST_INT, 1), 0, 2) == 3);
        if (x1) {
            cvt_f16_reads(u, 7, 8, 9, 0);
            USE(WRITE(1), F_R, V(Rd, 4));
            USE(WRITE(1), F_R, (V(Rd, 4) | 1));
        } else {
            cvt_f16_reads(u, 7, 8, 9, 0);
            USE(WRITE(1), F_R, V(Rd, 4));
        }
    END(1)
}

static void cvt_f32_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(F_ABS_B, v1)) {
            USE_PART(EARLY(-4), F_R, K(V(Rb, v2)), BITS(0, 31));
        } else USE(EARLY(-4), F_R, V(Rb, v2));
    }
}

static void uses_f2i_s(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        if (V(CC, 5)) USE(WRITE(1), F_CC, 0);
        x1 = (rt_bits(V(convert_DST_INT, 1), 0, 2) == 3);
        if (x1) {
            cvt_f32_reads(u, 7, 8, 0);
            USE(WRITE(1), F_R, V(Rd, 4));
            USE(WRITE(1), F_R, (V(Rd, 4) | 1));
        } else {
            cvt_f32_reads(u, 7, 8, 0);
            USE(WRITE(1), F_R, V(Rd, 4));
        }
    END(1)
}

static void cvt_f64_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(F_ABS_B, v2)) {
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
        if (V(CC, 5)) USE(WRITE(1), F_CC, 0);
        x1 = (rt_bits(V(convert_DST_INT, 1), 0, 2) == 3);
        if (x1) {
            cvt_f64_reads(u, 8, 7, 0);
            USE(WRITE(1), F_R, V(Rd, 4));
            USE(WRITE(1), F_R, (V(Rd, 4) | 1));
        } else {
            cvt_f64_reads(u, 8, 7, 0);
            USE(WRITE(1), F_R, V(Rd, 4));
        }
    END(1)
}

static void cvt_i16_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) USE_PART(EARLY(-4), F_R, K(V(Rb, v1)), BITS((8 * V(convert_HALF, v2)), 16));
}

static void uses_i2f_h(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
        if (V(convert_DST_FLOAT, 0) == 3) {
            if (!rt_bits(V(convert_SRC_INT, 1), 2, 1)) {
                LET(1)
                    if (V(F_NEG_B, 5)) {
                        cvt_i16_reads(u, 7, 8, 0);
                    } else cvt_i16_reads(u, 7, 8, 0);
                END_LET(1)
            } else {
                LET(2)
                    if (V(F_ABS_B, 6)) {
                        cvt_i16_reads(u, 7, 8, 0);
                    } else cvt_i16_reads(u, 7, 8, 0);
                END_LET(2)
                LET(1)
                    if (V(F_NEG_B, 5)) {
                        NEED(2);
                    } else NEED(2);
                END_LET(1)
            }
            LET(3) NEED(1); END_LET(3)
            NEED(3);
            USE(WRITE(1), F_R, V(Rd, 3));
            USE(WRITE(1), F_R, (V(Rd, 3) | 1));
        } else if (V(convert_DST_FLOAT, 0) == 2) {
            if (!rt_bits(V(convert_SRC_INT, 1), 2, 1)) {
                LET(4)
                    if (V(F_NEG_B, 5)) {
                        cvt_i16_reads(u, 7, 8, 0);
                    } else cvt_i16_reads(u, 7, 8, 0);
                END_LET(4)
            } else {
                LET(5)
                    if (V(F_ABS_B, 6)) {
                        cvt_i16_reads(u, 7, 8, 0);
                    } else cvt_i16_reads(u, 7, 8, 0);
                END_LET(5)
                LET(4)
                    if (V(F_NEG_B, 5)) {
                        NEED(5);
                    } else NEED(5);
                END_LET(4)
            }
            NEED(4);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            if (!rt_bits(V(convert_SRC_INT, 1), 2, 1)) {
                LET(6)
                    if (V(F_NEG_B, 5)) {
                        cvt_i16_reads(u, 7, 8, 0);
                    } else cvt_i16_reads(u, 7, 8, 0);
                END_LET(6)
            } else {
                LET(7)
                    if (V(F_ABS_B, 6)) {
                        cvt_i16_reads(u, 7, 8, 0);
                    } else cvt_i16_reads(u, 7, 8, 0);
                END_LET(7)
                LET(6)
                    if (V(F_NEG_B, 5)) {
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

static void cvt_i8_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(EARLY(-4), F_R, V(Rb, v1));
}

static void uses_i2f_b(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
        if (V(convert_DST_FLOAT, 0) == 3) {
            if (!rt_bits(V(convert_SRC_INT, 1), 2, 1)) {
                LET(2)
                    if (V(F_NEG_B, 5)) {
                        cvt_i8_reads(u, 7, 0);
                    } else cvt_i8_reads(u, 7, 0);
                END_LET(2)
            } else {
                LET(3)
                    if (V(F_ABS_B, 6)) {
                        cvt_i8_reads(u, 7, 0);
                    } else cvt_i8_reads(u, 7, 0);
                END_LET(3)
                LET(2)
                    if (V(F_NEG_B, 5)) {
                        NEED(3);
                    } else NEED(3);
                END_LET(2)
            }
            LET(4) NEED(2); END_LET(4)
            NEED(4);
            USE(WRITE(1), F_R, V(Rd, 3));
            USE(WRITE(1), F_R, (V(Rd, 3) | 1));
        } else if (V(convert_DST_FLOAT, 0) == 2) {
            if (!rt_bits(V(convert_SRC_INT, 1), 2, 1)) {
                LET(6)
                    if (V(F_NEG_B, 5)) {
                        cvt_i8_reads(u, 7, 0);
                    } else cvt_i8_reads(u, 7, 0);
                END_LET(6)
            } else {
                LET(7)
                    if (V(F_ABS_B, 6)) {
                        cvt_i8_reads(u, 7, 0);
                    } else cvt_i8_reads(u, 7, 0);
                END_LET(7)
                LET(6)
                    if (V(F_NEG_B, 5)) {
                        NEED(7);
                    } else NEED(7);
                END_LET(6)
            }
            NEED(6);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            if (!rt_bits(V(convert_SRC_INT, 1), 2, 1)) {
                LET(9)
                    if (V(F_NEG_B, 5)) {
                        cvt_i8_reads(u, 7, 0);
                    } else cvt_i8_reads(u, 7, 0);
                END_LET(9)
            } else {
                LET(10)
                    if (V(F_ABS_B, 6)) {
                        cvt_i8_reads(u, 7, 0);
                    } else cvt_i8_reads(u, 7, 0);
                END_LET(10)
                LET(9)
                    if (V(F_NEG_B, 5)) {
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
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
        if (V(convert_DST_FLOAT, 0) == 3) {
            if (!rt_bits(V(convert_SRC_INT, 1), 2, 1)) {
                LET(1)
                    if (V(F_NEG_B, 5)) {
                        cvt_i8_reads(u, 7, 0);
                    } else cvt_i8_reads(u, 7, 0);
                END_LET(1)
            } else {
                LET(2)
                    if (V(F_ABS_B, 6)) {
                        cvt_i8_reads(u, 7, 0);
                    } else cvt_i8_reads(u, 7, 0);
                END_LET(2)
                LET(1)
                    if (V(F_NEG_B, 5)) {
                        NEED(2);
                    } else NEED(2);
                END_LET(1)
            }
            LET(3) NEED(1); END_LET(3)
            NEED(3);
            USE(WRITE(1), F_R, V(Rd, 3));
            USE(WRITE(1), F_R, (V(Rd, 3) | 1));
        } else if (V(convert_DST_FLOAT, 0) == 2) {
            if (!rt_bits(V(convert_SRC_INT, 1), 2, 1)) {
                LET(4)
                    if (V(F_NEG_B, 5)) {
                        cvt_i8_reads(u, 7, 0);
                    } else cvt_i8_reads(u, 7, 0);
                END_LET(4)
            } else {
                LET(5)
                    if (V(F_ABS_B, 6)) {
                        cvt_i8_reads(u, 7, 0);
                    } else cvt_i8_reads(u, 7, 0);
                END_LET(5)
                LET(4)
                    if (V(F_NEG_B, 5)) {
                        NEED(5);
                    } else NEED(5);
                END_LET(4)
            }
            NEED(4);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            if (!rt_bits(V(convert_SRC_INT, 1), 2, 1)) {
                LET(6)
                    if (V(F_NEG_B, 5)) {
                        cvt_i8_reads(u, 7, 0);
                    } else cvt_i8_reads(u, 7, 0);
                END_LET(6)
            } else {
                LET(7)
                    if (V(F_ABS_B, 6)) {
                        cvt_i8_reads(u, 7, 0);
                    } else cvt_i8_reads(u, 7, 0);
                END_LET(7)
                LET(6)
                    if (V(F_NEG_B, 5)) {
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

static void cvt_i64_reads(struct rt_uses *u, int v1, int l2)
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
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
        if (V(convert_DST_FLOAT, 0) == 3) {
            if (!rt_bits(V(convert_SRC_INT, 1), 2, 1)) {
                LET(1)
                    if (V(F_NEG_B, 5)) {
                        cvt_i64_reads(u, 7, 0);
                    } else cvt_i64_reads(u, 7, 0);
                END_LET(1)
            } else {
                LET(2)
                    if (V(F_ABS_B, 6)) {
                        cvt_i64_reads(u, 7, 0);
                    } else cvt_i64_reads(u, 7, 0);
                END_LET(2)
                LET(1)
                    if (V(F_NEG_B, 5)) {
                        NEED(2);
                    } else NEED(2);
                END_LET(1)
            }
            LET(3) NEED(1); END_LET(3)
            NEED(3);
            USE(WRITE(1), F_R, V(Rd, 3));
            USE(WRITE(1), F_R, (V(Rd, 3) | 1));
        } else if (V(convert_DST_FLOAT, 0) == 2) {
            if (!rt_bits(V(convert_SRC_INT, 1), 2, 1)) {
                LET(4)
                    if (V(F_NEG_B, 5)) {
                        cvt_i64_reads(u, 7, 0);
                    } else cvt_i64_reads(u, 7, 0);
                END_LET(4)
            } else {
                LET(5)
                    if (V(F_ABS_B, 6)) {
                        cvt_i64_reads(u, 7, 0);
                    } else cvt_i64_reads(u, 7, 0);
                END_LET(5)
                LET(4)
                    if (V(F_NEG_B, 5)) {
                        NEED(5);
                    } else NEED(5);
                END_LET(4)
            }
            NEED(4);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            if (!rt_bits(V(convert_SRC_INT, 1), 2, 1)) {
                LET(6)
                    if (V(F_NEG_B, 5)) {
                        cvt_i64_reads(u, 7, 0);
                    } else cvt_i64_reads(u, 7, 0);
                END_LET(6)
            } else {
                LET(7)
                    if (V(F_ABS_B, 6)) {
                        cvt_i64_reads(u, 7, 0);
                    } else cvt_i64_reads(u, 7, 0);
                END_LET(7)
                LET(6)
                    if (V(F_NEG_B, 5)) {
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

static void cvt_i16_reads_2(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) USE_PART(READ, F_R, K(V(Rb, v1)), BITS((8 * V(convert_HALF, v2)), 16));
}

static void uses_i2i_h(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        if (!rt_bits(V(convert_I2I_SRC, 1), 2, 1)) {
            LET(1)
                if (V(F_NEG_B, 5)) {
                    cvt_i16_reads_2(u, 7, 8, 0);
                } else cvt_i16_reads_2(u, 7, 8, 0);
            END_LET(1)
        } else {
            LET(2)
                if (V(F_ABS_B, 6)) {
                    cvt_i16_reads_2(u, 7, 8, 0);
                } else cvt_i16_reads_2(u, 7, 8, 0);
            END_LET(2)
            LET(1)
                if (V(F_NEG_B, 5)) {
                    NEED(2);
                } else NEED(2);
            END_LET(1)
        }
        LET(3) NEED(1); END_LET(3)
        LET(6)
            if (V(SAT, 2)) {
                NEED(3);
            } else {
                if (rt_bits(V(convert_I2I_DST, 0), 0, 2) == 0) NEED(3);
                if (rt_bits(V(convert_I2I_DST, 0), 0, 2) == 1) NEED(3);
                if (rt_bits(V(convert_I2I_DST, 0), 0, 2) == 2) NEED(3);
            }
        END_LET(6)
        NEED(6);
        USE(WRITE(1), F_R, V(Rd, 3));
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
    END(1)
    rt_leave(u);
}

static void cvt_i8_reads_2(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(Rb, v1));
}

static void uses_i2i_b(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        if (!rt_bits(V(convert_I2I_SRC, 1), 2, 1)) {
            LET(2)
                if (V(F_NEG_B, 5)) {
                    cvt_i8_reads_2(u, 7, 0);
                } else cvt_i8_reads_2(u, 7, 0);
            END_LET(2)
        } else {
            LET(3)
                if (V(F_ABS_B, 6)) {
                    cvt_i8_reads_2(u, 7, 0);
                } else cvt_i8_reads_2(u, 7, 0);
            END_LET(3)
            LET(2)
                if (V(F_NEG_B, 5)) {
                    NEED(3);
                } else NEED(3);
            END_LET(2)
        }
        LET(4) NEED(2); END_LET(4)
        LET(7)
            if (V(SAT, 2)) {
                NEED(4);
            } else {
                if (rt_bits(V(convert_I2I_DST, 0), 0, 2) == 0) NEED(4);
                if (rt_bits(V(convert_I2I_DST, 0), 0, 2) == 1) NEED(4);
                if (rt_bits(V(convert_I2I_DST, 0), 0, 2) == 2) NEED(4);
            }
        END_LET(7)
        NEED(7);
        USE(WRITE(1), F_R, V(Rd, 3));
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
    END(1)
    rt_leave(u);
}

static void uses_i2i_w(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        if (!rt_bits(V(convert_I2I_SRC, 1), 2, 1)) {
            LET(1)
                if (V(F_NEG_B, 5)) {
                    cvt_i8_reads_2(u, 7, 0);
                } else cvt_i8_reads_2(u, 7, 0);
            END_LET(1)
        } else {
            LET(2)
                if (V(F_ABS_B, 6)) {
                    cvt_i8_reads_2(u, 7, 0);
                } else cvt_i8_reads_2(u, 7, 0);
            END_LET(2)
            LET(1)
                if (V(F_NEG_B, 5)) {
                    NEED(2);
                } else NEED(2);
            END_LET(1)
        }
        LET(3) NEED(1); END_LET(3)
        LET(6)
            if (V(SAT, 2)) {
                NEED(3);
            } else {
                if (rt_bits(V(convert_I2I_DST, 0), 0, 2) == 0) NEED(3);
                if (rt_bits(V(convert_I2I_DST, 0), 0, 2) == 1) NEED(3);
                if (rt_bits(V(convert_I2I_DST, 0), 0, 2) == 2) NEED(3);
            }
        END_LET(6)
        NEED(6);
        USE(WRITE(1), F_R, V(Rd, 3));
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
    END(1)
    rt_leave(u);
}

static void f64_a_reads(struct rt_uses *u, int v1, int v2)
{
    if (V(F_ABS_A, v2)) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
    } else {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
    }
}

static void f64_b_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(F_ABS_B, v2)) {
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
        if (V(CC, 2)) USE(WRITE(1), F_CC, 0);
        f64_a_reads(u, 5, 4);
        f64_b_reads(u, 9, 8, 1);
        USE(WRITE(1), F_R, V(Rd, 1));
        USE(WRITE(1), F_R, (V(Rd, 1) | 1));
    END(1)
}

static void f64_neg_b_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) {
        USE(READ, F_R, V(Rb, v1));
        USE(READ, F_R, (V(Rb, v1) | 1));
    }
}

static void f64_neg_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_dmul(struct rt_uses *u)
{
    guard_reads(u, 11, 2);
    IF(1, guard_value(u, 11, 2))
        if (V(CC, 2)) USE(WRITE(1), F_CC, 0);
        USE(READ, F_R, V(Ra, 3));
        USE(READ, F_R, (V(Ra, 3) | 1));
        f64_neg_b_reads(u, 6, 0);
        USE(WRITE(1), F_R, V(Rd, 1));
        USE(WRITE(1), F_R, (V(Rd, 1) | 1));
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    f64_neg_b_keeps(u, 7, 6, 0);
}

static void f64_c_reads(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Rc, v1));
    USE(READ, F_R, (V(Rc, v1) | 1));
}

static void f64_c_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_C, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void uses_dfma_b(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        if (V(CC, 2)) USE(WRITE(1), F_CC, 0);
        LET(1)
            USE(READ, F_R, V(Ra, 3));
            USE(READ, F_R, (V(Ra, 3) | 1));
            f64_neg_b_reads(u, 6, 0);
            f64_c_reads(u, 12);
        END_LET(1)
        NEED(1);
        USE(WRITE(1), F_R, V(Rd, 1));
        USE(WRITE(1), F_R, (V(Rd, 1) | 1));
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    f64_neg_b_keeps(u, 7, 6, 0);
    f64_c_keeps(u, 13, 12);
    rt_leave(u);
}

static void f64_b_in_c_reads(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Rc, v1));
    USE(READ, F_R, (V(Rc, v1) | 1));
}

static void f64_b_in_c_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void uses_dfma_c(struct rt_uses *u)
{
    guard_reads(u, 11, 3);
    IF(1, guard_value(u, 11, 3))
        if (V(CC, 2)) USE(WRITE(1), F_CC, 0);
        USE(READ, F_R, V(Ra, 3));
        USE(READ, F_R, (V(Ra, 3) | 1));
        f64_b_in_c_reads(u, 6);
        USE(WRITE(1), F_R, V(Rd, 1));
        USE(WRITE(1), F_R, (V(Rd, 1) | 1));
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    f64_b_in_c_keeps(u, 7, 6);
}

static void uses_dmnmx(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 15, 4);
    IF(2, guard_value(u, 15, 4))
        if (V(CC, 1)) USE(WRITE(1), F_CC, 0);
        LET(2)
            USE(EARLY(7), F_P, V(Pp, 14));
            IF(1, rt_differ(FLAG(F_P, V(Pp, 14)), rt_sure(V(NOT_Pp, 13))))
                f64_a_reads(u, 4, 3);
                f64_b_reads(u, 8, 7, 1);
            ELSE(1)
                f64_a_reads(u, 4, 3);
                f64_b_reads(u, 8, 7, 1);
            END(1)
        END_LET(2)
        NEED(2);
        USE(WRITE(1), F_R, V(Rd, 0));
        USE(WRITE(1), F_R, (V(Rd, 0) | 1));
    END(2)
    rt_leave(u);
}

static void f64_a_reads_2(struct rt_uses *u, int v1, int v2)
{
    if (V(SET_ABS_A, v2)) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
    } else {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
    }
}

static void f64_b_reads_2(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(SET_ABS_B, v2)) {
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
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
        x1 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(FLOAT_CMP, 1))), K(0))));
        if (V(BOP, 2) == 0) {
            f64_a_reads_2(u, 7, 6);
            f64_b_reads_2(u, 11, 10, 1);
            IF(1, x1) USE(EARLY(7), F_P, V(Pp, 17)); END(1)
        }
        if (V(BOP, 2) == 1) {
            f64_a_reads_2(u, 7, 6);
            f64_b_reads_2(u, 11, 10, 1);
            IF(2, rt_not(x1)) USE(EARLY(7), F_P, V(Pp, 17)); END(2)
        }
        if (V(BOP, 2) == 2) {
            f64_a_reads_2(u, 7, 6);
            f64_b_reads_2(u, 11, 10, 1);
            USE(EARLY(7), F_P, V(Pp, 17));
        }
        USE(WRITE(1), F_R, V(Rd, 3));
    END(3)
}

static void f64_a_reads_3(struct rt_uses *u, int v1, int v2)
{
    if (V(SETP_ABS_A, v2)) {
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
        x1 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(FLOAT_CMP, 0))), K(0))));
        if (V(BOP, 1) == 0) {
            f64_a_reads_3(u, 6, 5);
            f64_b_reads_2(u, 10, 9, 1);
            IF(1, x1) USE(EARLY(7), F_P, V(Pp, 16)); END(1)
        }
        if (V(BOP, 1) == 1) {
            f64_a_reads_3(u, 6, 5);
            f64_b_reads_2(u, 10, 9, 1);
            IF(2, rt_not(x1)) USE(EARLY(7), F_P, V(Pp, 16)); END(2)
        }
        if (V(BOP, 1) == 2) {
            f64_a_reads_3(u, 6, 5);
            f64_b_reads_2(u, 10, 9, 1);
            USE(EARLY(7), F_P, V(Pp, 16));
        }
        USE(WRITE(1), F_P, V(Pu, 2));
        if (V(BOP, 1) == 0) {
            f64_a_reads_3(u, 6, 5);
            f64_b_reads_2(u, 10, 9, 1);
            IF(3, rt_not(x1)) USE(EARLY(7), F_P, V(Pp, 16)); END(3)
        }
        if (V(BOP, 1) == 1) {
            f64_a_reads_3(u, 6, 5);
            f64_b_reads_2(u, 10, 9, 1);
            IF(4, rt_not(rt_not(x1))) USE(EARLY(7), F_P, V(Pp, 16)); END(4)
        }
        if (V(BOP, 1) == 2) {
            f64_a_reads_3(u, 6, 5);
            f64_b_reads_2(u, 10, 9, 1);
            USE(EARLY(7), F_P, V(Pp, 16));
        }
        USE(WRITE(1), F_P, V(Pv, 3));
    END(5)
}

static void f32_b_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(F_ABS_B, v1)) {
            USE_PART(READ, F_R, K(V(Rb, v2)), BITS(0, 31));
        } else USE(READ, F_R, V(Rb, v2));
    }
}

static void uses_fadd(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 16, 3);
    IF(1, guard_value(u, 16, 3))
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
        LET(1)
            if (V(F_ABS_A, 6)) {
                USE_PART(READ, F_R, K(V(Ra, 7)), BITS(0, 31));
            } else USE(READ, F_R, V(Ra, 7));
            f32_b_reads(u, 10, 11, 1);
        END_LET(1)
        if (!V(SAT, 2)) {
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
        if (V(CC_32I, 2)) USE(WRITE(1), F_CC, 0);
        if (V(float_F_ABS_A_32I, 4)) {
            USE_PART(READ, F_R, K(V(Ra, 5)), BITS(0, 31));
        } else USE(READ, F_R, V(Ra, 5));
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
}

static void f32_neg_b_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(Rb, v1));
}

static rt_value f32_neg_b_value(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    switch (LINE(l4)) {
    case 0:
        return rt_bxor(u, rt_slice(u, rt_content(u, F_R, K(V(Rb, v1))), 0, 32),
            K(rt_shl_int(V(NEG_PRODUCT, v2), 31)));
    case 1: return UNKNOWN;
    case 2: return K((V(FIMM, v3) * 4096));
    }
    return K((rt_bits((V(FIMM, v3) * 4096), 0, 32) ^ INT64_C(2147483648)));
}

static void f32_neg_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_fmul(struct rt_uses *u)
{
    guard_reads(u, 14, 2);
    IF(3, guard_value(u, 14, 2))
        if (V(CC, 5)) USE(WRITE(1), F_CC, 0);
        if (V(float_FMZ, 0) == 2) {
            USE_PART(READ, F_R, K(V(Ra, 6)), BITS(23, 8));
            IF(1, rt_not(rt_eq(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, 6))), 23, 8), K(0))))
                f32_neg_b_reads(u, 9, 0);
            END(1)
        }
        IF(2, rt_not(rt_both(rt_sure((V(float_FMZ, 0) == 2)), rt_either(rt_eq(u, rt_slice(u,
            rt_content(u, F_R, K(V(Ra, 6))), 23, 8), K(0)), rt_eq(u, rt_slice(u, f32_neg_b_value(u,
            9, 8, 13, 0), 23, 8), K(0))))))
            if (!V(SAT, 3)) {
                USE(READ, F_R, V(Ra, 6));
                f32_neg_b_reads(u, 9, 0);
            } else {
                USE(READ, F_R, V(Ra, 6));
                f32_neg_b_reads(u, 9, 0);
            }
        END(2)
        USE(WRITE(1), F_R, V(Rd, 4));
    END(3)
    if (V(REUSE_A, 7)) USE(KEEP, F_R, V(Ra, 6));
    f32_neg_b_keeps(u, 10, 9, 0);
}

static void uses_fmul32i(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 7, 0);
    IF(2, guard_value(u, 7, 0))
        if (V(CC_32I, 3)) USE(WRITE(1), F_CC, 0);
        LET(2)
            if (!V(float_F_SAT_32I, 1)) {
                USE(READ, F_R, V(Ra, 4));
            } else USE(READ, F_R, V(Ra, 4));
        END_LET(2)
        if (V(float_FMZ_53, 0) == 2) USE_PART(READ, F_R, K(V(Ra, 4)), BITS(23, 8));
        IF(1, rt_not(rt_both(rt_sure((V(float_FMZ_53, 0) == 2)), rt_either(rt_eq(u, rt_slice(u,
            rt_content(u, F_R, K(V(Ra, 4))), 23, 8), K(0)), rt_sure((rt_bits(V(FIMM32, 6), 23, 8) ==
            0))))))
            NEED(2);
        END(1)
        USE(WRITE(1), F_R, V(Rd, 2));
    END(2)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    rt_leave(u);
}

static void uses_ffma_b(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 16, 3);
    IF(3, guard_value(u, 16, 3))
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
        LET(3)
            if (V(float_FMZ_53, 0) == 2) {
                USE_PART(READ, F_R, K(V(Ra, 5)), BITS(23, 8));
                IF(1, rt_not(rt_eq(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, 5))), 23, 8), K(0))))
                    f32_neg_b_reads(u, 8, 0);
                END(1)
            }
            IF(2, rt_both(rt_sure((V(float_FMZ_53, 0) == 2)), rt_either(rt_eq(u, rt_slice(u,
                rt_content(u, F_R, K(V(Ra, 5))), 23, 8), K(0)), rt_eq(u, rt_slice(u,
                f32_neg_b_value(u, 8, 7, 12, 0), 23, 8), K(0)))))
                USE(READ, F_R, V(Rc, 14));
            ELSE(2)
                USE(READ, F_R, V(Ra, 5));
                f32_neg_b_reads(u, 8, 0);
                USE(READ, F_R, V(Rc, 14));
            END(2)
        END_LET(3)
        if (!V(SAT, 2)) {
            NEED(3);
        } else NEED(3);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(3)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    f32_neg_b_keeps(u, 9, 8, 0);
    if (V(REUSE_C, 15)) USE(KEEP, F_R, V(Rc, 14));
    rt_leave(u);
}

static void uses_ffma_c(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 3);
    IF(3, guard_value(u, 13, 3))
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
        LET(3)
            if (V(float_FMZ_53, 0) == 2) {
                USE_PART(READ, F_R, K(V(Ra, 5)), BITS(23, 8));
                IF(1, rt_not(rt_eq(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, 5))), 23, 8), K(0))))
                    USE(READ, F_R, V(Rc, 8));
                END(1)
            }
            IF(2, rt_not(rt_both(rt_sure((V(float_FMZ_53, 0) == 2)), rt_either(rt_eq(u, rt_slice(u,
                rt_content(u, F_R, K(V(Ra, 5))), 23, 8), K(0)), rt_eq(u, rt_slice(u, rt_bxor(u,
                rt_slice(u, rt_content(u, F_R, K(V(Rc, 8))), 0, 32), K(rt_shl_int(V(NEG_PRODUCT, 7),
                31))), 23, 8), K(0))))))
                USE(READ, F_R, V(Ra, 5));
                USE(READ, F_R, V(Rc, 8));
            END(2)
        END_LET(3)
        if (!V(SAT, 2)) {
            NEED(3);
        } else NEED(3);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(3)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_B, 9)) USE(KEEP, F_R, V(Rc, 8));
    rt_leave(u);
}

static void uses_ffma32i(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 9, 1);
    IF(2, guard_value(u, 9, 1))
        if (V(CC_32I, 3)) USE(WRITE(1), F_CC, 0);
        LET(4)
            if (V(float_FMZ_53, 0) == 2) USE(READ, F_R, V(Ra, 5));
            IF(1, rt_both(rt_sure((V(float_FMZ_53, 0) == 2)), rt_either(rt_eq(u, rt_slice(u,
                rt_bxor(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, 5))), 0, 32),
                K(rt_shl_int(V(float_F_NEG_A_32I, 4), 31))), 23, 8), K(0)),
                rt_sure((rt_bits(V(FIMM32, 7), 23, 8) == 0)))))
                USE(READ, F_R, V(Rd, 2));
            ELSE(1)
                USE(READ, F_R, V(Ra, 5));
                USE(READ, F_R, V(Rd, 2));
            END(1)
        END_LET(4)
        if (!V(float_F_SAT_32I, 1)) {
            NEED(4);
        } else NEED(4);
        USE(WRITE(1), F_R, V(Rd, 2));
    END(2)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    rt_leave(u);
}

static void uses_fmnmx(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 16, 4);
    IF(2, guard_value(u, 16, 4))
        if (V(CC, 2)) USE(WRITE(1), F_CC, 0);
        LET(1)
            if (V(F_ABS_A, 4)) {
                USE_PART(READ, F_R, K(V(Ra, 5)), BITS(0, 31));
            } else USE(READ, F_R, V(Ra, 5));
            f32_b_reads(u, 8, 9, 1);
        END_LET(1)
        USE(EARLY(7), F_P, V(Pp, 15));
        IF(1, rt_differ(FLAG(F_P, V(Pp, 15)), rt_sure(V(NOT_Pp, 14)))) NEED(1);
        ELSE(1)
            if (V(F_ABS_A, 4)) {
                USE_PART(READ, F_R, K(V(Ra, 5)), BITS(0, 31));
            } else USE(READ, F_R, V(Ra, 5));
            f32_b_reads(u, 8, 9, 1);
        END(1)
        USE(WRITE(1), F_R, V(Rd, 1));
    END(2)
    rt_leave(u);
}

static void f32_b_reads_2(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(SET_ABS_B, v1)) {
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
        if (V(CC, 5)) USE(WRITE(1), F_CC, 0);
        LET(1)
            if (V(SET_ABS_A, 7)) {
                USE_PART(READ, F_R, K(V(Ra, 8)), BITS(0, 31));
            } else USE(READ, F_R, V(Ra, 8));
            f32_b_reads_2(u, 11, 12, 1);
        END_LET(1)
        x1 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(FLOAT_CMP, 1))), K(0))));
        if (V(BOP, 3) == 0) {
            NEED(1);
            IF(1, x1) USE(EARLY(7), F_P, V(Pp, 18)); END(1)
        }
        if (V(BOP, 3) == 1) {
            NEED(1);
            IF(2, rt_not(x1)) USE(EARLY(7), F_P, V(Pp, 18)); END(2)
        }
        if (V(BOP, 3) == 2) {
            NEED(1);
            USE(EARLY(7), F_P, V(Pp, 18));
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
            if (V(SETP_ABS_A, 6)) {
                USE_PART(READ, F_R, K(V(Ra, 7)), BITS(0, 31));
            } else USE(READ, F_R, V(Ra, 7));
            f32_b_reads_2(u, 10, 11, 1);
        END_LET(1)
        x1 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(FLOAT_CMP, 0))), K(0))));
        if (V(BOP, 2) == 0) {
            NEED(1);
            IF(1, x1) USE(EARLY(7), F_P, V(Pp, 17)); END(1)
        }
        if (V(BOP, 2) == 1) {
            NEED(1);
            IF(2, rt_not(x1)) USE(EARLY(7), F_P, V(Pp, 17)); END(2)
        }
        if (V(BOP, 2) == 2) {
            NEED(1);
            USE(EARLY(7), F_P, V(Pp, 17));
        }
        USE(WRITE(1), F_P, V(Pu, 3));
        if (V(BOP, 2) == 0) {
            NEED(1);
            IF(3, rt_not(x1)) USE(EARLY(7), F_P, V(Pp, 17)); END(3)
        }
        if (V(BOP, 2) == 1) {
            NEED(1);
            IF(4, rt_not(rt_not(x1))) USE(EARLY(7), F_P, V(Pp, 17)); END(4)
        }
        if (V(BOP, 2) == 2) {
            NEED(1);
            USE(EARLY(7), F_P, V(Pp, 17));
        }
        USE(WRITE(1), F_P, V(Pv, 4));
    END(5)
    rt_leave(u);
}

static void fcmp_b_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(Rb, v1));
}

static void fcmp_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_fcmp_b(struct rt_uses *u)
{
    guard_reads(u, 12, 1);
    IF(2, guard_value(u, 12, 1))
        USE(READ, F_R, V(Rc, 10));
        IF(1, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(floatcmp_FCMP_TEST, 0))), K(0))))
            USE(READ, F_R, V(Ra, 3));
        ELSE(1) fcmp_b_reads(u, 5, 0); END(1)
        USE(WRITE(1), F_R, V(Rd, 2));
    END(2)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_C, 11)) USE(KEEP, F_R, V(Rc, 10));
    fcmp_b_keeps(u, 6, 5, 0);
}

static void uses_fcmp_c(struct rt_uses *u)
{
    guard_reads(u, 9, 1);
    IF(2, guard_value(u, 9, 1))
        IF(1, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(floatcmp_FCMP_TEST, 0))), K(0))))
            USE(READ, F_R, V(Ra, 3));
        ELSE(1) USE(READ, F_R, V(Rc, 5)); END(1)
        USE(WRITE(1), F_R, V(Rd, 2));
    END(2)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_B, 6)) USE(KEEP, F_R, V(Rc, 5));
}

static void uses_fchk(struct rt_uses *u)
{
    guard_reads(u, 12, 3);
    IF(1, guard_value(u, 12, 3))
        if (V(F_ABS_A, 2)) {
            USE_PART(READ, F_R, K(V(Ra, 3)), BITS(0, 31));
        } else USE(READ, F_R, V(Ra, 3));
        f32_b_reads(u, 6, 7, 1);
        USE(WRITE(1), F_P, V(Pu, 0));
    END(1)
}

static void uses_fswzadd(struct rt_uses *u)
{
    guard_reads(u, 13, 0);
    IF(1, guard_value(u, 13, 0))
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, V(Rb, 7));
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_B, 8)) USE(KEEP, F_R, V(Rb, 7));
}

static void uses_mufu(struct rt_uses *u)
{
    guard_reads(u, 7, 1);
    IF(1, guard_value(u, 7, 1))
        if (V(F_ABS_A, 4)) {
            USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
        } else USE(EARLY(-4), F_R, V(Ra, 5));
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
}

static void uses_rro(struct rt_uses *u)
{
    guard_reads(u, 9, 2);
    IF(1, guard_value(u, 9, 2))
        f32_b_reads(u, 3, 4, 0);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
}

static void attr_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1) USE(READ, F_R, V(Ra, v1));
}

static void opt_writes(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(WRITE(1), F_P, V(graphics_Pq, v1));
}

static void uses_al2p(struct rt_uses *u)
{
    guard_reads(u, 6, 2);
    IF(1, guard_value(u, 6, 2))
        attr_reads(u, 4, 1);
        opt_writes(u, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
}

static void opt_reg_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(READ, F_R, V(Rc, v1));
}

static void uses_ald_a(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        opt_reg_reads(u, 4, 0);
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(graphics_ATTR_SIZE, 1) > 0) {
            USE(WRITE(1), F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 1), 0, 8)));
        }
        if (V(graphics_ATTR_SIZE, 1) > 1) {
            USE(WRITE(1), F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 2), 0, 8)));
        }
        if (V(graphics_ATTR_SIZE, 1) > 2) {
            USE(WRITE(1), F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 3), 0, 8)));
        }
    END(1)
}

static void uses_ald_h(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        USE(READ, F_R, V(Ra, 3));
        opt_reg_reads(u, 4, 0);
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(graphics_ATTR_SIZE, 1) > 0) {
            USE(WRITE(1), F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 1), 0, 8)));
        }
        if (V(graphics_ATTR_SIZE, 1) > 1) {
            USE(WRITE(1), F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 2), 0, 8)));
        }
        if (V(graphics_ATTR_SIZE, 1) > 2) {
            USE(WRITE(1), F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 3), 0, 8)));
        }
    END(1)
}

static void uses_ald_q(struct rt_uses *u)
{
    guard_reads(u, 6, 1);
    IF(1, guard_value(u, 6, 1))
        USE(READ, F_R, V(Ra, 3));
        opt_reg_reads(u, 5, 0);
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(graphics_ATTR_SIZE, 1) > 0) {
            USE(WRITE(1), F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 1), 0, 8)));
        }
        if (V(graphics_ATTR_SIZE, 1) > 1) {
            USE(WRITE(1), F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 2), 0, 8)));
        }
        if (V(graphics_ATTR_SIZE, 1) > 2) {
            USE(WRITE(1), F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 3), 0, 8)));
        }
    END(1)
}

static void uses_ast_a(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 4, 1);
    IF(1, guard_value(u, 4, 1))
        x1 = (1 + V(graphics_ATTR_SIZE, 0));
        opt_reg_reads(u, 3, 0);
        USE(READ, F_R, V(Rd, 2));
        if ((int64_t)x1 > (int64_t)1) {
            USE(READ, F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 1), 0, 8)));
        }
        if ((int64_t)x1 > (int64_t)2) {
            USE(READ, F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 2), 0, 8)));
        }
        if ((int64_t)x1 > (int64_t)3) {
            USE(READ, F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 3), 0, 8)));
        }
    END(1)
}

static void uses_ast_h(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 4, 1);
    IF(1, guard_value(u, 4, 1))
        x1 = (1 + V(graphics_ATTR_SIZE, 0));
        USE(READ, F_R, V(Ra, 1));
        opt_reg_reads(u, 3, 0);
        USE(READ, F_R, V(Rd, 2));
        if ((int64_t)x1 > (int64_t)1) {
            USE(READ, F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 1), 0, 8)));
        }
        if ((int64_t)x1 > (int64_t)2) {
            USE(READ, F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 2), 0, 8)));
        }
        if ((int64_t)x1 > (int64_t)3) {
            USE(READ, F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 3), 0, 8)));
        }
    END(1)
}

static void uses_ast_q(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        x1 = (1 + V(graphics_ATTR_SIZE, 0));
        USE(READ, F_R, V(Ra, 1));
        opt_reg_reads(u, 4, 0);
        USE(READ, F_R, V(Rd, 3));
        if ((int64_t)x1 > (int64_t)1) {
            USE(READ, F_R, ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 1), 0, 8)));
        }
        if ((int64_t)x1 > (int64_t)2) {
            USE(READ, F_R, ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 2), 0, 8)));
        }
        if ((int64_t)x1 > (int64_t)3) {
            USE(READ, F_R, ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 3), 0, 8)));
        }
    END(1)
}

static void ipa_source_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1 || LINE(l2) == 2) USE(READ, F_R, V(Ra, v1));
}

static void ipa_point_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(READ, F_R, V(Rc, v1));
}

static void uses_ipa(struct rt_uses *u)
{
    guard_reads(u, 8, 3);
    IF(1, guard_value(u, 8, 3))
        ipa_source_reads(u, 5, 1);
        USE(READ, F_R, V(Rb, 6));
        ipa_point_reads(u, 7, 2);
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
        src_b_reads(u, 3, 0);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    src_b_keeps(u, 4, 3, 0);
}

static void pixld_addr_reads(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Ra, v1));
}

static void uses_pixld(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        pixld_addr_reads(u, 3);
        USE(WRITE(1), F_R, V(Rd, 1));
        USE(WRITE(1), F_P, V(Pw, 2));
    END(1)
}

static void f16_a_reads(struct rt_uses *u, int v1, int v2, int v3, int l5)
{
    rt_enter(u);
    if (LINE(l5) == 0) {
        LET(1)
            if (V(half_SWIZZLE_A, v1) == 2) {
                USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
            } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
            if (V(half_SWIZZLE_A, v1) == 3) {
                USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
            } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
        END_LET(1)
        if (V(half_HALF_ABS_A, v3)) {
            NEED(1);
        } else NEED(1);
    }
    if (LINE(l5) == 1) USE(READ, F_R, V(Ra, v2));
    rt_leave(u);
}

static void f16_b_reads(struct rt_uses *u, int v1, int v2, int v3, int l5)
{
    rt_enter(u);
    if (LINE(l5) == 0) {
        LET(1)
            if (V(half_SWIZZLE_B, v1) == 2) {
                USE_PART(READ, F_R, K(V(Rb, v2)), BITS(0, 16));
            } else USE_PART(READ, F_R, K(V(Rb, v2)), BITS(16, 16));
            if (V(half_SWIZZLE_B, v1) == 3) {
                USE_PART(READ, F_R, K(V(Rb, v2)), BITS(16, 16));
            } else USE_PART(READ, F_R, K(V(Rb, v2)), BITS(0, 16));
        END_LET(1)
        if (V(half_HALF_ABS_B, v3)) {
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
            if (!V(half_HALF_SAT, 2)) {
                f16_a_reads(u, 8, 6, 5, 0);
                f16_b_reads(u, 13, 11, 10, 1);
            } else {
                f16_a_reads(u, 8, 6, 5, 0);
                f16_b_reads(u, 13, 11, 10, 1);
            }
            if (!V(half_HALF_SAT, 2)) {
                f16_a_reads(u, 8, 6, 5, 0);
                f16_b_reads(u, 13, 11, 10, 1);
            } else {
                f16_a_reads(u, 8, 6, 5, 0);
                f16_b_reads(u, 13, 11, 10, 1);
            }
        END_LET(3)
        if (V(half_MERGE, 0) == 2) {
            USE_PART(READ, F_R, K(V(Rd, 3)), BITS(16, 16));
            NEED(3);
        } else if (V(half_MERGE, 0) == 3) {
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
            if (!V(half_HALF_SAT_CONST, 2)) {
                f16_a_reads(u, 8, 6, 5, 0);
            } else f16_a_reads(u, 8, 6, 5, 0);
            if (!V(half_HALF_SAT_CONST, 2)) {
                f16_a_reads(u, 8, 6, 5, 0);
            } else f16_a_reads(u, 8, 6, 5, 0);
        END_LET(3)
        if (V(half_MERGE, 0) == 2) {
            USE_PART(READ, F_R, K(V(Rd, 3)), BITS(16, 16));
            NEED(3);
        } else if (V(half_MERGE, 0) == 3) {
            NEED(3);
            USE_PART(READ, F_R, K(V(Rd, 3)), BITS(0, 16));
        } else NEED(3);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    rt_leave(u);
}

static void neg_halves_reads(struct rt_uses *u, int v1, int v2, int l4)
{
    rt_enter(u);
    if (LINE(l4) == 0) {
        LET(1)
            if (V(half_SWIZZLE_A_32I, v1) == 2) {
                USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
            } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
            if (V(half_SWIZZLE_A_32I, v1) == 3) {
                USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
            } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
        END_LET(1)
        NEED(1);
    }
    if (LINE(l4) == 1) USE(READ, F_R, V(Ra, v2));
    rt_leave(u);
}

static void neg_halves_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_A, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void uses_hadd2_32i(struct rt_uses *u)
{
    guard_reads(u, 9, 1);
    IF(1, guard_value(u, 9, 1))
        if (!V(half_HALF_SAT_CONST, 1)) {
            neg_halves_reads(u, 6, 4, 0);
        } else neg_halves_reads(u, 6, 4, 0);
        if (!V(half_HALF_SAT_CONST, 1)) {
            neg_halves_reads(u, 6, 4, 0);
        } else neg_halves_reads(u, 6, 4, 0);
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    neg_halves_keeps(u, 5, 4);
}

static void hmul_a_reads(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    rt_enter(u);
    if (LINE(l4) == 0) {
        LET(1)
            if (V(half_SWIZZLE_A, v1) == 2) {
                USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
            } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
            if (V(half_SWIZZLE_A, v1) == 3) {
                USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
            } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
        END_LET(1)
        if (V(half_HALF_ABS_A, v3)) {
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
            if (!V(half_HALF_SAT, 2)) {
                hmul_a_reads(u, 7, 5, 4, 0);
                f16_b_reads(u, 12, 10, 9, 1);
            } else {
                hmul_a_reads(u, 7, 5, 4, 0);
                f16_b_reads(u, 12, 10, 9, 1);
            }
            if (!V(half_HALF_SAT, 2)) {
                hmul_a_reads(u, 7, 5, 4, 0);
                f16_b_reads(u, 12, 10, 9, 1);
            } else {
                hmul_a_reads(u, 7, 5, 4, 0);
                f16_b_reads(u, 12, 10, 9, 1);
            }
        END_LET(3)
        if (V(half_MERGE, 0) == 2) {
            USE_PART(READ, F_R, K(V(Rd, 3)), BITS(16, 16));
            NEED(3);
        } else if (V(half_MERGE, 0) == 3) {
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
            if (!V(half_HALF_SAT_CONST, 2)) {
                hmul_a_reads(u, 7, 5, 4, 0);
            } else hmul_a_reads(u, 7, 5, 4, 0);
            if (!V(half_HALF_SAT_CONST, 2)) {
                hmul_a_reads(u, 7, 5, 4, 0);
            } else hmul_a_reads(u, 7, 5, 4, 0);
        END_LET(3)
        if (V(half_MERGE, 0) == 2) {
            USE_PART(READ, F_R, K(V(Rd, 3)), BITS(16, 16));
            NEED(3);
        } else if (V(half_MERGE, 0) == 3) {
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
            if (!V(half_HALF_SAT_CONST, 2)) {
                f16_a_reads(u, 8, 6, 5, 0);
            } else f16_a_reads(u, 8, 6, 5, 0);
            if (!V(half_HALF_SAT_CONST, 2)) {
                f16_a_reads(u, 8, 6, 5, 0);
            } else f16_a_reads(u, 8, 6, 5, 0);
        END_LET(4)
        if (V(half_MERGE, 0) == 2) {
            USE_PART(READ, F_R, K(V(Rd, 3)), BITS(16, 16));
            NEED(4);
        } else if (V(half_MERGE, 0) == 3) {
            NEED(4);
            USE_PART(READ, F_R, K(V(Rd, 3)), BITS(0, 16));
        } else NEED(4);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    rt_leave(u);
}

static void halves_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(half_SWIZZLE_A_32I, v1) == 2) {
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
        } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
        if (V(half_SWIZZLE_A_32I, v1) == 3) {
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
        } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
    }
    if (LINE(l3) == 1) USE(READ, F_R, V(Ra, v2));
}

static void halves_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_A, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void uses_hmul2_32i(struct rt_uses *u)
{
    guard_reads(u, 8, 1);
    IF(1, guard_value(u, 8, 1))
        if (!V(half_HALF_SAT_CONST, 1)) {
            halves_reads(u, 5, 3, 0);
        } else halves_reads(u, 5, 3, 0);
        if (!V(half_HALF_SAT_CONST, 1)) {
            halves_reads(u, 5, 3, 0);
        } else halves_reads(u, 5, 3, 0);
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    halves_keeps(u, 4, 3);
}

static void halves_reads_2(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(half_SWIZZLE_A, v1) == 2) {
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
        } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
        if (V(half_SWIZZLE_A, v1) == 3) {
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
        } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
    }
    if (LINE(l3) == 1) USE(READ, F_R, V(Ra, v2));
}

static void neg_halves_reads_2(struct rt_uses *u, int v1, int v2, int l4)
{
    rt_enter(u);
    if (LINE(l4) == 0) {
        LET(1)
            if (V(half_SWIZZLE_B, v1) == 2) {
                USE_PART(READ, F_R, K(V(Rb, v2)), BITS(0, 16));
            } else USE_PART(READ, F_R, K(V(Rb, v2)), BITS(16, 16));
            if (V(half_SWIZZLE_B, v1) == 3) {
                USE_PART(READ, F_R, K(V(Rb, v2)), BITS(16, 16));
            } else USE_PART(READ, F_R, K(V(Rb, v2)), BITS(0, 16));
        END_LET(1)
        NEED(1);
    }
    if (LINE(l4) == 1) USE(READ, F_R, V(Rb, v2));
    rt_leave(u);
}

static void neg_halves_reads_3(struct rt_uses *u, int v1, int v2, int l4)
{
    rt_enter(u);
    if (LINE(l4) == 0) {
        LET(1)
            if (V(half_HFMA_SWIZZLE_C, v1) == 2) {
                USE_PART(READ, F_R, K(V(Rc, v2)), BITS(0, 16));
            } else USE_PART(READ, F_R, K(V(Rc, v2)), BITS(16, 16));
            if (V(half_HFMA_SWIZZLE_C, v1) == 3) {
                USE_PART(READ, F_R, K(V(Rc, v2)), BITS(16, 16));
            } else USE_PART(READ, F_R, K(V(Rc, v2)), BITS(0, 16));
        END_LET(1)
        NEED(1);
    }
    if (LINE(l4) == 1) USE(READ, F_R, V(Rc, v2));
    rt_leave(u);
}

static void neg_halves_keeps_2(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void neg_halves_keeps_3(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_C, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void uses_hfma2_r(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 15, 3);
    IF(1, guard_value(u, 15, 3))
        LET(3)
            if (!V(half_HALF_SAT, 2)) {
                halves_reads_2(u, 6, 4, 0);
                neg_halves_reads_2(u, 10, 8, 1);
                neg_halves_reads_3(u, 14, 12, 2);
            } else {
                halves_reads_2(u, 6, 4, 0);
                neg_halves_reads_2(u, 10, 8, 1);
                neg_halves_reads_3(u, 14, 12, 2);
            }
            if (!V(half_HALF_SAT, 2)) {
                halves_reads_2(u, 6, 4, 0);
                neg_halves_reads_2(u, 10, 8, 1);
                neg_halves_reads_3(u, 14, 12, 2);
            } else {
                halves_reads_2(u, 6, 4, 0);
                neg_halves_reads_2(u, 10, 8, 1);
                neg_halves_reads_3(u, 14, 12, 2);
            }
        END_LET(3)
        if (V(half_MERGE, 0) == 2) {
            USE_PART(READ, F_R, K(V(Rd, 3)), BITS(16, 16));
            NEED(3);
        } else if (V(half_MERGE, 0) == 3) {
            NEED(3);
            USE_PART(READ, F_R, K(V(Rd, 3)), BITS(0, 16));
        } else NEED(3);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    halves_keeps(u, 5, 4);
    neg_halves_keeps_2(u, 9, 8);
    neg_halves_keeps_3(u, 13, 12);
    rt_leave(u);
}

static void neg_halves_reads_4(struct rt_uses *u, int v1, int v2, int l4)
{
    rt_enter(u);
    if (LINE(l4) == 0) {
        LET(1)
            if (V(half_HFMA_SWIZZLE_C_CONST, v1) == 2) {
                USE_PART(READ, F_R, K(V(Rc, v2)), BITS(0, 16));
            } else USE_PART(READ, F_R, K(V(Rc, v2)), BITS(16, 16));
            if (V(half_HFMA_SWIZZLE_C_CONST, v1) == 3) {
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
            if (!V(half_HALF_SAT_CONST, 2)) {
                halves_reads_2(u, 6, 4, 0);
                neg_halves_reads_4(u, 15, 13, 3);
            } else {
                halves_reads_2(u, 6, 4, 0);
                neg_halves_reads_4(u, 15, 13, 3);
            }
            if (!V(half_HALF_SAT_CONST, 2)) {
                halves_reads_2(u, 6, 4, 0);
                neg_halves_reads_4(u, 15, 13, 3);
            } else {
                halves_reads_2(u, 6, 4, 0);
                neg_halves_reads_4(u, 15, 13, 3);
            }
        END_LET(3)
        if (V(half_MERGE, 0) == 2) {
            USE_PART(READ, F_R, K(V(Rd, 3)), BITS(16, 16));
            NEED(3);
        } else if (V(half_MERGE, 0) == 3) {
            NEED(3);
            USE_PART(READ, F_R, K(V(Rd, 3)), BITS(0, 16));
        } else NEED(3);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    halves_keeps(u, 5, 4);
    neg_halves_keeps_3(u, 14, 13);
    rt_leave(u);
}

static void neg_halves_keeps_4(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void uses_hfma2_c(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 14, 4);
    IF(1, guard_value(u, 14, 4))
        LET(3)
            if (!V(half_HALF_SAT_CONST, 2)) {
                halves_reads_2(u, 6, 4, 0);
                neg_halves_reads_4(u, 10, 8, 1);
            } else {
                halves_reads_2(u, 6, 4, 0);
                neg_halves_reads_4(u, 10, 8, 1);
            }
            if (!V(half_HALF_SAT_CONST, 2)) {
                halves_reads_2(u, 6, 4, 0);
                neg_halves_reads_4(u, 10, 8, 1);
            } else {
                halves_reads_2(u, 6, 4, 0);
                neg_halves_reads_4(u, 10, 8, 1);
            }
        END_LET(3)
        if (V(half_MERGE, 0) == 2) {
            USE_PART(READ, F_R, K(V(Rd, 3)), BITS(16, 16));
            NEED(3);
        } else if (V(half_MERGE, 0) == 3) {
            NEED(3);
            USE_PART(READ, F_R, K(V(Rd, 3)), BITS(0, 16));
        } else NEED(3);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    halves_keeps(u, 5, 4);
    neg_halves_keeps_4(u, 9, 8);
    rt_leave(u);
}

static void uses_hfma2_32i(struct rt_uses *u)
{
    guard_reads(u, 8, 1);
    IF(1, guard_value(u, 8, 1))
        halves_reads(u, 4, 2, 0);
        USE(READ, F_R, V(Rd, 1));
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    halves_keeps(u, 3, 2);
}

static void uses_hset2_r(struct rt_uses *u)
{
    struct rt_test x2 = OPEN, x4 = OPEN;
    rt_enter(u);
    guard_reads(u, 17, 3);
    IF(5, guard_value(u, 17, 3))
        x2 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(half_HALF_CMP, 1))), K(0))));
        LET(3)
            if (V(BOP, 3) == 0) {
                f16_a_reads(u, 9, 7, 6, 0);
                f16_b_reads(u, 14, 12, 11, 1);
                IF(1, x2) USE(EARLY(7), F_P, V(Pp, 16)); END(1)
            }
            if (V(BOP, 3) == 1) {
                f16_a_reads(u, 9, 7, 6, 0);
                f16_b_reads(u, 14, 12, 11, 1);
                IF(2, rt_not(x2)) USE(EARLY(7), F_P, V(Pp, 16)); END(2)
            }
            if (V(BOP, 3) == 2) {
                f16_a_reads(u, 9, 7, 6, 0);
                f16_b_reads(u, 14, 12, 11, 1);
                USE(EARLY(7), F_P, V(Pp, 16));
            }
        END_LET(3)
        x4 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(half_HALF_CMP, 1))), K(0))));
        LET(5)
            if (V(BOP, 3) == 0) {
                f16_a_reads(u, 9, 7, 6, 0);
                f16_b_reads(u, 14, 12, 11, 1);
                IF(3, x4) USE(EARLY(7), F_P, V(Pp, 16)); END(3)
            }
            if (V(BOP, 3) == 1) {
                f16_a_reads(u, 9, 7, 6, 0);
                f16_b_reads(u, 14, 12, 11, 1);
                IF(4, rt_not(x4)) USE(EARLY(7), F_P, V(Pp, 16)); END(4)
            }
            if (V(BOP, 3) == 2) {
                f16_a_reads(u, 9, 7, 6, 0);
                f16_b_reads(u, 14, 12, 11, 1);
                USE(EARLY(7), F_P, V(Pp, 16));
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
        x2 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(half_HALF_CMP_CONST, 1))),
            K(0))));
        LET(3)
            if (V(BOP, 3) == 0) {
                f16_a_reads(u, 9, 7, 6, 0);
                IF(1, x2) USE(EARLY(7), F_P, V(Pp, 16)); END(1)
            }
            if (V(BOP, 3) == 1) {
                f16_a_reads(u, 9, 7, 6, 0);
                IF(2, rt_not(x2)) USE(EARLY(7), F_P, V(Pp, 16)); END(2)
            }
            if (V(BOP, 3) == 2) {
                f16_a_reads(u, 9, 7, 6, 0);
                USE(EARLY(7), F_P, V(Pp, 16));
            }
        END_LET(3)
        x4 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(half_HALF_CMP_CONST, 1))),
            K(0))));
        LET(5)
            if (V(BOP, 3) == 0) {
                f16_a_reads(u, 9, 7, 6, 0);
                IF(3, x4) USE(EARLY(7), F_P, V(Pp, 16)); END(3)
            }
            if (V(BOP, 3) == 1) {
                f16_a_reads(u, 9, 7, 6, 0);
                IF(4, rt_not(x4)) USE(EARLY(7), F_P, V(Pp, 16)); END(4)
            }
            if (V(BOP, 3) == 2) {
                f16_a_reads(u, 9, 7, 6, 0);
                USE(EARLY(7), F_P, V(Pp, 16));
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
        x1 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(half_HALF_CMP, 0))), K(0))));
        x2 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(half_HALF_CMP, 0))), K(0))));
        LET(4)
            if (V(half_H_AND, 1)) {
                f16_a_reads(u, 10, 8, 7, 0);
                f16_b_reads(u, 15, 13, 12, 1);
            } else {
                f16_a_reads(u, 10, 8, 7, 0);
                f16_b_reads(u, 15, 13, 12, 1);
            }
        END_LET(4)
        x4 = rt_answer(u, (V(half_H_AND, 1) ? rt_both(x1, x2) : x1));
        if (V(BOP, 3) == 0) {
            NEED(4);
            IF(1, x4) USE(EARLY(7), F_P, V(Pp, 17)); END(1)
        }
        if (V(BOP, 3) == 1) {
            NEED(4);
            IF(2, rt_not(x4)) USE(EARLY(7), F_P, V(Pp, 17)); END(2)
        }
        if (V(BOP, 3) == 2) {
            NEED(4);
            USE(EARLY(7), F_P, V(Pp, 17));
        }
        USE(WRITE(1), F_P, V(Pu, 4));
        LET(5)
            if (V(half_H_AND, 1)) {
                f16_a_reads(u, 10, 8, 7, 0);
                f16_b_reads(u, 15, 13, 12, 1);
            } else {
                f16_a_reads(u, 10, 8, 7, 0);
                f16_b_reads(u, 15, 13, 12, 1);
            }
        END_LET(5)
        x5 = rt_answer(u, (V(half_H_AND, 1) ? rt_not(rt_both(x1, x2)) : x2));
        if (V(BOP, 3) == 0) {
            NEED(5);
            IF(3, x5) USE(EARLY(7), F_P, V(Pp, 17)); END(3)
        }
        if (V(BOP, 3) == 1) {
            NEED(5);
            IF(4, rt_not(x5)) USE(EARLY(7), F_P, V(Pp, 17)); END(4)
        }
        if (V(BOP, 3) == 2) {
            NEED(5);
            USE(EARLY(7), F_P, V(Pp, 17));
        }
        USE(WRITE(1), F_P, V(Pv, 5));
    END(5)
    rt_leave(u);
}

static void uses_hsetp2_c(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x4 = OPEN, x5 = OPEN;
    rt_enter(u);
    guard_reads(u, 19, 4);
    IF(5, guard_value(u, 19, 4))
        x1 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(half_HALF_CMP_CONST, 0))),
            K(0))));
        x2 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(half_HALF_CMP_CONST, 0))),
            K(0))));
        LET(4)
            if (V(half_H_AND_CONST, 1)) {
                f16_a_reads(u, 10, 8, 7, 0);
            } else f16_a_reads(u, 10, 8, 7, 0);
        END_LET(4)
        x4 = rt_answer(u, (V(half_H_AND_CONST, 1) ? rt_both(x1, x2) : x1));
        if (V(BOP, 3) == 0) {
            NEED(4);
            IF(1, x4) USE(EARLY(7), F_P, V(Pp, 18)); END(1)
        }
        if (V(BOP, 3) == 1) {
            NEED(4);
            IF(2, rt_not(x4)) USE(EARLY(7), F_P, V(Pp, 18)); END(2)
        }
        if (V(BOP, 3) == 2) {
            NEED(4);
            USE(EARLY(7), F_P, V(Pp, 18));
        }
        USE(WRITE(1), F_P, V(Pu, 4));
        LET(5)
            if (V(half_H_AND_CONST, 1)) {
                f16_a_reads(u, 10, 8, 7, 0);
            } else f16_a_reads(u, 10, 8, 7, 0);
        END_LET(5)
        x5 = rt_answer(u, (V(half_H_AND_CONST, 1) ? rt_not(rt_both(x1, x2)) : x2));
        if (V(BOP, 3) == 0) {
            NEED(5);
            IF(3, x5) USE(EARLY(7), F_P, V(Pp, 18)); END(3)
        }
        if (V(BOP, 3) == 1) {
            NEED(5);
            IF(4, rt_not(x5)) USE(EARLY(7), F_P, V(Pp, 18)); END(4)
        }
        if (V(BOP, 3) == 2) {
            NEED(5);
            USE(EARLY(7), F_P, V(Pp, 18));
        }
        USE(WRITE(1), F_P, V(Pv, 5));
    END(5)
    rt_leave(u);
}

static uint64_t opt_po_value(struct rt_uses *u, int l1)
{
    switch (LINE(l1)) {
    case 0: return 0;
    case 1: return 1;
    }
    return 3;
}

static void sum_a_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(integer_NEG_A, v1)) {
            USE(READ, F_R, V(Ra, v2));
        } else USE(READ, F_R, V(Ra, v2));
    }
    if (LINE(l3) == 1) USE(READ, F_R, V(Ra, v2));
}

static void sum_b_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(integer_NEG_B, v1)) {
            USE(READ, F_R, V(Rb, v2));
        } else USE(READ, F_R, V(Rb, v2));
    }
    if (LINE(l3) == 4) USE(READ, F_R, V(Rb, v2));
}

static rt_value sum_a_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0:
        return (V(integer_NEG_A, v1) ? rt_slice(u, rt_bxor(u, rt_content(u, F_R, K(V(Ra, v2))),
            K(UINT64_MAX)), 0, 32) : rt_slice(u, rt_content(u, F_R, K(V(Ra, v2))), 0, 32));
    }
    return rt_content(u, F_R, K(V(Ra, v2)));
}

static rt_value sum_b_value(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    switch (LINE(l4)) {
    case 0:
        return (V(integer_NEG_B, v1) ? rt_slice(u, rt_bxor(u, rt_content(u, F_R, K(V(Rb, v2))),
            K(UINT64_MAX)), 0, 32) : rt_slice(u, rt_content(u, F_R, K(V(Rb, v2))), 0, 32));
    case 1:
        return (V(integer_NEG_B, v1) ? rt_slice(u, rt_bxor(u, UNKNOWN, K(UINT64_MAX)), 0, 32) :
            UNKNOWN);
    case 2: case 6: return K(rt_bits(rt_sext(V(IMM, v3), 20), 0, 32));
    case 3: return K(rt_bits(~rt_sext(V(IMM, v3), 20), 0, 32));
    case 4: return rt_content(u, F_R, K(V(Rb, v2)));
    }
    return UNKNOWN;
}

static void sum_a_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_A, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void sum_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 4) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_iadd(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
    rt_value x2 = UNKNOWN;
    guard_reads(u, 13, 4);
    IF(2, guard_value(u, 13, 4))
        x1 = rt_answer(u, rt_chosen_test(rt_sure(V(X, 1)), rt_test_of(u, rt_slice(u, rt_content(u,
            F_CC, K(0)), 2, 1)), rt_sure(rt_bits(opt_po_value(u, 0), 0, 1))));
        x2 = rt_add(u, rt_add(u, rt_slice(u, sum_a_value(u, 4, 5, 1), 0, 32), rt_slice(u,
            sum_b_value(u, 7, 8, 12, 2), 0, 32)), rt_of_test(u, x1));
        if (V(SAT, 0)) {
            sum_a_reads(u, 4, 5, 1);
            sum_b_reads(u, 7, 8, 2);
            if (V(X, 1)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
        } else {
            sum_a_reads(u, 4, 5, 1);
            sum_b_reads(u, 7, 8, 2);
            if (V(X, 1)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
        }
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CC, 3)) {
            sum_a_reads(u, 4, 5, 1);
            sum_b_reads(u, 7, 8, 2);
            if (V(X, 1)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
            IF(1, rt_eq(u, rt_slice(u, x2, 0, 32), K(0)))
                if (!(!V(X, 1))) USE_PART(READ, F_CC, K(0), BITS(0, 1));
            END(1)
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    sum_a_keeps(u, 6, 5);
    sum_b_keeps(u, 9, 8, 2);
}

static void sum_a_32i_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(NEG_A_32I, v1)) {
            USE(READ, F_R, V(Ra, v2));
        } else USE(READ, F_R, V(Ra, v2));
    }
    if (LINE(l3) == 1) USE(READ, F_R, V(Ra, v2));
}

static rt_value sum_a_32i_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0:
        return (V(NEG_A_32I, v1) ? rt_slice(u, rt_bxor(u, rt_content(u, F_R, K(V(Ra, v2))),
            K(UINT64_MAX)), 0, 32) : rt_slice(u, rt_content(u, F_R, K(V(Ra, v2))), 0, 32));
    }
    return rt_content(u, F_R, K(V(Ra, v2)));
}

static void sum_a_32i_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_A, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void uses_iadd32i(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
    rt_value x2 = UNKNOWN;
    guard_reads(u, 8, 2);
    IF(2, guard_value(u, 8, 2))
        x1 = rt_answer(u, rt_chosen_test(rt_sure(V(integer_X_32I, 1)), rt_test_of(u, rt_slice(u,
            rt_content(u, F_CC, K(0)), 2, 1)), rt_sure(V(NEG_A_32I, 4))));
        x2 = rt_add(u, rt_add(u, rt_slice(u, sum_a_32i_value(u, 4, 5, 1), 0, 32),
            K(rt_bits(rt_sext(V(IMM32, 7), 32), 0, 32))), rt_of_test(u, x1));
        if (V(integer_SAT_32I, 0)) {
            sum_a_32i_reads(u, 4, 5, 1);
            if (V(integer_X_32I, 1)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
        } else {
            sum_a_32i_reads(u, 4, 5, 1);
            if (V(integer_X_32I, 1)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
        }
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CC_32I, 3)) {
            sum_a_32i_reads(u, 4, 5, 1);
            if (V(integer_X_32I, 1)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
            IF(1, rt_eq(u, rt_slice(u, x2, 0, 32), K(0)))
                if (!(!V(integer_X_32I, 1))) USE_PART(READ, F_CC, K(0), BITS(0, 1));
            END(1)
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    sum_a_32i_keeps(u, 6, 5);
}

static void iadd3_a_reads(struct rt_uses *u, int v1, int v2, int v3)
{
    if (V(integer_IADD3_NEG_A, v3)) {
        if (V(integer_HALF_A, v1) == 0) USE(READ, F_R, V(Ra, v2));
        if (V(integer_HALF_A, v1) == 1) USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
        if (V(integer_HALF_A, v1) == 2) USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
    } else {
        if (V(integer_HALF_A, v1) == 0) USE(READ, F_R, V(Ra, v2));
        if (V(integer_HALF_A, v1) == 1) USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
        if (V(integer_HALF_A, v1) == 2) USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
    }
}

static void iadd3_b_half_reads(struct rt_uses *u, int v1, int v2, int v3)
{
    if (V(integer_IADD3_NEG_B, v3)) {
        if (V(integer_HALF_B, v1) == 0) USE(READ, F_R, V(Rb, v2));
        if (V(integer_HALF_B, v1) == 1) USE_PART(READ, F_R, K(V(Rb, v2)), BITS(0, 16));
        if (V(integer_HALF_B, v1) == 2) USE_PART(READ, F_R, K(V(Rb, v2)), BITS(16, 16));
    } else {
        if (V(integer_HALF_B, v1) == 0) USE(READ, F_R, V(Rb, v2));
        if (V(integer_HALF_B, v1) == 1) USE_PART(READ, F_R, K(V(Rb, v2)), BITS(0, 16));
        if (V(integer_HALF_B, v1) == 2) USE_PART(READ, F_R, K(V(Rb, v2)), BITS(16, 16));
    }
}

static void iadd3_c_half_reads(struct rt_uses *u, int v1, int v2, int v3)
{
    if (V(integer_IADD3_NEG_C, v3)) {
        if (V(integer_HALF_C, v1) == 0) USE(READ, F_R, V(Rc, v2));
        if (V(integer_HALF_C, v1) == 1) USE_PART(READ, F_R, K(V(Rc, v2)), BITS(0, 16));
        if (V(integer_HALF_C, v1) == 2) USE_PART(READ, F_R, K(V(Rc, v2)), BITS(16, 16));
    } else {
        if (V(integer_HALF_C, v1) == 0) USE(READ, F_R, V(Rc, v2));
        if (V(integer_HALF_C, v1) == 1) USE_PART(READ, F_R, K(V(Rc, v2)), BITS(0, 16));
        if (V(integer_HALF_C, v1) == 2) USE_PART(READ, F_R, K(V(Rc, v2)), BITS(16, 16));
    }
}

static void uses_iadd3_r(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 16, 3);
    IF(1, guard_value(u, 16, 3))
        if (V(integer_IADD3_X, 1)) USE(READ, F_CC, 0);
        if (V(integer_IADD3_SHIFT, 0) == 1) {
            iadd3_a_reads(u, 6, 5, 4);
            iadd3_b_half_reads(u, 10, 9, 8);
        }
        LET(2)
            if (V(integer_IADD3_SHIFT, 0) == 0) {
                iadd3_a_reads(u, 6, 5, 4);
                iadd3_b_half_reads(u, 10, 9, 8);
            }
            if (V(integer_IADD3_SHIFT, 0) == 1) {
                iadd3_a_reads(u, 6, 5, 4);
                iadd3_b_half_reads(u, 10, 9, 8);
            }
            if (V(integer_IADD3_SHIFT, 0) == 2) {
                iadd3_a_reads(u, 6, 5, 4);
                iadd3_b_half_reads(u, 10, 9, 8);
            }
            iadd3_c_half_reads(u, 14, 13, 12);
        END_LET(2)
        NEED(2);
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CC, 3)) {
            iadd3_a_reads(u, 6, 5, 4);
            iadd3_b_half_reads(u, 10, 9, 8);
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
        if (V(integer_IADD3_X, 0)) USE(READ, F_CC, 0);
        LET(1)
            if (V(integer_IADD3_NEG_A, 3)) {
                USE(READ, F_R, V(Ra, 4));
            } else USE(READ, F_R, V(Ra, 4));
        END_LET(1)
        LET(2)
            NEED(1);
            if (V(integer_IADD3_NEG_C, 10)) {
                USE(READ, F_R, V(Rc, 11));
            } else USE(READ, F_R, V(Rc, 11));
        END_LET(2)
        NEED(2);
        USE(WRITE(1), F_R, V(Rd, 1));
        if (V(CC, 2)) {
            NEED(1);
            USE(WRITE(1), F_CC, 0);
        }
    END(1)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    if (V(REUSE_C, 12)) USE(KEEP, F_R, V(Rc, 11));
    rt_leave(u);
}

static void scaled_a_reads(struct rt_uses *u, int v1, int v3, int l4)
{
    if (LINE(l4) == 0) {
        if (V(integer_NEG_A, v3)) {
            USE(READ, F_R, V(Ra, v1));
        } else USE(READ, F_R, V(Ra, v1));
    }
    if (LINE(l4) == 1) USE(READ, F_R, V(Ra, v1));
}

static void scaled_a_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_A, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void uses_iscadd(struct rt_uses *u)
{
    guard_reads(u, 12, 4);
    IF(1, guard_value(u, 12, 4))
        scaled_a_reads(u, 3, 2, 1);
        sum_b_reads(u, 5, 6, 2);
        USE(WRITE(1), F_R, V(Rd, 0));
        if (V(CC, 1)) USE(WRITE(1), F_CC, 0);
    END(1)
    scaled_a_keeps(u, 4, 3);
    sum_b_keeps(u, 7, 6, 2);
}

static void uses_iscadd32i(struct rt_uses *u)
{
    guard_reads(u, 6, 0);
    IF(1, guard_value(u, 6, 0))
        USE(READ, F_R, V(Ra, 2));
        USE(WRITE(1), F_R, V(Rd, 0));
        if (V(CC_32I, 1)) USE(WRITE(1), F_CC, 0);
    END(1)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
}

static void uses_imnmx(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 2);
    IF(2, guard_value(u, 13, 2))
        if (V(integer_PART, 1)) if (V(integer_PART, 1) < 3) USE(EARLY(7), F_CC, 0);
        LET(1)
            if (V(SIGNED, 0)) {
                USE(READ, F_R, V(Ra, 4));
                src_b_reads(u, 6, 0);
            } else {
                USE(READ, F_R, V(Ra, 4));
                src_b_reads(u, 6, 0);
            }
        END_LET(1)
        LET(2)
            if (V(SIGNED, 0)) {
                USE(READ, F_R, V(Ra, 4));
                src_b_reads(u, 6, 0);
            } else {
                USE(READ, F_R, V(Ra, 4));
                src_b_reads(u, 6, 0);
            }
        END_LET(2)
        LET(3)
            USE(EARLY(7), F_P, V(Pp, 12));
            IF(1, rt_differ(FLAG(F_P, V(Pp, 12)), rt_sure(V(NOT_Pp, 11)))) NEED(1);
            ELSE(1) NEED(2); END(1)
        END_LET(3)
        NEED(3);
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CC, 3)) USE(WRITE(1), F_CC, 0);
    END(2)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    src_b_keeps(u, 7, 6, 0);
    rt_leave(u);
}

static void uses_icmp_b(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 12, 1);
    IF(2, guard_value(u, 12, 1))
        LET(1)
            if (V(SIGNED, 1)) {
                USE(READ, F_R, V(Rc, 10));
            } else USE(READ, F_R, V(Rc, 10));
        END_LET(1)
        x1 = (V(SIGNED, 1) ? rt_signed(u, rt_content(u, F_R, K(V(Rc, 10))), 32) : rt_slice(u,
            rt_content(u, F_R, K(V(Rc, 10))), 0, 32));
        NEED(1);
        IF(1, rt_not(rt_eq(u, rt_band(u, K(V(CMP, 0)), rt_chosen(u, rt_lt(u, x1, K(0)), K(1),
            rt_chosen(u, rt_eq(u, x1, K(0)), K(2), K(4)))), K(0))))
            USE(READ, F_R, V(Ra, 3));
        ELSE(1) src_b_reads(u, 5, 0); END(1)
        USE(WRITE(1), F_R, V(Rd, 2));
    END(2)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_C, 11)) USE(KEEP, F_R, V(Rc, 10));
    src_b_keeps(u, 6, 5, 0);
    rt_leave(u);
}

static void uses_icmp_c(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 9, 1);
    IF(2, guard_value(u, 9, 1))
        x1 = (V(SIGNED, 1) ? rt_signed(u, UNKNOWN, 32) : UNKNOWN);
        IF(1, rt_not(rt_eq(u, rt_band(u, K(V(CMP, 0)), rt_chosen(u, rt_lt(u, x1, K(0)), K(1),
            rt_chosen(u, rt_eq(u, x1, K(0)), K(2), K(4)))), K(0))))
            USE(READ, F_R, V(Ra, 3));
        ELSE(1) USE(READ, F_R, V(Rc, 5)); END(1)
        USE(WRITE(1), F_R, V(Rd, 2));
    END(2)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_B, 6)) USE(KEEP, F_R, V(Rc, 5));
}

static void inverted_b_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(logic_LOP_INV_B, v1)) {
            USE(READ, F_R, V(Rb, v2));
        } else USE(READ, F_R, V(Rb, v2));
    }
}

static rt_value inverted_b_value(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    switch (LINE(l4)) {
    case 0:
        return (V(logic_LOP_INV_B, v1) ? rt_slice(u, rt_bxor(u, rt_content(u, F_R, K(V(Rb, v2))),
            K(UINT64_MAX)), 0, 32) : rt_slice(u, rt_content(u, F_R, K(V(Rb, v2))), 0, 32));
    case 1:
        return (V(logic_LOP_INV_B, v1) ? rt_slice(u, rt_bxor(u, UNKNOWN, K(UINT64_MAX)), 0, 32) :
            UNKNOWN);
    case 2: return K(rt_bits(rt_sext(V(IMM, v3), 20), 0, 32));
    }
    return K(rt_bits(~rt_sext(V(IMM, v3), 20), 0, 32));
}

static void opt_writes_2(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(WRITE(1), F_P, V(Pd, v1));
}

static void inverted_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_lop(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 15, 4);
    IF(2, guard_value(u, 15, 4))
        LET(1)
            if (V(logic_LOP_OP, 0) == 0) {
                if (V(logic_LOP_INV_A, 6)) {
                    USE(READ, F_R, V(Ra, 7));
                } else USE(READ, F_R, V(Ra, 7));
                inverted_b_reads(u, 9, 10, 2);
            }
            if (V(logic_LOP_OP, 0) == 1) {
                if (V(logic_LOP_INV_A, 6)) {
                    USE(READ, F_R, V(Ra, 7));
                } else USE(READ, F_R, V(Ra, 7));
                inverted_b_reads(u, 9, 10, 2);
            }
            if (V(logic_LOP_OP, 0) == 2) {
                if (V(logic_LOP_INV_A, 6)) {
                    USE(READ, F_R, V(Ra, 7));
                } else USE(READ, F_R, V(Ra, 7));
                inverted_b_reads(u, 9, 10, 2);
            }
            if (V(logic_LOP_OP, 0) == 3) inverted_b_reads(u, 9, 10, 2);
        END_LET(1)
        x1 = ((V(logic_LOP_OP, 0) == 0) ? rt_band(u, (V(logic_LOP_INV_A, 6) ? rt_slice(u, rt_bxor(u,
            rt_content(u, F_R, K(V(Ra, 7))), K(UINT64_MAX)), 0, 32) : rt_slice(u, rt_content(u, F_R,
            K(V(Ra, 7))), 0, 32)), inverted_b_value(u, 9, 10, 14, 2)) : ((V(logic_LOP_OP, 0) == 1) ?
            rt_bor(u, (V(logic_LOP_INV_A, 6) ? rt_slice(u, rt_bxor(u, rt_content(u, F_R, K(V(Ra,
            7))), K(UINT64_MAX)), 0, 32) : rt_slice(u, rt_content(u, F_R, K(V(Ra, 7))), 0, 32)),
            inverted_b_value(u, 9, 10, 14, 2)) : ((V(logic_LOP_OP, 0) == 2) ? rt_bxor(u,
            (V(logic_LOP_INV_A, 6) ? rt_slice(u, rt_bxor(u, rt_content(u, F_R, K(V(Ra, 7))),
            K(UINT64_MAX)), 0, 32) : rt_slice(u, rt_content(u, F_R, K(V(Ra, 7))), 0, 32)),
            inverted_b_value(u, 9, 10, 14, 2)) : ((V(logic_LOP_OP, 0) == 3) ? inverted_b_value(u, 9,
            10, 14, 2) : UNKNOWN))));
        NEED(1);
        USE(WRITE(1), F_R, V(Rd, 4));
        opt_writes_2(u, 3, 0);
        if (V(CC, 5)) {
            IF(1, rt_eq(u, rt_slice(u, x1, 0, 32), K(0)))
                if (!(!V(X, 1))) USE_PART(READ, F_CC, K(0), BITS(0, 1));
            END(1)
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    if (V(REUSE_A, 8)) USE(KEEP, F_R, V(Ra, 7));
    inverted_b_keeps(u, 11, 10, 2);
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
            if (V(logic_LOP32I_INV_A, 4)) {
                USE(READ, F_R, V(Ra, 5));
            } else USE(READ, F_R, V(Ra, 5));
        END_LET(1)
        x1 = (V(logic_LOP32I_INV_A, 4) ? rt_slice(u, rt_bxor(u, rt_content(u, F_R, K(V(Ra, 5))),
            K(UINT64_MAX)), 0, 32) : rt_slice(u, rt_content(u, F_R, K(V(Ra, 5))), 0, 32));
        x2 = (V(logic_LOP32I_INV_B, 8) ? rt_bits(~V(UIMM32, 7), 0, 32) : V(UIMM32, 7));
        x3 = ((V(logic_LOP32I_OP, 0) == 0) ? rt_band(u, x1, K(x2)) : ((V(logic_LOP32I_OP, 0) == 1) ?
            rt_bor(u, x1, K(x2)) : ((V(logic_LOP32I_OP, 0) == 2) ? rt_bxor(u, x1, K(x2)) :
            ((V(logic_LOP32I_OP, 0) == 3) ? K(x2) : UNKNOWN))));
        if (V(logic_LOP32I_OP, 0) == 0) NEED(1);
        if (V(logic_LOP32I_OP, 0) == 1) NEED(1);
        if (V(logic_LOP32I_OP, 0) == 2) NEED(1);
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CC_32I, 3)) {
            IF(1, rt_eq(u, rt_slice(u, x3, 0, 32), K(0)))
                if (!(!V(logic_LOP32I_X, 1))) USE_PART(READ, F_CC, K(0), BITS(0, 1));
            END(1)
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
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
        opt_writes_2(u, 2, 0);
        if (V(CC, 4)) {
            IF(1, OPEN) if (!(!V(logic_LOP3_X, 0))) USE_PART(READ, F_CC, K(0), BITS(0, 1)); END(1)
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_B, 8)) USE(KEEP, F_R, V(Rb, 7));
    if (V(REUSE_C, 10)) USE(KEEP, F_R, V(Rc, 9));
}

static void uses_lop3_c(struct rt_uses *u)
{
    guard_reads(u, 10, 1);
    IF(2, guard_value(u, 10, 1))
        USE(READ, F_R, V(Ra, 3));
        USE(READ, F_R, V(Rc, 7));
        USE(WRITE(1), F_R, V(Rd, 1));
        if (V(CC, 2)) {
            IF(1, OPEN) if (!(!V(logic_LOP3_X_CONST, 0))) USE_PART(READ, F_CC, K(0), BITS(0, 1));
                END(1)
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_C, 8)) USE(KEEP, F_R, V(Rc, 7));
}

static void uses_lop3_i(struct rt_uses *u)
{
    guard_reads(u, 9, 0);
    IF(2, guard_value(u, 9, 0))
        USE(READ, F_R, V(Ra, 3));
        USE(READ, F_R, V(Rc, 6));
        USE(WRITE(1), F_R, V(Rd, 1));
        if (V(CC, 2)) {
            IF(1, OPEN) if (!(!V(logic_LOP3_X_IMM, 0))) USE_PART(READ, F_CC, K(0), BITS(0, 1));
                END(1)
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_C, 7)) USE(KEEP, F_R, V(Rc, 6));
}

static void addr_reads_2(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        if (V(memory_E, v1)) {
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
        x1 = ((V(memory_LDG_SIZE, 2) < 6) ? V(memory_LDG_SIZE, 2) : 6);
        if (x1 == 0) {
            addr_reads_2(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (x1 == 1) {
            addr_reads_2(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (x1 == 2) {
            addr_reads_2(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (x1 == 3) {
            addr_reads_2(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (x1 == 4) {
            addr_reads_2(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (!(V(Rd, 3) == 255)) {
            if (x1 == 5) {
                addr_reads_2(u, 0, 4, 0);
                USE(WRITE(1), F_R, V(Rd, 3));
                USE(WRITE(1), F_R, (V(Rd, 3) + 1));
            } else {
                addr_reads_2(u, 0, 4, 0);
                USE(WRITE(1), F_R, V(Rd, 3));
                USE(WRITE(1), F_R, (V(Rd, 3) + 1));
                USE(WRITE(1), F_R, (V(Rd, 3) + 2));
                USE(WRITE(1), F_R, (V(Rd, 3) + 3));
            }
        }
    END(1)
}

static void addr_reg_reads_3(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        if (V(memory_E, v1)) {
            USE(READ, F_R, V(Ra, v2));
            USE(READ, F_R, (V(Ra, v2) | 1));
        } else USE(READ, F_R, V(Ra, v2));
    }
}

static void uses_ldg_p(struct rt_uses *u)
{
    guard_reads(u, 8, 2);
    IF(1, guard_value(u, 8, 2))
        addr_reg_reads_3(u, 0, 5, 1);
        USE(WRITE(1), F_P, (7 - V(memory_Pl, 3)));
        USE(WRITE(1), F_R, V(Rd, 4));
        if (V(memory_LDG_SIZE, 2) > 4) USE(WRITE(1), F_R, (V(Rd, 4) | 1));
        if (V(memory_LDG_SIZE, 2) > 5) USE(WRITE(1), F_R, (V(Rd, 4) | 2));
        if (V(memory_LDG_SIZE, 2) > 5) USE(WRITE(1), F_R, (V(Rd, 4) | 3));
    END(1)
}

static void uses_stg(struct rt_uses *u)
{
    guard_reads(u, 7, 1);
    IF(1, guard_value(u, 7, 1))
        if (V(memory_SIZE, 2) < 2) {
            USE(EARLY(-4), F_R, V(Rd, 6));
            addr_reads_2(u, 0, 3, 0);
        } else if (V(memory_SIZE, 2) < 4) {
            USE(EARLY(-4), F_R, V(Rd, 6));
            addr_reads_2(u, 0, 3, 0);
        } else if (V(memory_SIZE, 2) == 4) {
            USE(EARLY(-4), F_R, V(Rd, 6));
            addr_reads_2(u, 0, 3, 0);
        } else if (V(Rd, 6) == 255) {
            if (V(memory_SIZE, 2) == 5) {
                addr_reads_2(u, 0, 3, 0);
            } else addr_reads_2(u, 0, 3, 0);
        } else if (V(memory_SIZE, 2) == 5) {
            USE(EARLY(-4), F_R, V(Rd, 6));
            USE(EARLY(-4), F_R, (V(Rd, 6) + 1));
            addr_reads_2(u, 0, 3, 0);
        } else {
            USE(EARLY(-4), F_R, V(Rd, 6));
            USE(EARLY(-4), F_R, (V(Rd, 6) + 1));
            USE(EARLY(-4), F_R, (V(Rd, 6) + 2));
            USE(EARLY(-4), F_R, (V(Rd, 6) + 3));
            addr_reads_2(u, 0, 3, 0);
        }
    END(1)
}

static void addr_reads_3(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        if (V(memory_LD_E, v1)) {
            USE(EARLY(-4), F_R, V(Ra, v2));
            USE(EARLY(-4), F_R, (V(Ra, v2) | 1));
        } else USE(EARLY(-4), F_R, V(Ra, v2));
    }
}

static void opt_ld_p_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(EARLY(7), F_P, V(LD_P, v1));
}

static void uses_ld(struct rt_uses *u)
{
    guard_reads(u, 8, 2);
    IF(1, guard_value(u, 8, 2))
        addr_reads_3(u, 0, 4, 0);
        opt_ld_p_reads(u, 7, 1);
        USE(WRITE(1), F_R, V(Rd, 3));
        if (V(memory_LD_SIZE, 2) > 4) USE(WRITE(1), F_R, (V(Rd, 3) | 1));
        if (V(memory_LD_SIZE, 2) > 5) USE(WRITE(1), F_R, (V(Rd, 3) | 2));
        if (V(memory_LD_SIZE, 2) > 5) USE(WRITE(1), F_R, (V(Rd, 3) | 3));
    END(1)
}

static void uses_st(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 8, 2);
    IF(1, guard_value(u, 8, 2))
        x1 = ((V(memory_LD_SIZE, 2) > 5) ? 4 : ((V(memory_LD_SIZE, 2) > 4) ? (uint64_t)2 : 1));
        addr_reads_3(u, 0, 3, 0);
        opt_ld_p_reads(u, 7, 1);
        USE(EARLY(-4), F_R, V(Rd, 6));
        if ((int64_t)x1 > (int64_t)1) USE(EARLY(-4), F_R, (V(Rd, 6) | 1));
        if ((int64_t)x1 > (int64_t)2) USE(EARLY(-4), F_R, (V(Rd, 6) | 2));
        if ((int64_t)x1 > (int64_t)3) USE(EARLY(-4), F_R, (V(Rd, 6) | 3));
    END(1)
}

static void addr_reads_4(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1) USE(EARLY(-4), F_R, V(Ra, v1));
}

static void uses_ldl(struct rt_uses *u)
{
    guard_reads(u, 6, 1);
    IF(1, guard_value(u, 6, 1))
        if (V(memory_SIZE, 1) == 0) {
            addr_reads_4(u, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(memory_SIZE, 1) == 1) {
            addr_reads_4(u, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(memory_SIZE, 1) == 2) {
            addr_reads_4(u, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(memory_SIZE, 1) == 3) {
            addr_reads_4(u, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(memory_SIZE, 1) == 4) {
            addr_reads_4(u, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (!(V(Rd, 2) == 255)) {
            if (V(memory_SIZE, 1) == 5) {
                addr_reads_4(u, 3, 0);
                USE(WRITE(1), F_R, V(Rd, 2));
                USE(WRITE(1), F_R, (V(Rd, 2) + 1));
            } else {
                addr_reads_4(u, 3, 0);
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
        if (V(memory_SIZE, 1) < 2) {
            USE(EARLY(-4), F_R, V(Rd, 5));
            addr_reads_4(u, 2, 0);
        } else if (V(memory_SIZE, 1) < 4) {
            USE(EARLY(-4), F_R, V(Rd, 5));
            addr_reads_4(u, 2, 0);
        } else if (V(memory_SIZE, 1) == 4) {
            USE(EARLY(-4), F_R, V(Rd, 5));
            addr_reads_4(u, 2, 0);
        } else if (V(Rd, 5) == 255) {
            if (V(memory_SIZE, 1) == 5) {
                addr_reads_4(u, 2, 0);
            } else addr_reads_4(u, 2, 0);
        } else if (V(memory_SIZE, 1) == 5) {
            USE(EARLY(-4), F_R, V(Rd, 5));
            USE(EARLY(-4), F_R, (V(Rd, 5) + 1));
            addr_reads_4(u, 2, 0);
        } else {
            USE(EARLY(-4), F_R, V(Rd, 5));
            USE(EARLY(-4), F_R, (V(Rd, 5) + 1));
            USE(EARLY(-4), F_R, (V(Rd, 5) + 2));
            USE(EARLY(-4), F_R, (V(Rd, 5) + 3));
            addr_reads_4(u, 2, 0);
        }
    END(1)
}

static void addr_reads_5(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1) USE(EARLY(-2), F_R, V(Ra, v1));
}

static void uses_lds_r(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        if (V(memory_SIZE, 0) == 0) {
            addr_reads_5(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (V(memory_SIZE, 0) == 1) {
            addr_reads_5(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (V(memory_SIZE, 0) == 2) {
            addr_reads_5(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (V(memory_SIZE, 0) == 3) {
            addr_reads_5(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (V(memory_SIZE, 0) == 4) {
            addr_reads_5(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (!(V(Rd, 1) == 255)) {
            if (V(memory_SIZE, 0) == 5) {
                addr_reads_5(u, 2, 0);
                USE(WRITE(1), F_R, V(Rd, 1));
                USE(WRITE(1), F_R, (V(Rd, 1) + 1));
            } else {
                addr_reads_5(u, 2, 0);
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
        if (V(memory_LDS_U_SIZE, 0) == 0) {
            addr_reads_5(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (V(memory_LDS_U_SIZE, 0) == 1) {
            addr_reads_5(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (V(memory_LDS_U_SIZE, 0) == 2) {
            addr_reads_5(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (V(memory_LDS_U_SIZE, 0) == 3) {
            addr_reads_5(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (V(memory_LDS_U_SIZE, 0) == 4) {
            addr_reads_5(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (!(V(Rd, 1) == 255)) {
            if (V(memory_LDS_U_SIZE, 0) == 5) {
                addr_reads_5(u, 2, 0);
                USE(WRITE(1), F_R, V(Rd, 1));
                USE(WRITE(1), F_R, (V(Rd, 1) + 1));
            } else {
                addr_reads_5(u, 2, 0);
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
        if (V(memory_SIZE, 0) < 2) {
            USE(EARLY(-2), F_R, V(Rd, 4));
            addr_reads_5(u, 1, 0);
        } else if (V(memory_SIZE, 0) < 4) {
            USE(EARLY(-2), F_R, V(Rd, 4));
            addr_reads_5(u, 1, 0);
        } else if (V(memory_SIZE, 0) == 4) {
            USE(EARLY(-2), F_R, V(Rd, 4));
            addr_reads_5(u, 1, 0);
        } else if (V(Rd, 4) == 255) {
            if (V(memory_SIZE, 0) == 5) {
                addr_reads_5(u, 1, 0);
            } else addr_reads_5(u, 1, 0);
        } else if (V(memory_SIZE, 0) == 5) {
            USE(EARLY(-2), F_R, V(Rd, 4));
            USE(EARLY(-2), F_R, (V(Rd, 4) + 1));
            addr_reads_5(u, 1, 0);
        } else {
            USE(EARLY(-2), F_R, V(Rd, 4));
            USE(EARLY(-2), F_R, (V(Rd, 4) + 1));
            USE(EARLY(-2), F_R, (V(Rd, 4) + 2));
            USE(EARLY(-2), F_R, (V(Rd, 4) + 3));
            addr_reads_5(u, 1, 0);
        }
    END(1)
}

static void const_indexed_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1) USE(EARLY(-2), F_R, V(Ra, v1));
}

static void uses_ldc(struct rt_uses *u)
{
    guard_reads(u, 7, 1);
    IF(1, guard_value(u, 7, 1))
        const_indexed_reads(u, 4, 0);
        if (V(memory_LDC_SIZE, 0) == 0) {
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(memory_LDC_SIZE, 0) == 1) {
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(memory_LDC_SIZE, 0) == 2) {
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(memory_LDC_SIZE, 0) == 3) {
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(memory_LDC_SIZE, 0) == 4) {
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
        src_b_reads(u, 1, 0);
        USE(WRITE(1), F_R, V(Rd, 0));
    END(1)
    src_b_keeps(u, 2, 1, 0);
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
        USE(EARLY(7), F_P, V(Pp, 9));
        IF(1, rt_differ(FLAG(F_P, V(Pp, 9)), rt_sure(V(NOT_Pp, 8)))) USE(READ, F_R, V(Ra, 1));
        ELSE(1) src_b_reads(u, 3, 0); END(1)
        USE(WRITE(1), F_R, V(Rd, 0));
    END(2)
    if (V(REUSE_A, 2)) USE(KEEP, F_R, V(Ra, 1));
    src_b_keeps(u, 4, 3, 0);
}

static void uses_prmt_b(struct rt_uses *u)
{
    rt_value x3 = UNKNOWN;
    guard_reads(u, 11, 1);
    IF(5, guard_value(u, 11, 1))
        if (V(move_PRMT_MODE, 0) == 0) {
            x3 = rt_slice(u, src_b_value(u, 4, 8, 0), 0, 32);
            src_b_reads(u, 4, 0);
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
            if (V(move_PRMT_MODE, 0) == 1) src_b_reads(u, 4, 0);
            if (V(move_PRMT_MODE, 0) == 2) src_b_reads(u, 4, 0);
            if (V(move_PRMT_MODE, 0) == 3) src_b_reads(u, 4, 0);
            if (V(move_PRMT_MODE, 0) == 4) src_b_reads(u, 4, 0);
            if (V(move_PRMT_MODE, 0) == 5) src_b_reads(u, 4, 0);
            if (V(move_PRMT_MODE, 0) == 6) src_b_reads(u, 4, 0);
            if (V(move_PRMT_MODE, 0) == 1) src_b_reads(u, 4, 0);
            if (V(move_PRMT_MODE, 0) == 2) src_b_reads(u, 4, 0);
            if (V(move_PRMT_MODE, 0) == 3) src_b_reads(u, 4, 0);
            if (V(move_PRMT_MODE, 0) == 4) src_b_reads(u, 4, 0);
            if (V(move_PRMT_MODE, 0) == 5) src_b_reads(u, 4, 0);
            if (V(move_PRMT_MODE, 0) == 6) src_b_reads(u, 4, 0);
            if (V(move_PRMT_MODE, 0) == 1) src_b_reads(u, 4, 0);
            if (V(move_PRMT_MODE, 0) == 2) src_b_reads(u, 4, 0);
            if (V(move_PRMT_MODE, 0) == 3) src_b_reads(u, 4, 0);
            if (V(move_PRMT_MODE, 0) == 4) src_b_reads(u, 4, 0);
            if (V(move_PRMT_MODE, 0) == 5) src_b_reads(u, 4, 0);
            if (V(move_PRMT_MODE, 0) == 6) src_b_reads(u, 4, 0);
            if (V(move_PRMT_MODE, 0) == 1) src_b_reads(u, 4, 0);
            if (V(move_PRMT_MODE, 0) == 2) src_b_reads(u, 4, 0);
            if (V(move_PRMT_MODE, 0) == 3) src_b_reads(u, 4, 0);
            if (V(move_PRMT_MODE, 0) == 4) src_b_reads(u, 4, 0);
            if (V(move_PRMT_MODE, 0) == 5) src_b_reads(u, 4, 0);
            if (V(move_PRMT_MODE, 0) == 6) src_b_reads(u, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        }
    END(5)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    if (V(REUSE_C, 10)) USE(KEEP, F_R, V(Rc, 9));
    src_b_keeps(u, 5, 4, 0);
}

static void uses_prmt_c(struct rt_uses *u)
{
    rt_value x3 = UNKNOWN;
    guard_reads(u, 8, 1);
    IF(5, guard_value(u, 8, 1))
        if (V(move_PRMT_MODE, 0) == 0) {
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
            if (V(move_PRMT_MODE, 0) == 1) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(move_PRMT_MODE, 0) == 2) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(move_PRMT_MODE, 0) == 3) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(move_PRMT_MODE, 0) == 4) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(move_PRMT_MODE, 0) == 5) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(move_PRMT_MODE, 0) == 6) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(move_PRMT_MODE, 0) == 1) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(move_PRMT_MODE, 0) == 2) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(move_PRMT_MODE, 0) == 3) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(move_PRMT_MODE, 0) == 4) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(move_PRMT_MODE, 0) == 5) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(move_PRMT_MODE, 0) == 6) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(move_PRMT_MODE, 0) == 1) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(move_PRMT_MODE, 0) == 2) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(move_PRMT_MODE, 0) == 3) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(move_PRMT_MODE, 0) == 4) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(move_PRMT_MODE, 0) == 5) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(move_PRMT_MODE, 0) == 6) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(move_PRMT_MODE, 0) == 1) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(move_PRMT_MODE, 0) == 2) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(move_PRMT_MODE, 0) == 3) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(move_PRMT_MODE, 0) == 4) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(move_PRMT_MODE, 0) == 5) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(move_PRMT_MODE, 0) == 6) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            USE(WRITE(1), F_R, V(Rd, 1));
        }
    END(5)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    if (V(REUSE_B, 5)) USE(KEEP, F_R, V(Rc, 4));
}

static void uses_imul(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 11, 1);
    IF(1, guard_value(u, 11, 1))
        if (V(CC, 3)) USE(WRITE(1), F_CC, 0);
        LET(1)
            if (rt_bits(V(MUL_TYPES, 0), 0, 1)) {
                USE(READ, F_R, V(Ra, 4));
            } else USE(READ, F_R, V(Ra, 4));
            if (rt_bits(V(MUL_TYPES, 0), 1, 1)) {
                src_b_reads(u, 6, 0);
            } else src_b_reads(u, 6, 0);
        END_LET(1)
        if (V(HI, 1)) {
            NEED(1);
        } else NEED(1);
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    src_b_keeps(u, 7, 6, 0);
    rt_leave(u);
}

static void uses_imul32i(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 7, 0);
    IF(1, guard_value(u, 7, 0))
        if (V(CC_32I, 3)) USE(WRITE(1), F_CC, 0);
        LET(1)
            if (rt_bits(V(MUL_TYPES_32I, 0), 0, 1)) {
                USE(READ, F_R, V(Ra, 4));
            } else USE(READ, F_R, V(Ra, 4));
        END_LET(1)
        if (V(HI_32I, 1)) {
            NEED(1);
        } else NEED(1);
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    rt_leave(u);
}

static void mad_c_reads(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Rc, v1));
}

static void mad_a_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_A, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void mad_c_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_C, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void uses_imad_b(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 17, 4);
    IF(1, guard_value(u, 17, 4))
        if (((V(CC, 5) || V(multiply_MAD_X, 3)) || V(SAT, 2)) || (V(multiply_MAD_NEG_A, 6) &&
            V(multiply_MAD_NEG_C, 14))) {
            if (V(multiply_MAD_X, 3)) USE(READ, F_CC, 0);
            if (V(CC, 5)) USE(WRITE(1), F_CC, 0);
        }
        LET(1)
            if (rt_bits(V(multiply_MAD_TYPES, 0), 0, 1)) {
                USE(READ, F_R, V(Ra, 7));
            } else USE(READ, F_R, V(Ra, 7));
            if (rt_bits(V(multiply_MAD_TYPES, 0), 1, 1)) {
                src_b_reads(u, 9, 2);
            } else src_b_reads(u, 9, 2);
        END_LET(1)
        LET(2)
            if (V(multiply_MAD_HI, 1)) {
                NEED(1);
            } else NEED(1);
        END_LET(2)
        if (V(multiply_MAD_NEG_A, 6)) {
            NEED(2);
        } else NEED(2);
        if (V(multiply_MAD_NEG_C, 14)) {
            mad_c_reads(u, 15);
        } else mad_c_reads(u, 15);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(1)
    mad_a_keeps(u, 8, 7);
    src_b_keeps(u, 10, 9, 2);
    mad_c_keeps(u, 16, 15);
    rt_leave(u);
}

static void uses_imad_c(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 14, 5);
    IF(1, guard_value(u, 14, 5))
        if (((V(CC, 5) || V(multiply_MAD_X, 3)) || V(SAT, 2)) || (V(multiply_MAD_NEG_A, 6) &&
            V(multiply_MAD_NEG_C, 11))) {
            if (V(multiply_MAD_X, 3)) USE(READ, F_CC, 0);
            if (V(CC, 5)) USE(WRITE(1), F_CC, 0);
        }
        LET(1)
            if (rt_bits(V(multiply_MAD_TYPES, 0), 0, 1)) {
                USE(READ, F_R, V(Ra, 7));
            } else USE(READ, F_R, V(Ra, 7));
            if (rt_bits(V(multiply_MAD_TYPES, 0), 1, 1)) {
                USE(READ, F_R, V(Rc, 9));
            } else USE(READ, F_R, V(Rc, 9));
        END_LET(1)
        LET(2)
            if (V(multiply_MAD_HI, 1)) {
                NEED(1);
            } else NEED(1);
        END_LET(2)
        if (V(multiply_MAD_NEG_A, 6)) {
            NEED(2);
        } else NEED(2);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(1)
    if (V(REUSE_B, 10)) USE(KEEP, F_R, V(Rc, 9));
    mad_a_keeps(u, 8, 7);
    rt_leave(u);
}

static void mad32i_a_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_A, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void uses_imad32i(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 9, 3);
    IF(1, guard_value(u, 9, 3))
        if (V(CC_32I, 3) || (V(NEG_A_32I, 4) && V(multiply_MAD32I_NEG_C, 8))) {
            if (V(CC_32I, 3)) USE(WRITE(1), F_CC, 0);
        }
        LET(1)
            if (rt_bits(V(multiply_MAD32I_TYPES, 0), 0, 1)) {
                USE(READ, F_R, V(Ra, 5));
            } else USE(READ, F_R, V(Ra, 5));
        END_LET(1)
        LET(2)
            if (V(HI_32I, 1)) {
                NEED(1);
            } else NEED(1);
        END_LET(2)
        if (V(NEG_A_32I, 4)) {
            NEED(2);
        } else NEED(2);
        if (V(multiply_MAD32I_NEG_C, 8)) {
            USE(READ, F_R, V(Rd, 2));
        } else USE(READ, F_R, V(Rd, 2));
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    mad32i_a_keeps(u, 6, 5);
    rt_leave(u);
}

static void uses_imadsp_uu_b(struct rt_uses *u)
{
    guard_reads(u, 14, 1);
    IF(1, guard_value(u, 14, 1))
        USE(READ, F_R, V(Ra, 5));
        src_b_reads(u, 7, 0);
        USE(READ, F_R, V(Rc, 12));
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_C, 13)) USE(KEEP, F_R, V(Rc, 12));
    src_b_keeps(u, 8, 7, 0);
}

static void uses_imadsp_uu_c(struct rt_uses *u)
{
    guard_reads(u, 11, 1);
    IF(1, guard_value(u, 11, 1))
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, V(Rc, 7));
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_B, 8)) USE(KEEP, F_R, V(Rc, 7));
}

static void uses_xmad_r(struct rt_uses *u)
{
    uint64_t x1 = 0;
    rt_enter(u);
    guard_reads(u, 15, 3);
    IF(3, guard_value(u, 15, 3))
        if (V(CC, 6)) USE(WRITE(1), F_CC, 0);
        if (rt_bits((V(multiply_PSL, 1) | (uint64_t)(V(multiply_MRG, 2) |
            (uint64_t)(V(multiply_XMAD_X, 4) | (uint64_t)V(multiply_XMAD_MODE, 3) << 1) << 1) << 1),
            2, 1)) {
            USE(READ, F_CC, 0);
        }
        x1 = rt_bits((V(multiply_PSL, 1) | (uint64_t)(V(multiply_MRG, 2) |
            (uint64_t)(V(multiply_XMAD_X, 4) | (uint64_t)V(multiply_XMAD_MODE, 3) << 1) << 1) << 1),
            3, 3);
        if (x1 == 3) {
            if (!(V(multiply_XMAD_TYPES, 0) != 3)) {
                USE(READ, F_R, V(Ra, 7));
                USE_PART(READ, F_R, K(V(Ra, 7)), BITS((16 * V(multiply_XMAD_H1_A, 8)), 16));
            }
            IF(1, rt_not(rt_either(rt_sure((V(multiply_XMAD_TYPES, 0) != 3)), rt_not(rt_test_of(u,
                rt_slice(u, rt_cat(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, 7))), 0, 32), 32,
                rt_cat(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, 7))), (16 * V(multiply_XMAD_H1_A,
                8)), 16), 16, K(V(multiply_XMAD_H1_A, 8)))), 48, 1))))))
                USE(READ, F_R, V(Rb, 10));
                USE_PART(READ, F_R, K(V(Rb, 10)), BITS((16 * V(multiply_XMAD_H1_B, 11)), 16));
            END(1)
        }
        LET(4)
            if (rt_bits(V(multiply_XMAD_TYPES, 0), 0, 1)) {
                USE(READ, F_R, V(Ra, 7));
                USE_PART(READ, F_R, K(V(Ra, 7)), BITS((16 * V(multiply_XMAD_H1_A, 8)), 16));
            } else {
                USE(READ, F_R, V(Ra, 7));
                USE_PART(READ, F_R, K(V(Ra, 7)), BITS((16 * V(multiply_XMAD_H1_A, 8)), 16));
            }
            if (rt_bits(V(multiply_XMAD_TYPES, 0), 1, 1)) {
                USE(READ, F_R, V(Rb, 10));
                USE_PART(READ, F_R, K(V(Rb, 10)), BITS((16 * V(multiply_XMAD_H1_B, 11)), 16));
            } else {
                USE(READ, F_R, V(Rb, 10));
                USE_PART(READ, F_R, K(V(Rb, 10)), BITS((16 * V(multiply_XMAD_H1_B, 11)), 16));
            }
        END_LET(4)
        LET(5)
            USE(READ, F_R, V(Ra, 7));
            USE_PART(READ, F_R, K(V(Ra, 7)), BITS((16 * V(multiply_XMAD_H1_A, 8)), 16));
            IF(2, rt_test_of(u, rt_slice(u, rt_cat(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, 7))),
                0, 32), 32, rt_cat(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, 7))), (16 *
                V(multiply_XMAD_H1_A, 8)), 16), 16, K(V(multiply_XMAD_H1_A, 8)))), 31, 1)))
                USE(READ, F_R, V(Rb, 10));
                USE_PART(READ, F_R, K(V(Rb, 10)), BITS((16 * V(multiply_XMAD_H1_B, 11)), 16));
            END(2)
            USE(READ, F_R, V(Rb, 10));
            USE_PART(READ, F_R, K(V(Rb, 10)), BITS((16 * V(multiply_XMAD_H1_B, 11)), 16));
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
                USE_PART(READ, F_R, K(V(Rb, 10)), BITS((16 * V(multiply_XMAD_H1_B, 11)), 16));
            }
        END_LET(6)
        LET(7)
            if (rt_bits((V(multiply_PSL, 1) | (uint64_t)(V(multiply_MRG, 2) |
                (uint64_t)(V(multiply_XMAD_X, 4) | (uint64_t)V(multiply_XMAD_MODE, 3) << 1) << 1) <<
                1), 0, 1)) {
                NEED(4);
            } else NEED(4);
            NEED(6);
        END_LET(7)
        if (rt_bits((V(multiply_PSL, 1) | (uint64_t)(V(multiply_MRG, 2) |
            (uint64_t)(V(multiply_XMAD_X, 4) | (uint64_t)V(multiply_XMAD_MODE, 3) << 1) << 1) << 1),
            1, 1)) {
            NEED(7);
            USE(READ, F_R, V(Rb, 10));
            USE_PART(READ, F_R, K(V(Rb, 10)), BITS((16 * V(multiply_XMAD_H1_B, 11)), 16));
        } else NEED(7);
        USE(WRITE(1), F_R, V(Rd, 5));
    END(3)
    if (V(REUSE_C, 14)) USE(KEEP, F_R, V(Rc, 13));
    rt_leave(u);
}

static void uses_xmad_i(struct rt_uses *u)
{
    uint64_t x1 = 0;
    rt_enter(u);
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        if (V(CC, 6)) USE(WRITE(1), F_CC, 0);
        if (rt_bits((V(multiply_PSL, 1) | (uint64_t)(V(multiply_MRG, 2) |
            (uint64_t)(V(multiply_XMAD_X, 4) | (uint64_t)V(multiply_XMAD_MODE, 3) << 1) << 1) << 1),
            2, 1)) {
            USE(READ, F_CC, 0);
        }
        x1 = rt_bits((V(multiply_PSL, 1) | (uint64_t)(V(multiply_MRG, 2) |
            (uint64_t)(V(multiply_XMAD_X, 4) | (uint64_t)V(multiply_XMAD_MODE, 3) << 1) << 1) << 1),
            3, 3);
        LET(4)
            if (rt_bits(V(multiply_XMAD_TYPES, 0), 0, 1)) {
                USE(READ, F_R, V(Ra, 7));
                USE_PART(READ, F_R, K(V(Ra, 7)), BITS((16 * V(multiply_XMAD_H1_A, 8)), 16));
            } else {
                USE(READ, F_R, V(Ra, 7));
                USE_PART(READ, F_R, K(V(Ra, 7)), BITS((16 * V(multiply_XMAD_H1_A, 8)), 16));
            }
        END_LET(4)
        LET(6)
            if (x1 == 0) USE(READ, F_R, V(Rc, 11));
            if (x1 == 1) USE_PART(READ, F_R, K(V(Rc, 11)), BITS(0, 16));
            if (x1 == 2) USE_PART(READ, F_R, K(V(Rc, 11)), BITS(16, 16));
            if (x1 == 3) {
                USE(READ, F_R, V(Rc, 11));
                USE(READ, F_R, V(Ra, 7));
                USE_PART(READ, F_R, K(V(Ra, 7)), BITS((16 * V(multiply_XMAD_H1_A, 8)), 16));
            }
            if (x1 == 4) USE(READ, F_R, V(Rc, 11));
        END_LET(6)
        LET(7)
            if (rt_bits((V(multiply_PSL, 1) | (uint64_t)(V(multiply_MRG, 2) |
                (uint64_t)(V(multiply_XMAD_X, 4) | (uint64_t)V(multiply_XMAD_MODE, 3) << 1) << 1) <<
                1), 0, 1)) {
                NEED(4);
            } else NEED(4);
            NEED(6);
        END_LET(7)
        if (rt_bits((V(multiply_PSL, 1) | (uint64_t)(V(multiply_MRG, 2) |
            (uint64_t)(V(multiply_XMAD_X, 4) | (uint64_t)V(multiply_XMAD_MODE, 3) << 1) << 1) << 1),
            1, 1)) {
            NEED(7);
        } else NEED(7);
        USE(WRITE(1), F_R, V(Rd, 5));
    END(1)
    if (V(REUSE_C, 12)) USE(KEEP, F_R, V(Rc, 11));
    rt_leave(u);
}

static void uses_xmad_b(struct rt_uses *u)
{
    uint64_t x1 = 0;
    rt_enter(u);
    guard_reads(u, 15, 4);
    IF(1, guard_value(u, 15, 4))
        if (V(CC, 6)) USE(WRITE(1), F_CC, 0);
        if (rt_bits((V(multiply_PSL_CONST, 1) | (uint64_t)(V(multiply_MRG_CONST, 2) |
            (uint64_t)(V(multiply_XMAD_X_CONST, 4) | (uint64_t)V(multiply_XMAD_MODE_CONST, 3) << 1)
            << 1) << 1), 2, 1)) {
            USE(READ, F_CC, 0);
        }
        x1 = rt_bits((V(multiply_PSL_CONST, 1) | (uint64_t)(V(multiply_MRG_CONST, 2) |
            (uint64_t)(V(multiply_XMAD_X_CONST, 4) | (uint64_t)V(multiply_XMAD_MODE_CONST, 3) << 1)
            << 1) << 1), 3, 3);
        if (x1 == 3) {
            if (!(V(multiply_XMAD_TYPES, 0) != 3)) {
                USE(READ, F_R, V(Ra, 7));
                USE_PART(READ, F_R, K(V(Ra, 7)), BITS((16 * V(multiply_XMAD_H1_A, 8)), 16));
            }
        }
        LET(4)
            if (rt_bits(V(multiply_XMAD_TYPES, 0), 0, 1)) {
                USE(READ, F_R, V(Ra, 7));
                USE_PART(READ, F_R, K(V(Ra, 7)), BITS((16 * V(multiply_XMAD_H1_A, 8)), 16));
            } else {
                USE(READ, F_R, V(Ra, 7));
                USE_PART(READ, F_R, K(V(Ra, 7)), BITS((16 * V(multiply_XMAD_H1_A, 8)), 16));
            }
        END_LET(4)
        LET(6)
            if (x1 == 0) USE(READ, F_R, V(Rc, 13));
            if (x1 == 1) USE_PART(READ, F_R, K(V(Rc, 13)), BITS(0, 16));
            if (x1 == 2) USE_PART(READ, F_R, K(V(Rc, 13)), BITS(16, 16));
            if (x1 == 3) {
                USE(READ, F_R, V(Rc, 13));
                USE(READ, F_R, V(Ra, 7));
                USE_PART(READ, F_R, K(V(Ra, 7)), BITS((16 * V(multiply_XMAD_H1_A, 8)), 16));
            }
        END_LET(6)
        LET(7)
            if (rt_bits((V(multiply_PSL_CONST, 1) | (uint64_t)(V(multiply_MRG_CONST, 2) |
                (uint64_t)(V(multiply_XMAD_X_CONST, 4) | (uint64_t)V(multiply_XMAD_MODE_CONST, 3) <<
                1) << 1) << 1), 0, 1)) {
                NEED(4);
            } else NEED(4);
            NEED(6);
        END_LET(7)
        if (rt_bits((V(multiply_PSL_CONST, 1) | (uint64_t)(V(multiply_MRG_CONST, 2) |
            (uint64_t)(V(multiply_XMAD_X_CONST, 4) | (uint64_t)V(multiply_XMAD_MODE_CONST, 3) << 1)
            << 1) << 1), 1, 1)) {
            NEED(7);
        } else NEED(7);
        USE(WRITE(1), F_R, V(Rd, 5));
    END(1)
    if (V(REUSE_C, 14)) USE(KEEP, F_R, V(Rc, 13));
    rt_leave(u);
}

static void uses_xmad_c(struct rt_uses *u)
{
    uint64_t x1 = 0;
    rt_enter(u);
    guard_reads(u, 13, 4);
    IF(3, guard_value(u, 13, 4))
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
        if (rt_bits((0 | (uint64_t)(V(multiply_XMAD_X_CONST, 2) |
            (uint64_t)V(multiply_XMAD_MODE_CONST, 1) << 1) << 2), 2, 1)) {
            USE(READ, F_CC, 0);
        }
        x1 = rt_bits((0 | (uint64_t)(V(multiply_XMAD_X_CONST, 2) |
            (uint64_t)V(multiply_XMAD_MODE_CONST, 1) << 1) << 2), 3, 3);
        if (x1 == 3) {
            if (!(V(multiply_XMAD_TYPES, 0) != 3)) {
                USE(READ, F_R, V(Ra, 5));
                USE_PART(READ, F_R, K(V(Ra, 5)), BITS((16 * V(multiply_XMAD_H1_A, 6)), 16));
            }
            IF(1, rt_not(rt_either(rt_sure((V(multiply_XMAD_TYPES, 0) != 3)), rt_not(rt_test_of(u,
                rt_slice(u, rt_cat(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, 5))), 0, 32), 32,
                rt_cat(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, 5))), (16 * V(multiply_XMAD_H1_A,
                6)), 16), 16, K(V(multiply_XMAD_H1_A, 6)))), 48, 1))))))
                USE(READ, F_R, V(Rc, 8));
                USE_PART(READ, F_R, K(V(Rc, 8)), BITS((16 * V(multiply_XMAD_H1_C, 9)), 16));
            END(1)
        }
        LET(4)
            if (rt_bits(V(multiply_XMAD_TYPES, 0), 0, 1)) {
                USE(READ, F_R, V(Ra, 5));
                USE_PART(READ, F_R, K(V(Ra, 5)), BITS((16 * V(multiply_XMAD_H1_A, 6)), 16));
            } else {
                USE(READ, F_R, V(Ra, 5));
                USE_PART(READ, F_R, K(V(Ra, 5)), BITS((16 * V(multiply_XMAD_H1_A, 6)), 16));
            }
            if (rt_bits(V(multiply_XMAD_TYPES, 0), 1, 1)) {
                USE(READ, F_R, V(Rc, 8));
                USE_PART(READ, F_R, K(V(Rc, 8)), BITS((16 * V(multiply_XMAD_H1_C, 9)), 16));
            } else {
                USE(READ, F_R, V(Rc, 8));
                USE_PART(READ, F_R, K(V(Rc, 8)), BITS((16 * V(multiply_XMAD_H1_C, 9)), 16));
            }
        END_LET(4)
        LET(5)
            USE(READ, F_R, V(Ra, 5));
            USE_PART(READ, F_R, K(V(Ra, 5)), BITS((16 * V(multiply_XMAD_H1_A, 6)), 16));
            IF(2, rt_test_of(u, rt_slice(u, rt_cat(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, 5))),
                0, 32), 32, rt_cat(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, 5))), (16 *
                V(multiply_XMAD_H1_A, 6)), 16), 16, K(V(multiply_XMAD_H1_A, 6)))), 31, 1)))
                USE(READ, F_R, V(Rc, 8));
                USE_PART(READ, F_R, K(V(Rc, 8)), BITS((16 * V(multiply_XMAD_H1_C, 9)), 16));
            END(2)
            USE(READ, F_R, V(Rc, 8));
            USE_PART(READ, F_R, K(V(Rc, 8)), BITS((16 * V(multiply_XMAD_H1_C, 9)), 16));
        END_LET(5)
        LET(6) if (x1 == 3) NEED(5); END_LET(6)
        LET(7)
            if (rt_bits((0 | (uint64_t)(V(multiply_XMAD_X_CONST, 2) |
                (uint64_t)V(multiply_XMAD_MODE_CONST, 1) << 1) << 2), 0, 1)) {
                NEED(4);
            } else NEED(4);
            NEED(6);
        END_LET(7)
        if (rt_bits((0 | (uint64_t)(V(multiply_XMAD_X_CONST, 2) |
            (uint64_t)V(multiply_XMAD_MODE_CONST, 1) << 1) << 2), 1, 1)) {
            NEED(7);
            USE(READ, F_R, V(Rc, 8));
            USE_PART(READ, F_R, K(V(Rc, 8)), BITS((16 * V(multiply_XMAD_H1_C, 9)), 16));
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
            if (V(predicate_BOP_AB, 0) == 0) {
                USE(EARLY(7), F_P, V(Pa, 5));
                IF(1, rt_differ(FLAG(F_P, V(Pa, 5)), rt_sure(V(predicate_NOT_Pa, 4))))
                    USE(EARLY(7), F_P, V(Pb, 7));
                END(1)
            }
            if (V(predicate_BOP_AB, 0) == 1) {
                USE(EARLY(7), F_P, V(Pa, 5));
                IF(2, rt_not(rt_differ(FLAG(F_P, V(Pa, 5)), rt_sure(V(predicate_NOT_Pa, 4)))))
                    USE(EARLY(7), F_P, V(Pb, 7));
                END(2)
            }
            if (V(predicate_BOP_AB, 0) == 2) {
                USE(EARLY(7), F_P, V(Pa, 5));
                USE(EARLY(7), F_P, V(Pb, 7));
            }
        END_LET(1)
        x1 = ((V(predicate_BOP_AB, 0) == 0) ? rt_of_test(u, rt_both(rt_differ(FLAG(F_P, V(Pa, 5)),
            rt_sure(V(predicate_NOT_Pa, 4))), rt_differ(FLAG(F_P, V(Pb, 7)),
            rt_sure(V(predicate_NOT_Pb, 6))))) : ((V(predicate_BOP_AB, 0) == 1) ? rt_of_test(u,
            rt_either(rt_differ(FLAG(F_P, V(Pa, 5)), rt_sure(V(predicate_NOT_Pa, 4))),
            rt_differ(FLAG(F_P, V(Pb, 7)), rt_sure(V(predicate_NOT_Pb, 6))))) :
            ((V(predicate_BOP_AB, 0) == 2) ? rt_of_test(u, rt_differ(rt_differ(FLAG(F_P, V(Pa, 5)),
            rt_sure(V(predicate_NOT_Pa, 4))), rt_differ(FLAG(F_P, V(Pb, 7)),
            rt_sure(V(predicate_NOT_Pb, 6))))) : ((V(predicate_BOP_AB, 0) == 3) ? K(0) :
            UNKNOWN))));
        if (V(BOP, 1) == 0) {
            NEED(1);
            IF(3, rt_test_of(u, x1)) USE(EARLY(7), F_P, V(Pp, 9)); END(3)
        }
        if (V(BOP, 1) == 1) {
            NEED(1);
            IF(4, rt_not(rt_test_of(u, x1))) USE(EARLY(7), F_P, V(Pp, 9)); END(4)
        }
        if (V(BOP, 1) == 2) {
            NEED(1);
            USE(EARLY(7), F_P, V(Pp, 9));
        }
        USE(WRITE(1), F_P, V(Pu, 2));
        x2 = rt_answer(u, rt_not(rt_test_of(u, x1)));
        if (V(BOP, 1) == 0) {
            NEED(1);
            IF(5, x2) USE(EARLY(7), F_P, V(Pp, 9)); END(5)
        }
        if (V(BOP, 1) == 1) {
            NEED(1);
            IF(6, rt_not(x2)) USE(EARLY(7), F_P, V(Pp, 9)); END(6)
        }
        if (V(BOP, 1) == 2) {
            NEED(1);
            USE(EARLY(7), F_P, V(Pp, 9));
        }
        USE(WRITE(1), F_P, V(Pv, 3));
    END(7)
    rt_leave(u);
}

static void uses_pset(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 11, 3);
    IF(5, guard_value(u, 11, 3))
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
        LET(1)
            if (V(predicate_BOP_AB, 1) == 0) {
                USE(EARLY(7), F_P, V(Pa, 6));
                IF(1, rt_differ(FLAG(F_P, V(Pa, 6)), rt_sure(V(predicate_NOT_Pa, 5))))
                    USE(EARLY(7), F_P, V(Pb, 8));
                END(1)
            }
            if (V(predicate_BOP_AB, 1) == 1) {
                USE(EARLY(7), F_P, V(Pa, 6));
                IF(2, rt_not(rt_differ(FLAG(F_P, V(Pa, 6)), rt_sure(V(predicate_NOT_Pa, 5)))))
                    USE(EARLY(7), F_P, V(Pb, 8));
                END(2)
            }
            if (V(predicate_BOP_AB, 1) == 2) {
                USE(EARLY(7), F_P, V(Pa, 6));
                USE(EARLY(7), F_P, V(Pb, 8));
            }
        END_LET(1)
        x1 = ((V(predicate_BOP_AB, 1) == 0) ? rt_of_test(u, rt_both(rt_differ(FLAG(F_P, V(Pa, 6)),
            rt_sure(V(predicate_NOT_Pa, 5))), rt_differ(FLAG(F_P, V(Pb, 8)),
            rt_sure(V(predicate_NOT_Pb, 7))))) : ((V(predicate_BOP_AB, 1) == 1) ? rt_of_test(u,
            rt_either(rt_differ(FLAG(F_P, V(Pa, 6)), rt_sure(V(predicate_NOT_Pa, 5))),
            rt_differ(FLAG(F_P, V(Pb, 8)), rt_sure(V(predicate_NOT_Pb, 7))))) :
            ((V(predicate_BOP_AB, 1) == 2) ? rt_of_test(u, rt_differ(rt_differ(FLAG(F_P, V(Pa, 6)),
            rt_sure(V(predicate_NOT_Pa, 5))), rt_differ(FLAG(F_P, V(Pb, 8)),
            rt_sure(V(predicate_NOT_Pb, 7))))) : ((V(predicate_BOP_AB, 1) == 3) ? K(0) :
            UNKNOWN))));
        if (V(BOP, 2) == 0) {
            NEED(1);
            IF(3, rt_test_of(u, x1)) USE(EARLY(7), F_P, V(Pp, 10)); END(3)
        }
        if (V(BOP, 2) == 1) {
            NEED(1);
            IF(4, rt_not(rt_test_of(u, x1))) USE(EARLY(7), F_P, V(Pp, 10)); END(4)
        }
        if (V(BOP, 2) == 2) {
            NEED(1);
            USE(EARLY(7), F_P, V(Pp, 10));
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
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
        x1 = rt_band(u, rt_shr(u, ((V(NOP_CC_TEST, 1) == 0) ? K(0) : ((V(NOP_CC_TEST, 1) == 1) ?
            K(47940) : ((V(NOP_CC_TEST, 1) == 2) ? K(8738) : ((V(NOP_CC_TEST, 1) == 3) ? K(13158) :
            ((V(NOP_CC_TEST, 1) == 4) ? K(17425) : ((V(NOP_CC_TEST, 1) == 5) ? K(21845) :
            ((V(NOP_CC_TEST, 1) == 6) ? K(52275) : ((V(NOP_CC_TEST, 1) == 7) ? K(30583) :
            ((V(NOP_CC_TEST, 1) == 8) ? K(34952) : ((V(NOP_CC_TEST, 1) == 9) ? K(13260) :
            ((V(NOP_CC_TEST, 1) == 10) ? K(43690) : ((V(NOP_CC_TEST, 1) == 11) ? K(48110) :
            ((V(NOP_CC_TEST, 1) == 12) ? K(52377) : ((V(NOP_CC_TEST, 1) == 13) ? K(56797) :
            ((V(NOP_CC_TEST, 1) == 14) ? K(17595) : ((V(NOP_CC_TEST, 1) == 15) ? K(65535) :
            ((V(NOP_CC_TEST, 1) == 16) ? K(255) : ((V(NOP_CC_TEST, 1) == 17) ? K(3855) :
            ((V(NOP_CC_TEST, 1) == 18) ? K(13107) : ((V(NOP_CC_TEST, 1) == 19) ? K(44975) :
            ((V(NOP_CC_TEST, 1) == 20) ? K(20560) : ((V(NOP_CC_TEST, 1) == 21) ? K(52428) :
            ((V(NOP_CC_TEST, 1) == 22) ? K(61680) : ((V(NOP_CC_TEST, 1) == 23) ? K(65280) :
            ((V(NOP_CC_TEST, 1) == 24) ? K(0) : ((V(NOP_CC_TEST, 1) == 25) ? K(0) : ((V(NOP_CC_TEST,
            1) == 26) ? K(0) : ((V(NOP_CC_TEST, 1) == 27) ? K(0) : ((V(NOP_CC_TEST, 1) == 28) ? K(0)
            : ((V(NOP_CC_TEST, 1) == 29) ? K(0) : ((V(NOP_CC_TEST, 1) == 30) ? K(61166) :
            ((V(NOP_CC_TEST, 1) == 31) ? K(4369) : UNKNOWN)))))))))))))))))))))))))))))))),
            rt_content(u, F_CC, K(0))), K(1));
        if (V(BOP, 2) == 0) {
            USE(READ, F_CC, 0);
            IF(1, rt_test_of(u, x1)) USE(EARLY(7), F_P, V(Pp, 6)); END(1)
        }
        if (V(BOP, 2) == 1) {
            USE(READ, F_CC, 0);
            IF(2, rt_not(rt_test_of(u, x1))) USE(EARLY(7), F_P, V(Pp, 6)); END(2)
        }
        if (V(BOP, 2) == 2) {
            USE(READ, F_CC, 0);
            USE(EARLY(7), F_P, V(Pp, 6));
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
        x1 = rt_band(u, rt_shr(u, ((V(NOP_CC_TEST, 0) == 0) ? K(0) : ((V(NOP_CC_TEST, 0) == 1) ?
            K(47940) : ((V(NOP_CC_TEST, 0) == 2) ? K(8738) : ((V(NOP_CC_TEST, 0) == 3) ? K(13158) :
            ((V(NOP_CC_TEST, 0) == 4) ? K(17425) : ((V(NOP_CC_TEST, 0) == 5) ? K(21845) :
            ((V(NOP_CC_TEST, 0) == 6) ? K(52275) : ((V(NOP_CC_TEST, 0) == 7) ? K(30583) :
            ((V(NOP_CC_TEST, 0) == 8) ? K(34952) : ((V(NOP_CC_TEST, 0) == 9) ? K(13260) :
            ((V(NOP_CC_TEST, 0) == 10) ? K(43690) : ((V(NOP_CC_TEST, 0) == 11) ? K(48110) :
            ((V(NOP_CC_TEST, 0) == 12) ? K(52377) : ((V(NOP_CC_TEST, 0) == 13) ? K(56797) :
            ((V(NOP_CC_TEST, 0) == 14) ? K(17595) : ((V(NOP_CC_TEST, 0) == 15) ? K(65535) :
            ((V(NOP_CC_TEST, 0) == 16) ? K(255) : ((V(NOP_CC_TEST, 0) == 17) ? K(3855) :
            ((V(NOP_CC_TEST, 0) == 18) ? K(13107) : ((V(NOP_CC_TEST, 0) == 19) ? K(44975) :
            ((V(NOP_CC_TEST, 0) == 20) ? K(20560) : ((V(NOP_CC_TEST, 0) == 21) ? K(52428) :
            ((V(NOP_CC_TEST, 0) == 22) ? K(61680) : ((V(NOP_CC_TEST, 0) == 23) ? K(65280) :
            ((V(NOP_CC_TEST, 0) == 24) ? K(0) : ((V(NOP_CC_TEST, 0) == 25) ? K(0) : ((V(NOP_CC_TEST,
            0) == 26) ? K(0) : ((V(NOP_CC_TEST, 0) == 27) ? K(0) : ((V(NOP_CC_TEST, 0) == 28) ? K(0)
            : ((V(NOP_CC_TEST, 0) == 29) ? K(0) : ((V(NOP_CC_TEST, 0) == 30) ? K(61166) :
            ((V(NOP_CC_TEST, 0) == 31) ? K(4369) : UNKNOWN)))))))))))))))))))))))))))))))),
            rt_content(u, F_CC, K(0))), K(1));
        if (V(BOP, 1) == 0) {
            USE(EARLY(7), F_CC, 0);
            IF(1, rt_test_of(u, x1)) USE(EARLY(7), F_P, V(Pp, 5)); END(1)
        }
        if (V(BOP, 1) == 1) {
            USE(EARLY(7), F_CC, 0);
            IF(2, rt_not(rt_test_of(u, x1))) USE(EARLY(7), F_P, V(Pp, 5)); END(2)
        }
        if (V(BOP, 1) == 2) {
            USE(EARLY(7), F_CC, 0);
            USE(EARLY(7), F_P, V(Pp, 5));
        }
        USE(WRITE(1), F_P, V(Pu, 2));
        x2 = rt_answer(u, rt_not(rt_test_of(u, x1)));
        if (V(BOP, 1) == 0) {
            USE(EARLY(7), F_CC, 0);
            IF(3, x2) USE(EARLY(7), F_P, V(Pp, 5)); END(3)
        }
        if (V(BOP, 1) == 1) {
            USE(EARLY(7), F_CC, 0);
            IF(4, rt_not(x2)) USE(EARLY(7), F_P, V(Pp, 5)); END(4)
        }
        if (V(BOP, 1) == 2) {
            USE(EARLY(7), F_CC, 0);
            USE(EARLY(7), F_P, V(Pp, 5));
        }
        USE(WRITE(1), F_P, V(Pv, 3));
    END(5)
}

static void uses_p2r(struct rt_uses *u)
{
    guard_reads(u, 10, 1);
    IF(1, guard_value(u, 10, 1))
        USE(READ, F_R, V(Ra, 3));
        src_b_reads(u, 5, 0);
        if (V(predicate_PR_OR_CC, 2)) {
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
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    src_b_keeps(u, 6, 5, 0);
}

static void pr_bits_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(Rb, v1));
}

static rt_value pr_bits_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return rt_content(u, F_R, K(V(Rb, v1)));
    case 1: return UNKNOWN;
    }
    return K(V(UIMM, v2));
}

static void pr_bits_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_r2p(struct rt_uses *u)
{
    guard_reads(u, 9, 1);
    IF(8, guard_value(u, 9, 1))
        if (V(predicate_PR_OR_CC, 0)) {
            USE_PART(READ, F_R, K(V(Ra, 1)), BITS((8 * V(BYTE, 2)), 8));
            pr_bits_reads(u, 4, 0);
            USE(READ, F_CC, 0);
            USE(WRITE(1), F_CC, 0);
        } else {
            pr_bits_reads(u, 4, 0);
            IF(1, rt_test_of(u, rt_slice(u, pr_bits_value(u, 4, 8, 0), 0, 1)))
                USE_PART(READ, F_R, K(V(Ra, 1)), BITS((8 * V(BYTE, 2)), 8));
                USE(WRITE(1), F_P, 0);
            END(1)
            IF(2, rt_test_of(u, rt_slice(u, pr_bits_value(u, 4, 8, 0), 1, 1)))
                USE_PART(READ, F_R, K(V(Ra, 1)), BITS((8 * V(BYTE, 2)), 8));
                USE(WRITE(1), F_P, 1);
            END(2)
            IF(3, rt_test_of(u, rt_slice(u, pr_bits_value(u, 4, 8, 0), 2, 1)))
                USE_PART(READ, F_R, K(V(Ra, 1)), BITS((8 * V(BYTE, 2)), 8));
                USE(WRITE(1), F_P, 2);
            END(3)
            IF(4, rt_test_of(u, rt_slice(u, pr_bits_value(u, 4, 8, 0), 3, 1)))
                USE_PART(READ, F_R, K(V(Ra, 1)), BITS((8 * V(BYTE, 2)), 8));
                USE(WRITE(1), F_P, 3);
            END(4)
            IF(5, rt_test_of(u, rt_slice(u, pr_bits_value(u, 4, 8, 0), 4, 1)))
                USE_PART(READ, F_R, K(V(Ra, 1)), BITS((8 * V(BYTE, 2)), 8));
                USE(WRITE(1), F_P, 4);
            END(5)
            IF(6, rt_test_of(u, rt_slice(u, pr_bits_value(u, 4, 8, 0), 5, 1)))
                USE_PART(READ, F_R, K(V(Ra, 1)), BITS((8 * V(BYTE, 2)), 8));
                USE(WRITE(1), F_P, 5);
            END(6)
            IF(7, rt_test_of(u, rt_slice(u, pr_bits_value(u, 4, 8, 0), 6, 1)))
                USE_PART(READ, F_R, K(V(Ra, 1)), BITS((8 * V(BYTE, 2)), 8));
                USE(WRITE(1), F_P, 6);
            END(7)
        }
    END(8)
    pr_bits_keeps(u, 5, 4, 0);
}

static void uses_shl(struct rt_uses *u)
{
    guard_reads(u, 11, 1);
    IF(1, guard_value(u, 11, 1))
        if (V(CC, 3)) USE(WRITE(1), F_CC, 0);
        if (V(X, 1)) USE(READ, F_CC, 0);
        USE(READ, F_R, V(Ra, 4));
        if (V(shift_W, 0)) {
            src_b_reads(u, 6, 0);
        } else src_b_reads(u, 6, 0);
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    src_b_keeps(u, 7, 6, 0);
}

static void uses_shr(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 1);
    IF(1, guard_value(u, 13, 1))
        if (V(CC, 5)) USE(WRITE(1), F_CC, 0);
        if (V(shift_SHR_X, 2)) USE(READ, F_CC, 0);
        LET(1)
            if (V(shift_BREV, 3)) {
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
        if (V(SIGNED, 0)) {
            NEED(1);
        } else NEED(1);
        if (V(shift_W, 1)) {
            src_b_reads(u, 8, 0);
        } else src_b_reads(u, 8, 0);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(1)
    if (V(REUSE_A, 7)) USE(KEEP, F_R, V(Ra, 6));
    src_b_keeps(u, 9, 8, 0);
    rt_leave(u);
}

static void shf_b_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(Rb, v1));
}

static void shf_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_shf_l(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 12, 1);
    IF(1, guard_value(u, 12, 1))
        if (V(shift_SHF_PART, 2) >= 2) USE(READ, F_CC, 0);
        LET(1)
            if (V(shift_SHF_TYPE, 1) >= 2) {
                if (V(shift_SHF_W, 0)) {
                    shf_b_reads(u, 7, 0);
                } else shf_b_reads(u, 7, 0);
            } else if (V(shift_SHF_W, 0)) {
                shf_b_reads(u, 7, 0);
            } else shf_b_reads(u, 7, 0);
        END_LET(1)
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, V(Rc, 10));
        NEED(1);
        USE(WRITE(1), F_R, V(Rd, 3));
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
    END(1)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_C, 11)) USE(KEEP, F_R, V(Rc, 10));
    shf_b_keeps(u, 8, 7, 0);
    rt_leave(u);
}

static void uses_shf_r(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 12, 1);
    IF(1, guard_value(u, 12, 1))
        if (V(shift_SHF_PART, 2) >= 2) USE(READ, F_CC, 0);
        LET(1)
            if (V(shift_SHF_TYPE, 1) >= 2) {
                if (V(shift_SHF_W, 0)) {
                    shf_b_reads(u, 7, 0);
                } else shf_b_reads(u, 7, 0);
            } else if (V(shift_SHF_W, 0)) {
                shf_b_reads(u, 7, 0);
            } else shf_b_reads(u, 7, 0);
        END_LET(1)
        LET(3)
            if (V(shift_SHF_TYPE, 1) == 3) {
                USE(READ, F_R, V(Ra, 5));
                USE(READ, F_R, V(Rc, 10));
            } else {
                USE(READ, F_R, V(Ra, 5));
                USE(READ, F_R, V(Rc, 10));
            }
            NEED(1);
        END_LET(3)
        LET(4)
            if (V(shift_SHF_PART, 2)) {
                NEED(3);
            } else NEED(3);
        END_LET(4)
        NEED(4);
        USE(WRITE(1), F_R, V(Rd, 3));
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
    END(1)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_C, 11)) USE(KEEP, F_R, V(Rc, 10));
    shf_b_keeps(u, 8, 7, 0);
    rt_leave(u);
}

static void uses_bfe(struct rt_uses *u)
{
    struct rt_test x4 = OPEN;
    rt_value x2 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 11, 1);
    IF(3, guard_value(u, 11, 1))
        if (V(CC, 3)) USE(WRITE(1), F_CC, 0);
        LET(1)
            if (V(shift_BREV, 1)) {
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
        x2 = rt_chosen(u, rt_lt(u, rt_slice(u, src_b_value(u, 6, 10, 0), 8, 8), K(32)), rt_slice(u,
            src_b_value(u, 6, 10, 0), 8, 8), K(32));
        LET(3)
            if (V(SIGNED, 0)) {
                NEED(1);
            } else NEED(1);
            src_b_reads(u, 6, 0);
        END_LET(3)
        LET(4)
            src_b_reads(u, 6, 0);
            IF(1, rt_both(rt_not(rt_eq(u, x2, K(0))), rt_sure(V(SIGNED, 0)))) NEED(3); END(1)
        END_LET(4)
        x4 = rt_answer(u, rt_both(rt_both(rt_not(rt_eq(u, x2, K(0))), rt_sure(V(SIGNED, 0))),
            rt_test_of(u, rt_band(u, UNKNOWN, K(1)))));
        NEED(3);
        NEED(4);
        IF(2, x4) src_b_reads(u, 6, 0); END(2)
        USE(WRITE(1), F_R, V(Rd, 2));
    END(3)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    src_b_keeps(u, 7, 6, 0);
    rt_leave(u);
}

static void uses_bfi_b(struct rt_uses *u)
{
    guard_reads(u, 11, 1);
    IF(1, guard_value(u, 11, 1))
        USE(READ, F_R, V(Ra, 2));
        src_b_reads(u, 4, 0);
        USE(READ, F_R, V(Rc, 9));
        USE(WRITE(1), F_R, V(Rd, 0));
        if (V(CC, 1)) USE(WRITE(1), F_CC, 0);
    END(1)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    if (V(REUSE_C, 10)) USE(KEEP, F_R, V(Rc, 9));
    src_b_keeps(u, 5, 4, 0);
}

static void uses_bfi_c(struct rt_uses *u)
{
    guard_reads(u, 8, 1);
    IF(1, guard_value(u, 8, 1))
        USE(READ, F_R, V(Ra, 2));
        USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 8));
        USE_PART(READ, F_R, K(V(Rc, 4)), BITS(8, 8));
        USE(WRITE(1), F_R, V(Rd, 0));
        if (V(CC, 1)) USE(WRITE(1), F_CC, 0);
    END(1)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    if (V(REUSE_B, 5)) USE(KEEP, F_R, V(Rc, 4));
}

static void inverted_b_reads_2(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(shift_INV_B, v1)) {
            USE(EARLY(-4), F_R, V(Rb, v2));
        } else USE(EARLY(-4), F_R, V(Rb, v2));
    }
}

static rt_value inverted_b_value_2(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    switch (LINE(l4)) {
    case 0:
        return (V(shift_INV_B, v1) ? rt_slice(u, rt_bxor(u, rt_content(u, F_R, K(V(Rb, v2))),
            K(UINT64_MAX)), 0, 32) : rt_slice(u, rt_content(u, F_R, K(V(Rb, v2))), 0, 32));
    case 1:
        return (V(shift_INV_B, v1) ? rt_slice(u, rt_bxor(u, UNKNOWN, K(UINT64_MAX)), 0, 32) :
            UNKNOWN);
    case 2: return K(rt_bits(rt_sext(V(IMM, v3), 20), 0, 32));
    }
    return K(rt_bits(~rt_sext(V(IMM, v3), 20), 0, 32));
}

static void uses_flo(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(2, guard_value(u, 10, 2))
        if (V(CC, 3)) USE(WRITE(1), F_CC, 0);
        LET(1)
            if (V(SIGNED, 0)) inverted_b_reads_2(u, 4, 5, 0);
            IF(1, rt_both(rt_sure(V(SIGNED, 0)), rt_test_of(u, rt_slice(u, inverted_b_value_2(u, 4,
                5, 9, 0), 31, 1))))
                inverted_b_reads_2(u, 4, 5, 0);
            ELSE(1) inverted_b_reads_2(u, 4, 5, 0); END(1)
        END_LET(1)
        NEED(1);
        USE(WRITE(1), F_R, V(Rd, 2));
    END(2)
    inverted_b_keeps(u, 6, 5, 0);
    rt_leave(u);
}

static void uses_popc(struct rt_uses *u)
{
    guard_reads(u, 7, 2);
    IF(1, guard_value(u, 7, 2))
        inverted_b_reads_2(u, 1, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 0));
    END(1)
    inverted_b_keeps(u, 3, 2, 0);
}

static void lea_a_reads(struct rt_uses *u, int v1, int v3)
{
    if (V(shift_LEA_NEG_A, v3)) {
        USE(READ, F_R, V(Ra, v1));
    } else USE(READ, F_R, V(Ra, v1));
}

static rt_value lea_a_value(struct rt_uses *u, int v1, int v2, int v3)
{
    rt_value x1 = UNKNOWN;
    x1 = rt_slice(u, rt_shl(u, rt_content(u, F_R, K(V(Ra, v1))), K(V(shift_LEA_SHIFT, v2))), 0, 32);
    return (V(shift_LEA_NEG_A, v3) ? rt_add(u, rt_slice(u, rt_bxor(u, x1, K(UINT64_MAX)), 0, 32),
        K(1)) : rt_slice(u, x1, 0, 32));
}

static void lea_a_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_A, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void uses_lea_lo(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 13, 4);
    IF(2, guard_value(u, 13, 4))
        if (V(Pd, 1) != 7) USE(WRITE(1), F_P, V(Pd, 1));
        x1 = rt_add(u, rt_add(u, lea_a_value(u, 5, 12, 4), src_b_value(u, 7, 11, 2)), rt_of_test(u,
            rt_chosen_test(rt_sure(V(shift_LEA_X, 0)), rt_test_of(u, rt_slice(u, rt_content(u, F_CC,
            K(0)), 2, 1)), rt_sure(0))));
        lea_a_reads(u, 5, 4);
        src_b_reads(u, 7, 2);
        if (V(shift_LEA_X, 0)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CC, 3)) {
            IF(1, rt_eq(u, rt_slice(u, x1, 0, 32), K(0)))
                if (!(!V(shift_LEA_X, 0))) USE_PART(READ, F_CC, K(0), BITS(0, 1));
            END(1)
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    lea_a_keeps(u, 6, 5);
    src_b_keeps(u, 8, 7, 2);
}

static void lea_hi_a_reads(struct rt_uses *u, int v1, int v2, int v3)
{
    if (V(shift_LEA_HI_NEG_A, v3)) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, V(Rc, v2));
    } else {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, V(Rc, v2));
    }
}

static rt_value lea_hi_a_value(struct rt_uses *u, int v1)
{
    return (V(shift_LEA_HI_NEG_A, v1) ? rt_add(u, rt_slice(u, rt_bxor(u, UNKNOWN, K(UINT64_MAX)), 0,
        32), K(1)) : UNKNOWN);
}

static void lea_hi_a_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_A, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void uses_lea_hi(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 12, 3);
    IF(2, guard_value(u, 12, 3))
        if (V(Pd, 1) != 7) USE(WRITE(1), F_P, V(Pd, 1));
        if (V(shift_LEA_HI_NEG_A, 4)) USE(READ, F_R, V(Ra, 5));
        x1 = rt_add(u, rt_add(u, lea_hi_a_value(u, 4), rt_content(u, F_R, K(V(Rb, 7)))),
            rt_of_test(u, rt_chosen_test(rt_sure(V(shift_LEA_HI_X, 0)), rt_test_of(u, rt_slice(u,
            rt_content(u, F_CC, K(0)), 2, 1)), rt_sure(0))));
        lea_hi_a_reads(u, 5, 9, 4);
        USE(READ, F_R, V(Rb, 7));
        if (V(shift_LEA_HI_X, 0)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CC, 3)) {
            IF(1, rt_eq(u, rt_slice(u, x1, 0, 32), K(0)))
                if (!(!V(shift_LEA_HI_X, 0))) USE_PART(READ, F_CC, K(0), BITS(0, 1));
            END(1)
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    if (V(REUSE_B, 8)) USE(KEEP, F_R, V(Rb, 7));
    if (V(REUSE_C, 10)) USE(KEEP, F_R, V(Rc, 9));
    lea_hi_a_keeps(u, 6, 5);
}

static void lea_hi_const_a_reads(struct rt_uses *u, int v1, int v2, int v3)
{
    if (V(shift_LEA_HI_CONST_NEG_A, v3)) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, V(Rc, v2));
    } else {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, V(Rc, v2));
    }
}

static void lea_hi_const_a_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_A, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void uses_lea_hc(struct rt_uses *u)
{
    guard_reads(u, 12, 4);
    IF(2, guard_value(u, 12, 4))
        if (V(Pd, 1) != 7) USE(WRITE(1), F_P, V(Pd, 1));
        if (V(shift_LEA_HI_CONST_NEG_A, 4)) USE(READ, F_R, V(Ra, 5));
        lea_hi_const_a_reads(u, 5, 9, 4);
        if (V(shift_LEA_HI_CONST_X, 0)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CC, 3)) {
            IF(1, OPEN) if (!(!V(shift_LEA_HI_CONST_X, 0))) USE_PART(READ, F_CC, K(0), BITS(0, 1));
                END(1)
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    if (V(REUSE_C, 10)) USE(KEEP, F_R, V(Rc, 9));
    lea_hi_const_a_keeps(u, 6, 5);
}

static void special_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1) USE(READ, F_SR, V(special_SR, v1));
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
        USE(EARLY(7), F_P, V(Pp, 4));
        USE(WRITE(1), F_R, V(Rd, 1));
        USE(WRITE(1), F_P, V(Pw, 2));
    END(1)
}

static void shfl_c_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(EARLY(-2), F_R, V(Rc, v1));
}

static rt_value shfl_c_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return rt_content(u, F_R, K(V(Rc, v1)));
    }
    return K(V(special_SHFL_CLAMP, v2));
}

static void shfl_b_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(EARLY(-2), F_R, V(Rb, v1));
}

static rt_value shfl_b_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return rt_content(u, F_R, K(V(Rb, v1)));
    }
    return K(V(special_SHFL_LANE, v2));
}

static void uses_shfl(struct rt_uses *u)
{
    struct rt_test x6 = OPEN;
    rt_value x1 = UNKNOWN, x3 = UNKNOWN, x4 = UNKNOWN, x5 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 8, 2);
    IF(4, guard_value(u, 8, 2))
        x1 = rt_slice(u, shfl_c_value(u, 6, 7, 1), 8, 5);
        x3 = rt_bor(u, rt_band(u, UNKNOWN, x1), rt_band(u, rt_band(u, rt_slice(u, shfl_c_value(u, 6,
            7, 1), 0, 5), rt_bxor(u, x1, K(UINT64_MAX))), K(31)));
        x4 = rt_slice(u, shfl_b_value(u, 4, 5, 0), 0, 5);
        LET(5)
            if (V(special_SHFL_MODE, 0) == 0) {
                shfl_c_reads(u, 6, 1);
                shfl_b_reads(u, 4, 0);
            }
            if (V(special_SHFL_MODE, 0) == 1) shfl_b_reads(u, 4, 0);
            if (V(special_SHFL_MODE, 0) == 2) shfl_b_reads(u, 4, 0);
            if (V(special_SHFL_MODE, 0) == 3) shfl_b_reads(u, 4, 0);
        END_LET(5)
        x5 = ((V(special_SHFL_MODE, 0) == 0) ? rt_bor(u, rt_band(u, UNKNOWN, x1), rt_band(u,
            rt_band(u, x4, rt_bxor(u, x1, K(UINT64_MAX))), K(31))) : UNKNOWN);
        LET(6)
            if (V(special_SHFL_MODE, 0) == 1) {
                NEED(5);
                shfl_c_reads(u, 6, 1);
            } else {
                NEED(5);
                shfl_c_reads(u, 6, 1);
            }
        END_LET(6)
        x6 = rt_answer(u, ((V(special_SHFL_MODE, 0) == 1) ? rt_le(u, x3, x5) : rt_le(u, x5, x3)));
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
        USE(WRITE(1), F_P, V(Pd, 1));
    END(4)
    rt_leave(u);
}

static void bar_barrier_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(Ra, v1));
}

static void opt_bar_threads_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(Rb, v1));
}

static void uses_bar_sync(struct rt_uses *u)
{
    guard_reads(u, 4, 2);
    IF(1, guard_value(u, 4, 2))
        bar_barrier_reads(u, 0, 0);
        opt_bar_threads_reads(u, 2, 1);
    END(1)
}

static void bar_arv_threads_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(Rb, v1));
}

static void uses_bar_arv(struct rt_uses *u)
{
    guard_reads(u, 4, 2);
    IF(1, guard_value(u, 4, 2))
        bar_barrier_reads(u, 0, 0);
        bar_arv_threads_reads(u, 2, 1);
    END(1)
}

static void uses_bar_red(struct rt_uses *u)
{
    guard_reads(u, 7, 3);
    IF(1, guard_value(u, 7, 3))
        bar_barrier_reads(u, 1, 0);
        opt_bar_threads_reads(u, 3, 1);
        USE(EARLY(7), F_P, V(Pp, 6));
    END(1)
}

static void uses_bar_scan(struct rt_uses *u)
{
    guard_reads(u, 6, 3);
    IF(1, guard_value(u, 6, 3))
        bar_barrier_reads(u, 0, 0);
        opt_bar_threads_reads(u, 2, 1);
        USE(EARLY(7), F_P, V(Pp, 5));
    END(1)
}

static void uses_b2r_b(struct rt_uses *u)
{
    guard_reads(u, 2, 0);
    IF(1, guard_value(u, 2, 0)) USE(WRITE(1), F_R, V(Rd, 0)); END(1)
}

static void opt_writes_3(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(WRITE(1), F_P, V(Pw, v1));
}

static void uses_b2r_r(struct rt_uses *u)
{
    guard_reads(u, 2, 1);
    IF(1, guard_value(u, 2, 1))
        USE(WRITE(1), F_R, V(Rd, 0));
        opt_writes_3(u, 1, 0);
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

static void surface_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(Rc, v1));
}

static void opt_ps_writes(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(WRITE(1), F_P, (7 - V(surface_Ps, v1)));
}

static void uses_suld_p(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 9, 2);
    IF(3, guard_value(u, 9, 2))
        x1 = ((V(surface_DIM, 0) == 0) ? K(1) : ((V(surface_DIM, 0) == 1) ? K(1) : ((V(surface_DIM,
            0) == 2) ? K(2) : ((V(surface_DIM, 0) == 3) ? K(2) : ((V(surface_DIM, 0) == 4) ? K(3) :
            ((V(surface_DIM, 0) == 5) ? K(3) : ((V(surface_DIM, 0) == 6) ? K(0) : ((V(surface_DIM,
            0) == 7) ? K(0) : UNKNOWN))))))));
        USE(READ, F_R, V(Ra, 6));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 6) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 6) | 2)); END(2)
        surface_reads(u, 7, 1);
        opt_ps_writes(u, 4, 0);
        USE(WRITE(1), F_R, V(Rd, 5));
        if ((int64_t)(((rt_bits(V(surface_MASK, 2), 0, 1) + rt_bits(V(surface_MASK, 2), 1, 1)) +
            rt_bits(V(surface_MASK, 2), 2, 1)) + rt_bits(V(surface_MASK, 2), 3, 1)) > (int64_t)1) {
            USE(WRITE(1), F_R, (V(Rd, 5) | 1));
        }
        if ((int64_t)(((rt_bits(V(surface_MASK, 2), 0, 1) + rt_bits(V(surface_MASK, 2), 1, 1)) +
            rt_bits(V(surface_MASK, 2), 2, 1)) + rt_bits(V(surface_MASK, 2), 3, 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, (V(Rd, 5) | 2));
        }
        if ((int64_t)(((rt_bits(V(surface_MASK, 2), 0, 1) + rt_bits(V(surface_MASK, 2), 1, 1)) +
            rt_bits(V(surface_MASK, 2), 2, 1)) + rt_bits(V(surface_MASK, 2), 3, 1)) > (int64_t)3) {
            USE(WRITE(1), F_R, (V(Rd, 5) | 3));
        }
    END(3)
}

static void uses_suld_d(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 10, 2);
    IF(3, guard_value(u, 10, 2))
        x1 = ((V(surface_DIM, 1) == 0) ? K(1) : ((V(surface_DIM, 1) == 1) ? K(1) : ((V(surface_DIM,
            1) == 2) ? K(2) : ((V(surface_DIM, 1) == 3) ? K(2) : ((V(surface_DIM, 1) == 4) ? K(3) :
            ((V(surface_DIM, 1) == 5) ? K(3) : ((V(surface_DIM, 1) == 6) ? K(0) : ((V(surface_DIM,
            1) == 7) ? K(0) : UNKNOWN))))))));
        USE(READ, F_R, V(Ra, 7));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 7) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 7) | 2)); END(2)
        surface_reads(u, 8, 1);
        opt_ps_writes(u, 5, 0);
        USE(WRITE(1), F_R, V(Rd, 6));
        if ((int64_t)((V(surface_SURF_SIZE, 3) == 6) ? 4 : ((V(surface_SURF_SIZE, 3) == 5) ?
            (uint64_t)2 : 1)) > (int64_t)1) {
            USE(WRITE(1), F_R, (V(Rd, 6) | 1));
        }
        if ((int64_t)((V(surface_SURF_SIZE, 3) == 6) ? 4 : ((V(surface_SURF_SIZE, 3) == 5) ?
            (uint64_t)2 : 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, (V(Rd, 6) | 2));
        }
        if ((int64_t)((V(surface_SURF_SIZE, 3) == 6) ? 4 : ((V(surface_SURF_SIZE, 3) == 5) ?
            (uint64_t)2 : 1)) > (int64_t)3) {
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
        x1 = ((V(surface_DIM, 0) == 0) ? K(1) : ((V(surface_DIM, 0) == 1) ? K(1) : ((V(surface_DIM,
            0) == 2) ? K(2) : ((V(surface_DIM, 0) == 3) ? K(2) : ((V(surface_DIM, 0) == 4) ? K(3) :
            ((V(surface_DIM, 0) == 5) ? K(3) : ((V(surface_DIM, 0) == 6) ? K(0) : ((V(surface_DIM,
            0) == 7) ? K(0) : UNKNOWN))))))));
        x2 = (((rt_bits(V(surface_MASK, 2), 0, 1) + rt_bits(V(surface_MASK, 2), 1, 1)) +
            rt_bits(V(surface_MASK, 2), 2, 1)) + rt_bits(V(surface_MASK, 2), 3, 1));
        USE(READ, F_R, V(Ra, 4));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 4) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 4) | 2)); END(2)
        USE(READ, F_R, V(Rd, 5));
        if ((int64_t)x2 > (int64_t)1) USE(READ, F_R, (V(Rd, 5) | 1));
        if ((int64_t)x2 > (int64_t)2) USE(READ, F_R, (V(Rd, 5) | 2));
        if ((int64_t)x2 > (int64_t)3) USE(READ, F_R, (V(Rd, 5) | 3));
        surface_reads(u, 6, 0);
    END(3)
}

static void uses_sust_d(struct rt_uses *u)
{
    uint64_t x2 = 0;
    rt_value x1 = UNKNOWN;
    guard_reads(u, 9, 1);
    IF(3, guard_value(u, 9, 1))
        x1 = ((V(surface_DIM, 1) == 0) ? K(1) : ((V(surface_DIM, 1) == 1) ? K(1) : ((V(surface_DIM,
            1) == 2) ? K(2) : ((V(surface_DIM, 1) == 3) ? K(2) : ((V(surface_DIM, 1) == 4) ? K(3) :
            ((V(surface_DIM, 1) == 5) ? K(3) : ((V(surface_DIM, 1) == 6) ? K(0) : ((V(surface_DIM,
            1) == 7) ? K(0) : UNKNOWN))))))));
        x2 = ((V(surface_SURF_SIZE, 3) == 6) ? 4 : ((V(surface_SURF_SIZE, 3) == 5) ? (uint64_t)2 :
            1));
        USE(READ, F_R, V(Ra, 5));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 5) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 5) | 2)); END(2)
        USE(READ, F_R, V(Rd, 6));
        if ((int64_t)x2 > (int64_t)1) USE(READ, F_R, (V(Rd, 6) | 1));
        if ((int64_t)x2 > (int64_t)2) USE(READ, F_R, (V(Rd, 6) | 2));
        if ((int64_t)x2 > (int64_t)3) USE(READ, F_R, (V(Rd, 6) | 3));
        surface_reads(u, 7, 0);
    END(3)
}

static void uses_sured_p(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 7, 1);
    IF(3, guard_value(u, 7, 1))
        x1 = ((V(surface_DIM, 0) == 0) ? K(1) : ((V(surface_DIM, 0) == 1) ? K(1) : ((V(surface_DIM,
            0) == 2) ? K(2) : ((V(surface_DIM, 0) == 3) ? K(2) : ((V(surface_DIM, 0) == 4) ? K(3) :
            ((V(surface_DIM, 0) == 5) ? K(3) : ((V(surface_DIM, 0) == 6) ? K(0) : ((V(surface_DIM,
            0) == 7) ? K(0) : UNKNOWN))))))));
        USE(READ, F_R, V(Ra, 3));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 3) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 3) | 2)); END(2)
        USE(READ, F_R, V(Rd, 4));
        surface_reads(u, 5, 0);
    END(3)
}

static uint64_t sured_types_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0:
        return ((((V(surface_SURED_TYPE, v1) == 2) || (V(surface_SURED_TYPE, v1) == 5)) ||
            (V(surface_SURED_TYPE, v1) == 7)) ? (uint64_t)2 : 1);
    }
    return 1;
}

static void uses_sured_d(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 9, 2);
    IF(3, guard_value(u, 9, 2))
        x1 = ((V(surface_DIM, 1) == 0) ? K(1) : ((V(surface_DIM, 1) == 1) ? K(1) : ((V(surface_DIM,
            1) == 2) ? K(2) : ((V(surface_DIM, 1) == 3) ? K(2) : ((V(surface_DIM, 1) == 4) ? K(3) :
            ((V(surface_DIM, 1) == 5) ? K(3) : ((V(surface_DIM, 1) == 6) ? K(0) : ((V(surface_DIM,
            1) == 7) ? K(0) : UNKNOWN))))))));
        USE(READ, F_R, V(Ra, 5));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 5) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 5) | 2)); END(2)
        USE(READ, F_R, V(Rd, 6));
        if ((int64_t)sured_types_value(u, 3, 0) > (int64_t)1) USE(READ, F_R, (V(Rd, 6) | 1));
        surface_reads(u, 7, 1);
    END(3)
}

static uint64_t suatom_types_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0:
        return ((((V(surface_SUATOM_TYPE, v1) == 2) || (V(surface_SUATOM_TYPE, v1) == 5)) ||
            (V(surface_SUATOM_TYPE, v1) == 7)) ? (uint64_t)2 : 1);
    }
    return 1;
}

static void uses_suatom_i(struct rt_uses *u)
{
    uint64_t x2 = 0;
    rt_value x1 = UNKNOWN;
    guard_reads(u, 9, 1);
    IF(3, guard_value(u, 9, 1))
        x1 = ((V(surface_DIM, 1) == 0) ? K(1) : ((V(surface_DIM, 1) == 1) ? K(1) : ((V(surface_DIM,
            1) == 2) ? K(2) : ((V(surface_DIM, 1) == 3) ? K(2) : ((V(surface_DIM, 1) == 4) ? K(3) :
            ((V(surface_DIM, 1) == 5) ? K(3) : ((V(surface_DIM, 1) == 6) ? K(0) : ((V(surface_DIM,
            1) == 7) ? K(0) : UNKNOWN))))))));
        x2 = (1 * suatom_types_value(u, 3, 0));
        USE(READ, F_R, V(Ra, 6));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 6) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 6) | 2)); END(2)
        USE(READ, F_R, V(Rb, 7));
        if ((int64_t)x2 > (int64_t)1) USE(READ, F_R, (V(Rb, 7) | 1));
        USE(WRITE(1), F_R, V(Rd, 5));
        if ((int64_t)suatom_types_value(u, 3, 0) > (int64_t)1) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
    END(3)
}

static uint64_t suatom_types_r_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0:
        return ((((V(surface_SUATOM_TYPE_R, v1) == 2) || (V(surface_SUATOM_TYPE_R, v1) == 5)) ||
            (V(surface_SUATOM_TYPE_R, v1) == 7)) ? (uint64_t)2 : 1);
    }
    return 1;
}

static void uses_suatom_r(struct rt_uses *u)
{
    uint64_t x2 = 0;
    rt_value x1 = UNKNOWN;
    guard_reads(u, 10, 2);
    IF(3, guard_value(u, 10, 2))
        x1 = ((V(surface_DIM, 2) == 0) ? K(1) : ((V(surface_DIM, 2) == 1) ? K(1) : ((V(surface_DIM,
            2) == 2) ? K(2) : ((V(surface_DIM, 2) == 3) ? K(2) : ((V(surface_DIM, 2) == 4) ? K(3) :
            ((V(surface_DIM, 2) == 5) ? K(3) : ((V(surface_DIM, 2) == 6) ? K(0) : ((V(surface_DIM,
            2) == 7) ? K(0) : UNKNOWN))))))));
        x2 = (1 * suatom_types_r_value(u, 4, 0));
        USE(READ, F_R, V(Ra, 7));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 7) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 7) | 2)); END(2)
        USE(READ, F_R, V(Rb, 8));
        if ((int64_t)x2 > (int64_t)1) USE(READ, F_R, (V(Rb, 8) | 1));
        USE(READ, F_R, V(Rc, 9));
        USE(WRITE(1), F_R, V(Rd, 6));
        if ((int64_t)suatom_types_r_value(u, 4, 0) > (int64_t)1) USE(WRITE(1), F_R, (V(Rd, 6) | 1));
    END(3)
}

static void uses_suatom_p(struct rt_uses *u)
{
    uint64_t x2 = 0;
    rt_value x1 = UNKNOWN;
    guard_reads(u, 10, 2);
    IF(3, guard_value(u, 10, 2))
        x1 = ((V(surface_DIM, 1) == 0) ? K(1) : ((V(surface_DIM, 1) == 1) ? K(1) : ((V(surface_DIM,
            1) == 2) ? K(2) : ((V(surface_DIM, 1) == 3) ? K(2) : ((V(surface_DIM, 1) == 4) ? K(3) :
            ((V(surface_DIM, 1) == 5) ? K(3) : ((V(surface_DIM, 1) == 6) ? K(0) : ((V(surface_DIM,
            1) == 7) ? K(0) : UNKNOWN))))))));
        x2 = (1 * suatom_types_r_value(u, 3, 0));
        USE(READ, F_R, V(Ra, 7));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 7) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 7) | 2)); END(2)
        USE(READ, F_R, V(Rb, 8));
        if ((int64_t)x2 > (int64_t)1) USE(READ, F_R, (V(Rb, 8) | 1));
        USE(READ, F_R, V(Rc, 9));
        USE(WRITE(1), F_P, (7 - V(surface_SUATOM_P, 5)));
        USE(WRITE(1), F_R, V(Rd, 6));
        if ((int64_t)suatom_types_r_value(u, 3, 0) > (int64_t)1) USE(WRITE(1), F_R, (V(Rd, 6) | 1));
    END(3)
}

static void uses_suatom_ci(struct rt_uses *u)
{
    uint64_t x2 = 0;
    rt_value x1 = UNKNOWN;
    guard_reads(u, 9, 2);
    IF(3, guard_value(u, 9, 2))
        x1 = ((V(surface_DIM, 1) == 0) ? K(1) : ((V(surface_DIM, 1) == 1) ? K(1) : ((V(surface_DIM,
            1) == 2) ? K(2) : ((V(surface_DIM, 1) == 3) ? K(2) : ((V(surface_DIM, 1) == 4) ? K(3) :
            ((V(surface_DIM, 1) == 5) ? K(3) : ((V(surface_DIM, 1) == 6) ? K(0) : ((V(surface_DIM,
            1) == 7) ? K(0) : UNKNOWN))))))));
        x2 = (2 * suatom_types_value(u, 2, 0));
        USE(READ, F_R, V(Ra, 6));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 6) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 6) | 2)); END(2)
        USE(READ, F_R, V(Rb, 7));
        USE(READ, F_R, (V(Rb, 7) | 1));
        if ((int64_t)x2 > (int64_t)2) USE(READ, F_R, (V(Rb, 7) | 2));
        if ((int64_t)x2 > (int64_t)3) USE(READ, F_R, (V(Rb, 7) | 3));
        opt_ps_writes(u, 4, 1);
        USE(WRITE(1), F_R, V(Rd, 5));
        if ((int64_t)suatom_types_value(u, 2, 0) > (int64_t)1) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
    END(3)
}

static void uses_suatom_cr(struct rt_uses *u)
{
    uint64_t x2 = 0;
    rt_value x1 = UNKNOWN;
    guard_reads(u, 10, 3);
    IF(3, guard_value(u, 10, 3))
        x1 = ((V(surface_DIM, 2) == 0) ? K(1) : ((V(surface_DIM, 2) == 1) ? K(1) : ((V(surface_DIM,
            2) == 2) ? K(2) : ((V(surface_DIM, 2) == 3) ? K(2) : ((V(surface_DIM, 2) == 4) ? K(3) :
            ((V(surface_DIM, 2) == 5) ? K(3) : ((V(surface_DIM, 2) == 6) ? K(0) : ((V(surface_DIM,
            2) == 7) ? K(0) : UNKNOWN))))))));
        x2 = (2 * suatom_types_r_value(u, 3, 0));
        USE(READ, F_R, V(Ra, 7));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 7) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 7) | 2)); END(2)
        USE(READ, F_R, V(Rb, 8));
        USE(READ, F_R, (V(Rb, 8) | 1));
        if ((int64_t)x2 > (int64_t)2) USE(READ, F_R, (V(Rb, 8) | 2));
        if ((int64_t)x2 > (int64_t)3) USE(READ, F_R, (V(Rb, 8) | 3));
        USE(READ, F_R, V(Rc, 9));
        opt_ps_writes(u, 5, 1);
        USE(WRITE(1), F_R, V(Rd, 6));
        if ((int64_t)suatom_types_r_value(u, 3, 0) > (int64_t)1) USE(WRITE(1), F_R, (V(Rd, 6) | 1));
    END(3)
}

static void opt_writes_4(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(WRITE(1), F_P, V(texture_Pt, v1));
}

static void uses_tex_i(struct rt_uses *u)
{
    uint64_t x2 = 0;
    rt_value x1 = UNKNOWN;
    guard_reads(u, 15, 4);
    IF(4, guard_value(u, 15, 4))
        x1 = ((V(texture_DIM, 13) == 0) ? K(1) : ((V(texture_DIM, 13) == 1) ? K(2) :
            ((V(texture_DIM, 13) == 2) ? K(2) : ((V(texture_DIM, 13) == 3) ? K(3) : ((V(texture_DIM,
            13) == 4) ? K(3) : ((V(texture_DIM, 13) == 5) ? K(4) : ((V(texture_DIM, 13) == 6) ? K(3)
            : ((V(texture_DIM, 13) == 7) ? K(4) : UNKNOWN))))))));
        x2 = (((int64_t)(((((V(texture_LOD, 0) & 2) ? (uint64_t)1 : 0) + V(texture_LC, 1)) +
            V(texture_AOFFI, 2)) + V(texture_DC, 3)) > (int64_t)1) ? (((((V(texture_LOD, 0) & 2) ?
            (uint64_t)1 : 0) + V(texture_LC, 1)) + V(texture_AOFFI, 2)) + V(texture_DC, 3)) : 1);
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
        opt_writes_4(u, 8, 1);
        USE(WRITE(1), F_R, V(Rd, 9));
        if ((int64_t)(((rt_bits(V(texture_MASK, 14), 0, 1) + rt_bits(V(texture_MASK, 14), 1, 1)) +
            rt_bits(V(texture_MASK, 14), 2, 1)) + rt_bits(V(texture_MASK, 14), 3, 1)) > (int64_t)1)
            {
            USE(WRITE(1), F_R, ((V(Rd, 9) == 255) ? 255 : rt_bits((V(Rd, 9) + 1), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 14), 0, 1) + rt_bits(V(texture_MASK, 14), 1, 1)) +
            rt_bits(V(texture_MASK, 14), 2, 1)) + rt_bits(V(texture_MASK, 14), 3, 1)) > (int64_t)2)
            {
            USE(WRITE(1), F_R, ((V(Rd, 9) == 255) ? 255 : rt_bits((V(Rd, 9) + 2), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 14), 0, 1) + rt_bits(V(texture_MASK, 14), 1, 1)) +
            rt_bits(V(texture_MASK, 14), 2, 1)) + rt_bits(V(texture_MASK, 14), 3, 1)) > (int64_t)3)
            {
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
        x1 = ((V(texture_DIM, 12) == 0) ? K(1) : ((V(texture_DIM, 12) == 1) ? K(2) :
            ((V(texture_DIM, 12) == 2) ? K(2) : ((V(texture_DIM, 12) == 3) ? K(3) : ((V(texture_DIM,
            12) == 4) ? K(3) : ((V(texture_DIM, 12) == 5) ? K(4) : ((V(texture_DIM, 12) == 6) ? K(3)
            : ((V(texture_DIM, 12) == 7) ? K(4) : UNKNOWN))))))));
        x2 = (((int64_t)((((1 + ((V(texture_LOD_B, 0) & 2) ? (uint64_t)1 : 0)) + V(texture_LC_B, 1))
            + V(texture_AOFFI_B, 2)) + V(texture_DC, 3)) > (int64_t)1) ? ((((1 + ((V(texture_LOD_B,
            0) & 2) ? (uint64_t)1 : 0)) + V(texture_LC_B, 1)) + V(texture_AOFFI_B, 2)) +
            V(texture_DC, 3)) : 1);
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
        opt_writes_4(u, 8, 1);
        USE(WRITE(1), F_R, V(Rd, 9));
        if ((int64_t)(((rt_bits(V(texture_MASK, 13), 0, 1) + rt_bits(V(texture_MASK, 13), 1, 1)) +
            rt_bits(V(texture_MASK, 13), 2, 1)) + rt_bits(V(texture_MASK, 13), 3, 1)) > (int64_t)1)
            {
            USE(WRITE(1), F_R, ((V(Rd, 9) == 255) ? 255 : rt_bits((V(Rd, 9) + 1), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 13), 0, 1) + rt_bits(V(texture_MASK, 13), 1, 1)) +
            rt_bits(V(texture_MASK, 13), 2, 1)) + rt_bits(V(texture_MASK, 13), 3, 1)) > (int64_t)2)
            {
            USE(WRITE(1), F_R, ((V(Rd, 9) == 255) ? 255 : rt_bits((V(Rd, 9) + 2), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 13), 0, 1) + rt_bits(V(texture_MASK, 13), 1, 1)) +
            rt_bits(V(texture_MASK, 13), 2, 1)) + rt_bits(V(texture_MASK, 13), 3, 1)) > (int64_t)3)
            {
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
        x1 = ((V(texture_DIM, 12) == 0) ? K(1) : ((V(texture_DIM, 12) == 1) ? K(2) :
            ((V(texture_DIM, 12) == 2) ? K(2) : ((V(texture_DIM, 12) == 3) ? K(3) : ((V(texture_DIM,
            12) == 4) ? K(3) : ((V(texture_DIM, 12) == 5) ? K(4) : ((V(texture_DIM, 12) == 6) ? K(3)
            : ((V(texture_DIM, 12) == 7) ? K(4) : UNKNOWN))))))));
        x2 = (((int64_t)(((V(texture_TLD_LOD, 0) + V(texture_AOFFI_TLD, 1)) + V(texture_MS, 2)) +
            V(texture_CL, 3)) > (int64_t)1) ? (((V(texture_TLD_LOD, 0) + V(texture_AOFFI_TLD, 1)) +
            V(texture_MS, 2)) + V(texture_CL, 3)) : 1);
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
        opt_writes_4(u, 7, 1);
        USE(WRITE(1), F_R, V(Rd, 8));
        if ((int64_t)(((rt_bits(V(texture_MASK, 13), 0, 1) + rt_bits(V(texture_MASK, 13), 1, 1)) +
            rt_bits(V(texture_MASK, 13), 2, 1)) + rt_bits(V(texture_MASK, 13), 3, 1)) > (int64_t)1)
            {
            USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 1), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 13), 0, 1) + rt_bits(V(texture_MASK, 13), 1, 1)) +
            rt_bits(V(texture_MASK, 13), 2, 1)) + rt_bits(V(texture_MASK, 13), 3, 1)) > (int64_t)2)
            {
            USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 2), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 13), 0, 1) + rt_bits(V(texture_MASK, 13), 1, 1)) +
            rt_bits(V(texture_MASK, 13), 2, 1)) + rt_bits(V(texture_MASK, 13), 3, 1)) > (int64_t)3)
            {
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
        x1 = ((V(texture_DIM, 11) == 0) ? K(1) : ((V(texture_DIM, 11) == 1) ? K(2) :
            ((V(texture_DIM, 11) == 2) ? K(2) : ((V(texture_DIM, 11) == 3) ? K(3) : ((V(texture_DIM,
            11) == 4) ? K(3) : ((V(texture_DIM, 11) == 5) ? K(4) : ((V(texture_DIM, 11) == 6) ? K(3)
            : ((V(texture_DIM, 11) == 7) ? K(4) : UNKNOWN))))))));
        x2 = (((int64_t)((((1 + V(texture_TLD_LOD, 0)) + V(texture_AOFFI_TLD, 1)) + V(texture_MS,
            2)) + V(texture_CL, 3)) > (int64_t)1) ? ((((1 + V(texture_TLD_LOD, 0)) +
            V(texture_AOFFI_TLD, 1)) + V(texture_MS, 2)) + V(texture_CL, 3)) : 1);
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
        opt_writes_4(u, 7, 1);
        USE(WRITE(1), F_R, V(Rd, 8));
        if ((int64_t)(((rt_bits(V(texture_MASK, 12), 0, 1) + rt_bits(V(texture_MASK, 12), 1, 1)) +
            rt_bits(V(texture_MASK, 12), 2, 1)) + rt_bits(V(texture_MASK, 12), 3, 1)) > (int64_t)1)
            {
            USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 1), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 12), 0, 1) + rt_bits(V(texture_MASK, 12), 1, 1)) +
            rt_bits(V(texture_MASK, 12), 2, 1)) + rt_bits(V(texture_MASK, 12), 3, 1)) > (int64_t)2)
            {
            USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 2), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 12), 0, 1) + rt_bits(V(texture_MASK, 12), 1, 1)) +
            rt_bits(V(texture_MASK, 12), 2, 1)) + rt_bits(V(texture_MASK, 12), 3, 1)) > (int64_t)3)
            {
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
        x1 = ((V(texture_DIM, 12) == 0) ? K(1) : ((V(texture_DIM, 12) == 1) ? K(2) :
            ((V(texture_DIM, 12) == 2) ? K(2) : ((V(texture_DIM, 12) == 3) ? K(3) : ((V(texture_DIM,
            12) == 4) ? K(3) : ((V(texture_DIM, 12) == 5) ? K(4) : ((V(texture_DIM, 12) == 6) ? K(3)
            : ((V(texture_DIM, 12) == 7) ? K(4) : UNKNOWN))))))));
        x2 = (((int64_t)(V(texture_TLD4_OFFSET, 1) + V(texture_DC, 2)) > (int64_t)1) ?
            (V(texture_TLD4_OFFSET, 1) + V(texture_DC, 2)) : 1);
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
        opt_writes_4(u, 7, 1);
        USE(WRITE(1), F_R, V(Rd, 8));
        if ((int64_t)(((rt_bits(V(texture_MASK, 13), 0, 1) + rt_bits(V(texture_MASK, 13), 1, 1)) +
            rt_bits(V(texture_MASK, 13), 2, 1)) + rt_bits(V(texture_MASK, 13), 3, 1)) > (int64_t)1)
            {
            USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 1), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 13), 0, 1) + rt_bits(V(texture_MASK, 13), 1, 1)) +
            rt_bits(V(texture_MASK, 13), 2, 1)) + rt_bits(V(texture_MASK, 13), 3, 1)) > (int64_t)2)
            {
            USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 2), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 13), 0, 1) + rt_bits(V(texture_MASK, 13), 1, 1)) +
            rt_bits(V(texture_MASK, 13), 2, 1)) + rt_bits(V(texture_MASK, 13), 3, 1)) > (int64_t)3)
            {
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
        x1 = ((V(texture_DIM, 11) == 0) ? K(1) : ((V(texture_DIM, 11) == 1) ? K(2) :
            ((V(texture_DIM, 11) == 2) ? K(2) : ((V(texture_DIM, 11) == 3) ? K(3) : ((V(texture_DIM,
            11) == 4) ? K(3) : ((V(texture_DIM, 11) == 5) ? K(4) : ((V(texture_DIM, 11) == 6) ? K(3)
            : ((V(texture_DIM, 11) == 7) ? K(4) : UNKNOWN))))))));
        x2 = (((int64_t)((1 + V(texture_TLD4_OFFSET_B, 1)) + V(texture_DC, 2)) > (int64_t)1) ? ((1 +
            V(texture_TLD4_OFFSET_B, 1)) + V(texture_DC, 2)) : 1);
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
        opt_writes_4(u, 7, 1);
        USE(WRITE(1), F_R, V(Rd, 8));
        if ((int64_t)(((rt_bits(V(texture_MASK, 12), 0, 1) + rt_bits(V(texture_MASK, 12), 1, 1)) +
            rt_bits(V(texture_MASK, 12), 2, 1)) + rt_bits(V(texture_MASK, 12), 3, 1)) > (int64_t)1)
            {
            USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 1), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 12), 0, 1) + rt_bits(V(texture_MASK, 12), 1, 1)) +
            rt_bits(V(texture_MASK, 12), 2, 1)) + rt_bits(V(texture_MASK, 12), 3, 1)) > (int64_t)2)
            {
            USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 2), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 12), 0, 1) + rt_bits(V(texture_MASK, 12), 1, 1)) +
            rt_bits(V(texture_MASK, 12), 2, 1)) + rt_bits(V(texture_MASK, 12), 3, 1)) > (int64_t)3)
            {
            USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 3), 0, 8)));
        }
    END(4)
}

static void uses_txd_i(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN, x2 = UNKNOWN;
    guard_reads(u, 12, 4);
    IF(6, guard_value(u, 12, 4))
        x1 = rt_add(u, rt_add(u, ((V(texture_DIM, 10) == 0) ? K(1) : ((V(texture_DIM, 10) == 1) ?
            K(2) : ((V(texture_DIM, 10) == 2) ? K(2) : ((V(texture_DIM, 10) == 3) ? K(3) :
            ((V(texture_DIM, 10) == 4) ? K(3) : ((V(texture_DIM, 10) == 5) ? K(4) : ((V(texture_DIM,
            10) == 6) ? K(3) : ((V(texture_DIM, 10) == 7) ? K(4) : UNKNOWN)))))))),
            K(V(texture_TXD_LC, 0))), K(V(texture_AOFFI_TLD, 1)));
        x2 = rt_mul(u, K(2), ((V(texture_DIM, 10) == 0) ? K(1) : ((V(texture_DIM, 10) == 1) ? K(1) :
            ((V(texture_DIM, 10) == 2) ? K(2) : ((V(texture_DIM, 10) == 3) ? K(2) : ((V(texture_DIM,
            10) == 4) ? K(3) : ((V(texture_DIM, 10) == 5) ? K(3) : ((V(texture_DIM, 10) == 6) ? K(3)
            : ((V(texture_DIM, 10) == 7) ? K(3) : UNKNOWN)))))))));
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
        opt_writes_4(u, 5, 1);
        USE(WRITE(1), F_R, V(Rd, 6));
        if ((int64_t)(((rt_bits(V(texture_MASK, 11), 0, 1) + rt_bits(V(texture_MASK, 11), 1, 1)) +
            rt_bits(V(texture_MASK, 11), 2, 1)) + rt_bits(V(texture_MASK, 11), 3, 1)) > (int64_t)1)
            {
            USE(WRITE(1), F_R, ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 1), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 11), 0, 1) + rt_bits(V(texture_MASK, 11), 1, 1)) +
            rt_bits(V(texture_MASK, 11), 2, 1)) + rt_bits(V(texture_MASK, 11), 3, 1)) > (int64_t)2)
            {
            USE(WRITE(1), F_R, ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 2), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 11), 0, 1) + rt_bits(V(texture_MASK, 11), 1, 1)) +
            rt_bits(V(texture_MASK, 11), 2, 1)) + rt_bits(V(texture_MASK, 11), 3, 1)) > (int64_t)3)
            {
            USE(WRITE(1), F_R, ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 3), 0, 8)));
        }
    END(6)
}

static void uses_txd_b(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN, x2 = UNKNOWN;
    guard_reads(u, 11, 4);
    IF(5, guard_value(u, 11, 4))
        x1 = rt_add(u, rt_add(u, rt_add(u, K(1), ((V(texture_DIM, 9) == 0) ? K(1) : ((V(texture_DIM,
            9) == 1) ? K(2) : ((V(texture_DIM, 9) == 2) ? K(2) : ((V(texture_DIM, 9) == 3) ? K(3) :
            ((V(texture_DIM, 9) == 4) ? K(3) : ((V(texture_DIM, 9) == 5) ? K(4) : ((V(texture_DIM,
            9) == 6) ? K(3) : ((V(texture_DIM, 9) == 7) ? K(4) : UNKNOWN))))))))),
            K(V(texture_TXD_LC, 0))), K(V(texture_AOFFI_TLD, 1)));
        x2 = rt_mul(u, K(2), ((V(texture_DIM, 9) == 0) ? K(1) : ((V(texture_DIM, 9) == 1) ? K(1) :
            ((V(texture_DIM, 9) == 2) ? K(2) : ((V(texture_DIM, 9) == 3) ? K(2) : ((V(texture_DIM,
            9) == 4) ? K(3) : ((V(texture_DIM, 9) == 5) ? K(3) : ((V(texture_DIM, 9) == 6) ? K(3) :
            ((V(texture_DIM, 9) == 7) ? K(3) : UNKNOWN)))))))));
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
        opt_writes_4(u, 5, 1);
        USE(WRITE(1), F_R, V(Rd, 6));
        if ((int64_t)(((rt_bits(V(texture_MASK, 10), 0, 1) + rt_bits(V(texture_MASK, 10), 1, 1)) +
            rt_bits(V(texture_MASK, 10), 2, 1)) + rt_bits(V(texture_MASK, 10), 3, 1)) > (int64_t)1)
            {
            USE(WRITE(1), F_R, ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 1), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 10), 0, 1) + rt_bits(V(texture_MASK, 10), 1, 1)) +
            rt_bits(V(texture_MASK, 10), 2, 1)) + rt_bits(V(texture_MASK, 10), 3, 1)) > (int64_t)2)
            {
            USE(WRITE(1), F_R, ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 2), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 10), 0, 1) + rt_bits(V(texture_MASK, 10), 1, 1)) +
            rt_bits(V(texture_MASK, 10), 2, 1)) + rt_bits(V(texture_MASK, 10), 3, 1)) > (int64_t)3)
            {
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
        if ((int64_t)(((rt_bits(V(texture_MASK, 8), 0, 1) + rt_bits(V(texture_MASK, 8), 1, 1)) +
            rt_bits(V(texture_MASK, 8), 2, 1)) + rt_bits(V(texture_MASK, 8), 3, 1)) > (int64_t)1) {
            USE(WRITE(1), F_R, ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 1), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 8), 0, 1) + rt_bits(V(texture_MASK, 8), 1, 1)) +
            rt_bits(V(texture_MASK, 8), 2, 1)) + rt_bits(V(texture_MASK, 8), 3, 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 2), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 8), 0, 1) + rt_bits(V(texture_MASK, 8), 1, 1)) +
            rt_bits(V(texture_MASK, 8), 2, 1)) + rt_bits(V(texture_MASK, 8), 3, 1)) > (int64_t)3) {
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
        if ((int64_t)(((rt_bits(V(texture_MASK, 7), 0, 1) + rt_bits(V(texture_MASK, 7), 1, 1)) +
            rt_bits(V(texture_MASK, 7), 2, 1)) + rt_bits(V(texture_MASK, 7), 3, 1)) > (int64_t)1) {
            USE(WRITE(1), F_R, ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 1), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 7), 0, 1) + rt_bits(V(texture_MASK, 7), 1, 1)) +
            rt_bits(V(texture_MASK, 7), 2, 1)) + rt_bits(V(texture_MASK, 7), 3, 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 2), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 7), 0, 1) + rt_bits(V(texture_MASK, 7), 1, 1)) +
            rt_bits(V(texture_MASK, 7), 2, 1)) + rt_bits(V(texture_MASK, 7), 3, 1)) > (int64_t)3) {
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
        if ((int64_t)(((rt_bits(V(texture_MASK, 7), 0, 1) + rt_bits(V(texture_MASK, 7), 1, 1)) +
            rt_bits(V(texture_MASK, 7), 2, 1)) + rt_bits(V(texture_MASK, 7), 3, 1)) > (int64_t)1) {
            USE(WRITE(1), F_R, ((V(Rd, 4) == 255) ? 255 : rt_bits((V(Rd, 4) + 1), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 7), 0, 1) + rt_bits(V(texture_MASK, 7), 1, 1)) +
            rt_bits(V(texture_MASK, 7), 2, 1)) + rt_bits(V(texture_MASK, 7), 3, 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, ((V(Rd, 4) == 255) ? 255 : rt_bits((V(Rd, 4) + 2), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 7), 0, 1) + rt_bits(V(texture_MASK, 7), 1, 1)) +
            rt_bits(V(texture_MASK, 7), 2, 1)) + rt_bits(V(texture_MASK, 7), 3, 1)) > (int64_t)3) {
            USE(WRITE(1), F_R, ((V(Rd, 4) == 255) ? 255 : rt_bits((V(Rd, 4) + 3), 0, 8)));
        }
    END(1)
}

static void uses_tmml_i(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 9, 2);
    IF(4, guard_value(u, 9, 2))
        x1 = ((V(texture_DIM, 7) == 0) ? K(1) : ((V(texture_DIM, 7) == 1) ? K(2) : ((V(texture_DIM,
            7) == 2) ? K(2) : ((V(texture_DIM, 7) == 3) ? K(3) : ((V(texture_DIM, 7) == 4) ? K(3) :
            ((V(texture_DIM, 7) == 5) ? K(4) : ((V(texture_DIM, 7) == 6) ? K(3) : ((V(texture_DIM,
            7) == 7) ? K(4) : UNKNOWN))))))));
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
        if ((int64_t)(((rt_bits(V(texture_MASK, 8), 0, 1) + rt_bits(V(texture_MASK, 8), 1, 1)) +
            rt_bits(V(texture_MASK, 8), 2, 1)) + rt_bits(V(texture_MASK, 8), 3, 1)) > (int64_t)1) {
            USE(WRITE(1), F_R, ((V(Rd, 4) == 255) ? 255 : rt_bits((V(Rd, 4) + 1), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 8), 0, 1) + rt_bits(V(texture_MASK, 8), 1, 1)) +
            rt_bits(V(texture_MASK, 8), 2, 1)) + rt_bits(V(texture_MASK, 8), 3, 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, ((V(Rd, 4) == 255) ? 255 : rt_bits((V(Rd, 4) + 2), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 8), 0, 1) + rt_bits(V(texture_MASK, 8), 1, 1)) +
            rt_bits(V(texture_MASK, 8), 2, 1)) + rt_bits(V(texture_MASK, 8), 3, 1)) > (int64_t)3) {
            USE(WRITE(1), F_R, ((V(Rd, 4) == 255) ? 255 : rt_bits((V(Rd, 4) + 3), 0, 8)));
        }
    END(4)
}

static void uses_tmml_b(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 9, 3);
    IF(4, guard_value(u, 9, 3))
        x1 = ((V(texture_DIM, 7) == 0) ? K(1) : ((V(texture_DIM, 7) == 1) ? K(2) : ((V(texture_DIM,
            7) == 2) ? K(2) : ((V(texture_DIM, 7) == 3) ? K(3) : ((V(texture_DIM, 7) == 4) ? K(3) :
            ((V(texture_DIM, 7) == 5) ? K(4) : ((V(texture_DIM, 7) == 6) ? K(3) : ((V(texture_DIM,
            7) == 7) ? K(4) : UNKNOWN))))))));
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
        if ((int64_t)(((rt_bits(V(texture_MASK, 8), 0, 1) + rt_bits(V(texture_MASK, 8), 1, 1)) +
            rt_bits(V(texture_MASK, 8), 2, 1)) + rt_bits(V(texture_MASK, 8), 3, 1)) > (int64_t)1) {
            USE(WRITE(1), F_R, ((V(Rd, 4) == 255) ? 255 : rt_bits((V(Rd, 4) + 1), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 8), 0, 1) + rt_bits(V(texture_MASK, 8), 1, 1)) +
            rt_bits(V(texture_MASK, 8), 2, 1)) + rt_bits(V(texture_MASK, 8), 3, 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, ((V(Rd, 4) == 255) ? 255 : rt_bits((V(Rd, 4) + 2), 0, 8)));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 8), 0, 1) + rt_bits(V(texture_MASK, 8), 1, 1)) +
            rt_bits(V(texture_MASK, 8), 2, 1)) + rt_bits(V(texture_MASK, 8), 3, 1)) > (int64_t)3) {
            USE(WRITE(1), F_R, ((V(Rd, 4) == 255) ? 255 : rt_bits((V(Rd, 4) + 3), 0, 8)));
        }
    END(4)
}

static uint64_t opt_f16_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return (1 - V(texture_TEXS_F16, v1));
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
        if ((!opt_f16_value(u, 0, 0)) != 0) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
        USE(WRITE(1), F_R, V(texture_Rd2, 4));
        if ((V(texture_COMPONENTS, 9) == 4) && (!opt_f16_value(u, 0, 0))) {
            USE(WRITE(1), F_R, (V(texture_Rd2, 4) | 1));
        }
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
        if ((!opt_f16_value(u, 0, 0)) != 0) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
        USE(WRITE(1), F_R, V(texture_Rd2, 4));
        if ((V(texture_COMPONENTS, 9) == 4) && (!opt_f16_value(u, 0, 0))) {
            USE(WRITE(1), F_R, (V(texture_Rd2, 4) | 1));
        }
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
        if ((!opt_f16_value(u, 0, 0)) != 0) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
        USE(WRITE(1), F_R, V(texture_Rd2, 4));
        if ((V(texture_COMPONENTS, 9) == 4) && (!opt_f16_value(u, 0, 0))) {
            USE(WRITE(1), F_R, (V(texture_Rd2, 4) | 1));
        }
    END(1)
}

static void uses_texs_d1_lz_s(struct rt_uses *u)
{
    guard_reads(u, 10, 2);
    IF(1, guard_value(u, 10, 2))
        USE(EARLY(-4), F_R, V(Ra, 6));
        USE(EARLY(-4), F_R, V(Rb, 7));
        USE(WRITE(1), F_R, V(Rd, 5));
        if ((V(texture_COMPONENTS_1, 9) >= 4) && (!opt_f16_value(u, 0, 0))) {
            USE(WRITE(1), F_R, (V(Rd, 5) | 1));
        }
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
        if ((V(texture_COMPONENTS_1, 9) >= 4) && (!opt_f16_value(u, 0, 0))) {
            USE(WRITE(1), F_R, (V(Rd, 5) | 1));
        }
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
        if ((V(texture_COMPONENTS_1, 9) >= 4) && (!opt_f16_value(u, 0, 0))) {
            USE(WRITE(1), F_R, (V(Rd, 5) | 1));
        }
    END(1)
}

static uint64_t opt_tld4s_f16_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return V(texture_TLD4S_F16, v1);
    }
    return 0;
}

static void uses_tld4s(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0;
    guard_reads(u, 12, 2);
    IF(1, guard_value(u, 12, 2))
        x1 = (V(texture_AOFFI_TLD4S, 2) || V(texture_DC, 3));
        x2 = (V(texture_AOFFI_TLD4S, 2) && V(texture_DC, 3));
        USE(EARLY(-4), F_R, V(Ra, 9));
        if (x1) USE(EARLY(-4), F_R, (V(Ra, 9) | 1));
        USE(EARLY(-4), F_R, V(Rb, 10));
        if (x2) USE(EARLY(-4), F_R, (V(Rb, 10) | 1));
        USE(WRITE(1), F_R, V(Rd, 8));
        if ((!opt_tld4s_f16_value(u, 0, 0)) != 0) USE(WRITE(1), F_R, (V(Rd, 8) | 1));
        USE(WRITE(1), F_R, V(texture_Rd2, 7));
        if ((!opt_tld4s_f16_value(u, 0, 0)) != 0) USE(WRITE(1), F_R, (V(texture_Rd2, 7) | 1));
    END(1)
}

static void src_va_reads(struct rt_uses *u, int v1, int v2, int v3, int v4, int l5)
{
    if (LINE(l5) == 0) {
        if (V(video_SIGN_A, v1)) {
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS((8 * V(video_BYTE_A, v3)), 8));
        } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS((8 * V(video_BYTE_A, v3)), 8));
    }
    if (LINE(l5) == 1) {
        if (V(video_SIGN_A, v1)) {
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS((16 * V(video_HALF_A, v4)), 16));
        } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS((16 * V(video_HALF_A, v4)), 16));
    }
    if (LINE(l5) == 2) {
        if (V(video_SIGN_A, v1)) {
            USE(READ, F_R, V(Ra, v2));
        } else USE(READ, F_R, V(Ra, v2));
    }
}

static void src_vb_reads(struct rt_uses *u, int v1, int v2, int v3, int v4, int l5)
{
    if (LINE(l5) == 0) {
        if (V(video_SIGN_B, v1)) {
            USE_PART(READ, F_R, K(V(Rb, v2)), BITS((8 * V(video_BYTE_B, v3)), 8));
        } else USE_PART(READ, F_R, K(V(Rb, v2)), BITS((8 * V(video_BYTE_B, v3)), 8));
    }
    if (LINE(l5) == 1) {
        if (V(video_SIGN_B, v1)) {
            USE_PART(READ, F_R, K(V(Rb, v2)), BITS((16 * V(video_HALF_B, v4)), 16));
        } else USE_PART(READ, F_R, K(V(Rb, v2)), BITS((16 * V(video_HALF_B, v4)), 16));
    }
    if (LINE(l5) == 2) {
        if (V(video_SIGN_B, v1)) {
            USE(READ, F_R, V(Rb, v2));
        } else USE(READ, F_R, V(Rb, v2));
    }
}

static rt_value src_va_value(struct rt_uses *u, int v1, int v2, int v3, int v4, int l5)
{
    switch (LINE(l5)) {
    case 0:
        return (V(video_SIGN_A, v1) ? rt_signed(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, v2))), (8
            * V(video_BYTE_A, v3)), 8), 8) : rt_slice(u, rt_content(u, F_R, K(V(Ra, v2))), (8 *
            V(video_BYTE_A, v3)), 8));
    case 1:
        return (V(video_SIGN_A, v1) ? rt_signed(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, v2))), (16
            * V(video_HALF_A, v4)), 16), 16) : rt_slice(u, rt_content(u, F_R, K(V(Ra, v2))), (16 *
            V(video_HALF_A, v4)), 16));
    }
    return (V(video_SIGN_A, v1) ? rt_signed(u, rt_content(u, F_R, K(V(Ra, v2))), 32) : rt_slice(u,
        rt_content(u, F_R, K(V(Ra, v2))), 0, 32));
}

static rt_value src_vb_value(struct rt_uses *u, int v1, int v2, int v3, int v4, int v5, int l6)
{
    switch (LINE(l6)) {
    case 0:
        return (V(video_SIGN_B, v1) ? rt_signed(u, rt_slice(u, rt_content(u, F_R, K(V(Rb, v2))), (8
            * V(video_BYTE_B, v3)), 8), 8) : rt_slice(u, rt_content(u, F_R, K(V(Rb, v2))), (8 *
            V(video_BYTE_B, v3)), 8));
    case 1:
        return (V(video_SIGN_B, v1) ? rt_signed(u, rt_slice(u, rt_content(u, F_R, K(V(Rb, v2))), (16
            * V(video_HALF_B, v4)), 16), 16) : rt_slice(u, rt_content(u, F_R, K(V(Rb, v2))), (16 *
            V(video_HALF_B, v4)), 16));
    case 2:
        return (V(video_SIGN_B, v1) ? rt_signed(u, rt_content(u, F_R, K(V(Rb, v2))), 32) :
            rt_slice(u, rt_content(u, F_R, K(V(Rb, v2))), 0, 32));
    }
    return K((V(video_SIGN_B, v1) ? rt_sext(V(video_IMM_B, v5), 16) : V(video_IMM_B, v5)));
}

static void src_va_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 2) if (V(REUSE_A, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void src_vb_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 2) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
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
        if (V(CC, 6)) USE(WRITE(1), F_CC, 0);
        LET(1)
            if (V(video_ADD_NEG_A, 7)) {
                src_va_reads(u, 1, 8, 9, 11, 5);
            } else src_va_reads(u, 1, 8, 9, 11, 5);
            if (V(video_ADD_NEG_B, 12)) {
                src_vb_reads(u, 2, 13, 14, 16, 6);
            } else src_vb_reads(u, 2, 13, 14, 16, 6);
        END_LET(1)
        x1 = rt_add(u, (V(video_ADD_NEG_A, 7) ? rt_sub(u, K(0), src_va_value(u, 1, 8, 9, 11, 5)) :
            src_va_value(u, 1, 8, 9, 11, 5)), (V(video_ADD_NEG_B, 12) ? rt_sub(u, K(0),
            src_vb_value(u, 2, 13, 14, 16, 17, 6)) : src_vb_value(u, 2, 13, 14, 16, 17, 6)));
        if (V(video_VIDEO_SAT, 3)) {
            x2 = ((V(video_THEN, 4) < 2) ? 16 : ((V(video_THEN, 4) < 4) ? (uint64_t)8 : 32));
            x3 = (V(video_UD, 0) ? (rt_shl_int(1, (x2 - 1)) - 1) : (rt_shl_int(1, x2) - 1));
            x4 = (V(video_UD, 0) ? (UINT64_C(0xffffffffffffffff) - x3) : 0);
            LET(5) NEED(1); END_LET(5)
            rt_assign(u, &x5, rt_chosen(u, rt_lt(u, x1, K(x4)), K(x4), rt_chosen(u, rt_lt(u, K(x3),
                x1), K(x3), x1)));
        } else {
            LET(5) NEED(1); END_LET(5)
            rt_assign(u, &x5, x1);
        }
        if (V(video_THEN, 4) < 4) {
            LET(6) NEED(5); END_LET(6)
            LET(7)
                if (V(video_THEN, 4) == 0) {
                    NEED(6);
                    USE_PART(READ, F_R, K(V(Rc, 18)), BITS(0, 16));
                } else {
                    USE_PART(READ, F_R, K(V(Rc, 18)), BITS(16, 16));
                    NEED(6);
                }
            END_LET(7)
            LET(8)
                if (V(video_THEN, 4) == 2) {
                    USE(READ, F_R, V(Rc, 18));
                    NEED(6);
                } else {
                    USE(READ, F_R, V(Rc, 18));
                    NEED(6);
                }
            END_LET(8)
            LET(11)
                if (V(video_THEN, 4) < 2) {
                    NEED(7);
                } else NEED(8);
            END_LET(11)
        } else {
            LET(9) NEED(5); END_LET(9)
            x9 = rt_slice(u, x5.number, 0, 32);
            LET(10)
                if (V(video_UD, 0)) {
                    NEED(9);
                    USE(READ, F_R, V(Rc, 18));
                } else {
                    NEED(9);
                    USE(READ, F_R, V(Rc, 18));
                }
            END_LET(10)
            x10 = rt_answer(u, (V(video_UD, 0) ? rt_lt(u, rt_signed(u, x9, 32), rt_signed(u,
                rt_content(u, F_R, K(V(Rc, 18))), 32)) : rt_lt(u, x9, rt_content(u, F_R, K(V(Rc,
                18))))));
            LET(11)
                if (V(video_THEN, 4) == 4) {
                    NEED(9);
                    USE(READ, F_R, V(Rc, 18));
                } else {
                    if (!(V(video_THEN, 4) == 7)) NEED(10);
                    IF(1, rt_either(rt_sure((V(video_THEN, 4) == 7)), rt_eq(u, rt_of_test(u, x10),
                        K((V(video_THEN, 4) == 5)))))
                        NEED(9);
                    ELSE(1) USE(READ, F_R, V(Rc, 18)); END(1)
                }
            END_LET(11)
        }
        NEED(11);
        USE(WRITE(1), F_R, V(Rd, 5));
    END(2)
    if (V(REUSE_C, 19)) USE(KEEP, F_R, V(Rc, 18));
    src_va_keeps(u, 10, 8, 5);
    src_vb_keeps(u, 15, 13, 6);
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
        if (V(CC, 6)) USE(WRITE(1), F_CC, 0);
        x1 = rt_chosen(u, rt_lt(u, src_vb_value(u, 2, 11, 12, 14, 15, 6), src_va_value(u, 1, 7, 8,
            10, 5)), rt_sub(u, src_va_value(u, 1, 7, 8, 10, 5), src_vb_value(u, 2, 11, 12, 14, 15,
            6)), rt_sub(u, src_vb_value(u, 2, 11, 12, 14, 15, 6), src_va_value(u, 1, 7, 8, 10, 5)));
        if (V(video_VIDEO_SAT, 3)) {
            x2 = ((V(video_THEN, 4) < 2) ? 16 : ((V(video_THEN, 4) < 4) ? (uint64_t)8 : 32));
            x3 = (V(video_SD, 0) ? (rt_shl_int(1, (x2 - 1)) - 1) : (rt_shl_int(1, x2) - 1));
            x4 = (V(video_SD, 0) ? (UINT64_C(0xffffffffffffffff) - x3) : 0);
            LET(5)
                src_va_reads(u, 1, 7, 8, 10, 5);
                src_vb_reads(u, 2, 11, 12, 14, 6);
            END_LET(5)
            rt_assign(u, &x5, rt_chosen(u, rt_lt(u, x1, K(x4)), K(x4), rt_chosen(u, rt_lt(u, K(x3),
                x1), K(x3), x1)));
        } else {
            LET(5)
                src_va_reads(u, 1, 7, 8, 10, 5);
                src_vb_reads(u, 2, 11, 12, 14, 6);
            END_LET(5)
            rt_assign(u, &x5, x1);
        }
        if (V(video_THEN, 4) < 4) {
            LET(6) NEED(5); END_LET(6)
            LET(7)
                if (V(video_THEN, 4) == 0) {
                    NEED(6);
                    USE_PART(READ, F_R, K(V(Rc, 16)), BITS(0, 16));
                } else {
                    USE_PART(READ, F_R, K(V(Rc, 16)), BITS(16, 16));
                    NEED(6);
                }
            END_LET(7)
            LET(8)
                if (V(video_THEN, 4) == 2) {
                    USE(READ, F_R, V(Rc, 16));
                    NEED(6);
                } else {
                    USE(READ, F_R, V(Rc, 16));
                    NEED(6);
                }
            END_LET(8)
            LET(11)
                if (V(video_THEN, 4) < 2) {
                    NEED(7);
                } else NEED(8);
            END_LET(11)
        } else {
            LET(9) NEED(5); END_LET(9)
            x9 = rt_slice(u, x5.number, 0, 32);
            LET(10)
                if (V(video_SD, 0)) {
                    NEED(9);
                    USE(READ, F_R, V(Rc, 16));
                } else {
                    NEED(9);
                    USE(READ, F_R, V(Rc, 16));
                }
            END_LET(10)
            x10 = rt_answer(u, (V(video_SD, 0) ? rt_lt(u, rt_signed(u, x9, 32), rt_signed(u,
                rt_content(u, F_R, K(V(Rc, 16))), 32)) : rt_lt(u, x9, rt_content(u, F_R, K(V(Rc,
                16))))));
            LET(11)
                if (V(video_THEN, 4) == 4) {
                    NEED(9);
                    USE(READ, F_R, V(Rc, 16));
                } else {
                    if (!(V(video_THEN, 4) == 7)) NEED(10);
                    IF(1, rt_either(rt_sure((V(video_THEN, 4) == 7)), rt_eq(u, rt_of_test(u, x10),
                        K((V(video_THEN, 4) == 5)))))
                        NEED(9);
                    ELSE(1) USE(READ, F_R, V(Rc, 16)); END(1)
                }
            END_LET(11)
        }
        NEED(11);
        USE(WRITE(1), F_R, V(Rd, 5));
    END(2)
    if (V(REUSE_C, 17)) USE(KEEP, F_R, V(Rc, 16));
    src_va_keeps(u, 9, 7, 5);
    src_vb_keeps(u, 13, 11, 6);
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
        if (V(CC, 7)) USE(WRITE(1), F_CC, 0);
        LET(1)
            if (V(video_MX, 3)) {
                src_va_reads(u, 1, 8, 9, 11, 5);
                src_vb_reads(u, 2, 12, 13, 15, 6);
            } else {
                src_va_reads(u, 1, 8, 9, 11, 5);
                src_vb_reads(u, 2, 12, 13, 15, 6);
            }
        END_LET(1)
        x1 = (V(video_MX, 3) ? rt_chosen(u, rt_lt(u, src_va_value(u, 1, 8, 9, 11, 5),
            src_vb_value(u, 2, 12, 13, 15, 16, 6)), src_vb_value(u, 2, 12, 13, 15, 16, 6),
            src_va_value(u, 1, 8, 9, 11, 5)) : rt_chosen(u, rt_lt(u, src_va_value(u, 1, 8, 9, 11,
            5), src_vb_value(u, 2, 12, 13, 15, 16, 6)), src_va_value(u, 1, 8, 9, 11, 5),
            src_vb_value(u, 2, 12, 13, 15, 16, 6)));
        if (V(video_VIDEO_SAT, 4)) {
            x2 = ((V(video_THEN, 5) < 2) ? 16 : ((V(video_THEN, 5) < 4) ? (uint64_t)8 : 32));
            x3 = (V(video_UD, 0) ? (rt_shl_int(1, (x2 - 1)) - 1) : (rt_shl_int(1, x2) - 1));
            x4 = (V(video_UD, 0) ? (UINT64_C(0xffffffffffffffff) - x3) : 0);
            LET(5) NEED(1); END_LET(5)
            rt_assign(u, &x5, rt_chosen(u, rt_lt(u, x1, K(x4)), K(x4), rt_chosen(u, rt_lt(u, K(x3),
                x1), K(x3), x1)));
        } else {
            LET(5) NEED(1); END_LET(5)
            rt_assign(u, &x5, x1);
        }
        if (V(video_THEN, 5) < 4) {
            LET(6) NEED(5); END_LET(6)
            LET(7)
                if (V(video_THEN, 5) == 0) {
                    NEED(6);
                    USE_PART(READ, F_R, K(V(Rc, 17)), BITS(0, 16));
                } else {
                    USE_PART(READ, F_R, K(V(Rc, 17)), BITS(16, 16));
                    NEED(6);
                }
            END_LET(7)
            LET(8)
                if (V(video_THEN, 5) == 2) {
                    USE(READ, F_R, V(Rc, 17));
                    NEED(6);
                } else {
                    USE(READ, F_R, V(Rc, 17));
                    NEED(6);
                }
            END_LET(8)
            LET(11)
                if (V(video_THEN, 5) < 2) {
                    NEED(7);
                } else NEED(8);
            END_LET(11)
        } else {
            LET(9) NEED(5); END_LET(9)
            x9 = rt_slice(u, x5.number, 0, 32);
            LET(10)
                if (V(video_UD, 0)) {
                    NEED(9);
                    USE(READ, F_R, V(Rc, 17));
                } else {
                    NEED(9);
                    USE(READ, F_R, V(Rc, 17));
                }
            END_LET(10)
            x10 = rt_answer(u, (V(video_UD, 0) ? rt_lt(u, rt_signed(u, x9, 32), rt_signed(u,
                rt_content(u, F_R, K(V(Rc, 17))), 32)) : rt_lt(u, x9, rt_content(u, F_R, K(V(Rc,
                17))))));
            LET(11)
                if (V(video_THEN, 5) == 4) {
                    NEED(9);
                    USE(READ, F_R, V(Rc, 17));
                } else {
                    if (!(V(video_THEN, 5) == 7)) NEED(10);
                    IF(1, rt_either(rt_sure((V(video_THEN, 5) == 7)), rt_eq(u, rt_of_test(u, x10),
                        K((V(video_THEN, 5) == 5)))))
                        NEED(9);
                    ELSE(1) USE(READ, F_R, V(Rc, 17)); END(1)
                }
            END_LET(11)
        }
        NEED(11);
        USE(WRITE(1), F_R, V(Rd, 6));
    END(2)
    if (V(REUSE_C, 18)) USE(KEEP, F_R, V(Rc, 17));
    src_va_keeps(u, 10, 8, 5);
    src_vb_keeps(u, 14, 12, 6);
    rt_leave(u);
}

static void uses_vset(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x6 = OPEN;
    rt_value x5 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 17, 7);
    IF(2, guard_value(u, 17, 7))
        if (V(CC, 5)) USE(WRITE(1), F_CC, 0);
        x1 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, K(V(video_VSET_CMP, 0)), rt_chosen(u, rt_lt(u,
            src_va_value(u, 1, 6, 7, 9, 5), src_vb_value(u, 2, 10, 11, 13, 14, 6)), K(1),
            rt_chosen(u, rt_eq(u, src_va_value(u, 1, 6, 7, 9, 5), src_vb_value(u, 2, 10, 11, 13, 14,
            6)), K(2), K(4)))), K(0))));
        if (V(video_THEN, 3) < 4) {
            LET(3)
                if (V(video_THEN, 3) == 0) {
                    src_va_reads(u, 1, 6, 7, 9, 5);
                    src_vb_reads(u, 2, 10, 11, 13, 6);
                    USE_PART(READ, F_R, K(V(Rc, 15)), BITS(0, 16));
                } else {
                    USE_PART(READ, F_R, K(V(Rc, 15)), BITS(16, 16));
                    src_va_reads(u, 1, 6, 7, 9, 5);
                    src_vb_reads(u, 2, 10, 11, 13, 6);
                }
            END_LET(3)
            LET(4)
                if (V(video_THEN, 3) == 2) {
                    USE(READ, F_R, V(Rc, 15));
                    src_va_reads(u, 1, 6, 7, 9, 5);
                    src_vb_reads(u, 2, 10, 11, 13, 6);
                } else {
                    USE(READ, F_R, V(Rc, 15));
                    src_va_reads(u, 1, 6, 7, 9, 5);
                    src_vb_reads(u, 2, 10, 11, 13, 6);
                }
            END_LET(4)
            LET(7)
                if (V(video_THEN, 3) < 2) {
                    NEED(3);
                } else NEED(4);
            END_LET(7)
        } else {
            x5 = rt_slice(u, rt_chosen(u, x1, K(1), K(0)), 0, 32);
            x6 = rt_answer(u, rt_lt(u, x5, rt_content(u, F_R, K(V(Rc, 15)))));
            LET(7)
                if (V(video_THEN, 3) == 4) {
                    src_va_reads(u, 1, 6, 7, 9, 5);
                    src_vb_reads(u, 2, 10, 11, 13, 6);
                    USE(READ, F_R, V(Rc, 15));
                } else {
                    if (!(V(video_THEN, 3) == 7)) {
                        src_va_reads(u, 1, 6, 7, 9, 5);
                        src_vb_reads(u, 2, 10, 11, 13, 6);
                        USE(READ, F_R, V(Rc, 15));
                    }
                    IF(1, rt_either(rt_sure((V(video_THEN, 3) == 7)), rt_eq(u, rt_of_test(u, x6),
                        K((V(video_THEN, 3) == 5)))))
                        src_va_reads(u, 1, 6, 7, 9, 5);
                        src_vb_reads(u, 2, 10, 11, 13, 6);
                    ELSE(1) USE(READ, F_R, V(Rc, 15)); END(1)
                }
            END_LET(7)
        }
        NEED(7);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(2)
    if (V(REUSE_C, 16)) USE(KEEP, F_R, V(Rc, 15));
    src_va_keeps(u, 8, 6, 5);
    src_vb_keeps(u, 12, 10, 6);
    rt_leave(u);
}

static void uses_vsetp(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
    guard_reads(u, 17, 8);
    IF(5, guard_value(u, 17, 8))
        x1 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, K(V(video_VSETP_CMP, 0)), rt_chosen(u, rt_lt(u,
            src_va_value(u, 1, 6, 7, 9, 5), src_vb_value(u, 2, 10, 11, 13, 14, 6)), K(1),
            rt_chosen(u, rt_eq(u, src_va_value(u, 1, 6, 7, 9, 5), src_vb_value(u, 2, 10, 11, 13, 14,
            6)), K(2), K(4)))), K(0))));
        if (V(BOP, 3) == 0) {
            src_va_reads(u, 1, 6, 7, 9, 5);
            src_vb_reads(u, 2, 10, 11, 13, 6);
            IF(1, x1) USE(EARLY(7), F_P, V(Pp, 16)); END(1)
        }
        if (V(BOP, 3) == 1) {
            src_va_reads(u, 1, 6, 7, 9, 5);
            src_vb_reads(u, 2, 10, 11, 13, 6);
            IF(2, rt_not(x1)) USE(EARLY(7), F_P, V(Pp, 16)); END(2)
        }
        if (V(BOP, 3) == 2) {
            src_va_reads(u, 1, 6, 7, 9, 5);
            src_vb_reads(u, 2, 10, 11, 13, 6);
            USE(EARLY(7), F_P, V(Pp, 16));
        }
        USE(WRITE(1), F_P, V(Pu, 4));
        if (V(BOP, 3) == 0) {
            src_va_reads(u, 1, 6, 7, 9, 5);
            src_vb_reads(u, 2, 10, 11, 13, 6);
            IF(3, rt_not(x1)) USE(EARLY(7), F_P, V(Pp, 16)); END(3)
        }
        if (V(BOP, 3) == 1) {
            src_va_reads(u, 1, 6, 7, 9, 5);
            src_vb_reads(u, 2, 10, 11, 13, 6);
            IF(4, rt_not(rt_not(x1))) USE(EARLY(7), F_P, V(Pp, 16)); END(4)
        }
        if (V(BOP, 3) == 2) {
            src_va_reads(u, 1, 6, 7, 9, 5);
            src_vb_reads(u, 2, 10, 11, 13, 6);
            USE(EARLY(7), F_P, V(Pp, 16));
        }
        USE(WRITE(1), F_P, V(Pv, 5));
    END(5)
    src_va_keeps(u, 8, 6, 5);
    src_vb_keeps(u, 12, 10, 6);
}

static void vmad_a_reads(struct rt_uses *u, int v1, int v2, int v3, int v4, int l5, int l6)
{
    if (LINE(l6) == 0) src_va_reads(u, v1, v2, v3, v4, l5);
    if (LINE(l6) == 1) {
        if (V(video_SIGN_A, v1)) {
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS((8 * V(video_BYTE_A, v3)), 8));
        } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS((8 * V(video_BYTE_A, v3)), 8));
    }
    if (LINE(l6) == 2) {
        if (V(video_SIGN_A, v1)) {
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS((16 * V(video_HALF_A, v4)), 16));
        } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS((16 * V(video_HALF_A, v4)), 16));
    }
    if (LINE(l6) == 3) {
        if (V(video_SIGN_A, v1)) {
            USE(READ, F_R, V(Ra, v2));
        } else USE(READ, F_R, V(Ra, v2));
    }
}

static void vmad_c_reads(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Rc, v1));
}

static void vmad_a_keeps(struct rt_uses *u, int v1, int v2, int l3, int l4)
{
    if (LINE(l4) == 0) src_va_keeps(u, v1, v2, l3);
    if (LINE(l4) == 3) if (V(REUSE_A, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void vmad_c_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_C, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void uses_vmad(struct rt_uses *u)
{
    guard_reads(u, 19, 10);
    IF(1, guard_value(u, 19, 10))
        if (V(CC, 5)) USE(WRITE(1), F_CC, 0);
        vmad_a_reads(u, 0, 7, 8, 10, 7, 6);
        src_vb_reads(u, 1, 11, 12, 14, 8);
        vmad_c_reads(u, 17);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(1)
    vmad_a_keeps(u, 9, 7, 7, 6);
    src_vb_keeps(u, 13, 11, 8);
    vmad_c_keeps(u, 18, 17);
}

static void shift_b_reads(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    if (LINE(l4) == 0) USE_PART(READ, F_R, K(V(Rb, v1)), BITS((8 * V(video_BYTE_B, v2)), 8));
    if (LINE(l4) == 1) USE_PART(READ, F_R, K(V(Rb, v1)), BITS((16 * V(video_HALF_B, v3)), 16));
    if (LINE(l4) == 2) USE(READ, F_R, V(Rb, v1));
}

static rt_value shift_b_value(struct rt_uses *u, int v1, int v2, int v3, int v4, int l5)
{
    switch (LINE(l5)) {
    case 0: return rt_slice(u, rt_content(u, F_R, K(V(Rb, v1))), (8 * V(video_BYTE_B, v2)), 8);
    case 1: return rt_slice(u, rt_content(u, F_R, K(V(Rb, v1))), (16 * V(video_HALF_B, v3)), 16);
    case 2: return rt_slice(u, rt_content(u, F_R, K(V(Rb, v1))), 0, 32);
    }
    return K(V(video_IMM_B, v4));
}

static void shift_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 2) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_vshl(struct rt_uses *u)
{
    struct rt_test x6 = OPEN;
    rt_enter(u);
    guard_reads(u, 18, 6);
    IF(2, guard_value(u, 18, 6))
        if (V(CC, 6)) USE(WRITE(1), F_CC, 0);
        LET(1)
            src_va_reads(u, 1, 7, 8, 10, 4);
            if (V(video_VIDEO_W, 2)) {
                shift_b_reads(u, 11, 12, 14, 5);
            } else shift_b_reads(u, 11, 12, 14, 5);
        END_LET(1)
        if (V(video_THEN, 4) < 4) {
            LET(3)
                if (V(video_THEN, 4) == 0) {
                    NEED(1);
                    USE_PART(READ, F_R, K(V(Rc, 16)), BITS(0, 16));
                } else {
                    USE_PART(READ, F_R, K(V(Rc, 16)), BITS(16, 16));
                    NEED(1);
                }
            END_LET(3)
            LET(4)
                if (V(video_THEN, 4) == 2) {
                    USE(READ, F_R, V(Rc, 16));
                    NEED(1);
                } else {
                    USE(READ, F_R, V(Rc, 16));
                    NEED(1);
                }
            END_LET(4)
            LET(7)
                if (V(video_THEN, 4) < 2) {
                    NEED(3);
                } else NEED(4);
            END_LET(7)
        } else {
            LET(6)
                if (V(video_UD, 0)) {
                    NEED(1);
                    USE(READ, F_R, V(Rc, 16));
                } else {
                    NEED(1);
                    USE(READ, F_R, V(Rc, 16));
                }
            END_LET(6)
            x6 = rt_answer(u, (V(video_UD, 0) ? rt_lt(u, rt_signed(u, UNKNOWN, 32), rt_signed(u,
                rt_content(u, F_R, K(V(Rc, 16))), 32)) : OPEN));
            LET(7)
                if (V(video_THEN, 4) == 4) {
                    NEED(1);
                    USE(READ, F_R, V(Rc, 16));
                } else {
                    if (!(V(video_THEN, 4) == 7)) NEED(6);
                    IF(1, rt_either(rt_sure((V(video_THEN, 4) == 7)), rt_eq(u, rt_of_test(u, x6),
                        K((V(video_THEN, 4) == 5)))))
                        NEED(1);
                    ELSE(1) USE(READ, F_R, V(Rc, 16)); END(1)
                }
            END_LET(7)
        }
        NEED(7);
        USE(WRITE(1), F_R, V(Rd, 5));
    END(2)
    if (V(REUSE_C, 17)) USE(KEEP, F_R, V(Rc, 16));
    src_va_keeps(u, 9, 7, 4);
    shift_b_keeps(u, 13, 11, 5);
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
        if (V(CC, 6)) USE(WRITE(1), F_CC, 0);
        LET(1)
            src_va_reads(u, 1, 7, 8, 10, 4);
            if (V(video_VIDEO_W, 2)) {
                shift_b_reads(u, 11, 12, 14, 5);
            } else shift_b_reads(u, 11, 12, 14, 5);
        END_LET(1)
        x1 = rt_shr(u, src_va_value(u, 1, 7, 8, 10, 4), (V(video_VIDEO_W, 2) ? rt_band(u,
            shift_b_value(u, 11, 12, 14, 15, 5), K(31)) : rt_chosen(u, rt_lt(u, K(32),
            shift_b_value(u, 11, 12, 14, 15, 5)), K(32), shift_b_value(u, 11, 12, 14, 15, 5))));
        if (V(video_VIDEO_SAT, 3)) {
            x2 = ((V(video_THEN, 4) < 2) ? 16 : ((V(video_THEN, 4) < 4) ? (uint64_t)8 : 32));
            x3 = (V(video_UD, 0) ? (rt_shl_int(1, (x2 - 1)) - 1) : (rt_shl_int(1, x2) - 1));
            x4 = (V(video_UD, 0) ? (UINT64_C(0xffffffffffffffff) - x3) : 0);
            LET(5) NEED(1); END_LET(5)
            rt_assign(u, &x5, rt_chosen(u, rt_lt(u, x1, K(x4)), K(x4), rt_chosen(u, rt_lt(u, K(x3),
                x1), K(x3), x1)));
        } else {
            LET(5) NEED(1); END_LET(5)
            rt_assign(u, &x5, x1);
        }
        if (V(video_THEN, 4) < 4) {
            LET(6) NEED(5); END_LET(6)
            LET(7)
                if (V(video_THEN, 4) == 0) {
                    NEED(6);
                    USE_PART(READ, F_R, K(V(Rc, 16)), BITS(0, 16));
                } else {
                    USE_PART(READ, F_R, K(V(Rc, 16)), BITS(16, 16));
                    NEED(6);
                }
            END_LET(7)
            LET(8)
                if (V(video_THEN, 4) == 2) {
                    USE(READ, F_R, V(Rc, 16));
                    NEED(6);
                } else {
                    USE(READ, F_R, V(Rc, 16));
                    NEED(6);
                }
            END_LET(8)
            LET(11)
                if (V(video_THEN, 4) < 2) {
                    NEED(7);
                } else NEED(8);
            END_LET(11)
        } else {
            LET(9) NEED(5); END_LET(9)
            x9 = rt_slice(u, x5.number, 0, 32);
            LET(10)
                if (V(video_UD, 0)) {
                    NEED(9);
                    USE(READ, F_R, V(Rc, 16));
                } else {
                    NEED(9);
                    USE(READ, F_R, V(Rc, 16));
                }
            END_LET(10)
            x10 = rt_answer(u, (V(video_UD, 0) ? rt_lt(u, rt_signed(u, x9, 32), rt_signed(u,
                rt_content(u, F_R, K(V(Rc, 16))), 32)) : rt_lt(u, x9, rt_content(u, F_R, K(V(Rc,
                16))))));
            LET(11)
                if (V(video_THEN, 4) == 4) {
                    NEED(9);
                    USE(READ, F_R, V(Rc, 16));
                } else {
                    if (!(V(video_THEN, 4) == 7)) NEED(10);
                    IF(1, rt_either(rt_sure((V(video_THEN, 4) == 7)), rt_eq(u, rt_of_test(u, x10),
                        K((V(video_THEN, 4) == 5)))))
                        NEED(9);
                    ELSE(1) USE(READ, F_R, V(Rc, 16)); END(1)
                }
            END_LET(11)
        }
        NEED(11);
        USE(WRITE(1), F_R, V(Rd, 5));
    END(2)
    if (V(REUSE_C, 17)) USE(KEEP, F_R, V(Rc, 16));
    src_va_keeps(u, 9, 7, 4);
    shift_b_keeps(u, 13, 11, 5);
    rt_leave(u);
}

static void uses_vabsdiff4(struct rt_uses *u)
{
    guard_reads(u, 16, 0);
    IF(1, guard_value(u, 16, 0))
        if (V(CC, 7)) USE(WRITE(1), F_CC, 0);
        USE(READ, F_R, V(Ra, 8));
        USE(READ, F_R, V(Rb, 11));
        USE(READ, F_R, V(Rc, 14));
        USE(WRITE(1), F_R, V(Rd, 6));
    END(1)
    if (V(REUSE_C, 15)) USE(KEEP, F_R, V(Rc, 14));
}

static void uses_idp_a4(struct rt_uses *u)
{
    guard_reads(u, 9, 0);
    IF(1, guard_value(u, 9, 0))
        USE(READ, F_R, V(Rc, 7));
        if (V(video_SIGN_A8, 0)) {
            USE_PART(READ, F_R, K(V(Ra, 3)), BITS(0, 8));
        } else USE_PART(READ, F_R, K(V(Ra, 3)), BITS(0, 8));
        if (V(video_SIGN_B8, 1)) {
            USE_PART(READ, F_R, K(V(Rb, 5)), BITS(0, 8));
        } else USE_PART(READ, F_R, K(V(Rb, 5)), BITS(0, 8));
        if (V(video_SIGN_A8, 0)) {
            USE_PART(READ, F_R, K(V(Ra, 3)), BITS(8, 8));
        } else USE_PART(READ, F_R, K(V(Ra, 3)), BITS(8, 8));
        if (V(video_SIGN_B8, 1)) {
            USE_PART(READ, F_R, K(V(Rb, 5)), BITS(8, 8));
        } else USE_PART(READ, F_R, K(V(Rb, 5)), BITS(8, 8));
        if (V(video_SIGN_A8, 0)) {
            USE_PART(READ, F_R, K(V(Ra, 3)), BITS(16, 8));
        } else USE_PART(READ, F_R, K(V(Ra, 3)), BITS(16, 8));
        if (V(video_SIGN_B8, 1)) {
            USE_PART(READ, F_R, K(V(Rb, 5)), BITS(16, 8));
        } else USE_PART(READ, F_R, K(V(Rb, 5)), BITS(16, 8));
        if (V(video_SIGN_A8, 0)) {
            USE_PART(READ, F_R, K(V(Ra, 3)), BITS(24, 8));
        } else USE_PART(READ, F_R, K(V(Ra, 3)), BITS(24, 8));
        if (V(video_SIGN_B8, 1)) {
            USE_PART(READ, F_R, K(V(Rb, 5)), BITS(24, 8));
        } else USE_PART(READ, F_R, K(V(Rb, 5)), BITS(24, 8));
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_B, 6)) USE(KEEP, F_R, V(Rb, 5));
    if (V(REUSE_C, 8)) USE(KEEP, F_R, V(Rc, 7));
}

static void uses_idp_a2(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0;
    guard_reads(u, 10, 0);
    IF(1, guard_value(u, 10, 0))
        x1 = ((2 * V(video_LO_HI, 0)) + 0);
        x2 = ((2 * V(video_LO_HI, 0)) + 1);
        USE(READ, F_R, V(Rc, 8));
        if (V(video_SIGN_A16, 1)) {
            USE_PART(READ, F_R, K(V(Ra, 4)), BITS(0, 16));
        } else USE_PART(READ, F_R, K(V(Ra, 4)), BITS(0, 16));
        if (V(video_SIGN_B8, 2)) {
            USE_PART(READ, F_R, K(V(Rb, 6)), BITS((8 * x1), 8));
        } else USE_PART(READ, F_R, K(V(Rb, 6)), BITS((8 * x1), 8));
        if (V(video_SIGN_A16, 1)) {
            USE_PART(READ, F_R, K(V(Ra, 4)), BITS(16, 16));
        } else USE_PART(READ, F_R, K(V(Ra, 4)), BITS(16, 16));
        if (V(video_SIGN_B8, 2)) {
            USE_PART(READ, F_R, K(V(Rb, 6)), BITS((8 * x2), 8));
        } else USE_PART(READ, F_R, K(V(Rb, 6)), BITS((8 * x2), 8));
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    if (V(REUSE_B, 7)) USE(KEEP, F_R, V(Rb, 6));
    if (V(REUSE_C, 9)) USE(KEEP, F_R, V(Rc, 8));
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
