/* Generated from the description maxwell by gen/emit/uses. Do not edit. */
#include <isadora/maxwell.h>
#include "analysis/uses.h"

enum { F_R = 0, F_P = 1, F_CC = 2, F_ACTIVE = 4, F_WAITS = 5, F_SR = 6, F_COME = 7, F_SOME = 8,
    F_ASKED = 9, F_YES = 10, F_RED_YES = 11, F_RED_ALL = 12, F_RED = 13, F_RED_KIND = 14,
    F_LEFT = 15 };

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

static uint64_t atom_types_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return V(atomic_ATOM_TYPE, v1);
    case 1: return 7;
    case 2: return 4;
    }
    return 6;
}

static void addr_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(EARLY(-4), F_R, V(Ra, v2));
        if (V(atomic_ATOM_E, v1)) USE(EARLY(-4), F_R, (V(Ra, v2) | 1));
    }
}

static void uses_atom(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 8, 2);
    IF(7, guard_value(u, 8, 2))
        addr_reads(u, 0, 4, 1);
        if ((0xfe00 >> V(atomic_ATOM_OP, 1) & 1) || ((0xfffe >> V(atomic_ATOM_OP, 1) & 1) &&
            (((atom_types_value(u, 2, 0) == 3) || (atom_types_value(u, 2, 0) == 4)) ||
            ((int64_t)atom_types_value(u, 2, 0) >= (int64_t)6)))) {
            USE(EARLY(-4), F_R, V(Rb, 7));
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            IF(6, OPEN)
                if (((atom_types_value(u, 2, 0) == 2) || (atom_types_value(u, 2, 0) == 5)) ||
                    (atom_types_value(u, 2, 0) == 6)) {
                    if ((V(atomic_ATOM_OP, 1) == 0) && (atom_types_value(u, 2, 0) == 6)) {
                        LET(3)
                            IF(1, OPEN)
                                USE(EARLY(-4), F_R, V(Rb, 7));
                                USE(EARLY(-4), F_R, (V(Rb, 7) | 1));
                            END(1)
                            USE(EARLY(-4), F_R, V(Rb, 7));
                            USE(EARLY(-4), F_R, (V(Rb, 7) | 1));
                        END_LET(3)
                    } else {
                        LET(3)
                            if (0x1ef >> V(atomic_ATOM_OP, 1) & 1) {
                                USE(EARLY(-4), F_R, V(Rb, 7));
                                USE(EARLY(-4), F_R, (V(Rb, 7) | 1));
                            }
                            if (V(atomic_ATOM_OP, 1) == 4) {
                                IF(2, OPEN)
                                    USE(EARLY(-4), F_R, V(Rb, 7));
                                    USE(EARLY(-4), F_R, (V(Rb, 7) | 1));
                                END(2)
                                IF(3, OPEN)
                                    USE(EARLY(-4), F_R, V(Rb, 7));
                                    USE(EARLY(-4), F_R, (V(Rb, 7) | 1));
                                END(3)
                            }
                        END_LET(3)
                    }
                    NEED(3);
                    USE(WRITE(1), F_R, V(Rd, 3));
                    USE(WRITE(1), F_R, (V(Rd, 3) | 1));
                } else {
                    if ((V(atomic_ATOM_OP, 1) == 0) && (((atom_types_value(u, 2, 0) == 3) ||
                        (atom_types_value(u, 2, 0) == 4)) || ((int64_t)atom_types_value(u, 2, 0) >=
                        (int64_t)6))) {
                        LET(7) USE(EARLY(-4), F_R, V(Rb, 7)); END_LET(7)
                    } else {
                        LET(7)
                            if (0x1ef >> V(atomic_ATOM_OP, 1) & 1) USE(EARLY(-4), F_R, V(Rb, 7));
                            if (V(atomic_ATOM_OP, 1) == 4) {
                                IF(4, OPEN) USE(EARLY(-4), F_R, V(Rb, 7)); END(4)
                                IF(5, OPEN) USE(EARLY(-4), F_R, V(Rb, 7)); END(5)
                            }
                        END_LET(7)
                    }
                    NEED(7);
                    USE(WRITE(1), F_R, V(Rd, 3));
                }
            END(6)
        }
    END(7)
    rt_leave(u);
}

static void addr_reads_2(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(READ, F_R, V(Ra, v2));
        if (V(atomic_ATOM_E, v1)) USE(READ, F_R, (V(Ra, v2) | 1));
    }
}

static void cas_pair_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    struct rt_local x1 = NOTHING;
    if (LINE(l3) == 0) {
        USE(READ, F_R, V(Rb, v1));
        USE(READ, F_R, rt_bits((V(Rb, v1) + 1), 0, 8));
    }
    if (LINE(l3) == 1) {
        USE(READ, F_R, V(Rb, v1));
        USE(READ, F_R, rt_bits((V(Rb, v1) + 1), 0, 8));
        USE(READ, F_R, rt_bits((V(Rb, v1) + 2), 0, 8));
        USE(READ, F_R, rt_bits((V(Rb, v1) + 3), 0, 8));
    }
    if (LINE(l3) == 2) {
        rt_assign(u, &x1, K((1 + V(atomic_CAS_64, v2))));
        USE(READ, F_R, V(Rb, v1));
        IF(1, rt_lt(u, K(1), x1.number)) USE(READ, F_R, (V(Rb, v1) | 1)); END(1)
    }
    if (LINE(l3) == 3) {
        rt_assign(u, &x1, K((1 + V(atomic_CAS_64, v2))));
        USE(READ, F_R, V(Rb, v1));
        IF(2, rt_lt(u, K(1), x1.number)) USE(READ, F_R, (V(Rb, v1) | 1)); END(2)
    }
}

static void uses_atom_cas(struct rt_uses *u)
{
    guard_reads(u, 8, 2);
    IF(2, guard_value(u, 8, 2))
        addr_reads_2(u, 0, 3, 0);
        IF(1, OPEN)
            cas_pair_reads(u, 6, 1, 1);
            USE(WRITE(1), F_R, V(Rd, 2));
            if (V(atomic_CAS_64, 1)) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        END(1)
    END(2)
}

static void addr_reg_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(READ, F_R, V(Ra, v2));
        if (V(atomic_ATOM_E, v1)) USE(READ, F_R, (V(Ra, v2) | 1));
    }
}

static void uses_atom_p_op(struct rt_uses *u)
{
    guard_reads(u, 9, 3);
    IF(1, guard_value(u, 9, 3))
        addr_reg_reads(u, 0, 5, 2);
        USE(READ, F_R, V(Rb, 8));
        if (((atom_types_value(u, 2, 0) == 2) || (atom_types_value(u, 2, 0) == 5)) ||
            (atom_types_value(u, 2, 0) == 6)) {
            USE(READ, F_R, (V(Rb, 8) | 1));
        }
        USE(WRITE(1), F_P, (7 - V(memory_Pl, 3)));
        USE(WRITE(1), F_R, V(Rd, 4));
        if (((atom_types_value(u, 2, 0) == 2) || (atom_types_value(u, 2, 0) == 5)) ||
            (atom_types_value(u, 2, 0) == 6)) {
            USE(WRITE(1), F_R, (V(Rd, 4) | 1));
        }
    END(1)
}

static void uses_atom_p_cas(struct rt_uses *u)
{
    guard_reads(u, 9, 3);
    IF(1, guard_value(u, 9, 3))
        addr_reg_reads(u, 0, 4, 1);
        cas_pair_reads(u, 7, 1, 2);
        if (V(atomic_CAS_64, 1) == 1) {
            USE(READ, F_R, V(Rb, 7));
            USE(READ, F_R, (V(Rb, 7) | 1));
        }
        USE(WRITE(1), F_P, (7 - V(memory_Pl, 2)));
        USE(WRITE(1), F_R, V(Rd, 3));
        if (V(atomic_CAS_64, 1) == 1) USE(WRITE(1), F_R, (V(Rd, 3) | 1));
    END(1)
}

static void atoms_addr_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1) USE(EARLY(-2), F_R, V(Ra, v1));
}

static void uses_atoms(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 7, 1);
    IF(5, guard_value(u, 7, 1))
        if (0xc >> V(atomic_ATOMS_TYPE, 1) & 1) {
            LET(4)
                if (0xef >> V(atomic_ATOMS_OP, 0) & 1) {
                    atoms_addr_reads(u, 3, 0);
                    USE(EARLY(-2), F_R, V(Rb, 6));
                    USE(EARLY(-2), F_R, (V(Rb, 6) | 1));
                }
                if (V(atomic_ATOMS_OP, 0) == 4) {
                    atoms_addr_reads(u, 3, 0);
                    IF(1, OPEN)
                        USE(EARLY(-2), F_R, V(Rb, 6));
                        USE(EARLY(-2), F_R, (V(Rb, 6) | 1));
                    END(1)
                    IF(2, OPEN)
                        USE(EARLY(-2), F_R, V(Rb, 6));
                        USE(EARLY(-2), F_R, (V(Rb, 6) | 1));
                    END(2)
                }
                if (V(atomic_ATOMS_OP, 0) == 8) {
                    USE(EARLY(-2), F_R, V(Rb, 6));
                    USE(EARLY(-2), F_R, (V(Rb, 6) | 1));
                }
            END_LET(4)
            NEED(4);
            atoms_addr_reads(u, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
            USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        } else {
            LET(8)
                if (0xef >> V(atomic_ATOMS_OP, 0) & 1) {
                    atoms_addr_reads(u, 3, 0);
                    USE(EARLY(-2), F_R, V(Rb, 6));
                }
                if (V(atomic_ATOMS_OP, 0) == 4) {
                    atoms_addr_reads(u, 3, 0);
                    IF(3, OPEN) USE(EARLY(-2), F_R, V(Rb, 6)); END(3)
                    IF(4, OPEN) USE(EARLY(-2), F_R, V(Rb, 6)); END(4)
                }
                if (V(atomic_ATOMS_OP, 0) == 8) USE(EARLY(-2), F_R, V(Rb, 6));
            END_LET(8)
            NEED(8);
            atoms_addr_reads(u, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        }
    END(5)
    rt_leave(u);
}

static void cas_pair_reads_2(struct rt_uses *u, int v1, int v2, int l3)
{
    struct rt_local x1 = NOTHING;
    if (LINE(l3) == 0) {
        USE(EARLY(-2), F_R, V(Rb, v1));
        USE(EARLY(-2), F_R, rt_bits((V(Rb, v1) + 1), 0, 8));
    }
    if (LINE(l3) == 1) {
        USE(EARLY(-2), F_R, V(Rb, v1));
        USE(EARLY(-2), F_R, rt_bits((V(Rb, v1) + 1), 0, 8));
        USE(EARLY(-2), F_R, rt_bits((V(Rb, v1) + 2), 0, 8));
        USE(EARLY(-2), F_R, rt_bits((V(Rb, v1) + 3), 0, 8));
    }
    if (LINE(l3) == 2) {
        rt_assign(u, &x1, K((1 + V(atomic_ATOMS_CAS_64, v2))));
        USE(EARLY(-2), F_R, V(Rb, v1));
        IF(1, rt_lt(u, K(1), x1.number)) USE(EARLY(-2), F_R, (V(Rb, v1) | 1)); END(1)
    }
    if (LINE(l3) == 3) {
        rt_assign(u, &x1, K((1 + V(atomic_ATOMS_CAS_64, v2))));
        USE(EARLY(-2), F_R, V(Rb, v1));
        IF(2, rt_lt(u, K(1), x1.number)) USE(EARLY(-2), F_R, (V(Rb, v1) | 1)); END(2)
    }
}

static void uses_atoms_cas(struct rt_uses *u)
{
    guard_reads(u, 8, 2);
    IF(1, guard_value(u, 8, 2))
        atoms_addr_reads(u, 3, 0);
        cas_pair_reads_2(u, 6, 1, 1);
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(atomic_ATOMS_CAS_OP, 0) == 2) {
            if (V(atomic_ATOMS_CAS_64, 1)) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        }
    END(1)
}

static uint64_t red_types_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return V(atomic_RED_TYPE, v1);
    case 1: return 7;
    case 2: return 4;
    }
    return 6;
}

static void uses_red(struct rt_uses *u)
{
    uint64_t x1 = 0;
    rt_enter(u);
    guard_reads(u, 7, 2);
    IF(7, guard_value(u, 7, 2))
        if ((0xfe >> V(atomic_RED_OP, 1) & 1) && (((red_types_value(u, 2, 0) == 3) ||
            (red_types_value(u, 2, 0) == 4)) || ((int64_t)red_types_value(u, 2, 0) >= (int64_t)6)))
            {
            x1 = (((red_types_value(u, 2, 0) == 2) || (red_types_value(u, 2, 0) == 5)) ||
                (red_types_value(u, 2, 0) == 6));
            addr_reads(u, 0, 3, 1);
            USE(EARLY(-4), F_R, V(Rd, 6));
            if (x1) USE(EARLY(-4), F_R, (V(Rd, 6) | 1));
        } else {
            addr_reads(u, 0, 3, 1);
            IF(6, OPEN)
                if (((red_types_value(u, 2, 0) == 2) || (red_types_value(u, 2, 0) == 5)) ||
                    (red_types_value(u, 2, 0) == 6)) {
                    if ((V(atomic_RED_OP, 1) == 0) && (red_types_value(u, 2, 0) == 6)) {
                        LET(4)
                            IF(1, OPEN)
                                USE(EARLY(-4), F_R, V(Rd, 6));
                                USE(EARLY(-4), F_R, (V(Rd, 6) | 1));
                            END(1)
                            USE(EARLY(-4), F_R, V(Rd, 6));
                            USE(EARLY(-4), F_R, (V(Rd, 6) | 1));
                        END_LET(4)
                    } else {
                        LET(4)
                            if (0xef >> V(atomic_RED_OP, 1) & 1) {
                                USE(EARLY(-4), F_R, V(Rd, 6));
                                USE(EARLY(-4), F_R, (V(Rd, 6) | 1));
                            }
                            if (V(atomic_RED_OP, 1) == 4) {
                                IF(2, OPEN)
                                    USE(EARLY(-4), F_R, V(Rd, 6));
                                    USE(EARLY(-4), F_R, (V(Rd, 6) | 1));
                                END(2)
                                IF(3, OPEN)
                                    USE(EARLY(-4), F_R, V(Rd, 6));
                                    USE(EARLY(-4), F_R, (V(Rd, 6) | 1));
                                END(3)
                            }
                        END_LET(4)
                    }
                    NEED(4);
                } else {
                    if ((V(atomic_RED_OP, 1) == 0) && (((red_types_value(u, 2, 0) == 3) ||
                        (red_types_value(u, 2, 0) == 4)) || ((int64_t)red_types_value(u, 2, 0) >=
                        (int64_t)6))) {
                        LET(8) USE(EARLY(-4), F_R, V(Rd, 6)); END_LET(8)
                    } else {
                        LET(8)
                            if (0xef >> V(atomic_RED_OP, 1) & 1) USE(EARLY(-4), F_R, V(Rd, 6));
                            if (V(atomic_RED_OP, 1) == 4) {
                                IF(4, OPEN) USE(EARLY(-4), F_R, V(Rd, 6)); END(4)
                                IF(5, OPEN) USE(EARLY(-4), F_R, V(Rd, 6)); END(5)
                            }
                        END_LET(8)
                    }
                    NEED(8);
                }
            END(6)
        }
    END(7)
    rt_leave(u);
}

static void addr_reg_reads_2(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(READ, F_R, V(Ra, v2));
        if (V(atomic_CCTL_E, v1)) USE(READ, F_R, (V(Ra, v2) | 1));
    }
}

static void uses_cctl_a(struct rt_uses *u)
{
    guard_reads(u, 6, 1);
    addr_reg_reads_2(u, 0, 3, 0);
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
    cctll_addr_reads(u, 1, 0);
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

static void src_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_isetp(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 15, 2);
    IF(7, guard_value(u, 15, 2))
        LET(4)
            USE(READ, F_R, V(Ra, 6));
            src_b_reads(u, 8, 0);
            if (V(X, 2)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
            IF(2, OPEN) if (V(X, 2) == 1) USE_PART(READ, F_CC, K(0), BITS(0, 1)); END(2)
        END_LET(4)
        if (V(BOP, 3) == 0) {
            NEED(4);
            IF(3, OPEN) USE(EARLY(7), F_P, V(Pp, 14)); END(3)
        }
        if (V(BOP, 3) == 1) {
            NEED(4);
            IF(4, OPEN) USE(EARLY(7), F_P, V(Pp, 14)); END(4)
        }
        if (V(BOP, 3) == 2) {
            NEED(4);
            USE(EARLY(7), F_P, V(Pp, 14));
        }
        USE(WRITE(1), F_P, V(Pu, 4));
        if (V(BOP, 3) == 0) {
            NEED(4);
            IF(5, OPEN) USE(EARLY(7), F_P, V(Pp, 14)); END(5)
        }
        if (V(BOP, 3) == 1) {
            NEED(4);
            IF(6, OPEN) USE(EARLY(7), F_P, V(Pp, 14)); END(6)
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
    rt_enter(u);
    guard_reads(u, 16, 2);
    IF(6, guard_value(u, 16, 2))
        LET(4)
            USE(READ, F_R, V(Ra, 7));
            src_b_reads(u, 9, 0);
            if (V(X, 3)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
            IF(2, OPEN) if (V(X, 3) == 1) USE_PART(READ, F_CC, K(0), BITS(0, 1)); END(2)
        END_LET(4)
        LET(6)
            if (V(BOP, 4) == 0) {
                NEED(4);
                IF(3, OPEN) USE(EARLY(7), F_P, V(Pp, 15)); END(3)
            }
            if (V(BOP, 4) == 1) {
                NEED(4);
                IF(4, OPEN) USE(EARLY(7), F_P, V(Pp, 15)); END(4)
            }
            if (V(BOP, 4) == 2) {
                NEED(4);
                USE(EARLY(7), F_P, V(Pp, 15));
            }
        END_LET(6)
        NEED(6);
        USE(WRITE(1), F_R, V(Rd, 5));
        if (V(CC, 6)) {
            IF(5, OPEN) if (V(X, 3) == 1) USE_PART(READ, F_CC, K(0), BITS(0, 1)); END(5)
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
    case 0: return K(rt_bits((((uint64_t)HERE + 8) + rt_sext(V(REL_TARGET, v1), 24)), 0, 32));
    }
    return UNKNOWN;
}

static void uses_bra(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 6, 1);
        IF(1, guard_value(u, 6, 1)) if (0xffff7fffu >> V(CC_TEST, 2) & 1) USE(EARLY(7), F_CC, 0);
            END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 6, 1), rt_either(rt_sure((V(CC_TEST, 2) == 15)),
        rt_test_of(u, rt_band(u, rt_shr(u, K(((V(CC_TEST, 2) == 0) ? 0 : ((V(CC_TEST, 2) == 1) ?
        47940 : ((V(CC_TEST, 2) == 2) ? 8738 : ((V(CC_TEST, 2) == 3) ? 13158 : ((V(CC_TEST, 2) == 4)
        ? 17425 : ((V(CC_TEST, 2) == 5) ? 21845 : ((V(CC_TEST, 2) == 6) ? 52275 : ((V(CC_TEST, 2) ==
        7) ? 30583 : ((V(CC_TEST, 2) == 8) ? 34952 : ((V(CC_TEST, 2) == 9) ? 13260 : ((V(CC_TEST, 2)
        == 10) ? 43690 : ((V(CC_TEST, 2) == 11) ? 48110 : ((V(CC_TEST, 2) == 12) ? 52377 :
        ((V(CC_TEST, 2) == 13) ? 56797 : ((V(CC_TEST, 2) == 14) ? 17595 : ((V(CC_TEST, 2) == 15) ?
        65535 : ((V(CC_TEST, 2) == 16) ? 255 : ((V(CC_TEST, 2) == 17) ? 3855 : ((V(CC_TEST, 2) ==
        18) ? 13107 : ((V(CC_TEST, 2) == 19) ? 44975 : ((V(CC_TEST, 2) == 20) ? 20560 : ((V(CC_TEST,
        2) == 21) ? 52428 : ((V(CC_TEST, 2) == 22) ? 61680 : ((V(CC_TEST, 2) == 23) ? 65280 :
        ((V(CC_TEST, 2) == 24) ? 0 : ((V(CC_TEST, 2) == 25) ? 0 : ((V(CC_TEST, 2) == 26) ? 0 :
        ((V(CC_TEST, 2) == 27) ? 0 : ((V(CC_TEST, 2) == 28) ? 0 : ((V(CC_TEST, 2) == 29) ? 0 :
        ((V(CC_TEST, 2) == 30) ? (uint64_t)61166 : 4369)))))))))))))))))))))))))))))))),
        rt_content(u, F_CC, K(0))), K(1))))));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(6, x3) JUMP(JUMPS, 1, any_target_value(u, 3, 0));
    ELSE(6)
        IF(5, x3)
            IF(4, OPEN)
                IF(2, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u,
                    rt_chosen(u, x3, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
                    HALT;
                END(2)
            ELSE(4)
                IF(3, rt_not(x3))
                    HALT;
                END(3)
                JUMP(CALLS, 1, any_target_value(u, 3, 0));
            END(4)
        END(5)
    END(6)
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
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN, x7 = OPEN, x8 = OPEN;
    rt_value x4 = UNKNOWN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 6, 1);
        IF(1, guard_value(u, 6, 1)) if (0xffff7fffu >> V(CC_TEST, 1) & 1) USE(READ, F_CC, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 6, 1), rt_either(rt_sure((V(CC_TEST, 1) == 15)),
        rt_test_of(u, rt_band(u, rt_shr(u, K(((V(CC_TEST, 1) == 0) ? 0 : ((V(CC_TEST, 1) == 1) ?
        47940 : ((V(CC_TEST, 1) == 2) ? 8738 : ((V(CC_TEST, 1) == 3) ? 13158 : ((V(CC_TEST, 1) == 4)
        ? 17425 : ((V(CC_TEST, 1) == 5) ? 21845 : ((V(CC_TEST, 1) == 6) ? 52275 : ((V(CC_TEST, 1) ==
        7) ? 30583 : ((V(CC_TEST, 1) == 8) ? 34952 : ((V(CC_TEST, 1) == 9) ? 13260 : ((V(CC_TEST, 1)
        == 10) ? 43690 : ((V(CC_TEST, 1) == 11) ? 48110 : ((V(CC_TEST, 1) == 12) ? 52377 :
        ((V(CC_TEST, 1) == 13) ? 56797 : ((V(CC_TEST, 1) == 14) ? 17595 : ((V(CC_TEST, 1) == 15) ?
        65535 : ((V(CC_TEST, 1) == 16) ? 255 : ((V(CC_TEST, 1) == 17) ? 3855 : ((V(CC_TEST, 1) ==
        18) ? 13107 : ((V(CC_TEST, 1) == 19) ? 44975 : ((V(CC_TEST, 1) == 20) ? 20560 : ((V(CC_TEST,
        1) == 21) ? 52428 : ((V(CC_TEST, 1) == 22) ? 61680 : ((V(CC_TEST, 1) == 23) ? 65280 :
        ((V(CC_TEST, 1) == 24) ? 0 : ((V(CC_TEST, 1) == 25) ? 0 : ((V(CC_TEST, 1) == 26) ? 0 :
        ((V(CC_TEST, 1) == 27) ? 0 : ((V(CC_TEST, 1) == 28) ? 0 : ((V(CC_TEST, 1) == 29) ? 0 :
        ((V(CC_TEST, 1) == 30) ? (uint64_t)61166 : 4369)))))))))))))))))))))))))))))))),
        rt_content(u, F_CC, K(0))), K(1))))));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    x4 = rt_slice(u, indexed_rel_target_value(u, 2, 3, 0), 0, 32);
    LET(7)
        NEED(1);
        IF(2, x1) indexed_rel_target_reads(u, 2, 0); END(2)
    END_LET(7)
    x7 = rt_answer(u, rt_both(x1, rt_eq(u, rt_slice(u, indexed_rel_target_value(u, 2, 3, 0), 0, 32),
        x4)));
    x8 = rt_answer(u, x7);
    NEED(7);
    USE(READ, F_ACTIVE, 0);
    IF(13, x8)
        indexed_rel_target_reads(u, 2, 0);
        NEED(1);
        JUMP(JUMPS, 1, x4);
    ELSE(13)
        NEED(1);
        IF(12, x3)
            IF(3, rt_not(x8))
                HALT;
            END(3)
            indexed_rel_target_reads(u, 2, 0);
            JUMP(CALLS, 1, x4);
        ELSE(12)
            IF(11, x3)
                IF(10, rt_eq(u, rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)), rt_chosen(u, x3,
                    K(INT64_C(4294967295)), K(0))))
                    IF(6, OPEN)
                        indexed_rel_target_reads(u, 2, 0);
                        IF(4, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u,
                            rt_chosen(u, x3, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
                            HALT;
                        END(4)
                    ELSE(6)
                        IF(5, rt_not(x3))
                            HALT;
                        END(5)
                        indexed_rel_target_reads(u, 2, 0);
                        JUMP(CALLS, 1, x4);
                    END(6)
                ELSE(10)
                    IF(9, OPEN)
                        IF(7, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u,
                            rt_chosen(u, x3, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
                            HALT;
                        END(7)
                    ELSE(9)
                        IF(8, rt_not(x3))
                            HALT;
                        END(8)
                        JUMP(CALLS, 1, K(HERE));
                    END(9)
                END(10)
            END(11)
        END(12)
    END(13)
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
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 6, 1);
        IF(1, guard_value(u, 6, 1)) if (0xffff7fffu >> V(CC_TEST, 2) & 1) USE(READ, F_CC, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 6, 1), rt_either(rt_sure((V(CC_TEST, 2) == 15)),
        rt_test_of(u, rt_band(u, rt_shr(u, K(((V(CC_TEST, 2) == 0) ? 0 : ((V(CC_TEST, 2) == 1) ?
        47940 : ((V(CC_TEST, 2) == 2) ? 8738 : ((V(CC_TEST, 2) == 3) ? 13158 : ((V(CC_TEST, 2) == 4)
        ? 17425 : ((V(CC_TEST, 2) == 5) ? 21845 : ((V(CC_TEST, 2) == 6) ? 52275 : ((V(CC_TEST, 2) ==
        7) ? 30583 : ((V(CC_TEST, 2) == 8) ? 34952 : ((V(CC_TEST, 2) == 9) ? 13260 : ((V(CC_TEST, 2)
        == 10) ? 43690 : ((V(CC_TEST, 2) == 11) ? 48110 : ((V(CC_TEST, 2) == 12) ? 52377 :
        ((V(CC_TEST, 2) == 13) ? 56797 : ((V(CC_TEST, 2) == 14) ? 17595 : ((V(CC_TEST, 2) == 15) ?
        65535 : ((V(CC_TEST, 2) == 16) ? 255 : ((V(CC_TEST, 2) == 17) ? 3855 : ((V(CC_TEST, 2) ==
        18) ? 13107 : ((V(CC_TEST, 2) == 19) ? 44975 : ((V(CC_TEST, 2) == 20) ? 20560 : ((V(CC_TEST,
        2) == 21) ? 52428 : ((V(CC_TEST, 2) == 22) ? 61680 : ((V(CC_TEST, 2) == 23) ? 65280 :
        ((V(CC_TEST, 2) == 24) ? 0 : ((V(CC_TEST, 2) == 25) ? 0 : ((V(CC_TEST, 2) == 26) ? 0 :
        ((V(CC_TEST, 2) == 27) ? 0 : ((V(CC_TEST, 2) == 28) ? 0 : ((V(CC_TEST, 2) == 29) ? 0 :
        ((V(CC_TEST, 2) == 30) ? (uint64_t)61166 : 4369)))))))))))))))))))))))))))))))),
        rt_content(u, F_CC, K(0))), K(1))))));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(6, x3) JUMP(JUMPS, 1, any_abs_target_value(u, 3, 0));
    ELSE(6)
        IF(5, x3)
            IF(4, OPEN)
                IF(2, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u,
                    rt_chosen(u, x3, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
                    HALT;
                END(2)
            ELSE(4)
                IF(3, rt_not(x3))
                    HALT;
                END(3)
                JUMP(CALLS, 1, any_abs_target_value(u, 3, 0));
            END(4)
        END(5)
    END(6)
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
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN, x7 = OPEN, x8 = OPEN;
    rt_value x4 = UNKNOWN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 6, 1);
        IF(1, guard_value(u, 6, 1)) if (0xffff7fffu >> V(CC_TEST, 1) & 1) USE(READ, F_CC, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 6, 1), rt_either(rt_sure((V(CC_TEST, 1) == 15)),
        rt_test_of(u, rt_band(u, rt_shr(u, K(((V(CC_TEST, 1) == 0) ? 0 : ((V(CC_TEST, 1) == 1) ?
        47940 : ((V(CC_TEST, 1) == 2) ? 8738 : ((V(CC_TEST, 1) == 3) ? 13158 : ((V(CC_TEST, 1) == 4)
        ? 17425 : ((V(CC_TEST, 1) == 5) ? 21845 : ((V(CC_TEST, 1) == 6) ? 52275 : ((V(CC_TEST, 1) ==
        7) ? 30583 : ((V(CC_TEST, 1) == 8) ? 34952 : ((V(CC_TEST, 1) == 9) ? 13260 : ((V(CC_TEST, 1)
        == 10) ? 43690 : ((V(CC_TEST, 1) == 11) ? 48110 : ((V(CC_TEST, 1) == 12) ? 52377 :
        ((V(CC_TEST, 1) == 13) ? 56797 : ((V(CC_TEST, 1) == 14) ? 17595 : ((V(CC_TEST, 1) == 15) ?
        65535 : ((V(CC_TEST, 1) == 16) ? 255 : ((V(CC_TEST, 1) == 17) ? 3855 : ((V(CC_TEST, 1) ==
        18) ? 13107 : ((V(CC_TEST, 1) == 19) ? 44975 : ((V(CC_TEST, 1) == 20) ? 20560 : ((V(CC_TEST,
        1) == 21) ? 52428 : ((V(CC_TEST, 1) == 22) ? 61680 : ((V(CC_TEST, 1) == 23) ? 65280 :
        ((V(CC_TEST, 1) == 24) ? 0 : ((V(CC_TEST, 1) == 25) ? 0 : ((V(CC_TEST, 1) == 26) ? 0 :
        ((V(CC_TEST, 1) == 27) ? 0 : ((V(CC_TEST, 1) == 28) ? 0 : ((V(CC_TEST, 1) == 29) ? 0 :
        ((V(CC_TEST, 1) == 30) ? (uint64_t)61166 : 4369)))))))))))))))))))))))))))))))),
        rt_content(u, F_CC, K(0))), K(1))))));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    x4 = rt_slice(u, indexed_abs_target_value(u, 2, 3, 0), 0, 32);
    LET(7)
        NEED(1);
        IF(2, x1) indexed_abs_target_reads(u, 2, 0); END(2)
    END_LET(7)
    x7 = rt_answer(u, rt_both(x1, rt_eq(u, rt_slice(u, indexed_abs_target_value(u, 2, 3, 0), 0, 32),
        x4)));
    x8 = rt_answer(u, x7);
    NEED(7);
    USE(READ, F_ACTIVE, 0);
    IF(13, x8)
        indexed_abs_target_reads(u, 2, 0);
        NEED(1);
        JUMP(JUMPS, 1, x4);
    ELSE(13)
        NEED(1);
        IF(12, x3)
            IF(3, rt_not(x8))
                HALT;
            END(3)
            indexed_abs_target_reads(u, 2, 0);
            JUMP(CALLS, 1, x4);
        ELSE(12)
            IF(11, x3)
                IF(10, rt_eq(u, rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)), rt_chosen(u, x3,
                    K(INT64_C(4294967295)), K(0))))
                    IF(6, OPEN)
                        indexed_abs_target_reads(u, 2, 0);
                        IF(4, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u,
                            rt_chosen(u, x3, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
                            HALT;
                        END(4)
                    ELSE(6)
                        IF(5, rt_not(x3))
                            HALT;
                        END(5)
                        indexed_abs_target_reads(u, 2, 0);
                        JUMP(CALLS, 1, x4);
                    END(6)
                ELSE(10)
                    IF(9, OPEN)
                        IF(7, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u,
                            rt_chosen(u, x3, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
                            HALT;
                        END(7)
                    ELSE(9)
                        IF(8, rt_not(x3))
                            HALT;
                        END(8)
                        JUMP(CALLS, 1, K(HERE));
                    END(9)
                END(10)
            END(11)
        END(12)
    END(13)
    rt_leave(u);
}

static void uses_cal(struct rt_uses *u)
{
    USE(READ, F_ACTIVE, 0);
    JUMP(CALLS, 1, any_target_value(u, 1, 0));
}

static void uses_jcal(struct rt_uses *u)
{
    USE(READ, F_ACTIVE, 0);
    JUMP(CALLS, 1, any_abs_target_value(u, 1, 0));
}

static void uses_pret(struct rt_uses *u)
{
    USE(READ, F_ACTIVE, 0);
}

static void uses_ret(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_value x4 = UNKNOWN, x15 = UNKNOWN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 1, 0);
        IF(1, guard_value(u, 1, 0)) if (0xffff7fffu >> V(CC_TEST, 0) & 1) USE(READ, F_CC, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 1, 0), rt_either(rt_sure((V(CC_TEST, 0) == 15)),
        rt_test_of(u, rt_band(u, rt_shr(u, K(((V(CC_TEST, 0) == 0) ? 0 : ((V(CC_TEST, 0) == 1) ?
        47940 : ((V(CC_TEST, 0) == 2) ? 8738 : ((V(CC_TEST, 0) == 3) ? 13158 : ((V(CC_TEST, 0) == 4)
        ? 17425 : ((V(CC_TEST, 0) == 5) ? 21845 : ((V(CC_TEST, 0) == 6) ? 52275 : ((V(CC_TEST, 0) ==
        7) ? 30583 : ((V(CC_TEST, 0) == 8) ? 34952 : ((V(CC_TEST, 0) == 9) ? 13260 : ((V(CC_TEST, 0)
        == 10) ? 43690 : ((V(CC_TEST, 0) == 11) ? 48110 : ((V(CC_TEST, 0) == 12) ? 52377 :
        ((V(CC_TEST, 0) == 13) ? 56797 : ((V(CC_TEST, 0) == 14) ? 17595 : ((V(CC_TEST, 0) == 15) ?
        65535 : ((V(CC_TEST, 0) == 16) ? 255 : ((V(CC_TEST, 0) == 17) ? 3855 : ((V(CC_TEST, 0) ==
        18) ? 13107 : ((V(CC_TEST, 0) == 19) ? 44975 : ((V(CC_TEST, 0) == 20) ? 20560 : ((V(CC_TEST,
        0) == 21) ? 52428 : ((V(CC_TEST, 0) == 22) ? 61680 : ((V(CC_TEST, 0) == 23) ? 65280 :
        ((V(CC_TEST, 0) == 24) ? 0 : ((V(CC_TEST, 0) == 25) ? 0 : ((V(CC_TEST, 0) == 26) ? 0 :
        ((V(CC_TEST, 0) == 27) ? 0 : ((V(CC_TEST, 0) == 28) ? 0 : ((V(CC_TEST, 0) == 29) ? 0 :
        ((V(CC_TEST, 0) == 30) ? (uint64_t)61166 : 4369)))))))))))))))))))))))))))))))),
        rt_content(u, F_CC, K(0))), K(1))))));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    x4 = rt_bor(u, rt_content(u, F_WAITS, K(2)), rt_chosen(u, x3, K(INT64_C(4294967295)), K(0)));
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(9, x3)
        IF(6, OPEN)
            LET(15)
                IF(3, OPEN)
                    USE(READ, F_WAITS, 2);
                    USE_PART(READ, F_WAITS, UNKNOWN, ALL);
                END(3)
            END_LET(15)
            x15 = rt_chosen(u, OPEN, K(INT64_C(4294967295)), rt_chosen(u, OPEN, x4, UNKNOWN));
            USE(READ, F_WAITS, 2);
            NEED(1);
            USE(WRITE(1), F_WAITS, 2);
            IF(4, OPEN)
                NEED(15);
                USE_PART(WRITE(1), F_WAITS, UNKNOWN, ALL);
            END(4)
            NEED(15);
            IF(5, rt_not(rt_test_of(u, rt_band(u, x15, UNKNOWN))))
                HALT;
            END(5)
            JUMP(RETURNS, 1, UNKNOWN);
        END(6)
    ELSE(9)
        NEED(1);
        IF(8, x3)
            USE(READ, F_WAITS, 2);
            USE(WRITE(1), F_WAITS, 2);
            IF(7, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u, rt_chosen(u,
                x3, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
                HALT;
            END(7)
        END(8)
    END(9)
    rt_leave(u);
}

static void uses_longjmp(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_value x4 = UNKNOWN, x15 = UNKNOWN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 1, 0);
        IF(1, guard_value(u, 1, 0)) if (0xffff7fffu >> V(CC_TEST, 0) & 1) USE(READ, F_CC, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 1, 0), rt_either(rt_sure((V(CC_TEST, 0) == 15)),
        rt_test_of(u, rt_band(u, rt_shr(u, K(((V(CC_TEST, 0) == 0) ? 0 : ((V(CC_TEST, 0) == 1) ?
        47940 : ((V(CC_TEST, 0) == 2) ? 8738 : ((V(CC_TEST, 0) == 3) ? 13158 : ((V(CC_TEST, 0) == 4)
        ? 17425 : ((V(CC_TEST, 0) == 5) ? 21845 : ((V(CC_TEST, 0) == 6) ? 52275 : ((V(CC_TEST, 0) ==
        7) ? 30583 : ((V(CC_TEST, 0) == 8) ? 34952 : ((V(CC_TEST, 0) == 9) ? 13260 : ((V(CC_TEST, 0)
        == 10) ? 43690 : ((V(CC_TEST, 0) == 11) ? 48110 : ((V(CC_TEST, 0) == 12) ? 52377 :
        ((V(CC_TEST, 0) == 13) ? 56797 : ((V(CC_TEST, 0) == 14) ? 17595 : ((V(CC_TEST, 0) == 15) ?
        65535 : ((V(CC_TEST, 0) == 16) ? 255 : ((V(CC_TEST, 0) == 17) ? 3855 : ((V(CC_TEST, 0) ==
        18) ? 13107 : ((V(CC_TEST, 0) == 19) ? 44975 : ((V(CC_TEST, 0) == 20) ? 20560 : ((V(CC_TEST,
        0) == 21) ? 52428 : ((V(CC_TEST, 0) == 22) ? 61680 : ((V(CC_TEST, 0) == 23) ? 65280 :
        ((V(CC_TEST, 0) == 24) ? 0 : ((V(CC_TEST, 0) == 25) ? 0 : ((V(CC_TEST, 0) == 26) ? 0 :
        ((V(CC_TEST, 0) == 27) ? 0 : ((V(CC_TEST, 0) == 28) ? 0 : ((V(CC_TEST, 0) == 29) ? 0 :
        ((V(CC_TEST, 0) == 30) ? (uint64_t)61166 : 4369)))))))))))))))))))))))))))))))),
        rt_content(u, F_CC, K(0))), K(1))))));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    x4 = rt_bor(u, rt_content(u, F_WAITS, K(3)), rt_chosen(u, x3, K(INT64_C(4294967295)), K(0)));
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(9, x3)
        IF(6, OPEN)
            LET(15)
                IF(3, OPEN)
                    USE(READ, F_WAITS, 3);
                    USE_PART(READ, F_WAITS, UNKNOWN, ALL);
                END(3)
            END_LET(15)
            x15 = rt_chosen(u, OPEN, K(INT64_C(4294967295)), rt_chosen(u, OPEN, x4, UNKNOWN));
            USE(READ, F_WAITS, 3);
            NEED(1);
            USE(WRITE(1), F_WAITS, 3);
            IF(4, OPEN)
                NEED(15);
                USE_PART(WRITE(1), F_WAITS, UNKNOWN, ALL);
            END(4)
            NEED(15);
            IF(5, rt_not(rt_test_of(u, rt_band(u, x15, UNKNOWN))))
                HALT;
            END(5)
            JUMP(RETURNS, 1, UNKNOWN);
        END(6)
    ELSE(9)
        NEED(1);
        IF(8, x3)
            USE(READ, F_WAITS, 3);
            USE(WRITE(1), F_WAITS, 3);
            IF(7, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u, rt_chosen(u,
                x3, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
                HALT;
            END(7)
        END(8)
    END(9)
    rt_leave(u);
}

static void uses_brk(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_value x4 = UNKNOWN, x15 = UNKNOWN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 1, 0);
        IF(1, guard_value(u, 1, 0)) if (0xffff7fffu >> V(CC_TEST, 0) & 1) USE(READ, F_CC, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 1, 0), rt_either(rt_sure((V(CC_TEST, 0) == 15)),
        rt_test_of(u, rt_band(u, rt_shr(u, K(((V(CC_TEST, 0) == 0) ? 0 : ((V(CC_TEST, 0) == 1) ?
        47940 : ((V(CC_TEST, 0) == 2) ? 8738 : ((V(CC_TEST, 0) == 3) ? 13158 : ((V(CC_TEST, 0) == 4)
        ? 17425 : ((V(CC_TEST, 0) == 5) ? 21845 : ((V(CC_TEST, 0) == 6) ? 52275 : ((V(CC_TEST, 0) ==
        7) ? 30583 : ((V(CC_TEST, 0) == 8) ? 34952 : ((V(CC_TEST, 0) == 9) ? 13260 : ((V(CC_TEST, 0)
        == 10) ? 43690 : ((V(CC_TEST, 0) == 11) ? 48110 : ((V(CC_TEST, 0) == 12) ? 52377 :
        ((V(CC_TEST, 0) == 13) ? 56797 : ((V(CC_TEST, 0) == 14) ? 17595 : ((V(CC_TEST, 0) == 15) ?
        65535 : ((V(CC_TEST, 0) == 16) ? 255 : ((V(CC_TEST, 0) == 17) ? 3855 : ((V(CC_TEST, 0) ==
        18) ? 13107 : ((V(CC_TEST, 0) == 19) ? 44975 : ((V(CC_TEST, 0) == 20) ? 20560 : ((V(CC_TEST,
        0) == 21) ? 52428 : ((V(CC_TEST, 0) == 22) ? 61680 : ((V(CC_TEST, 0) == 23) ? 65280 :
        ((V(CC_TEST, 0) == 24) ? 0 : ((V(CC_TEST, 0) == 25) ? 0 : ((V(CC_TEST, 0) == 26) ? 0 :
        ((V(CC_TEST, 0) == 27) ? 0 : ((V(CC_TEST, 0) == 28) ? 0 : ((V(CC_TEST, 0) == 29) ? 0 :
        ((V(CC_TEST, 0) == 30) ? (uint64_t)61166 : 4369)))))))))))))))))))))))))))))))),
        rt_content(u, F_CC, K(0))), K(1))))));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    x4 = rt_bor(u, rt_content(u, F_WAITS, K(4)), rt_chosen(u, x3, K(INT64_C(4294967295)), K(0)));
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(9, x3)
        IF(6, OPEN)
            LET(15)
                IF(3, OPEN)
                    USE(READ, F_WAITS, 4);
                    USE_PART(READ, F_WAITS, UNKNOWN, ALL);
                END(3)
            END_LET(15)
            x15 = rt_chosen(u, OPEN, K(INT64_C(4294967295)), rt_chosen(u, OPEN, x4, UNKNOWN));
            USE(READ, F_WAITS, 4);
            NEED(1);
            USE(WRITE(1), F_WAITS, 4);
            IF(4, OPEN)
                NEED(15);
                USE_PART(WRITE(1), F_WAITS, UNKNOWN, ALL);
            END(4)
            NEED(15);
            IF(5, rt_not(rt_test_of(u, rt_band(u, x15, UNKNOWN))))
                HALT;
            END(5)
            JUMP(RETURNS, 1, UNKNOWN);
        END(6)
    ELSE(9)
        NEED(1);
        IF(8, x3)
            USE(READ, F_WAITS, 4);
            USE(WRITE(1), F_WAITS, 4);
            IF(7, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u, rt_chosen(u,
                x3, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
                HALT;
            END(7)
        END(8)
    END(9)
    rt_leave(u);
}

static void uses_cont(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_value x4 = UNKNOWN, x15 = UNKNOWN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 1, 0);
        IF(1, guard_value(u, 1, 0)) if (0xffff7fffu >> V(CC_TEST, 0) & 1) USE(READ, F_CC, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 1, 0), rt_either(rt_sure((V(CC_TEST, 0) == 15)),
        rt_test_of(u, rt_band(u, rt_shr(u, K(((V(CC_TEST, 0) == 0) ? 0 : ((V(CC_TEST, 0) == 1) ?
        47940 : ((V(CC_TEST, 0) == 2) ? 8738 : ((V(CC_TEST, 0) == 3) ? 13158 : ((V(CC_TEST, 0) == 4)
        ? 17425 : ((V(CC_TEST, 0) == 5) ? 21845 : ((V(CC_TEST, 0) == 6) ? 52275 : ((V(CC_TEST, 0) ==
        7) ? 30583 : ((V(CC_TEST, 0) == 8) ? 34952 : ((V(CC_TEST, 0) == 9) ? 13260 : ((V(CC_TEST, 0)
        == 10) ? 43690 : ((V(CC_TEST, 0) == 11) ? 48110 : ((V(CC_TEST, 0) == 12) ? 52377 :
        ((V(CC_TEST, 0) == 13) ? 56797 : ((V(CC_TEST, 0) == 14) ? 17595 : ((V(CC_TEST, 0) == 15) ?
        65535 : ((V(CC_TEST, 0) == 16) ? 255 : ((V(CC_TEST, 0) == 17) ? 3855 : ((V(CC_TEST, 0) ==
        18) ? 13107 : ((V(CC_TEST, 0) == 19) ? 44975 : ((V(CC_TEST, 0) == 20) ? 20560 : ((V(CC_TEST,
        0) == 21) ? 52428 : ((V(CC_TEST, 0) == 22) ? 61680 : ((V(CC_TEST, 0) == 23) ? 65280 :
        ((V(CC_TEST, 0) == 24) ? 0 : ((V(CC_TEST, 0) == 25) ? 0 : ((V(CC_TEST, 0) == 26) ? 0 :
        ((V(CC_TEST, 0) == 27) ? 0 : ((V(CC_TEST, 0) == 28) ? 0 : ((V(CC_TEST, 0) == 29) ? 0 :
        ((V(CC_TEST, 0) == 30) ? (uint64_t)61166 : 4369)))))))))))))))))))))))))))))))),
        rt_content(u, F_CC, K(0))), K(1))))));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    x4 = rt_bor(u, rt_content(u, F_WAITS, K(5)), rt_chosen(u, x3, K(INT64_C(4294967295)), K(0)));
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(9, x3)
        IF(6, OPEN)
            LET(15)
                IF(3, OPEN)
                    USE(READ, F_WAITS, 5);
                    USE_PART(READ, F_WAITS, UNKNOWN, ALL);
                END(3)
            END_LET(15)
            x15 = rt_chosen(u, OPEN, K(INT64_C(4294967295)), rt_chosen(u, OPEN, x4, UNKNOWN));
            USE(READ, F_WAITS, 5);
            NEED(1);
            USE(WRITE(1), F_WAITS, 5);
            IF(4, OPEN)
                NEED(15);
                USE_PART(WRITE(1), F_WAITS, UNKNOWN, ALL);
            END(4)
            NEED(15);
            IF(5, rt_not(rt_test_of(u, rt_band(u, x15, UNKNOWN))))
                HALT;
            END(5)
            JUMP(RETURNS, 1, UNKNOWN);
        END(6)
    ELSE(9)
        NEED(1);
        IF(8, x3)
            USE(READ, F_WAITS, 5);
            USE(WRITE(1), F_WAITS, 5);
            IF(7, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u, rt_chosen(u,
                x3, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
                HALT;
            END(7)
        END(8)
    END(9)
    rt_leave(u);
}

static void uses_sync(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_value x4 = UNKNOWN, x15 = UNKNOWN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 1, 0);
        IF(1, guard_value(u, 1, 0)) if (0xffff7fffu >> V(CC_TEST, 0) & 1) USE(READ, F_CC, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 1, 0), rt_either(rt_sure((V(CC_TEST, 0) == 15)),
        rt_test_of(u, rt_band(u, rt_shr(u, K(((V(CC_TEST, 0) == 0) ? 0 : ((V(CC_TEST, 0) == 1) ?
        47940 : ((V(CC_TEST, 0) == 2) ? 8738 : ((V(CC_TEST, 0) == 3) ? 13158 : ((V(CC_TEST, 0) == 4)
        ? 17425 : ((V(CC_TEST, 0) == 5) ? 21845 : ((V(CC_TEST, 0) == 6) ? 52275 : ((V(CC_TEST, 0) ==
        7) ? 30583 : ((V(CC_TEST, 0) == 8) ? 34952 : ((V(CC_TEST, 0) == 9) ? 13260 : ((V(CC_TEST, 0)
        == 10) ? 43690 : ((V(CC_TEST, 0) == 11) ? 48110 : ((V(CC_TEST, 0) == 12) ? 52377 :
        ((V(CC_TEST, 0) == 13) ? 56797 : ((V(CC_TEST, 0) == 14) ? 17595 : ((V(CC_TEST, 0) == 15) ?
        65535 : ((V(CC_TEST, 0) == 16) ? 255 : ((V(CC_TEST, 0) == 17) ? 3855 : ((V(CC_TEST, 0) ==
        18) ? 13107 : ((V(CC_TEST, 0) == 19) ? 44975 : ((V(CC_TEST, 0) == 20) ? 20560 : ((V(CC_TEST,
        0) == 21) ? 52428 : ((V(CC_TEST, 0) == 22) ? 61680 : ((V(CC_TEST, 0) == 23) ? 65280 :
        ((V(CC_TEST, 0) == 24) ? 0 : ((V(CC_TEST, 0) == 25) ? 0 : ((V(CC_TEST, 0) == 26) ? 0 :
        ((V(CC_TEST, 0) == 27) ? 0 : ((V(CC_TEST, 0) == 28) ? 0 : ((V(CC_TEST, 0) == 29) ? 0 :
        ((V(CC_TEST, 0) == 30) ? (uint64_t)61166 : 4369)))))))))))))))))))))))))))))))),
        rt_content(u, F_CC, K(0))), K(1))))));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    x4 = rt_bor(u, rt_content(u, F_WAITS, K(6)), rt_chosen(u, x3, K(INT64_C(4294967295)), K(0)));
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(9, x3)
        IF(6, OPEN)
            LET(15)
                IF(3, OPEN)
                    USE(READ, F_WAITS, 6);
                    USE_PART(READ, F_WAITS, UNKNOWN, ALL);
                END(3)
            END_LET(15)
            x15 = rt_chosen(u, OPEN, K(INT64_C(4294967295)), rt_chosen(u, OPEN, x4, UNKNOWN));
            USE(READ, F_WAITS, 6);
            NEED(1);
            USE(WRITE(1), F_WAITS, 6);
            IF(4, OPEN)
                NEED(15);
                USE_PART(WRITE(1), F_WAITS, UNKNOWN, ALL);
            END(4)
            NEED(15);
            IF(5, rt_not(rt_test_of(u, rt_band(u, x15, UNKNOWN))))
                HALT;
            END(5)
            JUMP(RETURNS, 1, UNKNOWN);
        END(6)
    ELSE(9)
        NEED(1);
        IF(8, x3)
            USE(READ, F_WAITS, 6);
            USE(WRITE(1), F_WAITS, 6);
            IF(7, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u, rt_chosen(u,
                x3, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
                HALT;
            END(7)
        END(8)
    END(9)
    rt_leave(u);
}

static void uses_exit(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_value x4 = UNKNOWN, x17 = UNKNOWN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 2, 0);
        IF(1, guard_value(u, 2, 0)) if (0xffff7fffu >> V(CC_TEST, 1) & 1) USE(READ, F_CC, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 2, 0), rt_either(rt_sure((V(CC_TEST, 1) == 15)),
        rt_test_of(u, rt_band(u, rt_shr(u, K(((V(CC_TEST, 1) == 0) ? 0 : ((V(CC_TEST, 1) == 1) ?
        47940 : ((V(CC_TEST, 1) == 2) ? 8738 : ((V(CC_TEST, 1) == 3) ? 13158 : ((V(CC_TEST, 1) == 4)
        ? 17425 : ((V(CC_TEST, 1) == 5) ? 21845 : ((V(CC_TEST, 1) == 6) ? 52275 : ((V(CC_TEST, 1) ==
        7) ? 30583 : ((V(CC_TEST, 1) == 8) ? 34952 : ((V(CC_TEST, 1) == 9) ? 13260 : ((V(CC_TEST, 1)
        == 10) ? 43690 : ((V(CC_TEST, 1) == 11) ? 48110 : ((V(CC_TEST, 1) == 12) ? 52377 :
        ((V(CC_TEST, 1) == 13) ? 56797 : ((V(CC_TEST, 1) == 14) ? 17595 : ((V(CC_TEST, 1) == 15) ?
        65535 : ((V(CC_TEST, 1) == 16) ? 255 : ((V(CC_TEST, 1) == 17) ? 3855 : ((V(CC_TEST, 1) ==
        18) ? 13107 : ((V(CC_TEST, 1) == 19) ? 44975 : ((V(CC_TEST, 1) == 20) ? 20560 : ((V(CC_TEST,
        1) == 21) ? 52428 : ((V(CC_TEST, 1) == 22) ? 61680 : ((V(CC_TEST, 1) == 23) ? 65280 :
        ((V(CC_TEST, 1) == 24) ? 0 : ((V(CC_TEST, 1) == 25) ? 0 : ((V(CC_TEST, 1) == 26) ? 0 :
        ((V(CC_TEST, 1) == 27) ? 0 : ((V(CC_TEST, 1) == 28) ? 0 : ((V(CC_TEST, 1) == 29) ? 0 :
        ((V(CC_TEST, 1) == 30) ? (uint64_t)61166 : 4369)))))))))))))))))))))))))))))))),
        rt_content(u, F_CC, K(0))), K(1))))));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    x4 = rt_bor(u, rt_content(u, F_WAITS, K(7)), rt_chosen(u, x3, K(INT64_C(4294967295)), K(0)));
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(11, x3)
        IF(8, OPEN)
            USE(READ, F_WAITS, 2);
            USE(READ, F_WAITS, 3);
            USE(READ, F_WAITS, 4);
            USE(READ, F_WAITS, 5);
            USE(READ, F_WAITS, 6);
            USE(READ, F_WAITS, 7);
            USE(WRITE(1), F_WAITS, 7);
            HALT;
            USE(READ, F_LEFT, 0);
            USE(WRITE(1), F_LEFT, 0);
            for (uint64_t x13 = 0; x13 <= 15; x13++) {
                USE(READ, F_COME, x13);
                IF(2, OPEN) USE(READ, F_SOME, x13); END(2)
                IF(3, rt_both(rt_both(rt_not(rt_eq(u, rt_content(u, F_COME, K(x13)), K(0))),
                    rt_not(FLAG(F_SOME, x13))), OPEN))
                    USE(WRITE(1), F_COME, x13);
                    USE(READ, F_YES, x13);
                    USE(WRITE(1), F_RED_YES, x13);
                    USE(READ, F_ASKED, x13);
                    USE(WRITE(1), F_RED_ALL, x13);
                END(3)
            }
        ELSE(8)
            LET(17)
                IF(5, OPEN)
                    USE(READ, F_WAITS, 7);
                    NEED(1);
                    USE_PART(READ, F_WAITS, UNKNOWN, ALL);
                END(5)
            END_LET(17)
            x17 = rt_chosen(u, OPEN, K(INT64_C(4294967295)), rt_chosen(u, OPEN, x4, UNKNOWN));
            USE(READ, F_WAITS, 7);
            NEED(1);
            USE(WRITE(1), F_WAITS, 7);
            IF(6, OPEN)
                NEED(17);
                USE_PART(WRITE(1), F_WAITS, UNKNOWN, ALL);
            END(6)
            NEED(17);
            IF(7, rt_not(rt_test_of(u, rt_band(u, x17, UNKNOWN))))
                HALT;
            END(7)
            JUMP(RETURNS, 1, UNKNOWN);
        END(8)
    ELSE(11)
        NEED(1);
        IF(10, x3)
            USE(READ, F_WAITS, 7);
            USE(WRITE(1), F_WAITS, 7);
            IF(9, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u, rt_chosen(u,
                x3, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
                HALT;
            END(9)
        END(10)
    END(11)
    rt_leave(u);
}

static void uses_kil(struct rt_uses *u)
{
    rt_enter(u);
    LET(1)
        guard_reads(u, 1, 0);
        IF(1, guard_value(u, 1, 0)) if (0xffff7fffu >> V(CC_TEST, 0) & 1) USE(READ, F_CC, 0); END(1)
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
    guard_reads(u, 15, 3);
    IF(1, guard_value(u, 15, 3))
        cvt_f16_reads(u, 8, 9, 10, 0);
        USE(WRITE(1), F_R, V(Rd, 5));
        if (V(CC, 6)) USE(WRITE(1), F_CC, 0);
    END(1)
}

static void uses_f2f_hd(struct rt_uses *u)
{
    guard_reads(u, 15, 3);
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
        f2f_f32_reads(u, 8, 9, 0);
        USE(WRITE(1), F_R, V(Rd, 5));
        if (V(CC, 6)) USE(WRITE(1), F_CC, 0);
    END(1)
}

static void uses_f2f_sd(struct rt_uses *u)
{
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        f2f_f32_reads(u, 8, 9, 0);
        USE(WRITE(1), F_R, V(Rd, 5));
        USE(WRITE(1), F_R, (V(Rd, 5) | 1));
        if (V(CC, 6)) USE(WRITE(1), F_CC, 0);
    END(1)
}

static void uses_f2f_dh(struct rt_uses *u)
{
    guard_reads(u, 14, 3);
}

static void f2f_f64_reads(struct rt_uses *u, int v1, int l3)
{
    if (LINE(l3) == 0) {
        USE(EARLY(-4), F_R, V(Rb, v1));
        USE(EARLY(-4), F_R, (V(Rb, v1) | 1));
    }
}

static void uses_f2f_ds(struct rt_uses *u)
{
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        f2f_f64_reads(u, 9, 0);
        USE(WRITE(1), F_R, V(Rd, 5));
        if (V(CC, 6)) USE(WRITE(1), F_CC, 0);
    END(1)
}

static void uses_f2f_dd(struct rt_uses *u)
{
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        f2f_f64_reads(u, 9, 0);
        USE(WRITE(1), F_R, V(Rd, 5));
        USE(WRITE(1), F_R, (V(Rd, 5) | 1));
        if (V(CC, 6)) USE(WRITE(1), F_CC, 0);
    END(1)
}

static void uses_f2i_h(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        x1 = (0x88 >> V(convert_DST_INT, 1) & 1);
        cvt_f16_reads(u, 7, 8, 9, 0);
        USE(WRITE(1), F_R, V(Rd, 4));
        if (x1) {
            USE(WRITE(1), F_R, (V(Rd, 4) | 1));
        } else if (V(CC, 5)) USE(WRITE(1), F_CC, 0);
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
        x1 = (0x88 >> V(convert_DST_INT, 1) & 1);
        cvt_f32_reads(u, 7, 8, 0);
        USE(WRITE(1), F_R, V(Rd, 4));
        if (x1) {
            USE(WRITE(1), F_R, (V(Rd, 4) | 1));
        } else if (V(CC, 5)) USE(WRITE(1), F_CC, 0);
    END(1)
}

static void cvt_f64_reads(struct rt_uses *u, int v1, int l3)
{
    if (LINE(l3) == 0) {
        USE(EARLY(-4), F_R, V(Rb, v1));
        USE(EARLY(-4), F_R, (V(Rb, v1) | 1));
    }
}

static void uses_f2i_d(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        x1 = (0x88 >> V(convert_DST_INT, 1) & 1);
        cvt_f64_reads(u, 8, 0);
        USE(WRITE(1), F_R, V(Rd, 4));
        if (x1) {
            USE(WRITE(1), F_R, (V(Rd, 4) | 1));
        } else if (V(CC, 5)) USE(WRITE(1), F_CC, 0);
    END(1)
}

static void cvt_i16_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) USE_PART(EARLY(-4), F_R, K(V(Rb, v1)), BITS((8 * V(convert_HALF, v2)), 16));
}

static void uses_i2f_h(struct rt_uses *u)
{
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        cvt_i16_reads(u, 7, 8, 0);
        USE(WRITE(1), F_R, V(Rd, 3));
        if (V(convert_DST_FLOAT, 0) == 3) {
            USE(WRITE(1), F_R, (V(Rd, 3) | 1));
            if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
        } else if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
    END(1)
}

static void cvt_i8_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(EARLY(-4), F_R, V(Rb, v1));
}

static void uses_i2f_b(struct rt_uses *u)
{
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        cvt_i8_reads(u, 7, 0);
        USE(WRITE(1), F_R, V(Rd, 3));
        if (V(convert_DST_FLOAT, 0) == 3) {
            USE(WRITE(1), F_R, (V(Rd, 3) | 1));
            if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
        } else if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
    END(1)
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
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        cvt_i64_reads(u, 7, 0);
        USE(WRITE(1), F_R, V(Rd, 3));
        if (V(convert_DST_FLOAT, 0) == 3) {
            USE(WRITE(1), F_R, (V(Rd, 3) | 1));
            if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
        } else if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
    END(1)
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
        LET(6)
            if (V(SAT, 2)) {
                cvt_i16_reads_2(u, 7, 8, 0);
            } else if (0x77 >> V(convert_I2I_DST, 0) & 1) cvt_i16_reads_2(u, 7, 8, 0);
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
        LET(7)
            if (V(SAT, 2)) {
                cvt_i8_reads_2(u, 7, 0);
            } else if (0x77 >> V(convert_I2I_DST, 0) & 1) cvt_i8_reads_2(u, 7, 0);
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
        LET(6)
            if (V(SAT, 2)) {
                cvt_i8_reads_2(u, 7, 0);
            } else if (0x77 >> V(convert_I2I_DST, 0) & 1) cvt_i8_reads_2(u, 7, 0);
        END_LET(6)
        NEED(6);
        USE(WRITE(1), F_R, V(Rd, 3));
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
    END(1)
    rt_leave(u);
}

static void f64_a_reads(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Ra, v1));
    USE(READ, F_R, (V(Ra, v1) | 1));
}

static void f64_b_reads(struct rt_uses *u, int v1, int l3)
{
    if (LINE(l3) == 0) {
        USE(READ, F_R, V(Rb, v1));
        USE(READ, F_R, (V(Rb, v1) | 1));
    }
}

static void uses_dadd(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 14, 3);
    IF(2, guard_value(u, 14, 3))
        LET(1)
            f64_a_reads(u, 5);
            IF(1, OPEN) f64_b_reads(u, 9, 1); END(1)
            f64_b_reads(u, 9, 1);
        END_LET(1)
        NEED(1);
        USE(WRITE(1), F_R, V(Rd, 1));
        USE(WRITE(1), F_R, (V(Rd, 1) | 1));
        if (V(CC, 2)) USE(WRITE(1), F_CC, 0);
    END(2)
    rt_leave(u);
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
    rt_enter(u);
    guard_reads(u, 11, 2);
    IF(2, guard_value(u, 11, 2))
        LET(2)
            USE(READ, F_R, V(Ra, 3));
            USE(READ, F_R, (V(Ra, 3) | 1));
            IF(1, OPEN) f64_neg_b_reads(u, 6, 0); END(1)
            f64_neg_b_reads(u, 6, 0);
        END_LET(2)
        NEED(2);
        USE(WRITE(1), F_R, V(Rd, 1));
        USE(WRITE(1), F_R, (V(Rd, 1) | 1));
        if (V(CC, 2)) USE(WRITE(1), F_CC, 0);
    END(2)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    f64_neg_b_keeps(u, 7, 6, 0);
    rt_leave(u);
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
    IF(3, guard_value(u, 14, 3))
        LET(2)
            USE(READ, F_R, V(Ra, 3));
            USE(READ, F_R, (V(Ra, 3) | 1));
            IF(2, OPEN)
                f64_neg_b_reads(u, 6, 0);
                f64_c_reads(u, 12);
            END(2)
            f64_neg_b_reads(u, 6, 0);
            f64_c_reads(u, 12);
        END_LET(2)
        NEED(2);
        USE(WRITE(1), F_R, V(Rd, 1));
        USE(WRITE(1), F_R, (V(Rd, 1) | 1));
        if (V(CC, 2)) USE(WRITE(1), F_CC, 0);
    END(3)
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
    rt_enter(u);
    guard_reads(u, 11, 3);
    IF(2, guard_value(u, 11, 3))
        LET(2)
            USE(READ, F_R, V(Ra, 3));
            USE(READ, F_R, (V(Ra, 3) | 1));
            IF(1, OPEN) f64_b_in_c_reads(u, 6); END(1)
            f64_b_in_c_reads(u, 6);
        END_LET(2)
        NEED(2);
        USE(WRITE(1), F_R, V(Rd, 1));
        USE(WRITE(1), F_R, (V(Rd, 1) | 1));
        if (V(CC, 2)) USE(WRITE(1), F_CC, 0);
    END(2)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    f64_b_in_c_keeps(u, 7, 6);
    rt_leave(u);
}

static void uses_dmnmx(struct rt_uses *u)
{
    guard_reads(u, 15, 4);
    IF(1, guard_value(u, 15, 4))
        USE(EARLY(7), F_P, V(Pp, 14));
        f64_a_reads(u, 4);
        f64_b_reads(u, 8, 1);
        USE(WRITE(1), F_R, V(Rd, 0));
        USE(WRITE(1), F_R, (V(Rd, 0) | 1));
        if (V(CC, 1)) USE(WRITE(1), F_CC, 0);
    END(1)
}

static void uses_dset(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 18, 4);
    IF(3, guard_value(u, 18, 4))
        LET(2)
            if (V(BOP, 2) == 0) {
                f64_a_reads(u, 7);
                f64_b_reads(u, 11, 1);
                IF(1, OPEN) USE(EARLY(7), F_P, V(Pp, 17)); END(1)
            }
            if (V(BOP, 2) == 1) {
                f64_a_reads(u, 7);
                f64_b_reads(u, 11, 1);
                IF(2, OPEN) USE(EARLY(7), F_P, V(Pp, 17)); END(2)
            }
            if (V(BOP, 2) == 2) {
                f64_a_reads(u, 7);
                f64_b_reads(u, 11, 1);
                USE(EARLY(7), F_P, V(Pp, 17));
            }
        END_LET(2)
        NEED(2);
        USE(WRITE(1), F_R, V(Rd, 3));
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
    END(3)
    rt_leave(u);
}

static void uses_dsetp(struct rt_uses *u)
{
    guard_reads(u, 17, 4);
    IF(5, guard_value(u, 17, 4))
        if (V(BOP, 1) == 0) {
            f64_a_reads(u, 6);
            f64_b_reads(u, 10, 1);
            IF(1, OPEN) USE(EARLY(7), F_P, V(Pp, 16)); END(1)
        }
        if (V(BOP, 1) == 1) {
            f64_a_reads(u, 6);
            f64_b_reads(u, 10, 1);
            IF(2, OPEN) USE(EARLY(7), F_P, V(Pp, 16)); END(2)
        }
        if (V(BOP, 1) == 2) {
            f64_a_reads(u, 6);
            f64_b_reads(u, 10, 1);
            USE(EARLY(7), F_P, V(Pp, 16));
        }
        USE(WRITE(1), F_P, V(Pu, 2));
        if (V(BOP, 1) == 0) {
            f64_a_reads(u, 6);
            f64_b_reads(u, 10, 1);
            IF(3, OPEN) USE(EARLY(7), F_P, V(Pp, 16)); END(3)
        }
        if (V(BOP, 1) == 1) {
            f64_a_reads(u, 6);
            f64_b_reads(u, 10, 1);
            IF(4, OPEN) USE(EARLY(7), F_P, V(Pp, 16)); END(4)
        }
        if (V(BOP, 1) == 2) {
            f64_a_reads(u, 6);
            f64_b_reads(u, 10, 1);
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
        LET(1)
            if (V(F_ABS_A, 6)) {
                USE_PART(READ, F_R, K(V(Ra, 7)), BITS(0, 31));
            } else USE(READ, F_R, V(Ra, 7));
            f32_b_reads(u, 10, 11, 1);
        END_LET(1)
        NEED(1);
        USE(WRITE(1), F_R, V(Rd, 3));
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
    END(1)
    rt_leave(u);
}

static void uses_fadd32i(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 10, 1);
    IF(1, guard_value(u, 10, 1))
        LET(2)
            if (V(float_F_ABS_A_32I, 4)) {
                USE_PART(READ, F_R, K(V(Ra, 5)), BITS(0, 31));
            } else USE(READ, F_R, V(Ra, 5));
        END_LET(2)
        NEED(2);
        USE(WRITE(1), F_R, V(Rd, 1));
        if (V(CC_32I, 2)) USE(WRITE(1), F_CC, 0);
    END(1)
    rt_leave(u);
}

static void f32_neg_b_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(Rb, v1));
}

static void f32_neg_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_fmul(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 14, 2);
    IF(3, guard_value(u, 14, 2))
        if (V(float_FMZ, 0) == 2) {
            USE_PART(READ, F_R, K(V(Ra, 6)), BITS(23, 8));
            IF(1, OPEN) f32_neg_b_reads(u, 9, 0); END(1)
        }
        IF(2, OPEN)
            LET(4)
                USE(READ, F_R, V(Ra, 6));
                f32_neg_b_reads(u, 9, 0);
            END_LET(4)
        END(2)
        LET(6) NEED(4); END_LET(6)
        NEED(6);
        USE(WRITE(1), F_R, V(Rd, 4));
        if (V(CC, 5)) USE(WRITE(1), F_CC, 0);
    END(3)
    if (V(REUSE_A, 7)) USE(KEEP, F_R, V(Ra, 6));
    f32_neg_b_keeps(u, 10, 9, 0);
    rt_leave(u);
}

static void uses_fmul32i(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 7, 0);
    IF(2, guard_value(u, 7, 0))
        LET(3)
            if (V(float_FMZ_53, 0) == 2) USE_PART(READ, F_R, K(V(Ra, 4)), BITS(23, 8));
            IF(1, OPEN) USE(READ, F_R, V(Ra, 4)); END(1)
        END_LET(3)
        NEED(3);
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CC_32I, 3)) USE(WRITE(1), F_CC, 0);
    END(2)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    rt_leave(u);
}

static void uses_ffma_b(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 16, 3);
    IF(3, guard_value(u, 16, 3))
        if (V(float_FMZ_53, 0) == 2) {
            USE_PART(READ, F_R, K(V(Ra, 5)), BITS(23, 8));
            IF(1, OPEN) f32_neg_b_reads(u, 8, 0); END(1)
            IF(2, OPEN)
                LET(1) USE(READ, F_R, V(Rc, 14)); END_LET(1)
                LET(1)
                    USE(READ, F_R, V(Ra, 5));
                    f32_neg_b_reads(u, 8, 0);
                    USE(READ, F_R, V(Rc, 14));
                END_LET(1)
            END(2)
            LET(2) NEED(1); END_LET(2)
        } else {
            LET(2)
                USE(READ, F_R, V(Ra, 5));
                f32_neg_b_reads(u, 8, 0);
                USE(READ, F_R, V(Rc, 14));
            END_LET(2)
        }
        LET(3) NEED(2); END_LET(3)
        NEED(3);
        USE(WRITE(1), F_R, V(Rd, 3));
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
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
        if (V(float_FMZ_53, 0) == 2) {
            USE_PART(READ, F_R, K(V(Ra, 5)), BITS(23, 8));
            IF(1, OPEN) USE(READ, F_R, V(Rc, 8)); END(1)
            IF(2, OPEN)
                LET(1)
                    USE(READ, F_R, V(Ra, 5));
                    USE(READ, F_R, V(Rc, 8));
                END_LET(1)
            END(2)
            LET(2) NEED(1); END_LET(2)
        } else {
            LET(2)
                USE(READ, F_R, V(Ra, 5));
                USE(READ, F_R, V(Rc, 8));
            END_LET(2)
        }
        LET(3) NEED(2); END_LET(3)
        NEED(3);
        USE(WRITE(1), F_R, V(Rd, 3));
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
    END(3)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_B, 9)) USE(KEEP, F_R, V(Rc, 8));
    rt_leave(u);
}

static void uses_ffma32i(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 9, 1);
    IF(1, guard_value(u, 9, 1))
        if (V(float_FMZ_53, 0) == 2) {
            USE(READ, F_R, V(Ra, 5));
            LET(3) USE(READ, F_R, V(Rd, 2)); END_LET(3)
        } else {
            LET(3)
                USE(READ, F_R, V(Ra, 5));
                USE(READ, F_R, V(Rd, 2));
            END_LET(3)
        }
        LET(4) NEED(3); END_LET(4)
        NEED(4);
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CC_32I, 3)) USE(WRITE(1), F_CC, 0);
    END(1)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    rt_leave(u);
}

static void uses_fmnmx(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 16, 4);
    IF(2, guard_value(u, 16, 4))
        LET(1)
            if (V(F_ABS_A, 4)) {
                USE_PART(READ, F_R, K(V(Ra, 5)), BITS(0, 31));
            } else USE(READ, F_R, V(Ra, 5));
            f32_b_reads(u, 8, 9, 1);
        END_LET(1)
        LET(2)
            USE(EARLY(7), F_P, V(Pp, 15));
            IF(1, rt_differ(FLAG(F_P, V(Pp, 15)), rt_sure(V(NOT_Pp, 14)))) NEED(1);
            ELSE(1)
                if (V(F_ABS_A, 4)) {
                    USE_PART(READ, F_R, K(V(Ra, 5)), BITS(0, 31));
                } else USE(READ, F_R, V(Ra, 5));
                f32_b_reads(u, 8, 9, 1);
            END(1)
        END_LET(2)
        NEED(2);
        USE(WRITE(1), F_R, V(Rd, 1));
        if (V(CC, 2)) USE(WRITE(1), F_CC, 0);
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
    rt_enter(u);
    guard_reads(u, 19, 4);
    IF(3, guard_value(u, 19, 4))
        LET(1)
            if (V(SET_ABS_A, 7)) {
                USE_PART(READ, F_R, K(V(Ra, 8)), BITS(0, 31));
            } else USE(READ, F_R, V(Ra, 8));
            f32_b_reads_2(u, 11, 12, 1);
        END_LET(1)
        LET(2)
            if (V(BOP, 3) == 0) {
                NEED(1);
                IF(1, OPEN) USE(EARLY(7), F_P, V(Pp, 18)); END(1)
            }
            if (V(BOP, 3) == 1) {
                NEED(1);
                IF(2, OPEN) USE(EARLY(7), F_P, V(Pp, 18)); END(2)
            }
            if (V(BOP, 3) == 2) {
                NEED(1);
                USE(EARLY(7), F_P, V(Pp, 18));
            }
        END_LET(2)
        NEED(2);
        USE(WRITE(1), F_R, V(Rd, 4));
        if (V(CC, 5)) USE(WRITE(1), F_CC, 0);
    END(3)
    rt_leave(u);
}

static void uses_fsetp(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 18, 4);
    IF(5, guard_value(u, 18, 4))
        LET(1)
            if (V(SETP_ABS_A, 6)) {
                USE_PART(READ, F_R, K(V(Ra, 7)), BITS(0, 31));
            } else USE(READ, F_R, V(Ra, 7));
            f32_b_reads_2(u, 10, 11, 1);
        END_LET(1)
        if (V(BOP, 2) == 0) {
            NEED(1);
            IF(1, OPEN) USE(EARLY(7), F_P, V(Pp, 17)); END(1)
        }
        if (V(BOP, 2) == 1) {
            NEED(1);
            IF(2, OPEN) USE(EARLY(7), F_P, V(Pp, 17)); END(2)
        }
        if (V(BOP, 2) == 2) {
            NEED(1);
            USE(EARLY(7), F_P, V(Pp, 17));
        }
        USE(WRITE(1), F_P, V(Pu, 3));
        if (V(BOP, 2) == 0) {
            NEED(1);
            IF(3, OPEN) USE(EARLY(7), F_P, V(Pp, 17)); END(3)
        }
        if (V(BOP, 2) == 1) {
            NEED(1);
            IF(4, OPEN) USE(EARLY(7), F_P, V(Pp, 17)); END(4)
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
        IF(1, OPEN)
            USE(READ, F_R, V(Ra, 3));
            fcmp_b_reads(u, 5, 0);
        END(1)
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
        IF(1, OPEN)
            USE(READ, F_R, V(Ra, 3));
            USE(READ, F_R, V(Rc, 5));
        END(1)
        USE(WRITE(1), F_R, V(Rd, 2));
    END(2)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_B, 6)) USE(KEEP, F_R, V(Rc, 5));
}

static void uses_fchk(struct rt_uses *u)
{
    guard_reads(u, 12, 3);
    IF(1, guard_value(u, 12, 3)) USE(WRITE(1), F_P, V(Pu, 0)); END(1)
}

static void uses_fswzadd(struct rt_uses *u)
{
    guard_reads(u, 13, 0);
    IF(1, guard_value(u, 13, 0))
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, V(Rb, 7));
        USE(WRITE(1), F_R, V(Rd, 3));
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
    END(1)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_B, 8)) USE(KEEP, F_R, V(Rb, 7));
}

static void uses_mufu(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 7, 1);
    IF(42, guard_value(u, 7, 1))
        if (V(floatcmp_MUFU_OP, 0) == 0) {
            LET(3)
                if (V(F_ABS_A, 4)) {
                    USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                } else USE(EARLY(-4), F_R, V(Ra, 5));
            END_LET(3)
            NEED(3);
            IF(3, OPEN)
                LET(33) NEED(3); END_LET(33)
                LET(2) NEED(33); END_LET(2)
            END(3)
            LET(1) NEED(2); END_LET(1)
        } else if (V(floatcmp_MUFU_OP, 0) == 1) {
            LET(35)
                if (V(F_ABS_A, 4)) {
                    USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                } else USE(EARLY(-4), F_R, V(Ra, 5));
            END_LET(35)
            NEED(35);
            IF(8, OPEN)
                LET(34)
                    if (V(F_ABS_A, 4)) {
                        USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                    } else USE(EARLY(-4), F_R, V(Ra, 5));
                END_LET(34)
                for (uint64_t x54 = 1; x54 <= 10; x54++) {
                    LET(53) NEED(35); END_LET(53)
                }
                for (uint64_t x56 = 1; x56 <= 10; x56++) {
                    LET(55) NEED(35); END_LET(55)
                }
                LET(57)
                    if (V(F_ABS_A, 4)) {
                        USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                    } else USE(EARLY(-4), F_R, V(Ra, 5));
                    NEED(35);
                END_LET(57)
                NEED(35);
                LET(59) NEED(55); END_LET(59)
                LET(60)
                    NEED(55);
                    IF(4, OPEN) NEED(59); END(4)
                END_LET(60)
                LET(65)
                    NEED(35);
                    NEED(60);
                END_LET(65)
                LET(61)
                    NEED(35);
                    NEED(53);
                END_LET(61)
                LET(64)
                    NEED(61);
                    IF(5, OPEN) NEED(35); END(5)
                END_LET(64)
                LET(65)
                    NEED(57);
                    NEED(64);
                END_LET(65)
                LET(34) NEED(65); END_LET(34)
            END(8)
            LET(1) NEED(34); END_LET(1)
        } else if (V(floatcmp_MUFU_OP, 0) == 2) {
            LET(67)
                if (V(F_ABS_A, 4)) {
                    USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                } else USE(EARLY(-4), F_R, V(Ra, 5));
            END_LET(67)
            LET(68)
                if (V(F_ABS_A, 4)) {
                    USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                } else USE(EARLY(-4), F_R, V(Ra, 5));
                IF(9, rt_test_of(u, rt_slice(u, rt_bxor(u, (V(F_ABS_A, 4) ? rt_slice(u,
                    rt_content(u, F_R, K(V(Ra, 5))), 0, 31) : rt_slice(u, rt_content(u, F_R, K(V(Ra,
                    5))), 0, 32)), K(rt_shl_int(V(F_NEG_A, 3), 31))), 31, 1)))
                    if (V(F_ABS_A, 4)) {
                        USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                    } else USE(EARLY(-4), F_R, V(Ra, 5));
                ELSE(9)
                    if (V(F_ABS_A, 4)) {
                        USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                    } else USE(EARLY(-4), F_R, V(Ra, 5));
                END(9)
            END_LET(68)
            for (uint64_t x72 = 1; x72 <= 18; x72++) {
                LET(71)
                    NEED(68);
                    NEED(67);
                END_LET(71)
            }
            LET(73)
                NEED(68);
                NEED(67);
                NEED(71);
            END_LET(73)
            NEED(67);
            IF(10, OPEN)
                if (V(F_ABS_A, 4)) {
                    USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                } else USE(EARLY(-4), F_R, V(Ra, 5));
            END(10)
            IF(13, OPEN)
                LET(66)
                    if (V(F_ABS_A, 4)) {
                        USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                    } else USE(EARLY(-4), F_R, V(Ra, 5));
                END_LET(66)
                LET(66) NEED(73); END_LET(66)
            END(13)
            LET(1) NEED(66); END_LET(1)
        } else if (V(floatcmp_MUFU_OP, 0) == 3) {
            LET(75)
                if (V(F_ABS_A, 4)) {
                    USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                } else USE(EARLY(-4), F_R, V(Ra, 5));
            END_LET(75)
            LET(78)
                if (V(F_ABS_A, 4)) {
                    USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                } else USE(EARLY(-4), F_R, V(Ra, 5));
                NEED(75);
            END_LET(78)
            for (uint64_t x82 = 1; x82 <= 13; x82++) {
                LET(81) NEED(75); END_LET(81)
            }
            LET(84)
                NEED(75);
                NEED(81);
            END_LET(84)
            if (V(F_ABS_A, 4)) {
                USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
            } else USE(EARLY(-4), F_R, V(Ra, 5));
            IF(14, OPEN)
                if (V(F_ABS_A, 4)) {
                    USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                } else USE(EARLY(-4), F_R, V(Ra, 5));
            END(14)
            IF(20, OPEN)
                if (V(F_ABS_A, 4)) {
                    USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                } else USE(EARLY(-4), F_R, V(Ra, 5));
                if (V(F_ABS_A, 4)) {
                    USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                } else USE(EARLY(-4), F_R, V(Ra, 5));
                IF(18, rt_not(rt_test_of(u, rt_slice(u, rt_bxor(u, (V(F_ABS_A, 4) ? rt_slice(u,
                    rt_content(u, F_R, K(V(Ra, 5))), 0, 31) : rt_slice(u, rt_content(u, F_R, K(V(Ra,
                    5))), 0, 32)), K(rt_shl_int(V(F_NEG_A, 3), 31))), 31, 1))))
                    if (V(F_ABS_A, 4)) {
                        USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                    } else USE(EARLY(-4), F_R, V(Ra, 5));
                    IF(17, OPEN)
                        NEED(78);
                        LET(89)
                            NEED(84);
                            IF(15, OPEN) NEED(75); END(15)
                        END_LET(89)
                        LET(74)
                            NEED(75);
                            NEED(89);
                        END_LET(74)
                        LET(74)
                            NEED(78);
                            NEED(75);
                            NEED(84);
                        END_LET(74)
                    END(17)
                END(18)
            END(20)
            LET(1) NEED(74); END_LET(1)
        } else if (V(floatcmp_MUFU_OP, 0) == 4) {
            LET(95)
                if (V(F_ABS_A, 4)) {
                    USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                } else USE(EARLY(-4), F_R, V(Ra, 5));
            END_LET(95)
            NEED(95);
            IF(23, OPEN)
                LET(94)
                    IF(21, OPEN)
                        if (V(F_ABS_A, 4)) {
                            USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                        } else USE(EARLY(-4), F_R, V(Ra, 5));
                    END(21)
                END_LET(94)
                NEED(95);
                LET(94)
                    if (V(F_ABS_A, 4)) {
                        USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                    } else USE(EARLY(-4), F_R, V(Ra, 5));
                END_LET(94)
                LET(94)
                    if (V(F_ABS_A, 4)) {
                        USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                    } else USE(EARLY(-4), F_R, V(Ra, 5));
                    NEED(95);
                END_LET(94)
            END(23)
            LET(1) NEED(94); END_LET(1)
        } else if (V(floatcmp_MUFU_OP, 0) == 5) {
            LET(101)
                if (V(F_ABS_A, 4)) {
                    USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                } else USE(EARLY(-4), F_R, V(Ra, 5));
            END_LET(101)
            LET(103)
                if (V(F_ABS_A, 4)) {
                    USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                } else USE(EARLY(-4), F_R, V(Ra, 5));
                NEED(101);
            END_LET(103)
            for (uint64_t x105 = 0; x105 <= 25; x105++) {
                LET(106) NEED(104); END_LET(106)
                LET(104)
                    NEED(106);
                    NEED(103);
                END_LET(104)
            }
            LET(107) NEED(104); END_LET(107)
            NEED(101);
            IF(28, OPEN)
                LET(100)
                    if (V(F_ABS_A, 4)) {
                        USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                    } else USE(EARLY(-4), F_R, V(Ra, 5));
                END_LET(100)
                NEED(101);
                if (V(F_ABS_A, 4)) {
                    USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                } else USE(EARLY(-4), F_R, V(Ra, 5));
                if (V(F_ABS_A, 4)) {
                    USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                } else USE(EARLY(-4), F_R, V(Ra, 5));
                LET(100) NEED(107); END_LET(100)
            END(28)
            LET(1) NEED(100); END_LET(1)
        } else if (V(floatcmp_MUFU_OP, 0) == 6) {
            LET(109)
                if (V(F_ABS_A, 4)) {
                    USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                } else USE(EARLY(-4), F_R, V(Ra, 5));
            END_LET(109)
            NEED(109);
            IF(31, OPEN)
                LET(108)
                    if (V(F_ABS_A, 4)) {
                        USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                    } else USE(EARLY(-4), F_R, V(Ra, 5));
                    IF(29, OPEN)
                        if (V(F_ABS_A, 4)) {
                            USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                        } else USE(EARLY(-4), F_R, V(Ra, 5));
                    END(29)
                END_LET(108)
                NEED(109);
                LET(108)
                    if (V(F_ABS_A, 4)) {
                        USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                    } else USE(EARLY(-4), F_R, V(Ra, 5));
                END_LET(108)
                LET(108)
                    if (V(F_ABS_A, 4)) {
                        USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                    } else USE(EARLY(-4), F_R, V(Ra, 5));
                    NEED(109);
                END_LET(108)
            END(31)
            LET(1) NEED(108); END_LET(1)
        } else if (V(floatcmp_MUFU_OP, 0) == 7) {
            LET(113)
                if (V(F_ABS_A, 4)) {
                    USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                } else USE(EARLY(-4), F_R, V(Ra, 5));
            END_LET(113)
            LET(115)
                if (V(F_ABS_A, 4)) {
                    USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                } else USE(EARLY(-4), F_R, V(Ra, 5));
                NEED(113);
            END_LET(115)
            for (uint64_t x117 = 0; x117 <= 21; x117++) {
                LET(118) NEED(116); END_LET(118)
                LET(116)
                    NEED(118);
                    NEED(115);
                END_LET(116)
            }
            LET(119) NEED(116); END_LET(119)
            NEED(113);
            IF(36, OPEN)
                LET(112)
                    if (V(F_ABS_A, 4)) {
                        USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                    } else USE(EARLY(-4), F_R, V(Ra, 5));
                END_LET(112)
                NEED(113);
                if (V(F_ABS_A, 4)) {
                    USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                } else USE(EARLY(-4), F_R, V(Ra, 5));
                if (V(F_ABS_A, 4)) {
                    USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                } else USE(EARLY(-4), F_R, V(Ra, 5));
                LET(112) NEED(119); END_LET(112)
            END(36)
            LET(1) NEED(112); END_LET(1)
        } else {
            LET(121)
                if (V(F_ABS_A, 4)) {
                    USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                } else USE(EARLY(-4), F_R, V(Ra, 5));
            END_LET(121)
            LET(123)
                if (V(F_ABS_A, 4)) {
                    USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                } else USE(EARLY(-4), F_R, V(Ra, 5));
                NEED(121);
            END_LET(123)
            LET(126) NEED(124); END_LET(126)
            LET(124) NEED(126); END_LET(124)
            LET(126) NEED(124); END_LET(126)
            LET(124)
                NEED(126);
                NEED(123);
            END_LET(124)
            LET(126) NEED(124); END_LET(126)
            LET(124)
                NEED(126);
                NEED(123);
            END_LET(124)
            LET(126) NEED(124); END_LET(126)
            LET(124)
                NEED(126);
                NEED(123);
            END_LET(124)
            LET(126) NEED(124); END_LET(126)
            LET(124)
                NEED(126);
                NEED(123);
            END_LET(124)
            LET(126) NEED(124); END_LET(126)
            LET(124)
                NEED(126);
                NEED(123);
            END_LET(124)
            LET(126) NEED(124); END_LET(126)
            LET(124)
                NEED(126);
                NEED(123);
            END_LET(124)
            LET(126) NEED(124); END_LET(126)
            LET(124)
                NEED(126);
                NEED(123);
            END_LET(124)
            LET(126) NEED(124); END_LET(126)
            LET(124)
                NEED(126);
                NEED(123);
            END_LET(124)
            LET(126) NEED(124); END_LET(126)
            LET(124)
                NEED(126);
                NEED(123);
            END_LET(124)
            LET(126) NEED(124); END_LET(126)
            LET(124)
                NEED(126);
                NEED(123);
            END_LET(124)
            LET(126) NEED(124); END_LET(126)
            LET(124)
                NEED(126);
                NEED(123);
            END_LET(124)
            LET(126) NEED(124); END_LET(126)
            LET(124)
                NEED(126);
                NEED(123);
            END_LET(124)
            LET(126) NEED(124); END_LET(126)
            LET(124)
                NEED(126);
                NEED(123);
            END_LET(124)
            LET(126) NEED(124); END_LET(126)
            LET(124)
                NEED(126);
                NEED(123);
            END_LET(124)
            LET(126) NEED(124); END_LET(126)
            LET(124)
                NEED(126);
                NEED(123);
            END_LET(124)
            LET(126) NEED(124); END_LET(126)
            LET(124)
                NEED(126);
                NEED(123);
            END_LET(124)
            LET(126) NEED(124); END_LET(126)
            LET(124)
                NEED(126);
                NEED(123);
            END_LET(124)
            LET(126) NEED(124); END_LET(126)
            LET(124)
                NEED(126);
                NEED(123);
            END_LET(124)
            LET(126) NEED(124); END_LET(126)
            LET(124)
                NEED(126);
                NEED(123);
            END_LET(124)
            LET(126) NEED(124); END_LET(126)
            LET(124)
                NEED(126);
                NEED(123);
            END_LET(124)
            LET(126) NEED(124); END_LET(126)
            LET(124)
                NEED(126);
                NEED(123);
            END_LET(124)
            LET(126) NEED(124); END_LET(126)
            LET(124)
                NEED(126);
                NEED(123);
            END_LET(124)
            LET(126) NEED(124); END_LET(126)
            LET(124)
                NEED(126);
                NEED(123);
            END_LET(124)
            LET(126) NEED(124); END_LET(126)
            LET(124)
                NEED(126);
                NEED(123);
            END_LET(124)
            LET(127) NEED(124); END_LET(127)
            NEED(121);
            IF(41, OPEN)
                LET(120)
                    if (V(F_ABS_A, 4)) {
                        USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                    } else USE(EARLY(-4), F_R, V(Ra, 5));
                END_LET(120)
                NEED(121);
                if (V(F_ABS_A, 4)) {
                    USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                } else USE(EARLY(-4), F_R, V(Ra, 5));
                if (V(F_ABS_A, 4)) {
                    USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                } else USE(EARLY(-4), F_R, V(Ra, 5));
                LET(120) NEED(127); END_LET(120)
            END(41)
            LET(1) NEED(120); END_LET(1)
        }
        LET(129) NEED(1); END_LET(129)
        NEED(129);
        USE(WRITE(1), F_R, V(Rd, 2));
    END(42)
    rt_leave(u);
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
        if (0xe >> V(graphics_ATTR_SIZE, 1) & 1) {
            USE(WRITE(1), F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 1), 0, 8)));
        }
        if (0xc >> V(graphics_ATTR_SIZE, 1) & 1) {
            USE(WRITE(1), F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 2), 0, 8)));
        }
        if (V(graphics_ATTR_SIZE, 1) == 3) {
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
        if (0xe >> V(graphics_ATTR_SIZE, 1) & 1) {
            USE(WRITE(1), F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 1), 0, 8)));
        }
        if (0xc >> V(graphics_ATTR_SIZE, 1) & 1) {
            USE(WRITE(1), F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 2), 0, 8)));
        }
        if (V(graphics_ATTR_SIZE, 1) == 3) {
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
        if (0xe >> V(graphics_ATTR_SIZE, 1) & 1) {
            USE(WRITE(1), F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 1), 0, 8)));
        }
        if (0xc >> V(graphics_ATTR_SIZE, 1) & 1) {
            USE(WRITE(1), F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 2), 0, 8)));
        }
        if (V(graphics_ATTR_SIZE, 1) == 3) {
            USE(WRITE(1), F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 3), 0, 8)));
        }
    END(1)
}

static void uses_ast_a(struct rt_uses *u)
{
    guard_reads(u, 4, 1);
    IF(1, guard_value(u, 4, 1))
        opt_reg_reads(u, 3, 0);
        USE(READ, F_R, V(Rd, 2));
        if (0xe >> V(graphics_ATTR_SIZE, 0) & 1) {
            USE(READ, F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 1), 0, 8)));
        }
        if (0xc >> V(graphics_ATTR_SIZE, 0) & 1) {
            USE(READ, F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 2), 0, 8)));
        }
        if (V(graphics_ATTR_SIZE, 0) == 3) {
            USE(READ, F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 3), 0, 8)));
        }
    END(1)
}

static void uses_ast_h(struct rt_uses *u)
{
    guard_reads(u, 4, 1);
    IF(1, guard_value(u, 4, 1))
        USE(READ, F_R, V(Ra, 1));
        opt_reg_reads(u, 3, 0);
        USE(READ, F_R, V(Rd, 2));
        if (0xe >> V(graphics_ATTR_SIZE, 0) & 1) {
            USE(READ, F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 1), 0, 8)));
        }
        if (0xc >> V(graphics_ATTR_SIZE, 0) & 1) {
            USE(READ, F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 2), 0, 8)));
        }
        if (V(graphics_ATTR_SIZE, 0) == 3) {
            USE(READ, F_R, ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + 3), 0, 8)));
        }
    END(1)
}

static void uses_ast_q(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        USE(READ, F_R, V(Ra, 1));
        opt_reg_reads(u, 4, 0);
        USE(READ, F_R, V(Rd, 3));
        if (0xe >> V(graphics_ATTR_SIZE, 0) & 1) {
            USE(READ, F_R, ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 1), 0, 8)));
        }
        if (0xc >> V(graphics_ATTR_SIZE, 0) & 1) {
            USE(READ, F_R, ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 2), 0, 8)));
        }
        if (V(graphics_ATTR_SIZE, 0) == 3) {
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

static void f16_a_reads(struct rt_uses *u, int v1, int v2, int v3)
{
    rt_enter(u);
    if (V(half_SWIZZLE_A, v1) == 1) {
        LET(1)
            if (V(half_HALF_ABS_A, v2)) {
                USE_PART(READ, F_R, K(V(Ra, v3)), BITS(0, 31));
            } else USE(READ, F_R, V(Ra, v3));
        END_LET(1)
        LET(3) NEED(1); END_LET(3)
    } else {
        LET(2)
            if (V(half_SWIZZLE_A, v1) == 2) {
                USE_PART(READ, F_R, K(V(Ra, v3)), BITS(0, 16));
            } else USE_PART(READ, F_R, K(V(Ra, v3)), BITS(16, 16));
            if (V(half_SWIZZLE_A, v1) == 3) {
                USE_PART(READ, F_R, K(V(Ra, v3)), BITS(16, 16));
            } else USE_PART(READ, F_R, K(V(Ra, v3)), BITS(0, 16));
        END_LET(2)
        LET(3) NEED(2); END_LET(3)
    }
    NEED(3);
    rt_leave(u);
}

static void f16_b_reads(struct rt_uses *u, int v1, int v2, int v3)
{
    rt_enter(u);
    if (V(half_SWIZZLE_B, v1) == 1) {
        LET(1)
            if (V(half_HALF_ABS_B, v2)) {
                USE_PART(READ, F_R, K(V(Rb, v3)), BITS(0, 31));
            } else USE(READ, F_R, V(Rb, v3));
        END_LET(1)
        LET(3) NEED(1); END_LET(3)
    } else {
        LET(2)
            if (V(half_SWIZZLE_B, v1) == 2) {
                USE_PART(READ, F_R, K(V(Rb, v3)), BITS(0, 16));
            } else USE_PART(READ, F_R, K(V(Rb, v3)), BITS(16, 16));
            if (V(half_SWIZZLE_B, v1) == 3) {
                USE_PART(READ, F_R, K(V(Rb, v3)), BITS(16, 16));
            } else USE_PART(READ, F_R, K(V(Rb, v3)), BITS(0, 16));
        END_LET(2)
        LET(3) NEED(2); END_LET(3)
    }
    NEED(3);
    rt_leave(u);
}

static void uses_hadd2_r(struct rt_uses *u)
{
    guard_reads(u, 14, 2);
    IF(1, guard_value(u, 14, 2))
        if (V(half_MERGE, 0) == 1) {
            f16_a_reads(u, 8, 5, 6);
            f16_b_reads(u, 13, 10, 11);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            if (V(half_MERGE, 0) == 2) {
                USE_PART(READ, F_R, K(V(Rd, 3)), BITS(16, 16));
                f16_a_reads(u, 8, 5, 6);
                f16_b_reads(u, 13, 10, 11);
            } else {
                f16_a_reads(u, 8, 5, 6);
                f16_b_reads(u, 13, 10, 11);
                if (V(half_MERGE, 0) == 3) USE_PART(READ, F_R, K(V(Rd, 3)), BITS(0, 16));
            }
            USE(WRITE(1), F_R, V(Rd, 3));
        }
    END(1)
}

static void uses_hadd2_c(struct rt_uses *u)
{
    guard_reads(u, 15, 3);
    IF(1, guard_value(u, 15, 3))
        if (V(half_MERGE, 0) == 1) {
            f16_a_reads(u, 8, 5, 6);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            if (V(half_MERGE, 0) == 2) {
                USE_PART(READ, F_R, K(V(Rd, 3)), BITS(16, 16));
                f16_a_reads(u, 8, 5, 6);
            } else {
                f16_a_reads(u, 8, 5, 6);
                if (V(half_MERGE, 0) == 3) USE_PART(READ, F_R, K(V(Rd, 3)), BITS(0, 16));
            }
            USE(WRITE(1), F_R, V(Rd, 3));
        }
    END(1)
}

static void neg_halves_reads(struct rt_uses *u, int v1, int v2)
{
    rt_enter(u);
    if (V(half_SWIZZLE_A_32I, v1) == 1) {
        LET(3) USE(READ, F_R, V(Ra, v2)); END_LET(3)
    } else {
        LET(2)
            if (V(half_SWIZZLE_A_32I, v1) == 2) {
                USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
            } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
            if (V(half_SWIZZLE_A_32I, v1) == 3) {
                USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
            } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
        END_LET(2)
        LET(3) NEED(2); END_LET(3)
    }
    NEED(3);
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
        neg_halves_reads(u, 6, 4);
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    neg_halves_keeps(u, 5, 4);
}

static void hmul_a_reads(struct rt_uses *u, int v1, int v2, int v3)
{
    rt_enter(u);
    if (V(half_SWIZZLE_A, v1) == 1) {
        LET(1)
            if (V(half_HALF_ABS_A, v2)) {
                USE_PART(READ, F_R, K(V(Ra, v3)), BITS(0, 31));
            } else USE(READ, F_R, V(Ra, v3));
        END_LET(1)
        LET(3) NEED(1); END_LET(3)
    } else {
        LET(2)
            if (V(half_SWIZZLE_A, v1) == 2) {
                USE_PART(READ, F_R, K(V(Ra, v3)), BITS(0, 16));
            } else USE_PART(READ, F_R, K(V(Ra, v3)), BITS(16, 16));
            if (V(half_SWIZZLE_A, v1) == 3) {
                USE_PART(READ, F_R, K(V(Ra, v3)), BITS(16, 16));
            } else USE_PART(READ, F_R, K(V(Ra, v3)), BITS(0, 16));
        END_LET(2)
        LET(3) NEED(2); END_LET(3)
    }
    NEED(3);
    rt_leave(u);
}

static void uses_hmul2_r(struct rt_uses *u)
{
    uint64_t x2 = 0, x6 = 0;
    rt_enter(u);
    guard_reads(u, 13, 2);
    IF(7, guard_value(u, 13, 2))
        if (V(half_MERGE, 0) == 1) {
            x2 = (V(half_HMUL_FMZ, 1) == 2);
            LET(4)
                if (x2) {
                    hmul_a_reads(u, 7, 4, 5);
                    IF(1, OPEN) f16_b_reads(u, 12, 9, 10); END(1)
                }
                IF(2, rt_not(rt_both(rt_sure(x2), OPEN)))
                    hmul_a_reads(u, 7, 4, 5);
                    f16_b_reads(u, 12, 9, 10);
                END(2)
            END_LET(4)
            NEED(4);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            x6 = (V(half_HMUL_FMZ, 1) == 2);
            if (x6) {
                hmul_a_reads(u, 7, 4, 5);
                IF(3, OPEN) f16_b_reads(u, 12, 9, 10); END(3)
            }
            IF(4, rt_not(rt_both(rt_sure(x6), OPEN)))
                LET(7)
                    hmul_a_reads(u, 7, 4, 5);
                    f16_b_reads(u, 12, 9, 10);
                END_LET(7)
            END(4)
            if (x6) {
                hmul_a_reads(u, 7, 4, 5);
                IF(5, OPEN) f16_b_reads(u, 12, 9, 10); END(5)
            }
            IF(6, rt_not(rt_both(rt_sure(x6), OPEN)))
                LET(8)
                    hmul_a_reads(u, 7, 4, 5);
                    f16_b_reads(u, 12, 9, 10);
                END_LET(8)
            END(6)
            LET(9)
                NEED(7);
                NEED(8);
            END_LET(9)
            if (V(half_MERGE, 0) == 2) {
                USE_PART(READ, F_R, K(V(Rd, 3)), BITS(16, 16));
                NEED(9);
            } else {
                NEED(9);
                if (V(half_MERGE, 0) == 3) USE_PART(READ, F_R, K(V(Rd, 3)), BITS(0, 16));
            }
            USE(WRITE(1), F_R, V(Rd, 3));
        }
    END(7)
    rt_leave(u);
}

static void uses_hmul2_c(struct rt_uses *u)
{
    uint64_t x2 = 0, x6 = 0;
    rt_enter(u);
    guard_reads(u, 12, 3);
    IF(4, guard_value(u, 12, 3))
        if (V(half_MERGE, 0) == 1) {
            x2 = (V(half_HMUL_FMZ, 1) == 2);
            LET(4)
                if (x2) hmul_a_reads(u, 7, 4, 5);
                IF(1, rt_not(rt_both(rt_sure(x2), OPEN))) hmul_a_reads(u, 7, 4, 5); END(1)
            END_LET(4)
            NEED(4);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            x6 = (V(half_HMUL_FMZ, 1) == 2);
            if (x6) hmul_a_reads(u, 7, 4, 5);
            IF(2, rt_not(rt_both(rt_sure(x6), OPEN)))
                LET(7) hmul_a_reads(u, 7, 4, 5); END_LET(7)
            END(2)
            if (x6) hmul_a_reads(u, 7, 4, 5);
            IF(3, rt_not(rt_both(rt_sure(x6), OPEN)))
                LET(8) hmul_a_reads(u, 7, 4, 5); END_LET(8)
            END(3)
            LET(9)
                NEED(7);
                NEED(8);
            END_LET(9)
            if (V(half_MERGE, 0) == 2) {
                USE_PART(READ, F_R, K(V(Rd, 3)), BITS(16, 16));
                NEED(9);
            } else {
                NEED(9);
                if (V(half_MERGE, 0) == 3) USE_PART(READ, F_R, K(V(Rd, 3)), BITS(0, 16));
            }
            USE(WRITE(1), F_R, V(Rd, 3));
        }
    END(4)
    rt_leave(u);
}

static void uses_hmul2_i(struct rt_uses *u)
{
    uint64_t x3 = 0, x8 = 0;
    rt_enter(u);
    guard_reads(u, 11, 1);
    IF(4, guard_value(u, 11, 1))
        if (V(half_MERGE, 0) == 1) {
            x3 = (V(half_HMUL_FMZ, 1) == 2);
            LET(5)
                if (x3) f16_a_reads(u, 8, 5, 6);
                IF(1, rt_not(rt_both(rt_sure(x3), OPEN))) f16_a_reads(u, 8, 5, 6); END(1)
            END_LET(5)
            NEED(5);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            x8 = (V(half_HMUL_FMZ, 1) == 2);
            if (x8) f16_a_reads(u, 8, 5, 6);
            IF(2, rt_not(rt_both(rt_sure(x8), OPEN)))
                LET(9) f16_a_reads(u, 8, 5, 6); END_LET(9)
            END(2)
            if (x8) f16_a_reads(u, 8, 5, 6);
            IF(3, rt_not(rt_both(rt_sure(x8), OPEN)))
                LET(10) f16_a_reads(u, 8, 5, 6); END_LET(10)
            END(3)
            LET(11)
                NEED(9);
                NEED(10);
            END_LET(11)
            if (V(half_MERGE, 0) == 2) {
                USE_PART(READ, F_R, K(V(Rd, 3)), BITS(16, 16));
                NEED(11);
            } else {
                NEED(11);
                if (V(half_MERGE, 0) == 3) USE_PART(READ, F_R, K(V(Rd, 3)), BITS(0, 16));
            }
            USE(WRITE(1), F_R, V(Rd, 3));
        }
    END(4)
    rt_leave(u);
}

static void halves_reads(struct rt_uses *u, int v1, int v2)
{
    rt_enter(u);
    if (V(half_SWIZZLE_A_32I, v1) == 1) {
        LET(3) USE(READ, F_R, V(Ra, v2)); END_LET(3)
    } else {
        LET(2)
            if (V(half_SWIZZLE_A_32I, v1) == 2) {
                USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
            } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
            if (V(half_SWIZZLE_A_32I, v1) == 3) {
                USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
            } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
        END_LET(2)
        LET(3) NEED(2); END_LET(3)
    }
    NEED(3);
    rt_leave(u);
}

static void halves_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_A, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void uses_hmul2_32i(struct rt_uses *u)
{
    uint64_t x3 = 0;
    rt_enter(u);
    guard_reads(u, 8, 1);
    IF(3, guard_value(u, 8, 1))
        x3 = (V(half_HALF_FMZ_32I, 0) == 2);
        if (x3) halves_reads(u, 5, 3);
        IF(1, rt_not(rt_both(rt_sure(x3), OPEN)))
            LET(4) halves_reads(u, 5, 3); END_LET(4)
        END(1)
        if (x3) halves_reads(u, 5, 3);
        IF(2, rt_not(rt_both(rt_sure(x3), OPEN)))
            LET(5) halves_reads(u, 5, 3); END_LET(5)
        END(2)
        NEED(4);
        NEED(5);
        USE(WRITE(1), F_R, V(Rd, 2));
    END(3)
    halves_keeps(u, 4, 3);
    rt_leave(u);
}

static void halves_reads_2(struct rt_uses *u, int v1, int v2)
{
    rt_enter(u);
    if (V(half_SWIZZLE_A, v1) == 1) {
        LET(3) USE(READ, F_R, V(Ra, v2)); END_LET(3)
    } else {
        LET(2)
            if (V(half_SWIZZLE_A, v1) == 2) {
                USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
            } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
            if (V(half_SWIZZLE_A, v1) == 3) {
                USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
            } else USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
        END_LET(2)
        LET(3) NEED(2); END_LET(3)
    }
    NEED(3);
    rt_leave(u);
}

static void neg_halves_reads_2(struct rt_uses *u, int v1, int v2)
{
    rt_enter(u);
    if (V(half_SWIZZLE_B, v1) == 1) {
        LET(3) USE(READ, F_R, V(Rb, v2)); END_LET(3)
    } else {
        LET(2)
            if (V(half_SWIZZLE_B, v1) == 2) {
                USE_PART(READ, F_R, K(V(Rb, v2)), BITS(0, 16));
            } else USE_PART(READ, F_R, K(V(Rb, v2)), BITS(16, 16));
            if (V(half_SWIZZLE_B, v1) == 3) {
                USE_PART(READ, F_R, K(V(Rb, v2)), BITS(16, 16));
            } else USE_PART(READ, F_R, K(V(Rb, v2)), BITS(0, 16));
        END_LET(2)
        LET(3) NEED(2); END_LET(3)
    }
    NEED(3);
    rt_leave(u);
}

static void neg_halves_reads_3(struct rt_uses *u, int v1, int v2)
{
    rt_enter(u);
    if (V(half_HFMA_SWIZZLE_C, v1) == 1) {
        LET(3) USE(READ, F_R, V(Rc, v2)); END_LET(3)
    } else {
        LET(2)
            if (V(half_HFMA_SWIZZLE_C, v1) == 2) {
                USE_PART(READ, F_R, K(V(Rc, v2)), BITS(0, 16));
            } else USE_PART(READ, F_R, K(V(Rc, v2)), BITS(16, 16));
            if (V(half_HFMA_SWIZZLE_C, v1) == 3) {
                USE_PART(READ, F_R, K(V(Rc, v2)), BITS(16, 16));
            } else USE_PART(READ, F_R, K(V(Rc, v2)), BITS(0, 16));
        END_LET(2)
        LET(3) NEED(2); END_LET(3)
    }
    NEED(3);
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
    uint64_t x2 = 0, x8 = 0;
    struct rt_test x3 = OPEN;
    rt_enter(u);
    guard_reads(u, 15, 3);
    IF(8, guard_value(u, 15, 3))
        if (V(half_MERGE, 0) == 1) {
            x2 = (V(half_HFMA_FMZ, 1) == 2);
            LET(3)
                if (x2) {
                    halves_reads_2(u, 6, 4);
                    IF(1, OPEN) neg_halves_reads_2(u, 10, 8); END(1)
                }
            END_LET(3)
            x3 = rt_answer(u, rt_both(rt_sure(x2), OPEN));
            LET(4)
                NEED(3);
                IF(2, rt_not(x3)) halves_reads_2(u, 6, 4); END(2)
            END_LET(4)
            LET(5)
                NEED(3);
                IF(3, rt_not(x3)) neg_halves_reads_2(u, 10, 8); END(3)
            END_LET(5)
            NEED(4);
            NEED(5);
            neg_halves_reads_3(u, 14, 12);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            x8 = (V(half_HFMA_FMZ, 1) == 2);
            if (x8) {
                halves_reads_2(u, 6, 4);
                IF(4, OPEN) neg_halves_reads_2(u, 10, 8); END(4)
            }
            IF(5, rt_both(rt_sure(x8), OPEN))
                LET(9) neg_halves_reads_3(u, 14, 12); END_LET(9)
            ELSE(5)
                LET(9)
                    halves_reads_2(u, 6, 4);
                    neg_halves_reads_2(u, 10, 8);
                    neg_halves_reads_3(u, 14, 12);
                END_LET(9)
            END(5)
            if (x8) {
                halves_reads_2(u, 6, 4);
                IF(6, OPEN) neg_halves_reads_2(u, 10, 8); END(6)
            }
            IF(7, rt_both(rt_sure(x8), OPEN))
                LET(10) neg_halves_reads_3(u, 14, 12); END_LET(10)
            ELSE(7)
                LET(10)
                    halves_reads_2(u, 6, 4);
                    neg_halves_reads_2(u, 10, 8);
                    neg_halves_reads_3(u, 14, 12);
                END_LET(10)
            END(7)
            LET(11)
                NEED(9);
                NEED(10);
            END_LET(11)
            if (V(half_MERGE, 0) == 2) {
                USE_PART(READ, F_R, K(V(Rd, 3)), BITS(16, 16));
                NEED(11);
            } else {
                NEED(11);
                if (V(half_MERGE, 0) == 3) USE_PART(READ, F_R, K(V(Rd, 3)), BITS(0, 16));
            }
            USE(WRITE(1), F_R, V(Rd, 3));
        }
    END(8)
    halves_keeps(u, 5, 4);
    neg_halves_keeps_2(u, 9, 8);
    neg_halves_keeps_3(u, 13, 12);
    rt_leave(u);
}

static void neg_halves_reads_4(struct rt_uses *u, int v1, int v2)
{
    rt_enter(u);
    if (V(half_HFMA_SWIZZLE_C_CONST, v1) == 1) {
        LET(3) USE(READ, F_R, V(Rc, v2)); END_LET(3)
    } else {
        LET(2)
            if (V(half_HFMA_SWIZZLE_C_CONST, v1) == 2) {
                USE_PART(READ, F_R, K(V(Rc, v2)), BITS(0, 16));
            } else USE_PART(READ, F_R, K(V(Rc, v2)), BITS(16, 16));
            if (V(half_HFMA_SWIZZLE_C_CONST, v1) == 3) {
                USE_PART(READ, F_R, K(V(Rc, v2)), BITS(16, 16));
            } else USE_PART(READ, F_R, K(V(Rc, v2)), BITS(0, 16));
        END_LET(2)
        LET(3) NEED(2); END_LET(3)
    }
    NEED(3);
    rt_leave(u);
}

static void uses_hfma2_b(struct rt_uses *u)
{
    uint64_t x2 = 0, x8 = 0;
    struct rt_test x3 = OPEN;
    rt_enter(u);
    guard_reads(u, 16, 4);
    IF(4, guard_value(u, 16, 4))
        if (V(half_MERGE, 0) == 1) {
            x2 = (V(half_HFMA_FMZ_CONST, 1) == 2);
            LET(3) if (x2) halves_reads_2(u, 6, 4); END_LET(3)
            x3 = rt_answer(u, rt_both(rt_sure(x2), OPEN));
            LET(4)
                NEED(3);
                IF(1, rt_not(x3)) halves_reads_2(u, 6, 4); END(1)
            END_LET(4)
            NEED(4);
            NEED(3);
            neg_halves_reads_4(u, 15, 13);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            x8 = (V(half_HFMA_FMZ_CONST, 1) == 2);
            if (x8) halves_reads_2(u, 6, 4);
            IF(2, rt_both(rt_sure(x8), OPEN))
                LET(9) neg_halves_reads_4(u, 15, 13); END_LET(9)
            ELSE(2)
                LET(9)
                    halves_reads_2(u, 6, 4);
                    neg_halves_reads_4(u, 15, 13);
                END_LET(9)
            END(2)
            if (x8) halves_reads_2(u, 6, 4);
            IF(3, rt_both(rt_sure(x8), OPEN))
                LET(10) neg_halves_reads_4(u, 15, 13); END_LET(10)
            ELSE(3)
                LET(10)
                    halves_reads_2(u, 6, 4);
                    neg_halves_reads_4(u, 15, 13);
                END_LET(10)
            END(3)
            LET(11)
                NEED(9);
                NEED(10);
            END_LET(11)
            if (V(half_MERGE, 0) == 2) {
                USE_PART(READ, F_R, K(V(Rd, 3)), BITS(16, 16));
                NEED(11);
            } else {
                NEED(11);
                if (V(half_MERGE, 0) == 3) USE_PART(READ, F_R, K(V(Rd, 3)), BITS(0, 16));
            }
            USE(WRITE(1), F_R, V(Rd, 3));
        }
    END(4)
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
    uint64_t x2 = 0, x8 = 0;
    struct rt_test x3 = OPEN;
    rt_enter(u);
    guard_reads(u, 14, 4);
    IF(8, guard_value(u, 14, 4))
        if (V(half_MERGE, 0) == 1) {
            x2 = (V(half_HFMA_FMZ_CONST, 1) == 2);
            LET(3)
                if (x2) {
                    halves_reads_2(u, 6, 4);
                    IF(1, OPEN) neg_halves_reads_4(u, 10, 8); END(1)
                }
            END_LET(3)
            x3 = rt_answer(u, rt_both(rt_sure(x2), OPEN));
            LET(4)
                NEED(3);
                IF(2, rt_not(x3)) halves_reads_2(u, 6, 4); END(2)
            END_LET(4)
            LET(5)
                NEED(3);
                IF(3, rt_not(x3)) neg_halves_reads_4(u, 10, 8); END(3)
            END_LET(5)
            NEED(4);
            NEED(5);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            x8 = (V(half_HFMA_FMZ_CONST, 1) == 2);
            if (x8) {
                halves_reads_2(u, 6, 4);
                IF(4, OPEN) neg_halves_reads_4(u, 10, 8); END(4)
            }
            IF(5, rt_not(rt_both(rt_sure(x8), OPEN)))
                LET(9)
                    halves_reads_2(u, 6, 4);
                    neg_halves_reads_4(u, 10, 8);
                END_LET(9)
            END(5)
            if (x8) {
                halves_reads_2(u, 6, 4);
                IF(6, OPEN) neg_halves_reads_4(u, 10, 8); END(6)
            }
            IF(7, rt_not(rt_both(rt_sure(x8), OPEN)))
                LET(10)
                    halves_reads_2(u, 6, 4);
                    neg_halves_reads_4(u, 10, 8);
                END_LET(10)
            END(7)
            LET(11)
                NEED(9);
                NEED(10);
            END_LET(11)
            if (V(half_MERGE, 0) == 2) {
                USE_PART(READ, F_R, K(V(Rd, 3)), BITS(16, 16));
                NEED(11);
            } else {
                NEED(11);
                if (V(half_MERGE, 0) == 3) USE_PART(READ, F_R, K(V(Rd, 3)), BITS(0, 16));
            }
            USE(WRITE(1), F_R, V(Rd, 3));
        }
    END(8)
    halves_keeps(u, 5, 4);
    neg_halves_keeps_4(u, 9, 8);
    rt_leave(u);
}

static void uses_hfma2_32i(struct rt_uses *u)
{
    uint64_t x5 = 0;
    rt_enter(u);
    guard_reads(u, 8, 1);
    IF(3, guard_value(u, 8, 1))
        x5 = (V(half_HALF_FMZ_32I, 0) == 2);
        if (x5) halves_reads(u, 4, 2);
        IF(1, rt_both(rt_sure(x5), OPEN))
            LET(6)
                USE_PART(READ, F_R, K(V(Rd, 1)), BITS(16, 16));
                USE_PART(READ, F_R, K(V(Rd, 1)), BITS(0, 16));
            END_LET(6)
        ELSE(1)
            LET(6)
                halves_reads(u, 4, 2);
                USE_PART(READ, F_R, K(V(Rd, 1)), BITS(16, 16));
                USE_PART(READ, F_R, K(V(Rd, 1)), BITS(0, 16));
            END_LET(6)
        END(1)
        if (x5) halves_reads(u, 4, 2);
        IF(2, rt_both(rt_sure(x5), OPEN))
            LET(7)
                USE_PART(READ, F_R, K(V(Rd, 1)), BITS(16, 16));
                USE_PART(READ, F_R, K(V(Rd, 1)), BITS(0, 16));
            END_LET(7)
        ELSE(2)
            LET(7)
                halves_reads(u, 4, 2);
                USE_PART(READ, F_R, K(V(Rd, 1)), BITS(16, 16));
                USE_PART(READ, F_R, K(V(Rd, 1)), BITS(0, 16));
            END_LET(7)
        END(2)
        NEED(6);
        NEED(7);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(3)
    halves_keeps(u, 3, 2);
    rt_leave(u);
}

static void uses_hset2_r(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 17, 3);
    IF(5, guard_value(u, 17, 3))
        LET(3)
            if (V(BOP, 3) == 0) {
                f16_a_reads(u, 9, 6, 7);
                f16_b_reads(u, 14, 11, 12);
                IF(1, OPEN) USE(EARLY(7), F_P, V(Pp, 16)); END(1)
            }
            if (V(BOP, 3) == 1) {
                f16_a_reads(u, 9, 6, 7);
                f16_b_reads(u, 14, 11, 12);
                IF(2, OPEN) USE(EARLY(7), F_P, V(Pp, 16)); END(2)
            }
            if (V(BOP, 3) == 2) {
                f16_a_reads(u, 9, 6, 7);
                f16_b_reads(u, 14, 11, 12);
                USE(EARLY(7), F_P, V(Pp, 16));
            }
        END_LET(3)
        NEED(3);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(5)
    rt_leave(u);
}

static void uses_hset2_c(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 17, 4);
    IF(5, guard_value(u, 17, 4))
        LET(3)
            if (V(BOP, 3) == 0) {
                f16_a_reads(u, 9, 6, 7);
                IF(1, OPEN) USE(EARLY(7), F_P, V(Pp, 16)); END(1)
            }
            if (V(BOP, 3) == 1) {
                f16_a_reads(u, 9, 6, 7);
                IF(2, OPEN) USE(EARLY(7), F_P, V(Pp, 16)); END(2)
            }
            if (V(BOP, 3) == 2) {
                f16_a_reads(u, 9, 6, 7);
                USE(EARLY(7), F_P, V(Pp, 16));
            }
        END_LET(3)
        NEED(3);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(5)
    rt_leave(u);
}

static void uses_hsetp2_r(struct rt_uses *u)
{
    guard_reads(u, 18, 3);
    IF(5, guard_value(u, 18, 3))
        if (V(BOP, 3) == 0) {
            f16_a_reads(u, 10, 7, 8);
            f16_b_reads(u, 15, 12, 13);
            IF(1, OPEN) USE(EARLY(7), F_P, V(Pp, 17)); END(1)
        }
        if (V(BOP, 3) == 1) {
            f16_a_reads(u, 10, 7, 8);
            f16_b_reads(u, 15, 12, 13);
            IF(2, OPEN) USE(EARLY(7), F_P, V(Pp, 17)); END(2)
        }
        if (V(BOP, 3) == 2) {
            f16_a_reads(u, 10, 7, 8);
            f16_b_reads(u, 15, 12, 13);
            USE(EARLY(7), F_P, V(Pp, 17));
        }
        USE(WRITE(1), F_P, V(Pu, 4));
        if (V(BOP, 3) == 0) {
            f16_a_reads(u, 10, 7, 8);
            f16_b_reads(u, 15, 12, 13);
            IF(3, OPEN) USE(EARLY(7), F_P, V(Pp, 17)); END(3)
        }
        if (V(BOP, 3) == 1) {
            f16_a_reads(u, 10, 7, 8);
            f16_b_reads(u, 15, 12, 13);
            IF(4, OPEN) USE(EARLY(7), F_P, V(Pp, 17)); END(4)
        }
        if (V(BOP, 3) == 2) {
            f16_a_reads(u, 10, 7, 8);
            f16_b_reads(u, 15, 12, 13);
            USE(EARLY(7), F_P, V(Pp, 17));
        }
        USE(WRITE(1), F_P, V(Pv, 5));
    END(5)
}

static void uses_hsetp2_c(struct rt_uses *u)
{
    guard_reads(u, 19, 4);
    IF(5, guard_value(u, 19, 4))
        if (V(BOP, 3) == 0) {
            f16_a_reads(u, 10, 7, 8);
            IF(1, OPEN) USE(EARLY(7), F_P, V(Pp, 18)); END(1)
        }
        if (V(BOP, 3) == 1) {
            f16_a_reads(u, 10, 7, 8);
            IF(2, OPEN) USE(EARLY(7), F_P, V(Pp, 18)); END(2)
        }
        if (V(BOP, 3) == 2) {
            f16_a_reads(u, 10, 7, 8);
            USE(EARLY(7), F_P, V(Pp, 18));
        }
        USE(WRITE(1), F_P, V(Pu, 4));
        if (V(BOP, 3) == 0) {
            f16_a_reads(u, 10, 7, 8);
            IF(3, OPEN) USE(EARLY(7), F_P, V(Pp, 18)); END(3)
        }
        if (V(BOP, 3) == 1) {
            f16_a_reads(u, 10, 7, 8);
            IF(4, OPEN) USE(EARLY(7), F_P, V(Pp, 18)); END(4)
        }
        if (V(BOP, 3) == 2) {
            f16_a_reads(u, 10, 7, 8);
            USE(EARLY(7), F_P, V(Pp, 18));
        }
        USE(WRITE(1), F_P, V(Pv, 5));
    END(5)
}

static void sum_a_reads(struct rt_uses *u, int v2)
{
    USE(READ, F_R, V(Ra, v2));
}

static void sum_b_reads(struct rt_uses *u, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 4) USE(READ, F_R, V(Rb, v2));
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
    guard_reads(u, 13, 4);
    IF(2, guard_value(u, 13, 4))
        sum_a_reads(u, 5);
        sum_b_reads(u, 8, 2);
        if (V(X, 1)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CC, 3)) {
            IF(1, OPEN) if (V(X, 1) == 1) USE_PART(READ, F_CC, K(0), BITS(0, 1)); END(1)
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    sum_a_keeps(u, 6, 5);
    sum_b_keeps(u, 9, 8, 2);
}

static void sum_a_32i_reads(struct rt_uses *u, int v2)
{
    USE(READ, F_R, V(Ra, v2));
}

static void sum_a_32i_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_A, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void uses_iadd32i(struct rt_uses *u)
{
    guard_reads(u, 8, 2);
    IF(2, guard_value(u, 8, 2))
        sum_a_32i_reads(u, 5);
        if (V(integer_X_32I, 1)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CC_32I, 3)) {
            IF(1, OPEN) if (V(integer_X_32I, 1) == 1) USE_PART(READ, F_CC, K(0), BITS(0, 1)); END(1)
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    sum_a_32i_keeps(u, 6, 5);
}

static void iadd3_a_reads(struct rt_uses *u, int v1, int v2)
{
    if (V(integer_HALF_A, v1) == 0) USE(READ, F_R, V(Ra, v2));
    if (V(integer_HALF_A, v1) == 1) USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 16));
    if (V(integer_HALF_A, v1) == 2) USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 16));
}

static void iadd3_b_half_reads(struct rt_uses *u, int v1, int v2)
{
    if (V(integer_HALF_B, v1) == 0) USE(READ, F_R, V(Rb, v2));
    if (V(integer_HALF_B, v1) == 1) USE_PART(READ, F_R, K(V(Rb, v2)), BITS(0, 16));
    if (V(integer_HALF_B, v1) == 2) USE_PART(READ, F_R, K(V(Rb, v2)), BITS(16, 16));
}

static void iadd3_c_half_reads(struct rt_uses *u, int v1, int v2)
{
    if (V(integer_HALF_C, v1) == 0) USE(READ, F_R, V(Rc, v2));
    if (V(integer_HALF_C, v1) == 1) USE_PART(READ, F_R, K(V(Rc, v2)), BITS(0, 16));
    if (V(integer_HALF_C, v1) == 2) USE_PART(READ, F_R, K(V(Rc, v2)), BITS(16, 16));
}

static void uses_iadd3_r(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 16, 3);
    IF(2, guard_value(u, 16, 3))
        if (V(integer_IADD3_SHIFT, 0) == 1) {
            iadd3_a_reads(u, 6, 5);
            iadd3_b_half_reads(u, 10, 9);
        }
        LET(2)
            if (0x7 >> V(integer_IADD3_SHIFT, 0) & 1) {
                iadd3_a_reads(u, 6, 5);
                iadd3_b_half_reads(u, 10, 9);
            }
        END_LET(2)
        LET(3)
            NEED(2);
            iadd3_c_half_reads(u, 14, 13);
            if (V(integer_IADD3_X, 1)) {
                USE_PART(READ, F_CC, K(0), BITS(2, 1));
                USE_PART(READ, F_CC, K(0), BITS(3, 1));
            }
        END_LET(3)
        NEED(3);
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CC, 3)) {
            IF(1, OPEN) if (V(integer_IADD3_X, 1) == 1) USE_PART(READ, F_CC, K(0), BITS(0, 1));
                END(1)
            iadd3_a_reads(u, 6, 5);
            iadd3_b_half_reads(u, 10, 9);
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    rt_leave(u);
}

static void uses_iadd3_b(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 4);
    IF(2, guard_value(u, 13, 4))
        LET(3)
            USE(READ, F_R, V(Ra, 4));
            USE(READ, F_R, V(Rc, 11));
            if (V(integer_IADD3_X, 0)) {
                USE_PART(READ, F_CC, K(0), BITS(2, 1));
                USE_PART(READ, F_CC, K(0), BITS(3, 1));
            }
        END_LET(3)
        NEED(3);
        USE(WRITE(1), F_R, V(Rd, 1));
        if (V(CC, 2)) {
            IF(1, OPEN) if (V(integer_IADD3_X, 0) == 1) USE_PART(READ, F_CC, K(0), BITS(0, 1));
                END(1)
            USE(READ, F_R, V(Ra, 4));
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    if (V(REUSE_C, 12)) USE(KEEP, F_R, V(Rc, 11));
    rt_leave(u);
}

static void scaled_a_reads(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Ra, v1));
}

static void scaled_a_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_A, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void uses_iscadd(struct rt_uses *u)
{
    guard_reads(u, 12, 4);
    IF(1, guard_value(u, 12, 4))
        scaled_a_reads(u, 3);
        sum_b_reads(u, 6, 2);
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
    uint64_t x4 = 0;
    rt_enter(u);
    guard_reads(u, 13, 2);
    IF(6, guard_value(u, 13, 2))
        x4 = (0x6 >> V(integer_PART, 1) & 1);
        LET(5)
            if (0x6 >> V(integer_PART, 1) & 1) USE_PART(EARLY(7), F_CC, K(0), BITS(0, 1));
            IF(2, rt_either(rt_sure((0x9 >> V(integer_PART, 1) & 1)), rt_test_of(u, rt_slice(u,
                rt_content(u, F_CC, K(0)), 0, 1))))
                USE(EARLY(7), F_P, V(Pp, 12));
                USE(READ, F_R, V(Ra, 4));
                src_b_reads(u, 6, 0);
            ELSE(2)
                USE_PART(EARLY(7), F_CC, K(0), BITS(2, 1));
                IF(1, rt_test_of(u, rt_slice(u, rt_content(u, F_CC, K(0)), 2, 1))) USE(READ, F_R,
                    V(Ra, 4));
                ELSE(1) src_b_reads(u, 6, 0); END(1)
            END(2)
        END_LET(5)
        NEED(5);
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CC, 3) && (V(integer_PART, 1) == 0)) {
            USE(WRITE(1), F_CC, 0);
        } else if (V(CC, 3)) {
            LET(6)
                USE(READ, F_R, V(Ra, 4));
                src_b_reads(u, 6, 0);
                IF(3, OPEN)
                    if (0x6 >> V(integer_PART, 1) & 1) USE_PART(EARLY(7), F_CC, K(0), BITS(0, 1));
                END(3)
            END_LET(6)
            LET(7)
                if (x4) USE_PART(EARLY(7), F_CC, K(0), BITS(0, 1));
                IF(5, rt_both(rt_sure(x4), rt_not(rt_test_of(u, rt_slice(u, rt_content(u, F_CC,
                    K(0)), 0, 1)))))
                    USE_PART(EARLY(7), F_CC, K(0), BITS(2, 1));
                ELSE(5)
                    NEED(6);
                    IF(4, OPEN)
                        USE(EARLY(7), F_P, V(Pp, 12));
                        USE(READ, F_R, V(Ra, 4));
                        src_b_reads(u, 6, 0);
                    END(4)
                END(5)
            END_LET(7)
            NEED(6);
            NEED(7);
            USE(WRITE(1), F_CC, 0);
        }
    END(6)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    src_b_keeps(u, 7, 6, 0);
    rt_leave(u);
}

static void uses_icmp_b(struct rt_uses *u)
{
    guard_reads(u, 12, 1);
    IF(2, guard_value(u, 12, 1))
        USE(READ, F_R, V(Rc, 10));
        IF(1, OPEN)
            USE(READ, F_R, V(Ra, 3));
            src_b_reads(u, 5, 0);
        END(1)
        USE(WRITE(1), F_R, V(Rd, 2));
    END(2)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_C, 11)) USE(KEEP, F_R, V(Rc, 10));
    src_b_keeps(u, 6, 5, 0);
}

static void inverted_b_reads(struct rt_uses *u, int v2, int l3)
{
    if (LINE(l3) == 0) USE(READ, F_R, V(Rb, v2));
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
    rt_enter(u);
    guard_reads(u, 15, 4);
    IF(4, guard_value(u, 15, 4))
        LET(1)
            if (0x7 >> V(logic_LOP_OP, 0) & 1) {
                USE(READ, F_R, V(Ra, 7));
                inverted_b_reads(u, 10, 2);
            }
            if (V(logic_LOP_OP, 0) == 3) inverted_b_reads(u, 10, 2);
        END_LET(1)
        NEED(1);
        USE(WRITE(1), F_R, V(Rd, 4));
        if (V(logic_LOP_TEST, 2) == 2) {
            IF(1, OPEN) if (V(X, 1) == 1) USE_PART(READ, F_CC, K(0), BITS(0, 1)); END(1)
        }
        if (V(logic_LOP_TEST, 2) == 3) {
            IF(2, OPEN) if (V(X, 1) == 1) USE_PART(READ, F_CC, K(0), BITS(0, 1)); END(2)
        }
        opt_writes_2(u, 3, 0);
        if (V(CC, 5)) {
            IF(3, OPEN) if (V(X, 1) == 1) USE_PART(READ, F_CC, K(0), BITS(0, 1)); END(3)
            USE(WRITE(1), F_CC, 0);
        }
    END(4)
    if (V(REUSE_A, 8)) USE(KEEP, F_R, V(Ra, 7));
    inverted_b_keeps(u, 11, 10, 2);
    rt_leave(u);
}

static void uses_lop32i(struct rt_uses *u)
{
    guard_reads(u, 9, 0);
    IF(2, guard_value(u, 9, 0))
        if (0x7 >> V(logic_LOP32I_OP, 0) & 1) USE(READ, F_R, V(Ra, 5));
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CC_32I, 3)) {
            IF(1, OPEN) if (V(logic_LOP32I_X, 1) == 1) USE_PART(READ, F_CC, K(0), BITS(0, 1));
                END(1)
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
}

static void uses_lop3_r(struct rt_uses *u)
{
    guard_reads(u, 12, 1);
    IF(4, guard_value(u, 12, 1))
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, V(Rb, 7));
        USE(READ, F_R, V(Rc, 9));
        USE(WRITE(1), F_R, V(Rd, 3));
        if (V(logic_LOP3_TEST, 1) == 2) {
            IF(1, OPEN) if (V(logic_LOP3_X, 0) == 1) USE_PART(READ, F_CC, K(0), BITS(0, 1)); END(1)
        }
        if (V(logic_LOP3_TEST, 1) == 3) {
            IF(2, OPEN) if (V(logic_LOP3_X, 0) == 1) USE_PART(READ, F_CC, K(0), BITS(0, 1)); END(2)
        }
        opt_writes_2(u, 2, 0);
        if (V(CC, 4)) {
            IF(3, OPEN) if (V(logic_LOP3_X, 0) == 1) USE_PART(READ, F_CC, K(0), BITS(0, 1)); END(3)
            USE(WRITE(1), F_CC, 0);
        }
    END(4)
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
            IF(1, OPEN) if (V(logic_LOP3_X_CONST, 0) == 1) USE_PART(READ, F_CC, K(0), BITS(0, 1));
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
            IF(1, OPEN) if (V(logic_LOP3_X_IMM, 0) == 1) USE_PART(READ, F_CC, K(0), BITS(0, 1));
                END(1)
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_C, 7)) USE(KEEP, F_R, V(Rc, 6));
}

static void addr_reads_3(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(EARLY(-4), F_R, V(Ra, v2));
        if (V(memory_E, v1)) USE(EARLY(-4), F_R, (V(Ra, v2) | 1));
    }
}

static void uses_ldg(struct rt_uses *u)
{
    guard_reads(u, 7, 1);
    IF(1, guard_value(u, 7, 1))
        if (V(memory_LDG_SIZE, 2) == 0) {
            addr_reads_3(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (V(memory_LDG_SIZE, 2) == 1) {
            addr_reads_3(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (V(memory_LDG_SIZE, 2) == 2) {
            addr_reads_3(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (V(memory_LDG_SIZE, 2) == 3) {
            addr_reads_3(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (V(memory_LDG_SIZE, 2) == 4) {
            addr_reads_3(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (!(V(Rd, 3) == 255)) {
            addr_reads_3(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
            USE(WRITE(1), F_R, (V(Rd, 3) + 1));
            if (0xdf >> V(memory_LDG_SIZE, 2) & 1) {
                USE(WRITE(1), F_R, (V(Rd, 3) + 2));
                USE(WRITE(1), F_R, (V(Rd, 3) + 3));
            }
        }
    END(1)
}

static void addr_reg_reads_3(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(READ, F_R, V(Ra, v2));
        if (V(memory_E, v1)) USE(READ, F_R, (V(Ra, v2) | 1));
    }
}

static void uses_ldg_p(struct rt_uses *u)
{
    guard_reads(u, 8, 2);
    IF(1, guard_value(u, 8, 2))
        addr_reg_reads_3(u, 0, 5, 1);
        USE(WRITE(1), F_P, (7 - V(memory_Pl, 3)));
        USE(WRITE(1), F_R, V(Rd, 4));
        if (0xe0 >> V(memory_LDG_SIZE, 2) & 1) USE(WRITE(1), F_R, (V(Rd, 4) | 1));
        if (0xc0 >> V(memory_LDG_SIZE, 2) & 1) USE(WRITE(1), F_R, (V(Rd, 4) | 2));
        if (0xc0 >> V(memory_LDG_SIZE, 2) & 1) USE(WRITE(1), F_R, (V(Rd, 4) | 3));
    END(1)
}

static void uses_stg(struct rt_uses *u)
{
    guard_reads(u, 7, 1);
    IF(1, guard_value(u, 7, 1))
        if (0x3 >> V(memory_SIZE, 2) & 1) {
            USE(EARLY(-4), F_R, V(Rd, 6));
            addr_reads_3(u, 0, 3, 0);
        } else if (0xf >> V(memory_SIZE, 2) & 1) {
            USE(EARLY(-4), F_R, V(Rd, 6));
            addr_reads_3(u, 0, 3, 0);
        } else if (V(memory_SIZE, 2) == 4) {
            USE(EARLY(-4), F_R, V(Rd, 6));
            addr_reads_3(u, 0, 3, 0);
        } else if (V(Rd, 6) == 255) {
            addr_reads_3(u, 0, 3, 0);
        } else {
            USE(EARLY(-4), F_R, V(Rd, 6));
            USE(EARLY(-4), F_R, (V(Rd, 6) + 1));
            if (V(memory_SIZE, 2) == 5) {
                addr_reads_3(u, 0, 3, 0);
            } else {
                USE(EARLY(-4), F_R, (V(Rd, 6) + 2));
                USE(EARLY(-4), F_R, (V(Rd, 6) + 3));
                addr_reads_3(u, 0, 3, 0);
            }
        }
    END(1)
}

static void addr_reads_4(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(EARLY(-4), F_R, V(Ra, v2));
        if (V(memory_LD_E, v1)) USE(EARLY(-4), F_R, (V(Ra, v2) | 1));
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
        if (V(memory_LD_SIZE, 2) == 0) {
            addr_reads_4(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (V(memory_LD_SIZE, 2) == 1) {
            addr_reads_4(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (V(memory_LD_SIZE, 2) == 2) {
            addr_reads_4(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (V(memory_LD_SIZE, 2) == 3) {
            addr_reads_4(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (V(memory_LD_SIZE, 2) == 4) {
            addr_reads_4(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (!(V(Rd, 3) == 255)) {
            addr_reads_4(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
            USE(WRITE(1), F_R, (V(Rd, 3) + 1));
            if (0xdf >> V(memory_LD_SIZE, 2) & 1) {
                USE(WRITE(1), F_R, (V(Rd, 3) + 2));
                USE(WRITE(1), F_R, (V(Rd, 3) + 3));
            }
        }
    END(1)
    opt_ld_p_reads(u, 7, 1);
}

static void uses_st(struct rt_uses *u)
{
    guard_reads(u, 8, 2);
    IF(3, guard_value(u, 8, 2))
        addr_reads_4(u, 0, 3, 0);
        IF(2, OPEN)
            if (0x3 >> V(memory_LD_SIZE, 2) & 1) {
                USE(EARLY(-4), F_R, V(Rd, 6));
            } else if (0xf >> V(memory_LD_SIZE, 2) & 1) {
                USE(EARLY(-4), F_R, V(Rd, 6));
            } else if (V(memory_LD_SIZE, 2) == 4) {
                USE(EARLY(-4), F_R, V(Rd, 6));
            } else if (!(V(Rd, 6) == 255)) {
                USE(EARLY(-4), F_R, V(Rd, 6));
                USE(EARLY(-4), F_R, (V(Rd, 6) + 1));
                if (0xdf >> V(memory_LD_SIZE, 2) & 1) {
                    USE(EARLY(-4), F_R, (V(Rd, 6) + 2));
                    USE(EARLY(-4), F_R, (V(Rd, 6) + 3));
                }
            }
            if (0x3 >> V(memory_LD_SIZE, 2) & 1) {
                USE(EARLY(-4), F_R, V(Rd, 6));
            } else if (0xf >> V(memory_LD_SIZE, 2) & 1) {
                USE(EARLY(-4), F_R, V(Rd, 6));
            } else if (V(memory_LD_SIZE, 2) == 4) {
                USE(EARLY(-4), F_R, V(Rd, 6));
            } else if (!(V(Rd, 6) == 255)) {
                USE(EARLY(-4), F_R, V(Rd, 6));
                USE(EARLY(-4), F_R, (V(Rd, 6) + 1));
                if (0xdf >> V(memory_LD_SIZE, 2) & 1) {
                    USE(EARLY(-4), F_R, (V(Rd, 6) + 2));
                    USE(EARLY(-4), F_R, (V(Rd, 6) + 3));
                }
            }
            if (0x3 >> V(memory_LD_SIZE, 2) & 1) {
                USE(EARLY(-4), F_R, V(Rd, 6));
            } else if (0xf >> V(memory_LD_SIZE, 2) & 1) {
                USE(EARLY(-4), F_R, V(Rd, 6));
            } else if (V(memory_LD_SIZE, 2) == 4) {
                USE(EARLY(-4), F_R, V(Rd, 6));
            } else if (!(V(Rd, 6) == 255)) {
                USE(EARLY(-4), F_R, V(Rd, 6));
                USE(EARLY(-4), F_R, (V(Rd, 6) + 1));
                if (0xdf >> V(memory_LD_SIZE, 2) & 1) {
                    USE(EARLY(-4), F_R, (V(Rd, 6) + 2));
                    USE(EARLY(-4), F_R, (V(Rd, 6) + 3));
                }
            }
        END(2)
    END(3)
    opt_ld_p_reads(u, 7, 1);
}

static void addr_reads_5(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1) USE(EARLY(-4), F_R, V(Ra, v1));
}

static void uses_ldl(struct rt_uses *u)
{
    guard_reads(u, 6, 1);
    IF(1, guard_value(u, 6, 1))
        if (V(memory_SIZE, 1) == 0) {
            addr_reads_5(u, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(memory_SIZE, 1) == 1) {
            addr_reads_5(u, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(memory_SIZE, 1) == 2) {
            addr_reads_5(u, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(memory_SIZE, 1) == 3) {
            addr_reads_5(u, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(memory_SIZE, 1) == 4) {
            addr_reads_5(u, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (!(V(Rd, 2) == 255)) {
            addr_reads_5(u, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
            USE(WRITE(1), F_R, (V(Rd, 2) + 1));
            if (0xdf >> V(memory_SIZE, 1) & 1) {
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
        if (0x3 >> V(memory_SIZE, 1) & 1) {
            USE(EARLY(-4), F_R, V(Rd, 5));
            addr_reads_5(u, 2, 0);
        } else if (0xf >> V(memory_SIZE, 1) & 1) {
            USE(EARLY(-4), F_R, V(Rd, 5));
            addr_reads_5(u, 2, 0);
        } else if (V(memory_SIZE, 1) == 4) {
            USE(EARLY(-4), F_R, V(Rd, 5));
            addr_reads_5(u, 2, 0);
        } else if (V(Rd, 5) == 255) {
            addr_reads_5(u, 2, 0);
        } else {
            USE(EARLY(-4), F_R, V(Rd, 5));
            USE(EARLY(-4), F_R, (V(Rd, 5) + 1));
            if (V(memory_SIZE, 1) == 5) {
                addr_reads_5(u, 2, 0);
            } else {
                USE(EARLY(-4), F_R, (V(Rd, 5) + 2));
                USE(EARLY(-4), F_R, (V(Rd, 5) + 3));
                addr_reads_5(u, 2, 0);
            }
        }
    END(1)
}

static void addr_reads_6(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1) USE(EARLY(-2), F_R, V(Ra, v1));
}

static void uses_lds_r(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        if (V(memory_SIZE, 0) == 0) {
            addr_reads_6(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (V(memory_SIZE, 0) == 1) {
            addr_reads_6(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (V(memory_SIZE, 0) == 2) {
            addr_reads_6(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (V(memory_SIZE, 0) == 3) {
            addr_reads_6(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (V(memory_SIZE, 0) == 4) {
            addr_reads_6(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (!(V(Rd, 1) == 255)) {
            addr_reads_6(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
            USE(WRITE(1), F_R, (V(Rd, 1) + 1));
            if (0xdf >> V(memory_SIZE, 0) & 1) {
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
            addr_reads_6(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (V(memory_LDS_U_SIZE, 0) == 1) {
            addr_reads_6(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (V(memory_LDS_U_SIZE, 0) == 2) {
            addr_reads_6(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (V(memory_LDS_U_SIZE, 0) == 3) {
            addr_reads_6(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (V(memory_LDS_U_SIZE, 0) == 4) {
            addr_reads_6(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (!(V(Rd, 1) == 255)) {
            addr_reads_6(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
            USE(WRITE(1), F_R, (V(Rd, 1) + 1));
            if (0xdf >> V(memory_LDS_U_SIZE, 0) & 1) {
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
        if (0x3 >> V(memory_SIZE, 0) & 1) {
            USE(EARLY(-2), F_R, V(Rd, 4));
            addr_reads_6(u, 1, 0);
        } else if (0xf >> V(memory_SIZE, 0) & 1) {
            USE(EARLY(-2), F_R, V(Rd, 4));
            addr_reads_6(u, 1, 0);
        } else if (V(memory_SIZE, 0) == 4) {
            USE(EARLY(-2), F_R, V(Rd, 4));
            addr_reads_6(u, 1, 0);
        } else if (V(Rd, 4) == 255) {
            addr_reads_6(u, 1, 0);
        } else {
            USE(EARLY(-2), F_R, V(Rd, 4));
            USE(EARLY(-2), F_R, (V(Rd, 4) + 1));
            if (V(memory_SIZE, 0) == 5) {
                addr_reads_6(u, 1, 0);
            } else {
                USE(EARLY(-2), F_R, (V(Rd, 4) + 2));
                USE(EARLY(-2), F_R, (V(Rd, 4) + 3));
                addr_reads_6(u, 1, 0);
            }
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
    IF(2, guard_value(u, 7, 1))
        if (V(memory_LDC_MODE, 1) == 2) const_indexed_reads(u, 4, 0);
        IF(1, OPEN) if (V(memory_LDC_MODE, 1) == 0) const_indexed_reads(u, 4, 0); END(1)
        if (V(memory_LDC_SIZE, 0) == 0) {
            const_indexed_reads(u, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(memory_LDC_SIZE, 0) == 1) {
            const_indexed_reads(u, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(memory_LDC_SIZE, 0) == 2) {
            const_indexed_reads(u, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(memory_LDC_SIZE, 0) == 3) {
            const_indexed_reads(u, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(memory_LDC_SIZE, 0) == 4) {
            const_indexed_reads(u, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (!(V(Rd, 2) == 255)) {
            const_indexed_reads(u, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
            USE(WRITE(1), F_R, (V(Rd, 2) + 1));
        }
    END(2)
}

static void uses_membar(struct rt_uses *u)
{
    guard_reads(u, 2, 0);
}

static void uses_mov(struct rt_uses *u)
{
    guard_reads(u, 7, 2);
    IF(2, guard_value(u, 7, 2))
        IF(1, rt_test_of(u, rt_slice_at(u, K(V(LANES, 6)), rt_band(u, UNKNOWN, K(3)), 1)))
            src_b_reads(u, 1, 0);
            USE(WRITE(1), F_R, V(Rd, 0));
        END(1)
    END(2)
    src_b_keeps(u, 2, 1, 0);
}

static void uses_mov32i(struct rt_uses *u)
{
    guard_reads(u, 3, 1);
    IF(2, guard_value(u, 3, 1))
        IF(1, rt_test_of(u, rt_slice_at(u, K(V(move_LANES_32I, 2)), rt_band(u, UNKNOWN, K(3)), 1)))
            USE(WRITE(1), F_R, V(Rd, 0));
        END(1)
    END(2)
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
    guard_reads(u, 11, 1);
    IF(1, guard_value(u, 11, 1))
        if (V(move_PRMT_MODE, 0) == 0) {
            src_b_reads(u, 4, 0);
            USE(READ, F_R, V(Ra, 2));
            USE(READ, F_R, V(Rc, 9));
            USE(WRITE(1), F_R, V(Rd, 1));
        } else {
            USE(READ, F_R, V(Ra, 2));
            USE(READ, F_R, V(Rc, 9));
            if (0x7e >> V(move_PRMT_MODE, 0) & 1) src_b_reads(u, 4, 0);
            if (0x7e >> V(move_PRMT_MODE, 0) & 1) src_b_reads(u, 4, 0);
            if (0x7e >> V(move_PRMT_MODE, 0) & 1) src_b_reads(u, 4, 0);
            if (0x7e >> V(move_PRMT_MODE, 0) & 1) src_b_reads(u, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        }
    END(1)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    if (V(REUSE_C, 10)) USE(KEEP, F_R, V(Rc, 9));
    src_b_keeps(u, 5, 4, 0);
}

static void uses_prmt_c(struct rt_uses *u)
{
    guard_reads(u, 8, 1);
    IF(1, guard_value(u, 8, 1))
        if (V(move_PRMT_MODE, 0) == 0) {
            USE(READ, F_R, V(Rc, 4));
            USE(READ, F_R, V(Ra, 2));
            USE(WRITE(1), F_R, V(Rd, 1));
        } else {
            USE(READ, F_R, V(Ra, 2));
            if (0x7e >> V(move_PRMT_MODE, 0) & 1) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (0x7e >> V(move_PRMT_MODE, 0) & 1) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (0x7e >> V(move_PRMT_MODE, 0) & 1) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (0x7e >> V(move_PRMT_MODE, 0) & 1) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            USE(WRITE(1), F_R, V(Rd, 1));
        }
    END(1)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    if (V(REUSE_B, 5)) USE(KEEP, F_R, V(Rc, 4));
}

static void uses_imul(struct rt_uses *u)
{
    guard_reads(u, 11, 1);
    IF(1, guard_value(u, 11, 1))
        USE(READ, F_R, V(Ra, 4));
        src_b_reads(u, 6, 0);
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CC, 3)) USE(WRITE(1), F_CC, 0);
    END(1)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    src_b_keeps(u, 7, 6, 0);
}

static void uses_imul32i(struct rt_uses *u)
{
    guard_reads(u, 7, 0);
    IF(1, guard_value(u, 7, 0))
        USE(READ, F_R, V(Ra, 4));
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CC_32I, 3)) USE(WRITE(1), F_CC, 0);
    END(1)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
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
    IF(2, guard_value(u, 17, 4))
        LET(6)
            USE(READ, F_R, V(Ra, 7));
            src_b_reads(u, 9, 2);
            mad_c_reads(u, 15);
            if (V(multiply_MAD_X, 3)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
        END_LET(6)
        NEED(6);
        USE(WRITE(1), F_R, V(Rd, 4));
        if (V(CC, 5)) {
            IF(1, OPEN) if (V(multiply_MAD_X, 3) == 1) USE_PART(READ, F_CC, K(0), BITS(0, 1));
                END(1)
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    mad_a_keeps(u, 8, 7);
    src_b_keeps(u, 10, 9, 2);
    mad_c_keeps(u, 16, 15);
    rt_leave(u);
}

static void uses_imad_c(struct rt_uses *u)
{
    guard_reads(u, 14, 5);
    IF(2, guard_value(u, 14, 5))
        USE(READ, F_R, V(Ra, 7));
        USE(READ, F_R, V(Rc, 9));
        if (V(multiply_MAD_X, 3)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
        USE(WRITE(1), F_R, V(Rd, 4));
        if (V(CC, 5)) {
            IF(1, OPEN) if (V(multiply_MAD_X, 3) == 1) USE_PART(READ, F_CC, K(0), BITS(0, 1));
                END(1)
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    if (V(REUSE_B, 10)) USE(KEEP, F_R, V(Rc, 9));
    mad_a_keeps(u, 8, 7);
}

static void mad32i_a_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_A, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void uses_imad32i(struct rt_uses *u)
{
    guard_reads(u, 9, 3);
    IF(1, guard_value(u, 9, 3))
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, V(Rd, 2));
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CC_32I, 3)) USE(WRITE(1), F_CC, 0);
    END(1)
    mad32i_a_keeps(u, 6, 5);
}

static void uses_imadsp_uu_b(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 14, 1);
    IF(1, guard_value(u, 14, 1))
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
        LET(1)
            if (V(multiply_IMADSP_A, 0) == 0) USE(READ, F_R, V(Ra, 5));
            if (V(multiply_IMADSP_A, 0) == 1) USE_PART(READ, F_R, K(V(Ra, 5)), BITS(0, 24));
            if (V(multiply_IMADSP_A, 0) == 2) USE_PART(READ, F_R, K(V(Ra, 5)), BITS(0, 16));
            if (V(multiply_IMADSP_A, 0) == 3) USE_PART(READ, F_R, K(V(Ra, 5)), BITS(16, 16));
        END_LET(1)
        NEED(1);
        src_b_reads(u, 7, 0);
        if (0x7 >> V(multiply_IMADSP_C, 2) & 1) USE(READ, F_R, V(Rc, 12));
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_C, 13)) USE(KEEP, F_R, V(Rc, 12));
    src_b_keeps(u, 8, 7, 0);
    rt_leave(u);
}

static void uses_imadsp_su_b(struct rt_uses *u)
{
    guard_reads(u, 14, 1);
    IF(1, guard_value(u, 14, 1))
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
        USE(READ, F_R, V(Ra, 5));
        src_b_reads(u, 7, 0);
        if (0x7 >> V(multiply_IMADSP_C, 2) & 1) USE(READ, F_R, V(Rc, 12));
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_C, 13)) USE(KEEP, F_R, V(Rc, 12));
    src_b_keeps(u, 8, 7, 0);
}

static void uses_imadsp_uu_c(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 11, 1);
    IF(1, guard_value(u, 11, 1))
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
        LET(1)
            if (V(multiply_IMADSP_A, 0) == 0) USE(READ, F_R, V(Ra, 5));
            if (V(multiply_IMADSP_A, 0) == 1) USE_PART(READ, F_R, K(V(Ra, 5)), BITS(0, 24));
            if (V(multiply_IMADSP_A, 0) == 2) USE_PART(READ, F_R, K(V(Ra, 5)), BITS(0, 16));
            if (V(multiply_IMADSP_A, 0) == 3) USE_PART(READ, F_R, K(V(Ra, 5)), BITS(16, 16));
        END_LET(1)
        NEED(1);
        USE(READ, F_R, V(Rc, 7));
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_B, 8)) USE(KEEP, F_R, V(Rc, 7));
    rt_leave(u);
}

static void uses_imadsp_su_c(struct rt_uses *u)
{
    guard_reads(u, 11, 1);
    IF(1, guard_value(u, 11, 1))
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
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
        x1 = rt_bits(((V(multiply_PSL, 1) == 1) | (uint64_t)((V(multiply_MRG, 2) == 1) |
            (uint64_t)((V(multiply_XMAD_X, 4) == 1) | (uint64_t)V(multiply_XMAD_MODE, 3) << 1) << 1)
            << 1), 3, 3);
        if (x1 == 3) {
            if (V(multiply_XMAD_TYPES, 0) == 3) {
                USE(READ, F_R, V(Ra, 7));
                USE_PART(READ, F_R, K(V(Ra, 7)), BITS((16 * V(multiply_XMAD_H1_A, 8)), 16));
            }
            IF(1, rt_not(rt_either(rt_sure((0x7 >> V(multiply_XMAD_TYPES, 0) & 1)),
                rt_not(rt_test_of(u, rt_slice(u, rt_cat(u, rt_slice(u, rt_content(u, F_R, K(V(Ra,
                7))), 0, 32), 32, rt_cat(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, 7))), (16 *
                V(multiply_XMAD_H1_A, 8)), 16), 16, K((V(multiply_XMAD_H1_A, 8) == 1)))), 48,
                1))))))
                USE(READ, F_R, V(Rb, 10));
                USE_PART(READ, F_R, K(V(Rb, 10)), BITS((16 * V(multiply_XMAD_H1_B, 11)), 16));
            END(1)
        }
        LET(4)
            USE(READ, F_R, V(Ra, 7));
            USE_PART(READ, F_R, K(V(Ra, 7)), BITS((16 * V(multiply_XMAD_H1_A, 8)), 16));
            USE(READ, F_R, V(Rb, 10));
            USE_PART(READ, F_R, K(V(Rb, 10)), BITS((16 * V(multiply_XMAD_H1_B, 11)), 16));
        END_LET(4)
        LET(5)
            USE(READ, F_R, V(Ra, 7));
            USE_PART(READ, F_R, K(V(Ra, 7)), BITS((16 * V(multiply_XMAD_H1_A, 8)), 16));
            IF(2, rt_test_of(u, rt_slice(u, rt_cat(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, 7))),
                0, 32), 32, rt_cat(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, 7))), (16 *
                V(multiply_XMAD_H1_A, 8)), 16), 16, K((V(multiply_XMAD_H1_A, 8) == 1)))), 31, 1)))
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
            if (rt_bits(((V(multiply_PSL, 1) == 1) | (uint64_t)((V(multiply_MRG, 2) == 1) |
                (uint64_t)((V(multiply_XMAD_X, 4) == 1) | (uint64_t)V(multiply_XMAD_MODE, 3) << 1)
                << 1) << 1), 2, 1)) {
                USE_PART(READ, F_CC, K(0), BITS(2, 1));
            }
        END_LET(7)
        NEED(4);
        NEED(6);
        NEED(7);
        if (rt_bits(((V(multiply_PSL, 1) == 1) | (uint64_t)((V(multiply_MRG, 2) == 1) |
            (uint64_t)((V(multiply_XMAD_X, 4) == 1) | (uint64_t)V(multiply_XMAD_MODE, 3) << 1) << 1)
            << 1), 1, 1)) {
            USE(READ, F_R, V(Rb, 10));
            USE_PART(READ, F_R, K(V(Rb, 10)), BITS((16 * V(multiply_XMAD_H1_B, 11)), 16));
        }
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
        x1 = rt_bits(((V(multiply_PSL, 1) == 1) | (uint64_t)((V(multiply_MRG, 2) == 1) |
            (uint64_t)((V(multiply_XMAD_X, 4) == 1) | (uint64_t)V(multiply_XMAD_MODE, 3) << 1) << 1)
            << 1), 3, 3);
        LET(6)
            if ((x1 == 0) || (x1 == 4)) USE(READ, F_R, V(Rc, 11));
            if (x1 == 1) USE_PART(READ, F_R, K(V(Rc, 11)), BITS(0, 16));
            if (x1 == 2) USE_PART(READ, F_R, K(V(Rc, 11)), BITS(16, 16));
            if (x1 == 3) {
                USE(READ, F_R, V(Rc, 11));
                USE(READ, F_R, V(Ra, 7));
                USE_PART(READ, F_R, K(V(Ra, 7)), BITS((16 * V(multiply_XMAD_H1_A, 8)), 16));
            }
        END_LET(6)
        LET(7)
            if (rt_bits(((V(multiply_PSL, 1) == 1) | (uint64_t)((V(multiply_MRG, 2) == 1) |
                (uint64_t)((V(multiply_XMAD_X, 4) == 1) | (uint64_t)V(multiply_XMAD_MODE, 3) << 1)
                << 1) << 1), 2, 1)) {
                USE_PART(READ, F_CC, K(0), BITS(2, 1));
            }
        END_LET(7)
        LET(8)
            USE(READ, F_R, V(Ra, 7));
            USE_PART(READ, F_R, K(V(Ra, 7)), BITS((16 * V(multiply_XMAD_H1_A, 8)), 16));
            NEED(6);
            NEED(7);
        END_LET(8)
        NEED(8);
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
        x1 = rt_bits(((V(multiply_PSL_CONST, 1) == 1) | (uint64_t)((V(multiply_MRG_CONST, 2) == 1) |
            (uint64_t)((V(multiply_XMAD_X_CONST, 4) == 1) | (uint64_t)V(multiply_XMAD_MODE_CONST, 3)
            << 1) << 1) << 1), 3, 3);
        if (x1 == 3) {
            if (V(multiply_XMAD_TYPES, 0) == 3) {
                USE(READ, F_R, V(Ra, 7));
                USE_PART(READ, F_R, K(V(Ra, 7)), BITS((16 * V(multiply_XMAD_H1_A, 8)), 16));
            }
        }
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
            if (rt_bits(((V(multiply_PSL_CONST, 1) == 1) | (uint64_t)((V(multiply_MRG_CONST, 2) ==
                1) | (uint64_t)((V(multiply_XMAD_X_CONST, 4) == 1) |
                (uint64_t)V(multiply_XMAD_MODE_CONST, 3) << 1) << 1) << 1), 2, 1)) {
                USE_PART(READ, F_CC, K(0), BITS(2, 1));
            }
        END_LET(7)
        LET(8)
            USE(READ, F_R, V(Ra, 7));
            USE_PART(READ, F_R, K(V(Ra, 7)), BITS((16 * V(multiply_XMAD_H1_A, 8)), 16));
            NEED(6);
            NEED(7);
        END_LET(8)
        NEED(8);
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
        x1 = rt_bits((0 | (uint64_t)((V(multiply_XMAD_X_CONST, 2) == 1) |
            (uint64_t)V(multiply_XMAD_MODE_CONST, 1) << 1) << 2), 3, 3);
        if (x1 == 3) {
            if (V(multiply_XMAD_TYPES, 0) == 3) {
                USE(READ, F_R, V(Ra, 5));
                USE_PART(READ, F_R, K(V(Ra, 5)), BITS((16 * V(multiply_XMAD_H1_A, 6)), 16));
            }
            IF(1, rt_not(rt_either(rt_sure((0x7 >> V(multiply_XMAD_TYPES, 0) & 1)),
                rt_not(rt_test_of(u, rt_slice(u, rt_cat(u, rt_slice(u, rt_content(u, F_R, K(V(Ra,
                5))), 0, 32), 32, rt_cat(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, 5))), (16 *
                V(multiply_XMAD_H1_A, 6)), 16), 16, K((V(multiply_XMAD_H1_A, 6) == 1)))), 48,
                1))))))
                USE(READ, F_R, V(Rc, 8));
                USE_PART(READ, F_R, K(V(Rc, 8)), BITS((16 * V(multiply_XMAD_H1_C, 9)), 16));
            END(1)
        }
        LET(4)
            USE(READ, F_R, V(Ra, 5));
            USE_PART(READ, F_R, K(V(Ra, 5)), BITS((16 * V(multiply_XMAD_H1_A, 6)), 16));
            USE(READ, F_R, V(Rc, 8));
            USE_PART(READ, F_R, K(V(Rc, 8)), BITS((16 * V(multiply_XMAD_H1_C, 9)), 16));
        END_LET(4)
        LET(5)
            USE(READ, F_R, V(Ra, 5));
            USE_PART(READ, F_R, K(V(Ra, 5)), BITS((16 * V(multiply_XMAD_H1_A, 6)), 16));
            IF(2, rt_test_of(u, rt_slice(u, rt_cat(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, 5))),
                0, 32), 32, rt_cat(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, 5))), (16 *
                V(multiply_XMAD_H1_A, 6)), 16), 16, K((V(multiply_XMAD_H1_A, 6) == 1)))), 31, 1)))
                USE(READ, F_R, V(Rc, 8));
                USE_PART(READ, F_R, K(V(Rc, 8)), BITS((16 * V(multiply_XMAD_H1_C, 9)), 16));
            END(2)
            USE(READ, F_R, V(Rc, 8));
            USE_PART(READ, F_R, K(V(Rc, 8)), BITS((16 * V(multiply_XMAD_H1_C, 9)), 16));
        END_LET(5)
        LET(6) if (x1 == 3) NEED(5); END_LET(6)
        LET(7)
            if (rt_bits((0 | (uint64_t)((V(multiply_XMAD_X_CONST, 2) == 1) |
                (uint64_t)V(multiply_XMAD_MODE_CONST, 1) << 1) << 2), 2, 1)) {
                USE_PART(READ, F_CC, K(0), BITS(2, 1));
            }
        END_LET(7)
        NEED(4);
        NEED(6);
        NEED(7);
        if (rt_bits((0 | (uint64_t)((V(multiply_XMAD_X_CONST, 2) == 1) |
            (uint64_t)V(multiply_XMAD_MODE_CONST, 1) << 1) << 2), 1, 1)) {
            USE(READ, F_R, V(Rc, 8));
            USE_PART(READ, F_R, K(V(Rc, 8)), BITS((16 * V(multiply_XMAD_H1_C, 9)), 16));
        }
        USE(WRITE(1), F_R, V(Rd, 3));
    END(3)
    rt_leave(u);
}

static void uses_psetp(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(9, guard_value(u, 10, 3))
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
        x1 = rt_answer(u, ((V(predicate_BOP_AB, 0) == 0) ? rt_both(rt_differ(FLAG(F_P, V(Pa, 5)),
            rt_sure(V(predicate_NOT_Pa, 4))), rt_differ(FLAG(F_P, V(Pb, 7)),
            rt_sure(V(predicate_NOT_Pb, 6)))) : ((V(predicate_BOP_AB, 0) == 1) ?
            rt_either(rt_differ(FLAG(F_P, V(Pa, 5)), rt_sure(V(predicate_NOT_Pa, 4))),
            rt_differ(FLAG(F_P, V(Pb, 7)), rt_sure(V(predicate_NOT_Pb, 6)))) :
            rt_chosen_test(rt_sure((V(predicate_BOP_AB, 0) == 2)), rt_differ(rt_differ(FLAG(F_P,
            V(Pa, 5)), rt_sure(V(predicate_NOT_Pa, 4))), rt_differ(FLAG(F_P, V(Pb, 7)),
            rt_sure(V(predicate_NOT_Pb, 6)))), rt_sure(0)))));
        if (V(BOP, 1) == 0) {
            NEED(1);
            IF(3, x1) USE(EARLY(7), F_P, V(Pp, 9)); END(3)
        }
        if (V(BOP, 1) == 1) {
            NEED(1);
            IF(4, rt_not(x1)) USE(EARLY(7), F_P, V(Pp, 9)); END(4)
        }
        if (V(BOP, 1) == 2) {
            NEED(1);
            USE(EARLY(7), F_P, V(Pp, 9));
        }
        USE(WRITE(1), F_P, V(Pu, 2));
        x2 = rt_answer(u, rt_not(rt_differ(FLAG(F_P, V(Pa, 5)), rt_sure(V(predicate_NOT_Pa, 4)))));
        LET(3)
            if (V(predicate_BOP_AB, 0) == 0) {
                USE(EARLY(7), F_P, V(Pa, 5));
                IF(5, x2) USE(EARLY(7), F_P, V(Pb, 7)); END(5)
            }
            if (V(predicate_BOP_AB, 0) == 1) {
                USE(EARLY(7), F_P, V(Pa, 5));
                IF(6, rt_not(x2)) USE(EARLY(7), F_P, V(Pb, 7)); END(6)
            }
            if (V(predicate_BOP_AB, 0) == 2) {
                USE(EARLY(7), F_P, V(Pa, 5));
                USE(EARLY(7), F_P, V(Pb, 7));
            }
        END_LET(3)
        x3 = rt_answer(u, ((V(predicate_BOP_AB, 0) == 0) ? rt_both(x2, rt_differ(FLAG(F_P, V(Pb,
            7)), rt_sure(V(predicate_NOT_Pb, 6)))) : ((V(predicate_BOP_AB, 0) == 1) ? rt_either(x2,
            rt_differ(FLAG(F_P, V(Pb, 7)), rt_sure(V(predicate_NOT_Pb, 6)))) :
            rt_chosen_test(rt_sure((V(predicate_BOP_AB, 0) == 2)), rt_differ(x2, rt_differ(FLAG(F_P,
            V(Pb, 7)), rt_sure(V(predicate_NOT_Pb, 6)))), rt_sure(0)))));
        if (V(BOP, 1) == 0) {
            NEED(3);
            IF(7, x3) USE(EARLY(7), F_P, V(Pp, 9)); END(7)
        }
        if (V(BOP, 1) == 1) {
            NEED(3);
            IF(8, rt_not(x3)) USE(EARLY(7), F_P, V(Pp, 9)); END(8)
        }
        if (V(BOP, 1) == 2) {
            NEED(3);
            USE(EARLY(7), F_P, V(Pp, 9));
        }
        USE(WRITE(1), F_P, V(Pv, 3));
    END(9)
    rt_leave(u);
}

static void uses_pset(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
    rt_enter(u);
    guard_reads(u, 11, 3);
    IF(5, guard_value(u, 11, 3))
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
        x1 = rt_answer(u, ((V(predicate_BOP_AB, 1) == 0) ? rt_both(rt_differ(FLAG(F_P, V(Pa, 6)),
            rt_sure(V(predicate_NOT_Pa, 5))), rt_differ(FLAG(F_P, V(Pb, 8)),
            rt_sure(V(predicate_NOT_Pb, 7)))) : ((V(predicate_BOP_AB, 1) == 1) ?
            rt_either(rt_differ(FLAG(F_P, V(Pa, 6)), rt_sure(V(predicate_NOT_Pa, 5))),
            rt_differ(FLAG(F_P, V(Pb, 8)), rt_sure(V(predicate_NOT_Pb, 7)))) :
            rt_chosen_test(rt_sure((V(predicate_BOP_AB, 1) == 2)), rt_differ(rt_differ(FLAG(F_P,
            V(Pa, 6)), rt_sure(V(predicate_NOT_Pa, 5))), rt_differ(FLAG(F_P, V(Pb, 8)),
            rt_sure(V(predicate_NOT_Pb, 7)))), rt_sure(0)))));
        LET(2)
            if (V(BOP, 2) == 0) {
                NEED(1);
                IF(3, x1) USE(EARLY(7), F_P, V(Pp, 10)); END(3)
            }
            if (V(BOP, 2) == 1) {
                NEED(1);
                IF(4, rt_not(x1)) USE(EARLY(7), F_P, V(Pp, 10)); END(4)
            }
            if (V(BOP, 2) == 2) {
                NEED(1);
                USE(EARLY(7), F_P, V(Pp, 10));
            }
        END_LET(2)
        NEED(2);
        USE(WRITE(1), F_R, V(Rd, 3));
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
    END(5)
    rt_leave(u);
}

static void uses_cset(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 7, 1);
    IF(3, guard_value(u, 7, 1))
        x1 = rt_band(u, rt_shr(u, K(((V(NOP_CC_TEST, 1) == 0) ? 0 : ((V(NOP_CC_TEST, 1) == 1) ?
            47940 : ((V(NOP_CC_TEST, 1) == 2) ? 8738 : ((V(NOP_CC_TEST, 1) == 3) ? 13158 :
            ((V(NOP_CC_TEST, 1) == 4) ? 17425 : ((V(NOP_CC_TEST, 1) == 5) ? 21845 : ((V(NOP_CC_TEST,
            1) == 6) ? 52275 : ((V(NOP_CC_TEST, 1) == 7) ? 30583 : ((V(NOP_CC_TEST, 1) == 8) ? 34952
            : ((V(NOP_CC_TEST, 1) == 9) ? 13260 : ((V(NOP_CC_TEST, 1) == 10) ? 43690 :
            ((V(NOP_CC_TEST, 1) == 11) ? 48110 : ((V(NOP_CC_TEST, 1) == 12) ? 52377 :
            ((V(NOP_CC_TEST, 1) == 13) ? 56797 : ((V(NOP_CC_TEST, 1) == 14) ? 17595 :
            ((V(NOP_CC_TEST, 1) == 15) ? 65535 : ((V(NOP_CC_TEST, 1) == 16) ? 255 : ((V(NOP_CC_TEST,
            1) == 17) ? 3855 : ((V(NOP_CC_TEST, 1) == 18) ? 13107 : ((V(NOP_CC_TEST, 1) == 19) ?
            44975 : ((V(NOP_CC_TEST, 1) == 20) ? 20560 : ((V(NOP_CC_TEST, 1) == 21) ? 52428 :
            ((V(NOP_CC_TEST, 1) == 22) ? 61680 : ((V(NOP_CC_TEST, 1) == 23) ? 65280 :
            ((V(NOP_CC_TEST, 1) == 24) ? 0 : ((V(NOP_CC_TEST, 1) == 25) ? 0 : ((V(NOP_CC_TEST, 1) ==
            26) ? 0 : ((V(NOP_CC_TEST, 1) == 27) ? 0 : ((V(NOP_CC_TEST, 1) == 28) ? 0 :
            ((V(NOP_CC_TEST, 1) == 29) ? 0 : ((V(NOP_CC_TEST, 1) == 30) ? (uint64_t)61166 :
            4369)))))))))))))))))))))))))))))))), rt_content(u, F_CC, K(0))), K(1));
        LET(2)
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
        END_LET(2)
        NEED(2);
        USE(WRITE(1), F_R, V(Rd, 3));
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
    END(3)
    rt_leave(u);
}

static void uses_csetp(struct rt_uses *u)
{
    struct rt_test x2 = OPEN;
    rt_value x1 = UNKNOWN;
    guard_reads(u, 6, 1);
    IF(5, guard_value(u, 6, 1))
        x1 = rt_band(u, rt_shr(u, K(((V(NOP_CC_TEST, 0) == 0) ? 0 : ((V(NOP_CC_TEST, 0) == 1) ?
            47940 : ((V(NOP_CC_TEST, 0) == 2) ? 8738 : ((V(NOP_CC_TEST, 0) == 3) ? 13158 :
            ((V(NOP_CC_TEST, 0) == 4) ? 17425 : ((V(NOP_CC_TEST, 0) == 5) ? 21845 : ((V(NOP_CC_TEST,
            0) == 6) ? 52275 : ((V(NOP_CC_TEST, 0) == 7) ? 30583 : ((V(NOP_CC_TEST, 0) == 8) ? 34952
            : ((V(NOP_CC_TEST, 0) == 9) ? 13260 : ((V(NOP_CC_TEST, 0) == 10) ? 43690 :
            ((V(NOP_CC_TEST, 0) == 11) ? 48110 : ((V(NOP_CC_TEST, 0) == 12) ? 52377 :
            ((V(NOP_CC_TEST, 0) == 13) ? 56797 : ((V(NOP_CC_TEST, 0) == 14) ? 17595 :
            ((V(NOP_CC_TEST, 0) == 15) ? 65535 : ((V(NOP_CC_TEST, 0) == 16) ? 255 : ((V(NOP_CC_TEST,
            0) == 17) ? 3855 : ((V(NOP_CC_TEST, 0) == 18) ? 13107 : ((V(NOP_CC_TEST, 0) == 19) ?
            44975 : ((V(NOP_CC_TEST, 0) == 20) ? 20560 : ((V(NOP_CC_TEST, 0) == 21) ? 52428 :
            ((V(NOP_CC_TEST, 0) == 22) ? 61680 : ((V(NOP_CC_TEST, 0) == 23) ? 65280 :
            ((V(NOP_CC_TEST, 0) == 24) ? 0 : ((V(NOP_CC_TEST, 0) == 25) ? 0 : ((V(NOP_CC_TEST, 0) ==
            26) ? 0 : ((V(NOP_CC_TEST, 0) == 27) ? 0 : ((V(NOP_CC_TEST, 0) == 28) ? 0 :
            ((V(NOP_CC_TEST, 0) == 29) ? 0 : ((V(NOP_CC_TEST, 0) == 30) ? (uint64_t)61166 :
            4369)))))))))))))))))))))))))))))))), rt_content(u, F_CC, K(0))), K(1));
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
        if (V(X, 1)) USE(READ, F_CC, 0);
        USE(READ, F_R, V(Ra, 4));
        src_b_reads(u, 6, 0);
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CC, 3)) USE(WRITE(1), F_CC, 0);
    END(1)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    src_b_keeps(u, 7, 6, 0);
}

static void uses_shr(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 1);
    IF(1, guard_value(u, 13, 1))
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
        NEED(1);
        src_b_reads(u, 8, 0);
        USE(WRITE(1), F_R, V(Rd, 4));
        if (V(CC, 5)) USE(WRITE(1), F_CC, 0);
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
    guard_reads(u, 12, 1);
    IF(1, guard_value(u, 12, 1))
        if (0xc >> V(shift_SHF_PART, 2) & 1) USE(READ, F_CC, 0);
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, V(Rc, 10));
        shf_b_reads(u, 7, 0);
        USE(WRITE(1), F_R, V(Rd, 3));
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
    END(1)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_C, 11)) USE(KEEP, F_R, V(Rc, 10));
    shf_b_keeps(u, 8, 7, 0);
}

static void uses_bfe(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 11, 1);
    IF(2, guard_value(u, 11, 1))
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
        LET(4)
            src_b_reads(u, 6, 0);
            IF(1, OPEN) NEED(1); END(1)
        END_LET(4)
        NEED(1);
        src_b_reads(u, 6, 0);
        NEED(4);
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CC, 3)) USE(WRITE(1), F_CC, 0);
    END(2)
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

static void inverted_b_reads_2(struct rt_uses *u, int v2, int l3)
{
    if (LINE(l3) == 0) USE(EARLY(-4), F_R, V(Rb, v2));
}

static void uses_flo(struct rt_uses *u)
{
    guard_reads(u, 10, 2);
    IF(1, guard_value(u, 10, 2))
        if (V(SIGNED, 0)) inverted_b_reads_2(u, 5, 0);
        inverted_b_reads_2(u, 5, 0);
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CC, 3)) USE(WRITE(1), F_CC, 0);
    END(1)
    inverted_b_keeps(u, 6, 5, 0);
}

static void uses_popc(struct rt_uses *u)
{
    guard_reads(u, 7, 2);
    IF(1, guard_value(u, 7, 2))
        inverted_b_reads_2(u, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 0));
    END(1)
    inverted_b_keeps(u, 3, 2, 0);
}

static void lea_a_reads(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Ra, v1));
}

static void lea_a_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_A, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void uses_lea_lo(struct rt_uses *u)
{
    guard_reads(u, 13, 4);
    IF(2, guard_value(u, 13, 4))
        if (0x7f >> V(Pd, 1) & 1) USE(WRITE(1), F_P, V(Pd, 1));
        lea_a_reads(u, 5);
        src_b_reads(u, 7, 2);
        if (V(shift_LEA_X, 0)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(CC, 3)) {
            IF(1, OPEN) if (V(shift_LEA_X, 0) == 1) USE_PART(READ, F_CC, K(0), BITS(0, 1)); END(1)
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    lea_a_keeps(u, 6, 5);
    src_b_keeps(u, 8, 7, 2);
}

static void lea_hi_a_reads(struct rt_uses *u, int v1, int v2)
{
    USE(READ, F_R, V(Ra, v1));
    USE(READ, F_R, V(Rc, v2));
}

static void lea_hi_a_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_A, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void uses_lea_hi(struct rt_uses *u)
{
    guard_reads(u, 12, 3);
    IF(2, guard_value(u, 12, 3))
        if (V(shift_LEA_HI_NEG_A, 4)) USE(READ, F_R, V(Ra, 5));
        lea_hi_a_reads(u, 5, 9);
        USE(READ, F_R, V(Rb, 7));
        if (V(shift_LEA_HI_X, 0)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
        USE(WRITE(1), F_R, V(Rd, 2));
        USE(WRITE(1), F_P, V(Pd, 1));
        if (V(CC, 3)) {
            IF(1, OPEN) if (V(shift_LEA_HI_X, 0) == 1) USE_PART(READ, F_CC, K(0), BITS(0, 1));
                END(1)
            USE(WRITE(1), F_CC, 0);
        }
    END(2)
    if (V(REUSE_B, 8)) USE(KEEP, F_R, V(Rb, 7));
    if (V(REUSE_C, 10)) USE(KEEP, F_R, V(Rc, 9));
    lea_hi_a_keeps(u, 6, 5);
}

static void lea_hi_const_a_reads(struct rt_uses *u, int v1, int v2)
{
    USE(READ, F_R, V(Ra, v1));
    USE(READ, F_R, V(Rc, v2));
}

static void lea_hi_const_a_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_A, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void uses_lea_hc(struct rt_uses *u)
{
    guard_reads(u, 12, 4);
    IF(2, guard_value(u, 12, 4))
        if (V(shift_LEA_HI_CONST_NEG_A, 4)) USE(READ, F_R, V(Ra, 5));
        lea_hi_const_a_reads(u, 5, 9);
        if (V(shift_LEA_HI_CONST_X, 0)) USE_PART(READ, F_CC, K(0), BITS(2, 1));
        USE(WRITE(1), F_R, V(Rd, 2));
        USE(WRITE(1), F_P, V(Pd, 1));
        if (V(CC, 3)) {
            IF(1, OPEN) if (V(shift_LEA_HI_CONST_X, 0) == 1) USE_PART(READ, F_CC, K(0), BITS(0, 1));
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

static void shfl_b_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(EARLY(-2), F_R, V(Rb, v1));
}

static void uses_shfl(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 8, 2);
    IF(1, guard_value(u, 8, 2))
        LET(5)
            if (V(special_SHFL_MODE, 0) == 0) {
                shfl_c_reads(u, 6, 1);
                shfl_b_reads(u, 4, 0);
            }
            if (0xe >> V(special_SHFL_MODE, 0) & 1) shfl_b_reads(u, 4, 0);
        END_LET(5)
        USE(EARLY(-2), F_R, V(Ra, 3));
        NEED(5);
        shfl_c_reads(u, 6, 1);
        USE(WRITE(1), F_R, V(Rd, 2));
        USE(WRITE(1), F_P, V(Pd, 1));
    END(1)
    rt_leave(u);
}

static void bar_barrier_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(Ra, v1));
}

static rt_value bar_barrier_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return rt_slice(u, rt_content(u, F_R, K(V(Ra, v1))), 0, 4);
    }
    return K(V(special_BAR_ID, v2));
}

static void opt_bar_threads_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) {
        if (!WORD(44, 1)) {
            USE_PART(READ, F_R, K(V(Rb, v1)), BITS(16, 12));
        } else USE(READ, F_R, V(Rb, v1));
    }
}

static rt_value opt_bar_threads_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0:
        return ((!WORD(44, 1)) ? rt_slice(u, rt_content(u, F_R, K(V(Rb, v1))), 16, 12) :
            rt_content(u, F_R, K(V(Rb, v1))));
    case 1: return K(0);
    }
    return K(V(special_BAR_THREADS, v2));
}

static void uses_bar_sync(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN;
    rt_value x4 = UNKNOWN, x7 = UNKNOWN, x14 = UNKNOWN;
    rt_enter(u);
    x1 = rt_answer(u, guard_value(u, 4, 2));
    x2 = rt_answer(u, x1);
    x4 = rt_slice(u, bar_barrier_value(u, 0, 1, 0), 0, 4);
    x7 = rt_slice(u, opt_bar_threads_value(u, 2, 3, 1), 0, 12);
    guard_reads(u, 4, 2);
    IF(5, x2)
        LET(14)
            bar_barrier_reads(u, 0, 0);
            USE_PART(READ, F_COME, x4, ALL);
        END_LET(14)
        x14 = rt_content(u, F_COME, x4);
        LET(15)
            NEED(14);
            IF(1, OPEN)
                bar_barrier_reads(u, 0, 0);
                USE_PART(READ, F_ASKED, x4, ALL);
            END(1)
        END_LET(15)
        LET(16)
            NEED(14);
            IF(2, OPEN)
                bar_barrier_reads(u, 0, 0);
                USE_PART(READ, F_YES, x4, ALL);
            END(2)
        END_LET(16)
        opt_bar_threads_reads(u, 2, 1);
        bar_barrier_reads(u, 0, 0);
        USE_PART(WRITE(1), F_SOME, x4, ALL);
        NEED(15);
        USE_PART(WRITE(1), F_ASKED, x4, ALL);
        NEED(16);
        USE_PART(WRITE(1), F_YES, x4, ALL);
        NEED(14);
        IF(3, OPEN) USE(READ, F_LEFT, 0); END(3)
        USE_PART(WRITE(1), F_COME, x4, ALL);
        IF(4, rt_le(u, rt_chosen(u, rt_not(rt_eq(u, x7, K(0))), rt_shr(u, rt_add(u, x7, K(31)),
            K(5)), UNKNOWN), rt_add(u, x14, K(1))))
            USE_PART(WRITE(1), F_RED_YES, x4, ALL);
            USE_PART(WRITE(1), F_RED_ALL, x4, ALL);
        END(4)
    END(5)
    IF(6, rt_not(rt_not(x2)))
        bar_barrier_reads(u, 0, 0);
        USE_PART(WAIT, F_COME, x4, ALL);
    END(6)
    rt_leave(u);
}

static void bar_arv_threads_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) {
        if (!WORD(44, 1)) {
            USE_PART(READ, F_R, K(V(Rb, v1)), BITS(16, 12));
        } else USE(READ, F_R, V(Rb, v1));
    }
}

static rt_value bar_arv_threads_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0:
        return ((!WORD(44, 1)) ? rt_slice(u, rt_content(u, F_R, K(V(Rb, v1))), 16, 12) :
            rt_content(u, F_R, K(V(Rb, v1))));
    }
    return K(V(special_BAR_THREADS, v2));
}

static void uses_bar_arv(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN;
    rt_value x4 = UNKNOWN, x7 = UNKNOWN, x14 = UNKNOWN;
    rt_enter(u);
    x1 = rt_answer(u, guard_value(u, 4, 2));
    x2 = rt_answer(u, x1);
    x4 = rt_slice(u, bar_barrier_value(u, 0, 1, 0), 0, 4);
    x7 = rt_slice(u, bar_arv_threads_value(u, 2, 3, 1), 0, 12);
    guard_reads(u, 4, 2);
    IF(5, x2)
        LET(14)
            bar_barrier_reads(u, 0, 0);
            USE_PART(READ, F_COME, x4, ALL);
        END_LET(14)
        x14 = rt_content(u, F_COME, x4);
        LET(15)
            NEED(14);
            IF(1, OPEN)
                bar_barrier_reads(u, 0, 0);
                USE_PART(READ, F_ASKED, x4, ALL);
            END(1)
        END_LET(15)
        LET(16)
            NEED(14);
            IF(2, OPEN)
                bar_barrier_reads(u, 0, 0);
                USE_PART(READ, F_YES, x4, ALL);
            END(2)
        END_LET(16)
        bar_arv_threads_reads(u, 2, 1);
        bar_barrier_reads(u, 0, 0);
        USE_PART(WRITE(1), F_SOME, x4, ALL);
        NEED(15);
        USE_PART(WRITE(1), F_ASKED, x4, ALL);
        NEED(16);
        USE_PART(WRITE(1), F_YES, x4, ALL);
        NEED(14);
        IF(3, OPEN) USE(READ, F_LEFT, 0); END(3)
        USE_PART(WRITE(1), F_COME, x4, ALL);
        IF(4, rt_le(u, rt_chosen(u, rt_not(rt_eq(u, x7, K(0))), rt_shr(u, rt_add(u, x7, K(31)),
            K(5)), UNKNOWN), rt_add(u, x14, K(1))))
            USE_PART(WRITE(1), F_RED_YES, x4, ALL);
            USE_PART(WRITE(1), F_RED_ALL, x4, ALL);
        END(4)
    END(5)
    rt_leave(u);
}

static void uses_bar_red(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN;
    rt_value x4 = UNKNOWN, x7 = UNKNOWN, x14 = UNKNOWN;
    rt_enter(u);
    x1 = rt_answer(u, guard_value(u, 7, 3));
    x2 = rt_answer(u, x1);
    x4 = rt_slice(u, bar_barrier_value(u, 1, 2, 0), 0, 4);
    x7 = rt_slice(u, opt_bar_threads_value(u, 3, 4, 1), 0, 12);
    LET(10)
        guard_reads(u, 7, 3);
        IF(1, guard_value(u, 7, 3)) USE(EARLY(7), F_P, V(Pp, 6)); END(1)
    END_LET(10)
    guard_reads(u, 7, 3);
    IF(6, x2)
        LET(14)
            bar_barrier_reads(u, 1, 0);
            USE_PART(READ, F_COME, x4, ALL);
        END_LET(14)
        x14 = rt_content(u, F_COME, x4);
        LET(15)
            NEED(14);
            IF(2, OPEN)
                bar_barrier_reads(u, 1, 0);
                USE_PART(READ, F_ASKED, x4, ALL);
            END(2)
        END_LET(15)
        LET(16)
            NEED(10);
            NEED(14);
            IF(3, OPEN)
                bar_barrier_reads(u, 1, 0);
                USE_PART(READ, F_YES, x4, ALL);
            END(3)
        END_LET(16)
        opt_bar_threads_reads(u, 3, 1);
        bar_barrier_reads(u, 1, 0);
        USE_PART(WRITE(1), F_SOME, x4, ALL);
        NEED(15);
        USE_PART(WRITE(1), F_ASKED, x4, ALL);
        NEED(16);
        USE_PART(WRITE(1), F_YES, x4, ALL);
        NEED(14);
        IF(4, OPEN) USE(READ, F_LEFT, 0); END(4)
        USE_PART(WRITE(1), F_COME, x4, ALL);
        IF(5, rt_le(u, rt_chosen(u, rt_not(rt_eq(u, x7, K(0))), rt_shr(u, rt_add(u, x7, K(31)),
            K(5)), UNKNOWN), rt_add(u, x14, K(1))))
            USE_PART(WRITE(1), F_RED_YES, x4, ALL);
            USE_PART(WRITE(1), F_RED_ALL, x4, ALL);
        END(5)
    END(6)
    IF(7, x2)
        bar_barrier_reads(u, 1, 0);
        USE(WRITE(1), F_RED, 0);
        USE(WRITE(1), F_RED_KIND, 0);
    END(7)
    IF(8, rt_not(rt_not(x2)))
        bar_barrier_reads(u, 1, 0);
        USE_PART(WAIT, F_COME, x4, ALL);
    END(8)
    rt_leave(u);
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
    rt_enter(u);
    guard_reads(u, 2, 1);
    IF(3, guard_value(u, 2, 1))
        LET(1)
            USE(READ, F_RED_KIND, 0);
            IF(1, OPEN)
                USE(READ, F_RED, 0);
                USE_PART(READ, F_RED_YES, rt_content(u, F_RED, K(0)), ALL);
            END(1)
            IF(2, OPEN)
                USE(READ, F_RED, 0);
                USE_PART(READ, F_RED_ALL, rt_content(u, F_RED, K(0)), ALL);
            END(2)
        END_LET(1)
        NEED(1);
        USE(WRITE(1), F_R, V(Rd, 0));
        opt_writes_3(u, 1, 0);
    END(3)
    rt_leave(u);
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
    rt_enter(u);
    guard_reads(u, 9, 2);
    IF(12, guard_value(u, 9, 2))
        if (0xfe >> V(surface_Ps, 4) & 1) {
            USE(READ, F_R, V(Ra, 6));
            if (0x3c >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 6) | 1));
            if (0x30 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 6) | 2));
            surface_reads(u, 7, 1);
            opt_ps_writes(u, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 5));
            if (0xfee8 >> V(surface_MASK, 2) & 1) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
            if (0xe880 >> V(surface_MASK, 2) & 1) USE(WRITE(1), F_R, (V(Rd, 5) | 2));
            if (V(surface_MASK, 2) == 15) USE(WRITE(1), F_R, (V(Rd, 5) | 3));
        } else {
            LET(5)
                if (0xf0 >> V(surface_DIM, 0) & 1) {
                    USE(READ, F_R, (V(Ra, 6) | 2));
                } else if (V(surface_DIM, 0) == 2) USE(READ, F_R, (V(Ra, 6) | 1));
            END_LET(5)
            surface_reads(u, 7, 1);
            if (V(surface_CLAMP, 3) == 2) {
                USE(READ, F_R, V(Ra, 6));
                IF(1, OPEN) if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 6) | 1));
                    END(1)
                IF(2, OPEN) if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 6) | 1));
                    END(2)
                IF(3, OPEN) NEED(5); END(3)
                IF(4, OPEN) NEED(5); END(4)
            }
            for (uint64_t x9 = 0; x9 <= 3; x9++) {
                if (rt_bits(V(surface_MASK, 2), x9, 1)) {
                    IF(9, OPEN)
                        if (V(surface_CLAMP, 3) == 0) {
                            USE(READ, F_R, V(Ra, 6));
                            IF(5, OPEN) if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 6)
                                | 1)); END(5)
                            IF(6, OPEN) if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 6)
                                | 1)); END(6)
                            IF(7, OPEN) NEED(5); END(7)
                            IF(8, OPEN) NEED(5); END(8)
                        }
                    END(9)
                    IF(11, OPEN)
                        LET(12)
                            IF(10, OPEN)
                                NEED(5);
                                if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 6) | 1));
                                USE(READ, F_R, V(Ra, 6));
                            END(10)
                        END_LET(12)
                    END(11)
                    NEED(12);
                    USE(WRITE(1), F_R, (V(Rd, 5) | ((rt_bits((V(surface_MASK, 2) & (rt_shl_int(1,
                        x9) - 1)), 0, 1) + rt_bits((V(surface_MASK, 2) & (rt_shl_int(1, x9) - 1)),
                        1, 1)) + rt_bits((V(surface_MASK, 2) & (rt_shl_int(1, x9) - 1)), 2, 1))));
                }
            }
        }
    END(12)
    rt_leave(u);
}

static void uses_suld_d(struct rt_uses *u)
{
    rt_value x2 = UNKNOWN, x4 = UNKNOWN, x5 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(10, guard_value(u, 10, 2))
        if (0xfe >> V(surface_Ps, 5) & 1) {
            USE(READ, F_R, V(Ra, 7));
            if (0x3c >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 7) | 1));
            if (0x30 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 7) | 2));
            surface_reads(u, 8, 1);
            opt_ps_writes(u, 5, 0);
            USE(WRITE(1), F_R, V(Rd, 6));
            if (0x60 >> V(surface_SURF_SIZE, 3) & 1) USE(WRITE(1), F_R, (V(Rd, 6) | 1));
            if (V(surface_SURF_SIZE, 3) == 6) USE(WRITE(1), F_R, (V(Rd, 6) | 2));
            if (V(surface_SURF_SIZE, 3) == 6) USE(WRITE(1), F_R, (V(Rd, 6) | 3));
        } else {
            x2 = ((V(surface_BA, 0) == 0) ? UNKNOWN : rt_signed(u, rt_content(u, F_R, K(V(Ra, 7))),
                32));
            x4 = ((0xf8 >> V(surface_DIM, 1) & 1) ? rt_signed(u, rt_content(u, F_R, K((V(Ra, 7) |
                1))), 32) : K(0));
            LET(5)
                if (0xf0 >> V(surface_DIM, 1) & 1) {
                    USE(READ, F_R, (V(Ra, 7) | 2));
                } else if (V(surface_DIM, 1) == 2) USE(READ, F_R, (V(Ra, 7) | 1));
            END_LET(5)
            x5 = ((0xf0 >> V(surface_DIM, 1) & 1) ? rt_signed(u, rt_content(u, F_R, K((V(Ra, 7) |
                2))), 32) : ((V(surface_DIM, 1) == 2) ? rt_signed(u, rt_content(u, F_R, K((V(Ra, 7)
                | 1))), 32) : K(0)));
            surface_reads(u, 8, 1);
            if (V(surface_CLAMP, 4) == 2) {
                USE(READ, F_R, V(Ra, 7));
                if (V(surface_BA, 0) == 0) surface_reads(u, 8, 1);
                IF(1, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 7) | 1));
                    END(1)
                IF(2, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 7) | 1));
                    END(2)
                IF(3, OPEN) NEED(5); END(3)
                IF(4, OPEN) NEED(5); END(4)
            }
            if (V(surface_CLAMP, 4) == 0) {
                USE(READ, F_R, V(Ra, 7));
                if (V(surface_BA, 0) == 0) surface_reads(u, 8, 1);
                IF(5, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 7) | 1));
                    END(5)
                IF(6, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 7) | 1));
                    END(6)
                IF(7, OPEN) NEED(5); END(7)
                IF(8, OPEN) NEED(5); END(8)
            }
            IF(9, rt_either(rt_sure((0xe >> V(surface_CLAMP, 4) & 1)),
                rt_both(rt_both(rt_both(rt_both(rt_both(rt_le(u, K(0), x2), OPEN), rt_le(u, K(0),
                x4)), OPEN), rt_le(u, K(0), x5)), OPEN)))
                LET(7)
                    NEED(5);
                    if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 7) | 1));
                    USE(READ, F_R, V(Ra, 7));
                    if (V(surface_BA, 0) == 0) surface_reads(u, 8, 1);
                END_LET(7)
                if (V(surface_SURF_SIZE, 3) == 0) {
                    NEED(7);
                    USE(WRITE(1), F_R, V(Rd, 6));
                } else if (V(surface_SURF_SIZE, 3) == 1) {
                    NEED(7);
                    USE(WRITE(1), F_R, V(Rd, 6));
                } else if (V(surface_SURF_SIZE, 3) == 2) {
                    NEED(7);
                    USE(WRITE(1), F_R, V(Rd, 6));
                } else if (V(surface_SURF_SIZE, 3) == 3) {
                    NEED(7);
                    USE(WRITE(1), F_R, V(Rd, 6));
                } else if (V(surface_SURF_SIZE, 3) == 4) {
                    NEED(7);
                    USE(WRITE(1), F_R, V(Rd, 6));
                } else if (!(V(Rd, 6) == 255)) {
                    NEED(7);
                    USE(WRITE(1), F_R, V(Rd, 6));
                    USE(WRITE(1), F_R, (V(Rd, 6) + 1));
                    if (0xdf >> V(surface_SURF_SIZE, 3) & 1) {
                        USE(WRITE(1), F_R, (V(Rd, 6) + 2));
                        USE(WRITE(1), F_R, (V(Rd, 6) + 3));
                    }
                }
            ELSE(9)
                if (0x1f >> V(surface_SURF_SIZE, 3) & 1) {
                    USE(WRITE(1), F_R, V(Rd, 6));
                } else if (!(V(Rd, 6) == 255)) {
                    USE(WRITE(1), F_R, V(Rd, 6));
                    USE(WRITE(1), F_R, (V(Rd, 6) + 1));
                    if (0xdf >> V(surface_SURF_SIZE, 3) & 1) {
                        USE(WRITE(1), F_R, (V(Rd, 6) + 2));
                        USE(WRITE(1), F_R, (V(Rd, 6) + 3));
                    }
                }
            END(9)
        }
    END(10)
    rt_leave(u);
}

static void uses_sust_p(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 8, 1);
    IF(15, guard_value(u, 8, 1))
        LET(4)
            if (0xf0 >> V(surface_DIM, 0) & 1) {
                USE(READ, F_R, (V(Ra, 4) | 2));
            } else if (V(surface_DIM, 0) == 2) USE(READ, F_R, (V(Ra, 4) | 1));
        END_LET(4)
        surface_reads(u, 6, 0);
        if (V(surface_CLAMP, 3) == 2) {
            USE(READ, F_R, V(Ra, 4));
            IF(1, OPEN) if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 4) | 1)); END(1)
            IF(2, OPEN) if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 4) | 1)); END(2)
            IF(3, OPEN) NEED(4); END(3)
            IF(4, OPEN) NEED(4); END(4)
        }
        if (V(surface_CLAMP, 3) == 0) {
            USE(READ, F_R, V(Ra, 4));
            IF(5, OPEN) if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 4) | 1)); END(5)
            IF(6, OPEN) if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 4) | 1)); END(6)
            IF(7, OPEN) NEED(4); END(7)
            IF(8, OPEN) NEED(4); END(8)
        }
        IF(14, OPEN)
            for (uint64_t x8 = 0; x8 <= 3; x8++) {
                IF(13, rt_both(rt_sure(rt_bits(V(surface_MASK, 2), x8, 1)), OPEN))
                    LET(10)
                        USE(READ, F_R, (V(Rd, 5) | ((rt_bits((V(surface_MASK, 2) & (rt_shl_int(1,
                            x8) - 1)), 0, 1) + rt_bits((V(surface_MASK, 2) & (rt_shl_int(1, x8) -
                            1)), 1, 1)) + rt_bits((V(surface_MASK, 2) & (rt_shl_int(1, x8) - 1)), 2,
                            1))));
                    END_LET(10)
                    IF(12, rt_eq(u, rt_chosen(u, OPEN, K(1), rt_chosen(u, OPEN, K(2), rt_chosen(u,
                        OPEN, K(1), rt_chosen(u, OPEN, K(2), rt_chosen(u, OPEN, K(4), rt_chosen(u,
                        OPEN, K(4), rt_chosen(u, OPEN, K(4), rt_chosen(u, OPEN, K(1), rt_chosen(u,
                        OPEN, K(2), rt_chosen(u, OPEN, K(4), rt_chosen(u, OPEN, K(1), rt_chosen(u,
                        OPEN, K(2), rt_chosen(u, OPEN, K(4), rt_chosen(u, OPEN, K(2),
                        K(4))))))))))))))), K(1)))
                        IF(9, OPEN) NEED(10); END(9)
                        NEED(4);
                        if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 4) | 1));
                        USE(READ, F_R, V(Ra, 4));
                    ELSE(12)
                        IF(11, rt_eq(u, rt_chosen(u, OPEN, K(1), rt_chosen(u, OPEN, K(2),
                            rt_chosen(u, OPEN, K(1), rt_chosen(u, OPEN, K(2), rt_chosen(u, OPEN,
                            K(4), rt_chosen(u, OPEN, K(4), rt_chosen(u, OPEN, K(4), rt_chosen(u,
                            OPEN, K(1), rt_chosen(u, OPEN, K(2), rt_chosen(u, OPEN, K(4),
                            rt_chosen(u, OPEN, K(1), rt_chosen(u, OPEN, K(2), rt_chosen(u, OPEN,
                            K(4), rt_chosen(u, OPEN, K(2), K(4))))))))))))))), K(2)))
                            IF(10, OPEN) NEED(10); END(10)
                            NEED(4);
                            if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 4) | 1));
                            USE(READ, F_R, V(Ra, 4));
                        ELSE(11)
                            NEED(10);
                            NEED(4);
                            if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 4) | 1));
                            USE(READ, F_R, V(Ra, 4));
                        END(11)
                    END(12)
                END(13)
            }
        END(14)
    END(15)
    rt_leave(u);
}

static void uses_sust_d(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 9, 1);
    IF(10, guard_value(u, 9, 1))
        LET(4)
            if (0xf0 >> V(surface_DIM, 1) & 1) {
                USE(READ, F_R, (V(Ra, 5) | 2));
            } else if (V(surface_DIM, 1) == 2) USE(READ, F_R, (V(Ra, 5) | 1));
        END_LET(4)
        surface_reads(u, 7, 0);
        if (V(surface_CLAMP, 4) == 2) {
            USE(READ, F_R, V(Ra, 5));
            if (V(surface_BA, 0) == 0) surface_reads(u, 7, 0);
            IF(1, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 5) | 1)); END(1)
            IF(2, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 5) | 1)); END(2)
            IF(3, OPEN) NEED(4); END(3)
            IF(4, OPEN) NEED(4); END(4)
        }
        if (V(surface_CLAMP, 4) == 0) {
            USE(READ, F_R, V(Ra, 5));
            if (V(surface_BA, 0) == 0) surface_reads(u, 7, 0);
            IF(5, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 5) | 1)); END(5)
            IF(6, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 5) | 1)); END(6)
            IF(7, OPEN) NEED(4); END(7)
            IF(8, OPEN) NEED(4); END(8)
        }
        IF(9, OPEN)
            LET(6)
                NEED(4);
                if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 5) | 1));
                USE(READ, F_R, V(Ra, 5));
                if (V(surface_BA, 0) == 0) surface_reads(u, 7, 0);
            END_LET(6)
            if (0x3 >> V(surface_SURF_SIZE, 3) & 1) {
                USE(READ, F_R, V(Rd, 6));
                NEED(6);
            } else if (0xf >> V(surface_SURF_SIZE, 3) & 1) {
                USE(READ, F_R, V(Rd, 6));
                NEED(6);
            } else if (V(surface_SURF_SIZE, 3) == 4) {
                USE(READ, F_R, V(Rd, 6));
                NEED(6);
            } else if (V(Rd, 6) == 255) {
                NEED(6);
            } else {
                USE(READ, F_R, V(Rd, 6));
                USE(READ, F_R, (V(Rd, 6) + 1));
                if (V(surface_SURF_SIZE, 3) == 5) {
                    NEED(6);
                } else {
                    USE(READ, F_R, (V(Rd, 6) + 2));
                    USE(READ, F_R, (V(Rd, 6) + 3));
                    NEED(6);
                }
            }
        END(9)
    END(10)
    rt_leave(u);
}

static void uses_sured_p(struct rt_uses *u)
{
    guard_reads(u, 7, 1);
    IF(1, guard_value(u, 7, 1))
        USE(READ, F_R, V(Ra, 3));
        if (0x3c >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 3) | 1));
        if (0x30 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 3) | 2));
        USE(READ, F_R, V(Rd, 4));
        surface_reads(u, 5, 0);
    END(1)
}

static uint64_t sured_types_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return ((0xa4 >> V(surface_SURED_TYPE, v1) & 1) ? (uint64_t)2 : 1);
    case 1: return 7;
    }
    return 4;
}

static void uses_sured_d(struct rt_uses *u)
{
    rt_value x8 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 9, 2);
    IF(18, guard_value(u, 9, 2))
        if ((((V(surface_SURED_TYPE, 3) == 3) && (0xfe >> V(surface_SURED_OP, 2) & 1)) != 0) ||
            (V(surface_SURED_TYPE, 3) == 4)) {
            USE(READ, F_R, V(Ra, 5));
            if (0x3c >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 5) | 1));
            if (0x30 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 5) | 2));
            USE(READ, F_R, V(Rd, 6));
            if ((int64_t)sured_types_value(u, 3, 0) > (int64_t)1) USE(READ, F_R, (V(Rd, 6) | 1));
            if ((int64_t)sured_types_value(u, 3, 0) > (int64_t)2) USE(READ, F_R, (V(Rd, 6) | 2));
            if ((int64_t)sured_types_value(u, 3, 0) > (int64_t)3) USE(READ, F_R, (V(Rd, 6) | 3));
            surface_reads(u, 7, 1);
        } else {
            LET(5)
                if (0xf0 >> V(surface_DIM, 1) & 1) {
                    USE(READ, F_R, (V(Ra, 5) | 2));
                } else if (V(surface_DIM, 1) == 2) USE(READ, F_R, (V(Ra, 5) | 1));
            END_LET(5)
            surface_reads(u, 7, 1);
            if (V(surface_CLAMP, 4) == 2) {
                USE(READ, F_R, V(Ra, 5));
                if (V(surface_BA, 0) == 0) surface_reads(u, 7, 1);
                IF(1, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 5) | 1));
                    END(1)
                IF(2, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 5) | 1));
                    END(2)
                IF(3, OPEN) NEED(5); END(3)
                IF(4, OPEN) NEED(5); END(4)
            }
            if (V(surface_CLAMP, 4) == 0) {
                USE(READ, F_R, V(Ra, 5));
                if (V(surface_BA, 0) == 0) surface_reads(u, 7, 1);
                IF(5, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 5) | 1));
                    END(5)
                IF(6, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 5) | 1));
                    END(6)
                IF(7, OPEN) NEED(5); END(7)
                IF(8, OPEN) NEED(5); END(8)
            }
            IF(17, OPEN)
                LET(7)
                    NEED(5);
                    if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 5) | 1));
                    USE(READ, F_R, V(Ra, 5));
                    if (V(surface_BA, 0) == 0) surface_reads(u, 7, 1);
                END_LET(7)
                x8 = ((V(surface_SURED_TYPE, 3) == 6) ? rt_of_test(u, OPEN) :
                    K(((V(surface_SURED_TYPE, 3) == 7) ? 2 : V(surface_SURED_TYPE, 3))));
                IF(16, rt_either(rt_either(rt_eq(u, x8, K(2)), rt_eq(u, x8, K(5))), rt_eq(u, x8,
                    K(6))))
                    IF(12, rt_both(rt_sure((V(surface_SURED_OP, 2) == 0)), rt_eq(u, x8, K(6))))
                        LET(11)
                            NEED(7);
                            IF(9, OPEN)
                                USE(READ, F_R, V(Rd, 6));
                                USE(READ, F_R, (V(Rd, 6) | 1));
                            END(9)
                            USE(READ, F_R, V(Rd, 6));
                            USE(READ, F_R, (V(Rd, 6) | 1));
                        END_LET(11)
                    ELSE(12)
                        LET(11)
                            if (0xef >> V(surface_SURED_OP, 2) & 1) {
                                NEED(7);
                                USE(READ, F_R, V(Rd, 6));
                                USE(READ, F_R, (V(Rd, 6) | 1));
                            }
                            if (V(surface_SURED_OP, 2) == 4) {
                                NEED(7);
                                IF(10, OPEN)
                                    USE(READ, F_R, V(Rd, 6));
                                    USE(READ, F_R, (V(Rd, 6) | 1));
                                END(10)
                                IF(11, OPEN)
                                    USE(READ, F_R, V(Rd, 6));
                                    USE(READ, F_R, (V(Rd, 6) | 1));
                                END(11)
                            }
                        END_LET(11)
                    END(12)
                    NEED(11);
                    NEED(7);
                ELSE(16)
                    IF(15, rt_both(rt_sure((V(surface_SURED_OP, 2) == 0)), rt_either(rt_eq(u, x8,
                        K(3)), rt_eq(u, x8, K(4)))))
                        LET(15)
                            NEED(7);
                            USE(READ, F_R, V(Rd, 6));
                        END_LET(15)
                    ELSE(15)
                        LET(15)
                            if (0xef >> V(surface_SURED_OP, 2) & 1) {
                                NEED(7);
                                USE(READ, F_R, V(Rd, 6));
                            }
                            if (V(surface_SURED_OP, 2) == 4) {
                                NEED(7);
                                IF(13, OPEN) USE(READ, F_R, V(Rd, 6)); END(13)
                                IF(14, OPEN) USE(READ, F_R, V(Rd, 6)); END(14)
                            }
                        END_LET(15)
                    END(15)
                    NEED(15);
                    NEED(7);
                END(16)
            END(17)
        }
    END(18)
    rt_leave(u);
}

static uint64_t suatom_types_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return ((0xa4 >> V(surface_SUATOM_TYPE, v1) & 1) ? (uint64_t)2 : 1);
    case 1: return 7;
    }
    return 4;
}

static void uses_suatom_i(struct rt_uses *u)
{
    uint64_t x2 = 0;
    guard_reads(u, 9, 1);
    IF(1, guard_value(u, 9, 1))
        x2 = ((uint64_t)1 * suatom_types_value(u, 3, 0));
        USE(READ, F_R, V(Ra, 6));
        if (0x3c >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 6) | 1));
        if (0x30 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 6) | 2));
        USE(READ, F_R, V(Rb, 7));
        if ((int64_t)x2 > (int64_t)1) USE(READ, F_R, (V(Rb, 7) | 1));
        if ((int64_t)x2 > (int64_t)2) USE(READ, F_R, (V(Rb, 7) | 2));
        if ((int64_t)x2 > (int64_t)3) USE(READ, F_R, (V(Rb, 7) | 3));
        USE(WRITE(1), F_R, V(Rd, 5));
        if ((int64_t)suatom_types_value(u, 3, 0) > (int64_t)1) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
    END(1)
}

static uint64_t suatom_types_r_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return ((0xa4 >> V(surface_SUATOM_TYPE_R, v1) & 1) ? (uint64_t)2 : 1);
    case 1: return 7;
    }
    return 4;
}

static void uses_suatom_r(struct rt_uses *u)
{
    uint64_t x2 = 0;
    guard_reads(u, 10, 2);
    IF(1, guard_value(u, 10, 2))
        x2 = ((uint64_t)1 * suatom_types_r_value(u, 4, 0));
        USE(READ, F_R, V(Ra, 7));
        if (0x3c >> V(surface_DIM, 2) & 1) USE(READ, F_R, (V(Ra, 7) | 1));
        if (0x30 >> V(surface_DIM, 2) & 1) USE(READ, F_R, (V(Ra, 7) | 2));
        USE(READ, F_R, V(Rb, 8));
        if ((int64_t)x2 > (int64_t)1) USE(READ, F_R, (V(Rb, 8) | 1));
        if ((int64_t)x2 > (int64_t)2) USE(READ, F_R, (V(Rb, 8) | 2));
        if ((int64_t)x2 > (int64_t)3) USE(READ, F_R, (V(Rb, 8) | 3));
        USE(READ, F_R, V(Rc, 9));
        USE(WRITE(1), F_R, V(Rd, 6));
        if ((int64_t)suatom_types_r_value(u, 4, 0) > (int64_t)1) USE(WRITE(1), F_R, (V(Rd, 6) | 1));
    END(1)
}

static void uses_suatom_p(struct rt_uses *u)
{
    uint64_t x2 = 0;
    guard_reads(u, 10, 2);
    IF(1, guard_value(u, 10, 2))
        x2 = ((uint64_t)1 * suatom_types_r_value(u, 3, 0));
        USE(READ, F_R, V(Ra, 7));
        if (0x3c >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 7) | 1));
        if (0x30 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 7) | 2));
        USE(READ, F_R, V(Rb, 8));
        if ((int64_t)x2 > (int64_t)1) USE(READ, F_R, (V(Rb, 8) | 1));
        if ((int64_t)x2 > (int64_t)2) USE(READ, F_R, (V(Rb, 8) | 2));
        if ((int64_t)x2 > (int64_t)3) USE(READ, F_R, (V(Rb, 8) | 3));
        USE(READ, F_R, V(Rc, 9));
        USE(WRITE(1), F_P, (7 - V(surface_SUATOM_P, 5)));
        USE(WRITE(1), F_R, V(Rd, 6));
        if ((int64_t)suatom_types_r_value(u, 3, 0) > (int64_t)1) USE(WRITE(1), F_R, (V(Rd, 6) | 1));
    END(1)
}

static void uses_suatom_ci(struct rt_uses *u)
{
    uint64_t x2 = 0;
    guard_reads(u, 9, 2);
    IF(1, guard_value(u, 9, 2))
        x2 = ((uint64_t)2 * suatom_types_value(u, 2, 0));
        USE(READ, F_R, V(Ra, 6));
        if (0x3c >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 6) | 1));
        if (0x30 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 6) | 2));
        USE(READ, F_R, V(Rb, 7));
        USE(READ, F_R, (V(Rb, 7) | 1));
        if ((int64_t)x2 > (int64_t)2) USE(READ, F_R, (V(Rb, 7) | 2));
        if ((int64_t)x2 > (int64_t)3) USE(READ, F_R, (V(Rb, 7) | 3));
        opt_ps_writes(u, 4, 1);
        USE(WRITE(1), F_R, V(Rd, 5));
        if ((int64_t)suatom_types_value(u, 2, 0) > (int64_t)1) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
    END(1)
}

static void uses_suatom_cr(struct rt_uses *u)
{
    uint64_t x2 = 0;
    guard_reads(u, 10, 3);
    IF(1, guard_value(u, 10, 3))
        x2 = ((uint64_t)2 * suatom_types_r_value(u, 3, 0));
        USE(READ, F_R, V(Ra, 7));
        if (0x3c >> V(surface_DIM, 2) & 1) USE(READ, F_R, (V(Ra, 7) | 1));
        if (0x30 >> V(surface_DIM, 2) & 1) USE(READ, F_R, (V(Ra, 7) | 2));
        USE(READ, F_R, V(Rb, 8));
        USE(READ, F_R, (V(Rb, 8) | 1));
        if ((int64_t)x2 > (int64_t)2) USE(READ, F_R, (V(Rb, 8) | 2));
        if ((int64_t)x2 > (int64_t)3) USE(READ, F_R, (V(Rb, 8) | 3));
        USE(READ, F_R, V(Rc, 9));
        opt_ps_writes(u, 5, 1);
        USE(WRITE(1), F_R, V(Rd, 6));
        if ((int64_t)suatom_types_r_value(u, 3, 0) > (int64_t)1) USE(WRITE(1), F_R, (V(Rd, 6) | 1));
    END(1)
}

static void opt_writes_4(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(WRITE(1), F_P, V(texture_Pt, v1));
}

static void uses_tex_i(struct rt_uses *u)
{
    uint64_t x2 = 0, x3 = 0, x13 = 0, x14 = 0, x15 = 0, x16 = 0;
    rt_enter(u);
    guard_reads(u, 15, 4);
    IF(467, guard_value(u, 15, 4))
        if (V(texture_DC, 3) || (0xc0 >> V(texture_DIM, 13) & 1)) {
            x2 = (((int64_t)((((0xcc >> V(texture_LOD, 0) & 1) + V(texture_LC, 1)) +
                V(texture_AOFFI, 2)) + V(texture_DC, 3)) > (int64_t)1) ? ((((0xcc >> V(texture_LOD,
                0) & 1) + V(texture_LC, 1)) + V(texture_AOFFI, 2)) + V(texture_DC, 3)) : 1);
            USE(EARLY(-4), F_R, V(Ra, 10));
            if (0xfe >> V(texture_DIM, 13) & 1) {
                USE(EARLY(-4), F_R, ((V(Ra, 10) == 255) ? 255 : rt_bits((V(Ra, 10) + 1), 0, 8)));
            }
            if (0xf8 >> V(texture_DIM, 13) & 1) {
                USE(EARLY(-4), F_R, ((V(Ra, 10) == 255) ? 255 : rt_bits((V(Ra, 10) + 2), 0, 8)));
            }
            if (0xa0 >> V(texture_DIM, 13) & 1) {
                USE(EARLY(-4), F_R, ((V(Ra, 10) == 255) ? 255 : rt_bits((V(Ra, 10) + 3), 0, 8)));
            }
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
            if (0xfee8 >> V(texture_MASK, 14) & 1) {
                USE(WRITE(1), F_R, ((V(Rd, 9) == 255) ? 255 : rt_bits((V(Rd, 9) + 1), 0, 8)));
            }
            if (0xe880 >> V(texture_MASK, 14) & 1) {
                USE(WRITE(1), F_R, ((V(Rd, 9) == 255) ? 255 : rt_bits((V(Rd, 9) + 2), 0, 8)));
            }
            if (V(texture_MASK, 14) == 15) {
                USE(WRITE(1), F_R, ((V(Rd, 9) == 255) ? 255 : rt_bits((V(Rd, 9) + 3), 0, 8)));
            }
        } else {
            LET(6)
                if (0x3f >> V(texture_DIM, 13) & 1) {
                    USE(EARLY(-4), F_R, ((V(Ra, 10) == 255) ? 255 : rt_bits((V(Ra, 10) + (0xaa >>
                        V(texture_DIM, 13) & 1)), 0, 8)));
                }
            END_LET(6)
            LET(7)
                if (0x3c >> V(texture_DIM, 13) & 1) {
                    USE(EARLY(-4), F_R, ((V(Ra, 10) == 255) ? 255 : rt_bits((V(Ra, 10) +
                        ((uint64_t)(0xaa >> V(texture_DIM, 13) & 1) + 1)), 0, 8)));
                }
            END_LET(7)
            LET(8)
                if (0x30 >> V(texture_DIM, 13) & 1) {
                    USE(EARLY(-4), F_R, ((V(Ra, 10) == 255) ? 255 : rt_bits((V(Ra, 10) +
                        ((uint64_t)(0xaa >> V(texture_DIM, 13) & 1) + 2)), 0, 8)));
                }
            END_LET(8)
            LET(10)
                if (V(texture_AOFFI, 2)) {
                    USE(EARLY(-4), F_R, ((V(Rb, 11) == 255) ? 255 : rt_bits((V(Rb, 11) + ((0xcc >>
                        V(texture_LOD, 0) & 1) + V(texture_LC, 1))), 0, 8)));
                }
            END_LET(10)
            x13 = ((V(Rd, 9) == 255) ? 255 : rt_bits((V(Rd, 9) + 0), 0, 8));
            x14 = ((V(Rd, 9) == 255) ? 255 : rt_bits((V(Rd, 9) + 1), 0, 8));
            x15 = ((V(Rd, 9) == 255) ? 255 : rt_bits((V(Rd, 9) + 2), 0, 8));
            x16 = ((V(Rd, 9) == 255) ? 255 : rt_bits((V(Rd, 9) + 3), 0, 8));
            IF(1, OPEN)
                LET(27)
                    NEED(7);
                    NEED(10);
                END_LET(27)
            END(1)
            LET(28) NEED(27); END_LET(28)
            IF(2, OPEN)
                LET(30)
                    NEED(8);
                    NEED(10);
                END_LET(30)
            END(2)
            LET(31) NEED(30); END_LET(31)
            if (0xaaaa >> V(texture_MASK, 14) & 1) {
                IF(118, OPEN)
                    LET(35)
                        NEED(6);
                        NEED(10);
                        NEED(28);
                        NEED(31);
                    END_LET(35)
                    LET(45)
                        IF(3, OPEN)
                            NEED(6);
                            NEED(10);
                        END(3)
                        IF(6, OPEN) NEED(28); END(6)
                        IF(9, OPEN) NEED(31); END(9)
                    END_LET(45)
                    LET(54) NEED(28); END_LET(54)
                    LET(58) NEED(31); END_LET(58)
                    LET(58) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(58)
                    LET(59)
                        NEED(58);
                        NEED(54);
                        NEED(6);
                        NEED(10);
                    END_LET(59)
                    NEED(45);
                    LET(62)
                        IF(13, OPEN) NEED(59); END(13)
                    END_LET(62)
                    LET(63)
                        NEED(35);
                        NEED(62);
                    END_LET(63)
                    LET(83) NEED(28); END_LET(83)
                    LET(87) NEED(31); END_LET(87)
                    LET(87) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(87)
                    LET(88)
                        NEED(87);
                        NEED(83);
                        NEED(6);
                        NEED(10);
                    END_LET(88)
                    NEED(45);
                    LET(91)
                        IF(25, OPEN) NEED(88); END(25)
                    END_LET(91)
                    LET(63)
                        NEED(35);
                        IF(27, OPEN) NEED(91); END(27)
                    END_LET(63)
                    LET(111) NEED(28); END_LET(111)
                    LET(115) NEED(31); END_LET(115)
                    LET(115) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(115)
                    LET(116)
                        NEED(115);
                        NEED(111);
                        NEED(6);
                        NEED(10);
                    END_LET(116)
                    NEED(45);
                    LET(119)
                        IF(38, OPEN) NEED(116); END(38)
                    END_LET(119)
                    LET(63)
                        NEED(35);
                        IF(40, OPEN) NEED(119); END(40)
                    END_LET(63)
                    LET(139) NEED(28); END_LET(139)
                    LET(143) NEED(31); END_LET(143)
                    LET(143) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(143)
                    LET(144)
                        NEED(143);
                        NEED(139);
                        NEED(6);
                        NEED(10);
                    END_LET(144)
                    NEED(45);
                    LET(147)
                        IF(51, OPEN) NEED(144); END(51)
                    END_LET(147)
                    LET(63)
                        NEED(35);
                        IF(53, OPEN) NEED(147); END(53)
                    END_LET(63)
                    LET(167) NEED(28); END_LET(167)
                    LET(171) NEED(31); END_LET(171)
                    LET(171) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(171)
                    LET(172)
                        NEED(171);
                        NEED(167);
                        NEED(6);
                        NEED(10);
                    END_LET(172)
                    NEED(45);
                    LET(175)
                        IF(64, OPEN) NEED(172); END(64)
                    END_LET(175)
                    LET(63)
                        NEED(35);
                        IF(66, OPEN) NEED(175); END(66)
                    END_LET(63)
                    LET(195) NEED(28); END_LET(195)
                    LET(199) NEED(31); END_LET(199)
                    LET(199) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(199)
                    LET(200)
                        NEED(199);
                        NEED(195);
                        NEED(6);
                        NEED(10);
                    END_LET(200)
                    NEED(45);
                    LET(203)
                        IF(77, OPEN) NEED(200); END(77)
                    END_LET(203)
                    LET(63)
                        NEED(35);
                        IF(79, OPEN) NEED(203); END(79)
                    END_LET(63)
                    LET(223) NEED(28); END_LET(223)
                    LET(227) NEED(31); END_LET(227)
                    LET(227) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(227)
                    LET(228)
                        NEED(227);
                        NEED(223);
                        NEED(6);
                        NEED(10);
                    END_LET(228)
                    NEED(45);
                    LET(231)
                        IF(90, OPEN) NEED(228); END(90)
                    END_LET(231)
                    LET(63)
                        NEED(35);
                        IF(92, OPEN) NEED(231); END(92)
                    END_LET(63)
                    LET(251) NEED(28); END_LET(251)
                    LET(255) NEED(31); END_LET(255)
                    LET(255) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(255)
                    LET(256)
                        NEED(255);
                        NEED(251);
                        NEED(6);
                        NEED(10);
                    END_LET(256)
                    NEED(45);
                    LET(259)
                        IF(103, OPEN) NEED(256); END(103)
                    END_LET(259)
                    LET(34)
                        NEED(35);
                        NEED(63);
                        IF(105, OPEN) NEED(259); END(105)
                    END_LET(34)
                    LET(269)
                        IF(106, OPEN)
                            NEED(6);
                            NEED(10);
                        END(106)
                        IF(109, OPEN) NEED(28); END(109)
                        IF(112, OPEN) NEED(31); END(112)
                    END_LET(269)
                    LET(278) NEED(28); END_LET(278)
                    LET(282) NEED(31); END_LET(282)
                    LET(282) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(282)
                    LET(283)
                        NEED(282);
                        NEED(278);
                        NEED(6);
                        NEED(10);
                    END_LET(283)
                    NEED(269);
                    LET(286)
                        IF(116, OPEN) NEED(283); END(116)
                    END_LET(286)
                    LET(34) NEED(286); END_LET(34)
                END(118)
                NEED(34);
                USE(WRITE(1), F_R, x13);
            }
            if (0xcccc >> V(texture_MASK, 14) & 1) {
                IF(234, OPEN)
                    LET(289)
                        NEED(6);
                        NEED(10);
                        NEED(28);
                        NEED(31);
                    END_LET(289)
                    LET(299)
                        IF(119, OPEN)
                            NEED(6);
                            NEED(10);
                        END(119)
                        IF(122, OPEN) NEED(28); END(122)
                        IF(125, OPEN) NEED(31); END(125)
                    END_LET(299)
                    LET(308) NEED(28); END_LET(308)
                    LET(312) NEED(31); END_LET(312)
                    LET(312) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(312)
                    LET(313)
                        NEED(312);
                        NEED(308);
                        NEED(6);
                        NEED(10);
                    END_LET(313)
                    NEED(299);
                    LET(316)
                        IF(129, OPEN) NEED(313); END(129)
                    END_LET(316)
                    LET(317)
                        NEED(289);
                        NEED(316);
                    END_LET(317)
                    LET(337) NEED(28); END_LET(337)
                    LET(341) NEED(31); END_LET(341)
                    LET(341) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(341)
                    LET(342)
                        NEED(341);
                        NEED(337);
                        NEED(6);
                        NEED(10);
                    END_LET(342)
                    NEED(299);
                    LET(345)
                        IF(141, OPEN) NEED(342); END(141)
                    END_LET(345)
                    LET(317)
                        NEED(289);
                        IF(143, OPEN) NEED(345); END(143)
                    END_LET(317)
                    LET(365) NEED(28); END_LET(365)
                    LET(369) NEED(31); END_LET(369)
                    LET(369) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(369)
                    LET(370)
                        NEED(369);
                        NEED(365);
                        NEED(6);
                        NEED(10);
                    END_LET(370)
                    NEED(299);
                    LET(373)
                        IF(154, OPEN) NEED(370); END(154)
                    END_LET(373)
                    LET(317)
                        NEED(289);
                        IF(156, OPEN) NEED(373); END(156)
                    END_LET(317)
                    LET(393) NEED(28); END_LET(393)
                    LET(397) NEED(31); END_LET(397)
                    LET(397) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(397)
                    LET(398)
                        NEED(397);
                        NEED(393);
                        NEED(6);
                        NEED(10);
                    END_LET(398)
                    NEED(299);
                    LET(401)
                        IF(167, OPEN) NEED(398); END(167)
                    END_LET(401)
                    LET(317)
                        NEED(289);
                        IF(169, OPEN) NEED(401); END(169)
                    END_LET(317)
                    LET(421) NEED(28); END_LET(421)
                    LET(425) NEED(31); END_LET(425)
                    LET(425) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(425)
                    LET(426)
                        NEED(425);
                        NEED(421);
                        NEED(6);
                        NEED(10);
                    END_LET(426)
                    NEED(299);
                    LET(429)
                        IF(180, OPEN) NEED(426); END(180)
                    END_LET(429)
                    LET(317)
                        NEED(289);
                        IF(182, OPEN) NEED(429); END(182)
                    END_LET(317)
                    LET(449) NEED(28); END_LET(449)
                    LET(453) NEED(31); END_LET(453)
                    LET(453) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(453)
                    LET(454)
                        NEED(453);
                        NEED(449);
                        NEED(6);
                        NEED(10);
                    END_LET(454)
                    NEED(299);
                    LET(457)
                        IF(193, OPEN) NEED(454); END(193)
                    END_LET(457)
                    LET(317)
                        NEED(289);
                        IF(195, OPEN) NEED(457); END(195)
                    END_LET(317)
                    LET(477) NEED(28); END_LET(477)
                    LET(481) NEED(31); END_LET(481)
                    LET(481) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(481)
                    LET(482)
                        NEED(481);
                        NEED(477);
                        NEED(6);
                        NEED(10);
                    END_LET(482)
                    NEED(299);
                    LET(485)
                        IF(206, OPEN) NEED(482); END(206)
                    END_LET(485)
                    LET(317)
                        NEED(289);
                        IF(208, OPEN) NEED(485); END(208)
                    END_LET(317)
                    LET(505) NEED(28); END_LET(505)
                    LET(509) NEED(31); END_LET(509)
                    LET(509) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(509)
                    LET(510)
                        NEED(509);
                        NEED(505);
                        NEED(6);
                        NEED(10);
                    END_LET(510)
                    NEED(299);
                    LET(513)
                        IF(219, OPEN) NEED(510); END(219)
                    END_LET(513)
                    LET(288)
                        NEED(289);
                        NEED(317);
                        IF(221, OPEN) NEED(513); END(221)
                    END_LET(288)
                    LET(523)
                        IF(222, OPEN)
                            NEED(6);
                            NEED(10);
                        END(222)
                        IF(225, OPEN) NEED(28); END(225)
                        IF(228, OPEN) NEED(31); END(228)
                    END_LET(523)
                    LET(532) NEED(28); END_LET(532)
                    LET(536) NEED(31); END_LET(536)
                    LET(536) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(536)
                    LET(537)
                        NEED(536);
                        NEED(532);
                        NEED(6);
                        NEED(10);
                    END_LET(537)
                    NEED(523);
                    LET(540)
                        IF(232, OPEN) NEED(537); END(232)
                    END_LET(540)
                    LET(288) NEED(540); END_LET(288)
                END(234)
                NEED(288);
                USE(WRITE(1), F_R, ((0x5555 >> V(texture_MASK, 14) & 1) ? x13 : ((0xaaaa >>
                    V(texture_MASK, 14) & 1) ? x14 : 0)));
            }
            if (0xf0f0 >> V(texture_MASK, 14) & 1) {
                IF(350, OPEN)
                    LET(543)
                        NEED(6);
                        NEED(10);
                        NEED(28);
                        NEED(31);
                    END_LET(543)
                    LET(553)
                        IF(235, OPEN)
                            NEED(6);
                            NEED(10);
                        END(235)
                        IF(238, OPEN) NEED(28); END(238)
                        IF(241, OPEN) NEED(31); END(241)
                    END_LET(553)
                    LET(562) NEED(28); END_LET(562)
                    LET(566) NEED(31); END_LET(566)
                    LET(566) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(566)
                    LET(567)
                        NEED(566);
                        NEED(562);
                        NEED(6);
                        NEED(10);
                    END_LET(567)
                    NEED(553);
                    LET(570)
                        IF(245, OPEN) NEED(567); END(245)
                    END_LET(570)
                    LET(571)
                        NEED(543);
                        NEED(570);
                    END_LET(571)
                    LET(591) NEED(28); END_LET(591)
                    LET(595) NEED(31); END_LET(595)
                    LET(595) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(595)
                    LET(596)
                        NEED(595);
                        NEED(591);
                        NEED(6);
                        NEED(10);
                    END_LET(596)
                    NEED(553);
                    LET(599)
                        IF(257, OPEN) NEED(596); END(257)
                    END_LET(599)
                    LET(571)
                        NEED(543);
                        IF(259, OPEN) NEED(599); END(259)
                    END_LET(571)
                    LET(619) NEED(28); END_LET(619)
                    LET(623) NEED(31); END_LET(623)
                    LET(623) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(623)
                    LET(624)
                        NEED(623);
                        NEED(619);
                        NEED(6);
                        NEED(10);
                    END_LET(624)
                    NEED(553);
                    LET(627)
                        IF(270, OPEN) NEED(624); END(270)
                    END_LET(627)
                    LET(571)
                        NEED(543);
                        IF(272, OPEN) NEED(627); END(272)
                    END_LET(571)
                    LET(647) NEED(28); END_LET(647)
                    LET(651) NEED(31); END_LET(651)
                    LET(651) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(651)
                    LET(652)
                        NEED(651);
                        NEED(647);
                        NEED(6);
                        NEED(10);
                    END_LET(652)
                    NEED(553);
                    LET(655)
                        IF(283, OPEN) NEED(652); END(283)
                    END_LET(655)
                    LET(571)
                        NEED(543);
                        IF(285, OPEN) NEED(655); END(285)
                    END_LET(571)
                    LET(675) NEED(28); END_LET(675)
                    LET(679) NEED(31); END_LET(679)
                    LET(679) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(679)
                    LET(680)
                        NEED(679);
                        NEED(675);
                        NEED(6);
                        NEED(10);
                    END_LET(680)
                    NEED(553);
                    LET(683)
                        IF(296, OPEN) NEED(680); END(296)
                    END_LET(683)
                    LET(571)
                        NEED(543);
                        IF(298, OPEN) NEED(683); END(298)
                    END_LET(571)
                    LET(703) NEED(28); END_LET(703)
                    LET(707) NEED(31); END_LET(707)
                    LET(707) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(707)
                    LET(708)
                        NEED(707);
                        NEED(703);
                        NEED(6);
                        NEED(10);
                    END_LET(708)
                    NEED(553);
                    LET(711)
                        IF(309, OPEN) NEED(708); END(309)
                    END_LET(711)
                    LET(571)
                        NEED(543);
                        IF(311, OPEN) NEED(711); END(311)
                    END_LET(571)
                    LET(731) NEED(28); END_LET(731)
                    LET(735) NEED(31); END_LET(735)
                    LET(735) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(735)
                    LET(736)
                        NEED(735);
                        NEED(731);
                        NEED(6);
                        NEED(10);
                    END_LET(736)
                    NEED(553);
                    LET(739)
                        IF(322, OPEN) NEED(736); END(322)
                    END_LET(739)
                    LET(571)
                        NEED(543);
                        IF(324, OPEN) NEED(739); END(324)
                    END_LET(571)
                    LET(759) NEED(28); END_LET(759)
                    LET(763) NEED(31); END_LET(763)
                    LET(763) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(763)
                    LET(764)
                        NEED(763);
                        NEED(759);
                        NEED(6);
                        NEED(10);
                    END_LET(764)
                    NEED(553);
                    LET(767)
                        IF(335, OPEN) NEED(764); END(335)
                    END_LET(767)
                    LET(542)
                        NEED(543);
                        NEED(571);
                        IF(337, OPEN) NEED(767); END(337)
                    END_LET(542)
                    LET(777)
                        IF(338, OPEN)
                            NEED(6);
                            NEED(10);
                        END(338)
                        IF(341, OPEN) NEED(28); END(341)
                        IF(344, OPEN) NEED(31); END(344)
                    END_LET(777)
                    LET(786) NEED(28); END_LET(786)
                    LET(790) NEED(31); END_LET(790)
                    LET(790) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(790)
                    LET(791)
                        NEED(790);
                        NEED(786);
                        NEED(6);
                        NEED(10);
                    END_LET(791)
                    NEED(777);
                    LET(794)
                        IF(348, OPEN) NEED(791); END(348)
                    END_LET(794)
                    LET(542) NEED(794); END_LET(542)
                END(350)
                NEED(542);
                USE(WRITE(1), F_R, ((0x1111 >> V(texture_MASK, 14) & 1) ? x13 : ((0x6666 >>
                    V(texture_MASK, 14) & 1) ? x14 : ((0x8888 >> V(texture_MASK, 14) & 1) ? x15 :
                    0))));
            }
            if (0xff00 >> V(texture_MASK, 14) & 1) {
                IF(466, OPEN)
                    LET(797)
                        NEED(6);
                        NEED(10);
                        NEED(28);
                        NEED(31);
                    END_LET(797)
                    LET(807)
                        IF(351, OPEN)
                            NEED(6);
                            NEED(10);
                        END(351)
                        IF(354, OPEN) NEED(28); END(354)
                        IF(357, OPEN) NEED(31); END(357)
                    END_LET(807)
                    LET(816) NEED(28); END_LET(816)
                    LET(820) NEED(31); END_LET(820)
                    LET(820) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(820)
                    LET(821)
                        NEED(820);
                        NEED(816);
                        NEED(6);
                        NEED(10);
                    END_LET(821)
                    NEED(807);
                    LET(824)
                        IF(361, OPEN) NEED(821); END(361)
                    END_LET(824)
                    LET(825)
                        NEED(797);
                        NEED(824);
                    END_LET(825)
                    LET(845) NEED(28); END_LET(845)
                    LET(849) NEED(31); END_LET(849)
                    LET(849) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(849)
                    LET(850)
                        NEED(849);
                        NEED(845);
                        NEED(6);
                        NEED(10);
                    END_LET(850)
                    NEED(807);
                    LET(853)
                        IF(373, OPEN) NEED(850); END(373)
                    END_LET(853)
                    LET(825)
                        NEED(797);
                        IF(375, OPEN) NEED(853); END(375)
                    END_LET(825)
                    LET(873) NEED(28); END_LET(873)
                    LET(877) NEED(31); END_LET(877)
                    LET(877) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(877)
                    LET(878)
                        NEED(877);
                        NEED(873);
                        NEED(6);
                        NEED(10);
                    END_LET(878)
                    NEED(807);
                    LET(881)
                        IF(386, OPEN) NEED(878); END(386)
                    END_LET(881)
                    LET(825)
                        NEED(797);
                        IF(388, OPEN) NEED(881); END(388)
                    END_LET(825)
                    LET(901) NEED(28); END_LET(901)
                    LET(905) NEED(31); END_LET(905)
                    LET(905) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(905)
                    LET(906)
                        NEED(905);
                        NEED(901);
                        NEED(6);
                        NEED(10);
                    END_LET(906)
                    NEED(807);
                    LET(909)
                        IF(399, OPEN) NEED(906); END(399)
                    END_LET(909)
                    LET(825)
                        NEED(797);
                        IF(401, OPEN) NEED(909); END(401)
                    END_LET(825)
                    LET(929) NEED(28); END_LET(929)
                    LET(933) NEED(31); END_LET(933)
                    LET(933) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(933)
                    LET(934)
                        NEED(933);
                        NEED(929);
                        NEED(6);
                        NEED(10);
                    END_LET(934)
                    NEED(807);
                    LET(937)
                        IF(412, OPEN) NEED(934); END(412)
                    END_LET(937)
                    LET(825)
                        NEED(797);
                        IF(414, OPEN) NEED(937); END(414)
                    END_LET(825)
                    LET(957) NEED(28); END_LET(957)
                    LET(961) NEED(31); END_LET(961)
                    LET(961) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(961)
                    LET(962)
                        NEED(961);
                        NEED(957);
                        NEED(6);
                        NEED(10);
                    END_LET(962)
                    NEED(807);
                    LET(965)
                        IF(425, OPEN) NEED(962); END(425)
                    END_LET(965)
                    LET(825)
                        NEED(797);
                        IF(427, OPEN) NEED(965); END(427)
                    END_LET(825)
                    LET(985) NEED(28); END_LET(985)
                    LET(989) NEED(31); END_LET(989)
                    LET(989) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(989)
                    LET(990)
                        NEED(989);
                        NEED(985);
                        NEED(6);
                        NEED(10);
                    END_LET(990)
                    NEED(807);
                    LET(993)
                        IF(438, OPEN) NEED(990); END(438)
                    END_LET(993)
                    LET(825)
                        NEED(797);
                        IF(440, OPEN) NEED(993); END(440)
                    END_LET(825)
                    LET(1013) NEED(28); END_LET(1013)
                    LET(1017) NEED(31); END_LET(1017)
                    LET(1017) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(1017)
                    LET(1018)
                        NEED(1017);
                        NEED(1013);
                        NEED(6);
                        NEED(10);
                    END_LET(1018)
                    NEED(807);
                    LET(1021)
                        IF(451, OPEN) NEED(1018); END(451)
                    END_LET(1021)
                    LET(796)
                        NEED(797);
                        NEED(825);
                        IF(453, OPEN) NEED(1021); END(453)
                    END_LET(796)
                    LET(1031)
                        IF(454, OPEN)
                            NEED(6);
                            NEED(10);
                        END(454)
                        IF(457, OPEN) NEED(28); END(457)
                        IF(460, OPEN) NEED(31); END(460)
                    END_LET(1031)
                    LET(1040) NEED(28); END_LET(1040)
                    LET(1044) NEED(31); END_LET(1044)
                    LET(1044) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(1044)
                    LET(1045)
                        NEED(1044);
                        NEED(1040);
                        NEED(6);
                        NEED(10);
                    END_LET(1045)
                    NEED(1031);
                    LET(1048)
                        IF(464, OPEN) NEED(1045); END(464)
                    END_LET(1048)
                    LET(796) NEED(1048); END_LET(796)
                END(466)
                NEED(796);
                USE(WRITE(1), F_R, ((0x101 >> V(texture_MASK, 14) & 1) ? x13 : ((0x1616 >>
                    V(texture_MASK, 14) & 1) ? x14 : ((0x6868 >> V(texture_MASK, 14) & 1) ? x15 :
                    x16))));
            }
            opt_writes_4(u, 8, 1);
        }
    END(467)
    x3 = (((int64_t)((uint64_t)(((0xcc >> V(texture_LOD, 0) & 1) + V(texture_LC, 1)) +
        V(texture_AOFFI, 2)) + 0) > (int64_t)1) ? ((uint64_t)(((0xcc >> V(texture_LOD, 0) & 1) +
        V(texture_LC, 1)) + V(texture_AOFFI, 2)) + 0) : 1);
    USE(EARLY(-4), F_R, V(Rb, 11));
    if ((int64_t)x3 > (int64_t)1) {
        USE(EARLY(-4), F_R, ((V(Rb, 11) == 255) ? 255 : rt_bits((V(Rb, 11) + 1), 0, 8)));
    }
    if ((int64_t)x3 > (int64_t)2) {
        USE(EARLY(-4), F_R, ((V(Rb, 11) == 255) ? 255 : rt_bits((V(Rb, 11) + 2), 0, 8)));
    }
    rt_leave(u);
}

static void uses_tex_b(struct rt_uses *u)
{
    uint64_t x2 = 0, x3 = 0, x12 = 0, x13 = 0, x14 = 0, x15 = 0;
    rt_enter(u);
    guard_reads(u, 14, 4);
    IF(467, guard_value(u, 14, 4))
        if (V(texture_DC, 3) || (0xc0 >> V(texture_DIM, 12) & 1)) {
            x2 = (((int64_t)(((((uint64_t)1 + (0xcc >> V(texture_LOD_B, 0) & 1)) + V(texture_LC_B,
                1)) + V(texture_AOFFI_B, 2)) + V(texture_DC, 3)) > (int64_t)1) ? (((((uint64_t)1 +
                (0xcc >> V(texture_LOD_B, 0) & 1)) + V(texture_LC_B, 1)) + V(texture_AOFFI_B, 2)) +
                V(texture_DC, 3)) : 1);
            USE(EARLY(-4), F_R, V(Ra, 10));
            if (0xfe >> V(texture_DIM, 12) & 1) {
                USE(EARLY(-4), F_R, ((V(Ra, 10) == 255) ? 255 : rt_bits((V(Ra, 10) + 1), 0, 8)));
            }
            if (0xf8 >> V(texture_DIM, 12) & 1) {
                USE(EARLY(-4), F_R, ((V(Ra, 10) == 255) ? 255 : rt_bits((V(Ra, 10) + 2), 0, 8)));
            }
            if (0xa0 >> V(texture_DIM, 12) & 1) {
                USE(EARLY(-4), F_R, ((V(Ra, 10) == 255) ? 255 : rt_bits((V(Ra, 10) + 3), 0, 8)));
            }
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
            if (0xfee8 >> V(texture_MASK, 13) & 1) {
                USE(WRITE(1), F_R, ((V(Rd, 9) == 255) ? 255 : rt_bits((V(Rd, 9) + 1), 0, 8)));
            }
            if (0xe880 >> V(texture_MASK, 13) & 1) {
                USE(WRITE(1), F_R, ((V(Rd, 9) == 255) ? 255 : rt_bits((V(Rd, 9) + 2), 0, 8)));
            }
            if (V(texture_MASK, 13) == 15) {
                USE(WRITE(1), F_R, ((V(Rd, 9) == 255) ? 255 : rt_bits((V(Rd, 9) + 3), 0, 8)));
            }
        } else {
            LET(5)
                if (0x3f >> V(texture_DIM, 12) & 1) {
                    USE(EARLY(-4), F_R, ((V(Ra, 10) == 255) ? 255 : rt_bits((V(Ra, 10) + (0xaa >>
                        V(texture_DIM, 12) & 1)), 0, 8)));
                }
            END_LET(5)
            LET(6)
                if (0x3c >> V(texture_DIM, 12) & 1) {
                    USE(EARLY(-4), F_R, ((V(Ra, 10) == 255) ? 255 : rt_bits((V(Ra, 10) +
                        ((uint64_t)(0xaa >> V(texture_DIM, 12) & 1) + 1)), 0, 8)));
                }
            END_LET(6)
            LET(7)
                if (0x30 >> V(texture_DIM, 12) & 1) {
                    USE(EARLY(-4), F_R, ((V(Ra, 10) == 255) ? 255 : rt_bits((V(Ra, 10) +
                        ((uint64_t)(0xaa >> V(texture_DIM, 12) & 1) + 2)), 0, 8)));
                }
            END_LET(7)
            LET(9)
                if (V(texture_AOFFI_B, 2)) {
                    USE(EARLY(-4), F_R, ((V(Rb, 11) == 255) ? 255 : rt_bits((V(Rb, 11) +
                        (((uint64_t)1 + (0xcc >> V(texture_LOD_B, 0) & 1)) + V(texture_LC_B, 1))),
                        0, 8)));
                }
            END_LET(9)
            x12 = ((V(Rd, 9) == 255) ? 255 : rt_bits((V(Rd, 9) + 0), 0, 8));
            x13 = ((V(Rd, 9) == 255) ? 255 : rt_bits((V(Rd, 9) + 1), 0, 8));
            x14 = ((V(Rd, 9) == 255) ? 255 : rt_bits((V(Rd, 9) + 2), 0, 8));
            x15 = ((V(Rd, 9) == 255) ? 255 : rt_bits((V(Rd, 9) + 3), 0, 8));
            USE(EARLY(-4), F_R, V(Rb, 11));
            IF(1, OPEN)
                LET(26)
                    NEED(6);
                    NEED(9);
                END_LET(26)
            END(1)
            LET(27) NEED(26); END_LET(27)
            IF(2, OPEN)
                LET(29)
                    NEED(7);
                    NEED(9);
                END_LET(29)
            END(2)
            LET(30) NEED(29); END_LET(30)
            if (0xaaaa >> V(texture_MASK, 13) & 1) {
                IF(118, OPEN)
                    LET(34)
                        NEED(5);
                        NEED(9);
                        NEED(27);
                        NEED(30);
                    END_LET(34)
                    LET(44)
                        IF(3, OPEN)
                            NEED(5);
                            NEED(9);
                        END(3)
                        IF(6, OPEN) NEED(27); END(6)
                        IF(9, OPEN) NEED(30); END(9)
                    END_LET(44)
                    LET(53) NEED(27); END_LET(53)
                    LET(57) NEED(30); END_LET(57)
                    LET(57) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(57)
                    LET(58)
                        NEED(57);
                        NEED(53);
                        NEED(5);
                        NEED(9);
                    END_LET(58)
                    NEED(44);
                    LET(61)
                        IF(13, OPEN) NEED(58); END(13)
                    END_LET(61)
                    LET(62)
                        NEED(34);
                        NEED(61);
                    END_LET(62)
                    LET(82) NEED(27); END_LET(82)
                    LET(86) NEED(30); END_LET(86)
                    LET(86) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(86)
                    LET(87)
                        NEED(86);
                        NEED(82);
                        NEED(5);
                        NEED(9);
                    END_LET(87)
                    NEED(44);
                    LET(90)
                        IF(25, OPEN) NEED(87); END(25)
                    END_LET(90)
                    LET(62)
                        NEED(34);
                        IF(27, OPEN) NEED(90); END(27)
                    END_LET(62)
                    LET(110) NEED(27); END_LET(110)
                    LET(114) NEED(30); END_LET(114)
                    LET(114) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(114)
                    LET(115)
                        NEED(114);
                        NEED(110);
                        NEED(5);
                        NEED(9);
                    END_LET(115)
                    NEED(44);
                    LET(118)
                        IF(38, OPEN) NEED(115); END(38)
                    END_LET(118)
                    LET(62)
                        NEED(34);
                        IF(40, OPEN) NEED(118); END(40)
                    END_LET(62)
                    LET(138) NEED(27); END_LET(138)
                    LET(142) NEED(30); END_LET(142)
                    LET(142) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(142)
                    LET(143)
                        NEED(142);
                        NEED(138);
                        NEED(5);
                        NEED(9);
                    END_LET(143)
                    NEED(44);
                    LET(146)
                        IF(51, OPEN) NEED(143); END(51)
                    END_LET(146)
                    LET(62)
                        NEED(34);
                        IF(53, OPEN) NEED(146); END(53)
                    END_LET(62)
                    LET(166) NEED(27); END_LET(166)
                    LET(170) NEED(30); END_LET(170)
                    LET(170) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(170)
                    LET(171)
                        NEED(170);
                        NEED(166);
                        NEED(5);
                        NEED(9);
                    END_LET(171)
                    NEED(44);
                    LET(174)
                        IF(64, OPEN) NEED(171); END(64)
                    END_LET(174)
                    LET(62)
                        NEED(34);
                        IF(66, OPEN) NEED(174); END(66)
                    END_LET(62)
                    LET(194) NEED(27); END_LET(194)
                    LET(198) NEED(30); END_LET(198)
                    LET(198) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(198)
                    LET(199)
                        NEED(198);
                        NEED(194);
                        NEED(5);
                        NEED(9);
                    END_LET(199)
                    NEED(44);
                    LET(202)
                        IF(77, OPEN) NEED(199); END(77)
                    END_LET(202)
                    LET(62)
                        NEED(34);
                        IF(79, OPEN) NEED(202); END(79)
                    END_LET(62)
                    LET(222) NEED(27); END_LET(222)
                    LET(226) NEED(30); END_LET(226)
                    LET(226) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(226)
                    LET(227)
                        NEED(226);
                        NEED(222);
                        NEED(5);
                        NEED(9);
                    END_LET(227)
                    NEED(44);
                    LET(230)
                        IF(90, OPEN) NEED(227); END(90)
                    END_LET(230)
                    LET(62)
                        NEED(34);
                        IF(92, OPEN) NEED(230); END(92)
                    END_LET(62)
                    LET(250) NEED(27); END_LET(250)
                    LET(254) NEED(30); END_LET(254)
                    LET(254) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(254)
                    LET(255)
                        NEED(254);
                        NEED(250);
                        NEED(5);
                        NEED(9);
                    END_LET(255)
                    NEED(44);
                    LET(258)
                        IF(103, OPEN) NEED(255); END(103)
                    END_LET(258)
                    LET(33)
                        NEED(34);
                        NEED(62);
                        IF(105, OPEN) NEED(258); END(105)
                    END_LET(33)
                    LET(268)
                        IF(106, OPEN)
                            NEED(5);
                            NEED(9);
                        END(106)
                        IF(109, OPEN) NEED(27); END(109)
                        IF(112, OPEN) NEED(30); END(112)
                    END_LET(268)
                    LET(277) NEED(27); END_LET(277)
                    LET(281) NEED(30); END_LET(281)
                    LET(281) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(281)
                    LET(282)
                        NEED(281);
                        NEED(277);
                        NEED(5);
                        NEED(9);
                    END_LET(282)
                    NEED(268);
                    LET(285)
                        IF(116, OPEN) NEED(282); END(116)
                    END_LET(285)
                    LET(33) NEED(285); END_LET(33)
                END(118)
                NEED(33);
                USE(WRITE(1), F_R, x12);
            }
            if (0xcccc >> V(texture_MASK, 13) & 1) {
                IF(234, OPEN)
                    LET(288)
                        NEED(5);
                        NEED(9);
                        NEED(27);
                        NEED(30);
                    END_LET(288)
                    LET(298)
                        IF(119, OPEN)
                            NEED(5);
                            NEED(9);
                        END(119)
                        IF(122, OPEN) NEED(27); END(122)
                        IF(125, OPEN) NEED(30); END(125)
                    END_LET(298)
                    LET(307) NEED(27); END_LET(307)
                    LET(311) NEED(30); END_LET(311)
                    LET(311) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(311)
                    LET(312)
                        NEED(311);
                        NEED(307);
                        NEED(5);
                        NEED(9);
                    END_LET(312)
                    NEED(298);
                    LET(315)
                        IF(129, OPEN) NEED(312); END(129)
                    END_LET(315)
                    LET(316)
                        NEED(288);
                        NEED(315);
                    END_LET(316)
                    LET(336) NEED(27); END_LET(336)
                    LET(340) NEED(30); END_LET(340)
                    LET(340) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(340)
                    LET(341)
                        NEED(340);
                        NEED(336);
                        NEED(5);
                        NEED(9);
                    END_LET(341)
                    NEED(298);
                    LET(344)
                        IF(141, OPEN) NEED(341); END(141)
                    END_LET(344)
                    LET(316)
                        NEED(288);
                        IF(143, OPEN) NEED(344); END(143)
                    END_LET(316)
                    LET(364) NEED(27); END_LET(364)
                    LET(368) NEED(30); END_LET(368)
                    LET(368) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(368)
                    LET(369)
                        NEED(368);
                        NEED(364);
                        NEED(5);
                        NEED(9);
                    END_LET(369)
                    NEED(298);
                    LET(372)
                        IF(154, OPEN) NEED(369); END(154)
                    END_LET(372)
                    LET(316)
                        NEED(288);
                        IF(156, OPEN) NEED(372); END(156)
                    END_LET(316)
                    LET(392) NEED(27); END_LET(392)
                    LET(396) NEED(30); END_LET(396)
                    LET(396) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(396)
                    LET(397)
                        NEED(396);
                        NEED(392);
                        NEED(5);
                        NEED(9);
                    END_LET(397)
                    NEED(298);
                    LET(400)
                        IF(167, OPEN) NEED(397); END(167)
                    END_LET(400)
                    LET(316)
                        NEED(288);
                        IF(169, OPEN) NEED(400); END(169)
                    END_LET(316)
                    LET(420) NEED(27); END_LET(420)
                    LET(424) NEED(30); END_LET(424)
                    LET(424) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(424)
                    LET(425)
                        NEED(424);
                        NEED(420);
                        NEED(5);
                        NEED(9);
                    END_LET(425)
                    NEED(298);
                    LET(428)
                        IF(180, OPEN) NEED(425); END(180)
                    END_LET(428)
                    LET(316)
                        NEED(288);
                        IF(182, OPEN) NEED(428); END(182)
                    END_LET(316)
                    LET(448) NEED(27); END_LET(448)
                    LET(452) NEED(30); END_LET(452)
                    LET(452) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(452)
                    LET(453)
                        NEED(452);
                        NEED(448);
                        NEED(5);
                        NEED(9);
                    END_LET(453)
                    NEED(298);
                    LET(456)
                        IF(193, OPEN) NEED(453); END(193)
                    END_LET(456)
                    LET(316)
                        NEED(288);
                        IF(195, OPEN) NEED(456); END(195)
                    END_LET(316)
                    LET(476) NEED(27); END_LET(476)
                    LET(480) NEED(30); END_LET(480)
                    LET(480) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(480)
                    LET(481)
                        NEED(480);
                        NEED(476);
                        NEED(5);
                        NEED(9);
                    END_LET(481)
                    NEED(298);
                    LET(484)
                        IF(206, OPEN) NEED(481); END(206)
                    END_LET(484)
                    LET(316)
                        NEED(288);
                        IF(208, OPEN) NEED(484); END(208)
                    END_LET(316)
                    LET(504) NEED(27); END_LET(504)
                    LET(508) NEED(30); END_LET(508)
                    LET(508) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(508)
                    LET(509)
                        NEED(508);
                        NEED(504);
                        NEED(5);
                        NEED(9);
                    END_LET(509)
                    NEED(298);
                    LET(512)
                        IF(219, OPEN) NEED(509); END(219)
                    END_LET(512)
                    LET(287)
                        NEED(288);
                        NEED(316);
                        IF(221, OPEN) NEED(512); END(221)
                    END_LET(287)
                    LET(522)
                        IF(222, OPEN)
                            NEED(5);
                            NEED(9);
                        END(222)
                        IF(225, OPEN) NEED(27); END(225)
                        IF(228, OPEN) NEED(30); END(228)
                    END_LET(522)
                    LET(531) NEED(27); END_LET(531)
                    LET(535) NEED(30); END_LET(535)
                    LET(535) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(535)
                    LET(536)
                        NEED(535);
                        NEED(531);
                        NEED(5);
                        NEED(9);
                    END_LET(536)
                    NEED(522);
                    LET(539)
                        IF(232, OPEN) NEED(536); END(232)
                    END_LET(539)
                    LET(287) NEED(539); END_LET(287)
                END(234)
                NEED(287);
                USE(WRITE(1), F_R, ((0x5555 >> V(texture_MASK, 13) & 1) ? x12 : ((0xaaaa >>
                    V(texture_MASK, 13) & 1) ? x13 : 0)));
            }
            if (0xf0f0 >> V(texture_MASK, 13) & 1) {
                IF(350, OPEN)
                    LET(542)
                        NEED(5);
                        NEED(9);
                        NEED(27);
                        NEED(30);
                    END_LET(542)
                    LET(552)
                        IF(235, OPEN)
                            NEED(5);
                            NEED(9);
                        END(235)
                        IF(238, OPEN) NEED(27); END(238)
                        IF(241, OPEN) NEED(30); END(241)
                    END_LET(552)
                    LET(561) NEED(27); END_LET(561)
                    LET(565) NEED(30); END_LET(565)
                    LET(565) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(565)
                    LET(566)
                        NEED(565);
                        NEED(561);
                        NEED(5);
                        NEED(9);
                    END_LET(566)
                    NEED(552);
                    LET(569)
                        IF(245, OPEN) NEED(566); END(245)
                    END_LET(569)
                    LET(570)
                        NEED(542);
                        NEED(569);
                    END_LET(570)
                    LET(590) NEED(27); END_LET(590)
                    LET(594) NEED(30); END_LET(594)
                    LET(594) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(594)
                    LET(595)
                        NEED(594);
                        NEED(590);
                        NEED(5);
                        NEED(9);
                    END_LET(595)
                    NEED(552);
                    LET(598)
                        IF(257, OPEN) NEED(595); END(257)
                    END_LET(598)
                    LET(570)
                        NEED(542);
                        IF(259, OPEN) NEED(598); END(259)
                    END_LET(570)
                    LET(618) NEED(27); END_LET(618)
                    LET(622) NEED(30); END_LET(622)
                    LET(622) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(622)
                    LET(623)
                        NEED(622);
                        NEED(618);
                        NEED(5);
                        NEED(9);
                    END_LET(623)
                    NEED(552);
                    LET(626)
                        IF(270, OPEN) NEED(623); END(270)
                    END_LET(626)
                    LET(570)
                        NEED(542);
                        IF(272, OPEN) NEED(626); END(272)
                    END_LET(570)
                    LET(646) NEED(27); END_LET(646)
                    LET(650) NEED(30); END_LET(650)
                    LET(650) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(650)
                    LET(651)
                        NEED(650);
                        NEED(646);
                        NEED(5);
                        NEED(9);
                    END_LET(651)
                    NEED(552);
                    LET(654)
                        IF(283, OPEN) NEED(651); END(283)
                    END_LET(654)
                    LET(570)
                        NEED(542);
                        IF(285, OPEN) NEED(654); END(285)
                    END_LET(570)
                    LET(674) NEED(27); END_LET(674)
                    LET(678) NEED(30); END_LET(678)
                    LET(678) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(678)
                    LET(679)
                        NEED(678);
                        NEED(674);
                        NEED(5);
                        NEED(9);
                    END_LET(679)
                    NEED(552);
                    LET(682)
                        IF(296, OPEN) NEED(679); END(296)
                    END_LET(682)
                    LET(570)
                        NEED(542);
                        IF(298, OPEN) NEED(682); END(298)
                    END_LET(570)
                    LET(702) NEED(27); END_LET(702)
                    LET(706) NEED(30); END_LET(706)
                    LET(706) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(706)
                    LET(707)
                        NEED(706);
                        NEED(702);
                        NEED(5);
                        NEED(9);
                    END_LET(707)
                    NEED(552);
                    LET(710)
                        IF(309, OPEN) NEED(707); END(309)
                    END_LET(710)
                    LET(570)
                        NEED(542);
                        IF(311, OPEN) NEED(710); END(311)
                    END_LET(570)
                    LET(730) NEED(27); END_LET(730)
                    LET(734) NEED(30); END_LET(734)
                    LET(734) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(734)
                    LET(735)
                        NEED(734);
                        NEED(730);
                        NEED(5);
                        NEED(9);
                    END_LET(735)
                    NEED(552);
                    LET(738)
                        IF(322, OPEN) NEED(735); END(322)
                    END_LET(738)
                    LET(570)
                        NEED(542);
                        IF(324, OPEN) NEED(738); END(324)
                    END_LET(570)
                    LET(758) NEED(27); END_LET(758)
                    LET(762) NEED(30); END_LET(762)
                    LET(762) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(762)
                    LET(763)
                        NEED(762);
                        NEED(758);
                        NEED(5);
                        NEED(9);
                    END_LET(763)
                    NEED(552);
                    LET(766)
                        IF(335, OPEN) NEED(763); END(335)
                    END_LET(766)
                    LET(541)
                        NEED(542);
                        NEED(570);
                        IF(337, OPEN) NEED(766); END(337)
                    END_LET(541)
                    LET(776)
                        IF(338, OPEN)
                            NEED(5);
                            NEED(9);
                        END(338)
                        IF(341, OPEN) NEED(27); END(341)
                        IF(344, OPEN) NEED(30); END(344)
                    END_LET(776)
                    LET(785) NEED(27); END_LET(785)
                    LET(789) NEED(30); END_LET(789)
                    LET(789) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(789)
                    LET(790)
                        NEED(789);
                        NEED(785);
                        NEED(5);
                        NEED(9);
                    END_LET(790)
                    NEED(776);
                    LET(793)
                        IF(348, OPEN) NEED(790); END(348)
                    END_LET(793)
                    LET(541) NEED(793); END_LET(541)
                END(350)
                NEED(541);
                USE(WRITE(1), F_R, ((0x1111 >> V(texture_MASK, 13) & 1) ? x12 : ((0x6666 >>
                    V(texture_MASK, 13) & 1) ? x13 : ((0x8888 >> V(texture_MASK, 13) & 1) ? x14 :
                    0))));
            }
            if (0xff00 >> V(texture_MASK, 13) & 1) {
                IF(466, OPEN)
                    LET(796)
                        NEED(5);
                        NEED(9);
                        NEED(27);
                        NEED(30);
                    END_LET(796)
                    LET(806)
                        IF(351, OPEN)
                            NEED(5);
                            NEED(9);
                        END(351)
                        IF(354, OPEN) NEED(27); END(354)
                        IF(357, OPEN) NEED(30); END(357)
                    END_LET(806)
                    LET(815) NEED(27); END_LET(815)
                    LET(819) NEED(30); END_LET(819)
                    LET(819) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(819)
                    LET(820)
                        NEED(819);
                        NEED(815);
                        NEED(5);
                        NEED(9);
                    END_LET(820)
                    NEED(806);
                    LET(823)
                        IF(361, OPEN) NEED(820); END(361)
                    END_LET(823)
                    LET(824)
                        NEED(796);
                        NEED(823);
                    END_LET(824)
                    LET(844) NEED(27); END_LET(844)
                    LET(848) NEED(30); END_LET(848)
                    LET(848) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(848)
                    LET(849)
                        NEED(848);
                        NEED(844);
                        NEED(5);
                        NEED(9);
                    END_LET(849)
                    NEED(806);
                    LET(852)
                        IF(373, OPEN) NEED(849); END(373)
                    END_LET(852)
                    LET(824)
                        NEED(796);
                        IF(375, OPEN) NEED(852); END(375)
                    END_LET(824)
                    LET(872) NEED(27); END_LET(872)
                    LET(876) NEED(30); END_LET(876)
                    LET(876) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(876)
                    LET(877)
                        NEED(876);
                        NEED(872);
                        NEED(5);
                        NEED(9);
                    END_LET(877)
                    NEED(806);
                    LET(880)
                        IF(386, OPEN) NEED(877); END(386)
                    END_LET(880)
                    LET(824)
                        NEED(796);
                        IF(388, OPEN) NEED(880); END(388)
                    END_LET(824)
                    LET(900) NEED(27); END_LET(900)
                    LET(904) NEED(30); END_LET(904)
                    LET(904) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(904)
                    LET(905)
                        NEED(904);
                        NEED(900);
                        NEED(5);
                        NEED(9);
                    END_LET(905)
                    NEED(806);
                    LET(908)
                        IF(399, OPEN) NEED(905); END(399)
                    END_LET(908)
                    LET(824)
                        NEED(796);
                        IF(401, OPEN) NEED(908); END(401)
                    END_LET(824)
                    LET(928) NEED(27); END_LET(928)
                    LET(932) NEED(30); END_LET(932)
                    LET(932) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(932)
                    LET(933)
                        NEED(932);
                        NEED(928);
                        NEED(5);
                        NEED(9);
                    END_LET(933)
                    NEED(806);
                    LET(936)
                        IF(412, OPEN) NEED(933); END(412)
                    END_LET(936)
                    LET(824)
                        NEED(796);
                        IF(414, OPEN) NEED(936); END(414)
                    END_LET(824)
                    LET(956) NEED(27); END_LET(956)
                    LET(960) NEED(30); END_LET(960)
                    LET(960) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(960)
                    LET(961)
                        NEED(960);
                        NEED(956);
                        NEED(5);
                        NEED(9);
                    END_LET(961)
                    NEED(806);
                    LET(964)
                        IF(425, OPEN) NEED(961); END(425)
                    END_LET(964)
                    LET(824)
                        NEED(796);
                        IF(427, OPEN) NEED(964); END(427)
                    END_LET(824)
                    LET(984) NEED(27); END_LET(984)
                    LET(988) NEED(30); END_LET(988)
                    LET(988) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(988)
                    LET(989)
                        NEED(988);
                        NEED(984);
                        NEED(5);
                        NEED(9);
                    END_LET(989)
                    NEED(806);
                    LET(992)
                        IF(438, OPEN) NEED(989); END(438)
                    END_LET(992)
                    LET(824)
                        NEED(796);
                        IF(440, OPEN) NEED(992); END(440)
                    END_LET(824)
                    LET(1012) NEED(27); END_LET(1012)
                    LET(1016) NEED(30); END_LET(1016)
                    LET(1016) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(1016)
                    LET(1017)
                        NEED(1016);
                        NEED(1012);
                        NEED(5);
                        NEED(9);
                    END_LET(1017)
                    NEED(806);
                    LET(1020)
                        IF(451, OPEN) NEED(1017); END(451)
                    END_LET(1020)
                    LET(795)
                        NEED(796);
                        NEED(824);
                        IF(453, OPEN) NEED(1020); END(453)
                    END_LET(795)
                    LET(1030)
                        IF(454, OPEN)
                            NEED(5);
                            NEED(9);
                        END(454)
                        IF(457, OPEN) NEED(27); END(457)
                        IF(460, OPEN) NEED(30); END(460)
                    END_LET(1030)
                    LET(1039) NEED(27); END_LET(1039)
                    LET(1043) NEED(30); END_LET(1043)
                    LET(1043) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                        END_LET(1043)
                    LET(1044)
                        NEED(1043);
                        NEED(1039);
                        NEED(5);
                        NEED(9);
                    END_LET(1044)
                    NEED(1030);
                    LET(1047)
                        IF(464, OPEN) NEED(1044); END(464)
                    END_LET(1047)
                    LET(795) NEED(1047); END_LET(795)
                END(466)
                NEED(795);
                USE(WRITE(1), F_R, ((0x101 >> V(texture_MASK, 13) & 1) ? x12 : ((0x1616 >>
                    V(texture_MASK, 13) & 1) ? x13 : ((0x6868 >> V(texture_MASK, 13) & 1) ? x14 :
                    x15))));
            }
            opt_writes_4(u, 8, 1);
        }
    END(467)
    x3 = (((int64_t)((uint64_t)((((uint64_t)1 + (0xcc >> V(texture_LOD_B, 0) & 1)) + V(texture_LC_B,
        1)) + V(texture_AOFFI_B, 2)) + 0) > (int64_t)1) ? ((uint64_t)((((uint64_t)1 + (0xcc >>
        V(texture_LOD_B, 0) & 1)) + V(texture_LC_B, 1)) + V(texture_AOFFI_B, 2)) + 0) : 1);
    USE(EARLY(-4), F_R, V(Rb, 11));
    if ((int64_t)x3 > (int64_t)1) {
        USE(EARLY(-4), F_R, ((V(Rb, 11) == 255) ? 255 : rt_bits((V(Rb, 11) + 1), 0, 8)));
    }
    if ((int64_t)x3 > (int64_t)2) {
        USE(EARLY(-4), F_R, ((V(Rb, 11) == 255) ? 255 : rt_bits((V(Rb, 11) + 2), 0, 8)));
    }
    if ((int64_t)x3 > (int64_t)3) {
        USE(EARLY(-4), F_R, ((V(Rb, 11) == 255) ? 255 : rt_bits((V(Rb, 11) + 3), 0, 8)));
    }
    rt_leave(u);
}

static void uses_tld_i(struct rt_uses *u)
{
    uint64_t x3 = 0, x11 = 0, x12 = 0, x13 = 0, x14 = 0;
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 14, 4);
    IF(58, guard_value(u, 14, 4))
        LET(1)
            if (V(texture_TLD_LOD, 0)) {
                USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 0), 0, 8)));
            }
        END_LET(1)
        x1 = (V(texture_TLD_LOD, 0) ? rt_content(u, F_R, K(((V(Rb, 10) == 255) ? 255 :
            rt_bits((V(Rb, 10) + 0), 0, 8)))) : K(0));
        if (V(texture_MS, 2) || (0xc0 >> V(texture_DIM, 12) & 1)) {
            x3 = (((V(texture_TLD_LOD, 0) == 1) + V(texture_AOFFI_TLD, 1)) + V(texture_MS, 2));
            USE(EARLY(-4), F_R, V(Ra, 9));
            if (0xfe >> V(texture_DIM, 12) & 1) {
                USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
            }
            if (0xf8 >> V(texture_DIM, 12) & 1) {
                USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 2), 0, 8)));
            }
            if (0xa0 >> V(texture_DIM, 12) & 1) {
                USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 3), 0, 8)));
            }
            if ((int64_t)x3 > (int64_t)0) USE(EARLY(-4), F_R, V(Rb, 10));
            if ((int64_t)x3 > (int64_t)1) {
                USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 1), 0, 8)));
            }
            if ((int64_t)x3 > (int64_t)2) {
                USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 2), 0, 8)));
            }
            opt_writes_4(u, 7, 1);
            USE(WRITE(1), F_R, V(Rd, 8));
            if (0xfee8 >> V(texture_MASK, 13) & 1) {
                USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 1), 0, 8)));
            }
            if (0xe880 >> V(texture_MASK, 13) & 1) {
                USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 2), 0, 8)));
            }
            if (V(texture_MASK, 13) == 15) {
                USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 3), 0, 8)));
            }
        } else {
            NEED(1);
            IF(57, rt_not(rt_both(rt_not(rt_eq(u, x1, K(0))), rt_sure((V(texture_CL, 3) == 0)))))
                LET(4)
                    if (V(texture_AOFFI_TLD, 1)) {
                        USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) +
                            (V(texture_TLD_LOD, 0) == 1)), 0, 8)));
                    }
                END_LET(4)
                LET(7)
                    if (0x3f >> V(texture_DIM, 12) & 1) {
                        USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + (0xaa >>
                            V(texture_DIM, 12) & 1)), 0, 8)));
                    }
                    NEED(4);
                END_LET(7)
                LET(8)
                    if (0x3c >> V(texture_DIM, 12) & 1) {
                        USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) +
                            ((uint64_t)(0xaa >> V(texture_DIM, 12) & 1) + 1)), 0, 8)));
                    }
                    NEED(4);
                END_LET(8)
                LET(9)
                    if (0x30 >> V(texture_DIM, 12) & 1) {
                        USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) +
                            ((uint64_t)(0xaa >> V(texture_DIM, 12) & 1) + 2)), 0, 8)));
                    }
                    NEED(4);
                END_LET(9)
                x11 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 0), 0, 8));
                x12 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 1), 0, 8));
                x13 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 2), 0, 8));
                x14 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 3), 0, 8));
                LET(21)
                    NEED(7);
                    IF(2, OPEN) NEED(8); END(2)
                    IF(4, OPEN) NEED(9); END(4)
                END_LET(21)
                if (0xaaaa >> V(texture_MASK, 13) & 1) {
                    NEED(21);
                    IF(17, OPEN)
                        LET(30)
                            IF(5, OPEN) NEED(7); END(5)
                            IF(8, OPEN) NEED(8); END(8)
                            IF(11, OPEN) NEED(9); END(11)
                        END_LET(30)
                        LET(39) NEED(8); END_LET(39)
                        LET(43) NEED(9); END_LET(43)
                        LET(43) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 9));
                            END_LET(43)
                        LET(44)
                            NEED(43);
                            NEED(39);
                            NEED(7);
                        END_LET(44)
                        NEED(30);
                        LET(47)
                            IF(15, OPEN) NEED(44); END(15)
                        END_LET(47)
                        LET(48) NEED(47); END_LET(48)
                    END(17)
                    NEED(48);
                    USE(WRITE(1), F_R, x11);
                }
                if (0xcccc >> V(texture_MASK, 13) & 1) {
                    NEED(21);
                    IF(30, OPEN)
                        LET(56)
                            IF(18, OPEN) NEED(7); END(18)
                            IF(21, OPEN) NEED(8); END(21)
                            IF(24, OPEN) NEED(9); END(24)
                        END_LET(56)
                        LET(65) NEED(8); END_LET(65)
                        LET(69) NEED(9); END_LET(69)
                        LET(69) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 9));
                            END_LET(69)
                        LET(70)
                            NEED(69);
                            NEED(65);
                            NEED(7);
                        END_LET(70)
                        NEED(56);
                        LET(73)
                            IF(28, OPEN) NEED(70); END(28)
                        END_LET(73)
                        LET(74) NEED(73); END_LET(74)
                    END(30)
                    NEED(74);
                    USE(WRITE(1), F_R, ((0x5555 >> V(texture_MASK, 13) & 1) ? x11 : ((0xaaaa >>
                        V(texture_MASK, 13) & 1) ? x12 : 0)));
                }
                if (0xf0f0 >> V(texture_MASK, 13) & 1) {
                    NEED(21);
                    IF(43, OPEN)
                        LET(82)
                            IF(31, OPEN) NEED(7); END(31)
                            IF(34, OPEN) NEED(8); END(34)
                            IF(37, OPEN) NEED(9); END(37)
                        END_LET(82)
                        LET(91) NEED(8); END_LET(91)
                        LET(95) NEED(9); END_LET(95)
                        LET(95) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 9));
                            END_LET(95)
                        LET(96)
                            NEED(95);
                            NEED(91);
                            NEED(7);
                        END_LET(96)
                        NEED(82);
                        LET(99)
                            IF(41, OPEN) NEED(96); END(41)
                        END_LET(99)
                        LET(100) NEED(99); END_LET(100)
                    END(43)
                    NEED(100);
                    USE(WRITE(1), F_R, ((0x1111 >> V(texture_MASK, 13) & 1) ? x11 : ((0x6666 >>
                        V(texture_MASK, 13) & 1) ? x12 : ((0x8888 >> V(texture_MASK, 13) & 1) ? x13
                        : 0))));
                }
                if (0xff00 >> V(texture_MASK, 13) & 1) {
                    NEED(21);
                    IF(56, OPEN)
                        LET(108)
                            IF(44, OPEN) NEED(7); END(44)
                            IF(47, OPEN) NEED(8); END(47)
                            IF(50, OPEN) NEED(9); END(50)
                        END_LET(108)
                        LET(117) NEED(8); END_LET(117)
                        LET(121) NEED(9); END_LET(121)
                        LET(121) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 9));
                            END_LET(121)
                        LET(122)
                            NEED(121);
                            NEED(117);
                            NEED(7);
                        END_LET(122)
                        NEED(108);
                        LET(125)
                            IF(54, OPEN) NEED(122); END(54)
                        END_LET(125)
                        LET(126) NEED(125); END_LET(126)
                    END(56)
                    NEED(126);
                    USE(WRITE(1), F_R, ((0x101 >> V(texture_MASK, 13) & 1) ? x11 : ((0x1616 >>
                        V(texture_MASK, 13) & 1) ? x12 : ((0x6868 >> V(texture_MASK, 13) & 1) ? x13
                        : x14))));
                }
                opt_writes_4(u, 7, 1);
            END(57)
        }
    END(58)
    rt_leave(u);
}

static void uses_tld_b(struct rt_uses *u)
{
    uint64_t x3 = 0, x10 = 0, x11 = 0, x12 = 0, x13 = 0;
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 13, 4);
    IF(58, guard_value(u, 13, 4))
        LET(1)
            if (V(texture_TLD_LOD, 0)) {
                USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 1), 0, 8)));
            }
        END_LET(1)
        x1 = (V(texture_TLD_LOD, 0) ? rt_content(u, F_R, K(((V(Rb, 10) == 255) ? 255 :
            rt_bits((V(Rb, 10) + 1), 0, 8)))) : K(0));
        if (V(texture_MS, 2) || (0xc0 >> V(texture_DIM, 11) & 1)) {
            x3 = (((1 + V(texture_TLD_LOD, 0)) + V(texture_AOFFI_TLD, 1)) + V(texture_MS, 2));
            USE(EARLY(-4), F_R, V(Ra, 9));
            if (0xfe >> V(texture_DIM, 11) & 1) {
                USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
            }
            if (0xf8 >> V(texture_DIM, 11) & 1) {
                USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 2), 0, 8)));
            }
            if (0xa0 >> V(texture_DIM, 11) & 1) {
                USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 3), 0, 8)));
            }
            USE(EARLY(-4), F_R, V(Rb, 10));
            if ((int64_t)x3 > (int64_t)1) {
                USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 1), 0, 8)));
            }
            if ((int64_t)x3 > (int64_t)2) {
                USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 2), 0, 8)));
            }
            if ((int64_t)x3 > (int64_t)3) {
                USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 3), 0, 8)));
            }
            opt_writes_4(u, 7, 1);
            USE(WRITE(1), F_R, V(Rd, 8));
            if (0xfee8 >> V(texture_MASK, 12) & 1) {
                USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 1), 0, 8)));
            }
            if (0xe880 >> V(texture_MASK, 12) & 1) {
                USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 2), 0, 8)));
            }
            if (V(texture_MASK, 12) == 15) {
                USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 3), 0, 8)));
            }
        } else {
            NEED(1);
            IF(57, rt_not(rt_both(rt_not(rt_eq(u, x1, K(0))), rt_sure((V(texture_CL, 3) == 0)))))
                LET(4)
                    if (V(texture_AOFFI_TLD, 1)) {
                        USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + (1 +
                            V(texture_TLD_LOD, 0))), 0, 8)));
                    }
                END_LET(4)
                LET(6)
                    if (0x3f >> V(texture_DIM, 11) & 1) {
                        USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + (0xaa >>
                            V(texture_DIM, 11) & 1)), 0, 8)));
                    }
                    NEED(4);
                END_LET(6)
                LET(7)
                    if (0x3c >> V(texture_DIM, 11) & 1) {
                        USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) +
                            ((uint64_t)(0xaa >> V(texture_DIM, 11) & 1) + 1)), 0, 8)));
                    }
                    NEED(4);
                END_LET(7)
                LET(8)
                    if (0x30 >> V(texture_DIM, 11) & 1) {
                        USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) +
                            ((uint64_t)(0xaa >> V(texture_DIM, 11) & 1) + 2)), 0, 8)));
                    }
                    NEED(4);
                END_LET(8)
                x10 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 0), 0, 8));
                x11 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 1), 0, 8));
                x12 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 2), 0, 8));
                x13 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 3), 0, 8));
                USE(EARLY(-4), F_R, V(Rb, 10));
                LET(20)
                    NEED(6);
                    IF(2, OPEN) NEED(7); END(2)
                    IF(4, OPEN) NEED(8); END(4)
                END_LET(20)
                if (0xaaaa >> V(texture_MASK, 12) & 1) {
                    NEED(20);
                    IF(17, OPEN)
                        LET(29)
                            IF(5, OPEN) NEED(6); END(5)
                            IF(8, OPEN) NEED(7); END(8)
                            IF(11, OPEN) NEED(8); END(11)
                        END_LET(29)
                        LET(38) NEED(7); END_LET(38)
                        LET(42) NEED(8); END_LET(42)
                        LET(42) if (0xaa >> V(texture_DIM, 11) & 1) USE(EARLY(-4), F_R, V(Ra, 9));
                            END_LET(42)
                        LET(43)
                            NEED(42);
                            NEED(38);
                            NEED(6);
                        END_LET(43)
                        NEED(29);
                        LET(46)
                            IF(15, OPEN) NEED(43); END(15)
                        END_LET(46)
                        LET(47) NEED(46); END_LET(47)
                    END(17)
                    NEED(47);
                    USE(WRITE(1), F_R, x10);
                }
                if (0xcccc >> V(texture_MASK, 12) & 1) {
                    NEED(20);
                    IF(30, OPEN)
                        LET(55)
                            IF(18, OPEN) NEED(6); END(18)
                            IF(21, OPEN) NEED(7); END(21)
                            IF(24, OPEN) NEED(8); END(24)
                        END_LET(55)
                        LET(64) NEED(7); END_LET(64)
                        LET(68) NEED(8); END_LET(68)
                        LET(68) if (0xaa >> V(texture_DIM, 11) & 1) USE(EARLY(-4), F_R, V(Ra, 9));
                            END_LET(68)
                        LET(69)
                            NEED(68);
                            NEED(64);
                            NEED(6);
                        END_LET(69)
                        NEED(55);
                        LET(72)
                            IF(28, OPEN) NEED(69); END(28)
                        END_LET(72)
                        LET(73) NEED(72); END_LET(73)
                    END(30)
                    NEED(73);
                    USE(WRITE(1), F_R, ((0x5555 >> V(texture_MASK, 12) & 1) ? x10 : ((0xaaaa >>
                        V(texture_MASK, 12) & 1) ? x11 : 0)));
                }
                if (0xf0f0 >> V(texture_MASK, 12) & 1) {
                    NEED(20);
                    IF(43, OPEN)
                        LET(81)
                            IF(31, OPEN) NEED(6); END(31)
                            IF(34, OPEN) NEED(7); END(34)
                            IF(37, OPEN) NEED(8); END(37)
                        END_LET(81)
                        LET(90) NEED(7); END_LET(90)
                        LET(94) NEED(8); END_LET(94)
                        LET(94) if (0xaa >> V(texture_DIM, 11) & 1) USE(EARLY(-4), F_R, V(Ra, 9));
                            END_LET(94)
                        LET(95)
                            NEED(94);
                            NEED(90);
                            NEED(6);
                        END_LET(95)
                        NEED(81);
                        LET(98)
                            IF(41, OPEN) NEED(95); END(41)
                        END_LET(98)
                        LET(99) NEED(98); END_LET(99)
                    END(43)
                    NEED(99);
                    USE(WRITE(1), F_R, ((0x1111 >> V(texture_MASK, 12) & 1) ? x10 : ((0x6666 >>
                        V(texture_MASK, 12) & 1) ? x11 : ((0x8888 >> V(texture_MASK, 12) & 1) ? x12
                        : 0))));
                }
                if (0xff00 >> V(texture_MASK, 12) & 1) {
                    NEED(20);
                    IF(56, OPEN)
                        LET(107)
                            IF(44, OPEN) NEED(6); END(44)
                            IF(47, OPEN) NEED(7); END(47)
                            IF(50, OPEN) NEED(8); END(50)
                        END_LET(107)
                        LET(116) NEED(7); END_LET(116)
                        LET(120) NEED(8); END_LET(120)
                        LET(120) if (0xaa >> V(texture_DIM, 11) & 1) USE(EARLY(-4), F_R, V(Ra, 9));
                            END_LET(120)
                        LET(121)
                            NEED(120);
                            NEED(116);
                            NEED(6);
                        END_LET(121)
                        NEED(107);
                        LET(124)
                            IF(54, OPEN) NEED(121); END(54)
                        END_LET(124)
                        LET(125) NEED(124); END_LET(125)
                    END(56)
                    NEED(125);
                    USE(WRITE(1), F_R, ((0x101 >> V(texture_MASK, 12) & 1) ? x10 : ((0x1616 >>
                        V(texture_MASK, 12) & 1) ? x11 : ((0x6868 >> V(texture_MASK, 12) & 1) ? x12
                        : x13))));
                }
                opt_writes_4(u, 7, 1);
            END(57)
        }
    END(58)
    rt_leave(u);
}

static void uses_tld4_i(struct rt_uses *u)
{
    uint64_t x2 = 0, x10 = 0, x11 = 0, x12 = 0, x13 = 0;
    rt_enter(u);
    guard_reads(u, 14, 4);
    IF(34, guard_value(u, 14, 4))
        if (((0xc >> V(texture_TLD4_OFFSET, 1) & 1) || V(texture_DC, 2)) || (0xc0 >> V(texture_DIM,
            12) & 1)) {
            x2 = (((int64_t)((0 + V(texture_TLD4_OFFSET, 1)) + V(texture_DC, 2)) > (int64_t)1) ? ((0
                + V(texture_TLD4_OFFSET, 1)) + V(texture_DC, 2)) : 1);
            USE(EARLY(-4), F_R, V(Ra, 9));
            if (0xfe >> V(texture_DIM, 12) & 1) {
                USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
            }
            if (0xf8 >> V(texture_DIM, 12) & 1) {
                USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 2), 0, 8)));
            }
            if (0xa0 >> V(texture_DIM, 12) & 1) {
                USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 3), 0, 8)));
            }
            USE(EARLY(-4), F_R, V(Rb, 10));
            if ((int64_t)x2 > (int64_t)1) {
                USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 1), 0, 8)));
            }
            if ((int64_t)x2 > (int64_t)2) {
                USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 2), 0, 8)));
            }
            opt_writes_4(u, 7, 1);
            USE(WRITE(1), F_R, V(Rd, 8));
            if (0xfee8 >> V(texture_MASK, 13) & 1) {
                USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 1), 0, 8)));
            }
            if (0xe880 >> V(texture_MASK, 13) & 1) {
                USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 2), 0, 8)));
            }
            if (V(texture_MASK, 13) == 15) {
                USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 3), 0, 8)));
            }
        } else {
            LET(3)
                if (V(texture_TLD4_OFFSET, 1)) {
                    USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 0), 0,
                        8)));
                }
            END_LET(3)
            LET(5)
                if (0x3f >> V(texture_DIM, 12) & 1) {
                    USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + (0xaa >>
                        V(texture_DIM, 12) & 1)), 0, 8)));
                }
            END_LET(5)
            LET(6)
                if (0x3c >> V(texture_DIM, 12) & 1) {
                    USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) +
                        ((uint64_t)(0xaa >> V(texture_DIM, 12) & 1) + 1)), 0, 8)));
                }
            END_LET(6)
            x10 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 0), 0, 8));
            x11 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 1), 0, 8));
            x12 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 2), 0, 8));
            x13 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 3), 0, 8));
            IF(1, OPEN)
                LET(21)
                    NEED(6);
                    NEED(3);
                END_LET(21)
            END(1)
            LET(22) NEED(21); END_LET(22)
            if (0xaaaa >> V(texture_MASK, 13) & 1) {
                LET(35)
                    IF(2, OPEN)
                        NEED(5);
                        NEED(3);
                    END(2)
                    IF(5, OPEN) NEED(22); END(5)
                END_LET(35)
                IF(6, OPEN)
                    LET(44) NEED(22); END_LET(44)
                END(6)
                LET(45)
                    if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 9));
                    NEED(44);
                    NEED(5);
                    NEED(3);
                END_LET(45)
                IF(7, OPEN) NEED(35); END(7)
                IF(9, OPEN)
                    LET(48)
                        IF(8, OPEN) NEED(45); END(8)
                    END_LET(48)
                END(9)
                NEED(48);
                USE(WRITE(1), F_R, x10);
            }
            if (0xcccc >> V(texture_MASK, 13) & 1) {
                LET(60)
                    IF(10, OPEN)
                        NEED(5);
                        NEED(3);
                    END(10)
                    IF(13, OPEN) NEED(22); END(13)
                END_LET(60)
                IF(14, OPEN)
                    LET(69) NEED(22); END_LET(69)
                END(14)
                LET(70)
                    if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 9));
                    NEED(69);
                    NEED(5);
                    NEED(3);
                END_LET(70)
                IF(15, OPEN) NEED(60); END(15)
                IF(17, OPEN)
                    LET(73)
                        IF(16, OPEN) NEED(70); END(16)
                    END_LET(73)
                END(17)
                NEED(73);
                USE(WRITE(1), F_R, ((0x5555 >> V(texture_MASK, 13) & 1) ? x10 : ((0xaaaa >>
                    V(texture_MASK, 13) & 1) ? x11 : 0)));
            }
            if (0xf0f0 >> V(texture_MASK, 13) & 1) {
                LET(85)
                    IF(18, OPEN)
                        NEED(5);
                        NEED(3);
                    END(18)
                    IF(21, OPEN) NEED(22); END(21)
                END_LET(85)
                IF(22, OPEN)
                    LET(94) NEED(22); END_LET(94)
                END(22)
                LET(95)
                    if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 9));
                    NEED(94);
                    NEED(5);
                    NEED(3);
                END_LET(95)
                IF(23, OPEN) NEED(85); END(23)
                IF(25, OPEN)
                    LET(98)
                        IF(24, OPEN) NEED(95); END(24)
                    END_LET(98)
                END(25)
                NEED(98);
                USE(WRITE(1), F_R, ((0x1111 >> V(texture_MASK, 13) & 1) ? x10 : ((0x6666 >>
                    V(texture_MASK, 13) & 1) ? x11 : ((0x8888 >> V(texture_MASK, 13) & 1) ? x12 :
                    0))));
            }
            if (0xff00 >> V(texture_MASK, 13) & 1) {
                LET(110)
                    IF(26, OPEN)
                        NEED(5);
                        NEED(3);
                    END(26)
                    IF(29, OPEN) NEED(22); END(29)
                END_LET(110)
                IF(30, OPEN)
                    LET(119) NEED(22); END_LET(119)
                END(30)
                LET(120)
                    if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 9));
                    NEED(119);
                    NEED(5);
                    NEED(3);
                END_LET(120)
                IF(31, OPEN) NEED(110); END(31)
                IF(33, OPEN)
                    LET(123)
                        IF(32, OPEN) NEED(120); END(32)
                    END_LET(123)
                END(33)
                NEED(123);
                USE(WRITE(1), F_R, ((0x101 >> V(texture_MASK, 13) & 1) ? x10 : ((0x1616 >>
                    V(texture_MASK, 13) & 1) ? x11 : ((0x6868 >> V(texture_MASK, 13) & 1) ? x12 :
                    x13))));
            }
            opt_writes_4(u, 7, 1);
        }
    END(34)
    rt_leave(u);
}

static void uses_tld4_b(struct rt_uses *u)
{
    uint64_t x2 = 0, x9 = 0, x10 = 0, x11 = 0, x12 = 0;
    rt_enter(u);
    guard_reads(u, 13, 4);
    IF(34, guard_value(u, 13, 4))
        if (((0xc >> V(texture_TLD4_OFFSET_B, 1) & 1) || V(texture_DC, 2)) || (0xc0 >>
            V(texture_DIM, 11) & 1)) {
            x2 = (((int64_t)((1 + V(texture_TLD4_OFFSET_B, 1)) + V(texture_DC, 2)) > (int64_t)1) ?
                ((1 + V(texture_TLD4_OFFSET_B, 1)) + V(texture_DC, 2)) : 1);
            USE(EARLY(-4), F_R, V(Ra, 9));
            if (0xfe >> V(texture_DIM, 11) & 1) {
                USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
            }
            if (0xf8 >> V(texture_DIM, 11) & 1) {
                USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 2), 0, 8)));
            }
            if (0xa0 >> V(texture_DIM, 11) & 1) {
                USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 3), 0, 8)));
            }
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
            if (0xfee8 >> V(texture_MASK, 12) & 1) {
                USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 1), 0, 8)));
            }
            if (0xe880 >> V(texture_MASK, 12) & 1) {
                USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 2), 0, 8)));
            }
            if (V(texture_MASK, 12) == 15) {
                USE(WRITE(1), F_R, ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 3), 0, 8)));
            }
        } else {
            LET(3)
                if (V(texture_TLD4_OFFSET_B, 1)) {
                    USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 1), 0,
                        8)));
                }
            END_LET(3)
            LET(4)
                if (0x3f >> V(texture_DIM, 11) & 1) {
                    USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + (0xaa >>
                        V(texture_DIM, 11) & 1)), 0, 8)));
                }
            END_LET(4)
            LET(5)
                if (0x3c >> V(texture_DIM, 11) & 1) {
                    USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) +
                        ((uint64_t)(0xaa >> V(texture_DIM, 11) & 1) + 1)), 0, 8)));
                }
            END_LET(5)
            x9 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 0), 0, 8));
            x10 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 1), 0, 8));
            x11 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 2), 0, 8));
            x12 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 3), 0, 8));
            USE(EARLY(-4), F_R, V(Rb, 10));
            IF(1, OPEN)
                LET(20)
                    NEED(5);
                    NEED(3);
                END_LET(20)
            END(1)
            LET(21) NEED(20); END_LET(21)
            if (0xaaaa >> V(texture_MASK, 12) & 1) {
                LET(34)
                    IF(2, OPEN)
                        NEED(4);
                        NEED(3);
                    END(2)
                    IF(5, OPEN) NEED(21); END(5)
                END_LET(34)
                IF(6, OPEN)
                    LET(43) NEED(21); END_LET(43)
                END(6)
                LET(44)
                    if (0xaa >> V(texture_DIM, 11) & 1) USE(EARLY(-4), F_R, V(Ra, 9));
                    NEED(43);
                    NEED(4);
                    NEED(3);
                END_LET(44)
                IF(7, OPEN) NEED(34); END(7)
                IF(9, OPEN)
                    LET(47)
                        IF(8, OPEN) NEED(44); END(8)
                    END_LET(47)
                END(9)
                NEED(47);
                USE(WRITE(1), F_R, x9);
            }
            if (0xcccc >> V(texture_MASK, 12) & 1) {
                LET(59)
                    IF(10, OPEN)
                        NEED(4);
                        NEED(3);
                    END(10)
                    IF(13, OPEN) NEED(21); END(13)
                END_LET(59)
                IF(14, OPEN)
                    LET(68) NEED(21); END_LET(68)
                END(14)
                LET(69)
                    if (0xaa >> V(texture_DIM, 11) & 1) USE(EARLY(-4), F_R, V(Ra, 9));
                    NEED(68);
                    NEED(4);
                    NEED(3);
                END_LET(69)
                IF(15, OPEN) NEED(59); END(15)
                IF(17, OPEN)
                    LET(72)
                        IF(16, OPEN) NEED(69); END(16)
                    END_LET(72)
                END(17)
                NEED(72);
                USE(WRITE(1), F_R, ((0x5555 >> V(texture_MASK, 12) & 1) ? x9 : ((0xaaaa >>
                    V(texture_MASK, 12) & 1) ? x10 : 0)));
            }
            if (0xf0f0 >> V(texture_MASK, 12) & 1) {
                LET(84)
                    IF(18, OPEN)
                        NEED(4);
                        NEED(3);
                    END(18)
                    IF(21, OPEN) NEED(21); END(21)
                END_LET(84)
                IF(22, OPEN)
                    LET(93) NEED(21); END_LET(93)
                END(22)
                LET(94)
                    if (0xaa >> V(texture_DIM, 11) & 1) USE(EARLY(-4), F_R, V(Ra, 9));
                    NEED(93);
                    NEED(4);
                    NEED(3);
                END_LET(94)
                IF(23, OPEN) NEED(84); END(23)
                IF(25, OPEN)
                    LET(97)
                        IF(24, OPEN) NEED(94); END(24)
                    END_LET(97)
                END(25)
                NEED(97);
                USE(WRITE(1), F_R, ((0x1111 >> V(texture_MASK, 12) & 1) ? x9 : ((0x6666 >>
                    V(texture_MASK, 12) & 1) ? x10 : ((0x8888 >> V(texture_MASK, 12) & 1) ? x11 :
                    0))));
            }
            if (0xff00 >> V(texture_MASK, 12) & 1) {
                LET(109)
                    IF(26, OPEN)
                        NEED(4);
                        NEED(3);
                    END(26)
                    IF(29, OPEN) NEED(21); END(29)
                END_LET(109)
                IF(30, OPEN)
                    LET(118) NEED(21); END_LET(118)
                END(30)
                LET(119)
                    if (0xaa >> V(texture_DIM, 11) & 1) USE(EARLY(-4), F_R, V(Ra, 9));
                    NEED(118);
                    NEED(4);
                    NEED(3);
                END_LET(119)
                IF(31, OPEN) NEED(109); END(31)
                IF(33, OPEN)
                    LET(122)
                        IF(32, OPEN) NEED(119); END(32)
                    END_LET(122)
                END(33)
                NEED(122);
                USE(WRITE(1), F_R, ((0x101 >> V(texture_MASK, 12) & 1) ? x9 : ((0x1616 >>
                    V(texture_MASK, 12) & 1) ? x10 : ((0x6868 >> V(texture_MASK, 12) & 1) ? x11 :
                    x12))));
            }
            opt_writes_4(u, 7, 1);
        }
    END(34)
    rt_leave(u);
}

static void uses_txd_i(struct rt_uses *u)
{
    uint64_t x1 = 0, x8 = 0, x9 = 0, x10 = 0, x11 = 0;
    rt_enter(u);
    guard_reads(u, 12, 4);
    IF(178, guard_value(u, 12, 4))
        if ((((0xea >> V(texture_DIM, 10) & 1) || V(texture_TXD_LC, 0)) || V(texture_AOFFI_TLD, 1))
            || (0x38 >> V(texture_DIM, 10) & 1)) {
            x1 = ((((V(texture_DIM, 10) == 0) ? 1 : ((V(texture_DIM, 10) == 1) ? 2 :
                ((V(texture_DIM, 10) == 2) ? 2 : ((V(texture_DIM, 10) == 3) ? 3 : ((V(texture_DIM,
                10) == 4) ? 3 : ((V(texture_DIM, 10) == 5) ? 4 : ((V(texture_DIM, 10) == 6) ?
                (uint64_t)3 : 4))))))) + V(texture_TXD_LC, 0)) + V(texture_AOFFI_TLD, 1));
            USE(READ, F_R, V(Ra, 7));
            if ((int64_t)x1 > (int64_t)1) {
                USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
            }
            if ((int64_t)x1 > (int64_t)2) {
                USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 2), 0, 8)));
            }
            if ((int64_t)x1 > (int64_t)3) {
                USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 3), 0, 8)));
            }
            USE(READ, F_R, V(Rb, 8));
            USE(READ, F_R, ((V(Rb, 8) == 255) ? 255 : rt_bits((V(Rb, 8) + 1), 0, 8)));
            if (0xfc >> V(texture_DIM, 10) & 1) {
                USE(READ, F_R, ((V(Rb, 8) == 255) ? 255 : rt_bits((V(Rb, 8) + 2), 0, 8)));
            }
            if (0xfc >> V(texture_DIM, 10) & 1) {
                USE(READ, F_R, ((V(Rb, 8) == 255) ? 255 : rt_bits((V(Rb, 8) + 3), 0, 8)));
            }
            opt_writes_4(u, 5, 1);
            USE(WRITE(1), F_R, V(Rd, 6));
            if (0xfee8 >> V(texture_MASK, 11) & 1) {
                USE(WRITE(1), F_R, ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 1), 0, 8)));
            }
            if (0xe880 >> V(texture_MASK, 11) & 1) {
                USE(WRITE(1), F_R, ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 2), 0, 8)));
            }
            if (V(texture_MASK, 11) == 15) {
                USE(WRITE(1), F_R, ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 3), 0, 8)));
            }
        } else {
            LET(7)
                if (0x3e >> V(texture_DIM, 10) & 1) {
                    USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                }
            END_LET(7)
            x8 = ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 0), 0, 8));
            x9 = ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 1), 0, 8));
            x10 = ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 2), 0, 8));
            x11 = ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 3), 0, 8));
            IF(1, OPEN)
                LET(22) NEED(7); END_LET(22)
            END(1)
            LET(23) NEED(22); END_LET(23)
            if (0xaaaa >> V(texture_MASK, 11) & 1) {
                IF(45, OPEN)
                    LET(38)
                        IF(2, OPEN) USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) +
                            0), 0, 8))); END(2)
                        IF(5, OPEN) NEED(23); END(5)
                    END_LET(38)
                    LET(47) NEED(23); END_LET(47)
                    LET(48)
                        NEED(47);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                    END_LET(48)
                    NEED(38);
                    LET(51)
                        IF(8, OPEN) NEED(48); END(8)
                    END_LET(51)
                    LET(52)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                        NEED(23);
                        NEED(51);
                    END_LET(52)
                    LET(72) NEED(23); END_LET(72)
                    LET(73)
                        NEED(72);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                    END_LET(73)
                    NEED(38);
                    LET(76)
                        IF(16, OPEN) NEED(73); END(16)
                    END_LET(76)
                    LET(52)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                        NEED(23);
                        IF(18, OPEN) NEED(76); END(18)
                    END_LET(52)
                    LET(96) NEED(23); END_LET(96)
                    LET(97)
                        NEED(96);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                    END_LET(97)
                    NEED(38);
                    LET(100)
                        IF(25, OPEN) NEED(97); END(25)
                    END_LET(100)
                    LET(52)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                        NEED(23);
                        IF(27, OPEN) NEED(100); END(27)
                    END_LET(52)
                    LET(120) NEED(23); END_LET(120)
                    LET(121)
                        NEED(120);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                    END_LET(121)
                    NEED(38);
                    LET(124)
                        IF(34, OPEN) NEED(121); END(34)
                    END_LET(124)
                    LET(52)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                        NEED(23);
                        IF(36, OPEN) NEED(124); END(36)
                    END_LET(52)
                    LET(27) NEED(52); END_LET(27)
                    LET(230)
                        IF(37, OPEN) USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) +
                            0), 0, 8))); END(37)
                        IF(40, OPEN) NEED(23); END(40)
                    END_LET(230)
                    LET(239) NEED(23); END_LET(239)
                    LET(240)
                        NEED(239);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                    END_LET(240)
                    NEED(230);
                    LET(243)
                        IF(43, OPEN) NEED(240); END(43)
                    END_LET(243)
                    LET(27) NEED(243); END_LET(27)
                END(45)
                NEED(27);
                USE(WRITE(1), F_R, x8);
            }
            if (0xcccc >> V(texture_MASK, 11) & 1) {
                IF(89, OPEN)
                    LET(256)
                        IF(46, OPEN) USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) +
                            0), 0, 8))); END(46)
                        IF(49, OPEN) NEED(23); END(49)
                    END_LET(256)
                    LET(265) NEED(23); END_LET(265)
                    LET(266)
                        NEED(265);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                    END_LET(266)
                    NEED(256);
                    LET(269)
                        IF(52, OPEN) NEED(266); END(52)
                    END_LET(269)
                    LET(270)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                        NEED(23);
                        NEED(269);
                    END_LET(270)
                    LET(290) NEED(23); END_LET(290)
                    LET(291)
                        NEED(290);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                    END_LET(291)
                    NEED(256);
                    LET(294)
                        IF(60, OPEN) NEED(291); END(60)
                    END_LET(294)
                    LET(270)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                        NEED(23);
                        IF(62, OPEN) NEED(294); END(62)
                    END_LET(270)
                    LET(314) NEED(23); END_LET(314)
                    LET(315)
                        NEED(314);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                    END_LET(315)
                    NEED(256);
                    LET(318)
                        IF(69, OPEN) NEED(315); END(69)
                    END_LET(318)
                    LET(270)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                        NEED(23);
                        IF(71, OPEN) NEED(318); END(71)
                    END_LET(270)
                    LET(338) NEED(23); END_LET(338)
                    LET(339)
                        NEED(338);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                    END_LET(339)
                    NEED(256);
                    LET(342)
                        IF(78, OPEN) NEED(339); END(78)
                    END_LET(342)
                    LET(270)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                        NEED(23);
                        IF(80, OPEN) NEED(342); END(80)
                    END_LET(270)
                    LET(245) NEED(270); END_LET(245)
                    LET(448)
                        IF(81, OPEN) USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) +
                            0), 0, 8))); END(81)
                        IF(84, OPEN) NEED(23); END(84)
                    END_LET(448)
                    LET(457) NEED(23); END_LET(457)
                    LET(458)
                        NEED(457);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                    END_LET(458)
                    NEED(448);
                    LET(461)
                        IF(87, OPEN) NEED(458); END(87)
                    END_LET(461)
                    LET(245) NEED(461); END_LET(245)
                END(89)
                NEED(245);
                USE(WRITE(1), F_R, ((0x5555 >> V(texture_MASK, 11) & 1) ? x8 : ((0xaaaa >>
                    V(texture_MASK, 11) & 1) ? x9 : 0)));
            }
            if (0xf0f0 >> V(texture_MASK, 11) & 1) {
                IF(133, OPEN)
                    LET(474)
                        IF(90, OPEN) USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) +
                            0), 0, 8))); END(90)
                        IF(93, OPEN) NEED(23); END(93)
                    END_LET(474)
                    LET(483) NEED(23); END_LET(483)
                    LET(484)
                        NEED(483);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                    END_LET(484)
                    NEED(474);
                    LET(487)
                        IF(96, OPEN) NEED(484); END(96)
                    END_LET(487)
                    LET(488)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                        NEED(23);
                        NEED(487);
                    END_LET(488)
                    LET(508) NEED(23); END_LET(508)
                    LET(509)
                        NEED(508);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                    END_LET(509)
                    NEED(474);
                    LET(512)
                        IF(104, OPEN) NEED(509); END(104)
                    END_LET(512)
                    LET(488)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                        NEED(23);
                        IF(106, OPEN) NEED(512); END(106)
                    END_LET(488)
                    LET(523)
                        IF(107, OPEN)
                            USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0,
                                8)));
                        END(107)
                        IF(110, OPEN) NEED(23); END(110)
                    END_LET(523)
                    LET(532) NEED(23); END_LET(532)
                    LET(533)
                        NEED(532);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                    END_LET(533)
                    NEED(523);
                    LET(536)
                        IF(113, OPEN) NEED(533); END(113)
                    END_LET(536)
                    LET(488)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                        NEED(23);
                        IF(115, OPEN) NEED(536); END(115)
                    END_LET(488)
                    LET(556) NEED(23); END_LET(556)
                    LET(557)
                        NEED(556);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                    END_LET(557)
                    NEED(523);
                    LET(560)
                        IF(122, OPEN) NEED(557); END(122)
                    END_LET(560)
                    LET(488)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                        NEED(23);
                        IF(124, OPEN) NEED(560); END(124)
                    END_LET(488)
                    LET(463) NEED(488); END_LET(463)
                    LET(666)
                        IF(125, OPEN)
                            USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0,
                                8)));
                        END(125)
                        IF(128, OPEN) NEED(23); END(128)
                    END_LET(666)
                    LET(675) NEED(23); END_LET(675)
                    LET(676)
                        NEED(675);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                    END_LET(676)
                    NEED(666);
                    LET(679)
                        IF(131, OPEN) NEED(676); END(131)
                    END_LET(679)
                    LET(463) NEED(679); END_LET(463)
                END(133)
                NEED(463);
                USE(WRITE(1), F_R, ((0x1111 >> V(texture_MASK, 11) & 1) ? x8 : ((0x6666 >>
                    V(texture_MASK, 11) & 1) ? x9 : ((0x8888 >> V(texture_MASK, 11) & 1) ? x10 :
                    0))));
            }
            if (0xff00 >> V(texture_MASK, 11) & 1) {
                IF(177, OPEN)
                    LET(692)
                        IF(134, OPEN)
                            USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0,
                                8)));
                        END(134)
                        IF(137, OPEN) NEED(23); END(137)
                    END_LET(692)
                    LET(701) NEED(23); END_LET(701)
                    LET(702)
                        NEED(701);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                    END_LET(702)
                    NEED(692);
                    LET(705)
                        IF(140, OPEN) NEED(702); END(140)
                    END_LET(705)
                    LET(706)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                        NEED(23);
                        NEED(705);
                    END_LET(706)
                    LET(726) NEED(23); END_LET(726)
                    LET(727)
                        NEED(726);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                    END_LET(727)
                    NEED(692);
                    LET(730)
                        IF(148, OPEN) NEED(727); END(148)
                    END_LET(730)
                    LET(706)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                        NEED(23);
                        IF(150, OPEN) NEED(730); END(150)
                    END_LET(706)
                    LET(750) NEED(23); END_LET(750)
                    LET(751)
                        NEED(750);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                    END_LET(751)
                    NEED(692);
                    LET(754)
                        IF(157, OPEN) NEED(751); END(157)
                    END_LET(754)
                    LET(706)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                        NEED(23);
                        IF(159, OPEN) NEED(754); END(159)
                    END_LET(706)
                    LET(774) NEED(23); END_LET(774)
                    LET(775)
                        NEED(774);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                    END_LET(775)
                    NEED(692);
                    LET(778)
                        IF(166, OPEN) NEED(775); END(166)
                    END_LET(778)
                    LET(706)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                        NEED(23);
                        IF(168, OPEN) NEED(778); END(168)
                    END_LET(706)
                    LET(681) NEED(706); END_LET(681)
                    LET(884)
                        IF(169, OPEN)
                            USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0,
                                8)));
                        END(169)
                        IF(172, OPEN) NEED(23); END(172)
                    END_LET(884)
                    LET(893) NEED(23); END_LET(893)
                    LET(894)
                        NEED(893);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 0), 0, 8)));
                    END_LET(894)
                    NEED(884);
                    LET(897)
                        IF(175, OPEN) NEED(894); END(175)
                    END_LET(897)
                    LET(681) NEED(897); END_LET(681)
                END(177)
                NEED(681);
                USE(WRITE(1), F_R, ((0x101 >> V(texture_MASK, 11) & 1) ? x8 : ((0x1616 >>
                    V(texture_MASK, 11) & 1) ? x9 : ((0x6868 >> V(texture_MASK, 11) & 1) ? x10 :
                    x11))));
            }
            opt_writes_4(u, 5, 1);
        }
    END(178)
    USE(READ, F_R, V(Rb, 8));
    USE(READ, F_R, ((V(Rb, 8) == 255) ? 255 : rt_bits((V(Rb, 8) + 1), 0, 8)));
    if (0x3e >> V(texture_DIM, 10) & 1) {
        USE(READ, F_R, ((V(Rb, 8) == 255) ? 255 : rt_bits((V(Rb, 8) + 2), 0, 8)));
    }
    if (0x3e >> V(texture_DIM, 10) & 1) {
        USE(READ, F_R, ((V(Rb, 8) == 255) ? 255 : rt_bits((V(Rb, 8) + 3), 0, 8)));
    }
    rt_leave(u);
}

static void uses_txd_b(struct rt_uses *u)
{
    uint64_t x1 = 0, x7 = 0, x8 = 0, x9 = 0, x10 = 0;
    rt_enter(u);
    guard_reads(u, 11, 4);
    IF(178, guard_value(u, 11, 4))
        if ((((0xea >> V(texture_DIM, 9) & 1) || V(texture_TXD_LC, 0)) || V(texture_AOFFI_TLD, 1))
            || (0x38 >> V(texture_DIM, 9) & 1)) {
            x1 = ((((uint64_t)1 + ((V(texture_DIM, 9) == 0) ? 1 : ((V(texture_DIM, 9) == 1) ? 2 :
                ((V(texture_DIM, 9) == 2) ? 2 : ((V(texture_DIM, 9) == 3) ? 3 : ((V(texture_DIM, 9)
                == 4) ? 3 : ((V(texture_DIM, 9) == 5) ? 4 : ((V(texture_DIM, 9) == 6) ? (uint64_t)3
                : 4)))))))) + V(texture_TXD_LC, 0)) + V(texture_AOFFI_TLD, 1));
            USE(READ, F_R, V(Ra, 7));
            USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
            if ((int64_t)x1 > (int64_t)2) {
                USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 2), 0, 8)));
            }
            if ((int64_t)x1 > (int64_t)3) {
                USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 3), 0, 8)));
            }
            USE(READ, F_R, V(Rb, 8));
            USE(READ, F_R, ((V(Rb, 8) == 255) ? 255 : rt_bits((V(Rb, 8) + 1), 0, 8)));
            if (0xfc >> V(texture_DIM, 9) & 1) {
                USE(READ, F_R, ((V(Rb, 8) == 255) ? 255 : rt_bits((V(Rb, 8) + 2), 0, 8)));
            }
            if (0xfc >> V(texture_DIM, 9) & 1) {
                USE(READ, F_R, ((V(Rb, 8) == 255) ? 255 : rt_bits((V(Rb, 8) + 3), 0, 8)));
            }
            opt_writes_4(u, 5, 1);
            USE(WRITE(1), F_R, V(Rd, 6));
            if (0xfee8 >> V(texture_MASK, 10) & 1) {
                USE(WRITE(1), F_R, ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 1), 0, 8)));
            }
            if (0xe880 >> V(texture_MASK, 10) & 1) {
                USE(WRITE(1), F_R, ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 2), 0, 8)));
            }
            if (V(texture_MASK, 10) == 15) {
                USE(WRITE(1), F_R, ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 3), 0, 8)));
            }
        } else {
            LET(6)
                if (0x3e >> V(texture_DIM, 9) & 1) {
                    USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 2), 0, 8)));
                }
            END_LET(6)
            x7 = ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 0), 0, 8));
            x8 = ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 1), 0, 8));
            x9 = ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 2), 0, 8));
            x10 = ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 3), 0, 8));
            USE(READ, F_R, V(Ra, 7));
            IF(1, OPEN)
                LET(21) NEED(6); END_LET(21)
            END(1)
            LET(22) NEED(21); END_LET(22)
            if (0xaaaa >> V(texture_MASK, 10) & 1) {
                IF(45, OPEN)
                    LET(37)
                        IF(2, OPEN) USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) +
                            1), 0, 8))); END(2)
                        IF(5, OPEN) NEED(22); END(5)
                    END_LET(37)
                    LET(46) NEED(22); END_LET(46)
                    LET(47)
                        NEED(46);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                    END_LET(47)
                    NEED(37);
                    LET(50)
                        IF(8, OPEN) NEED(47); END(8)
                    END_LET(50)
                    LET(51)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                        NEED(22);
                        NEED(50);
                    END_LET(51)
                    LET(71) NEED(22); END_LET(71)
                    LET(72)
                        NEED(71);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                    END_LET(72)
                    NEED(37);
                    LET(75)
                        IF(16, OPEN) NEED(72); END(16)
                    END_LET(75)
                    LET(51)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                        NEED(22);
                        IF(18, OPEN) NEED(75); END(18)
                    END_LET(51)
                    LET(95) NEED(22); END_LET(95)
                    LET(96)
                        NEED(95);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                    END_LET(96)
                    NEED(37);
                    LET(99)
                        IF(25, OPEN) NEED(96); END(25)
                    END_LET(99)
                    LET(51)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                        NEED(22);
                        IF(27, OPEN) NEED(99); END(27)
                    END_LET(51)
                    LET(119) NEED(22); END_LET(119)
                    LET(120)
                        NEED(119);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                    END_LET(120)
                    NEED(37);
                    LET(123)
                        IF(34, OPEN) NEED(120); END(34)
                    END_LET(123)
                    LET(51)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                        NEED(22);
                        IF(36, OPEN) NEED(123); END(36)
                    END_LET(51)
                    LET(26) NEED(51); END_LET(26)
                    LET(229)
                        IF(37, OPEN) USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) +
                            1), 0, 8))); END(37)
                        IF(40, OPEN) NEED(22); END(40)
                    END_LET(229)
                    LET(238) NEED(22); END_LET(238)
                    LET(239)
                        NEED(238);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                    END_LET(239)
                    NEED(229);
                    LET(242)
                        IF(43, OPEN) NEED(239); END(43)
                    END_LET(242)
                    LET(26) NEED(242); END_LET(26)
                END(45)
                NEED(26);
                USE(WRITE(1), F_R, x7);
            }
            if (0xcccc >> V(texture_MASK, 10) & 1) {
                IF(89, OPEN)
                    LET(255)
                        IF(46, OPEN) USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) +
                            1), 0, 8))); END(46)
                        IF(49, OPEN) NEED(22); END(49)
                    END_LET(255)
                    LET(264) NEED(22); END_LET(264)
                    LET(265)
                        NEED(264);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                    END_LET(265)
                    NEED(255);
                    LET(268)
                        IF(52, OPEN) NEED(265); END(52)
                    END_LET(268)
                    LET(269)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                        NEED(22);
                        NEED(268);
                    END_LET(269)
                    LET(289) NEED(22); END_LET(289)
                    LET(290)
                        NEED(289);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                    END_LET(290)
                    NEED(255);
                    LET(293)
                        IF(60, OPEN) NEED(290); END(60)
                    END_LET(293)
                    LET(269)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                        NEED(22);
                        IF(62, OPEN) NEED(293); END(62)
                    END_LET(269)
                    LET(313) NEED(22); END_LET(313)
                    LET(314)
                        NEED(313);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                    END_LET(314)
                    NEED(255);
                    LET(317)
                        IF(69, OPEN) NEED(314); END(69)
                    END_LET(317)
                    LET(269)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                        NEED(22);
                        IF(71, OPEN) NEED(317); END(71)
                    END_LET(269)
                    LET(337) NEED(22); END_LET(337)
                    LET(338)
                        NEED(337);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                    END_LET(338)
                    NEED(255);
                    LET(341)
                        IF(78, OPEN) NEED(338); END(78)
                    END_LET(341)
                    LET(269)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                        NEED(22);
                        IF(80, OPEN) NEED(341); END(80)
                    END_LET(269)
                    LET(244) NEED(269); END_LET(244)
                    LET(447)
                        IF(81, OPEN) USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) +
                            1), 0, 8))); END(81)
                        IF(84, OPEN) NEED(22); END(84)
                    END_LET(447)
                    LET(456) NEED(22); END_LET(456)
                    LET(457)
                        NEED(456);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                    END_LET(457)
                    NEED(447);
                    LET(460)
                        IF(87, OPEN) NEED(457); END(87)
                    END_LET(460)
                    LET(244) NEED(460); END_LET(244)
                END(89)
                NEED(244);
                USE(WRITE(1), F_R, ((0x5555 >> V(texture_MASK, 10) & 1) ? x7 : ((0xaaaa >>
                    V(texture_MASK, 10) & 1) ? x8 : 0)));
            }
            if (0xf0f0 >> V(texture_MASK, 10) & 1) {
                IF(133, OPEN)
                    LET(473)
                        IF(90, OPEN) USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) +
                            1), 0, 8))); END(90)
                        IF(93, OPEN) NEED(22); END(93)
                    END_LET(473)
                    LET(482) NEED(22); END_LET(482)
                    LET(483)
                        NEED(482);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                    END_LET(483)
                    NEED(473);
                    LET(486)
                        IF(96, OPEN) NEED(483); END(96)
                    END_LET(486)
                    LET(487)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                        NEED(22);
                        NEED(486);
                    END_LET(487)
                    LET(507) NEED(22); END_LET(507)
                    LET(508)
                        NEED(507);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                    END_LET(508)
                    NEED(473);
                    LET(511)
                        IF(104, OPEN) NEED(508); END(104)
                    END_LET(511)
                    LET(487)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                        NEED(22);
                        IF(106, OPEN) NEED(511); END(106)
                    END_LET(487)
                    LET(522)
                        IF(107, OPEN)
                            USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0,
                                8)));
                        END(107)
                        IF(110, OPEN) NEED(22); END(110)
                    END_LET(522)
                    LET(531) NEED(22); END_LET(531)
                    LET(532)
                        NEED(531);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                    END_LET(532)
                    NEED(522);
                    LET(535)
                        IF(113, OPEN) NEED(532); END(113)
                    END_LET(535)
                    LET(487)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                        NEED(22);
                        IF(115, OPEN) NEED(535); END(115)
                    END_LET(487)
                    LET(555) NEED(22); END_LET(555)
                    LET(556)
                        NEED(555);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                    END_LET(556)
                    NEED(522);
                    LET(559)
                        IF(122, OPEN) NEED(556); END(122)
                    END_LET(559)
                    LET(487)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                        NEED(22);
                        IF(124, OPEN) NEED(559); END(124)
                    END_LET(487)
                    LET(462) NEED(487); END_LET(462)
                    LET(665)
                        IF(125, OPEN)
                            USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0,
                                8)));
                        END(125)
                        IF(128, OPEN) NEED(22); END(128)
                    END_LET(665)
                    LET(674) NEED(22); END_LET(674)
                    LET(675)
                        NEED(674);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                    END_LET(675)
                    NEED(665);
                    LET(678)
                        IF(131, OPEN) NEED(675); END(131)
                    END_LET(678)
                    LET(462) NEED(678); END_LET(462)
                END(133)
                NEED(462);
                USE(WRITE(1), F_R, ((0x1111 >> V(texture_MASK, 10) & 1) ? x7 : ((0x6666 >>
                    V(texture_MASK, 10) & 1) ? x8 : ((0x8888 >> V(texture_MASK, 10) & 1) ? x9 :
                    0))));
            }
            if (0xff00 >> V(texture_MASK, 10) & 1) {
                IF(177, OPEN)
                    LET(691)
                        IF(134, OPEN)
                            USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0,
                                8)));
                        END(134)
                        IF(137, OPEN) NEED(22); END(137)
                    END_LET(691)
                    LET(700) NEED(22); END_LET(700)
                    LET(701)
                        NEED(700);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                    END_LET(701)
                    NEED(691);
                    LET(704)
                        IF(140, OPEN) NEED(701); END(140)
                    END_LET(704)
                    LET(705)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                        NEED(22);
                        NEED(704);
                    END_LET(705)
                    LET(725) NEED(22); END_LET(725)
                    LET(726)
                        NEED(725);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                    END_LET(726)
                    NEED(691);
                    LET(729)
                        IF(148, OPEN) NEED(726); END(148)
                    END_LET(729)
                    LET(705)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                        NEED(22);
                        IF(150, OPEN) NEED(729); END(150)
                    END_LET(705)
                    LET(749) NEED(22); END_LET(749)
                    LET(750)
                        NEED(749);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                    END_LET(750)
                    NEED(691);
                    LET(753)
                        IF(157, OPEN) NEED(750); END(157)
                    END_LET(753)
                    LET(705)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                        NEED(22);
                        IF(159, OPEN) NEED(753); END(159)
                    END_LET(705)
                    LET(773) NEED(22); END_LET(773)
                    LET(774)
                        NEED(773);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                    END_LET(774)
                    NEED(691);
                    LET(777)
                        IF(166, OPEN) NEED(774); END(166)
                    END_LET(777)
                    LET(705)
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                        NEED(22);
                        IF(168, OPEN) NEED(777); END(168)
                    END_LET(705)
                    LET(680) NEED(705); END_LET(680)
                    LET(883)
                        IF(169, OPEN)
                            USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0,
                                8)));
                        END(169)
                        IF(172, OPEN) NEED(22); END(172)
                    END_LET(883)
                    LET(892) NEED(22); END_LET(892)
                    LET(893)
                        NEED(892);
                        USE(READ, F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                    END_LET(893)
                    NEED(883);
                    LET(896)
                        IF(175, OPEN) NEED(893); END(175)
                    END_LET(896)
                    LET(680) NEED(896); END_LET(680)
                END(177)
                NEED(680);
                USE(WRITE(1), F_R, ((0x101 >> V(texture_MASK, 10) & 1) ? x7 : ((0x1616 >>
                    V(texture_MASK, 10) & 1) ? x8 : ((0x6868 >> V(texture_MASK, 10) & 1) ? x9 :
                    x10))));
            }
            opt_writes_4(u, 5, 1);
        }
    END(178)
    USE(READ, F_R, V(Rb, 8));
    USE(READ, F_R, ((V(Rb, 8) == 255) ? 255 : rt_bits((V(Rb, 8) + 1), 0, 8)));
    if (0x3e >> V(texture_DIM, 9) & 1) {
        USE(READ, F_R, ((V(Rb, 8) == 255) ? 255 : rt_bits((V(Rb, 8) + 2), 0, 8)));
    }
    if (0x3e >> V(texture_DIM, 9) & 1) {
        USE(READ, F_R, ((V(Rb, 8) == 255) ? 255 : rt_bits((V(Rb, 8) + 3), 0, 8)));
    }
    rt_leave(u);
}

static uint64_t any_query_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return V(texture_QUERY, v1);
    }
    return 0;
}

static void uses_txq_i(struct rt_uses *u)
{
    uint64_t x2 = 0, x3 = 0, x4 = 0, x5 = 0;
    guard_reads(u, 9, 3);
    IF(2, guard_value(u, 9, 3))
        USE(EARLY(-4), F_R, V(Ra, 4));
        if (any_query_value(u, 5, 1) != 1) {
            USE(WRITE(1), F_R, V(Rd, 3));
            if (0xfee8 >> V(texture_MASK, 8) & 1) {
                USE(WRITE(1), F_R, ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 1), 0, 8)));
            }
            if (0xe880 >> V(texture_MASK, 8) & 1) {
                USE(WRITE(1), F_R, ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 2), 0, 8)));
            }
            if (V(texture_MASK, 8) == 15) {
                USE(WRITE(1), F_R, ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 3), 0, 8)));
            }
        } else {
            IF(1, rt_not(rt_not(rt_eq(u, rt_content(u, F_R, K(V(Ra, 4))), K(0)))))
                x2 = ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 0), 0, 8));
                x3 = ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 1), 0, 8));
                x4 = ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 2), 0, 8));
                x5 = ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 3), 0, 8));
                if (0xaaaa >> V(texture_MASK, 8) & 1) USE(WRITE(1), F_R, x2);
                if (0xcccc >> V(texture_MASK, 8) & 1) {
                    USE(WRITE(1), F_R, ((0x5555 >> V(texture_MASK, 8) & 1) ? x2 : ((0xaaaa >>
                        V(texture_MASK, 8) & 1) ? x3 : 0)));
                }
                if (0xf0f0 >> V(texture_MASK, 8) & 1) {
                    USE(WRITE(1), F_R, ((0x1111 >> V(texture_MASK, 8) & 1) ? x2 : ((0x6666 >>
                        V(texture_MASK, 8) & 1) ? x3 : ((0x8888 >> V(texture_MASK, 8) & 1) ? x4 :
                        0))));
                }
                if (0xff00 >> V(texture_MASK, 8) & 1) {
                    USE(WRITE(1), F_R, ((0x101 >> V(texture_MASK, 8) & 1) ? x2 : ((0x1616 >>
                        V(texture_MASK, 8) & 1) ? x3 : ((0x6868 >> V(texture_MASK, 8) & 1) ? x4 :
                        x5))));
                }
            END(1)
        }
    END(2)
}

static void uses_txq_b(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0, x3 = 0, x4 = 0;
    guard_reads(u, 8, 3);
    IF(2, guard_value(u, 8, 3))
        if (any_query_value(u, 5, 1) != 1) {
            USE(EARLY(-4), F_R, V(Ra, 4));
            USE(EARLY(-4), F_R, ((V(Ra, 4) == 255) ? 255 : rt_bits((V(Ra, 4) + 1), 0, 8)));
            USE(WRITE(1), F_R, V(Rd, 3));
            if (0xfee8 >> V(texture_MASK, 7) & 1) {
                USE(WRITE(1), F_R, ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 1), 0, 8)));
            }
            if (0xe880 >> V(texture_MASK, 7) & 1) {
                USE(WRITE(1), F_R, ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 2), 0, 8)));
            }
            if (V(texture_MASK, 7) == 15) {
                USE(WRITE(1), F_R, ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 3), 0, 8)));
            }
        } else {
            USE(EARLY(-4), F_R, ((V(Ra, 4) == 255) ? 255 : rt_bits((V(Ra, 4) + 1), 0, 8)));
            IF(1, rt_not(rt_not(rt_eq(u, rt_content(u, F_R, K(((V(Ra, 4) == 255) ? 255 :
                rt_bits((V(Ra, 4) + 1), 0, 8)))), K(0)))))
                x1 = ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 0), 0, 8));
                x2 = ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 1), 0, 8));
                x3 = ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 2), 0, 8));
                x4 = ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 3), 0, 8));
                USE(EARLY(-4), F_R, V(Ra, 4));
                if (0xaaaa >> V(texture_MASK, 7) & 1) USE(WRITE(1), F_R, x1);
                if (0xcccc >> V(texture_MASK, 7) & 1) {
                    USE(WRITE(1), F_R, ((0x5555 >> V(texture_MASK, 7) & 1) ? x1 : ((0xaaaa >>
                        V(texture_MASK, 7) & 1) ? x2 : 0)));
                }
                if (0xf0f0 >> V(texture_MASK, 7) & 1) {
                    USE(WRITE(1), F_R, ((0x1111 >> V(texture_MASK, 7) & 1) ? x1 : ((0x6666 >>
                        V(texture_MASK, 7) & 1) ? x2 : ((0x8888 >> V(texture_MASK, 7) & 1) ? x3 :
                        0))));
                }
                if (0xff00 >> V(texture_MASK, 7) & 1) {
                    USE(WRITE(1), F_R, ((0x101 >> V(texture_MASK, 7) & 1) ? x1 : ((0x1616 >>
                        V(texture_MASK, 7) & 1) ? x2 : ((0x6868 >> V(texture_MASK, 7) & 1) ? x3 :
                        x4))));
                }
            END(1)
        }
    END(2)
}

static void uses_txa(struct rt_uses *u)
{
    guard_reads(u, 8, 2);
    IF(1, guard_value(u, 8, 2))
        USE(READ, F_R, V(Ra, 5));
        USE(WRITE(1), F_R, V(Rd, 4));
        if (0xfee8 >> V(texture_MASK, 7) & 1) {
            USE(WRITE(1), F_R, ((V(Rd, 4) == 255) ? 255 : rt_bits((V(Rd, 4) + 1), 0, 8)));
        }
        if (0xe880 >> V(texture_MASK, 7) & 1) {
            USE(WRITE(1), F_R, ((V(Rd, 4) == 255) ? 255 : rt_bits((V(Rd, 4) + 2), 0, 8)));
        }
        if (V(texture_MASK, 7) == 15) {
            USE(WRITE(1), F_R, ((V(Rd, 4) == 255) ? 255 : rt_bits((V(Rd, 4) + 3), 0, 8)));
        }
    END(1)
}

static void uses_tmml_i(struct rt_uses *u)
{
    guard_reads(u, 9, 2);
    IF(1, guard_value(u, 9, 2))
        USE(READ, F_R, V(Ra, 5));
        if (0xfe >> V(texture_DIM, 7) & 1) {
            USE(READ, F_R, ((V(Ra, 5) == 255) ? 255 : rt_bits((V(Ra, 5) + 1), 0, 8)));
        }
        if (0xf8 >> V(texture_DIM, 7) & 1) {
            USE(READ, F_R, ((V(Ra, 5) == 255) ? 255 : rt_bits((V(Ra, 5) + 2), 0, 8)));
        }
        if (0xa0 >> V(texture_DIM, 7) & 1) {
            USE(READ, F_R, ((V(Ra, 5) == 255) ? 255 : rt_bits((V(Ra, 5) + 3), 0, 8)));
        }
        USE(WRITE(1), F_R, V(Rd, 4));
        if (0xfee8 >> V(texture_MASK, 8) & 1) {
            USE(WRITE(1), F_R, ((V(Rd, 4) == 255) ? 255 : rt_bits((V(Rd, 4) + 1), 0, 8)));
        }
        if (0xe880 >> V(texture_MASK, 8) & 1) {
            USE(WRITE(1), F_R, ((V(Rd, 4) == 255) ? 255 : rt_bits((V(Rd, 4) + 2), 0, 8)));
        }
        if (V(texture_MASK, 8) == 15) {
            USE(WRITE(1), F_R, ((V(Rd, 4) == 255) ? 255 : rt_bits((V(Rd, 4) + 3), 0, 8)));
        }
    END(1)
}

static void uses_tmml_b(struct rt_uses *u)
{
    guard_reads(u, 9, 3);
    IF(1, guard_value(u, 9, 3))
        USE(READ, F_R, V(Ra, 5));
        if (0xfe >> V(texture_DIM, 7) & 1) {
            USE(READ, F_R, ((V(Ra, 5) == 255) ? 255 : rt_bits((V(Ra, 5) + 1), 0, 8)));
        }
        if (0xf8 >> V(texture_DIM, 7) & 1) {
            USE(READ, F_R, ((V(Ra, 5) == 255) ? 255 : rt_bits((V(Ra, 5) + 2), 0, 8)));
        }
        if (0xa0 >> V(texture_DIM, 7) & 1) {
            USE(READ, F_R, ((V(Ra, 5) == 255) ? 255 : rt_bits((V(Ra, 5) + 3), 0, 8)));
        }
        USE(READ, F_R, V(Rb, 6));
        USE(WRITE(1), F_R, V(Rd, 4));
        if (0xfee8 >> V(texture_MASK, 8) & 1) {
            USE(WRITE(1), F_R, ((V(Rd, 4) == 255) ? 255 : rt_bits((V(Rd, 4) + 1), 0, 8)));
        }
        if (0xe880 >> V(texture_MASK, 8) & 1) {
            USE(WRITE(1), F_R, ((V(Rd, 4) == 255) ? 255 : rt_bits((V(Rd, 4) + 2), 0, 8)));
        }
        if (V(texture_MASK, 8) == 15) {
            USE(WRITE(1), F_R, ((V(Rd, 4) == 255) ? 255 : rt_bits((V(Rd, 4) + 3), 0, 8)));
        }
    END(1)
}

static uint64_t opt_f16_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return (V(texture_TEXS_F16, v1) == 0);
    }
    return 0;
}

static void uses_texs_d1_lz_m(struct rt_uses *u)
{
    uint64_t x4 = 0, x5 = 0, x6 = 0, x7 = 0;
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(57, guard_value(u, 10, 2))
        x4 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x5 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        x6 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
        x7 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
        if (0x17 >> V(texture_COMPONENTS, 9) & 1) {
            IF(14, OPEN)
                LET(32)
                    IF(1, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(1)
                END_LET(32)
                NEED(32);
                LET(41)
                    IF(3, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(3)
                END_LET(41)
                LET(42)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(41);
                END_LET(42)
                NEED(32);
                LET(62)
                    IF(7, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(7)
                END_LET(62)
                LET(42)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    IF(9, OPEN) NEED(62); END(9)
                END_LET(42)
                LET(21) NEED(42); END_LET(21)
                LET(192)
                    IF(10, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(10)
                END_LET(192)
                NEED(192);
                LET(201)
                    IF(12, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(12)
                END_LET(201)
                LET(21) NEED(201); END_LET(21)
            END(14)
            NEED(21);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x4), BITS(0, 16));
            } else USE(WRITE(1), F_R, x4);
        }
        if (0x1b >> V(texture_COMPONENTS, 9) & 1) {
            IF(28, OPEN)
                LET(214)
                    IF(15, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(15)
                END_LET(214)
                NEED(214);
                LET(223)
                    IF(17, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(17)
                END_LET(223)
                LET(224)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(223);
                END_LET(224)
                NEED(214);
                LET(244)
                    IF(21, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(21)
                END_LET(244)
                LET(224)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    IF(23, OPEN) NEED(244); END(23)
                END_LET(224)
                LET(203) NEED(224); END_LET(203)
                LET(374)
                    IF(24, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(24)
                END_LET(374)
                NEED(374);
                LET(383)
                    IF(26, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(26)
                END_LET(383)
                LET(203) NEED(383); END_LET(203)
            END(28)
            NEED(203);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x4), BITS(((uint64_t)16 * (0x17 >> V(texture_COMPONENTS,
                    9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe8 >> V(texture_COMPONENTS, 9) & 1) ? x4 : ((0x17 >>
                    V(texture_COMPONENTS, 9) & 1) ? x5 : 0)));
            }
        }
        if (0x1d >> V(texture_COMPONENTS, 9) & 1) {
            IF(42, OPEN)
                LET(396)
                    IF(29, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(29)
                END_LET(396)
                NEED(396);
                LET(405)
                    IF(31, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(31)
                END_LET(405)
                LET(406)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(405);
                END_LET(406)
                NEED(396);
                LET(426)
                    IF(35, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(35)
                END_LET(426)
                LET(406)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    IF(37, OPEN) NEED(426); END(37)
                END_LET(406)
                LET(385) NEED(406); END_LET(385)
                LET(556)
                    IF(38, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(38)
                END_LET(556)
                NEED(556);
                LET(565)
                    IF(40, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(40)
                END_LET(565)
                LET(385) NEED(565); END_LET(385)
            END(42)
            NEED(385);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((0x13 >> V(texture_COMPONENTS, 9) & 1) ? x6 : x4)),
                    BITS(((uint64_t)16 * (0xc >> V(texture_COMPONENTS, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe0 >> V(texture_COMPONENTS, 9) & 1) ? x4 : ((0xc >>
                    V(texture_COMPONENTS, 9) & 1) ? x5 : ((0x13 >> V(texture_COMPONENTS, 9) & 1) ?
                    x6 : 0))));
            }
        }
        if (0x1e >> V(texture_COMPONENTS, 9) & 1) {
            IF(56, OPEN)
                LET(578)
                    IF(43, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(43)
                END_LET(578)
                NEED(578);
                LET(587)
                    IF(45, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(45)
                END_LET(587)
                LET(588)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(587);
                END_LET(588)
                NEED(578);
                LET(608)
                    IF(49, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(49)
                END_LET(608)
                LET(588)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    IF(51, OPEN) NEED(608); END(51)
                END_LET(588)
                LET(567) NEED(588); END_LET(567)
                LET(738)
                    IF(52, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(52)
                END_LET(738)
                NEED(738);
                LET(747)
                    IF(54, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(54)
                END_LET(747)
                LET(567) NEED(747); END_LET(567)
            END(56)
            NEED(567);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((0x1f >> V(texture_COMPONENTS, 9) & 1) ? x6 : x4)),
                    BITS(((uint64_t)16 * (0x11 >> V(texture_COMPONENTS, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe0 >> V(texture_COMPONENTS, 9) & 1) ? x4 : ((0xe >>
                    V(texture_COMPONENTS, 9) & 1) ? x6 : x7)));
            }
        }
    END(57)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_texs_d2_m(struct rt_uses *u)
{
    uint64_t x5 = 0, x6 = 0, x7 = 0, x8 = 0;
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(178, guard_value(u, 10, 2))
        x5 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x6 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        x7 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
        x8 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
        IF(1, OPEN)
            LET(19)
                USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
            END_LET(19)
        END(1)
        LET(20) NEED(19); END_LET(20)
        if (0x17 >> V(texture_COMPONENTS, 9) & 1) {
            IF(45, OPEN)
                LET(35)
                    IF(2, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(2)
                    IF(5, OPEN) NEED(20); END(5)
                END_LET(35)
                LET(44) NEED(20); END_LET(44)
                LET(45)
                    NEED(44);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(45)
                NEED(35);
                LET(48)
                    IF(8, OPEN) NEED(45); END(8)
                END_LET(48)
                LET(49)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    NEED(48);
                END_LET(49)
                LET(69) NEED(20); END_LET(69)
                LET(70)
                    NEED(69);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(70)
                NEED(35);
                LET(73)
                    IF(16, OPEN) NEED(70); END(16)
                END_LET(73)
                LET(49)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    IF(18, OPEN) NEED(73); END(18)
                END_LET(49)
                LET(93) NEED(20); END_LET(93)
                LET(94)
                    NEED(93);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(94)
                NEED(35);
                LET(97)
                    IF(25, OPEN) NEED(94); END(25)
                END_LET(97)
                LET(49)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    IF(27, OPEN) NEED(97); END(27)
                END_LET(49)
                LET(117) NEED(20); END_LET(117)
                LET(118)
                    NEED(117);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(118)
                NEED(35);
                LET(121)
                    IF(34, OPEN) NEED(118); END(34)
                END_LET(121)
                LET(49)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    IF(36, OPEN) NEED(121); END(36)
                END_LET(49)
                LET(24) NEED(49); END_LET(24)
                LET(227)
                    IF(37, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(37)
                    IF(40, OPEN) NEED(20); END(40)
                END_LET(227)
                LET(236) NEED(20); END_LET(236)
                LET(237)
                    NEED(236);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(237)
                NEED(227);
                LET(240)
                    IF(43, OPEN) NEED(237); END(43)
                END_LET(240)
                LET(24) NEED(240); END_LET(24)
            END(45)
            NEED(24);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x5), BITS(0, 16));
            } else USE(WRITE(1), F_R, x5);
        }
        if (0x1b >> V(texture_COMPONENTS, 9) & 1) {
            IF(89, OPEN)
                LET(253)
                    IF(46, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(46)
                    IF(49, OPEN) NEED(20); END(49)
                END_LET(253)
                LET(262) NEED(20); END_LET(262)
                LET(263)
                    NEED(262);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(263)
                NEED(253);
                LET(266)
                    IF(52, OPEN) NEED(263); END(52)
                END_LET(266)
                LET(267)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    NEED(266);
                END_LET(267)
                LET(287) NEED(20); END_LET(287)
                LET(288)
                    NEED(287);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(288)
                NEED(253);
                LET(291)
                    IF(60, OPEN) NEED(288); END(60)
                END_LET(291)
                LET(267)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    IF(62, OPEN) NEED(291); END(62)
                END_LET(267)
                LET(311) NEED(20); END_LET(311)
                LET(312)
                    NEED(311);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(312)
                NEED(253);
                LET(315)
                    IF(69, OPEN) NEED(312); END(69)
                END_LET(315)
                LET(267)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    IF(71, OPEN) NEED(315); END(71)
                END_LET(267)
                LET(335) NEED(20); END_LET(335)
                LET(336)
                    NEED(335);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(336)
                NEED(253);
                LET(339)
                    IF(78, OPEN) NEED(336); END(78)
                END_LET(339)
                LET(267)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    IF(80, OPEN) NEED(339); END(80)
                END_LET(267)
                LET(242) NEED(267); END_LET(242)
                LET(445)
                    IF(81, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(81)
                    IF(84, OPEN) NEED(20); END(84)
                END_LET(445)
                LET(454) NEED(20); END_LET(454)
                LET(455)
                    NEED(454);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(455)
                NEED(445);
                LET(458)
                    IF(87, OPEN) NEED(455); END(87)
                END_LET(458)
                LET(242) NEED(458); END_LET(242)
            END(89)
            NEED(242);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x5), BITS(((uint64_t)16 * (0x17 >> V(texture_COMPONENTS,
                    9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe8 >> V(texture_COMPONENTS, 9) & 1) ? x5 : ((0x17 >>
                    V(texture_COMPONENTS, 9) & 1) ? x6 : 0)));
            }
        }
        if (0x1d >> V(texture_COMPONENTS, 9) & 1) {
            IF(133, OPEN)
                LET(471)
                    IF(90, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(90)
                    IF(93, OPEN) NEED(20); END(93)
                END_LET(471)
                LET(480) NEED(20); END_LET(480)
                LET(481)
                    NEED(480);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(481)
                NEED(471);
                LET(484)
                    IF(96, OPEN) NEED(481); END(96)
                END_LET(484)
                LET(485)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    NEED(484);
                END_LET(485)
                LET(505) NEED(20); END_LET(505)
                LET(506)
                    NEED(505);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(506)
                NEED(471);
                LET(509)
                    IF(104, OPEN) NEED(506); END(104)
                END_LET(509)
                LET(485)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    IF(106, OPEN) NEED(509); END(106)
                END_LET(485)
                LET(529) NEED(20); END_LET(529)
                LET(530)
                    NEED(529);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(530)
                NEED(471);
                LET(533)
                    IF(113, OPEN) NEED(530); END(113)
                END_LET(533)
                LET(485)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    IF(115, OPEN) NEED(533); END(115)
                END_LET(485)
                LET(553) NEED(20); END_LET(553)
                LET(554)
                    NEED(553);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(554)
                NEED(471);
                LET(557)
                    IF(122, OPEN) NEED(554); END(122)
                END_LET(557)
                LET(485)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    IF(124, OPEN) NEED(557); END(124)
                END_LET(485)
                LET(460) NEED(485); END_LET(460)
                LET(663)
                    IF(125, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(125)
                    IF(128, OPEN) NEED(20); END(128)
                END_LET(663)
                LET(672) NEED(20); END_LET(672)
                LET(673)
                    NEED(672);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(673)
                NEED(663);
                LET(676)
                    IF(131, OPEN) NEED(673); END(131)
                END_LET(676)
                LET(460) NEED(676); END_LET(460)
            END(133)
            NEED(460);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((0x13 >> V(texture_COMPONENTS, 9) & 1) ? x7 : x5)),
                    BITS(((uint64_t)16 * (0xc >> V(texture_COMPONENTS, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe0 >> V(texture_COMPONENTS, 9) & 1) ? x5 : ((0xc >>
                    V(texture_COMPONENTS, 9) & 1) ? x6 : ((0x13 >> V(texture_COMPONENTS, 9) & 1) ?
                    x7 : 0))));
            }
        }
        if (0x1e >> V(texture_COMPONENTS, 9) & 1) {
            IF(177, OPEN)
                LET(689)
                    IF(134, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(134)
                    IF(137, OPEN) NEED(20); END(137)
                END_LET(689)
                LET(698) NEED(20); END_LET(698)
                LET(699)
                    NEED(698);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(699)
                NEED(689);
                LET(702)
                    IF(140, OPEN) NEED(699); END(140)
                END_LET(702)
                LET(703)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    NEED(702);
                END_LET(703)
                LET(723) NEED(20); END_LET(723)
                LET(724)
                    NEED(723);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(724)
                NEED(689);
                LET(727)
                    IF(148, OPEN) NEED(724); END(148)
                END_LET(727)
                LET(703)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    IF(150, OPEN) NEED(727); END(150)
                END_LET(703)
                LET(747) NEED(20); END_LET(747)
                LET(748)
                    NEED(747);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(748)
                NEED(689);
                LET(751)
                    IF(157, OPEN) NEED(748); END(157)
                END_LET(751)
                LET(703)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    IF(159, OPEN) NEED(751); END(159)
                END_LET(703)
                LET(771) NEED(20); END_LET(771)
                LET(772)
                    NEED(771);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(772)
                NEED(689);
                LET(775)
                    IF(166, OPEN) NEED(772); END(166)
                END_LET(775)
                LET(703)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    IF(168, OPEN) NEED(775); END(168)
                END_LET(703)
                LET(678) NEED(703); END_LET(678)
                LET(881)
                    IF(169, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(169)
                    IF(172, OPEN) NEED(20); END(172)
                END_LET(881)
                LET(890) NEED(20); END_LET(890)
                LET(891)
                    NEED(890);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(891)
                NEED(881);
                LET(894)
                    IF(175, OPEN) NEED(891); END(175)
                END_LET(894)
                LET(678) NEED(894); END_LET(678)
            END(177)
            NEED(678);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((0x1f >> V(texture_COMPONENTS, 9) & 1) ? x7 : x5)),
                    BITS(((uint64_t)16 * (0x11 >> V(texture_COMPONENTS, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe0 >> V(texture_COMPONENTS, 9) & 1) ? x5 : ((0xe >>
                    V(texture_COMPONENTS, 9) & 1) ? x7 : x8)));
            }
        }
    END(178)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_texs_d2_ll_m(struct rt_uses *u)
{
    uint64_t x5 = 0, x6 = 0, x7 = 0, x8 = 0;
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(178, guard_value(u, 10, 2))
        x5 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x6 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        x7 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
        x8 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
        IF(1, OPEN)
            LET(19)
                USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
            END_LET(19)
        END(1)
        LET(20) NEED(19); END_LET(20)
        if (0x17 >> V(texture_COMPONENTS, 9) & 1) {
            IF(45, OPEN)
                LET(35)
                    IF(2, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(2)
                    IF(5, OPEN) NEED(20); END(5)
                END_LET(35)
                LET(44) NEED(20); END_LET(44)
                LET(45)
                    NEED(44);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(45)
                NEED(35);
                LET(48)
                    IF(8, OPEN) NEED(45); END(8)
                END_LET(48)
                LET(49)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    NEED(48);
                END_LET(49)
                LET(69) NEED(20); END_LET(69)
                LET(70)
                    NEED(69);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(70)
                NEED(35);
                LET(73)
                    IF(16, OPEN) NEED(70); END(16)
                END_LET(73)
                LET(49)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    IF(18, OPEN) NEED(73); END(18)
                END_LET(49)
                LET(93) NEED(20); END_LET(93)
                LET(94)
                    NEED(93);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(94)
                NEED(35);
                LET(97)
                    IF(25, OPEN) NEED(94); END(25)
                END_LET(97)
                LET(49)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    IF(27, OPEN) NEED(97); END(27)
                END_LET(49)
                LET(117) NEED(20); END_LET(117)
                LET(118)
                    NEED(117);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(118)
                NEED(35);
                LET(121)
                    IF(34, OPEN) NEED(118); END(34)
                END_LET(121)
                LET(49)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    IF(36, OPEN) NEED(121); END(36)
                END_LET(49)
                LET(24) NEED(49); END_LET(24)
                LET(227)
                    IF(37, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(37)
                    IF(40, OPEN) NEED(20); END(40)
                END_LET(227)
                LET(236) NEED(20); END_LET(236)
                LET(237)
                    NEED(236);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(237)
                NEED(227);
                LET(240)
                    IF(43, OPEN) NEED(237); END(43)
                END_LET(240)
                LET(24) NEED(240); END_LET(24)
            END(45)
            NEED(24);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x5), BITS(0, 16));
            } else USE(WRITE(1), F_R, x5);
        }
        if (0x1b >> V(texture_COMPONENTS, 9) & 1) {
            IF(89, OPEN)
                LET(253)
                    IF(46, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(46)
                    IF(49, OPEN) NEED(20); END(49)
                END_LET(253)
                LET(262) NEED(20); END_LET(262)
                LET(263)
                    NEED(262);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(263)
                NEED(253);
                LET(266)
                    IF(52, OPEN) NEED(263); END(52)
                END_LET(266)
                LET(267)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    NEED(266);
                END_LET(267)
                LET(287) NEED(20); END_LET(287)
                LET(288)
                    NEED(287);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(288)
                NEED(253);
                LET(291)
                    IF(60, OPEN) NEED(288); END(60)
                END_LET(291)
                LET(267)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    IF(62, OPEN) NEED(291); END(62)
                END_LET(267)
                LET(311) NEED(20); END_LET(311)
                LET(312)
                    NEED(311);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(312)
                NEED(253);
                LET(315)
                    IF(69, OPEN) NEED(312); END(69)
                END_LET(315)
                LET(267)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    IF(71, OPEN) NEED(315); END(71)
                END_LET(267)
                LET(335) NEED(20); END_LET(335)
                LET(336)
                    NEED(335);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(336)
                NEED(253);
                LET(339)
                    IF(78, OPEN) NEED(336); END(78)
                END_LET(339)
                LET(267)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    IF(80, OPEN) NEED(339); END(80)
                END_LET(267)
                LET(242) NEED(267); END_LET(242)
                LET(445)
                    IF(81, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(81)
                    IF(84, OPEN) NEED(20); END(84)
                END_LET(445)
                LET(454) NEED(20); END_LET(454)
                LET(455)
                    NEED(454);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(455)
                NEED(445);
                LET(458)
                    IF(87, OPEN) NEED(455); END(87)
                END_LET(458)
                LET(242) NEED(458); END_LET(242)
            END(89)
            NEED(242);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x5), BITS(((uint64_t)16 * (0x17 >> V(texture_COMPONENTS,
                    9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe8 >> V(texture_COMPONENTS, 9) & 1) ? x5 : ((0x17 >>
                    V(texture_COMPONENTS, 9) & 1) ? x6 : 0)));
            }
        }
        if (0x1d >> V(texture_COMPONENTS, 9) & 1) {
            IF(133, OPEN)
                LET(471)
                    IF(90, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(90)
                    IF(93, OPEN) NEED(20); END(93)
                END_LET(471)
                LET(480) NEED(20); END_LET(480)
                LET(481)
                    NEED(480);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(481)
                NEED(471);
                LET(484)
                    IF(96, OPEN) NEED(481); END(96)
                END_LET(484)
                LET(485)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    NEED(484);
                END_LET(485)
                LET(505) NEED(20); END_LET(505)
                LET(506)
                    NEED(505);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(506)
                NEED(471);
                LET(509)
                    IF(104, OPEN) NEED(506); END(104)
                END_LET(509)
                LET(485)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    IF(106, OPEN) NEED(509); END(106)
                END_LET(485)
                LET(529) NEED(20); END_LET(529)
                LET(530)
                    NEED(529);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(530)
                NEED(471);
                LET(533)
                    IF(113, OPEN) NEED(530); END(113)
                END_LET(533)
                LET(485)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    IF(115, OPEN) NEED(533); END(115)
                END_LET(485)
                LET(553) NEED(20); END_LET(553)
                LET(554)
                    NEED(553);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(554)
                NEED(471);
                LET(557)
                    IF(122, OPEN) NEED(554); END(122)
                END_LET(557)
                LET(485)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    IF(124, OPEN) NEED(557); END(124)
                END_LET(485)
                LET(460) NEED(485); END_LET(460)
                LET(663)
                    IF(125, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(125)
                    IF(128, OPEN) NEED(20); END(128)
                END_LET(663)
                LET(672) NEED(20); END_LET(672)
                LET(673)
                    NEED(672);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(673)
                NEED(663);
                LET(676)
                    IF(131, OPEN) NEED(673); END(131)
                END_LET(676)
                LET(460) NEED(676); END_LET(460)
            END(133)
            NEED(460);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((0x13 >> V(texture_COMPONENTS, 9) & 1) ? x7 : x5)),
                    BITS(((uint64_t)16 * (0xc >> V(texture_COMPONENTS, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe0 >> V(texture_COMPONENTS, 9) & 1) ? x5 : ((0xc >>
                    V(texture_COMPONENTS, 9) & 1) ? x6 : ((0x13 >> V(texture_COMPONENTS, 9) & 1) ?
                    x7 : 0))));
            }
        }
        if (0x1e >> V(texture_COMPONENTS, 9) & 1) {
            IF(177, OPEN)
                LET(689)
                    IF(134, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(134)
                    IF(137, OPEN) NEED(20); END(137)
                END_LET(689)
                LET(698) NEED(20); END_LET(698)
                LET(699)
                    NEED(698);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(699)
                NEED(689);
                LET(702)
                    IF(140, OPEN) NEED(699); END(140)
                END_LET(702)
                LET(703)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    NEED(702);
                END_LET(703)
                LET(723) NEED(20); END_LET(723)
                LET(724)
                    NEED(723);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(724)
                NEED(689);
                LET(727)
                    IF(148, OPEN) NEED(724); END(148)
                END_LET(727)
                LET(703)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    IF(150, OPEN) NEED(727); END(150)
                END_LET(703)
                LET(747) NEED(20); END_LET(747)
                LET(748)
                    NEED(747);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(748)
                NEED(689);
                LET(751)
                    IF(157, OPEN) NEED(748); END(157)
                END_LET(751)
                LET(703)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    IF(159, OPEN) NEED(751); END(159)
                END_LET(703)
                LET(771) NEED(20); END_LET(771)
                LET(772)
                    NEED(771);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(772)
                NEED(689);
                LET(775)
                    IF(166, OPEN) NEED(772); END(166)
                END_LET(775)
                LET(703)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(20);
                    IF(168, OPEN) NEED(775); END(168)
                END_LET(703)
                LET(678) NEED(703); END_LET(678)
                LET(881)
                    IF(169, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(169)
                    IF(172, OPEN) NEED(20); END(172)
                END_LET(881)
                LET(890) NEED(20); END_LET(890)
                LET(891)
                    NEED(890);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(891)
                NEED(881);
                LET(894)
                    IF(175, OPEN) NEED(891); END(175)
                END_LET(894)
                LET(678) NEED(894); END_LET(678)
            END(177)
            NEED(678);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((0x1f >> V(texture_COMPONENTS, 9) & 1) ? x7 : x5)),
                    BITS(((uint64_t)16 * (0x11 >> V(texture_COMPONENTS, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe0 >> V(texture_COMPONENTS, 9) & 1) ? x5 : ((0xe >>
                    V(texture_COMPONENTS, 9) & 1) ? x7 : x8)));
            }
        }
    END(178)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_texs_d2_dc_m(struct rt_uses *u)
{
    guard_reads(u, 10, 2);
    IF(1, guard_value(u, 10, 2))
        USE(EARLY(-4), F_R, V(Ra, 6));
        USE(EARLY(-4), F_R, (V(Ra, 6) | 1));
        USE(EARLY(-4), F_R, V(Rb, 7));
        USE(WRITE(1), F_R, V(Rd, 5));
        if ((0x1f >> V(texture_COMPONENTS, 9) & 1) && (!opt_f16_value(u, 0, 0))) {
            USE(WRITE(1), F_R, (V(Rd, 5) | 1));
        }
        if (0x1f >> V(texture_COMPONENTS, 9) & 1) USE(WRITE(1), F_R, V(texture_Rd2, 4));
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
        if ((0x1f >> V(texture_COMPONENTS, 9) & 1) && (!opt_f16_value(u, 0, 0))) {
            USE(WRITE(1), F_R, (V(Rd, 5) | 1));
        }
        if (0x1f >> V(texture_COMPONENTS, 9) & 1) USE(WRITE(1), F_R, V(texture_Rd2, 4));
        if ((V(texture_COMPONENTS, 9) == 4) && (!opt_f16_value(u, 0, 0))) {
            USE(WRITE(1), F_R, (V(texture_Rd2, 4) | 1));
        }
    END(1)
}

static void uses_texs_a2_m(struct rt_uses *u)
{
    uint64_t x5 = 0, x6 = 0, x7 = 0, x8 = 0;
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(178, guard_value(u, 10, 2))
        x5 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x6 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        x7 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
        x8 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
        IF(1, OPEN)
            LET(19)
                USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
            END_LET(19)
        END(1)
        LET(20) NEED(19); END_LET(20)
        if (0x17 >> V(texture_COMPONENTS, 9) & 1) {
            IF(45, OPEN)
                LET(35)
                    IF(2, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END(2)
                    IF(5, OPEN) NEED(20); END(5)
                END_LET(35)
                LET(44) NEED(20); END_LET(44)
                LET(45)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(44);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(45)
                NEED(35);
                LET(48)
                    IF(8, OPEN) NEED(45); END(8)
                END_LET(48)
                LET(49)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(20);
                    NEED(48);
                END_LET(49)
                LET(69) NEED(20); END_LET(69)
                LET(70)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(69);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(70)
                NEED(35);
                LET(73)
                    IF(16, OPEN) NEED(70); END(16)
                END_LET(73)
                LET(49)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(20);
                    IF(18, OPEN) NEED(73); END(18)
                END_LET(49)
                LET(93) NEED(20); END_LET(93)
                LET(94)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(93);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(94)
                NEED(35);
                LET(97)
                    IF(25, OPEN) NEED(94); END(25)
                END_LET(97)
                LET(49)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(20);
                    IF(27, OPEN) NEED(97); END(27)
                END_LET(49)
                LET(117) NEED(20); END_LET(117)
                LET(118)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(117);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(118)
                NEED(35);
                LET(121)
                    IF(34, OPEN) NEED(118); END(34)
                END_LET(121)
                LET(49)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(20);
                    IF(36, OPEN) NEED(121); END(36)
                END_LET(49)
                LET(24) NEED(49); END_LET(24)
                LET(227)
                    IF(37, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END(37)
                    IF(40, OPEN) NEED(20); END(40)
                END_LET(227)
                LET(236) NEED(20); END_LET(236)
                LET(237)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(236);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(237)
                NEED(227);
                LET(240)
                    IF(43, OPEN) NEED(237); END(43)
                END_LET(240)
                LET(24) NEED(240); END_LET(24)
            END(45)
            NEED(24);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x5), BITS(0, 16));
            } else USE(WRITE(1), F_R, x5);
        }
        if (0x1b >> V(texture_COMPONENTS, 9) & 1) {
            IF(89, OPEN)
                LET(253)
                    IF(46, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END(46)
                    IF(49, OPEN) NEED(20); END(49)
                END_LET(253)
                LET(262) NEED(20); END_LET(262)
                LET(263)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(262);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(263)
                NEED(253);
                LET(266)
                    IF(52, OPEN) NEED(263); END(52)
                END_LET(266)
                LET(267)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(20);
                    NEED(266);
                END_LET(267)
                LET(287) NEED(20); END_LET(287)
                LET(288)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(287);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(288)
                NEED(253);
                LET(291)
                    IF(60, OPEN) NEED(288); END(60)
                END_LET(291)
                LET(267)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(20);
                    IF(62, OPEN) NEED(291); END(62)
                END_LET(267)
                LET(311) NEED(20); END_LET(311)
                LET(312)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(311);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(312)
                NEED(253);
                LET(315)
                    IF(69, OPEN) NEED(312); END(69)
                END_LET(315)
                LET(267)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(20);
                    IF(71, OPEN) NEED(315); END(71)
                END_LET(267)
                LET(335) NEED(20); END_LET(335)
                LET(336)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(335);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(336)
                NEED(253);
                LET(339)
                    IF(78, OPEN) NEED(336); END(78)
                END_LET(339)
                LET(267)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(20);
                    IF(80, OPEN) NEED(339); END(80)
                END_LET(267)
                LET(242) NEED(267); END_LET(242)
                LET(445)
                    IF(81, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END(81)
                    IF(84, OPEN) NEED(20); END(84)
                END_LET(445)
                LET(454) NEED(20); END_LET(454)
                LET(455)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(454);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(455)
                NEED(445);
                LET(458)
                    IF(87, OPEN) NEED(455); END(87)
                END_LET(458)
                LET(242) NEED(458); END_LET(242)
            END(89)
            NEED(242);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x5), BITS(((uint64_t)16 * (0x17 >> V(texture_COMPONENTS,
                    9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe8 >> V(texture_COMPONENTS, 9) & 1) ? x5 : ((0x17 >>
                    V(texture_COMPONENTS, 9) & 1) ? x6 : 0)));
            }
        }
        if (0x1d >> V(texture_COMPONENTS, 9) & 1) {
            IF(133, OPEN)
                LET(471)
                    IF(90, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END(90)
                    IF(93, OPEN) NEED(20); END(93)
                END_LET(471)
                LET(480) NEED(20); END_LET(480)
                LET(481)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(480);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(481)
                NEED(471);
                LET(484)
                    IF(96, OPEN) NEED(481); END(96)
                END_LET(484)
                LET(485)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(20);
                    NEED(484);
                END_LET(485)
                LET(505) NEED(20); END_LET(505)
                LET(506)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(505);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(506)
                NEED(471);
                LET(509)
                    IF(104, OPEN) NEED(506); END(104)
                END_LET(509)
                LET(485)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(20);
                    IF(106, OPEN) NEED(509); END(106)
                END_LET(485)
                LET(529) NEED(20); END_LET(529)
                LET(530)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(529);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(530)
                NEED(471);
                LET(533)
                    IF(113, OPEN) NEED(530); END(113)
                END_LET(533)
                LET(485)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(20);
                    IF(115, OPEN) NEED(533); END(115)
                END_LET(485)
                LET(553) NEED(20); END_LET(553)
                LET(554)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(553);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(554)
                NEED(471);
                LET(557)
                    IF(122, OPEN) NEED(554); END(122)
                END_LET(557)
                LET(485)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(20);
                    IF(124, OPEN) NEED(557); END(124)
                END_LET(485)
                LET(460) NEED(485); END_LET(460)
                LET(663)
                    IF(125, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END(125)
                    IF(128, OPEN) NEED(20); END(128)
                END_LET(663)
                LET(672) NEED(20); END_LET(672)
                LET(673)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(672);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(673)
                NEED(663);
                LET(676)
                    IF(131, OPEN) NEED(673); END(131)
                END_LET(676)
                LET(460) NEED(676); END_LET(460)
            END(133)
            NEED(460);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((0x13 >> V(texture_COMPONENTS, 9) & 1) ? x7 : x5)),
                    BITS(((uint64_t)16 * (0xc >> V(texture_COMPONENTS, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe0 >> V(texture_COMPONENTS, 9) & 1) ? x5 : ((0xc >>
                    V(texture_COMPONENTS, 9) & 1) ? x6 : ((0x13 >> V(texture_COMPONENTS, 9) & 1) ?
                    x7 : 0))));
            }
        }
        if (0x1e >> V(texture_COMPONENTS, 9) & 1) {
            IF(177, OPEN)
                LET(689)
                    IF(134, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END(134)
                    IF(137, OPEN) NEED(20); END(137)
                END_LET(689)
                LET(698) NEED(20); END_LET(698)
                LET(699)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(698);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(699)
                NEED(689);
                LET(702)
                    IF(140, OPEN) NEED(699); END(140)
                END_LET(702)
                LET(703)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(20);
                    NEED(702);
                END_LET(703)
                LET(723) NEED(20); END_LET(723)
                LET(724)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(723);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(724)
                NEED(689);
                LET(727)
                    IF(148, OPEN) NEED(724); END(148)
                END_LET(727)
                LET(703)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(20);
                    IF(150, OPEN) NEED(727); END(150)
                END_LET(703)
                LET(747) NEED(20); END_LET(747)
                LET(748)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(747);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(748)
                NEED(689);
                LET(751)
                    IF(157, OPEN) NEED(748); END(157)
                END_LET(751)
                LET(703)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(20);
                    IF(159, OPEN) NEED(751); END(159)
                END_LET(703)
                LET(771) NEED(20); END_LET(771)
                LET(772)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(771);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(772)
                NEED(689);
                LET(775)
                    IF(166, OPEN) NEED(772); END(166)
                END_LET(775)
                LET(703)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(20);
                    IF(168, OPEN) NEED(775); END(168)
                END_LET(703)
                LET(678) NEED(703); END_LET(678)
                LET(881)
                    IF(169, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END(169)
                    IF(172, OPEN) NEED(20); END(172)
                END_LET(881)
                LET(890) NEED(20); END_LET(890)
                LET(891)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(890);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(891)
                NEED(881);
                LET(894)
                    IF(175, OPEN) NEED(891); END(175)
                END_LET(894)
                LET(678) NEED(894); END_LET(678)
            END(177)
            NEED(678);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((0x1f >> V(texture_COMPONENTS, 9) & 1) ? x7 : x5)),
                    BITS(((uint64_t)16 * (0x11 >> V(texture_COMPONENTS, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe0 >> V(texture_COMPONENTS, 9) & 1) ? x5 : ((0xe >>
                    V(texture_COMPONENTS, 9) & 1) ? x7 : x8)));
            }
        }
    END(178)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_texs_d3_m(struct rt_uses *u)
{
    uint64_t x6 = 0, x7 = 0, x8 = 0, x9 = 0;
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(467, guard_value(u, 10, 2))
        x6 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        x8 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
        x9 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
        IF(1, OPEN)
            LET(20)
                USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
            END_LET(20)
        END(1)
        LET(21) NEED(20); END_LET(21)
        IF(2, OPEN)
            LET(23)
                USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
            END_LET(23)
        END(2)
        LET(24) NEED(23); END_LET(24)
        if (0x17 >> V(texture_COMPONENTS, 9) & 1) {
            IF(118, OPEN)
                LET(38)
                    IF(3, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(3)
                    IF(6, OPEN) NEED(21); END(6)
                    IF(9, OPEN) NEED(24); END(9)
                END_LET(38)
                LET(47) NEED(21); END_LET(47)
                LET(51) NEED(24); END_LET(51)
                LET(52)
                    NEED(51);
                    NEED(47);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(52)
                NEED(38);
                LET(55)
                    IF(13, OPEN) NEED(52); END(13)
                END_LET(55)
                LET(56)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    NEED(55);
                END_LET(56)
                LET(76) NEED(21); END_LET(76)
                LET(80) NEED(24); END_LET(80)
                LET(81)
                    NEED(80);
                    NEED(76);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(81)
                NEED(38);
                LET(84)
                    IF(25, OPEN) NEED(81); END(25)
                END_LET(84)
                LET(56)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    IF(27, OPEN) NEED(84); END(27)
                END_LET(56)
                LET(104) NEED(21); END_LET(104)
                LET(108) NEED(24); END_LET(108)
                LET(109)
                    NEED(108);
                    NEED(104);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(109)
                NEED(38);
                LET(112)
                    IF(38, OPEN) NEED(109); END(38)
                END_LET(112)
                LET(56)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    IF(40, OPEN) NEED(112); END(40)
                END_LET(56)
                LET(132) NEED(21); END_LET(132)
                LET(136) NEED(24); END_LET(136)
                LET(137)
                    NEED(136);
                    NEED(132);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(137)
                NEED(38);
                LET(140)
                    IF(51, OPEN) NEED(137); END(51)
                END_LET(140)
                LET(56)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    IF(53, OPEN) NEED(140); END(53)
                END_LET(56)
                LET(160) NEED(21); END_LET(160)
                LET(164) NEED(24); END_LET(164)
                LET(165)
                    NEED(164);
                    NEED(160);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(165)
                NEED(38);
                LET(168)
                    IF(64, OPEN) NEED(165); END(64)
                END_LET(168)
                LET(56)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    IF(66, OPEN) NEED(168); END(66)
                END_LET(56)
                LET(188) NEED(21); END_LET(188)
                LET(192) NEED(24); END_LET(192)
                LET(193)
                    NEED(192);
                    NEED(188);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(193)
                NEED(38);
                LET(196)
                    IF(77, OPEN) NEED(193); END(77)
                END_LET(196)
                LET(56)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    IF(79, OPEN) NEED(196); END(79)
                END_LET(56)
                LET(216) NEED(21); END_LET(216)
                LET(220) NEED(24); END_LET(220)
                LET(221)
                    NEED(220);
                    NEED(216);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(221)
                NEED(38);
                LET(224)
                    IF(90, OPEN) NEED(221); END(90)
                END_LET(224)
                LET(56)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    IF(92, OPEN) NEED(224); END(92)
                END_LET(56)
                LET(244) NEED(21); END_LET(244)
                LET(248) NEED(24); END_LET(248)
                LET(249)
                    NEED(248);
                    NEED(244);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(249)
                NEED(38);
                LET(252)
                    IF(103, OPEN) NEED(249); END(103)
                END_LET(252)
                LET(27)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    NEED(56);
                    IF(105, OPEN) NEED(252); END(105)
                END_LET(27)
                LET(262)
                    IF(106, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(106)
                    IF(109, OPEN) NEED(21); END(109)
                    IF(112, OPEN) NEED(24); END(112)
                END_LET(262)
                LET(271) NEED(21); END_LET(271)
                LET(275) NEED(24); END_LET(275)
                LET(276)
                    NEED(275);
                    NEED(271);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(276)
                NEED(262);
                LET(279)
                    IF(116, OPEN) NEED(276); END(116)
                END_LET(279)
                LET(27) NEED(279); END_LET(27)
            END(118)
            NEED(27);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x6), BITS(0, 16));
            } else USE(WRITE(1), F_R, x6);
        }
        if (0x1b >> V(texture_COMPONENTS, 9) & 1) {
            IF(234, OPEN)
                LET(292)
                    IF(119, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(119)
                    IF(122, OPEN) NEED(21); END(122)
                    IF(125, OPEN) NEED(24); END(125)
                END_LET(292)
                LET(301) NEED(21); END_LET(301)
                LET(305) NEED(24); END_LET(305)
                LET(306)
                    NEED(305);
                    NEED(301);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(306)
                NEED(292);
                LET(309)
                    IF(129, OPEN) NEED(306); END(129)
                END_LET(309)
                LET(310)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    NEED(309);
                END_LET(310)
                LET(330) NEED(21); END_LET(330)
                LET(334) NEED(24); END_LET(334)
                LET(335)
                    NEED(334);
                    NEED(330);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(335)
                NEED(292);
                LET(338)
                    IF(141, OPEN) NEED(335); END(141)
                END_LET(338)
                LET(310)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    IF(143, OPEN) NEED(338); END(143)
                END_LET(310)
                LET(358) NEED(21); END_LET(358)
                LET(362) NEED(24); END_LET(362)
                LET(363)
                    NEED(362);
                    NEED(358);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(363)
                NEED(292);
                LET(366)
                    IF(154, OPEN) NEED(363); END(154)
                END_LET(366)
                LET(310)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    IF(156, OPEN) NEED(366); END(156)
                END_LET(310)
                LET(386) NEED(21); END_LET(386)
                LET(390) NEED(24); END_LET(390)
                LET(391)
                    NEED(390);
                    NEED(386);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(391)
                NEED(292);
                LET(394)
                    IF(167, OPEN) NEED(391); END(167)
                END_LET(394)
                LET(310)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    IF(169, OPEN) NEED(394); END(169)
                END_LET(310)
                LET(414) NEED(21); END_LET(414)
                LET(418) NEED(24); END_LET(418)
                LET(419)
                    NEED(418);
                    NEED(414);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(419)
                NEED(292);
                LET(422)
                    IF(180, OPEN) NEED(419); END(180)
                END_LET(422)
                LET(310)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    IF(182, OPEN) NEED(422); END(182)
                END_LET(310)
                LET(442) NEED(21); END_LET(442)
                LET(446) NEED(24); END_LET(446)
                LET(447)
                    NEED(446);
                    NEED(442);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(447)
                NEED(292);
                LET(450)
                    IF(193, OPEN) NEED(447); END(193)
                END_LET(450)
                LET(310)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    IF(195, OPEN) NEED(450); END(195)
                END_LET(310)
                LET(470) NEED(21); END_LET(470)
                LET(474) NEED(24); END_LET(474)
                LET(475)
                    NEED(474);
                    NEED(470);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(475)
                NEED(292);
                LET(478)
                    IF(206, OPEN) NEED(475); END(206)
                END_LET(478)
                LET(310)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    IF(208, OPEN) NEED(478); END(208)
                END_LET(310)
                LET(498) NEED(21); END_LET(498)
                LET(502) NEED(24); END_LET(502)
                LET(503)
                    NEED(502);
                    NEED(498);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(503)
                NEED(292);
                LET(506)
                    IF(219, OPEN) NEED(503); END(219)
                END_LET(506)
                LET(281)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    NEED(310);
                    IF(221, OPEN) NEED(506); END(221)
                END_LET(281)
                LET(516)
                    IF(222, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(222)
                    IF(225, OPEN) NEED(21); END(225)
                    IF(228, OPEN) NEED(24); END(228)
                END_LET(516)
                LET(525) NEED(21); END_LET(525)
                LET(529) NEED(24); END_LET(529)
                LET(530)
                    NEED(529);
                    NEED(525);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(530)
                NEED(516);
                LET(533)
                    IF(232, OPEN) NEED(530); END(232)
                END_LET(533)
                LET(281) NEED(533); END_LET(281)
            END(234)
            NEED(281);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x6), BITS(((uint64_t)16 * (0x17 >> V(texture_COMPONENTS,
                    9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe8 >> V(texture_COMPONENTS, 9) & 1) ? x6 : ((0x17 >>
                    V(texture_COMPONENTS, 9) & 1) ? x7 : 0)));
            }
        }
        if (0x1d >> V(texture_COMPONENTS, 9) & 1) {
            IF(350, OPEN)
                LET(546)
                    IF(235, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(235)
                    IF(238, OPEN) NEED(21); END(238)
                    IF(241, OPEN) NEED(24); END(241)
                END_LET(546)
                LET(555) NEED(21); END_LET(555)
                LET(559) NEED(24); END_LET(559)
                LET(560)
                    NEED(559);
                    NEED(555);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(560)
                NEED(546);
                LET(563)
                    IF(245, OPEN) NEED(560); END(245)
                END_LET(563)
                LET(564)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    NEED(563);
                END_LET(564)
                LET(584) NEED(21); END_LET(584)
                LET(588) NEED(24); END_LET(588)
                LET(589)
                    NEED(588);
                    NEED(584);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(589)
                NEED(546);
                LET(592)
                    IF(257, OPEN) NEED(589); END(257)
                END_LET(592)
                LET(564)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    IF(259, OPEN) NEED(592); END(259)
                END_LET(564)
                LET(612) NEED(21); END_LET(612)
                LET(616) NEED(24); END_LET(616)
                LET(617)
                    NEED(616);
                    NEED(612);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(617)
                NEED(546);
                LET(620)
                    IF(270, OPEN) NEED(617); END(270)
                END_LET(620)
                LET(564)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    IF(272, OPEN) NEED(620); END(272)
                END_LET(564)
                LET(640) NEED(21); END_LET(640)
                LET(644) NEED(24); END_LET(644)
                LET(645)
                    NEED(644);
                    NEED(640);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(645)
                NEED(546);
                LET(648)
                    IF(283, OPEN) NEED(645); END(283)
                END_LET(648)
                LET(564)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    IF(285, OPEN) NEED(648); END(285)
                END_LET(564)
                LET(668) NEED(21); END_LET(668)
                LET(672) NEED(24); END_LET(672)
                LET(673)
                    NEED(672);
                    NEED(668);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(673)
                NEED(546);
                LET(676)
                    IF(296, OPEN) NEED(673); END(296)
                END_LET(676)
                LET(564)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    IF(298, OPEN) NEED(676); END(298)
                END_LET(564)
                LET(696) NEED(21); END_LET(696)
                LET(700) NEED(24); END_LET(700)
                LET(701)
                    NEED(700);
                    NEED(696);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(701)
                NEED(546);
                LET(704)
                    IF(309, OPEN) NEED(701); END(309)
                END_LET(704)
                LET(564)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    IF(311, OPEN) NEED(704); END(311)
                END_LET(564)
                LET(724) NEED(21); END_LET(724)
                LET(728) NEED(24); END_LET(728)
                LET(729)
                    NEED(728);
                    NEED(724);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(729)
                NEED(546);
                LET(732)
                    IF(322, OPEN) NEED(729); END(322)
                END_LET(732)
                LET(564)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    IF(324, OPEN) NEED(732); END(324)
                END_LET(564)
                LET(752) NEED(21); END_LET(752)
                LET(756) NEED(24); END_LET(756)
                LET(757)
                    NEED(756);
                    NEED(752);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(757)
                NEED(546);
                LET(760)
                    IF(335, OPEN) NEED(757); END(335)
                END_LET(760)
                LET(535)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    NEED(564);
                    IF(337, OPEN) NEED(760); END(337)
                END_LET(535)
                LET(770)
                    IF(338, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(338)
                    IF(341, OPEN) NEED(21); END(341)
                    IF(344, OPEN) NEED(24); END(344)
                END_LET(770)
                LET(779) NEED(21); END_LET(779)
                LET(783) NEED(24); END_LET(783)
                LET(784)
                    NEED(783);
                    NEED(779);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(784)
                NEED(770);
                LET(787)
                    IF(348, OPEN) NEED(784); END(348)
                END_LET(787)
                LET(535) NEED(787); END_LET(535)
            END(350)
            NEED(535);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((0x13 >> V(texture_COMPONENTS, 9) & 1) ? x8 : x6)),
                    BITS(((uint64_t)16 * (0xc >> V(texture_COMPONENTS, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe0 >> V(texture_COMPONENTS, 9) & 1) ? x6 : ((0xc >>
                    V(texture_COMPONENTS, 9) & 1) ? x7 : ((0x13 >> V(texture_COMPONENTS, 9) & 1) ?
                    x8 : 0))));
            }
        }
        if (0x1e >> V(texture_COMPONENTS, 9) & 1) {
            IF(466, OPEN)
                LET(800)
                    IF(351, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(351)
                    IF(354, OPEN) NEED(21); END(354)
                    IF(357, OPEN) NEED(24); END(357)
                END_LET(800)
                LET(809) NEED(21); END_LET(809)
                LET(813) NEED(24); END_LET(813)
                LET(814)
                    NEED(813);
                    NEED(809);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(814)
                NEED(800);
                LET(817)
                    IF(361, OPEN) NEED(814); END(361)
                END_LET(817)
                LET(818)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    NEED(817);
                END_LET(818)
                LET(838) NEED(21); END_LET(838)
                LET(842) NEED(24); END_LET(842)
                LET(843)
                    NEED(842);
                    NEED(838);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(843)
                NEED(800);
                LET(846)
                    IF(373, OPEN) NEED(843); END(373)
                END_LET(846)
                LET(818)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    IF(375, OPEN) NEED(846); END(375)
                END_LET(818)
                LET(866) NEED(21); END_LET(866)
                LET(870) NEED(24); END_LET(870)
                LET(871)
                    NEED(870);
                    NEED(866);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(871)
                NEED(800);
                LET(874)
                    IF(386, OPEN) NEED(871); END(386)
                END_LET(874)
                LET(818)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    IF(388, OPEN) NEED(874); END(388)
                END_LET(818)
                LET(894) NEED(21); END_LET(894)
                LET(898) NEED(24); END_LET(898)
                LET(899)
                    NEED(898);
                    NEED(894);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(899)
                NEED(800);
                LET(902)
                    IF(399, OPEN) NEED(899); END(399)
                END_LET(902)
                LET(818)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    IF(401, OPEN) NEED(902); END(401)
                END_LET(818)
                LET(922) NEED(21); END_LET(922)
                LET(926) NEED(24); END_LET(926)
                LET(927)
                    NEED(926);
                    NEED(922);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(927)
                NEED(800);
                LET(930)
                    IF(412, OPEN) NEED(927); END(412)
                END_LET(930)
                LET(818)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    IF(414, OPEN) NEED(930); END(414)
                END_LET(818)
                LET(950) NEED(21); END_LET(950)
                LET(954) NEED(24); END_LET(954)
                LET(955)
                    NEED(954);
                    NEED(950);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(955)
                NEED(800);
                LET(958)
                    IF(425, OPEN) NEED(955); END(425)
                END_LET(958)
                LET(818)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    IF(427, OPEN) NEED(958); END(427)
                END_LET(818)
                LET(978) NEED(21); END_LET(978)
                LET(982) NEED(24); END_LET(982)
                LET(983)
                    NEED(982);
                    NEED(978);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(983)
                NEED(800);
                LET(986)
                    IF(438, OPEN) NEED(983); END(438)
                END_LET(986)
                LET(818)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    IF(440, OPEN) NEED(986); END(440)
                END_LET(818)
                LET(1006) NEED(21); END_LET(1006)
                LET(1010) NEED(24); END_LET(1010)
                LET(1011)
                    NEED(1010);
                    NEED(1006);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(1011)
                NEED(800);
                LET(1014)
                    IF(451, OPEN) NEED(1011); END(451)
                END_LET(1014)
                LET(789)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(21);
                    NEED(24);
                    NEED(818);
                    IF(453, OPEN) NEED(1014); END(453)
                END_LET(789)
                LET(1024)
                    IF(454, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(454)
                    IF(457, OPEN) NEED(21); END(457)
                    IF(460, OPEN) NEED(24); END(460)
                END_LET(1024)
                LET(1033) NEED(21); END_LET(1033)
                LET(1037) NEED(24); END_LET(1037)
                LET(1038)
                    NEED(1037);
                    NEED(1033);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(1038)
                NEED(1024);
                LET(1041)
                    IF(464, OPEN) NEED(1038); END(464)
                END_LET(1041)
                LET(789) NEED(1041); END_LET(789)
            END(466)
            NEED(789);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((0x1f >> V(texture_COMPONENTS, 9) & 1) ? x8 : x6)),
                    BITS(((uint64_t)16 * (0x11 >> V(texture_COMPONENTS, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe0 >> V(texture_COMPONENTS, 9) & 1) ? x6 : ((0xe >>
                    V(texture_COMPONENTS, 9) & 1) ? x8 : x9)));
            }
        }
    END(467)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_texs_d1_lz_s(struct rt_uses *u)
{
    uint64_t x4 = 0, x5 = 0;
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(57, guard_value(u, 10, 2))
        x4 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x5 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        if (0x31 >> V(texture_COMPONENTS_1, 9) & 1) {
            IF(14, OPEN)
                LET(30)
                    IF(1, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(1)
                END_LET(30)
                NEED(30);
                LET(39)
                    IF(3, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(3)
                END_LET(39)
                LET(40)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(39);
                END_LET(40)
                NEED(30);
                LET(60)
                    IF(7, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(7)
                END_LET(60)
                LET(40)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    IF(9, OPEN) NEED(60); END(9)
                END_LET(40)
                LET(19) NEED(40); END_LET(19)
                LET(190)
                    IF(10, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(10)
                END_LET(190)
                NEED(190);
                LET(199)
                    IF(12, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(12)
                END_LET(199)
                LET(19) NEED(199); END_LET(19)
            END(14)
            NEED(19);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x4), BITS(0, 16));
            } else USE(WRITE(1), F_R, x4);
        }
        if (0x52 >> V(texture_COMPONENTS_1, 9) & 1) {
            IF(28, OPEN)
                LET(212)
                    IF(15, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(15)
                END_LET(212)
                NEED(212);
                LET(221)
                    IF(17, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(17)
                END_LET(221)
                LET(222)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(221);
                END_LET(222)
                NEED(212);
                LET(242)
                    IF(21, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(21)
                END_LET(242)
                LET(222)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    IF(23, OPEN) NEED(242); END(23)
                END_LET(222)
                LET(201) NEED(222); END_LET(201)
                LET(372)
                    IF(24, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(24)
                END_LET(372)
                NEED(372);
                LET(381)
                    IF(26, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(26)
                END_LET(381)
                LET(201) NEED(381); END_LET(201)
            END(28)
            NEED(201);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x4), BITS(((uint64_t)16 * (0x31 >> V(texture_COMPONENTS_1,
                    9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xce >> V(texture_COMPONENTS_1, 9) & 1) ? x4 : ((0x31 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x5 : 0)));
            }
        }
        if (0x84 >> V(texture_COMPONENTS_1, 9) & 1) {
            IF(42, OPEN)
                LET(394)
                    IF(29, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(29)
                END_LET(394)
                NEED(394);
                LET(403)
                    IF(31, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(31)
                END_LET(403)
                LET(404)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(403);
                END_LET(404)
                NEED(394);
                LET(424)
                    IF(35, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(35)
                END_LET(424)
                LET(404)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    IF(37, OPEN) NEED(424); END(37)
                END_LET(404)
                LET(383) NEED(404); END_LET(383)
                LET(554)
                    IF(38, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(38)
                END_LET(554)
                NEED(554);
                LET(563)
                    IF(40, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(40)
                END_LET(563)
                LET(383) NEED(563); END_LET(383)
            END(42)
            NEED(383);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((V(texture_COMPONENTS_1, 9) == 4) ? 255 : x4)),
                    BITS(((uint64_t)16 * (0x63 >> V(texture_COMPONENTS_1, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0x8c >> V(texture_COMPONENTS_1, 9) & 1) ? x4 : ((0x63 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x5 : ((V(texture_COMPONENTS_1, 9) == 4) ?
                    (uint64_t)255 : 0))));
            }
        }
        if (0xe8 >> V(texture_COMPONENTS_1, 9) & 1) {
            IF(56, OPEN)
                LET(576)
                    IF(43, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(43)
                END_LET(576)
                NEED(576);
                LET(585)
                    IF(45, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(45)
                END_LET(585)
                LET(586)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(585);
                END_LET(586)
                NEED(576);
                LET(606)
                    IF(49, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(49)
                END_LET(606)
                LET(586)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    IF(51, OPEN) NEED(606); END(51)
                END_LET(586)
                LET(565) NEED(586); END_LET(565)
                LET(736)
                    IF(52, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(52)
                END_LET(736)
                NEED(736);
                LET(745)
                    IF(54, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(54)
                END_LET(745)
                LET(565) NEED(745); END_LET(565)
            END(56)
            NEED(565);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((V(texture_COMPONENTS_1, 9) == 4) ? 255 : x4)),
                    BITS(((uint64_t)16 * (0xe7 >> V(texture_COMPONENTS_1, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((V(texture_COMPONENTS_1, 9) == 3) ? x4 : ((0xe7 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x5 : 255)));
            }
        }
    END(57)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_texs_d2_s(struct rt_uses *u)
{
    uint64_t x5 = 0, x6 = 0;
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(178, guard_value(u, 10, 2))
        x5 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x6 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        IF(1, OPEN)
            LET(17)
                USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
            END_LET(17)
        END(1)
        LET(18) NEED(17); END_LET(18)
        if (0x31 >> V(texture_COMPONENTS_1, 9) & 1) {
            IF(45, OPEN)
                LET(33)
                    IF(2, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(2)
                    IF(5, OPEN) NEED(18); END(5)
                END_LET(33)
                LET(42) NEED(18); END_LET(42)
                LET(43)
                    NEED(42);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(43)
                NEED(33);
                LET(46)
                    IF(8, OPEN) NEED(43); END(8)
                END_LET(46)
                LET(47)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    NEED(46);
                END_LET(47)
                LET(67) NEED(18); END_LET(67)
                LET(68)
                    NEED(67);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(68)
                NEED(33);
                LET(71)
                    IF(16, OPEN) NEED(68); END(16)
                END_LET(71)
                LET(47)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    IF(18, OPEN) NEED(71); END(18)
                END_LET(47)
                LET(91) NEED(18); END_LET(91)
                LET(92)
                    NEED(91);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(92)
                NEED(33);
                LET(95)
                    IF(25, OPEN) NEED(92); END(25)
                END_LET(95)
                LET(47)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    IF(27, OPEN) NEED(95); END(27)
                END_LET(47)
                LET(115) NEED(18); END_LET(115)
                LET(116)
                    NEED(115);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(116)
                NEED(33);
                LET(119)
                    IF(34, OPEN) NEED(116); END(34)
                END_LET(119)
                LET(47)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    IF(36, OPEN) NEED(119); END(36)
                END_LET(47)
                LET(22) NEED(47); END_LET(22)
                LET(225)
                    IF(37, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(37)
                    IF(40, OPEN) NEED(18); END(40)
                END_LET(225)
                LET(234) NEED(18); END_LET(234)
                LET(235)
                    NEED(234);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(235)
                NEED(225);
                LET(238)
                    IF(43, OPEN) NEED(235); END(43)
                END_LET(238)
                LET(22) NEED(238); END_LET(22)
            END(45)
            NEED(22);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x5), BITS(0, 16));
            } else USE(WRITE(1), F_R, x5);
        }
        if (0x52 >> V(texture_COMPONENTS_1, 9) & 1) {
            IF(89, OPEN)
                LET(251)
                    IF(46, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(46)
                    IF(49, OPEN) NEED(18); END(49)
                END_LET(251)
                LET(260) NEED(18); END_LET(260)
                LET(261)
                    NEED(260);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(261)
                NEED(251);
                LET(264)
                    IF(52, OPEN) NEED(261); END(52)
                END_LET(264)
                LET(265)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    NEED(264);
                END_LET(265)
                LET(285) NEED(18); END_LET(285)
                LET(286)
                    NEED(285);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(286)
                NEED(251);
                LET(289)
                    IF(60, OPEN) NEED(286); END(60)
                END_LET(289)
                LET(265)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    IF(62, OPEN) NEED(289); END(62)
                END_LET(265)
                LET(309) NEED(18); END_LET(309)
                LET(310)
                    NEED(309);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(310)
                NEED(251);
                LET(313)
                    IF(69, OPEN) NEED(310); END(69)
                END_LET(313)
                LET(265)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    IF(71, OPEN) NEED(313); END(71)
                END_LET(265)
                LET(333) NEED(18); END_LET(333)
                LET(334)
                    NEED(333);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(334)
                NEED(251);
                LET(337)
                    IF(78, OPEN) NEED(334); END(78)
                END_LET(337)
                LET(265)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    IF(80, OPEN) NEED(337); END(80)
                END_LET(265)
                LET(240) NEED(265); END_LET(240)
                LET(443)
                    IF(81, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(81)
                    IF(84, OPEN) NEED(18); END(84)
                END_LET(443)
                LET(452) NEED(18); END_LET(452)
                LET(453)
                    NEED(452);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(453)
                NEED(443);
                LET(456)
                    IF(87, OPEN) NEED(453); END(87)
                END_LET(456)
                LET(240) NEED(456); END_LET(240)
            END(89)
            NEED(240);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x5), BITS(((uint64_t)16 * (0x31 >> V(texture_COMPONENTS_1,
                    9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xce >> V(texture_COMPONENTS_1, 9) & 1) ? x5 : ((0x31 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x6 : 0)));
            }
        }
        if (0x84 >> V(texture_COMPONENTS_1, 9) & 1) {
            IF(133, OPEN)
                LET(469)
                    IF(90, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(90)
                    IF(93, OPEN) NEED(18); END(93)
                END_LET(469)
                LET(478) NEED(18); END_LET(478)
                LET(479)
                    NEED(478);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(479)
                NEED(469);
                LET(482)
                    IF(96, OPEN) NEED(479); END(96)
                END_LET(482)
                LET(483)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    NEED(482);
                END_LET(483)
                LET(503) NEED(18); END_LET(503)
                LET(504)
                    NEED(503);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(504)
                NEED(469);
                LET(507)
                    IF(104, OPEN) NEED(504); END(104)
                END_LET(507)
                LET(483)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    IF(106, OPEN) NEED(507); END(106)
                END_LET(483)
                LET(527) NEED(18); END_LET(527)
                LET(528)
                    NEED(527);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(528)
                NEED(469);
                LET(531)
                    IF(113, OPEN) NEED(528); END(113)
                END_LET(531)
                LET(483)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    IF(115, OPEN) NEED(531); END(115)
                END_LET(483)
                LET(551) NEED(18); END_LET(551)
                LET(552)
                    NEED(551);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(552)
                NEED(469);
                LET(555)
                    IF(122, OPEN) NEED(552); END(122)
                END_LET(555)
                LET(483)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    IF(124, OPEN) NEED(555); END(124)
                END_LET(483)
                LET(458) NEED(483); END_LET(458)
                LET(661)
                    IF(125, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(125)
                    IF(128, OPEN) NEED(18); END(128)
                END_LET(661)
                LET(670) NEED(18); END_LET(670)
                LET(671)
                    NEED(670);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(671)
                NEED(661);
                LET(674)
                    IF(131, OPEN) NEED(671); END(131)
                END_LET(674)
                LET(458) NEED(674); END_LET(458)
            END(133)
            NEED(458);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((V(texture_COMPONENTS_1, 9) == 4) ? 255 : x5)),
                    BITS(((uint64_t)16 * (0x63 >> V(texture_COMPONENTS_1, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0x8c >> V(texture_COMPONENTS_1, 9) & 1) ? x5 : ((0x63 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x6 : ((V(texture_COMPONENTS_1, 9) == 4) ?
                    (uint64_t)255 : 0))));
            }
        }
        if (0xe8 >> V(texture_COMPONENTS_1, 9) & 1) {
            IF(177, OPEN)
                LET(687)
                    IF(134, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(134)
                    IF(137, OPEN) NEED(18); END(137)
                END_LET(687)
                LET(696) NEED(18); END_LET(696)
                LET(697)
                    NEED(696);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(697)
                NEED(687);
                LET(700)
                    IF(140, OPEN) NEED(697); END(140)
                END_LET(700)
                LET(701)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    NEED(700);
                END_LET(701)
                LET(721) NEED(18); END_LET(721)
                LET(722)
                    NEED(721);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(722)
                NEED(687);
                LET(725)
                    IF(148, OPEN) NEED(722); END(148)
                END_LET(725)
                LET(701)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    IF(150, OPEN) NEED(725); END(150)
                END_LET(701)
                LET(745) NEED(18); END_LET(745)
                LET(746)
                    NEED(745);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(746)
                NEED(687);
                LET(749)
                    IF(157, OPEN) NEED(746); END(157)
                END_LET(749)
                LET(701)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    IF(159, OPEN) NEED(749); END(159)
                END_LET(701)
                LET(769) NEED(18); END_LET(769)
                LET(770)
                    NEED(769);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(770)
                NEED(687);
                LET(773)
                    IF(166, OPEN) NEED(770); END(166)
                END_LET(773)
                LET(701)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    IF(168, OPEN) NEED(773); END(168)
                END_LET(701)
                LET(676) NEED(701); END_LET(676)
                LET(879)
                    IF(169, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(169)
                    IF(172, OPEN) NEED(18); END(172)
                END_LET(879)
                LET(888) NEED(18); END_LET(888)
                LET(889)
                    NEED(888);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(889)
                NEED(879);
                LET(892)
                    IF(175, OPEN) NEED(889); END(175)
                END_LET(892)
                LET(676) NEED(892); END_LET(676)
            END(177)
            NEED(676);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((V(texture_COMPONENTS_1, 9) == 4) ? 255 : x5)),
                    BITS(((uint64_t)16 * (0xe7 >> V(texture_COMPONENTS_1, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((V(texture_COMPONENTS_1, 9) == 3) ? x5 : ((0xe7 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x6 : 255)));
            }
        }
    END(178)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_texs_d2_ll_s(struct rt_uses *u)
{
    uint64_t x5 = 0, x6 = 0;
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(178, guard_value(u, 10, 2))
        x5 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x6 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        IF(1, OPEN)
            LET(17)
                USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
            END_LET(17)
        END(1)
        LET(18) NEED(17); END_LET(18)
        if (0x31 >> V(texture_COMPONENTS_1, 9) & 1) {
            IF(45, OPEN)
                LET(33)
                    IF(2, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(2)
                    IF(5, OPEN) NEED(18); END(5)
                END_LET(33)
                LET(42) NEED(18); END_LET(42)
                LET(43)
                    NEED(42);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(43)
                NEED(33);
                LET(46)
                    IF(8, OPEN) NEED(43); END(8)
                END_LET(46)
                LET(47)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    NEED(46);
                END_LET(47)
                LET(67) NEED(18); END_LET(67)
                LET(68)
                    NEED(67);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(68)
                NEED(33);
                LET(71)
                    IF(16, OPEN) NEED(68); END(16)
                END_LET(71)
                LET(47)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    IF(18, OPEN) NEED(71); END(18)
                END_LET(47)
                LET(91) NEED(18); END_LET(91)
                LET(92)
                    NEED(91);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(92)
                NEED(33);
                LET(95)
                    IF(25, OPEN) NEED(92); END(25)
                END_LET(95)
                LET(47)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    IF(27, OPEN) NEED(95); END(27)
                END_LET(47)
                LET(115) NEED(18); END_LET(115)
                LET(116)
                    NEED(115);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(116)
                NEED(33);
                LET(119)
                    IF(34, OPEN) NEED(116); END(34)
                END_LET(119)
                LET(47)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    IF(36, OPEN) NEED(119); END(36)
                END_LET(47)
                LET(22) NEED(47); END_LET(22)
                LET(225)
                    IF(37, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(37)
                    IF(40, OPEN) NEED(18); END(40)
                END_LET(225)
                LET(234) NEED(18); END_LET(234)
                LET(235)
                    NEED(234);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(235)
                NEED(225);
                LET(238)
                    IF(43, OPEN) NEED(235); END(43)
                END_LET(238)
                LET(22) NEED(238); END_LET(22)
            END(45)
            NEED(22);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x5), BITS(0, 16));
            } else USE(WRITE(1), F_R, x5);
        }
        if (0x52 >> V(texture_COMPONENTS_1, 9) & 1) {
            IF(89, OPEN)
                LET(251)
                    IF(46, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(46)
                    IF(49, OPEN) NEED(18); END(49)
                END_LET(251)
                LET(260) NEED(18); END_LET(260)
                LET(261)
                    NEED(260);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(261)
                NEED(251);
                LET(264)
                    IF(52, OPEN) NEED(261); END(52)
                END_LET(264)
                LET(265)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    NEED(264);
                END_LET(265)
                LET(285) NEED(18); END_LET(285)
                LET(286)
                    NEED(285);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(286)
                NEED(251);
                LET(289)
                    IF(60, OPEN) NEED(286); END(60)
                END_LET(289)
                LET(265)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    IF(62, OPEN) NEED(289); END(62)
                END_LET(265)
                LET(309) NEED(18); END_LET(309)
                LET(310)
                    NEED(309);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(310)
                NEED(251);
                LET(313)
                    IF(69, OPEN) NEED(310); END(69)
                END_LET(313)
                LET(265)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    IF(71, OPEN) NEED(313); END(71)
                END_LET(265)
                LET(333) NEED(18); END_LET(333)
                LET(334)
                    NEED(333);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(334)
                NEED(251);
                LET(337)
                    IF(78, OPEN) NEED(334); END(78)
                END_LET(337)
                LET(265)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    IF(80, OPEN) NEED(337); END(80)
                END_LET(265)
                LET(240) NEED(265); END_LET(240)
                LET(443)
                    IF(81, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(81)
                    IF(84, OPEN) NEED(18); END(84)
                END_LET(443)
                LET(452) NEED(18); END_LET(452)
                LET(453)
                    NEED(452);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(453)
                NEED(443);
                LET(456)
                    IF(87, OPEN) NEED(453); END(87)
                END_LET(456)
                LET(240) NEED(456); END_LET(240)
            END(89)
            NEED(240);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x5), BITS(((uint64_t)16 * (0x31 >> V(texture_COMPONENTS_1,
                    9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xce >> V(texture_COMPONENTS_1, 9) & 1) ? x5 : ((0x31 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x6 : 0)));
            }
        }
        if (0x84 >> V(texture_COMPONENTS_1, 9) & 1) {
            IF(133, OPEN)
                LET(469)
                    IF(90, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(90)
                    IF(93, OPEN) NEED(18); END(93)
                END_LET(469)
                LET(478) NEED(18); END_LET(478)
                LET(479)
                    NEED(478);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(479)
                NEED(469);
                LET(482)
                    IF(96, OPEN) NEED(479); END(96)
                END_LET(482)
                LET(483)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    NEED(482);
                END_LET(483)
                LET(503) NEED(18); END_LET(503)
                LET(504)
                    NEED(503);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(504)
                NEED(469);
                LET(507)
                    IF(104, OPEN) NEED(504); END(104)
                END_LET(507)
                LET(483)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    IF(106, OPEN) NEED(507); END(106)
                END_LET(483)
                LET(527) NEED(18); END_LET(527)
                LET(528)
                    NEED(527);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(528)
                NEED(469);
                LET(531)
                    IF(113, OPEN) NEED(528); END(113)
                END_LET(531)
                LET(483)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    IF(115, OPEN) NEED(531); END(115)
                END_LET(483)
                LET(551) NEED(18); END_LET(551)
                LET(552)
                    NEED(551);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(552)
                NEED(469);
                LET(555)
                    IF(122, OPEN) NEED(552); END(122)
                END_LET(555)
                LET(483)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    IF(124, OPEN) NEED(555); END(124)
                END_LET(483)
                LET(458) NEED(483); END_LET(458)
                LET(661)
                    IF(125, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(125)
                    IF(128, OPEN) NEED(18); END(128)
                END_LET(661)
                LET(670) NEED(18); END_LET(670)
                LET(671)
                    NEED(670);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(671)
                NEED(661);
                LET(674)
                    IF(131, OPEN) NEED(671); END(131)
                END_LET(674)
                LET(458) NEED(674); END_LET(458)
            END(133)
            NEED(458);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((V(texture_COMPONENTS_1, 9) == 4) ? 255 : x5)),
                    BITS(((uint64_t)16 * (0x63 >> V(texture_COMPONENTS_1, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0x8c >> V(texture_COMPONENTS_1, 9) & 1) ? x5 : ((0x63 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x6 : ((V(texture_COMPONENTS_1, 9) == 4) ?
                    (uint64_t)255 : 0))));
            }
        }
        if (0xe8 >> V(texture_COMPONENTS_1, 9) & 1) {
            IF(177, OPEN)
                LET(687)
                    IF(134, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(134)
                    IF(137, OPEN) NEED(18); END(137)
                END_LET(687)
                LET(696) NEED(18); END_LET(696)
                LET(697)
                    NEED(696);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(697)
                NEED(687);
                LET(700)
                    IF(140, OPEN) NEED(697); END(140)
                END_LET(700)
                LET(701)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    NEED(700);
                END_LET(701)
                LET(721) NEED(18); END_LET(721)
                LET(722)
                    NEED(721);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(722)
                NEED(687);
                LET(725)
                    IF(148, OPEN) NEED(722); END(148)
                END_LET(725)
                LET(701)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    IF(150, OPEN) NEED(725); END(150)
                END_LET(701)
                LET(745) NEED(18); END_LET(745)
                LET(746)
                    NEED(745);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(746)
                NEED(687);
                LET(749)
                    IF(157, OPEN) NEED(746); END(157)
                END_LET(749)
                LET(701)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    IF(159, OPEN) NEED(749); END(159)
                END_LET(701)
                LET(769) NEED(18); END_LET(769)
                LET(770)
                    NEED(769);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(770)
                NEED(687);
                LET(773)
                    IF(166, OPEN) NEED(770); END(166)
                END_LET(773)
                LET(701)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(18);
                    IF(168, OPEN) NEED(773); END(168)
                END_LET(701)
                LET(676) NEED(701); END_LET(676)
                LET(879)
                    IF(169, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(169)
                    IF(172, OPEN) NEED(18); END(172)
                END_LET(879)
                LET(888) NEED(18); END_LET(888)
                LET(889)
                    NEED(888);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(889)
                NEED(879);
                LET(892)
                    IF(175, OPEN) NEED(889); END(175)
                END_LET(892)
                LET(676) NEED(892); END_LET(676)
            END(177)
            NEED(676);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((V(texture_COMPONENTS_1, 9) == 4) ? 255 : x5)),
                    BITS(((uint64_t)16 * (0xe7 >> V(texture_COMPONENTS_1, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((V(texture_COMPONENTS_1, 9) == 3) ? x5 : ((0xe7 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x6 : 255)));
            }
        }
    END(178)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_texs_d2_dc_s(struct rt_uses *u)
{
    guard_reads(u, 10, 2);
    IF(1, guard_value(u, 10, 2))
        USE(EARLY(-4), F_R, V(Ra, 6));
        USE(EARLY(-4), F_R, (V(Ra, 6) | 1));
        USE(EARLY(-4), F_R, V(Rb, 7));
        USE(WRITE(1), F_R, V(Rd, 5));
        if ((0xf0 >> V(texture_COMPONENTS_1, 9) & 1) && (!opt_f16_value(u, 0, 0))) {
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
        if ((0xf0 >> V(texture_COMPONENTS_1, 9) & 1) && (!opt_f16_value(u, 0, 0))) {
            USE(WRITE(1), F_R, (V(Rd, 5) | 1));
        }
    END(1)
}

static void uses_texs_a2_s(struct rt_uses *u)
{
    uint64_t x5 = 0, x6 = 0;
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(178, guard_value(u, 10, 2))
        x5 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x6 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        IF(1, OPEN)
            LET(17)
                USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
            END_LET(17)
        END(1)
        LET(18) NEED(17); END_LET(18)
        if (0x31 >> V(texture_COMPONENTS_1, 9) & 1) {
            IF(45, OPEN)
                LET(33)
                    IF(2, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END(2)
                    IF(5, OPEN) NEED(18); END(5)
                END_LET(33)
                LET(42) NEED(18); END_LET(42)
                LET(43)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(42);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(43)
                NEED(33);
                LET(46)
                    IF(8, OPEN) NEED(43); END(8)
                END_LET(46)
                LET(47)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(18);
                    NEED(46);
                END_LET(47)
                LET(67) NEED(18); END_LET(67)
                LET(68)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(67);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(68)
                NEED(33);
                LET(71)
                    IF(16, OPEN) NEED(68); END(16)
                END_LET(71)
                LET(47)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(18);
                    IF(18, OPEN) NEED(71); END(18)
                END_LET(47)
                LET(91) NEED(18); END_LET(91)
                LET(92)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(91);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(92)
                NEED(33);
                LET(95)
                    IF(25, OPEN) NEED(92); END(25)
                END_LET(95)
                LET(47)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(18);
                    IF(27, OPEN) NEED(95); END(27)
                END_LET(47)
                LET(115) NEED(18); END_LET(115)
                LET(116)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(115);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(116)
                NEED(33);
                LET(119)
                    IF(34, OPEN) NEED(116); END(34)
                END_LET(119)
                LET(47)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(18);
                    IF(36, OPEN) NEED(119); END(36)
                END_LET(47)
                LET(22) NEED(47); END_LET(22)
                LET(225)
                    IF(37, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END(37)
                    IF(40, OPEN) NEED(18); END(40)
                END_LET(225)
                LET(234) NEED(18); END_LET(234)
                LET(235)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(234);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(235)
                NEED(225);
                LET(238)
                    IF(43, OPEN) NEED(235); END(43)
                END_LET(238)
                LET(22) NEED(238); END_LET(22)
            END(45)
            NEED(22);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x5), BITS(0, 16));
            } else USE(WRITE(1), F_R, x5);
        }
        if (0x52 >> V(texture_COMPONENTS_1, 9) & 1) {
            IF(89, OPEN)
                LET(251)
                    IF(46, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END(46)
                    IF(49, OPEN) NEED(18); END(49)
                END_LET(251)
                LET(260) NEED(18); END_LET(260)
                LET(261)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(260);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(261)
                NEED(251);
                LET(264)
                    IF(52, OPEN) NEED(261); END(52)
                END_LET(264)
                LET(265)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(18);
                    NEED(264);
                END_LET(265)
                LET(285) NEED(18); END_LET(285)
                LET(286)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(285);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(286)
                NEED(251);
                LET(289)
                    IF(60, OPEN) NEED(286); END(60)
                END_LET(289)
                LET(265)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(18);
                    IF(62, OPEN) NEED(289); END(62)
                END_LET(265)
                LET(309) NEED(18); END_LET(309)
                LET(310)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(309);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(310)
                NEED(251);
                LET(313)
                    IF(69, OPEN) NEED(310); END(69)
                END_LET(313)
                LET(265)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(18);
                    IF(71, OPEN) NEED(313); END(71)
                END_LET(265)
                LET(333) NEED(18); END_LET(333)
                LET(334)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(333);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(334)
                NEED(251);
                LET(337)
                    IF(78, OPEN) NEED(334); END(78)
                END_LET(337)
                LET(265)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(18);
                    IF(80, OPEN) NEED(337); END(80)
                END_LET(265)
                LET(240) NEED(265); END_LET(240)
                LET(443)
                    IF(81, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END(81)
                    IF(84, OPEN) NEED(18); END(84)
                END_LET(443)
                LET(452) NEED(18); END_LET(452)
                LET(453)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(452);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(453)
                NEED(443);
                LET(456)
                    IF(87, OPEN) NEED(453); END(87)
                END_LET(456)
                LET(240) NEED(456); END_LET(240)
            END(89)
            NEED(240);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x5), BITS(((uint64_t)16 * (0x31 >> V(texture_COMPONENTS_1,
                    9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xce >> V(texture_COMPONENTS_1, 9) & 1) ? x5 : ((0x31 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x6 : 0)));
            }
        }
        if (0x84 >> V(texture_COMPONENTS_1, 9) & 1) {
            IF(133, OPEN)
                LET(469)
                    IF(90, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END(90)
                    IF(93, OPEN) NEED(18); END(93)
                END_LET(469)
                LET(478) NEED(18); END_LET(478)
                LET(479)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(478);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(479)
                NEED(469);
                LET(482)
                    IF(96, OPEN) NEED(479); END(96)
                END_LET(482)
                LET(483)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(18);
                    NEED(482);
                END_LET(483)
                LET(503) NEED(18); END_LET(503)
                LET(504)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(503);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(504)
                NEED(469);
                LET(507)
                    IF(104, OPEN) NEED(504); END(104)
                END_LET(507)
                LET(483)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(18);
                    IF(106, OPEN) NEED(507); END(106)
                END_LET(483)
                LET(527) NEED(18); END_LET(527)
                LET(528)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(527);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(528)
                NEED(469);
                LET(531)
                    IF(113, OPEN) NEED(528); END(113)
                END_LET(531)
                LET(483)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(18);
                    IF(115, OPEN) NEED(531); END(115)
                END_LET(483)
                LET(551) NEED(18); END_LET(551)
                LET(552)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(551);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(552)
                NEED(469);
                LET(555)
                    IF(122, OPEN) NEED(552); END(122)
                END_LET(555)
                LET(483)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(18);
                    IF(124, OPEN) NEED(555); END(124)
                END_LET(483)
                LET(458) NEED(483); END_LET(458)
                LET(661)
                    IF(125, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END(125)
                    IF(128, OPEN) NEED(18); END(128)
                END_LET(661)
                LET(670) NEED(18); END_LET(670)
                LET(671)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(670);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(671)
                NEED(661);
                LET(674)
                    IF(131, OPEN) NEED(671); END(131)
                END_LET(674)
                LET(458) NEED(674); END_LET(458)
            END(133)
            NEED(458);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((V(texture_COMPONENTS_1, 9) == 4) ? 255 : x5)),
                    BITS(((uint64_t)16 * (0x63 >> V(texture_COMPONENTS_1, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0x8c >> V(texture_COMPONENTS_1, 9) & 1) ? x5 : ((0x63 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x6 : ((V(texture_COMPONENTS_1, 9) == 4) ?
                    (uint64_t)255 : 0))));
            }
        }
        if (0xe8 >> V(texture_COMPONENTS_1, 9) & 1) {
            IF(177, OPEN)
                LET(687)
                    IF(134, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END(134)
                    IF(137, OPEN) NEED(18); END(137)
                END_LET(687)
                LET(696) NEED(18); END_LET(696)
                LET(697)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(696);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(697)
                NEED(687);
                LET(700)
                    IF(140, OPEN) NEED(697); END(140)
                END_LET(700)
                LET(701)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(18);
                    NEED(700);
                END_LET(701)
                LET(721) NEED(18); END_LET(721)
                LET(722)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(721);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(722)
                NEED(687);
                LET(725)
                    IF(148, OPEN) NEED(722); END(148)
                END_LET(725)
                LET(701)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(18);
                    IF(150, OPEN) NEED(725); END(150)
                END_LET(701)
                LET(745) NEED(18); END_LET(745)
                LET(746)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(745);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(746)
                NEED(687);
                LET(749)
                    IF(157, OPEN) NEED(746); END(157)
                END_LET(749)
                LET(701)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(18);
                    IF(159, OPEN) NEED(749); END(159)
                END_LET(701)
                LET(769) NEED(18); END_LET(769)
                LET(770)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(769);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(770)
                NEED(687);
                LET(773)
                    IF(166, OPEN) NEED(770); END(166)
                END_LET(773)
                LET(701)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    NEED(18);
                    IF(168, OPEN) NEED(773); END(168)
                END_LET(701)
                LET(676) NEED(701); END_LET(676)
                LET(879)
                    IF(169, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END(169)
                    IF(172, OPEN) NEED(18); END(172)
                END_LET(879)
                LET(888) NEED(18); END_LET(888)
                LET(889)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(888);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(889)
                NEED(879);
                LET(892)
                    IF(175, OPEN) NEED(889); END(175)
                END_LET(892)
                LET(676) NEED(892); END_LET(676)
            END(177)
            NEED(676);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((V(texture_COMPONENTS_1, 9) == 4) ? 255 : x5)),
                    BITS(((uint64_t)16 * (0xe7 >> V(texture_COMPONENTS_1, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((V(texture_COMPONENTS_1, 9) == 3) ? x5 : ((0xe7 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x6 : 255)));
            }
        }
    END(178)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_texs_d3_s(struct rt_uses *u)
{
    uint64_t x6 = 0, x7 = 0;
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(467, guard_value(u, 10, 2))
        x6 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        IF(1, OPEN)
            LET(18)
                USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
            END_LET(18)
        END(1)
        LET(19) NEED(18); END_LET(19)
        IF(2, OPEN)
            LET(21)
                USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
            END_LET(21)
        END(2)
        LET(22) NEED(21); END_LET(22)
        if (0x31 >> V(texture_COMPONENTS_1, 9) & 1) {
            IF(118, OPEN)
                LET(36)
                    IF(3, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(3)
                    IF(6, OPEN) NEED(19); END(6)
                    IF(9, OPEN) NEED(22); END(9)
                END_LET(36)
                LET(45) NEED(19); END_LET(45)
                LET(49) NEED(22); END_LET(49)
                LET(50)
                    NEED(49);
                    NEED(45);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(50)
                NEED(36);
                LET(53)
                    IF(13, OPEN) NEED(50); END(13)
                END_LET(53)
                LET(54)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    NEED(53);
                END_LET(54)
                LET(74) NEED(19); END_LET(74)
                LET(78) NEED(22); END_LET(78)
                LET(79)
                    NEED(78);
                    NEED(74);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(79)
                NEED(36);
                LET(82)
                    IF(25, OPEN) NEED(79); END(25)
                END_LET(82)
                LET(54)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    IF(27, OPEN) NEED(82); END(27)
                END_LET(54)
                LET(102) NEED(19); END_LET(102)
                LET(106) NEED(22); END_LET(106)
                LET(107)
                    NEED(106);
                    NEED(102);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(107)
                NEED(36);
                LET(110)
                    IF(38, OPEN) NEED(107); END(38)
                END_LET(110)
                LET(54)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    IF(40, OPEN) NEED(110); END(40)
                END_LET(54)
                LET(130) NEED(19); END_LET(130)
                LET(134) NEED(22); END_LET(134)
                LET(135)
                    NEED(134);
                    NEED(130);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(135)
                NEED(36);
                LET(138)
                    IF(51, OPEN) NEED(135); END(51)
                END_LET(138)
                LET(54)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    IF(53, OPEN) NEED(138); END(53)
                END_LET(54)
                LET(158) NEED(19); END_LET(158)
                LET(162) NEED(22); END_LET(162)
                LET(163)
                    NEED(162);
                    NEED(158);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(163)
                NEED(36);
                LET(166)
                    IF(64, OPEN) NEED(163); END(64)
                END_LET(166)
                LET(54)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    IF(66, OPEN) NEED(166); END(66)
                END_LET(54)
                LET(186) NEED(19); END_LET(186)
                LET(190) NEED(22); END_LET(190)
                LET(191)
                    NEED(190);
                    NEED(186);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(191)
                NEED(36);
                LET(194)
                    IF(77, OPEN) NEED(191); END(77)
                END_LET(194)
                LET(54)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    IF(79, OPEN) NEED(194); END(79)
                END_LET(54)
                LET(214) NEED(19); END_LET(214)
                LET(218) NEED(22); END_LET(218)
                LET(219)
                    NEED(218);
                    NEED(214);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(219)
                NEED(36);
                LET(222)
                    IF(90, OPEN) NEED(219); END(90)
                END_LET(222)
                LET(54)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    IF(92, OPEN) NEED(222); END(92)
                END_LET(54)
                LET(242) NEED(19); END_LET(242)
                LET(246) NEED(22); END_LET(246)
                LET(247)
                    NEED(246);
                    NEED(242);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(247)
                NEED(36);
                LET(250)
                    IF(103, OPEN) NEED(247); END(103)
                END_LET(250)
                LET(25)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    NEED(54);
                    IF(105, OPEN) NEED(250); END(105)
                END_LET(25)
                LET(260)
                    IF(106, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(106)
                    IF(109, OPEN) NEED(19); END(109)
                    IF(112, OPEN) NEED(22); END(112)
                END_LET(260)
                LET(269) NEED(19); END_LET(269)
                LET(273) NEED(22); END_LET(273)
                LET(274)
                    NEED(273);
                    NEED(269);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(274)
                NEED(260);
                LET(277)
                    IF(116, OPEN) NEED(274); END(116)
                END_LET(277)
                LET(25) NEED(277); END_LET(25)
            END(118)
            NEED(25);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x6), BITS(0, 16));
            } else USE(WRITE(1), F_R, x6);
        }
        if (0x52 >> V(texture_COMPONENTS_1, 9) & 1) {
            IF(234, OPEN)
                LET(290)
                    IF(119, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(119)
                    IF(122, OPEN) NEED(19); END(122)
                    IF(125, OPEN) NEED(22); END(125)
                END_LET(290)
                LET(299) NEED(19); END_LET(299)
                LET(303) NEED(22); END_LET(303)
                LET(304)
                    NEED(303);
                    NEED(299);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(304)
                NEED(290);
                LET(307)
                    IF(129, OPEN) NEED(304); END(129)
                END_LET(307)
                LET(308)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    NEED(307);
                END_LET(308)
                LET(328) NEED(19); END_LET(328)
                LET(332) NEED(22); END_LET(332)
                LET(333)
                    NEED(332);
                    NEED(328);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(333)
                NEED(290);
                LET(336)
                    IF(141, OPEN) NEED(333); END(141)
                END_LET(336)
                LET(308)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    IF(143, OPEN) NEED(336); END(143)
                END_LET(308)
                LET(356) NEED(19); END_LET(356)
                LET(360) NEED(22); END_LET(360)
                LET(361)
                    NEED(360);
                    NEED(356);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(361)
                NEED(290);
                LET(364)
                    IF(154, OPEN) NEED(361); END(154)
                END_LET(364)
                LET(308)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    IF(156, OPEN) NEED(364); END(156)
                END_LET(308)
                LET(384) NEED(19); END_LET(384)
                LET(388) NEED(22); END_LET(388)
                LET(389)
                    NEED(388);
                    NEED(384);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(389)
                NEED(290);
                LET(392)
                    IF(167, OPEN) NEED(389); END(167)
                END_LET(392)
                LET(308)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    IF(169, OPEN) NEED(392); END(169)
                END_LET(308)
                LET(412) NEED(19); END_LET(412)
                LET(416) NEED(22); END_LET(416)
                LET(417)
                    NEED(416);
                    NEED(412);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(417)
                NEED(290);
                LET(420)
                    IF(180, OPEN) NEED(417); END(180)
                END_LET(420)
                LET(308)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    IF(182, OPEN) NEED(420); END(182)
                END_LET(308)
                LET(440) NEED(19); END_LET(440)
                LET(444) NEED(22); END_LET(444)
                LET(445)
                    NEED(444);
                    NEED(440);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(445)
                NEED(290);
                LET(448)
                    IF(193, OPEN) NEED(445); END(193)
                END_LET(448)
                LET(308)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    IF(195, OPEN) NEED(448); END(195)
                END_LET(308)
                LET(468) NEED(19); END_LET(468)
                LET(472) NEED(22); END_LET(472)
                LET(473)
                    NEED(472);
                    NEED(468);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(473)
                NEED(290);
                LET(476)
                    IF(206, OPEN) NEED(473); END(206)
                END_LET(476)
                LET(308)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    IF(208, OPEN) NEED(476); END(208)
                END_LET(308)
                LET(496) NEED(19); END_LET(496)
                LET(500) NEED(22); END_LET(500)
                LET(501)
                    NEED(500);
                    NEED(496);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(501)
                NEED(290);
                LET(504)
                    IF(219, OPEN) NEED(501); END(219)
                END_LET(504)
                LET(279)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    NEED(308);
                    IF(221, OPEN) NEED(504); END(221)
                END_LET(279)
                LET(514)
                    IF(222, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(222)
                    IF(225, OPEN) NEED(19); END(225)
                    IF(228, OPEN) NEED(22); END(228)
                END_LET(514)
                LET(523) NEED(19); END_LET(523)
                LET(527) NEED(22); END_LET(527)
                LET(528)
                    NEED(527);
                    NEED(523);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(528)
                NEED(514);
                LET(531)
                    IF(232, OPEN) NEED(528); END(232)
                END_LET(531)
                LET(279) NEED(531); END_LET(279)
            END(234)
            NEED(279);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x6), BITS(((uint64_t)16 * (0x31 >> V(texture_COMPONENTS_1,
                    9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xce >> V(texture_COMPONENTS_1, 9) & 1) ? x6 : ((0x31 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x7 : 0)));
            }
        }
        if (0x84 >> V(texture_COMPONENTS_1, 9) & 1) {
            IF(350, OPEN)
                LET(544)
                    IF(235, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(235)
                    IF(238, OPEN) NEED(19); END(238)
                    IF(241, OPEN) NEED(22); END(241)
                END_LET(544)
                LET(553) NEED(19); END_LET(553)
                LET(557) NEED(22); END_LET(557)
                LET(558)
                    NEED(557);
                    NEED(553);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(558)
                NEED(544);
                LET(561)
                    IF(245, OPEN) NEED(558); END(245)
                END_LET(561)
                LET(562)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    NEED(561);
                END_LET(562)
                LET(582) NEED(19); END_LET(582)
                LET(586) NEED(22); END_LET(586)
                LET(587)
                    NEED(586);
                    NEED(582);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(587)
                NEED(544);
                LET(590)
                    IF(257, OPEN) NEED(587); END(257)
                END_LET(590)
                LET(562)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    IF(259, OPEN) NEED(590); END(259)
                END_LET(562)
                LET(610) NEED(19); END_LET(610)
                LET(614) NEED(22); END_LET(614)
                LET(615)
                    NEED(614);
                    NEED(610);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(615)
                NEED(544);
                LET(618)
                    IF(270, OPEN) NEED(615); END(270)
                END_LET(618)
                LET(562)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    IF(272, OPEN) NEED(618); END(272)
                END_LET(562)
                LET(638) NEED(19); END_LET(638)
                LET(642) NEED(22); END_LET(642)
                LET(643)
                    NEED(642);
                    NEED(638);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(643)
                NEED(544);
                LET(646)
                    IF(283, OPEN) NEED(643); END(283)
                END_LET(646)
                LET(562)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    IF(285, OPEN) NEED(646); END(285)
                END_LET(562)
                LET(666) NEED(19); END_LET(666)
                LET(670) NEED(22); END_LET(670)
                LET(671)
                    NEED(670);
                    NEED(666);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(671)
                NEED(544);
                LET(674)
                    IF(296, OPEN) NEED(671); END(296)
                END_LET(674)
                LET(562)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    IF(298, OPEN) NEED(674); END(298)
                END_LET(562)
                LET(694) NEED(19); END_LET(694)
                LET(698) NEED(22); END_LET(698)
                LET(699)
                    NEED(698);
                    NEED(694);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(699)
                NEED(544);
                LET(702)
                    IF(309, OPEN) NEED(699); END(309)
                END_LET(702)
                LET(562)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    IF(311, OPEN) NEED(702); END(311)
                END_LET(562)
                LET(722) NEED(19); END_LET(722)
                LET(726) NEED(22); END_LET(726)
                LET(727)
                    NEED(726);
                    NEED(722);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(727)
                NEED(544);
                LET(730)
                    IF(322, OPEN) NEED(727); END(322)
                END_LET(730)
                LET(562)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    IF(324, OPEN) NEED(730); END(324)
                END_LET(562)
                LET(750) NEED(19); END_LET(750)
                LET(754) NEED(22); END_LET(754)
                LET(755)
                    NEED(754);
                    NEED(750);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(755)
                NEED(544);
                LET(758)
                    IF(335, OPEN) NEED(755); END(335)
                END_LET(758)
                LET(533)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    NEED(562);
                    IF(337, OPEN) NEED(758); END(337)
                END_LET(533)
                LET(768)
                    IF(338, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(338)
                    IF(341, OPEN) NEED(19); END(341)
                    IF(344, OPEN) NEED(22); END(344)
                END_LET(768)
                LET(777) NEED(19); END_LET(777)
                LET(781) NEED(22); END_LET(781)
                LET(782)
                    NEED(781);
                    NEED(777);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(782)
                NEED(768);
                LET(785)
                    IF(348, OPEN) NEED(782); END(348)
                END_LET(785)
                LET(533) NEED(785); END_LET(533)
            END(350)
            NEED(533);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((V(texture_COMPONENTS_1, 9) == 4) ? 255 : x6)),
                    BITS(((uint64_t)16 * (0x63 >> V(texture_COMPONENTS_1, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0x8c >> V(texture_COMPONENTS_1, 9) & 1) ? x6 : ((0x63 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x7 : ((V(texture_COMPONENTS_1, 9) == 4) ?
                    (uint64_t)255 : 0))));
            }
        }
        if (0xe8 >> V(texture_COMPONENTS_1, 9) & 1) {
            IF(466, OPEN)
                LET(798)
                    IF(351, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(351)
                    IF(354, OPEN) NEED(19); END(354)
                    IF(357, OPEN) NEED(22); END(357)
                END_LET(798)
                LET(807) NEED(19); END_LET(807)
                LET(811) NEED(22); END_LET(811)
                LET(812)
                    NEED(811);
                    NEED(807);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(812)
                NEED(798);
                LET(815)
                    IF(361, OPEN) NEED(812); END(361)
                END_LET(815)
                LET(816)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    NEED(815);
                END_LET(816)
                LET(836) NEED(19); END_LET(836)
                LET(840) NEED(22); END_LET(840)
                LET(841)
                    NEED(840);
                    NEED(836);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(841)
                NEED(798);
                LET(844)
                    IF(373, OPEN) NEED(841); END(373)
                END_LET(844)
                LET(816)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    IF(375, OPEN) NEED(844); END(375)
                END_LET(816)
                LET(864) NEED(19); END_LET(864)
                LET(868) NEED(22); END_LET(868)
                LET(869)
                    NEED(868);
                    NEED(864);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(869)
                NEED(798);
                LET(872)
                    IF(386, OPEN) NEED(869); END(386)
                END_LET(872)
                LET(816)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    IF(388, OPEN) NEED(872); END(388)
                END_LET(816)
                LET(892) NEED(19); END_LET(892)
                LET(896) NEED(22); END_LET(896)
                LET(897)
                    NEED(896);
                    NEED(892);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(897)
                NEED(798);
                LET(900)
                    IF(399, OPEN) NEED(897); END(399)
                END_LET(900)
                LET(816)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    IF(401, OPEN) NEED(900); END(401)
                END_LET(816)
                LET(920) NEED(19); END_LET(920)
                LET(924) NEED(22); END_LET(924)
                LET(925)
                    NEED(924);
                    NEED(920);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(925)
                NEED(798);
                LET(928)
                    IF(412, OPEN) NEED(925); END(412)
                END_LET(928)
                LET(816)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    IF(414, OPEN) NEED(928); END(414)
                END_LET(816)
                LET(948) NEED(19); END_LET(948)
                LET(952) NEED(22); END_LET(952)
                LET(953)
                    NEED(952);
                    NEED(948);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(953)
                NEED(798);
                LET(956)
                    IF(425, OPEN) NEED(953); END(425)
                END_LET(956)
                LET(816)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    IF(427, OPEN) NEED(956); END(427)
                END_LET(816)
                LET(976) NEED(19); END_LET(976)
                LET(980) NEED(22); END_LET(980)
                LET(981)
                    NEED(980);
                    NEED(976);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(981)
                NEED(798);
                LET(984)
                    IF(438, OPEN) NEED(981); END(438)
                END_LET(984)
                LET(816)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    IF(440, OPEN) NEED(984); END(440)
                END_LET(816)
                LET(1004) NEED(19); END_LET(1004)
                LET(1008) NEED(22); END_LET(1008)
                LET(1009)
                    NEED(1008);
                    NEED(1004);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(1009)
                NEED(798);
                LET(1012)
                    IF(451, OPEN) NEED(1009); END(451)
                END_LET(1012)
                LET(787)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    NEED(19);
                    NEED(22);
                    NEED(816);
                    IF(453, OPEN) NEED(1012); END(453)
                END_LET(787)
                LET(1022)
                    IF(454, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(454)
                    IF(457, OPEN) NEED(19); END(457)
                    IF(460, OPEN) NEED(22); END(460)
                END_LET(1022)
                LET(1031) NEED(19); END_LET(1031)
                LET(1035) NEED(22); END_LET(1035)
                LET(1036)
                    NEED(1035);
                    NEED(1031);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(1036)
                NEED(1022);
                LET(1039)
                    IF(464, OPEN) NEED(1036); END(464)
                END_LET(1039)
                LET(787) NEED(1039); END_LET(787)
            END(466)
            NEED(787);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((V(texture_COMPONENTS_1, 9) == 4) ? 255 : x6)),
                    BITS(((uint64_t)16 * (0xe7 >> V(texture_COMPONENTS_1, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((V(texture_COMPONENTS_1, 9) == 3) ? x6 : ((0xe7 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x7 : 255)));
            }
        }
    END(467)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_tlds_d1_lz_m(struct rt_uses *u)
{
    uint64_t x6 = 0, x7 = 0, x8 = 0, x9 = 0;
    guard_reads(u, 10, 2);
    IF(1, guard_value(u, 10, 2))
        x6 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        x8 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
        x9 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
        if (0x17 >> V(texture_COMPONENTS, 9) & 1) {
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x6), BITS(0, 16));
            } else USE(WRITE(1), F_R, x6);
        }
        if (0x1b >> V(texture_COMPONENTS, 9) & 1) {
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x6), BITS(((uint64_t)16 * (0x17 >> V(texture_COMPONENTS,
                    9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe8 >> V(texture_COMPONENTS, 9) & 1) ? x6 : ((0x17 >>
                    V(texture_COMPONENTS, 9) & 1) ? x7 : 0)));
            }
        }
        if (0x1d >> V(texture_COMPONENTS, 9) & 1) {
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((0x13 >> V(texture_COMPONENTS, 9) & 1) ? x8 : x6)),
                    BITS(((uint64_t)16 * (0xc >> V(texture_COMPONENTS, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe0 >> V(texture_COMPONENTS, 9) & 1) ? x6 : ((0xc >>
                    V(texture_COMPONENTS, 9) & 1) ? x7 : ((0x13 >> V(texture_COMPONENTS, 9) & 1) ?
                    x8 : 0))));
            }
        }
        if (0x1e >> V(texture_COMPONENTS, 9) & 1) {
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((0x1f >> V(texture_COMPONENTS, 9) & 1) ? x8 : x6)),
                    BITS(((uint64_t)16 * (0x11 >> V(texture_COMPONENTS, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe0 >> V(texture_COMPONENTS, 9) & 1) ? x6 : ((0xe >>
                    V(texture_COMPONENTS, 9) & 1) ? x8 : x9)));
            }
        }
    END(1)
    USE(EARLY(-4), F_R, V(Rb, 7));
}

static void uses_tlds_d1_ll_m(struct rt_uses *u)
{
    uint64_t x6 = 0, x7 = 0, x8 = 0, x9 = 0;
    rt_value x1 = UNKNOWN;
    guard_reads(u, 10, 2);
    IF(2, guard_value(u, 10, 2))
        x1 = rt_content(u, F_R, K(((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8))));
        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
        IF(1, rt_not(rt_not(rt_eq(u, x1, K(0)))))
            x6 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
            x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
            x8 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
            x9 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
            if (0x17 >> V(texture_COMPONENTS, 9) & 1) {
                USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                if (opt_f16_value(u, 0, 0)) {
                    USE_PART(WRITE(1), F_R, K(x6), BITS(0, 16));
                } else USE(WRITE(1), F_R, x6);
            }
            if (0x1b >> V(texture_COMPONENTS, 9) & 1) {
                USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                if (opt_f16_value(u, 0, 0)) {
                    USE_PART(WRITE(1), F_R, K(x6), BITS(((uint64_t)16 * (0x17 >>
                        V(texture_COMPONENTS, 9) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0xe8 >> V(texture_COMPONENTS, 9) & 1) ? x6 : ((0x17 >>
                        V(texture_COMPONENTS, 9) & 1) ? x7 : 0)));
                }
            }
            if (0x1d >> V(texture_COMPONENTS, 9) & 1) {
                USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                if (opt_f16_value(u, 0, 0)) {
                    USE_PART(WRITE(1), F_R, K(((0x13 >> V(texture_COMPONENTS, 9) & 1) ? x8 : x6)),
                        BITS(((uint64_t)16 * (0xc >> V(texture_COMPONENTS, 9) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0xe0 >> V(texture_COMPONENTS, 9) & 1) ? x6 : ((0xc >>
                        V(texture_COMPONENTS, 9) & 1) ? x7 : ((0x13 >> V(texture_COMPONENTS, 9) & 1)
                        ? x8 : 0))));
                }
            }
            if (0x1e >> V(texture_COMPONENTS, 9) & 1) {
                USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                if (opt_f16_value(u, 0, 0)) {
                    USE_PART(WRITE(1), F_R, K(((0x1f >> V(texture_COMPONENTS, 9) & 1) ? x8 : x6)),
                        BITS(((uint64_t)16 * (0x11 >> V(texture_COMPONENTS, 9) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0xe0 >> V(texture_COMPONENTS, 9) & 1) ? x6 : ((0xe >>
                        V(texture_COMPONENTS, 9) & 1) ? x8 : x9)));
                }
            }
        END(1)
    END(2)
    USE(EARLY(-4), F_R, V(Rb, 7));
}

static void uses_tlds_d2_lz_m(struct rt_uses *u)
{
    uint64_t x7 = 0, x8 = 0, x9 = 0, x10 = 0;
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(39, guard_value(u, 10, 2))
        x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        x9 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
        x10 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
        LET(17)
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
            IF(2, OPEN)
                USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
            END(2)
        END_LET(17)
        if (0x17 >> V(texture_COMPONENTS, 9) & 1) {
            NEED(17);
            IF(11, OPEN)
                LET(26)
                    IF(3, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(3)
                    IF(6, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(6)
                END_LET(26)
                LET(35)
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(35)
                LET(36)
                    NEED(35);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(36)
                NEED(26);
                LET(39)
                    IF(9, OPEN) NEED(36); END(9)
                END_LET(39)
                LET(40) NEED(39); END_LET(40)
            END(11)
            NEED(40);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x7), BITS(0, 16));
            } else USE(WRITE(1), F_R, x7);
        }
        if (0x1b >> V(texture_COMPONENTS, 9) & 1) {
            NEED(17);
            IF(20, OPEN)
                LET(48)
                    IF(12, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(12)
                    IF(15, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(15)
                END_LET(48)
                LET(57)
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(57)
                LET(58)
                    NEED(57);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(58)
                NEED(48);
                LET(61)
                    IF(18, OPEN) NEED(58); END(18)
                END_LET(61)
                LET(62) NEED(61); END_LET(62)
            END(20)
            NEED(62);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x7), BITS(((uint64_t)16 * (0x17 >> V(texture_COMPONENTS,
                    9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe8 >> V(texture_COMPONENTS, 9) & 1) ? x7 : ((0x17 >>
                    V(texture_COMPONENTS, 9) & 1) ? x8 : 0)));
            }
        }
        if (0x1d >> V(texture_COMPONENTS, 9) & 1) {
            NEED(17);
            IF(29, OPEN)
                LET(70)
                    IF(21, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(21)
                    IF(24, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(24)
                END_LET(70)
                LET(79)
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(79)
                LET(80)
                    NEED(79);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(80)
                NEED(70);
                LET(83)
                    IF(27, OPEN) NEED(80); END(27)
                END_LET(83)
                LET(84) NEED(83); END_LET(84)
            END(29)
            NEED(84);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((0x13 >> V(texture_COMPONENTS, 9) & 1) ? x9 : x7)),
                    BITS(((uint64_t)16 * (0xc >> V(texture_COMPONENTS, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe0 >> V(texture_COMPONENTS, 9) & 1) ? x7 : ((0xc >>
                    V(texture_COMPONENTS, 9) & 1) ? x8 : ((0x13 >> V(texture_COMPONENTS, 9) & 1) ?
                    x9 : 0))));
            }
        }
        if (0x1e >> V(texture_COMPONENTS, 9) & 1) {
            NEED(17);
            IF(38, OPEN)
                LET(92)
                    IF(30, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(30)
                    IF(33, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(33)
                END_LET(92)
                LET(101)
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(101)
                LET(102)
                    NEED(101);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(102)
                NEED(92);
                LET(105)
                    IF(36, OPEN) NEED(102); END(36)
                END_LET(105)
                LET(106) NEED(105); END_LET(106)
            END(38)
            NEED(106);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((0x1f >> V(texture_COMPONENTS, 9) & 1) ? x9 : x7)),
                    BITS(((uint64_t)16 * (0x11 >> V(texture_COMPONENTS, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe0 >> V(texture_COMPONENTS, 9) & 1) ? x7 : ((0xe >>
                    V(texture_COMPONENTS, 9) & 1) ? x9 : x10)));
            }
        }
    END(39)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_tlds_d2_lz_ao_m(struct rt_uses *u)
{
    uint64_t x7 = 0, x8 = 0, x9 = 0, x10 = 0;
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(39, guard_value(u, 10, 2))
        x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        x9 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
        x10 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
        LET(17)
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
            IF(2, OPEN)
                USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
            END(2)
        END_LET(17)
        if (0x17 >> V(texture_COMPONENTS, 9) & 1) {
            NEED(17);
            IF(11, OPEN)
                LET(26)
                    IF(3, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(3)
                    IF(6, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(6)
                END_LET(26)
                LET(35)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(35)
                LET(36)
                    NEED(35);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(36)
                NEED(26);
                LET(39)
                    IF(9, OPEN) NEED(36); END(9)
                END_LET(39)
                LET(40) NEED(39); END_LET(40)
            END(11)
            NEED(40);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x7), BITS(0, 16));
            } else USE(WRITE(1), F_R, x7);
        }
        if (0x1b >> V(texture_COMPONENTS, 9) & 1) {
            NEED(17);
            IF(20, OPEN)
                LET(48)
                    IF(12, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(12)
                    IF(15, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(15)
                END_LET(48)
                LET(57)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(57)
                LET(58)
                    NEED(57);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(58)
                NEED(48);
                LET(61)
                    IF(18, OPEN) NEED(58); END(18)
                END_LET(61)
                LET(62) NEED(61); END_LET(62)
            END(20)
            NEED(62);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x7), BITS(((uint64_t)16 * (0x17 >> V(texture_COMPONENTS,
                    9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe8 >> V(texture_COMPONENTS, 9) & 1) ? x7 : ((0x17 >>
                    V(texture_COMPONENTS, 9) & 1) ? x8 : 0)));
            }
        }
        if (0x1d >> V(texture_COMPONENTS, 9) & 1) {
            NEED(17);
            IF(29, OPEN)
                LET(70)
                    IF(21, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(21)
                    IF(24, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(24)
                END_LET(70)
                LET(79)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(79)
                LET(80)
                    NEED(79);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(80)
                NEED(70);
                LET(83)
                    IF(27, OPEN) NEED(80); END(27)
                END_LET(83)
                LET(84) NEED(83); END_LET(84)
            END(29)
            NEED(84);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((0x13 >> V(texture_COMPONENTS, 9) & 1) ? x9 : x7)),
                    BITS(((uint64_t)16 * (0xc >> V(texture_COMPONENTS, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe0 >> V(texture_COMPONENTS, 9) & 1) ? x7 : ((0xc >>
                    V(texture_COMPONENTS, 9) & 1) ? x8 : ((0x13 >> V(texture_COMPONENTS, 9) & 1) ?
                    x9 : 0))));
            }
        }
        if (0x1e >> V(texture_COMPONENTS, 9) & 1) {
            NEED(17);
            IF(38, OPEN)
                LET(92)
                    IF(30, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(30)
                    IF(33, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(33)
                END_LET(92)
                LET(101)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(101)
                LET(102)
                    NEED(101);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(102)
                NEED(92);
                LET(105)
                    IF(36, OPEN) NEED(102); END(36)
                END_LET(105)
                LET(106) NEED(105); END_LET(106)
            END(38)
            NEED(106);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((0x1f >> V(texture_COMPONENTS, 9) & 1) ? x9 : x7)),
                    BITS(((uint64_t)16 * (0x11 >> V(texture_COMPONENTS, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe0 >> V(texture_COMPONENTS, 9) & 1) ? x7 : ((0xe >>
                    V(texture_COMPONENTS, 9) & 1) ? x9 : x10)));
            }
        }
    END(39)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_tlds_d2_ll_m(struct rt_uses *u)
{
    uint64_t x7 = 0, x8 = 0, x9 = 0, x10 = 0;
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(40, guard_value(u, 10, 2))
        x1 = rt_content(u, F_R, K(((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8))));
        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
        IF(39, rt_not(rt_not(rt_eq(u, x1, K(0)))))
            x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
            x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
            x9 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
            x10 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
            LET(17)
                USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                IF(2, OPEN)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END(2)
            END_LET(17)
            if (0x17 >> V(texture_COMPONENTS, 9) & 1) {
                NEED(17);
                IF(11, OPEN)
                    LET(26)
                        IF(3, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0),
                                0, 8)));
                        END(3)
                        IF(6, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1),
                                0, 8)));
                        END(6)
                    END_LET(26)
                    LET(35)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END_LET(35)
                    LET(36)
                        NEED(35);
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END_LET(36)
                    NEED(26);
                    LET(39)
                        IF(9, OPEN) NEED(36); END(9)
                    END_LET(39)
                    LET(40) NEED(39); END_LET(40)
                END(11)
                NEED(40);
                if (opt_f16_value(u, 0, 0)) {
                    USE_PART(WRITE(1), F_R, K(x7), BITS(0, 16));
                } else USE(WRITE(1), F_R, x7);
            }
            if (0x1b >> V(texture_COMPONENTS, 9) & 1) {
                NEED(17);
                IF(20, OPEN)
                    LET(48)
                        IF(12, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0),
                                0, 8)));
                        END(12)
                        IF(15, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1),
                                0, 8)));
                        END(15)
                    END_LET(48)
                    LET(57)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END_LET(57)
                    LET(58)
                        NEED(57);
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END_LET(58)
                    NEED(48);
                    LET(61)
                        IF(18, OPEN) NEED(58); END(18)
                    END_LET(61)
                    LET(62) NEED(61); END_LET(62)
                END(20)
                NEED(62);
                if (opt_f16_value(u, 0, 0)) {
                    USE_PART(WRITE(1), F_R, K(x7), BITS(((uint64_t)16 * (0x17 >>
                        V(texture_COMPONENTS, 9) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0xe8 >> V(texture_COMPONENTS, 9) & 1) ? x7 : ((0x17 >>
                        V(texture_COMPONENTS, 9) & 1) ? x8 : 0)));
                }
            }
            if (0x1d >> V(texture_COMPONENTS, 9) & 1) {
                NEED(17);
                IF(29, OPEN)
                    LET(70)
                        IF(21, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0),
                                0, 8)));
                        END(21)
                        IF(24, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1),
                                0, 8)));
                        END(24)
                    END_LET(70)
                    LET(79)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END_LET(79)
                    LET(80)
                        NEED(79);
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END_LET(80)
                    NEED(70);
                    LET(83)
                        IF(27, OPEN) NEED(80); END(27)
                    END_LET(83)
                    LET(84) NEED(83); END_LET(84)
                END(29)
                NEED(84);
                if (opt_f16_value(u, 0, 0)) {
                    USE_PART(WRITE(1), F_R, K(((0x13 >> V(texture_COMPONENTS, 9) & 1) ? x9 : x7)),
                        BITS(((uint64_t)16 * (0xc >> V(texture_COMPONENTS, 9) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0xe0 >> V(texture_COMPONENTS, 9) & 1) ? x7 : ((0xc >>
                        V(texture_COMPONENTS, 9) & 1) ? x8 : ((0x13 >> V(texture_COMPONENTS, 9) & 1)
                        ? x9 : 0))));
                }
            }
            if (0x1e >> V(texture_COMPONENTS, 9) & 1) {
                NEED(17);
                IF(38, OPEN)
                    LET(92)
                        IF(30, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0),
                                0, 8)));
                        END(30)
                        IF(33, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1),
                                0, 8)));
                        END(33)
                    END_LET(92)
                    LET(101)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END_LET(101)
                    LET(102)
                        NEED(101);
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END_LET(102)
                    NEED(92);
                    LET(105)
                        IF(36, OPEN) NEED(102); END(36)
                    END_LET(105)
                    LET(106) NEED(105); END_LET(106)
                END(38)
                NEED(106);
                if (opt_f16_value(u, 0, 0)) {
                    USE_PART(WRITE(1), F_R, K(((0x1f >> V(texture_COMPONENTS, 9) & 1) ? x9 : x7)),
                        BITS(((uint64_t)16 * (0x11 >> V(texture_COMPONENTS, 9) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0xe0 >> V(texture_COMPONENTS, 9) & 1) ? x7 : ((0xe >>
                        V(texture_COMPONENTS, 9) & 1) ? x9 : x10)));
                }
            }
        END(39)
    END(40)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_tlds_d3_lz_m(struct rt_uses *u)
{
    uint64_t x8 = 0, x9 = 0, x10 = 0, x11 = 0;
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(57, guard_value(u, 10, 2))
        x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x9 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        x10 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
        x11 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
        LET(18)
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
            IF(2, OPEN)
                USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
            END(2)
            IF(4, OPEN)
                USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
            END(4)
        END_LET(18)
        if (0x17 >> V(texture_COMPONENTS, 9) & 1) {
            NEED(18);
            IF(17, OPEN)
                LET(27)
                    IF(5, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(5)
                    IF(8, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END(8)
                    IF(11, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(11)
                END_LET(27)
                LET(36)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(36)
                LET(40)
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(40)
                LET(41)
                    NEED(40);
                    NEED(36);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(41)
                NEED(27);
                LET(44)
                    IF(15, OPEN) NEED(41); END(15)
                END_LET(44)
                LET(45) NEED(44); END_LET(45)
            END(17)
            NEED(45);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x8), BITS(0, 16));
            } else USE(WRITE(1), F_R, x8);
        }
        if (0x1b >> V(texture_COMPONENTS, 9) & 1) {
            NEED(18);
            IF(30, OPEN)
                LET(53)
                    IF(18, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(18)
                    IF(21, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END(21)
                    IF(24, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(24)
                END_LET(53)
                LET(62)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(62)
                LET(66)
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(66)
                LET(67)
                    NEED(66);
                    NEED(62);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(67)
                NEED(53);
                LET(70)
                    IF(28, OPEN) NEED(67); END(28)
                END_LET(70)
                LET(71) NEED(70); END_LET(71)
            END(30)
            NEED(71);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x8), BITS(((uint64_t)16 * (0x17 >> V(texture_COMPONENTS,
                    9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe8 >> V(texture_COMPONENTS, 9) & 1) ? x8 : ((0x17 >>
                    V(texture_COMPONENTS, 9) & 1) ? x9 : 0)));
            }
        }
        if (0x1d >> V(texture_COMPONENTS, 9) & 1) {
            NEED(18);
            IF(43, OPEN)
                LET(79)
                    IF(31, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(31)
                    IF(34, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END(34)
                    IF(37, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(37)
                END_LET(79)
                LET(88)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(88)
                LET(92)
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(92)
                LET(93)
                    NEED(92);
                    NEED(88);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(93)
                NEED(79);
                LET(96)
                    IF(41, OPEN) NEED(93); END(41)
                END_LET(96)
                LET(97) NEED(96); END_LET(97)
            END(43)
            NEED(97);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((0x13 >> V(texture_COMPONENTS, 9) & 1) ? x10 : x8)),
                    BITS(((uint64_t)16 * (0xc >> V(texture_COMPONENTS, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe0 >> V(texture_COMPONENTS, 9) & 1) ? x8 : ((0xc >>
                    V(texture_COMPONENTS, 9) & 1) ? x9 : ((0x13 >> V(texture_COMPONENTS, 9) & 1) ?
                    x10 : 0))));
            }
        }
        if (0x1e >> V(texture_COMPONENTS, 9) & 1) {
            NEED(18);
            IF(56, OPEN)
                LET(105)
                    IF(44, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(44)
                    IF(47, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END(47)
                    IF(50, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(50)
                END_LET(105)
                LET(114)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(114)
                LET(118)
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(118)
                LET(119)
                    NEED(118);
                    NEED(114);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(119)
                NEED(105);
                LET(122)
                    IF(54, OPEN) NEED(119); END(54)
                END_LET(122)
                LET(123) NEED(122); END_LET(123)
            END(56)
            NEED(123);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((0x1f >> V(texture_COMPONENTS, 9) & 1) ? x10 : x8)),
                    BITS(((uint64_t)16 * (0x11 >> V(texture_COMPONENTS, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe0 >> V(texture_COMPONENTS, 9) & 1) ? x8 : ((0xe >>
                    V(texture_COMPONENTS, 9) & 1) ? x10 : x11)));
            }
        }
    END(57)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_tlds_a2_lz_m(struct rt_uses *u)
{
    uint64_t x7 = 0, x8 = 0, x9 = 0, x10 = 0;
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(39, guard_value(u, 10, 2))
        x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        x9 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
        x10 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
        LET(17)
            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
            IF(2, OPEN)
                USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0, 8)));
            END(2)
        END_LET(17)
        if (0x17 >> V(texture_COMPONENTS, 9) & 1) {
            NEED(17);
            IF(11, OPEN)
                LET(26)
                    IF(3, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(3)
                    IF(6, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0,
                            8)));
                    END(6)
                END_LET(26)
                LET(35)
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0, 8)));
                END_LET(35)
                LET(36)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(35);
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(36)
                NEED(26);
                LET(39)
                    IF(9, OPEN) NEED(36); END(9)
                END_LET(39)
                LET(40) NEED(39); END_LET(40)
            END(11)
            NEED(40);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x7), BITS(0, 16));
            } else USE(WRITE(1), F_R, x7);
        }
        if (0x1b >> V(texture_COMPONENTS, 9) & 1) {
            NEED(17);
            IF(20, OPEN)
                LET(48)
                    IF(12, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(12)
                    IF(15, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0,
                            8)));
                    END(15)
                END_LET(48)
                LET(57)
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0, 8)));
                END_LET(57)
                LET(58)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(57);
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(58)
                NEED(48);
                LET(61)
                    IF(18, OPEN) NEED(58); END(18)
                END_LET(61)
                LET(62) NEED(61); END_LET(62)
            END(20)
            NEED(62);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x7), BITS(((uint64_t)16 * (0x17 >> V(texture_COMPONENTS,
                    9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe8 >> V(texture_COMPONENTS, 9) & 1) ? x7 : ((0x17 >>
                    V(texture_COMPONENTS, 9) & 1) ? x8 : 0)));
            }
        }
        if (0x1d >> V(texture_COMPONENTS, 9) & 1) {
            NEED(17);
            IF(29, OPEN)
                LET(70)
                    IF(21, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(21)
                    IF(24, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0,
                            8)));
                    END(24)
                END_LET(70)
                LET(79)
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0, 8)));
                END_LET(79)
                LET(80)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(79);
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(80)
                NEED(70);
                LET(83)
                    IF(27, OPEN) NEED(80); END(27)
                END_LET(83)
                LET(84) NEED(83); END_LET(84)
            END(29)
            NEED(84);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((0x13 >> V(texture_COMPONENTS, 9) & 1) ? x9 : x7)),
                    BITS(((uint64_t)16 * (0xc >> V(texture_COMPONENTS, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe0 >> V(texture_COMPONENTS, 9) & 1) ? x7 : ((0xc >>
                    V(texture_COMPONENTS, 9) & 1) ? x8 : ((0x13 >> V(texture_COMPONENTS, 9) & 1) ?
                    x9 : 0))));
            }
        }
        if (0x1e >> V(texture_COMPONENTS, 9) & 1) {
            NEED(17);
            IF(38, OPEN)
                LET(92)
                    IF(30, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(30)
                    IF(33, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0,
                            8)));
                    END(33)
                END_LET(92)
                LET(101)
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0, 8)));
                END_LET(101)
                LET(102)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(101);
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(102)
                NEED(92);
                LET(105)
                    IF(36, OPEN) NEED(102); END(36)
                END_LET(105)
                LET(106) NEED(105); END_LET(106)
            END(38)
            NEED(106);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((0x1f >> V(texture_COMPONENTS, 9) & 1) ? x9 : x7)),
                    BITS(((uint64_t)16 * (0x11 >> V(texture_COMPONENTS, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xe0 >> V(texture_COMPONENTS, 9) & 1) ? x7 : ((0xe >>
                    V(texture_COMPONENTS, 9) & 1) ? x9 : x10)));
            }
        }
    END(39)
    USE(EARLY(-4), F_R, V(Rb, 7));
    USE(EARLY(-4), F_R, (V(Rb, 7) | 1));
    rt_leave(u);
}

static void uses_tlds_d2_ll_ao_m(struct rt_uses *u)
{
    uint64_t x7 = 0, x8 = 0, x9 = 0, x10 = 0;
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(40, guard_value(u, 10, 2))
        x1 = rt_content(u, F_R, K(((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8))));
        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
        IF(39, rt_not(rt_not(rt_eq(u, x1, K(0)))))
            x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
            x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
            x9 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
            x10 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
            LET(17)
                USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0, 8)));
                IF(2, OPEN)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END(2)
            END_LET(17)
            if (0x17 >> V(texture_COMPONENTS, 9) & 1) {
                NEED(17);
                IF(11, OPEN)
                    LET(26)
                        IF(3, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0),
                                0, 8)));
                            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1),
                                0, 8)));
                        END(3)
                        IF(6, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1),
                                0, 8)));
                            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1),
                                0, 8)));
                        END(6)
                    END_LET(26)
                    LET(35)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0,
                            8)));
                    END_LET(35)
                    LET(36)
                        NEED(35);
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0,
                            8)));
                    END_LET(36)
                    NEED(26);
                    LET(39)
                        IF(9, OPEN) NEED(36); END(9)
                    END_LET(39)
                    LET(40) NEED(39); END_LET(40)
                END(11)
                NEED(40);
                if (opt_f16_value(u, 0, 0)) {
                    USE_PART(WRITE(1), F_R, K(x7), BITS(0, 16));
                } else USE(WRITE(1), F_R, x7);
            }
            if (0x1b >> V(texture_COMPONENTS, 9) & 1) {
                NEED(17);
                IF(20, OPEN)
                    LET(48)
                        IF(12, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0),
                                0, 8)));
                            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1),
                                0, 8)));
                        END(12)
                        IF(15, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1),
                                0, 8)));
                            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1),
                                0, 8)));
                        END(15)
                    END_LET(48)
                    LET(57)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0,
                            8)));
                    END_LET(57)
                    LET(58)
                        NEED(57);
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0,
                            8)));
                    END_LET(58)
                    NEED(48);
                    LET(61)
                        IF(18, OPEN) NEED(58); END(18)
                    END_LET(61)
                    LET(62) NEED(61); END_LET(62)
                END(20)
                NEED(62);
                if (opt_f16_value(u, 0, 0)) {
                    USE_PART(WRITE(1), F_R, K(x7), BITS(((uint64_t)16 * (0x17 >>
                        V(texture_COMPONENTS, 9) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0xe8 >> V(texture_COMPONENTS, 9) & 1) ? x7 : ((0x17 >>
                        V(texture_COMPONENTS, 9) & 1) ? x8 : 0)));
                }
            }
            if (0x1d >> V(texture_COMPONENTS, 9) & 1) {
                NEED(17);
                IF(29, OPEN)
                    LET(70)
                        IF(21, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0),
                                0, 8)));
                            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1),
                                0, 8)));
                        END(21)
                        IF(24, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1),
                                0, 8)));
                            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1),
                                0, 8)));
                        END(24)
                    END_LET(70)
                    LET(79)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0,
                            8)));
                    END_LET(79)
                    LET(80)
                        NEED(79);
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0,
                            8)));
                    END_LET(80)
                    NEED(70);
                    LET(83)
                        IF(27, OPEN) NEED(80); END(27)
                    END_LET(83)
                    LET(84) NEED(83); END_LET(84)
                END(29)
                NEED(84);
                if (opt_f16_value(u, 0, 0)) {
                    USE_PART(WRITE(1), F_R, K(((0x13 >> V(texture_COMPONENTS, 9) & 1) ? x9 : x7)),
                        BITS(((uint64_t)16 * (0xc >> V(texture_COMPONENTS, 9) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0xe0 >> V(texture_COMPONENTS, 9) & 1) ? x7 : ((0xc >>
                        V(texture_COMPONENTS, 9) & 1) ? x8 : ((0x13 >> V(texture_COMPONENTS, 9) & 1)
                        ? x9 : 0))));
                }
            }
            if (0x1e >> V(texture_COMPONENTS, 9) & 1) {
                NEED(17);
                IF(38, OPEN)
                    LET(92)
                        IF(30, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0),
                                0, 8)));
                            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1),
                                0, 8)));
                        END(30)
                        IF(33, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1),
                                0, 8)));
                            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1),
                                0, 8)));
                        END(33)
                    END_LET(92)
                    LET(101)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0,
                            8)));
                    END_LET(101)
                    LET(102)
                        NEED(101);
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0,
                            8)));
                    END_LET(102)
                    NEED(92);
                    LET(105)
                        IF(36, OPEN) NEED(102); END(36)
                    END_LET(105)
                    LET(106) NEED(105); END_LET(106)
                END(38)
                NEED(106);
                if (opt_f16_value(u, 0, 0)) {
                    USE_PART(WRITE(1), F_R, K(((0x1f >> V(texture_COMPONENTS, 9) & 1) ? x9 : x7)),
                        BITS(((uint64_t)16 * (0x11 >> V(texture_COMPONENTS, 9) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0xe0 >> V(texture_COMPONENTS, 9) & 1) ? x7 : ((0xe >>
                        V(texture_COMPONENTS, 9) & 1) ? x9 : x10)));
                }
            }
        END(39)
    END(40)
    USE(EARLY(-4), F_R, V(Rb, 7));
    USE(EARLY(-4), F_R, (V(Rb, 7) | 1));
    rt_leave(u);
}

static void uses_tlds_d1_lz_s(struct rt_uses *u)
{
    uint64_t x6 = 0, x7 = 0;
    guard_reads(u, 10, 2);
    IF(1, guard_value(u, 10, 2))
        x6 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        if (0x31 >> V(texture_COMPONENTS_1, 9) & 1) {
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x6), BITS(0, 16));
            } else USE(WRITE(1), F_R, x6);
        }
        if (0x52 >> V(texture_COMPONENTS_1, 9) & 1) {
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x6), BITS(((uint64_t)16 * (0x31 >> V(texture_COMPONENTS_1,
                    9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xce >> V(texture_COMPONENTS_1, 9) & 1) ? x6 : ((0x31 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x7 : 0)));
            }
        }
        if (0x84 >> V(texture_COMPONENTS_1, 9) & 1) {
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((V(texture_COMPONENTS_1, 9) == 4) ? 255 : x6)),
                    BITS(((uint64_t)16 * (0x63 >> V(texture_COMPONENTS_1, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0x8c >> V(texture_COMPONENTS_1, 9) & 1) ? x6 : ((0x63 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x7 : ((V(texture_COMPONENTS_1, 9) == 4) ?
                    (uint64_t)255 : 0))));
            }
        }
        if (0xe8 >> V(texture_COMPONENTS_1, 9) & 1) {
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((V(texture_COMPONENTS_1, 9) == 4) ? 255 : x6)),
                    BITS(((uint64_t)16 * (0xe7 >> V(texture_COMPONENTS_1, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((V(texture_COMPONENTS_1, 9) == 3) ? x6 : ((0xe7 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x7 : 255)));
            }
        }
    END(1)
    USE(EARLY(-4), F_R, V(Rb, 7));
}

static void uses_tlds_d1_ll_s(struct rt_uses *u)
{
    uint64_t x6 = 0, x7 = 0;
    rt_value x1 = UNKNOWN;
    guard_reads(u, 10, 2);
    IF(2, guard_value(u, 10, 2))
        x1 = rt_content(u, F_R, K(((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8))));
        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
        IF(1, rt_not(rt_not(rt_eq(u, x1, K(0)))))
            x6 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
            x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
            if (0x31 >> V(texture_COMPONENTS_1, 9) & 1) {
                USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                if (opt_f16_value(u, 0, 0)) {
                    USE_PART(WRITE(1), F_R, K(x6), BITS(0, 16));
                } else USE(WRITE(1), F_R, x6);
            }
            if (0x52 >> V(texture_COMPONENTS_1, 9) & 1) {
                USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                if (opt_f16_value(u, 0, 0)) {
                    USE_PART(WRITE(1), F_R, K(x6), BITS(((uint64_t)16 * (0x31 >>
                        V(texture_COMPONENTS_1, 9) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0xce >> V(texture_COMPONENTS_1, 9) & 1) ? x6 : ((0x31 >>
                        V(texture_COMPONENTS_1, 9) & 1) ? x7 : 0)));
                }
            }
            if (0x84 >> V(texture_COMPONENTS_1, 9) & 1) {
                USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                if (opt_f16_value(u, 0, 0)) {
                    USE_PART(WRITE(1), F_R, K(((V(texture_COMPONENTS_1, 9) == 4) ? 255 : x6)),
                        BITS(((uint64_t)16 * (0x63 >> V(texture_COMPONENTS_1, 9) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0x8c >> V(texture_COMPONENTS_1, 9) & 1) ? x6 : ((0x63 >>
                        V(texture_COMPONENTS_1, 9) & 1) ? x7 : ((V(texture_COMPONENTS_1, 9) == 4) ?
                        (uint64_t)255 : 0))));
                }
            }
            if (0xe8 >> V(texture_COMPONENTS_1, 9) & 1) {
                USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                if (opt_f16_value(u, 0, 0)) {
                    USE_PART(WRITE(1), F_R, K(((V(texture_COMPONENTS_1, 9) == 4) ? 255 : x6)),
                        BITS(((uint64_t)16 * (0xe7 >> V(texture_COMPONENTS_1, 9) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((V(texture_COMPONENTS_1, 9) == 3) ? x6 : ((0xe7 >>
                        V(texture_COMPONENTS_1, 9) & 1) ? x7 : 255)));
                }
            }
        END(1)
    END(2)
    USE(EARLY(-4), F_R, V(Rb, 7));
}

static void uses_tlds_d2_lz_s(struct rt_uses *u)
{
    uint64_t x7 = 0, x8 = 0;
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(39, guard_value(u, 10, 2))
        x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        LET(15)
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
            IF(2, OPEN)
                USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
            END(2)
        END_LET(15)
        if (0x31 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(15);
            IF(11, OPEN)
                LET(24)
                    IF(3, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(3)
                    IF(6, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(6)
                END_LET(24)
                LET(33)
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(33)
                LET(34)
                    NEED(33);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(34)
                NEED(24);
                LET(37)
                    IF(9, OPEN) NEED(34); END(9)
                END_LET(37)
                LET(38) NEED(37); END_LET(38)
            END(11)
            NEED(38);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x7), BITS(0, 16));
            } else USE(WRITE(1), F_R, x7);
        }
        if (0x52 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(15);
            IF(20, OPEN)
                LET(46)
                    IF(12, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(12)
                    IF(15, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(15)
                END_LET(46)
                LET(55)
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(55)
                LET(56)
                    NEED(55);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(56)
                NEED(46);
                LET(59)
                    IF(18, OPEN) NEED(56); END(18)
                END_LET(59)
                LET(60) NEED(59); END_LET(60)
            END(20)
            NEED(60);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x7), BITS(((uint64_t)16 * (0x31 >> V(texture_COMPONENTS_1,
                    9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xce >> V(texture_COMPONENTS_1, 9) & 1) ? x7 : ((0x31 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x8 : 0)));
            }
        }
        if (0x84 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(15);
            IF(29, OPEN)
                LET(68)
                    IF(21, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(21)
                    IF(24, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(24)
                END_LET(68)
                LET(77)
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(77)
                LET(78)
                    NEED(77);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(78)
                NEED(68);
                LET(81)
                    IF(27, OPEN) NEED(78); END(27)
                END_LET(81)
                LET(82) NEED(81); END_LET(82)
            END(29)
            NEED(82);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((V(texture_COMPONENTS_1, 9) == 4) ? 255 : x7)),
                    BITS(((uint64_t)16 * (0x63 >> V(texture_COMPONENTS_1, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0x8c >> V(texture_COMPONENTS_1, 9) & 1) ? x7 : ((0x63 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x8 : ((V(texture_COMPONENTS_1, 9) == 4) ?
                    (uint64_t)255 : 0))));
            }
        }
        if (0xe8 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(15);
            IF(38, OPEN)
                LET(90)
                    IF(30, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(30)
                    IF(33, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(33)
                END_LET(90)
                LET(99)
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(99)
                LET(100)
                    NEED(99);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(100)
                NEED(90);
                LET(103)
                    IF(36, OPEN) NEED(100); END(36)
                END_LET(103)
                LET(104) NEED(103); END_LET(104)
            END(38)
            NEED(104);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((V(texture_COMPONENTS_1, 9) == 4) ? 255 : x7)),
                    BITS(((uint64_t)16 * (0xe7 >> V(texture_COMPONENTS_1, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((V(texture_COMPONENTS_1, 9) == 3) ? x7 : ((0xe7 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x8 : 255)));
            }
        }
    END(39)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_tlds_d2_lz_ao_s(struct rt_uses *u)
{
    uint64_t x7 = 0, x8 = 0;
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(39, guard_value(u, 10, 2))
        x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        LET(15)
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
            IF(2, OPEN)
                USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
            END(2)
        END_LET(15)
        if (0x31 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(15);
            IF(11, OPEN)
                LET(24)
                    IF(3, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(3)
                    IF(6, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(6)
                END_LET(24)
                LET(33)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(33)
                LET(34)
                    NEED(33);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(34)
                NEED(24);
                LET(37)
                    IF(9, OPEN) NEED(34); END(9)
                END_LET(37)
                LET(38) NEED(37); END_LET(38)
            END(11)
            NEED(38);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x7), BITS(0, 16));
            } else USE(WRITE(1), F_R, x7);
        }
        if (0x52 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(15);
            IF(20, OPEN)
                LET(46)
                    IF(12, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(12)
                    IF(15, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(15)
                END_LET(46)
                LET(55)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(55)
                LET(56)
                    NEED(55);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(56)
                NEED(46);
                LET(59)
                    IF(18, OPEN) NEED(56); END(18)
                END_LET(59)
                LET(60) NEED(59); END_LET(60)
            END(20)
            NEED(60);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x7), BITS(((uint64_t)16 * (0x31 >> V(texture_COMPONENTS_1,
                    9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xce >> V(texture_COMPONENTS_1, 9) & 1) ? x7 : ((0x31 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x8 : 0)));
            }
        }
        if (0x84 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(15);
            IF(29, OPEN)
                LET(68)
                    IF(21, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(21)
                    IF(24, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(24)
                END_LET(68)
                LET(77)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(77)
                LET(78)
                    NEED(77);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(78)
                NEED(68);
                LET(81)
                    IF(27, OPEN) NEED(78); END(27)
                END_LET(81)
                LET(82) NEED(81); END_LET(82)
            END(29)
            NEED(82);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((V(texture_COMPONENTS_1, 9) == 4) ? 255 : x7)),
                    BITS(((uint64_t)16 * (0x63 >> V(texture_COMPONENTS_1, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0x8c >> V(texture_COMPONENTS_1, 9) & 1) ? x7 : ((0x63 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x8 : ((V(texture_COMPONENTS_1, 9) == 4) ?
                    (uint64_t)255 : 0))));
            }
        }
        if (0xe8 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(15);
            IF(38, OPEN)
                LET(90)
                    IF(30, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(30)
                    IF(33, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(33)
                END_LET(90)
                LET(99)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(99)
                LET(100)
                    NEED(99);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(100)
                NEED(90);
                LET(103)
                    IF(36, OPEN) NEED(100); END(36)
                END_LET(103)
                LET(104) NEED(103); END_LET(104)
            END(38)
            NEED(104);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((V(texture_COMPONENTS_1, 9) == 4) ? 255 : x7)),
                    BITS(((uint64_t)16 * (0xe7 >> V(texture_COMPONENTS_1, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((V(texture_COMPONENTS_1, 9) == 3) ? x7 : ((0xe7 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x8 : 255)));
            }
        }
    END(39)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_tlds_d2_ll_s(struct rt_uses *u)
{
    uint64_t x7 = 0, x8 = 0;
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(40, guard_value(u, 10, 2))
        x1 = rt_content(u, F_R, K(((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8))));
        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
        IF(39, rt_not(rt_not(rt_eq(u, x1, K(0)))))
            x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
            x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
            LET(15)
                USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                IF(2, OPEN)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END(2)
            END_LET(15)
            if (0x31 >> V(texture_COMPONENTS_1, 9) & 1) {
                NEED(15);
                IF(11, OPEN)
                    LET(24)
                        IF(3, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0),
                                0, 8)));
                        END(3)
                        IF(6, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1),
                                0, 8)));
                        END(6)
                    END_LET(24)
                    LET(33)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END_LET(33)
                    LET(34)
                        NEED(33);
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END_LET(34)
                    NEED(24);
                    LET(37)
                        IF(9, OPEN) NEED(34); END(9)
                    END_LET(37)
                    LET(38) NEED(37); END_LET(38)
                END(11)
                NEED(38);
                if (opt_f16_value(u, 0, 0)) {
                    USE_PART(WRITE(1), F_R, K(x7), BITS(0, 16));
                } else USE(WRITE(1), F_R, x7);
            }
            if (0x52 >> V(texture_COMPONENTS_1, 9) & 1) {
                NEED(15);
                IF(20, OPEN)
                    LET(46)
                        IF(12, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0),
                                0, 8)));
                        END(12)
                        IF(15, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1),
                                0, 8)));
                        END(15)
                    END_LET(46)
                    LET(55)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END_LET(55)
                    LET(56)
                        NEED(55);
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END_LET(56)
                    NEED(46);
                    LET(59)
                        IF(18, OPEN) NEED(56); END(18)
                    END_LET(59)
                    LET(60) NEED(59); END_LET(60)
                END(20)
                NEED(60);
                if (opt_f16_value(u, 0, 0)) {
                    USE_PART(WRITE(1), F_R, K(x7), BITS(((uint64_t)16 * (0x31 >>
                        V(texture_COMPONENTS_1, 9) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0xce >> V(texture_COMPONENTS_1, 9) & 1) ? x7 : ((0x31 >>
                        V(texture_COMPONENTS_1, 9) & 1) ? x8 : 0)));
                }
            }
            if (0x84 >> V(texture_COMPONENTS_1, 9) & 1) {
                NEED(15);
                IF(29, OPEN)
                    LET(68)
                        IF(21, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0),
                                0, 8)));
                        END(21)
                        IF(24, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1),
                                0, 8)));
                        END(24)
                    END_LET(68)
                    LET(77)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END_LET(77)
                    LET(78)
                        NEED(77);
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END_LET(78)
                    NEED(68);
                    LET(81)
                        IF(27, OPEN) NEED(78); END(27)
                    END_LET(81)
                    LET(82) NEED(81); END_LET(82)
                END(29)
                NEED(82);
                if (opt_f16_value(u, 0, 0)) {
                    USE_PART(WRITE(1), F_R, K(((V(texture_COMPONENTS_1, 9) == 4) ? 255 : x7)),
                        BITS(((uint64_t)16 * (0x63 >> V(texture_COMPONENTS_1, 9) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0x8c >> V(texture_COMPONENTS_1, 9) & 1) ? x7 : ((0x63 >>
                        V(texture_COMPONENTS_1, 9) & 1) ? x8 : ((V(texture_COMPONENTS_1, 9) == 4) ?
                        (uint64_t)255 : 0))));
                }
            }
            if (0xe8 >> V(texture_COMPONENTS_1, 9) & 1) {
                NEED(15);
                IF(38, OPEN)
                    LET(90)
                        IF(30, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0),
                                0, 8)));
                        END(30)
                        IF(33, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1),
                                0, 8)));
                        END(33)
                    END_LET(90)
                    LET(99)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END_LET(99)
                    LET(100)
                        NEED(99);
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END_LET(100)
                    NEED(90);
                    LET(103)
                        IF(36, OPEN) NEED(100); END(36)
                    END_LET(103)
                    LET(104) NEED(103); END_LET(104)
                END(38)
                NEED(104);
                if (opt_f16_value(u, 0, 0)) {
                    USE_PART(WRITE(1), F_R, K(((V(texture_COMPONENTS_1, 9) == 4) ? 255 : x7)),
                        BITS(((uint64_t)16 * (0xe7 >> V(texture_COMPONENTS_1, 9) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((V(texture_COMPONENTS_1, 9) == 3) ? x7 : ((0xe7 >>
                        V(texture_COMPONENTS_1, 9) & 1) ? x8 : 255)));
                }
            }
        END(39)
    END(40)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_tlds_d3_lz_s(struct rt_uses *u)
{
    uint64_t x8 = 0, x9 = 0;
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(57, guard_value(u, 10, 2))
        x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x9 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        LET(16)
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
            IF(2, OPEN)
                USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
            END(2)
            IF(4, OPEN)
                USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
            END(4)
        END_LET(16)
        if (0x31 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(16);
            IF(17, OPEN)
                LET(25)
                    IF(5, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(5)
                    IF(8, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END(8)
                    IF(11, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(11)
                END_LET(25)
                LET(34)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(34)
                LET(38)
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(38)
                LET(39)
                    NEED(38);
                    NEED(34);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(39)
                NEED(25);
                LET(42)
                    IF(15, OPEN) NEED(39); END(15)
                END_LET(42)
                LET(43) NEED(42); END_LET(43)
            END(17)
            NEED(43);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x8), BITS(0, 16));
            } else USE(WRITE(1), F_R, x8);
        }
        if (0x52 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(16);
            IF(30, OPEN)
                LET(51)
                    IF(18, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(18)
                    IF(21, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END(21)
                    IF(24, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(24)
                END_LET(51)
                LET(60)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(60)
                LET(64)
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(64)
                LET(65)
                    NEED(64);
                    NEED(60);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(65)
                NEED(51);
                LET(68)
                    IF(28, OPEN) NEED(65); END(28)
                END_LET(68)
                LET(69) NEED(68); END_LET(69)
            END(30)
            NEED(69);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x8), BITS(((uint64_t)16 * (0x31 >> V(texture_COMPONENTS_1,
                    9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xce >> V(texture_COMPONENTS_1, 9) & 1) ? x8 : ((0x31 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x9 : 0)));
            }
        }
        if (0x84 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(16);
            IF(43, OPEN)
                LET(77)
                    IF(31, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(31)
                    IF(34, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END(34)
                    IF(37, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(37)
                END_LET(77)
                LET(86)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(86)
                LET(90)
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(90)
                LET(91)
                    NEED(90);
                    NEED(86);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(91)
                NEED(77);
                LET(94)
                    IF(41, OPEN) NEED(91); END(41)
                END_LET(94)
                LET(95) NEED(94); END_LET(95)
            END(43)
            NEED(95);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((V(texture_COMPONENTS_1, 9) == 4) ? 255 : x8)),
                    BITS(((uint64_t)16 * (0x63 >> V(texture_COMPONENTS_1, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0x8c >> V(texture_COMPONENTS_1, 9) & 1) ? x8 : ((0x63 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x9 : ((V(texture_COMPONENTS_1, 9) == 4) ?
                    (uint64_t)255 : 0))));
            }
        }
        if (0xe8 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(16);
            IF(56, OPEN)
                LET(103)
                    IF(44, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                    END(44)
                    IF(47, OPEN)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                    END(47)
                    IF(50, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(50)
                END_LET(103)
                LET(112)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END_LET(112)
                LET(116)
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(116)
                LET(117)
                    NEED(116);
                    NEED(112);
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                END_LET(117)
                NEED(103);
                LET(120)
                    IF(54, OPEN) NEED(117); END(54)
                END_LET(120)
                LET(121) NEED(120); END_LET(121)
            END(56)
            NEED(121);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((V(texture_COMPONENTS_1, 9) == 4) ? 255 : x8)),
                    BITS(((uint64_t)16 * (0xe7 >> V(texture_COMPONENTS_1, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((V(texture_COMPONENTS_1, 9) == 3) ? x8 : ((0xe7 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x9 : 255)));
            }
        }
    END(57)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_tlds_a2_lz_s(struct rt_uses *u)
{
    uint64_t x7 = 0, x8 = 0;
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(39, guard_value(u, 10, 2))
        x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        LET(15)
            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
            IF(2, OPEN)
                USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0, 8)));
            END(2)
        END_LET(15)
        if (0x31 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(15);
            IF(11, OPEN)
                LET(24)
                    IF(3, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(3)
                    IF(6, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0,
                            8)));
                    END(6)
                END_LET(24)
                LET(33)
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0, 8)));
                END_LET(33)
                LET(34)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(33);
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(34)
                NEED(24);
                LET(37)
                    IF(9, OPEN) NEED(34); END(9)
                END_LET(37)
                LET(38) NEED(37); END_LET(38)
            END(11)
            NEED(38);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x7), BITS(0, 16));
            } else USE(WRITE(1), F_R, x7);
        }
        if (0x52 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(15);
            IF(20, OPEN)
                LET(46)
                    IF(12, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(12)
                    IF(15, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0,
                            8)));
                    END(15)
                END_LET(46)
                LET(55)
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0, 8)));
                END_LET(55)
                LET(56)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(55);
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(56)
                NEED(46);
                LET(59)
                    IF(18, OPEN) NEED(56); END(18)
                END_LET(59)
                LET(60) NEED(59); END_LET(60)
            END(20)
            NEED(60);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x7), BITS(((uint64_t)16 * (0x31 >> V(texture_COMPONENTS_1,
                    9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0xce >> V(texture_COMPONENTS_1, 9) & 1) ? x7 : ((0x31 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x8 : 0)));
            }
        }
        if (0x84 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(15);
            IF(29, OPEN)
                LET(68)
                    IF(21, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(21)
                    IF(24, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0,
                            8)));
                    END(24)
                END_LET(68)
                LET(77)
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0, 8)));
                END_LET(77)
                LET(78)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(77);
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(78)
                NEED(68);
                LET(81)
                    IF(27, OPEN) NEED(78); END(27)
                END_LET(81)
                LET(82) NEED(81); END_LET(82)
            END(29)
            NEED(82);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((V(texture_COMPONENTS_1, 9) == 4) ? 255 : x7)),
                    BITS(((uint64_t)16 * (0x63 >> V(texture_COMPONENTS_1, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((0x8c >> V(texture_COMPONENTS_1, 9) & 1) ? x7 : ((0x63 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x8 : ((V(texture_COMPONENTS_1, 9) == 4) ?
                    (uint64_t)255 : 0))));
            }
        }
        if (0xe8 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(15);
            IF(38, OPEN)
                LET(90)
                    IF(30, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END(30)
                    IF(33, OPEN)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0,
                            8)));
                    END(33)
                END_LET(90)
                LET(99)
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0, 8)));
                END_LET(99)
                LET(100)
                    USE(EARLY(-4), F_R, V(Ra, 6));
                    NEED(99);
                    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
                END_LET(100)
                NEED(90);
                LET(103)
                    IF(36, OPEN) NEED(100); END(36)
                END_LET(103)
                LET(104) NEED(103); END_LET(104)
            END(38)
            NEED(104);
            if (opt_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(((V(texture_COMPONENTS_1, 9) == 4) ? 255 : x7)),
                    BITS(((uint64_t)16 * (0xe7 >> V(texture_COMPONENTS_1, 9) & 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((V(texture_COMPONENTS_1, 9) == 3) ? x7 : ((0xe7 >>
                    V(texture_COMPONENTS_1, 9) & 1) ? x8 : 255)));
            }
        }
    END(39)
    USE(EARLY(-4), F_R, V(Rb, 7));
    USE(EARLY(-4), F_R, (V(Rb, 7) | 1));
    rt_leave(u);
}

static void uses_tlds_d2_ll_ao_s(struct rt_uses *u)
{
    uint64_t x7 = 0, x8 = 0;
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(40, guard_value(u, 10, 2))
        x1 = rt_content(u, F_R, K(((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8))));
        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
        IF(39, rt_not(rt_not(rt_eq(u, x1, K(0)))))
            x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
            x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
            LET(15)
                USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0, 8)));
                IF(2, OPEN)
                    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                END(2)
            END_LET(15)
            if (0x31 >> V(texture_COMPONENTS_1, 9) & 1) {
                NEED(15);
                IF(11, OPEN)
                    LET(24)
                        IF(3, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0),
                                0, 8)));
                            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1),
                                0, 8)));
                        END(3)
                        IF(6, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1),
                                0, 8)));
                            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1),
                                0, 8)));
                        END(6)
                    END_LET(24)
                    LET(33)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0,
                            8)));
                    END_LET(33)
                    LET(34)
                        NEED(33);
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0,
                            8)));
                    END_LET(34)
                    NEED(24);
                    LET(37)
                        IF(9, OPEN) NEED(34); END(9)
                    END_LET(37)
                    LET(38) NEED(37); END_LET(38)
                END(11)
                NEED(38);
                if (opt_f16_value(u, 0, 0)) {
                    USE_PART(WRITE(1), F_R, K(x7), BITS(0, 16));
                } else USE(WRITE(1), F_R, x7);
            }
            if (0x52 >> V(texture_COMPONENTS_1, 9) & 1) {
                NEED(15);
                IF(20, OPEN)
                    LET(46)
                        IF(12, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0),
                                0, 8)));
                            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1),
                                0, 8)));
                        END(12)
                        IF(15, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1),
                                0, 8)));
                            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1),
                                0, 8)));
                        END(15)
                    END_LET(46)
                    LET(55)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0,
                            8)));
                    END_LET(55)
                    LET(56)
                        NEED(55);
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0,
                            8)));
                    END_LET(56)
                    NEED(46);
                    LET(59)
                        IF(18, OPEN) NEED(56); END(18)
                    END_LET(59)
                    LET(60) NEED(59); END_LET(60)
                END(20)
                NEED(60);
                if (opt_f16_value(u, 0, 0)) {
                    USE_PART(WRITE(1), F_R, K(x7), BITS(((uint64_t)16 * (0x31 >>
                        V(texture_COMPONENTS_1, 9) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0xce >> V(texture_COMPONENTS_1, 9) & 1) ? x7 : ((0x31 >>
                        V(texture_COMPONENTS_1, 9) & 1) ? x8 : 0)));
                }
            }
            if (0x84 >> V(texture_COMPONENTS_1, 9) & 1) {
                NEED(15);
                IF(29, OPEN)
                    LET(68)
                        IF(21, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0),
                                0, 8)));
                            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1),
                                0, 8)));
                        END(21)
                        IF(24, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1),
                                0, 8)));
                            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1),
                                0, 8)));
                        END(24)
                    END_LET(68)
                    LET(77)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0,
                            8)));
                    END_LET(77)
                    LET(78)
                        NEED(77);
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0,
                            8)));
                    END_LET(78)
                    NEED(68);
                    LET(81)
                        IF(27, OPEN) NEED(78); END(27)
                    END_LET(81)
                    LET(82) NEED(81); END_LET(82)
                END(29)
                NEED(82);
                if (opt_f16_value(u, 0, 0)) {
                    USE_PART(WRITE(1), F_R, K(((V(texture_COMPONENTS_1, 9) == 4) ? 255 : x7)),
                        BITS(((uint64_t)16 * (0x63 >> V(texture_COMPONENTS_1, 9) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0x8c >> V(texture_COMPONENTS_1, 9) & 1) ? x7 : ((0x63 >>
                        V(texture_COMPONENTS_1, 9) & 1) ? x8 : ((V(texture_COMPONENTS_1, 9) == 4) ?
                        (uint64_t)255 : 0))));
                }
            }
            if (0xe8 >> V(texture_COMPONENTS_1, 9) & 1) {
                NEED(15);
                IF(38, OPEN)
                    LET(90)
                        IF(30, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0),
                                0, 8)));
                            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1),
                                0, 8)));
                        END(30)
                        IF(33, OPEN)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1),
                                0, 8)));
                            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1),
                                0, 8)));
                        END(33)
                    END_LET(90)
                    LET(99)
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0,
                            8)));
                    END_LET(99)
                    LET(100)
                        NEED(99);
                        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0,
                            8)));
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0,
                            8)));
                    END_LET(100)
                    NEED(90);
                    LET(103)
                        IF(36, OPEN) NEED(100); END(36)
                    END_LET(103)
                    LET(104) NEED(103); END_LET(104)
                END(38)
                NEED(104);
                if (opt_f16_value(u, 0, 0)) {
                    USE_PART(WRITE(1), F_R, K(((V(texture_COMPONENTS_1, 9) == 4) ? 255 : x7)),
                        BITS(((uint64_t)16 * (0xe7 >> V(texture_COMPONENTS_1, 9) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((V(texture_COMPONENTS_1, 9) == 3) ? x7 : ((0xe7 >>
                        V(texture_COMPONENTS_1, 9) & 1) ? x8 : 255)));
                }
            }
        END(39)
    END(40)
    USE(EARLY(-4), F_R, V(Rb, 7));
    USE(EARLY(-4), F_R, (V(Rb, 7) | 1));
    rt_leave(u);
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
    uint64_t x1 = 0, x2 = 0, x8 = 0, x9 = 0, x10 = 0, x11 = 0;
    rt_enter(u);
    guard_reads(u, 12, 2);
    IF(34, guard_value(u, 12, 2))
        x1 = (V(texture_AOFFI_TLD4S, 2) || V(texture_DC, 3));
        if (V(texture_DC, 3)) {
            x2 = V(texture_AOFFI_TLD4S, 2);
            USE(EARLY(-4), F_R, V(Ra, 9));
            USE(EARLY(-4), F_R, (V(Ra, 9) | 1));
            USE(EARLY(-4), F_R, V(Rb, 10));
            if (x2) USE(EARLY(-4), F_R, (V(Rb, 10) | 1));
            USE(WRITE(1), F_R, V(Rd, 8));
            if ((!opt_tld4s_f16_value(u, 0, 0)) != 0) USE(WRITE(1), F_R, (V(Rd, 8) | 1));
            USE(WRITE(1), F_R, V(texture_Rd2, 7));
            if ((!opt_tld4s_f16_value(u, 0, 0)) != 0) USE(WRITE(1), F_R, (V(texture_Rd2, 7) | 1));
        } else {
            LET(5)
                if ((int64_t)1 < (int64_t)(x1 ? (uint64_t)2 : 1)) {
                    USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                } else USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 0), 0,
                    8)));
            END_LET(5)
            x8 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 0), 0, 8));
            x9 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 1), 0, 8));
            x10 = ((V(texture_Rd2, 7) == 255) ? 255 : rt_bits((V(texture_Rd2, 7) + 0), 0, 8));
            x11 = ((V(texture_Rd2, 7) == 255) ? 255 : rt_bits((V(texture_Rd2, 7) + 1), 0, 8));
            IF(1, OPEN)
                LET(19)
                    NEED(5);
                    if (V(texture_AOFFI_TLD4S, 2)) USE(EARLY(-4), F_R, V(Rb, 10));
                END_LET(19)
            END(1)
            LET(20) NEED(19); END_LET(20)
            LET(33)
                IF(2, OPEN)
                    USE(EARLY(-4), F_R, V(Ra, 9));
                    if (V(texture_AOFFI_TLD4S, 2)) USE(EARLY(-4), F_R, V(Rb, 10));
                END(2)
                IF(5, OPEN) NEED(20); END(5)
            END_LET(33)
            IF(6, OPEN)
                LET(42) NEED(20); END_LET(42)
            END(6)
            LET(43)
                NEED(42);
                USE(EARLY(-4), F_R, V(Ra, 9));
                if (V(texture_AOFFI_TLD4S, 2)) USE(EARLY(-4), F_R, V(Rb, 10));
            END_LET(43)
            IF(7, OPEN) NEED(33); END(7)
            IF(9, OPEN)
                LET(46)
                    IF(8, OPEN) NEED(43); END(8)
                END_LET(46)
            END(9)
            NEED(46);
            if (opt_tld4s_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x8), BITS(0, 16));
            } else USE(WRITE(1), F_R, x8);
            IF(14, OPEN)
                LET(67) NEED(20); END_LET(67)
            END(14)
            LET(68)
                NEED(67);
                USE(EARLY(-4), F_R, V(Ra, 9));
                if (V(texture_AOFFI_TLD4S, 2)) USE(EARLY(-4), F_R, V(Rb, 10));
            END_LET(68)
            IF(15, OPEN) NEED(33); END(15)
            IF(17, OPEN)
                LET(71)
                    IF(16, OPEN) NEED(68); END(16)
                END_LET(71)
            END(17)
            NEED(71);
            if (opt_tld4s_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x8), BITS(16, 16));
            } else USE(WRITE(1), F_R, x9);
            IF(22, OPEN)
                LET(92) NEED(20); END_LET(92)
            END(22)
            LET(93)
                NEED(92);
                USE(EARLY(-4), F_R, V(Ra, 9));
                if (V(texture_AOFFI_TLD4S, 2)) USE(EARLY(-4), F_R, V(Rb, 10));
            END_LET(93)
            IF(23, OPEN) NEED(33); END(23)
            IF(25, OPEN)
                LET(96)
                    IF(24, OPEN) NEED(93); END(24)
                END_LET(96)
            END(25)
            NEED(96);
            if (opt_tld4s_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x10), BITS(0, 16));
            } else USE(WRITE(1), F_R, x10);
            IF(30, OPEN)
                LET(117) NEED(20); END_LET(117)
            END(30)
            LET(118)
                NEED(117);
                USE(EARLY(-4), F_R, V(Ra, 9));
                if (V(texture_AOFFI_TLD4S, 2)) USE(EARLY(-4), F_R, V(Rb, 10));
            END_LET(118)
            IF(31, OPEN) NEED(33); END(31)
            IF(33, OPEN)
                LET(121)
                    IF(32, OPEN) NEED(118); END(32)
                END_LET(121)
            END(33)
            NEED(121);
            if (opt_tld4s_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x10), BITS(16, 16));
            } else USE(WRITE(1), F_R, x11);
        }
    END(34)
    USE(EARLY(-4), F_R, V(Rb, 10));
    rt_leave(u);
}

static void src_va_reads(struct rt_uses *u, int v2, int v3, int v4, int l5)
{
    if (LINE(l5) == 0) USE_PART(READ, F_R, K(V(Ra, v2)), BITS((8 * V(video_BYTE_A, v3)), 8));
    if (LINE(l5) == 1) USE_PART(READ, F_R, K(V(Ra, v2)), BITS((16 * V(video_HALF_A, v4)), 16));
    if (LINE(l5) == 2) USE(READ, F_R, V(Ra, v2));
}

static void src_vb_reads(struct rt_uses *u, int v2, int v3, int v4, int l5)
{
    if (LINE(l5) == 0) USE_PART(READ, F_R, K(V(Rb, v2)), BITS((8 * V(video_BYTE_B, v3)), 8));
    if (LINE(l5) == 1) USE_PART(READ, F_R, K(V(Rb, v2)), BITS((16 * V(video_HALF_B, v4)), 16));
    if (LINE(l5) == 2) USE(READ, F_R, V(Rb, v2));
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
    rt_enter(u);
    guard_reads(u, 20, 7);
    IF(2, guard_value(u, 20, 7))
        if (0xf >> V(video_THEN, 4) & 1) {
            LET(7)
                if (V(video_THEN, 4) == 0) {
                    src_va_reads(u, 8, 9, 11, 5);
                    src_vb_reads(u, 13, 14, 16, 6);
                    USE_PART(READ, F_R, K(V(Rc, 18)), BITS(0, 16));
                } else {
                    USE_PART(READ, F_R, K(V(Rc, 18)), BITS(16, 16));
                    src_va_reads(u, 8, 9, 11, 5);
                    src_vb_reads(u, 13, 14, 16, 6);
                }
            END_LET(7)
            LET(11)
                if (0x3 >> V(video_THEN, 4) & 1) {
                    NEED(7);
                } else {
                    USE(READ, F_R, V(Rc, 18));
                    src_va_reads(u, 8, 9, 11, 5);
                    src_vb_reads(u, 13, 14, 16, 6);
                }
            END_LET(11)
        } else {
            LET(11)
                if (V(video_THEN, 4) == 4) {
                    src_va_reads(u, 8, 9, 11, 5);
                    src_vb_reads(u, 13, 14, 16, 6);
                    USE(READ, F_R, V(Rc, 18));
                } else {
                    if (0x7f >> V(video_THEN, 4) & 1) {
                        src_va_reads(u, 8, 9, 11, 5);
                        src_vb_reads(u, 13, 14, 16, 6);
                        USE(READ, F_R, V(Rc, 18));
                    }
                    IF(1, OPEN)
                        src_va_reads(u, 8, 9, 11, 5);
                        src_vb_reads(u, 13, 14, 16, 6);
                        USE(READ, F_R, V(Rc, 18));
                    END(1)
                }
            END_LET(11)
        }
        NEED(11);
        USE(WRITE(1), F_R, V(Rd, 5));
        if (V(CC, 6)) USE(WRITE(1), F_CC, 0);
    END(2)
    if (V(REUSE_C, 19)) USE(KEEP, F_R, V(Rc, 18));
    src_va_keeps(u, 10, 8, 5);
    src_vb_keeps(u, 15, 13, 6);
    rt_leave(u);
}

static void uses_vabsdiff(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 18, 7);
    IF(2, guard_value(u, 18, 7))
        if (0xf >> V(video_THEN, 4) & 1) {
            LET(7)
                if (V(video_THEN, 4) == 0) {
                    src_va_reads(u, 7, 8, 10, 5);
                    src_vb_reads(u, 11, 12, 14, 6);
                    USE_PART(READ, F_R, K(V(Rc, 16)), BITS(0, 16));
                } else {
                    USE_PART(READ, F_R, K(V(Rc, 16)), BITS(16, 16));
                    src_va_reads(u, 7, 8, 10, 5);
                    src_vb_reads(u, 11, 12, 14, 6);
                }
            END_LET(7)
            LET(11)
                if (0x3 >> V(video_THEN, 4) & 1) {
                    NEED(7);
                } else {
                    USE(READ, F_R, V(Rc, 16));
                    src_va_reads(u, 7, 8, 10, 5);
                    src_vb_reads(u, 11, 12, 14, 6);
                }
            END_LET(11)
        } else {
            LET(11)
                if (V(video_THEN, 4) == 4) {
                    src_va_reads(u, 7, 8, 10, 5);
                    src_vb_reads(u, 11, 12, 14, 6);
                    USE(READ, F_R, V(Rc, 16));
                } else {
                    if (0x7f >> V(video_THEN, 4) & 1) {
                        src_va_reads(u, 7, 8, 10, 5);
                        src_vb_reads(u, 11, 12, 14, 6);
                        USE(READ, F_R, V(Rc, 16));
                    }
                    IF(1, OPEN)
                        src_va_reads(u, 7, 8, 10, 5);
                        src_vb_reads(u, 11, 12, 14, 6);
                        USE(READ, F_R, V(Rc, 16));
                    END(1)
                }
            END_LET(11)
        }
        NEED(11);
        USE(WRITE(1), F_R, V(Rd, 5));
        if (V(CC, 6)) USE(WRITE(1), F_CC, 0);
    END(2)
    if (V(REUSE_C, 17)) USE(KEEP, F_R, V(Rc, 16));
    src_va_keeps(u, 9, 7, 5);
    src_vb_keeps(u, 13, 11, 6);
    rt_leave(u);
}

static void uses_vmnmx(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 19, 7);
    IF(2, guard_value(u, 19, 7))
        if (0xf >> V(video_THEN, 5) & 1) {
            LET(7)
                if (V(video_THEN, 5) == 0) {
                    src_va_reads(u, 8, 9, 11, 5);
                    src_vb_reads(u, 12, 13, 15, 6);
                    USE_PART(READ, F_R, K(V(Rc, 17)), BITS(0, 16));
                } else {
                    USE_PART(READ, F_R, K(V(Rc, 17)), BITS(16, 16));
                    src_va_reads(u, 8, 9, 11, 5);
                    src_vb_reads(u, 12, 13, 15, 6);
                }
            END_LET(7)
            LET(11)
                if (0x3 >> V(video_THEN, 5) & 1) {
                    NEED(7);
                } else {
                    USE(READ, F_R, V(Rc, 17));
                    src_va_reads(u, 8, 9, 11, 5);
                    src_vb_reads(u, 12, 13, 15, 6);
                }
            END_LET(11)
        } else {
            LET(11)
                if (V(video_THEN, 5) == 4) {
                    src_va_reads(u, 8, 9, 11, 5);
                    src_vb_reads(u, 12, 13, 15, 6);
                    USE(READ, F_R, V(Rc, 17));
                } else {
                    if (0x7f >> V(video_THEN, 5) & 1) {
                        src_va_reads(u, 8, 9, 11, 5);
                        src_vb_reads(u, 12, 13, 15, 6);
                        USE(READ, F_R, V(Rc, 17));
                    }
                    IF(1, OPEN)
                        src_va_reads(u, 8, 9, 11, 5);
                        src_vb_reads(u, 12, 13, 15, 6);
                        USE(READ, F_R, V(Rc, 17));
                    END(1)
                }
            END_LET(11)
        }
        NEED(11);
        USE(WRITE(1), F_R, V(Rd, 6));
        if (V(CC, 7)) USE(WRITE(1), F_CC, 0);
    END(2)
    if (V(REUSE_C, 18)) USE(KEEP, F_R, V(Rc, 17));
    src_va_keeps(u, 10, 8, 5);
    src_vb_keeps(u, 14, 12, 6);
    rt_leave(u);
}

static void uses_vset(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 17, 7);
    IF(2, guard_value(u, 17, 7))
        if (0xf >> V(video_THEN, 3) & 1) {
            LET(4)
                if (V(video_THEN, 3) == 0) {
                    src_va_reads(u, 6, 7, 9, 5);
                    src_vb_reads(u, 10, 11, 13, 6);
                    USE_PART(READ, F_R, K(V(Rc, 15)), BITS(0, 16));
                } else {
                    USE_PART(READ, F_R, K(V(Rc, 15)), BITS(16, 16));
                    src_va_reads(u, 6, 7, 9, 5);
                    src_vb_reads(u, 10, 11, 13, 6);
                }
            END_LET(4)
            LET(8)
                if (0x3 >> V(video_THEN, 3) & 1) {
                    NEED(4);
                } else {
                    USE(READ, F_R, V(Rc, 15));
                    src_va_reads(u, 6, 7, 9, 5);
                    src_vb_reads(u, 10, 11, 13, 6);
                }
            END_LET(8)
        } else {
            LET(8)
                if (V(video_THEN, 3) == 4) {
                    src_va_reads(u, 6, 7, 9, 5);
                    src_vb_reads(u, 10, 11, 13, 6);
                    USE(READ, F_R, V(Rc, 15));
                } else {
                    if (0x7f >> V(video_THEN, 3) & 1) {
                        src_va_reads(u, 6, 7, 9, 5);
                        src_vb_reads(u, 10, 11, 13, 6);
                        USE(READ, F_R, V(Rc, 15));
                    }
                    IF(1, OPEN)
                        src_va_reads(u, 6, 7, 9, 5);
                        src_vb_reads(u, 10, 11, 13, 6);
                        USE(READ, F_R, V(Rc, 15));
                    END(1)
                }
            END_LET(8)
        }
        NEED(8);
        USE(WRITE(1), F_R, V(Rd, 4));
        if (V(CC, 5)) USE(WRITE(1), F_CC, 0);
    END(2)
    if (V(REUSE_C, 16)) USE(KEEP, F_R, V(Rc, 15));
    src_va_keeps(u, 8, 6, 5);
    src_vb_keeps(u, 12, 10, 6);
    rt_leave(u);
}

static void uses_vsetp(struct rt_uses *u)
{
    guard_reads(u, 17, 8);
    IF(5, guard_value(u, 17, 8))
        if (V(BOP, 3) == 0) {
            src_va_reads(u, 6, 7, 9, 5);
            src_vb_reads(u, 10, 11, 13, 6);
            IF(1, OPEN) USE(EARLY(7), F_P, V(Pp, 16)); END(1)
        }
        if (V(BOP, 3) == 1) {
            src_va_reads(u, 6, 7, 9, 5);
            src_vb_reads(u, 10, 11, 13, 6);
            IF(2, OPEN) USE(EARLY(7), F_P, V(Pp, 16)); END(2)
        }
        if (V(BOP, 3) == 2) {
            src_va_reads(u, 6, 7, 9, 5);
            src_vb_reads(u, 10, 11, 13, 6);
            USE(EARLY(7), F_P, V(Pp, 16));
        }
        USE(WRITE(1), F_P, V(Pu, 4));
        if (V(BOP, 3) == 0) {
            src_va_reads(u, 6, 7, 9, 5);
            src_vb_reads(u, 10, 11, 13, 6);
            IF(3, OPEN) USE(EARLY(7), F_P, V(Pp, 16)); END(3)
        }
        if (V(BOP, 3) == 1) {
            src_va_reads(u, 6, 7, 9, 5);
            src_vb_reads(u, 10, 11, 13, 6);
            IF(4, OPEN) USE(EARLY(7), F_P, V(Pp, 16)); END(4)
        }
        if (V(BOP, 3) == 2) {
            src_va_reads(u, 6, 7, 9, 5);
            src_vb_reads(u, 10, 11, 13, 6);
            USE(EARLY(7), F_P, V(Pp, 16));
        }
        USE(WRITE(1), F_P, V(Pv, 5));
    END(5)
    src_va_keeps(u, 8, 6, 5);
    src_vb_keeps(u, 12, 10, 6);
}

static void vmad_a_reads(struct rt_uses *u, int v1, int v2, int v3, int l4, int l6)
{
    if (LINE(l6) == 0) src_va_reads(u, v1, v2, v3, l4);
    if (LINE(l6) == 1) USE_PART(READ, F_R, K(V(Ra, v1)), BITS((8 * V(video_BYTE_A, v2)), 8));
    if (LINE(l6) == 2) USE_PART(READ, F_R, K(V(Ra, v1)), BITS((16 * V(video_HALF_A, v3)), 16));
    if (LINE(l6) == 3) USE(READ, F_R, V(Ra, v1));
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
    rt_enter(u);
    guard_reads(u, 19, 10);
    IF(1, guard_value(u, 19, 10))
        LET(8)
            if (0x7 >> V(video_VMAD_SHIFT, 2) & 1) {
                vmad_a_reads(u, 7, 8, 10, 7, 6);
                src_vb_reads(u, 11, 12, 14, 8);
                vmad_c_reads(u, 17);
            }
        END_LET(8)
        NEED(8);
        USE(WRITE(1), F_R, V(Rd, 4));
        if (V(CC, 5)) USE(WRITE(1), F_CC, 0);
    END(1)
    vmad_a_keeps(u, 9, 7, 7, 6);
    src_vb_keeps(u, 13, 11, 8);
    vmad_c_keeps(u, 18, 17);
    rt_leave(u);
}

static void shift_b_reads(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    if (LINE(l4) == 0) USE_PART(READ, F_R, K(V(Rb, v1)), BITS((8 * V(video_BYTE_B, v2)), 8));
    if (LINE(l4) == 1) USE_PART(READ, F_R, K(V(Rb, v1)), BITS((16 * V(video_HALF_B, v3)), 16));
    if (LINE(l4) == 2) USE(READ, F_R, V(Rb, v1));
}

static void shift_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 2) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_vshl(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 18, 6);
    IF(2, guard_value(u, 18, 6))
        if (0xf >> V(video_THEN, 4) & 1) {
            LET(7)
                if (V(video_THEN, 4) == 0) {
                    src_va_reads(u, 7, 8, 10, 4);
                    shift_b_reads(u, 11, 12, 14, 5);
                    USE_PART(READ, F_R, K(V(Rc, 16)), BITS(0, 16));
                } else {
                    USE_PART(READ, F_R, K(V(Rc, 16)), BITS(16, 16));
                    src_va_reads(u, 7, 8, 10, 4);
                    shift_b_reads(u, 11, 12, 14, 5);
                }
            END_LET(7)
            LET(11)
                if (0x3 >> V(video_THEN, 4) & 1) {
                    NEED(7);
                } else {
                    USE(READ, F_R, V(Rc, 16));
                    src_va_reads(u, 7, 8, 10, 4);
                    shift_b_reads(u, 11, 12, 14, 5);
                }
            END_LET(11)
        } else {
            LET(11)
                if (V(video_THEN, 4) == 4) {
                    src_va_reads(u, 7, 8, 10, 4);
                    shift_b_reads(u, 11, 12, 14, 5);
                    USE(READ, F_R, V(Rc, 16));
                } else {
                    if (0x7f >> V(video_THEN, 4) & 1) {
                        src_va_reads(u, 7, 8, 10, 4);
                        shift_b_reads(u, 11, 12, 14, 5);
                        USE(READ, F_R, V(Rc, 16));
                    }
                    IF(1, OPEN)
                        src_va_reads(u, 7, 8, 10, 4);
                        shift_b_reads(u, 11, 12, 14, 5);
                        USE(READ, F_R, V(Rc, 16));
                    END(1)
                }
            END_LET(11)
        }
        NEED(11);
        USE(WRITE(1), F_R, V(Rd, 5));
        if (V(CC, 6)) USE(WRITE(1), F_CC, 0);
    END(2)
    if (V(REUSE_C, 17)) USE(KEEP, F_R, V(Rc, 16));
    src_va_keeps(u, 9, 7, 4);
    shift_b_keeps(u, 13, 11, 5);
    rt_leave(u);
}

static void uses_vabsdiff4(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 16, 0);
    IF(1, guard_value(u, 16, 0))
        if (V(video_DIFF4_RED, 4)) {
            if (0xaaaa >> V(video_DIFF4_LANES, 5) & 1) {
                LET(7)
                    USE(READ, F_R, V(Ra, 8));
                    USE(READ, F_R, V(Rb, 11));
                END_LET(7)
            }
            if (0xcccc >> V(video_DIFF4_LANES, 5) & 1) {
                LET(9)
                    USE(READ, F_R, V(Ra, 8));
                    USE(READ, F_R, V(Rb, 11));
                END_LET(9)
            }
            if (0xf0f0 >> V(video_DIFF4_LANES, 5) & 1) {
                LET(11)
                    USE(READ, F_R, V(Ra, 8));
                    USE(READ, F_R, V(Rb, 11));
                END_LET(11)
            }
            if (0xff00 >> V(video_DIFF4_LANES, 5) & 1) {
                LET(13)
                    USE(READ, F_R, V(Ra, 8));
                    USE(READ, F_R, V(Rb, 11));
                END_LET(13)
            }
            LET(14)
                USE(READ, F_R, V(Rc, 14));
                NEED(7);
                NEED(9);
                NEED(11);
                NEED(13);
            END_LET(14)
            NEED(14);
            USE(WRITE(1), F_R, V(Rd, 6));
            if (V(CC, 7)) USE(WRITE(1), F_CC, 0);
        } else {
            if (0xaaaa >> V(video_DIFF4_LANES, 5) & 1) {
                LET(16)
                    USE(READ, F_R, V(Ra, 8));
                    USE(READ, F_R, V(Rb, 11));
                END_LET(16)
            } else {
                LET(16) USE_PART(READ, F_R, K(V(Rc, 14)), BITS(0, 8)); END_LET(16)
            }
            if (0xcccc >> V(video_DIFF4_LANES, 5) & 1) {
                LET(18)
                    USE(READ, F_R, V(Ra, 8));
                    USE(READ, F_R, V(Rb, 11));
                END_LET(18)
            } else {
                LET(18) USE_PART(READ, F_R, K(V(Rc, 14)), BITS(8, 8)); END_LET(18)
            }
            if (0xf0f0 >> V(video_DIFF4_LANES, 5) & 1) {
                LET(20)
                    USE(READ, F_R, V(Ra, 8));
                    USE(READ, F_R, V(Rb, 11));
                END_LET(20)
            } else {
                LET(20) USE_PART(READ, F_R, K(V(Rc, 14)), BITS(16, 8)); END_LET(20)
            }
            if (0xff00 >> V(video_DIFF4_LANES, 5) & 1) {
                LET(22)
                    USE(READ, F_R, V(Ra, 8));
                    USE(READ, F_R, V(Rb, 11));
                END_LET(22)
            } else {
                LET(22) USE_PART(READ, F_R, K(V(Rc, 14)), BITS(24, 8)); END_LET(22)
            }
            LET(23)
                NEED(16);
                NEED(18);
                NEED(20);
                NEED(22);
            END_LET(23)
            NEED(23);
            USE(WRITE(1), F_R, V(Rd, 6));
            if (V(CC, 7)) USE(WRITE(1), F_CC, 0);
        }
    END(1)
    if (V(REUSE_C, 15)) USE(KEEP, F_R, V(Rc, 14));
    rt_leave(u);
}

static void idp_b_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(Rb, v1));
}

static void idp_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_idp_a4(struct rt_uses *u)
{
    guard_reads(u, 11, 1);
    IF(1, guard_value(u, 11, 1))
        USE(READ, F_R, V(Rc, 9));
        USE_PART(READ, F_R, K(V(Ra, 3)), BITS(0, 8));
        idp_b_reads(u, 5, 0);
        USE_PART(READ, F_R, K(V(Ra, 3)), BITS(8, 8));
        USE_PART(READ, F_R, K(V(Ra, 3)), BITS(16, 8));
        USE_PART(READ, F_R, K(V(Ra, 3)), BITS(24, 8));
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_C, 10)) USE(KEEP, F_R, V(Rc, 9));
    idp_b_keeps(u, 6, 5, 0);
}

static void uses_idp_a2(struct rt_uses *u)
{
    guard_reads(u, 12, 1);
    IF(1, guard_value(u, 12, 1))
        USE(READ, F_R, V(Rc, 10));
        USE_PART(READ, F_R, K(V(Ra, 4)), BITS(0, 16));
        idp_b_reads(u, 6, 0);
        USE_PART(READ, F_R, K(V(Ra, 4)), BITS(16, 16));
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    if (V(REUSE_C, 11)) USE(KEEP, F_R, V(Rc, 10));
    idp_b_keeps(u, 7, 6, 0);
}

static rt_uses_of *const forms[] = {
    [MAXWELL_ATOM] = uses_atom,
    [MAXWELL_ATOM_CAS] = uses_atom_cas,
    [MAXWELL_ATOM_P_OP] = uses_atom_p_op,
    [MAXWELL_ATOM_P_CAS] = uses_atom_p_cas,
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
    [MAXWELL_LONGJMP] = uses_longjmp,
    [MAXWELL_PBK] = uses_pret,
    [MAXWELL_BRK] = uses_brk,
    [MAXWELL_PCNT] = uses_pret,
    [MAXWELL_CONT] = uses_cont,
    [MAXWELL_SSY] = uses_pret,
    [MAXWELL_SYNC] = uses_sync,
    [MAXWELL_PEXIT] = uses_pret,
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
    [MAXWELL_F2F_HS] = uses_f2f_hh,
    [MAXWELL_F2F_HD] = uses_f2f_hd,
    [MAXWELL_F2F_SH] = uses_f2f_sh,
    [MAXWELL_F2F_SS] = uses_f2f_sh,
    [MAXWELL_F2F_SD] = uses_f2f_sd,
    [MAXWELL_F2F_DH] = uses_f2f_dh,
    [MAXWELL_F2F_DS] = uses_f2f_ds,
    [MAXWELL_F2F_DD] = uses_f2f_dd,
    [MAXWELL_F2I_H] = uses_f2i_h,
    [MAXWELL_F2I_S] = uses_f2i_s,
    [MAXWELL_F2I_D] = uses_f2i_d,
    [MAXWELL_I2F_H] = uses_i2f_h,
    [MAXWELL_I2F_B] = uses_i2f_b,
    [MAXWELL_I2F_W] = uses_i2f_b,
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
    [MAXWELL_ICMP_C] = uses_fcmp_c,
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
    [MAXWELL_IMADSP_SU_B] = uses_imadsp_su_b,
    [MAXWELL_IMADSP_US_B] = uses_imadsp_uu_b,
    [MAXWELL_IMADSP_SS_B] = uses_imadsp_su_b,
    [MAXWELL_IMADSP_UU_C] = uses_imadsp_uu_c,
    [MAXWELL_IMADSP_SU_C] = uses_imadsp_su_c,
    [MAXWELL_IMADSP_US_C] = uses_imadsp_uu_c,
    [MAXWELL_IMADSP_SS_C] = uses_imadsp_su_c,
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
    [MAXWELL_SHF_R] = uses_shf_l,
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
    [MAXWELL_BAR_SCAN] = NULL,
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
    [MAXWELL_TEXS_D2_M] = uses_texs_d2_m,
    [MAXWELL_TEXS_D2_LZ_M] = uses_texs_d2_m,
    [MAXWELL_TEXS_D2_LL_M] = uses_texs_d2_ll_m,
    [MAXWELL_TEXS_D2_DC_M] = uses_texs_d2_dc_m,
    [MAXWELL_TEXS_D2_LL_DC_M] = uses_texs_d2_ll_dc_m,
    [MAXWELL_TEXS_D2_LZ_DC_M] = uses_texs_d2_dc_m,
    [MAXWELL_TEXS_A2_M] = uses_texs_a2_m,
    [MAXWELL_TEXS_A2_LZ_M] = uses_texs_a2_m,
    [MAXWELL_TEXS_A2_LZ_DC_M] = uses_texs_d2_ll_dc_m,
    [MAXWELL_TEXS_D3_M] = uses_texs_d3_m,
    [MAXWELL_TEXS_D3_LZ_M] = uses_texs_d3_m,
    [MAXWELL_TEXS_CUBE_M] = uses_texs_d2_dc_m,
    [MAXWELL_TEXS_CUBE_LL_M] = uses_texs_d2_ll_dc_m,
    [MAXWELL_TEXS_D1_LZ_S] = uses_texs_d1_lz_s,
    [MAXWELL_TEXS_D2_S] = uses_texs_d2_s,
    [MAXWELL_TEXS_D2_LZ_S] = uses_texs_d2_s,
    [MAXWELL_TEXS_D2_LL_S] = uses_texs_d2_ll_s,
    [MAXWELL_TEXS_D2_DC_S] = uses_texs_d2_dc_s,
    [MAXWELL_TEXS_D2_LL_DC_S] = uses_texs_d2_ll_dc_s,
    [MAXWELL_TEXS_D2_LZ_DC_S] = uses_texs_d2_dc_s,
    [MAXWELL_TEXS_A2_S] = uses_texs_a2_s,
    [MAXWELL_TEXS_A2_LZ_S] = uses_texs_a2_s,
    [MAXWELL_TEXS_A2_LZ_DC_S] = uses_texs_d2_ll_dc_s,
    [MAXWELL_TEXS_D3_S] = uses_texs_d3_s,
    [MAXWELL_TEXS_D3_LZ_S] = uses_texs_d3_s,
    [MAXWELL_TEXS_CUBE_S] = uses_texs_d2_dc_s,
    [MAXWELL_TEXS_CUBE_LL_S] = uses_texs_d2_ll_dc_s,
    [MAXWELL_TLDS_D1_LZ_M] = uses_tlds_d1_lz_m,
    [MAXWELL_TLDS_D1_LL_M] = uses_tlds_d1_ll_m,
    [MAXWELL_TLDS_D2_LZ_M] = uses_tlds_d2_lz_m,
    [MAXWELL_TLDS_D2_LZ_AO_M] = uses_tlds_d2_lz_ao_m,
    [MAXWELL_TLDS_D2_LL_M] = uses_tlds_d2_ll_m,
    [MAXWELL_TLDS_D2_LZ_MS_M] = uses_texs_d2_dc_m,
    [MAXWELL_TLDS_D3_LZ_M] = uses_tlds_d3_lz_m,
    [MAXWELL_TLDS_A2_LZ_M] = uses_tlds_a2_lz_m,
    [MAXWELL_TLDS_D2_LL_AO_M] = uses_tlds_d2_ll_ao_m,
    [MAXWELL_TLDS_D1_LZ_S] = uses_tlds_d1_lz_s,
    [MAXWELL_TLDS_D1_LL_S] = uses_tlds_d1_ll_s,
    [MAXWELL_TLDS_D2_LZ_S] = uses_tlds_d2_lz_s,
    [MAXWELL_TLDS_D2_LZ_AO_S] = uses_tlds_d2_lz_ao_s,
    [MAXWELL_TLDS_D2_LL_S] = uses_tlds_d2_ll_s,
    [MAXWELL_TLDS_D2_LZ_MS_S] = uses_texs_d2_dc_s,
    [MAXWELL_TLDS_D3_LZ_S] = uses_tlds_d3_lz_s,
    [MAXWELL_TLDS_A2_LZ_S] = uses_tlds_a2_lz_s,
    [MAXWELL_TLDS_D2_LL_AO_S] = uses_tlds_d2_ll_ao_s,
    [MAXWELL_TLD4S] = uses_tld4s,
    [MAXWELL_VADD] = uses_vadd,
    [MAXWELL_VABSDIFF] = uses_vabsdiff,
    [MAXWELL_VMNMX] = uses_vmnmx,
    [MAXWELL_VSET] = uses_vset,
    [MAXWELL_VSETP] = uses_vsetp,
    [MAXWELL_VMAD] = uses_vmad,
    [MAXWELL_VSHL] = uses_vshl,
    [MAXWELL_VSHR] = uses_vshl,
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
    {F_SR, 80, NULL, NULL, NULL},
    {F_SR, 81, NULL, NULL, NULL},
    {F_SR, 82, NULL, NULL, NULL},
    {F_SR, 83, NULL, NULL, NULL},
};

const struct isadora_use_tables maxwell_uses = {
    .forms = forms,
    .aliases = aliases, .alias_count = 18,
};
